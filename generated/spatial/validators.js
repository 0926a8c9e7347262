// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ie=Object.getOwnPropertyNames,Y=(a,r)=>function(){try{return r||(0,a[ie(a)[0]])((r={exports:{}}).exports,r),r.exports}catch(v){throw r=0,v}},ne=Y({"ajv/dist\
/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function r(g){const v=g.length;let x=0,d=0,e;for(;d<v;)x++,e=g.charCodeAt(
d++),e>=55296&&e<=56319&&d<v&&(e=g.charCodeAt(d),(e&64512)===56320&&d++);return x}a.default=r,r.code='require("ajv/dist/runtime/ucs2length").default'}}),oe=Y({"\
ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function r(m,h){return{
validate:m,compare:h}}a.fullFormats={date:r(d,e),time:r(o(!0),n),"date-time":r(p(!0),f),"iso-time":r(o(),t),"iso-date-time":r(p(),u),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:Q,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:se,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:W,int32:{type:"number",validate:ee},int64:{type:"number",validate:te},float:{type:"\
number",validate:V},double:{type:"number",validate:V},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:r(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:r(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
n),"date-time":r(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,f),"iso-time":r(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":r(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,u),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function g(m){return m%4===0&&(m%100!==0||m%400===0)}var v=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,x=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function d(m){const h=v.exec(m);if(!h)return!1;const y=+h[1],c=+h[2],b=+h[3];return c>=1&&c<=12&&b>=1&&b<=(c===2&&g(y)?29:x[c])}function e(m,h){if(m&&
h)return m>h?1:m<h?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function o(m){return function(y){const c=s.exec(y);if(!c)return!1;
const b=+c[1],L=+c[2],k=+c[3],ae=c[4],G=c[5]==="-"?-1:1,C=+(c[6]||0),Z=+(c[7]||0);if(C>23||Z>59||m&&!ae)return!1;if(b<=23&&L<=59&&k<60)return!0;const M=L-Z*G,H=b-
C*G-(M<0?1:0);return(H===23||H===-1)&&(M===59||M===-1)&&k<61}}function n(m,h){if(!(m&&h))return;const y=new Date("2020-01-01T"+m).valueOf(),c=new Date("2020-01-\
01T"+h).valueOf();if(y&&c)return y-c}function t(m,h){if(!(m&&h))return;const y=s.exec(m),c=s.exec(h);if(y&&c)return m=y[1]+y[2]+y[3],h=c[1]+c[2]+c[3],m>h?1:m<h?
-1:0}var i=/t|\s/i;function p(m){const h=o(m);return function(c){const b=c.split(i);return b.length===2&&d(b[0])&&h(b[1])}}function f(m,h){if(!(m&&h))return;const y=new Date(
m).valueOf(),c=new Date(h).valueOf();if(y&&c)return y-c}function u(m,h){if(!(m&&h))return;const[y,c]=m.split(i),[b,L]=h.split(i),k=e(y,b);if(k!==void 0)return k||
n(c,L)}var _=/\/|:/,$=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Q(m){return _.test(m)&&$.test(m)}var S=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function W(m){return S.lastIndex=0,S.test(m)}
var X=-(2**31),K=2**31-1;function ee(m){return Number.isInteger(m)&&m<=K&&m>=X}function te(m){return Number.isInteger(m)}function V(){return!0}var re=/[^\\]\\Z/;
function se(m){if(re.test(m))return!1;try{return new RegExp(m),!0}catch{return!1}}}}),P=z,me={type:"object",properties:{f:{type:"string",enum:["json","html"]}},
required:[],$id:"getLandingPage_query"};function z(a,{instancePath:r="",parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,s=0;const o=z.
evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.f!==void 0){let n=a.f;if(typeof n!=
"string"){const t={instancePath:r+"/f",schemaPath:"#/properties/f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(!(n==="json"||n==="html")){const t={instancePath:r+"/f",schemaPath:"#/properties/f/enum",keyword:"enum",params:{allowedValues:me.properties.f.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[n]:e.push(n),s++}return z.errors=e,s===0}z.evaluated={props:{f:!0},dynamicProps:!1,dynamicItems:!1};var I=T,l=ne().default,
U=new RegExp("^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function T(a,{instancePath:r="",parentData:g,parentDataProperty:v,
rootData:x=a,dynamicAnchors:d={}}={}){let e=null,s=0;const o=T.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a["x-request-id"]!==void 0){let n=a["x-request-id"];if(typeof n=="string"){if(l(n)>38){const t={instancePath:r+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<
1){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[t]:e.push(t),s++}if(!U.test(n)){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pa\
ttern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x2\
0-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request\
-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return T.errors=e,s===0}T.evaluated={props:{"x-request-id":!0},dynamicProps:!1,
dynamicItems:!1};var pe=N,ue={type:"object",properties:{f:{type:"string",enum:["json"]}},required:[],$id:"getApiDefinition_query"};function N(a,{instancePath:r="",
parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,s=0;const o=N.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.f!==void 0){let n=a.f;if(typeof n!="string"){const t={instancePath:r+"/f",schemaPath:"#/properties/\
f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(n!=="json"){const t={instancePath:r+"/f",schemaPath:"#/p\
roperties/f/enum",keyword:"enum",params:{allowedValues:ue.properties.f.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{
const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===0}
N.evaluated={props:{f:!0},dynamicProps:!1,dynamicItems:!1};var w=j;function j(a,{instancePath:r="",parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){
let e=null,s=0;const o=j.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["if-none-\
match"]!==void 0){let n=a["if-none-match"];if(typeof n=="string"){if(l(n)>8192){const t={instancePath:r+"/if-none-match",schemaPath:"#/properties/if-none-match/\
maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT have more than 8192 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+
"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["\
x-request-id"]!==void 0){let n=a["x-request-id"];if(typeof n=="string"){if(l(n)>38){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-i\
d/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}if(!U.test(n)){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\\
x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\\
xa0-\\xff])?$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return j.errors=e,s===0}j.evaluated={props:{"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};
var q=O,A=new RegExp("^[^\\x00-\\x1f\\x7f/]+$","u");function O(a,{instancePath:r="",parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,
s=0;const o=O.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group===void 0){const n={
instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[n]:e.push(
n),s++}if(a.name===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required proper\
ty 'name'"};e===null?e=[n]:e.push(n),s++}if(a.group!==void 0){let n=a.group;if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/group",schemaPath:"#/p\
roperties/group/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={
instancePath:r+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}if(!A.test(n)){const t={instancePath:r+"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/\
]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/group",schemaPath:"#/properties/group\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.name!==void 0){let n=a.name;if(typeof n=="string"){if(l(
n)>128){const t={instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 cha\
racters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!A.test(n)){const t={instancePath:r+"/name",schemaPath:"#/properties/name/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={
instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return O.errors=e,s===0}O.evaluated=
{props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var fe=E,J={type:"object",properties:{limit:{type:"integer",minimum:1},offset:{type:"integer",minimum:0,
maximum:9007199254740991},cursor:{type:"string",format:"page-cursor",minLength:1,maxLength:1024},bbox:{$ref:"contract#/$defs/BoundingBox"},"bbox-crs":{type:"str\
ing",format:"uri",maxLength:256},datetime:{type:"string",format:"datetime-interval",minLength:1,maxLength:128},ids:{type:"array",minItems:1,maxItems:1e3,items:{
type:"string",format:"feature-id",minLength:1,maxLength:128}},filter:{type:"string",format:"cql2",minLength:1,maxLength:1e5},"filter-lang":{type:"string",enum:[
"cql2-text","cql2-json"]},"filter-crs":{type:"string",format:"uri",maxLength:256},properties:{type:"array",maxItems:100,items:{type:"string",format:"property-na\
me",maxLength:128}},sortby:{type:"array",minItems:1,maxItems:8,items:{type:"string",format:"sort-key",minLength:1,maxLength:129}},skipGeometry:{type:"boolean"},
crs:{type:"string",format:"uri",maxLength:256},queryables:{type:"object",maxProperties:100,additionalProperties:{type:"string",maxLength:1024}},f:{type:"string",
enum:["json","html"]}},required:[],$id:"getItems_query"},D=oe().fullFormats.uri;function E(a,{instancePath:r="",parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){
let e=null,s=0;const o=E.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.limit!==void 0){
let t=a.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:r+"/limit",schemaPath:"#/properties/limit/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={instancePath:r+"/limit",schemaPath:"\
#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(i),s++}}if(a.offset!==void 0){let t=a.
offset;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:r+"/offset",schemaPath:"#/properties/offset/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||isNaN(t)){const i={instancePath:r+
"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"must be <= 9007199254740991"};e===
null?e=[i]:e.push(i),s++}if(t<0||isNaN(t)){const i={instancePath:r+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}}if(a.cursor!==void 0){let t=a.cursor;if(typeof t=="string"){if(l(t)>1024){const i={instancePath:r+
"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[i]:e.
push(i),s++}if(l(t)<1){const i={instancePath:r+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/cursor",schemaPath:"#/properties/cursor/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.bbox!==void 0){let t=a.bbox;const i=s,p=s;if(Array.isArray(t)){if(t.length>5){const f={};e===
null?e=[f]:e.push(f),s++}else if(t.length<5){const f={};e===null?e=[f]:e.push(f),s++}}var n=p===s;if(n){const f={instancePath:r+"/bbox",schemaPath:"contract#/$d\
efs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[f]:e.push(f),s++}else s=i,e!==null&&(i?e.length=i:e=null);if(Array.isArray(
t)){if(t.length>6){const u={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have \
more than 6 items"};e===null?e=[u]:e.push(u),s++}if(t.length<4){const u={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/minItems",keyword:"minIt\
ems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),s++}const f=t.length;for(let u=0;u<f;u++){let _=t[u];if(!(typeof _=="\
number"&&isFinite(_))){const $={instancePath:r+"/bbox/"+u,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"number"},message:"mus\
t be number"};e===null?e=[$]:e.push($),s++}}}else{const f={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(a["bbox-crs"]!==void 0){let t=a["bbox-crs"];if(typeof t=="string"){if(l(t)>256){const i={instancePath:r+
"/bbox-crs",schemaPath:"#/properties/bbox-crs/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:
e.push(i),s++}if(!D(t)){const i={instancePath:r+"/bbox-crs",schemaPath:"#/properties/bbox-crs/format",keyword:"format",params:{format:"uri"},message:'must match\
 format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/bbox-crs",schemaPath:"#/properties/bbox-crs/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.datetime!==void 0){let t=a.datetime;if(typeof t=="string"){if(l(t)>128){const i={instancePath:r+
"/datetime",schemaPath:"#/properties/datetime/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[i]:
e.push(i),s++}if(l(t)<1){const i={instancePath:r+"/datetime",schemaPath:"#/properties/datetime/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/datetime",schemaPath:"#/properties/datetime/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.ids!==void 0){let t=a.ids;if(Array.isArray(t)){if(t.length>1e3){const p={instancePath:r+
"/ids",schemaPath:"#/properties/ids/maxItems",keyword:"maxItems",params:{limit:1e3},message:"must NOT have more than 1000 items"};e===null?e=[p]:e.push(p),s++}if(t.
length<1){const p={instancePath:r+"/ids",schemaPath:"#/properties/ids/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[p]:e.push(p),s++}const i=t.length;for(let p=0;p<i;p++){let f=t[p];if(typeof f=="string"){if(l(f)>128){const u={instancePath:r+"/ids/"+p,schemaPath:"\
#/properties/ids/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),s++}if(l(f)<
1){const u={instancePath:r+"/ids/"+p,schemaPath:"#/properties/ids/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:r+"/ids/"+p,schemaPath:"#/properties/ids/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}else{const i={instancePath:r+"/ids",schemaPath:"#/properties/ids/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[i]:e.push(i),s++}}if(a.filter!==void 0){let t=a.filter;if(typeof t=="string"){if(l(t)>1e5){const i={instancePath:r+"/filter",schemaPath:"\
#/properties/filter/maxLength",keyword:"maxLength",params:{limit:1e5},message:"must NOT have more than 100000 characters"};e===null?e=[i]:e.push(i),s++}if(l(t)<
1){const i={instancePath:r+"/filter",schemaPath:"#/properties/filter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/filter",schemaPath:"#/properties/filter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[i]:e.push(i),s++}}if(a["filter-lang"]!==void 0){let t=a["filter-lang"];if(typeof t!="string"){const i={instancePath:r+"/filter-lang",
schemaPath:"#/properties/filter-lang/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="cql2-text"||t===
"cql2-json")){const i={instancePath:r+"/filter-lang",schemaPath:"#/properties/filter-lang/enum",keyword:"enum",params:{allowedValues:J.properties["filter-lang"].
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(a["filter-crs"]!==void 0){let t=a["filter-crs"];if(typeof t=="strin\
g"){if(l(t)>256){const i={instancePath:r+"/filter-crs",schemaPath:"#/properties/filter-crs/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters"};e===null?e=[i]:e.push(i),s++}if(!D(t)){const i={instancePath:r+"/filter-crs",schemaPath:"#/properties/filter-crs/format",keyword:"\
format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/filter-crs",schemaPath:"#/properti\
es/filter-crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.properties!==void 0){let t=a.properties;if(Array.
isArray(t)){if(t.length>100){const p={instancePath:r+"/properties",schemaPath:"#/properties/properties/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[p]:e.push(p),s++}const i=t.length;for(let p=0;p<i;p++){let f=t[p];if(typeof f=="string"){if(l(f)>128){const u={instancePath:r+
"/properties/"+p,schemaPath:"#/properties/properties/items/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===
null?e=[u]:e.push(u),s++}}else{const u={instancePath:r+"/properties/"+p,schemaPath:"#/properties/properties/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}else{const i={instancePath:r+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(a.sortby!==void 0){let t=a.sortby;if(Array.isArray(t)){if(t.length>8){const p={instancePath:r+
"/sortby",schemaPath:"#/properties/sortby/maxItems",keyword:"maxItems",params:{limit:8},message:"must NOT have more than 8 items"};e===null?e=[p]:e.push(p),s++}
if(t.length<1){const p={instancePath:r+"/sortby",schemaPath:"#/properties/sortby/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than\
 1 items"};e===null?e=[p]:e.push(p),s++}const i=t.length;for(let p=0;p<i;p++){let f=t[p];if(typeof f=="string"){if(l(f)>129){const u={instancePath:r+"/sortby/"+
p,schemaPath:"#/properties/sortby/items/maxLength",keyword:"maxLength",params:{limit:129},message:"must NOT have more than 129 characters"};e===null?e=[u]:e.push(
u),s++}if(l(f)<1){const u={instancePath:r+"/sortby/"+p,schemaPath:"#/properties/sortby/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:r+"/sortby/"+p,schemaPath:"#/properties/sortby/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{const i={instancePath:r+"/sortby",schemaPath:"#/properties/sortby/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[i]:e.push(i),s++}}if(a.skipGeometry!==void 0&&typeof a.skipGeometry!="boolean"){const t={instancePath:r+
"/skipGeometry",schemaPath:"#/properties/skipGeometry/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}if(a.
crs!==void 0){let t=a.crs;if(typeof t=="string"){if(l(t)>256){const i={instancePath:r+"/crs",schemaPath:"#/properties/crs/maxLength",keyword:"maxLength",params:{
limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),s++}if(!D(t)){const i={instancePath:r+"/crs",schemaPath:"#/properties/crs/\
format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/crs",schemaPath:"\
#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.queryables!==void 0){let t=a.queryables;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>100){const i={instancePath:r+"/queryables",schemaPath:"#/properties/queryables/maxProperti\
es",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[i]:e.push(i),s++}for(const i in t){let p=t[i];if(typeof p==
"string"){if(l(p)>1024){const f={instancePath:r+"/queryables/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/queryables/additionalProperties\
/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:r+
"/queryables/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/queryables/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:r+"/queryables",schemaPath:"#/properties/queryables/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(a.f!==void 0){let t=a.f;if(typeof t!="string"){const i={instancePath:r+"/f",schemaPath:"#/pr\
operties/f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(!(t==="json"||t==="html")){const i={instancePath:r+
"/f",schemaPath:"#/properties/f/enum",keyword:"enum",params:{allowedValues:J.properties.f.enum},message:"must be equal to one of the allowed values"};e===null?e=
[i]:e.push(i),s++}}}else{const t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}
return E.errors=e,s===0}E.evaluated={props:{limit:!0,offset:!0,cursor:!0,bbox:!0,"bbox-crs":!0,datetime:!0,ids:!0,filter:!0,"filter-lang":!0,"filter-crs":!0,properties:!0,
sortby:!0,skipGeometry:!0,crs:!0,queryables:!0,f:!0},dynamicProps:!1,dynamicItems:!1};var le=F,he=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function F(a,{instancePath:r="",
parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,s=0;const o=F.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
group"},message:"must have required property 'group'"};e===null?e=[n]:e.push(n),s++}if(a.name===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(a.featureId===void 0){const n={instancePath:r,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"featureId"},message:"must have required property 'featureId'"};e===null?e=[n]:e.push(n),s++}
if(a.group!==void 0){let n=a.group;if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLe\
ngth",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/group",schemaPath:"\
#/properties/group/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!A.test(n)){
const t={instancePath:r+"/group",schemaPath:"#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match patter\
n "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.name!==void 0){let n=a.name;if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/\
name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),
s++}if(l(n)<1){const t={instancePath:r+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}if(!A.test(n)){const t={instancePath:r+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"\
^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.featureId!==void 0){let n=a.featureId;
if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/featureId",schemaPath:"#/properties/featureId/maxLength",keyword:"maxLength",params:{limit:128},message:"\
must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/featureId",schemaPath:"#/properties/featureId/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!he.test(n)){const t={instancePath:r+"\
/featureId",schemaPath:"#/properties/featureId/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7\
f]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/featureId",schemaPath:"#/properties/featureId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={props:{group:!0,name:!0,featureId:!0},dynamicProps:!1,dynamicItems:!1};var ce=R,de={type:"obje\
ct",properties:{crs:{type:"string",format:"uri",maxLength:256},f:{type:"string",enum:["json","html"]}},required:[],$id:"getFeature_query"};function R(a,{instancePath:r="",
parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,s=0;const o=R.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.crs!==void 0){let n=a.crs;if(typeof n=="string"){if(l(n)>256){const t={instancePath:r+"/crs",schemaPath:"\
#/properties/crs/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[t]:e.push(t),s++}if(!D(n)){const t={
instancePath:r+"/crs",schemaPath:"#/properties/crs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:r+"/crs",schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a.f!==void 0){let n=a.f;if(typeof n!="string"){const t={instancePath:r+"/f",schemaPath:"#/properties/f/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(!(n==="json"||n==="html")){const t={instancePath:r+"/f",schemaPath:"#/properties/f/enum",keyword:"enum",params:{
allowedValues:de.properties.f.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return R.errors=e,s===0}R.evaluated={props:{crs:!0,f:!0},dynamicProps:!1,
dynamicItems:!1};var ye=B,ge={type:"object",required:["grant_type"],properties:{grant_type:{type:"string",enum:["client_credentials"]},scope:{type:"string",format:"\
oauth-scope"}},additionalProperties:{type:"string"}};function B(a,{instancePath:r="",parentData:g,parentDataProperty:v,rootData:x=a,dynamicAnchors:d={}}={}){let e=null,
s=0;const o=B.evaluated;if(o.dynamicProps&&(o.props=void 0),o.dynamicItems&&(o.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.grant_type===void 0){
const n={instancePath:r,schemaPath:"contract#/$defs/TokenRequest/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required \
property 'grant_type'"};e===null?e=[n]:e.push(n),s++}for(const n in a)if(!(n==="grant_type"||n==="scope")&&typeof a[n]!="string"){const t={instancePath:r+"/"+n.
replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/TokenRequest/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(a.grant_type!==void 0){let n=a.grant_type;if(typeof n!="string"){const t={instancePath:r+"/grant_type",schemaPath:"co\
ntract#/$defs/TokenRequest/properties/grant_type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(n!=="clie\
nt_credentials"){const t={instancePath:r+"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/grant_type/enum",keyword:"enum",params:{allowedValues:ge.
properties.grant_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.scope!==void 0&&typeof a.scope!="string"){const n={
instancePath:r+"/scope",schemaPath:"contract#/$defs/TokenRequest/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),s++}}else{const n={instancePath:r,schemaPath:"contract#/$defs/TokenRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}return B.errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ve={getLandingPage:{query:P,headers:I},getApiDefinition:{
query:pe,headers:w},getFunctions:{query:P,headers:I},conformanceDeclaration:{query:P,headers:I},getCollectionsPage:{query:P,headers:w},getCollection:{path:q,query:P,
headers:w},getSchema:{path:q,query:P,headers:w},getQueryables:{path:q,query:P,headers:w},getSortables:{path:q,query:P,headers:w},getItems:{path:q,query:fe,headers:w},
getFeature:{path:le,query:ce,headers:w},createToken:{headers:I,body:{"application/x-www-form-urlencoded":ye}}};export{ve as validators};
