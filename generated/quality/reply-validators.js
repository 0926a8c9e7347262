// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var be=Object.getOwnPropertyNames,ve=(a,i)=>function(){try{return i||(0,a[be(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},Pe=ve({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(b){const v=b.length;let g=0,f=0,e;for(;f<v;)g++,e=b.charCodeAt(
f++),e>=55296&&e<=56319&&f<v&&(e=b.charCodeAt(f),(e&64512)===56320&&f++);return g}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),we=U,ke=new RegExp(
"^3\\.1\\.\\d+$","u");function U(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=U.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),s++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!ke.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const u={instancePath:i+"/servers/"+m,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{
const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.
errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Y,P=Pe().default;function Y(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,s=0;const l=Y.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have\
 required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
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
push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.
errors=e,s===0}Y.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,dynamicItems:!1};var o=Z,
qe={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn\
:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtruth:problem:unauthorized","u\
rn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:problem:not-acceptable","urn\
:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:unsupported-media-type","u\
rn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailabl\
e"]};function $(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=$.evaluated;if(l.dynamicProps&&
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
allowedValues:qe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0){let r=a.title;if(typeof r=="stri\
ng"){if(P(r)<1){const t={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.status!==void 0){let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",
limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",
keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),s++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r==
"string"){if(P(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={
instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[
t]:e.push(t),s++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(d&&typeof d=="object"&&!Array.isArray(
d)){if(d.detail===void 0){const u={instancePath:i+"/errors/"+m,schemaPath:"contract#/$defs/ProblemError/required",keyword:"required",params:{missingProperty:"de\
tail"},message:"must have required property 'detail'"};e===null?e=[u]:e.push(u),s++}for(const u in d)if(!(u==="pointer"||u==="parameter"||u==="detail")){const y={
instancePath:i+"/errors/"+m,schemaPath:"contract#/$defs/ProblemError/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(d.pointer!==void 0&&typeof d.pointer!="string"){const u={instancePath:i+"/errors/"+m+"/poi\
nter",schemaPath:"contract#/$defs/ProblemError/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),
s++}if(d.parameter!==void 0&&typeof d.parameter!="string"){const u={instancePath:i+"/errors/"+m+"/parameter",schemaPath:"contract#/$defs/ProblemError/properties\
/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(d.detail!==void 0){let u=d.detail;if(typeof u==
"string"){if(P(u)<1){const y={instancePath:i+"/errors/"+m+"/detail",schemaPath:"contract#/$defs/ProblemError/properties/detail/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/errors/"+m+"/detail",schemaPath:"contract\
#/$defs/ProblemError/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const u={instancePath:i+
"/errors/"+m,schemaPath:"contract#/$defs/ProblemError/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{
const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}
$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=Z.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),$(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,
dynamicAnchors:f})||(e=e===null?$.errors:e.concat($.errors),s=e.length),Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var p=G;function G(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["retry-after"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required property 'retry-after'"};e===
null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<
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
s++}return G.errors=e,s===0}G.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var w=B;function B(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=B.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"m\
ust have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(
r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have mor\
e than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-re\
set":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var q=H,N=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function j(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=j.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)
if(typeof r[m]!="string"){const d={instancePath:i+"/dataRow/"+m,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),s++}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const m={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.url!==void 0){
let t=r.url;if(typeof t=="string"){if(P(t)<1){const m={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}if(!N.test(t)){const m={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return j.errors=e,s===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function C(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=C.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=s;let t=!1,m=null;const d=s;if(Array.isArray(a)){if(a.length<1){const h={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=a.length;for(let h=0;h<c;h++)j(a[h],{instancePath:i+"/"+h,parentData:a,
parentDataProperty:h,rootData:g,dynamicAnchors:f})||(e=e===null?j.errors:e.concat(j.errors),s=e.length)}else{const c={instancePath:i,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var k=d===s;if(k){t=!0,m=0;var u=!0}const y=s;if(Array.isArray(a)){if(a.
length<1){const h={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:
e.push(h),s++}const c=a.length;for(let h=0;h<c;h++){let R=a[h];if(R&&typeof R=="object"&&!Array.isArray(R)){for(const J in R)if(typeof R[J]!="string"){const he={
instancePath:i+"/"+h+"/"+J.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[he]:e.push(he),s++}}else{const J={instancePath:i+"/"+h,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"typ\
e",params:{type:"object"},message:"must be object"};e===null?e=[J]:e.push(J),s++}}}else{const c={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var k=y===s;if(k&&t)t=!1,m=[m,1];else{k&&(t=!0,m=1,u!==!0&&(u=!0));const c=s;if(typeof a=="s\
tring"){if(P(a)>0){const R={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};
e===null?e=[R]:e.push(R),s++}}else{const R={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[R]:e.push(R),s++}var k=c===s;k&&t?(t=!1,m=[m,2]):k&&(t=!0,m=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return C.errors=e,l.items=u,s===0}C.evaluated={dynamicProps:!1,
dynamicItems:!0};var Re={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{
type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},S=new RegExp("^[1-9][0-9]*$","u"),pe=new RegExp("^(0|\
[1-9][0-9]*)$","u"),ye={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"str\
ing",minLength:1},quote:{type:"string",minLength:1},terminator:{$ref:"contract#/$defs/Terminator"},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"stri\
ng",enum:["Y","N"]}}},Ee={type:"string",enum:["lf","cr","crlf","none"]},Ce={type:"string",enum:["cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1\
255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874",
"cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso20\
22-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso88\
59-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","m\
acJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function F(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.compressed===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
compressed"},message:"must have required property 'compressed'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="compressed"||r==="delimiter"||r==="quot\
e"||r==="terminator"||r==="encoding"||r==="header")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.compressed!==void 0){let r=a.compressed;if(typeof r!="string"){const t={instancePath:i+
"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Y"||
r==="N")){const t={instancePath:i+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:ye.properties.compressed.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.delimiter!==void 0){let r=a.delimiter;if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}if(a.quote!==void 0){let r=a.quote;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/quote",schemaPath:"\
#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.
terminator!==void 0){let r=a.terminator;if(typeof r!="string"){const t={instancePath:i+"/terminator",schemaPath:"contract#/$defs/Terminator/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="lf"||r==="cr"||r==="crlf"||r==="none")){const t={instancePath:i+"/termin\
ator",schemaPath:"contract#/$defs/Terminator/enum",keyword:"enum",params:{allowedValues:Ee.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),s++}}if(a.encoding!==void 0){let r=a.encoding;if(typeof r!="string"){const t={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="\
cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r===
"cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp9\
36"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-ra\
w"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r===
"iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="j\
is0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r===
"macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||
r==="tis-620"||r==="unicode"||r==="utf-8")){const t={instancePath:i+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ce.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.header!==void 0){let r=a.header;if(typeof r!="string"){const t={instancePath:i+
"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Y"||r==="\
N")){const t={instancePath:i+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:ye.properties.header.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return F.errors=e,s===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function E(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=E.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"vi\
ewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),s++}if(a.pageStart===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),s++}if(a.dataSize===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?
e=[r]:e.push(r),s++}if(a.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"\
must have required property 'totalCount'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||
r==="detected"||r==="rejected")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.viewName!==void 0){let r=a.viewName;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+
"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+"/pageStart",schemaPath:"#/pr\
operties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!pe.test(r)){const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pa\
ttern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.totalCount!==
void 0){let r=a.totalCount;if(typeof r=="string"){if(!pe.test(r)){const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pa\
ttern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.detected!==void 0&&
(F(a.detected,{instancePath:i+"/detected",parentData:a,parentDataProperty:"detected",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),s=e.
length)),a.rejected!==void 0){let r=a.rejected;if(Array.isArray(r)){if(r.length>100){const m={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxIt\
ems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[m]:e.push(m),s++}const t=r.length;for(let m=0;m<t;m++){let d=r[m];
if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.line===void 0){const u={instancePath:i+"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"\
required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[u]:e.push(u),s++}if(d.reason===void 0){const u={instancePath:i+
"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 're\
ason'"};e===null?e=[u]:e.push(u),s++}if(d.detail===void 0){const u={instancePath:i+"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"r\
equired",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[u]:e.push(u),s++}for(const u in d)if(!(u==="line"||u==="r\
eason"||u==="detail")){const y={instancePath:i+"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(d.line!==void 0){let u=d.line;if(typeof u=="string"){if(!S.
test(u)){const y={instancePath:i+"/rejected/"+m+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/rejected/"+m+"/line",schemaPath:"contra\
ct#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(d.reason!==void 0){
let u=d.reason;if(typeof u!="string"){const y={instancePath:i+"/rejected/"+m+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}if(!(u==="ragged"||u==="bad quotes"||u==="undecodable"||u==="over-long")){const y={
instancePath:i+"/rejected/"+m+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Re.properties.reason.
enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),s++}}if(d.detail!==void 0){let u=d.detail;if(typeof u=="string"){if(P(u)<1){
const y={instancePath:i+"/rejected/"+m+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/rejected/"+m+"/detail",schemaPath:"contract#/$defs/PreviewR\
eject/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}}else{const u={instancePath:i+"/reje\
cted/"+m,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={
instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return E.errors=e,s===0}
E.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=x.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.columnisedName===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}if(d.humanisedName===void 0){const u={instancePath:i+"/col\
umns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[u]:e.push(u),s++}if(d.description===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in d)if(!(u==="colum\
nisedName"||u==="humanisedName"||u==="description")){const y={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(d.columnisedName!==void 0){let u=d.
columnisedName;if(typeof u=="string"){if(P(u)<1){const y={instancePath:i+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+
"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),s++}}if(d.humanisedName!==void 0&&typeof d.humanisedName!="string"){const u={instancePath:i+"/columns/"+m+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(d.description!==
void 0&&typeof d.description!="string"){const u={instancePath:i+"/columns/"+m+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(C(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),a.metadata!==void 0&&(E(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}
x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=H.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),x(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,
dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),s=e.length),H.errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var K=Q;function Q(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/requ\
ired",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="url"){
const t={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must N\
OT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),s++}if(!N.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},
message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/\
url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$def\
s/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Ae=W,Ne=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function W(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have\
 required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Ne.test(r)){const t={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^\
/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-re\
maining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Le=X,Me={type:"string",enum:["reader","editor","administrator"]};function T(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=T.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),s++}if(a.username===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),s++}if(a.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required p\
roperty 'role'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.
authenticated!==void 0&&typeof a.authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Rol\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={
instancePath:i+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Me.enum},message:"must be equal to one of the allowed values"};
e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return T.errors=e,s===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function X(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,s=0;const l=X.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),T(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),s=e.length),X.errors=e,s===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var $e=ee;function ee(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ee.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(P(r)>255){const t={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===
0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var je=re;function A(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=A.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.columnisedName===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}if(d.humanisedName===void 0){const u={instancePath:i+"/col\
umns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[u]:e.push(u),s++}if(d.description===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in d)if(!(u==="colum\
nisedName"||u==="humanisedName"||u==="description")){const y={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(d.columnisedName!==void 0){let u=d.
columnisedName;if(typeof u=="string"){if(P(u)<1){const y={instancePath:i+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+
"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),s++}}if(d.humanisedName!==void 0&&typeof d.humanisedName!="string"){const u={instancePath:i+"/columns/"+m+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(d.description!==
void 0&&typeof d.description!="string"){const u={instancePath:i+"/columns/"+m+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(C(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?C.errors:e.concat(C.errors),s=e.length)),a.metadata!==void 0&&(E(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return A.errors=e,s===0}
A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function L(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=L.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const d=s;if(a&&typeof a=="object"&&!Array.isArray(
a)){if(a.url===void 0){const c={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"url"},message:"mu\
st have required property 'url'"};e===null?e=[c]:e.push(c),s++}if(a.entityId===void 0){const c={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/require\
d",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[c]:e.push(c),s++}if(a.job===void 0){const c={
instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};
e===null?e=[c]:e.push(c),s++}for(const c in a)if(!(c==="url"||c==="entityId"||c==="job")){const h={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(a.
url!==void 0){let c=a.url;if(typeof c=="string"){if(P(c)<1){const h={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}if(!N.test(c)){const h={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[h]:
e.push(h),s++}}else{const h={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[h]:e.push(h),s++}}if(a.entityId!==void 0){let c=a.entityId;if(typeof c=="string"){if(!S.test(c)){const h={instancePath:i+"/entityId",
schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}if(a.job!==void 0){let c=a.job;if(typeof c=="string"){if(P(c)<1){const h={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[h]:e.push(h),s++}if(!N.test(c)){const h={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const c={instancePath:i,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}var k=d===s;if(k){t=
!0,m=0;var u=!0}const y=s;A(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);
var k=y===s;if(k&&t?(t=!1,m=[m,1]):k&&(t=!0,m=1,u!==!0&&(u=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return L.errors=e,l.props=u,s===0}L.evaluated={dynamicProps:!0,
dynamicItems:!1};function re(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=re.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!L(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?
L.errors:e.concat(L.errors),s=e.length;else var r=L.evaluated.props;return re.errors=e,l.props=r,s===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};var Fe=te;
function te(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=te.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:i,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="count"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!pe.test(r)){const t={instancePath:i+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xe=se;
function se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=se.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(a.
entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const t={instancePath:i,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}
if(!N.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.entityId!==void 0){let r=a.entityId;
if(typeof r=="string"){if(!S.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.
job!==void 0){let r=a.job;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!N.test(r)){const t={instancePath:i+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Te=ae;function ae(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ae.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a=="string"){if(P(a)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}ae.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ie=ie;function ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
s=0;const l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),s++}if(a["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-security-policy"]!==void 0&&typeof a["content-security-policy"]!="string"){const r={instancePath:i+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.
errors=e,s===0}ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Oe=oe;function oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=oe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}
for(const r in a)if(r!=="value"){const t={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}
oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var De=ne,ze={type:"array",prefixItems:[{$ref:"contract#/$defs/PriorityId"},{$ref:"contract#/$defs/Prior\
ityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},_e=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][\
^\\x00-\\x1f\\x7f]*$","u"),Ve=new RegExp("^[^\\x00]*$","u");function I(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(a)){if(a.length>4){const t={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),s++}if(a.length<4){const t={instancePath:i,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),s++}const r=a.length;if(r>0){let t=a[0];
if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const m={instancePath:i+"/0",schemaPath:"contract#/$defs/PriorityId/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const m={instancePath:i+"/0",schemaPath:"\
contract#/$defs/PriorityId/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.push(m),s++}if(t<1||isNaN(t)){
const m={instancePath:i+"/0",schemaPath:"contract#/$defs/PriorityId/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?
e=[m]:e.push(m),s++}}}if(r>1){let t=a[1];if(typeof t=="string"){if(P(t)>128){const m={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"\
maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[m]:e.push(m),s++}if(P(t)<1){const m={instancePath:i+"/1",schemaPath:"\
contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}if(!_e.
test(t)){const m={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\\
x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+
"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r>2){let t=a[2];
if(typeof t=="string"){if(P(t)>4e3){const m={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},
message:"must NOT have more than 4000 characters"};e===null?e=[m]:e.push(m),s++}if(!Ve.test(t)){const m={instancePath:i+"/2",schemaPath:"contract#/$defs/Priorit\
yDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+
"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r>3){
let t=a[3];if(typeof t!="string"){const m={instancePath:i+"/3",schemaPath:"#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),s++}if(!(t==="Y"||t==="N")){const m={instancePath:i+"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ze.prefixItems[3].
enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}I.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function O(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Array.isArray(a)){if(a.length>10){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"\
must NOT have more than 10 items"};e===null?e=[t]:e.push(t),s++}const r=a.length;for(let t=0;t<r;t++)I(a[t],{instancePath:i+"/"+t,parentData:a,parentDataProperty:t,
rootData:g,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),s=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ne.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),O(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),s=e.length),ne.errors=
e,s===0}ne.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var fe=le,Je=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function le(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.location===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={
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
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.location!==void 0){
let r=a.location;if(typeof r=="string"){if(!Je.test(r)){const t={instancePath:i+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|1\
0)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}le.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
location:!0},dynamicProps:!1,dynamicItems:!1};var Se=me;function M(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,s=0;const l=M.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const d=s;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.url===void 0){const c={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[c]:e.push(c),s++}if(a.entityId===void 0){const c={instancePath:i,schemaPath:"contract#/$defs/Libr\
aryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[c]:e.push(c),s++}
for(const c in a)if(!(c==="url"||c==="entityId")){const h={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[h]:e.push(h),s++}if(a.url!==void 0){let c=a.url;if(typeof c==
"string"){if(P(c)<1){const h={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[h]:e.push(h),s++}if(!N.test(c)){const h={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[h]:e.push(h),s++}}else{
const h={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/type",keyword:"type",params:{type:"string"},message:"must be stri\
ng"};e===null?e=[h]:e.push(h),s++}}if(a.entityId!==void 0){let c=a.entityId;if(typeof c=="string"){if(!S.test(c)){const h={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};
e===null?e=[h]:e.push(h),s++}}else{const h={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),s++}}}else{const c={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),s++}var k=d===s;if(k){t=!0,m=0;var u=!0}const y=s;A(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);var k=y===s;if(k&&t?(t=!1,m=[m,1]):k&&(t=!0,
m=1,u!==!0&&(u=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"m\
ust match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return M.errors=e,l.props=u,s===0}M.evaluated={dynamicProps:!0,dynamicItems:!1};function me(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),!M(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?M.errors:e.concat(M.errors),s=e.
length;else var r=M.evaluated.props;return me.errors=e,l.props=r,s===0}me.evaluated={dynamicProps:!0,dynamicItems:!1};var ce=ue,ge={type:["string","array"],maxItems:2,
items:{type:"string"}};function D(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=D.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.
isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(typeof d!="string"&&!Array.isArray(d)){const u={instancePath:i+"/dataRow/"+m,schemaPath:"contrac\
t#/$defs/JobCell/type",keyword:"type",params:{type:ge.type},message:"must be string,array"};e===null?e=[u]:e.push(u),s++}if(Array.isArray(d)){if(d.length>2){const y={
instancePath:i+"/dataRow/"+m,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?
e=[y]:e.push(y),s++}const u=d.length;for(let y=0;y<u;y++)if(typeof d[y]!="string"){const k={instancePath:i+"/dataRow/"+m+"/"+y,schemaPath:"contract#/$defs/JobCe\
ll/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),s++}}}}else{const t={instancePath:i+"/dataRow",schemaPath:"\
#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.metadata!==void 0){let r=a.metadata;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"r\
equired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const m={instancePath:i+
"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have ad\
ditional properties"};e===null?e=[m]:e.push(m),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(P(t)<1){const m={instancePath:i+"/metadata/url",schemaPath:"\
contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(
m),s++}if(!N.test(t)){const m={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"ur\
i-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:i+"/metadata/url",schemaPath:"contract#/$def\
s/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:i+"\
/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return D.errors=e,s===0}D.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;
const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a))for(const r in a){let t=a[r];if(typeof t!=
"string"&&!Array.isArray(t)){const m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{
type:ge.type},message:"must be string,array"};e===null?e=[m]:e.push(m),s++}if(Array.isArray(t)){if(t.length>2){const d={instancePath:i+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[d]:
e.push(d),s++}const m=t.length;for(let d=0;d<m;d++)if(typeof t[d]!="string"){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"\
contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function _(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=_.evaluated;l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const d=s;if(Array.isArray(a)){if(a.length<1){const h={instancePath:i,schemaPath:"#/\
oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=a.length;for(let h=0;h<c;h++)
D(a[h],{instancePath:i+"/"+h,parentData:a,parentDataProperty:h,rootData:g,dynamicAnchors:f})||(e=e===null?D.errors:e.concat(D.errors),s=e.length)}else{const c={
instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var k=d===s;if(k){t=!0,m=0;
var u=!0}const y=s;if(Array.isArray(a)){if(a.length<1){const h={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must\
 NOT have fewer than 1 items"};e===null?e=[h]:e.push(h),s++}const c=a.length;for(let h=0;h<c;h++)z(a[h],{instancePath:i+"/"+h,parentData:a,parentDataProperty:h,
rootData:g,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)}else{const c={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[c]:e.push(c),s++}var k=y===s;if(k&&t)t=!1,m=[m,1];else{k&&(t=!0,m=1,u!==!0&&(u=!0));const c=s;if(typeof a=="s\
tring"){if(P(a)>0){const R={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};
e===null?e=[R]:e.push(R),s++}}else{const R={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[R]:e.push(R),s++}var k=c===s;k&&t?(t=!1,m=[m,2]):k&&(t=!0,m=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const c={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[c]:e.push(c),s++}return _.errors=e,l.items=u,s===0}_.evaluated={dynamicProps:!1,
dynamicItems:!0};function V(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=V.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.rows===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let d=r[m];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.columnisedName===
void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}if(d.humanisedName===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[u]:e.
push(u),s++}if(d.description===void 0){const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in d)if(!(u==="columnisedName"||u==="humanisedName"||
u==="description")){const y={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),s++}if(d.columnisedName!==void 0){let u=d.columnisedName;if(typeof u=="string"){if(P(u)<
1){const y={instancePath:i+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),s++}}else{const y={instancePath:i+"/columns/"+m+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),s++}}if(d.humanisedName!==
void 0&&typeof d.humanisedName!="string"){const u={instancePath:i+"/columns/"+m+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(d.description!==void 0&&typeof d.description!="string"){const u={
instancePath:i+"/columns/"+m+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:i+"/columns/"+m,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(_(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)),a.metadata!==void 0&&(E(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?E.errors:e.concat(E.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=ue.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),V(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length),ue.errors=e,s===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ue=de;function de(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,s=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){
const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}
return de.errors=e,s===0}de.evaluated={dynamicProps:!1,dynamicItems:!1};var Ye={"getOpenApiDocument ok":we,"getOpenApiDocument ok headers":n,"getOpenApiDocument\
 badRequest":o,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":o,"getOpenApiDocument notAcceptable headers":n,"getOpenApiDocument t\
ooManyRequests":o,"getOpenApiDocument tooManyRequests headers":p,"getOpenApiDocument internalError":o,"getOpenApiDocument internalError headers":n,"changePasswo\
rd noContent headers":n,"changePassword badRequest":o,"changePassword badRequest headers":n,"changePassword unauthorized":o,"changePassword unauthorized headers":w,
"changePassword contentTooLarge":o,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":o,"changePassword unsupportedMediaType heade\
rs":n,"changePassword tooManyRequests":o,"changePassword tooManyRequests headers":p,"changePassword internalError":o,"changePassword internalError headers":n,"c\
hangePassword unavailable":o,"changePassword unavailable headers":p,"listRepositories ok":q,"listRepositories ok headers":n,"listRepositories badRequest":o,"lis\
tRepositories badRequest headers":n,"listRepositories notFound":o,"listRepositories notFound headers":n,"listRepositories notAcceptable":o,"listRepositories not\
Acceptable headers":n,"listRepositories tooManyRequests":o,"listRepositories tooManyRequests headers":p,"listRepositories internalError":o,"listRepositories int\
ernalError headers":n,"listRepositories unavailable":o,"listRepositories unavailable headers":p,"createRepository created":K,"createRepository created headers":Ae,
"createRepository badRequest":o,"createRepository badRequest headers":n,"createRepository unauthorized":o,"createRepository unauthorized headers":w,"createRepos\
itory forbidden":o,"createRepository forbidden headers":n,"createRepository notAcceptable":o,"createRepository notAcceptable headers":n,"createRepository confli\
ct":o,"createRepository conflict headers":n,"createRepository contentTooLarge":o,"createRepository contentTooLarge headers":n,"createRepository unsupportedMedia\
Type":o,"createRepository unsupportedMediaType headers":n,"createRepository tooManyRequests":o,"createRepository tooManyRequests headers":p,"createRepository in\
ternalError":o,"createRepository internalError headers":n,"createRepository unavailable":o,"createRepository unavailable headers":p,"getRepository ok":q,"getRep\
ository ok headers":n,"getRepository badRequest":o,"getRepository badRequest headers":n,"getRepository unauthorized":o,"getRepository unauthorized headers":w,"g\
etRepository forbidden":o,"getRepository forbidden headers":n,"getRepository notFound":o,"getRepository notFound headers":n,"getRepository notAcceptable":o,"get\
Repository notAcceptable headers":n,"getRepository tooManyRequests":o,"getRepository tooManyRequests headers":p,"getRepository internalError":o,"getRepository i\
nternalError headers":n,"getRepository unavailable":o,"getRepository unavailable headers":p,"deleteRepository noContent headers":n,"deleteRepository badRequest":o,
"deleteRepository badRequest headers":n,"deleteRepository unauthorized":o,"deleteRepository unauthorized headers":w,"deleteRepository forbidden":o,"deleteReposi\
tory forbidden headers":n,"deleteRepository notFound":o,"deleteRepository notFound headers":n,"deleteRepository tooManyRequests":o,"deleteRepository tooManyRequ\
ests headers":p,"deleteRepository internalError":o,"deleteRepository internalError headers":n,"deleteRepository unavailable":o,"deleteRepository unavailable hea\
ders":p,"login ok":Le,"login ok headers":n,"login badRequest":o,"login badRequest headers":n,"login forbidden":o,"login forbidden headers":n,"login notFound":o,
"login notFound headers":n,"login notAcceptable":o,"login notAcceptable headers":n,"login tooManyRequests":o,"login tooManyRequests headers":p,"login internalEr\
ror":o,"login internalError headers":n,"login unavailable":o,"login unavailable headers":p,"uploadFile ok":$e,"uploadFile ok headers":n,"uploadFile badRequest":o,
"uploadFile badRequest headers":n,"uploadFile unauthorized":o,"uploadFile unauthorized headers":w,"uploadFile forbidden":o,"uploadFile forbidden headers":n,"upl\
oadFile notFound":o,"uploadFile notFound headers":n,"uploadFile notAcceptable":o,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":o,"uploadFile\
 contentTooLarge headers":n,"uploadFile unsupportedMediaType":o,"uploadFile unsupportedMediaType headers":n,"uploadFile tooManyRequests":o,"uploadFile tooManyRe\
quests headers":p,"uploadFile internalError":o,"uploadFile internalError headers":n,"uploadFile unavailable":o,"uploadFile unavailable headers":p,"listFiles ok":q,
"listFiles ok headers":n,"listFiles badRequest":o,"listFiles badRequest headers":n,"listFiles unauthorized":o,"listFiles unauthorized headers":w,"listFiles forb\
idden":o,"listFiles forbidden headers":n,"listFiles notFound":o,"listFiles notFound headers":n,"listFiles notAcceptable":o,"listFiles notAcceptable headers":n,"\
listFiles tooManyRequests":o,"listFiles tooManyRequests headers":p,"listFiles internalError":o,"listFiles internalError headers":n,"listFiles unavailable":o,"li\
stFiles unavailable headers":p,"deleteFile noContent headers":n,"deleteFile badRequest":o,"deleteFile badRequest headers":n,"deleteFile unauthorized":o,"deleteF\
ile unauthorized headers":w,"deleteFile forbidden":o,"deleteFile forbidden headers":n,"deleteFile notFound":o,"deleteFile notFound headers":n,"deleteFile confli\
ct":o,"deleteFile conflict headers":n,"deleteFile tooManyRequests":o,"deleteFile tooManyRequests headers":p,"deleteFile internalError":o,"deleteFile internalErr\
or headers":n,"deleteFile unavailable":o,"deleteFile unavailable headers":p,"listEntities ok":q,"listEntities ok headers":n,"listEntities badRequest":o,"listEnt\
ities badRequest headers":n,"listEntities unauthorized":o,"listEntities unauthorized headers":w,"listEntities forbidden":o,"listEntities forbidden headers":n,"l\
istEntities notFound":o,"listEntities notFound headers":n,"listEntities notAcceptable":o,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":o,
"listEntities tooManyRequests headers":p,"listEntities internalError":o,"listEntities internalError headers":n,"listEntities unavailable":o,"listEntities unavai\
lable headers":p,"runEntitiesCommand ok":je,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":o,"runEnt\
itiesCommand badRequest headers":n,"runEntitiesCommand unauthorized":o,"runEntitiesCommand unauthorized headers":w,"runEntitiesCommand forbidden":o,"runEntities\
Command forbidden headers":n,"runEntitiesCommand notFound":o,"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":o,"runEntitiesCommand no\
tAcceptable headers":n,"runEntitiesCommand conflict":o,"runEntitiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":o,"runEntitiesCommand conten\
tTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":o,"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":o,"run\
EntitiesCommand tooManyRequests headers":p,"runEntitiesCommand internalError":o,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":o,
"runEntitiesCommand unavailable headers":p,"countEntities ok":Fe,"countEntities ok headers":n,"countEntities badRequest":o,"countEntities badRequest headers":n,
"countEntities unauthorized":o,"countEntities unauthorized headers":w,"countEntities forbidden":o,"countEntities forbidden headers":n,"countEntities notFound":o,
"countEntities notFound headers":n,"countEntities notAcceptable":o,"countEntities notAcceptable headers":n,"countEntities tooManyRequests":o,"countEntities tooM\
anyRequests headers":p,"countEntities internalError":o,"countEntities internalError headers":n,"countEntities unavailable":o,"countEntities unavailable headers":p,
"getEntity ok":q,"getEntity ok headers":n,"getEntity badRequest":o,"getEntity badRequest headers":n,"getEntity unauthorized":o,"getEntity unauthorized headers":w,
"getEntity forbidden":o,"getEntity forbidden headers":n,"getEntity notFound":o,"getEntity notFound headers":n,"getEntity notAcceptable":o,"getEntity notAcceptab\
le headers":n,"getEntity tooManyRequests":o,"getEntity tooManyRequests headers":p,"getEntity internalError":o,"getEntity internalError headers":n,"getEntity una\
vailable":o,"getEntity unavailable headers":p,"runEntityCommand ok":xe,"runEntityCommand ok headers":n,"runEntityCommand badRequest":o,"runEntityCommand badRequ\
est headers":n,"runEntityCommand unauthorized":o,"runEntityCommand unauthorized headers":w,"runEntityCommand forbidden":o,"runEntityCommand forbidden headers":n,
"runEntityCommand notFound":o,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":o,"runEntityCommand notAcceptable headers":n,"runEntityComm\
and conflict":o,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":o,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupp\
ortedMediaType":o,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":o,"runEntityCommand tooManyRequests headers":p,"runEntity\
Command internalError":o,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":o,"runEntityCommand unavailable headers":p,"deleteEntity noCo\
ntent headers":n,"deleteEntity badRequest":o,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":o,"deleteEntity unauthorized headers":w,"deleteEnti\
ty forbidden":o,"deleteEntity forbidden headers":n,"deleteEntity notFound":o,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":o,"deleteEntity to\
oManyRequests headers":p,"deleteEntity internalError":o,"deleteEntity internalError headers":n,"deleteEntity unavailable":o,"deleteEntity unavailable headers":p,
"listRows ok":q,"listRows ok headers":n,"listRows badRequest":o,"listRows badRequest headers":n,"listRows unauthorized":o,"listRows unauthorized headers":w,"lis\
tRows forbidden":o,"listRows forbidden headers":n,"listRows notFound":o,"listRows notFound headers":n,"listRows notAcceptable":o,"listRows notAcceptable headers":n,
"listRows conflict":o,"listRows conflict headers":n,"listRows tooManyRequests":o,"listRows tooManyRequests headers":p,"listRows internalError":o,"listRows inter\
nalError headers":n,"listRows unavailable":o,"listRows unavailable headers":p,"listRejectedRows ok":q,"listRejectedRows ok headers":n,"listRejectedRows badReque\
st":o,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":o,"listRejectedRows unauthorized headers":w,"listRejectedRows forbidden":o,"listRe\
jectedRows forbidden headers":n,"listRejectedRows notFound":o,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":o,"listRejectedRows notAcce\
ptable headers":n,"listRejectedRows tooManyRequests":o,"listRejectedRows tooManyRequests headers":p,"listRejectedRows internalError":o,"listRejectedRows interna\
lError headers":n,"listRejectedRows unavailable":o,"listRejectedRows unavailable headers":p,"getReport ok":Te,"getReport ok headers":Ie,"getReport badRequest":o,
"getReport badRequest headers":n,"getReport unauthorized":o,"getReport unauthorized headers":w,"getReport forbidden":o,"getReport forbidden headers":n,"getRepor\
t notFound":o,"getReport notFound headers":n,"getReport notAcceptable":o,"getReport notAcceptable headers":n,"getReport conflict":o,"getReport conflict headers":n,
"getReport tooManyRequests":o,"getReport tooManyRequests headers":p,"getReport internalError":o,"getReport internalError headers":n,"getReport unavailable":o,"g\
etReport unavailable headers":p,"listAttributes ok":q,"listAttributes ok headers":n,"listAttributes badRequest":o,"listAttributes badRequest headers":n,"listAtt\
ributes unauthorized":o,"listAttributes unauthorized headers":w,"listAttributes forbidden":o,"listAttributes forbidden headers":n,"listAttributes notFound":o,"l\
istAttributes notFound headers":n,"listAttributes notAcceptable":o,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":o,"listAttributes t\
ooManyRequests headers":p,"listAttributes internalError":o,"listAttributes internalError headers":n,"listAttributes unavailable":o,"listAttributes unavailable h\
eaders":p,"getAttribute ok":q,"getAttribute ok headers":n,"getAttribute badRequest":o,"getAttribute badRequest headers":n,"getAttribute unauthorized":o,"getAttr\
ibute unauthorized headers":w,"getAttribute forbidden":o,"getAttribute forbidden headers":n,"getAttribute notFound":o,"getAttribute notFound headers":n,"getAttr\
ibute notAcceptable":o,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":o,"getAttribute tooManyRequests headers":p,"getAttribute internalEr\
ror":o,"getAttribute internalError headers":n,"getAttribute unavailable":o,"getAttribute unavailable headers":p,"listValues ok":q,"listValues ok headers":n,"lis\
tValues badRequest":o,"listValues badRequest headers":n,"listValues unauthorized":o,"listValues unauthorized headers":w,"listValues forbidden":o,"listValues for\
bidden headers":n,"listValues notFound":o,"listValues notFound headers":n,"listValues notAcceptable":o,"listValues notAcceptable headers":n,"listValues conflict":o,
"listValues conflict headers":n,"listValues tooManyRequests":o,"listValues tooManyRequests headers":p,"listValues internalError":o,"listValues internalError hea\
ders":n,"listValues unavailable":o,"listValues unavailable headers":p,"runValuesCommand ok":q,"runValuesCommand ok headers":n,"runValuesCommand badRequest":o,"r\
unValuesCommand badRequest headers":n,"runValuesCommand unauthorized":o,"runValuesCommand unauthorized headers":w,"runValuesCommand forbidden":o,"runValuesComma\
nd forbidden headers":n,"runValuesCommand notFound":o,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":o,"runValuesCommand notAcceptable h\
eaders":n,"runValuesCommand conflict":o,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":o,"runValuesCommand contentTooLarge headers":n,
"runValuesCommand unsupportedMediaType":o,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":o,"runValuesCommand tooManyReques\
ts headers":p,"runValuesCommand internalError":o,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":o,"runValuesCommand unavailable heade\
rs":p,"listMasks ok":q,"listMasks ok headers":n,"listMasks badRequest":o,"listMasks badRequest headers":n,"listMasks unauthorized":o,"listMasks unauthorized hea\
ders":w,"listMasks forbidden":o,"listMasks forbidden headers":n,"listMasks notFound":o,"listMasks notFound headers":n,"listMasks notAcceptable":o,"listMasks not\
Acceptable headers":n,"listMasks conflict":o,"listMasks conflict headers":n,"listMasks tooManyRequests":o,"listMasks tooManyRequests headers":p,"listMasks inter\
nalError":o,"listMasks internalError headers":n,"listMasks unavailable":o,"listMasks unavailable headers":p,"runMasksCommand ok":q,"runMasksCommand ok headers":n,
"runMasksCommand badRequest":o,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":o,"runMasksCommand unauthorized headers":w,"runMasksCommand\
 forbidden":o,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":o,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":o,"runMask\
sCommand notAcceptable headers":n,"runMasksCommand conflict":o,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":o,"runMasksCommand content\
TooLarge headers":n,"runMasksCommand unsupportedMediaType":o,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":o,"runMasksComma\
nd tooManyRequests headers":p,"runMasksCommand internalError":o,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":o,"runMasksCommand unava\
ilable headers":p,"listPatterns ok":q,"listPatterns ok headers":n,"listPatterns badRequest":o,"listPatterns badRequest headers":n,"listPatterns unauthorized":o,
"listPatterns unauthorized headers":w,"listPatterns forbidden":o,"listPatterns forbidden headers":n,"listPatterns notFound":o,"listPatterns notFound headers":n,
"listPatterns notAcceptable":o,"listPatterns notAcceptable headers":n,"listPatterns conflict":o,"listPatterns conflict headers":n,"listPatterns tooManyRequests":o,
"listPatterns tooManyRequests headers":p,"listPatterns internalError":o,"listPatterns internalError headers":n,"listPatterns unavailable":o,"listPatterns unavai\
lable headers":p,"runPatternsCommand ok":q,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":o,"runPatternsCommand badRequest headers":n,"runPat\
ternsCommand unauthorized":o,"runPatternsCommand unauthorized headers":w,"runPatternsCommand forbidden":o,"runPatternsCommand forbidden headers":n,"runPatternsC\
ommand notFound":o,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":o,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand\
 conflict":o,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":o,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand u\
nsupportedMediaType":o,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":o,"runPatternsCommand tooManyRequests headers":p,
"runPatternsCommand internalError":o,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":o,"runPatternsCommand unavailable headers":p,
"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":o,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand\
 unauthorized":o,"runSoundexesCommand unauthorized headers":w,"runSoundexesCommand forbidden":o,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand n\
otFound":o,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":o,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand con\
flict":o,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":o,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand u\
nsupportedMediaType":o,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":o,"runSoundexesCommand tooManyRequests headers":p,
"runSoundexesCommand internalError":o,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":o,"runSoundexesCommand unavailable headers":p,
"listMetaphones ok":q,"listMetaphones ok headers":n,"listMetaphones badRequest":o,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":o,"listMet\
aphones unauthorized headers":w,"listMetaphones forbidden":o,"listMetaphones forbidden headers":n,"listMetaphones notFound":o,"listMetaphones notFound headers":n,
"listMetaphones notAcceptable":o,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":o,"listMetaphones conflict headers":n,"listMetaphones tooMan\
yRequests":o,"listMetaphones tooManyRequests headers":p,"listMetaphones internalError":o,"listMetaphones internalError headers":n,"listMetaphones unavailable":o,
"listMetaphones unavailable headers":p,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":o,"runMetaphonesCommand\
 badRequest headers":n,"runMetaphonesCommand unauthorized":o,"runMetaphonesCommand unauthorized headers":w,"runMetaphonesCommand forbidden":o,"runMetaphonesComm\
and forbidden headers":n,"runMetaphonesCommand notFound":o,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":o,"runMetaphonesComman\
d notAcceptable headers":n,"runMetaphonesCommand conflict":o,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":o,"runMetaphonesCo\
mmand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":o,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooMa\
nyRequests":o,"runMetaphonesCommand tooManyRequests headers":p,"runMetaphonesCommand internalError":o,"runMetaphonesCommand internalError headers":n,"runMetapho\
nesCommand unavailable":o,"runMetaphonesCommand unavailable headers":p,"unmaskValue ok":Oe,"unmaskValue ok headers":n,"unmaskValue badRequest":o,"unmaskValue ba\
dRequest headers":n,"unmaskValue unauthorized":o,"unmaskValue unauthorized headers":w,"unmaskValue forbidden":o,"unmaskValue forbidden headers":n,"unmaskValue n\
otFound":o,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":o,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":o,"unmaskValue con\
tentTooLarge headers":n,"unmaskValue unsupportedMediaType":o,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":o,"unmaskValue tooManyRe\
quests headers":p,"unmaskValue internalError":o,"unmaskValue internalError headers":n,"unmaskValue unavailable":o,"unmaskValue unavailable headers":p,"listPrior\
ities ok":De,"listPriorities ok headers":n,"listPriorities badRequest":o,"listPriorities badRequest headers":n,"listPriorities unauthorized":o,"listPriorities u\
nauthorized headers":w,"listPriorities forbidden":o,"listPriorities forbidden headers":n,"listPriorities notFound":o,"listPriorities notFound headers":n,"listPr\
iorities notAcceptable":o,"listPriorities notAcceptable headers":n,"listPriorities tooManyRequests":o,"listPriorities tooManyRequests headers":p,"listPriorities\
 internalError":o,"listPriorities internalError headers":n,"listPriorities unavailable":o,"listPriorities unavailable headers":p,"runPrioritiesCommand created":K,
"runPrioritiesCommand created headers":fe,"runPrioritiesCommand badRequest":o,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":o,
"runPrioritiesCommand unauthorized headers":w,"runPrioritiesCommand forbidden":o,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":o,"r\
unPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":o,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLa\
rge":o,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":o,"runPrioritiesCommand unsupportedMediaType headers":n,"run\
PrioritiesCommand tooManyRequests":o,"runPrioritiesCommand tooManyRequests headers":p,"runPrioritiesCommand internalError":o,"runPrioritiesCommand internalError\
 headers":n,"runPrioritiesCommand unavailable":o,"runPrioritiesCommand unavailable headers":p,"runPriorityCommand created":K,"runPriorityCommand created headers":fe,
"runPriorityCommand badRequest":o,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":o,"runPriorityCommand unauthorized headers":w,"run\
PriorityCommand forbidden":o,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":o,"runPriorityCommand notFound headers":n,"runPriorityComman\
d notAcceptable":o,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":o,"runPriorityCommand contentTooLarge headers":n,"runPriori\
tyCommand unsupportedMediaType":o,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":o,"runPriorityCommand tooManyRequests\
 headers":p,"runPriorityCommand internalError":o,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":o,"runPriorityCommand unavailable\
 headers":p,"deletePriority noContent headers":n,"deletePriority badRequest":o,"deletePriority badRequest headers":n,"deletePriority unauthorized":o,"deletePrio\
rity unauthorized headers":w,"deletePriority forbidden":o,"deletePriority forbidden headers":n,"deletePriority notFound":o,"deletePriority notFound headers":n,"\
deletePriority tooManyRequests":o,"deletePriority tooManyRequests headers":p,"deletePriority internalError":o,"deletePriority internalError headers":n,"deletePr\
iority unavailable":o,"deletePriority unavailable headers":p,"listLibraryEntities ok":q,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":o,"l\
istLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":o,"listLibraryEntities unauthorized headers":w,"listLibraryEntities forbidden":o,"li\
stLibraryEntities forbidden headers":n,"listLibraryEntities notFound":o,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":o,"listLibr\
aryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":o,"listLibraryEntities tooManyRequests headers":p,"listLibraryEntities internalError":o,
"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":o,"listLibraryEntities unavailable headers":p,"runLibraryEntitiesCommand ok":Se,
"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":o,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand un\
authorized":o,"runLibraryEntitiesCommand unauthorized headers":w,"runLibraryEntitiesCommand forbidden":o,"runLibraryEntitiesCommand forbidden headers":n,"runLib\
raryEntitiesCommand notFound":o,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":o,"runLibraryEntitiesCommand notAccepta\
ble headers":n,"runLibraryEntitiesCommand conflict":o,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":o,"runLibraryEn\
titiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":o,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibra\
ryEntitiesCommand tooManyRequests":o,"runLibraryEntitiesCommand tooManyRequests headers":p,"runLibraryEntitiesCommand internalError":o,"runLibraryEntitiesComman\
d internalError headers":n,"runLibraryEntitiesCommand unavailable":o,"runLibraryEntitiesCommand unavailable headers":p,"getLibraryEntity ok":q,"getLibraryEntity\
 ok headers":n,"getLibraryEntity badRequest":o,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":o,"getLibraryEntity unauthorized headers":w,
"getLibraryEntity forbidden":o,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":o,"getLibraryEntity notFound headers":n,"getLibraryEntity notA\
cceptable":o,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":o,"getLibraryEntity tooManyRequests headers":p,"getLibraryEntity inte\
rnalError":o,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":o,"getLibraryEntity unavailable headers":p,"deleteLibraryEntity noContent\
 headers":n,"deleteLibraryEntity badRequest":o,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":o,"deleteLibraryEntity unauthorized\
 headers":w,"deleteLibraryEntity forbidden":o,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":o,"deleteLibraryEntity notFound headers":n,
"deleteLibraryEntity tooManyRequests":o,"deleteLibraryEntity tooManyRequests headers":p,"deleteLibraryEntity internalError":o,"deleteLibraryEntity internalError\
 headers":n,"deleteLibraryEntity unavailable":o,"deleteLibraryEntity unavailable headers":p,"listLibraryAttributes ok":q,"listLibraryAttributes ok headers":n,"l\
istLibraryAttributes badRequest":o,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":o,"listLibraryAttributes unauthorized heade\
rs":w,"listLibraryAttributes forbidden":o,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":o,"listLibraryAttributes notFound headers":n,
"listLibraryAttributes notAcceptable":o,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":o,"listLibraryAttributes tooMany\
Requests headers":p,"listLibraryAttributes internalError":o,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":o,"listLibraryAt\
tributes unavailable headers":p,"listJobs ok":ce,"listJobs ok headers":n,"listJobs badRequest":o,"listJobs badRequest headers":n,"listJobs unauthorized":o,"list\
Jobs unauthorized headers":w,"listJobs forbidden":o,"listJobs forbidden headers":n,"listJobs notFound":o,"listJobs notFound headers":n,"listJobs notAcceptable":o,
"listJobs notAcceptable headers":n,"listJobs tooManyRequests":o,"listJobs tooManyRequests headers":p,"listJobs internalError":o,"listJobs internalError headers":n,
"listJobs unavailable":o,"listJobs unavailable headers":p,"runSchedulerCommand ok":ce,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":o,"run\
SchedulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":o,"runSchedulerCommand unauthorized headers":w,"runSchedulerCommand forbidden":o,"runS\
chedulerCommand forbidden headers":n,"runSchedulerCommand notFound":o,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":o,"runSchedul\
erCommand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":o,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMedia\
Type":o,"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":o,"runSchedulerCommand tooManyRequests headers":p,"runSchedul\
erCommand internalError":o,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":o,"runSchedulerCommand unavailable headers":p,"getJob\
 ok":ce,"getJob ok headers":n,"getJob okEventStream":Ue,"getJob okEventStream headers":n,"getJob badRequest":o,"getJob badRequest headers":n,"getJob unauthorize\
d":o,"getJob unauthorized headers":w,"getJob forbidden":o,"getJob forbidden headers":n,"getJob notFound":o,"getJob notFound headers":n,"getJob notAcceptable":o,
"getJob notAcceptable headers":n,"getJob tooManyRequests":o,"getJob tooManyRequests headers":p,"getJob internalError":o,"getJob internalError headers":n,"getJob\
 unavailable":o,"getJob unavailable headers":p,"runJobCommand ok":K,"runJobCommand ok headers":n,"runJobCommand badRequest":o,"runJobCommand badRequest headers":n,
"runJobCommand unauthorized":o,"runJobCommand unauthorized headers":w,"runJobCommand forbidden":o,"runJobCommand forbidden headers":n,"runJobCommand notFound":o,
"runJobCommand notFound headers":n,"runJobCommand notAcceptable":o,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":o,"runJobCommand conflict he\
aders":n,"runJobCommand contentTooLarge":o,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":o,"runJobCommand unsupportedMediaType \
headers":n,"runJobCommand tooManyRequests":o,"runJobCommand tooManyRequests headers":p,"runJobCommand internalError":o,"runJobCommand internalError headers":n,"\
runJobCommand unavailable":o,"runJobCommand unavailable headers":p};export{Ye as validators};
