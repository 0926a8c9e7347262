// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var er=Object.getOwnPropertyNames,rr=(a,i)=>function(){try{return i||(0,a[er(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},tr=rr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(b){const v=b.length;let f=0,y=0,e;for(;y<v;)f++,e=b.charCodeAt(
y++),e>=55296&&e<=56319&&y<v&&(e=b.charCodeAt(y),(e&64512)===56320&&y++);return f}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),sr=ie,ar=new RegExp(
"^3\\.1\\.\\d+$","u");function ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ie.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),s++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),s++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!ar.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(!(d&&typeof d=="object"&&!Array.isArray(d))){const p={instancePath:i+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{
const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ie.
errors=e,s===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=oe,P=tr().default;function oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return oe.errors=e,s===0}oe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var o=ne,ir={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function O(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=O.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.pointer!==void 0&&typeof a.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.parameter!==void 0&&typeof a.parameter!="string"){const r={instancePath:i+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.detail!==void 0){let r=a.
detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:i+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(a.
end!==void 0){let r=a.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={
instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(a.suggestion!==void 0&&typeof a.suggestion!="string"){const r={instancePath:i+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function S(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=S.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(a.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),s++}if(a.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),s++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}if(a.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="st\
ring"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const t={
instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:ir.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[t]:e.push(t),s++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.status!==void 0){
let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:i+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<
400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[t]:e.push(t),s++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const t=r.length;for(let l=0;l<t;l++)O(r[l],{instancePath:i+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?O.errors:
e.concat(O.errors),s=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return S.errors=e,s===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ne.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),S(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?S.errors:e.concat(S.errors),s=e.length),ne.errors=e,s===0}ne.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=me;function me(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=me.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(a["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={
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
push(t),s++}}if(a["retry-after"]!==void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return me.errors=e,s===0}me.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var w=le;function le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}le.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var q=pe,C=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=z.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)
if(typeof r[l]!="string"){const d={instancePath:i+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[d]:e.push(d),s++}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const l={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(r.url!==void 0){
let t=r.url;if(typeof t=="string"){if(P(t)<1){const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}if(!C.test(t)){const l={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function N(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=N.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);const r=s;let t=!1,l=null;const d=s;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const u=a.length;for(let c=0;c<u;c++)z(a[c],{instancePath:i+"/"+c,parentData:a,
parentDataProperty:c,rootData:f,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),s=e.length)}else{const u={instancePath:i,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),s++}const u=a.length;for(let c=0;c<u;c++){let E=a[c];if(E&&typeof E=="object"&&!Array.isArray(E)){for(const L in E)if(L!=="@url"&&typeof E[L]!="string"){
const Ye={instancePath:i+"/"+c+"/"+L.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[Ye]:e.push(Ye),s++}if(E["@url"]!==void 0&&typeof E["@url"]!="string"){const L={instancePath:i+"/"+c+"/@url",
schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),s++}}else{
const L={instancePath:i+"/"+c,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(
L),s++}}}else{const u={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var k=g===
s;if(k&&t)t=!1,l=[l,1];else{k&&(t=!0,l=1,p!==!0&&(p=!0));const u=s;if(typeof a=="string"){if(P(a)>0){const E={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"\
maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[E]:e.push(E),s++}}else{const E={instancePath:i,schemaPath:"#/oneOf/2/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),s++}var k=u===s;k&&t?(t=!1,l=[l,2]):k&&(t=!0,l=2)}if(t)s=r,e!==null&&
(r?e.length=r:e=null);else{const u={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[u]:e.push(u),s++}return N.errors=e,m.items=p,s===0}N.evaluated={dynamicProps:!1,dynamicItems:!0};var ue={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},or={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},M=new RegExp("^[1-9][0-9]*$","u"),ze=new RegExp("^(0|[1-9][0-9\
]*)$","u");function R(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=R.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),s++}if(a.pageStart===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),s++}if(a.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),s++}if(a.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="detected"||r==="rejected")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.viewName!==void 0){let r=a.viewName;if(typeof r==
"string"){if(P(r)<1){const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!M.test(r)){const t={
instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!ze.test(r)){const t={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!ze.test(r)){const t={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const t={
instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have requ\
ired property 'compressed'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="compressed"||t==="delimiter"||t==="quote"||t==="terminator"||t==="encoding"||
t==="header")){const l={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),s++}if(r.compressed!==void 0){let t=r.compressed;if(typeof t!="string"){const l={instancePath:i+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),s++}if(!(t==="Y"||t==="N")){const l={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:ue.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}if(r.
delimiter!==void 0){let t=r.delimiter;if(typeof t=="string"){if(P(t)<1){const l={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}}else{const l={
instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),s++}}if(r.quote!==void 0){let t=r.quote;if(typeof t=="string"){if(P(t)<1){const l={instancePath:i+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),s++}}else{const l={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!="string"){const l={instancePath:i+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),s++}if(!(t==="lf"||t==="cr"||t==="crlf")){const l={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:ue.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),s++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const l={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(t==="utf-8"||t==="unicode"||t==="cp1\
252"||t==="euc-jp"||t==="euc-kr"||t==="gb2312"||t==="cp932"||t==="big5"||t==="identity")){const l={instancePath:i+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:ue.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[l]:e.push(l),s++}}if(r.header!==void 0){let t=r.header;if(typeof t!="string"){const l={instancePath:i+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(t==="Y"||t==="N")){
const l={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:ue.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:i+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(a.rejected!==void 0){let r=a.rejected;
if(Array.isArray(r)){if(r.length>100){const l={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[l]:e.push(l),s++}const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.
line===void 0){const p={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[p]:e.push(p),s++}if(d.reason===void 0){const p={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[p]:e.push(p),s++}if(d.detail===
void 0){const p={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="line"||p==="reason"||p==="detail")){const g={instancePath:i+"/rej\
ected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties"};e===null?e=[g]:e.push(g),s++}if(d.line!==void 0){let p=d.line;if(typeof p=="string"){if(!M.test(p)){const g={instancePath:i+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(d.reason!==void 0){let p=d.reason;if(typeof p!="string"){const g={instancePath:i+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),s++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const g={instancePath:i+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:or.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[g]:e.push(g),s++}}if(d.detail!==void 0){let p=d.detail;if(typeof p=="string"){if(P(p)<1){const g={instancePath:i+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:
e.push(g),s++}}else{const g={instancePath:i+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}}else{const p={instancePath:i+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function V(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=V.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.columnisedName===
void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),s++}if(d.humanisedName===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),s++}if(d.description===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),s++}if(d.columnisedName!==void 0){let p=d.columnisedName;if(typeof p=="string"){if(P(p)<
1){const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(d.humanisedName!==
void 0&&typeof d.humanisedName!="string"){const p={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(d.description!==void 0&&typeof d.description!="string"){const p={
instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&(N(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),a.metadata!==void 0&&(R(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return V.errors=e,s===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=pe.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),V(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?V.errors:e.concat(V.errors),s=
e.length),pe.errors=e,s===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var de=ce;function ce(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="url"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!C.test(r)){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var nr=he,mr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function he(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),s++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!mr.test(r)){const t={instancePath:i+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return he.errors=e,s===0}he.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var lr=ye,ur={type:"string",enum:["reader","editor","administrator"]};function J(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=J.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),s++}if(a.username===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),s++}if(a.role===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),s++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.authenticated!==void 0&&typeof a.
authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:i+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:ur.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.errors=e,s===0}
J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ye(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=ye.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),J(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?J.errors:e.concat(J.errors),s=e.length),ye.errors=e,s===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var pr=fe;
function fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=fe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(P(r)>255){const t={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ue=ge;function ge(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}ge.evaluated=
{dynamicProps:!1,dynamicItems:!1};var dr=be,Qe={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Ve=new RegExp('^"[0-9a-z-]+"$',"u");function be(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),s++}if(a["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),s++}if(a["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),s++}if(a["content-length"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),s++}if(a["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-reques\
t-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
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
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Ve.test(r)){const t={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Qe.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="bytes"){
const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Qe.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return be.
errors=e,s===0}be.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var cr=ve,Ze={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},hr=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function ve(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),s++}if(a["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),s++}if(a["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),s++}if(a["\
content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),s++}if(a["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),s++}if(a["content-ran\
ge"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
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
let r=a.etag;if(typeof r=="string"){if(!Ve.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Ze.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="bytes"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Ze.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!hr.test(r)){const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ve.errors=e,s===0}ve.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var yr=Pe,fr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Pe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Pe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),s++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Ve.test(r)){const t={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:fr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}Pe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var gr=we,br=new RegExp("^bytes \\*/[0-9]+$","u");function we(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),s++}if(a["x-reque\
st-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["content-range"]!==void 0){let r=a["con\
tent-range"];if(typeof r=="string"){if(!br.test(r)){const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===0}we.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var vr=ke;function A(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=A.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let l=0;l<
t;l++){let d=r[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.columnisedName===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),s++}
if(d.humanisedName===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),s++}if(d.description===void 0){const p={instancePath:i+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const g={instancePath:i+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[g]:e.push(g),s++}if(d.columnisedName!==void 0){let p=d.columnisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:i+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(d.humanisedName!==void 0&&typeof d.humanisedName!="string"){const p={instancePath:i+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),s++}if(d.description!==void 0&&typeof d.description!="string"){const p={instancePath:i+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==
void 0&&(N(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),s=e.length)),
a.metadata!==void 0&&(R(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return A.errors=e,s===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=j.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=s;let t=!1,l=null;const d=s;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),s++}if(a.entityId===void 0){const u={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[u]:e.push(
u),s++}if(a.job===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="url"||u==="entityId"||u==="job")){const c={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};
e===null?e=[c]:e.push(c),s++}if(a.url!==void 0){let u=a.url;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){
const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.entityId!==void 0){let u=a.entityId;if(typeof u=="string"){if(!M.test(
u)){const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.job!==void 0){let u=a.job;if(typeof u==
"string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{
const u={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),
s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const u={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),s++}if(a.
file===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="job"||u==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.
push(c),s++}if(a.job!==void 0){let u=a.job;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.file!==void 0){let u=a.file;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const u={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var k=g===
s;if(k&&t)t=!1,l=[l,1];else{k&&(t=!0,l=1,p!==!0&&(p=!0));const u=s;A(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),s=e.length);var k=u===s;k&&t?(t=!1,l=[l,2]):k&&(t=!0,l=2,p!==!0&&(p=!0))}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return j.errors=e,
m.props=p,s===0}j.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!j(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?j.errors:e.concat(j.errors),s=e.length;else var r=j.evaluated.props;return ke.errors=e,m.props=r,s===0}ke.evaluated={dynamicProps:!0,
dynamicItems:!1};var Pr=qe,Ge={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function Y(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Y.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),s++}if(a.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),s++}if(a.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.columnisedName!==
void 0){let r=a.columnisedName;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.humanisedName!==void 0){let r=a.
humanisedName;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.type!==void 0){let r=a.type;if(typeof r!="\
string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Ge.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,
dynamicAnchors:y={}}={}){let e=null,s=0;const m=x.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.start===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),s++}if(a.end===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),s++}if(a.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),s++}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(a.end!==void 0){let r=a.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(
r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),s++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.suggestion!==
void 0&&typeof a.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return x.errors=e,s===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=U.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="obje\
ct"&&!Array.isArray(a)){if(a.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),s++}if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}if(a.warnings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.valid!==void 0&&typeof a.valid!=
"boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="null")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Ge.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.printed!==void 0){let r=a.printed;if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),s++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)Y(r[l],{instancePath:i+"\
/columns/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)}else{const t={instancePath:i+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.errors!==void 0){
let r=a.errors;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)x(r[l],{instancePath:i+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)
x(r[l],{instancePath:i+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),s=e.length)}else{
const t={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return U.
errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=qe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),U(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?U.errors:e.concat(U.errors),s=e.length),qe.errors=e,s===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr=Ce;
function Ce(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Ce.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={instancePath:i,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(r!=="count"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.count!==void 0){let r=a.count;if(typeof r=="string"){if(!ze.test(r)){const t={instancePath:i+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=Ee;
function Ee(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Ee.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(a.
entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="url"||r==="entityId"||r==="job")){const t={instancePath:i,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}
if(!C.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.entityId!==void 0){let r=a.entityId;
if(typeof r=="string"){if(!M.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.
job!==void 0){let r=a.job;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!C.test(r)){const t={instancePath:i+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ee.errors=e,s===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var D=Re;function F(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=F.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=s;let t=!1,l=null;const d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[u]:e.push(u),s++}if(a.file===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="job"||u==="file")){const c={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional\
 properties"};e===null?e=[c]:e.push(c),s++}if(a.job!==void 0){let u=a.job;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),
s++}if(!C.test(u)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.file!==void 0){let u=a.file;if(typeof u==
"string"){if(P(u)<1){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{
const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[c]:e.push(c),s++}}}else{const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[u]:e.push(u),s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;A(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),s=e.length);var k=g===s;if(k&&t?(t=!1,l=[l,1]):k&&(t=!0,l=1,p!==!0&&(p=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return F.
errors=e,m.props=p,s===0}F.evaluated={dynamicProps:!0,dynamicItems:!1};function Re(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!F(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?F.errors:e.concat(F.errors),s=e.length;else var r=F.evaluated.props;return Re.errors=e,m.props=r,s===0}Re.evaluated={dynamicProps:!0,
dynamicItems:!1};var qr=Ae;function Ae(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Ae.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof a=="string"){if(P(a)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return Ae.errors=e,s===0}Ae.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Cr=Le;function Le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
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
e.push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Le.
errors=e,s===0}Le.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Er=Ne;function Ne(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Ne.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}
for(const r in a)if(r!=="value"){const t={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}
Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr=xe,Ar={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},He={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Xe={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Lr={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function Q(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Q.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(a.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(a.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),s++}if(a.optional===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),s++}if(a.repeated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Lr.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:i+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:i+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),s++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++)if(typeof r[l]!="string"){
const d={instancePath:i+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.
push(d),s++}}else{const t={instancePath:i+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=Z.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.form===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:
e.push(r),s++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must h\
ave required property 'parameters'"};e===null?e=[r]:e.push(r),s++}if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="form"||r==="parameters"||r===
"returns")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[t]:e.push(t),s++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:i+"/form",schemaPath:"#/properties/form/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.parameters!==void 0){let r=a.parameters;if(Array.isArray(r)){const t=r.
length;for(let l=0;l<t;l++)Q(r[l],{instancePath:i+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(
Q.errors),s=e.length)}else{const t={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[t]:e.push(t),s++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const t={instancePath:i+"/returns",schemaPath:"contract#/$d\
efs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||
r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:i+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",
keyword:"enum",params:{allowedValues:Xe.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}Z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function G(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=G.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(a.group===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(
r),s++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),s++}if(a.signatures===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),s++}if(a.examples===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),s++}for(const r in a)
if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.name!==void 0&&typeof a.name!="str\
ing"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const t={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||
r==="String"||r==="Transformation"||r==="Type")){const t={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:Ar.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.description!==void 0&&typeof a.description!="string"){const r={instancePath:i+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(a.signatures!==
void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(l),s++}const t=r.length;for(let l=0;l<t;l++)Z(r[l],{instancePath:i+"/si\
gnatures/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{const t={instancePath:i+"\
/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.examples!==
void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:i+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),s++}const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(d&&typeof d=="obje\
ct"&&!Array.isArray(d)){if(d.expression===void 0){const p={instancePath:i+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",
params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[p]:e.push(p),s++}if(d.result===void 0){const p={instancePath:i+
"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property '\
result'"};e===null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="expression"||p==="result"||p==="row")){const g={instancePath:i+"/examples/"+l,schemaPath:"cont\
ract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[g]:e.push(g),s++}if(d.expression!==void 0&&typeof d.expression!="string"){const p={instancePath:i+"/examples/"+l+"/expression",schemaPath:"contract#/$de\
fs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(d.result!==void 0){
let p=d.result;if(typeof p!="string"&&p!==null){const g={instancePath:i+"/examples/"+l+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/t\
ype",keyword:"type",params:{type:He.properties.result.type},message:"must be string,null"};e===null?e=[g]:e.push(g),s++}}if(d.row!==void 0){let p=d.row;if(p&&typeof p==
"object"&&!Array.isArray(p))for(const g in p){let k=p[g];if(typeof k!="string"&&k!==null){const u={instancePath:i+"/examples/"+l+"/row/"+g.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalProperties/type",keyword:"type",params:{type:He.properties.row.additionalProperties.
type},message:"must be string,null"};e===null?e=[u]:e.push(u),s++}}else{const g={instancePath:i+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExampl\
e/properties/row/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),s++}}}else{const p={instancePath:i+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={
instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.errors=e,s===0}
G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function H(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,
s=0;const m=H.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),s++}for(const r in a)if(r!=="functions"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const t=r.length;for(let l=0;l<
t;l++)G(r[l],{instancePath:i+"/functions/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?G.errors:e.concat(G.errors),s=e.length)}else{
const t={instancePath:i+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return H.
errors=e,s===0}H.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),H(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?H.errors:e.concat(H.errors),s=e.length),xe.errors=e,s===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nr=$e,
xr={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},$r=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Mr=new RegExp("^[^\\x00]*$","u");
function X(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=X.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(a)){if(a.length>4){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),s++}if(a.length<4){const t={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),s++}const r=a.length;if(r>0){let t=a[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.
push(l),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[l]:e.push(l),s++}if(t<1||isNaN(t)){const l={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),s++}}}if(r>1){let t=a[1];if(typeof t=="string"){if(P(t)>128){const l={
instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[l]:e.push(l),s++}if(P(t)<1){const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}if(!$r.test(t)){const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(r>2){let t=a[2];if(typeof t=="string"){if(P(t)>4e3){const l={instancePath:i+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),
s++}if(!Mr.test(t)){const l={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}if(r>3){let t=a[3];if(typeof t!="string"){const l={instancePath:i+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}if(!(t==="Y"||t==="N")){const l={instancePath:i+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:xr.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[l]:e.push(l),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}
return X.errors=e,s===0}X.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=B.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(a)){if(a.length>10){const t={instancePath:i,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),s++}const r=a.length;for(let t=0;t<
r;t++)X(a[t],{instancePath:i+"/"+t,parentData:a,parentDataProperty:t,rootData:f,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),s=e.length)}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return B.errors=e,s===0}B.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;
const m=$e.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),B(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?B.errors:e.concat(B.errors),s=e.length),$e.errors=e,s===0}$e.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Be=Me,jr=new RegExp("^/api/rep\
ositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Me(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="s\
tring"){if(P(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-\
limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!jr.test(r)){const t={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Me.errors=e,s===0}Me.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Dr=je;function T(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=T.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const r=s;let t=!1,l=null;const d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),s++}if(a.entityId===
void 0){const u={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="url"||u==="entityId")){const c={instancePath:i,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===
null?e=[c]:e.push(c),s++}if(a.url!==void 0){let u=a.url;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(
u)){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.entityId!==void 0){let u=a.entityId;if(typeof u==
"string"){if(!M.test(u)){const c={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const u={
instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}
var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const u={instancePath:i,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),s++}if(a.file===
void 0){const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="job"||u==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),
s++}if(a.job!==void 0){let u=a.job;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.file!==void 0){let u=a.file;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const u={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var k=g===
s;if(k&&t)t=!1,l=[l,1];else{k&&(t=!0,l=1,p!==!0&&(p=!0));const u=s;A(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),s=e.length);var k=u===s;k&&t?(t=!1,l=[l,2]):k&&(t=!0,l=2,p!==!0&&(p=!0))}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return T.errors=e,
m.props=p,s===0}T.evaluated={dynamicProps:!0,dynamicItems:!1};function je(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!T(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?T.errors:e.concat(T.errors),s=e.length;else var r=T.evaluated.props;return je.errors=e,m.props=r,s===0}je.evaluated={dynamicProps:!0,
dynamicItems:!1};var Fr=De;function I(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=I.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=s;let t=!1,l=null;const d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const u={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have require\
d property 'url'"};e===null?e=[u]:e.push(u),s++}if(a.connectionId===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",
keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u===
"url"||u==="connectionId")){const c={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),s++}if(a.url!==void 0){let u=a.url;if(typeof u=="string"){if(P(u)<
1){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded\
/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={
instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),s++}}if(a.connectionId!==void 0){let u=a.connectionId;if(typeof u=="string"){if(!M.test(u)){const c={instancePath:i+"/connectionId",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const u={instancePath:i,schemaPath:"contract#/$defs/Loade\
rConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),s++}if(a.file===void 0){const u={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(
u),s++}for(const u in a)if(!(u==="job"||u==="file")){const c={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[c]:e.push(c),s++}if(a.job!==void 0){let u=a.job;if(typeof u==
"string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[c]:e.push(c),s++}}if(a.file!==void 0){let u=a.file;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){
const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}}else{const u={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}var k=g===s;if(k&&t)t=!1,l=[l,1];else{k&&(t=!0,
l=1,p!==!0&&(p=!0));const u=s;A(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),s=e.length);
var k=u===s;k&&t?(t=!1,l=[l,2]):k&&(t=!0,l=2,p!==!0&&(p=!0))}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return I.errors=e,m.props=p,s===0}I.evaluated={dynamicProps:!0,
dynamicItems:!1};function De(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=De.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!I(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?
I.errors:e.concat(I.errors),s=e.length;else var r=I.evaluated.props;return De.errors=e,m.props=r,s===0}De.evaluated={dynamicProps:!0,dynamicItems:!1};var Tr=Fe;
function Fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Fe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),s++}for(const r in a)if(!(r==="url"||r==="message")){const t={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.url!==void 0){let r=a.
url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!C.test(r)){const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){if(P(r)<1){const t={
instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Fe.errors=
e,s===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ir=Te,_r={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function K(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=K.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
ncodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(r!=="encodings"){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(typeof d!="string"){const p={instancePath:i+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(!(d===
""||d==="cp1252"||d==="ascii"||d==="big5"||d==="cp1250"||d==="cp1251"||d==="cp1253"||d==="cp1254"||d==="cp1255"||d==="cp1256"||d==="cp1257"||d==="cp1258"||d==="\
cp437"||d==="cp737"||d==="cp775"||d==="cp850"||d==="cp852"||d==="cp855"||d==="cp857"||d==="cp860"||d==="cp861"||d==="cp862"||d==="cp863"||d==="cp864"||d==="cp86\
5"||d==="cp866"||d==="cp869"||d==="cp874"||d==="cp932"||d==="cp936"||d==="cp949"||d==="cp950"||d==="dingbats"||d==="ebcdic"||d==="euc-cn"||d==="euc-jp"||d==="eu\
c-kr"||d==="gb12345"||d==="gb1988"||d==="gb2312"||d==="gb2312-raw"||d==="identity"||d==="iso2022"||d==="iso2022-jp"||d==="iso2022-kr"||d==="iso8859-1"||d==="iso\
8859-2"||d==="iso8859-3"||d==="iso8859-4"||d==="iso8859-5"||d==="iso8859-6"||d==="iso8859-7"||d==="iso8859-8"||d==="iso8859-9"||d==="iso8859-10"||d==="iso8859-1\
3"||d==="iso8859-14"||d==="iso8859-15"||d==="iso8859-16"||d==="jis0201"||d==="jis0208"||d==="jis0212"||d==="koi8-r"||d==="koi8-u"||d==="ksc5601"||d==="macCentEu\
ro"||d==="macCroatian"||d==="macCyrillic"||d==="macDingbats"||d==="macGreek"||d==="macIceland"||d==="macJapan"||d==="macRoman"||d==="macRomania"||d==="macThai"||
d==="macTurkish"||d==="macUkraine"||d==="shiftjis"||d==="symbol"||d==="tis-620"||d==="unicode"||d==="utf-8")){const p={instancePath:i+"/encodings/"+l,schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:_r.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),s++}}}else{
const t={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return K.
errors=e,s===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Te(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=Te.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),K(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),s=e.length),Te.errors=e,s===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=Ie,
Je={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Sr={
type:"string",enum:["delimited"]};function W(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=W.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),s++}if(a.SEQUENCE===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};
e===null?e=[r]:e.push(r),s++}if(a.PARAM_NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},
message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),s++}if(a.PARAM_DISP===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),s++}if(a.PARAM_TYPE===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[
r]:e.push(r),s++}if(a.PARAM_REQD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"mus\
t have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="\
PARAM_TYPE"||r==="PARAM_REQD")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.TYPE!==void 0){let r=a.TYPE;if(typeof r!="string"){const t={instancePath:i+"/TYPE",schemaPath:"\
contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="delimited"){const t={
instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Sr.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!M.test(r)){const t={instancePath:i+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.
push(t),s++}}else{const t={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),s++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:Je.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.PARAM_DISP!==void 0){let r=a.PARAM_DISP;if(typeof r==
"string"){if(P(r)<1){const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="string"){const t={instancePath:i+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="d\
irectory"||r==="list")){const t={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Je.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!="string"){const t={
instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),
s++}if(!(r==="Y"||r==="N")){const t={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Je.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),Array.isArray(a)){const r=a.length;for(let t=0;t<r;t++)W(a[t],{instancePath:i+"/"+t,parentData:a,parentDataProperty:t,rootData:f,
dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),s=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[r]:e.push(r),s++}return ee.errors=e,s===0}ee.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ie(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Ie.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),ee(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?ee.errors:e.concat(ee.errors),s=e.length),Ie.errors=e,
s===0}Ie.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ke=_e,We={type:["string","array"],maxItems:2,items:{type:"string"}};function re(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){
let d=r[l];if(typeof d!="string"&&!Array.isArray(d)){const p={instancePath:i+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:We.
type},message:"must be string,array"};e===null?e=[p]:e.push(p),s++}if(Array.isArray(d)){if(d.length>2){const g={instancePath:i+"/dataRow/"+l,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[g]:e.push(g),s++}const p=d.length;for(let g=0;g<
p;g++)if(typeof d[g]!="string"){const k={instancePath:i+"/dataRow/"+l+"/"+g,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[k]:e.push(k),s++}}}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const l={instancePath:i+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){if(P(t)<1){const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),s++}if(!C.test(t)){const l={instancePath:i+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[l]:e.push(l),s++}}else{const l={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),s++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function te(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=te.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let t=a[r];if(typeof t!="string"&&!Array.
isArray(t)){const l={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:We.type},
message:"must be string,array"};e===null?e=[l]:e.push(l),s++}if(Array.isArray(t)){if(t.length>2){const d={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[d]:e.push(d),s++}
const l=t.length;for(let d=0;d<l;d++)if(typeof t[d]!="string"){const p={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+d,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}}if(a["@url"]!==void 0&&typeof a["@url"]!=
"string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),s++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return te.
errors=e,s===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=$.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=s;let t=!1,l=null;const d=s;if(Array.isArray(a)){if(a.
length<1){const c={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:
e.push(c),s++}const u=a.length;for(let c=0;c<u;c++)re(a[c],{instancePath:i+"/"+c,parentData:a,parentDataProperty:c,rootData:f,dynamicAnchors:y})||(e=e===null?re.
errors:e.concat(re.errors),s=e.length)}else{const u={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[u]:e.push(u),s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;if(Array.isArray(a)){if(a.length<1){const c={instancePath:i,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[c]:e.push(c),s++}const u=a.length;for(let c=0;c<u;c++)te(a[c],{instancePath:i+
"/"+c,parentData:a,parentDataProperty:c,rootData:f,dynamicAnchors:y})||(e=e===null?te.errors:e.concat(te.errors),s=e.length)}else{const u={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),s++}var k=g===s;if(k&&t)t=!1,l=[l,1];else{k&&(t=!0,l=1,p!==
!0&&(p=!0));const u=s;if(typeof a=="string"){if(P(a)>0){const E={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[E]:e.push(E),s++}}else{const E={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[E]:e.push(E),s++}var k=u===s;k&&t?(t=!1,l=[l,2]):k&&(t=!0,l=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return $.errors=e,
m.items=p,s===0}$.evaluated={dynamicProps:!1,dynamicItems:!0};function se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(d&&typeof d=="object"&&
!Array.isArray(d)){if(d.columnisedName===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),s++}if(d.humanisedName===void 0){const p={instancePath:i+"/col\
umns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[p]:e.push(p),s++}if(d.description===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="colum\
nisedName"||p==="humanisedName"||p==="description")){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),s++}if(d.columnisedName!==void 0){let p=d.
columnisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+
"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}if(d.humanisedName!==void 0&&typeof d.humanisedName!="string"){const p={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(d.description!==
void 0&&typeof d.description!="string"){const p={instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&($(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),a.metadata!==void 0&&(R(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return se.errors=e,s===
0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _e(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=_e.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),se(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?se.errors:e.concat(se.errors),s=e.length),_e.errors=e,s===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zr=Oe;
function ae(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=ae.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
s++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const t=r.length;for(let l=0;l<t;l++){let d=r[l];if(d&&typeof d=="object"&&!Array.isArray(d)){if(d.columnisedName===
void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),s++}if(d.humanisedName===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),s++}if(d.description===void 0){const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),s++}for(const p in d)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const g={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),s++}if(d.columnisedName!==void 0){let p=d.columnisedName;if(typeof p=="string"){if(P(p)<
1){const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:i+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(d.humanisedName!==
void 0&&typeof d.humanisedName!="string"){const p={instancePath:i+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),s++}if(d.description!==void 0&&typeof d.description!="string"){const p={
instancePath:i+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),s++}}else{const p={instancePath:i+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),s++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}a.rows!==void 0&&($(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)),a.metadata!==void 0&&(R(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=_.evaluated;m.dynamicProps&&(m.props=void 0),m.
dynamicItems&&(m.items=void 0);const r=s;let t=!1,l=null;const d=s;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const u={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),
s++}if(a.file===void 0){const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[u]:e.push(u),s++}for(const u in a)if(!(u==="job"||u==="file")){const c={instancePath:i,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=
[c]:e.push(c),s++}if(a.job!==void 0){let u=a.job;if(typeof u=="string"){if(P(u)<1){const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),s++}}if(a.file!==void 0){let u=a.file;if(typeof u=="string"){if(P(u)<1){const c={
instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[c]:e.push(c),s++}if(!C.test(u)){const c={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[c]:e.push(c),s++}}else{const c={instancePath:i+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.push(c),
s++}}}else{const u={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[u]:e.push(u),s++}var k=d===s;if(k){t=!0,l=0;var p=!0}const g=s;ae(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
ae.errors:e.concat(ae.errors),s=e.length);var k=g===s;if(k&&t?(t=!1,l=[l,1]):k&&(t=!0,l=1,p!==!0&&(p=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),s++}return _.errors=e,
m.props=p,s===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){
let e=null,s=0;const m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!_(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?_.errors:e.concat(_.errors),s=e.length;else var r=_.evaluated.props;return Oe.errors=e,m.props=r,s===0}Oe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vr=Se;function Se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:f=a,dynamicAnchors:y={}}={}){let e=null,s=0;const m=Se.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return Se.errors=e,s===0}Se.evaluated={dynamicProps:!1,dynamicItems:!1};var Jr={
"getOpenApiDocument ok":sr,"getOpenApiDocument ok headers":n,"getOpenApiDocument badRequest":o,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument not\
Acceptable":o,"getOpenApiDocument notAcceptable headers":n,"getOpenApiDocument tooManyRequests":o,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":o,"getOpenApiDocument internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":o,"changePassword badRequest\
 headers":n,"changePassword unauthorized":o,"changePassword unauthorized headers":w,"changePassword contentTooLarge":o,"changePassword contentTooLarge headers":n,
"changePassword unsupportedMediaType":o,"changePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":o,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":o,"changePassword internalError headers":n,"changePassword unavailable":o,"changePassword unavailable headers":h,"listRepos\
itories ok":q,"listRepositories ok headers":n,"listRepositories badRequest":o,"listRepositories badRequest headers":n,"listRepositories notFound":o,"listReposit\
ories notFound headers":n,"listRepositories notAcceptable":o,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":o,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":o,"listRepositories internalError headers":n,"listRepositories unavailable":o,"listRepositories unava\
ilable headers":h,"createRepository created":de,"createRepository created headers":nr,"createRepository badRequest":o,"createRepository badRequest headers":n,"c\
reateRepository unauthorized":o,"createRepository unauthorized headers":w,"createRepository forbidden":o,"createRepository forbidden headers":n,"createRepositor\
y notAcceptable":o,"createRepository notAcceptable headers":n,"createRepository conflict":o,"createRepository conflict headers":n,"createRepository contentTooLa\
rge":o,"createRepository contentTooLarge headers":n,"createRepository unsupportedMediaType":o,"createRepository unsupportedMediaType headers":n,"createRepositor\
y tooManyRequests":o,"createRepository tooManyRequests headers":h,"createRepository internalError":o,"createRepository internalError headers":n,"createRepositor\
y unavailable":o,"createRepository unavailable headers":h,"getRepository ok":q,"getRepository ok headers":n,"getRepository badRequest":o,"getRepository badReque\
st headers":n,"getRepository unauthorized":o,"getRepository unauthorized headers":w,"getRepository forbidden":o,"getRepository forbidden headers":n,"getReposito\
ry notFound":o,"getRepository notFound headers":n,"getRepository notAcceptable":o,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":o,"get\
Repository tooManyRequests headers":h,"getRepository internalError":o,"getRepository internalError headers":n,"getRepository unavailable":o,"getRepository unava\
ilable headers":h,"deleteRepository noContent headers":n,"deleteRepository badRequest":o,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":o,
"deleteRepository unauthorized headers":w,"deleteRepository forbidden":o,"deleteRepository forbidden headers":n,"deleteRepository notFound":o,"deleteRepository \
notFound headers":n,"deleteRepository tooManyRequests":o,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":o,"deleteRepository inter\
nalError headers":n,"deleteRepository unavailable":o,"deleteRepository unavailable headers":h,"login ok":lr,"login ok headers":n,"login badRequest":o,"login bad\
Request headers":n,"login forbidden":o,"login forbidden headers":n,"login notFound":o,"login notFound headers":n,"login notAcceptable":o,"login notAcceptable he\
aders":n,"login tooManyRequests":o,"login tooManyRequests headers":h,"login internalError":o,"login internalError headers":n,"login unavailable":o,"login unavai\
lable headers":h,"uploadFile ok":pr,"uploadFile ok headers":n,"uploadFile badRequest":o,"uploadFile badRequest headers":n,"uploadFile unauthorized":o,"uploadFil\
e unauthorized headers":w,"uploadFile forbidden":o,"uploadFile forbidden headers":n,"uploadFile notFound":o,"uploadFile notFound headers":n,"uploadFile notAccep\
table":o,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":o,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":o,"uploadF\
ile unsupportedMediaType headers":n,"uploadFile tooManyRequests":o,"uploadFile tooManyRequests headers":h,"uploadFile internalError":o,"uploadFile internalError\
 headers":n,"uploadFile unavailable":o,"uploadFile unavailable headers":h,"listFiles ok":q,"listFiles ok headers":n,"listFiles badRequest":o,"listFiles badReque\
st headers":n,"listFiles unauthorized":o,"listFiles unauthorized headers":w,"listFiles forbidden":o,"listFiles forbidden headers":n,"listFiles notFound":o,"list\
Files notFound headers":n,"listFiles notAcceptable":o,"listFiles notAcceptable headers":n,"listFiles tooManyRequests":o,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":o,"listFiles internalError headers":n,"listFiles unavailable":o,"listFiles unavailable headers":h,"deleteFile noContent headers":n,"dele\
teFile badRequest":o,"deleteFile badRequest headers":n,"deleteFile unauthorized":o,"deleteFile unauthorized headers":w,"deleteFile forbidden":o,"deleteFile forb\
idden headers":n,"deleteFile notFound":o,"deleteFile notFound headers":n,"deleteFile conflict":o,"deleteFile conflict headers":n,"deleteFile tooManyRequests":o,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":o,"deleteFile internalError headers":n,"deleteFile unavailable":o,"deleteFile unavailable head\
ers":h,"downloadExport ok":Ue,"downloadExport ok headers":dr,"downloadExport partialContent":Ue,"downloadExport partialContent headers":cr,"downloadExport notMo\
dified headers":yr,"downloadExport badRequest":o,"downloadExport badRequest headers":n,"downloadExport unauthorized":o,"downloadExport unauthorized headers":w,"\
downloadExport forbidden":o,"downloadExport forbidden headers":n,"downloadExport notFound":o,"downloadExport notFound headers":n,"downloadExport conflict":o,"do\
wnloadExport conflict headers":n,"downloadExport rangeNotSatisfiable":o,"downloadExport rangeNotSatisfiable headers":gr,"downloadExport tooManyRequests":o,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":o,"downloadExport internalError headers":n,"downloadExport unavailable":o,"downloadExport u\
navailable headers":h,"listEntities ok":q,"listEntities ok headers":n,"listEntities badRequest":o,"listEntities badRequest headers":n,"listEntities unauthorized":o,
"listEntities unauthorized headers":w,"listEntities forbidden":o,"listEntities forbidden headers":n,"listEntities notFound":o,"listEntities notFound headers":n,
"listEntities notAcceptable":o,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":o,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":o,"listEntities internalError headers":n,"listEntities unavailable":o,"listEntities unavailable headers":h,"runEntitiesCommand ok":vr,"runEntitiesC\
ommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":o,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand un\
authorized":o,"runEntitiesCommand unauthorized headers":w,"runEntitiesCommand forbidden":o,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":o,
"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":o,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":o,"runEn\
titiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":o,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":o,
"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":o,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":o,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":o,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":Pr,"runExpressionsCommand ok headers":n,"runExpressionsCommand badRequest":o,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthoriz\
ed":o,"runExpressionsCommand unauthorized headers":w,"runExpressionsCommand forbidden":o,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notF\
ound":o,"runExpressionsCommand notFound headers":n,"runExpressionsCommand notAcceptable":o,"runExpressionsCommand notAcceptable headers":n,"runExpressionsComman\
d conflict":o,"runExpressionsCommand conflict headers":n,"runExpressionsCommand contentTooLarge":o,"runExpressionsCommand contentTooLarge headers":n,"runExpress\
ionsCommand unsupportedMediaType":o,"runExpressionsCommand unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":o,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":o,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":o,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":wr,"countEntities ok headers":n,"countEntities badRequest":o,"countEntities badRequest headers":n,"countEn\
tities unauthorized":o,"countEntities unauthorized headers":w,"countEntities forbidden":o,"countEntities forbidden headers":n,"countEntities notFound":o,"countE\
ntities notFound headers":n,"countEntities notAcceptable":o,"countEntities notAcceptable headers":n,"countEntities tooManyRequests":o,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":o,"countEntities internalError headers":n,"countEntities unavailable":o,"countEntities unavailable headers":h,"get\
Entity ok":q,"getEntity ok headers":n,"getEntity badRequest":o,"getEntity badRequest headers":n,"getEntity unauthorized":o,"getEntity unauthorized headers":w,"g\
etEntity forbidden":o,"getEntity forbidden headers":n,"getEntity notFound":o,"getEntity notFound headers":n,"getEntity notAcceptable":o,"getEntity notAcceptable\
 headers":n,"getEntity tooManyRequests":o,"getEntity tooManyRequests headers":h,"getEntity internalError":o,"getEntity internalError headers":n,"getEntity unava\
ilable":o,"getEntity unavailable headers":h,"runEntityCommand ok":kr,"runEntityCommand ok headers":n,"runEntityCommand badRequest":o,"runEntityCommand badReques\
t headers":n,"runEntityCommand unauthorized":o,"runEntityCommand unauthorized headers":w,"runEntityCommand forbidden":o,"runEntityCommand forbidden headers":n,"\
runEntityCommand notFound":o,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":o,"runEntityCommand notAcceptable headers":n,"runEntityComma\
nd conflict":o,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":o,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsuppo\
rtedMediaType":o,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":o,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":o,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":o,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":n,"deleteEntity badRequest":o,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":o,"deleteEntity unauthorized headers":w,"deleteEntit\
y forbidden":o,"deleteEntity forbidden headers":n,"deleteEntity notFound":o,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":o,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":o,"deleteEntity internalError headers":n,"deleteEntity unavailable":o,"deleteEntity unavailable headers":h,
"listRows ok":q,"listRows ok headers":n,"listRows badRequest":o,"listRows badRequest headers":n,"listRows unauthorized":o,"listRows unauthorized headers":w,"lis\
tRows forbidden":o,"listRows forbidden headers":n,"listRows notFound":o,"listRows notFound headers":n,"listRows notAcceptable":o,"listRows notAcceptable headers":n,
"listRows conflict":o,"listRows conflict headers":n,"listRows tooManyRequests":o,"listRows tooManyRequests headers":h,"listRows internalError":o,"listRows inter\
nalError headers":n,"listRows unavailable":o,"listRows unavailable headers":h,"runRowsCommand ok":D,"runRowsCommand ok headers":n,"runRowsCommand badRequest":o,
"runRowsCommand badRequest headers":n,"runRowsCommand unauthorized":o,"runRowsCommand unauthorized headers":w,"runRowsCommand forbidden":o,"runRowsCommand forbi\
dden headers":n,"runRowsCommand notFound":o,"runRowsCommand notFound headers":n,"runRowsCommand notAcceptable":o,"runRowsCommand notAcceptable headers":n,"runRo\
wsCommand conflict":o,"runRowsCommand conflict headers":n,"runRowsCommand contentTooLarge":o,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsuppor\
tedMediaType":o,"runRowsCommand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":o,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":o,"runRowsCommand internalError headers":n,"runRowsCommand unavailable":o,"runRowsCommand unavailable headers":h,"listRejectedRows ok":q,"listRejec\
tedRows ok headers":n,"listRejectedRows badRequest":o,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":o,"listRejectedRows unauthorized h\
eaders":w,"listRejectedRows forbidden":o,"listRejectedRows forbidden headers":n,"listRejectedRows notFound":o,"listRejectedRows notFound headers":n,"listRejecte\
dRows notAcceptable":o,"listRejectedRows notAcceptable headers":n,"listRejectedRows tooManyRequests":o,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":o,"listRejectedRows internalError headers":n,"listRejectedRows unavailable":o,"listRejectedRows unavailable headers":h,"getReport ok":qr,"g\
etReport ok headers":Cr,"getReport badRequest":o,"getReport badRequest headers":n,"getReport unauthorized":o,"getReport unauthorized headers":w,"getReport forbi\
dden":o,"getReport forbidden headers":n,"getReport notFound":o,"getReport notFound headers":n,"getReport notAcceptable":o,"getReport notAcceptable headers":n,"g\
etReport conflict":o,"getReport conflict headers":n,"getReport tooManyRequests":o,"getReport tooManyRequests headers":h,"getReport internalError":o,"getReport i\
nternalError headers":n,"getReport unavailable":o,"getReport unavailable headers":h,"listAttributes ok":q,"listAttributes ok headers":n,"listAttributes badReque\
st":o,"listAttributes badRequest headers":n,"listAttributes unauthorized":o,"listAttributes unauthorized headers":w,"listAttributes forbidden":o,"listAttributes\
 forbidden headers":n,"listAttributes notFound":o,"listAttributes notFound headers":n,"listAttributes notAcceptable":o,"listAttributes notAcceptable headers":n,
"listAttributes tooManyRequests":o,"listAttributes tooManyRequests headers":h,"listAttributes internalError":o,"listAttributes internalError headers":n,"listAtt\
ributes unavailable":o,"listAttributes unavailable headers":h,"runAttributesCommand ok":D,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":o,
"runAttributesCommand badRequest headers":n,"runAttributesCommand unauthorized":o,"runAttributesCommand unauthorized headers":w,"runAttributesCommand forbidden":o,
"runAttributesCommand forbidden headers":n,"runAttributesCommand notFound":o,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":o,"r\
unAttributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":o,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand uns\
upportedMediaType":o,"runAttributesCommand unsupportedMediaType headers":n,"runAttributesCommand tooManyRequests":o,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":o,"runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":o,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":q,"getAttribute ok headers":n,"getAttribute badRequest":o,"getAttribute badRequest headers":n,"getAttribute unauthorized":o,"getA\
ttribute unauthorized headers":w,"getAttribute forbidden":o,"getAttribute forbidden headers":n,"getAttribute notFound":o,"getAttribute notFound headers":n,"getA\
ttribute notAcceptable":o,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":o,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":o,"getAttribute internalError headers":n,"getAttribute unavailable":o,"getAttribute unavailable headers":h,"listValues ok":q,"listValues ok headers":n,"\
listValues badRequest":o,"listValues badRequest headers":n,"listValues unauthorized":o,"listValues unauthorized headers":w,"listValues forbidden":o,"listValues \
forbidden headers":n,"listValues notFound":o,"listValues notFound headers":n,"listValues notAcceptable":o,"listValues notAcceptable headers":n,"listValues confl\
ict":o,"listValues conflict headers":n,"listValues tooManyRequests":o,"listValues tooManyRequests headers":h,"listValues internalError":o,"listValues internalEr\
ror headers":n,"listValues unavailable":o,"listValues unavailable headers":h,"runValuesCommand ok":D,"runValuesCommand ok headers":n,"runValuesCommand badReques\
t":o,"runValuesCommand badRequest headers":n,"runValuesCommand unauthorized":o,"runValuesCommand unauthorized headers":w,"runValuesCommand forbidden":o,"runValu\
esCommand forbidden headers":n,"runValuesCommand notFound":o,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":o,"runValuesCommand notAccep\
table headers":n,"runValuesCommand conflict":o,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":o,"runValuesCommand contentTooLarge head\
ers":n,"runValuesCommand unsupportedMediaType":o,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":o,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":o,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":o,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":q,"listMasks ok headers":n,"listMasks badRequest":o,"listMasks badRequest headers":n,"listMasks unauthorized":o,"listMasks unauthori\
zed headers":w,"listMasks forbidden":o,"listMasks forbidden headers":n,"listMasks notFound":o,"listMasks notFound headers":n,"listMasks notAcceptable":o,"listMa\
sks notAcceptable headers":n,"listMasks conflict":o,"listMasks conflict headers":n,"listMasks tooManyRequests":o,"listMasks tooManyRequests headers":h,"listMask\
s internalError":o,"listMasks internalError headers":n,"listMasks unavailable":o,"listMasks unavailable headers":h,"runMasksCommand ok":D,"runMasksCommand ok he\
aders":n,"runMasksCommand badRequest":o,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":o,"runMasksCommand unauthorized headers":w,"runMas\
ksCommand forbidden":o,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":o,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":o,
"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":o,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":o,"runMasksCommand\
 contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":o,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":o,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":o,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":o,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":q,"listPatterns ok headers":n,"listPatterns badRequest":o,"listPatterns badRequest headers":n,"listPatterns unauthor\
ized":o,"listPatterns unauthorized headers":w,"listPatterns forbidden":o,"listPatterns forbidden headers":n,"listPatterns notFound":o,"listPatterns notFound hea\
ders":n,"listPatterns notAcceptable":o,"listPatterns notAcceptable headers":n,"listPatterns conflict":o,"listPatterns conflict headers":n,"listPatterns tooManyR\
equests":o,"listPatterns tooManyRequests headers":h,"listPatterns internalError":o,"listPatterns internalError headers":n,"listPatterns unavailable":o,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":D,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":o,"runPatternsCommand badRequest headers":n,
"runPatternsCommand unauthorized":o,"runPatternsCommand unauthorized headers":w,"runPatternsCommand forbidden":o,"runPatternsCommand forbidden headers":n,"runPa\
tternsCommand notFound":o,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":o,"runPatternsCommand notAcceptable headers":n,"runPatterns\
Command conflict":o,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":o,"runPatternsCommand contentTooLarge headers":n,"runPatternsCo\
mmand unsupportedMediaType":o,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":o,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":o,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":o,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":D,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":o,"runSoundexesCommand badRequest headers":n,"runSoundexe\
sCommand unauthorized":o,"runSoundexesCommand unauthorized headers":w,"runSoundexesCommand forbidden":o,"runSoundexesCommand forbidden headers":n,"runSoundexesC\
ommand notFound":o,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":o,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCom\
mand conflict":o,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":o,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesC\
ommand unsupportedMediaType":o,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":o,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":o,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":o,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":q,"listMetaphones ok headers":n,"listMetaphones badRequest":o,"listMetaphones badRequest headers":n,"listMetaphones unauthor\
ized":o,"listMetaphones unauthorized headers":w,"listMetaphones forbidden":o,"listMetaphones forbidden headers":n,"listMetaphones notFound":o,"listMetaphones no\
tFound headers":n,"listMetaphones notAcceptable":o,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":o,"listMetaphones conflict headers":n,"lis\
tMetaphones tooManyRequests":o,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":o,"listMetaphones internalError headers":n,"listMetapho\
nes unavailable":o,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":D,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":o,"r\
unMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":o,"runMetaphonesCommand unauthorized headers":w,"runMetaphonesCommand forbidden":o,
"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":o,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":o,"r\
unMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":o,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":o,
"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":o,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetapho\
nesCommand tooManyRequests":o,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":o,"runMetaphonesCommand internalError header\
s":n,"runMetaphonesCommand unavailable":o,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":Er,"unmaskValue ok headers":n,"unmaskValue badRequest":o,
"unmaskValue badRequest headers":n,"unmaskValue unauthorized":o,"unmaskValue unauthorized headers":w,"unmaskValue forbidden":o,"unmaskValue forbidden headers":n,
"unmaskValue notFound":o,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":o,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":o,"u\
nmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":o,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":o,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":o,"unmaskValue internalError headers":n,"unmaskValue unavailable":o,"unmaskValue unavailable headers":h,
"listFunctions ok":Rr,"listFunctions ok headers":n,"listFunctions badRequest":o,"listFunctions badRequest headers":n,"listFunctions unauthorized":o,"listFunctio\
ns unauthorized headers":w,"listFunctions forbidden":o,"listFunctions forbidden headers":n,"listFunctions notFound":o,"listFunctions notFound headers":n,"listFu\
nctions notAcceptable":o,"listFunctions notAcceptable headers":n,"listFunctions tooManyRequests":o,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":o,"listFunctions internalError headers":n,"listFunctions unavailable":o,"listFunctions unavailable headers":h,"listPriorities ok":Nr,"listPriorities \
ok headers":n,"listPriorities badRequest":o,"listPriorities badRequest headers":n,"listPriorities unauthorized":o,"listPriorities unauthorized headers":w,"listP\
riorities forbidden":o,"listPriorities forbidden headers":n,"listPriorities notFound":o,"listPriorities notFound headers":n,"listPriorities notAcceptable":o,"li\
stPriorities notAcceptable headers":n,"listPriorities tooManyRequests":o,"listPriorities tooManyRequests headers":h,"listPriorities internalError":o,"listPriori\
ties internalError headers":n,"listPriorities unavailable":o,"listPriorities unavailable headers":h,"runPrioritiesCommand created":de,"runPrioritiesCommand crea\
ted headers":Be,"runPrioritiesCommand badRequest":o,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":o,"runPrioritiesCommand unau\
thorized headers":w,"runPrioritiesCommand forbidden":o,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":o,"runPrioritiesCommand notFou\
nd headers":n,"runPrioritiesCommand notAcceptable":o,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":o,"runPrioritiesComma\
nd contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":o,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyR\
equests":o,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":o,"runPrioritiesCommand internalError headers":n,"runPriorities\
Command unavailable":o,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":de,"runPriorityCommand created headers":Be,"runPriorityCommand \
badRequest":o,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":o,"runPriorityCommand unauthorized headers":w,"runPriorityCommand forb\
idden":o,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":o,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":o,"\
runPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":o,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupporte\
dMediaType":o,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":o,"runPriorityCommand tooManyRequests headers":h,"runPrio\
rityCommand internalError":o,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":o,"runPriorityCommand unavailable headers":h,"deleteP\
riority noContent headers":n,"deletePriority badRequest":o,"deletePriority badRequest headers":n,"deletePriority unauthorized":o,"deletePriority unauthorized he\
aders":w,"deletePriority forbidden":o,"deletePriority forbidden headers":n,"deletePriority notFound":o,"deletePriority notFound headers":n,"deletePriority tooMa\
nyRequests":o,"deletePriority tooManyRequests headers":h,"deletePriority internalError":o,"deletePriority internalError headers":n,"deletePriority unavailable":o,
"deletePriority unavailable headers":h,"listLibraryEntities ok":q,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":o,"listLibraryEntities bad\
Request headers":n,"listLibraryEntities unauthorized":o,"listLibraryEntities unauthorized headers":w,"listLibraryEntities forbidden":o,"listLibraryEntities forb\
idden headers":n,"listLibraryEntities notFound":o,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":o,"listLibraryEntities notAccepta\
ble headers":n,"listLibraryEntities tooManyRequests":o,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":o,"listLibraryEntitie\
s internalError headers":n,"listLibraryEntities unavailable":o,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":Dr,"runLibraryEntities\
Command ok headers":n,"runLibraryEntitiesCommand badRequest":o,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":o,"runL\
ibraryEntitiesCommand unauthorized headers":w,"runLibraryEntitiesCommand forbidden":o,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand\
 notFound":o,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":o,"runLibraryEntitiesCommand notAcceptable headers":n,"run\
LibraryEntitiesCommand conflict":o,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":o,"runLibraryEntitiesCommand conte\
ntTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":o,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand t\
ooManyRequests":o,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":o,"runLibraryEntitiesCommand internalError hea\
ders":n,"runLibraryEntitiesCommand unavailable":o,"runLibraryEntitiesCommand unavailable headers":h,"getLibraryEntity ok":q,"getLibraryEntity ok headers":n,"get\
LibraryEntity badRequest":o,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":o,"getLibraryEntity unauthorized headers":w,"getLibraryEntit\
y forbidden":o,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":o,"getLibraryEntity notFound headers":n,"getLibraryEntity notAcceptable":o,"ge\
tLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":o,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":o,"ge\
tLibraryEntity internalError headers":n,"getLibraryEntity unavailable":o,"getLibraryEntity unavailable headers":h,"deleteLibraryEntity noContent headers":n,"del\
eteLibraryEntity badRequest":o,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":o,"deleteLibraryEntity unauthorized headers":w,"del\
eteLibraryEntity forbidden":o,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":o,"deleteLibraryEntity notFound headers":n,"deleteLibrary\
Entity tooManyRequests":o,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":o,"deleteLibraryEntity internalError headers":n,"d\
eleteLibraryEntity unavailable":o,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":q,"listLibraryAttributes ok headers":n,"listLibraryAttr\
ibutes badRequest":o,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":o,"listLibraryAttributes unauthorized headers":w,"listLib\
raryAttributes forbidden":o,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":o,"listLibraryAttributes notFound headers":n,"listLibra\
ryAttributes notAcceptable":o,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":o,"listLibraryAttributes tooManyRequests h\
eaders":h,"listLibraryAttributes internalError":o,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":o,"listLibraryAttributes u\
navailable headers":h,"listLoaderConnections ok":q,"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":o,"listLoaderConnections badRequest h\
eaders":n,"listLoaderConnections unauthorized":o,"listLoaderConnections unauthorized headers":w,"listLoaderConnections forbidden":o,"listLoaderConnections forbi\
dden headers":n,"listLoaderConnections notFound":o,"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":o,"listLoaderConnections not\
Acceptable headers":n,"listLoaderConnections tooManyRequests":o,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalError":o,"listL\
oaderConnections internalError headers":n,"listLoaderConnections unavailable":o,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":Fr,
"runLoaderConnectionsCommand ok headers":n,"runLoaderConnectionsCommand badRequest":o,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCo\
mmand unauthorized":o,"runLoaderConnectionsCommand unauthorized headers":w,"runLoaderConnectionsCommand forbidden":o,"runLoaderConnectionsCommand forbidden head\
ers":n,"runLoaderConnectionsCommand notFound":o,"runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":o,"runLoaderConnect\
ionsCommand notAcceptable headers":n,"runLoaderConnectionsCommand conflict":o,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand cont\
entTooLarge":o,"runLoaderConnectionsCommand contentTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":o,"runLoaderConnectionsCommand unsuppo\
rtedMediaType headers":n,"runLoaderConnectionsCommand tooManyRequests":o,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand in\
ternalError":o,"runLoaderConnectionsCommand internalError headers":n,"runLoaderConnectionsCommand unavailable":o,"runLoaderConnectionsCommand unavailable header\
s":h,"getLoaderConnection ok":q,"getLoaderConnection ok headers":n,"getLoaderConnection badRequest":o,"getLoaderConnection badRequest headers":n,"getLoaderConne\
ction unauthorized":o,"getLoaderConnection unauthorized headers":w,"getLoaderConnection forbidden":o,"getLoaderConnection forbidden headers":n,"getLoaderConnect\
ion notFound":o,"getLoaderConnection notFound headers":n,"getLoaderConnection notAcceptable":o,"getLoaderConnection notAcceptable headers":n,"getLoaderConnectio\
n tooManyRequests":o,"getLoaderConnection tooManyRequests headers":h,"getLoaderConnection internalError":o,"getLoaderConnection internalError headers":n,"getLoa\
derConnection unavailable":o,"getLoaderConnection unavailable headers":h,"runLoaderConnectionCommand ok":Tr,"runLoaderConnectionCommand ok headers":n,"runLoader\
ConnectionCommand badRequest":o,"runLoaderConnectionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":o,"runLoaderConnectionCommand unauth\
orized headers":w,"runLoaderConnectionCommand forbidden":o,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":o,"runLoaderCo\
nnectionCommand notFound headers":n,"runLoaderConnectionCommand notAcceptable":o,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionComman\
d conflict":o,"runLoaderConnectionCommand conflict headers":n,"runLoaderConnectionCommand contentTooLarge":o,"runLoaderConnectionCommand contentTooLarge headers":n,
"runLoaderConnectionCommand unsupportedMediaType":o,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":o,"\
runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionCommand internalError":o,"runLoaderConnectionCommand internalError headers":n,"runLoad\
erConnectionCommand unavailable":o,"runLoaderConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badRe\
quest":o,"deleteLoaderConnection badRequest headers":n,"deleteLoaderConnection unauthorized":o,"deleteLoaderConnection unauthorized headers":w,"deleteLoaderConn\
ection forbidden":o,"deleteLoaderConnection forbidden headers":n,"deleteLoaderConnection notFound":o,"deleteLoaderConnection notFound headers":n,"deleteLoaderCo\
nnection conflict":o,"deleteLoaderConnection conflict headers":n,"deleteLoaderConnection tooManyRequests":o,"deleteLoaderConnection tooManyRequests headers":h,"\
deleteLoaderConnection internalError":o,"deleteLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":o,"deleteLoaderConnection unavaila\
ble headers":h,"listDatasources ok":q,"listDatasources ok headers":n,"listDatasources badRequest":o,"listDatasources badRequest headers":n,"listDatasources unau\
thorized":o,"listDatasources unauthorized headers":w,"listDatasources forbidden":o,"listDatasources forbidden headers":n,"listDatasources notFound":o,"listDatas\
ources notFound headers":n,"listDatasources notAcceptable":o,"listDatasources notAcceptable headers":n,"listDatasources conflict":o,"listDatasources conflict he\
aders":n,"listDatasources tooManyRequests":o,"listDatasources tooManyRequests headers":h,"listDatasources internalError":o,"listDatasources internalError header\
s":n,"listDatasources unavailable":o,"listDatasources unavailable headers":h,"runDatasourcesCommand ok":q,"runDatasourcesCommand ok headers":n,"runDatasourcesCo\
mmand badRequest":o,"runDatasourcesCommand badRequest headers":n,"runDatasourcesCommand unauthorized":o,"runDatasourcesCommand unauthorized headers":w,"runDatas\
ourcesCommand forbidden":o,"runDatasourcesCommand forbidden headers":n,"runDatasourcesCommand notFound":o,"runDatasourcesCommand notFound headers":n,"runDatasou\
rcesCommand notAcceptable":o,"runDatasourcesCommand notAcceptable headers":n,"runDatasourcesCommand conflict":o,"runDatasourcesCommand conflict headers":n,"runD\
atasourcesCommand contentTooLarge":o,"runDatasourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":o,"runDatasourcesCommand uns\
upportedMediaType headers":n,"runDatasourcesCommand tooManyRequests":o,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":o,
"runDatasourcesCommand internalError headers":n,"runDatasourcesCommand unavailable":o,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":q,"list\
Dataschemas ok headers":n,"listDataschemas badRequest":o,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":o,"listDataschemas unauthorized h\
eaders":w,"listDataschemas forbidden":o,"listDataschemas forbidden headers":n,"listDataschemas notFound":o,"listDataschemas notFound headers":n,"listDataschemas\
 notAcceptable":o,"listDataschemas notAcceptable headers":n,"listDataschemas conflict":o,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":o,
"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":o,"listDataschemas internalError headers":n,"listDataschemas unavailable":o,"listDat\
aschemas unavailable headers":h,"runDataschemasCommand ok":q,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasCom\
mand badRequest":o,"runDataschemasCommand badRequest headers":n,"runDataschemasCommand unauthorized":o,"runDataschemasCommand unauthorized headers":w,"runDatasc\
hemasCommand forbidden":o,"runDataschemasCommand forbidden headers":n,"runDataschemasCommand notFound":o,"runDataschemasCommand notFound headers":n,"runDatasche\
masCommand notAcceptable":o,"runDataschemasCommand notAcceptable headers":n,"runDataschemasCommand conflict":o,"runDataschemasCommand conflict headers":n,"runDa\
taschemasCommand contentTooLarge":o,"runDataschemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":o,"runDataschemasCommand unsu\
pportedMediaType headers":n,"runDataschemasCommand tooManyRequests":o,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":o,
"runDataschemasCommand internalError headers":n,"runDataschemasCommand unavailable":o,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":Ir,
"listConnectionEncodings ok headers":n,"listConnectionEncodings badRequest":o,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthoriz\
ed":o,"listConnectionEncodings unauthorized headers":w,"listConnectionEncodings forbidden":o,"listConnectionEncodings forbidden headers":n,"listConnectionEncodi\
ngs notFound":o,"listConnectionEncodings notFound headers":n,"listConnectionEncodings notAcceptable":o,"listConnectionEncodings notAcceptable headers":n,"listCo\
nnectionEncodings tooManyRequests":o,"listConnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":o,"listConnectionEncodings inte\
rnalError headers":n,"listConnectionEncodings unavailable":o,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":Or,"listLoaderConnec\
tionTypes ok headers":n,"listLoaderConnectionTypes badRequest":o,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":o,"li\
stLoaderConnectionTypes unauthorized headers":w,"listLoaderConnectionTypes notAcceptable":o,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConne\
ctionTypes tooManyRequests":o,"listLoaderConnectionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":o,"listLoaderConnectionTypes inter\
nalError headers":n,"listLoaderConnectionTypes unavailable":o,"listLoaderConnectionTypes unavailable headers":h,"listJobs ok":Ke,"listJobs ok headers":n,"listJo\
bs badRequest":o,"listJobs badRequest headers":n,"listJobs unauthorized":o,"listJobs unauthorized headers":w,"listJobs forbidden":o,"listJobs forbidden headers":n,
"listJobs notFound":o,"listJobs notFound headers":n,"listJobs notAcceptable":o,"listJobs notAcceptable headers":n,"listJobs tooManyRequests":o,"listJobs tooMany\
Requests headers":h,"listJobs internalError":o,"listJobs internalError headers":n,"listJobs unavailable":o,"listJobs unavailable headers":h,"runSchedulerCommand\
 ok":zr,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":o,"runSchedulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":o,"r\
unSchedulerCommand unauthorized headers":w,"runSchedulerCommand forbidden":o,"runSchedulerCommand forbidden headers":n,"runSchedulerCommand notFound":o,"runSche\
dulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":o,"runSchedulerCommand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":o,"ru\
nSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":o,"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerComm\
and tooManyRequests":o,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerCommand internalError":o,"runSchedulerCommand internalError headers":n,"runS\
chedulerCommand unavailable":o,"runSchedulerCommand unavailable headers":h,"getJob ok":Ke,"getJob ok headers":n,"getJob okEventStream":Vr,"getJob okEventStream \
headers":n,"getJob badRequest":o,"getJob badRequest headers":n,"getJob unauthorized":o,"getJob unauthorized headers":w,"getJob forbidden":o,"getJob forbidden he\
aders":n,"getJob notFound":o,"getJob notFound headers":n,"getJob notAcceptable":o,"getJob notAcceptable headers":n,"getJob tooManyRequests":o,"getJob tooManyReq\
uests headers":h,"getJob internalError":o,"getJob internalError headers":n,"getJob unavailable":o,"getJob unavailable headers":h,"runJobCommand ok":de,"runJobCo\
mmand ok headers":n,"runJobCommand badRequest":o,"runJobCommand badRequest headers":n,"runJobCommand unauthorized":o,"runJobCommand unauthorized headers":w,"run\
JobCommand forbidden":o,"runJobCommand forbidden headers":n,"runJobCommand notFound":o,"runJobCommand notFound headers":n,"runJobCommand notAcceptable":o,"runJo\
bCommand notAcceptable headers":n,"runJobCommand conflict":o,"runJobCommand conflict headers":n,"runJobCommand contentTooLarge":o,"runJobCommand contentTooLarge\
 headers":n,"runJobCommand unsupportedMediaType":o,"runJobCommand unsupportedMediaType headers":n,"runJobCommand tooManyRequests":o,"runJobCommand tooManyReques\
ts headers":h,"runJobCommand internalError":o,"runJobCommand internalError headers":n,"runJobCommand unavailable":o,"runJobCommand unavailable headers":h};export{Jr as validators};
