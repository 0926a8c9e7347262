// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Ht=Object.getOwnPropertyNames,wt=(n,i)=>function(){try{return i||(0,n[Ht(n)[0]])((i={exports:{}}).exports,i),i.exports}catch(R){throw i=0,R}},Ut=wt({"ajv/di\
st/runtime/ucs2length.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0});function i(v){const R=v.length;let b=0,g=0,e;for(;g<R;)b++,e=v.charCodeAt(
g++),e>=55296&&e<=56319&&g<R&&(e=v.charCodeAt(g),(e&64512)===56320&&g++);return b}n.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Wt=wt({
"ajv-formats/dist/formats.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0}),n.formatNames=n.fastFormats=n.fullFormats=void 0;function i(N,$){
return{validate:N,compare:$}}n.fullFormats={date:i(g,e),time:i(l(!0),r),"date-time":i(h(!0),m),"iso-time":i(l(),t),"iso-date-time":i(h(),y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:p,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Z,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:D,int32:{type:"number",validate:L},int64:{type:"number",validate:F},float:{type:"\
number",validate:x},double:{type:"number",validate:x},password:!0,binary:!0},n.fastFormats={...n.fullFormats,date:i(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,m),"iso-time":i(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":i(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
n.formatNames=Object.keys(n.fullFormats);function v(N){return N%4===0&&(N%100!==0||N%400===0)}var R=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,b=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function g(N){const $=R.exec(N);if(!$)return!1;const z=+$[1],T=+$[2],_=+$[3];return T>=1&&T<=12&&_>=1&&_<=(T===2&&v(z)?29:b[T])}function e(N,$){if(N&&
$)return N>$?1:N<$?-1:0}var a=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function l(N){return function(z){const T=a.exec(z);if(!T)return!1;
const _=+T[1],ir=+T[2],sr=+T[3],Gt=T[4],gt=T[5]==="-"?-1:1,bt=+(T[6]||0),vt=+(T[7]||0);if(bt>23||vt>59||N&&!Gt)return!1;if(_<=23&&ir<=59&&sr<60)return!0;const ct=ir-
vt*gt,Rt=_-bt*gt-(ct<0?1:0);return(Rt===23||Rt===-1)&&(ct===59||ct===-1)&&sr<61}}function r(N,$){if(!(N&&$))return;const z=new Date("2020-01-01T"+N).valueOf(),T=new Date(
"2020-01-01T"+$).valueOf();if(z&&T)return z-T}function t(N,$){if(!(N&&$))return;const z=a.exec(N),T=a.exec($);if(z&&T)return N=z[1]+z[2]+z[3],$=T[1]+T[2]+T[3],N>
$?1:N<$?-1:0}var u=/t|\s/i;function h(N){const $=l(N);return function(T){const _=T.split(u);return _.length===2&&g(_[0])&&$(_[1])}}function m(N,$){if(!(N&&$))return;
const z=new Date(N).valueOf(),T=new Date($).valueOf();if(z&&T)return z-T}function y(N,$){if(!(N&&$))return;const[z,T]=N.split(u),[_,ir]=$.split(u),sr=e(z,_);if(sr!==
void 0)return sr||r(T,ir)}var C=/\/|:/,d=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function p(N){return C.test(N)&&d.test(N)}var k=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function D(N){return k.lastIndex=0,k.test(N)}
var E=-(2**31),J=2**31-1;function L(N){return Number.isInteger(N)&&N<=J&&N>=E}function F(N){return Number.isInteger(N)}function x(){return!0}var nr=/[^\\]\\Z/;function Z(N){
if(nr.test(N))return!1;try{return new RegExp(N),!0}catch{return!1}}}}),Yt=or,Qt=new RegExp("^3\\.1\\.\\d+$","u");function or(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.openapi===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),a++}if(n.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/\
OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(n.paths===
void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"paths"},message:"must have req\
uired property 'paths'"};e===null?e=[r]:e.push(r),a++}if(n.openapi!==void 0){let r=n.openapi;if(typeof r=="string"){if(!Qt.test(r)){const t={instancePath:i+"/op\
enapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "\
^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.info!==void 0){let r=n.info;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocument/properties/info/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),a++}}if(n.servers!==void 0){let r=n.servers;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(!(h&&typeof h==
"object"&&!Array.isArray(h))){const m={instancePath:i+"/servers/"+u,schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/prop\
erties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.paths!==void 0){let r=n.paths;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=ur,
w=Ut().default;function ur(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ur.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ur.errors=e,a===0}ur.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var s=lr,Zt={type:"string",enum:["urn:groundtruth:problem:i\
nvalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtrut\
h:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtru\
th:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth\
:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtru\
th:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error",
"urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function K(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required prope\
rty 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion"||r==="c\
hoices")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[t]:e.push(t),a++}if(n.pointer!==void 0&&typeof n.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"#/properties/po\
inter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.parameter!==void 0&&typeof n.parameter!="string"){
const r={instancePath:i+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/detail",schemaPath:"#/\
properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.start!==void 0){let r=n.start;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"\
contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[t]:e.push(t),a++}}}if(n.end!==void 0){let r=n.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.suggestion!==void 0&&typeof n.suggestion!="string"){const r={
instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
a++}if(n.choices!==void 0){let r=n.choices;if(Array.isArray(r)){if(r.length<1){const u={instancePath:i+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){
const h={instancePath:i+"/choices/"+u,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),a++}}else{const t={instancePath:i+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[r]:e.push(r),a++}if(n.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
itle"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(n.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(n.id===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const t={instancePath:i+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Zt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.status!==void 0){let r=n.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:i+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}
if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.id!==void 0){let r=n.id;if(typeof r=="st\
ring"){if(w(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)K(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{
const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=lr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),fe(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),lr.errors=e,a===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=mr;
function mr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=mr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["r\
etry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["retry-after"]!==
void 0){let r=n["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return mr.errors=e,a===0}mr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var Ct=dr,Xt=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i,
Pt={type:"string",enum:["reader","editor","administrator"]},es=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function ge(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.repository===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),a++}if(n.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="repository"||r==="role")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.repository!==void 0){let r=n.repository;if(typeof r=="string"){if(w(r)>64){const t={instancePath:i+"/repository",schemaPath:"contr\
act#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:i+"/repository",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!es.test(r)){const t={instancePath:i+"/repository",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/repository",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
role!==void 0){let r=n.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:i+"/role",schemaPath:"contra\
ct#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function be(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.username===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),a++}if(n.isAdministrator===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"\
must have required property 'isAdministrator'"};e===null?e=[r]:e.push(r),a++}if(n.repositories===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repositories"},message:"must have required property 'repositories'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="\
username"||r==="isAdministrator"||r==="expiresAt"||r==="repositories")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.username!==void 0){let r=n.username;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.isAdministrator!==void 0&&typeof n.isAdministrator!="boolean"){const r={instancePath:i+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(n.expiresAt!==void 0){let r=n.expiresAt;if(typeof r=="string"){if(!Xt.test(r)){const t={instancePath:i+"/expiresAt",schemaPath:"#/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/expiresAt",schemaPath:"\
#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.repositories!==void 0){let r=n.repositories;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)ge(r[u],{instancePath:i+"/repositories/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{const t={instancePath:i+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=dr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),be(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),a=e.length),dr.
errors=e,a===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=pr,ts={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"\
string",enum:["no-store"]}},required:["x-request-id","cache-control"],$id:"getSession_ok_headers"};function pr(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["x-reque\
st-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cac\
he-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:ts.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===
0}pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var f=cr;function cr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=cr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["w\
ww-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(n["www-authenticate"]!==void 0){let r=n["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return cr.errors=e,a===0}cr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var ss=hr,as={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"intege\
r",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},"s\
et-cookie":{type:"string",pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "}},required:["x-request-id","cache-control","set-cookie"],$id:"openSession_ok_h\
eaders"},ns=new RegExp("^(session|__Host-session)=[A-Za-z0-9_-]{47}; ","u");function hr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["set-cookie"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}if(n["x-re\
quest-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/ma\
xLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cac\
he-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:as.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["\
set-cookie"]!==void 0){let r=n["set-cookie"];if(typeof r=="string"){if(!ns.test(r)){const t={instancePath:i+"/set-cookie",schemaPath:"#/properties/set-cookie/pa\
ttern",keyword:"pattern",params:{pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "},message:'must match pattern "^(session|__Host-session)=[A-Za-z0-9_-]{4\
7}; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return hr.errors=e,a===0}hr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"cache-control":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var is=yr,os=new RegExp("^(session|__Host-session)=; ","u");function yr(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["set-cookie"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}
if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["set-cookie"]!==void 0){let r=n["set-co\
okie"];if(typeof r=="string"){if(!os.test(r)){const t={instancePath:i+"/set-cookie",schemaPath:"#/properties/set-cookie/pattern",keyword:"pattern",params:{pattern:"\
^(session|__Host-session)=; "},message:'must match pattern "^(session|__Host-session)=; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/set-coo\
kie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===0}yr.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var P=gr,us={type:"object",
minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},lengths:{type:"object",minProperties:1,additionalProperties:{
type:"string",pattern:"^[1-9][0-9]*$"}},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},A=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
j=new RegExp("^[1-9][0-9]*$","u"),ls=new RegExp("^[0-9]+$","u");function ve(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kept===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(n.added===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(n.returned===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(n.lost===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.kept!==void 0){let r=n.kept;if(typeof r=="string"){if(!ls.test(r)){const t={instancePath:i+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.added!==void 0){let r=n.added;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const m={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="attributeId"||m==="name")){const y={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==void 0){let m=h.attributeId;
if(typeof m=="string"){if(!j.test(m)){const y={instancePath:i+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:i+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const t={instancePath:i+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(n.returned!==void 0){let r=n.returned;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
attributeId===void 0){const m={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:i+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(
m),a++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==
void 0){let m=h.attributeId;if(typeof m=="string"){if(!j.test(m)){const y={instancePath:i+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:i+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:i+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
a++}}else{const m={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(n.lost!==void 0){let r=n.lost;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.attributeId===void 0){const m={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:i+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.attributeId!==void 0){let m=h.attributeId;if(typeof m=="string"){if(!j.test(m)){const y={instancePath:i+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:i+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(Object.keys(n).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="lengths"||r==="origin"||r==="attributeChanges")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",
schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.lengths!==void 0){let r=n.lengths;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:i+"/lengths",schemaPath:"#\
/properties/lengths/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),a++}for(const t in r){
let u=r[t];if(typeof u=="string"){if(!j.test(u)){const h={instancePath:i+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/a\
dditionalProperties/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[h]:e.push(h),a++}}else{
const h={instancePath:i+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}}else{const t={instancePath:i+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.origin!==void 0){let r=n.origin;if(typeof r!="string"){const t={instancePath:i+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="resolved"||
r==="majority")){const t={instancePath:i+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues:us.properties.origin.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}n.attributeChanges!==void 0&&(ve(n.attributeChanges,{instancePath:i+"/attributeChange\
s",parentData:n,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length))}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Re(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Re.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.dataRow===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.dataRow!==void 0){let r=n.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)
if(typeof r[u]!="string"){const h={instancePath:i+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[h]:e.push(h),a++}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}n.metadata!==void 0&&(V(n.metadata,{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=B.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(n)){if(n.length<1){const p={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)Re(n[p],{instancePath:i+"/"+p,parentData:n,
parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length)}else{const d={instancePath:i,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(Array.isArray(n)){
if(n.length<1){const p={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++){let k=n[p];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const D in k)if(D!=="@url"&&typeof k[D]!="\
string"){const E={instancePath:i+"/"+p+"/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const D={instancePath:i+"\
/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(
D),a++}}else{const D={instancePath:i+"/"+p,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[D]:e.push(D),a++}}}else{const d={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof n=="string"){if(w(n)>0){const k={instancePath:i,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:i,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2)}if(t)
a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[d]:e.push(d),a++}return B.errors=e,l.items=m,a===0}B.evaluated={dynamicProps:!1,dynamicItems:!0};var ms={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},types:{type:"array",items:{$ref:"contract#/$defs/PreviewType"}},rejected:{type:"array",maxItems:100,items:{$ref:"\
contract#/$defs/PreviewReject"}}}},ds={type:"string",enum:["null","blank","boolean","integer","decimal","date","time","timestamp","text"]},ps={type:"object",required:[
"line","reason","detail","offset","length","text","bytes"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",
enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length","malformed"]},detail:{type:"string",minLength:1},offset:{type:"string",pattern:"\
^(0|[1-9][0-9]*)$"},length:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},text:{type:"string"},bytes:{type:"string",format:"byte"}}},we=new RegExp("^(0|[1-9][0-9]*\
)$","u"),X={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},compression:{type:"string",enum:[
"gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{
$ref:"contract#/$defs/Encoding"},header:{type:"string",enum:["Y","N"]},sheets:{type:"array",items:{$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{
$ref:"contract#/$defs/DetectedTable"}},attr:{type:"string",enum:["names","none"]},records:{type:"string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{
type:"integer",minimum:1},comment:{$ref:"contract#/$defs/Comment"},ragged:{$ref:"contract#/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contr\
act#/$defs/Trim"},decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{$ref:"contract#/$defs/DateOrder"},evidence:{type:"array",items:{type:"object",required:["m\
ember","sentence","doubtful"],additionalProperties:!1,properties:{member:{type:"string",minLength:1},sentence:{type:"string",minLength:1},doubtful:{type:"string",
enum:["Y","N"]}}}}}},kt={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278","cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp87\
5","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp1147","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939",
"gb18030","utf-16be","utf-16le"]},cs={type:"object",required:["name","state"],additionalProperties:!1,properties:{name:{type:"string"},state:{type:"string",enum:[
"visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"}}},hs={type:"string",enum:["","quote",
"backslash"]},ys={type:"string",enum:["","reject","pad","cut","fit"]},fs={type:"string",enum:["",".",","]},gs={type:"string",enum:["","DMY","MDY","YMD"]},fr=Object.
prototype.hasOwnProperty,bs=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$","u"),vs=new RegExp("^[^\\r\\n\\x00]*$","u");function Ce(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.compressed===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"compressed"},message:"must have required property 'compressed'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!fr.call(X.properties,r)){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.compressed!==void 0){let r=n.compressed;if(typeof r!="string"){const t={instancePath:i+"/compressed",schemaPath:"#/properties/comp\
ressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:i+"/comp\
ressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:X.properties.compressed.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[t]:e.push(t),a++}}if(n.compression!==void 0){let r=n.compression;if(typeof r!="string"){const t={instancePath:i+"/compression",schemaPath:"\
#/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="gzip"||r==="zip"||r==="zst\
d"||r==="bzip2"||r==="xz")){const t={instancePath:i+"/compression",schemaPath:"#/properties/compression/enum",keyword:"enum",params:{allowedValues:X.properties.
compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.delimiter!==void 0){let r=n.delimiter;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.quote!==void 0){let r=n.quote;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:i+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}if(n.terminator!==void 0){let r=n.terminator;if(typeof r!="string"){const t={instancePath:i+"/terminator",schemaPath:"#/properties/terminator/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="lf"||r==="cr"||r==="crlf")){const t={instancePath:i+"/ter\
minator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:X.properties.terminator.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),a++}}if(n.encoding!==void 0){let r=n.encoding;if(typeof r!="string"){const t={instancePath:i+"/encoding",schemaPath:"contra\
ct#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="cp1252"||r==="ascii"||r===
"big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r===
"cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp8\
74"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r===
"gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||
r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r===
"iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r===
"macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shift\
jis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8"||r==="cp037"||r==="cp273"||r==="cp277"||r==="cp278"||r==="cp280"||r==="cp284"||r==="cp285"||r==="c\
p297"||r==="cp500"||r==="cp870"||r==="cp871"||r==="cp875"||r==="cp1025"||r==="cp1026"||r==="cp1047"||r==="cp1140"||r==="cp1141"||r==="cp1142"||r==="cp1143"||r===
"cp1144"||r==="cp1145"||r==="cp1146"||r==="cp1147"||r==="cp1148"||r==="cp1149"||r==="cp930"||r==="cp933"||r==="cp935"||r==="cp937"||r==="cp939"||r==="gb18030"||
r==="utf-16be"||r==="utf-16le")){const t={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:kt.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.header!==void 0){let r=n.header;if(typeof r!="string"){const t={instancePath:i+"\
/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){
const t={instancePath:i+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:X.properties.header.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.sheets!==void 0){let r=n.sheets;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:i+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}if(h.state===void 0){const m={instancePath:i+
"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state\
'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="name"||m==="state"||m==="range")){const y={instancePath:i+"/sheets/"+u,schemaPath:"contract#/$defs/D\
etectedSheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.
push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:i+"/sheets/"+u+"/name",schemaPath:"contract#/$defs/DetectedSheet/properties/name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.state!==void 0){let m=h.state;if(typeof m!="string"){const y={
instancePath:i+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}if(!(m==="visible"||m==="hidden"||m==="veryHidden")){const y={instancePath:i+"/sheets/"+u+"/state",schemaPath:"contract#/$def\
s/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:cs.properties.state.enum},message:"must be equal to one of the allowed values"};e===
null?e=[y]:e.push(y),a++}}if(h.range!==void 0){let m=h.range;if(typeof m=="string"){if(!bs.test(m)){const y={instancePath:i+"/sheets/"+u+"/range",schemaPath:"co\
ntract#/$defs/DetectedSheet/properties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"},message:'mus\
t match pattern "^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/sheets/"+u+"/range",schemaPath:"\
contract#/$defs/DetectedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={
instancePath:i+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(
m),a++}}}else{const t={instancePath:i+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),a++}}if(n.tables!==void 0){let r=n.tables;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.name===void 0){const m={instancePath:i+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(m!=="name"){const y={instancePath:i+"/tables/"+u,schemaPath:"\
contract#/$defs/DetectedTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:i+"/tables/"+u+"/name",schemaPath:"contract#/$defs/DetectedTable\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/tables/"+u,schemaPath:"\
contract#/$defs/DetectedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+
"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.attr!==void 0){
let r=n.attr;if(typeof r!="string"){const t={instancePath:i+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}if(!(r==="names"||r==="none")){const t={instancePath:i+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:X.
properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.records!==void 0){let r=n.records;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:i+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.escape!==void 0){let r=n.escape;if(typeof r!="string"){const t={instancePath:i+"/escape",schemaPath:"\
contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="quote"||r==="backsla\
sh")){const t={instancePath:i+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:hs.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.skipRows!==void 0){let r=n.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.comment!==void 0){let r=n.comment;if(typeof r=="string"){if(w(r)>8){const t={instancePath:i+
"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.
push(t),a++}if(!vs.test(r)){const t={instancePath:i+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n\\x00]*$"},
message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/comment",schemaPath:"contract#/$defs/Comment/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.ragged!==void 0){let r=n.ragged;if(typeof r!="string"){const t={
instancePath:i+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===
""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const t={instancePath:i+"/ragged",schemaPath:"contract#/$defs/Ragged/enum",keyword:"enum",params:{allowedValues:ys.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.nulls!==void 0){let r=n.nulls;if(Array.isArray(r)){if(r.length>32){
const u={instancePath:i+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h=="string"){if(w(h)>64){const m={instancePath:i+"/nulls/"+u,schemaPath:"con\
tract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),a++}if(w(h)<
1){const m={instancePath:i+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/nulls",schemaPath:"contract#/$defs/Nulls/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.trim!==void 0&&typeof n.trim!="boolean"){const r={instancePath:i+"/trim",schemaPath:"c\
ontract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.decimal!==void 0){let r=n.decimal;
if(typeof r!="string"){const t={instancePath:i+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="."||r===",")){const t={instancePath:i+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"enum",params:{
allowedValues:fs.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.dateOrder!==void 0){let r=n.dateOrder;if(typeof r!=
"string"){const t={instancePath:i+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const t={instancePath:i+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/enum",keyword:"enu\
m",params:{allowedValues:gs.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.evidence!==void 0){let r=n.evidence;if(Array.
isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.member===void 0){const m={instancePath:i+"/eviden\
ce/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===
null?e=[m]:e.push(m),a++}if(h.sentence===void 0){const m={instancePath:i+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{
missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[m]:e.push(m),a++}if(h.doubtful===void 0){const m={instancePath:i+"/evi\
dence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'doubtfu\
l'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="member"||m==="sentence"||m==="doubtful")){const y={instancePath:i+"/evidence/"+u,schemaPath:"#/prop\
erties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.member!==void 0){let m=h.member;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/evidence/"+u+"/member",schemaPath:"#/proper\
ties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:i+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.sentence!==void 0){let m=h.sentence;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/evi\
dence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sent\
ence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.doubtful!==void 0){let m=h.doubtful;if(typeof m!="\
string"){const y={instancePath:i+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="Y"||m==="N")){const y={instancePath:i+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/e\
vidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:X.properties.evidence.items.properties.doubtful.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rs=Wt().
fullFormats.byte;function O(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=O.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.viewName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(n.pageStart===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};
e===null?e=[r]:e.push(r),a++}if(n.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"\
must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(n.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="viewName"||
r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="types"||r==="rejected")){const t={instancePath:i,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.viewName!==
void 0){let r=n.viewName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/viewName",schemaPath:"#/propertie\
s/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.pageStart!==void 0){let r=n.pageStart;if(typeof r==
"string"){if(!j.test(r)){const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.dataSize!==void 0){let r=n.dataSize;if(typeof r=="string"){if(!we.test(
r)){const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pa\
ttern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.totalCount!==void 0){let r=n.totalCount;if(typeof r=="string"){if(!we.test(r)){const t={
instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(\
0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.source!==void 0){let r=n.source;if(typeof r!="string"){const t={instancePath:i+"/source",schemaPath:"\
#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="index"||r==="scan")){const t={instancePath:i+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:ms.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[t]:e.push(t),a++}}if(n.detected!==void 0&&(Ce(n.detected,{instancePath:i+"/detected",parentData:n,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length)),n.types!==void 0){let r=n.types;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h!=
"string"){const m={instancePath:i+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),a++}if(!(h==="null"||h==="blank"||h==="boolean"||h==="integer"||h==="decimal"||h==="date"||h==="time"||h==="timestamp"||h==="text")){const m={
instancePath:i+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(n.rejected!==void 0){let r=n.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/rejected",
schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"contr\
act#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[m]:e.push(m),a++}
if(h.reason===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"rea\
son"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),a++}if(h.detail===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"cont\
ract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[m]:e.push(m),
a++}if(h.offset===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
offset"},message:"must have required property 'offset'"};e===null?e=[m]:e.push(m),a++}if(h.length===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"c\
ontract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[m]:e.push(
m),a++}if(h.text===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
text"},message:"must have required property 'text'"};e===null?e=[m]:e.push(m),a++}if(h.bytes===void 0){const m={instancePath:i+"/rejected/"+u,schemaPath:"contra\
ct#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"bytes"},message:"must have required property 'bytes'"};e===null?e=[m]:e.push(m),a++}
for(const m in h)if(!(m==="line"||m==="reason"||m==="detail"||m==="offset"||m==="length"||m==="text"||m==="bytes")){const y={instancePath:i+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[y]:e.push(y),a++}if(h.line!==void 0){let m=h.line;if(typeof m=="string"){if(!j.test(m)){const y={instancePath:i+"/rejected/"+u+"/line",schemaPath:"c\
ontract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.reason!==void 0){let m=h.reason;if(typeof m!="string"){const y={instancePath:i+"/rej\
ected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),a++}if(!(m==="ragged"||m==="bad quotes"||m==="undecodable"||m==="over-long"||m==="bad field"||m==="wrong length"||m==="malformed")){const y={instancePath:i+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:ps.properties.reason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let m=h.detail;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+
"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.offset!==void 0){let m=h.offset;if(typeof m=="str\
ing"){if(!we.test(m)){const y={instancePath:i+"/rejected/"+u+"/offset",schemaPath:"contract#/$defs/PreviewReject/properties/offset/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/rejected/"+u+"/offse\
t",schemaPath:"contract#/$defs/PreviewReject/properties/offset/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}
if(h.length!==void 0){let m=h.length;if(typeof m=="string"){if(!we.test(m)){const y={instancePath:i+"/rejected/"+u+"/length",schemaPath:"contract#/$defs/Preview\
Reject/properties/length/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(
y),a++}}else{const y={instancePath:i+"/rejected/"+u+"/length",schemaPath:"contract#/$defs/PreviewReject/properties/length/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.text!==void 0&&typeof h.text!="string"){const m={instancePath:i+"/rejected/"+u+"/text",schemaPath:"\
contract#/$defs/PreviewReject/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.bytes!==void 0){
let m=h.bytes;if(typeof m=="string"){if(!Rs(m)){const y={instancePath:i+"/rejected/"+u+"/bytes",schemaPath:"contract#/$defs/PreviewReject/properties/bytes/forma\
t",keyword:"format",params:{format:"byte"},message:'must match format "byte"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/rejected/"+u+"/bytes",
schemaPath:"contract#/$defs/PreviewReject/properties/bytes/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{
const m={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"m\
ust have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}
if(h.humanisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:i+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:i+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:i+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==
void 0&&(B(n.rows,{instancePath:i+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),
n.metadata!==void 0&&(O(n.metadata,{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=gr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Pe(n,{instancePath:i,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length),gr.errors=e,a===0}gr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var I=br;function br(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===
null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="url"){const t={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return br.errors=e,a===0}br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=vr,Cs=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");
function vr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=vr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};
e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/pro\
perties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remain\
ing"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"\
#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){
let r=n.location;if(typeof r=="string"){if(!Cs.test(r)){const t={instancePath:i+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return vr.errors=e,a===0}vr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,
dynamicItems:!1};var Ps=Rr;function ke(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ke.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.authenticated===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(
r),a++}if(n.username===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have require\
d property 'username'"};e===null?e=[r]:e.push(r),a++}if(n.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="authenticated"||r==="username"||r==="role")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.authenticated!==void 0&&typeof n.authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authe\
nticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.username!==void 0){let r=n.username;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.role!==void 0){let r=n.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"\
contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="ad\
ministrator")){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Pt.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(n,{instancePath:i="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Rr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),ke(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length),Rr.errors=e,
a===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=wr;function wr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=wr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){
const r={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required proper\
ty 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.path!==void 0){let r=n.
path;if(typeof r=="string"){if(w(r)>255){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/path",schemaPath:"contrac\
t#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Cr;function Cr(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof n!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={dynamicProps:!1,dynamicItems:!1};var qs=Pr,At={type:"object",properties:{"x-requ\
est-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{
type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",
minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:[
"x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_headers"},ht=new RegExp('^"\
[0-9a-z-]+"$',"u");function Pr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(n.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property \
'etag'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["last-modified"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(n["\
accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have require\
d property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(n["content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(n["content-disposition"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required property 'content-dispositi\
on'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(
t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){
let r=n.etag;if(typeof r=="string"){if(!ht.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cache-control"];if(typeof r!=
"string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:At.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["last-modified"]!==void 0){
let r=n["last-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["accept-ranges"]!==void 0){let r=n["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:At.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["conte\
nt-length"]!==void 0){let r=n["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-disposition"]!==void 0){let r=n["content-disposition"];if(typeof r=="string"){if(w(r)<1){const t={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pr.errors=e,a===0}Pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,
dynamicItems:!1};var As=kr,Et={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"r\
atelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"\
string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",
minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","e\
tag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downloadExport_partialContent_headers"},Es=new RegExp(
"^bytes [0-9]+-[0-9]+/[0-9]+$","u");function kr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=kr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(n.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have re\
quired property 'etag'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["last-modified"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(
r),a++}if(n["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must\
 have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(n["content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(n["content-dispositi\
on"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required pro\
perty 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(n["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-r\
equest-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimi\
t-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){let r=n.etag;if(typeof r=="string"){if(!ht.test(r)){const t={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n["cache-control"]!==void 0){let r=n["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Et.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["last-modified"]!==void 0){let r=n["last-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(n["accept-ranges"]!==void 0){let r=n["accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){
const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Et.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["content-length"]!==void 0){let r=n["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-disp\
osition"]!==void 0){let r=n["content-disposition"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n["content-range"]!==void 0){let r=n["content-range"];if(typeof r=="string"){if(!Es.test(r)){const t={instancePath:i+"/content-range",schemaPath:"#/p\
roperties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return kr.errors=e,a===0}kr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};
var Ls=qr,Ds={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remainin\
g":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["p\
rivate, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_headers"};function qr(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==
void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){let r=n.
etag;if(typeof r=="string"){if(!ht.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cache-control"];if(typeof r!="stri\
ng"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Ds.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qr.errors=e,a===0}qr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Ns=Ar,Ms=new RegExp("^bytes \
\\*/[0-9]+$","u");function Ar(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ar.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(n["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must ha\
ve required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(n["content-range"]!==void 0){let r=n["content-range"];if(typeof r=="string"){if(!Ms.test(r)){const t={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Ar.errors=e,a===0}Ar.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-\
range":!0},dynamicProps:!1,dynamicItems:!1};var Fs=Er;function M(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=M.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.columns===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:i+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.
columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==
void 0&&typeof h.description!="string"){const m={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==void 0&&(B(n.rows,{instancePath:i+"/\
rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),n.metadata!==void 0&&(O(n.metadata,
{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return M.errors=e,a===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ee.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(n.entityId===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/Enti\
tyLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(d),a++}if(n.job===
void 0){const d={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have require\
d property 'job'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="entityId"||d==="job")){const p={instancePath:i,schemaPath:"contract#/$defs\
/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:
e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-referen\
ce"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.entityId!==void 0){let d=n.entityId;if(typeof d=="string"){if(!j.test(d)){const p={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patter\
n "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=
!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){
let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,
1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(
M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ee.errors=e,l.props=m,a===
0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Er(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ee(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),a=e.length;else var r=ee.evaluated.props;return Er.errors=e,l.props=r,a===0}Er.evaluated={dynamicProps:!0,
dynamicItems:!1};var Js=Lr,Lt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function qe(n,{instancePath:i="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(n.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(n.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columnisedName!==
void 0){let r=n.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.humanisedName!==void 0){let r=n.
humanisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.type!==void 0){let r=n.type;if(typeof r!="\
string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.start===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(n.end===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),a++}if(n.start!==void 0){let r=n.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.end!==void 0){let r=n.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),a++}}}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.suggestion!==
void 0&&typeof n.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return G.errors=e,a===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(n.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(n.warnings===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in n)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.valid!==void 0&&typeof n.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.printed!==void 0){let r=n.printed;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)qe(r[u],{instancePath:i+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)}else{
const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)G(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.warnings!==void 0){let r=n.warnings;if(Array.isArray(r)){const t=r.
length;for(let u=0;u<t;u++)G(r[u],{instancePath:i+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(
G.errors),a=e.length)}else{const t={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Lr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ae(n,{instancePath:i,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length),Lr.errors=e,a===0}Lr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var re=Dr;function Dr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="count"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.count!==void 0){let r=n.count;if(typeof r==
"string"){if(!we.test(r)){const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Dr.errors=e,a===0}Dr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var $s=Nr;function Nr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(n.entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="entityI\
d"||r==="job")){const t={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.entityId!==
void 0){let r=n.entityId;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.job!==void 0){let r=n.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=Mr;function te(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=te.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){
const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||
(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=y===a;if(C&&t?(t=!1,u=[u,1]):C&&(t=!0,u=1,m!==!0&&(m=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return te.
errors=e,l.props=m,a===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function Mr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!te(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return Mr.errors=e,l.props=r,a===0}Mr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Dt=Fr;function Fr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof n=="string"){if(w(n)<1){const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Fr.errors=
e,a===0}Fr.evaluated={dynamicProps:!1,dynamicItems:!1};var ar=Jr;function Jr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==
void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelim\
it-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remai\
ning",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-\
reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-security-policy"]!==void 0&&typeof n["content-security-policy"]!="string"){const r={
instancePath:i+"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security\
-policy":!0},dynamicProps:!1,dynamicItems:!1};var Ts=$r,Nt={type:"object",required:["level","kind","sentence","percent","examples"],additionalProperties:!1,properties:{
level:{type:"string",enum:["first","soon","note"]},kind:{type:"string",enum:["rejected records","guessed encoding","damaged text","mixed line ends","missing col\
umns","unclear names","duplicate rows","open dates","null markers","mixed types","other types","leading zeros","nearly unique","other patterns","variants","blan\
ks around","mostly empty","one value"]},sentence:{type:"string",minLength:1},percent:{type:"number",minimum:0,maximum:100},attribute:{$ref:"contract#/$defs/Find\
ingAttribute"},examples:{type:"array",maxItems:3,items:{$ref:"contract#/$defs/ExampleValue"}},url:{type:"string",format:"uri-reference",minLength:1}}};function H(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[r]:e.push(r),a++}if(n.length===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}for(const r in n)if(!(r==="text"||r==="length"||r==="rows"||r==="url")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.text!==void 0&&typeof n.text!="s\
tring"){const r={instancePath:i+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(n.length!==void 0){let r=n.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/length",schemaPath:"#/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const t={instancePath:i+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[t]:e.push(t),a++}}if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/rows",schemaPath:"#/prop\
erties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/\
url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return H.errors=e,a===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=U.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.level===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required propert\
y 'level'"};e===null?e=[r]:e.push(r),a++}if(n.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},
message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(n.sentence===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[r]:e.push(r),a++}if(n.percent===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"percent"},message:"must have required property 'percent'"};e===null?e=[r]:e.push(r),a++}if(n.
examples===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property '\
examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="level"||r==="kind"||r==="sentence"||r==="percent"||r==="attribute"||r==="examples"||r==="url")){
const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(n.level!==void 0){let r=n.level;if(typeof r!="string"){const t={instancePath:i+"/level",schemaPath:"#/properties/level/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="first"||r==="soon"||r==="note")){const t={instancePath:i+
"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Nt.properties.level.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="rejected records"||r==="guessed encoding"||r==="damaged text"||r===
"mixed line ends"||r==="missing columns"||r==="unclear names"||r==="duplicate rows"||r==="open dates"||r==="null markers"||r==="mixed types"||r==="other types"||
r==="leading zeros"||r==="nearly unique"||r==="other patterns"||r==="variants"||r==="blanks around"||r==="mostly empty"||r==="one value")){const t={instancePath:i+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Nt.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),a++}}if(n.sentence!==void 0){let r=n.sentence;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/sentence",schemaPath:"#/prope\
rties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.percent!==
void 0){let r=n.percent;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/percent",schemaPath:"\
#/properties/percent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.attribute!==
void 0){let r=n.attribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.attributeId===void 0){const t={instancePath:i+"/attribute",schemaPath:"contract#/$de\
fs/FindingAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[t]:e.push(
t),a++}if(r.columnisedName===void 0){const t={instancePath:i+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){const t={instancePath:i+"/att\
ribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property \
'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="attributeId"||t==="columnisedName"||t==="humanisedName")){const u={instancePath:i+"/at\
tribute",schemaPath:"contract#/$defs/FindingAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),a++}if(r.attributeId!==void 0){let t=r.attributeId;if(typeof t=="string"){if(!j.test(t)){const u={instancePath:i+
"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttr\
ibute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnisedName!==void 0){let t=r.
columnisedName;if(typeof t=="string"){if(w(t)<1){const u={instancePath:i+"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/col\
umnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[u]:e.push(u),a++}}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:i+"/attribute/humanisedName",schemaPath:"\
contract#/$defs/FindingAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;if(Array.isArray(r)){if(r.length>3){const u={instancePath:i+"/examples",schemaPath:"#/properties/e\
xamples/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)
H(r[u],{instancePath:i+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?H.errors:e.concat(H.errors),a=e.length)}else{
const t={instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"#/p\
roperties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return U.errors=e,a===0}U.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(
r),a++}if(n.findings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"must have require\
d property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="total"||r==="findings")){const t={instancePath:i,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.total!==void 0){
let r=n.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/total",schemaPath:"\
#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.findings!==void 0){let r=n.
findings;if(Array.isArray(r)){if(r.length>200){const u={instancePath:i+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)U(r[u],{instancePath:i+"/findings/"+u,parentData:r,
parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{const t={instancePath:i+"/findings",schemaPath:"#/p\
roperties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $r(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$r.evaluated;return l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ee(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?
Ee.errors:e.concat(Ee.errors),a=e.length),$r.errors=e,a===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Tr,js={type:"object",required:["attri\
buteId","columnisedName","humanisedName","type","typePercent","rows","nulls","blanks","distinct","minLength","maxLength","types","histogram","findings"],additionalProperties:!1,
properties:{attributeId:{type:"string",pattern:"^[1-9][0-9]*$"},columnisedName:{type:"string",minLength:1},humanisedName:{type:"string"},type:{$ref:"contract#/$\
defs/ValueType"},typePercent:{type:"number",minimum:0,maximum:100},rows:{type:"integer",minimum:0},nulls:{type:"integer",minimum:0},blanks:{type:"integer",minimum:0},
distinct:{type:"integer",minimum:0},minLength:{type:"integer",minimum:0},maxLength:{type:"integer",minimum:0},types:{type:"array",maxItems:9,items:{$ref:"contra\
ct#/$defs/TypeCount"}},nullMarkers:{$ref:"contract#/$defs/NullMarkers"},numbers:{$ref:"contract#/$defs/NumberFigures"},far:{$ref:"contract#/$defs/FarNumbers"},histogram:{
$ref:"contract#/$defs/Histogram"},findings:{type:"array",maxItems:24,items:{$ref:"contract#/$defs/Finding"}}}},Mt={type:"string",enum:["null","blank","boolean",
"integer","decimal","date","time","timestamp","text"]};function Le(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required\
 property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="rows"||r==="url")){const t={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.type!==void 0){
let r=n.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ValueType/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="integer"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||
r==="text")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"enum",params:{allowedValues:Mt.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"contrac\
t#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.texts===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="rows"||r==="texts")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+
"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.texts!==
void 0){let r=n.texts;if(Array.isArray(r)){if(r.length>16){const u={instancePath:i+"/texts",schemaPath:"#/properties/texts/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.
isArray(h)){if(h.text===void 0){const m={instancePath:i+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/required",keyword:"required",params:{missingProperty:"\
text"},message:"must have required property 'text'"};e===null?e=[m]:e.push(m),a++}if(h.rows===void 0){const m={instancePath:i+"/texts/"+u,schemaPath:"contract#/\
$defs/NullMarker/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="text"||m==="rows")){const y={instancePath:i+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.text!==void 0){let m=h.text;if(typeof m=="string"){if(w(m)<
1){const y={instancePath:i+"/texts/"+u+"/text",schemaPath:"contract#/$defs/NullMarker/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/texts/"+u+"/text",schemaPath:"contract#/$defs/NullMarker/pro\
perties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.rows!==void 0){let m=h.rows;if(!(typeof m==
"number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:i+"/texts/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:i+
"/texts/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var S=new RegExp("^-?[0-9]+(\\.[0-9]+)?(e[\
+-]?[0-9]+)?$","u");function Ne(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ne.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),a++}if(n.mean===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mean"},message:"must have required property 'mean'"};e===null?e=[r]:
e.push(r),a++}if(n.min===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"min"},message:"must have required p\
roperty 'min'"};e===null?e=[r]:e.push(r),a++}if(n.lowerQuartile===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lowerQuartile"},message:"must have required property 'lowerQuartile'"};e===null?e=[r]:e.push(r),a++}if(n.median===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"median"},message:"must have required property 'median'"};e===null?e=[r]:e.push(r),a++}if(n.upperQuartile===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upperQuartile"},message:"must have required property 'upperQ\
uartile'"};e===null?e=[r]:e.push(r),a++}if(n.max===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="count"||r==="mean"||r==="standardDeviation"||r==="min"||r==="lowerQu\
artile"||r==="median"||r==="upperQuartile"||r==="max")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.count!==void 0){let r=n.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.mean!==void 0){let r=n.mean;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+
"/mean",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern \
"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/mean",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.standardDeviation!==void 0){let r=n.standardDeviation;if(typeof r=="st\
ring"){if(!S.test(r)){const t={instancePath:i+"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+\
(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.min!==void 0){let r=n.min;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+"/min",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pa\
ttern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/min",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n.lowerQuartile!==void 0){let r=n.lowerQuartile;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+"/lowerQuartile",schemaPath:"contract#/\
$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0\
-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/lowerQuartile",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.median!==void 0){let r=n.median;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+
"/median",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match patter\
n "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/median",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.upperQuartile!==void 0){let r=n.upperQuartile;if(typeof r=="string"){if(!S.
test(r)){const t={instancePath:i+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]\
?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/upperQuartile",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.max!==void 0){let r=n.max;if(typeof r==
"string"){if(!S.test(r)){const t={instancePath:i+"/max",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?\
(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/max",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function W(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=W.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.rows===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r===
"rows"||r==="url")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"contrac\
t#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return W.errors=e,a===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Y.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.from===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"},message:"must hav\
e required property 'from'"};e===null?e=[r]:e.push(r),a++}if(n.to===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
to"},message:"must have required property 'to'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="from"||r==="to"||r===
"rows"||r==="url")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(n.from!==void 0){let r=n.from;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+"/from",
schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9\
]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/from",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.to!==void 0){let r=n.to;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+
"/to",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^\
-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/to",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must \
match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Y.errors=e,a===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(n,{instancePath:i="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.below===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"below"},
message:"must have required property 'below'"};e===null?e=[r]:e.push(r),a++}if(n.above===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"above"},message:"must have required property 'above'"};e===null?e=[r]:e.push(r),a++}if(n.whiskers===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"whiskers"},message:"must have required property 'whiskers'"};e===null?e=[r]:e.push(r),a++}if(n.
bins===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bins"},message:"must have required property 'bins'"};
e===null?e=[r]:e.push(r),a++}if(n.examples===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"\
must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="below"||r==="above"||r==="whiskers"||r==="bins"||r==="examples")){
const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(n.below!==void 0&&(W(n.below,{instancePath:i+"/below",parentData:n,parentDataProperty:"below",rootData:b,dynamicAnchors:g})||
(e=e===null?W.errors:e.concat(W.errors),a=e.length)),n.above!==void 0&&(W(n.above,{instancePath:i+"/above",parentData:n,parentDataProperty:"above",rootData:b,dynamicAnchors:g})||
(e=e===null?W.errors:e.concat(W.errors),a=e.length)),n.whiskers!==void 0){let r=n.whiskers;if(Array.isArray(r)){if(r.length>2){const u={instancePath:i+"/whisker\
s",schemaPath:"#/properties/whiskers/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(u),a++}if(r.
length<2){const u={instancePath:i+"/whiskers",schemaPath:"#/properties/whiskers/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than \
2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h=="string"){if(!S.test(h)){const m={instancePath:i+"/whiskers\
/"+u,schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-\
?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/whiskers/"+u,schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/whiskers",schemaPath:"#/properties/whiskers\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.bins!==void 0){let r=n.bins;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:i+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Y(r[u],{instancePath:i+"/bins/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Y.errors:e.concat(Y.errors),a=e.length)}else{const t={instancePath:i+"/bins",schemaPath:"#/properties/bins/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;if(Array.isArray(r)){if(r.length>5){const u={instancePath:i+"/ex\
amples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++)H(r[u],{instancePath:i+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?H.errors:
e.concat(H.errors),a=e.length)}else{const t={instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Me.errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zs={type:"object",required:["of","bins"],additionalProperties:!1,
properties:{of:{type:"string",enum:["numbers","lengths"]},bins:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/Bin"}}}};function Fe(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.of===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),a++}if(n.bins===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="of"||r==="bins")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.of!==void 0){let r=n.of;if(typeof r!="string"){const t={instancePath:i+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="numbers"||r==="lengths")){const t={instancePath:i+"/of",schemaPath:"#/properties\
/of/enum",keyword:"enum",params:{allowedValues:zs.properties.of.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.bins!==
void 0){let r=n.bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:i+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Y(r[u],{instancePath:i+"/bins/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Y.errors:e.concat(Y.errors),a=e.length)}else{const t={instancePath:i+"/bins",schemaPath:"#/properties/bins/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.attributeId===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[r]:e.push(r),a++}if(n.columnisedName===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedNam\
e'"};e===null?e=[r]:e.push(r),a++}if(n.humanisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"human\
isedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(n.type===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.typePercent===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"typePercent"},message:"must have required property 'typePercent'"};e===null?e=
[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have requ\
ired property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.nulls===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nulls"},message:"must have required property 'nulls'"};e===null?e=[r]:e.push(r),a++}if(n.blanks===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blanks"},message:"must have required property 'blanks'"};e===null?e=[r]:e.push(r),a++}if(n.distinct===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"distinct"},message:"must have required property 'distinct'"};e===null?e=[r]:e.push(r),a++}if(n.
minLength===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minLength"},message:"must have required property\
 'minLength'"};e===null?e=[r]:e.push(r),a++}if(n.maxLength===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxLength"},message:"must have required property 'maxLength'"};e===null?e=[r]:e.push(r),a++}if(n.types===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[r]:e.push(r),a++}if(n.histogram===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"histogram"},message:"must have required property 'histogram'"};e===null?e=[r]:
e.push(r),a++}if(n.findings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"must have \
required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!fr.call(js.properties,r)){const t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.attributeId!==
void 0){let r=n.attributeId;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:i+"/attributeId",schemaPath:"#/properties/attributeId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/attributeId",
schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.columnisedName!==void 0){
let r=n.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.humanisedName!==void 0&&typeof n.
humanisedName!="string"){const r={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/\
ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="i\
nteger"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:Mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.typePercent!==void 0){let r=n.typePercent;
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+"/typePercent",schemaPath:"#/properties/typePercent/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/typePercent",schemaPath:"#/propert\
ies/typePercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"\
/typePercent",schemaPath:"#/properties/typePercent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==
void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/r\
ows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.nulls!==
void 0){let r=n.nulls;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/nulls",schemaPath:"#/properties/nulls/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/nulls",schemaPath:"#/properties/nulls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.blanks!==
void 0){let r=n.blanks;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/blanks",schemaPath:"#/properties/blanks/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/blanks",schemaPath:"#/properties/blanks/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.
distinct!==void 0){let r=n.distinct;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/distinct",schemaPath:"#/properties/disti\
nct/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}if(n.minLength!==void 0){let r=n.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/minLength",schemaPath:"\
#/properties/minLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){const t={instancePath:i+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.maxLength!==void 0){let r=n.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.types!==void 0){let r=n.types;if(Array.isArray(r)){if(r.length>9){const u={instancePath:i+
"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++)Le(r[u],{instancePath:i+"/types/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.
errors),a=e.length)}else{const t={instancePath:i+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}if(n.nullMarkers!==void 0&&(De(n.nullMarkers,{instancePath:i+"/nullMarkers",parentData:n,parentDataProperty:"nullMarkers",rootData:b,dynamicAnchors:g})||
(e=e===null?De.errors:e.concat(De.errors),a=e.length)),n.numbers!==void 0&&(Ne(n.numbers,{instancePath:i+"/numbers",parentData:n,parentDataProperty:"numbers",rootData:b,
dynamicAnchors:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length)),n.far!==void 0&&(Me(n.far,{instancePath:i+"/far",parentData:n,parentDataProperty:"far",
rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length)),n.histogram!==void 0&&(Fe(n.histogram,{instancePath:i+"/histogram",parentData:n,
parentDataProperty:"histogram",rootData:b,dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length)),n.findings!==void 0){let r=n.findings;if(Array.
isArray(r)){if(r.length>24){const u={instancePath:i+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:24},message:"must N\
OT have more than 24 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)U(r[u],{instancePath:i+"/findings/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{const t={instancePath:i+"/findings",schemaPath:"#/properties/findings/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Tr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Je(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),
a=e.length),Tr.errors=e,a===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=xr;function xr(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.value===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="value"){const t={instancePath:i,schemaPath:"contrac\
t#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),a++}if(n.value!==void 0&&typeof n.value!="string"){const r={instancePath:i+"/value",schemaPath:"contract#/$defs/Unmasked/properties/value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Unmasked/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xr.errors=e,a===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Is=jr,_s={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]},Ft={type:"object",required:["expressio\
n","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},row:{type:"object",additionalProperties:{type:["stri\
ng","null"]}}}},Jt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any","same"]},Ss={type:"object",required:["name","type",
"kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/$defs/FunctionType"},kind:{type:"string",enum:["val\
ue","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",items:{type:"string"}}}};function $e(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(n.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.kind===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(n.optional===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"optional"},message:"must have required property 'optional'"};
e===null?e=[r]:e.push(r),a++}if(n.repeated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repeated"},message:"\
must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="name"||r==="type"||r==="kind"||r==="optional"||r==="repeated"||
r==="words")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[t]:e.push(t),a++}if(n.name!==void 0&&typeof n.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={
instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}
if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:i+"/type",schemaPath:"\
contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Jt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="value"||r==="constant"||r==="attribute"||r==="listed")){const t={instancePath:i+"/kind",
schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ss.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.optional!==void 0&&typeof n.optional!="boolean"){const r={instancePath:i+"/optional",schemaPath:"#/properties/optional/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.repeated!==void 0&&typeof n.repeated!="boolean"){const r={instancePath:i+
"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.words!==
void 0){let r=n.words;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){const h={instancePath:i+"/words/"+u,schemaPath:"#/prop\
erties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const t={instancePath:i+"/words",schemaPath:"\
#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Te.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.form===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),a++}if(n.parameters===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===
null?e=[r]:e.push(r),a++}if(n.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"m\
ust have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="form"||r==="parameters"||r==="returns")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.form!==void 0&&typeof n.form!="string"){const r={instancePath:i+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.parameters!==void 0){let r=n.parameters;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)$e(
r[u],{instancePath:i+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length)}else{
const t={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(n.returns!==void 0){let r=n.returns;if(typeof r!="string"){const t={instancePath:i+"/returns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:i+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Jt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(n.group===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(r),a++}if(n.description===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[r]:e.push(r),a++}if(n.signatures===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signatures"},message:"\
must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(n.examples===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="name"||r==="gro\
up"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.name!==void 0&&typeof n.name!="string"){const r={instancePath:i+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.group!==void 0){let r=n.group;if(typeof r!=
"string"){const t={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const t={
instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:_s.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),a++}}if(n.description!==void 0&&typeof n.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.signatures!==void 0){let r=n.signatures;
if(Array.isArray(r)){if(r.length<1){const u={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Te(r[u],{instancePath:i+"/signatures/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)}else{const t={instancePath:i+"/signatures",schemaPath:"#/properties/signatu\
res/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;if(Array.isArray(
r)){if(r.length<2){const u={instancePath:i+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fe\
wer than 2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===
void 0){const m={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[m]:e.push(m),a++}if(h.result===void 0){const m={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs\
/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="expression"||m==="result"||m==="row")){const y={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.
expression!="string"){const m={instancePath:i+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.result!==void 0){let m=h.result;if(typeof m!="string"&&m!==null){const y={instancePath:i+
"/examples/"+u+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Ft.properties.result.type},message:"mus\
t be string,null"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(m&&typeof m=="object"&&!Array.isArray(m))for(const y in m){let C=m[y];if(typeof C!=
"string"&&C!==null){const d={instancePath:i+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properti\
es/row/additionalProperties/type",keyword:"type",params:{type:Ft.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),a++}}else{const y={instancePath:i+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/examples",schemaPath:"#/properties/examples\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function je(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=je.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.functions===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!==
"functions"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(n.functions!==void 0){let r=n.functions;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)xe(r[u],{
instancePath:i+"/functions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),a=e.length)}else{const t={
instancePath:i+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function jr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=jr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),je(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),a=e.length),jr.errors=e,a===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks=zr,
Vs={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Bs=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Gs=new RegExp("^[^\\x00]*$","u");
function ze(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ze.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length>4){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),a++}if(n.length<4){const t={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),a++}const r=n.length;if(r>0){let t=n[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),a++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[u]:e.push(u),a++}if(t<1||isNaN(t)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let t=n[1];if(typeof t=="string"){if(w(t)>128){const u={
instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[u]:e.push(u),a++}if(w(t)<1){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!Bs.test(t)){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let t=n[2];if(typeof t=="string"){if(w(t)>4e3){const u={instancePath:i+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),
a++}if(!Gs.test(t)){const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let t=n[3];if(typeof t!="string"){const u={instancePath:i+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:i+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Vs.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return ze.errors=e,a===0}ze.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function Oe(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length>
10){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),a++}
const r=n.length;for(let t=0;t<r;t++)ze(n[t],{instancePath:i+"/"+t,parentData:n,parentDataProperty:t,rootData:b,dynamicAnchors:g})||(e=e===null?ze.errors:e.concat(
ze.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Oe.errors=e,a===0}Oe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function zr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=zr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Oe(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),a=e.length),zr.errors=e,a===0}zr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var $t=Or,Hs=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Or(n,{instancePath:i="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-\
id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){let r=n.location;if(typeof r=="\
string"){if(!Hs.test(r)){const t={instancePath:i+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Or.errors=e,a===0}Or.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Us=Ir;function se(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=se.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="entityId"||d==="rules")){const p={instancePath:i,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.entityId!==void 0){let d=n.
entityId;if(typeof d=="string"){if(!j.test(d)){const p={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.rules!==void 0){let d=n.rules;if(Array.isArray(d)){const p=d.length;for(let k=0;k<p;k++){let D=d[k];if(typeof D=="string"){if(!j.test(
D)){const E={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[E]:e.push(E),a++}}else{const E={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}}}else{const p={
instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(
d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return se.errors=e,l.props=m,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Ir(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!se(n,{instancePath:i,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.evaluated.props;return Ir.errors=
e,l.props=r,a===0}Ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Ws=_r;function ae(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ae.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===
void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){
const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ae.errors=e,l.props=m,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function _r(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ae(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.
evaluated.props;return _r.errors=e,l.props=r,a===0}_r.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys=Sr;function ne(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ne.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||
d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ne.errors=e,l.props=m,a===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};function Sr(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ne(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ne.errors:e.concat(ne.errors),a=e.length;else var r=ne.
evaluated.props;return Sr.errors=e,l.props=r,a===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!1};var ie=Kr,Qs={type:"string",enum:["urn:groundtruth:problem:inv\
alid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtru\
th:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Ie(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.title===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(n.status===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(n.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Qs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(n.status!==void 0){let r=n.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.
errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)K(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Kr(n,{instancePath:i="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Kr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Ie(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length),Kr.errors=e,
a===0}Kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zs=Vr,Xs=new RegExp("^([1-9][0-9]*)?$","u"),ea=new RegExp("^([0-9]{1,2}|100)?$","u");function _e(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.realAttribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(n.libraryAttribute===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(n.score===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.realAttribute!==void 0){let r=n.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[t]:e.push(t),a++}if(r.columnsisedName===void 0){const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){
const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="id"||t==="columnsisedName"||t==="humanisedName")){const u={
instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!Xs.test(t)){const u={instancePath:i+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const t={instancePath:i+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:i+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.libraryAttribute!==void 0){let r=n.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),a++}if(r.name===void 0){const t={instancePath:i+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="id"||t==="name")){const u={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let t=r.id;if(typeof t=="string"){if(!j.test(t)){const u={instancePath:i+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
a++}}if(n.score!==void 0){let r=n.score;if(typeof r=="string"){if(!ea.test(r)){const t={instancePath:i+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _e.errors=e,a===0}_e.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Se.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.attributeMapList===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="attributeMapList"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.attributeMapList!==void 0){let r=n.attributeMapList;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)_e(r[u],{instancePath:i+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)}else{const t={instancePath:i+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Vr(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Vr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Se(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Se.errors:e.concat(Se.errors),
a=e.length),Vr.errors=e,a===0}Vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ra=Br;function Br(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.job===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="job"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.job!==void 0){let r=n.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Br.errors=e,a===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ta=Gr,Tt={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function Ke(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ke.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length<1){const t={instancePath:i,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),a++}const r=n.length;for(let t=0;t<r;t++){let u=n[t];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:i+"/"+t,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const m={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const m={instancePath:i+"/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const m={instancePath:i+"\
/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Tt.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const m={instancePath:i+"/"+t+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const m={instancePath:i+"/"+t+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Tt.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}}else{const h={instancePath:i+
"/"+t,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Gr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Gr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ke(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length),Gr.errors=e,a===0}Gr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var sa=Hr;function oe(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=oe.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}
for(const d in n)if(d!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}
const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,
u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return oe.errors=e,l.props=m,a===0}oe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Hr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Hr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!oe(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?oe.errors:e.concat(oe.errors),a=e.length;else var r=oe.evaluated.props;return Hr.errors=e,l.props=r,a===0}Hr.evaluated={dynamicProps:!0,dynamicItems:!1};
var xt=Ur;function ue(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ue.evaluated;l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<
1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){
const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.
job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&
t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:
e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ue.errors=e,
l.props=m,a===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Ur(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ue(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?ue.errors:e.concat(ue.errors),a=e.length;else var r=ue.evaluated.props;return Ur.errors=e,l.props=r,a===0}Ur.evaluated=
{dynamicProps:!0,dynamicItems:!1};var jt=Yr,yt={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],
additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},
failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{
$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},aa={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Wr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
na={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function Ve(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(n.passing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(n.failing===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.value!==void 0){let r=n.value;if(typeof r!="string"&&r!==
null){const t={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:na.properties.value.type},message:"must be string,null"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&w(r)>1001){const t={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.aggregates!==void 0){let r=n.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={
instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Wr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.
failing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Wr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function Be(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.row===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(n.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(n.because===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="row"||r==="values"||r==="because")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.row!==void 0){let r=n.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[t]:e.push(t),a++}}if(n.values!==void 0){let r=n.values;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const m={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:i+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.value===void 0){const m={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||
m==="humanisedName"||m==="value")){const y={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;
if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:zt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:i+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.because!==void 0){let r=n.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const t={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[t]:e.push(t),a++}if(r.explanation===void 0){const t={instancePath:i+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="expression"||t==="explanation")){const u={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let t=r.expression;if(typeof t=="string"){if(w(t)<1){const u={instancePath:i+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let t=r.explanation;if(typeof t=="string"){if(w(t)<1){const u={instancePath:i+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ge(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ge.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.rowsAnalyzed===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(n.passing===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(n.failing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(n.fraction===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(n.leftOut===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(n.failingRows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(n.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!fr.call(yt.properties,
r)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),a++}if(n.result!==void 0){let r=n.result;if(typeof r!="string"){const t={instancePath:i+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const t={
instancePath:i+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:yt.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.rowsAnalyzed!==void 0){let r=n.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.fraction!==void 0){let r=n.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const t={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:yt.properties.
fraction.type},message:"must be number,null"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
0||isNaN(r)){const t={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.leftOut!==void 0){let r=n.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const m={instancePath:i+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[m]:e.push(m),a++}
if(h.count===void 0){const m={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[m]:e.push(m),a++}if(h.row===void 0){const m={instancePath:i+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[m]:e.push(m),a++}if(h.message===
void 0){const m={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="part"||m==="count"||m==="row"||m==="message")){const y={instancePath:i+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),a++}if(h.part!==void 0){let m=h.part;if(typeof m!="string"){const y={instancePath:i+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="exp\
ression"||m==="filter"||m==="group"||m==="aggregate")){const y={instancePath:i+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:aa.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
void 0){let m=h.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:i+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:i+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.
message!==void 0){let m=h.message;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={
instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.groupCount!==void 0){let r=n.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.groups!==void 0){let r=n.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:i+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Ve(r[u],{instancePath:i+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length)}else{const t={instancePath:i+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.aggregates!==void 0){let r=n.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[t]:e.push(t),a++}
for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Wr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={
instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.failing;if(typeof t!="string"&&t!==null){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Wr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),a++}}if(n.failingRows!==void 0){let r=n.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:i+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++)Be(r[u],{instancePath:i+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Be.errors:
e.concat(Be.errors),a=e.length)}else{const t={instancePath:i+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(n.warnings!==void 0){let r=n.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const m={instancePath:i+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ge.errors=e,a===0}Ge.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ot={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function He(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.row===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(n.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="row"||r==="values")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.row!==void 0){let r=n.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.values!==void 0){let r=n.values;if(Array.isArray(
r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:i+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.value===
void 0){const m={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="value")){const y={instancePath:i+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){
let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!="string"&&m!==null){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:zt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:i+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ue(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ue.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(n.name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(n.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(n.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(n.passing===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(n.failing===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(n.support===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(n.reason===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(n.wouldFail===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(n.threshold===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(n.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!fr.call(Ot.properties,r)){const t={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.number!==
void 0){let r=n.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
1||isNaN(r)){const t={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),a++}}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(w(r)>255){const t={instancePath:i+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ot.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.expression!==void 0){let r=n.expression;if(typeof r=="string"){if(w(
r)>1e4){const t={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.filterExpression!==void 0){let r=n.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const t={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.support!==void 0){let r=n.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const t={instancePath:i+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.reason!==void 0){let r=n.reason;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.wouldFail!==void 0){let r=n.wouldFail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.failingRow!==
void 0&&(He(n.failingRow,{instancePath:i+"/failingRow",parentData:n,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?He.errors:e.concat(
He.errors),a=e.length)),n.threshold!==void 0){let r=n.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const t={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.priority!==void 0){let r=n.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const t={instancePath:i+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:i+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ue.errors=e,a===
0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(n.suggestions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="version"||r==="suggestions")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.version!==void 0){let r=n.version;if(typeof r=="string"){if(w(r)>64){const t={instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
suggestions!==void 0){let r=n.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Ue(r[u],
{instancePath:i+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ue.errors:e.concat(Ue.errors),a=e.length)}else{const t={
instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=
e,a===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=le.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;Ge(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length);var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;
We(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?We.errors:e.concat(We.errors),a=e.length);var C=d===a;if(C&&t)
t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.rules===void 0){const E={instancePath:i,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(
E),a++}for(const E in n)if(E!=="rules"){const J={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(n.rules!==void 0){let E=n.rules;if(Array.isArray(E)){if(E.length>
100){const L={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[L]:e.push(L),a++}if(E.length<1){const L={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[L]:e.push(L),a++}const J=E.length;for(let L=0;L<J;L++){
let F=E[L];if(typeof F=="string"){if(!j.test(F)){const x={instancePath:i+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[x]:e.push(x),a++}}else{const x={instancePath:i+"/rules/"+L,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),a++}}}else{const J={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[J]:e.push(J),a++}}}else{const E={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,u=3,m!==!0&&(m=!0));const E=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===
void 0){const L={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[L]:e.push(L),a++}if(n.file===void 0){const L={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(L),a++}for(const L in n)if(!(L==="job"||L==="file")){
const F={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"\
must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(n.job!==void 0){let L=n.job;if(typeof L=="string"){if(w(L)<1){const F={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[F]:e.push(F),a++}if(!A.test(L)){const F={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}if(n.file!==void 0){let L=n.
file;if(typeof L=="string"){if(w(L)<1){const F={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!A.test(L)){const F={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.
push(F),a++}}else{const F={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[F]:e.push(F),a++}}}else{const L={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var C=E===a;if(C&&t)t=!1,u=[u,4];else{C&&(t=!0,u=4,m!==!0&&(m=!0));const L=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=L===a;C&&t?(t=!1,u=[u,5]):C&&(t=!0,u=5,m!==!0&&(m=
!0))}}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return le.errors=e,l.props=m,a===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};function Yr(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!le(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?le.errors:e.concat(le.errors),a=e.length;else var r=le.
evaluated.props;return Yr.errors=e,l.props=r,a===0}Yr.evaluated={dynamicProps:!0,dynamicItems:!1};var ia=Qr,It={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function Qr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.EDIT===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(n.DELETE===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="EDIT"||r==="DELETE")){const t={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.EDIT!==void 0){let r=n.EDIT;if(typeof r!="string"){const t={
instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:It.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.DELETE!==void 0){let r=n.DELETE;
if(typeof r!="string"){const t={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:It.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Qr.errors=e,a===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ft=Zr;function me(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=me.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.uri===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="uri"){const p={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.
uri!==void 0){let d=n.uri;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.job===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(n.file===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in n)if(!(k==="job"||
k==="file")){const D={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(n.job!==void 0){let k=n.job;if(typeof k=="string"){if(w(k)<1){const D={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(n.file!==void 0){let k=n.
file;if(typeof k=="string"){if(w(k)<1){const D={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.
push(D),a++}}else{const D={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&t)t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,u=3,m!==!0&&
(m=!0));const E=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.rules===void 0){const L={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[L]:e.push(L),a++}for(const L in n)if(L!=="rules"){
const F={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"mu\
st NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(n.rules!==void 0){let L=n.rules;if(Array.isArray(L)){if(L.length>100){const x={instancePath:i+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[x]:e.push(x),a++}if(L.length<1){const x={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[x]:e.push(x),a++}const F=L.length;for(let x=0;x<F;x++){let nr=L[x];if(typeof nr=="\
string"){if(!j.test(nr)){const Z={instancePath:i+"/rules/"+x,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Z]:e.push(Z),a++}}else{const Z={instancePath:i+"/rules/"+x,schemaPath:"contra\
ct#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Z]:e.push(Z),a++}}}else{const F={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),a++}}}else{const L={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[L]:e.push(L),a++}var C=E===a;C&&t?(t=!1,u=[u,4]):C&&(t=!0,u=4,m!==!0&&(m=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return me.errors=e,
l.props=m,a===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};function Zr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!me(n,{instancePath:i,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?me.errors:e.concat(me.errors),a=e.length;else var r=me.evaluated.props;return Zr.errors=e,l.props=r,a===0}Zr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var _t=Xr;function Xr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.uri===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===
null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="uri"){const t={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.uri!==void 0){let r=n.uri;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/propert\
ies/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Xr.errors=e,a===0}Xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oa=et;function de(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=de.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/p\
roperties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={
instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "\
uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||
d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return de.errors=e,l.props=m,a===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function et(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=et.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!de(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?de.errors:e.concat(de.errors),a=e.length;else var r=de.
evaluated.props;return et.errors=e,l.props=r,a===0}et.evaluated={dynamicProps:!0,dynamicItems:!1};var ua=rt;function rt(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof n=="string"){
if(w(n)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return rt.errors=e,a===0}rt.evaluated={dynamicProps:!1,dynamicItems:!1};var St=tt;function tt(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=tt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof n=="string"){if(w(n)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return tt.errors=e,a===0}tt.evaluated={dynamicProps:!1,dynamicItems:!1};var la=st;
function pe(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pe.evaluated;l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.category===void 0){const d={
instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'c\
ategory'"};e===null?e=[d]:e.push(d),a++}if(n.keyword===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{
missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="category"||d==="keyword")){const p={
instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT hav\
e additional properties"};e===null?e=[p]:e.push(p),a++}if(n.category!==void 0){let d=n.category;if(typeof d=="string"){if(!j.test(d)){const p={instancePath:i+"/\
category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "\
^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.keyword!==void 0){let d=n.keyword;if(typeof d=="string"){if(!we.test(d)){
const p={instancePath:i+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properti\
es/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contrac\
t#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,
u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return pe.errors=e,l.props=m,a===0}pe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function st(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=st.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!pe(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?pe.errors:e.concat(pe.errors),a=e.length;else var r=pe.evaluated.props;return st.errors=e,l.props=r,a===0}st.evaluated={dynamicProps:!0,dynamicItems:!1};
var ma=at,da=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function at(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=at.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimi\
t-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){let r=n.location;if(typeof r=="string"){if(!da.test(r)){const t={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*\
$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return at.errors=e,a===0}at.evaluated=
{props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var pa=nt;function ce(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ce.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}if(n.connectionId===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
connectionId"},message:"must have required property 'connectionId'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="connectionId")){const p={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"mus\
t NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/url",
schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"for\
mat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.connectionId!==
void 0){let d=n.connectionId;if(typeof d=="string"){if(!j.test(d)){const p={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/pro\
perties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){
const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;M(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ce.errors=e,l.props=m,a===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function nt(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=nt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ce(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ce.errors:e.concat(ce.errors),a=e.length;else var r=ce.
evaluated.props;return nt.errors=e,l.props=r,a===0}nt.evaluated={dynamicProps:!0,dynamicItems:!1};var ca=it;function it(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=it.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="message")){const t={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.message!==void 0){let r=n.message;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandR\
esult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return it.errors=e,a===0}it.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ha=ot;
function Ye(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ye.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.encodings===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!==
"encodings"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(n.encodings!==void 0){let r=n.encodings;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];
if(typeof h!="string"){const m={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[m]:e.push(m),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||
h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h===
"cp862"||h==="cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="\
ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||
h==="iso2022-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="i\
so8859-9"||h==="iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||
h==="koi8-u"||h==="ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="\
macRoman"||h==="macRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8"||h==="cp\
037"||h==="cp273"||h==="cp277"||h==="cp278"||h==="cp280"||h==="cp284"||h==="cp285"||h==="cp297"||h==="cp500"||h==="cp870"||h==="cp871"||h==="cp875"||h==="cp1025"||
h==="cp1026"||h==="cp1047"||h==="cp1140"||h==="cp1141"||h==="cp1142"||h==="cp1143"||h==="cp1144"||h==="cp1145"||h==="cp1146"||h==="cp1147"||h==="cp1148"||h==="c\
p1149"||h==="cp930"||h==="cp933"||h==="cp935"||h==="cp937"||h==="cp939"||h==="gb18030"||h==="utf-16be"||h==="utf-16le")){const m={instancePath:i+"/encodings/"+u,
schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:kt.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),a++}}}else{const t={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ot(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ot.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ye(n,{instancePath:i,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ye.errors:e.concat(Ye.errors),a=e.length),ot.errors=e,a===0}ot.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ya=ut,Kt={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{
TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"\
string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},fa={type:"string",enum:["delimited",
"cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},ga=new RegExp("^[A-Z_]+$","u");function Qe(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.TYPE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(n.SEQUENCE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_NAME===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[
r]:e.push(r),a++}if(n.PARAM_DISP===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"mus\
t have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_TYPE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_REQD===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}
for(const r in n)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const t={instancePath:i,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.TYPE!==void 0){let r=n.TYPE;if(typeof r!="string"){const t={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r===
"generic"||r==="oracle"||r==="db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const t={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConn\
ectionType/enum",keyword:"enum",params:{allowedValues:fa.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.SEQUENCE!==
void 0){let r=n.SEQUENCE;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/SEQUENCE",schemaPath:"\
#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_NAME!==void 0){let r=n.PARAM_NAME;
if(typeof r=="string"){if(!ga.test(r)){const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_DISP!==void 0){let r=n.PARAM_DISP;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_TYPE!==void 0){let r=n.PARAM_TYPE;if(typeof r!="string"){const t={instancePath:i+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="d\
irectory"||r==="list"||r==="text")){const t={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Kt.properties.
PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_REQD!==void 0){let r=n.PARAM_REQD;if(typeof r!="\
string"){const t={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Kt.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ze(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ze.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){const r=n.length;for(let t=0;t<r;t++)Qe(n[t],{instancePath:i+"/"+t,parentData:n,parentDataProperty:t,
rootData:b,dynamicAnchors:g})||(e=e===null?Qe.errors:e.concat(Qe.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ut(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ut.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Ze(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ze.errors:e.concat(Ze.errors),a=e.length),ut.
errors=e,a===0}ut.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ba=lt;function he(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=he.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.webhook===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[d]:e.push(d),a++}if(n.secret===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="webhook"||d==="secret")){const p={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.webhook!==void 0){let d=n.webhook;
if(typeof d=="string"){if(!j.test(d)){const p={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.secret!==
void 0){let d=n.secret;if(typeof d=="string"){if(w(d)<32){const p={instancePath:i+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!==
"url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{
C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.webhook===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(n.
delivered===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(n.message===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in n)if(!(k===
"webhook"||k==="delivered"||k==="message")){const D={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(n.webhook!==void 0){let k=n.webhook;if(typeof k==
"string"){if(!j.test(k)){const D={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:i+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(n.delivered!==void 0&&typeof n.
delivered!="boolean"){const k={instancePath:i+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(n.message!==void 0){let k=n.message;if(typeof k=="string"){if(w(k)<1){const D={instancePath:i+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:i+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&t)t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const E={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[E]:e.push(E),a++}if(n.file===void 0){const E={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(
E),a++}for(const E in n)if(!(E==="job"||E==="file")){const J={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(n.job!==void 0){let E=n.job;if(typeof E==
"string"){if(w(E)<1){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!A.test(E)){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[J]:e.push(J),a++}}if(n.file!==void 0){let E=n.file;if(typeof E=="string"){if(w(E)<1){const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!A.test(E)){
const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const E={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,
u=3,m!==!0&&(m=!0));const E=a;M(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=E===a;C&&t?(t=!1,u=[u,4]):C&&(t=!0,u=4,m!==!0&&(m=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return he.errors=e,l.props=m,a===0}he.evaluated=
{dynamicProps:!0,dynamicItems:!1};function lt(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=lt.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!he(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?he.errors:e.concat(he.errors),a=e.length;else var r=he.evaluated.props;return lt.errors=e,l.props=r,a===0}lt.evaluated={dynamicProps:!0,dynamicItems:!1};
var Vt=mt,Bt={type:["string","array"],maxItems:2,items:{type:"string"}};function Xe(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.dataRow===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.dataRow!==void 0){let r=n.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const m={
instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Bt.type},message:"must be string,array"};e===null?e=[m]:e.push(
m),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),a++}const m=h.length;for(let y=0;y<m;y++)if(typeof h[y]!="string"){const C={instancePath:i+"\
/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),a++}}}}else{
const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}n.metadata!==void 0&&(V(n.metadata,{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:
e.concat(V.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Xe.errors=e,a===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){for(const r in n)if(r!=="@url"){let t=n[r];if(typeof t!="string"&&!Array.isArray(t)){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Bt.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(t)){if(t.length>2){const h={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=t.length;for(let h=0;h<u;h++)if(typeof t[h]!="string"){const m={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}if(n["@url"]!==void 0&&typeof n["@url"]!="string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Q(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Q.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(n)){if(n.length<1){const p={instancePath:i,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)Xe(n[p],
{instancePath:i+"/"+p,parentData:n,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?Xe.errors:e.concat(Xe.errors),a=e.length)}else{const d={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
if(Array.isArray(n)){if(n.length<1){const p={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)er(n[p],{instancePath:i+"/"+p,parentData:n,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?er.errors:e.concat(er.errors),a=e.length)}else{const d={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof n=="string"){if(w(n)>0){const k={
instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&
t?(t=!1,u=[u,2]):C&&(t=!0,u=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Q.errors=e,l.items=m,a===0}Q.evaluated={dynamicProps:!1,dynamicItems:!0};function rr(n,{
instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rr.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){
const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have addit\
ional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const m={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:i+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==void 0&&(Q(n.rows,{instancePath:i+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?Q.errors:e.concat(Q.errors),a=e.length)),n.metadata!==void 0&&(O(n.metadata,{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mt(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=mt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),rr(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?rr.errors:e.concat(rr.errors),a=e.length),mt.
errors=e,a===0}mt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var va=dt;function tr(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||
r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.
humanisedName===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.
push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),a++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:i+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==
void 0&&(Q(n.rows,{instancePath:i+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(Q.errors),a=e.length)),
n.metadata!==void 0&&(O(n.metadata,{instancePath:i+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return tr.errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(n,{instancePath:i="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ye.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
tr(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?tr.errors:e.concat(tr.errors),a=e.length);var C=y===a;if(C&&t?
(t=!1,u=[u,1]):C&&(t=!0,u=1,m!==!0&&(m=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ye.errors=e,l.props=m,a===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};
function dt(n,{instancePath:i="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=dt.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ye(n,{instancePath:i,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ye.errors:e.concat(
ye.errors),a=e.length;else var r=ye.evaluated.props;return dt.errors=e,l.props=r,a===0}dt.evaluated={dynamicProps:!0,dynamicItems:!1};var Ra=pt;function pt(n,{instancePath:i="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pt.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof n!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return pt.errors=e,a===0}pt.evaluated={dynamicProps:!1,dynamicItems:!1};var wa={"getOpenApiDocument ok":Yt,"getOpenApiDocu\
ment ok headers":o,"getOpenApiDocument badRequest":s,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument notAcceptable":s,"getOpenApiDocument notAccep\
table headers":o,"getOpenApiDocument tooManyRequests":s,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":s,"getOpenApiDocument \
internalError headers":o,"getSession ok":Ct,"getSession ok headers":rs,"getSession badRequest":s,"getSession badRequest headers":o,"getSession unauthorized":s,"\
getSession unauthorized headers":f,"getSession notAcceptable":s,"getSession notAcceptable headers":o,"getSession tooManyRequests":s,"getSession tooManyRequests \
headers":c,"getSession internalError":s,"getSession internalError headers":o,"getSession unavailable":s,"getSession unavailable headers":c,"openSession ok":Ct,"\
openSession ok headers":ss,"openSession badRequest":s,"openSession badRequest headers":o,"openSession unauthorized":s,"openSession unauthorized headers":f,"open\
Session forbidden":s,"openSession forbidden headers":o,"openSession notAcceptable":s,"openSession notAcceptable headers":o,"openSession contentTooLarge":s,"open\
Session contentTooLarge headers":o,"openSession unsupportedMediaType":s,"openSession unsupportedMediaType headers":o,"openSession tooManyRequests":s,"openSessio\
n tooManyRequests headers":c,"openSession internalError":s,"openSession internalError headers":o,"openSession unavailable":s,"openSession unavailable headers":c,
"closeSession noContent headers":is,"closeSession badRequest":s,"closeSession badRequest headers":o,"closeSession unauthorized":s,"closeSession unauthorized hea\
ders":f,"closeSession forbidden":s,"closeSession forbidden headers":o,"closeSession tooManyRequests":s,"closeSession tooManyRequests headers":c,"closeSession in\
ternalError":s,"closeSession internalError headers":o,"closeSession unavailable":s,"closeSession unavailable headers":c,"changePassword noContent headers":o,"ch\
angePassword badRequest":s,"changePassword badRequest headers":o,"changePassword unauthorized":s,"changePassword unauthorized headers":f,"changePassword content\
TooLarge":s,"changePassword contentTooLarge headers":o,"changePassword unsupportedMediaType":s,"changePassword unsupportedMediaType headers":o,"changePassword t\
ooManyRequests":s,"changePassword tooManyRequests headers":c,"changePassword internalError":s,"changePassword internalError headers":o,"changePassword unavailab\
le":s,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":o,"listRepositories badRequest":s,"listRepositories badReques\
t headers":o,"listRepositories notFound":s,"listRepositories notFound headers":o,"listRepositories notAcceptable":s,"listRepositories notAcceptable headers":o,"\
listRepositories tooManyRequests":s,"listRepositories tooManyRequests headers":c,"listRepositories internalError":s,"listRepositories internalError headers":o,"\
listRepositories unavailable":s,"listRepositories unavailable headers":c,"createRepository created":I,"createRepository created headers":ws,"createRepository ba\
dRequest":s,"createRepository badRequest headers":o,"createRepository unauthorized":s,"createRepository unauthorized headers":f,"createRepository forbidden":s,"\
createRepository forbidden headers":o,"createRepository notAcceptable":s,"createRepository notAcceptable headers":o,"createRepository conflict":s,"createReposit\
ory conflict headers":o,"createRepository contentTooLarge":s,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":s,"createRepos\
itory unsupportedMediaType headers":o,"createRepository tooManyRequests":s,"createRepository tooManyRequests headers":c,"createRepository internalError":s,"crea\
teRepository internalError headers":o,"createRepository unavailable":s,"createRepository unavailable headers":c,"getRepository ok":P,"getRepository ok headers":o,
"getRepository badRequest":s,"getRepository badRequest headers":o,"getRepository unauthorized":s,"getRepository unauthorized headers":f,"getRepository forbidden":s,
"getRepository forbidden headers":o,"getRepository notFound":s,"getRepository notFound headers":o,"getRepository notAcceptable":s,"getRepository notAcceptable h\
eaders":o,"getRepository tooManyRequests":s,"getRepository tooManyRequests headers":c,"getRepository internalError":s,"getRepository internalError headers":o,"g\
etRepository unavailable":s,"getRepository unavailable headers":c,"deleteRepository noContent headers":o,"deleteRepository badRequest":s,"deleteRepository badRe\
quest headers":o,"deleteRepository unauthorized":s,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":s,"deleteRepository forbidden headers":o,
"deleteRepository notFound":s,"deleteRepository notFound headers":o,"deleteRepository tooManyRequests":s,"deleteRepository tooManyRequests headers":c,"deleteRep\
ository internalError":s,"deleteRepository internalError headers":o,"deleteRepository unavailable":s,"deleteRepository unavailable headers":c,"login ok":Ps,"log\
in ok headers":o,"login badRequest":s,"login badRequest headers":o,"login forbidden":s,"login forbidden headers":o,"login notFound":s,"login notFound headers":o,
"login notAcceptable":s,"login notAcceptable headers":o,"login tooManyRequests":s,"login tooManyRequests headers":c,"login internalError":s,"login internalError\
 headers":o,"login unavailable":s,"login unavailable headers":c,"uploadFile ok":ks,"uploadFile ok headers":o,"uploadFile badRequest":s,"uploadFile badRequest he\
aders":o,"uploadFile unauthorized":s,"uploadFile unauthorized headers":f,"uploadFile forbidden":s,"uploadFile forbidden headers":o,"uploadFile notFound":s,"uplo\
adFile notFound headers":o,"uploadFile notAcceptable":s,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":s,"uploadFile contentTooLarge headers":o,
"uploadFile unsupportedMediaType":s,"uploadFile unsupportedMediaType headers":o,"uploadFile tooManyRequests":s,"uploadFile tooManyRequests headers":c,"uploadFil\
e internalError":s,"uploadFile internalError headers":o,"uploadFile unavailable":s,"uploadFile unavailable headers":c,"listFiles ok":P,"listFiles ok headers":o,
"listFiles badRequest":s,"listFiles badRequest headers":o,"listFiles unauthorized":s,"listFiles unauthorized headers":f,"listFiles forbidden":s,"listFiles forbi\
dden headers":o,"listFiles notFound":s,"listFiles notFound headers":o,"listFiles notAcceptable":s,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":s,
"listFiles tooManyRequests headers":c,"listFiles internalError":s,"listFiles internalError headers":o,"listFiles unavailable":s,"listFiles unavailable headers":c,
"getFile ok":P,"getFile ok headers":o,"getFile badRequest":s,"getFile badRequest headers":o,"getFile unauthorized":s,"getFile unauthorized headers":f,"getFile f\
orbidden":s,"getFile forbidden headers":o,"getFile notFound":s,"getFile notFound headers":o,"getFile notAcceptable":s,"getFile notAcceptable headers":o,"getFile\
 tooManyRequests":s,"getFile tooManyRequests headers":c,"getFile internalError":s,"getFile internalError headers":o,"getFile unavailable":s,"getFile unavailable\
 headers":c,"deleteFile noContent headers":o,"deleteFile badRequest":s,"deleteFile badRequest headers":o,"deleteFile unauthorized":s,"deleteFile unauthorized he\
aders":f,"deleteFile forbidden":s,"deleteFile forbidden headers":o,"deleteFile notFound":s,"deleteFile notFound headers":o,"deleteFile conflict":s,"deleteFile c\
onflict headers":o,"deleteFile tooManyRequests":s,"deleteFile tooManyRequests headers":c,"deleteFile internalError":s,"deleteFile internalError headers":o,"dele\
teFile unavailable":s,"deleteFile unavailable headers":c,"downloadExport ok":qt,"downloadExport ok headers":qs,"downloadExport partialContent":qt,"downloadExpor\
t partialContent headers":As,"downloadExport notModified headers":Ls,"downloadExport badRequest":s,"downloadExport badRequest headers":o,"downloadExport unautho\
rized":s,"downloadExport unauthorized headers":f,"downloadExport forbidden":s,"downloadExport forbidden headers":o,"downloadExport notFound":s,"downloadExport n\
otFound headers":o,"downloadExport conflict":s,"downloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":s,"downloadExport rangeNotSatisfiable he\
aders":Ns,"downloadExport tooManyRequests":s,"downloadExport tooManyRequests headers":c,"downloadExport internalError":s,"downloadExport internalError headers":o,
"downloadExport unavailable":s,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities ok headers":o,"listEntities badRequest":s,"listEntities \
badRequest headers":o,"listEntities unauthorized":s,"listEntities unauthorized headers":f,"listEntities forbidden":s,"listEntities forbidden headers":o,"listEnt\
ities notFound":s,"listEntities notFound headers":o,"listEntities notAcceptable":s,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":s,"list\
Entities tooManyRequests headers":c,"listEntities internalError":s,"listEntities internalError headers":o,"listEntities unavailable":s,"listEntities unavailable\
 headers":c,"runEntitiesCommand ok":Fs,"runEntitiesCommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":s,"runEntities\
Command badRequest headers":o,"runEntitiesCommand unauthorized":s,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbidden":s,"runEntitiesComma\
nd forbidden headers":o,"runEntitiesCommand notFound":s,"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":s,"runEntitiesCommand notAcce\
ptable headers":o,"runEntitiesCommand conflict":s,"runEntitiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":s,"runEntitiesCommand contentTooL\
arge headers":o,"runEntitiesCommand unsupportedMediaType":s,"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":s,"runEntit\
iesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":s,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":s,"runE\
ntitiesCommand unavailable headers":c,"runExpressionsCommand ok":Js,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":s,"runExpressionsCom\
mand badRequest headers":o,"runExpressionsCommand unauthorized":s,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand forbidden":s,"runExpress\
ionsCommand forbidden headers":o,"runExpressionsCommand notFound":s,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":s,"runExpre\
ssionsCommand notAcceptable headers":o,"runExpressionsCommand conflict":s,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":s,"\
runExpressionsCommand contentTooLarge headers":o,"runExpressionsCommand unsupportedMediaType":s,"runExpressionsCommand unsupportedMediaType headers":o,"runExpre\
ssionsCommand tooManyRequests":s,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalError":s,"runExpressionsCommand internalError \
headers":o,"runExpressionsCommand unavailable":s,"runExpressionsCommand unavailable headers":c,"countEntities ok":re,"countEntities ok headers":o,"countEntities\
 badRequest":s,"countEntities badRequest headers":o,"countEntities unauthorized":s,"countEntities unauthorized headers":f,"countEntities forbidden":s,"countEnti\
ties forbidden headers":o,"countEntities notFound":s,"countEntities notFound headers":o,"countEntities notAcceptable":s,"countEntities notAcceptable headers":o,
"countEntities tooManyRequests":s,"countEntities tooManyRequests headers":c,"countEntities internalError":s,"countEntities internalError headers":o,"countEntiti\
es unavailable":s,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":o,"getEntity badRequest":s,"getEntity badRequest headers":o,"get\
Entity unauthorized":s,"getEntity unauthorized headers":f,"getEntity forbidden":s,"getEntity forbidden headers":o,"getEntity notFound":s,"getEntity notFound hea\
ders":o,"getEntity notAcceptable":s,"getEntity notAcceptable headers":o,"getEntity tooManyRequests":s,"getEntity tooManyRequests headers":c,"getEntity internalE\
rror":s,"getEntity internalError headers":o,"getEntity unavailable":s,"getEntity unavailable headers":c,"runEntityCommand ok":$s,"runEntityCommand ok headers":o,
"runEntityCommand badRequest":s,"runEntityCommand badRequest headers":o,"runEntityCommand unauthorized":s,"runEntityCommand unauthorized headers":f,"runEntityCo\
mmand forbidden":s,"runEntityCommand forbidden headers":o,"runEntityCommand notFound":s,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":s,
"runEntityCommand notAcceptable headers":o,"runEntityCommand conflict":s,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":s,"runEntityCo\
mmand contentTooLarge headers":o,"runEntityCommand unsupportedMediaType":s,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":s,
"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":s,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":s,"run\
EntityCommand unavailable headers":c,"deleteEntity noContent headers":o,"deleteEntity badRequest":s,"deleteEntity badRequest headers":o,"deleteEntity unauthoriz\
ed":s,"deleteEntity unauthorized headers":f,"deleteEntity forbidden":s,"deleteEntity forbidden headers":o,"deleteEntity notFound":s,"deleteEntity notFound heade\
rs":o,"deleteEntity tooManyRequests":s,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":s,"deleteEntity internalError headers":o,"deleteEnt\
ity unavailable":s,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":o,"listRows badRequest":s,"listRows badRequest headers":o,"listRow\
s unauthorized":s,"listRows unauthorized headers":f,"listRows forbidden":s,"listRows forbidden headers":o,"listRows notFound":s,"listRows notFound headers":o,"l\
istRows notAcceptable":s,"listRows notAcceptable headers":o,"listRows conflict":s,"listRows conflict headers":o,"listRows tooManyRequests":s,"listRows tooManyRe\
quests headers":c,"listRows internalError":s,"listRows internalError headers":o,"listRows unavailable":s,"listRows unavailable headers":c,"runRowsCommand ok":q,
"runRowsCommand ok headers":o,"runRowsCommand badRequest":s,"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":s,"runRowsCommand unauthorized h\
eaders":f,"runRowsCommand forbidden":s,"runRowsCommand forbidden headers":o,"runRowsCommand notFound":s,"runRowsCommand notFound headers":o,"runRowsCommand notA\
cceptable":s,"runRowsCommand notAcceptable headers":o,"runRowsCommand conflict":s,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":s,"runRow\
sCommand contentTooLarge headers":o,"runRowsCommand unsupportedMediaType":s,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":s,"\
runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":s,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":s,"runRowsComma\
nd unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":o,"listRowDetails badRequest":s,"listRowDetails badRequest headers":o,"listRowDetail\
s unauthorized":s,"listRowDetails unauthorized headers":f,"listRowDetails forbidden":s,"listRowDetails forbidden headers":o,"listRowDetails notFound":s,"listRow\
Details notFound headers":o,"listRowDetails notAcceptable":s,"listRowDetails notAcceptable headers":o,"listRowDetails conflict":s,"listRowDetails conflict heade\
rs":o,"listRowDetails tooManyRequests":s,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":s,"listRowDetails internalError headers":o,"l\
istRowDetails unavailable":s,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator ok headers":o,"listDuplicatesIndicat\
or badRequest":s,"listDuplicatesIndicator badRequest headers":o,"listDuplicatesIndicator unauthorized":s,"listDuplicatesIndicator unauthorized headers":f,"listD\
uplicatesIndicator forbidden":s,"listDuplicatesIndicator forbidden headers":o,"listDuplicatesIndicator notFound":s,"listDuplicatesIndicator notFound headers":o,
"listDuplicatesIndicator notAcceptable":s,"listDuplicatesIndicator notAcceptable headers":o,"listDuplicatesIndicator tooManyRequests":s,"listDuplicatesIndicator\
 tooManyRequests headers":c,"listDuplicatesIndicator internalError":s,"listDuplicatesIndicator internalError headers":o,"listDuplicatesIndicator unavailable":s,
"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":o,"runDuplicatesIndicatorCommand\
 badRequest":s,"runDuplicatesIndicatorCommand badRequest headers":o,"runDuplicatesIndicatorCommand unauthorized":s,"runDuplicatesIndicatorCommand unauthorized h\
eaders":f,"runDuplicatesIndicatorCommand forbidden":s,"runDuplicatesIndicatorCommand forbidden headers":o,"runDuplicatesIndicatorCommand notFound":s,"runDuplica\
tesIndicatorCommand notFound headers":o,"runDuplicatesIndicatorCommand notAcceptable":s,"runDuplicatesIndicatorCommand notAcceptable headers":o,"runDuplicatesIn\
dicatorCommand conflict":s,"runDuplicatesIndicatorCommand conflict headers":o,"runDuplicatesIndicatorCommand contentTooLarge":s,"runDuplicatesIndicatorCommand c\
ontentTooLarge headers":o,"runDuplicatesIndicatorCommand unsupportedMediaType":s,"runDuplicatesIndicatorCommand unsupportedMediaType headers":o,"runDuplicatesIn\
dicatorCommand tooManyRequests":s,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand internalError":s,"runDuplicatesIndica\
torCommand internalError headers":o,"runDuplicatesIndicatorCommand unavailable":s,"runDuplicatesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"l\
istDuplicates ok headers":o,"listDuplicates badRequest":s,"listDuplicates badRequest headers":o,"listDuplicates unauthorized":s,"listDuplicates unauthorized hea\
ders":f,"listDuplicates forbidden":s,"listDuplicates forbidden headers":o,"listDuplicates notFound":s,"listDuplicates notFound headers":o,"listDuplicates notAcc\
eptable":s,"listDuplicates notAcceptable headers":o,"listDuplicates conflict":s,"listDuplicates conflict headers":o,"listDuplicates tooManyRequests":s,"listDupl\
icates tooManyRequests headers":c,"listDuplicates internalError":s,"listDuplicates internalError headers":o,"listDuplicates unavailable":s,"listDuplicates unava\
ilable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":o,"runDuplicatesCommand badRequest":s,"runDuplicatesCommand badRequest headers":o,
"runDuplicatesCommand unauthorized":s,"runDuplicatesCommand unauthorized headers":f,"runDuplicatesCommand forbidden":s,"runDuplicatesCommand forbidden headers":o,
"runDuplicatesCommand notFound":s,"runDuplicatesCommand notFound headers":o,"runDuplicatesCommand notAcceptable":s,"runDuplicatesCommand notAcceptable headers":o,
"runDuplicatesCommand conflict":s,"runDuplicatesCommand conflict headers":o,"runDuplicatesCommand contentTooLarge":s,"runDuplicatesCommand contentTooLarge heade\
rs":o,"runDuplicatesCommand unsupportedMediaType":s,"runDuplicatesCommand unsupportedMediaType headers":o,"runDuplicatesCommand tooManyRequests":s,"runDuplicate\
sCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":s,"runDuplicatesCommand internalError headers":o,"runDuplicatesCommand unavailable":s,"\
runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":o,"listRejectedRows badRequest":s,"listRejectedRows badRequest\
 headers":o,"listRejectedRows unauthorized":s,"listRejectedRows unauthorized headers":f,"listRejectedRows forbidden":s,"listRejectedRows forbidden headers":o,"l\
istRejectedRows notFound":s,"listRejectedRows notFound headers":o,"listRejectedRows notAcceptable":s,"listRejectedRows notAcceptable headers":o,"listRejectedRow\
s tooManyRequests":s,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":s,"listRejectedRows internalError headers":o,"listRejectedRow\
s unavailable":s,"listRejectedRows unavailable headers":c,"getReport ok":Dt,"getReport ok headers":ar,"getReport badRequest":s,"getReport badRequest headers":o,
"getReport unauthorized":s,"getReport unauthorized headers":f,"getReport forbidden":s,"getReport forbidden headers":o,"getReport notFound":s,"getReport notFound\
 headers":o,"getReport notAcceptable":s,"getReport notAcceptable headers":o,"getReport conflict":s,"getReport conflict headers":o,"getReport tooManyRequests":s,
"getReport tooManyRequests headers":c,"getReport internalError":s,"getReport internalError headers":o,"getReport unavailable":s,"getReport unavailable headers":c,
"listFindings ok":Ts,"listFindings ok headers":o,"listFindings badRequest":s,"listFindings badRequest headers":o,"listFindings unauthorized":s,"listFindings una\
uthorized headers":f,"listFindings forbidden":s,"listFindings forbidden headers":o,"listFindings notFound":s,"listFindings notFound headers":o,"listFindings not\
Acceptable":s,"listFindings notAcceptable headers":o,"listFindings conflict":s,"listFindings conflict headers":o,"listFindings tooManyRequests":s,"listFindings \
tooManyRequests headers":c,"listFindings internalError":s,"listFindings internalError headers":o,"listFindings unavailable":s,"listFindings unavailable headers":c,
"listAttributes ok":P,"listAttributes ok headers":o,"listAttributes badRequest":s,"listAttributes badRequest headers":o,"listAttributes unauthorized":s,"listAtt\
ributes unauthorized headers":f,"listAttributes forbidden":s,"listAttributes forbidden headers":o,"listAttributes notFound":s,"listAttributes notFound headers":o,
"listAttributes notAcceptable":s,"listAttributes notAcceptable headers":o,"listAttributes tooManyRequests":s,"listAttributes tooManyRequests headers":c,"listAtt\
ributes internalError":s,"listAttributes internalError headers":o,"listAttributes unavailable":s,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,
"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":s,"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":s,"runAt\
tributesCommand unauthorized headers":f,"runAttributesCommand forbidden":s,"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":s,"runAttr\
ibutesCommand notFound headers":o,"runAttributesCommand notAcceptable":s,"runAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":s,
"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand unsupportedMediaType":s,"runAttributesCommand unsupportedMediaType headers":o,"runAttribu\
tesCommand tooManyRequests":s,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":s,"runAttributesCommand internalError header\
s":o,"runAttributesCommand unavailable":s,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":o,"getAttribute badRequest":s,
"getAttribute badRequest headers":o,"getAttribute unauthorized":s,"getAttribute unauthorized headers":f,"getAttribute forbidden":s,"getAttribute forbidden heade\
rs":o,"getAttribute notFound":s,"getAttribute notFound headers":o,"getAttribute notAcceptable":s,"getAttribute notAcceptable headers":o,"getAttribute tooManyReq\
uests":s,"getAttribute tooManyRequests headers":c,"getAttribute internalError":s,"getAttribute internalError headers":o,"getAttribute unavailable":s,"getAttribu\
te unavailable headers":c,"runAttributeCommand ok":I,"runAttributeCommand ok headers":o,"runAttributeCommand badRequest":s,"runAttributeCommand badRequest heade\
rs":o,"runAttributeCommand unauthorized":s,"runAttributeCommand unauthorized headers":f,"runAttributeCommand forbidden":s,"runAttributeCommand forbidden headers":o,
"runAttributeCommand notFound":s,"runAttributeCommand notFound headers":o,"runAttributeCommand notAcceptable":s,"runAttributeCommand notAcceptable headers":o,"r\
unAttributeCommand conflict":s,"runAttributeCommand conflict headers":o,"runAttributeCommand contentTooLarge":s,"runAttributeCommand contentTooLarge headers":o,
"runAttributeCommand unsupportedMediaType":s,"runAttributeCommand unsupportedMediaType headers":o,"runAttributeCommand tooManyRequests":s,"runAttributeCommand t\
ooManyRequests headers":c,"runAttributeCommand internalError":s,"runAttributeCommand internalError headers":o,"runAttributeCommand unavailable":s,"runAttributeC\
ommand unavailable headers":c,"getAttributeProfile ok":xs,"getAttributeProfile ok headers":o,"getAttributeProfile badRequest":s,"getAttributeProfile badRequest \
headers":o,"getAttributeProfile unauthorized":s,"getAttributeProfile unauthorized headers":f,"getAttributeProfile forbidden":s,"getAttributeProfile forbidden he\
aders":o,"getAttributeProfile notFound":s,"getAttributeProfile notFound headers":o,"getAttributeProfile notAcceptable":s,"getAttributeProfile notAcceptable head\
ers":o,"getAttributeProfile conflict":s,"getAttributeProfile conflict headers":o,"getAttributeProfile tooManyRequests":s,"getAttributeProfile tooManyRequests he\
aders":c,"getAttributeProfile internalError":s,"getAttributeProfile internalError headers":o,"getAttributeProfile unavailable":s,"getAttributeProfile unavailabl\
e headers":c,"listValues ok":P,"listValues ok headers":o,"listValues badRequest":s,"listValues badRequest headers":o,"listValues unauthorized":s,"listValues una\
uthorized headers":f,"listValues forbidden":s,"listValues forbidden headers":o,"listValues notFound":s,"listValues notFound headers":o,"listValues notAcceptable":s,
"listValues notAcceptable headers":o,"listValues conflict":s,"listValues conflict headers":o,"listValues tooManyRequests":s,"listValues tooManyRequests headers":c,
"listValues internalError":s,"listValues internalError headers":o,"listValues unavailable":s,"listValues unavailable headers":c,"runValuesCommand ok":q,"runValu\
esCommand ok headers":o,"runValuesCommand badRequest":s,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":s,"runValuesCommand unauthorized\
 headers":f,"runValuesCommand forbidden":s,"runValuesCommand forbidden headers":o,"runValuesCommand notFound":s,"runValuesCommand notFound headers":o,"runValues\
Command notAcceptable":s,"runValuesCommand notAcceptable headers":o,"runValuesCommand conflict":s,"runValuesCommand conflict headers":o,"runValuesCommand conten\
tTooLarge":s,"runValuesCommand contentTooLarge headers":o,"runValuesCommand unsupportedMediaType":s,"runValuesCommand unsupportedMediaType headers":o,"runValues\
Command tooManyRequests":s,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":s,"runValuesCommand internalError headers":o,"runValues\
Command unavailable":s,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok headers":o,"listSpaces badRequest":s,"listSpaces badRequest hea\
ders":o,"listSpaces unauthorized":s,"listSpaces unauthorized headers":f,"listSpaces forbidden":s,"listSpaces forbidden headers":o,"listSpaces notFound":s,"listS\
paces notFound headers":o,"listSpaces notAcceptable":s,"listSpaces notAcceptable headers":o,"listSpaces conflict":s,"listSpaces conflict headers":o,"listSpaces \
tooManyRequests":s,"listSpaces tooManyRequests headers":c,"listSpaces internalError":s,"listSpaces internalError headers":o,"listSpaces unavailable":s,"listSpac\
es unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok headers":o,"runSpacesCommand badRequest":s,"runSpacesCommand badRequest headers":o,"runSp\
acesCommand unauthorized":s,"runSpacesCommand unauthorized headers":f,"runSpacesCommand forbidden":s,"runSpacesCommand forbidden headers":o,"runSpacesCommand no\
tFound":s,"runSpacesCommand notFound headers":o,"runSpacesCommand notAcceptable":s,"runSpacesCommand notAcceptable headers":o,"runSpacesCommand conflict":s,"run\
SpacesCommand conflict headers":o,"runSpacesCommand contentTooLarge":s,"runSpacesCommand contentTooLarge headers":o,"runSpacesCommand unsupportedMediaType":s,"r\
unSpacesCommand unsupportedMediaType headers":o,"runSpacesCommand tooManyRequests":s,"runSpacesCommand tooManyRequests headers":c,"runSpacesCommand internalErro\
r":s,"runSpacesCommand internalError headers":o,"runSpacesCommand unavailable":s,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":o,
"listMasks badRequest":s,"listMasks badRequest headers":o,"listMasks unauthorized":s,"listMasks unauthorized headers":f,"listMasks forbidden":s,"listMasks forbi\
dden headers":o,"listMasks notFound":s,"listMasks notFound headers":o,"listMasks notAcceptable":s,"listMasks notAcceptable headers":o,"listMasks conflict":s,"li\
stMasks conflict headers":o,"listMasks tooManyRequests":s,"listMasks tooManyRequests headers":c,"listMasks internalError":s,"listMasks internalError headers":o,
"listMasks unavailable":s,"listMasks unavailable headers":c,"runMasksCommand ok":q,"runMasksCommand ok headers":o,"runMasksCommand badRequest":s,"runMasksComman\
d badRequest headers":o,"runMasksCommand unauthorized":s,"runMasksCommand unauthorized headers":f,"runMasksCommand forbidden":s,"runMasksCommand forbidden heade\
rs":o,"runMasksCommand notFound":s,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":s,"runMasksCommand notAcceptable headers":o,"runMasksCom\
mand conflict":s,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":s,"runMasksCommand contentTooLarge headers":o,"runMasksCommand unsupport\
edMediaType":s,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":s,"runMasksCommand tooManyRequests headers":c,"runMasksCommand\
 internalError":s,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":s,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPat\
terns ok headers":o,"listPatterns badRequest":s,"listPatterns badRequest headers":o,"listPatterns unauthorized":s,"listPatterns unauthorized headers":f,"listPat\
terns forbidden":s,"listPatterns forbidden headers":o,"listPatterns notFound":s,"listPatterns notFound headers":o,"listPatterns notAcceptable":s,"listPatterns n\
otAcceptable headers":o,"listPatterns conflict":s,"listPatterns conflict headers":o,"listPatterns tooManyRequests":s,"listPatterns tooManyRequests headers":c,"l\
istPatterns internalError":s,"listPatterns internalError headers":o,"listPatterns unavailable":s,"listPatterns unavailable headers":c,"runPatternsCommand ok":q,
"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":s,"runPatternsCommand badRequest headers":o,"runPatternsCommand unauthorized":s,"runPatternsCo\
mmand unauthorized headers":f,"runPatternsCommand forbidden":s,"runPatternsCommand forbidden headers":o,"runPatternsCommand notFound":s,"runPatternsCommand notF\
ound headers":o,"runPatternsCommand notAcceptable":s,"runPatternsCommand notAcceptable headers":o,"runPatternsCommand conflict":s,"runPatternsCommand conflict h\
eaders":o,"runPatternsCommand contentTooLarge":s,"runPatternsCommand contentTooLarge headers":o,"runPatternsCommand unsupportedMediaType":s,"runPatternsCommand \
unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":s,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":s,"runP\
atternsCommand internalError headers":o,"runPatternsCommand unavailable":s,"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":q,"runSoundexesCo\
mmand ok headers":o,"runSoundexesCommand badRequest":s,"runSoundexesCommand badRequest headers":o,"runSoundexesCommand unauthorized":s,"runSoundexesCommand unau\
thorized headers":f,"runSoundexesCommand forbidden":s,"runSoundexesCommand forbidden headers":o,"runSoundexesCommand notFound":s,"runSoundexesCommand notFound h\
eaders":o,"runSoundexesCommand notAcceptable":s,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCommand conflict":s,"runSoundexesCommand conflict hea\
ders":o,"runSoundexesCommand contentTooLarge":s,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesCommand unsupportedMediaType":s,"runSoundexesComman\
d unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":s,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":s,
"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":s,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetapho\
nes ok headers":o,"listMetaphones badRequest":s,"listMetaphones badRequest headers":o,"listMetaphones unauthorized":s,"listMetaphones unauthorized headers":f,"l\
istMetaphones forbidden":s,"listMetaphones forbidden headers":o,"listMetaphones notFound":s,"listMetaphones notFound headers":o,"listMetaphones notAcceptable":s,
"listMetaphones notAcceptable headers":o,"listMetaphones conflict":s,"listMetaphones conflict headers":o,"listMetaphones tooManyRequests":s,"listMetaphones tooM\
anyRequests headers":c,"listMetaphones internalError":s,"listMetaphones internalError headers":o,"listMetaphones unavailable":s,"listMetaphones unavailable head\
ers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":s,"runMetaphonesCommand badRequest headers":o,"runMetap\
honesCommand unauthorized":s,"runMetaphonesCommand unauthorized headers":f,"runMetaphonesCommand forbidden":s,"runMetaphonesCommand forbidden headers":o,"runMet\
aphonesCommand notFound":s,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":s,"runMetaphonesCommand notAcceptable headers":o,"runM\
etaphonesCommand conflict":s,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":s,"runMetaphonesCommand contentTooLarge headers":o,
"runMetaphonesCommand unsupportedMediaType":s,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetaphonesCommand tooManyRequests":s,"runMetaphonesComma\
nd tooManyRequests headers":c,"runMetaphonesCommand internalError":s,"runMetaphonesCommand internalError headers":o,"runMetaphonesCommand unavailable":s,"runMet\
aphonesCommand unavailable headers":c,"unmaskValue ok":Os,"unmaskValue ok headers":o,"unmaskValue badRequest":s,"unmaskValue badRequest headers":o,"unmaskValue \
unauthorized":s,"unmaskValue unauthorized headers":f,"unmaskValue forbidden":s,"unmaskValue forbidden headers":o,"unmaskValue notFound":s,"unmaskValue notFound \
headers":o,"unmaskValue notAcceptable":s,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":s,"unmaskValue contentTooLarge headers":o,"unmaskVa\
lue unsupportedMediaType":s,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":s,"unmaskValue tooManyRequests headers":c,"unmaskValue in\
ternalError":s,"unmaskValue internalError headers":o,"unmaskValue unavailable":s,"unmaskValue unavailable headers":c,"listFunctions ok":Is,"listFunctions ok hea\
ders":o,"listFunctions badRequest":s,"listFunctions badRequest headers":o,"listFunctions unauthorized":s,"listFunctions unauthorized headers":f,"listFunctions f\
orbidden":s,"listFunctions forbidden headers":o,"listFunctions notFound":s,"listFunctions notFound headers":o,"listFunctions notAcceptable":s,"listFunctions not\
Acceptable headers":o,"listFunctions tooManyRequests":s,"listFunctions tooManyRequests headers":c,"listFunctions internalError":s,"listFunctions internalError h\
eaders":o,"listFunctions unavailable":s,"listFunctions unavailable headers":c,"listPriorities ok":Ks,"listPriorities ok headers":o,"listPriorities badRequest":s,
"listPriorities badRequest headers":o,"listPriorities unauthorized":s,"listPriorities unauthorized headers":f,"listPriorities forbidden":s,"listPriorities forbi\
dden headers":o,"listPriorities notFound":s,"listPriorities notFound headers":o,"listPriorities notAcceptable":s,"listPriorities notAcceptable headers":o,"listP\
riorities tooManyRequests":s,"listPriorities tooManyRequests headers":c,"listPriorities internalError":s,"listPriorities internalError headers":o,"listPrioritie\
s unavailable":s,"listPriorities unavailable headers":c,"runPrioritiesCommand created":I,"runPrioritiesCommand created headers":$t,"runPrioritiesCommand badRequ\
est":s,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":s,"runPrioritiesCommand unauthorized headers":f,"runPrioritiesCommand for\
bidden":s,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":s,"runPrioritiesCommand notFound headers":o,"runPrioritiesCommand notAccept\
able":s,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":s,"runPrioritiesCommand contentTooLarge headers":o,"runPrioritiesC\
ommand unsupportedMediaType":s,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRequests":s,"runPrioritiesCommand tooManyReque\
sts headers":c,"runPrioritiesCommand internalError":s,"runPrioritiesCommand internalError headers":o,"runPrioritiesCommand unavailable":s,"runPrioritiesCommand \
unavailable headers":c,"runPriorityCommand created":I,"runPriorityCommand created headers":$t,"runPriorityCommand badRequest":s,"runPriorityCommand badRequest h\
eaders":o,"runPriorityCommand unauthorized":s,"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":s,"runPriorityCommand forbidden headers":o,
"runPriorityCommand notFound":s,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":s,"runPriorityCommand notAcceptable headers":o,"runPr\
iorityCommand contentTooLarge":s,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedMediaType":s,"runPriorityCommand unsupportedMedia\
Type headers":o,"runPriorityCommand tooManyRequests":s,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":s,"runPriorityCommand i\
nternalError headers":o,"runPriorityCommand unavailable":s,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":o,"deletePriority badRe\
quest":s,"deletePriority badRequest headers":o,"deletePriority unauthorized":s,"deletePriority unauthorized headers":f,"deletePriority forbidden":s,"deletePrior\
ity forbidden headers":o,"deletePriority notFound":s,"deletePriority notFound headers":o,"deletePriority tooManyRequests":s,"deletePriority tooManyRequests head\
ers":c,"deletePriority internalError":s,"deletePriority internalError headers":o,"deletePriority unavailable":s,"deletePriority unavailable headers":c,"listLibr\
aryEntities ok":P,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":s,"listLibraryEntities badRequest headers":o,"listLibraryEntities unauthor\
ized":s,"listLibraryEntities unauthorized headers":f,"listLibraryEntities forbidden":s,"listLibraryEntities forbidden headers":o,"listLibraryEntities notFound":s,
"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":s,"listLibraryEntities notAcceptable headers":o,"listLibraryEntities tooManyRequest\
s":s,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":s,"listLibraryEntities internalError headers":o,"listLibraryEntities un\
available":s,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Us,"runLibraryEntitiesCommand ok headers":o,"runLibraryEntitiesCommand b\
adRequest":s,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":s,"runLibraryEntitiesCommand unauthorized headers":f,"run\
LibraryEntitiesCommand forbidden":s,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand notFound":s,"runLibraryEntitiesCommand notFound h\
eaders":o,"runLibraryEntitiesCommand notAcceptable":s,"runLibraryEntitiesCommand notAcceptable headers":o,"runLibraryEntitiesCommand conflict":s,"runLibraryEnti\
tiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":s,"runLibraryEntitiesCommand contentTooLarge headers":o,"runLibraryEntitiesCommand u\
nsupportedMediaType":s,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand tooManyRequests":s,"runLibraryEntitiesCommand tooMa\
nyRequests headers":c,"runLibraryEntitiesCommand internalError":s,"runLibraryEntitiesCommand internalError headers":o,"runLibraryEntitiesCommand unavailable":s,
"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":re,"countLibraryEntities ok headers":o,"countLibraryEntities badRequest":s,"countLib\
raryEntities badRequest headers":o,"countLibraryEntities unauthorized":s,"countLibraryEntities unauthorized headers":f,"countLibraryEntities forbidden":s,"count\
LibraryEntities forbidden headers":o,"countLibraryEntities notFound":s,"countLibraryEntities notFound headers":o,"countLibraryEntities notAcceptable":s,"countLi\
braryEntities notAcceptable headers":o,"countLibraryEntities tooManyRequests":s,"countLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalE\
rror":s,"countLibraryEntities internalError headers":o,"countLibraryEntities unavailable":s,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,
"getLibraryEntity ok headers":o,"getLibraryEntity badRequest":s,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":s,"getLibraryEntity unau\
thorized headers":f,"getLibraryEntity forbidden":s,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":s,"getLibraryEntity notFound headers":o,"g\
etLibraryEntity notAcceptable":s,"getLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":s,"getLibraryEntity tooManyRequests headers":c,"g\
etLibraryEntity internalError":s,"getLibraryEntity internalError headers":o,"getLibraryEntity unavailable":s,"getLibraryEntity unavailable headers":c,"runLibrar\
yEntityCommand ok":I,"runLibraryEntityCommand ok headers":o,"runLibraryEntityCommand badRequest":s,"runLibraryEntityCommand badRequest headers":o,"runLibraryEnt\
ityCommand unauthorized":s,"runLibraryEntityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":s,"runLibraryEntityCommand forbidden headers":o,
"runLibraryEntityCommand notFound":s,"runLibraryEntityCommand notFound headers":o,"runLibraryEntityCommand notAcceptable":s,"runLibraryEntityCommand notAcceptab\
le headers":o,"runLibraryEntityCommand conflict":s,"runLibraryEntityCommand conflict headers":o,"runLibraryEntityCommand contentTooLarge":s,"runLibraryEntityCom\
mand contentTooLarge headers":o,"runLibraryEntityCommand unsupportedMediaType":s,"runLibraryEntityCommand unsupportedMediaType headers":o,"runLibraryEntityComma\
nd tooManyRequests":s,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":s,"runLibraryEntityCommand internalError heade\
rs":o,"runLibraryEntityCommand unavailable":s,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":o,"deleteLibraryEntity bad\
Request":s,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":s,"deleteLibraryEntity unauthorized headers":f,"deleteLibraryEntity for\
bidden":s,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":s,"deleteLibraryEntity notFound headers":o,"deleteLibraryEntity tooManyReques\
ts":s,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":s,"deleteLibraryEntity internalError headers":o,"deleteLibraryEntity u\
navailable":s,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":o,"listLibraryAttributes badRequest":s,
"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":s,"listLibraryAttributes unauthorized headers":f,"listLibraryAttributes forbid\
den":s,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":s,"listLibraryAttributes notFound headers":o,"listLibraryAttributes notAccep\
table":s,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":s,"listLibraryAttributes tooManyRequests headers":c,"listLibrar\
yAttributes internalError":s,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":s,"listLibraryAttributes unavailable headers":c,
"runLibraryAttributesCommand ok":Ws,"runLibraryAttributesCommand ok headers":o,"runLibraryAttributesCommand badRequest":s,"runLibraryAttributesCommand badReques\
t headers":o,"runLibraryAttributesCommand unauthorized":s,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesCommand forbidden":s,"runLib\
raryAttributesCommand forbidden headers":o,"runLibraryAttributesCommand notFound":s,"runLibraryAttributesCommand notFound headers":o,"runLibraryAttributesComman\
d notAcceptable":s,"runLibraryAttributesCommand notAcceptable headers":o,"runLibraryAttributesCommand conflict":s,"runLibraryAttributesCommand conflict headers":o,
"runLibraryAttributesCommand contentTooLarge":s,"runLibraryAttributesCommand contentTooLarge headers":o,"runLibraryAttributesCommand unsupportedMediaType":s,"ru\
nLibraryAttributesCommand unsupportedMediaType headers":o,"runLibraryAttributesCommand tooManyRequests":s,"runLibraryAttributesCommand tooManyRequests headers":c,
"runLibraryAttributesCommand internalError":s,"runLibraryAttributesCommand internalError headers":o,"runLibraryAttributesCommand unavailable":s,"runLibraryAttri\
butesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":o,"getLibraryAttribute badRequest":s,"getLibraryAttribute badReq\
uest headers":o,"getLibraryAttribute unauthorized":s,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":s,"getLibraryAttribute forbidd\
en headers":o,"getLibraryAttribute notFound":s,"getLibraryAttribute notFound headers":o,"getLibraryAttribute notAcceptable":s,"getLibraryAttribute notAcceptable\
 headers":o,"getLibraryAttribute tooManyRequests":s,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalError":s,"getLibraryAttribute i\
nternalError headers":o,"getLibraryAttribute unavailable":s,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand ok":I,"runLibraryAttributeCo\
mmand ok headers":o,"runLibraryAttributeCommand badRequest":s,"runLibraryAttributeCommand badRequest headers":o,"runLibraryAttributeCommand unauthorized":s,"run\
LibraryAttributeCommand unauthorized headers":f,"runLibraryAttributeCommand forbidden":s,"runLibraryAttributeCommand forbidden headers":o,"runLibraryAttributeCo\
mmand notFound":s,"runLibraryAttributeCommand notFound headers":o,"runLibraryAttributeCommand notAcceptable":s,"runLibraryAttributeCommand notAcceptable headers":o,
"runLibraryAttributeCommand conflict":s,"runLibraryAttributeCommand conflict headers":o,"runLibraryAttributeCommand contentTooLarge":s,"runLibraryAttributeComma\
nd contentTooLarge headers":o,"runLibraryAttributeCommand unsupportedMediaType":s,"runLibraryAttributeCommand unsupportedMediaType headers":o,"runLibraryAttribu\
teCommand tooManyRequests":s,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":s,"runLibraryAttributeCommand int\
ernalError headers":o,"runLibraryAttributeCommand unavailable":s,"runLibraryAttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":o,
"deleteLibraryAttribute badRequest":s,"deleteLibraryAttribute badRequest headers":o,"deleteLibraryAttribute unauthorized":s,"deleteLibraryAttribute unauthorized\
 headers":f,"deleteLibraryAttribute forbidden":s,"deleteLibraryAttribute forbidden headers":o,"deleteLibraryAttribute notFound":s,"deleteLibraryAttribute notFou\
nd headers":o,"deleteLibraryAttribute conflict":s,"deleteLibraryAttribute conflict headers":o,"deleteLibraryAttribute tooManyRequests":s,"deleteLibraryAttribute\
 tooManyRequests headers":c,"deleteLibraryAttribute internalError":s,"deleteLibraryAttribute internalError headers":o,"deleteLibraryAttribute unavailable":s,"de\
leteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":o,"listLibraryEntityRules badRequest":s,"listLibra\
ryEntityRules badRequest headers":o,"listLibraryEntityRules unauthorized":s,"listLibraryEntityRules unauthorized headers":f,"listLibraryEntityRules forbidden":s,
"listLibraryEntityRules forbidden headers":o,"listLibraryEntityRules notFound":s,"listLibraryEntityRules notFound headers":o,"listLibraryEntityRules notAcceptab\
le":s,"listLibraryEntityRules notAcceptable headers":o,"listLibraryEntityRules tooManyRequests":s,"listLibraryEntityRules tooManyRequests headers":c,"listLibrar\
yEntityRules internalError":s,"listLibraryEntityRules internalError headers":o,"listLibraryEntityRules unavailable":s,"listLibraryEntityRules unavailable header\
s":c,"runLibraryEntityRulesCommand ok":Ys,"runLibraryEntityRulesCommand ok headers":o,"runLibraryEntityRulesCommand badRequest":ie,"runLibraryEntityRulesCommand\
 badRequest headers":o,"runLibraryEntityRulesCommand unauthorized":s,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibraryEntityRulesCommand forbidd\
en":s,"runLibraryEntityRulesCommand forbidden headers":o,"runLibraryEntityRulesCommand notFound":s,"runLibraryEntityRulesCommand notFound headers":o,"runLibrary\
EntityRulesCommand notAcceptable":s,"runLibraryEntityRulesCommand notAcceptable headers":o,"runLibraryEntityRulesCommand conflict":s,"runLibraryEntityRulesComma\
nd conflict headers":o,"runLibraryEntityRulesCommand contentTooLarge":s,"runLibraryEntityRulesCommand contentTooLarge headers":o,"runLibraryEntityRulesCommand u\
nsupportedMediaType":s,"runLibraryEntityRulesCommand unsupportedMediaType headers":o,"runLibraryEntityRulesCommand tooManyRequests":s,"runLibraryEntityRulesComm\
and tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":s,"runLibraryEntityRulesCommand internalError headers":o,"runLibraryEntityRulesComma\
nd unavailable":s,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":o,"getLibraryRule badRequest":s,"getLib\
raryRule badRequest headers":o,"getLibraryRule unauthorized":s,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":s,"getLibraryRule forbidden he\
aders":o,"getLibraryRule notFound":s,"getLibraryRule notFound headers":o,"getLibraryRule notAcceptable":s,"getLibraryRule notAcceptable headers":o,"getLibraryRu\
le tooManyRequests":s,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":s,"getLibraryRule internalError headers":o,"getLibraryRule unava\
ilable":s,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":I,"runLibraryRuleCommand ok headers":o,"runLibraryRuleCommand badRequest":ie,"runLib\
raryRuleCommand badRequest headers":o,"runLibraryRuleCommand unauthorized":s,"runLibraryRuleCommand unauthorized headers":f,"runLibraryRuleCommand forbidden":s,
"runLibraryRuleCommand forbidden headers":o,"runLibraryRuleCommand notFound":s,"runLibraryRuleCommand notFound headers":o,"runLibraryRuleCommand notAcceptable":s,
"runLibraryRuleCommand notAcceptable headers":o,"runLibraryRuleCommand conflict":s,"runLibraryRuleCommand conflict headers":o,"runLibraryRuleCommand contentTooL\
arge":s,"runLibraryRuleCommand contentTooLarge headers":o,"runLibraryRuleCommand unsupportedMediaType":s,"runLibraryRuleCommand unsupportedMediaType headers":o,
"runLibraryRuleCommand tooManyRequests":s,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":s,"runLibraryRuleCommand inter\
nalError headers":o,"runLibraryRuleCommand unavailable":s,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":I,"deleteLibraryRule ok headers":o,
"deleteLibraryRule badRequest":s,"deleteLibraryRule badRequest headers":o,"deleteLibraryRule unauthorized":s,"deleteLibraryRule unauthorized headers":f,"deleteL\
ibraryRule forbidden":s,"deleteLibraryRule forbidden headers":o,"deleteLibraryRule notFound":s,"deleteLibraryRule notFound headers":o,"deleteLibraryRule notAcce\
ptable":s,"deleteLibraryRule notAcceptable headers":o,"deleteLibraryRule tooManyRequests":s,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule int\
ernalError":s,"deleteLibraryRule internalError headers":o,"deleteLibraryRule unavailable":s,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,
"listAssociatedRules ok headers":o,"listAssociatedRules badRequest":s,"listAssociatedRules badRequest headers":o,"listAssociatedRules unauthorized":s,"listAssoc\
iatedRules unauthorized headers":f,"listAssociatedRules forbidden":s,"listAssociatedRules forbidden headers":o,"listAssociatedRules notFound":s,"listAssociatedR\
ules notFound headers":o,"listAssociatedRules notAcceptable":s,"listAssociatedRules notAcceptable headers":o,"listAssociatedRules tooManyRequests":s,"listAssoci\
atedRules tooManyRequests headers":c,"listAssociatedRules internalError":s,"listAssociatedRules internalError headers":o,"listAssociatedRules unavailable":s,"li\
stAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":o,"listAssociatedEntities badRequest":s,"listAssociat\
edEntities badRequest headers":o,"listAssociatedEntities unauthorized":s,"listAssociatedEntities unauthorized headers":f,"listAssociatedEntities forbidden":s,"l\
istAssociatedEntities forbidden headers":o,"listAssociatedEntities notFound":s,"listAssociatedEntities notFound headers":o,"listAssociatedEntities notAcceptable":s,
"listAssociatedEntities notAcceptable headers":o,"listAssociatedEntities tooManyRequests":s,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEn\
tities internalError":s,"listAssociatedEntities internalError headers":o,"listAssociatedEntities unavailable":s,"listAssociatedEntities unavailable headers":c,"\
runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":o,"runAssociatedEntitiesCommand badRequest":s,"runAssociatedEntitiesCommand badRequ\
est headers":o,"runAssociatedEntitiesCommand unauthorized":s,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEntitiesCommand forbidden":s,"r\
unAssociatedEntitiesCommand forbidden headers":o,"runAssociatedEntitiesCommand notFound":s,"runAssociatedEntitiesCommand notFound headers":o,"runAssociatedEntit\
iesCommand notAcceptable":s,"runAssociatedEntitiesCommand notAcceptable headers":o,"runAssociatedEntitiesCommand contentTooLarge":s,"runAssociatedEntitiesComman\
d contentTooLarge headers":o,"runAssociatedEntitiesCommand unsupportedMediaType":s,"runAssociatedEntitiesCommand unsupportedMediaType headers":o,"runAssociatedE\
ntitiesCommand tooManyRequests":s,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalError":s,"runAssociatedEntities\
Command internalError headers":o,"runAssociatedEntitiesCommand unavailable":s,"runAssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":Zs,"getA\
ttributeMap ok headers":o,"getAttributeMap badRequest":s,"getAttributeMap badRequest headers":o,"getAttributeMap unauthorized":s,"getAttributeMap unauthorized h\
eaders":f,"getAttributeMap forbidden":s,"getAttributeMap forbidden headers":o,"getAttributeMap notFound":s,"getAttributeMap notFound headers":o,"getAttributeMap\
 notAcceptable":s,"getAttributeMap notAcceptable headers":o,"getAttributeMap tooManyRequests":s,"getAttributeMap tooManyRequests headers":c,"getAttributeMap int\
ernalError":s,"getAttributeMap internalError headers":o,"getAttributeMap unavailable":s,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":ra,"\
runAttributeMapCommand ok headers":o,"runAttributeMapCommand badRequest":s,"runAttributeMapCommand badRequest headers":o,"runAttributeMapCommand unauthorized":s,
"runAttributeMapCommand unauthorized headers":f,"runAttributeMapCommand forbidden":s,"runAttributeMapCommand forbidden headers":o,"runAttributeMapCommand notFou\
nd":s,"runAttributeMapCommand notFound headers":o,"runAttributeMapCommand notAcceptable":s,"runAttributeMapCommand notAcceptable headers":o,"runAttributeMapComm\
and conflict":s,"runAttributeMapCommand conflict headers":o,"runAttributeMapCommand contentTooLarge":s,"runAttributeMapCommand contentTooLarge headers":o,"runAt\
tributeMapCommand unsupportedMediaType":s,"runAttributeMapCommand unsupportedMediaType headers":o,"runAttributeMapCommand tooManyRequests":s,"runAttributeMapCom\
mand tooManyRequests headers":c,"runAttributeMapCommand internalError":s,"runAttributeMapCommand internalError headers":o,"runAttributeMapCommand unavailable":s,
"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":o,"listBusinessRules badRequest":s,"listBusinessRules bad\
Request headers":o,"listBusinessRules unauthorized":s,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":s,"listBusinessRules forbidden he\
aders":o,"listBusinessRules notFound":s,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":s,"listBusinessRules notAcceptable headers":o,"\
listBusinessRules tooManyRequests":s,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":s,"listBusinessRules internalError headers":o,
"listBusinessRules unavailable":s,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":o,"runBusinessRu\
lesCommand badRequest":s,"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":s,"runBusinessRulesCommand unauthorized headers":f,
"runBusinessRulesCommand forbidden":s,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":s,"runBusinessRulesCommand notFound heade\
rs":o,"runBusinessRulesCommand notAcceptable":s,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":s,"runBusinessRulesC\
ommand contentTooLarge headers":o,"runBusinessRulesCommand unsupportedMediaType":s,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCom\
mand tooManyRequests":s,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":s,"runBusinessRulesCommand internalError hea\
ders":o,"runBusinessRulesCommand unavailable":s,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":re,"countBusinessRules ok headers":o,"co\
untBusinessRules badRequest":s,"countBusinessRules badRequest headers":o,"countBusinessRules unauthorized":s,"countBusinessRules unauthorized headers":f,"countB\
usinessRules forbidden":s,"countBusinessRules forbidden headers":o,"countBusinessRules notFound":s,"countBusinessRules notFound headers":o,"countBusinessRules n\
otAcceptable":s,"countBusinessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":s,"countBusinessRules tooManyRequests headers":c,"countBusines\
sRules internalError":s,"countBusinessRules internalError headers":o,"countBusinessRules unavailable":s,"countBusinessRules unavailable headers":c,"listAggregat\
eMethods ok":ta,"listAggregateMethods ok headers":o,"listAggregateMethods badRequest":s,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauth\
orized":s,"listAggregateMethods unauthorized headers":f,"listAggregateMethods forbidden":s,"listAggregateMethods forbidden headers":o,"listAggregateMethods notF\
ound":s,"listAggregateMethods notFound headers":o,"listAggregateMethods notAcceptable":s,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods to\
oManyRequests":s,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":s,"listAggregateMethods internalError headers":o,"listAgg\
regateMethods unavailable":s,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":o,"listLibraryRules badRequest":s,
"listLibraryRules badRequest headers":o,"listLibraryRules unauthorized":s,"listLibraryRules unauthorized headers":f,"listLibraryRules forbidden":s,"listLibraryR\
ules forbidden headers":o,"listLibraryRules notFound":s,"listLibraryRules notFound headers":o,"listLibraryRules notAcceptable":s,"listLibraryRules notAcceptable\
 headers":o,"listLibraryRules tooManyRequests":s,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":s,"listLibraryRules internalError\
 headers":o,"listLibraryRules unavailable":s,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":sa,"runLibraryRulesCommand ok headers":o,"runL\
ibraryRulesCommand badRequest":s,"runLibraryRulesCommand badRequest headers":o,"runLibraryRulesCommand unauthorized":s,"runLibraryRulesCommand unauthorized head\
ers":f,"runLibraryRulesCommand forbidden":s,"runLibraryRulesCommand forbidden headers":o,"runLibraryRulesCommand notFound":s,"runLibraryRulesCommand notFound he\
aders":o,"runLibraryRulesCommand notAcceptable":s,"runLibraryRulesCommand notAcceptable headers":o,"runLibraryRulesCommand conflict":s,"runLibraryRulesCommand c\
onflict headers":o,"runLibraryRulesCommand contentTooLarge":s,"runLibraryRulesCommand contentTooLarge headers":o,"runLibraryRulesCommand unsupportedMediaType":s,
"runLibraryRulesCommand unsupportedMediaType headers":o,"runLibraryRulesCommand tooManyRequests":s,"runLibraryRulesCommand tooManyRequests headers":c,"runLibrar\
yRulesCommand internalError":s,"runLibraryRulesCommand internalError headers":o,"runLibraryRulesCommand unavailable":s,"runLibraryRulesCommand unavailable heade\
rs":c,"countLibraryRules ok":re,"countLibraryRules ok headers":o,"countLibraryRules badRequest":s,"countLibraryRules badRequest headers":o,"countLibraryRules un\
authorized":s,"countLibraryRules unauthorized headers":f,"countLibraryRules forbidden":s,"countLibraryRules forbidden headers":o,"countLibraryRules notFound":s,
"countLibraryRules notFound headers":o,"countLibraryRules notAcceptable":s,"countLibraryRules notAcceptable headers":o,"countLibraryRules tooManyRequests":s,"co\
untLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":s,"countLibraryRules internalError headers":o,"countLibraryRules unavailable":s,"co\
untLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":s,"listRealBusinessR\
ules badRequest headers":o,"listRealBusinessRules unauthorized":s,"listRealBusinessRules unauthorized headers":f,"listRealBusinessRules forbidden":s,"listRealBu\
sinessRules forbidden headers":o,"listRealBusinessRules notFound":s,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":s,"listReal\
BusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":s,"listRealBusinessRules tooManyRequests headers":c,"listRealBusinessRules intern\
alError":s,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":s,"listRealBusinessRules unavailable headers":c,"runRealBusinessR\
ulesCommand ok":xt,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":ie,"runRealBusinessRulesCommand badRequest headers":o,"ru\
nRealBusinessRulesCommand unauthorized":s,"runRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidden":s,"runRealBusinessRulesCo\
mmand forbidden headers":o,"runRealBusinessRulesCommand notFound":s,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptable":s,
"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":s,"runRealBusinessRulesCommand conflict headers":o,"runRealBusiness\
RulesCommand contentTooLarge":s,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":s,"runRealBusinessRul\
esCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":s,"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusine\
ssRulesCommand internalError":s,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":s,"runRealBusinessRulesCommand u\
navailable headers":c,"deleteRealBusinessRules ok":I,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":ie,"deleteRealBusinessRules bad\
Request headers":o,"deleteRealBusinessRules unauthorized":s,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRules forbidden":s,"deleteRealBu\
sinessRules forbidden headers":o,"deleteRealBusinessRules notFound":s,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":s,"de\
leteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":s,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBusine\
ssRules unsupportedMediaType":s,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":s,"deleteRealBusinessRules to\
oManyRequests headers":c,"deleteRealBusinessRules internalError":s,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":s,"de\
leteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":re,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":s,"countRe\
alBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":s,"countRealBusinessRules unauthorized headers":f,"countRealBusinessRules forbidden":s,
"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":s,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAcceptab\
le":s,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":s,"countRealBusinessRules tooManyRequests headers":c,"countRealB\
usinessRules internalError":s,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":s,"countRealBusinessRules unavailable header\
s":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":s,"listEntityBusinessRules badRequest headers":o,
"listEntityBusinessRules unauthorized":s,"listEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":s,"listEntityBusinessRules forbidd\
en headers":o,"listEntityBusinessRules notFound":s,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":s,"listEntityBusinessRul\
es notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":s,"listEntityBusinessRules tooManyRequests headers":c,"listEntityBusinessRules internalErr\
or":s,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":s,"listEntityBusinessRules unavailable headers":c,"runEntityBusine\
ssRulesCommand ok":jt,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":ie,"runEntityBusinessRulesCommand badRequest heade\
rs":o,"runEntityBusinessRulesCommand unauthorized":s,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRulesCommand forbidden":s,"runEnti\
tyBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":s,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusinessRule\
sCommand notAcceptable":s,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":s,"runEntityBusinessRulesCommand conf\
lict headers":o,"runEntityBusinessRulesCommand contentTooLarge":s,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesCommand unsup\
portedMediaType":s,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":s,"runEntityBusinessRulesComma\
nd tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":s,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessRulesCom\
mand unavailable":s,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRules ok headers":o,"listAttri\
buteBusinessRules badRequest":s,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":s,"listAttributeBusinessRules unauth\
orized headers":f,"listAttributeBusinessRules forbidden":s,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":s,"listAttribu\
teBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":s,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusinessRule\
s tooManyRequests":s,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":s,"listAttributeBusinessRules internalErr\
or headers":o,"listAttributeBusinessRules unavailable":s,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRulesCommand ok":jt,"runAttribu\
teBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":ie,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttributeBusin\
essRulesCommand unauthorized":s,"runAttributeBusinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":s,"runAttributeBusinessRu\
lesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":s,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusinessRulesCo\
mmand notAcceptable":s,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":s,"runAttributeBusinessRulesComman\
d conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":s,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusinessRul\
esCommand unsupportedMediaType":s,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":s,"runAtt\
ributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":s,"runAttributeBusinessRulesCommand internalError headers":o,
"runAttributeBusinessRulesCommand unavailable":s,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok\
 headers":o,"listEntityRuleHistory badRequest":s,"listEntityRuleHistory badRequest headers":o,"listEntityRuleHistory unauthorized":s,"listEntityRuleHistory unau\
thorized headers":f,"listEntityRuleHistory forbidden":s,"listEntityRuleHistory forbidden headers":o,"listEntityRuleHistory notFound":s,"listEntityRuleHistory no\
tFound headers":o,"listEntityRuleHistory notAcceptable":s,"listEntityRuleHistory notAcceptable headers":o,"listEntityRuleHistory tooManyRequests":s,"listEntityR\
uleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":s,"listEntityRuleHistory internalError headers":o,"listEntityRuleHistory unavailable":s,
"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":o,"runEntityRuleHistoryCommand badRequ\
est":s,"runEntityRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthorized":s,"runEntityRuleHistoryCommand unauthorized headers":f,"run\
EntityRuleHistoryCommand forbidden":s,"runEntityRuleHistoryCommand forbidden headers":o,"runEntityRuleHistoryCommand notFound":s,"runEntityRuleHistoryCommand no\
tFound headers":o,"runEntityRuleHistoryCommand notAcceptable":s,"runEntityRuleHistoryCommand notAcceptable headers":o,"runEntityRuleHistoryCommand contentTooLar\
ge":s,"runEntityRuleHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupportedMediaType":s,"runEntityRuleHistoryCommand unsupportedMedia\
Type headers":o,"runEntityRuleHistoryCommand tooManyRequests":s,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalErr\
or":s,"runEntityRuleHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavailable":s,"runEntityRuleHistoryCommand unavailable headers":c,"lis\
tAllRuleHistory ok":P,"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":s,"listAllRuleHistory badRequest headers":o,"listAllRuleHistory unauthor\
ized":s,"listAllRuleHistory unauthorized headers":f,"listAllRuleHistory forbidden":s,"listAllRuleHistory forbidden headers":o,"listAllRuleHistory notFound":s,"l\
istAllRuleHistory notFound headers":o,"listAllRuleHistory notAcceptable":s,"listAllRuleHistory notAcceptable headers":o,"listAllRuleHistory tooManyRequests":s,"\
listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":s,"listAllRuleHistory internalError headers":o,"listAllRuleHistory unavailable":s,
"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":o,"runAllRuleHistoryCommand badRequest":s,"runA\
llRuleHistoryCommand badRequest headers":o,"runAllRuleHistoryCommand unauthorized":s,"runAllRuleHistoryCommand unauthorized headers":f,"runAllRuleHistoryCommand\
 forbidden":s,"runAllRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFound":s,"runAllRuleHistoryCommand notFound headers":o,"runAllRuleHist\
oryCommand notAcceptable":s,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHistoryCommand contentTooLarge":s,"runAllRuleHistoryCommand contentToo\
Large headers":o,"runAllRuleHistoryCommand unsupportedMediaType":s,"runAllRuleHistoryCommand unsupportedMediaType headers":o,"runAllRuleHistoryCommand tooManyRe\
quests":s,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":s,"runAllRuleHistoryCommand internalError headers":o,"ru\
nAllRuleHistoryCommand unavailable":s,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCompliance ok headers":o,"listEnti\
tyCompliance badRequest":s,"listEntityCompliance badRequest headers":o,"listEntityCompliance unauthorized":s,"listEntityCompliance unauthorized headers":f,"list\
EntityCompliance forbidden":s,"listEntityCompliance forbidden headers":o,"listEntityCompliance notFound":s,"listEntityCompliance notFound headers":o,"listEntity\
Compliance notAcceptable":s,"listEntityCompliance notAcceptable headers":o,"listEntityCompliance tooManyRequests":s,"listEntityCompliance tooManyRequests header\
s":c,"listEntityCompliance internalError":s,"listEntityCompliance internalError headers":o,"listEntityCompliance unavailable":s,"listEntityCompliance unavailabl\
e headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":o,"runEntityComplianceCommand badRequest":s,"runEntityComplianceCommand b\
adRequest headers":o,"runEntityComplianceCommand unauthorized":s,"runEntityComplianceCommand unauthorized headers":f,"runEntityComplianceCommand forbidden":s,"r\
unEntityComplianceCommand forbidden headers":o,"runEntityComplianceCommand notFound":s,"runEntityComplianceCommand notFound headers":o,"runEntityComplianceComma\
nd notAcceptable":s,"runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceCommand contentTooLarge":s,"runEntityComplianceCommand contentTooLa\
rge headers":o,"runEntityComplianceCommand unsupportedMediaType":s,"runEntityComplianceCommand unsupportedMediaType headers":o,"runEntityComplianceCommand tooMa\
nyRequests":s,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":s,"runEntityComplianceCommand internalError head\
ers":o,"runEntityComplianceCommand unavailable":s,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listCompliance ok headers":o,"listCo\
mpliance badRequest":s,"listCompliance badRequest headers":o,"listCompliance unauthorized":s,"listCompliance unauthorized headers":f,"listCompliance forbidden":s,
"listCompliance forbidden headers":o,"listCompliance notFound":s,"listCompliance notFound headers":o,"listCompliance notAcceptable":s,"listCompliance notAccepta\
ble headers":o,"listCompliance tooManyRequests":s,"listCompliance tooManyRequests headers":c,"listCompliance internalError":s,"listCompliance internalError head\
ers":o,"listCompliance unavailable":s,"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok headers":o,"runComplianceComma\
nd badRequest":s,"runComplianceCommand badRequest headers":o,"runComplianceCommand unauthorized":s,"runComplianceCommand unauthorized headers":f,"runComplianceC\
ommand forbidden":s,"runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":s,"runComplianceCommand notFound headers":o,"runComplianceCommand\
 notAcceptable":s,"runComplianceCommand notAcceptable headers":o,"runComplianceCommand contentTooLarge":s,"runComplianceCommand contentTooLarge headers":o,"runC\
omplianceCommand unsupportedMediaType":s,"runComplianceCommand unsupportedMediaType headers":o,"runComplianceCommand tooManyRequests":s,"runComplianceCommand to\
oManyRequests headers":c,"runComplianceCommand internalError":s,"runComplianceCommand internalError headers":o,"runComplianceCommand unavailable":s,"runComplian\
ceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":o,"listPassingRules badRequest":s,"listPassingRules badRequest headers":o,
"listPassingRules unauthorized":s,"listPassingRules unauthorized headers":f,"listPassingRules forbidden":s,"listPassingRules forbidden headers":o,"listPassingRu\
les notFound":s,"listPassingRules notFound headers":o,"listPassingRules notAcceptable":s,"listPassingRules notAcceptable headers":o,"listPassingRules tooManyReq\
uests":s,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":s,"listPassingRules internalError headers":o,"listPassingRules unavailabl\
e":s,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":s,"runPass\
ingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":s,"runPassingRulesCommand unauthorized headers":f,"runPassingRulesCommand forbidden":s,
"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFound":s,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand notAcceptab\
le":s,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarge":s,"runPassingRulesCommand contentTooLarge headers":o,"runPassing\
RulesCommand unsupportedMediaType":s,"runPassingRulesCommand unsupportedMediaType headers":o,"runPassingRulesCommand tooManyRequests":s,"runPassingRulesCommand \
tooManyRequests headers":c,"runPassingRulesCommand internalError":s,"runPassingRulesCommand internalError headers":o,"runPassingRulesCommand unavailable":s,"run\
PassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":o,"listFailingRules badRequest":s,"listFailingRules badRequest \
headers":o,"listFailingRules unauthorized":s,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":s,"listFailingRules forbidden headers":o,"li\
stFailingRules notFound":s,"listFailingRules notFound headers":o,"listFailingRules notAcceptable":s,"listFailingRules notAcceptable headers":o,"listFailingRules\
 tooManyRequests":s,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":s,"listFailingRules internalError headers":o,"listFailingRules\
 unavailable":s,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":s,
"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand unauthorized":s,"runFailingRulesCommand unauthorized headers":f,"runFailingRulesCommand fo\
rbidden":s,"runFailingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":s,"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand \
notAcceptable":s,"runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand contentTooLarge":s,"runFailingRulesCommand contentTooLarge headers":o,
"runFailingRulesCommand unsupportedMediaType":s,"runFailingRulesCommand unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":s,"runFailingRu\
lesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":s,"runFailingRulesCommand internalError headers":o,"runFailingRulesCommand unavaila\
ble":s,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":o,"listEnabledRules badRequest":s,"listEnabledRules \
badRequest headers":o,"listEnabledRules unauthorized":s,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":s,"listEnabledRules forbidden hea\
ders":o,"listEnabledRules notFound":s,"listEnabledRules notFound headers":o,"listEnabledRules notAcceptable":s,"listEnabledRules notAcceptable headers":o,"listE\
nabledRules tooManyRequests":s,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":s,"listEnabledRules internalError headers":o,"listE\
nabledRules unavailable":s,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand \
badRequest":s,"runEnabledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthorized":s,"runEnabledRulesCommand unauthorized headers":f,"runEnabledR\
ulesCommand forbidden":s,"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesCommand notFound":s,"runEnabledRulesCommand notFound headers":o,"runEnable\
dRulesCommand notAcceptable":s,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledRulesCommand contentTooLarge":s,"runEnabledRulesCommand contentTooLar\
ge headers":o,"runEnabledRulesCommand unsupportedMediaType":s,"runEnabledRulesCommand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":s,
"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":s,"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCom\
mand unavailable":s,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":o,"getBusinessRule badRequest":s,"getBusi\
nessRule badRequest headers":o,"getBusinessRule unauthorized":s,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":s,"getBusinessRule forbidde\
n headers":o,"getBusinessRule notFound":s,"getBusinessRule notFound headers":o,"getBusinessRule notAcceptable":s,"getBusinessRule notAcceptable headers":o,"getB\
usinessRule tooManyRequests":s,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":s,"getBusinessRule internalError headers":o,"getBusin\
essRule unavailable":s,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":I,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRe\
quest":ie,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":s,"runBusinessRuleCommand unauthorized headers":f,"runBusinessRule\
Command forbidden":s,"runBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFound":s,"runBusinessRuleCommand notFound headers":o,"runBusinessRu\
leCommand notAcceptable":s,"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleCommand conflict":s,"runBusinessRuleCommand conflict headers":o,"run\
BusinessRuleCommand contentTooLarge":s,"runBusinessRuleCommand contentTooLarge headers":o,"runBusinessRuleCommand unsupportedMediaType":s,"runBusinessRuleComman\
d unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":s,"runBusinessRuleCommand tooManyRequests headers":c,"runBusinessRuleCommand internal\
Error":s,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleCommand unavailable":s,"runBusinessRuleCommand unavailable headers":c,"deleteBusinessR\
ule ok":I,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":s,"deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":s,"del\
eteBusinessRule unauthorized headers":f,"deleteBusinessRule forbidden":s,"deleteBusinessRule forbidden headers":o,"deleteBusinessRule notFound":s,"deleteBusines\
sRule notFound headers":o,"deleteBusinessRule notAcceptable":s,"deleteBusinessRule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":s,"deleteBusine\
ssRule tooManyRequests headers":c,"deleteBusinessRule internalError":s,"deleteBusinessRule internalError headers":o,"deleteBusinessRule unavailable":s,"deleteBu\
sinessRule unavailable headers":c,"getBusinessRulePermissions ok":ia,"getBusinessRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":s,"getBus\
inessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthorized":s,"getBusinessRulePermissions unauthorized headers":f,"getBusinessRulePermi\
ssions forbidden":s,"getBusinessRulePermissions forbidden headers":o,"getBusinessRulePermissions notFound":s,"getBusinessRulePermissions notFound headers":o,"ge\
tBusinessRulePermissions notAcceptable":s,"getBusinessRulePermissions notAcceptable headers":o,"getBusinessRulePermissions tooManyRequests":s,"getBusinessRulePe\
rmissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":s,"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermissio\
ns unavailable":s,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":o,"listRuleHistory badRequest":s,"listR\
uleHistory badRequest headers":o,"listRuleHistory unauthorized":s,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":s,"listRuleHistory forbid\
den headers":o,"listRuleHistory notFound":s,"listRuleHistory notFound headers":o,"listRuleHistory notAcceptable":s,"listRuleHistory notAcceptable headers":o,"li\
stRuleHistory tooManyRequests":s,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":s,"listRuleHistory internalError headers":o,"listRu\
leHistory unavailable":s,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":o,"runRuleHistoryCommand badReq\
uest":s,"runRuleHistoryCommand badRequest headers":o,"runRuleHistoryCommand unauthorized":s,"runRuleHistoryCommand unauthorized headers":f,"runRuleHistoryComman\
d forbidden":s,"runRuleHistoryCommand forbidden headers":o,"runRuleHistoryCommand notFound":s,"runRuleHistoryCommand notFound headers":o,"runRuleHistoryCommand \
notAcceptable":s,"runRuleHistoryCommand notAcceptable headers":o,"runRuleHistoryCommand contentTooLarge":s,"runRuleHistoryCommand contentTooLarge headers":o,"ru\
nRuleHistoryCommand unsupportedMediaType":s,"runRuleHistoryCommand unsupportedMediaType headers":o,"runRuleHistoryCommand tooManyRequests":s,"runRuleHistoryComm\
and tooManyRequests headers":c,"runRuleHistoryCommand internalError":s,"runRuleHistoryCommand internalError headers":o,"runRuleHistoryCommand unavailable":s,"ru\
nRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":s,"listRuleFailingRows\
 badRequest headers":o,"listRuleFailingRows unauthorized":s,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":s,"listRuleFailingRows \
forbidden headers":o,"listRuleFailingRows notFound":s,"listRuleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":s,"listRuleFailingRows notAcc\
eptable headers":o,"listRuleFailingRows conflict":s,"listRuleFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":s,"listRuleFailingRows tooMan\
yRequests headers":c,"listRuleFailingRows internalError":s,"listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":s,"listRuleFailingRow\
s unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":s,"runRuleFailingRowsC\
ommand badRequest headers":o,"runRuleFailingRowsCommand unauthorized":s,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRowsCommand forbidden":s,
"runRuleFailingRowsCommand forbidden headers":o,"runRuleFailingRowsCommand notFound":s,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand\
 notAcceptable":s,"runRuleFailingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand conflict":s,"runRuleFailingRowsCommand conflict headers":o,"run\
RuleFailingRowsCommand contentTooLarge":s,"runRuleFailingRowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":s,"runRuleFaili\
ngRowsCommand unsupportedMediaType headers":o,"runRuleFailingRowsCommand tooManyRequests":s,"runRuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailin\
gRowsCommand internalError":s,"runRuleFailingRowsCommand internalError headers":o,"runRuleFailingRowsCommand unavailable":s,"runRuleFailingRowsCommand unavailab\
le headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":o,"listRulePassingRows badRequest":s,"listRulePassingRows badRequest headers":o,"listR\
ulePassingRows unauthorized":s,"listRulePassingRows unauthorized headers":f,"listRulePassingRows forbidden":s,"listRulePassingRows forbidden headers":o,"listRul\
ePassingRows notFound":s,"listRulePassingRows notFound headers":o,"listRulePassingRows notAcceptable":s,"listRulePassingRows notAcceptable headers":o,"listRuleP\
assingRows conflict":s,"listRulePassingRows conflict headers":o,"listRulePassingRows tooManyRequests":s,"listRulePassingRows tooManyRequests headers":c,"listRul\
ePassingRows internalError":s,"listRulePassingRows internalError headers":o,"listRulePassingRows unavailable":s,"listRulePassingRows unavailable headers":c,"run\
RulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand badRequest":s,"runRulePassingRowsCommand badRequest headers":o,
"runRulePassingRowsCommand unauthorized":s,"runRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":s,"runRulePassingRowsCommand\
 forbidden headers":o,"runRulePassingRowsCommand notFound":s,"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":s,"runRule\
PassingRowsCommand notAcceptable headers":o,"runRulePassingRowsCommand conflict":s,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand con\
tentTooLarge":s,"runRulePassingRowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand unsupportedMediaType":s,"runRulePassingRowsCommand unsupportedM\
ediaType headers":o,"runRulePassingRowsCommand tooManyRequests":s,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRowsCommand internalError":s,
"runRulePassingRowsCommand internalError headers":o,"runRulePassingRowsCommand unavailable":s,"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups \
ok":P,"listRuleGroups ok headers":o,"listRuleGroups badRequest":s,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":s,"listRuleGroups unauthor\
ized headers":f,"listRuleGroups forbidden":s,"listRuleGroups forbidden headers":o,"listRuleGroups notFound":s,"listRuleGroups notFound headers":o,"listRuleGroup\
s notAcceptable":s,"listRuleGroups notAcceptable headers":o,"listRuleGroups conflict":s,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":s,"\
listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":s,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":s,"listRuleGrou\
ps unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":s,"runRuleGroupsCommand badRequest h\
eaders":o,"runRuleGroupsCommand unauthorized":s,"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":s,"runRuleGroupsCommand forbidden\
 headers":o,"runRuleGroupsCommand notFound":s,"runRuleGroupsCommand notFound headers":o,"runRuleGroupsCommand notAcceptable":s,"runRuleGroupsCommand notAcceptab\
le headers":o,"runRuleGroupsCommand conflict":s,"runRuleGroupsCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":s,"runRuleGroupsCommand content\
TooLarge headers":o,"runRuleGroupsCommand unsupportedMediaType":s,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":s,
"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":s,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand una\
vailable":s,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand\
 badRequest":s,"runGroupFailingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand unauthorized":s,"runGroupFailingRowsCommand unauthorized headers":f,
"runGroupFailingRowsCommand forbidden":s,"runGroupFailingRowsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":s,"runGroupFailingRowsCommand no\
tFound headers":o,"runGroupFailingRowsCommand notAcceptable":s,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":s,"run\
GroupFailingRowsCommand conflict headers":o,"runGroupFailingRowsCommand contentTooLarge":s,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFaili\
ngRowsCommand unsupportedMediaType":s,"runGroupFailingRowsCommand unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":s,"runGroupFailin\
gRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":s,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCo\
mmand unavailable":s,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok headers":o,"runGroupPas\
singRowsCommand badRequest":s,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPassingRowsCommand unauthorized":s,"runGroupPassingRowsCommand unauthor\
ized headers":f,"runGroupPassingRowsCommand forbidden":s,"runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":s,"runGroupPassi\
ngRowsCommand notFound headers":o,"runGroupPassingRowsCommand notAcceptable":s,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand \
conflict":s,"runGroupPassingRowsCommand conflict headers":o,"runGroupPassingRowsCommand contentTooLarge":s,"runGroupPassingRowsCommand contentTooLarge headers":o,
"runGroupPassingRowsCommand unsupportedMediaType":s,"runGroupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":s,"\
runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":s,"runGroupPassingRowsCommand internalError headers":o,"runGrou\
pPassingRowsCommand unavailable":s,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows ok headers":o,"listGroup\
FailingRows badRequest":s,"listGroupFailingRows badRequest headers":o,"listGroupFailingRows unauthorized":s,"listGroupFailingRows unauthorized headers":f,"listG\
roupFailingRows forbidden":s,"listGroupFailingRows forbidden headers":o,"listGroupFailingRows notFound":s,"listGroupFailingRows notFound headers":o,"listGroupFa\
ilingRows notAcceptable":s,"listGroupFailingRows notAcceptable headers":o,"listGroupFailingRows conflict":s,"listGroupFailingRows conflict headers":o,"listGroup\
FailingRows tooManyRequests":s,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":s,"listGroupFailingRows internalError heade\
rs":o,"listGroupFailingRows unavailable":s,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand \
ok headers":o,"runNamedGroupFailingRowsCommand badRequest":s,"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorize\
d":s,"runNamedGroupFailingRowsCommand unauthorized headers":f,"runNamedGroupFailingRowsCommand forbidden":s,"runNamedGroupFailingRowsCommand forbidden headers":o,
"runNamedGroupFailingRowsCommand notFound":s,"runNamedGroupFailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":s,"runNamedGro\
upFailingRowsCommand notAcceptable headers":o,"runNamedGroupFailingRowsCommand conflict":s,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFa\
ilingRowsCommand contentTooLarge":s,"runNamedGroupFailingRowsCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":s,"runNam\
edGroupFailingRowsCommand unsupportedMediaType headers":o,"runNamedGroupFailingRowsCommand tooManyRequests":s,"runNamedGroupFailingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupFailingRowsCommand internalError":s,"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailab\
le":s,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":s,
"listGroupPassingRows badRequest headers":o,"listGroupPassingRows unauthorized":s,"listGroupPassingRows unauthorized headers":f,"listGroupPassingRows forbidden":s,
"listGroupPassingRows forbidden headers":o,"listGroupPassingRows notFound":s,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":s,"l\
istGroupPassingRows notAcceptable headers":o,"listGroupPassingRows conflict":s,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":s,
"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":s,"listGroupPassingRows internalError headers":o,"listGroupPassingRows una\
vailable":s,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPas\
singRowsCommand badRequest":s,"runNamedGroupPassingRowsCommand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":s,"runNamedGroupPassingRowsC\
ommand unauthorized headers":f,"runNamedGroupPassingRowsCommand forbidden":s,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsComm\
and notFound":s,"runNamedGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassingRowsCommand notAcceptable":s,"runNamedGroupPassingRowsCommand notAccep\
table headers":o,"runNamedGroupPassingRowsCommand conflict":s,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLa\
rge":s,"runNamedGroupPassingRowsCommand contentTooLarge headers":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":s,"runNamedGroupPassingRowsCommand uns\
upportedMediaType headers":o,"runNamedGroupPassingRowsCommand tooManyRequests":s,"runNamedGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassi\
ngRowsCommand internalError":s,"runNamedGroupPassingRowsCommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":s,"runNamedGroupPassingRo\
wsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":o,"listKeys badRequest":s,"listKeys badRequest headers":o,"listKeys unauthorized":s,"list\
Keys unauthorized headers":f,"listKeys forbidden":s,"listKeys forbidden headers":o,"listKeys notFound":s,"listKeys notFound headers":o,"listKeys notAcceptable":s,
"listKeys notAcceptable headers":o,"listKeys tooManyRequests":s,"listKeys tooManyRequests headers":c,"listKeys internalError":s,"listKeys internalError headers":o,
"listKeys unavailable":s,"listKeys unavailable headers":c,"runKeysCommand ok":ft,"runKeysCommand ok headers":o,"runKeysCommand badRequest":s,"runKeysCommand bad\
Request headers":o,"runKeysCommand unauthorized":s,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":s,"runKeysCommand forbidden headers":o,"ru\
nKeysCommand notFound":s,"runKeysCommand notFound headers":o,"runKeysCommand notAcceptable":s,"runKeysCommand notAcceptable headers":o,"runKeysCommand conflict":s,
"runKeysCommand conflict headers":o,"runKeysCommand contentTooLarge":s,"runKeysCommand contentTooLarge headers":o,"runKeysCommand unsupportedMediaType":s,"runKe\
ysCommand unsupportedMediaType headers":o,"runKeysCommand tooManyRequests":s,"runKeysCommand tooManyRequests headers":c,"runKeysCommand internalError":s,"runKey\
sCommand internalError headers":o,"runKeysCommand unavailable":s,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,"listPermanentKeys ok headers":o,
"listPermanentKeys badRequest":s,"listPermanentKeys badRequest headers":o,"listPermanentKeys unauthorized":s,"listPermanentKeys unauthorized headers":f,"listPer\
manentKeys forbidden":s,"listPermanentKeys forbidden headers":o,"listPermanentKeys notFound":s,"listPermanentKeys notFound headers":o,"listPermanentKeys notAcce\
ptable":s,"listPermanentKeys notAcceptable headers":o,"listPermanentKeys tooManyRequests":s,"listPermanentKeys tooManyRequests headers":c,"listPermanentKeys int\
ernalError":s,"listPermanentKeys internalError headers":o,"listPermanentKeys unavailable":s,"listPermanentKeys unavailable headers":c,"runPermanentKeysCommand o\
k":q,"runPermanentKeysCommand ok headers":o,"runPermanentKeysCommand badRequest":s,"runPermanentKeysCommand badRequest headers":o,"runPermanentKeysCommand unaut\
horized":s,"runPermanentKeysCommand unauthorized headers":f,"runPermanentKeysCommand forbidden":s,"runPermanentKeysCommand forbidden headers":o,"runPermanentKey\
sCommand notFound":s,"runPermanentKeysCommand notFound headers":o,"runPermanentKeysCommand notAcceptable":s,"runPermanentKeysCommand notAcceptable headers":o,"r\
unPermanentKeysCommand contentTooLarge":s,"runPermanentKeysCommand contentTooLarge headers":o,"runPermanentKeysCommand unsupportedMediaType":s,"runPermanentKeys\
Command unsupportedMediaType headers":o,"runPermanentKeysCommand tooManyRequests":s,"runPermanentKeysCommand tooManyRequests headers":c,"runPermanentKeysCommand\
 internalError":s,"runPermanentKeysCommand internalError headers":o,"runPermanentKeysCommand unavailable":s,"runPermanentKeysCommand unavailable headers":c,"lis\
tDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":o,"listDiscoveredKeys badRequest":s,"listDiscoveredKeys badRequest headers":o,"listDiscoveredKeys unauthor\
ized":s,"listDiscoveredKeys unauthorized headers":f,"listDiscoveredKeys forbidden":s,"listDiscoveredKeys forbidden headers":o,"listDiscoveredKeys notFound":s,"l\
istDiscoveredKeys notFound headers":o,"listDiscoveredKeys notAcceptable":s,"listDiscoveredKeys notAcceptable headers":o,"listDiscoveredKeys tooManyRequests":s,"\
listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":s,"listDiscoveredKeys internalError headers":o,"listDiscoveredKeys unavailable":s,
"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":o,"runDiscoveredKeysCommand badRequest":s,"runD\
iscoveredKeysCommand badRequest headers":o,"runDiscoveredKeysCommand unauthorized":s,"runDiscoveredKeysCommand unauthorized headers":f,"runDiscoveredKeysCommand\
 forbidden":s,"runDiscoveredKeysCommand forbidden headers":o,"runDiscoveredKeysCommand notFound":s,"runDiscoveredKeysCommand notFound headers":o,"runDiscoveredK\
eysCommand notAcceptable":s,"runDiscoveredKeysCommand notAcceptable headers":o,"runDiscoveredKeysCommand contentTooLarge":s,"runDiscoveredKeysCommand contentToo\
Large headers":o,"runDiscoveredKeysCommand unsupportedMediaType":s,"runDiscoveredKeysCommand unsupportedMediaType headers":o,"runDiscoveredKeysCommand tooManyRe\
quests":s,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":s,"runDiscoveredKeysCommand internalError headers":o,"ru\
nDiscoveredKeysCommand unavailable":s,"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":o,"getKey badRequest":s,"getKey badRequ\
est headers":o,"getKey unauthorized":s,"getKey unauthorized headers":f,"getKey forbidden":s,"getKey forbidden headers":o,"getKey notFound":s,"getKey notFound he\
aders":o,"getKey notAcceptable":s,"getKey notAcceptable headers":o,"getKey tooManyRequests":s,"getKey tooManyRequests headers":c,"getKey internalError":s,"getKe\
y internalError headers":o,"getKey unavailable":s,"getKey unavailable headers":c,"runKeyCommand noContent headers":o,"runKeyCommand badRequest":s,"runKeyCommand\
 badRequest headers":o,"runKeyCommand unauthorized":s,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":s,"runKeyCommand forbidden headers":o,"ru\
nKeyCommand notFound":s,"runKeyCommand notFound headers":o,"runKeyCommand notAcceptable":s,"runKeyCommand notAcceptable headers":o,"runKeyCommand contentTooLarg\
e":s,"runKeyCommand contentTooLarge headers":o,"runKeyCommand unsupportedMediaType":s,"runKeyCommand unsupportedMediaType headers":o,"runKeyCommand tooManyReque\
sts":s,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":s,"runKeyCommand internalError headers":o,"runKeyCommand unavailable":s,"runKeyCo\
mmand unavailable headers":c,"deleteKey noContent headers":o,"deleteKey badRequest":s,"deleteKey badRequest headers":o,"deleteKey unauthorized":s,"deleteKey una\
uthorized headers":f,"deleteKey forbidden":s,"deleteKey forbidden headers":o,"deleteKey notFound":s,"deleteKey notFound headers":o,"deleteKey notAcceptable":s,"\
deleteKey notAcceptable headers":o,"deleteKey tooManyRequests":s,"deleteKey tooManyRequests headers":c,"deleteKey internalError":s,"deleteKey internalError head\
ers":o,"deleteKey unavailable":s,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":o,"listKeyDuplicates badRequest":s,"l\
istKeyDuplicates badRequest headers":o,"listKeyDuplicates unauthorized":s,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicates forbidden":s,"listKeyDup\
licates forbidden headers":o,"listKeyDuplicates notFound":s,"listKeyDuplicates notFound headers":o,"listKeyDuplicates notAcceptable":s,"listKeyDuplicates notAcc\
eptable headers":o,"listKeyDuplicates conflict":s,"listKeyDuplicates conflict headers":o,"listKeyDuplicates tooManyRequests":s,"listKeyDuplicates tooManyRequest\
s headers":c,"listKeyDuplicates internalError":s,"listKeyDuplicates internalError headers":o,"listKeyDuplicates unavailable":s,"listKeyDuplicates unavailable he\
aders":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":o,"runKeyDuplicatesCommand badRequest":s,"runKeyDuplicatesCommand badRequest header\
s":o,"runKeyDuplicatesCommand unauthorized":s,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":s,"runKeyDuplicatesCommand fo\
rbidden headers":o,"runKeyDuplicatesCommand notFound":s,"runKeyDuplicatesCommand notFound headers":o,"runKeyDuplicatesCommand notAcceptable":s,"runKeyDuplicates\
Command notAcceptable headers":o,"runKeyDuplicatesCommand conflict":s,"runKeyDuplicatesCommand conflict headers":o,"runKeyDuplicatesCommand contentTooLarge":s,"\
runKeyDuplicatesCommand contentTooLarge headers":o,"runKeyDuplicatesCommand unsupportedMediaType":s,"runKeyDuplicatesCommand unsupportedMediaType headers":o,"ru\
nKeyDuplicatesCommand tooManyRequests":s,"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":s,"runKeyDuplicatesCommand \
internalError headers":o,"runKeyDuplicatesCommand unavailable":s,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,"listDependencies ok he\
aders":o,"listDependencies badRequest":s,"listDependencies badRequest headers":o,"listDependencies unauthorized":s,"listDependencies unauthorized headers":f,"li\
stDependencies forbidden":s,"listDependencies forbidden headers":o,"listDependencies notFound":s,"listDependencies notFound headers":o,"listDependencies notAcce\
ptable":s,"listDependencies notAcceptable headers":o,"listDependencies tooManyRequests":s,"listDependencies tooManyRequests headers":c,"listDependencies interna\
lError":s,"listDependencies internalError headers":o,"listDependencies unavailable":s,"listDependencies unavailable headers":c,"runDependenciesCommand ok":ft,"r\
unDependenciesCommand ok headers":o,"runDependenciesCommand noContent headers":o,"runDependenciesCommand badRequest":s,"runDependenciesCommand badRequest header\
s":o,"runDependenciesCommand unauthorized":s,"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":s,"runDependenciesCommand forbid\
den headers":o,"runDependenciesCommand notFound":s,"runDependenciesCommand notFound headers":o,"runDependenciesCommand notAcceptable":s,"runDependenciesCommand \
notAcceptable headers":o,"runDependenciesCommand conflict":s,"runDependenciesCommand conflict headers":o,"runDependenciesCommand contentTooLarge":s,"runDependen\
ciesCommand contentTooLarge headers":o,"runDependenciesCommand unsupportedMediaType":s,"runDependenciesCommand unsupportedMediaType headers":o,"runDependenciesC\
ommand tooManyRequests":s,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesCommand internalError":s,"runDependenciesCommand internalError head\
ers":o,"runDependenciesCommand unavailable":s,"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPermanentDependencies ok head\
ers":o,"listPermanentDependencies badRequest":s,"listPermanentDependencies badRequest headers":o,"listPermanentDependencies unauthorized":s,"listPermanentDepend\
encies unauthorized headers":f,"listPermanentDependencies forbidden":s,"listPermanentDependencies forbidden headers":o,"listPermanentDependencies notFound":s,"l\
istPermanentDependencies notFound headers":o,"listPermanentDependencies notAcceptable":s,"listPermanentDependencies notAcceptable headers":o,"listPermanentDepen\
dencies tooManyRequests":s,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDependencies internalError":s,"listPermanentDependencies internal\
Error headers":o,"listPermanentDependencies unavailable":s,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand ok":q,"runPermanen\
tDependenciesCommand ok headers":o,"runPermanentDependenciesCommand badRequest":s,"runPermanentDependenciesCommand badRequest headers":o,"runPermanentDependenci\
esCommand unauthorized":s,"runPermanentDependenciesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":s,"runPermanentDependenciesComman\
d forbidden headers":o,"runPermanentDependenciesCommand notFound":s,"runPermanentDependenciesCommand notFound headers":o,"runPermanentDependenciesCommand notAcc\
eptable":s,"runPermanentDependenciesCommand notAcceptable headers":o,"runPermanentDependenciesCommand contentTooLarge":s,"runPermanentDependenciesCommand conten\
tTooLarge headers":o,"runPermanentDependenciesCommand unsupportedMediaType":s,"runPermanentDependenciesCommand unsupportedMediaType headers":o,"runPermanentDepe\
ndenciesCommand tooManyRequests":s,"runPermanentDependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":s,"runPermanentDe\
pendenciesCommand internalError headers":o,"runPermanentDependenciesCommand unavailable":s,"runPermanentDependenciesCommand unavailable headers":c,"listDiscover\
edDependencies ok":P,"listDiscoveredDependencies ok headers":o,"listDiscoveredDependencies badRequest":s,"listDiscoveredDependencies badRequest headers":o,"list\
DiscoveredDependencies unauthorized":s,"listDiscoveredDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":s,"listDiscoveredDependencies \
forbidden headers":o,"listDiscoveredDependencies notFound":s,"listDiscoveredDependencies notFound headers":o,"listDiscoveredDependencies notAcceptable":s,"listD\
iscoveredDependencies notAcceptable headers":o,"listDiscoveredDependencies tooManyRequests":s,"listDiscoveredDependencies tooManyRequests headers":c,"listDiscov\
eredDependencies internalError":s,"listDiscoveredDependencies internalError headers":o,"listDiscoveredDependencies unavailable":s,"listDiscoveredDependencies un\
available headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":o,"runDiscoveredDependenciesCommand badRequest":s,"ru\
nDiscoveredDependenciesCommand badRequest headers":o,"runDiscoveredDependenciesCommand unauthorized":s,"runDiscoveredDependenciesCommand unauthorized headers":f,
"runDiscoveredDependenciesCommand forbidden":s,"runDiscoveredDependenciesCommand forbidden headers":o,"runDiscoveredDependenciesCommand notFound":s,"runDiscover\
edDependenciesCommand notFound headers":o,"runDiscoveredDependenciesCommand notAcceptable":s,"runDiscoveredDependenciesCommand notAcceptable headers":o,"runDisc\
overedDependenciesCommand contentTooLarge":s,"runDiscoveredDependenciesCommand contentTooLarge headers":o,"runDiscoveredDependenciesCommand unsupportedMediaType":s,
"runDiscoveredDependenciesCommand unsupportedMediaType headers":o,"runDiscoveredDependenciesCommand tooManyRequests":s,"runDiscoveredDependenciesCommand tooMany\
Requests headers":c,"runDiscoveredDependenciesCommand internalError":s,"runDiscoveredDependenciesCommand internalError headers":o,"runDiscoveredDependenciesComm\
and unavailable":s,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":o,"getDependency badRequest":s,"getD\
ependency badRequest headers":o,"getDependency unauthorized":s,"getDependency unauthorized headers":f,"getDependency forbidden":s,"getDependency forbidden heade\
rs":o,"getDependency notFound":s,"getDependency notFound headers":o,"getDependency notAcceptable":s,"getDependency notAcceptable headers":o,"getDependency tooMa\
nyRequests":s,"getDependency tooManyRequests headers":c,"getDependency internalError":s,"getDependency internalError headers":o,"getDependency unavailable":s,"g\
etDependency unavailable headers":c,"verifyDependency ok":_t,"verifyDependency ok headers":o,"verifyDependency badRequest":s,"verifyDependency badRequest header\
s":o,"verifyDependency unauthorized":s,"verifyDependency unauthorized headers":f,"verifyDependency forbidden":s,"verifyDependency forbidden headers":o,"verifyDe\
pendency notFound":s,"verifyDependency notFound headers":o,"verifyDependency notAcceptable":s,"verifyDependency notAcceptable headers":o,"verifyDependency confl\
ict":s,"verifyDependency conflict headers":o,"verifyDependency tooManyRequests":s,"verifyDependency tooManyRequests headers":c,"verifyDependency internalError":s,
"verifyDependency internalError headers":o,"verifyDependency unavailable":s,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConflicts ok head\
ers":o,"listConflicts badRequest":s,"listConflicts badRequest headers":o,"listConflicts unauthorized":s,"listConflicts unauthorized headers":f,"listConflicts fo\
rbidden":s,"listConflicts forbidden headers":o,"listConflicts notFound":s,"listConflicts notFound headers":o,"listConflicts notAcceptable":s,"listConflicts notA\
cceptable headers":o,"listConflicts conflict":s,"listConflicts conflict headers":o,"listConflicts tooManyRequests":s,"listConflicts tooManyRequests headers":c,"\
listConflicts internalError":s,"listConflicts internalError headers":o,"listConflicts unavailable":s,"listConflicts unavailable headers":c,"runConflictsCommand \
ok":q,"runConflictsCommand ok headers":o,"runConflictsCommand noContent headers":o,"runConflictsCommand badRequest":s,"runConflictsCommand badRequest headers":o,
"runConflictsCommand unauthorized":s,"runConflictsCommand unauthorized headers":f,"runConflictsCommand forbidden":s,"runConflictsCommand forbidden headers":o,"r\
unConflictsCommand notFound":s,"runConflictsCommand notFound headers":o,"runConflictsCommand notAcceptable":s,"runConflictsCommand notAcceptable headers":o,"run\
ConflictsCommand conflict":s,"runConflictsCommand conflict headers":o,"runConflictsCommand contentTooLarge":s,"runConflictsCommand contentTooLarge headers":o,"r\
unConflictsCommand unsupportedMediaType":s,"runConflictsCommand unsupportedMediaType headers":o,"runConflictsCommand tooManyRequests":s,"runConflictsCommand too\
ManyRequests headers":c,"runConflictsCommand internalError":s,"runConflictsCommand internalError headers":o,"runConflictsCommand unavailable":s,"runConflictsCom\
mand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":o,"listAttributeKeys badRequest":s,"listAttributeKeys badRequest headers":o,
"listAttributeKeys unauthorized":s,"listAttributeKeys unauthorized headers":f,"listAttributeKeys forbidden":s,"listAttributeKeys forbidden headers":o,"listAttri\
buteKeys notFound":s,"listAttributeKeys notFound headers":o,"listAttributeKeys notAcceptable":s,"listAttributeKeys notAcceptable headers":o,"listAttributeKeys t\
ooManyRequests":s,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internalError":s,"listAttributeKeys internalError headers":o,"listAttributeKe\
ys unavailable":s,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":o,"runAttributeKeysCommand badRe\
quest":s,"runAttributeKeysCommand badRequest headers":o,"runAttributeKeysCommand unauthorized":s,"runAttributeKeysCommand unauthorized headers":f,"runAttributeK\
eysCommand forbidden":s,"runAttributeKeysCommand forbidden headers":o,"runAttributeKeysCommand notFound":s,"runAttributeKeysCommand notFound headers":o,"runAttr\
ibuteKeysCommand notAcceptable":s,"runAttributeKeysCommand notAcceptable headers":o,"runAttributeKeysCommand contentTooLarge":s,"runAttributeKeysCommand content\
TooLarge headers":o,"runAttributeKeysCommand unsupportedMediaType":s,"runAttributeKeysCommand unsupportedMediaType headers":o,"runAttributeKeysCommand tooManyRe\
quests":s,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand internalError":s,"runAttributeKeysCommand internalError headers":o,"runAt\
tributeKeysCommand unavailable":s,"runAttributeKeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":o,"lis\
tAttributeDependencies badRequest":s,"listAttributeDependencies badRequest headers":o,"listAttributeDependencies unauthorized":s,"listAttributeDependencies unau\
thorized headers":f,"listAttributeDependencies forbidden":s,"listAttributeDependencies forbidden headers":o,"listAttributeDependencies notFound":s,"listAttribut\
eDependencies notFound headers":o,"listAttributeDependencies notAcceptable":s,"listAttributeDependencies notAcceptable headers":o,"listAttributeDependencies too\
ManyRequests":s,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDependencies internalError":s,"listAttributeDependencies internalError heade\
rs":o,"listAttributeDependencies unavailable":s,"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":ft,"runAttributeDependenc\
iesCommand ok headers":o,"runAttributeDependenciesCommand noContent headers":o,"runAttributeDependenciesCommand badRequest":s,"runAttributeDependenciesCommand b\
adRequest headers":o,"runAttributeDependenciesCommand unauthorized":s,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesCommand \
forbidden":s,"runAttributeDependenciesCommand forbidden headers":o,"runAttributeDependenciesCommand notFound":s,"runAttributeDependenciesCommand notFound header\
s":o,"runAttributeDependenciesCommand notAcceptable":s,"runAttributeDependenciesCommand notAcceptable headers":o,"runAttributeDependenciesCommand conflict":s,"r\
unAttributeDependenciesCommand conflict headers":o,"runAttributeDependenciesCommand contentTooLarge":s,"runAttributeDependenciesCommand contentTooLarge headers":o,
"runAttributeDependenciesCommand unsupportedMediaType":s,"runAttributeDependenciesCommand unsupportedMediaType headers":o,"runAttributeDependenciesCommand tooMa\
nyRequests":s,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeDependenciesCommand internalError":s,"runAttributeDependenciesCommand int\
ernalError headers":o,"runAttributeDependenciesCommand unavailable":s,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDependencie\
s ok":P,"listPermanentAttributeDependencies ok headers":o,"listPermanentAttributeDependencies badRequest":s,"listPermanentAttributeDependencies badRequest heade\
rs":o,"listPermanentAttributeDependencies unauthorized":s,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies forbid\
den":s,"listPermanentAttributeDependencies forbidden headers":o,"listPermanentAttributeDependencies notFound":s,"listPermanentAttributeDependencies notFound hea\
ders":o,"listPermanentAttributeDependencies notAcceptable":s,"listPermanentAttributeDependencies notAcceptable headers":o,"listPermanentAttributeDependencies to\
oManyRequests":s,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":s,"listPermanentAttributeDepe\
ndencies internalError headers":o,"listPermanentAttributeDependencies unavailable":s,"listPermanentAttributeDependencies unavailable headers":c,"runPermanentAtt\
ributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":o,"runPermanentAttributeDependenciesCommand badRequest":s,"runPermanentAtt\
ributeDependenciesCommand badRequest headers":o,"runPermanentAttributeDependenciesCommand unauthorized":s,"runPermanentAttributeDependenciesCommand unauthorized\
 headers":f,"runPermanentAttributeDependenciesCommand forbidden":s,"runPermanentAttributeDependenciesCommand forbidden headers":o,"runPermanentAttributeDependen\
ciesCommand notFound":s,"runPermanentAttributeDependenciesCommand notFound headers":o,"runPermanentAttributeDependenciesCommand notAcceptable":s,"runPermanentAt\
tributeDependenciesCommand notAcceptable headers":o,"runPermanentAttributeDependenciesCommand contentTooLarge":s,"runPermanentAttributeDependenciesCommand conte\
ntTooLarge headers":o,"runPermanentAttributeDependenciesCommand unsupportedMediaType":s,"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":o,
"runPermanentAttributeDependenciesCommand tooManyRequests":s,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeDependen\
ciesCommand internalError":s,"runPermanentAttributeDependenciesCommand internalError headers":o,"runPermanentAttributeDependenciesCommand unavailable":s,"runPer\
manentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":o,"listDis\
coveredAttributeDependencies badRequest":s,"listDiscoveredAttributeDependencies badRequest headers":o,"listDiscoveredAttributeDependencies unauthorized":s,"list\
DiscoveredAttributeDependencies unauthorized headers":f,"listDiscoveredAttributeDependencies forbidden":s,"listDiscoveredAttributeDependencies forbidden headers":o,
"listDiscoveredAttributeDependencies notFound":s,"listDiscoveredAttributeDependencies notFound headers":o,"listDiscoveredAttributeDependencies notAcceptable":s,
"listDiscoveredAttributeDependencies notAcceptable headers":o,"listDiscoveredAttributeDependencies tooManyRequests":s,"listDiscoveredAttributeDependencies tooMa\
nyRequests headers":c,"listDiscoveredAttributeDependencies internalError":s,"listDiscoveredAttributeDependencies internalError headers":o,"listDiscoveredAttribu\
teDependencies unavailable":s,"listDiscoveredAttributeDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttribu\
teDependenciesCommand ok headers":o,"runDiscoveredAttributeDependenciesCommand badRequest":s,"runDiscoveredAttributeDependenciesCommand badRequest headers":o,"r\
unDiscoveredAttributeDependenciesCommand unauthorized":s,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDependenciesC\
ommand forbidden":s,"runDiscoveredAttributeDependenciesCommand forbidden headers":o,"runDiscoveredAttributeDependenciesCommand notFound":s,"runDiscoveredAttribu\
teDependenciesCommand notFound headers":o,"runDiscoveredAttributeDependenciesCommand notAcceptable":s,"runDiscoveredAttributeDependenciesCommand notAcceptable h\
eaders":o,"runDiscoveredAttributeDependenciesCommand contentTooLarge":s,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":o,"runDiscoveredAttr\
ibuteDependenciesCommand unsupportedMediaType":s,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":o,"runDiscoveredAttributeDependenciesC\
ommand tooManyRequests":s,"runDiscoveredAttributeDependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalError":s,"run\
DiscoveredAttributeDependenciesCommand internalError headers":o,"runDiscoveredAttributeDependenciesCommand unavailable":s,"runDiscoveredAttributeDependenciesCom\
mand unavailable headers":c,"verifyAttributeDependency ok":_t,"verifyAttributeDependency ok headers":o,"verifyAttributeDependency badRequest":s,"verifyAttribute\
Dependency badRequest headers":o,"verifyAttributeDependency unauthorized":s,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependency forbid\
den":s,"verifyAttributeDependency forbidden headers":o,"verifyAttributeDependency notFound":s,"verifyAttributeDependency notFound headers":o,"verifyAttributeDep\
endency notAcceptable":s,"verifyAttributeDependency notAcceptable headers":o,"verifyAttributeDependency conflict":s,"verifyAttributeDependency conflict headers":o,
"verifyAttributeDependency tooManyRequests":s,"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":s,"verifyAttribute\
Dependency internalError headers":o,"verifyAttributeDependency unavailable":s,"verifyAttributeDependency unavailable headers":c,"listAttributeConflicts ok":P,"l\
istAttributeConflicts ok headers":o,"listAttributeConflicts badRequest":s,"listAttributeConflicts badRequest headers":o,"listAttributeConflicts unauthorized":s,
"listAttributeConflicts unauthorized headers":f,"listAttributeConflicts forbidden":s,"listAttributeConflicts forbidden headers":o,"listAttributeConflicts notFou\
nd":s,"listAttributeConflicts notFound headers":o,"listAttributeConflicts notAcceptable":s,"listAttributeConflicts notAcceptable headers":o,"listAttributeConfli\
cts conflict":s,"listAttributeConflicts conflict headers":o,"listAttributeConflicts tooManyRequests":s,"listAttributeConflicts tooManyRequests headers":c,"listA\
ttributeConflicts internalError":s,"listAttributeConflicts internalError headers":o,"listAttributeConflicts unavailable":s,"listAttributeConflicts unavailable h\
eaders":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok headers":o,"runAttributeConflictsCommand noContent headers":o,"runAttributeConfli\
ctsCommand badRequest":s,"runAttributeConflictsCommand badRequest headers":o,"runAttributeConflictsCommand unauthorized":s,"runAttributeConflictsCommand unautho\
rized headers":f,"runAttributeConflictsCommand forbidden":s,"runAttributeConflictsCommand forbidden headers":o,"runAttributeConflictsCommand notFound":s,"runAtt\
ributeConflictsCommand notFound headers":o,"runAttributeConflictsCommand notAcceptable":s,"runAttributeConflictsCommand notAcceptable headers":o,"runAttributeCo\
nflictsCommand conflict":s,"runAttributeConflictsCommand conflict headers":o,"runAttributeConflictsCommand contentTooLarge":s,"runAttributeConflictsCommand cont\
entTooLarge headers":o,"runAttributeConflictsCommand unsupportedMediaType":s,"runAttributeConflictsCommand unsupportedMediaType headers":o,"runAttributeConflict\
sCommand tooManyRequests":s,"runAttributeConflictsCommand tooManyRequests headers":c,"runAttributeConflictsCommand internalError":s,"runAttributeConflictsComman\
d internalError headers":o,"runAttributeConflictsCommand unavailable":s,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,"listCorrect\
ions ok headers":o,"listCorrections badRequest":s,"listCorrections badRequest headers":o,"listCorrections unauthorized":s,"listCorrections unauthorized headers":f,
"listCorrections forbidden":s,"listCorrections forbidden headers":o,"listCorrections notFound":s,"listCorrections notFound headers":o,"listCorrections notAccept\
able":s,"listCorrections notAcceptable headers":o,"listCorrections conflict":s,"listCorrections conflict headers":o,"listCorrections tooManyRequests":s,"listCor\
rections tooManyRequests headers":c,"listCorrections internalError":s,"listCorrections internalError headers":o,"listCorrections unavailable":s,"listCorrections\
 unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":o,"runCorrectionsCommand badRequest":s,"runCorrectionsCommand badRequest\
 headers":o,"runCorrectionsCommand unauthorized":s,"runCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":s,"runCorrectionsCommand for\
bidden headers":o,"runCorrectionsCommand notFound":s,"runCorrectionsCommand notFound headers":o,"runCorrectionsCommand notAcceptable":s,"runCorrectionsCommand n\
otAcceptable headers":o,"runCorrectionsCommand conflict":s,"runCorrectionsCommand conflict headers":o,"runCorrectionsCommand contentTooLarge":s,"runCorrectionsC\
ommand contentTooLarge headers":o,"runCorrectionsCommand unsupportedMediaType":s,"runCorrectionsCommand unsupportedMediaType headers":o,"runCorrectionsCommand t\
ooManyRequests":s,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand internalError":s,"runCorrectionsCommand internalError headers":o,"run\
CorrectionsCommand unavailable":s,"runCorrectionsCommand unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok headers":o,"listAtt\
ributeCorrections badRequest":s,"listAttributeCorrections badRequest headers":o,"listAttributeCorrections unauthorized":s,"listAttributeCorrections unauthorized\
 headers":f,"listAttributeCorrections forbidden":s,"listAttributeCorrections forbidden headers":o,"listAttributeCorrections notFound":s,"listAttributeCorrection\
s notFound headers":o,"listAttributeCorrections notAcceptable":s,"listAttributeCorrections notAcceptable headers":o,"listAttributeCorrections conflict":s,"listA\
ttributeCorrections conflict headers":o,"listAttributeCorrections tooManyRequests":s,"listAttributeCorrections tooManyRequests headers":c,"listAttributeCorrecti\
ons internalError":s,"listAttributeCorrections internalError headers":o,"listAttributeCorrections unavailable":s,"listAttributeCorrections unavailable headers":c,
"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":o,"runAttributeCorrectionsCommand badRequest":s,"runAttributeCorrectionsComman\
d badRequest headers":o,"runAttributeCorrectionsCommand unauthorized":s,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCorrectionsCommand \
forbidden":s,"runAttributeCorrectionsCommand forbidden headers":o,"runAttributeCorrectionsCommand notFound":s,"runAttributeCorrectionsCommand notFound headers":o,
"runAttributeCorrectionsCommand notAcceptable":s,"runAttributeCorrectionsCommand notAcceptable headers":o,"runAttributeCorrectionsCommand conflict":s,"runAttrib\
uteCorrectionsCommand conflict headers":o,"runAttributeCorrectionsCommand contentTooLarge":s,"runAttributeCorrectionsCommand contentTooLarge headers":o,"runAttr\
ibuteCorrectionsCommand unsupportedMediaType":s,"runAttributeCorrectionsCommand unsupportedMediaType headers":o,"runAttributeCorrectionsCommand tooManyRequests":s,
"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrectionsCommand internalError":s,"runAttributeCorrectionsCommand internalError header\
s":o,"runAttributeCorrectionsCommand unavailable":s,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRow\
sCommand ok headers":o,"runDuplicateKeyRowsCommand badRequest":s,"runDuplicateKeyRowsCommand badRequest headers":o,"runDuplicateKeyRowsCommand unauthorized":s,"\
runDuplicateKeyRowsCommand unauthorized headers":f,"runDuplicateKeyRowsCommand forbidden":s,"runDuplicateKeyRowsCommand forbidden headers":o,"runDuplicateKeyRow\
sCommand notFound":s,"runDuplicateKeyRowsCommand notFound headers":o,"runDuplicateKeyRowsCommand notAcceptable":s,"runDuplicateKeyRowsCommand notAcceptable head\
ers":o,"runDuplicateKeyRowsCommand conflict":s,"runDuplicateKeyRowsCommand conflict headers":o,"runDuplicateKeyRowsCommand contentTooLarge":s,"runDuplicateKeyRo\
wsCommand contentTooLarge headers":o,"runDuplicateKeyRowsCommand unsupportedMediaType":s,"runDuplicateKeyRowsCommand unsupportedMediaType headers":o,"runDuplica\
teKeyRowsCommand tooManyRequests":s,"runDuplicateKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":s,"runDuplicateKeyRowsComm\
and internalError headers":o,"runDuplicateKeyRowsCommand unavailable":s,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCommand ok":q,"runCon\
flictRowsCommand ok headers":o,"runConflictRowsCommand badRequest":s,"runConflictRowsCommand badRequest headers":o,"runConflictRowsCommand unauthorized":s,"runC\
onflictRowsCommand unauthorized headers":f,"runConflictRowsCommand forbidden":s,"runConflictRowsCommand forbidden headers":o,"runConflictRowsCommand notFound":s,
"runConflictRowsCommand notFound headers":o,"runConflictRowsCommand notAcceptable":s,"runConflictRowsCommand notAcceptable headers":o,"runConflictRowsCommand co\
nflict":s,"runConflictRowsCommand conflict headers":o,"runConflictRowsCommand contentTooLarge":s,"runConflictRowsCommand contentTooLarge headers":o,"runConflict\
RowsCommand unsupportedMediaType":s,"runConflictRowsCommand unsupportedMediaType headers":o,"runConflictRowsCommand tooManyRequests":s,"runConflictRowsCommand t\
ooManyRequests headers":c,"runConflictRowsCommand internalError":s,"runConflictRowsCommand internalError headers":o,"runConflictRowsCommand unavailable":s,"runC\
onflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":o,"listEntityJoins badRequest":s,"listEntityJoins badRequest heade\
rs":o,"listEntityJoins unauthorized":s,"listEntityJoins unauthorized headers":f,"listEntityJoins forbidden":s,"listEntityJoins forbidden headers":o,"listEntityJ\
oins notFound":s,"listEntityJoins notFound headers":o,"listEntityJoins notAcceptable":s,"listEntityJoins notAcceptable headers":o,"listEntityJoins tooManyReques\
ts":s,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":s,"listEntityJoins internalError headers":o,"listEntityJoins unavailable":s,"l\
istEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":oa,"runEntityJoinsCommand ok headers":o,"runEntityJoinsCommand noContent headers":o,"runEntityJ\
oinsCommand badRequest":s,"runEntityJoinsCommand badRequest headers":o,"runEntityJoinsCommand unauthorized":s,"runEntityJoinsCommand unauthorized headers":f,"ru\
nEntityJoinsCommand forbidden":s,"runEntityJoinsCommand forbidden headers":o,"runEntityJoinsCommand notFound":s,"runEntityJoinsCommand notFound headers":o,"runE\
ntityJoinsCommand notAcceptable":s,"runEntityJoinsCommand notAcceptable headers":o,"runEntityJoinsCommand conflict":s,"runEntityJoinsCommand conflict headers":o,
"runEntityJoinsCommand contentTooLarge":s,"runEntityJoinsCommand contentTooLarge headers":o,"runEntityJoinsCommand unsupportedMediaType":s,"runEntityJoinsComman\
d unsupportedMediaType headers":o,"runEntityJoinsCommand tooManyRequests":s,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalErr\
or":s,"runEntityJoinsCommand internalError headers":o,"runEntityJoinsCommand unavailable":s,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noC\
ontent headers":o,"deleteEntityJoins badRequest":s,"deleteEntityJoins badRequest headers":o,"deleteEntityJoins unauthorized":s,"deleteEntityJoins unauthorized h\
eaders":f,"deleteEntityJoins forbidden":s,"deleteEntityJoins forbidden headers":o,"deleteEntityJoins notFound":s,"deleteEntityJoins notFound headers":o,"deleteE\
ntityJoins notAcceptable":s,"deleteEntityJoins notAcceptable headers":o,"deleteEntityJoins contentTooLarge":s,"deleteEntityJoins contentTooLarge headers":o,"del\
eteEntityJoins unsupportedMediaType":s,"deleteEntityJoins unsupportedMediaType headers":o,"deleteEntityJoins tooManyRequests":s,"deleteEntityJoins tooManyReques\
ts headers":c,"deleteEntityJoins internalError":s,"deleteEntityJoins internalError headers":o,"deleteEntityJoins unavailable":s,"deleteEntityJoins unavailable h\
eaders":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":o,"listEntityPermanentJoins badRequest":s,"listEntityPermanentJoins badRequest h\
eaders":o,"listEntityPermanentJoins unauthorized":s,"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":s,"listEntityPermanen\
tJoins forbidden headers":o,"listEntityPermanentJoins notFound":s,"listEntityPermanentJoins notFound headers":o,"listEntityPermanentJoins notAcceptable":s,"list\
EntityPermanentJoins notAcceptable headers":o,"listEntityPermanentJoins tooManyRequests":s,"listEntityPermanentJoins tooManyRequests headers":c,"listEntityPerma\
nentJoins internalError":s,"listEntityPermanentJoins internalError headers":o,"listEntityPermanentJoins unavailable":s,"listEntityPermanentJoins unavailable hea\
ders":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":o,"runEntityPermanentJoinsCommand badRequest":s,"runEntityPermanentJoi\
nsCommand badRequest headers":o,"runEntityPermanentJoinsCommand unauthorized":s,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEntityPermanentJoins\
Command forbidden":s,"runEntityPermanentJoinsCommand forbidden headers":o,"runEntityPermanentJoinsCommand notFound":s,"runEntityPermanentJoinsCommand notFound h\
eaders":o,"runEntityPermanentJoinsCommand notAcceptable":s,"runEntityPermanentJoinsCommand notAcceptable headers":o,"runEntityPermanentJoinsCommand contentTooLa\
rge":s,"runEntityPermanentJoinsCommand contentTooLarge headers":o,"runEntityPermanentJoinsCommand unsupportedMediaType":s,"runEntityPermanentJoinsCommand unsupp\
ortedMediaType headers":o,"runEntityPermanentJoinsCommand tooManyRequests":s,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoins\
Command internalError":s,"runEntityPermanentJoinsCommand internalError headers":o,"runEntityPermanentJoinsCommand unavailable":s,"runEntityPermanentJoinsCommand\
 unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":o,"listEntityDiscoveredJoins badRequest":s,"listEntityDiscovered\
Joins badRequest headers":o,"listEntityDiscoveredJoins unauthorized":s,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJoins forbidden":s,
"listEntityDiscoveredJoins forbidden headers":o,"listEntityDiscoveredJoins notFound":s,"listEntityDiscoveredJoins notFound headers":o,"listEntityDiscoveredJoins\
 notAcceptable":s,"listEntityDiscoveredJoins notAcceptable headers":o,"listEntityDiscoveredJoins tooManyRequests":s,"listEntityDiscoveredJoins tooManyRequests h\
eaders":c,"listEntityDiscoveredJoins internalError":s,"listEntityDiscoveredJoins internalError headers":o,"listEntityDiscoveredJoins unavailable":s,"listEntityD\
iscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":o,"runEntityDiscoveredJoinsCommand bad\
Request":s,"runEntityDiscoveredJoinsCommand badRequest headers":o,"runEntityDiscoveredJoinsCommand unauthorized":s,"runEntityDiscoveredJoinsCommand unauthorized\
 headers":f,"runEntityDiscoveredJoinsCommand forbidden":s,"runEntityDiscoveredJoinsCommand forbidden headers":o,"runEntityDiscoveredJoinsCommand notFound":s,"ru\
nEntityDiscoveredJoinsCommand notFound headers":o,"runEntityDiscoveredJoinsCommand notAcceptable":s,"runEntityDiscoveredJoinsCommand notAcceptable headers":o,"r\
unEntityDiscoveredJoinsCommand contentTooLarge":s,"runEntityDiscoveredJoinsCommand contentTooLarge headers":o,"runEntityDiscoveredJoinsCommand unsupportedMediaT\
ype":s,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":o,"runEntityDiscoveredJoinsCommand tooManyRequests":s,"runEntityDiscoveredJoinsCommand too\
ManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":s,"runEntityDiscoveredJoinsCommand internalError headers":o,"runEntityDiscoveredJoinsCom\
mand unavailable":s,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":o,"listJoins badRequest":s,"listJoins badReq\
uest headers":o,"listJoins unauthorized":s,"listJoins unauthorized headers":f,"listJoins forbidden":s,"listJoins forbidden headers":o,"listJoins notFound":s,"li\
stJoins notFound headers":o,"listJoins notAcceptable":s,"listJoins notAcceptable headers":o,"listJoins tooManyRequests":s,"listJoins tooManyRequests headers":c,
"listJoins internalError":s,"listJoins internalError headers":o,"listJoins unavailable":s,"listJoins unavailable headers":c,"runJoinsCommand ok":q,"runJoinsComm\
and ok headers":o,"runJoinsCommand badRequest":s,"runJoinsCommand badRequest headers":o,"runJoinsCommand unauthorized":s,"runJoinsCommand unauthorized headers":f,
"runJoinsCommand forbidden":s,"runJoinsCommand forbidden headers":o,"runJoinsCommand notFound":s,"runJoinsCommand notFound headers":o,"runJoinsCommand notAccept\
able":s,"runJoinsCommand notAcceptable headers":o,"runJoinsCommand contentTooLarge":s,"runJoinsCommand contentTooLarge headers":o,"runJoinsCommand unsupportedMe\
diaType":s,"runJoinsCommand unsupportedMediaType headers":o,"runJoinsCommand tooManyRequests":s,"runJoinsCommand tooManyRequests headers":c,"runJoinsCommand int\
ernalError":s,"runJoinsCommand internalError headers":o,"runJoinsCommand unavailable":s,"runJoinsCommand unavailable headers":c,"countJoins ok":re,"countJoins o\
k headers":o,"countJoins badRequest":s,"countJoins badRequest headers":o,"countJoins unauthorized":s,"countJoins unauthorized headers":f,"countJoins forbidden":s,
"countJoins forbidden headers":o,"countJoins notFound":s,"countJoins notFound headers":o,"countJoins notAcceptable":s,"countJoins notAcceptable headers":o,"coun\
tJoins tooManyRequests":s,"countJoins tooManyRequests headers":c,"countJoins internalError":s,"countJoins internalError headers":o,"countJoins unavailable":s,"c\
ountJoins unavailable headers":c,"getJoinDiagram ok":ua,"getJoinDiagram ok headers":ar,"getJoinDiagram okVndMermaid":St,"getJoinDiagram okVndMermaid headers":ar,
"getJoinDiagram okPlain":St,"getJoinDiagram okPlain headers":ar,"getJoinDiagram badRequest":s,"getJoinDiagram badRequest headers":o,"getJoinDiagram unauthorized":s,
"getJoinDiagram unauthorized headers":f,"getJoinDiagram forbidden":s,"getJoinDiagram forbidden headers":o,"getJoinDiagram notFound":s,"getJoinDiagram notFound h\
eaders":o,"getJoinDiagram notAcceptable":s,"getJoinDiagram notAcceptable headers":o,"getJoinDiagram tooManyRequests":s,"getJoinDiagram tooManyRequests headers":c,
"getJoinDiagram internalError":s,"getJoinDiagram internalError headers":o,"getJoinDiagram unavailable":s,"getJoinDiagram unavailable headers":c,"listPermanentJo\
ins ok":P,"listPermanentJoins ok headers":o,"listPermanentJoins badRequest":s,"listPermanentJoins badRequest headers":o,"listPermanentJoins unauthorized":s,"lis\
tPermanentJoins unauthorized headers":f,"listPermanentJoins forbidden":s,"listPermanentJoins forbidden headers":o,"listPermanentJoins notFound":s,"listPermanent\
Joins notFound headers":o,"listPermanentJoins notAcceptable":s,"listPermanentJoins notAcceptable headers":o,"listPermanentJoins tooManyRequests":s,"listPermanen\
tJoins tooManyRequests headers":c,"listPermanentJoins internalError":s,"listPermanentJoins internalError headers":o,"listPermanentJoins unavailable":s,"listPerm\
anentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand ok headers":o,"runPermanentJoinsCommand badRequest":s,"runPermanentJ\
oinsCommand badRequest headers":o,"runPermanentJoinsCommand unauthorized":s,"runPermanentJoinsCommand unauthorized headers":f,"runPermanentJoinsCommand forbidde\
n":s,"runPermanentJoinsCommand forbidden headers":o,"runPermanentJoinsCommand notFound":s,"runPermanentJoinsCommand notFound headers":o,"runPermanentJoinsComman\
d notAcceptable":s,"runPermanentJoinsCommand notAcceptable headers":o,"runPermanentJoinsCommand contentTooLarge":s,"runPermanentJoinsCommand contentTooLarge hea\
ders":o,"runPermanentJoinsCommand unsupportedMediaType":s,"runPermanentJoinsCommand unsupportedMediaType headers":o,"runPermanentJoinsCommand tooManyRequests":s,
"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":s,"runPermanentJoinsCommand internalError headers":o,"runPermanent\
JoinsCommand unavailable":s,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":o,"listDiscoveredJoins \
badRequest":s,"listDiscoveredJoins badRequest headers":o,"listDiscoveredJoins unauthorized":s,"listDiscoveredJoins unauthorized headers":f,"listDiscoveredJoins \
forbidden":s,"listDiscoveredJoins forbidden headers":o,"listDiscoveredJoins notFound":s,"listDiscoveredJoins notFound headers":o,"listDiscoveredJoins notAccepta\
ble":s,"listDiscoveredJoins notAcceptable headers":o,"listDiscoveredJoins tooManyRequests":s,"listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoin\
s internalError":s,"listDiscoveredJoins internalError headers":o,"listDiscoveredJoins unavailable":s,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJ\
oinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":o,"runDiscoveredJoinsCommand badRequest":s,"runDiscoveredJoinsCommand badRequest headers":o,"runDiscove\
redJoinsCommand unauthorized":s,"runDiscoveredJoinsCommand unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":s,"runDiscoveredJoinsCommand forbidden \
headers":o,"runDiscoveredJoinsCommand notFound":s,"runDiscoveredJoinsCommand notFound headers":o,"runDiscoveredJoinsCommand notAcceptable":s,"runDiscoveredJoins\
Command notAcceptable headers":o,"runDiscoveredJoinsCommand contentTooLarge":s,"runDiscoveredJoinsCommand contentTooLarge headers":o,"runDiscoveredJoinsCommand \
unsupportedMediaType":s,"runDiscoveredJoinsCommand unsupportedMediaType headers":o,"runDiscoveredJoinsCommand tooManyRequests":s,"runDiscoveredJoinsCommand tooM\
anyRequests headers":c,"runDiscoveredJoinsCommand internalError":s,"runDiscoveredJoinsCommand internalError headers":o,"runDiscoveredJoinsCommand unavailable":s,
"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":o,"listJoinJobs badRequest":s,"listJoinJobs badRequest headers":o,
"listJoinJobs unauthorized":s,"listJoinJobs unauthorized headers":f,"listJoinJobs forbidden":s,"listJoinJobs forbidden headers":o,"listJoinJobs notFound":s,"lis\
tJoinJobs notFound headers":o,"listJoinJobs notAcceptable":s,"listJoinJobs notAcceptable headers":o,"listJoinJobs tooManyRequests":s,"listJoinJobs tooManyReques\
ts headers":c,"listJoinJobs internalError":s,"listJoinJobs internalError headers":o,"listJoinJobs unavailable":s,"listJoinJobs unavailable headers":c,"runJoinJo\
bsCommand ok":q,"runJoinJobsCommand ok headers":o,"runJoinJobsCommand badRequest":s,"runJoinJobsCommand badRequest headers":o,"runJoinJobsCommand unauthorized":s,
"runJoinJobsCommand unauthorized headers":f,"runJoinJobsCommand forbidden":s,"runJoinJobsCommand forbidden headers":o,"runJoinJobsCommand notFound":s,"runJoinJo\
bsCommand notFound headers":o,"runJoinJobsCommand notAcceptable":s,"runJoinJobsCommand notAcceptable headers":o,"runJoinJobsCommand contentTooLarge":s,"runJoinJ\
obsCommand contentTooLarge headers":o,"runJoinJobsCommand unsupportedMediaType":s,"runJoinJobsCommand unsupportedMediaType headers":o,"runJoinJobsCommand tooMan\
yRequests":s,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":s,"runJoinJobsCommand internalError headers":o,"runJoinJobsComman\
d unavailable":s,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":re,"countJoinJobs ok headers":o,"countJoinJobs badRequest":s,"countJoinJobs badRe\
quest headers":o,"countJoinJobs unauthorized":s,"countJoinJobs unauthorized headers":f,"countJoinJobs forbidden":s,"countJoinJobs forbidden headers":o,"countJoi\
nJobs notFound":s,"countJoinJobs notFound headers":o,"countJoinJobs notAcceptable":s,"countJoinJobs notAcceptable headers":o,"countJoinJobs tooManyRequests":s,"\
countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":s,"countJoinJobs internalError headers":o,"countJoinJobs unavailable":s,"countJoinJobs un\
available headers":c,"getJoin ok":P,"getJoin ok headers":o,"getJoin badRequest":s,"getJoin badRequest headers":o,"getJoin unauthorized":s,"getJoin unauthorized \
headers":f,"getJoin forbidden":s,"getJoin forbidden headers":o,"getJoin notFound":s,"getJoin notFound headers":o,"getJoin notAcceptable":s,"getJoin notAcceptabl\
e headers":o,"getJoin tooManyRequests":s,"getJoin tooManyRequests headers":c,"getJoin internalError":s,"getJoin internalError headers":o,"getJoin unavailable":s,
"getJoin unavailable headers":c,"runJoinCommand ok":I,"runJoinCommand ok headers":o,"runJoinCommand noContent headers":o,"runJoinCommand badRequest":s,"runJoinC\
ommand badRequest headers":o,"runJoinCommand unauthorized":s,"runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":s,"runJoinCommand forbidden head\
ers":o,"runJoinCommand notFound":s,"runJoinCommand notFound headers":o,"runJoinCommand notAcceptable":s,"runJoinCommand notAcceptable headers":o,"runJoinCommand\
 conflict":s,"runJoinCommand conflict headers":o,"runJoinCommand contentTooLarge":s,"runJoinCommand contentTooLarge headers":o,"runJoinCommand unsupportedMediaT\
ype":s,"runJoinCommand unsupportedMediaType headers":o,"runJoinCommand tooManyRequests":s,"runJoinCommand tooManyRequests headers":c,"runJoinCommand internalErr\
or":s,"runJoinCommand internalError headers":o,"runJoinCommand unavailable":s,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":o,"deleteJoi\
n badRequest":s,"deleteJoin badRequest headers":o,"deleteJoin unauthorized":s,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":s,"deleteJoin forbidden\
 headers":o,"deleteJoin notFound":s,"deleteJoin notFound headers":o,"deleteJoin notAcceptable":s,"deleteJoin notAcceptable headers":o,"deleteJoin tooManyRequest\
s":s,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":s,"deleteJoin internalError headers":o,"deleteJoin unavailable":s,"deleteJoin unavailable\
 headers":c,"getJoinReport ok":Dt,"getJoinReport ok headers":ar,"getJoinReport badRequest":s,"getJoinReport badRequest headers":o,"getJoinReport unauthorized":s,
"getJoinReport unauthorized headers":f,"getJoinReport forbidden":s,"getJoinReport forbidden headers":o,"getJoinReport notFound":s,"getJoinReport notFound header\
s":o,"getJoinReport notAcceptable":s,"getJoinReport notAcceptable headers":o,"getJoinReport tooManyRequests":s,"getJoinReport tooManyRequests headers":c,"getJoi\
nReport internalError":s,"getJoinReport internalError headers":o,"getJoinReport unavailable":s,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,"getV\
ennDiagram ok headers":o,"getVennDiagram badRequest":s,"getVennDiagram badRequest headers":o,"getVennDiagram unauthorized":s,"getVennDiagram unauthorized header\
s":f,"getVennDiagram forbidden":s,"getVennDiagram forbidden headers":o,"getVennDiagram notFound":s,"getVennDiagram notFound headers":o,"getVennDiagram notAccept\
able":s,"getVennDiagram notAcceptable headers":o,"getVennDiagram tooManyRequests":s,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalError":s,
"getVennDiagram internalError headers":o,"getVennDiagram unavailable":s,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagramComma\
nd ok headers":o,"runVennDiagramCommand badRequest":s,"runVennDiagramCommand badRequest headers":o,"runVennDiagramCommand unauthorized":s,"runVennDiagramCommand\
 unauthorized headers":f,"runVennDiagramCommand forbidden":s,"runVennDiagramCommand forbidden headers":o,"runVennDiagramCommand notFound":s,"runVennDiagramComma\
nd notFound headers":o,"runVennDiagramCommand notAcceptable":s,"runVennDiagramCommand notAcceptable headers":o,"runVennDiagramCommand contentTooLarge":s,"runVen\
nDiagramCommand contentTooLarge headers":o,"runVennDiagramCommand unsupportedMediaType":s,"runVennDiagramCommand unsupportedMediaType headers":o,"runVennDiagram\
Command tooManyRequests":s,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":s,"runVennDiagramCommand internalError header\
s":o,"runVennDiagramCommand unavailable":s,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":o,"listJoinInne\
rRows badRequest":s,"listJoinInnerRows badRequest headers":o,"listJoinInnerRows unauthorized":s,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRows fo\
rbidden":s,"listJoinInnerRows forbidden headers":o,"listJoinInnerRows notFound":s,"listJoinInnerRows notFound headers":o,"listJoinInnerRows notAcceptable":s,"li\
stJoinInnerRows notAcceptable headers":o,"listJoinInnerRows conflict":s,"listJoinInnerRows conflict headers":o,"listJoinInnerRows tooManyRequests":s,"listJoinIn\
nerRows tooManyRequests headers":c,"listJoinInnerRows internalError":s,"listJoinInnerRows internalError headers":o,"listJoinInnerRows unavailable":s,"listJoinIn\
nerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":o,"runJoinInnerRowsCommand badRequest":s,"runJoinInnerRowsCom\
mand badRequest headers":o,"runJoinInnerRowsCommand unauthorized":s,"runJoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":s,"runJ\
oinInnerRowsCommand forbidden headers":o,"runJoinInnerRowsCommand notFound":s,"runJoinInnerRowsCommand notFound headers":o,"runJoinInnerRowsCommand notAcceptabl\
e":s,"runJoinInnerRowsCommand notAcceptable headers":o,"runJoinInnerRowsCommand conflict":s,"runJoinInnerRowsCommand conflict headers":o,"runJoinInnerRowsComman\
d contentTooLarge":s,"runJoinInnerRowsCommand contentTooLarge headers":o,"runJoinInnerRowsCommand unsupportedMediaType":s,"runJoinInnerRowsCommand unsupportedMe\
diaType headers":o,"runJoinInnerRowsCommand tooManyRequests":s,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":s,"ru\
nJoinInnerRowsCommand internalError headers":o,"runJoinInnerRowsCommand unavailable":s,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":o,"listJoinOuterRows badRequest":s,"listJoinOuterRows badRequest headers":o,"listJoinOuterRows unauthorized":s,"listJoinOuterRows\
 unauthorized headers":f,"listJoinOuterRows forbidden":s,"listJoinOuterRows forbidden headers":o,"listJoinOuterRows notFound":s,"listJoinOuterRows notFound head\
ers":o,"listJoinOuterRows notAcceptable":s,"listJoinOuterRows notAcceptable headers":o,"listJoinOuterRows conflict":s,"listJoinOuterRows conflict headers":o,"li\
stJoinOuterRows tooManyRequests":s,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":s,"listJoinOuterRows internalError headers":o,
"listJoinOuterRows unavailable":s,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":o,"runJoinOuterR\
owsCommand badRequest":s,"runJoinOuterRowsCommand badRequest headers":o,"runJoinOuterRowsCommand unauthorized":s,"runJoinOuterRowsCommand unauthorized headers":f,
"runJoinOuterRowsCommand forbidden":s,"runJoinOuterRowsCommand forbidden headers":o,"runJoinOuterRowsCommand notFound":s,"runJoinOuterRowsCommand notFound heade\
rs":o,"runJoinOuterRowsCommand notAcceptable":s,"runJoinOuterRowsCommand notAcceptable headers":o,"runJoinOuterRowsCommand conflict":s,"runJoinOuterRowsCommand \
conflict headers":o,"runJoinOuterRowsCommand contentTooLarge":s,"runJoinOuterRowsCommand contentTooLarge headers":o,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":s,"runJoinOuterRowsCommand unsupportedMediaType headers":o,"runJoinOuterRowsCommand tooManyRequests":s,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":s,"runJoinOuterRowsCommand internalError headers":o,"runJoinOuterRowsCommand unavailable":s,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":o,"listJoinLeftOuterRows badRequest":s,"listJoinLeftOuterRows badRequest heade\
rs":o,"listJoinLeftOuterRows unauthorized":s,"listJoinLeftOuterRows unauthorized headers":f,"listJoinLeftOuterRows forbidden":s,"listJoinLeftOuterRows forbidden\
 headers":o,"listJoinLeftOuterRows notFound":s,"listJoinLeftOuterRows notFound headers":o,"listJoinLeftOuterRows notAcceptable":s,"listJoinLeftOuterRows notAcce\
ptable headers":o,"listJoinLeftOuterRows conflict":s,"listJoinLeftOuterRows conflict headers":o,"listJoinLeftOuterRows tooManyRequests":s,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":s,"listJoinLeftOuterRows internalError headers":o,"listJoinLeftOuterRows unavailable":s,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":o,"runJoinLeftOuterRowsCommand badRequest":s,
"runJoinLeftOuterRowsCommand badRequest headers":o,"runJoinLeftOuterRowsCommand unauthorized":s,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLef\
tOuterRowsCommand forbidden":s,"runJoinLeftOuterRowsCommand forbidden headers":o,"runJoinLeftOuterRowsCommand notFound":s,"runJoinLeftOuterRowsCommand notFound \
headers":o,"runJoinLeftOuterRowsCommand notAcceptable":s,"runJoinLeftOuterRowsCommand notAcceptable headers":o,"runJoinLeftOuterRowsCommand conflict":s,"runJoin\
LeftOuterRowsCommand conflict headers":o,"runJoinLeftOuterRowsCommand contentTooLarge":s,"runJoinLeftOuterRowsCommand contentTooLarge headers":o,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":s,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":o,"runJoinLeftOuterRowsCommand tooManyRequests":s,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":s,"runJoinLeftOuterRowsCommand internalError headers":o,"runJoinLeftOuter\
RowsCommand unavailable":s,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":o,"listJoinRigh\
tOuterRows badRequest":s,"listJoinRightOuterRows badRequest headers":o,"listJoinRightOuterRows unauthorized":s,"listJoinRightOuterRows unauthorized headers":f,"\
listJoinRightOuterRows forbidden":s,"listJoinRightOuterRows forbidden headers":o,"listJoinRightOuterRows notFound":s,"listJoinRightOuterRows notFound headers":o,
"listJoinRightOuterRows notAcceptable":s,"listJoinRightOuterRows notAcceptable headers":o,"listJoinRightOuterRows conflict":s,"listJoinRightOuterRows conflict h\
eaders":o,"listJoinRightOuterRows tooManyRequests":s,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":s,"listJoinRightO\
uterRows internalError headers":o,"listJoinRightOuterRows unavailable":s,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"run\
JoinRightOuterRowsCommand ok headers":o,"runJoinRightOuterRowsCommand badRequest":s,"runJoinRightOuterRowsCommand badRequest headers":o,"runJoinRightOuterRowsCo\
mmand unauthorized":s,"runJoinRightOuterRowsCommand unauthorized headers":f,"runJoinRightOuterRowsCommand forbidden":s,"runJoinRightOuterRowsCommand forbidden h\
eaders":o,"runJoinRightOuterRowsCommand notFound":s,"runJoinRightOuterRowsCommand notFound headers":o,"runJoinRightOuterRowsCommand notAcceptable":s,"runJoinRig\
htOuterRowsCommand notAcceptable headers":o,"runJoinRightOuterRowsCommand conflict":s,"runJoinRightOuterRowsCommand conflict headers":o,"runJoinRightOuterRowsCo\
mmand contentTooLarge":s,"runJoinRightOuterRowsCommand contentTooLarge headers":o,"runJoinRightOuterRowsCommand unsupportedMediaType":s,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":o,"runJoinRightOuterRowsCommand tooManyRequests":s,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":s,"runJoinRightOuterRowsCommand internalError headers":o,"runJoinRightOuterRowsCommand unavailable":s,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":o,"listJoinLeftNoMatchRows badRequest":s,"listJoinLeftNoMatchRows ba\
dRequest headers":o,"listJoinLeftNoMatchRows unauthorized":s,"listJoinLeftNoMatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":s,"listJoinLef\
tNoMatchRows forbidden headers":o,"listJoinLeftNoMatchRows notFound":s,"listJoinLeftNoMatchRows notFound headers":o,"listJoinLeftNoMatchRows notAcceptable":s,"l\
istJoinLeftNoMatchRows notAcceptable headers":o,"listJoinLeftNoMatchRows conflict":s,"listJoinLeftNoMatchRows conflict headers":o,"listJoinLeftNoMatchRows tooMa\
nyRequests":s,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":s,"listJoinLeftNoMatchRows internalError headers":o,"l\
istJoinLeftNoMatchRows unavailable":s,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok hea\
ders":o,"runJoinLeftNoMatchRowsCommand badRequest":s,"runJoinLeftNoMatchRowsCommand badRequest headers":o,"runJoinLeftNoMatchRowsCommand unauthorized":s,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsCommand forbidden":s,"runJoinLeftNoMatchRowsCommand forbidden headers":o,"runJoinLeftNoMa\
tchRowsCommand notFound":s,"runJoinLeftNoMatchRowsCommand notFound headers":o,"runJoinLeftNoMatchRowsCommand notAcceptable":s,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":o,"runJoinLeftNoMatchRowsCommand conflict":s,"runJoinLeftNoMatchRowsCommand conflict headers":o,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":s,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":o,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":s,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":o,"runJoinLeftNoMatchRowsCommand tooManyRequests":s,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":s,"runJoinLeftNoMatchRowsCommand internalError headers":o,"runJoinLeftNoMatchRowsCommand unavailable":s,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":o,"listJoinRightNoMatchRows badRequest":s,"listJoinRightNoMatchRows badReque\
st headers":o,"listJoinRightNoMatchRows unauthorized":s,"listJoinRightNoMatchRows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":s,"listJoinRightN\
oMatchRows forbidden headers":o,"listJoinRightNoMatchRows notFound":s,"listJoinRightNoMatchRows notFound headers":o,"listJoinRightNoMatchRows notAcceptable":s,"\
listJoinRightNoMatchRows notAcceptable headers":o,"listJoinRightNoMatchRows conflict":s,"listJoinRightNoMatchRows conflict headers":o,"listJoinRightNoMatchRows \
tooManyRequests":s,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":s,"listJoinRightNoMatchRows internalError heade\
rs":o,"listJoinRightNoMatchRows unavailable":s,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCo\
mmand ok headers":o,"runJoinRightNoMatchRowsCommand badRequest":s,"runJoinRightNoMatchRowsCommand badRequest headers":o,"runJoinRightNoMatchRowsCommand unauthor\
ized":s,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightNoMatchRowsCommand forbidden":s,"runJoinRightNoMatchRowsCommand forbidden headers":o,
"runJoinRightNoMatchRowsCommand notFound":s,"runJoinRightNoMatchRowsCommand notFound headers":o,"runJoinRightNoMatchRowsCommand notAcceptable":s,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":o,"runJoinRightNoMatchRowsCommand conflict":s,"runJoinRightNoMatchRowsCommand conflict headers":o,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":s,"runJoinRightNoMatchRowsCommand contentTooLarge headers":o,"runJoinRightNoMatchRowsCommand unsupportedMediaType":s,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":o,"runJoinRightNoMatchRowsCommand tooManyRequests":s,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":s,"runJoinRightNoMatchRowsCommand internalError headers":o,"runJoinRightNoMatchRowsCommand unavailable":s,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":o,"listJoinMatchingValues badRequest":s,"listJoi\
nMatchingValues badRequest headers":o,"listJoinMatchingValues unauthorized":s,"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":s,
"listJoinMatchingValues forbidden headers":o,"listJoinMatchingValues notFound":s,"listJoinMatchingValues notFound headers":o,"listJoinMatchingValues notAcceptab\
le":s,"listJoinMatchingValues notAcceptable headers":o,"listJoinMatchingValues conflict":s,"listJoinMatchingValues conflict headers":o,"listJoinMatchingValues t\
ooManyRequests":s,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":s,"listJoinMatchingValues internalError headers":o,"\
listJoinMatchingValues unavailable":s,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok header\
s":o,"runJoinMatchingValuesCommand badRequest":s,"runJoinMatchingValuesCommand badRequest headers":o,"runJoinMatchingValuesCommand unauthorized":s,"runJoinMatch\
ingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forbidden":s,"runJoinMatchingValuesCommand forbidden headers":o,"runJoinMatchingValuesCom\
mand notFound":s,"runJoinMatchingValuesCommand notFound headers":o,"runJoinMatchingValuesCommand notAcceptable":s,"runJoinMatchingValuesCommand notAcceptable he\
aders":o,"runJoinMatchingValuesCommand conflict":s,"runJoinMatchingValuesCommand conflict headers":o,"runJoinMatchingValuesCommand contentTooLarge":s,"runJoinMa\
tchingValuesCommand contentTooLarge headers":o,"runJoinMatchingValuesCommand unsupportedMediaType":s,"runJoinMatchingValuesCommand unsupportedMediaType headers":o,
"runJoinMatchingValuesCommand tooManyRequests":s,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":s,"runJoi\
nMatchingValuesCommand internalError headers":o,"runJoinMatchingValuesCommand unavailable":s,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":o,"listJoinLeftNoMatchValues badRequest":s,"listJoinLeftNoMatchValues badRequest headers":o,"listJoinL\
eftNoMatchValues unauthorized":s,"listJoinLeftNoMatchValues unauthorized headers":f,"listJoinLeftNoMatchValues forbidden":s,"listJoinLeftNoMatchValues forbidden\
 headers":o,"listJoinLeftNoMatchValues notFound":s,"listJoinLeftNoMatchValues notFound headers":o,"listJoinLeftNoMatchValues notAcceptable":s,"listJoinLeftNoMat\
chValues notAcceptable headers":o,"listJoinLeftNoMatchValues conflict":s,"listJoinLeftNoMatchValues conflict headers":o,"listJoinLeftNoMatchValues tooManyReques\
ts":s,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":s,"listJoinLeftNoMatchValues internalError headers":o,"lis\
tJoinLeftNoMatchValues unavailable":s,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand \
ok headers":o,"runJoinLeftNoMatchValuesCommand badRequest":s,"runJoinLeftNoMatchValuesCommand badRequest headers":o,"runJoinLeftNoMatchValuesCommand unauthorize\
d":s,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLeftNoMatchValuesCommand forbidden":s,"runJoinLeftNoMatchValuesCommand forbidden headers":o,
"runJoinLeftNoMatchValuesCommand notFound":s,"runJoinLeftNoMatchValuesCommand notFound headers":o,"runJoinLeftNoMatchValuesCommand notAcceptable":s,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":o,"runJoinLeftNoMatchValuesCommand conflict":s,"runJoinLeftNoMatchValuesCommand conflict headers":o,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":s,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":o,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":s,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":o,"runJoinLeftNoMatchValuesCommand tooManyRequests":s,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":s,"runJoinLeftNoMatchValuesCommand internalError headers":o,"runJoinLeftNoMatchValuesCommand unavailab\
le":s,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":o,"listJoinRightNoMatchV\
alues badRequest":s,"listJoinRightNoMatchValues badRequest headers":o,"listJoinRightNoMatchValues unauthorized":s,"listJoinRightNoMatchValues unauthorized heade\
rs":f,"listJoinRightNoMatchValues forbidden":s,"listJoinRightNoMatchValues forbidden headers":o,"listJoinRightNoMatchValues notFound":s,"listJoinRightNoMatchVal\
ues notFound headers":o,"listJoinRightNoMatchValues notAcceptable":s,"listJoinRightNoMatchValues notAcceptable headers":o,"listJoinRightNoMatchValues conflict":s,
"listJoinRightNoMatchValues conflict headers":o,"listJoinRightNoMatchValues tooManyRequests":s,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":s,"listJoinRightNoMatchValues internalError headers":o,"listJoinRightNoMatchValues unavailable":s,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":o,"runJoinRightNoMatchValuesCommand badRequest":s,"r\
unJoinRightNoMatchValuesCommand badRequest headers":o,"runJoinRightNoMatchValuesCommand unauthorized":s,"runJoinRightNoMatchValuesCommand unauthorized headers":f,
"runJoinRightNoMatchValuesCommand forbidden":s,"runJoinRightNoMatchValuesCommand forbidden headers":o,"runJoinRightNoMatchValuesCommand notFound":s,"runJoinRigh\
tNoMatchValuesCommand notFound headers":o,"runJoinRightNoMatchValuesCommand notAcceptable":s,"runJoinRightNoMatchValuesCommand notAcceptable headers":o,"runJoin\
RightNoMatchValuesCommand conflict":s,"runJoinRightNoMatchValuesCommand conflict headers":o,"runJoinRightNoMatchValuesCommand contentTooLarge":s,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":o,"runJoinRightNoMatchValuesCommand unsupportedMediaType":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":o,"runJoinRightNoMatchValuesCommand tooManyRequests":s,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":s,"runJoinRightNoMatchValuesCommand internalError headers":o,"runJoinRightNoMatchValuesCommand unavailable":s,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":o,"listKeywords badRequest":s,"listKeywords badRequest headers":o,"listKeywords unauthorized":s,
"listKeywords unauthorized headers":f,"listKeywords forbidden":s,"listKeywords forbidden headers":o,"listKeywords notFound":s,"listKeywords notFound headers":o,
"listKeywords notAcceptable":s,"listKeywords notAcceptable headers":o,"listKeywords tooManyRequests":s,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":s,"listKeywords internalError headers":o,"listKeywords unavailable":s,"listKeywords unavailable headers":c,"runKeywordsCommand ok":la,"runKeywordsC\
ommand ok headers":o,"runKeywordsCommand badRequest":s,"runKeywordsCommand badRequest headers":o,"runKeywordsCommand unauthorized":s,"runKeywordsCommand unautho\
rized headers":f,"runKeywordsCommand forbidden":s,"runKeywordsCommand forbidden headers":o,"runKeywordsCommand notFound":s,"runKeywordsCommand notFound headers":o,
"runKeywordsCommand notAcceptable":s,"runKeywordsCommand notAcceptable headers":o,"runKeywordsCommand conflict":s,"runKeywordsCommand conflict headers":o,"runKe\
ywordsCommand contentTooLarge":s,"runKeywordsCommand contentTooLarge headers":o,"runKeywordsCommand unsupportedMediaType":s,"runKeywordsCommand unsupportedMedia\
Type headers":o,"runKeywordsCommand tooManyRequests":s,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":s,"runKeywordsCommand i\
nternalError headers":o,"runKeywordsCommand unavailable":s,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":o,"deleteKeyword\
Category badRequest":s,"deleteKeywordCategory badRequest headers":o,"deleteKeywordCategory unauthorized":s,"deleteKeywordCategory unauthorized headers":f,"delet\
eKeywordCategory forbidden":s,"deleteKeywordCategory forbidden headers":o,"deleteKeywordCategory notFound":s,"deleteKeywordCategory notFound headers":o,"deleteK\
eywordCategory conflict":s,"deleteKeywordCategory conflict headers":o,"deleteKeywordCategory tooManyRequests":s,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":s,"deleteKeywordCategory internalError headers":o,"deleteKeywordCategory unavailable":s,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":o,"deleteKeyword badRequest":s,"deleteKeyword badRequest headers":o,"deleteKeyword unauthorized":s,"deleteKeyword \
unauthorized headers":f,"deleteKeyword forbidden":s,"deleteKeyword forbidden headers":o,"deleteKeyword notFound":s,"deleteKeyword notFound headers":o,"deleteKey\
word conflict":s,"deleteKeyword conflict headers":o,"deleteKeyword tooManyRequests":s,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":s,
"deleteKeyword internalError headers":o,"deleteKeyword unavailable":s,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":o,
"listRuleFolders badRequest":s,"listRuleFolders badRequest headers":o,"listRuleFolders unauthorized":s,"listRuleFolders unauthorized headers":f,"listRuleFolders\
 forbidden":s,"listRuleFolders forbidden headers":o,"listRuleFolders notFound":s,"listRuleFolders notFound headers":o,"listRuleFolders notAcceptable":s,"listRul\
eFolders notAcceptable headers":o,"listRuleFolders tooManyRequests":s,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":s,"listRuleFol\
ders internalError headers":o,"listRuleFolders unavailable":s,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok hea\
ders":o,"runRuleFoldersCommand noContent headers":ma,"runRuleFoldersCommand badRequest":s,"runRuleFoldersCommand badRequest headers":o,"runRuleFoldersCommand un\
authorized":s,"runRuleFoldersCommand unauthorized headers":f,"runRuleFoldersCommand forbidden":s,"runRuleFoldersCommand forbidden headers":o,"runRuleFoldersComm\
and notFound":s,"runRuleFoldersCommand notFound headers":o,"runRuleFoldersCommand notAcceptable":s,"runRuleFoldersCommand notAcceptable headers":o,"runRuleFolde\
rsCommand conflict":s,"runRuleFoldersCommand conflict headers":o,"runRuleFoldersCommand contentTooLarge":s,"runRuleFoldersCommand contentTooLarge headers":o,"ru\
nRuleFoldersCommand unsupportedMediaType":s,"runRuleFoldersCommand unsupportedMediaType headers":o,"runRuleFoldersCommand tooManyRequests":s,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":s,"runRuleFoldersCommand internalError headers":o,"runRuleFoldersCommand unavailable":s,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":o,"getRuleFolder badRequest":s,"getRuleFolder badRequest headers":o,"\
getRuleFolder unauthorized":s,"getRuleFolder unauthorized headers":f,"getRuleFolder forbidden":s,"getRuleFolder forbidden headers":o,"getRuleFolder notFound":s,
"getRuleFolder notFound headers":o,"getRuleFolder notAcceptable":s,"getRuleFolder notAcceptable headers":o,"getRuleFolder tooManyRequests":s,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":s,"getRuleFolder internalError headers":o,"getRuleFolder unavailable":s,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":I,"runRuleFolderCommand ok headers":o,"runRuleFolderCommand badRequest":s,"runRuleFolderCommand badRequest headers":o,"runRuleFolderCo\
mmand unauthorized":s,"runRuleFolderCommand unauthorized headers":f,"runRuleFolderCommand forbidden":s,"runRuleFolderCommand forbidden headers":o,"runRuleFolder\
Command notFound":s,"runRuleFolderCommand notFound headers":o,"runRuleFolderCommand notAcceptable":s,"runRuleFolderCommand notAcceptable headers":o,"runRuleFold\
erCommand conflict":s,"runRuleFolderCommand conflict headers":o,"runRuleFolderCommand contentTooLarge":s,"runRuleFolderCommand contentTooLarge headers":o,"runRu\
leFolderCommand unsupportedMediaType":s,"runRuleFolderCommand unsupportedMediaType headers":o,"runRuleFolderCommand tooManyRequests":s,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":s,"runRuleFolderCommand internalError headers":o,"runRuleFolderCommand unavailable":s,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":o,"deleteRuleFolder badRequest":s,"deleteRuleFolder badRequest headers":o,"deleteRuleFolder\
 unauthorized":s,"deleteRuleFolder unauthorized headers":f,"deleteRuleFolder forbidden":s,"deleteRuleFolder forbidden headers":o,"deleteRuleFolder notFound":s,"\
deleteRuleFolder notFound headers":o,"deleteRuleFolder conflict":s,"deleteRuleFolder conflict headers":o,"deleteRuleFolder tooManyRequests":s,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":s,"deleteRuleFolder internalError headers":o,"deleteRuleFolder unavailable":s,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":o,"listRuleFolderRules badRequest":s,"listRuleFolderRules badRequest headers":o,"\
listRuleFolderRules unauthorized":s,"listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":s,"listRuleFolderRules forbidden headers":o,"li\
stRuleFolderRules notFound":s,"listRuleFolderRules notFound headers":o,"listRuleFolderRules notAcceptable":s,"listRuleFolderRules notAcceptable headers":o,"list\
RuleFolderRules tooManyRequests":s,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":s,"listRuleFolderRules internalError head\
ers":o,"listRuleFolderRules unavailable":s,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":xt,"runRuleFolderRulesCommand ok headers":o,
"runRuleFolderRulesCommand badRequest":s,"runRuleFolderRulesCommand badRequest headers":o,"runRuleFolderRulesCommand unauthorized":s,"runRuleFolderRulesCommand \
unauthorized headers":f,"runRuleFolderRulesCommand forbidden":s,"runRuleFolderRulesCommand forbidden headers":o,"runRuleFolderRulesCommand notFound":s,"runRuleF\
olderRulesCommand notFound headers":o,"runRuleFolderRulesCommand notAcceptable":s,"runRuleFolderRulesCommand notAcceptable headers":o,"runRuleFolderRulesCommand\
 conflict":s,"runRuleFolderRulesCommand conflict headers":o,"runRuleFolderRulesCommand contentTooLarge":s,"runRuleFolderRulesCommand contentTooLarge headers":o,
"runRuleFolderRulesCommand unsupportedMediaType":s,"runRuleFolderRulesCommand unsupportedMediaType headers":o,"runRuleFolderRulesCommand tooManyRequests":s,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":s,"runRuleFolderRulesCommand internalError headers":o,"runRuleFolder\
RulesCommand unavailable":s,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":o,"listRuleFolderR\
esults badRequest":s,"listRuleFolderResults badRequest headers":o,"listRuleFolderResults unauthorized":s,"listRuleFolderResults unauthorized headers":f,"listRul\
eFolderResults forbidden":s,"listRuleFolderResults forbidden headers":o,"listRuleFolderResults notFound":s,"listRuleFolderResults notFound headers":o,"listRuleF\
olderResults notAcceptable":s,"listRuleFolderResults notAcceptable headers":o,"listRuleFolderResults tooManyRequests":s,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":s,"listRuleFolderResults internalError headers":o,"listRuleFolderResults unavailable":s,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":o,"runRuleFolderResultsCommand badRequest":s,"runRuleFolderRes\
ultsCommand badRequest headers":o,"runRuleFolderResultsCommand unauthorized":s,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand\
 forbidden":s,"runRuleFolderResultsCommand forbidden headers":o,"runRuleFolderResultsCommand notFound":s,"runRuleFolderResultsCommand notFound headers":o,"runRu\
leFolderResultsCommand notAcceptable":s,"runRuleFolderResultsCommand notAcceptable headers":o,"runRuleFolderResultsCommand contentTooLarge":s,"runRuleFolderResu\
ltsCommand contentTooLarge headers":o,"runRuleFolderResultsCommand unsupportedMediaType":s,"runRuleFolderResultsCommand unsupportedMediaType headers":o,"runRule\
FolderResultsCommand tooManyRequests":s,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":s,"runRuleFolderResu\
ltsCommand internalError headers":o,"runRuleFolderResultsCommand unavailable":s,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":o,"listLoaderConnections badRequest":s,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":s,"l\
istLoaderConnections unauthorized headers":f,"listLoaderConnections forbidden":s,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":s,
"listLoaderConnections notFound headers":o,"listLoaderConnections notAcceptable":s,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooMan\
yRequests":s,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":s,"listLoaderConnections internalError headers":o,"listLoad\
erConnections unavailable":s,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":pa,"runLoaderConnectionsCommand ok headers":o,"runLo\
aderConnectionsCommand badRequest":s,"runLoaderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":s,"runLoaderConnectionsComman\
d unauthorized headers":f,"runLoaderConnectionsCommand forbidden":s,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":s,"\
runLoaderConnectionsCommand notFound headers":o,"runLoaderConnectionsCommand notAcceptable":s,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderCo\
nnectionsCommand conflict":s,"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":s,"runLoaderConnectionsCommand conte\
ntTooLarge headers":o,"runLoaderConnectionsCommand unsupportedMediaType":s,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCom\
mand tooManyRequests":s,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":s,"runLoaderConnectionsCommand inter\
nalError headers":o,"runLoaderConnectionsCommand unavailable":s,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":o,"getLoaderConnection badRequest":s,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":s,"getLoaderConnection unauth\
orized headers":f,"getLoaderConnection forbidden":s,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":s,"getLoaderConnection notFound hea\
ders":o,"getLoaderConnection notAcceptable":s,"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":s,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":s,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":s,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":ca,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":s,"runLoaderConnect\
ionCommand badRequest headers":o,"runLoaderConnectionCommand unauthorized":s,"runLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand for\
bidden":s,"runLoaderConnectionCommand forbidden headers":o,"runLoaderConnectionCommand notFound":s,"runLoaderConnectionCommand notFound headers":o,"runLoaderCon\
nectionCommand notAcceptable":s,"runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":s,"runLoaderConnectionCommand conflic\
t headers":o,"runLoaderConnectionCommand contentTooLarge":s,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaT\
ype":s,"runLoaderConnectionCommand unsupportedMediaType headers":o,"runLoaderConnectionCommand tooManyRequests":s,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":s,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":s,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":s,"deleteLoaderConnection badRequest h\
eaders":o,"deleteLoaderConnection unauthorized":s,"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConnection forbidden":s,"deleteLoaderConnection f\
orbidden headers":o,"deleteLoaderConnection notFound":s,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":s,"deleteLoaderConnection \
conflict headers":o,"deleteLoaderConnection tooManyRequests":s,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":s,"dele\
teLoaderConnection internalError headers":o,"deleteLoaderConnection unavailable":s,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":o,"listDatasources badRequest":s,"listDatasources badRequest headers":o,"listDatasources unauthorized":s,"listDatasources unauthorized hea\
ders":f,"listDatasources forbidden":s,"listDatasources forbidden headers":o,"listDatasources notFound":s,"listDatasources notFound headers":o,"listDatasources n\
otAcceptable":s,"listDatasources notAcceptable headers":o,"listDatasources conflict":s,"listDatasources conflict headers":o,"listDatasources tooManyRequests":s,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":s,"listDatasources internalError headers":o,"listDatasources unavailable":s,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":s,"runDatasourcesCommand ba\
dRequest headers":o,"runDatasourcesCommand unauthorized":s,"runDatasourcesCommand unauthorized headers":f,"runDatasourcesCommand forbidden":s,"runDatasourcesCom\
mand forbidden headers":o,"runDatasourcesCommand notFound":s,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":s,"runDatasourcesC\
ommand notAcceptable headers":o,"runDatasourcesCommand conflict":s,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":s,"runData\
sourcesCommand contentTooLarge headers":o,"runDatasourcesCommand unsupportedMediaType":s,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesC\
ommand tooManyRequests":s,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":s,"runDatasourcesCommand internalError headers":o,
"runDatasourcesCommand unavailable":s,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":o,"listDataschemas badRe\
quest":s,"listDataschemas badRequest headers":o,"listDataschemas unauthorized":s,"listDataschemas unauthorized headers":f,"listDataschemas forbidden":s,"listDat\
aschemas forbidden headers":o,"listDataschemas notFound":s,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":s,"listDataschemas notAcceptable\
 headers":o,"listDataschemas conflict":s,"listDataschemas conflict headers":o,"listDataschemas tooManyRequests":s,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":s,"listDataschemas internalError headers":o,"listDataschemas unavailable":s,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":o,"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":s,"runDataschemasCommand badR\
equest headers":o,"runDataschemasCommand unauthorized":s,"runDataschemasCommand unauthorized headers":f,"runDataschemasCommand forbidden":s,"runDataschemasComma\
nd forbidden headers":o,"runDataschemasCommand notFound":s,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":s,"runDataschemasCom\
mand notAcceptable headers":o,"runDataschemasCommand conflict":s,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":s,"runDatasc\
hemasCommand contentTooLarge headers":o,"runDataschemasCommand unsupportedMediaType":s,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCom\
mand tooManyRequests":s,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":s,"runDataschemasCommand internalError headers":o,
"runDataschemasCommand unavailable":s,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":ha,"listConnectionEncodings ok headers":o,"list\
ConnectionEncodings badRequest":s,"listConnectionEncodings badRequest headers":o,"listConnectionEncodings unauthorized":s,"listConnectionEncodings unauthorized \
headers":f,"listConnectionEncodings forbidden":s,"listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":s,"listConnectionEncodings not\
Found headers":o,"listConnectionEncodings notAcceptable":s,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":s,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":s,"listConnectionEncodings internalError headers":o,"listConnectionEncoding\
s notImplemented":s,"listConnectionEncodings notImplemented headers":o,"listConnectionEncodings unavailable":s,"listConnectionEncodings unavailable headers":c,"\
listLoaderConnectionTypes ok":ya,"listLoaderConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":s,"listLoaderConnectionTypes badRequest headers":o,
"listLoaderConnectionTypes unauthorized":s,"listLoaderConnectionTypes unauthorized headers":f,"listLoaderConnectionTypes notAcceptable":s,"listLoaderConnectionT\
ypes notAcceptable headers":o,"listLoaderConnectionTypes tooManyRequests":s,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes int\
ernalError":s,"listLoaderConnectionTypes internalError headers":o,"listLoaderConnectionTypes unavailable":s,"listLoaderConnectionTypes unavailable headers":c,"l\
istWebhooks ok":P,"listWebhooks ok headers":o,"listWebhooks badRequest":s,"listWebhooks badRequest headers":o,"listWebhooks unauthorized":s,"listWebhooks unauth\
orized headers":f,"listWebhooks forbidden":s,"listWebhooks forbidden headers":o,"listWebhooks notFound":s,"listWebhooks notFound headers":o,"listWebhooks notAcc\
eptable":s,"listWebhooks notAcceptable headers":o,"listWebhooks tooManyRequests":s,"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":s,"list\
Webhooks internalError headers":o,"listWebhooks unavailable":s,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":ba,"runWebhooksCommand ok headers":o,
"runWebhooksCommand badRequest":s,"runWebhooksCommand badRequest headers":o,"runWebhooksCommand unauthorized":s,"runWebhooksCommand unauthorized headers":f,"run\
WebhooksCommand forbidden":s,"runWebhooksCommand forbidden headers":o,"runWebhooksCommand notFound":s,"runWebhooksCommand notFound headers":o,"runWebhooksComman\
d notAcceptable":s,"runWebhooksCommand notAcceptable headers":o,"runWebhooksCommand conflict":s,"runWebhooksCommand conflict headers":o,"runWebhooksCommand cont\
entTooLarge":s,"runWebhooksCommand contentTooLarge headers":o,"runWebhooksCommand unsupportedMediaType":s,"runWebhooksCommand unsupportedMediaType headers":o,"r\
unWebhooksCommand tooManyRequests":s,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":s,"runWebhooksCommand internalError heade\
rs":o,"runWebhooksCommand unavailable":s,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":o,"deleteWebhook badRequest":s,"deleteWebh\
ook badRequest headers":o,"deleteWebhook unauthorized":s,"deleteWebhook unauthorized headers":f,"deleteWebhook forbidden":s,"deleteWebhook forbidden headers":o,
"deleteWebhook notFound":s,"deleteWebhook notFound headers":o,"deleteWebhook tooManyRequests":s,"deleteWebhook tooManyRequests headers":c,"deleteWebhook interna\
lError":s,"deleteWebhook internalError headers":o,"deleteWebhook unavailable":s,"deleteWebhook unavailable headers":c,"listJobs ok":Vt,"listJobs ok headers":o,"\
listJobs badRequest":s,"listJobs badRequest headers":o,"listJobs unauthorized":s,"listJobs unauthorized headers":f,"listJobs forbidden":s,"listJobs forbidden he\
aders":o,"listJobs notFound":s,"listJobs notFound headers":o,"listJobs notAcceptable":s,"listJobs notAcceptable headers":o,"listJobs tooManyRequests":s,"listJob\
s tooManyRequests headers":c,"listJobs internalError":s,"listJobs internalError headers":o,"listJobs unavailable":s,"listJobs unavailable headers":c,"runSchedul\
erCommand ok":va,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":s,"runSchedulerCommand badRequest headers":o,"runSchedulerCommand unauthori\
zed":s,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":s,"runSchedulerCommand forbidden headers":o,"runSchedulerCommand notFound":s,
"runSchedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":s,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarg\
e":s,"runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMediaType":s,"runSchedulerCommand unsupportedMediaType headers":o,"runSched\
ulerCommand tooManyRequests":s,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":s,"runSchedulerCommand internalError headers":o,
"runSchedulerCommand unavailable":s,"runSchedulerCommand unavailable headers":c,"getJob ok":Vt,"getJob ok headers":o,"getJob okEventStream":Ra,"getJob okEventSt\
ream headers":o,"getJob badRequest":s,"getJob badRequest headers":o,"getJob unauthorized":s,"getJob unauthorized headers":f,"getJob forbidden":s,"getJob forbidd\
en headers":o,"getJob notFound":s,"getJob notFound headers":o,"getJob notAcceptable":s,"getJob notAcceptable headers":o,"getJob tooManyRequests":s,"getJob tooMa\
nyRequests headers":c,"getJob internalError":s,"getJob internalError headers":o,"getJob unavailable":s,"getJob unavailable headers":c,"runJobCommand ok":I,"runJ\
obCommand ok headers":o,"runJobCommand badRequest":s,"runJobCommand badRequest headers":o,"runJobCommand unauthorized":s,"runJobCommand unauthorized headers":f,
"runJobCommand forbidden":s,"runJobCommand forbidden headers":o,"runJobCommand notFound":s,"runJobCommand notFound headers":o,"runJobCommand notAcceptable":s,"r\
unJobCommand notAcceptable headers":o,"runJobCommand conflict":s,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":s,"runJobCommand contentTooL\
arge headers":o,"runJobCommand unsupportedMediaType":s,"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":s,"runJobCommand tooManyRe\
quests headers":c,"runJobCommand internalError":s,"runJobCommand internalError headers":o,"runJobCommand unavailable":s,"runJobCommand unavailable headers":c};export{wa as validators};
