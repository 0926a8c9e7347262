// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Br=Object.getOwnPropertyNames,zr=(a,i)=>function(){try{return i||(0,a[Br(a)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},_r=zr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function i(b){const v=b.length;let g=0,f=0,e;for(;f<v;)g++,e=b.charCodeAt(
f++),e>=55296&&e<=56319&&f<v&&(e=b.charCodeAt(f),(e&64512)===56320&&f++);return g}a.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),Sr=Le,Gr=new RegExp(
"^3\\.1\\.\\d+$","u");function Le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Le.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(a.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(a.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!Gr.test(r)){const s={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const d={instancePath:i+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{
const s={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.
errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=Ne,R=_r().default;function Ne(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var n=Fe,Hr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function D(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=D.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.pointer!==void 0&&typeof a.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameter!==void 0&&typeof a.parameter!="string"){const r={instancePath:i+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.detail!==void 0){let r=a.
detail;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function X(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=X.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:i,schemaPath:"\
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
instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Hr.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){
let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:i+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++)D(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?D.errors:
e.concat(D.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Fe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),X(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),t=e.length),Fe.errors=e,t===0}Fe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=Me;function Me(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Me.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(a["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(R(r)>38){const s={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
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
must be object"};e===null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var P=xe;function xe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(R(r)<1){const s={
instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=$e,L=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function K(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=K.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)
if(typeof r[u]!="string"){const c={instancePath:i+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),t++}}else{const s={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const u={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}if(!L.test(s)){const u={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return K.errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=O.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=t;let s=!1,u=null;const c=t;if(Array.isArray(a)){if(a.length<1){const p={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),t++}const m=a.length;for(let p=0;p<m;p++)K(a[p],{instancePath:i+"/"+p,parentData:a,
parentDataProperty:p,rootData:g,dynamicAnchors:f})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{const m={instancePath:i,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(Array.isArray(a)){if(a.
length<1){const p={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),t++}const m=a.length;for(let p=0;p<m;p++){let q=a[p];if(q&&typeof q=="object"&&!Array.isArray(q)){for(const F in q)if(F!=="@url"&&typeof q[F]!="string"){
const C={instancePath:i+"/"+p+"/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}if(q["@url"]!==void 0&&typeof q["@url"]!="string"){const F={instancePath:i+"/"+p+"/@url",schemaPath:"\
contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),t++}}else{const F={
instancePath:i+"/"+p,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[F]:e.push(F),t++}}}else{
const m={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;if(typeof a=="string"){if(R(a)>0){const q={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:i,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)t=r,e!==null&&(r?
e.length=r:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[m]:e.push(m),t++}return O.errors=e,l.items=d,t===0}O.evaluated={dynamicProps:!1,dynamicItems:!0};var Vr={type:"object",required:["viewName","pageSta\
rt","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Te={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Jr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},j=new RegExp("^[1-9][0-9]*$","u"),Rr=new RegExp("^(0|[1-9][0-9\
]*)$","u");function T(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=T.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(a.pageStart===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(a.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(a.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.viewName!==void 0){let r=a.viewName;
if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;if(typeof r=="string"){if(!j.test(
r)){const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="string"){if(!Rr.test(r)){const s={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!Rr.test(r)){const s={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:i+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:i+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Vr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:i+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const u={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const u={instancePath:i+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:Te.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={
instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[u]:e.push(u),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:
e.push(u),t++}}else{const u={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const u={instancePath:i+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const u={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:Te.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:Te.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[u]:e.push(u),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){
const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:Te.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:i+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.rejected!==void 0){let r=a.rejected;
if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
line===void 0){const d={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[d]:e.push(d),t++}if(c.reason===void 0){const d={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[d]:e.push(d),t++}if(c.detail===
void 0){const d={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="line"||d==="reason"||d==="detail")){const y={instancePath:i+"/rej\
ected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have ad\
ditional properties"};e===null?e=[y]:e.push(y),t++}if(c.line!==void 0){let d=c.line;if(typeof d=="string"){if(!j.test(d)){const y={instancePath:i+"/rejected/"+u+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.reason!==void 0){let d=c.reason;if(typeof d!="string"){const y={instancePath:i+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),t++}if(!(d==="ragged"||d==="bad quotes"||d==="undecodable"||d==="over-long")){const y={instancePath:i+"/rejected/"+u+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Jr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[y]:e.push(y),t++}}if(c.detail!==void 0){let d=c.detail;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),t++}}else{const y={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const d={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function W(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=W.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),t++}if(c.humanisedName===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.
push(d),t++}if(c.description===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="columnisedName"||d==="humanisedName"||
d==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.columnisedName;if(typeof d=="string"){if(R(d)<
1){const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const d={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(c.description!==void 0&&typeof c.description!="string"){const d={
instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(O(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),a.metadata!==void 0&&(T(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=$e.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),W(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?W.errors:e.concat(W.errors),t=
e.length),$e.errors=e,t===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=je;function je(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="url"){const s={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ur=De,Yr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function De(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(R(r)>38){
const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
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
null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!Yr.test(r)){const s={instancePath:i+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Qr=Oe,Zr={type:"string",enum:["reader","editor","administrator"]};function ee(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(a.username===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(a.role===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.authenticated!==void 0&&typeof a.
authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const s={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:i+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===
0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=Oe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ee(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xr=Ie;
function Ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="path"){const s={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(R(r)>255){const s={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===
0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var kr=Be;function Be(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Kr=ze,qr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Pr=new RegExp('^"[0-9a-z-]+"$',"u");function ze(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
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
t-id"];if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Pr.test(r)){const s={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:qr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const s={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:qr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ze.
errors=e,t===0}ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Wr=_e,Er={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},es=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function _e(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
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
'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
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
let r=a.etag;if(typeof r=="string"){if(!Pr.test(r)){const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Er.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Er.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(R(r)<1){const s={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!es.test(r)){const s={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===0}_e.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var rs=Se,ss={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Se(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Se.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Pr.test(r)){const s={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ss.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var ts=Ge,as=new RegExp("^bytes \\*/[0-9]+$","u");function Ge(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-reque\
st-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x\
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
tent-range"];if(typeof r=="string"){if(!as.test(r)){const s={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}Ge.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var is=He;function N(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=N.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),t++}
if(c.humanisedName===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),t++}if(c.description===void 0){const d={instancePath:i+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="columnisedName"||d==="humanisedName"||d==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.columnisedName;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const d={instancePath:i+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}if(c.description!==void 0&&typeof c.description!="string"){const d={instancePath:i+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(O(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)),
a.metadata!==void 0&&(T(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.
concat(T.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=z.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.entityId===void 0){const m={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),t++}if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="entityId"||m==="job")){const p={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){
const p={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m=="string"){if(!j.test(
m)){const p={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{
const m={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.
file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.
push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===
t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return z.errors=e,
l.props=d,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function He(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!z(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return He.errors=e,l.props=r,t===0}He.evaluated={dynamicProps:!0,
dynamicItems:!1};var ns=Ve,Ar={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function re(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(a.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(a.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columnisedName!==
void 0){let r=a.columnisedName;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.humanisedName!==void 0){let r=a.
humanisedName;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="\
string"){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(
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
e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.suggestion!==
void 0&&typeof a.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return I.errors=e,t===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.valid!==void 0&&typeof a.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.printed!==void 0){let r=a.printed;
if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)re(r[u],{instancePath:i+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{
const s={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)I(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:g,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)I(r[u],{instancePath:i+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(
I.errors),t=e.length)}else{const s={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ve.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),se(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),Ve.errors=e,t===0}Ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ae=Je;function Je(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="count"){const s={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.count!==void 0){let r=a.count;if(typeof r==
"string"){if(!Rr.test(r)){const s={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.errors=e,t===0}Je.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var os=Ue;function Ue(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const l=Ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),t++}if(a.entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityId!==
void 0){let r=a.entityId;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.job!==void 0){let r=a.job;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={
instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}Ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var M=Ye;function _(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=_.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
t++}if(!L.test(m)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m==
"string"){if(R(m)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{
const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||
(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,d!==!0&&(d=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return _.
errors=e,l.props=d,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Ye(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=Ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!_(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return Ye.errors=e,l.props=r,t===0}Ye.evaluated={dynamicProps:!0,
dynamicItems:!1};var us=Qe;function Qe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Qe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a=="string"){if(R(a)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}Qe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var ls=Ze;function Ze(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const l=Ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
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
e.push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.
errors=e,t===0}Ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var ms=Xe;function Xe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Xe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(r!=="value"){const s={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.errors=e,t===0}
Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=Ke,ps={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Lr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Nr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},cs={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function te(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=te.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:i,schemaPath:"\
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
ame")){const s={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Nr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:i+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:cs.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:i+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:i+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const c={instancePath:i+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),t++}}else{const s={instancePath:i+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.form===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(a.returns===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:i+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameters!==void 0){let r=a.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)te(r[u],{instancePath:i+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{const s={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const s={instancePath:i+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:i+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Nr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}if(a.group===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),t++}if(a.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),t++}if(a.signatures===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(a.examples===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:i+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:ps.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0&&typeof a.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.signatures!==void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:i+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),t++}const s=r.length;for(let u=0;u<s;u++)ae(r[u],{instancePath:i+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?
ae.errors:e.concat(ae.errors),t=e.length)}else{const s={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.examples!==void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:i+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
t++}const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.expression===void 0){const d={instancePath:i+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[d]:e.push(d),t++}if(c.result===void 0){const d={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="expression"||d===
"result"||d==="row")){const y={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.expression!==void 0&&typeof c.expression!="string"){const d={
instancePath:i+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}if(c.result!==void 0){let d=c.result;if(typeof d!="string"&&d!==null){const y={instancePath:i+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Lr.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),t++}}if(c.row!==void 0){let d=c.row;if(d&&typeof d=="object"&&!Array.isArray(d))for(const y in d){let w=d[y];if(typeof w!="string"&&w!==null){
const m={instancePath:i+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Lr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{const y={
instancePath:i+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),t++}}}else{const d={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="functions"){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ie(r[u],{instancePath:i+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:g,dynamicAnchors:f})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{const s={instancePath:i+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ke(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ke.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),ne(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?ne.errors:e.
concat(ne.errors),t=e.length),Ke.errors=e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var hs=We,ys={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
fs=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),gs=new RegExp("^[^\\x00]*$","u");function oe(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Array.isArray(a)){if(a.length>4){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),t++}if(a.length<4){const s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;if(r>0){let s=a[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:i+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),t++}if(s<1||isNaN(s)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(r>1){let s=a[1];if(typeof s=="string"){if(R(s)>128){const u={instancePath:i+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),t++}if(R(
s)<1){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),t++}if(!fs.test(s)){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),t++}}if(r>2){let s=a[2];if(typeof s=="string"){if(R(s)>4e3){const u={instancePath:i+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),t++}if(!gs.test(s)){
const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r>3){let s=a[3];if(typeof s!="string"){const u={instancePath:i+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){const u={instancePath:i+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ys.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return oe.errors=e,t===0}oe.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ue(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(a)){if(a.length>
10){const s={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}
const r=a.length;for(let s=0;s<r;s++)oe(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,rootData:g,dynamicAnchors:f})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ue.errors=e,t===0}ue.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function We(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=We.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ue(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length),We.errors=e,t===0}We.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Fr=er,bs=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function er(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/x-request-id",schemaPath:"#/propert\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!bs.test(r)){const s={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}er.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var vs=rr;function S(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=S.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);
const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.entityId===
void 0){const m={instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="entityId")){const p={instancePath:i,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(
m)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m==
"string"){if(!j.test(m)){const p={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$def\
s/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)
if(m!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&s)s=!1,u=[u,1];else{
w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const q={instancePath:i,schemaPath:"contract#/$defs/Libra\
ryRulesPromoted/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[q]:e.push(q),t++}if(a.rules===
void 0){const q={instancePath:i,schemaPath:"contract#/$defs/LibraryRulesPromoted/required",keyword:"required",params:{missingProperty:"rules"},message:"must hav\
e required property 'rules'"};e===null?e=[q]:e.push(q),t++}for(const q in a)if(!(q==="url"||q==="rules")){const F={instancePath:i,schemaPath:"contract#/$defs/Li\
braryRulesPromoted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:q},message:"must NOT have additional properties"};e===null?e=
[F]:e.push(F),t++}if(a.url!==void 0){let q=a.url;if(typeof q=="string"){if(R(q)<1){const F={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryRulesPromot\
ed/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),t++}if(!L.test(q)){const F={
instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must mat\
ch format "uri-reference"'};e===null?e=[F]:e.push(F),t++}}else{const F={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/url/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),t++}}if(a.rules!==void 0){let q=a.rules;if(Array.isArray(q)){const F=q.
length;for(let C=0;C<F;C++){let E=q[C];if(typeof E=="string"){if(!j.test(E)){const A={instancePath:i+"/rules/"+C,schemaPath:"contract#/$defs/LibraryRulesPromote\
d/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),t++}}else{
const A={instancePath:i+"/rules/"+C,schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[A]:e.push(A),t++}}}else{const F={instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/rules/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[F]:e.push(F),t++}}}else{const q={instancePath:i,schemaPath:"contract#/$defs/LibraryRulesPromote\
d/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),t++}var w=m===t;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,d!==!0&&
(d=!0));const q=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const C={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",
keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(a.file===void 0){const C={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[C]:e.push(C),t++}for(const C in a)if(!(C==="job"||C==="file")){const E={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:C},message:"must NOT have additional properties"};e===null?e=[E]:e.push(E),t++}if(a.job!==void 0){let C=a.job;if(typeof C==
"string"){if(R(C)<1){const E={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[E]:e.push(E),t++}if(!L.test(C)){const E={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[E]:e.push(E),t++}}else{const E={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[E]:e.push(E),t++}}if(a.file!==void 0){let C=a.file;if(typeof C=="string"){if(R(C)<1){const E={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[E]:e.push(E),t++}if(!L.test(C)){
const E={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[E]:e.push(E),t++}}else{const E={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),t++}}}else{const C={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=q===t;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,
u=3,d!==!0&&(d=!0));const C=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);
var w=C===t;w&&s?(s=!1,u=[u,4]):w&&(s=!0,u=4,d!==!0&&(d=!0))}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return S.errors=e,l.props=d,t===0}S.evaluated={dynamicProps:!0,
dynamicItems:!1};function rr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=rr.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!S(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?
S.errors:e.concat(S.errors),t=e.length;else var r=S.evaluated.props;return rr.errors=e,l.props=r,t===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs=sr;
function G(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=G.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.
push(m),t++}for(const m in a)if(m!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<
1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===
t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){
const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.
job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:
e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return G.errors=e,
l.props=d,t===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function sr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!G(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?G.errors:e.concat(G.errors),t=e.length;else var r=G.evaluated.props;return sr.errors=e,l.props=r,t===0}sr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Ps=tr;function H(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=H.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){
const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m==
"string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{
const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===
void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===
t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return H.errors=e,
l.props=d,t===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function tr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!H(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?H.errors:e.concat(H.errors),t=e.length;else var r=H.evaluated.props;return tr.errors=e,l.props=r,t===0}tr.evaluated={dynamicProps:!0,
dynamicItems:!1};var V=ar,ws={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtruth:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtru\
th:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function le(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){
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
"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:ws.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/title",schemaPath:"#/properties/title/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>499||isNaN(r)){const s={instancePath:i+"/status",
schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be <= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(
r)){const s={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===
null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/detail",schemaPath:"#/properties/det\
ail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(R(r)>38){const s={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++)D(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?D.errors:
e.concat(D.errors),t=e.length)}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ar(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ar.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),le(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?le.errors:e.concat(le.errors),t=e.length),ar.errors=e,t===0}ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Cs=ir,ks=new RegExp("^([1-9][0-9]*)?$","u"),qs=new RegExp("^([0-9]{1,2}|100)?$","u");function me(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),t++}if(a.libraryAttribute===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttribute'"};e===null?e=[r]:e.push(r),t++}
if(a.score===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"must have required property 's\
core'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:i,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
realAttribute!==void 0){let r=a.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:i+"/realAttribute",schemaPath:"\
contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),
t++}if(r.columnsisedName===void 0){const s={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"\
columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName===void 0){const s={instancePath:i+"/r\
ealAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required prop\
erty 'humanisedName'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={instancePath:i+"/realA\
ttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[u]:e.push(u),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!ks.test(s)){const u={instancePath:i+"/realAttribute\
/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match pattern "^([1-\
9][0-9]*)?$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!="string"){const s={
instancePath:i+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:i+"/realAttribute/hu\
manisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(a.libraryAttribute!==void 0){let r=a.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
const s={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/Mapp\
edLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}for(const s in r)
if(!(s==="id"||s==="name")){const u={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.id!==void 0){let s=r.id;if(typeof s==
"string"){if(!j.test(s)){const u={instancePath:i+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/pattern",keyword:"patte\
rn",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/libraryAttribute\
/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),t++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:i+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibraryAttribute/propert\
ies/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/libraryAttribute",schemaPath:"\
contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.score!==void 0){
let r=a.score;if(typeof r=="string"){if(!qs.test(r)){const s={instancePath:i+"/score",schemaPath:"#/properties/score/pattern",keyword:"pattern",params:{pattern:"\
^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/score",schemaPath:"#/prop\
erties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function de(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=de.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.attributeMapList===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(r!=="attributeMapList"){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.attributeMapList!==void 0){let r=a.attributeMapList;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)me(r[u],{instancePath:i+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?me.errors:
e.concat(me.errors),t=e.length)}else{const s={instancePath:i+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ir.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),de(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(de.errors),t=e.length),ir.errors=e,
t===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Es=nr;function nr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property '\
job'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="job"){const s={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.job!==void 0){let r=a.job;if(typeof r==
"string"){if(R(r)<1){const s={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/propert\
ies/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return nr.errors=e,t===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=or,Mr={type:"object",required:["name","value"],additionalProperties:!1,properties:{
name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"string",enum:["0","1","2","3","4"]}}};function pe(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Array.isArray(a)){if(a.length<1){const s={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++){let u=a[s];if(u&&typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const c={instancePath:i+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[c]:e.push(c),t++}if(u.value===void 0){const c={instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[c]:e.push(c),t++}for(const c in u)if(!(c==="name"||c==="value")){const d={instancePath:i+"/"+
s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have addition\
al properties"};e===null?e=[d]:e.push(d),t++}if(u.name!==void 0){let c=u.name;if(typeof c!="string"){const d={instancePath:i+"/"+s+"/name",schemaPath:"contract#\
/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(!(c==="Sum"||c==="A\
verage"||c==="Maximum"||c==="Minimum"||c==="Count")){const d={instancePath:i+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"\
enum",params:{allowedValues:Mr.properties.name.enum},message:"must be equal to one of the allowed values"};e===null?e=[d]:e.push(d),t++}}if(u.value!==void 0){let c=u.
value;if(typeof c!="string"){const d={instancePath:i+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(!(c==="0"||c==="1"||c==="2"||c==="3"||c==="4")){const d={instancePath:i+"/"+s+"/value",schemaPath:"\
contract#/$defs/AggregateMethod/properties/value/enum",keyword:"enum",params:{allowedValues:Mr.properties.value.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[d]:e.push(d),t++}}}else{const c={instancePath:i+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function or(a,{instancePath:i="",parentData:b,
parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=or.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),pe(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length),or.errors=e,
t===0}or.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ls=ur;function J(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=J.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===
void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){
const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.
file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return J.errors=e,l.props=d,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function ur(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!J(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.
evaluated.props;return ur.errors=e,l.props=r,t===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns=lr;function U(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=U.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;
const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const p={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(
m)){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||
m==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.
file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return U.errors=e,l.props=d,t===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function lr(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!U(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?U.errors:e.concat(U.errors),t=e.length;else var r=U.
evaluated.props;return lr.errors=e,l.props=r,t===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var xr=dr,wr={type:"object",required:["rowsAnalyzed","passing",
"failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},
rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},
leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{
type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,
items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,items:{type:"string",minLength:1}}}},Fs={type:"object",required:["part","count","\
row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{
type:"integer",minimum:1},message:{type:"string",minLength:1}}},mr={type:"object",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:[
"string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},Tr=Object.prototype.hasOwnProperty,Ms={type:"object",required:["value","passi\
ng","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},
aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ce(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?
e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must h\
ave required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="value"||r==="passing"||r==="\
failing"||r==="aggregates")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0){let r=a.value;if(typeof r!="string"&&r!==null){const s={instancePath:i+"/\
value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Ms.properties.value.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"&&R(r)>1001){const s={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have m\
ore than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.passing===void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"\
passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:i+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=
[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.
passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates\
/properties/passing/type",keyword:"type",params:{type:mr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="stri\
ng"&&R(s)>1001){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",
params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&
s!==null){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:mr.
properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&R(s)>1001){const u={instancePath:i+"/aggregates/fail\
ing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001\
 characters"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $r={type:"object",required:["\
columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"string",minLength:1},
value:{type:["string","null"],maxLength:1001}}};function he(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const l=he.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}
if(a.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),t++}if(a.because===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"becau\
se"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values"||r==="because")){const s={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
columnisedName===void 0){const d={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"c\
olumnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),t++}if(c.humanisedName===void 0){const d={instancePath:i+"/valu\
es/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'hu\
manisedName'"};e===null?e=[d]:e.push(d),t++}if(c.value===void 0){const d={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="columnisedName"||
d==="humanisedName"||d==="value")){const y={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.columnisedName;
if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0){let d=c.humanisedName;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.value!==void 0){let d=c.value;if(typeof d!=
"string"&&d!==null){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:$r.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}if(typeof d=="string"&&R(d)>1001){const y={instancePath:i+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),t++}}}else{const d={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.because!==void 0){let r=a.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:i+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ye(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ye.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rowsAnalyzed===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(a.passing===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(a.fraction===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(a.leftOut===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(a.failingRows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Tr.call(wr.properties,
r)){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.result!==void 0){let r=a.result;if(typeof r!="string"){const s={instancePath:i+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:i+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:wr.properties.result.enum},message:"must be equal to one of \
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
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:wr.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.leftOut!==void 0){let r=a.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),t++}const s=r.
length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.part===void 0){const d={instancePath:i+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[d]:e.push(d),t++}
if(c.count===void 0){const d={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[d]:e.push(d),t++}if(c.row===void 0){const d={instancePath:i+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[d]:e.push(d),t++}if(c.message===
void 0){const d={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="part"||d==="count"||d==="row"||d==="message")){const y={instancePath:i+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),t++}if(c.part!==void 0){let d=c.part;if(typeof d!="string"){const y={instancePath:i+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(d==="exp\
ression"||d==="filter"||d==="group"||d==="aggregate")){const y={instancePath:i+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:Fs.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(c.count!==
void 0){let d=c.count;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){const y={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof d=="number"&&isFinite(
d)&&(d<1||isNaN(d))){const y={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(c.row!==void 0){let d=c.row;if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(
d))){const y={instancePath:i+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof d=="number"&&isFinite(d)&&(d<1||isNaN(d))){const y={instancePath:i+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(c.
message!==void 0){let d=c.message;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),t++}}}else{const d={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.groupCount!==void 0){let r=a.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.groups!==void 0){let r=a.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:i+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<s;u++)ce(r[u],{instancePath:i+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else{const s={instancePath:i+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:mr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&R(s)>1001){const u={
instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:mr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&R(s)>1001){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),t++}}}else{const s={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(a.failingRows!==void 0){let r=a.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:i+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),t++}
const s=r.length;for(let u=0;u<s;u++)he(r[u],{instancePath:i+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?he.errors:
e.concat(he.errors),t=e.length)}else{const s={instancePath:i+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<
s;u++){let c=r[u];if(typeof c=="string"){if(R(c)<1){const d={instancePath:i+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var jr={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function fe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}
if(a.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:i+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const d={instancePath:i+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[d]:e.push(d),t++}if(c.humanisedName===void 0){const d={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.push(d),t++}if(c.value===
void 0){const d={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="columnisedName"||d==="humanisedName"||d==="value")){const y={instancePath:i+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.columnisedName;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0){
let d=c.humanisedName;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),t++}}if(c.value!==void 0){let d=c.value;if(typeof d!="string"&&d!==null){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:$r.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),t++}if(typeof d=="string"&&R(d)>1001){const y={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),t++}}}else{const d={instancePath:i+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ge(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ge.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.number===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),t++}if(a.name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),t++}if(a.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),t++}if(a.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),t++}if(a.support===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),t++}if(a.reason===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}if(a.wouldFail===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),t++}if(a.threshold===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),t++}if(a.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Tr.call(jr.properties,r)){const s={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.number!==
void 0){let r=a.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:i+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),t++}}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(R(r)>255){const s={instancePath:i+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:jr.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(R(
r)>1e4){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filterExpression!==void 0){let r=a.
filterExpression;if(typeof r=="string"){if(R(r)>1e4){const s={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:i+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:i+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.support!==void 0){let r=a.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:i+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(a.reason!==void 0){let r=a.reason;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.wouldFail!==void 0){let r=a.wouldFail;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.failingRow!==
void 0&&(fe(a.failingRow,{instancePath:i+"/failingRow",parentData:a,parentDataProperty:"failingRow",rootData:g,dynamicAnchors:f})||(e=e===null?fe.errors:e.concat(
fe.errors),t=e.length)),a.threshold!==void 0){let r=a.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:i+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:i+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===
0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.version===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),t++}if(a.suggestions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="version"||r==="suggestions")){const s={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.version!==void 0){let r=a.version;if(typeof r=="string"){if(R(r)>64){const s={instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(R(r)<1){const s={instancePath:i+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
suggestions!==void 0){let r=a.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<s;u++)ge(r[u],
{instancePath:i+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:f})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length)}else{const s={
instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=
e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=Y.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const p={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;ye(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length);var w=y===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;
be(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?be.errors:e.concat(be.errors),t=e.length);var w=m===t;if(w&&s)
s=!1,u=[u,2];else{w&&(s=!0,u=2,d!==!0&&(d=!0));const q=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const C={instancePath:i,schemaPath:"con\
tract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[C]:e.push(C),t++}
if(a.rules===void 0){const C={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"mu\
st have required property 'rules'"};e===null?e=[C]:e.push(C),t++}for(const C in a)if(!(C==="url"||C==="rules")){const E={instancePath:i,schemaPath:"contract#/$d\
efs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},message:"must NOT have additional properties"};e===null?e=[
E]:e.push(E),t++}if(a.url!==void 0){let C=a.url;if(typeof C=="string"){if(R(C)<1){const E={instancePath:i+"/url",schemaPath:"contract#/$defs/RulesAccepted/prope\
rties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[E]:e.push(E),t++}if(!L.test(C)){const E={
instancePath:i+"/url",schemaPath:"contract#/$defs/RulesAccepted/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match form\
at "uri-reference"'};e===null?e=[E]:e.push(E),t++}}else{const E={instancePath:i+"/url",schemaPath:"contract#/$defs/RulesAccepted/properties/url/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),t++}}if(a.rules!==void 0){let C=a.rules;if(Array.isArray(C)){if(C.length>100){const A={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more t\
han 100 items"};e===null?e=[A]:e.push(A),t++}if(C.length<1){const A={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[A]:e.push(A),t++}const E=C.length;for(let A=0;A<E;A++){let x=C[A];if(typeof x==
"string"){if(!j.test(x)){const Ee={instancePath:i+"/rules/"+A,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Ee]:e.push(Ee),t++}}else{const Ee={instancePath:i+"/rules/"+A,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Ee]:e.push(Ee),t++}}}else{const E={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[E]:e.push(E),t++}}}else{const C={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[C]:e.push(C),t++}var w=q===t;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,d!==!0&&(d=!0));const C=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===
void 0){const A={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[A]:e.push(A),t++}if(a.file===void 0){const A={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[A]:e.push(A),t++}for(const A in a)if(!(A==="job"||A==="file")){
const x={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"\
must NOT have additional properties"};e===null?e=[x]:e.push(x),t++}if(a.job!==void 0){let A=a.job;if(typeof A=="string"){if(R(A)<1){const x={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[x]:e.push(x),t++}if(!L.test(A)){const x={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[x]:e.push(x),t++}}else{const x={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),t++}}if(a.file!==void 0){let A=a.
file;if(typeof A=="string"){if(R(A)<1){const x={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[x]:e.push(x),t++}if(!L.test(A)){const x={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[x]:e.
push(x),t++}}else{const x={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[x]:e.push(x),t++}}}else{const A={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[A]:e.push(A),t++}var w=C===t;if(w&&s)s=!1,u=[u,4];else{w&&(s=!0,u=4,d!==!0&&(d=!0));const A=t;N(a,{instancePath:i,parentData:b,
parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?N.errors:e.concat(N.errors),t=e.length);var w=A===t;w&&s?(s=!1,u=[u,5]):w&&(s=!0,u=5,d!==!0&&(d=
!0))}}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Y.errors=e,l.props=d,t===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function dr(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!Y(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f}))e=e===null?Y.errors:e.concat(Y.errors),t=e.length;else var r=Y.
evaluated.props;return dr.errors=e,l.props=r,t===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};var xs=pr,Dr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function pr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const l=pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EDIT===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(a.DELETE===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.EDIT!==void 0){let r=a.EDIT;if(typeof r!="string"){const s={
instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Dr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.DELETE!==void 0){let r=a.DELETE;
if(typeof r!="string"){const s={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Dr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=cr;function Q(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Q.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;
const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.connectionId===void 0){const m={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="connectionId")){const p={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.connectionId!==void 0){let m=a.connectionId;if(typeof m=="string"){if(!j.
test(m)){const p={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.
file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[p]:e.
push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const m={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=y===
t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==!0&&(d=!0));const m=t;N(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
N.errors:e.concat(N.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,d!==!0&&(d=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Q.errors=e,
l.props=d,t===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Q(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?Q.errors:e.concat(Q.errors),t=e.length;else var r=Q.evaluated.props;return cr.errors=e,l.props=r,t===0}cr.evaluated={dynamicProps:!0,
dynamicItems:!1};var $s=hr;function hr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=hr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="message")){const s={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==
void 0){let r=a.url;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!L.test(r)){const s={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match for\
mat "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){
if(R(r)<1){const s={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/message",schemaPath:"contract#/$defs/Load\
erConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return hr.errors=e,t===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=yr,Ds={type:"string",enum:["","cp1252","ascii","big5","cp125\
0","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864",
"cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identit\
y","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10",
"iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDing\
bats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function ve(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="encodings"){
const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(typeof c!=
"string"){const d={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[d]:e.push(d),t++}if(!(c===""||c==="cp1252"||c==="ascii"||c==="big5"||c==="cp1250"||c==="cp1251"||c==="cp1253"||c==="cp1254"||c==="cp1255"||c==="cp1256"||
c==="cp1257"||c==="cp1258"||c==="cp437"||c==="cp737"||c==="cp775"||c==="cp850"||c==="cp852"||c==="cp855"||c==="cp857"||c==="cp860"||c==="cp861"||c==="cp862"||c===
"cp863"||c==="cp864"||c==="cp865"||c==="cp866"||c==="cp869"||c==="cp874"||c==="cp932"||c==="cp936"||c==="cp949"||c==="cp950"||c==="dingbats"||c==="ebcdic"||c===
"euc-cn"||c==="euc-jp"||c==="euc-kr"||c==="gb12345"||c==="gb1988"||c==="gb2312"||c==="gb2312-raw"||c==="identity"||c==="iso2022"||c==="iso2022-jp"||c==="iso2022\
-kr"||c==="iso8859-1"||c==="iso8859-2"||c==="iso8859-3"||c==="iso8859-4"||c==="iso8859-5"||c==="iso8859-6"||c==="iso8859-7"||c==="iso8859-8"||c==="iso8859-9"||c===
"iso8859-10"||c==="iso8859-13"||c==="iso8859-14"||c==="iso8859-15"||c==="iso8859-16"||c==="jis0201"||c==="jis0208"||c==="jis0212"||c==="koi8-r"||c==="koi8-u"||c===
"ksc5601"||c==="macCentEuro"||c==="macCroatian"||c==="macCyrillic"||c==="macDingbats"||c==="macGreek"||c==="macIceland"||c==="macJapan"||c==="macRoman"||c==="ma\
cRomania"||c==="macThai"||c==="macTurkish"||c==="macUkraine"||c==="shiftjis"||c==="symbol"||c==="tis-620"||c==="unicode"||c==="utf-8")){const d={instancePath:i+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ds.enum},message:"must be equal to one of the allowed values"};e===
null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function yr(a,{instancePath:i="",parentData:b,parentDataProperty:v,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=yr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ve(a,{instancePath:i,
parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length),yr.errors=e,t===0}yr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Os=fr,Cr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},Is={type:"string",enum:["delimited"]};function Re(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){
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
delimited"){const s={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Is.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:i+
"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const s={instancePath:i+"/PARAM_NAME",schemaPath:"#/prop\
erties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENS\
IONS"||r==="SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{
allowedValues:Cr.properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_DISP!==void 0){let r=a.
PARAM_DISP;if(typeof r=="string"){if(R(r)<1){const s={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="str\
ing"){const s={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="directory"||r==="list")){const s={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Cr.
properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!=
"string"){const s={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="Y"||r==="N")){const s={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Cr.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Pe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(a)){const r=a.length;for(let s=0;s<r;s++)Re(a[s],{instancePath:i+"/"+s,parentData:a,parentDataProperty:s,
rootData:g,dynamicAnchors:f})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function fr(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=fr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Pe(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length),fr.
errors=e,t===0}fr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Or=gr,Ir={type:["string","array"],maxItems:2,items:{type:"string"}};function we(a,{instancePath:i="",
parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let c=r[u];if(typeof c!="string"&&!Array.isArray(c)){const d={instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ir.
type},message:"must be string,array"};e===null?e=[d]:e.push(d),t++}if(Array.isArray(c)){if(c.length>2){const y={instancePath:i+"/dataRow/"+u,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),t++}const d=c.length;for(let y=0;y<
d;y++)if(typeof c[y]!="string"){const w={instancePath:i+"/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{const s={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const u={instancePath:i+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(R(s)<1){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}if(!L.test(s)){const u={instancePath:i+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ce(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Ce.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let s=a[r];if(typeof s!="string"&&!Array.
isArray(s)){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ir.type},
message:"must be string,array"};e===null?e=[u]:e.push(u),t++}if(Array.isArray(s)){if(s.length>2){const c={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),t++}
const u=s.length;for(let c=0;c<u;c++)if(typeof s[c]!="string"){const d={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}if(a["@url"]!==void 0&&typeof a["@url"]!=
"string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ce.
errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=B.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(Array.isArray(a)){if(a.
length<1){const p={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),t++}const m=a.length;for(let p=0;p<m;p++)we(a[p],{instancePath:i+"/"+p,parentData:a,parentDataProperty:p,rootData:g,dynamicAnchors:f})||(e=e===null?we.
errors:e.concat(we.errors),t=e.length)}else{const m={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;if(Array.isArray(a)){if(a.length<1){const p={instancePath:i,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),t++}const m=a.length;for(let p=0;p<m;p++)Ce(a[p],{instancePath:i+
"/"+p,parentData:a,parentDataProperty:p,rootData:g,dynamicAnchors:f})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length)}else{const m={instancePath:i,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=y===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,d!==
!0&&(d=!0));const m=t;if(typeof a=="string"){if(R(a)>0){const q={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[q]:e.push(q),t++}var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return B.errors=e,
l.items=d,t===0}B.evaluated={dynamicProps:!1,dynamicItems:!0};function ke(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.columnisedName===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),t++}if(c.humanisedName===void 0){const d={instancePath:i+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[d]:e.push(d),t++}if(c.description===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="colum\
nisedName"||d==="humanisedName"||d==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.
columnisedName;if(typeof d=="string"){if(R(d)<1){const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const d={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(c.description!==
void 0&&typeof c.description!="string"){const d={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(B(a.rows,{instancePath:i+"/\
rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),a.metadata!==void 0&&(T(a.metadata,
{instancePath:i+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===
0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=gr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ke(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length),gr.errors=e,t===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs=br;
function qe(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=qe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(a.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:i,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==
void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[d]:e.push(d),t++}if(c.humanisedName===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[d]:e.
push(d),t++}if(c.description===void 0){const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[d]:e.push(d),t++}for(const d in c)if(!(d==="columnisedName"||d==="humanisedName"||
d==="description")){const y={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let d=c.columnisedName;if(typeof d=="string"){if(R(d)<
1){const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const d={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}if(c.description!==void 0&&typeof c.description!="string"){const d={
instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[d]:e.push(d),t++}}}else{const s={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(B(a.rows,{instancePath:i+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?B.errors:e.concat(B.errors),t=e.length)),a.metadata!==void 0&&(T(a.metadata,{instancePath:i+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{
instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=Z.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),
t++}if(a.file===void 0){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const p={instancePath:i,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=
[p]:e.push(p),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(R(m)<1){const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(R(m)<1){const p={
instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[p]:e.push(p),t++}if(!L.test(m)){const p={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:i+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
t++}}}else{const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var d=!0}const y=t;qe(a,{instancePath:i,parentData:b,parentDataProperty:v,rootData:g,dynamicAnchors:f})||(e=e===null?
qe.errors:e.concat(qe.errors),t=e.length);var w=y===t;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,d!==!0&&(d=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Z.errors=e,
l.props=d,t===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function br(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Z(a,{instancePath:i,parentData:b,parentDataProperty:v,
rootData:g,dynamicAnchors:f}))e=e===null?Z.errors:e.concat(Z.errors),t=e.length;else var r=Z.evaluated.props;return br.errors=e,l.props=r,t===0}br.evaluated={dynamicProps:!0,
dynamicItems:!1};var zs=vr;function vr(a,{instancePath:i="",parentData:b,parentDataProperty:v,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const l=vr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof a!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return vr.errors=e,t===0}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var _s={
"getOpenApiDocument ok":Sr,"getOpenApiDocument ok headers":o,"getOpenApiDocument badRequest":n,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument not\
Acceptable":n,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument tooManyRequests":n,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":n,"getOpenApiDocument internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":n,"changePassword badRequest\
 headers":o,"changePassword unauthorized":n,"changePassword unauthorized headers":P,"changePassword contentTooLarge":n,"changePassword contentTooLarge headers":o,
"changePassword unsupportedMediaType":n,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":n,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":n,"changePassword internalError headers":o,"changePassword unavailable":n,"changePassword unavailable headers":h,"listRepos\
itories ok":k,"listRepositories ok headers":o,"listRepositories badRequest":n,"listRepositories badRequest headers":o,"listRepositories notFound":n,"listReposit\
ories notFound headers":o,"listRepositories notAcceptable":n,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":n,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":n,"listRepositories internalError headers":o,"listRepositories unavailable":n,"listRepositories unava\
ilable headers":h,"createRepository created":$,"createRepository created headers":Ur,"createRepository badRequest":n,"createRepository badRequest headers":o,"cr\
eateRepository unauthorized":n,"createRepository unauthorized headers":P,"createRepository forbidden":n,"createRepository forbidden headers":o,"createRepository\
 notAcceptable":n,"createRepository notAcceptable headers":o,"createRepository conflict":n,"createRepository conflict headers":o,"createRepository contentTooLar\
ge":n,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":n,"createRepository unsupportedMediaType headers":o,"createRepository\
 tooManyRequests":n,"createRepository tooManyRequests headers":h,"createRepository internalError":n,"createRepository internalError headers":o,"createRepository\
 unavailable":n,"createRepository unavailable headers":h,"getRepository ok":k,"getRepository ok headers":o,"getRepository badRequest":n,"getRepository badReques\
t headers":o,"getRepository unauthorized":n,"getRepository unauthorized headers":P,"getRepository forbidden":n,"getRepository forbidden headers":o,"getRepositor\
y notFound":n,"getRepository notFound headers":o,"getRepository notAcceptable":n,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":n,"getR\
epository tooManyRequests headers":h,"getRepository internalError":n,"getRepository internalError headers":o,"getRepository unavailable":n,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":n,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":n,
"deleteRepository unauthorized headers":P,"deleteRepository forbidden":n,"deleteRepository forbidden headers":o,"deleteRepository notFound":n,"deleteRepository \
notFound headers":o,"deleteRepository tooManyRequests":n,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":n,"deleteRepository inter\
nalError headers":o,"deleteRepository unavailable":n,"deleteRepository unavailable headers":h,"login ok":Qr,"login ok headers":o,"login badRequest":n,"login bad\
Request headers":o,"login forbidden":n,"login forbidden headers":o,"login notFound":n,"login notFound headers":o,"login notAcceptable":n,"login notAcceptable he\
aders":o,"login tooManyRequests":n,"login tooManyRequests headers":h,"login internalError":n,"login internalError headers":o,"login unavailable":n,"login unavai\
lable headers":h,"uploadFile ok":Xr,"uploadFile ok headers":o,"uploadFile badRequest":n,"uploadFile badRequest headers":o,"uploadFile unauthorized":n,"uploadFil\
e unauthorized headers":P,"uploadFile forbidden":n,"uploadFile forbidden headers":o,"uploadFile notFound":n,"uploadFile notFound headers":o,"uploadFile notAccep\
table":n,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":n,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":n,"uploadF\
ile unsupportedMediaType headers":o,"uploadFile tooManyRequests":n,"uploadFile tooManyRequests headers":h,"uploadFile internalError":n,"uploadFile internalError\
 headers":o,"uploadFile unavailable":n,"uploadFile unavailable headers":h,"listFiles ok":k,"listFiles ok headers":o,"listFiles badRequest":n,"listFiles badReque\
st headers":o,"listFiles unauthorized":n,"listFiles unauthorized headers":P,"listFiles forbidden":n,"listFiles forbidden headers":o,"listFiles notFound":n,"list\
Files notFound headers":o,"listFiles notAcceptable":n,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":n,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":n,"listFiles internalError headers":o,"listFiles unavailable":n,"listFiles unavailable headers":h,"deleteFile noContent headers":o,"dele\
teFile badRequest":n,"deleteFile badRequest headers":o,"deleteFile unauthorized":n,"deleteFile unauthorized headers":P,"deleteFile forbidden":n,"deleteFile forb\
idden headers":o,"deleteFile notFound":n,"deleteFile notFound headers":o,"deleteFile conflict":n,"deleteFile conflict headers":o,"deleteFile tooManyRequests":n,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":n,"deleteFile internalError headers":o,"deleteFile unavailable":n,"deleteFile unavailable head\
ers":h,"downloadExport ok":kr,"downloadExport ok headers":Kr,"downloadExport partialContent":kr,"downloadExport partialContent headers":Wr,"downloadExport notMo\
dified headers":rs,"downloadExport badRequest":n,"downloadExport badRequest headers":o,"downloadExport unauthorized":n,"downloadExport unauthorized headers":P,"\
downloadExport forbidden":n,"downloadExport forbidden headers":o,"downloadExport notFound":n,"downloadExport notFound headers":o,"downloadExport conflict":n,"do\
wnloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":n,"downloadExport rangeNotSatisfiable headers":ts,"downloadExport tooManyRequests":n,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":n,"downloadExport internalError headers":o,"downloadExport unavailable":n,"downloadExport u\
navailable headers":h,"listEntities ok":k,"listEntities ok headers":o,"listEntities badRequest":n,"listEntities badRequest headers":o,"listEntities unauthorized":n,
"listEntities unauthorized headers":P,"listEntities forbidden":n,"listEntities forbidden headers":o,"listEntities notFound":n,"listEntities notFound headers":o,
"listEntities notAcceptable":n,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":n,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":n,"listEntities internalError headers":o,"listEntities unavailable":n,"listEntities unavailable headers":h,"runEntitiesCommand ok":is,"runEntitiesC\
ommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":n,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand un\
authorized":n,"runEntitiesCommand unauthorized headers":P,"runEntitiesCommand forbidden":n,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":n,
"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":n,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":n,"runEn\
titiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":n,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":n,
"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":n,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":n,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":n,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":ns,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":n,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthoriz\
ed":n,"runExpressionsCommand unauthorized headers":P,"runExpressionsCommand forbidden":n,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notF\
ound":n,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":n,"runExpressionsCommand notAcceptable headers":o,"runExpressionsComman\
d conflict":n,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":n,"runExpressionsCommand contentTooLarge headers":o,"runExpress\
ionsCommand unsupportedMediaType":n,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":n,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":n,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":n,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":Ae,"countEntities ok headers":o,"countEntities badRequest":n,"countEntities badRequest headers":o,"countEn\
tities unauthorized":n,"countEntities unauthorized headers":P,"countEntities forbidden":n,"countEntities forbidden headers":o,"countEntities notFound":n,"countE\
ntities notFound headers":o,"countEntities notAcceptable":n,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":n,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":n,"countEntities internalError headers":o,"countEntities unavailable":n,"countEntities unavailable headers":h,"get\
Entity ok":k,"getEntity ok headers":o,"getEntity badRequest":n,"getEntity badRequest headers":o,"getEntity unauthorized":n,"getEntity unauthorized headers":P,"g\
etEntity forbidden":n,"getEntity forbidden headers":o,"getEntity notFound":n,"getEntity notFound headers":o,"getEntity notAcceptable":n,"getEntity notAcceptable\
 headers":o,"getEntity tooManyRequests":n,"getEntity tooManyRequests headers":h,"getEntity internalError":n,"getEntity internalError headers":o,"getEntity unava\
ilable":n,"getEntity unavailable headers":h,"runEntityCommand ok":os,"runEntityCommand ok headers":o,"runEntityCommand badRequest":n,"runEntityCommand badReques\
t headers":o,"runEntityCommand unauthorized":n,"runEntityCommand unauthorized headers":P,"runEntityCommand forbidden":n,"runEntityCommand forbidden headers":o,"\
runEntityCommand notFound":n,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":n,"runEntityCommand notAcceptable headers":o,"runEntityComma\
nd conflict":n,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":n,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsuppo\
rtedMediaType":n,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":n,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":n,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":n,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":o,"deleteEntity badRequest":n,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":n,"deleteEntity unauthorized headers":P,"deleteEntit\
y forbidden":n,"deleteEntity forbidden headers":o,"deleteEntity notFound":n,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":n,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":n,"deleteEntity internalError headers":o,"deleteEntity unavailable":n,"deleteEntity unavailable headers":h,
"listRows ok":k,"listRows ok headers":o,"listRows badRequest":n,"listRows badRequest headers":o,"listRows unauthorized":n,"listRows unauthorized headers":P,"lis\
tRows forbidden":n,"listRows forbidden headers":o,"listRows notFound":n,"listRows notFound headers":o,"listRows notAcceptable":n,"listRows notAcceptable headers":o,
"listRows conflict":n,"listRows conflict headers":o,"listRows tooManyRequests":n,"listRows tooManyRequests headers":h,"listRows internalError":n,"listRows inter\
nalError headers":o,"listRows unavailable":n,"listRows unavailable headers":h,"runRowsCommand ok":M,"runRowsCommand ok headers":o,"runRowsCommand badRequest":n,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":n,"runRowsCommand unauthorized headers":P,"runRowsCommand forbidden":n,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":n,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":n,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":n,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":n,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":n,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":n,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":n,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":n,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejec\
tedRows ok headers":o,"listRejectedRows badRequest":n,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":n,"listRejectedRows unauthorized h\
eaders":P,"listRejectedRows forbidden":n,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":n,"listRejectedRows notFound headers":o,"listRejecte\
dRows notAcceptable":n,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":n,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":n,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":n,"listRejectedRows unavailable headers":h,"getReport ok":us,"g\
etReport ok headers":ls,"getReport badRequest":n,"getReport badRequest headers":o,"getReport unauthorized":n,"getReport unauthorized headers":P,"getReport forbi\
dden":n,"getReport forbidden headers":o,"getReport notFound":n,"getReport notFound headers":o,"getReport notAcceptable":n,"getReport notAcceptable headers":o,"g\
etReport conflict":n,"getReport conflict headers":o,"getReport tooManyRequests":n,"getReport tooManyRequests headers":h,"getReport internalError":n,"getReport i\
nternalError headers":o,"getReport unavailable":n,"getReport unavailable headers":h,"listAttributes ok":k,"listAttributes ok headers":o,"listAttributes badReque\
st":n,"listAttributes badRequest headers":o,"listAttributes unauthorized":n,"listAttributes unauthorized headers":P,"listAttributes forbidden":n,"listAttributes\
 forbidden headers":o,"listAttributes notFound":n,"listAttributes notFound headers":o,"listAttributes notAcceptable":n,"listAttributes notAcceptable headers":o,
"listAttributes tooManyRequests":n,"listAttributes tooManyRequests headers":h,"listAttributes internalError":n,"listAttributes internalError headers":o,"listAtt\
ributes unavailable":n,"listAttributes unavailable headers":h,"runAttributesCommand ok":M,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":n,
"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":n,"runAttributesCommand unauthorized headers":P,"runAttributesCommand forbidden":n,
"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":n,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":n,"r\
unAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":n,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand uns\
upportedMediaType":n,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":n,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":n,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":n,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":k,"getAttribute ok headers":o,"getAttribute badRequest":n,"getAttribute badRequest headers":o,"getAttribute unauthorized":n,"getA\
ttribute unauthorized headers":P,"getAttribute forbidden":n,"getAttribute forbidden headers":o,"getAttribute notFound":n,"getAttribute notFound headers":o,"getA\
ttribute notAcceptable":n,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":n,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":n,"getAttribute internalError headers":o,"getAttribute unavailable":n,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":o,"\
listValues badRequest":n,"listValues badRequest headers":o,"listValues unauthorized":n,"listValues unauthorized headers":P,"listValues forbidden":n,"listValues \
forbidden headers":o,"listValues notFound":n,"listValues notFound headers":o,"listValues notAcceptable":n,"listValues notAcceptable headers":o,"listValues confl\
ict":n,"listValues conflict headers":o,"listValues tooManyRequests":n,"listValues tooManyRequests headers":h,"listValues internalError":n,"listValues internalEr\
ror headers":o,"listValues unavailable":n,"listValues unavailable headers":h,"runValuesCommand ok":M,"runValuesCommand ok headers":o,"runValuesCommand badReques\
t":n,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":n,"runValuesCommand unauthorized headers":P,"runValuesCommand forbidden":n,"runValu\
esCommand forbidden headers":o,"runValuesCommand notFound":n,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":n,"runValuesCommand notAccep\
table headers":o,"runValuesCommand conflict":n,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":n,"runValuesCommand contentTooLarge head\
ers":o,"runValuesCommand unsupportedMediaType":n,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":n,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":n,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":n,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":k,"listMasks ok headers":o,"listMasks badRequest":n,"listMasks badRequest headers":o,"listMasks unauthorized":n,"listMasks unauthori\
zed headers":P,"listMasks forbidden":n,"listMasks forbidden headers":o,"listMasks notFound":n,"listMasks notFound headers":o,"listMasks notAcceptable":n,"listMa\
sks notAcceptable headers":o,"listMasks conflict":n,"listMasks conflict headers":o,"listMasks tooManyRequests":n,"listMasks tooManyRequests headers":h,"listMask\
s internalError":n,"listMasks internalError headers":o,"listMasks unavailable":n,"listMasks unavailable headers":h,"runMasksCommand ok":M,"runMasksCommand ok he\
aders":o,"runMasksCommand badRequest":n,"runMasksCommand badRequest headers":o,"runMasksCommand unauthorized":n,"runMasksCommand unauthorized headers":P,"runMas\
ksCommand forbidden":n,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":n,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":n,
"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":n,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":n,"runMasksCommand\
 contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":n,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":n,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":n,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":n,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":k,"listPatterns ok headers":o,"listPatterns badRequest":n,"listPatterns badRequest headers":o,"listPatterns unauthor\
ized":n,"listPatterns unauthorized headers":P,"listPatterns forbidden":n,"listPatterns forbidden headers":o,"listPatterns notFound":n,"listPatterns notFound hea\
ders":o,"listPatterns notAcceptable":n,"listPatterns notAcceptable headers":o,"listPatterns conflict":n,"listPatterns conflict headers":o,"listPatterns tooManyR\
equests":n,"listPatterns tooManyRequests headers":h,"listPatterns internalError":n,"listPatterns internalError headers":o,"listPatterns unavailable":n,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":M,"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":n,"runPatternsCommand badRequest headers":o,
"runPatternsCommand unauthorized":n,"runPatternsCommand unauthorized headers":P,"runPatternsCommand forbidden":n,"runPatternsCommand forbidden headers":o,"runPa\
tternsCommand notFound":n,"runPatternsCommand notFound headers":o,"runPatternsCommand notAcceptable":n,"runPatternsCommand notAcceptable headers":o,"runPatterns\
Command conflict":n,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTooLarge":n,"runPatternsCommand contentTooLarge headers":o,"runPatternsCo\
mmand unsupportedMediaType":n,"runPatternsCommand unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":n,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":n,"runPatternsCommand internalError headers":o,"runPatternsCommand unavailable":n,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":M,"runSoundexesCommand ok headers":o,"runSoundexesCommand badRequest":n,"runSoundexesCommand badRequest headers":o,"runSoundexe\
sCommand unauthorized":n,"runSoundexesCommand unauthorized headers":P,"runSoundexesCommand forbidden":n,"runSoundexesCommand forbidden headers":o,"runSoundexesC\
ommand notFound":n,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAcceptable":n,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCom\
mand conflict":n,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooLarge":n,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesC\
ommand unsupportedMediaType":n,"runSoundexesCommand unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":n,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":n,"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":n,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":k,"listMetaphones ok headers":o,"listMetaphones badRequest":n,"listMetaphones badRequest headers":o,"listMetaphones unauthor\
ized":n,"listMetaphones unauthorized headers":P,"listMetaphones forbidden":n,"listMetaphones forbidden headers":o,"listMetaphones notFound":n,"listMetaphones no\
tFound headers":o,"listMetaphones notAcceptable":n,"listMetaphones notAcceptable headers":o,"listMetaphones conflict":n,"listMetaphones conflict headers":o,"lis\
tMetaphones tooManyRequests":n,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":n,"listMetaphones internalError headers":o,"listMetapho\
nes unavailable":n,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":M,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":n,"r\
unMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":n,"runMetaphonesCommand unauthorized headers":P,"runMetaphonesCommand forbidden":n,
"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":n,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":n,"r\
unMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":n,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":n,
"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaType":n,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetapho\
nesCommand tooManyRequests":n,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":n,"runMetaphonesCommand internalError header\
s":o,"runMetaphonesCommand unavailable":n,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":ms,"unmaskValue ok headers":o,"unmaskValue badRequest":n,
"unmaskValue badRequest headers":o,"unmaskValue unauthorized":n,"unmaskValue unauthorized headers":P,"unmaskValue forbidden":n,"unmaskValue forbidden headers":o,
"unmaskValue notFound":n,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":n,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":n,"u\
nmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":n,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":n,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":n,"unmaskValue internalError headers":o,"unmaskValue unavailable":n,"unmaskValue unavailable headers":h,
"listFunctions ok":ds,"listFunctions ok headers":o,"listFunctions badRequest":n,"listFunctions badRequest headers":o,"listFunctions unauthorized":n,"listFunctio\
ns unauthorized headers":P,"listFunctions forbidden":n,"listFunctions forbidden headers":o,"listFunctions notFound":n,"listFunctions notFound headers":o,"listFu\
nctions notAcceptable":n,"listFunctions notAcceptable headers":o,"listFunctions tooManyRequests":n,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":n,"listFunctions internalError headers":o,"listFunctions unavailable":n,"listFunctions unavailable headers":h,"listPriorities ok":hs,"listPriorities \
ok headers":o,"listPriorities badRequest":n,"listPriorities badRequest headers":o,"listPriorities unauthorized":n,"listPriorities unauthorized headers":P,"listP\
riorities forbidden":n,"listPriorities forbidden headers":o,"listPriorities notFound":n,"listPriorities notFound headers":o,"listPriorities notAcceptable":n,"li\
stPriorities notAcceptable headers":o,"listPriorities tooManyRequests":n,"listPriorities tooManyRequests headers":h,"listPriorities internalError":n,"listPriori\
ties internalError headers":o,"listPriorities unavailable":n,"listPriorities unavailable headers":h,"runPrioritiesCommand created":$,"runPrioritiesCommand creat\
ed headers":Fr,"runPrioritiesCommand badRequest":n,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":n,"runPrioritiesCommand unaut\
horized headers":P,"runPrioritiesCommand forbidden":n,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":n,"runPrioritiesCommand notFoun\
d headers":o,"runPrioritiesCommand notAcceptable":n,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":n,"runPrioritiesComman\
d contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":n,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRe\
quests":n,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":n,"runPrioritiesCommand internalError headers":o,"runPrioritiesC\
ommand unavailable":n,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":$,"runPriorityCommand created headers":Fr,"runPriorityCommand ba\
dRequest":n,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":n,"runPriorityCommand unauthorized headers":P,"runPriorityCommand forbid\
den":n,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":n,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":n,"ru\
nPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":n,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedM\
ediaType":n,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooManyRequests":n,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":n,"runPriorityCommand internalError headers":o,"runPriorityCommand unavailable":n,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":o,"deletePriority badRequest":n,"deletePriority badRequest headers":o,"deletePriority unauthorized":n,"deletePriority unauthorized head\
ers":P,"deletePriority forbidden":n,"deletePriority forbidden headers":o,"deletePriority notFound":n,"deletePriority notFound headers":o,"deletePriority tooMany\
Requests":n,"deletePriority tooManyRequests headers":h,"deletePriority internalError":n,"deletePriority internalError headers":o,"deletePriority unavailable":n,
"deletePriority unavailable headers":h,"listLibraryEntities ok":k,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":n,"listLibraryEntities bad\
Request headers":o,"listLibraryEntities unauthorized":n,"listLibraryEntities unauthorized headers":P,"listLibraryEntities forbidden":n,"listLibraryEntities forb\
idden headers":o,"listLibraryEntities notFound":n,"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":n,"listLibraryEntities notAccepta\
ble headers":o,"listLibraryEntities tooManyRequests":n,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":n,"listLibraryEntitie\
s internalError headers":o,"listLibraryEntities unavailable":n,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":vs,"runLibraryEntities\
Command ok headers":o,"runLibraryEntitiesCommand badRequest":n,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":n,"runL\
ibraryEntitiesCommand unauthorized headers":P,"runLibraryEntitiesCommand forbidden":n,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand\
 notFound":n,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notAcceptable":n,"runLibraryEntitiesCommand notAcceptable headers":o,"run\
LibraryEntitiesCommand conflict":n,"runLibraryEntitiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":n,"runLibraryEntitiesCommand conte\
ntTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":n,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand t\
ooManyRequests":n,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":n,"runLibraryEntitiesCommand internalError hea\
ders":o,"runLibraryEntitiesCommand unavailable":n,"runLibraryEntitiesCommand unavailable headers":h,"countLibraryEntities ok":Ae,"countLibraryEntities ok header\
s":o,"countLibraryEntities badRequest":n,"countLibraryEntities badRequest headers":o,"countLibraryEntities unauthorized":n,"countLibraryEntities unauthorized he\
aders":P,"countLibraryEntities forbidden":n,"countLibraryEntities forbidden headers":o,"countLibraryEntities notFound":n,"countLibraryEntities notFound headers":o,
"countLibraryEntities notAcceptable":n,"countLibraryEntities notAcceptable headers":o,"countLibraryEntities tooManyRequests":n,"countLibraryEntities tooManyRequ\
ests headers":h,"countLibraryEntities internalError":n,"countLibraryEntities internalError headers":o,"countLibraryEntities unavailable":n,"countLibraryEntities\
 unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEntity ok headers":o,"getLibraryEntity badRequest":n,"getLibraryEntity badRequest headers":o,"getLibr\
aryEntity unauthorized":n,"getLibraryEntity unauthorized headers":P,"getLibraryEntity forbidden":n,"getLibraryEntity forbidden headers":o,"getLibraryEntity notF\
ound":n,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":n,"getLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":n,
"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":n,"getLibraryEntity internalError headers":o,"getLibraryEntity unavailable":n,"get\
LibraryEntity unavailable headers":h,"runLibraryEntityCommand ok":$,"runLibraryEntityCommand ok headers":o,"runLibraryEntityCommand badRequest":n,"runLibraryEnt\
ityCommand badRequest headers":o,"runLibraryEntityCommand unauthorized":n,"runLibraryEntityCommand unauthorized headers":P,"runLibraryEntityCommand forbidden":n,
"runLibraryEntityCommand forbidden headers":o,"runLibraryEntityCommand notFound":n,"runLibraryEntityCommand notFound headers":o,"runLibraryEntityCommand notAcce\
ptable":n,"runLibraryEntityCommand notAcceptable headers":o,"runLibraryEntityCommand conflict":n,"runLibraryEntityCommand conflict headers":o,"runLibraryEntityC\
ommand contentTooLarge":n,"runLibraryEntityCommand contentTooLarge headers":o,"runLibraryEntityCommand unsupportedMediaType":n,"runLibraryEntityCommand unsuppor\
tedMediaType headers":o,"runLibraryEntityCommand tooManyRequests":n,"runLibraryEntityCommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":n,
"runLibraryEntityCommand internalError headers":o,"runLibraryEntityCommand unavailable":n,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity n\
oContent headers":o,"deleteLibraryEntity badRequest":n,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":n,"deleteLibraryEntity unau\
thorized headers":P,"deleteLibraryEntity forbidden":n,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":n,"deleteLibraryEntity notFound h\
eaders":o,"deleteLibraryEntity tooManyRequests":n,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":n,"deleteLibraryEntity int\
ernalError headers":o,"deleteLibraryEntity unavailable":n,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok hea\
ders":o,"listLibraryAttributes badRequest":n,"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":n,"listLibraryAttributes unauthor\
ized headers":P,"listLibraryAttributes forbidden":n,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":n,"listLibraryAttributes notFou\
nd headers":o,"listLibraryAttributes notAcceptable":n,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":n,"listLibraryAttr\
ibutes tooManyRequests headers":h,"listLibraryAttributes internalError":n,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":n,
"listLibraryAttributes unavailable headers":h,"runLibraryAttributesCommand ok":Rs,"runLibraryAttributesCommand ok headers":o,"runLibraryAttributesCommand badReq\
uest":n,"runLibraryAttributesCommand badRequest headers":o,"runLibraryAttributesCommand unauthorized":n,"runLibraryAttributesCommand unauthorized headers":P,"ru\
nLibraryAttributesCommand forbidden":n,"runLibraryAttributesCommand forbidden headers":o,"runLibraryAttributesCommand notFound":n,"runLibraryAttributesCommand n\
otFound headers":o,"runLibraryAttributesCommand notAcceptable":n,"runLibraryAttributesCommand notAcceptable headers":o,"runLibraryAttributesCommand conflict":n,
"runLibraryAttributesCommand conflict headers":o,"runLibraryAttributesCommand contentTooLarge":n,"runLibraryAttributesCommand contentTooLarge headers":o,"runLib\
raryAttributesCommand unsupportedMediaType":n,"runLibraryAttributesCommand unsupportedMediaType headers":o,"runLibraryAttributesCommand tooManyRequests":n,"runL\
ibraryAttributesCommand tooManyRequests headers":h,"runLibraryAttributesCommand internalError":n,"runLibraryAttributesCommand internalError headers":o,"runLibra\
ryAttributesCommand unavailable":n,"runLibraryAttributesCommand unavailable headers":h,"getLibraryAttribute ok":k,"getLibraryAttribute ok headers":o,"getLibrary\
Attribute badRequest":n,"getLibraryAttribute badRequest headers":o,"getLibraryAttribute unauthorized":n,"getLibraryAttribute unauthorized headers":P,"getLibrary\
Attribute forbidden":n,"getLibraryAttribute forbidden headers":o,"getLibraryAttribute notFound":n,"getLibraryAttribute notFound headers":o,"getLibraryAttribute \
notAcceptable":n,"getLibraryAttribute notAcceptable headers":o,"getLibraryAttribute tooManyRequests":n,"getLibraryAttribute tooManyRequests headers":h,"getLibra\
ryAttribute internalError":n,"getLibraryAttribute internalError headers":o,"getLibraryAttribute unavailable":n,"getLibraryAttribute unavailable headers":h,"runL\
ibraryAttributeCommand ok":$,"runLibraryAttributeCommand ok headers":o,"runLibraryAttributeCommand badRequest":n,"runLibraryAttributeCommand badRequest headers":o,
"runLibraryAttributeCommand unauthorized":n,"runLibraryAttributeCommand unauthorized headers":P,"runLibraryAttributeCommand forbidden":n,"runLibraryAttributeCom\
mand forbidden headers":o,"runLibraryAttributeCommand notFound":n,"runLibraryAttributeCommand notFound headers":o,"runLibraryAttributeCommand notAcceptable":n,"\
runLibraryAttributeCommand notAcceptable headers":o,"runLibraryAttributeCommand conflict":n,"runLibraryAttributeCommand conflict headers":o,"runLibraryAttribute\
Command contentTooLarge":n,"runLibraryAttributeCommand contentTooLarge headers":o,"runLibraryAttributeCommand unsupportedMediaType":n,"runLibraryAttributeComman\
d unsupportedMediaType headers":o,"runLibraryAttributeCommand tooManyRequests":n,"runLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeComm\
and internalError":n,"runLibraryAttributeCommand internalError headers":o,"runLibraryAttributeCommand unavailable":n,"runLibraryAttributeCommand unavailable hea\
ders":h,"deleteLibraryAttribute noContent headers":o,"deleteLibraryAttribute badRequest":n,"deleteLibraryAttribute badRequest headers":o,"deleteLibraryAttribute\
 unauthorized":n,"deleteLibraryAttribute unauthorized headers":P,"deleteLibraryAttribute forbidden":n,"deleteLibraryAttribute forbidden headers":o,"deleteLibrar\
yAttribute notFound":n,"deleteLibraryAttribute notFound headers":o,"deleteLibraryAttribute conflict":n,"deleteLibraryAttribute conflict headers":o,"deleteLibrar\
yAttribute tooManyRequests":n,"deleteLibraryAttribute tooManyRequests headers":h,"deleteLibraryAttribute internalError":n,"deleteLibraryAttribute internalError \
headers":o,"deleteLibraryAttribute unavailable":n,"deleteLibraryAttribute unavailable headers":h,"listLibraryEntityRules ok":k,"listLibraryEntityRules ok header\
s":o,"listLibraryEntityRules badRequest":n,"listLibraryEntityRules badRequest headers":o,"listLibraryEntityRules unauthorized":n,"listLibraryEntityRules unautho\
rized headers":P,"listLibraryEntityRules forbidden":n,"listLibraryEntityRules forbidden headers":o,"listLibraryEntityRules notFound":n,"listLibraryEntityRules n\
otFound headers":o,"listLibraryEntityRules notAcceptable":n,"listLibraryEntityRules notAcceptable headers":o,"listLibraryEntityRules tooManyRequests":n,"listLib\
raryEntityRules tooManyRequests headers":h,"listLibraryEntityRules internalError":n,"listLibraryEntityRules internalError headers":o,"listLibraryEntityRules una\
vailable":n,"listLibraryEntityRules unavailable headers":h,"runLibraryEntityRulesCommand ok":Ps,"runLibraryEntityRulesCommand ok headers":o,"runLibraryEntityRul\
esCommand badRequest":V,"runLibraryEntityRulesCommand badRequest headers":o,"runLibraryEntityRulesCommand unauthorized":n,"runLibraryEntityRulesCommand unauthor\
ized headers":P,"runLibraryEntityRulesCommand forbidden":n,"runLibraryEntityRulesCommand forbidden headers":o,"runLibraryEntityRulesCommand notFound":n,"runLibr\
aryEntityRulesCommand notFound headers":o,"runLibraryEntityRulesCommand notAcceptable":n,"runLibraryEntityRulesCommand notAcceptable headers":o,"runLibraryEntit\
yRulesCommand conflict":n,"runLibraryEntityRulesCommand conflict headers":o,"runLibraryEntityRulesCommand contentTooLarge":n,"runLibraryEntityRulesCommand conte\
ntTooLarge headers":o,"runLibraryEntityRulesCommand unsupportedMediaType":n,"runLibraryEntityRulesCommand unsupportedMediaType headers":o,"runLibraryEntityRules\
Command tooManyRequests":n,"runLibraryEntityRulesCommand tooManyRequests headers":h,"runLibraryEntityRulesCommand internalError":n,"runLibraryEntityRulesCommand\
 internalError headers":o,"runLibraryEntityRulesCommand unavailable":n,"runLibraryEntityRulesCommand unavailable headers":h,"getLibraryRule ok":k,"getLibraryRul\
e ok headers":o,"getLibraryRule badRequest":n,"getLibraryRule badRequest headers":o,"getLibraryRule unauthorized":n,"getLibraryRule unauthorized headers":P,"get\
LibraryRule forbidden":n,"getLibraryRule forbidden headers":o,"getLibraryRule notFound":n,"getLibraryRule notFound headers":o,"getLibraryRule notAcceptable":n,"\
getLibraryRule notAcceptable headers":o,"getLibraryRule tooManyRequests":n,"getLibraryRule tooManyRequests headers":h,"getLibraryRule internalError":n,"getLibra\
ryRule internalError headers":o,"getLibraryRule unavailable":n,"getLibraryRule unavailable headers":h,"runLibraryRuleCommand ok":$,"runLibraryRuleCommand ok hea\
ders":o,"runLibraryRuleCommand badRequest":V,"runLibraryRuleCommand badRequest headers":o,"runLibraryRuleCommand unauthorized":n,"runLibraryRuleCommand unauthor\
ized headers":P,"runLibraryRuleCommand forbidden":n,"runLibraryRuleCommand forbidden headers":o,"runLibraryRuleCommand notFound":n,"runLibraryRuleCommand notFou\
nd headers":o,"runLibraryRuleCommand notAcceptable":n,"runLibraryRuleCommand notAcceptable headers":o,"runLibraryRuleCommand conflict":n,"runLibraryRuleCommand \
conflict headers":o,"runLibraryRuleCommand contentTooLarge":n,"runLibraryRuleCommand contentTooLarge headers":o,"runLibraryRuleCommand unsupportedMediaType":n,"\
runLibraryRuleCommand unsupportedMediaType headers":o,"runLibraryRuleCommand tooManyRequests":n,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRul\
eCommand internalError":n,"runLibraryRuleCommand internalError headers":o,"runLibraryRuleCommand unavailable":n,"runLibraryRuleCommand unavailable headers":h,"d\
eleteLibraryRule ok":$,"deleteLibraryRule ok headers":o,"deleteLibraryRule badRequest":n,"deleteLibraryRule badRequest headers":o,"deleteLibraryRule unauthorize\
d":n,"deleteLibraryRule unauthorized headers":P,"deleteLibraryRule forbidden":n,"deleteLibraryRule forbidden headers":o,"deleteLibraryRule notFound":n,"deleteLi\
braryRule notFound headers":o,"deleteLibraryRule notAcceptable":n,"deleteLibraryRule notAcceptable headers":o,"deleteLibraryRule tooManyRequests":n,"deleteLibra\
ryRule tooManyRequests headers":h,"deleteLibraryRule internalError":n,"deleteLibraryRule internalError headers":o,"deleteLibraryRule unavailable":n,"deleteLibra\
ryRule unavailable headers":h,"listAssociatedRules ok":k,"listAssociatedRules ok headers":o,"listAssociatedRules badRequest":n,"listAssociatedRules badRequest h\
eaders":o,"listAssociatedRules unauthorized":n,"listAssociatedRules unauthorized headers":P,"listAssociatedRules forbidden":n,"listAssociatedRules forbidden hea\
ders":o,"listAssociatedRules notFound":n,"listAssociatedRules notFound headers":o,"listAssociatedRules notAcceptable":n,"listAssociatedRules notAcceptable heade\
rs":o,"listAssociatedRules tooManyRequests":n,"listAssociatedRules tooManyRequests headers":h,"listAssociatedRules internalError":n,"listAssociatedRules interna\
lError headers":o,"listAssociatedRules unavailable":n,"listAssociatedRules unavailable headers":h,"listAssociatedEntities ok":k,"listAssociatedEntities ok heade\
rs":o,"listAssociatedEntities badRequest":n,"listAssociatedEntities badRequest headers":o,"listAssociatedEntities unauthorized":n,"listAssociatedEntities unauth\
orized headers":P,"listAssociatedEntities forbidden":n,"listAssociatedEntities forbidden headers":o,"listAssociatedEntities notFound":n,"listAssociatedEntities \
notFound headers":o,"listAssociatedEntities notAcceptable":n,"listAssociatedEntities notAcceptable headers":o,"listAssociatedEntities tooManyRequests":n,"listAs\
sociatedEntities tooManyRequests headers":h,"listAssociatedEntities internalError":n,"listAssociatedEntities internalError headers":o,"listAssociatedEntities un\
available":n,"listAssociatedEntities unavailable headers":h,"runAssociatedEntitiesCommand ok":M,"runAssociatedEntitiesCommand ok headers":o,"runAssociatedEntiti\
esCommand badRequest":n,"runAssociatedEntitiesCommand badRequest headers":o,"runAssociatedEntitiesCommand unauthorized":n,"runAssociatedEntitiesCommand unauthor\
ized headers":P,"runAssociatedEntitiesCommand forbidden":n,"runAssociatedEntitiesCommand forbidden headers":o,"runAssociatedEntitiesCommand notFound":n,"runAsso\
ciatedEntitiesCommand notFound headers":o,"runAssociatedEntitiesCommand notAcceptable":n,"runAssociatedEntitiesCommand notAcceptable headers":o,"runAssociatedEn\
titiesCommand contentTooLarge":n,"runAssociatedEntitiesCommand contentTooLarge headers":o,"runAssociatedEntitiesCommand unsupportedMediaType":n,"runAssociatedEn\
titiesCommand unsupportedMediaType headers":o,"runAssociatedEntitiesCommand tooManyRequests":n,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAsso\
ciatedEntitiesCommand internalError":n,"runAssociatedEntitiesCommand internalError headers":o,"runAssociatedEntitiesCommand unavailable":n,"runAssociatedEntitie\
sCommand unavailable headers":h,"getAttributeMap ok":Cs,"getAttributeMap ok headers":o,"getAttributeMap badRequest":n,"getAttributeMap badRequest headers":o,"ge\
tAttributeMap unauthorized":n,"getAttributeMap unauthorized headers":P,"getAttributeMap forbidden":n,"getAttributeMap forbidden headers":o,"getAttributeMap notF\
ound":n,"getAttributeMap notFound headers":o,"getAttributeMap notAcceptable":n,"getAttributeMap notAcceptable headers":o,"getAttributeMap tooManyRequests":n,"ge\
tAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":n,"getAttributeMap internalError headers":o,"getAttributeMap unavailable":n,"getAttribu\
teMap unavailable headers":h,"runAttributeMapCommand ok":Es,"runAttributeMapCommand ok headers":o,"runAttributeMapCommand badRequest":n,"runAttributeMapCommand \
badRequest headers":o,"runAttributeMapCommand unauthorized":n,"runAttributeMapCommand unauthorized headers":P,"runAttributeMapCommand forbidden":n,"runAttribute\
MapCommand forbidden headers":o,"runAttributeMapCommand notFound":n,"runAttributeMapCommand notFound headers":o,"runAttributeMapCommand notAcceptable":n,"runAtt\
ributeMapCommand notAcceptable headers":o,"runAttributeMapCommand conflict":n,"runAttributeMapCommand conflict headers":o,"runAttributeMapCommand contentTooLarg\
e":n,"runAttributeMapCommand contentTooLarge headers":o,"runAttributeMapCommand unsupportedMediaType":n,"runAttributeMapCommand unsupportedMediaType headers":o,
"runAttributeMapCommand tooManyRequests":n,"runAttributeMapCommand tooManyRequests headers":h,"runAttributeMapCommand internalError":n,"runAttributeMapCommand i\
nternalError headers":o,"runAttributeMapCommand unavailable":n,"runAttributeMapCommand unavailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok hea\
ders":o,"listBusinessRules badRequest":n,"listBusinessRules badRequest headers":o,"listBusinessRules unauthorized":n,"listBusinessRules unauthorized headers":P,
"listBusinessRules forbidden":n,"listBusinessRules forbidden headers":o,"listBusinessRules notFound":n,"listBusinessRules notFound headers":o,"listBusinessRules\
 notAcceptable":n,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooManyRequests":n,"listBusinessRules tooManyRequests headers":h,"listBusinessR\
ules internalError":n,"listBusinessRules internalError headers":o,"listBusinessRules unavailable":n,"listBusinessRules unavailable headers":h,"runBusinessRulesC\
ommand ok":M,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":n,"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesComma\
nd unauthorized":n,"runBusinessRulesCommand unauthorized headers":P,"runBusinessRulesCommand forbidden":n,"runBusinessRulesCommand forbidden headers":o,"runBusi\
nessRulesCommand notFound":n,"runBusinessRulesCommand notFound headers":o,"runBusinessRulesCommand notAcceptable":n,"runBusinessRulesCommand notAcceptable heade\
rs":o,"runBusinessRulesCommand contentTooLarge":n,"runBusinessRulesCommand contentTooLarge headers":o,"runBusinessRulesCommand unsupportedMediaType":n,"runBusin\
essRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":n,"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRule\
sCommand internalError":n,"runBusinessRulesCommand internalError headers":o,"runBusinessRulesCommand unavailable":n,"runBusinessRulesCommand unavailable headers":h,
"countBusinessRules ok":Ae,"countBusinessRules ok headers":o,"countBusinessRules badRequest":n,"countBusinessRules badRequest headers":o,"countBusinessRules una\
uthorized":n,"countBusinessRules unauthorized headers":P,"countBusinessRules forbidden":n,"countBusinessRules forbidden headers":o,"countBusinessRules notFound":n,
"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":n,"countBusinessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":n,
"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":n,"countBusinessRules internalError headers":o,"countBusinessRules unavailable":n,
"countBusinessRules unavailable headers":h,"listAggregateMethods ok":As,"listAggregateMethods ok headers":o,"listAggregateMethods badRequest":n,"listAggregateMe\
thods badRequest headers":o,"listAggregateMethods unauthorized":n,"listAggregateMethods unauthorized headers":P,"listAggregateMethods forbidden":n,"listAggregat\
eMethods forbidden headers":o,"listAggregateMethods notFound":n,"listAggregateMethods notFound headers":o,"listAggregateMethods notAcceptable":n,"listAggregateM\
ethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":n,"listAggregateMethods tooManyRequests headers":h,"listAggregateMethods internalError":n,
"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":n,"listAggregateMethods unavailable headers":h,"listLibraryRules ok":k,"listLi\
braryRules ok headers":o,"listLibraryRules badRequest":n,"listLibraryRules badRequest headers":o,"listLibraryRules unauthorized":n,"listLibraryRules unauthorize\
d headers":P,"listLibraryRules forbidden":n,"listLibraryRules forbidden headers":o,"listLibraryRules notFound":n,"listLibraryRules notFound headers":o,"listLibr\
aryRules notAcceptable":n,"listLibraryRules notAcceptable headers":o,"listLibraryRules tooManyRequests":n,"listLibraryRules tooManyRequests headers":h,"listLibr\
aryRules internalError":n,"listLibraryRules internalError headers":o,"listLibraryRules unavailable":n,"listLibraryRules unavailable headers":h,"runLibraryRulesC\
ommand ok":Ls,"runLibraryRulesCommand ok headers":o,"runLibraryRulesCommand badRequest":n,"runLibraryRulesCommand badRequest headers":o,"runLibraryRulesCommand \
unauthorized":n,"runLibraryRulesCommand unauthorized headers":P,"runLibraryRulesCommand forbidden":n,"runLibraryRulesCommand forbidden headers":o,"runLibraryRul\
esCommand notFound":n,"runLibraryRulesCommand notFound headers":o,"runLibraryRulesCommand notAcceptable":n,"runLibraryRulesCommand notAcceptable headers":o,"run\
LibraryRulesCommand conflict":n,"runLibraryRulesCommand conflict headers":o,"runLibraryRulesCommand contentTooLarge":n,"runLibraryRulesCommand contentTooLarge h\
eaders":o,"runLibraryRulesCommand unsupportedMediaType":n,"runLibraryRulesCommand unsupportedMediaType headers":o,"runLibraryRulesCommand tooManyRequests":n,"ru\
nLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand internalError":n,"runLibraryRulesCommand internalError headers":o,"runLibraryRulesComman\
d unavailable":n,"runLibraryRulesCommand unavailable headers":h,"countLibraryRules ok":Ae,"countLibraryRules ok headers":o,"countLibraryRules badRequest":n,"cou\
ntLibraryRules badRequest headers":o,"countLibraryRules unauthorized":n,"countLibraryRules unauthorized headers":P,"countLibraryRules forbidden":n,"countLibrary\
Rules forbidden headers":o,"countLibraryRules notFound":n,"countLibraryRules notFound headers":o,"countLibraryRules notAcceptable":n,"countLibraryRules notAccep\
table headers":o,"countLibraryRules tooManyRequests":n,"countLibraryRules tooManyRequests headers":h,"countLibraryRules internalError":n,"countLibraryRules inte\
rnalError headers":o,"countLibraryRules unavailable":n,"countLibraryRules unavailable headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":o,
"listRealBusinessRules badRequest":n,"listRealBusinessRules badRequest headers":o,"listRealBusinessRules unauthorized":n,"listRealBusinessRules unauthorized hea\
ders":P,"listRealBusinessRules forbidden":n,"listRealBusinessRules forbidden headers":o,"listRealBusinessRules notFound":n,"listRealBusinessRules notFound heade\
rs":o,"listRealBusinessRules notAcceptable":n,"listRealBusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":n,"listRealBusinessRules t\
ooManyRequests headers":h,"listRealBusinessRules internalError":n,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":n,"listRea\
lBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":Ns,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":V,
"runRealBusinessRulesCommand badRequest headers":o,"runRealBusinessRulesCommand unauthorized":n,"runRealBusinessRulesCommand unauthorized headers":P,"runRealBus\
inessRulesCommand forbidden":n,"runRealBusinessRulesCommand forbidden headers":o,"runRealBusinessRulesCommand notFound":n,"runRealBusinessRulesCommand notFound \
headers":o,"runRealBusinessRulesCommand notAcceptable":n,"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":n,"runReal\
BusinessRulesCommand conflict headers":o,"runRealBusinessRulesCommand contentTooLarge":n,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusines\
sRulesCommand unsupportedMediaType":n,"runRealBusinessRulesCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":n,"runRealBusin\
essRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand internalError":n,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessR\
ulesCommand unavailable":n,"runRealBusinessRulesCommand unavailable headers":h,"deleteRealBusinessRules ok":$,"deleteRealBusinessRules ok headers":o,"deleteReal\
BusinessRules badRequest":V,"deleteRealBusinessRules badRequest headers":o,"deleteRealBusinessRules unauthorized":n,"deleteRealBusinessRules unauthorized header\
s":P,"deleteRealBusinessRules forbidden":n,"deleteRealBusinessRules forbidden headers":o,"deleteRealBusinessRules notFound":n,"deleteRealBusinessRules notFound \
headers":o,"deleteRealBusinessRules notAcceptable":n,"deleteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":n,"deleteRealBu\
sinessRules contentTooLarge headers":o,"deleteRealBusinessRules unsupportedMediaType":n,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusi\
nessRules tooManyRequests":n,"deleteRealBusinessRules tooManyRequests headers":h,"deleteRealBusinessRules internalError":n,"deleteRealBusinessRules internalErro\
r headers":o,"deleteRealBusinessRules unavailable":n,"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":Ae,"countRealBusinessRules ok h\
eaders":o,"countRealBusinessRules badRequest":n,"countRealBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":n,"countRealBusinessRules un\
authorized headers":P,"countRealBusinessRules forbidden":n,"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":n,"countRealBusinessRu\
les notFound headers":o,"countRealBusinessRules notAcceptable":n,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":n,"co\
untRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules internalError":n,"countRealBusinessRules internalError headers":o,"countRealBusinessRule\
s unavailable":n,"countRealBusinessRules unavailable headers":h,"listEntityBusinessRules ok":k,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules b\
adRequest":n,"listEntityBusinessRules badRequest headers":o,"listEntityBusinessRules unauthorized":n,"listEntityBusinessRules unauthorized headers":P,"listEntit\
yBusinessRules forbidden":n,"listEntityBusinessRules forbidden headers":o,"listEntityBusinessRules notFound":n,"listEntityBusinessRules notFound headers":o,"lis\
tEntityBusinessRules notAcceptable":n,"listEntityBusinessRules notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":n,"listEntityBusinessRules too\
ManyRequests headers":h,"listEntityBusinessRules internalError":n,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":n,"lis\
tEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand ok":xr,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand ba\
dRequest":V,"runEntityBusinessRulesCommand badRequest headers":o,"runEntityBusinessRulesCommand unauthorized":n,"runEntityBusinessRulesCommand unauthorized head\
ers":P,"runEntityBusinessRulesCommand forbidden":n,"runEntityBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":n,"runEntityBusi\
nessRulesCommand notFound headers":o,"runEntityBusinessRulesCommand notAcceptable":n,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessR\
ulesCommand conflict":n,"runEntityBusinessRulesCommand conflict headers":o,"runEntityBusinessRulesCommand contentTooLarge":n,"runEntityBusinessRulesCommand cont\
entTooLarge headers":o,"runEntityBusinessRulesCommand unsupportedMediaType":n,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessR\
ulesCommand tooManyRequests":n,"runEntityBusinessRulesCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":n,"runEntityBusinessRules\
Command internalError headers":o,"runEntityBusinessRulesCommand unavailable":n,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules\
 ok":k,"listAttributeBusinessRules ok headers":o,"listAttributeBusinessRules badRequest":n,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusin\
essRules unauthorized":n,"listAttributeBusinessRules unauthorized headers":P,"listAttributeBusinessRules forbidden":n,"listAttributeBusinessRules forbidden head\
ers":o,"listAttributeBusinessRules notFound":n,"listAttributeBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":n,"listAttributeBusine\
ssRules notAcceptable headers":o,"listAttributeBusinessRules tooManyRequests":n,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRul\
es internalError":n,"listAttributeBusinessRules internalError headers":o,"listAttributeBusinessRules unavailable":n,"listAttributeBusinessRules unavailable head\
ers":h,"runAttributeBusinessRulesCommand ok":xr,"runAttributeBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":V,"runAttributeBus\
inessRulesCommand badRequest headers":o,"runAttributeBusinessRulesCommand unauthorized":n,"runAttributeBusinessRulesCommand unauthorized headers":P,"runAttribut\
eBusinessRulesCommand forbidden":n,"runAttributeBusinessRulesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":n,"runAttributeBusinessRul\
esCommand notFound headers":o,"runAttributeBusinessRulesCommand notAcceptable":n,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusines\
sRulesCommand conflict":n,"runAttributeBusinessRulesCommand conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":n,"runAttributeBusinessRulesC\
ommand contentTooLarge headers":o,"runAttributeBusinessRulesCommand unsupportedMediaType":n,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"r\
unAttributeBusinessRulesCommand tooManyRequests":n,"runAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":n,
"runAttributeBusinessRulesCommand internalError headers":o,"runAttributeBusinessRulesCommand unavailable":n,"runAttributeBusinessRulesCommand unavailable header\
s":h,"listEntityRuleHistory ok":k,"listEntityRuleHistory ok headers":o,"listEntityRuleHistory badRequest":n,"listEntityRuleHistory badRequest headers":o,"listEn\
tityRuleHistory unauthorized":n,"listEntityRuleHistory unauthorized headers":P,"listEntityRuleHistory forbidden":n,"listEntityRuleHistory forbidden headers":o,"\
listEntityRuleHistory notFound":n,"listEntityRuleHistory notFound headers":o,"listEntityRuleHistory notAcceptable":n,"listEntityRuleHistory notAcceptable header\
s":o,"listEntityRuleHistory tooManyRequests":n,"listEntityRuleHistory tooManyRequests headers":h,"listEntityRuleHistory internalError":n,"listEntityRuleHistory \
internalError headers":o,"listEntityRuleHistory unavailable":n,"listEntityRuleHistory unavailable headers":h,"runEntityRuleHistoryCommand ok":M,"runEntityRuleHi\
storyCommand ok headers":o,"runEntityRuleHistoryCommand badRequest":n,"runEntityRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthoriz\
ed":n,"runEntityRuleHistoryCommand unauthorized headers":P,"runEntityRuleHistoryCommand forbidden":n,"runEntityRuleHistoryCommand forbidden headers":o,"runEntit\
yRuleHistoryCommand notFound":n,"runEntityRuleHistoryCommand notFound headers":o,"runEntityRuleHistoryCommand notAcceptable":n,"runEntityRuleHistoryCommand notA\
cceptable headers":o,"runEntityRuleHistoryCommand contentTooLarge":n,"runEntityRuleHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupp\
ortedMediaType":n,"runEntityRuleHistoryCommand unsupportedMediaType headers":o,"runEntityRuleHistoryCommand tooManyRequests":n,"runEntityRuleHistoryCommand tooM\
anyRequests headers":h,"runEntityRuleHistoryCommand internalError":n,"runEntityRuleHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavaila\
ble":n,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":k,"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":n,"listAl\
lRuleHistory badRequest headers":o,"listAllRuleHistory unauthorized":n,"listAllRuleHistory unauthorized headers":P,"listAllRuleHistory forbidden":n,"listAllRule\
History forbidden headers":o,"listAllRuleHistory notFound":n,"listAllRuleHistory notFound headers":o,"listAllRuleHistory notAcceptable":n,"listAllRuleHistory no\
tAcceptable headers":o,"listAllRuleHistory tooManyRequests":n,"listAllRuleHistory tooManyRequests headers":h,"listAllRuleHistory internalError":n,"listAllRuleHi\
story internalError headers":o,"listAllRuleHistory unavailable":n,"listAllRuleHistory unavailable headers":h,"runAllRuleHistoryCommand ok":M,"runAllRuleHistoryC\
ommand ok headers":o,"runAllRuleHistoryCommand badRequest":n,"runAllRuleHistoryCommand badRequest headers":o,"runAllRuleHistoryCommand unauthorized":n,"runAllRu\
leHistoryCommand unauthorized headers":P,"runAllRuleHistoryCommand forbidden":n,"runAllRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFoun\
d":n,"runAllRuleHistoryCommand notFound headers":o,"runAllRuleHistoryCommand notAcceptable":n,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHist\
oryCommand contentTooLarge":n,"runAllRuleHistoryCommand contentTooLarge headers":o,"runAllRuleHistoryCommand unsupportedMediaType":n,"runAllRuleHistoryCommand u\
nsupportedMediaType headers":o,"runAllRuleHistoryCommand tooManyRequests":n,"runAllRuleHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand inter\
nalError":n,"runAllRuleHistoryCommand internalError headers":o,"runAllRuleHistoryCommand unavailable":n,"runAllRuleHistoryCommand unavailable headers":h,"listEn\
tityCompliance ok":k,"listEntityCompliance ok headers":o,"listEntityCompliance badRequest":n,"listEntityCompliance badRequest headers":o,"listEntityCompliance u\
nauthorized":n,"listEntityCompliance unauthorized headers":P,"listEntityCompliance forbidden":n,"listEntityCompliance forbidden headers":o,"listEntityCompliance\
 notFound":n,"listEntityCompliance notFound headers":o,"listEntityCompliance notAcceptable":n,"listEntityCompliance notAcceptable headers":o,"listEntityComplian\
ce tooManyRequests":n,"listEntityCompliance tooManyRequests headers":h,"listEntityCompliance internalError":n,"listEntityCompliance internalError headers":o,"li\
stEntityCompliance unavailable":n,"listEntityCompliance unavailable headers":h,"runEntityComplianceCommand ok":M,"runEntityComplianceCommand ok headers":o,"runE\
ntityComplianceCommand badRequest":n,"runEntityComplianceCommand badRequest headers":o,"runEntityComplianceCommand unauthorized":n,"runEntityComplianceCommand u\
nauthorized headers":P,"runEntityComplianceCommand forbidden":n,"runEntityComplianceCommand forbidden headers":o,"runEntityComplianceCommand notFound":n,"runEnt\
ityComplianceCommand notFound headers":o,"runEntityComplianceCommand notAcceptable":n,"runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceC\
ommand contentTooLarge":n,"runEntityComplianceCommand contentTooLarge headers":o,"runEntityComplianceCommand unsupportedMediaType":n,"runEntityComplianceCommand\
 unsupportedMediaType headers":o,"runEntityComplianceCommand tooManyRequests":n,"runEntityComplianceCommand tooManyRequests headers":h,"runEntityComplianceComma\
nd internalError":n,"runEntityComplianceCommand internalError headers":o,"runEntityComplianceCommand unavailable":n,"runEntityComplianceCommand unavailable head\
ers":h,"listCompliance ok":k,"listCompliance ok headers":o,"listCompliance badRequest":n,"listCompliance badRequest headers":o,"listCompliance unauthorized":n,"\
listCompliance unauthorized headers":P,"listCompliance forbidden":n,"listCompliance forbidden headers":o,"listCompliance notFound":n,"listCompliance notFound he\
aders":o,"listCompliance notAcceptable":n,"listCompliance notAcceptable headers":o,"listCompliance tooManyRequests":n,"listCompliance tooManyRequests headers":h,
"listCompliance internalError":n,"listCompliance internalError headers":o,"listCompliance unavailable":n,"listCompliance unavailable headers":h,"runComplianceCo\
mmand ok":M,"runComplianceCommand ok headers":o,"runComplianceCommand badRequest":n,"runComplianceCommand badRequest headers":o,"runComplianceCommand unauthoriz\
ed":n,"runComplianceCommand unauthorized headers":P,"runComplianceCommand forbidden":n,"runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":n,
"runComplianceCommand notFound headers":o,"runComplianceCommand notAcceptable":n,"runComplianceCommand notAcceptable headers":o,"runComplianceCommand contentToo\
Large":n,"runComplianceCommand contentTooLarge headers":o,"runComplianceCommand unsupportedMediaType":n,"runComplianceCommand unsupportedMediaType headers":o,"r\
unComplianceCommand tooManyRequests":n,"runComplianceCommand tooManyRequests headers":h,"runComplianceCommand internalError":n,"runComplianceCommand internalErr\
or headers":o,"runComplianceCommand unavailable":n,"runComplianceCommand unavailable headers":h,"listPassingRules ok":k,"listPassingRules ok headers":o,"listPas\
singRules badRequest":n,"listPassingRules badRequest headers":o,"listPassingRules unauthorized":n,"listPassingRules unauthorized headers":P,"listPassingRules fo\
rbidden":n,"listPassingRules forbidden headers":o,"listPassingRules notFound":n,"listPassingRules notFound headers":o,"listPassingRules notAcceptable":n,"listPa\
ssingRules notAcceptable headers":o,"listPassingRules tooManyRequests":n,"listPassingRules tooManyRequests headers":h,"listPassingRules internalError":n,"listPa\
ssingRules internalError headers":o,"listPassingRules unavailable":n,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":M,"runPassingRulesComm\
and ok headers":o,"runPassingRulesCommand badRequest":n,"runPassingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":n,"runPassingRulesCo\
mmand unauthorized headers":P,"runPassingRulesCommand forbidden":n,"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFound":n,"runPassingR\
ulesCommand notFound headers":o,"runPassingRulesCommand notAcceptable":n,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarg\
e":n,"runPassingRulesCommand contentTooLarge headers":o,"runPassingRulesCommand unsupportedMediaType":n,"runPassingRulesCommand unsupportedMediaType headers":o,
"runPassingRulesCommand tooManyRequests":n,"runPassingRulesCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":n,"runPassingRulesCommand i\
nternalError headers":o,"runPassingRulesCommand unavailable":n,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":k,"listFailingRules ok heade\
rs":o,"listFailingRules badRequest":n,"listFailingRules badRequest headers":o,"listFailingRules unauthorized":n,"listFailingRules unauthorized headers":P,"listF\
ailingRules forbidden":n,"listFailingRules forbidden headers":o,"listFailingRules notFound":n,"listFailingRules notFound headers":o,"listFailingRules notAccepta\
ble":n,"listFailingRules notAcceptable headers":o,"listFailingRules tooManyRequests":n,"listFailingRules tooManyRequests headers":h,"listFailingRules internalEr\
ror":n,"listFailingRules internalError headers":o,"listFailingRules unavailable":n,"listFailingRules unavailable headers":h,"runFailingRulesCommand ok":M,"runFa\
ilingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":n,"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand unauthorized":n,"run\
FailingRulesCommand unauthorized headers":P,"runFailingRulesCommand forbidden":n,"runFailingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":n,
"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand notAcceptable":n,"runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand co\
ntentTooLarge":n,"runFailingRulesCommand contentTooLarge headers":o,"runFailingRulesCommand unsupportedMediaType":n,"runFailingRulesCommand unsupportedMediaType\
 headers":o,"runFailingRulesCommand tooManyRequests":n,"runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalError":n,"runFailingRu\
lesCommand internalError headers":o,"runFailingRulesCommand unavailable":n,"runFailingRulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRu\
les ok headers":o,"listEnabledRules badRequest":n,"listEnabledRules badRequest headers":o,"listEnabledRules unauthorized":n,"listEnabledRules unauthorized heade\
rs":P,"listEnabledRules forbidden":n,"listEnabledRules forbidden headers":o,"listEnabledRules notFound":n,"listEnabledRules notFound headers":o,"listEnabledRule\
s notAcceptable":n,"listEnabledRules notAcceptable headers":o,"listEnabledRules tooManyRequests":n,"listEnabledRules tooManyRequests headers":h,"listEnabledRule\
s internalError":n,"listEnabledRules internalError headers":o,"listEnabledRules unavailable":n,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand \
ok":M,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand badRequest":n,"runEnabledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthor\
ized":n,"runEnabledRulesCommand unauthorized headers":P,"runEnabledRulesCommand forbidden":n,"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesComman\
d notFound":n,"runEnabledRulesCommand notFound headers":o,"runEnabledRulesCommand notAcceptable":n,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledR\
ulesCommand contentTooLarge":n,"runEnabledRulesCommand contentTooLarge headers":o,"runEnabledRulesCommand unsupportedMediaType":n,"runEnabledRulesCommand unsupp\
ortedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":n,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand internalError":n,
"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCommand unavailable":n,"runEnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"g\
etBusinessRule ok headers":o,"getBusinessRule badRequest":n,"getBusinessRule badRequest headers":o,"getBusinessRule unauthorized":n,"getBusinessRule unauthorize\
d headers":P,"getBusinessRule forbidden":n,"getBusinessRule forbidden headers":o,"getBusinessRule notFound":n,"getBusinessRule notFound headers":o,"getBusinessR\
ule notAcceptable":n,"getBusinessRule notAcceptable headers":o,"getBusinessRule tooManyRequests":n,"getBusinessRule tooManyRequests headers":h,"getBusinessRule \
internalError":n,"getBusinessRule internalError headers":o,"getBusinessRule unavailable":n,"getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":$,
"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRequest":V,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":n,
"runBusinessRuleCommand unauthorized headers":P,"runBusinessRuleCommand forbidden":n,"runBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFou\
nd":n,"runBusinessRuleCommand notFound headers":o,"runBusinessRuleCommand notAcceptable":n,"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleComm\
and conflict":n,"runBusinessRuleCommand conflict headers":o,"runBusinessRuleCommand contentTooLarge":n,"runBusinessRuleCommand contentTooLarge headers":o,"runBu\
sinessRuleCommand unsupportedMediaType":n,"runBusinessRuleCommand unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":n,"runBusinessRuleCom\
mand tooManyRequests headers":h,"runBusinessRuleCommand internalError":n,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleCommand unavailable":n,
"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":$,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":n,"deleteBusinessRule\
 badRequest headers":o,"deleteBusinessRule unauthorized":n,"deleteBusinessRule unauthorized headers":P,"deleteBusinessRule forbidden":n,"deleteBusinessRule forb\
idden headers":o,"deleteBusinessRule notFound":n,"deleteBusinessRule notFound headers":o,"deleteBusinessRule notAcceptable":n,"deleteBusinessRule notAcceptable \
headers":o,"deleteBusinessRule tooManyRequests":n,"deleteBusinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":n,"deleteBusinessRule intern\
alError headers":o,"deleteBusinessRule unavailable":n,"deleteBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":xs,"getBusinessRulePermissions \
ok headers":o,"getBusinessRulePermissions badRequest":n,"getBusinessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthorized":n,"getBusine\
ssRulePermissions unauthorized headers":P,"getBusinessRulePermissions forbidden":n,"getBusinessRulePermissions forbidden headers":o,"getBusinessRulePermissions \
notFound":n,"getBusinessRulePermissions notFound headers":o,"getBusinessRulePermissions notAcceptable":n,"getBusinessRulePermissions notAcceptable headers":o,"g\
etBusinessRulePermissions tooManyRequests":n,"getBusinessRulePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":n,"getBusinessRul\
ePermissions internalError headers":o,"getBusinessRulePermissions unavailable":n,"getBusinessRulePermissions unavailable headers":h,"listRuleHistory ok":k,"list\
RuleHistory ok headers":o,"listRuleHistory badRequest":n,"listRuleHistory badRequest headers":o,"listRuleHistory unauthorized":n,"listRuleHistory unauthorized h\
eaders":P,"listRuleHistory forbidden":n,"listRuleHistory forbidden headers":o,"listRuleHistory notFound":n,"listRuleHistory notFound headers":o,"listRuleHistory\
 notAcceptable":n,"listRuleHistory notAcceptable headers":o,"listRuleHistory tooManyRequests":n,"listRuleHistory tooManyRequests headers":h,"listRuleHistory int\
ernalError":n,"listRuleHistory internalError headers":o,"listRuleHistory unavailable":n,"listRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":M,"ru\
nRuleHistoryCommand ok headers":o,"runRuleHistoryCommand badRequest":n,"runRuleHistoryCommand badRequest headers":o,"runRuleHistoryCommand unauthorized":n,"runR\
uleHistoryCommand unauthorized headers":P,"runRuleHistoryCommand forbidden":n,"runRuleHistoryCommand forbidden headers":o,"runRuleHistoryCommand notFound":n,"ru\
nRuleHistoryCommand notFound headers":o,"runRuleHistoryCommand notAcceptable":n,"runRuleHistoryCommand notAcceptable headers":o,"runRuleHistoryCommand contentTo\
oLarge":n,"runRuleHistoryCommand contentTooLarge headers":o,"runRuleHistoryCommand unsupportedMediaType":n,"runRuleHistoryCommand unsupportedMediaType headers":o,
"runRuleHistoryCommand tooManyRequests":n,"runRuleHistoryCommand tooManyRequests headers":h,"runRuleHistoryCommand internalError":n,"runRuleHistoryCommand inter\
nalError headers":o,"runRuleHistoryCommand unavailable":n,"runRuleHistoryCommand unavailable headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok heade\
rs":o,"listRuleFailingRows badRequest":n,"listRuleFailingRows badRequest headers":o,"listRuleFailingRows unauthorized":n,"listRuleFailingRows unauthorized heade\
rs":P,"listRuleFailingRows forbidden":n,"listRuleFailingRows forbidden headers":o,"listRuleFailingRows notFound":n,"listRuleFailingRows notFound headers":o,"lis\
tRuleFailingRows notAcceptable":n,"listRuleFailingRows notAcceptable headers":o,"listRuleFailingRows conflict":n,"listRuleFailingRows conflict headers":o,"listR\
uleFailingRows tooManyRequests":n,"listRuleFailingRows tooManyRequests headers":h,"listRuleFailingRows internalError":n,"listRuleFailingRows internalError heade\
rs":o,"listRuleFailingRows unavailable":n,"listRuleFailingRows unavailable headers":h,"runRuleFailingRowsCommand ok":M,"runRuleFailingRowsCommand ok headers":o,
"runRuleFailingRowsCommand badRequest":n,"runRuleFailingRowsCommand badRequest headers":o,"runRuleFailingRowsCommand unauthorized":n,"runRuleFailingRowsCommand \
unauthorized headers":P,"runRuleFailingRowsCommand forbidden":n,"runRuleFailingRowsCommand forbidden headers":o,"runRuleFailingRowsCommand notFound":n,"runRuleF\
ailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand notAcceptable":n,"runRuleFailingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand\
 conflict":n,"runRuleFailingRowsCommand conflict headers":o,"runRuleFailingRowsCommand contentTooLarge":n,"runRuleFailingRowsCommand contentTooLarge headers":o,
"runRuleFailingRowsCommand unsupportedMediaType":n,"runRuleFailingRowsCommand unsupportedMediaType headers":o,"runRuleFailingRowsCommand tooManyRequests":n,"run\
RuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":n,"runRuleFailingRowsCommand internalError headers":o,"runRuleFailin\
gRowsCommand unavailable":n,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassingRows ok":k,"listRulePassingRows ok headers":o,"listRulePassingRows\
 badRequest":n,"listRulePassingRows badRequest headers":o,"listRulePassingRows unauthorized":n,"listRulePassingRows unauthorized headers":P,"listRulePassingRows\
 forbidden":n,"listRulePassingRows forbidden headers":o,"listRulePassingRows notFound":n,"listRulePassingRows notFound headers":o,"listRulePassingRows notAccept\
able":n,"listRulePassingRows notAcceptable headers":o,"listRulePassingRows conflict":n,"listRulePassingRows conflict headers":o,"listRulePassingRows tooManyRequ\
ests":n,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":n,"listRulePassingRows internalError headers":o,"listRulePassingRows\
 unavailable":n,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":M,"runRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand\
 badRequest":n,"runRulePassingRowsCommand badRequest headers":o,"runRulePassingRowsCommand unauthorized":n,"runRulePassingRowsCommand unauthorized headers":P,"r\
unRulePassingRowsCommand forbidden":n,"runRulePassingRowsCommand forbidden headers":o,"runRulePassingRowsCommand notFound":n,"runRulePassingRowsCommand notFound\
 headers":o,"runRulePassingRowsCommand notAcceptable":n,"runRulePassingRowsCommand notAcceptable headers":o,"runRulePassingRowsCommand conflict":n,"runRulePassi\
ngRowsCommand conflict headers":o,"runRulePassingRowsCommand contentTooLarge":n,"runRulePassingRowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand\
 unsupportedMediaType":n,"runRulePassingRowsCommand unsupportedMediaType headers":o,"runRulePassingRowsCommand tooManyRequests":n,"runRulePassingRowsCommand too\
ManyRequests headers":h,"runRulePassingRowsCommand internalError":n,"runRulePassingRowsCommand internalError headers":o,"runRulePassingRowsCommand unavailable":n,
"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":k,"listRuleGroups ok headers":o,"listRuleGroups badRequest":n,"listRuleGroups badRequest h\
eaders":o,"listRuleGroups unauthorized":n,"listRuleGroups unauthorized headers":P,"listRuleGroups forbidden":n,"listRuleGroups forbidden headers":o,"listRuleGro\
ups notFound":n,"listRuleGroups notFound headers":o,"listRuleGroups notAcceptable":n,"listRuleGroups notAcceptable headers":o,"listRuleGroups conflict":n,"listR\
uleGroups conflict headers":o,"listRuleGroups tooManyRequests":n,"listRuleGroups tooManyRequests headers":h,"listRuleGroups internalError":n,"listRuleGroups int\
ernalError headers":o,"listRuleGroups unavailable":n,"listRuleGroups unavailable headers":h,"runRuleGroupsCommand ok":M,"runRuleGroupsCommand ok headers":o,"run\
RuleGroupsCommand badRequest":n,"runRuleGroupsCommand badRequest headers":o,"runRuleGroupsCommand unauthorized":n,"runRuleGroupsCommand unauthorized headers":P,
"runRuleGroupsCommand forbidden":n,"runRuleGroupsCommand forbidden headers":o,"runRuleGroupsCommand notFound":n,"runRuleGroupsCommand notFound headers":o,"runRu\
leGroupsCommand notAcceptable":n,"runRuleGroupsCommand notAcceptable headers":o,"runRuleGroupsCommand conflict":n,"runRuleGroupsCommand conflict headers":o,"run\
RuleGroupsCommand contentTooLarge":n,"runRuleGroupsCommand contentTooLarge headers":o,"runRuleGroupsCommand unsupportedMediaType":n,"runRuleGroupsCommand unsupp\
ortedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":n,"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGroupsCommand internalError":n,"runR\
uleGroupsCommand internalError headers":o,"runRuleGroupsCommand unavailable":n,"runRuleGroupsCommand unavailable headers":h,"runGroupFailingRowsCommand ok":M,"r\
unGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand badRequest":n,"runGroupFailingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand \
unauthorized":n,"runGroupFailingRowsCommand unauthorized headers":P,"runGroupFailingRowsCommand forbidden":n,"runGroupFailingRowsCommand forbidden headers":o,"r\
unGroupFailingRowsCommand notFound":n,"runGroupFailingRowsCommand notFound headers":o,"runGroupFailingRowsCommand notAcceptable":n,"runGroupFailingRowsCommand n\
otAcceptable headers":o,"runGroupFailingRowsCommand conflict":n,"runGroupFailingRowsCommand conflict headers":o,"runGroupFailingRowsCommand contentTooLarge":n,"\
runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFailingRowsCommand unsupportedMediaType":n,"runGroupFailingRowsCommand unsupportedMediaType heade\
rs":o,"runGroupFailingRowsCommand tooManyRequests":n,"runGroupFailingRowsCommand tooManyRequests headers":h,"runGroupFailingRowsCommand internalError":n,"runGro\
upFailingRowsCommand internalError headers":o,"runGroupFailingRowsCommand unavailable":n,"runGroupFailingRowsCommand unavailable headers":h,"runGroupPassingRows\
Command ok":M,"runGroupPassingRowsCommand ok headers":o,"runGroupPassingRowsCommand badRequest":n,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPas\
singRowsCommand unauthorized":n,"runGroupPassingRowsCommand unauthorized headers":P,"runGroupPassingRowsCommand forbidden":n,"runGroupPassingRowsCommand forbidd\
en headers":o,"runGroupPassingRowsCommand notFound":n,"runGroupPassingRowsCommand notFound headers":o,"runGroupPassingRowsCommand notAcceptable":n,"runGroupPass\
ingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand conflict":n,"runGroupPassingRowsCommand conflict headers":o,"runGroupPassingRowsCommand cont\
entTooLarge":n,"runGroupPassingRowsCommand contentTooLarge headers":o,"runGroupPassingRowsCommand unsupportedMediaType":n,"runGroupPassingRowsCommand unsupporte\
dMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":n,"runGroupPassingRowsCommand tooManyRequests headers":h,"runGroupPassingRowsCommand internal\
Error":n,"runGroupPassingRowsCommand internalError headers":o,"runGroupPassingRowsCommand unavailable":n,"runGroupPassingRowsCommand unavailable headers":h,"lis\
tGroupFailingRows ok":k,"listGroupFailingRows ok headers":o,"listGroupFailingRows badRequest":n,"listGroupFailingRows badRequest headers":o,"listGroupFailingRow\
s unauthorized":n,"listGroupFailingRows unauthorized headers":P,"listGroupFailingRows forbidden":n,"listGroupFailingRows forbidden headers":o,"listGroupFailingR\
ows notFound":n,"listGroupFailingRows notFound headers":o,"listGroupFailingRows notAcceptable":n,"listGroupFailingRows notAcceptable headers":o,"listGroupFailin\
gRows conflict":n,"listGroupFailingRows conflict headers":o,"listGroupFailingRows tooManyRequests":n,"listGroupFailingRows tooManyRequests headers":h,"listGroup\
FailingRows internalError":n,"listGroupFailingRows internalError headers":o,"listGroupFailingRows unavailable":n,"listGroupFailingRows unavailable headers":h,"r\
unNamedGroupFailingRowsCommand ok":M,"runNamedGroupFailingRowsCommand ok headers":o,"runNamedGroupFailingRowsCommand badRequest":n,"runNamedGroupFailingRowsComm\
and badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorized":n,"runNamedGroupFailingRowsCommand unauthorized headers":P,"runNamedGroupFailingRowsCom\
mand forbidden":n,"runNamedGroupFailingRowsCommand forbidden headers":o,"runNamedGroupFailingRowsCommand notFound":n,"runNamedGroupFailingRowsCommand notFound h\
eaders":o,"runNamedGroupFailingRowsCommand notAcceptable":n,"runNamedGroupFailingRowsCommand notAcceptable headers":o,"runNamedGroupFailingRowsCommand conflict":n,
"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFailingRowsCommand contentTooLarge":n,"runNamedGroupFailingRowsCommand contentTooLarge header\
s":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":n,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":o,"runNamedGroupFailingRowsCommand \
tooManyRequests":n,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFailingRowsCommand internalError":n,"runNamedGroupFailingRowsComman\
d internalError headers":o,"runNamedGroupFailingRowsCommand unavailable":n,"runNamedGroupFailingRowsCommand unavailable headers":h,"listGroupPassingRows ok":k,"\
listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":n,"listGroupPassingRows badRequest headers":o,"listGroupPassingRows unauthorized":n,"listGr\
oupPassingRows unauthorized headers":P,"listGroupPassingRows forbidden":n,"listGroupPassingRows forbidden headers":o,"listGroupPassingRows notFound":n,"listGrou\
pPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":n,"listGroupPassingRows notAcceptable headers":o,"listGroupPassingRows conflict":n,"listGr\
oupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":n,"listGroupPassingRows tooManyRequests headers":h,"listGroupPassingRows internalError":n,
"listGroupPassingRows internalError headers":o,"listGroupPassingRows unavailable":n,"listGroupPassingRows unavailable headers":h,"runNamedGroupPassingRowsComman\
d ok":M,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPassingRowsCommand badRequest":n,"runNamedGroupPassingRowsCommand badRequest headers":o,"ru\
nNamedGroupPassingRowsCommand unauthorized":n,"runNamedGroupPassingRowsCommand unauthorized headers":P,"runNamedGroupPassingRowsCommand forbidden":n,"runNamedGr\
oupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsCommand notFound":n,"runNamedGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassi\
ngRowsCommand notAcceptable":n,"runNamedGroupPassingRowsCommand notAcceptable headers":o,"runNamedGroupPassingRowsCommand conflict":n,"runNamedGroupPassingRowsC\
ommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLarge":n,"runNamedGroupPassingRowsCommand contentTooLarge headers":o,"runNamedGroupPassing\
RowsCommand unsupportedMediaType":n,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":o,"runNamedGroupPassingRowsCommand tooManyRequests":n,"runNam\
edGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internalError":n,"runNamedGroupPassingRowsCommand internalError headers":o,
"runNamedGroupPassingRowsCommand unavailable":n,"runNamedGroupPassingRowsCommand unavailable headers":h,"listLoaderConnections ok":k,"listLoaderConnections ok h\
eaders":o,"listLoaderConnections badRequest":n,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":n,"listLoaderConnections unauth\
orized headers":P,"listLoaderConnections forbidden":n,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":n,"listLoaderConnections notF\
ound headers":o,"listLoaderConnections notAcceptable":n,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooManyRequests":n,"listLoaderCon\
nections tooManyRequests headers":h,"listLoaderConnections internalError":n,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":n,
"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":Ts,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badReq\
uest":n,"runLoaderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":n,"runLoaderConnectionsCommand unauthorized headers":P,"ru\
nLoaderConnectionsCommand forbidden":n,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":n,"runLoaderConnectionsCommand n\
otFound headers":o,"runLoaderConnectionsCommand notAcceptable":n,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":n,
"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":n,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoa\
derConnectionsCommand unsupportedMediaType":n,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":n,"runL\
oaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":n,"runLoaderConnectionsCommand internalError headers":o,"runLoade\
rConnectionsCommand unavailable":n,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":k,"getLoaderConnection ok headers":o,"getLoaderC\
onnection badRequest":n,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":n,"getLoaderConnection unauthorized headers":P,"getLoaderC\
onnection forbidden":n,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":n,"getLoaderConnection notFound headers":o,"getLoaderConnection \
notAcceptable":n,"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":n,"getLoaderConnection tooManyRequests headers":h,"getLoade\
rConnection internalError":n,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":n,"getLoaderConnection unavailable headers":h,"runL\
oaderConnectionCommand ok":$s,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":n,"runLoaderConnectionCommand badRequest headers":o,
"runLoaderConnectionCommand unauthorized":n,"runLoaderConnectionCommand unauthorized headers":P,"runLoaderConnectionCommand forbidden":n,"runLoaderConnectionCom\
mand forbidden headers":o,"runLoaderConnectionCommand notFound":n,"runLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":n,"\
runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":n,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnection\
Command contentTooLarge":n,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaType":n,"runLoaderConnectionComman\
d unsupportedMediaType headers":o,"runLoaderConnectionCommand tooManyRequests":n,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionComm\
and internalError":n,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":n,"runLoaderConnectionCommand unavailable hea\
ders":h,"deleteLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":n,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection\
 unauthorized":n,"deleteLoaderConnection unauthorized headers":P,"deleteLoaderConnection forbidden":n,"deleteLoaderConnection forbidden headers":o,"deleteLoader\
Connection notFound":n,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":n,"deleteLoaderConnection conflict headers":o,"deleteLoader\
Connection tooManyRequests":n,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":n,"deleteLoaderConnection internalError \
headers":o,"deleteLoaderConnection unavailable":n,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":k,"listDatasources ok headers":o,"listData\
sources badRequest":n,"listDatasources badRequest headers":o,"listDatasources unauthorized":n,"listDatasources unauthorized headers":P,"listDatasources forbidde\
n":n,"listDatasources forbidden headers":o,"listDatasources notFound":n,"listDatasources notFound headers":o,"listDatasources notAcceptable":n,"listDatasources \
notAcceptable headers":o,"listDatasources conflict":n,"listDatasources conflict headers":o,"listDatasources tooManyRequests":n,"listDatasources tooManyRequests \
headers":h,"listDatasources internalError":n,"listDatasources internalError headers":o,"listDatasources unavailable":n,"listDatasources unavailable headers":h,"\
runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":n,"runDatasourcesCommand badRequest headers":o,"runDatasourc\
esCommand unauthorized":n,"runDatasourcesCommand unauthorized headers":P,"runDatasourcesCommand forbidden":n,"runDatasourcesCommand forbidden headers":o,"runDat\
asourcesCommand notFound":n,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":n,"runDatasourcesCommand notAcceptable headers":o,"\
runDatasourcesCommand conflict":n,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":n,"runDatasourcesCommand contentTooLarge he\
aders":o,"runDatasourcesCommand unsupportedMediaType":n,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":n,"runDat\
asourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":n,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavai\
lable":n,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,"listDataschemas ok headers":o,"listDataschemas badRequest":n,"listDataschemas bad\
Request headers":o,"listDataschemas unauthorized":n,"listDataschemas unauthorized headers":P,"listDataschemas forbidden":n,"listDataschemas forbidden headers":o,
"listDataschemas notFound":n,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":n,"listDataschemas notAcceptable headers":o,"listDataschemas c\
onflict":n,"listDataschemas conflict headers":o,"listDataschemas tooManyRequests":n,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":n,
"listDataschemas internalError headers":o,"listDataschemas unavailable":n,"listDataschemas unavailable headers":h,"runDataschemasCommand ok":k,"runDataschemasCo\
mmand ok headers":o,"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":n,"runDataschemasCommand badRequest headers":o,"runDataschema\
sCommand unauthorized":n,"runDataschemasCommand unauthorized headers":P,"runDataschemasCommand forbidden":n,"runDataschemasCommand forbidden headers":o,"runData\
schemasCommand notFound":n,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":n,"runDataschemasCommand notAcceptable headers":o,"r\
unDataschemasCommand conflict":n,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":n,"runDataschemasCommand contentTooLarge hea\
ders":o,"runDataschemasCommand unsupportedMediaType":n,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":n,"runData\
schemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":n,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavail\
able":n,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":js,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":n,
"listConnectionEncodings badRequest headers":o,"listConnectionEncodings unauthorized":n,"listConnectionEncodings unauthorized headers":P,"listConnectionEncoding\
s forbidden":n,"listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":n,"listConnectionEncodings notFound headers":o,"listConnectionEn\
codings notAcceptable":n,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":n,"listConnectionEncodings tooManyRequests \
headers":h,"listConnectionEncodings internalError":n,"listConnectionEncodings internalError headers":o,"listConnectionEncodings unavailable":n,"listConnectionEn\
codings unavailable headers":h,"listLoaderConnectionTypes ok":Os,"listLoaderConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":n,"listLoaderCo\
nnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":n,"listLoaderConnectionTypes unauthorized headers":P,"listLoaderConnectionTypes not\
Acceptable":n,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderConnectionTypes tooManyRequests":n,"listLoaderConnectionTypes tooManyRequests heade\
rs":h,"listLoaderConnectionTypes internalError":n,"listLoaderConnectionTypes internalError headers":o,"listLoaderConnectionTypes unavailable":n,"listLoaderConne\
ctionTypes unavailable headers":h,"listJobs ok":Or,"listJobs ok headers":o,"listJobs badRequest":n,"listJobs badRequest headers":o,"listJobs unauthorized":n,"li\
stJobs unauthorized headers":P,"listJobs forbidden":n,"listJobs forbidden headers":o,"listJobs notFound":n,"listJobs notFound headers":o,"listJobs notAcceptable":n,
"listJobs notAcceptable headers":o,"listJobs tooManyRequests":n,"listJobs tooManyRequests headers":h,"listJobs internalError":n,"listJobs internalError headers":o,
"listJobs unavailable":n,"listJobs unavailable headers":h,"runSchedulerCommand ok":Bs,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":n,"run\
SchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":n,"runSchedulerCommand unauthorized headers":P,"runSchedulerCommand forbidden":n,"runS\
chedulerCommand forbidden headers":o,"runSchedulerCommand notFound":n,"runSchedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":n,"runSchedul\
erCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":n,"runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMedia\
Type":n,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCommand tooManyRequests":n,"runSchedulerCommand tooManyRequests headers":h,"runSchedul\
erCommand internalError":n,"runSchedulerCommand internalError headers":o,"runSchedulerCommand unavailable":n,"runSchedulerCommand unavailable headers":h,"getJob\
 ok":Or,"getJob ok headers":o,"getJob okEventStream":zs,"getJob okEventStream headers":o,"getJob badRequest":n,"getJob badRequest headers":o,"getJob unauthorize\
d":n,"getJob unauthorized headers":P,"getJob forbidden":n,"getJob forbidden headers":o,"getJob notFound":n,"getJob notFound headers":o,"getJob notAcceptable":n,
"getJob notAcceptable headers":o,"getJob tooManyRequests":n,"getJob tooManyRequests headers":h,"getJob internalError":n,"getJob internalError headers":o,"getJob\
 unavailable":n,"getJob unavailable headers":h,"runJobCommand ok":$,"runJobCommand ok headers":o,"runJobCommand badRequest":n,"runJobCommand badRequest headers":o,
"runJobCommand unauthorized":n,"runJobCommand unauthorized headers":P,"runJobCommand forbidden":n,"runJobCommand forbidden headers":o,"runJobCommand notFound":n,
"runJobCommand notFound headers":o,"runJobCommand notAcceptable":n,"runJobCommand notAcceptable headers":o,"runJobCommand conflict":n,"runJobCommand conflict he\
aders":o,"runJobCommand contentTooLarge":n,"runJobCommand contentTooLarge headers":o,"runJobCommand unsupportedMediaType":n,"runJobCommand unsupportedMediaType \
headers":o,"runJobCommand tooManyRequests":n,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":n,"runJobCommand internalError headers":o,"\
runJobCommand unavailable":n,"runJobCommand unavailable headers":h};export{_s as validators};
