// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var jr=Object.getOwnPropertyNames,Dr=(i,o)=>function(){try{return o||(0,i[jr(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(v){throw o=0,v}},zr=Dr({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(R){const v=R.length;let f=0,y=0,e;for(;y<v;)f++,e=R.charCodeAt(
y++),e>=55296&&e<=56319&&y<v&&(e=R.charCodeAt(y),(e&64512)===56320&&y++);return f}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Br=ke,Ir=new RegExp(
"^3\\.1\\.\\d+$","u");function ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ke.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(i.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Ir.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const p={instancePath:o+"/servers/"+l,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ke.
errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=qe,w=zr().default;function qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=qe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var a=Ee,Or={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function $(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=$.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameter!==void 0&&typeof i.parameter!="string"){const r={instancePath:o+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.detail!==void 0){let r=i.
detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.
end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Q(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Q.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(i.title===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(i.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(i.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="st\
ring"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Or.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){
let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)$(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?$.errors:
e.concat($.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ee.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Q(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length),Ee.errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=Ae;function Ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ae.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(i["retry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),t++}}if(i["retry-after"]!==void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Ae.errors=e,t===0}Ae.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var b=Le;function Le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["www-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];
if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=Me,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Z.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
if(typeof r[l]!="string"){const c={instancePath:o+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),t++}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=j.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)Z(i[d],{instancePath:o+"/"+d,parentData:i,
parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=i.length;for(let d=0;d<m;d++){let C=i[d];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const q in C)if(q!=="@url"&&typeof C[q]!="string"){
const L={instancePath:o+"/"+d+"/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const q={instancePath:o+"/"+d+"/@url",schemaPath:"\
contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{const q={
instancePath:o+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),t++}}}else{
const m={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&
s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(typeof i=="string"){if(w(i)>0){const C={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:o,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?
e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};
e===null?e=[m]:e.push(m),t++}return j.errors=e,u.items=p,t===0}j.evaluated={dynamicProps:!1,dynamicItems:!0};var _r={type:"object",required:["viewName","pageSta\
rt","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Fe={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Sr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},x=new RegExp("^[1-9][0-9]*$","u"),Ne=new RegExp("^(0|[1-9][0-9\
]*)$","u");function M(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=M.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(i.pageStart===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.viewName!==void 0){let r=i.viewName;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!x.test(
r)){const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!Ne.test(r)){const s={instancePath:o+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!Ne.test(r)){const s={instancePath:o+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:_r.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(i.detected!==void 0){let r=i.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:o+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const l={instancePath:o+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const l={instancePath:o+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:Fe.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:o+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:
e.push(l),t++}}else{const l={instancePath:o+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const l={instancePath:o+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[l]:e.push(l),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const l={instancePath:o+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:Fe.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(
l),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const l={instancePath:o+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const l={instancePath:o+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:Fe.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[l]:e.push(l),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const l={instancePath:o+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){
const l={instancePath:o+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:Fe.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.rejected!==void 0){let r=i.rejected;
if(Array.isArray(r)){if(r.length>100){const l={instancePath:o+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
line===void 0){const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[p]:e.push(p),t++}if(c.reason===void 0){const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[p]:e.push(p),t++}if(c.detail===
void 0){const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="line"||p==="reason"||p==="detail")){const g={instancePath:o+"/rej\
ected/"+l,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties"};e===null?e=[g]:e.push(g),t++}if(c.line!==void 0){let p=c.line;if(typeof p=="string"){if(!x.test(p)){const g={instancePath:o+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.reason!==void 0){let p=c.reason;if(typeof p!="string"){const g={instancePath:o+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),t++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const g={instancePath:o+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Sr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[g]:e.push(g),t++}}if(c.detail!==void 0){let p=c.detail;if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:
e.push(g),t++}}else{const g={instancePath:o+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function X(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=X.evaluated;if(u.dynamicProps&&(u.
props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==
void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const g={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<
1){const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={
instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(j(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),i.metadata!==void 0&&(M(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Me.evaluated;return u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),X(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),t=
e.length),Me.errors=e,t===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var T=Te;function Te(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gr=xe,Hr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=xe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Hr.test(r)){const s={instancePath:o+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Vr=$e,Kr={type:"string",enum:["reader","editor","administrator"]};function W(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=W.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(i.username===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(i.role===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.authenticated!==void 0&&typeof i.
authenticated!="boolean"){const r={instancePath:o+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Kr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.errors=e,t===0}
W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=$e.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),W(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),t=e.length),$e.errors=e,t===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Jr=je;
function je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=je.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:o,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(r!=="path"){const s={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(w(r)>255){const s={instancePath:o+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var wr=De;function De(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=De.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ur=ze,Cr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Rr=new RegExp('^"[0-9a-z-]+"$',"u");function ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),t++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(i["content-length"]===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),t++}if(i["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-reques\
t-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Rr.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Cr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Cr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ze.
errors=e,t===0}ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Yr=Be,kr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},Qr=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Be(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),t++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(i["\
content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),t++}if(i["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(i["content-ran\
ge"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!Rr.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:kr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:kr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!Qr.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Zr=Ie,Xr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ie.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Rr.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Xr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Wr=Oe,es=new RegExp("^bytes \\*/[0-9]+$","u");function Oe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!es.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var rs=_e;function A(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=A.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}
if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const g={instancePath:o+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/columns/"+l+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+
"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==
void 0&&(j(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),
i.metadata!==void 0&&(M(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.
concat(M.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return A.errors=e,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=B.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(i.entityId===void 0){const m={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),t++}if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="url"||m==="entityId"||m==="job")){const d={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let m=i.entityId;if(typeof m=="string"){if(!x.test(
m)){const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.
file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===
t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return B.errors=e,
u.props=p,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=_e.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!B(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return _e.errors=e,u.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var ss=Se,qr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ee(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ee.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=D.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),t++}if(i.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=re.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(i.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),t++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:qr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)ee(r[l],{instancePath:o+"/columns/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,
rootData:f,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Se.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),re(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?re.errors:e.concat(re.errors),t=e.length),Se.errors=e,t===0}Se.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ce=Ge;function Ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;
const u=Ge.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!Ne.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}Ge.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var ts=He;function He(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=He.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),t++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!x.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var F=Ve;function I(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=I.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=g===t;if(P&&s?(s=!1,l=[l,1]):P&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return I.
errors=e,u.props=p,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=Ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!I(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.evaluated.props;return Ve.errors=e,u.props=r,t===0}Ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var as=Ke;function Ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ke.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}Ke.evaluated=
{dynamicProps:!1,dynamicItems:!1};var is=Je;function Je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=Je.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Je.
errors=e,t===0}Je.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var os=Ue;function Ue(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ue.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}
Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=Ye,ls={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Er={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Ar={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},us={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function se(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=se.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(i.type===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),t++}if(i.optional===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),t++}if(i.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:us.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const c={instancePath:o+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),t++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=te.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),t++}if(i.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)se(r[l],{instancePath:o+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Ar.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===
0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=ae.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}if(i.group===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),t++}if(i.description===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),t++}if(i.signatures===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(i.examples===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(
l),t++}const s=r.length;for(let l=0;l<s;l++)te(r[l],{instancePath:o+"/signatures/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?
te.errors:e.concat(te.errors),t=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const l={instancePath:o+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[l]:e.push(l),
t++}const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.expression===void 0){const p={instancePath:o+"/examples/"+
l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),t++}if(c.result===void 0){const p={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="expression"||p===
"result"||p==="row")){const g={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.expression!==void 0&&typeof c.expression!="string"){const p={
instancePath:o+"/examples/"+l+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(c.result!==void 0){let p=c.result;if(typeof p!="string"&&p!==null){const g={instancePath:o+"/examples/"+l+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Er.properties.result.type},message:"must be string,null"};e===
null?e=[g]:e.push(g),t++}}if(c.row!==void 0){let p=c.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const g in p){let P=p[g];if(typeof P!="string"&&P!==null){
const m={instancePath:o+"/examples/"+l+"/row/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Er.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{const g={
instancePath:o+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ie.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)ae(r[l],{instancePath:o+"/functions/"+l,parentData:r,parentDataProperty:l,
rootData:f,dynamicAnchors:y})||(e=e===null?ae.errors:e.concat(ae.errors),t=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ye.evaluated;return u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),ie(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?ie.errors:e.
concat(ie.errors),t=e.length),Ye.errors=e,t===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ms=Qe,ds={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
ps=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),cs=new RegExp("^[^\\x00]*$","u");function oe(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=oe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),t++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),t++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(w(s)>128){const l={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[l]:e.push(l),t++}if(w(
s)<1){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[l]:e.push(l),t++}if(!ps.test(s)){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=i[2];if(typeof s=="string"){if(w(s)>4e3){const l={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),t++}if(!cs.test(s)){
const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=i[3];if(typeof s!="string"){const l={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ds.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[l]:e.push(l),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return oe.errors=e,t===0}oe.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=ne.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}
const r=i.length;for(let s=0;s<r;s++)oe(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:f,dynamicAnchors:y})||(e=e===null?oe.errors:e.concat(
oe.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ne.errors=e,t===0}ne.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=Qe.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ne(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),Qe.errors=e,t===0}Qe.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Lr=Ze,hs=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Ze.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!hs.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ze.errors=e,t===0}Ze.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var ys=Xe;function O(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=O.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);
const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(i.entityId===
void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="url"||m==="entityId")){const d={instancePath:o,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let m=i.entityId;if(typeof m==
"string"){if(!x.test(m)){const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$def\
s/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)
if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{
P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/Libra\
ryRulesPromoted/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[C]:e.push(C),t++}if(i.rules===
void 0){const C={instancePath:o,schemaPath:"contract#/$defs/LibraryRulesPromoted/required",keyword:"required",params:{missingProperty:"rules"},message:"must hav\
e required property 'rules'"};e===null?e=[C]:e.push(C),t++}for(const C in i)if(!(C==="url"||C==="rules")){const q={instancePath:o,schemaPath:"contract#/$defs/Li\
braryRulesPromoted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},message:"must NOT have additional properties"};e===null?e=
[q]:e.push(q),t++}if(i.url!==void 0){let C=i.url;if(typeof C=="string"){if(w(C)<1){const q={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryRulesPromot\
ed/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={
instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must mat\
ch format "uri-reference"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/url/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(i.rules!==void 0){let C=i.rules;if(Array.isArray(C)){const q=C.
length;for(let L=0;L<q;L++){let N=C[L];if(typeof N=="string"){if(!x.test(N)){const we={instancePath:o+"/rules/"+L,schemaPath:"contract#/$defs/LibraryRulesPromot\
ed/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[we]:e.push(we),t++}}else{
const we={instancePath:o+"/rules/"+L,schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[we]:e.push(we),t++}}}else{const q={instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryRulesPromoted/properties/rules/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:o,schemaPath:"contract#/$defs/LibraryRul\
esPromoted/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var P=m===t;if(P&&s)s=!1,l=[l,2];else{P&&(s=!0,l=2,
p!==!0&&(p=!0));const C=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[L]:e.push(L),t++}if(i.file===void 0){const L={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[L]:e.push(L),t++}for(const L in i)if(!(L==="job"||L==="file")){const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),t++}if(i.job!==void 0){
let L=i.job;if(typeof L=="string"){if(w(L)<1){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),t++}if(!E.test(L)){const N={instancePath:o+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[N]:e.push(N),t++}}else{const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),t++}}if(i.file!==void 0){let L=i.file;if(typeof L=="string"){if(w(L)<1){const N={instancePath:o+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.
push(N),t++}if(!E.test(L)){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),t++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),t++}}}else{const L={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),t++}var P=C===t;if(P&&s)s=!1,l=[l,
3];else{P&&(s=!0,l=3,p!==!0&&(p=!0));const L=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(
A.errors),t=e.length);var P=L===t;P&&s?(s=!1,l=[l,4]):P&&(s=!0,l=4,p!==!0&&(p=!0))}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return O.errors=e,u.props=p,t===
0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=Xe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!O(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,
dynamicAnchors:y}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.evaluated.props;return Xe.errors=e,u.props=r,t===0}Xe.evaluated={dynamicProps:!0,
dynamicItems:!1};var fs=We;function _(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=_.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===
void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===
t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return _.errors=e,
u.props=p,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function We(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=We.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!_(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.evaluated.props;return We.errors=e,u.props=r,t===0}We.evaluated={dynamicProps:!0,
dynamicItems:!1};var gs=er;function S(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=S.evaluated;
u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}
var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===
void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===
t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return S.errors=e,
u.props=p,t===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function er(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=er.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!S(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.evaluated.props;return er.errors=e,u.props=r,t===0}er.evaluated={dynamicProps:!0,
dynamicItems:!1};var G=rr,bs={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtruth:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtru\
th:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=le.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:
e.push(r),t++}if(i.title===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have requir\
ed property 'title'"};e===null?e=[r]:e.push(r),t++}if(i.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(i.id===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(i.errors===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:inva\
lid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="\
urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:bs.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/title",schemaPath:"#/properties/title/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/tit\
le",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){let r=i.
status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>499||isNaN(r)){const s={instancePath:o+"/status",
schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be <= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(
r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===
null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/det\
ail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)$(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?$.errors:
e.concat($.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=rr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),le(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?le.errors:e.concat(le.errors),t=e.length),rr.errors=e,t===0}rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Rs=sr,vs=new RegExp("^([1-9][0-9]*)?$","u"),Ps=new RegExp("^([0-9]{1,2}|100)?$","u");function ue(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ue.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),t++}if(i.libraryAttribute===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttribute'"};e===null?e=[r]:e.push(r),t++}
if(i.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"must have required property 's\
core'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,schemaPath:"#/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.
realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"\
contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),
t++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"\
columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName===void 0){const s={instancePath:o+"/r\
ealAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required prop\
erty 'humanisedName'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const l={instancePath:o+"/realA\
ttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have \
additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!vs.test(s)){const l={instancePath:o+"/realAttribute\
/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match pattern "^([1-\
9][0-9]*)?$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!="string"){const s={
instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/realAttribute/hu\
manisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){
const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"\
must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/Mapp\
edLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(s),t++}for(const s in r)
if(!(s==="id"||s==="name")){const l={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalProperties",keyword:"additi\
onalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){let s=r.id;if(typeof s==
"string"){if(!x.test(s)){const l={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/pattern",keyword:"patte\
rn",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/libraryAttribute\
/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(
l),t++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibraryAttribute/propert\
ies/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/libraryAttribute",schemaPath:"\
contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.score!==void 0){
let r=i.score;if(typeof r=="string"){if(!Ps.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"pattern",params:{pattern:"\
^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/score",schemaPath:"#/prop\
erties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function me(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=me.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};e===null?e=[r]:
e.push(r),t++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)ue(r[l],{instancePath:o+"/attributeMapList/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?ue.errors:
e.concat(ue.errors),t=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=sr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),me(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?me.errors:e.concat(me.errors),t=e.length),sr.errors=e,
t===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ws=tr;function tr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=tr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property '\
job'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.job!==void 0){let r=i.job;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/propert\
ies/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return tr.errors=e,t===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs=ar,Fr={type:"object",required:["name","value"],additionalProperties:!1,properties:{
name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"string",enum:["0","1","2","3","4"]}}};function de(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=de.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};
e===null?e=[s]:e.push(s),t++}const r=i.length;for(let s=0;s<r;s++){let l=i[s];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const c={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===
null?e=[c]:e.push(c),t++}if(l.value===void 0){const c={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[c]:e.push(c),t++}for(const c in l)if(!(c==="name"||c==="value")){const p={instancePath:o+"/"+
s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:c},message:"must NOT have addition\
al properties"};e===null?e=[p]:e.push(p),t++}if(l.name!==void 0){let c=l.name;if(typeof c!="string"){const p={instancePath:o+"/"+s+"/name",schemaPath:"contract#\
/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c==="Sum"||c==="A\
verage"||c==="Maximum"||c==="Minimum"||c==="Count")){const p={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"\
enum",params:{allowedValues:Fr.properties.name.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(l.value!==void 0){let c=l.
value;if(typeof c!="string"){const p={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c==="0"||c==="1"||c==="2"||c==="3"||c==="4")){const p={instancePath:o+"/"+s+"/value",schemaPath:"\
contract#/$defs/AggregateMethod/properties/value/enum",keyword:"enum",params:{allowedValues:Fr.properties.value.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[p]:e.push(p),t++}}}else{const c={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"mu\
st be array"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function ar(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ar.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=
void 0),de(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?de.errors:e.concat(de.errors),t=e.length),ar.errors=e,
t===0}ar.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ks=ir;function H(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=H.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return H.errors=e,u.props=p,t===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ir.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!H(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?H.errors:e.concat(H.errors),t=e.length;else var r=H.
evaluated.props;return ir.errors=e,u.props=r,t===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Nr=or;function V(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=V.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
m)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||
m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return V.errors=e,u.props=p,t===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function or(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=or.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!V(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?V.errors:e.concat(V.errors),t=e.length;else var r=V.
evaluated.props;return or.errors=e,u.props=r,t===0}or.evaluated={dynamicProps:!0,dynamicItems:!1};var Mr=lr,vr={type:"object",required:["rowsAnalyzed","passing",
"failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},
rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},
leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{
type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,
items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,items:{type:"string",minLength:1}}}},qs={type:"object",required:["part","count","\
row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{
type:"integer",minimum:1},message:{type:"string",minLength:1}}},nr={type:"object",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:[
"string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},Es=Object.prototype.hasOwnProperty,As={type:"object",required:["value","passi\
ng","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},
aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=pe.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?
e=[r]:e.push(r),t++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must h\
ave required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="value"||r==="passing"||r==="\
failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==null){const s={instancePath:o+"/\
value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:As.properties.value.type},message:"must be string,null"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"string"&&w(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have m\
ore than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"\
passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=
[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/add\
itionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.
passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates\
/properties/passing/type",keyword:"type",params:{type:nr.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="stri\
ng"&&w(s)>1001){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",
params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&
s!==null){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:nr.
properties.failing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={instancePath:o+"/aggregates/fail\
ing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001\
 characters"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ls={type:"object",required:["\
columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"string",minLength:1},
value:{type:["string","null"],maxLength:1001}}};function ce(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const u=ce.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),t++}
if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),t++}if(i.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"becau\
se"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row\
/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),
t++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
columnisedName===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"c\
olumnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/valu\
es/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'hu\
manisedName'"};e===null?e=[p]:e.push(p),t++}if(c.value===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const g={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;
if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/valu\
es/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0){let p=c.humanisedName;if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/values/"+l+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.value!==void 0){let p=c.value;if(typeof p!=
"string"&&p!==null){const g={instancePath:o+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Ls.
properties.value.type},message:"must be string,null"};e===null?e=[g]:e.push(g),t++}if(typeof p=="string"&&w(p)>1001){const g={instancePath:o+"/values/"+l+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
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
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function he(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=he.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(i.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(i.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(i.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(i.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(i.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!Es.call(vr.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:vr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:vr.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const l={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.
length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.part===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[p]:e.push(p),t++}
if(c.count===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),t++}if(c.row===void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[p]:e.push(p),t++}if(c.message===
void 0){const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="part"||p==="count"||p==="row"||p==="message")){const g={instancePath:o+
"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT ha\
ve additional properties"};e===null?e=[g]:e.push(g),t++}if(c.part!==void 0){let p=c.part;if(typeof p!="string"){const g={instancePath:o+"/errors/"+l+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}if(!(p==="exp\
ression"||p==="filter"||p==="group"||p==="aggregate")){const g={instancePath:o+"/errors/"+l+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:qs.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}if(c.count!==
void 0){let p=c.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const g={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),t++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const g={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),t++}}if(c.row!==void 0){let p=c.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const g={instancePath:o+"/errors/"+l+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[g]:e.push(g),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const g={instancePath:o+"/errors/"+l+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),t++}}if(c.
message!==void 0){let p=c.message;if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={
instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const l={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)pe(r[l],{instancePath:o+"/groups/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:nr.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const l={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:nr.properties.failing.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&w(s)>1001){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const l={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),t++}
const s=r.length;for(let l=0;l<s;l++)ce(r[l],{instancePath:o+"/failingRows/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?ce.errors:
e.concat(ce.errors),t=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const l={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<
s;l++){let c=r[l];if(typeof c=="string"){if(w(c)<1){const p={instancePath:o+"/warnings/"+l,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/warnings/"+l,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function K(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=K.
evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have requi\
red property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){
let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"contrac\
t#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;he(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?he.errors:e.concat(he.errors),t=e.length);var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(i.file===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[C]:e.push(C),t++}for(const C in i)if(!(C==="job"||
C==="file")){const q={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),t++}if(i.job!==void 0){let C=i.job;if(typeof C=="string"){if(w(C)<1){const q={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(i.file!==void 0){let C=i.
file;if(typeof C=="string"){if(w(C)<1){const q={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.
push(q),t++}}else{const q={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var P=m===t;if(P&&s)s=!1,l=[l,2];else{P&&(s=!0,l=2,p!==!0&&(p=!0));const C=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=C===t;P&&s?(s=!1,l=[l,3]):P&&(s=!0,l=3,p!==!0&&(p=
!0))}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match e\
xactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return K.errors=e,u.props=p,t===0}K.evaluated={dynamicProps:!0,dynamicItems:!1};function lr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=lr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),!K(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?K.errors:e.concat(K.errors),t=e.length;else var r=K.
evaluated.props;return lr.errors=e,u.props=r,t===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=ur,Tr={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function ur(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const u=ur.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Tr.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Tr.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=mr;function J(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=J.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"\
required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[m]:e.push(m),t++}if(i.keyword===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?
e=[m]:e.push(m),t++}for(const m in i)if(!(m==="category"||m==="keyword")){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.category!==void 0){
let m=i.category;if(typeof m=="string"){if(!x.test(m)){const d={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/ca\
tegory",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}if(i.keyword!==void 0){let m=i.keyword;if(typeof m=="string"){if(!Ne.test(m)){const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdde\
d/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[m]:e.push(m),t++}return J.errors=e,u.props=p,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=mr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!J(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.evaluated.props;return mr.errors=
e,u.props=r,t===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms=dr,Ts=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function dr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=dr.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(w(r)<1){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.location!==void 0){
let r=i.location;if(typeof r=="string"){if(!Ts.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
location:!0},dynamicProps:!1,dynamicItems:!1};var xs=pr;function U(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=U.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(i.connectionId===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/\
LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[m]:
e.push(m),t++}for(const m in i)if(!(m==="url"||m==="connectionId")){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){
let m=i.url;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?
e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.connectionId!==void 0){let m=i.connectionId;if(typeof m=="string"){if(!x.test(m)){const d={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'m\
ust match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded\
/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,
l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/requi\
red",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,
l=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return U.errors=e,u.props=p,t===0}U.evaluated={dynamicProps:!0,
dynamicItems:!1};function pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=pr.evaluated;if(u.
dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!U(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?
U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;return pr.errors=e,u.props=r,t===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var $s=cr;
function cr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=cr.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),t++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.url!==void 0){let r=i.
url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.message!==void 0){let r=i.message;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cr.errors=
e,t===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var js=hr,Ds={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function ye(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ye.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"e\
ncodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="encodings"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(typeof c!="string"){const p={instancePath:o+
"/encodings/"+l,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c===
""||c==="cp1252"||c==="ascii"||c==="big5"||c==="cp1250"||c==="cp1251"||c==="cp1253"||c==="cp1254"||c==="cp1255"||c==="cp1256"||c==="cp1257"||c==="cp1258"||c==="\
cp437"||c==="cp737"||c==="cp775"||c==="cp850"||c==="cp852"||c==="cp855"||c==="cp857"||c==="cp860"||c==="cp861"||c==="cp862"||c==="cp863"||c==="cp864"||c==="cp86\
5"||c==="cp866"||c==="cp869"||c==="cp874"||c==="cp932"||c==="cp936"||c==="cp949"||c==="cp950"||c==="dingbats"||c==="ebcdic"||c==="euc-cn"||c==="euc-jp"||c==="eu\
c-kr"||c==="gb12345"||c==="gb1988"||c==="gb2312"||c==="gb2312-raw"||c==="identity"||c==="iso2022"||c==="iso2022-jp"||c==="iso2022-kr"||c==="iso8859-1"||c==="iso\
8859-2"||c==="iso8859-3"||c==="iso8859-4"||c==="iso8859-5"||c==="iso8859-6"||c==="iso8859-7"||c==="iso8859-8"||c==="iso8859-9"||c==="iso8859-10"||c==="iso8859-1\
3"||c==="iso8859-14"||c==="iso8859-15"||c==="iso8859-16"||c==="jis0201"||c==="jis0208"||c==="jis0212"||c==="koi8-r"||c==="koi8-u"||c==="ksc5601"||c==="macCentEu\
ro"||c==="macCroatian"||c==="macCyrillic"||c==="macDingbats"||c==="macGreek"||c==="macIceland"||c==="macJapan"||c==="macRoman"||c==="macRomania"||c==="macThai"||
c==="macTurkish"||c==="macUkraine"||c==="shiftjis"||c==="symbol"||c==="tis-620"||c==="unicode"||c==="utf-8")){const p={instancePath:o+"/encodings/"+l,schemaPath:"\
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ds.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.
errors=e,t===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=hr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ye(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length),hr.errors=e,t===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zs=yr,
Pr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Bs={
type:"string",enum:["delimited"]};function fe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=fe.
evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),t++}if(i.SEQUENCE===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};
e===null?e=[r]:e.push(r),t++}if(i.PARAM_NAME===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},
message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(i.PARAM_DISP===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}if(i.PARAM_TYPE===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[
r]:e.push(r),t++}if(i.PARAM_REQD===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"mus\
t have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="\
PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.TYPE!==void 0){let r=i.TYPE;if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"\
contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="delimited"){const s={
instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Bs.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!x.test(r)){const s={instancePath:o+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r!="string"){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:Pr.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="d\
irectory"||r==="list")){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Pr.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const s={
instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Pr.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=ge.evaluated;if(u.dynamicProps&&(u.props=void 0),
u.dynamicItems&&(u.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)fe(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:f,
dynamicAnchors:y})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function yr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=yr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),ge(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length),yr.
errors=e,t===0}yr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var xr=fr,$r={type:["string","array"],maxItems:2,items:{type:"string"}};function be(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=be.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&
(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let c=r[l];if(typeof c!="string"&&!Array.isArray(c)){const p={instancePath:o+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:$r.
type},message:"must be string,array"};e===null?e=[p]:e.push(p),t++}if(Array.isArray(c)){if(c.length>2){const g={instancePath:o+"/dataRow/"+l,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[g]:e.push(g),t++}const p=c.length;for(let g=0;g<
p;g++)if(typeof c[g]!="string"){const P={instancePath:o+"/dataRow/"+l+"/"+g,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[P]:e.push(P),t++}}}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(
l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(w(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Re(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Re.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.
isArray(s)){const l={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:$r.type},
message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.isArray(s)){if(s.length>2){const c={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),t++}
const l=s.length;for(let c=0;c<l;c++)if(typeof s[c]!="string"){const p={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}if(i["@url"]!==void 0&&typeof i["@url"]!=
"string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.
errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=z.evaluated;u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)be(i[d],{instancePath:o+"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?be.
errors:e.concat(be.errors),t=e.length)}else{const m={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)Re(i[d],{instancePath:o+
"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)}else{const m={instancePath:o,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var P=g===t;if(P&&s)s=!1,l=[l,1];else{P&&(s=!0,l=1,p!==
!0&&(p=!0));const m=t;if(typeof i=="string"){if(w(i)>0){const C={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[C]:e.push(C),t++}var P=m===t;P&&s?(s=!1,l=[l,2]):P&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return z.errors=e,
u.items=p,t===0}z.evaluated={dynamicProps:!1,dynamicItems:!0};function ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=ve.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/col\
umns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="colum\
nisedName"||p==="humanisedName"||p==="description")){const g={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.
columnisedName;if(typeof p=="string"){if(w(p)<1){const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+
"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==
void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(z(i.rows,{instancePath:o+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),i.metadata!==void 0&&(M(i.metadata,
{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===
0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=fr.evaluated;return u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),ve(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?ve.errors:e.concat(ve.errors),t=e.length),fr.errors=e,t===0}fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=gr;
function Pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Pe.evaluated;if(u.dynamicProps&&
(u.props=void 0),u.dynamicItems&&(u.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==
void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const g={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(w(p)<
1){const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={
instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(z(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),i.metadata!==void 0&&(M(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=Y.evaluated;u.dynamicProps&&(u.props=void 0),u.
dynamicItems&&(u.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),
t++}if(i.file===void 0){const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:o,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=
[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(w(m)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(w(m)<1){const d={
instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(m)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
t++}}}else{const m={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[m]:e.push(m),t++}var P=c===t;if(P){s=!0,l=0;var p=!0}const g=t;Pe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
Pe.errors:e.concat(Pe.errors),t=e.length);var P=g===t;if(P&&s?(s=!1,l=[l,1]):P&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return Y.errors=e,
u.props=p,t===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function gr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const u=gr.evaluated;if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),!Y(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?Y.errors:e.concat(Y.errors),t=e.length;else var r=Y.evaluated.props;return gr.errors=e,u.props=r,t===0}gr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Os=br;function br(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const u=br.evaluated;
if(u.dynamicProps&&(u.props=void 0),u.dynamicItems&&(u.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return br.errors=e,t===0}br.evaluated={dynamicProps:!1,dynamicItems:!1};var _s={
"getOpenApiDocument ok":Br,"getOpenApiDocument ok headers":n,"getOpenApiDocument badRequest":a,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument not\
Acceptable":a,"getOpenApiDocument notAcceptable headers":n,"getOpenApiDocument tooManyRequests":a,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":a,"getOpenApiDocument internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":a,"changePassword badRequest\
 headers":n,"changePassword unauthorized":a,"changePassword unauthorized headers":b,"changePassword contentTooLarge":a,"changePassword contentTooLarge headers":n,
"changePassword unsupportedMediaType":a,"changePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":a,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":a,"changePassword internalError headers":n,"changePassword unavailable":a,"changePassword unavailable headers":h,"listRepos\
itories ok":k,"listRepositories ok headers":n,"listRepositories badRequest":a,"listRepositories badRequest headers":n,"listRepositories notFound":a,"listReposit\
ories notFound headers":n,"listRepositories notAcceptable":a,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":a,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":a,"listRepositories internalError headers":n,"listRepositories unavailable":a,"listRepositories unava\
ilable headers":h,"createRepository created":T,"createRepository created headers":Gr,"createRepository badRequest":a,"createRepository badRequest headers":n,"cr\
eateRepository unauthorized":a,"createRepository unauthorized headers":b,"createRepository forbidden":a,"createRepository forbidden headers":n,"createRepository\
 notAcceptable":a,"createRepository notAcceptable headers":n,"createRepository conflict":a,"createRepository conflict headers":n,"createRepository contentTooLar\
ge":a,"createRepository contentTooLarge headers":n,"createRepository unsupportedMediaType":a,"createRepository unsupportedMediaType headers":n,"createRepository\
 tooManyRequests":a,"createRepository tooManyRequests headers":h,"createRepository internalError":a,"createRepository internalError headers":n,"createRepository\
 unavailable":a,"createRepository unavailable headers":h,"getRepository ok":k,"getRepository ok headers":n,"getRepository badRequest":a,"getRepository badReques\
t headers":n,"getRepository unauthorized":a,"getRepository unauthorized headers":b,"getRepository forbidden":a,"getRepository forbidden headers":n,"getRepositor\
y notFound":a,"getRepository notFound headers":n,"getRepository notAcceptable":a,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":a,"getR\
epository tooManyRequests headers":h,"getRepository internalError":a,"getRepository internalError headers":n,"getRepository unavailable":a,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":n,"deleteRepository badRequest":a,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":a,
"deleteRepository unauthorized headers":b,"deleteRepository forbidden":a,"deleteRepository forbidden headers":n,"deleteRepository notFound":a,"deleteRepository \
notFound headers":n,"deleteRepository tooManyRequests":a,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":a,"deleteRepository inter\
nalError headers":n,"deleteRepository unavailable":a,"deleteRepository unavailable headers":h,"login ok":Vr,"login ok headers":n,"login badRequest":a,"login bad\
Request headers":n,"login forbidden":a,"login forbidden headers":n,"login notFound":a,"login notFound headers":n,"login notAcceptable":a,"login notAcceptable he\
aders":n,"login tooManyRequests":a,"login tooManyRequests headers":h,"login internalError":a,"login internalError headers":n,"login unavailable":a,"login unavai\
lable headers":h,"uploadFile ok":Jr,"uploadFile ok headers":n,"uploadFile badRequest":a,"uploadFile badRequest headers":n,"uploadFile unauthorized":a,"uploadFil\
e unauthorized headers":b,"uploadFile forbidden":a,"uploadFile forbidden headers":n,"uploadFile notFound":a,"uploadFile notFound headers":n,"uploadFile notAccep\
table":a,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":a,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":a,"uploadF\
ile unsupportedMediaType headers":n,"uploadFile tooManyRequests":a,"uploadFile tooManyRequests headers":h,"uploadFile internalError":a,"uploadFile internalError\
 headers":n,"uploadFile unavailable":a,"uploadFile unavailable headers":h,"listFiles ok":k,"listFiles ok headers":n,"listFiles badRequest":a,"listFiles badReque\
st headers":n,"listFiles unauthorized":a,"listFiles unauthorized headers":b,"listFiles forbidden":a,"listFiles forbidden headers":n,"listFiles notFound":a,"list\
Files notFound headers":n,"listFiles notAcceptable":a,"listFiles notAcceptable headers":n,"listFiles tooManyRequests":a,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":a,"listFiles internalError headers":n,"listFiles unavailable":a,"listFiles unavailable headers":h,"deleteFile noContent headers":n,"dele\
teFile badRequest":a,"deleteFile badRequest headers":n,"deleteFile unauthorized":a,"deleteFile unauthorized headers":b,"deleteFile forbidden":a,"deleteFile forb\
idden headers":n,"deleteFile notFound":a,"deleteFile notFound headers":n,"deleteFile conflict":a,"deleteFile conflict headers":n,"deleteFile tooManyRequests":a,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":a,"deleteFile internalError headers":n,"deleteFile unavailable":a,"deleteFile unavailable head\
ers":h,"downloadExport ok":wr,"downloadExport ok headers":Ur,"downloadExport partialContent":wr,"downloadExport partialContent headers":Yr,"downloadExport notMo\
dified headers":Zr,"downloadExport badRequest":a,"downloadExport badRequest headers":n,"downloadExport unauthorized":a,"downloadExport unauthorized headers":b,"\
downloadExport forbidden":a,"downloadExport forbidden headers":n,"downloadExport notFound":a,"downloadExport notFound headers":n,"downloadExport conflict":a,"do\
wnloadExport conflict headers":n,"downloadExport rangeNotSatisfiable":a,"downloadExport rangeNotSatisfiable headers":Wr,"downloadExport tooManyRequests":a,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":a,"downloadExport internalError headers":n,"downloadExport unavailable":a,"downloadExport u\
navailable headers":h,"listEntities ok":k,"listEntities ok headers":n,"listEntities badRequest":a,"listEntities badRequest headers":n,"listEntities unauthorized":a,
"listEntities unauthorized headers":b,"listEntities forbidden":a,"listEntities forbidden headers":n,"listEntities notFound":a,"listEntities notFound headers":n,
"listEntities notAcceptable":a,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":a,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":a,"listEntities internalError headers":n,"listEntities unavailable":a,"listEntities unavailable headers":h,"runEntitiesCommand ok":rs,"runEntitiesC\
ommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":a,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand un\
authorized":a,"runEntitiesCommand unauthorized headers":b,"runEntitiesCommand forbidden":a,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":a,
"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":a,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":a,"runEn\
titiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":a,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":a,
"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":a,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":a,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":a,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":ss,"runExpressionsCommand ok headers":n,"runExpressionsCommand badRequest":a,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthoriz\
ed":a,"runExpressionsCommand unauthorized headers":b,"runExpressionsCommand forbidden":a,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notF\
ound":a,"runExpressionsCommand notFound headers":n,"runExpressionsCommand notAcceptable":a,"runExpressionsCommand notAcceptable headers":n,"runExpressionsComman\
d conflict":a,"runExpressionsCommand conflict headers":n,"runExpressionsCommand contentTooLarge":a,"runExpressionsCommand contentTooLarge headers":n,"runExpress\
ionsCommand unsupportedMediaType":a,"runExpressionsCommand unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":a,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":a,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":a,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":Ce,"countEntities ok headers":n,"countEntities badRequest":a,"countEntities badRequest headers":n,"countEn\
tities unauthorized":a,"countEntities unauthorized headers":b,"countEntities forbidden":a,"countEntities forbidden headers":n,"countEntities notFound":a,"countE\
ntities notFound headers":n,"countEntities notAcceptable":a,"countEntities notAcceptable headers":n,"countEntities tooManyRequests":a,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":a,"countEntities internalError headers":n,"countEntities unavailable":a,"countEntities unavailable headers":h,"get\
Entity ok":k,"getEntity ok headers":n,"getEntity badRequest":a,"getEntity badRequest headers":n,"getEntity unauthorized":a,"getEntity unauthorized headers":b,"g\
etEntity forbidden":a,"getEntity forbidden headers":n,"getEntity notFound":a,"getEntity notFound headers":n,"getEntity notAcceptable":a,"getEntity notAcceptable\
 headers":n,"getEntity tooManyRequests":a,"getEntity tooManyRequests headers":h,"getEntity internalError":a,"getEntity internalError headers":n,"getEntity unava\
ilable":a,"getEntity unavailable headers":h,"runEntityCommand ok":ts,"runEntityCommand ok headers":n,"runEntityCommand badRequest":a,"runEntityCommand badReques\
t headers":n,"runEntityCommand unauthorized":a,"runEntityCommand unauthorized headers":b,"runEntityCommand forbidden":a,"runEntityCommand forbidden headers":n,"\
runEntityCommand notFound":a,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":a,"runEntityCommand notAcceptable headers":n,"runEntityComma\
nd conflict":a,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":a,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsuppo\
rtedMediaType":a,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":a,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":a,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":a,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":n,"deleteEntity badRequest":a,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":a,"deleteEntity unauthorized headers":b,"deleteEntit\
y forbidden":a,"deleteEntity forbidden headers":n,"deleteEntity notFound":a,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":a,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":a,"deleteEntity internalError headers":n,"deleteEntity unavailable":a,"deleteEntity unavailable headers":h,
"listRows ok":k,"listRows ok headers":n,"listRows badRequest":a,"listRows badRequest headers":n,"listRows unauthorized":a,"listRows unauthorized headers":b,"lis\
tRows forbidden":a,"listRows forbidden headers":n,"listRows notFound":a,"listRows notFound headers":n,"listRows notAcceptable":a,"listRows notAcceptable headers":n,
"listRows conflict":a,"listRows conflict headers":n,"listRows tooManyRequests":a,"listRows tooManyRequests headers":h,"listRows internalError":a,"listRows inter\
nalError headers":n,"listRows unavailable":a,"listRows unavailable headers":h,"runRowsCommand ok":F,"runRowsCommand ok headers":n,"runRowsCommand badRequest":a,
"runRowsCommand badRequest headers":n,"runRowsCommand unauthorized":a,"runRowsCommand unauthorized headers":b,"runRowsCommand forbidden":a,"runRowsCommand forbi\
dden headers":n,"runRowsCommand notFound":a,"runRowsCommand notFound headers":n,"runRowsCommand notAcceptable":a,"runRowsCommand notAcceptable headers":n,"runRo\
wsCommand conflict":a,"runRowsCommand conflict headers":n,"runRowsCommand contentTooLarge":a,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsuppor\
tedMediaType":a,"runRowsCommand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":a,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":a,"runRowsCommand internalError headers":n,"runRowsCommand unavailable":a,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejec\
tedRows ok headers":n,"listRejectedRows badRequest":a,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":a,"listRejectedRows unauthorized h\
eaders":b,"listRejectedRows forbidden":a,"listRejectedRows forbidden headers":n,"listRejectedRows notFound":a,"listRejectedRows notFound headers":n,"listRejecte\
dRows notAcceptable":a,"listRejectedRows notAcceptable headers":n,"listRejectedRows tooManyRequests":a,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":a,"listRejectedRows internalError headers":n,"listRejectedRows unavailable":a,"listRejectedRows unavailable headers":h,"getReport ok":as,"g\
etReport ok headers":is,"getReport badRequest":a,"getReport badRequest headers":n,"getReport unauthorized":a,"getReport unauthorized headers":b,"getReport forbi\
dden":a,"getReport forbidden headers":n,"getReport notFound":a,"getReport notFound headers":n,"getReport notAcceptable":a,"getReport notAcceptable headers":n,"g\
etReport conflict":a,"getReport conflict headers":n,"getReport tooManyRequests":a,"getReport tooManyRequests headers":h,"getReport internalError":a,"getReport i\
nternalError headers":n,"getReport unavailable":a,"getReport unavailable headers":h,"listAttributes ok":k,"listAttributes ok headers":n,"listAttributes badReque\
st":a,"listAttributes badRequest headers":n,"listAttributes unauthorized":a,"listAttributes unauthorized headers":b,"listAttributes forbidden":a,"listAttributes\
 forbidden headers":n,"listAttributes notFound":a,"listAttributes notFound headers":n,"listAttributes notAcceptable":a,"listAttributes notAcceptable headers":n,
"listAttributes tooManyRequests":a,"listAttributes tooManyRequests headers":h,"listAttributes internalError":a,"listAttributes internalError headers":n,"listAtt\
ributes unavailable":a,"listAttributes unavailable headers":h,"runAttributesCommand ok":F,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":a,
"runAttributesCommand badRequest headers":n,"runAttributesCommand unauthorized":a,"runAttributesCommand unauthorized headers":b,"runAttributesCommand forbidden":a,
"runAttributesCommand forbidden headers":n,"runAttributesCommand notFound":a,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":a,"r\
unAttributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":a,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand uns\
upportedMediaType":a,"runAttributesCommand unsupportedMediaType headers":n,"runAttributesCommand tooManyRequests":a,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":a,"runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":a,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":k,"getAttribute ok headers":n,"getAttribute badRequest":a,"getAttribute badRequest headers":n,"getAttribute unauthorized":a,"getA\
ttribute unauthorized headers":b,"getAttribute forbidden":a,"getAttribute forbidden headers":n,"getAttribute notFound":a,"getAttribute notFound headers":n,"getA\
ttribute notAcceptable":a,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":a,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":a,"getAttribute internalError headers":n,"getAttribute unavailable":a,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":n,"\
listValues badRequest":a,"listValues badRequest headers":n,"listValues unauthorized":a,"listValues unauthorized headers":b,"listValues forbidden":a,"listValues \
forbidden headers":n,"listValues notFound":a,"listValues notFound headers":n,"listValues notAcceptable":a,"listValues notAcceptable headers":n,"listValues confl\
ict":a,"listValues conflict headers":n,"listValues tooManyRequests":a,"listValues tooManyRequests headers":h,"listValues internalError":a,"listValues internalEr\
ror headers":n,"listValues unavailable":a,"listValues unavailable headers":h,"runValuesCommand ok":F,"runValuesCommand ok headers":n,"runValuesCommand badReques\
t":a,"runValuesCommand badRequest headers":n,"runValuesCommand unauthorized":a,"runValuesCommand unauthorized headers":b,"runValuesCommand forbidden":a,"runValu\
esCommand forbidden headers":n,"runValuesCommand notFound":a,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":a,"runValuesCommand notAccep\
table headers":n,"runValuesCommand conflict":a,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":a,"runValuesCommand contentTooLarge head\
ers":n,"runValuesCommand unsupportedMediaType":a,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":a,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":a,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":a,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":k,"listMasks ok headers":n,"listMasks badRequest":a,"listMasks badRequest headers":n,"listMasks unauthorized":a,"listMasks unauthori\
zed headers":b,"listMasks forbidden":a,"listMasks forbidden headers":n,"listMasks notFound":a,"listMasks notFound headers":n,"listMasks notAcceptable":a,"listMa\
sks notAcceptable headers":n,"listMasks conflict":a,"listMasks conflict headers":n,"listMasks tooManyRequests":a,"listMasks tooManyRequests headers":h,"listMask\
s internalError":a,"listMasks internalError headers":n,"listMasks unavailable":a,"listMasks unavailable headers":h,"runMasksCommand ok":F,"runMasksCommand ok he\
aders":n,"runMasksCommand badRequest":a,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":a,"runMasksCommand unauthorized headers":b,"runMas\
ksCommand forbidden":a,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":a,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":a,
"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":a,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":a,"runMasksCommand\
 contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":a,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":a,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":a,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":a,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":k,"listPatterns ok headers":n,"listPatterns badRequest":a,"listPatterns badRequest headers":n,"listPatterns unauthor\
ized":a,"listPatterns unauthorized headers":b,"listPatterns forbidden":a,"listPatterns forbidden headers":n,"listPatterns notFound":a,"listPatterns notFound hea\
ders":n,"listPatterns notAcceptable":a,"listPatterns notAcceptable headers":n,"listPatterns conflict":a,"listPatterns conflict headers":n,"listPatterns tooManyR\
equests":a,"listPatterns tooManyRequests headers":h,"listPatterns internalError":a,"listPatterns internalError headers":n,"listPatterns unavailable":a,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":F,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":a,"runPatternsCommand badRequest headers":n,
"runPatternsCommand unauthorized":a,"runPatternsCommand unauthorized headers":b,"runPatternsCommand forbidden":a,"runPatternsCommand forbidden headers":n,"runPa\
tternsCommand notFound":a,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":a,"runPatternsCommand notAcceptable headers":n,"runPatterns\
Command conflict":a,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":a,"runPatternsCommand contentTooLarge headers":n,"runPatternsCo\
mmand unsupportedMediaType":a,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":a,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":a,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":a,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":F,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":a,"runSoundexesCommand badRequest headers":n,"runSoundexe\
sCommand unauthorized":a,"runSoundexesCommand unauthorized headers":b,"runSoundexesCommand forbidden":a,"runSoundexesCommand forbidden headers":n,"runSoundexesC\
ommand notFound":a,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":a,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCom\
mand conflict":a,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":a,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesC\
ommand unsupportedMediaType":a,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":a,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":a,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":a,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":k,"listMetaphones ok headers":n,"listMetaphones badRequest":a,"listMetaphones badRequest headers":n,"listMetaphones unauthor\
ized":a,"listMetaphones unauthorized headers":b,"listMetaphones forbidden":a,"listMetaphones forbidden headers":n,"listMetaphones notFound":a,"listMetaphones no\
tFound headers":n,"listMetaphones notAcceptable":a,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":a,"listMetaphones conflict headers":n,"lis\
tMetaphones tooManyRequests":a,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":a,"listMetaphones internalError headers":n,"listMetapho\
nes unavailable":a,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":F,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":a,"r\
unMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":a,"runMetaphonesCommand unauthorized headers":b,"runMetaphonesCommand forbidden":a,
"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":a,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":a,"r\
unMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":a,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":a,
"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":a,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetapho\
nesCommand tooManyRequests":a,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":a,"runMetaphonesCommand internalError header\
s":n,"runMetaphonesCommand unavailable":a,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":os,"unmaskValue ok headers":n,"unmaskValue badRequest":a,
"unmaskValue badRequest headers":n,"unmaskValue unauthorized":a,"unmaskValue unauthorized headers":b,"unmaskValue forbidden":a,"unmaskValue forbidden headers":n,
"unmaskValue notFound":a,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":a,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":a,"u\
nmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":a,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":a,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":a,"unmaskValue internalError headers":n,"unmaskValue unavailable":a,"unmaskValue unavailable headers":h,
"listFunctions ok":ns,"listFunctions ok headers":n,"listFunctions badRequest":a,"listFunctions badRequest headers":n,"listFunctions unauthorized":a,"listFunctio\
ns unauthorized headers":b,"listFunctions forbidden":a,"listFunctions forbidden headers":n,"listFunctions notFound":a,"listFunctions notFound headers":n,"listFu\
nctions notAcceptable":a,"listFunctions notAcceptable headers":n,"listFunctions tooManyRequests":a,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":a,"listFunctions internalError headers":n,"listFunctions unavailable":a,"listFunctions unavailable headers":h,"listPriorities ok":ms,"listPriorities \
ok headers":n,"listPriorities badRequest":a,"listPriorities badRequest headers":n,"listPriorities unauthorized":a,"listPriorities unauthorized headers":b,"listP\
riorities forbidden":a,"listPriorities forbidden headers":n,"listPriorities notFound":a,"listPriorities notFound headers":n,"listPriorities notAcceptable":a,"li\
stPriorities notAcceptable headers":n,"listPriorities tooManyRequests":a,"listPriorities tooManyRequests headers":h,"listPriorities internalError":a,"listPriori\
ties internalError headers":n,"listPriorities unavailable":a,"listPriorities unavailable headers":h,"runPrioritiesCommand created":T,"runPrioritiesCommand creat\
ed headers":Lr,"runPrioritiesCommand badRequest":a,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":a,"runPrioritiesCommand unaut\
horized headers":b,"runPrioritiesCommand forbidden":a,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":a,"runPrioritiesCommand notFoun\
d headers":n,"runPrioritiesCommand notAcceptable":a,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":a,"runPrioritiesComman\
d contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":a,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRe\
quests":a,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":a,"runPrioritiesCommand internalError headers":n,"runPrioritiesC\
ommand unavailable":a,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":T,"runPriorityCommand created headers":Lr,"runPriorityCommand ba\
dRequest":a,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":a,"runPriorityCommand unauthorized headers":b,"runPriorityCommand forbid\
den":a,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":a,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":a,"ru\
nPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":a,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedM\
ediaType":a,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":a,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":a,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":a,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":n,"deletePriority badRequest":a,"deletePriority badRequest headers":n,"deletePriority unauthorized":a,"deletePriority unauthorized head\
ers":b,"deletePriority forbidden":a,"deletePriority forbidden headers":n,"deletePriority notFound":a,"deletePriority notFound headers":n,"deletePriority tooMany\
Requests":a,"deletePriority tooManyRequests headers":h,"deletePriority internalError":a,"deletePriority internalError headers":n,"deletePriority unavailable":a,
"deletePriority unavailable headers":h,"listLibraryEntities ok":k,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":a,"listLibraryEntities bad\
Request headers":n,"listLibraryEntities unauthorized":a,"listLibraryEntities unauthorized headers":b,"listLibraryEntities forbidden":a,"listLibraryEntities forb\
idden headers":n,"listLibraryEntities notFound":a,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":a,"listLibraryEntities notAccepta\
ble headers":n,"listLibraryEntities tooManyRequests":a,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":a,"listLibraryEntitie\
s internalError headers":n,"listLibraryEntities unavailable":a,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":ys,"runLibraryEntities\
Command ok headers":n,"runLibraryEntitiesCommand badRequest":a,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":a,"runL\
ibraryEntitiesCommand unauthorized headers":b,"runLibraryEntitiesCommand forbidden":a,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand\
 notFound":a,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":a,"runLibraryEntitiesCommand notAcceptable headers":n,"run\
LibraryEntitiesCommand conflict":a,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":a,"runLibraryEntitiesCommand conte\
ntTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":a,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand t\
ooManyRequests":a,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":a,"runLibraryEntitiesCommand internalError hea\
ders":n,"runLibraryEntitiesCommand unavailable":a,"runLibraryEntitiesCommand unavailable headers":h,"countLibraryEntities ok":Ce,"countLibraryEntities ok header\
s":n,"countLibraryEntities badRequest":a,"countLibraryEntities badRequest headers":n,"countLibraryEntities unauthorized":a,"countLibraryEntities unauthorized he\
aders":b,"countLibraryEntities forbidden":a,"countLibraryEntities forbidden headers":n,"countLibraryEntities notFound":a,"countLibraryEntities notFound headers":n,
"countLibraryEntities notAcceptable":a,"countLibraryEntities notAcceptable headers":n,"countLibraryEntities tooManyRequests":a,"countLibraryEntities tooManyRequ\
ests headers":h,"countLibraryEntities internalError":a,"countLibraryEntities internalError headers":n,"countLibraryEntities unavailable":a,"countLibraryEntities\
 unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEntity ok headers":n,"getLibraryEntity badRequest":a,"getLibraryEntity badRequest headers":n,"getLibr\
aryEntity unauthorized":a,"getLibraryEntity unauthorized headers":b,"getLibraryEntity forbidden":a,"getLibraryEntity forbidden headers":n,"getLibraryEntity notF\
ound":a,"getLibraryEntity notFound headers":n,"getLibraryEntity notAcceptable":a,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":a,
"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":a,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":a,"get\
LibraryEntity unavailable headers":h,"runLibraryEntityCommand ok":T,"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":a,"runLibraryEnt\
ityCommand badRequest headers":n,"runLibraryEntityCommand unauthorized":a,"runLibraryEntityCommand unauthorized headers":b,"runLibraryEntityCommand forbidden":a,
"runLibraryEntityCommand forbidden headers":n,"runLibraryEntityCommand notFound":a,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcce\
ptable":a,"runLibraryEntityCommand notAcceptable headers":n,"runLibraryEntityCommand conflict":a,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityC\
ommand contentTooLarge":a,"runLibraryEntityCommand contentTooLarge headers":n,"runLibraryEntityCommand unsupportedMediaType":a,"runLibraryEntityCommand unsuppor\
tedMediaType headers":n,"runLibraryEntityCommand tooManyRequests":a,"runLibraryEntityCommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":a,
"runLibraryEntityCommand internalError headers":n,"runLibraryEntityCommand unavailable":a,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity n\
oContent headers":n,"deleteLibraryEntity badRequest":a,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":a,"deleteLibraryEntity unau\
thorized headers":b,"deleteLibraryEntity forbidden":a,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":a,"deleteLibraryEntity notFound h\
eaders":n,"deleteLibraryEntity tooManyRequests":a,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":a,"deleteLibraryEntity int\
ernalError headers":n,"deleteLibraryEntity unavailable":a,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok hea\
ders":n,"listLibraryAttributes badRequest":a,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":a,"listLibraryAttributes unauthor\
ized headers":b,"listLibraryAttributes forbidden":a,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":a,"listLibraryAttributes notFou\
nd headers":n,"listLibraryAttributes notAcceptable":a,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":a,"listLibraryAttr\
ibutes tooManyRequests headers":h,"listLibraryAttributes internalError":a,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":a,
"listLibraryAttributes unavailable headers":h,"runLibraryAttributesCommand ok":fs,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badReq\
uest":a,"runLibraryAttributesCommand badRequest headers":n,"runLibraryAttributesCommand unauthorized":a,"runLibraryAttributesCommand unauthorized headers":b,"ru\
nLibraryAttributesCommand forbidden":a,"runLibraryAttributesCommand forbidden headers":n,"runLibraryAttributesCommand notFound":a,"runLibraryAttributesCommand n\
otFound headers":n,"runLibraryAttributesCommand notAcceptable":a,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":a,
"runLibraryAttributesCommand conflict headers":n,"runLibraryAttributesCommand contentTooLarge":a,"runLibraryAttributesCommand contentTooLarge headers":n,"runLib\
raryAttributesCommand unsupportedMediaType":a,"runLibraryAttributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":a,"runL\
ibraryAttributesCommand tooManyRequests headers":h,"runLibraryAttributesCommand internalError":a,"runLibraryAttributesCommand internalError headers":n,"runLibra\
ryAttributesCommand unavailable":a,"runLibraryAttributesCommand unavailable headers":h,"getLibraryAttribute ok":k,"getLibraryAttribute ok headers":n,"getLibrary\
Attribute badRequest":a,"getLibraryAttribute badRequest headers":n,"getLibraryAttribute unauthorized":a,"getLibraryAttribute unauthorized headers":b,"getLibrary\
Attribute forbidden":a,"getLibraryAttribute forbidden headers":n,"getLibraryAttribute notFound":a,"getLibraryAttribute notFound headers":n,"getLibraryAttribute \
notAcceptable":a,"getLibraryAttribute notAcceptable headers":n,"getLibraryAttribute tooManyRequests":a,"getLibraryAttribute tooManyRequests headers":h,"getLibra\
ryAttribute internalError":a,"getLibraryAttribute internalError headers":n,"getLibraryAttribute unavailable":a,"getLibraryAttribute unavailable headers":h,"runL\
ibraryAttributeCommand ok":T,"runLibraryAttributeCommand ok headers":n,"runLibraryAttributeCommand badRequest":a,"runLibraryAttributeCommand badRequest headers":n,
"runLibraryAttributeCommand unauthorized":a,"runLibraryAttributeCommand unauthorized headers":b,"runLibraryAttributeCommand forbidden":a,"runLibraryAttributeCom\
mand forbidden headers":n,"runLibraryAttributeCommand notFound":a,"runLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":a,"\
runLibraryAttributeCommand notAcceptable headers":n,"runLibraryAttributeCommand conflict":a,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttribute\
Command contentTooLarge":a,"runLibraryAttributeCommand contentTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaType":a,"runLibraryAttributeComman\
d unsupportedMediaType headers":n,"runLibraryAttributeCommand tooManyRequests":a,"runLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeComm\
and internalError":a,"runLibraryAttributeCommand internalError headers":n,"runLibraryAttributeCommand unavailable":a,"runLibraryAttributeCommand unavailable hea\
ders":h,"deleteLibraryAttribute noContent headers":n,"deleteLibraryAttribute badRequest":a,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute\
 unauthorized":a,"deleteLibraryAttribute unauthorized headers":b,"deleteLibraryAttribute forbidden":a,"deleteLibraryAttribute forbidden headers":n,"deleteLibrar\
yAttribute notFound":a,"deleteLibraryAttribute notFound headers":n,"deleteLibraryAttribute conflict":a,"deleteLibraryAttribute conflict headers":n,"deleteLibrar\
yAttribute tooManyRequests":a,"deleteLibraryAttribute tooManyRequests headers":h,"deleteLibraryAttribute internalError":a,"deleteLibraryAttribute internalError \
headers":n,"deleteLibraryAttribute unavailable":a,"deleteLibraryAttribute unavailable headers":h,"listLibraryEntityRules ok":k,"listLibraryEntityRules ok header\
s":n,"listLibraryEntityRules badRequest":a,"listLibraryEntityRules badRequest headers":n,"listLibraryEntityRules unauthorized":a,"listLibraryEntityRules unautho\
rized headers":b,"listLibraryEntityRules forbidden":a,"listLibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFound":a,"listLibraryEntityRules n\
otFound headers":n,"listLibraryEntityRules notAcceptable":a,"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":a,"listLib\
raryEntityRules tooManyRequests headers":h,"listLibraryEntityRules internalError":a,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules una\
vailable":a,"listLibraryEntityRules unavailable headers":h,"runLibraryEntityRulesCommand ok":gs,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRul\
esCommand badRequest":G,"runLibraryEntityRulesCommand badRequest headers":n,"runLibraryEntityRulesCommand unauthorized":a,"runLibraryEntityRulesCommand unauthor\
ized headers":b,"runLibraryEntityRulesCommand forbidden":a,"runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":a,"runLibr\
aryEntityRulesCommand notFound headers":n,"runLibraryEntityRulesCommand notAcceptable":a,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntit\
yRulesCommand conflict":a,"runLibraryEntityRulesCommand conflict headers":n,"runLibraryEntityRulesCommand contentTooLarge":a,"runLibraryEntityRulesCommand conte\
ntTooLarge headers":n,"runLibraryEntityRulesCommand unsupportedMediaType":a,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRules\
Command tooManyRequests":a,"runLibraryEntityRulesCommand tooManyRequests headers":h,"runLibraryEntityRulesCommand internalError":a,"runLibraryEntityRulesCommand\
 internalError headers":n,"runLibraryEntityRulesCommand unavailable":a,"runLibraryEntityRulesCommand unavailable headers":h,"getLibraryRule ok":k,"getLibraryRul\
e ok headers":n,"getLibraryRule badRequest":a,"getLibraryRule badRequest headers":n,"getLibraryRule unauthorized":a,"getLibraryRule unauthorized headers":b,"get\
LibraryRule forbidden":a,"getLibraryRule forbidden headers":n,"getLibraryRule notFound":a,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":a,"\
getLibraryRule notAcceptable headers":n,"getLibraryRule tooManyRequests":a,"getLibraryRule tooManyRequests headers":h,"getLibraryRule internalError":a,"getLibra\
ryRule internalError headers":n,"getLibraryRule unavailable":a,"getLibraryRule unavailable headers":h,"runLibraryRuleCommand ok":T,"runLibraryRuleCommand ok hea\
ders":n,"runLibraryRuleCommand badRequest":G,"runLibraryRuleCommand badRequest headers":n,"runLibraryRuleCommand unauthorized":a,"runLibraryRuleCommand unauthor\
ized headers":b,"runLibraryRuleCommand forbidden":a,"runLibraryRuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":a,"runLibraryRuleCommand notFou\
nd headers":n,"runLibraryRuleCommand notAcceptable":a,"runLibraryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand conflict":a,"runLibraryRuleCommand \
conflict headers":n,"runLibraryRuleCommand contentTooLarge":a,"runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":a,"\
runLibraryRuleCommand unsupportedMediaType headers":n,"runLibraryRuleCommand tooManyRequests":a,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRul\
eCommand internalError":a,"runLibraryRuleCommand internalError headers":n,"runLibraryRuleCommand unavailable":a,"runLibraryRuleCommand unavailable headers":h,"d\
eleteLibraryRule ok":T,"deleteLibraryRule ok headers":n,"deleteLibraryRule badRequest":a,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorize\
d":a,"deleteLibraryRule unauthorized headers":b,"deleteLibraryRule forbidden":a,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":a,"deleteLi\
braryRule notFound headers":n,"deleteLibraryRule notAcceptable":a,"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":a,"deleteLibra\
ryRule tooManyRequests headers":h,"deleteLibraryRule internalError":a,"deleteLibraryRule internalError headers":n,"deleteLibraryRule unavailable":a,"deleteLibra\
ryRule unavailable headers":h,"listAssociatedRules ok":k,"listAssociatedRules ok headers":n,"listAssociatedRules badRequest":a,"listAssociatedRules badRequest h\
eaders":n,"listAssociatedRules unauthorized":a,"listAssociatedRules unauthorized headers":b,"listAssociatedRules forbidden":a,"listAssociatedRules forbidden hea\
ders":n,"listAssociatedRules notFound":a,"listAssociatedRules notFound headers":n,"listAssociatedRules notAcceptable":a,"listAssociatedRules notAcceptable heade\
rs":n,"listAssociatedRules tooManyRequests":a,"listAssociatedRules tooManyRequests headers":h,"listAssociatedRules internalError":a,"listAssociatedRules interna\
lError headers":n,"listAssociatedRules unavailable":a,"listAssociatedRules unavailable headers":h,"listAssociatedEntities ok":k,"listAssociatedEntities ok heade\
rs":n,"listAssociatedEntities badRequest":a,"listAssociatedEntities badRequest headers":n,"listAssociatedEntities unauthorized":a,"listAssociatedEntities unauth\
orized headers":b,"listAssociatedEntities forbidden":a,"listAssociatedEntities forbidden headers":n,"listAssociatedEntities notFound":a,"listAssociatedEntities \
notFound headers":n,"listAssociatedEntities notAcceptable":a,"listAssociatedEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":a,"listAs\
sociatedEntities tooManyRequests headers":h,"listAssociatedEntities internalError":a,"listAssociatedEntities internalError headers":n,"listAssociatedEntities un\
available":a,"listAssociatedEntities unavailable headers":h,"runAssociatedEntitiesCommand ok":F,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntiti\
esCommand badRequest":a,"runAssociatedEntitiesCommand badRequest headers":n,"runAssociatedEntitiesCommand unauthorized":a,"runAssociatedEntitiesCommand unauthor\
ized headers":b,"runAssociatedEntitiesCommand forbidden":a,"runAssociatedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":a,"runAsso\
ciatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesCommand notAcceptable":a,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEn\
titiesCommand contentTooLarge":a,"runAssociatedEntitiesCommand contentTooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":a,"runAssociatedEn\
titiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCommand tooManyRequests":a,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAsso\
ciatedEntitiesCommand internalError":a,"runAssociatedEntitiesCommand internalError headers":n,"runAssociatedEntitiesCommand unavailable":a,"runAssociatedEntitie\
sCommand unavailable headers":h,"getAttributeMap ok":Rs,"getAttributeMap ok headers":n,"getAttributeMap badRequest":a,"getAttributeMap badRequest headers":n,"ge\
tAttributeMap unauthorized":a,"getAttributeMap unauthorized headers":b,"getAttributeMap forbidden":a,"getAttributeMap forbidden headers":n,"getAttributeMap notF\
ound":a,"getAttributeMap notFound headers":n,"getAttributeMap notAcceptable":a,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":a,"ge\
tAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":a,"getAttributeMap internalError headers":n,"getAttributeMap unavailable":a,"getAttribu\
teMap unavailable headers":h,"runAttributeMapCommand ok":ws,"runAttributeMapCommand ok headers":n,"runAttributeMapCommand badRequest":a,"runAttributeMapCommand \
badRequest headers":n,"runAttributeMapCommand unauthorized":a,"runAttributeMapCommand unauthorized headers":b,"runAttributeMapCommand forbidden":a,"runAttribute\
MapCommand forbidden headers":n,"runAttributeMapCommand notFound":a,"runAttributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":a,"runAtt\
ributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":a,"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarg\
e":a,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapCommand unsupportedMediaType":a,"runAttributeMapCommand unsupportedMediaType headers":n,
"runAttributeMapCommand tooManyRequests":a,"runAttributeMapCommand tooManyRequests headers":h,"runAttributeMapCommand internalError":a,"runAttributeMapCommand i\
nternalError headers":n,"runAttributeMapCommand unavailable":a,"runAttributeMapCommand unavailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok hea\
ders":n,"listBusinessRules badRequest":a,"listBusinessRules badRequest headers":n,"listBusinessRules unauthorized":a,"listBusinessRules unauthorized headers":b,
"listBusinessRules forbidden":a,"listBusinessRules forbidden headers":n,"listBusinessRules notFound":a,"listBusinessRules notFound headers":n,"listBusinessRules\
 notAcceptable":a,"listBusinessRules notAcceptable headers":n,"listBusinessRules tooManyRequests":a,"listBusinessRules tooManyRequests headers":h,"listBusinessR\
ules internalError":a,"listBusinessRules internalError headers":n,"listBusinessRules unavailable":a,"listBusinessRules unavailable headers":h,"runBusinessRulesC\
ommand ok":F,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRequest":a,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesComma\
nd unauthorized":a,"runBusinessRulesCommand unauthorized headers":b,"runBusinessRulesCommand forbidden":a,"runBusinessRulesCommand forbidden headers":n,"runBusi\
nessRulesCommand notFound":a,"runBusinessRulesCommand notFound headers":n,"runBusinessRulesCommand notAcceptable":a,"runBusinessRulesCommand notAcceptable heade\
rs":n,"runBusinessRulesCommand contentTooLarge":a,"runBusinessRulesCommand contentTooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":a,"runBusin\
essRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRequests":a,"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRule\
sCommand internalError":a,"runBusinessRulesCommand internalError headers":n,"runBusinessRulesCommand unavailable":a,"runBusinessRulesCommand unavailable headers":h,
"countBusinessRules ok":Ce,"countBusinessRules ok headers":n,"countBusinessRules badRequest":a,"countBusinessRules badRequest headers":n,"countBusinessRules una\
uthorized":a,"countBusinessRules unauthorized headers":b,"countBusinessRules forbidden":a,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":a,
"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":a,"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":a,
"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":a,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":a,
"countBusinessRules unavailable headers":h,"listAggregateMethods ok":Cs,"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":a,"listAggregateMe\
thods badRequest headers":n,"listAggregateMethods unauthorized":a,"listAggregateMethods unauthorized headers":b,"listAggregateMethods forbidden":a,"listAggregat\
eMethods forbidden headers":n,"listAggregateMethods notFound":a,"listAggregateMethods notFound headers":n,"listAggregateMethods notAcceptable":a,"listAggregateM\
ethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":a,"listAggregateMethods tooManyRequests headers":h,"listAggregateMethods internalError":a,
"listAggregateMethods internalError headers":n,"listAggregateMethods unavailable":a,"listAggregateMethods unavailable headers":h,"listLibraryRules ok":k,"listLi\
braryRules ok headers":n,"listLibraryRules badRequest":a,"listLibraryRules badRequest headers":n,"listLibraryRules unauthorized":a,"listLibraryRules unauthorize\
d headers":b,"listLibraryRules forbidden":a,"listLibraryRules forbidden headers":n,"listLibraryRules notFound":a,"listLibraryRules notFound headers":n,"listLibr\
aryRules notAcceptable":a,"listLibraryRules notAcceptable headers":n,"listLibraryRules tooManyRequests":a,"listLibraryRules tooManyRequests headers":h,"listLibr\
aryRules internalError":a,"listLibraryRules internalError headers":n,"listLibraryRules unavailable":a,"listLibraryRules unavailable headers":h,"runLibraryRulesC\
ommand ok":ks,"runLibraryRulesCommand ok headers":n,"runLibraryRulesCommand badRequest":a,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand \
unauthorized":a,"runLibraryRulesCommand unauthorized headers":b,"runLibraryRulesCommand forbidden":a,"runLibraryRulesCommand forbidden headers":n,"runLibraryRul\
esCommand notFound":a,"runLibraryRulesCommand notFound headers":n,"runLibraryRulesCommand notAcceptable":a,"runLibraryRulesCommand notAcceptable headers":n,"run\
LibraryRulesCommand conflict":a,"runLibraryRulesCommand conflict headers":n,"runLibraryRulesCommand contentTooLarge":a,"runLibraryRulesCommand contentTooLarge h\
eaders":n,"runLibraryRulesCommand unsupportedMediaType":a,"runLibraryRulesCommand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":a,"ru\
nLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand internalError":a,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesComman\
d unavailable":a,"runLibraryRulesCommand unavailable headers":h,"countLibraryRules ok":Ce,"countLibraryRules ok headers":n,"countLibraryRules badRequest":a,"cou\
ntLibraryRules badRequest headers":n,"countLibraryRules unauthorized":a,"countLibraryRules unauthorized headers":b,"countLibraryRules forbidden":a,"countLibrary\
Rules forbidden headers":n,"countLibraryRules notFound":a,"countLibraryRules notFound headers":n,"countLibraryRules notAcceptable":a,"countLibraryRules notAccep\
table headers":n,"countLibraryRules tooManyRequests":a,"countLibraryRules tooManyRequests headers":h,"countLibraryRules internalError":a,"countLibraryRules inte\
rnalError headers":n,"countLibraryRules unavailable":a,"countLibraryRules unavailable headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":n,
"listRealBusinessRules badRequest":a,"listRealBusinessRules badRequest headers":n,"listRealBusinessRules unauthorized":a,"listRealBusinessRules unauthorized hea\
ders":b,"listRealBusinessRules forbidden":a,"listRealBusinessRules forbidden headers":n,"listRealBusinessRules notFound":a,"listRealBusinessRules notFound heade\
rs":n,"listRealBusinessRules notAcceptable":a,"listRealBusinessRules notAcceptable headers":n,"listRealBusinessRules tooManyRequests":a,"listRealBusinessRules t\
ooManyRequests headers":h,"listRealBusinessRules internalError":a,"listRealBusinessRules internalError headers":n,"listRealBusinessRules unavailable":a,"listRea\
lBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":Nr,"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":G,
"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCommand unauthorized":a,"runRealBusinessRulesCommand unauthorized headers":b,"runRealBus\
inessRulesCommand forbidden":a,"runRealBusinessRulesCommand forbidden headers":n,"runRealBusinessRulesCommand notFound":a,"runRealBusinessRulesCommand notFound \
headers":n,"runRealBusinessRulesCommand notAcceptable":a,"runRealBusinessRulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":a,"runReal\
BusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand contentTooLarge":a,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusines\
sRulesCommand unsupportedMediaType":a,"runRealBusinessRulesCommand unsupportedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":a,"runRealBusin\
essRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand internalError":a,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessR\
ulesCommand unavailable":a,"runRealBusinessRulesCommand unavailable headers":h,"deleteRealBusinessRules ok":T,"deleteRealBusinessRules ok headers":n,"deleteReal\
BusinessRules badRequest":G,"deleteRealBusinessRules badRequest headers":n,"deleteRealBusinessRules unauthorized":a,"deleteRealBusinessRules unauthorized header\
s":b,"deleteRealBusinessRules forbidden":a,"deleteRealBusinessRules forbidden headers":n,"deleteRealBusinessRules notFound":a,"deleteRealBusinessRules notFound \
headers":n,"deleteRealBusinessRules notAcceptable":a,"deleteRealBusinessRules notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":a,"deleteRealBu\
sinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupportedMediaType":a,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusi\
nessRules tooManyRequests":a,"deleteRealBusinessRules tooManyRequests headers":h,"deleteRealBusinessRules internalError":a,"deleteRealBusinessRules internalErro\
r headers":n,"deleteRealBusinessRules unavailable":a,"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":Ce,"countRealBusinessRules ok h\
eaders":n,"countRealBusinessRules badRequest":a,"countRealBusinessRules badRequest headers":n,"countRealBusinessRules unauthorized":a,"countRealBusinessRules un\
authorized headers":b,"countRealBusinessRules forbidden":a,"countRealBusinessRules forbidden headers":n,"countRealBusinessRules notFound":a,"countRealBusinessRu\
les notFound headers":n,"countRealBusinessRules notAcceptable":a,"countRealBusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":a,"co\
untRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules internalError":a,"countRealBusinessRules internalError headers":n,"countRealBusinessRule\
s unavailable":a,"countRealBusinessRules unavailable headers":h,"listEntityBusinessRules ok":k,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules b\
adRequest":a,"listEntityBusinessRules badRequest headers":n,"listEntityBusinessRules unauthorized":a,"listEntityBusinessRules unauthorized headers":b,"listEntit\
yBusinessRules forbidden":a,"listEntityBusinessRules forbidden headers":n,"listEntityBusinessRules notFound":a,"listEntityBusinessRules notFound headers":n,"lis\
tEntityBusinessRules notAcceptable":a,"listEntityBusinessRules notAcceptable headers":n,"listEntityBusinessRules tooManyRequests":a,"listEntityBusinessRules too\
ManyRequests headers":h,"listEntityBusinessRules internalError":a,"listEntityBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":a,"lis\
tEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand ok":Mr,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand ba\
dRequest":G,"runEntityBusinessRulesCommand badRequest headers":n,"runEntityBusinessRulesCommand unauthorized":a,"runEntityBusinessRulesCommand unauthorized head\
ers":b,"runEntityBusinessRulesCommand forbidden":a,"runEntityBusinessRulesCommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":a,"runEntityBusi\
nessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAcceptable":a,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessR\
ulesCommand conflict":a,"runEntityBusinessRulesCommand conflict headers":n,"runEntityBusinessRulesCommand contentTooLarge":a,"runEntityBusinessRulesCommand cont\
entTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":a,"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessR\
ulesCommand tooManyRequests":a,"runEntityBusinessRulesCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":a,"runEntityBusinessRules\
Command internalError headers":n,"runEntityBusinessRulesCommand unavailable":a,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules\
 ok":k,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules badRequest":a,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusin\
essRules unauthorized":a,"listAttributeBusinessRules unauthorized headers":b,"listAttributeBusinessRules forbidden":a,"listAttributeBusinessRules forbidden head\
ers":n,"listAttributeBusinessRules notFound":a,"listAttributeBusinessRules notFound headers":n,"listAttributeBusinessRules notAcceptable":a,"listAttributeBusine\
ssRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":a,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRul\
es internalError":a,"listAttributeBusinessRules internalError headers":n,"listAttributeBusinessRules unavailable":a,"listAttributeBusinessRules unavailable head\
ers":h,"runAttributeBusinessRulesCommand ok":Mr,"runAttributeBusinessRulesCommand ok headers":n,"runAttributeBusinessRulesCommand badRequest":G,"runAttributeBus\
inessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauthorized":a,"runAttributeBusinessRulesCommand unauthorized headers":b,"runAttribut\
eBusinessRulesCommand forbidden":a,"runAttributeBusinessRulesCommand forbidden headers":n,"runAttributeBusinessRulesCommand notFound":a,"runAttributeBusinessRul\
esCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":a,"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusines\
sRulesCommand conflict":a,"runAttributeBusinessRulesCommand conflict headers":n,"runAttributeBusinessRulesCommand contentTooLarge":a,"runAttributeBusinessRulesC\
ommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMediaType":a,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"r\
unAttributeBusinessRulesCommand tooManyRequests":a,"runAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":a,
"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusinessRulesCommand unavailable":a,"runAttributeBusinessRulesCommand unavailable header\
s":h,"listEntityRuleHistory ok":k,"listEntityRuleHistory ok headers":n,"listEntityRuleHistory badRequest":a,"listEntityRuleHistory badRequest headers":n,"listEn\
tityRuleHistory unauthorized":a,"listEntityRuleHistory unauthorized headers":b,"listEntityRuleHistory forbidden":a,"listEntityRuleHistory forbidden headers":n,"\
listEntityRuleHistory notFound":a,"listEntityRuleHistory notFound headers":n,"listEntityRuleHistory notAcceptable":a,"listEntityRuleHistory notAcceptable header\
s":n,"listEntityRuleHistory tooManyRequests":a,"listEntityRuleHistory tooManyRequests headers":h,"listEntityRuleHistory internalError":a,"listEntityRuleHistory \
internalError headers":n,"listEntityRuleHistory unavailable":a,"listEntityRuleHistory unavailable headers":h,"runEntityRuleHistoryCommand ok":F,"runEntityRuleHi\
storyCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":a,"runEntityRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthoriz\
ed":a,"runEntityRuleHistoryCommand unauthorized headers":b,"runEntityRuleHistoryCommand forbidden":a,"runEntityRuleHistoryCommand forbidden headers":n,"runEntit\
yRuleHistoryCommand notFound":a,"runEntityRuleHistoryCommand notFound headers":n,"runEntityRuleHistoryCommand notAcceptable":a,"runEntityRuleHistoryCommand notA\
cceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":a,"runEntityRuleHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupp\
ortedMediaType":a,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"runEntityRuleHistoryCommand tooManyRequests":a,"runEntityRuleHistoryCommand tooM\
anyRequests headers":h,"runEntityRuleHistoryCommand internalError":a,"runEntityRuleHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavaila\
ble":a,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":k,"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":a,"listAl\
lRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":a,"listAllRuleHistory unauthorized headers":b,"listAllRuleHistory forbidden":a,"listAllRule\
History forbidden headers":n,"listAllRuleHistory notFound":a,"listAllRuleHistory notFound headers":n,"listAllRuleHistory notAcceptable":a,"listAllRuleHistory no\
tAcceptable headers":n,"listAllRuleHistory tooManyRequests":a,"listAllRuleHistory tooManyRequests headers":h,"listAllRuleHistory internalError":a,"listAllRuleHi\
story internalError headers":n,"listAllRuleHistory unavailable":a,"listAllRuleHistory unavailable headers":h,"runAllRuleHistoryCommand ok":F,"runAllRuleHistoryC\
ommand ok headers":n,"runAllRuleHistoryCommand badRequest":a,"runAllRuleHistoryCommand badRequest headers":n,"runAllRuleHistoryCommand unauthorized":a,"runAllRu\
leHistoryCommand unauthorized headers":b,"runAllRuleHistoryCommand forbidden":a,"runAllRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFoun\
d":a,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAcceptable":a,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHist\
oryCommand contentTooLarge":a,"runAllRuleHistoryCommand contentTooLarge headers":n,"runAllRuleHistoryCommand unsupportedMediaType":a,"runAllRuleHistoryCommand u\
nsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":a,"runAllRuleHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand inter\
nalError":a,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryCommand unavailable":a,"runAllRuleHistoryCommand unavailable headers":h,"listEn\
tityCompliance ok":k,"listEntityCompliance ok headers":n,"listEntityCompliance badRequest":a,"listEntityCompliance badRequest headers":n,"listEntityCompliance u\
nauthorized":a,"listEntityCompliance unauthorized headers":b,"listEntityCompliance forbidden":a,"listEntityCompliance forbidden headers":n,"listEntityCompliance\
 notFound":a,"listEntityCompliance notFound headers":n,"listEntityCompliance notAcceptable":a,"listEntityCompliance notAcceptable headers":n,"listEntityComplian\
ce tooManyRequests":a,"listEntityCompliance tooManyRequests headers":h,"listEntityCompliance internalError":a,"listEntityCompliance internalError headers":n,"li\
stEntityCompliance unavailable":a,"listEntityCompliance unavailable headers":h,"runEntityComplianceCommand ok":F,"runEntityComplianceCommand ok headers":n,"runE\
ntityComplianceCommand badRequest":a,"runEntityComplianceCommand badRequest headers":n,"runEntityComplianceCommand unauthorized":a,"runEntityComplianceCommand u\
nauthorized headers":b,"runEntityComplianceCommand forbidden":a,"runEntityComplianceCommand forbidden headers":n,"runEntityComplianceCommand notFound":a,"runEnt\
ityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":a,"runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceC\
ommand contentTooLarge":a,"runEntityComplianceCommand contentTooLarge headers":n,"runEntityComplianceCommand unsupportedMediaType":a,"runEntityComplianceCommand\
 unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":a,"runEntityComplianceCommand tooManyRequests headers":h,"runEntityComplianceComma\
nd internalError":a,"runEntityComplianceCommand internalError headers":n,"runEntityComplianceCommand unavailable":a,"runEntityComplianceCommand unavailable head\
ers":h,"listCompliance ok":k,"listCompliance ok headers":n,"listCompliance badRequest":a,"listCompliance badRequest headers":n,"listCompliance unauthorized":a,"\
listCompliance unauthorized headers":b,"listCompliance forbidden":a,"listCompliance forbidden headers":n,"listCompliance notFound":a,"listCompliance notFound he\
aders":n,"listCompliance notAcceptable":a,"listCompliance notAcceptable headers":n,"listCompliance tooManyRequests":a,"listCompliance tooManyRequests headers":h,
"listCompliance internalError":a,"listCompliance internalError headers":n,"listCompliance unavailable":a,"listCompliance unavailable headers":h,"runComplianceCo\
mmand ok":F,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":a,"runComplianceCommand badRequest headers":n,"runComplianceCommand unauthoriz\
ed":a,"runComplianceCommand unauthorized headers":b,"runComplianceCommand forbidden":a,"runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":a,
"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":a,"runComplianceCommand notAcceptable headers":n,"runComplianceCommand contentToo\
Large":a,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsupportedMediaType":a,"runComplianceCommand unsupportedMediaType headers":n,"r\
unComplianceCommand tooManyRequests":a,"runComplianceCommand tooManyRequests headers":h,"runComplianceCommand internalError":a,"runComplianceCommand internalErr\
or headers":n,"runComplianceCommand unavailable":a,"runComplianceCommand unavailable headers":h,"listPassingRules ok":k,"listPassingRules ok headers":n,"listPas\
singRules badRequest":a,"listPassingRules badRequest headers":n,"listPassingRules unauthorized":a,"listPassingRules unauthorized headers":b,"listPassingRules fo\
rbidden":a,"listPassingRules forbidden headers":n,"listPassingRules notFound":a,"listPassingRules notFound headers":n,"listPassingRules notAcceptable":a,"listPa\
ssingRules notAcceptable headers":n,"listPassingRules tooManyRequests":a,"listPassingRules tooManyRequests headers":h,"listPassingRules internalError":a,"listPa\
ssingRules internalError headers":n,"listPassingRules unavailable":a,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":F,"runPassingRulesComm\
and ok headers":n,"runPassingRulesCommand badRequest":a,"runPassingRulesCommand badRequest headers":n,"runPassingRulesCommand unauthorized":a,"runPassingRulesCo\
mmand unauthorized headers":b,"runPassingRulesCommand forbidden":a,"runPassingRulesCommand forbidden headers":n,"runPassingRulesCommand notFound":a,"runPassingR\
ulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":a,"runPassingRulesCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarg\
e":a,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsupportedMediaType":a,"runPassingRulesCommand unsupportedMediaType headers":n,
"runPassingRulesCommand tooManyRequests":a,"runPassingRulesCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":a,"runPassingRulesCommand i\
nternalError headers":n,"runPassingRulesCommand unavailable":a,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":k,"listFailingRules ok heade\
rs":n,"listFailingRules badRequest":a,"listFailingRules badRequest headers":n,"listFailingRules unauthorized":a,"listFailingRules unauthorized headers":b,"listF\
ailingRules forbidden":a,"listFailingRules forbidden headers":n,"listFailingRules notFound":a,"listFailingRules notFound headers":n,"listFailingRules notAccepta\
ble":a,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":a,"listFailingRules tooManyRequests headers":h,"listFailingRules internalEr\
ror":a,"listFailingRules internalError headers":n,"listFailingRules unavailable":a,"listFailingRules unavailable headers":h,"runFailingRulesCommand ok":F,"runFa\
ilingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":a,"runFailingRulesCommand badRequest headers":n,"runFailingRulesCommand unauthorized":a,"run\
FailingRulesCommand unauthorized headers":b,"runFailingRulesCommand forbidden":a,"runFailingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":a,
"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":a,"runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand co\
ntentTooLarge":a,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCommand unsupportedMediaType":a,"runFailingRulesCommand unsupportedMediaType\
 headers":n,"runFailingRulesCommand tooManyRequests":a,"runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalError":a,"runFailingRu\
lesCommand internalError headers":n,"runFailingRulesCommand unavailable":a,"runFailingRulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRu\
les ok headers":n,"listEnabledRules badRequest":a,"listEnabledRules badRequest headers":n,"listEnabledRules unauthorized":a,"listEnabledRules unauthorized heade\
rs":b,"listEnabledRules forbidden":a,"listEnabledRules forbidden headers":n,"listEnabledRules notFound":a,"listEnabledRules notFound headers":n,"listEnabledRule\
s notAcceptable":a,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyRequests":a,"listEnabledRules tooManyRequests headers":h,"listEnabledRule\
s internalError":a,"listEnabledRules internalError headers":n,"listEnabledRules unavailable":a,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand \
ok":F,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":a,"runEnabledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthor\
ized":a,"runEnabledRulesCommand unauthorized headers":b,"runEnabledRulesCommand forbidden":a,"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesComman\
d notFound":a,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptable":a,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledR\
ulesCommand contentTooLarge":a,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabledRulesCommand unsupportedMediaType":a,"runEnabledRulesCommand unsupp\
ortedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":a,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand internalError":a,
"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":a,"runEnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"g\
etBusinessRule ok headers":n,"getBusinessRule badRequest":a,"getBusinessRule badRequest headers":n,"getBusinessRule unauthorized":a,"getBusinessRule unauthorize\
d headers":b,"getBusinessRule forbidden":a,"getBusinessRule forbidden headers":n,"getBusinessRule notFound":a,"getBusinessRule notFound headers":n,"getBusinessR\
ule notAcceptable":a,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyRequests":a,"getBusinessRule tooManyRequests headers":h,"getBusinessRule \
internalError":a,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":a,"getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":T,
"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":G,"runBusinessRuleCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":a,
"runBusinessRuleCommand unauthorized headers":b,"runBusinessRuleCommand forbidden":a,"runBusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFou\
nd":a,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":a,"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleComm\
and conflict":a,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand contentTooLarge":a,"runBusinessRuleCommand contentTooLarge headers":n,"runBu\
sinessRuleCommand unsupportedMediaType":a,"runBusinessRuleCommand unsupportedMediaType headers":n,"runBusinessRuleCommand tooManyRequests":a,"runBusinessRuleCom\
mand tooManyRequests headers":h,"runBusinessRuleCommand internalError":a,"runBusinessRuleCommand internalError headers":n,"runBusinessRuleCommand unavailable":a,
"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":T,"deleteBusinessRule ok headers":n,"deleteBusinessRule badRequest":a,"deleteBusinessRule\
 badRequest headers":n,"deleteBusinessRule unauthorized":a,"deleteBusinessRule unauthorized headers":b,"deleteBusinessRule forbidden":a,"deleteBusinessRule forb\
idden headers":n,"deleteBusinessRule notFound":a,"deleteBusinessRule notFound headers":n,"deleteBusinessRule notAcceptable":a,"deleteBusinessRule notAcceptable \
headers":n,"deleteBusinessRule tooManyRequests":a,"deleteBusinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":a,"deleteBusinessRule intern\
alError headers":n,"deleteBusinessRule unavailable":a,"deleteBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":Fs,"getBusinessRulePermissions \
ok headers":n,"getBusinessRulePermissions badRequest":a,"getBusinessRulePermissions badRequest headers":n,"getBusinessRulePermissions unauthorized":a,"getBusine\
ssRulePermissions unauthorized headers":b,"getBusinessRulePermissions forbidden":a,"getBusinessRulePermissions forbidden headers":n,"getBusinessRulePermissions \
notFound":a,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions notAcceptable":a,"getBusinessRulePermissions notAcceptable headers":n,"g\
etBusinessRulePermissions tooManyRequests":a,"getBusinessRulePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":a,"getBusinessRul\
ePermissions internalError headers":n,"getBusinessRulePermissions unavailable":a,"getBusinessRulePermissions unavailable headers":h,"listRuleHistory ok":k,"list\
RuleHistory ok headers":n,"listRuleHistory badRequest":a,"listRuleHistory badRequest headers":n,"listRuleHistory unauthorized":a,"listRuleHistory unauthorized h\
eaders":b,"listRuleHistory forbidden":a,"listRuleHistory forbidden headers":n,"listRuleHistory notFound":a,"listRuleHistory notFound headers":n,"listRuleHistory\
 notAcceptable":a,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyRequests":a,"listRuleHistory tooManyRequests headers":h,"listRuleHistory int\
ernalError":a,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":a,"listRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":F,"ru\
nRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":a,"runRuleHistoryCommand badRequest headers":n,"runRuleHistoryCommand unauthorized":a,"runR\
uleHistoryCommand unauthorized headers":b,"runRuleHistoryCommand forbidden":a,"runRuleHistoryCommand forbidden headers":n,"runRuleHistoryCommand notFound":a,"ru\
nRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":a,"runRuleHistoryCommand notAcceptable headers":n,"runRuleHistoryCommand contentTo\
oLarge":a,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsupportedMediaType":a,"runRuleHistoryCommand unsupportedMediaType headers":n,
"runRuleHistoryCommand tooManyRequests":a,"runRuleHistoryCommand tooManyRequests headers":h,"runRuleHistoryCommand internalError":a,"runRuleHistoryCommand inter\
nalError headers":n,"runRuleHistoryCommand unavailable":a,"runRuleHistoryCommand unavailable headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok heade\
rs":n,"listRuleFailingRows badRequest":a,"listRuleFailingRows badRequest headers":n,"listRuleFailingRows unauthorized":a,"listRuleFailingRows unauthorized heade\
rs":b,"listRuleFailingRows forbidden":a,"listRuleFailingRows forbidden headers":n,"listRuleFailingRows notFound":a,"listRuleFailingRows notFound headers":n,"lis\
tRuleFailingRows notAcceptable":a,"listRuleFailingRows notAcceptable headers":n,"listRuleFailingRows conflict":a,"listRuleFailingRows conflict headers":n,"listR\
uleFailingRows tooManyRequests":a,"listRuleFailingRows tooManyRequests headers":h,"listRuleFailingRows internalError":a,"listRuleFailingRows internalError heade\
rs":n,"listRuleFailingRows unavailable":a,"listRuleFailingRows unavailable headers":h,"runRuleFailingRowsCommand ok":F,"runRuleFailingRowsCommand ok headers":n,
"runRuleFailingRowsCommand badRequest":a,"runRuleFailingRowsCommand badRequest headers":n,"runRuleFailingRowsCommand unauthorized":a,"runRuleFailingRowsCommand \
unauthorized headers":b,"runRuleFailingRowsCommand forbidden":a,"runRuleFailingRowsCommand forbidden headers":n,"runRuleFailingRowsCommand notFound":a,"runRuleF\
ailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":a,"runRuleFailingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand\
 conflict":a,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand contentTooLarge":a,"runRuleFailingRowsCommand contentTooLarge headers":n,
"runRuleFailingRowsCommand unsupportedMediaType":a,"runRuleFailingRowsCommand unsupportedMediaType headers":n,"runRuleFailingRowsCommand tooManyRequests":a,"run\
RuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":a,"runRuleFailingRowsCommand internalError headers":n,"runRuleFailin\
gRowsCommand unavailable":a,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassingRows ok":k,"listRulePassingRows ok headers":n,"listRulePassingRows\
 badRequest":a,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":a,"listRulePassingRows unauthorized headers":b,"listRulePassingRows\
 forbidden":a,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":a,"listRulePassingRows notFound headers":n,"listRulePassingRows notAccept\
able":a,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":a,"listRulePassingRows conflict headers":n,"listRulePassingRows tooManyRequ\
ests":a,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":a,"listRulePassingRows internalError headers":n,"listRulePassingRows\
 unavailable":a,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":F,"runRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand\
 badRequest":a,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unauthorized":a,"runRulePassingRowsCommand unauthorized headers":b,"r\
unRulePassingRowsCommand forbidden":a,"runRulePassingRowsCommand forbidden headers":n,"runRulePassingRowsCommand notFound":a,"runRulePassingRowsCommand notFound\
 headers":n,"runRulePassingRowsCommand notAcceptable":a,"runRulePassingRowsCommand notAcceptable headers":n,"runRulePassingRowsCommand conflict":a,"runRulePassi\
ngRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":a,"runRulePassingRowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand\
 unsupportedMediaType":a,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePassingRowsCommand tooManyRequests":a,"runRulePassingRowsCommand too\
ManyRequests headers":h,"runRulePassingRowsCommand internalError":a,"runRulePassingRowsCommand internalError headers":n,"runRulePassingRowsCommand unavailable":a,
"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":k,"listRuleGroups ok headers":n,"listRuleGroups badRequest":a,"listRuleGroups badRequest h\
eaders":n,"listRuleGroups unauthorized":a,"listRuleGroups unauthorized headers":b,"listRuleGroups forbidden":a,"listRuleGroups forbidden headers":n,"listRuleGro\
ups notFound":a,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":a,"listRuleGroups notAcceptable headers":n,"listRuleGroups conflict":a,"listR\
uleGroups conflict headers":n,"listRuleGroups tooManyRequests":a,"listRuleGroups tooManyRequests headers":h,"listRuleGroups internalError":a,"listRuleGroups int\
ernalError headers":n,"listRuleGroups unavailable":a,"listRuleGroups unavailable headers":h,"runRuleGroupsCommand ok":F,"runRuleGroupsCommand ok headers":n,"run\
RuleGroupsCommand badRequest":a,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCommand unauthorized":a,"runRuleGroupsCommand unauthorized headers":b,
"runRuleGroupsCommand forbidden":a,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsCommand notFound":a,"runRuleGroupsCommand notFound headers":n,"runRu\
leGroupsCommand notAcceptable":a,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroupsCommand conflict":a,"runRuleGroupsCommand conflict headers":n,"run\
RuleGroupsCommand contentTooLarge":a,"runRuleGroupsCommand contentTooLarge headers":n,"runRuleGroupsCommand unsupportedMediaType":a,"runRuleGroupsCommand unsupp\
ortedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":a,"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGroupsCommand internalError":a,"runR\
uleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":a,"runRuleGroupsCommand unavailable headers":h,"runGroupFailingRowsCommand ok":F,"r\
unGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":a,"runGroupFailingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand \
unauthorized":a,"runGroupFailingRowsCommand unauthorized headers":b,"runGroupFailingRowsCommand forbidden":a,"runGroupFailingRowsCommand forbidden headers":n,"r\
unGroupFailingRowsCommand notFound":a,"runGroupFailingRowsCommand notFound headers":n,"runGroupFailingRowsCommand notAcceptable":a,"runGroupFailingRowsCommand n\
otAcceptable headers":n,"runGroupFailingRowsCommand conflict":a,"runGroupFailingRowsCommand conflict headers":n,"runGroupFailingRowsCommand contentTooLarge":a,"\
runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupportedMediaType":a,"runGroupFailingRowsCommand unsupportedMediaType heade\
rs":n,"runGroupFailingRowsCommand tooManyRequests":a,"runGroupFailingRowsCommand tooManyRequests headers":h,"runGroupFailingRowsCommand internalError":a,"runGro\
upFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":a,"runGroupFailingRowsCommand unavailable headers":h,"runGroupPassingRows\
Command ok":F,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badRequest":a,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPas\
singRowsCommand unauthorized":a,"runGroupPassingRowsCommand unauthorized headers":b,"runGroupPassingRowsCommand forbidden":a,"runGroupPassingRowsCommand forbidd\
en headers":n,"runGroupPassingRowsCommand notFound":a,"runGroupPassingRowsCommand notFound headers":n,"runGroupPassingRowsCommand notAcceptable":a,"runGroupPass\
ingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":a,"runGroupPassingRowsCommand conflict headers":n,"runGroupPassingRowsCommand cont\
entTooLarge":a,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCommand unsupportedMediaType":a,"runGroupPassingRowsCommand unsupporte\
dMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":a,"runGroupPassingRowsCommand tooManyRequests headers":h,"runGroupPassingRowsCommand internal\
Error":a,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand unavailable":a,"runGroupPassingRowsCommand unavailable headers":h,"lis\
tGroupFailingRows ok":k,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":a,"listGroupFailingRows badRequest headers":n,"listGroupFailingRow\
s unauthorized":a,"listGroupFailingRows unauthorized headers":b,"listGroupFailingRows forbidden":a,"listGroupFailingRows forbidden headers":n,"listGroupFailingR\
ows notFound":a,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":a,"listGroupFailingRows notAcceptable headers":n,"listGroupFailin\
gRows conflict":a,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":a,"listGroupFailingRows tooManyRequests headers":h,"listGroup\
FailingRows internalError":a,"listGroupFailingRows internalError headers":n,"listGroupFailingRows unavailable":a,"listGroupFailingRows unavailable headers":h,"r\
unNamedGroupFailingRowsCommand ok":F,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFailingRowsCommand badRequest":a,"runNamedGroupFailingRowsComm\
and badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":a,"runNamedGroupFailingRowsCommand unauthorized headers":b,"runNamedGroupFailingRowsCom\
mand forbidden":a,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsCommand notFound":a,"runNamedGroupFailingRowsCommand notFound h\
eaders":n,"runNamedGroupFailingRowsCommand notAcceptable":a,"runNamedGroupFailingRowsCommand notAcceptable headers":n,"runNamedGroupFailingRowsCommand conflict":a,
"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLarge":a,"runNamedGroupFailingRowsCommand contentTooLarge header\
s":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":a,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":n,"runNamedGroupFailingRowsCommand \
tooManyRequests":a,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFailingRowsCommand internalError":a,"runNamedGroupFailingRowsComman\
d internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":a,"runNamedGroupFailingRowsCommand unavailable headers":h,"listGroupPassingRows ok":k,"\
listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":a,"listGroupPassingRows badRequest headers":n,"listGroupPassingRows unauthorized":a,"listGr\
oupPassingRows unauthorized headers":b,"listGroupPassingRows forbidden":a,"listGroupPassingRows forbidden headers":n,"listGroupPassingRows notFound":a,"listGrou\
pPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":a,"listGroupPassingRows notAcceptable headers":n,"listGroupPassingRows conflict":a,"listGr\
oupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":a,"listGroupPassingRows tooManyRequests headers":h,"listGroupPassingRows internalError":a,
"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":a,"listGroupPassingRows unavailable headers":h,"runNamedGroupPassingRowsComman\
d ok":F,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badRequest":a,"runNamedGroupPassingRowsCommand badRequest headers":n,"ru\
nNamedGroupPassingRowsCommand unauthorized":a,"runNamedGroupPassingRowsCommand unauthorized headers":b,"runNamedGroupPassingRowsCommand forbidden":a,"runNamedGr\
oupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":a,"runNamedGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassi\
ngRowsCommand notAcceptable":a,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runNamedGroupPassingRowsCommand conflict":a,"runNamedGroupPassingRowsC\
ommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":a,"runNamedGroupPassingRowsCommand contentTooLarge headers":n,"runNamedGroupPassing\
RowsCommand unsupportedMediaType":a,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":n,"runNamedGroupPassingRowsCommand tooManyRequests":a,"runNam\
edGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internalError":a,"runNamedGroupPassingRowsCommand internalError headers":n,
"runNamedGroupPassingRowsCommand unavailable":a,"runNamedGroupPassingRowsCommand unavailable headers":h,"listKeywords ok":k,"listKeywords ok headers":n,"listKey\
words badRequest":a,"listKeywords badRequest headers":n,"listKeywords unauthorized":a,"listKeywords unauthorized headers":b,"listKeywords forbidden":a,"listKeyw\
ords forbidden headers":n,"listKeywords notFound":a,"listKeywords notFound headers":n,"listKeywords notAcceptable":a,"listKeywords notAcceptable headers":n,"lis\
tKeywords tooManyRequests":a,"listKeywords tooManyRequests headers":h,"listKeywords internalError":a,"listKeywords internalError headers":n,"listKeywords unavai\
lable":a,"listKeywords unavailable headers":h,"runKeywordsCommand ok":Ns,"runKeywordsCommand ok headers":n,"runKeywordsCommand badRequest":a,"runKeywordsCommand\
 badRequest headers":n,"runKeywordsCommand unauthorized":a,"runKeywordsCommand unauthorized headers":b,"runKeywordsCommand forbidden":a,"runKeywordsCommand forb\
idden headers":n,"runKeywordsCommand notFound":a,"runKeywordsCommand notFound headers":n,"runKeywordsCommand notAcceptable":a,"runKeywordsCommand notAcceptable \
headers":n,"runKeywordsCommand conflict":a,"runKeywordsCommand conflict headers":n,"runKeywordsCommand contentTooLarge":a,"runKeywordsCommand contentTooLarge he\
aders":n,"runKeywordsCommand unsupportedMediaType":a,"runKeywordsCommand unsupportedMediaType headers":n,"runKeywordsCommand tooManyRequests":a,"runKeywordsComm\
and tooManyRequests headers":h,"runKeywordsCommand internalError":a,"runKeywordsCommand internalError headers":n,"runKeywordsCommand unavailable":a,"runKeywords\
Command unavailable headers":h,"deleteKeywordCategory noContent headers":n,"deleteKeywordCategory badRequest":a,"deleteKeywordCategory badRequest headers":n,"de\
leteKeywordCategory unauthorized":a,"deleteKeywordCategory unauthorized headers":b,"deleteKeywordCategory forbidden":a,"deleteKeywordCategory forbidden headers":n,
"deleteKeywordCategory notFound":a,"deleteKeywordCategory notFound headers":n,"deleteKeywordCategory conflict":a,"deleteKeywordCategory conflict headers":n,"del\
eteKeywordCategory tooManyRequests":a,"deleteKeywordCategory tooManyRequests headers":h,"deleteKeywordCategory internalError":a,"deleteKeywordCategory internalE\
rror headers":n,"deleteKeywordCategory unavailable":a,"deleteKeywordCategory unavailable headers":h,"deleteKeyword noContent headers":n,"deleteKeyword badReques\
t":a,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":a,"deleteKeyword unauthorized headers":b,"deleteKeyword forbidden":a,"deleteKeyword forbi\
dden headers":n,"deleteKeyword notFound":a,"deleteKeyword notFound headers":n,"deleteKeyword conflict":a,"deleteKeyword conflict headers":n,"deleteKeyword tooMa\
nyRequests":a,"deleteKeyword tooManyRequests headers":h,"deleteKeyword internalError":a,"deleteKeyword internalError headers":n,"deleteKeyword unavailable":a,"d\
eleteKeyword unavailable headers":h,"listRuleFolders ok":k,"listRuleFolders ok headers":n,"listRuleFolders badRequest":a,"listRuleFolders badRequest headers":n,
"listRuleFolders unauthorized":a,"listRuleFolders unauthorized headers":b,"listRuleFolders forbidden":a,"listRuleFolders forbidden headers":n,"listRuleFolders n\
otFound":a,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":a,"listRuleFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":a,
"listRuleFolders tooManyRequests headers":h,"listRuleFolders internalError":a,"listRuleFolders internalError headers":n,"listRuleFolders unavailable":a,"listRul\
eFolders unavailable headers":h,"runRuleFoldersCommand ok":F,"runRuleFoldersCommand ok headers":n,"runRuleFoldersCommand noContent headers":Ms,"runRuleFoldersCo\
mmand badRequest":a,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand unauthorized":a,"runRuleFoldersCommand unauthorized headers":b,"runRuleF\
oldersCommand forbidden":a,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersCommand notFound":a,"runRuleFoldersCommand notFound headers":n,"runRuleFol\
dersCommand notAcceptable":a,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFoldersCommand conflict":a,"runRuleFoldersCommand conflict headers":n,"runR\
uleFoldersCommand contentTooLarge":a,"runRuleFoldersCommand contentTooLarge headers":n,"runRuleFoldersCommand unsupportedMediaType":a,"runRuleFoldersCommand uns\
upportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":a,"runRuleFoldersCommand tooManyRequests headers":h,"runRuleFoldersCommand internalError":a,
"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":a,"runRuleFoldersCommand unavailable headers":h,"getRuleFolder ok":k,"getRul\
eFolder ok headers":n,"getRuleFolder badRequest":a,"getRuleFolder badRequest headers":n,"getRuleFolder unauthorized":a,"getRuleFolder unauthorized headers":b,"g\
etRuleFolder forbidden":a,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":a,"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":a,"get\
RuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":a,"getRuleFolder tooManyRequests headers":h,"getRuleFolder internalError":a,"getRuleFolder i\
nternalError headers":n,"getRuleFolder unavailable":a,"getRuleFolder unavailable headers":h,"runRuleFolderCommand ok":T,"runRuleFolderCommand ok headers":n,"run\
RuleFolderCommand badRequest":a,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCommand unauthorized":a,"runRuleFolderCommand unauthorized headers":b,
"runRuleFolderCommand forbidden":a,"runRuleFolderCommand forbidden headers":n,"runRuleFolderCommand notFound":a,"runRuleFolderCommand notFound headers":n,"runRu\
leFolderCommand notAcceptable":a,"runRuleFolderCommand notAcceptable headers":n,"runRuleFolderCommand conflict":a,"runRuleFolderCommand conflict headers":n,"run\
RuleFolderCommand contentTooLarge":a,"runRuleFolderCommand contentTooLarge headers":n,"runRuleFolderCommand unsupportedMediaType":a,"runRuleFolderCommand unsupp\
ortedMediaType headers":n,"runRuleFolderCommand tooManyRequests":a,"runRuleFolderCommand tooManyRequests headers":h,"runRuleFolderCommand internalError":a,"runR\
uleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":a,"runRuleFolderCommand unavailable headers":h,"deleteRuleFolder noContent headers":n,
"deleteRuleFolder badRequest":a,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder unauthorized":a,"deleteRuleFolder unauthorized headers":b,"deleteRuleF\
older forbidden":a,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":a,"deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":a,"del\
eteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":a,"deleteRuleFolder tooManyRequests headers":h,"deleteRuleFolder internalError":a,"deleteRu\
leFolder internalError headers":n,"deleteRuleFolder unavailable":a,"deleteRuleFolder unavailable headers":h,"listRuleFolderRules ok":k,"listRuleFolderRules ok h\
eaders":n,"listRuleFolderRules badRequest":a,"listRuleFolderRules badRequest headers":n,"listRuleFolderRules unauthorized":a,"listRuleFolderRules unauthorized h\
eaders":b,"listRuleFolderRules forbidden":a,"listRuleFolderRules forbidden headers":n,"listRuleFolderRules notFound":a,"listRuleFolderRules notFound headers":n,
"listRuleFolderRules notAcceptable":a,"listRuleFolderRules notAcceptable headers":n,"listRuleFolderRules tooManyRequests":a,"listRuleFolderRules tooManyRequests\
 headers":h,"listRuleFolderRules internalError":a,"listRuleFolderRules internalError headers":n,"listRuleFolderRules unavailable":a,"listRuleFolderRules unavail\
able headers":h,"runRuleFolderRulesCommand ok":Nr,"runRuleFolderRulesCommand ok headers":n,"runRuleFolderRulesCommand badRequest":a,"runRuleFolderRulesCommand b\
adRequest headers":n,"runRuleFolderRulesCommand unauthorized":a,"runRuleFolderRulesCommand unauthorized headers":b,"runRuleFolderRulesCommand forbidden":a,"runR\
uleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":a,"runRuleFolderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notA\
cceptable":a,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand conflict":a,"runRuleFolderRulesCommand conflict headers":n,"runRuleF\
olderRulesCommand contentTooLarge":a,"runRuleFolderRulesCommand contentTooLarge headers":n,"runRuleFolderRulesCommand unsupportedMediaType":a,"runRuleFolderRule\
sCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":a,"runRuleFolderRulesCommand tooManyRequests headers":h,"runRuleFolderRules\
Command internalError":a,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolderRulesCommand unavailable":a,"runRuleFolderRulesCommand unavailable he\
aders":h,"listRuleFolderResults ok":k,"listRuleFolderResults ok headers":n,"listRuleFolderResults badRequest":a,"listRuleFolderResults badRequest headers":n,"li\
stRuleFolderResults unauthorized":a,"listRuleFolderResults unauthorized headers":b,"listRuleFolderResults forbidden":a,"listRuleFolderResults forbidden headers":n,
"listRuleFolderResults notFound":a,"listRuleFolderResults notFound headers":n,"listRuleFolderResults notAcceptable":a,"listRuleFolderResults notAcceptable heade\
rs":n,"listRuleFolderResults tooManyRequests":a,"listRuleFolderResults tooManyRequests headers":h,"listRuleFolderResults internalError":a,"listRuleFolderResults\
 internalError headers":n,"listRuleFolderResults unavailable":a,"listRuleFolderResults unavailable headers":h,"runRuleFolderResultsCommand ok":F,"runRuleFolderR\
esultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":a,"runRuleFolderResultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthori\
zed":a,"runRuleFolderResultsCommand unauthorized headers":b,"runRuleFolderResultsCommand forbidden":a,"runRuleFolderResultsCommand forbidden headers":n,"runRule\
FolderResultsCommand notFound":a,"runRuleFolderResultsCommand notFound headers":n,"runRuleFolderResultsCommand notAcceptable":a,"runRuleFolderResultsCommand not\
Acceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":a,"runRuleFolderResultsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsup\
portedMediaType":a,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRuleFolderResultsCommand tooManyRequests":a,"runRuleFolderResultsCommand too\
ManyRequests headers":h,"runRuleFolderResultsCommand internalError":a,"runRuleFolderResultsCommand internalError headers":n,"runRuleFolderResultsCommand unavail\
able":a,"runRuleFolderResultsCommand unavailable headers":h,"listLoaderConnections ok":k,"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":a,
"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":a,"listLoaderConnections unauthorized headers":b,"listLoaderConnections forbid\
den":a,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":a,"listLoaderConnections notFound headers":n,"listLoaderConnections notAccep\
table":a,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooManyRequests":a,"listLoaderConnections tooManyRequests headers":h,"listLoader\
Connections internalError":a,"listLoaderConnections internalError headers":n,"listLoaderConnections unavailable":a,"listLoaderConnections unavailable headers":h,
"runLoaderConnectionsCommand ok":xs,"runLoaderConnectionsCommand ok headers":n,"runLoaderConnectionsCommand badRequest":a,"runLoaderConnectionsCommand badReques\
t headers":n,"runLoaderConnectionsCommand unauthorized":a,"runLoaderConnectionsCommand unauthorized headers":b,"runLoaderConnectionsCommand forbidden":a,"runLoa\
derConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":a,"runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsComman\
d notAcceptable":a,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderConnectionsCommand conflict":a,"runLoaderConnectionsCommand conflict headers":n,
"runLoaderConnectionsCommand contentTooLarge":a,"runLoaderConnectionsCommand contentTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":a,"ru\
nLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCommand tooManyRequests":a,"runLoaderConnectionsCommand tooManyRequests headers":h,
"runLoaderConnectionsCommand internalError":a,"runLoaderConnectionsCommand internalError headers":n,"runLoaderConnectionsCommand unavailable":a,"runLoaderConnec\
tionsCommand unavailable headers":h,"getLoaderConnection ok":k,"getLoaderConnection ok headers":n,"getLoaderConnection badRequest":a,"getLoaderConnection badReq\
uest headers":n,"getLoaderConnection unauthorized":a,"getLoaderConnection unauthorized headers":b,"getLoaderConnection forbidden":a,"getLoaderConnection forbidd\
en headers":n,"getLoaderConnection notFound":a,"getLoaderConnection notFound headers":n,"getLoaderConnection notAcceptable":a,"getLoaderConnection notAcceptable\
 headers":n,"getLoaderConnection tooManyRequests":a,"getLoaderConnection tooManyRequests headers":h,"getLoaderConnection internalError":a,"getLoaderConnection i\
nternalError headers":n,"getLoaderConnection unavailable":a,"getLoaderConnection unavailable headers":h,"runLoaderConnectionCommand ok":$s,"runLoaderConnectionC\
ommand ok headers":n,"runLoaderConnectionCommand badRequest":a,"runLoaderConnectionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":a,"ru\
nLoaderConnectionCommand unauthorized headers":b,"runLoaderConnectionCommand forbidden":a,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionC\
ommand notFound":a,"runLoaderConnectionCommand notFound headers":n,"runLoaderConnectionCommand notAcceptable":a,"runLoaderConnectionCommand notAcceptable header\
s":n,"runLoaderConnectionCommand conflict":a,"runLoaderConnectionCommand conflict headers":n,"runLoaderConnectionCommand contentTooLarge":a,"runLoaderConnection\
Command contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaType":a,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderCon\
nectionCommand tooManyRequests":a,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionCommand internalError":a,"runLoaderConnectionComman\
d internalError headers":n,"runLoaderConnectionCommand unavailable":a,"runLoaderConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent heade\
rs":n,"deleteLoaderConnection badRequest":a,"deleteLoaderConnection badRequest headers":n,"deleteLoaderConnection unauthorized":a,"deleteLoaderConnection unauth\
orized headers":b,"deleteLoaderConnection forbidden":a,"deleteLoaderConnection forbidden headers":n,"deleteLoaderConnection notFound":a,"deleteLoaderConnection \
notFound headers":n,"deleteLoaderConnection conflict":a,"deleteLoaderConnection conflict headers":n,"deleteLoaderConnection tooManyRequests":a,"deleteLoaderConn\
ection tooManyRequests headers":h,"deleteLoaderConnection internalError":a,"deleteLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":a,
"deleteLoaderConnection unavailable headers":h,"listDatasources ok":k,"listDatasources ok headers":n,"listDatasources badRequest":a,"listDatasources badRequest \
headers":n,"listDatasources unauthorized":a,"listDatasources unauthorized headers":b,"listDatasources forbidden":a,"listDatasources forbidden headers":n,"listDa\
tasources notFound":a,"listDatasources notFound headers":n,"listDatasources notAcceptable":a,"listDatasources notAcceptable headers":n,"listDatasources conflict":a,
"listDatasources conflict headers":n,"listDatasources tooManyRequests":a,"listDatasources tooManyRequests headers":h,"listDatasources internalError":a,"listData\
sources internalError headers":n,"listDatasources unavailable":a,"listDatasources unavailable headers":h,"runDatasourcesCommand ok":k,"runDatasourcesCommand ok \
headers":n,"runDatasourcesCommand badRequest":a,"runDatasourcesCommand badRequest headers":n,"runDatasourcesCommand unauthorized":a,"runDatasourcesCommand unaut\
horized headers":b,"runDatasourcesCommand forbidden":a,"runDatasourcesCommand forbidden headers":n,"runDatasourcesCommand notFound":a,"runDatasourcesCommand not\
Found headers":n,"runDatasourcesCommand notAcceptable":a,"runDatasourcesCommand notAcceptable headers":n,"runDatasourcesCommand conflict":a,"runDatasourcesComma\
nd conflict headers":n,"runDatasourcesCommand contentTooLarge":a,"runDatasourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":a,
"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesCommand tooManyRequests":a,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourc\
esCommand internalError":a,"runDatasourcesCommand internalError headers":n,"runDatasourcesCommand unavailable":a,"runDatasourcesCommand unavailable headers":h,"\
listDataschemas ok":k,"listDataschemas ok headers":n,"listDataschemas badRequest":a,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":a,"lis\
tDataschemas unauthorized headers":b,"listDataschemas forbidden":a,"listDataschemas forbidden headers":n,"listDataschemas notFound":a,"listDataschemas notFound \
headers":n,"listDataschemas notAcceptable":a,"listDataschemas notAcceptable headers":n,"listDataschemas conflict":a,"listDataschemas conflict headers":n,"listDa\
taschemas tooManyRequests":a,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":a,"listDataschemas internalError headers":n,"listDatasc\
hemas unavailable":a,"listDataschemas unavailable headers":h,"runDataschemasCommand ok":k,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent \
headers":n,"runDataschemasCommand badRequest":a,"runDataschemasCommand badRequest headers":n,"runDataschemasCommand unauthorized":a,"runDataschemasCommand unaut\
horized headers":b,"runDataschemasCommand forbidden":a,"runDataschemasCommand forbidden headers":n,"runDataschemasCommand notFound":a,"runDataschemasCommand not\
Found headers":n,"runDataschemasCommand notAcceptable":a,"runDataschemasCommand notAcceptable headers":n,"runDataschemasCommand conflict":a,"runDataschemasComma\
nd conflict headers":n,"runDataschemasCommand contentTooLarge":a,"runDataschemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":a,
"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCommand tooManyRequests":a,"runDataschemasCommand tooManyRequests headers":h,"runDataschem\
asCommand internalError":a,"runDataschemasCommand internalError headers":n,"runDataschemasCommand unavailable":a,"runDataschemasCommand unavailable headers":h,"\
listConnectionEncodings ok":js,"listConnectionEncodings ok headers":n,"listConnectionEncodings badRequest":a,"listConnectionEncodings badRequest headers":n,"lis\
tConnectionEncodings unauthorized":a,"listConnectionEncodings unauthorized headers":b,"listConnectionEncodings forbidden":a,"listConnectionEncodings forbidden h\
eaders":n,"listConnectionEncodings notFound":a,"listConnectionEncodings notFound headers":n,"listConnectionEncodings notAcceptable":a,"listConnectionEncodings n\
otAcceptable headers":n,"listConnectionEncodings tooManyRequests":a,"listConnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":a,
"listConnectionEncodings internalError headers":n,"listConnectionEncodings unavailable":a,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionT\
ypes ok":zs,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectionTypes badRequest":a,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnec\
tionTypes unauthorized":a,"listLoaderConnectionTypes unauthorized headers":b,"listLoaderConnectionTypes notAcceptable":a,"listLoaderConnectionTypes notAcceptabl\
e headers":n,"listLoaderConnectionTypes tooManyRequests":a,"listLoaderConnectionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":a,"li\
stLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes unavailable":a,"listLoaderConnectionTypes unavailable headers":h,"listJobs ok":xr,"l\
istJobs ok headers":n,"listJobs badRequest":a,"listJobs badRequest headers":n,"listJobs unauthorized":a,"listJobs unauthorized headers":b,"listJobs forbidden":a,
"listJobs forbidden headers":n,"listJobs notFound":a,"listJobs notFound headers":n,"listJobs notAcceptable":a,"listJobs notAcceptable headers":n,"listJobs tooMa\
nyRequests":a,"listJobs tooManyRequests headers":h,"listJobs internalError":a,"listJobs internalError headers":n,"listJobs unavailable":a,"listJobs unavailable \
headers":h,"runSchedulerCommand ok":Is,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":a,"runSchedulerCommand badRequest headers":n,"runSche\
dulerCommand unauthorized":a,"runSchedulerCommand unauthorized headers":b,"runSchedulerCommand forbidden":a,"runSchedulerCommand forbidden headers":n,"runSchedu\
lerCommand notFound":a,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":a,"runSchedulerCommand notAcceptable headers":n,"runSchedule\
rCommand contentTooLarge":a,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":a,"runSchedulerCommand unsupportedMediaTy\
pe headers":n,"runSchedulerCommand tooManyRequests":a,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerCommand internalError":a,"runSchedulerCommand\
 internalError headers":n,"runSchedulerCommand unavailable":a,"runSchedulerCommand unavailable headers":h,"getJob ok":xr,"getJob ok headers":n,"getJob okEventSt\
ream":Os,"getJob okEventStream headers":n,"getJob badRequest":a,"getJob badRequest headers":n,"getJob unauthorized":a,"getJob unauthorized headers":b,"getJob fo\
rbidden":a,"getJob forbidden headers":n,"getJob notFound":a,"getJob notFound headers":n,"getJob notAcceptable":a,"getJob notAcceptable headers":n,"getJob tooMan\
yRequests":a,"getJob tooManyRequests headers":h,"getJob internalError":a,"getJob internalError headers":n,"getJob unavailable":a,"getJob unavailable headers":h,
"runJobCommand ok":T,"runJobCommand ok headers":n,"runJobCommand badRequest":a,"runJobCommand badRequest headers":n,"runJobCommand unauthorized":a,"runJobComman\
d unauthorized headers":b,"runJobCommand forbidden":a,"runJobCommand forbidden headers":n,"runJobCommand notFound":a,"runJobCommand notFound headers":n,"runJobC\
ommand notAcceptable":a,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":a,"runJobCommand conflict headers":n,"runJobCommand contentTooLarge":a,
"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":a,"runJobCommand unsupportedMediaType headers":n,"runJobCommand tooManyRequests":a,
"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":a,"runJobCommand internalError headers":n,"runJobCommand unavailable":a,"runJobCommand u\
navailable headers":h};export{_s as validators};
