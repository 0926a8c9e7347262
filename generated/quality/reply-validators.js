// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Vr=Object.getOwnPropertyNames,Kr=(a,o)=>function(){try{return o||(0,a[Vr(a)[0]])((o={exports:{}}).exports,o),o.exports}catch(R){throw o=0,R}},Jr=Kr({"ajv/di\
st/runtime/ucs2length.js"(a){"use strict";Object.defineProperty(a,"__esModule",{value:!0});function o(b){const R=b.length;let g=0,f=0,e;for(;f<R;)g++,e=b.charCodeAt(
f++),e>=55296&&e<=56319&&f<R&&(e=b.charCodeAt(f),(e&64512)===56320&&f++);return g}a.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Wr=Ne,Ur=new RegExp(
"^3\\.1\\.\\d+$","u");function Ne(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ne.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(a.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(a.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(a.openapi!==void 0){
let r=a.openapi;if(typeof r=="string"){if(!Ur.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.info!==void 0){let r=a.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.servers!==void 0){let r=a.servers;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const p={instancePath:o+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(a.paths!==void 0){let r=a.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ne.
errors=e,t===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Me,w=Jr().default;function Me(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return Me.errors=e,t===0}Me.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var i=xe,Yr={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function D(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=D.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.detail===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.pointer!==void 0&&typeof a.pointer!="string"){const r={instancePath:o+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameter!==void 0&&typeof a.parameter!="string"){const r={instancePath:o+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.detail!==void 0){let r=a.
detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.
end!==void 0){let r=a.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.suggestion!==void 0&&typeof a.suggestion!="string"){const r={instancePath:o+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function X(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=X.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.title===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(a.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="st\
ring"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){
let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.id!==void 0){
let r=a.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?D.errors:
e.concat(D.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=xe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),X(a,{instancePath:o,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?X.errors:e.concat(X.errors),t=e.length),xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=Te;function Te(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Te.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(a["retry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),t++}}if(a["retry-after"]!==void 0){let r=a["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var v=$e;function $e(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=$e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["www-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];
if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["www-authenticate"]!==void 0){let r=a["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=ze,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function ee(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ee.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
if(typeof r[l]!="string"){const c={instancePath:o+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),t++}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=z.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(a)){if(a.length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)ee(a[d],{instancePath:o+"/"+d,parentData:a,
parentDataProperty:d,rootData:g,dynamicAnchors:f})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(Array.isArray(a)){
if(a.length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++){let C=a[d];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const N in C)if(N!=="@url"&&typeof C[N]!="\
string"){const q={instancePath:o+"/"+d+"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const N={instancePath:o+"\
/"+d+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(
N),t++}}else{const N={instancePath:o+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[N]:e.push(N),t++}}}else{const m={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(
m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(typeof a=="string"){if(w(a)>0){const C={instancePath:o,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:o,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2)}if(s)
t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one \
schema in oneOf"};e===null?e=[m]:e.push(m),t++}return z.errors=e,u.items=p,t===0}z.evaluated={dynamicProps:!1,dynamicItems:!0};var Qr={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},je={type:"object",required:[
"compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},
header:{type:"string",enum:["Y","N"]}}},Zr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^\
[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},$=new RegExp("^[1-9][0-9]*$","\
u"),De=new RegExp("^(0|[1-9][0-9]*)$","u");function T(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const u=T.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.viewName===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.
push(r),t++}if(a.pageStart===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have \
required property 'pageStart'"};e===null?e=[r]:e.push(r),t++}if(a.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(a.totalCount===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.
viewName!==void 0){let r=a.viewName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/viewName",schemaPath:"\
#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.pageStart!==void 0){let r=a.pageStart;
if(typeof r=="string"){if(!$.test(r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageSta\
rt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.dataSize!==void 0){let r=a.dataSize;if(typeof r=="st\
ring"){if(!De.test(r)){const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.totalCount!==void 0){let r=a.totalCount;if(typeof r=="string"){if(!De.
test(r)){const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must\
 match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.source!==void 0){let r=a.source;if(typeof r!="string"){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r===
"scan")){const s={instancePath:o+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Qr.properties.source.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.detected!==void 0){let r=a.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
compressed===void 0){const s={instancePath:o+"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compre\
ssed"},message:"must have required property 'compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s===
"terminator"||s==="encoding"||s==="header")){const l={instancePath:o+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;
if(typeof s!="string"){const l={instancePath:o+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/detected/compressed",schemaPath:"contrac\
t#/$defs/DetectedFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:je.properties.compressed.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[l]:e.push(l),t++}}if(r.delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/detected/deli\
miter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(w(s)<1){const l={
instancePath:o+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties\
/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!=
"string"){const l={instancePath:o+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const l={instancePath:o+"/detected/terminator",schemaPath:"co\
ntract#/$defs/DetectedFormat/properties/terminator/enum",keyword:"enum",params:{allowedValues:je.properties.terminator.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const l={instancePath:o+"/detected/encoding",schemaPath:"\
contract#/$defs/DetectedFormat/properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="\
utf-8"||s==="unicode"||s==="cp1252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const l={instancePath:o+"/detected/enco\
ding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:je.properties.encoding.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const l={instancePath:o+"/detected/\
header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{
allowedValues:je.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/det\
ected",schemaPath:"contract#/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.rejected!==
void 0){let r=a.rejected;if(Array.isArray(r)){if(r.length>100){const l={instancePath:o+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="o\
bject"&&!Array.isArray(c)){if(c.line===void 0){const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[p]:e.push(p),t++}if(c.reason===void 0){const p={instancePath:o+"/rejected/"+l,
schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[p]:e.push(p),t++}if(c.detail===void 0){const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="line"||p==="reason"||p==="deta\
il")){const y={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.line!==void 0){let p=c.line;if(typeof p=="string"){if(!$.test(p)){const y={instancePath:o+
"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match\
 pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/propertie\
s/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.reason!==void 0){let p=c.reason;if(typeof p!="st\
ring"){const y={instancePath:o+"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const y={instancePath:o+"/rejec\
ted/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Zr.properties.reason.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(c.detail!==void 0){let p=c.detail;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+
"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}}else{const p={instancePath:o+"/rejected/"+l,schemaPath:"\
contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+
"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return T.errors=e,t===0}T.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function re(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=re.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),t++}if(a.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const y={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<
1){const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={
instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(z(a.rows,{instancePath:o+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,
dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),a.metadata!==void 0&&(T(a.metadata,{instancePath:o+"/metadata",parentData:a,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ze.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),re(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?re.errors:e.concat(re.errors),
t=e.length),ze.errors=e,t===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var j=Oe;function Oe(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xr=Ie,es=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ie(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=Ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!es.test(r)){const s={instancePath:o+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var rs=Be,ss={type:"string",enum:["reader","editor","administrator"]};function se(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(a.username===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(a.role===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in a)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.authenticated!==void 0&&typeof a.
authenticated!="boolean"){const r={instancePath:o+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.username!==void 0){let r=a.username;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a.role!==void 0){let r=a.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===
0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Be.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),se(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),Be.errors=e,t===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ts=_e;
function _e(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=_e.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.path===void 0){const r={instancePath:o,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(r!=="path"){const s={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.path!==void 0){let r=a.path;if(typeof r=="string"){if(w(r)>255){const s={instancePath:o+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return _e.errors=e,t===
0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fr=Se;function Se(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Se.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a!="string"){const r={instancePath:o,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated=
{dynamicProps:!1,dynamicItems:!1};var as=Ge,Nr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Er=new RegExp('^"[0-9a-z-]+"$',"u");function Ge(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),t++}if(a["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["content-length"]===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-reques\
t-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Er.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Nr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){let r=a["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Nr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["content-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disp\
osition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.
errors=e,t===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var is=He,Mr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},os=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function He(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=He.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===void 0){const r={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),t++}if(a["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(a["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(a["\
content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),t++}if(a["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(a["content-ran\
ge"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){
let r=a.etag;if(typeof r=="string"){if(!Er.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!=
"string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Mr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["last-modified"]!==void 0){
let r=a["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["accept-ranges"]!==void 0){let r=a["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Mr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a["conte\
nt-length"]!==void 0){let r=a["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-disposition"]!==void 0){let r=a["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["content-range"];if(typeof r=="stri\
ng"){if(!os.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ns=Ve,ls={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ve(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ve.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(a["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){
let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==
void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.etag!==void 0){let r=a.etag;if(typeof r=="string"){if(!Er.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(a["cache-control"]!==void 0){let r=a["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ls.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Ve.errors=e,t===0}Ve.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var us=Ke,ms=new RegExp("^bytes \\*/[0-9]+$","u");function Ke(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ke.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(a["x-reque\
st-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-range"]!==void 0){let r=a["con\
tent-range"];if(typeof r=="string"){if(!ms.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}Ke.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ds=Je;function A(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=A.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}
if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:o+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(z(a.rows,{instancePath:o+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),
a.metadata!==void 0&&(T(a.metadata,{instancePath:o+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.
concat(T.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return A.errors=e,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=B.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.entityId===void 0){const m={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),t++}if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="url"||m==="entityId"||m==="job")){const d={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m=="string"){if(!$.test(
m)){const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.
file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===
t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return B.errors=e,
u.props=p,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Je(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!B(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return Je.errors=e,u.props=r,t===0}Je.evaluated={dynamicProps:!0,
dynamicItems:!1};var ps=We,xr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function te(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(a.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(a.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columnisedName!==
void 0){let r=a.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.humanisedName!==void 0){let r=a.
humanisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.type!==void 0){let r=a.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=O.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(
a)){if(a.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),t++}if(a.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(a.start!==void 0){let r=a.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.end!==void 0){let r=a.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.suggestion!==
void 0&&typeof a.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return O.errors=e,t===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(a.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),t++}for(const r in a)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.valid!==void 0&&typeof a.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:xr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.printed!==void 0){let r=a.printed;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)te(r[l],{instancePath:o+"/columns/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)O(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,
rootData:g,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(O.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)O(r[l],{instancePath:o+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?O.errors:e.concat(
O.errors),t=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function We(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=We.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ae(a,{instancePath:o,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length),We.errors=e,t===0}We.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Fe=Ue;function Ue(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const u=Ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.count!==void 0){let r=a.count;if(typeof r==
"string"){if(!De.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}Ue.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var cs=Ye;function Ye(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=Ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),t++}if(a.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.entityId!==
void 0){let r=a.entityId;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.job!==void 0){let r=a.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ye.errors=e,t===0}Ye.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var M=Qe;function _(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=_.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=y===t;if(P&&s?(s=!1,l=[l,1]):P&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return _.
errors=e,u.props=p,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Qe(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!_(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return Qe.errors=e,u.props=r,t===0}Qe.evaluated={dynamicProps:!0,
dynamicItems:!1};var hs=Ze;function Ze(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ze.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof a=="string"){if(w(a)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated=
{dynamicProps:!1,dynamicItems:!1};var ys=Xe;function Xe(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=Xe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(a["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["content-security-policy"]!==void 0&&typeof a["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Xe.
errors=e,t===0}Xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var fs=er;function er(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=er.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in a)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0&&typeof a.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return er.errors=e,t===0}
er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=rr,bs={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Tr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},$r={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},Rs={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function ie(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ie.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(a.type===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(a.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),t++}if(a.optional===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),t++}if(a.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.type!==void 0){let r=a.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:$r.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Rs.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.optional!==void 0&&typeof a.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(a.repeated!==void 0&&
typeof a.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(a.words!==void 0){let r=a.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const c={instancePath:o+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),t++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),t++}if(a.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(a.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.form!==void 0&&typeof a.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.parameters!==void 0){let r=a.parameters;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)ie(r[l],{instancePath:o+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.returns!==void 0){let r=a.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:$r.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===
0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.name===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}if(a.group===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),t++}if(a.description===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),t++}if(a.signatures===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(a.examples===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.name!==void 0&&typeof a.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(a.group!==void 0){let r=a.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:bs.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.description!==
void 0&&typeof a.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(a.signatures!==void 0){let r=a.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(
l),t++}const s=r.length;for(let l=0;l<s;l++)oe(r[l],{instancePath:o+"/signatures/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?
oe.errors:e.concat(oe.errors),t=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.examples!==void 0){let r=a.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:o+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),
t++}const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.expression===void 0){const p={instancePath:o+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),t++}if(c.result===void 0){const p={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="expression"||p===
"result"||p==="row")){const y={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.expression!==void 0&&typeof c.expression!="string"){const p={
instancePath:o+"/examples/"+l+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(c.result!==void 0){let p=c.result;if(typeof p!="string"&&p!==null){const y={instancePath:o+"/examples/"+l+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Tr.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),t++}}if(c.row!==void 0){let p=c.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const y in p){let P=p[y];if(typeof P!="string"&&P!==null){
const m={instancePath:o+"/examples/"+l+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Tr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{const y={
instancePath:o+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),t++}}}else{const p={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.functions!==void 0){let r=a.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)ne(r[l],{instancePath:o+"/functions/"+l,parentData:r,parentDataProperty:l,
rootData:g,dynamicAnchors:f})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function rr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=rr.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),le(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?le.errors:e.
concat(le.errors),t=e.length),rr.errors=e,t===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=sr,ws={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
Ps=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Cs=new RegExp("^[^\\x00]*$","u");function ue(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Array.isArray(a)){if(a.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),t++}if(a.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;if(r>0){let s=a[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=a[1];if(typeof s=="string"){if(w(s)>128){const l={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[l]:e.push(l),t++}if(w(
s)<1){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[l]:e.push(l),t++}if(!Ps.test(s)){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=a[2];if(typeof s=="string"){if(w(s)>4e3){const l={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),t++}if(!Cs.test(s)){
const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=a[3];if(typeof s!="string"){const l={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ws.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[l]:e.push(l),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ue.errors=e,t===0}ue.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function me(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=me.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}
const r=a.length;for(let s=0;s<r;s++)ue(a[s],{instancePath:o+"/"+s,parentData:a,parentDataProperty:s,rootData:g,dynamicAnchors:f})||(e=e===null?ue.errors:e.concat(
ue.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return me.errors=e,t===0}me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function sr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=sr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),me(a,{instancePath:o,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?me.errors:e.concat(me.errors),t=e.length),sr.errors=e,t===0}sr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var jr=tr,ks=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function tr(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(a["x-request-id"]!==void 0){let r=a["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["\
ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimi\
t-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){let r=a.location;if(typeof r=="string"){if(!ks.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}tr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var qs=ar;function S(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=S.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);
const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)
if(!(m==="url"||m==="entityId"||m==="rules")){const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[d]:e.push(d),t++}}if(a.entityId!==void 0){let m=a.entityId;if(typeof m=="string"){if(!$.test(m)){const d={instancePath:o+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.rules!==void 0){let m=a.rules;if(Array.isArray(m)){const d=m.length;for(let C=0;C<
d;C++){let N=m[C];if(typeof N=="string"){if(!$.test(N)){const q={instancePath:o+"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+
"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[q]:e.push(q),t++}}}else{const d={instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||
m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.
file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return S.errors=e,u.props=p,t===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ar.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!S(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.
evaluated.props;return ar.errors=e,u.props=r,t===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Es=ir;function G(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=G.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||
m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.
file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return G.errors=e,u.props=p,t===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ir.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!G(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?G.errors:e.concat(G.errors),t=e.length;else var r=G.
evaluated.props;return ir.errors=e,u.props=r,t===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var As=or;function H(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=H.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||
m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.
file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return H.errors=e,u.props=p,t===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function or(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=or.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!H(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?H.errors:e.concat(H.errors),t=e.length;else var r=H.
evaluated.props;return or.errors=e,u.props=r,t===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var V=nr,Ls={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function de(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(a.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),t++}if(a.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),t++}if(a.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(a.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.type!==void 0){let r=a.type;if(typeof r!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Ls.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.title!==void 0){let r=a.title;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(a.status!==void 0){let r=a.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),t++}}}if(a.detail!==void 0){let r=a.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.id!==void 0){let r=a.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.
errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function nr(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=nr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),de(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?de.errors:e.concat(de.errors),t=e.length),nr.errors=e,
t===0}nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=lr,Ns=new RegExp("^([1-9][0-9]*)?$","u"),Ms=new RegExp("^([0-9]{1,2}|100)?$","u");function pe(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=pe.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),t++}if(a.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),t++}if(a.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.realAttribute!==void 0){let r=a.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),t++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName===void 0){
const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const l={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!Ns.test(s)){const l={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(a.libraryAttribute!==void 0){let r=a.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="id"||s==="name")){const l={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!$.test(s)){const l={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(a.score!==void 0){let r=a.score;if(typeof r=="string"){if(!Ms.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ce(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ce.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.attributeMapList!==void 0){let r=a.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)pe(r[l],{instancePath:o+"/attributeMapList/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=lr.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),ce(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ce.errors:e.concat(ce.errors),
t=e.length),lr.errors=e,t===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=ur;function ur(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ur.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){if(a.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(a.job!==void 0){let r=a.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ts=mr,Dr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function he(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=he.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(a)){if(a.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=a.length;for(let s=0;s<r;s++){let l=a[s];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const c={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[c]:e.push(c),t++}if(l.value===void 0){const c={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[c]:e.push(
c),t++}for(const c in l)if(!(c==="name"||c==="value")){const p={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(l.name!==void 0){let c=l.name;
if(typeof c!="string"){const p={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c==="Sum"||c==="Average"||c==="Maximum"||c==="Minimum"||c==="Count")){const p={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Dr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(l.value!==void 0){let c=l.value;if(typeof c!="string"){const p={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(!(c==="0"||c==="1"||c==="2"||c==="3"||c==="4")){const p={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Dr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{const c={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function mr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;
const u=mr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),he(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,
dynamicAnchors:f})||(e=e===null?he.errors:e.concat(he.errors),t=e.length),mr.errors=e,t===0}mr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var $s=dr;function K(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=K.evaluated;u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}
for(const m in a)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}
const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,
l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return K.errors=e,u.props=p,t===0}K.evaluated={dynamicProps:!0,
dynamicItems:!1};function dr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=dr.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!K(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
K.errors:e.concat(K.errors),t=e.length;else var r=K.evaluated.props;return dr.errors=e,u.props=r,t===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};var zr=pr;
function J(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=J.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.
push(m),t++}for(const m in a)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<
1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===
t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.
job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&
s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return J.errors=e,
u.props=p,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=pr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!J(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.evaluated.props;return pr.errors=e,u.props=r,t===0}pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Or=hr,Ar={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},js={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},cr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Ir=Object.prototype.hasOwnProperty,Ds={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ye(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.value!==void 0){let r=a.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Ds.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&w(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:cr.properties.passing.type},message:"must be string,null"};e===null?e=[
l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:cr.properties.failing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function fe(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=fe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),t++}if(a.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),t++}if(a.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.columnisedName===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/val\
ues/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.value===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const y={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;
if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/valu\
es/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0){let p=c.humanisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/values/"+l+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.value!==void 0){let p=c.value;if(typeof p!=
"string"&&p!==null){const y={instancePath:o+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Br.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),t++}if(typeof p=="string"&&w(p)>1001){const y={instancePath:o+"/values/"+l+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),t++}}}else{const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.because!==void 0){let r=a.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const l={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ge(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=ge.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(a.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(a.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(a.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(a.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(a.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(a.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(a.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Ir.call(Ar.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(a.result!==void 0){let r=a.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Ar.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.rowsAnalyzed!==void 0){let r=a.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.fraction!==void 0){let r=a.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Ar.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.leftOut!==void 0){let r=a.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.errors!==void 0){let r=a.errors;if(Array.isArray(r)){if(r.length>4){const l={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.
length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.part===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[p]:e.push(p),t++}
if(c.count===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),t++}if(c.row===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[p]:e.push(p),t++}if(c.message===
void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="part"||p==="count"||p==="row"||p==="message")){const y={instancePath:o+
"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),t++}if(c.part!==void 0){let p=c.part;if(typeof p!="string"){const y={instancePath:o+"/errors/"+l+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}if(!(p==="exp\
ression"||p==="filter"||p==="group"||p==="aggregate")){const y={instancePath:o+"/errors/"+l+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:js.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),t++}}if(c.count!==
void 0){let p=c.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const y={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const y={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(c.row!==void 0){let p=c.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const y={instancePath:o+"/errors/"+l+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const y={instancePath:o+"/errors/"+l+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),t++}}if(c.
message!==void 0){let p=c.message;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={
instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),t++}}}else{const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.groupCount!==void 0){let r=a.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.groups!==void 0){let r=a.groups;if(Array.isArray(r)){if(r.length>
20){const l={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)ye(r[l],{instancePath:o+"/groups/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||
(e=e===null?ye.errors:e.concat(ye.errors),t=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(a.aggregates!==void 0){let r=a.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:cr.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const l={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:cr.properties.failing.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(a.failingRows!==void 0){let r=a.failingRows;if(Array.isArray(r)){if(r.length>10){const l={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),t++}
const s=r.length;for(let l=0;l<s;l++)fe(r[l],{instancePath:o+"/failingRows/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?fe.errors:
e.concat(fe.errors),t=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(a.warnings!==void 0){let r=a.warnings;if(Array.isArray(r)){if(r.length>4){const l={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<
s;l++){let c=r[l];if(typeof c=="string"){if(w(c)<1){const p={instancePath:o+"/warnings/"+l,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/warnings/"+l,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _r={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function be(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,
t=0;const u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}
if(a.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="row"||r==="values")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.row!==void 0){let r=a.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a.values!==void 0){let r=a.values;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/values\
/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.value===
void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="value")){const y={instancePath:o+
"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+
"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0){
let p=c.humanisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+
"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),t++}}if(c.value!==void 0){let p=c.value;if(typeof p!="string"&&p!==null){const y={instancePath:o+"/values/"+l+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Br.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),t++}if(typeof p=="string"&&w(p)>1001){const y={instancePath:o+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),t++}}}else{const p={instancePath:o+"/values/"+l,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Re(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Re.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.number===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),t++}if(a.name===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),t++}if(a.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),t++}if(a.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),t++}if(a.passing===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(a.failing===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),t++}if(a.support===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),t++}if(a.reason===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),t++}if(a.wouldFail===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),t++}if(a.threshold===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),t++}if(a.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!Ir.call(_r.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.number!==
void 0){let r=a.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
1||isNaN(r)){const s={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),t++}}}if(a.name!==void 0){let r=a.name;if(typeof r=="string"){if(w(r)>255){const s={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
t++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(a.kind!==void 0){let r=a.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:_r.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.expression!==void 0){let r=a.expression;if(typeof r=="string"){if(w(
r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.filterExpression!==void 0){let r=a.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),t++}}if(a.passing!==void 0){let r=a.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a.failing!==void 0){let r=a.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.support!==void 0){let r=a.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:o+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),t++}}if(a.reason!==void 0){let r=a.reason;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(a.wouldFail!==void 0){let r=a.wouldFail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.failingRow!==
void 0&&(be(a.failingRow,{instancePath:o+"/failingRow",parentData:a,parentDataProperty:"failingRow",rootData:g,dynamicAnchors:f})||(e=e===null?be.errors:e.concat(
be.errors),t=e.length)),a.threshold!==void 0){let r=a.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(a.priority!==void 0){let r=a.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),t++}if(r<1||isNaN(r)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===
0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),t++}if(a.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="version"||r==="suggestions")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.version!==void 0){let r=a.version;if(typeof r=="string"){if(w(r)>64){const s={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.
suggestions!==void 0){let r=a.suggestions;if(Array.isArray(r)){if(r.length>100){const l={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)Re(r[l],
{instancePath:o+"/suggestions/"+l,parentData:r,parentDataProperty:l,rootData:g,dynamicAnchors:f})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)}else{const s={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=
e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=W.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;ge(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length);var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;
ve(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length);var P=m===t;if(P&&s)
s=!1,l=[l,2];else{P&&(s=!0,l=2,p!==!0&&(p=!0));const C=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.rules===void 0){const q={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[q]:e.push(
q),t++}for(const q in a)if(q!=="rules"){const F={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),t++}if(a.rules!==void 0){let q=a.rules;if(Array.isArray(q)){if(q.length>
100){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[L]:e.push(L),t++}if(q.length<1){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[L]:e.push(L),t++}const F=q.length;for(let L=0;L<F;L++){
let x=q[L];if(typeof x=="string"){if(!$.test(x)){const Le={instancePath:o+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Le]:e.push(Le),t++}}else{const Le={instancePath:o+"\
/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Le]:
e.push(Le),t++}}}else{const F={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[F]:e.push(F),t++}}}else{const q={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[q]:e.push(q),t++}var P=C===t;if(P&&s)s=!1,l=[l,3];else{P&&(s=!0,l=3,p!==!0&&(p=!0));const q=t;if(a&&typeof a=="object"&&!Array.
isArray(a)){if(a.job===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[L]:e.push(L),t++}if(a.file===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(L),t++}for(const L in a)if(!(L==="job"||
L==="file")){const x={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},
message:"must NOT have additional properties"};e===null?e=[x]:e.push(x),t++}if(a.job!==void 0){let L=a.job;if(typeof L=="string"){if(w(L)<1){const x={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[x]:e.push(x),t++}if(!E.test(L)){const x={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[x]:e.push(x),t++}}else{const x={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[x]:e.push(x),t++}}if(a.file!==void 0){let L=a.
file;if(typeof L=="string"){if(w(L)<1){const x={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[x]:e.push(x),t++}if(!E.test(L)){const x={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[x]:e.
push(x),t++}}else{const x={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[x]:e.push(x),t++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[L]:e.push(L),t++}var P=q===t;if(P&&s)s=!1,l=[l,4];else{P&&(s=!0,l=4,p!==!0&&(p=!0));const L=t;A(a,{instancePath:o,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=L===t;P&&s?(s=!1,l=[l,5]):P&&(s=!0,l=5,p!==!0&&(p=
!0))}}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match\
 exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return W.errors=e,u.props=p,t===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function hr(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=hr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!W(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?W.errors:e.concat(W.errors),t=e.length;else var r=W.
evaluated.props;return hr.errors=e,u.props=r,t===0}hr.evaluated={dynamicProps:!0,dynamicItems:!1};var zs=yr,Sr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function yr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=yr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(a.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in a)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.EDIT!==void 0){let r=a.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Sr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.DELETE!==void 0){let r=a.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Sr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return yr.errors=e,t===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=fr;function U(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=U.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.category===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"\
required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[m]:e.push(m),t++}if(a.keyword===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?
e=[m]:e.push(m),t++}for(const m in a)if(!(m==="category"||m==="keyword")){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.category!==void 0){
let m=a.category;if(typeof m=="string"){if(!$.test(m)){const d={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/ca\
tegory",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}if(a.keyword!==void 0){let m=a.keyword;if(typeof m=="string"){if(!De.test(m)){const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdde\
d/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[m]:e.push(m),t++}return U.errors=e,u.props=p,t===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function fr(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=fr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!U(a,{instancePath:o,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;return fr.errors=
e,u.props=r,t===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};var Is=gr,Bs=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function gr(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=gr.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(a.location===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),t++}if(a["x-request-id"]!==void 0){let r=a["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-limit"]!==void 0){let r=a["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-remaining"]!==
void 0){let r=a["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a["ratelimit-reset"]!==void 0){let r=a["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(a.location!==void 0){
let r=a.location;if(typeof r=="string"){if(!Bs.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return gr.errors=e,t===0}gr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
location:!0},dynamicProps:!1,dynamicItems:!1};var _s=br;function Y(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=Y.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(a&&typeof a=="object"&&
!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(a.connectionId===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/\
LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[m]:
e.push(m),t++}for(const m in a)if(!(m==="url"||m==="connectionId")){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){
let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?
e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.connectionId!==void 0){let m=a.connectionId;if(typeof m=="string"){if(!$.test(m)){const d={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'m\
ust match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded\
/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,
l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/requi\
red",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[m]:e.push(m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,
l=1,p!==!0&&(p=!0));const m=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Y.errors=e,u.props=p,t===0}Y.evaluated={dynamicProps:!0,
dynamicItems:!1};function br(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=br.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!Y(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
Y.errors:e.concat(Y.errors),t=e.length;else var r=Y.evaluated.props;return br.errors=e,u.props=r,t===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss=Rr;
function Rr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Rr.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const r={instancePath:o,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),t++}for(const r in a)if(!(r==="url"||r==="message")){const s={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.url!==void 0){let r=a.
url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.message!==void 0){let r=a.message;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Rr.errors=
e,t===0}Rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gs=vr,Hs={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function we(a,{instancePath:o="",parentData:b,
parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=we.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
a&&typeof a=="object"&&!Array.isArray(a)){if(a.encodings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
ncodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(r!=="encodings"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.encodings!==void 0){let r=a.encodings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(typeof c!="string"){const p={instancePath:o+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c===
""||c==="cp1252"||c==="ascii"||c==="big5"||c==="cp1250"||c==="cp1251"||c==="cp1253"||c==="cp1254"||c==="cp1255"||c==="cp1256"||c==="cp1257"||c==="cp1258"||c==="\
cp437"||c==="cp737"||c==="cp775"||c==="cp850"||c==="cp852"||c==="cp855"||c==="cp857"||c==="cp860"||c==="cp861"||c==="cp862"||c==="cp863"||c==="cp864"||c==="cp86\
5"||c==="cp866"||c==="cp869"||c==="cp874"||c==="cp932"||c==="cp936"||c==="cp949"||c==="cp950"||c==="dingbats"||c==="ebcdic"||c==="euc-cn"||c==="euc-jp"||c==="eu\
c-kr"||c==="gb12345"||c==="gb1988"||c==="gb2312"||c==="gb2312-raw"||c==="identity"||c==="iso2022"||c==="iso2022-jp"||c==="iso2022-kr"||c==="iso8859-1"||c==="iso\
8859-2"||c==="iso8859-3"||c==="iso8859-4"||c==="iso8859-5"||c==="iso8859-6"||c==="iso8859-7"||c==="iso8859-8"||c==="iso8859-9"||c==="iso8859-10"||c==="iso8859-1\
3"||c==="iso8859-14"||c==="iso8859-15"||c==="iso8859-16"||c==="jis0201"||c==="jis0208"||c==="jis0212"||c==="koi8-r"||c==="koi8-u"||c==="ksc5601"||c==="macCentEu\
ro"||c==="macCroatian"||c==="macCyrillic"||c==="macDingbats"||c==="macGreek"||c==="macIceland"||c==="macJapan"||c==="macRoman"||c==="macRomania"||c==="macThai"||
c==="macTurkish"||c==="macUkraine"||c==="shiftjis"||c==="symbol"||c==="tis-620"||c==="unicode"||c==="utf-8")){const p={instancePath:o+"/encodings/"+l,schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Hs.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.
errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=vr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),we(a,{instancePath:o,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:f})||(e=e===null?we.errors:e.concat(we.errors),t=e.length),vr.errors=e,t===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vs=wr,
Lr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Ks={
type:"string",enum:["delimited"]};function Pe(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Pe.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.TYPE===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),t++}if(a.SEQUENCE===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};
e===null?e=[r]:e.push(r),t++}if(a.PARAM_NAME===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},
message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_DISP===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}if(a.PARAM_TYPE===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[
r]:e.push(r),t++}if(a.PARAM_REQD===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"mus\
t have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="\
PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.TYPE!==void 0){let r=a.TYPE;if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"\
contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={
instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Ks.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.SEQUENCE!==void 0){let r=a.SEQUENCE;if(typeof r=="string"){if(!$.test(r)){const s={instancePath:o+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(a.PARAM_NAME!==void 0){let r=a.PARAM_NAME;if(typeof r!="string"){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:Lr.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_DISP!==void 0){let r=a.PARAM_DISP;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_TYPE!==void 0){let r=a.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="d\
irectory"||r==="list")){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Lr.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(a.PARAM_REQD!==void 0){let r=a.PARAM_REQD;if(typeof r!="string"){const s={
instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Lr.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ce.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),Array.isArray(a)){const r=a.length;for(let s=0;s<r;s++)Pe(a[s],{instancePath:o+"/"+s,parentData:a,parentDataProperty:s,rootData:g,
dynamicAnchors:f})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),t++}return Ce.errors=e,t===0}Ce.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function wr(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=wr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),Ce(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?Ce.errors:e.concat(Ce.errors),t=e.length),wr.
errors=e,t===0}wr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Js=Pr;function Q(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Q.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.webhook===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[m]:e.push(m),t++}if(a.secret===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[m]:e.push(
m),t++}for(const m in a)if(!(m==="webhook"||m==="secret")){const d={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.webhook!==void 0){let m=a.webhook;
if(typeof m=="string"){if(!$.test(m)){const d={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(a.secret!==
void 0){let m=a.secret;if(typeof m=="string"){if(w(m)<32){const d={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===
t;if(P){s=!0,l=0;var p=!0}const y=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in a)if(m!==
"url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.url!==void 0){let m=a.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{
P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.webhook===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[C]:e.push(C),t++}if(a.
delivered===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[C]:e.push(C),t++}if(a.message===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[C]:e.push(C),t++}for(const C in a)if(!(C===
"webhook"||C==="delivered"||C==="message")){const N={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:C},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),t++}if(a.webhook!==void 0){let C=a.webhook;if(typeof C==
"string"){if(!$.test(C)){const N={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[N]:e.push(N),t++}}else{const N={instancePath:o+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),t++}}if(a.delivered!==void 0&&typeof a.
delivered!="boolean"){const C={instancePath:o+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[C]:e.push(C),t++}if(a.message!==void 0){let C=a.message;if(typeof C=="string"){if(w(C)<1){const N={instancePath:o+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[N]:e.push(N),t++}}else{const N={instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),t++}}}else{const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var P=m===t;if(P&&s)s=!1,l=[l,2];else{P&&(s=!0,l=2,p!==!0&&(p=!0));const C=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const q={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[q]:e.push(q),t++}if(a.file===void 0){const q={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[q]:e.push(
q),t++}for(const q in a)if(!(q==="job"||q==="file")){const F={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),t++}if(a.job!==void 0){let q=a.job;if(typeof q==
"string"){if(w(q)<1){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),t++}if(!E.test(q)){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),t++}}else{const F={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[F]:e.push(F),t++}}if(a.file!==void 0){let q=a.file;if(typeof q=="string"){if(w(q)<1){const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),t++}if(!E.test(q)){
const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[F]:e.push(F),t++}}else{const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),t++}}}else{const q={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),t++}var P=C===t;if(P&&s)s=!1,l=[l,3];else{P&&(s=!0,
l=3,p!==!0&&(p=!0));const q=t;A(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var P=q===t;P&&s?(s=!1,l=[l,4]):P&&(s=!0,l=4,p!==!0&&(p=!0))}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Q.errors=e,u.props=p,t===0}Q.evaluated={dynamicProps:!0,
dynamicItems:!1};function Pr(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Pr.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!Q(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?
Q.errors:e.concat(Q.errors),t=e.length;else var r=Q.evaluated.props;return Pr.errors=e,u.props=r,t===0}Pr.evaluated={dynamicProps:!0,dynamicItems:!1};var Gr=Cr,
Hr={type:["string","array"],maxItems:2,items:{type:"string"}};function ke(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){
let e=null,t=0;const u=ke.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.dataRow===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(a.dataRow!==void 0){let r=a.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(typeof c!="string"&&!Array.isArray(c)){const p={
instancePath:o+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Hr.type},message:"must be string,array"};e===null?e=[p]:e.push(
p),t++}if(Array.isArray(c)){if(c.length>2){const y={instancePath:o+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),t++}const p=c.length;for(let y=0;y<p;y++)if(typeof c[y]!="string"){const P={instancePath:o+"\
/dataRow/"+l+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[P]:e.push(P),t++}}}}else{
const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(a.metadata!==void 0){let r=a.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:o+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){
if(w(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qe(a,{instancePath:o="",parentData:b,parentDataProperty:R,
rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="obj\
ect"&&!Array.isArray(a)){for(const r in a)if(r!=="@url"){let s=a[r];if(typeof s!="string"&&!Array.isArray(s)){const l={instancePath:o+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Hr.type},message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.
isArray(s)){if(s.length>2){const c={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),t++}const l=s.length;for(let c=0;c<l;c++)if(typeof s[c]!="string"){const p={
instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}}if(a["@url"]!==void 0&&typeof a["@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function I(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=I.evaluated;u.dynamicProps&&(u.props=
void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(a)){if(a.length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)ke(a[d],
{instancePath:o+"/"+d,parentData:a,parentDataProperty:d,rootData:g,dynamicAnchors:f})||(e=e===null?ke.errors:e.concat(ke.errors),t=e.length)}else{const m={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;
if(Array.isArray(a)){if(a.length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[d]:e.push(d),t++}const m=a.length;for(let d=0;d<m;d++)qe(a[d],{instancePath:o+"/"+d,parentData:a,parentDataProperty:d,rootData:g,dynamicAnchors:f})||
(e=e===null?qe.errors:e.concat(qe.errors),t=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[m]:e.push(m),t++}var P=y===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(typeof a=="string"){if(w(a)>0){const C={
instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{
const C={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var P=m===t;P&&
s?(s=!1,l=[l,2]):P&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return I.errors=e,u.items=p,t===0}I.evaluated={dynamicProps:!1,dynamicItems:!0};function Ee(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ee.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.isArray(a)){if(a.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){
const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addit\
ional properties"};e===null?e=[y]:e.push(y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"\
/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),t++}}else{const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!=
"string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==void 0&&(I(a.rows,{instancePath:o+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||
(e=e===null?I.errors:e.concat(I.errors),t=e.length)),a.metadata!==void 0&&(T(a.metadata,{instancePath:o+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,
dynamicAnchors:f})||(e=e===null?T.errors:e.concat(T.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ee.errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=Cr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),Ee(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?Ee.errors:e.concat(Ee.errors),t=e.length),Cr.
errors=e,t===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ws=kr;function Ae(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),a&&typeof a=="object"&&!Array.
isArray(a)){if(a.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),t++}if(a.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(a.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in a)if(!(r==="columns"||
r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(a.columns!==void 0){let r=a.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.
humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.
push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const y={instancePath:o+"/columns/"+l,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<1){const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),t++}}else{const y={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/\
columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}a.rows!==
void 0&&(I(a.rows,{instancePath:o+"/rows",parentData:a,parentDataProperty:"rows",rootData:g,dynamicAnchors:f})||(e=e===null?I.errors:e.concat(I.errors),t=e.length)),
a.metadata!==void 0&&(T(a.metadata,{instancePath:o+"/metadata",parentData:a,parentDataProperty:"metadata",rootData:g,dynamicAnchors:f})||(e=e===null?T.errors:e.
concat(T.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Z(a,{instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,
dynamicAnchors:f={}}={}){let e=null,t=0;const u=Z.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(a&&typeof a=="object"&&!Array.isArray(a)){if(a.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(a.file===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),t++}for(const m in a)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(a.job!==void 0){let m=a.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(a.file!==void 0){let m=a.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const y=t;
Ae(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f})||(e=e===null?Ae.errors:e.concat(Ae.errors),t=e.length);var P=y===t;if(P&&s?
(s=!1,l=[l,1]):P&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Z.errors=e,u.props=p,t===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function kr(a,{
instancePath:o="",parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=kr.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),!Z(a,{instancePath:o,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:f}))e=e===null?Z.errors:e.concat(Z.errors),t=e.
length;else var r=Z.evaluated.props;return kr.errors=e,u.props=r,t===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var Us=qr;function qr(a,{instancePath:o="",
parentData:b,parentDataProperty:R,rootData:g=a,dynamicAnchors:f={}}={}){let e=null,t=0;const u=qr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),typeof a!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}return qr.errors=e,t===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ys={"getOpenApiDocument ok":Wr,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":i,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":i,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":i,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocument internalError":i,"getOpenApiDocument \
internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":i,"changePassword badRequest headers":n,"changePassword unauthorized":i,
"changePassword unauthorized headers":v,"changePassword contentTooLarge":i,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":i,"c\
hangePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":i,"changePassword tooManyRequests headers":h,"changePassword internalError":i,"ch\
angePassword internalError headers":n,"changePassword unavailable":i,"changePassword unavailable headers":h,"listRepositories ok":k,"listRepositories ok headers":n,
"listRepositories badRequest":i,"listRepositories badRequest headers":n,"listRepositories notFound":i,"listRepositories notFound headers":n,"listRepositories no\
tAcceptable":i,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":i,"listRepositories tooManyRequests headers":h,"listRepositories in\
ternalError":i,"listRepositories internalError headers":n,"listRepositories unavailable":i,"listRepositories unavailable headers":h,"createRepository created":j,
"createRepository created headers":Xr,"createRepository badRequest":i,"createRepository badRequest headers":n,"createRepository unauthorized":i,"createRepositor\
y unauthorized headers":v,"createRepository forbidden":i,"createRepository forbidden headers":n,"createRepository notAcceptable":i,"createRepository notAcceptab\
le headers":n,"createRepository conflict":i,"createRepository conflict headers":n,"createRepository contentTooLarge":i,"createRepository contentTooLarge headers":n,
"createRepository unsupportedMediaType":i,"createRepository unsupportedMediaType headers":n,"createRepository tooManyRequests":i,"createRepository tooManyReques\
ts headers":h,"createRepository internalError":i,"createRepository internalError headers":n,"createRepository unavailable":i,"createRepository unavailable heade\
rs":h,"getRepository ok":k,"getRepository ok headers":n,"getRepository badRequest":i,"getRepository badRequest headers":n,"getRepository unauthorized":i,"getRep\
ository unauthorized headers":v,"getRepository forbidden":i,"getRepository forbidden headers":n,"getRepository notFound":i,"getRepository notFound headers":n,"g\
etRepository notAcceptable":i,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":i,"getRepository tooManyRequests headers":h,"getRepository\
 internalError":i,"getRepository internalError headers":n,"getRepository unavailable":i,"getRepository unavailable headers":h,"deleteRepository noContent header\
s":n,"deleteRepository badRequest":i,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":i,"deleteRepository unauthorized headers":v,"delete\
Repository forbidden":i,"deleteRepository forbidden headers":n,"deleteRepository notFound":i,"deleteRepository notFound headers":n,"deleteRepository tooManyRequ\
ests":i,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":i,"deleteRepository internalError headers":n,"deleteRepository unavailable":i,
"deleteRepository unavailable headers":h,"login ok":rs,"login ok headers":n,"login badRequest":i,"login badRequest headers":n,"login forbidden":i,"login forbidd\
en headers":n,"login notFound":i,"login notFound headers":n,"login notAcceptable":i,"login notAcceptable headers":n,"login tooManyRequests":i,"login tooManyRequ\
ests headers":h,"login internalError":i,"login internalError headers":n,"login unavailable":i,"login unavailable headers":h,"uploadFile ok":ts,"uploadFile ok he\
aders":n,"uploadFile badRequest":i,"uploadFile badRequest headers":n,"uploadFile unauthorized":i,"uploadFile unauthorized headers":v,"uploadFile forbidden":i,"u\
ploadFile forbidden headers":n,"uploadFile notFound":i,"uploadFile notFound headers":n,"uploadFile notAcceptable":i,"uploadFile notAcceptable headers":n,"upload\
File contentTooLarge":i,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":i,"uploadFile unsupportedMediaType headers":n,"uploadFile tooMa\
nyRequests":i,"uploadFile tooManyRequests headers":h,"uploadFile internalError":i,"uploadFile internalError headers":n,"uploadFile unavailable":i,"uploadFile un\
available headers":h,"listFiles ok":k,"listFiles ok headers":n,"listFiles badRequest":i,"listFiles badRequest headers":n,"listFiles unauthorized":i,"listFiles u\
nauthorized headers":v,"listFiles forbidden":i,"listFiles forbidden headers":n,"listFiles notFound":i,"listFiles notFound headers":n,"listFiles notAcceptable":i,
"listFiles notAcceptable headers":n,"listFiles tooManyRequests":i,"listFiles tooManyRequests headers":h,"listFiles internalError":i,"listFiles internalError hea\
ders":n,"listFiles unavailable":i,"listFiles unavailable headers":h,"deleteFile noContent headers":n,"deleteFile badRequest":i,"deleteFile badRequest headers":n,
"deleteFile unauthorized":i,"deleteFile unauthorized headers":v,"deleteFile forbidden":i,"deleteFile forbidden headers":n,"deleteFile notFound":i,"deleteFile no\
tFound headers":n,"deleteFile conflict":i,"deleteFile conflict headers":n,"deleteFile tooManyRequests":i,"deleteFile tooManyRequests headers":h,"deleteFile inte\
rnalError":i,"deleteFile internalError headers":n,"deleteFile unavailable":i,"deleteFile unavailable headers":h,"downloadExport ok":Fr,"downloadExport ok header\
s":as,"downloadExport partialContent":Fr,"downloadExport partialContent headers":is,"downloadExport notModified headers":ns,"downloadExport badRequest":i,"downl\
oadExport badRequest headers":n,"downloadExport unauthorized":i,"downloadExport unauthorized headers":v,"downloadExport forbidden":i,"downloadExport forbidden h\
eaders":n,"downloadExport notFound":i,"downloadExport notFound headers":n,"downloadExport conflict":i,"downloadExport conflict headers":n,"downloadExport rangeN\
otSatisfiable":i,"downloadExport rangeNotSatisfiable headers":us,"downloadExport tooManyRequests":i,"downloadExport tooManyRequests headers":h,"downloadExport i\
nternalError":i,"downloadExport internalError headers":n,"downloadExport unavailable":i,"downloadExport unavailable headers":h,"listEntities ok":k,"listEntities\
 ok headers":n,"listEntities badRequest":i,"listEntities badRequest headers":n,"listEntities unauthorized":i,"listEntities unauthorized headers":v,"listEntities\
 forbidden":i,"listEntities forbidden headers":n,"listEntities notFound":i,"listEntities notFound headers":n,"listEntities notAcceptable":i,"listEntities notAcc\
eptable headers":n,"listEntities tooManyRequests":i,"listEntities tooManyRequests headers":h,"listEntities internalError":i,"listEntities internalError headers":n,
"listEntities unavailable":i,"listEntities unavailable headers":h,"runEntitiesCommand ok":ds,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent hea\
ders":n,"runEntitiesCommand badRequest":i,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand unauthorized":i,"runEntitiesCommand unauthorized headers":v,
"runEntitiesCommand forbidden":i,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":i,"runEntitiesCommand notFound headers":n,"runEntitiesCo\
mmand notAcceptable":i,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":i,"runEntitiesCommand conflict headers":n,"runEntitiesCommand \
contentTooLarge":i,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":i,"runEntitiesCommand unsupportedMediaType headers":n,
"runEntitiesCommand tooManyRequests":i,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand internalError":i,"runEntitiesCommand internalError hea\
ders":n,"runEntitiesCommand unavailable":i,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand ok":ps,"runExpressionsCommand ok headers":n,"runExp\
ressionsCommand badRequest":i,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthorized":i,"runExpressionsCommand unauthorized headers":v,
"runExpressionsCommand forbidden":i,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notFound":i,"runExpressionsCommand notFound headers":n,"r\
unExpressionsCommand notAcceptable":i,"runExpressionsCommand notAcceptable headers":n,"runExpressionsCommand conflict":i,"runExpressionsCommand conflict headers":n,
"runExpressionsCommand contentTooLarge":i,"runExpressionsCommand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaType":i,"runExpressionsComman\
d unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":i,"runExpressionsCommand tooManyRequests headers":h,"runExpressionsCommand internalErr\
or":i,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":i,"runExpressionsCommand unavailable headers":h,"countEntities ok":Fe,
"countEntities ok headers":n,"countEntities badRequest":i,"countEntities badRequest headers":n,"countEntities unauthorized":i,"countEntities unauthorized header\
s":v,"countEntities forbidden":i,"countEntities forbidden headers":n,"countEntities notFound":i,"countEntities notFound headers":n,"countEntities notAcceptable":i,
"countEntities notAcceptable headers":n,"countEntities tooManyRequests":i,"countEntities tooManyRequests headers":h,"countEntities internalError":i,"countEntiti\
es internalError headers":n,"countEntities unavailable":i,"countEntities unavailable headers":h,"getEntity ok":k,"getEntity ok headers":n,"getEntity badRequest":i,
"getEntity badRequest headers":n,"getEntity unauthorized":i,"getEntity unauthorized headers":v,"getEntity forbidden":i,"getEntity forbidden headers":n,"getEntit\
y notFound":i,"getEntity notFound headers":n,"getEntity notAcceptable":i,"getEntity notAcceptable headers":n,"getEntity tooManyRequests":i,"getEntity tooManyReq\
uests headers":h,"getEntity internalError":i,"getEntity internalError headers":n,"getEntity unavailable":i,"getEntity unavailable headers":h,"runEntityCommand o\
k":cs,"runEntityCommand ok headers":n,"runEntityCommand badRequest":i,"runEntityCommand badRequest headers":n,"runEntityCommand unauthorized":i,"runEntityComman\
d unauthorized headers":v,"runEntityCommand forbidden":i,"runEntityCommand forbidden headers":n,"runEntityCommand notFound":i,"runEntityCommand notFound headers":n,
"runEntityCommand notAcceptable":i,"runEntityCommand notAcceptable headers":n,"runEntityCommand conflict":i,"runEntityCommand conflict headers":n,"runEntityComm\
and contentTooLarge":i,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupportedMediaType":i,"runEntityCommand unsupportedMediaType headers":n,
"runEntityCommand tooManyRequests":i,"runEntityCommand tooManyRequests headers":h,"runEntityCommand internalError":i,"runEntityCommand internalError headers":n,
"runEntityCommand unavailable":i,"runEntityCommand unavailable headers":h,"deleteEntity noContent headers":n,"deleteEntity badRequest":i,"deleteEntity badReques\
t headers":n,"deleteEntity unauthorized":i,"deleteEntity unauthorized headers":v,"deleteEntity forbidden":i,"deleteEntity forbidden headers":n,"deleteEntity not\
Found":i,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":i,"deleteEntity tooManyRequests headers":h,"deleteEntity internalError":i,"deleteEntit\
y internalError headers":n,"deleteEntity unavailable":i,"deleteEntity unavailable headers":h,"listRows ok":k,"listRows ok headers":n,"listRows badRequest":i,"li\
stRows badRequest headers":n,"listRows unauthorized":i,"listRows unauthorized headers":v,"listRows forbidden":i,"listRows forbidden headers":n,"listRows notFoun\
d":i,"listRows notFound headers":n,"listRows notAcceptable":i,"listRows notAcceptable headers":n,"listRows conflict":i,"listRows conflict headers":n,"listRows t\
ooManyRequests":i,"listRows tooManyRequests headers":h,"listRows internalError":i,"listRows internalError headers":n,"listRows unavailable":i,"listRows unavaila\
ble headers":h,"runRowsCommand ok":M,"runRowsCommand ok headers":n,"runRowsCommand badRequest":i,"runRowsCommand badRequest headers":n,"runRowsCommand unauthori\
zed":i,"runRowsCommand unauthorized headers":v,"runRowsCommand forbidden":i,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":i,"runRowsCommand not\
Found headers":n,"runRowsCommand notAcceptable":i,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":i,"runRowsCommand conflict headers":n,"runR\
owsCommand contentTooLarge":i,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":i,"runRowsCommand unsupportedMediaType headers":n,
"runRowsCommand tooManyRequests":i,"runRowsCommand tooManyRequests headers":h,"runRowsCommand internalError":i,"runRowsCommand internalError headers":n,"runRows\
Command unavailable":i,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejectedRows ok headers":n,"listRejectedRows badRequest":i,"listRejec\
tedRows badRequest headers":n,"listRejectedRows unauthorized":i,"listRejectedRows unauthorized headers":v,"listRejectedRows forbidden":i,"listRejectedRows forbi\
dden headers":n,"listRejectedRows notFound":i,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":i,"listRejectedRows notAcceptable headers":n,
"listRejectedRows tooManyRequests":i,"listRejectedRows tooManyRequests headers":h,"listRejectedRows internalError":i,"listRejectedRows internalError headers":n,
"listRejectedRows unavailable":i,"listRejectedRows unavailable headers":h,"getReport ok":hs,"getReport ok headers":ys,"getReport badRequest":i,"getReport badReq\
uest headers":n,"getReport unauthorized":i,"getReport unauthorized headers":v,"getReport forbidden":i,"getReport forbidden headers":n,"getReport notFound":i,"ge\
tReport notFound headers":n,"getReport notAcceptable":i,"getReport notAcceptable headers":n,"getReport conflict":i,"getReport conflict headers":n,"getReport too\
ManyRequests":i,"getReport tooManyRequests headers":h,"getReport internalError":i,"getReport internalError headers":n,"getReport unavailable":i,"getReport unava\
ilable headers":h,"listAttributes ok":k,"listAttributes ok headers":n,"listAttributes badRequest":i,"listAttributes badRequest headers":n,"listAttributes unauth\
orized":i,"listAttributes unauthorized headers":v,"listAttributes forbidden":i,"listAttributes forbidden headers":n,"listAttributes notFound":i,"listAttributes \
notFound headers":n,"listAttributes notAcceptable":i,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":i,"listAttributes tooManyRequests\
 headers":h,"listAttributes internalError":i,"listAttributes internalError headers":n,"listAttributes unavailable":i,"listAttributes unavailable headers":h,"run\
AttributesCommand ok":M,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":i,"runAttributesCommand badRequest headers":n,"runAttributesComman\
d unauthorized":i,"runAttributesCommand unauthorized headers":v,"runAttributesCommand forbidden":i,"runAttributesCommand forbidden headers":n,"runAttributesComm\
and notFound":i,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":i,"runAttributesCommand notAcceptable headers":n,"runAttributesCo\
mmand contentTooLarge":i,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsupportedMediaType":i,"runAttributesCommand unsupportedMediaTy\
pe headers":n,"runAttributesCommand tooManyRequests":i,"runAttributesCommand tooManyRequests headers":h,"runAttributesCommand internalError":i,"runAttributesCom\
mand internalError headers":n,"runAttributesCommand unavailable":i,"runAttributesCommand unavailable headers":h,"getAttribute ok":k,"getAttribute ok headers":n,
"getAttribute badRequest":i,"getAttribute badRequest headers":n,"getAttribute unauthorized":i,"getAttribute unauthorized headers":v,"getAttribute forbidden":i,"\
getAttribute forbidden headers":n,"getAttribute notFound":i,"getAttribute notFound headers":n,"getAttribute notAcceptable":i,"getAttribute notAcceptable headers":n,
"getAttribute tooManyRequests":i,"getAttribute tooManyRequests headers":h,"getAttribute internalError":i,"getAttribute internalError headers":n,"getAttribute un\
available":i,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":n,"listValues badRequest":i,"listValues badRequest headers":n,"listV\
alues unauthorized":i,"listValues unauthorized headers":v,"listValues forbidden":i,"listValues forbidden headers":n,"listValues notFound":i,"listValues notFound\
 headers":n,"listValues notAcceptable":i,"listValues notAcceptable headers":n,"listValues conflict":i,"listValues conflict headers":n,"listValues tooManyRequest\
s":i,"listValues tooManyRequests headers":h,"listValues internalError":i,"listValues internalError headers":n,"listValues unavailable":i,"listValues unavailable\
 headers":h,"runValuesCommand ok":M,"runValuesCommand ok headers":n,"runValuesCommand badRequest":i,"runValuesCommand badRequest headers":n,"runValuesCommand un\
authorized":i,"runValuesCommand unauthorized headers":v,"runValuesCommand forbidden":i,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":i,"run\
ValuesCommand notFound headers":n,"runValuesCommand notAcceptable":i,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":i,"runValuesCommand \
conflict headers":n,"runValuesCommand contentTooLarge":i,"runValuesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":i,"runValuesComman\
d unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":i,"runValuesCommand tooManyRequests headers":h,"runValuesCommand internalError":i,"runValue\
sCommand internalError headers":n,"runValuesCommand unavailable":i,"runValuesCommand unavailable headers":h,"listMasks ok":k,"listMasks ok headers":n,"listMasks\
 badRequest":i,"listMasks badRequest headers":n,"listMasks unauthorized":i,"listMasks unauthorized headers":v,"listMasks forbidden":i,"listMasks forbidden heade\
rs":n,"listMasks notFound":i,"listMasks notFound headers":n,"listMasks notAcceptable":i,"listMasks notAcceptable headers":n,"listMasks conflict":i,"listMasks co\
nflict headers":n,"listMasks tooManyRequests":i,"listMasks tooManyRequests headers":h,"listMasks internalError":i,"listMasks internalError headers":n,"listMasks\
 unavailable":i,"listMasks unavailable headers":h,"runMasksCommand ok":M,"runMasksCommand ok headers":n,"runMasksCommand badRequest":i,"runMasksCommand badReque\
st headers":n,"runMasksCommand unauthorized":i,"runMasksCommand unauthorized headers":v,"runMasksCommand forbidden":i,"runMasksCommand forbidden headers":n,"run\
MasksCommand notFound":i,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":i,"runMasksCommand notAcceptable headers":n,"runMasksCommand confl\
ict":i,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":i,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaTyp\
e":i,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":i,"runMasksCommand tooManyRequests headers":h,"runMasksCommand internalE\
rror":i,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":i,"runMasksCommand unavailable headers":h,"listPatterns ok":k,"listPatterns ok h\
eaders":n,"listPatterns badRequest":i,"listPatterns badRequest headers":n,"listPatterns unauthorized":i,"listPatterns unauthorized headers":v,"listPatterns forb\
idden":i,"listPatterns forbidden headers":n,"listPatterns notFound":i,"listPatterns notFound headers":n,"listPatterns notAcceptable":i,"listPatterns notAcceptab\
le headers":n,"listPatterns conflict":i,"listPatterns conflict headers":n,"listPatterns tooManyRequests":i,"listPatterns tooManyRequests headers":h,"listPattern\
s internalError":i,"listPatterns internalError headers":n,"listPatterns unavailable":i,"listPatterns unavailable headers":h,"runPatternsCommand ok":M,"runPatter\
nsCommand ok headers":n,"runPatternsCommand badRequest":i,"runPatternsCommand badRequest headers":n,"runPatternsCommand unauthorized":i,"runPatternsCommand unau\
thorized headers":v,"runPatternsCommand forbidden":i,"runPatternsCommand forbidden headers":n,"runPatternsCommand notFound":i,"runPatternsCommand notFound heade\
rs":n,"runPatternsCommand notAcceptable":i,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand conflict":i,"runPatternsCommand conflict headers":n,
"runPatternsCommand contentTooLarge":i,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":i,"runPatternsCommand unsupporte\
dMediaType headers":n,"runPatternsCommand tooManyRequests":i,"runPatternsCommand tooManyRequests headers":h,"runPatternsCommand internalError":i,"runPatternsCom\
mand internalError headers":n,"runPatternsCommand unavailable":i,"runPatternsCommand unavailable headers":h,"runSoundexesCommand ok":M,"runSoundexesCommand ok h\
eaders":n,"runSoundexesCommand badRequest":i,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand unauthorized":i,"runSoundexesCommand unauthorized h\
eaders":v,"runSoundexesCommand forbidden":i,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand notFound":i,"runSoundexesCommand notFound headers":n,
"runSoundexesCommand notAcceptable":i,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand conflict":i,"runSoundexesCommand conflict headers":n,"r\
unSoundexesCommand contentTooLarge":i,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":i,"runSoundexesCommand unsuppor\
tedMediaType headers":n,"runSoundexesCommand tooManyRequests":i,"runSoundexesCommand tooManyRequests headers":h,"runSoundexesCommand internalError":i,"runSounde\
xesCommand internalError headers":n,"runSoundexesCommand unavailable":i,"runSoundexesCommand unavailable headers":h,"listMetaphones ok":k,"listMetaphones ok hea\
ders":n,"listMetaphones badRequest":i,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":i,"listMetaphones unauthorized headers":v,"listMetapho\
nes forbidden":i,"listMetaphones forbidden headers":n,"listMetaphones notFound":i,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":i,"listMeta\
phones notAcceptable headers":n,"listMetaphones conflict":i,"listMetaphones conflict headers":n,"listMetaphones tooManyRequests":i,"listMetaphones tooManyReques\
ts headers":h,"listMetaphones internalError":i,"listMetaphones internalError headers":n,"listMetaphones unavailable":i,"listMetaphones unavailable headers":h,"r\
unMetaphonesCommand ok":M,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":i,"runMetaphonesCommand badRequest headers":n,"runMetaphonesComm\
and unauthorized":i,"runMetaphonesCommand unauthorized headers":v,"runMetaphonesCommand forbidden":i,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCo\
mmand notFound":i,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":i,"runMetaphonesCommand notAcceptable headers":n,"runMetaphones\
Command conflict":i,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":i,"runMetaphonesCommand contentTooLarge headers":n,"runMeta\
phonesCommand unsupportedMediaType":i,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooManyRequests":i,"runMetaphonesCommand tooMa\
nyRequests headers":h,"runMetaphonesCommand internalError":i,"runMetaphonesCommand internalError headers":n,"runMetaphonesCommand unavailable":i,"runMetaphonesC\
ommand unavailable headers":h,"unmaskValue ok":fs,"unmaskValue ok headers":n,"unmaskValue badRequest":i,"unmaskValue badRequest headers":n,"unmaskValue unauthor\
ized":i,"unmaskValue unauthorized headers":v,"unmaskValue forbidden":i,"unmaskValue forbidden headers":n,"unmaskValue notFound":i,"unmaskValue notFound headers":n,
"unmaskValue notAcceptable":i,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":i,"unmaskValue contentTooLarge headers":n,"unmaskValue unsuppo\
rtedMediaType":i,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":i,"unmaskValue tooManyRequests headers":h,"unmaskValue internalError":i,
"unmaskValue internalError headers":n,"unmaskValue unavailable":i,"unmaskValue unavailable headers":h,"listFunctions ok":gs,"listFunctions ok headers":n,"listFu\
nctions badRequest":i,"listFunctions badRequest headers":n,"listFunctions unauthorized":i,"listFunctions unauthorized headers":v,"listFunctions forbidden":i,"li\
stFunctions forbidden headers":n,"listFunctions notFound":i,"listFunctions notFound headers":n,"listFunctions notAcceptable":i,"listFunctions notAcceptable head\
ers":n,"listFunctions tooManyRequests":i,"listFunctions tooManyRequests headers":h,"listFunctions internalError":i,"listFunctions internalError headers":n,"list\
Functions unavailable":i,"listFunctions unavailable headers":h,"listPriorities ok":vs,"listPriorities ok headers":n,"listPriorities badRequest":i,"listPrioritie\
s badRequest headers":n,"listPriorities unauthorized":i,"listPriorities unauthorized headers":v,"listPriorities forbidden":i,"listPriorities forbidden headers":n,
"listPriorities notFound":i,"listPriorities notFound headers":n,"listPriorities notAcceptable":i,"listPriorities notAcceptable headers":n,"listPriorities tooMan\
yRequests":i,"listPriorities tooManyRequests headers":h,"listPriorities internalError":i,"listPriorities internalError headers":n,"listPriorities unavailable":i,
"listPriorities unavailable headers":h,"runPrioritiesCommand created":j,"runPrioritiesCommand created headers":jr,"runPrioritiesCommand badRequest":i,"runPriori\
tiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":i,"runPrioritiesCommand unauthorized headers":v,"runPrioritiesCommand forbidden":i,"runPri\
oritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":i,"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":i,"runPrior\
itiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":i,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupporte\
dMediaType":i,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRequests":i,"runPrioritiesCommand tooManyRequests headers":h,"r\
unPrioritiesCommand internalError":i,"runPrioritiesCommand internalError headers":n,"runPrioritiesCommand unavailable":i,"runPrioritiesCommand unavailable heade\
rs":h,"runPriorityCommand created":j,"runPriorityCommand created headers":jr,"runPriorityCommand badRequest":i,"runPriorityCommand badRequest headers":n,"runPri\
orityCommand unauthorized":i,"runPriorityCommand unauthorized headers":v,"runPriorityCommand forbidden":i,"runPriorityCommand forbidden headers":n,"runPriorityC\
ommand notFound":i,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":i,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand\
 contentTooLarge":i,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedMediaType":i,"runPriorityCommand unsupportedMediaType headers":n,
"runPriorityCommand tooManyRequests":i,"runPriorityCommand tooManyRequests headers":h,"runPriorityCommand internalError":i,"runPriorityCommand internalError hea\
ders":n,"runPriorityCommand unavailable":i,"runPriorityCommand unavailable headers":h,"deletePriority noContent headers":n,"deletePriority badRequest":i,"delete\
Priority badRequest headers":n,"deletePriority unauthorized":i,"deletePriority unauthorized headers":v,"deletePriority forbidden":i,"deletePriority forbidden he\
aders":n,"deletePriority notFound":i,"deletePriority notFound headers":n,"deletePriority tooManyRequests":i,"deletePriority tooManyRequests headers":h,"deletePr\
iority internalError":i,"deletePriority internalError headers":n,"deletePriority unavailable":i,"deletePriority unavailable headers":h,"listLibraryEntities ok":k,
"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":i,"listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":i,"listLibra\
ryEntities unauthorized headers":v,"listLibraryEntities forbidden":i,"listLibraryEntities forbidden headers":n,"listLibraryEntities notFound":i,"listLibraryEnti\
ties notFound headers":n,"listLibraryEntities notAcceptable":i,"listLibraryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":i,"listLibrar\
yEntities tooManyRequests headers":h,"listLibraryEntities internalError":i,"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":i,"li\
stLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":qs,"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":i,"ru\
nLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":i,"runLibraryEntitiesCommand unauthorized headers":v,"runLibraryEntitiesC\
ommand forbidden":i,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand notFound":i,"runLibraryEntitiesCommand notFound headers":n,"runLi\
braryEntitiesCommand notAcceptable":i,"runLibraryEntitiesCommand notAcceptable headers":n,"runLibraryEntitiesCommand conflict":i,"runLibraryEntitiesCommand conf\
lict headers":n,"runLibraryEntitiesCommand contentTooLarge":i,"runLibraryEntitiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaT\
ype":i,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand tooManyRequests":i,"runLibraryEntitiesCommand tooManyRequests heade\
rs":h,"runLibraryEntitiesCommand internalError":i,"runLibraryEntitiesCommand internalError headers":n,"runLibraryEntitiesCommand unavailable":i,"runLibraryEntit\
iesCommand unavailable headers":h,"countLibraryEntities ok":Fe,"countLibraryEntities ok headers":n,"countLibraryEntities badRequest":i,"countLibraryEntities bad\
Request headers":n,"countLibraryEntities unauthorized":i,"countLibraryEntities unauthorized headers":v,"countLibraryEntities forbidden":i,"countLibraryEntities \
forbidden headers":n,"countLibraryEntities notFound":i,"countLibraryEntities notFound headers":n,"countLibraryEntities notAcceptable":i,"countLibraryEntities no\
tAcceptable headers":n,"countLibraryEntities tooManyRequests":i,"countLibraryEntities tooManyRequests headers":h,"countLibraryEntities internalError":i,"countLi\
braryEntities internalError headers":n,"countLibraryEntities unavailable":i,"countLibraryEntities unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEnti\
ty ok headers":n,"getLibraryEntity badRequest":i,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":i,"getLibraryEntity unauthorized header\
s":v,"getLibraryEntity forbidden":i,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":i,"getLibraryEntity notFound headers":n,"getLibraryEntity\
 notAcceptable":i,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":i,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity\
 internalError":i,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":i,"getLibraryEntity unavailable headers":h,"runLibraryEntityCommand \
ok":j,"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":i,"runLibraryEntityCommand badRequest headers":n,"runLibraryEntityCommand unau\
thorized":i,"runLibraryEntityCommand unauthorized headers":v,"runLibraryEntityCommand forbidden":i,"runLibraryEntityCommand forbidden headers":n,"runLibraryEnti\
tyCommand notFound":i,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":i,"runLibraryEntityCommand notAcceptable headers":n,"\
runLibraryEntityCommand conflict":i,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand contentTooLarge":i,"runLibraryEntityCommand contentToo\
Large headers":n,"runLibraryEntityCommand unsupportedMediaType":i,"runLibraryEntityCommand unsupportedMediaType headers":n,"runLibraryEntityCommand tooManyReque\
sts":i,"runLibraryEntityCommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":i,"runLibraryEntityCommand internalError headers":n,"runLibra\
ryEntityCommand unavailable":i,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity noContent headers":n,"deleteLibraryEntity badRequest":i,"del\
eteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":i,"deleteLibraryEntity unauthorized headers":v,"deleteLibraryEntity forbidden":i,"dele\
teLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":i,"deleteLibraryEntity notFound headers":n,"deleteLibraryEntity tooManyRequests":i,"deleteLi\
braryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":i,"deleteLibraryEntity internalError headers":n,"deleteLibraryEntity unavailable":i,"\
deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok headers":n,"listLibraryAttributes badRequest":i,"listLibraryAt\
tributes badRequest headers":n,"listLibraryAttributes unauthorized":i,"listLibraryAttributes unauthorized headers":v,"listLibraryAttributes forbidden":i,"listLi\
braryAttributes forbidden headers":n,"listLibraryAttributes notFound":i,"listLibraryAttributes notFound headers":n,"listLibraryAttributes notAcceptable":i,"list\
LibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":i,"listLibraryAttributes tooManyRequests headers":h,"listLibraryAttributes in\
ternalError":i,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":i,"listLibraryAttributes unavailable headers":h,"runLibraryAt\
tributesCommand ok":Es,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":i,"runLibraryAttributesCommand badRequest headers":n,
"runLibraryAttributesCommand unauthorized":i,"runLibraryAttributesCommand unauthorized headers":v,"runLibraryAttributesCommand forbidden":i,"runLibraryAttribute\
sCommand forbidden headers":n,"runLibraryAttributesCommand notFound":i,"runLibraryAttributesCommand notFound headers":n,"runLibraryAttributesCommand notAcceptab\
le":i,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":i,"runLibraryAttributesCommand conflict headers":n,"runLibrar\
yAttributesCommand contentTooLarge":i,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributesCommand unsupportedMediaType":i,"runLibraryAt\
tributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":i,"runLibraryAttributesCommand tooManyRequests headers":h,"runLibr\
aryAttributesCommand internalError":i,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCommand unavailable":i,"runLibraryAttributesCom\
mand unavailable headers":h,"getLibraryAttribute ok":k,"getLibraryAttribute ok headers":n,"getLibraryAttribute badRequest":i,"getLibraryAttribute badRequest hea\
ders":n,"getLibraryAttribute unauthorized":i,"getLibraryAttribute unauthorized headers":v,"getLibraryAttribute forbidden":i,"getLibraryAttribute forbidden heade\
rs":n,"getLibraryAttribute notFound":i,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":i,"getLibraryAttribute notAcceptable headers":n,
"getLibraryAttribute tooManyRequests":i,"getLibraryAttribute tooManyRequests headers":h,"getLibraryAttribute internalError":i,"getLibraryAttribute internalError\
 headers":n,"getLibraryAttribute unavailable":i,"getLibraryAttribute unavailable headers":h,"runLibraryAttributeCommand ok":j,"runLibraryAttributeCommand ok hea\
ders":n,"runLibraryAttributeCommand badRequest":i,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAttributeCommand unauthorized":i,"runLibraryAttri\
buteCommand unauthorized headers":v,"runLibraryAttributeCommand forbidden":i,"runLibraryAttributeCommand forbidden headers":n,"runLibraryAttributeCommand notFou\
nd":i,"runLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":i,"runLibraryAttributeCommand notAcceptable headers":n,"runLibr\
aryAttributeCommand conflict":i,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand contentTooLarge":i,"runLibraryAttributeCommand conte\
ntTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaType":i,"runLibraryAttributeCommand unsupportedMediaType headers":n,"runLibraryAttributeComman\
d tooManyRequests":i,"runLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeCommand internalError":i,"runLibraryAttributeCommand internalErr\
or headers":n,"runLibraryAttributeCommand unavailable":i,"runLibraryAttributeCommand unavailable headers":h,"deleteLibraryAttribute noContent headers":n,"delete\
LibraryAttribute badRequest":i,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":i,"deleteLibraryAttribute unauthorized header\
s":v,"deleteLibraryAttribute forbidden":i,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFound":i,"deleteLibraryAttribute notFound head\
ers":n,"deleteLibraryAttribute conflict":i,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooManyRequests":i,"deleteLibraryAttribute tooMan\
yRequests headers":h,"deleteLibraryAttribute internalError":i,"deleteLibraryAttribute internalError headers":n,"deleteLibraryAttribute unavailable":i,"deleteLib\
raryAttribute unavailable headers":h,"listLibraryEntityRules ok":k,"listLibraryEntityRules ok headers":n,"listLibraryEntityRules badRequest":i,"listLibraryEntit\
yRules badRequest headers":n,"listLibraryEntityRules unauthorized":i,"listLibraryEntityRules unauthorized headers":v,"listLibraryEntityRules forbidden":i,"listL\
ibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFound":i,"listLibraryEntityRules notFound headers":n,"listLibraryEntityRules notAcceptable":i,
"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":i,"listLibraryEntityRules tooManyRequests headers":h,"listLibraryEntit\
yRules internalError":i,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":i,"listLibraryEntityRules unavailable headers":h,"\
runLibraryEntityRulesCommand ok":As,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badRequest":V,"runLibraryEntityRulesCommand badReq\
uest headers":n,"runLibraryEntityRulesCommand unauthorized":i,"runLibraryEntityRulesCommand unauthorized headers":v,"runLibraryEntityRulesCommand forbidden":i,"\
runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":i,"runLibraryEntityRulesCommand notFound headers":n,"runLibraryEntityR\
ulesCommand notAcceptable":i,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand conflict":i,"runLibraryEntityRulesCommand conf\
lict headers":n,"runLibraryEntityRulesCommand contentTooLarge":i,"runLibraryEntityRulesCommand contentTooLarge headers":n,"runLibraryEntityRulesCommand unsuppor\
tedMediaType":i,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequests":i,"runLibraryEntityRulesCommand too\
ManyRequests headers":h,"runLibraryEntityRulesCommand internalError":i,"runLibraryEntityRulesCommand internalError headers":n,"runLibraryEntityRulesCommand unav\
ailable":i,"runLibraryEntityRulesCommand unavailable headers":h,"getLibraryRule ok":k,"getLibraryRule ok headers":n,"getLibraryRule badRequest":i,"getLibraryRul\
e badRequest headers":n,"getLibraryRule unauthorized":i,"getLibraryRule unauthorized headers":v,"getLibraryRule forbidden":i,"getLibraryRule forbidden headers":n,
"getLibraryRule notFound":i,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":i,"getLibraryRule notAcceptable headers":n,"getLibraryRule tooMan\
yRequests":i,"getLibraryRule tooManyRequests headers":h,"getLibraryRule internalError":i,"getLibraryRule internalError headers":n,"getLibraryRule unavailable":i,
"getLibraryRule unavailable headers":h,"runLibraryRuleCommand ok":j,"runLibraryRuleCommand ok headers":n,"runLibraryRuleCommand badRequest":V,"runLibraryRuleCom\
mand badRequest headers":n,"runLibraryRuleCommand unauthorized":i,"runLibraryRuleCommand unauthorized headers":v,"runLibraryRuleCommand forbidden":i,"runLibrary\
RuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":i,"runLibraryRuleCommand notFound headers":n,"runLibraryRuleCommand notAcceptable":i,"runLibra\
ryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand conflict":i,"runLibraryRuleCommand conflict headers":n,"runLibraryRuleCommand contentTooLarge":i,"\
runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":i,"runLibraryRuleCommand unsupportedMediaType headers":n,"runLibra\
ryRuleCommand tooManyRequests":i,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRuleCommand internalError":i,"runLibraryRuleCommand internalError \
headers":n,"runLibraryRuleCommand unavailable":i,"runLibraryRuleCommand unavailable headers":h,"deleteLibraryRule ok":j,"deleteLibraryRule ok headers":n,"delete\
LibraryRule badRequest":i,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":i,"deleteLibraryRule unauthorized headers":v,"deleteLibraryR\
ule forbidden":i,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":i,"deleteLibraryRule notFound headers":n,"deleteLibraryRule notAcceptable":i,
"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":i,"deleteLibraryRule tooManyRequests headers":h,"deleteLibraryRule internalError":i,
"deleteLibraryRule internalError headers":n,"deleteLibraryRule unavailable":i,"deleteLibraryRule unavailable headers":h,"listAssociatedRules ok":k,"listAssociat\
edRules ok headers":n,"listAssociatedRules badRequest":i,"listAssociatedRules badRequest headers":n,"listAssociatedRules unauthorized":i,"listAssociatedRules un\
authorized headers":v,"listAssociatedRules forbidden":i,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFound":i,"listAssociatedRules notFound\
 headers":n,"listAssociatedRules notAcceptable":i,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooManyRequests":i,"listAssociatedRules too\
ManyRequests headers":h,"listAssociatedRules internalError":i,"listAssociatedRules internalError headers":n,"listAssociatedRules unavailable":i,"listAssociatedR\
ules unavailable headers":h,"listAssociatedEntities ok":k,"listAssociatedEntities ok headers":n,"listAssociatedEntities badRequest":i,"listAssociatedEntities ba\
dRequest headers":n,"listAssociatedEntities unauthorized":i,"listAssociatedEntities unauthorized headers":v,"listAssociatedEntities forbidden":i,"listAssociated\
Entities forbidden headers":n,"listAssociatedEntities notFound":i,"listAssociatedEntities notFound headers":n,"listAssociatedEntities notAcceptable":i,"listAsso\
ciatedEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":i,"listAssociatedEntities tooManyRequests headers":h,"listAssociatedEntities in\
ternalError":i,"listAssociatedEntities internalError headers":n,"listAssociatedEntities unavailable":i,"listAssociatedEntities unavailable headers":h,"runAssoci\
atedEntitiesCommand ok":M,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":i,"runAssociatedEntitiesCommand badRequest heade\
rs":n,"runAssociatedEntitiesCommand unauthorized":i,"runAssociatedEntitiesCommand unauthorized headers":v,"runAssociatedEntitiesCommand forbidden":i,"runAssocia\
tedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":i,"runAssociatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesComman\
d notAcceptable":i,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":i,"runAssociatedEntitiesCommand content\
TooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":i,"runAssociatedEntitiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCo\
mmand tooManyRequests":i,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAssociatedEntitiesCommand internalError":i,"runAssociatedEntitiesCommand i\
nternalError headers":n,"runAssociatedEntitiesCommand unavailable":i,"runAssociatedEntitiesCommand unavailable headers":h,"getAttributeMap ok":Fs,"getAttributeM\
ap ok headers":n,"getAttributeMap badRequest":i,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":i,"getAttributeMap unauthorized headers":v,
"getAttributeMap forbidden":i,"getAttributeMap forbidden headers":n,"getAttributeMap notFound":i,"getAttributeMap notFound headers":n,"getAttributeMap notAccept\
able":i,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":i,"getAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":i,
"getAttributeMap internalError headers":n,"getAttributeMap unavailable":i,"getAttributeMap unavailable headers":h,"runAttributeMapCommand ok":xs,"runAttributeMa\
pCommand ok headers":n,"runAttributeMapCommand badRequest":i,"runAttributeMapCommand badRequest headers":n,"runAttributeMapCommand unauthorized":i,"runAttribute\
MapCommand unauthorized headers":v,"runAttributeMapCommand forbidden":i,"runAttributeMapCommand forbidden headers":n,"runAttributeMapCommand notFound":i,"runAtt\
ributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":i,"runAttributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":i,
"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarge":i,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapComman\
d unsupportedMediaType":i,"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyRequests":i,"runAttributeMapCommand tooManyRequ\
ests headers":h,"runAttributeMapCommand internalError":i,"runAttributeMapCommand internalError headers":n,"runAttributeMapCommand unavailable":i,"runAttributeMa\
pCommand unavailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok headers":n,"listBusinessRules badRequest":i,"listBusinessRules badRequest headers":n,
"listBusinessRules unauthorized":i,"listBusinessRules unauthorized headers":v,"listBusinessRules forbidden":i,"listBusinessRules forbidden headers":n,"listBusin\
essRules notFound":i,"listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":i,"listBusinessRules notAcceptable headers":n,"listBusinessRules t\
ooManyRequests":i,"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":i,"listBusinessRules internalError headers":n,"listBusinessRul\
es unavailable":i,"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":M,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRe\
quest":i,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":i,"runBusinessRulesCommand unauthorized headers":v,"runBusinessRu\
lesCommand forbidden":i,"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":i,"runBusinessRulesCommand notFound headers":n,"runBusi\
nessRulesCommand notAcceptable":i,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand contentTooLarge":i,"runBusinessRulesCommand content\
TooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":i,"runBusinessRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRe\
quests":i,"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":i,"runBusinessRulesCommand internalError headers":n,"runBu\
sinessRulesCommand unavailable":i,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":Fe,"countBusinessRules ok headers":n,"countBusinessRul\
es badRequest":i,"countBusinessRules badRequest headers":n,"countBusinessRules unauthorized":i,"countBusinessRules unauthorized headers":v,"countBusinessRules f\
orbidden":i,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":i,"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":i,
"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":i,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalE\
rror":i,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":i,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":Ts,
"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":i,"listAggregateMethods badRequest headers":n,"listAggregateMethods unauthorized":i,"listA\
ggregateMethods unauthorized headers":v,"listAggregateMethods forbidden":i,"listAggregateMethods forbidden headers":n,"listAggregateMethods notFound":i,"listAgg\
regateMethods notFound headers":n,"listAggregateMethods notAcceptable":i,"listAggregateMethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":i,
"listAggregateMethods tooManyRequests headers":h,"listAggregateMethods internalError":i,"listAggregateMethods internalError headers":n,"listAggregateMethods una\
vailable":i,"listAggregateMethods unavailable headers":h,"listLibraryRules ok":k,"listLibraryRules ok headers":n,"listLibraryRules badRequest":i,"listLibraryRul\
es badRequest headers":n,"listLibraryRules unauthorized":i,"listLibraryRules unauthorized headers":v,"listLibraryRules forbidden":i,"listLibraryRules forbidden \
headers":n,"listLibraryRules notFound":i,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":i,"listLibraryRules notAcceptable headers":n,"li\
stLibraryRules tooManyRequests":i,"listLibraryRules tooManyRequests headers":h,"listLibraryRules internalError":i,"listLibraryRules internalError headers":n,"li\
stLibraryRules unavailable":i,"listLibraryRules unavailable headers":h,"runLibraryRulesCommand ok":$s,"runLibraryRulesCommand ok headers":n,"runLibraryRulesComm\
and badRequest":i,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":i,"runLibraryRulesCommand unauthorized headers":v,"runLibr\
aryRulesCommand forbidden":i,"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":i,"runLibraryRulesCommand notFound headers":n,"runLi\
braryRulesCommand notAcceptable":i,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand conflict":i,"runLibraryRulesCommand conflict headers":n,
"runLibraryRulesCommand contentTooLarge":i,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRulesCommand unsupportedMediaType":i,"runLibraryRulesCo\
mmand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":i,"runLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand inte\
rnalError":i,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":i,"runLibraryRulesCommand unavailable headers":h,"countLibrar\
yRules ok":Fe,"countLibraryRules ok headers":n,"countLibraryRules badRequest":i,"countLibraryRules badRequest headers":n,"countLibraryRules unauthorized":i,"cou\
ntLibraryRules unauthorized headers":v,"countLibraryRules forbidden":i,"countLibraryRules forbidden headers":n,"countLibraryRules notFound":i,"countLibraryRules\
 notFound headers":n,"countLibraryRules notAcceptable":i,"countLibraryRules notAcceptable headers":n,"countLibraryRules tooManyRequests":i,"countLibraryRules to\
oManyRequests headers":h,"countLibraryRules internalError":i,"countLibraryRules internalError headers":n,"countLibraryRules unavailable":i,"countLibraryRules un\
available headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":n,"listRealBusinessRules badRequest":i,"listRealBusinessRules badRequest he\
aders":n,"listRealBusinessRules unauthorized":i,"listRealBusinessRules unauthorized headers":v,"listRealBusinessRules forbidden":i,"listRealBusinessRules forbid\
den headers":n,"listRealBusinessRules notFound":i,"listRealBusinessRules notFound headers":n,"listRealBusinessRules notAcceptable":i,"listRealBusinessRules notA\
cceptable headers":n,"listRealBusinessRules tooManyRequests":i,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules internalError":i,"listRe\
alBusinessRules internalError headers":n,"listRealBusinessRules unavailable":i,"listRealBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":zr,
"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":V,"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCo\
mmand unauthorized":i,"runRealBusinessRulesCommand unauthorized headers":v,"runRealBusinessRulesCommand forbidden":i,"runRealBusinessRulesCommand forbidden head\
ers":n,"runRealBusinessRulesCommand notFound":i,"runRealBusinessRulesCommand notFound headers":n,"runRealBusinessRulesCommand notAcceptable":i,"runRealBusinessR\
ulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":i,"runRealBusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand cont\
entTooLarge":i,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupportedMediaType":i,"runRealBusinessRulesCommand unsuppo\
rtedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":i,"runRealBusinessRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand in\
ternalError":i,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":i,"runRealBusinessRulesCommand unavailable header\
s":h,"deleteRealBusinessRules ok":j,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":V,"deleteRealBusinessRules badRequest headers":n,
"deleteRealBusinessRules unauthorized":i,"deleteRealBusinessRules unauthorized headers":v,"deleteRealBusinessRules forbidden":i,"deleteRealBusinessRules forbidd\
en headers":n,"deleteRealBusinessRules notFound":i,"deleteRealBusinessRules notFound headers":n,"deleteRealBusinessRules notAcceptable":i,"deleteRealBusinessRul\
es notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":i,"deleteRealBusinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupported\
MediaType":i,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":i,"deleteRealBusinessRules tooManyRequests heade\
rs":h,"deleteRealBusinessRules internalError":i,"deleteRealBusinessRules internalError headers":n,"deleteRealBusinessRules unavailable":i,"deleteRealBusinessRul\
es unavailable headers":h,"countRealBusinessRules ok":Fe,"countRealBusinessRules ok headers":n,"countRealBusinessRules badRequest":i,"countRealBusinessRules bad\
Request headers":n,"countRealBusinessRules unauthorized":i,"countRealBusinessRules unauthorized headers":v,"countRealBusinessRules forbidden":i,"countRealBusine\
ssRules forbidden headers":n,"countRealBusinessRules notFound":i,"countRealBusinessRules notFound headers":n,"countRealBusinessRules notAcceptable":i,"countReal\
BusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":i,"countRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules int\
ernalError":i,"countRealBusinessRules internalError headers":n,"countRealBusinessRules unavailable":i,"countRealBusinessRules unavailable headers":h,"listEntity\
BusinessRules ok":k,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules badRequest":i,"listEntityBusinessRules badRequest headers":n,"listEntityBusi\
nessRules unauthorized":i,"listEntityBusinessRules unauthorized headers":v,"listEntityBusinessRules forbidden":i,"listEntityBusinessRules forbidden headers":n,"\
listEntityBusinessRules notFound":i,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAcceptable":i,"listEntityBusinessRules notAcceptabl\
e headers":n,"listEntityBusinessRules tooManyRequests":i,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules internalError":i,"listEnti\
tyBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":i,"listEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand \
ok":Or,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":V,"runEntityBusinessRulesCommand badRequest headers":n,"runEntity\
BusinessRulesCommand unauthorized":i,"runEntityBusinessRulesCommand unauthorized headers":v,"runEntityBusinessRulesCommand forbidden":i,"runEntityBusinessRulesC\
ommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":i,"runEntityBusinessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAcce\
ptable":i,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":i,"runEntityBusinessRulesCommand conflict headers":n,
"runEntityBusinessRulesCommand contentTooLarge":i,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":i,
"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":i,"runEntityBusinessRulesCommand tooManyRequests \
headers":h,"runEntityBusinessRulesCommand internalError":i,"runEntityBusinessRulesCommand internalError headers":n,"runEntityBusinessRulesCommand unavailable":i,
"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":k,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules ba\
dRequest":i,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":i,"listAttributeBusinessRules unauthorized headers":v,"l\
istAttributeBusinessRules forbidden":i,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRules notFound":i,"listAttributeBusinessRules notF\
ound headers":n,"listAttributeBusinessRules notAcceptable":i,"listAttributeBusinessRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":i,
"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":i,"listAttributeBusinessRules internalError headers":n,"listAt\
tributeBusinessRules unavailable":i,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":Or,"runAttributeBusinessRulesComman\
d ok headers":n,"runAttributeBusinessRulesCommand badRequest":V,"runAttributeBusinessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauth\
orized":i,"runAttributeBusinessRulesCommand unauthorized headers":v,"runAttributeBusinessRulesCommand forbidden":i,"runAttributeBusinessRulesCommand forbidden h\
eaders":n,"runAttributeBusinessRulesCommand notFound":i,"runAttributeBusinessRulesCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":i,
"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":i,"runAttributeBusinessRulesCommand conflict headers":n,"\
runAttributeBusinessRulesCommand contentTooLarge":i,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMe\
diaType":i,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand tooManyRequests":i,"runAttributeBusinessRulesComm\
and tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":i,"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusine\
ssRulesCommand unavailable":i,"runAttributeBusinessRulesCommand unavailable headers":h,"listEntityRuleHistory ok":k,"listEntityRuleHistory ok headers":n,"listEn\
tityRuleHistory badRequest":i,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":i,"listEntityRuleHistory unauthorized headers":v,
"listEntityRuleHistory forbidden":i,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":i,"listEntityRuleHistory notFound headers":n,"l\
istEntityRuleHistory notAcceptable":i,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooManyRequests":i,"listEntityRuleHistory tooManyRe\
quests headers":h,"listEntityRuleHistory internalError":i,"listEntityRuleHistory internalError headers":n,"listEntityRuleHistory unavailable":i,"listEntityRuleH\
istory unavailable headers":h,"runEntityRuleHistoryCommand ok":M,"runEntityRuleHistoryCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":i,"runEntit\
yRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthorized":i,"runEntityRuleHistoryCommand unauthorized headers":v,"runEntityRuleHistor\
yCommand forbidden":i,"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":i,"runEntityRuleHistoryCommand notFound headers":n,
"runEntityRuleHistoryCommand notAcceptable":i,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":i,"runEntityRu\
leHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":i,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"r\
unEntityRuleHistoryCommand tooManyRequests":i,"runEntityRuleHistoryCommand tooManyRequests headers":h,"runEntityRuleHistoryCommand internalError":i,"runEntityRu\
leHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavailable":i,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":k,
"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":i,"listAllRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":i,"listAllRuleHi\
story unauthorized headers":v,"listAllRuleHistory forbidden":i,"listAllRuleHistory forbidden headers":n,"listAllRuleHistory notFound":i,"listAllRuleHistory notF\
ound headers":n,"listAllRuleHistory notAcceptable":i,"listAllRuleHistory notAcceptable headers":n,"listAllRuleHistory tooManyRequests":i,"listAllRuleHistory too\
ManyRequests headers":h,"listAllRuleHistory internalError":i,"listAllRuleHistory internalError headers":n,"listAllRuleHistory unavailable":i,"listAllRuleHistory\
 unavailable headers":h,"runAllRuleHistoryCommand ok":M,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHistoryCommand badRequest":i,"runAllRuleHistoryComman\
d badRequest headers":n,"runAllRuleHistoryCommand unauthorized":i,"runAllRuleHistoryCommand unauthorized headers":v,"runAllRuleHistoryCommand forbidden":i,"runA\
llRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFound":i,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAccep\
table":i,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":i,"runAllRuleHistoryCommand contentTooLarge headers":n,"r\
unAllRuleHistoryCommand unsupportedMediaType":i,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":i,"runAllRu\
leHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand internalError":i,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryComm\
and unavailable":i,"runAllRuleHistoryCommand unavailable headers":h,"listEntityCompliance ok":k,"listEntityCompliance ok headers":n,"listEntityCompliance badReq\
uest":i,"listEntityCompliance badRequest headers":n,"listEntityCompliance unauthorized":i,"listEntityCompliance unauthorized headers":v,"listEntityCompliance fo\
rbidden":i,"listEntityCompliance forbidden headers":n,"listEntityCompliance notFound":i,"listEntityCompliance notFound headers":n,"listEntityCompliance notAccep\
table":i,"listEntityCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":i,"listEntityCompliance tooManyRequests headers":h,"listEntityCom\
pliance internalError":i,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":i,"listEntityCompliance unavailable headers":h,"runEn\
tityComplianceCommand ok":M,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":i,"runEntityComplianceCommand badRequest headers":n,
"runEntityComplianceCommand unauthorized":i,"runEntityComplianceCommand unauthorized headers":v,"runEntityComplianceCommand forbidden":i,"runEntityComplianceCom\
mand forbidden headers":n,"runEntityComplianceCommand notFound":i,"runEntityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":i,"\
runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":i,"runEntityComplianceCommand contentTooLarge headers":n,"runEn\
tityComplianceCommand unsupportedMediaType":i,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":i,"runEnt\
ityComplianceCommand tooManyRequests headers":h,"runEntityComplianceCommand internalError":i,"runEntityComplianceCommand internalError headers":n,"runEntityComp\
lianceCommand unavailable":i,"runEntityComplianceCommand unavailable headers":h,"listCompliance ok":k,"listCompliance ok headers":n,"listCompliance badRequest":i,
"listCompliance badRequest headers":n,"listCompliance unauthorized":i,"listCompliance unauthorized headers":v,"listCompliance forbidden":i,"listCompliance forbi\
dden headers":n,"listCompliance notFound":i,"listCompliance notFound headers":n,"listCompliance notAcceptable":i,"listCompliance notAcceptable headers":n,"listC\
ompliance tooManyRequests":i,"listCompliance tooManyRequests headers":h,"listCompliance internalError":i,"listCompliance internalError headers":n,"listComplianc\
e unavailable":i,"listCompliance unavailable headers":h,"runComplianceCommand ok":M,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":i,"run\
ComplianceCommand badRequest headers":n,"runComplianceCommand unauthorized":i,"runComplianceCommand unauthorized headers":v,"runComplianceCommand forbidden":i,"\
runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":i,"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":i,"ru\
nComplianceCommand notAcceptable headers":n,"runComplianceCommand contentTooLarge":i,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsu\
pportedMediaType":i,"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":i,"runComplianceCommand tooManyRequests headers":h,
"runComplianceCommand internalError":i,"runComplianceCommand internalError headers":n,"runComplianceCommand unavailable":i,"runComplianceCommand unavailable hea\
ders":h,"listPassingRules ok":k,"listPassingRules ok headers":n,"listPassingRules badRequest":i,"listPassingRules badRequest headers":n,"listPassingRules unauth\
orized":i,"listPassingRules unauthorized headers":v,"listPassingRules forbidden":i,"listPassingRules forbidden headers":n,"listPassingRules notFound":i,"listPas\
singRules notFound headers":n,"listPassingRules notAcceptable":i,"listPassingRules notAcceptable headers":n,"listPassingRules tooManyRequests":i,"listPassingRul\
es tooManyRequests headers":h,"listPassingRules internalError":i,"listPassingRules internalError headers":n,"listPassingRules unavailable":i,"listPassingRules u\
navailable headers":h,"runPassingRulesCommand ok":M,"runPassingRulesCommand ok headers":n,"runPassingRulesCommand badRequest":i,"runPassingRulesCommand badReque\
st headers":n,"runPassingRulesCommand unauthorized":i,"runPassingRulesCommand unauthorized headers":v,"runPassingRulesCommand forbidden":i,"runPassingRulesComma\
nd forbidden headers":n,"runPassingRulesCommand notFound":i,"runPassingRulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":i,"runPassingRule\
sCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarge":i,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsuppor\
tedMediaType":i,"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":i,"runPassingRulesCommand tooManyRequests heade\
rs":h,"runPassingRulesCommand internalError":i,"runPassingRulesCommand internalError headers":n,"runPassingRulesCommand unavailable":i,"runPassingRulesCommand u\
navailable headers":h,"listFailingRules ok":k,"listFailingRules ok headers":n,"listFailingRules badRequest":i,"listFailingRules badRequest headers":n,"listFaili\
ngRules unauthorized":i,"listFailingRules unauthorized headers":v,"listFailingRules forbidden":i,"listFailingRules forbidden headers":n,"listFailingRules notFou\
nd":i,"listFailingRules notFound headers":n,"listFailingRules notAcceptable":i,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":i,"\
listFailingRules tooManyRequests headers":h,"listFailingRules internalError":i,"listFailingRules internalError headers":n,"listFailingRules unavailable":i,"list\
FailingRules unavailable headers":h,"runFailingRulesCommand ok":M,"runFailingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":i,"runFailingRulesCo\
mmand badRequest headers":n,"runFailingRulesCommand unauthorized":i,"runFailingRulesCommand unauthorized headers":v,"runFailingRulesCommand forbidden":i,"runFai\
lingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":i,"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":i,"\
runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":i,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCo\
mmand unsupportedMediaType":i,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyRequests":i,"runFailingRulesCommand tooMany\
Requests headers":h,"runFailingRulesCommand internalError":i,"runFailingRulesCommand internalError headers":n,"runFailingRulesCommand unavailable":i,"runFailing\
RulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRules ok headers":n,"listEnabledRules badRequest":i,"listEnabledRules badRequest headers":n,
"listEnabledRules unauthorized":i,"listEnabledRules unauthorized headers":v,"listEnabledRules forbidden":i,"listEnabledRules forbidden headers":n,"listEnabledRu\
les notFound":i,"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":i,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyReq\
uests":i,"listEnabledRules tooManyRequests headers":h,"listEnabledRules internalError":i,"listEnabledRules internalError headers":n,"listEnabledRules unavailabl\
e":i,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand ok":M,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":i,"runEnab\
ledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthorized":i,"runEnabledRulesCommand unauthorized headers":v,"runEnabledRulesCommand forbidden":i,
"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesCommand notFound":i,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptab\
le":i,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":i,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabled\
RulesCommand unsupportedMediaType":i,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":i,"runEnabledRulesCommand \
tooManyRequests headers":h,"runEnabledRulesCommand internalError":i,"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":i,"run\
EnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"getBusinessRule ok headers":n,"getBusinessRule badRequest":i,"getBusinessRule badRequest head\
ers":n,"getBusinessRule unauthorized":i,"getBusinessRule unauthorized headers":v,"getBusinessRule forbidden":i,"getBusinessRule forbidden headers":n,"getBusines\
sRule notFound":i,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":i,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyReque\
sts":i,"getBusinessRule tooManyRequests headers":h,"getBusinessRule internalError":i,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":i,"\
getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":j,"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":V,"runBusinessRul\
eCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":i,"runBusinessRuleCommand unauthorized headers":v,"runBusinessRuleCommand forbidden":i,"run\
BusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFound":i,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":i,
"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":i,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand content\
TooLarge":i,"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":i,"runBusinessRuleCommand unsupportedMediaType head\
ers":n,"runBusinessRuleCommand tooManyRequests":i,"runBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand internalError":i,"runBusinessRuleCo\
mmand internalError headers":n,"runBusinessRuleCommand unavailable":i,"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":j,"deleteBusinessRu\
le ok headers":n,"deleteBusinessRule badRequest":i,"deleteBusinessRule badRequest headers":n,"deleteBusinessRule unauthorized":i,"deleteBusinessRule unauthorize\
d headers":v,"deleteBusinessRule forbidden":i,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notFound":i,"deleteBusinessRule notFound headers":n,"\
deleteBusinessRule notAcceptable":i,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyRequests":i,"deleteBusinessRule tooManyRequests head\
ers":h,"deleteBusinessRule internalError":i,"deleteBusinessRule internalError headers":n,"deleteBusinessRule unavailable":i,"deleteBusinessRule unavailable head\
ers":h,"getBusinessRulePermissions ok":zs,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions badRequest":i,"getBusinessRulePermissions badReq\
uest headers":n,"getBusinessRulePermissions unauthorized":i,"getBusinessRulePermissions unauthorized headers":v,"getBusinessRulePermissions forbidden":i,"getBus\
inessRulePermissions forbidden headers":n,"getBusinessRulePermissions notFound":i,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions no\
tAcceptable":i,"getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":i,"getBusinessRulePermissions tooManyRequests h\
eaders":h,"getBusinessRulePermissions internalError":i,"getBusinessRulePermissions internalError headers":n,"getBusinessRulePermissions unavailable":i,"getBusin\
essRulePermissions unavailable headers":h,"listRuleHistory ok":k,"listRuleHistory ok headers":n,"listRuleHistory badRequest":i,"listRuleHistory badRequest heade\
rs":n,"listRuleHistory unauthorized":i,"listRuleHistory unauthorized headers":v,"listRuleHistory forbidden":i,"listRuleHistory forbidden headers":n,"listRuleHis\
tory notFound":i,"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":i,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyReques\
ts":i,"listRuleHistory tooManyRequests headers":h,"listRuleHistory internalError":i,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":i,"l\
istRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":M,"runRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":i,"runRuleHistoryComm\
and badRequest headers":n,"runRuleHistoryCommand unauthorized":i,"runRuleHistoryCommand unauthorized headers":v,"runRuleHistoryCommand forbidden":i,"runRuleHist\
oryCommand forbidden headers":n,"runRuleHistoryCommand notFound":i,"runRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":i,"runRuleHi\
storyCommand notAcceptable headers":n,"runRuleHistoryCommand contentTooLarge":i,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsuppo\
rtedMediaType":i,"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":i,"runRuleHistoryCommand tooManyRequests headers":h,
"runRuleHistoryCommand internalError":i,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand unavailable":i,"runRuleHistoryCommand unavailable\
 headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":i,"listRuleFailingRows badRequest headers":n,"listRul\
eFailingRows unauthorized":i,"listRuleFailingRows unauthorized headers":v,"listRuleFailingRows forbidden":i,"listRuleFailingRows forbidden headers":n,"listRuleF\
ailingRows notFound":i,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":i,"listRuleFailingRows notAcceptable headers":n,"listRuleFai\
lingRows conflict":i,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":i,"listRuleFailingRows tooManyRequests headers":h,"listRuleF\
ailingRows internalError":i,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":i,"listRuleFailingRows unavailable headers":h,"runRu\
leFailingRowsCommand ok":M,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":i,"runRuleFailingRowsCommand badRequest headers":n,"r\
unRuleFailingRowsCommand unauthorized":i,"runRuleFailingRowsCommand unauthorized headers":v,"runRuleFailingRowsCommand forbidden":i,"runRuleFailingRowsCommand f\
orbidden headers":n,"runRuleFailingRowsCommand notFound":i,"runRuleFailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":i,"runRuleFa\
ilingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand conflict":i,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand conte\
ntTooLarge":i,"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMediaType":i,"runRuleFailingRowsCommand unsupportedMed\
iaType headers":n,"runRuleFailingRowsCommand tooManyRequests":i,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":i,
"runRuleFailingRowsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":i,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassing\
Rows ok":k,"listRulePassingRows ok headers":n,"listRulePassingRows badRequest":i,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":i,
"listRulePassingRows unauthorized headers":v,"listRulePassingRows forbidden":i,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":i,"listR\
ulePassingRows notFound headers":n,"listRulePassingRows notAcceptable":i,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":i,"listRul\
ePassingRows conflict headers":n,"listRulePassingRows tooManyRequests":i,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":i,"\
listRulePassingRows internalError headers":n,"listRulePassingRows unavailable":i,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":M,"r\
unRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand badRequest":i,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unau\
thorized":i,"runRulePassingRowsCommand unauthorized headers":v,"runRulePassingRowsCommand forbidden":i,"runRulePassingRowsCommand forbidden headers":n,"runRuleP\
assingRowsCommand notFound":i,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notAcceptable":i,"runRulePassingRowsCommand notAcceptabl\
e headers":n,"runRulePassingRowsCommand conflict":i,"runRulePassingRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":i,"runRulePassing\
RowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":i,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePas\
singRowsCommand tooManyRequests":i,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":i,"runRulePassingRowsCommand \
internalError headers":n,"runRulePassingRowsCommand unavailable":i,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":k,"listRuleGroups ok he\
aders":n,"listRuleGroups badRequest":i,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":i,"listRuleGroups unauthorized headers":v,"listRuleGr\
oups forbidden":i,"listRuleGroups forbidden headers":n,"listRuleGroups notFound":i,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":i,"listRul\
eGroups notAcceptable headers":n,"listRuleGroups conflict":i,"listRuleGroups conflict headers":n,"listRuleGroups tooManyRequests":i,"listRuleGroups tooManyReque\
sts headers":h,"listRuleGroups internalError":i,"listRuleGroups internalError headers":n,"listRuleGroups unavailable":i,"listRuleGroups unavailable headers":h,"\
runRuleGroupsCommand ok":M,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":i,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCom\
mand unauthorized":i,"runRuleGroupsCommand unauthorized headers":v,"runRuleGroupsCommand forbidden":i,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsC\
ommand notFound":i,"runRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":i,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroup\
sCommand conflict":i,"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":i,"runRuleGroupsCommand contentTooLarge headers":n,"runRul\
eGroupsCommand unsupportedMediaType":i,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":i,"runRuleGroupsCommand tooM\
anyRequests headers":h,"runRuleGroupsCommand internalError":i,"runRuleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":i,"runRuleGroups\
Command unavailable headers":h,"runGroupFailingRowsCommand ok":M,"runGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":i,"runGroupFa\
ilingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand unauthorized":i,"runGroupFailingRowsCommand unauthorized headers":v,"runGroupFailingRowsComma\
nd forbidden":i,"runGroupFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":i,"runGroupFailingRowsCommand notFound headers":n,"runGro\
upFailingRowsCommand notAcceptable":i,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRowsCommand conflict":i,"runGroupFailingRowsCommand c\
onflict headers":n,"runGroupFailingRowsCommand contentTooLarge":i,"runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupported\
MediaType":i,"runGroupFailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyRequests":i,"runGroupFailingRowsCommand tooManyReque\
sts headers":h,"runGroupFailingRowsCommand internalError":i,"runGroupFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":i,"run\
GroupFailingRowsCommand unavailable headers":h,"runGroupPassingRowsCommand ok":M,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badReques\
t":i,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":i,"runGroupPassingRowsCommand unauthorized headers":v,"runGroup\
PassingRowsCommand forbidden":i,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notFound":i,"runGroupPassingRowsCommand notFound he\
aders":n,"runGroupPassingRowsCommand notAcceptable":i,"runGroupPassingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":i,"runGroupPass\
ingRowsCommand conflict headers":n,"runGroupPassingRowsCommand contentTooLarge":i,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCom\
mand unsupportedMediaType":i,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":i,"runGroupPassingRowsComm\
and tooManyRequests headers":h,"runGroupPassingRowsCommand internalError":i,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand una\
vailable":i,"runGroupPassingRowsCommand unavailable headers":h,"listGroupFailingRows ok":k,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":i,
"listGroupFailingRows badRequest headers":n,"listGroupFailingRows unauthorized":i,"listGroupFailingRows unauthorized headers":v,"listGroupFailingRows forbidden":i,
"listGroupFailingRows forbidden headers":n,"listGroupFailingRows notFound":i,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":i,"l\
istGroupFailingRows notAcceptable headers":n,"listGroupFailingRows conflict":i,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":i,
"listGroupFailingRows tooManyRequests headers":h,"listGroupFailingRows internalError":i,"listGroupFailingRows internalError headers":n,"listGroupFailingRows una\
vailable":i,"listGroupFailingRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":M,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFai\
lingRowsCommand badRequest":i,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":i,"runNamedGroupFailingRowsC\
ommand unauthorized headers":v,"runNamedGroupFailingRowsCommand forbidden":i,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsComm\
and notFound":i,"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand notAcceptable":i,"runNamedGroupFailingRowsCommand notAccep\
table headers":n,"runNamedGroupFailingRowsCommand conflict":i,"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLa\
rge":i,"runNamedGroupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":i,"runNamedGroupFailingRowsCommand uns\
upportedMediaType headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":i,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFaili\
ngRowsCommand internalError":i,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":i,"runNamedGroupFailingRo\
wsCommand unavailable headers":h,"listGroupPassingRows ok":k,"listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":i,"listGroupPassingRows badRe\
quest headers":n,"listGroupPassingRows unauthorized":i,"listGroupPassingRows unauthorized headers":v,"listGroupPassingRows forbidden":i,"listGroupPassingRows fo\
rbidden headers":n,"listGroupPassingRows notFound":i,"listGroupPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":i,"listGroupPassingRows notA\
cceptable headers":n,"listGroupPassingRows conflict":i,"listGroupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":i,"listGroupPassingRows \
tooManyRequests headers":h,"listGroupPassingRows internalError":i,"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":i,"listGroup\
PassingRows unavailable headers":h,"runNamedGroupPassingRowsCommand ok":M,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badReq\
uest":i,"runNamedGroupPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthorized":i,"runNamedGroupPassingRowsCommand unauthorized he\
aders":v,"runNamedGroupPassingRowsCommand forbidden":i,"runNamedGroupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":i,"runNa\
medGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":i,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runN\
amedGroupPassingRowsCommand conflict":i,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":i,"runNamedGroupP\
assingRowsCommand contentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":i,"runNamedGroupPassingRowsCommand unsupportedMediaType head\
ers":n,"runNamedGroupPassingRowsCommand tooManyRequests":i,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internal\
Error":i,"runNamedGroupPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailable":i,"runNamedGroupPassingRowsCommand unavailable \
headers":h,"listKeywords ok":k,"listKeywords ok headers":n,"listKeywords badRequest":i,"listKeywords badRequest headers":n,"listKeywords unauthorized":i,"listKe\
ywords unauthorized headers":v,"listKeywords forbidden":i,"listKeywords forbidden headers":n,"listKeywords notFound":i,"listKeywords notFound headers":n,"listKe\
ywords notAcceptable":i,"listKeywords notAcceptable headers":n,"listKeywords tooManyRequests":i,"listKeywords tooManyRequests headers":h,"listKeywords internalE\
rror":i,"listKeywords internalError headers":n,"listKeywords unavailable":i,"listKeywords unavailable headers":h,"runKeywordsCommand ok":Os,"runKeywordsCommand \
ok headers":n,"runKeywordsCommand badRequest":i,"runKeywordsCommand badRequest headers":n,"runKeywordsCommand unauthorized":i,"runKeywordsCommand unauthorized h\
eaders":v,"runKeywordsCommand forbidden":i,"runKeywordsCommand forbidden headers":n,"runKeywordsCommand notFound":i,"runKeywordsCommand notFound headers":n,"run\
KeywordsCommand notAcceptable":i,"runKeywordsCommand notAcceptable headers":n,"runKeywordsCommand conflict":i,"runKeywordsCommand conflict headers":n,"runKeywor\
dsCommand contentTooLarge":i,"runKeywordsCommand contentTooLarge headers":n,"runKeywordsCommand unsupportedMediaType":i,"runKeywordsCommand unsupportedMediaType\
 headers":n,"runKeywordsCommand tooManyRequests":i,"runKeywordsCommand tooManyRequests headers":h,"runKeywordsCommand internalError":i,"runKeywordsCommand inter\
nalError headers":n,"runKeywordsCommand unavailable":i,"runKeywordsCommand unavailable headers":h,"deleteKeywordCategory noContent headers":n,"deleteKeywordCate\
gory badRequest":i,"deleteKeywordCategory badRequest headers":n,"deleteKeywordCategory unauthorized":i,"deleteKeywordCategory unauthorized headers":v,"deleteKey\
wordCategory forbidden":i,"deleteKeywordCategory forbidden headers":n,"deleteKeywordCategory notFound":i,"deleteKeywordCategory notFound headers":n,"deleteKeywo\
rdCategory conflict":i,"deleteKeywordCategory conflict headers":n,"deleteKeywordCategory tooManyRequests":i,"deleteKeywordCategory tooManyRequests headers":h,"d\
eleteKeywordCategory internalError":i,"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory unavailable":i,"deleteKeywordCategory unavailable h\
eaders":h,"deleteKeyword noContent headers":n,"deleteKeyword badRequest":i,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":i,"deleteKeyword un\
authorized headers":v,"deleteKeyword forbidden":i,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":i,"deleteKeyword notFound headers":n,"deleteKeywo\
rd conflict":i,"deleteKeyword conflict headers":n,"deleteKeyword tooManyRequests":i,"deleteKeyword tooManyRequests headers":h,"deleteKeyword internalError":i,"d\
eleteKeyword internalError headers":n,"deleteKeyword unavailable":i,"deleteKeyword unavailable headers":h,"listRuleFolders ok":k,"listRuleFolders ok headers":n,
"listRuleFolders badRequest":i,"listRuleFolders badRequest headers":n,"listRuleFolders unauthorized":i,"listRuleFolders unauthorized headers":v,"listRuleFolders\
 forbidden":i,"listRuleFolders forbidden headers":n,"listRuleFolders notFound":i,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":i,"listRul\
eFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":i,"listRuleFolders tooManyRequests headers":h,"listRuleFolders internalError":i,"listRuleFol\
ders internalError headers":n,"listRuleFolders unavailable":i,"listRuleFolders unavailable headers":h,"runRuleFoldersCommand ok":M,"runRuleFoldersCommand ok hea\
ders":n,"runRuleFoldersCommand noContent headers":Is,"runRuleFoldersCommand badRequest":i,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand un\
authorized":i,"runRuleFoldersCommand unauthorized headers":v,"runRuleFoldersCommand forbidden":i,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersComm\
and notFound":i,"runRuleFoldersCommand notFound headers":n,"runRuleFoldersCommand notAcceptable":i,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFolde\
rsCommand conflict":i,"runRuleFoldersCommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":i,"runRuleFoldersCommand contentTooLarge headers":n,"ru\
nRuleFoldersCommand unsupportedMediaType":i,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":i,"runRuleFoldersComm\
and tooManyRequests headers":h,"runRuleFoldersCommand internalError":i,"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":i,"ru\
nRuleFoldersCommand unavailable headers":h,"getRuleFolder ok":k,"getRuleFolder ok headers":n,"getRuleFolder badRequest":i,"getRuleFolder badRequest headers":n,"\
getRuleFolder unauthorized":i,"getRuleFolder unauthorized headers":v,"getRuleFolder forbidden":i,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":i,
"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":i,"getRuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":i,"getRuleFolder tooM\
anyRequests headers":h,"getRuleFolder internalError":i,"getRuleFolder internalError headers":n,"getRuleFolder unavailable":i,"getRuleFolder unavailable headers":h,
"runRuleFolderCommand ok":j,"runRuleFolderCommand ok headers":n,"runRuleFolderCommand badRequest":i,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCo\
mmand unauthorized":i,"runRuleFolderCommand unauthorized headers":v,"runRuleFolderCommand forbidden":i,"runRuleFolderCommand forbidden headers":n,"runRuleFolder\
Command notFound":i,"runRuleFolderCommand notFound headers":n,"runRuleFolderCommand notAcceptable":i,"runRuleFolderCommand notAcceptable headers":n,"runRuleFold\
erCommand conflict":i,"runRuleFolderCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":i,"runRuleFolderCommand contentTooLarge headers":n,"runRu\
leFolderCommand unsupportedMediaType":i,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCommand tooManyRequests":i,"runRuleFolderCommand too\
ManyRequests headers":h,"runRuleFolderCommand internalError":i,"runRuleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":i,"runRuleFolde\
rCommand unavailable headers":h,"deleteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":i,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder\
 unauthorized":i,"deleteRuleFolder unauthorized headers":v,"deleteRuleFolder forbidden":i,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":i,"\
deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":i,"deleteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":i,"deleteRuleFolder \
tooManyRequests headers":h,"deleteRuleFolder internalError":i,"deleteRuleFolder internalError headers":n,"deleteRuleFolder unavailable":i,"deleteRuleFolder unav\
ailable headers":h,"listRuleFolderRules ok":k,"listRuleFolderRules ok headers":n,"listRuleFolderRules badRequest":i,"listRuleFolderRules badRequest headers":n,"\
listRuleFolderRules unauthorized":i,"listRuleFolderRules unauthorized headers":v,"listRuleFolderRules forbidden":i,"listRuleFolderRules forbidden headers":n,"li\
stRuleFolderRules notFound":i,"listRuleFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":i,"listRuleFolderRules notAcceptable headers":n,"list\
RuleFolderRules tooManyRequests":i,"listRuleFolderRules tooManyRequests headers":h,"listRuleFolderRules internalError":i,"listRuleFolderRules internalError head\
ers":n,"listRuleFolderRules unavailable":i,"listRuleFolderRules unavailable headers":h,"runRuleFolderRulesCommand ok":zr,"runRuleFolderRulesCommand ok headers":n,
"runRuleFolderRulesCommand badRequest":i,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesCommand unauthorized":i,"runRuleFolderRulesCommand \
unauthorized headers":v,"runRuleFolderRulesCommand forbidden":i,"runRuleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":i,"runRuleF\
olderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notAcceptable":i,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand\
 conflict":i,"runRuleFolderRulesCommand conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":i,"runRuleFolderRulesCommand contentTooLarge headers":n,
"runRuleFolderRulesCommand unsupportedMediaType":i,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":i,"run\
RuleFolderRulesCommand tooManyRequests headers":h,"runRuleFolderRulesCommand internalError":i,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolder\
RulesCommand unavailable":i,"runRuleFolderRulesCommand unavailable headers":h,"listRuleFolderResults ok":k,"listRuleFolderResults ok headers":n,"listRuleFolderR\
esults badRequest":i,"listRuleFolderResults badRequest headers":n,"listRuleFolderResults unauthorized":i,"listRuleFolderResults unauthorized headers":v,"listRul\
eFolderResults forbidden":i,"listRuleFolderResults forbidden headers":n,"listRuleFolderResults notFound":i,"listRuleFolderResults notFound headers":n,"listRuleF\
olderResults notAcceptable":i,"listRuleFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyRequests":i,"listRuleFolderResults tooManyRequests h\
eaders":h,"listRuleFolderResults internalError":i,"listRuleFolderResults internalError headers":n,"listRuleFolderResults unavailable":i,"listRuleFolderResults u\
navailable headers":h,"runRuleFolderResultsCommand ok":M,"runRuleFolderResultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":i,"runRuleFolderRes\
ultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthorized":i,"runRuleFolderResultsCommand unauthorized headers":v,"runRuleFolderResultsCommand\
 forbidden":i,"runRuleFolderResultsCommand forbidden headers":n,"runRuleFolderResultsCommand notFound":i,"runRuleFolderResultsCommand notFound headers":n,"runRu\
leFolderResultsCommand notAcceptable":i,"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":i,"runRuleFolderResu\
ltsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsupportedMediaType":i,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRule\
FolderResultsCommand tooManyRequests":i,"runRuleFolderResultsCommand tooManyRequests headers":h,"runRuleFolderResultsCommand internalError":i,"runRuleFolderResu\
ltsCommand internalError headers":n,"runRuleFolderResultsCommand unavailable":i,"runRuleFolderResultsCommand unavailable headers":h,"listLoaderConnections ok":k,
"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":i,"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":i,"l\
istLoaderConnections unauthorized headers":v,"listLoaderConnections forbidden":i,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":i,
"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":i,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooMan\
yRequests":i,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalError":i,"listLoaderConnections internalError headers":n,"listLoad\
erConnections unavailable":i,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":_s,"runLoaderConnectionsCommand ok headers":n,"runLo\
aderConnectionsCommand badRequest":i,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCommand unauthorized":i,"runLoaderConnectionsComman\
d unauthorized headers":v,"runLoaderConnectionsCommand forbidden":i,"runLoaderConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":i,"\
runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":i,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderCo\
nnectionsCommand conflict":i,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand contentTooLarge":i,"runLoaderConnectionsCommand conte\
ntTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":i,"runLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCom\
mand tooManyRequests":i,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":i,"runLoaderConnectionsCommand inter\
nalError headers":n,"runLoaderConnectionsCommand unavailable":i,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":k,"getLoaderConnect\
ion ok headers":n,"getLoaderConnection badRequest":i,"getLoaderConnection badRequest headers":n,"getLoaderConnection unauthorized":i,"getLoaderConnection unauth\
orized headers":v,"getLoaderConnection forbidden":i,"getLoaderConnection forbidden headers":n,"getLoaderConnection notFound":i,"getLoaderConnection notFound hea\
ders":n,"getLoaderConnection notAcceptable":i,"getLoaderConnection notAcceptable headers":n,"getLoaderConnection tooManyRequests":i,"getLoaderConnection tooMany\
Requests headers":h,"getLoaderConnection internalError":i,"getLoaderConnection internalError headers":n,"getLoaderConnection unavailable":i,"getLoaderConnection\
 unavailable headers":h,"runLoaderConnectionCommand ok":Ss,"runLoaderConnectionCommand ok headers":n,"runLoaderConnectionCommand badRequest":i,"runLoaderConnect\
ionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":i,"runLoaderConnectionCommand unauthorized headers":v,"runLoaderConnectionCommand for\
bidden":i,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":i,"runLoaderConnectionCommand notFound headers":n,"runLoaderCon\
nectionCommand notAcceptable":i,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionCommand conflict":i,"runLoaderConnectionCommand conflic\
t headers":n,"runLoaderConnectionCommand contentTooLarge":i,"runLoaderConnectionCommand contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaT\
ype":i,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":i,"runLoaderConnectionCommand tooManyRequests he\
aders":h,"runLoaderConnectionCommand internalError":i,"runLoaderConnectionCommand internalError headers":n,"runLoaderConnectionCommand unavailable":i,"runLoader\
ConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badRequest":i,"deleteLoaderConnection badRequest h\
eaders":n,"deleteLoaderConnection unauthorized":i,"deleteLoaderConnection unauthorized headers":v,"deleteLoaderConnection forbidden":i,"deleteLoaderConnection f\
orbidden headers":n,"deleteLoaderConnection notFound":i,"deleteLoaderConnection notFound headers":n,"deleteLoaderConnection conflict":i,"deleteLoaderConnection \
conflict headers":n,"deleteLoaderConnection tooManyRequests":i,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":i,"dele\
teLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":i,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":k,"listDa\
tasources ok headers":n,"listDatasources badRequest":i,"listDatasources badRequest headers":n,"listDatasources unauthorized":i,"listDatasources unauthorized hea\
ders":v,"listDatasources forbidden":i,"listDatasources forbidden headers":n,"listDatasources notFound":i,"listDatasources notFound headers":n,"listDatasources n\
otAcceptable":i,"listDatasources notAcceptable headers":n,"listDatasources conflict":i,"listDatasources conflict headers":n,"listDatasources tooManyRequests":i,
"listDatasources tooManyRequests headers":h,"listDatasources internalError":i,"listDatasources internalError headers":n,"listDatasources unavailable":i,"listDat\
asources unavailable headers":h,"runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand badRequest":i,"runDatasourcesCommand ba\
dRequest headers":n,"runDatasourcesCommand unauthorized":i,"runDatasourcesCommand unauthorized headers":v,"runDatasourcesCommand forbidden":i,"runDatasourcesCom\
mand forbidden headers":n,"runDatasourcesCommand notFound":i,"runDatasourcesCommand notFound headers":n,"runDatasourcesCommand notAcceptable":i,"runDatasourcesC\
ommand notAcceptable headers":n,"runDatasourcesCommand conflict":i,"runDatasourcesCommand conflict headers":n,"runDatasourcesCommand contentTooLarge":i,"runData\
sourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":i,"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesC\
ommand tooManyRequests":i,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":i,"runDatasourcesCommand internalError headers":n,
"runDatasourcesCommand unavailable":i,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,"listDataschemas ok headers":n,"listDataschemas badRe\
quest":i,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":i,"listDataschemas unauthorized headers":v,"listDataschemas forbidden":i,"listDat\
aschemas forbidden headers":n,"listDataschemas notFound":i,"listDataschemas notFound headers":n,"listDataschemas notAcceptable":i,"listDataschemas notAcceptable\
 headers":n,"listDataschemas conflict":i,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":i,"listDataschemas tooManyRequests headers":h,"l\
istDataschemas internalError":i,"listDataschemas internalError headers":n,"listDataschemas unavailable":i,"listDataschemas unavailable headers":h,"runDataschema\
sCommand ok":k,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasCommand badRequest":i,"runDataschemasCommand badR\
equest headers":n,"runDataschemasCommand unauthorized":i,"runDataschemasCommand unauthorized headers":v,"runDataschemasCommand forbidden":i,"runDataschemasComma\
nd forbidden headers":n,"runDataschemasCommand notFound":i,"runDataschemasCommand notFound headers":n,"runDataschemasCommand notAcceptable":i,"runDataschemasCom\
mand notAcceptable headers":n,"runDataschemasCommand conflict":i,"runDataschemasCommand conflict headers":n,"runDataschemasCommand contentTooLarge":i,"runDatasc\
hemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":i,"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCom\
mand tooManyRequests":i,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":i,"runDataschemasCommand internalError headers":n,
"runDataschemasCommand unavailable":i,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":Gs,"listConnectionEncodings ok headers":n,"list\
ConnectionEncodings badRequest":i,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthorized":i,"listConnectionEncodings unauthorized \
headers":v,"listConnectionEncodings forbidden":i,"listConnectionEncodings forbidden headers":n,"listConnectionEncodings notFound":i,"listConnectionEncodings not\
Found headers":n,"listConnectionEncodings notAcceptable":i,"listConnectionEncodings notAcceptable headers":n,"listConnectionEncodings tooManyRequests":i,"listCo\
nnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":i,"listConnectionEncodings internalError headers":n,"listConnectionEncoding\
s unavailable":i,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":Vs,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectio\
nTypes badRequest":i,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":i,"listLoaderConnectionTypes unauthorized headers":v,
"listLoaderConnectionTypes notAcceptable":i,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":i,"listLoaderConnect\
ionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":i,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes u\
navailable":i,"listLoaderConnectionTypes unavailable headers":h,"listWebhooks ok":k,"listWebhooks ok headers":n,"listWebhooks badRequest":i,"listWebhooks badReq\
uest headers":n,"listWebhooks unauthorized":i,"listWebhooks unauthorized headers":v,"listWebhooks forbidden":i,"listWebhooks forbidden headers":n,"listWebhooks \
notFound":i,"listWebhooks notFound headers":n,"listWebhooks notAcceptable":i,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":i,"listWebhoo\
ks tooManyRequests headers":h,"listWebhooks internalError":i,"listWebhooks internalError headers":n,"listWebhooks unavailable":i,"listWebhooks unavailable heade\
rs":h,"runWebhooksCommand ok":Js,"runWebhooksCommand ok headers":n,"runWebhooksCommand badRequest":i,"runWebhooksCommand badRequest headers":n,"runWebhooksComma\
nd unauthorized":i,"runWebhooksCommand unauthorized headers":v,"runWebhooksCommand forbidden":i,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand not\
Found":i,"runWebhooksCommand notFound headers":n,"runWebhooksCommand notAcceptable":i,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":i,
"runWebhooksCommand conflict headers":n,"runWebhooksCommand contentTooLarge":i,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMed\
iaType":i,"runWebhooksCommand unsupportedMediaType headers":n,"runWebhooksCommand tooManyRequests":i,"runWebhooksCommand tooManyRequests headers":h,"runWebhooks\
Command internalError":i,"runWebhooksCommand internalError headers":n,"runWebhooksCommand unavailable":i,"runWebhooksCommand unavailable headers":h,"deleteWebho\
ok noContent headers":n,"deleteWebhook badRequest":i,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":i,"deleteWebhook unauthorized headers":v,
"deleteWebhook forbidden":i,"deleteWebhook forbidden headers":n,"deleteWebhook notFound":i,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":i,
"deleteWebhook tooManyRequests headers":h,"deleteWebhook internalError":i,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":i,"deleteWebhook u\
navailable headers":h,"listJobs ok":Gr,"listJobs ok headers":n,"listJobs badRequest":i,"listJobs badRequest headers":n,"listJobs unauthorized":i,"listJobs unaut\
horized headers":v,"listJobs forbidden":i,"listJobs forbidden headers":n,"listJobs notFound":i,"listJobs notFound headers":n,"listJobs notAcceptable":i,"listJob\
s notAcceptable headers":n,"listJobs tooManyRequests":i,"listJobs tooManyRequests headers":h,"listJobs internalError":i,"listJobs internalError headers":n,"list\
Jobs unavailable":i,"listJobs unavailable headers":h,"runSchedulerCommand ok":Ws,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":i,"runSched\
ulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":i,"runSchedulerCommand unauthorized headers":v,"runSchedulerCommand forbidden":i,"runSchedu\
lerCommand forbidden headers":n,"runSchedulerCommand notFound":i,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":i,"runSchedulerCom\
mand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":i,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":i,
"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":i,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerComman\
d internalError":i,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":i,"runSchedulerCommand unavailable headers":h,"getJob ok":Gr,
"getJob ok headers":n,"getJob okEventStream":Us,"getJob okEventStream headers":n,"getJob badRequest":i,"getJob badRequest headers":n,"getJob unauthorized":i,"ge\
tJob unauthorized headers":v,"getJob forbidden":i,"getJob forbidden headers":n,"getJob notFound":i,"getJob notFound headers":n,"getJob notAcceptable":i,"getJob \
notAcceptable headers":n,"getJob tooManyRequests":i,"getJob tooManyRequests headers":h,"getJob internalError":i,"getJob internalError headers":n,"getJob unavail\
able":i,"getJob unavailable headers":h,"runJobCommand ok":j,"runJobCommand ok headers":n,"runJobCommand badRequest":i,"runJobCommand badRequest headers":n,"runJ\
obCommand unauthorized":i,"runJobCommand unauthorized headers":v,"runJobCommand forbidden":i,"runJobCommand forbidden headers":n,"runJobCommand notFound":i,"run\
JobCommand notFound headers":n,"runJobCommand notAcceptable":i,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":i,"runJobCommand conflict header\
s":n,"runJobCommand contentTooLarge":i,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":i,"runJobCommand unsupportedMediaType head\
ers":n,"runJobCommand tooManyRequests":i,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":i,"runJobCommand internalError headers":n,"runJ\
obCommand unavailable":i,"runJobCommand unavailable headers":h};export{Ys as validators};
