// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Zr=Object.getOwnPropertyNames,Xr=(o,i)=>function(){try{return i||(0,o[Zr(o)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},es=Xr({"ajv/di\
st/runtime/ucs2length.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0});function i(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}o.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),rs=Ne,ss=new RegExp(
"^3\\.1\\.\\d+$","u");function Ne(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ne.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(o.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(o.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(o.openapi!==void 0){
let r=o.openapi;if(typeof r=="string"){if(!ss.test(r)){const t={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(o.info!==void 0){let r=o.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(o.servers!==void 0){let r=o.servers;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const p={instancePath:i+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{
const t={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),a++}}if(o.paths!==void 0){let r=o.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ne.
errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Te,C=es().default;function Te(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){
if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){
let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==
void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var s=xe,ts={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function j(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=j.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.detail===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.pointer!==void 0&&typeof o.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.parameter!==void 0&&typeof o.parameter!="string"){const r={instancePath:i+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.detail!==void 0){let r=o.
detail;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.start!==void 0){let r=o.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(o.
end!==void 0){let r=o.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={
instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(o.suggestion!==void 0&&typeof o.suggestion!="string"){const r={instancePath:i+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return j.errors=e,a===0}j.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=re.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(o.title===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),a++}if(o.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(o.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="st\
ring"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const t={
instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:ts.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[t]:e.push(t),a++}}if(o.title!==void 0){let r=o.title;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.status!==void 0){
let r=o.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:i+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),a++}if(r<
400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[t]:e.push(t),a++}}}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.id!==void 0){
let r=o.id;if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(
r)){const t=r.length;for(let u=0;u<t;u++)j(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:
e.concat(j.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),re(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?re.errors:e.concat(re.errors),a=e.length),xe.errors=e,a===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var c=$e;function $e(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o["retry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-aft\
er"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="stri\
ng"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NO\
T have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",
schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==
void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties\
/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||
isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==
void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["retry-after"]!==void 0){let r=o["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"rate\
limit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var y=je;function je(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(o["\
x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-i\
d/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["www-authenticate"]!==void 0){let r=o["\
www-authenticate"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===0}je.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var P=ze,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function se(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=se.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.dataRow===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r===
"dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.dataRow!==void 0){let r=o.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)
if(typeof r[u]!="string"){const h={instancePath:i+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[h]:e.push(h),a++}}else{const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(o.metadata!==void 0){let r=o.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(t!=="url"){const u={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.url!==void 0){
let t=r.url;if(typeof t=="string"){if(C(t)<1){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!E.test(t)){const u={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return se.errors=e,a===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=D.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(o)){if(o.length<1){const d={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),a++}const l=o.length;for(let d=0;d<l;d++)se(o[d],{instancePath:i+"/"+d,parentData:o,
parentDataProperty:d,rootData:b,dynamicAnchors:g})||(e=e===null?se.errors:e.concat(se.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(Array.isArray(o)){
if(o.length<1){const d={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[d]:e.push(d),a++}const l=o.length;for(let d=0;d<l;d++){let k=o[d];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const F in k)if(F!=="@url"&&typeof k[F]!="\
string"){const q={instancePath:i+"/"+d+"/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const F={instancePath:i+"\
/"+d+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(
F),a++}}else{const F={instancePath:i+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[F]:e.push(F),a++}}}else{const l={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof o=="string"){if(C(o)>0){const k={instancePath:i,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:i,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2)}if(t)
a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[l]:e.push(l),a++}return D.errors=e,m.items=p,a===0}D.evaluated={dynamicProps:!1,dynamicItems:!0};var as={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},De={type:"object",required:[
"compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},
header:{type:"string",enum:["Y","N"]}}},ns={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^\
[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},x=new RegExp("^[1-9][0-9]*$","\
u"),Oe=new RegExp("^(0|[1-9][0-9]*)$","u");function T(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=T.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.viewName===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.
push(r),a++}if(o.pageStart===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have \
required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}if(o.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(o.totalCount===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const t={instancePath:i,schemaPath:"#/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.
viewName!==void 0){let r=o.viewName;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/viewName",schemaPath:"\
#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.pageStart!==void 0){let r=o.pageStart;
if(typeof r=="string"){if(!x.test(r)){const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/pageStart",schemaPath:"#/properties/pageSta\
rt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.dataSize!==void 0){let r=o.dataSize;if(typeof r=="st\
ring"){if(!Oe.test(r)){const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.totalCount!==void 0){let r=o.totalCount;if(typeof r=="string"){if(!Oe.
test(r)){const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must\
 match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.source!==void 0){let r=o.source;if(typeof r!="string"){const t={instancePath:i+
"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="index"||r===
"scan")){const t={instancePath:i+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:as.properties.source.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.detected!==void 0){let r=o.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
compressed===void 0){const t={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compre\
ssed"},message:"must have required property 'compressed'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="compressed"||t==="delimiter"||t==="quote"||t===
"terminator"||t==="encoding"||t==="header")){const u={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.compressed!==void 0){let t=r.compressed;
if(typeof t!="string"){const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:i+"/detected/compressed",schemaPath:"contrac\
t#/$defs/DetectedFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:De.properties.compressed.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[u]:e.push(u),a++}}if(r.delimiter!==void 0){let t=r.delimiter;if(typeof t=="string"){if(C(t)<1){const u={instancePath:i+"/detected/deli\
miter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.quote!==void 0){let t=r.quote;if(typeof t=="string"){if(C(t)<1){const u={
instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties\
/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!=
"string"){const u={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="lf"||t==="cr"||t==="crlf")){const u={instancePath:i+"/detected/terminator",schemaPath:"co\
ntract#/$defs/DetectedFormat/properties/terminator/enum",keyword:"enum",params:{allowedValues:De.properties.terminator.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const u={instancePath:i+"/detected/encoding",schemaPath:"\
contract#/$defs/DetectedFormat/properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="\
utf-8"||t==="unicode"||t==="cp1252"||t==="euc-jp"||t==="euc-kr"||t==="gb2312"||t==="cp932"||t==="big5"||t==="identity")){const u={instancePath:i+"/detected/enco\
ding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:De.properties.encoding.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.header!==void 0){let t=r.header;if(typeof t!="string"){const u={instancePath:i+"/detected/\
header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{
allowedValues:De.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/det\
ected",schemaPath:"contract#/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(o.rejected!==
void 0){let r=o.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",
params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="o\
bject"&&!Array.isArray(h)){if(h.line===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[p]:e.push(p),a++}if(h.reason===void 0){const p={instancePath:i+"/rejected/"+u,
schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?
e=[p]:e.push(p),a++}if(h.detail===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="line"||p==="reason"||p==="deta\
il")){const f={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.line!==void 0){let p=h.line;if(typeof p=="string"){if(!x.test(p)){const f={instancePath:i+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match\
 pattern "^[1-9][0-9]*$"'};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/propertie\
s/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.reason!==void 0){let p=h.reason;if(typeof p!="st\
ring"){const f={instancePath:i+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[f]:e.push(f),a++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const f={instancePath:i+"/rejec\
ted/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:ns.properties.reason.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[f]:e.push(f),a++}}if(h.detail!==void 0){let p=h.detail;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+
"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+
"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return T.errors=e,a===0}T.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function te(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=te.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(C(p)<
1){const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={
instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}o.rows!==void 0&&(D(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?T.errors:e.concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return te.errors=e,a===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ze.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),te(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?te.errors:e.concat(te.errors),
a=e.length),ze.errors=e,a===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=Ie;function Ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="url"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!E.test(r)){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=_e,is=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function _e(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(C(r)>38){
const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!is.test(r)){const t={instancePath:i+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return _e.errors=e,a===0}_e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var us=Be,ls={type:"string",enum:["reader","editor","administrator"]};function ae(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o.authenticated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(o.username===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(o.role===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),a++}for(const r in o)if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.authenticated!==void 0&&typeof o.
authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.username!==void 0){let r=o.username;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(o.role!==void 0){let r=o.role;if(typeof r!="string"){const t={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:i+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ae.errors=e,a===
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Be.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ae(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?ae.errors:e.concat(ae.errors),a=e.length),Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Ve;
function Ve(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ve.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.path!==void 0){let r=o.path;if(typeof r=="string"){if(C(r)>255){const t={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===
0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr=Se;function Se(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated=
{dynamicProps:!1,dynamicItems:!1};var ds=Ge,$r={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Fr=new RegExp('^"[0-9a-z-]+"$',"u");function Ge(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(o["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(o["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["content-length"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(o["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-reques\
t-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["\
ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.etag!==void 0){let r=o.etag;if(typeof r=="string"){if(!Fr.test(r)){const t={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:$r.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["last-modified"]!==void 0){let r=o["last-modified"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(o["accept-ranges"]!==void 0){let r=o["accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){
const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:$r.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["content-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["content-disp\
osition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ge.
errors=e,a===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var ps=He,jr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},cs=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function He(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=He.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),a++}if(o["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(o["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["\
content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(o["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(o["content-ran\
ge"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["\
ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.etag!==void 0){
let r=o.etag;if(typeof r=="string"){if(!Fr.test(r)){const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!=
"string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:jr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["last-modified"]!==void 0){
let r=o["last-modified"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["accept-ranges"]!==void 0){let r=o["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:jr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["conte\
nt-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["content-disposition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(C(r)<1){const t={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["content-range"]!==void 0){let r=o["content-range"];if(typeof r=="stri\
ng"){if(!cs.test(r)){const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var hs=Ke,ys={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ke.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){
if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){
let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==
void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.etag!==void 0){let r=o.etag;if(typeof r=="string"){if(!Fr.test(r)){const t={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!="string"){const t={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ys.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var fs=We,gs=new RegExp("^bytes \\*/[0-9]+$","u");function We(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=We.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(o["x-reque\
st-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["content-range"]!==void 0){let r=o["con\
tent-range"];if(typeof r=="string"){if(!gs.test(r)){const t={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}We.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var bs=Ue;function L(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=L.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}
if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}o.rows!==
void 0&&(D(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?D.errors:e.concat(D.errors),a=e.length)),
o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?T.errors:e.
concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return L.errors=e,a===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=I.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.entityId===void 0){const l={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(
l),a++}if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="entityId"||l==="job")){const d={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!x.test(
l)){const d={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{
const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===
a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return I.errors=e,
m.props=p,a===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!I(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?I.errors:e.concat(I.errors),a=e.length;else var r=I.evaluated.props;return Ue.errors=e,m.props=r,a===0}Ue.evaluated={dynamicProps:!0,
dynamicItems:!1};var Rs=Ye,Dr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ne(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(o.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(o.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.columnisedName!==
void 0){let r=o.columnisedName;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.humanisedName!==void 0){let r=o.
humanisedName;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.type!==void 0){let r=o.type;if(typeof r!="\
string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Dr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ne.errors=e,a===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=O.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){if(o.start===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(o.end===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),a++}if(o.start!==void 0){let r=o.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(o.end!==void 0){let r=o.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:i+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),a++}}}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.suggestion!==
void 0&&typeof o.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(o.warnings===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in o)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.valid!==void 0&&typeof o.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Dr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.printed!==void 0){let r=o.printed;
if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)ne(r[u],{instancePath:i+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length)}else{
const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)O(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.warnings!==void 0){let r=o.warnings;if(Array.isArray(r)){const t=r.
length;for(let u=0;u<t;u++)O(r[u],{instancePath:i+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(
O.errors),a=e.length)}else{const t={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return oe.errors=e,a===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ye.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),oe(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?oe.errors:e.concat(oe.errors),a=e.length),Ye.errors=e,a===0}Ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _=Qe;function Qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.count===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="count"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.count!==void 0){let r=o.count;if(typeof r==
"string"){if(!Oe.test(r)){const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Ze;function Ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(o.entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="entityI\
d"||r==="job")){const t={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!E.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.entityId!==
void 0){let r=o.entityId;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!E.test(r)){const t={
instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var A=Xe;function B(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=B.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l==
"string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=f===a;if(w&&t?(t=!1,u=[u,1]):w&&(t=!0,u=1,p!==!0&&(p=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return B.
errors=e,m.props=p,a===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!B(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?B.errors:e.concat(B.errors),a=e.length;else var r=B.evaluated.props;return Xe.errors=e,m.props=r,a===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Or=er;function er(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=er.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof o=="string"){if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Fe=rr;function rr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["\
x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["\
ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["content-security-policy"]!==void 0&&typeof o["content-security-policy"]!="string"){const r={instancePath:i+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return rr.
errors=e,a===0}rr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var ws=sr;function sr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=sr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}
for(const r in o)if(r!=="value"){const t={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.value!==void 0&&typeof o.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return sr.errors=e,a===0}
sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs=tr,Ps={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},zr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Ir={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},ks={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ie.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(o.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
a++}if(o.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),a++}if(o.optional===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),a++}if(o.repeated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.name!==void 0&&typeof o.name!="string"){const r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.type!==void 0){let r=o.
type;if(typeof r!="string"){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Ir.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.kind!==void 0){let r=o.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ks.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.optional!==void 0&&typeof o.optional!="boolean"){const r={instancePath:i+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.repeated!==void 0&&
typeof o.repeated!="boolean"){const r={instancePath:i+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),a++}if(o.words!==void 0){let r=o.words;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){
const h={instancePath:i+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),a++}}else{const t={instancePath:i+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return ie.errors=e,a===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=ue.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.form===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),a++}if(o.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),a++}if(o.returns===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r===
"form"||r==="parameters"||r==="returns")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.form!==void 0&&typeof o.form!="string"){const r={instancePath:i+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.parameters!==void 0){let r=o.parameters;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)ie(r[u],{instancePath:i+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ie.errors:e.concat(ie.errors),a=e.length)}else{const t={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.returns!==void 0){let r=o.returns;if(typeof r!="string"){const t={instancePath:i+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:i+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Ir.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ue.errors=e,a===
0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),a++}if(o.group===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),a++}if(o.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),a++}if(o.signatures===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(o.examples===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.name!==void 0&&typeof o.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(o.group!==void 0){let r=o.group;if(typeof r!="string"){const t={instancePath:i+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const t={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:Ps.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.description!==
void 0&&typeof o.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.signatures!==void 0){let r=o.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:i+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),a++}const t=r.length;for(let u=0;u<t;u++)ue(r[u],{instancePath:i+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?
ue.errors:e.concat(ue.errors),a=e.length)}else{const t={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.examples!==void 0){let r=o.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:i+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const p={instancePath:i+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),a++}if(h.result===void 0){const p={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="expression"||p===
"result"||p==="row")){const f={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.expression!==void 0&&typeof h.expression!="string"){const p={
instancePath:i+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}if(h.result!==void 0){let p=h.result;if(typeof p!="string"&&p!==null){const f={instancePath:i+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:zr.properties.result.type},message:"must be string,null"};e===
null?e=[f]:e.push(f),a++}}if(h.row!==void 0){let p=h.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const f in p){let w=p[f];if(typeof w!="string"&&w!==null){
const l={instancePath:i+"/examples/"+u+"/row/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:zr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[l]:e.push(l),a++}}else{const f={
instancePath:i+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return le.errors=e,a===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.functions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="functions"){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.functions!==void 0){let r=o.functions;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)le(r[u],{instancePath:i+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?le.errors:e.concat(le.errors),a=e.length)}else{const t={instancePath:i+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function tr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=tr.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),me(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.
concat(me.errors),a=e.length),tr.errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=ar,Es={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
As=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Ls=new RegExp("^[^\\x00]*$","u");function de(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=de.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Array.isArray(o)){if(o.length>4){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[t]:e.push(t),a++}if(o.length<4){const t={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[t]:e.push(t),a++}const r=o.length;if(r>0){let t=o[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&isFinite(t))){const u={instancePath:i+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),a++}if(typeof t=="number"&&isFinite(
t)){if(t>10||isNaN(t)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),a++}if(t<1||isNaN(t)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let t=o[1];if(typeof t=="string"){if(C(t)>128){const u={instancePath:i+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),a++}if(C(
t)<1){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),a++}if(!As.test(t)){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let t=o[2];if(typeof t=="string"){if(C(t)>4e3){const u={instancePath:i+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),a++}if(!Ls.test(t)){
const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let t=o[3];if(typeof t!="string"){const u={instancePath:i+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:i+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Es.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return de.errors=e,a===0}de.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function pe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(o)){if(o.length>
10){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),a++}
const r=o.length;for(let t=0;t<r;t++)de(o[t],{instancePath:i+"/"+t,parentData:o,parentDataProperty:t,rootData:b,dynamicAnchors:g})||(e=e===null?de.errors:e.concat(
de.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return pe.errors=e,a===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=ar.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),pe(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length),ar.errors=e,a===0}ar.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var _r=nr,Ms=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function nr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=nr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["\
x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["\
ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!Ms.test(r)){const t={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Js=or;function V(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=V.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="url"||l==="entityId"||l==="rules")){const d={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l==
"string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{
const d={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[d]:e.push(d),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!x.test(l)){const d={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.rules!==void 0){let l=o.rules;if(Array.isArray(l)){const d=l.length;for(let k=0;k<
d;k++){let F=l[k];if(typeof F=="string"){if(!x.test(F)){const q={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[q]:e.push(q),a++}}else{const q={instancePath:i+
"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[q]:e.push(q),a++}}}else{const d={instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return V.errors=e,m.props=p,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function or(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!V(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?V.errors:e.concat(V.errors),a=e.length;else var r=V.
evaluated.props;return or.errors=e,m.props=r,a===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=ir;function S(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=S.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const d={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return S.errors=e,m.props=p,a===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ir.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!S(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?S.errors:e.concat(S.errors),a=e.length;else var r=S.
evaluated.props;return ir.errors=e,m.props=r,a===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns=ur;function G(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=G.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const d={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return G.errors=e,m.props=p,a===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function ur(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!G(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?G.errors:e.concat(G.errors),a=e.length;else var r=G.
evaluated.props;return ur.errors=e,m.props=r,a===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var H=lr,Ts={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ce(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(o.title===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(o.status===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(o.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const t={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const t={instancePath:i+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Ts.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.title!==void 0){let r=o.title;if(typeof r=="string"){if(C(r)<1){const t={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(o.status!==void 0){let r=o.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(o.id!==void 0){let r=o.id;if(typeof r=="string"){if(C(r)>38){const t={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.errors!==void 0){let r=o.
errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)j(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=lr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),ce(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length),lr.errors=e,
a===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=mr,$s=new RegExp("^([1-9][0-9]*)?$","u"),js=new RegExp("^([0-9]{1,2}|100)?$","u");function he(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.realAttribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(o.libraryAttribute===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(o.score===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const t={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.realAttribute!==void 0){let r=o.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:i+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[t]:e.push(t),a++}if(r.columnsisedName===void 0){const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){
const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="id"||t==="columnsisedName"||t==="humanisedName")){const u={
instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!$s.test(t)){const u={instancePath:i+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const t={instancePath:i+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:i+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(o.libraryAttribute!==void 0){let r=o.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),a++}if(r.name===void 0){const t={instancePath:i+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="id"||t==="name")){const u={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let t=r.id;if(typeof t=="string"){if(!x.test(t)){const u={instancePath:i+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:i+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
a++}}if(o.score!==void 0){let r=o.score;if(typeof r=="string"){if(!js.test(r)){const t={instancePath:i+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ye(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ye.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.attributeMapList===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="attributeMapList"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.attributeMapList!==void 0){let r=o.attributeMapList;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)he(r[u],{instancePath:i+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?he.errors:e.concat(he.errors),a=e.length)}else{const t={instancePath:i+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=mr.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),ye(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(ye.errors),
a=e.length),mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=dr;function dr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=dr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.job===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="job"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!E.test(r)){const t={instancePath:i+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=pr,Br={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function fe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=fe.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(o)){if(o.length<1){const t={instancePath:i,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),a++}const r=o.length;for(let t=0;t<r;t++){let u=o[t];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:i+"/"+t,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const p={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const p={instancePath:i+"/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const p={instancePath:i+"\
/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Br.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const p={instancePath:i+"/"+t+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const p={instancePath:i+"/"+t+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Br.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const h={instancePath:i+
"/"+t,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===0}fe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function pr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const m=pr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),fe(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),pr.errors=e,a===0}pr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var zs=cr;function K(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=K.evaluated;m.dynamicProps&&(m.props=void 0),m.
dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}
for(const l in o)if(l!=="url"){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}
const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,
u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);
var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return K.errors=e,m.props=p,a===0}K.evaluated={dynamicProps:!0,
dynamicItems:!1};function cr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=cr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!K(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
K.errors:e.concat(K.errors),a=e.length;else var r=K.evaluated.props;return cr.errors=e,m.props=r,a===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vr=hr;
function W(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=W.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.
push(l),a++}for(const l in o)if(l!=="url"){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<
1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===
a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.
job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&
t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:
e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return W.errors=e,
m.props=p,a===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function hr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=hr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!W(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?W.errors:e.concat(W.errors),a=e.length;else var r=W.evaluated.props;return hr.errors=e,m.props=r,a===0}hr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Sr=fr,Nr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Is={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},yr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Gr=Object.prototype.hasOwnProperty,_s={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ge(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(o.passing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(o.failing===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.value!==void 0){let r=o.value;if(typeof r!="string"&&r!==
null){const t={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:_s.properties.value.type},message:"must be string,null"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&C(r)>1001){const t={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[t]:e.push(t),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.aggregates!==void 0){let r=o.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={
instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:yr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof t=="string"&&C(t)>1001){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.
failing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:yr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&C(t)>1001){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hr={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function be(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(o.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(o.because===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="row"||r==="values"||r==="because")){const t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(o.row!==void 0){let r=o.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[t]:e.push(t),a++}}if(o.values!==void 0){let r=o.values;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const f={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;
if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0){let p=h.humanisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!=
"string"&&p!==null){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Hr.
properties.value.type},message:"must be string,null"};e===null?e=[f]:e.push(f),a++}if(typeof p=="string"&&C(p)>1001){const f={instancePath:i+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.because!==void 0){let r=o.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const t={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[t]:e.push(t),a++}if(r.explanation===void 0){const t={instancePath:i+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="expression"||t==="explanation")){const u={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let t=r.expression;if(typeof t=="string"){if(C(t)<1){const u={instancePath:i+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let t=r.explanation;if(typeof t=="string"){if(C(t)<1){const u={instancePath:i+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Re.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.rowsAnalyzed===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(o.passing===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(o.failing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(o.fraction===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(o.leftOut===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(o.failingRows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(o.warnings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!Gr.call(Nr.properties,
r)){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),a++}if(o.result!==void 0){let r=o.result;if(typeof r!="string"){const t={instancePath:i+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const t={
instancePath:i+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Nr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.rowsAnalyzed!==void 0){let r=o.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.fraction!==void 0){let r=o.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const t={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Nr.properties.
fraction.type},message:"must be number,null"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
0||isNaN(r)){const t={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}}if(o.leftOut!==void 0){let r=o.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const p={instancePath:i+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[p]:e.push(p),a++}
if(h.count===void 0){const p={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),a++}if(h.row===void 0){const p={instancePath:i+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[p]:e.push(p),a++}if(h.message===
void 0){const p={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="part"||p==="count"||p==="row"||p==="message")){const f={instancePath:i+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT ha\
ve additional properties"};e===null?e=[f]:e.push(f),a++}if(h.part!==void 0){let p=h.part;if(typeof p!="string"){const f={instancePath:i+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}if(!(p==="exp\
ression"||p==="filter"||p==="group"||p==="aggregate")){const f={instancePath:i+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:Is.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),a++}}if(h.count!==
void 0){let p=h.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const f={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),a++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const f={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),a++}}if(h.row!==void 0){let p=h.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const f={instancePath:i+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[f]:e.push(f),a++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const f={instancePath:i+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),a++}}if(h.
message!==void 0){let p=h.message;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={
instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.groupCount!==void 0){let r=o.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.groups!==void 0){let r=o.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:i+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)ge(r[u],{instancePath:i+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{const t={instancePath:i+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(o.aggregates!==void 0){let r=o.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[t]:e.push(t),a++}
for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:yr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&C(t)>1001){const u={
instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.failing;if(typeof t!="string"&&t!==null){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:yr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&C(t)>1001){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const t={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),a++}}if(o.failingRows!==void 0){let r=o.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:i+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++)be(r[u],{instancePath:i+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:
e.concat(be.errors),a=e.length)}else{const t={instancePath:i+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(o.warnings!==void 0){let r=o.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(typeof h=="string"){if(C(h)<1){const p={instancePath:i+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Kr={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function ve(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(o.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="row"||r==="values")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.row!==void 0){let r=o.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o.values!==void 0){let r=o.values;if(Array.isArray(
r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===
void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="value")){const f={instancePath:i+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT hav\
e additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0){
let p=h.humanisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[f]:e.push(f),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!="string"&&p!==null){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Hr.properties.value.type},message:"must be string,null"};e===null?e=[f]:e.push(
f),a++}if(typeof p=="string"&&C(p)>1001){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function we(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=we.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.number===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(o.name===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(o.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(o.expression===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(o.passing===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(o.failing===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(o.support===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(o.reason===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(o.wouldFail===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(o.threshold===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(o.priority===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!Gr.call(Kr.properties,r)){const t={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.number!==
void 0){let r=o.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:i+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
1||isNaN(r)){const t={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),a++}}}if(o.name!==void 0){let r=o.name;if(typeof r=="string"){if(C(r)>255){const t={instancePath:i+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(o.kind!==void 0){let r=o.kind;if(typeof r!="string"){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const t={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:Kr.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.expression!==void 0){let r=o.expression;if(typeof r=="string"){if(C(
r)>1e4){const t={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.filterExpression!==void 0){let r=o.
filterExpression;if(typeof r=="string"){if(C(r)>1e4){const t={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o.support!==void 0){let r=o.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const t={instancePath:i+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(o.reason!==void 0){let r=o.reason;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(o.wouldFail!==void 0){let r=o.wouldFail;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.failingRow!==
void 0&&(ve(o.failingRow,{instancePath:i+"/failingRow",parentData:o,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(
ve.errors),a=e.length)),o.threshold!==void 0){let r=o.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const t={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(o.priority!==void 0){let r=o.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const t={instancePath:i+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:i+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=e,a===
0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.version===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(o.suggestions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="version"||r==="suggestions")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.version!==void 0){let r=o.version;if(typeof r=="string"){if(C(r)>64){const t={instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.
suggestions!==void 0){let r=o.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)we(r[u],
{instancePath:i+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?we.errors:e.concat(we.errors),a=e.length)}else{const t={
instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=
e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=U.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const d={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;Re(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length);var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;
Ce(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length);var w=l===a;if(w&&t)
t=!1,u=[u,2];else{w&&(t=!0,u=2,p!==!0&&(p=!0));const k=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.rules===void 0){const q={instancePath:i,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[q]:e.push(
q),a++}for(const q in o)if(q!=="rules"){const J={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(o.rules!==void 0){let q=o.rules;if(Array.isArray(q)){if(q.length>
100){const M={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[M]:e.push(M),a++}if(q.length<1){const M={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[M]:e.push(M),a++}const J=q.length;for(let M=0;M<J;M++){
let N=q[M];if(typeof N=="string"){if(!x.test(N)){const Je={instancePath:i+"/rules/"+M,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Je]:e.push(Je),a++}}else{const Je={instancePath:i+"\
/rules/"+M,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Je]:
e.push(Je),a++}}}else{const J={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[J]:e.push(J),a++}}}else{const q={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[q]:e.push(q),a++}var w=k===a;if(w&&t)t=!1,u=[u,3];else{w&&(t=!0,u=3,p!==!0&&(p=!0));const q=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const M={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[M]:e.push(M),a++}if(o.file===void 0){const M={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[M]:e.push(M),a++}for(const M in o)if(!(M==="job"||
M==="file")){const N={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:M},
message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(o.job!==void 0){let M=o.job;if(typeof M=="string"){if(C(M)<1){const N={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[N]:e.push(N),a++}if(!E.test(M)){const N={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(o.file!==void 0){let M=o.
file;if(typeof M=="string"){if(C(M)<1){const N={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!E.test(M)){const N={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),a++}}else{const N={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),a++}}}else{const M={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[M]:e.push(M),a++}var w=q===a;if(w&&t)t=!1,u=[u,4];else{w&&(t=!0,u=4,p!==!0&&(p=!0));const M=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=M===a;w&&t?(t=!1,u=[u,5]):w&&(t=!0,u=5,p!==!0&&(p=
!0))}}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return U.errors=e,m.props=p,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function fr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=fr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!U(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.
evaluated.props;return fr.errors=e,m.props=r,a===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};var Bs=gr,Wr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function gr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=gr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.EDIT===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(o.DELETE===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="EDIT"||r==="DELETE")){const t={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.EDIT!==void 0){let r=o.EDIT;if(typeof r!="string"){const t={
instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Wr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.DELETE!==void 0){let r=o.DELETE;
if(typeof r!="string"){const t={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Wr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vs=br;function Y(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Y.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const d={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(
l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Y.errors=e,m.props=p,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function br(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!Y(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.
evaluated.props;return br.errors=e,m.props=r,a===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss=Rr;function Rr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof o=="string"){
if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return Rr.errors=e,a===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ur=vr;function vr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=vr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),typeof o=="string"){if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return vr.errors=e,a===0}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gs=wr;
function Q(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Q.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.category===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===
null?e=[l]:e.push(l),a++}if(o.keyword===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"\
keyword"},message:"must have required property 'keyword'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="category"||l==="keyword")){const d={instancePath:i,
schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional pr\
operties"};e===null?e=[d]:e.push(d),a++}if(o.category!==void 0){let l=o.category;if(typeof l=="string"){if(!x.test(l)){const d={instancePath:i+"/category",schemaPath:"\
contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.keyword!==void 0){let l=o.keyword;if(typeof l=="string"){if(!Oe.test(l)){const d={instancePath:i+
"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match patte\
rn "^(0|[1-9][0-9]*)$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/KeywordA\
dded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Q.errors=e,m.props=p,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function wr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=wr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!Q(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.
evaluated.props;return wr.errors=e,m.props=r,a===0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};var Hs=Cr,Ks=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64\
}/rulegroups/[1-9][0-9]*$","u");function Cr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Cr.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must\
 have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(C(r)>38){const t={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!Ks.test(r)){const t={instancePath:i+"/location",schemaPath:"#/properties/locati\
on/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/\
[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ws=Pr;function Z(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=Z.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.connectionId===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="connectionId")){const d={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.connectionId!==void 0){let l=o.connectionId;if(typeof l=="string"){if(!x.
test(l)){const d={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===
a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Z.errors=e,
m.props=p,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function Pr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Pr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!Z(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return Pr.errors=e,m.props=r,a===0}Pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Us=kr;function kr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=kr.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="message")){const t={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.url!==
void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!E.test(r)){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match for\
mat "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.message!==void 0){let r=o.message;if(typeof r=="string"){
if(C(r)<1){const t={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/message",schemaPath:"contract#/$defs/Load\
erConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return kr.errors=e,a===0}kr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ys=qr,Qs={type:"string",enum:["","cp1252","ascii","big5","cp125\
0","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864",
"cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identit\
y","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10",
"iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDing\
bats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function Pe(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.encodings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="encodings"){
const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[t]:e.push(t),a++}if(o.encodings!==void 0){let r=o.encodings;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h!=
"string"){const p={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||h==="cp1256"||
h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h==="cp862"||h===
"cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="ebcdic"||h===
"euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||h==="iso2022\
-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="iso8859-9"||h===
"iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||h==="koi8-u"||h===
"ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="macRoman"||h==="ma\
cRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8")){const p={instancePath:i+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Qs.enum},message:"must be equal to one of the allowed values"};e===
null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function qr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=qr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Pe(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length),qr.errors=e,a===0}qr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Zs=Er,Tr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},Xs={type:"string",enum:["delimited"]};function ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=ke.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.TYPE===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:
e.push(r),a++}if(o.SEQUENCE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have \
required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_DISP===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}
if(o.PARAM_TYPE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required p\
roperty 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_REQD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||
r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.TYPE!==void 0){let r=o.TYPE;if(typeof r!="string"){const t={instancePath:i+"/TY\
PE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="\
delimited"){const t={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Xs.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.SEQUENCE!==void 0){let r=o.SEQUENCE;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:i+
"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),a++}}if(o.PARAM_NAME!==void 0){let r=o.PARAM_NAME;if(typeof r!="string"){const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/prop\
erties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENS\
IONS"||r==="SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const t={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{
allowedValues:Tr.properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.PARAM_DISP!==void 0){let r=o.
PARAM_DISP;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.PARAM_TYPE!==void 0){let r=o.PARAM_TYPE;if(typeof r!="str\
ing"){const t={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}if(!(r==="directory"||r==="list")){const t={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Tr.
properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.PARAM_REQD!==void 0){let r=o.PARAM_REQD;if(typeof r!=
"string"){const t={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Tr.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=qe.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(o)){const r=o.length;for(let t=0;t<r;t++)ke(o[t],{instancePath:i+"/"+t,parentData:o,parentDataProperty:t,
rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Er(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Er.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),qe(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length),Er.
errors=e,a===0}Er.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var et=Ar;function X(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=X.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(l),a++}if(o.secret===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="webhook"||l==="secret")){const d={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.webhook!==void 0){let l=o.webhook;
if(typeof l=="string"){if(!x.test(l)){const d={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}if(o.secret!==
void 0){let l=o.secret;if(typeof l=="string"){if(C(l)<32){const d={instancePath:i+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===
a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!==
"url"){const d={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{
w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(o.
delivered===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(o.message===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in o)if(!(k===
"webhook"||k==="delivered"||k==="message")){const F={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(o.webhook!==void 0){let k=o.webhook;if(typeof k==
"string"){if(!x.test(k)){const F={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:i+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}if(o.delivered!==void 0&&typeof o.
delivered!="boolean"){const k={instancePath:i+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(o.message!==void 0){let k=o.message;if(typeof k=="string"){if(C(k)<1){const F={instancePath:i+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:i+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var w=l===a;if(w&&t)t=!1,u=[u,2];else{w&&(t=!0,u=2,p!==!0&&(p=!0));const k=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const q={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[q]:e.push(q),a++}if(o.file===void 0){const q={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[q]:e.push(
q),a++}for(const q in o)if(!(q==="job"||q==="file")){const J={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:q},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(o.job!==void 0){let q=o.job;if(typeof q==
"string"){if(C(q)<1){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!E.test(q)){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[J]:e.push(J),a++}}if(o.file!==void 0){let q=o.file;if(typeof q=="string"){if(C(q)<1){const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!E.test(q)){
const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const q={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),a++}var w=k===a;if(w&&t)t=!1,u=[u,3];else{w&&(t=!0,
u=3,p!==!0&&(p=!0));const q=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);
var w=q===a;w&&t?(t=!1,u=[u,4]):w&&(t=!0,u=4,p!==!0&&(p=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return X.errors=e,m.props=p,a===0}X.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ar.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!X(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
X.errors:e.concat(X.errors),a=e.length;else var r=X.evaluated.props;return Ar.errors=e,m.props=r,a===0}Ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Yr=Lr,
Qr={type:["string","array"],maxItems:2,items:{type:"string"}};function Ee(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const m=Ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.dataRow===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.dataRow!==void 0){let r=o.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const p={
instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Qr.type},message:"must be string,array"};e===null?e=[p]:e.push(
p),a++}if(Array.isArray(h)){if(h.length>2){const f={instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[f]:e.push(f),a++}const p=h.length;for(let f=0;f<p;f++)if(typeof h[f]!="string"){const w={instancePath:i+"\
/dataRow/"+u+"/"+f,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),a++}}}}else{
const t={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(o.metadata!==void 0){let r=o.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:i+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),a++}
for(const t in r)if(t!=="url"){const u={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){
if(C(t)<1){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!E.test(t)){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[u]:e.push(u),a++}}else{const u={
instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){for(const r in o)if(r!=="@url"){let t=o[r];if(typeof t!="string"&&!Array.isArray(t)){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Qr.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(t)){if(t.length>2){const h={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=t.length;for(let h=0;h<u;h++)if(typeof t[h]!="string"){const p={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}if(o["@url"]!==void 0&&typeof o["@url"]!="string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=z.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(o)){if(o.length<1){const d={instancePath:i,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),a++}const l=o.length;for(let d=0;d<l;d++)Ee(o[d],
{instancePath:i+"/"+d,parentData:o,parentDataProperty:d,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{const l={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;
if(Array.isArray(o)){if(o.length<1){const d={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[d]:e.push(d),a++}const l=o.length;for(let d=0;d<l;d++)Ae(o[d],{instancePath:i+"/"+d,parentData:o,parentDataProperty:d,rootData:b,dynamicAnchors:g})||
(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof o=="string"){if(C(o)>0){const k={
instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=l===a;w&&
t?(t=!1,u=[u,2]):w&&(t=!0,u=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return z.errors=e,m.items=p,a===0}z.evaluated={dynamicProps:!1,dynamicItems:!0};function Le(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.columns!==void 0){let r=o.columns;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){
const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addit\
ional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const p={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),a++}}}else{const t={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}o.rows!==void 0&&(z(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?z.errors:e.concat(z.errors),a=e.length)),o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?T.errors:e.concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Lr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Lr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),Le(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length),Lr.
errors=e,a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Mr;function Me(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const m=Me.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||
r==="rows"||r==="metadata")){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.
humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.
push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(C(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:
e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const t={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}o.rows!==
void 0&&(z(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length)),
o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?T.errors:e.
concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Me.errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ee(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=ee.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const d={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){const d={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),a++}if(!E.test(l)){
const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),a++}}else{const d={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;
Me(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length);var w=f===a;if(w&&t?
(t=!1,u=[u,1]):w&&(t=!0,u=1,p!==!0&&(p=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return ee.errors=e,m.props=p,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};
function Mr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Mr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),!ee(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(
ee.errors),a=e.length;else var r=ee.evaluated.props;return Mr.errors=e,m.props=r,a===0}Mr.evaluated={dynamicProps:!0,dynamicItems:!1};var st=Jr;function Jr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const m=Jr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var tt={"getOpenApiDocument ok":rs,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":s,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":s,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":s,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":s,"getOpenApiDocument \
internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":s,"changePassword badRequest headers":n,"changePassword unauthorized":s,
"changePassword unauthorized headers":y,"changePassword contentTooLarge":s,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":s,"c\
hangePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":s,"changePassword tooManyRequests headers":c,"changePassword internalError":s,"ch\
angePassword internalError headers":n,"changePassword unavailable":s,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":n,
"listRepositories badRequest":s,"listRepositories badRequest headers":n,"listRepositories notFound":s,"listRepositories notFound headers":n,"listRepositories no\
tAcceptable":s,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":s,"listRepositories tooManyRequests headers":c,"listRepositories in\
ternalError":s,"listRepositories internalError headers":n,"listRepositories unavailable":s,"listRepositories unavailable headers":c,"createRepository created":$,
"createRepository created headers":os,"createRepository badRequest":s,"createRepository badRequest headers":n,"createRepository unauthorized":s,"createRepositor\
y unauthorized headers":y,"createRepository forbidden":s,"createRepository forbidden headers":n,"createRepository notAcceptable":s,"createRepository notAcceptab\
le headers":n,"createRepository conflict":s,"createRepository conflict headers":n,"createRepository contentTooLarge":s,"createRepository contentTooLarge headers":n,
"createRepository unsupportedMediaType":s,"createRepository unsupportedMediaType headers":n,"createRepository tooManyRequests":s,"createRepository tooManyReques\
ts headers":c,"createRepository internalError":s,"createRepository internalError headers":n,"createRepository unavailable":s,"createRepository unavailable heade\
rs":c,"getRepository ok":P,"getRepository ok headers":n,"getRepository badRequest":s,"getRepository badRequest headers":n,"getRepository unauthorized":s,"getRep\
ository unauthorized headers":y,"getRepository forbidden":s,"getRepository forbidden headers":n,"getRepository notFound":s,"getRepository notFound headers":n,"g\
etRepository notAcceptable":s,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":s,"getRepository tooManyRequests headers":c,"getRepository\
 internalError":s,"getRepository internalError headers":n,"getRepository unavailable":s,"getRepository unavailable headers":c,"deleteRepository noContent header\
s":n,"deleteRepository badRequest":s,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":s,"deleteRepository unauthorized headers":y,"delete\
Repository forbidden":s,"deleteRepository forbidden headers":n,"deleteRepository notFound":s,"deleteRepository notFound headers":n,"deleteRepository tooManyRequ\
ests":s,"deleteRepository tooManyRequests headers":c,"deleteRepository internalError":s,"deleteRepository internalError headers":n,"deleteRepository unavailable":s,
"deleteRepository unavailable headers":c,"login ok":us,"login ok headers":n,"login badRequest":s,"login badRequest headers":n,"login forbidden":s,"login forbidd\
en headers":n,"login notFound":s,"login notFound headers":n,"login notAcceptable":s,"login notAcceptable headers":n,"login tooManyRequests":s,"login tooManyRequ\
ests headers":c,"login internalError":s,"login internalError headers":n,"login unavailable":s,"login unavailable headers":c,"uploadFile ok":ms,"uploadFile ok he\
aders":n,"uploadFile badRequest":s,"uploadFile badRequest headers":n,"uploadFile unauthorized":s,"uploadFile unauthorized headers":y,"uploadFile forbidden":s,"u\
ploadFile forbidden headers":n,"uploadFile notFound":s,"uploadFile notFound headers":n,"uploadFile notAcceptable":s,"uploadFile notAcceptable headers":n,"upload\
File contentTooLarge":s,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":s,"uploadFile unsupportedMediaType headers":n,"uploadFile tooMa\
nyRequests":s,"uploadFile tooManyRequests headers":c,"uploadFile internalError":s,"uploadFile internalError headers":n,"uploadFile unavailable":s,"uploadFile un\
available headers":c,"listFiles ok":P,"listFiles ok headers":n,"listFiles badRequest":s,"listFiles badRequest headers":n,"listFiles unauthorized":s,"listFiles u\
nauthorized headers":y,"listFiles forbidden":s,"listFiles forbidden headers":n,"listFiles notFound":s,"listFiles notFound headers":n,"listFiles notAcceptable":s,
"listFiles notAcceptable headers":n,"listFiles tooManyRequests":s,"listFiles tooManyRequests headers":c,"listFiles internalError":s,"listFiles internalError hea\
ders":n,"listFiles unavailable":s,"listFiles unavailable headers":c,"deleteFile noContent headers":n,"deleteFile badRequest":s,"deleteFile badRequest headers":n,
"deleteFile unauthorized":s,"deleteFile unauthorized headers":y,"deleteFile forbidden":s,"deleteFile forbidden headers":n,"deleteFile notFound":s,"deleteFile no\
tFound headers":n,"deleteFile conflict":s,"deleteFile conflict headers":n,"deleteFile tooManyRequests":s,"deleteFile tooManyRequests headers":c,"deleteFile inte\
rnalError":s,"deleteFile internalError headers":n,"deleteFile unavailable":s,"deleteFile unavailable headers":c,"downloadExport ok":xr,"downloadExport ok header\
s":ds,"downloadExport partialContent":xr,"downloadExport partialContent headers":ps,"downloadExport notModified headers":hs,"downloadExport badRequest":s,"downl\
oadExport badRequest headers":n,"downloadExport unauthorized":s,"downloadExport unauthorized headers":y,"downloadExport forbidden":s,"downloadExport forbidden h\
eaders":n,"downloadExport notFound":s,"downloadExport notFound headers":n,"downloadExport conflict":s,"downloadExport conflict headers":n,"downloadExport rangeN\
otSatisfiable":s,"downloadExport rangeNotSatisfiable headers":fs,"downloadExport tooManyRequests":s,"downloadExport tooManyRequests headers":c,"downloadExport i\
nternalError":s,"downloadExport internalError headers":n,"downloadExport unavailable":s,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities\
 ok headers":n,"listEntities badRequest":s,"listEntities badRequest headers":n,"listEntities unauthorized":s,"listEntities unauthorized headers":y,"listEntities\
 forbidden":s,"listEntities forbidden headers":n,"listEntities notFound":s,"listEntities notFound headers":n,"listEntities notAcceptable":s,"listEntities notAcc\
eptable headers":n,"listEntities tooManyRequests":s,"listEntities tooManyRequests headers":c,"listEntities internalError":s,"listEntities internalError headers":n,
"listEntities unavailable":s,"listEntities unavailable headers":c,"runEntitiesCommand ok":bs,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent hea\
ders":n,"runEntitiesCommand badRequest":s,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand unauthorized":s,"runEntitiesCommand unauthorized headers":y,
"runEntitiesCommand forbidden":s,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":s,"runEntitiesCommand notFound headers":n,"runEntitiesCo\
mmand notAcceptable":s,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":s,"runEntitiesCommand conflict headers":n,"runEntitiesCommand \
contentTooLarge":s,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":s,"runEntitiesCommand unsupportedMediaType headers":n,
"runEntitiesCommand tooManyRequests":s,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":s,"runEntitiesCommand internalError hea\
ders":n,"runEntitiesCommand unavailable":s,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":Rs,"runExpressionsCommand ok headers":n,"runExp\
ressionsCommand badRequest":s,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthorized":s,"runExpressionsCommand unauthorized headers":y,
"runExpressionsCommand forbidden":s,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notFound":s,"runExpressionsCommand notFound headers":n,"r\
unExpressionsCommand notAcceptable":s,"runExpressionsCommand notAcceptable headers":n,"runExpressionsCommand conflict":s,"runExpressionsCommand conflict headers":n,
"runExpressionsCommand contentTooLarge":s,"runExpressionsCommand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaType":s,"runExpressionsComman\
d unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":s,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalErr\
or":s,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":s,"runExpressionsCommand unavailable headers":c,"countEntities ok":_,"\
countEntities ok headers":n,"countEntities badRequest":s,"countEntities badRequest headers":n,"countEntities unauthorized":s,"countEntities unauthorized headers":y,
"countEntities forbidden":s,"countEntities forbidden headers":n,"countEntities notFound":s,"countEntities notFound headers":n,"countEntities notAcceptable":s,"c\
ountEntities notAcceptable headers":n,"countEntities tooManyRequests":s,"countEntities tooManyRequests headers":c,"countEntities internalError":s,"countEntities\
 internalError headers":n,"countEntities unavailable":s,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":n,"getEntity badRequest":s,
"getEntity badRequest headers":n,"getEntity unauthorized":s,"getEntity unauthorized headers":y,"getEntity forbidden":s,"getEntity forbidden headers":n,"getEntit\
y notFound":s,"getEntity notFound headers":n,"getEntity notAcceptable":s,"getEntity notAcceptable headers":n,"getEntity tooManyRequests":s,"getEntity tooManyReq\
uests headers":c,"getEntity internalError":s,"getEntity internalError headers":n,"getEntity unavailable":s,"getEntity unavailable headers":c,"runEntityCommand o\
k":vs,"runEntityCommand ok headers":n,"runEntityCommand badRequest":s,"runEntityCommand badRequest headers":n,"runEntityCommand unauthorized":s,"runEntityComman\
d unauthorized headers":y,"runEntityCommand forbidden":s,"runEntityCommand forbidden headers":n,"runEntityCommand notFound":s,"runEntityCommand notFound headers":n,
"runEntityCommand notAcceptable":s,"runEntityCommand notAcceptable headers":n,"runEntityCommand conflict":s,"runEntityCommand conflict headers":n,"runEntityComm\
and contentTooLarge":s,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupportedMediaType":s,"runEntityCommand unsupportedMediaType headers":n,
"runEntityCommand tooManyRequests":s,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":s,"runEntityCommand internalError headers":n,
"runEntityCommand unavailable":s,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":n,"deleteEntity badRequest":s,"deleteEntity badReques\
t headers":n,"deleteEntity unauthorized":s,"deleteEntity unauthorized headers":y,"deleteEntity forbidden":s,"deleteEntity forbidden headers":n,"deleteEntity not\
Found":s,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":s,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":s,"deleteEntit\
y internalError headers":n,"deleteEntity unavailable":s,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":n,"listRows badRequest":s,"li\
stRows badRequest headers":n,"listRows unauthorized":s,"listRows unauthorized headers":y,"listRows forbidden":s,"listRows forbidden headers":n,"listRows notFoun\
d":s,"listRows notFound headers":n,"listRows notAcceptable":s,"listRows notAcceptable headers":n,"listRows conflict":s,"listRows conflict headers":n,"listRows t\
ooManyRequests":s,"listRows tooManyRequests headers":c,"listRows internalError":s,"listRows internalError headers":n,"listRows unavailable":s,"listRows unavaila\
ble headers":c,"runRowsCommand ok":A,"runRowsCommand ok headers":n,"runRowsCommand badRequest":s,"runRowsCommand badRequest headers":n,"runRowsCommand unauthori\
zed":s,"runRowsCommand unauthorized headers":y,"runRowsCommand forbidden":s,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":s,"runRowsCommand not\
Found headers":n,"runRowsCommand notAcceptable":s,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":s,"runRowsCommand conflict headers":n,"runR\
owsCommand contentTooLarge":s,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":s,"runRowsCommand unsupportedMediaType headers":n,
"runRowsCommand tooManyRequests":s,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":s,"runRowsCommand internalError headers":n,"runRows\
Command unavailable":s,"runRowsCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":n,"listRejectedRows badRequest":s,"listRejec\
tedRows badRequest headers":n,"listRejectedRows unauthorized":s,"listRejectedRows unauthorized headers":y,"listRejectedRows forbidden":s,"listRejectedRows forbi\
dden headers":n,"listRejectedRows notFound":s,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":s,"listRejectedRows notAcceptable headers":n,
"listRejectedRows tooManyRequests":s,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":s,"listRejectedRows internalError headers":n,
"listRejectedRows unavailable":s,"listRejectedRows unavailable headers":c,"getReport ok":Or,"getReport ok headers":Fe,"getReport badRequest":s,"getReport badReq\
uest headers":n,"getReport unauthorized":s,"getReport unauthorized headers":y,"getReport forbidden":s,"getReport forbidden headers":n,"getReport notFound":s,"ge\
tReport notFound headers":n,"getReport notAcceptable":s,"getReport notAcceptable headers":n,"getReport conflict":s,"getReport conflict headers":n,"getReport too\
ManyRequests":s,"getReport tooManyRequests headers":c,"getReport internalError":s,"getReport internalError headers":n,"getReport unavailable":s,"getReport unava\
ilable headers":c,"listAttributes ok":P,"listAttributes ok headers":n,"listAttributes badRequest":s,"listAttributes badRequest headers":n,"listAttributes unauth\
orized":s,"listAttributes unauthorized headers":y,"listAttributes forbidden":s,"listAttributes forbidden headers":n,"listAttributes notFound":s,"listAttributes \
notFound headers":n,"listAttributes notAcceptable":s,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":s,"listAttributes tooManyRequests\
 headers":c,"listAttributes internalError":s,"listAttributes internalError headers":n,"listAttributes unavailable":s,"listAttributes unavailable headers":c,"run\
AttributesCommand ok":A,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":s,"runAttributesCommand badRequest headers":n,"runAttributesComman\
d unauthorized":s,"runAttributesCommand unauthorized headers":y,"runAttributesCommand forbidden":s,"runAttributesCommand forbidden headers":n,"runAttributesComm\
and notFound":s,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":s,"runAttributesCommand notAcceptable headers":n,"runAttributesCo\
mmand contentTooLarge":s,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsupportedMediaType":s,"runAttributesCommand unsupportedMediaTy\
pe headers":n,"runAttributesCommand tooManyRequests":s,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":s,"runAttributesCom\
mand internalError headers":n,"runAttributesCommand unavailable":s,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":n,
"getAttribute badRequest":s,"getAttribute badRequest headers":n,"getAttribute unauthorized":s,"getAttribute unauthorized headers":y,"getAttribute forbidden":s,"\
getAttribute forbidden headers":n,"getAttribute notFound":s,"getAttribute notFound headers":n,"getAttribute notAcceptable":s,"getAttribute notAcceptable headers":n,
"getAttribute tooManyRequests":s,"getAttribute tooManyRequests headers":c,"getAttribute internalError":s,"getAttribute internalError headers":n,"getAttribute un\
available":s,"getAttribute unavailable headers":c,"listValues ok":P,"listValues ok headers":n,"listValues badRequest":s,"listValues badRequest headers":n,"listV\
alues unauthorized":s,"listValues unauthorized headers":y,"listValues forbidden":s,"listValues forbidden headers":n,"listValues notFound":s,"listValues notFound\
 headers":n,"listValues notAcceptable":s,"listValues notAcceptable headers":n,"listValues conflict":s,"listValues conflict headers":n,"listValues tooManyRequest\
s":s,"listValues tooManyRequests headers":c,"listValues internalError":s,"listValues internalError headers":n,"listValues unavailable":s,"listValues unavailable\
 headers":c,"runValuesCommand ok":A,"runValuesCommand ok headers":n,"runValuesCommand badRequest":s,"runValuesCommand badRequest headers":n,"runValuesCommand un\
authorized":s,"runValuesCommand unauthorized headers":y,"runValuesCommand forbidden":s,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":s,"run\
ValuesCommand notFound headers":n,"runValuesCommand notAcceptable":s,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":s,"runValuesCommand \
conflict headers":n,"runValuesCommand contentTooLarge":s,"runValuesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":s,"runValuesComman\
d unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":s,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":s,"runValue\
sCommand internalError headers":n,"runValuesCommand unavailable":s,"runValuesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":n,"listMasks\
 badRequest":s,"listMasks badRequest headers":n,"listMasks unauthorized":s,"listMasks unauthorized headers":y,"listMasks forbidden":s,"listMasks forbidden heade\
rs":n,"listMasks notFound":s,"listMasks notFound headers":n,"listMasks notAcceptable":s,"listMasks notAcceptable headers":n,"listMasks conflict":s,"listMasks co\
nflict headers":n,"listMasks tooManyRequests":s,"listMasks tooManyRequests headers":c,"listMasks internalError":s,"listMasks internalError headers":n,"listMasks\
 unavailable":s,"listMasks unavailable headers":c,"runMasksCommand ok":A,"runMasksCommand ok headers":n,"runMasksCommand badRequest":s,"runMasksCommand badReque\
st headers":n,"runMasksCommand unauthorized":s,"runMasksCommand unauthorized headers":y,"runMasksCommand forbidden":s,"runMasksCommand forbidden headers":n,"run\
MasksCommand notFound":s,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":s,"runMasksCommand notAcceptable headers":n,"runMasksCommand confl\
ict":s,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":s,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaTyp\
e":s,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":s,"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalE\
rror":s,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":s,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok h\
eaders":n,"listPatterns badRequest":s,"listPatterns badRequest headers":n,"listPatterns unauthorized":s,"listPatterns unauthorized headers":y,"listPatterns forb\
idden":s,"listPatterns forbidden headers":n,"listPatterns notFound":s,"listPatterns notFound headers":n,"listPatterns notAcceptable":s,"listPatterns notAcceptab\
le headers":n,"listPatterns conflict":s,"listPatterns conflict headers":n,"listPatterns tooManyRequests":s,"listPatterns tooManyRequests headers":c,"listPattern\
s internalError":s,"listPatterns internalError headers":n,"listPatterns unavailable":s,"listPatterns unavailable headers":c,"runPatternsCommand ok":A,"runPatter\
nsCommand ok headers":n,"runPatternsCommand badRequest":s,"runPatternsCommand badRequest headers":n,"runPatternsCommand unauthorized":s,"runPatternsCommand unau\
thorized headers":y,"runPatternsCommand forbidden":s,"runPatternsCommand forbidden headers":n,"runPatternsCommand notFound":s,"runPatternsCommand notFound heade\
rs":n,"runPatternsCommand notAcceptable":s,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand conflict":s,"runPatternsCommand conflict headers":n,
"runPatternsCommand contentTooLarge":s,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":s,"runPatternsCommand unsupporte\
dMediaType headers":n,"runPatternsCommand tooManyRequests":s,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":s,"runPatternsCom\
mand internalError headers":n,"runPatternsCommand unavailable":s,"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":A,"runSoundexesCommand ok h\
eaders":n,"runSoundexesCommand badRequest":s,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand unauthorized":s,"runSoundexesCommand unauthorized h\
eaders":y,"runSoundexesCommand forbidden":s,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand notFound":s,"runSoundexesCommand notFound headers":n,
"runSoundexesCommand notAcceptable":s,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand conflict":s,"runSoundexesCommand conflict headers":n,"r\
unSoundexesCommand contentTooLarge":s,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":s,"runSoundexesCommand unsuppor\
tedMediaType headers":n,"runSoundexesCommand tooManyRequests":s,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":s,"runSounde\
xesCommand internalError headers":n,"runSoundexesCommand unavailable":s,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetaphones ok hea\
ders":n,"listMetaphones badRequest":s,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":s,"listMetaphones unauthorized headers":y,"listMetapho\
nes forbidden":s,"listMetaphones forbidden headers":n,"listMetaphones notFound":s,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":s,"listMeta\
phones notAcceptable headers":n,"listMetaphones conflict":s,"listMetaphones conflict headers":n,"listMetaphones tooManyRequests":s,"listMetaphones tooManyReques\
ts headers":c,"listMetaphones internalError":s,"listMetaphones internalError headers":n,"listMetaphones unavailable":s,"listMetaphones unavailable headers":c,"r\
unMetaphonesCommand ok":A,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":s,"runMetaphonesCommand badRequest headers":n,"runMetaphonesComm\
and unauthorized":s,"runMetaphonesCommand unauthorized headers":y,"runMetaphonesCommand forbidden":s,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCo\
mmand notFound":s,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":s,"runMetaphonesCommand notAcceptable headers":n,"runMetaphones\
Command conflict":s,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":s,"runMetaphonesCommand contentTooLarge headers":n,"runMeta\
phonesCommand unsupportedMediaType":s,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooManyRequests":s,"runMetaphonesCommand tooMa\
nyRequests headers":c,"runMetaphonesCommand internalError":s,"runMetaphonesCommand internalError headers":n,"runMetaphonesCommand unavailable":s,"runMetaphonesC\
ommand unavailable headers":c,"unmaskValue ok":ws,"unmaskValue ok headers":n,"unmaskValue badRequest":s,"unmaskValue badRequest headers":n,"unmaskValue unauthor\
ized":s,"unmaskValue unauthorized headers":y,"unmaskValue forbidden":s,"unmaskValue forbidden headers":n,"unmaskValue notFound":s,"unmaskValue notFound headers":n,
"unmaskValue notAcceptable":s,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":s,"unmaskValue contentTooLarge headers":n,"unmaskValue unsuppo\
rtedMediaType":s,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":s,"unmaskValue tooManyRequests headers":c,"unmaskValue internalError":s,
"unmaskValue internalError headers":n,"unmaskValue unavailable":s,"unmaskValue unavailable headers":c,"listFunctions ok":Cs,"listFunctions ok headers":n,"listFu\
nctions badRequest":s,"listFunctions badRequest headers":n,"listFunctions unauthorized":s,"listFunctions unauthorized headers":y,"listFunctions forbidden":s,"li\
stFunctions forbidden headers":n,"listFunctions notFound":s,"listFunctions notFound headers":n,"listFunctions notAcceptable":s,"listFunctions notAcceptable head\
ers":n,"listFunctions tooManyRequests":s,"listFunctions tooManyRequests headers":c,"listFunctions internalError":s,"listFunctions internalError headers":n,"list\
Functions unavailable":s,"listFunctions unavailable headers":c,"listPriorities ok":qs,"listPriorities ok headers":n,"listPriorities badRequest":s,"listPrioritie\
s badRequest headers":n,"listPriorities unauthorized":s,"listPriorities unauthorized headers":y,"listPriorities forbidden":s,"listPriorities forbidden headers":n,
"listPriorities notFound":s,"listPriorities notFound headers":n,"listPriorities notAcceptable":s,"listPriorities notAcceptable headers":n,"listPriorities tooMan\
yRequests":s,"listPriorities tooManyRequests headers":c,"listPriorities internalError":s,"listPriorities internalError headers":n,"listPriorities unavailable":s,
"listPriorities unavailable headers":c,"runPrioritiesCommand created":$,"runPrioritiesCommand created headers":_r,"runPrioritiesCommand badRequest":s,"runPriori\
tiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":s,"runPrioritiesCommand unauthorized headers":y,"runPrioritiesCommand forbidden":s,"runPri\
oritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":s,"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":s,"runPrior\
itiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":s,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupporte\
dMediaType":s,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRequests":s,"runPrioritiesCommand tooManyRequests headers":c,"r\
unPrioritiesCommand internalError":s,"runPrioritiesCommand internalError headers":n,"runPrioritiesCommand unavailable":s,"runPrioritiesCommand unavailable heade\
rs":c,"runPriorityCommand created":$,"runPriorityCommand created headers":_r,"runPriorityCommand badRequest":s,"runPriorityCommand badRequest headers":n,"runPri\
orityCommand unauthorized":s,"runPriorityCommand unauthorized headers":y,"runPriorityCommand forbidden":s,"runPriorityCommand forbidden headers":n,"runPriorityC\
ommand notFound":s,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":s,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand\
 contentTooLarge":s,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedMediaType":s,"runPriorityCommand unsupportedMediaType headers":n,
"runPriorityCommand tooManyRequests":s,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":s,"runPriorityCommand internalError hea\
ders":n,"runPriorityCommand unavailable":s,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":n,"deletePriority badRequest":s,"delete\
Priority badRequest headers":n,"deletePriority unauthorized":s,"deletePriority unauthorized headers":y,"deletePriority forbidden":s,"deletePriority forbidden he\
aders":n,"deletePriority notFound":s,"deletePriority notFound headers":n,"deletePriority tooManyRequests":s,"deletePriority tooManyRequests headers":c,"deletePr\
iority internalError":s,"deletePriority internalError headers":n,"deletePriority unavailable":s,"deletePriority unavailable headers":c,"listLibraryEntities ok":P,
"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":s,"listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":s,"listLibra\
ryEntities unauthorized headers":y,"listLibraryEntities forbidden":s,"listLibraryEntities forbidden headers":n,"listLibraryEntities notFound":s,"listLibraryEnti\
ties notFound headers":n,"listLibraryEntities notAcceptable":s,"listLibraryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":s,"listLibrar\
yEntities tooManyRequests headers":c,"listLibraryEntities internalError":s,"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":s,"li\
stLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Js,"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":s,"ru\
nLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":s,"runLibraryEntitiesCommand unauthorized headers":y,"runLibraryEntitiesC\
ommand forbidden":s,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand notFound":s,"runLibraryEntitiesCommand notFound headers":n,"runLi\
braryEntitiesCommand notAcceptable":s,"runLibraryEntitiesCommand notAcceptable headers":n,"runLibraryEntitiesCommand conflict":s,"runLibraryEntitiesCommand conf\
lict headers":n,"runLibraryEntitiesCommand contentTooLarge":s,"runLibraryEntitiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaT\
ype":s,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand tooManyRequests":s,"runLibraryEntitiesCommand tooManyRequests heade\
rs":c,"runLibraryEntitiesCommand internalError":s,"runLibraryEntitiesCommand internalError headers":n,"runLibraryEntitiesCommand unavailable":s,"runLibraryEntit\
iesCommand unavailable headers":c,"countLibraryEntities ok":_,"countLibraryEntities ok headers":n,"countLibraryEntities badRequest":s,"countLibraryEntities badR\
equest headers":n,"countLibraryEntities unauthorized":s,"countLibraryEntities unauthorized headers":y,"countLibraryEntities forbidden":s,"countLibraryEntities f\
orbidden headers":n,"countLibraryEntities notFound":s,"countLibraryEntities notFound headers":n,"countLibraryEntities notAcceptable":s,"countLibraryEntities not\
Acceptable headers":n,"countLibraryEntities tooManyRequests":s,"countLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalError":s,"countLib\
raryEntities internalError headers":n,"countLibraryEntities unavailable":s,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,"getLibraryEntit\
y ok headers":n,"getLibraryEntity badRequest":s,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":s,"getLibraryEntity unauthorized headers":y,
"getLibraryEntity forbidden":s,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":s,"getLibraryEntity notFound headers":n,"getLibraryEntity notA\
cceptable":s,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":s,"getLibraryEntity tooManyRequests headers":c,"getLibraryEntity inte\
rnalError":s,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":s,"getLibraryEntity unavailable headers":c,"runLibraryEntityCommand ok":$,
"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":s,"runLibraryEntityCommand badRequest headers":n,"runLibraryEntityCommand unauthoriz\
ed":s,"runLibraryEntityCommand unauthorized headers":y,"runLibraryEntityCommand forbidden":s,"runLibraryEntityCommand forbidden headers":n,"runLibraryEntityComm\
and notFound":s,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":s,"runLibraryEntityCommand notAcceptable headers":n,"runLib\
raryEntityCommand conflict":s,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand contentTooLarge":s,"runLibraryEntityCommand contentTooLarge \
headers":n,"runLibraryEntityCommand unsupportedMediaType":s,"runLibraryEntityCommand unsupportedMediaType headers":n,"runLibraryEntityCommand tooManyRequests":s,
"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":s,"runLibraryEntityCommand internalError headers":n,"runLibraryEntit\
yCommand unavailable":s,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":n,"deleteLibraryEntity badRequest":s,"deleteLibr\
aryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":s,"deleteLibraryEntity unauthorized headers":y,"deleteLibraryEntity forbidden":s,"deleteLibra\
ryEntity forbidden headers":n,"deleteLibraryEntity notFound":s,"deleteLibraryEntity notFound headers":n,"deleteLibraryEntity tooManyRequests":s,"deleteLibraryEn\
tity tooManyRequests headers":c,"deleteLibraryEntity internalError":s,"deleteLibraryEntity internalError headers":n,"deleteLibraryEntity unavailable":s,"deleteL\
ibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":n,"listLibraryAttributes badRequest":s,"listLibraryAttribute\
s badRequest headers":n,"listLibraryAttributes unauthorized":s,"listLibraryAttributes unauthorized headers":y,"listLibraryAttributes forbidden":s,"listLibraryAt\
tributes forbidden headers":n,"listLibraryAttributes notFound":s,"listLibraryAttributes notFound headers":n,"listLibraryAttributes notAcceptable":s,"listLibrary\
Attributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":s,"listLibraryAttributes tooManyRequests headers":c,"listLibraryAttributes internalE\
rror":s,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":s,"listLibraryAttributes unavailable headers":c,"runLibraryAttribute\
sCommand ok":Fs,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":s,"runLibraryAttributesCommand badRequest headers":n,"runLib\
raryAttributesCommand unauthorized":s,"runLibraryAttributesCommand unauthorized headers":y,"runLibraryAttributesCommand forbidden":s,"runLibraryAttributesComman\
d forbidden headers":n,"runLibraryAttributesCommand notFound":s,"runLibraryAttributesCommand notFound headers":n,"runLibraryAttributesCommand notAcceptable":s,"\
runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":s,"runLibraryAttributesCommand conflict headers":n,"runLibraryAttrib\
utesCommand contentTooLarge":s,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributesCommand unsupportedMediaType":s,"runLibraryAttribute\
sCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":s,"runLibraryAttributesCommand tooManyRequests headers":c,"runLibraryAttr\
ibutesCommand internalError":s,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCommand unavailable":s,"runLibraryAttributesCommand un\
available headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":n,"getLibraryAttribute badRequest":s,"getLibraryAttribute badRequest headers":n,
"getLibraryAttribute unauthorized":s,"getLibraryAttribute unauthorized headers":y,"getLibraryAttribute forbidden":s,"getLibraryAttribute forbidden headers":n,"g\
etLibraryAttribute notFound":s,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":s,"getLibraryAttribute notAcceptable headers":n,"get\
LibraryAttribute tooManyRequests":s,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalError":s,"getLibraryAttribute internalError hea\
ders":n,"getLibraryAttribute unavailable":s,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand ok":$,"runLibraryAttributeCommand ok headers":n,
"runLibraryAttributeCommand badRequest":s,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAttributeCommand unauthorized":s,"runLibraryAttributeComm\
and unauthorized headers":y,"runLibraryAttributeCommand forbidden":s,"runLibraryAttributeCommand forbidden headers":n,"runLibraryAttributeCommand notFound":s,"r\
unLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":s,"runLibraryAttributeCommand notAcceptable headers":n,"runLibraryAttri\
buteCommand conflict":s,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand contentTooLarge":s,"runLibraryAttributeCommand contentTooLar\
ge headers":n,"runLibraryAttributeCommand unsupportedMediaType":s,"runLibraryAttributeCommand unsupportedMediaType headers":n,"runLibraryAttributeCommand tooMan\
yRequests":s,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":s,"runLibraryAttributeCommand internalError heade\
rs":n,"runLibraryAttributeCommand unavailable":s,"runLibraryAttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":n,"deleteLibraryA\
ttribute badRequest":s,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":s,"deleteLibraryAttribute unauthorized headers":y,"de\
leteLibraryAttribute forbidden":s,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFound":s,"deleteLibraryAttribute notFound headers":n,"\
deleteLibraryAttribute conflict":s,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooManyRequests":s,"deleteLibraryAttribute tooManyRequest\
s headers":c,"deleteLibraryAttribute internalError":s,"deleteLibraryAttribute internalError headers":n,"deleteLibraryAttribute unavailable":s,"deleteLibraryAttr\
ibute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":n,"listLibraryEntityRules badRequest":s,"listLibraryEntityRules b\
adRequest headers":n,"listLibraryEntityRules unauthorized":s,"listLibraryEntityRules unauthorized headers":y,"listLibraryEntityRules forbidden":s,"listLibraryEn\
tityRules forbidden headers":n,"listLibraryEntityRules notFound":s,"listLibraryEntityRules notFound headers":n,"listLibraryEntityRules notAcceptable":s,"listLib\
raryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":s,"listLibraryEntityRules tooManyRequests headers":c,"listLibraryEntityRules i\
nternalError":s,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":s,"listLibraryEntityRules unavailable headers":c,"runLibra\
ryEntityRulesCommand ok":Ns,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badRequest":H,"runLibraryEntityRulesCommand badRequest hea\
ders":n,"runLibraryEntityRulesCommand unauthorized":s,"runLibraryEntityRulesCommand unauthorized headers":y,"runLibraryEntityRulesCommand forbidden":s,"runLibra\
ryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":s,"runLibraryEntityRulesCommand notFound headers":n,"runLibraryEntityRulesComm\
and notAcceptable":s,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand conflict":s,"runLibraryEntityRulesCommand conflict hea\
ders":n,"runLibraryEntityRulesCommand contentTooLarge":s,"runLibraryEntityRulesCommand contentTooLarge headers":n,"runLibraryEntityRulesCommand unsupportedMedia\
Type":s,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequests":s,"runLibraryEntityRulesCommand tooManyRequ\
ests headers":c,"runLibraryEntityRulesCommand internalError":s,"runLibraryEntityRulesCommand internalError headers":n,"runLibraryEntityRulesCommand unavailable":s,
"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":n,"getLibraryRule badRequest":s,"getLibraryRule badReques\
t headers":n,"getLibraryRule unauthorized":s,"getLibraryRule unauthorized headers":y,"getLibraryRule forbidden":s,"getLibraryRule forbidden headers":n,"getLibra\
ryRule notFound":s,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":s,"getLibraryRule notAcceptable headers":n,"getLibraryRule tooManyRequests":s,
"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":s,"getLibraryRule internalError headers":n,"getLibraryRule unavailable":s,"getLibraryR\
ule unavailable headers":c,"runLibraryRuleCommand ok":$,"runLibraryRuleCommand ok headers":n,"runLibraryRuleCommand badRequest":H,"runLibraryRuleCommand badRequ\
est headers":n,"runLibraryRuleCommand unauthorized":s,"runLibraryRuleCommand unauthorized headers":y,"runLibraryRuleCommand forbidden":s,"runLibraryRuleCommand \
forbidden headers":n,"runLibraryRuleCommand notFound":s,"runLibraryRuleCommand notFound headers":n,"runLibraryRuleCommand notAcceptable":s,"runLibraryRuleComman\
d notAcceptable headers":n,"runLibraryRuleCommand conflict":s,"runLibraryRuleCommand conflict headers":n,"runLibraryRuleCommand contentTooLarge":s,"runLibraryRu\
leCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":s,"runLibraryRuleCommand unsupportedMediaType headers":n,"runLibraryRuleComman\
d tooManyRequests":s,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":s,"runLibraryRuleCommand internalError headers":n,"\
runLibraryRuleCommand unavailable":s,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":$,"deleteLibraryRule ok headers":n,"deleteLibraryRule \
badRequest":s,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":s,"deleteLibraryRule unauthorized headers":y,"deleteLibraryRule forbidde\
n":s,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":s,"deleteLibraryRule notFound headers":n,"deleteLibraryRule notAcceptable":s,"deleteLi\
braryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":s,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule internalError":s,"dele\
teLibraryRule internalError headers":n,"deleteLibraryRule unavailable":s,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,"listAssociatedRul\
es ok headers":n,"listAssociatedRules badRequest":s,"listAssociatedRules badRequest headers":n,"listAssociatedRules unauthorized":s,"listAssociatedRules unautho\
rized headers":y,"listAssociatedRules forbidden":s,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFound":s,"listAssociatedRules notFound head\
ers":n,"listAssociatedRules notAcceptable":s,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooManyRequests":s,"listAssociatedRules tooManyR\
equests headers":c,"listAssociatedRules internalError":s,"listAssociatedRules internalError headers":n,"listAssociatedRules unavailable":s,"listAssociatedRules \
unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":n,"listAssociatedEntities badRequest":s,"listAssociatedEntities badRequ\
est headers":n,"listAssociatedEntities unauthorized":s,"listAssociatedEntities unauthorized headers":y,"listAssociatedEntities forbidden":s,"listAssociatedEntit\
ies forbidden headers":n,"listAssociatedEntities notFound":s,"listAssociatedEntities notFound headers":n,"listAssociatedEntities notAcceptable":s,"listAssociate\
dEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":s,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEntities interna\
lError":s,"listAssociatedEntities internalError headers":n,"listAssociatedEntities unavailable":s,"listAssociatedEntities unavailable headers":c,"runAssociatedE\
ntitiesCommand ok":A,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":s,"runAssociatedEntitiesCommand badRequest headers":n,
"runAssociatedEntitiesCommand unauthorized":s,"runAssociatedEntitiesCommand unauthorized headers":y,"runAssociatedEntitiesCommand forbidden":s,"runAssociatedEnt\
itiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":s,"runAssociatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesCommand notA\
cceptable":s,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":s,"runAssociatedEntitiesCommand contentTooLar\
ge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":s,"runAssociatedEntitiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCommand \
tooManyRequests":s,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalError":s,"runAssociatedEntitiesCommand interna\
lError headers":n,"runAssociatedEntitiesCommand unavailable":s,"runAssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":xs,"getAttributeMap ok \
headers":n,"getAttributeMap badRequest":s,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":s,"getAttributeMap unauthorized headers":y,"getA\
ttributeMap forbidden":s,"getAttributeMap forbidden headers":n,"getAttributeMap notFound":s,"getAttributeMap notFound headers":n,"getAttributeMap notAcceptable":s,
"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":s,"getAttributeMap tooManyRequests headers":c,"getAttributeMap internalError":s,"get\
AttributeMap internalError headers":n,"getAttributeMap unavailable":s,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":Ds,"runAttributeMapCom\
mand ok headers":n,"runAttributeMapCommand badRequest":s,"runAttributeMapCommand badRequest headers":n,"runAttributeMapCommand unauthorized":s,"runAttributeMapC\
ommand unauthorized headers":y,"runAttributeMapCommand forbidden":s,"runAttributeMapCommand forbidden headers":n,"runAttributeMapCommand notFound":s,"runAttribu\
teMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":s,"runAttributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":s,"\
runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarge":s,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapCommand\
 unsupportedMediaType":s,"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyRequests":s,"runAttributeMapCommand tooManyReque\
sts headers":c,"runAttributeMapCommand internalError":s,"runAttributeMapCommand internalError headers":n,"runAttributeMapCommand unavailable":s,"runAttributeMap\
Command unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":n,"listBusinessRules badRequest":s,"listBusinessRules badRequest headers":n,
"listBusinessRules unauthorized":s,"listBusinessRules unauthorized headers":y,"listBusinessRules forbidden":s,"listBusinessRules forbidden headers":n,"listBusin\
essRules notFound":s,"listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":s,"listBusinessRules notAcceptable headers":n,"listBusinessRules t\
ooManyRequests":s,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":s,"listBusinessRules internalError headers":n,"listBusinessRul\
es unavailable":s,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":A,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRe\
quest":s,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":s,"runBusinessRulesCommand unauthorized headers":y,"runBusinessRu\
lesCommand forbidden":s,"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":s,"runBusinessRulesCommand notFound headers":n,"runBusi\
nessRulesCommand notAcceptable":s,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand contentTooLarge":s,"runBusinessRulesCommand content\
TooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":s,"runBusinessRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRe\
quests":s,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":s,"runBusinessRulesCommand internalError headers":n,"runBu\
sinessRulesCommand unavailable":s,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":_,"countBusinessRules ok headers":n,"countBusinessRule\
s badRequest":s,"countBusinessRules badRequest headers":n,"countBusinessRules unauthorized":s,"countBusinessRules unauthorized headers":y,"countBusinessRules fo\
rbidden":s,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":s,"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":s,
"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":s,"countBusinessRules tooManyRequests headers":c,"countBusinessRules internalE\
rror":s,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":s,"countBusinessRules unavailable headers":c,"listAggregateMethods ok":Os,
"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":s,"listAggregateMethods badRequest headers":n,"listAggregateMethods unauthorized":s,"listA\
ggregateMethods unauthorized headers":y,"listAggregateMethods forbidden":s,"listAggregateMethods forbidden headers":n,"listAggregateMethods notFound":s,"listAgg\
regateMethods notFound headers":n,"listAggregateMethods notAcceptable":s,"listAggregateMethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":s,
"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":s,"listAggregateMethods internalError headers":n,"listAggregateMethods una\
vailable":s,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":n,"listLibraryRules badRequest":s,"listLibraryRul\
es badRequest headers":n,"listLibraryRules unauthorized":s,"listLibraryRules unauthorized headers":y,"listLibraryRules forbidden":s,"listLibraryRules forbidden \
headers":n,"listLibraryRules notFound":s,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":s,"listLibraryRules notAcceptable headers":n,"li\
stLibraryRules tooManyRequests":s,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":s,"listLibraryRules internalError headers":n,"li\
stLibraryRules unavailable":s,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":zs,"runLibraryRulesCommand ok headers":n,"runLibraryRulesComm\
and badRequest":s,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":s,"runLibraryRulesCommand unauthorized headers":y,"runLibr\
aryRulesCommand forbidden":s,"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":s,"runLibraryRulesCommand notFound headers":n,"runLi\
braryRulesCommand notAcceptable":s,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand conflict":s,"runLibraryRulesCommand conflict headers":n,
"runLibraryRulesCommand contentTooLarge":s,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRulesCommand unsupportedMediaType":s,"runLibraryRulesCo\
mmand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":s,"runLibraryRulesCommand tooManyRequests headers":c,"runLibraryRulesCommand inte\
rnalError":s,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":s,"runLibraryRulesCommand unavailable headers":c,"countLibrar\
yRules ok":_,"countLibraryRules ok headers":n,"countLibraryRules badRequest":s,"countLibraryRules badRequest headers":n,"countLibraryRules unauthorized":s,"coun\
tLibraryRules unauthorized headers":y,"countLibraryRules forbidden":s,"countLibraryRules forbidden headers":n,"countLibraryRules notFound":s,"countLibraryRules \
notFound headers":n,"countLibraryRules notAcceptable":s,"countLibraryRules notAcceptable headers":n,"countLibraryRules tooManyRequests":s,"countLibraryRules too\
ManyRequests headers":c,"countLibraryRules internalError":s,"countLibraryRules internalError headers":n,"countLibraryRules unavailable":s,"countLibraryRules una\
vailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":n,"listRealBusinessRules badRequest":s,"listRealBusinessRules badRequest hea\
ders":n,"listRealBusinessRules unauthorized":s,"listRealBusinessRules unauthorized headers":y,"listRealBusinessRules forbidden":s,"listRealBusinessRules forbidd\
en headers":n,"listRealBusinessRules notFound":s,"listRealBusinessRules notFound headers":n,"listRealBusinessRules notAcceptable":s,"listRealBusinessRules notAc\
ceptable headers":n,"listRealBusinessRules tooManyRequests":s,"listRealBusinessRules tooManyRequests headers":c,"listRealBusinessRules internalError":s,"listRea\
lBusinessRules internalError headers":n,"listRealBusinessRules unavailable":s,"listRealBusinessRules unavailable headers":c,"runRealBusinessRulesCommand ok":Vr,
"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":H,"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCo\
mmand unauthorized":s,"runRealBusinessRulesCommand unauthorized headers":y,"runRealBusinessRulesCommand forbidden":s,"runRealBusinessRulesCommand forbidden head\
ers":n,"runRealBusinessRulesCommand notFound":s,"runRealBusinessRulesCommand notFound headers":n,"runRealBusinessRulesCommand notAcceptable":s,"runRealBusinessR\
ulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":s,"runRealBusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand cont\
entTooLarge":s,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupportedMediaType":s,"runRealBusinessRulesCommand unsuppo\
rtedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":s,"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusinessRulesCommand in\
ternalError":s,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":s,"runRealBusinessRulesCommand unavailable header\
s":c,"deleteRealBusinessRules ok":$,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":H,"deleteRealBusinessRules badRequest headers":n,
"deleteRealBusinessRules unauthorized":s,"deleteRealBusinessRules unauthorized headers":y,"deleteRealBusinessRules forbidden":s,"deleteRealBusinessRules forbidd\
en headers":n,"deleteRealBusinessRules notFound":s,"deleteRealBusinessRules notFound headers":n,"deleteRealBusinessRules notAcceptable":s,"deleteRealBusinessRul\
es notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":s,"deleteRealBusinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupported\
MediaType":s,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":s,"deleteRealBusinessRules tooManyRequests heade\
rs":c,"deleteRealBusinessRules internalError":s,"deleteRealBusinessRules internalError headers":n,"deleteRealBusinessRules unavailable":s,"deleteRealBusinessRul\
es unavailable headers":c,"countRealBusinessRules ok":_,"countRealBusinessRules ok headers":n,"countRealBusinessRules badRequest":s,"countRealBusinessRules badR\
equest headers":n,"countRealBusinessRules unauthorized":s,"countRealBusinessRules unauthorized headers":y,"countRealBusinessRules forbidden":s,"countRealBusines\
sRules forbidden headers":n,"countRealBusinessRules notFound":s,"countRealBusinessRules notFound headers":n,"countRealBusinessRules notAcceptable":s,"countRealB\
usinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":s,"countRealBusinessRules tooManyRequests headers":c,"countRealBusinessRules inte\
rnalError":s,"countRealBusinessRules internalError headers":n,"countRealBusinessRules unavailable":s,"countRealBusinessRules unavailable headers":c,"listEntityB\
usinessRules ok":P,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules badRequest":s,"listEntityBusinessRules badRequest headers":n,"listEntityBusin\
essRules unauthorized":s,"listEntityBusinessRules unauthorized headers":y,"listEntityBusinessRules forbidden":s,"listEntityBusinessRules forbidden headers":n,"l\
istEntityBusinessRules notFound":s,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAcceptable":s,"listEntityBusinessRules notAcceptable\
 headers":n,"listEntityBusinessRules tooManyRequests":s,"listEntityBusinessRules tooManyRequests headers":c,"listEntityBusinessRules internalError":s,"listEntit\
yBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":s,"listEntityBusinessRules unavailable headers":c,"runEntityBusinessRulesCommand o\
k":Sr,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":H,"runEntityBusinessRulesCommand badRequest headers":n,"runEntityB\
usinessRulesCommand unauthorized":s,"runEntityBusinessRulesCommand unauthorized headers":y,"runEntityBusinessRulesCommand forbidden":s,"runEntityBusinessRulesCo\
mmand forbidden headers":n,"runEntityBusinessRulesCommand notFound":s,"runEntityBusinessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAccep\
table":s,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":s,"runEntityBusinessRulesCommand conflict headers":n,"\
runEntityBusinessRulesCommand contentTooLarge":s,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":s,
"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":s,"runEntityBusinessRulesCommand tooManyRequests \
headers":c,"runEntityBusinessRulesCommand internalError":s,"runEntityBusinessRulesCommand internalError headers":n,"runEntityBusinessRulesCommand unavailable":s,
"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules ba\
dRequest":s,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":s,"listAttributeBusinessRules unauthorized headers":y,"l\
istAttributeBusinessRules forbidden":s,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRules notFound":s,"listAttributeBusinessRules notF\
ound headers":n,"listAttributeBusinessRules notAcceptable":s,"listAttributeBusinessRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":s,
"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":s,"listAttributeBusinessRules internalError headers":n,"listAt\
tributeBusinessRules unavailable":s,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRulesCommand ok":Sr,"runAttributeBusinessRulesComman\
d ok headers":n,"runAttributeBusinessRulesCommand badRequest":H,"runAttributeBusinessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauth\
orized":s,"runAttributeBusinessRulesCommand unauthorized headers":y,"runAttributeBusinessRulesCommand forbidden":s,"runAttributeBusinessRulesCommand forbidden h\
eaders":n,"runAttributeBusinessRulesCommand notFound":s,"runAttributeBusinessRulesCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":s,
"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":s,"runAttributeBusinessRulesCommand conflict headers":n,"\
runAttributeBusinessRulesCommand contentTooLarge":s,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMe\
diaType":s,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand tooManyRequests":s,"runAttributeBusinessRulesComm\
and tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":s,"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusine\
ssRulesCommand unavailable":s,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok headers":n,"listEn\
tityRuleHistory badRequest":s,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":s,"listEntityRuleHistory unauthorized headers":y,
"listEntityRuleHistory forbidden":s,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":s,"listEntityRuleHistory notFound headers":n,"l\
istEntityRuleHistory notAcceptable":s,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooManyRequests":s,"listEntityRuleHistory tooManyRe\
quests headers":c,"listEntityRuleHistory internalError":s,"listEntityRuleHistory internalError headers":n,"listEntityRuleHistory unavailable":s,"listEntityRuleH\
istory unavailable headers":c,"runEntityRuleHistoryCommand ok":A,"runEntityRuleHistoryCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":s,"runEntit\
yRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthorized":s,"runEntityRuleHistoryCommand unauthorized headers":y,"runEntityRuleHistor\
yCommand forbidden":s,"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":s,"runEntityRuleHistoryCommand notFound headers":n,
"runEntityRuleHistoryCommand notAcceptable":s,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":s,"runEntityRu\
leHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":s,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"r\
unEntityRuleHistoryCommand tooManyRequests":s,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalError":s,"runEntityRu\
leHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavailable":s,"runEntityRuleHistoryCommand unavailable headers":c,"listAllRuleHistory ok":P,
"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":s,"listAllRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":s,"listAllRuleHi\
story unauthorized headers":y,"listAllRuleHistory forbidden":s,"listAllRuleHistory forbidden headers":n,"listAllRuleHistory notFound":s,"listAllRuleHistory notF\
ound headers":n,"listAllRuleHistory notAcceptable":s,"listAllRuleHistory notAcceptable headers":n,"listAllRuleHistory tooManyRequests":s,"listAllRuleHistory too\
ManyRequests headers":c,"listAllRuleHistory internalError":s,"listAllRuleHistory internalError headers":n,"listAllRuleHistory unavailable":s,"listAllRuleHistory\
 unavailable headers":c,"runAllRuleHistoryCommand ok":A,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHistoryCommand badRequest":s,"runAllRuleHistoryComman\
d badRequest headers":n,"runAllRuleHistoryCommand unauthorized":s,"runAllRuleHistoryCommand unauthorized headers":y,"runAllRuleHistoryCommand forbidden":s,"runA\
llRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFound":s,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAccep\
table":s,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":s,"runAllRuleHistoryCommand contentTooLarge headers":n,"r\
unAllRuleHistoryCommand unsupportedMediaType":s,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":s,"runAllRu\
leHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":s,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryComm\
and unavailable":s,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCompliance ok headers":n,"listEntityCompliance badReq\
uest":s,"listEntityCompliance badRequest headers":n,"listEntityCompliance unauthorized":s,"listEntityCompliance unauthorized headers":y,"listEntityCompliance fo\
rbidden":s,"listEntityCompliance forbidden headers":n,"listEntityCompliance notFound":s,"listEntityCompliance notFound headers":n,"listEntityCompliance notAccep\
table":s,"listEntityCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":s,"listEntityCompliance tooManyRequests headers":c,"listEntityCom\
pliance internalError":s,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":s,"listEntityCompliance unavailable headers":c,"runEn\
tityComplianceCommand ok":A,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":s,"runEntityComplianceCommand badRequest headers":n,
"runEntityComplianceCommand unauthorized":s,"runEntityComplianceCommand unauthorized headers":y,"runEntityComplianceCommand forbidden":s,"runEntityComplianceCom\
mand forbidden headers":n,"runEntityComplianceCommand notFound":s,"runEntityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":s,"\
runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":s,"runEntityComplianceCommand contentTooLarge headers":n,"runEn\
tityComplianceCommand unsupportedMediaType":s,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":s,"runEnt\
ityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":s,"runEntityComplianceCommand internalError headers":n,"runEntityComp\
lianceCommand unavailable":s,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listCompliance ok headers":n,"listCompliance badRequest":s,
"listCompliance badRequest headers":n,"listCompliance unauthorized":s,"listCompliance unauthorized headers":y,"listCompliance forbidden":s,"listCompliance forbi\
dden headers":n,"listCompliance notFound":s,"listCompliance notFound headers":n,"listCompliance notAcceptable":s,"listCompliance notAcceptable headers":n,"listC\
ompliance tooManyRequests":s,"listCompliance tooManyRequests headers":c,"listCompliance internalError":s,"listCompliance internalError headers":n,"listComplianc\
e unavailable":s,"listCompliance unavailable headers":c,"runComplianceCommand ok":A,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":s,"run\
ComplianceCommand badRequest headers":n,"runComplianceCommand unauthorized":s,"runComplianceCommand unauthorized headers":y,"runComplianceCommand forbidden":s,"\
runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":s,"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":s,"ru\
nComplianceCommand notAcceptable headers":n,"runComplianceCommand contentTooLarge":s,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsu\
pportedMediaType":s,"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":s,"runComplianceCommand tooManyRequests headers":c,
"runComplianceCommand internalError":s,"runComplianceCommand internalError headers":n,"runComplianceCommand unavailable":s,"runComplianceCommand unavailable hea\
ders":c,"listPassingRules ok":P,"listPassingRules ok headers":n,"listPassingRules badRequest":s,"listPassingRules badRequest headers":n,"listPassingRules unauth\
orized":s,"listPassingRules unauthorized headers":y,"listPassingRules forbidden":s,"listPassingRules forbidden headers":n,"listPassingRules notFound":s,"listPas\
singRules notFound headers":n,"listPassingRules notAcceptable":s,"listPassingRules notAcceptable headers":n,"listPassingRules tooManyRequests":s,"listPassingRul\
es tooManyRequests headers":c,"listPassingRules internalError":s,"listPassingRules internalError headers":n,"listPassingRules unavailable":s,"listPassingRules u\
navailable headers":c,"runPassingRulesCommand ok":A,"runPassingRulesCommand ok headers":n,"runPassingRulesCommand badRequest":s,"runPassingRulesCommand badReque\
st headers":n,"runPassingRulesCommand unauthorized":s,"runPassingRulesCommand unauthorized headers":y,"runPassingRulesCommand forbidden":s,"runPassingRulesComma\
nd forbidden headers":n,"runPassingRulesCommand notFound":s,"runPassingRulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":s,"runPassingRule\
sCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarge":s,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsuppor\
tedMediaType":s,"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":s,"runPassingRulesCommand tooManyRequests heade\
rs":c,"runPassingRulesCommand internalError":s,"runPassingRulesCommand internalError headers":n,"runPassingRulesCommand unavailable":s,"runPassingRulesCommand u\
navailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":n,"listFailingRules badRequest":s,"listFailingRules badRequest headers":n,"listFaili\
ngRules unauthorized":s,"listFailingRules unauthorized headers":y,"listFailingRules forbidden":s,"listFailingRules forbidden headers":n,"listFailingRules notFou\
nd":s,"listFailingRules notFound headers":n,"listFailingRules notAcceptable":s,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":s,"\
listFailingRules tooManyRequests headers":c,"listFailingRules internalError":s,"listFailingRules internalError headers":n,"listFailingRules unavailable":s,"list\
FailingRules unavailable headers":c,"runFailingRulesCommand ok":A,"runFailingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":s,"runFailingRulesCo\
mmand badRequest headers":n,"runFailingRulesCommand unauthorized":s,"runFailingRulesCommand unauthorized headers":y,"runFailingRulesCommand forbidden":s,"runFai\
lingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":s,"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":s,"\
runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":s,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCo\
mmand unsupportedMediaType":s,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyRequests":s,"runFailingRulesCommand tooMany\
Requests headers":c,"runFailingRulesCommand internalError":s,"runFailingRulesCommand internalError headers":n,"runFailingRulesCommand unavailable":s,"runFailing\
RulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":n,"listEnabledRules badRequest":s,"listEnabledRules badRequest headers":n,
"listEnabledRules unauthorized":s,"listEnabledRules unauthorized headers":y,"listEnabledRules forbidden":s,"listEnabledRules forbidden headers":n,"listEnabledRu\
les notFound":s,"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":s,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyReq\
uests":s,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":s,"listEnabledRules internalError headers":n,"listEnabledRules unavailabl\
e":s,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":A,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":s,"runEnab\
ledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthorized":s,"runEnabledRulesCommand unauthorized headers":y,"runEnabledRulesCommand forbidden":s,
"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesCommand notFound":s,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptab\
le":s,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":s,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabled\
RulesCommand unsupportedMediaType":s,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":s,"runEnabledRulesCommand \
tooManyRequests headers":c,"runEnabledRulesCommand internalError":s,"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":s,"run\
EnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":n,"getBusinessRule badRequest":s,"getBusinessRule badRequest head\
ers":n,"getBusinessRule unauthorized":s,"getBusinessRule unauthorized headers":y,"getBusinessRule forbidden":s,"getBusinessRule forbidden headers":n,"getBusines\
sRule notFound":s,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":s,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyReque\
sts":s,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":s,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":s,"\
getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":$,"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":H,"runBusinessRul\
eCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":s,"runBusinessRuleCommand unauthorized headers":y,"runBusinessRuleCommand forbidden":s,"run\
BusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFound":s,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":s,
"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":s,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand content\
TooLarge":s,"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":s,"runBusinessRuleCommand unsupportedMediaType head\
ers":n,"runBusinessRuleCommand tooManyRequests":s,"runBusinessRuleCommand tooManyRequests headers":c,"runBusinessRuleCommand internalError":s,"runBusinessRuleCo\
mmand internalError headers":n,"runBusinessRuleCommand unavailable":s,"runBusinessRuleCommand unavailable headers":c,"deleteBusinessRule ok":$,"deleteBusinessRu\
le ok headers":n,"deleteBusinessRule badRequest":s,"deleteBusinessRule badRequest headers":n,"deleteBusinessRule unauthorized":s,"deleteBusinessRule unauthorize\
d headers":y,"deleteBusinessRule forbidden":s,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notFound":s,"deleteBusinessRule notFound headers":n,"\
deleteBusinessRule notAcceptable":s,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyRequests":s,"deleteBusinessRule tooManyRequests head\
ers":c,"deleteBusinessRule internalError":s,"deleteBusinessRule internalError headers":n,"deleteBusinessRule unavailable":s,"deleteBusinessRule unavailable head\
ers":c,"getBusinessRulePermissions ok":Bs,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions badRequest":s,"getBusinessRulePermissions badReq\
uest headers":n,"getBusinessRulePermissions unauthorized":s,"getBusinessRulePermissions unauthorized headers":y,"getBusinessRulePermissions forbidden":s,"getBus\
inessRulePermissions forbidden headers":n,"getBusinessRulePermissions notFound":s,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions no\
tAcceptable":s,"getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":s,"getBusinessRulePermissions tooManyRequests h\
eaders":c,"getBusinessRulePermissions internalError":s,"getBusinessRulePermissions internalError headers":n,"getBusinessRulePermissions unavailable":s,"getBusin\
essRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":n,"listRuleHistory badRequest":s,"listRuleHistory badRequest heade\
rs":n,"listRuleHistory unauthorized":s,"listRuleHistory unauthorized headers":y,"listRuleHistory forbidden":s,"listRuleHistory forbidden headers":n,"listRuleHis\
tory notFound":s,"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":s,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyReques\
ts":s,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":s,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":s,"l\
istRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":A,"runRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":s,"runRuleHistoryComm\
and badRequest headers":n,"runRuleHistoryCommand unauthorized":s,"runRuleHistoryCommand unauthorized headers":y,"runRuleHistoryCommand forbidden":s,"runRuleHist\
oryCommand forbidden headers":n,"runRuleHistoryCommand notFound":s,"runRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":s,"runRuleHi\
storyCommand notAcceptable headers":n,"runRuleHistoryCommand contentTooLarge":s,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsuppo\
rtedMediaType":s,"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":s,"runRuleHistoryCommand tooManyRequests headers":c,
"runRuleHistoryCommand internalError":s,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand unavailable":s,"runRuleHistoryCommand unavailable\
 headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":s,"listRuleFailingRows badRequest headers":n,"listRul\
eFailingRows unauthorized":s,"listRuleFailingRows unauthorized headers":y,"listRuleFailingRows forbidden":s,"listRuleFailingRows forbidden headers":n,"listRuleF\
ailingRows notFound":s,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":s,"listRuleFailingRows notAcceptable headers":n,"listRuleFai\
lingRows conflict":s,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":s,"listRuleFailingRows tooManyRequests headers":c,"listRuleF\
ailingRows internalError":s,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":s,"listRuleFailingRows unavailable headers":c,"runRu\
leFailingRowsCommand ok":A,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":s,"runRuleFailingRowsCommand badRequest headers":n,"r\
unRuleFailingRowsCommand unauthorized":s,"runRuleFailingRowsCommand unauthorized headers":y,"runRuleFailingRowsCommand forbidden":s,"runRuleFailingRowsCommand f\
orbidden headers":n,"runRuleFailingRowsCommand notFound":s,"runRuleFailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":s,"runRuleFa\
ilingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand conflict":s,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand conte\
ntTooLarge":s,"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMediaType":s,"runRuleFailingRowsCommand unsupportedMed\
iaType headers":n,"runRuleFailingRowsCommand tooManyRequests":s,"runRuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailingRowsCommand internalError":s,
"runRuleFailingRowsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":s,"runRuleFailingRowsCommand unavailable headers":c,"listRulePassing\
Rows ok":P,"listRulePassingRows ok headers":n,"listRulePassingRows badRequest":s,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":s,
"listRulePassingRows unauthorized headers":y,"listRulePassingRows forbidden":s,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":s,"listR\
ulePassingRows notFound headers":n,"listRulePassingRows notAcceptable":s,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":s,"listRul\
ePassingRows conflict headers":n,"listRulePassingRows tooManyRequests":s,"listRulePassingRows tooManyRequests headers":c,"listRulePassingRows internalError":s,"\
listRulePassingRows internalError headers":n,"listRulePassingRows unavailable":s,"listRulePassingRows unavailable headers":c,"runRulePassingRowsCommand ok":A,"r\
unRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand badRequest":s,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unau\
thorized":s,"runRulePassingRowsCommand unauthorized headers":y,"runRulePassingRowsCommand forbidden":s,"runRulePassingRowsCommand forbidden headers":n,"runRuleP\
assingRowsCommand notFound":s,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notAcceptable":s,"runRulePassingRowsCommand notAcceptabl\
e headers":n,"runRulePassingRowsCommand conflict":s,"runRulePassingRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":s,"runRulePassing\
RowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":s,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePas\
singRowsCommand tooManyRequests":s,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRowsCommand internalError":s,"runRulePassingRowsCommand \
internalError headers":n,"runRulePassingRowsCommand unavailable":s,"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups ok":P,"listRuleGroups ok he\
aders":n,"listRuleGroups badRequest":s,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":s,"listRuleGroups unauthorized headers":y,"listRuleGr\
oups forbidden":s,"listRuleGroups forbidden headers":n,"listRuleGroups notFound":s,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":s,"listRul\
eGroups notAcceptable headers":n,"listRuleGroups conflict":s,"listRuleGroups conflict headers":n,"listRuleGroups tooManyRequests":s,"listRuleGroups tooManyReque\
sts headers":c,"listRuleGroups internalError":s,"listRuleGroups internalError headers":n,"listRuleGroups unavailable":s,"listRuleGroups unavailable headers":c,"\
runRuleGroupsCommand ok":A,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":s,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCom\
mand unauthorized":s,"runRuleGroupsCommand unauthorized headers":y,"runRuleGroupsCommand forbidden":s,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsC\
ommand notFound":s,"runRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":s,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroup\
sCommand conflict":s,"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":s,"runRuleGroupsCommand contentTooLarge headers":n,"runRul\
eGroupsCommand unsupportedMediaType":s,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":s,"runRuleGroupsCommand tooM\
anyRequests headers":c,"runRuleGroupsCommand internalError":s,"runRuleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":s,"runRuleGroups\
Command unavailable headers":c,"runGroupFailingRowsCommand ok":A,"runGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":s,"runGroupFa\
ilingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand unauthorized":s,"runGroupFailingRowsCommand unauthorized headers":y,"runGroupFailingRowsComma\
nd forbidden":s,"runGroupFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":s,"runGroupFailingRowsCommand notFound headers":n,"runGro\
upFailingRowsCommand notAcceptable":s,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRowsCommand conflict":s,"runGroupFailingRowsCommand c\
onflict headers":n,"runGroupFailingRowsCommand contentTooLarge":s,"runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupported\
MediaType":s,"runGroupFailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyRequests":s,"runGroupFailingRowsCommand tooManyReque\
sts headers":c,"runGroupFailingRowsCommand internalError":s,"runGroupFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":s,"run\
GroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":A,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badReques\
t":s,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":s,"runGroupPassingRowsCommand unauthorized headers":y,"runGroup\
PassingRowsCommand forbidden":s,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notFound":s,"runGroupPassingRowsCommand notFound he\
aders":n,"runGroupPassingRowsCommand notAcceptable":s,"runGroupPassingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":s,"runGroupPass\
ingRowsCommand conflict headers":n,"runGroupPassingRowsCommand contentTooLarge":s,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCom\
mand unsupportedMediaType":s,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":s,"runGroupPassingRowsComm\
and tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":s,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand una\
vailable":s,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":s,
"listGroupFailingRows badRequest headers":n,"listGroupFailingRows unauthorized":s,"listGroupFailingRows unauthorized headers":y,"listGroupFailingRows forbidden":s,
"listGroupFailingRows forbidden headers":n,"listGroupFailingRows notFound":s,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":s,"l\
istGroupFailingRows notAcceptable headers":n,"listGroupFailingRows conflict":s,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":s,
"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":s,"listGroupFailingRows internalError headers":n,"listGroupFailingRows una\
vailable":s,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":A,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFai\
lingRowsCommand badRequest":s,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":s,"runNamedGroupFailingRowsC\
ommand unauthorized headers":y,"runNamedGroupFailingRowsCommand forbidden":s,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsComm\
and notFound":s,"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand notAcceptable":s,"runNamedGroupFailingRowsCommand notAccep\
table headers":n,"runNamedGroupFailingRowsCommand conflict":s,"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLa\
rge":s,"runNamedGroupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":s,"runNamedGroupFailingRowsCommand uns\
upportedMediaType headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":s,"runNamedGroupFailingRowsCommand tooManyRequests headers":c,"runNamedGroupFaili\
ngRowsCommand internalError":s,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":s,"runNamedGroupFailingRo\
wsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":s,"listGroupPassingRows badRe\
quest headers":n,"listGroupPassingRows unauthorized":s,"listGroupPassingRows unauthorized headers":y,"listGroupPassingRows forbidden":s,"listGroupPassingRows fo\
rbidden headers":n,"listGroupPassingRows notFound":s,"listGroupPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":s,"listGroupPassingRows notA\
cceptable headers":n,"listGroupPassingRows conflict":s,"listGroupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":s,"listGroupPassingRows \
tooManyRequests headers":c,"listGroupPassingRows internalError":s,"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":s,"listGroup\
PassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":A,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badReq\
uest":s,"runNamedGroupPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthorized":s,"runNamedGroupPassingRowsCommand unauthorized he\
aders":y,"runNamedGroupPassingRowsCommand forbidden":s,"runNamedGroupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":s,"runNa\
medGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":s,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runN\
amedGroupPassingRowsCommand conflict":s,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":s,"runNamedGroupP\
assingRowsCommand contentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":s,"runNamedGroupPassingRowsCommand unsupportedMediaType head\
ers":n,"runNamedGroupPassingRowsCommand tooManyRequests":s,"runNamedGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassingRowsCommand internal\
Error":s,"runNamedGroupPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailable":s,"runNamedGroupPassingRowsCommand unavailable \
headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":n,"listEntityJoins badRequest":s,"listEntityJoins badRequest headers":n,"listEntityJoins unauthor\
ized":s,"listEntityJoins unauthorized headers":y,"listEntityJoins forbidden":s,"listEntityJoins forbidden headers":n,"listEntityJoins notFound":s,"listEntityJoi\
ns notFound headers":n,"listEntityJoins notAcceptable":s,"listEntityJoins notAcceptable headers":n,"listEntityJoins tooManyRequests":s,"listEntityJoins tooManyR\
equests headers":c,"listEntityJoins internalError":s,"listEntityJoins internalError headers":n,"listEntityJoins unavailable":s,"listEntityJoins unavailable head\
ers":c,"runEntityJoinsCommand ok":Vs,"runEntityJoinsCommand ok headers":n,"runEntityJoinsCommand noContent headers":n,"runEntityJoinsCommand badRequest":s,"runE\
ntityJoinsCommand badRequest headers":n,"runEntityJoinsCommand unauthorized":s,"runEntityJoinsCommand unauthorized headers":y,"runEntityJoinsCommand forbidden":s,
"runEntityJoinsCommand forbidden headers":n,"runEntityJoinsCommand notFound":s,"runEntityJoinsCommand notFound headers":n,"runEntityJoinsCommand notAcceptable":s,
"runEntityJoinsCommand notAcceptable headers":n,"runEntityJoinsCommand conflict":s,"runEntityJoinsCommand conflict headers":n,"runEntityJoinsCommand contentTooL\
arge":s,"runEntityJoinsCommand contentTooLarge headers":n,"runEntityJoinsCommand unsupportedMediaType":s,"runEntityJoinsCommand unsupportedMediaType headers":n,
"runEntityJoinsCommand tooManyRequests":s,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalError":s,"runEntityJoinsCommand inter\
nalError headers":n,"runEntityJoinsCommand unavailable":s,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noContent headers":n,"deleteEntityJoi\
ns badRequest":s,"deleteEntityJoins badRequest headers":n,"deleteEntityJoins unauthorized":s,"deleteEntityJoins unauthorized headers":y,"deleteEntityJoins forbi\
dden":s,"deleteEntityJoins forbidden headers":n,"deleteEntityJoins notFound":s,"deleteEntityJoins notFound headers":n,"deleteEntityJoins notAcceptable":s,"delet\
eEntityJoins notAcceptable headers":n,"deleteEntityJoins contentTooLarge":s,"deleteEntityJoins contentTooLarge headers":n,"deleteEntityJoins unsupportedMediaTyp\
e":s,"deleteEntityJoins unsupportedMediaType headers":n,"deleteEntityJoins tooManyRequests":s,"deleteEntityJoins tooManyRequests headers":c,"deleteEntityJoins i\
nternalError":s,"deleteEntityJoins internalError headers":n,"deleteEntityJoins unavailable":s,"deleteEntityJoins unavailable headers":c,"listEntityPermanentJoin\
s ok":P,"listEntityPermanentJoins ok headers":n,"listEntityPermanentJoins badRequest":s,"listEntityPermanentJoins badRequest headers":n,"listEntityPermanentJoin\
s unauthorized":s,"listEntityPermanentJoins unauthorized headers":y,"listEntityPermanentJoins forbidden":s,"listEntityPermanentJoins forbidden headers":n,"listE\
ntityPermanentJoins notFound":s,"listEntityPermanentJoins notFound headers":n,"listEntityPermanentJoins notAcceptable":s,"listEntityPermanentJoins notAcceptable\
 headers":n,"listEntityPermanentJoins tooManyRequests":s,"listEntityPermanentJoins tooManyRequests headers":c,"listEntityPermanentJoins internalError":s,"listEn\
tityPermanentJoins internalError headers":n,"listEntityPermanentJoins unavailable":s,"listEntityPermanentJoins unavailable headers":c,"runEntityPermanentJoinsCo\
mmand ok":A,"runEntityPermanentJoinsCommand ok headers":n,"runEntityPermanentJoinsCommand badRequest":s,"runEntityPermanentJoinsCommand badRequest headers":n,"r\
unEntityPermanentJoinsCommand unauthorized":s,"runEntityPermanentJoinsCommand unauthorized headers":y,"runEntityPermanentJoinsCommand forbidden":s,"runEntityPer\
manentJoinsCommand forbidden headers":n,"runEntityPermanentJoinsCommand notFound":s,"runEntityPermanentJoinsCommand notFound headers":n,"runEntityPermanentJoins\
Command notAcceptable":s,"runEntityPermanentJoinsCommand notAcceptable headers":n,"runEntityPermanentJoinsCommand contentTooLarge":s,"runEntityPermanentJoinsCom\
mand contentTooLarge headers":n,"runEntityPermanentJoinsCommand unsupportedMediaType":s,"runEntityPermanentJoinsCommand unsupportedMediaType headers":n,"runEnti\
tyPermanentJoinsCommand tooManyRequests":s,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoinsCommand internalError":s,"runEntit\
yPermanentJoinsCommand internalError headers":n,"runEntityPermanentJoinsCommand unavailable":s,"runEntityPermanentJoinsCommand unavailable headers":c,"listEntit\
yDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":n,"listEntityDiscoveredJoins badRequest":s,"listEntityDiscoveredJoins badRequest headers":n,"listE\
ntityDiscoveredJoins unauthorized":s,"listEntityDiscoveredJoins unauthorized headers":y,"listEntityDiscoveredJoins forbidden":s,"listEntityDiscoveredJoins forbi\
dden headers":n,"listEntityDiscoveredJoins notFound":s,"listEntityDiscoveredJoins notFound headers":n,"listEntityDiscoveredJoins notAcceptable":s,"listEntityDis\
coveredJoins notAcceptable headers":n,"listEntityDiscoveredJoins tooManyRequests":s,"listEntityDiscoveredJoins tooManyRequests headers":c,"listEntityDiscoveredJ\
oins internalError":s,"listEntityDiscoveredJoins internalError headers":n,"listEntityDiscoveredJoins unavailable":s,"listEntityDiscoveredJoins unavailable heade\
rs":c,"runEntityDiscoveredJoinsCommand ok":A,"runEntityDiscoveredJoinsCommand ok headers":n,"runEntityDiscoveredJoinsCommand badRequest":s,"runEntityDiscoveredJ\
oinsCommand badRequest headers":n,"runEntityDiscoveredJoinsCommand unauthorized":s,"runEntityDiscoveredJoinsCommand unauthorized headers":y,"runEntityDiscovered\
JoinsCommand forbidden":s,"runEntityDiscoveredJoinsCommand forbidden headers":n,"runEntityDiscoveredJoinsCommand notFound":s,"runEntityDiscoveredJoinsCommand no\
tFound headers":n,"runEntityDiscoveredJoinsCommand notAcceptable":s,"runEntityDiscoveredJoinsCommand notAcceptable headers":n,"runEntityDiscoveredJoinsCommand c\
ontentTooLarge":s,"runEntityDiscoveredJoinsCommand contentTooLarge headers":n,"runEntityDiscoveredJoinsCommand unsupportedMediaType":s,"runEntityDiscoveredJoins\
Command unsupportedMediaType headers":n,"runEntityDiscoveredJoinsCommand tooManyRequests":s,"runEntityDiscoveredJoinsCommand tooManyRequests headers":c,"runEnti\
tyDiscoveredJoinsCommand internalError":s,"runEntityDiscoveredJoinsCommand internalError headers":n,"runEntityDiscoveredJoinsCommand unavailable":s,"runEntityDi\
scoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":n,"listJoins badRequest":s,"listJoins badRequest headers":n,"listJoins unaut\
horized":s,"listJoins unauthorized headers":y,"listJoins forbidden":s,"listJoins forbidden headers":n,"listJoins notFound":s,"listJoins notFound headers":n,"lis\
tJoins notAcceptable":s,"listJoins notAcceptable headers":n,"listJoins tooManyRequests":s,"listJoins tooManyRequests headers":c,"listJoins internalError":s,"lis\
tJoins internalError headers":n,"listJoins unavailable":s,"listJoins unavailable headers":c,"runJoinsCommand ok":A,"runJoinsCommand ok headers":n,"runJoinsComma\
nd badRequest":s,"runJoinsCommand badRequest headers":n,"runJoinsCommand unauthorized":s,"runJoinsCommand unauthorized headers":y,"runJoinsCommand forbidden":s,
"runJoinsCommand forbidden headers":n,"runJoinsCommand notFound":s,"runJoinsCommand notFound headers":n,"runJoinsCommand notAcceptable":s,"runJoinsCommand notAc\
ceptable headers":n,"runJoinsCommand contentTooLarge":s,"runJoinsCommand contentTooLarge headers":n,"runJoinsCommand unsupportedMediaType":s,"runJoinsCommand un\
supportedMediaType headers":n,"runJoinsCommand tooManyRequests":s,"runJoinsCommand tooManyRequests headers":c,"runJoinsCommand internalError":s,"runJoinsCommand\
 internalError headers":n,"runJoinsCommand unavailable":s,"runJoinsCommand unavailable headers":c,"countJoins ok":_,"countJoins ok headers":n,"countJoins badReq\
uest":s,"countJoins badRequest headers":n,"countJoins unauthorized":s,"countJoins unauthorized headers":y,"countJoins forbidden":s,"countJoins forbidden headers":n,
"countJoins notFound":s,"countJoins notFound headers":n,"countJoins notAcceptable":s,"countJoins notAcceptable headers":n,"countJoins tooManyRequests":s,"countJ\
oins tooManyRequests headers":c,"countJoins internalError":s,"countJoins internalError headers":n,"countJoins unavailable":s,"countJoins unavailable headers":c,
"getJoinDiagram ok":Ss,"getJoinDiagram ok headers":Fe,"getJoinDiagram okVndMermaid":Ur,"getJoinDiagram okVndMermaid headers":Fe,"getJoinDiagram okPlain":Ur,"get\
JoinDiagram okPlain headers":Fe,"getJoinDiagram badRequest":s,"getJoinDiagram badRequest headers":n,"getJoinDiagram unauthorized":s,"getJoinDiagram unauthorized\
 headers":y,"getJoinDiagram forbidden":s,"getJoinDiagram forbidden headers":n,"getJoinDiagram notFound":s,"getJoinDiagram notFound headers":n,"getJoinDiagram no\
tAcceptable":s,"getJoinDiagram notAcceptable headers":n,"getJoinDiagram tooManyRequests":s,"getJoinDiagram tooManyRequests headers":c,"getJoinDiagram internalEr\
ror":s,"getJoinDiagram internalError headers":n,"getJoinDiagram unavailable":s,"getJoinDiagram unavailable headers":c,"listPermanentJoins ok":P,"listPermanentJo\
ins ok headers":n,"listPermanentJoins badRequest":s,"listPermanentJoins badRequest headers":n,"listPermanentJoins unauthorized":s,"listPermanentJoins unauthoriz\
ed headers":y,"listPermanentJoins forbidden":s,"listPermanentJoins forbidden headers":n,"listPermanentJoins notFound":s,"listPermanentJoins notFound headers":n,
"listPermanentJoins notAcceptable":s,"listPermanentJoins notAcceptable headers":n,"listPermanentJoins tooManyRequests":s,"listPermanentJoins tooManyRequests hea\
ders":c,"listPermanentJoins internalError":s,"listPermanentJoins internalError headers":n,"listPermanentJoins unavailable":s,"listPermanentJoins unavailable hea\
ders":c,"runPermanentJoinsCommand ok":A,"runPermanentJoinsCommand ok headers":n,"runPermanentJoinsCommand badRequest":s,"runPermanentJoinsCommand badRequest hea\
ders":n,"runPermanentJoinsCommand unauthorized":s,"runPermanentJoinsCommand unauthorized headers":y,"runPermanentJoinsCommand forbidden":s,"runPermanentJoinsCom\
mand forbidden headers":n,"runPermanentJoinsCommand notFound":s,"runPermanentJoinsCommand notFound headers":n,"runPermanentJoinsCommand notAcceptable":s,"runPer\
manentJoinsCommand notAcceptable headers":n,"runPermanentJoinsCommand contentTooLarge":s,"runPermanentJoinsCommand contentTooLarge headers":n,"runPermanentJoins\
Command unsupportedMediaType":s,"runPermanentJoinsCommand unsupportedMediaType headers":n,"runPermanentJoinsCommand tooManyRequests":s,"runPermanentJoinsCommand\
 tooManyRequests headers":c,"runPermanentJoinsCommand internalError":s,"runPermanentJoinsCommand internalError headers":n,"runPermanentJoinsCommand unavailable":s,
"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":n,"listDiscoveredJoins badRequest":s,"listDiscovere\
dJoins badRequest headers":n,"listDiscoveredJoins unauthorized":s,"listDiscoveredJoins unauthorized headers":y,"listDiscoveredJoins forbidden":s,"listDiscovered\
Joins forbidden headers":n,"listDiscoveredJoins notFound":s,"listDiscoveredJoins notFound headers":n,"listDiscoveredJoins notAcceptable":s,"listDiscoveredJoins \
notAcceptable headers":n,"listDiscoveredJoins tooManyRequests":s,"listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoins internalError":s,"listDisc\
overedJoins internalError headers":n,"listDiscoveredJoins unavailable":s,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJoinsCommand ok":A,"runDiscov\
eredJoinsCommand ok headers":n,"runDiscoveredJoinsCommand badRequest":s,"runDiscoveredJoinsCommand badRequest headers":n,"runDiscoveredJoinsCommand unauthorized":s,
"runDiscoveredJoinsCommand unauthorized headers":y,"runDiscoveredJoinsCommand forbidden":s,"runDiscoveredJoinsCommand forbidden headers":n,"runDiscoveredJoinsCo\
mmand notFound":s,"runDiscoveredJoinsCommand notFound headers":n,"runDiscoveredJoinsCommand notAcceptable":s,"runDiscoveredJoinsCommand notAcceptable headers":n,
"runDiscoveredJoinsCommand contentTooLarge":s,"runDiscoveredJoinsCommand contentTooLarge headers":n,"runDiscoveredJoinsCommand unsupportedMediaType":s,"runDisco\
veredJoinsCommand unsupportedMediaType headers":n,"runDiscoveredJoinsCommand tooManyRequests":s,"runDiscoveredJoinsCommand tooManyRequests headers":c,"runDiscov\
eredJoinsCommand internalError":s,"runDiscoveredJoinsCommand internalError headers":n,"runDiscoveredJoinsCommand unavailable":s,"runDiscoveredJoinsCommand unava\
ilable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":n,"listJoinJobs badRequest":s,"listJoinJobs badRequest headers":n,"listJoinJobs unauthorized":s,
"listJoinJobs unauthorized headers":y,"listJoinJobs forbidden":s,"listJoinJobs forbidden headers":n,"listJoinJobs notFound":s,"listJoinJobs notFound headers":n,
"listJoinJobs notAcceptable":s,"listJoinJobs notAcceptable headers":n,"listJoinJobs tooManyRequests":s,"listJoinJobs tooManyRequests headers":c,"listJoinJobs in\
ternalError":s,"listJoinJobs internalError headers":n,"listJoinJobs unavailable":s,"listJoinJobs unavailable headers":c,"runJoinJobsCommand ok":A,"runJoinJobsCo\
mmand ok headers":n,"runJoinJobsCommand badRequest":s,"runJoinJobsCommand badRequest headers":n,"runJoinJobsCommand unauthorized":s,"runJoinJobsCommand unauthor\
ized headers":y,"runJoinJobsCommand forbidden":s,"runJoinJobsCommand forbidden headers":n,"runJoinJobsCommand notFound":s,"runJoinJobsCommand notFound headers":n,
"runJoinJobsCommand notAcceptable":s,"runJoinJobsCommand notAcceptable headers":n,"runJoinJobsCommand contentTooLarge":s,"runJoinJobsCommand contentTooLarge hea\
ders":n,"runJoinJobsCommand unsupportedMediaType":s,"runJoinJobsCommand unsupportedMediaType headers":n,"runJoinJobsCommand tooManyRequests":s,"runJoinJobsComma\
nd tooManyRequests headers":c,"runJoinJobsCommand internalError":s,"runJoinJobsCommand internalError headers":n,"runJoinJobsCommand unavailable":s,"runJoinJobsC\
ommand unavailable headers":c,"countJoinJobs ok":_,"countJoinJobs ok headers":n,"countJoinJobs badRequest":s,"countJoinJobs badRequest headers":n,"countJoinJobs\
 unauthorized":s,"countJoinJobs unauthorized headers":y,"countJoinJobs forbidden":s,"countJoinJobs forbidden headers":n,"countJoinJobs notFound":s,"countJoinJob\
s notFound headers":n,"countJoinJobs notAcceptable":s,"countJoinJobs notAcceptable headers":n,"countJoinJobs tooManyRequests":s,"countJoinJobs tooManyRequests h\
eaders":c,"countJoinJobs internalError":s,"countJoinJobs internalError headers":n,"countJoinJobs unavailable":s,"countJoinJobs unavailable headers":c,"getJoin o\
k":P,"getJoin ok headers":n,"getJoin badRequest":s,"getJoin badRequest headers":n,"getJoin unauthorized":s,"getJoin unauthorized headers":y,"getJoin forbidden":s,
"getJoin forbidden headers":n,"getJoin notFound":s,"getJoin notFound headers":n,"getJoin notAcceptable":s,"getJoin notAcceptable headers":n,"getJoin tooManyRequ\
ests":s,"getJoin tooManyRequests headers":c,"getJoin internalError":s,"getJoin internalError headers":n,"getJoin unavailable":s,"getJoin unavailable headers":c,
"runJoinCommand ok":$,"runJoinCommand ok headers":n,"runJoinCommand noContent headers":n,"runJoinCommand badRequest":s,"runJoinCommand badRequest headers":n,"ru\
nJoinCommand unauthorized":s,"runJoinCommand unauthorized headers":y,"runJoinCommand forbidden":s,"runJoinCommand forbidden headers":n,"runJoinCommand notFound":s,
"runJoinCommand notFound headers":n,"runJoinCommand notAcceptable":s,"runJoinCommand notAcceptable headers":n,"runJoinCommand conflict":s,"runJoinCommand confli\
ct headers":n,"runJoinCommand contentTooLarge":s,"runJoinCommand contentTooLarge headers":n,"runJoinCommand unsupportedMediaType":s,"runJoinCommand unsupportedM\
ediaType headers":n,"runJoinCommand tooManyRequests":s,"runJoinCommand tooManyRequests headers":c,"runJoinCommand internalError":s,"runJoinCommand internalError\
 headers":n,"runJoinCommand unavailable":s,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":n,"deleteJoin badRequest":s,"deleteJoin badRequ\
est headers":n,"deleteJoin unauthorized":s,"deleteJoin unauthorized headers":y,"deleteJoin forbidden":s,"deleteJoin forbidden headers":n,"deleteJoin notFound":s,
"deleteJoin notFound headers":n,"deleteJoin notAcceptable":s,"deleteJoin notAcceptable headers":n,"deleteJoin tooManyRequests":s,"deleteJoin tooManyRequests hea\
ders":c,"deleteJoin internalError":s,"deleteJoin internalError headers":n,"deleteJoin unavailable":s,"deleteJoin unavailable headers":c,"getJoinReport ok":Or,"g\
etJoinReport ok headers":Fe,"getJoinReport badRequest":s,"getJoinReport badRequest headers":n,"getJoinReport unauthorized":s,"getJoinReport unauthorized headers":y,
"getJoinReport forbidden":s,"getJoinReport forbidden headers":n,"getJoinReport notFound":s,"getJoinReport notFound headers":n,"getJoinReport notAcceptable":s,"g\
etJoinReport notAcceptable headers":n,"getJoinReport tooManyRequests":s,"getJoinReport tooManyRequests headers":c,"getJoinReport internalError":s,"getJoinReport\
 internalError headers":n,"getJoinReport unavailable":s,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,"getVennDiagram ok headers":n,"getVennDiagra\
m badRequest":s,"getVennDiagram badRequest headers":n,"getVennDiagram unauthorized":s,"getVennDiagram unauthorized headers":y,"getVennDiagram forbidden":s,"getV\
ennDiagram forbidden headers":n,"getVennDiagram notFound":s,"getVennDiagram notFound headers":n,"getVennDiagram notAcceptable":s,"getVennDiagram notAcceptable h\
eaders":n,"getVennDiagram tooManyRequests":s,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalError":s,"getVennDiagram internalError headers":n,
"getVennDiagram unavailable":s,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":A,"runVennDiagramCommand ok headers":n,"runVennDiagramCommand b\
adRequest":s,"runVennDiagramCommand badRequest headers":n,"runVennDiagramCommand unauthorized":s,"runVennDiagramCommand unauthorized headers":y,"runVennDiagramC\
ommand forbidden":s,"runVennDiagramCommand forbidden headers":n,"runVennDiagramCommand notFound":s,"runVennDiagramCommand notFound headers":n,"runVennDiagramCom\
mand notAcceptable":s,"runVennDiagramCommand notAcceptable headers":n,"runVennDiagramCommand contentTooLarge":s,"runVennDiagramCommand contentTooLarge headers":n,
"runVennDiagramCommand unsupportedMediaType":s,"runVennDiagramCommand unsupportedMediaType headers":n,"runVennDiagramCommand tooManyRequests":s,"runVennDiagramC\
ommand tooManyRequests headers":c,"runVennDiagramCommand internalError":s,"runVennDiagramCommand internalError headers":n,"runVennDiagramCommand unavailable":s,
"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":n,"listJoinInnerRows badRequest":s,"listJoinInnerRows badR\
equest headers":n,"listJoinInnerRows unauthorized":s,"listJoinInnerRows unauthorized headers":y,"listJoinInnerRows forbidden":s,"listJoinInnerRows forbidden hea\
ders":n,"listJoinInnerRows notFound":s,"listJoinInnerRows notFound headers":n,"listJoinInnerRows notAcceptable":s,"listJoinInnerRows notAcceptable headers":n,"l\
istJoinInnerRows conflict":s,"listJoinInnerRows conflict headers":n,"listJoinInnerRows tooManyRequests":s,"listJoinInnerRows tooManyRequests headers":c,"listJoi\
nInnerRows internalError":s,"listJoinInnerRows internalError headers":n,"listJoinInnerRows unavailable":s,"listJoinInnerRows unavailable headers":c,"runJoinInne\
rRowsCommand ok":A,"runJoinInnerRowsCommand ok headers":n,"runJoinInnerRowsCommand badRequest":s,"runJoinInnerRowsCommand badRequest headers":n,"runJoinInnerRow\
sCommand unauthorized":s,"runJoinInnerRowsCommand unauthorized headers":y,"runJoinInnerRowsCommand forbidden":s,"runJoinInnerRowsCommand forbidden headers":n,"r\
unJoinInnerRowsCommand notFound":s,"runJoinInnerRowsCommand notFound headers":n,"runJoinInnerRowsCommand notAcceptable":s,"runJoinInnerRowsCommand notAcceptable\
 headers":n,"runJoinInnerRowsCommand conflict":s,"runJoinInnerRowsCommand conflict headers":n,"runJoinInnerRowsCommand contentTooLarge":s,"runJoinInnerRowsComma\
nd contentTooLarge headers":n,"runJoinInnerRowsCommand unsupportedMediaType":s,"runJoinInnerRowsCommand unsupportedMediaType headers":n,"runJoinInnerRowsCommand\
 tooManyRequests":s,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":s,"runJoinInnerRowsCommand internalError headers":n,
"runJoinInnerRowsCommand unavailable":s,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,"listJoinOuterRows ok headers":n,"listJoinOuter\
Rows badRequest":s,"listJoinOuterRows badRequest headers":n,"listJoinOuterRows unauthorized":s,"listJoinOuterRows unauthorized headers":y,"listJoinOuterRows for\
bidden":s,"listJoinOuterRows forbidden headers":n,"listJoinOuterRows notFound":s,"listJoinOuterRows notFound headers":n,"listJoinOuterRows notAcceptable":s,"lis\
tJoinOuterRows notAcceptable headers":n,"listJoinOuterRows conflict":s,"listJoinOuterRows conflict headers":n,"listJoinOuterRows tooManyRequests":s,"listJoinOut\
erRows tooManyRequests headers":c,"listJoinOuterRows internalError":s,"listJoinOuterRows internalError headers":n,"listJoinOuterRows unavailable":s,"listJoinOut\
erRows unavailable headers":c,"runJoinOuterRowsCommand ok":A,"runJoinOuterRowsCommand ok headers":n,"runJoinOuterRowsCommand badRequest":s,"runJoinOuterRowsComm\
and badRequest headers":n,"runJoinOuterRowsCommand unauthorized":s,"runJoinOuterRowsCommand unauthorized headers":y,"runJoinOuterRowsCommand forbidden":s,"runJo\
inOuterRowsCommand forbidden headers":n,"runJoinOuterRowsCommand notFound":s,"runJoinOuterRowsCommand notFound headers":n,"runJoinOuterRowsCommand notAcceptable":s,
"runJoinOuterRowsCommand notAcceptable headers":n,"runJoinOuterRowsCommand conflict":s,"runJoinOuterRowsCommand conflict headers":n,"runJoinOuterRowsCommand con\
tentTooLarge":s,"runJoinOuterRowsCommand contentTooLarge headers":n,"runJoinOuterRowsCommand unsupportedMediaType":s,"runJoinOuterRowsCommand unsupportedMediaTy\
pe headers":n,"runJoinOuterRowsCommand tooManyRequests":s,"runJoinOuterRowsCommand tooManyRequests headers":c,"runJoinOuterRowsCommand internalError":s,"runJoin\
OuterRowsCommand internalError headers":n,"runJoinOuterRowsCommand unavailable":s,"runJoinOuterRowsCommand unavailable headers":c,"listJoinLeftOuterRows ok":P,"\
listJoinLeftOuterRows ok headers":n,"listJoinLeftOuterRows badRequest":s,"listJoinLeftOuterRows badRequest headers":n,"listJoinLeftOuterRows unauthorized":s,"li\
stJoinLeftOuterRows unauthorized headers":y,"listJoinLeftOuterRows forbidden":s,"listJoinLeftOuterRows forbidden headers":n,"listJoinLeftOuterRows notFound":s,"\
listJoinLeftOuterRows notFound headers":n,"listJoinLeftOuterRows notAcceptable":s,"listJoinLeftOuterRows notAcceptable headers":n,"listJoinLeftOuterRows conflic\
t":s,"listJoinLeftOuterRows conflict headers":n,"listJoinLeftOuterRows tooManyRequests":s,"listJoinLeftOuterRows tooManyRequests headers":c,"listJoinLeftOuterRo\
ws internalError":s,"listJoinLeftOuterRows internalError headers":n,"listJoinLeftOuterRows unavailable":s,"listJoinLeftOuterRows unavailable headers":c,"runJoin\
LeftOuterRowsCommand ok":A,"runJoinLeftOuterRowsCommand ok headers":n,"runJoinLeftOuterRowsCommand badRequest":s,"runJoinLeftOuterRowsCommand badRequest headers":n,
"runJoinLeftOuterRowsCommand unauthorized":s,"runJoinLeftOuterRowsCommand unauthorized headers":y,"runJoinLeftOuterRowsCommand forbidden":s,"runJoinLeftOuterRow\
sCommand forbidden headers":n,"runJoinLeftOuterRowsCommand notFound":s,"runJoinLeftOuterRowsCommand notFound headers":n,"runJoinLeftOuterRowsCommand notAcceptab\
le":s,"runJoinLeftOuterRowsCommand notAcceptable headers":n,"runJoinLeftOuterRowsCommand conflict":s,"runJoinLeftOuterRowsCommand conflict headers":n,"runJoinLe\
ftOuterRowsCommand contentTooLarge":s,"runJoinLeftOuterRowsCommand contentTooLarge headers":n,"runJoinLeftOuterRowsCommand unsupportedMediaType":s,"runJoinLeftO\
uterRowsCommand unsupportedMediaType headers":n,"runJoinLeftOuterRowsCommand tooManyRequests":s,"runJoinLeftOuterRowsCommand tooManyRequests headers":c,"runJoin\
LeftOuterRowsCommand internalError":s,"runJoinLeftOuterRowsCommand internalError headers":n,"runJoinLeftOuterRowsCommand unavailable":s,"runJoinLeftOuterRowsCom\
mand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":n,"listJoinRightOuterRows badRequest":s,"listJoinRightOuterRows ba\
dRequest headers":n,"listJoinRightOuterRows unauthorized":s,"listJoinRightOuterRows unauthorized headers":y,"listJoinRightOuterRows forbidden":s,"listJoinRightO\
uterRows forbidden headers":n,"listJoinRightOuterRows notFound":s,"listJoinRightOuterRows notFound headers":n,"listJoinRightOuterRows notAcceptable":s,"listJoin\
RightOuterRows notAcceptable headers":n,"listJoinRightOuterRows conflict":s,"listJoinRightOuterRows conflict headers":n,"listJoinRightOuterRows tooManyRequests":s,
"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":s,"listJoinRightOuterRows internalError headers":n,"listJoinRightOuter\
Rows unavailable":s,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":A,"runJoinRightOuterRowsCommand ok headers":n,"runJoinRight\
OuterRowsCommand badRequest":s,"runJoinRightOuterRowsCommand badRequest headers":n,"runJoinRightOuterRowsCommand unauthorized":s,"runJoinRightOuterRowsCommand u\
nauthorized headers":y,"runJoinRightOuterRowsCommand forbidden":s,"runJoinRightOuterRowsCommand forbidden headers":n,"runJoinRightOuterRowsCommand notFound":s,"\
runJoinRightOuterRowsCommand notFound headers":n,"runJoinRightOuterRowsCommand notAcceptable":s,"runJoinRightOuterRowsCommand notAcceptable headers":n,"runJoinR\
ightOuterRowsCommand conflict":s,"runJoinRightOuterRowsCommand conflict headers":n,"runJoinRightOuterRowsCommand contentTooLarge":s,"runJoinRightOuterRowsComman\
d contentTooLarge headers":n,"runJoinRightOuterRowsCommand unsupportedMediaType":s,"runJoinRightOuterRowsCommand unsupportedMediaType headers":n,"runJoinRightOu\
terRowsCommand tooManyRequests":s,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOuterRowsCommand internalError":s,"runJoinRightOuterRows\
Command internalError headers":n,"runJoinRightOuterRowsCommand unavailable":s,"runJoinRightOuterRowsCommand unavailable headers":c,"listJoinLeftNoMatchRows ok":P,
"listJoinLeftNoMatchRows ok headers":n,"listJoinLeftNoMatchRows badRequest":s,"listJoinLeftNoMatchRows badRequest headers":n,"listJoinLeftNoMatchRows unauthoriz\
ed":s,"listJoinLeftNoMatchRows unauthorized headers":y,"listJoinLeftNoMatchRows forbidden":s,"listJoinLeftNoMatchRows forbidden headers":n,"listJoinLeftNoMatchR\
ows notFound":s,"listJoinLeftNoMatchRows notFound headers":n,"listJoinLeftNoMatchRows notAcceptable":s,"listJoinLeftNoMatchRows notAcceptable headers":n,"listJo\
inLeftNoMatchRows conflict":s,"listJoinLeftNoMatchRows conflict headers":n,"listJoinLeftNoMatchRows tooManyRequests":s,"listJoinLeftNoMatchRows tooManyRequests \
headers":c,"listJoinLeftNoMatchRows internalError":s,"listJoinLeftNoMatchRows internalError headers":n,"listJoinLeftNoMatchRows unavailable":s,"listJoinLeftNoMa\
tchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":A,"runJoinLeftNoMatchRowsCommand ok headers":n,"runJoinLeftNoMatchRowsCommand badRequest":s,"r\
unJoinLeftNoMatchRowsCommand badRequest headers":n,"runJoinLeftNoMatchRowsCommand unauthorized":s,"runJoinLeftNoMatchRowsCommand unauthorized headers":y,"runJoi\
nLeftNoMatchRowsCommand forbidden":s,"runJoinLeftNoMatchRowsCommand forbidden headers":n,"runJoinLeftNoMatchRowsCommand notFound":s,"runJoinLeftNoMatchRowsComma\
nd notFound headers":n,"runJoinLeftNoMatchRowsCommand notAcceptable":s,"runJoinLeftNoMatchRowsCommand notAcceptable headers":n,"runJoinLeftNoMatchRowsCommand co\
nflict":s,"runJoinLeftNoMatchRowsCommand conflict headers":n,"runJoinLeftNoMatchRowsCommand contentTooLarge":s,"runJoinLeftNoMatchRowsCommand contentTooLarge he\
aders":n,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":s,"runJoinLeftNoMatchRowsCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchRowsCommand to\
oManyRequests":s,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand internalError":s,"runJoinLeftNoMatchRowsCommand intern\
alError headers":n,"runJoinLeftNoMatchRowsCommand unavailable":s,"runJoinLeftNoMatchRowsCommand unavailable headers":c,"listJoinRightNoMatchRows ok":P,"listJoin\
RightNoMatchRows ok headers":n,"listJoinRightNoMatchRows badRequest":s,"listJoinRightNoMatchRows badRequest headers":n,"listJoinRightNoMatchRows unauthorized":s,
"listJoinRightNoMatchRows unauthorized headers":y,"listJoinRightNoMatchRows forbidden":s,"listJoinRightNoMatchRows forbidden headers":n,"listJoinRightNoMatchRow\
s notFound":s,"listJoinRightNoMatchRows notFound headers":n,"listJoinRightNoMatchRows notAcceptable":s,"listJoinRightNoMatchRows notAcceptable headers":n,"listJ\
oinRightNoMatchRows conflict":s,"listJoinRightNoMatchRows conflict headers":n,"listJoinRightNoMatchRows tooManyRequests":s,"listJoinRightNoMatchRows tooManyRequ\
ests headers":c,"listJoinRightNoMatchRows internalError":s,"listJoinRightNoMatchRows internalError headers":n,"listJoinRightNoMatchRows unavailable":s,"listJoin\
RightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":A,"runJoinRightNoMatchRowsCommand ok headers":n,"runJoinRightNoMatchRowsCommand badR\
equest":s,"runJoinRightNoMatchRowsCommand badRequest headers":n,"runJoinRightNoMatchRowsCommand unauthorized":s,"runJoinRightNoMatchRowsCommand unauthorized hea\
ders":y,"runJoinRightNoMatchRowsCommand forbidden":s,"runJoinRightNoMatchRowsCommand forbidden headers":n,"runJoinRightNoMatchRowsCommand notFound":s,"runJoinRi\
ghtNoMatchRowsCommand notFound headers":n,"runJoinRightNoMatchRowsCommand notAcceptable":s,"runJoinRightNoMatchRowsCommand notAcceptable headers":n,"runJoinRigh\
tNoMatchRowsCommand conflict":s,"runJoinRightNoMatchRowsCommand conflict headers":n,"runJoinRightNoMatchRowsCommand contentTooLarge":s,"runJoinRightNoMatchRowsC\
ommand contentTooLarge headers":n,"runJoinRightNoMatchRowsCommand unsupportedMediaType":s,"runJoinRightNoMatchRowsCommand unsupportedMediaType headers":n,"runJo\
inRightNoMatchRowsCommand tooManyRequests":s,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"runJoinRightNoMatchRowsCommand internalError":s,"runJoi\
nRightNoMatchRowsCommand internalError headers":n,"runJoinRightNoMatchRowsCommand unavailable":s,"runJoinRightNoMatchRowsCommand unavailable headers":c,"listJoi\
nMatchingValues ok":P,"listJoinMatchingValues ok headers":n,"listJoinMatchingValues badRequest":s,"listJoinMatchingValues badRequest headers":n,"listJoinMatchin\
gValues unauthorized":s,"listJoinMatchingValues unauthorized headers":y,"listJoinMatchingValues forbidden":s,"listJoinMatchingValues forbidden headers":n,"listJ\
oinMatchingValues notFound":s,"listJoinMatchingValues notFound headers":n,"listJoinMatchingValues notAcceptable":s,"listJoinMatchingValues notAcceptable headers":n,
"listJoinMatchingValues conflict":s,"listJoinMatchingValues conflict headers":n,"listJoinMatchingValues tooManyRequests":s,"listJoinMatchingValues tooManyReques\
ts headers":c,"listJoinMatchingValues internalError":s,"listJoinMatchingValues internalError headers":n,"listJoinMatchingValues unavailable":s,"listJoinMatching\
Values unavailable headers":c,"runJoinMatchingValuesCommand ok":A,"runJoinMatchingValuesCommand ok headers":n,"runJoinMatchingValuesCommand badRequest":s,"runJo\
inMatchingValuesCommand badRequest headers":n,"runJoinMatchingValuesCommand unauthorized":s,"runJoinMatchingValuesCommand unauthorized headers":y,"runJoinMatchi\
ngValuesCommand forbidden":s,"runJoinMatchingValuesCommand forbidden headers":n,"runJoinMatchingValuesCommand notFound":s,"runJoinMatchingValuesCommand notFound\
 headers":n,"runJoinMatchingValuesCommand notAcceptable":s,"runJoinMatchingValuesCommand notAcceptable headers":n,"runJoinMatchingValuesCommand conflict":s,"run\
JoinMatchingValuesCommand conflict headers":n,"runJoinMatchingValuesCommand contentTooLarge":s,"runJoinMatchingValuesCommand contentTooLarge headers":n,"runJoin\
MatchingValuesCommand unsupportedMediaType":s,"runJoinMatchingValuesCommand unsupportedMediaType headers":n,"runJoinMatchingValuesCommand tooManyRequests":s,"ru\
nJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":s,"runJoinMatchingValuesCommand internalError headers":n,"run\
JoinMatchingValuesCommand unavailable":s,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftNoMatchValues ok":P,"listJoinLeftNoMatchValues ok hea\
ders":n,"listJoinLeftNoMatchValues badRequest":s,"listJoinLeftNoMatchValues badRequest headers":n,"listJoinLeftNoMatchValues unauthorized":s,"listJoinLeftNoMatc\
hValues unauthorized headers":y,"listJoinLeftNoMatchValues forbidden":s,"listJoinLeftNoMatchValues forbidden headers":n,"listJoinLeftNoMatchValues notFound":s,"\
listJoinLeftNoMatchValues notFound headers":n,"listJoinLeftNoMatchValues notAcceptable":s,"listJoinLeftNoMatchValues notAcceptable headers":n,"listJoinLeftNoMat\
chValues conflict":s,"listJoinLeftNoMatchValues conflict headers":n,"listJoinLeftNoMatchValues tooManyRequests":s,"listJoinLeftNoMatchValues tooManyRequests hea\
ders":c,"listJoinLeftNoMatchValues internalError":s,"listJoinLeftNoMatchValues internalError headers":n,"listJoinLeftNoMatchValues unavailable":s,"listJoinLeftN\
oMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":A,"runJoinLeftNoMatchValuesCommand ok headers":n,"runJoinLeftNoMatchValuesCommand badRe\
quest":s,"runJoinLeftNoMatchValuesCommand badRequest headers":n,"runJoinLeftNoMatchValuesCommand unauthorized":s,"runJoinLeftNoMatchValuesCommand unauthorized h\
eaders":y,"runJoinLeftNoMatchValuesCommand forbidden":s,"runJoinLeftNoMatchValuesCommand forbidden headers":n,"runJoinLeftNoMatchValuesCommand notFound":s,"runJ\
oinLeftNoMatchValuesCommand notFound headers":n,"runJoinLeftNoMatchValuesCommand notAcceptable":s,"runJoinLeftNoMatchValuesCommand notAcceptable headers":n,"run\
JoinLeftNoMatchValuesCommand conflict":s,"runJoinLeftNoMatchValuesCommand conflict headers":n,"runJoinLeftNoMatchValuesCommand contentTooLarge":s,"runJoinLeftNo\
MatchValuesCommand contentTooLarge headers":n,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":s,"runJoinLeftNoMatchValuesCommand unsupportedMediaType hea\
ders":n,"runJoinLeftNoMatchValuesCommand tooManyRequests":s,"runJoinLeftNoMatchValuesCommand tooManyRequests headers":c,"runJoinLeftNoMatchValuesCommand interna\
lError":s,"runJoinLeftNoMatchValuesCommand internalError headers":n,"runJoinLeftNoMatchValuesCommand unavailable":s,"runJoinLeftNoMatchValuesCommand unavailable\
 headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":n,"listJoinRightNoMatchValues badRequest":s,"listJoinRightNoMatchValues ba\
dRequest headers":n,"listJoinRightNoMatchValues unauthorized":s,"listJoinRightNoMatchValues unauthorized headers":y,"listJoinRightNoMatchValues forbidden":s,"li\
stJoinRightNoMatchValues forbidden headers":n,"listJoinRightNoMatchValues notFound":s,"listJoinRightNoMatchValues notFound headers":n,"listJoinRightNoMatchValue\
s notAcceptable":s,"listJoinRightNoMatchValues notAcceptable headers":n,"listJoinRightNoMatchValues conflict":s,"listJoinRightNoMatchValues conflict headers":n,
"listJoinRightNoMatchValues tooManyRequests":s,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinRightNoMatchValues internalError":s,"listJoinRigh\
tNoMatchValues internalError headers":n,"listJoinRightNoMatchValues unavailable":s,"listJoinRightNoMatchValues unavailable headers":c,"runJoinRightNoMatchValues\
Command ok":A,"runJoinRightNoMatchValuesCommand ok headers":n,"runJoinRightNoMatchValuesCommand badRequest":s,"runJoinRightNoMatchValuesCommand badRequest heade\
rs":n,"runJoinRightNoMatchValuesCommand unauthorized":s,"runJoinRightNoMatchValuesCommand unauthorized headers":y,"runJoinRightNoMatchValuesCommand forbidden":s,
"runJoinRightNoMatchValuesCommand forbidden headers":n,"runJoinRightNoMatchValuesCommand notFound":s,"runJoinRightNoMatchValuesCommand notFound headers":n,"runJ\
oinRightNoMatchValuesCommand notAcceptable":s,"runJoinRightNoMatchValuesCommand notAcceptable headers":n,"runJoinRightNoMatchValuesCommand conflict":s,"runJoinR\
ightNoMatchValuesCommand conflict headers":n,"runJoinRightNoMatchValuesCommand contentTooLarge":s,"runJoinRightNoMatchValuesCommand contentTooLarge headers":n,"\
runJoinRightNoMatchValuesCommand unsupportedMediaType":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinRightNoMatchValuesCommand too\
ManyRequests":s,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand internalError":s,"runJoinRightNoMatchValuesComman\
d internalError headers":n,"runJoinRightNoMatchValuesCommand unavailable":s,"runJoinRightNoMatchValuesCommand unavailable headers":c,"listKeywords ok":P,"listKe\
ywords ok headers":n,"listKeywords badRequest":s,"listKeywords badRequest headers":n,"listKeywords unauthorized":s,"listKeywords unauthorized headers":y,"listKe\
ywords forbidden":s,"listKeywords forbidden headers":n,"listKeywords notFound":s,"listKeywords notFound headers":n,"listKeywords notAcceptable":s,"listKeywords \
notAcceptable headers":n,"listKeywords tooManyRequests":s,"listKeywords tooManyRequests headers":c,"listKeywords internalError":s,"listKeywords internalError he\
aders":n,"listKeywords unavailable":s,"listKeywords unavailable headers":c,"runKeywordsCommand ok":Gs,"runKeywordsCommand ok headers":n,"runKeywordsCommand badR\
equest":s,"runKeywordsCommand badRequest headers":n,"runKeywordsCommand unauthorized":s,"runKeywordsCommand unauthorized headers":y,"runKeywordsCommand forbidde\
n":s,"runKeywordsCommand forbidden headers":n,"runKeywordsCommand notFound":s,"runKeywordsCommand notFound headers":n,"runKeywordsCommand notAcceptable":s,"runK\
eywordsCommand notAcceptable headers":n,"runKeywordsCommand conflict":s,"runKeywordsCommand conflict headers":n,"runKeywordsCommand contentTooLarge":s,"runKeywo\
rdsCommand contentTooLarge headers":n,"runKeywordsCommand unsupportedMediaType":s,"runKeywordsCommand unsupportedMediaType headers":n,"runKeywordsCommand tooMan\
yRequests":s,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":s,"runKeywordsCommand internalError headers":n,"runKeywordsComman\
d unavailable":s,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":n,"deleteKeywordCategory badRequest":s,"deleteKeywordCateg\
ory badRequest headers":n,"deleteKeywordCategory unauthorized":s,"deleteKeywordCategory unauthorized headers":y,"deleteKeywordCategory forbidden":s,"deleteKeywo\
rdCategory forbidden headers":n,"deleteKeywordCategory notFound":s,"deleteKeywordCategory notFound headers":n,"deleteKeywordCategory conflict":s,"deleteKeywordC\
ategory conflict headers":n,"deleteKeywordCategory tooManyRequests":s,"deleteKeywordCategory tooManyRequests headers":c,"deleteKeywordCategory internalError":s,
"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory unavailable":s,"deleteKeywordCategory unavailable headers":c,"deleteKeyword noContent hea\
ders":n,"deleteKeyword badRequest":s,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":s,"deleteKeyword unauthorized headers":y,"deleteKeyword f\
orbidden":s,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":s,"deleteKeyword notFound headers":n,"deleteKeyword conflict":s,"deleteKeyword conflict\
 headers":n,"deleteKeyword tooManyRequests":s,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":s,"deleteKeyword internalError headers":n,
"deleteKeyword unavailable":s,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":n,"listRuleFolders badRequest":s,"listRu\
leFolders badRequest headers":n,"listRuleFolders unauthorized":s,"listRuleFolders unauthorized headers":y,"listRuleFolders forbidden":s,"listRuleFolders forbidd\
en headers":n,"listRuleFolders notFound":s,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":s,"listRuleFolders notAcceptable headers":n,"lis\
tRuleFolders tooManyRequests":s,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":s,"listRuleFolders internalError headers":n,"listRul\
eFolders unavailable":s,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":A,"runRuleFoldersCommand ok headers":n,"runRuleFoldersCommand noConte\
nt headers":Hs,"runRuleFoldersCommand badRequest":s,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand unauthorized":s,"runRuleFoldersCommand u\
nauthorized headers":y,"runRuleFoldersCommand forbidden":s,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersCommand notFound":s,"runRuleFoldersCommand\
 notFound headers":n,"runRuleFoldersCommand notAcceptable":s,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFoldersCommand conflict":s,"runRuleFoldersC\
ommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":s,"runRuleFoldersCommand contentTooLarge headers":n,"runRuleFoldersCommand unsupportedMediaTy\
pe":s,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":s,"runRuleFoldersCommand tooManyRequests headers":c,"runRul\
eFoldersCommand internalError":s,"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":s,"runRuleFoldersCommand unavailable header\
s":c,"getRuleFolder ok":P,"getRuleFolder ok headers":n,"getRuleFolder badRequest":s,"getRuleFolder badRequest headers":n,"getRuleFolder unauthorized":s,"getRule\
Folder unauthorized headers":y,"getRuleFolder forbidden":s,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":s,"getRuleFolder notFound headers":n,"ge\
tRuleFolder notAcceptable":s,"getRuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":s,"getRuleFolder tooManyRequests headers":c,"getRuleFolder \
internalError":s,"getRuleFolder internalError headers":n,"getRuleFolder unavailable":s,"getRuleFolder unavailable headers":c,"runRuleFolderCommand ok":$,"runRul\
eFolderCommand ok headers":n,"runRuleFolderCommand badRequest":s,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCommand unauthorized":s,"runRuleFolde\
rCommand unauthorized headers":y,"runRuleFolderCommand forbidden":s,"runRuleFolderCommand forbidden headers":n,"runRuleFolderCommand notFound":s,"runRuleFolderC\
ommand notFound headers":n,"runRuleFolderCommand notAcceptable":s,"runRuleFolderCommand notAcceptable headers":n,"runRuleFolderCommand conflict":s,"runRuleFolde\
rCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":s,"runRuleFolderCommand contentTooLarge headers":n,"runRuleFolderCommand unsupportedMediaTyp\
e":s,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCommand tooManyRequests":s,"runRuleFolderCommand tooManyRequests headers":c,"runRuleFol\
derCommand internalError":s,"runRuleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":s,"runRuleFolderCommand unavailable headers":c,"de\
leteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":s,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder unauthorized":s,"deleteRuleFolder \
unauthorized headers":y,"deleteRuleFolder forbidden":s,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":s,"deleteRuleFolder notFound headers":n,
"deleteRuleFolder conflict":s,"deleteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":s,"deleteRuleFolder tooManyRequests headers":c,"deleteRul\
eFolder internalError":s,"deleteRuleFolder internalError headers":n,"deleteRuleFolder unavailable":s,"deleteRuleFolder unavailable headers":c,"listRuleFolderRul\
es ok":P,"listRuleFolderRules ok headers":n,"listRuleFolderRules badRequest":s,"listRuleFolderRules badRequest headers":n,"listRuleFolderRules unauthorized":s,"\
listRuleFolderRules unauthorized headers":y,"listRuleFolderRules forbidden":s,"listRuleFolderRules forbidden headers":n,"listRuleFolderRules notFound":s,"listRu\
leFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":s,"listRuleFolderRules notAcceptable headers":n,"listRuleFolderRules tooManyRequests":s,"l\
istRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":s,"listRuleFolderRules internalError headers":n,"listRuleFolderRules unavailab\
le":s,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Vr,"runRuleFolderRulesCommand ok headers":n,"runRuleFolderRulesCommand badReque\
st":s,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesCommand unauthorized":s,"runRuleFolderRulesCommand unauthorized headers":y,"runRuleFol\
derRulesCommand forbidden":s,"runRuleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":s,"runRuleFolderRulesCommand notFound headers":n,
"runRuleFolderRulesCommand notAcceptable":s,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand conflict":s,"runRuleFolderRulesComman\
d conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":s,"runRuleFolderRulesCommand contentTooLarge headers":n,"runRuleFolderRulesCommand unsupported\
MediaType":s,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":s,"runRuleFolderRulesCommand tooManyRequests\
 headers":c,"runRuleFolderRulesCommand internalError":s,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolderRulesCommand unavailable":s,"runRuleFo\
lderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":n,"listRuleFolderResults badRequest":s,"listRuleFolderRe\
sults badRequest headers":n,"listRuleFolderResults unauthorized":s,"listRuleFolderResults unauthorized headers":y,"listRuleFolderResults forbidden":s,"listRuleF\
olderResults forbidden headers":n,"listRuleFolderResults notFound":s,"listRuleFolderResults notFound headers":n,"listRuleFolderResults notAcceptable":s,"listRul\
eFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyRequests":s,"listRuleFolderResults tooManyRequests headers":c,"listRuleFolderResults inter\
nalError":s,"listRuleFolderResults internalError headers":n,"listRuleFolderResults unavailable":s,"listRuleFolderResults unavailable headers":c,"runRuleFolderRe\
sultsCommand ok":A,"runRuleFolderResultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":s,"runRuleFolderResultsCommand badRequest headers":n,"run\
RuleFolderResultsCommand unauthorized":s,"runRuleFolderResultsCommand unauthorized headers":y,"runRuleFolderResultsCommand forbidden":s,"runRuleFolderResultsCom\
mand forbidden headers":n,"runRuleFolderResultsCommand notFound":s,"runRuleFolderResultsCommand notFound headers":n,"runRuleFolderResultsCommand notAcceptable":s,
"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":s,"runRuleFolderResultsCommand contentTooLarge headers":n,"r\
unRuleFolderResultsCommand unsupportedMediaType":s,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRuleFolderResultsCommand tooManyRequests":s,
"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":s,"runRuleFolderResultsCommand internalError headers":n,"run\
RuleFolderResultsCommand unavailable":s,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,"listLoaderConnections ok headers":n,"l\
istLoaderConnections badRequest":s,"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":s,"listLoaderConnections unauthorized heade\
rs":y,"listLoaderConnections forbidden":s,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":s,"listLoaderConnections notFound headers":n,
"listLoaderConnections notAcceptable":s,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooManyRequests":s,"listLoaderConnections tooMany\
Requests headers":c,"listLoaderConnections internalError":s,"listLoaderConnections internalError headers":n,"listLoaderConnections unavailable":s,"listLoaderCon\
nections unavailable headers":c,"runLoaderConnectionsCommand ok":Ws,"runLoaderConnectionsCommand ok headers":n,"runLoaderConnectionsCommand badRequest":s,"runLo\
aderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCommand unauthorized":s,"runLoaderConnectionsCommand unauthorized headers":y,"runLoaderConnect\
ionsCommand forbidden":s,"runLoaderConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":s,"runLoaderConnectionsCommand notFound header\
s":n,"runLoaderConnectionsCommand notAcceptable":s,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderConnectionsCommand conflict":s,"runLoaderConn\
ectionsCommand conflict headers":n,"runLoaderConnectionsCommand contentTooLarge":s,"runLoaderConnectionsCommand contentTooLarge headers":n,"runLoaderConnections\
Command unsupportedMediaType":s,"runLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCommand tooManyRequests":s,"runLoaderConnectio\
nsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":s,"runLoaderConnectionsCommand internalError headers":n,"runLoaderConnectionsCo\
mmand unavailable":s,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnection ok headers":n,"getLoaderConnection badR\
equest":s,"getLoaderConnection badRequest headers":n,"getLoaderConnection unauthorized":s,"getLoaderConnection unauthorized headers":y,"getLoaderConnection forb\
idden":s,"getLoaderConnection forbidden headers":n,"getLoaderConnection notFound":s,"getLoaderConnection notFound headers":n,"getLoaderConnection notAcceptable":s,
"getLoaderConnection notAcceptable headers":n,"getLoaderConnection tooManyRequests":s,"getLoaderConnection tooManyRequests headers":c,"getLoaderConnection inter\
nalError":s,"getLoaderConnection internalError headers":n,"getLoaderConnection unavailable":s,"getLoaderConnection unavailable headers":c,"runLoaderConnectionCo\
mmand ok":Us,"runLoaderConnectionCommand ok headers":n,"runLoaderConnectionCommand badRequest":s,"runLoaderConnectionCommand badRequest headers":n,"runLoaderCon\
nectionCommand unauthorized":s,"runLoaderConnectionCommand unauthorized headers":y,"runLoaderConnectionCommand forbidden":s,"runLoaderConnectionCommand forbidde\
n headers":n,"runLoaderConnectionCommand notFound":s,"runLoaderConnectionCommand notFound headers":n,"runLoaderConnectionCommand notAcceptable":s,"runLoaderConn\
ectionCommand notAcceptable headers":n,"runLoaderConnectionCommand conflict":s,"runLoaderConnectionCommand conflict headers":n,"runLoaderConnectionCommand conte\
ntTooLarge":s,"runLoaderConnectionCommand contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaType":s,"runLoaderConnectionCommand unsupported\
MediaType headers":n,"runLoaderConnectionCommand tooManyRequests":s,"runLoaderConnectionCommand tooManyRequests headers":c,"runLoaderConnectionCommand internalE\
rror":s,"runLoaderConnectionCommand internalError headers":n,"runLoaderConnectionCommand unavailable":s,"runLoaderConnectionCommand unavailable headers":c,"dele\
teLoaderConnection noContent headers":n,"deleteLoaderConnection badRequest":s,"deleteLoaderConnection badRequest headers":n,"deleteLoaderConnection unauthorized":s,
"deleteLoaderConnection unauthorized headers":y,"deleteLoaderConnection forbidden":s,"deleteLoaderConnection forbidden headers":n,"deleteLoaderConnection notFou\
nd":s,"deleteLoaderConnection notFound headers":n,"deleteLoaderConnection conflict":s,"deleteLoaderConnection conflict headers":n,"deleteLoaderConnection tooMan\
yRequests":s,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":s,"deleteLoaderConnection internalError headers":n,"delet\
eLoaderConnection unavailable":s,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDatasources ok headers":n,"listDatasources badReques\
t":s,"listDatasources badRequest headers":n,"listDatasources unauthorized":s,"listDatasources unauthorized headers":y,"listDatasources forbidden":s,"listDatasou\
rces forbidden headers":n,"listDatasources notFound":s,"listDatasources notFound headers":n,"listDatasources notAcceptable":s,"listDatasources notAcceptable hea\
ders":n,"listDatasources conflict":s,"listDatasources conflict headers":n,"listDatasources tooManyRequests":s,"listDatasources tooManyRequests headers":c,"listD\
atasources internalError":s,"listDatasources internalError headers":n,"listDatasources unavailable":s,"listDatasources unavailable headers":c,"runDatasourcesCom\
mand ok":P,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand badRequest":s,"runDatasourcesCommand badRequest headers":n,"runDatasourcesCommand unautho\
rized":s,"runDatasourcesCommand unauthorized headers":y,"runDatasourcesCommand forbidden":s,"runDatasourcesCommand forbidden headers":n,"runDatasourcesCommand n\
otFound":s,"runDatasourcesCommand notFound headers":n,"runDatasourcesCommand notAcceptable":s,"runDatasourcesCommand notAcceptable headers":n,"runDatasourcesCom\
mand conflict":s,"runDatasourcesCommand conflict headers":n,"runDatasourcesCommand contentTooLarge":s,"runDatasourcesCommand contentTooLarge headers":n,"runData\
sourcesCommand unsupportedMediaType":s,"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesCommand tooManyRequests":s,"runDatasourcesCommand t\
ooManyRequests headers":c,"runDatasourcesCommand internalError":s,"runDatasourcesCommand internalError headers":n,"runDatasourcesCommand unavailable":s,"runData\
sourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":n,"listDataschemas badRequest":s,"listDataschemas badRequest headers":n,
"listDataschemas unauthorized":s,"listDataschemas unauthorized headers":y,"listDataschemas forbidden":s,"listDataschemas forbidden headers":n,"listDataschemas n\
otFound":s,"listDataschemas notFound headers":n,"listDataschemas notAcceptable":s,"listDataschemas notAcceptable headers":n,"listDataschemas conflict":s,"listDa\
taschemas conflict headers":n,"listDataschemas tooManyRequests":s,"listDataschemas tooManyRequests headers":c,"listDataschemas internalError":s,"listDataschemas\
 internalError headers":n,"listDataschemas unavailable":s,"listDataschemas unavailable headers":c,"runDataschemasCommand ok":P,"runDataschemasCommand ok headers":n,
"runDataschemasCommand noContent headers":n,"runDataschemasCommand badRequest":s,"runDataschemasCommand badRequest headers":n,"runDataschemasCommand unauthorize\
d":s,"runDataschemasCommand unauthorized headers":y,"runDataschemasCommand forbidden":s,"runDataschemasCommand forbidden headers":n,"runDataschemasCommand notFo\
und":s,"runDataschemasCommand notFound headers":n,"runDataschemasCommand notAcceptable":s,"runDataschemasCommand notAcceptable headers":n,"runDataschemasCommand\
 conflict":s,"runDataschemasCommand conflict headers":n,"runDataschemasCommand contentTooLarge":s,"runDataschemasCommand contentTooLarge headers":n,"runDatasche\
masCommand unsupportedMediaType":s,"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCommand tooManyRequests":s,"runDataschemasCommand tooMa\
nyRequests headers":c,"runDataschemasCommand internalError":s,"runDataschemasCommand internalError headers":n,"runDataschemasCommand unavailable":s,"runDatasche\
masCommand unavailable headers":c,"listConnectionEncodings ok":Ys,"listConnectionEncodings ok headers":n,"listConnectionEncodings badRequest":s,"listConnectionE\
ncodings badRequest headers":n,"listConnectionEncodings unauthorized":s,"listConnectionEncodings unauthorized headers":y,"listConnectionEncodings forbidden":s,"\
listConnectionEncodings forbidden headers":n,"listConnectionEncodings notFound":s,"listConnectionEncodings notFound headers":n,"listConnectionEncodings notAccep\
table":s,"listConnectionEncodings notAcceptable headers":n,"listConnectionEncodings tooManyRequests":s,"listConnectionEncodings tooManyRequests headers":c,"list\
ConnectionEncodings internalError":s,"listConnectionEncodings internalError headers":n,"listConnectionEncodings unavailable":s,"listConnectionEncodings unavaila\
ble headers":c,"listLoaderConnectionTypes ok":Zs,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectionTypes badRequest":s,"listLoaderConnectionTypes ba\
dRequest headers":n,"listLoaderConnectionTypes unauthorized":s,"listLoaderConnectionTypes unauthorized headers":y,"listLoaderConnectionTypes notAcceptable":s,"l\
istLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":s,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoade\
rConnectionTypes internalError":s,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes unavailable":s,"listLoaderConnectionTypes unava\
ilable headers":c,"listWebhooks ok":P,"listWebhooks ok headers":n,"listWebhooks badRequest":s,"listWebhooks badRequest headers":n,"listWebhooks unauthorized":s,
"listWebhooks unauthorized headers":y,"listWebhooks forbidden":s,"listWebhooks forbidden headers":n,"listWebhooks notFound":s,"listWebhooks notFound headers":n,
"listWebhooks notAcceptable":s,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":s,"listWebhooks tooManyRequests headers":c,"listWebhooks in\
ternalError":s,"listWebhooks internalError headers":n,"listWebhooks unavailable":s,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":et,"runWebhooksC\
ommand ok headers":n,"runWebhooksCommand badRequest":s,"runWebhooksCommand badRequest headers":n,"runWebhooksCommand unauthorized":s,"runWebhooksCommand unautho\
rized headers":y,"runWebhooksCommand forbidden":s,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand notFound":s,"runWebhooksCommand notFound headers":n,
"runWebhooksCommand notAcceptable":s,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":s,"runWebhooksCommand conflict headers":n,"runWe\
bhooksCommand contentTooLarge":s,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMediaType":s,"runWebhooksCommand unsupportedMedia\
Type headers":n,"runWebhooksCommand tooManyRequests":s,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":s,"runWebhooksCommand i\
nternalError headers":n,"runWebhooksCommand unavailable":s,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":n,"deleteWebhook badRequ\
est":s,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":s,"deleteWebhook unauthorized headers":y,"deleteWebhook forbidden":s,"deleteWebhook for\
bidden headers":n,"deleteWebhook notFound":s,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":s,"deleteWebhook tooManyRequests headers":c,"del\
eteWebhook internalError":s,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":s,"deleteWebhook unavailable headers":c,"listJobs ok":Yr,"listJo\
bs ok headers":n,"listJobs badRequest":s,"listJobs badRequest headers":n,"listJobs unauthorized":s,"listJobs unauthorized headers":y,"listJobs forbidden":s,"lis\
tJobs forbidden headers":n,"listJobs notFound":s,"listJobs notFound headers":n,"listJobs notAcceptable":s,"listJobs notAcceptable headers":n,"listJobs tooManyRe\
quests":s,"listJobs tooManyRequests headers":c,"listJobs internalError":s,"listJobs internalError headers":n,"listJobs unavailable":s,"listJobs unavailable head\
ers":c,"runSchedulerCommand ok":rt,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":s,"runSchedulerCommand badRequest headers":n,"runSchedule\
rCommand unauthorized":s,"runSchedulerCommand unauthorized headers":y,"runSchedulerCommand forbidden":s,"runSchedulerCommand forbidden headers":n,"runSchedulerC\
ommand notFound":s,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":s,"runSchedulerCommand notAcceptable headers":n,"runSchedulerCom\
mand contentTooLarge":s,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":s,"runSchedulerCommand unsupportedMediaType h\
eaders":n,"runSchedulerCommand tooManyRequests":s,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":s,"runSchedulerCommand int\
ernalError headers":n,"runSchedulerCommand unavailable":s,"runSchedulerCommand unavailable headers":c,"getJob ok":Yr,"getJob ok headers":n,"getJob okEventStream":st,
"getJob okEventStream headers":n,"getJob badRequest":s,"getJob badRequest headers":n,"getJob unauthorized":s,"getJob unauthorized headers":y,"getJob forbidden":s,
"getJob forbidden headers":n,"getJob notFound":s,"getJob notFound headers":n,"getJob notAcceptable":s,"getJob notAcceptable headers":n,"getJob tooManyRequests":s,
"getJob tooManyRequests headers":c,"getJob internalError":s,"getJob internalError headers":n,"getJob unavailable":s,"getJob unavailable headers":c,"runJobComman\
d ok":$,"runJobCommand ok headers":n,"runJobCommand badRequest":s,"runJobCommand badRequest headers":n,"runJobCommand unauthorized":s,"runJobCommand unauthorize\
d headers":y,"runJobCommand forbidden":s,"runJobCommand forbidden headers":n,"runJobCommand notFound":s,"runJobCommand notFound headers":n,"runJobCommand notAcc\
eptable":s,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":s,"runJobCommand conflict headers":n,"runJobCommand contentTooLarge":s,"runJobComman\
d contentTooLarge headers":n,"runJobCommand unsupportedMediaType":s,"runJobCommand unsupportedMediaType headers":n,"runJobCommand tooManyRequests":s,"runJobComm\
and tooManyRequests headers":c,"runJobCommand internalError":s,"runJobCommand internalError headers":n,"runJobCommand unavailable":s,"runJobCommand unavailable \
headers":c};export{tt as validators};
