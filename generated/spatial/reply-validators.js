// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var sr=Object.getOwnPropertyNames,Ve=(a,i)=>function(){try{return i||(0,a[sr(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},ir=Ve({"ajv-fo\
rmats/dist/formats.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0}),a.formatNames=a.fastFormats=a.fullFormats=void 0;function i(b,A){return{
validate:b,compare:A}}a.fullFormats={date:i(f,e),time:i(l(!0),r),"date-time":i(n(!0),o),"iso-time":i(l(),t),"iso-date-time":i(n(),m),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:d,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:rr,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:q,int32:{type:"number",validate:$},int64:{type:"number",validate:Ke},float:{type:"\
number",validate:ze},double:{type:"number",validate:ze},password:!0,binary:!0},a.fastFormats={...a.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,o),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,m),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
a.formatNames=Object.keys(a.fullFormats);function g(b){return b%4===0&&(b%100!==0||b%400===0)}var v=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,h=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function f(b){const A=v.exec(b);if(!A)return!1;const _=+A[1],x=+A[2],F=+A[3];return x>=1&&x<=12&&F>=1&&F<=(x===2&&g(_)?29:h[x])}function e(b,A){if(b&&
A)return b>A?1:b<A?-1:0}var s=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function l(b){return function(_){const x=s.exec(_);if(!x)return!1;
const F=+x[1],pe=+x[2],oe=+x[3],tr=x[4],Ee=x[5]==="-"?-1:1,Ce=+(x[6]||0),Re=+(x[7]||0);if(Ce>23||Re>59||b&&!tr)return!1;if(F<=23&&pe<=59&&oe<60)return!0;const _e=pe-
Re*Ee,Me=F-Ce*Ee-(_e<0?1:0);return(Me===23||Me===-1)&&(_e===59||_e===-1)&&oe<61}}function r(b,A){if(!(b&&A))return;const _=new Date("2020-01-01T"+b).valueOf(),x=new Date(
"2020-01-01T"+A).valueOf();if(_&&x)return _-x}function t(b,A){if(!(b&&A))return;const _=s.exec(b),x=s.exec(A);if(_&&x)return b=_[1]+_[2]+_[3],A=x[1]+x[2]+x[3],b>
A?1:b<A?-1:0}var p=/t|\s/i;function n(b){const A=l(b);return function(x){const F=x.split(p);return F.length===2&&f(F[0])&&A(F[1])}}function o(b,A){if(!(b&&A))return;
const _=new Date(b).valueOf(),x=new Date(A).valueOf();if(_&&x)return _-x}function m(b,A){if(!(b&&A))return;const[_,x]=b.split(p),[F,pe]=A.split(p),oe=e(_,F);if(oe!==
void 0)return oe||r(x,pe)}var u=/\/|:/,c=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function d(b){return u.test(b)&&c.test(b)}var P=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function q(b){return P.lastIndex=0,P.test(b)}
var I=-(2**31),w=2**31-1;function $(b){return Number.isInteger(b)&&b<=w&&b>=I}function Ke(b){return Number.isInteger(b)}function ze(){return!0}var er=/[^\\]\\Z/;
function rr(b){if(er.test(b))return!1;try{return new RegExp(b),!0}catch{return!1}}}}),ar=Ve({"ajv/dist/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(
a,"__esModule",{value:!0});function i(g){const v=g.length;let h=0,f=0,e;for(;f<v;)h++,e=g.charCodeAt(f++),e>=55296&&e<=56319&&f<v&&(e=g.charCodeAt(f),(e&64512)===
56320&&f++);return h}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),or=ne,T=ir().fullFormats.uri;function C(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=C.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},
message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(
r),s++}for(const r in a)if(!(r==="title"||r==="description"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.title!==void 0&&typeof a.title!="string"){const r={
instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.description!==
void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"require\
d",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(n.rel===void 0){const o={instancePath:i+"/links\
/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[o]:e.
push(o),s++}if(n.type===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(n.title===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/\
Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in n)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.href!==void 0){let o=n.href;if(typeof o==
"string"){if(!T(o)){const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const o={instancePath:i+
"/links/"+p+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(n.type!==void 0&&typeof n.type!="string"){const o={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.title!==void 0&&typeof n.title!="string"){const o={instancePath:i+"/links/"+
p+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.
errors=e,s===0}C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=ne.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),C(a,{instancePath:i,parentData:g,parentDataProperty:v,
rootData:h,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(C.errors),s=e.length),ne.errors=e,s===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var k=me,
N=ar().default;function me(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=me.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}me.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var y=le,pr={type:"string",enum:["DIS-1001","DIS-1002","DIS\
-1003","DIS-1004","DIS-1005","DIS-1008","DIS-OAF-1011","DIS-OAF-1012","DIS-OAF-1013","DIS-OAF-1014","DIS-OAF-1015","DIS-OAF-1016","DIS-OAF-1017"]};function R(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=R.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.code===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"code"},message:"must have required property 'code'"};e===null?e=[r]:e.push(r),s++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r===
"code"||r==="detail")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NO\
T have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.code!==void 0){let r=a.code;if(typeof r!="string"){const t={instancePath:i+"/code",schemaPath:"\
contract#/$defs/ErrorCode/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="DIS-1001"||r==="DIS-1002"||
r==="DIS-1003"||r==="DIS-1004"||r==="DIS-1005"||r==="DIS-1008"||r==="DIS-OAF-1011"||r==="DIS-OAF-1012"||r==="DIS-OAF-1013"||r==="DIS-OAF-1014"||r==="DIS-OAF-101\
5"||r==="DIS-OAF-1016"||r==="DIS-OAF-1017")){const t={instancePath:i+"/code",schemaPath:"contract#/$defs/ErrorCode/enum",keyword:"enum",params:{allowedValues:pr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(N(r)<1){
const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=M.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have re\
quired property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+"/id",schemaPath:"#/properties/id/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.errors!==void 0){let r=a.errors;if(Array.
isArray(r)){if(r.length<1){const p={instancePath:i+"/errors",schemaPath:"#/properties/errors/minItems",keyword:"minItems",params:{limit:1},message:"must NOT hav\
e fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const t=r.length;for(let p=0;p<t;p++)R(r[p],{instancePath:i+"/errors/"+p,parentData:r,parentDataProperty:p,rootData:h,
dynamicAnchors:f})||(e=e===null?R.errors:e.concat(R.errors),s=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"ty\
pe",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=le.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),M(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?M.errors:e.concat(M.errors),s=e.length),le.errors=
e,s===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var O=ue;function ue(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(N(r)<1){const t={
instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0){let r=a["content-security-policy"];if(typeof r==
"string"){if(N(r)<1){const t={instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-security-policy",schemaPath:"#/pr\
operties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}ue.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0,"content-security-policy":!0},dynamicProps:!1,dynamicItems:!1};
var L=ce;function ce(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ce.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}ce.evaluated={dynamicProps:!1,dynamicItems:!1};var j=ye;function ye(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["retry-after"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),
s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["retry-after"]!==void 0){let r=a["retry\
-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ye.errors=
e,s===0}ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};
var nr=de,mr=new RegExp("^3\\.0\\.\\d+$","u");function de(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property \
'openapi'"};e===null?e=[r]:e.push(r),s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{
missingProperty:"info"},message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"cont\
ract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),
s++}if(a.openapi!==void 0){let r=a.openapi;if(typeof r=="string"){if(!mr.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument\
/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.0\\.\\d+$"},message:'must match pattern "^3\\.0\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.servers!==
void 0){let r=a.servers;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(!(n&&typeof n=="object"&&!Array.isArray(n))){const o={instancePath:i+
"/servers/"+p,schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+
"/paths",schemaPath:"contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return de.errors=e,s===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var D=fe,lr={type:"object",properties:{"x-request-id":{type:"\
string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",
minimum:0},etag:{type:"string",pattern:'^W/"[A-Za-z0-9_-]{22}"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","c\
ache-control"],$id:"getApiDefinition_ok_headers"},Te=new RegExp('^W/"[A-Za-z0-9_-]{22}"$',"u");function fe(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==
void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.
etag;if(typeof r=="string"){if(!Te.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^W/"[A-Za-\
z0-9_-]{22}"$'},message:'must match pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#/propert\
ies/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-cont\
rol"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:lr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===
0}fe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var ur=he;function V(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=V.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(a.arguments===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"arguments"},message:"must have required property 'arguments'"};e===null?e=[r]:
e.push(r),s++}if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"must have re\
quired property 'returns'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="name"||r==="arguments"||r==="returns")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(N(r)<1){const t={instancePath:i+"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/name",schemaPath:"#/properties/na\
me/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.arguments!==void 0){let r=a.arguments;if(Array.isArray(
r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){const o={instancePath:i+"/arguments/"+p,schemaPath:"\
contract#/$defs/FunctionArgument/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(
o),s++}for(const o in n)if(o!=="type"){const m={instancePath:i+"/arguments/"+p,schemaPath:"contract#/$defs/FunctionArgument/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.type!==void 0){let o=n.type;if(Array.
isArray(o)){if(o.length<1){const u={instancePath:i+"/arguments/"+p+"/type",schemaPath:"contract#/$defs/FunctionArgument/properties/type/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++)if(typeof o[u]!="string"){const c={
instancePath:i+"/arguments/"+p+"/type/"+u,schemaPath:"contract#/$defs/FunctionArgument/properties/type/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}}else{const m={instancePath:i+"/arguments/"+p+"/type",schemaPath:"contract#/$defs/FunctionArgument/properties/type\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/arguments/"+p,schemaPath:"con\
tract#/$defs/FunctionArgument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+
"/arguments",schemaPath:"#/properties/arguments/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.returns!==
void 0){let r=a.returns;if(Array.isArray(r)){if(r.length<1){const p={instancePath:i+"/returns",schemaPath:"#/properties/returns/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const t=r.length;for(let p=0;p<t;p++)if(typeof r[p]!="string"){const n={instancePath:i+
"/returns/"+p,schemaPath:"#/properties/returns/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const t={
instancePath:i+"/returns",schemaPath:"#/properties/returns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}
V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),s++}for(const r in a)if(r!=="functions"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const t=r.length;for(let p=0;p<
t;p++)V(r[p],{instancePath:i+"/functions/"+p,parentData:r,parentDataProperty:p,rootData:h,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{
const t={instancePath:i+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.
errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=he.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),H(a,{instancePath:i,parentData:g,parentDataProperty:v,
rootData:h,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(H.errors),s=e.length),he.errors=e,s===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cr=ge;
function ge(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ge.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.conformsTo===void 0){const r={instancePath:i,schemaPath:"contra\
ct#/$defs/ConformanceDeclaration/required",keyword:"required",params:{missingProperty:"conformsTo"},message:"must have required property 'conformsTo'"};e===null?
e=[r]:e.push(r),s++}for(const r in a)if(r!=="conformsTo"){const t={instancePath:i,schemaPath:"contract#/$defs/ConformanceDeclaration/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.conformsTo!==void 0){let r=a.
conformsTo;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(typeof n=="string"){if(!T(n)){const o={instancePath:i+"/conformsTo/"+p,schemaPath:"\
contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=
[o]:e.push(o),s++}}else{const o={instancePath:i+"/conformsTo/"+p,schemaPath:"contract#/$defs/ConformanceDeclaration/properties/conformsTo/items/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/conformsTo",schemaPath:"contract#/$defs/Conf\
ormanceDeclaration/properties/conformsTo/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/ConformanceDeclaration/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.
errors=e,s===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var yr=ve,He={type:"object",required:["id","title","description","itemType","links","crs"],
additionalProperties:!1,properties:{id:{type:"string",pattern:"^[^/]+/[^/]+$"},title:{type:"string"},description:{type:"string"},itemType:{type:"string",enum:["\
feature"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}},extent:{$ref:"contract#/$defs/Extent"},crs:{type:"array",minItems:1,items:{type:"string",format:"\
uri"}},storageCrs:{type:"string",format:"uri"}}},Qe=new RegExp("^[^/]+/[^/]+$","u"),dr={type:"object",required:["interval","trs"],additionalProperties:!1,properties:{
interval:{type:"array",minItems:1,items:{type:"array",minItems:2,maxItems:2,items:{pattern:"^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$",type:["strin\
g","null"]}}},trs:{type:"string",format:"uri"}}};function Q(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.bbox===void 0){const t={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bbox"},message:"must have required property 'bbox'"};e===null?e=[t]:e.push(t),
s++}if(a.crs===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required property 'c\
rs'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="bbox"||t==="crs")){const p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(a.bbox!==void 0){let t=a.bbox;if(Array.
isArray(t)){if(t.length<1){const n={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fe\
wer than 1 items"};e===null?e=[n]:e.push(n),s++}const p=t.length;for(let n=0;n<p;n++){let o=t[n];const m=s,u=s;if(Array.isArray(o)){if(o.length>5){const c={};e===
null?e=[c]:e.push(c),s++}else if(o.length<5){const c={};e===null?e=[c]:e.push(c),s++}}var r=u===s;if(r){const c={instancePath:i+"/bbox/"+n,schemaPath:"contract#\
/$defs/BoundingBox/not",keyword:"not",params:{},message:"must NOT be valid"};e===null?e=[c]:e.push(c),s++}else s=m,e!==null&&(m?e.length=m:e=null);if(Array.isArray(
o)){if(o.length>6){const d={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBox/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT ha\
ve more than 6 items"};e===null?e=[d]:e.push(d),s++}if(o.length<4){const d={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBox/minItems",keyword:"\
minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[d]:e.push(d),s++}const c=o.length;for(let d=0;d<c;d++){let P=o[d];if(!(typeof P==
"number"&&isFinite(P))){const q={instancePath:i+"/bbox/"+n+"/"+d,schemaPath:"contract#/$defs/BoundingBox/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[q]:e.push(q),s++}}}else{const c={instancePath:i+"/bbox/"+n,schemaPath:"contract#/$defs/BoundingBox/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{const p={instancePath:i+"/bbox",schemaPath:"#/properties/bbox/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(a.crs!==void 0){let t=a.crs;if(typeof t=="string"){if(!T(t)){const p={instancePath:i+"/c\
rs",schemaPath:"#/properties/crs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+
"/crs",schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var fr=new RegExp("^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$","u");function E(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=E.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){for(const r in a)if(!(r==="spatial"||r==="temporal")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.spatial!==void 0&&(Q(a.spatial,{instancePath:i+
"/spatial",parentData:a,parentDataProperty:"spatial",rootData:h,dynamicAnchors:f})||(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)),a.temporal!==void 0){let r=a.
temporal;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.interval===void 0){const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/req\
uired",keyword:"required",params:{missingProperty:"interval"},message:"must have required property 'interval'"};e===null?e=[t]:e.push(t),s++}if(r.trs===void 0){
const t={instancePath:i+"/temporal",schemaPath:"contract#/$defs/TemporalExtent/required",keyword:"required",params:{missingProperty:"trs"},message:"must have re\
quired property 'trs'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="interval"||t==="trs")){const p={instancePath:i+"/temporal",schemaPath:"contract#\
/$defs/TemporalExtent/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[p]:e.push(p),s++}if(r.interval!==void 0){let t=r.interval;if(Array.isArray(t)){if(t.length<1){const n={instancePath:i+"/temporal/interval",schemaPath:"contra\
ct#/$defs/TemporalExtent/properties/interval/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),
s++}const p=t.length;for(let n=0;n<p;n++){let o=t[n];if(Array.isArray(o)){if(o.length>2){const u={instancePath:i+"/temporal/interval/"+n,schemaPath:"contract#/$\
defs/TemporalExtent/properties/interval/items/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(u),
s++}if(o.length<2){const u={instancePath:i+"/temporal/interval/"+n,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/minItems",keyword:"minIt\
ems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];if(typeof c!="st\
ring"&&c!==null){const d={instancePath:i+"/temporal/interval/"+n+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/items/type",keyword:"\
type",params:{type:dr.properties.interval.items.items.type},message:"must be string,null"};e===null?e=[d]:e.push(d),s++}if(typeof c=="string"&&!fr.test(c)){const d={
instancePath:i+"/temporal/interval/"+n+"/"+u,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/items/pattern",keyword:"pattern",params:{pattern:"\
^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"},message:'must match pattern "^\\d{4}-\\d{2}-\\d{2}T\\d{2}:\\d{2}:\\d{2}(\\.\\d+)?Z$"'};e===null?e=[d]:e.
push(d),s++}}}else{const m={instancePath:i+"/temporal/interval/"+n,schemaPath:"contract#/$defs/TemporalExtent/properties/interval/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}}else{const p={instancePath:i+"/temporal/interval",schemaPath:"contract#/$defs/TemporalExte\
nt/properties/interval/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(r.trs!==void 0){let t=r.trs;if(typeof t==
"string"){if(!T(t)){const p={instancePath:i+"/temporal/trs",schemaPath:"contract#/$defs/TemporalExtent/properties/trs/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/temporal/trs",schemaPath:"contract#/$defs/TemporalExtent/pr\
operties/trs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/temporal",schemaPath:"\
contract#/$defs/TemporalExtent/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}E.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Z(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Z.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"itemType"},message:"must have required property 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.crs===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required property 'crs'"};e===null?e=[r]:e.push(r),s++}
for(const r in a)if(!(r==="id"||r==="title"||r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||r==="storageCrs")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(!Qe.test(r)){const t={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"patt\
ern",params:{pattern:"^[^/]+/[^/]+$"},message:'must match pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0&&typeof a.title!="string"){
const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!="string"){const t={instancePath:i+"/\
itemType",schemaPath:"#/properties/itemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="feature"){
const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/enum",keyword:"enum",params:{allowedValues:He.properties.itemType.enum},message:"must be e\
qual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){
let n=r[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"\
required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(n.rel===void 0){const o={instancePath:i+
"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=
[o]:e.push(o),s++}if(n.type===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(n.title===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#\
/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in n)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.href!==void 0){let o=n.href;if(typeof o==
"string"){if(!T(o)){const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const o={instancePath:i+
"/links/"+p+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(n.type!==void 0&&typeof n.type!="string"){const o={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.title!==void 0&&typeof n.title!="string"){const o={instancePath:i+"/links/"+
p+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}if(a.extent!==void 0&&(E(a.extent,{instancePath:i+"/extent",parentData:a,parentDataProperty:"extent",rootData:h,dynamicAnchors:f})||(e=e===null?E.
errors:e.concat(E.errors),s=e.length)),a.crs!==void 0){let r=a.crs;if(Array.isArray(r)){if(r.length<1){const p={instancePath:i+"/crs",schemaPath:"#/properties/c\
rs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),s++}const t=r.length;for(let p=0;p<t;p++){
let n=r[p];if(typeof n=="string"){if(!T(n)){const o={instancePath:i+"/crs/"+p,schemaPath:"#/properties/crs/items/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/crs/"+p,schemaPath:"#/properties/crs/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/crs",schemaPath:"#/properties/crs/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.storageCrs!==void 0){let r=a.storageCrs;if(typeof r=="string"){if(!T(r)){
const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.links===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must h\
ave required property 'links'"};e===null?e=[r]:e.push(r),s++}if(a.collections===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"collections"},message:"must have required property 'collections'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="links"||r==="collect\
ions")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addition\
al properties"};e===null?e=[t]:e.push(t),s++}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(n&&typeof n==
"object"&&!Array.isArray(n)){if(n.href===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(n.rel===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$\
defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){
const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"type"},message:"must have required pr\
operty 'type'"};e===null?e=[o]:e.push(o),s++}if(n.title===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"requir\
ed",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in n)if(!(o==="href"||o==="rel"||o===
"type"||o==="title")){const m={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.href!==void 0){let o=n.href;if(typeof o=="string"){if(!T(o)){const m={instancePath:i+
"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?
e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const o={instancePath:i+"/links/"+p+"/rel",schemaPath:"contra\
ct#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!=
"string"){const o={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[o]:e.push(o),s++}if(n.title!==void 0&&typeof n.title!="string"){const o={instancePath:i+"/links/"+p+"/title",schemaPath:"contract#/$def\
s/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/links\
/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+
"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.collections!==void 0){
let r=a.collections;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)Z(r[p],{instancePath:i+"/collections/"+p,parentData:r,parentDataProperty:p,rootData:h,
dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const t={instancePath:i+"/collections",schemaPath:"#/properties/collections/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ve.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),B(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?B.errors:e.concat(B.errors),s=e.length),ve.errors=
e,s===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hr=Pe;function W(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.id===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(
r),s++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required prop\
erty 'title'"};e===null?e=[r]:e.push(r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.itemType===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"itemType"},message:"must have required property 'itemType'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:
e.push(r),s++}if(a.crs===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"crs"},message:"must have required p\
roperty 'crs'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="id"||r==="title"||r==="description"||r==="itemType"||r==="links"||r==="extent"||r==="crs"||
r==="storageCrs")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),s++}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(!Qe.test(r)){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/pattern",keyword:"pattern",params:{pattern:"^[^/]+/[^/]+$"},message:'must match pattern "^[^/]+/[^/]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.title!==
void 0&&typeof a.title!="string"){const r={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[r]:e.push(r),s++}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/\
description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.itemType!==void 0){let r=a.itemType;if(typeof r!=
"string"){const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(r!=="feature"){const t={instancePath:i+"/itemType",schemaPath:"#/properties/itemType/enum",keyword:"enum",params:{allowedValues:He.properties.
itemType.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.
length;for(let p=0;p<t;p++){let n=r[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract\
#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(n.rel===
void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have requ\
ired property 'rel'"};e===null?e=[o]:e.push(o),s++}if(n.type===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(n.title===void 0){const o={instancePath:i+
"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[o]:e.push(o),s++}for(const o in n)if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.
href!==void 0){let o=n.href;if(typeof o=="string"){if(!T(o)){const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+p+"/href",schemaPath:"\
contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(n.rel!==void 0&&typeof n.
rel!="string"){const o={instancePath:i+"/links/"+p+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0&&typeof n.type!="string"){const o={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$def\
s/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.title!==void 0&&typeof n.title!="\
string"){const o={instancePath:i+"/links/"+p+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.extent!==void 0&&(E(a.extent,{instancePath:i+"/extent",parentData:a,parentDataProperty:"exte\
nt",rootData:h,dynamicAnchors:f})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),a.crs!==void 0){let r=a.crs;if(Array.isArray(r)){if(r.length<1){const p={
instancePath:i+"/crs",schemaPath:"#/properties/crs/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(
p),s++}const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(typeof n=="string"){if(!T(n)){const o={instancePath:i+"/crs/"+p,schemaPath:"#/properties/crs/items/fo\
rmat",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[o]:e.push(o),s++}}else{const o={instancePath:i+"/crs/"+p,schemaPath:"\
#/properties/crs/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/crs",
schemaPath:"#/properties/crs/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.storageCrs!==void 0){let r=a.
storageCrs;if(typeof r=="string"){if(!T(r)){const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/format",keyword:"format",params:{format:"u\
ri"},message:'must match format "uri"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/storageCrs",schemaPath:"#/properties/storageCrs/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Pe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),W(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?W.errors:e.concat(W.errors),s=e.length),Pe.errors=
e,s===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr=ke,Ze={type:"object",required:["$schema","$id","type","title","properties"],additionalProperties:!1,
properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},
title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},required:{type:"array",
items:{type:"string"}},additionalProperties:{type:"boolean"}}},S={type:"object",additionalProperties:!1,properties:{title:{type:"string"},description:{type:"str\
ing"},type:{type:"string",enum:["string","integer","number","boolean","array","object"]},items:{type:"object",additionalProperties:!1,properties:{type:{type:"st\
ring",enum:["string","integer","number","boolean"]}}},format:{type:"string"},maxLength:{type:"integer",minimum:0},enum:{type:"array",minItems:1,items:{oneOf:[{type:"\
string"},{type:"number"}]}},minimum:{type:"number"},maximum:{type:"number"},readOnly:{type:"boolean"},"x-ogc-role":{type:"string",enum:["id","primary-geometry",
"primary-instant","primary-interval-start","primary-interval-end"]},"x-ogc-propertySeq":{type:"integer",minimum:1}}},De=Object.prototype.hasOwnProperty;function G(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[t]:e.push(t),s++}if(a.$id===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===null?e=[t]:e.push(t),s++}if(a.type===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?
e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have \
required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="t\
itle"||t==="description"||t==="properties"||t==="required"||t==="additionalProperties")){const p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(a.$schema!==void 0){let t=a.$schema;
if(typeof t!="string"){const p={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}if(t!=="https://json-schema.org/draft/2020-12/schema"){const p={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",
keyword:"enum",params:{allowedValues:Ze.properties.$schema.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(a.$id!==
void 0){let t=a.$id;if(typeof t=="string"){if(!T(t)){const p={instancePath:i+"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const p={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t!=="object"){const p={instancePath:i+"/\
type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Ze.properties.type.enum},message:"must be equal to one of the allowed values"};e===
null?e=[p]:e.push(p),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==void 0&&typeof a.description!="string"){const t={instancePath:i+"/descr\
iption",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==
void 0){let t=a.properties;if(t&&typeof t=="object"&&!Array.isArray(t))for(const p in t){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){for(const o in n)
if(!De.call(S.properties,o)){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.title!==
void 0&&typeof n.title!="string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertyS\
chema/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.description!==void 0&&typeof n.description!=
"string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/d\
escription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0){let o=n.type;if(typeof o!="str\
ing"){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||
o==="object")){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/typ\
e/enum",keyword:"enum",params:{allowedValues:S.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(n.items!==
void 0){let o=n.items;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o)if(m!=="type"){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/pr\
operties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"\
enum",params:{allowedValues:S.properties.items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(n.format!==void 0&&typeof n.format!="string"){const o={instancePath:i+"/proper\
ties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.maxLength!==void 0){let o=n.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}if(n.enum!==void 0){let o=n.enum;if(Array.isArray(o)){if(o.length<1){const u={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"min\
Items",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const d=s;let P=!1,
q=null;const I=s;if(typeof c!="string"){const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/P\
ropertySchema/properties/enum/items/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[$]:e.push($),s++}var r=I===s;r&&(P=
!0,q=0);const w=s;if(!(typeof c=="number"&&isFinite(c))){const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"\
contract#/$defs/PropertySchema/properties/enum/items/oneOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),s++}
var r=w===s;if(r&&P?(P=!1,q=[q,1]):r&&(P=!0,q=1),P)s=d,e!==null&&(d?e.length=d:e=null);else{const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:q},message:"must match exa\
ctly one schema in oneOf"};e===null?e=[$]:e.push($),s++}}}else{const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"\
contract#/$defs/PropertySchema/properties/enum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(n.minimum!==
void 0){let o=n.minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"\
contract#/$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.maximum!==
void 0){let o=n.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"\
contract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.readOnly!==
void 0&&typeof n.readOnly!="boolean"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/Pr\
opertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n["x-ogc-role"]!==void 0){
let o=n["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#\
/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o===
"primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="primary-interval-end")){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:S.properties["x-og\
c-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(n["x-ogc-propertySeq"]!==void 0){let o=n["x-ogc-propertySe\
q"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySe\
q",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-prope\
rtySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySche\
ma/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{const p={instancePath:i+"/properties",schemaPath:"#/\
properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(a.required!==void 0){let t=a.required;
if(Array.isArray(t)){const p=t.length;for(let n=0;n<p;n++)if(typeof t[n]!="string"){const o={instancePath:i+"/required/"+n,schemaPath:"#/properties/required/ite\
ms/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{const p={instancePath:i+"/required",schemaPath:"#/pr\
operties/required/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}}if(a.additionalProperties!==void 0&&typeof a.
additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ke.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),G(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?G.errors:e.concat(G.errors),s=e.length),ke.errors=e,s===
0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vr=be,Be={type:"object",required:["$schema","$id","type","title","properties","additionalPropertie\
s"],additionalProperties:!1,properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-12/schema"]},$id:{type:"string",format:"uri"},type:{type:"\
string",enum:["object"]},title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{$ref:"contract#/$defs/PropertySchema"}},
additionalProperties:{type:"boolean"}}};function Y(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Y.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===null?e=[t]:e.push(t),s++}if(a.
$id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have required property '$id'"};e===
null?e=[t]:e.push(t),s++}if(a.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}if(a.additionalProperties===void 0){
const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"additionalProperties"},message:"must have required property 'additio\
nalProperties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="title"||t==="description"||t==="properties"||t===
"additionalProperties")){const p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must \
NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(a.$schema!==void 0){let t=a.$schema;if(typeof t!="string"){const p={instancePath:i+"/$schema",schemaPath:"\
#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t!=="https://json-schema.org/draft/\
2020-12/schema"){const p={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",keyword:"enum",params:{allowedValues:Be.properties.$schema.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(a.$id!==void 0){let t=a.$id;if(typeof t=="string"){if(!T(t)){const p={instancePath:i+
"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}if(a.type!==
void 0){let t=a.type;if(typeof t!="string"){const p={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[p]:e.push(p),s++}if(t!=="object"){const p={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Be.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={
instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==
void 0&&typeof a.description!="string"){const t={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==void 0){let t=a.properties;if(t&&typeof t=="object"&&!Array.isArray(t))for(const p in t){
let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){for(const o in n)if(!De.call(S.properties,o)){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:o},message:"must \
NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.title!==void 0&&typeof n.title!="string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,
"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertySchema/properties/title/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[o]:e.push(o),s++}if(n.description!==void 0&&typeof n.description!="string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[o]:e.push(o),s++}if(n.type!==void 0){let o=n.type;if(typeof o!="string"){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||o==="object")){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(
/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{allowedValues:S.properties.type.enum},message:"must \
be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(n.items!==void 0){let o=n.items;if(o&&typeof o=="object"&&!Array.isArray(o)){for(const m in o)
if(m!=="type"){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/it\
ems/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),s++}
if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"\
contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}
if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"\
contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"enum",params:{allowedValues:S.properties.items.properties.type.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
s++}}if(n.format!==void 0&&typeof n.format!="string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"cont\
ract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.maxLength!==
void 0){let o=n.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLe\
ngth",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[m]:e.push(m),s++}}if(n.enum!==void 0){let o=n.enum;if(Array.isArray(o)){if(o.length<1){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,
"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const d=s;let P=!1,q=null;const I=s;if(typeof c!="string"){const $={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf/0/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[$]:e.push($),s++}var r=I===s;r&&(P=!0,q=0);const w=s;if(!(typeof c=="number"&&isFinite(c))){const $={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf/1/type",
keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),s++}var r=w===s;if(r&&P?(P=!1,q=[q,1]):r&&(P=!0,q=1),P)s=d,e!==null&&(d?
e.length=d:e=null);else{const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/pr\
operties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:q},message:"must match exactly one schema in oneOf"};e===null?e=[$]:e.push($),s++}}}else{const m={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(n.minimum!==void 0){let o=n.minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"contract#/$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.maximum!==void 0){let o=n.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"contract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"\
number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.readOnly!==void 0&&typeof n.readOnly!="boolean"){const o={instancePath:i+"/properties/"+p.
replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/PropertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[o]:e.push(o),s++}if(n["x-ogc-role"]!==void 0){let o=n["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+
p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o==="primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="prim\
ary-interval-end")){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/pro\
perties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:S.properties["x-ogc-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=
[m]:e.push(m),s++}}if(n["x-ogc-propertySeq"]!==void 0){let o=n["x-ogc-propertySeq"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{
const p={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.
push(p),s++}}if(a.additionalProperties!==void 0&&typeof a.additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/propert\
ies/additionalProperties/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function be(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=be.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?
Y.errors:e.concat(Y.errors),s=e.length),be.errors=e,s===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pr=we,We={type:"object",required:["$schema",
"$id","type","title","properties","additionalProperties"],additionalProperties:!1,properties:{$schema:{type:"string",enum:["https://json-schema.org/draft/2020-1\
2/schema"]},$id:{type:"string",format:"uri"},type:{type:"string",enum:["object"]},title:{type:"string"},description:{type:"string"},properties:{type:"object",additionalProperties:{
$ref:"contract#/$defs/PropertySchema"}},additionalProperties:{type:"boolean"}}};function U(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=U.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.$schema===
void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$schema"},message:"must have required property '$schema'"};e===
null?e=[t]:e.push(t),s++}if(a.$id===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"$id"},message:"must have\
 required property '$id'"};e===null?e=[t]:e.push(t),s++}if(a.type===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[t]:e.push(t),s++}if(a.title===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[t]:e.push(t),s++}if(a.properties===void 0){const t={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[t]:e.push(t),s++}
if(a.additionalProperties===void 0){const t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"additionalProperties"},message:"\
must have required property 'additionalProperties'"};e===null?e=[t]:e.push(t),s++}for(const t in a)if(!(t==="$schema"||t==="$id"||t==="type"||t==="title"||t==="\
description"||t==="properties"||t==="additionalProperties")){const p={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(a.$schema!==void 0){let t=a.$schema;if(typeof t!="string"){
const p={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),s++}if(t!=="https://json-schema.org/draft/2020-12/schema"){const p={instancePath:i+"/$schema",schemaPath:"#/properties/%24schema/enum",keyword:"enum",params:{
allowedValues:We.properties.$schema.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}if(a.$id!==void 0){let t=a.$id;if(typeof t==
"string"){if(!T(t)){const p={instancePath:i+"/$id",schemaPath:"#/properties/%24id/format",keyword:"format",params:{format:"uri"},message:'must match format "uri\
"'};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/$id",schemaPath:"#/properties/%24id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[p]:e.push(p),s++}}if(a.type!==void 0){let t=a.type;if(typeof t!="string"){const p={instancePath:i+"/type",schemaPath:"#/properties/type/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(t!=="object"){const p={instancePath:i+"/type",schemaPath:"#\
/properties/type/enum",keyword:"enum",params:{allowedValues:We.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(
p),s++}}if(a.title!==void 0&&typeof a.title!="string"){const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.description!==void 0&&typeof a.description!="string"){const t={instancePath:i+"/description",schemaPath:"\
#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(a.properties!==void 0){let t=a.properties;
if(t&&typeof t=="object"&&!Array.isArray(t))for(const p in t){let n=t[p];if(n&&typeof n=="object"&&!Array.isArray(n)){for(const o in n)if(!De.call(S.properties,
o)){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySchema/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.title!==void 0&&typeof n.title!=
"string"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/title",schemaPath:"contract#/$defs/PropertySchema/properties/title/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.description!==void 0&&typeof n.description!="string"){const o={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/description",schemaPath:"contract#/$defs/PropertySchema/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.type!==void 0){let o=n.type;if(typeof o!="string"){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="string"||o==="integer"||o==="number"||o==="boolean"||o==="array"||o==="object")){const m={
instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/type",schemaPath:"contract#/$defs/PropertySchema/properties/type/enum",keyword:"enum",params:{
allowedValues:S.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(n.items!==void 0){let o=n.items;if(o&&
typeof o=="object"&&!Array.isArray(o)){for(const m in o)if(m!=="type"){const u={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",
schemaPath:"contract#/$defs/PropertySchema/properties/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT\
 have additional properties"};e===null?e=[u]:e.push(u),s++}if(o.type!==void 0){let m=o.type;if(typeof m!="string"){const u={instancePath:i+"/properties/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(!(m==="string"||m==="integer"||m==="number"||m==="boolean")){const u={instancePath:i+"/properties\
/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items/type",schemaPath:"contract#/$defs/PropertySchema/properties/items/properties/type/enum",keyword:"enum",params:{
allowedValues:S.properties.items.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),s++}}}else{const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/items",schemaPath:"contract#/$defs/PropertySchema/properties/items/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),s++}}if(n.format!==void 0&&typeof n.format!="string"){const o={instancePath:i+"/properties/"+p.replace(
/~/g,"~0").replace(/\//g,"~1")+"/format",schemaPath:"contract#/$defs/PropertySchema/properties/format/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[o]:e.push(o),s++}if(n.maxLength!==void 0){let o=n.maxLength;if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<0||isNaN(o))){const m={instancePath:i+"/propertie\
s/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maxLength",schemaPath:"contract#/$defs/PropertySchema/properties/maxLength/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[m]:e.push(m),s++}}if(n.enum!==void 0){let o=n.enum;if(Array.isArray(o)){if(o.length<1){const u={instancePath:i+
"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs/PropertySchema/properties/enum/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),s++}const m=o.length;for(let u=0;u<m;u++){let c=o[u];const d=s;let P=!1,q=null;const I=s;
if(typeof c!="string"){const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/PropertySchema/pro\
perties/enum/items/oneOf/0/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[$]:e.push($),s++}var r=I===s;r&&(P=!0,q=0);const w=s;
if(!(typeof c=="number"&&isFinite(c))){const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum/"+u,schemaPath:"contract#/$defs/Pr\
opertySchema/properties/enum/items/oneOf/1/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),s++}var r=w===s;if(r&&
P?(P=!1,q=[q,1]):r&&(P=!0,q=1),P)s=d,e!==null&&(d?e.length=d:e=null);else{const $={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum\
/"+u,schemaPath:"contract#/$defs/PropertySchema/properties/enum/items/oneOf",keyword:"oneOf",params:{passingSchemas:q},message:"must match exactly one schema in\
 oneOf"};e===null?e=[$]:e.push($),s++}}}else{const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/enum",schemaPath:"contract#/$defs\
/PropertySchema/properties/enum/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),s++}}if(n.minimum!==void 0){let o=n.
minimum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/minimum",schemaPath:"contract#/\
$defs/PropertySchema/properties/minimum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.maximum!==void 0){
let o=n.maximum;if(!(typeof o=="number"&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/maximum",schemaPath:"co\
ntract#/$defs/PropertySchema/properties/maximum/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[m]:e.push(m),s++}}if(n.readOnly!==
void 0&&typeof n.readOnly!="boolean"){const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/readOnly",schemaPath:"contract#/$defs/Pr\
opertySchema/properties/readOnly/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[o]:e.push(o),s++}if(n["x-ogc-role"]!==void 0){
let o=n["x-ogc-role"];if(typeof o!="string"){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#\
/$defs/PropertySchema/properties/x-ogc-role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(o==="id"||o===
"primary-geometry"||o==="primary-instant"||o==="primary-interval-start"||o==="primary-interval-end")){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").
replace(/\//g,"~1")+"/x-ogc-role",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-role/enum",keyword:"enum",params:{allowedValues:S.properties["x-og\
c-role"].enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(n["x-ogc-propertySeq"]!==void 0){let o=n["x-ogc-propertySe\
q"];if(!(typeof o=="number"&&!(o%1)&&!isNaN(o)&&isFinite(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-propertySe\
q",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:
e.push(m),s++}if(typeof o=="number"&&isFinite(o)&&(o<1||isNaN(o))){const m={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1")+"/x-ogc-prope\
rtySeq",schemaPath:"contract#/$defs/PropertySchema/properties/x-ogc-propertySeq/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= \
1"};e===null?e=[m]:e.push(m),s++}}}else{const o={instancePath:i+"/properties/"+p.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/PropertySche\
ma/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(o),s++}}else{const p={instancePath:i+"/properties",schemaPath:"#/\
properties/properties/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}if(a.additionalProperties!==void 0&&typeof a.
additionalProperties!="boolean"){const t={instancePath:i+"/additionalProperties",schemaPath:"#/properties/additionalProperties/type",keyword:"type",params:{type:"\
boolean"},message:"must be boolean"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}return U.errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function we(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=we.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),U(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?U.errors:e.concat(U.errors),s=e.length),we.errors=e,s===
0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=qe,br={type:"object",required:["type","features","numberReturned","timeStamp","links"],additionalProperties:!1,
properties:{type:{type:"string",enum:["FeatureCollection"]},features:{type:"array",items:{$ref:"contract#/$defs/Feature"}},numberReturned:{type:"integer",minimum:0},
numberMatched:{type:"integer",minimum:0},timeStamp:{type:"string",format:"date-time"},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}},Se={type:"objec\
t",required:["type","id","geometry","properties"],additionalProperties:!1,properties:{type:{type:"string",enum:["Feature"]},id:{$ref:"contract#/$defs/FeatureId"},
geometry:{anyOf:[{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},{type:"null"}]}]},properties:{additionalProperties:!0,type:["object","nul\
l"]}}},wr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["Point"]},coordinates:{type:"array",maxItems:4,
items:{type:"number"}}}},qr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiPoint"]},coordinates:{
type:"array",items:{$ref:"contract#/$defs/Position"}}}};function J(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must\
 have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiPoint"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:qr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;
if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(Array.isArray(n)){if(n.length>4){const m={instancePath:i+"/coordinates/"+p,schemaPath:"\
contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[m]:e.push(m),s++}if(n.length<2){const m={
instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};
e===null?e=[m]:e.push(m),s++}const o=n.length;for(let m=0;m<o;m++){let u=n[m];if(!(typeof u=="number"&&isFinite(u))){const c={instancePath:i+"/coordinates/"+p+"\
/"+m,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[c]:e.push(c),s++}}}else{const o={
instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return J.errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $r={type:"object",required:["type","coordinates"],additionalProperties:!1,
properties:{type:{type:"string",enum:["LineString"]},coordinates:{type:"array",items:{$ref:"contract#/$defs/Position"}}}};function X(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="typ\
e"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="LineString"){const t={instancePath:i+
"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:$r.properties.type.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(Array.isArray(
n)){if(n.length>4){const m={instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must NO\
T have more than 4 items"};e===null?e=[m]:e.push(m),s++}if(n.length<2){const m={instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Position/minItems",
keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[m]:e.push(m),s++}const o=n.length;for(let m=0;m<o;m++){let u=n[m];if(!(typeof u==
"number"&&isFinite(u))){const c={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"\
must be number"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+p,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ar={type:"obj\
ect",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["MultiLineString"]},coordinates:{type:"array",items:{type:"ar\
ray",items:{$ref:"contract#/$defs/Position"}}}}};function K(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have requ\
ired property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==
void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}if(r!=="MultiLineString"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{
allowedValues:Ar.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;
if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(Array.isArray(n)){const o=n.length;for(let m=0;m<o;m++){let u=n[m];if(Array.isArray(u)){
if(u.length>4){const d={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Position/maxItems",keyword:"maxItems",params:{limit:4},message:"must \
NOT have more than 4 items"};e===null?e=[d]:e.push(d),s++}if(u.length<2){const d={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Position/mi\
nItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[d]:e.push(d),s++}const c=u.length;for(let d=0;d<c;d++){let P=u[d];
if(!(typeof P=="number"&&isFinite(P))){const q={instancePath:i+"/coordinates/"+p+"/"+m+"/"+d,schemaPath:"contract#/$defs/Position/items/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[q]:e.push(q),s++}}}else{const c={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Positio\
n/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+p,schemaPath:"\
#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"\
/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var xr={type:"object",required:["type","coordinates"],additionalProperties:!1,properties:{type:{type:"string",enum:["\
Polygon"]},coordinates:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}};function ee(a,{instancePath:i="",parentData:g,parentDataProperty:v,
rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordina\
tes")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additiona\
l properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/typ\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="Polygon"){const t={instancePath:i+"/type",schemaPath:"\
#/properties/type/enum",keyword:"enum",params:{allowedValues:xr.properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let n=r[p];if(Array.isArray(n)){const o=n.length;
for(let m=0;m<o;m++){let u=n[m];if(Array.isArray(u)){if(u.length>4){const d={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Position/maxItem\
s",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[d]:e.push(d),s++}if(u.length<2){const d={instancePath:i+"/coordina\
tes/"+p+"/"+m,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[d]:e.push(
d),s++}const c=u.length;for(let d=0;d<c;d++){let P=u[d];if(!(typeof P=="number"&&isFinite(P))){const q={instancePath:i+"/coordinates/"+p+"/"+m+"/"+d,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[q]:e.push(q),s++}}}else{const c={instancePath:i+
"/coordinates/"+p+"/"+m,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}}}else{
const o={instancePath:i+"/coordinates/"+p,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr={type:"object",required:["type","coordinates"],additionalProperties:!1,
properties:{type:{type:"string",enum:["MultiPolygon"]},coordinates:{type:"array",items:{type:"array",items:{type:"array",items:{$ref:"contract#/$defs/Position"}}}}}};
function re(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=re.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.coordinates===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=
[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="coordinates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="stri\
ng"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(r!=="MultiPolygon"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Nr.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.coordinates!==void 0){let r=a.coordinates;if(Array.isArray(r)){const t=r.length;
for(let p=0;p<t;p++){let n=r[p];if(Array.isArray(n)){const o=n.length;for(let m=0;m<o;m++){let u=n[m];if(Array.isArray(u)){const c=u.length;for(let d=0;d<c;d++){
let P=u[d];if(Array.isArray(P)){if(P.length>4){const I={instancePath:i+"/coordinates/"+p+"/"+m+"/"+d,schemaPath:"contract#/$defs/Position/maxItems",keyword:"max\
Items",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[I]:e.push(I),s++}if(P.length<2){const I={instancePath:i+"/coordinates/"+p+"/"+m+"\
/"+d,schemaPath:"contract#/$defs/Position/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[I]:e.push(I),s++}
const q=P.length;for(let I=0;I<q;I++){let w=P[I];if(!(typeof w=="number"&&isFinite(w))){const $={instancePath:i+"/coordinates/"+p+"/"+m+"/"+d+"/"+I,schemaPath:"\
contract#/$defs/Position/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[$]:e.push($),s++}}}else{const q={instancePath:i+
"/coordinates/"+p+"/"+m+"/"+d,schemaPath:"contract#/$defs/Position/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[q]:e.push(q),
s++}}}else{const c={instancePath:i+"/coordinates/"+p+"/"+m,schemaPath:"#/properties/coordinates/items/items/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/coordinates/"+p,schemaPath:"#/properties/coordinates/items/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const t={instancePath:i+"/coordinates",schemaPath:"#/properties/coordinates/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var jr={type:"o\
bject",required:["type","geometries"],additionalProperties:!1,properties:{type:{type:"string",enum:["GeometryCollection"]},geometries:{type:"array",items:{$ref:"\
contract#/$defs/Geometry"}}}},Fe={validate:z};function te(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.geometries===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"geometries"},message:"must have requir\
ed property 'geometries'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="geometries")){const t={instancePath:i,schemaPath:"#/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){
let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}if(r!=="GeometryCollection"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:jr.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.geometries!==void 0){let r=a.geometries;if(Array.
isArray(r)){const t=r.length;for(let p=0;p<t;p++)Fe.validate(r[p],{instancePath:i+"/geometries/"+p,parentData:r,parentDataProperty:p,rootData:h,dynamicAnchors:f})||
(e=e===null?Fe.validate.errors:e.concat(Fe.validate.errors),s=e.length)}else{const t={instancePath:i+"/geometries",schemaPath:"#/properties/geometries/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const p={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[p]:e.push(p),s++}const t=a.type;if(typeof t=="string")if(t==="Point"){if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.type===void 0){const p={instancePath:i,schemaPath:"contract#/$defs/Point/required",keyword:"required",params:{missingProperty:"type"},message:"\
must have required property 'type'"};e===null?e=[p]:e.push(p),s++}if(a.coordinates===void 0){const p={instancePath:i,schemaPath:"contract#/$defs/Point/required",
keyword:"required",params:{missingProperty:"coordinates"},message:"must have required property 'coordinates'"};e===null?e=[p]:e.push(p),s++}for(const p in a)if(!(p===
"type"||p==="coordinates")){const n={instancePath:i,schemaPath:"contract#/$defs/Point/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),s++}if(a.type!==void 0){let p=a.type;if(typeof p!="string"){const n={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/Point/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(p!==
"Point"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/Point/properties/type/enum",keyword:"enum",params:{allowedValues:wr.properties.type.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),s++}}if(a.coordinates!==void 0){let p=a.coordinates;if(Array.isArray(p)){if(p.length>4){const o={
instancePath:i+"/coordinates",schemaPath:"contract#/$defs/Point/properties/coordinates/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more\
 than 4 items"};e===null?e=[o]:e.push(o),s++}const n=p.length;for(let o=0;o<n;o++){let m=p[o];if(!(typeof m=="number"&&isFinite(m))){const u={instancePath:i+"/c\
oordinates/"+o,schemaPath:"contract#/$defs/Point/properties/coordinates/items/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[
u]:e.push(u),s++}}}else{const n={instancePath:i+"/coordinates",schemaPath:"contract#/$defs/Point/properties/coordinates/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[n]:e.push(n),s++}}}else{const p={instancePath:i,schemaPath:"contract#/$defs/Point/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[p]:e.push(p),s++}var r=!0}else if(t==="MultiPoint")J(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||
(e=e===null?J.errors:e.concat(J.errors),s=e.length),r!==!0&&(r=!0);else if(t==="LineString")X(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||
(e=e===null?X.errors:e.concat(X.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiLineString")K(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,
dynamicAnchors:f})||(e=e===null?K.errors:e.concat(K.errors),s=e.length),r!==!0&&(r=!0);else if(t==="Polygon")ee(a,{instancePath:i,parentData:g,parentDataProperty:v,
rootData:h,dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length),r!==!0&&(r=!0);else if(t==="MultiPolygon")re(a,{instancePath:i,parentData:g,
parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),s=e.length),r!==!0&&(r=!0);else if(t==="GeometryCollection")te(a,{
instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?te.errors:e.concat(te.errors),s=e.length),r!==!0&&(r=!0);else{const p={
instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"mapping",tag:"type",tagValue:t},message:'value of tag "type" must be in oneOf'};
e===null?e=[p]:e.push(p),s++}else{const p={instancePath:i,schemaPath:"#/discriminator",keyword:"discriminator",params:{error:"tag",tag:"type",tagValue:t},message:'\
tag "type" must be string'};e===null?e=[p]:e.push(p),s++}}else{const t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),s++}return z.errors=e,l.props=r,s===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function se(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},
message:"must have required property 'type'"};e===null?e=[n]:e.push(n),s++}if(a.id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),s++}if(a.geometry===void 0){const n={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"geometry"},message:"must have required property 'geometry'"};e===null?e=[n]:e.push(n),s++}if(a.properties===
void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'propertie\
s'"};e===null?e=[n]:e.push(n),s++}for(const n in a)if(!(n==="type"||n==="id"||n==="geometry"||n==="properties")){const o={instancePath:i,schemaPath:"#/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.type!==
void 0){let n=a.type;if(typeof n!="string"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[o]:e.push(o),s++}if(n!=="Feature"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Se.
properties.type.enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.id!==void 0){let n=a.id;const o=s;let m=!1,u=null;
const c=s;if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const P={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/0/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[P]:e.push(P),s++}var r=c===s;r&&(m=!0,u=0);const d=s;if(typeof n!="string"){const P={instancePath:i+
"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}var r=d===
s;if(r&&m?(m=!1,u=[u,1]):r&&(m=!0,u=1),m)s=o,e!==null&&(o?e.length=o:e=null);else{const P={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(a.geometry!==void 0){let n=a.geometry;const o=s;
let m=!1;const u=s;z(n,{instancePath:i+"/geometry",parentData:a,parentDataProperty:"geometry",rootData:h,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),
s=e.length);var p=u===s;m=m||p;const c=s,d=s;let P=!1;const q=s;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const w={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf/1/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),s++}if(n!==null){const w={instancePath:i+
"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:Se.properties.geometry.anyOf[1].anyOf[0].enum},message:"\
must be equal to one of the allowed values"};e===null?e=[w]:e.push(w),s++}var t=q===s;P=P||t;const I=s;if(n!==null){const w={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),s++}var t=I===s;if(P=P||t,P)s=d,
e!==null&&(d?e.length=d:e=null);else{const w={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf",keyword:"anyOf",params:{},message:"mus\
t match a schema in anyOf"};e===null?e=[w]:e.push(w),s++}var p=c===s;if(m=m||p,m)s=o,e!==null&&(o?e.length=o:e=null);else{const w={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.push(w),s++}}if(a.properties!==void 0){let n=a.properties;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){const o={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:Se.properties.properties.type},message:"must be object,null"};e===null?e=[o]:e.push(o),s++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}return se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i;
function ie(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.features===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"features"},message:"must have required property 'features'"};e===null?e=[r]:e.push(r),s++}if(a.
numberReturned===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"numberReturned"},message:"must have require\
d property 'numberReturned'"};e===null?e=[r]:e.push(r),s++}if(a.timeStamp===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
timeStamp"},message:"must have required property 'timeStamp'"};e===null?e=[r]:e.push(r),s++}if(a.links===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||
r==="features"||r==="numberReturned"||r==="numberMatched"||r==="timeStamp"||r==="links")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"a\
dditionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;
if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r!=="FeatureCollection"){const t={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:br.properties.
type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.features!==void 0){let r=a.features;if(Array.isArray(r)){const t=r.
length;for(let p=0;p<t;p++)se(r[p],{instancePath:i+"/features/"+p,parentData:r,parentDataProperty:p,rootData:h,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(
se.errors),s=e.length)}else{const t={instancePath:i+"/features",schemaPath:"#/properties/features/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.numberReturned!==void 0){let r=a.numberReturned;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/numberReturned",schemaPath:"#/properties/numberReturned/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberReturned",schemaPath:"#/properties/numberReturned/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.numberMatched!==void 0){let r=a.numberMatched;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:i+"/numberMatched",schemaPath:"#/properties/numberMatched/type",keyword:"type",params:{type:"integer"},message:"must be inte\
ger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/numberMatched",schemaPath:"#/properties/number\
Matched/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.timeStamp!==void 0){let r=a.timeStamp;
if(typeof r=="string"){if(!Ir.test(r)){const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/timeStamp/format",keyword:"format",params:{format:"date-tim\
e"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/timeStamp",schemaPath:"#/properties/timeStamp/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.links!==void 0){let r=a.links;if(Array.isArray(r)){const t=r.length;for(let p=0;p<
t;p++){let n=r[p];if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.href===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",
keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[o]:e.push(o),s++}if(n.rel===void 0){const o={instancePath:i+
"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have required property 'rel'"};e===null?e=
[o]:e.push(o),s++}if(n.type===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[o]:e.push(o),s++}if(n.title===void 0){const o={instancePath:i+"/links/"+p,schemaPath:"contract#\
/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[o]:e.push(o),s++}for(const o in n)
if(!(o==="href"||o==="rel"||o==="type"||o==="title")){const m={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:o},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(n.href!==void 0){let o=n.href;if(typeof o==
"string"){if(!T(o)){const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",keyword:"format",params:{format:"uri"},
message:'must match format "uri"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/links/"+p+"/href",schemaPath:"contract#/$defs/Link/properties/hr\
ef/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(n.rel!==void 0&&typeof n.rel!="string"){const o={instancePath:i+
"/links/"+p+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),
s++}if(n.type!==void 0&&typeof n.type!="string"){const o={instancePath:i+"/links/"+p+"/type",schemaPath:"contract#/$defs/Link/properties/type/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}if(n.title!==void 0&&typeof n.title!="string"){const o={instancePath:i+"/links/"+
p+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[o]:e.push(o),s++}}else{
const o={instancePath:i+"/links/"+p,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[o]:e.push(
o),s++}}}else{const t={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:
e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.
errors=e,s===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=qe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ie(a,{instancePath:i,parentData:g,parentDataProperty:v,
rootData:h,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),s=e.length),qe.errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=$e,
_r={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"\
integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^W/"[A-Za-z0-9_-]{22}"$'},"content-crs":{type:"string",pattern:"^<\
[^<>]+>$"},link:{type:"string",pattern:'^<[^<>]+/queryables>; rel="http://www\\.opengis\\.net/def/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$'},
"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","content-crs","link","cache-control"],$id:"getItems_ok_headers"},Ge=new RegExp(
"^<[^<>]+>$","u"),Tr=new RegExp('^<[^<>]+/queryables>; rel="http://www\\.opengis\\.net/def/rel/ogc/1\\.0/queryables"; type="application/schema\\+json"$',"u");function $e(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),
s++}if(a["content-crs"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-crs"},message:"must have r\
equired property 'content-crs'"};e===null?e=[r]:e.push(r),s++}if(a.link===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
link"},message:"must have required property 'link'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-\
id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){
if(!Te.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^W/"[A-Za-z0-9_-]{22}"$'},message:'mus\
t match pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-crs"]!==void 0){let r=a["content-crs"];if(typeof r=="string"){if(!Ge.
test(r)){const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/pattern",keyword:"pattern",params:{pattern:"^<[^<>]+>$"},message:'must matc\
h pattern "^<[^<>]+>$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.link!==void 0){let r=a.link;if(typeof r=="string"){if(!Tr.test(r)){const t={instancePath:i+
"/link",schemaPath:"#/properties/link/pattern",keyword:"pattern",params:{pattern:'^<[^<>]+/queryables>; rel="http://www\\.opengis\\.net/def/rel/ogc/1\\.0/queryable\
s"; type="application/schema\\+json"$'},message:'must match pattern "^<[^<>]+/queryables>; rel="http://www\\.opengis\\.net/def/rel/ogc/1\\.0/queryables"; type="app\
lication/schema\\+json"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/link",schemaPath:"#/properties/link/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+
"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!==
"private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:_r.properties["c\
ache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $e.errors=e,s===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"content-crs":!0,link:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Dr=Ae,Le={type:"\
object",required:["type","id","geometry","properties","links"],additionalProperties:!1,properties:{type:{type:"string",enum:["Feature"]},id:{$ref:"contract#/$de\
fs/FeatureId"},geometry:{anyOf:[{$ref:"contract#/$defs/Geometry"},{anyOf:[{type:"object",enum:[null]},{type:"null"}]}]},properties:{additionalProperties:!0,type:[
"object","null"]},links:{type:"array",items:{$ref:"contract#/$defs/Link"}}}};function ae(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[n]:
e.push(n),s++}if(a.id===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required pro\
perty 'id'"};e===null?e=[n]:e.push(n),s++}if(a.geometry===void 0){const n={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"ge\
ometry"},message:"must have required property 'geometry'"};e===null?e=[n]:e.push(n),s++}if(a.properties===void 0){const n={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"properties"},message:"must have required property 'properties'"};e===null?e=[n]:e.push(n),s++}if(a.links===void 0){const n={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"links"},message:"must have required property 'links'"};e===null?e=[n]:e.push(
n),s++}for(const n in a)if(!(n==="type"||n==="id"||n==="geometry"||n==="properties"||n==="links")){const o={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[o]:e.push(o),s++}if(a.type!==void 0){let n=a.type;
if(typeof n!="string"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[o]:e.push(o),s++}if(n!=="Feature"){const o={instancePath:i+"/type",schemaPath:"#/properties/type/enum",keyword:"enum",params:{allowedValues:Le.properties.type.
enum},message:"must be equal to one of the allowed values"};e===null?e=[o]:e.push(o),s++}}if(a.id!==void 0){let n=a.id;const o=s;let m=!1,u=null;const c=s;if(!(typeof n==
"number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const P={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf/0/type",keyword:"type",params:{type:"intege\
r"},message:"must be integer"};e===null?e=[P]:e.push(P),s++}var r=c===s;r&&(m=!0,u=0);const d=s;if(typeof n!="string"){const P={instancePath:i+"/id",schemaPath:"\
contract#/$defs/FeatureId/oneOf/1/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}var r=d===s;if(r&&m?(m=!1,u=
[u,1]):r&&(m=!0,u=1),m)s=o,e!==null&&(o?e.length=o:e=null);else{const P={instancePath:i+"/id",schemaPath:"contract#/$defs/FeatureId/oneOf",keyword:"oneOf",params:{
passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[P]:e.push(P),s++}}if(a.geometry!==void 0){let n=a.geometry;const o=s;let m=!1;const u=s;
z(n,{instancePath:i+"/geometry",parentData:a,parentDataProperty:"geometry",rootData:h,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length);var p=u===
s;m=m||p;const c=s,d=s;let P=!1;const q=s;if(!(n&&typeof n=="object"&&!Array.isArray(n))){const w={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/\
anyOf/1/anyOf/0/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[w]:e.push(w),s++}if(n!==null){const w={instancePath:i+"/geomet\
ry",schemaPath:"#/properties/geometry/anyOf/1/anyOf/0/enum",keyword:"enum",params:{allowedValues:Le.properties.geometry.anyOf[1].anyOf[0].enum},message:"must be\
 equal to one of the allowed values"};e===null?e=[w]:e.push(w),s++}var t=q===s;P=P||t;const I=s;if(n!==null){const w={instancePath:i+"/geometry",schemaPath:"#/p\
roperties/geometry/anyOf/1/anyOf/1/type",keyword:"type",params:{type:"null"},message:"must be null"};e===null?e=[w]:e.push(w),s++}var t=I===s;if(P=P||t,P)s=d,e!==
null&&(d?e.length=d:e=null);else{const w={instancePath:i+"/geometry",schemaPath:"#/properties/geometry/anyOf/1/anyOf",keyword:"anyOf",params:{},message:"must ma\
tch a schema in anyOf"};e===null?e=[w]:e.push(w),s++}var p=c===s;if(m=m||p,m)s=o,e!==null&&(o?e.length=o:e=null);else{const w={instancePath:i+"/geometry",schemaPath:"\
#/properties/geometry/anyOf",keyword:"anyOf",params:{},message:"must match a schema in anyOf"};e===null?e=[w]:e.push(w),s++}}if(a.properties!==void 0){let n=a.properties;
if(!(n&&typeof n=="object"&&!Array.isArray(n))&&n!==null){const o={instancePath:i+"/properties",schemaPath:"#/properties/properties/type",keyword:"type",params:{
type:Le.properties.properties.type},message:"must be object,null"};e===null?e=[o]:e.push(o),s++}}if(a.links!==void 0){let n=a.links;if(Array.isArray(n)){const o=n.
length;for(let m=0;m<o;m++){let u=n[m];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.href===void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract\
#/$defs/Link/required",keyword:"required",params:{missingProperty:"href"},message:"must have required property 'href'"};e===null?e=[c]:e.push(c),s++}if(u.rel===
void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"rel"},message:"must have requ\
ired property 'rel'"};e===null?e=[c]:e.push(c),s++}if(u.type===void 0){const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[c]:e.push(c),s++}if(u.title===void 0){const c={instancePath:i+
"/links/"+m,schemaPath:"contract#/$defs/Link/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?
e=[c]:e.push(c),s++}for(const c in u)if(!(c==="href"||c==="rel"||c==="type"||c==="title")){const d={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(u.
href!==void 0){let c=u.href;if(typeof c=="string"){if(!T(c)){const d={instancePath:i+"/links/"+m+"/href",schemaPath:"contract#/$defs/Link/properties/href/format",
keyword:"format",params:{format:"uri"},message:'must match format "uri"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/links/"+m+"/href",schemaPath:"\
contract#/$defs/Link/properties/href/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(u.rel!==void 0&&typeof u.
rel!="string"){const c={instancePath:i+"/links/"+m+"/rel",schemaPath:"contract#/$defs/Link/properties/rel/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[c]:e.push(c),s++}if(u.type!==void 0&&typeof u.type!="string"){const c={instancePath:i+"/links/"+m+"/type",schemaPath:"contract#/$def\
s/Link/properties/type/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}if(u.title!==void 0&&typeof u.title!="\
string"){const c={instancePath:i+"/links/"+m+"/title",schemaPath:"contract#/$defs/Link/properties/title/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/links/"+m,schemaPath:"contract#/$defs/Link/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[c]:e.push(c),s++}}}else{const o={instancePath:i+"/links",schemaPath:"#/properties/links/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[o]:e.push(o),s++}}}else{const n={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[n]:e.push(n),s++}return ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(a,{instancePath:i="",
parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Ae.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),ae(a,{instancePath:i,parentData:g,parentDataProperty:v,rootData:h,dynamicAnchors:f})||(e=e===null?ae.errors:e.concat(ae.errors),s=e.length),Ae.
errors=e,s===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Sr=xe,Fr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^W/"[A-Za-z0-9_-]{22}"$'},"content-crs":{type:"string",pattern:"^<[^<>]+>$"},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id",
"etag","content-crs","cache-control"],$id:"getFeature_ok_headers"};function xe(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(a["content-crs"]===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"content-crs"},message:"must have required property 'content-crs'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-\
control'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:
e.push(t),s++}if(N(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){
let r=a.etag;if(typeof r=="string"){if(!Te.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^W\
/"[A-Za-z0-9_-]{22}"$'},message:'must match pattern "^W/"[A-Za-z0-9_-]{22}"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#\
/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-crs"]!==void 0){let r=a["cont\
ent-crs"];if(typeof r=="string"){if(!Ge.test(r)){const t={instancePath:i+"/content-crs",schemaPath:"#/properties/content-crs/pattern",keyword:"pattern",params:{
pattern:"^<[^<>]+>$"},message:'must match pattern "^<[^<>]+>$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-crs",schemaPath:"#/propert\
ies/content-crs/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cac\
he-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-contr\
ol/enum",keyword:"enum",params:{allowedValues:Fr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return xe.errors=
e,s===0}xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"content-crs":!0,"cache-control":!0},dynamicProps:!1,
dynamicItems:!1};var Lr=Ne,zr={type:"object",required:["access_token","token_type","expires_in"],additionalProperties:!1,properties:{access_token:{type:"string",
minLength:1},token_type:{type:"string",enum:["Bearer"]},expires_in:{type:"integer",minimum:1},scope:{type:"string"}}};function Ne(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.access_token===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"required",params:{
missingProperty:"access_token"},message:"must have required property 'access_token'"};e===null?e=[r]:e.push(r),s++}if(a.token_type===void 0){const r={instancePath:i,
schemaPath:"contract#/$defs/Token/required",keyword:"required",params:{missingProperty:"token_type"},message:"must have required property 'token_type'"};e===null?
e=[r]:e.push(r),s++}if(a.expires_in===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Token/required",keyword:"required",params:{missingProperty:"ex\
pires_in"},message:"must have required property 'expires_in'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="access_token"||r==="token_type"||r==="exp\
ires_in"||r==="scope")){const t={instancePath:i,schemaPath:"contract#/$defs/Token/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.access_token!==void 0){let r=a.access_token;if(typeof r=="string"){if(N(r)<1){const t={
instancePath:i+"/access_token",schemaPath:"contract#/$defs/Token/properties/access_token/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/access_token",schemaPath:"contract#/$defs/Token/properties/access_token/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.token_type!==void 0){let r=a.token_type;if(typeof r!="st\
ring"){const t={instancePath:i+"/token_type",schemaPath:"contract#/$defs/Token/properties/token_type/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(r!=="Bearer"){const t={instancePath:i+"/token_type",schemaPath:"contract#/$defs/Token/properties/token_type/enum",keyword:"\
enum",params:{allowedValues:zr.properties.token_type.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.expires_in!==
void 0){let r=a.expires_in;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/expires_in",schemaPath:"contract#/$defs/Token/pro\
perties/expires_in/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r))){const t={instancePath:i+"/expires_in",schemaPath:"contract#/$defs/Token/properties/expires_in/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a.scope!==void 0&&typeof a.scope!="string"){const r={instancePath:i+"/scope",schemaPath:"contract#/$def\
s/Token/properties/scope/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Token/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}Ne.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var Ye=je,Ue={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"\
integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},
pragma:{type:"string",enum:["no-cache"]}},required:["x-request-id","cache-control","pragma"],$id:"createToken_ok_headers"};function je(a,{instancePath:i="",parentData:g,
parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a.
pragma===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pragma"},message:"must have required property 'prag\
ma'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(
t),s++}if(N(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["cache-contr\
ol"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/prop\
erties/cache-control/enum",keyword:"enum",params:{allowedValues:Ue.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(a.pragma!==void 0){let r=a.pragma;if(typeof r!="string"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="no-cache"){const t={instancePath:i+"/pragma",schemaPath:"#/propertie\
s/pragma/enum",keyword:"enum",params:{allowedValues:Ue.properties.pragma.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===
0}je.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0,pragma:!0},dynamicProps:!1,dynamicItems:!1};
var Je=Ie,Er={type:"object",required:["error","error_description"],additionalProperties:!1,properties:{error:{type:"string",enum:["invalid_request","invalid_cli\
ent","invalid_scope","unsupported_grant_type"]},error_description:{type:"string",minLength:1,pattern:"^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"}}},Cr=new RegExp("\
^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$","u");function Ie(a,{instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.error===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/OAuthError/required",keyword:"required",params:{missingProperty:"error"},message:"must have required property 'error'"};
e===null?e=[r]:e.push(r),s++}if(a.error_description===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/required",keyword:"required",params:{
missingProperty:"error_description"},message:"must have required property 'error_description'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="error"||
r==="error_description")){const t={instancePath:i,schemaPath:"contract#/$defs/OAuthError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.error!==void 0){let r=a.error;if(typeof r!="string"){const t={instancePath:i+"/\
error",schemaPath:"contract#/$defs/OAuthError/properties/error/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}
if(!(r==="invalid_request"||r==="invalid_client"||r==="invalid_scope"||r==="unsupported_grant_type")){const t={instancePath:i+"/error",schemaPath:"contract#/$de\
fs/OAuthError/properties/error/enum",keyword:"enum",params:{allowedValues:Er.properties.error.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(a.error_description!==void 0){let r=a.error_description;if(typeof r=="string"){if(N(r)<1){const t={instancePath:i+"/error_description",schemaPath:"\
contract#/$defs/OAuthError/properties/error_description/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}if(!Cr.test(r)){const t={instancePath:i+"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error_description/pattern",keyword:"\
pattern",params:{pattern:"^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"},message:'must match pattern "^[\\x20-\\x21\\x23-\\x5B\\x5D-\\x7E]+$"'};e===null?e=[t]:e.push(
t),s++}}else{const t={instancePath:i+"/error_description",schemaPath:"contract#/$defs/OAuthError/properties/error_description/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OAuthError/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ie.errors=e,s===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr=Oe,
Xe={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"\
integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"www-authenticate":{type:"string",minLength:1},"cache-control":{type:"string",enum:["no-store"]},
pragma:{type:"string",enum:["no-cache"]}},required:["x-request-id","www-authenticate","cache-control","pragma"],$id:"createToken_unauthorized_headers"};function Oe(a,{
instancePath:i="",parentData:g,parentDataProperty:v,rootData:h=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have required property 'www\
-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a.pragma===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"pragma"},message:"must have required property 'pragma'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==
void 0){let r=a["x-request-id"];if(typeof r=="string"){if(N(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(N(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelim\
it-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remai\
ning",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-\
reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(N(r)<
1){const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have \
fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="stri\
ng"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(r!=="no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Xe.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.pragma!==void 0){let r=a.pragma;if(typeof r!=
"string"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),s++}if(r!=="no-cache"){const t={instancePath:i+"/pragma",schemaPath:"#/properties/pragma/enum",keyword:"enum",params:{allowedValues:Xe.properties.pragma.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Oe.errors=e,s===0}Oe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"rate\
limit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0,"cache-control":!0,pragma:!0},dynamicProps:!1,dynamicItems:!1};var Mr={"getLandingPage ok":or,"ge\
tLandingPage ok headers":k,"getLandingPage badRequest":y,"getLandingPage badRequest headers":k,"getLandingPage unauthorized":y,"getLandingPage unauthorized head\
ers":O,"getLandingPage unauthorizedHtml":L,"getLandingPage unauthorizedHtml headers":O,"getLandingPage forbidden":y,"getLandingPage forbidden headers":k,"getLan\
dingPage notAcceptable":y,"getLandingPage notAcceptable headers":k,"getLandingPage tooManyRequests":y,"getLandingPage tooManyRequests headers":j,"getLandingPage\
 internalError":y,"getLandingPage internalError headers":k,"getLandingPage unavailable":y,"getLandingPage unavailable headers":j,"getApiDefinition ok":nr,"getAp\
iDefinition ok headers":D,"getApiDefinition notModified headers":D,"getApiDefinition badRequest":y,"getApiDefinition badRequest headers":k,"getApiDefinition una\
uthorized":y,"getApiDefinition unauthorized headers":O,"getApiDefinition unauthorizedHtml":L,"getApiDefinition unauthorizedHtml headers":O,"getApiDefinition for\
bidden":y,"getApiDefinition forbidden headers":k,"getApiDefinition notAcceptable":y,"getApiDefinition notAcceptable headers":k,"getApiDefinition tooManyRequests":y,
"getApiDefinition tooManyRequests headers":j,"getApiDefinition internalError":y,"getApiDefinition internalError headers":k,"getApiDefinition unavailable":y,"get\
ApiDefinition unavailable headers":j,"getFunctions ok":ur,"getFunctions ok headers":k,"getFunctions badRequest":y,"getFunctions badRequest headers":k,"getFuncti\
ons unauthorized":y,"getFunctions unauthorized headers":O,"getFunctions unauthorizedHtml":L,"getFunctions unauthorizedHtml headers":O,"getFunctions forbidden":y,
"getFunctions forbidden headers":k,"getFunctions notAcceptable":y,"getFunctions notAcceptable headers":k,"getFunctions tooManyRequests":y,"getFunctions tooManyR\
equests headers":j,"getFunctions internalError":y,"getFunctions internalError headers":k,"getFunctions unavailable":y,"getFunctions unavailable headers":j,"conf\
ormanceDeclaration ok":cr,"conformanceDeclaration ok headers":k,"conformanceDeclaration badRequest":y,"conformanceDeclaration badRequest headers":k,"conformance\
Declaration unauthorized":y,"conformanceDeclaration unauthorized headers":O,"conformanceDeclaration unauthorizedHtml":L,"conformanceDeclaration unauthorizedHtml\
 headers":O,"conformanceDeclaration forbidden":y,"conformanceDeclaration forbidden headers":k,"conformanceDeclaration notAcceptable":y,"conformanceDeclaration n\
otAcceptable headers":k,"conformanceDeclaration tooManyRequests":y,"conformanceDeclaration tooManyRequests headers":j,"conformanceDeclaration internalError":y,"\
conformanceDeclaration internalError headers":k,"conformanceDeclaration unavailable":y,"conformanceDeclaration unavailable headers":j,"getCollectionsPage ok":yr,
"getCollectionsPage ok headers":D,"getCollectionsPage notModified headers":D,"getCollectionsPage badRequest":y,"getCollectionsPage badRequest headers":k,"getCol\
lectionsPage unauthorized":y,"getCollectionsPage unauthorized headers":O,"getCollectionsPage unauthorizedHtml":L,"getCollectionsPage unauthorizedHtml headers":O,
"getCollectionsPage forbidden":y,"getCollectionsPage forbidden headers":k,"getCollectionsPage notAcceptable":y,"getCollectionsPage notAcceptable headers":k,"get\
CollectionsPage tooManyRequests":y,"getCollectionsPage tooManyRequests headers":j,"getCollectionsPage internalError":y,"getCollectionsPage internalError headers":k,
"getCollectionsPage unavailable":y,"getCollectionsPage unavailable headers":j,"getCollection ok":hr,"getCollection ok headers":D,"getCollection notModified head\
ers":D,"getCollection badRequest":y,"getCollection badRequest headers":k,"getCollection unauthorized":y,"getCollection unauthorized headers":O,"getCollection un\
authorizedHtml":L,"getCollection unauthorizedHtml headers":O,"getCollection forbidden":y,"getCollection forbidden headers":k,"getCollection notFound":y,"getColl\
ection notFound headers":k,"getCollection notAcceptable":y,"getCollection notAcceptable headers":k,"getCollection tooManyRequests":y,"getCollection tooManyReque\
sts headers":j,"getCollection internalError":y,"getCollection internalError headers":k,"getCollection unavailable":y,"getCollection unavailable headers":j,"getS\
chema ok":gr,"getSchema ok headers":D,"getSchema notModified headers":D,"getSchema badRequest":y,"getSchema badRequest headers":k,"getSchema unauthorized":y,"ge\
tSchema unauthorized headers":O,"getSchema unauthorizedHtml":L,"getSchema unauthorizedHtml headers":O,"getSchema forbidden":y,"getSchema forbidden headers":k,"g\
etSchema notFound":y,"getSchema notFound headers":k,"getSchema notAcceptable":y,"getSchema notAcceptable headers":k,"getSchema tooManyRequests":y,"getSchema too\
ManyRequests headers":j,"getSchema internalError":y,"getSchema internalError headers":k,"getSchema unavailable":y,"getSchema unavailable headers":j,"getQueryabl\
es ok":vr,"getQueryables ok headers":D,"getQueryables notModified headers":D,"getQueryables badRequest":y,"getQueryables badRequest headers":k,"getQueryables un\
authorized":y,"getQueryables unauthorized headers":O,"getQueryables unauthorizedHtml":L,"getQueryables unauthorizedHtml headers":O,"getQueryables forbidden":y,"\
getQueryables forbidden headers":k,"getQueryables notFound":y,"getQueryables notFound headers":k,"getQueryables notAcceptable":y,"getQueryables notAcceptable he\
aders":k,"getQueryables tooManyRequests":y,"getQueryables tooManyRequests headers":j,"getQueryables internalError":y,"getQueryables internalError headers":k,"ge\
tQueryables unavailable":y,"getQueryables unavailable headers":j,"getSortables ok":Pr,"getSortables ok headers":D,"getSortables notModified headers":D,"getSorta\
bles badRequest":y,"getSortables badRequest headers":k,"getSortables unauthorized":y,"getSortables unauthorized headers":O,"getSortables unauthorizedHtml":L,"ge\
tSortables unauthorizedHtml headers":O,"getSortables forbidden":y,"getSortables forbidden headers":k,"getSortables notFound":y,"getSortables notFound headers":k,
"getSortables notAcceptable":y,"getSortables notAcceptable headers":k,"getSortables tooManyRequests":y,"getSortables tooManyRequests headers":j,"getSortables in\
ternalError":y,"getSortables internalError headers":k,"getSortables unavailable":y,"getSortables unavailable headers":j,"getItems ok":kr,"getItems ok headers":Or,
"getItems notModified headers":D,"getItems badRequest":y,"getItems badRequest headers":k,"getItems unauthorized":y,"getItems unauthorized headers":O,"getItems u\
nauthorizedHtml":L,"getItems unauthorizedHtml headers":O,"getItems forbidden":y,"getItems forbidden headers":k,"getItems notFound":y,"getItems notFound headers":k,
"getItems notAcceptable":y,"getItems notAcceptable headers":k,"getItems tooManyRequests":y,"getItems tooManyRequests headers":j,"getItems internalError":y,"getI\
tems internalError headers":k,"getItems unavailable":y,"getItems unavailable headers":j,"getFeature ok":Dr,"getFeature ok headers":Sr,"getFeature notModified he\
aders":D,"getFeature badRequest":y,"getFeature badRequest headers":k,"getFeature unauthorized":y,"getFeature unauthorized headers":O,"getFeature unauthorizedHtm\
l":L,"getFeature unauthorizedHtml headers":O,"getFeature forbidden":y,"getFeature forbidden headers":k,"getFeature notFound":y,"getFeature notFound headers":k,"\
getFeature notAcceptable":y,"getFeature notAcceptable headers":k,"getFeature tooManyRequests":y,"getFeature tooManyRequests headers":j,"getFeature internalError":y,
"getFeature internalError headers":k,"getFeature unavailable":y,"getFeature unavailable headers":j,"createToken ok":Lr,"createToken ok headers":Ye,"createToken \
badRequest":Je,"createToken badRequest headers":Ye,"createToken unauthorized":Je,"createToken unauthorized headers":Rr,"createToken notAcceptable":y,"createToke\
n notAcceptable headers":k,"createToken contentTooLarge":y,"createToken contentTooLarge headers":k,"createToken unsupportedMediaType":y,"createToken unsupported\
MediaType headers":k,"createToken tooManyRequests":y,"createToken tooManyRequests headers":j,"createToken internalError":y,"createToken internalError headers":k,
"createToken unavailable":y,"createToken unavailable headers":j};export{Mr as validators};
