// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var vr=Object.getOwnPropertyNames,Rr=(a,i)=>function(){try{return i||(0,a[vr(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},Pr=Rr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(b){const v=b.length;let g=0,f=0,e;for(;f<v;)g++,e=b.charCodeAt(
f++),e>=55296&&e<=56319&&f<v&&(e=b.charCodeAt(f),(e&64512)===56320&&f++);return g}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),wr=he,Cr=new RegExp(
"^3\\.1\\.\\d+$","u");function he(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=he.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!Cr.test(r)){const s={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(!(p&&typeof p=="object"&&!Array.isArray(p))){const m={instancePath:i+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{
const s={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.
errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=ye,P=Pr().default;function ye(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var n=fe,kr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function L(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=L.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.pointer!==void 0&&typeof a.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameter!==void 0&&typeof a.parameter!="string"){const r={instancePath:i+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.detail!==void 0){let r=a.
detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.
end!==void 0){let r=a.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.suggestion!==void 0&&typeof a.suggestion!="string"){const r={instancePath:i+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return L.errors=e,t===0}L.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function G(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=G.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(a.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="st\
ring"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:kr.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){
let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:i+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)L(r[l],{instancePath:i+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?L.errors:
e.concat(L.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return G.errors=e,t===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=fe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),G(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?G.errors:e.concat(G.errors),t=e.length),fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=ge;function ge(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ge.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(a["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),t++}}if(a["retry-after"]!==void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var R=be;function be(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=Re,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function H(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=H.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
if(typeof r[l]!="string"){const p={instancePath:i+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[p]:e.push(p),t++}}else{const s={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return H.errors=e,t===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=x.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)H(a[c],{instancePath:i+"/"+c,parentData:a,
parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?H.errors:e.concat(H.errors),t=e.length)}else{const d={instancePath:i,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),t++}const d=a.length;for(let c=0;c<d;c++){let C=a[c];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const q in C)if(q!=="@url"&&typeof C[q]!="string"){
const nr={instancePath:i+"/"+c+"/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[nr]:e.push(nr),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const q={instancePath:i+"/"+c+"/@url",
schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{
const q={instancePath:i+"/"+c,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(
q),t++}}}else{const d={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;if(typeof a=="string"){if(P(a)>0){const C={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"\
maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:i,schemaPath:"#/oneOf/2/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[d]:e.push(d),t++}return x.errors=e,u.items=m,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!0};var qr={type:"object",required:["viewName","pag\
eStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},ve={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Er={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},$=new RegExp("^[1-9][0-9]*$","u"),rr=new RegExp("^(0|[1-9][0-9\
]*)$","u");function F(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=F.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(a.pageStart===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(a.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(a.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.viewName!==void 0){let r=a.viewName;
if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!$.test(
r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!rr.test(r)){const s={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!rr.test(r)){const s={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:i+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:qr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:i+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const l={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const l={instancePath:i+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:ve.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),t++}}else{const l={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const l={instancePath:i+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const l={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:ve.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const l={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const l={instancePath:i+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:ve.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[l]:e.push(l),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const l={instancePath:i+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){
const l={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:ve.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.rejected!==void 0){let r=a.rejected;
if(Array.isArray(r)){if(r.length>100){const l={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.
line===void 0){const m={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[m]:e.push(m),t++}if(p.reason===void 0){const m={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),t++}if(p.detail===
void 0){const m={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="line"||m==="reason"||m==="detail")){const y={instancePath:i+"/rej\
ected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have ad\
ditional properties"};e===null?e=[y]:e.push(y),t++}if(p.line!==void 0){let m=p.line;if(typeof m=="string"){if(!$.test(m)){const y={instancePath:i+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.reason!==void 0){let m=p.reason;if(typeof m!="string"){const y={instancePath:i+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),t++}if(!(m==="ragged"||m==="bad quotes"||m==="undecodable"||m==="over-long")){const y={instancePath:i+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Er.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[y]:e.push(y),t++}}if(p.detail!==void 0){let m=p.detail;if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),t++}}else{const y={instancePath:i+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=V.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),t++}if(p.description===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<
1){const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const m={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={
instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(x(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return V.errors=e,t===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Re.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),V(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?V.errors:e.concat(V.errors),t=
e.length),Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var j=Pe;function Pe(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="url"){const s={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ar=we,Nr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function we(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=we.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Nr.test(r)){const s={instancePath:i+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Fr=Ce,Lr={type:"string",enum:["reader","editor","administrator"]};function J(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=J.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(a.username===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(a.role===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.authenticated!==void 0&&typeof a.
authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const s={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:i+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Lr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return J.errors=e,t===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ce.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),J(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?J.errors:e.concat(J.errors),t=e.length),Ce.errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr=ke;
function ke(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ke.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="path"){const s={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(P(r)>255){const s={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===
0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var or=qe;function qe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Mr=Ee,lr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},sr=new RegExp('^"[0-9a-z-]+"$',"u");function Ee(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),t++}if(a["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["content-length"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-reques\
t-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!sr.test(r)){const s={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:lr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const s={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:lr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.
errors=e,t===0}Ee.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Tr=Ae,ur={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},$r=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Ae(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),t++}if(a["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["\
content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["content-ran\
ge"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){
let r=a.etag;if(typeof r=="string"){if(!sr.test(r)){const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:ur.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:ur.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!$r.test(r)){const s={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var jr=Ne,Dr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ne(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ne.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!sr.test(r)){const s={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Dr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Br=Fe,Ir=new RegExp("^bytes \\*/[0-9]+$","u");function Fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-reque\
st-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["con\
tent-range"];if(typeof r=="string"){if(!Ir.test(r)){const s={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===0}Fe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var zr=Le;function N(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=N.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}
if(p.humanisedName===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),t++}if(p.description===void 0){const m={instancePath:i+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const m={instancePath:i+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={instancePath:i+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(x(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),
a.metadata!==void 0&&(F(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.
concat(F.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=D.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.entityId===void 0){const d={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(
d),t++}if(a.job===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="entityId"||d==="job")){const c={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){
const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.entityId!==void 0){let d=a.entityId;if(typeof d=="string"){if(!$.test(
d)){const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.job!==void 0){let d=a.job;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const d={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.
file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return D.errors=e,
u.props=m,t===0}D.evaluated={dynamicProps:!0,dynamicItems:!1};function Le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!D(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?D.errors:e.concat(D.errors),t=e.length;else var r=D.evaluated.props;return Le.errors=e,u.props=r,t===0}Le.evaluated={dynamicProps:!0,
dynamicItems:!1};var Or=xe,mr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function U(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=U.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(a.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(a.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columnisedName!==
void 0){let r=a.columnisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.humanisedName!==void 0){let r=a.
humanisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="\
string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:mr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return U.errors=e,t===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function M(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=M.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.start===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),t++}if(a.end===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.end!==void 0){let r=a.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:i+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.suggestion!==
void 0&&typeof a.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Y.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.valid!==void 0&&typeof a.valid!=
"boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="null")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:mr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.printed!==void 0){let r=a.printed;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)U(r[l],{instancePath:i+"\
/columns/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?U.errors:e.concat(U.errors),t=e.length)}else{const s={instancePath:i+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){
let r=a.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)M(r[l],{instancePath:i+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?M.errors:e.concat(M.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
M(r[l],{instancePath:i+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?M.errors:e.concat(M.errors),t=e.length)}else{
const s={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Y.
errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=xe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Y(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length),xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tr=Me;
function Me(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Me.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:i,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="count"){const s={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!rr.test(r)){const s={instancePath:i+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _r=Te;
function Te(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Te.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(a.
entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const s={instancePath:i,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!E.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityId!==void 0){let r=a.entityId;
if(typeof r=="string"){if(!$.test(r)){const s={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
job!==void 0){let r=a.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:i+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var A=$e;function B(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=B.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
t++}if(!E.test(d)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{
const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),t++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,m!==!0&&(m=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return B.
errors=e,u.props=m,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function $e(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=$e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!B(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return $e.errors=e,u.props=r,t===0}$e.evaluated={dynamicProps:!0,
dynamicItems:!1};var Sr=je;function je(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=je.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a=="string"){if(P(a)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}je.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Gr=De;function De(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=De.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-security-policy"]!==void 0&&typeof a["content-security-policy"]!="string"){const r={instancePath:i+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.
errors=e,t===0}De.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Hr=Be;function Be(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Be.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(r!=="value"){const s={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}
Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vr=Ie,Jr={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},dr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},pr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Ur={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function Q(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Q.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(a.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),t++}if(a.optional===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),t++}if(a.repeated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:i+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Ur.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:i+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:i+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const p={instancePath:i+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const s={instancePath:i+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Z.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.form===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:
e.push(r),t++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must h\
ave required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="form"||r==="parameters"||r===
"returns")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[s]:e.push(s),t++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:i+"/form",schemaPath:"#/properties/form/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameters!==void 0){let r=a.parameters;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)Q(r[l],{instancePath:i+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?Q.errors:e.concat(
Q.errors),t=e.length)}else{const s={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[s]:e.push(s),t++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const s={instancePath:i+"/returns",schemaPath:"contract#/$d\
efs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||
r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:i+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",
keyword:"enum",params:{allowedValues:pr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function X(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=X.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.group===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(
r),t++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),t++}if(a.signatures===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(a.examples===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0&&typeof a.name!="str\
ing"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),t++}if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||
r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Jr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.signatures!==
void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)Z(r[l],{instancePath:i+"/si\
gnatures/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{const s={instancePath:i+"\
/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.examples!==
void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:i+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="obje\
ct"&&!Array.isArray(p)){if(p.expression===void 0){const m={instancePath:i+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",
params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[m]:e.push(m),t++}if(p.result===void 0){const m={instancePath:i+
"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property '\
result'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="expression"||m==="result"||m==="row")){const y={instancePath:i+"/examples/"+l,schemaPath:"cont\
ract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),t++}if(p.expression!==void 0&&typeof p.expression!="string"){const m={instancePath:i+"/examples/"+l+"/expression",schemaPath:"contract#/$de\
fs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.result!==void 0){
let m=p.result;if(typeof m!="string"&&m!==null){const y={instancePath:i+"/examples/"+l+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/t\
ype",keyword:"type",params:{type:dr.properties.result.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}}if(p.row!==void 0){let m=p.row;if(m&&typeof m==
"object"&&!Array.isArray(m))for(const y in m){let w=m[y];if(typeof w!="string"&&w!==null){const d={instancePath:i+"/examples/"+l+"/row/"+y.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalProperties/type",keyword:"type",params:{type:dr.properties.row.additionalProperties.
type},message:"must be string,null"};e===null?e=[d]:e.push(d),t++}}else{const y={instancePath:i+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExampl\
e/properties/row/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:i+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={
instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=K.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(r!=="functions"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)X(r[l],{instancePath:i+"/functions/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),t=e.length)}else{
const s={instancePath:i+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.
errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ie.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),K(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?K.errors:e.concat(K.errors),t=e.length),Ie.errors=e,t===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Yr=ze,
Qr={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Zr=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Xr=new RegExp("^[^\\x00]*$","u");
function W(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=W.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>4){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[s]:e.push(s),t++}if(a.length<4){const s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;if(r>0){let s=a[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.
push(l),t++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=a[1];if(typeof s=="string"){if(P(s)>128){const l={
instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[l]:e.push(l),t++}if(P(s)<1){const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!Zr.test(s)){const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=a[2];if(typeof s=="string"){if(P(s)>4e3){const l={instancePath:i+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),
t++}if(!Xr.test(s)){const l={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=a[3];if(typeof s!="string"){const l={instancePath:i+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:i+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Qr.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[l]:e.push(l),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return W.errors=e,t===0}W.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ee(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>10){const s={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++)W(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:g,dynamicAnchors:f})||(e=e===null?W.errors:e.concat(W.errors),t=e.length)}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const u=ze.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ee(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,
dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),ze.errors=e,t===0}ze.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var cr=Oe,Kr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="s\
tring"){if(P(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-\
limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Kr.test(r)){const s={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Wr=_e;function I(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=I.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);
const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.entityId===
void 0){const d={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="entityId")){const c={instancePath:i,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(
d)){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.entityId!==void 0){let d=a.entityId;if(typeof d==
"string"){if(!$.test(d)){const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}
var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:i,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===
void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return I.errors=e,
u.props=m,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!I(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.evaluated.props;return _e.errors=e,u.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var es=Se,hr={type:"object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","\
Minimum","Count"]},value:{type:"string",enum:["0","1","2","3","4"]}}};function re(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length<1){const s={instancePath:i,
schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<
r;s++){let l=a[s];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const p={instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/req\
uired",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),t++}if(l.value===void 0){const p={
instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required prope\
rty 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in l)if(!(p==="name"||p==="value")){const m={instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMe\
thod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
t++}if(l.name!==void 0){let p=l.name;if(typeof p!="string"){const m={instancePath:i+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(!(p==="Sum"||p==="Average"||p==="Maximum"||p==="Minimum"||p===
"Count")){const m={instancePath:i+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:hr.properties.
name.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),t++}}if(l.value!==void 0){let p=l.value;if(typeof p!="string"){const m={
instancePath:i+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),t++}if(!(p==="0"||p==="1"||p==="2"||p==="3"||p==="4")){const m={instancePath:i+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMeth\
od/properties/value/enum",keyword:"enum",params:{allowedValues:hr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),t++}}}else{const p={instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(
r),t++}return re.errors=e,t===0}re.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Se.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),re(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),t=e.length),Se.errors=e,t===0}Se.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var rs=Ge;function z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=z.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(d!=="url"){const c={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){let d=a.url;if(typeof d==
"string"){if(P(d)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{
const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}
var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:i,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.file===
void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return z.errors=e,
u.props=m,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function Ge(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!z(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return Ge.errors=e,u.props=r,t===0}Ge.evaluated={dynamicProps:!0,
dynamicItems:!1};var ce=He,ss={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:pro\
blem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtruth:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtr\
uth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),t++}if(a.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have requir\
ed property 'title'"};e===null?e=[r]:e.push(r),t++}if(a.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:inva\
lid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="\
urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/title",schemaPath:"#/properties/title/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>499||isNaN(r)){const s={instancePath:i+"/status",
schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be <= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(
r)){const s={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===
null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties/det\
ail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)L(r[l],{instancePath:i+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?L.errors:
e.concat(L.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=He.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),se(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),He.errors=e,t===0}He.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var yr=Je,ar={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],
additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},
failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{
$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},ts={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Ve={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
as=Object.prototype.hasOwnProperty,is={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function te(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0){let r=a.value;if(typeof r!="string"&&r!==
null){const s={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:is.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&P(r)>1001){const s={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={
instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:i+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:i+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Ve.properties.passing.type},message:"must be string,null"};e===null?e=[
l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const l={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Ve.properties.failing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function ae(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),t++}if(a.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),t++}if(a.because===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.columnisedName===void 0){const m={instancePath:i+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:i+"/val\
ues/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[m]:e.push(m),t++}if(p.value===void 0){const m={instancePath:i+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||
m==="humanisedName"||m==="value")){const y={instancePath:i+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;
if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/valu\
es/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0){let m=p.humanisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/values/"+l+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.value!==void 0){let m=p.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:i+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:ns.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}if(typeof m=="string"&&P(m)>1001){const y={instancePath:i+"/values/"+l+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:i+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.because!==void 0){let r=a.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:i+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const l={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ie.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rowsAnalyzed===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(a.passing===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(a.fraction===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(a.leftOut===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(a.failingRows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!as.call(ar.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.result!==void 0){let r=a.result;if(typeof r!="string"){const s={instancePath:i+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:i+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:ar.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rowsAnalyzed!==void 0){let r=a.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.fraction!==void 0){let r=a.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:ar.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.leftOut!==void 0){let r=a.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){if(r.length>4){const l={instancePath:i+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.
length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.part===void 0){const m={instancePath:i+"/errors/"+l,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[m]:e.push(m),t++}
if(p.count===void 0){const m={instancePath:i+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[m]:e.push(m),t++}if(p.row===void 0){const m={instancePath:i+"/errors/"+l,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[m]:e.push(m),t++}if(p.message===
void 0){const m={instancePath:i+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="part"||m==="count"||m==="row"||m==="message")){const y={instancePath:i+
"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),t++}if(p.part!==void 0){let m=p.part;if(typeof m!="string"){const y={instancePath:i+"/errors/"+l+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(m==="exp\
ression"||m==="filter"||m==="group"||m==="aggregate")){const y={instancePath:i+"/errors/"+l+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:ts.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(p.count!==
void 0){let m=p.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:i+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:i+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(p.row!==void 0){let m=p.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:i+"/errors/"+l+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:i+"/errors/"+l+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(p.
message!==void 0){let m=p.message;if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:i+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),t++}}}else{const m={instancePath:i+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.groupCount!==void 0){let r=a.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.groups!==void 0){let r=a.groups;if(Array.isArray(r)){if(r.length>
20){const l={instancePath:i+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)te(r[l],{instancePath:i+"/groups/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{const s={instancePath:i+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Ve.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={
instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const l={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Ve.properties.failing.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(a.failingRows!==void 0){let r=a.failingRows;if(Array.isArray(r)){if(r.length>10){const l={instancePath:i+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),t++}
const s=r.length;for(let l=0;l<s;l++)ae(r[l],{instancePath:i+"/failingRows/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?ae.errors:
e.concat(ae.errors),t=e.length)}else{const s={instancePath:i+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){if(r.length>4){const l={instancePath:i+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<
s;l++){let p=r[l];if(typeof p=="string"){if(P(p)<1){const m={instancePath:i+"/warnings/"+l,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/warnings/"+l,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function O(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=O.
evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.
url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have requi\
red property 'url'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(d!=="url"){const c={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),t++}if(a.url!==void 0){
let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/url",schemaPath:"contrac\
t#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),
t++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[c]:e.push(c),t++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;ie(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length);var w=y===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const C={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(a.file===void 0){const C={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[C]:e.push(C),t++}for(const C in a)if(!(C==="job"||
C==="file")){const q={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),t++}if(a.job!==void 0){let C=a.job;if(typeof C=="string"){if(P(C)<1){const q={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(a.file!==void 0){let C=a.
file;if(typeof C=="string"){if(P(C)<1){const q={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.
push(q),t++}}else{const q={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=d===t;if(w&&s)s=!1,l=[l,2];else{w&&(s=!0,l=2,m!==!0&&(m=!0));const C=t;N(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=C===t;w&&s?(s=!1,l=[l,3]):w&&(s=!0,l=3,m!==!0&&(m=
!0))}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match e\
xactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return O.errors=e,u.props=m,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function Je(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!O(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.
evaluated.props;return Je.errors=e,u.props=r,t===0}Je.evaluated={dynamicProps:!0,dynamicItems:!1};var os=Ue,fr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function Ue(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EDIT===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(a.DELETE===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.EDIT!==void 0){let r=a.EDIT;if(typeof r!="string"){const s={
instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:fr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.DELETE!==void 0){let r=a.DELETE;
if(typeof r!="string"){const s={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:fr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Ue.errors=e,t===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Ye;function _(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=_.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),t++}if(a.connectionId===void 0){const d={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="url"||d==="connectionId")){const c={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.push(
c),t++}if(a.url!==void 0){let d=a.url;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.connectionId!==void 0){let d=a.connectionId;if(typeof d=="string"){if(!$.
test(d)){const c={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),t++}if(a.
file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}}else{const d={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}var w=y===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==!0&&(m=!0));const d=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,m!==!0&&(m=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return _.errors=e,
u.props=m,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Ye(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!_(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return Ye.errors=e,u.props=r,t===0}Ye.evaluated={dynamicProps:!0,
dynamicItems:!1};var us=Qe;function Qe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Qe.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="message")){const s={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==
void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match for\
mat "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){
if(P(r)<1){const s={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/message",schemaPath:"contract#/$defs/Load\
erConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Qe.errors=e,t===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Ze,ds={type:"string",enum:["","cp1252","ascii","big5","cp125\
0","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864",
"cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identit\
y","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10",
"iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDing\
bats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function ne(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="encodings"){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(typeof p!=
"string"){const m={instancePath:i+"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),t++}if(!(p===""||p==="cp1252"||p==="ascii"||p==="big5"||p==="cp1250"||p==="cp1251"||p==="cp1253"||p==="cp1254"||p==="cp1255"||p==="cp1256"||
p==="cp1257"||p==="cp1258"||p==="cp437"||p==="cp737"||p==="cp775"||p==="cp850"||p==="cp852"||p==="cp855"||p==="cp857"||p==="cp860"||p==="cp861"||p==="cp862"||p===
"cp863"||p==="cp864"||p==="cp865"||p==="cp866"||p==="cp869"||p==="cp874"||p==="cp932"||p==="cp936"||p==="cp949"||p==="cp950"||p==="dingbats"||p==="ebcdic"||p===
"euc-cn"||p==="euc-jp"||p==="euc-kr"||p==="gb12345"||p==="gb1988"||p==="gb2312"||p==="gb2312-raw"||p==="identity"||p==="iso2022"||p==="iso2022-jp"||p==="iso2022\
-kr"||p==="iso8859-1"||p==="iso8859-2"||p==="iso8859-3"||p==="iso8859-4"||p==="iso8859-5"||p==="iso8859-6"||p==="iso8859-7"||p==="iso8859-8"||p==="iso8859-9"||p===
"iso8859-10"||p==="iso8859-13"||p==="iso8859-14"||p==="iso8859-15"||p==="iso8859-16"||p==="jis0201"||p==="jis0208"||p==="jis0212"||p==="koi8-r"||p==="koi8-u"||p===
"ksc5601"||p==="macCentEuro"||p==="macCroatian"||p==="macCyrillic"||p==="macDingbats"||p==="macGreek"||p==="macIceland"||p==="macJapan"||p==="macRoman"||p==="ma\
cRomania"||p==="macThai"||p==="macTurkish"||p==="macUkraine"||p==="shiftjis"||p==="symbol"||p==="tis-620"||p==="unicode"||p==="utf-8")){const m={instancePath:i+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allowed values"};e===
null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ze.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ne(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),Ze.errors=e,t===0}Ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var ps=Xe,ir={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},cs={type:"string",enum:["delimited"]};function oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:
e.push(r),t++}if(a.SEQUENCE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have \
required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_DISP===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}
if(a.PARAM_TYPE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required p\
roperty 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_REQD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||
r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.TYPE!==void 0){let r=a.TYPE;if(typeof r!="string"){const s={instancePath:i+"/TY\
PE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="\
delimited"){const s={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:cs.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:i+
"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const s={instancePath:i+"/PARAM_NAME",schemaPath:"#/prop\
erties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENS\
IONS"||r==="SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{
allowedValues:ir.properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_DISP!==void 0){let r=a.
PARAM_DISP;if(typeof r=="string"){if(P(r)<1){const s={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="str\
ing"){const s={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="directory"||r==="list")){const s={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:ir.
properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!=
"string"){const s={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="Y"||r==="N")){const s={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:ir.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=le.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){const r=a.length;for(let s=0;s<r;s++)oe(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,
rootData:g,dynamicAnchors:f})||(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Xe(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Xe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),le(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?le.errors:e.concat(le.errors),t=e.length),Xe.
errors=e,t===0}Xe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var gr=Ke,br={type:["string","array"],maxItems:2,items:{type:"string"}};function ue(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let p=r[l];if(typeof p!="string"&&!Array.isArray(p)){const m={instancePath:i+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:br.
type},message:"must be string,array"};e===null?e=[m]:e.push(m),t++}if(Array.isArray(p)){if(p.length>2){const y={instancePath:i+"/dataRow/"+l,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),t++}const m=p.length;for(let y=0;y<
m;y++)if(typeof p[y]!="string"){const w={instancePath:i+"/dataRow/"+l+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{const s={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:i+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:i+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function me(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=me.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let s=a[r];if(typeof s!="string"&&!Array.
isArray(s)){const l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:br.type},
message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.isArray(s)){if(s.length>2){const p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[p]:e.push(p),t++}
const l=s.length;for(let p=0;p<l;p++)if(typeof s[p]!="string"){const m={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+p,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}}if(a["@url"]!==void 0&&typeof a["@url"]!=
"string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.
errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function T(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=T.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)ue(a[c],{instancePath:i+"/"+c,parentData:a,parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?ue.
errors:e.concat(ue.errors),t=e.length)}else{const d={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),t++}const d=a.length;for(let c=0;c<d;c++)me(a[c],{instancePath:i+
"/"+c,parentData:a,parentDataProperty:c,rootData:g,dynamicAnchors:f})||(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{const d={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}var w=y===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,m!==
!0&&(m=!0));const d=t;if(typeof a=="string"){if(P(a)>0){const C={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=d===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return T.errors=e,
u.items=m,t===0}T.evaluated={dynamicProps:!1,dynamicItems:!0};function de(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&
!Array.isArray(p)){if(p.columnisedName===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:i+"/col\
umns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),t++}if(p.description===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.
columnisedName;if(typeof m=="string"){if(P(m)<1){const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+
"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==void 0&&typeof p.humanisedName!="string"){const m={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==
void 0&&typeof p.description!="string"){const m={instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(T(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===
0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Ke.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),de(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(de.errors),t=e.length),Ke.errors=e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=We;
function pe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=pe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let p=r[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.columnisedName===
void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),t++}if(p.humanisedName===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),t++}if(p.description===void 0){const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),t++}for(const m in p)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(p.columnisedName!==void 0){let m=p.columnisedName;if(typeof m=="string"){if(P(m)<
1){const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(p.humanisedName!==
void 0&&typeof p.humanisedName!="string"){const m={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),t++}if(p.description!==void 0&&typeof p.description!="string"){const m={
instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),t++}}else{const m={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(T(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length)),a.metadata!==void 0&&(F(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?F.errors:e.concat(F.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=S.evaluated;u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const p=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const d={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),
t++}if(a.file===void 0){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[d]:e.push(d),t++}for(const d in a)if(!(d==="job"||d==="file")){const c={instancePath:i,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=
[c]:e.push(c),t++}if(a.job!==void 0){let d=a.job;if(typeof d=="string"){if(P(d)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),t++}}if(a.file!==void 0){let d=a.file;if(typeof d=="string"){if(P(d)<1){const c={
instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[c]:e.push(c),t++}if(!E.test(d)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),t++}}else{const c={instancePath:i+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
t++}}}else{const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[d]:e.push(d),t++}var w=p===t;if(w){s=!0,l=0;var m=!0}const y=t;pe(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
pe.errors:e.concat(pe.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,m!==!0&&(m=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),t++}return S.errors=e,
u.props=m,t===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function We(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=We.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!S(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.evaluated.props;return We.errors=e,u.props=r,t===0}We.evaluated={dynamicProps:!0,
dynamicItems:!1};var ys=er;function er(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=er.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}er.evaluated={dynamicProps:!1,dynamicItems:!1};var fs={
"getOpenApiDocument ok":wr,"getOpenApiDocument ok headers":o,"getOpenApiDocument badRequest":n,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument not\
Acceptable":n,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument tooManyRequests":n,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":n,"getOpenApiDocument internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":n,"changePassword badRequest\
 headers":o,"changePassword unauthorized":n,"changePassword unauthorized headers":R,"changePassword contentTooLarge":n,"changePassword contentTooLarge headers":o,
"changePassword unsupportedMediaType":n,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":n,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":n,"changePassword internalError headers":o,"changePassword unavailable":n,"changePassword unavailable headers":h,"listRepos\
itories ok":k,"listRepositories ok headers":o,"listRepositories badRequest":n,"listRepositories badRequest headers":o,"listRepositories notFound":n,"listReposit\
ories notFound headers":o,"listRepositories notAcceptable":n,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":n,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":n,"listRepositories internalError headers":o,"listRepositories unavailable":n,"listRepositories unava\
ilable headers":h,"createRepository created":j,"createRepository created headers":Ar,"createRepository badRequest":n,"createRepository badRequest headers":o,"cr\
eateRepository unauthorized":n,"createRepository unauthorized headers":R,"createRepository forbidden":n,"createRepository forbidden headers":o,"createRepository\
 notAcceptable":n,"createRepository notAcceptable headers":o,"createRepository conflict":n,"createRepository conflict headers":o,"createRepository contentTooLar\
ge":n,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":n,"createRepository unsupportedMediaType headers":o,"createRepository\
 tooManyRequests":n,"createRepository tooManyRequests headers":h,"createRepository internalError":n,"createRepository internalError headers":o,"createRepository\
 unavailable":n,"createRepository unavailable headers":h,"getRepository ok":k,"getRepository ok headers":o,"getRepository badRequest":n,"getRepository badReques\
t headers":o,"getRepository unauthorized":n,"getRepository unauthorized headers":R,"getRepository forbidden":n,"getRepository forbidden headers":o,"getRepositor\
y notFound":n,"getRepository notFound headers":o,"getRepository notAcceptable":n,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":n,"getR\
epository tooManyRequests headers":h,"getRepository internalError":n,"getRepository internalError headers":o,"getRepository unavailable":n,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":n,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":n,
"deleteRepository unauthorized headers":R,"deleteRepository forbidden":n,"deleteRepository forbidden headers":o,"deleteRepository notFound":n,"deleteRepository \
notFound headers":o,"deleteRepository tooManyRequests":n,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":n,"deleteRepository inter\
nalError headers":o,"deleteRepository unavailable":n,"deleteRepository unavailable headers":h,"login ok":Fr,"login ok headers":o,"login badRequest":n,"login bad\
Request headers":o,"login forbidden":n,"login forbidden headers":o,"login notFound":n,"login notFound headers":o,"login notAcceptable":n,"login notAcceptable he\
aders":o,"login tooManyRequests":n,"login tooManyRequests headers":h,"login internalError":n,"login internalError headers":o,"login unavailable":n,"login unavai\
lable headers":h,"uploadFile ok":xr,"uploadFile ok headers":o,"uploadFile badRequest":n,"uploadFile badRequest headers":o,"uploadFile unauthorized":n,"uploadFil\
e unauthorized headers":R,"uploadFile forbidden":n,"uploadFile forbidden headers":o,"uploadFile notFound":n,"uploadFile notFound headers":o,"uploadFile notAccep\
table":n,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":n,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":n,"uploadF\
ile unsupportedMediaType headers":o,"uploadFile tooManyRequests":n,"uploadFile tooManyRequests headers":h,"uploadFile internalError":n,"uploadFile internalError\
 headers":o,"uploadFile unavailable":n,"uploadFile unavailable headers":h,"listFiles ok":k,"listFiles ok headers":o,"listFiles badRequest":n,"listFiles badReque\
st headers":o,"listFiles unauthorized":n,"listFiles unauthorized headers":R,"listFiles forbidden":n,"listFiles forbidden headers":o,"listFiles notFound":n,"list\
Files notFound headers":o,"listFiles notAcceptable":n,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":n,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":n,"listFiles internalError headers":o,"listFiles unavailable":n,"listFiles unavailable headers":h,"deleteFile noContent headers":o,"dele\
teFile badRequest":n,"deleteFile badRequest headers":o,"deleteFile unauthorized":n,"deleteFile unauthorized headers":R,"deleteFile forbidden":n,"deleteFile forb\
idden headers":o,"deleteFile notFound":n,"deleteFile notFound headers":o,"deleteFile conflict":n,"deleteFile conflict headers":o,"deleteFile tooManyRequests":n,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":n,"deleteFile internalError headers":o,"deleteFile unavailable":n,"deleteFile unavailable head\
ers":h,"downloadExport ok":or,"downloadExport ok headers":Mr,"downloadExport partialContent":or,"downloadExport partialContent headers":Tr,"downloadExport notMo\
dified headers":jr,"downloadExport badRequest":n,"downloadExport badRequest headers":o,"downloadExport unauthorized":n,"downloadExport unauthorized headers":R,"\
downloadExport forbidden":n,"downloadExport forbidden headers":o,"downloadExport notFound":n,"downloadExport notFound headers":o,"downloadExport conflict":n,"do\
wnloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":n,"downloadExport rangeNotSatisfiable headers":Br,"downloadExport tooManyRequests":n,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":n,"downloadExport internalError headers":o,"downloadExport unavailable":n,"downloadExport u\
navailable headers":h,"listEntities ok":k,"listEntities ok headers":o,"listEntities badRequest":n,"listEntities badRequest headers":o,"listEntities unauthorized":n,
"listEntities unauthorized headers":R,"listEntities forbidden":n,"listEntities forbidden headers":o,"listEntities notFound":n,"listEntities notFound headers":o,
"listEntities notAcceptable":n,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":n,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":n,"listEntities internalError headers":o,"listEntities unavailable":n,"listEntities unavailable headers":h,"runEntitiesCommand ok":zr,"runEntitiesC\
ommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":n,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand un\
authorized":n,"runEntitiesCommand unauthorized headers":R,"runEntitiesCommand forbidden":n,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":n,
"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":n,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":n,"runEn\
titiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":n,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":n,
"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":n,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":n,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":n,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":Or,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":n,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthoriz\
ed":n,"runExpressionsCommand unauthorized headers":R,"runExpressionsCommand forbidden":n,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notF\
ound":n,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":n,"runExpressionsCommand notAcceptable headers":o,"runExpressionsComman\
d conflict":n,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":n,"runExpressionsCommand contentTooLarge headers":o,"runExpress\
ionsCommand unsupportedMediaType":n,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":n,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":n,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":n,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":tr,"countEntities ok headers":o,"countEntities badRequest":n,"countEntities badRequest headers":o,"countEn\
tities unauthorized":n,"countEntities unauthorized headers":R,"countEntities forbidden":n,"countEntities forbidden headers":o,"countEntities notFound":n,"countE\
ntities notFound headers":o,"countEntities notAcceptable":n,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":n,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":n,"countEntities internalError headers":o,"countEntities unavailable":n,"countEntities unavailable headers":h,"get\
Entity ok":k,"getEntity ok headers":o,"getEntity badRequest":n,"getEntity badRequest headers":o,"getEntity unauthorized":n,"getEntity unauthorized headers":R,"g\
etEntity forbidden":n,"getEntity forbidden headers":o,"getEntity notFound":n,"getEntity notFound headers":o,"getEntity notAcceptable":n,"getEntity notAcceptable\
 headers":o,"getEntity tooManyRequests":n,"getEntity tooManyRequests headers":h,"getEntity internalError":n,"getEntity internalError headers":o,"getEntity unava\
ilable":n,"getEntity unavailable headers":h,"runEntityCommand ok":_r,"runEntityCommand ok headers":o,"runEntityCommand badRequest":n,"runEntityCommand badReques\
t headers":o,"runEntityCommand unauthorized":n,"runEntityCommand unauthorized headers":R,"runEntityCommand forbidden":n,"runEntityCommand forbidden headers":o,"\
runEntityCommand notFound":n,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":n,"runEntityCommand notAcceptable headers":o,"runEntityComma\
nd conflict":n,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":n,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsuppo\
rtedMediaType":n,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":n,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":n,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":n,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":o,"deleteEntity badRequest":n,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":n,"deleteEntity unauthorized headers":R,"deleteEntit\
y forbidden":n,"deleteEntity forbidden headers":o,"deleteEntity notFound":n,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":n,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":n,"deleteEntity internalError headers":o,"deleteEntity unavailable":n,"deleteEntity unavailable headers":h,
"listRows ok":k,"listRows ok headers":o,"listRows badRequest":n,"listRows badRequest headers":o,"listRows unauthorized":n,"listRows unauthorized headers":R,"lis\
tRows forbidden":n,"listRows forbidden headers":o,"listRows notFound":n,"listRows notFound headers":o,"listRows notAcceptable":n,"listRows notAcceptable headers":o,
"listRows conflict":n,"listRows conflict headers":o,"listRows tooManyRequests":n,"listRows tooManyRequests headers":h,"listRows internalError":n,"listRows inter\
nalError headers":o,"listRows unavailable":n,"listRows unavailable headers":h,"runRowsCommand ok":A,"runRowsCommand ok headers":o,"runRowsCommand badRequest":n,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":n,"runRowsCommand unauthorized headers":R,"runRowsCommand forbidden":n,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":n,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":n,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":n,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":n,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":n,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":n,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":n,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":n,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejec\
tedRows ok headers":o,"listRejectedRows badRequest":n,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":n,"listRejectedRows unauthorized h\
eaders":R,"listRejectedRows forbidden":n,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":n,"listRejectedRows notFound headers":o,"listRejecte\
dRows notAcceptable":n,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":n,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":n,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":n,"listRejectedRows unavailable headers":h,"getReport ok":Sr,"g\
etReport ok headers":Gr,"getReport badRequest":n,"getReport badRequest headers":o,"getReport unauthorized":n,"getReport unauthorized headers":R,"getReport forbi\
dden":n,"getReport forbidden headers":o,"getReport notFound":n,"getReport notFound headers":o,"getReport notAcceptable":n,"getReport notAcceptable headers":o,"g\
etReport conflict":n,"getReport conflict headers":o,"getReport tooManyRequests":n,"getReport tooManyRequests headers":h,"getReport internalError":n,"getReport i\
nternalError headers":o,"getReport unavailable":n,"getReport unavailable headers":h,"listAttributes ok":k,"listAttributes ok headers":o,"listAttributes badReque\
st":n,"listAttributes badRequest headers":o,"listAttributes unauthorized":n,"listAttributes unauthorized headers":R,"listAttributes forbidden":n,"listAttributes\
 forbidden headers":o,"listAttributes notFound":n,"listAttributes notFound headers":o,"listAttributes notAcceptable":n,"listAttributes notAcceptable headers":o,
"listAttributes tooManyRequests":n,"listAttributes tooManyRequests headers":h,"listAttributes internalError":n,"listAttributes internalError headers":o,"listAtt\
ributes unavailable":n,"listAttributes unavailable headers":h,"runAttributesCommand ok":A,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":n,
"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":n,"runAttributesCommand unauthorized headers":R,"runAttributesCommand forbidden":n,
"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":n,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":n,"r\
unAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":n,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand uns\
upportedMediaType":n,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":n,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":n,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":n,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":k,"getAttribute ok headers":o,"getAttribute badRequest":n,"getAttribute badRequest headers":o,"getAttribute unauthorized":n,"getA\
ttribute unauthorized headers":R,"getAttribute forbidden":n,"getAttribute forbidden headers":o,"getAttribute notFound":n,"getAttribute notFound headers":o,"getA\
ttribute notAcceptable":n,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":n,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":n,"getAttribute internalError headers":o,"getAttribute unavailable":n,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":o,"\
listValues badRequest":n,"listValues badRequest headers":o,"listValues unauthorized":n,"listValues unauthorized headers":R,"listValues forbidden":n,"listValues \
forbidden headers":o,"listValues notFound":n,"listValues notFound headers":o,"listValues notAcceptable":n,"listValues notAcceptable headers":o,"listValues confl\
ict":n,"listValues conflict headers":o,"listValues tooManyRequests":n,"listValues tooManyRequests headers":h,"listValues internalError":n,"listValues internalEr\
ror headers":o,"listValues unavailable":n,"listValues unavailable headers":h,"runValuesCommand ok":A,"runValuesCommand ok headers":o,"runValuesCommand badReques\
t":n,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":n,"runValuesCommand unauthorized headers":R,"runValuesCommand forbidden":n,"runValu\
esCommand forbidden headers":o,"runValuesCommand notFound":n,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":n,"runValuesCommand notAccep\
table headers":o,"runValuesCommand conflict":n,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":n,"runValuesCommand contentTooLarge head\
ers":o,"runValuesCommand unsupportedMediaType":n,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":n,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":n,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":n,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":k,"listMasks ok headers":o,"listMasks badRequest":n,"listMasks badRequest headers":o,"listMasks unauthorized":n,"listMasks unauthori\
zed headers":R,"listMasks forbidden":n,"listMasks forbidden headers":o,"listMasks notFound":n,"listMasks notFound headers":o,"listMasks notAcceptable":n,"listMa\
sks notAcceptable headers":o,"listMasks conflict":n,"listMasks conflict headers":o,"listMasks tooManyRequests":n,"listMasks tooManyRequests headers":h,"listMask\
s internalError":n,"listMasks internalError headers":o,"listMasks unavailable":n,"listMasks unavailable headers":h,"runMasksCommand ok":A,"runMasksCommand ok he\
aders":o,"runMasksCommand badRequest":n,"runMasksCommand badRequest headers":o,"runMasksCommand unauthorized":n,"runMasksCommand unauthorized headers":R,"runMas\
ksCommand forbidden":n,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":n,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":n,
"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":n,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":n,"runMasksCommand\
 contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":n,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":n,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":n,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":n,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":k,"listPatterns ok headers":o,"listPatterns badRequest":n,"listPatterns badRequest headers":o,"listPatterns unauthor\
ized":n,"listPatterns unauthorized headers":R,"listPatterns forbidden":n,"listPatterns forbidden headers":o,"listPatterns notFound":n,"listPatterns notFound hea\
ders":o,"listPatterns notAcceptable":n,"listPatterns notAcceptable headers":o,"listPatterns conflict":n,"listPatterns conflict headers":o,"listPatterns tooManyR\
equests":n,"listPatterns tooManyRequests headers":h,"listPatterns internalError":n,"listPatterns internalError headers":o,"listPatterns unavailable":n,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":A,"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":n,"runPatternsCommand badRequest headers":o,
"runPatternsCommand unauthorized":n,"runPatternsCommand unauthorized headers":R,"runPatternsCommand forbidden":n,"runPatternsCommand forbidden headers":o,"runPa\
tternsCommand notFound":n,"runPatternsCommand notFound headers":o,"runPatternsCommand notAcceptable":n,"runPatternsCommand notAcceptable headers":o,"runPatterns\
Command conflict":n,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTooLarge":n,"runPatternsCommand contentTooLarge headers":o,"runPatternsCo\
mmand unsupportedMediaType":n,"runPatternsCommand unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":n,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":n,"runPatternsCommand internalError headers":o,"runPatternsCommand unavailable":n,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":A,"runSoundexesCommand ok headers":o,"runSoundexesCommand badRequest":n,"runSoundexesCommand badRequest headers":o,"runSoundexe\
sCommand unauthorized":n,"runSoundexesCommand unauthorized headers":R,"runSoundexesCommand forbidden":n,"runSoundexesCommand forbidden headers":o,"runSoundexesC\
ommand notFound":n,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAcceptable":n,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCom\
mand conflict":n,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooLarge":n,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesC\
ommand unsupportedMediaType":n,"runSoundexesCommand unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":n,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":n,"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":n,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":k,"listMetaphones ok headers":o,"listMetaphones badRequest":n,"listMetaphones badRequest headers":o,"listMetaphones unauthor\
ized":n,"listMetaphones unauthorized headers":R,"listMetaphones forbidden":n,"listMetaphones forbidden headers":o,"listMetaphones notFound":n,"listMetaphones no\
tFound headers":o,"listMetaphones notAcceptable":n,"listMetaphones notAcceptable headers":o,"listMetaphones conflict":n,"listMetaphones conflict headers":o,"lis\
tMetaphones tooManyRequests":n,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":n,"listMetaphones internalError headers":o,"listMetapho\
nes unavailable":n,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":A,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":n,"r\
unMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":n,"runMetaphonesCommand unauthorized headers":R,"runMetaphonesCommand forbidden":n,
"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":n,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":n,"r\
unMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":n,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":n,
"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaType":n,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetapho\
nesCommand tooManyRequests":n,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":n,"runMetaphonesCommand internalError header\
s":o,"runMetaphonesCommand unavailable":n,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":Hr,"unmaskValue ok headers":o,"unmaskValue badRequest":n,
"unmaskValue badRequest headers":o,"unmaskValue unauthorized":n,"unmaskValue unauthorized headers":R,"unmaskValue forbidden":n,"unmaskValue forbidden headers":o,
"unmaskValue notFound":n,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":n,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":n,"u\
nmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":n,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":n,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":n,"unmaskValue internalError headers":o,"unmaskValue unavailable":n,"unmaskValue unavailable headers":h,
"listFunctions ok":Vr,"listFunctions ok headers":o,"listFunctions badRequest":n,"listFunctions badRequest headers":o,"listFunctions unauthorized":n,"listFunctio\
ns unauthorized headers":R,"listFunctions forbidden":n,"listFunctions forbidden headers":o,"listFunctions notFound":n,"listFunctions notFound headers":o,"listFu\
nctions notAcceptable":n,"listFunctions notAcceptable headers":o,"listFunctions tooManyRequests":n,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":n,"listFunctions internalError headers":o,"listFunctions unavailable":n,"listFunctions unavailable headers":h,"listPriorities ok":Yr,"listPriorities \
ok headers":o,"listPriorities badRequest":n,"listPriorities badRequest headers":o,"listPriorities unauthorized":n,"listPriorities unauthorized headers":R,"listP\
riorities forbidden":n,"listPriorities forbidden headers":o,"listPriorities notFound":n,"listPriorities notFound headers":o,"listPriorities notAcceptable":n,"li\
stPriorities notAcceptable headers":o,"listPriorities tooManyRequests":n,"listPriorities tooManyRequests headers":h,"listPriorities internalError":n,"listPriori\
ties internalError headers":o,"listPriorities unavailable":n,"listPriorities unavailable headers":h,"runPrioritiesCommand created":j,"runPrioritiesCommand creat\
ed headers":cr,"runPrioritiesCommand badRequest":n,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":n,"runPrioritiesCommand unaut\
horized headers":R,"runPrioritiesCommand forbidden":n,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":n,"runPrioritiesCommand notFoun\
d headers":o,"runPrioritiesCommand notAcceptable":n,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":n,"runPrioritiesComman\
d contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":n,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRe\
quests":n,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":n,"runPrioritiesCommand internalError headers":o,"runPrioritiesC\
ommand unavailable":n,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":j,"runPriorityCommand created headers":cr,"runPriorityCommand ba\
dRequest":n,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":n,"runPriorityCommand unauthorized headers":R,"runPriorityCommand forbid\
den":n,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":n,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":n,"ru\
nPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":n,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedM\
ediaType":n,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooManyRequests":n,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":n,"runPriorityCommand internalError headers":o,"runPriorityCommand unavailable":n,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":o,"deletePriority badRequest":n,"deletePriority badRequest headers":o,"deletePriority unauthorized":n,"deletePriority unauthorized head\
ers":R,"deletePriority forbidden":n,"deletePriority forbidden headers":o,"deletePriority notFound":n,"deletePriority notFound headers":o,"deletePriority tooMany\
Requests":n,"deletePriority tooManyRequests headers":h,"deletePriority internalError":n,"deletePriority internalError headers":o,"deletePriority unavailable":n,
"deletePriority unavailable headers":h,"listLibraryEntities ok":k,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":n,"listLibraryEntities bad\
Request headers":o,"listLibraryEntities unauthorized":n,"listLibraryEntities unauthorized headers":R,"listLibraryEntities forbidden":n,"listLibraryEntities forb\
idden headers":o,"listLibraryEntities notFound":n,"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":n,"listLibraryEntities notAccepta\
ble headers":o,"listLibraryEntities tooManyRequests":n,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":n,"listLibraryEntitie\
s internalError headers":o,"listLibraryEntities unavailable":n,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":Wr,"runLibraryEntities\
Command ok headers":o,"runLibraryEntitiesCommand badRequest":n,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":n,"runL\
ibraryEntitiesCommand unauthorized headers":R,"runLibraryEntitiesCommand forbidden":n,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand\
 notFound":n,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notAcceptable":n,"runLibraryEntitiesCommand notAcceptable headers":o,"run\
LibraryEntitiesCommand conflict":n,"runLibraryEntitiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":n,"runLibraryEntitiesCommand conte\
ntTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":n,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand t\
ooManyRequests":n,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":n,"runLibraryEntitiesCommand internalError hea\
ders":o,"runLibraryEntitiesCommand unavailable":n,"runLibraryEntitiesCommand unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEntity ok headers":o,"get\
LibraryEntity badRequest":n,"getLibraryEntity badRequest headers":o,"getLibraryEntity unauthorized":n,"getLibraryEntity unauthorized headers":R,"getLibraryEntit\
y forbidden":n,"getLibraryEntity forbidden headers":o,"getLibraryEntity notFound":n,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":n,"ge\
tLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":n,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":n,"ge\
tLibraryEntity internalError headers":o,"getLibraryEntity unavailable":n,"getLibraryEntity unavailable headers":h,"deleteLibraryEntity noContent headers":o,"del\
eteLibraryEntity badRequest":n,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":n,"deleteLibraryEntity unauthorized headers":R,"del\
eteLibraryEntity forbidden":n,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":n,"deleteLibraryEntity notFound headers":o,"deleteLibrary\
Entity tooManyRequests":n,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":n,"deleteLibraryEntity internalError headers":o,"d\
eleteLibraryEntity unavailable":n,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok headers":o,"listLibraryAttr\
ibutes badRequest":n,"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":n,"listLibraryAttributes unauthorized headers":R,"listLib\
raryAttributes forbidden":n,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":n,"listLibraryAttributes notFound headers":o,"listLibra\
ryAttributes notAcceptable":n,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":n,"listLibraryAttributes tooManyRequests h\
eaders":h,"listLibraryAttributes internalError":n,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":n,"listLibraryAttributes u\
navailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok headers":o,"listBusinessRules badRequest":n,"listBusinessRules badRequest headers":o,"listB\
usinessRules unauthorized":n,"listBusinessRules unauthorized headers":R,"listBusinessRules forbidden":n,"listBusinessRules forbidden headers":o,"listBusinessRul\
es notFound":n,"listBusinessRules notFound headers":o,"listBusinessRules notAcceptable":n,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooMany\
Requests":n,"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":n,"listBusinessRules internalError headers":o,"listBusinessRules una\
vailable":n,"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":A,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":n,
"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesCommand unauthorized":n,"runBusinessRulesCommand unauthorized headers":R,"runBusinessRulesComman\
d forbidden":n,"runBusinessRulesCommand forbidden headers":o,"runBusinessRulesCommand notFound":n,"runBusinessRulesCommand notFound headers":o,"runBusinessRules\
Command notAcceptable":n,"runBusinessRulesCommand notAcceptable headers":o,"runBusinessRulesCommand contentTooLarge":n,"runBusinessRulesCommand contentTooLarge \
headers":o,"runBusinessRulesCommand unsupportedMediaType":n,"runBusinessRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":n,
"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":n,"runBusinessRulesCommand internalError headers":o,"runBusinessRule\
sCommand unavailable":n,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":tr,"countBusinessRules ok headers":o,"countBusinessRules badRequ\
est":n,"countBusinessRules badRequest headers":o,"countBusinessRules unauthorized":n,"countBusinessRules unauthorized headers":R,"countBusinessRules forbidden":n,
"countBusinessRules forbidden headers":o,"countBusinessRules notFound":n,"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":n,"countBusi\
nessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":n,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":n,"c\
ountBusinessRules internalError headers":o,"countBusinessRules unavailable":n,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":es,"listAggre\
gateMethods ok headers":o,"listAggregateMethods badRequest":n,"listAggregateMethods badRequest headers":o,"listAggregateMethods unauthorized":n,"listAggregateMe\
thods unauthorized headers":R,"listAggregateMethods forbidden":n,"listAggregateMethods forbidden headers":o,"listAggregateMethods notFound":n,"listAggregateMeth\
ods notFound headers":o,"listAggregateMethods notAcceptable":n,"listAggregateMethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":n,"listAggr\
egateMethods tooManyRequests headers":h,"listAggregateMethods internalError":n,"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":n,
"listAggregateMethods unavailable headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":o,"listRealBusinessRules badRequest":n,"listRealBus\
inessRules badRequest headers":o,"listRealBusinessRules unauthorized":n,"listRealBusinessRules unauthorized headers":R,"listRealBusinessRules forbidden":n,"list\
RealBusinessRules forbidden headers":o,"listRealBusinessRules notFound":n,"listRealBusinessRules notFound headers":o,"listRealBusinessRules notAcceptable":n,"li\
stRealBusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":n,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules \
internalError":n,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":n,"listRealBusinessRules unavailable headers":h,"runRealBus\
inessRulesCommand ok":rs,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":ce,"runRealBusinessRulesCommand badRequest headers":o,
"runRealBusinessRulesCommand unauthorized":n,"runRealBusinessRulesCommand unauthorized headers":R,"runRealBusinessRulesCommand forbidden":n,"runRealBusinessRule\
sCommand forbidden headers":o,"runRealBusinessRulesCommand notFound":n,"runRealBusinessRulesCommand notFound headers":o,"runRealBusinessRulesCommand notAcceptab\
le":n,"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":n,"runRealBusinessRulesCommand conflict headers":o,"runRealBu\
sinessRulesCommand contentTooLarge":n,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusinessRulesCommand unsupportedMediaType":n,"runRealBusin\
essRulesCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":n,"runRealBusinessRulesCommand tooManyRequests headers":h,"runReal\
BusinessRulesCommand internalError":n,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessRulesCommand unavailable":n,"runRealBusinessRulesCom\
mand unavailable headers":h,"deleteRealBusinessRules ok":j,"deleteRealBusinessRules ok headers":o,"deleteRealBusinessRules badRequest":ce,"deleteRealBusinessRul\
es badRequest headers":o,"deleteRealBusinessRules unauthorized":n,"deleteRealBusinessRules unauthorized headers":R,"deleteRealBusinessRules forbidden":n,"delete\
RealBusinessRules forbidden headers":o,"deleteRealBusinessRules notFound":n,"deleteRealBusinessRules notFound headers":o,"deleteRealBusinessRules notAcceptable":n,
"deleteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":n,"deleteRealBusinessRules contentTooLarge headers":o,"deleteRealBus\
inessRules unsupportedMediaType":n,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusinessRules tooManyRequests":n,"deleteRealBusinessRules\
 tooManyRequests headers":h,"deleteRealBusinessRules internalError":n,"deleteRealBusinessRules internalError headers":o,"deleteRealBusinessRules unavailable":n,
"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":tr,"countRealBusinessRules ok headers":o,"countRealBusinessRules badRequest":n,"coun\
tRealBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":n,"countRealBusinessRules unauthorized headers":R,"countRealBusinessRules forbidd\
en":n,"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":n,"countRealBusinessRules notFound headers":o,"countRealBusinessRules notAc\
ceptable":n,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":n,"countRealBusinessRules tooManyRequests headers":h,"coun\
tRealBusinessRules internalError":n,"countRealBusinessRules internalError headers":o,"countRealBusinessRules unavailable":n,"countRealBusinessRules unavailable \
headers":h,"listEntityBusinessRules ok":k,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules badRequest":n,"listEntityBusinessRules badRequest head\
ers":o,"listEntityBusinessRules unauthorized":n,"listEntityBusinessRules unauthorized headers":R,"listEntityBusinessRules forbidden":n,"listEntityBusinessRules \
forbidden headers":o,"listEntityBusinessRules notFound":n,"listEntityBusinessRules notFound headers":o,"listEntityBusinessRules notAcceptable":n,"listEntityBusi\
nessRules notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":n,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules inte\
rnalError":n,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":n,"listEntityBusinessRules unavailable headers":h,"runEntit\
yBusinessRulesCommand ok":yr,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand badRequest":ce,"runEntityBusinessRulesCommand badReques\
t headers":o,"runEntityBusinessRulesCommand unauthorized":n,"runEntityBusinessRulesCommand unauthorized headers":R,"runEntityBusinessRulesCommand forbidden":n,"\
runEntityBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":n,"runEntityBusinessRulesCommand notFound headers":o,"runEntityBusin\
essRulesCommand notAcceptable":n,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessRulesCommand conflict":n,"runEntityBusinessRulesComma\
nd conflict headers":o,"runEntityBusinessRulesCommand contentTooLarge":n,"runEntityBusinessRulesCommand contentTooLarge headers":o,"runEntityBusinessRulesComman\
d unsupportedMediaType":n,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessRulesCommand tooManyRequests":n,"runEntityBusinessRul\
esCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":n,"runEntityBusinessRulesCommand internalError headers":o,"runEntityBusinessR\
ulesCommand unavailable":n,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":k,"listAttributeBusinessRules ok headers":o,"li\
stAttributeBusinessRules badRequest":n,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusinessRules unauthorized":n,"listAttributeBusinessRules\
 unauthorized headers":R,"listAttributeBusinessRules forbidden":n,"listAttributeBusinessRules forbidden headers":o,"listAttributeBusinessRules notFound":n,"list\
AttributeBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":n,"listAttributeBusinessRules notAcceptable headers":o,"listAttributeBusin\
essRules tooManyRequests":n,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":n,"listAttributeBusinessRules inte\
rnalError headers":o,"listAttributeBusinessRules unavailable":n,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":yr,"run\
AttributeBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":ce,"runAttributeBusinessRulesCommand badRequest headers":o,"runAttribu\
teBusinessRulesCommand unauthorized":n,"runAttributeBusinessRulesCommand unauthorized headers":R,"runAttributeBusinessRulesCommand forbidden":n,"runAttributeBus\
inessRulesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":n,"runAttributeBusinessRulesCommand notFound headers":o,"runAttributeBusiness\
RulesCommand notAcceptable":n,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusinessRulesCommand conflict":n,"runAttributeBusinessRule\
sCommand conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":n,"runAttributeBusinessRulesCommand contentTooLarge headers":o,"runAttributeBusi\
nessRulesCommand unsupportedMediaType":n,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"runAttributeBusinessRulesCommand tooManyRequests":n,
"runAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":n,"runAttributeBusinessRulesCommand internalError \
headers":o,"runAttributeBusinessRulesCommand unavailable":n,"runAttributeBusinessRulesCommand unavailable headers":h,"listEntityRuleHistory ok":k,"listEntityRul\
eHistory ok headers":o,"listEntityRuleHistory badRequest":n,"listEntityRuleHistory badRequest headers":o,"listEntityRuleHistory unauthorized":n,"listEntityRuleH\
istory unauthorized headers":R,"listEntityRuleHistory forbidden":n,"listEntityRuleHistory forbidden headers":o,"listEntityRuleHistory notFound":n,"listEntityRul\
eHistory notFound headers":o,"listEntityRuleHistory notAcceptable":n,"listEntityRuleHistory notAcceptable headers":o,"listEntityRuleHistory tooManyRequests":n,"\
listEntityRuleHistory tooManyRequests headers":h,"listEntityRuleHistory internalError":n,"listEntityRuleHistory internalError headers":o,"listEntityRuleHistory \
unavailable":n,"listEntityRuleHistory unavailable headers":h,"runEntityRuleHistoryCommand ok":A,"runEntityRuleHistoryCommand ok headers":o,"runEntityRuleHistory\
Command badRequest":n,"runEntityRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthorized":n,"runEntityRuleHistoryCommand unauthorized \
headers":R,"runEntityRuleHistoryCommand forbidden":n,"runEntityRuleHistoryCommand forbidden headers":o,"runEntityRuleHistoryCommand notFound":n,"runEntityRuleHi\
storyCommand notFound headers":o,"runEntityRuleHistoryCommand notAcceptable":n,"runEntityRuleHistoryCommand notAcceptable headers":o,"runEntityRuleHistoryComman\
d contentTooLarge":n,"runEntityRuleHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupportedMediaType":n,"runEntityRuleHistoryCommand u\
nsupportedMediaType headers":o,"runEntityRuleHistoryCommand tooManyRequests":n,"runEntityRuleHistoryCommand tooManyRequests headers":h,"runEntityRuleHistoryComm\
and internalError":n,"runEntityRuleHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavailable":n,"runEntityRuleHistoryCommand unavailable \
headers":h,"listAllRuleHistory ok":k,"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":n,"listAllRuleHistory badRequest headers":o,"listAllRuleH\
istory unauthorized":n,"listAllRuleHistory unauthorized headers":R,"listAllRuleHistory forbidden":n,"listAllRuleHistory forbidden headers":o,"listAllRuleHistory\
 notFound":n,"listAllRuleHistory notFound headers":o,"listAllRuleHistory notAcceptable":n,"listAllRuleHistory notAcceptable headers":o,"listAllRuleHistory tooMa\
nyRequests":n,"listAllRuleHistory tooManyRequests headers":h,"listAllRuleHistory internalError":n,"listAllRuleHistory internalError headers":o,"listAllRuleHisto\
ry unavailable":n,"listAllRuleHistory unavailable headers":h,"runAllRuleHistoryCommand ok":A,"runAllRuleHistoryCommand ok headers":o,"runAllRuleHistoryCommand b\
adRequest":n,"runAllRuleHistoryCommand badRequest headers":o,"runAllRuleHistoryCommand unauthorized":n,"runAllRuleHistoryCommand unauthorized headers":R,"runAll\
RuleHistoryCommand forbidden":n,"runAllRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFound":n,"runAllRuleHistoryCommand notFound headers":o,
"runAllRuleHistoryCommand notAcceptable":n,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHistoryCommand contentTooLarge":n,"runAllRuleHistoryCom\
mand contentTooLarge headers":o,"runAllRuleHistoryCommand unsupportedMediaType":n,"runAllRuleHistoryCommand unsupportedMediaType headers":o,"runAllRuleHistoryCo\
mmand tooManyRequests":n,"runAllRuleHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand internalError":n,"runAllRuleHistoryCommand internalError\
 headers":o,"runAllRuleHistoryCommand unavailable":n,"runAllRuleHistoryCommand unavailable headers":h,"listEntityCompliance ok":k,"listEntityCompliance ok heade\
rs":o,"listEntityCompliance badRequest":n,"listEntityCompliance badRequest headers":o,"listEntityCompliance unauthorized":n,"listEntityCompliance unauthorized h\
eaders":R,"listEntityCompliance forbidden":n,"listEntityCompliance forbidden headers":o,"listEntityCompliance notFound":n,"listEntityCompliance notFound headers":o,
"listEntityCompliance notAcceptable":n,"listEntityCompliance notAcceptable headers":o,"listEntityCompliance tooManyRequests":n,"listEntityCompliance tooManyRequ\
ests headers":h,"listEntityCompliance internalError":n,"listEntityCompliance internalError headers":o,"listEntityCompliance unavailable":n,"listEntityCompliance\
 unavailable headers":h,"runEntityComplianceCommand ok":A,"runEntityComplianceCommand ok headers":o,"runEntityComplianceCommand badRequest":n,"runEntityComplian\
ceCommand badRequest headers":o,"runEntityComplianceCommand unauthorized":n,"runEntityComplianceCommand unauthorized headers":R,"runEntityComplianceCommand forb\
idden":n,"runEntityComplianceCommand forbidden headers":o,"runEntityComplianceCommand notFound":n,"runEntityComplianceCommand notFound headers":o,"runEntityComp\
lianceCommand notAcceptable":n,"runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceCommand contentTooLarge":n,"runEntityComplianceCommand c\
ontentTooLarge headers":o,"runEntityComplianceCommand unsupportedMediaType":n,"runEntityComplianceCommand unsupportedMediaType headers":o,"runEntityComplianceCo\
mmand tooManyRequests":n,"runEntityComplianceCommand tooManyRequests headers":h,"runEntityComplianceCommand internalError":n,"runEntityComplianceCommand interna\
lError headers":o,"runEntityComplianceCommand unavailable":n,"runEntityComplianceCommand unavailable headers":h,"listCompliance ok":k,"listCompliance ok headers":o,
"listCompliance badRequest":n,"listCompliance badRequest headers":o,"listCompliance unauthorized":n,"listCompliance unauthorized headers":R,"listCompliance forb\
idden":n,"listCompliance forbidden headers":o,"listCompliance notFound":n,"listCompliance notFound headers":o,"listCompliance notAcceptable":n,"listCompliance n\
otAcceptable headers":o,"listCompliance tooManyRequests":n,"listCompliance tooManyRequests headers":h,"listCompliance internalError":n,"listCompliance internalE\
rror headers":o,"listCompliance unavailable":n,"listCompliance unavailable headers":h,"runComplianceCommand ok":A,"runComplianceCommand ok headers":o,"runCompli\
anceCommand badRequest":n,"runComplianceCommand badRequest headers":o,"runComplianceCommand unauthorized":n,"runComplianceCommand unauthorized headers":R,"runCo\
mplianceCommand forbidden":n,"runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":n,"runComplianceCommand notFound headers":o,"runComplian\
ceCommand notAcceptable":n,"runComplianceCommand notAcceptable headers":o,"runComplianceCommand contentTooLarge":n,"runComplianceCommand contentTooLarge headers":o,
"runComplianceCommand unsupportedMediaType":n,"runComplianceCommand unsupportedMediaType headers":o,"runComplianceCommand tooManyRequests":n,"runComplianceComma\
nd tooManyRequests headers":h,"runComplianceCommand internalError":n,"runComplianceCommand internalError headers":o,"runComplianceCommand unavailable":n,"runCom\
plianceCommand unavailable headers":h,"listPassingRules ok":k,"listPassingRules ok headers":o,"listPassingRules badRequest":n,"listPassingRules badRequest heade\
rs":o,"listPassingRules unauthorized":n,"listPassingRules unauthorized headers":R,"listPassingRules forbidden":n,"listPassingRules forbidden headers":o,"listPas\
singRules notFound":n,"listPassingRules notFound headers":o,"listPassingRules notAcceptable":n,"listPassingRules notAcceptable headers":o,"listPassingRules tooM\
anyRequests":n,"listPassingRules tooManyRequests headers":h,"listPassingRules internalError":n,"listPassingRules internalError headers":o,"listPassingRules unav\
ailable":n,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":A,"runPassingRulesCommand ok headers":o,"runPassingRulesCommand badRequest":n,"r\
unPassingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":n,"runPassingRulesCommand unauthorized headers":R,"runPassingRulesCommand forb\
idden":n,"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFound":n,"runPassingRulesCommand notFound headers":o,"runPassingRulesCommand no\
tAcceptable":n,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarge":n,"runPassingRulesCommand contentTooLarge headers":o,"r\
unPassingRulesCommand unsupportedMediaType":n,"runPassingRulesCommand unsupportedMediaType headers":o,"runPassingRulesCommand tooManyRequests":n,"runPassingRule\
sCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":n,"runPassingRulesCommand internalError headers":o,"runPassingRulesCommand unavailabl\
e":n,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":k,"listFailingRules ok headers":o,"listFailingRules badRequest":n,"listFailingRules ba\
dRequest headers":o,"listFailingRules unauthorized":n,"listFailingRules unauthorized headers":R,"listFailingRules forbidden":n,"listFailingRules forbidden heade\
rs":o,"listFailingRules notFound":n,"listFailingRules notFound headers":o,"listFailingRules notAcceptable":n,"listFailingRules notAcceptable headers":o,"listFai\
lingRules tooManyRequests":n,"listFailingRules tooManyRequests headers":h,"listFailingRules internalError":n,"listFailingRules internalError headers":o,"listFai\
lingRules unavailable":n,"listFailingRules unavailable headers":h,"runFailingRulesCommand ok":A,"runFailingRulesCommand ok headers":o,"runFailingRulesCommand ba\
dRequest":n,"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand unauthorized":n,"runFailingRulesCommand unauthorized headers":R,"runFailingRul\
esCommand forbidden":n,"runFailingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":n,"runFailingRulesCommand notFound headers":o,"runFailingR\
ulesCommand notAcceptable":n,"runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand contentTooLarge":n,"runFailingRulesCommand contentTooLarge\
 headers":o,"runFailingRulesCommand unsupportedMediaType":n,"runFailingRulesCommand unsupportedMediaType headers":o,"runFailingRulesCommand tooManyRequests":n,"\
runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalError":n,"runFailingRulesCommand internalError headers":o,"runFailingRulesComm\
and unavailable":n,"runFailingRulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRules ok headers":o,"listEnabledRules badRequest":n,"listE\
nabledRules badRequest headers":o,"listEnabledRules unauthorized":n,"listEnabledRules unauthorized headers":R,"listEnabledRules forbidden":n,"listEnabledRules f\
orbidden headers":o,"listEnabledRules notFound":n,"listEnabledRules notFound headers":o,"listEnabledRules notAcceptable":n,"listEnabledRules notAcceptable heade\
rs":o,"listEnabledRules tooManyRequests":n,"listEnabledRules tooManyRequests headers":h,"listEnabledRules internalError":n,"listEnabledRules internalError heade\
rs":o,"listEnabledRules unavailable":n,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand ok":A,"runEnabledRulesCommand ok headers":o,"runEnabledR\
ulesCommand badRequest":n,"runEnabledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthorized":n,"runEnabledRulesCommand unauthorized headers":R,
"runEnabledRulesCommand forbidden":n,"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesCommand notFound":n,"runEnabledRulesCommand notFound headers":o,
"runEnabledRulesCommand notAcceptable":n,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledRulesCommand contentTooLarge":n,"runEnabledRulesCommand con\
tentTooLarge headers":o,"runEnabledRulesCommand unsupportedMediaType":n,"runEnabledRulesCommand unsupportedMediaType headers":o,"runEnabledRulesCommand tooManyR\
equests":n,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand internalError":n,"runEnabledRulesCommand internalError headers":o,"runEnab\
ledRulesCommand unavailable":n,"runEnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"getBusinessRule ok headers":o,"getBusinessRule badRequest":n,
"getBusinessRule badRequest headers":o,"getBusinessRule unauthorized":n,"getBusinessRule unauthorized headers":R,"getBusinessRule forbidden":n,"getBusinessRule \
forbidden headers":o,"getBusinessRule notFound":n,"getBusinessRule notFound headers":o,"getBusinessRule notAcceptable":n,"getBusinessRule notAcceptable headers":o,
"getBusinessRule tooManyRequests":n,"getBusinessRule tooManyRequests headers":h,"getBusinessRule internalError":n,"getBusinessRule internalError headers":o,"get\
BusinessRule unavailable":n,"getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":j,"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand \
badRequest":ce,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":n,"runBusinessRuleCommand unauthorized headers":R,"runBusines\
sRuleCommand forbidden":n,"runBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFound":n,"runBusinessRuleCommand notFound headers":o,"runBusin\
essRuleCommand notAcceptable":n,"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleCommand conflict":n,"runBusinessRuleCommand conflict headers":o,
"runBusinessRuleCommand contentTooLarge":n,"runBusinessRuleCommand contentTooLarge headers":o,"runBusinessRuleCommand unsupportedMediaType":n,"runBusinessRuleCo\
mmand unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":n,"runBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand inte\
rnalError":n,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleCommand unavailable":n,"runBusinessRuleCommand unavailable headers":h,"deleteBusin\
essRule ok":j,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":n,"deleteBusinessRule badRequest headers":o,"deleteBusinessRule unauthorized":n,
"deleteBusinessRule unauthorized headers":R,"deleteBusinessRule forbidden":n,"deleteBusinessRule forbidden headers":o,"deleteBusinessRule notFound":n,"deleteBus\
inessRule notFound headers":o,"deleteBusinessRule notAcceptable":n,"deleteBusinessRule notAcceptable headers":o,"deleteBusinessRule tooManyRequests":n,"deleteBu\
sinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":n,"deleteBusinessRule internalError headers":o,"deleteBusinessRule unavailable":n,"dele\
teBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":os,"getBusinessRulePermissions ok headers":o,"getBusinessRulePermissions badRequest":n,"ge\
tBusinessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthorized":n,"getBusinessRulePermissions unauthorized headers":R,"getBusinessRuleP\
ermissions forbidden":n,"getBusinessRulePermissions forbidden headers":o,"getBusinessRulePermissions notFound":n,"getBusinessRulePermissions notFound headers":o,
"getBusinessRulePermissions notAcceptable":n,"getBusinessRulePermissions notAcceptable headers":o,"getBusinessRulePermissions tooManyRequests":n,"getBusinessRul\
ePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":n,"getBusinessRulePermissions internalError headers":o,"getBusinessRulePermis\
sions unavailable":n,"getBusinessRulePermissions unavailable headers":h,"listRuleHistory ok":k,"listRuleHistory ok headers":o,"listRuleHistory badRequest":n,"li\
stRuleHistory badRequest headers":o,"listRuleHistory unauthorized":n,"listRuleHistory unauthorized headers":R,"listRuleHistory forbidden":n,"listRuleHistory for\
bidden headers":o,"listRuleHistory notFound":n,"listRuleHistory notFound headers":o,"listRuleHistory notAcceptable":n,"listRuleHistory notAcceptable headers":o,
"listRuleHistory tooManyRequests":n,"listRuleHistory tooManyRequests headers":h,"listRuleHistory internalError":n,"listRuleHistory internalError headers":o,"lis\
tRuleHistory unavailable":n,"listRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":A,"runRuleHistoryCommand ok headers":o,"runRuleHistoryCommand bad\
Request":n,"runRuleHistoryCommand badRequest headers":o,"runRuleHistoryCommand unauthorized":n,"runRuleHistoryCommand unauthorized headers":R,"runRuleHistoryCom\
mand forbidden":n,"runRuleHistoryCommand forbidden headers":o,"runRuleHistoryCommand notFound":n,"runRuleHistoryCommand notFound headers":o,"runRuleHistoryComma\
nd notAcceptable":n,"runRuleHistoryCommand notAcceptable headers":o,"runRuleHistoryCommand contentTooLarge":n,"runRuleHistoryCommand contentTooLarge headers":o,
"runRuleHistoryCommand unsupportedMediaType":n,"runRuleHistoryCommand unsupportedMediaType headers":o,"runRuleHistoryCommand tooManyRequests":n,"runRuleHistoryC\
ommand tooManyRequests headers":h,"runRuleHistoryCommand internalError":n,"runRuleHistoryCommand internalError headers":o,"runRuleHistoryCommand unavailable":n,
"runRuleHistoryCommand unavailable headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok headers":o,"listRuleFailingRows badRequest":n,"listRuleFailingR\
ows badRequest headers":o,"listRuleFailingRows unauthorized":n,"listRuleFailingRows unauthorized headers":R,"listRuleFailingRows forbidden":n,"listRuleFailingRo\
ws forbidden headers":o,"listRuleFailingRows notFound":n,"listRuleFailingRows notFound headers":o,"listRuleFailingRows notAcceptable":n,"listRuleFailingRows not\
Acceptable headers":o,"listRuleFailingRows conflict":n,"listRuleFailingRows conflict headers":o,"listRuleFailingRows tooManyRequests":n,"listRuleFailingRows too\
ManyRequests headers":h,"listRuleFailingRows internalError":n,"listRuleFailingRows internalError headers":o,"listRuleFailingRows unavailable":n,"listRuleFailing\
Rows unavailable headers":h,"runRuleFailingRowsCommand ok":A,"runRuleFailingRowsCommand ok headers":o,"runRuleFailingRowsCommand badRequest":n,"runRuleFailingRo\
wsCommand badRequest headers":o,"runRuleFailingRowsCommand unauthorized":n,"runRuleFailingRowsCommand unauthorized headers":R,"runRuleFailingRowsCommand forbidd\
en":n,"runRuleFailingRowsCommand forbidden headers":o,"runRuleFailingRowsCommand notFound":n,"runRuleFailingRowsCommand notFound headers":o,"runRuleFailingRowsC\
ommand notAcceptable":n,"runRuleFailingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand conflict":n,"runRuleFailingRowsCommand conflict headers":o,
"runRuleFailingRowsCommand contentTooLarge":n,"runRuleFailingRowsCommand contentTooLarge headers":o,"runRuleFailingRowsCommand unsupportedMediaType":n,"runRuleF\
ailingRowsCommand unsupportedMediaType headers":o,"runRuleFailingRowsCommand tooManyRequests":n,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFa\
ilingRowsCommand internalError":n,"runRuleFailingRowsCommand internalError headers":o,"runRuleFailingRowsCommand unavailable":n,"runRuleFailingRowsCommand unava\
ilable headers":h,"listRulePassingRows ok":k,"listRulePassingRows ok headers":o,"listRulePassingRows badRequest":n,"listRulePassingRows badRequest headers":o,"l\
istRulePassingRows unauthorized":n,"listRulePassingRows unauthorized headers":R,"listRulePassingRows forbidden":n,"listRulePassingRows forbidden headers":o,"lis\
tRulePassingRows notFound":n,"listRulePassingRows notFound headers":o,"listRulePassingRows notAcceptable":n,"listRulePassingRows notAcceptable headers":o,"listR\
ulePassingRows conflict":n,"listRulePassingRows conflict headers":o,"listRulePassingRows tooManyRequests":n,"listRulePassingRows tooManyRequests headers":h,"lis\
tRulePassingRows internalError":n,"listRulePassingRows internalError headers":o,"listRulePassingRows unavailable":n,"listRulePassingRows unavailable headers":h,
"runRulePassingRowsCommand ok":A,"runRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand badRequest":n,"runRulePassingRowsCommand badRequest headers":o,
"runRulePassingRowsCommand unauthorized":n,"runRulePassingRowsCommand unauthorized headers":R,"runRulePassingRowsCommand forbidden":n,"runRulePassingRowsCommand\
 forbidden headers":o,"runRulePassingRowsCommand notFound":n,"runRulePassingRowsCommand notFound headers":o,"runRulePassingRowsCommand notAcceptable":n,"runRule\
PassingRowsCommand notAcceptable headers":o,"runRulePassingRowsCommand conflict":n,"runRulePassingRowsCommand conflict headers":o,"runRulePassingRowsCommand con\
tentTooLarge":n,"runRulePassingRowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand unsupportedMediaType":n,"runRulePassingRowsCommand unsupportedM\
ediaType headers":o,"runRulePassingRowsCommand tooManyRequests":n,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":n,
"runRulePassingRowsCommand internalError headers":o,"runRulePassingRowsCommand unavailable":n,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups \
ok":k,"listRuleGroups ok headers":o,"listRuleGroups badRequest":n,"listRuleGroups badRequest headers":o,"listRuleGroups unauthorized":n,"listRuleGroups unauthor\
ized headers":R,"listRuleGroups forbidden":n,"listRuleGroups forbidden headers":o,"listRuleGroups notFound":n,"listRuleGroups notFound headers":o,"listRuleGroup\
s notAcceptable":n,"listRuleGroups notAcceptable headers":o,"listRuleGroups conflict":n,"listRuleGroups conflict headers":o,"listRuleGroups tooManyRequests":n,"\
listRuleGroups tooManyRequests headers":h,"listRuleGroups internalError":n,"listRuleGroups internalError headers":o,"listRuleGroups unavailable":n,"listRuleGrou\
ps unavailable headers":h,"runRuleGroupsCommand ok":A,"runRuleGroupsCommand ok headers":o,"runRuleGroupsCommand badRequest":n,"runRuleGroupsCommand badRequest h\
eaders":o,"runRuleGroupsCommand unauthorized":n,"runRuleGroupsCommand unauthorized headers":R,"runRuleGroupsCommand forbidden":n,"runRuleGroupsCommand forbidden\
 headers":o,"runRuleGroupsCommand notFound":n,"runRuleGroupsCommand notFound headers":o,"runRuleGroupsCommand notAcceptable":n,"runRuleGroupsCommand notAcceptab\
le headers":o,"runRuleGroupsCommand conflict":n,"runRuleGroupsCommand conflict headers":o,"runRuleGroupsCommand contentTooLarge":n,"runRuleGroupsCommand content\
TooLarge headers":o,"runRuleGroupsCommand unsupportedMediaType":n,"runRuleGroupsCommand unsupportedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":n,
"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGroupsCommand internalError":n,"runRuleGroupsCommand internalError headers":o,"runRuleGroupsCommand una\
vailable":n,"runRuleGroupsCommand unavailable headers":h,"runGroupFailingRowsCommand ok":A,"runGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand\
 badRequest":n,"runGroupFailingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand unauthorized":n,"runGroupFailingRowsCommand unauthorized headers":R,
"runGroupFailingRowsCommand forbidden":n,"runGroupFailingRowsCommand forbidden headers":o,"runGroupFailingRowsCommand notFound":n,"runGroupFailingRowsCommand no\
tFound headers":o,"runGroupFailingRowsCommand notAcceptable":n,"runGroupFailingRowsCommand notAcceptable headers":o,"runGroupFailingRowsCommand conflict":n,"run\
GroupFailingRowsCommand conflict headers":o,"runGroupFailingRowsCommand contentTooLarge":n,"runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFaili\
ngRowsCommand unsupportedMediaType":n,"runGroupFailingRowsCommand unsupportedMediaType headers":o,"runGroupFailingRowsCommand tooManyRequests":n,"runGroupFailin\
gRowsCommand tooManyRequests headers":h,"runGroupFailingRowsCommand internalError":n,"runGroupFailingRowsCommand internalError headers":o,"runGroupFailingRowsCo\
mmand unavailable":n,"runGroupFailingRowsCommand unavailable headers":h,"runGroupPassingRowsCommand ok":A,"runGroupPassingRowsCommand ok headers":o,"runGroupPas\
singRowsCommand badRequest":n,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPassingRowsCommand unauthorized":n,"runGroupPassingRowsCommand unauthor\
ized headers":R,"runGroupPassingRowsCommand forbidden":n,"runGroupPassingRowsCommand forbidden headers":o,"runGroupPassingRowsCommand notFound":n,"runGroupPassi\
ngRowsCommand notFound headers":o,"runGroupPassingRowsCommand notAcceptable":n,"runGroupPassingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand \
conflict":n,"runGroupPassingRowsCommand conflict headers":o,"runGroupPassingRowsCommand contentTooLarge":n,"runGroupPassingRowsCommand contentTooLarge headers":o,
"runGroupPassingRowsCommand unsupportedMediaType":n,"runGroupPassingRowsCommand unsupportedMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":n,"\
runGroupPassingRowsCommand tooManyRequests headers":h,"runGroupPassingRowsCommand internalError":n,"runGroupPassingRowsCommand internalError headers":o,"runGrou\
pPassingRowsCommand unavailable":n,"runGroupPassingRowsCommand unavailable headers":h,"listGroupFailingRows ok":k,"listGroupFailingRows ok headers":o,"listGroup\
FailingRows badRequest":n,"listGroupFailingRows badRequest headers":o,"listGroupFailingRows unauthorized":n,"listGroupFailingRows unauthorized headers":R,"listG\
roupFailingRows forbidden":n,"listGroupFailingRows forbidden headers":o,"listGroupFailingRows notFound":n,"listGroupFailingRows notFound headers":o,"listGroupFa\
ilingRows notAcceptable":n,"listGroupFailingRows notAcceptable headers":o,"listGroupFailingRows conflict":n,"listGroupFailingRows conflict headers":o,"listGroup\
FailingRows tooManyRequests":n,"listGroupFailingRows tooManyRequests headers":h,"listGroupFailingRows internalError":n,"listGroupFailingRows internalError heade\
rs":o,"listGroupFailingRows unavailable":n,"listGroupFailingRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":A,"runNamedGroupFailingRowsCommand \
ok headers":o,"runNamedGroupFailingRowsCommand badRequest":n,"runNamedGroupFailingRowsCommand badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorize\
d":n,"runNamedGroupFailingRowsCommand unauthorized headers":R,"runNamedGroupFailingRowsCommand forbidden":n,"runNamedGroupFailingRowsCommand forbidden headers":o,
"runNamedGroupFailingRowsCommand notFound":n,"runNamedGroupFailingRowsCommand notFound headers":o,"runNamedGroupFailingRowsCommand notAcceptable":n,"runNamedGro\
upFailingRowsCommand notAcceptable headers":o,"runNamedGroupFailingRowsCommand conflict":n,"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFa\
ilingRowsCommand contentTooLarge":n,"runNamedGroupFailingRowsCommand contentTooLarge headers":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":n,"runNam\
edGroupFailingRowsCommand unsupportedMediaType headers":o,"runNamedGroupFailingRowsCommand tooManyRequests":n,"runNamedGroupFailingRowsCommand tooManyRequests h\
eaders":h,"runNamedGroupFailingRowsCommand internalError":n,"runNamedGroupFailingRowsCommand internalError headers":o,"runNamedGroupFailingRowsCommand unavailab\
le":n,"runNamedGroupFailingRowsCommand unavailable headers":h,"listGroupPassingRows ok":k,"listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":n,
"listGroupPassingRows badRequest headers":o,"listGroupPassingRows unauthorized":n,"listGroupPassingRows unauthorized headers":R,"listGroupPassingRows forbidden":n,
"listGroupPassingRows forbidden headers":o,"listGroupPassingRows notFound":n,"listGroupPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":n,"l\
istGroupPassingRows notAcceptable headers":o,"listGroupPassingRows conflict":n,"listGroupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":n,
"listGroupPassingRows tooManyRequests headers":h,"listGroupPassingRows internalError":n,"listGroupPassingRows internalError headers":o,"listGroupPassingRows una\
vailable":n,"listGroupPassingRows unavailable headers":h,"runNamedGroupPassingRowsCommand ok":A,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPas\
singRowsCommand badRequest":n,"runNamedGroupPassingRowsCommand badRequest headers":o,"runNamedGroupPassingRowsCommand unauthorized":n,"runNamedGroupPassingRowsC\
ommand unauthorized headers":R,"runNamedGroupPassingRowsCommand forbidden":n,"runNamedGroupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsComm\
and notFound":n,"runNamedGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassingRowsCommand notAcceptable":n,"runNamedGroupPassingRowsCommand notAccep\
table headers":o,"runNamedGroupPassingRowsCommand conflict":n,"runNamedGroupPassingRowsCommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLa\
rge":n,"runNamedGroupPassingRowsCommand contentTooLarge headers":o,"runNamedGroupPassingRowsCommand unsupportedMediaType":n,"runNamedGroupPassingRowsCommand uns\
upportedMediaType headers":o,"runNamedGroupPassingRowsCommand tooManyRequests":n,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassi\
ngRowsCommand internalError":n,"runNamedGroupPassingRowsCommand internalError headers":o,"runNamedGroupPassingRowsCommand unavailable":n,"runNamedGroupPassingRo\
wsCommand unavailable headers":h,"listLoaderConnections ok":k,"listLoaderConnections ok headers":o,"listLoaderConnections badRequest":n,"listLoaderConnections b\
adRequest headers":o,"listLoaderConnections unauthorized":n,"listLoaderConnections unauthorized headers":R,"listLoaderConnections forbidden":n,"listLoaderConnec\
tions forbidden headers":o,"listLoaderConnections notFound":n,"listLoaderConnections notFound headers":o,"listLoaderConnections notAcceptable":n,"listLoaderConn\
ections notAcceptable headers":o,"listLoaderConnections tooManyRequests":n,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalErro\
r":n,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":n,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCo\
mmand ok":ls,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badRequest":n,"runLoaderConnectionsCommand badRequest headers":o,"runLoader\
ConnectionsCommand unauthorized":n,"runLoaderConnectionsCommand unauthorized headers":R,"runLoaderConnectionsCommand forbidden":n,"runLoaderConnectionsCommand f\
orbidden headers":o,"runLoaderConnectionsCommand notFound":n,"runLoaderConnectionsCommand notFound headers":o,"runLoaderConnectionsCommand notAcceptable":n,"run\
LoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":n,"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnection\
sCommand contentTooLarge":n,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoaderConnectionsCommand unsupportedMediaType":n,"runLoaderConnectionsCo\
mmand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":n,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnecti\
onsCommand internalError":n,"runLoaderConnectionsCommand internalError headers":o,"runLoaderConnectionsCommand unavailable":n,"runLoaderConnectionsCommand unava\
ilable headers":h,"getLoaderConnection ok":k,"getLoaderConnection ok headers":o,"getLoaderConnection badRequest":n,"getLoaderConnection badRequest headers":o,"g\
etLoaderConnection unauthorized":n,"getLoaderConnection unauthorized headers":R,"getLoaderConnection forbidden":n,"getLoaderConnection forbidden headers":o,"get\
LoaderConnection notFound":n,"getLoaderConnection notFound headers":o,"getLoaderConnection notAcceptable":n,"getLoaderConnection notAcceptable headers":o,"getLo\
aderConnection tooManyRequests":n,"getLoaderConnection tooManyRequests headers":h,"getLoaderConnection internalError":n,"getLoaderConnection internalError heade\
rs":o,"getLoaderConnection unavailable":n,"getLoaderConnection unavailable headers":h,"runLoaderConnectionCommand ok":us,"runLoaderConnectionCommand ok headers":o,
"runLoaderConnectionCommand badRequest":n,"runLoaderConnectionCommand badRequest headers":o,"runLoaderConnectionCommand unauthorized":n,"runLoaderConnectionComm\
and unauthorized headers":R,"runLoaderConnectionCommand forbidden":n,"runLoaderConnectionCommand forbidden headers":o,"runLoaderConnectionCommand notFound":n,"r\
unLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":n,"runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnec\
tionCommand conflict":n,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnectionCommand contentTooLarge":n,"runLoaderConnectionCommand contentTooLar\
ge headers":o,"runLoaderConnectionCommand unsupportedMediaType":n,"runLoaderConnectionCommand unsupportedMediaType headers":o,"runLoaderConnectionCommand tooMan\
yRequests":n,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionCommand internalError":n,"runLoaderConnectionCommand internalError heade\
rs":o,"runLoaderConnectionCommand unavailable":n,"runLoaderConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":o,"deleteLoaderCo\
nnection badRequest":n,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection unauthorized":n,"deleteLoaderConnection unauthorized headers":R,"de\
leteLoaderConnection forbidden":n,"deleteLoaderConnection forbidden headers":o,"deleteLoaderConnection notFound":n,"deleteLoaderConnection notFound headers":o,"\
deleteLoaderConnection conflict":n,"deleteLoaderConnection conflict headers":o,"deleteLoaderConnection tooManyRequests":n,"deleteLoaderConnection tooManyRequest\
s headers":h,"deleteLoaderConnection internalError":n,"deleteLoaderConnection internalError headers":o,"deleteLoaderConnection unavailable":n,"deleteLoaderConne\
ction unavailable headers":h,"listDatasources ok":k,"listDatasources ok headers":o,"listDatasources badRequest":n,"listDatasources badRequest headers":o,"listDa\
tasources unauthorized":n,"listDatasources unauthorized headers":R,"listDatasources forbidden":n,"listDatasources forbidden headers":o,"listDatasources notFound":n,
"listDatasources notFound headers":o,"listDatasources notAcceptable":n,"listDatasources notAcceptable headers":o,"listDatasources conflict":n,"listDatasources c\
onflict headers":o,"listDatasources tooManyRequests":n,"listDatasources tooManyRequests headers":h,"listDatasources internalError":n,"listDatasources internalEr\
ror headers":o,"listDatasources unavailable":n,"listDatasources unavailable headers":h,"runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":o,"runDat\
asourcesCommand badRequest":n,"runDatasourcesCommand badRequest headers":o,"runDatasourcesCommand unauthorized":n,"runDatasourcesCommand unauthorized headers":R,
"runDatasourcesCommand forbidden":n,"runDatasourcesCommand forbidden headers":o,"runDatasourcesCommand notFound":n,"runDatasourcesCommand notFound headers":o,"r\
unDatasourcesCommand notAcceptable":n,"runDatasourcesCommand notAcceptable headers":o,"runDatasourcesCommand conflict":n,"runDatasourcesCommand conflict headers":o,
"runDatasourcesCommand contentTooLarge":n,"runDatasourcesCommand contentTooLarge headers":o,"runDatasourcesCommand unsupportedMediaType":n,"runDatasourcesComman\
d unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":n,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalErr\
or":n,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavailable":n,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,
"listDataschemas ok headers":o,"listDataschemas badRequest":n,"listDataschemas badRequest headers":o,"listDataschemas unauthorized":n,"listDataschemas unauthori\
zed headers":R,"listDataschemas forbidden":n,"listDataschemas forbidden headers":o,"listDataschemas notFound":n,"listDataschemas notFound headers":o,"listDatasc\
hemas notAcceptable":n,"listDataschemas notAcceptable headers":o,"listDataschemas conflict":n,"listDataschemas conflict headers":o,"listDataschemas tooManyReque\
sts":n,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":n,"listDataschemas internalError headers":o,"listDataschemas unavailable":n,"\
listDataschemas unavailable headers":h,"runDataschemasCommand ok":k,"runDataschemasCommand ok headers":o,"runDataschemasCommand noContent headers":o,"runDatasch\
emasCommand badRequest":n,"runDataschemasCommand badRequest headers":o,"runDataschemasCommand unauthorized":n,"runDataschemasCommand unauthorized headers":R,"ru\
nDataschemasCommand forbidden":n,"runDataschemasCommand forbidden headers":o,"runDataschemasCommand notFound":n,"runDataschemasCommand notFound headers":o,"runD\
ataschemasCommand notAcceptable":n,"runDataschemasCommand notAcceptable headers":o,"runDataschemasCommand conflict":n,"runDataschemasCommand conflict headers":o,
"runDataschemasCommand contentTooLarge":n,"runDataschemasCommand contentTooLarge headers":o,"runDataschemasCommand unsupportedMediaType":n,"runDataschemasComman\
d unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":n,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalErr\
or":n,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavailable":n,"runDataschemasCommand unavailable headers":h,"listConnectionEncodin\
gs ok":ms,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":n,"listConnectionEncodings badRequest headers":o,"listConnectionEncodings \
unauthorized":n,"listConnectionEncodings unauthorized headers":R,"listConnectionEncodings forbidden":n,"listConnectionEncodings forbidden headers":o,"listConnec\
tionEncodings notFound":n,"listConnectionEncodings notFound headers":o,"listConnectionEncodings notAcceptable":n,"listConnectionEncodings notAcceptable headers":o,
"listConnectionEncodings tooManyRequests":n,"listConnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":n,"listConnectionEncodin\
gs internalError headers":o,"listConnectionEncodings unavailable":n,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":ps,"listLoade\
rConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":n,"listLoaderConnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":n,
"listLoaderConnectionTypes unauthorized headers":R,"listLoaderConnectionTypes notAcceptable":n,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderCo\
nnectionTypes tooManyRequests":n,"listLoaderConnectionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":n,"listLoaderConnectionTypes in\
ternalError headers":o,"listLoaderConnectionTypes unavailable":n,"listLoaderConnectionTypes unavailable headers":h,"listJobs ok":gr,"listJobs ok headers":o,"lis\
tJobs badRequest":n,"listJobs badRequest headers":o,"listJobs unauthorized":n,"listJobs unauthorized headers":R,"listJobs forbidden":n,"listJobs forbidden heade\
rs":o,"listJobs notFound":n,"listJobs notFound headers":o,"listJobs notAcceptable":n,"listJobs notAcceptable headers":o,"listJobs tooManyRequests":n,"listJobs t\
ooManyRequests headers":h,"listJobs internalError":n,"listJobs internalError headers":o,"listJobs unavailable":n,"listJobs unavailable headers":h,"runSchedulerC\
ommand ok":hs,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":n,"runSchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":n,
"runSchedulerCommand unauthorized headers":R,"runSchedulerCommand forbidden":n,"runSchedulerCommand forbidden headers":o,"runSchedulerCommand notFound":n,"runSc\
hedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":n,"runSchedulerCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":n,"\
runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMediaType":n,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCo\
mmand tooManyRequests":n,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerCommand internalError":n,"runSchedulerCommand internalError headers":o,"ru\
nSchedulerCommand unavailable":n,"runSchedulerCommand unavailable headers":h,"getJob ok":gr,"getJob ok headers":o,"getJob okEventStream":ys,"getJob okEventStrea\
m headers":o,"getJob badRequest":n,"getJob badRequest headers":o,"getJob unauthorized":n,"getJob unauthorized headers":R,"getJob forbidden":n,"getJob forbidden \
headers":o,"getJob notFound":n,"getJob notFound headers":o,"getJob notAcceptable":n,"getJob notAcceptable headers":o,"getJob tooManyRequests":n,"getJob tooManyR\
equests headers":h,"getJob internalError":n,"getJob internalError headers":o,"getJob unavailable":n,"getJob unavailable headers":h,"runJobCommand ok":j,"runJobC\
ommand ok headers":o,"runJobCommand badRequest":n,"runJobCommand badRequest headers":o,"runJobCommand unauthorized":n,"runJobCommand unauthorized headers":R,"ru\
nJobCommand forbidden":n,"runJobCommand forbidden headers":o,"runJobCommand notFound":n,"runJobCommand notFound headers":o,"runJobCommand notAcceptable":n,"runJ\
obCommand notAcceptable headers":o,"runJobCommand conflict":n,"runJobCommand conflict headers":o,"runJobCommand contentTooLarge":n,"runJobCommand contentTooLarg\
e headers":o,"runJobCommand unsupportedMediaType":n,"runJobCommand unsupportedMediaType headers":o,"runJobCommand tooManyRequests":n,"runJobCommand tooManyReque\
sts headers":h,"runJobCommand internalError":n,"runJobCommand internalError headers":o,"runJobCommand unavailable":n,"runJobCommand unavailable headers":h};export{fs as validators};
