// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var ae=Object.getOwnPropertyNames,H=(a,r)=>function(){try{return r||(0,a[ae(a)[0]])((r={exports:{}}).exports,r),r.exports}catch(x){throw r=0,x}},ie=H({"ajv/dist\
/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function r(g){const x=g.length;let v=0,y=0,e;for(;y<x;)v++,e=g.charCodeAt(
y++),e>=55296&&e<=56319&&y<x&&(e=g.charCodeAt(y),(e&64512)===56320&&y++);return v}a.default=r,r.code='require("ajv/dist/runtime/ucs2length").default'}}),ne=H({"\
ajv-formats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function r(o,h){return{
validate:o,compare:h}}a.fullFormats={date:r(y,e),time:r(m(!0),n),"date-time":r(p(!0),f),"iso-time":r(m(),t),"iso-date-time":r(p(),u),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:J,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:re,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:Q,int32:{type:"number",validate:K},int64:{type:"number",validate:ee},float:{type:"\
number",validate:S},double:{type:"number",validate:S},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:r(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:r(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
n),"date-time":r(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,f),"iso-time":r(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":r(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,u),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function g(o){return o%4===0&&(o%100!==0||o%400===0)}var x=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,v=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function y(o){const h=x.exec(o);if(!h)return!1;const d=+h[1],c=+h[2],b=+h[3];return c>=1&&c<=12&&b>=1&&b<=(c===2&&g(d)?29:v[c])}function e(o,h){if(o&&
h)return o>h?1:o<h?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function m(o){return function(d){const c=s.exec(d);if(!c)return!1;
const b=+c[1],_=+c[2],k=+c[3],se=c[4],G=c[5]==="-"?-1:1,V=+(c[6]||0),C=+(c[7]||0);if(V>23||C>59||o&&!se)return!1;if(b<=23&&_<=59&&k<60)return!0;const B=_-C*G,Z=b-
V*G-(B<0?1:0);return(Z===23||Z===-1)&&(B===59||B===-1)&&k<61}}function n(o,h){if(!(o&&h))return;const d=new Date("2020-01-01T"+o).valueOf(),c=new Date("2020-01-\
01T"+h).valueOf();if(d&&c)return d-c}function t(o,h){if(!(o&&h))return;const d=s.exec(o),c=s.exec(h);if(d&&c)return o=d[1]+d[2]+d[3],h=c[1]+c[2]+c[3],o>h?1:o<h?
-1:0}var i=/t|\s/i;function p(o){const h=m(o);return function(c){const b=c.split(i);return b.length===2&&y(b[0])&&h(b[1])}}function f(o,h){if(!(o&&h))return;const d=new Date(
o).valueOf(),c=new Date(h).valueOf();if(d&&c)return d-c}function u(o,h){if(!(o&&h))return;const[d,c]=o.split(i),[b,_]=h.split(i),k=e(d,b);if(k!==void 0)return k||
n(c,_)}var L=/\/|:/,$=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function J(o){return L.test(o)&&$.test(o)}var M=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function Q(o){return M.lastIndex=0,M.test(o)}
var W=-(2**31),X=2**31-1;function K(o){return Number.isInteger(o)&&o<=X&&o>=W}function ee(o){return Number.isInteger(o)}function S(){return!0}var te=/[^\\]\\Z/;
function re(o){if(te.test(o))return!1;try{return new RegExp(o),!0}catch{return!1}}}}),P=z,oe={type:"object",properties:{f:{type:"string",enum:["json"]}},required:[],
$id:"getLandingPage_query"};function z(a,{instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=z.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.f!==void 0){let n=a.f;if(typeof n!="string"){
const t={instancePath:r+"/f",schemaPath:"#/properties/f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(n!==
"json"){const t={instancePath:r+"/f",schemaPath:"#/properties/f/enum",keyword:"enum",params:{allowedValues:oe.properties.f.enum},message:"must be equal to one o\
f the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[n]:e.push(n),s++}return z.errors=e,s===0}z.evaluated={props:{f:!0},dynamicProps:!1,dynamicItems:!1};var T=I,l=ie().default,Y=new RegExp("^[\\x\
21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$","u");function I(a,{instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=I.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reques\
t-id"]!==void 0){let n=a["x-request-id"];if(typeof n=="string"){if(l(n)>38){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLen\
gth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/x-\
request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}if(!Y.test(n)){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x\
7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xf\
f])?$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[n]:e.push(n),s++}return I.errors=e,s===0}I.evaluated={props:{"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var w=N;function N(a,{
instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=N.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["if-none-match"]!==void 0){let n=a["if-none-match"];if(typeof n=="string"){if(l(
n)>8192){const t={instancePath:r+"/if-none-match",schemaPath:"#/properties/if-none-match/maxLength",keyword:"maxLength",params:{limit:8192},message:"must NOT ha\
ve more than 8192 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/if-none-match",schemaPath:"#/properties/if-none-match/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["x-request-id"]!==void 0){let n=a["x-request-id"];if(typeof n=="string"){
if(l(n)>38){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!Y.test(n)){const t={instancePath:r+"/x-request-id",
schemaPath:"#/properties/x-request-id/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"},
message:'must match pattern "^[\\x21-\\x7e\\xa0-\\xff]([\\x20-\\x7e\\xa0-\\xff]*[\\x21-\\x7e\\xa0-\\xff])?$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{
const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return N.errors=e,s===0}
N.evaluated={props:{"if-none-match":!0,"x-request-id":!0},dynamicProps:!1,dynamicItems:!1};var q=j,O=new RegExp("^[^\\x00-\\x1f\\x7f/]+$","u");function j(a,{instancePath:r="",
parentData:g,parentDataProperty:x,rootData:v=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=j.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.group===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
group"},message:"must have required property 'group'"};e===null?e=[n]:e.push(n),s++}if(a.name===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(a.group!==void 0){let n=a.group;if(typeof n==
"string"){if(l(n)>128){const t={instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have \
more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/group",schemaPath:"#/properties/group/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!O.test(n)){const t={instancePath:r+"/group",schemaPath:"#/pro\
perties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}}if(a.name!==void 0){let n=a.name;if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/name",schemaPath:"#/properties/name/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/name",schemaPath:"\
#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!O.test(n)){const t={
instancePath:r+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\
\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),s++}return j.errors=e,s===0}j.evaluated={props:{group:!0,name:!0},dynamicProps:!1,dynamicItems:!1};var me=D,U={type:"object",properties:{
limit:{type:"integer",minimum:1},offset:{type:"integer",minimum:0,maximum:9007199254740991},cursor:{type:"string",format:"page-cursor",minLength:1,maxLength:1024},
bbox:{$ref:"contract#/$defs/BoundingBox"},"bbox-crs":{type:"string",format:"uri",maxLength:256},datetime:{type:"string",format:"datetime-interval",minLength:1,maxLength:128},
ids:{type:"array",minItems:1,maxItems:1e3,items:{type:"string",format:"feature-id",minLength:1,maxLength:128}},filter:{type:"string",format:"cql2",minLength:1,maxLength:1e5},
"filter-lang":{type:"string",enum:["cql2-text","cql2-json"]},"filter-crs":{type:"string",format:"uri",maxLength:256},properties:{type:"array",maxItems:100,items:{
type:"string",format:"property-name",maxLength:128}},sortby:{type:"array",minItems:1,maxItems:8,items:{type:"string",format:"sort-key",minLength:1,maxLength:129}},
skipGeometry:{type:"boolean"},crs:{type:"string",format:"uri",maxLength:256},queryables:{type:"object",maxProperties:100,additionalProperties:{type:"string",maxLength:1024}},
f:{type:"string",enum:["json"]}},required:[],$id:"getItems_query"},A=ne().fullFormats.uri;function D(a,{instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.limit!==void 0){let t=a.limit;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:r+"/limit",schemaPath:"#/properties/limit\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)&&(t<1||isNaN(t))){const i={
instancePath:r+"/limit",schemaPath:"#/properties/limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[i]:e.push(
i),s++}}if(a.offset!==void 0){let t=a.offset;if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const i={instancePath:r+"/offset",schemaPath:"#/propertie\
s/offset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[i]:e.push(i),s++}if(typeof t=="number"&&isFinite(t)){if(t>9007199254740991||
isNaN(t)){const i={instancePath:r+"/offset",schemaPath:"#/properties/offset/maximum",keyword:"maximum",params:{comparison:"<=",limit:9007199254740991},message:"\
must be <= 9007199254740991"};e===null?e=[i]:e.push(i),s++}if(t<0||isNaN(t)){const i={instancePath:r+"/offset",schemaPath:"#/properties/offset/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[i]:e.push(i),s++}}}if(a.cursor!==void 0){let t=a.cursor;if(typeof t=="string"){if(l(
t)>1024){const i={instancePath:r+"/cursor",schemaPath:"#/properties/cursor/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1\
024 characters"};e===null?e=[i]:e.push(i),s++}if(l(t)<1){const i={instancePath:r+"/cursor",schemaPath:"#/properties/cursor/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/cursor",schemaPath:"#/properties/cursor/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.bbox!==void 0){let t=a.bbox;const i=s,p=s;if(Array.isArray(
t)){if(t.length>5){const f={};e===null?e=[f]:e.push(f),s++}else if(t.length<5){const f={};e===null?e=[f]:e.push(f),s++}}var n=p===s;if(n){const f={instancePath:r+
"/bbox",schemaPath:"contract#/$defs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[f]:e.push(f),s++}else s=i,e!==null&&(i?e.length=
i:e=null);if(Array.isArray(t)){if(t.length>6){const u={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},
message:"must NOT have more than 6 items"};e===null?e=[u]:e.push(u),s++}if(t.length<4){const u={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/m\
inItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[u]:e.push(u),s++}const f=t.length;for(let u=0;u<f;u++){let L=t[u];
if(!(typeof L=="number"&&isFinite(L))){const $={instancePath:r+"/bbox/"+u,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"numbe\
r"},message:"must be number"};e===null?e=[$]:e.push($),s++}}}else{const f={instancePath:r+"/bbox",schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[f]:e.push(f),s++}}if(a["bbox-crs"]!==void 0){let t=a["bbox-crs"];if(typeof t=="string"){if(l(t)>256){const i={
instancePath:r+"/bbox-crs",schemaPath:"#/properties/bbox-crs/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT have more than 256 characters"};
e===null?e=[i]:e.push(i),s++}if(!A(t)){const i={instancePath:r+"/bbox-crs",schemaPath:"#/properties/bbox-crs/format",keyword:"format",params:{format:"uri"},message:'\
must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/bbox-crs",schemaPath:"#/properties/bbox-crs/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.datetime!==void 0){let t=a.datetime;if(typeof t=="string"){if(l(t)>128){const i={instancePath:r+
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
"cql2-json")){const i={instancePath:r+"/filter-lang",schemaPath:"#/properties/filter-lang/enum",keyword:"enum",params:{allowedValues:U.properties["filter-lang"].
enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}if(a["filter-crs"]!==void 0){let t=a["filter-crs"];if(typeof t=="strin\
g"){if(l(t)>256){const i={instancePath:r+"/filter-crs",schemaPath:"#/properties/filter-crs/maxLength",keyword:"maxLength",params:{limit:256},message:"must NOT h\
ave more than 256 characters"};e===null?e=[i]:e.push(i),s++}if(!A(t)){const i={instancePath:r+"/filter-crs",schemaPath:"#/properties/filter-crs/format",keyword:"\
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
limit:256},message:"must NOT have more than 256 characters"};e===null?e=[i]:e.push(i),s++}if(!A(t)){const i={instancePath:r+"/crs",schemaPath:"#/properties/crs/\
format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[i]:e.push(i),s++}}else{const i={instancePath:r+"/crs",schemaPath:"\
#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}}if(a.queryables!==void 0){let t=a.queryables;
if(t&&typeof t=="object"&&!Array.isArray(t)){if(Object.keys(t).length>100){const i={instancePath:r+"/queryables",schemaPath:"#/properties/queryables/maxProperti\
es",keyword:"maxProperties",params:{limit:100},message:"must NOT have more than 100 properties"};e===null?e=[i]:e.push(i),s++}for(const i in t){let p=t[i];if(typeof p==
"string"){if(l(p)>1024){const f={instancePath:r+"/queryables/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/queryables/additionalProperties\
/maxLength",keyword:"maxLength",params:{limit:1024},message:"must NOT have more than 1024 characters"};e===null?e=[f]:e.push(f),s++}}else{const f={instancePath:r+
"/queryables/"+i.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/queryables/additionalProperties/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[f]:e.push(f),s++}}}else{const i={instancePath:r+"/queryables",schemaPath:"#/properties/queryables/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[i]:e.push(i),s++}}if(a.f!==void 0){let t=a.f;if(typeof t!="string"){const i={instancePath:r+"/f",schemaPath:"#/pr\
operties/f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[i]:e.push(i),s++}if(t!=="json"){const i={instancePath:r+"/f",schemaPath:"\
#/properties/f/enum",keyword:"enum",params:{allowedValues:U.properties.f.enum},message:"must be equal to one of the allowed values"};e===null?e=[i]:e.push(i),s++}}}else{
const t={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return D.errors=e,s===0}
D.evaluated={props:{limit:!0,offset:!0,cursor:!0,bbox:!0,"bbox-crs":!0,datetime:!0,ids:!0,filter:!0,"filter-lang":!0,"filter-crs":!0,properties:!0,sortby:!0,skipGeometry:!0,
crs:!0,queryables:!0,f:!0},dynamicProps:!1,dynamicItems:!1};var pe=E,ue=new RegExp("^[^\\x00-\\x1f\\x7f]+$","u");function E(a,{instancePath:r="",parentData:g,parentDataProperty:x,
rootData:v=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=E.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.group===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must h\
ave required property 'group'"};e===null?e=[n]:e.push(n),s++}if(a.name===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(n),s++}if(a.featureId===void 0){const n={instancePath:r,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"featureId"},message:"must have required property 'featureId'"};e===null?e=[n]:e.push(n),s++}if(a.group!==void 0){let n=a.group;
if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/group",schemaPath:"#/properties/group/maxLength",keyword:"maxLength",params:{limit:128},message:"m\
ust NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/group",schemaPath:"#/properties/group/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!O.test(n)){const t={instancePath:r+"/group",schemaPath:"\
#/properties/group/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:
e.push(t),s++}}else{const t={instancePath:r+"/group",schemaPath:"#/properties/group/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}}if(a.name!==void 0){let n=a.name;if(typeof n=="string"){if(l(n)>128){const t={instancePath:r+"/name",schemaPath:"#/properties/name/maxLengt\
h",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/na\
me",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}
if(!O.test(n)){const t={instancePath:r+"/name",schemaPath:"#/properties/name/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f/]+$"},message:'must\
 match pattern "^[^\\x00-\\x1f\\x7f/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/name",schemaPath:"#/properties/name/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.featureId!==void 0){let n=a.featureId;if(typeof n=="string"){if(l(n)>128){const t={
instancePath:r+"/featureId",schemaPath:"#/properties/featureId/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[t]:e.push(t),s++}if(l(n)<1){const t={instancePath:r+"/featureId",schemaPath:"#/properties/featureId/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!ue.test(n)){const t={instancePath:r+"/featureId",schemaPath:"#/properties/feat\
ureId/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]+$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]+$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:r+"/featureId",schemaPath:"#/properties/featureId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return E.
errors=e,s===0}E.evaluated={props:{group:!0,name:!0,featureId:!0},dynamicProps:!1,dynamicItems:!1};var fe=F,le={type:"object",properties:{crs:{type:"string",format:"\
uri",maxLength:256},f:{type:"string",enum:["json"]}},required:[],$id:"getFeature_query"};function F(a,{instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.crs!==void 0){let n=a.crs;if(typeof n=="string"){if(l(n)>256){const t={instancePath:r+"/crs",schemaPath:"#/properties/crs/maxLength",keyword:"maxLength",
params:{limit:256},message:"must NOT have more than 256 characters"};e===null?e=[t]:e.push(t),s++}if(!A(n)){const t={instancePath:r+"/crs",schemaPath:"#/propert\
ies/crs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:r+"/crs",schemaPath:"\
#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.f!==void 0){let n=a.f;if(typeof n!="st\
ring"){const t={instancePath:r+"/f",schemaPath:"#/properties/f/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(n!=="json"){const t={instancePath:r+"/f",schemaPath:"#/properties/f/enum",keyword:"enum",params:{allowedValues:le.properties.f.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const n={instancePath:r,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[n]:e.push(n),s++}return F.errors=e,s===0}F.evaluated={props:{crs:!0,f:!0},dynamicProps:!1,dynamicItems:!1};var he=R,ce={type:"object",
required:["grant_type"],properties:{grant_type:{type:"string",enum:["client_credentials"]},scope:{type:"string",format:"oauth-scope"}},additionalProperties:{type:"\
string"}};function R(a,{instancePath:r="",parentData:g,parentDataProperty:x,rootData:v=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=R.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.grant_type===void 0){const n={instancePath:r,schemaPath:"contra\
ct#/$defs/TokenRequest/required",keyword:"required",params:{missingProperty:"grant_type"},message:"must have required property 'grant_type'"};e===null?e=[n]:e.push(
n),s++}for(const n in a)if(!(n==="grant_type"||n==="scope")&&typeof a[n]!="string"){const t={instancePath:r+"/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"\
contract#/$defs/TokenRequest/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.grant_type!==
void 0){let n=a.grant_type;if(typeof n!="string"){const t={instancePath:r+"/grant_type",schemaPath:"contract#/$defs/TokenRequest/properties/grant_type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(n!=="client_credentials"){const t={instancePath:r+"/grant_type",schemaPath:"\
contract#/$defs/TokenRequest/properties/grant_type/enum",keyword:"enum",params:{allowedValues:ce.properties.grant_type.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.scope!==void 0&&typeof a.scope!="string"){const n={instancePath:r+"/scope",schemaPath:"contract#/$defs/Tok\
enRequest/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:r,schemaPath:"\
contract#/$defs/TokenRequest/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return R.errors=e,s===0}R.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var de={getLandingPage:{query:P,headers:T},getApiDefinition:{query:P,headers:w},getFunctions:{query:P,headers:T},conformanceDeclaration:{
query:P,headers:T},getCollectionsPage:{query:P,headers:w},getCollection:{path:q,query:P,headers:w},getSchema:{path:q,query:P,headers:w},getQueryables:{path:q,query:P,
headers:w},getSortables:{path:q,query:P,headers:w},getItems:{path:q,query:me,headers:w},getFeature:{path:pe,query:fe,headers:w},createToken:{headers:T,body:{"ap\
plication/x-www-form-urlencoded":he}}};export{de as validators};
