// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Zt=Object.getOwnPropertyNames,At=(i,n)=>function(){try{return n||(0,i[Zt(i)[0]])((n={exports:{}}).exports,n),n.exports}catch(R){throw n=0,R}},Xt=At({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function n(v){const R=v.length;let b=0,g=0,e;for(;g<R;)b++,e=v.charCodeAt(
g++),e>=55296&&e<=56319&&g<R&&(e=v.charCodeAt(g),(e&64512)===56320&&g++);return b}i.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}}),es=At({
"ajv-formats/dist/formats.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0}),i.formatNames=i.fastFormats=i.fullFormats=void 0;function n(D,$){
return{validate:D,compare:$}}i.fullFormats={date:n(g,e),time:n(m(!0),r),"date-time":n(p(!0),l),"iso-time":n(m(),t),"iso-date-time":n(p(),y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:c,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:Z,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:N,int32:{type:"number",validate:L},int64:{type:"number",validate:M},float:{type:"\
number",validate:j},double:{type:"number",validate:j},password:!0,binary:!0},i.fastFormats={...i.fullFormats,date:n(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:n(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":n(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,l),"iso-time":n(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
t),"iso-date-time":n(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
i.formatNames=Object.keys(i.fullFormats);function v(D){return D%4===0&&(D%100!==0||D%400===0)}var R=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,b=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function g(D){const $=R.exec(D);if(!$)return!1;const z=+$[1],T=+$[2],_=+$[3];return T>=1&&T<=12&&_>=1&&_<=(T===2&&v(z)?29:b[T])}function e(D,$){if(D&&
$)return D>$?1:D<$?-1:0}var a=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function m(D){return function(z){const T=a.exec(z);if(!T)return!1;
const _=+T[1],lr=+T[2],nr=+T[3],Qt=T[4],Pt=T[5]==="-"?-1:1,Ct=+(T[6]||0),kt=+(T[7]||0);if(Ct>23||kt>59||D&&!Qt)return!1;if(_<=23&&lr<=59&&nr<60)return!0;const bt=lr-
kt*Pt,qt=_-Ct*Pt-(bt<0?1:0);return(qt===23||qt===-1)&&(bt===59||bt===-1)&&nr<61}}function r(D,$){if(!(D&&$))return;const z=new Date("2020-01-01T"+D).valueOf(),T=new Date(
"2020-01-01T"+$).valueOf();if(z&&T)return z-T}function t(D,$){if(!(D&&$))return;const z=a.exec(D),T=a.exec($);if(z&&T)return D=z[1]+z[2]+z[3],$=T[1]+T[2]+T[3],D>
$?1:D<$?-1:0}var u=/t|\s/i;function p(D){const $=m(D);return function(T){const _=T.split(u);return _.length===2&&g(_[0])&&$(_[1])}}function l(D,$){if(!(D&&$))return;
const z=new Date(D).valueOf(),T=new Date($).valueOf();if(z&&T)return z-T}function y(D,$){if(!(D&&$))return;const[z,T]=D.split(u),[_,lr]=$.split(u),nr=e(z,_);if(nr!==
void 0)return nr||r(T,lr)}var P=/\/|:/,d=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function c(D){return P.test(D)&&d.test(D)}var k=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function N(D){return k.lastIndex=0,k.test(D)}
var E=-(2**31),J=2**31-1;function L(D){return Number.isInteger(D)&&D<=J&&D>=E}function M(D){return Number.isInteger(D)}function j(){return!0}var ur=/[^\\]\\Z/;function Z(D){
if(ur.test(D))return!1;try{return new RegExp(D),!0}catch{return!1}}}}),rs=mr,ts=new RegExp("^3\\.1\\.\\d+$","u");function mr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),a++}if(i.info===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/\
OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(i.paths===
void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"paths"},message:"must have req\
uired property 'paths'"};e===null?e=[r]:e.push(r),a++}if(i.openapi!==void 0){let r=i.openapi;if(typeof r=="string"){if(!ts.test(r)){const t={instancePath:n+"/op\
enapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "\
^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const t={instancePath:n+"/info",schemaPath:"contract#/$defs/OpenApiDocument/properties/info/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[t]:e.push(t),a++}}if(i.servers!==void 0){let r=i.servers;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(!(p&&typeof p==
"object"&&!Array.isArray(p))){const l={instancePath:n+"/servers/"+u,schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/prop\
erties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const t={instancePath:n+"/paths",schemaPath:"contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=dr,
w=Xt().default;function dr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=dr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===0}dr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var s=pr,ss={type:"string",enum:["urn:groundtruth:problem:i\
nvalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtrut\
h:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtru\
th:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth\
:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtru\
th:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error",
"urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function K(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required prope\
rty 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion"||r==="c\
hoices")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[t]:e.push(t),a++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:n+"/pointer",schemaPath:"#/properties/po\
inter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameter!==void 0&&typeof i.parameter!="string"){
const r={instancePath:n+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/detail",schemaPath:"#/\
properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.start!==void 0){let r=i.start;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:n+"/start",schemaPath:"\
contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[t]:e.push(t),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)){if(r>1e4||isNaN(r)){const t={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={
instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
a++}if(i.choices!==void 0){let r=i.choices;if(Array.isArray(r)){if(r.length<1){const u={instancePath:n+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){
const p={instancePath:n+"/choices/"+u,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),a++}}else{const t={instancePath:n+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
itle"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const t={instancePath:n+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:n+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:n+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}
if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="st\
ring"){if(w(r)>38){const t={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)K(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{
const t={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=pr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),fe(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),pr.errors=e,a===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var h=cr;
function cr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=cr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["r\
etry-after"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["retry-after"]!==
void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:n+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return cr.errors=e,a===0}cr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var Et=hr,as=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i,
Lt={type:"string",enum:["reader","editor","administrator"]},is=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function ge(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.repository===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="repository"||r==="role")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.repository!==void 0){let r=i.repository;if(typeof r=="string"){if(w(r)>64){const t={instancePath:n+"/repository",schemaPath:"contr\
act#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:n+"/repository",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!is.test(r)){const t={instancePath:n+"/repository",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/repository",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.
role!==void 0){let r=i.role;if(typeof r!="string"){const t={instancePath:n+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:n+"/role",schemaPath:"contra\
ct#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function be(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.username===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),a++}if(i.isAdministrator===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"\
must have required property 'isAdministrator'"};e===null?e=[r]:e.push(r),a++}if(i.repositories===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repositories"},message:"must have required property 'repositories'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="\
username"||r==="isAdministrator"||r==="expiresAt"||r==="repositories")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.username!==void 0){let r=i.username;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:n+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.isAdministrator!==void 0&&typeof i.isAdministrator!="boolean"){const r={instancePath:n+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(i.expiresAt!==void 0){let r=i.expiresAt;if(typeof r=="string"){if(!as.test(r)){const t={instancePath:n+"/expiresAt",schemaPath:"#/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/expiresAt",schemaPath:"\
#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.repositories!==void 0){let r=i.repositories;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)ge(r[u],{instancePath:n+"/repositories/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{const t={instancePath:n+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=hr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),be(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),a=e.length),hr.
errors=e,a===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=yr,os={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"\
string",enum:["no-store"]}},required:["x-request-id","cache-control"],$id:"getSession_ok_headers"};function yr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=yr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:os.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===
0}yr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var f=fr;function fr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=fr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["w\
ww-authenticate"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return fr.errors=e,a===0}fr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var us=gr,ls={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"intege\
r",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},"s\
et-cookie":{type:"string",pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "}},required:["x-request-id","cache-control","set-cookie"],$id:"openSession_ok_h\
eaders"},ms=new RegExp("^(session|__Host-session)=[A-Za-z0-9_-]{47}; ","u");function gr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}if(i["x-re\
quest-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/ma\
xLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:ls.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i["\
set-cookie"]!==void 0){let r=i["set-cookie"];if(typeof r=="string"){if(!ms.test(r)){const t={instancePath:n+"/set-cookie",schemaPath:"#/properties/set-cookie/pa\
ttern",keyword:"pattern",params:{pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "},message:'must match pattern "^(session|__Host-session)=[A-Za-z0-9_-]{4\
7}; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"cache-control":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var ds=br,ps=new RegExp("^(session|__Host-session)=; ","u");function br(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}
if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["set-cookie"]!==void 0){let r=i["set-co\
okie"];if(typeof r=="string"){if(!ps.test(r)){const t={instancePath:n+"/set-cookie",schemaPath:"#/properties/set-cookie/pattern",keyword:"pattern",params:{pattern:"\
^(session|__Host-session)=; "},message:'must match pattern "^(session|__Host-session)=; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/set-coo\
kie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return br.errors=e,a===0}br.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var C=Rr,cs={type:"object",
minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},lengths:{type:"object",minProperties:1,additionalProperties:{
type:"string",pattern:"^[1-9][0-9]*$"}},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},A=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
x=new RegExp("^[1-9][0-9]*$","u"),hs=new RegExp("^[0-9]+$","u");function ve(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kept===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(i.added===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(i.returned===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(i.lost===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.kept!==void 0){let r=i.kept;if(typeof r=="string"){if(!hs.test(r)){const t={instancePath:n+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(i.added!==void 0){let r=i.added;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.attributeId===
void 0){const l={instancePath:n+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[l]:e.push(l),a++}if(p.name===void 0){const l={instancePath:n+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),a++}for(const l in p)
if(!(l==="attributeId"||l==="name")){const y={instancePath:n+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.attributeId!==void 0){let l=p.attributeId;
if(typeof l=="string"){if(!x.test(l)){const y={instancePath:n+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}}if(p.name!==void 0&&typeof p.name!="string"){const l={instancePath:n+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{
const t={instancePath:n+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(i.returned!==void 0){let r=i.returned;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
attributeId===void 0){const l={instancePath:n+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[l]:e.push(l),a++}if(p.name===void 0){const l={instancePath:n+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(
l),a++}for(const l in p)if(!(l==="attributeId"||l==="name")){const y={instancePath:n+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.attributeId!==
void 0){let l=p.attributeId;if(typeof l=="string"){if(!x.test(l)){const y={instancePath:n+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:n+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.name!==void 0&&typeof p.name!="string"){const l={instancePath:n+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),
a++}}else{const l={instancePath:n+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(i.lost!==void 0){let r=i.lost;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p==
"object"&&!Array.isArray(p)){if(p.attributeId===void 0){const l={instancePath:n+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[l]:e.push(l),a++}if(p.name===void 0){const l={instancePath:n+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="attributeId"||l==="name")){const y={instancePath:n+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(p.attributeId!==void 0){let l=p.attributeId;if(typeof l=="string"){if(!x.test(l)){const y={instancePath:n+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.name!==void 0&&typeof p.name!="string"){const l={instancePath:n+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:
e.push(l),a++}}else{const l={instancePath:n+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=V.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1){const r={instancePath:n,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="lengths"||r==="origin"||r==="attributeChanges")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+"/url",
schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(i.lengths!==void 0){let r=i.lengths;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:n+"/lengths",schemaPath:"#\
/properties/lengths/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),a++}for(const t in r){
let u=r[t];if(typeof u=="string"){if(!x.test(u)){const p={instancePath:n+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/a\
dditionalProperties/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:n+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:n+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(i.origin!==void 0){let r=i.origin;if(typeof r!="string"){const t={instancePath:n+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="resolved"||
r==="majority")){const t={instancePath:n+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues:cs.properties.origin.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}i.attributeChanges!==void 0&&(ve(i.attributeChanges,{instancePath:n+"/attributeChange\
s",parentData:i,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length))}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Re(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Re.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="dataRow"||r==="metadata")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)
if(typeof r[u]!="string"){const p={instancePath:n+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),a++}}else{const t={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}i.metadata!==void 0&&(V(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=B.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);const r=a;let t=!1,u=null;const p=a;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),a++}const d=i.length;for(let c=0;c<d;c++)Re(i[c],{instancePath:n+"/"+c,parentData:i,
parentDataProperty:c,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length)}else{const d={instancePath:n,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(Array.isArray(i)){
if(i.length<1){const c={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[c]:e.push(c),a++}const d=i.length;for(let c=0;c<d;c++){let k=i[c];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const N in k)if(N!=="@url"&&typeof k[N]!="\
string"){const E={instancePath:n+"/"+c+"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const N={instancePath:n+"\
/"+c+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(
N),a++}}else{const N={instancePath:n+"/"+c,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[N]:e.push(N),a++}}}else{const d={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;if(typeof i=="string"){if(w(i)>0){const k={instancePath:n,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:n,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2)}if(t)
a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[d]:e.push(d),a++}return B.errors=e,m.items=l,a===0}B.evaluated={dynamicProps:!1,dynamicItems:!0};var ys={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},types:{type:"array",items:{$ref:"contract#/$defs/PreviewType"}},rejected:{type:"array",maxItems:100,items:{$ref:"\
contract#/$defs/PreviewReject"}}}},fs={type:"string",enum:["null","blank","boolean","integer","decimal","date","time","timestamp","text"]},gs={type:"object",required:[
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
enum:["Y","N"]}}}}}},Nt={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737",
"cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcd\
ic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8\
859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212",
"koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTur\
kish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278","cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp87\
5","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp1147","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939",
"gb18030","utf-16be","utf-16le"]},bs={type:"object",required:["name","state"],additionalProperties:!1,properties:{name:{type:"string"},state:{type:"string",enum:[
"visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"}}},vs={type:"string",enum:["","quote",
"backslash"]},Rs={type:"string",enum:["","reject","pad","cut","fit"]},ws={type:"string",enum:["",".",","]},Ps={type:"string",enum:["","DMY","MDY","YMD"]},vr=Object.
prototype.hasOwnProperty,Cs=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$","u"),ks=new RegExp("^[^\\r\\n\\x00]*$","u");function Pe(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.compressed===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"compressed"},message:"must have required property 'compressed'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!vr.call(X.properties,r)){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.compressed!==void 0){let r=i.compressed;if(typeof r!="string"){const t={instancePath:n+"/compressed",schemaPath:"#/properties/comp\
ressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:n+"/comp\
ressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:X.properties.compressed.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[t]:e.push(t),a++}}if(i.compression!==void 0){let r=i.compression;if(typeof r!="string"){const t={instancePath:n+"/compression",schemaPath:"\
#/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="gzip"||r==="zip"||r==="zst\
d"||r==="bzip2"||r==="xz")){const t={instancePath:n+"/compression",schemaPath:"#/properties/compression/enum",keyword:"enum",params:{allowedValues:X.properties.
compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.delimiter!==void 0){let r=i.delimiter;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:n+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.quote!==void 0){let r=i.quote;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:n+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.
push(t),a++}}if(i.terminator!==void 0){let r=i.terminator;if(typeof r!="string"){const t={instancePath:n+"/terminator",schemaPath:"#/properties/terminator/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="lf"||r==="cr"||r==="crlf")){const t={instancePath:n+"/ter\
minator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:X.properties.terminator.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),a++}}if(i.encoding!==void 0){let r=i.encoding;if(typeof r!="string"){const t={instancePath:n+"/encoding",schemaPath:"contra\
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
r==="utf-16be"||r==="utf-16le")){const t={instancePath:n+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Nt.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.header!==void 0){let r=i.header;if(typeof r!="string"){const t={instancePath:n+"\
/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){
const t={instancePath:n+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:X.properties.header.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.sheets!==void 0){let r=i.sheets;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.name===void 0){const l={instancePath:n+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),a++}if(p.state===void 0){const l={instancePath:n+
"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state\
'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="name"||l==="state"||l==="range")){const y={instancePath:n+"/sheets/"+u,schemaPath:"contract#/$defs/D\
etectedSheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.
push(y),a++}if(p.name!==void 0&&typeof p.name!="string"){const l={instancePath:n+"/sheets/"+u+"/name",schemaPath:"contract#/$defs/DetectedSheet/properties/name/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.state!==void 0){let l=p.state;if(typeof l!="string"){const y={
instancePath:n+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}if(!(l==="visible"||l==="hidden"||l==="veryHidden")){const y={instancePath:n+"/sheets/"+u+"/state",schemaPath:"contract#/$def\
s/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:bs.properties.state.enum},message:"must be equal to one of the allowed values"};e===
null?e=[y]:e.push(y),a++}}if(p.range!==void 0){let l=p.range;if(typeof l=="string"){if(!Cs.test(l)){const y={instancePath:n+"/sheets/"+u+"/range",schemaPath:"co\
ntract#/$defs/DetectedSheet/properties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"},message:'mus\
t match pattern "^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/sheets/"+u+"/range",schemaPath:"\
contract#/$defs/DetectedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const l={
instancePath:n+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(
l),a++}}}else{const t={instancePath:n+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[
t]:e.push(t),a++}}if(i.tables!==void 0){let r=i.tables;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.name===void 0){const l={instancePath:n+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/required",keyword:"required",params:{missingProperty:"nam\
e"},message:"must have required property 'name'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(l!=="name"){const y={instancePath:n+"/tables/"+u,schemaPath:"\
contract#/$defs/DetectedTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[y]:e.push(y),a++}if(p.name!==void 0&&typeof p.name!="string"){const l={instancePath:n+"/tables/"+u+"/name",schemaPath:"contract#/$defs/DetectedTable\
/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/tables/"+u,schemaPath:"\
contract#/$defs/DetectedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+
"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.attr!==void 0){
let r=i.attr;if(typeof r!="string"){const t={instancePath:n+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}if(!(r==="names"||r==="none")){const t={instancePath:n+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:X.
properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.records!==void 0){let r=i.records;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:n+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.escape!==void 0){let r=i.escape;if(typeof r!="string"){const t={instancePath:n+"/escape",schemaPath:"\
contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="quote"||r==="backsla\
sh")){const t={instancePath:n+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:vs.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.skipRows!==void 0){let r=i.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.comment!==void 0){let r=i.comment;if(typeof r=="string"){if(w(r)>8){const t={instancePath:n+
"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.
push(t),a++}if(!ks.test(r)){const t={instancePath:n+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n\\x00]*$"},
message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/comment",schemaPath:"contract#/$defs/Comment/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.ragged!==void 0){let r=i.ragged;if(typeof r!="string"){const t={
instancePath:n+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===
""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const t={instancePath:n+"/ragged",schemaPath:"contract#/$defs/Ragged/enum",keyword:"enum",params:{allowedValues:Rs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.nulls!==void 0){let r=i.nulls;if(Array.isArray(r)){if(r.length>32){
const u={instancePath:n+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(typeof p=="string"){if(w(p)>64){const l={instancePath:n+"/nulls/"+u,schemaPath:"con\
tract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[l]:e.push(l),a++}if(w(p)<
1){const l={instancePath:n+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/nulls",schemaPath:"contract#/$defs/Nulls/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.trim!==void 0&&typeof i.trim!="boolean"){const r={instancePath:n+"/trim",schemaPath:"c\
ontract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.decimal!==void 0){let r=i.decimal;
if(typeof r!="string"){const t={instancePath:n+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="."||r===",")){const t={instancePath:n+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"enum",params:{
allowedValues:ws.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.dateOrder!==void 0){let r=i.dateOrder;if(typeof r!=
"string"){const t={instancePath:n+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const t={instancePath:n+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/enum",keyword:"enu\
m",params:{allowedValues:Ps.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.evidence!==void 0){let r=i.evidence;if(Array.
isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.member===void 0){const l={instancePath:n+"/eviden\
ce/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===
null?e=[l]:e.push(l),a++}if(p.sentence===void 0){const l={instancePath:n+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{
missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[l]:e.push(l),a++}if(p.doubtful===void 0){const l={instancePath:n+"/evi\
dence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'doubtfu\
l'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="member"||l==="sentence"||l==="doubtful")){const y={instancePath:n+"/evidence/"+u,schemaPath:"#/prop\
erties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(p.member!==void 0){let l=p.member;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/evidence/"+u+"/member",schemaPath:"#/proper\
ties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:n+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.sentence!==void 0){let l=p.sentence;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/evi\
dence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sent\
ence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.doubtful!==void 0){let l=p.doubtful;if(typeof l!="\
string"){const y={instancePath:n+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(l==="Y"||l==="N")){const y={instancePath:n+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/e\
vidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:X.properties.evidence.items.properties.doubtful.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=es().
fullFormats.byte;function O(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=O.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(i.pageStart===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};
e===null?e=[r]:e.push(r),a++}if(i.dataSize===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"\
must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(i.totalCount===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="viewName"||
r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="types"||r==="rejected")){const t={instancePath:n,schemaPath:"#/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.viewName!==
void 0){let r=i.viewName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/viewName",schemaPath:"#/propertie\
s/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r==
"string"){if(!x.test(r)){const t={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!we.test(
r)){const t={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pa\
ttern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!we.test(r)){const t={
instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(\
0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const t={instancePath:n+"/source",schemaPath:"\
#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="index"||r==="scan")){const t={instancePath:n+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:ys.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[t]:e.push(t),a++}}if(i.detected!==void 0&&(Pe(i.detected,{instancePath:n+"/detected",parentData:i,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length)),i.types!==void 0){let r=i.types;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(typeof p!=
"string"){const l={instancePath:n+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),a++}if(!(p==="null"||p==="blank"||p==="boolean"||p==="integer"||p==="decimal"||p==="date"||p==="time"||p==="timestamp"||p==="text")){const l={
instancePath:n+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/enum",keyword:"enum",params:{allowedValues:fs.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(i.rejected!==void 0){let r=i.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:n+"/rejected",
schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.line===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"contr\
act#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[l]:e.push(l),a++}
if(p.reason===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"rea\
son"},message:"must have required property 'reason'"};e===null?e=[l]:e.push(l),a++}if(p.detail===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"cont\
ract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[l]:e.push(l),
a++}if(p.offset===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
offset"},message:"must have required property 'offset'"};e===null?e=[l]:e.push(l),a++}if(p.length===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"c\
ontract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[l]:e.push(
l),a++}if(p.text===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
text"},message:"must have required property 'text'"};e===null?e=[l]:e.push(l),a++}if(p.bytes===void 0){const l={instancePath:n+"/rejected/"+u,schemaPath:"contra\
ct#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"bytes"},message:"must have required property 'bytes'"};e===null?e=[l]:e.push(l),a++}
for(const l in p)if(!(l==="line"||l==="reason"||l==="detail"||l==="offset"||l==="length"||l==="text"||l==="bytes")){const y={instancePath:n+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[y]:e.push(y),a++}if(p.line!==void 0){let l=p.line;if(typeof l=="string"){if(!x.test(l)){const y={instancePath:n+"/rejected/"+u+"/line",schemaPath:"c\
ontract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.reason!==void 0){let l=p.reason;if(typeof l!="string"){const y={instancePath:n+"/rej\
ected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[y]:e.push(y),a++}if(!(l==="ragged"||l==="bad quotes"||l==="undecodable"||l==="over-long"||l==="bad field"||l==="wrong length"||l==="malformed")){const y={instancePath:n+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:gs.properties.reason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(p.detail!==void 0){let l=p.detail;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+
"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.offset!==void 0){let l=p.offset;if(typeof l=="str\
ing"){if(!we.test(l)){const y={instancePath:n+"/rejected/"+u+"/offset",schemaPath:"contract#/$defs/PreviewReject/properties/offset/pattern",keyword:"pattern",params:{
pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/offse\
t",schemaPath:"contract#/$defs/PreviewReject/properties/offset/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}
if(p.length!==void 0){let l=p.length;if(typeof l=="string"){if(!we.test(l)){const y={instancePath:n+"/rejected/"+u+"/length",schemaPath:"contract#/$defs/Preview\
Reject/properties/length/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(
y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/length",schemaPath:"contract#/$defs/PreviewReject/properties/length/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.text!==void 0&&typeof p.text!="string"){const l={instancePath:n+"/rejected/"+u+"/text",schemaPath:"\
contract#/$defs/PreviewReject/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.bytes!==void 0){
let l=p.bytes;if(typeof l=="string"){if(!qs(l)){const y={instancePath:n+"/rejected/"+u+"/bytes",schemaPath:"contract#/$defs/PreviewReject/properties/bytes/forma\
t",keyword:"format",params:{format:"byte"},message:'must match format "byte"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/rejected/"+u+"/bytes",
schemaPath:"contract#/$defs/PreviewReject/properties/bytes/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{
const l={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"m\
ust have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[l]:e.push(l),a++}
if(p.humanisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[l]:e.push(l),a++}if(p.description===void 0){const l={instancePath:n+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="columnisedName"||l==="humanisedName"||l==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(p.columnisedName!==void 0){let l=p.columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const l={instancePath:n+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),a++}if(p.description!==void 0&&typeof p.description!="string"){const l={instancePath:n+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}i.rows!==
void 0&&(B(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),
i.metadata!==void 0&&(O(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Rr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ce(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length),Rr.errors=e,a===0}Rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var I=wr;function wr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=wr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="url"){const t={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.url!==void 0){let r=i.url;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=Pr,Es=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");
function Pr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Pr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};
e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/pro\
perties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remain\
ing"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"\
#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.location!==void 0){
let r=i.location;if(typeof r=="string"){if(!Es.test(r)){const t={instancePath:n+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Pr.errors=e,a===0}Pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,
dynamicItems:!1};var Ls=Cr;function ke(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(
r),a++}if(i.username===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have require\
d property 'username'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.authenticated!==void 0&&typeof i.authenticated!="boolean"){const r={instancePath:n+"/authenticated",schemaPath:"#/properties/authe\
nticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.username!==void 0){let r=i.username;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:n+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const t={instancePath:n+"/role",schemaPath:"\
contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="ad\
ministrator")){const t={instancePath:n+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Lt.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Cr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),ke(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length),Cr.errors=e,
a===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=kr;function kr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){
const r={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required proper\
ty 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="path"){const t={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.path!==void 0){let r=i.
path;if(typeof r=="string"){if(w(r)>255){const t={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",
params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/path",schemaPath:"contrac\
t#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return kr.errors=e,a===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Dt=qr;function qr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=qr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),typeof i!="string"){const r={instancePath:n,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[r]:e.push(r),a++}return qr.errors=e,a===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ds=Ar,Ft={type:"object",properties:{"x-requ\
est-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{
type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",
minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:[
"x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_headers"},vt=new RegExp('^"\
[0-9a-z-]+"$',"u");function Ar(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ar.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property \
'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["\
accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have require\
d property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required property 'content-dispositi\
on'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(
t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!vt.test(r)){const t={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Ft.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Ft.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const t={
instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ar.errors=e,a===0}Ar.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,
dynamicItems:!1};var Fs=Er,Mt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"r\
atelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"\
string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",
minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","e\
tag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downloadExport_partialContent_headers"},Ms=new RegExp(
"^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Er(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Er.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have re\
quired property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(
r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must\
 have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-dispositi\
on"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required pro\
perty 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-r\
equest-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!vt.test(r)){const t={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Mt.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const t={instancePath:n+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){
const t={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Mt.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!Ms.test(r)){const t={instancePath:n+"/content-range",schemaPath:"#/p\
roperties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Er.errors=e,a===0}Er.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};
var Js=Lr,$s={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remainin\
g":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["p\
rivate, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_headers"};function Lr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Lr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.etag!==void 0){let r=i.
etag;if(typeof r=="string"){if(!vt.test(r)){const t={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="stri\
ng"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:$s.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Lr.errors=e,a===0}Lr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Ts=Nr,xs=new RegExp("^bytes \
\\*/[0-9]+$","u");function Nr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Nr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i["content-range"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must ha\
ve required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!xs.test(r)){const t={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-\
range":!0},dynamicProps:!1,dynamicItems:!1};var js=Dr;function F(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=F.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[l]:e.push(l),a++}if(p.humanisedName===void 0){const l={instancePath:n+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[l]:e.push(l),a++}if(p.description===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="colum\
nisedName"||l==="humanisedName"||l==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.columnisedName!==void 0){let l=p.
columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const l={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.description!==
void 0&&typeof p.description!="string"){const l={instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}i.rows!==void 0&&(B(i.rows,{instancePath:n+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)),i.metadata!==void 0&&(O(i.metadata,
{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return F.errors=e,a===0}
F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=ee.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(i.entityId===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/Enti\
tyLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(d),a++}if(i.job===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have require\
d property 'job'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="job")){const c={instancePath:n,schemaPath:"contract#/$defs\
/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:
e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-referen\
ce"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.entityId!==void 0){let d=i.entityId;if(typeof d=="string"){if(!x.test(d)){const c={instancePath:n+
"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patter\
n "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=
!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){
let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.
push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,
1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(
F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ee.errors=e,m.props=l,a===
0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Dr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=Dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!ee(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),a=e.length;else var r=ee.evaluated.props;return Dr.errors=e,m.props=r,a===0}Dr.evaluated={dynamicProps:!0,
dynamicItems:!1};var zs=Fr,Jt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function qe(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.
type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:n+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Jt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=G.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(i.end===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),a++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:n+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return G.errors=e,a===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:n+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={instancePath:n+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Jt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)qe(r[u],{instancePath:n+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)}else{
const t={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)G(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)}else{const t={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const t=r.
length;for(let u=0;u<t;u++)G(r[u],{instancePath:n+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(
G.errors),a=e.length)}else{const t={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Fr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ae(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length),Fr.errors=e,a===0}Fr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var re=Mr;function Mr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=Mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="count"){const t={instancePath:n,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!we.test(r)){const t={instancePath:n+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var Os=Jr;function Jr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=Jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(i.entityId===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const t={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=$r;function te(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=te.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const c={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.file;if(typeof d==
"string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{
const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||
(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=y===a;if(P&&t?(t=!1,u=[u,1]):P&&(t=!0,u=1,l!==!0&&(l=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return te.
errors=e,m.props=l,a===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function $r(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=$r.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!te(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return $r.errors=e,m.props=r,a===0}$r.evaluated=
{dynamicProps:!0,dynamicItems:!1};var $t=Tr;function Tr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=Tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:n,schemaPath:"\
contract#/$defs/Report/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Tr.errors=
e,a===0}Tr.evaluated={dynamicProps:!1,dynamicItems:!1};var or=xr;function xr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["content-security-policy"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==
void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelim\
it-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&
!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remai\
ning",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),
a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-\
reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={
instancePath:n+"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return xr.errors=e,a===0}xr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security\
-policy":!0},dynamicProps:!1,dynamicItems:!1};var Is=jr,Tt={type:"object",required:["level","kind","sentence","percent","examples"],additionalProperties:!1,properties:{
level:{type:"string",enum:["first","soon","note"]},kind:{type:"string",enum:["rejected records","guessed encoding","damaged text","mixed line ends","missing col\
umns","unclear names","duplicate rows","open dates","null markers","mixed types","other types","leading zeros","nearly unique","other patterns","variants","blan\
ks around","mostly empty","one value"]},sentence:{type:"string",minLength:1},percent:{type:"number",minimum:0,maximum:100},attribute:{$ref:"contract#/$defs/Find\
ingAttribute"},examples:{type:"array",maxItems:3,items:{$ref:"contract#/$defs/ExampleValue"}},url:{type:"string",format:"uri-reference",minLength:1}}};function H(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.text===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[r]:e.push(r),a++}if(i.length===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}for(const r in i)if(!(r==="text"||r==="length"||r==="rows"||r==="url")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.text!==void 0&&typeof i.text!="s\
tring"){const r={instancePath:n+"/text",schemaPath:"#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(i.length!==void 0){let r=i.length;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/length",schemaPath:"#/properties\
/length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){
const t={instancePath:n+"/length",schemaPath:"#/properties/length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[t]:e.push(t),a++}}if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/rows",schemaPath:"#/prop\
erties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[t]:e.push(t),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+"/\
url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return H.errors=e,a===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.level===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required propert\
y 'level'"};e===null?e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},
message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.sentence===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[r]:e.push(r),a++}if(i.percent===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"percent"},message:"must have required property 'percent'"};e===null?e=[r]:e.push(r),a++}if(i.
examples===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property '\
examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="level"||r==="kind"||r==="sentence"||r==="percent"||r==="attribute"||r==="examples"||r==="url")){
const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(i.level!==void 0){let r=i.level;if(typeof r!="string"){const t={instancePath:n+"/level",schemaPath:"#/properties/level/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="first"||r==="soon"||r==="note")){const t={instancePath:n+
"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{allowedValues:Tt.properties.level.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const t={instancePath:n+"/kind",schemaPath:"#/properties/kind/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="rejected records"||r==="guessed encoding"||r==="damaged text"||r===
"mixed line ends"||r==="missing columns"||r==="unclear names"||r==="duplicate rows"||r==="open dates"||r==="null markers"||r==="mixed types"||r==="other types"||
r==="leading zeros"||r==="nearly unique"||r==="other patterns"||r==="variants"||r==="blanks around"||r==="mostly empty"||r==="one value")){const t={instancePath:n+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Tt.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),a++}}if(i.sentence!==void 0){let r=i.sentence;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/sentence",schemaPath:"#/prope\
rties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.percent!==
void 0){let r=i.percent;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/percent",schemaPath:"\
#/properties/percent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/percent",schemaPath:"#/properties/percent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(i.attribute!==
void 0){let r=i.attribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.attributeId===void 0){const t={instancePath:n+"/attribute",schemaPath:"contract#/$de\
fs/FindingAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[t]:e.push(
t),a++}if(r.columnisedName===void 0){const t={instancePath:n+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){const t={instancePath:n+"/att\
ribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property \
'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="attributeId"||t==="columnisedName"||t==="humanisedName")){const u={instancePath:n+"/at\
tribute",schemaPath:"contract#/$defs/FindingAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),a++}if(r.attributeId!==void 0){let t=r.attributeId;if(typeof t=="string"){if(!x.test(t)){const u={instancePath:n+
"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttr\
ibute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnisedName!==void 0){let t=r.
columnisedName;if(typeof t=="string"){if(w(t)<1){const u={instancePath:n+"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/col\
umnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+
"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[u]:e.push(u),a++}}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:n+"/attribute/humanisedName",schemaPath:"\
contract#/$defs/FindingAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length>3){const u={instancePath:n+"/examples",schemaPath:"#/properties/e\
xamples/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)
H(r[u],{instancePath:n+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?H.errors:e.concat(H.errors),a=e.length)}else{
const t={instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLeng\
th",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+"/url",schemaPath:"#/p\
roperties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:n+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return U.errors=e,a===0}U.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.total===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},message:"must have required property 'total'"};e===null?e=[r]:e.push(
r),a++}if(i.findings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"must have require\
d property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="total"||r==="findings")){const t={instancePath:n,schemaPath:"#/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.total!==void 0){
let r=i.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/total",schemaPath:"\
#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.findings!==void 0){let r=i.
findings;if(Array.isArray(r)){if(r.length>200){const u={instancePath:n+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:200},
message:"must NOT have more than 200 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)U(r[u],{instancePath:n+"/findings/"+u,parentData:r,
parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{const t={instancePath:n+"/findings",schemaPath:"#/p\
roperties/findings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function jr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=jr.evaluated;return m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ee(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?
Ee.errors:e.concat(Ee.errors),a=e.length),jr.errors=e,a===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=zr,Ss={type:"object",required:["attri\
buteId","columnisedName","humanisedName","type","typePercent","rows","nulls","blanks","distinct","minLength","maxLength","types","histogram","findings"],additionalProperties:!1,
properties:{attributeId:{type:"string",pattern:"^[1-9][0-9]*$"},columnisedName:{type:"string",minLength:1},humanisedName:{type:"string"},type:{$ref:"contract#/$\
defs/ValueType"},typePercent:{type:"number",minimum:0,maximum:100},rows:{type:"integer",minimum:0},nulls:{type:"integer",minimum:0},blanks:{type:"integer",minimum:0},
distinct:{type:"integer",minimum:0},minLength:{type:"integer",minimum:0},maxLength:{type:"integer",minimum:0},types:{type:"array",maxItems:9,items:{$ref:"contra\
ct#/$defs/TypeCount"}},nullMarkers:{$ref:"contract#/$defs/NullMarkers"},numbers:{$ref:"contract#/$defs/NumberFigures"},far:{$ref:"contract#/$defs/FarNumbers"},histogram:{
$ref:"contract#/$defs/Histogram"},findings:{type:"array",maxItems:24,items:{$ref:"contract#/$defs/Finding"}}}},xt={type:"string",enum:["null","blank","boolean",
"integer","decimal","date","time","timestamp","text"]};function Le(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required\
 property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="rows"||r==="url")){const t={instancePath:n,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.type!==void 0){
let r=i.type;if(typeof r!="string"){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ValueType/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="integer"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||
r==="text")){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"enum",params:{allowedValues:xt.enum},message:"must be equal to\
 one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"contrac\
t#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ne(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.texts===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="rows"||r==="texts")){const t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+
"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.texts!==
void 0){let r=i.texts;if(Array.isArray(r)){if(r.length>16){const u={instancePath:n+"/texts",schemaPath:"#/properties/texts/maxItems",keyword:"maxItems",params:{
limit:16},message:"must NOT have more than 16 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.text===void 0){const l={instancePath:n+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/required",keyword:"required",params:{missingProperty:"\
text"},message:"must have required property 'text'"};e===null?e=[l]:e.push(l),a++}if(p.rows===void 0){const l={instancePath:n+"/texts/"+u,schemaPath:"contract#/\
$defs/NullMarker/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[l]:e.push(l),a++}for(const l in p)
if(!(l==="text"||l==="rows")){const y={instancePath:n+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.text!==void 0){let l=p.text;if(typeof l=="string"){if(w(l)<
1){const y={instancePath:n+"/texts/"+u+"/text",schemaPath:"contract#/$defs/NullMarker/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/texts/"+u+"/text",schemaPath:"contract#/$defs/NullMarker/pro\
perties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.rows!==void 0){let l=p.rows;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const y={instancePath:n+"/texts/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const y={instancePath:n+
"/texts/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/texts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var S=new RegExp("^-?[0-9]+(\\.[0-9]+)?(e[\
+-]?[0-9]+)?$","u");function De(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=De.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),a++}if(i.mean===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"mean"},message:"must have required property 'mean'"};e===null?e=[r]:
e.push(r),a++}if(i.min===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"min"},message:"must have required p\
roperty 'min'"};e===null?e=[r]:e.push(r),a++}if(i.lowerQuartile===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lowerQuartile"},message:"must have required property 'lowerQuartile'"};e===null?e=[r]:e.push(r),a++}if(i.median===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"median"},message:"must have required property 'median'"};e===null?e=[r]:e.push(r),a++}if(i.upperQuartile===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"upperQuartile"},message:"must have required property 'upperQ\
uartile'"};e===null?e=[r]:e.push(r),a++}if(i.max===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"max"},message:"\
must have required property 'max'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="count"||r==="mean"||r==="standardDeviation"||r==="min"||r==="lowerQu\
artile"||r==="median"||r==="upperQuartile"||r==="max")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.count!==void 0){let r=i.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:n+"/count",schemaPath:"#/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.mean!==void 0){let r=i.mean;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+
"/mean",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern \
"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/mean",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.standardDeviation!==void 0){let r=i.standardDeviation;if(typeof r=="st\
ring"){if(!S.test(r)){const t={instancePath:n+"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+\
(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(i.min!==void 0){let r=i.min;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+"/min",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pa\
ttern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/min",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(i.lowerQuartile!==void 0){let r=i.lowerQuartile;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+"/lowerQuartile",schemaPath:"contract#/\
$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0\
-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/lowerQuartile",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.median!==void 0){let r=i.median;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+
"/median",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match patter\
n "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/median",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.upperQuartile!==void 0){let r=i.upperQuartile;if(typeof r=="string"){if(!S.
test(r)){const t={instancePath:n+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]\
?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/upperQuartile",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.max!==void 0){let r=i.max;if(typeof r==
"string"){if(!S.test(r)){const t={instancePath:n+"/max",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?\
(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/max",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function W(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=W.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rows===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"rows"||r==="url")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&
isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"contrac\
t#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return W.errors=e,a===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.from===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"from"},message:"must hav\
e required property 'from'"};e===null?e=[r]:e.push(r),a++}if(i.to===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
to"},message:"must have required property 'to'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="from"||r==="to"||r===
"rows"||r==="url")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(i.from!==void 0){let r=i.from;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+"/from",
schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9\
]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/from",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.to!==void 0){let r=i.to;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:n+
"/to",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^\
-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/to",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[
t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}if(!A.test(r)){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",params:{format:"uri-reference"},message:'must \
match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"contract#/$defs/RowsUrl/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Y.errors=e,a===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.below===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"below"},
message:"must have required property 'below'"};e===null?e=[r]:e.push(r),a++}if(i.above===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"above"},message:"must have required property 'above'"};e===null?e=[r]:e.push(r),a++}if(i.whiskers===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"whiskers"},message:"must have required property 'whiskers'"};e===null?e=[r]:e.push(r),a++}if(i.
bins===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"bins"},message:"must have required property 'bins'"};
e===null?e=[r]:e.push(r),a++}if(i.examples===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"\
must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="below"||r==="above"||r==="whiskers"||r==="bins"||r==="examples")){
const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(i.below!==void 0&&(W(i.below,{instancePath:n+"/below",parentData:i,parentDataProperty:"below",rootData:b,dynamicAnchors:g})||
(e=e===null?W.errors:e.concat(W.errors),a=e.length)),i.above!==void 0&&(W(i.above,{instancePath:n+"/above",parentData:i,parentDataProperty:"above",rootData:b,dynamicAnchors:g})||
(e=e===null?W.errors:e.concat(W.errors),a=e.length)),i.whiskers!==void 0){let r=i.whiskers;if(Array.isArray(r)){if(r.length>2){const u={instancePath:n+"/whisker\
s",schemaPath:"#/properties/whiskers/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(u),a++}if(r.
length<2){const u={instancePath:n+"/whiskers",schemaPath:"#/properties/whiskers/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than \
2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(typeof p=="string"){if(!S.test(p)){const l={instancePath:n+"/whiskers\
/"+u,schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-\
?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/whiskers/"+u,schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/whiskers",schemaPath:"#/properties/whiskers\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.bins!==void 0){let r=i.bins;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:n+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Y(r[u],{instancePath:n+"/bins/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Y.errors:e.concat(Y.errors),a=e.length)}else{const t={instancePath:n+"/bins",schemaPath:"#/properties/bins/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length>5){const u={instancePath:n+"/ex\
amples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++)H(r[u],{instancePath:n+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?H.errors:
e.concat(H.errors),a=e.length)}else{const t={instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks={type:"object",required:["of","bins"],additionalProperties:!1,
properties:{of:{type:"string",enum:["numbers","lengths"]},bins:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/Bin"}}}};function Me(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.of===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),a++}if(i.bins===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="of"||r==="bins")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.of!==void 0){let r=i.of;if(typeof r!="string"){const t={instancePath:n+"/of",schemaPath:"#/properties/of/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="numbers"||r==="lengths")){const t={instancePath:n+"/of",schemaPath:"#/properties\
/of/enum",keyword:"enum",params:{allowedValues:Ks.properties.of.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.bins!==
void 0){let r=i.bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:n+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},
message:"must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Y(r[u],{instancePath:n+"/bins/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Y.errors:e.concat(Y.errors),a=e.length)}else{const t={instancePath:n+"/bins",schemaPath:"#/properties/bins/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Me.errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeId===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[r]:e.push(r),a++}if(i.columnisedName===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedNam\
e'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"human\
isedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.typePercent===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"typePercent"},message:"must have required property 'typePercent'"};e===null?e=
[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have requ\
ired property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.nulls===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
nulls"},message:"must have required property 'nulls'"};e===null?e=[r]:e.push(r),a++}if(i.blanks===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"blanks"},message:"must have required property 'blanks'"};e===null?e=[r]:e.push(r),a++}if(i.distinct===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"distinct"},message:"must have required property 'distinct'"};e===null?e=[r]:e.push(r),a++}if(i.
minLength===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minLength"},message:"must have required property\
 'minLength'"};e===null?e=[r]:e.push(r),a++}if(i.maxLength===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
maxLength"},message:"must have required property 'maxLength'"};e===null?e=[r]:e.push(r),a++}if(i.types===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[r]:e.push(r),a++}if(i.histogram===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"histogram"},message:"must have required property 'histogram'"};e===null?e=[r]:
e.push(r),a++}if(i.findings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"must have \
required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!vr.call(Ss.properties,r)){const t={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.attributeId!==
void 0){let r=i.attributeId;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:n+"/attributeId",schemaPath:"#/properties/attributeId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/attributeId",
schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.columnisedName!==void 0){
let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.humanisedName!==void 0&&typeof i.
humanisedName!="string"){const r={instancePath:n+"/humanisedName",schemaPath:"#/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/\
ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="i\
nteger"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:xt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.typePercent!==void 0){let r=i.typePercent;
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/typePercent",schemaPath:"#/properties/typePercent/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/typePercent",schemaPath:"#/propert\
ies/typePercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"\
/typePercent",schemaPath:"#/properties/typePercent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(i.rows!==
void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/r\
ows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.nulls!==
void 0){let r=i.nulls;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/nulls",schemaPath:"#/properties/nulls/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+
"/nulls",schemaPath:"#/properties/nulls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.blanks!==
void 0){let r=i.blanks;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/blanks",schemaPath:"#/properties/blanks/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+
"/blanks",schemaPath:"#/properties/blanks/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.
distinct!==void 0){let r=i.distinct;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/distinct",schemaPath:"#/properties/disti\
nct/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:n+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}if(i.minLength!==void 0){let r=i.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/minLength",schemaPath:"\
#/properties/minLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){const t={instancePath:n+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.maxLength!==void 0){let r=i.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.types!==void 0){let r=i.types;if(Array.isArray(r)){if(r.length>9){const u={instancePath:n+
"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++)Le(r[u],{instancePath:n+"/types/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.
errors),a=e.length)}else{const t={instancePath:n+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}if(i.nullMarkers!==void 0&&(Ne(i.nullMarkers,{instancePath:n+"/nullMarkers",parentData:i,parentDataProperty:"nullMarkers",rootData:b,dynamicAnchors:g})||
(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length)),i.numbers!==void 0&&(De(i.numbers,{instancePath:n+"/numbers",parentData:i,parentDataProperty:"numbers",rootData:b,
dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),a=e.length)),i.far!==void 0&&(Fe(i.far,{instancePath:n+"/far",parentData:i,parentDataProperty:"far",
rootData:b,dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length)),i.histogram!==void 0&&(Me(i.histogram,{instancePath:n+"/histogram",parentData:i,
parentDataProperty:"histogram",rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length)),i.findings!==void 0){let r=i.findings;if(Array.
isArray(r)){if(r.length>24){const u={instancePath:n+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:24},message:"must N\
OT have more than 24 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)U(r[u],{instancePath:n+"/findings/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?U.errors:e.concat(U.errors),a=e.length)}else{const t={instancePath:n+"/findings",schemaPath:"#/properties/findings/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function zr(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=zr.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),Je(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),
a=e.length),zr.errors=e,a===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vs=Or;function Or(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="value"){const t={instancePath:n,schemaPath:"contrac\
t#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),a++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:n+"/value",schemaPath:"contract#/$defs/Unmasked/properties/value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"contract#/$defs/Unmasked/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Or.errors=e,a===0}Or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Bs=Ir,Gs={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]},jt={type:"object",required:["expressio\
n","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},row:{type:"object",additionalProperties:{type:["stri\
ng","null"]}}}},zt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any","same"]},Hs={type:"object",required:["name","type",
"kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/$defs/FunctionType"},kind:{type:"string",enum:["val\
ue","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",items:{type:"string"}}}};function $e(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.optional===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"optional"},message:"must have required property 'optional'"};
e===null?e=[r]:e.push(r),a++}if(i.repeated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repeated"},message:"\
must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="type"||r==="kind"||r==="optional"||r==="repeated"||
r==="words")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[t]:e.push(t),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={
instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}
if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:n+"/type",schemaPath:"\
contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const t={instancePath:n+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="value"||r==="constant"||r==="attribute"||r==="listed")){const t={instancePath:n+"/kind",
schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Hs.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:n+"/optional",schemaPath:"#/properties/optional/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.repeated!==void 0&&typeof i.repeated!="boolean"){const r={instancePath:n+
"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.words!==
void 0){let r=i.words;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){const p={instancePath:n+"/words/"+u,schemaPath:"#/prop\
erties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const t={instancePath:n+"/words",schemaPath:"\
#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Te(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Te.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.form===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),a++}if(i.parameters===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===
null?e=[r]:e.push(r),a++}if(i.returns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"m\
ust have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="form"||r==="parameters"||r==="returns")){const t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:n+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameters!==void 0){let r=i.parameters;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)$e(
r[u],{instancePath:n+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length)}else{
const t={instancePath:n+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const t={instancePath:n+"/returns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:n+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:zt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=xe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.group===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(r),a++}if(i.description===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[r]:e.push(r),a++}if(i.signatures===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signatures"},message:"\
must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(i.examples===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="gro\
up"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.group!==void 0){let r=i.group;if(typeof r!=
"string"){const t={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const t={
instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Gs.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),a++}}if(i.description!==void 0&&typeof i.description!="string"){const r={instancePath:n+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.signatures!==void 0){let r=i.signatures;
if(Array.isArray(r)){if(r.length<1){const u={instancePath:n+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Te(r[u],{instancePath:n+"/signatures/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)}else{const t={instancePath:n+"/signatures",schemaPath:"#/properties/signatu\
res/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(
r)){if(r.length<2){const u={instancePath:n+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fe\
wer than 2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.expression===
void 0){const l={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[l]:e.push(l),a++}if(p.result===void 0){const l={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs\
/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[l]:e.push(l),a++}for(const l in p)
if(!(l==="expression"||l==="result"||l==="row")){const y={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.expression!==void 0&&typeof p.
expression!="string"){const l={instancePath:n+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.result!==void 0){let l=p.result;if(typeof l!="string"&&l!==null){const y={instancePath:n+
"/examples/"+u+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:jt.properties.result.type},message:"mus\
t be string,null"};e===null?e=[y]:e.push(y),a++}}if(p.row!==void 0){let l=p.row;if(l&&typeof l=="object"&&!Array.isArray(l))for(const y in l){let P=l[y];if(typeof P!=
"string"&&P!==null){const d={instancePath:n+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properti\
es/row/additionalProperties/type",keyword:"type",params:{type:jt.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),a++}}else{const y={instancePath:n+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/examples",schemaPath:"#/properties/examples\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function je(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=je.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!==
"functions"){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)xe(r[u],{
instancePath:n+"/functions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),a=e.length)}else{const t={
instancePath:n+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ir(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Ir.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),je(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),a=e.length),Ir.errors=e,a===0}Ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us=_r,
Ws={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Ys=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Qs=new RegExp("^[^\\x00]*$","u");
function ze(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ze.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length>4){const t={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),a++}if(i.length<4){const t={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),a++}const r=i.length;if(r>0){let t=i[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),a++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[u]:e.push(u),a++}if(t<1||isNaN(t)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let t=i[1];if(typeof t=="string"){if(w(t)>128){const u={
instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[u]:e.push(u),a++}if(w(t)<1){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!Ys.test(t)){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let t=i[2];if(typeof t=="string"){if(w(t)>4e3){const u={instancePath:n+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),
a++}if(!Qs.test(t)){const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let t=i[3];if(typeof t!="string"){const u={instancePath:n+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:n+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Ws.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return ze.errors=e,a===0}ze.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function Oe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length>
10){const t={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),a++}
const r=i.length;for(let t=0;t<r;t++)ze(i[t],{instancePath:n+"/"+t,parentData:i,parentDataProperty:t,rootData:b,dynamicAnchors:g})||(e=e===null?ze.errors:e.concat(
ze.errors),a=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Oe.errors=e,a===0}Oe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function _r(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=_r.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Oe(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),a=e.length),_r.errors=e,a===0}_r.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ot=Sr,Zs=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Sr(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Sr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-\
id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="\
string"){if(!Zs.test(r)){const t={instancePath:n+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Sr.errors=e,a===0}Sr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Xs=Kr;function se(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=se.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="rules")){const c={instancePath:n,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prop\
erties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
a++}if(!A.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.entityId!==void 0){let d=i.
entityId;if(typeof d=="string"){if(!x.test(d)){const c={instancePath:n+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),a++}}if(i.rules!==void 0){let d=i.rules;if(Array.isArray(d)){const c=d.length;for(let k=0;k<c;k++){let N=d[k];if(typeof N=="string"){if(!x.test(
N)){const E={instancePath:n+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[E]:e.push(E),a++}}else{const E={instancePath:n+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}}}else{const c={
instancePath:n+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(
d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(
d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(
c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=!0))}if(t)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return se.errors=e,m.props=l,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Kr(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Kr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!se(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.evaluated.props;return Kr.errors=
e,m.props=r,a===0}Kr.evaluated={dynamicProps:!0,dynamicItems:!1};var ea=Vr;function ae(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=ae.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(
c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){
const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ae.errors=e,m.props=l,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Vr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Vr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!ae(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.
evaluated.props;return Vr.errors=e,m.props=r,a===0}Vr.evaluated={dynamicProps:!0,dynamicItems:!1};var ra=Br;function ie(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ie.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(
d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||
d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ie.errors=e,m.props=l,a===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};function Br(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!ie(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ie.errors:e.concat(ie.errors),a=e.length;else var r=ie.
evaluated.props;return Br.errors=e,m.props=r,a===0}Br.evaluated={dynamicProps:!0,dynamicItems:!1};var ne=Gr,ta={type:"string",enum:["urn:groundtruth:problem:inv\
alid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtru\
th:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Ie(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={instancePath:n+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const t={instancePath:n+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:ta.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const t={instancePath:n+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(w(r)>38){const t={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)K(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{const t={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gr(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Gr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),Ie(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length),Gr.errors=e,
a===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sa=Hr,aa=new RegExp("^([1-9][0-9]*)?$","u"),ia=new RegExp("^([0-9]{1,2}|100)?$","u");function _e(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(i.libraryAttribute===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(i.score===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:n+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[t]:e.push(t),a++}if(r.columnsisedName===void 0){const t={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){
const t={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="id"||t==="columnsisedName"||t==="humanisedName")){const u={
instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!aa.test(t)){const u={instancePath:n+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const t={instancePath:n+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:n+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),a++}if(r.name===void 0){const t={instancePath:n+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="id"||t==="name")){const u={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let t=r.id;if(typeof t=="string"){if(!x.test(t)){const u={instancePath:n+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:n+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
a++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!ia.test(r)){const t={instancePath:n+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _e.errors=e,a===0}_e.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Se(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Se.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="attributeMapList"){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)_e(r[u],{instancePath:n+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)}else{const t={instancePath:n+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Hr.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),Se(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Se.errors:e.concat(Se.errors),
a=e.length),Hr.errors=e,a===0}Hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var na=Ur;function Ur(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="job"){const t={instancePath:n,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:n+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ur.errors=e,a===0}Ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oa=Wr,It={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function Ke(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ke.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length<1){const t={instancePath:n,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),a++}const r=i.length;for(let t=0;t<r;t++){let u=i[t];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const p={instancePath:n+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),a++}if(u.value===void 0){const p={instancePath:n+"/"+t,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(
p),a++}for(const p in u)if(!(p==="name"||p==="value")){const l={instancePath:n+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),a++}if(u.name!==void 0){let p=u.name;
if(typeof p!="string"){const l={instancePath:n+"/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(!(p==="Sum"||p==="Average"||p==="Maximum"||p==="Minimum"||p==="Count")){const l={instancePath:n+"\
/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:It.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[l]:e.push(l),a++}}if(u.value!==void 0){let p=u.value;if(typeof p!="string"){const l={instancePath:n+"/"+t+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}
if(!(p==="0"||p==="1"||p==="2"||p==="3"||p==="4")){const l={instancePath:n+"/"+t+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:It.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),a++}}}else{const p={instancePath:n+
"/"+t,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Wr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=Wr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Ke(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length),Wr.errors=e,a===0}Wr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ua=Yr;function Ve(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.files===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"files"},message:"must have required property 'files'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="files"){const t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.files!==void 0){let r=i.files;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){
if(p.name===void 0){const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/required",keyword:"required",params:{missingProperty:"name"},message:"\
must have required property 'name'"};e===null?e=[l]:e.push(l),a++}if(p.entity===void 0){const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile\
/required",keyword:"required",params:{missingProperty:"entity"},message:"must have required property 'entity'"};e===null?e=[l]:e.push(l),a++}if(p.entityName===void 0){
const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/required",keyword:"required",params:{missingProperty:"entityName"},message:"must have r\
equired property 'entityName'"};e===null?e=[l]:e.push(l),a++}if(p.rules===void 0){const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/requi\
red",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[l]:e.push(l),a++}if(p.derived===void 0){const l={
instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/required",keyword:"required",params:{missingProperty:"derived"},message:"must have required prop\
erty 'derived'"};e===null?e=[l]:e.push(l),a++}if(p.text===void 0){const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/required",keyword:"re\
quired",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="name"||l==="entity"||
l==="entityName"||l==="rules"||l==="derived"||l==="text")){const y={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.name!==void 0){let l=p.name;
if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/files/"+u+"/name",schemaPath:"contract#/$defs/RuleFile/properties/name/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/files/"+u+"/name",schemaPath:"con\
tract#/$defs/RuleFile/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.entity!==void 0){
let l=p.entity;if(typeof l=="string"){if(!x.test(l)){const y={instancePath:n+"/files/"+u+"/entity",schemaPath:"contract#/$defs/RuleFile/properties/entity/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"\
/files/"+u+"/entity",schemaPath:"contract#/$defs/RuleFile/properties/entity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:
e.push(y),a++}}if(p.entityName!==void 0&&typeof p.entityName!="string"){const l={instancePath:n+"/files/"+u+"/entityName",schemaPath:"contract#/$defs/RuleFile/p\
roperties/entityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.rules!==void 0){let l=p.rules;if(!(typeof l==
"number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const y={instancePath:n+"/files/"+u+"/rules",schemaPath:"contract#/$defs/RuleFile/properties/rules/type",keyword:"typ\
e",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const y={instancePath:n+
"/files/"+u+"/rules",schemaPath:"contract#/$defs/RuleFile/properties/rules/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[y]:e.push(y),a++}}if(p.derived!==void 0){let l=p.derived;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const y={instancePath:n+"/files/"+u+"\
/derived",schemaPath:"contract#/$defs/RuleFile/properties/derived/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(
y),a++}if(typeof l=="number"&&isFinite(l)&&(l<0||isNaN(l))){const y={instancePath:n+"/files/"+u+"/derived",schemaPath:"contract#/$defs/RuleFile/properties/deriv\
ed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[y]:e.push(y),a++}}if(p.text!==void 0&&typeof p.text!="string"){
const l={instancePath:n+"/files/"+u+"/text",schemaPath:"contract#/$defs/RuleFile/properties/text/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/files/"+u,schemaPath:"contract#/$defs/RuleFile/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/files",schemaPath:"#/properties/files/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be \
object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Yr(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Yr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),Ve(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length),Yr.errors=e,
a===0}Yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var la=Qr,ma={type:"object",required:["change","rule","members"],additionalProperties:!1,properties:{
change:{type:"string",enum:["added","changed","deleted"]},rule:{type:"string"},members:{type:"array",items:{type:"string"}}}};function Be(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.entity===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"enti\
ty"},message:"must have required property 'entity'"};e===null?e=[r]:e.push(r),a++}if(i.entityName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"entityName"},message:"must have required property 'entityName'"};e===null?e=[r]:e.push(r),a++}if(i.unchanged===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"unchanged"},message:"must have required property 'unchanged'"};e===null?e=[r]:
e.push(r),a++}if(i.changes===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"changes"},message:"must have re\
quired property 'changes'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="entity"||r==="entityName"||r==="unchanged"||r==="changes")){const t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.entity!==void 0){let r=i.entity;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:n+"/entity",schemaPath:"#/properties/entity/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/en\
tity",schemaPath:"#/properties/entity/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.entityName!==void 0&&
typeof i.entityName!="string"){const r={instancePath:n+"/entityName",schemaPath:"#/properties/entityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(i.unchanged!==void 0){let r=i.unchanged;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+
"/unchanged",schemaPath:"#/properties/unchanged/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/unchanged",schemaPath:"#/properties/unchanged/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.changes!==void 0){let r=i.changes;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){
let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.change===void 0){const l={instancePath:n+"/changes/"+u,schemaPath:"contract#/$defs/RuleFileChange/r\
equired",keyword:"required",params:{missingProperty:"change"},message:"must have required property 'change'"};e===null?e=[l]:e.push(l),a++}if(p.rule===void 0){const l={
instancePath:n+"/changes/"+u,schemaPath:"contract#/$defs/RuleFileChange/required",keyword:"required",params:{missingProperty:"rule"},message:"must have required\
 property 'rule'"};e===null?e=[l]:e.push(l),a++}if(p.members===void 0){const l={instancePath:n+"/changes/"+u,schemaPath:"contract#/$defs/RuleFileChange/required",
keyword:"required",params:{missingProperty:"members"},message:"must have required property 'members'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="c\
hange"||l==="rule"||l==="members")){const y={instancePath:n+"/changes/"+u,schemaPath:"contract#/$defs/RuleFileChange/additionalProperties",keyword:"additionalPr\
operties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.change!==void 0){let l=p.change;if(typeof l!=
"string"){const y={instancePath:n+"/changes/"+u+"/change",schemaPath:"contract#/$defs/RuleFileChange/properties/change/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(l==="added"||l==="changed"||l==="deleted")){const y={instancePath:n+"/changes/"+u+"/change",schemaPath:"\
contract#/$defs/RuleFileChange/properties/change/enum",keyword:"enum",params:{allowedValues:ma.properties.change.enum},message:"must be equal to one of the allo\
wed values"};e===null?e=[y]:e.push(y),a++}}if(p.rule!==void 0&&typeof p.rule!="string"){const l={instancePath:n+"/changes/"+u+"/rule",schemaPath:"contract#/$def\
s/RuleFileChange/properties/rule/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.members!==void 0){let l=p.
members;if(Array.isArray(l)){const y=l.length;for(let P=0;P<y;P++)if(typeof l[P]!="string"){const d={instancePath:n+"/changes/"+u+"/members/"+P,schemaPath:"cont\
ract#/$defs/RuleFileChange/properties/members/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}else{const y={
instancePath:n+"/changes/"+u+"/members",schemaPath:"contract#/$defs/RuleFileChange/properties/members/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/changes/"+u,schemaPath:"contract#/$defs/RuleFileChange/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/changes",schemaPath:"#/properties/changes/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.done===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
done"},message:"must have required property 'done'"};e===null?e=[r]:e.push(r),a++}if(i.version===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),a++}if(i.entities===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"entities"},message:"must have required property 'entities'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="version"||r==="done"||r==="entities")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(w(r)>64){const t={instancePath:n+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(
t),a++}if(w(r)<1){const t={instancePath:n+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.done!==void 0&&typeof i.done!="boolean"){const r={instancePath:n+"/done",schemaPath:"#/pro\
perties/done/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.entities!==void 0){let r=i.entities;if(Array.
isArray(r)){const t=r.length;for(let u=0;u<t;u++)Be(r[u],{instancePath:n+"/entities/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===
null?Be.errors:e.concat(Be.errors),a=e.length)}else{const t={instancePath:n+"/entities",schemaPath:"#/properties/entities/type",keyword:"type",params:{type:"arr\
ay"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[r]:e.push(r),a++}return Ge.errors=e,a===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Qr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),Ge(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length),Qr.errors=e,
a===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var da=Zr;function oe(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=oe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(
c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){
const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return oe.errors=e,m.props=l,a===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};function Zr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Zr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!oe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?oe.errors:e.concat(oe.errors),a=e.length;else var r=oe.
evaluated.props;return Zr.errors=e,m.props=r,a===0}Zr.evaluated={dynamicProps:!0,dynamicItems:!1};var _t=Xr;function ue(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ue.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(
d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||
d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ue.errors=e,m.props=l,a===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Xr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Xr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!ue(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ue.errors:e.concat(ue.errors),a=e.length;else var r=ue.
evaluated.props;return Xr.errors=e,m.props=r,a===0}Xr.evaluated={dynamicProps:!0,dynamicItems:!1};var St=rt,Rt={type:"object",required:["rowsAnalyzed","passing",
"failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},
rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},
leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{
type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,
items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,items:{type:"string",minLength:1}}}},pa={type:"object",required:["part","count","\
row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{
type:"integer",minimum:1},message:{type:"string",minLength:1}}},et={type:"object",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:[
"string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},ca={type:"object",required:["value","passing","failing"],additionalProperties:!1,
properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$def\
s/RuleTrialAggregates"}}};function He(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=He.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?
e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must h\
ave required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const t={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==null){const t={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"t\
ype",params:{type:ca.properties.value.type},message:"must be string,null"};e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&w(r)>1001){const t={instancePath:n+
"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[t]:e.push(
t),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/passing",schemaPath:"#/proper\
ties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:n+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/failing",schemaPath:"\
#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const t={instancePath:n+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[t]:e.push(t),a++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const t={instancePath:n+
"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required proper\
ty 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/require\
d",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t===
"passing"||t==="failing")){const u={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProper\
ties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let t=r.passing;if(typeof t!=
"string"&&t!==null){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{
type:et.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:n+"/aggrega\
tes/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more t\
han 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.failing;if(typeof t!="string"&&t!==null){const u={instancePath:n+"/aggregates\
/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:et.properties.failing.type},message:"must be stri\
ng,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggr\
egates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{
const t={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return He.errors=e,a===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kt={type:"object",required:["columnisedName","humanisedName","value"],
additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"string",minLength:1},value:{type:["string","null"],maxLength:1001}}};
function Ue(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ue.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}if(i.values===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[r]:e.push(r),a++}if(i.because===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"because"},message:"must have required property 'because'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(
r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[l]:e.push(l),a++}if(p.humanisedName===void 0){const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[l]:e.push(l),a++}if(p.value===
void 0){const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="columnisedName"||l==="humanisedName"||l==="value")){const y={instancePath:n+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),a++}if(p.columnisedName!==void 0){let l=p.columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0){
let l=p.humanisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(p.value!==void 0){let l=p.value;if(typeof l!="string"&&l!==null){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Kt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof l=="string"&&w(l)>1001){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.because!==void 0){
let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===void 0){const t={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialR\
eason/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[t]:e.push(t),a++}if(r.explanation===
void 0){const t={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"\
must have required property 'explanation'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="expression"||t==="explanation")){const u={instancePath:n+"/b\
ecause",schemaPath:"contract#/$defs/RuleTrialReason/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==void 0){let t=r.expression;if(typeof t=="string"){if(w(t)<1){const u={instancePath:n+"/beca\
use/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expre\
ssion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let t=r.explanation;if(typeof t==
"string"){if(w(t)<1){const u={instancePath:n+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:n+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{
const t={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Ue.errors=e,a===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must\
 have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(i.
fraction===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fraction"},message:"must have required property '\
fraction'"};e===null?e=[r]:e.push(r),a++}if(i.leftOut===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"left\
Out"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(i.failingRows===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"must have required property 'failingRows'"};e===null?e=[r]:e.push(r),
a++}if(i.warnings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required p\
roperty 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!vr.call(Rt.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.result!==void 0){let r=i.result;
if(typeof r!="string"){const t={instancePath:n+"/result",schemaPath:"#/properties/result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const t={instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",
params:{allowedValues:Rt.properties.result.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.rowsAnalyzed!==void 0){
let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/typ\
e",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/passing",schemaPath:"\
#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<
0||isNaN(r))){const t={instancePath:n+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >\
= 0"};e===null?e=[t]:e.push(t),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/f\
ailing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="numb\
er"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.fraction!==void 0){let r=i.fraction;if(!(typeof r=="number"&&isFinite(r))&&r!==null){const t={instancePath:n+
"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Rt.properties.fraction.type},message:"must be number,null"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/fraction",schemaPath:"#/pr\
operties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(i.leftOut!==void 0){let r=i.
leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/leftOut",
schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.errors!==
void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/errors",schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{
limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.
isArray(p)){if(p.part===void 0){const l={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"\
part"},message:"must have required property 'part'"};e===null?e=[l]:e.push(l),a++}if(p.count===void 0){const l={instancePath:n+"/errors/"+u,schemaPath:"contract\
#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[l]:e.push(l),a++}
if(p.row===void 0){const l={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},
message:"must have required property 'row'"};e===null?e=[l]:e.push(l),a++}if(p.message===void 0){const l={instancePath:n+"/errors/"+u,schemaPath:"contract#/$def\
s/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[l]:e.push(l),a++}
for(const l in p)if(!(l==="part"||l==="count"||l==="row"||l==="message")){const y={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.part!==
void 0){let l=p.part;if(typeof l!="string"){const y={instancePath:n+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(l==="expression"||l==="filter"||l==="group"||l==="aggregate")){const y={
instancePath:n+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/enum",keyword:"enum",params:{allowedValues:pa.properties.part.enum},
message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(p.count!==void 0){let l=p.count;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&
isFinite(l))){const y={instancePath:n+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof l=="number"&&isFinite(l)&&(l<1||isNaN(l))){const y={instancePath:n+"/errors/"+u+"/count",
schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:
e.push(y),a++}}if(p.row!==void 0){let l=p.row;if(!(typeof l=="number"&&!(l%1)&&!isNaN(l)&&isFinite(l))){const y={instancePath:n+"/errors/"+u+"/row",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof l==
"number"&&isFinite(l)&&(l<1||isNaN(l))){const y={instancePath:n+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(p.message!==void 0){let l=p.message;if(typeof l=="string"){if(w(
l)<1){const y={instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/\
RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{
const t={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/groupCount",schemaPath:"#/prope\
rties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must b\
e >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>20){const u={instancePath:n+"/groups",schemaPath:"#\
/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<
t;u++)He(r[u],{instancePath:n+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?He.errors:e.concat(He.errors),a=e.length)}else{
const t={instancePath:n+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const t={instancePath:n+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=
[t]:e.push(t),a++}if(r.failing===void 0){const t={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{
missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="passing"||t==="failing")){const u={
instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:n+
"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:et.properties.passing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}if(r.failing!==void 0){let t=r.failing;if(typeof t!="string"&&t!==null){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTr\
ialAggregates/properties/failing/type",keyword:"type",params:{type:et.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t==
"string"&&w(t)>1001){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLen\
gth",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:n+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(i.failingRows!==void 0){
let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:n+"/failingRows",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",
params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Ue(r[u],{instancePath:n+"/failin\
gRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ue.errors:e.concat(Ue.errors),a=e.length)}else{const t={instancePath:n+"/\
failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(i.warnings!==
void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/maxItems",keyword:"maxItems",
params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(typeof p=="string"){
if(w(p)<1){const l={instancePath:n+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have\
 fewer than 1 characters"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/warnings/"+u,schemaPath:"#/properties/warnings/items/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt={type:"\
object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","threshold","priority"],additionalProperties:!1,properties:{
number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"string",enum:["not null","unique","pattern","set","rang\
e","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{type:"string",minLength:1,maxLength:1e4},passing:{
type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{type:"string",minLength:1},wouldFail:{type:"s\
tring",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},priority:{type:"integer",minimum:1,maximum:10}}};
function Ye(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ye.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}if(i.values===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property 'values'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="row"||r==="values")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];
if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/requi\
red",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[l]:e.push(l),a++}if(p.humanisedName===
void 0){const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[l]:e.push(l),a++}if(p.value===void 0){const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs\
/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[l]:e.push(l),a++}for(const l in p)
if(!(l==="columnisedName"||l==="humanisedName"||l==="value")){const y={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.columnisedName!==
void 0){let l=p.columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialVal\
ue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{
const y={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"s\
tring"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0){let l=p.humanisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTria\
lValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.value!==void 0){let l=p.
value;if(typeof l!="string"&&l!==null){const y={instancePath:n+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"\
type",params:{type:Kt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof l=="string"&&w(l)>1001){const y={instancePath:n+
"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more\
 than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const l={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qe(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.number===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(i.name===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.kind===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),
a++}if(i.expression===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"expression"},message:"must have requir\
ed property 'expression'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(i.support===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must have required property 'support'"};e===null?e=[r]:e.push(r),a++}if(i.
reason===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reas\
on'"};e===null?e=[r]:e.push(r),a++}if(i.wouldFail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"wouldFai\
l"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(i.threshold===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};e===null?e=[r]:e.push(r),a++}if(i.priority===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"must have required property 'priority'"};e===null?e=[r]:e.
push(r),a++}for(const r in i)if(!vr.call(Vt.properties,r)){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.number!==void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:n+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.
push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",
params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:n+"/number",schemaPath:"#/prop\
erties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}if(i.name!==void 0){let r=i.name;
if(typeof r=="string"){if(w(r)>255){const t={instancePath:n+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit:255},message:"mus\
t NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/name",schemaPath:"#/properties/name/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/name",schemaPath:"#/pr\
operties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!=
"string"){const t={instancePath:n+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="type"||r==="order"||r==="dependency")){const t={instancePath:n+
"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Vt.properties.kind.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),a++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(w(r)>1e4){const t={instancePath:n+"/expression",schemaPath:"\
#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(
r)<1){const t={instancePath:n+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/expression",schemaPath:"#/properties/expression/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.filterExpression!==void 0){let r=i.filterExpression;if(typeof r=="string"){if(w(r)>1e4){const t={
instancePath:n+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more than \
10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/filterExpression",schemaPath:"#/properties/filterExpression/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/filterExpression",schemaPath:"\
#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.passing!==void 0){let r=i.
passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:n+"/passing",
schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(i.failing!==
void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+
"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i.
support!==void 0){let r=i.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/support",schemaPath:"#/properties/support/ma\
ximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:n+"/s\
upport",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:n+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(
t),a++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/reason",schemaPath:"#/properties/reason/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/reason",schemaPath:"#/\
properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.wouldFail!==void 0){let r=i.wouldFail;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/wouldFail",schemaPath:"#/properties/wouldFail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.failingRow!==void 0&&(Ye(i.failingRow,{instancePath:n+"/failingRow",parentData:i,
parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?Ye.errors:e.concat(Ye.errors),a=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/threshold",schemaPath:"#/properties/threshold/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:n+"/threshold",schemaPath:"\
#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={
instancePath:n+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/priority",schemaPath:"\
#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
10||isNaN(r)){const t={instancePath:n+"/priority",schemaPath:"#/properties/priority/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must b\
e <= 10"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:n+"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
version"},message:"must have required property 'version'"};e===null?e=[r]:e.push(r),a++}if(i.suggestions===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"suggestions"},message:"must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="version"||r==="suggestions")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(w(r)>64){const t={instancePath:n+
"/version",schemaPath:"#/properties/version/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(
t),a++}if(w(r)<1){const t={instancePath:n+"/version",schemaPath:"#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:n+
"/suggestions",schemaPath:"#/properties/suggestions/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:
e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Qe(r[u],{instancePath:n+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=
e===null?Qe.errors:e.concat(Qe.errors),a=e.length)}else{const t={instancePath:n+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=le.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/\
$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}
const y=a;We(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?We.errors:e.concat(We.errors),a=e.length);var P=y===
a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;Ze(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===
null?Ze.errors:e.concat(Ze.errors),a=e.length);var P=d===a;if(P&&t)t=!1,u=[u,2];else{P&&(t=!0,u=2,l!==!0&&(l=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.rules===void 0){const E={instancePath:n,schemaPath:"contract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"\
must have required property 'rules'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(E!=="rules"){const J={instancePath:n,schemaPath:"contract#/$defs/RulesAcc\
epted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),
a++}if(i.rules!==void 0){let E=i.rules;if(Array.isArray(E)){if(E.length>100){const L={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properti\
es/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[L]:e.push(L),a++}if(E.length<1){const L={instancePath:n+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===
null?e=[L]:e.push(L),a++}const J=E.length;for(let L=0;L<J;L++){let M=E[L];if(typeof M=="string"){if(!x.test(M)){const j={instancePath:n+"/rules/"+L,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[j]:e.push(j),a++}}else{const j={instancePath:n+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[j]:e.push(j),a++}}}else{const J={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properti\
es/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[J]:e.push(J),a++}}}else{const E={instancePath:n,schemaPath:"contract#/$\
defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var P=k===a;if(P&&t)t=!1,u=[u,3];else{P&&(t=
!0,u=3,l!==!0&&(l=!0));const E=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const L={instancePath:n,schemaPath:"contract#/$defs/ExportSched\
uled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[L]:e.push(L),a++}if(i.file===void 0){const L={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[L]:e.push(L),a++}for(const L in i)if(!(L==="job"||L==="file")){const M={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"must NOT have additional properties"};e===null?e=[M]:e.push(M),a++}if(i.job!==void 0){
let L=i.job;if(typeof L=="string"){if(w(L)<1){const M={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[M]:e.push(M),a++}if(!A.test(L)){const M={instancePath:n+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[M]:e.push(M),a++}}else{const M={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[M]:e.push(M),a++}}if(i.file!==void 0){let L=i.file;if(typeof L=="string"){if(w(L)<1){const M={instancePath:n+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[M]:e.
push(M),a++}if(!A.test(L)){const M={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[M]:e.push(M),a++}}else{const M={instancePath:n+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[M]:e.push(M),a++}}}else{const L={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var P=E===a;if(P&&t)t=!1,u=[u,
4];else{P&&(t=!0,u=4,l!==!0&&(l=!0));const L=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(
F.errors),a=e.length);var P=L===a;P&&t?(t=!1,u=[u,5]):P&&(t=!0,u=5,l!==!0&&(l=!0))}}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return le.errors=e,m.props=l,a===
0}le.evaluated={dynamicProps:!0,dynamicItems:!1};function rt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=rt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!le(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g}))e=e===null?le.errors:e.concat(le.errors),a=e.length;else var r=le.evaluated.props;return rt.errors=e,m.props=r,a===0}rt.evaluated={dynamicProps:!0,
dynamicItems:!1};var ha=tt,Bt={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"st\
ring",enum:["0","1"]}}};function tt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=tt.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.EDIT===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(
r),a++}if(i.DELETE===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"DELETE"},
message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="EDIT"||r==="DELETE")){const t={instancePath:n,schemaPath:"\
contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};
e===null?e=[t]:e.push(t),a++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const t={instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions\
/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:n+
"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{allowedValues:Bt.properties.EDIT.enum},message:"must be equal t\
o one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.DELETE!==void 0){let r=i.DELETE;if(typeof r!="string"){const t={instancePath:n+"/DELETE",schemaPath:"\
contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="0"||
r==="1")){const t={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/enum",keyword:"enum",params:{allowedValues:Bt.properties.
DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/RuleP\
ermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return tt.errors=e,a===0}tt.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var wt=st;function me(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=me.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d==
"string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{
const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}
var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const d={instancePath:n,schemaPath:"contract#/$def\
s/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(d!=="uri"){const c={instancePath:n,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.uri!==void 0){let d=i.uri;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/ur\
i",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/uri",schemaPath:"contract#/$defs/UriAn\
swer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"\
contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{
P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/Expor\
tScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(i.file===void 0){
const k={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="job"||k==="file")){const N={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.
job!==void 0){let k=i.job;if(typeof k=="string"){if(w(k)<1){const N={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!A.test(k)){const N={instancePath:n+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(i.file!==void 0){let k=i.file;if(typeof k=="string"){if(w(k)<1){const N={instancePath:n+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[N]:e.push(N),a++}if(!A.test(k)){const N={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:n+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}}else{const k={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var P=d===a;if(P&&
t)t=!1,u=[u,2];else{P&&(t=!0,u=2,l!==!0&&(l=!0));const k=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:
e.concat(F.errors),a=e.length);var P=k===a;if(P&&t)t=!1,u=[u,3];else{P&&(t=!0,u=3,l!==!0&&(l=!0));const E=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===
void 0){const L={instancePath:n,schemaPath:"contract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have requi\
red property 'rules'"};e===null?e=[L]:e.push(L),a++}for(const L in i)if(L!=="rules"){const M={instancePath:n,schemaPath:"contract#/$defs/RulesAccepted/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"must NOT have additional properties"};e===null?e=[M]:e.push(M),a++}if(i.rules!==
void 0){let L=i.rules;if(Array.isArray(L)){if(L.length>100){const j={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",
keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[j]:e.push(j),a++}if(L.length<1){const j={instancePath:n+"/rules",
schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[j]:e.push(j),a++}const M=L.length;for(let j=0;j<M;j++){let ur=L[j];if(typeof ur=="string"){if(!x.test(ur)){const Z={instancePath:n+"/rules/"+j,schemaPath:"cont\
ract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[Z]:e.push(Z),a++}}else{const Z={instancePath:n+"/rules/"+j,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[Z]:e.push(Z),a++}}}else{const M={instancePath:n+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rul\
es/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[M]:e.push(M),a++}}}else{const L={instancePath:n,schemaPath:"contract#/$defs/R\
ulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var P=E===a;P&&t?(t=!1,u=[u,4]):P&&(t=!0,u=4,l!==
!0&&(l=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must\
 match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return me.errors=e,m.props=l,a===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};function st(i,{
instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=st.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),!me(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?me.errors:e.concat(me.errors),
a=e.length;else var r=me.evaluated.props;return st.errors=e,m.props=r,a===0}st.evaluated={dynamicProps:!0,dynamicItems:!1};var Gt=at;function at(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=at.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"r\
equired",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="uri"){const t={instancePath:n,
schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(i.uri!==void 0){let r=i.uri;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/uri",schemaPath:"contract#/$defs\
/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(
r)){const t={instancePath:n+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return at.errors=e,a===0}at.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ya=it;function de(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=de.evaluated;m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<
1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={
instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===
a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){
const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.
job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&
t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:
e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return de.errors=e,
m.props=l,a===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};function it(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=it.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!de(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?de.errors:e.concat(de.errors),a=e.length;else var r=de.evaluated.props;return it.errors=e,m.props=r,a===0}it.evaluated=
{dynamicProps:!0,dynamicItems:!1};var fa=nt;function nt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=nt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:n,schemaPath:"\
contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{
const r={instancePath:n,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
return nt.errors=e,a===0}nt.evaluated={dynamicProps:!1,dynamicItems:!1};var Ht=ot;function ot(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=ot.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i=="string"){if(w(i)<1){
const r={instancePath:n,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return ot.errors=e,a===0}ot.evaluated={dynamicProps:!1,dynamicItems:!1};var ga=ut;function pe(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=pe.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const d={instancePath:n,schemaPath:"contr\
act#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[d]:e.push(
d),a++}if(i.keyword===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"\
must have required property 'keyword'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="category"||d==="keyword")){const c={instancePath:n,schemaPath:"c\
ontract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[c]:e.push(c),a++}if(i.category!==void 0){let d=i.category;if(typeof d=="string"){if(!x.test(d)){const c={instancePath:n+"/category",schemaPath:"contract\
#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:
e.push(c),a++}}else{const c={instancePath:n+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.keyword!==void 0){let d=i.keyword;if(typeof d=="string"){if(!we.test(d)){const c={instancePath:n+"/\
keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern\
 "^(0|[1-9][0-9]*)$"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/KeywordAdded/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return pe.errors=e,m.props=l,a===0}pe.evaluated={dynamicProps:!0,dynamicItems:!1};function ut(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ut.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!pe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?pe.errors:e.concat(pe.errors),a=e.length;else var r=pe.
evaluated.props;return ut.errors=e,m.props=r,a===0}ut.evaluated={dynamicProps:!0,dynamicItems:!1};var ba=lt,va=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z\
0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function lt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=lt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={
instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!va.test(r)){const t={instancePath:n+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match patt\
ern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lt.errors=e,a===0}lt.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ra=mt;function ce(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ce.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderCo\
nnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(i.connectionId===
void 0){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"\
must have required property 'connectionId'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="connectionId")){const c={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs\
/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
a++}if(!A.test(d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-\
reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderCon\
nectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.connectionId!==void 0){let d=i.
connectionId;if(typeof d=="string"){if(!x.test(d)){const c={instancePath:n+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connecti\
onId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(
d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(
d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(
c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;F(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2,l!==!0&&(l=!0))}if(t)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return ce.errors=e,m.props=l,a===0}ce.evaluated={dynamicProps:!0,dynamicItems:!1};function mt(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=mt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!ce(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ce.errors:e.concat(ce.errors),a=e.length;else var r=ce.evaluated.props;return mt.errors=
e,m.props=r,a===0}mt.evaluated={dynamicProps:!0,dynamicItems:!1};var wa=dt;function dt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=dt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const r={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="message")){const t={instancePath:n,schemaPath:"contract#/$defs/Loa\
derConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConne\
ctionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}
if(!A.test(r)){const t={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/url",schemaPath:"contract#/$defs/Loade\
rConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.message!==void 0){
let r=i.message;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/messag\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/\
message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return dt.errors=e,a===0}dt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pa=pt;function Xe(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="encodings"){const t={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(typeof p!="string"){const l={instancePath:n+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(!(p===
""||p==="cp1252"||p==="ascii"||p==="big5"||p==="cp1250"||p==="cp1251"||p==="cp1253"||p==="cp1254"||p==="cp1255"||p==="cp1256"||p==="cp1257"||p==="cp1258"||p==="\
cp437"||p==="cp737"||p==="cp775"||p==="cp850"||p==="cp852"||p==="cp855"||p==="cp857"||p==="cp860"||p==="cp861"||p==="cp862"||p==="cp863"||p==="cp864"||p==="cp86\
5"||p==="cp866"||p==="cp869"||p==="cp874"||p==="cp932"||p==="cp936"||p==="cp949"||p==="cp950"||p==="dingbats"||p==="ebcdic"||p==="euc-cn"||p==="euc-jp"||p==="eu\
c-kr"||p==="gb12345"||p==="gb1988"||p==="gb2312"||p==="gb2312-raw"||p==="identity"||p==="iso2022"||p==="iso2022-jp"||p==="iso2022-kr"||p==="iso8859-1"||p==="iso\
8859-2"||p==="iso8859-3"||p==="iso8859-4"||p==="iso8859-5"||p==="iso8859-6"||p==="iso8859-7"||p==="iso8859-8"||p==="iso8859-9"||p==="iso8859-10"||p==="iso8859-1\
3"||p==="iso8859-14"||p==="iso8859-15"||p==="iso8859-16"||p==="jis0201"||p==="jis0208"||p==="jis0212"||p==="koi8-r"||p==="koi8-u"||p==="ksc5601"||p==="macCentEu\
ro"||p==="macCroatian"||p==="macCyrillic"||p==="macDingbats"||p==="macGreek"||p==="macIceland"||p==="macJapan"||p==="macRoman"||p==="macRomania"||p==="macThai"||
p==="macTurkish"||p==="macUkraine"||p==="shiftjis"||p==="symbol"||p==="tis-620"||p==="unicode"||p==="utf-8"||p==="cp037"||p==="cp273"||p==="cp277"||p==="cp278"||
p==="cp280"||p==="cp284"||p==="cp285"||p==="cp297"||p==="cp500"||p==="cp870"||p==="cp871"||p==="cp875"||p==="cp1025"||p==="cp1026"||p==="cp1047"||p==="cp1140"||
p==="cp1141"||p==="cp1142"||p==="cp1143"||p==="cp1144"||p==="cp1145"||p==="cp1146"||p==="cp1147"||p==="cp1148"||p==="cp1149"||p==="cp930"||p==="cp933"||p==="cp9\
35"||p==="cp937"||p==="cp939"||p==="gb18030"||p==="utf-16be"||p==="utf-16le")){const l={instancePath:n+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",
keyword:"enum",params:{allowedValues:Nt.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+
"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}Xe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function pt(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=pt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Xe(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?Xe.errors:e.concat(Xe.errors),a=e.length),pt.errors=e,a===0}pt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ca=ct,Ut={
type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$defs/L\
oaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{
type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},ka={type:"string",enum:["delimited","cobol","vendorfmt","hdfs_delimi\
ted","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},qa=new RegExp("^[A-Z_]+$","u");function er(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must ha\
ve required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.SEQUENCE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_NAME===void 0){const r={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_DISP===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DIS\
P'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_TYPE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TY\
PE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_REQD===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.TYPE!==void 0){let r=i.TYPE;
if(typeof r!="string"){const t={instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r==="generic"||r==="oracle"||r===
"db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const t={instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enu\
m",params:{allowedValues:ka.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r==
"string"){if(!x.test(r)){const t={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r=="string"){if(!qa.test(
r)){const t={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A-Z_]+$"},message:'must match patter\
n "^[A-Z_]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r=="string"){if(w(r)<1){const t={instancePath:n+
"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const t={instancePath:n+"/PARAM_TYPE",schemaPath:"#/proper\
ties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="directory"||r==="list"||r==="text")){
const t={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Ut.properties.PARAM_TYPE.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const t={instancePath:n+
"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||
r==="N")){const t={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Ut.properties.PARAM_REQD.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),Array.isArray(i)){const r=i.length;for(let t=0;t<r;t++)er(i[t],{instancePath:n+"/"+t,parentData:i,parentDataProperty:t,rootData:b,dynamicAnchors:g})||
(e=e===null?er.errors:e.concat(er.errors),a=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ct(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ct.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),rr(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?rr.errors:e.concat(rr.errors),a=e.length),ct.errors=e,
a===0}ct.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Aa=ht;function he(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=he.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.webhook===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"\
webhook"},message:"must have required property 'webhook'"};e===null?e=[d]:e.push(d),a++}if(i.secret===void 0){const d={instancePath:n,schemaPath:"contract#/$def\
s/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="webhook"||d==="secret")){const c={instancePath:n,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.webhook!==void 0){let d=i.webhook;if(typeof d=="string"){
if(!x.test(d)){const c={instancePath:n+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/webhook",schemaPath:"contract#/$defs/Webhoo\
kAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.secret!==void 0){let d=i.secret;
if(typeof d=="string"){if(w(d)<32){const c={instancePath:n+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",keyword:"minLength",params:{
limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/secret",schemaPath:"contract#/$defs/Web\
hookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"\
contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const c={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[c]:e.push(c),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(
d)){const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"require\
d",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(i.delivered===void 0){const k={instancePath:n,
schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"must have required property 'delivered'"};e===
null?e=[k]:e.push(k),a++}if(i.message===void 0){const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="webhook"||k==="delivered"||k==="message")){const N={
instancePath:n,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT ha\
ve additional properties"};e===null?e=[N]:e.push(N),a++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k=="string"){if(!x.test(k)){const N={instancePath:n+"/w\
ebhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[\
1-9][0-9]*$"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:n+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(i.delivered!==void 0&&typeof i.delivered!="boolean"){const k={instancePath:n+
"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
k]:e.push(k),a++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(w(k)<1){const N={instancePath:n+"/message",schemaPath:"contract#/$defs/Webhook\
Tested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}}else{const N={
instancePath:n+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[N]:e.push(N),a++}}}else{const k={instancePath:n,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[k]:e.push(k),a++}var P=d===a;if(P&&t)t=!1,u=[u,2];else{P&&(t=!0,u=2,l!==!0&&(l=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
job===void 0){const E={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[E]:e.push(E),a++}if(i.file===void 0){const E={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(!(E==="job"||E==="file")){
const J={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"\
must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(i.job!==void 0){let E=i.job;if(typeof E=="string"){if(w(E)<1){const J={instancePath:n+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[J]:e.push(J),a++}if(!A.test(E)){const J={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}if(i.file!==void 0){let E=i.
file;if(typeof E=="string"){if(w(E)<1){const J={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!A.test(E)){const J={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.
push(J),a++}}else{const J={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[J]:e.push(J),a++}}}else{const E={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var P=k===a;if(P&&t)t=!1,u=[u,3];else{P&&(t=!0,u=3,l!==!0&&(l=!0));const E=a;F(i,{instancePath:n,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var P=E===a;P&&t?(t=!1,u=[u,4]):P&&(t=!0,u=4,l!==!0&&(l=
!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match \
exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return he.errors=e,m.props=l,a===0}he.evaluated={dynamicProps:!0,dynamicItems:!1};function ht(i,{instancePath:n="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ht.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!he(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?he.errors:e.concat(he.errors),a=e.length;else var r=he.
evaluated.props;return ht.errors=e,m.props=r,a===0}ht.evaluated={dynamicProps:!0,dynamicItems:!1};var Wt=yt,Yt={type:["string","array"],maxItems:2,items:{type:"\
string"}};function tr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=tr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.
push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const t=r.
length;for(let u=0;u<t;u++){let p=r[u];if(typeof p!="string"&&!Array.isArray(p)){const l={instancePath:n+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",
keyword:"type",params:{type:Yt.type},message:"must be string,array"};e===null?e=[l]:e.push(l),a++}if(Array.isArray(p)){if(p.length>2){const y={instancePath:n+"/\
dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),
a++}const l=p.length;for(let y=0;y<l;y++)if(typeof p[y]!="string"){const P={instancePath:n+"/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),a++}}}}else{const t={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}i.metadata!==void 0&&(V(i.metadata,{instancePath:n+"/metadata",
parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function sr(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=sr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let t=i[r];if(typeof t!=
"string"&&!Array.isArray(t)){const u={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{
type:Yt.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.isArray(t)){if(t.length>2){const p={instancePath:n+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[p]:
e.push(p),a++}const u=t.length;for(let p=0;p<u;p++)if(typeof t[p]!="string"){const l={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"\
contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}}if(i["@url"]!==void 0&&typeof i["\
@url"]!="string"){const r={instancePath:n+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return sr.errors=e,a===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=Q.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;
if(Array.isArray(i)){if(i.length<1){const c={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[c]:e.push(c),a++}const d=i.length;for(let c=0;c<d;c++)tr(i[c],{instancePath:n+"/"+c,parentData:i,parentDataProperty:c,rootData:b,dynamicAnchors:g})||
(e=e===null?tr.errors:e.concat(tr.errors),a=e.length)}else{const d={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;if(Array.isArray(i)){if(i.length<1){const c={instancePath:n,schemaPath:"\
#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),a++}const d=i.length;for(let c=0;c<
d;c++)sr(i[c],{instancePath:n+"/"+c,parentData:i,parentDataProperty:c,rootData:b,dynamicAnchors:g})||(e=e===null?sr.errors:e.concat(sr.errors),a=e.length)}else{
const d={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var P=y===a;if(P&&
t)t=!1,u=[u,1];else{P&&(t=!0,u=1,l!==!0&&(l=!0));const d=a;if(typeof i=="string"){if(w(i)>0){const k={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:n,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var P=d===a;P&&t?(t=!1,u=[u,2]):P&&(t=!0,u=2)}if(t)a=r,e!==null&&(r?
e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[d]:e.push(d),a++}return Q.errors=e,m.items=l,a===0}Q.evaluated={dynamicProps:!1,dynamicItems:!0};function ar(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ar.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"m\
ust have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++){let p=r[u];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[l]:e.push(l),a++}
if(p.humanisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[l]:e.push(l),a++}if(p.description===void 0){const l={instancePath:n+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="columnisedName"||l==="humanisedName"||l==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(p.columnisedName!==void 0){let l=p.columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const l={instancePath:n+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[l]:e.push(l),a++}if(p.description!==void 0&&typeof p.description!="string"){const l={instancePath:n+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}i.rows!==
void 0&&(Q(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(Q.errors),a=e.length)),
i.metadata!==void 0&&(O(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return ar.errors=e,a===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yt(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=yt.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ar(i,{instancePath:n,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ar.errors:e.concat(ar.errors),a=e.length),yt.errors=e,a===0}yt.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ea=ft;function ir(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),a++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let p=r[u];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.columnisedName===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[l]:e.push(l),a++}if(p.humanisedName===void 0){const l={instancePath:n+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[l]:e.push(l),a++}if(p.description===void 0){const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[l]:e.push(l),a++}for(const l in p)if(!(l==="colum\
nisedName"||l==="humanisedName"||l==="description")){const y={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(p.columnisedName!==void 0){let l=p.
columnisedName;if(typeof l=="string"){if(w(l)<1){const y={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:n+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),a++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const l={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}if(p.description!==
void 0&&typeof p.description!="string"){const l={instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),a++}}else{const l={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}}}else{const t={instancePath:n+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}i.rows!==void 0&&(Q(i.rows,{instancePath:n+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?Q.errors:e.concat(Q.errors),a=e.length)),i.metadata!==void 0&&(O(i.metadata,
{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ir.errors=e,a===
0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(i,{instancePath:n="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=ye.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const p=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:n,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="job"||d==="file")){const c={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),a++}}else{const c={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),a++}if(!A.test(d)){const c={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.
push(c),a++}}else{const c={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),a++}}}else{const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var P=p===a;if(P){t=!0,u=0;var l=!0}const y=a;ir(i,{instancePath:n,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?ir.errors:e.concat(ir.errors),a=e.length);var P=y===a;if(P&&t?(t=!1,u=[u,1]):P&&(t=!0,u=1,l!==!0&&(l=!0)),t)a=r,e!==null&&
(r?e.length=r:e=null);else{const d={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneO\
f"};e===null?e=[d]:e.push(d),a++}return ye.errors=e,m.props=l,a===0}ye.evaluated={dynamicProps:!0,dynamicItems:!1};function ft(i,{instancePath:n="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ft.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
!ye(i,{instancePath:n,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ye.errors:e.concat(ye.errors),a=e.length;else var r=ye.evaluated.
props;return ft.errors=e,m.props=r,a===0}ft.evaluated={dynamicProps:!0,dynamicItems:!1};var La=gt;function gt(i,{instancePath:n="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const m=gt.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i!="string"){
const r={instancePath:n,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
return gt.errors=e,a===0}gt.evaluated={dynamicProps:!1,dynamicItems:!1};var Na={"getOpenApiDocument ok":rs,"getOpenApiDocument ok headers":o,"getOpenApiDocument\
 badRequest":s,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument notAcceptable":s,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument t\
ooManyRequests":s,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocument internalError":s,"getOpenApiDocument internalError headers":o,"getSession o\
k":Et,"getSession ok headers":ns,"getSession badRequest":s,"getSession badRequest headers":o,"getSession unauthorized":s,"getSession unauthorized headers":f,"ge\
tSession notAcceptable":s,"getSession notAcceptable headers":o,"getSession tooManyRequests":s,"getSession tooManyRequests headers":h,"getSession internalError":s,
"getSession internalError headers":o,"getSession unavailable":s,"getSession unavailable headers":h,"openSession ok":Et,"openSession ok headers":us,"openSession \
badRequest":s,"openSession badRequest headers":o,"openSession unauthorized":s,"openSession unauthorized headers":f,"openSession forbidden":s,"openSession forbid\
den headers":o,"openSession notAcceptable":s,"openSession notAcceptable headers":o,"openSession contentTooLarge":s,"openSession contentTooLarge headers":o,"open\
Session unsupportedMediaType":s,"openSession unsupportedMediaType headers":o,"openSession tooManyRequests":s,"openSession tooManyRequests headers":h,"openSessio\
n internalError":s,"openSession internalError headers":o,"openSession unavailable":s,"openSession unavailable headers":h,"closeSession noContent headers":ds,"cl\
oseSession badRequest":s,"closeSession badRequest headers":o,"closeSession unauthorized":s,"closeSession unauthorized headers":f,"closeSession forbidden":s,"clo\
seSession forbidden headers":o,"closeSession tooManyRequests":s,"closeSession tooManyRequests headers":h,"closeSession internalError":s,"closeSession internalEr\
ror headers":o,"closeSession unavailable":s,"closeSession unavailable headers":h,"changePassword noContent headers":o,"changePassword badRequest":s,"changePassw\
ord badRequest headers":o,"changePassword unauthorized":s,"changePassword unauthorized headers":f,"changePassword contentTooLarge":s,"changePassword contentTooL\
arge headers":o,"changePassword unsupportedMediaType":s,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":s,"changePassword tooMa\
nyRequests headers":h,"changePassword internalError":s,"changePassword internalError headers":o,"changePassword unavailable":s,"changePassword unavailable heade\
rs":h,"listRepositories ok":C,"listRepositories ok headers":o,"listRepositories badRequest":s,"listRepositories badRequest headers":o,"listRepositories notFound":s,
"listRepositories notFound headers":o,"listRepositories notAcceptable":s,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":s,"listRe\
positories tooManyRequests headers":h,"listRepositories internalError":s,"listRepositories internalError headers":o,"listRepositories unavailable":s,"listReposi\
tories unavailable headers":h,"createRepository created":I,"createRepository created headers":As,"createRepository badRequest":s,"createRepository badRequest he\
aders":o,"createRepository unauthorized":s,"createRepository unauthorized headers":f,"createRepository forbidden":s,"createRepository forbidden headers":o,"crea\
teRepository notAcceptable":s,"createRepository notAcceptable headers":o,"createRepository conflict":s,"createRepository conflict headers":o,"createRepository c\
ontentTooLarge":s,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":s,"createRepository unsupportedMediaType headers":o,"crea\
teRepository tooManyRequests":s,"createRepository tooManyRequests headers":h,"createRepository internalError":s,"createRepository internalError headers":o,"crea\
teRepository unavailable":s,"createRepository unavailable headers":h,"getRepository ok":C,"getRepository ok headers":o,"getRepository badRequest":s,"getReposito\
ry badRequest headers":o,"getRepository unauthorized":s,"getRepository unauthorized headers":f,"getRepository forbidden":s,"getRepository forbidden headers":o,"\
getRepository notFound":s,"getRepository notFound headers":o,"getRepository notAcceptable":s,"getRepository notAcceptable headers":o,"getRepository tooManyReque\
sts":s,"getRepository tooManyRequests headers":h,"getRepository internalError":s,"getRepository internalError headers":o,"getRepository unavailable":s,"getRepos\
itory unavailable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":s,"deleteRepository badRequest headers":o,"deleteRepository un\
authorized":s,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":s,"deleteRepository forbidden headers":o,"deleteRepository notFound":s,"del\
eteRepository notFound headers":o,"deleteRepository tooManyRequests":s,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":s,"deleteRe\
pository internalError headers":o,"deleteRepository unavailable":s,"deleteRepository unavailable headers":h,"login ok":Ls,"login ok headers":o,"login badRequest":s,
"login badRequest headers":o,"login forbidden":s,"login forbidden headers":o,"login notFound":s,"login notFound headers":o,"login notAcceptable":s,"login notAcc\
eptable headers":o,"login tooManyRequests":s,"login tooManyRequests headers":h,"login internalError":s,"login internalError headers":o,"login unavailable":s,"lo\
gin unavailable headers":h,"uploadFile ok":Ns,"uploadFile ok headers":o,"uploadFile badRequest":s,"uploadFile badRequest headers":o,"uploadFile unauthorized":s,
"uploadFile unauthorized headers":f,"uploadFile forbidden":s,"uploadFile forbidden headers":o,"uploadFile notFound":s,"uploadFile notFound headers":o,"uploadFil\
e notAcceptable":s,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":s,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":s,
"uploadFile unsupportedMediaType headers":o,"uploadFile tooManyRequests":s,"uploadFile tooManyRequests headers":h,"uploadFile internalError":s,"uploadFile inter\
nalError headers":o,"uploadFile unavailable":s,"uploadFile unavailable headers":h,"listFiles ok":C,"listFiles ok headers":o,"listFiles badRequest":s,"listFiles \
badRequest headers":o,"listFiles unauthorized":s,"listFiles unauthorized headers":f,"listFiles forbidden":s,"listFiles forbidden headers":o,"listFiles notFound":s,
"listFiles notFound headers":o,"listFiles notAcceptable":s,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":s,"listFiles tooManyRequests headers":h,
"listFiles internalError":s,"listFiles internalError headers":o,"listFiles unavailable":s,"listFiles unavailable headers":h,"getFile ok":C,"getFile ok headers":o,
"getFile badRequest":s,"getFile badRequest headers":o,"getFile unauthorized":s,"getFile unauthorized headers":f,"getFile forbidden":s,"getFile forbidden headers":o,
"getFile notFound":s,"getFile notFound headers":o,"getFile notAcceptable":s,"getFile notAcceptable headers":o,"getFile tooManyRequests":s,"getFile tooManyReques\
ts headers":h,"getFile internalError":s,"getFile internalError headers":o,"getFile unavailable":s,"getFile unavailable headers":h,"deleteFile noContent headers":o,
"deleteFile badRequest":s,"deleteFile badRequest headers":o,"deleteFile unauthorized":s,"deleteFile unauthorized headers":f,"deleteFile forbidden":s,"deleteFile\
 forbidden headers":o,"deleteFile notFound":s,"deleteFile notFound headers":o,"deleteFile conflict":s,"deleteFile conflict headers":o,"deleteFile tooManyRequest\
s":s,"deleteFile tooManyRequests headers":h,"deleteFile internalError":s,"deleteFile internalError headers":o,"deleteFile unavailable":s,"deleteFile unavailable\
 headers":h,"downloadExport ok":Dt,"downloadExport ok headers":Ds,"downloadExport partialContent":Dt,"downloadExport partialContent headers":Fs,"downloadExport \
notModified headers":Js,"downloadExport badRequest":s,"downloadExport badRequest headers":o,"downloadExport unauthorized":s,"downloadExport unauthorized headers":f,
"downloadExport forbidden":s,"downloadExport forbidden headers":o,"downloadExport notFound":s,"downloadExport notFound headers":o,"downloadExport conflict":s,"d\
ownloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":s,"downloadExport rangeNotSatisfiable headers":Ts,"downloadExport tooManyRequests":s,"dow\
nloadExport tooManyRequests headers":h,"downloadExport internalError":s,"downloadExport internalError headers":o,"downloadExport unavailable":s,"downloadExport \
unavailable headers":h,"listEntities ok":C,"listEntities ok headers":o,"listEntities badRequest":s,"listEntities badRequest headers":o,"listEntities unauthorize\
d":s,"listEntities unauthorized headers":f,"listEntities forbidden":s,"listEntities forbidden headers":o,"listEntities notFound":s,"listEntities notFound header\
s":o,"listEntities notAcceptable":s,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":s,"listEntities tooManyRequests headers":h,"listEntiti\
es internalError":s,"listEntities internalError headers":o,"listEntities unavailable":s,"listEntities unavailable headers":h,"runEntitiesCommand ok":js,"runEnti\
tiesCommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":s,"runEntitiesCommand badRequest headers":o,"runEntitiesComma\
nd unauthorized":s,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbidden":s,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand not\
Found":s,"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":s,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":s,
"runEntitiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":s,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMed\
iaType":s,"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":s,"runEntitiesCommand tooManyRequests headers":h,"runEntities\
Command internalError":s,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":s,"runEntitiesCommand unavailable headers":h,"runExpressi\
onsCommand ok":zs,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":s,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand \
unauthorized":s,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand forbidden":s,"runExpressionsCommand forbidden headers":o,"runExpressionsCo\
mmand notFound":s,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":s,"runExpressionsCommand notAcceptable headers":o,"runExpress\
ionsCommand conflict":s,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":s,"runExpressionsCommand contentTooLarge headers":o,"\
runExpressionsCommand unsupportedMediaType":s,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":s,"runExpressionsCo\
mmand tooManyRequests headers":h,"runExpressionsCommand internalError":s,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":s,"\
runExpressionsCommand unavailable headers":h,"countEntities ok":re,"countEntities ok headers":o,"countEntities badRequest":s,"countEntities badRequest headers":o,
"countEntities unauthorized":s,"countEntities unauthorized headers":f,"countEntities forbidden":s,"countEntities forbidden headers":o,"countEntities notFound":s,
"countEntities notFound headers":o,"countEntities notAcceptable":s,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":s,"countEntities tooM\
anyRequests headers":h,"countEntities internalError":s,"countEntities internalError headers":o,"countEntities unavailable":s,"countEntities unavailable headers":h,
"getEntity ok":C,"getEntity ok headers":o,"getEntity badRequest":s,"getEntity badRequest headers":o,"getEntity unauthorized":s,"getEntity unauthorized headers":f,
"getEntity forbidden":s,"getEntity forbidden headers":o,"getEntity notFound":s,"getEntity notFound headers":o,"getEntity notAcceptable":s,"getEntity notAcceptab\
le headers":o,"getEntity tooManyRequests":s,"getEntity tooManyRequests headers":h,"getEntity internalError":s,"getEntity internalError headers":o,"getEntity una\
vailable":s,"getEntity unavailable headers":h,"runEntityCommand ok":Os,"runEntityCommand ok headers":o,"runEntityCommand badRequest":s,"runEntityCommand badRequ\
est headers":o,"runEntityCommand unauthorized":s,"runEntityCommand unauthorized headers":f,"runEntityCommand forbidden":s,"runEntityCommand forbidden headers":o,
"runEntityCommand notFound":s,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":s,"runEntityCommand notAcceptable headers":o,"runEntityComm\
and conflict":s,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":s,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsupp\
ortedMediaType":s,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":s,"runEntityCommand tooManyRequests headers":h,"runEntity\
Command internalError":s,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":s,"runEntityCommand unavailable headers":h,"deleteEntity noCo\
ntent headers":o,"deleteEntity badRequest":s,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":s,"deleteEntity unauthorized headers":f,"deleteEnti\
ty forbidden":s,"deleteEntity forbidden headers":o,"deleteEntity notFound":s,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":s,"deleteEntity to\
oManyRequests headers":h,"deleteEntity internalError":s,"deleteEntity internalError headers":o,"deleteEntity unavailable":s,"deleteEntity unavailable headers":h,
"listRows ok":C,"listRows ok headers":o,"listRows badRequest":s,"listRows badRequest headers":o,"listRows unauthorized":s,"listRows unauthorized headers":f,"lis\
tRows forbidden":s,"listRows forbidden headers":o,"listRows notFound":s,"listRows notFound headers":o,"listRows notAcceptable":s,"listRows notAcceptable headers":o,
"listRows conflict":s,"listRows conflict headers":o,"listRows tooManyRequests":s,"listRows tooManyRequests headers":h,"listRows internalError":s,"listRows inter\
nalError headers":o,"listRows unavailable":s,"listRows unavailable headers":h,"runRowsCommand ok":q,"runRowsCommand ok headers":o,"runRowsCommand badRequest":s,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":s,"runRowsCommand unauthorized headers":f,"runRowsCommand forbidden":s,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":s,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":s,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":s,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":s,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":s,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":s,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":s,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":s,"runRowsCommand unavailable headers":h,"listRowDetails ok":C,"listRowDeta\
ils ok headers":o,"listRowDetails badRequest":s,"listRowDetails badRequest headers":o,"listRowDetails unauthorized":s,"listRowDetails unauthorized headers":f,"l\
istRowDetails forbidden":s,"listRowDetails forbidden headers":o,"listRowDetails notFound":s,"listRowDetails notFound headers":o,"listRowDetails notAcceptable":s,
"listRowDetails notAcceptable headers":o,"listRowDetails conflict":s,"listRowDetails conflict headers":o,"listRowDetails tooManyRequests":s,"listRowDetails tooM\
anyRequests headers":h,"listRowDetails internalError":s,"listRowDetails internalError headers":o,"listRowDetails unavailable":s,"listRowDetails unavailable head\
ers":h,"listDuplicatesIndicator ok":C,"listDuplicatesIndicator ok headers":o,"listDuplicatesIndicator badRequest":s,"listDuplicatesIndicator badRequest headers":o,
"listDuplicatesIndicator unauthorized":s,"listDuplicatesIndicator unauthorized headers":f,"listDuplicatesIndicator forbidden":s,"listDuplicatesIndicator forbidd\
en headers":o,"listDuplicatesIndicator notFound":s,"listDuplicatesIndicator notFound headers":o,"listDuplicatesIndicator notAcceptable":s,"listDuplicatesIndicat\
or notAcceptable headers":o,"listDuplicatesIndicator tooManyRequests":s,"listDuplicatesIndicator tooManyRequests headers":h,"listDuplicatesIndicator internalErr\
or":s,"listDuplicatesIndicator internalError headers":o,"listDuplicatesIndicator unavailable":s,"listDuplicatesIndicator unavailable headers":h,"runDuplicatesIn\
dicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":o,"runDuplicatesIndicatorCommand badRequest":s,"runDuplicatesIndicatorCommand badRequest headers":o,
"runDuplicatesIndicatorCommand unauthorized":s,"runDuplicatesIndicatorCommand unauthorized headers":f,"runDuplicatesIndicatorCommand forbidden":s,"runDuplicates\
IndicatorCommand forbidden headers":o,"runDuplicatesIndicatorCommand notFound":s,"runDuplicatesIndicatorCommand notFound headers":o,"runDuplicatesIndicatorComma\
nd notAcceptable":s,"runDuplicatesIndicatorCommand notAcceptable headers":o,"runDuplicatesIndicatorCommand conflict":s,"runDuplicatesIndicatorCommand conflict h\
eaders":o,"runDuplicatesIndicatorCommand contentTooLarge":s,"runDuplicatesIndicatorCommand contentTooLarge headers":o,"runDuplicatesIndicatorCommand unsupported\
MediaType":s,"runDuplicatesIndicatorCommand unsupportedMediaType headers":o,"runDuplicatesIndicatorCommand tooManyRequests":s,"runDuplicatesIndicatorCommand too\
ManyRequests headers":h,"runDuplicatesIndicatorCommand internalError":s,"runDuplicatesIndicatorCommand internalError headers":o,"runDuplicatesIndicatorCommand u\
navailable":s,"runDuplicatesIndicatorCommand unavailable headers":h,"listDuplicates ok":C,"listDuplicates ok headers":o,"listDuplicates badRequest":s,"listDupli\
cates badRequest headers":o,"listDuplicates unauthorized":s,"listDuplicates unauthorized headers":f,"listDuplicates forbidden":s,"listDuplicates forbidden heade\
rs":o,"listDuplicates notFound":s,"listDuplicates notFound headers":o,"listDuplicates notAcceptable":s,"listDuplicates notAcceptable headers":o,"listDuplicates \
conflict":s,"listDuplicates conflict headers":o,"listDuplicates tooManyRequests":s,"listDuplicates tooManyRequests headers":h,"listDuplicates internalError":s,"\
listDuplicates internalError headers":o,"listDuplicates unavailable":s,"listDuplicates unavailable headers":h,"runDuplicatesCommand ok":q,"runDuplicatesCommand \
ok headers":o,"runDuplicatesCommand badRequest":s,"runDuplicatesCommand badRequest headers":o,"runDuplicatesCommand unauthorized":s,"runDuplicatesCommand unauth\
orized headers":f,"runDuplicatesCommand forbidden":s,"runDuplicatesCommand forbidden headers":o,"runDuplicatesCommand notFound":s,"runDuplicatesCommand notFound\
 headers":o,"runDuplicatesCommand notAcceptable":s,"runDuplicatesCommand notAcceptable headers":o,"runDuplicatesCommand conflict":s,"runDuplicatesCommand confli\
ct headers":o,"runDuplicatesCommand contentTooLarge":s,"runDuplicatesCommand contentTooLarge headers":o,"runDuplicatesCommand unsupportedMediaType":s,"runDuplic\
atesCommand unsupportedMediaType headers":o,"runDuplicatesCommand tooManyRequests":s,"runDuplicatesCommand tooManyRequests headers":h,"runDuplicatesCommand inte\
rnalError":s,"runDuplicatesCommand internalError headers":o,"runDuplicatesCommand unavailable":s,"runDuplicatesCommand unavailable headers":h,"listRejectedRows \
ok":C,"listRejectedRows ok headers":o,"listRejectedRows badRequest":s,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":s,"listRejectedRow\
s unauthorized headers":f,"listRejectedRows forbidden":s,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":s,"listRejectedRows notFound headers":o,
"listRejectedRows notAcceptable":s,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":s,"listRejectedRows tooManyRequests headers":h,
"listRejectedRows internalError":s,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":s,"listRejectedRows unavailable headers":h,"getRepo\
rt ok":$t,"getReport ok headers":or,"getReport badRequest":s,"getReport badRequest headers":o,"getReport unauthorized":s,"getReport unauthorized headers":f,"get\
Report forbidden":s,"getReport forbidden headers":o,"getReport notFound":s,"getReport notFound headers":o,"getReport notAcceptable":s,"getReport notAcceptable h\
eaders":o,"getReport conflict":s,"getReport conflict headers":o,"getReport tooManyRequests":s,"getReport tooManyRequests headers":h,"getReport internalError":s,
"getReport internalError headers":o,"getReport unavailable":s,"getReport unavailable headers":h,"listFindings ok":Is,"listFindings ok headers":o,"listFindings b\
adRequest":s,"listFindings badRequest headers":o,"listFindings unauthorized":s,"listFindings unauthorized headers":f,"listFindings forbidden":s,"listFindings fo\
rbidden headers":o,"listFindings notFound":s,"listFindings notFound headers":o,"listFindings notAcceptable":s,"listFindings notAcceptable headers":o,"listFindin\
gs conflict":s,"listFindings conflict headers":o,"listFindings tooManyRequests":s,"listFindings tooManyRequests headers":h,"listFindings internalError":s,"listF\
indings internalError headers":o,"listFindings unavailable":s,"listFindings unavailable headers":h,"listAttributes ok":C,"listAttributes ok headers":o,"listAttr\
ibutes badRequest":s,"listAttributes badRequest headers":o,"listAttributes unauthorized":s,"listAttributes unauthorized headers":f,"listAttributes forbidden":s,
"listAttributes forbidden headers":o,"listAttributes notFound":s,"listAttributes notFound headers":o,"listAttributes notAcceptable":s,"listAttributes notAccepta\
ble headers":o,"listAttributes tooManyRequests":s,"listAttributes tooManyRequests headers":h,"listAttributes internalError":s,"listAttributes internalError head\
ers":o,"listAttributes unavailable":s,"listAttributes unavailable headers":h,"runAttributesCommand ok":q,"runAttributesCommand ok headers":o,"runAttributesComma\
nd badRequest":s,"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":s,"runAttributesCommand unauthorized headers":f,"runAttributesC\
ommand forbidden":s,"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":s,"runAttributesCommand notFound headers":o,"runAttributesCommand\
 notAcceptable":s,"runAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":s,"runAttributesCommand contentTooLarge headers":o,"runA\
ttributesCommand unsupportedMediaType":s,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":s,"runAttributesCommand to\
oManyRequests headers":h,"runAttributesCommand internalError":s,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":s,"runAttribut\
esCommand unavailable headers":h,"getAttribute ok":C,"getAttribute ok headers":o,"getAttribute badRequest":s,"getAttribute badRequest headers":o,"getAttribute u\
nauthorized":s,"getAttribute unauthorized headers":f,"getAttribute forbidden":s,"getAttribute forbidden headers":o,"getAttribute notFound":s,"getAttribute notFo\
und headers":o,"getAttribute notAcceptable":s,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":s,"getAttribute tooManyRequests headers":h,"\
getAttribute internalError":s,"getAttribute internalError headers":o,"getAttribute unavailable":s,"getAttribute unavailable headers":h,"runAttributeCommand ok":I,
"runAttributeCommand ok headers":o,"runAttributeCommand badRequest":s,"runAttributeCommand badRequest headers":o,"runAttributeCommand unauthorized":s,"runAttrib\
uteCommand unauthorized headers":f,"runAttributeCommand forbidden":s,"runAttributeCommand forbidden headers":o,"runAttributeCommand notFound":s,"runAttributeCom\
mand notFound headers":o,"runAttributeCommand notAcceptable":s,"runAttributeCommand notAcceptable headers":o,"runAttributeCommand conflict":s,"runAttributeComma\
nd conflict headers":o,"runAttributeCommand contentTooLarge":s,"runAttributeCommand contentTooLarge headers":o,"runAttributeCommand unsupportedMediaType":s,"run\
AttributeCommand unsupportedMediaType headers":o,"runAttributeCommand tooManyRequests":s,"runAttributeCommand tooManyRequests headers":h,"runAttributeCommand in\
ternalError":s,"runAttributeCommand internalError headers":o,"runAttributeCommand unavailable":s,"runAttributeCommand unavailable headers":h,"getAttributeProfil\
e ok":_s,"getAttributeProfile ok headers":o,"getAttributeProfile badRequest":s,"getAttributeProfile badRequest headers":o,"getAttributeProfile unauthorized":s,"\
getAttributeProfile unauthorized headers":f,"getAttributeProfile forbidden":s,"getAttributeProfile forbidden headers":o,"getAttributeProfile notFound":s,"getAtt\
ributeProfile notFound headers":o,"getAttributeProfile notAcceptable":s,"getAttributeProfile notAcceptable headers":o,"getAttributeProfile conflict":s,"getAttri\
buteProfile conflict headers":o,"getAttributeProfile tooManyRequests":s,"getAttributeProfile tooManyRequests headers":h,"getAttributeProfile internalError":s,"g\
etAttributeProfile internalError headers":o,"getAttributeProfile unavailable":s,"getAttributeProfile unavailable headers":h,"listValues ok":C,"listValues ok hea\
ders":o,"listValues badRequest":s,"listValues badRequest headers":o,"listValues unauthorized":s,"listValues unauthorized headers":f,"listValues forbidden":s,"li\
stValues forbidden headers":o,"listValues notFound":s,"listValues notFound headers":o,"listValues notAcceptable":s,"listValues notAcceptable headers":o,"listVal\
ues conflict":s,"listValues conflict headers":o,"listValues tooManyRequests":s,"listValues tooManyRequests headers":h,"listValues internalError":s,"listValues i\
nternalError headers":o,"listValues unavailable":s,"listValues unavailable headers":h,"runValuesCommand ok":q,"runValuesCommand ok headers":o,"runValuesCommand \
badRequest":s,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":s,"runValuesCommand unauthorized headers":f,"runValuesCommand forbidden":s,
"runValuesCommand forbidden headers":o,"runValuesCommand notFound":s,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":s,"runValuesCommand \
notAcceptable headers":o,"runValuesCommand conflict":s,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":s,"runValuesCommand contentTooLa\
rge headers":o,"runValuesCommand unsupportedMediaType":s,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":s,"runValuesComman\
d tooManyRequests headers":h,"runValuesCommand internalError":s,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":s,"runValuesCommand un\
available headers":h,"listSpaces ok":C,"listSpaces ok headers":o,"listSpaces badRequest":s,"listSpaces badRequest headers":o,"listSpaces unauthorized":s,"listSp\
aces unauthorized headers":f,"listSpaces forbidden":s,"listSpaces forbidden headers":o,"listSpaces notFound":s,"listSpaces notFound headers":o,"listSpaces notAc\
ceptable":s,"listSpaces notAcceptable headers":o,"listSpaces conflict":s,"listSpaces conflict headers":o,"listSpaces tooManyRequests":s,"listSpaces tooManyReque\
sts headers":h,"listSpaces internalError":s,"listSpaces internalError headers":o,"listSpaces unavailable":s,"listSpaces unavailable headers":h,"runSpacesCommand\
 ok":q,"runSpacesCommand ok headers":o,"runSpacesCommand badRequest":s,"runSpacesCommand badRequest headers":o,"runSpacesCommand unauthorized":s,"runSpacesComma\
nd unauthorized headers":f,"runSpacesCommand forbidden":s,"runSpacesCommand forbidden headers":o,"runSpacesCommand notFound":s,"runSpacesCommand notFound header\
s":o,"runSpacesCommand notAcceptable":s,"runSpacesCommand notAcceptable headers":o,"runSpacesCommand conflict":s,"runSpacesCommand conflict headers":o,"runSpace\
sCommand contentTooLarge":s,"runSpacesCommand contentTooLarge headers":o,"runSpacesCommand unsupportedMediaType":s,"runSpacesCommand unsupportedMediaType header\
s":o,"runSpacesCommand tooManyRequests":s,"runSpacesCommand tooManyRequests headers":h,"runSpacesCommand internalError":s,"runSpacesCommand internalError header\
s":o,"runSpacesCommand unavailable":s,"runSpacesCommand unavailable headers":h,"listMasks ok":C,"listMasks ok headers":o,"listMasks badRequest":s,"listMasks bad\
Request headers":o,"listMasks unauthorized":s,"listMasks unauthorized headers":f,"listMasks forbidden":s,"listMasks forbidden headers":o,"listMasks notFound":s,
"listMasks notFound headers":o,"listMasks notAcceptable":s,"listMasks notAcceptable headers":o,"listMasks conflict":s,"listMasks conflict headers":o,"listMasks \
tooManyRequests":s,"listMasks tooManyRequests headers":h,"listMasks internalError":s,"listMasks internalError headers":o,"listMasks unavailable":s,"listMasks un\
available headers":h,"runMasksCommand ok":q,"runMasksCommand ok headers":o,"runMasksCommand badRequest":s,"runMasksCommand badRequest headers":o,"runMasksComman\
d unauthorized":s,"runMasksCommand unauthorized headers":f,"runMasksCommand forbidden":s,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":s,"run\
MasksCommand notFound headers":o,"runMasksCommand notAcceptable":s,"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":s,"runMasksCommand confl\
ict headers":o,"runMasksCommand contentTooLarge":s,"runMasksCommand contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":s,"runMasksCommand unsuppo\
rtedMediaType headers":o,"runMasksCommand tooManyRequests":s,"runMasksCommand tooManyRequests headers":h,"runMasksCommand internalError":s,"runMasksCommand inte\
rnalError headers":o,"runMasksCommand unavailable":s,"runMasksCommand unavailable headers":h,"listPatterns ok":C,"listPatterns ok headers":o,"listPatterns badRe\
quest":s,"listPatterns badRequest headers":o,"listPatterns unauthorized":s,"listPatterns unauthorized headers":f,"listPatterns forbidden":s,"listPatterns forbid\
den headers":o,"listPatterns notFound":s,"listPatterns notFound headers":o,"listPatterns notAcceptable":s,"listPatterns notAcceptable headers":o,"listPatterns c\
onflict":s,"listPatterns conflict headers":o,"listPatterns tooManyRequests":s,"listPatterns tooManyRequests headers":h,"listPatterns internalError":s,"listPatte\
rns internalError headers":o,"listPatterns unavailable":s,"listPatterns unavailable headers":h,"runPatternsCommand ok":q,"runPatternsCommand ok headers":o,"runP\
atternsCommand badRequest":s,"runPatternsCommand badRequest headers":o,"runPatternsCommand unauthorized":s,"runPatternsCommand unauthorized headers":f,"runPatte\
rnsCommand forbidden":s,"runPatternsCommand forbidden headers":o,"runPatternsCommand notFound":s,"runPatternsCommand notFound headers":o,"runPatternsCommand not\
Acceptable":s,"runPatternsCommand notAcceptable headers":o,"runPatternsCommand conflict":s,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTo\
oLarge":s,"runPatternsCommand contentTooLarge headers":o,"runPatternsCommand unsupportedMediaType":s,"runPatternsCommand unsupportedMediaType headers":o,"runPat\
ternsCommand tooManyRequests":s,"runPatternsCommand tooManyRequests headers":h,"runPatternsCommand internalError":s,"runPatternsCommand internalError headers":o,
"runPatternsCommand unavailable":s,"runPatternsCommand unavailable headers":h,"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":o,"runSoundexesCommand\
 badRequest":s,"runSoundexesCommand badRequest headers":o,"runSoundexesCommand unauthorized":s,"runSoundexesCommand unauthorized headers":f,"runSoundexesCommand\
 forbidden":s,"runSoundexesCommand forbidden headers":o,"runSoundexesCommand notFound":s,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAccept\
able":s,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCommand conflict":s,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooL\
arge":s,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesCommand unsupportedMediaType":s,"runSoundexesCommand unsupportedMediaType headers":o,"runSo\
undexesCommand tooManyRequests":s,"runSoundexesCommand tooManyRequests headers":h,"runSoundexesCommand internalError":s,"runSoundexesCommand internalError heade\
rs":o,"runSoundexesCommand unavailable":s,"runSoundexesCommand unavailable headers":h,"listMetaphones ok":C,"listMetaphones ok headers":o,"listMetaphones badReq\
uest":s,"listMetaphones badRequest headers":o,"listMetaphones unauthorized":s,"listMetaphones unauthorized headers":f,"listMetaphones forbidden":s,"listMetaphon\
es forbidden headers":o,"listMetaphones notFound":s,"listMetaphones notFound headers":o,"listMetaphones notAcceptable":s,"listMetaphones notAcceptable headers":o,
"listMetaphones conflict":s,"listMetaphones conflict headers":o,"listMetaphones tooManyRequests":s,"listMetaphones tooManyRequests headers":h,"listMetaphones in\
ternalError":s,"listMetaphones internalError headers":o,"listMetaphones unavailable":s,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":q,"runMe\
taphonesCommand ok headers":o,"runMetaphonesCommand badRequest":s,"runMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":s,"runMetaphon\
esCommand unauthorized headers":f,"runMetaphonesCommand forbidden":s,"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":s,"runMetaphones\
Command notFound headers":o,"runMetaphonesCommand notAcceptable":s,"runMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":s,"runMetaphon\
esCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":s,"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaTy\
pe":s,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetaphonesCommand tooManyRequests":s,"runMetaphonesCommand tooManyRequests headers":h,"runMetaph\
onesCommand internalError":s,"runMetaphonesCommand internalError headers":o,"runMetaphonesCommand unavailable":s,"runMetaphonesCommand unavailable headers":h,"u\
nmaskValue ok":Vs,"unmaskValue ok headers":o,"unmaskValue badRequest":s,"unmaskValue badRequest headers":o,"unmaskValue unauthorized":s,"unmaskValue unauthorize\
d headers":f,"unmaskValue forbidden":s,"unmaskValue forbidden headers":o,"unmaskValue notFound":s,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":s,
"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":s,"unmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":s,"unmaskValue \
unsupportedMediaType headers":o,"unmaskValue tooManyRequests":s,"unmaskValue tooManyRequests headers":h,"unmaskValue internalError":s,"unmaskValue internalError\
 headers":o,"unmaskValue unavailable":s,"unmaskValue unavailable headers":h,"listFunctions ok":Bs,"listFunctions ok headers":o,"listFunctions badRequest":s,"lis\
tFunctions badRequest headers":o,"listFunctions unauthorized":s,"listFunctions unauthorized headers":f,"listFunctions forbidden":s,"listFunctions forbidden head\
ers":o,"listFunctions notFound":s,"listFunctions notFound headers":o,"listFunctions notAcceptable":s,"listFunctions notAcceptable headers":o,"listFunctions tooM\
anyRequests":s,"listFunctions tooManyRequests headers":h,"listFunctions internalError":s,"listFunctions internalError headers":o,"listFunctions unavailable":s,"\
listFunctions unavailable headers":h,"listPriorities ok":Us,"listPriorities ok headers":o,"listPriorities badRequest":s,"listPriorities badRequest headers":o,"l\
istPriorities unauthorized":s,"listPriorities unauthorized headers":f,"listPriorities forbidden":s,"listPriorities forbidden headers":o,"listPriorities notFound":s,
"listPriorities notFound headers":o,"listPriorities notAcceptable":s,"listPriorities notAcceptable headers":o,"listPriorities tooManyRequests":s,"listPriorities\
 tooManyRequests headers":h,"listPriorities internalError":s,"listPriorities internalError headers":o,"listPriorities unavailable":s,"listPriorities unavailable\
 headers":h,"runPrioritiesCommand created":I,"runPrioritiesCommand created headers":Ot,"runPrioritiesCommand badRequest":s,"runPrioritiesCommand badRequest head\
ers":o,"runPrioritiesCommand unauthorized":s,"runPrioritiesCommand unauthorized headers":f,"runPrioritiesCommand forbidden":s,"runPrioritiesCommand forbidden he\
aders":o,"runPrioritiesCommand notFound":s,"runPrioritiesCommand notFound headers":o,"runPrioritiesCommand notAcceptable":s,"runPrioritiesCommand notAcceptable \
headers":o,"runPrioritiesCommand contentTooLarge":s,"runPrioritiesCommand contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":s,"runPrioritie\
sCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRequests":s,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand interna\
lError":s,"runPrioritiesCommand internalError headers":o,"runPrioritiesCommand unavailable":s,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand c\
reated":I,"runPriorityCommand created headers":Ot,"runPriorityCommand badRequest":s,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":s,
"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":s,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":s,"runPriori\
tyCommand notFound headers":o,"runPriorityCommand notAcceptable":s,"runPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":s,"runPrior\
ityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedMediaType":s,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooMan\
yRequests":s,"runPriorityCommand tooManyRequests headers":h,"runPriorityCommand internalError":s,"runPriorityCommand internalError headers":o,"runPriorityComman\
d unavailable":s,"runPriorityCommand unavailable headers":h,"deletePriority noContent headers":o,"deletePriority badRequest":s,"deletePriority badRequest header\
s":o,"deletePriority unauthorized":s,"deletePriority unauthorized headers":f,"deletePriority forbidden":s,"deletePriority forbidden headers":o,"deletePriority n\
otFound":s,"deletePriority notFound headers":o,"deletePriority tooManyRequests":s,"deletePriority tooManyRequests headers":h,"deletePriority internalError":s,"d\
eletePriority internalError headers":o,"deletePriority unavailable":s,"deletePriority unavailable headers":h,"listLibraryEntities ok":C,"listLibraryEntities ok \
headers":o,"listLibraryEntities badRequest":s,"listLibraryEntities badRequest headers":o,"listLibraryEntities unauthorized":s,"listLibraryEntities unauthorized \
headers":f,"listLibraryEntities forbidden":s,"listLibraryEntities forbidden headers":o,"listLibraryEntities notFound":s,"listLibraryEntities notFound headers":o,
"listLibraryEntities notAcceptable":s,"listLibraryEntities notAcceptable headers":o,"listLibraryEntities tooManyRequests":s,"listLibraryEntities tooManyRequests\
 headers":h,"listLibraryEntities internalError":s,"listLibraryEntities internalError headers":o,"listLibraryEntities unavailable":s,"listLibraryEntities unavail\
able headers":h,"runLibraryEntitiesCommand ok":Xs,"runLibraryEntitiesCommand ok headers":o,"runLibraryEntitiesCommand badRequest":s,"runLibraryEntitiesCommand b\
adRequest headers":o,"runLibraryEntitiesCommand unauthorized":s,"runLibraryEntitiesCommand unauthorized headers":f,"runLibraryEntitiesCommand forbidden":s,"runL\
ibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand notFound":s,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notA\
cceptable":s,"runLibraryEntitiesCommand notAcceptable headers":o,"runLibraryEntitiesCommand conflict":s,"runLibraryEntitiesCommand conflict headers":o,"runLibra\
ryEntitiesCommand contentTooLarge":s,"runLibraryEntitiesCommand contentTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":s,"runLibraryEntitie\
sCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand tooManyRequests":s,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntities\
Command internalError":s,"runLibraryEntitiesCommand internalError headers":o,"runLibraryEntitiesCommand unavailable":s,"runLibraryEntitiesCommand unavailable he\
aders":h,"countLibraryEntities ok":re,"countLibraryEntities ok headers":o,"countLibraryEntities badRequest":s,"countLibraryEntities badRequest headers":o,"count\
LibraryEntities unauthorized":s,"countLibraryEntities unauthorized headers":f,"countLibraryEntities forbidden":s,"countLibraryEntities forbidden headers":o,"cou\
ntLibraryEntities notFound":s,"countLibraryEntities notFound headers":o,"countLibraryEntities notAcceptable":s,"countLibraryEntities notAcceptable headers":o,"c\
ountLibraryEntities tooManyRequests":s,"countLibraryEntities tooManyRequests headers":h,"countLibraryEntities internalError":s,"countLibraryEntities internalErr\
or headers":o,"countLibraryEntities unavailable":s,"countLibraryEntities unavailable headers":h,"getLibraryEntity ok":C,"getLibraryEntity ok headers":o,"getLibr\
aryEntity badRequest":s,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":s,"getLibraryEntity unauthorized headers":f,"getLibraryEntity fo\
rbidden":s,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":s,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":s,"getLib\
raryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":s,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":s,"getLib\
raryEntity internalError headers":o,"getLibraryEntity unavailable":s,"getLibraryEntity unavailable headers":h,"runLibraryEntityCommand ok":I,"runLibraryEntityCo\
mmand ok headers":o,"runLibraryEntityCommand badRequest":s,"runLibraryEntityCommand badRequest headers":o,"runLibraryEntityCommand unauthorized":s,"runLibraryEn\
tityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":s,"runLibraryEntityCommand forbidden headers":o,"runLibraryEntityCommand notFound":s,"ru\
nLibraryEntityCommand notFound headers":o,"runLibraryEntityCommand notAcceptable":s,"runLibraryEntityCommand notAcceptable headers":o,"runLibraryEntityCommand c\
onflict":s,"runLibraryEntityCommand conflict headers":o,"runLibraryEntityCommand contentTooLarge":s,"runLibraryEntityCommand contentTooLarge headers":o,"runLibr\
aryEntityCommand unsupportedMediaType":s,"runLibraryEntityCommand unsupportedMediaType headers":o,"runLibraryEntityCommand tooManyRequests":s,"runLibraryEntityC\
ommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":s,"runLibraryEntityCommand internalError headers":o,"runLibraryEntityCommand unavailab\
le":s,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity noContent headers":o,"deleteLibraryEntity badRequest":s,"deleteLibraryEntity badReque\
st headers":o,"deleteLibraryEntity unauthorized":s,"deleteLibraryEntity unauthorized headers":f,"deleteLibraryEntity forbidden":s,"deleteLibraryEntity forbidden\
 headers":o,"deleteLibraryEntity notFound":s,"deleteLibraryEntity notFound headers":o,"deleteLibraryEntity tooManyRequests":s,"deleteLibraryEntity tooManyReques\
ts headers":h,"deleteLibraryEntity internalError":s,"deleteLibraryEntity internalError headers":o,"deleteLibraryEntity unavailable":s,"deleteLibraryEntity unava\
ilable headers":h,"listLibraryAttributes ok":C,"listLibraryAttributes ok headers":o,"listLibraryAttributes badRequest":s,"listLibraryAttributes badRequest heade\
rs":o,"listLibraryAttributes unauthorized":s,"listLibraryAttributes unauthorized headers":f,"listLibraryAttributes forbidden":s,"listLibraryAttributes forbidden\
 headers":o,"listLibraryAttributes notFound":s,"listLibraryAttributes notFound headers":o,"listLibraryAttributes notAcceptable":s,"listLibraryAttributes notAcce\
ptable headers":o,"listLibraryAttributes tooManyRequests":s,"listLibraryAttributes tooManyRequests headers":h,"listLibraryAttributes internalError":s,"listLibra\
ryAttributes internalError headers":o,"listLibraryAttributes unavailable":s,"listLibraryAttributes unavailable headers":h,"runLibraryAttributesCommand ok":ea,"r\
unLibraryAttributesCommand ok headers":o,"runLibraryAttributesCommand badRequest":s,"runLibraryAttributesCommand badRequest headers":o,"runLibraryAttributesComm\
and unauthorized":s,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesCommand forbidden":s,"runLibraryAttributesCommand forbidden header\
s":o,"runLibraryAttributesCommand notFound":s,"runLibraryAttributesCommand notFound headers":o,"runLibraryAttributesCommand notAcceptable":s,"runLibraryAttribut\
esCommand notAcceptable headers":o,"runLibraryAttributesCommand conflict":s,"runLibraryAttributesCommand conflict headers":o,"runLibraryAttributesCommand conten\
tTooLarge":s,"runLibraryAttributesCommand contentTooLarge headers":o,"runLibraryAttributesCommand unsupportedMediaType":s,"runLibraryAttributesCommand unsupport\
edMediaType headers":o,"runLibraryAttributesCommand tooManyRequests":s,"runLibraryAttributesCommand tooManyRequests headers":h,"runLibraryAttributesCommand inte\
rnalError":s,"runLibraryAttributesCommand internalError headers":o,"runLibraryAttributesCommand unavailable":s,"runLibraryAttributesCommand unavailable headers":h,
"getLibraryAttribute ok":C,"getLibraryAttribute ok headers":o,"getLibraryAttribute badRequest":s,"getLibraryAttribute badRequest headers":o,"getLibraryAttribute\
 unauthorized":s,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":s,"getLibraryAttribute forbidden headers":o,"getLibraryAttribute n\
otFound":s,"getLibraryAttribute notFound headers":o,"getLibraryAttribute notAcceptable":s,"getLibraryAttribute notAcceptable headers":o,"getLibraryAttribute too\
ManyRequests":s,"getLibraryAttribute tooManyRequests headers":h,"getLibraryAttribute internalError":s,"getLibraryAttribute internalError headers":o,"getLibraryA\
ttribute unavailable":s,"getLibraryAttribute unavailable headers":h,"runLibraryAttributeCommand ok":I,"runLibraryAttributeCommand ok headers":o,"runLibraryAttri\
buteCommand badRequest":s,"runLibraryAttributeCommand badRequest headers":o,"runLibraryAttributeCommand unauthorized":s,"runLibraryAttributeCommand unauthorized\
 headers":f,"runLibraryAttributeCommand forbidden":s,"runLibraryAttributeCommand forbidden headers":o,"runLibraryAttributeCommand notFound":s,"runLibraryAttribu\
teCommand notFound headers":o,"runLibraryAttributeCommand notAcceptable":s,"runLibraryAttributeCommand notAcceptable headers":o,"runLibraryAttributeCommand conf\
lict":s,"runLibraryAttributeCommand conflict headers":o,"runLibraryAttributeCommand contentTooLarge":s,"runLibraryAttributeCommand contentTooLarge headers":o,"r\
unLibraryAttributeCommand unsupportedMediaType":s,"runLibraryAttributeCommand unsupportedMediaType headers":o,"runLibraryAttributeCommand tooManyRequests":s,"ru\
nLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeCommand internalError":s,"runLibraryAttributeCommand internalError headers":o,"runLibrar\
yAttributeCommand unavailable":s,"runLibraryAttributeCommand unavailable headers":h,"deleteLibraryAttribute noContent headers":o,"deleteLibraryAttribute badRequ\
est":s,"deleteLibraryAttribute badRequest headers":o,"deleteLibraryAttribute unauthorized":s,"deleteLibraryAttribute unauthorized headers":f,"deleteLibraryAttri\
bute forbidden":s,"deleteLibraryAttribute forbidden headers":o,"deleteLibraryAttribute notFound":s,"deleteLibraryAttribute notFound headers":o,"deleteLibraryAtt\
ribute conflict":s,"deleteLibraryAttribute conflict headers":o,"deleteLibraryAttribute tooManyRequests":s,"deleteLibraryAttribute tooManyRequests headers":h,"de\
leteLibraryAttribute internalError":s,"deleteLibraryAttribute internalError headers":o,"deleteLibraryAttribute unavailable":s,"deleteLibraryAttribute unavailabl\
e headers":h,"listLibraryEntityRules ok":C,"listLibraryEntityRules ok headers":o,"listLibraryEntityRules badRequest":s,"listLibraryEntityRules badRequest header\
s":o,"listLibraryEntityRules unauthorized":s,"listLibraryEntityRules unauthorized headers":f,"listLibraryEntityRules forbidden":s,"listLibraryEntityRules forbid\
den headers":o,"listLibraryEntityRules notFound":s,"listLibraryEntityRules notFound headers":o,"listLibraryEntityRules notAcceptable":s,"listLibraryEntityRules \
notAcceptable headers":o,"listLibraryEntityRules tooManyRequests":s,"listLibraryEntityRules tooManyRequests headers":h,"listLibraryEntityRules internalError":s,
"listLibraryEntityRules internalError headers":o,"listLibraryEntityRules unavailable":s,"listLibraryEntityRules unavailable headers":h,"runLibraryEntityRulesCom\
mand ok":ra,"runLibraryEntityRulesCommand ok headers":o,"runLibraryEntityRulesCommand badRequest":ne,"runLibraryEntityRulesCommand badRequest headers":o,"runLib\
raryEntityRulesCommand unauthorized":s,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibraryEntityRulesCommand forbidden":s,"runLibraryEntityRulesCo\
mmand forbidden headers":o,"runLibraryEntityRulesCommand notFound":s,"runLibraryEntityRulesCommand notFound headers":o,"runLibraryEntityRulesCommand notAcceptab\
le":s,"runLibraryEntityRulesCommand notAcceptable headers":o,"runLibraryEntityRulesCommand conflict":s,"runLibraryEntityRulesCommand conflict headers":o,"runLib\
raryEntityRulesCommand contentTooLarge":s,"runLibraryEntityRulesCommand contentTooLarge headers":o,"runLibraryEntityRulesCommand unsupportedMediaType":s,"runLib\
raryEntityRulesCommand unsupportedMediaType headers":o,"runLibraryEntityRulesCommand tooManyRequests":s,"runLibraryEntityRulesCommand tooManyRequests headers":h,
"runLibraryEntityRulesCommand internalError":s,"runLibraryEntityRulesCommand internalError headers":o,"runLibraryEntityRulesCommand unavailable":s,"runLibraryEn\
tityRulesCommand unavailable headers":h,"getLibraryRule ok":C,"getLibraryRule ok headers":o,"getLibraryRule badRequest":s,"getLibraryRule badRequest headers":o,
"getLibraryRule unauthorized":s,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":s,"getLibraryRule forbidden headers":o,"getLibraryRule notFou\
nd":s,"getLibraryRule notFound headers":o,"getLibraryRule notAcceptable":s,"getLibraryRule notAcceptable headers":o,"getLibraryRule tooManyRequests":s,"getLibra\
ryRule tooManyRequests headers":h,"getLibraryRule internalError":s,"getLibraryRule internalError headers":o,"getLibraryRule unavailable":s,"getLibraryRule unava\
ilable headers":h,"runLibraryRuleCommand ok":I,"runLibraryRuleCommand ok headers":o,"runLibraryRuleCommand badRequest":ne,"runLibraryRuleCommand badRequest head\
ers":o,"runLibraryRuleCommand unauthorized":s,"runLibraryRuleCommand unauthorized headers":f,"runLibraryRuleCommand forbidden":s,"runLibraryRuleCommand forbidde\
n headers":o,"runLibraryRuleCommand notFound":s,"runLibraryRuleCommand notFound headers":o,"runLibraryRuleCommand notAcceptable":s,"runLibraryRuleCommand notAcc\
eptable headers":o,"runLibraryRuleCommand conflict":s,"runLibraryRuleCommand conflict headers":o,"runLibraryRuleCommand contentTooLarge":s,"runLibraryRuleComman\
d contentTooLarge headers":o,"runLibraryRuleCommand unsupportedMediaType":s,"runLibraryRuleCommand unsupportedMediaType headers":o,"runLibraryRuleCommand tooMan\
yRequests":s,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRuleCommand internalError":s,"runLibraryRuleCommand internalError headers":o,"runLibra\
ryRuleCommand unavailable":s,"runLibraryRuleCommand unavailable headers":h,"deleteLibraryRule ok":I,"deleteLibraryRule ok headers":o,"deleteLibraryRule badReque\
st":s,"deleteLibraryRule badRequest headers":o,"deleteLibraryRule unauthorized":s,"deleteLibraryRule unauthorized headers":f,"deleteLibraryRule forbidden":s,"de\
leteLibraryRule forbidden headers":o,"deleteLibraryRule notFound":s,"deleteLibraryRule notFound headers":o,"deleteLibraryRule notAcceptable":s,"deleteLibraryRul\
e notAcceptable headers":o,"deleteLibraryRule tooManyRequests":s,"deleteLibraryRule tooManyRequests headers":h,"deleteLibraryRule internalError":s,"deleteLibrar\
yRule internalError headers":o,"deleteLibraryRule unavailable":s,"deleteLibraryRule unavailable headers":h,"listAssociatedRules ok":C,"listAssociatedRules ok he\
aders":o,"listAssociatedRules badRequest":s,"listAssociatedRules badRequest headers":o,"listAssociatedRules unauthorized":s,"listAssociatedRules unauthorized he\
aders":f,"listAssociatedRules forbidden":s,"listAssociatedRules forbidden headers":o,"listAssociatedRules notFound":s,"listAssociatedRules notFound headers":o,"\
listAssociatedRules notAcceptable":s,"listAssociatedRules notAcceptable headers":o,"listAssociatedRules tooManyRequests":s,"listAssociatedRules tooManyRequests \
headers":h,"listAssociatedRules internalError":s,"listAssociatedRules internalError headers":o,"listAssociatedRules unavailable":s,"listAssociatedRules unavaila\
ble headers":h,"listAssociatedEntities ok":C,"listAssociatedEntities ok headers":o,"listAssociatedEntities badRequest":s,"listAssociatedEntities badRequest head\
ers":o,"listAssociatedEntities unauthorized":s,"listAssociatedEntities unauthorized headers":f,"listAssociatedEntities forbidden":s,"listAssociatedEntities forb\
idden headers":o,"listAssociatedEntities notFound":s,"listAssociatedEntities notFound headers":o,"listAssociatedEntities notAcceptable":s,"listAssociatedEntitie\
s notAcceptable headers":o,"listAssociatedEntities tooManyRequests":s,"listAssociatedEntities tooManyRequests headers":h,"listAssociatedEntities internalError":s,
"listAssociatedEntities internalError headers":o,"listAssociatedEntities unavailable":s,"listAssociatedEntities unavailable headers":h,"runAssociatedEntitiesCom\
mand ok":q,"runAssociatedEntitiesCommand ok headers":o,"runAssociatedEntitiesCommand badRequest":s,"runAssociatedEntitiesCommand badRequest headers":o,"runAssoc\
iatedEntitiesCommand unauthorized":s,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEntitiesCommand forbidden":s,"runAssociatedEntitiesComm\
and forbidden headers":o,"runAssociatedEntitiesCommand notFound":s,"runAssociatedEntitiesCommand notFound headers":o,"runAssociatedEntitiesCommand notAcceptable":s,
"runAssociatedEntitiesCommand notAcceptable headers":o,"runAssociatedEntitiesCommand contentTooLarge":s,"runAssociatedEntitiesCommand contentTooLarge headers":o,
"runAssociatedEntitiesCommand unsupportedMediaType":s,"runAssociatedEntitiesCommand unsupportedMediaType headers":o,"runAssociatedEntitiesCommand tooManyRequest\
s":s,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAssociatedEntitiesCommand internalError":s,"runAssociatedEntitiesCommand internalError headers":o,
"runAssociatedEntitiesCommand unavailable":s,"runAssociatedEntitiesCommand unavailable headers":h,"getAttributeMap ok":sa,"getAttributeMap ok headers":o,"getAtt\
ributeMap badRequest":s,"getAttributeMap badRequest headers":o,"getAttributeMap unauthorized":s,"getAttributeMap unauthorized headers":f,"getAttributeMap forbid\
den":s,"getAttributeMap forbidden headers":o,"getAttributeMap notFound":s,"getAttributeMap notFound headers":o,"getAttributeMap notAcceptable":s,"getAttributeMa\
p notAcceptable headers":o,"getAttributeMap tooManyRequests":s,"getAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":s,"getAttributeMap in\
ternalError headers":o,"getAttributeMap unavailable":s,"getAttributeMap unavailable headers":h,"runAttributeMapCommand ok":na,"runAttributeMapCommand ok headers":o,
"runAttributeMapCommand badRequest":s,"runAttributeMapCommand badRequest headers":o,"runAttributeMapCommand unauthorized":s,"runAttributeMapCommand unauthorized\
 headers":f,"runAttributeMapCommand forbidden":s,"runAttributeMapCommand forbidden headers":o,"runAttributeMapCommand notFound":s,"runAttributeMapCommand notFou\
nd headers":o,"runAttributeMapCommand notAcceptable":s,"runAttributeMapCommand notAcceptable headers":o,"runAttributeMapCommand conflict":s,"runAttributeMapComm\
and conflict headers":o,"runAttributeMapCommand contentTooLarge":s,"runAttributeMapCommand contentTooLarge headers":o,"runAttributeMapCommand unsupportedMediaTy\
pe":s,"runAttributeMapCommand unsupportedMediaType headers":o,"runAttributeMapCommand tooManyRequests":s,"runAttributeMapCommand tooManyRequests headers":h,"run\
AttributeMapCommand internalError":s,"runAttributeMapCommand internalError headers":o,"runAttributeMapCommand unavailable":s,"runAttributeMapCommand unavailable\
 headers":h,"listBusinessRules ok":C,"listBusinessRules ok headers":o,"listBusinessRules badRequest":s,"listBusinessRules badRequest headers":o,"listBusinessRul\
es unauthorized":s,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":s,"listBusinessRules forbidden headers":o,"listBusinessRules notFoun\
d":s,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":s,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooManyRequests":s,
"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":s,"listBusinessRules internalError headers":o,"listBusinessRules unavailable":s,
"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":s,"runBusin\
essRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":s,"runBusinessRulesCommand unauthorized headers":f,"runBusinessRulesCommand forbidd\
en":s,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":s,"runBusinessRulesCommand notFound headers":o,"runBusinessRulesCommand n\
otAcceptable":s,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":s,"runBusinessRulesCommand contentTooLarge headers":o,
"runBusinessRulesCommand unsupportedMediaType":s,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":s,"runBusine\
ssRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":s,"runBusinessRulesCommand internalError headers":o,"runBusinessRulesCommand u\
navailable":s,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":re,"countBusinessRules ok headers":o,"countBusinessRules badRequest":s,"co\
untBusinessRules badRequest headers":o,"countBusinessRules unauthorized":s,"countBusinessRules unauthorized headers":f,"countBusinessRules forbidden":s,"countBu\
sinessRules forbidden headers":o,"countBusinessRules notFound":s,"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":s,"countBusinessRule\
s notAcceptable headers":o,"countBusinessRules tooManyRequests":s,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":s,"countBusi\
nessRules internalError headers":o,"countBusinessRules unavailable":s,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":oa,"listAggregateMeth\
ods ok headers":o,"listAggregateMethods badRequest":s,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauthorized":s,"listAggregateMethods un\
authorized headers":f,"listAggregateMethods forbidden":s,"listAggregateMethods forbidden headers":o,"listAggregateMethods notFound":s,"listAggregateMethods notF\
ound headers":o,"listAggregateMethods notAcceptable":s,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":s,"listAggregateMet\
hods tooManyRequests headers":h,"listAggregateMethods internalError":s,"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":s,"list\
AggregateMethods unavailable headers":h,"getRuleFiles ok":ua,"getRuleFiles ok headers":o,"getRuleFiles badRequest":s,"getRuleFiles badRequest headers":o,"getRul\
eFiles unauthorized":s,"getRuleFiles unauthorized headers":f,"getRuleFiles forbidden":s,"getRuleFiles forbidden headers":o,"getRuleFiles notFound":s,"getRuleFil\
es notFound headers":o,"getRuleFiles notAcceptable":s,"getRuleFiles notAcceptable headers":o,"getRuleFiles conflict":s,"getRuleFiles conflict headers":o,"getRul\
eFiles tooManyRequests":s,"getRuleFiles tooManyRequests headers":h,"getRuleFiles internalError":s,"getRuleFiles internalError headers":o,"getRuleFiles unavailab\
le":s,"getRuleFiles unavailable headers":h,"runRuleFilesCommand ok":la,"runRuleFilesCommand ok headers":o,"runRuleFilesCommand badRequest":s,"runRuleFilesComman\
d badRequest headers":o,"runRuleFilesCommand unauthorized":s,"runRuleFilesCommand unauthorized headers":f,"runRuleFilesCommand forbidden":s,"runRuleFilesCommand\
 forbidden headers":o,"runRuleFilesCommand notFound":s,"runRuleFilesCommand notFound headers":o,"runRuleFilesCommand notAcceptable":s,"runRuleFilesCommand notAc\
ceptable headers":o,"runRuleFilesCommand conflict":s,"runRuleFilesCommand conflict headers":o,"runRuleFilesCommand contentTooLarge":s,"runRuleFilesCommand conte\
ntTooLarge headers":o,"runRuleFilesCommand unsupportedMediaType":s,"runRuleFilesCommand unsupportedMediaType headers":o,"runRuleFilesCommand tooManyRequests":s,
"runRuleFilesCommand tooManyRequests headers":h,"runRuleFilesCommand internalError":s,"runRuleFilesCommand internalError headers":o,"runRuleFilesCommand unavail\
able":s,"runRuleFilesCommand unavailable headers":h,"listLibraryRules ok":C,"listLibraryRules ok headers":o,"listLibraryRules badRequest":s,"listLibraryRules ba\
dRequest headers":o,"listLibraryRules unauthorized":s,"listLibraryRules unauthorized headers":f,"listLibraryRules forbidden":s,"listLibraryRules forbidden heade\
rs":o,"listLibraryRules notFound":s,"listLibraryRules notFound headers":o,"listLibraryRules notAcceptable":s,"listLibraryRules notAcceptable headers":o,"listLib\
raryRules tooManyRequests":s,"listLibraryRules tooManyRequests headers":h,"listLibraryRules internalError":s,"listLibraryRules internalError headers":o,"listLib\
raryRules unavailable":s,"listLibraryRules unavailable headers":h,"runLibraryRulesCommand ok":da,"runLibraryRulesCommand ok headers":o,"runLibraryRulesCommand b\
adRequest":s,"runLibraryRulesCommand badRequest headers":o,"runLibraryRulesCommand unauthorized":s,"runLibraryRulesCommand unauthorized headers":f,"runLibraryRu\
lesCommand forbidden":s,"runLibraryRulesCommand forbidden headers":o,"runLibraryRulesCommand notFound":s,"runLibraryRulesCommand notFound headers":o,"runLibrary\
RulesCommand notAcceptable":s,"runLibraryRulesCommand notAcceptable headers":o,"runLibraryRulesCommand conflict":s,"runLibraryRulesCommand conflict headers":o,"\
runLibraryRulesCommand contentTooLarge":s,"runLibraryRulesCommand contentTooLarge headers":o,"runLibraryRulesCommand unsupportedMediaType":s,"runLibraryRulesCom\
mand unsupportedMediaType headers":o,"runLibraryRulesCommand tooManyRequests":s,"runLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand inter\
nalError":s,"runLibraryRulesCommand internalError headers":o,"runLibraryRulesCommand unavailable":s,"runLibraryRulesCommand unavailable headers":h,"countLibrary\
Rules ok":re,"countLibraryRules ok headers":o,"countLibraryRules badRequest":s,"countLibraryRules badRequest headers":o,"countLibraryRules unauthorized":s,"coun\
tLibraryRules unauthorized headers":f,"countLibraryRules forbidden":s,"countLibraryRules forbidden headers":o,"countLibraryRules notFound":s,"countLibraryRules \
notFound headers":o,"countLibraryRules notAcceptable":s,"countLibraryRules notAcceptable headers":o,"countLibraryRules tooManyRequests":s,"countLibraryRules too\
ManyRequests headers":h,"countLibraryRules internalError":s,"countLibraryRules internalError headers":o,"countLibraryRules unavailable":s,"countLibraryRules una\
vailable headers":h,"listRealBusinessRules ok":C,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":s,"listRealBusinessRules badRequest hea\
ders":o,"listRealBusinessRules unauthorized":s,"listRealBusinessRules unauthorized headers":f,"listRealBusinessRules forbidden":s,"listRealBusinessRules forbidd\
en headers":o,"listRealBusinessRules notFound":s,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":s,"listRealBusinessRules notAc\
ceptable headers":o,"listRealBusinessRules tooManyRequests":s,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules internalError":s,"listRea\
lBusinessRules internalError headers":o,"listRealBusinessRules unavailable":s,"listRealBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":_t,
"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":ne,"runRealBusinessRulesCommand badRequest headers":o,"runRealBusinessRulesC\
ommand unauthorized":s,"runRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidden":s,"runRealBusinessRulesCommand forbidden hea\
ders":o,"runRealBusinessRulesCommand notFound":s,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptable":s,"runRealBusiness\
RulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":s,"runRealBusinessRulesCommand conflict headers":o,"runRealBusinessRulesCommand con\
tentTooLarge":s,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":s,"runRealBusinessRulesCommand unsupp\
ortedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":s,"runRealBusinessRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand i\
nternalError":s,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":s,"runRealBusinessRulesCommand unavailable heade\
rs":h,"deleteRealBusinessRules ok":I,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":ne,"deleteRealBusinessRules badRequest headers":o,
"deleteRealBusinessRules unauthorized":s,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRules forbidden":s,"deleteRealBusinessRules forbidd\
en headers":o,"deleteRealBusinessRules notFound":s,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":s,"deleteRealBusinessRul\
es notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":s,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBusinessRules unsupported\
MediaType":s,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":s,"deleteRealBusinessRules tooManyRequests heade\
rs":h,"deleteRealBusinessRules internalError":s,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":s,"deleteRealBusinessRul\
es unavailable headers":h,"countRealBusinessRules ok":re,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":s,"countRealBusinessRules bad\
Request headers":o,"countRealBusinessRules unauthorized":s,"countRealBusinessRules unauthorized headers":f,"countRealBusinessRules forbidden":s,"countRealBusine\
ssRules forbidden headers":o,"countRealBusinessRules notFound":s,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAcceptable":s,"countReal\
BusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":s,"countRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules int\
ernalError":s,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":s,"countRealBusinessRules unavailable headers":h,"listEntity\
BusinessRules ok":C,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":s,"listEntityBusinessRules badRequest headers":o,"listEntityBusi\
nessRules unauthorized":s,"listEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":s,"listEntityBusinessRules forbidden headers":o,"\
listEntityBusinessRules notFound":s,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":s,"listEntityBusinessRules notAcceptabl\
e headers":o,"listEntityBusinessRules tooManyRequests":s,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules internalError":s,"listEnti\
tyBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":s,"listEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand \
ok":St,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":ne,"runEntityBusinessRulesCommand badRequest headers":o,"runEntit\
yBusinessRulesCommand unauthorized":s,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRulesCommand forbidden":s,"runEntityBusinessRules\
Command forbidden headers":o,"runEntityBusinessRulesCommand notFound":s,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusinessRulesCommand notAcc\
eptable":s,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":s,"runEntityBusinessRulesCommand conflict headers":o,
"runEntityBusinessRulesCommand contentTooLarge":s,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesCommand unsupportedMediaType":s,
"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":s,"runEntityBusinessRulesCommand tooManyRequests \
headers":h,"runEntityBusinessRulesCommand internalError":s,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessRulesCommand unavailable":s,
"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":C,"listAttributeBusinessRules ok headers":o,"listAttributeBusinessRules ba\
dRequest":s,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":s,"listAttributeBusinessRules unauthorized headers":f,"l\
istAttributeBusinessRules forbidden":s,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":s,"listAttributeBusinessRules notF\
ound headers":o,"listAttributeBusinessRules notAcceptable":s,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusinessRules tooManyRequests":s,
"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":s,"listAttributeBusinessRules internalError headers":o,"listAt\
tributeBusinessRules unavailable":s,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":St,"runAttributeBusinessRulesComman\
d ok headers":o,"runAttributeBusinessRulesCommand badRequest":ne,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttributeBusinessRulesCommand unaut\
horized":s,"runAttributeBusinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":s,"runAttributeBusinessRulesCommand forbidden \
headers":o,"runAttributeBusinessRulesCommand notFound":s,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusinessRulesCommand notAcceptable":s,
"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":s,"runAttributeBusinessRulesCommand conflict headers":o,"\
runAttributeBusinessRulesCommand contentTooLarge":s,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusinessRulesCommand unsupportedMe\
diaType":s,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":s,"runAttributeBusinessRulesComm\
and tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":s,"runAttributeBusinessRulesCommand internalError headers":o,"runAttributeBusine\
ssRulesCommand unavailable":s,"runAttributeBusinessRulesCommand unavailable headers":h,"listEntityRuleHistory ok":C,"listEntityRuleHistory ok headers":o,"listEn\
tityRuleHistory badRequest":s,"listEntityRuleHistory badRequest headers":o,"listEntityRuleHistory unauthorized":s,"listEntityRuleHistory unauthorized headers":f,
"listEntityRuleHistory forbidden":s,"listEntityRuleHistory forbidden headers":o,"listEntityRuleHistory notFound":s,"listEntityRuleHistory notFound headers":o,"l\
istEntityRuleHistory notAcceptable":s,"listEntityRuleHistory notAcceptable headers":o,"listEntityRuleHistory tooManyRequests":s,"listEntityRuleHistory tooManyRe\
quests headers":h,"listEntityRuleHistory internalError":s,"listEntityRuleHistory internalError headers":o,"listEntityRuleHistory unavailable":s,"listEntityRuleH\
istory unavailable headers":h,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":o,"runEntityRuleHistoryCommand badRequest":s,"runEntit\
yRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthorized":s,"runEntityRuleHistoryCommand unauthorized headers":f,"runEntityRuleHistor\
yCommand forbidden":s,"runEntityRuleHistoryCommand forbidden headers":o,"runEntityRuleHistoryCommand notFound":s,"runEntityRuleHistoryCommand notFound headers":o,
"runEntityRuleHistoryCommand notAcceptable":s,"runEntityRuleHistoryCommand notAcceptable headers":o,"runEntityRuleHistoryCommand contentTooLarge":s,"runEntityRu\
leHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupportedMediaType":s,"runEntityRuleHistoryCommand unsupportedMediaType headers":o,"r\
unEntityRuleHistoryCommand tooManyRequests":s,"runEntityRuleHistoryCommand tooManyRequests headers":h,"runEntityRuleHistoryCommand internalError":s,"runEntityRu\
leHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavailable":s,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":C,
"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":s,"listAllRuleHistory badRequest headers":o,"listAllRuleHistory unauthorized":s,"listAllRuleHi\
story unauthorized headers":f,"listAllRuleHistory forbidden":s,"listAllRuleHistory forbidden headers":o,"listAllRuleHistory notFound":s,"listAllRuleHistory notF\
ound headers":o,"listAllRuleHistory notAcceptable":s,"listAllRuleHistory notAcceptable headers":o,"listAllRuleHistory tooManyRequests":s,"listAllRuleHistory too\
ManyRequests headers":h,"listAllRuleHistory internalError":s,"listAllRuleHistory internalError headers":o,"listAllRuleHistory unavailable":s,"listAllRuleHistory\
 unavailable headers":h,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":o,"runAllRuleHistoryCommand badRequest":s,"runAllRuleHistoryComman\
d badRequest headers":o,"runAllRuleHistoryCommand unauthorized":s,"runAllRuleHistoryCommand unauthorized headers":f,"runAllRuleHistoryCommand forbidden":s,"runA\
llRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFound":s,"runAllRuleHistoryCommand notFound headers":o,"runAllRuleHistoryCommand notAccep\
table":s,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHistoryCommand contentTooLarge":s,"runAllRuleHistoryCommand contentTooLarge headers":o,"r\
unAllRuleHistoryCommand unsupportedMediaType":s,"runAllRuleHistoryCommand unsupportedMediaType headers":o,"runAllRuleHistoryCommand tooManyRequests":s,"runAllRu\
leHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand internalError":s,"runAllRuleHistoryCommand internalError headers":o,"runAllRuleHistoryComm\
and unavailable":s,"runAllRuleHistoryCommand unavailable headers":h,"listEntityCompliance ok":C,"listEntityCompliance ok headers":o,"listEntityCompliance badReq\
uest":s,"listEntityCompliance badRequest headers":o,"listEntityCompliance unauthorized":s,"listEntityCompliance unauthorized headers":f,"listEntityCompliance fo\
rbidden":s,"listEntityCompliance forbidden headers":o,"listEntityCompliance notFound":s,"listEntityCompliance notFound headers":o,"listEntityCompliance notAccep\
table":s,"listEntityCompliance notAcceptable headers":o,"listEntityCompliance tooManyRequests":s,"listEntityCompliance tooManyRequests headers":h,"listEntityCom\
pliance internalError":s,"listEntityCompliance internalError headers":o,"listEntityCompliance unavailable":s,"listEntityCompliance unavailable headers":h,"runEn\
tityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":o,"runEntityComplianceCommand badRequest":s,"runEntityComplianceCommand badRequest headers":o,
"runEntityComplianceCommand unauthorized":s,"runEntityComplianceCommand unauthorized headers":f,"runEntityComplianceCommand forbidden":s,"runEntityComplianceCom\
mand forbidden headers":o,"runEntityComplianceCommand notFound":s,"runEntityComplianceCommand notFound headers":o,"runEntityComplianceCommand notAcceptable":s,"\
runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceCommand contentTooLarge":s,"runEntityComplianceCommand contentTooLarge headers":o,"runEn\
tityComplianceCommand unsupportedMediaType":s,"runEntityComplianceCommand unsupportedMediaType headers":o,"runEntityComplianceCommand tooManyRequests":s,"runEnt\
ityComplianceCommand tooManyRequests headers":h,"runEntityComplianceCommand internalError":s,"runEntityComplianceCommand internalError headers":o,"runEntityComp\
lianceCommand unavailable":s,"runEntityComplianceCommand unavailable headers":h,"listCompliance ok":C,"listCompliance ok headers":o,"listCompliance badRequest":s,
"listCompliance badRequest headers":o,"listCompliance unauthorized":s,"listCompliance unauthorized headers":f,"listCompliance forbidden":s,"listCompliance forbi\
dden headers":o,"listCompliance notFound":s,"listCompliance notFound headers":o,"listCompliance notAcceptable":s,"listCompliance notAcceptable headers":o,"listC\
ompliance tooManyRequests":s,"listCompliance tooManyRequests headers":h,"listCompliance internalError":s,"listCompliance internalError headers":o,"listComplianc\
e unavailable":s,"listCompliance unavailable headers":h,"runComplianceCommand ok":q,"runComplianceCommand ok headers":o,"runComplianceCommand badRequest":s,"run\
ComplianceCommand badRequest headers":o,"runComplianceCommand unauthorized":s,"runComplianceCommand unauthorized headers":f,"runComplianceCommand forbidden":s,"\
runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":s,"runComplianceCommand notFound headers":o,"runComplianceCommand notAcceptable":s,"ru\
nComplianceCommand notAcceptable headers":o,"runComplianceCommand contentTooLarge":s,"runComplianceCommand contentTooLarge headers":o,"runComplianceCommand unsu\
pportedMediaType":s,"runComplianceCommand unsupportedMediaType headers":o,"runComplianceCommand tooManyRequests":s,"runComplianceCommand tooManyRequests headers":h,
"runComplianceCommand internalError":s,"runComplianceCommand internalError headers":o,"runComplianceCommand unavailable":s,"runComplianceCommand unavailable hea\
ders":h,"listPassingRules ok":C,"listPassingRules ok headers":o,"listPassingRules badRequest":s,"listPassingRules badRequest headers":o,"listPassingRules unauth\
orized":s,"listPassingRules unauthorized headers":f,"listPassingRules forbidden":s,"listPassingRules forbidden headers":o,"listPassingRules notFound":s,"listPas\
singRules notFound headers":o,"listPassingRules notAcceptable":s,"listPassingRules notAcceptable headers":o,"listPassingRules tooManyRequests":s,"listPassingRul\
es tooManyRequests headers":h,"listPassingRules internalError":s,"listPassingRules internalError headers":o,"listPassingRules unavailable":s,"listPassingRules u\
navailable headers":h,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":s,"runPassingRulesCommand badReque\
st headers":o,"runPassingRulesCommand unauthorized":s,"runPassingRulesCommand unauthorized headers":f,"runPassingRulesCommand forbidden":s,"runPassingRulesComma\
nd forbidden headers":o,"runPassingRulesCommand notFound":s,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand notAcceptable":s,"runPassingRule\
sCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarge":s,"runPassingRulesCommand contentTooLarge headers":o,"runPassingRulesCommand unsuppor\
tedMediaType":s,"runPassingRulesCommand unsupportedMediaType headers":o,"runPassingRulesCommand tooManyRequests":s,"runPassingRulesCommand tooManyRequests heade\
rs":h,"runPassingRulesCommand internalError":s,"runPassingRulesCommand internalError headers":o,"runPassingRulesCommand unavailable":s,"runPassingRulesCommand u\
navailable headers":h,"listFailingRules ok":C,"listFailingRules ok headers":o,"listFailingRules badRequest":s,"listFailingRules badRequest headers":o,"listFaili\
ngRules unauthorized":s,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":s,"listFailingRules forbidden headers":o,"listFailingRules notFou\
nd":s,"listFailingRules notFound headers":o,"listFailingRules notAcceptable":s,"listFailingRules notAcceptable headers":o,"listFailingRules tooManyRequests":s,"\
listFailingRules tooManyRequests headers":h,"listFailingRules internalError":s,"listFailingRules internalError headers":o,"listFailingRules unavailable":s,"list\
FailingRules unavailable headers":h,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":s,"runFailingRulesCo\
mmand badRequest headers":o,"runFailingRulesCommand unauthorized":s,"runFailingRulesCommand unauthorized headers":f,"runFailingRulesCommand forbidden":s,"runFai\
lingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":s,"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand notAcceptable":s,"\
runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand contentTooLarge":s,"runFailingRulesCommand contentTooLarge headers":o,"runFailingRulesCo\
mmand unsupportedMediaType":s,"runFailingRulesCommand unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":s,"runFailingRulesCommand tooMany\
Requests headers":h,"runFailingRulesCommand internalError":s,"runFailingRulesCommand internalError headers":o,"runFailingRulesCommand unavailable":s,"runFailing\
RulesCommand unavailable headers":h,"listEnabledRules ok":C,"listEnabledRules ok headers":o,"listEnabledRules badRequest":s,"listEnabledRules badRequest headers":o,
"listEnabledRules unauthorized":s,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":s,"listEnabledRules forbidden headers":o,"listEnabledRu\
les notFound":s,"listEnabledRules notFound headers":o,"listEnabledRules notAcceptable":s,"listEnabledRules notAcceptable headers":o,"listEnabledRules tooManyReq\
uests":s,"listEnabledRules tooManyRequests headers":h,"listEnabledRules internalError":s,"listEnabledRules internalError headers":o,"listEnabledRules unavailabl\
e":s,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand badRequest":s,"runEnab\
ledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthorized":s,"runEnabledRulesCommand unauthorized headers":f,"runEnabledRulesCommand forbidden":s,
"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesCommand notFound":s,"runEnabledRulesCommand notFound headers":o,"runEnabledRulesCommand notAcceptab\
le":s,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledRulesCommand contentTooLarge":s,"runEnabledRulesCommand contentTooLarge headers":o,"runEnabled\
RulesCommand unsupportedMediaType":s,"runEnabledRulesCommand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":s,"runEnabledRulesCommand \
tooManyRequests headers":h,"runEnabledRulesCommand internalError":s,"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCommand unavailable":s,"run\
EnabledRulesCommand unavailable headers":h,"getBusinessRule ok":C,"getBusinessRule ok headers":o,"getBusinessRule badRequest":s,"getBusinessRule badRequest head\
ers":o,"getBusinessRule unauthorized":s,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":s,"getBusinessRule forbidden headers":o,"getBusines\
sRule notFound":s,"getBusinessRule notFound headers":o,"getBusinessRule notAcceptable":s,"getBusinessRule notAcceptable headers":o,"getBusinessRule tooManyReque\
sts":s,"getBusinessRule tooManyRequests headers":h,"getBusinessRule internalError":s,"getBusinessRule internalError headers":o,"getBusinessRule unavailable":s,"\
getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":I,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRequest":ne,"runBusinessRu\
leCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":s,"runBusinessRuleCommand unauthorized headers":f,"runBusinessRuleCommand forbidden":s,"ru\
nBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFound":s,"runBusinessRuleCommand notFound headers":o,"runBusinessRuleCommand notAcceptable":s,
"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleCommand conflict":s,"runBusinessRuleCommand conflict headers":o,"runBusinessRuleCommand content\
TooLarge":s,"runBusinessRuleCommand contentTooLarge headers":o,"runBusinessRuleCommand unsupportedMediaType":s,"runBusinessRuleCommand unsupportedMediaType head\
ers":o,"runBusinessRuleCommand tooManyRequests":s,"runBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand internalError":s,"runBusinessRuleCo\
mmand internalError headers":o,"runBusinessRuleCommand unavailable":s,"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":I,"deleteBusinessRu\
le ok headers":o,"deleteBusinessRule badRequest":s,"deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":s,"deleteBusinessRule unauthorize\
d headers":f,"deleteBusinessRule forbidden":s,"deleteBusinessRule forbidden headers":o,"deleteBusinessRule notFound":s,"deleteBusinessRule notFound headers":o,"\
deleteBusinessRule notAcceptable":s,"deleteBusinessRule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":s,"deleteBusinessRule tooManyRequests head\
ers":h,"deleteBusinessRule internalError":s,"deleteBusinessRule internalError headers":o,"deleteBusinessRule unavailable":s,"deleteBusinessRule unavailable head\
ers":h,"getBusinessRulePermissions ok":ha,"getBusinessRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":s,"getBusinessRulePermissions badReq\
uest headers":o,"getBusinessRulePermissions unauthorized":s,"getBusinessRulePermissions unauthorized headers":f,"getBusinessRulePermissions forbidden":s,"getBus\
inessRulePermissions forbidden headers":o,"getBusinessRulePermissions notFound":s,"getBusinessRulePermissions notFound headers":o,"getBusinessRulePermissions no\
tAcceptable":s,"getBusinessRulePermissions notAcceptable headers":o,"getBusinessRulePermissions tooManyRequests":s,"getBusinessRulePermissions tooManyRequests h\
eaders":h,"getBusinessRulePermissions internalError":s,"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermissions unavailable":s,"getBusin\
essRulePermissions unavailable headers":h,"listRuleHistory ok":C,"listRuleHistory ok headers":o,"listRuleHistory badRequest":s,"listRuleHistory badRequest heade\
rs":o,"listRuleHistory unauthorized":s,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":s,"listRuleHistory forbidden headers":o,"listRuleHis\
tory notFound":s,"listRuleHistory notFound headers":o,"listRuleHistory notAcceptable":s,"listRuleHistory notAcceptable headers":o,"listRuleHistory tooManyReques\
ts":s,"listRuleHistory tooManyRequests headers":h,"listRuleHistory internalError":s,"listRuleHistory internalError headers":o,"listRuleHistory unavailable":s,"l\
istRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":o,"runRuleHistoryCommand badRequest":s,"runRuleHistoryComm\
and badRequest headers":o,"runRuleHistoryCommand unauthorized":s,"runRuleHistoryCommand unauthorized headers":f,"runRuleHistoryCommand forbidden":s,"runRuleHist\
oryCommand forbidden headers":o,"runRuleHistoryCommand notFound":s,"runRuleHistoryCommand notFound headers":o,"runRuleHistoryCommand notAcceptable":s,"runRuleHi\
storyCommand notAcceptable headers":o,"runRuleHistoryCommand contentTooLarge":s,"runRuleHistoryCommand contentTooLarge headers":o,"runRuleHistoryCommand unsuppo\
rtedMediaType":s,"runRuleHistoryCommand unsupportedMediaType headers":o,"runRuleHistoryCommand tooManyRequests":s,"runRuleHistoryCommand tooManyRequests headers":h,
"runRuleHistoryCommand internalError":s,"runRuleHistoryCommand internalError headers":o,"runRuleHistoryCommand unavailable":s,"runRuleHistoryCommand unavailable\
 headers":h,"listRuleFailingRows ok":C,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":s,"listRuleFailingRows badRequest headers":o,"listRul\
eFailingRows unauthorized":s,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":s,"listRuleFailingRows forbidden headers":o,"listRuleF\
ailingRows notFound":s,"listRuleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":s,"listRuleFailingRows notAcceptable headers":o,"listRuleFai\
lingRows conflict":s,"listRuleFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":s,"listRuleFailingRows tooManyRequests headers":h,"listRuleF\
ailingRows internalError":s,"listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":s,"listRuleFailingRows unavailable headers":h,"runRu\
leFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":s,"runRuleFailingRowsCommand badRequest headers":o,"r\
unRuleFailingRowsCommand unauthorized":s,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRowsCommand forbidden":s,"runRuleFailingRowsCommand f\
orbidden headers":o,"runRuleFailingRowsCommand notFound":s,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand notAcceptable":s,"runRuleFa\
ilingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand conflict":s,"runRuleFailingRowsCommand conflict headers":o,"runRuleFailingRowsCommand conte\
ntTooLarge":s,"runRuleFailingRowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":s,"runRuleFailingRowsCommand unsupportedMed\
iaType headers":o,"runRuleFailingRowsCommand tooManyRequests":s,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":s,
"runRuleFailingRowsCommand internalError headers":o,"runRuleFailingRowsCommand unavailable":s,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassing\
Rows ok":C,"listRulePassingRows ok headers":o,"listRulePassingRows badRequest":s,"listRulePassingRows badRequest headers":o,"listRulePassingRows unauthorized":s,
"listRulePassingRows unauthorized headers":f,"listRulePassingRows forbidden":s,"listRulePassingRows forbidden headers":o,"listRulePassingRows notFound":s,"listR\
ulePassingRows notFound headers":o,"listRulePassingRows notAcceptable":s,"listRulePassingRows notAcceptable headers":o,"listRulePassingRows conflict":s,"listRul\
ePassingRows conflict headers":o,"listRulePassingRows tooManyRequests":s,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":s,"\
listRulePassingRows internalError headers":o,"listRulePassingRows unavailable":s,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":q,"r\
unRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand badRequest":s,"runRulePassingRowsCommand badRequest headers":o,"runRulePassingRowsCommand unau\
thorized":s,"runRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":s,"runRulePassingRowsCommand forbidden headers":o,"runRuleP\
assingRowsCommand notFound":s,"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":s,"runRulePassingRowsCommand notAcceptabl\
e headers":o,"runRulePassingRowsCommand conflict":s,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand contentTooLarge":s,"runRulePassing\
RowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand unsupportedMediaType":s,"runRulePassingRowsCommand unsupportedMediaType headers":o,"runRulePas\
singRowsCommand tooManyRequests":s,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":s,"runRulePassingRowsCommand \
internalError headers":o,"runRulePassingRowsCommand unavailable":s,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":C,"listRuleGroups ok he\
aders":o,"listRuleGroups badRequest":s,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":s,"listRuleGroups unauthorized headers":f,"listRuleGr\
oups forbidden":s,"listRuleGroups forbidden headers":o,"listRuleGroups notFound":s,"listRuleGroups notFound headers":o,"listRuleGroups notAcceptable":s,"listRul\
eGroups notAcceptable headers":o,"listRuleGroups conflict":s,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":s,"listRuleGroups tooManyReque\
sts headers":h,"listRuleGroups internalError":s,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":s,"listRuleGroups unavailable headers":h,"\
runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":s,"runRuleGroupsCommand badRequest headers":o,"runRuleGroupsCom\
mand unauthorized":s,"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":s,"runRuleGroupsCommand forbidden headers":o,"runRuleGroupsC\
ommand notFound":s,"runRuleGroupsCommand notFound headers":o,"runRuleGroupsCommand notAcceptable":s,"runRuleGroupsCommand notAcceptable headers":o,"runRuleGroup\
sCommand conflict":s,"runRuleGroupsCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":s,"runRuleGroupsCommand contentTooLarge headers":o,"runRul\
eGroupsCommand unsupportedMediaType":s,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":s,"runRuleGroupsCommand tooM\
anyRequests headers":h,"runRuleGroupsCommand internalError":s,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand unavailable":s,"runRuleGroups\
Command unavailable headers":h,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand badRequest":s,"runGroupFa\
ilingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand unauthorized":s,"runGroupFailingRowsCommand unauthorized headers":f,"runGroupFailingRowsComma\
nd forbidden":s,"runGroupFailingRowsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":s,"runGroupFailingRowsCommand notFound headers":o,"runGro\
upFailingRowsCommand notAcceptable":s,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":s,"runGroupFailingRowsCommand c\
onflict headers":o,"runGroupFailingRowsCommand contentTooLarge":s,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFailingRowsCommand unsupported\
MediaType":s,"runGroupFailingRowsCommand unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":s,"runGroupFailingRowsCommand tooManyReque\
sts headers":h,"runGroupFailingRowsCommand internalError":s,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCommand unavailable":s,"run\
GroupFailingRowsCommand unavailable headers":h,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok headers":o,"runGroupPassingRowsCommand badReques\
t":s,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPassingRowsCommand unauthorized":s,"runGroupPassingRowsCommand unauthorized headers":f,"runGroup\
PassingRowsCommand forbidden":s,"runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":s,"runGroupPassingRowsCommand notFound he\
aders":o,"runGroupPassingRowsCommand notAcceptable":s,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand conflict":s,"runGroupPass\
ingRowsCommand conflict headers":o,"runGroupPassingRowsCommand contentTooLarge":s,"runGroupPassingRowsCommand contentTooLarge headers":o,"runGroupPassingRowsCom\
mand unsupportedMediaType":s,"runGroupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":s,"runGroupPassingRowsComm\
and tooManyRequests headers":h,"runGroupPassingRowsCommand internalError":s,"runGroupPassingRowsCommand internalError headers":o,"runGroupPassingRowsCommand una\
vailable":s,"runGroupPassingRowsCommand unavailable headers":h,"listGroupFailingRows ok":C,"listGroupFailingRows ok headers":o,"listGroupFailingRows badRequest":s,
"listGroupFailingRows badRequest headers":o,"listGroupFailingRows unauthorized":s,"listGroupFailingRows unauthorized headers":f,"listGroupFailingRows forbidden":s,
"listGroupFailingRows forbidden headers":o,"listGroupFailingRows notFound":s,"listGroupFailingRows notFound headers":o,"listGroupFailingRows notAcceptable":s,"l\
istGroupFailingRows notAcceptable headers":o,"listGroupFailingRows conflict":s,"listGroupFailingRows conflict headers":o,"listGroupFailingRows tooManyRequests":s,
"listGroupFailingRows tooManyRequests headers":h,"listGroupFailingRows internalError":s,"listGroupFailingRows internalError headers":o,"listGroupFailingRows una\
vailable":s,"listGroupFailingRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand ok headers":o,"runNamedGroupFai\
lingRowsCommand badRequest":s,"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorized":s,"runNamedGroupFailingRowsC\
ommand unauthorized headers":f,"runNamedGroupFailingRowsCommand forbidden":s,"runNamedGroupFailingRowsCommand forbidden headers":o,"runNamedGroupFailingRowsComm\
and notFound":s,"runNamedGroupFailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":s,"runNamedGroupFailingRowsCommand notAccep\
table headers":o,"runNamedGroupFailingRowsCommand conflict":s,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFailingRowsCommand contentTooLa\
rge":s,"runNamedGroupFailingRowsCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":s,"runNamedGroupFailingRowsCommand uns\
upportedMediaType headers":o,"runNamedGroupFailingRowsCommand tooManyRequests":s,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFaili\
ngRowsCommand internalError":s,"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailable":s,"runNamedGroupFailingRo\
wsCommand unavailable headers":h,"listGroupPassingRows ok":C,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":s,"listGroupPassingRows badRe\
quest headers":o,"listGroupPassingRows unauthorized":s,"listGroupPassingRows unauthorized headers":f,"listGroupPassingRows forbidden":s,"listGroupPassingRows fo\
rbidden headers":o,"listGroupPassingRows notFound":s,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":s,"listGroupPassingRows notA\
cceptable headers":o,"listGroupPassingRows conflict":s,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":s,"listGroupPassingRows \
tooManyRequests headers":h,"listGroupPassingRows internalError":s,"listGroupPassingRows internalError headers":o,"listGroupPassingRows unavailable":s,"listGroup\
PassingRows unavailable headers":h,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPassingRowsCommand badReq\
uest":s,"runNamedGroupPassingRowsCommand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":s,"runNamedGroupPassingRowsCommand unauthorized he\
aders":f,"runNamedGroupPassingRowsCommand forbidden":s,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsCommand notFound":s,"runNa\
medGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassingRowsCommand notAcceptable":s,"runNamedGroupPassingRowsCommand notAcceptable headers":o,"runN\
amedGroupPassingRowsCommand conflict":s,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLarge":s,"runNamedGroupP\
assingRowsCommand contentTooLarge headers":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":s,"runNamedGroupPassingRowsCommand unsupportedMediaType head\
ers":o,"runNamedGroupPassingRowsCommand tooManyRequests":s,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internal\
Error":s,"runNamedGroupPassingRowsCommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":s,"runNamedGroupPassingRowsCommand unavailable \
headers":h,"listKeys ok":C,"listKeys ok headers":o,"listKeys badRequest":s,"listKeys badRequest headers":o,"listKeys unauthorized":s,"listKeys unauthorized head\
ers":f,"listKeys forbidden":s,"listKeys forbidden headers":o,"listKeys notFound":s,"listKeys notFound headers":o,"listKeys notAcceptable":s,"listKeys notAccepta\
ble headers":o,"listKeys tooManyRequests":s,"listKeys tooManyRequests headers":h,"listKeys internalError":s,"listKeys internalError headers":o,"listKeys unavail\
able":s,"listKeys unavailable headers":h,"runKeysCommand ok":wt,"runKeysCommand ok headers":o,"runKeysCommand badRequest":s,"runKeysCommand badRequest headers":o,
"runKeysCommand unauthorized":s,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":s,"runKeysCommand forbidden headers":o,"runKeysCommand notFou\
nd":s,"runKeysCommand notFound headers":o,"runKeysCommand notAcceptable":s,"runKeysCommand notAcceptable headers":o,"runKeysCommand conflict":s,"runKeysCommand \
conflict headers":o,"runKeysCommand contentTooLarge":s,"runKeysCommand contentTooLarge headers":o,"runKeysCommand unsupportedMediaType":s,"runKeysCommand unsupp\
ortedMediaType headers":o,"runKeysCommand tooManyRequests":s,"runKeysCommand tooManyRequests headers":h,"runKeysCommand internalError":s,"runKeysCommand interna\
lError headers":o,"runKeysCommand unavailable":s,"runKeysCommand unavailable headers":h,"listPermanentKeys ok":C,"listPermanentKeys ok headers":o,"listPermanent\
Keys badRequest":s,"listPermanentKeys badRequest headers":o,"listPermanentKeys unauthorized":s,"listPermanentKeys unauthorized headers":f,"listPermanentKeys for\
bidden":s,"listPermanentKeys forbidden headers":o,"listPermanentKeys notFound":s,"listPermanentKeys notFound headers":o,"listPermanentKeys notAcceptable":s,"lis\
tPermanentKeys notAcceptable headers":o,"listPermanentKeys tooManyRequests":s,"listPermanentKeys tooManyRequests headers":h,"listPermanentKeys internalError":s,
"listPermanentKeys internalError headers":o,"listPermanentKeys unavailable":s,"listPermanentKeys unavailable headers":h,"runPermanentKeysCommand ok":q,"runPerma\
nentKeysCommand ok headers":o,"runPermanentKeysCommand badRequest":s,"runPermanentKeysCommand badRequest headers":o,"runPermanentKeysCommand unauthorized":s,"ru\
nPermanentKeysCommand unauthorized headers":f,"runPermanentKeysCommand forbidden":s,"runPermanentKeysCommand forbidden headers":o,"runPermanentKeysCommand notFo\
und":s,"runPermanentKeysCommand notFound headers":o,"runPermanentKeysCommand notAcceptable":s,"runPermanentKeysCommand notAcceptable headers":o,"runPermanentKey\
sCommand contentTooLarge":s,"runPermanentKeysCommand contentTooLarge headers":o,"runPermanentKeysCommand unsupportedMediaType":s,"runPermanentKeysCommand unsupp\
ortedMediaType headers":o,"runPermanentKeysCommand tooManyRequests":s,"runPermanentKeysCommand tooManyRequests headers":h,"runPermanentKeysCommand internalError":s,
"runPermanentKeysCommand internalError headers":o,"runPermanentKeysCommand unavailable":s,"runPermanentKeysCommand unavailable headers":h,"listDiscoveredKeys ok":C,
"listDiscoveredKeys ok headers":o,"listDiscoveredKeys badRequest":s,"listDiscoveredKeys badRequest headers":o,"listDiscoveredKeys unauthorized":s,"listDiscovere\
dKeys unauthorized headers":f,"listDiscoveredKeys forbidden":s,"listDiscoveredKeys forbidden headers":o,"listDiscoveredKeys notFound":s,"listDiscoveredKeys notF\
ound headers":o,"listDiscoveredKeys notAcceptable":s,"listDiscoveredKeys notAcceptable headers":o,"listDiscoveredKeys tooManyRequests":s,"listDiscoveredKeys too\
ManyRequests headers":h,"listDiscoveredKeys internalError":s,"listDiscoveredKeys internalError headers":o,"listDiscoveredKeys unavailable":s,"listDiscoveredKeys\
 unavailable headers":h,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":o,"runDiscoveredKeysCommand badRequest":s,"runDiscoveredKeysComman\
d badRequest headers":o,"runDiscoveredKeysCommand unauthorized":s,"runDiscoveredKeysCommand unauthorized headers":f,"runDiscoveredKeysCommand forbidden":s,"runD\
iscoveredKeysCommand forbidden headers":o,"runDiscoveredKeysCommand notFound":s,"runDiscoveredKeysCommand notFound headers":o,"runDiscoveredKeysCommand notAccep\
table":s,"runDiscoveredKeysCommand notAcceptable headers":o,"runDiscoveredKeysCommand contentTooLarge":s,"runDiscoveredKeysCommand contentTooLarge headers":o,"r\
unDiscoveredKeysCommand unsupportedMediaType":s,"runDiscoveredKeysCommand unsupportedMediaType headers":o,"runDiscoveredKeysCommand tooManyRequests":s,"runDisco\
veredKeysCommand tooManyRequests headers":h,"runDiscoveredKeysCommand internalError":s,"runDiscoveredKeysCommand internalError headers":o,"runDiscoveredKeysComm\
and unavailable":s,"runDiscoveredKeysCommand unavailable headers":h,"getKey ok":C,"getKey ok headers":o,"getKey badRequest":s,"getKey badRequest headers":o,"get\
Key unauthorized":s,"getKey unauthorized headers":f,"getKey forbidden":s,"getKey forbidden headers":o,"getKey notFound":s,"getKey notFound headers":o,"getKey no\
tAcceptable":s,"getKey notAcceptable headers":o,"getKey tooManyRequests":s,"getKey tooManyRequests headers":h,"getKey internalError":s,"getKey internalError hea\
ders":o,"getKey unavailable":s,"getKey unavailable headers":h,"runKeyCommand noContent headers":o,"runKeyCommand badRequest":s,"runKeyCommand badRequest headers":o,
"runKeyCommand unauthorized":s,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":s,"runKeyCommand forbidden headers":o,"runKeyCommand notFound":s,
"runKeyCommand notFound headers":o,"runKeyCommand notAcceptable":s,"runKeyCommand notAcceptable headers":o,"runKeyCommand contentTooLarge":s,"runKeyCommand cont\
entTooLarge headers":o,"runKeyCommand unsupportedMediaType":s,"runKeyCommand unsupportedMediaType headers":o,"runKeyCommand tooManyRequests":s,"runKeyCommand to\
oManyRequests headers":h,"runKeyCommand internalError":s,"runKeyCommand internalError headers":o,"runKeyCommand unavailable":s,"runKeyCommand unavailable header\
s":h,"deleteKey noContent headers":o,"deleteKey badRequest":s,"deleteKey badRequest headers":o,"deleteKey unauthorized":s,"deleteKey unauthorized headers":f,"de\
leteKey forbidden":s,"deleteKey forbidden headers":o,"deleteKey notFound":s,"deleteKey notFound headers":o,"deleteKey notAcceptable":s,"deleteKey notAcceptable \
headers":o,"deleteKey tooManyRequests":s,"deleteKey tooManyRequests headers":h,"deleteKey internalError":s,"deleteKey internalError headers":o,"deleteKey unavai\
lable":s,"deleteKey unavailable headers":h,"listKeyDuplicates ok":C,"listKeyDuplicates ok headers":o,"listKeyDuplicates badRequest":s,"listKeyDuplicates badRequ\
est headers":o,"listKeyDuplicates unauthorized":s,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicates forbidden":s,"listKeyDuplicates forbidden header\
s":o,"listKeyDuplicates notFound":s,"listKeyDuplicates notFound headers":o,"listKeyDuplicates notAcceptable":s,"listKeyDuplicates notAcceptable headers":o,"list\
KeyDuplicates conflict":s,"listKeyDuplicates conflict headers":o,"listKeyDuplicates tooManyRequests":s,"listKeyDuplicates tooManyRequests headers":h,"listKeyDup\
licates internalError":s,"listKeyDuplicates internalError headers":o,"listKeyDuplicates unavailable":s,"listKeyDuplicates unavailable headers":h,"runKeyDuplicat\
esCommand ok":q,"runKeyDuplicatesCommand ok headers":o,"runKeyDuplicatesCommand badRequest":s,"runKeyDuplicatesCommand badRequest headers":o,"runKeyDuplicatesCo\
mmand unauthorized":s,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":s,"runKeyDuplicatesCommand forbidden headers":o,"runK\
eyDuplicatesCommand notFound":s,"runKeyDuplicatesCommand notFound headers":o,"runKeyDuplicatesCommand notAcceptable":s,"runKeyDuplicatesCommand notAcceptable he\
aders":o,"runKeyDuplicatesCommand conflict":s,"runKeyDuplicatesCommand conflict headers":o,"runKeyDuplicatesCommand contentTooLarge":s,"runKeyDuplicatesCommand \
contentTooLarge headers":o,"runKeyDuplicatesCommand unsupportedMediaType":s,"runKeyDuplicatesCommand unsupportedMediaType headers":o,"runKeyDuplicatesCommand to\
oManyRequests":s,"runKeyDuplicatesCommand tooManyRequests headers":h,"runKeyDuplicatesCommand internalError":s,"runKeyDuplicatesCommand internalError headers":o,
"runKeyDuplicatesCommand unavailable":s,"runKeyDuplicatesCommand unavailable headers":h,"listDependencies ok":C,"listDependencies ok headers":o,"listDependencie\
s badRequest":s,"listDependencies badRequest headers":o,"listDependencies unauthorized":s,"listDependencies unauthorized headers":f,"listDependencies forbidden":s,
"listDependencies forbidden headers":o,"listDependencies notFound":s,"listDependencies notFound headers":o,"listDependencies notAcceptable":s,"listDependencies \
notAcceptable headers":o,"listDependencies tooManyRequests":s,"listDependencies tooManyRequests headers":h,"listDependencies internalError":s,"listDependencies \
internalError headers":o,"listDependencies unavailable":s,"listDependencies unavailable headers":h,"runDependenciesCommand ok":wt,"runDependenciesCommand ok hea\
ders":o,"runDependenciesCommand noContent headers":o,"runDependenciesCommand badRequest":s,"runDependenciesCommand badRequest headers":o,"runDependenciesCommand\
 unauthorized":s,"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":s,"runDependenciesCommand forbidden headers":o,"runDependenc\
iesCommand notFound":s,"runDependenciesCommand notFound headers":o,"runDependenciesCommand notAcceptable":s,"runDependenciesCommand notAcceptable headers":o,"ru\
nDependenciesCommand conflict":s,"runDependenciesCommand conflict headers":o,"runDependenciesCommand contentTooLarge":s,"runDependenciesCommand contentTooLarge \
headers":o,"runDependenciesCommand unsupportedMediaType":s,"runDependenciesCommand unsupportedMediaType headers":o,"runDependenciesCommand tooManyRequests":s,"r\
unDependenciesCommand tooManyRequests headers":h,"runDependenciesCommand internalError":s,"runDependenciesCommand internalError headers":o,"runDependenciesComma\
nd unavailable":s,"runDependenciesCommand unavailable headers":h,"listPermanentDependencies ok":C,"listPermanentDependencies ok headers":o,"listPermanentDepende\
ncies badRequest":s,"listPermanentDependencies badRequest headers":o,"listPermanentDependencies unauthorized":s,"listPermanentDependencies unauthorized headers":f,
"listPermanentDependencies forbidden":s,"listPermanentDependencies forbidden headers":o,"listPermanentDependencies notFound":s,"listPermanentDependencies notFou\
nd headers":o,"listPermanentDependencies notAcceptable":s,"listPermanentDependencies notAcceptable headers":o,"listPermanentDependencies tooManyRequests":s,"lis\
tPermanentDependencies tooManyRequests headers":h,"listPermanentDependencies internalError":s,"listPermanentDependencies internalError headers":o,"listPermanent\
Dependencies unavailable":s,"listPermanentDependencies unavailable headers":h,"runPermanentDependenciesCommand ok":q,"runPermanentDependenciesCommand ok headers":o,
"runPermanentDependenciesCommand badRequest":s,"runPermanentDependenciesCommand badRequest headers":o,"runPermanentDependenciesCommand unauthorized":s,"runPerma\
nentDependenciesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":s,"runPermanentDependenciesCommand forbidden headers":o,"runPermanen\
tDependenciesCommand notFound":s,"runPermanentDependenciesCommand notFound headers":o,"runPermanentDependenciesCommand notAcceptable":s,"runPermanentDependencie\
sCommand notAcceptable headers":o,"runPermanentDependenciesCommand contentTooLarge":s,"runPermanentDependenciesCommand contentTooLarge headers":o,"runPermanentD\
ependenciesCommand unsupportedMediaType":s,"runPermanentDependenciesCommand unsupportedMediaType headers":o,"runPermanentDependenciesCommand tooManyRequests":s,
"runPermanentDependenciesCommand tooManyRequests headers":h,"runPermanentDependenciesCommand internalError":s,"runPermanentDependenciesCommand internalError hea\
ders":o,"runPermanentDependenciesCommand unavailable":s,"runPermanentDependenciesCommand unavailable headers":h,"listDiscoveredDependencies ok":C,"listDiscovere\
dDependencies ok headers":o,"listDiscoveredDependencies badRequest":s,"listDiscoveredDependencies badRequest headers":o,"listDiscoveredDependencies unauthorized":s,
"listDiscoveredDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":s,"listDiscoveredDependencies forbidden headers":o,"listDiscoveredDep\
endencies notFound":s,"listDiscoveredDependencies notFound headers":o,"listDiscoveredDependencies notAcceptable":s,"listDiscoveredDependencies notAcceptable hea\
ders":o,"listDiscoveredDependencies tooManyRequests":s,"listDiscoveredDependencies tooManyRequests headers":h,"listDiscoveredDependencies internalError":s,"list\
DiscoveredDependencies internalError headers":o,"listDiscoveredDependencies unavailable":s,"listDiscoveredDependencies unavailable headers":h,"runDiscoveredDepe\
ndenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":o,"runDiscoveredDependenciesCommand badRequest":s,"runDiscoveredDependenciesCommand badReque\
st headers":o,"runDiscoveredDependenciesCommand unauthorized":s,"runDiscoveredDependenciesCommand unauthorized headers":f,"runDiscoveredDependenciesCommand forb\
idden":s,"runDiscoveredDependenciesCommand forbidden headers":o,"runDiscoveredDependenciesCommand notFound":s,"runDiscoveredDependenciesCommand notFound headers":o,
"runDiscoveredDependenciesCommand notAcceptable":s,"runDiscoveredDependenciesCommand notAcceptable headers":o,"runDiscoveredDependenciesCommand contentTooLarge":s,
"runDiscoveredDependenciesCommand contentTooLarge headers":o,"runDiscoveredDependenciesCommand unsupportedMediaType":s,"runDiscoveredDependenciesCommand unsuppo\
rtedMediaType headers":o,"runDiscoveredDependenciesCommand tooManyRequests":s,"runDiscoveredDependenciesCommand tooManyRequests headers":h,"runDiscoveredDepende\
nciesCommand internalError":s,"runDiscoveredDependenciesCommand internalError headers":o,"runDiscoveredDependenciesCommand unavailable":s,"runDiscoveredDependen\
ciesCommand unavailable headers":h,"getDependency ok":C,"getDependency ok headers":o,"getDependency badRequest":s,"getDependency badRequest headers":o,"getDepen\
dency unauthorized":s,"getDependency unauthorized headers":f,"getDependency forbidden":s,"getDependency forbidden headers":o,"getDependency notFound":s,"getDepe\
ndency notFound headers":o,"getDependency notAcceptable":s,"getDependency notAcceptable headers":o,"getDependency tooManyRequests":s,"getDependency tooManyReque\
sts headers":h,"getDependency internalError":s,"getDependency internalError headers":o,"getDependency unavailable":s,"getDependency unavailable headers":h,"veri\
fyDependency ok":Gt,"verifyDependency ok headers":o,"verifyDependency badRequest":s,"verifyDependency badRequest headers":o,"verifyDependency unauthorized":s,"v\
erifyDependency unauthorized headers":f,"verifyDependency forbidden":s,"verifyDependency forbidden headers":o,"verifyDependency notFound":s,"verifyDependency no\
tFound headers":o,"verifyDependency notAcceptable":s,"verifyDependency notAcceptable headers":o,"verifyDependency conflict":s,"verifyDependency conflict headers":o,
"verifyDependency tooManyRequests":s,"verifyDependency tooManyRequests headers":h,"verifyDependency internalError":s,"verifyDependency internalError headers":o,
"verifyDependency unavailable":s,"verifyDependency unavailable headers":h,"listConflicts ok":C,"listConflicts ok headers":o,"listConflicts badRequest":s,"listCo\
nflicts badRequest headers":o,"listConflicts unauthorized":s,"listConflicts unauthorized headers":f,"listConflicts forbidden":s,"listConflicts forbidden headers":o,
"listConflicts notFound":s,"listConflicts notFound headers":o,"listConflicts notAcceptable":s,"listConflicts notAcceptable headers":o,"listConflicts conflict":s,
"listConflicts conflict headers":o,"listConflicts tooManyRequests":s,"listConflicts tooManyRequests headers":h,"listConflicts internalError":s,"listConflicts in\
ternalError headers":o,"listConflicts unavailable":s,"listConflicts unavailable headers":h,"runConflictsCommand ok":q,"runConflictsCommand ok headers":o,"runCon\
flictsCommand noContent headers":o,"runConflictsCommand badRequest":s,"runConflictsCommand badRequest headers":o,"runConflictsCommand unauthorized":s,"runConfli\
ctsCommand unauthorized headers":f,"runConflictsCommand forbidden":s,"runConflictsCommand forbidden headers":o,"runConflictsCommand notFound":s,"runConflictsCom\
mand notFound headers":o,"runConflictsCommand notAcceptable":s,"runConflictsCommand notAcceptable headers":o,"runConflictsCommand conflict":s,"runConflictsComma\
nd conflict headers":o,"runConflictsCommand contentTooLarge":s,"runConflictsCommand contentTooLarge headers":o,"runConflictsCommand unsupportedMediaType":s,"run\
ConflictsCommand unsupportedMediaType headers":o,"runConflictsCommand tooManyRequests":s,"runConflictsCommand tooManyRequests headers":h,"runConflictsCommand in\
ternalError":s,"runConflictsCommand internalError headers":o,"runConflictsCommand unavailable":s,"runConflictsCommand unavailable headers":h,"listAttributeKeys \
ok":C,"listAttributeKeys ok headers":o,"listAttributeKeys badRequest":s,"listAttributeKeys badRequest headers":o,"listAttributeKeys unauthorized":s,"listAttribu\
teKeys unauthorized headers":f,"listAttributeKeys forbidden":s,"listAttributeKeys forbidden headers":o,"listAttributeKeys notFound":s,"listAttributeKeys notFoun\
d headers":o,"listAttributeKeys notAcceptable":s,"listAttributeKeys notAcceptable headers":o,"listAttributeKeys tooManyRequests":s,"listAttributeKeys tooManyReq\
uests headers":h,"listAttributeKeys internalError":s,"listAttributeKeys internalError headers":o,"listAttributeKeys unavailable":s,"listAttributeKeys unavailabl\
e headers":h,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":o,"runAttributeKeysCommand badRequest":s,"runAttributeKeysCommand badRequest he\
aders":o,"runAttributeKeysCommand unauthorized":s,"runAttributeKeysCommand unauthorized headers":f,"runAttributeKeysCommand forbidden":s,"runAttributeKeysComman\
d forbidden headers":o,"runAttributeKeysCommand notFound":s,"runAttributeKeysCommand notFound headers":o,"runAttributeKeysCommand notAcceptable":s,"runAttribute\
KeysCommand notAcceptable headers":o,"runAttributeKeysCommand contentTooLarge":s,"runAttributeKeysCommand contentTooLarge headers":o,"runAttributeKeysCommand un\
supportedMediaType":s,"runAttributeKeysCommand unsupportedMediaType headers":o,"runAttributeKeysCommand tooManyRequests":s,"runAttributeKeysCommand tooManyReque\
sts headers":h,"runAttributeKeysCommand internalError":s,"runAttributeKeysCommand internalError headers":o,"runAttributeKeysCommand unavailable":s,"runAttribute\
KeysCommand unavailable headers":h,"listAttributeDependencies ok":C,"listAttributeDependencies ok headers":o,"listAttributeDependencies badRequest":s,"listAttri\
buteDependencies badRequest headers":o,"listAttributeDependencies unauthorized":s,"listAttributeDependencies unauthorized headers":f,"listAttributeDependencies \
forbidden":s,"listAttributeDependencies forbidden headers":o,"listAttributeDependencies notFound":s,"listAttributeDependencies notFound headers":o,"listAttribut\
eDependencies notAcceptable":s,"listAttributeDependencies notAcceptable headers":o,"listAttributeDependencies tooManyRequests":s,"listAttributeDependencies tooM\
anyRequests headers":h,"listAttributeDependencies internalError":s,"listAttributeDependencies internalError headers":o,"listAttributeDependencies unavailable":s,
"listAttributeDependencies unavailable headers":h,"runAttributeDependenciesCommand ok":wt,"runAttributeDependenciesCommand ok headers":o,"runAttributeDependenci\
esCommand noContent headers":o,"runAttributeDependenciesCommand badRequest":s,"runAttributeDependenciesCommand badRequest headers":o,"runAttributeDependenciesCo\
mmand unauthorized":s,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesCommand forbidden":s,"runAttributeDependenciesCommand fo\
rbidden headers":o,"runAttributeDependenciesCommand notFound":s,"runAttributeDependenciesCommand notFound headers":o,"runAttributeDependenciesCommand notAccepta\
ble":s,"runAttributeDependenciesCommand notAcceptable headers":o,"runAttributeDependenciesCommand conflict":s,"runAttributeDependenciesCommand conflict headers":o,
"runAttributeDependenciesCommand contentTooLarge":s,"runAttributeDependenciesCommand contentTooLarge headers":o,"runAttributeDependenciesCommand unsupportedMedi\
aType":s,"runAttributeDependenciesCommand unsupportedMediaType headers":o,"runAttributeDependenciesCommand tooManyRequests":s,"runAttributeDependenciesCommand t\
ooManyRequests headers":h,"runAttributeDependenciesCommand internalError":s,"runAttributeDependenciesCommand internalError headers":o,"runAttributeDependenciesC\
ommand unavailable":s,"runAttributeDependenciesCommand unavailable headers":h,"listPermanentAttributeDependencies ok":C,"listPermanentAttributeDependencies ok h\
eaders":o,"listPermanentAttributeDependencies badRequest":s,"listPermanentAttributeDependencies badRequest headers":o,"listPermanentAttributeDependencies unauth\
orized":s,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies forbidden":s,"listPermanentAttributeDependencies forbi\
dden headers":o,"listPermanentAttributeDependencies notFound":s,"listPermanentAttributeDependencies notFound headers":o,"listPermanentAttributeDependencies notA\
cceptable":s,"listPermanentAttributeDependencies notAcceptable headers":o,"listPermanentAttributeDependencies tooManyRequests":s,"listPermanentAttributeDependen\
cies tooManyRequests headers":h,"listPermanentAttributeDependencies internalError":s,"listPermanentAttributeDependencies internalError headers":o,"listPermanent\
AttributeDependencies unavailable":s,"listPermanentAttributeDependencies unavailable headers":h,"runPermanentAttributeDependenciesCommand ok":q,"runPermanentAtt\
ributeDependenciesCommand ok headers":o,"runPermanentAttributeDependenciesCommand badRequest":s,"runPermanentAttributeDependenciesCommand badRequest headers":o,
"runPermanentAttributeDependenciesCommand unauthorized":s,"runPermanentAttributeDependenciesCommand unauthorized headers":f,"runPermanentAttributeDependenciesCo\
mmand forbidden":s,"runPermanentAttributeDependenciesCommand forbidden headers":o,"runPermanentAttributeDependenciesCommand notFound":s,"runPermanentAttributeDe\
pendenciesCommand notFound headers":o,"runPermanentAttributeDependenciesCommand notAcceptable":s,"runPermanentAttributeDependenciesCommand notAcceptable headers":o,
"runPermanentAttributeDependenciesCommand contentTooLarge":s,"runPermanentAttributeDependenciesCommand contentTooLarge headers":o,"runPermanentAttributeDependen\
ciesCommand unsupportedMediaType":s,"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":o,"runPermanentAttributeDependenciesCommand tooManyR\
equests":s,"runPermanentAttributeDependenciesCommand tooManyRequests headers":h,"runPermanentAttributeDependenciesCommand internalError":s,"runPermanentAttribut\
eDependenciesCommand internalError headers":o,"runPermanentAttributeDependenciesCommand unavailable":s,"runPermanentAttributeDependenciesCommand unavailable hea\
ders":h,"listDiscoveredAttributeDependencies ok":C,"listDiscoveredAttributeDependencies ok headers":o,"listDiscoveredAttributeDependencies badRequest":s,"listDi\
scoveredAttributeDependencies badRequest headers":o,"listDiscoveredAttributeDependencies unauthorized":s,"listDiscoveredAttributeDependencies unauthorized heade\
rs":f,"listDiscoveredAttributeDependencies forbidden":s,"listDiscoveredAttributeDependencies forbidden headers":o,"listDiscoveredAttributeDependencies notFound":s,
"listDiscoveredAttributeDependencies notFound headers":o,"listDiscoveredAttributeDependencies notAcceptable":s,"listDiscoveredAttributeDependencies notAcceptabl\
e headers":o,"listDiscoveredAttributeDependencies tooManyRequests":s,"listDiscoveredAttributeDependencies tooManyRequests headers":h,"listDiscoveredAttributeDep\
endencies internalError":s,"listDiscoveredAttributeDependencies internalError headers":o,"listDiscoveredAttributeDependencies unavailable":s,"listDiscoveredAttr\
ibuteDependencies unavailable headers":h,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttributeDependenciesCommand ok headers":o,"runDiscovere\
dAttributeDependenciesCommand badRequest":s,"runDiscoveredAttributeDependenciesCommand badRequest headers":o,"runDiscoveredAttributeDependenciesCommand unauthor\
ized":s,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDependenciesCommand forbidden":s,"runDiscoveredAttributeDepend\
enciesCommand forbidden headers":o,"runDiscoveredAttributeDependenciesCommand notFound":s,"runDiscoveredAttributeDependenciesCommand notFound headers":o,"runDis\
coveredAttributeDependenciesCommand notAcceptable":s,"runDiscoveredAttributeDependenciesCommand notAcceptable headers":o,"runDiscoveredAttributeDependenciesComm\
and contentTooLarge":s,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":o,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType":s,
"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":o,"runDiscoveredAttributeDependenciesCommand tooManyRequests":s,"runDiscoveredAttribute\
DependenciesCommand tooManyRequests headers":h,"runDiscoveredAttributeDependenciesCommand internalError":s,"runDiscoveredAttributeDependenciesCommand internalEr\
ror headers":o,"runDiscoveredAttributeDependenciesCommand unavailable":s,"runDiscoveredAttributeDependenciesCommand unavailable headers":h,"verifyAttributeDepen\
dency ok":Gt,"verifyAttributeDependency ok headers":o,"verifyAttributeDependency badRequest":s,"verifyAttributeDependency badRequest headers":o,"verifyAttribute\
Dependency unauthorized":s,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependency forbidden":s,"verifyAttributeDependency forbidden heade\
rs":o,"verifyAttributeDependency notFound":s,"verifyAttributeDependency notFound headers":o,"verifyAttributeDependency notAcceptable":s,"verifyAttributeDependen\
cy notAcceptable headers":o,"verifyAttributeDependency conflict":s,"verifyAttributeDependency conflict headers":o,"verifyAttributeDependency tooManyRequests":s,
"verifyAttributeDependency tooManyRequests headers":h,"verifyAttributeDependency internalError":s,"verifyAttributeDependency internalError headers":o,"verifyAtt\
ributeDependency unavailable":s,"verifyAttributeDependency unavailable headers":h,"listAttributeConflicts ok":C,"listAttributeConflicts ok headers":o,"listAttri\
buteConflicts badRequest":s,"listAttributeConflicts badRequest headers":o,"listAttributeConflicts unauthorized":s,"listAttributeConflicts unauthorized headers":f,
"listAttributeConflicts forbidden":s,"listAttributeConflicts forbidden headers":o,"listAttributeConflicts notFound":s,"listAttributeConflicts notFound headers":o,
"listAttributeConflicts notAcceptable":s,"listAttributeConflicts notAcceptable headers":o,"listAttributeConflicts conflict":s,"listAttributeConflicts conflict h\
eaders":o,"listAttributeConflicts tooManyRequests":s,"listAttributeConflicts tooManyRequests headers":h,"listAttributeConflicts internalError":s,"listAttributeC\
onflicts internalError headers":o,"listAttributeConflicts unavailable":s,"listAttributeConflicts unavailable headers":h,"runAttributeConflictsCommand ok":q,"run\
AttributeConflictsCommand ok headers":o,"runAttributeConflictsCommand noContent headers":o,"runAttributeConflictsCommand badRequest":s,"runAttributeConflictsCom\
mand badRequest headers":o,"runAttributeConflictsCommand unauthorized":s,"runAttributeConflictsCommand unauthorized headers":f,"runAttributeConflictsCommand for\
bidden":s,"runAttributeConflictsCommand forbidden headers":o,"runAttributeConflictsCommand notFound":s,"runAttributeConflictsCommand notFound headers":o,"runAtt\
ributeConflictsCommand notAcceptable":s,"runAttributeConflictsCommand notAcceptable headers":o,"runAttributeConflictsCommand conflict":s,"runAttributeConflictsC\
ommand conflict headers":o,"runAttributeConflictsCommand contentTooLarge":s,"runAttributeConflictsCommand contentTooLarge headers":o,"runAttributeConflictsComma\
nd unsupportedMediaType":s,"runAttributeConflictsCommand unsupportedMediaType headers":o,"runAttributeConflictsCommand tooManyRequests":s,"runAttributeConflicts\
Command tooManyRequests headers":h,"runAttributeConflictsCommand internalError":s,"runAttributeConflictsCommand internalError headers":o,"runAttributeConflictsC\
ommand unavailable":s,"runAttributeConflictsCommand unavailable headers":h,"listCorrections ok":C,"listCorrections ok headers":o,"listCorrections badRequest":s,
"listCorrections badRequest headers":o,"listCorrections unauthorized":s,"listCorrections unauthorized headers":f,"listCorrections forbidden":s,"listCorrections \
forbidden headers":o,"listCorrections notFound":s,"listCorrections notFound headers":o,"listCorrections notAcceptable":s,"listCorrections notAcceptable headers":o,
"listCorrections conflict":s,"listCorrections conflict headers":o,"listCorrections tooManyRequests":s,"listCorrections tooManyRequests headers":h,"listCorrectio\
ns internalError":s,"listCorrections internalError headers":o,"listCorrections unavailable":s,"listCorrections unavailable headers":h,"runCorrectionsCommand ok":q,
"runCorrectionsCommand ok headers":o,"runCorrectionsCommand badRequest":s,"runCorrectionsCommand badRequest headers":o,"runCorrectionsCommand unauthorized":s,"r\
unCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":s,"runCorrectionsCommand forbidden headers":o,"runCorrectionsCommand notFound":s,
"runCorrectionsCommand notFound headers":o,"runCorrectionsCommand notAcceptable":s,"runCorrectionsCommand notAcceptable headers":o,"runCorrectionsCommand confli\
ct":s,"runCorrectionsCommand conflict headers":o,"runCorrectionsCommand contentTooLarge":s,"runCorrectionsCommand contentTooLarge headers":o,"runCorrectionsComm\
and unsupportedMediaType":s,"runCorrectionsCommand unsupportedMediaType headers":o,"runCorrectionsCommand tooManyRequests":s,"runCorrectionsCommand tooManyReque\
sts headers":h,"runCorrectionsCommand internalError":s,"runCorrectionsCommand internalError headers":o,"runCorrectionsCommand unavailable":s,"runCorrectionsComm\
and unavailable headers":h,"listAttributeCorrections ok":C,"listAttributeCorrections ok headers":o,"listAttributeCorrections badRequest":s,"listAttributeCorrect\
ions badRequest headers":o,"listAttributeCorrections unauthorized":s,"listAttributeCorrections unauthorized headers":f,"listAttributeCorrections forbidden":s,"l\
istAttributeCorrections forbidden headers":o,"listAttributeCorrections notFound":s,"listAttributeCorrections notFound headers":o,"listAttributeCorrections notAc\
ceptable":s,"listAttributeCorrections notAcceptable headers":o,"listAttributeCorrections conflict":s,"listAttributeCorrections conflict headers":o,"listAttribut\
eCorrections tooManyRequests":s,"listAttributeCorrections tooManyRequests headers":h,"listAttributeCorrections internalError":s,"listAttributeCorrections intern\
alError headers":o,"listAttributeCorrections unavailable":s,"listAttributeCorrections unavailable headers":h,"runAttributeCorrectionsCommand ok":q,"runAttribute\
CorrectionsCommand ok headers":o,"runAttributeCorrectionsCommand badRequest":s,"runAttributeCorrectionsCommand badRequest headers":o,"runAttributeCorrectionsCom\
mand unauthorized":s,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCorrectionsCommand forbidden":s,"runAttributeCorrectionsCommand forbid\
den headers":o,"runAttributeCorrectionsCommand notFound":s,"runAttributeCorrectionsCommand notFound headers":o,"runAttributeCorrectionsCommand notAcceptable":s,
"runAttributeCorrectionsCommand notAcceptable headers":o,"runAttributeCorrectionsCommand conflict":s,"runAttributeCorrectionsCommand conflict headers":o,"runAtt\
ributeCorrectionsCommand contentTooLarge":s,"runAttributeCorrectionsCommand contentTooLarge headers":o,"runAttributeCorrectionsCommand unsupportedMediaType":s,"\
runAttributeCorrectionsCommand unsupportedMediaType headers":o,"runAttributeCorrectionsCommand tooManyRequests":s,"runAttributeCorrectionsCommand tooManyRequest\
s headers":h,"runAttributeCorrectionsCommand internalError":s,"runAttributeCorrectionsCommand internalError headers":o,"runAttributeCorrectionsCommand unavailab\
le":s,"runAttributeCorrectionsCommand unavailable headers":h,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRowsCommand ok headers":o,"runDuplicateKeyRowsCom\
mand badRequest":s,"runDuplicateKeyRowsCommand badRequest headers":o,"runDuplicateKeyRowsCommand unauthorized":s,"runDuplicateKeyRowsCommand unauthorized header\
s":f,"runDuplicateKeyRowsCommand forbidden":s,"runDuplicateKeyRowsCommand forbidden headers":o,"runDuplicateKeyRowsCommand notFound":s,"runDuplicateKeyRowsComma\
nd notFound headers":o,"runDuplicateKeyRowsCommand notAcceptable":s,"runDuplicateKeyRowsCommand notAcceptable headers":o,"runDuplicateKeyRowsCommand conflict":s,
"runDuplicateKeyRowsCommand conflict headers":o,"runDuplicateKeyRowsCommand contentTooLarge":s,"runDuplicateKeyRowsCommand contentTooLarge headers":o,"runDuplic\
ateKeyRowsCommand unsupportedMediaType":s,"runDuplicateKeyRowsCommand unsupportedMediaType headers":o,"runDuplicateKeyRowsCommand tooManyRequests":s,"runDuplica\
teKeyRowsCommand tooManyRequests headers":h,"runDuplicateKeyRowsCommand internalError":s,"runDuplicateKeyRowsCommand internalError headers":o,"runDuplicateKeyRo\
wsCommand unavailable":s,"runDuplicateKeyRowsCommand unavailable headers":h,"runConflictRowsCommand ok":q,"runConflictRowsCommand ok headers":o,"runConflictRows\
Command badRequest":s,"runConflictRowsCommand badRequest headers":o,"runConflictRowsCommand unauthorized":s,"runConflictRowsCommand unauthorized headers":f,"run\
ConflictRowsCommand forbidden":s,"runConflictRowsCommand forbidden headers":o,"runConflictRowsCommand notFound":s,"runConflictRowsCommand notFound headers":o,"r\
unConflictRowsCommand notAcceptable":s,"runConflictRowsCommand notAcceptable headers":o,"runConflictRowsCommand conflict":s,"runConflictRowsCommand conflict hea\
ders":o,"runConflictRowsCommand contentTooLarge":s,"runConflictRowsCommand contentTooLarge headers":o,"runConflictRowsCommand unsupportedMediaType":s,"runConfli\
ctRowsCommand unsupportedMediaType headers":o,"runConflictRowsCommand tooManyRequests":s,"runConflictRowsCommand tooManyRequests headers":h,"runConflictRowsComm\
and internalError":s,"runConflictRowsCommand internalError headers":o,"runConflictRowsCommand unavailable":s,"runConflictRowsCommand unavailable headers":h,"lis\
tEntityJoins ok":C,"listEntityJoins ok headers":o,"listEntityJoins badRequest":s,"listEntityJoins badRequest headers":o,"listEntityJoins unauthorized":s,"listEn\
tityJoins unauthorized headers":f,"listEntityJoins forbidden":s,"listEntityJoins forbidden headers":o,"listEntityJoins notFound":s,"listEntityJoins notFound hea\
ders":o,"listEntityJoins notAcceptable":s,"listEntityJoins notAcceptable headers":o,"listEntityJoins tooManyRequests":s,"listEntityJoins tooManyRequests headers":h,
"listEntityJoins internalError":s,"listEntityJoins internalError headers":o,"listEntityJoins unavailable":s,"listEntityJoins unavailable headers":h,"runEntityJo\
insCommand ok":ya,"runEntityJoinsCommand ok headers":o,"runEntityJoinsCommand noContent headers":o,"runEntityJoinsCommand badRequest":s,"runEntityJoinsCommand b\
adRequest headers":o,"runEntityJoinsCommand unauthorized":s,"runEntityJoinsCommand unauthorized headers":f,"runEntityJoinsCommand forbidden":s,"runEntityJoinsCo\
mmand forbidden headers":o,"runEntityJoinsCommand notFound":s,"runEntityJoinsCommand notFound headers":o,"runEntityJoinsCommand notAcceptable":s,"runEntityJoins\
Command notAcceptable headers":o,"runEntityJoinsCommand conflict":s,"runEntityJoinsCommand conflict headers":o,"runEntityJoinsCommand contentTooLarge":s,"runEnt\
ityJoinsCommand contentTooLarge headers":o,"runEntityJoinsCommand unsupportedMediaType":s,"runEntityJoinsCommand unsupportedMediaType headers":o,"runEntityJoins\
Command tooManyRequests":s,"runEntityJoinsCommand tooManyRequests headers":h,"runEntityJoinsCommand internalError":s,"runEntityJoinsCommand internalError header\
s":o,"runEntityJoinsCommand unavailable":s,"runEntityJoinsCommand unavailable headers":h,"deleteEntityJoins noContent headers":o,"deleteEntityJoins badRequest":s,
"deleteEntityJoins badRequest headers":o,"deleteEntityJoins unauthorized":s,"deleteEntityJoins unauthorized headers":f,"deleteEntityJoins forbidden":s,"deleteEn\
tityJoins forbidden headers":o,"deleteEntityJoins notFound":s,"deleteEntityJoins notFound headers":o,"deleteEntityJoins notAcceptable":s,"deleteEntityJoins notA\
cceptable headers":o,"deleteEntityJoins contentTooLarge":s,"deleteEntityJoins contentTooLarge headers":o,"deleteEntityJoins unsupportedMediaType":s,"deleteEntit\
yJoins unsupportedMediaType headers":o,"deleteEntityJoins tooManyRequests":s,"deleteEntityJoins tooManyRequests headers":h,"deleteEntityJoins internalError":s,"\
deleteEntityJoins internalError headers":o,"deleteEntityJoins unavailable":s,"deleteEntityJoins unavailable headers":h,"listEntityPermanentJoins ok":C,"listEnti\
tyPermanentJoins ok headers":o,"listEntityPermanentJoins badRequest":s,"listEntityPermanentJoins badRequest headers":o,"listEntityPermanentJoins unauthorized":s,
"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":s,"listEntityPermanentJoins forbidden headers":o,"listEntityPermanentJoin\
s notFound":s,"listEntityPermanentJoins notFound headers":o,"listEntityPermanentJoins notAcceptable":s,"listEntityPermanentJoins notAcceptable headers":o,"listE\
ntityPermanentJoins tooManyRequests":s,"listEntityPermanentJoins tooManyRequests headers":h,"listEntityPermanentJoins internalError":s,"listEntityPermanentJoins\
 internalError headers":o,"listEntityPermanentJoins unavailable":s,"listEntityPermanentJoins unavailable headers":h,"runEntityPermanentJoinsCommand ok":q,"runEn\
tityPermanentJoinsCommand ok headers":o,"runEntityPermanentJoinsCommand badRequest":s,"runEntityPermanentJoinsCommand badRequest headers":o,"runEntityPermanentJ\
oinsCommand unauthorized":s,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEntityPermanentJoinsCommand forbidden":s,"runEntityPermanentJoinsCommand\
 forbidden headers":o,"runEntityPermanentJoinsCommand notFound":s,"runEntityPermanentJoinsCommand notFound headers":o,"runEntityPermanentJoinsCommand notAccepta\
ble":s,"runEntityPermanentJoinsCommand notAcceptable headers":o,"runEntityPermanentJoinsCommand contentTooLarge":s,"runEntityPermanentJoinsCommand contentTooLar\
ge headers":o,"runEntityPermanentJoinsCommand unsupportedMediaType":s,"runEntityPermanentJoinsCommand unsupportedMediaType headers":o,"runEntityPermanentJoinsCo\
mmand tooManyRequests":s,"runEntityPermanentJoinsCommand tooManyRequests headers":h,"runEntityPermanentJoinsCommand internalError":s,"runEntityPermanentJoinsCom\
mand internalError headers":o,"runEntityPermanentJoinsCommand unavailable":s,"runEntityPermanentJoinsCommand unavailable headers":h,"listEntityDiscoveredJoins o\
k":C,"listEntityDiscoveredJoins ok headers":o,"listEntityDiscoveredJoins badRequest":s,"listEntityDiscoveredJoins badRequest headers":o,"listEntityDiscoveredJoi\
ns unauthorized":s,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJoins forbidden":s,"listEntityDiscoveredJoins forbidden headers":o,"l\
istEntityDiscoveredJoins notFound":s,"listEntityDiscoveredJoins notFound headers":o,"listEntityDiscoveredJoins notAcceptable":s,"listEntityDiscoveredJoins notAc\
ceptable headers":o,"listEntityDiscoveredJoins tooManyRequests":s,"listEntityDiscoveredJoins tooManyRequests headers":h,"listEntityDiscoveredJoins internalError":s,
"listEntityDiscoveredJoins internalError headers":o,"listEntityDiscoveredJoins unavailable":s,"listEntityDiscoveredJoins unavailable headers":h,"runEntityDiscov\
eredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":o,"runEntityDiscoveredJoinsCommand badRequest":s,"runEntityDiscoveredJoinsCommand badRequest\
 headers":o,"runEntityDiscoveredJoinsCommand unauthorized":s,"runEntityDiscoveredJoinsCommand unauthorized headers":f,"runEntityDiscoveredJoinsCommand forbidden":s,
"runEntityDiscoveredJoinsCommand forbidden headers":o,"runEntityDiscoveredJoinsCommand notFound":s,"runEntityDiscoveredJoinsCommand notFound headers":o,"runEnti\
tyDiscoveredJoinsCommand notAcceptable":s,"runEntityDiscoveredJoinsCommand notAcceptable headers":o,"runEntityDiscoveredJoinsCommand contentTooLarge":s,"runEnti\
tyDiscoveredJoinsCommand contentTooLarge headers":o,"runEntityDiscoveredJoinsCommand unsupportedMediaType":s,"runEntityDiscoveredJoinsCommand unsupportedMediaTy\
pe headers":o,"runEntityDiscoveredJoinsCommand tooManyRequests":s,"runEntityDiscoveredJoinsCommand tooManyRequests headers":h,"runEntityDiscoveredJoinsCommand i\
nternalError":s,"runEntityDiscoveredJoinsCommand internalError headers":o,"runEntityDiscoveredJoinsCommand unavailable":s,"runEntityDiscoveredJoinsCommand unava\
ilable headers":h,"listJoins ok":C,"listJoins ok headers":o,"listJoins badRequest":s,"listJoins badRequest headers":o,"listJoins unauthorized":s,"listJoins unau\
thorized headers":f,"listJoins forbidden":s,"listJoins forbidden headers":o,"listJoins notFound":s,"listJoins notFound headers":o,"listJoins notAcceptable":s,"l\
istJoins notAcceptable headers":o,"listJoins tooManyRequests":s,"listJoins tooManyRequests headers":h,"listJoins internalError":s,"listJoins internalError heade\
rs":o,"listJoins unavailable":s,"listJoins unavailable headers":h,"runJoinsCommand ok":q,"runJoinsCommand ok headers":o,"runJoinsCommand badRequest":s,"runJoins\
Command badRequest headers":o,"runJoinsCommand unauthorized":s,"runJoinsCommand unauthorized headers":f,"runJoinsCommand forbidden":s,"runJoinsCommand forbidden\
 headers":o,"runJoinsCommand notFound":s,"runJoinsCommand notFound headers":o,"runJoinsCommand notAcceptable":s,"runJoinsCommand notAcceptable headers":o,"runJo\
insCommand contentTooLarge":s,"runJoinsCommand contentTooLarge headers":o,"runJoinsCommand unsupportedMediaType":s,"runJoinsCommand unsupportedMediaType headers":o,
"runJoinsCommand tooManyRequests":s,"runJoinsCommand tooManyRequests headers":h,"runJoinsCommand internalError":s,"runJoinsCommand internalError headers":o,"run\
JoinsCommand unavailable":s,"runJoinsCommand unavailable headers":h,"countJoins ok":re,"countJoins ok headers":o,"countJoins badRequest":s,"countJoins badReques\
t headers":o,"countJoins unauthorized":s,"countJoins unauthorized headers":f,"countJoins forbidden":s,"countJoins forbidden headers":o,"countJoins notFound":s,"\
countJoins notFound headers":o,"countJoins notAcceptable":s,"countJoins notAcceptable headers":o,"countJoins tooManyRequests":s,"countJoins tooManyRequests head\
ers":h,"countJoins internalError":s,"countJoins internalError headers":o,"countJoins unavailable":s,"countJoins unavailable headers":h,"getJoinDiagram ok":fa,"g\
etJoinDiagram ok headers":or,"getJoinDiagram okVndMermaid":Ht,"getJoinDiagram okVndMermaid headers":or,"getJoinDiagram okPlain":Ht,"getJoinDiagram okPlain heade\
rs":or,"getJoinDiagram badRequest":s,"getJoinDiagram badRequest headers":o,"getJoinDiagram unauthorized":s,"getJoinDiagram unauthorized headers":f,"getJoinDiagr\
am forbidden":s,"getJoinDiagram forbidden headers":o,"getJoinDiagram notFound":s,"getJoinDiagram notFound headers":o,"getJoinDiagram notAcceptable":s,"getJoinDi\
agram notAcceptable headers":o,"getJoinDiagram tooManyRequests":s,"getJoinDiagram tooManyRequests headers":h,"getJoinDiagram internalError":s,"getJoinDiagram in\
ternalError headers":o,"getJoinDiagram unavailable":s,"getJoinDiagram unavailable headers":h,"listPermanentJoins ok":C,"listPermanentJoins ok headers":o,"listPe\
rmanentJoins badRequest":s,"listPermanentJoins badRequest headers":o,"listPermanentJoins unauthorized":s,"listPermanentJoins unauthorized headers":f,"listPerman\
entJoins forbidden":s,"listPermanentJoins forbidden headers":o,"listPermanentJoins notFound":s,"listPermanentJoins notFound headers":o,"listPermanentJoins notAc\
ceptable":s,"listPermanentJoins notAcceptable headers":o,"listPermanentJoins tooManyRequests":s,"listPermanentJoins tooManyRequests headers":h,"listPermanentJoi\
ns internalError":s,"listPermanentJoins internalError headers":o,"listPermanentJoins unavailable":s,"listPermanentJoins unavailable headers":h,"runPermanentJoin\
sCommand ok":q,"runPermanentJoinsCommand ok headers":o,"runPermanentJoinsCommand badRequest":s,"runPermanentJoinsCommand badRequest headers":o,"runPermanentJoin\
sCommand unauthorized":s,"runPermanentJoinsCommand unauthorized headers":f,"runPermanentJoinsCommand forbidden":s,"runPermanentJoinsCommand forbidden headers":o,
"runPermanentJoinsCommand notFound":s,"runPermanentJoinsCommand notFound headers":o,"runPermanentJoinsCommand notAcceptable":s,"runPermanentJoinsCommand notAcce\
ptable headers":o,"runPermanentJoinsCommand contentTooLarge":s,"runPermanentJoinsCommand contentTooLarge headers":o,"runPermanentJoinsCommand unsupportedMediaTy\
pe":s,"runPermanentJoinsCommand unsupportedMediaType headers":o,"runPermanentJoinsCommand tooManyRequests":s,"runPermanentJoinsCommand tooManyRequests headers":h,
"runPermanentJoinsCommand internalError":s,"runPermanentJoinsCommand internalError headers":o,"runPermanentJoinsCommand unavailable":s,"runPermanentJoinsCommand\
 unavailable headers":h,"listDiscoveredJoins ok":C,"listDiscoveredJoins ok headers":o,"listDiscoveredJoins badRequest":s,"listDiscoveredJoins badRequest headers":o,
"listDiscoveredJoins unauthorized":s,"listDiscoveredJoins unauthorized headers":f,"listDiscoveredJoins forbidden":s,"listDiscoveredJoins forbidden headers":o,"l\
istDiscoveredJoins notFound":s,"listDiscoveredJoins notFound headers":o,"listDiscoveredJoins notAcceptable":s,"listDiscoveredJoins notAcceptable headers":o,"lis\
tDiscoveredJoins tooManyRequests":s,"listDiscoveredJoins tooManyRequests headers":h,"listDiscoveredJoins internalError":s,"listDiscoveredJoins internalError hea\
ders":o,"listDiscoveredJoins unavailable":s,"listDiscoveredJoins unavailable headers":h,"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":o,
"runDiscoveredJoinsCommand badRequest":s,"runDiscoveredJoinsCommand badRequest headers":o,"runDiscoveredJoinsCommand unauthorized":s,"runDiscoveredJoinsCommand \
unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":s,"runDiscoveredJoinsCommand forbidden headers":o,"runDiscoveredJoinsCommand notFound":s,"runDisco\
veredJoinsCommand notFound headers":o,"runDiscoveredJoinsCommand notAcceptable":s,"runDiscoveredJoinsCommand notAcceptable headers":o,"runDiscoveredJoinsCommand\
 contentTooLarge":s,"runDiscoveredJoinsCommand contentTooLarge headers":o,"runDiscoveredJoinsCommand unsupportedMediaType":s,"runDiscoveredJoinsCommand unsuppor\
tedMediaType headers":o,"runDiscoveredJoinsCommand tooManyRequests":s,"runDiscoveredJoinsCommand tooManyRequests headers":h,"runDiscoveredJoinsCommand internalE\
rror":s,"runDiscoveredJoinsCommand internalError headers":o,"runDiscoveredJoinsCommand unavailable":s,"runDiscoveredJoinsCommand unavailable headers":h,"listJoi\
nJobs ok":C,"listJoinJobs ok headers":o,"listJoinJobs badRequest":s,"listJoinJobs badRequest headers":o,"listJoinJobs unauthorized":s,"listJoinJobs unauthorized\
 headers":f,"listJoinJobs forbidden":s,"listJoinJobs forbidden headers":o,"listJoinJobs notFound":s,"listJoinJobs notFound headers":o,"listJoinJobs notAcceptabl\
e":s,"listJoinJobs notAcceptable headers":o,"listJoinJobs tooManyRequests":s,"listJoinJobs tooManyRequests headers":h,"listJoinJobs internalError":s,"listJoinJo\
bs internalError headers":o,"listJoinJobs unavailable":s,"listJoinJobs unavailable headers":h,"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":o,"runJo\
inJobsCommand badRequest":s,"runJoinJobsCommand badRequest headers":o,"runJoinJobsCommand unauthorized":s,"runJoinJobsCommand unauthorized headers":f,"runJoinJo\
bsCommand forbidden":s,"runJoinJobsCommand forbidden headers":o,"runJoinJobsCommand notFound":s,"runJoinJobsCommand notFound headers":o,"runJoinJobsCommand notA\
cceptable":s,"runJoinJobsCommand notAcceptable headers":o,"runJoinJobsCommand contentTooLarge":s,"runJoinJobsCommand contentTooLarge headers":o,"runJoinJobsComm\
and unsupportedMediaType":s,"runJoinJobsCommand unsupportedMediaType headers":o,"runJoinJobsCommand tooManyRequests":s,"runJoinJobsCommand tooManyRequests heade\
rs":h,"runJoinJobsCommand internalError":s,"runJoinJobsCommand internalError headers":o,"runJoinJobsCommand unavailable":s,"runJoinJobsCommand unavailable heade\
rs":h,"countJoinJobs ok":re,"countJoinJobs ok headers":o,"countJoinJobs badRequest":s,"countJoinJobs badRequest headers":o,"countJoinJobs unauthorized":s,"count\
JoinJobs unauthorized headers":f,"countJoinJobs forbidden":s,"countJoinJobs forbidden headers":o,"countJoinJobs notFound":s,"countJoinJobs notFound headers":o,"\
countJoinJobs notAcceptable":s,"countJoinJobs notAcceptable headers":o,"countJoinJobs tooManyRequests":s,"countJoinJobs tooManyRequests headers":h,"countJoinJob\
s internalError":s,"countJoinJobs internalError headers":o,"countJoinJobs unavailable":s,"countJoinJobs unavailable headers":h,"getJoin ok":C,"getJoin ok header\
s":o,"getJoin badRequest":s,"getJoin badRequest headers":o,"getJoin unauthorized":s,"getJoin unauthorized headers":f,"getJoin forbidden":s,"getJoin forbidden he\
aders":o,"getJoin notFound":s,"getJoin notFound headers":o,"getJoin notAcceptable":s,"getJoin notAcceptable headers":o,"getJoin tooManyRequests":s,"getJoin tooM\
anyRequests headers":h,"getJoin internalError":s,"getJoin internalError headers":o,"getJoin unavailable":s,"getJoin unavailable headers":h,"runJoinCommand ok":I,
"runJoinCommand ok headers":o,"runJoinCommand noContent headers":o,"runJoinCommand badRequest":s,"runJoinCommand badRequest headers":o,"runJoinCommand unauthori\
zed":s,"runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":s,"runJoinCommand forbidden headers":o,"runJoinCommand notFound":s,"runJoinCommand not\
Found headers":o,"runJoinCommand notAcceptable":s,"runJoinCommand notAcceptable headers":o,"runJoinCommand conflict":s,"runJoinCommand conflict headers":o,"runJ\
oinCommand contentTooLarge":s,"runJoinCommand contentTooLarge headers":o,"runJoinCommand unsupportedMediaType":s,"runJoinCommand unsupportedMediaType headers":o,
"runJoinCommand tooManyRequests":s,"runJoinCommand tooManyRequests headers":h,"runJoinCommand internalError":s,"runJoinCommand internalError headers":o,"runJoin\
Command unavailable":s,"runJoinCommand unavailable headers":h,"deleteJoin noContent headers":o,"deleteJoin badRequest":s,"deleteJoin badRequest headers":o,"dele\
teJoin unauthorized":s,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":s,"deleteJoin forbidden headers":o,"deleteJoin notFound":s,"deleteJoin notFoun\
d headers":o,"deleteJoin notAcceptable":s,"deleteJoin notAcceptable headers":o,"deleteJoin tooManyRequests":s,"deleteJoin tooManyRequests headers":h,"deleteJoin\
 internalError":s,"deleteJoin internalError headers":o,"deleteJoin unavailable":s,"deleteJoin unavailable headers":h,"getJoinReport ok":$t,"getJoinReport ok hea\
ders":or,"getJoinReport badRequest":s,"getJoinReport badRequest headers":o,"getJoinReport unauthorized":s,"getJoinReport unauthorized headers":f,"getJoinReport \
forbidden":s,"getJoinReport forbidden headers":o,"getJoinReport notFound":s,"getJoinReport notFound headers":o,"getJoinReport notAcceptable":s,"getJoinReport no\
tAcceptable headers":o,"getJoinReport tooManyRequests":s,"getJoinReport tooManyRequests headers":h,"getJoinReport internalError":s,"getJoinReport internalError \
headers":o,"getJoinReport unavailable":s,"getJoinReport unavailable headers":h,"getVennDiagram ok":C,"getVennDiagram ok headers":o,"getVennDiagram badRequest":s,
"getVennDiagram badRequest headers":o,"getVennDiagram unauthorized":s,"getVennDiagram unauthorized headers":f,"getVennDiagram forbidden":s,"getVennDiagram forbi\
dden headers":o,"getVennDiagram notFound":s,"getVennDiagram notFound headers":o,"getVennDiagram notAcceptable":s,"getVennDiagram notAcceptable headers":o,"getVe\
nnDiagram tooManyRequests":s,"getVennDiagram tooManyRequests headers":h,"getVennDiagram internalError":s,"getVennDiagram internalError headers":o,"getVennDiagra\
m unavailable":s,"getVennDiagram unavailable headers":h,"runVennDiagramCommand ok":q,"runVennDiagramCommand ok headers":o,"runVennDiagramCommand badRequest":s,"\
runVennDiagramCommand badRequest headers":o,"runVennDiagramCommand unauthorized":s,"runVennDiagramCommand unauthorized headers":f,"runVennDiagramCommand forbidd\
en":s,"runVennDiagramCommand forbidden headers":o,"runVennDiagramCommand notFound":s,"runVennDiagramCommand notFound headers":o,"runVennDiagramCommand notAccept\
able":s,"runVennDiagramCommand notAcceptable headers":o,"runVennDiagramCommand contentTooLarge":s,"runVennDiagramCommand contentTooLarge headers":o,"runVennDiag\
ramCommand unsupportedMediaType":s,"runVennDiagramCommand unsupportedMediaType headers":o,"runVennDiagramCommand tooManyRequests":s,"runVennDiagramCommand tooMa\
nyRequests headers":h,"runVennDiagramCommand internalError":s,"runVennDiagramCommand internalError headers":o,"runVennDiagramCommand unavailable":s,"runVennDiag\
ramCommand unavailable headers":h,"listJoinInnerRows ok":C,"listJoinInnerRows ok headers":o,"listJoinInnerRows badRequest":s,"listJoinInnerRows badRequest heade\
rs":o,"listJoinInnerRows unauthorized":s,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRows forbidden":s,"listJoinInnerRows forbidden headers":o,"lis\
tJoinInnerRows notFound":s,"listJoinInnerRows notFound headers":o,"listJoinInnerRows notAcceptable":s,"listJoinInnerRows notAcceptable headers":o,"listJoinInner\
Rows conflict":s,"listJoinInnerRows conflict headers":o,"listJoinInnerRows tooManyRequests":s,"listJoinInnerRows tooManyRequests headers":h,"listJoinInnerRows i\
nternalError":s,"listJoinInnerRows internalError headers":o,"listJoinInnerRows unavailable":s,"listJoinInnerRows unavailable headers":h,"runJoinInnerRowsCommand\
 ok":q,"runJoinInnerRowsCommand ok headers":o,"runJoinInnerRowsCommand badRequest":s,"runJoinInnerRowsCommand badRequest headers":o,"runJoinInnerRowsCommand una\
uthorized":s,"runJoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":s,"runJoinInnerRowsCommand forbidden headers":o,"runJoinInnerR\
owsCommand notFound":s,"runJoinInnerRowsCommand notFound headers":o,"runJoinInnerRowsCommand notAcceptable":s,"runJoinInnerRowsCommand notAcceptable headers":o,
"runJoinInnerRowsCommand conflict":s,"runJoinInnerRowsCommand conflict headers":o,"runJoinInnerRowsCommand contentTooLarge":s,"runJoinInnerRowsCommand contentTo\
oLarge headers":o,"runJoinInnerRowsCommand unsupportedMediaType":s,"runJoinInnerRowsCommand unsupportedMediaType headers":o,"runJoinInnerRowsCommand tooManyRequ\
ests":s,"runJoinInnerRowsCommand tooManyRequests headers":h,"runJoinInnerRowsCommand internalError":s,"runJoinInnerRowsCommand internalError headers":o,"runJoin\
InnerRowsCommand unavailable":s,"runJoinInnerRowsCommand unavailable headers":h,"listJoinOuterRows ok":C,"listJoinOuterRows ok headers":o,"listJoinOuterRows bad\
Request":s,"listJoinOuterRows badRequest headers":o,"listJoinOuterRows unauthorized":s,"listJoinOuterRows unauthorized headers":f,"listJoinOuterRows forbidden":s,
"listJoinOuterRows forbidden headers":o,"listJoinOuterRows notFound":s,"listJoinOuterRows notFound headers":o,"listJoinOuterRows notAcceptable":s,"listJoinOuter\
Rows notAcceptable headers":o,"listJoinOuterRows conflict":s,"listJoinOuterRows conflict headers":o,"listJoinOuterRows tooManyRequests":s,"listJoinOuterRows too\
ManyRequests headers":h,"listJoinOuterRows internalError":s,"listJoinOuterRows internalError headers":o,"listJoinOuterRows unavailable":s,"listJoinOuterRows una\
vailable headers":h,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":o,"runJoinOuterRowsCommand badRequest":s,"runJoinOuterRowsCommand badReq\
uest headers":o,"runJoinOuterRowsCommand unauthorized":s,"runJoinOuterRowsCommand unauthorized headers":f,"runJoinOuterRowsCommand forbidden":s,"runJoinOuterRow\
sCommand forbidden headers":o,"runJoinOuterRowsCommand notFound":s,"runJoinOuterRowsCommand notFound headers":o,"runJoinOuterRowsCommand notAcceptable":s,"runJo\
inOuterRowsCommand notAcceptable headers":o,"runJoinOuterRowsCommand conflict":s,"runJoinOuterRowsCommand conflict headers":o,"runJoinOuterRowsCommand contentTo\
oLarge":s,"runJoinOuterRowsCommand contentTooLarge headers":o,"runJoinOuterRowsCommand unsupportedMediaType":s,"runJoinOuterRowsCommand unsupportedMediaType hea\
ders":o,"runJoinOuterRowsCommand tooManyRequests":s,"runJoinOuterRowsCommand tooManyRequests headers":h,"runJoinOuterRowsCommand internalError":s,"runJoinOuterR\
owsCommand internalError headers":o,"runJoinOuterRowsCommand unavailable":s,"runJoinOuterRowsCommand unavailable headers":h,"listJoinLeftOuterRows ok":C,"listJo\
inLeftOuterRows ok headers":o,"listJoinLeftOuterRows badRequest":s,"listJoinLeftOuterRows badRequest headers":o,"listJoinLeftOuterRows unauthorized":s,"listJoin\
LeftOuterRows unauthorized headers":f,"listJoinLeftOuterRows forbidden":s,"listJoinLeftOuterRows forbidden headers":o,"listJoinLeftOuterRows notFound":s,"listJo\
inLeftOuterRows notFound headers":o,"listJoinLeftOuterRows notAcceptable":s,"listJoinLeftOuterRows notAcceptable headers":o,"listJoinLeftOuterRows conflict":s,"\
listJoinLeftOuterRows conflict headers":o,"listJoinLeftOuterRows tooManyRequests":s,"listJoinLeftOuterRows tooManyRequests headers":h,"listJoinLeftOuterRows int\
ernalError":s,"listJoinLeftOuterRows internalError headers":o,"listJoinLeftOuterRows unavailable":s,"listJoinLeftOuterRows unavailable headers":h,"runJoinLeftOu\
terRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":o,"runJoinLeftOuterRowsCommand badRequest":s,"runJoinLeftOuterRowsCommand badRequest headers":o,"r\
unJoinLeftOuterRowsCommand unauthorized":s,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLeftOuterRowsCommand forbidden":s,"runJoinLeftOuterRowsC\
ommand forbidden headers":o,"runJoinLeftOuterRowsCommand notFound":s,"runJoinLeftOuterRowsCommand notFound headers":o,"runJoinLeftOuterRowsCommand notAcceptable":s,
"runJoinLeftOuterRowsCommand notAcceptable headers":o,"runJoinLeftOuterRowsCommand conflict":s,"runJoinLeftOuterRowsCommand conflict headers":o,"runJoinLeftOute\
rRowsCommand contentTooLarge":s,"runJoinLeftOuterRowsCommand contentTooLarge headers":o,"runJoinLeftOuterRowsCommand unsupportedMediaType":s,"runJoinLeftOuterRo\
wsCommand unsupportedMediaType headers":o,"runJoinLeftOuterRowsCommand tooManyRequests":s,"runJoinLeftOuterRowsCommand tooManyRequests headers":h,"runJoinLeftOu\
terRowsCommand internalError":s,"runJoinLeftOuterRowsCommand internalError headers":o,"runJoinLeftOuterRowsCommand unavailable":s,"runJoinLeftOuterRowsCommand u\
navailable headers":h,"listJoinRightOuterRows ok":C,"listJoinRightOuterRows ok headers":o,"listJoinRightOuterRows badRequest":s,"listJoinRightOuterRows badReque\
st headers":o,"listJoinRightOuterRows unauthorized":s,"listJoinRightOuterRows unauthorized headers":f,"listJoinRightOuterRows forbidden":s,"listJoinRightOuterRo\
ws forbidden headers":o,"listJoinRightOuterRows notFound":s,"listJoinRightOuterRows notFound headers":o,"listJoinRightOuterRows notAcceptable":s,"listJoinRightO\
uterRows notAcceptable headers":o,"listJoinRightOuterRows conflict":s,"listJoinRightOuterRows conflict headers":o,"listJoinRightOuterRows tooManyRequests":s,"li\
stJoinRightOuterRows tooManyRequests headers":h,"listJoinRightOuterRows internalError":s,"listJoinRightOuterRows internalError headers":o,"listJoinRightOuterRow\
s unavailable":s,"listJoinRightOuterRows unavailable headers":h,"runJoinRightOuterRowsCommand ok":q,"runJoinRightOuterRowsCommand ok headers":o,"runJoinRightOut\
erRowsCommand badRequest":s,"runJoinRightOuterRowsCommand badRequest headers":o,"runJoinRightOuterRowsCommand unauthorized":s,"runJoinRightOuterRowsCommand unau\
thorized headers":f,"runJoinRightOuterRowsCommand forbidden":s,"runJoinRightOuterRowsCommand forbidden headers":o,"runJoinRightOuterRowsCommand notFound":s,"run\
JoinRightOuterRowsCommand notFound headers":o,"runJoinRightOuterRowsCommand notAcceptable":s,"runJoinRightOuterRowsCommand notAcceptable headers":o,"runJoinRigh\
tOuterRowsCommand conflict":s,"runJoinRightOuterRowsCommand conflict headers":o,"runJoinRightOuterRowsCommand contentTooLarge":s,"runJoinRightOuterRowsCommand c\
ontentTooLarge headers":o,"runJoinRightOuterRowsCommand unsupportedMediaType":s,"runJoinRightOuterRowsCommand unsupportedMediaType headers":o,"runJoinRightOuter\
RowsCommand tooManyRequests":s,"runJoinRightOuterRowsCommand tooManyRequests headers":h,"runJoinRightOuterRowsCommand internalError":s,"runJoinRightOuterRowsCom\
mand internalError headers":o,"runJoinRightOuterRowsCommand unavailable":s,"runJoinRightOuterRowsCommand unavailable headers":h,"listJoinLeftNoMatchRows ok":C,"\
listJoinLeftNoMatchRows ok headers":o,"listJoinLeftNoMatchRows badRequest":s,"listJoinLeftNoMatchRows badRequest headers":o,"listJoinLeftNoMatchRows unauthorize\
d":s,"listJoinLeftNoMatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":s,"listJoinLeftNoMatchRows forbidden headers":o,"listJoinLeftNoMatchRo\
ws notFound":s,"listJoinLeftNoMatchRows notFound headers":o,"listJoinLeftNoMatchRows notAcceptable":s,"listJoinLeftNoMatchRows notAcceptable headers":o,"listJoi\
nLeftNoMatchRows conflict":s,"listJoinLeftNoMatchRows conflict headers":o,"listJoinLeftNoMatchRows tooManyRequests":s,"listJoinLeftNoMatchRows tooManyRequests h\
eaders":h,"listJoinLeftNoMatchRows internalError":s,"listJoinLeftNoMatchRows internalError headers":o,"listJoinLeftNoMatchRows unavailable":s,"listJoinLeftNoMat\
chRows unavailable headers":h,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok headers":o,"runJoinLeftNoMatchRowsCommand badRequest":s,"ru\
nJoinLeftNoMatchRowsCommand badRequest headers":o,"runJoinLeftNoMatchRowsCommand unauthorized":s,"runJoinLeftNoMatchRowsCommand unauthorized headers":f,"runJoin\
LeftNoMatchRowsCommand forbidden":s,"runJoinLeftNoMatchRowsCommand forbidden headers":o,"runJoinLeftNoMatchRowsCommand notFound":s,"runJoinLeftNoMatchRowsComman\
d notFound headers":o,"runJoinLeftNoMatchRowsCommand notAcceptable":s,"runJoinLeftNoMatchRowsCommand notAcceptable headers":o,"runJoinLeftNoMatchRowsCommand con\
flict":s,"runJoinLeftNoMatchRowsCommand conflict headers":o,"runJoinLeftNoMatchRowsCommand contentTooLarge":s,"runJoinLeftNoMatchRowsCommand contentTooLarge hea\
ders":o,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":s,"runJoinLeftNoMatchRowsCommand unsupportedMediaType headers":o,"runJoinLeftNoMatchRowsCommand too\
ManyRequests":s,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":h,"runJoinLeftNoMatchRowsCommand internalError":s,"runJoinLeftNoMatchRowsCommand interna\
lError headers":o,"runJoinLeftNoMatchRowsCommand unavailable":s,"runJoinLeftNoMatchRowsCommand unavailable headers":h,"listJoinRightNoMatchRows ok":C,"listJoinR\
ightNoMatchRows ok headers":o,"listJoinRightNoMatchRows badRequest":s,"listJoinRightNoMatchRows badRequest headers":o,"listJoinRightNoMatchRows unauthorized":s,
"listJoinRightNoMatchRows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":s,"listJoinRightNoMatchRows forbidden headers":o,"listJoinRightNoMatchRow\
s notFound":s,"listJoinRightNoMatchRows notFound headers":o,"listJoinRightNoMatchRows notAcceptable":s,"listJoinRightNoMatchRows notAcceptable headers":o,"listJ\
oinRightNoMatchRows conflict":s,"listJoinRightNoMatchRows conflict headers":o,"listJoinRightNoMatchRows tooManyRequests":s,"listJoinRightNoMatchRows tooManyRequ\
ests headers":h,"listJoinRightNoMatchRows internalError":s,"listJoinRightNoMatchRows internalError headers":o,"listJoinRightNoMatchRows unavailable":s,"listJoin\
RightNoMatchRows unavailable headers":h,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCommand ok headers":o,"runJoinRightNoMatchRowsCommand badR\
equest":s,"runJoinRightNoMatchRowsCommand badRequest headers":o,"runJoinRightNoMatchRowsCommand unauthorized":s,"runJoinRightNoMatchRowsCommand unauthorized hea\
ders":f,"runJoinRightNoMatchRowsCommand forbidden":s,"runJoinRightNoMatchRowsCommand forbidden headers":o,"runJoinRightNoMatchRowsCommand notFound":s,"runJoinRi\
ghtNoMatchRowsCommand notFound headers":o,"runJoinRightNoMatchRowsCommand notAcceptable":s,"runJoinRightNoMatchRowsCommand notAcceptable headers":o,"runJoinRigh\
tNoMatchRowsCommand conflict":s,"runJoinRightNoMatchRowsCommand conflict headers":o,"runJoinRightNoMatchRowsCommand contentTooLarge":s,"runJoinRightNoMatchRowsC\
ommand contentTooLarge headers":o,"runJoinRightNoMatchRowsCommand unsupportedMediaType":s,"runJoinRightNoMatchRowsCommand unsupportedMediaType headers":o,"runJo\
inRightNoMatchRowsCommand tooManyRequests":s,"runJoinRightNoMatchRowsCommand tooManyRequests headers":h,"runJoinRightNoMatchRowsCommand internalError":s,"runJoi\
nRightNoMatchRowsCommand internalError headers":o,"runJoinRightNoMatchRowsCommand unavailable":s,"runJoinRightNoMatchRowsCommand unavailable headers":h,"listJoi\
nMatchingValues ok":C,"listJoinMatchingValues ok headers":o,"listJoinMatchingValues badRequest":s,"listJoinMatchingValues badRequest headers":o,"listJoinMatchin\
gValues unauthorized":s,"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":s,"listJoinMatchingValues forbidden headers":o,"listJ\
oinMatchingValues notFound":s,"listJoinMatchingValues notFound headers":o,"listJoinMatchingValues notAcceptable":s,"listJoinMatchingValues notAcceptable headers":o,
"listJoinMatchingValues conflict":s,"listJoinMatchingValues conflict headers":o,"listJoinMatchingValues tooManyRequests":s,"listJoinMatchingValues tooManyReques\
ts headers":h,"listJoinMatchingValues internalError":s,"listJoinMatchingValues internalError headers":o,"listJoinMatchingValues unavailable":s,"listJoinMatching\
Values unavailable headers":h,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok headers":o,"runJoinMatchingValuesCommand badRequest":s,"runJo\
inMatchingValuesCommand badRequest headers":o,"runJoinMatchingValuesCommand unauthorized":s,"runJoinMatchingValuesCommand unauthorized headers":f,"runJoinMatchi\
ngValuesCommand forbidden":s,"runJoinMatchingValuesCommand forbidden headers":o,"runJoinMatchingValuesCommand notFound":s,"runJoinMatchingValuesCommand notFound\
 headers":o,"runJoinMatchingValuesCommand notAcceptable":s,"runJoinMatchingValuesCommand notAcceptable headers":o,"runJoinMatchingValuesCommand conflict":s,"run\
JoinMatchingValuesCommand conflict headers":o,"runJoinMatchingValuesCommand contentTooLarge":s,"runJoinMatchingValuesCommand contentTooLarge headers":o,"runJoin\
MatchingValuesCommand unsupportedMediaType":s,"runJoinMatchingValuesCommand unsupportedMediaType headers":o,"runJoinMatchingValuesCommand tooManyRequests":s,"ru\
nJoinMatchingValuesCommand tooManyRequests headers":h,"runJoinMatchingValuesCommand internalError":s,"runJoinMatchingValuesCommand internalError headers":o,"run\
JoinMatchingValuesCommand unavailable":s,"runJoinMatchingValuesCommand unavailable headers":h,"listJoinLeftNoMatchValues ok":C,"listJoinLeftNoMatchValues ok hea\
ders":o,"listJoinLeftNoMatchValues badRequest":s,"listJoinLeftNoMatchValues badRequest headers":o,"listJoinLeftNoMatchValues unauthorized":s,"listJoinLeftNoMatc\
hValues unauthorized headers":f,"listJoinLeftNoMatchValues forbidden":s,"listJoinLeftNoMatchValues forbidden headers":o,"listJoinLeftNoMatchValues notFound":s,"\
listJoinLeftNoMatchValues notFound headers":o,"listJoinLeftNoMatchValues notAcceptable":s,"listJoinLeftNoMatchValues notAcceptable headers":o,"listJoinLeftNoMat\
chValues conflict":s,"listJoinLeftNoMatchValues conflict headers":o,"listJoinLeftNoMatchValues tooManyRequests":s,"listJoinLeftNoMatchValues tooManyRequests hea\
ders":h,"listJoinLeftNoMatchValues internalError":s,"listJoinLeftNoMatchValues internalError headers":o,"listJoinLeftNoMatchValues unavailable":s,"listJoinLeftN\
oMatchValues unavailable headers":h,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand ok headers":o,"runJoinLeftNoMatchValuesCommand badRe\
quest":s,"runJoinLeftNoMatchValuesCommand badRequest headers":o,"runJoinLeftNoMatchValuesCommand unauthorized":s,"runJoinLeftNoMatchValuesCommand unauthorized h\
eaders":f,"runJoinLeftNoMatchValuesCommand forbidden":s,"runJoinLeftNoMatchValuesCommand forbidden headers":o,"runJoinLeftNoMatchValuesCommand notFound":s,"runJ\
oinLeftNoMatchValuesCommand notFound headers":o,"runJoinLeftNoMatchValuesCommand notAcceptable":s,"runJoinLeftNoMatchValuesCommand notAcceptable headers":o,"run\
JoinLeftNoMatchValuesCommand conflict":s,"runJoinLeftNoMatchValuesCommand conflict headers":o,"runJoinLeftNoMatchValuesCommand contentTooLarge":s,"runJoinLeftNo\
MatchValuesCommand contentTooLarge headers":o,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":s,"runJoinLeftNoMatchValuesCommand unsupportedMediaType hea\
ders":o,"runJoinLeftNoMatchValuesCommand tooManyRequests":s,"runJoinLeftNoMatchValuesCommand tooManyRequests headers":h,"runJoinLeftNoMatchValuesCommand interna\
lError":s,"runJoinLeftNoMatchValuesCommand internalError headers":o,"runJoinLeftNoMatchValuesCommand unavailable":s,"runJoinLeftNoMatchValuesCommand unavailable\
 headers":h,"listJoinRightNoMatchValues ok":C,"listJoinRightNoMatchValues ok headers":o,"listJoinRightNoMatchValues badRequest":s,"listJoinRightNoMatchValues ba\
dRequest headers":o,"listJoinRightNoMatchValues unauthorized":s,"listJoinRightNoMatchValues unauthorized headers":f,"listJoinRightNoMatchValues forbidden":s,"li\
stJoinRightNoMatchValues forbidden headers":o,"listJoinRightNoMatchValues notFound":s,"listJoinRightNoMatchValues notFound headers":o,"listJoinRightNoMatchValue\
s notAcceptable":s,"listJoinRightNoMatchValues notAcceptable headers":o,"listJoinRightNoMatchValues conflict":s,"listJoinRightNoMatchValues conflict headers":o,
"listJoinRightNoMatchValues tooManyRequests":s,"listJoinRightNoMatchValues tooManyRequests headers":h,"listJoinRightNoMatchValues internalError":s,"listJoinRigh\
tNoMatchValues internalError headers":o,"listJoinRightNoMatchValues unavailable":s,"listJoinRightNoMatchValues unavailable headers":h,"runJoinRightNoMatchValues\
Command ok":q,"runJoinRightNoMatchValuesCommand ok headers":o,"runJoinRightNoMatchValuesCommand badRequest":s,"runJoinRightNoMatchValuesCommand badRequest heade\
rs":o,"runJoinRightNoMatchValuesCommand unauthorized":s,"runJoinRightNoMatchValuesCommand unauthorized headers":f,"runJoinRightNoMatchValuesCommand forbidden":s,
"runJoinRightNoMatchValuesCommand forbidden headers":o,"runJoinRightNoMatchValuesCommand notFound":s,"runJoinRightNoMatchValuesCommand notFound headers":o,"runJ\
oinRightNoMatchValuesCommand notAcceptable":s,"runJoinRightNoMatchValuesCommand notAcceptable headers":o,"runJoinRightNoMatchValuesCommand conflict":s,"runJoinR\
ightNoMatchValuesCommand conflict headers":o,"runJoinRightNoMatchValuesCommand contentTooLarge":s,"runJoinRightNoMatchValuesCommand contentTooLarge headers":o,"\
runJoinRightNoMatchValuesCommand unsupportedMediaType":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType headers":o,"runJoinRightNoMatchValuesCommand too\
ManyRequests":s,"runJoinRightNoMatchValuesCommand tooManyRequests headers":h,"runJoinRightNoMatchValuesCommand internalError":s,"runJoinRightNoMatchValuesComman\
d internalError headers":o,"runJoinRightNoMatchValuesCommand unavailable":s,"runJoinRightNoMatchValuesCommand unavailable headers":h,"listKeywords ok":C,"listKe\
ywords ok headers":o,"listKeywords badRequest":s,"listKeywords badRequest headers":o,"listKeywords unauthorized":s,"listKeywords unauthorized headers":f,"listKe\
ywords forbidden":s,"listKeywords forbidden headers":o,"listKeywords notFound":s,"listKeywords notFound headers":o,"listKeywords notAcceptable":s,"listKeywords \
notAcceptable headers":o,"listKeywords tooManyRequests":s,"listKeywords tooManyRequests headers":h,"listKeywords internalError":s,"listKeywords internalError he\
aders":o,"listKeywords unavailable":s,"listKeywords unavailable headers":h,"runKeywordsCommand ok":ga,"runKeywordsCommand ok headers":o,"runKeywordsCommand badR\
equest":s,"runKeywordsCommand badRequest headers":o,"runKeywordsCommand unauthorized":s,"runKeywordsCommand unauthorized headers":f,"runKeywordsCommand forbidde\
n":s,"runKeywordsCommand forbidden headers":o,"runKeywordsCommand notFound":s,"runKeywordsCommand notFound headers":o,"runKeywordsCommand notAcceptable":s,"runK\
eywordsCommand notAcceptable headers":o,"runKeywordsCommand conflict":s,"runKeywordsCommand conflict headers":o,"runKeywordsCommand contentTooLarge":s,"runKeywo\
rdsCommand contentTooLarge headers":o,"runKeywordsCommand unsupportedMediaType":s,"runKeywordsCommand unsupportedMediaType headers":o,"runKeywordsCommand tooMan\
yRequests":s,"runKeywordsCommand tooManyRequests headers":h,"runKeywordsCommand internalError":s,"runKeywordsCommand internalError headers":o,"runKeywordsComman\
d unavailable":s,"runKeywordsCommand unavailable headers":h,"deleteKeywordCategory noContent headers":o,"deleteKeywordCategory badRequest":s,"deleteKeywordCateg\
ory badRequest headers":o,"deleteKeywordCategory unauthorized":s,"deleteKeywordCategory unauthorized headers":f,"deleteKeywordCategory forbidden":s,"deleteKeywo\
rdCategory forbidden headers":o,"deleteKeywordCategory notFound":s,"deleteKeywordCategory notFound headers":o,"deleteKeywordCategory conflict":s,"deleteKeywordC\
ategory conflict headers":o,"deleteKeywordCategory tooManyRequests":s,"deleteKeywordCategory tooManyRequests headers":h,"deleteKeywordCategory internalError":s,
"deleteKeywordCategory internalError headers":o,"deleteKeywordCategory unavailable":s,"deleteKeywordCategory unavailable headers":h,"deleteKeyword noContent hea\
ders":o,"deleteKeyword badRequest":s,"deleteKeyword badRequest headers":o,"deleteKeyword unauthorized":s,"deleteKeyword unauthorized headers":f,"deleteKeyword f\
orbidden":s,"deleteKeyword forbidden headers":o,"deleteKeyword notFound":s,"deleteKeyword notFound headers":o,"deleteKeyword conflict":s,"deleteKeyword conflict\
 headers":o,"deleteKeyword tooManyRequests":s,"deleteKeyword tooManyRequests headers":h,"deleteKeyword internalError":s,"deleteKeyword internalError headers":o,
"deleteKeyword unavailable":s,"deleteKeyword unavailable headers":h,"listRuleFolders ok":C,"listRuleFolders ok headers":o,"listRuleFolders badRequest":s,"listRu\
leFolders badRequest headers":o,"listRuleFolders unauthorized":s,"listRuleFolders unauthorized headers":f,"listRuleFolders forbidden":s,"listRuleFolders forbidd\
en headers":o,"listRuleFolders notFound":s,"listRuleFolders notFound headers":o,"listRuleFolders notAcceptable":s,"listRuleFolders notAcceptable headers":o,"lis\
tRuleFolders tooManyRequests":s,"listRuleFolders tooManyRequests headers":h,"listRuleFolders internalError":s,"listRuleFolders internalError headers":o,"listRul\
eFolders unavailable":s,"listRuleFolders unavailable headers":h,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok headers":o,"runRuleFoldersCommand noConte\
nt headers":ba,"runRuleFoldersCommand badRequest":s,"runRuleFoldersCommand badRequest headers":o,"runRuleFoldersCommand unauthorized":s,"runRuleFoldersCommand u\
nauthorized headers":f,"runRuleFoldersCommand forbidden":s,"runRuleFoldersCommand forbidden headers":o,"runRuleFoldersCommand notFound":s,"runRuleFoldersCommand\
 notFound headers":o,"runRuleFoldersCommand notAcceptable":s,"runRuleFoldersCommand notAcceptable headers":o,"runRuleFoldersCommand conflict":s,"runRuleFoldersC\
ommand conflict headers":o,"runRuleFoldersCommand contentTooLarge":s,"runRuleFoldersCommand contentTooLarge headers":o,"runRuleFoldersCommand unsupportedMediaTy\
pe":s,"runRuleFoldersCommand unsupportedMediaType headers":o,"runRuleFoldersCommand tooManyRequests":s,"runRuleFoldersCommand tooManyRequests headers":h,"runRul\
eFoldersCommand internalError":s,"runRuleFoldersCommand internalError headers":o,"runRuleFoldersCommand unavailable":s,"runRuleFoldersCommand unavailable header\
s":h,"getRuleFolder ok":C,"getRuleFolder ok headers":o,"getRuleFolder badRequest":s,"getRuleFolder badRequest headers":o,"getRuleFolder unauthorized":s,"getRule\
Folder unauthorized headers":f,"getRuleFolder forbidden":s,"getRuleFolder forbidden headers":o,"getRuleFolder notFound":s,"getRuleFolder notFound headers":o,"ge\
tRuleFolder notAcceptable":s,"getRuleFolder notAcceptable headers":o,"getRuleFolder tooManyRequests":s,"getRuleFolder tooManyRequests headers":h,"getRuleFolder \
internalError":s,"getRuleFolder internalError headers":o,"getRuleFolder unavailable":s,"getRuleFolder unavailable headers":h,"runRuleFolderCommand ok":I,"runRul\
eFolderCommand ok headers":o,"runRuleFolderCommand badRequest":s,"runRuleFolderCommand badRequest headers":o,"runRuleFolderCommand unauthorized":s,"runRuleFolde\
rCommand unauthorized headers":f,"runRuleFolderCommand forbidden":s,"runRuleFolderCommand forbidden headers":o,"runRuleFolderCommand notFound":s,"runRuleFolderC\
ommand notFound headers":o,"runRuleFolderCommand notAcceptable":s,"runRuleFolderCommand notAcceptable headers":o,"runRuleFolderCommand conflict":s,"runRuleFolde\
rCommand conflict headers":o,"runRuleFolderCommand contentTooLarge":s,"runRuleFolderCommand contentTooLarge headers":o,"runRuleFolderCommand unsupportedMediaTyp\
e":s,"runRuleFolderCommand unsupportedMediaType headers":o,"runRuleFolderCommand tooManyRequests":s,"runRuleFolderCommand tooManyRequests headers":h,"runRuleFol\
derCommand internalError":s,"runRuleFolderCommand internalError headers":o,"runRuleFolderCommand unavailable":s,"runRuleFolderCommand unavailable headers":h,"de\
leteRuleFolder noContent headers":o,"deleteRuleFolder badRequest":s,"deleteRuleFolder badRequest headers":o,"deleteRuleFolder unauthorized":s,"deleteRuleFolder \
unauthorized headers":f,"deleteRuleFolder forbidden":s,"deleteRuleFolder forbidden headers":o,"deleteRuleFolder notFound":s,"deleteRuleFolder notFound headers":o,
"deleteRuleFolder conflict":s,"deleteRuleFolder conflict headers":o,"deleteRuleFolder tooManyRequests":s,"deleteRuleFolder tooManyRequests headers":h,"deleteRul\
eFolder internalError":s,"deleteRuleFolder internalError headers":o,"deleteRuleFolder unavailable":s,"deleteRuleFolder unavailable headers":h,"listRuleFolderRul\
es ok":C,"listRuleFolderRules ok headers":o,"listRuleFolderRules badRequest":s,"listRuleFolderRules badRequest headers":o,"listRuleFolderRules unauthorized":s,"\
listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":s,"listRuleFolderRules forbidden headers":o,"listRuleFolderRules notFound":s,"listRu\
leFolderRules notFound headers":o,"listRuleFolderRules notAcceptable":s,"listRuleFolderRules notAcceptable headers":o,"listRuleFolderRules tooManyRequests":s,"l\
istRuleFolderRules tooManyRequests headers":h,"listRuleFolderRules internalError":s,"listRuleFolderRules internalError headers":o,"listRuleFolderRules unavailab\
le":s,"listRuleFolderRules unavailable headers":h,"runRuleFolderRulesCommand ok":_t,"runRuleFolderRulesCommand ok headers":o,"runRuleFolderRulesCommand badReque\
st":s,"runRuleFolderRulesCommand badRequest headers":o,"runRuleFolderRulesCommand unauthorized":s,"runRuleFolderRulesCommand unauthorized headers":f,"runRuleFol\
derRulesCommand forbidden":s,"runRuleFolderRulesCommand forbidden headers":o,"runRuleFolderRulesCommand notFound":s,"runRuleFolderRulesCommand notFound headers":o,
"runRuleFolderRulesCommand notAcceptable":s,"runRuleFolderRulesCommand notAcceptable headers":o,"runRuleFolderRulesCommand conflict":s,"runRuleFolderRulesComman\
d conflict headers":o,"runRuleFolderRulesCommand contentTooLarge":s,"runRuleFolderRulesCommand contentTooLarge headers":o,"runRuleFolderRulesCommand unsupported\
MediaType":s,"runRuleFolderRulesCommand unsupportedMediaType headers":o,"runRuleFolderRulesCommand tooManyRequests":s,"runRuleFolderRulesCommand tooManyRequests\
 headers":h,"runRuleFolderRulesCommand internalError":s,"runRuleFolderRulesCommand internalError headers":o,"runRuleFolderRulesCommand unavailable":s,"runRuleFo\
lderRulesCommand unavailable headers":h,"listRuleFolderResults ok":C,"listRuleFolderResults ok headers":o,"listRuleFolderResults badRequest":s,"listRuleFolderRe\
sults badRequest headers":o,"listRuleFolderResults unauthorized":s,"listRuleFolderResults unauthorized headers":f,"listRuleFolderResults forbidden":s,"listRuleF\
olderResults forbidden headers":o,"listRuleFolderResults notFound":s,"listRuleFolderResults notFound headers":o,"listRuleFolderResults notAcceptable":s,"listRul\
eFolderResults notAcceptable headers":o,"listRuleFolderResults tooManyRequests":s,"listRuleFolderResults tooManyRequests headers":h,"listRuleFolderResults inter\
nalError":s,"listRuleFolderResults internalError headers":o,"listRuleFolderResults unavailable":s,"listRuleFolderResults unavailable headers":h,"runRuleFolderRe\
sultsCommand ok":q,"runRuleFolderResultsCommand ok headers":o,"runRuleFolderResultsCommand badRequest":s,"runRuleFolderResultsCommand badRequest headers":o,"run\
RuleFolderResultsCommand unauthorized":s,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand forbidden":s,"runRuleFolderResultsCom\
mand forbidden headers":o,"runRuleFolderResultsCommand notFound":s,"runRuleFolderResultsCommand notFound headers":o,"runRuleFolderResultsCommand notAcceptable":s,
"runRuleFolderResultsCommand notAcceptable headers":o,"runRuleFolderResultsCommand contentTooLarge":s,"runRuleFolderResultsCommand contentTooLarge headers":o,"r\
unRuleFolderResultsCommand unsupportedMediaType":s,"runRuleFolderResultsCommand unsupportedMediaType headers":o,"runRuleFolderResultsCommand tooManyRequests":s,
"runRuleFolderResultsCommand tooManyRequests headers":h,"runRuleFolderResultsCommand internalError":s,"runRuleFolderResultsCommand internalError headers":o,"run\
RuleFolderResultsCommand unavailable":s,"runRuleFolderResultsCommand unavailable headers":h,"listLoaderConnections ok":C,"listLoaderConnections ok headers":o,"l\
istLoaderConnections badRequest":s,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":s,"listLoaderConnections unauthorized heade\
rs":f,"listLoaderConnections forbidden":s,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":s,"listLoaderConnections notFound headers":o,
"listLoaderConnections notAcceptable":s,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooManyRequests":s,"listLoaderConnections tooMany\
Requests headers":h,"listLoaderConnections internalError":s,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":s,"listLoaderCon\
nections unavailable headers":h,"runLoaderConnectionsCommand ok":Ra,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badRequest":s,"runLo\
aderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":s,"runLoaderConnectionsCommand unauthorized headers":f,"runLoaderConnect\
ionsCommand forbidden":s,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":s,"runLoaderConnectionsCommand notFound header\
s":o,"runLoaderConnectionsCommand notAcceptable":s,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":s,"runLoaderConn\
ectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":s,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoaderConnections\
Command unsupportedMediaType":s,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":s,"runLoaderConnectio\
nsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":s,"runLoaderConnectionsCommand internalError headers":o,"runLoaderConnectionsCo\
mmand unavailable":s,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":C,"getLoaderConnection ok headers":o,"getLoaderConnection badR\
equest":s,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":s,"getLoaderConnection unauthorized headers":f,"getLoaderConnection forb\
idden":s,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":s,"getLoaderConnection notFound headers":o,"getLoaderConnection notAcceptable":s,
"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":s,"getLoaderConnection tooManyRequests headers":h,"getLoaderConnection inter\
nalError":s,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":s,"getLoaderConnection unavailable headers":h,"runLoaderConnectionCo\
mmand ok":wa,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":s,"runLoaderConnectionCommand badRequest headers":o,"runLoaderCon\
nectionCommand unauthorized":s,"runLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand forbidden":s,"runLoaderConnectionCommand forbidde\
n headers":o,"runLoaderConnectionCommand notFound":s,"runLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":s,"runLoaderConn\
ectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":s,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnectionCommand conte\
ntTooLarge":s,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaType":s,"runLoaderConnectionCommand unsupported\
MediaType headers":o,"runLoaderConnectionCommand tooManyRequests":s,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionCommand internalE\
rror":s,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":s,"runLoaderConnectionCommand unavailable headers":h,"dele\
teLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":s,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection unauthorized":s,
"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConnection forbidden":s,"deleteLoaderConnection forbidden headers":o,"deleteLoaderConnection notFou\
nd":s,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":s,"deleteLoaderConnection conflict headers":o,"deleteLoaderConnection tooMan\
yRequests":s,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":s,"deleteLoaderConnection internalError headers":o,"delet\
eLoaderConnection unavailable":s,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":C,"listDatasources ok headers":o,"listDatasources badReques\
t":s,"listDatasources badRequest headers":o,"listDatasources unauthorized":s,"listDatasources unauthorized headers":f,"listDatasources forbidden":s,"listDatasou\
rces forbidden headers":o,"listDatasources notFound":s,"listDatasources notFound headers":o,"listDatasources notAcceptable":s,"listDatasources notAcceptable hea\
ders":o,"listDatasources conflict":s,"listDatasources conflict headers":o,"listDatasources tooManyRequests":s,"listDatasources tooManyRequests headers":h,"listD\
atasources internalError":s,"listDatasources internalError headers":o,"listDatasources unavailable":s,"listDatasources unavailable headers":h,"runDatasourcesCom\
mand ok":C,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":s,"runDatasourcesCommand badRequest headers":o,"runDatasourcesCommand unautho\
rized":s,"runDatasourcesCommand unauthorized headers":f,"runDatasourcesCommand forbidden":s,"runDatasourcesCommand forbidden headers":o,"runDatasourcesCommand n\
otFound":s,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":s,"runDatasourcesCommand notAcceptable headers":o,"runDatasourcesCom\
mand conflict":s,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":s,"runDatasourcesCommand contentTooLarge headers":o,"runData\
sourcesCommand unsupportedMediaType":s,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":s,"runDatasourcesCommand t\
ooManyRequests headers":h,"runDatasourcesCommand internalError":s,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavailable":s,"runData\
sourcesCommand unavailable headers":h,"listDataschemas ok":C,"listDataschemas ok headers":o,"listDataschemas badRequest":s,"listDataschemas badRequest headers":o,
"listDataschemas unauthorized":s,"listDataschemas unauthorized headers":f,"listDataschemas forbidden":s,"listDataschemas forbidden headers":o,"listDataschemas n\
otFound":s,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":s,"listDataschemas notAcceptable headers":o,"listDataschemas conflict":s,"listDa\
taschemas conflict headers":o,"listDataschemas tooManyRequests":s,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":s,"listDataschemas\
 internalError headers":o,"listDataschemas unavailable":s,"listDataschemas unavailable headers":h,"runDataschemasCommand ok":C,"runDataschemasCommand ok headers":o,
"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":s,"runDataschemasCommand badRequest headers":o,"runDataschemasCommand unauthorize\
d":s,"runDataschemasCommand unauthorized headers":f,"runDataschemasCommand forbidden":s,"runDataschemasCommand forbidden headers":o,"runDataschemasCommand notFo\
und":s,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":s,"runDataschemasCommand notAcceptable headers":o,"runDataschemasCommand\
 conflict":s,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":s,"runDataschemasCommand contentTooLarge headers":o,"runDatasche\
masCommand unsupportedMediaType":s,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":s,"runDataschemasCommand tooMa\
nyRequests headers":h,"runDataschemasCommand internalError":s,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavailable":s,"runDatasche\
masCommand unavailable headers":h,"listConnectionEncodings ok":Pa,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":s,"listConnectionE\
ncodings badRequest headers":o,"listConnectionEncodings unauthorized":s,"listConnectionEncodings unauthorized headers":f,"listConnectionEncodings forbidden":s,"\
listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":s,"listConnectionEncodings notFound headers":o,"listConnectionEncodings notAccep\
table":s,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":s,"listConnectionEncodings tooManyRequests headers":h,"list\
ConnectionEncodings internalError":s,"listConnectionEncodings internalError headers":o,"listConnectionEncodings notImplemented":s,"listConnectionEncodings notIm\
plemented headers":o,"listConnectionEncodings unavailable":s,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":Ca,"listLoaderConnec\
tionTypes ok headers":o,"listLoaderConnectionTypes badRequest":s,"listLoaderConnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":s,"li\
stLoaderConnectionTypes unauthorized headers":f,"listLoaderConnectionTypes notAcceptable":s,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderConne\
ctionTypes tooManyRequests":s,"listLoaderConnectionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":s,"listLoaderConnectionTypes inter\
nalError headers":o,"listLoaderConnectionTypes unavailable":s,"listLoaderConnectionTypes unavailable headers":h,"listWebhooks ok":C,"listWebhooks ok headers":o,
"listWebhooks badRequest":s,"listWebhooks badRequest headers":o,"listWebhooks unauthorized":s,"listWebhooks unauthorized headers":f,"listWebhooks forbidden":s,"\
listWebhooks forbidden headers":o,"listWebhooks notFound":s,"listWebhooks notFound headers":o,"listWebhooks notAcceptable":s,"listWebhooks notAcceptable headers":o,
"listWebhooks tooManyRequests":s,"listWebhooks tooManyRequests headers":h,"listWebhooks internalError":s,"listWebhooks internalError headers":o,"listWebhooks un\
available":s,"listWebhooks unavailable headers":h,"runWebhooksCommand ok":Aa,"runWebhooksCommand ok headers":o,"runWebhooksCommand badRequest":s,"runWebhooksCom\
mand badRequest headers":o,"runWebhooksCommand unauthorized":s,"runWebhooksCommand unauthorized headers":f,"runWebhooksCommand forbidden":s,"runWebhooksCommand \
forbidden headers":o,"runWebhooksCommand notFound":s,"runWebhooksCommand notFound headers":o,"runWebhooksCommand notAcceptable":s,"runWebhooksCommand notAccepta\
ble headers":o,"runWebhooksCommand conflict":s,"runWebhooksCommand conflict headers":o,"runWebhooksCommand contentTooLarge":s,"runWebhooksCommand contentTooLarg\
e headers":o,"runWebhooksCommand unsupportedMediaType":s,"runWebhooksCommand unsupportedMediaType headers":o,"runWebhooksCommand tooManyRequests":s,"runWebhooks\
Command tooManyRequests headers":h,"runWebhooksCommand internalError":s,"runWebhooksCommand internalError headers":o,"runWebhooksCommand unavailable":s,"runWebh\
ooksCommand unavailable headers":h,"deleteWebhook noContent headers":o,"deleteWebhook badRequest":s,"deleteWebhook badRequest headers":o,"deleteWebhook unauthor\
ized":s,"deleteWebhook unauthorized headers":f,"deleteWebhook forbidden":s,"deleteWebhook forbidden headers":o,"deleteWebhook notFound":s,"deleteWebhook notFoun\
d headers":o,"deleteWebhook tooManyRequests":s,"deleteWebhook tooManyRequests headers":h,"deleteWebhook internalError":s,"deleteWebhook internalError headers":o,
"deleteWebhook unavailable":s,"deleteWebhook unavailable headers":h,"listJobs ok":Wt,"listJobs ok headers":o,"listJobs badRequest":s,"listJobs badRequest header\
s":o,"listJobs unauthorized":s,"listJobs unauthorized headers":f,"listJobs forbidden":s,"listJobs forbidden headers":o,"listJobs notFound":s,"listJobs notFound \
headers":o,"listJobs notAcceptable":s,"listJobs notAcceptable headers":o,"listJobs tooManyRequests":s,"listJobs tooManyRequests headers":h,"listJobs internalErr\
or":s,"listJobs internalError headers":o,"listJobs unavailable":s,"listJobs unavailable headers":h,"runSchedulerCommand ok":Ea,"runSchedulerCommand ok headers":o,
"runSchedulerCommand badRequest":s,"runSchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":s,"runSchedulerCommand unauthorized headers":f,
"runSchedulerCommand forbidden":s,"runSchedulerCommand forbidden headers":o,"runSchedulerCommand notFound":s,"runSchedulerCommand notFound headers":o,"runSchedu\
lerCommand notAcceptable":s,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":s,"runSchedulerCommand contentTooLarge headers":o,
"runSchedulerCommand unsupportedMediaType":s,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCommand tooManyRequests":s,"runSchedulerCommand t\
ooManyRequests headers":h,"runSchedulerCommand internalError":s,"runSchedulerCommand internalError headers":o,"runSchedulerCommand unavailable":s,"runSchedulerC\
ommand unavailable headers":h,"getJob ok":Wt,"getJob ok headers":o,"getJob okEventStream":La,"getJob okEventStream headers":o,"getJob badRequest":s,"getJob badR\
equest headers":o,"getJob unauthorized":s,"getJob unauthorized headers":f,"getJob forbidden":s,"getJob forbidden headers":o,"getJob notFound":s,"getJob notFound\
 headers":o,"getJob notAcceptable":s,"getJob notAcceptable headers":o,"getJob tooManyRequests":s,"getJob tooManyRequests headers":h,"getJob internalError":s,"ge\
tJob internalError headers":o,"getJob unavailable":s,"getJob unavailable headers":h,"runJobCommand ok":I,"runJobCommand ok headers":o,"runJobCommand badRequest":s,
"runJobCommand badRequest headers":o,"runJobCommand unauthorized":s,"runJobCommand unauthorized headers":f,"runJobCommand forbidden":s,"runJobCommand forbidden \
headers":o,"runJobCommand notFound":s,"runJobCommand notFound headers":o,"runJobCommand notAcceptable":s,"runJobCommand notAcceptable headers":o,"runJobCommand \
conflict":s,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":s,"runJobCommand contentTooLarge headers":o,"runJobCommand unsupportedMediaType":s,
"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":s,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":s,"runJ\
obCommand internalError headers":o,"runJobCommand unavailable":s,"runJobCommand unavailable headers":h};export{Na as validators};
