// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var le=Object.getOwnPropertyNames,me=(a,i)=>function(){try{return i||(0,a[le(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(b){throw i=0,b}},pe=me({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(v){const b=v.length;let f=0,y=0,e;for(;y<b;)f++,e=v.charCodeAt(
y++),e>=55296&&e<=56319&&y<b&&(e=v.charCodeAt(y),(e&64512)===56320&&y++);return f}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),ue=M,de=new RegExp(
"^3\\.1\\.\\d+$","u");function M(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=M.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),s++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!de.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let u=r[p];if(!(u&&typeof u=="object"&&!Array.isArray(u))){const n={instancePath:i+"/servers/"+p,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return M.
errors=e,s===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var m=z,w=pe().default;function z(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have\
 required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.
errors=e,s===0}z.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var o=S,
ce={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn\
:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtruth:problem:unauthorized","u\
rn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:problem:not-acceptable","urn\
:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:unsupported-media-type","u\
rn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailabl\
e"]};function C(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=C.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),s++}if(a.status===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===
null?e=[r]:e.push(r),s++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"mus\
t have required property 'detail'"};e===null?e=[r]:e.push(r),s++}if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="urn:gro\
undtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:prob\
lem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r===
"urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not\
-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtru\
th:problem:unsupported-media-type"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:probl\
em:server-error"||r==="urn:groundtruth:problem:unavailable")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{
allowedValues:ce.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0){let r=a.title;if(typeof r=="stri\
ng"){if(w(r)<1){const t={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.status!==void 0){let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",
limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",
keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),s++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={
instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let u=r[p];if(u&&typeof u=="object"&&!Array.isArray(
u)){if(u.detail===void 0){const n={instancePath:i+"/errors/"+p,schemaPath:"contract#/$defs/ProblemError/required",keyword:"required",params:{missingProperty:"de\
tail"},message:"must have required property 'detail'"};e===null?e=[n]:e.push(n),s++}for(const n in u)if(!(n==="pointer"||n==="parameter"||n==="detail")){const d={
instancePath:i+"/errors/"+p,schemaPath:"contract#/$defs/ProblemError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(u.pointer!==void 0&&typeof u.pointer!="string"){const n={instancePath:i+"/errors/"+p+"/poi\
nter",schemaPath:"contract#/$defs/ProblemError/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),
s++}if(u.parameter!==void 0&&typeof u.parameter!="string"){const n={instancePath:i+"/errors/"+p+"/parameter",schemaPath:"contract#/$defs/ProblemError/properties\
/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(u.detail!==void 0){let n=u.detail;if(typeof n==
"string"){if(w(n)<1){const d={instancePath:i+"/errors/"+p+"/detail",schemaPath:"contract#/$defs/ProblemError/properties/detail/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/errors/"+p+"/detail",schemaPath:"contract\
#/$defs/ProblemError/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const n={instancePath:i+
"/errors/"+p,schemaPath:"contract#/$defs/ProblemError/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{
const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return C.errors=e,s===0}
C.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=S.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),C(a,{instancePath:i,parentData:v,parentDataProperty:b,rootData:f,
dynamicAnchors:y})||(e=e===null?C.errors:e.concat(C.errors),s=e.length),S.errors=e,s===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var g=U;function U(a,{
instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=U.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["retry-after"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required property 'retry-after'"};e===
null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(w(r)<
1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/pro\
perties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remain\
ing"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"\
#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["retry-after"]!==
void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
s++}return U.errors=e,s===0}U.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var k=V;function V(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=V.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"m\
ust have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(
r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have mor\
e than 38 characters"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-re\
set":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var N=Z,j=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function $(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=$.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++)
if(typeof r[p]!="string"){const u={instancePath:i+"/dataRow/"+p,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[u]:e.push(u),s++}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const p={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(r.url!==void 0){
let t=r.url;if(typeof t=="string"){if(w(t)<1){const p={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!j.test(t)){const p={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(a,{instancePath:i="",
parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=E.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=s;let t=!1,p=null;const u=s;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const h=a.length;for(let c=0;c<h;c++)$(a[c],{instancePath:i+"/"+c,parentData:a,
parentDataProperty:c,rootData:f,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const h={instancePath:i,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}var P=u===s;if(P){t=!0,p=0;var n=!0}const d=s;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),s++}const h=a.length;for(let c=0;c<h;c++){let q=a[c];if(q&&typeof q=="object"&&!Array.isArray(q)){for(const J in q)if(typeof q[J]!="string"){const ae={
instancePath:i+"/"+c+"/"+J.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[ae]:e.push(ae),s++}}else{const J={instancePath:i+"/"+c,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[J]:e.push(J),s++}}}else{const h={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}var P=d===s;if(P&&t)t=!1,p=[p,1];else{P&&(t=!0,p=1,n!==!0&&(n=!0));const h=s;if(typeof a=="s\
tring"){if(w(a)>0){const q={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};
e===null?e=[q]:e.push(q),s++}}else{const q={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[q]:e.push(q),s++}var P=h===s;P&&t?(t=!1,p=[p,2]):P&&(t=!0,p=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:p},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return E.errors=e,l.items=n,s===0}E.evaluated={dynamicProps:!1,
dynamicItems:!0};var he={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{
type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},Y=new RegExp("^[1-9][0-9]*$","u"),te=new RegExp("^(0|\
[1-9][0-9]*)$","u"),ie={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"str\
ing",minLength:1},quote:{type:"string",minLength:1},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"stri\
ng",enum:["Y","N"]}}},ye={type:"string",enum:["lf","cr","crlf","none"]},fe={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1\
255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874",
"cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso20\
22-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso88\
59-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","m\
acJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function F(a,{instancePath:i="",parentData:v,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.compressed===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
compressed"},message:"must have required property 'compressed'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="compressed"||r==="delimiter"||r==="quot\
e"||r==="terminator"||r==="encoding"||r==="header")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.compressed!==void 0){let r=a.compressed;if(typeof r!="string"){const t={instancePath:i+
"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Y"||
r==="N")){const t={instancePath:i+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:ie.properties.compressed.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/quote",schemaPath:"\
#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.
terminator!==void 0){let r=a.terminator;if(typeof r!="string"){const t={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="lf"||r==="cr"||r==="crlf"||r==="none")){const t={instancePath:i+"/termin\
ator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:ye.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const t={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="\
cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r===
"cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp9\
36"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-ra\
w"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r===
"iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="j\
is0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r===
"macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||
r==="tis-620"||r==="unicode"||r==="utf-8")){const t={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:fe.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.header!==void 0){let r=a.header;if(typeof r!="string"){const t={instancePath:i+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Y"||r==="\
N")){const t={instancePath:i+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:ie.properties.header.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function R(a,{instancePath:i="",parentData:v,
parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=R.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vi\
ewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),s++}if(a.pageStart===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),s++}if(a.dataSize===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?
e=[r]:e.push(r),s++}if(a.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"\
must have required property 'totalCount'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||
r==="detected"||r==="rejected")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.viewName!==void 0){let r=a.viewName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+
"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!Y.test(r)){const t={instancePath:i+"/pageStart",schemaPath:"#/pr\
operties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!te.test(r)){const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pa\
ttern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.totalCount!==
void 0){let r=a.totalCount;if(typeof r=="string"){if(!te.test(r)){const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pa\
ttern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.detected!==void 0&&
(F(a.detected,{instancePath:i+"/detected",parentData:a,parentDataProperty:"detected",rootData:f,dynamicAnchors:y})||(e=e===null?F.errors:e.concat(F.errors),s=e.
length)),a.rejected!==void 0){let r=a.rejected;if(Array.isArray(r)){if(r.length>100){const p={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxIt\
ems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[p]:e.push(p),s++}const t=r.length;for(let p=0;p<t;p++){let u=r[p];
if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.line===void 0){const n={instancePath:i+"/rejected/"+p,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"\
required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[n]:e.push(n),s++}if(u.reason===void 0){const n={instancePath:i+
"/rejected/"+p,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 're\
ason'"};e===null?e=[n]:e.push(n),s++}if(u.detail===void 0){const n={instancePath:i+"/rejected/"+p,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"r\
equired",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[n]:e.push(n),s++}for(const n in u)if(!(n==="line"||n==="r\
eason"||n==="detail")){const d={instancePath:i+"/rejected/"+p,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(u.line!==void 0){let n=u.line;if(typeof n=="string"){if(!Y.
test(n)){const d={instancePath:i+"/rejected/"+p+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/rejected/"+p+"/line",schemaPath:"contra\
ct#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(u.reason!==void 0){
let n=u.reason;if(typeof n!="string"){const d={instancePath:i+"/rejected/"+p+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}if(!(n==="ragged"||n==="bad quotes"||n==="undecodable"||n==="over-long")){const d={
instancePath:i+"/rejected/"+p+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:he.properties.reason.
enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),s++}}if(u.detail!==void 0){let n=u.detail;if(typeof n=="string"){if(w(n)<1){
const d={instancePath:i+"/rejected/"+p+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/rejected/"+p+"/detail",schemaPath:"contract#/$defs/PreviewR\
eject/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const n={instancePath:i+"/reje\
cted/"+p,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const t={
instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}
R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let u=r[p];if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.columnisedName===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[n]:e.push(n),s++}if(u.humanisedName===void 0){const n={instancePath:i+"/col\
umns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[n]:e.push(n),s++}if(u.description===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[n]:e.push(n),s++}for(const n in u)if(!(n==="colum\
nisedName"||n==="humanisedName"||n==="description")){const d={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(u.columnisedName!==void 0){let n=u.
columnisedName;if(typeof n=="string"){if(w(n)<1){const d={instancePath:i+"/columns/"+p+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+
"/columns/"+p+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),s++}}if(u.humanisedName!==void 0&&typeof u.humanisedName!="string"){const n={instancePath:i+"/columns/"+p+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(u.description!==
void 0&&typeof u.description!="string"){const n={instancePath:i+"/columns/"+p+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(E(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),a.metadata!==void 0&&(R(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}
O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=Z.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),O(a,{instancePath:i,parentData:v,parentDataProperty:b,rootData:f,
dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length),Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var oe=G;function G(a,{
instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/requ\
ired",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="url"){
const t={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),s++}if(!j.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},
message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/\
url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$def\
s/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var ge=B,ve=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function B(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=B.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have\
 required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(w(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!ve.test(r)){const t={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^\
/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-re\
maining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var be=H,we={type:"string",enum:["reader","editor","administrator"]};function D(a,{
instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=D.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),s++}if(a.username===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),s++}if(a.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required p\
roperty 'role'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.
authenticated!==void 0&&typeof a.authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Rol\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={
instancePath:i+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:we.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return D.errors=e,s===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=H.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),D(a,{instancePath:i,parentData:v,
parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),s=e.length),H.errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Pe=K;function K(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=K.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(w(r)>255){const t={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),s++}if(w(r)<1){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.errors=e,s===
0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ke=Q;function T(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=T.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let u=r[p];if(u&&typeof u=="object"&&
!Array.isArray(u)){if(u.columnisedName===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[n]:e.push(n),s++}if(u.humanisedName===void 0){const n={instancePath:i+"/col\
umns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[n]:e.push(n),s++}if(u.description===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[n]:e.push(n),s++}for(const n in u)if(!(n==="colum\
nisedName"||n==="humanisedName"||n==="description")){const d={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(u.columnisedName!==void 0){let n=u.
columnisedName;if(typeof n=="string"){if(w(n)<1){const d={instancePath:i+"/columns/"+p+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+
"/columns/"+p+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),s++}}if(u.humanisedName!==void 0&&typeof u.humanisedName!="string"){const n={instancePath:i+"/columns/"+p+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}if(u.description!==
void 0&&typeof u.description!="string"){const n={instancePath:i+"/columns/"+p+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(E(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?E.errors:e.concat(E.errors),s=e.length)),a.metadata!==void 0&&(R(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return T.errors=e,s===0}
T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function A(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=A.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,p=null;const u=s;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.url===void 0){const h={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"url"},message:"mu\
st have required property 'url'"};e===null?e=[h]:e.push(h),s++}if(a.entityId===void 0){const h={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/require\
d",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[h]:e.push(h),s++}if(a.job===void 0){const h={
instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};
e===null?e=[h]:e.push(h),s++}for(const h in a)if(!(h==="url"||h==="entityId"||h==="job")){const c={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),s++}if(a.
url!==void 0){let h=a.url;if(typeof h=="string"){if(w(h)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!j.test(h)){const c={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:
e.push(c),s++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[c]:e.push(c),s++}}if(a.entityId!==void 0){let h=a.entityId;if(typeof h=="string"){if(!Y.test(h)){const c={instancePath:i+"/entityId",
schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.job!==void 0){let h=a.job;if(typeof h=="string"){if(w(h)<1){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[c]:e.push(c),s++}if(!j.test(h)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const h={instancePath:i,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),s++}var P=u===s;if(P){t=
!0,p=0;var n=!0}const d=s;T(a,{instancePath:i,parentData:v,parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?T.errors:e.concat(T.errors),s=e.length);
var P=d===s;if(P&&t?(t=!1,p=[p,1]):P&&(t=!0,p=1,n!==!0&&(n=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:p},message:"must match exactly one schema in oneOf"};e===null?e=[h]:e.push(h),s++}return A.errors=e,l.props=n,s===0}A.evaluated={dynamicProps:!0,
dynamicItems:!1};function Q(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Q.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!A(a,{instancePath:i,parentData:v,parentDataProperty:b,rootData:f,dynamicAnchors:y}))e=e===null?
A.errors:e.concat(A.errors),s=e.length;else var r=A.evaluated.props;return Q.errors=e,l.props=r,s===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};var qe=W;function W(a,{
instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/Count/requir\
ed",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="cou\
nt"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must \
NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!te.test(r)){const t={instancePath:i+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Re=X;function X(a,{
instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandR\
esult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(a.entityId===void 0){
const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have requ\
ired property 'entityId'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const t={instancePath:i,schemaPath:"contrac\
t#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityComma\
ndResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!j.test(
r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties\
/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.entityId!==void 0){let r=a.entityId;if(typeof r=="\
string"){if(!Y.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/entityId",schemaPath:"contra\
ct#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.job!==
void 0){let r=a.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!j.test(r)){const t={instancePath:i+"/job",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var se=ee,ne={
type:["string","array"],maxItems:2,items:{type:"string"}};function L(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=L.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const t=r.length;for(let p=0;p<t;p++){let u=r[p];if(typeof u!="string"&&!Array.isArray(u)){const n={
instancePath:i+"/dataRow/"+p,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:ne.type},message:"must be string,array"};e===null?e=[n]:e.push(
n),s++}if(Array.isArray(u)){if(u.length>2){const d={instancePath:i+"/dataRow/"+p,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[d]:e.push(d),s++}const n=u.length;for(let d=0;d<n;d++)if(typeof u[d]!="string"){const P={instancePath:i+"\
/dataRow/"+p+"/"+d,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),s++}}}}else{
const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}
for(const t in r)if(t!=="url"){const p={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){
if(w(t)<1){const p={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),s++}if(!j.test(t)){const p={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),s++}}else{const p={
instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return L.errors=e,s===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(a,{instancePath:i="",parentData:v,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a))for(const r in a){let t=a[r];if(typeof t!="string"&&!Array.isArray(t)){const p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),
schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:ne.type},message:"must be string,array"};e===null?e=[p]:e.push(p),s++}if(Array.isArray(t)){
if(t.length>2){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[u]:e.push(u),s++}const p=t.length;for(let u=0;u<p;u++)if(typeof t[u]!="string"){const n={instancePath:i+"\
/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+u,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return I.errors=e,s===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=x.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,p=null;const u=s;
if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[c]:e.push(c),s++}const h=a.length;for(let c=0;c<h;c++)L(a[c],{instancePath:i+"/"+c,parentData:a,parentDataProperty:c,rootData:f,dynamicAnchors:y})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length)}else{const h={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[h]:e.push(h),s++}var P=u===s;if(P){t=!0,p=0;var n=!0}const d=s;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/\
oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const h=a.length;for(let c=0;c<h;c++)
I(a[c],{instancePath:i+"/"+c,parentData:a,parentDataProperty:c,rootData:f,dynamicAnchors:y})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)}else{const h={
instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[h]:e.push(h),s++}var P=d===s;if(P&&t)t=!1,p=
[p,1];else{P&&(t=!0,p=1,n!==!0&&(n=!0));const h=s;if(typeof a=="string"){if(w(a)>0){const q={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",
params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[q]:e.push(q),s++}}else{const q={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}var P=h===s;P&&t?(t=!1,p=[p,2]):P&&(t=!0,p=2)}if(t)s=r,e!==null&&(r?e.length=
r:e=null);else{const h={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:p},message:"must match exactly one schema in oneOf"};e===null?
e=[h]:e.push(h),s++}return x.errors=e,l.items=n,s===0}x.evaluated={dynamicProps:!1,dynamicItems:!0};function _(a,{instancePath:i="",parentData:v,parentDataProperty:b,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=_.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"mu\
st have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let p=0;p<
t;p++){let u=r[p];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.columnisedName===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[n]:e.push(n),s++}
if(u.humanisedName===void 0){const n={instancePath:i+"/columns/"+p,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[n]:e.push(n),s++}if(u.description===void 0){const n={instancePath:i+"/columns/"+p,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[n]:e.push(n),s++}for(const n in u)if(!(n==="columnisedName"||n==="humanisedName"||n==="description")){const d={instancePath:i+"/columns/"+p,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[d]:e.push(d),s++}if(u.columnisedName!==void 0){let n=u.columnisedName;if(typeof n=="string"){if(w(n)<1){const d={instancePath:i+"/columns/"+p+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:i+"/columns/"+p+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(u.humanisedName!==void 0&&typeof u.humanisedName!="string"){const n={instancePath:i+
"/columns/"+p+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),s++}if(u.description!==void 0&&typeof u.description!="string"){const n={instancePath:i+"/columns/"+p+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),s++}}else{const n={instancePath:i+
"/columns/"+p,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),s++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==
void 0&&(x(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)),
a.metadata!==void 0&&(R(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return _.errors=e,s===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=ee.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),_(a,{instancePath:i,parentData:v,
parentDataProperty:b,rootData:f,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length),ee.errors=e,s===0}ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ee=re;function re(a,{instancePath:i="",parentData:v,parentDataProperty:b,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const l=re.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={dynamicProps:!1,dynamicItems:!1};var Ne={
"getOpenApiDocument ok":ue,"getOpenApiDocument ok headers":m,"getOpenApiDocument badRequest":o,"getOpenApiDocument badRequest headers":m,"getOpenApiDocument not\
Acceptable":o,"getOpenApiDocument notAcceptable headers":m,"getOpenApiDocument tooManyRequests":o,"getOpenApiDocument tooManyRequests headers":g,"getOpenApiDocu\
ment internalError":o,"getOpenApiDocument internalError headers":m,"changePassword noContent headers":m,"changePassword badRequest":o,"changePassword badRequest\
 headers":m,"changePassword unauthorized":o,"changePassword unauthorized headers":k,"changePassword contentTooLarge":o,"changePassword contentTooLarge headers":m,
"changePassword unsupportedMediaType":o,"changePassword unsupportedMediaType headers":m,"changePassword tooManyRequests":o,"changePassword tooManyRequests heade\
rs":g,"changePassword internalError":o,"changePassword internalError headers":m,"changePassword unavailable":o,"changePassword unavailable headers":g,"listRepos\
itories ok":N,"listRepositories ok headers":m,"listRepositories badRequest":o,"listRepositories badRequest headers":m,"listRepositories notFound":o,"listReposit\
ories notFound headers":m,"listRepositories notAcceptable":o,"listRepositories notAcceptable headers":m,"listRepositories tooManyRequests":o,"listRepositories t\
ooManyRequests headers":g,"listRepositories internalError":o,"listRepositories internalError headers":m,"listRepositories unavailable":o,"listRepositories unava\
ilable headers":g,"createRepository created":oe,"createRepository created headers":ge,"createRepository badRequest":o,"createRepository badRequest headers":m,"c\
reateRepository unauthorized":o,"createRepository unauthorized headers":k,"createRepository forbidden":o,"createRepository forbidden headers":m,"createRepositor\
y notAcceptable":o,"createRepository notAcceptable headers":m,"createRepository conflict":o,"createRepository conflict headers":m,"createRepository contentTooLa\
rge":o,"createRepository contentTooLarge headers":m,"createRepository unsupportedMediaType":o,"createRepository unsupportedMediaType headers":m,"createRepositor\
y tooManyRequests":o,"createRepository tooManyRequests headers":g,"createRepository internalError":o,"createRepository internalError headers":m,"createRepositor\
y unavailable":o,"createRepository unavailable headers":g,"getRepository ok":N,"getRepository ok headers":m,"getRepository badRequest":o,"getRepository badReque\
st headers":m,"getRepository unauthorized":o,"getRepository unauthorized headers":k,"getRepository forbidden":o,"getRepository forbidden headers":m,"getReposito\
ry notFound":o,"getRepository notFound headers":m,"getRepository notAcceptable":o,"getRepository notAcceptable headers":m,"getRepository tooManyRequests":o,"get\
Repository tooManyRequests headers":g,"getRepository internalError":o,"getRepository internalError headers":m,"getRepository unavailable":o,"getRepository unava\
ilable headers":g,"deleteRepository noContent headers":m,"deleteRepository badRequest":o,"deleteRepository badRequest headers":m,"deleteRepository unauthorized":o,
"deleteRepository unauthorized headers":k,"deleteRepository forbidden":o,"deleteRepository forbidden headers":m,"deleteRepository notFound":o,"deleteRepository \
notFound headers":m,"deleteRepository tooManyRequests":o,"deleteRepository tooManyRequests headers":g,"deleteRepository internalError":o,"deleteRepository inter\
nalError headers":m,"deleteRepository unavailable":o,"deleteRepository unavailable headers":g,"login ok":be,"login ok headers":m,"login badRequest":o,"login bad\
Request headers":m,"login forbidden":o,"login forbidden headers":m,"login notFound":o,"login notFound headers":m,"login notAcceptable":o,"login notAcceptable he\
aders":m,"login tooManyRequests":o,"login tooManyRequests headers":g,"login internalError":o,"login internalError headers":m,"login unavailable":o,"login unavai\
lable headers":g,"uploadFile ok":Pe,"uploadFile ok headers":m,"uploadFile badRequest":o,"uploadFile badRequest headers":m,"uploadFile unauthorized":o,"uploadFil\
e unauthorized headers":k,"uploadFile forbidden":o,"uploadFile forbidden headers":m,"uploadFile notFound":o,"uploadFile notFound headers":m,"uploadFile notAccep\
table":o,"uploadFile notAcceptable headers":m,"uploadFile contentTooLarge":o,"uploadFile contentTooLarge headers":m,"uploadFile unsupportedMediaType":o,"uploadF\
ile unsupportedMediaType headers":m,"uploadFile tooManyRequests":o,"uploadFile tooManyRequests headers":g,"uploadFile internalError":o,"uploadFile internalError\
 headers":m,"uploadFile unavailable":o,"uploadFile unavailable headers":g,"listFiles ok":N,"listFiles ok headers":m,"listFiles badRequest":o,"listFiles badReque\
st headers":m,"listFiles unauthorized":o,"listFiles unauthorized headers":k,"listFiles forbidden":o,"listFiles forbidden headers":m,"listFiles notFound":o,"list\
Files notFound headers":m,"listFiles notAcceptable":o,"listFiles notAcceptable headers":m,"listFiles tooManyRequests":o,"listFiles tooManyRequests headers":g,"l\
istFiles internalError":o,"listFiles internalError headers":m,"listFiles unavailable":o,"listFiles unavailable headers":g,"deleteFile noContent headers":m,"dele\
teFile badRequest":o,"deleteFile badRequest headers":m,"deleteFile unauthorized":o,"deleteFile unauthorized headers":k,"deleteFile forbidden":o,"deleteFile forb\
idden headers":m,"deleteFile notFound":o,"deleteFile notFound headers":m,"deleteFile conflict":o,"deleteFile conflict headers":m,"deleteFile tooManyRequests":o,
"deleteFile tooManyRequests headers":g,"deleteFile internalError":o,"deleteFile internalError headers":m,"deleteFile unavailable":o,"deleteFile unavailable head\
ers":g,"listEntities ok":N,"listEntities ok headers":m,"listEntities badRequest":o,"listEntities badRequest headers":m,"listEntities unauthorized":o,"listEntiti\
es unauthorized headers":k,"listEntities forbidden":o,"listEntities forbidden headers":m,"listEntities notFound":o,"listEntities notFound headers":m,"listEntiti\
es notAcceptable":o,"listEntities notAcceptable headers":m,"listEntities tooManyRequests":o,"listEntities tooManyRequests headers":g,"listEntities internalError":o,
"listEntities internalError headers":m,"listEntities unavailable":o,"listEntities unavailable headers":g,"runEntitiesCommand ok":ke,"runEntitiesCommand ok heade\
rs":m,"runEntitiesCommand noContent headers":m,"runEntitiesCommand badRequest":o,"runEntitiesCommand badRequest headers":m,"runEntitiesCommand unauthorized":o,"\
runEntitiesCommand unauthorized headers":k,"runEntitiesCommand forbidden":o,"runEntitiesCommand forbidden headers":m,"runEntitiesCommand notFound":o,"runEntitie\
sCommand notFound headers":m,"runEntitiesCommand notAcceptable":o,"runEntitiesCommand notAcceptable headers":m,"runEntitiesCommand conflict":o,"runEntitiesComma\
nd conflict headers":m,"runEntitiesCommand contentTooLarge":o,"runEntitiesCommand contentTooLarge headers":m,"runEntitiesCommand unsupportedMediaType":o,"runEnt\
itiesCommand unsupportedMediaType headers":m,"runEntitiesCommand tooManyRequests":o,"runEntitiesCommand tooManyRequests headers":g,"runEntitiesCommand internalE\
rror":o,"runEntitiesCommand internalError headers":m,"runEntitiesCommand unavailable":o,"runEntitiesCommand unavailable headers":g,"countEntities ok":qe,"countE\
ntities ok headers":m,"countEntities badRequest":o,"countEntities badRequest headers":m,"countEntities unauthorized":o,"countEntities unauthorized headers":k,"c\
ountEntities forbidden":o,"countEntities forbidden headers":m,"countEntities notFound":o,"countEntities notFound headers":m,"countEntities notAcceptable":o,"cou\
ntEntities notAcceptable headers":m,"countEntities tooManyRequests":o,"countEntities tooManyRequests headers":g,"countEntities internalError":o,"countEntities i\
nternalError headers":m,"countEntities unavailable":o,"countEntities unavailable headers":g,"getEntity ok":N,"getEntity ok headers":m,"getEntity badRequest":o,"\
getEntity badRequest headers":m,"getEntity unauthorized":o,"getEntity unauthorized headers":k,"getEntity forbidden":o,"getEntity forbidden headers":m,"getEntity\
 notFound":o,"getEntity notFound headers":m,"getEntity notAcceptable":o,"getEntity notAcceptable headers":m,"getEntity tooManyRequests":o,"getEntity tooManyRequ\
ests headers":g,"getEntity internalError":o,"getEntity internalError headers":m,"getEntity unavailable":o,"getEntity unavailable headers":g,"runEntityCommand ok":Re,
"runEntityCommand ok headers":m,"runEntityCommand badRequest":o,"runEntityCommand badRequest headers":m,"runEntityCommand unauthorized":o,"runEntityCommand unau\
thorized headers":k,"runEntityCommand forbidden":o,"runEntityCommand forbidden headers":m,"runEntityCommand notFound":o,"runEntityCommand notFound headers":m,"r\
unEntityCommand notAcceptable":o,"runEntityCommand notAcceptable headers":m,"runEntityCommand conflict":o,"runEntityCommand conflict headers":m,"runEntityComman\
d contentTooLarge":o,"runEntityCommand contentTooLarge headers":m,"runEntityCommand unsupportedMediaType":o,"runEntityCommand unsupportedMediaType headers":m,"r\
unEntityCommand tooManyRequests":o,"runEntityCommand tooManyRequests headers":g,"runEntityCommand internalError":o,"runEntityCommand internalError headers":m,"r\
unEntityCommand unavailable":o,"runEntityCommand unavailable headers":g,"deleteEntity noContent headers":m,"deleteEntity badRequest":o,"deleteEntity badRequest \
headers":m,"deleteEntity unauthorized":o,"deleteEntity unauthorized headers":k,"deleteEntity forbidden":o,"deleteEntity forbidden headers":m,"deleteEntity notFo\
und":o,"deleteEntity notFound headers":m,"deleteEntity tooManyRequests":o,"deleteEntity tooManyRequests headers":g,"deleteEntity internalError":o,"deleteEntity \
internalError headers":m,"deleteEntity unavailable":o,"deleteEntity unavailable headers":g,"listRows ok":N,"listRows ok headers":m,"listRows badRequest":o,"list\
Rows badRequest headers":m,"listRows unauthorized":o,"listRows unauthorized headers":k,"listRows forbidden":o,"listRows forbidden headers":m,"listRows notFound":o,
"listRows notFound headers":m,"listRows notAcceptable":o,"listRows notAcceptable headers":m,"listRows tooManyRequests":o,"listRows tooManyRequests headers":g,"l\
istRows internalError":o,"listRows internalError headers":m,"listRows unavailable":o,"listRows unavailable headers":g,"listRejectedRows ok":N,"listRejectedRows \
ok headers":m,"listRejectedRows badRequest":o,"listRejectedRows badRequest headers":m,"listRejectedRows unauthorized":o,"listRejectedRows unauthorized headers":k,
"listRejectedRows forbidden":o,"listRejectedRows forbidden headers":m,"listRejectedRows notFound":o,"listRejectedRows notFound headers":m,"listRejectedRows notA\
cceptable":o,"listRejectedRows notAcceptable headers":m,"listRejectedRows tooManyRequests":o,"listRejectedRows tooManyRequests headers":g,"listRejectedRows inte\
rnalError":o,"listRejectedRows internalError headers":m,"listRejectedRows unavailable":o,"listRejectedRows unavailable headers":g,"listJobs ok":se,"listJobs ok \
headers":m,"listJobs badRequest":o,"listJobs badRequest headers":m,"listJobs unauthorized":o,"listJobs unauthorized headers":k,"listJobs forbidden":o,"listJobs \
forbidden headers":m,"listJobs notFound":o,"listJobs notFound headers":m,"listJobs notAcceptable":o,"listJobs notAcceptable headers":m,"listJobs tooManyRequests":o,
"listJobs tooManyRequests headers":g,"listJobs internalError":o,"listJobs internalError headers":m,"listJobs unavailable":o,"listJobs unavailable headers":g,"ru\
nSchedulerCommand ok":se,"runSchedulerCommand ok headers":m,"runSchedulerCommand badRequest":o,"runSchedulerCommand badRequest headers":m,"runSchedulerCommand u\
nauthorized":o,"runSchedulerCommand unauthorized headers":k,"runSchedulerCommand forbidden":o,"runSchedulerCommand forbidden headers":m,"runSchedulerCommand not\
Found":o,"runSchedulerCommand notFound headers":m,"runSchedulerCommand notAcceptable":o,"runSchedulerCommand notAcceptable headers":m,"runSchedulerCommand conte\
ntTooLarge":o,"runSchedulerCommand contentTooLarge headers":m,"runSchedulerCommand unsupportedMediaType":o,"runSchedulerCommand unsupportedMediaType headers":m,
"runSchedulerCommand tooManyRequests":o,"runSchedulerCommand tooManyRequests headers":g,"runSchedulerCommand internalError":o,"runSchedulerCommand internalError\
 headers":m,"runSchedulerCommand unavailable":o,"runSchedulerCommand unavailable headers":g,"getJob ok":se,"getJob ok headers":m,"getJob okEventStream":Ee,"getJ\
ob okEventStream headers":m,"getJob badRequest":o,"getJob badRequest headers":m,"getJob unauthorized":o,"getJob unauthorized headers":k,"getJob forbidden":o,"ge\
tJob forbidden headers":m,"getJob notFound":o,"getJob notFound headers":m,"getJob notAcceptable":o,"getJob notAcceptable headers":m,"getJob tooManyRequests":o,"\
getJob tooManyRequests headers":g,"getJob internalError":o,"getJob internalError headers":m,"getJob unavailable":o,"getJob unavailable headers":g,"runJobCommand\
 ok":oe,"runJobCommand ok headers":m,"runJobCommand badRequest":o,"runJobCommand badRequest headers":m,"runJobCommand unauthorized":o,"runJobCommand unauthorize\
d headers":k,"runJobCommand forbidden":o,"runJobCommand forbidden headers":m,"runJobCommand notFound":o,"runJobCommand notFound headers":m,"runJobCommand notAcc\
eptable":o,"runJobCommand notAcceptable headers":m,"runJobCommand conflict":o,"runJobCommand conflict headers":m,"runJobCommand contentTooLarge":o,"runJobComman\
d contentTooLarge headers":m,"runJobCommand unsupportedMediaType":o,"runJobCommand unsupportedMediaType headers":m,"runJobCommand tooManyRequests":o,"runJobComm\
and tooManyRequests headers":g,"runJobCommand internalError":o,"runJobCommand internalError headers":m,"runJobCommand unavailable":o,"runJobCommand unavailable \
headers":g};export{Ne as validators};
