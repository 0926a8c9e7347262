// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var it=Object.getOwnPropertyNames,ut=(o,i)=>function(){try{return i||(0,o[it(o)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},lt=ut({"ajv/di\
st/runtime/ucs2length.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0});function i(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}o.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),dt=xe,mt=new RegExp(
"^3\\.1\\.\\d+$","u");function xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=xe.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.openapi===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(o.info===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(o.paths===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(o.openapi!==void 0){
let r=o.openapi;if(typeof r=="string"){if(!mt.test(r)){const n={instancePath:i+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o.info!==void 0){let r=o.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:i+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}if(o.servers!==void 0){let r=o.servers;
if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const p={instancePath:i+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{
const n={instancePath:i+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[n]:e.push(n),a++}}if(o.paths!==void 0){let r=o.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const n={instancePath:i+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}}else{const r={
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.
errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var s=je,w=lt().default;function je(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=je.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){
let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==
void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return je.errors=e,a===0}je.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=ze,pt={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function j(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=j.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"deta\
il"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||
r==="end"||r==="suggestion")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.pointer!==void 0&&typeof o.pointer!="string"){const r={instancePath:i+"/pointer",schemaPath:"\
#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.parameter!==void 0&&typeof o.parameter!=
"string"){const r={instancePath:i+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/detail",schemaPath:"#/properties/detail/min\
Length",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/detai\
l",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.start!==void 0){let r=o.
start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const n={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[n]:e.
push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.end!==void 0){let r=o.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionP\
lace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.suggestion!==void 0&&typeof o.suggestion!=
"string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return j.errors=e,a===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=ne.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),a++}if(o.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have requir\
ed property 'title'"};e===null?e=[r]:e.push(r),a++}if(o.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(o.id===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(o.errors===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-co\
mmand"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:g\
roundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||
r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtr\
uth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-sat\
isfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="ur\
n:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/enum",
keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.title!==void 0){let r=o.title;
if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.status!==void 0){let r=o.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",
params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[n]:e.push(n),a++}if(r<400||isNaN(r)){const n={instancePath:i+"/status",schemaPath:"#/pr\
operties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[n]:e.push(n),a++}}}if(o.detail!==void 0){let r=o.
detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.id!==void 0){let r=o.id;if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+
"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}
if(w(r)<1){const n={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[n]:e.push(n),a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)j(r[u],{instancePath:i+"/e\
rrors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{const n={instancePath:i+"/er\
rors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ne.errors=e,a===0}ne.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ze.
evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ne(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?ne.errors:e.concat(ne.errors),a=e.length),ze.errors=e,a===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=Oe;function Oe(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["retry-after"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required property 'retry-after'"};e===null?e=[r]:e.push(r),
a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x\
-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["retry-after"]!==void 0){let r=o["retry\
-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/type",keyword:"ty\
pe",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),
a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=
e,a===0}Oe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};
var y=Ie;function Ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ie.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["w\
ww-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.
push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.
push(n),a++}}if(o["www-authenticate"]!==void 0){let r=o["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var P=Se,ct={type:"object",minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},
origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},D=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
ht=new RegExp("^[0-9]+$","u"),T=new RegExp("^[1-9][0-9]*$","u");function ae(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.kept===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(o.added===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(o.returned===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(o.lost===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.kept!==void 0){let r=o.kept;if(typeof r=="string"){if(!ht.test(r)){const n={instancePath:i+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}
if(o.added!==void 0){let r=o.added;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const p={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[p]:e.push(p),a++}if(h.name===void 0){const p={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(p),a++}for(const p in h)
if(!(p==="attributeId"||p==="name")){const f={instancePath:i+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.attributeId!==void 0){let p=h.attributeId;
if(typeof p=="string"){if(!T.test(p)){const f={instancePath:i+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[f]:e.push(f),a++}}if(h.name!==void 0&&typeof h.name!="string"){const p={instancePath:i+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{
const n={instancePath:i+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}
if(o.returned!==void 0){let r=o.returned;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
attributeId===void 0){const p={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[p]:e.push(p),a++}if(h.name===void 0){const p={instancePath:i+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[p]:e.push(
p),a++}for(const p in h)if(!(p==="attributeId"||p==="name")){const f={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.attributeId!==
void 0){let p=h.attributeId;if(typeof p=="string"){if(!T.test(p)){const f={instancePath:i+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[f]:e.push(f),
a++}}else{const f={instancePath:i+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.name!==void 0&&typeof h.name!="string"){const p={instancePath:i+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),
a++}}else{const p={instancePath:i+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),a++}}if(o.lost!==void 0){let r=o.lost;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.attributeId===void 0){const p={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[p]:e.push(p),a++}if(h.name===void 0){const p={instancePath:i+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="attributeId"||p==="name")){const f={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),a++}if(h.attributeId!==void 0){let p=h.attributeId;if(typeof p=="string"){if(!T.test(p)){const f={instancePath:i+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.name!==void 0&&typeof h.name!="string"){const p={instancePath:i+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:
e.push(p),a++}}else{const p={instancePath:i+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return ae.errors=e,a===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=z.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(Object.keys(o).length<1){const r={instancePath:i,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="origin"||r==="attributeChanges")){const n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.
push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/url",schemaPath:"#/properties/url/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.origin!==
void 0){let r=o.origin;if(typeof r!="string"){const n={instancePath:i+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="resolved"||r==="majority")){const n={instancePath:i+"/origin",schemaPath:"#/properties/origin/enum",keyword:"\
enum",params:{allowedValues:ct.properties.origin.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}o.attributeChanges!==
void 0&&(ae(o.attributeChanges,{instancePath:i+"/attributeChanges",parentData:o,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?
ae.errors:e.concat(ae.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return z.errors=e,a===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=oe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.dataRow===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"m\
ust have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="dataRow"||r==="metadata")){const n={instancePath:i,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.
dataRow!==void 0){let r=o.dataRow;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)if(typeof r[u]!="string"){const h={instancePath:i+"/dataRow/"+u,schemaPath:"\
#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const n={instancePath:i+"/da\
taRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.metadata!==void 0&&(z(
o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return oe.errors=e,a===
0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=O.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(Array.isArray(o)){if(o.
length<1){const m={instancePath:i,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:
e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)oe(o[m],{instancePath:i+"/"+m,parentData:o,parentDataProperty:m,rootData:b,dynamicAnchors:g})||(e=e===null?oe.
errors:e.concat(oe.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++){let k=o[m];
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const L in k)if(L!=="@url"&&typeof k[L]!="string"){const A={instancePath:i+"/"+m+"/"+L.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.
push(A),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const L={instancePath:i+"/"+m+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/"+m,schemaPath:"contract#/$def\
s/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),a++}}}else{const l={instancePath:i,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&
(p=!0));const l=a;if(typeof o=="string"){if(w(o)>0){const k={instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must \
NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),a++}var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2)}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return O.errors=e,
d.items=p,a===0}O.evaluated={dynamicProps:!1,dynamicItems:!0};var yt={type:"object",required:["viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,
properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",
maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Ke={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"str\
ing",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"\
string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y","N"]}}},ft={type:"object",required:[
"line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","un\
decodable","over-long","bad field","wrong length","malformed"]},detail:{type:"string",minLength:1}}},_e=new RegExp("^(0|[1-9][0-9]*)$","u");function $(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=$.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.viewName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(o.pageStart===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}if(o.dataSize===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required property 'dataSize'"};e===null?
e=[r]:e.push(r),a++}if(o.totalCount===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"totalCount"},message:"\
must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||
r==="source"||r==="detected"||r==="rejected")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.viewName!==void 0){let r=o.viewName;if(typeof r=="string"){if(w(r)<1){const n={
instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),a++}}if(o.pageStart!==void 0){let r=o.pageStart;if(typeof r=="string"){if(!T.test(r)){const n={instancePath:i+"/pageStart",schemaPath:"\
#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o.dataSize!==void 0){let r=o.dataSize;if(typeof r=="string"){if(!_e.test(r)){const n={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pa\
ttern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.totalCount!==
void 0){let r=o.totalCount;if(typeof r=="string"){if(!_e.test(r)){const n={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pa\
ttern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/total\
Count",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.source!==void 0){
let r=o.source;if(typeof r!="string"){const n={instancePath:i+"/source",schemaPath:"#/properties/source/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="index"||r==="scan")){const n={instancePath:i+"/source",schemaPath:"#/properties/source/enum",keyword:"enum",
params:{allowedValues:yt.properties.source.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.detected!==void 0){let r=o.
detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const n={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/r\
equired",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property 'compressed'"};e===null?e=[n]:e.push(n),a++}for(const n in r)
if(!(n==="compressed"||n==="delimiter"||n==="quote"||n==="terminator"||n==="encoding"||n==="header")){const u={instancePath:i+"/detected",schemaPath:"contract#/\
$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?
e=[u]:e.push(u),a++}if(r.compressed!==void 0){let n=r.compressed;if(typeof n!="string"){const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="Y"||n==="N")){
const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:Ke.properties.
compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.delimiter!==void 0){let n=r.delimiter;if(typeof n=="st\
ring"){if(w(n)<1){const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#\
/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.quote!==void 0){
let n=r.quote;if(typeof n=="string"){if(w(n)<1){const u={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/detected/quot\
e",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}
if(r.terminator!==void 0){let n=r.terminator;if(typeof n!="string"){const u={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/pr\
operties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="lf"||n==="cr"||n==="crlf")){const u={
instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/enum",keyword:"enum",params:{allowedValues:Ke.properties.
terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.encoding!==void 0){let n=r.encoding;if(typeof n!="stri\
ng"){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="utf-8"||n==="unicode"||n==="cp1252"||n==="euc-jp"||n==="euc-kr"||n==="gb2312"||n==="cp932"||n==="big5"||
n==="identity")){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:Ke.
properties.encoding.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}if(r.header!==void 0){let n=r.header;if(typeof n!=
"string"){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="Y"||n==="N")){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/prop\
erties/header/enum",keyword:"enum",params:{allowedValues:Ke.properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),a++}}}else{const n={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[n]:e.push(n),a++}}if(o.rejected!==void 0){let r=o.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/rejected",schemaPath:"#/p\
roperties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const n=r.length;for(let u=0;u<
n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewRej\
ect/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[p]:e.push(p),a++}if(h.reason===void 0){
const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must ha\
ve required property 'reason'"};e===null?e=[p]:e.push(p),a++}if(h.detail===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewRej\
ect/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[p]:e.push(p),a++}for(const p in h)
if(!(p==="line"||p==="reason"||p==="detail")){const f={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"ad\
ditionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.line!==void 0){let p=h.line;if(typeof p==
"string"){if(!T.test(p)){const f={instancePath:i+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/rejected/"+u+"/line",schemaPath:"\
contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.reason!==
void 0){let p=h.reason;if(typeof p!="string"){const f={instancePath:i+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-l\
ong"||p==="bad field"||p==="wrong length"||p==="malformed")){const f={instancePath:i+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properti\
es/reason/enum",keyword:"enum",params:{allowedValues:ft.properties.reason.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),a++}}
if(h.detail!==void 0){let p=h.detail;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewRejec\
t/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={
instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ie.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="columns"||r==="rows"||r==="metadata")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<
n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}
if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==
void 0&&(O(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),
o.metadata!==void 0&&($(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return ie.errors=e,a===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Se.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ie(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ie.errors:e.concat(ie.errors),a=e.length),Se.errors=e,a===0}Se.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var x=Be;function Be(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="url"){const n={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r==
"string"){if(w(r)<1){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{
const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gt=Ve,bt=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ve(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ve.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==
void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.location!==void 0){
let r=o.location;if(typeof r=="string"){if(!bt.test(r)){const n={instancePath:i+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===
0}Ve.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ge,
vt={type:"string",enum:["reader","editor","administrator"]};function ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.authenticated===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authen\
ticated'"};e===null?e=[r]:e.push(r),a++}if(o.username===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"user\
name"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(o.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="authenticated"||
r==="username"||r==="role")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.authenticated!==void 0&&typeof o.authenticated!="boolean"){const r={instancePath:i+"/auth\
enticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.username!==
void 0){let r=o.username;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/username",schemaPath:"#/propertie\
s/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.role!==void 0){let r=o.role;if(typeof r!="st\
ring"){const n={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const n={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:vt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ue.errors=e,a===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ge.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),ue(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ue.errors:e.concat(ue.errors),
a=e.length),Ge.errors=e,a===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ct=He;function He(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=He.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.path===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"\
path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="path"){const n={instancePath:i,schemaPath:"contract#/\
$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=
[n]:e.push(n),a++}if(o.path!==void 0){let r=o.path;if(typeof r=="string"){if(w(r)>255){const n={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/\
properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={
instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Kr=Ue;function Ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ue.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Ue.errors=e,a===0}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};var wt=We,_r={type:"\
object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},
"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modi\
fied":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",
minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_hea\
ders"},jr=new RegExp('^"[0-9a-z-]+"$',"u");function We(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=We.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"mus\
t have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(o["last-modified"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?
e=[r]:e.push(r),a++}if(o["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},
message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["content-length"]===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(o["con\
tent-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must hav\
e required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[n]:e.push(n),a++}}if(o.etag!==void 0){let r=o.etag;if(typeof r=="string"){if(!jr.test(r)){const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/\
pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["cache-control"]!==
void 0){let r=o["cache-control"];if(typeof r!="string"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-control",schemaPath:"#/propert\
ies/cache-control/enum",keyword:"enum",params:{allowedValues:_r.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?
e=[n]:e.push(n),a++}}if(o["last-modified"]!==void 0){let r=o["last-modified"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o["accept-ranges"]!==void 0){let r=o["accept-ranges"];if(typeof r!="string"){const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept\
-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="bytes"){const n={instancePath:i+"/accept-rang\
es",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:_r.properties["accept-ranges"].enum},message:"must be equal to one of the \
allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["content-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-disposition"]!==void 0){let r=o["cont\
ent-disposition"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-disposition",schemaPath:"\
#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}We.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-le\
ngth":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Pt=Ye,Sr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["by\
tes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]\
+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downlo\
adExport_partialContent_headers"},kt=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Ye(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ye.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(o["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(o["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["content-length"]===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(o["content-disposition"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(o["content-range"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(
r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==
void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.etag!==void 0){let r=o.
etag;if(typeof r=="string"){if(!jr.test(r)){const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!="stri\
ng"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Sr.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["last-modified"]!==void 0){let r=o["l\
ast-modified"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/last-modified",schemaPath:"#/prop\
erties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["accept-ranges"]!==void 0){let r=o["\
accept-ranges"];if(typeof r!="string"){const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="bytes"){const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Sr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["conte\
nt-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-disposition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(w(r)<1){const n={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["content-range"]!==void 0){let r=o["content-range"];if(typeof r=="stri\
ng"){if(!kt.test(r)){const n={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var qt=Qe,At={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Qe.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){
let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==
void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.etag!==void 0){let r=o.etag;if(typeof r=="string"){if(!jr.test(r)){const n={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}
if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!="string"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:At.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Et=Ze,Lt=new RegExp("^bytes \\*/[0-9]+$","u");function Ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(o["x-reque\
st-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-range"]!==void 0){let r=o["con\
tent-range"];if(typeof r=="string"){if(!Lt.test(r)){const n={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Dt=Xe;function M(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=M.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="columns"||r==="rows"||r==="metadata")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<
n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}
if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==
void 0&&(O(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),
o.metadata!==void 0&&($(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return M.errors=e,a===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=_.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.entityId===void 0){const l={instancePath:i,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(
l),a++}if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="entityId"||l==="job")){const m={instancePath:i,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){
const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!T.test(
l)){const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.
push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===
a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return _.errors=e,
d.props=p,a===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Xe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!_(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?_.errors:e.concat(_.errors),a=e.length;else var r=_.evaluated.props;return Xe.errors=e,d.props=r,a===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var Mt=er,Br={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function le(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o.columnisedName===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(o.humanisedName===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(o.
type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const n={instancePath:i,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.columnisedName!==
void 0){let r=o.columnisedName;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.humanisedName!==void 0){let r=o.
humanisedName;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.type!==void 0){let r=o.type;if(typeof r!="\
string"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const n={instancePath:i+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Br.enum},message:"must be equal to one of the allowed values"};e===
null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return le.errors=e,a===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=I.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(
o)){if(o.start===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(o.end===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[n]:e.push(n),a++}if(o.start!==void 0){let r=o.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.end!==void 0){let r=o.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const n={instancePath:i+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(
r)){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[n]:e.push(n),a++}}}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.suggestion!==
void 0&&typeof o.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return I.errors=e,a===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function de(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=de.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.valid===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(o.warnings===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in o)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.valid!==void 0&&typeof o.valid!="boolean"){const r={instancePath:i+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const n={instancePath:i+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:Br.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.printed!==void 0){let r=o.printed;
if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<
n;u++)le(r[u],{instancePath:i+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?le.errors:e.concat(le.errors),a=e.length)}else{
const n={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)I(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.warnings!==void 0){let r=o.warnings;if(Array.isArray(r)){const n=r.
length;for(let u=0;u<n;u++)I(r[u],{instancePath:i+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(
I.errors),a=e.length)}else{const n={instancePath:i+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return de.errors=e,a===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=er.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),de(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?de.errors:e.concat(de.errors),a=e.length),er.errors=e,a===0}er.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var S=rr;function rr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=rr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.count===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="count"){const n={instancePath:i,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.count!==void 0){let r=o.count;if(typeof r==
"string"){if(!_e.test(r)){const n={instancePath:i+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var Ft=tr;function tr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=tr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(o.entityId===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="entityI\
d"||r==="job")){const n={instancePath:i,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.entityId!==
void 0){let r=o.entityId;if(typeof r=="string"){if(!T.test(r)){const n={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),a++}}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={
instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=sr;function B(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=B.evaluated;
d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional\
 properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=f===a;if(C&&n?(n=!1,u=[u,1]):C&&(n=!0,u=1,p!==!0&&(p=!0)),n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={
instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return B.
errors=e,d.props=p,a===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function sr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=sr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!B(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?B.errors:e.concat(B.errors),a=e.length;else var r=B.evaluated.props;return sr.errors=e,d.props=r,a===0}sr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Vr=nr;function nr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=nr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o=="string"){if(w(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var $e=ar;function ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=ar.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o["content-security-policy"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["\
ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-security-policy"]!==void 0&&typeof o["content-security-policy"]!="string"){const r={instancePath:i+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ar.
errors=e,a===0}ar.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var Jt=or;function or(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=or.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}
for(const r in o)if(r!=="value"){const n={instancePath:i,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.value!==void 0&&typeof o.value!="string"){const r={instancePath:i+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}
or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Nt=ir,Tt={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Gr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Hr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},$t={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function me(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=me.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(o.type===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
a++}if(o.kind===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),a++}if(o.optional===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),a++}if(o.repeated===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.name!==void 0&&typeof o.name!="string"){const r={instancePath:i+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.type!==void 0){let r=o.
type;if(typeof r!="string"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Hr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.kind!==void 0){let r=o.kind;if(typeof r!="string"){const n={instancePath:i+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const n={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:$t.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.optional!==void 0&&typeof o.optional!="boolean"){const r={instancePath:i+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.repeated!==void 0&&
typeof o.repeated!="boolean"){const r={instancePath:i+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),a++}if(o.words!==void 0){let r=o.words;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)if(typeof r[u]!="string"){
const h={instancePath:i+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),a++}}else{const n={instancePath:i+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=pe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.form===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),a++}if(o.parameters===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),a++}if(o.returns===void 0){const r={instancePath:i,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r===
"form"||r==="parameters"||r==="returns")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.form!==void 0&&typeof o.form!="string"){const r={instancePath:i+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.parameters!==void 0){let r=o.parameters;
if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)me(r[u],{instancePath:i+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?me.errors:e.concat(me.errors),a=e.length)}else{const n={instancePath:i+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.returns!==void 0){let r=o.returns;if(typeof r!="string"){const n={instancePath:i+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const n={instancePath:i+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Hr.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===
0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ce(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=ce.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.name===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),a++}if(o.group===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),a++}if(o.description===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),a++}if(o.signatures===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(o.examples===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.name!==void 0&&typeof o.name!="string"){const r={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(o.group!==void 0){let r=o.group;if(typeof r!="string"){const n={instancePath:i+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const n={instancePath:i+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:Tt.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.description!==
void 0&&typeof o.description!="string"){const r={instancePath:i+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.signatures!==void 0){let r=o.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:i+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),a++}const n=r.length;for(let u=0;u<n;u++)pe(r[u],{instancePath:i+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?
pe.errors:e.concat(pe.errors),a=e.length)}else{const n={instancePath:i+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.examples!==void 0){let r=o.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:i+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
a++}const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const p={instancePath:i+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),a++}if(h.result===void 0){const p={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="expression"||p===
"result"||p==="row")){const f={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.expression!==void 0&&typeof h.expression!="string"){const p={
instancePath:i+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}if(h.result!==void 0){let p=h.result;if(typeof p!="string"&&p!==null){const f={instancePath:i+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Gr.properties.result.type},message:"must be string,null"};e===
null?e=[f]:e.push(f),a++}}if(h.row!==void 0){let p=h.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const f in p){let C=p[f];if(typeof C!="string"&&C!==null){
const l={instancePath:i+"/examples/"+u+"/row/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Gr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[l]:e.push(l),a++}}else{const f={
instancePath:i+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=he.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.functions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="functions"){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.functions!==void 0){let r=o.functions;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)ce(r[u],{instancePath:i+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length)}else{const n={instancePath:i+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ir(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ir.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),he(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?he.errors:e.
concat(he.errors),a=e.length),ir.errors=e,a===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xt=ur,jt={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
zt=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Ot=new RegExp("^[^\\x00]*$","u");function ye(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ye.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
Array.isArray(o)){if(o.length>4){const n={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[n]:e.push(n),a++}if(o.length<4){const n={instancePath:i,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[n]:e.push(n),a++}const r=o.length;if(r>0){let n=o[0];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){const u={instancePath:i+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),a++}if(typeof n=="number"&&isFinite(
n)){if(n>10||isNaN(n)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),a++}if(n<1||isNaN(n)){const u={instancePath:i+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let n=o[1];if(typeof n=="string"){if(w(n)>128){const u={instancePath:i+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),a++}if(w(
n)<1){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),a++}if(!zt.test(n)){const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let n=o[2];if(typeof n=="string"){if(w(n)>4e3){const u={instancePath:i+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),a++}if(!Ot.test(n)){
const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let n=o[3];if(typeof n!="string"){const u={instancePath:i+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="Y"||n==="N")){const u={instancePath:i+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:jt.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return ye.errors=e,a===0}ye.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function fe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){if(o.length>
10){const n={instancePath:i,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[n]:e.push(n),a++}
const r=o.length;for(let n=0;n<r;n++)ye(o[n],{instancePath:i+"/"+n,parentData:o,parentDataProperty:n,rootData:b,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(
ye.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return fe.errors=e,a===0}fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ur(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=ur.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),fe(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length),ur.errors=e,a===0}ur.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Ur=lr,It=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function lr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=lr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["\
ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!It.test(r)){const n={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lr.errors=e,a===0}lr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Kt=dr;function V(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=V.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);
const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="url"||l==="entityId"||l==="rules")){const m={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{
const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.rules!==void 0){let l=o.rules;if(Array.isArray(l)){const m=l.length;for(let k=0;k<
m;k++){let L=l[k];if(typeof L=="string"){if(!T.test(L)){const A={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),a++}}else{const A={instancePath:i+
"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[A]:e.push(A),a++}}}else{const m={instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=
!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return V.errors=e,d.props=p,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function dr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!V(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?V.errors:e.concat(V.errors),a=e.length;else var r=V.
evaluated.props;return dr.errors=e,d.props=r,a===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};var _t=mr;function G(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=G.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=
!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return G.errors=e,d.props=p,a===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!G(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?G.errors:e.concat(G.errors),a=e.length;else var r=G.
evaluated.props;return mr.errors=e,d.props=r,a===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var St=pr;function H(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=H.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||
l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=
!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return H.errors=e,d.props=p,a===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function pr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=pr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!H(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?H.errors:e.concat(H.errors),a=e.length;else var r=H.
evaluated.props;return pr.errors=e,d.props=r,a===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var U=cr,Bt={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ge(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ge.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(o.title===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(o.status===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(o.id===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const n={instancePath:i+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Bt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.title!==void 0){let r=o.title;if(typeof r=="string"){if(w(r)<1){const n={
instancePath:i+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),a++}}if(o.status!==void 0){let r=o.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const n={instancePath:i+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[n]:e.push(n),a++}if(r<400||isNaN(r)){const n={instancePath:i+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[n]:e.push(n),a++}}}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),a++}}else{const n={instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),a++}}if(o.id!==void 0){let r=o.id;if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.errors!==void 0){let r=o.
errors;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)j(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function cr(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=cr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=
void 0),ge(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length),cr.errors=e,
a===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Vt=hr,Gt=new RegExp("^([1-9][0-9]*)?$","u"),Ht=new RegExp("^([0-9]{1,2}|100)?$","u");function be(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=be.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.realAttribute===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(o.libraryAttribute===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(o.score===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const n={instancePath:i,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.
push(n),a++}if(o.realAttribute!==void 0){let r=o.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const n={instancePath:i+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[n]:e.push(n),a++}if(r.columnsisedName===void 0){const n={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[n]:e.push(n),a++}if(r.humanisedName===void 0){
const n={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[n]:e.push(n),a++}for(const n in r)if(!(n==="id"||n==="columnsisedName"||n==="humanisedName")){const u={
instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let n=r.id;if(typeof n=="string"){if(!Gt.test(n)){const u={instancePath:i+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const n={instancePath:i+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const n={instancePath:i+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}if(o.libraryAttribute!==void 0){let r=o.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const n={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[n]:e.push(n),a++}if(r.name===void 0){const n={instancePath:i+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[n]:e.push(
n),a++}for(const n in r)if(!(n==="id"||n==="name")){const u={instancePath:i+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let n=r.id;if(typeof n=="string"){if(!T.test(n)){const u={instancePath:i+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const n={instancePath:i+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),
a++}}if(o.score!==void 0){let r=o.score;if(typeof r=="string"){if(!Ht.test(r)){const n={instancePath:i+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Re.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.attributeMapList===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="attributeMapList"){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.attributeMapList!==void 0){let r=o.attributeMapList;
if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++)be(r[u],{instancePath:i+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?be.errors:e.concat(be.errors),a=e.length)}else{const n={instancePath:i+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=hr.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),Re(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),
a=e.length),hr.errors=e,a===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ut=yr;function yr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=yr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.job===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="job"){const n={instancePath:i,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.
push(n),a++}if(o.job!==void 0){let r=o.job;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===0}yr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wt=fr,Wr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function ve(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ve.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){if(o.length<1){const n={instancePath:i,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[n]:e.push(n),a++}const r=o.length;for(let n=0;n<r;n++){let u=o[n];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:i+"/"+n,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:i+"/"+n,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const p={instancePath:i+"/"+n,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const p={instancePath:i+"/"+n+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const p={instancePath:i+"\
/"+n+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Wr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const p={instancePath:i+"/"+n+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const p={instancePath:i+"/"+n+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Wr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const h={instancePath:i+
"/"+n,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function fr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=fr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ve(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length),fr.errors=e,a===0}fr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Yt=gr;function W(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=W.evaluated;d.dynamicProps&&(d.props=void 0),d.
dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}
for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}
const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,
u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return W.errors=e,d.props=p,a===0}W.evaluated={dynamicProps:!0,
dynamicItems:!1};function gr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=gr.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!W(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
W.errors:e.concat(W.errors),a=e.length;else var r=W.evaluated.props;return gr.errors=e,d.props=r,a===0}gr.evaluated={dynamicProps:!0,dynamicItems:!1};var Yr=br;
function Y(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Y.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.
push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<
1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===
a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.
job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&
n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:
e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Y.errors=e,
d.props=p,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function br(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=br.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!Y(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.evaluated.props;return br.errors=e,d.props=r,a===0}br.evaluated={dynamicProps:!0,
dynamicItems:!1};var Qr=vr,zr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Qt={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Rr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Zr=Object.prototype.hasOwnProperty,Zt={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function Ce(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ce.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.value===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(o.passing===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(o.failing===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.value!==void 0){let r=o.value;if(typeof r!="string"&&r!==
null){const n={instancePath:i+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Zt.properties.value.type},message:"must be string,null"};
e===null?e=[n]:e.push(n),a++}if(typeof r=="string"&&w(r)>1001){const n={instancePath:i+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[n]:e.push(n),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.aggregates!==void 0){let r=o.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const n={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[n]:e.push(n),a++}if(r.failing===void 0){const n={
instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[n]:e.push(n),a++}for(const n in r)if(!(n==="passing"||n==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let n=r.passing;if(typeof n!="string"&&n!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Rr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof n=="string"&&w(n)>1001){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let n=r.
failing;if(typeof n!="string"&&n!==null){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Rr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof n=="string"&&w(n)>1001){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const n={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xr={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function we(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=we.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(o.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(o.because===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="row"||r==="values"||r==="because")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),a++}if(o.row!==void 0){let r=o.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const n={instancePath:i+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[n]:e.push(n),a++}}if(o.values!==void 0){let r=o.values;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const f={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;
if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0){let p=h.humanisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!=
"string"&&p!==null){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Xr.
properties.value.type},message:"must be string,null"};e===null?e=[f]:e.push(f),a++}if(typeof p=="string"&&w(p)>1001){const f={instancePath:i+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.because!==void 0){let r=o.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const n={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[n]:e.push(n),a++}if(r.explanation===void 0){const n={instancePath:i+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[n]:e.push(
n),a++}for(const n in r)if(!(n==="expression"||n==="explanation")){const u={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let n=r.expression;if(typeof n=="string"){if(w(n)<1){const u={instancePath:i+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:i+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let n=r.explanation;if(typeof n=="string"){if(w(n)<1){const u={instancePath:i+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:i+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const n={instancePath:i+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=e,a===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Pe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Pe.evaluated;if(d.dynamicProps&&
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
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!Zr.call(zr.properties,
r)){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[n]:e.push(n),a++}if(o.result!==void 0){let r=o.result;if(typeof r!="string"){const n={instancePath:i+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const n={
instancePath:i+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:zr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.rowsAnalyzed!==void 0){let r=o.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.fraction!==void 0){let r=o.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const n={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:zr.properties.
fraction.type},message:"must be number,null"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const n={instancePath:i+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),a++}if(r<
0||isNaN(r)){const n={instancePath:i+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.leftOut!==void 0){let r=o.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const n=r.
length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const p={instancePath:i+"/errors/"+u,schemaPath:"contrac\
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
enum",keyword:"enum",params:{allowedValues:Qt.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),a++}}if(h.count!==
void 0){let p=h.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const f={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),a++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const f={instancePath:i+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),a++}}if(h.row!==void 0){let p=h.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const f={instancePath:i+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[f]:e.push(f),a++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const f={instancePath:i+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),a++}}if(h.
message!==void 0){let p=h.message;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={
instancePath:i+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.groupCount!==void 0){let r=o.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.groups!==void 0){let r=o.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:i+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const n=r.length;for(let u=0;u<n;u++)Ce(r[u],{instancePath:i+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length)}else{const n={instancePath:i+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}if(o.aggregates!==void 0){let r=o.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const n={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[n]:e.push(n),a++}if(r.failing===void 0){const n={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[n]:e.push(n),a++}
for(const n in r)if(!(n==="passing"||n==="failing")){const u={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let n=r.passing;if(typeof n!="string"&&n!==null){const u={instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Rr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof n=="string"&&w(n)>1001){const u={
instancePath:i+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let n=r.failing;if(typeof n!="string"&&n!==null){const u={instancePath:i+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Rr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof n=="string"&&w(n)>1001){const u={instancePath:i+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const n={instancePath:i+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[n]:e.push(n),a++}}if(o.failingRows!==void 0){let r=o.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:i+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const n=r.length;for(let u=0;u<n;u++)we(r[u],{instancePath:i+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?we.errors:
e.concat(we.errors),a=e.length)}else{const n={instancePath:i+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[n]:e.push(n),a++}}if(o.warnings!==void 0){let r=o.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:i+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const n=r.length;for(let u=0;u<
n;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const p={instancePath:i+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var et={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=ke.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.row===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(o.values===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="row"||r==="values")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.row!==void 0){let r=o.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o.values!==void 0){let r=o.values;if(Array.isArray(
r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.value===
void 0){const p={instancePath:i+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="value")){const f={instancePath:i+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT hav\
e additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0){
let p=h.humanisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[f]:e.push(f),a++}}if(h.value!==void 0){let p=h.value;if(typeof p!="string"&&p!==null){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Xr.properties.value.type},message:"must be string,null"};e===null?e=[f]:e.push(
f),a++}if(typeof p=="string"&&w(p)>1001){const f={instancePath:i+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=qe.
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
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!Zr.call(et.properties,r)){const n={instancePath:i,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.number!==
void 0){let r=o.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const n={instancePath:i+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[n]:e.push(n),a++}if(r<
1||isNaN(r)){const n={instancePath:i+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[n]:e.push(n),a++}}}if(o.name!==void 0){let r=o.name;if(typeof r=="string"){if(w(r)>255){const n={instancePath:i+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),
a++}}else{const n={instancePath:i+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o.kind!==void 0){let r=o.kind;if(typeof r!="string"){const n={instancePath:i+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const n={instancePath:i+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:et.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.expression!==void 0){let r=o.expression;if(typeof r=="string"){if(w(
r)>1e4){const n={instancePath:i+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.filterExpression!==void 0){let r=o.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const n={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.
push(n),a++}}else{const n={instancePath:i+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[n]:e.push(n),a++}}if(o.passing!==void 0){let r=o.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o.failing!==void 0){let r=o.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.support!==void 0){let r=o.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const n={instancePath:i+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[n]:e.push(n),a++}}if(o.reason!==void 0){let r=o.reason;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(
n),a++}}else{const n={instancePath:i+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),a++}}if(o.wouldFail!==void 0){let r=o.wouldFail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.failingRow!==
void 0&&(ke(o.failingRow,{instancePath:i+"/failingRow",parentData:o,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(
ke.errors),a=e.length)),o.threshold!==void 0){let r=o.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const n={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.priority!==void 0){let r=o.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const n={instancePath:i+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[n]:e.push(n),a++}if(r<1||isNaN(r)){const n={instancePath:i+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===
0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ae.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.version===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(o.suggestions===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="version"||r==="suggestions")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.version!==void 0){let r=o.version;if(typeof r=="string"){if(w(r)>64){const n={instancePath:i+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.
suggestions!==void 0){let r=o.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const n=r.length;for(let u=0;u<n;u++)qe(r[u],
{instancePath:i+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)}else{const n={
instancePath:i+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=
e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Q.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;Pe(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length);var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;
Ae(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length);var C=l===a;if(C&&n)
n=!1,u=[u,2];else{C&&(n=!0,u=2,p!==!0&&(p=!0));const k=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.rules===void 0){const A={instancePath:i,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[A]:e.push(
A),a++}for(const A in o)if(A!=="rules"){const J={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(o.rules!==void 0){let A=o.rules;if(Array.isArray(A)){if(A.length>
100){const E={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[E]:e.push(E),a++}if(A.length<1){const E={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[E]:e.push(E),a++}const J=A.length;for(let E=0;E<J;E++){
let F=A[E];if(typeof F=="string"){if(!T.test(F)){const N={instancePath:i+"/rules/"+E,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:i+"/rules/"+E,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}}else{const J={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[J]:e.push(J),a++}}}else{const A={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[A]:e.push(A),a++}var C=k===a;if(C&&n)n=!1,u=[u,3];else{C&&(n=!0,u=3,p!==!0&&(p=!0));const A=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===
void 0){const E={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[E]:e.push(E),a++}if(o.file===void 0){const E={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(E),a++}for(const E in o)if(!(E==="job"||E==="file")){
const F={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"\
must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(o.job!==void 0){let E=o.job;if(typeof E=="string"){if(w(E)<1){const F={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[F]:e.push(F),a++}if(!D.test(E)){const F={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}if(o.file!==void 0){let E=o.
file;if(typeof E=="string"){if(w(E)<1){const F={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!D.test(E)){const F={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.
push(F),a++}}else{const F={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[F]:e.push(F),a++}}}else{const E={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var C=A===a;if(C&&n)n=!1,u=[u,4];else{C&&(n=!0,u=4,p!==!0&&(p=!0));const E=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=E===a;C&&n?(n=!1,u=[u,5]):C&&(n=!0,u=5,p!==!0&&(p=
!0))}}}}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Q.errors=e,d.props=p,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function vr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=vr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!Q(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.
evaluated.props;return vr.errors=e,d.props=r,a===0}vr.evaluated={dynamicProps:!0,dynamicItems:!1};var Xt=Cr,rt={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function Cr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=Cr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.EDIT===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(o.DELETE===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in o)
if(!(r==="EDIT"||r==="DELETE")){const n={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.EDIT!==void 0){let r=o.EDIT;if(typeof r!="string"){const n={
instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),a++}if(!(r==="0"||r==="1")){const n={instancePath:i+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:rt.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.DELETE!==void 0){let r=o.DELETE;
if(typeof r!="string"){const n={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="0"||r==="1")){const n={instancePath:i+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:rt.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(
n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Or=wr;function Z(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Z.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(
l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.
isArray(o)){if(o.uri===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="uri"){const m={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.
uri!==void 0){let l=o.uri;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.job===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(o.file===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in o)if(!(k==="job"||
k==="file")){const L={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(o.job!==void 0){let k=o.job;if(typeof k=="string"){if(w(k)<1){const L={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(o.file!==void 0){let k=o.
file;if(typeof k=="string"){if(w(k)<1){const L={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.
push(L),a++}}else{const L={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=l===a;if(C&&n)n=!1,u=[u,2];else{C&&(n=!0,u=2,p!==!0&&(p=!0));const k=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=k===a;if(C&&n)n=!1,u=[u,3];else{C&&(n=!0,u=3,p!==!0&&
(p=!0));const A=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.rules===void 0){const E={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(E),a++}for(const E in o)if(E!=="rules"){
const F={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"mu\
st NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(o.rules!==void 0){let E=o.rules;if(Array.isArray(E)){if(E.length>100){const N={instancePath:i+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[N]:e.push(N),a++}if(E.length<1){const N={instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[N]:e.push(N),a++}const F=E.length;for(let N=0;N<F;N++){let Ir=E[N];if(typeof Ir=="\
string"){if(!T.test(Ir)){const Te={instancePath:i+"/rules/"+N,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Te]:e.push(Te),a++}}else{const Te={instancePath:i+"/rules/"+N,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Te]:e.push(Te),a++}}}else{const F={
instancePath:i+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),a++}}}else{const E={instancePath:i,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var C=A===a;C&&n?(n=!1,u=[u,4]):C&&(n=!0,u=4,p!==!0&&(p=!0))}}}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return Z.errors=e,
d.props=p,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function wr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=wr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!Z(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return wr.errors=e,d.props=r,a===0}wr.evaluated={dynamicProps:!0,
dynamicItems:!1};var tt=Pr;function Pr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Pr.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.uri===void 0){const r={instancePath:i,schemaPath:"\
contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[r]:e.push(r),a++}
for(const r in o)if(r!=="uri"){const n={instancePath:i,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.uri!==void 0){let r=o.uri;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/uri",schemaPath:"contract#/$defs/UriAn\
swer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pr.errors=e,a===0}Pr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var es=kr;function X(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=X.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must h\
ave required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/addition\
alProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==
void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"\
contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};
e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(
l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(
l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(
m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=
r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[l]:e.push(l),a++}return X.errors=e,d.props=p,a===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function kr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=kr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!X(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),a=e.length;else var r=X.evaluated.props;return kr.errors=
e,d.props=r,a===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var rs=qr;function qr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=qr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o=="string"){if(w(o)<1){const r={instancePath:i,
schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),a++}return qr.errors=e,a===0}qr.evaluated={dynamicProps:!1,dynamicItems:!1};var st=Ar;function Ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ar.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),typeof o=="string"){
if(w(o)<1){const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}return Ar.errors=e,a===0}Ar.evaluated={dynamicProps:!1,dynamicItems:!1};var ts=Er;function ee(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ee.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.
items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.category===void 0){const l={instancePath:i,schemaPath:"contr\
act#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[l]:e.push(
l),a++}if(o.keyword===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"\
must have required property 'keyword'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="category"||l==="keyword")){const m={instancePath:i,schemaPath:"c\
ontract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),a++}if(o.category!==void 0){let l=o.category;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/category",schemaPath:"contract\
#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:i+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.keyword!==void 0){let l=o.keyword;if(typeof l=="string"){if(!_e.test(l)){const m={instancePath:i+"/\
keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern\
 "^(0|[1-9][0-9]*)$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/KeywordAdded/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)
if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.
file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=
!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return ee.errors=e,d.props=p,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Er(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Er.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),!ee(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),a=e.length;else var r=ee.
evaluated.props;return Er.errors=e,d.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var ss=Lr,ns=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64\
}/rulegroups/[1-9][0-9]*$","u");function Lr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Lr.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must\
 have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={
instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.
push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(
n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.
push(n),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!ns.test(r)){const n={instancePath:i+"/location",schemaPath:"#/properties/locati\
on/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/\
[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Lr.errors=e,a===0}Lr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var as=Dr;function re(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=re.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"req\
uired",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.connectionId===void 0){const l={instancePath:i,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="connectionId")){const m={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(
m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.connectionId!==void 0){let l=o.connectionId;if(typeof l=="string"){if(!T.
test(l)){const m={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),
a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.
file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.
push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===
a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
M.errors:e.concat(M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return re.errors=e,
d.props=p,a===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function Dr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!re(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?re.errors:e.concat(re.errors),a=e.length;else var r=re.evaluated.props;return Dr.errors=e,d.props=r,a===0}Dr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var os=Mr;function Mr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=Mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required\
 property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="message")){const n={instancePath:i,schemaPath:"contract#/$defs/LoaderConnec\
tionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
n]:e.push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCom\
mandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(
r)){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-referen\
ce"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnection\
CommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.message!==void 0){let r=o.
message;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/message",
schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:
e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must\
 be object"};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=Fr,us={type:"string",enum:["",
"cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860",
"cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988",
"gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso885\
9-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCr\
oatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620",
"unicode","utf-8"]};function Ee(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ee.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.encodings===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}
for(const r in o)if(r!=="encodings"){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.encodings!==void 0){let r=o.encodings;if(Array.isArray(r)){const n=r.length;for(let u=0;u<
n;u++){let h=r[u];if(typeof h!="string"){const p={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||
h==="cp1255"||h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||
h==="cp861"||h==="cp862"||h==="cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h===
"dingbats"||h==="ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||
h==="iso2022-jp"||h==="iso2022-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="\
iso8859-8"||h==="iso8859-9"||h==="iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis021\
2"||h==="koi8-r"||h==="koi8-u"||h==="ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h===
"macJapan"||h==="macRoman"||h==="macRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h===
"utf-8")){const p={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must be equa\
l to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Fr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),Ee(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length),Fr.
errors=e,a===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Jr,nt={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_\
TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{
type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",
enum:["Y","N"]}}},ds={type:"string",enum:["delimited","cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","db2","postgresql"]},ms=new RegExp("^[A-Z_]\
+$","u");function Le(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Le.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.TYPE===void 0){const r={instancePath:i,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(o.SEQUENCE===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(o.
PARAM_NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required proper\
ty 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_DISP===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_TYPE===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_REQD===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQ\
D'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),a++}if(o.TYPE!==void 0){let r=o.TYPE;if(typeof r!="string"){const n={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionTyp\
e/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hd\
fs_delimited"||r==="odbc"||r==="generic"||r==="oracle"||r==="db2"||r==="postgresql")){const n={instancePath:i+"/TYPE",schemaPath:"contract#/$defs/LoaderConnecti\
onType/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.SEQUENCE!==void 0){
let r=o.SEQUENCE;if(typeof r=="string"){if(!T.test(r)){const n={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/SEQUENCE",schemaPath:"#/prop\
erties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_NAME!==void 0){let r=o.PARAM_NAME;
if(typeof r=="string"){if(!ms.test(r)){const n={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_DISP!==void 0){let r=o.PARAM_DISP;if(typeof r=="s\
tring"){if(w(r)<1){const n={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_TYPE!==void 0){let r=o.PARAM_TYPE;if(typeof r!="string"){const n={instancePath:i+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="d\
irectory"||r==="list"||r==="text")){const n={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:nt.properties.
PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_REQD!==void 0){let r=o.PARAM_REQD;if(typeof r!="\
string"){const n={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[n]:e.push(n),a++}if(!(r==="Y"||r==="N")){const n={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:nt.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function De(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=De.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){const r=o.length;for(let n=0;n<r;n++)Le(o[n],{instancePath:i+"/"+n,parentData:o,parentDataProperty:n,
rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length)}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Jr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Jr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),De(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),a=e.length),Jr.
errors=e,a===0}Jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ps=Nr;function te(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=te.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(l),a++}if(o.secret===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="webhook"||l==="secret")){const m={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.webhook!==void 0){let l=o.webhook;
if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.secret!==
void 0){let l=o.secret;if(typeof l=="string"){if(w(l)<32){const m={instancePath:i+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={
instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===
a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!==
"url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{
C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(o.
delivered===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(o.message===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in o)if(!(k===
"webhook"||k==="delivered"||k==="message")){const L={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(o.webhook!==void 0){let k=o.webhook;if(typeof k==
"string"){if(!T.test(k)){const L={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(o.delivered!==void 0&&typeof o.
delivered!="boolean"){const k={instancePath:i+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(o.message!==void 0){let k=o.message;if(typeof k=="string"){if(w(k)<1){const L={instancePath:i+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=l===a;if(C&&n)n=!1,u=[u,2];else{C&&(n=!0,u=2,p!==!0&&(p=!0));const k=a;
if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const A={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[A]:e.push(A),a++}if(o.file===void 0){const A={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[A]:e.push(
A),a++}for(const A in o)if(!(A==="job"||A==="file")){const J={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(o.job!==void 0){let A=o.job;if(typeof A==
"string"){if(w(A)<1){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!D.test(A)){const J={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[J]:e.push(J),a++}}if(o.file!==void 0){let A=o.file;if(typeof A=="string"){if(w(A)<1){const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[J]:e.push(J),a++}if(!D.test(A)){
const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const A={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[A]:e.push(A),a++}var C=k===a;if(C&&n)n=!1,u=[u,3];else{C&&(n=!0,
u=3,p!==!0&&(p=!0));const A=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=A===a;C&&n?(n=!1,u=[u,4]):C&&(n=!0,u=4,p!==!0&&(p=!0))}}}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return te.errors=e,d.props=p,a===0}te.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Nr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Nr.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!te(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))
e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return Nr.errors=e,d.props=r,a===0}Nr.evaluated={dynamicProps:!0,dynamicItems:!1};
var at=Tr,ot={type:["string","array"],maxItems:2,items:{type:"string"}};function Me(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Me.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.dataRow===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="dataRow"||r==="metadata")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.dataRow!==void 0){let r=o.dataRow;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const p={
instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:ot.type},message:"must be string,array"};e===null?e=[p]:e.push(
p),a++}if(Array.isArray(h)){if(h.length>2){const f={instancePath:i+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[f]:e.push(f),a++}const p=h.length;for(let f=0;f<p;f++)if(typeof h[f]!="string"){const C={instancePath:i+"\
/dataRow/"+u+"/"+f,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),a++}}}}else{
const n={instancePath:i+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),
a++}}o.metadata!==void 0&&(z(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:
e.concat(z.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Me.errors=e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Fe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Fe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){for(const r in o)if(r!=="@url"){let n=o[r];if(typeof n!="string"&&!Array.isArray(n)){const u={instancePath:i+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:ot.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(n)){if(n.length>2){const h={instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=n.length;for(let h=0;h<u;h++)if(typeof n[h]!="string"){const p={
instancePath:i+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}if(o["@url"]!==void 0&&typeof o["@url"]!="string"){const r={instancePath:i+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function K(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=K.evaluated;d.dynamicProps&&(d.props=
void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)Me(o[m],
{instancePath:i+"/"+m,parentData:o,parentDataProperty:m,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length)}else{const l={instancePath:i,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;
if(Array.isArray(o)){if(o.length<1){const m={instancePath:i,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[m]:e.push(m),a++}const l=o.length;for(let m=0;m<l;m++)Fe(o[m],{instancePath:i+"/"+m,parentData:o,parentDataProperty:m,rootData:b,dynamicAnchors:g})||
(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length)}else{const l={instancePath:i,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;if(typeof o=="string"){if(w(o)>0){const k={
instancePath:i,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:i,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=l===a;C&&
n?(n=!1,u=[u,2]):C&&(n=!0,u=2)}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return K.errors=e,d.items=p,a===0}K.evaluated={dynamicProps:!1,dynamicItems:!0};function Je(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Je.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||r==="rows"||r==="metadata")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.columns!==void 0){let r=o.columns;
if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){
const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addit\
ional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const p={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==void 0&&(K(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?K.errors:e.concat(K.errors),a=e.length)),o.metadata!==void 0&&($(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Tr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Tr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),Je(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),a=e.length),Tr.
errors=e,a===0}Tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=$r;function Ne(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,
dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ne.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.
isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||
r==="rows"||r==="metadata")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.
humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.
push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(
f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:
e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={
instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==
void 0&&(K(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)),
o.metadata!==void 0&&($(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=se.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;
const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(
l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={
instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){
const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;
Ne(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length);var C=f===a;if(C&&n?
(n=!1,u=[u,1]):C&&(n=!0,u=1,p!==!0&&(p=!0)),n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return se.errors=e,d.props=p,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};
function $r(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=$r.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),!se(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(
se.errors),a=e.length;else var r=se.evaluated.props;return $r.errors=e,d.props=r,a===0}$r.evaluated={dynamicProps:!0,dynamicItems:!1};var hs=xr;function xr(o,{instancePath:i="",
parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=xr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&
(d.items=void 0),typeof o!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return xr.errors=e,a===0}xr.evaluated={dynamicProps:!1,dynamicItems:!1};var ys={"getOpenApiDocument ok":dt,"getOpenApiDocu\
ment ok headers":s,"getOpenApiDocument badRequest":t,"getOpenApiDocument badRequest headers":s,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAccep\
table headers":s,"getOpenApiDocument tooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument \
internalError headers":s,"changePassword noContent headers":s,"changePassword badRequest":t,"changePassword badRequest headers":s,"changePassword unauthorized":t,
"changePassword unauthorized headers":y,"changePassword contentTooLarge":t,"changePassword contentTooLarge headers":s,"changePassword unsupportedMediaType":t,"c\
hangePassword unsupportedMediaType headers":s,"changePassword tooManyRequests":t,"changePassword tooManyRequests headers":c,"changePassword internalError":t,"ch\
angePassword internalError headers":s,"changePassword unavailable":t,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":s,
"listRepositories badRequest":t,"listRepositories badRequest headers":s,"listRepositories notFound":t,"listRepositories notFound headers":s,"listRepositories no\
tAcceptable":t,"listRepositories notAcceptable headers":s,"listRepositories tooManyRequests":t,"listRepositories tooManyRequests headers":c,"listRepositories in\
ternalError":t,"listRepositories internalError headers":s,"listRepositories unavailable":t,"listRepositories unavailable headers":c,"createRepository created":x,
"createRepository created headers":gt,"createRepository badRequest":t,"createRepository badRequest headers":s,"createRepository unauthorized":t,"createRepositor\
y unauthorized headers":y,"createRepository forbidden":t,"createRepository forbidden headers":s,"createRepository notAcceptable":t,"createRepository notAcceptab\
le headers":s,"createRepository conflict":t,"createRepository conflict headers":s,"createRepository contentTooLarge":t,"createRepository contentTooLarge headers":s,
"createRepository unsupportedMediaType":t,"createRepository unsupportedMediaType headers":s,"createRepository tooManyRequests":t,"createRepository tooManyReques\
ts headers":c,"createRepository internalError":t,"createRepository internalError headers":s,"createRepository unavailable":t,"createRepository unavailable heade\
rs":c,"getRepository ok":P,"getRepository ok headers":s,"getRepository badRequest":t,"getRepository badRequest headers":s,"getRepository unauthorized":t,"getRep\
ository unauthorized headers":y,"getRepository forbidden":t,"getRepository forbidden headers":s,"getRepository notFound":t,"getRepository notFound headers":s,"g\
etRepository notAcceptable":t,"getRepository notAcceptable headers":s,"getRepository tooManyRequests":t,"getRepository tooManyRequests headers":c,"getRepository\
 internalError":t,"getRepository internalError headers":s,"getRepository unavailable":t,"getRepository unavailable headers":c,"deleteRepository noContent header\
s":s,"deleteRepository badRequest":t,"deleteRepository badRequest headers":s,"deleteRepository unauthorized":t,"deleteRepository unauthorized headers":y,"delete\
Repository forbidden":t,"deleteRepository forbidden headers":s,"deleteRepository notFound":t,"deleteRepository notFound headers":s,"deleteRepository tooManyRequ\
ests":t,"deleteRepository tooManyRequests headers":c,"deleteRepository internalError":t,"deleteRepository internalError headers":s,"deleteRepository unavailable":t,
"deleteRepository unavailable headers":c,"login ok":Rt,"login ok headers":s,"login badRequest":t,"login badRequest headers":s,"login forbidden":t,"login forbidd\
en headers":s,"login notFound":t,"login notFound headers":s,"login notAcceptable":t,"login notAcceptable headers":s,"login tooManyRequests":t,"login tooManyRequ\
ests headers":c,"login internalError":t,"login internalError headers":s,"login unavailable":t,"login unavailable headers":c,"uploadFile ok":Ct,"uploadFile ok he\
aders":s,"uploadFile badRequest":t,"uploadFile badRequest headers":s,"uploadFile unauthorized":t,"uploadFile unauthorized headers":y,"uploadFile forbidden":t,"u\
ploadFile forbidden headers":s,"uploadFile notFound":t,"uploadFile notFound headers":s,"uploadFile notAcceptable":t,"uploadFile notAcceptable headers":s,"upload\
File contentTooLarge":t,"uploadFile contentTooLarge headers":s,"uploadFile unsupportedMediaType":t,"uploadFile unsupportedMediaType headers":s,"uploadFile tooMa\
nyRequests":t,"uploadFile tooManyRequests headers":c,"uploadFile internalError":t,"uploadFile internalError headers":s,"uploadFile unavailable":t,"uploadFile un\
available headers":c,"listFiles ok":P,"listFiles ok headers":s,"listFiles badRequest":t,"listFiles badRequest headers":s,"listFiles unauthorized":t,"listFiles u\
nauthorized headers":y,"listFiles forbidden":t,"listFiles forbidden headers":s,"listFiles notFound":t,"listFiles notFound headers":s,"listFiles notAcceptable":t,
"listFiles notAcceptable headers":s,"listFiles tooManyRequests":t,"listFiles tooManyRequests headers":c,"listFiles internalError":t,"listFiles internalError hea\
ders":s,"listFiles unavailable":t,"listFiles unavailable headers":c,"deleteFile noContent headers":s,"deleteFile badRequest":t,"deleteFile badRequest headers":s,
"deleteFile unauthorized":t,"deleteFile unauthorized headers":y,"deleteFile forbidden":t,"deleteFile forbidden headers":s,"deleteFile notFound":t,"deleteFile no\
tFound headers":s,"deleteFile conflict":t,"deleteFile conflict headers":s,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"deleteFile inte\
rnalError":t,"deleteFile internalError headers":s,"deleteFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":Kr,"downloadExport ok header\
s":wt,"downloadExport partialContent":Kr,"downloadExport partialContent headers":Pt,"downloadExport notModified headers":qt,"downloadExport badRequest":t,"downl\
oadExport badRequest headers":s,"downloadExport unauthorized":t,"downloadExport unauthorized headers":y,"downloadExport forbidden":t,"downloadExport forbidden h\
eaders":s,"downloadExport notFound":t,"downloadExport notFound headers":s,"downloadExport conflict":t,"downloadExport conflict headers":s,"downloadExport rangeN\
otSatisfiable":t,"downloadExport rangeNotSatisfiable headers":Et,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"downloadExport i\
nternalError":t,"downloadExport internalError headers":s,"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities\
 ok headers":s,"listEntities badRequest":t,"listEntities badRequest headers":s,"listEntities unauthorized":t,"listEntities unauthorized headers":y,"listEntities\
 forbidden":t,"listEntities forbidden headers":s,"listEntities notFound":t,"listEntities notFound headers":s,"listEntities notAcceptable":t,"listEntities notAcc\
eptable headers":s,"listEntities tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalError headers":s,
"listEntities unavailable":t,"listEntities unavailable headers":c,"runEntitiesCommand ok":Dt,"runEntitiesCommand ok headers":s,"runEntitiesCommand noContent hea\
ders":s,"runEntitiesCommand badRequest":t,"runEntitiesCommand badRequest headers":s,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unauthorized headers":y,
"runEntitiesCommand forbidden":t,"runEntitiesCommand forbidden headers":s,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound headers":s,"runEntitiesCo\
mmand notAcceptable":t,"runEntitiesCommand notAcceptable headers":s,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":s,"runEntitiesCommand \
contentTooLarge":t,"runEntitiesCommand contentTooLarge headers":s,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupportedMediaType headers":s,
"runEntitiesCommand tooManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCommand internalError hea\
ders":s,"runEntitiesCommand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":Mt,"runExpressionsCommand ok headers":s,"runExp\
ressionsCommand badRequest":t,"runExpressionsCommand badRequest headers":s,"runExpressionsCommand unauthorized":t,"runExpressionsCommand unauthorized headers":y,
"runExpressionsCommand forbidden":t,"runExpressionsCommand forbidden headers":s,"runExpressionsCommand notFound":t,"runExpressionsCommand notFound headers":s,"r\
unExpressionsCommand notAcceptable":t,"runExpressionsCommand notAcceptable headers":s,"runExpressionsCommand conflict":t,"runExpressionsCommand conflict headers":s,
"runExpressionsCommand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":s,"runExpressionsCommand unsupportedMediaType":t,"runExpressionsComman\
d unsupportedMediaType headers":s,"runExpressionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalErr\
or":t,"runExpressionsCommand internalError headers":s,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable headers":c,"countEntities ok":S,"\
countEntities ok headers":s,"countEntities badRequest":t,"countEntities badRequest headers":s,"countEntities unauthorized":t,"countEntities unauthorized headers":y,
"countEntities forbidden":t,"countEntities forbidden headers":s,"countEntities notFound":t,"countEntities notFound headers":s,"countEntities notAcceptable":t,"c\
ountEntities notAcceptable headers":s,"countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities internalError":t,"countEntities\
 internalError headers":s,"countEntities unavailable":t,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":s,"getEntity badRequest":t,
"getEntity badRequest headers":s,"getEntity unauthorized":t,"getEntity unauthorized headers":y,"getEntity forbidden":t,"getEntity forbidden headers":s,"getEntit\
y notFound":t,"getEntity notFound headers":s,"getEntity notAcceptable":t,"getEntity notAcceptable headers":s,"getEntity tooManyRequests":t,"getEntity tooManyReq\
uests headers":c,"getEntity internalError":t,"getEntity internalError headers":s,"getEntity unavailable":t,"getEntity unavailable headers":c,"runEntityCommand o\
k":Ft,"runEntityCommand ok headers":s,"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":s,"runEntityCommand unauthorized":t,"runEntityComman\
d unauthorized headers":y,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":s,"runEntityCommand notFound":t,"runEntityCommand notFound headers":s,
"runEntityCommand notAcceptable":t,"runEntityCommand notAcceptable headers":s,"runEntityCommand conflict":t,"runEntityCommand conflict headers":s,"runEntityComm\
and contentTooLarge":t,"runEntityCommand contentTooLarge headers":s,"runEntityCommand unsupportedMediaType":t,"runEntityCommand unsupportedMediaType headers":s,
"runEntityCommand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEntityCommand internalError headers":s,
"runEntityCommand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":s,"deleteEntity badRequest":t,"deleteEntity badReques\
t headers":s,"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":y,"deleteEntity forbidden":t,"deleteEntity forbidden headers":s,"deleteEntity not\
Found":t,"deleteEntity notFound headers":s,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":t,"deleteEntit\
y internalError headers":s,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":s,"listRows badRequest":t,"li\
stRows badRequest headers":s,"listRows unauthorized":t,"listRows unauthorized headers":y,"listRows forbidden":t,"listRows forbidden headers":s,"listRows notFoun\
d":t,"listRows notFound headers":s,"listRows notAcceptable":t,"listRows notAcceptable headers":s,"listRows conflict":t,"listRows conflict headers":s,"listRows t\
ooManyRequests":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows internalError headers":s,"listRows unavailable":t,"listRows unavaila\
ble headers":c,"runRowsCommand ok":q,"runRowsCommand ok headers":s,"runRowsCommand badRequest":t,"runRowsCommand badRequest headers":s,"runRowsCommand unauthori\
zed":t,"runRowsCommand unauthorized headers":y,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":s,"runRowsCommand notFound":t,"runRowsCommand not\
Found headers":s,"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":s,"runRowsCommand conflict":t,"runRowsCommand conflict headers":s,"runR\
owsCommand contentTooLarge":t,"runRowsCommand contentTooLarge headers":s,"runRowsCommand unsupportedMediaType":t,"runRowsCommand unsupportedMediaType headers":s,
"runRowsCommand tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsCommand internalError headers":s,"runRows\
Command unavailable":t,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":s,"listRowDetails badRequest":t,"listRowDetails \
badRequest headers":s,"listRowDetails unauthorized":t,"listRowDetails unauthorized headers":y,"listRowDetails forbidden":t,"listRowDetails forbidden headers":s,
"listRowDetails notFound":t,"listRowDetails notFound headers":s,"listRowDetails notAcceptable":t,"listRowDetails notAcceptable headers":s,"listRowDetails confli\
ct":t,"listRowDetails conflict headers":s,"listRowDetails tooManyRequests":t,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":t,"listRo\
wDetails internalError headers":s,"listRowDetails unavailable":t,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator \
ok headers":s,"listDuplicatesIndicator badRequest":t,"listDuplicatesIndicator badRequest headers":s,"listDuplicatesIndicator unauthorized":t,"listDuplicatesIndi\
cator unauthorized headers":y,"listDuplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidden headers":s,"listDuplicatesIndicator notFound":t,"listDupl\
icatesIndicator notFound headers":s,"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicator notAcceptable headers":s,"listDuplicatesIndicator tooMany\
Requests":t,"listDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalError":t,"listDuplicatesIndicator internalError headers":s,"lis\
tDuplicatesIndicator unavailable":t,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"runDuplicatesIndicatorCommand ok heade\
rs":s,"runDuplicatesIndicatorCommand badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":s,"runDuplicatesIndicatorCommand unauthorized":t,"runDupli\
catesIndicatorCommand unauthorized headers":y,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicatesIndicatorCommand forbidden headers":s,"runDuplicatesIndi\
catorCommand notFound":t,"runDuplicatesIndicatorCommand notFound headers":s,"runDuplicatesIndicatorCommand notAcceptable":t,"runDuplicatesIndicatorCommand notAc\
ceptable headers":s,"runDuplicatesIndicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict headers":s,"runDuplicatesIndicatorCommand contentTooLarge":t,
"runDuplicatesIndicatorCommand contentTooLarge headers":s,"runDuplicatesIndicatorCommand unsupportedMediaType":t,"runDuplicatesIndicatorCommand unsupportedMedia\
Type headers":s,"runDuplicatesIndicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand inter\
nalError":t,"runDuplicatesIndicatorCommand internalError headers":s,"runDuplicatesIndicatorCommand unavailable":t,"runDuplicatesIndicatorCommand unavailable hea\
ders":c,"listDuplicates ok":P,"listDuplicates ok headers":s,"listDuplicates badRequest":t,"listDuplicates badRequest headers":s,"listDuplicates unauthorized":t,
"listDuplicates unauthorized headers":y,"listDuplicates forbidden":t,"listDuplicates forbidden headers":s,"listDuplicates notFound":t,"listDuplicates notFound h\
eaders":s,"listDuplicates notAcceptable":t,"listDuplicates notAcceptable headers":s,"listDuplicates conflict":t,"listDuplicates conflict headers":s,"listDuplica\
tes tooManyRequests":t,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":t,"listDuplicates internalError headers":s,"listDuplicates unav\
ailable":t,"listDuplicates unavailable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":s,"runDuplicatesCommand badRequest":t,"runDuplic\
atesCommand badRequest headers":s,"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauthorized headers":y,"runDuplicatesCommand forbidden":t,"runDup\
licatesCommand forbidden headers":s,"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound headers":s,"runDuplicatesCommand notAcceptable":t,"runDupli\
catesCommand notAcceptable headers":s,"runDuplicatesCommand conflict":t,"runDuplicatesCommand conflict headers":s,"runDuplicatesCommand contentTooLarge":t,"runD\
uplicatesCommand contentTooLarge headers":s,"runDuplicatesCommand unsupportedMediaType":t,"runDuplicatesCommand unsupportedMediaType headers":s,"runDuplicatesCo\
mmand tooManyRequests":t,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":t,"runDuplicatesCommand internalError headers":s,
"runDuplicatesCommand unavailable":t,"runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":s,"listRejectedRows badR\
equest":t,"listRejectedRows badRequest headers":s,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":y,"listRejectedRows forbidden":t,"li\
stRejectedRows forbidden headers":s,"listRejectedRows notFound":t,"listRejectedRows notFound headers":s,"listRejectedRows notAcceptable":t,"listRejectedRows not\
Acceptable headers":s,"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":t,"listRejectedRows int\
ernalError headers":s,"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":Vr,"getReport ok headers":$e,"getReport badReques\
t":t,"getReport badRequest headers":s,"getReport unauthorized":t,"getReport unauthorized headers":y,"getReport forbidden":t,"getReport forbidden headers":s,"get\
Report notFound":t,"getReport notFound headers":s,"getReport notAcceptable":t,"getReport notAcceptable headers":s,"getReport conflict":t,"getReport conflict hea\
ders":s,"getReport tooManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError headers":s,"getReport unavailab\
le":t,"getReport unavailable headers":c,"listAttributes ok":P,"listAttributes ok headers":s,"listAttributes badRequest":t,"listAttributes badRequest headers":s,
"listAttributes unauthorized":t,"listAttributes unauthorized headers":y,"listAttributes forbidden":t,"listAttributes forbidden headers":s,"listAttributes notFou\
nd":t,"listAttributes notFound headers":s,"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":s,"listAttributes tooManyRequests":t,"listAttr\
ibutes tooManyRequests headers":c,"listAttributes internalError":t,"listAttributes internalError headers":s,"listAttributes unavailable":t,"listAttributes unava\
ilable headers":c,"runAttributesCommand ok":q,"runAttributesCommand ok headers":s,"runAttributesCommand badRequest":t,"runAttributesCommand badRequest headers":s,
"runAttributesCommand unauthorized":t,"runAttributesCommand unauthorized headers":y,"runAttributesCommand forbidden":t,"runAttributesCommand forbidden headers":s,
"runAttributesCommand notFound":t,"runAttributesCommand notFound headers":s,"runAttributesCommand notAcceptable":t,"runAttributesCommand notAcceptable headers":s,
"runAttributesCommand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":s,"runAttributesCommand unsupportedMediaType":t,"runAttributesCommand un\
supportedMediaType headers":s,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":t,"\
runAttributesCommand internalError headers":s,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribut\
e ok headers":s,"getAttribute badRequest":t,"getAttribute badRequest headers":s,"getAttribute unauthorized":t,"getAttribute unauthorized headers":y,"getAttribut\
e forbidden":t,"getAttribute forbidden headers":s,"getAttribute notFound":t,"getAttribute notFound headers":s,"getAttribute notAcceptable":t,"getAttribute notAc\
ceptable headers":s,"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalError":t,"getAttribute internalError headers":s,
"getAttribute unavailable":t,"getAttribute unavailable headers":c,"runAttributeCommand ok":x,"runAttributeCommand ok headers":s,"runAttributeCommand badRequest":t,
"runAttributeCommand badRequest headers":s,"runAttributeCommand unauthorized":t,"runAttributeCommand unauthorized headers":y,"runAttributeCommand forbidden":t,"\
runAttributeCommand forbidden headers":s,"runAttributeCommand notFound":t,"runAttributeCommand notFound headers":s,"runAttributeCommand notAcceptable":t,"runAtt\
ributeCommand notAcceptable headers":s,"runAttributeCommand conflict":t,"runAttributeCommand conflict headers":s,"runAttributeCommand contentTooLarge":t,"runAtt\
ributeCommand contentTooLarge headers":s,"runAttributeCommand unsupportedMediaType":t,"runAttributeCommand unsupportedMediaType headers":s,"runAttributeCommand \
tooManyRequests":t,"runAttributeCommand tooManyRequests headers":c,"runAttributeCommand internalError":t,"runAttributeCommand internalError headers":s,"runAttri\
buteCommand unavailable":t,"runAttributeCommand unavailable headers":c,"listValues ok":P,"listValues ok headers":s,"listValues badRequest":t,"listValues badRequ\
est headers":s,"listValues unauthorized":t,"listValues unauthorized headers":y,"listValues forbidden":t,"listValues forbidden headers":s,"listValues notFound":t,
"listValues notFound headers":s,"listValues notAcceptable":t,"listValues notAcceptable headers":s,"listValues conflict":t,"listValues conflict headers":s,"listV\
alues tooManyRequests":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"listValues internalError headers":s,"listValues unavailable":t,"li\
stValues unavailable headers":c,"runValuesCommand ok":q,"runValuesCommand ok headers":s,"runValuesCommand badRequest":t,"runValuesCommand badRequest headers":s,
"runValuesCommand unauthorized":t,"runValuesCommand unauthorized headers":y,"runValuesCommand forbidden":t,"runValuesCommand forbidden headers":s,"runValuesComm\
and notFound":t,"runValuesCommand notFound headers":s,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable headers":s,"runValuesCommand conflict":t,
"runValuesCommand conflict headers":s,"runValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":s,"runValuesCommand unsupportedMediaType":t,
"runValuesCommand unsupportedMediaType headers":s,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalEr\
ror":t,"runValuesCommand internalError headers":s,"runValuesCommand unavailable":t,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok hea\
ders":s,"listSpaces badRequest":t,"listSpaces badRequest headers":s,"listSpaces unauthorized":t,"listSpaces unauthorized headers":y,"listSpaces forbidden":t,"li\
stSpaces forbidden headers":s,"listSpaces notFound":t,"listSpaces notFound headers":s,"listSpaces notAcceptable":t,"listSpaces notAcceptable headers":s,"listSpa\
ces conflict":t,"listSpaces conflict headers":s,"listSpaces tooManyRequests":t,"listSpaces tooManyRequests headers":c,"listSpaces internalError":t,"listSpaces i\
nternalError headers":s,"listSpaces unavailable":t,"listSpaces unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok headers":s,"runSpacesCommand \
badRequest":t,"runSpacesCommand badRequest headers":s,"runSpacesCommand unauthorized":t,"runSpacesCommand unauthorized headers":y,"runSpacesCommand forbidden":t,
"runSpacesCommand forbidden headers":s,"runSpacesCommand notFound":t,"runSpacesCommand notFound headers":s,"runSpacesCommand notAcceptable":t,"runSpacesCommand \
notAcceptable headers":s,"runSpacesCommand conflict":t,"runSpacesCommand conflict headers":s,"runSpacesCommand contentTooLarge":t,"runSpacesCommand contentTooLa\
rge headers":s,"runSpacesCommand unsupportedMediaType":t,"runSpacesCommand unsupportedMediaType headers":s,"runSpacesCommand tooManyRequests":t,"runSpacesComman\
d tooManyRequests headers":c,"runSpacesCommand internalError":t,"runSpacesCommand internalError headers":s,"runSpacesCommand unavailable":t,"runSpacesCommand un\
available headers":c,"listMasks ok":P,"listMasks ok headers":s,"listMasks badRequest":t,"listMasks badRequest headers":s,"listMasks unauthorized":t,"listMasks u\
nauthorized headers":y,"listMasks forbidden":t,"listMasks forbidden headers":s,"listMasks notFound":t,"listMasks notFound headers":s,"listMasks notAcceptable":t,
"listMasks notAcceptable headers":s,"listMasks conflict":t,"listMasks conflict headers":s,"listMasks tooManyRequests":t,"listMasks tooManyRequests headers":c,"l\
istMasks internalError":t,"listMasks internalError headers":s,"listMasks unavailable":t,"listMasks unavailable headers":c,"runMasksCommand ok":q,"runMasksComman\
d ok headers":s,"runMasksCommand badRequest":t,"runMasksCommand badRequest headers":s,"runMasksCommand unauthorized":t,"runMasksCommand unauthorized headers":y,
"runMasksCommand forbidden":t,"runMasksCommand forbidden headers":s,"runMasksCommand notFound":t,"runMasksCommand notFound headers":s,"runMasksCommand notAccept\
able":t,"runMasksCommand notAcceptable headers":s,"runMasksCommand conflict":t,"runMasksCommand conflict headers":s,"runMasksCommand contentTooLarge":t,"runMask\
sCommand contentTooLarge headers":s,"runMasksCommand unsupportedMediaType":t,"runMasksCommand unsupportedMediaType headers":s,"runMasksCommand tooManyRequests":t,
"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalError":t,"runMasksCommand internalError headers":s,"runMasksCommand unavailable":t,"runMask\
sCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok headers":s,"listPatterns badRequest":t,"listPatterns badRequest headers":s,"listPatterns un\
authorized":t,"listPatterns unauthorized headers":y,"listPatterns forbidden":t,"listPatterns forbidden headers":s,"listPatterns notFound":t,"listPatterns notFou\
nd headers":s,"listPatterns notAcceptable":t,"listPatterns notAcceptable headers":s,"listPatterns conflict":t,"listPatterns conflict headers":s,"listPatterns to\
oManyRequests":t,"listPatterns tooManyRequests headers":c,"listPatterns internalError":t,"listPatterns internalError headers":s,"listPatterns unavailable":t,"li\
stPatterns unavailable headers":c,"runPatternsCommand ok":q,"runPatternsCommand ok headers":s,"runPatternsCommand badRequest":t,"runPatternsCommand badRequest h\
eaders":s,"runPatternsCommand unauthorized":t,"runPatternsCommand unauthorized headers":y,"runPatternsCommand forbidden":t,"runPatternsCommand forbidden headers":s,
"runPatternsCommand notFound":t,"runPatternsCommand notFound headers":s,"runPatternsCommand notAcceptable":t,"runPatternsCommand notAcceptable headers":s,"runPa\
tternsCommand conflict":t,"runPatternsCommand conflict headers":s,"runPatternsCommand contentTooLarge":t,"runPatternsCommand contentTooLarge headers":s,"runPatt\
ernsCommand unsupportedMediaType":t,"runPatternsCommand unsupportedMediaType headers":s,"runPatternsCommand tooManyRequests":t,"runPatternsCommand tooManyReques\
ts headers":c,"runPatternsCommand internalError":t,"runPatternsCommand internalError headers":s,"runPatternsCommand unavailable":t,"runPatternsCommand unavailab\
le headers":c,"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":s,"runSoundexesCommand badRequest":t,"runSoundexesCommand badRequest headers":s,"runSo\
undexesCommand unauthorized":t,"runSoundexesCommand unauthorized headers":y,"runSoundexesCommand forbidden":t,"runSoundexesCommand forbidden headers":s,"runSoun\
dexesCommand notFound":t,"runSoundexesCommand notFound headers":s,"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcceptable headers":s,"runSounde\
xesCommand conflict":t,"runSoundexesCommand conflict headers":s,"runSoundexesCommand contentTooLarge":t,"runSoundexesCommand contentTooLarge headers":s,"runSoun\
dexesCommand unsupportedMediaType":t,"runSoundexesCommand unsupportedMediaType headers":s,"runSoundexesCommand tooManyRequests":t,"runSoundexesCommand tooManyRe\
quests headers":c,"runSoundexesCommand internalError":t,"runSoundexesCommand internalError headers":s,"runSoundexesCommand unavailable":t,"runSoundexesCommand u\
navailable headers":c,"listMetaphones ok":P,"listMetaphones ok headers":s,"listMetaphones badRequest":t,"listMetaphones badRequest headers":s,"listMetaphones un\
authorized":t,"listMetaphones unauthorized headers":y,"listMetaphones forbidden":t,"listMetaphones forbidden headers":s,"listMetaphones notFound":t,"listMetapho\
nes notFound headers":s,"listMetaphones notAcceptable":t,"listMetaphones notAcceptable headers":s,"listMetaphones conflict":t,"listMetaphones conflict headers":s,
"listMetaphones tooManyRequests":t,"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":t,"listMetaphones internalError headers":s,"listMet\
aphones unavailable":t,"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":s,"runMetaphonesCommand badRequest":t,
"runMetaphonesCommand badRequest headers":s,"runMetaphonesCommand unauthorized":t,"runMetaphonesCommand unauthorized headers":y,"runMetaphonesCommand forbidden":t,
"runMetaphonesCommand forbidden headers":s,"runMetaphonesCommand notFound":t,"runMetaphonesCommand notFound headers":s,"runMetaphonesCommand notAcceptable":t,"r\
unMetaphonesCommand notAcceptable headers":s,"runMetaphonesCommand conflict":t,"runMetaphonesCommand conflict headers":s,"runMetaphonesCommand contentTooLarge":t,
"runMetaphonesCommand contentTooLarge headers":s,"runMetaphonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupportedMediaType headers":s,"runMetapho\
nesCommand tooManyRequests":t,"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":t,"runMetaphonesCommand internalError header\
s":s,"runMetaphonesCommand unavailable":t,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":Jt,"unmaskValue ok headers":s,"unmaskValue badRequest":t,
"unmaskValue badRequest headers":s,"unmaskValue unauthorized":t,"unmaskValue unauthorized headers":y,"unmaskValue forbidden":t,"unmaskValue forbidden headers":s,
"unmaskValue notFound":t,"unmaskValue notFound headers":s,"unmaskValue notAcceptable":t,"unmaskValue notAcceptable headers":s,"unmaskValue contentTooLarge":t,"u\
nmaskValue contentTooLarge headers":s,"unmaskValue unsupportedMediaType":t,"unmaskValue unsupportedMediaType headers":s,"unmaskValue tooManyRequests":t,"unmaskV\
alue tooManyRequests headers":c,"unmaskValue internalError":t,"unmaskValue internalError headers":s,"unmaskValue unavailable":t,"unmaskValue unavailable headers":c,
"listFunctions ok":Nt,"listFunctions ok headers":s,"listFunctions badRequest":t,"listFunctions badRequest headers":s,"listFunctions unauthorized":t,"listFunctio\
ns unauthorized headers":y,"listFunctions forbidden":t,"listFunctions forbidden headers":s,"listFunctions notFound":t,"listFunctions notFound headers":s,"listFu\
nctions notAcceptable":t,"listFunctions notAcceptable headers":s,"listFunctions tooManyRequests":t,"listFunctions tooManyRequests headers":c,"listFunctions inte\
rnalError":t,"listFunctions internalError headers":s,"listFunctions unavailable":t,"listFunctions unavailable headers":c,"listPriorities ok":xt,"listPriorities \
ok headers":s,"listPriorities badRequest":t,"listPriorities badRequest headers":s,"listPriorities unauthorized":t,"listPriorities unauthorized headers":y,"listP\
riorities forbidden":t,"listPriorities forbidden headers":s,"listPriorities notFound":t,"listPriorities notFound headers":s,"listPriorities notAcceptable":t,"li\
stPriorities notAcceptable headers":s,"listPriorities tooManyRequests":t,"listPriorities tooManyRequests headers":c,"listPriorities internalError":t,"listPriori\
ties internalError headers":s,"listPriorities unavailable":t,"listPriorities unavailable headers":c,"runPrioritiesCommand created":x,"runPrioritiesCommand creat\
ed headers":Ur,"runPrioritiesCommand badRequest":t,"runPrioritiesCommand badRequest headers":s,"runPrioritiesCommand unauthorized":t,"runPrioritiesCommand unaut\
horized headers":y,"runPrioritiesCommand forbidden":t,"runPrioritiesCommand forbidden headers":s,"runPrioritiesCommand notFound":t,"runPrioritiesCommand notFoun\
d headers":s,"runPrioritiesCommand notAcceptable":t,"runPrioritiesCommand notAcceptable headers":s,"runPrioritiesCommand contentTooLarge":t,"runPrioritiesComman\
d contentTooLarge headers":s,"runPrioritiesCommand unsupportedMediaType":t,"runPrioritiesCommand unsupportedMediaType headers":s,"runPrioritiesCommand tooManyRe\
quests":t,"runPrioritiesCommand tooManyRequests headers":c,"runPrioritiesCommand internalError":t,"runPrioritiesCommand internalError headers":s,"runPrioritiesC\
ommand unavailable":t,"runPrioritiesCommand unavailable headers":c,"runPriorityCommand created":x,"runPriorityCommand created headers":Ur,"runPriorityCommand ba\
dRequest":t,"runPriorityCommand badRequest headers":s,"runPriorityCommand unauthorized":t,"runPriorityCommand unauthorized headers":y,"runPriorityCommand forbid\
den":t,"runPriorityCommand forbidden headers":s,"runPriorityCommand notFound":t,"runPriorityCommand notFound headers":s,"runPriorityCommand notAcceptable":t,"ru\
nPriorityCommand notAcceptable headers":s,"runPriorityCommand contentTooLarge":t,"runPriorityCommand contentTooLarge headers":s,"runPriorityCommand unsupportedM\
ediaType":t,"runPriorityCommand unsupportedMediaType headers":s,"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooManyRequests headers":c,"runPriori\
tyCommand internalError":t,"runPriorityCommand internalError headers":s,"runPriorityCommand unavailable":t,"runPriorityCommand unavailable headers":c,"deletePri\
ority noContent headers":s,"deletePriority badRequest":t,"deletePriority badRequest headers":s,"deletePriority unauthorized":t,"deletePriority unauthorized head\
ers":y,"deletePriority forbidden":t,"deletePriority forbidden headers":s,"deletePriority notFound":t,"deletePriority notFound headers":s,"deletePriority tooMany\
Requests":t,"deletePriority tooManyRequests headers":c,"deletePriority internalError":t,"deletePriority internalError headers":s,"deletePriority unavailable":t,
"deletePriority unavailable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":s,"listLibraryEntities badRequest":t,"listLibraryEntities bad\
Request headers":s,"listLibraryEntities unauthorized":t,"listLibraryEntities unauthorized headers":y,"listLibraryEntities forbidden":t,"listLibraryEntities forb\
idden headers":s,"listLibraryEntities notFound":t,"listLibraryEntities notFound headers":s,"listLibraryEntities notAcceptable":t,"listLibraryEntities notAccepta\
ble headers":s,"listLibraryEntities tooManyRequests":t,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":t,"listLibraryEntitie\
s internalError headers":s,"listLibraryEntities unavailable":t,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Kt,"runLibraryEntities\
Command ok headers":s,"runLibraryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand badRequest headers":s,"runLibraryEntitiesCommand unauthorized":t,"runL\
ibraryEntitiesCommand unauthorized headers":y,"runLibraryEntitiesCommand forbidden":t,"runLibraryEntitiesCommand forbidden headers":s,"runLibraryEntitiesCommand\
 notFound":t,"runLibraryEntitiesCommand notFound headers":s,"runLibraryEntitiesCommand notAcceptable":t,"runLibraryEntitiesCommand notAcceptable headers":s,"run\
LibraryEntitiesCommand conflict":t,"runLibraryEntitiesCommand conflict headers":s,"runLibraryEntitiesCommand contentTooLarge":t,"runLibraryEntitiesCommand conte\
ntTooLarge headers":s,"runLibraryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitiesCommand unsupportedMediaType headers":s,"runLibraryEntitiesCommand t\
ooManyRequests":t,"runLibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntitiesCommand internalError hea\
ders":s,"runLibraryEntitiesCommand unavailable":t,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":S,"countLibraryEntities ok headers":s,
"countLibraryEntities badRequest":t,"countLibraryEntities badRequest headers":s,"countLibraryEntities unauthorized":t,"countLibraryEntities unauthorized headers":y,
"countLibraryEntities forbidden":t,"countLibraryEntities forbidden headers":s,"countLibraryEntities notFound":t,"countLibraryEntities notFound headers":s,"count\
LibraryEntities notAcceptable":t,"countLibraryEntities notAcceptable headers":s,"countLibraryEntities tooManyRequests":t,"countLibraryEntities tooManyRequests h\
eaders":c,"countLibraryEntities internalError":t,"countLibraryEntities internalError headers":s,"countLibraryEntities unavailable":t,"countLibraryEntities unava\
ilable headers":c,"getLibraryEntity ok":P,"getLibraryEntity ok headers":s,"getLibraryEntity badRequest":t,"getLibraryEntity badRequest headers":s,"getLibraryEnt\
ity unauthorized":t,"getLibraryEntity unauthorized headers":y,"getLibraryEntity forbidden":t,"getLibraryEntity forbidden headers":s,"getLibraryEntity notFound":t,
"getLibraryEntity notFound headers":s,"getLibraryEntity notAcceptable":t,"getLibraryEntity notAcceptable headers":s,"getLibraryEntity tooManyRequests":t,"getLib\
raryEntity tooManyRequests headers":c,"getLibraryEntity internalError":t,"getLibraryEntity internalError headers":s,"getLibraryEntity unavailable":t,"getLibrary\
Entity unavailable headers":c,"runLibraryEntityCommand ok":x,"runLibraryEntityCommand ok headers":s,"runLibraryEntityCommand badRequest":t,"runLibraryEntityComm\
and badRequest headers":s,"runLibraryEntityCommand unauthorized":t,"runLibraryEntityCommand unauthorized headers":y,"runLibraryEntityCommand forbidden":t,"runLi\
braryEntityCommand forbidden headers":s,"runLibraryEntityCommand notFound":t,"runLibraryEntityCommand notFound headers":s,"runLibraryEntityCommand notAcceptable":t,
"runLibraryEntityCommand notAcceptable headers":s,"runLibraryEntityCommand conflict":t,"runLibraryEntityCommand conflict headers":s,"runLibraryEntityCommand con\
tentTooLarge":t,"runLibraryEntityCommand contentTooLarge headers":s,"runLibraryEntityCommand unsupportedMediaType":t,"runLibraryEntityCommand unsupportedMediaTy\
pe headers":s,"runLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":t,"runLibr\
aryEntityCommand internalError headers":s,"runLibraryEntityCommand unavailable":t,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent\
 headers":s,"deleteLibraryEntity badRequest":t,"deleteLibraryEntity badRequest headers":s,"deleteLibraryEntity unauthorized":t,"deleteLibraryEntity unauthorized\
 headers":y,"deleteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden headers":s,"deleteLibraryEntity notFound":t,"deleteLibraryEntity notFound headers":s,
"deleteLibraryEntity tooManyRequests":t,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":t,"deleteLibraryEntity internalError\
 headers":s,"deleteLibraryEntity unavailable":t,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":s,"l\
istLibraryAttributes badRequest":t,"listLibraryAttributes badRequest headers":s,"listLibraryAttributes unauthorized":t,"listLibraryAttributes unauthorized heade\
rs":y,"listLibraryAttributes forbidden":t,"listLibraryAttributes forbidden headers":s,"listLibraryAttributes notFound":t,"listLibraryAttributes notFound headers":s,
"listLibraryAttributes notAcceptable":t,"listLibraryAttributes notAcceptable headers":s,"listLibraryAttributes tooManyRequests":t,"listLibraryAttributes tooMany\
Requests headers":c,"listLibraryAttributes internalError":t,"listLibraryAttributes internalError headers":s,"listLibraryAttributes unavailable":t,"listLibraryAt\
tributes unavailable headers":c,"runLibraryAttributesCommand ok":_t,"runLibraryAttributesCommand ok headers":s,"runLibraryAttributesCommand badRequest":t,"runLi\
braryAttributesCommand badRequest headers":s,"runLibraryAttributesCommand unauthorized":t,"runLibraryAttributesCommand unauthorized headers":y,"runLibraryAttrib\
utesCommand forbidden":t,"runLibraryAttributesCommand forbidden headers":s,"runLibraryAttributesCommand notFound":t,"runLibraryAttributesCommand notFound header\
s":s,"runLibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCommand notAcceptable headers":s,"runLibraryAttributesCommand conflict":t,"runLibraryAtt\
ributesCommand conflict headers":s,"runLibraryAttributesCommand contentTooLarge":t,"runLibraryAttributesCommand contentTooLarge headers":s,"runLibraryAttributes\
Command unsupportedMediaType":t,"runLibraryAttributesCommand unsupportedMediaType headers":s,"runLibraryAttributesCommand tooManyRequests":t,"runLibraryAttribut\
esCommand tooManyRequests headers":c,"runLibraryAttributesCommand internalError":t,"runLibraryAttributesCommand internalError headers":s,"runLibraryAttributesCo\
mmand unavailable":t,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":s,"getLibraryAttribute badR\
equest":t,"getLibraryAttribute badRequest headers":s,"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauthorized headers":y,"getLibraryAttribute forb\
idden":t,"getLibraryAttribute forbidden headers":s,"getLibraryAttribute notFound":t,"getLibraryAttribute notFound headers":s,"getLibraryAttribute notAcceptable":t,
"getLibraryAttribute notAcceptable headers":s,"getLibraryAttribute tooManyRequests":t,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute inter\
nalError":t,"getLibraryAttribute internalError headers":s,"getLibraryAttribute unavailable":t,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCo\
mmand ok":x,"runLibraryAttributeCommand ok headers":s,"runLibraryAttributeCommand badRequest":t,"runLibraryAttributeCommand badRequest headers":s,"runLibraryAtt\
ributeCommand unauthorized":t,"runLibraryAttributeCommand unauthorized headers":y,"runLibraryAttributeCommand forbidden":t,"runLibraryAttributeCommand forbidden\
 headers":s,"runLibraryAttributeCommand notFound":t,"runLibraryAttributeCommand notFound headers":s,"runLibraryAttributeCommand notAcceptable":t,"runLibraryAttr\
ibuteCommand notAcceptable headers":s,"runLibraryAttributeCommand conflict":t,"runLibraryAttributeCommand conflict headers":s,"runLibraryAttributeCommand conten\
tTooLarge":t,"runLibraryAttributeCommand contentTooLarge headers":s,"runLibraryAttributeCommand unsupportedMediaType":t,"runLibraryAttributeCommand unsupportedM\
ediaType headers":s,"runLibraryAttributeCommand tooManyRequests":t,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalEr\
ror":t,"runLibraryAttributeCommand internalError headers":s,"runLibraryAttributeCommand unavailable":t,"runLibraryAttributeCommand unavailable headers":c,"delet\
eLibraryAttribute noContent headers":s,"deleteLibraryAttribute badRequest":t,"deleteLibraryAttribute badRequest headers":s,"deleteLibraryAttribute unauthorized":t,
"deleteLibraryAttribute unauthorized headers":y,"deleteLibraryAttribute forbidden":t,"deleteLibraryAttribute forbidden headers":s,"deleteLibraryAttribute notFou\
nd":t,"deleteLibraryAttribute notFound headers":s,"deleteLibraryAttribute conflict":t,"deleteLibraryAttribute conflict headers":s,"deleteLibraryAttribute tooMan\
yRequests":t,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":t,"deleteLibraryAttribute internalError headers":s,"delet\
eLibraryAttribute unavailable":t,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":s,"listLibrary\
EntityRules badRequest":t,"listLibraryEntityRules badRequest headers":s,"listLibraryEntityRules unauthorized":t,"listLibraryEntityRules unauthorized headers":y,
"listLibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden headers":s,"listLibraryEntityRules notFound":t,"listLibraryEntityRules notFound headers":s,
"listLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAcceptable headers":s,"listLibraryEntityRules tooManyRequests":t,"listLibraryEntityRules too\
ManyRequests headers":c,"listLibraryEntityRules internalError":t,"listLibraryEntityRules internalError headers":s,"listLibraryEntityRules unavailable":t,"listLi\
braryEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":St,"runLibraryEntityRulesCommand ok headers":s,"runLibraryEntityRulesCommand badReques\
t":U,"runLibraryEntityRulesCommand badRequest headers":s,"runLibraryEntityRulesCommand unauthorized":t,"runLibraryEntityRulesCommand unauthorized headers":y,"ru\
nLibraryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand forbidden headers":s,"runLibraryEntityRulesCommand notFound":t,"runLibraryEntityRulesComma\
nd notFound headers":s,"runLibraryEntityRulesCommand notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable headers":s,"runLibraryEntityRulesCommand confl\
ict":t,"runLibraryEntityRulesCommand conflict headers":s,"runLibraryEntityRulesCommand contentTooLarge":t,"runLibraryEntityRulesCommand contentTooLarge headers":s,
"runLibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEntityRulesCommand unsupportedMediaType headers":s,"runLibraryEntityRulesCommand tooManyRequest\
s":t,"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":t,"runLibraryEntityRulesCommand internalError headers":s,
"runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":s,"getLibrar\
yRule badRequest":t,"getLibraryRule badRequest headers":s,"getLibraryRule unauthorized":t,"getLibraryRule unauthorized headers":y,"getLibraryRule forbidden":t,"\
getLibraryRule forbidden headers":s,"getLibraryRule notFound":t,"getLibraryRule notFound headers":s,"getLibraryRule notAcceptable":t,"getLibraryRule notAcceptab\
le headers":s,"getLibraryRule tooManyRequests":t,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":t,"getLibraryRule internalError heade\
rs":s,"getLibraryRule unavailable":t,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":x,"runLibraryRuleCommand ok headers":s,"runLibraryRuleCom\
mand badRequest":U,"runLibraryRuleCommand badRequest headers":s,"runLibraryRuleCommand unauthorized":t,"runLibraryRuleCommand unauthorized headers":y,"runLibrar\
yRuleCommand forbidden":t,"runLibraryRuleCommand forbidden headers":s,"runLibraryRuleCommand notFound":t,"runLibraryRuleCommand notFound headers":s,"runLibraryR\
uleCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable headers":s,"runLibraryRuleCommand conflict":t,"runLibraryRuleCommand conflict headers":s,"runLi\
braryRuleCommand contentTooLarge":t,"runLibraryRuleCommand contentTooLarge headers":s,"runLibraryRuleCommand unsupportedMediaType":t,"runLibraryRuleCommand unsu\
pportedMediaType headers":s,"runLibraryRuleCommand tooManyRequests":t,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":t,
"runLibraryRuleCommand internalError headers":s,"runLibraryRuleCommand unavailable":t,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":x,"de\
leteLibraryRule ok headers":s,"deleteLibraryRule badRequest":t,"deleteLibraryRule badRequest headers":s,"deleteLibraryRule unauthorized":t,"deleteLibraryRule un\
authorized headers":y,"deleteLibraryRule forbidden":t,"deleteLibraryRule forbidden headers":s,"deleteLibraryRule notFound":t,"deleteLibraryRule notFound headers":s,
"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAcceptable headers":s,"deleteLibraryRule tooManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,
"deleteLibraryRule internalError":t,"deleteLibraryRule internalError headers":s,"deleteLibraryRule unavailable":t,"deleteLibraryRule unavailable headers":c,"lis\
tAssociatedRules ok":P,"listAssociatedRules ok headers":s,"listAssociatedRules badRequest":t,"listAssociatedRules badRequest headers":s,"listAssociatedRules una\
uthorized":t,"listAssociatedRules unauthorized headers":y,"listAssociatedRules forbidden":t,"listAssociatedRules forbidden headers":s,"listAssociatedRules notFo\
und":t,"listAssociatedRules notFound headers":s,"listAssociatedRules notAcceptable":t,"listAssociatedRules notAcceptable headers":s,"listAssociatedRules tooMany\
Requests":t,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":t,"listAssociatedRules internalError headers":s,"listAssociatedR\
ules unavailable":t,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":s,"listAssociatedEntities badR\
equest":t,"listAssociatedEntities badRequest headers":s,"listAssociatedEntities unauthorized":t,"listAssociatedEntities unauthorized headers":y,"listAssociatedE\
ntities forbidden":t,"listAssociatedEntities forbidden headers":s,"listAssociatedEntities notFound":t,"listAssociatedEntities notFound headers":s,"listAssociate\
dEntities notAcceptable":t,"listAssociatedEntities notAcceptable headers":s,"listAssociatedEntities tooManyRequests":t,"listAssociatedEntities tooManyRequests h\
eaders":c,"listAssociatedEntities internalError":t,"listAssociatedEntities internalError headers":s,"listAssociatedEntities unavailable":t,"listAssociatedEntiti\
es unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":s,"runAssociatedEntitiesCommand badRequest":t,"runAssoci\
atedEntitiesCommand badRequest headers":s,"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEntitiesCommand unauthorized headers":y,"runAssociatedEnti\
tiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden headers":s,"runAssociatedEntitiesCommand notFound":t,"runAssociatedEntitiesCommand notFound hea\
ders":s,"runAssociatedEntitiesCommand notAcceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":s,"runAssociatedEntitiesCommand contentTooLarge":t,"\
runAssociatedEntitiesCommand contentTooLarge headers":s,"runAssociatedEntitiesCommand unsupportedMediaType":t,"runAssociatedEntitiesCommand unsupportedMediaType\
 headers":s,"runAssociatedEntitiesCommand tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalErro\
r":t,"runAssociatedEntitiesCommand internalError headers":s,"runAssociatedEntitiesCommand unavailable":t,"runAssociatedEntitiesCommand unavailable headers":c,"g\
etAttributeMap ok":Vt,"getAttributeMap ok headers":s,"getAttributeMap badRequest":t,"getAttributeMap badRequest headers":s,"getAttributeMap unauthorized":t,"get\
AttributeMap unauthorized headers":y,"getAttributeMap forbidden":t,"getAttributeMap forbidden headers":s,"getAttributeMap notFound":t,"getAttributeMap notFound \
headers":s,"getAttributeMap notAcceptable":t,"getAttributeMap notAcceptable headers":s,"getAttributeMap tooManyRequests":t,"getAttributeMap tooManyRequests head\
ers":c,"getAttributeMap internalError":t,"getAttributeMap internalError headers":s,"getAttributeMap unavailable":t,"getAttributeMap unavailable headers":c,"runA\
ttributeMapCommand ok":Ut,"runAttributeMapCommand ok headers":s,"runAttributeMapCommand badRequest":t,"runAttributeMapCommand badRequest headers":s,"runAttribut\
eMapCommand unauthorized":t,"runAttributeMapCommand unauthorized headers":y,"runAttributeMapCommand forbidden":t,"runAttributeMapCommand forbidden headers":s,"r\
unAttributeMapCommand notFound":t,"runAttributeMapCommand notFound headers":s,"runAttributeMapCommand notAcceptable":t,"runAttributeMapCommand notAcceptable hea\
ders":s,"runAttributeMapCommand conflict":t,"runAttributeMapCommand conflict headers":s,"runAttributeMapCommand contentTooLarge":t,"runAttributeMapCommand conte\
ntTooLarge headers":s,"runAttributeMapCommand unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaType headers":s,"runAttributeMapCommand tooManyReq\
uests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":t,"runAttributeMapCommand internalError headers":s,"runAttrib\
uteMapCommand unavailable":t,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":s,"listBusinessRules badRequ\
est":t,"listBusinessRules badRequest headers":s,"listBusinessRules unauthorized":t,"listBusinessRules unauthorized headers":y,"listBusinessRules forbidden":t,"l\
istBusinessRules forbidden headers":s,"listBusinessRules notFound":t,"listBusinessRules notFound headers":s,"listBusinessRules notAcceptable":t,"listBusinessRul\
es notAcceptable headers":s,"listBusinessRules tooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":t,"listBusines\
sRules internalError headers":s,"listBusinessRules unavailable":t,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesComm\
and ok headers":s,"runBusinessRulesCommand badRequest":t,"runBusinessRulesCommand badRequest headers":s,"runBusinessRulesCommand unauthorized":t,"runBusinessRul\
esCommand unauthorized headers":y,"runBusinessRulesCommand forbidden":t,"runBusinessRulesCommand forbidden headers":s,"runBusinessRulesCommand notFound":t,"runB\
usinessRulesCommand notFound headers":s,"runBusinessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcceptable headers":s,"runBusinessRulesCommand con\
tentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":s,"runBusinessRulesCommand unsupportedMediaType":t,"runBusinessRulesCommand unsupportedMediaTy\
pe headers":s,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":t,"runBusi\
nessRulesCommand internalError headers":s,"runBusinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":S,"cou\
ntBusinessRules ok headers":s,"countBusinessRules badRequest":t,"countBusinessRules badRequest headers":s,"countBusinessRules unauthorized":t,"countBusinessRule\
s unauthorized headers":y,"countBusinessRules forbidden":t,"countBusinessRules forbidden headers":s,"countBusinessRules notFound":t,"countBusinessRules notFound\
 headers":s,"countBusinessRules notAcceptable":t,"countBusinessRules notAcceptable headers":s,"countBusinessRules tooManyRequests":t,"countBusinessRules tooMany\
Requests headers":c,"countBusinessRules internalError":t,"countBusinessRules internalError headers":s,"countBusinessRules unavailable":t,"countBusinessRules una\
vailable headers":c,"listAggregateMethods ok":Wt,"listAggregateMethods ok headers":s,"listAggregateMethods badRequest":t,"listAggregateMethods badRequest header\
s":s,"listAggregateMethods unauthorized":t,"listAggregateMethods unauthorized headers":y,"listAggregateMethods forbidden":t,"listAggregateMethods forbidden head\
ers":s,"listAggregateMethods notFound":t,"listAggregateMethods notFound headers":s,"listAggregateMethods notAcceptable":t,"listAggregateMethods notAcceptable he\
aders":s,"listAggregateMethods tooManyRequests":t,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":t,"listAggregateMethods \
internalError headers":s,"listAggregateMethods unavailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":s,
"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":s,"listLibraryRules unauthorized":t,"listLibraryRules unauthorized headers":y,"listLibrary\
Rules forbidden":t,"listLibraryRules forbidden headers":s,"listLibraryRules notFound":t,"listLibraryRules notFound headers":s,"listLibraryRules notAcceptable":t,
"listLibraryRules notAcceptable headers":s,"listLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":t,
"listLibraryRules internalError headers":s,"listLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":Yt,"runLibraryR\
ulesCommand ok headers":s,"runLibraryRulesCommand badRequest":t,"runLibraryRulesCommand badRequest headers":s,"runLibraryRulesCommand unauthorized":t,"runLibrar\
yRulesCommand unauthorized headers":y,"runLibraryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":s,"runLibraryRulesCommand notFound":t,"run\
LibraryRulesCommand notFound headers":s,"runLibraryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable headers":s,"runLibraryRulesCommand confli\
ct":t,"runLibraryRulesCommand conflict headers":s,"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand contentTooLarge headers":s,"runLibraryRules\
Command unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaType headers":s,"runLibraryRulesCommand tooManyRequests":t,"runLibraryRulesCommand tooMa\
nyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryRulesCommand internalError headers":s,"runLibraryRulesCommand unavailable":t,"runLibra\
ryRulesCommand unavailable headers":c,"countLibraryRules ok":S,"countLibraryRules ok headers":s,"countLibraryRules badRequest":t,"countLibraryRules badRequest h\
eaders":s,"countLibraryRules unauthorized":t,"countLibraryRules unauthorized headers":y,"countLibraryRules forbidden":t,"countLibraryRules forbidden headers":s,
"countLibraryRules notFound":t,"countLibraryRules notFound headers":s,"countLibraryRules notAcceptable":t,"countLibraryRules notAcceptable headers":s,"countLibr\
aryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":t,"countLibraryRules internalError headers":s,"count\
LibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":s,"listRealBusinessRules b\
adRequest":t,"listRealBusinessRules badRequest headers":s,"listRealBusinessRules unauthorized":t,"listRealBusinessRules unauthorized headers":y,"listRealBusines\
sRules forbidden":t,"listRealBusinessRules forbidden headers":s,"listRealBusinessRules notFound":t,"listRealBusinessRules notFound headers":s,"listRealBusinessR\
ules notAcceptable":t,"listRealBusinessRules notAcceptable headers":s,"listRealBusinessRules tooManyRequests":t,"listRealBusinessRules tooManyRequests headers":c,
"listRealBusinessRules internalError":t,"listRealBusinessRules internalError headers":s,"listRealBusinessRules unavailable":t,"listRealBusinessRules unavailable\
 headers":c,"runRealBusinessRulesCommand ok":Yr,"runRealBusinessRulesCommand ok headers":s,"runRealBusinessRulesCommand badRequest":U,"runRealBusinessRulesComma\
nd badRequest headers":s,"runRealBusinessRulesCommand unauthorized":t,"runRealBusinessRulesCommand unauthorized headers":y,"runRealBusinessRulesCommand forbidde\
n":t,"runRealBusinessRulesCommand forbidden headers":s,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRulesCommand notFound headers":s,"runRealBusines\
sRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable headers":s,"runRealBusinessRulesCommand conflict":t,"runRealBusinessRulesCommand confl\
ict headers":s,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":s,"runRealBusinessRulesCommand unsupportedM\
ediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":s,"runRealBusinessRulesCommand tooManyRequests":t,"runRealBusinessRulesCommand tooManyReq\
uests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBusinessRulesCommand internalError headers":s,"runRealBusinessRulesCommand unavailable":t,
"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":x,"deleteRealBusinessRules ok headers":s,"deleteRealBusinessRules badRequest":U,
"deleteRealBusinessRules badRequest headers":s,"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unauthorized headers":y,"deleteRealBusinessRule\
s forbidden":t,"deleteRealBusinessRules forbidden headers":s,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRules notFound headers":s,"deleteRealBusine\
ssRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":s,"deleteRealBusinessRules contentTooLarge":t,"deleteRealBusinessRules contentTooLarge \
headers":s,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":s,"deleteRealBusinessRules tooManyRequests":t,
"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules internalError headers":s,"deleteRealBusin\
essRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":S,"countRealBusinessRules ok headers":s,"countRealBusinessRu\
les badRequest":t,"countRealBusinessRules badRequest headers":s,"countRealBusinessRules unauthorized":t,"countRealBusinessRules unauthorized headers":y,"countRe\
alBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":s,"countRealBusinessRules notFound":t,"countRealBusinessRules notFound headers":s,"count\
RealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable headers":s,"countRealBusinessRules tooManyRequests":t,"countRealBusinessRules tooManyRe\
quests headers":c,"countRealBusinessRules internalError":t,"countRealBusinessRules internalError headers":s,"countRealBusinessRules unavailable":t,"countRealBus\
inessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":s,"listEntityBusinessRules badRequest":t,"listEntityBusine\
ssRules badRequest headers":s,"listEntityBusinessRules unauthorized":t,"listEntityBusinessRules unauthorized headers":y,"listEntityBusinessRules forbidden":t,"l\
istEntityBusinessRules forbidden headers":s,"listEntityBusinessRules notFound":t,"listEntityBusinessRules notFound headers":s,"listEntityBusinessRules notAccept\
able":t,"listEntityBusinessRules notAcceptable headers":s,"listEntityBusinessRules tooManyRequests":t,"listEntityBusinessRules tooManyRequests headers":c,"listE\
ntityBusinessRules internalError":t,"listEntityBusinessRules internalError headers":s,"listEntityBusinessRules unavailable":t,"listEntityBusinessRules unavailab\
le headers":c,"runEntityBusinessRulesCommand ok":Qr,"runEntityBusinessRulesCommand ok headers":s,"runEntityBusinessRulesCommand badRequest":U,"runEntityBusiness\
RulesCommand badRequest headers":s,"runEntityBusinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unauthorized headers":y,"runEntityBusinessRules\
Command forbidden":t,"runEntityBusinessRulesCommand forbidden headers":s,"runEntityBusinessRulesCommand notFound":t,"runEntityBusinessRulesCommand notFound head\
ers":s,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessRulesCommand notAcceptable headers":s,"runEntityBusinessRulesCommand conflict":t,"runEn\
tityBusinessRulesCommand conflict headers":s,"runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesCommand contentTooLarge headers":s,"runEnt\
ityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCommand unsupportedMediaType headers":s,"runEntityBusinessRulesCommand tooManyRequests":t,
"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBusinessRulesCommand internalError headers":s,
"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRule\
s ok headers":s,"listAttributeBusinessRules badRequest":t,"listAttributeBusinessRules badRequest headers":s,"listAttributeBusinessRules unauthorized":t,"listAtt\
ributeBusinessRules unauthorized headers":y,"listAttributeBusinessRules forbidden":t,"listAttributeBusinessRules forbidden headers":s,"listAttributeBusinessRule\
s notFound":t,"listAttributeBusinessRules notFound headers":s,"listAttributeBusinessRules notAcceptable":t,"listAttributeBusinessRules notAcceptable headers":s,
"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":t,"listAttribut\
eBusinessRules internalError headers":s,"listAttributeBusinessRules unavailable":t,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRules\
Command ok":Qr,"runAttributeBusinessRulesCommand ok headers":s,"runAttributeBusinessRulesCommand badRequest":U,"runAttributeBusinessRulesCommand badRequest head\
ers":s,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeBusinessRulesCommand unauthorized headers":y,"runAttributeBusinessRulesCommand forbidden":t,
"runAttributeBusinessRulesCommand forbidden headers":s,"runAttributeBusinessRulesCommand notFound":t,"runAttributeBusinessRulesCommand notFound headers":s,"runA\
ttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRulesCommand notAcceptable headers":s,"runAttributeBusinessRulesCommand conflict":t,"runAttri\
buteBusinessRulesCommand conflict headers":s,"runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBusinessRulesCommand contentTooLarge headers":s,"\
runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType headers":s,"runAttributeBusinessRulesCommand too\
ManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":t,"runAttributeBusinessRulesComman\
d internalError headers":s,"runAttributeBusinessRulesCommand unavailable":t,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,
"listEntityRuleHistory ok headers":s,"listEntityRuleHistory badRequest":t,"listEntityRuleHistory badRequest headers":s,"listEntityRuleHistory unauthorized":t,"l\
istEntityRuleHistory unauthorized headers":y,"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidden headers":s,"listEntityRuleHistory notFound":t,
"listEntityRuleHistory notFound headers":s,"listEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAcceptable headers":s,"listEntityRuleHistory tooMan\
yRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":t,"listEntityRuleHistory internalError headers":s,"listEnti\
tyRuleHistory unavailable":t,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":s,"runEnt\
ityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand badRequest headers":s,"runEntityRuleHistoryCommand unauthorized":t,"runEntityRuleHistoryCommand\
 unauthorized headers":y,"runEntityRuleHistoryCommand forbidden":t,"runEntityRuleHistoryCommand forbidden headers":s,"runEntityRuleHistoryCommand notFound":t,"r\
unEntityRuleHistoryCommand notFound headers":s,"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHistoryCommand notAcceptable headers":s,"runEntityRul\
eHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand contentTooLarge headers":s,"runEntityRuleHistoryCommand unsupportedMediaType":t,"runEntityRuleHi\
storyCommand unsupportedMediaType headers":s,"runEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityR\
uleHistoryCommand internalError":t,"runEntityRuleHistoryCommand internalError headers":s,"runEntityRuleHistoryCommand unavailable":t,"runEntityRuleHistoryComman\
d unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":s,"listAllRuleHistory badRequest":t,"listAllRuleHistory badRequest headers":s,
"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthorized headers":y,"listAllRuleHistory forbidden":t,"listAllRuleHistory forbidden headers":s,"listA\
llRuleHistory notFound":t,"listAllRuleHistory notFound headers":s,"listAllRuleHistory notAcceptable":t,"listAllRuleHistory notAcceptable headers":s,"listAllRule\
History tooManyRequests":t,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":t,"listAllRuleHistory internalError headers":s,"lis\
tAllRuleHistory unavailable":t,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":s,"runAllRuleHis\
toryCommand badRequest":t,"runAllRuleHistoryCommand badRequest headers":s,"runAllRuleHistoryCommand unauthorized":t,"runAllRuleHistoryCommand unauthorized heade\
rs":y,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCommand forbidden headers":s,"runAllRuleHistoryCommand notFound":t,"runAllRuleHistoryCommand notF\
ound headers":s,"runAllRuleHistoryCommand notAcceptable":t,"runAllRuleHistoryCommand notAcceptable headers":s,"runAllRuleHistoryCommand contentTooLarge":t,"runA\
llRuleHistoryCommand contentTooLarge headers":s,"runAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistoryCommand unsupportedMediaType headers":s,"run\
AllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":t,"runAllRuleHistoryComma\
nd internalError headers":s,"runAllRuleHistoryCommand unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCom\
pliance ok headers":s,"listEntityCompliance badRequest":t,"listEntityCompliance badRequest headers":s,"listEntityCompliance unauthorized":t,"listEntityComplianc\
e unauthorized headers":y,"listEntityCompliance forbidden":t,"listEntityCompliance forbidden headers":s,"listEntityCompliance notFound":t,"listEntityCompliance \
notFound headers":s,"listEntityCompliance notAcceptable":t,"listEntityCompliance notAcceptable headers":s,"listEntityCompliance tooManyRequests":t,"listEntityCo\
mpliance tooManyRequests headers":c,"listEntityCompliance internalError":t,"listEntityCompliance internalError headers":s,"listEntityCompliance unavailable":t,"\
listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":s,"runEntityComplianceCommand badRequest":t,
"runEntityComplianceCommand badRequest headers":s,"runEntityComplianceCommand unauthorized":t,"runEntityComplianceCommand unauthorized headers":y,"runEntityComp\
lianceCommand forbidden":t,"runEntityComplianceCommand forbidden headers":s,"runEntityComplianceCommand notFound":t,"runEntityComplianceCommand notFound headers":s,
"runEntityComplianceCommand notAcceptable":t,"runEntityComplianceCommand notAcceptable headers":s,"runEntityComplianceCommand contentTooLarge":t,"runEntityCompl\
ianceCommand contentTooLarge headers":s,"runEntityComplianceCommand unsupportedMediaType":t,"runEntityComplianceCommand unsupportedMediaType headers":s,"runEnti\
tyComplianceCommand tooManyRequests":t,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":t,"runEntityComplianceC\
ommand internalError headers":s,"runEntityComplianceCommand unavailable":t,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listComplia\
nce ok headers":s,"listCompliance badRequest":t,"listCompliance badRequest headers":s,"listCompliance unauthorized":t,"listCompliance unauthorized headers":y,"l\
istCompliance forbidden":t,"listCompliance forbidden headers":s,"listCompliance notFound":t,"listCompliance notFound headers":s,"listCompliance notAcceptable":t,
"listCompliance notAcceptable headers":s,"listCompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,"listCompliance internalError":t,"listCom\
pliance internalError headers":s,"listCompliance unavailable":t,"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok head\
ers":s,"runComplianceCommand badRequest":t,"runComplianceCommand badRequest headers":s,"runComplianceCommand unauthorized":t,"runComplianceCommand unauthorized \
headers":y,"runComplianceCommand forbidden":t,"runComplianceCommand forbidden headers":s,"runComplianceCommand notFound":t,"runComplianceCommand notFound header\
s":s,"runComplianceCommand notAcceptable":t,"runComplianceCommand notAcceptable headers":s,"runComplianceCommand contentTooLarge":t,"runComplianceCommand conten\
tTooLarge headers":s,"runComplianceCommand unsupportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":s,"runComplianceCommand tooManyRequests":t,
"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":t,"runComplianceCommand internalError headers":s,"runComplianceCommand una\
vailable":t,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":s,"listPassingRules badRequest":t,"listPassingRul\
es badRequest headers":s,"listPassingRules unauthorized":t,"listPassingRules unauthorized headers":y,"listPassingRules forbidden":t,"listPassingRules forbidden \
headers":s,"listPassingRules notFound":t,"listPassingRules notFound headers":s,"listPassingRules notAcceptable":t,"listPassingRules notAcceptable headers":s,"li\
stPassingRules tooManyRequests":t,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":t,"listPassingRules internalError headers":s,"li\
stPassingRules unavailable":t,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":s,"runPassingRulesComma\
nd badRequest":t,"runPassingRulesCommand badRequest headers":s,"runPassingRulesCommand unauthorized":t,"runPassingRulesCommand unauthorized headers":y,"runPassi\
ngRulesCommand forbidden":t,"runPassingRulesCommand forbidden headers":s,"runPassingRulesCommand notFound":t,"runPassingRulesCommand notFound headers":s,"runPas\
singRulesCommand notAcceptable":t,"runPassingRulesCommand notAcceptable headers":s,"runPassingRulesCommand contentTooLarge":t,"runPassingRulesCommand contentToo\
Large headers":s,"runPassingRulesCommand unsupportedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":s,"runPassingRulesCommand tooManyRequests":t,
"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand internalError headers":s,"runPassingRulesCom\
mand unavailable":t,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":s,"listFailingRules badRequest":t,"list\
FailingRules badRequest headers":s,"listFailingRules unauthorized":t,"listFailingRules unauthorized headers":y,"listFailingRules forbidden":t,"listFailingRules \
forbidden headers":s,"listFailingRules notFound":t,"listFailingRules notFound headers":s,"listFailingRules notAcceptable":t,"listFailingRules notAcceptable head\
ers":s,"listFailingRules tooManyRequests":t,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":t,"listFailingRules internalError head\
ers":s,"listFailingRules unavailable":t,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":s,"runFailing\
RulesCommand badRequest":t,"runFailingRulesCommand badRequest headers":s,"runFailingRulesCommand unauthorized":t,"runFailingRulesCommand unauthorized headers":y,
"runFailingRulesCommand forbidden":t,"runFailingRulesCommand forbidden headers":s,"runFailingRulesCommand notFound":t,"runFailingRulesCommand notFound headers":s,
"runFailingRulesCommand notAcceptable":t,"runFailingRulesCommand notAcceptable headers":s,"runFailingRulesCommand contentTooLarge":t,"runFailingRulesCommand con\
tentTooLarge headers":s,"runFailingRulesCommand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType headers":s,"runFailingRulesCommand tooManyR\
equests":t,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":t,"runFailingRulesCommand internalError headers":s,"runFail\
ingRulesCommand unavailable":t,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":s,"listEnabledRules badReque\
st":t,"listEnabledRules badRequest headers":s,"listEnabledRules unauthorized":t,"listEnabledRules unauthorized headers":y,"listEnabledRules forbidden":t,"listEn\
abledRules forbidden headers":s,"listEnabledRules notFound":t,"listEnabledRules notFound headers":s,"listEnabledRules notAcceptable":t,"listEnabledRules notAcce\
ptable headers":s,"listEnabledRules tooManyRequests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":t,"listEnabledRules interna\
lError headers":s,"listEnabledRules unavailable":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":s,
"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand badRequest headers":s,"runEnabledRulesCommand unauthorized":t,"runEnabledRulesCommand unauthorized\
 headers":y,"runEnabledRulesCommand forbidden":t,"runEnabledRulesCommand forbidden headers":s,"runEnabledRulesCommand notFound":t,"runEnabledRulesCommand notFou\
nd headers":s,"runEnabledRulesCommand notAcceptable":t,"runEnabledRulesCommand notAcceptable headers":s,"runEnabledRulesCommand contentTooLarge":t,"runEnabledRu\
lesCommand contentTooLarge headers":s,"runEnabledRulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupportedMediaType headers":s,"runEnabledRulesCo\
mmand tooManyRequests":t,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,"runEnabledRulesCommand internalError heade\
rs":s,"runEnabledRulesCommand unavailable":t,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":s,"getBusinessRu\
le badRequest":t,"getBusinessRule badRequest headers":s,"getBusinessRule unauthorized":t,"getBusinessRule unauthorized headers":y,"getBusinessRule forbidden":t,
"getBusinessRule forbidden headers":s,"getBusinessRule notFound":t,"getBusinessRule notFound headers":s,"getBusinessRule notAcceptable":t,"getBusinessRule notAc\
ceptable headers":s,"getBusinessRule tooManyRequests":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":t,"getBusinessRule internalE\
rror headers":s,"getBusinessRule unavailable":t,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":x,"runBusinessRuleCommand ok headers":s,"run\
BusinessRuleCommand badRequest":U,"runBusinessRuleCommand badRequest headers":s,"runBusinessRuleCommand unauthorized":t,"runBusinessRuleCommand unauthorized hea\
ders":y,"runBusinessRuleCommand forbidden":t,"runBusinessRuleCommand forbidden headers":s,"runBusinessRuleCommand notFound":t,"runBusinessRuleCommand notFound h\
eaders":s,"runBusinessRuleCommand notAcceptable":t,"runBusinessRuleCommand notAcceptable headers":s,"runBusinessRuleCommand conflict":t,"runBusinessRuleCommand \
conflict headers":s,"runBusinessRuleCommand contentTooLarge":t,"runBusinessRuleCommand contentTooLarge headers":s,"runBusinessRuleCommand unsupportedMediaType":t,
"runBusinessRuleCommand unsupportedMediaType headers":s,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCommand tooManyRequests headers":c,"runBusine\
ssRuleCommand internalError":t,"runBusinessRuleCommand internalError headers":s,"runBusinessRuleCommand unavailable":t,"runBusinessRuleCommand unavailable heade\
rs":c,"deleteBusinessRule ok":x,"deleteBusinessRule ok headers":s,"deleteBusinessRule badRequest":t,"deleteBusinessRule badRequest headers":s,"deleteBusinessRul\
e unauthorized":t,"deleteBusinessRule unauthorized headers":y,"deleteBusinessRule forbidden":t,"deleteBusinessRule forbidden headers":s,"deleteBusinessRule notF\
ound":t,"deleteBusinessRule notFound headers":s,"deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable headers":s,"deleteBusinessRule tooManyReq\
uests":t,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule internalError headers":s,"deleteBusinessRule un\
available":t,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":Xt,"getBusinessRulePermissions ok headers":s,"getBusinessRulePermissions\
 badRequest":t,"getBusinessRulePermissions badRequest headers":s,"getBusinessRulePermissions unauthorized":t,"getBusinessRulePermissions unauthorized headers":y,
"getBusinessRulePermissions forbidden":t,"getBusinessRulePermissions forbidden headers":s,"getBusinessRulePermissions notFound":t,"getBusinessRulePermissions no\
tFound headers":s,"getBusinessRulePermissions notAcceptable":t,"getBusinessRulePermissions notAcceptable headers":s,"getBusinessRulePermissions tooManyRequests":t,
"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":t,"getBusinessRulePermissions internalError headers":s,"getBus\
inessRulePermissions unavailable":t,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":s,"listRuleHistory ba\
dRequest":t,"listRuleHistory badRequest headers":s,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized headers":y,"listRuleHistory forbidden":t,"list\
RuleHistory forbidden headers":s,"listRuleHistory notFound":t,"listRuleHistory notFound headers":s,"listRuleHistory notAcceptable":t,"listRuleHistory notAccepta\
ble headers":s,"listRuleHistory tooManyRequests":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":t,"listRuleHistory internalError \
headers":s,"listRuleHistory unavailable":t,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":s,"runRuleHis\
toryCommand badRequest":t,"runRuleHistoryCommand badRequest headers":s,"runRuleHistoryCommand unauthorized":t,"runRuleHistoryCommand unauthorized headers":y,"ru\
nRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbidden headers":s,"runRuleHistoryCommand notFound":t,"runRuleHistoryCommand notFound headers":s,"runR\
uleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notAcceptable headers":s,"runRuleHistoryCommand contentTooLarge":t,"runRuleHistoryCommand contentTooLa\
rge headers":s,"runRuleHistoryCommand unsupportedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":s,"runRuleHistoryCommand tooManyRequests":t,"\
runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand internalError headers":s,"runRuleHistoryCommand \
unavailable":t,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":s,"listRuleFailingRows badRequest":t,"l\
istRuleFailingRows badRequest headers":s,"listRuleFailingRows unauthorized":t,"listRuleFailingRows unauthorized headers":y,"listRuleFailingRows forbidden":t,"li\
stRuleFailingRows forbidden headers":s,"listRuleFailingRows notFound":t,"listRuleFailingRows notFound headers":s,"listRuleFailingRows notAcceptable":t,"listRule\
FailingRows notAcceptable headers":s,"listRuleFailingRows conflict":t,"listRuleFailingRows conflict headers":s,"listRuleFailingRows tooManyRequests":t,"listRule\
FailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":t,"listRuleFailingRows internalError headers":s,"listRuleFailingRows unavailable":t,"\
listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":s,"runRuleFailingRowsCommand badRequest":t,"r\
unRuleFailingRowsCommand badRequest headers":s,"runRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand unauthorized headers":y,"runRuleFailingRows\
Command forbidden":t,"runRuleFailingRowsCommand forbidden headers":s,"runRuleFailingRowsCommand notFound":t,"runRuleFailingRowsCommand notFound headers":s,"runR\
uleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsCommand notAcceptable headers":s,"runRuleFailingRowsCommand conflict":t,"runRuleFailingRowsCommand con\
flict headers":s,"runRuleFailingRowsCommand contentTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":s,"runRuleFailingRowsCommand unsupportedMedia\
Type":t,"runRuleFailingRowsCommand unsupportedMediaType headers":s,"runRuleFailingRowsCommand tooManyRequests":t,"runRuleFailingRowsCommand tooManyRequests head\
ers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingRowsCommand internalError headers":s,"runRuleFailingRowsCommand unavailable":t,"runRuleFailing\
RowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":s,"listRulePassingRows badRequest":t,"listRulePassingRows badRequ\
est headers":s,"listRulePassingRows unauthorized":t,"listRulePassingRows unauthorized headers":y,"listRulePassingRows forbidden":t,"listRulePassingRows forbidde\
n headers":s,"listRulePassingRows notFound":t,"listRulePassingRows notFound headers":s,"listRulePassingRows notAcceptable":t,"listRulePassingRows notAcceptable \
headers":s,"listRulePassingRows conflict":t,"listRulePassingRows conflict headers":s,"listRulePassingRows tooManyRequests":t,"listRulePassingRows tooManyRequest\
s headers":c,"listRulePassingRows internalError":t,"listRulePassingRows internalError headers":s,"listRulePassingRows unavailable":t,"listRulePassingRows unavai\
lable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":s,"runRulePassingRowsCommand badRequest":t,"runRulePassingRowsCommand b\
adRequest headers":s,"runRulePassingRowsCommand unauthorized":t,"runRulePassingRowsCommand unauthorized headers":y,"runRulePassingRowsCommand forbidden":t,"runR\
ulePassingRowsCommand forbidden headers":s,"runRulePassingRowsCommand notFound":t,"runRulePassingRowsCommand notFound headers":s,"runRulePassingRowsCommand notA\
cceptable":t,"runRulePassingRowsCommand notAcceptable headers":s,"runRulePassingRowsCommand conflict":t,"runRulePassingRowsCommand conflict headers":s,"runRuleP\
assingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand contentTooLarge headers":s,"runRulePassingRowsCommand unsupportedMediaType":t,"runRulePassingRow\
sCommand unsupportedMediaType headers":s,"runRulePassingRowsCommand tooManyRequests":t,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRows\
Command internalError":t,"runRulePassingRowsCommand internalError headers":s,"runRulePassingRowsCommand unavailable":t,"runRulePassingRowsCommand unavailable he\
aders":c,"listRuleGroups ok":P,"listRuleGroups ok headers":s,"listRuleGroups badRequest":t,"listRuleGroups badRequest headers":s,"listRuleGroups unauthorized":t,
"listRuleGroups unauthorized headers":y,"listRuleGroups forbidden":t,"listRuleGroups forbidden headers":s,"listRuleGroups notFound":t,"listRuleGroups notFound h\
eaders":s,"listRuleGroups notAcceptable":t,"listRuleGroups notAcceptable headers":s,"listRuleGroups conflict":t,"listRuleGroups conflict headers":s,"listRuleGro\
ups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":t,"listRuleGroups internalError headers":s,"listRuleGroups unav\
ailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":s,"runRuleGroupsCommand badRequest":t,"runRuleGr\
oupsCommand badRequest headers":s,"runRuleGroupsCommand unauthorized":t,"runRuleGroupsCommand unauthorized headers":y,"runRuleGroupsCommand forbidden":t,"runRul\
eGroupsCommand forbidden headers":s,"runRuleGroupsCommand notFound":t,"runRuleGroupsCommand notFound headers":s,"runRuleGroupsCommand notAcceptable":t,"runRuleG\
roupsCommand notAcceptable headers":s,"runRuleGroupsCommand conflict":t,"runRuleGroupsCommand conflict headers":s,"runRuleGroupsCommand contentTooLarge":t,"runR\
uleGroupsCommand contentTooLarge headers":s,"runRuleGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupportedMediaType headers":s,"runRuleGroupsCo\
mmand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":t,"runRuleGroupsCommand internalError headers":s,
"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":s,"r\
unGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badRequest headers":s,"runGroupFailingRowsCommand unauthorized":t,"runGroupFailingRowsComman\
d unauthorized headers":y,"runGroupFailingRowsCommand forbidden":t,"runGroupFailingRowsCommand forbidden headers":s,"runGroupFailingRowsCommand notFound":t,"run\
GroupFailingRowsCommand notFound headers":s,"runGroupFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand notAcceptable headers":s,"runGroupFailingRo\
wsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":s,"runGroupFailingRowsCommand contentTooLarge":t,"runGroupFailingRowsCommand contentTooLarge\
 headers":s,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupFailingRowsCommand unsupportedMediaType headers":s,"runGroupFailingRowsCommand tooManyR\
equests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":t,"runGroupFailingRowsCommand internalError headers":s,
"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok h\
eaders":s,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRowsCommand badRequest headers":s,"runGroupPassingRowsCommand unauthorized":t,"runGroupPassi\
ngRowsCommand unauthorized headers":y,"runGroupPassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidden headers":s,"runGroupPassingRowsCommand notF\
ound":t,"runGroupPassingRowsCommand notFound headers":s,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPassingRowsCommand notAcceptable headers":s,"runGr\
oupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict headers":s,"runGroupPassingRowsCommand contentTooLarge":t,"runGroupPassingRowsCommand con\
tentTooLarge headers":s,"runGroupPassingRowsCommand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupportedMediaType headers":s,"runGroupPassingRowsComm\
and tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":t,"runGroupPassingRowsCommand internalE\
rror headers":s,"runGroupPassingRowsCommand unavailable":t,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows \
ok headers":s,"listGroupFailingRows badRequest":t,"listGroupFailingRows badRequest headers":s,"listGroupFailingRows unauthorized":t,"listGroupFailingRows unauth\
orized headers":y,"listGroupFailingRows forbidden":t,"listGroupFailingRows forbidden headers":s,"listGroupFailingRows notFound":t,"listGroupFailingRows notFound\
 headers":s,"listGroupFailingRows notAcceptable":t,"listGroupFailingRows notAcceptable headers":s,"listGroupFailingRows conflict":t,"listGroupFailingRows confli\
ct headers":s,"listGroupFailingRows tooManyRequests":t,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":t,"listGroupFailing\
Rows internalError headers":s,"listGroupFailingRows unavailable":t,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamed\
GroupFailingRowsCommand ok headers":s,"runNamedGroupFailingRowsCommand badRequest":t,"runNamedGroupFailingRowsCommand badRequest headers":s,"runNamedGroupFailin\
gRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthorized headers":y,"runNamedGroupFailingRowsCommand forbidden":t,"runNamedGroupFailingRowsCom\
mand forbidden headers":s,"runNamedGroupFailingRowsCommand notFound":t,"runNamedGroupFailingRowsCommand notFound headers":s,"runNamedGroupFailingRowsCommand not\
Acceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":s,"runNamedGroupFailingRowsCommand conflict":t,"runNamedGroupFailingRowsCommand conflict h\
eaders":s,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedGroupFailingRowsCommand contentTooLarge headers":s,"runNamedGroupFailingRowsCommand unsup\
portedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":s,"runNamedGroupFailingRowsCommand tooManyRequests":t,"runNamedGroupFailingRow\
sCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":t,"runNamedGroupFailingRowsCommand internalError headers":s,"runNamedGroupFa\
ilingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":s,"listGro\
upPassingRows badRequest":t,"listGroupPassingRows badRequest headers":s,"listGroupPassingRows unauthorized":t,"listGroupPassingRows unauthorized headers":y,"lis\
tGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":s,"listGroupPassingRows notFound":t,"listGroupPassingRows notFound headers":s,"listGroup\
PassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":s,"listGroupPassingRows conflict":t,"listGroupPassingRows conflict headers":s,"listGro\
upPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":t,"listGroupPassingRows internalError hea\
ders":s,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsComman\
d ok headers":s,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGroupPassingRowsCommand badRequest headers":s,"runNamedGroupPassingRowsCommand unauthori\
zed":t,"runNamedGroupPassingRowsCommand unauthorized headers":y,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGroupPassingRowsCommand forbidden headers":s,
"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCommand notFound headers":s,"runNamedGroupPassingRowsCommand notAcceptable":t,"runNamedGro\
upPassingRowsCommand notAcceptable headers":s,"runNamedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsCommand conflict headers":s,"runNamedGroupPa\
ssingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand contentTooLarge headers":s,"runNamedGroupPassingRowsCommand unsupportedMediaType":t,"runNam\
edGroupPassingRowsCommand unsupportedMediaType headers":s,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNamedGroupPassingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGroupPassingRowsCommand internalError headers":s,"runNamedGroupPassingRowsCommand unavailab\
le":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":s,"listKeys badRequest":t,"listKeys badRequest headers":s,"l\
istKeys unauthorized":t,"listKeys unauthorized headers":y,"listKeys forbidden":t,"listKeys forbidden headers":s,"listKeys notFound":t,"listKeys notFound headers":s,
"listKeys notAcceptable":t,"listKeys notAcceptable headers":s,"listKeys tooManyRequests":t,"listKeys tooManyRequests headers":c,"listKeys internalError":t,"list\
Keys internalError headers":s,"listKeys unavailable":t,"listKeys unavailable headers":c,"runKeysCommand ok":Or,"runKeysCommand ok headers":s,"runKeysCommand bad\
Request":t,"runKeysCommand badRequest headers":s,"runKeysCommand unauthorized":t,"runKeysCommand unauthorized headers":y,"runKeysCommand forbidden":t,"runKeysCo\
mmand forbidden headers":s,"runKeysCommand notFound":t,"runKeysCommand notFound headers":s,"runKeysCommand notAcceptable":t,"runKeysCommand notAcceptable header\
s":s,"runKeysCommand conflict":t,"runKeysCommand conflict headers":s,"runKeysCommand contentTooLarge":t,"runKeysCommand contentTooLarge headers":s,"runKeysComma\
nd unsupportedMediaType":t,"runKeysCommand unsupportedMediaType headers":s,"runKeysCommand tooManyRequests":t,"runKeysCommand tooManyRequests headers":c,"runKey\
sCommand internalError":t,"runKeysCommand internalError headers":s,"runKeysCommand unavailable":t,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,
"listPermanentKeys ok headers":s,"listPermanentKeys badRequest":t,"listPermanentKeys badRequest headers":s,"listPermanentKeys unauthorized":t,"listPermanentKeys\
 unauthorized headers":y,"listPermanentKeys forbidden":t,"listPermanentKeys forbidden headers":s,"listPermanentKeys notFound":t,"listPermanentKeys notFound head\
ers":s,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAcceptable headers":s,"listPermanentKeys tooManyRequests":t,"listPermanentKeys tooManyRequests \
headers":c,"listPermanentKeys internalError":t,"listPermanentKeys internalError headers":s,"listPermanentKeys unavailable":t,"listPermanentKeys unavailable head\
ers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok headers":s,"runPermanentKeysCommand badRequest":t,"runPermanentKeysCommand badRequest headers":s,
"runPermanentKeysCommand unauthorized":t,"runPermanentKeysCommand unauthorized headers":y,"runPermanentKeysCommand forbidden":t,"runPermanentKeysCommand forbidd\
en headers":s,"runPermanentKeysCommand notFound":t,"runPermanentKeysCommand notFound headers":s,"runPermanentKeysCommand notAcceptable":t,"runPermanentKeysComma\
nd notAcceptable headers":s,"runPermanentKeysCommand contentTooLarge":t,"runPermanentKeysCommand contentTooLarge headers":s,"runPermanentKeysCommand unsupported\
MediaType":t,"runPermanentKeysCommand unsupportedMediaType headers":s,"runPermanentKeysCommand tooManyRequests":t,"runPermanentKeysCommand tooManyRequests heade\
rs":c,"runPermanentKeysCommand internalError":t,"runPermanentKeysCommand internalError headers":s,"runPermanentKeysCommand unavailable":t,"runPermanentKeysComma\
nd unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":s,"listDiscoveredKeys badRequest":t,"listDiscoveredKeys badRequest headers":s,
"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauthorized headers":y,"listDiscoveredKeys forbidden":t,"listDiscoveredKeys forbidden headers":s,"listD\
iscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":s,"listDiscoveredKeys notAcceptable":t,"listDiscoveredKeys notAcceptable headers":s,"listDiscove\
redKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":t,"listDiscoveredKeys internalError headers":s,"lis\
tDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":s,"runDiscovered\
KeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest headers":s,"runDiscoveredKeysCommand unauthorized":t,"runDiscoveredKeysCommand unauthorized heade\
rs":y,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCommand forbidden headers":s,"runDiscoveredKeysCommand notFound":t,"runDiscoveredKeysCommand notF\
ound headers":s,"runDiscoveredKeysCommand notAcceptable":t,"runDiscoveredKeysCommand notAcceptable headers":s,"runDiscoveredKeysCommand contentTooLarge":t,"runD\
iscoveredKeysCommand contentTooLarge headers":s,"runDiscoveredKeysCommand unsupportedMediaType":t,"runDiscoveredKeysCommand unsupportedMediaType headers":s,"run\
DiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":t,"runDiscoveredKeysComma\
nd internalError headers":s,"runDiscoveredKeysCommand unavailable":t,"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":s,"getKe\
y badRequest":t,"getKey badRequest headers":s,"getKey unauthorized":t,"getKey unauthorized headers":y,"getKey forbidden":t,"getKey forbidden headers":s,"getKey \
notFound":t,"getKey notFound headers":s,"getKey notAcceptable":t,"getKey notAcceptable headers":s,"getKey tooManyRequests":t,"getKey tooManyRequests headers":c,
"getKey internalError":t,"getKey internalError headers":s,"getKey unavailable":t,"getKey unavailable headers":c,"runKeyCommand noContent headers":s,"runKeyComma\
nd badRequest":t,"runKeyCommand badRequest headers":s,"runKeyCommand unauthorized":t,"runKeyCommand unauthorized headers":y,"runKeyCommand forbidden":t,"runKeyC\
ommand forbidden headers":s,"runKeyCommand notFound":t,"runKeyCommand notFound headers":s,"runKeyCommand notAcceptable":t,"runKeyCommand notAcceptable headers":s,
"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge headers":s,"runKeyCommand unsupportedMediaType":t,"runKeyCommand unsupportedMediaType headers":s,
"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":t,"runKeyCommand internalError headers":s,"runKeyComma\
nd unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey noContent headers":s,"deleteKey badRequest":t,"deleteKey badRequest headers":s,"deleteKey una\
uthorized":t,"deleteKey unauthorized headers":y,"deleteKey forbidden":t,"deleteKey forbidden headers":s,"deleteKey notFound":t,"deleteKey notFound headers":s,"d\
eleteKey notAcceptable":t,"deleteKey notAcceptable headers":s,"deleteKey tooManyRequests":t,"deleteKey tooManyRequests headers":c,"deleteKey internalError":t,"d\
eleteKey internalError headers":s,"deleteKey unavailable":t,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":s,"listKey\
Duplicates badRequest":t,"listKeyDuplicates badRequest headers":s,"listKeyDuplicates unauthorized":t,"listKeyDuplicates unauthorized headers":y,"listKeyDuplicat\
es forbidden":t,"listKeyDuplicates forbidden headers":s,"listKeyDuplicates notFound":t,"listKeyDuplicates notFound headers":s,"listKeyDuplicates notAcceptable":t,
"listKeyDuplicates notAcceptable headers":s,"listKeyDuplicates conflict":t,"listKeyDuplicates conflict headers":s,"listKeyDuplicates tooManyRequests":t,"listKey\
Duplicates tooManyRequests headers":c,"listKeyDuplicates internalError":t,"listKeyDuplicates internalError headers":s,"listKeyDuplicates unavailable":t,"listKey\
Duplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":s,"runKeyDuplicatesCommand badRequest":t,"runKeyDuplicates\
Command badRequest headers":s,"runKeyDuplicatesCommand unauthorized":t,"runKeyDuplicatesCommand unauthorized headers":y,"runKeyDuplicatesCommand forbidden":t,"r\
unKeyDuplicatesCommand forbidden headers":s,"runKeyDuplicatesCommand notFound":t,"runKeyDuplicatesCommand notFound headers":s,"runKeyDuplicatesCommand notAccept\
able":t,"runKeyDuplicatesCommand notAcceptable headers":s,"runKeyDuplicatesCommand conflict":t,"runKeyDuplicatesCommand conflict headers":s,"runKeyDuplicatesCom\
mand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge headers":s,"runKeyDuplicatesCommand unsupportedMediaType":t,"runKeyDuplicatesCommand unsupporte\
dMediaType headers":s,"runKeyDuplicatesCommand tooManyRequests":t,"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":t,
"runKeyDuplicatesCommand internalError headers":s,"runKeyDuplicatesCommand unavailable":t,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,
"listDependencies ok headers":s,"listDependencies badRequest":t,"listDependencies badRequest headers":s,"listDependencies unauthorized":t,"listDependencies unau\
thorized headers":y,"listDependencies forbidden":t,"listDependencies forbidden headers":s,"listDependencies notFound":t,"listDependencies notFound headers":s,"l\
istDependencies notAcceptable":t,"listDependencies notAcceptable headers":s,"listDependencies tooManyRequests":t,"listDependencies tooManyRequests headers":c,"l\
istDependencies internalError":t,"listDependencies internalError headers":s,"listDependencies unavailable":t,"listDependencies unavailable headers":c,"runDepend\
enciesCommand ok":Or,"runDependenciesCommand ok headers":s,"runDependenciesCommand noContent headers":s,"runDependenciesCommand badRequest":t,"runDependenciesCo\
mmand badRequest headers":s,"runDependenciesCommand unauthorized":t,"runDependenciesCommand unauthorized headers":y,"runDependenciesCommand forbidden":t,"runDep\
endenciesCommand forbidden headers":s,"runDependenciesCommand notFound":t,"runDependenciesCommand notFound headers":s,"runDependenciesCommand notAcceptable":t,"\
runDependenciesCommand notAcceptable headers":s,"runDependenciesCommand conflict":t,"runDependenciesCommand conflict headers":s,"runDependenciesCommand contentT\
ooLarge":t,"runDependenciesCommand contentTooLarge headers":s,"runDependenciesCommand unsupportedMediaType":t,"runDependenciesCommand unsupportedMediaType heade\
rs":s,"runDependenciesCommand tooManyRequests":t,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesCommand internalError":t,"runDependenciesCom\
mand internalError headers":s,"runDependenciesCommand unavailable":t,"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPerman\
entDependencies ok headers":s,"listPermanentDependencies badRequest":t,"listPermanentDependencies badRequest headers":s,"listPermanentDependencies unauthorized":t,
"listPermanentDependencies unauthorized headers":y,"listPermanentDependencies forbidden":t,"listPermanentDependencies forbidden headers":s,"listPermanentDepende\
ncies notFound":t,"listPermanentDependencies notFound headers":s,"listPermanentDependencies notAcceptable":t,"listPermanentDependencies notAcceptable headers":s,
"listPermanentDependencies tooManyRequests":t,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDependencies internalError":t,"listPermanentDe\
pendencies internalError headers":s,"listPermanentDependencies unavailable":t,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand\
 ok":q,"runPermanentDependenciesCommand ok headers":s,"runPermanentDependenciesCommand badRequest":t,"runPermanentDependenciesCommand badRequest headers":s,"run\
PermanentDependenciesCommand unauthorized":t,"runPermanentDependenciesCommand unauthorized headers":y,"runPermanentDependenciesCommand forbidden":t,"runPermanen\
tDependenciesCommand forbidden headers":s,"runPermanentDependenciesCommand notFound":t,"runPermanentDependenciesCommand notFound headers":s,"runPermanentDepende\
nciesCommand notAcceptable":t,"runPermanentDependenciesCommand notAcceptable headers":s,"runPermanentDependenciesCommand contentTooLarge":t,"runPermanentDepende\
nciesCommand contentTooLarge headers":s,"runPermanentDependenciesCommand unsupportedMediaType":t,"runPermanentDependenciesCommand unsupportedMediaType headers":s,
"runPermanentDependenciesCommand tooManyRequests":t,"runPermanentDependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":t,
"runPermanentDependenciesCommand internalError headers":s,"runPermanentDependenciesCommand unavailable":t,"runPermanentDependenciesCommand unavailable headers":c,
"listDiscoveredDependencies ok":P,"listDiscoveredDependencies ok headers":s,"listDiscoveredDependencies badRequest":t,"listDiscoveredDependencies badRequest hea\
ders":s,"listDiscoveredDependencies unauthorized":t,"listDiscoveredDependencies unauthorized headers":y,"listDiscoveredDependencies forbidden":t,"listDiscovered\
Dependencies forbidden headers":s,"listDiscoveredDependencies notFound":t,"listDiscoveredDependencies notFound headers":s,"listDiscoveredDependencies notAccepta\
ble":t,"listDiscoveredDependencies notAcceptable headers":s,"listDiscoveredDependencies tooManyRequests":t,"listDiscoveredDependencies tooManyRequests headers":c,
"listDiscoveredDependencies internalError":t,"listDiscoveredDependencies internalError headers":s,"listDiscoveredDependencies unavailable":t,"listDiscoveredDepe\
ndencies unavailable headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":s,"runDiscoveredDependenciesCommand badReq\
uest":t,"runDiscoveredDependenciesCommand badRequest headers":s,"runDiscoveredDependenciesCommand unauthorized":t,"runDiscoveredDependenciesCommand unauthorized\
 headers":y,"runDiscoveredDependenciesCommand forbidden":t,"runDiscoveredDependenciesCommand forbidden headers":s,"runDiscoveredDependenciesCommand notFound":t,
"runDiscoveredDependenciesCommand notFound headers":s,"runDiscoveredDependenciesCommand notAcceptable":t,"runDiscoveredDependenciesCommand notAcceptable headers":s,
"runDiscoveredDependenciesCommand contentTooLarge":t,"runDiscoveredDependenciesCommand contentTooLarge headers":s,"runDiscoveredDependenciesCommand unsupportedM\
ediaType":t,"runDiscoveredDependenciesCommand unsupportedMediaType headers":s,"runDiscoveredDependenciesCommand tooManyRequests":t,"runDiscoveredDependenciesCom\
mand tooManyRequests headers":c,"runDiscoveredDependenciesCommand internalError":t,"runDiscoveredDependenciesCommand internalError headers":s,"runDiscoveredDepe\
ndenciesCommand unavailable":t,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":s,"getDependency badRequ\
est":t,"getDependency badRequest headers":s,"getDependency unauthorized":t,"getDependency unauthorized headers":y,"getDependency forbidden":t,"getDependency for\
bidden headers":s,"getDependency notFound":t,"getDependency notFound headers":s,"getDependency notAcceptable":t,"getDependency notAcceptable headers":s,"getDepe\
ndency tooManyRequests":t,"getDependency tooManyRequests headers":c,"getDependency internalError":t,"getDependency internalError headers":s,"getDependency unava\
ilable":t,"getDependency unavailable headers":c,"verifyDependency ok":tt,"verifyDependency ok headers":s,"verifyDependency badRequest":t,"verifyDependency badRe\
quest headers":s,"verifyDependency unauthorized":t,"verifyDependency unauthorized headers":y,"verifyDependency forbidden":t,"verifyDependency forbidden headers":s,
"verifyDependency notFound":t,"verifyDependency notFound headers":s,"verifyDependency notAcceptable":t,"verifyDependency notAcceptable headers":s,"verifyDepende\
ncy conflict":t,"verifyDependency conflict headers":s,"verifyDependency tooManyRequests":t,"verifyDependency tooManyRequests headers":c,"verifyDependency intern\
alError":t,"verifyDependency internalError headers":s,"verifyDependency unavailable":t,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConfli\
cts ok headers":s,"listConflicts badRequest":t,"listConflicts badRequest headers":s,"listConflicts unauthorized":t,"listConflicts unauthorized headers":y,"listC\
onflicts forbidden":t,"listConflicts forbidden headers":s,"listConflicts notFound":t,"listConflicts notFound headers":s,"listConflicts notAcceptable":t,"listCon\
flicts notAcceptable headers":s,"listConflicts conflict":t,"listConflicts conflict headers":s,"listConflicts tooManyRequests":t,"listConflicts tooManyRequests h\
eaders":c,"listConflicts internalError":t,"listConflicts internalError headers":s,"listConflicts unavailable":t,"listConflicts unavailable headers":c,"runConfli\
ctsCommand ok":q,"runConflictsCommand ok headers":s,"runConflictsCommand noContent headers":s,"runConflictsCommand badRequest":t,"runConflictsCommand badRequest\
 headers":s,"runConflictsCommand unauthorized":t,"runConflictsCommand unauthorized headers":y,"runConflictsCommand forbidden":t,"runConflictsCommand forbidden h\
eaders":s,"runConflictsCommand notFound":t,"runConflictsCommand notFound headers":s,"runConflictsCommand notAcceptable":t,"runConflictsCommand notAcceptable hea\
ders":s,"runConflictsCommand conflict":t,"runConflictsCommand conflict headers":s,"runConflictsCommand contentTooLarge":t,"runConflictsCommand contentTooLarge h\
eaders":s,"runConflictsCommand unsupportedMediaType":t,"runConflictsCommand unsupportedMediaType headers":s,"runConflictsCommand tooManyRequests":t,"runConflict\
sCommand tooManyRequests headers":c,"runConflictsCommand internalError":t,"runConflictsCommand internalError headers":s,"runConflictsCommand unavailable":t,"run\
ConflictsCommand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":s,"listAttributeKeys badRequest":t,"listAttributeKeys badRequest\
 headers":s,"listAttributeKeys unauthorized":t,"listAttributeKeys unauthorized headers":y,"listAttributeKeys forbidden":t,"listAttributeKeys forbidden headers":s,
"listAttributeKeys notFound":t,"listAttributeKeys notFound headers":s,"listAttributeKeys notAcceptable":t,"listAttributeKeys notAcceptable headers":s,"listAttri\
buteKeys tooManyRequests":t,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internalError":t,"listAttributeKeys internalError headers":s,"listA\
ttributeKeys unavailable":t,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":s,"runAttributeKeysCom\
mand badRequest":t,"runAttributeKeysCommand badRequest headers":s,"runAttributeKeysCommand unauthorized":t,"runAttributeKeysCommand unauthorized headers":y,"run\
AttributeKeysCommand forbidden":t,"runAttributeKeysCommand forbidden headers":s,"runAttributeKeysCommand notFound":t,"runAttributeKeysCommand notFound headers":s,
"runAttributeKeysCommand notAcceptable":t,"runAttributeKeysCommand notAcceptable headers":s,"runAttributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand\
 contentTooLarge headers":s,"runAttributeKeysCommand unsupportedMediaType":t,"runAttributeKeysCommand unsupportedMediaType headers":s,"runAttributeKeysCommand t\
ooManyRequests":t,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand internalError":t,"runAttributeKeysCommand internalError headers":s,
"runAttributeKeysCommand unavailable":t,"runAttributeKeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":s,
"listAttributeDependencies badRequest":t,"listAttributeDependencies badRequest headers":s,"listAttributeDependencies unauthorized":t,"listAttributeDependencies \
unauthorized headers":y,"listAttributeDependencies forbidden":t,"listAttributeDependencies forbidden headers":s,"listAttributeDependencies notFound":t,"listAttr\
ibuteDependencies notFound headers":s,"listAttributeDependencies notAcceptable":t,"listAttributeDependencies notAcceptable headers":s,"listAttributeDependencies\
 tooManyRequests":t,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDependencies internalError":t,"listAttributeDependencies internalError h\
eaders":s,"listAttributeDependencies unavailable":t,"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":Or,"runAttributeDepen\
denciesCommand ok headers":s,"runAttributeDependenciesCommand noContent headers":s,"runAttributeDependenciesCommand badRequest":t,"runAttributeDependenciesComma\
nd badRequest headers":s,"runAttributeDependenciesCommand unauthorized":t,"runAttributeDependenciesCommand unauthorized headers":y,"runAttributeDependenciesComm\
and forbidden":t,"runAttributeDependenciesCommand forbidden headers":s,"runAttributeDependenciesCommand notFound":t,"runAttributeDependenciesCommand notFound he\
aders":s,"runAttributeDependenciesCommand notAcceptable":t,"runAttributeDependenciesCommand notAcceptable headers":s,"runAttributeDependenciesCommand conflict":t,
"runAttributeDependenciesCommand conflict headers":s,"runAttributeDependenciesCommand contentTooLarge":t,"runAttributeDependenciesCommand contentTooLarge header\
s":s,"runAttributeDependenciesCommand unsupportedMediaType":t,"runAttributeDependenciesCommand unsupportedMediaType headers":s,"runAttributeDependenciesCommand \
tooManyRequests":t,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeDependenciesCommand internalError":t,"runAttributeDependenciesComman\
d internalError headers":s,"runAttributeDependenciesCommand unavailable":t,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDepend\
encies ok":P,"listPermanentAttributeDependencies ok headers":s,"listPermanentAttributeDependencies badRequest":t,"listPermanentAttributeDependencies badRequest \
headers":s,"listPermanentAttributeDependencies unauthorized":t,"listPermanentAttributeDependencies unauthorized headers":y,"listPermanentAttributeDependencies f\
orbidden":t,"listPermanentAttributeDependencies forbidden headers":s,"listPermanentAttributeDependencies notFound":t,"listPermanentAttributeDependencies notFoun\
d headers":s,"listPermanentAttributeDependencies notAcceptable":t,"listPermanentAttributeDependencies notAcceptable headers":s,"listPermanentAttributeDependenci\
es tooManyRequests":t,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":t,"listPermanentAttribut\
eDependencies internalError headers":s,"listPermanentAttributeDependencies unavailable":t,"listPermanentAttributeDependencies unavailable headers":c,"runPermane\
ntAttributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":s,"runPermanentAttributeDependenciesCommand badRequest":t,"runPermane\
ntAttributeDependenciesCommand badRequest headers":s,"runPermanentAttributeDependenciesCommand unauthorized":t,"runPermanentAttributeDependenciesCommand unautho\
rized headers":y,"runPermanentAttributeDependenciesCommand forbidden":t,"runPermanentAttributeDependenciesCommand forbidden headers":s,"runPermanentAttributeDep\
endenciesCommand notFound":t,"runPermanentAttributeDependenciesCommand notFound headers":s,"runPermanentAttributeDependenciesCommand notAcceptable":t,"runPerman\
entAttributeDependenciesCommand notAcceptable headers":s,"runPermanentAttributeDependenciesCommand contentTooLarge":t,"runPermanentAttributeDependenciesCommand \
contentTooLarge headers":s,"runPermanentAttributeDependenciesCommand unsupportedMediaType":t,"runPermanentAttributeDependenciesCommand unsupportedMediaType head\
ers":s,"runPermanentAttributeDependenciesCommand tooManyRequests":t,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeD\
ependenciesCommand internalError":t,"runPermanentAttributeDependenciesCommand internalError headers":s,"runPermanentAttributeDependenciesCommand unavailable":t,
"runPermanentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":s,"\
listDiscoveredAttributeDependencies badRequest":t,"listDiscoveredAttributeDependencies badRequest headers":s,"listDiscoveredAttributeDependencies unauthorized":t,
"listDiscoveredAttributeDependencies unauthorized headers":y,"listDiscoveredAttributeDependencies forbidden":t,"listDiscoveredAttributeDependencies forbidden he\
aders":s,"listDiscoveredAttributeDependencies notFound":t,"listDiscoveredAttributeDependencies notFound headers":s,"listDiscoveredAttributeDependencies notAccep\
table":t,"listDiscoveredAttributeDependencies notAcceptable headers":s,"listDiscoveredAttributeDependencies tooManyRequests":t,"listDiscoveredAttributeDependenc\
ies tooManyRequests headers":c,"listDiscoveredAttributeDependencies internalError":t,"listDiscoveredAttributeDependencies internalError headers":s,"listDiscover\
edAttributeDependencies unavailable":t,"listDiscoveredAttributeDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscover\
edAttributeDependenciesCommand ok headers":s,"runDiscoveredAttributeDependenciesCommand badRequest":t,"runDiscoveredAttributeDependenciesCommand badRequest head\
ers":s,"runDiscoveredAttributeDependenciesCommand unauthorized":t,"runDiscoveredAttributeDependenciesCommand unauthorized headers":y,"runDiscoveredAttributeDepe\
ndenciesCommand forbidden":t,"runDiscoveredAttributeDependenciesCommand forbidden headers":s,"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscover\
edAttributeDependenciesCommand notFound headers":s,"runDiscoveredAttributeDependenciesCommand notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcc\
eptable headers":s,"runDiscoveredAttributeDependenciesCommand contentTooLarge":t,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":s,"runDisco\
veredAttributeDependenciesCommand unsupportedMediaType":t,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":s,"runDiscoveredAttributeDepe\
ndenciesCommand tooManyRequests":t,"runDiscoveredAttributeDependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalErro\
r":t,"runDiscoveredAttributeDependenciesCommand internalError headers":s,"runDiscoveredAttributeDependenciesCommand unavailable":t,"runDiscoveredAttributeDepend\
enciesCommand unavailable headers":c,"verifyAttributeDependency ok":tt,"verifyAttributeDependency ok headers":s,"verifyAttributeDependency badRequest":t,"verify\
AttributeDependency badRequest headers":s,"verifyAttributeDependency unauthorized":t,"verifyAttributeDependency unauthorized headers":y,"verifyAttributeDependen\
cy forbidden":t,"verifyAttributeDependency forbidden headers":s,"verifyAttributeDependency notFound":t,"verifyAttributeDependency notFound headers":s,"verifyAtt\
ributeDependency notAcceptable":t,"verifyAttributeDependency notAcceptable headers":s,"verifyAttributeDependency conflict":t,"verifyAttributeDependency conflict\
 headers":s,"verifyAttributeDependency tooManyRequests":t,"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":t,"ver\
ifyAttributeDependency internalError headers":s,"verifyAttributeDependency unavailable":t,"verifyAttributeDependency unavailable headers":c,"listAttributeConfli\
cts ok":P,"listAttributeConflicts ok headers":s,"listAttributeConflicts badRequest":t,"listAttributeConflicts badRequest headers":s,"listAttributeConflicts unau\
thorized":t,"listAttributeConflicts unauthorized headers":y,"listAttributeConflicts forbidden":t,"listAttributeConflicts forbidden headers":s,"listAttributeConf\
licts notFound":t,"listAttributeConflicts notFound headers":s,"listAttributeConflicts notAcceptable":t,"listAttributeConflicts notAcceptable headers":s,"listAtt\
ributeConflicts conflict":t,"listAttributeConflicts conflict headers":s,"listAttributeConflicts tooManyRequests":t,"listAttributeConflicts tooManyRequests heade\
rs":c,"listAttributeConflicts internalError":t,"listAttributeConflicts internalError headers":s,"listAttributeConflicts unavailable":t,"listAttributeConflicts u\
navailable headers":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok headers":s,"runAttributeConflictsCommand noContent headers":s,"runAtt\
ributeConflictsCommand badRequest":t,"runAttributeConflictsCommand badRequest headers":s,"runAttributeConflictsCommand unauthorized":t,"runAttributeConflictsCom\
mand unauthorized headers":y,"runAttributeConflictsCommand forbidden":t,"runAttributeConflictsCommand forbidden headers":s,"runAttributeConflictsCommand notFoun\
d":t,"runAttributeConflictsCommand notFound headers":s,"runAttributeConflictsCommand notAcceptable":t,"runAttributeConflictsCommand notAcceptable headers":s,"ru\
nAttributeConflictsCommand conflict":t,"runAttributeConflictsCommand conflict headers":s,"runAttributeConflictsCommand contentTooLarge":t,"runAttributeConflicts\
Command contentTooLarge headers":s,"runAttributeConflictsCommand unsupportedMediaType":t,"runAttributeConflictsCommand unsupportedMediaType headers":s,"runAttri\
buteConflictsCommand tooManyRequests":t,"runAttributeConflictsCommand tooManyRequests headers":c,"runAttributeConflictsCommand internalError":t,"runAttributeCon\
flictsCommand internalError headers":s,"runAttributeConflictsCommand unavailable":t,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,
"listCorrections ok headers":s,"listCorrections badRequest":t,"listCorrections badRequest headers":s,"listCorrections unauthorized":t,"listCorrections unauthori\
zed headers":y,"listCorrections forbidden":t,"listCorrections forbidden headers":s,"listCorrections notFound":t,"listCorrections notFound headers":s,"listCorrec\
tions notAcceptable":t,"listCorrections notAcceptable headers":s,"listCorrections conflict":t,"listCorrections conflict headers":s,"listCorrections tooManyReque\
sts":t,"listCorrections tooManyRequests headers":c,"listCorrections internalError":t,"listCorrections internalError headers":s,"listCorrections unavailable":t,"\
listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":s,"runCorrectionsCommand badRequest":t,"runCorrectionsCom\
mand badRequest headers":s,"runCorrectionsCommand unauthorized":t,"runCorrectionsCommand unauthorized headers":y,"runCorrectionsCommand forbidden":t,"runCorrect\
ionsCommand forbidden headers":s,"runCorrectionsCommand notFound":t,"runCorrectionsCommand notFound headers":s,"runCorrectionsCommand notAcceptable":t,"runCorre\
ctionsCommand notAcceptable headers":s,"runCorrectionsCommand conflict":t,"runCorrectionsCommand conflict headers":s,"runCorrectionsCommand contentTooLarge":t,"\
runCorrectionsCommand contentTooLarge headers":s,"runCorrectionsCommand unsupportedMediaType":t,"runCorrectionsCommand unsupportedMediaType headers":s,"runCorre\
ctionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand internalError":t,"runCorrectionsCommand internalError \
headers":s,"runCorrectionsCommand unavailable":t,"runCorrectionsCommand unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok head\
ers":s,"listAttributeCorrections badRequest":t,"listAttributeCorrections badRequest headers":s,"listAttributeCorrections unauthorized":t,"listAttributeCorrectio\
ns unauthorized headers":y,"listAttributeCorrections forbidden":t,"listAttributeCorrections forbidden headers":s,"listAttributeCorrections notFound":t,"listAttr\
ibuteCorrections notFound headers":s,"listAttributeCorrections notAcceptable":t,"listAttributeCorrections notAcceptable headers":s,"listAttributeCorrections con\
flict":t,"listAttributeCorrections conflict headers":s,"listAttributeCorrections tooManyRequests":t,"listAttributeCorrections tooManyRequests headers":c,"listAt\
tributeCorrections internalError":t,"listAttributeCorrections internalError headers":s,"listAttributeCorrections unavailable":t,"listAttributeCorrections unavai\
lable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":s,"runAttributeCorrectionsCommand badRequest":t,"runAttribute\
CorrectionsCommand badRequest headers":s,"runAttributeCorrectionsCommand unauthorized":t,"runAttributeCorrectionsCommand unauthorized headers":y,"runAttributeCo\
rrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbidden headers":s,"runAttributeCorrectionsCommand notFound":t,"runAttributeCorrectionsCommand n\
otFound headers":s,"runAttributeCorrectionsCommand notAcceptable":t,"runAttributeCorrectionsCommand notAcceptable headers":s,"runAttributeCorrectionsCommand con\
flict":t,"runAttributeCorrectionsCommand conflict headers":s,"runAttributeCorrectionsCommand contentTooLarge":t,"runAttributeCorrectionsCommand contentTooLarge \
headers":s,"runAttributeCorrectionsCommand unsupportedMediaType":t,"runAttributeCorrectionsCommand unsupportedMediaType headers":s,"runAttributeCorrectionsComma\
nd tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrectionsCommand internalError":t,"runAttributeCorrectionsComman\
d internalError headers":s,"runAttributeCorrectionsCommand unavailable":t,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,
"runDuplicateKeyRowsCommand ok headers":s,"runDuplicateKeyRowsCommand badRequest":t,"runDuplicateKeyRowsCommand badRequest headers":s,"runDuplicateKeyRowsComman\
d unauthorized":t,"runDuplicateKeyRowsCommand unauthorized headers":y,"runDuplicateKeyRowsCommand forbidden":t,"runDuplicateKeyRowsCommand forbidden headers":s,
"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsCommand notFound headers":s,"runDuplicateKeyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand\
 notAcceptable headers":s,"runDuplicateKeyRowsCommand conflict":t,"runDuplicateKeyRowsCommand conflict headers":s,"runDuplicateKeyRowsCommand contentTooLarge":t,
"runDuplicateKeyRowsCommand contentTooLarge headers":s,"runDuplicateKeyRowsCommand unsupportedMediaType":t,"runDuplicateKeyRowsCommand unsupportedMediaType head\
ers":s,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplicateKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":t,"runDu\
plicateKeyRowsCommand internalError headers":s,"runDuplicateKeyRowsCommand unavailable":t,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCom\
mand ok":q,"runConflictRowsCommand ok headers":s,"runConflictRowsCommand badRequest":t,"runConflictRowsCommand badRequest headers":s,"runConflictRowsCommand una\
uthorized":t,"runConflictRowsCommand unauthorized headers":y,"runConflictRowsCommand forbidden":t,"runConflictRowsCommand forbidden headers":s,"runConflictRowsC\
ommand notFound":t,"runConflictRowsCommand notFound headers":s,"runConflictRowsCommand notAcceptable":t,"runConflictRowsCommand notAcceptable headers":s,"runCon\
flictRowsCommand conflict":t,"runConflictRowsCommand conflict headers":s,"runConflictRowsCommand contentTooLarge":t,"runConflictRowsCommand contentTooLarge head\
ers":s,"runConflictRowsCommand unsupportedMediaType":t,"runConflictRowsCommand unsupportedMediaType headers":s,"runConflictRowsCommand tooManyRequests":t,"runCo\
nflictRowsCommand tooManyRequests headers":c,"runConflictRowsCommand internalError":t,"runConflictRowsCommand internalError headers":s,"runConflictRowsCommand u\
navailable":t,"runConflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":s,"listEntityJoins badRequest":t,"listEntityJoi\
ns badRequest headers":s,"listEntityJoins unauthorized":t,"listEntityJoins unauthorized headers":y,"listEntityJoins forbidden":t,"listEntityJoins forbidden head\
ers":s,"listEntityJoins notFound":t,"listEntityJoins notFound headers":s,"listEntityJoins notAcceptable":t,"listEntityJoins notAcceptable headers":s,"listEntity\
Joins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":t,"listEntityJoins internalError headers":s,"listEntityJoin\
s unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":es,"runEntityJoinsCommand ok headers":s,"runEntityJoinsCommand noContent hea\
ders":s,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand badRequest headers":s,"runEntityJoinsCommand unauthorized":t,"runEntityJoinsCommand unauthor\
ized headers":y,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCommand forbidden headers":s,"runEntityJoinsCommand notFound":t,"runEntityJoinsCommand notFou\
nd headers":s,"runEntityJoinsCommand notAcceptable":t,"runEntityJoinsCommand notAcceptable headers":s,"runEntityJoinsCommand conflict":t,"runEntityJoinsCommand \
conflict headers":s,"runEntityJoinsCommand contentTooLarge":t,"runEntityJoinsCommand contentTooLarge headers":s,"runEntityJoinsCommand unsupportedMediaType":t,"\
runEntityJoinsCommand unsupportedMediaType headers":s,"runEntityJoinsCommand tooManyRequests":t,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoin\
sCommand internalError":t,"runEntityJoinsCommand internalError headers":s,"runEntityJoinsCommand unavailable":t,"runEntityJoinsCommand unavailable headers":c,"d\
eleteEntityJoins noContent headers":s,"deleteEntityJoins badRequest":t,"deleteEntityJoins badRequest headers":s,"deleteEntityJoins unauthorized":t,"deleteEntity\
Joins unauthorized headers":y,"deleteEntityJoins forbidden":t,"deleteEntityJoins forbidden headers":s,"deleteEntityJoins notFound":t,"deleteEntityJoins notFound\
 headers":s,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notAcceptable headers":s,"deleteEntityJoins contentTooLarge":t,"deleteEntityJoins contentTooL\
arge headers":s,"deleteEntityJoins unsupportedMediaType":t,"deleteEntityJoins unsupportedMediaType headers":s,"deleteEntityJoins tooManyRequests":t,"deleteEntit\
yJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"deleteEntityJoins internalError headers":s,"deleteEntityJoins unavailable":t,"deleteEntit\
yJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":s,"listEntityPermanentJoins badRequest":t,"listEntityPermane\
ntJoins badRequest headers":s,"listEntityPermanentJoins unauthorized":t,"listEntityPermanentJoins unauthorized headers":y,"listEntityPermanentJoins forbidden":t,
"listEntityPermanentJoins forbidden headers":s,"listEntityPermanentJoins notFound":t,"listEntityPermanentJoins notFound headers":s,"listEntityPermanentJoins not\
Acceptable":t,"listEntityPermanentJoins notAcceptable headers":s,"listEntityPermanentJoins tooManyRequests":t,"listEntityPermanentJoins tooManyRequests headers":c,
"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins internalError headers":s,"listEntityPermanentJoins unavailable":t,"listEntityPermanentJoins\
 unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":s,"runEntityPermanentJoinsCommand badRequest":t,"runEn\
tityPermanentJoinsCommand badRequest headers":s,"runEntityPermanentJoinsCommand unauthorized":t,"runEntityPermanentJoinsCommand unauthorized headers":y,"runEnti\
tyPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand forbidden headers":s,"runEntityPermanentJoinsCommand notFound":t,"runEntityPermanentJoinsCo\
mmand notFound headers":s,"runEntityPermanentJoinsCommand notAcceptable":t,"runEntityPermanentJoinsCommand notAcceptable headers":s,"runEntityPermanentJoinsComm\
and contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLarge headers":s,"runEntityPermanentJoinsCommand unsupportedMediaType":t,"runEntityPermanentJoi\
nsCommand unsupportedMediaType headers":s,"runEntityPermanentJoinsCommand tooManyRequests":t,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEnti\
tyPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCommand internalError headers":s,"runEntityPermanentJoinsCommand unavailable":t,"runEntityPerma\
nentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":s,"listEntityDiscoveredJoins badRequest":t,"list\
EntityDiscoveredJoins badRequest headers":s,"listEntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins unauthorized headers":y,"listEntityDiscoveredJ\
oins forbidden":t,"listEntityDiscoveredJoins forbidden headers":s,"listEntityDiscoveredJoins notFound":t,"listEntityDiscoveredJoins notFound headers":s,"listEnt\
ityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAcceptable headers":s,"listEntityDiscoveredJoins tooManyRequests":t,"listEntityDiscoveredJoins\
 tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,"listEntityDiscoveredJoins internalError headers":s,"listEntityDiscoveredJoins unavailab\
le":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":s,"runEntityDiscover\
edJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest headers":s,"runEntityDiscoveredJoinsCommand unauthorized":t,"runEntityDiscoveredJoinsCo\
mmand unauthorized headers":y,"runEntityDiscoveredJoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbidden headers":s,"runEntityDiscoveredJoinsComma\
nd notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":s,"runEntityDiscoveredJoinsCommand notAcceptable":t,"runEntityDiscoveredJoinsCommand notAccept\
able headers":s,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge headers":s,"runEntityDiscoveredJoinsCommand\
 unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":s,"runEntityDiscoveredJoinsCommand tooManyRequests":t,"runEntityDiscover\
edJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsCommand internalError headers":s,"runEntity\
DiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":s,"listJoins badRequest":t,
"listJoins badRequest headers":s,"listJoins unauthorized":t,"listJoins unauthorized headers":y,"listJoins forbidden":t,"listJoins forbidden headers":s,"listJoin\
s notFound":t,"listJoins notFound headers":s,"listJoins notAcceptable":t,"listJoins notAcceptable headers":s,"listJoins tooManyRequests":t,"listJoins tooManyReq\
uests headers":c,"listJoins internalError":t,"listJoins internalError headers":s,"listJoins unavailable":t,"listJoins unavailable headers":c,"runJoinsCommand ok":q,
"runJoinsCommand ok headers":s,"runJoinsCommand badRequest":t,"runJoinsCommand badRequest headers":s,"runJoinsCommand unauthorized":t,"runJoinsCommand unauthori\
zed headers":y,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden headers":s,"runJoinsCommand notFound":t,"runJoinsCommand notFound headers":s,"runJoinsCo\
mmand notAcceptable":t,"runJoinsCommand notAcceptable headers":s,"runJoinsCommand contentTooLarge":t,"runJoinsCommand contentTooLarge headers":s,"runJoinsComman\
d unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":s,"runJoinsCommand tooManyRequests":t,"runJoinsCommand tooManyRequests headers":c,"runJ\
oinsCommand internalError":t,"runJoinsCommand internalError headers":s,"runJoinsCommand unavailable":t,"runJoinsCommand unavailable headers":c,"countJoins ok":S,
"countJoins ok headers":s,"countJoins badRequest":t,"countJoins badRequest headers":s,"countJoins unauthorized":t,"countJoins unauthorized headers":y,"countJoin\
s forbidden":t,"countJoins forbidden headers":s,"countJoins notFound":t,"countJoins notFound headers":s,"countJoins notAcceptable":t,"countJoins notAcceptable h\
eaders":s,"countJoins tooManyRequests":t,"countJoins tooManyRequests headers":c,"countJoins internalError":t,"countJoins internalError headers":s,"countJoins un\
available":t,"countJoins unavailable headers":c,"getJoinDiagram ok":rs,"getJoinDiagram ok headers":$e,"getJoinDiagram okVndMermaid":st,"getJoinDiagram okVndMerm\
aid headers":$e,"getJoinDiagram okPlain":st,"getJoinDiagram okPlain headers":$e,"getJoinDiagram badRequest":t,"getJoinDiagram badRequest headers":s,"getJoinDiag\
ram unauthorized":t,"getJoinDiagram unauthorized headers":y,"getJoinDiagram forbidden":t,"getJoinDiagram forbidden headers":s,"getJoinDiagram notFound":t,"getJo\
inDiagram notFound headers":s,"getJoinDiagram notAcceptable":t,"getJoinDiagram notAcceptable headers":s,"getJoinDiagram tooManyRequests":t,"getJoinDiagram tooMa\
nyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram internalError headers":s,"getJoinDiagram unavailable":t,"getJoinDiagram unavailable heade\
rs":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":s,"listPermanentJoins badRequest":t,"listPermanentJoins badRequest headers":s,"listPermanentJoin\
s unauthorized":t,"listPermanentJoins unauthorized headers":y,"listPermanentJoins forbidden":t,"listPermanentJoins forbidden headers":s,"listPermanentJoins notF\
ound":t,"listPermanentJoins notFound headers":s,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAcceptable headers":s,"listPermanentJoins tooManyReq\
uests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins internalError headers":s,"listPermanentJoins un\
available":t,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand ok headers":s,"runPermanentJoinsCommand badReq\
uest":t,"runPermanentJoinsCommand badRequest headers":s,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoinsCommand unauthorized headers":y,"runPermanen\
tJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":s,"runPermanentJoinsCommand notFound":t,"runPermanentJoinsCommand notFound headers":s,"r\
unPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":s,"runPermanentJoinsCommand contentTooLarge":t,"runPermanentJoinsComma\
nd contentTooLarge headers":s,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsupportedMediaType headers":s,"runPermanentJoinsComm\
and tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":t,"runPermanentJoinsCommand internalError h\
eaders":s,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":s,
"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":s,"listDiscoveredJoins unauthorized":t,"listDiscoveredJoins unauthorized headers":y,
"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":s,"listDiscoveredJoins notFound":t,"listDiscoveredJoins notFound headers":s,"listDisco\
veredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":s,"listDiscoveredJoins tooManyRequests":t,"listDiscoveredJoins tooManyRequests headers":c,
"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError headers":s,"listDiscoveredJoins unavailable":t,"listDiscoveredJoins unavailable headers":c,
"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":s,"runDiscoveredJoinsCommand badRequest":t,"runDiscoveredJoinsCommand badRequest headers":s,
"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":y,"runDiscoveredJoinsCommand forbidden":t,"runDiscoveredJoinsCommand\
 forbidden headers":s,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":s,"runDiscoveredJoinsCommand notAcceptable":t,"runDisc\
overedJoinsCommand notAcceptable headers":s,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoinsCommand contentTooLarge headers":s,"runDiscoveredJo\
insCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":s,"runDiscoveredJoinsCommand tooManyRequests":t,"runDiscoveredJoinsC\
ommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand internalError headers":s,"runDiscoveredJoinsCommand una\
vailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":s,"listJoinJobs badRequest":t,"listJoinJobs badReque\
st headers":s,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":y,"listJoinJobs forbidden":t,"listJoinJobs forbidden headers":s,"listJoinJobs no\
tFound":t,"listJoinJobs notFound headers":s,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":s,"listJoinJobs tooManyRequests":t,"listJoinJobs\
 tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":s,"listJoinJobs unavailable":t,"listJoinJobs unavailable headers":c,
"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":s,"runJoinJobsCommand badRequest":t,"runJoinJobsCommand badRequest headers":s,"runJoinJobsCommand unau\
thorized":t,"runJoinJobsCommand unauthorized headers":y,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand forbidden headers":s,"runJoinJobsCommand notFound":t,
"runJoinJobsCommand notFound headers":s,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptable headers":s,"runJoinJobsCommand contentTooLarge":t,
"runJoinJobsCommand contentTooLarge headers":s,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsCommand unsupportedMediaType headers":s,"runJoinJobsComma\
nd tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"runJoinJobsCommand internalError headers":s,"runJoinJ\
obsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":S,"countJoinJobs ok headers":s,"countJoinJobs badRequest":t,"countJoinJo\
bs badRequest headers":s,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":y,"countJoinJobs forbidden":t,"countJoinJobs forbidden headers":s,"\
countJoinJobs notFound":t,"countJoinJobs notFound headers":s,"countJoinJobs notAcceptable":t,"countJoinJobs notAcceptable headers":s,"countJoinJobs tooManyReque\
sts":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalError headers":s,"countJoinJobs unavailable":t,"countJoi\
nJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":s,"getJoin badRequest":t,"getJoin badRequest headers":s,"getJoin unauthorized":t,"getJoin unaut\
horized headers":y,"getJoin forbidden":t,"getJoin forbidden headers":s,"getJoin notFound":t,"getJoin notFound headers":s,"getJoin notAcceptable":t,"getJoin notA\
cceptable headers":s,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,"getJoin internalError headers":s,"getJoin unavai\
lable":t,"getJoin unavailable headers":c,"runJoinCommand ok":x,"runJoinCommand ok headers":s,"runJoinCommand noContent headers":s,"runJoinCommand badRequest":t,
"runJoinCommand badRequest headers":s,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":y,"runJoinCommand forbidden":t,"runJoinCommand forbi\
dden headers":s,"runJoinCommand notFound":t,"runJoinCommand notFound headers":s,"runJoinCommand notAcceptable":t,"runJoinCommand notAcceptable headers":s,"runJo\
inCommand conflict":t,"runJoinCommand conflict headers":s,"runJoinCommand contentTooLarge":t,"runJoinCommand contentTooLarge headers":s,"runJoinCommand unsuppor\
tedMediaType":t,"runJoinCommand unsupportedMediaType headers":s,"runJoinCommand tooManyRequests":t,"runJoinCommand tooManyRequests headers":c,"runJoinCommand in\
ternalError":t,"runJoinCommand internalError headers":s,"runJoinCommand unavailable":t,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":s,"\
deleteJoin badRequest":t,"deleteJoin badRequest headers":s,"deleteJoin unauthorized":t,"deleteJoin unauthorized headers":y,"deleteJoin forbidden":t,"deleteJoin \
forbidden headers":s,"deleteJoin notFound":t,"deleteJoin notFound headers":s,"deleteJoin notAcceptable":t,"deleteJoin notAcceptable headers":s,"deleteJoin tooMa\
nyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError headers":s,"deleteJoin unavailable":t,"deleteJoin un\
available headers":c,"getJoinReport ok":Vr,"getJoinReport ok headers":$e,"getJoinReport badRequest":t,"getJoinReport badRequest headers":s,"getJoinReport unauth\
orized":t,"getJoinReport unauthorized headers":y,"getJoinReport forbidden":t,"getJoinReport forbidden headers":s,"getJoinReport notFound":t,"getJoinReport notFo\
und headers":s,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable headers":s,"getJoinReport tooManyRequests":t,"getJoinReport tooManyRequests headers":c,
"getJoinReport internalError":t,"getJoinReport internalError headers":s,"getJoinReport unavailable":t,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,
"getVennDiagram ok headers":s,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":s,"getVennDiagram unauthorized":t,"getVennDiagram unauthorized h\
eaders":y,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":s,"getVennDiagram notFound":t,"getVennDiagram notFound headers":s,"getVennDiagram notA\
cceptable":t,"getVennDiagram notAcceptable headers":s,"getVennDiagram tooManyRequests":t,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalErro\
r":t,"getVennDiagram internalError headers":s,"getVennDiagram unavailable":t,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagram\
Command ok headers":s,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":s,"runVennDiagramCommand unauthorized":t,"runVennDiagramCo\
mmand unauthorized headers":y,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":s,"runVennDiagramCommand notFound":t,"runVennDiagram\
Command notFound headers":s,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable headers":s,"runVennDiagramCommand contentTooLarge":t,"r\
unVennDiagramCommand contentTooLarge headers":s,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagramCommand unsupportedMediaType headers":s,"runVennDi\
agramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":t,"runVennDiagramCommand internalError h\
eaders":s,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":s,"listJoi\
nInnerRows badRequest":t,"listJoinInnerRows badRequest headers":s,"listJoinInnerRows unauthorized":t,"listJoinInnerRows unauthorized headers":y,"listJoinInnerRo\
ws forbidden":t,"listJoinInnerRows forbidden headers":s,"listJoinInnerRows notFound":t,"listJoinInnerRows notFound headers":s,"listJoinInnerRows notAcceptable":t,
"listJoinInnerRows notAcceptable headers":s,"listJoinInnerRows conflict":t,"listJoinInnerRows conflict headers":s,"listJoinInnerRows tooManyRequests":t,"listJoi\
nInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"listJoinInnerRows internalError headers":s,"listJoinInnerRows unavailable":t,"listJoi\
nInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":s,"runJoinInnerRowsCommand badRequest":t,"runJoinInnerRows\
Command badRequest headers":s,"runJoinInnerRowsCommand unauthorized":t,"runJoinInnerRowsCommand unauthorized headers":y,"runJoinInnerRowsCommand forbidden":t,"r\
unJoinInnerRowsCommand forbidden headers":s,"runJoinInnerRowsCommand notFound":t,"runJoinInnerRowsCommand notFound headers":s,"runJoinInnerRowsCommand notAccept\
able":t,"runJoinInnerRowsCommand notAcceptable headers":s,"runJoinInnerRowsCommand conflict":t,"runJoinInnerRowsCommand conflict headers":s,"runJoinInnerRowsCom\
mand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":s,"runJoinInnerRowsCommand unsupportedMediaType":t,"runJoinInnerRowsCommand unsupporte\
dMediaType headers":s,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":t,
"runJoinInnerRowsCommand internalError headers":s,"runJoinInnerRowsCommand unavailable":t,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":s,"listJoinOuterRows badRequest":t,"listJoinOuterRows badRequest headers":s,"listJoinOuterRows unauthorized":t,"listJoinOuterRows\
 unauthorized headers":y,"listJoinOuterRows forbidden":t,"listJoinOuterRows forbidden headers":s,"listJoinOuterRows notFound":t,"listJoinOuterRows notFound head\
ers":s,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptable headers":s,"listJoinOuterRows conflict":t,"listJoinOuterRows conflict headers":s,"li\
stJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":t,"listJoinOuterRows internalError headers":s,
"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":s,"runJoinOuterR\
owsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":s,"runJoinOuterRowsCommand unauthorized":t,"runJoinOuterRowsCommand unauthorized headers":y,
"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden headers":s,"runJoinOuterRowsCommand notFound":t,"runJoinOuterRowsCommand notFound heade\
rs":s,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand notAcceptable headers":s,"runJoinOuterRowsCommand conflict":t,"runJoinOuterRowsCommand \
conflict headers":s,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOuterRowsCommand contentTooLarge headers":s,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":t,"runJoinOuterRowsCommand unsupportedMediaType headers":s,"runJoinOuterRowsCommand tooManyRequests":t,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalError headers":s,"runJoinOuterRowsCommand unavailable":t,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":s,"listJoinLeftOuterRows badRequest":t,"listJoinLeftOuterRows badRequest heade\
rs":s,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauthorized headers":y,"listJoinLeftOuterRows forbidden":t,"listJoinLeftOuterRows forbidden\
 headers":s,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notFound headers":s,"listJoinLeftOuterRows notAcceptable":t,"listJoinLeftOuterRows notAcce\
ptable headers":s,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRows conflict headers":s,"listJoinLeftOuterRows tooManyRequests":t,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJoinLeftOuterRows internalError headers":s,"listJoinLeftOuterRows unavailable":t,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":s,"runJoinLeftOuterRowsCommand badRequest":t,
"runJoinLeftOuterRowsCommand badRequest headers":s,"runJoinLeftOuterRowsCommand unauthorized":t,"runJoinLeftOuterRowsCommand unauthorized headers":y,"runJoinLef\
tOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden headers":s,"runJoinLeftOuterRowsCommand notFound":t,"runJoinLeftOuterRowsCommand notFound \
headers":s,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuterRowsCommand notAcceptable headers":s,"runJoinLeftOuterRowsCommand conflict":t,"runJoin\
LeftOuterRowsCommand conflict headers":s,"runJoinLeftOuterRowsCommand contentTooLarge":t,"runJoinLeftOuterRowsCommand contentTooLarge headers":s,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":s,"runJoinLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":t,"runJoinLeftOuterRowsCommand internalError headers":s,"runJoinLeftOuter\
RowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":s,"listJoinRigh\
tOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":s,"listJoinRightOuterRows unauthorized":t,"listJoinRightOuterRows unauthorized headers":y,"\
listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden headers":s,"listJoinRightOuterRows notFound":t,"listJoinRightOuterRows notFound headers":s,
"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAcceptable headers":s,"listJoinRightOuterRows conflict":t,"listJoinRightOuterRows conflict h\
eaders":s,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":t,"listJoinRightO\
uterRows internalError headers":s,"listJoinRightOuterRows unavailable":t,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"run\
JoinRightOuterRowsCommand ok headers":s,"runJoinRightOuterRowsCommand badRequest":t,"runJoinRightOuterRowsCommand badRequest headers":s,"runJoinRightOuterRowsCo\
mmand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":y,"runJoinRightOuterRowsCommand forbidden":t,"runJoinRightOuterRowsCommand forbidden h\
eaders":s,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCommand notFound headers":s,"runJoinRightOuterRowsCommand notAcceptable":t,"runJoinRig\
htOuterRowsCommand notAcceptable headers":s,"runJoinRightOuterRowsCommand conflict":t,"runJoinRightOuterRowsCommand conflict headers":s,"runJoinRightOuterRowsCo\
mmand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge headers":s,"runJoinRightOuterRowsCommand unsupportedMediaType":t,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":s,"runJoinRightOuterRowsCommand tooManyRequests":t,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError headers":s,"runJoinRightOuterRowsCommand unavailable":t,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":s,"listJoinLeftNoMatchRows badRequest":t,"listJoinLeftNoMatchRows ba\
dRequest headers":s,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNoMatchRows unauthorized headers":y,"listJoinLeftNoMatchRows forbidden":t,"listJoinLef\
tNoMatchRows forbidden headers":s,"listJoinLeftNoMatchRows notFound":t,"listJoinLeftNoMatchRows notFound headers":s,"listJoinLeftNoMatchRows notAcceptable":t,"l\
istJoinLeftNoMatchRows notAcceptable headers":s,"listJoinLeftNoMatchRows conflict":t,"listJoinLeftNoMatchRows conflict headers":s,"listJoinLeftNoMatchRows tooMa\
nyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":t,"listJoinLeftNoMatchRows internalError headers":s,"l\
istJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok hea\
ders":s,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRowsCommand badRequest headers":s,"runJoinLeftNoMatchRowsCommand unauthorized":t,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":y,"runJoinLeftNoMatchRowsCommand forbidden":t,"runJoinLeftNoMatchRowsCommand forbidden headers":s,"runJoinLeftNoMa\
tchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":s,"runJoinLeftNoMatchRowsCommand notAcceptable":t,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":s,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftNoMatchRowsCommand conflict headers":s,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":s,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":t,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":s,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":s,"runJoinLeftNoMatchRowsCommand unavailable":t,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":s,"listJoinRightNoMatchRows badRequest":t,"listJoinRightNoMatchRows badReque\
st headers":s,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchRows unauthorized headers":y,"listJoinRightNoMatchRows forbidden":t,"listJoinRightN\
oMatchRows forbidden headers":s,"listJoinRightNoMatchRows notFound":t,"listJoinRightNoMatchRows notFound headers":s,"listJoinRightNoMatchRows notAcceptable":t,"\
listJoinRightNoMatchRows notAcceptable headers":s,"listJoinRightNoMatchRows conflict":t,"listJoinRightNoMatchRows conflict headers":s,"listJoinRightNoMatchRows \
tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":t,"listJoinRightNoMatchRows internalError heade\
rs":s,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCo\
mmand ok headers":s,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRightNoMatchRowsCommand badRequest headers":s,"runJoinRightNoMatchRowsCommand unauthor\
ized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":y,"runJoinRightNoMatchRowsCommand forbidden":t,"runJoinRightNoMatchRowsCommand forbidden headers":s,
"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand notFound headers":s,"runJoinRightNoMatchRowsCommand notAcceptable":t,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":s,"runJoinRightNoMatchRowsCommand conflict":t,"runJoinRightNoMatchRowsCommand conflict headers":s,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge headers":s,"runJoinRightNoMatchRowsCommand unsupportedMediaType":t,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":s,"runJoinRightNoMatchRowsCommand tooManyRequests":t,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsCommand internalError headers":s,"runJoinRightNoMatchRowsCommand unavailable":t,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":s,"listJoinMatchingValues badRequest":t,"listJoi\
nMatchingValues badRequest headers":s,"listJoinMatchingValues unauthorized":t,"listJoinMatchingValues unauthorized headers":y,"listJoinMatchingValues forbidden":t,
"listJoinMatchingValues forbidden headers":s,"listJoinMatchingValues notFound":t,"listJoinMatchingValues notFound headers":s,"listJoinMatchingValues notAcceptab\
le":t,"listJoinMatchingValues notAcceptable headers":s,"listJoinMatchingValues conflict":t,"listJoinMatchingValues conflict headers":s,"listJoinMatchingValues t\
ooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":t,"listJoinMatchingValues internalError headers":s,"\
listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok header\
s":s,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesCommand badRequest headers":s,"runJoinMatchingValuesCommand unauthorized":t,"runJoinMatch\
ingValuesCommand unauthorized headers":y,"runJoinMatchingValuesCommand forbidden":t,"runJoinMatchingValuesCommand forbidden headers":s,"runJoinMatchingValuesCom\
mand notFound":t,"runJoinMatchingValuesCommand notFound headers":s,"runJoinMatchingValuesCommand notAcceptable":t,"runJoinMatchingValuesCommand notAcceptable he\
aders":s,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCommand conflict headers":s,"runJoinMatchingValuesCommand contentTooLarge":t,"runJoinMa\
tchingValuesCommand contentTooLarge headers":s,"runJoinMatchingValuesCommand unsupportedMediaType":t,"runJoinMatchingValuesCommand unsupportedMediaType headers":s,
"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":t,"runJoi\
nMatchingValuesCommand internalError headers":s,"runJoinMatchingValuesCommand unavailable":t,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":s,"listJoinLeftNoMatchValues badRequest":t,"listJoinLeftNoMatchValues badRequest headers":s,"listJoinL\
eftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized headers":y,"listJoinLeftNoMatchValues forbidden":t,"listJoinLeftNoMatchValues forbidden\
 headers":s,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchValues notFound headers":s,"listJoinLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMat\
chValues notAcceptable headers":s,"listJoinLeftNoMatchValues conflict":t,"listJoinLeftNoMatchValues conflict headers":s,"listJoinLeftNoMatchValues tooManyReques\
ts":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":t,"listJoinLeftNoMatchValues internalError headers":s,"lis\
tJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand \
ok headers":s,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeftNoMatchValuesCommand badRequest headers":s,"runJoinLeftNoMatchValuesCommand unauthorize\
d":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":y,"runJoinLeftNoMatchValuesCommand forbidden":t,"runJoinLeftNoMatchValuesCommand forbidden headers":s,
"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesCommand notFound headers":s,"runJoinLeftNoMatchValuesCommand notAcceptable":t,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":s,"runJoinLeftNoMatchValuesCommand conflict":t,"runJoinLeftNoMatchValuesCommand conflict headers":s,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":s,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":t,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":s,"runJoinLeftNoMatchValuesCommand tooManyRequests":t,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLeftNoMatchValuesCommand internalError headers":s,"runJoinLeftNoMatchValuesCommand unavailab\
le":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":s,"listJoinRightNoMatchV\
alues badRequest":t,"listJoinRightNoMatchValues badRequest headers":s,"listJoinRightNoMatchValues unauthorized":t,"listJoinRightNoMatchValues unauthorized heade\
rs":y,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchValues forbidden headers":s,"listJoinRightNoMatchValues notFound":t,"listJoinRightNoMatchVal\
ues notFound headers":s,"listJoinRightNoMatchValues notAcceptable":t,"listJoinRightNoMatchValues notAcceptable headers":s,"listJoinRightNoMatchValues conflict":t,
"listJoinRightNoMatchValues conflict headers":s,"listJoinRightNoMatchValues tooManyRequests":t,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":t,"listJoinRightNoMatchValues internalError headers":s,"listJoinRightNoMatchValues unavailable":t,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":s,"runJoinRightNoMatchValuesCommand badRequest":t,"r\
unJoinRightNoMatchValuesCommand badRequest headers":s,"runJoinRightNoMatchValuesCommand unauthorized":t,"runJoinRightNoMatchValuesCommand unauthorized headers":y,
"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatchValuesCommand forbidden headers":s,"runJoinRightNoMatchValuesCommand notFound":t,"runJoinRigh\
tNoMatchValuesCommand notFound headers":s,"runJoinRightNoMatchValuesCommand notAcceptable":t,"runJoinRightNoMatchValuesCommand notAcceptable headers":s,"runJoin\
RightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCommand conflict headers":s,"runJoinRightNoMatchValuesCommand contentTooLarge":t,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType":t,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":s,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":t,"runJoinRightNoMatchValuesCommand internalError headers":s,"runJoinRightNoMatchValuesCommand unavailable":t,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":s,"listKeywords badRequest":t,"listKeywords badRequest headers":s,"listKeywords unauthorized":t,
"listKeywords unauthorized headers":y,"listKeywords forbidden":t,"listKeywords forbidden headers":s,"listKeywords notFound":t,"listKeywords notFound headers":s,
"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":s,"listKeywords tooManyRequests":t,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":t,"listKeywords internalError headers":s,"listKeywords unavailable":t,"listKeywords unavailable headers":c,"runKeywordsCommand ok":ts,"runKeywordsC\
ommand ok headers":s,"runKeywordsCommand badRequest":t,"runKeywordsCommand badRequest headers":s,"runKeywordsCommand unauthorized":t,"runKeywordsCommand unautho\
rized headers":y,"runKeywordsCommand forbidden":t,"runKeywordsCommand forbidden headers":s,"runKeywordsCommand notFound":t,"runKeywordsCommand notFound headers":s,
"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAcceptable headers":s,"runKeywordsCommand conflict":t,"runKeywordsCommand conflict headers":s,"runKe\
ywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarge headers":s,"runKeywordsCommand unsupportedMediaType":t,"runKeywordsCommand unsupportedMedia\
Type headers":s,"runKeywordsCommand tooManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":t,"runKeywordsCommand i\
nternalError headers":s,"runKeywordsCommand unavailable":t,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":s,"deleteKeyword\
Category badRequest":t,"deleteKeywordCategory badRequest headers":s,"deleteKeywordCategory unauthorized":t,"deleteKeywordCategory unauthorized headers":y,"delet\
eKeywordCategory forbidden":t,"deleteKeywordCategory forbidden headers":s,"deleteKeywordCategory notFound":t,"deleteKeywordCategory notFound headers":s,"deleteK\
eywordCategory conflict":t,"deleteKeywordCategory conflict headers":s,"deleteKeywordCategory tooManyRequests":t,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":t,"deleteKeywordCategory internalError headers":s,"deleteKeywordCategory unavailable":t,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":s,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":s,"deleteKeyword unauthorized":t,"deleteKeyword \
unauthorized headers":y,"deleteKeyword forbidden":t,"deleteKeyword forbidden headers":s,"deleteKeyword notFound":t,"deleteKeyword notFound headers":s,"deleteKey\
word conflict":t,"deleteKeyword conflict headers":s,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":t,
"deleteKeyword internalError headers":s,"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":s,
"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":s,"listRuleFolders unauthorized":t,"listRuleFolders unauthorized headers":y,"listRuleFolders\
 forbidden":t,"listRuleFolders forbidden headers":s,"listRuleFolders notFound":t,"listRuleFolders notFound headers":s,"listRuleFolders notAcceptable":t,"listRul\
eFolders notAcceptable headers":s,"listRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":t,"listRuleFol\
ders internalError headers":s,"listRuleFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok hea\
ders":s,"runRuleFoldersCommand noContent headers":ss,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand badRequest headers":s,"runRuleFoldersCommand un\
authorized":t,"runRuleFoldersCommand unauthorized headers":y,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCommand forbidden headers":s,"runRuleFoldersComm\
and notFound":t,"runRuleFoldersCommand notFound headers":s,"runRuleFoldersCommand notAcceptable":t,"runRuleFoldersCommand notAcceptable headers":s,"runRuleFolde\
rsCommand conflict":t,"runRuleFoldersCommand conflict headers":s,"runRuleFoldersCommand contentTooLarge":t,"runRuleFoldersCommand contentTooLarge headers":s,"ru\
nRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand unsupportedMediaType headers":s,"runRuleFoldersCommand tooManyRequests":t,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,"runRuleFoldersCommand internalError headers":s,"runRuleFoldersCommand unavailable":t,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":s,"getRuleFolder badRequest":t,"getRuleFolder badRequest headers":s,"\
getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":y,"getRuleFolder forbidden":t,"getRuleFolder forbidden headers":s,"getRuleFolder notFound":t,
"getRuleFolder notFound headers":s,"getRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":s,"getRuleFolder tooManyRequests":t,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder internalError headers":s,"getRuleFolder unavailable":t,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":x,"runRuleFolderCommand ok headers":s,"runRuleFolderCommand badRequest":t,"runRuleFolderCommand badRequest headers":s,"runRuleFolderCo\
mmand unauthorized":t,"runRuleFolderCommand unauthorized headers":y,"runRuleFolderCommand forbidden":t,"runRuleFolderCommand forbidden headers":s,"runRuleFolder\
Command notFound":t,"runRuleFolderCommand notFound headers":s,"runRuleFolderCommand notAcceptable":t,"runRuleFolderCommand notAcceptable headers":s,"runRuleFold\
erCommand conflict":t,"runRuleFolderCommand conflict headers":s,"runRuleFolderCommand contentTooLarge":t,"runRuleFolderCommand contentTooLarge headers":s,"runRu\
leFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupportedMediaType headers":s,"runRuleFolderCommand tooManyRequests":t,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":t,"runRuleFolderCommand internalError headers":s,"runRuleFolderCommand unavailable":t,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":s,"deleteRuleFolder badRequest":t,"deleteRuleFolder badRequest headers":s,"deleteRuleFolder\
 unauthorized":t,"deleteRuleFolder unauthorized headers":y,"deleteRuleFolder forbidden":t,"deleteRuleFolder forbidden headers":s,"deleteRuleFolder notFound":t,"\
deleteRuleFolder notFound headers":s,"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":s,"deleteRuleFolder tooManyRequests":t,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRuleFolder internalError headers":s,"deleteRuleFolder unavailable":t,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":s,"listRuleFolderRules badRequest":t,"listRuleFolderRules badRequest headers":s,"\
listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized headers":y,"listRuleFolderRules forbidden":t,"listRuleFolderRules forbidden headers":s,"li\
stRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":s,"listRuleFolderRules notAcceptable":t,"listRuleFolderRules notAcceptable headers":s,"list\
RuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":t,"listRuleFolderRules internalError head\
ers":s,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Yr,"runRuleFolderRulesCommand ok headers":s,
"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand badRequest headers":s,"runRuleFolderRulesCommand unauthorized":t,"runRuleFolderRulesCommand \
unauthorized headers":y,"runRuleFolderRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":s,"runRuleFolderRulesCommand notFound":t,"runRuleF\
olderRulesCommand notFound headers":s,"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notAcceptable headers":s,"runRuleFolderRulesCommand\
 conflict":t,"runRuleFolderRulesCommand conflict headers":s,"runRuleFolderRulesCommand contentTooLarge":t,"runRuleFolderRulesCommand contentTooLarge headers":s,
"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":s,"runRuleFolderRulesCommand tooManyRequests":t,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRulesCommand internalError headers":s,"runRuleFolder\
RulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":s,"listRuleFolderR\
esults badRequest":t,"listRuleFolderResults badRequest headers":s,"listRuleFolderResults unauthorized":t,"listRuleFolderResults unauthorized headers":y,"listRul\
eFolderResults forbidden":t,"listRuleFolderResults forbidden headers":s,"listRuleFolderResults notFound":t,"listRuleFolderResults notFound headers":s,"listRuleF\
olderResults notAcceptable":t,"listRuleFolderResults notAcceptable headers":s,"listRuleFolderResults tooManyRequests":t,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":t,"listRuleFolderResults internalError headers":s,"listRuleFolderResults unavailable":t,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":s,"runRuleFolderResultsCommand badRequest":t,"runRuleFolderRes\
ultsCommand badRequest headers":s,"runRuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unauthorized headers":y,"runRuleFolderResultsCommand\
 forbidden":t,"runRuleFolderResultsCommand forbidden headers":s,"runRuleFolderResultsCommand notFound":t,"runRuleFolderResultsCommand notFound headers":s,"runRu\
leFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand notAcceptable headers":s,"runRuleFolderResultsCommand contentTooLarge":t,"runRuleFolderResu\
ltsCommand contentTooLarge headers":s,"runRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsCommand unsupportedMediaType headers":s,"runRule\
FolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":t,"runRuleFolderResu\
ltsCommand internalError headers":s,"runRuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":s,"listLoaderConnections badRequest":t,"listLoaderConnections badRequest headers":s,"listLoaderConnections unauthorized":t,"l\
istLoaderConnections unauthorized headers":y,"listLoaderConnections forbidden":t,"listLoaderConnections forbidden headers":s,"listLoaderConnections notFound":t,
"listLoaderConnections notFound headers":s,"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcceptable headers":s,"listLoaderConnections tooMan\
yRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":t,"listLoaderConnections internalError headers":s,"listLoad\
erConnections unavailable":t,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":as,"runLoaderConnectionsCommand ok headers":s,"runLo\
aderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badRequest headers":s,"runLoaderConnectionsCommand unauthorized":t,"runLoaderConnectionsComman\
d unauthorized headers":y,"runLoaderConnectionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden headers":s,"runLoaderConnectionsCommand notFound":t,"\
runLoaderConnectionsCommand notFound headers":s,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnectionsCommand notAcceptable headers":s,"runLoaderCo\
nnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":s,"runLoaderConnectionsCommand contentTooLarge":t,"runLoaderConnectionsCommand conte\
ntTooLarge headers":s,"runLoaderConnectionsCommand unsupportedMediaType":t,"runLoaderConnectionsCommand unsupportedMediaType headers":s,"runLoaderConnectionsCom\
mand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":t,"runLoaderConnectionsCommand inter\
nalError headers":s,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":s,"getLoaderConnection badRequest":t,"getLoaderConnection badRequest headers":s,"getLoaderConnection unauthorized":t,"getLoaderConnection unauth\
orized headers":y,"getLoaderConnection forbidden":t,"getLoaderConnection forbidden headers":s,"getLoaderConnection notFound":t,"getLoaderConnection notFound hea\
ders":s,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable headers":s,"getLoaderConnection tooManyRequests":t,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection internalError headers":s,"getLoaderConnection unavailable":t,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":os,"runLoaderConnectionCommand ok headers":s,"runLoaderConnectionCommand badRequest":t,"runLoaderConnect\
ionCommand badRequest headers":s,"runLoaderConnectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorized headers":y,"runLoaderConnectionCommand for\
bidden":t,"runLoaderConnectionCommand forbidden headers":s,"runLoaderConnectionCommand notFound":t,"runLoaderConnectionCommand notFound headers":s,"runLoaderCon\
nectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable headers":s,"runLoaderConnectionCommand conflict":t,"runLoaderConnectionCommand conflic\
t headers":s,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":s,"runLoaderConnectionCommand unsupportedMediaT\
ype":t,"runLoaderConnectionCommand unsupportedMediaType headers":s,"runLoaderConnectionCommand tooManyRequests":t,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionCommand internalError headers":s,"runLoaderConnectionCommand unavailable":t,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":s,"deleteLoaderConnection badRequest":t,"deleteLoaderConnection badRequest h\
eaders":s,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauthorized headers":y,"deleteLoaderConnection forbidden":t,"deleteLoaderConnection f\
orbidden headers":s,"deleteLoaderConnection notFound":t,"deleteLoaderConnection notFound headers":s,"deleteLoaderConnection conflict":t,"deleteLoaderConnection \
conflict headers":s,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":t,"dele\
teLoaderConnection internalError headers":s,"deleteLoaderConnection unavailable":t,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":s,"listDatasources badRequest":t,"listDatasources badRequest headers":s,"listDatasources unauthorized":t,"listDatasources unauthorized hea\
ders":y,"listDatasources forbidden":t,"listDatasources forbidden headers":s,"listDatasources notFound":t,"listDatasources notFound headers":s,"listDatasources n\
otAcceptable":t,"listDatasources notAcceptable headers":s,"listDatasources conflict":t,"listDatasources conflict headers":s,"listDatasources tooManyRequests":t,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listDatasources internalError headers":s,"listDatasources unavailable":t,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":s,"runDatasourcesCommand badRequest":t,"runDatasourcesCommand ba\
dRequest headers":s,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unauthorized headers":y,"runDatasourcesCommand forbidden":t,"runDatasourcesCom\
mand forbidden headers":s,"runDatasourcesCommand notFound":t,"runDatasourcesCommand notFound headers":s,"runDatasourcesCommand notAcceptable":t,"runDatasourcesC\
ommand notAcceptable headers":s,"runDatasourcesCommand conflict":t,"runDatasourcesCommand conflict headers":s,"runDatasourcesCommand contentTooLarge":t,"runData\
sourcesCommand contentTooLarge headers":s,"runDatasourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsupportedMediaType headers":s,"runDatasourcesC\
ommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":t,"runDatasourcesCommand internalError headers":s,
"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":s,"listDataschemas badRe\
quest":t,"listDataschemas badRequest headers":s,"listDataschemas unauthorized":t,"listDataschemas unauthorized headers":y,"listDataschemas forbidden":t,"listDat\
aschemas forbidden headers":s,"listDataschemas notFound":t,"listDataschemas notFound headers":s,"listDataschemas notAcceptable":t,"listDataschemas notAcceptable\
 headers":s,"listDataschemas conflict":t,"listDataschemas conflict headers":s,"listDataschemas tooManyRequests":t,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":t,"listDataschemas internalError headers":s,"listDataschemas unavailable":t,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":s,"runDataschemasCommand noContent headers":s,"runDataschemasCommand badRequest":t,"runDataschemasCommand badR\
equest headers":s,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unauthorized headers":y,"runDataschemasCommand forbidden":t,"runDataschemasComma\
nd forbidden headers":s,"runDataschemasCommand notFound":t,"runDataschemasCommand notFound headers":s,"runDataschemasCommand notAcceptable":t,"runDataschemasCom\
mand notAcceptable headers":s,"runDataschemasCommand conflict":t,"runDataschemasCommand conflict headers":s,"runDataschemasCommand contentTooLarge":t,"runDatasc\
hemasCommand contentTooLarge headers":s,"runDataschemasCommand unsupportedMediaType":t,"runDataschemasCommand unsupportedMediaType headers":s,"runDataschemasCom\
mand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":t,"runDataschemasCommand internalError headers":s,
"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":is,"listConnectionEncodings ok headers":s,"list\
ConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":s,"listConnectionEncodings unauthorized":t,"listConnectionEncodings unauthorized \
headers":y,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden headers":s,"listConnectionEncodings notFound":t,"listConnectionEncodings not\
Found headers":s,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings notAcceptable headers":s,"listConnectionEncodings tooManyRequests":t,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,"listConnectionEncodings internalError headers":s,"listConnectionEncoding\
s notImplemented":t,"listConnectionEncodings notImplemented headers":s,"listConnectionEncodings unavailable":t,"listConnectionEncodings unavailable headers":c,"\
listLoaderConnectionTypes ok":ls,"listLoaderConnectionTypes ok headers":s,"listLoaderConnectionTypes badRequest":t,"listLoaderConnectionTypes badRequest headers":s,
"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":y,"listLoaderConnectionTypes notAcceptable":t,"listLoaderConnectionT\
ypes notAcceptable headers":s,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes int\
ernalError":t,"listLoaderConnectionTypes internalError headers":s,"listLoaderConnectionTypes unavailable":t,"listLoaderConnectionTypes unavailable headers":c,"l\
istWebhooks ok":P,"listWebhooks ok headers":s,"listWebhooks badRequest":t,"listWebhooks badRequest headers":s,"listWebhooks unauthorized":t,"listWebhooks unauth\
orized headers":y,"listWebhooks forbidden":t,"listWebhooks forbidden headers":s,"listWebhooks notFound":t,"listWebhooks notFound headers":s,"listWebhooks notAcc\
eptable":t,"listWebhooks notAcceptable headers":s,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":t,"list\
Webhooks internalError headers":s,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":ps,"runWebhooksCommand ok headers":s,
"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":s,"runWebhooksCommand unauthorized":t,"runWebhooksCommand unauthorized headers":y,"run\
WebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":s,"runWebhooksCommand notFound":t,"runWebhooksCommand notFound headers":s,"runWebhooksComman\
d notAcceptable":t,"runWebhooksCommand notAcceptable headers":s,"runWebhooksCommand conflict":t,"runWebhooksCommand conflict headers":s,"runWebhooksCommand cont\
entTooLarge":t,"runWebhooksCommand contentTooLarge headers":s,"runWebhooksCommand unsupportedMediaType":t,"runWebhooksCommand unsupportedMediaType headers":s,"r\
unWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":t,"runWebhooksCommand internalError heade\
rs":s,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":s,"deleteWebhook badRequest":t,"deleteWebh\
ook badRequest headers":s,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":y,"deleteWebhook forbidden":t,"deleteWebhook forbidden headers":s,
"deleteWebhook notFound":t,"deleteWebhook notFound headers":s,"deleteWebhook tooManyRequests":t,"deleteWebhook tooManyRequests headers":c,"deleteWebhook interna\
lError":t,"deleteWebhook internalError headers":s,"deleteWebhook unavailable":t,"deleteWebhook unavailable headers":c,"listJobs ok":at,"listJobs ok headers":s,"\
listJobs badRequest":t,"listJobs badRequest headers":s,"listJobs unauthorized":t,"listJobs unauthorized headers":y,"listJobs forbidden":t,"listJobs forbidden he\
aders":s,"listJobs notFound":t,"listJobs notFound headers":s,"listJobs notAcceptable":t,"listJobs notAcceptable headers":s,"listJobs tooManyRequests":t,"listJob\
s tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":s,"listJobs unavailable":t,"listJobs unavailable headers":c,"runSchedul\
erCommand ok":cs,"runSchedulerCommand ok headers":s,"runSchedulerCommand badRequest":t,"runSchedulerCommand badRequest headers":s,"runSchedulerCommand unauthori\
zed":t,"runSchedulerCommand unauthorized headers":y,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden headers":s,"runSchedulerCommand notFound":t,
"runSchedulerCommand notFound headers":s,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable headers":s,"runSchedulerCommand contentTooLarg\
e":t,"runSchedulerCommand contentTooLarge headers":s,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerCommand unsupportedMediaType headers":s,"runSched\
ulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,"runSchedulerCommand internalError headers":s,
"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":at,"getJob ok headers":s,"getJob okEventStream":hs,"getJob okEventSt\
ream headers":s,"getJob badRequest":t,"getJob badRequest headers":s,"getJob unauthorized":t,"getJob unauthorized headers":y,"getJob forbidden":t,"getJob forbidd\
en headers":s,"getJob notFound":t,"getJob notFound headers":s,"getJob notAcceptable":t,"getJob notAcceptable headers":s,"getJob tooManyRequests":t,"getJob tooMa\
nyRequests headers":c,"getJob internalError":t,"getJob internalError headers":s,"getJob unavailable":t,"getJob unavailable headers":c,"runJobCommand ok":x,"runJ\
obCommand ok headers":s,"runJobCommand badRequest":t,"runJobCommand badRequest headers":s,"runJobCommand unauthorized":t,"runJobCommand unauthorized headers":y,
"runJobCommand forbidden":t,"runJobCommand forbidden headers":s,"runJobCommand notFound":t,"runJobCommand notFound headers":s,"runJobCommand notAcceptable":t,"r\
unJobCommand notAcceptable headers":s,"runJobCommand conflict":t,"runJobCommand conflict headers":s,"runJobCommand contentTooLarge":t,"runJobCommand contentTooL\
arge headers":s,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":s,"runJobCommand tooManyRequests":t,"runJobCommand tooManyRe\
quests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":s,"runJobCommand unavailable":t,"runJobCommand unavailable headers":c};export{ys as validators};
