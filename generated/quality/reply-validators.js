// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Ft=Object.getOwnPropertyNames,ot=(i,o)=>function(){try{return o||(0,i[Ft(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(v){throw o=0,v}},Nt=ot({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Jt=ot({
"ajv-formats/dist/formats.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0}),i.formatNames=i.fastFormats=i.fullFormats=void 0;function o(M,T){
return{validate:M,compare:T}}i.fullFormats={date:o(g,e),time:o(l(!0),r),"date-time":o(h(!0),d),"iso-time":o(l(),s),"iso-date-time":o(h(),y),duration:/^P(?!$)((\d+Y)?(\d+M)?(\d+D)?(T(?=\d)(\d+H)?(\d+M)?(\d+S)?)?|(\d+W)?)$/,
uri:p,"uri-reference":/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
"uri-template":/^(?:(?:[^\x00-\x20"'<>%\\^`{|}]|%[0-9a-f]{2})|\{[+#./;?&=,!@|]?(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?(?:,(?:[a-z0-9_]|%[0-9a-f]{2})+(?::[1-9][0-9]{0,3}|\*)?)*\})*$/i,
url:/^(?:https?|ftp):\/\/(?:\S+(?::\S*)?@)?(?:(?!(?:10|127)(?:\.\d{1,3}){3})(?!(?:169\.254|192\.168)(?:\.\d{1,3}){2})(?!172\.(?:1[6-9]|2\d|3[0-1])(?:\.\d{1,3}){2})(?:[1-9]\d?|1\d\d|2[01]\d|22[0-3])(?:\.(?:1?\d{1,2}|2[0-4]\d|25[0-5])){2}(?:\.(?:[1-9]\d?|1\d\d|2[0-4]\d|25[0-4]))|(?:(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)(?:\.(?:[a-z0-9\u{00a1}-\u{ffff}]+-)*[a-z0-9\u{00a1}-\u{ffff}]+)*(?:\.(?:[a-z\u{00a1}-\u{ffff}]{2,})))(?::\d{2,5})?(?:\/[^\s]*)?$/iu,
email:/^[a-z0-9!#$%&'*+/=?^_`{|}~-]+(?:\.[a-z0-9!#$%&'*+/=?^_`{|}~-]+)*@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9](?:[a-z0-9-]*[a-z0-9])?$/i,hostname:/^(?=.{1,253}\.?$)[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[-0-9a-z]{0,61}[0-9a-z])?)*\.?$/i,
ipv4:/^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)\.){3}(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)$/,ipv6:/^((([0-9a-f]{1,4}:){7}([0-9a-f]{1,4}|:))|(([0-9a-f]{1,4}:){6}(:[0-9a-f]{1,4}|((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){5}(((:[0-9a-f]{1,4}){1,2})|:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3})|:))|(([0-9a-f]{1,4}:){4}(((:[0-9a-f]{1,4}){1,3})|((:[0-9a-f]{1,4})?:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){3}(((:[0-9a-f]{1,4}){1,4})|((:[0-9a-f]{1,4}){0,2}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){2}(((:[0-9a-f]{1,4}){1,5})|((:[0-9a-f]{1,4}){0,3}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(([0-9a-f]{1,4}:){1}(((:[0-9a-f]{1,4}){1,6})|((:[0-9a-f]{1,4}){0,4}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:))|(:(((:[0-9a-f]{1,4}){1,7})|((:[0-9a-f]{1,4}){0,5}:((25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(\.(25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)){3}))|:)))$/i,
regex:H,uuid:/^(?:urn:uuid:)?[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i,"json-pointer":/^(?:\/(?:[^~/]|~0|~1)*)*$/,"json-pointer-uri-fragment":/^#(?:\/(?:[a-z0-9_\-.!$&'()*+,;:=@]|%[0-9a-f]{2}|~0|~1)*)*$/i,
"relative-json-pointer":/^(?:0|[1-9][0-9]*)(?:#|(?:\/(?:[^~/]|~0|~1)*)*)$/,byte:L,int32:{type:"number",validate:E},int64:{type:"number",validate:N},float:{type:"\
number",validate:x},double:{type:"number",validate:x},password:!0,binary:!0},i.fastFormats={...i.fullFormats,date:o(/^\d\d\d\d-[0-1]\d-[0-3]\d$/,e),time:o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,
r),"date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\dt(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)$/i,d),"iso-time":o(/^(?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,
s),"iso-date-time":o(/^\d\d\d\d-[0-1]\d-[0-3]\d[t\s](?:[0-2]\d:[0-5]\d:[0-5]\d|23:59:60)(?:\.\d+)?(?:z|[+-]\d\d(?::?\d\d)?)?$/i,y),uri:/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/)?[^\s]*$/i,
"uri-reference":/^(?:(?:[a-z][a-z0-9+\-.]*:)?\/?\/)?(?:[^\\\s#][^\s#]*)?(?:#[^\\\s]*)?$/i,email:/^[a-z0-9.!#$%&'*+/=?^_`{|}~-]+@[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?(?:\.[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?)*$/i},
i.formatNames=Object.keys(i.fullFormats);function R(M){return M%4===0&&(M%100!==0||M%400===0)}var v=/^(\d\d\d\d)-(\d\d)-(\d\d)$/,b=[0,31,28,31,30,31,30,31,31,30,
31,30,31];function g(M){const T=v.exec(M);if(!T)return!1;const j=+T[1],$=+T[2],_=+T[3];return $>=1&&$<=12&&_>=1&&_<=($===2&&R(j)?29:b[$])}function e(M,T){if(M&&
T)return M>T?1:M<T?-1:0}var a=/^(\d\d):(\d\d):(\d\d(?:\.\d+)?)(z|([+-])(\d\d)(?::?(\d\d))?)?$/i;function l(M){return function(j){const $=a.exec(j);if(!$)return!1;
const _=+$[1],Ue=+$[2],Be=+$[3],Mt=$[4],st=$[5]==="-"?-1:1,at=+($[6]||0),nt=+($[7]||0);if(at>23||nt>59||M&&!Mt)return!1;if(_<=23&&Ue<=59&&Be<60)return!0;const Qr=Ue-
nt*st,it=_-at*st-(Qr<0?1:0);return(it===23||it===-1)&&(Qr===59||Qr===-1)&&Be<61}}function r(M,T){if(!(M&&T))return;const j=new Date("2020-01-01T"+M).valueOf(),$=new Date(
"2020-01-01T"+T).valueOf();if(j&&$)return j-$}function s(M,T){if(!(M&&T))return;const j=a.exec(M),$=a.exec(T);if(j&&$)return M=j[1]+j[2]+j[3],T=$[1]+$[2]+$[3],M>
T?1:M<T?-1:0}var u=/t|\s/i;function h(M){const T=l(M);return function($){const _=$.split(u);return _.length===2&&g(_[0])&&T(_[1])}}function d(M,T){if(!(M&&T))return;
const j=new Date(M).valueOf(),$=new Date(T).valueOf();if(j&&$)return j-$}function y(M,T){if(!(M&&T))return;const[j,$]=M.split(u),[_,Ue]=T.split(u),Be=e(j,_);if(Be!==
void 0)return Be||r($,Ue)}var w=/\/|:/,m=/^(?:[a-z][a-z0-9+\-.]*:)(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'()*+,;=:@]|%[0-9a-f]{2})*)*)(?:\?(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function p(M){return w.test(M)&&m.test(M)}var k=/^(?:[A-Za-z0-9+/]{4})*(?:[A-Za-z0-9+/]{2}==|[A-Za-z0-9+/]{3}=)?$/gm;function L(M){return k.lastIndex=0,k.test(M)}
var A=-(2**31),J=2**31-1;function E(M){return Number.isInteger(M)&&M<=J&&M>=A}function N(M){return Number.isInteger(M)}function x(){return!0}var He=/[^\\]\\Z/;function H(M){
if(He.test(M))return!1;try{return new RegExp(M),!0}catch{return!1}}}}),Tt=We,$t=new RegExp("^3\\.1\\.\\d+$","u");function We(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"\
openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:e.push(r),a++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/\
OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(i.paths===
void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"paths"},message:"must have req\
uired property 'paths'"};e===null?e=[r]:e.push(r),a++}if(i.openapi!==void 0){let r=i.openapi;if(typeof r=="string"){if(!$t.test(r)){const s={instancePath:o+"/op\
enapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "\
^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(
r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocument/properties/info/type",keyword:"type",params:{type:"object"},message:"must be ob\
ject"};e===null?e=[s]:e.push(s),a++}}if(i.servers!==void 0){let r=i.servers;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(!(h&&typeof h==
"object"&&!Array.isArray(h))){const d={instancePath:o+"/servers/"+u,schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/prop\
erties/servers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r==
"object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Ye,
C=Nt().default;function Ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ye.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/\
type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var t=Ze,xt={type:"string",enum:["urn:groundtruth:problem:i\
nvalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtrut\
h:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtru\
th:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth\
:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtru\
th:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error",
"urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function S(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=S.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required prope\
rty 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion"||r==="c\
hoices")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additi\
onal properties"};e===null?e=[s]:e.push(s),a++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+"/pointer",schemaPath:"#/properties/po\
inter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameter!==void 0&&typeof i.parameter!="string"){
const r={instancePath:o+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),a++}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/\
properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.start!==void 0){let r=i.start;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integ\
er"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"\
contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(
r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >=\
 0"};e===null?e=[s]:e.push(s),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},
message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={
instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),
a++}if(i.choices!==void 0){let r=i.choices;if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+"/choices",schemaPath:"#/properties/choices/minItems",keyword:"\
minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const h={instancePath:o+"/choices/"+u,schemaPath:"#/properties/choices/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:
e.push(h),a++}}else{const s={instancePath:o+"/choices",schemaPath:"#/properties/choices/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return S.errors=e,a===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required p\
roperty 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"t\
itle"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:xt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}
if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="st\
ring"){if(C(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)S(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{
const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===
0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ze.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),me(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),a=e.length),Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=Qe;
function Qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["r\
etry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["retry-after"]!==
void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return Qe.errors=e,a===0}Qe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var ut=Xe,jt=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i,
lt={type:"string",enum:["reader","editor","administrator"]},zt=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="repository"||r==="role")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.repository!==void 0){let r=i.repository;if(typeof r=="string"){if(C(r)>64){const s={instancePath:o+"/repository",schemaPath:"contr\
act#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<
1){const s={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!zt.test(r)){const s={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/repository",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"contra\
ct#/$defs/Role/enum",keyword:"enum",params:{allowedValues:lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===0}pe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function ce(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.username===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),a++}if(i.isAdministrator===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"\
must have required property 'isAdministrator'"};e===null?e=[r]:e.push(r),a++}if(i.repositories===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repositories"},message:"must have required property 'repositories'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="\
username"||r==="isAdministrator"||r==="expiresAt"||r==="repositories")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.username!==void 0){let r=i.username;if(typeof r==
"string"){if(C(r)<1){const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.isAdministrator!==void 0&&typeof i.isAdministrator!="boolean"){const r={instancePath:o+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(i.expiresAt!==void 0){let r=i.expiresAt;if(typeof r=="string"){if(!jt.test(r)){const s={instancePath:o+"/expiresAt",schemaPath:"#/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/expiresAt",schemaPath:"\
#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.repositories!==void 0){let r=i.repositories;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)pe(r[u],{instancePath:o+"/repositories/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?pe.errors:e.concat(pe.errors),a=e.length)}else{const s={instancePath:o+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Xe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),ce(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length),Xe.
errors=e,a===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ot=er,It={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"\
string",enum:["no-store"]}},required:["x-request-id","cache-control"],$id:"getSession_ok_headers"};function er(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="no-store"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:It.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===
0}er.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var f=rr;function rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["w\
ww-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),a++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return rr.errors=e,a===0}rr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var _t=tr,St={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"intege\
r",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},"s\
et-cookie":{type:"string",pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "}},required:["x-request-id","cache-control","set-cookie"],$id:"openSession_ok_h\
eaders"},Kt=new RegExp("^(session|__Host-session)=[A-Za-z0-9_-]{47}; ","u");function tr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}if(i["x-re\
quest-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/ma\
xLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="no-store"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:St.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["\
set-cookie"]!==void 0){let r=i["set-cookie"];if(typeof r=="string"){if(!Kt.test(r)){const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pa\
ttern",keyword:"pattern",params:{pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "},message:'must match pattern "^(session|__Host-session)=[A-Za-z0-9_-]{4\
7}; "'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"cache-control":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var Vt=sr,Bt=new RegExp("^(session|__Host-session)=; ","u");function sr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}
if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["set-cookie"]!==void 0){let r=i["set-co\
okie"];if(typeof r=="string"){if(!Bt.test(r)){const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pattern",keyword:"pattern",params:{pattern:"\
^(session|__Host-session)=; "},message:'must match pattern "^(session|__Host-session)=; "'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/set-coo\
kie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return sr.errors=e,a===0}sr.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var P=ar,Gt={type:"object",
minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{
$ref:"contract#/$defs/AttributeChanges"}}},D=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Ht=new RegExp("^[0-9]+$","u"),z=new RegExp("^[1-9][0-9]*$","u");function he(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=he.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kept===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(i.added===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(i.returned===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(i.lost===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.kept!==void 0){let r=i.kept;if(typeof r=="string"){if(!Ht.test(r)){const s={instancePath:o+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.added!==void 0){let r=i.added;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const d={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[d]:e.push(d),a++}if(h.name===void 0){const d={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),a++}for(const d in h)
if(!(d==="attributeId"||d==="name")){const y={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==void 0){let d=h.attributeId;
if(typeof d=="string"){if(!z.test(d)){const y={instancePath:o+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const d={instancePath:o+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{
const s={instancePath:o+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}
if(i.returned!==void 0){let r=i.returned;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
attributeId===void 0){const d={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[d]:e.push(d),a++}if(h.name===void 0){const d={instancePath:o+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(
d),a++}for(const d in h)if(!(d==="attributeId"||d==="name")){const y={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==
void 0){let d=h.attributeId;if(typeof d=="string"){if(!z.test(d)){const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const d={instancePath:o+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
a++}}else{const d={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.lost!==void 0){let r=i.lost;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.attributeId===void 0){const d={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[d]:e.push(d),a++}if(h.name===void 0){const d={instancePath:o+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="attributeId"||d==="name")){const y={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.attributeId!==void 0){let d=h.attributeId;if(typeof d=="string"){if(!z.test(d)){const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const d={instancePath:o+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:
e.push(d),a++}}else{const d={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="origin"||r==="attributeChanges")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.origin!==
void 0){let r=i.origin;if(typeof r!="string"){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="resolved"||r==="majority")){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/enum",keyword:"\
enum",params:{allowedValues:Gt.properties.origin.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}i.attributeChanges!==
void 0&&(he(i.attributeChanges,{instancePath:o+"/attributeChanges",parentData:i,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?
he.errors:e.concat(he.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"m\
ust have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.
dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/dataRow/"+u,schemaPath:"\
#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const s={instancePath:o+"/da\
taRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.metadata!==void 0&&(K(
i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===
0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=V.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.
length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),a++}const m=i.length;for(let p=0;p<m;p++)ye(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?ye.
errors:e.concat(ye.errors),a=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const m=i.length;for(let p=0;p<m;p++){let k=i[p];
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const L in k)if(L!=="@url"&&typeof k[L]!="string"){const A={instancePath:o+"/"+p+"/"+L.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.
push(A),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const L={instancePath:o+"/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/"+p,schemaPath:"contract#/$def\
s/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),a++}}}else{const m={instancePath:o,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&
(d=!0));const m=a;if(typeof i=="string"){if(C(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must \
NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),a++}var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return V.errors=e,
l.items=d,a===0}V.evaluated={dynamicProps:!1,dynamicItems:!0};var Ut={type:"object",required:["viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,
properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"contract#/$defs/DetectedFormat"},types:{type:"array",items:{
$ref:"contract#/$defs/PreviewType"}},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Wt={type:"string",enum:["null","blank",
"boolean","integer","decimal","date","time","timestamp","text"]},Yt={type:"object",required:["line","reason","detail","offset","length","text","bytes"],additionalProperties:!1,
properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length",
"malformed"]},detail:{type:"string",minLength:1},offset:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},length:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},text:{type:"\
string"},bytes:{type:"string",format:"byte"}}},fe=new RegExp("^(0|[1-9][0-9]*)$","u"),U={type:"object",required:["compressed"],additionalProperties:!1,properties:{
compressed:{type:"string",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"\
string",minLength:1},terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"string",enum:["Y","N"]},sheets:{
type:"array",items:{$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{$ref:"contract#/$defs/DetectedTable"}},attr:{type:"string",enum:["names",
"none"]},records:{type:"string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{type:"integer",minimum:1},comment:{$ref:"contract#/$defs/Comment"},
ragged:{$ref:"contract#/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contract#/$defs/Trim"},decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{
$ref:"contract#/$defs/DateOrder"},evidence:{type:"array",items:{type:"object",required:["member","sentence","doubtful"],additionalProperties:!1,properties:{member:{
type:"string",minLength:1},sentence:{type:"string",minLength:1},doubtful:{type:"string",enum:["Y","N"]}}}}}},dt={type:"string",enum:["","cp1252","ascii","big5",
"cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863",
"cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw",
"identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8\
859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic",
"macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp\
037","cp273","cp277","cp278","cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1\
144","cp1145","cp1146","cp1147","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939","gb18030","utf-16be","utf-16le"]},Zt={type:"object",required:["name","\
state"],additionalProperties:!1,properties:{name:{type:"string"},state:{type:"string",enum:["visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-\
Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"}}},Qt={type:"string",enum:["","quote","backslash"]},Xt={type:"string",enum:["","reject","pad","cut","fit"]},
es={type:"string",enum:["",".",","]},rs={type:"string",enum:["","DMY","MDY","YMD"]},Xr=Object.prototype.hasOwnProperty,ts=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}\
(:[A-Z]{1,3}[1-9][0-9]{0,7})?$","u"),ss=new RegExp("^[^\\r\\n\\x00]*$","u");function ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.compressed===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property 'compresse\
d'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!Xr.call(U.properties,r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.compressed!==void 0){let r=i.compressed;
if(typeof r!="string"){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{
allowedValues:U.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.compression!==void 0){let r=i.
compression;if(typeof r!="string"){const s={instancePath:o+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="gzip"||r==="zip"||r==="zstd"||r==="bzip2"||r==="xz")){const s={instancePath:o+"/compression",schemaPath:"\
#/properties/compression/enum",keyword:"enum",params:{allowedValues:U.properties.compression.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.delimiter!==void 0){let r=i.delimiter;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/delimiter",schemaPath:"#/properties/\
delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.quote!==
void 0){let r=i.quote;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.terminator!==void 0){let r=i.terminator;if(typeof r!="string"){const s={
instancePath:o+"/terminator",schemaPath:"#/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
a++}if(!(r==="lf"||r==="cr"||r==="crlf")){const s={instancePath:o+"/terminator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:U.
properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.encoding!==void 0){let r=i.encoding;if(typeof r!=
"string"){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r===
"cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="c\
p863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="e\
uc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-k\
r"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r===
"iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r===
"ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="ma\
cRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8"||r==="cp037"||r==="cp273"||
r==="cp277"||r==="cp278"||r==="cp280"||r==="cp284"||r==="cp285"||r==="cp297"||r==="cp500"||r==="cp870"||r==="cp871"||r==="cp875"||r==="cp1025"||r==="cp1026"||r===
"cp1047"||r==="cp1140"||r==="cp1141"||r==="cp1142"||r==="cp1143"||r==="cp1144"||r==="cp1145"||r==="cp1146"||r==="cp1147"||r==="cp1148"||r==="cp1149"||r==="cp930"||
r==="cp933"||r==="cp935"||r==="cp937"||r==="cp939"||r==="gb18030"||r==="utf-16be"||r==="utf-16le")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$d\
efs/Encoding/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.header!==
void 0){let r=i.header;if(typeof r!="string"){const s={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{
allowedValues:U.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.sheets!==void 0){let r=i.sheets;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const d={instancePath:o+"\
/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};
e===null?e=[d]:e.push(d),a++}if(h.state===void 0){const d={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{
missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="name"||d==="state"||d==="range")){
const y={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const d={instancePath:o+"/sheets/"+u+"/\
name",schemaPath:"contract#/$defs/DetectedSheet/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}
if(h.state!==void 0){let d=h.state;if(typeof d!="string"){const y={instancePath:o+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/sta\
te/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(d==="visible"||d==="hidden"||d==="veryHidden")){const y={
instancePath:o+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:Zt.properties.state.enum},
message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.range!==void 0){let d=h.range;if(typeof d=="string"){if(!ts.test(d)){const y={
instancePath:o+"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9\
]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"},message:'must match pattern "^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),a++}}else{
const y={instancePath:o+"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.tables!==void 0){let r=i.tables;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const d={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/requi\
red",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(d!=="name"){
const y={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const d={instancePath:o+"/tables/"+u+"/\
name",schemaPath:"contract#/$defs/DetectedTable/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),a++}}}else{const s={instancePath:o+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),a++}}if(i.attr!==void 0){let r=i.attr;if(typeof r!="string"){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="names"||r==="none")){const s={instancePath:o+"/attr",schemaPath:"#/\
properties/attr/enum",keyword:"enum",params:{allowedValues:U.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
a++}}if(i.records!==void 0){let r=i.records;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/records",schemaPath:"#/properties/records/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/records",schemaPath:"#\
/properties/records/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.escape!==void 0){let r=i.escape;if(typeof r!=
"string"){const s={instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}if(!(r===""||r==="quote"||r==="backslash")){const s={instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{
allowedValues:Qt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.skipRows!==void 0){let r=i.skipRows;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties\
/skipRows/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.comment!==void 0){let r=i.comment;
if(typeof r=="string"){if(C(r)>8){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"\
must NOT have more than 8 characters"};e===null?e=[s]:e.push(s),a++}if(!ss.test(r)){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\r\\n\\x00]*$"},message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/comment",schemaPath:"contract#/$defs/Comment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.ragged!==
void 0){let r=i.ragged;if(typeof r!="string"){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const s={instancePath:o+"/ragged",schemaPath:"contrac\
t#/$defs/Ragged/enum",keyword:"enum",params:{allowedValues:Xt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.nulls!==
void 0){let r=i.nulls;if(Array.isArray(r)){if(r.length>32){const u={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{
limit:32},message:"must NOT have more than 32 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h=="string"){if(C(
h)>64){const d={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more \
than 64 characters"};e===null?e=[d]:e.push(d),a++}if(C(h)<1){const d={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+"/nulls/"+u,schemaPath:"con\
tract#/$defs/Nulls/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/nul\
ls",schemaPath:"contract#/$defs/Nulls/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.trim!==void 0&&typeof i.
trim!="boolean"){const r={instancePath:o+"/trim",schemaPath:"contract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?
e=[r]:e.push(r),a++}if(i.decimal!==void 0){let r=i.decimal;if(typeof r!="string"){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="."||r===",")){const s={instancePath:o+"/decimal",schemaPath:"\
contract#/$defs/Decimal/enum",keyword:"enum",params:{allowedValues:es.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}
if(i.dateOrder!==void 0){let r=i.dateOrder;if(typeof r!="string"){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const s={instancePath:o+"/dateOrder",
schemaPath:"contract#/$defs/DateOrder/enum",keyword:"enum",params:{allowedValues:rs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.
push(s),a++}}if(i.evidence!==void 0){let r=i.evidence;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.member===void 0){const d={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"m\
ember"},message:"must have required property 'member'"};e===null?e=[d]:e.push(d),a++}if(h.sentence===void 0){const d={instancePath:o+"/evidence/"+u,schemaPath:"\
#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[d]:e.
push(d),a++}if(h.doubtful===void 0){const d={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"\
doubtful"},message:"must have required property 'doubtful'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="member"||d==="sentence"||d==="doubtful")){const y={
instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.member!==void 0){let d=h.member;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+
"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/membe\
r/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.sentence!==void 0){let d=h.sentence;if(typeof d=="str\
ing"){if(C(d)<1){const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/pr\
operties/evidence/items/properties/sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.doubtful!==
void 0){let d=h.doubtful;if(typeof d!="string"){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(d==="Y"||d==="N")){const y={instancePath:o+"/evidence/"+u+
"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:U.properties.evidence.items.properties.doubtful.
enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/\
evidence/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/evidence",schemaPath:"\
#/properties/evidence/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var as=Jt().fullFormats.byte;function O(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.
push(r),a++}if(i.pageStart===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have \
required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="types"||r==="rejected")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.viewName!==void 0){let r=i.viewName;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/viewName",schemaPath:"\
#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.pageStart!==void 0){let r=i.pageStart;
if(typeof r=="string"){if(!z.test(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageSta\
rt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="st\
ring"){if(!fe.test(r)){const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!fe.
test(r)){const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must\
 match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="index"||r===
"scan")){const s={instancePath:o+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Ut.properties.source.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.detected!==void 0&&(ge(i.detected,{instancePath:o+"/detected",parentData:i,parentDataProperty:"\
detected",rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)),i.types!==void 0){let r=i.types;if(Array.isArray(r)){const s=r.length;
for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"){const d={instancePath:o+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}if(!(h==="null"||h==="blank"||h==="boolean"||h==="integer"||h==="decimal"||h==="date"||h===
"time"||h==="timestamp"||h==="text")){const d={instancePath:o+"/types/"+u,schemaPath:"contract#/$defs/PreviewType/enum",keyword:"enum",params:{allowedValues:Wt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/types",schemaPath:"#/properties/types/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.rejected!==void 0){let r=i.rejected;if(Array.isArray(r)){
if(r.length>100){const u={instancePath:o+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have mo\
re than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){
const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have\
 required property 'line'"};e===null?e=[d]:e.push(d),a++}if(h.reason===void 0){const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/\
required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[d]:e.push(d),a++}if(h.detail===void 0){
const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must ha\
ve required property 'detail'"};e===null?e=[d]:e.push(d),a++}if(h.offset===void 0){const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewRej\
ect/required",keyword:"required",params:{missingProperty:"offset"},message:"must have required property 'offset'"};e===null?e=[d]:e.push(d),a++}if(h.length===void 0){
const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"length"},message:"must ha\
ve required property 'length'"};e===null?e=[d]:e.push(d),a++}if(h.text===void 0){const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewRejec\
t/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[d]:e.push(d),a++}if(h.bytes===void 0){const d={
instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"bytes"},message:"must have require\
d property 'bytes'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="line"||d==="reason"||d==="detail"||d==="offset"||d==="length"||d==="text"||d==="byt\
es")){const y={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.line!==void 0){let d=h.line;if(typeof d=="string"){if(!z.test(d)){const y={instancePath:o+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match\
 pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/propertie\
s/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.reason!==void 0){let d=h.reason;if(typeof d!="st\
ring"){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(d==="ragged"||d==="bad quotes"||d==="undecodable"||d==="over-long"||d==="bad field"||d==="wrong leng\
th"||d==="malformed")){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{
allowedValues:Yt.properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let d=h.detail;
if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/detail",
schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}
if(h.offset!==void 0){let d=h.offset;if(typeof d=="string"){if(!fe.test(d)){const y={instancePath:o+"/rejected/"+u+"/offset",schemaPath:"contract#/$defs/Preview\
Reject/properties/offset/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(
y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/offset",schemaPath:"contract#/$defs/PreviewReject/properties/offset/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.length!==void 0){let d=h.length;if(typeof d=="string"){if(!fe.test(d)){const y={instancePath:o+
"/rejected/"+u+"/length",schemaPath:"contract#/$defs/PreviewReject/properties/length/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'mu\
st match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/length",schemaPath:"contract#/$defs/PreviewRe\
ject/properties/length/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.text!==void 0&&typeof h.text!="s\
tring"){const d={instancePath:o+"/rejected/"+u+"/text",schemaPath:"contract#/$defs/PreviewReject/properties/text/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}if(h.bytes!==void 0){let d=h.bytes;if(typeof d=="string"){if(!as(d)){const y={instancePath:o+"/rejected/"+u+"/byte\
s",schemaPath:"contract#/$defs/PreviewReject/properties/bytes/format",keyword:"format",params:{format:"byte"},message:'must match format "byte"'};e===null?e=[y]:
e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/bytes",schemaPath:"contract#/$defs/PreviewReject/properties/bytes/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function be(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=be.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==
void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),a++}if(h.humanisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.
push(d),a++}if(h.description===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="columnisedName"||d==="humanisedName"||
d==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;if(typeof d=="string"){if(C(d)<
1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const d={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}if(h.description!==void 0&&typeof h.description!="string"){const d={
instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(V(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),i.metadata!==void 0&&(O(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ar.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),be(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),
a=e.length),ar.errors=e,a===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var I=nr;function nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=ir,is=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function ir(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="s\
tring"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-\
limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!is.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ir.errors=e,a===0}ir.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var os=or;function Re(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},
message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(i.username===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.authenticated!==void 0&&typeof i.authenticated!="boolean"){const r={instancePath:o+
"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.
username!==void 0){let r=i.username;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/username",schemaPath:"\
#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.role!==void 0){let r=i.role;if(typeof r!=
"string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{
allowedValues:lt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function or(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=or.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Re(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.
concat(Re.errors),a=e.length),or.errors=e,a===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=ur;function ur(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="path"){const s={instancePath:o,schemaPath:"\
contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(C(r)>255){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/Upload\
edFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<
1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ur.errors=e,a===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var mt=lr;function lr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=lr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return lr.errors=e,a===0}lr.evaluated={dynamicProps:!1,dynamicItems:!1};var ls=dr,pt={type:"\
object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},
"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modi\
fied":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",
minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_hea\
ders"},et=new RegExp('^"[0-9a-z-]+"$',"u");function dr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"mus\
t have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?
e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},
message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["con\
tent-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must hav\
e required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!et.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/\
pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==
void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/propert\
ies/cache-control/enum",keyword:"enum",params:{allowedValues:pt.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept\
-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:o+"/accept-rang\
es",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:pt.properties["accept-ranges"].enum},message:"must be equal to one of the \
allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["cont\
ent-disposition"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"\
#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===0}dr.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-le\
ngth":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var ds=mr,ct={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["by\
tes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]\
+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downlo\
adExport_partialContent_headers"},ms=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(
r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.
etag;if(typeof r=="string"){if(!et.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="stri\
ng"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ct.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["l\
ast-modified"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/prop\
erties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:ct.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(C(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!ms.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ps=pr,cs={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!et.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:cs.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return pr.errors=e,a===0}pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var hs=cr,ys=new RegExp("^bytes \\*/[0-9]+$","u");function cr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!ys.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return cr.errors=e,a===0}cr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var fs=hr;function F(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),a++}
if(h.humanisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),a++}if(h.description===void 0){const d={instancePath:o+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="columnisedName"||d==="humanisedName"||d==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const d={instancePath:o+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),a++}if(h.description!==void 0&&typeof h.description!="string"){const d={instancePath:o+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(V(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),
i.metadata!==void 0&&(O(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return F.errors=e,a===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=W.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}if(i.entityId===void 0){const m={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),a++}if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="url"||m==="entityId"||m==="job")){const p={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){
const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let m=i.entityId;if(typeof m=="string"){if(!z.test(
m)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{
const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.
file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.
push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===
a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return W.errors=e,
l.props=d,a===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function hr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!W(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?W.errors:e.concat(W.errors),a=e.length;else var r=W.evaluated.props;return hr.errors=e,l.props=r,a===0}hr.evaluated={dynamicProps:!0,
dynamicItems:!1};var gs=yr,ht={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ve(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(i.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),a++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(
r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return B.errors=e,a===0}B.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:ht.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)ve(r[u],{instancePath:o+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)B(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)B(r[u],{instancePath:o+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(
B.errors),a=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=yr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ce(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length),yr.errors=e,a===0}yr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Y=fr;function fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!fe.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fr.errors=e,a===0}fr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var bs=gr;function gr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!z.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=br;function Z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Z.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m==
"string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=y===a;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,d!==!0&&(d=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return Z.
errors=e,l.props=d,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function br(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Z(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return br.errors=e,l.props=r,a===0}br.evaluated={dynamicProps:!0,
dynamicItems:!1};var yt=Rr;function Rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Rr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(C(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Rr.errors=e,a===0}Rr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ge=vr;function vr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return vr.
errors=e,a===0}vr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Rs=Cr;function Cr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Cr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}
Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=wr,Cs={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},ft={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},gt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},ws={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function we(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=we.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
a++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),a++}if(i.optional===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),a++}if(i.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:gt.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ws.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),a++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const h={instancePath:o+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),a++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return we.errors=e,a===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),a++}if(i.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),a++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)we(r[u],{instancePath:o+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?we.errors:e.concat(we.errors),a=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:gt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===
0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),a++}if(i.group===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),a++}if(i.description===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),a++}if(i.signatures===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(i.examples===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:Cs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),a++}const s=r.length;for(let u=0;u<s;u++)Pe(r[u],{instancePath:o+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?
Pe.errors:e.concat(Pe.errors),a=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:o+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const d={instancePath:o+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[d]:e.push(d),a++}if(h.result===void 0){const d={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="expression"||d===
"result"||d==="row")){const y={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.expression!="string"){const d={
instancePath:o+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}if(h.result!==void 0){let d=h.result;if(typeof d!="string"&&d!==null){const y={instancePath:o+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:ft.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let d=h.row;if(d&&typeof d=="object"&&!Array.isArray(d))for(const y in d){let w=d[y];if(typeof w!="string"&&w!==null){
const m={instancePath:o+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:ft.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),a++}}else{const y={
instancePath:o+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ke(r[u],{instancePath:o+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function wr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=wr.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),qe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.
concat(qe.errors),a=e.length),wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Pr,ks={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
qs=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),As=new RegExp("^[^\\x00]*$","u");function Ae(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),a++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),a++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),a++}if(s<1||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(C(s)>128){const u={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),a++}if(C(
s)<1){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),a++}if(!qs.test(s)){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let s=i[2];if(typeof s=="string"){if(C(s)>4e3){const u={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),a++}if(!As.test(s)){
const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ks.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Ae.errors=e,a===0}Ae.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function Ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),a++}
const r=i.length;for(let s=0;s<r;s++)Ae(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(
Ae.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Ee.errors=e,a===0}Ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ee(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length),Pr.errors=e,a===0}Pr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var bt=kr,Es=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function kr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-\
id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="\
string"){if(!Es.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return kr.errors=e,a===0}kr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Ls=qr;function Q(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Q.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="url"||m==="entityId"||m==="rules")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!D.test(m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let m=i.
entityId;if(typeof m=="string"){if(!z.test(m)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.rules!==void 0){let m=i.rules;if(Array.isArray(m)){const p=m.length;for(let k=0;k<p;k++){let L=m[k];if(typeof L=="string"){if(!z.test(
L)){const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),a++}}else{const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),a++}}}else{const p={
instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(
m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)a=r,e!==null&&(r?e.length=
r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[m]:e.push(m),a++}return Q.errors=e,l.props=d,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function qr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Q(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.evaluated.props;return qr.errors=
e,l.props=r,a===0}qr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ds=Ar;function X(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=X.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return X.errors=e,l.props=d,a===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Ar(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!X(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),a=e.length;else var r=X.
evaluated.props;return Ar.errors=e,l.props=r,a===0}Ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms=Er;function ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ee.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||
m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return ee.errors=e,l.props=d,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Er(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ee(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),a=e.length;else var r=ee.
evaluated.props;return Er.errors=e,l.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var re=Lr,Fs={type:"string",enum:["urn:groundtruth:problem:inv\
alid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtru\
th:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Le(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Fs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(C(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)S(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Lr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Le(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length),Lr.errors=e,
a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=Dr,Js=new RegExp("^([1-9][0-9]*)?$","u"),Ts=new RegExp("^([0-9]{1,2}|100)?$","u");function De(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(i.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(i.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),a++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName===void 0){
const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!Js.test(s)){const u={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),a++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="id"||s==="name")){const u={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!z.test(s)){const u={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
a++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!Ts.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Me(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Me.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)De(r[u],{instancePath:o+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?De.errors:e.concat(De.errors),a=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Me.errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Dr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Me(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),
a=e.length),Dr.errors=e,a===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=Mr;function Mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Fr,Rt={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function Fe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fe.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const d={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const d={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[d]:e.push(d),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const d={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Rt.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[d]:e.push(d),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const d={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const d={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Rt.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),a++}}}else{const h={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Fr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Fe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length),Fr.errors=e,a===0}Fr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var js=Nr;function te(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=te.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}
for(const m in i)if(m!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,
u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);
var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return te.errors=e,l.props=d,a===0}te.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Nr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!te(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))
e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return Nr.errors=e,l.props=r,a===0}Nr.evaluated={dynamicProps:!0,dynamicItems:!1};
var vt=Jr;function se(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=se.evaluated;l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.
push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<
1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===
a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:
e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return se.errors=e,
l.props=d,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Jr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!se(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.evaluated.props;return Jr.errors=e,l.props=r,a===0}Jr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Ct=$r,rt={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],
additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},
failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{
$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},zs={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Tr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Os={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function Ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Os.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),a++}if(typeof r=="string"&&C(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Tr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Tr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function Je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(i.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const d={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),a++}if(h.humanisedName===void 0){const d={instancePath:o+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[d]:e.push(d),a++}if(h.value===void 0){const d={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="columnisedName"||
d==="humanisedName"||d==="value")){const y={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;
if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){let d=h.humanisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let d=h.value;if(typeof d!=
"string"&&d!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:wt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof d=="string"&&C(d)>1001){const y={instancePath:o+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),a++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(C(s)<1){const u={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(C(s)<1){const u={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Te(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Te.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(i.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(i.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(i.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(i.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!Xr.call(rt.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),a++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:rt.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:rt.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
0||isNaN(r)){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const d={instancePath:o+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[d]:e.push(d),a++}
if(h.count===void 0){const d={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[d]:e.push(d),a++}if(h.row===void 0){const d={instancePath:o+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[d]:e.push(d),a++}if(h.message===
void 0){const d={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="part"||d==="count"||d==="row"||d==="message")){const y={instancePath:o+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),a++}if(h.part!==void 0){let d=h.part;if(typeof d!="string"){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(d==="exp\
ression"||d==="filter"||d==="group"||d==="aggregate")){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:zs.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
void 0){let d=h.count;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof d=="number"&&isFinite(
d)&&(d<1||isNaN(d))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let d=h.row;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.
message!==void 0){let d=h.message;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={
instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)Ne(r[u],{instancePath:o+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),a++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Tr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Tr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),a++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++)Je(r[u],{instancePath:o+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:
e.concat(Je.errors),a=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(typeof h=="string"){if(C(h)<1){const d={instancePath:o+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Pt={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function $e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const d={instancePath:o+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[d]:e.push(d),a++}if(h.humanisedName===void 0){const d={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),a++}if(h.value===
void 0){const d={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="columnisedName"||d==="humanisedName"||d==="value")){const y={instancePath:o+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){
let d=h.humanisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let d=h.value;if(typeof d!="string"&&d!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:wt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof d=="string"&&C(d)>1001){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const d={instancePath:o+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xe.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.number===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(i.name===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(i.support===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(i.reason===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(i.wouldFail===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(i.threshold===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(i.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!Xr.call(Pt.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.number!==
void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
1||isNaN(r)){const s={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),a++}}}if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(C(r)>255){const s={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Pt.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(C(
r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.filterExpression!==void 0){let r=i.
filterExpression;if(typeof r=="string"){if(C(r)>1e4){const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.support!==void 0){let r=i.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:o+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.wouldFail!==void 0){let r=i.wouldFail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.failingRow!==
void 0&&($e(i.failingRow,{instancePath:o+"/failingRow",parentData:i,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat(
$e.errors),a=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),a++}if(r<1||isNaN(r)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===
0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(i.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="version"||r==="suggestions")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(C(r)>64){const s={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)xe(r[u],
{instancePath:o+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),a=e.length)}else{const s={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=
e,a===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ae.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;Te(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length);var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;
je(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),a=e.length);var w=m===a;if(w&&s)
s=!1,u=[u,2];else{w&&(s=!0,u=2,d!==!0&&(d=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const A={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[A]:e.push(
A),a++}for(const A in i)if(A!=="rules"){const J={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(i.rules!==void 0){let A=i.rules;if(Array.isArray(A)){if(A.length>
100){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[E]:e.push(E),a++}if(A.length<1){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[E]:e.push(E),a++}const J=A.length;for(let E=0;E<J;E++){
let N=A[E];if(typeof N=="string"){if(!z.test(N)){const x={instancePath:o+"/rules/"+E,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[x]:e.push(x),a++}}else{const x={instancePath:o+"/rules/"+E,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),a++}}}else{const J={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[J]:e.push(J),a++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[A]:e.push(A),a++}var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,d!==!0&&(d=!0));const A=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[E]:e.push(E),a++}if(i.file===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(!(E==="job"||E==="file")){
const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"\
must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.job!==void 0){let E=i.job;if(typeof E=="string"){if(C(E)<1){const N={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[N]:e.push(N),a++}if(!D.test(E)){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(i.file!==void 0){let E=i.
file;if(typeof E=="string"){if(C(E)<1){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!D.test(E)){const N={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),a++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var w=A===a;if(w&&s)s=!1,u=[u,4];else{w&&(s=!0,u=4,d!==!0&&(d=!0));const E=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=E===a;w&&s?(s=!1,u=[u,5]):w&&(s=!0,u=5,d!==!0&&(d=
!0))}}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return ae.errors=e,l.props=d,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function $r(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ae(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.
evaluated.props;return $r.errors=e,l.props=r,a===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};var Is=xr,kt={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function xr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:kt.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:kt.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return xr.errors=e,a===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tt=jr;function ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ne.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.uri===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="uri"){const p={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
uri!==void 0){let m=i.uri;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(i.file===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="job"||
k==="file")){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(i.job!==void 0){let k=i.job;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(i.file!==void 0){let k=i.
file;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.
push(L),a++}}else{const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var w=m===a;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,d!==!0&&(d=!0));const k=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,d!==!0&&
(d=!0));const A=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(E!=="rules"){
const N={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"mu\
st NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.rules!==void 0){let E=i.rules;if(Array.isArray(E)){if(E.length>100){const x={instancePath:o+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[x]:e.push(x),a++}if(E.length<1){const x={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[x]:e.push(x),a++}const N=E.length;for(let x=0;x<N;x++){let He=E[x];if(typeof He=="\
string"){if(!z.test(He)){const H={instancePath:o+"/rules/"+x,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[H]:e.push(H),a++}}else{const H={instancePath:o+"/rules/"+x,schemaPath:"contra\
ct#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[H]:e.push(H),a++}}}else{const N={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[N]:e.push(N),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var w=A===a;w&&s?(s=!1,u=[u,4]):w&&(s=!0,u=4,d!==!0&&(d=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return ne.errors=e,
l.props=d,a===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};function jr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ne(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?ne.errors:e.concat(ne.errors),a=e.length;else var r=ne.evaluated.props;return jr.errors=e,l.props=r,a===0}jr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var qt=zr;function zr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="uri"){const s={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.uri!==void 0){let r=i.uri;if(typeof r==
"string"){if(C(r)<1){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/propert\
ies/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return zr.errors=e,a===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=Or;function ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ie.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!=="url"){const p={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/p\
roperties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={
instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "\
uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||
m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return ie.errors=e,l.props=d,a===0}ie.evaluated={dynamicProps:!0,dynamicItems:!1};function Or(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ie(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ie.errors:e.concat(ie.errors),a=e.length;else var r=ie.
evaluated.props;return Or.errors=e,l.props=r,a===0}Or.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss=Ir;function Ir(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){
if(C(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return Ir.errors=e,a===0}Ir.evaluated={dynamicProps:!1,dynamicItems:!1};var At=_r;function _r(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof i=="string"){if(C(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return _r.errors=e,a===0}_r.evaluated={dynamicProps:!1,dynamicItems:!1};var Ks=Sr;
function oe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=oe.evaluated;l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const m={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'c\
ategory'"};e===null?e=[m]:e.push(m),a++}if(i.keyword===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{
missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="category"||m==="keyword")){const p={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT hav\
e additional properties"};e===null?e=[p]:e.push(p),a++}if(i.category!==void 0){let m=i.category;if(typeof m=="string"){if(!z.test(m)){const p={instancePath:o+"/\
category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "\
^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.keyword!==void 0){let m=i.keyword;if(typeof m=="string"){if(!fe.test(m)){
const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properti\
es/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contrac\
t#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,
u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);
var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return oe.errors=e,l.props=d,a===0}oe.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Sr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Sr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!oe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))
e=e===null?oe.errors:e.concat(oe.errors),a=e.length;else var r=oe.evaluated.props;return Sr.errors=e,l.props=r,a===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Vs=Kr,Bs=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function Kr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Bs.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*\
$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Kr.errors=e,a===0}Kr.evaluated=
{props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Gs=Vr;function ue(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ue.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.
push(m),a++}if(i.connectionId===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
connectionId"},message:"must have required property 'connectionId'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="url"||m==="connectionId")){const p={
instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"mus\
t NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"for\
mat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.connectionId!==
void 0){let m=i.connectionId;if(typeof m=="string"){if(!z.test(m)){const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/pro\
perties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(!(m==="job"||m==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;F(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);var w=m===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return ue.errors=e,l.props=d,a===0}ue.evaluated={dynamicProps:!0,dynamicItems:!1};function Vr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ue(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ue.errors:e.concat(ue.errors),a=e.length;else var r=ue.
evaluated.props;return Vr.errors=e,l.props=r,a===0}Vr.evaluated={dynamicProps:!0,dynamicItems:!1};var Hs=Br;function Br(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,
schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.message!==void 0){let r=i.message;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandR\
esult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Br.errors=e,a===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Us=Gr;
function ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ze.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!==
"encodings"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),a++}if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];
if(typeof h!="string"){const d={instancePath:o+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[d]:e.push(d),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||
h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h===
"cp862"||h==="cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="\
ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||
h==="iso2022-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="i\
so8859-9"||h==="iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||
h==="koi8-u"||h==="ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="\
macRoman"||h==="macRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8"||h==="cp\
037"||h==="cp273"||h==="cp277"||h==="cp278"||h==="cp280"||h==="cp284"||h==="cp285"||h==="cp297"||h==="cp500"||h==="cp870"||h==="cp871"||h==="cp875"||h==="cp1025"||
h==="cp1026"||h==="cp1047"||h==="cp1140"||h==="cp1141"||h==="cp1142"||h==="cp1143"||h==="cp1144"||h==="cp1145"||h==="cp1146"||h==="cp1147"||h==="cp1148"||h==="c\
p1149"||h==="cp930"||h==="cp933"||h==="cp935"||h==="cp937"||h==="cp939"||h==="gb18030"||h==="utf-16be"||h==="utf-16le")){const d={instancePath:o+"/encodings/"+u,
schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.
push(d),a++}}}else{const s={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ze.errors=e,a===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Gr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Gr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ze(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ze.errors:e.concat(ze.errors),a=e.length),Gr.errors=e,a===0}Gr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ws=Hr,Et={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{
TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"\
string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Ys={type:"string",enum:["delimited",
"cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},Zs=new RegExp("^[A-Z_]+$","u");function Oe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.SEQUENCE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_NAME===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[
r]:e.push(r),a++}if(i.PARAM_DISP===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"mus\
t have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_REQD===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.TYPE!==void 0){let r=i.TYPE;if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r===
"generic"||r==="oracle"||r==="db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConn\
ectionType/enum",keyword:"enum",params:{allowedValues:Ys.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.SEQUENCE!==
void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!z.test(r)){const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"\
#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;
if(typeof r=="string"){if(!Zs.test(r)){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r=="s\
tring"){if(C(r)<1){const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="d\
irectory"||r==="list"||r==="text")){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Et.properties.
PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="\
string"){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Et.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)Oe(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,
rootData:b,dynamicAnchors:g})||(e=e===null?Oe.errors:e.concat(Oe.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Hr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Hr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Ie(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length),Hr.
errors=e,a===0}Hr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Qs=Ur;function le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=le.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[m]:e.push(m),a++}if(i.secret===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[m]:e.push(
m),a++}for(const m in i)if(!(m==="webhook"||m==="secret")){const p={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.webhook!==void 0){let m=i.webhook;
if(typeof m=="string"){if(!z.test(m)){const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.secret!==
void 0){let m=i.secret;if(typeof m=="string"){if(C(m)<32){const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===
a;if(w){s=!0,u=0;var d=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),a++}for(const m in i)if(m!==
"url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{
w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(i.
delivered===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(i.message===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k===
"webhook"||k==="delivered"||k==="message")){const L={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k==
"string"){if(!z.test(k)){const L={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(i.delivered!==void 0&&typeof i.
delivered!="boolean"){const k={instancePath:o+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var w=m===a;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,d!==!0&&(d=!0));const k=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[A]:e.push(A),a++}if(i.file===void 0){const A={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[A]:e.push(
A),a++}for(const A in i)if(!(A==="job"||A==="file")){const J={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(i.job!==void 0){let A=i.job;if(typeof A==
"string"){if(C(A)<1){const J={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!D.test(A)){const J={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[J]:e.push(J),a++}}if(i.file!==void 0){let A=i.file;if(typeof A=="string"){if(C(A)<1){const J={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!D.test(A)){
const J={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[A]:e.push(A),a++}var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,
u=3,d!==!0&&(d=!0));const A=a;F(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?F.errors:e.concat(F.errors),a=e.length);
var w=A===a;w&&s?(s=!1,u=[u,4]):w&&(s=!0,u=4,d!==!0&&(d=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return le.errors=e,l.props=d,a===0}le.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Ur(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ur.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!le(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))
e=e===null?le.errors:e.concat(le.errors),a=e.length;else var r=le.evaluated.props;return Ur.errors=e,l.props=r,a===0}Ur.evaluated={dynamicProps:!0,dynamicItems:!1};
var Lt=Wr,Dt={type:["string","array"],maxItems:2,items:{type:"string"}};function _e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const d={
instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Dt.type},message:"must be string,array"};e===null?e=[d]:e.push(
d),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),a++}const d=h.length;for(let y=0;y<d;y++)if(typeof h[y]!="string"){const w={instancePath:o+"\
/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),a++}}}}else{
const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}i.metadata!==void 0&&(K(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:
e.concat(K.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return _e.errors=e,a===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.isArray(s)){const u={instancePath:o+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Dt.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(s)){if(s.length>2){const h={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=s.length;for(let h=0;h<u;h++)if(typeof s[h]!="string"){const d={
instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}if(i["@url"]!==void 0&&typeof i["@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function G(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=G.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const m=i.length;for(let p=0;p<m;p++)_e(i[p],
{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)}else{const m={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;
if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),a++}const m=i.length;for(let p=0;p<m;p++)Se(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?Se.errors:e.concat(Se.errors),a=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[m]:e.push(m),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=a;if(typeof i=="string"){if(C(i)>0){const k={
instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=m===a;w&&
s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return G.errors=e,l.items=d,a===0}G.evaluated={dynamicProps:!1,dynamicItems:!0};function Ke(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ke.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const d={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[d]:e.push(d),a++}if(h.humanisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),a++}if(h.description===void 0){
const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[d]:e.push(d),a++}for(const d in h)if(!(d==="columnisedName"||d==="humanisedName"||d==="description")){const y={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have addit\
ional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const d={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}if(h.description!==void 0&&typeof h.description!="string"){const d={instancePath:o+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[d]:e.push(d),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(G(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?G.errors:e.concat(G.errors),a=e.length)),i.metadata!==void 0&&(O(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Wr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Wr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Ke(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length),Wr.
errors=e,a===0}Wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xs=Yr;function Ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||
r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),a++}if(h.
humanisedName===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),a++}if(h.description===void 0){const d={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[d]:e.
push(d),a++}for(const d in h)if(!(d==="columnisedName"||d==="humanisedName"||d==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.columnisedName!==void 0){let d=h.columnisedName;if(typeof d=="string"){if(C(d)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const d={instancePath:o+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),a++}if(h.description!==void 0&&typeof h.description!="string"){const d={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(G(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)),
i.metadata!==void 0&&(O(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.
concat(O.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=de.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),a++}if(i.file===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),a++}for(const m in i)if(!(m==="job"||m==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(C(m)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(C(m)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(m)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}var w=h===a;if(w){s=!0,u=0;var d=!0}const y=a;
Ve(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length);var w=y===a;if(w&&s?
(s=!1,u=[u,1]):w&&(s=!0,u=1,d!==!0&&(d=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),a++}return de.errors=e,l.props=d,a===0}de.evaluated={dynamicProps:!0,dynamicItems:!1};
function Yr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Yr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),!de(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?de.errors:e.concat(
de.errors),a=e.length;else var r=de.evaluated.props;return Yr.errors=e,l.props=r,a===0}Yr.evaluated={dynamicProps:!0,dynamicItems:!1};var ea=Zr;function Zr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return Zr.errors=e,a===0}Zr.evaluated={dynamicProps:!1,dynamicItems:!1};var ra={"getOpenApiDocument ok":Tt,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":t,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument \
internalError headers":n,"getSession ok":ut,"getSession ok headers":Ot,"getSession badRequest":t,"getSession badRequest headers":n,"getSession unauthorized":t,"\
getSession unauthorized headers":f,"getSession notAcceptable":t,"getSession notAcceptable headers":n,"getSession tooManyRequests":t,"getSession tooManyRequests \
headers":c,"getSession internalError":t,"getSession internalError headers":n,"getSession unavailable":t,"getSession unavailable headers":c,"openSession ok":ut,"\
openSession ok headers":_t,"openSession badRequest":t,"openSession badRequest headers":n,"openSession unauthorized":t,"openSession unauthorized headers":f,"open\
Session forbidden":t,"openSession forbidden headers":n,"openSession notAcceptable":t,"openSession notAcceptable headers":n,"openSession contentTooLarge":t,"open\
Session contentTooLarge headers":n,"openSession unsupportedMediaType":t,"openSession unsupportedMediaType headers":n,"openSession tooManyRequests":t,"openSessio\
n tooManyRequests headers":c,"openSession internalError":t,"openSession internalError headers":n,"openSession unavailable":t,"openSession unavailable headers":c,
"closeSession noContent headers":Vt,"closeSession badRequest":t,"closeSession badRequest headers":n,"closeSession unauthorized":t,"closeSession unauthorized hea\
ders":f,"closeSession forbidden":t,"closeSession forbidden headers":n,"closeSession tooManyRequests":t,"closeSession tooManyRequests headers":c,"closeSession in\
ternalError":t,"closeSession internalError headers":n,"closeSession unavailable":t,"closeSession unavailable headers":c,"changePassword noContent headers":n,"ch\
angePassword badRequest":t,"changePassword badRequest headers":n,"changePassword unauthorized":t,"changePassword unauthorized headers":f,"changePassword content\
TooLarge":t,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":t,"changePassword unsupportedMediaType headers":n,"changePassword t\
ooManyRequests":t,"changePassword tooManyRequests headers":c,"changePassword internalError":t,"changePassword internalError headers":n,"changePassword unavailab\
le":t,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":n,"listRepositories badRequest":t,"listRepositories badReques\
t headers":n,"listRepositories notFound":t,"listRepositories notFound headers":n,"listRepositories notAcceptable":t,"listRepositories notAcceptable headers":n,"\
listRepositories tooManyRequests":t,"listRepositories tooManyRequests headers":c,"listRepositories internalError":t,"listRepositories internalError headers":n,"\
listRepositories unavailable":t,"listRepositories unavailable headers":c,"createRepository created":I,"createRepository created headers":ns,"createRepository ba\
dRequest":t,"createRepository badRequest headers":n,"createRepository unauthorized":t,"createRepository unauthorized headers":f,"createRepository forbidden":t,"\
createRepository forbidden headers":n,"createRepository notAcceptable":t,"createRepository notAcceptable headers":n,"createRepository conflict":t,"createReposit\
ory conflict headers":n,"createRepository contentTooLarge":t,"createRepository contentTooLarge headers":n,"createRepository unsupportedMediaType":t,"createRepos\
itory unsupportedMediaType headers":n,"createRepository tooManyRequests":t,"createRepository tooManyRequests headers":c,"createRepository internalError":t,"crea\
teRepository internalError headers":n,"createRepository unavailable":t,"createRepository unavailable headers":c,"getRepository ok":P,"getRepository ok headers":n,
"getRepository badRequest":t,"getRepository badRequest headers":n,"getRepository unauthorized":t,"getRepository unauthorized headers":f,"getRepository forbidden":t,
"getRepository forbidden headers":n,"getRepository notFound":t,"getRepository notFound headers":n,"getRepository notAcceptable":t,"getRepository notAcceptable h\
eaders":n,"getRepository tooManyRequests":t,"getRepository tooManyRequests headers":c,"getRepository internalError":t,"getRepository internalError headers":n,"g\
etRepository unavailable":t,"getRepository unavailable headers":c,"deleteRepository noContent headers":n,"deleteRepository badRequest":t,"deleteRepository badRe\
quest headers":n,"deleteRepository unauthorized":t,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":t,"deleteRepository forbidden headers":n,
"deleteRepository notFound":t,"deleteRepository notFound headers":n,"deleteRepository tooManyRequests":t,"deleteRepository tooManyRequests headers":c,"deleteRep\
ository internalError":t,"deleteRepository internalError headers":n,"deleteRepository unavailable":t,"deleteRepository unavailable headers":c,"login ok":os,"log\
in ok headers":n,"login badRequest":t,"login badRequest headers":n,"login forbidden":t,"login forbidden headers":n,"login notFound":t,"login notFound headers":n,
"login notAcceptable":t,"login notAcceptable headers":n,"login tooManyRequests":t,"login tooManyRequests headers":c,"login internalError":t,"login internalError\
 headers":n,"login unavailable":t,"login unavailable headers":c,"uploadFile ok":us,"uploadFile ok headers":n,"uploadFile badRequest":t,"uploadFile badRequest he\
aders":n,"uploadFile unauthorized":t,"uploadFile unauthorized headers":f,"uploadFile forbidden":t,"uploadFile forbidden headers":n,"uploadFile notFound":t,"uplo\
adFile notFound headers":n,"uploadFile notAcceptable":t,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":t,"uploadFile contentTooLarge headers":n,
"uploadFile unsupportedMediaType":t,"uploadFile unsupportedMediaType headers":n,"uploadFile tooManyRequests":t,"uploadFile tooManyRequests headers":c,"uploadFil\
e internalError":t,"uploadFile internalError headers":n,"uploadFile unavailable":t,"uploadFile unavailable headers":c,"listFiles ok":P,"listFiles ok headers":n,
"listFiles badRequest":t,"listFiles badRequest headers":n,"listFiles unauthorized":t,"listFiles unauthorized headers":f,"listFiles forbidden":t,"listFiles forbi\
dden headers":n,"listFiles notFound":t,"listFiles notFound headers":n,"listFiles notAcceptable":t,"listFiles notAcceptable headers":n,"listFiles tooManyRequests":t,
"listFiles tooManyRequests headers":c,"listFiles internalError":t,"listFiles internalError headers":n,"listFiles unavailable":t,"listFiles unavailable headers":c,
"getFile ok":P,"getFile ok headers":n,"getFile badRequest":t,"getFile badRequest headers":n,"getFile unauthorized":t,"getFile unauthorized headers":f,"getFile f\
orbidden":t,"getFile forbidden headers":n,"getFile notFound":t,"getFile notFound headers":n,"getFile notAcceptable":t,"getFile notAcceptable headers":n,"getFile\
 tooManyRequests":t,"getFile tooManyRequests headers":c,"getFile internalError":t,"getFile internalError headers":n,"getFile unavailable":t,"getFile unavailable\
 headers":c,"deleteFile noContent headers":n,"deleteFile badRequest":t,"deleteFile badRequest headers":n,"deleteFile unauthorized":t,"deleteFile unauthorized he\
aders":f,"deleteFile forbidden":t,"deleteFile forbidden headers":n,"deleteFile notFound":t,"deleteFile notFound headers":n,"deleteFile conflict":t,"deleteFile c\
onflict headers":n,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"deleteFile internalError":t,"deleteFile internalError headers":n,"dele\
teFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":mt,"downloadExport ok headers":ls,"downloadExport partialContent":mt,"downloadExpor\
t partialContent headers":ds,"downloadExport notModified headers":ps,"downloadExport badRequest":t,"downloadExport badRequest headers":n,"downloadExport unautho\
rized":t,"downloadExport unauthorized headers":f,"downloadExport forbidden":t,"downloadExport forbidden headers":n,"downloadExport notFound":t,"downloadExport n\
otFound headers":n,"downloadExport conflict":t,"downloadExport conflict headers":n,"downloadExport rangeNotSatisfiable":t,"downloadExport rangeNotSatisfiable he\
aders":hs,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"downloadExport internalError":t,"downloadExport internalError headers":n,
"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities ok headers":n,"listEntities badRequest":t,"listEntities \
badRequest headers":n,"listEntities unauthorized":t,"listEntities unauthorized headers":f,"listEntities forbidden":t,"listEntities forbidden headers":n,"listEnt\
ities notFound":t,"listEntities notFound headers":n,"listEntities notAcceptable":t,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":t,"list\
Entities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalError headers":n,"listEntities unavailable":t,"listEntities unavailable\
 headers":c,"runEntitiesCommand ok":fs,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":t,"runEntities\
Command badRequest headers":n,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbidden":t,"runEntitiesComma\
nd forbidden headers":n,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":t,"runEntitiesCommand notAcce\
ptable headers":n,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":t,"runEntitiesCommand contentTooL\
arge headers":n,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":t,"runEntit\
iesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":t,"runE\
ntitiesCommand unavailable headers":c,"runExpressionsCommand ok":gs,"runExpressionsCommand ok headers":n,"runExpressionsCommand badRequest":t,"runExpressionsCom\
mand badRequest headers":n,"runExpressionsCommand unauthorized":t,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand forbidden":t,"runExpress\
ionsCommand forbidden headers":n,"runExpressionsCommand notFound":t,"runExpressionsCommand notFound headers":n,"runExpressionsCommand notAcceptable":t,"runExpre\
ssionsCommand notAcceptable headers":n,"runExpressionsCommand conflict":t,"runExpressionsCommand conflict headers":n,"runExpressionsCommand contentTooLarge":t,"\
runExpressionsCommand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaType":t,"runExpressionsCommand unsupportedMediaType headers":n,"runExpre\
ssionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalError":t,"runExpressionsCommand internalError \
headers":n,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable headers":c,"countEntities ok":Y,"countEntities ok headers":n,"countEntities \
badRequest":t,"countEntities badRequest headers":n,"countEntities unauthorized":t,"countEntities unauthorized headers":f,"countEntities forbidden":t,"countEntit\
ies forbidden headers":n,"countEntities notFound":t,"countEntities notFound headers":n,"countEntities notAcceptable":t,"countEntities notAcceptable headers":n,"\
countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities internalError":t,"countEntities internalError headers":n,"countEntitie\
s unavailable":t,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":n,"getEntity badRequest":t,"getEntity badRequest headers":n,"getE\
ntity unauthorized":t,"getEntity unauthorized headers":f,"getEntity forbidden":t,"getEntity forbidden headers":n,"getEntity notFound":t,"getEntity notFound head\
ers":n,"getEntity notAcceptable":t,"getEntity notAcceptable headers":n,"getEntity tooManyRequests":t,"getEntity tooManyRequests headers":c,"getEntity internalEr\
ror":t,"getEntity internalError headers":n,"getEntity unavailable":t,"getEntity unavailable headers":c,"runEntityCommand ok":bs,"runEntityCommand ok headers":n,
"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":n,"runEntityCommand unauthorized":t,"runEntityCommand unauthorized headers":f,"runEntityCo\
mmand forbidden":t,"runEntityCommand forbidden headers":n,"runEntityCommand notFound":t,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":t,
"runEntityCommand notAcceptable headers":n,"runEntityCommand conflict":t,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":t,"runEntityCo\
mmand contentTooLarge headers":n,"runEntityCommand unsupportedMediaType":t,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":t,
"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":t,"run\
EntityCommand unavailable headers":c,"deleteEntity noContent headers":n,"deleteEntity badRequest":t,"deleteEntity badRequest headers":n,"deleteEntity unauthoriz\
ed":t,"deleteEntity unauthorized headers":f,"deleteEntity forbidden":t,"deleteEntity forbidden headers":n,"deleteEntity notFound":t,"deleteEntity notFound heade\
rs":n,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":t,"deleteEntity internalError headers":n,"deleteEnt\
ity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":n,"listRows badRequest":t,"listRows badRequest headers":n,"listRow\
s unauthorized":t,"listRows unauthorized headers":f,"listRows forbidden":t,"listRows forbidden headers":n,"listRows notFound":t,"listRows notFound headers":n,"l\
istRows notAcceptable":t,"listRows notAcceptable headers":n,"listRows conflict":t,"listRows conflict headers":n,"listRows tooManyRequests":t,"listRows tooManyRe\
quests headers":c,"listRows internalError":t,"listRows internalError headers":n,"listRows unavailable":t,"listRows unavailable headers":c,"runRowsCommand ok":q,
"runRowsCommand ok headers":n,"runRowsCommand badRequest":t,"runRowsCommand badRequest headers":n,"runRowsCommand unauthorized":t,"runRowsCommand unauthorized h\
eaders":f,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":t,"runRowsCommand notFound headers":n,"runRowsCommand notA\
cceptable":t,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":t,"runRowsCommand conflict headers":n,"runRowsCommand contentTooLarge":t,"runRow\
sCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":t,"runRowsCommand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":t,"\
runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsCommand internalError headers":n,"runRowsCommand unavailable":t,"runRowsComma\
nd unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":n,"listRowDetails badRequest":t,"listRowDetails badRequest headers":n,"listRowDetail\
s unauthorized":t,"listRowDetails unauthorized headers":f,"listRowDetails forbidden":t,"listRowDetails forbidden headers":n,"listRowDetails notFound":t,"listRow\
Details notFound headers":n,"listRowDetails notAcceptable":t,"listRowDetails notAcceptable headers":n,"listRowDetails conflict":t,"listRowDetails conflict heade\
rs":n,"listRowDetails tooManyRequests":t,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":t,"listRowDetails internalError headers":n,"l\
istRowDetails unavailable":t,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator ok headers":n,"listDuplicatesIndicat\
or badRequest":t,"listDuplicatesIndicator badRequest headers":n,"listDuplicatesIndicator unauthorized":t,"listDuplicatesIndicator unauthorized headers":f,"listD\
uplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidden headers":n,"listDuplicatesIndicator notFound":t,"listDuplicatesIndicator notFound headers":n,
"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicator notAcceptable headers":n,"listDuplicatesIndicator tooManyRequests":t,"listDuplicatesIndicator\
 tooManyRequests headers":c,"listDuplicatesIndicator internalError":t,"listDuplicatesIndicator internalError headers":n,"listDuplicatesIndicator unavailable":t,
"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":n,"runDuplicatesIndicatorCommand\
 badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":n,"runDuplicatesIndicatorCommand unauthorized":t,"runDuplicatesIndicatorCommand unauthorized h\
eaders":f,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicatesIndicatorCommand forbidden headers":n,"runDuplicatesIndicatorCommand notFound":t,"runDuplica\
tesIndicatorCommand notFound headers":n,"runDuplicatesIndicatorCommand notAcceptable":t,"runDuplicatesIndicatorCommand notAcceptable headers":n,"runDuplicatesIn\
dicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict headers":n,"runDuplicatesIndicatorCommand contentTooLarge":t,"runDuplicatesIndicatorCommand c\
ontentTooLarge headers":n,"runDuplicatesIndicatorCommand unsupportedMediaType":t,"runDuplicatesIndicatorCommand unsupportedMediaType headers":n,"runDuplicatesIn\
dicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand internalError":t,"runDuplicatesIndica\
torCommand internalError headers":n,"runDuplicatesIndicatorCommand unavailable":t,"runDuplicatesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"l\
istDuplicates ok headers":n,"listDuplicates badRequest":t,"listDuplicates badRequest headers":n,"listDuplicates unauthorized":t,"listDuplicates unauthorized hea\
ders":f,"listDuplicates forbidden":t,"listDuplicates forbidden headers":n,"listDuplicates notFound":t,"listDuplicates notFound headers":n,"listDuplicates notAcc\
eptable":t,"listDuplicates notAcceptable headers":n,"listDuplicates conflict":t,"listDuplicates conflict headers":n,"listDuplicates tooManyRequests":t,"listDupl\
icates tooManyRequests headers":c,"listDuplicates internalError":t,"listDuplicates internalError headers":n,"listDuplicates unavailable":t,"listDuplicates unava\
ilable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":n,"runDuplicatesCommand badRequest":t,"runDuplicatesCommand badRequest headers":n,
"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauthorized headers":f,"runDuplicatesCommand forbidden":t,"runDuplicatesCommand forbidden headers":n,
"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound headers":n,"runDuplicatesCommand notAcceptable":t,"runDuplicatesCommand notAcceptable headers":n,
"runDuplicatesCommand conflict":t,"runDuplicatesCommand conflict headers":n,"runDuplicatesCommand contentTooLarge":t,"runDuplicatesCommand contentTooLarge heade\
rs":n,"runDuplicatesCommand unsupportedMediaType":t,"runDuplicatesCommand unsupportedMediaType headers":n,"runDuplicatesCommand tooManyRequests":t,"runDuplicate\
sCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":t,"runDuplicatesCommand internalError headers":n,"runDuplicatesCommand unavailable":t,"\
runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":n,"listRejectedRows badRequest":t,"listRejectedRows badRequest\
 headers":n,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":f,"listRejectedRows forbidden":t,"listRejectedRows forbidden headers":n,"l\
istRejectedRows notFound":t,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":t,"listRejectedRows notAcceptable headers":n,"listRejectedRow\
s tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":t,"listRejectedRows internalError headers":n,"listRejectedRow\
s unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":yt,"getReport ok headers":Ge,"getReport badRequest":t,"getReport badRequest headers":n,
"getReport unauthorized":t,"getReport unauthorized headers":f,"getReport forbidden":t,"getReport forbidden headers":n,"getReport notFound":t,"getReport notFound\
 headers":n,"getReport notAcceptable":t,"getReport notAcceptable headers":n,"getReport conflict":t,"getReport conflict headers":n,"getReport tooManyRequests":t,
"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError headers":n,"getReport unavailable":t,"getReport unavailable headers":c,
"listAttributes ok":P,"listAttributes ok headers":n,"listAttributes badRequest":t,"listAttributes badRequest headers":n,"listAttributes unauthorized":t,"listAtt\
ributes unauthorized headers":f,"listAttributes forbidden":t,"listAttributes forbidden headers":n,"listAttributes notFound":t,"listAttributes notFound headers":n,
"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":t,"listAttributes tooManyRequests headers":c,"listAtt\
ributes internalError":t,"listAttributes internalError headers":n,"listAttributes unavailable":t,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,
"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":t,"runAttributesCommand badRequest headers":n,"runAttributesCommand unauthorized":t,"runAt\
tributesCommand unauthorized headers":f,"runAttributesCommand forbidden":t,"runAttributesCommand forbidden headers":n,"runAttributesCommand notFound":t,"runAttr\
ibutesCommand notFound headers":n,"runAttributesCommand notAcceptable":t,"runAttributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":t,
"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsupportedMediaType":t,"runAttributesCommand unsupportedMediaType headers":n,"runAttribu\
tesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":t,"runAttributesCommand internalError header\
s":n,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":n,"getAttribute badRequest":t,
"getAttribute badRequest headers":n,"getAttribute unauthorized":t,"getAttribute unauthorized headers":f,"getAttribute forbidden":t,"getAttribute forbidden heade\
rs":n,"getAttribute notFound":t,"getAttribute notFound headers":n,"getAttribute notAcceptable":t,"getAttribute notAcceptable headers":n,"getAttribute tooManyReq\
uests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalError":t,"getAttribute internalError headers":n,"getAttribute unavailable":t,"getAttribu\
te unavailable headers":c,"runAttributeCommand ok":I,"runAttributeCommand ok headers":n,"runAttributeCommand badRequest":t,"runAttributeCommand badRequest heade\
rs":n,"runAttributeCommand unauthorized":t,"runAttributeCommand unauthorized headers":f,"runAttributeCommand forbidden":t,"runAttributeCommand forbidden headers":n,
"runAttributeCommand notFound":t,"runAttributeCommand notFound headers":n,"runAttributeCommand notAcceptable":t,"runAttributeCommand notAcceptable headers":n,"r\
unAttributeCommand conflict":t,"runAttributeCommand conflict headers":n,"runAttributeCommand contentTooLarge":t,"runAttributeCommand contentTooLarge headers":n,
"runAttributeCommand unsupportedMediaType":t,"runAttributeCommand unsupportedMediaType headers":n,"runAttributeCommand tooManyRequests":t,"runAttributeCommand t\
ooManyRequests headers":c,"runAttributeCommand internalError":t,"runAttributeCommand internalError headers":n,"runAttributeCommand unavailable":t,"runAttributeC\
ommand unavailable headers":c,"listValues ok":P,"listValues ok headers":n,"listValues badRequest":t,"listValues badRequest headers":n,"listValues unauthorized":t,
"listValues unauthorized headers":f,"listValues forbidden":t,"listValues forbidden headers":n,"listValues notFound":t,"listValues notFound headers":n,"listValue\
s notAcceptable":t,"listValues notAcceptable headers":n,"listValues conflict":t,"listValues conflict headers":n,"listValues tooManyRequests":t,"listValues tooMa\
nyRequests headers":c,"listValues internalError":t,"listValues internalError headers":n,"listValues unavailable":t,"listValues unavailable headers":c,"runValues\
Command ok":q,"runValuesCommand ok headers":n,"runValuesCommand badRequest":t,"runValuesCommand badRequest headers":n,"runValuesCommand unauthorized":t,"runValu\
esCommand unauthorized headers":f,"runValuesCommand forbidden":t,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":t,"runValuesCommand notFound\
 headers":n,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":t,"runValuesCommand conflict headers":n,"r\
unValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":t,"runValuesCommand unsupportedMediaType\
 headers":n,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":t,"runValuesCommand internalError\
 headers":n,"runValuesCommand unavailable":t,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok headers":n,"listSpaces badRequest":t,"lis\
tSpaces badRequest headers":n,"listSpaces unauthorized":t,"listSpaces unauthorized headers":f,"listSpaces forbidden":t,"listSpaces forbidden headers":n,"listSpa\
ces notFound":t,"listSpaces notFound headers":n,"listSpaces notAcceptable":t,"listSpaces notAcceptable headers":n,"listSpaces conflict":t,"listSpaces conflict h\
eaders":n,"listSpaces tooManyRequests":t,"listSpaces tooManyRequests headers":c,"listSpaces internalError":t,"listSpaces internalError headers":n,"listSpaces un\
available":t,"listSpaces unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok headers":n,"runSpacesCommand badRequest":t,"runSpacesCommand badReq\
uest headers":n,"runSpacesCommand unauthorized":t,"runSpacesCommand unauthorized headers":f,"runSpacesCommand forbidden":t,"runSpacesCommand forbidden headers":n,
"runSpacesCommand notFound":t,"runSpacesCommand notFound headers":n,"runSpacesCommand notAcceptable":t,"runSpacesCommand notAcceptable headers":n,"runSpacesComm\
and conflict":t,"runSpacesCommand conflict headers":n,"runSpacesCommand contentTooLarge":t,"runSpacesCommand contentTooLarge headers":n,"runSpacesCommand unsupp\
ortedMediaType":t,"runSpacesCommand unsupportedMediaType headers":n,"runSpacesCommand tooManyRequests":t,"runSpacesCommand tooManyRequests headers":c,"runSpaces\
Command internalError":t,"runSpacesCommand internalError headers":n,"runSpacesCommand unavailable":t,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"\
listMasks ok headers":n,"listMasks badRequest":t,"listMasks badRequest headers":n,"listMasks unauthorized":t,"listMasks unauthorized headers":f,"listMasks forbi\
dden":t,"listMasks forbidden headers":n,"listMasks notFound":t,"listMasks notFound headers":n,"listMasks notAcceptable":t,"listMasks notAcceptable headers":n,"l\
istMasks conflict":t,"listMasks conflict headers":n,"listMasks tooManyRequests":t,"listMasks tooManyRequests headers":c,"listMasks internalError":t,"listMasks i\
nternalError headers":n,"listMasks unavailable":t,"listMasks unavailable headers":c,"runMasksCommand ok":q,"runMasksCommand ok headers":n,"runMasksCommand badRe\
quest":t,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":t,"runMasksCommand unauthorized headers":f,"runMasksCommand forbidden":t,"runMask\
sCommand forbidden headers":n,"runMasksCommand notFound":t,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":t,"runMasksCommand notAcceptable\
 headers":n,"runMasksCommand conflict":t,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":t,"runMasksCommand contentTooLarge headers":n,"r\
unMasksCommand unsupportedMediaType":t,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":t,"runMasksCommand tooManyRequests hea\
ders":c,"runMasksCommand internalError":t,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":t,"runMasksCommand unavailable headers":c,"lis\
tPatterns ok":P,"listPatterns ok headers":n,"listPatterns badRequest":t,"listPatterns badRequest headers":n,"listPatterns unauthorized":t,"listPatterns unauthor\
ized headers":f,"listPatterns forbidden":t,"listPatterns forbidden headers":n,"listPatterns notFound":t,"listPatterns notFound headers":n,"listPatterns notAccep\
table":t,"listPatterns notAcceptable headers":n,"listPatterns conflict":t,"listPatterns conflict headers":n,"listPatterns tooManyRequests":t,"listPatterns tooMa\
nyRequests headers":c,"listPatterns internalError":t,"listPatterns internalError headers":n,"listPatterns unavailable":t,"listPatterns unavailable headers":c,"r\
unPatternsCommand ok":q,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":t,"runPatternsCommand badRequest headers":n,"runPatternsCommand unauth\
orized":t,"runPatternsCommand unauthorized headers":f,"runPatternsCommand forbidden":t,"runPatternsCommand forbidden headers":n,"runPatternsCommand notFound":t,
"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":t,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand conflict":t,"runPa\
tternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":t,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":t,
"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":t,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand in\
ternalError":t,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":t,"runPatternsCommand unavailable headers":c,"runSoundexesCommand o\
k":q,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":t,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand unauthorized":t,"runS\
oundexesCommand unauthorized headers":f,"runSoundexesCommand forbidden":t,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand notFound":t,"runSoundex\
esCommand notFound headers":n,"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand conflict":t,"runSoundexes\
Command conflict headers":n,"runSoundexesCommand contentTooLarge":t,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":t,
"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":t,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesComman\
d internalError":t,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":t,"runSoundexesCommand unavailable headers":c,"listMetaphones\
 ok":P,"listMetaphones ok headers":n,"listMetaphones badRequest":t,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":t,"listMetaphones unautho\
rized headers":f,"listMetaphones forbidden":t,"listMetaphones forbidden headers":n,"listMetaphones notFound":t,"listMetaphones notFound headers":n,"listMetaphon\
es notAcceptable":t,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":t,"listMetaphones conflict headers":n,"listMetaphones tooManyRequests":t,
"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":t,"listMetaphones internalError headers":n,"listMetaphones unavailable":t,"listMetapho\
nes unavailable headers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":t,"runMetaphonesCommand badRequest \
headers":n,"runMetaphonesCommand unauthorized":t,"runMetaphonesCommand unauthorized headers":f,"runMetaphonesCommand forbidden":t,"runMetaphonesCommand forbidde\
n headers":n,"runMetaphonesCommand notFound":t,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":t,"runMetaphonesCommand notAccepta\
ble headers":n,"runMetaphonesCommand conflict":t,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":t,"runMetaphonesCommand conten\
tTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooManyRequests":t,
"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":t,"runMetaphonesCommand internalError headers":n,"runMetaphonesCommand una\
vailable":t,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":Rs,"unmaskValue ok headers":n,"unmaskValue badRequest":t,"unmaskValue badRequest heade\
rs":n,"unmaskValue unauthorized":t,"unmaskValue unauthorized headers":f,"unmaskValue forbidden":t,"unmaskValue forbidden headers":n,"unmaskValue notFound":t,"un\
maskValue notFound headers":n,"unmaskValue notAcceptable":t,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":t,"unmaskValue contentTooLarge h\
eaders":n,"unmaskValue unsupportedMediaType":t,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":t,"unmaskValue tooManyRequests headers":c,
"unmaskValue internalError":t,"unmaskValue internalError headers":n,"unmaskValue unavailable":t,"unmaskValue unavailable headers":c,"listFunctions ok":vs,"listF\
unctions ok headers":n,"listFunctions badRequest":t,"listFunctions badRequest headers":n,"listFunctions unauthorized":t,"listFunctions unauthorized headers":f,"\
listFunctions forbidden":t,"listFunctions forbidden headers":n,"listFunctions notFound":t,"listFunctions notFound headers":n,"listFunctions notAcceptable":t,"li\
stFunctions notAcceptable headers":n,"listFunctions tooManyRequests":t,"listFunctions tooManyRequests headers":c,"listFunctions internalError":t,"listFunctions \
internalError headers":n,"listFunctions unavailable":t,"listFunctions unavailable headers":c,"listPriorities ok":Ps,"listPriorities ok headers":n,"listPrioritie\
s badRequest":t,"listPriorities badRequest headers":n,"listPriorities unauthorized":t,"listPriorities unauthorized headers":f,"listPriorities forbidden":t,"list\
Priorities forbidden headers":n,"listPriorities notFound":t,"listPriorities notFound headers":n,"listPriorities notAcceptable":t,"listPriorities notAcceptable h\
eaders":n,"listPriorities tooManyRequests":t,"listPriorities tooManyRequests headers":c,"listPriorities internalError":t,"listPriorities internalError headers":n,
"listPriorities unavailable":t,"listPriorities unavailable headers":c,"runPrioritiesCommand created":I,"runPrioritiesCommand created headers":bt,"runPrioritiesC\
ommand badRequest":t,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":t,"runPrioritiesCommand unauthorized headers":f,"runPriorit\
iesCommand forbidden":t,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":t,"runPrioritiesCommand notFound headers":n,"runPrioritiesCom\
mand notAcceptable":t,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":t,"runPrioritiesCommand contentTooLarge headers":n,"\
runPrioritiesCommand unsupportedMediaType":t,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRequests":t,"runPrioritiesComman\
d tooManyRequests headers":c,"runPrioritiesCommand internalError":t,"runPrioritiesCommand internalError headers":n,"runPrioritiesCommand unavailable":t,"runPrio\
ritiesCommand unavailable headers":c,"runPriorityCommand created":I,"runPriorityCommand created headers":bt,"runPriorityCommand badRequest":t,"runPriorityComman\
d badRequest headers":n,"runPriorityCommand unauthorized":t,"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":t,"runPriorityCommand for\
bidden headers":n,"runPriorityCommand notFound":t,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":t,"runPriorityCommand notAcceptable\
 headers":n,"runPriorityCommand contentTooLarge":t,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedMediaType":t,"runPriorityComman\
d unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":t,"ru\
nPriorityCommand internalError headers":n,"runPriorityCommand unavailable":t,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":n,"de\
letePriority badRequest":t,"deletePriority badRequest headers":n,"deletePriority unauthorized":t,"deletePriority unauthorized headers":f,"deletePriority forbidd\
en":t,"deletePriority forbidden headers":n,"deletePriority notFound":t,"deletePriority notFound headers":n,"deletePriority tooManyRequests":t,"deletePriority to\
oManyRequests headers":c,"deletePriority internalError":t,"deletePriority internalError headers":n,"deletePriority unavailable":t,"deletePriority unavailable he\
aders":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":t,"listLibraryEntities badRequest headers":n,"listLibrar\
yEntities unauthorized":t,"listLibraryEntities unauthorized headers":f,"listLibraryEntities forbidden":t,"listLibraryEntities forbidden headers":n,"listLibraryE\
ntities notFound":t,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":t,"listLibraryEntities notAcceptable headers":n,"listLibraryEnt\
ities tooManyRequests":t,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":t,"listLibraryEntities internalError headers":n,"li\
stLibraryEntities unavailable":t,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Ls,"runLibraryEntitiesCommand ok headers":n,"runLibr\
aryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":t,"runLibraryEntitiesCommand unauthor\
ized headers":f,"runLibraryEntitiesCommand forbidden":t,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand notFound":t,"runLibraryEntiti\
esCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":t,"runLibraryEntitiesCommand notAcceptable headers":n,"runLibraryEntitiesCommand conflic\
t":t,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":t,"runLibraryEntitiesCommand contentTooLarge headers":n,"runLibr\
aryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand tooManyRequests":t,"runLibraryE\
ntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntitiesCommand internalError headers":n,"runLibraryEntitiesCom\
mand unavailable":t,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":Y,"countLibraryEntities ok headers":n,"countLibraryEntities badR\
equest":t,"countLibraryEntities badRequest headers":n,"countLibraryEntities unauthorized":t,"countLibraryEntities unauthorized headers":f,"countLibraryEntities \
forbidden":t,"countLibraryEntities forbidden headers":n,"countLibraryEntities notFound":t,"countLibraryEntities notFound headers":n,"countLibraryEntities notAcc\
eptable":t,"countLibraryEntities notAcceptable headers":n,"countLibraryEntities tooManyRequests":t,"countLibraryEntities tooManyRequests headers":c,"countLibrar\
yEntities internalError":t,"countLibraryEntities internalError headers":n,"countLibraryEntities unavailable":t,"countLibraryEntities unavailable headers":c,"get\
LibraryEntity ok":P,"getLibraryEntity ok headers":n,"getLibraryEntity badRequest":t,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":t,"g\
etLibraryEntity unauthorized headers":f,"getLibraryEntity forbidden":t,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":t,"getLibraryEntity no\
tFound headers":n,"getLibraryEntity notAcceptable":t,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":t,"getLibraryEntity tooManyRe\
quests headers":c,"getLibraryEntity internalError":t,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":t,"getLibraryEntity unavailable h\
eaders":c,"runLibraryEntityCommand ok":I,"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":t,"runLibraryEntityCommand badRequest heade\
rs":n,"runLibraryEntityCommand unauthorized":t,"runLibraryEntityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":t,"runLibraryEntityCommand f\
orbidden headers":n,"runLibraryEntityCommand notFound":t,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":t,"runLibraryEntit\
yCommand notAcceptable headers":n,"runLibraryEntityCommand conflict":t,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand contentTooLarge":t,
"runLibraryEntityCommand contentTooLarge headers":n,"runLibraryEntityCommand unsupportedMediaType":t,"runLibraryEntityCommand unsupportedMediaType headers":n,"r\
unLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":t,"runLibraryEntityCommand\
 internalError headers":n,"runLibraryEntityCommand unavailable":t,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":n,"del\
eteLibraryEntity badRequest":t,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":t,"deleteLibraryEntity unauthorized headers":f,"del\
eteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":t,"deleteLibraryEntity notFound headers":n,"deleteLibrary\
Entity tooManyRequests":t,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":t,"deleteLibraryEntity internalError headers":n,"d\
eleteLibraryEntity unavailable":t,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":n,"listLibraryAttr\
ibutes badRequest":t,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":t,"listLibraryAttributes unauthorized headers":f,"listLib\
raryAttributes forbidden":t,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":t,"listLibraryAttributes notFound headers":n,"listLibra\
ryAttributes notAcceptable":t,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":t,"listLibraryAttributes tooManyRequests h\
eaders":c,"listLibraryAttributes internalError":t,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":t,"listLibraryAttributes u\
navailable headers":c,"runLibraryAttributesCommand ok":Ds,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":t,"runLibraryAttri\
butesCommand badRequest headers":n,"runLibraryAttributesCommand unauthorized":t,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesComman\
d forbidden":t,"runLibraryAttributesCommand forbidden headers":n,"runLibraryAttributesCommand notFound":t,"runLibraryAttributesCommand notFound headers":n,"runL\
ibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":t,"runLibraryAttributesCom\
mand conflict headers":n,"runLibraryAttributesCommand contentTooLarge":t,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributesCommand un\
supportedMediaType":t,"runLibraryAttributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":t,"runLibraryAttributesCommand \
tooManyRequests headers":c,"runLibraryAttributesCommand internalError":t,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCommand unav\
ailable":t,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":n,"getLibraryAttribute badRequest":t,
"getLibraryAttribute badRequest headers":n,"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":t,"\
getLibraryAttribute forbidden headers":n,"getLibraryAttribute notFound":t,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":t,"getLib\
raryAttribute notAcceptable headers":n,"getLibraryAttribute tooManyRequests":t,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalErro\
r":t,"getLibraryAttribute internalError headers":n,"getLibraryAttribute unavailable":t,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand o\
k":I,"runLibraryAttributeCommand ok headers":n,"runLibraryAttributeCommand badRequest":t,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAttributeC\
ommand unauthorized":t,"runLibraryAttributeCommand unauthorized headers":f,"runLibraryAttributeCommand forbidden":t,"runLibraryAttributeCommand forbidden header\
s":n,"runLibraryAttributeCommand notFound":t,"runLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":t,"runLibraryAttributeCo\
mmand notAcceptable headers":n,"runLibraryAttributeCommand conflict":t,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand contentTooLar\
ge":t,"runLibraryAttributeCommand contentTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaType":t,"runLibraryAttributeCommand unsupportedMediaTyp\
e headers":n,"runLibraryAttributeCommand tooManyRequests":t,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":t,
"runLibraryAttributeCommand internalError headers":n,"runLibraryAttributeCommand unavailable":t,"runLibraryAttributeCommand unavailable headers":c,"deleteLibrar\
yAttribute noContent headers":n,"deleteLibraryAttribute badRequest":t,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":t,"del\
eteLibraryAttribute unauthorized headers":f,"deleteLibraryAttribute forbidden":t,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFound":t,
"deleteLibraryAttribute notFound headers":n,"deleteLibraryAttribute conflict":t,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooManyReque\
sts":t,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":t,"deleteLibraryAttribute internalError headers":n,"deleteLibra\
ryAttribute unavailable":t,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":n,"listLibraryEntity\
Rules badRequest":t,"listLibraryEntityRules badRequest headers":n,"listLibraryEntityRules unauthorized":t,"listLibraryEntityRules unauthorized headers":f,"listL\
ibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFound":t,"listLibraryEntityRules notFound headers":n,"lis\
tLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":t,"listLibraryEntityRules tooMany\
Requests headers":c,"listLibraryEntityRules internalError":t,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":t,"listLibrar\
yEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":Ms,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badRequest":re,
"runLibraryEntityRulesCommand badRequest headers":n,"runLibraryEntityRulesCommand unauthorized":t,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibr\
aryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":t,"runLibraryEntityRulesCommand no\
tFound headers":n,"runLibraryEntityRulesCommand notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand conflict":t,
"runLibraryEntityRulesCommand conflict headers":n,"runLibraryEntityRulesCommand contentTooLarge":t,"runLibraryEntityRulesCommand contentTooLarge headers":n,"run\
LibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequests":t,
"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":t,"runLibraryEntityRulesCommand internalError headers":n,"\
runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":n,"getLibrary\
Rule badRequest":t,"getLibraryRule badRequest headers":n,"getLibraryRule unauthorized":t,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":t,"g\
etLibraryRule forbidden headers":n,"getLibraryRule notFound":t,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":t,"getLibraryRule notAcceptabl\
e headers":n,"getLibraryRule tooManyRequests":t,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":t,"getLibraryRule internalError header\
s":n,"getLibraryRule unavailable":t,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":I,"runLibraryRuleCommand ok headers":n,"runLibraryRuleComm\
and badRequest":re,"runLibraryRuleCommand badRequest headers":n,"runLibraryRuleCommand unauthorized":t,"runLibraryRuleCommand unauthorized headers":f,"runLibrar\
yRuleCommand forbidden":t,"runLibraryRuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":t,"runLibraryRuleCommand notFound headers":n,"runLibraryR\
uleCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand conflict":t,"runLibraryRuleCommand conflict headers":n,"runLi\
braryRuleCommand contentTooLarge":t,"runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":t,"runLibraryRuleCommand unsu\
pportedMediaType headers":n,"runLibraryRuleCommand tooManyRequests":t,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":t,
"runLibraryRuleCommand internalError headers":n,"runLibraryRuleCommand unavailable":t,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":I,"de\
leteLibraryRule ok headers":n,"deleteLibraryRule badRequest":t,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":t,"deleteLibraryRule un\
authorized headers":f,"deleteLibraryRule forbidden":t,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":t,"deleteLibraryRule notFound headers":n,
"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,
"deleteLibraryRule internalError":t,"deleteLibraryRule internalError headers":n,"deleteLibraryRule unavailable":t,"deleteLibraryRule unavailable headers":c,"lis\
tAssociatedRules ok":P,"listAssociatedRules ok headers":n,"listAssociatedRules badRequest":t,"listAssociatedRules badRequest headers":n,"listAssociatedRules una\
uthorized":t,"listAssociatedRules unauthorized headers":f,"listAssociatedRules forbidden":t,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFo\
und":t,"listAssociatedRules notFound headers":n,"listAssociatedRules notAcceptable":t,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooMany\
Requests":t,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":t,"listAssociatedRules internalError headers":n,"listAssociatedR\
ules unavailable":t,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":n,"listAssociatedEntities badR\
equest":t,"listAssociatedEntities badRequest headers":n,"listAssociatedEntities unauthorized":t,"listAssociatedEntities unauthorized headers":f,"listAssociatedE\
ntities forbidden":t,"listAssociatedEntities forbidden headers":n,"listAssociatedEntities notFound":t,"listAssociatedEntities notFound headers":n,"listAssociate\
dEntities notAcceptable":t,"listAssociatedEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":t,"listAssociatedEntities tooManyRequests h\
eaders":c,"listAssociatedEntities internalError":t,"listAssociatedEntities internalError headers":n,"listAssociatedEntities unavailable":t,"listAssociatedEntiti\
es unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":t,"runAssoci\
atedEntitiesCommand badRequest headers":n,"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEnti\
tiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":t,"runAssociatedEntitiesCommand notFound hea\
ders":n,"runAssociatedEntitiesCommand notAcceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":t,"\
runAssociatedEntitiesCommand contentTooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":t,"runAssociatedEntitiesCommand unsupportedMediaType\
 headers":n,"runAssociatedEntitiesCommand tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalErro\
r":t,"runAssociatedEntitiesCommand internalError headers":n,"runAssociatedEntitiesCommand unavailable":t,"runAssociatedEntitiesCommand unavailable headers":c,"g\
etAttributeMap ok":Ns,"getAttributeMap ok headers":n,"getAttributeMap badRequest":t,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":t,"get\
AttributeMap unauthorized headers":f,"getAttributeMap forbidden":t,"getAttributeMap forbidden headers":n,"getAttributeMap notFound":t,"getAttributeMap notFound \
headers":n,"getAttributeMap notAcceptable":t,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":t,"getAttributeMap tooManyRequests head\
ers":c,"getAttributeMap internalError":t,"getAttributeMap internalError headers":n,"getAttributeMap unavailable":t,"getAttributeMap unavailable headers":c,"runA\
ttributeMapCommand ok":$s,"runAttributeMapCommand ok headers":n,"runAttributeMapCommand badRequest":t,"runAttributeMapCommand badRequest headers":n,"runAttribut\
eMapCommand unauthorized":t,"runAttributeMapCommand unauthorized headers":f,"runAttributeMapCommand forbidden":t,"runAttributeMapCommand forbidden headers":n,"r\
unAttributeMapCommand notFound":t,"runAttributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":t,"runAttributeMapCommand notAcceptable hea\
ders":n,"runAttributeMapCommand conflict":t,"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarge":t,"runAttributeMapCommand conte\
ntTooLarge headers":n,"runAttributeMapCommand unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyReq\
uests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":t,"runAttributeMapCommand internalError headers":n,"runAttrib\
uteMapCommand unavailable":t,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":n,"listBusinessRules badRequ\
est":t,"listBusinessRules badRequest headers":n,"listBusinessRules unauthorized":t,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":t,"l\
istBusinessRules forbidden headers":n,"listBusinessRules notFound":t,"listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":t,"listBusinessRul\
es notAcceptable headers":n,"listBusinessRules tooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":t,"listBusines\
sRules internalError headers":n,"listBusinessRules unavailable":t,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesComm\
and ok headers":n,"runBusinessRulesCommand badRequest":t,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":t,"runBusinessRul\
esCommand unauthorized headers":f,"runBusinessRulesCommand forbidden":t,"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":t,"runB\
usinessRulesCommand notFound headers":n,"runBusinessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand con\
tentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":t,"runBusinessRulesCommand unsupportedMediaTy\
pe headers":n,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":t,"runBusi\
nessRulesCommand internalError headers":n,"runBusinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":Y,"cou\
ntBusinessRules ok headers":n,"countBusinessRules badRequest":t,"countBusinessRules badRequest headers":n,"countBusinessRules unauthorized":t,"countBusinessRule\
s unauthorized headers":f,"countBusinessRules forbidden":t,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":t,"countBusinessRules notFound\
 headers":n,"countBusinessRules notAcceptable":t,"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":t,"countBusinessRules tooMany\
Requests headers":c,"countBusinessRules internalError":t,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":t,"countBusinessRules una\
vailable headers":c,"listAggregateMethods ok":xs,"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":t,"listAggregateMethods badRequest header\
s":n,"listAggregateMethods unauthorized":t,"listAggregateMethods unauthorized headers":f,"listAggregateMethods forbidden":t,"listAggregateMethods forbidden head\
ers":n,"listAggregateMethods notFound":t,"listAggregateMethods notFound headers":n,"listAggregateMethods notAcceptable":t,"listAggregateMethods notAcceptable he\
aders":n,"listAggregateMethods tooManyRequests":t,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":t,"listAggregateMethods \
internalError headers":n,"listAggregateMethods unavailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":n,
"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":n,"listLibraryRules unauthorized":t,"listLibraryRules unauthorized headers":f,"listLibrary\
Rules forbidden":t,"listLibraryRules forbidden headers":n,"listLibraryRules notFound":t,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":t,
"listLibraryRules notAcceptable headers":n,"listLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":t,
"listLibraryRules internalError headers":n,"listLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":js,"runLibraryR\
ulesCommand ok headers":n,"runLibraryRulesCommand badRequest":t,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":t,"runLibrar\
yRulesCommand unauthorized headers":f,"runLibraryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":t,"run\
LibraryRulesCommand notFound headers":n,"runLibraryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand confli\
ct":t,"runLibraryRulesCommand conflict headers":n,"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRules\
Command unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":t,"runLibraryRulesCommand tooMa\
nyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":t,"runLibra\
ryRulesCommand unavailable headers":c,"countLibraryRules ok":Y,"countLibraryRules ok headers":n,"countLibraryRules badRequest":t,"countLibraryRules badRequest h\
eaders":n,"countLibraryRules unauthorized":t,"countLibraryRules unauthorized headers":f,"countLibraryRules forbidden":t,"countLibraryRules forbidden headers":n,
"countLibraryRules notFound":t,"countLibraryRules notFound headers":n,"countLibraryRules notAcceptable":t,"countLibraryRules notAcceptable headers":n,"countLibr\
aryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":t,"countLibraryRules internalError headers":n,"count\
LibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":n,"listRealBusinessRules b\
adRequest":t,"listRealBusinessRules badRequest headers":n,"listRealBusinessRules unauthorized":t,"listRealBusinessRules unauthorized headers":f,"listRealBusines\
sRules forbidden":t,"listRealBusinessRules forbidden headers":n,"listRealBusinessRules notFound":t,"listRealBusinessRules notFound headers":n,"listRealBusinessR\
ules notAcceptable":t,"listRealBusinessRules notAcceptable headers":n,"listRealBusinessRules tooManyRequests":t,"listRealBusinessRules tooManyRequests headers":c,
"listRealBusinessRules internalError":t,"listRealBusinessRules internalError headers":n,"listRealBusinessRules unavailable":t,"listRealBusinessRules unavailable\
 headers":c,"runRealBusinessRulesCommand ok":vt,"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":re,"runRealBusinessRulesComm\
and badRequest headers":n,"runRealBusinessRulesCommand unauthorized":t,"runRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidd\
en":t,"runRealBusinessRulesCommand forbidden headers":n,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRulesCommand notFound headers":n,"runRealBusine\
ssRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":t,"runRealBusinessRulesCommand conf\
lict headers":n,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupported\
MediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":t,"runRealBusinessRulesCommand tooManyRe\
quests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":t,
"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":I,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":re,
"deleteRealBusinessRules badRequest headers":n,"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRule\
s forbidden":t,"deleteRealBusinessRules forbidden headers":n,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRules notFound headers":n,"deleteRealBusine\
ssRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":t,"deleteRealBusinessRules contentTooLarge \
headers":n,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":t,
"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules internalError headers":n,"deleteRealBusin\
essRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":Y,"countRealBusinessRules ok headers":n,"countRealBusinessRu\
les badRequest":t,"countRealBusinessRules badRequest headers":n,"countRealBusinessRules unauthorized":t,"countRealBusinessRules unauthorized headers":f,"countRe\
alBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":n,"countRealBusinessRules notFound":t,"countRealBusinessRules notFound headers":n,"count\
RealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":t,"countRealBusinessRules tooManyRe\
quests headers":c,"countRealBusinessRules internalError":t,"countRealBusinessRules internalError headers":n,"countRealBusinessRules unavailable":t,"countRealBus\
inessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules badRequest":t,"listEntityBusine\
ssRules badRequest headers":n,"listEntityBusinessRules unauthorized":t,"listEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":t,"l\
istEntityBusinessRules forbidden headers":n,"listEntityBusinessRules notFound":t,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAccept\
able":t,"listEntityBusinessRules notAcceptable headers":n,"listEntityBusinessRules tooManyRequests":t,"listEntityBusinessRules tooManyRequests headers":c,"listE\
ntityBusinessRules internalError":t,"listEntityBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":t,"listEntityBusinessRules unavailab\
le headers":c,"runEntityBusinessRulesCommand ok":Ct,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":re,"runEntityBusines\
sRulesCommand badRequest headers":n,"runEntityBusinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRule\
sCommand forbidden":t,"runEntityBusinessRulesCommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":t,"runEntityBusinessRulesCommand notFound hea\
ders":n,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":t,"runE\
ntityBusinessRulesCommand conflict headers":n,"runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEn\
tityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":t,
"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBusinessRulesCommand internalError headers":n,
"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRule\
s ok headers":n,"listAttributeBusinessRules badRequest":t,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":t,"listAtt\
ributeBusinessRules unauthorized headers":f,"listAttributeBusinessRules forbidden":t,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRule\
s notFound":t,"listAttributeBusinessRules notFound headers":n,"listAttributeBusinessRules notAcceptable":t,"listAttributeBusinessRules notAcceptable headers":n,
"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":t,"listAttribut\
eBusinessRules internalError headers":n,"listAttributeBusinessRules unavailable":t,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRules\
Command ok":Ct,"runAttributeBusinessRulesCommand ok headers":n,"runAttributeBusinessRulesCommand badRequest":re,"runAttributeBusinessRulesCommand badRequest hea\
ders":n,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeBusinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":t,
"runAttributeBusinessRulesCommand forbidden headers":n,"runAttributeBusinessRulesCommand notFound":t,"runAttributeBusinessRulesCommand notFound headers":n,"runA\
ttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":t,"runAttri\
buteBusinessRulesCommand conflict headers":n,"runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"\
runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand too\
ManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":t,"runAttributeBusinessRulesComman\
d internalError headers":n,"runAttributeBusinessRulesCommand unavailable":t,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,
"listEntityRuleHistory ok headers":n,"listEntityRuleHistory badRequest":t,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":t,"l\
istEntityRuleHistory unauthorized headers":f,"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":t,
"listEntityRuleHistory notFound headers":n,"listEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooMan\
yRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":t,"listEntityRuleHistory internalError headers":n,"listEnti\
tyRuleHistory unavailable":t,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":n,"runEnt\
ityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthorized":t,"runEntityRuleHistoryCommand\
 unauthorized headers":f,"runEntityRuleHistoryCommand forbidden":t,"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":t,"r\
unEntityRuleHistoryCommand notFound headers":n,"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRul\
eHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":t,"runEntityRuleHi\
storyCommand unsupportedMediaType headers":n,"runEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityR\
uleHistoryCommand internalError":t,"runEntityRuleHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavailable":t,"runEntityRuleHistoryComman\
d unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":t,"listAllRuleHistory badRequest headers":n,
"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthorized headers":f,"listAllRuleHistory forbidden":t,"listAllRuleHistory forbidden headers":n,"listA\
llRuleHistory notFound":t,"listAllRuleHistory notFound headers":n,"listAllRuleHistory notAcceptable":t,"listAllRuleHistory notAcceptable headers":n,"listAllRule\
History tooManyRequests":t,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":t,"listAllRuleHistory internalError headers":n,"lis\
tAllRuleHistory unavailable":t,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHis\
toryCommand badRequest":t,"runAllRuleHistoryCommand badRequest headers":n,"runAllRuleHistoryCommand unauthorized":t,"runAllRuleHistoryCommand unauthorized heade\
rs":f,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFound":t,"runAllRuleHistoryCommand notF\
ound headers":n,"runAllRuleHistoryCommand notAcceptable":t,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":t,"runA\
llRuleHistoryCommand contentTooLarge headers":n,"runAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"run\
AllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":t,"runAllRuleHistoryComma\
nd internalError headers":n,"runAllRuleHistoryCommand unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCom\
pliance ok headers":n,"listEntityCompliance badRequest":t,"listEntityCompliance badRequest headers":n,"listEntityCompliance unauthorized":t,"listEntityComplianc\
e unauthorized headers":f,"listEntityCompliance forbidden":t,"listEntityCompliance forbidden headers":n,"listEntityCompliance notFound":t,"listEntityCompliance \
notFound headers":n,"listEntityCompliance notAcceptable":t,"listEntityCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":t,"listEntityCo\
mpliance tooManyRequests headers":c,"listEntityCompliance internalError":t,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":t,"\
listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":t,
"runEntityComplianceCommand badRequest headers":n,"runEntityComplianceCommand unauthorized":t,"runEntityComplianceCommand unauthorized headers":f,"runEntityComp\
lianceCommand forbidden":t,"runEntityComplianceCommand forbidden headers":n,"runEntityComplianceCommand notFound":t,"runEntityComplianceCommand notFound headers":n,
"runEntityComplianceCommand notAcceptable":t,"runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":t,"runEntityCompl\
ianceCommand contentTooLarge headers":n,"runEntityComplianceCommand unsupportedMediaType":t,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEnti\
tyComplianceCommand tooManyRequests":t,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":t,"runEntityComplianceC\
ommand internalError headers":n,"runEntityComplianceCommand unavailable":t,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listComplia\
nce ok headers":n,"listCompliance badRequest":t,"listCompliance badRequest headers":n,"listCompliance unauthorized":t,"listCompliance unauthorized headers":f,"l\
istCompliance forbidden":t,"listCompliance forbidden headers":n,"listCompliance notFound":t,"listCompliance notFound headers":n,"listCompliance notAcceptable":t,
"listCompliance notAcceptable headers":n,"listCompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,"listCompliance internalError":t,"listCom\
pliance internalError headers":n,"listCompliance unavailable":t,"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok head\
ers":n,"runComplianceCommand badRequest":t,"runComplianceCommand badRequest headers":n,"runComplianceCommand unauthorized":t,"runComplianceCommand unauthorized \
headers":f,"runComplianceCommand forbidden":t,"runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":t,"runComplianceCommand notFound header\
s":n,"runComplianceCommand notAcceptable":t,"runComplianceCommand notAcceptable headers":n,"runComplianceCommand contentTooLarge":t,"runComplianceCommand conten\
tTooLarge headers":n,"runComplianceCommand unsupportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":t,
"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":t,"runComplianceCommand internalError headers":n,"runComplianceCommand una\
vailable":t,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":n,"listPassingRules badRequest":t,"listPassingRul\
es badRequest headers":n,"listPassingRules unauthorized":t,"listPassingRules unauthorized headers":f,"listPassingRules forbidden":t,"listPassingRules forbidden \
headers":n,"listPassingRules notFound":t,"listPassingRules notFound headers":n,"listPassingRules notAcceptable":t,"listPassingRules notAcceptable headers":n,"li\
stPassingRules tooManyRequests":t,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":t,"listPassingRules internalError headers":n,"li\
stPassingRules unavailable":t,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":n,"runPassingRulesComma\
nd badRequest":t,"runPassingRulesCommand badRequest headers":n,"runPassingRulesCommand unauthorized":t,"runPassingRulesCommand unauthorized headers":f,"runPassi\
ngRulesCommand forbidden":t,"runPassingRulesCommand forbidden headers":n,"runPassingRulesCommand notFound":t,"runPassingRulesCommand notFound headers":n,"runPas\
singRulesCommand notAcceptable":t,"runPassingRulesCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarge":t,"runPassingRulesCommand contentToo\
Large headers":n,"runPassingRulesCommand unsupportedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":t,
"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand internalError headers":n,"runPassingRulesCom\
mand unavailable":t,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":n,"listFailingRules badRequest":t,"list\
FailingRules badRequest headers":n,"listFailingRules unauthorized":t,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":t,"listFailingRules \
forbidden headers":n,"listFailingRules notFound":t,"listFailingRules notFound headers":n,"listFailingRules notAcceptable":t,"listFailingRules notAcceptable head\
ers":n,"listFailingRules tooManyRequests":t,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":t,"listFailingRules internalError head\
ers":n,"listFailingRules unavailable":t,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":n,"runFailing\
RulesCommand badRequest":t,"runFailingRulesCommand badRequest headers":n,"runFailingRulesCommand unauthorized":t,"runFailingRulesCommand unauthorized headers":f,
"runFailingRulesCommand forbidden":t,"runFailingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":t,"runFailingRulesCommand notFound headers":n,
"runFailingRulesCommand notAcceptable":t,"runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":t,"runFailingRulesCommand con\
tentTooLarge headers":n,"runFailingRulesCommand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyR\
equests":t,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":t,"runFailingRulesCommand internalError headers":n,"runFail\
ingRulesCommand unavailable":t,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":n,"listEnabledRules badReque\
st":t,"listEnabledRules badRequest headers":n,"listEnabledRules unauthorized":t,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":t,"listEn\
abledRules forbidden headers":n,"listEnabledRules notFound":t,"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":t,"listEnabledRules notAcce\
ptable headers":n,"listEnabledRules tooManyRequests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":t,"listEnabledRules interna\
lError headers":n,"listEnabledRules unavailable":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":n,
"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthorized":t,"runEnabledRulesCommand unauthorized\
 headers":f,"runEnabledRulesCommand forbidden":t,"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesCommand notFound":t,"runEnabledRulesCommand notFou\
nd headers":n,"runEnabledRulesCommand notAcceptable":t,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":t,"runEnabledRu\
lesCommand contentTooLarge headers":n,"runEnabledRulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCo\
mmand tooManyRequests":t,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,"runEnabledRulesCommand internalError heade\
rs":n,"runEnabledRulesCommand unavailable":t,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":n,"getBusinessRu\
le badRequest":t,"getBusinessRule badRequest headers":n,"getBusinessRule unauthorized":t,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":t,
"getBusinessRule forbidden headers":n,"getBusinessRule notFound":t,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":t,"getBusinessRule notAc\
ceptable headers":n,"getBusinessRule tooManyRequests":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":t,"getBusinessRule internalE\
rror headers":n,"getBusinessRule unavailable":t,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":I,"runBusinessRuleCommand ok headers":n,"run\
BusinessRuleCommand badRequest":re,"runBusinessRuleCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":t,"runBusinessRuleCommand unauthorized he\
aders":f,"runBusinessRuleCommand forbidden":t,"runBusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFound":t,"runBusinessRuleCommand notFound \
headers":n,"runBusinessRuleCommand notAcceptable":t,"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":t,"runBusinessRuleCommand\
 conflict headers":n,"runBusinessRuleCommand contentTooLarge":t,"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":t,
"runBusinessRuleCommand unsupportedMediaType headers":n,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCommand tooManyRequests headers":c,"runBusine\
ssRuleCommand internalError":t,"runBusinessRuleCommand internalError headers":n,"runBusinessRuleCommand unavailable":t,"runBusinessRuleCommand unavailable heade\
rs":c,"deleteBusinessRule ok":I,"deleteBusinessRule ok headers":n,"deleteBusinessRule badRequest":t,"deleteBusinessRule badRequest headers":n,"deleteBusinessRul\
e unauthorized":t,"deleteBusinessRule unauthorized headers":f,"deleteBusinessRule forbidden":t,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notF\
ound":t,"deleteBusinessRule notFound headers":n,"deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyReq\
uests":t,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule internalError headers":n,"deleteBusinessRule un\
available":t,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":Is,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions\
 badRequest":t,"getBusinessRulePermissions badRequest headers":n,"getBusinessRulePermissions unauthorized":t,"getBusinessRulePermissions unauthorized headers":f,
"getBusinessRulePermissions forbidden":t,"getBusinessRulePermissions forbidden headers":n,"getBusinessRulePermissions notFound":t,"getBusinessRulePermissions no\
tFound headers":n,"getBusinessRulePermissions notAcceptable":t,"getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":t,
"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":t,"getBusinessRulePermissions internalError headers":n,"getBus\
inessRulePermissions unavailable":t,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":n,"listRuleHistory ba\
dRequest":t,"listRuleHistory badRequest headers":n,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":t,"list\
RuleHistory forbidden headers":n,"listRuleHistory notFound":t,"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":t,"listRuleHistory notAccepta\
ble headers":n,"listRuleHistory tooManyRequests":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":t,"listRuleHistory internalError \
headers":n,"listRuleHistory unavailable":t,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":n,"runRuleHis\
toryCommand badRequest":t,"runRuleHistoryCommand badRequest headers":n,"runRuleHistoryCommand unauthorized":t,"runRuleHistoryCommand unauthorized headers":f,"ru\
nRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbidden headers":n,"runRuleHistoryCommand notFound":t,"runRuleHistoryCommand notFound headers":n,"runR\
uleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notAcceptable headers":n,"runRuleHistoryCommand contentTooLarge":t,"runRuleHistoryCommand contentTooLa\
rge headers":n,"runRuleHistoryCommand unsupportedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":t,"\
runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand \
unavailable":t,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":t,"l\
istRuleFailingRows badRequest headers":n,"listRuleFailingRows unauthorized":t,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":t,"li\
stRuleFailingRows forbidden headers":n,"listRuleFailingRows notFound":t,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":t,"listRule\
FailingRows notAcceptable headers":n,"listRuleFailingRows conflict":t,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":t,"listRule\
FailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":t,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":t,"\
listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":t,"r\
unRuleFailingRowsCommand badRequest headers":n,"runRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRows\
Command forbidden":t,"runRuleFailingRowsCommand forbidden headers":n,"runRuleFailingRowsCommand notFound":t,"runRuleFailingRowsCommand notFound headers":n,"runR\
uleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand conflict":t,"runRuleFailingRowsCommand con\
flict headers":n,"runRuleFailingRowsCommand contentTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMedia\
Type":t,"runRuleFailingRowsCommand unsupportedMediaType headers":n,"runRuleFailingRowsCommand tooManyRequests":t,"runRuleFailingRowsCommand tooManyRequests head\
ers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingRowsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":t,"runRuleFailing\
RowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":n,"listRulePassingRows badRequest":t,"listRulePassingRows badRequ\
est headers":n,"listRulePassingRows unauthorized":t,"listRulePassingRows unauthorized headers":f,"listRulePassingRows forbidden":t,"listRulePassingRows forbidde\
n headers":n,"listRulePassingRows notFound":t,"listRulePassingRows notFound headers":n,"listRulePassingRows notAcceptable":t,"listRulePassingRows notAcceptable \
headers":n,"listRulePassingRows conflict":t,"listRulePassingRows conflict headers":n,"listRulePassingRows tooManyRequests":t,"listRulePassingRows tooManyRequest\
s headers":c,"listRulePassingRows internalError":t,"listRulePassingRows internalError headers":n,"listRulePassingRows unavailable":t,"listRulePassingRows unavai\
lable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand badRequest":t,"runRulePassingRowsCommand b\
adRequest headers":n,"runRulePassingRowsCommand unauthorized":t,"runRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":t,"runR\
ulePassingRowsCommand forbidden headers":n,"runRulePassingRowsCommand notFound":t,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notA\
cceptable":t,"runRulePassingRowsCommand notAcceptable headers":n,"runRulePassingRowsCommand conflict":t,"runRulePassingRowsCommand conflict headers":n,"runRuleP\
assingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":t,"runRulePassingRow\
sCommand unsupportedMediaType headers":n,"runRulePassingRowsCommand tooManyRequests":t,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRows\
Command internalError":t,"runRulePassingRowsCommand internalError headers":n,"runRulePassingRowsCommand unavailable":t,"runRulePassingRowsCommand unavailable he\
aders":c,"listRuleGroups ok":P,"listRuleGroups ok headers":n,"listRuleGroups badRequest":t,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":t,
"listRuleGroups unauthorized headers":f,"listRuleGroups forbidden":t,"listRuleGroups forbidden headers":n,"listRuleGroups notFound":t,"listRuleGroups notFound h\
eaders":n,"listRuleGroups notAcceptable":t,"listRuleGroups notAcceptable headers":n,"listRuleGroups conflict":t,"listRuleGroups conflict headers":n,"listRuleGro\
ups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":t,"listRuleGroups internalError headers":n,"listRuleGroups unav\
ailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":t,"runRuleGr\
oupsCommand badRequest headers":n,"runRuleGroupsCommand unauthorized":t,"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":t,"runRul\
eGroupsCommand forbidden headers":n,"runRuleGroupsCommand notFound":t,"runRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":t,"runRuleG\
roupsCommand notAcceptable headers":n,"runRuleGroupsCommand conflict":t,"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":t,"runR\
uleGroupsCommand contentTooLarge headers":n,"runRuleGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCo\
mmand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":t,"runRuleGroupsCommand internalError headers":n,
"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":n,"r\
unGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand unauthorized":t,"runGroupFailingRowsComman\
d unauthorized headers":f,"runGroupFailingRowsCommand forbidden":t,"runGroupFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":t,"run\
GroupFailingRowsCommand notFound headers":n,"runGroupFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRo\
wsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":n,"runGroupFailingRowsCommand contentTooLarge":t,"runGroupFailingRowsCommand contentTooLarge\
 headers":n,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupFailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyR\
equests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":t,"runGroupFailingRowsCommand internalError headers":n,
"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok h\
eaders":n,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":t,"runGroupPassi\
ngRowsCommand unauthorized headers":f,"runGroupPassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notF\
ound":t,"runGroupPassingRowsCommand notFound headers":n,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPassingRowsCommand notAcceptable headers":n,"runGr\
oupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict headers":n,"runGroupPassingRowsCommand contentTooLarge":t,"runGroupPassingRowsCommand con\
tentTooLarge headers":n,"runGroupPassingRowsCommand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsComm\
and tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":t,"runGroupPassingRowsCommand internalE\
rror headers":n,"runGroupPassingRowsCommand unavailable":t,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows \
ok headers":n,"listGroupFailingRows badRequest":t,"listGroupFailingRows badRequest headers":n,"listGroupFailingRows unauthorized":t,"listGroupFailingRows unauth\
orized headers":f,"listGroupFailingRows forbidden":t,"listGroupFailingRows forbidden headers":n,"listGroupFailingRows notFound":t,"listGroupFailingRows notFound\
 headers":n,"listGroupFailingRows notAcceptable":t,"listGroupFailingRows notAcceptable headers":n,"listGroupFailingRows conflict":t,"listGroupFailingRows confli\
ct headers":n,"listGroupFailingRows tooManyRequests":t,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":t,"listGroupFailing\
Rows internalError headers":n,"listGroupFailingRows unavailable":t,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamed\
GroupFailingRowsCommand ok headers":n,"runNamedGroupFailingRowsCommand badRequest":t,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailin\
gRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthorized headers":f,"runNamedGroupFailingRowsCommand forbidden":t,"runNamedGroupFailingRowsCom\
mand forbidden headers":n,"runNamedGroupFailingRowsCommand notFound":t,"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand not\
Acceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":n,"runNamedGroupFailingRowsCommand conflict":t,"runNamedGroupFailingRowsCommand conflict h\
eaders":n,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedGroupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsup\
portedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":t,"runNamedGroupFailingRow\
sCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":t,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFa\
ilingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":n,"listGro\
upPassingRows badRequest":t,"listGroupPassingRows badRequest headers":n,"listGroupPassingRows unauthorized":t,"listGroupPassingRows unauthorized headers":f,"lis\
tGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":n,"listGroupPassingRows notFound":t,"listGroupPassingRows notFound headers":n,"listGroup\
PassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":n,"listGroupPassingRows conflict":t,"listGroupPassingRows conflict headers":n,"listGro\
upPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":t,"listGroupPassingRows internalError hea\
ders":n,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsComman\
d ok headers":n,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGroupPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthori\
zed":t,"runNamedGroupPassingRowsCommand unauthorized headers":f,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGroupPassingRowsCommand forbidden headers":n,
"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":t,"runNamedGro\
upPassingRowsCommand notAcceptable headers":n,"runNamedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPa\
ssingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand contentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":t,"runNam\
edGroupPassingRowsCommand unsupportedMediaType headers":n,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNamedGroupPassingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGroupPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailab\
le":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":n,"listKeys badRequest":t,"listKeys badRequest headers":n,"l\
istKeys unauthorized":t,"listKeys unauthorized headers":f,"listKeys forbidden":t,"listKeys forbidden headers":n,"listKeys notFound":t,"listKeys notFound headers":n,
"listKeys notAcceptable":t,"listKeys notAcceptable headers":n,"listKeys tooManyRequests":t,"listKeys tooManyRequests headers":c,"listKeys internalError":t,"list\
Keys internalError headers":n,"listKeys unavailable":t,"listKeys unavailable headers":c,"runKeysCommand ok":tt,"runKeysCommand ok headers":n,"runKeysCommand bad\
Request":t,"runKeysCommand badRequest headers":n,"runKeysCommand unauthorized":t,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":t,"runKeysCo\
mmand forbidden headers":n,"runKeysCommand notFound":t,"runKeysCommand notFound headers":n,"runKeysCommand notAcceptable":t,"runKeysCommand notAcceptable header\
s":n,"runKeysCommand conflict":t,"runKeysCommand conflict headers":n,"runKeysCommand contentTooLarge":t,"runKeysCommand contentTooLarge headers":n,"runKeysComma\
nd unsupportedMediaType":t,"runKeysCommand unsupportedMediaType headers":n,"runKeysCommand tooManyRequests":t,"runKeysCommand tooManyRequests headers":c,"runKey\
sCommand internalError":t,"runKeysCommand internalError headers":n,"runKeysCommand unavailable":t,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,
"listPermanentKeys ok headers":n,"listPermanentKeys badRequest":t,"listPermanentKeys badRequest headers":n,"listPermanentKeys unauthorized":t,"listPermanentKeys\
 unauthorized headers":f,"listPermanentKeys forbidden":t,"listPermanentKeys forbidden headers":n,"listPermanentKeys notFound":t,"listPermanentKeys notFound head\
ers":n,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAcceptable headers":n,"listPermanentKeys tooManyRequests":t,"listPermanentKeys tooManyRequests \
headers":c,"listPermanentKeys internalError":t,"listPermanentKeys internalError headers":n,"listPermanentKeys unavailable":t,"listPermanentKeys unavailable head\
ers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok headers":n,"runPermanentKeysCommand badRequest":t,"runPermanentKeysCommand badRequest headers":n,
"runPermanentKeysCommand unauthorized":t,"runPermanentKeysCommand unauthorized headers":f,"runPermanentKeysCommand forbidden":t,"runPermanentKeysCommand forbidd\
en headers":n,"runPermanentKeysCommand notFound":t,"runPermanentKeysCommand notFound headers":n,"runPermanentKeysCommand notAcceptable":t,"runPermanentKeysComma\
nd notAcceptable headers":n,"runPermanentKeysCommand contentTooLarge":t,"runPermanentKeysCommand contentTooLarge headers":n,"runPermanentKeysCommand unsupported\
MediaType":t,"runPermanentKeysCommand unsupportedMediaType headers":n,"runPermanentKeysCommand tooManyRequests":t,"runPermanentKeysCommand tooManyRequests heade\
rs":c,"runPermanentKeysCommand internalError":t,"runPermanentKeysCommand internalError headers":n,"runPermanentKeysCommand unavailable":t,"runPermanentKeysComma\
nd unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":n,"listDiscoveredKeys badRequest":t,"listDiscoveredKeys badRequest headers":n,
"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauthorized headers":f,"listDiscoveredKeys forbidden":t,"listDiscoveredKeys forbidden headers":n,"listD\
iscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":n,"listDiscoveredKeys notAcceptable":t,"listDiscoveredKeys notAcceptable headers":n,"listDiscove\
redKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":t,"listDiscoveredKeys internalError headers":n,"lis\
tDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":n,"runDiscovered\
KeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest headers":n,"runDiscoveredKeysCommand unauthorized":t,"runDiscoveredKeysCommand unauthorized heade\
rs":f,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCommand forbidden headers":n,"runDiscoveredKeysCommand notFound":t,"runDiscoveredKeysCommand notF\
ound headers":n,"runDiscoveredKeysCommand notAcceptable":t,"runDiscoveredKeysCommand notAcceptable headers":n,"runDiscoveredKeysCommand contentTooLarge":t,"runD\
iscoveredKeysCommand contentTooLarge headers":n,"runDiscoveredKeysCommand unsupportedMediaType":t,"runDiscoveredKeysCommand unsupportedMediaType headers":n,"run\
DiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":t,"runDiscoveredKeysComma\
nd internalError headers":n,"runDiscoveredKeysCommand unavailable":t,"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":n,"getKe\
y badRequest":t,"getKey badRequest headers":n,"getKey unauthorized":t,"getKey unauthorized headers":f,"getKey forbidden":t,"getKey forbidden headers":n,"getKey \
notFound":t,"getKey notFound headers":n,"getKey notAcceptable":t,"getKey notAcceptable headers":n,"getKey tooManyRequests":t,"getKey tooManyRequests headers":c,
"getKey internalError":t,"getKey internalError headers":n,"getKey unavailable":t,"getKey unavailable headers":c,"runKeyCommand noContent headers":n,"runKeyComma\
nd badRequest":t,"runKeyCommand badRequest headers":n,"runKeyCommand unauthorized":t,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":t,"runKeyC\
ommand forbidden headers":n,"runKeyCommand notFound":t,"runKeyCommand notFound headers":n,"runKeyCommand notAcceptable":t,"runKeyCommand notAcceptable headers":n,
"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge headers":n,"runKeyCommand unsupportedMediaType":t,"runKeyCommand unsupportedMediaType headers":n,
"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":t,"runKeyCommand internalError headers":n,"runKeyComma\
nd unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey noContent headers":n,"deleteKey badRequest":t,"deleteKey badRequest headers":n,"deleteKey una\
uthorized":t,"deleteKey unauthorized headers":f,"deleteKey forbidden":t,"deleteKey forbidden headers":n,"deleteKey notFound":t,"deleteKey notFound headers":n,"d\
eleteKey notAcceptable":t,"deleteKey notAcceptable headers":n,"deleteKey tooManyRequests":t,"deleteKey tooManyRequests headers":c,"deleteKey internalError":t,"d\
eleteKey internalError headers":n,"deleteKey unavailable":t,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":n,"listKey\
Duplicates badRequest":t,"listKeyDuplicates badRequest headers":n,"listKeyDuplicates unauthorized":t,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicat\
es forbidden":t,"listKeyDuplicates forbidden headers":n,"listKeyDuplicates notFound":t,"listKeyDuplicates notFound headers":n,"listKeyDuplicates notAcceptable":t,
"listKeyDuplicates notAcceptable headers":n,"listKeyDuplicates conflict":t,"listKeyDuplicates conflict headers":n,"listKeyDuplicates tooManyRequests":t,"listKey\
Duplicates tooManyRequests headers":c,"listKeyDuplicates internalError":t,"listKeyDuplicates internalError headers":n,"listKeyDuplicates unavailable":t,"listKey\
Duplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":n,"runKeyDuplicatesCommand badRequest":t,"runKeyDuplicates\
Command badRequest headers":n,"runKeyDuplicatesCommand unauthorized":t,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":t,"r\
unKeyDuplicatesCommand forbidden headers":n,"runKeyDuplicatesCommand notFound":t,"runKeyDuplicatesCommand notFound headers":n,"runKeyDuplicatesCommand notAccept\
able":t,"runKeyDuplicatesCommand notAcceptable headers":n,"runKeyDuplicatesCommand conflict":t,"runKeyDuplicatesCommand conflict headers":n,"runKeyDuplicatesCom\
mand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge headers":n,"runKeyDuplicatesCommand unsupportedMediaType":t,"runKeyDuplicatesCommand unsupporte\
dMediaType headers":n,"runKeyDuplicatesCommand tooManyRequests":t,"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":t,
"runKeyDuplicatesCommand internalError headers":n,"runKeyDuplicatesCommand unavailable":t,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,
"listDependencies ok headers":n,"listDependencies badRequest":t,"listDependencies badRequest headers":n,"listDependencies unauthorized":t,"listDependencies unau\
thorized headers":f,"listDependencies forbidden":t,"listDependencies forbidden headers":n,"listDependencies notFound":t,"listDependencies notFound headers":n,"l\
istDependencies notAcceptable":t,"listDependencies notAcceptable headers":n,"listDependencies tooManyRequests":t,"listDependencies tooManyRequests headers":c,"l\
istDependencies internalError":t,"listDependencies internalError headers":n,"listDependencies unavailable":t,"listDependencies unavailable headers":c,"runDepend\
enciesCommand ok":tt,"runDependenciesCommand ok headers":n,"runDependenciesCommand noContent headers":n,"runDependenciesCommand badRequest":t,"runDependenciesCo\
mmand badRequest headers":n,"runDependenciesCommand unauthorized":t,"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":t,"runDep\
endenciesCommand forbidden headers":n,"runDependenciesCommand notFound":t,"runDependenciesCommand notFound headers":n,"runDependenciesCommand notAcceptable":t,"\
runDependenciesCommand notAcceptable headers":n,"runDependenciesCommand conflict":t,"runDependenciesCommand conflict headers":n,"runDependenciesCommand contentT\
ooLarge":t,"runDependenciesCommand contentTooLarge headers":n,"runDependenciesCommand unsupportedMediaType":t,"runDependenciesCommand unsupportedMediaType heade\
rs":n,"runDependenciesCommand tooManyRequests":t,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesCommand internalError":t,"runDependenciesCom\
mand internalError headers":n,"runDependenciesCommand unavailable":t,"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPerman\
entDependencies ok headers":n,"listPermanentDependencies badRequest":t,"listPermanentDependencies badRequest headers":n,"listPermanentDependencies unauthorized":t,
"listPermanentDependencies unauthorized headers":f,"listPermanentDependencies forbidden":t,"listPermanentDependencies forbidden headers":n,"listPermanentDepende\
ncies notFound":t,"listPermanentDependencies notFound headers":n,"listPermanentDependencies notAcceptable":t,"listPermanentDependencies notAcceptable headers":n,
"listPermanentDependencies tooManyRequests":t,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDependencies internalError":t,"listPermanentDe\
pendencies internalError headers":n,"listPermanentDependencies unavailable":t,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand\
 ok":q,"runPermanentDependenciesCommand ok headers":n,"runPermanentDependenciesCommand badRequest":t,"runPermanentDependenciesCommand badRequest headers":n,"run\
PermanentDependenciesCommand unauthorized":t,"runPermanentDependenciesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":t,"runPermanen\
tDependenciesCommand forbidden headers":n,"runPermanentDependenciesCommand notFound":t,"runPermanentDependenciesCommand notFound headers":n,"runPermanentDepende\
nciesCommand notAcceptable":t,"runPermanentDependenciesCommand notAcceptable headers":n,"runPermanentDependenciesCommand contentTooLarge":t,"runPermanentDepende\
nciesCommand contentTooLarge headers":n,"runPermanentDependenciesCommand unsupportedMediaType":t,"runPermanentDependenciesCommand unsupportedMediaType headers":n,
"runPermanentDependenciesCommand tooManyRequests":t,"runPermanentDependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":t,
"runPermanentDependenciesCommand internalError headers":n,"runPermanentDependenciesCommand unavailable":t,"runPermanentDependenciesCommand unavailable headers":c,
"listDiscoveredDependencies ok":P,"listDiscoveredDependencies ok headers":n,"listDiscoveredDependencies badRequest":t,"listDiscoveredDependencies badRequest hea\
ders":n,"listDiscoveredDependencies unauthorized":t,"listDiscoveredDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":t,"listDiscovered\
Dependencies forbidden headers":n,"listDiscoveredDependencies notFound":t,"listDiscoveredDependencies notFound headers":n,"listDiscoveredDependencies notAccepta\
ble":t,"listDiscoveredDependencies notAcceptable headers":n,"listDiscoveredDependencies tooManyRequests":t,"listDiscoveredDependencies tooManyRequests headers":c,
"listDiscoveredDependencies internalError":t,"listDiscoveredDependencies internalError headers":n,"listDiscoveredDependencies unavailable":t,"listDiscoveredDepe\
ndencies unavailable headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":n,"runDiscoveredDependenciesCommand badReq\
uest":t,"runDiscoveredDependenciesCommand badRequest headers":n,"runDiscoveredDependenciesCommand unauthorized":t,"runDiscoveredDependenciesCommand unauthorized\
 headers":f,"runDiscoveredDependenciesCommand forbidden":t,"runDiscoveredDependenciesCommand forbidden headers":n,"runDiscoveredDependenciesCommand notFound":t,
"runDiscoveredDependenciesCommand notFound headers":n,"runDiscoveredDependenciesCommand notAcceptable":t,"runDiscoveredDependenciesCommand notAcceptable headers":n,
"runDiscoveredDependenciesCommand contentTooLarge":t,"runDiscoveredDependenciesCommand contentTooLarge headers":n,"runDiscoveredDependenciesCommand unsupportedM\
ediaType":t,"runDiscoveredDependenciesCommand unsupportedMediaType headers":n,"runDiscoveredDependenciesCommand tooManyRequests":t,"runDiscoveredDependenciesCom\
mand tooManyRequests headers":c,"runDiscoveredDependenciesCommand internalError":t,"runDiscoveredDependenciesCommand internalError headers":n,"runDiscoveredDepe\
ndenciesCommand unavailable":t,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":n,"getDependency badRequ\
est":t,"getDependency badRequest headers":n,"getDependency unauthorized":t,"getDependency unauthorized headers":f,"getDependency forbidden":t,"getDependency for\
bidden headers":n,"getDependency notFound":t,"getDependency notFound headers":n,"getDependency notAcceptable":t,"getDependency notAcceptable headers":n,"getDepe\
ndency tooManyRequests":t,"getDependency tooManyRequests headers":c,"getDependency internalError":t,"getDependency internalError headers":n,"getDependency unava\
ilable":t,"getDependency unavailable headers":c,"verifyDependency ok":qt,"verifyDependency ok headers":n,"verifyDependency badRequest":t,"verifyDependency badRe\
quest headers":n,"verifyDependency unauthorized":t,"verifyDependency unauthorized headers":f,"verifyDependency forbidden":t,"verifyDependency forbidden headers":n,
"verifyDependency notFound":t,"verifyDependency notFound headers":n,"verifyDependency notAcceptable":t,"verifyDependency notAcceptable headers":n,"verifyDepende\
ncy conflict":t,"verifyDependency conflict headers":n,"verifyDependency tooManyRequests":t,"verifyDependency tooManyRequests headers":c,"verifyDependency intern\
alError":t,"verifyDependency internalError headers":n,"verifyDependency unavailable":t,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConfli\
cts ok headers":n,"listConflicts badRequest":t,"listConflicts badRequest headers":n,"listConflicts unauthorized":t,"listConflicts unauthorized headers":f,"listC\
onflicts forbidden":t,"listConflicts forbidden headers":n,"listConflicts notFound":t,"listConflicts notFound headers":n,"listConflicts notAcceptable":t,"listCon\
flicts notAcceptable headers":n,"listConflicts conflict":t,"listConflicts conflict headers":n,"listConflicts tooManyRequests":t,"listConflicts tooManyRequests h\
eaders":c,"listConflicts internalError":t,"listConflicts internalError headers":n,"listConflicts unavailable":t,"listConflicts unavailable headers":c,"runConfli\
ctsCommand ok":q,"runConflictsCommand ok headers":n,"runConflictsCommand noContent headers":n,"runConflictsCommand badRequest":t,"runConflictsCommand badRequest\
 headers":n,"runConflictsCommand unauthorized":t,"runConflictsCommand unauthorized headers":f,"runConflictsCommand forbidden":t,"runConflictsCommand forbidden h\
eaders":n,"runConflictsCommand notFound":t,"runConflictsCommand notFound headers":n,"runConflictsCommand notAcceptable":t,"runConflictsCommand notAcceptable hea\
ders":n,"runConflictsCommand conflict":t,"runConflictsCommand conflict headers":n,"runConflictsCommand contentTooLarge":t,"runConflictsCommand contentTooLarge h\
eaders":n,"runConflictsCommand unsupportedMediaType":t,"runConflictsCommand unsupportedMediaType headers":n,"runConflictsCommand tooManyRequests":t,"runConflict\
sCommand tooManyRequests headers":c,"runConflictsCommand internalError":t,"runConflictsCommand internalError headers":n,"runConflictsCommand unavailable":t,"run\
ConflictsCommand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":n,"listAttributeKeys badRequest":t,"listAttributeKeys badRequest\
 headers":n,"listAttributeKeys unauthorized":t,"listAttributeKeys unauthorized headers":f,"listAttributeKeys forbidden":t,"listAttributeKeys forbidden headers":n,
"listAttributeKeys notFound":t,"listAttributeKeys notFound headers":n,"listAttributeKeys notAcceptable":t,"listAttributeKeys notAcceptable headers":n,"listAttri\
buteKeys tooManyRequests":t,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internalError":t,"listAttributeKeys internalError headers":n,"listA\
ttributeKeys unavailable":t,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":n,"runAttributeKeysCom\
mand badRequest":t,"runAttributeKeysCommand badRequest headers":n,"runAttributeKeysCommand unauthorized":t,"runAttributeKeysCommand unauthorized headers":f,"run\
AttributeKeysCommand forbidden":t,"runAttributeKeysCommand forbidden headers":n,"runAttributeKeysCommand notFound":t,"runAttributeKeysCommand notFound headers":n,
"runAttributeKeysCommand notAcceptable":t,"runAttributeKeysCommand notAcceptable headers":n,"runAttributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand\
 contentTooLarge headers":n,"runAttributeKeysCommand unsupportedMediaType":t,"runAttributeKeysCommand unsupportedMediaType headers":n,"runAttributeKeysCommand t\
ooManyRequests":t,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand internalError":t,"runAttributeKeysCommand internalError headers":n,
"runAttributeKeysCommand unavailable":t,"runAttributeKeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":n,
"listAttributeDependencies badRequest":t,"listAttributeDependencies badRequest headers":n,"listAttributeDependencies unauthorized":t,"listAttributeDependencies \
unauthorized headers":f,"listAttributeDependencies forbidden":t,"listAttributeDependencies forbidden headers":n,"listAttributeDependencies notFound":t,"listAttr\
ibuteDependencies notFound headers":n,"listAttributeDependencies notAcceptable":t,"listAttributeDependencies notAcceptable headers":n,"listAttributeDependencies\
 tooManyRequests":t,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDependencies internalError":t,"listAttributeDependencies internalError h\
eaders":n,"listAttributeDependencies unavailable":t,"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":tt,"runAttributeDepen\
denciesCommand ok headers":n,"runAttributeDependenciesCommand noContent headers":n,"runAttributeDependenciesCommand badRequest":t,"runAttributeDependenciesComma\
nd badRequest headers":n,"runAttributeDependenciesCommand unauthorized":t,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesComm\
and forbidden":t,"runAttributeDependenciesCommand forbidden headers":n,"runAttributeDependenciesCommand notFound":t,"runAttributeDependenciesCommand notFound he\
aders":n,"runAttributeDependenciesCommand notAcceptable":t,"runAttributeDependenciesCommand notAcceptable headers":n,"runAttributeDependenciesCommand conflict":t,
"runAttributeDependenciesCommand conflict headers":n,"runAttributeDependenciesCommand contentTooLarge":t,"runAttributeDependenciesCommand contentTooLarge header\
s":n,"runAttributeDependenciesCommand unsupportedMediaType":t,"runAttributeDependenciesCommand unsupportedMediaType headers":n,"runAttributeDependenciesCommand \
tooManyRequests":t,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeDependenciesCommand internalError":t,"runAttributeDependenciesComman\
d internalError headers":n,"runAttributeDependenciesCommand unavailable":t,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDepend\
encies ok":P,"listPermanentAttributeDependencies ok headers":n,"listPermanentAttributeDependencies badRequest":t,"listPermanentAttributeDependencies badRequest \
headers":n,"listPermanentAttributeDependencies unauthorized":t,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies f\
orbidden":t,"listPermanentAttributeDependencies forbidden headers":n,"listPermanentAttributeDependencies notFound":t,"listPermanentAttributeDependencies notFoun\
d headers":n,"listPermanentAttributeDependencies notAcceptable":t,"listPermanentAttributeDependencies notAcceptable headers":n,"listPermanentAttributeDependenci\
es tooManyRequests":t,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":t,"listPermanentAttribut\
eDependencies internalError headers":n,"listPermanentAttributeDependencies unavailable":t,"listPermanentAttributeDependencies unavailable headers":c,"runPermane\
ntAttributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":n,"runPermanentAttributeDependenciesCommand badRequest":t,"runPermane\
ntAttributeDependenciesCommand badRequest headers":n,"runPermanentAttributeDependenciesCommand unauthorized":t,"runPermanentAttributeDependenciesCommand unautho\
rized headers":f,"runPermanentAttributeDependenciesCommand forbidden":t,"runPermanentAttributeDependenciesCommand forbidden headers":n,"runPermanentAttributeDep\
endenciesCommand notFound":t,"runPermanentAttributeDependenciesCommand notFound headers":n,"runPermanentAttributeDependenciesCommand notAcceptable":t,"runPerman\
entAttributeDependenciesCommand notAcceptable headers":n,"runPermanentAttributeDependenciesCommand contentTooLarge":t,"runPermanentAttributeDependenciesCommand \
contentTooLarge headers":n,"runPermanentAttributeDependenciesCommand unsupportedMediaType":t,"runPermanentAttributeDependenciesCommand unsupportedMediaType head\
ers":n,"runPermanentAttributeDependenciesCommand tooManyRequests":t,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeD\
ependenciesCommand internalError":t,"runPermanentAttributeDependenciesCommand internalError headers":n,"runPermanentAttributeDependenciesCommand unavailable":t,
"runPermanentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":n,"\
listDiscoveredAttributeDependencies badRequest":t,"listDiscoveredAttributeDependencies badRequest headers":n,"listDiscoveredAttributeDependencies unauthorized":t,
"listDiscoveredAttributeDependencies unauthorized headers":f,"listDiscoveredAttributeDependencies forbidden":t,"listDiscoveredAttributeDependencies forbidden he\
aders":n,"listDiscoveredAttributeDependencies notFound":t,"listDiscoveredAttributeDependencies notFound headers":n,"listDiscoveredAttributeDependencies notAccep\
table":t,"listDiscoveredAttributeDependencies notAcceptable headers":n,"listDiscoveredAttributeDependencies tooManyRequests":t,"listDiscoveredAttributeDependenc\
ies tooManyRequests headers":c,"listDiscoveredAttributeDependencies internalError":t,"listDiscoveredAttributeDependencies internalError headers":n,"listDiscover\
edAttributeDependencies unavailable":t,"listDiscoveredAttributeDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscover\
edAttributeDependenciesCommand ok headers":n,"runDiscoveredAttributeDependenciesCommand badRequest":t,"runDiscoveredAttributeDependenciesCommand badRequest head\
ers":n,"runDiscoveredAttributeDependenciesCommand unauthorized":t,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDepe\
ndenciesCommand forbidden":t,"runDiscoveredAttributeDependenciesCommand forbidden headers":n,"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscover\
edAttributeDependenciesCommand notFound headers":n,"runDiscoveredAttributeDependenciesCommand notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcc\
eptable headers":n,"runDiscoveredAttributeDependenciesCommand contentTooLarge":t,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":n,"runDisco\
veredAttributeDependenciesCommand unsupportedMediaType":t,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":n,"runDiscoveredAttributeDepe\
ndenciesCommand tooManyRequests":t,"runDiscoveredAttributeDependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalErro\
r":t,"runDiscoveredAttributeDependenciesCommand internalError headers":n,"runDiscoveredAttributeDependenciesCommand unavailable":t,"runDiscoveredAttributeDepend\
enciesCommand unavailable headers":c,"verifyAttributeDependency ok":qt,"verifyAttributeDependency ok headers":n,"verifyAttributeDependency badRequest":t,"verify\
AttributeDependency badRequest headers":n,"verifyAttributeDependency unauthorized":t,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependen\
cy forbidden":t,"verifyAttributeDependency forbidden headers":n,"verifyAttributeDependency notFound":t,"verifyAttributeDependency notFound headers":n,"verifyAtt\
ributeDependency notAcceptable":t,"verifyAttributeDependency notAcceptable headers":n,"verifyAttributeDependency conflict":t,"verifyAttributeDependency conflict\
 headers":n,"verifyAttributeDependency tooManyRequests":t,"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":t,"ver\
ifyAttributeDependency internalError headers":n,"verifyAttributeDependency unavailable":t,"verifyAttributeDependency unavailable headers":c,"listAttributeConfli\
cts ok":P,"listAttributeConflicts ok headers":n,"listAttributeConflicts badRequest":t,"listAttributeConflicts badRequest headers":n,"listAttributeConflicts unau\
thorized":t,"listAttributeConflicts unauthorized headers":f,"listAttributeConflicts forbidden":t,"listAttributeConflicts forbidden headers":n,"listAttributeConf\
licts notFound":t,"listAttributeConflicts notFound headers":n,"listAttributeConflicts notAcceptable":t,"listAttributeConflicts notAcceptable headers":n,"listAtt\
ributeConflicts conflict":t,"listAttributeConflicts conflict headers":n,"listAttributeConflicts tooManyRequests":t,"listAttributeConflicts tooManyRequests heade\
rs":c,"listAttributeConflicts internalError":t,"listAttributeConflicts internalError headers":n,"listAttributeConflicts unavailable":t,"listAttributeConflicts u\
navailable headers":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok headers":n,"runAttributeConflictsCommand noContent headers":n,"runAtt\
ributeConflictsCommand badRequest":t,"runAttributeConflictsCommand badRequest headers":n,"runAttributeConflictsCommand unauthorized":t,"runAttributeConflictsCom\
mand unauthorized headers":f,"runAttributeConflictsCommand forbidden":t,"runAttributeConflictsCommand forbidden headers":n,"runAttributeConflictsCommand notFoun\
d":t,"runAttributeConflictsCommand notFound headers":n,"runAttributeConflictsCommand notAcceptable":t,"runAttributeConflictsCommand notAcceptable headers":n,"ru\
nAttributeConflictsCommand conflict":t,"runAttributeConflictsCommand conflict headers":n,"runAttributeConflictsCommand contentTooLarge":t,"runAttributeConflicts\
Command contentTooLarge headers":n,"runAttributeConflictsCommand unsupportedMediaType":t,"runAttributeConflictsCommand unsupportedMediaType headers":n,"runAttri\
buteConflictsCommand tooManyRequests":t,"runAttributeConflictsCommand tooManyRequests headers":c,"runAttributeConflictsCommand internalError":t,"runAttributeCon\
flictsCommand internalError headers":n,"runAttributeConflictsCommand unavailable":t,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,
"listCorrections ok headers":n,"listCorrections badRequest":t,"listCorrections badRequest headers":n,"listCorrections unauthorized":t,"listCorrections unauthori\
zed headers":f,"listCorrections forbidden":t,"listCorrections forbidden headers":n,"listCorrections notFound":t,"listCorrections notFound headers":n,"listCorrec\
tions notAcceptable":t,"listCorrections notAcceptable headers":n,"listCorrections conflict":t,"listCorrections conflict headers":n,"listCorrections tooManyReque\
sts":t,"listCorrections tooManyRequests headers":c,"listCorrections internalError":t,"listCorrections internalError headers":n,"listCorrections unavailable":t,"\
listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":n,"runCorrectionsCommand badRequest":t,"runCorrectionsCom\
mand badRequest headers":n,"runCorrectionsCommand unauthorized":t,"runCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":t,"runCorrect\
ionsCommand forbidden headers":n,"runCorrectionsCommand notFound":t,"runCorrectionsCommand notFound headers":n,"runCorrectionsCommand notAcceptable":t,"runCorre\
ctionsCommand notAcceptable headers":n,"runCorrectionsCommand conflict":t,"runCorrectionsCommand conflict headers":n,"runCorrectionsCommand contentTooLarge":t,"\
runCorrectionsCommand contentTooLarge headers":n,"runCorrectionsCommand unsupportedMediaType":t,"runCorrectionsCommand unsupportedMediaType headers":n,"runCorre\
ctionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand internalError":t,"runCorrectionsCommand internalError \
headers":n,"runCorrectionsCommand unavailable":t,"runCorrectionsCommand unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok head\
ers":n,"listAttributeCorrections badRequest":t,"listAttributeCorrections badRequest headers":n,"listAttributeCorrections unauthorized":t,"listAttributeCorrectio\
ns unauthorized headers":f,"listAttributeCorrections forbidden":t,"listAttributeCorrections forbidden headers":n,"listAttributeCorrections notFound":t,"listAttr\
ibuteCorrections notFound headers":n,"listAttributeCorrections notAcceptable":t,"listAttributeCorrections notAcceptable headers":n,"listAttributeCorrections con\
flict":t,"listAttributeCorrections conflict headers":n,"listAttributeCorrections tooManyRequests":t,"listAttributeCorrections tooManyRequests headers":c,"listAt\
tributeCorrections internalError":t,"listAttributeCorrections internalError headers":n,"listAttributeCorrections unavailable":t,"listAttributeCorrections unavai\
lable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":n,"runAttributeCorrectionsCommand badRequest":t,"runAttribute\
CorrectionsCommand badRequest headers":n,"runAttributeCorrectionsCommand unauthorized":t,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCo\
rrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbidden headers":n,"runAttributeCorrectionsCommand notFound":t,"runAttributeCorrectionsCommand n\
otFound headers":n,"runAttributeCorrectionsCommand notAcceptable":t,"runAttributeCorrectionsCommand notAcceptable headers":n,"runAttributeCorrectionsCommand con\
flict":t,"runAttributeCorrectionsCommand conflict headers":n,"runAttributeCorrectionsCommand contentTooLarge":t,"runAttributeCorrectionsCommand contentTooLarge \
headers":n,"runAttributeCorrectionsCommand unsupportedMediaType":t,"runAttributeCorrectionsCommand unsupportedMediaType headers":n,"runAttributeCorrectionsComma\
nd tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrectionsCommand internalError":t,"runAttributeCorrectionsComman\
d internalError headers":n,"runAttributeCorrectionsCommand unavailable":t,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,
"runDuplicateKeyRowsCommand ok headers":n,"runDuplicateKeyRowsCommand badRequest":t,"runDuplicateKeyRowsCommand badRequest headers":n,"runDuplicateKeyRowsComman\
d unauthorized":t,"runDuplicateKeyRowsCommand unauthorized headers":f,"runDuplicateKeyRowsCommand forbidden":t,"runDuplicateKeyRowsCommand forbidden headers":n,
"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsCommand notFound headers":n,"runDuplicateKeyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand\
 notAcceptable headers":n,"runDuplicateKeyRowsCommand conflict":t,"runDuplicateKeyRowsCommand conflict headers":n,"runDuplicateKeyRowsCommand contentTooLarge":t,
"runDuplicateKeyRowsCommand contentTooLarge headers":n,"runDuplicateKeyRowsCommand unsupportedMediaType":t,"runDuplicateKeyRowsCommand unsupportedMediaType head\
ers":n,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplicateKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":t,"runDu\
plicateKeyRowsCommand internalError headers":n,"runDuplicateKeyRowsCommand unavailable":t,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCom\
mand ok":q,"runConflictRowsCommand ok headers":n,"runConflictRowsCommand badRequest":t,"runConflictRowsCommand badRequest headers":n,"runConflictRowsCommand una\
uthorized":t,"runConflictRowsCommand unauthorized headers":f,"runConflictRowsCommand forbidden":t,"runConflictRowsCommand forbidden headers":n,"runConflictRowsC\
ommand notFound":t,"runConflictRowsCommand notFound headers":n,"runConflictRowsCommand notAcceptable":t,"runConflictRowsCommand notAcceptable headers":n,"runCon\
flictRowsCommand conflict":t,"runConflictRowsCommand conflict headers":n,"runConflictRowsCommand contentTooLarge":t,"runConflictRowsCommand contentTooLarge head\
ers":n,"runConflictRowsCommand unsupportedMediaType":t,"runConflictRowsCommand unsupportedMediaType headers":n,"runConflictRowsCommand tooManyRequests":t,"runCo\
nflictRowsCommand tooManyRequests headers":c,"runConflictRowsCommand internalError":t,"runConflictRowsCommand internalError headers":n,"runConflictRowsCommand u\
navailable":t,"runConflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":n,"listEntityJoins badRequest":t,"listEntityJoi\
ns badRequest headers":n,"listEntityJoins unauthorized":t,"listEntityJoins unauthorized headers":f,"listEntityJoins forbidden":t,"listEntityJoins forbidden head\
ers":n,"listEntityJoins notFound":t,"listEntityJoins notFound headers":n,"listEntityJoins notAcceptable":t,"listEntityJoins notAcceptable headers":n,"listEntity\
Joins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":t,"listEntityJoins internalError headers":n,"listEntityJoin\
s unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":_s,"runEntityJoinsCommand ok headers":n,"runEntityJoinsCommand noContent hea\
ders":n,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand badRequest headers":n,"runEntityJoinsCommand unauthorized":t,"runEntityJoinsCommand unauthor\
ized headers":f,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCommand forbidden headers":n,"runEntityJoinsCommand notFound":t,"runEntityJoinsCommand notFou\
nd headers":n,"runEntityJoinsCommand notAcceptable":t,"runEntityJoinsCommand notAcceptable headers":n,"runEntityJoinsCommand conflict":t,"runEntityJoinsCommand \
conflict headers":n,"runEntityJoinsCommand contentTooLarge":t,"runEntityJoinsCommand contentTooLarge headers":n,"runEntityJoinsCommand unsupportedMediaType":t,"\
runEntityJoinsCommand unsupportedMediaType headers":n,"runEntityJoinsCommand tooManyRequests":t,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoin\
sCommand internalError":t,"runEntityJoinsCommand internalError headers":n,"runEntityJoinsCommand unavailable":t,"runEntityJoinsCommand unavailable headers":c,"d\
eleteEntityJoins noContent headers":n,"deleteEntityJoins badRequest":t,"deleteEntityJoins badRequest headers":n,"deleteEntityJoins unauthorized":t,"deleteEntity\
Joins unauthorized headers":f,"deleteEntityJoins forbidden":t,"deleteEntityJoins forbidden headers":n,"deleteEntityJoins notFound":t,"deleteEntityJoins notFound\
 headers":n,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notAcceptable headers":n,"deleteEntityJoins contentTooLarge":t,"deleteEntityJoins contentTooL\
arge headers":n,"deleteEntityJoins unsupportedMediaType":t,"deleteEntityJoins unsupportedMediaType headers":n,"deleteEntityJoins tooManyRequests":t,"deleteEntit\
yJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"deleteEntityJoins internalError headers":n,"deleteEntityJoins unavailable":t,"deleteEntit\
yJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":n,"listEntityPermanentJoins badRequest":t,"listEntityPermane\
ntJoins badRequest headers":n,"listEntityPermanentJoins unauthorized":t,"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":t,
"listEntityPermanentJoins forbidden headers":n,"listEntityPermanentJoins notFound":t,"listEntityPermanentJoins notFound headers":n,"listEntityPermanentJoins not\
Acceptable":t,"listEntityPermanentJoins notAcceptable headers":n,"listEntityPermanentJoins tooManyRequests":t,"listEntityPermanentJoins tooManyRequests headers":c,
"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins internalError headers":n,"listEntityPermanentJoins unavailable":t,"listEntityPermanentJoins\
 unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":n,"runEntityPermanentJoinsCommand badRequest":t,"runEn\
tityPermanentJoinsCommand badRequest headers":n,"runEntityPermanentJoinsCommand unauthorized":t,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEnti\
tyPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand forbidden headers":n,"runEntityPermanentJoinsCommand notFound":t,"runEntityPermanentJoinsCo\
mmand notFound headers":n,"runEntityPermanentJoinsCommand notAcceptable":t,"runEntityPermanentJoinsCommand notAcceptable headers":n,"runEntityPermanentJoinsComm\
and contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLarge headers":n,"runEntityPermanentJoinsCommand unsupportedMediaType":t,"runEntityPermanentJoi\
nsCommand unsupportedMediaType headers":n,"runEntityPermanentJoinsCommand tooManyRequests":t,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEnti\
tyPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCommand internalError headers":n,"runEntityPermanentJoinsCommand unavailable":t,"runEntityPerma\
nentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":n,"listEntityDiscoveredJoins badRequest":t,"list\
EntityDiscoveredJoins badRequest headers":n,"listEntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJ\
oins forbidden":t,"listEntityDiscoveredJoins forbidden headers":n,"listEntityDiscoveredJoins notFound":t,"listEntityDiscoveredJoins notFound headers":n,"listEnt\
ityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAcceptable headers":n,"listEntityDiscoveredJoins tooManyRequests":t,"listEntityDiscoveredJoins\
 tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,"listEntityDiscoveredJoins internalError headers":n,"listEntityDiscoveredJoins unavailab\
le":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":n,"runEntityDiscover\
edJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest headers":n,"runEntityDiscoveredJoinsCommand unauthorized":t,"runEntityDiscoveredJoinsCo\
mmand unauthorized headers":f,"runEntityDiscoveredJoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbidden headers":n,"runEntityDiscoveredJoinsComma\
nd notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":n,"runEntityDiscoveredJoinsCommand notAcceptable":t,"runEntityDiscoveredJoinsCommand notAccept\
able headers":n,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge headers":n,"runEntityDiscoveredJoinsCommand\
 unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":n,"runEntityDiscoveredJoinsCommand tooManyRequests":t,"runEntityDiscover\
edJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsCommand internalError headers":n,"runEntity\
DiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":n,"listJoins badRequest":t,
"listJoins badRequest headers":n,"listJoins unauthorized":t,"listJoins unauthorized headers":f,"listJoins forbidden":t,"listJoins forbidden headers":n,"listJoin\
s notFound":t,"listJoins notFound headers":n,"listJoins notAcceptable":t,"listJoins notAcceptable headers":n,"listJoins tooManyRequests":t,"listJoins tooManyReq\
uests headers":c,"listJoins internalError":t,"listJoins internalError headers":n,"listJoins unavailable":t,"listJoins unavailable headers":c,"runJoinsCommand ok":q,
"runJoinsCommand ok headers":n,"runJoinsCommand badRequest":t,"runJoinsCommand badRequest headers":n,"runJoinsCommand unauthorized":t,"runJoinsCommand unauthori\
zed headers":f,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden headers":n,"runJoinsCommand notFound":t,"runJoinsCommand notFound headers":n,"runJoinsCo\
mmand notAcceptable":t,"runJoinsCommand notAcceptable headers":n,"runJoinsCommand contentTooLarge":t,"runJoinsCommand contentTooLarge headers":n,"runJoinsComman\
d unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":n,"runJoinsCommand tooManyRequests":t,"runJoinsCommand tooManyRequests headers":c,"runJ\
oinsCommand internalError":t,"runJoinsCommand internalError headers":n,"runJoinsCommand unavailable":t,"runJoinsCommand unavailable headers":c,"countJoins ok":Y,
"countJoins ok headers":n,"countJoins badRequest":t,"countJoins badRequest headers":n,"countJoins unauthorized":t,"countJoins unauthorized headers":f,"countJoin\
s forbidden":t,"countJoins forbidden headers":n,"countJoins notFound":t,"countJoins notFound headers":n,"countJoins notAcceptable":t,"countJoins notAcceptable h\
eaders":n,"countJoins tooManyRequests":t,"countJoins tooManyRequests headers":c,"countJoins internalError":t,"countJoins internalError headers":n,"countJoins un\
available":t,"countJoins unavailable headers":c,"getJoinDiagram ok":Ss,"getJoinDiagram ok headers":Ge,"getJoinDiagram okVndMermaid":At,"getJoinDiagram okVndMerm\
aid headers":Ge,"getJoinDiagram okPlain":At,"getJoinDiagram okPlain headers":Ge,"getJoinDiagram badRequest":t,"getJoinDiagram badRequest headers":n,"getJoinDiag\
ram unauthorized":t,"getJoinDiagram unauthorized headers":f,"getJoinDiagram forbidden":t,"getJoinDiagram forbidden headers":n,"getJoinDiagram notFound":t,"getJo\
inDiagram notFound headers":n,"getJoinDiagram notAcceptable":t,"getJoinDiagram notAcceptable headers":n,"getJoinDiagram tooManyRequests":t,"getJoinDiagram tooMa\
nyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram internalError headers":n,"getJoinDiagram unavailable":t,"getJoinDiagram unavailable heade\
rs":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":n,"listPermanentJoins badRequest":t,"listPermanentJoins badRequest headers":n,"listPermanentJoin\
s unauthorized":t,"listPermanentJoins unauthorized headers":f,"listPermanentJoins forbidden":t,"listPermanentJoins forbidden headers":n,"listPermanentJoins notF\
ound":t,"listPermanentJoins notFound headers":n,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAcceptable headers":n,"listPermanentJoins tooManyReq\
uests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins internalError headers":n,"listPermanentJoins un\
available":t,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand ok headers":n,"runPermanentJoinsCommand badReq\
uest":t,"runPermanentJoinsCommand badRequest headers":n,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoinsCommand unauthorized headers":f,"runPermanen\
tJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":n,"runPermanentJoinsCommand notFound":t,"runPermanentJoinsCommand notFound headers":n,"r\
unPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":n,"runPermanentJoinsCommand contentTooLarge":t,"runPermanentJoinsComma\
nd contentTooLarge headers":n,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsupportedMediaType headers":n,"runPermanentJoinsComm\
and tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":t,"runPermanentJoinsCommand internalError h\
eaders":n,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":n,
"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":n,"listDiscoveredJoins unauthorized":t,"listDiscoveredJoins unauthorized headers":f,
"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":n,"listDiscoveredJoins notFound":t,"listDiscoveredJoins notFound headers":n,"listDisco\
veredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":n,"listDiscoveredJoins tooManyRequests":t,"listDiscoveredJoins tooManyRequests headers":c,
"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError headers":n,"listDiscoveredJoins unavailable":t,"listDiscoveredJoins unavailable headers":c,
"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":n,"runDiscoveredJoinsCommand badRequest":t,"runDiscoveredJoinsCommand badRequest headers":n,
"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":t,"runDiscoveredJoinsCommand\
 forbidden headers":n,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":n,"runDiscoveredJoinsCommand notAcceptable":t,"runDisc\
overedJoinsCommand notAcceptable headers":n,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoinsCommand contentTooLarge headers":n,"runDiscoveredJo\
insCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":n,"runDiscoveredJoinsCommand tooManyRequests":t,"runDiscoveredJoinsC\
ommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand internalError headers":n,"runDiscoveredJoinsCommand una\
vailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":n,"listJoinJobs badRequest":t,"listJoinJobs badReque\
st headers":n,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":f,"listJoinJobs forbidden":t,"listJoinJobs forbidden headers":n,"listJoinJobs no\
tFound":t,"listJoinJobs notFound headers":n,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":n,"listJoinJobs tooManyRequests":t,"listJoinJobs\
 tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":n,"listJoinJobs unavailable":t,"listJoinJobs unavailable headers":c,
"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":n,"runJoinJobsCommand badRequest":t,"runJoinJobsCommand badRequest headers":n,"runJoinJobsCommand unau\
thorized":t,"runJoinJobsCommand unauthorized headers":f,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand forbidden headers":n,"runJoinJobsCommand notFound":t,
"runJoinJobsCommand notFound headers":n,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptable headers":n,"runJoinJobsCommand contentTooLarge":t,
"runJoinJobsCommand contentTooLarge headers":n,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsCommand unsupportedMediaType headers":n,"runJoinJobsComma\
nd tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"runJoinJobsCommand internalError headers":n,"runJoinJ\
obsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":Y,"countJoinJobs ok headers":n,"countJoinJobs badRequest":t,"countJoinJo\
bs badRequest headers":n,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":f,"countJoinJobs forbidden":t,"countJoinJobs forbidden headers":n,"\
countJoinJobs notFound":t,"countJoinJobs notFound headers":n,"countJoinJobs notAcceptable":t,"countJoinJobs notAcceptable headers":n,"countJoinJobs tooManyReque\
sts":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalError headers":n,"countJoinJobs unavailable":t,"countJoi\
nJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":n,"getJoin badRequest":t,"getJoin badRequest headers":n,"getJoin unauthorized":t,"getJoin unaut\
horized headers":f,"getJoin forbidden":t,"getJoin forbidden headers":n,"getJoin notFound":t,"getJoin notFound headers":n,"getJoin notAcceptable":t,"getJoin notA\
cceptable headers":n,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,"getJoin internalError headers":n,"getJoin unavai\
lable":t,"getJoin unavailable headers":c,"runJoinCommand ok":I,"runJoinCommand ok headers":n,"runJoinCommand noContent headers":n,"runJoinCommand badRequest":t,
"runJoinCommand badRequest headers":n,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":t,"runJoinCommand forbi\
dden headers":n,"runJoinCommand notFound":t,"runJoinCommand notFound headers":n,"runJoinCommand notAcceptable":t,"runJoinCommand notAcceptable headers":n,"runJo\
inCommand conflict":t,"runJoinCommand conflict headers":n,"runJoinCommand contentTooLarge":t,"runJoinCommand contentTooLarge headers":n,"runJoinCommand unsuppor\
tedMediaType":t,"runJoinCommand unsupportedMediaType headers":n,"runJoinCommand tooManyRequests":t,"runJoinCommand tooManyRequests headers":c,"runJoinCommand in\
ternalError":t,"runJoinCommand internalError headers":n,"runJoinCommand unavailable":t,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":n,"\
deleteJoin badRequest":t,"deleteJoin badRequest headers":n,"deleteJoin unauthorized":t,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":t,"deleteJoin \
forbidden headers":n,"deleteJoin notFound":t,"deleteJoin notFound headers":n,"deleteJoin notAcceptable":t,"deleteJoin notAcceptable headers":n,"deleteJoin tooMa\
nyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError headers":n,"deleteJoin unavailable":t,"deleteJoin un\
available headers":c,"getJoinReport ok":yt,"getJoinReport ok headers":Ge,"getJoinReport badRequest":t,"getJoinReport badRequest headers":n,"getJoinReport unauth\
orized":t,"getJoinReport unauthorized headers":f,"getJoinReport forbidden":t,"getJoinReport forbidden headers":n,"getJoinReport notFound":t,"getJoinReport notFo\
und headers":n,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable headers":n,"getJoinReport tooManyRequests":t,"getJoinReport tooManyRequests headers":c,
"getJoinReport internalError":t,"getJoinReport internalError headers":n,"getJoinReport unavailable":t,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,
"getVennDiagram ok headers":n,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":n,"getVennDiagram unauthorized":t,"getVennDiagram unauthorized h\
eaders":f,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":n,"getVennDiagram notFound":t,"getVennDiagram notFound headers":n,"getVennDiagram notA\
cceptable":t,"getVennDiagram notAcceptable headers":n,"getVennDiagram tooManyRequests":t,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalErro\
r":t,"getVennDiagram internalError headers":n,"getVennDiagram unavailable":t,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagram\
Command ok headers":n,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":n,"runVennDiagramCommand unauthorized":t,"runVennDiagramCo\
mmand unauthorized headers":f,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":n,"runVennDiagramCommand notFound":t,"runVennDiagram\
Command notFound headers":n,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable headers":n,"runVennDiagramCommand contentTooLarge":t,"r\
unVennDiagramCommand contentTooLarge headers":n,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagramCommand unsupportedMediaType headers":n,"runVennDi\
agramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":t,"runVennDiagramCommand internalError h\
eaders":n,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":n,"listJoi\
nInnerRows badRequest":t,"listJoinInnerRows badRequest headers":n,"listJoinInnerRows unauthorized":t,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRo\
ws forbidden":t,"listJoinInnerRows forbidden headers":n,"listJoinInnerRows notFound":t,"listJoinInnerRows notFound headers":n,"listJoinInnerRows notAcceptable":t,
"listJoinInnerRows notAcceptable headers":n,"listJoinInnerRows conflict":t,"listJoinInnerRows conflict headers":n,"listJoinInnerRows tooManyRequests":t,"listJoi\
nInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"listJoinInnerRows internalError headers":n,"listJoinInnerRows unavailable":t,"listJoi\
nInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":n,"runJoinInnerRowsCommand badRequest":t,"runJoinInnerRows\
Command badRequest headers":n,"runJoinInnerRowsCommand unauthorized":t,"runJoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":t,"r\
unJoinInnerRowsCommand forbidden headers":n,"runJoinInnerRowsCommand notFound":t,"runJoinInnerRowsCommand notFound headers":n,"runJoinInnerRowsCommand notAccept\
able":t,"runJoinInnerRowsCommand notAcceptable headers":n,"runJoinInnerRowsCommand conflict":t,"runJoinInnerRowsCommand conflict headers":n,"runJoinInnerRowsCom\
mand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":n,"runJoinInnerRowsCommand unsupportedMediaType":t,"runJoinInnerRowsCommand unsupporte\
dMediaType headers":n,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":t,
"runJoinInnerRowsCommand internalError headers":n,"runJoinInnerRowsCommand unavailable":t,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":n,"listJoinOuterRows badRequest":t,"listJoinOuterRows badRequest headers":n,"listJoinOuterRows unauthorized":t,"listJoinOuterRows\
 unauthorized headers":f,"listJoinOuterRows forbidden":t,"listJoinOuterRows forbidden headers":n,"listJoinOuterRows notFound":t,"listJoinOuterRows notFound head\
ers":n,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptable headers":n,"listJoinOuterRows conflict":t,"listJoinOuterRows conflict headers":n,"li\
stJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":t,"listJoinOuterRows internalError headers":n,
"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":n,"runJoinOuterR\
owsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":n,"runJoinOuterRowsCommand unauthorized":t,"runJoinOuterRowsCommand unauthorized headers":f,
"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden headers":n,"runJoinOuterRowsCommand notFound":t,"runJoinOuterRowsCommand notFound heade\
rs":n,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand notAcceptable headers":n,"runJoinOuterRowsCommand conflict":t,"runJoinOuterRowsCommand \
conflict headers":n,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOuterRowsCommand contentTooLarge headers":n,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":t,"runJoinOuterRowsCommand unsupportedMediaType headers":n,"runJoinOuterRowsCommand tooManyRequests":t,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalError headers":n,"runJoinOuterRowsCommand unavailable":t,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":n,"listJoinLeftOuterRows badRequest":t,"listJoinLeftOuterRows badRequest heade\
rs":n,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauthorized headers":f,"listJoinLeftOuterRows forbidden":t,"listJoinLeftOuterRows forbidden\
 headers":n,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notFound headers":n,"listJoinLeftOuterRows notAcceptable":t,"listJoinLeftOuterRows notAcce\
ptable headers":n,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRows conflict headers":n,"listJoinLeftOuterRows tooManyRequests":t,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJoinLeftOuterRows internalError headers":n,"listJoinLeftOuterRows unavailable":t,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":n,"runJoinLeftOuterRowsCommand badRequest":t,
"runJoinLeftOuterRowsCommand badRequest headers":n,"runJoinLeftOuterRowsCommand unauthorized":t,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLef\
tOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden headers":n,"runJoinLeftOuterRowsCommand notFound":t,"runJoinLeftOuterRowsCommand notFound \
headers":n,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuterRowsCommand notAcceptable headers":n,"runJoinLeftOuterRowsCommand conflict":t,"runJoin\
LeftOuterRowsCommand conflict headers":n,"runJoinLeftOuterRowsCommand contentTooLarge":t,"runJoinLeftOuterRowsCommand contentTooLarge headers":n,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":n,"runJoinLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":t,"runJoinLeftOuterRowsCommand internalError headers":n,"runJoinLeftOuter\
RowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":n,"listJoinRigh\
tOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":n,"listJoinRightOuterRows unauthorized":t,"listJoinRightOuterRows unauthorized headers":f,"\
listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden headers":n,"listJoinRightOuterRows notFound":t,"listJoinRightOuterRows notFound headers":n,
"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAcceptable headers":n,"listJoinRightOuterRows conflict":t,"listJoinRightOuterRows conflict h\
eaders":n,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":t,"listJoinRightO\
uterRows internalError headers":n,"listJoinRightOuterRows unavailable":t,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"run\
JoinRightOuterRowsCommand ok headers":n,"runJoinRightOuterRowsCommand badRequest":t,"runJoinRightOuterRowsCommand badRequest headers":n,"runJoinRightOuterRowsCo\
mmand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":f,"runJoinRightOuterRowsCommand forbidden":t,"runJoinRightOuterRowsCommand forbidden h\
eaders":n,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCommand notFound headers":n,"runJoinRightOuterRowsCommand notAcceptable":t,"runJoinRig\
htOuterRowsCommand notAcceptable headers":n,"runJoinRightOuterRowsCommand conflict":t,"runJoinRightOuterRowsCommand conflict headers":n,"runJoinRightOuterRowsCo\
mmand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge headers":n,"runJoinRightOuterRowsCommand unsupportedMediaType":t,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":n,"runJoinRightOuterRowsCommand tooManyRequests":t,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError headers":n,"runJoinRightOuterRowsCommand unavailable":t,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":n,"listJoinLeftNoMatchRows badRequest":t,"listJoinLeftNoMatchRows ba\
dRequest headers":n,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNoMatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":t,"listJoinLef\
tNoMatchRows forbidden headers":n,"listJoinLeftNoMatchRows notFound":t,"listJoinLeftNoMatchRows notFound headers":n,"listJoinLeftNoMatchRows notAcceptable":t,"l\
istJoinLeftNoMatchRows notAcceptable headers":n,"listJoinLeftNoMatchRows conflict":t,"listJoinLeftNoMatchRows conflict headers":n,"listJoinLeftNoMatchRows tooMa\
nyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":t,"listJoinLeftNoMatchRows internalError headers":n,"l\
istJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok hea\
ders":n,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRowsCommand badRequest headers":n,"runJoinLeftNoMatchRowsCommand unauthorized":t,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsCommand forbidden":t,"runJoinLeftNoMatchRowsCommand forbidden headers":n,"runJoinLeftNoMa\
tchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":n,"runJoinLeftNoMatchRowsCommand notAcceptable":t,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":n,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftNoMatchRowsCommand conflict headers":n,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":n,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":t,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":n,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":n,"runJoinLeftNoMatchRowsCommand unavailable":t,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":n,"listJoinRightNoMatchRows badRequest":t,"listJoinRightNoMatchRows badReque\
st headers":n,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchRows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":t,"listJoinRightN\
oMatchRows forbidden headers":n,"listJoinRightNoMatchRows notFound":t,"listJoinRightNoMatchRows notFound headers":n,"listJoinRightNoMatchRows notAcceptable":t,"\
listJoinRightNoMatchRows notAcceptable headers":n,"listJoinRightNoMatchRows conflict":t,"listJoinRightNoMatchRows conflict headers":n,"listJoinRightNoMatchRows \
tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":t,"listJoinRightNoMatchRows internalError heade\
rs":n,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCo\
mmand ok headers":n,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRightNoMatchRowsCommand badRequest headers":n,"runJoinRightNoMatchRowsCommand unauthor\
ized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightNoMatchRowsCommand forbidden":t,"runJoinRightNoMatchRowsCommand forbidden headers":n,
"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand notFound headers":n,"runJoinRightNoMatchRowsCommand notAcceptable":t,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":n,"runJoinRightNoMatchRowsCommand conflict":t,"runJoinRightNoMatchRowsCommand conflict headers":n,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge headers":n,"runJoinRightNoMatchRowsCommand unsupportedMediaType":t,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":n,"runJoinRightNoMatchRowsCommand tooManyRequests":t,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsCommand internalError headers":n,"runJoinRightNoMatchRowsCommand unavailable":t,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":n,"listJoinMatchingValues badRequest":t,"listJoi\
nMatchingValues badRequest headers":n,"listJoinMatchingValues unauthorized":t,"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":t,
"listJoinMatchingValues forbidden headers":n,"listJoinMatchingValues notFound":t,"listJoinMatchingValues notFound headers":n,"listJoinMatchingValues notAcceptab\
le":t,"listJoinMatchingValues notAcceptable headers":n,"listJoinMatchingValues conflict":t,"listJoinMatchingValues conflict headers":n,"listJoinMatchingValues t\
ooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":t,"listJoinMatchingValues internalError headers":n,"\
listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok header\
s":n,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesCommand badRequest headers":n,"runJoinMatchingValuesCommand unauthorized":t,"runJoinMatch\
ingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forbidden":t,"runJoinMatchingValuesCommand forbidden headers":n,"runJoinMatchingValuesCom\
mand notFound":t,"runJoinMatchingValuesCommand notFound headers":n,"runJoinMatchingValuesCommand notAcceptable":t,"runJoinMatchingValuesCommand notAcceptable he\
aders":n,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCommand conflict headers":n,"runJoinMatchingValuesCommand contentTooLarge":t,"runJoinMa\
tchingValuesCommand contentTooLarge headers":n,"runJoinMatchingValuesCommand unsupportedMediaType":t,"runJoinMatchingValuesCommand unsupportedMediaType headers":n,
"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":t,"runJoi\
nMatchingValuesCommand internalError headers":n,"runJoinMatchingValuesCommand unavailable":t,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":n,"listJoinLeftNoMatchValues badRequest":t,"listJoinLeftNoMatchValues badRequest headers":n,"listJoinL\
eftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized headers":f,"listJoinLeftNoMatchValues forbidden":t,"listJoinLeftNoMatchValues forbidden\
 headers":n,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchValues notFound headers":n,"listJoinLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMat\
chValues notAcceptable headers":n,"listJoinLeftNoMatchValues conflict":t,"listJoinLeftNoMatchValues conflict headers":n,"listJoinLeftNoMatchValues tooManyReques\
ts":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":t,"listJoinLeftNoMatchValues internalError headers":n,"lis\
tJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand \
ok headers":n,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeftNoMatchValuesCommand badRequest headers":n,"runJoinLeftNoMatchValuesCommand unauthorize\
d":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLeftNoMatchValuesCommand forbidden":t,"runJoinLeftNoMatchValuesCommand forbidden headers":n,
"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesCommand notFound headers":n,"runJoinLeftNoMatchValuesCommand notAcceptable":t,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":n,"runJoinLeftNoMatchValuesCommand conflict":t,"runJoinLeftNoMatchValuesCommand conflict headers":n,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":n,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":t,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchValuesCommand tooManyRequests":t,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLeftNoMatchValuesCommand internalError headers":n,"runJoinLeftNoMatchValuesCommand unavailab\
le":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":n,"listJoinRightNoMatchV\
alues badRequest":t,"listJoinRightNoMatchValues badRequest headers":n,"listJoinRightNoMatchValues unauthorized":t,"listJoinRightNoMatchValues unauthorized heade\
rs":f,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchValues forbidden headers":n,"listJoinRightNoMatchValues notFound":t,"listJoinRightNoMatchVal\
ues notFound headers":n,"listJoinRightNoMatchValues notAcceptable":t,"listJoinRightNoMatchValues notAcceptable headers":n,"listJoinRightNoMatchValues conflict":t,
"listJoinRightNoMatchValues conflict headers":n,"listJoinRightNoMatchValues tooManyRequests":t,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":t,"listJoinRightNoMatchValues internalError headers":n,"listJoinRightNoMatchValues unavailable":t,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":n,"runJoinRightNoMatchValuesCommand badRequest":t,"r\
unJoinRightNoMatchValuesCommand badRequest headers":n,"runJoinRightNoMatchValuesCommand unauthorized":t,"runJoinRightNoMatchValuesCommand unauthorized headers":f,
"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatchValuesCommand forbidden headers":n,"runJoinRightNoMatchValuesCommand notFound":t,"runJoinRigh\
tNoMatchValuesCommand notFound headers":n,"runJoinRightNoMatchValuesCommand notAcceptable":t,"runJoinRightNoMatchValuesCommand notAcceptable headers":n,"runJoin\
RightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCommand conflict headers":n,"runJoinRightNoMatchValuesCommand contentTooLarge":t,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":n,"runJoinRightNoMatchValuesCommand unsupportedMediaType":t,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":n,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":t,"runJoinRightNoMatchValuesCommand internalError headers":n,"runJoinRightNoMatchValuesCommand unavailable":t,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":n,"listKeywords badRequest":t,"listKeywords badRequest headers":n,"listKeywords unauthorized":t,
"listKeywords unauthorized headers":f,"listKeywords forbidden":t,"listKeywords forbidden headers":n,"listKeywords notFound":t,"listKeywords notFound headers":n,
"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":n,"listKeywords tooManyRequests":t,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":t,"listKeywords internalError headers":n,"listKeywords unavailable":t,"listKeywords unavailable headers":c,"runKeywordsCommand ok":Ks,"runKeywordsC\
ommand ok headers":n,"runKeywordsCommand badRequest":t,"runKeywordsCommand badRequest headers":n,"runKeywordsCommand unauthorized":t,"runKeywordsCommand unautho\
rized headers":f,"runKeywordsCommand forbidden":t,"runKeywordsCommand forbidden headers":n,"runKeywordsCommand notFound":t,"runKeywordsCommand notFound headers":n,
"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAcceptable headers":n,"runKeywordsCommand conflict":t,"runKeywordsCommand conflict headers":n,"runKe\
ywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarge headers":n,"runKeywordsCommand unsupportedMediaType":t,"runKeywordsCommand unsupportedMedia\
Type headers":n,"runKeywordsCommand tooManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":t,"runKeywordsCommand i\
nternalError headers":n,"runKeywordsCommand unavailable":t,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":n,"deleteKeyword\
Category badRequest":t,"deleteKeywordCategory badRequest headers":n,"deleteKeywordCategory unauthorized":t,"deleteKeywordCategory unauthorized headers":f,"delet\
eKeywordCategory forbidden":t,"deleteKeywordCategory forbidden headers":n,"deleteKeywordCategory notFound":t,"deleteKeywordCategory notFound headers":n,"deleteK\
eywordCategory conflict":t,"deleteKeywordCategory conflict headers":n,"deleteKeywordCategory tooManyRequests":t,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":t,"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory unavailable":t,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":n,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":t,"deleteKeyword \
unauthorized headers":f,"deleteKeyword forbidden":t,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":t,"deleteKeyword notFound headers":n,"deleteKey\
word conflict":t,"deleteKeyword conflict headers":n,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":t,
"deleteKeyword internalError headers":n,"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":n,
"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":n,"listRuleFolders unauthorized":t,"listRuleFolders unauthorized headers":f,"listRuleFolders\
 forbidden":t,"listRuleFolders forbidden headers":n,"listRuleFolders notFound":t,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":t,"listRul\
eFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":t,"listRuleFol\
ders internalError headers":n,"listRuleFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok hea\
ders":n,"runRuleFoldersCommand noContent headers":Vs,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand un\
authorized":t,"runRuleFoldersCommand unauthorized headers":f,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersComm\
and notFound":t,"runRuleFoldersCommand notFound headers":n,"runRuleFoldersCommand notAcceptable":t,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFolde\
rsCommand conflict":t,"runRuleFoldersCommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":t,"runRuleFoldersCommand contentTooLarge headers":n,"ru\
nRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":t,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":t,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":n,"getRuleFolder badRequest":t,"getRuleFolder badRequest headers":n,"\
getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":f,"getRuleFolder forbidden":t,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":t,
"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":t,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder internalError headers":n,"getRuleFolder unavailable":t,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":I,"runRuleFolderCommand ok headers":n,"runRuleFolderCommand badRequest":t,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCo\
mmand unauthorized":t,"runRuleFolderCommand unauthorized headers":f,"runRuleFolderCommand forbidden":t,"runRuleFolderCommand forbidden headers":n,"runRuleFolder\
Command notFound":t,"runRuleFolderCommand notFound headers":n,"runRuleFolderCommand notAcceptable":t,"runRuleFolderCommand notAcceptable headers":n,"runRuleFold\
erCommand conflict":t,"runRuleFolderCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":t,"runRuleFolderCommand contentTooLarge headers":n,"runRu\
leFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCommand tooManyRequests":t,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":t,"runRuleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":t,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":t,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder\
 unauthorized":t,"deleteRuleFolder unauthorized headers":f,"deleteRuleFolder forbidden":t,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":t,"\
deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":t,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRuleFolder internalError headers":n,"deleteRuleFolder unavailable":t,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":n,"listRuleFolderRules badRequest":t,"listRuleFolderRules badRequest headers":n,"\
listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":t,"listRuleFolderRules forbidden headers":n,"li\
stRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":t,"listRuleFolderRules notAcceptable headers":n,"list\
RuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":t,"listRuleFolderRules internalError head\
ers":n,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":vt,"runRuleFolderRulesCommand ok headers":n,
"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesCommand unauthorized":t,"runRuleFolderRulesCommand \
unauthorized headers":f,"runRuleFolderRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":t,"runRuleF\
olderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand\
 conflict":t,"runRuleFolderRulesCommand conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":t,"runRuleFolderRulesCommand contentTooLarge headers":n,
"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":t,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolder\
RulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":n,"listRuleFolderR\
esults badRequest":t,"listRuleFolderResults badRequest headers":n,"listRuleFolderResults unauthorized":t,"listRuleFolderResults unauthorized headers":f,"listRul\
eFolderResults forbidden":t,"listRuleFolderResults forbidden headers":n,"listRuleFolderResults notFound":t,"listRuleFolderResults notFound headers":n,"listRuleF\
olderResults notAcceptable":t,"listRuleFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyRequests":t,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":t,"listRuleFolderResults internalError headers":n,"listRuleFolderResults unavailable":t,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":t,"runRuleFolderRes\
ultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand\
 forbidden":t,"runRuleFolderResultsCommand forbidden headers":n,"runRuleFolderResultsCommand notFound":t,"runRuleFolderResultsCommand notFound headers":n,"runRu\
leFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":t,"runRuleFolderResu\
ltsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRule\
FolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":t,"runRuleFolderResu\
ltsCommand internalError headers":n,"runRuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":t,"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":t,"l\
istLoaderConnections unauthorized headers":f,"listLoaderConnections forbidden":t,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":t,
"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooMan\
yRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":t,"listLoaderConnections internalError headers":n,"listLoad\
erConnections unavailable":t,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":Gs,"runLoaderConnectionsCommand ok headers":n,"runLo\
aderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCommand unauthorized":t,"runLoaderConnectionsComman\
d unauthorized headers":f,"runLoaderConnectionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":t,"\
runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderCo\
nnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand contentTooLarge":t,"runLoaderConnectionsCommand conte\
ntTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":t,"runLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCom\
mand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":t,"runLoaderConnectionsCommand inter\
nalError headers":n,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":n,"getLoaderConnection badRequest":t,"getLoaderConnection badRequest headers":n,"getLoaderConnection unauthorized":t,"getLoaderConnection unauth\
orized headers":f,"getLoaderConnection forbidden":t,"getLoaderConnection forbidden headers":n,"getLoaderConnection notFound":t,"getLoaderConnection notFound hea\
ders":n,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable headers":n,"getLoaderConnection tooManyRequests":t,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection internalError headers":n,"getLoaderConnection unavailable":t,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":Hs,"runLoaderConnectionCommand ok headers":n,"runLoaderConnectionCommand badRequest":t,"runLoaderConnect\
ionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand for\
bidden":t,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":t,"runLoaderConnectionCommand notFound headers":n,"runLoaderCon\
nectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionCommand conflict":t,"runLoaderConnectionCommand conflic\
t headers":n,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaT\
ype":t,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":t,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionCommand internalError headers":n,"runLoaderConnectionCommand unavailable":t,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badRequest":t,"deleteLoaderConnection badRequest h\
eaders":n,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConnection forbidden":t,"deleteLoaderConnection f\
orbidden headers":n,"deleteLoaderConnection notFound":t,"deleteLoaderConnection notFound headers":n,"deleteLoaderConnection conflict":t,"deleteLoaderConnection \
conflict headers":n,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":t,"dele\
teLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":t,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":n,"listDatasources badRequest":t,"listDatasources badRequest headers":n,"listDatasources unauthorized":t,"listDatasources unauthorized hea\
ders":f,"listDatasources forbidden":t,"listDatasources forbidden headers":n,"listDatasources notFound":t,"listDatasources notFound headers":n,"listDatasources n\
otAcceptable":t,"listDatasources notAcceptable headers":n,"listDatasources conflict":t,"listDatasources conflict headers":n,"listDatasources tooManyRequests":t,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listDatasources internalError headers":n,"listDatasources unavailable":t,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand badRequest":t,"runDatasourcesCommand ba\
dRequest headers":n,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unauthorized headers":f,"runDatasourcesCommand forbidden":t,"runDatasourcesCom\
mand forbidden headers":n,"runDatasourcesCommand notFound":t,"runDatasourcesCommand notFound headers":n,"runDatasourcesCommand notAcceptable":t,"runDatasourcesC\
ommand notAcceptable headers":n,"runDatasourcesCommand conflict":t,"runDatasourcesCommand conflict headers":n,"runDatasourcesCommand contentTooLarge":t,"runData\
sourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesC\
ommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":t,"runDatasourcesCommand internalError headers":n,
"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":n,"listDataschemas badRe\
quest":t,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":t,"listDataschemas unauthorized headers":f,"listDataschemas forbidden":t,"listDat\
aschemas forbidden headers":n,"listDataschemas notFound":t,"listDataschemas notFound headers":n,"listDataschemas notAcceptable":t,"listDataschemas notAcceptable\
 headers":n,"listDataschemas conflict":t,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":t,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":t,"listDataschemas internalError headers":n,"listDataschemas unavailable":t,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasCommand badRequest":t,"runDataschemasCommand badR\
equest headers":n,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unauthorized headers":f,"runDataschemasCommand forbidden":t,"runDataschemasComma\
nd forbidden headers":n,"runDataschemasCommand notFound":t,"runDataschemasCommand notFound headers":n,"runDataschemasCommand notAcceptable":t,"runDataschemasCom\
mand notAcceptable headers":n,"runDataschemasCommand conflict":t,"runDataschemasCommand conflict headers":n,"runDataschemasCommand contentTooLarge":t,"runDatasc\
hemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":t,"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCom\
mand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":t,"runDataschemasCommand internalError headers":n,
"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":Us,"listConnectionEncodings ok headers":n,"list\
ConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthorized":t,"listConnectionEncodings unauthorized \
headers":f,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden headers":n,"listConnectionEncodings notFound":t,"listConnectionEncodings not\
Found headers":n,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings notAcceptable headers":n,"listConnectionEncodings tooManyRequests":t,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,"listConnectionEncodings internalError headers":n,"listConnectionEncoding\
s notImplemented":t,"listConnectionEncodings notImplemented headers":n,"listConnectionEncodings unavailable":t,"listConnectionEncodings unavailable headers":c,"\
listLoaderConnectionTypes ok":Ws,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectionTypes badRequest":t,"listLoaderConnectionTypes badRequest headers":n,
"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":f,"listLoaderConnectionTypes notAcceptable":t,"listLoaderConnectionT\
ypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes int\
ernalError":t,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes unavailable":t,"listLoaderConnectionTypes unavailable headers":c,"l\
istWebhooks ok":P,"listWebhooks ok headers":n,"listWebhooks badRequest":t,"listWebhooks badRequest headers":n,"listWebhooks unauthorized":t,"listWebhooks unauth\
orized headers":f,"listWebhooks forbidden":t,"listWebhooks forbidden headers":n,"listWebhooks notFound":t,"listWebhooks notFound headers":n,"listWebhooks notAcc\
eptable":t,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":t,"list\
Webhooks internalError headers":n,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":Qs,"runWebhooksCommand ok headers":n,
"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":n,"runWebhooksCommand unauthorized":t,"runWebhooksCommand unauthorized headers":f,"run\
WebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand notFound":t,"runWebhooksCommand notFound headers":n,"runWebhooksComman\
d notAcceptable":t,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":t,"runWebhooksCommand conflict headers":n,"runWebhooksCommand cont\
entTooLarge":t,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMediaType":t,"runWebhooksCommand unsupportedMediaType headers":n,"r\
unWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":t,"runWebhooksCommand internalError heade\
rs":n,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":n,"deleteWebhook badRequest":t,"deleteWebh\
ook badRequest headers":n,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":f,"deleteWebhook forbidden":t,"deleteWebhook forbidden headers":n,
"deleteWebhook notFound":t,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":t,"deleteWebhook tooManyRequests headers":c,"deleteWebhook interna\
lError":t,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":t,"deleteWebhook unavailable headers":c,"listJobs ok":Lt,"listJobs ok headers":n,"\
listJobs badRequest":t,"listJobs badRequest headers":n,"listJobs unauthorized":t,"listJobs unauthorized headers":f,"listJobs forbidden":t,"listJobs forbidden he\
aders":n,"listJobs notFound":t,"listJobs notFound headers":n,"listJobs notAcceptable":t,"listJobs notAcceptable headers":n,"listJobs tooManyRequests":t,"listJob\
s tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":n,"listJobs unavailable":t,"listJobs unavailable headers":c,"runSchedul\
erCommand ok":Xs,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":t,"runSchedulerCommand badRequest headers":n,"runSchedulerCommand unauthori\
zed":t,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden headers":n,"runSchedulerCommand notFound":t,
"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable headers":n,"runSchedulerCommand contentTooLarg\
e":t,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerCommand unsupportedMediaType headers":n,"runSched\
ulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,"runSchedulerCommand internalError headers":n,
"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":Lt,"getJob ok headers":n,"getJob okEventStream":ea,"getJob okEventSt\
ream headers":n,"getJob badRequest":t,"getJob badRequest headers":n,"getJob unauthorized":t,"getJob unauthorized headers":f,"getJob forbidden":t,"getJob forbidd\
en headers":n,"getJob notFound":t,"getJob notFound headers":n,"getJob notAcceptable":t,"getJob notAcceptable headers":n,"getJob tooManyRequests":t,"getJob tooMa\
nyRequests headers":c,"getJob internalError":t,"getJob internalError headers":n,"getJob unavailable":t,"getJob unavailable headers":c,"runJobCommand ok":I,"runJ\
obCommand ok headers":n,"runJobCommand badRequest":t,"runJobCommand badRequest headers":n,"runJobCommand unauthorized":t,"runJobCommand unauthorized headers":f,
"runJobCommand forbidden":t,"runJobCommand forbidden headers":n,"runJobCommand notFound":t,"runJobCommand notFound headers":n,"runJobCommand notAcceptable":t,"r\
unJobCommand notAcceptable headers":n,"runJobCommand conflict":t,"runJobCommand conflict headers":n,"runJobCommand contentTooLarge":t,"runJobCommand contentTooL\
arge headers":n,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":n,"runJobCommand tooManyRequests":t,"runJobCommand tooManyRe\
quests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":n,"runJobCommand unavailable":t,"runJobCommand unavailable headers":c};export{ra as validators};
