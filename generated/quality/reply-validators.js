// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Zr=Object.getOwnPropertyNames,Xr=(o,i)=>function(){try{return i||(0,o[Zr(o)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},es=Xr({"ajv/di\
st/runtime/ucs2length.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0});function i(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}o.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),rs=Ne,ss=new RegExp(
"^3\\.1\\.\\d+$","u");function Ne(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ne.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.openapi===void 0){const r={instancePath:i,schemaPath:"\
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Te.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function $(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=$.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.detail===
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=re.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"\
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
r)){const t=r.length;for(let u=0;u<t;u++)$(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:
e.concat($.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return re.errors=e,a===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=xe.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),re(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?re.errors:e.concat(re.errors),a=e.length),xe.errors=e,a===0}xe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var c=De;function De(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=De.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
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
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"rate\
limit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var y=$e;function $e(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=$e.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var P=ze,A=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function se(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=se.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.dataRow===void 0){const r={instancePath:i,schemaPath:"#/require\
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
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!A.test(t)){const u={instancePath:i+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return se.errors=e,a===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=j.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)se(o[m],{instancePath:i+"/"+m,parentData:o,
parentDataProperty:m,rootData:b,dynamicAnchors:g})||(e=e===null?se.errors:e.concat(se.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(Array.isArray(o)){
if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++){let k=o[m];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const F in k)if(F!=="@url"&&typeof k[F]!="\
string"){const q={instancePath:i+"/"+m+"/"+F.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const F={instancePath:i+"\
/"+m+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(
F),a++}}else{const F={instancePath:i+"/"+m,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[F]:e.push(F),a++}}}else{const l={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(
l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof o=="string"){if(C(o)>0){const k={instancePath:i,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:i,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2)}if(t)
a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[l]:e.push(l),a++}return j.errors=e,d.items=p,a===0}j.evaluated={dynamicProps:!1,dynamicItems:!0};var as={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},je={type:"object",required:[
"compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},
header:{type:"string",enum:["Y","N"]}}},ns={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^\
[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},x=new RegExp("^[1-9][0-9]*$","\
u"),Oe=new RegExp("^(0|[1-9][0-9]*)$","u");function T(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=T.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.viewName===void 0){const r={
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
t#/$defs/DetectedFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:je.properties.compressed.enum},message:"must be equal to one of the all\
owed values"};e===null?e=[u]:e.push(u),a++}}if(r.delimiter!==void 0){let t=r.delimiter;if(typeof t=="string"){if(C(t)<1){const u={instancePath:i+"/detected/deli\
miter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.quote!==void 0){let t=r.quote;if(typeof t=="string"){if(C(t)<1){const u={
instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties\
/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!=
"string"){const u={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="lf"||t==="cr"||t==="crlf")){const u={instancePath:i+"/detected/terminator",schemaPath:"co\
ntract#/$defs/DetectedFormat/properties/terminator/enum",keyword:"enum",params:{allowedValues:je.properties.terminator.enum},message:"must be equal to one of th\
e allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const u={instancePath:i+"/detected/encoding",schemaPath:"\
contract#/$defs/DetectedFormat/properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="\
utf-8"||t==="unicode"||t==="cp1252"||t==="euc-jp"||t==="euc-kr"||t==="gb2312"||t==="cp932"||t==="big5"||t==="identity")){const u={instancePath:i+"/detected/enco\
ding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:je.properties.encoding.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.header!==void 0){let t=r.header;if(typeof t!="string"){const u={instancePath:i+"/detected/\
header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(
u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{
allowedValues:je.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/det\
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
dynamicItems:!1};function te(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=te.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"\
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
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}o.rows!==void 0&&(j(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?T.errors:e.concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return te.errors=e,a===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ze.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),te(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?te.errors:e.concat(te.errors),
a=e.length),ze.errors=e,a===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var D=Ie;function Ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ie.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="url"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=_e,is=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function _e(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=_e.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
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
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var us=Se,ls={type:"string",enum:["reader","editor","administrator"]};function ae(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
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
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Se.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ae(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?ae.errors:e.concat(ae.errors),a=e.length),Se.errors=e,a===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=Be;
function Be(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Be.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){const r={instancePath:i,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(r!=="path"){const t={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.path!==void 0){let r=o.path;if(typeof r=="string"){if(C(r)>255){const t={instancePath:i+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),a++}if(C(r)<1){const t={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===
0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xr=Ve;function Ve(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated=
{dynamicProps:!1,dynamicItems:!1};var ms=Ge,Dr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Fr=new RegExp('^"[0-9a-z-]+"$',"u");function Ge(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ge.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Dr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["last-modified"]!==void 0){let r=o["last-modified"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}if(o["accept-ranges"]!==void 0){let r=o["accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){
const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Dr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["content-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(o["content-disp\
osition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ge.
errors=e,a===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var ps=He,$r={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},cs=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function He(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=He.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
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
allowedValues:$r.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["last-modified"]!==void 0){
let r=o["last-modified"];if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o["accept-ranges"]!==void 0){let r=o["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:$r.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o["conte\
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
aders"};function Ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ke.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=We.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=L.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
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
void 0&&(j(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)),
o.metadata!==void 0&&(T(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?T.errors:e.
concat(T.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return L.errors=e,a===0}L.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=I.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.entityId===void 0){const l={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(
l),a++}if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="entityId"||l==="job")){const m={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){
const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!x.test(
l)){const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.
push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===
a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return I.errors=e,
d.props=p,a===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!I(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?I.errors:e.concat(I.errors),a=e.length;else var r=I.evaluated.props;return Ue.errors=e,d.props=r,a===0}Ue.evaluated={dynamicProps:!0,
dynamicItems:!1};var Rs=Ye,jr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ne(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ne.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
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
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:jr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ne.errors=e,a===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=O.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
enum",params:{allowedValues:jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(o.printed!==void 0){let r=o.printed;
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ye.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),oe(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?oe.errors:e.concat(oe.errors),a=e.length),Ye.errors=e,a===0}Ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var _=Qe;function Qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=Qe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.count===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="count"){const t={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.count!==void 0){let r=o.count;if(typeof r==
"string"){if(!Oe.test(r)){const t={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Ze;function Ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=Ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(o.entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="entityI\
d"||r==="job")){const t={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(o.entityId!==
void 0){let r=o.entityId;if(typeof r=="string"){if(!x.test(r)){const t={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var E=Xe;function S(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=S.evaluated;
d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l==
"string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=f===a;if(w&&t?(t=!1,u=[u,1]):w&&(t=!0,u=1,p!==!0&&(p=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return S.
errors=e,d.props=p,a===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Xe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!S(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?S.errors:e.concat(S.errors),a=e.length;else var r=S.evaluated.props;return Xe.errors=e,d.props=r,a===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Or=er;function er(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=er.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o=="string"){if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Fe=rr;function rr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=rr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
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
dynamicItems:!1};var ws=sr;function sr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=sr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"\
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
items:{type:"string"}}}};function ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ie.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){const r={instancePath:i,schemaPath:"\
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
dynamicAnchors:g={}}={}){let e=null,a=0;const d=ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
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
let e=null,a=0;const d=le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){
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
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return le.errors=e,a===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=de.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.functions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="functions"){const t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(o.functions!==void 0){let r=o.functions;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)le(r[u],{instancePath:i+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?le.errors:e.concat(le.errors),a=e.length)}else{const t={instancePath:i+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return de.errors=e,a===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function tr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=tr.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),de(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?de.errors:e.
concat(de.errors),a=e.length),tr.errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=ar,Es={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
As=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Ls=new RegExp("^[^\\x00]*$","u");function me(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
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
return me.errors=e,a===0}me.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function pe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){if(o.length>
10){const t={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),a++}
const r=o.length;for(let t=0;t<r;t++)me(o[t],{instancePath:i+"/"+t,parentData:o,parentDataProperty:t,rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(
me.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return pe.errors=e,a===0}pe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=ar.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),pe(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length),ar.errors=e,a===0}ar.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var _r=nr,Ms=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function nr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=nr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Js=or;function B(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=B.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);
const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="url"||l==="entityId"||l==="rules")){const m={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l==
"string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{
const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!x.test(l)){const m={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.rules!==void 0){let l=o.rules;if(Array.isArray(l)){const m=l.length;for(let k=0;k<
m;k++){let F=l[k];if(typeof F=="string"){if(!x.test(F)){const q={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[q]:e.push(q),a++}}else{const q={instancePath:i+
"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[q]:e.push(q),a++}}}else{const m={instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return B.errors=e,d.props=p,a===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function or(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=or.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!B(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?B.errors:e.concat(B.errors),a=e.length;else var r=B.
evaluated.props;return or.errors=e,d.props=r,a===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=ir;function V(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=V.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return V.errors=e,d.props=p,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ir.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!V(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?V.errors:e.concat(V.errors),a=e.length;else var r=V.
evaluated.props;return ir.errors=e,d.props=r,a===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns=ur;function G(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=G.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return G.errors=e,d.props=p,a===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function ur(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ur.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!G(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?G.errors:e.concat(G.errors),a=e.length;else var r=G.
evaluated.props;return ur.errors=e,d.props=r,a===0}ur.evaluated={dynamicProps:!0,dynamicItems:!1};var H=lr,Ts={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ce(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ce.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
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
errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)$(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?$.errors:e.concat($.errors),a=e.length)}else{const t={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=lr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),ce(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length),lr.errors=e,
a===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=dr,Ds=new RegExp("^([1-9][0-9]*)?$","u"),$s=new RegExp("^([0-9]{1,2}|100)?$","u");function he(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=he.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.realAttribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
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
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!Ds.test(t)){const u={instancePath:i+"\
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
a++}}if(o.score!==void 0){let r=o.score;if(typeof r=="string"){if(!$s.test(r)){const t={instancePath:i+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ye(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ye.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.attributeMapList===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="attributeMapList"){const t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.attributeMapList!==void 0){let r=o.attributeMapList;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)he(r[u],{instancePath:i+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?he.errors:e.concat(he.errors),a=e.length)}else{const t={instancePath:i+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function dr(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=dr.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),ye(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(ye.errors),
a=e.length),dr.errors=e,a===0}dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=mr;function mr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.job===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="job"){const t={instancePath:i,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=pr,Sr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function fe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=fe.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){if(o.length<1){const t={instancePath:i,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),a++}const r=o.length;for(let t=0;t<r;t++){let u=o[t];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:i+"/"+t,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const p={instancePath:i+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const p={instancePath:i+"/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const p={instancePath:i+"\
/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Sr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const p={instancePath:i+"/"+t+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const p={instancePath:i+"/"+t+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Sr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const h={instancePath:i+
"/"+t,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===0}fe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function pr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=pr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),fe(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),pr.errors=e,a===0}pr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var zs=cr;function K(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=K.evaluated;d.dynamicProps&&(d.props=void 0),d.
dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}
for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}
const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,
u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);
var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return K.errors=e,d.props=p,a===0}K.evaluated={dynamicProps:!0,
dynamicItems:!1};function cr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=cr.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!K(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
K.errors:e.concat(K.errors),a=e.length;else var r=K.evaluated.props;return cr.errors=e,d.props=r,a===0}cr.evaluated={dynamicProps:!0,dynamicItems:!1};var Br=hr;
function W(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=W.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.
push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<
1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===
a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.
job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&
t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:
e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return W.errors=e,
d.props=p,a===0}W.evaluated={dynamicProps:!0,dynamicItems:!1};function hr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=hr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!W(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?W.errors:e.concat(W.errors),a=e.length;else var r=W.evaluated.props;return hr.errors=e,d.props=r,a===0}hr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vr=fr,Nr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Is={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},yr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Gr=Object.prototype.hasOwnProperty,_s={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ge(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ge.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
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
let e=null,a=0;const d=be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){
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
function Re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Re.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.rowsAnalyzed===void 0){const r={instancePath:i,schemaPath:"#/re\
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
a=0;const d=ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){const r={
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
dynamicProps:!1,dynamicItems:!1};function we(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=we.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.number===void 0){const r={instancePath:i,
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
let e=null,a=0;const d=Ce.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.version===
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
let e=null,a=0;const d=U.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
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
e===null?e=[N]:e.push(N),a++}if(!A.test(M)){const N={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(o.file!==void 0){let M=o.
file;if(typeof M=="string"){if(C(M)<1){const N={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!A.test(M)){const N={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),a++}}else{const N={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),a++}}}else{const M={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[M]:e.push(M),a++}var w=q===a;if(w&&t)t=!1,u=[u,4];else{w&&(t=!0,u=4,p!==!0&&(p=!0));const M=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=M===a;w&&t?(t=!1,u=[u,5]):w&&(t=!0,u=5,p!==!0&&(p=
!0))}}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return U.errors=e,d.props=p,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function fr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=fr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!U(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.
evaluated.props;return fr.errors=e,d.props=r,a===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss=gr,Wr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function gr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=gr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
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
e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs=br;function Y(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Y.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Y.errors=e,d.props=p,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function br(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=br.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!Y(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.
evaluated.props;return br.errors=e,d.props=r,a===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs=Rr;function Rr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Rr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o=="string"){
if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return Rr.errors=e,a===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ur=vr;function vr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=vr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),typeof o=="string"){if(C(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return vr.errors=e,a===0}vr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gs=wr;
function Q(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Q.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.category===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===
null?e=[l]:e.push(l),a++}if(o.keyword===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"\
keyword"},message:"must have required property 'keyword'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="category"||l==="keyword")){const m={instancePath:i,
schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional pr\
operties"};e===null?e=[m]:e.push(m),a++}if(o.category!==void 0){let l=o.category;if(typeof l=="string"){if(!x.test(l)){const m={instancePath:i+"/category",schemaPath:"\
contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.keyword!==void 0){let l=o.keyword;if(typeof l=="string"){if(!Oe.test(l)){const m={instancePath:i+
"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match patte\
rn "^(0|[1-9][0-9]*)$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/KeywordA\
dded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o==
"object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Q.errors=e,d.props=p,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function wr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=wr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!Q(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.
evaluated.props;return wr.errors=e,d.props=r,a===0}wr.evaluated={dynamicProps:!0,dynamicItems:!1};var Hs=Cr,Ks=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64\
}/rulegroups/[1-9][0-9]*$","u");function Cr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Cr.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={
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
dynamicAnchors:g={}}={}){let e=null,a=0;const d=Z.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.connectionId===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="connectionId")){const m={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(
m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.connectionId!==void 0){let l=o.connectionId;if(typeof l=="string"){if(!x.
test(l)){const m={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.
push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=f===
a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
L.errors:e.concat(L.errors),a=e.length);var w=l===a;w&&t?(t=!1,u=[u,2]):w&&(t=!0,u=2,p!==!0&&(p=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Z.errors=e,
d.props=p,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function Pr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!Z(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return Pr.errors=e,d.props=r,a===0}Pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Us=kr;function kr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=kr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="message")){const t={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(o.url!==
void 0){let r=o.url;if(typeof r=="string"){if(C(r)<1){const t={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:i+
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
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Pe.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.encodings===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=qr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Pe(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length),qr.errors=e,a===0}qr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Zs=Er,Tr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},Xs={type:"string",enum:["delimited"]};function ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.TYPE===void 0){
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
function qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=qe.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){const r=o.length;for(let t=0;t<r;t++)ke(o[t],{instancePath:i+"/"+t,parentData:o,parentDataProperty:t,
rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Er(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Er.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),qe(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length),Er.
errors=e,a===0}Er.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var et=Ar;function X(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=X.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(l),a++}if(o.secret===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="webhook"||l==="secret")){const m={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.webhook!==void 0){let l=o.webhook;
if(typeof l=="string"){if(!x.test(l)){const m={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.secret!==
void 0){let l=o.secret;if(typeof l=="string"){if(C(l)<32){const m={instancePath:i+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===
a;if(w){t=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!==
"url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"\
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
must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!A.test(q)){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[J]:e.push(J),a++}}if(o.file!==void 0){let q=o.file;if(typeof q=="string"){if(C(q)<1){const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!A.test(q)){
const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const q={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),a++}var w=k===a;if(w&&t)t=!1,u=[u,3];else{w&&(t=!0,
u=3,p!==!0&&(p=!0));const q=a;L(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?L.errors:e.concat(L.errors),a=e.length);
var w=q===a;w&&t?(t=!1,u=[u,4]):w&&(t=!0,u=4,p!==!0&&(p=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return X.errors=e,d.props=p,a===0}X.evaluated={dynamicProps:!0,
dynamicItems:!1};function Ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ar.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!X(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
X.errors:e.concat(X.errors),a=e.length;else var r=X.evaluated.props;return Ar.errors=e,d.props=r,a===0}Ar.evaluated={dynamicProps:!0,dynamicItems:!1};var Yr=Lr,
Qr={type:["string","array"],maxItems:2,items:{type:"string"}};function Ee(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ee.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.dataRow===
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
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!A.test(t)){const u={instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[u]:e.push(u),a++}}else{const u={
instancePath:i+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}}else{const t={instancePath:i+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){for(const r in o)if(r!=="@url"){let t=o[r];if(typeof t!="string"&&!Array.isArray(t)){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Qr.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(t)){if(t.length>2){const h={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=t.length;for(let h=0;h<u;h++)if(typeof t[h]!="string"){const p={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}if(o["@url"]!==void 0&&typeof o["@url"]!="string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=z.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)Ee(o[m],
{instancePath:i+"/"+m,parentData:o,parentDataProperty:m,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{const l={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;
if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)Ae(o[m],{instancePath:i+"/"+m,parentData:o,parentDataProperty:m,rootData:b,dynamicAnchors:g})||
(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),a++}var w=f===a;if(w&&t)t=!1,u=[u,1];else{w&&(t=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof o=="string"){if(C(o)>0){const k={
instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=l===a;w&&
t?(t=!1,u=[u,2]):w&&(t=!0,u=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return z.errors=e,d.items=p,a===0}z.evaluated={dynamicProps:!1,dynamicItems:!0};function Le(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Le.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
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
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Lr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),Le(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length),Lr.
errors=e,a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Mr;function Me(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=Me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
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
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ee.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(C(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(C(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!A.test(l)){
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var w=h===a;if(w){t=!0,u=0;var p=!0}const f=a;
Me(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length);var w=f===a;if(w&&t?
(t=!1,u=[u,1]):w&&(t=!0,u=1,p!==!0&&(p=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return ee.errors=e,d.props=p,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};
function Mr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Mr.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),!ee(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(
ee.errors),a=e.length;else var r=ee.evaluated.props;return Mr.errors=e,d.props=r,a===0}Mr.evaluated={dynamicProps:!0,dynamicItems:!1};var st=Jr;function Jr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Jr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var tt={"getOpenApiDocument ok":rs,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":s,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":s,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":s,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":s,"getOpenApiDocument \
internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":s,"changePassword badRequest headers":n,"changePassword unauthorized":s,
"changePassword unauthorized headers":y,"changePassword contentTooLarge":s,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":s,"c\
hangePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":s,"changePassword tooManyRequests headers":c,"changePassword internalError":s,"ch\
angePassword internalError headers":n,"changePassword unavailable":s,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":n,
"listRepositories badRequest":s,"listRepositories badRequest headers":n,"listRepositories notFound":s,"listRepositories notFound headers":n,"listRepositories no\
tAcceptable":s,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":s,"listRepositories tooManyRequests headers":c,"listRepositories in\
ternalError":s,"listRepositories internalError headers":n,"listRepositories unavailable":s,"listRepositories unavailable headers":c,"createRepository created":D,
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
ests headers":c,"login internalError":s,"login internalError headers":n,"login unavailable":s,"login unavailable headers":c,"uploadFile ok":ds,"uploadFile ok he\
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
s":ms,"downloadExport partialContent":xr,"downloadExport partialContent headers":ps,"downloadExport notModified headers":hs,"downloadExport badRequest":s,"downl\
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
ble headers":c,"runRowsCommand ok":E,"runRowsCommand ok headers":n,"runRowsCommand badRequest":s,"runRowsCommand badRequest headers":n,"runRowsCommand unauthori\
zed":s,"runRowsCommand unauthorized headers":y,"runRowsCommand forbidden":s,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":s,"runRowsCommand not\
Found headers":n,"runRowsCommand notAcceptable":s,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":s,"runRowsCommand conflict headers":n,"runR\
owsCommand contentTooLarge":s,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":s,"runRowsCommand unsupportedMediaType headers":n,
"runRowsCommand tooManyRequests":s,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":s,"runRowsCommand internalError headers":n,"runRows\
Command unavailable":s,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":n,"listRowDetails badRequest":s,"listRowDetails \
badRequest headers":n,"listRowDetails unauthorized":s,"listRowDetails unauthorized headers":y,"listRowDetails forbidden":s,"listRowDetails forbidden headers":n,
"listRowDetails notFound":s,"listRowDetails notFound headers":n,"listRowDetails notAcceptable":s,"listRowDetails notAcceptable headers":n,"listRowDetails confli\
ct":s,"listRowDetails conflict headers":n,"listRowDetails tooManyRequests":s,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":s,"listRo\
wDetails internalError headers":n,"listRowDetails unavailable":s,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator \
ok headers":n,"listDuplicatesIndicator badRequest":s,"listDuplicatesIndicator badRequest headers":n,"listDuplicatesIndicator unauthorized":s,"listDuplicatesIndi\
cator unauthorized headers":y,"listDuplicatesIndicator forbidden":s,"listDuplicatesIndicator forbidden headers":n,"listDuplicatesIndicator notFound":s,"listDupl\
icatesIndicator notFound headers":n,"listDuplicatesIndicator notAcceptable":s,"listDuplicatesIndicator notAcceptable headers":n,"listDuplicatesIndicator tooMany\
Requests":s,"listDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalError":s,"listDuplicatesIndicator internalError headers":n,"lis\
tDuplicatesIndicator unavailable":s,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":E,"runDuplicatesIndicatorCommand ok heade\
rs":n,"runDuplicatesIndicatorCommand badRequest":s,"runDuplicatesIndicatorCommand badRequest headers":n,"runDuplicatesIndicatorCommand unauthorized":s,"runDupli\
catesIndicatorCommand unauthorized headers":y,"runDuplicatesIndicatorCommand forbidden":s,"runDuplicatesIndicatorCommand forbidden headers":n,"runDuplicatesIndi\
catorCommand notFound":s,"runDuplicatesIndicatorCommand notFound headers":n,"runDuplicatesIndicatorCommand notAcceptable":s,"runDuplicatesIndicatorCommand notAc\
ceptable headers":n,"runDuplicatesIndicatorCommand conflict":s,"runDuplicatesIndicatorCommand conflict headers":n,"runDuplicatesIndicatorCommand contentTooLarge":s,
"runDuplicatesIndicatorCommand contentTooLarge headers":n,"runDuplicatesIndicatorCommand unsupportedMediaType":s,"runDuplicatesIndicatorCommand unsupportedMedia\
Type headers":n,"runDuplicatesIndicatorCommand tooManyRequests":s,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand inter\
nalError":s,"runDuplicatesIndicatorCommand internalError headers":n,"runDuplicatesIndicatorCommand unavailable":s,"runDuplicatesIndicatorCommand unavailable hea\
ders":c,"listDuplicates ok":P,"listDuplicates ok headers":n,"listDuplicates badRequest":s,"listDuplicates badRequest headers":n,"listDuplicates unauthorized":s,
"listDuplicates unauthorized headers":y,"listDuplicates forbidden":s,"listDuplicates forbidden headers":n,"listDuplicates notFound":s,"listDuplicates notFound h\
eaders":n,"listDuplicates notAcceptable":s,"listDuplicates notAcceptable headers":n,"listDuplicates conflict":s,"listDuplicates conflict headers":n,"listDuplica\
tes tooManyRequests":s,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":s,"listDuplicates internalError headers":n,"listDuplicates unav\
ailable":s,"listDuplicates unavailable headers":c,"runDuplicatesCommand ok":E,"runDuplicatesCommand ok headers":n,"runDuplicatesCommand badRequest":s,"runDuplic\
atesCommand badRequest headers":n,"runDuplicatesCommand unauthorized":s,"runDuplicatesCommand unauthorized headers":y,"runDuplicatesCommand forbidden":s,"runDup\
licatesCommand forbidden headers":n,"runDuplicatesCommand notFound":s,"runDuplicatesCommand notFound headers":n,"runDuplicatesCommand notAcceptable":s,"runDupli\
catesCommand notAcceptable headers":n,"runDuplicatesCommand conflict":s,"runDuplicatesCommand conflict headers":n,"runDuplicatesCommand contentTooLarge":s,"runD\
uplicatesCommand contentTooLarge headers":n,"runDuplicatesCommand unsupportedMediaType":s,"runDuplicatesCommand unsupportedMediaType headers":n,"runDuplicatesCo\
mmand tooManyRequests":s,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":s,"runDuplicatesCommand internalError headers":n,
"runDuplicatesCommand unavailable":s,"runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":n,"listRejectedRows badR\
equest":s,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":s,"listRejectedRows unauthorized headers":y,"listRejectedRows forbidden":s,"li\
stRejectedRows forbidden headers":n,"listRejectedRows notFound":s,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":s,"listRejectedRows not\
Acceptable headers":n,"listRejectedRows tooManyRequests":s,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":s,"listRejectedRows int\
ernalError headers":n,"listRejectedRows unavailable":s,"listRejectedRows unavailable headers":c,"getReport ok":Or,"getReport ok headers":Fe,"getReport badReques\
t":s,"getReport badRequest headers":n,"getReport unauthorized":s,"getReport unauthorized headers":y,"getReport forbidden":s,"getReport forbidden headers":n,"get\
Report notFound":s,"getReport notFound headers":n,"getReport notAcceptable":s,"getReport notAcceptable headers":n,"getReport conflict":s,"getReport conflict hea\
ders":n,"getReport tooManyRequests":s,"getReport tooManyRequests headers":c,"getReport internalError":s,"getReport internalError headers":n,"getReport unavailab\
le":s,"getReport unavailable headers":c,"listAttributes ok":P,"listAttributes ok headers":n,"listAttributes badRequest":s,"listAttributes badRequest headers":n,
"listAttributes unauthorized":s,"listAttributes unauthorized headers":y,"listAttributes forbidden":s,"listAttributes forbidden headers":n,"listAttributes notFou\
nd":s,"listAttributes notFound headers":n,"listAttributes notAcceptable":s,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":s,"listAttr\
ibutes tooManyRequests headers":c,"listAttributes internalError":s,"listAttributes internalError headers":n,"listAttributes unavailable":s,"listAttributes unava\
ilable headers":c,"runAttributesCommand ok":E,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":s,"runAttributesCommand badRequest headers":n,
"runAttributesCommand unauthorized":s,"runAttributesCommand unauthorized headers":y,"runAttributesCommand forbidden":s,"runAttributesCommand forbidden headers":n,
"runAttributesCommand notFound":s,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":s,"runAttributesCommand notAcceptable headers":n,
"runAttributesCommand contentTooLarge":s,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsupportedMediaType":s,"runAttributesCommand un\
supportedMediaType headers":n,"runAttributesCommand tooManyRequests":s,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":s,"\
runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":s,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribut\
e ok headers":n,"getAttribute badRequest":s,"getAttribute badRequest headers":n,"getAttribute unauthorized":s,"getAttribute unauthorized headers":y,"getAttribut\
e forbidden":s,"getAttribute forbidden headers":n,"getAttribute notFound":s,"getAttribute notFound headers":n,"getAttribute notAcceptable":s,"getAttribute notAc\
ceptable headers":n,"getAttribute tooManyRequests":s,"getAttribute tooManyRequests headers":c,"getAttribute internalError":s,"getAttribute internalError headers":n,
"getAttribute unavailable":s,"getAttribute unavailable headers":c,"listValues ok":P,"listValues ok headers":n,"listValues badRequest":s,"listValues badRequest h\
eaders":n,"listValues unauthorized":s,"listValues unauthorized headers":y,"listValues forbidden":s,"listValues forbidden headers":n,"listValues notFound":s,"lis\
tValues notFound headers":n,"listValues notAcceptable":s,"listValues notAcceptable headers":n,"listValues conflict":s,"listValues conflict headers":n,"listValue\
s tooManyRequests":s,"listValues tooManyRequests headers":c,"listValues internalError":s,"listValues internalError headers":n,"listValues unavailable":s,"listVa\
lues unavailable headers":c,"runValuesCommand ok":E,"runValuesCommand ok headers":n,"runValuesCommand badRequest":s,"runValuesCommand badRequest headers":n,"run\
ValuesCommand unauthorized":s,"runValuesCommand unauthorized headers":y,"runValuesCommand forbidden":s,"runValuesCommand forbidden headers":n,"runValuesCommand \
notFound":s,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":s,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":s,"r\
unValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":s,"runValuesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":s,
"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":s,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalEr\
ror":s,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":s,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok hea\
ders":n,"listSpaces badRequest":s,"listSpaces badRequest headers":n,"listSpaces unauthorized":s,"listSpaces unauthorized headers":y,"listSpaces forbidden":s,"li\
stSpaces forbidden headers":n,"listSpaces notFound":s,"listSpaces notFound headers":n,"listSpaces notAcceptable":s,"listSpaces notAcceptable headers":n,"listSpa\
ces conflict":s,"listSpaces conflict headers":n,"listSpaces tooManyRequests":s,"listSpaces tooManyRequests headers":c,"listSpaces internalError":s,"listSpaces i\
nternalError headers":n,"listSpaces unavailable":s,"listSpaces unavailable headers":c,"runSpacesCommand ok":E,"runSpacesCommand ok headers":n,"runSpacesCommand \
badRequest":s,"runSpacesCommand badRequest headers":n,"runSpacesCommand unauthorized":s,"runSpacesCommand unauthorized headers":y,"runSpacesCommand forbidden":s,
"runSpacesCommand forbidden headers":n,"runSpacesCommand notFound":s,"runSpacesCommand notFound headers":n,"runSpacesCommand notAcceptable":s,"runSpacesCommand \
notAcceptable headers":n,"runSpacesCommand conflict":s,"runSpacesCommand conflict headers":n,"runSpacesCommand contentTooLarge":s,"runSpacesCommand contentTooLa\
rge headers":n,"runSpacesCommand unsupportedMediaType":s,"runSpacesCommand unsupportedMediaType headers":n,"runSpacesCommand tooManyRequests":s,"runSpacesComman\
d tooManyRequests headers":c,"runSpacesCommand internalError":s,"runSpacesCommand internalError headers":n,"runSpacesCommand unavailable":s,"runSpacesCommand un\
available headers":c,"listMasks ok":P,"listMasks ok headers":n,"listMasks badRequest":s,"listMasks badRequest headers":n,"listMasks unauthorized":s,"listMasks u\
nauthorized headers":y,"listMasks forbidden":s,"listMasks forbidden headers":n,"listMasks notFound":s,"listMasks notFound headers":n,"listMasks notAcceptable":s,
"listMasks notAcceptable headers":n,"listMasks conflict":s,"listMasks conflict headers":n,"listMasks tooManyRequests":s,"listMasks tooManyRequests headers":c,"l\
istMasks internalError":s,"listMasks internalError headers":n,"listMasks unavailable":s,"listMasks unavailable headers":c,"runMasksCommand ok":E,"runMasksComman\
d ok headers":n,"runMasksCommand badRequest":s,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":s,"runMasksCommand unauthorized headers":y,
"runMasksCommand forbidden":s,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":s,"runMasksCommand notFound headers":n,"runMasksCommand notAccept\
able":s,"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":s,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":s,"runMask\
sCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":s,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":s,
"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalError":s,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":s,"runMask\
sCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok headers":n,"listPatterns badRequest":s,"listPatterns badRequest headers":n,"listPatterns un\
authorized":s,"listPatterns unauthorized headers":y,"listPatterns forbidden":s,"listPatterns forbidden headers":n,"listPatterns notFound":s,"listPatterns notFou\
nd headers":n,"listPatterns notAcceptable":s,"listPatterns notAcceptable headers":n,"listPatterns conflict":s,"listPatterns conflict headers":n,"listPatterns to\
oManyRequests":s,"listPatterns tooManyRequests headers":c,"listPatterns internalError":s,"listPatterns internalError headers":n,"listPatterns unavailable":s,"li\
stPatterns unavailable headers":c,"runPatternsCommand ok":E,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":s,"runPatternsCommand badRequest h\
eaders":n,"runPatternsCommand unauthorized":s,"runPatternsCommand unauthorized headers":y,"runPatternsCommand forbidden":s,"runPatternsCommand forbidden headers":n,
"runPatternsCommand notFound":s,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":s,"runPatternsCommand notAcceptable headers":n,"runPa\
tternsCommand conflict":s,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":s,"runPatternsCommand contentTooLarge headers":n,"runPatt\
ernsCommand unsupportedMediaType":s,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":s,"runPatternsCommand tooManyReques\
ts headers":c,"runPatternsCommand internalError":s,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":s,"runPatternsCommand unavailab\
le headers":c,"runSoundexesCommand ok":E,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":s,"runSoundexesCommand badRequest headers":n,"runSo\
undexesCommand unauthorized":s,"runSoundexesCommand unauthorized headers":y,"runSoundexesCommand forbidden":s,"runSoundexesCommand forbidden headers":n,"runSoun\
dexesCommand notFound":s,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":s,"runSoundexesCommand notAcceptable headers":n,"runSounde\
xesCommand conflict":s,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":s,"runSoundexesCommand contentTooLarge headers":n,"runSoun\
dexesCommand unsupportedMediaType":s,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":s,"runSoundexesCommand tooManyRe\
quests headers":c,"runSoundexesCommand internalError":s,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":s,"runSoundexesCommand u\
navailable headers":c,"listMetaphones ok":P,"listMetaphones ok headers":n,"listMetaphones badRequest":s,"listMetaphones badRequest headers":n,"listMetaphones un\
authorized":s,"listMetaphones unauthorized headers":y,"listMetaphones forbidden":s,"listMetaphones forbidden headers":n,"listMetaphones notFound":s,"listMetapho\
nes notFound headers":n,"listMetaphones notAcceptable":s,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":s,"listMetaphones conflict headers":n,
"listMetaphones tooManyRequests":s,"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":s,"listMetaphones internalError headers":n,"listMet\
aphones unavailable":s,"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":E,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":s,
"runMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":s,"runMetaphonesCommand unauthorized headers":y,"runMetaphonesCommand forbidden":s,
"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":s,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":s,"r\
unMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":s,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":s,
"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":s,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetapho\
nesCommand tooManyRequests":s,"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":s,"runMetaphonesCommand internalError header\
s":n,"runMetaphonesCommand unavailable":s,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":ws,"unmaskValue ok headers":n,"unmaskValue badRequest":s,
"unmaskValue badRequest headers":n,"unmaskValue unauthorized":s,"unmaskValue unauthorized headers":y,"unmaskValue forbidden":s,"unmaskValue forbidden headers":n,
"unmaskValue notFound":s,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":s,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":s,"u\
nmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":s,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":s,"unmaskV\
alue tooManyRequests headers":c,"unmaskValue internalError":s,"unmaskValue internalError headers":n,"unmaskValue unavailable":s,"unmaskValue unavailable headers":c,
"listFunctions ok":Cs,"listFunctions ok headers":n,"listFunctions badRequest":s,"listFunctions badRequest headers":n,"listFunctions unauthorized":s,"listFunctio\
ns unauthorized headers":y,"listFunctions forbidden":s,"listFunctions forbidden headers":n,"listFunctions notFound":s,"listFunctions notFound headers":n,"listFu\
nctions notAcceptable":s,"listFunctions notAcceptable headers":n,"listFunctions tooManyRequests":s,"listFunctions tooManyRequests headers":c,"listFunctions inte\
rnalError":s,"listFunctions internalError headers":n,"listFunctions unavailable":s,"listFunctions unavailable headers":c,"listPriorities ok":qs,"listPriorities \
ok headers":n,"listPriorities badRequest":s,"listPriorities badRequest headers":n,"listPriorities unauthorized":s,"listPriorities unauthorized headers":y,"listP\
riorities forbidden":s,"listPriorities forbidden headers":n,"listPriorities notFound":s,"listPriorities notFound headers":n,"listPriorities notAcceptable":s,"li\
stPriorities notAcceptable headers":n,"listPriorities tooManyRequests":s,"listPriorities tooManyRequests headers":c,"listPriorities internalError":s,"listPriori\
ties internalError headers":n,"listPriorities unavailable":s,"listPriorities unavailable headers":c,"runPrioritiesCommand created":D,"runPrioritiesCommand creat\
ed headers":_r,"runPrioritiesCommand badRequest":s,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":s,"runPrioritiesCommand unaut\
horized headers":y,"runPrioritiesCommand forbidden":s,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":s,"runPrioritiesCommand notFoun\
d headers":n,"runPrioritiesCommand notAcceptable":s,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":s,"runPrioritiesComman\
d contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":s,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRe\
quests":s,"runPrioritiesCommand tooManyRequests headers":c,"runPrioritiesCommand internalError":s,"runPrioritiesCommand internalError headers":n,"runPrioritiesC\
ommand unavailable":s,"runPrioritiesCommand unavailable headers":c,"runPriorityCommand created":D,"runPriorityCommand created headers":_r,"runPriorityCommand ba\
dRequest":s,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":s,"runPriorityCommand unauthorized headers":y,"runPriorityCommand forbid\
den":s,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":s,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":s,"ru\
nPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":s,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedM\
ediaType":s,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":s,"runPriorityCommand tooManyRequests headers":c,"runPriori\
tyCommand internalError":s,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":s,"runPriorityCommand unavailable headers":c,"deletePri\
ority noContent headers":n,"deletePriority badRequest":s,"deletePriority badRequest headers":n,"deletePriority unauthorized":s,"deletePriority unauthorized head\
ers":y,"deletePriority forbidden":s,"deletePriority forbidden headers":n,"deletePriority notFound":s,"deletePriority notFound headers":n,"deletePriority tooMany\
Requests":s,"deletePriority tooManyRequests headers":c,"deletePriority internalError":s,"deletePriority internalError headers":n,"deletePriority unavailable":s,
"deletePriority unavailable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":s,"listLibraryEntities bad\
Request headers":n,"listLibraryEntities unauthorized":s,"listLibraryEntities unauthorized headers":y,"listLibraryEntities forbidden":s,"listLibraryEntities forb\
idden headers":n,"listLibraryEntities notFound":s,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":s,"listLibraryEntities notAccepta\
ble headers":n,"listLibraryEntities tooManyRequests":s,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":s,"listLibraryEntitie\
s internalError headers":n,"listLibraryEntities unavailable":s,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Js,"runLibraryEntities\
Command ok headers":n,"runLibraryEntitiesCommand badRequest":s,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":s,"runL\
ibraryEntitiesCommand unauthorized headers":y,"runLibraryEntitiesCommand forbidden":s,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand\
 notFound":s,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":s,"runLibraryEntitiesCommand notAcceptable headers":n,"run\
LibraryEntitiesCommand conflict":s,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":s,"runLibraryEntitiesCommand conte\
ntTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":s,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand t\
ooManyRequests":s,"runLibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":s,"runLibraryEntitiesCommand internalError hea\
ders":n,"runLibraryEntitiesCommand unavailable":s,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":_,"countLibraryEntities ok headers":n,
"countLibraryEntities badRequest":s,"countLibraryEntities badRequest headers":n,"countLibraryEntities unauthorized":s,"countLibraryEntities unauthorized headers":y,
"countLibraryEntities forbidden":s,"countLibraryEntities forbidden headers":n,"countLibraryEntities notFound":s,"countLibraryEntities notFound headers":n,"count\
LibraryEntities notAcceptable":s,"countLibraryEntities notAcceptable headers":n,"countLibraryEntities tooManyRequests":s,"countLibraryEntities tooManyRequests h\
eaders":c,"countLibraryEntities internalError":s,"countLibraryEntities internalError headers":n,"countLibraryEntities unavailable":s,"countLibraryEntities unava\
ilable headers":c,"getLibraryEntity ok":P,"getLibraryEntity ok headers":n,"getLibraryEntity badRequest":s,"getLibraryEntity badRequest headers":n,"getLibraryEnt\
ity unauthorized":s,"getLibraryEntity unauthorized headers":y,"getLibraryEntity forbidden":s,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":s,
"getLibraryEntity notFound headers":n,"getLibraryEntity notAcceptable":s,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":s,"getLib\
raryEntity tooManyRequests headers":c,"getLibraryEntity internalError":s,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":s,"getLibrary\
Entity unavailable headers":c,"runLibraryEntityCommand ok":D,"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":s,"runLibraryEntityComm\
and badRequest headers":n,"runLibraryEntityCommand unauthorized":s,"runLibraryEntityCommand unauthorized headers":y,"runLibraryEntityCommand forbidden":s,"runLi\
braryEntityCommand forbidden headers":n,"runLibraryEntityCommand notFound":s,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":s,
"runLibraryEntityCommand notAcceptable headers":n,"runLibraryEntityCommand conflict":s,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand con\
tentTooLarge":s,"runLibraryEntityCommand contentTooLarge headers":n,"runLibraryEntityCommand unsupportedMediaType":s,"runLibraryEntityCommand unsupportedMediaTy\
pe headers":n,"runLibraryEntityCommand tooManyRequests":s,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":s,"runLibr\
aryEntityCommand internalError headers":n,"runLibraryEntityCommand unavailable":s,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent\
 headers":n,"deleteLibraryEntity badRequest":s,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":s,"deleteLibraryEntity unauthorized\
 headers":y,"deleteLibraryEntity forbidden":s,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":s,"deleteLibraryEntity notFound headers":n,
"deleteLibraryEntity tooManyRequests":s,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":s,"deleteLibraryEntity internalError\
 headers":n,"deleteLibraryEntity unavailable":s,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":n,"l\
istLibraryAttributes badRequest":s,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":s,"listLibraryAttributes unauthorized heade\
rs":y,"listLibraryAttributes forbidden":s,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":s,"listLibraryAttributes notFound headers":n,
"listLibraryAttributes notAcceptable":s,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":s,"listLibraryAttributes tooMany\
Requests headers":c,"listLibraryAttributes internalError":s,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":s,"listLibraryAt\
tributes unavailable headers":c,"runLibraryAttributesCommand ok":Fs,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":s,"runLi\
braryAttributesCommand badRequest headers":n,"runLibraryAttributesCommand unauthorized":s,"runLibraryAttributesCommand unauthorized headers":y,"runLibraryAttrib\
utesCommand forbidden":s,"runLibraryAttributesCommand forbidden headers":n,"runLibraryAttributesCommand notFound":s,"runLibraryAttributesCommand notFound header\
s":n,"runLibraryAttributesCommand notAcceptable":s,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":s,"runLibraryAtt\
ributesCommand conflict headers":n,"runLibraryAttributesCommand contentTooLarge":s,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributes\
Command unsupportedMediaType":s,"runLibraryAttributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":s,"runLibraryAttribut\
esCommand tooManyRequests headers":c,"runLibraryAttributesCommand internalError":s,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCo\
mmand unavailable":s,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":n,"getLibraryAttribute badR\
equest":s,"getLibraryAttribute badRequest headers":n,"getLibraryAttribute unauthorized":s,"getLibraryAttribute unauthorized headers":y,"getLibraryAttribute forb\
idden":s,"getLibraryAttribute forbidden headers":n,"getLibraryAttribute notFound":s,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":s,
"getLibraryAttribute notAcceptable headers":n,"getLibraryAttribute tooManyRequests":s,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute inter\
nalError":s,"getLibraryAttribute internalError headers":n,"getLibraryAttribute unavailable":s,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCo\
mmand ok":D,"runLibraryAttributeCommand ok headers":n,"runLibraryAttributeCommand badRequest":s,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAtt\
ributeCommand unauthorized":s,"runLibraryAttributeCommand unauthorized headers":y,"runLibraryAttributeCommand forbidden":s,"runLibraryAttributeCommand forbidden\
 headers":n,"runLibraryAttributeCommand notFound":s,"runLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":s,"runLibraryAttr\
ibuteCommand notAcceptable headers":n,"runLibraryAttributeCommand conflict":s,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand conten\
tTooLarge":s,"runLibraryAttributeCommand contentTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaType":s,"runLibraryAttributeCommand unsupportedM\
ediaType headers":n,"runLibraryAttributeCommand tooManyRequests":s,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalEr\
ror":s,"runLibraryAttributeCommand internalError headers":n,"runLibraryAttributeCommand unavailable":s,"runLibraryAttributeCommand unavailable headers":c,"delet\
eLibraryAttribute noContent headers":n,"deleteLibraryAttribute badRequest":s,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":s,
"deleteLibraryAttribute unauthorized headers":y,"deleteLibraryAttribute forbidden":s,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFou\
nd":s,"deleteLibraryAttribute notFound headers":n,"deleteLibraryAttribute conflict":s,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooMan\
yRequests":s,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":s,"deleteLibraryAttribute internalError headers":n,"delet\
eLibraryAttribute unavailable":s,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":n,"listLibrary\
EntityRules badRequest":s,"listLibraryEntityRules badRequest headers":n,"listLibraryEntityRules unauthorized":s,"listLibraryEntityRules unauthorized headers":y,
"listLibraryEntityRules forbidden":s,"listLibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFound":s,"listLibraryEntityRules notFound headers":n,
"listLibraryEntityRules notAcceptable":s,"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":s,"listLibraryEntityRules too\
ManyRequests headers":c,"listLibraryEntityRules internalError":s,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":s,"listLi\
braryEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":Ns,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badReques\
t":H,"runLibraryEntityRulesCommand badRequest headers":n,"runLibraryEntityRulesCommand unauthorized":s,"runLibraryEntityRulesCommand unauthorized headers":y,"ru\
nLibraryEntityRulesCommand forbidden":s,"runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":s,"runLibraryEntityRulesComma\
nd notFound headers":n,"runLibraryEntityRulesCommand notAcceptable":s,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand confl\
ict":s,"runLibraryEntityRulesCommand conflict headers":n,"runLibraryEntityRulesCommand contentTooLarge":s,"runLibraryEntityRulesCommand contentTooLarge headers":n,
"runLibraryEntityRulesCommand unsupportedMediaType":s,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequest\
s":s,"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":s,"runLibraryEntityRulesCommand internalError headers":n,
"runLibraryEntityRulesCommand unavailable":s,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":n,"getLibrar\
yRule badRequest":s,"getLibraryRule badRequest headers":n,"getLibraryRule unauthorized":s,"getLibraryRule unauthorized headers":y,"getLibraryRule forbidden":s,"\
getLibraryRule forbidden headers":n,"getLibraryRule notFound":s,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":s,"getLibraryRule notAcceptab\
le headers":n,"getLibraryRule tooManyRequests":s,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":s,"getLibraryRule internalError heade\
rs":n,"getLibraryRule unavailable":s,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":D,"runLibraryRuleCommand ok headers":n,"runLibraryRuleCom\
mand badRequest":H,"runLibraryRuleCommand badRequest headers":n,"runLibraryRuleCommand unauthorized":s,"runLibraryRuleCommand unauthorized headers":y,"runLibrar\
yRuleCommand forbidden":s,"runLibraryRuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":s,"runLibraryRuleCommand notFound headers":n,"runLibraryR\
uleCommand notAcceptable":s,"runLibraryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand conflict":s,"runLibraryRuleCommand conflict headers":n,"runLi\
braryRuleCommand contentTooLarge":s,"runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":s,"runLibraryRuleCommand unsu\
pportedMediaType headers":n,"runLibraryRuleCommand tooManyRequests":s,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":s,
"runLibraryRuleCommand internalError headers":n,"runLibraryRuleCommand unavailable":s,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":D,"de\
leteLibraryRule ok headers":n,"deleteLibraryRule badRequest":s,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":s,"deleteLibraryRule un\
authorized headers":y,"deleteLibraryRule forbidden":s,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":s,"deleteLibraryRule notFound headers":n,
"deleteLibraryRule notAcceptable":s,"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":s,"deleteLibraryRule tooManyRequests headers":c,
"deleteLibraryRule internalError":s,"deleteLibraryRule internalError headers":n,"deleteLibraryRule unavailable":s,"deleteLibraryRule unavailable headers":c,"lis\
tAssociatedRules ok":P,"listAssociatedRules ok headers":n,"listAssociatedRules badRequest":s,"listAssociatedRules badRequest headers":n,"listAssociatedRules una\
uthorized":s,"listAssociatedRules unauthorized headers":y,"listAssociatedRules forbidden":s,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFo\
und":s,"listAssociatedRules notFound headers":n,"listAssociatedRules notAcceptable":s,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooMany\
Requests":s,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":s,"listAssociatedRules internalError headers":n,"listAssociatedR\
ules unavailable":s,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":n,"listAssociatedEntities badR\
equest":s,"listAssociatedEntities badRequest headers":n,"listAssociatedEntities unauthorized":s,"listAssociatedEntities unauthorized headers":y,"listAssociatedE\
ntities forbidden":s,"listAssociatedEntities forbidden headers":n,"listAssociatedEntities notFound":s,"listAssociatedEntities notFound headers":n,"listAssociate\
dEntities notAcceptable":s,"listAssociatedEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":s,"listAssociatedEntities tooManyRequests h\
eaders":c,"listAssociatedEntities internalError":s,"listAssociatedEntities internalError headers":n,"listAssociatedEntities unavailable":s,"listAssociatedEntiti\
es unavailable headers":c,"runAssociatedEntitiesCommand ok":E,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":s,"runAssoci\
atedEntitiesCommand badRequest headers":n,"runAssociatedEntitiesCommand unauthorized":s,"runAssociatedEntitiesCommand unauthorized headers":y,"runAssociatedEnti\
tiesCommand forbidden":s,"runAssociatedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":s,"runAssociatedEntitiesCommand notFound hea\
ders":n,"runAssociatedEntitiesCommand notAcceptable":s,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":s,"\
runAssociatedEntitiesCommand contentTooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":s,"runAssociatedEntitiesCommand unsupportedMediaType\
 headers":n,"runAssociatedEntitiesCommand tooManyRequests":s,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalErro\
r":s,"runAssociatedEntitiesCommand internalError headers":n,"runAssociatedEntitiesCommand unavailable":s,"runAssociatedEntitiesCommand unavailable headers":c,"g\
etAttributeMap ok":xs,"getAttributeMap ok headers":n,"getAttributeMap badRequest":s,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":s,"get\
AttributeMap unauthorized headers":y,"getAttributeMap forbidden":s,"getAttributeMap forbidden headers":n,"getAttributeMap notFound":s,"getAttributeMap notFound \
headers":n,"getAttributeMap notAcceptable":s,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":s,"getAttributeMap tooManyRequests head\
ers":c,"getAttributeMap internalError":s,"getAttributeMap internalError headers":n,"getAttributeMap unavailable":s,"getAttributeMap unavailable headers":c,"runA\
ttributeMapCommand ok":js,"runAttributeMapCommand ok headers":n,"runAttributeMapCommand badRequest":s,"runAttributeMapCommand badRequest headers":n,"runAttribut\
eMapCommand unauthorized":s,"runAttributeMapCommand unauthorized headers":y,"runAttributeMapCommand forbidden":s,"runAttributeMapCommand forbidden headers":n,"r\
unAttributeMapCommand notFound":s,"runAttributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":s,"runAttributeMapCommand notAcceptable hea\
ders":n,"runAttributeMapCommand conflict":s,"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarge":s,"runAttributeMapCommand conte\
ntTooLarge headers":n,"runAttributeMapCommand unsupportedMediaType":s,"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyReq\
uests":s,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":s,"runAttributeMapCommand internalError headers":n,"runAttrib\
uteMapCommand unavailable":s,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":n,"listBusinessRules badRequ\
est":s,"listBusinessRules badRequest headers":n,"listBusinessRules unauthorized":s,"listBusinessRules unauthorized headers":y,"listBusinessRules forbidden":s,"l\
istBusinessRules forbidden headers":n,"listBusinessRules notFound":s,"listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":s,"listBusinessRul\
es notAcceptable headers":n,"listBusinessRules tooManyRequests":s,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":s,"listBusines\
sRules internalError headers":n,"listBusinessRules unavailable":s,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":E,"runBusinessRulesComm\
and ok headers":n,"runBusinessRulesCommand badRequest":s,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":s,"runBusinessRul\
esCommand unauthorized headers":y,"runBusinessRulesCommand forbidden":s,"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":s,"runB\
usinessRulesCommand notFound headers":n,"runBusinessRulesCommand notAcceptable":s,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand con\
tentTooLarge":s,"runBusinessRulesCommand contentTooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":s,"runBusinessRulesCommand unsupportedMediaTy\
pe headers":n,"runBusinessRulesCommand tooManyRequests":s,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":s,"runBusi\
nessRulesCommand internalError headers":n,"runBusinessRulesCommand unavailable":s,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":_,"cou\
ntBusinessRules ok headers":n,"countBusinessRules badRequest":s,"countBusinessRules badRequest headers":n,"countBusinessRules unauthorized":s,"countBusinessRule\
s unauthorized headers":y,"countBusinessRules forbidden":s,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":s,"countBusinessRules notFound\
 headers":n,"countBusinessRules notAcceptable":s,"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":s,"countBusinessRules tooMany\
Requests headers":c,"countBusinessRules internalError":s,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":s,"countBusinessRules una\
vailable headers":c,"listAggregateMethods ok":Os,"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":s,"listAggregateMethods badRequest header\
s":n,"listAggregateMethods unauthorized":s,"listAggregateMethods unauthorized headers":y,"listAggregateMethods forbidden":s,"listAggregateMethods forbidden head\
ers":n,"listAggregateMethods notFound":s,"listAggregateMethods notFound headers":n,"listAggregateMethods notAcceptable":s,"listAggregateMethods notAcceptable he\
aders":n,"listAggregateMethods tooManyRequests":s,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":s,"listAggregateMethods \
internalError headers":n,"listAggregateMethods unavailable":s,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":n,
"listLibraryRules badRequest":s,"listLibraryRules badRequest headers":n,"listLibraryRules unauthorized":s,"listLibraryRules unauthorized headers":y,"listLibrary\
Rules forbidden":s,"listLibraryRules forbidden headers":n,"listLibraryRules notFound":s,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":s,
"listLibraryRules notAcceptable headers":n,"listLibraryRules tooManyRequests":s,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":s,
"listLibraryRules internalError headers":n,"listLibraryRules unavailable":s,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":zs,"runLibraryR\
ulesCommand ok headers":n,"runLibraryRulesCommand badRequest":s,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":s,"runLibrar\
yRulesCommand unauthorized headers":y,"runLibraryRulesCommand forbidden":s,"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":s,"run\
LibraryRulesCommand notFound headers":n,"runLibraryRulesCommand notAcceptable":s,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand confli\
ct":s,"runLibraryRulesCommand conflict headers":n,"runLibraryRulesCommand contentTooLarge":s,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRules\
Command unsupportedMediaType":s,"runLibraryRulesCommand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":s,"runLibraryRulesCommand tooMa\
nyRequests headers":c,"runLibraryRulesCommand internalError":s,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":s,"runLibra\
ryRulesCommand unavailable headers":c,"countLibraryRules ok":_,"countLibraryRules ok headers":n,"countLibraryRules badRequest":s,"countLibraryRules badRequest h\
eaders":n,"countLibraryRules unauthorized":s,"countLibraryRules unauthorized headers":y,"countLibraryRules forbidden":s,"countLibraryRules forbidden headers":n,
"countLibraryRules notFound":s,"countLibraryRules notFound headers":n,"countLibraryRules notAcceptable":s,"countLibraryRules notAcceptable headers":n,"countLibr\
aryRules tooManyRequests":s,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":s,"countLibraryRules internalError headers":n,"count\
LibraryRules unavailable":s,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":n,"listRealBusinessRules b\
adRequest":s,"listRealBusinessRules badRequest headers":n,"listRealBusinessRules unauthorized":s,"listRealBusinessRules unauthorized headers":y,"listRealBusines\
sRules forbidden":s,"listRealBusinessRules forbidden headers":n,"listRealBusinessRules notFound":s,"listRealBusinessRules notFound headers":n,"listRealBusinessR\
ules notAcceptable":s,"listRealBusinessRules notAcceptable headers":n,"listRealBusinessRules tooManyRequests":s,"listRealBusinessRules tooManyRequests headers":c,
"listRealBusinessRules internalError":s,"listRealBusinessRules internalError headers":n,"listRealBusinessRules unavailable":s,"listRealBusinessRules unavailable\
 headers":c,"runRealBusinessRulesCommand ok":Br,"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":H,"runRealBusinessRulesComma\
nd badRequest headers":n,"runRealBusinessRulesCommand unauthorized":s,"runRealBusinessRulesCommand unauthorized headers":y,"runRealBusinessRulesCommand forbidde\
n":s,"runRealBusinessRulesCommand forbidden headers":n,"runRealBusinessRulesCommand notFound":s,"runRealBusinessRulesCommand notFound headers":n,"runRealBusines\
sRulesCommand notAcceptable":s,"runRealBusinessRulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":s,"runRealBusinessRulesCommand confl\
ict headers":n,"runRealBusinessRulesCommand contentTooLarge":s,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupportedM\
ediaType":s,"runRealBusinessRulesCommand unsupportedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":s,"runRealBusinessRulesCommand tooManyReq\
uests headers":c,"runRealBusinessRulesCommand internalError":s,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":s,
"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":D,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":H,
"deleteRealBusinessRules badRequest headers":n,"deleteRealBusinessRules unauthorized":s,"deleteRealBusinessRules unauthorized headers":y,"deleteRealBusinessRule\
s forbidden":s,"deleteRealBusinessRules forbidden headers":n,"deleteRealBusinessRules notFound":s,"deleteRealBusinessRules notFound headers":n,"deleteRealBusine\
ssRules notAcceptable":s,"deleteRealBusinessRules notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":s,"deleteRealBusinessRules contentTooLarge \
headers":n,"deleteRealBusinessRules unsupportedMediaType":s,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":s,
"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":s,"deleteRealBusinessRules internalError headers":n,"deleteRealBusin\
essRules unavailable":s,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":_,"countRealBusinessRules ok headers":n,"countRealBusinessRu\
les badRequest":s,"countRealBusinessRules badRequest headers":n,"countRealBusinessRules unauthorized":s,"countRealBusinessRules unauthorized headers":y,"countRe\
alBusinessRules forbidden":s,"countRealBusinessRules forbidden headers":n,"countRealBusinessRules notFound":s,"countRealBusinessRules notFound headers":n,"count\
RealBusinessRules notAcceptable":s,"countRealBusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":s,"countRealBusinessRules tooManyRe\
quests headers":c,"countRealBusinessRules internalError":s,"countRealBusinessRules internalError headers":n,"countRealBusinessRules unavailable":s,"countRealBus\
inessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules badRequest":s,"listEntityBusine\
ssRules badRequest headers":n,"listEntityBusinessRules unauthorized":s,"listEntityBusinessRules unauthorized headers":y,"listEntityBusinessRules forbidden":s,"l\
istEntityBusinessRules forbidden headers":n,"listEntityBusinessRules notFound":s,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAccept\
able":s,"listEntityBusinessRules notAcceptable headers":n,"listEntityBusinessRules tooManyRequests":s,"listEntityBusinessRules tooManyRequests headers":c,"listE\
ntityBusinessRules internalError":s,"listEntityBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":s,"listEntityBusinessRules unavailab\
le headers":c,"runEntityBusinessRulesCommand ok":Vr,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":H,"runEntityBusiness\
RulesCommand badRequest headers":n,"runEntityBusinessRulesCommand unauthorized":s,"runEntityBusinessRulesCommand unauthorized headers":y,"runEntityBusinessRules\
Command forbidden":s,"runEntityBusinessRulesCommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":s,"runEntityBusinessRulesCommand notFound head\
ers":n,"runEntityBusinessRulesCommand notAcceptable":s,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":s,"runEn\
tityBusinessRulesCommand conflict headers":n,"runEntityBusinessRulesCommand contentTooLarge":s,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEnt\
ityBusinessRulesCommand unsupportedMediaType":s,"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":s,
"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":s,"runEntityBusinessRulesCommand internalError headers":n,
"runEntityBusinessRulesCommand unavailable":s,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRule\
s ok headers":n,"listAttributeBusinessRules badRequest":s,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":s,"listAtt\
ributeBusinessRules unauthorized headers":y,"listAttributeBusinessRules forbidden":s,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRule\
s notFound":s,"listAttributeBusinessRules notFound headers":n,"listAttributeBusinessRules notAcceptable":s,"listAttributeBusinessRules notAcceptable headers":n,
"listAttributeBusinessRules tooManyRequests":s,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":s,"listAttribut\
eBusinessRules internalError headers":n,"listAttributeBusinessRules unavailable":s,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRules\
Command ok":Vr,"runAttributeBusinessRulesCommand ok headers":n,"runAttributeBusinessRulesCommand badRequest":H,"runAttributeBusinessRulesCommand badRequest head\
ers":n,"runAttributeBusinessRulesCommand unauthorized":s,"runAttributeBusinessRulesCommand unauthorized headers":y,"runAttributeBusinessRulesCommand forbidden":s,
"runAttributeBusinessRulesCommand forbidden headers":n,"runAttributeBusinessRulesCommand notFound":s,"runAttributeBusinessRulesCommand notFound headers":n,"runA\
ttributeBusinessRulesCommand notAcceptable":s,"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":s,"runAttri\
buteBusinessRulesCommand conflict headers":n,"runAttributeBusinessRulesCommand contentTooLarge":s,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"\
runAttributeBusinessRulesCommand unsupportedMediaType":s,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand too\
ManyRequests":s,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":s,"runAttributeBusinessRulesComman\
d internalError headers":n,"runAttributeBusinessRulesCommand unavailable":s,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,
"listEntityRuleHistory ok headers":n,"listEntityRuleHistory badRequest":s,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":s,"l\
istEntityRuleHistory unauthorized headers":y,"listEntityRuleHistory forbidden":s,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":s,
"listEntityRuleHistory notFound headers":n,"listEntityRuleHistory notAcceptable":s,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooMan\
yRequests":s,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":s,"listEntityRuleHistory internalError headers":n,"listEnti\
tyRuleHistory unavailable":s,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":E,"runEntityRuleHistoryCommand ok headers":n,"runEnt\
ityRuleHistoryCommand badRequest":s,"runEntityRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthorized":s,"runEntityRuleHistoryCommand\
 unauthorized headers":y,"runEntityRuleHistoryCommand forbidden":s,"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":s,"r\
unEntityRuleHistoryCommand notFound headers":n,"runEntityRuleHistoryCommand notAcceptable":s,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRul\
eHistoryCommand contentTooLarge":s,"runEntityRuleHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":s,"runEntityRuleHi\
storyCommand unsupportedMediaType headers":n,"runEntityRuleHistoryCommand tooManyRequests":s,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityR\
uleHistoryCommand internalError":s,"runEntityRuleHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavailable":s,"runEntityRuleHistoryComman\
d unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":s,"listAllRuleHistory badRequest headers":n,
"listAllRuleHistory unauthorized":s,"listAllRuleHistory unauthorized headers":y,"listAllRuleHistory forbidden":s,"listAllRuleHistory forbidden headers":n,"listA\
llRuleHistory notFound":s,"listAllRuleHistory notFound headers":n,"listAllRuleHistory notAcceptable":s,"listAllRuleHistory notAcceptable headers":n,"listAllRule\
History tooManyRequests":s,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":s,"listAllRuleHistory internalError headers":n,"lis\
tAllRuleHistory unavailable":s,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":E,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHis\
toryCommand badRequest":s,"runAllRuleHistoryCommand badRequest headers":n,"runAllRuleHistoryCommand unauthorized":s,"runAllRuleHistoryCommand unauthorized heade\
rs":y,"runAllRuleHistoryCommand forbidden":s,"runAllRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFound":s,"runAllRuleHistoryCommand notF\
ound headers":n,"runAllRuleHistoryCommand notAcceptable":s,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":s,"runA\
llRuleHistoryCommand contentTooLarge headers":n,"runAllRuleHistoryCommand unsupportedMediaType":s,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"run\
AllRuleHistoryCommand tooManyRequests":s,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":s,"runAllRuleHistoryComma\
nd internalError headers":n,"runAllRuleHistoryCommand unavailable":s,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCom\
pliance ok headers":n,"listEntityCompliance badRequest":s,"listEntityCompliance badRequest headers":n,"listEntityCompliance unauthorized":s,"listEntityComplianc\
e unauthorized headers":y,"listEntityCompliance forbidden":s,"listEntityCompliance forbidden headers":n,"listEntityCompliance notFound":s,"listEntityCompliance \
notFound headers":n,"listEntityCompliance notAcceptable":s,"listEntityCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":s,"listEntityCo\
mpliance tooManyRequests headers":c,"listEntityCompliance internalError":s,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":s,"\
listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":E,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":s,
"runEntityComplianceCommand badRequest headers":n,"runEntityComplianceCommand unauthorized":s,"runEntityComplianceCommand unauthorized headers":y,"runEntityComp\
lianceCommand forbidden":s,"runEntityComplianceCommand forbidden headers":n,"runEntityComplianceCommand notFound":s,"runEntityComplianceCommand notFound headers":n,
"runEntityComplianceCommand notAcceptable":s,"runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":s,"runEntityCompl\
ianceCommand contentTooLarge headers":n,"runEntityComplianceCommand unsupportedMediaType":s,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEnti\
tyComplianceCommand tooManyRequests":s,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":s,"runEntityComplianceC\
ommand internalError headers":n,"runEntityComplianceCommand unavailable":s,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listComplia\
nce ok headers":n,"listCompliance badRequest":s,"listCompliance badRequest headers":n,"listCompliance unauthorized":s,"listCompliance unauthorized headers":y,"l\
istCompliance forbidden":s,"listCompliance forbidden headers":n,"listCompliance notFound":s,"listCompliance notFound headers":n,"listCompliance notAcceptable":s,
"listCompliance notAcceptable headers":n,"listCompliance tooManyRequests":s,"listCompliance tooManyRequests headers":c,"listCompliance internalError":s,"listCom\
pliance internalError headers":n,"listCompliance unavailable":s,"listCompliance unavailable headers":c,"runComplianceCommand ok":E,"runComplianceCommand ok head\
ers":n,"runComplianceCommand badRequest":s,"runComplianceCommand badRequest headers":n,"runComplianceCommand unauthorized":s,"runComplianceCommand unauthorized \
headers":y,"runComplianceCommand forbidden":s,"runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":s,"runComplianceCommand notFound header\
s":n,"runComplianceCommand notAcceptable":s,"runComplianceCommand notAcceptable headers":n,"runComplianceCommand contentTooLarge":s,"runComplianceCommand conten\
tTooLarge headers":n,"runComplianceCommand unsupportedMediaType":s,"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":s,
"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":s,"runComplianceCommand internalError headers":n,"runComplianceCommand una\
vailable":s,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":n,"listPassingRules badRequest":s,"listPassingRul\
es badRequest headers":n,"listPassingRules unauthorized":s,"listPassingRules unauthorized headers":y,"listPassingRules forbidden":s,"listPassingRules forbidden \
headers":n,"listPassingRules notFound":s,"listPassingRules notFound headers":n,"listPassingRules notAcceptable":s,"listPassingRules notAcceptable headers":n,"li\
stPassingRules tooManyRequests":s,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":s,"listPassingRules internalError headers":n,"li\
stPassingRules unavailable":s,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":E,"runPassingRulesCommand ok headers":n,"runPassingRulesComma\
nd badRequest":s,"runPassingRulesCommand badRequest headers":n,"runPassingRulesCommand unauthorized":s,"runPassingRulesCommand unauthorized headers":y,"runPassi\
ngRulesCommand forbidden":s,"runPassingRulesCommand forbidden headers":n,"runPassingRulesCommand notFound":s,"runPassingRulesCommand notFound headers":n,"runPas\
singRulesCommand notAcceptable":s,"runPassingRulesCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarge":s,"runPassingRulesCommand contentToo\
Large headers":n,"runPassingRulesCommand unsupportedMediaType":s,"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":s,
"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":s,"runPassingRulesCommand internalError headers":n,"runPassingRulesCom\
mand unavailable":s,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":n,"listFailingRules badRequest":s,"list\
FailingRules badRequest headers":n,"listFailingRules unauthorized":s,"listFailingRules unauthorized headers":y,"listFailingRules forbidden":s,"listFailingRules \
forbidden headers":n,"listFailingRules notFound":s,"listFailingRules notFound headers":n,"listFailingRules notAcceptable":s,"listFailingRules notAcceptable head\
ers":n,"listFailingRules tooManyRequests":s,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":s,"listFailingRules internalError head\
ers":n,"listFailingRules unavailable":s,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":E,"runFailingRulesCommand ok headers":n,"runFailing\
RulesCommand badRequest":s,"runFailingRulesCommand badRequest headers":n,"runFailingRulesCommand unauthorized":s,"runFailingRulesCommand unauthorized headers":y,
"runFailingRulesCommand forbidden":s,"runFailingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":s,"runFailingRulesCommand notFound headers":n,
"runFailingRulesCommand notAcceptable":s,"runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":s,"runFailingRulesCommand con\
tentTooLarge headers":n,"runFailingRulesCommand unsupportedMediaType":s,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyR\
equests":s,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":s,"runFailingRulesCommand internalError headers":n,"runFail\
ingRulesCommand unavailable":s,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":n,"listEnabledRules badReque\
st":s,"listEnabledRules badRequest headers":n,"listEnabledRules unauthorized":s,"listEnabledRules unauthorized headers":y,"listEnabledRules forbidden":s,"listEn\
abledRules forbidden headers":n,"listEnabledRules notFound":s,"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":s,"listEnabledRules notAcce\
ptable headers":n,"listEnabledRules tooManyRequests":s,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":s,"listEnabledRules interna\
lError headers":n,"listEnabledRules unavailable":s,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":E,"runEnabledRulesCommand ok headers":n,
"runEnabledRulesCommand badRequest":s,"runEnabledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthorized":s,"runEnabledRulesCommand unauthorized\
 headers":y,"runEnabledRulesCommand forbidden":s,"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesCommand notFound":s,"runEnabledRulesCommand notFou\
nd headers":n,"runEnabledRulesCommand notAcceptable":s,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":s,"runEnabledRu\
lesCommand contentTooLarge headers":n,"runEnabledRulesCommand unsupportedMediaType":s,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCo\
mmand tooManyRequests":s,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":s,"runEnabledRulesCommand internalError heade\
rs":n,"runEnabledRulesCommand unavailable":s,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":n,"getBusinessRu\
le badRequest":s,"getBusinessRule badRequest headers":n,"getBusinessRule unauthorized":s,"getBusinessRule unauthorized headers":y,"getBusinessRule forbidden":s,
"getBusinessRule forbidden headers":n,"getBusinessRule notFound":s,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":s,"getBusinessRule notAc\
ceptable headers":n,"getBusinessRule tooManyRequests":s,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":s,"getBusinessRule internalE\
rror headers":n,"getBusinessRule unavailable":s,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":D,"runBusinessRuleCommand ok headers":n,"run\
BusinessRuleCommand badRequest":H,"runBusinessRuleCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":s,"runBusinessRuleCommand unauthorized hea\
ders":y,"runBusinessRuleCommand forbidden":s,"runBusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFound":s,"runBusinessRuleCommand notFound h\
eaders":n,"runBusinessRuleCommand notAcceptable":s,"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":s,"runBusinessRuleCommand \
conflict headers":n,"runBusinessRuleCommand contentTooLarge":s,"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":s,
"runBusinessRuleCommand unsupportedMediaType headers":n,"runBusinessRuleCommand tooManyRequests":s,"runBusinessRuleCommand tooManyRequests headers":c,"runBusine\
ssRuleCommand internalError":s,"runBusinessRuleCommand internalError headers":n,"runBusinessRuleCommand unavailable":s,"runBusinessRuleCommand unavailable heade\
rs":c,"deleteBusinessRule ok":D,"deleteBusinessRule ok headers":n,"deleteBusinessRule badRequest":s,"deleteBusinessRule badRequest headers":n,"deleteBusinessRul\
e unauthorized":s,"deleteBusinessRule unauthorized headers":y,"deleteBusinessRule forbidden":s,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notF\
ound":s,"deleteBusinessRule notFound headers":n,"deleteBusinessRule notAcceptable":s,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyReq\
uests":s,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":s,"deleteBusinessRule internalError headers":n,"deleteBusinessRule un\
available":s,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":Ss,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions\
 badRequest":s,"getBusinessRulePermissions badRequest headers":n,"getBusinessRulePermissions unauthorized":s,"getBusinessRulePermissions unauthorized headers":y,
"getBusinessRulePermissions forbidden":s,"getBusinessRulePermissions forbidden headers":n,"getBusinessRulePermissions notFound":s,"getBusinessRulePermissions no\
tFound headers":n,"getBusinessRulePermissions notAcceptable":s,"getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":s,
"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":s,"getBusinessRulePermissions internalError headers":n,"getBus\
inessRulePermissions unavailable":s,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":n,"listRuleHistory ba\
dRequest":s,"listRuleHistory badRequest headers":n,"listRuleHistory unauthorized":s,"listRuleHistory unauthorized headers":y,"listRuleHistory forbidden":s,"list\
RuleHistory forbidden headers":n,"listRuleHistory notFound":s,"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":s,"listRuleHistory notAccepta\
ble headers":n,"listRuleHistory tooManyRequests":s,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":s,"listRuleHistory internalError \
headers":n,"listRuleHistory unavailable":s,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":E,"runRuleHistoryCommand ok headers":n,"runRuleHis\
toryCommand badRequest":s,"runRuleHistoryCommand badRequest headers":n,"runRuleHistoryCommand unauthorized":s,"runRuleHistoryCommand unauthorized headers":y,"ru\
nRuleHistoryCommand forbidden":s,"runRuleHistoryCommand forbidden headers":n,"runRuleHistoryCommand notFound":s,"runRuleHistoryCommand notFound headers":n,"runR\
uleHistoryCommand notAcceptable":s,"runRuleHistoryCommand notAcceptable headers":n,"runRuleHistoryCommand contentTooLarge":s,"runRuleHistoryCommand contentTooLa\
rge headers":n,"runRuleHistoryCommand unsupportedMediaType":s,"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":s,"\
runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":s,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand \
unavailable":s,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":s,"l\
istRuleFailingRows badRequest headers":n,"listRuleFailingRows unauthorized":s,"listRuleFailingRows unauthorized headers":y,"listRuleFailingRows forbidden":s,"li\
stRuleFailingRows forbidden headers":n,"listRuleFailingRows notFound":s,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":s,"listRule\
FailingRows notAcceptable headers":n,"listRuleFailingRows conflict":s,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":s,"listRule\
FailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":s,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":s,"\
listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":E,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":s,"r\
unRuleFailingRowsCommand badRequest headers":n,"runRuleFailingRowsCommand unauthorized":s,"runRuleFailingRowsCommand unauthorized headers":y,"runRuleFailingRows\
Command forbidden":s,"runRuleFailingRowsCommand forbidden headers":n,"runRuleFailingRowsCommand notFound":s,"runRuleFailingRowsCommand notFound headers":n,"runR\
uleFailingRowsCommand notAcceptable":s,"runRuleFailingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand conflict":s,"runRuleFailingRowsCommand con\
flict headers":n,"runRuleFailingRowsCommand contentTooLarge":s,"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMedia\
Type":s,"runRuleFailingRowsCommand unsupportedMediaType headers":n,"runRuleFailingRowsCommand tooManyRequests":s,"runRuleFailingRowsCommand tooManyRequests head\
ers":c,"runRuleFailingRowsCommand internalError":s,"runRuleFailingRowsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":s,"runRuleFailing\
RowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":n,"listRulePassingRows badRequest":s,"listRulePassingRows badRequ\
est headers":n,"listRulePassingRows unauthorized":s,"listRulePassingRows unauthorized headers":y,"listRulePassingRows forbidden":s,"listRulePassingRows forbidde\
n headers":n,"listRulePassingRows notFound":s,"listRulePassingRows notFound headers":n,"listRulePassingRows notAcceptable":s,"listRulePassingRows notAcceptable \
headers":n,"listRulePassingRows conflict":s,"listRulePassingRows conflict headers":n,"listRulePassingRows tooManyRequests":s,"listRulePassingRows tooManyRequest\
s headers":c,"listRulePassingRows internalError":s,"listRulePassingRows internalError headers":n,"listRulePassingRows unavailable":s,"listRulePassingRows unavai\
lable headers":c,"runRulePassingRowsCommand ok":E,"runRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand badRequest":s,"runRulePassingRowsCommand b\
adRequest headers":n,"runRulePassingRowsCommand unauthorized":s,"runRulePassingRowsCommand unauthorized headers":y,"runRulePassingRowsCommand forbidden":s,"runR\
ulePassingRowsCommand forbidden headers":n,"runRulePassingRowsCommand notFound":s,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notA\
cceptable":s,"runRulePassingRowsCommand notAcceptable headers":n,"runRulePassingRowsCommand conflict":s,"runRulePassingRowsCommand conflict headers":n,"runRuleP\
assingRowsCommand contentTooLarge":s,"runRulePassingRowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":s,"runRulePassingRow\
sCommand unsupportedMediaType headers":n,"runRulePassingRowsCommand tooManyRequests":s,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRows\
Command internalError":s,"runRulePassingRowsCommand internalError headers":n,"runRulePassingRowsCommand unavailable":s,"runRulePassingRowsCommand unavailable he\
aders":c,"listRuleGroups ok":P,"listRuleGroups ok headers":n,"listRuleGroups badRequest":s,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":s,
"listRuleGroups unauthorized headers":y,"listRuleGroups forbidden":s,"listRuleGroups forbidden headers":n,"listRuleGroups notFound":s,"listRuleGroups notFound h\
eaders":n,"listRuleGroups notAcceptable":s,"listRuleGroups notAcceptable headers":n,"listRuleGroups conflict":s,"listRuleGroups conflict headers":n,"listRuleGro\
ups tooManyRequests":s,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":s,"listRuleGroups internalError headers":n,"listRuleGroups unav\
ailable":s,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":E,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":s,"runRuleGr\
oupsCommand badRequest headers":n,"runRuleGroupsCommand unauthorized":s,"runRuleGroupsCommand unauthorized headers":y,"runRuleGroupsCommand forbidden":s,"runRul\
eGroupsCommand forbidden headers":n,"runRuleGroupsCommand notFound":s,"runRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":s,"runRuleG\
roupsCommand notAcceptable headers":n,"runRuleGroupsCommand conflict":s,"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":s,"runR\
uleGroupsCommand contentTooLarge headers":n,"runRuleGroupsCommand unsupportedMediaType":s,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCo\
mmand tooManyRequests":s,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":s,"runRuleGroupsCommand internalError headers":n,
"runRuleGroupsCommand unavailable":s,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":E,"runGroupFailingRowsCommand ok headers":n,"r\
unGroupFailingRowsCommand badRequest":s,"runGroupFailingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand unauthorized":s,"runGroupFailingRowsComman\
d unauthorized headers":y,"runGroupFailingRowsCommand forbidden":s,"runGroupFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":s,"run\
GroupFailingRowsCommand notFound headers":n,"runGroupFailingRowsCommand notAcceptable":s,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRo\
wsCommand conflict":s,"runGroupFailingRowsCommand conflict headers":n,"runGroupFailingRowsCommand contentTooLarge":s,"runGroupFailingRowsCommand contentTooLarge\
 headers":n,"runGroupFailingRowsCommand unsupportedMediaType":s,"runGroupFailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyR\
equests":s,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":s,"runGroupFailingRowsCommand internalError headers":n,
"runGroupFailingRowsCommand unavailable":s,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":E,"runGroupPassingRowsCommand ok h\
eaders":n,"runGroupPassingRowsCommand badRequest":s,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":s,"runGroupPassi\
ngRowsCommand unauthorized headers":y,"runGroupPassingRowsCommand forbidden":s,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notF\
ound":s,"runGroupPassingRowsCommand notFound headers":n,"runGroupPassingRowsCommand notAcceptable":s,"runGroupPassingRowsCommand notAcceptable headers":n,"runGr\
oupPassingRowsCommand conflict":s,"runGroupPassingRowsCommand conflict headers":n,"runGroupPassingRowsCommand contentTooLarge":s,"runGroupPassingRowsCommand con\
tentTooLarge headers":n,"runGroupPassingRowsCommand unsupportedMediaType":s,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsComm\
and tooManyRequests":s,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":s,"runGroupPassingRowsCommand internalE\
rror headers":n,"runGroupPassingRowsCommand unavailable":s,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows \
ok headers":n,"listGroupFailingRows badRequest":s,"listGroupFailingRows badRequest headers":n,"listGroupFailingRows unauthorized":s,"listGroupFailingRows unauth\
orized headers":y,"listGroupFailingRows forbidden":s,"listGroupFailingRows forbidden headers":n,"listGroupFailingRows notFound":s,"listGroupFailingRows notFound\
 headers":n,"listGroupFailingRows notAcceptable":s,"listGroupFailingRows notAcceptable headers":n,"listGroupFailingRows conflict":s,"listGroupFailingRows confli\
ct headers":n,"listGroupFailingRows tooManyRequests":s,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":s,"listGroupFailing\
Rows internalError headers":n,"listGroupFailingRows unavailable":s,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":E,"runNamed\
GroupFailingRowsCommand ok headers":n,"runNamedGroupFailingRowsCommand badRequest":s,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailin\
gRowsCommand unauthorized":s,"runNamedGroupFailingRowsCommand unauthorized headers":y,"runNamedGroupFailingRowsCommand forbidden":s,"runNamedGroupFailingRowsCom\
mand forbidden headers":n,"runNamedGroupFailingRowsCommand notFound":s,"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand not\
Acceptable":s,"runNamedGroupFailingRowsCommand notAcceptable headers":n,"runNamedGroupFailingRowsCommand conflict":s,"runNamedGroupFailingRowsCommand conflict h\
eaders":n,"runNamedGroupFailingRowsCommand contentTooLarge":s,"runNamedGroupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsup\
portedMediaType":s,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":s,"runNamedGroupFailingRow\
sCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":s,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFa\
ilingRowsCommand unavailable":s,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":n,"listGro\
upPassingRows badRequest":s,"listGroupPassingRows badRequest headers":n,"listGroupPassingRows unauthorized":s,"listGroupPassingRows unauthorized headers":y,"lis\
tGroupPassingRows forbidden":s,"listGroupPassingRows forbidden headers":n,"listGroupPassingRows notFound":s,"listGroupPassingRows notFound headers":n,"listGroup\
PassingRows notAcceptable":s,"listGroupPassingRows notAcceptable headers":n,"listGroupPassingRows conflict":s,"listGroupPassingRows conflict headers":n,"listGro\
upPassingRows tooManyRequests":s,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":s,"listGroupPassingRows internalError hea\
ders":n,"listGroupPassingRows unavailable":s,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":E,"runNamedGroupPassingRowsComman\
d ok headers":n,"runNamedGroupPassingRowsCommand badRequest":s,"runNamedGroupPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthori\
zed":s,"runNamedGroupPassingRowsCommand unauthorized headers":y,"runNamedGroupPassingRowsCommand forbidden":s,"runNamedGroupPassingRowsCommand forbidden headers":n,
"runNamedGroupPassingRowsCommand notFound":s,"runNamedGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":s,"runNamedGro\
upPassingRowsCommand notAcceptable headers":n,"runNamedGroupPassingRowsCommand conflict":s,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPa\
ssingRowsCommand contentTooLarge":s,"runNamedGroupPassingRowsCommand contentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":s,"runNam\
edGroupPassingRowsCommand unsupportedMediaType headers":n,"runNamedGroupPassingRowsCommand tooManyRequests":s,"runNamedGroupPassingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupPassingRowsCommand internalError":s,"runNamedGroupPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailab\
le":s,"runNamedGroupPassingRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":n,"listEntityJoins badRequest":s,"listEntityJo\
ins badRequest headers":n,"listEntityJoins unauthorized":s,"listEntityJoins unauthorized headers":y,"listEntityJoins forbidden":s,"listEntityJoins forbidden hea\
ders":n,"listEntityJoins notFound":s,"listEntityJoins notFound headers":n,"listEntityJoins notAcceptable":s,"listEntityJoins notAcceptable headers":n,"listEntit\
yJoins tooManyRequests":s,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":s,"listEntityJoins internalError headers":n,"listEntityJoi\
ns unavailable":s,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":Bs,"runEntityJoinsCommand ok headers":n,"runEntityJoinsCommand noContent he\
aders":n,"runEntityJoinsCommand badRequest":s,"runEntityJoinsCommand badRequest headers":n,"runEntityJoinsCommand unauthorized":s,"runEntityJoinsCommand unautho\
rized headers":y,"runEntityJoinsCommand forbidden":s,"runEntityJoinsCommand forbidden headers":n,"runEntityJoinsCommand notFound":s,"runEntityJoinsCommand notFo\
und headers":n,"runEntityJoinsCommand notAcceptable":s,"runEntityJoinsCommand notAcceptable headers":n,"runEntityJoinsCommand conflict":s,"runEntityJoinsCommand\
 conflict headers":n,"runEntityJoinsCommand contentTooLarge":s,"runEntityJoinsCommand contentTooLarge headers":n,"runEntityJoinsCommand unsupportedMediaType":s,
"runEntityJoinsCommand unsupportedMediaType headers":n,"runEntityJoinsCommand tooManyRequests":s,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoi\
nsCommand internalError":s,"runEntityJoinsCommand internalError headers":n,"runEntityJoinsCommand unavailable":s,"runEntityJoinsCommand unavailable headers":c,"\
deleteEntityJoins noContent headers":n,"deleteEntityJoins badRequest":s,"deleteEntityJoins badRequest headers":n,"deleteEntityJoins unauthorized":s,"deleteEntit\
yJoins unauthorized headers":y,"deleteEntityJoins forbidden":s,"deleteEntityJoins forbidden headers":n,"deleteEntityJoins notFound":s,"deleteEntityJoins notFoun\
d headers":n,"deleteEntityJoins notAcceptable":s,"deleteEntityJoins notAcceptable headers":n,"deleteEntityJoins contentTooLarge":s,"deleteEntityJoins contentToo\
Large headers":n,"deleteEntityJoins unsupportedMediaType":s,"deleteEntityJoins unsupportedMediaType headers":n,"deleteEntityJoins tooManyRequests":s,"deleteEnti\
tyJoins tooManyRequests headers":c,"deleteEntityJoins internalError":s,"deleteEntityJoins internalError headers":n,"deleteEntityJoins unavailable":s,"deleteEnti\
tyJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":n,"listEntityPermanentJoins badRequest":s,"listEntityPerman\
entJoins badRequest headers":n,"listEntityPermanentJoins unauthorized":s,"listEntityPermanentJoins unauthorized headers":y,"listEntityPermanentJoins forbidden":s,
"listEntityPermanentJoins forbidden headers":n,"listEntityPermanentJoins notFound":s,"listEntityPermanentJoins notFound headers":n,"listEntityPermanentJoins not\
Acceptable":s,"listEntityPermanentJoins notAcceptable headers":n,"listEntityPermanentJoins tooManyRequests":s,"listEntityPermanentJoins tooManyRequests headers":c,
"listEntityPermanentJoins internalError":s,"listEntityPermanentJoins internalError headers":n,"listEntityPermanentJoins unavailable":s,"listEntityPermanentJoins\
 unavailable headers":c,"runEntityPermanentJoinsCommand ok":E,"runEntityPermanentJoinsCommand ok headers":n,"runEntityPermanentJoinsCommand badRequest":s,"runEn\
tityPermanentJoinsCommand badRequest headers":n,"runEntityPermanentJoinsCommand unauthorized":s,"runEntityPermanentJoinsCommand unauthorized headers":y,"runEnti\
tyPermanentJoinsCommand forbidden":s,"runEntityPermanentJoinsCommand forbidden headers":n,"runEntityPermanentJoinsCommand notFound":s,"runEntityPermanentJoinsCo\
mmand notFound headers":n,"runEntityPermanentJoinsCommand notAcceptable":s,"runEntityPermanentJoinsCommand notAcceptable headers":n,"runEntityPermanentJoinsComm\
and contentTooLarge":s,"runEntityPermanentJoinsCommand contentTooLarge headers":n,"runEntityPermanentJoinsCommand unsupportedMediaType":s,"runEntityPermanentJoi\
nsCommand unsupportedMediaType headers":n,"runEntityPermanentJoinsCommand tooManyRequests":s,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEnti\
tyPermanentJoinsCommand internalError":s,"runEntityPermanentJoinsCommand internalError headers":n,"runEntityPermanentJoinsCommand unavailable":s,"runEntityPerma\
nentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":n,"listEntityDiscoveredJoins badRequest":s,"list\
EntityDiscoveredJoins badRequest headers":n,"listEntityDiscoveredJoins unauthorized":s,"listEntityDiscoveredJoins unauthorized headers":y,"listEntityDiscoveredJ\
oins forbidden":s,"listEntityDiscoveredJoins forbidden headers":n,"listEntityDiscoveredJoins notFound":s,"listEntityDiscoveredJoins notFound headers":n,"listEnt\
ityDiscoveredJoins notAcceptable":s,"listEntityDiscoveredJoins notAcceptable headers":n,"listEntityDiscoveredJoins tooManyRequests":s,"listEntityDiscoveredJoins\
 tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":s,"listEntityDiscoveredJoins internalError headers":n,"listEntityDiscoveredJoins unavailab\
le":s,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":E,"runEntityDiscoveredJoinsCommand ok headers":n,"runEntityDiscover\
edJoinsCommand badRequest":s,"runEntityDiscoveredJoinsCommand badRequest headers":n,"runEntityDiscoveredJoinsCommand unauthorized":s,"runEntityDiscoveredJoinsCo\
mmand unauthorized headers":y,"runEntityDiscoveredJoinsCommand forbidden":s,"runEntityDiscoveredJoinsCommand forbidden headers":n,"runEntityDiscoveredJoinsComma\
nd notFound":s,"runEntityDiscoveredJoinsCommand notFound headers":n,"runEntityDiscoveredJoinsCommand notAcceptable":s,"runEntityDiscoveredJoinsCommand notAccept\
able headers":n,"runEntityDiscoveredJoinsCommand contentTooLarge":s,"runEntityDiscoveredJoinsCommand contentTooLarge headers":n,"runEntityDiscoveredJoinsCommand\
 unsupportedMediaType":s,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":n,"runEntityDiscoveredJoinsCommand tooManyRequests":s,"runEntityDiscover\
edJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":s,"runEntityDiscoveredJoinsCommand internalError headers":n,"runEntity\
DiscoveredJoinsCommand unavailable":s,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":n,"listJoins badRequest":s,
"listJoins badRequest headers":n,"listJoins unauthorized":s,"listJoins unauthorized headers":y,"listJoins forbidden":s,"listJoins forbidden headers":n,"listJoin\
s notFound":s,"listJoins notFound headers":n,"listJoins notAcceptable":s,"listJoins notAcceptable headers":n,"listJoins tooManyRequests":s,"listJoins tooManyReq\
uests headers":c,"listJoins internalError":s,"listJoins internalError headers":n,"listJoins unavailable":s,"listJoins unavailable headers":c,"runJoinsCommand ok":E,
"runJoinsCommand ok headers":n,"runJoinsCommand badRequest":s,"runJoinsCommand badRequest headers":n,"runJoinsCommand unauthorized":s,"runJoinsCommand unauthori\
zed headers":y,"runJoinsCommand forbidden":s,"runJoinsCommand forbidden headers":n,"runJoinsCommand notFound":s,"runJoinsCommand notFound headers":n,"runJoinsCo\
mmand notAcceptable":s,"runJoinsCommand notAcceptable headers":n,"runJoinsCommand contentTooLarge":s,"runJoinsCommand contentTooLarge headers":n,"runJoinsComman\
d unsupportedMediaType":s,"runJoinsCommand unsupportedMediaType headers":n,"runJoinsCommand tooManyRequests":s,"runJoinsCommand tooManyRequests headers":c,"runJ\
oinsCommand internalError":s,"runJoinsCommand internalError headers":n,"runJoinsCommand unavailable":s,"runJoinsCommand unavailable headers":c,"countJoins ok":_,
"countJoins ok headers":n,"countJoins badRequest":s,"countJoins badRequest headers":n,"countJoins unauthorized":s,"countJoins unauthorized headers":y,"countJoin\
s forbidden":s,"countJoins forbidden headers":n,"countJoins notFound":s,"countJoins notFound headers":n,"countJoins notAcceptable":s,"countJoins notAcceptable h\
eaders":n,"countJoins tooManyRequests":s,"countJoins tooManyRequests headers":c,"countJoins internalError":s,"countJoins internalError headers":n,"countJoins un\
available":s,"countJoins unavailable headers":c,"getJoinDiagram ok":Vs,"getJoinDiagram ok headers":Fe,"getJoinDiagram okVndMermaid":Ur,"getJoinDiagram okVndMerm\
aid headers":Fe,"getJoinDiagram okPlain":Ur,"getJoinDiagram okPlain headers":Fe,"getJoinDiagram badRequest":s,"getJoinDiagram badRequest headers":n,"getJoinDiag\
ram unauthorized":s,"getJoinDiagram unauthorized headers":y,"getJoinDiagram forbidden":s,"getJoinDiagram forbidden headers":n,"getJoinDiagram notFound":s,"getJo\
inDiagram notFound headers":n,"getJoinDiagram notAcceptable":s,"getJoinDiagram notAcceptable headers":n,"getJoinDiagram tooManyRequests":s,"getJoinDiagram tooMa\
nyRequests headers":c,"getJoinDiagram internalError":s,"getJoinDiagram internalError headers":n,"getJoinDiagram unavailable":s,"getJoinDiagram unavailable heade\
rs":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":n,"listPermanentJoins badRequest":s,"listPermanentJoins badRequest headers":n,"listPermanentJoin\
s unauthorized":s,"listPermanentJoins unauthorized headers":y,"listPermanentJoins forbidden":s,"listPermanentJoins forbidden headers":n,"listPermanentJoins notF\
ound":s,"listPermanentJoins notFound headers":n,"listPermanentJoins notAcceptable":s,"listPermanentJoins notAcceptable headers":n,"listPermanentJoins tooManyReq\
uests":s,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":s,"listPermanentJoins internalError headers":n,"listPermanentJoins un\
available":s,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":E,"runPermanentJoinsCommand ok headers":n,"runPermanentJoinsCommand badReq\
uest":s,"runPermanentJoinsCommand badRequest headers":n,"runPermanentJoinsCommand unauthorized":s,"runPermanentJoinsCommand unauthorized headers":y,"runPermanen\
tJoinsCommand forbidden":s,"runPermanentJoinsCommand forbidden headers":n,"runPermanentJoinsCommand notFound":s,"runPermanentJoinsCommand notFound headers":n,"r\
unPermanentJoinsCommand notAcceptable":s,"runPermanentJoinsCommand notAcceptable headers":n,"runPermanentJoinsCommand contentTooLarge":s,"runPermanentJoinsComma\
nd contentTooLarge headers":n,"runPermanentJoinsCommand unsupportedMediaType":s,"runPermanentJoinsCommand unsupportedMediaType headers":n,"runPermanentJoinsComm\
and tooManyRequests":s,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":s,"runPermanentJoinsCommand internalError h\
eaders":n,"runPermanentJoinsCommand unavailable":s,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":n,
"listDiscoveredJoins badRequest":s,"listDiscoveredJoins badRequest headers":n,"listDiscoveredJoins unauthorized":s,"listDiscoveredJoins unauthorized headers":y,
"listDiscoveredJoins forbidden":s,"listDiscoveredJoins forbidden headers":n,"listDiscoveredJoins notFound":s,"listDiscoveredJoins notFound headers":n,"listDisco\
veredJoins notAcceptable":s,"listDiscoveredJoins notAcceptable headers":n,"listDiscoveredJoins tooManyRequests":s,"listDiscoveredJoins tooManyRequests headers":c,
"listDiscoveredJoins internalError":s,"listDiscoveredJoins internalError headers":n,"listDiscoveredJoins unavailable":s,"listDiscoveredJoins unavailable headers":c,
"runDiscoveredJoinsCommand ok":E,"runDiscoveredJoinsCommand ok headers":n,"runDiscoveredJoinsCommand badRequest":s,"runDiscoveredJoinsCommand badRequest headers":n,
"runDiscoveredJoinsCommand unauthorized":s,"runDiscoveredJoinsCommand unauthorized headers":y,"runDiscoveredJoinsCommand forbidden":s,"runDiscoveredJoinsCommand\
 forbidden headers":n,"runDiscoveredJoinsCommand notFound":s,"runDiscoveredJoinsCommand notFound headers":n,"runDiscoveredJoinsCommand notAcceptable":s,"runDisc\
overedJoinsCommand notAcceptable headers":n,"runDiscoveredJoinsCommand contentTooLarge":s,"runDiscoveredJoinsCommand contentTooLarge headers":n,"runDiscoveredJo\
insCommand unsupportedMediaType":s,"runDiscoveredJoinsCommand unsupportedMediaType headers":n,"runDiscoveredJoinsCommand tooManyRequests":s,"runDiscoveredJoinsC\
ommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":s,"runDiscoveredJoinsCommand internalError headers":n,"runDiscoveredJoinsCommand una\
vailable":s,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":n,"listJoinJobs badRequest":s,"listJoinJobs badReque\
st headers":n,"listJoinJobs unauthorized":s,"listJoinJobs unauthorized headers":y,"listJoinJobs forbidden":s,"listJoinJobs forbidden headers":n,"listJoinJobs no\
tFound":s,"listJoinJobs notFound headers":n,"listJoinJobs notAcceptable":s,"listJoinJobs notAcceptable headers":n,"listJoinJobs tooManyRequests":s,"listJoinJobs\
 tooManyRequests headers":c,"listJoinJobs internalError":s,"listJoinJobs internalError headers":n,"listJoinJobs unavailable":s,"listJoinJobs unavailable headers":c,
"runJoinJobsCommand ok":E,"runJoinJobsCommand ok headers":n,"runJoinJobsCommand badRequest":s,"runJoinJobsCommand badRequest headers":n,"runJoinJobsCommand unau\
thorized":s,"runJoinJobsCommand unauthorized headers":y,"runJoinJobsCommand forbidden":s,"runJoinJobsCommand forbidden headers":n,"runJoinJobsCommand notFound":s,
"runJoinJobsCommand notFound headers":n,"runJoinJobsCommand notAcceptable":s,"runJoinJobsCommand notAcceptable headers":n,"runJoinJobsCommand contentTooLarge":s,
"runJoinJobsCommand contentTooLarge headers":n,"runJoinJobsCommand unsupportedMediaType":s,"runJoinJobsCommand unsupportedMediaType headers":n,"runJoinJobsComma\
nd tooManyRequests":s,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":s,"runJoinJobsCommand internalError headers":n,"runJoinJ\
obsCommand unavailable":s,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":_,"countJoinJobs ok headers":n,"countJoinJobs badRequest":s,"countJoinJo\
bs badRequest headers":n,"countJoinJobs unauthorized":s,"countJoinJobs unauthorized headers":y,"countJoinJobs forbidden":s,"countJoinJobs forbidden headers":n,"\
countJoinJobs notFound":s,"countJoinJobs notFound headers":n,"countJoinJobs notAcceptable":s,"countJoinJobs notAcceptable headers":n,"countJoinJobs tooManyReque\
sts":s,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":s,"countJoinJobs internalError headers":n,"countJoinJobs unavailable":s,"countJoi\
nJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":n,"getJoin badRequest":s,"getJoin badRequest headers":n,"getJoin unauthorized":s,"getJoin unaut\
horized headers":y,"getJoin forbidden":s,"getJoin forbidden headers":n,"getJoin notFound":s,"getJoin notFound headers":n,"getJoin notAcceptable":s,"getJoin notA\
cceptable headers":n,"getJoin tooManyRequests":s,"getJoin tooManyRequests headers":c,"getJoin internalError":s,"getJoin internalError headers":n,"getJoin unavai\
lable":s,"getJoin unavailable headers":c,"runJoinCommand ok":D,"runJoinCommand ok headers":n,"runJoinCommand noContent headers":n,"runJoinCommand badRequest":s,
"runJoinCommand badRequest headers":n,"runJoinCommand unauthorized":s,"runJoinCommand unauthorized headers":y,"runJoinCommand forbidden":s,"runJoinCommand forbi\
dden headers":n,"runJoinCommand notFound":s,"runJoinCommand notFound headers":n,"runJoinCommand notAcceptable":s,"runJoinCommand notAcceptable headers":n,"runJo\
inCommand conflict":s,"runJoinCommand conflict headers":n,"runJoinCommand contentTooLarge":s,"runJoinCommand contentTooLarge headers":n,"runJoinCommand unsuppor\
tedMediaType":s,"runJoinCommand unsupportedMediaType headers":n,"runJoinCommand tooManyRequests":s,"runJoinCommand tooManyRequests headers":c,"runJoinCommand in\
ternalError":s,"runJoinCommand internalError headers":n,"runJoinCommand unavailable":s,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":n,"\
deleteJoin badRequest":s,"deleteJoin badRequest headers":n,"deleteJoin unauthorized":s,"deleteJoin unauthorized headers":y,"deleteJoin forbidden":s,"deleteJoin \
forbidden headers":n,"deleteJoin notFound":s,"deleteJoin notFound headers":n,"deleteJoin notAcceptable":s,"deleteJoin notAcceptable headers":n,"deleteJoin tooMa\
nyRequests":s,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":s,"deleteJoin internalError headers":n,"deleteJoin unavailable":s,"deleteJoin un\
available headers":c,"getJoinReport ok":Or,"getJoinReport ok headers":Fe,"getJoinReport badRequest":s,"getJoinReport badRequest headers":n,"getJoinReport unauth\
orized":s,"getJoinReport unauthorized headers":y,"getJoinReport forbidden":s,"getJoinReport forbidden headers":n,"getJoinReport notFound":s,"getJoinReport notFo\
und headers":n,"getJoinReport notAcceptable":s,"getJoinReport notAcceptable headers":n,"getJoinReport tooManyRequests":s,"getJoinReport tooManyRequests headers":c,
"getJoinReport internalError":s,"getJoinReport internalError headers":n,"getJoinReport unavailable":s,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,
"getVennDiagram ok headers":n,"getVennDiagram badRequest":s,"getVennDiagram badRequest headers":n,"getVennDiagram unauthorized":s,"getVennDiagram unauthorized h\
eaders":y,"getVennDiagram forbidden":s,"getVennDiagram forbidden headers":n,"getVennDiagram notFound":s,"getVennDiagram notFound headers":n,"getVennDiagram notA\
cceptable":s,"getVennDiagram notAcceptable headers":n,"getVennDiagram tooManyRequests":s,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalErro\
r":s,"getVennDiagram internalError headers":n,"getVennDiagram unavailable":s,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":E,"runVennDiagram\
Command ok headers":n,"runVennDiagramCommand badRequest":s,"runVennDiagramCommand badRequest headers":n,"runVennDiagramCommand unauthorized":s,"runVennDiagramCo\
mmand unauthorized headers":y,"runVennDiagramCommand forbidden":s,"runVennDiagramCommand forbidden headers":n,"runVennDiagramCommand notFound":s,"runVennDiagram\
Command notFound headers":n,"runVennDiagramCommand notAcceptable":s,"runVennDiagramCommand notAcceptable headers":n,"runVennDiagramCommand contentTooLarge":s,"r\
unVennDiagramCommand contentTooLarge headers":n,"runVennDiagramCommand unsupportedMediaType":s,"runVennDiagramCommand unsupportedMediaType headers":n,"runVennDi\
agramCommand tooManyRequests":s,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":s,"runVennDiagramCommand internalError h\
eaders":n,"runVennDiagramCommand unavailable":s,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":n,"listJoi\
nInnerRows badRequest":s,"listJoinInnerRows badRequest headers":n,"listJoinInnerRows unauthorized":s,"listJoinInnerRows unauthorized headers":y,"listJoinInnerRo\
ws forbidden":s,"listJoinInnerRows forbidden headers":n,"listJoinInnerRows notFound":s,"listJoinInnerRows notFound headers":n,"listJoinInnerRows notAcceptable":s,
"listJoinInnerRows notAcceptable headers":n,"listJoinInnerRows conflict":s,"listJoinInnerRows conflict headers":n,"listJoinInnerRows tooManyRequests":s,"listJoi\
nInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":s,"listJoinInnerRows internalError headers":n,"listJoinInnerRows unavailable":s,"listJoi\
nInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":E,"runJoinInnerRowsCommand ok headers":n,"runJoinInnerRowsCommand badRequest":s,"runJoinInnerRows\
Command badRequest headers":n,"runJoinInnerRowsCommand unauthorized":s,"runJoinInnerRowsCommand unauthorized headers":y,"runJoinInnerRowsCommand forbidden":s,"r\
unJoinInnerRowsCommand forbidden headers":n,"runJoinInnerRowsCommand notFound":s,"runJoinInnerRowsCommand notFound headers":n,"runJoinInnerRowsCommand notAccept\
able":s,"runJoinInnerRowsCommand notAcceptable headers":n,"runJoinInnerRowsCommand conflict":s,"runJoinInnerRowsCommand conflict headers":n,"runJoinInnerRowsCom\
mand contentTooLarge":s,"runJoinInnerRowsCommand contentTooLarge headers":n,"runJoinInnerRowsCommand unsupportedMediaType":s,"runJoinInnerRowsCommand unsupporte\
dMediaType headers":n,"runJoinInnerRowsCommand tooManyRequests":s,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":s,
"runJoinInnerRowsCommand internalError headers":n,"runJoinInnerRowsCommand unavailable":s,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":n,"listJoinOuterRows badRequest":s,"listJoinOuterRows badRequest headers":n,"listJoinOuterRows unauthorized":s,"listJoinOuterRows\
 unauthorized headers":y,"listJoinOuterRows forbidden":s,"listJoinOuterRows forbidden headers":n,"listJoinOuterRows notFound":s,"listJoinOuterRows notFound head\
ers":n,"listJoinOuterRows notAcceptable":s,"listJoinOuterRows notAcceptable headers":n,"listJoinOuterRows conflict":s,"listJoinOuterRows conflict headers":n,"li\
stJoinOuterRows tooManyRequests":s,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":s,"listJoinOuterRows internalError headers":n,
"listJoinOuterRows unavailable":s,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":E,"runJoinOuterRowsCommand ok headers":n,"runJoinOuterR\
owsCommand badRequest":s,"runJoinOuterRowsCommand badRequest headers":n,"runJoinOuterRowsCommand unauthorized":s,"runJoinOuterRowsCommand unauthorized headers":y,
"runJoinOuterRowsCommand forbidden":s,"runJoinOuterRowsCommand forbidden headers":n,"runJoinOuterRowsCommand notFound":s,"runJoinOuterRowsCommand notFound heade\
rs":n,"runJoinOuterRowsCommand notAcceptable":s,"runJoinOuterRowsCommand notAcceptable headers":n,"runJoinOuterRowsCommand conflict":s,"runJoinOuterRowsCommand \
conflict headers":n,"runJoinOuterRowsCommand contentTooLarge":s,"runJoinOuterRowsCommand contentTooLarge headers":n,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":s,"runJoinOuterRowsCommand unsupportedMediaType headers":n,"runJoinOuterRowsCommand tooManyRequests":s,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":s,"runJoinOuterRowsCommand internalError headers":n,"runJoinOuterRowsCommand unavailable":s,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":n,"listJoinLeftOuterRows badRequest":s,"listJoinLeftOuterRows badRequest heade\
rs":n,"listJoinLeftOuterRows unauthorized":s,"listJoinLeftOuterRows unauthorized headers":y,"listJoinLeftOuterRows forbidden":s,"listJoinLeftOuterRows forbidden\
 headers":n,"listJoinLeftOuterRows notFound":s,"listJoinLeftOuterRows notFound headers":n,"listJoinLeftOuterRows notAcceptable":s,"listJoinLeftOuterRows notAcce\
ptable headers":n,"listJoinLeftOuterRows conflict":s,"listJoinLeftOuterRows conflict headers":n,"listJoinLeftOuterRows tooManyRequests":s,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":s,"listJoinLeftOuterRows internalError headers":n,"listJoinLeftOuterRows unavailable":s,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":E,"runJoinLeftOuterRowsCommand ok headers":n,"runJoinLeftOuterRowsCommand badRequest":s,
"runJoinLeftOuterRowsCommand badRequest headers":n,"runJoinLeftOuterRowsCommand unauthorized":s,"runJoinLeftOuterRowsCommand unauthorized headers":y,"runJoinLef\
tOuterRowsCommand forbidden":s,"runJoinLeftOuterRowsCommand forbidden headers":n,"runJoinLeftOuterRowsCommand notFound":s,"runJoinLeftOuterRowsCommand notFound \
headers":n,"runJoinLeftOuterRowsCommand notAcceptable":s,"runJoinLeftOuterRowsCommand notAcceptable headers":n,"runJoinLeftOuterRowsCommand conflict":s,"runJoin\
LeftOuterRowsCommand conflict headers":n,"runJoinLeftOuterRowsCommand contentTooLarge":s,"runJoinLeftOuterRowsCommand contentTooLarge headers":n,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":s,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":n,"runJoinLeftOuterRowsCommand tooManyRequests":s,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":s,"runJoinLeftOuterRowsCommand internalError headers":n,"runJoinLeftOuter\
RowsCommand unavailable":s,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":n,"listJoinRigh\
tOuterRows badRequest":s,"listJoinRightOuterRows badRequest headers":n,"listJoinRightOuterRows unauthorized":s,"listJoinRightOuterRows unauthorized headers":y,"\
listJoinRightOuterRows forbidden":s,"listJoinRightOuterRows forbidden headers":n,"listJoinRightOuterRows notFound":s,"listJoinRightOuterRows notFound headers":n,
"listJoinRightOuterRows notAcceptable":s,"listJoinRightOuterRows notAcceptable headers":n,"listJoinRightOuterRows conflict":s,"listJoinRightOuterRows conflict h\
eaders":n,"listJoinRightOuterRows tooManyRequests":s,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":s,"listJoinRightO\
uterRows internalError headers":n,"listJoinRightOuterRows unavailable":s,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":E,"run\
JoinRightOuterRowsCommand ok headers":n,"runJoinRightOuterRowsCommand badRequest":s,"runJoinRightOuterRowsCommand badRequest headers":n,"runJoinRightOuterRowsCo\
mmand unauthorized":s,"runJoinRightOuterRowsCommand unauthorized headers":y,"runJoinRightOuterRowsCommand forbidden":s,"runJoinRightOuterRowsCommand forbidden h\
eaders":n,"runJoinRightOuterRowsCommand notFound":s,"runJoinRightOuterRowsCommand notFound headers":n,"runJoinRightOuterRowsCommand notAcceptable":s,"runJoinRig\
htOuterRowsCommand notAcceptable headers":n,"runJoinRightOuterRowsCommand conflict":s,"runJoinRightOuterRowsCommand conflict headers":n,"runJoinRightOuterRowsCo\
mmand contentTooLarge":s,"runJoinRightOuterRowsCommand contentTooLarge headers":n,"runJoinRightOuterRowsCommand unsupportedMediaType":s,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":n,"runJoinRightOuterRowsCommand tooManyRequests":s,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":s,"runJoinRightOuterRowsCommand internalError headers":n,"runJoinRightOuterRowsCommand unavailable":s,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":n,"listJoinLeftNoMatchRows badRequest":s,"listJoinLeftNoMatchRows ba\
dRequest headers":n,"listJoinLeftNoMatchRows unauthorized":s,"listJoinLeftNoMatchRows unauthorized headers":y,"listJoinLeftNoMatchRows forbidden":s,"listJoinLef\
tNoMatchRows forbidden headers":n,"listJoinLeftNoMatchRows notFound":s,"listJoinLeftNoMatchRows notFound headers":n,"listJoinLeftNoMatchRows notAcceptable":s,"l\
istJoinLeftNoMatchRows notAcceptable headers":n,"listJoinLeftNoMatchRows conflict":s,"listJoinLeftNoMatchRows conflict headers":n,"listJoinLeftNoMatchRows tooMa\
nyRequests":s,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":s,"listJoinLeftNoMatchRows internalError headers":n,"l\
istJoinLeftNoMatchRows unavailable":s,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":E,"runJoinLeftNoMatchRowsCommand ok hea\
ders":n,"runJoinLeftNoMatchRowsCommand badRequest":s,"runJoinLeftNoMatchRowsCommand badRequest headers":n,"runJoinLeftNoMatchRowsCommand unauthorized":s,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":y,"runJoinLeftNoMatchRowsCommand forbidden":s,"runJoinLeftNoMatchRowsCommand forbidden headers":n,"runJoinLeftNoMa\
tchRowsCommand notFound":s,"runJoinLeftNoMatchRowsCommand notFound headers":n,"runJoinLeftNoMatchRowsCommand notAcceptable":s,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":n,"runJoinLeftNoMatchRowsCommand conflict":s,"runJoinLeftNoMatchRowsCommand conflict headers":n,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":s,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":n,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":s,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":n,"runJoinLeftNoMatchRowsCommand tooManyRequests":s,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":s,"runJoinLeftNoMatchRowsCommand internalError headers":n,"runJoinLeftNoMatchRowsCommand unavailable":s,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":n,"listJoinRightNoMatchRows badRequest":s,"listJoinRightNoMatchRows badReque\
st headers":n,"listJoinRightNoMatchRows unauthorized":s,"listJoinRightNoMatchRows unauthorized headers":y,"listJoinRightNoMatchRows forbidden":s,"listJoinRightN\
oMatchRows forbidden headers":n,"listJoinRightNoMatchRows notFound":s,"listJoinRightNoMatchRows notFound headers":n,"listJoinRightNoMatchRows notAcceptable":s,"\
listJoinRightNoMatchRows notAcceptable headers":n,"listJoinRightNoMatchRows conflict":s,"listJoinRightNoMatchRows conflict headers":n,"listJoinRightNoMatchRows \
tooManyRequests":s,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":s,"listJoinRightNoMatchRows internalError heade\
rs":n,"listJoinRightNoMatchRows unavailable":s,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":E,"runJoinRightNoMatchRowsCo\
mmand ok headers":n,"runJoinRightNoMatchRowsCommand badRequest":s,"runJoinRightNoMatchRowsCommand badRequest headers":n,"runJoinRightNoMatchRowsCommand unauthor\
ized":s,"runJoinRightNoMatchRowsCommand unauthorized headers":y,"runJoinRightNoMatchRowsCommand forbidden":s,"runJoinRightNoMatchRowsCommand forbidden headers":n,
"runJoinRightNoMatchRowsCommand notFound":s,"runJoinRightNoMatchRowsCommand notFound headers":n,"runJoinRightNoMatchRowsCommand notAcceptable":s,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":n,"runJoinRightNoMatchRowsCommand conflict":s,"runJoinRightNoMatchRowsCommand conflict headers":n,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":s,"runJoinRightNoMatchRowsCommand contentTooLarge headers":n,"runJoinRightNoMatchRowsCommand unsupportedMediaType":s,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":n,"runJoinRightNoMatchRowsCommand tooManyRequests":s,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":s,"runJoinRightNoMatchRowsCommand internalError headers":n,"runJoinRightNoMatchRowsCommand unavailable":s,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":n,"listJoinMatchingValues badRequest":s,"listJoi\
nMatchingValues badRequest headers":n,"listJoinMatchingValues unauthorized":s,"listJoinMatchingValues unauthorized headers":y,"listJoinMatchingValues forbidden":s,
"listJoinMatchingValues forbidden headers":n,"listJoinMatchingValues notFound":s,"listJoinMatchingValues notFound headers":n,"listJoinMatchingValues notAcceptab\
le":s,"listJoinMatchingValues notAcceptable headers":n,"listJoinMatchingValues conflict":s,"listJoinMatchingValues conflict headers":n,"listJoinMatchingValues t\
ooManyRequests":s,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":s,"listJoinMatchingValues internalError headers":n,"\
listJoinMatchingValues unavailable":s,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":E,"runJoinMatchingValuesCommand ok header\
s":n,"runJoinMatchingValuesCommand badRequest":s,"runJoinMatchingValuesCommand badRequest headers":n,"runJoinMatchingValuesCommand unauthorized":s,"runJoinMatch\
ingValuesCommand unauthorized headers":y,"runJoinMatchingValuesCommand forbidden":s,"runJoinMatchingValuesCommand forbidden headers":n,"runJoinMatchingValuesCom\
mand notFound":s,"runJoinMatchingValuesCommand notFound headers":n,"runJoinMatchingValuesCommand notAcceptable":s,"runJoinMatchingValuesCommand notAcceptable he\
aders":n,"runJoinMatchingValuesCommand conflict":s,"runJoinMatchingValuesCommand conflict headers":n,"runJoinMatchingValuesCommand contentTooLarge":s,"runJoinMa\
tchingValuesCommand contentTooLarge headers":n,"runJoinMatchingValuesCommand unsupportedMediaType":s,"runJoinMatchingValuesCommand unsupportedMediaType headers":n,
"runJoinMatchingValuesCommand tooManyRequests":s,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":s,"runJoi\
nMatchingValuesCommand internalError headers":n,"runJoinMatchingValuesCommand unavailable":s,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":n,"listJoinLeftNoMatchValues badRequest":s,"listJoinLeftNoMatchValues badRequest headers":n,"listJoinL\
eftNoMatchValues unauthorized":s,"listJoinLeftNoMatchValues unauthorized headers":y,"listJoinLeftNoMatchValues forbidden":s,"listJoinLeftNoMatchValues forbidden\
 headers":n,"listJoinLeftNoMatchValues notFound":s,"listJoinLeftNoMatchValues notFound headers":n,"listJoinLeftNoMatchValues notAcceptable":s,"listJoinLeftNoMat\
chValues notAcceptable headers":n,"listJoinLeftNoMatchValues conflict":s,"listJoinLeftNoMatchValues conflict headers":n,"listJoinLeftNoMatchValues tooManyReques\
ts":s,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":s,"listJoinLeftNoMatchValues internalError headers":n,"lis\
tJoinLeftNoMatchValues unavailable":s,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":E,"runJoinLeftNoMatchValuesCommand \
ok headers":n,"runJoinLeftNoMatchValuesCommand badRequest":s,"runJoinLeftNoMatchValuesCommand badRequest headers":n,"runJoinLeftNoMatchValuesCommand unauthorize\
d":s,"runJoinLeftNoMatchValuesCommand unauthorized headers":y,"runJoinLeftNoMatchValuesCommand forbidden":s,"runJoinLeftNoMatchValuesCommand forbidden headers":n,
"runJoinLeftNoMatchValuesCommand notFound":s,"runJoinLeftNoMatchValuesCommand notFound headers":n,"runJoinLeftNoMatchValuesCommand notAcceptable":s,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":n,"runJoinLeftNoMatchValuesCommand conflict":s,"runJoinLeftNoMatchValuesCommand conflict headers":n,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":s,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":n,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":s,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchValuesCommand tooManyRequests":s,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":s,"runJoinLeftNoMatchValuesCommand internalError headers":n,"runJoinLeftNoMatchValuesCommand unavailab\
le":s,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":n,"listJoinRightNoMatchV\
alues badRequest":s,"listJoinRightNoMatchValues badRequest headers":n,"listJoinRightNoMatchValues unauthorized":s,"listJoinRightNoMatchValues unauthorized heade\
rs":y,"listJoinRightNoMatchValues forbidden":s,"listJoinRightNoMatchValues forbidden headers":n,"listJoinRightNoMatchValues notFound":s,"listJoinRightNoMatchVal\
ues notFound headers":n,"listJoinRightNoMatchValues notAcceptable":s,"listJoinRightNoMatchValues notAcceptable headers":n,"listJoinRightNoMatchValues conflict":s,
"listJoinRightNoMatchValues conflict headers":n,"listJoinRightNoMatchValues tooManyRequests":s,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":s,"listJoinRightNoMatchValues internalError headers":n,"listJoinRightNoMatchValues unavailable":s,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":E,"runJoinRightNoMatchValuesCommand ok headers":n,"runJoinRightNoMatchValuesCommand badRequest":s,"r\
unJoinRightNoMatchValuesCommand badRequest headers":n,"runJoinRightNoMatchValuesCommand unauthorized":s,"runJoinRightNoMatchValuesCommand unauthorized headers":y,
"runJoinRightNoMatchValuesCommand forbidden":s,"runJoinRightNoMatchValuesCommand forbidden headers":n,"runJoinRightNoMatchValuesCommand notFound":s,"runJoinRigh\
tNoMatchValuesCommand notFound headers":n,"runJoinRightNoMatchValuesCommand notAcceptable":s,"runJoinRightNoMatchValuesCommand notAcceptable headers":n,"runJoin\
RightNoMatchValuesCommand conflict":s,"runJoinRightNoMatchValuesCommand conflict headers":n,"runJoinRightNoMatchValuesCommand contentTooLarge":s,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":n,"runJoinRightNoMatchValuesCommand unsupportedMediaType":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":n,"runJoinRightNoMatchValuesCommand tooManyRequests":s,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":s,"runJoinRightNoMatchValuesCommand internalError headers":n,"runJoinRightNoMatchValuesCommand unavailable":s,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":n,"listKeywords badRequest":s,"listKeywords badRequest headers":n,"listKeywords unauthorized":s,
"listKeywords unauthorized headers":y,"listKeywords forbidden":s,"listKeywords forbidden headers":n,"listKeywords notFound":s,"listKeywords notFound headers":n,
"listKeywords notAcceptable":s,"listKeywords notAcceptable headers":n,"listKeywords tooManyRequests":s,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":s,"listKeywords internalError headers":n,"listKeywords unavailable":s,"listKeywords unavailable headers":c,"runKeywordsCommand ok":Gs,"runKeywordsC\
ommand ok headers":n,"runKeywordsCommand badRequest":s,"runKeywordsCommand badRequest headers":n,"runKeywordsCommand unauthorized":s,"runKeywordsCommand unautho\
rized headers":y,"runKeywordsCommand forbidden":s,"runKeywordsCommand forbidden headers":n,"runKeywordsCommand notFound":s,"runKeywordsCommand notFound headers":n,
"runKeywordsCommand notAcceptable":s,"runKeywordsCommand notAcceptable headers":n,"runKeywordsCommand conflict":s,"runKeywordsCommand conflict headers":n,"runKe\
ywordsCommand contentTooLarge":s,"runKeywordsCommand contentTooLarge headers":n,"runKeywordsCommand unsupportedMediaType":s,"runKeywordsCommand unsupportedMedia\
Type headers":n,"runKeywordsCommand tooManyRequests":s,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":s,"runKeywordsCommand i\
nternalError headers":n,"runKeywordsCommand unavailable":s,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":n,"deleteKeyword\
Category badRequest":s,"deleteKeywordCategory badRequest headers":n,"deleteKeywordCategory unauthorized":s,"deleteKeywordCategory unauthorized headers":y,"delet\
eKeywordCategory forbidden":s,"deleteKeywordCategory forbidden headers":n,"deleteKeywordCategory notFound":s,"deleteKeywordCategory notFound headers":n,"deleteK\
eywordCategory conflict":s,"deleteKeywordCategory conflict headers":n,"deleteKeywordCategory tooManyRequests":s,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":s,"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory unavailable":s,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":n,"deleteKeyword badRequest":s,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":s,"deleteKeyword \
unauthorized headers":y,"deleteKeyword forbidden":s,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":s,"deleteKeyword notFound headers":n,"deleteKey\
word conflict":s,"deleteKeyword conflict headers":n,"deleteKeyword tooManyRequests":s,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":s,
"deleteKeyword internalError headers":n,"deleteKeyword unavailable":s,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":n,
"listRuleFolders badRequest":s,"listRuleFolders badRequest headers":n,"listRuleFolders unauthorized":s,"listRuleFolders unauthorized headers":y,"listRuleFolders\
 forbidden":s,"listRuleFolders forbidden headers":n,"listRuleFolders notFound":s,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":s,"listRul\
eFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":s,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":s,"listRuleFol\
ders internalError headers":n,"listRuleFolders unavailable":s,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":E,"runRuleFoldersCommand ok hea\
ders":n,"runRuleFoldersCommand noContent headers":Hs,"runRuleFoldersCommand badRequest":s,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand un\
authorized":s,"runRuleFoldersCommand unauthorized headers":y,"runRuleFoldersCommand forbidden":s,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersComm\
and notFound":s,"runRuleFoldersCommand notFound headers":n,"runRuleFoldersCommand notAcceptable":s,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFolde\
rsCommand conflict":s,"runRuleFoldersCommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":s,"runRuleFoldersCommand contentTooLarge headers":n,"ru\
nRuleFoldersCommand unsupportedMediaType":s,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":s,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":s,"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":s,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":n,"getRuleFolder badRequest":s,"getRuleFolder badRequest headers":n,"\
getRuleFolder unauthorized":s,"getRuleFolder unauthorized headers":y,"getRuleFolder forbidden":s,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":s,
"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":s,"getRuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":s,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":s,"getRuleFolder internalError headers":n,"getRuleFolder unavailable":s,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":D,"runRuleFolderCommand ok headers":n,"runRuleFolderCommand badRequest":s,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCo\
mmand unauthorized":s,"runRuleFolderCommand unauthorized headers":y,"runRuleFolderCommand forbidden":s,"runRuleFolderCommand forbidden headers":n,"runRuleFolder\
Command notFound":s,"runRuleFolderCommand notFound headers":n,"runRuleFolderCommand notAcceptable":s,"runRuleFolderCommand notAcceptable headers":n,"runRuleFold\
erCommand conflict":s,"runRuleFolderCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":s,"runRuleFolderCommand contentTooLarge headers":n,"runRu\
leFolderCommand unsupportedMediaType":s,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCommand tooManyRequests":s,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":s,"runRuleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":s,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":s,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder\
 unauthorized":s,"deleteRuleFolder unauthorized headers":y,"deleteRuleFolder forbidden":s,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":s,"\
deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":s,"deleteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":s,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":s,"deleteRuleFolder internalError headers":n,"deleteRuleFolder unavailable":s,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":n,"listRuleFolderRules badRequest":s,"listRuleFolderRules badRequest headers":n,"\
listRuleFolderRules unauthorized":s,"listRuleFolderRules unauthorized headers":y,"listRuleFolderRules forbidden":s,"listRuleFolderRules forbidden headers":n,"li\
stRuleFolderRules notFound":s,"listRuleFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":s,"listRuleFolderRules notAcceptable headers":n,"list\
RuleFolderRules tooManyRequests":s,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":s,"listRuleFolderRules internalError head\
ers":n,"listRuleFolderRules unavailable":s,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Br,"runRuleFolderRulesCommand ok headers":n,
"runRuleFolderRulesCommand badRequest":s,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesCommand unauthorized":s,"runRuleFolderRulesCommand \
unauthorized headers":y,"runRuleFolderRulesCommand forbidden":s,"runRuleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":s,"runRuleF\
olderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notAcceptable":s,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand\
 conflict":s,"runRuleFolderRulesCommand conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":s,"runRuleFolderRulesCommand contentTooLarge headers":n,
"runRuleFolderRulesCommand unsupportedMediaType":s,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":s,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":s,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolder\
RulesCommand unavailable":s,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":n,"listRuleFolderR\
esults badRequest":s,"listRuleFolderResults badRequest headers":n,"listRuleFolderResults unauthorized":s,"listRuleFolderResults unauthorized headers":y,"listRul\
eFolderResults forbidden":s,"listRuleFolderResults forbidden headers":n,"listRuleFolderResults notFound":s,"listRuleFolderResults notFound headers":n,"listRuleF\
olderResults notAcceptable":s,"listRuleFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyRequests":s,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":s,"listRuleFolderResults internalError headers":n,"listRuleFolderResults unavailable":s,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":E,"runRuleFolderResultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":s,"runRuleFolderRes\
ultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthorized":s,"runRuleFolderResultsCommand unauthorized headers":y,"runRuleFolderResultsCommand\
 forbidden":s,"runRuleFolderResultsCommand forbidden headers":n,"runRuleFolderResultsCommand notFound":s,"runRuleFolderResultsCommand notFound headers":n,"runRu\
leFolderResultsCommand notAcceptable":s,"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":s,"runRuleFolderResu\
ltsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsupportedMediaType":s,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRule\
FolderResultsCommand tooManyRequests":s,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":s,"runRuleFolderResu\
ltsCommand internalError headers":n,"runRuleFolderResultsCommand unavailable":s,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":s,"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":s,"l\
istLoaderConnections unauthorized headers":y,"listLoaderConnections forbidden":s,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":s,
"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":s,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooMan\
yRequests":s,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":s,"listLoaderConnections internalError headers":n,"listLoad\
erConnections unavailable":s,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":Ws,"runLoaderConnectionsCommand ok headers":n,"runLo\
aderConnectionsCommand badRequest":s,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCommand unauthorized":s,"runLoaderConnectionsComman\
d unauthorized headers":y,"runLoaderConnectionsCommand forbidden":s,"runLoaderConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":s,"\
runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":s,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderCo\
nnectionsCommand conflict":s,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand contentTooLarge":s,"runLoaderConnectionsCommand conte\
ntTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":s,"runLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCom\
mand tooManyRequests":s,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":s,"runLoaderConnectionsCommand inter\
nalError headers":n,"runLoaderConnectionsCommand unavailable":s,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":n,"getLoaderConnection badRequest":s,"getLoaderConnection badRequest headers":n,"getLoaderConnection unauthorized":s,"getLoaderConnection unauth\
orized headers":y,"getLoaderConnection forbidden":s,"getLoaderConnection forbidden headers":n,"getLoaderConnection notFound":s,"getLoaderConnection notFound hea\
ders":n,"getLoaderConnection notAcceptable":s,"getLoaderConnection notAcceptable headers":n,"getLoaderConnection tooManyRequests":s,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":s,"getLoaderConnection internalError headers":n,"getLoaderConnection unavailable":s,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":Us,"runLoaderConnectionCommand ok headers":n,"runLoaderConnectionCommand badRequest":s,"runLoaderConnect\
ionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":s,"runLoaderConnectionCommand unauthorized headers":y,"runLoaderConnectionCommand for\
bidden":s,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":s,"runLoaderConnectionCommand notFound headers":n,"runLoaderCon\
nectionCommand notAcceptable":s,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionCommand conflict":s,"runLoaderConnectionCommand conflic\
t headers":n,"runLoaderConnectionCommand contentTooLarge":s,"runLoaderConnectionCommand contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaT\
ype":s,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":s,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":s,"runLoaderConnectionCommand internalError headers":n,"runLoaderConnectionCommand unavailable":s,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badRequest":s,"deleteLoaderConnection badRequest h\
eaders":n,"deleteLoaderConnection unauthorized":s,"deleteLoaderConnection unauthorized headers":y,"deleteLoaderConnection forbidden":s,"deleteLoaderConnection f\
orbidden headers":n,"deleteLoaderConnection notFound":s,"deleteLoaderConnection notFound headers":n,"deleteLoaderConnection conflict":s,"deleteLoaderConnection \
conflict headers":n,"deleteLoaderConnection tooManyRequests":s,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":s,"dele\
teLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":s,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":n,"listDatasources badRequest":s,"listDatasources badRequest headers":n,"listDatasources unauthorized":s,"listDatasources unauthorized hea\
ders":y,"listDatasources forbidden":s,"listDatasources forbidden headers":n,"listDatasources notFound":s,"listDatasources notFound headers":n,"listDatasources n\
otAcceptable":s,"listDatasources notAcceptable headers":n,"listDatasources conflict":s,"listDatasources conflict headers":n,"listDatasources tooManyRequests":s,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":s,"listDatasources internalError headers":n,"listDatasources unavailable":s,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand badRequest":s,"runDatasourcesCommand ba\
dRequest headers":n,"runDatasourcesCommand unauthorized":s,"runDatasourcesCommand unauthorized headers":y,"runDatasourcesCommand forbidden":s,"runDatasourcesCom\
mand forbidden headers":n,"runDatasourcesCommand notFound":s,"runDatasourcesCommand notFound headers":n,"runDatasourcesCommand notAcceptable":s,"runDatasourcesC\
ommand notAcceptable headers":n,"runDatasourcesCommand conflict":s,"runDatasourcesCommand conflict headers":n,"runDatasourcesCommand contentTooLarge":s,"runData\
sourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":s,"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesC\
ommand tooManyRequests":s,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":s,"runDatasourcesCommand internalError headers":n,
"runDatasourcesCommand unavailable":s,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":n,"listDataschemas badRe\
quest":s,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":s,"listDataschemas unauthorized headers":y,"listDataschemas forbidden":s,"listDat\
aschemas forbidden headers":n,"listDataschemas notFound":s,"listDataschemas notFound headers":n,"listDataschemas notAcceptable":s,"listDataschemas notAcceptable\
 headers":n,"listDataschemas conflict":s,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":s,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":s,"listDataschemas internalError headers":n,"listDataschemas unavailable":s,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasCommand badRequest":s,"runDataschemasCommand badR\
equest headers":n,"runDataschemasCommand unauthorized":s,"runDataschemasCommand unauthorized headers":y,"runDataschemasCommand forbidden":s,"runDataschemasComma\
nd forbidden headers":n,"runDataschemasCommand notFound":s,"runDataschemasCommand notFound headers":n,"runDataschemasCommand notAcceptable":s,"runDataschemasCom\
mand notAcceptable headers":n,"runDataschemasCommand conflict":s,"runDataschemasCommand conflict headers":n,"runDataschemasCommand contentTooLarge":s,"runDatasc\
hemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":s,"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCom\
mand tooManyRequests":s,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":s,"runDataschemasCommand internalError headers":n,
"runDataschemasCommand unavailable":s,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":Ys,"listConnectionEncodings ok headers":n,"list\
ConnectionEncodings badRequest":s,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthorized":s,"listConnectionEncodings unauthorized \
headers":y,"listConnectionEncodings forbidden":s,"listConnectionEncodings forbidden headers":n,"listConnectionEncodings notFound":s,"listConnectionEncodings not\
Found headers":n,"listConnectionEncodings notAcceptable":s,"listConnectionEncodings notAcceptable headers":n,"listConnectionEncodings tooManyRequests":s,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":s,"listConnectionEncodings internalError headers":n,"listConnectionEncoding\
s unavailable":s,"listConnectionEncodings unavailable headers":c,"listLoaderConnectionTypes ok":Zs,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectio\
nTypes badRequest":s,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":s,"listLoaderConnectionTypes unauthorized headers":y,
"listLoaderConnectionTypes notAcceptable":s,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":s,"listLoaderConnect\
ionTypes tooManyRequests headers":c,"listLoaderConnectionTypes internalError":s,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes u\
navailable":s,"listLoaderConnectionTypes unavailable headers":c,"listWebhooks ok":P,"listWebhooks ok headers":n,"listWebhooks badRequest":s,"listWebhooks badReq\
uest headers":n,"listWebhooks unauthorized":s,"listWebhooks unauthorized headers":y,"listWebhooks forbidden":s,"listWebhooks forbidden headers":n,"listWebhooks \
notFound":s,"listWebhooks notFound headers":n,"listWebhooks notAcceptable":s,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":s,"listWebhoo\
ks tooManyRequests headers":c,"listWebhooks internalError":s,"listWebhooks internalError headers":n,"listWebhooks unavailable":s,"listWebhooks unavailable heade\
rs":c,"runWebhooksCommand ok":et,"runWebhooksCommand ok headers":n,"runWebhooksCommand badRequest":s,"runWebhooksCommand badRequest headers":n,"runWebhooksComma\
nd unauthorized":s,"runWebhooksCommand unauthorized headers":y,"runWebhooksCommand forbidden":s,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand not\
Found":s,"runWebhooksCommand notFound headers":n,"runWebhooksCommand notAcceptable":s,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":s,
"runWebhooksCommand conflict headers":n,"runWebhooksCommand contentTooLarge":s,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMed\
iaType":s,"runWebhooksCommand unsupportedMediaType headers":n,"runWebhooksCommand tooManyRequests":s,"runWebhooksCommand tooManyRequests headers":c,"runWebhooks\
Command internalError":s,"runWebhooksCommand internalError headers":n,"runWebhooksCommand unavailable":s,"runWebhooksCommand unavailable headers":c,"deleteWebho\
ok noContent headers":n,"deleteWebhook badRequest":s,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":s,"deleteWebhook unauthorized headers":y,
"deleteWebhook forbidden":s,"deleteWebhook forbidden headers":n,"deleteWebhook notFound":s,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":s,
"deleteWebhook tooManyRequests headers":c,"deleteWebhook internalError":s,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":s,"deleteWebhook u\
navailable headers":c,"listJobs ok":Yr,"listJobs ok headers":n,"listJobs badRequest":s,"listJobs badRequest headers":n,"listJobs unauthorized":s,"listJobs unaut\
horized headers":y,"listJobs forbidden":s,"listJobs forbidden headers":n,"listJobs notFound":s,"listJobs notFound headers":n,"listJobs notAcceptable":s,"listJob\
s notAcceptable headers":n,"listJobs tooManyRequests":s,"listJobs tooManyRequests headers":c,"listJobs internalError":s,"listJobs internalError headers":n,"list\
Jobs unavailable":s,"listJobs unavailable headers":c,"runSchedulerCommand ok":rt,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":s,"runSched\
ulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":s,"runSchedulerCommand unauthorized headers":y,"runSchedulerCommand forbidden":s,"runSchedu\
lerCommand forbidden headers":n,"runSchedulerCommand notFound":s,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":s,"runSchedulerCom\
mand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":s,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":s,
"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":s,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerComman\
d internalError":s,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":s,"runSchedulerCommand unavailable headers":c,"getJob ok":Yr,
"getJob ok headers":n,"getJob okEventStream":st,"getJob okEventStream headers":n,"getJob badRequest":s,"getJob badRequest headers":n,"getJob unauthorized":s,"ge\
tJob unauthorized headers":y,"getJob forbidden":s,"getJob forbidden headers":n,"getJob notFound":s,"getJob notFound headers":n,"getJob notAcceptable":s,"getJob \
notAcceptable headers":n,"getJob tooManyRequests":s,"getJob tooManyRequests headers":c,"getJob internalError":s,"getJob internalError headers":n,"getJob unavail\
able":s,"getJob unavailable headers":c,"runJobCommand ok":D,"runJobCommand ok headers":n,"runJobCommand badRequest":s,"runJobCommand badRequest headers":n,"runJ\
obCommand unauthorized":s,"runJobCommand unauthorized headers":y,"runJobCommand forbidden":s,"runJobCommand forbidden headers":n,"runJobCommand notFound":s,"run\
JobCommand notFound headers":n,"runJobCommand notAcceptable":s,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":s,"runJobCommand conflict header\
s":n,"runJobCommand contentTooLarge":s,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":s,"runJobCommand unsupportedMediaType head\
ers":n,"runJobCommand tooManyRequests":s,"runJobCommand tooManyRequests headers":c,"runJobCommand internalError":s,"runJobCommand internalError headers":n,"runJ\
obCommand unavailable":s,"runJobCommand unavailable headers":c};export{tt as validators};
