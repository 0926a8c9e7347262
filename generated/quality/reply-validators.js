// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Dr=Object.getOwnPropertyNames,zr=(i,o)=>function(){try{return o||(0,i[Dr(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(v){throw o=0,v}},Or=zr({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(R){const v=R.length;let f=0,y=0,e;for(;y<v;)f++,e=R.charCodeAt(
y++),e>=55296&&e<=56319&&y<v&&(e=R.charCodeAt(y),(e&64512)===56320&&y++);return f}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Ir=ke,Br=new RegExp(
"^3\\.1\\.\\d+$","u");function ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(i.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Br.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
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
errors=e,t===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=qe,P=Or().default;function qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
dynamicItems:!1};var a=Ee,_r={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function x(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=x.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameter!==void 0&&typeof i.parameter!="string"){const r={instancePath:o+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.detail!==void 0){let r=i.
detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
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
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return x.errors=e,t===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Q(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Q.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"\
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
instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:_r.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){
let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const s=r.length;for(let l=0;l<s;l++)x(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?x.errors:
e.concat(x.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ee.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Q(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length),Ee.errors=e,t===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=Ae;function Ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ae.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(i["retry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
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
let e=null,t=0;const m=Le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["www-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=Me,E=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Z.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)
if(typeof r[l]!="string"){const c={instancePath:o+"/dataRow/"+l,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),t++}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(P(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=j.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const u=i.length;for(let d=0;d<u;d++)Z(i[d],{instancePath:o+"/"+d,parentData:i,
parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),t=e.length)}else{const u={instancePath:o,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const u=i.length;for(let d=0;d<u;d++){let C=i[d];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const q in C)if(q!=="@url"&&typeof C[q]!="string"){
const L={instancePath:o+"/"+d+"/"+q.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const q={instancePath:o+"/"+d+"/@url",schemaPath:"\
contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}else{const q={
instancePath:o+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[q]:e.push(q),t++}}}else{
const u={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&
s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;if(typeof i=="string"){if(P(i)>0){const C={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:o,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?
e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};
e===null?e=[u]:e.push(u),t++}return j.errors=e,m.items=p,t===0}j.evaluated={dynamicProps:!1,dynamicItems:!0};var Sr={type:"object",required:["viewName","pageSta\
rt","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Fe={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Gr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},T=new RegExp("^[1-9][0-9]*$","u"),Ne=new RegExp("^(0|[1-9][0-9\
]*)$","u");function M(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=M.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(i.pageStart===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.viewName!==void 0){let r=i.viewName;
if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!T.test(
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
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Sr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(i.detected!==void 0){let r=i.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:o+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const l={instancePath:o+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const l={instancePath:o+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:Fe.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[l]:e.push(l),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(P(s)<1){const l={instancePath:o+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:o+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[l]:e.push(l),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(P(s)<1){const l={instancePath:o+"/detected/quote",schemaPath:"\
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
ditional properties"};e===null?e=[g]:e.push(g),t++}if(c.line!==void 0){let p=c.line;if(typeof p=="string"){if(!T.test(p)){const g={instancePath:o+"/rejected/"+l+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/rejected/"+l+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.reason!==void 0){let p=c.reason;if(typeof p!="string"){const g={instancePath:o+
"/rejected/"+l+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[g]:e.push(g),t++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const g={instancePath:o+"/rejected/"+l+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Gr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[g]:e.push(g),t++}}if(c.detail!==void 0){let p=c.detail;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/rejected/"+l+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:
e.push(g),t++}}else{const g={instancePath:o+"/rejected/"+l+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/rejected/"+l,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return M.errors=e,t===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function X(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=X.evaluated;if(m.dynamicProps&&(m.
props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",
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
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<
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
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Me.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),X(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),t=
e.length),Me.errors=e,t===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=Te;function Te(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Te.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.errors=e,t===0}Te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hr=$e,Vr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function $e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const m=$e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
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
null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Vr.test(r)){const s={instancePath:o+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Kr=xe,Jr={type:"string",enum:["reader","editor","administrator"]};function ee(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ee.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(i.username===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(i.role===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.authenticated!==void 0&&typeof i.
authenticated!="boolean"){const r={instancePath:o+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Jr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ee.errors=e,t===
0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=xe.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),ee(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?ee.errors:e.concat(ee.errors),t=e.length),xe.errors=e,t===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Wr=je;
function je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=je.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:o,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(r!=="path"){const s={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(P(r)>255){const s={instancePath:o+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cr=De;function De(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=De.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ur=ze,kr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},vr=new RegExp('^"[0-9a-z-]+"$',"u");function ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
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
t-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-requ\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!vr.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:kr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:kr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ze.
errors=e,t===0}ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Yr=Oe,qr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},Qr=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Oe(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
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
'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
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
let r=i.etag;if(typeof r=="string"){if(!vr.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:qr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:qr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!Qr.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Zr=Ie,Xr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function Ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ie.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!vr.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Xr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var es=Be,rs=new RegExp("^bytes \\*/[0-9]+$","u");function Be(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Be.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x\
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
tent-range"];if(typeof r=="string"){if(!rs.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Be.errors=e,t===0}Be.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ss=_e;function A(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=A.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.
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
e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/columns/"+l+"/columnisedNam\
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
push(r),t++}return A.errors=e,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=O.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}if(i.entityId===void 0){const u={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[u]:e.push(
u),t++}if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="url"||u==="entityId"||u==="job")){const d={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){
const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let u=i.entityId;if(typeof u=="string"){if(!T.test(
u)){const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.job!==void 0){let u=i.job;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const u={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),
t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.
file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===
t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return O.errors=e,
m.props=p,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=_e.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!O(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.evaluated.props;return _e.errors=e,m.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var ts=Se,Er={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function re(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:Er.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return re.errors=e,t===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=D.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(
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
e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return D.errors=e,t===0}D.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=se.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
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
enum",params:{allowedValues:Er.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<
s;l++)re(r[l],{instancePath:o+"/columns/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?re.errors:e.concat(re.errors),t=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,
rootData:f,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(D.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let l=0;l<s;l++)D(r[l],{instancePath:o+"/warnings/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?D.errors:e.concat(
D.errors),t=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Se.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),se(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?se.errors:e.concat(se.errors),t=e.length),Se.errors=e,t===0}Se.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ce=Ge;function Ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;
const m=Ge.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!Ne.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.errors=e,t===0}Ge.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var as=He;function He(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const m=He.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),t++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}He.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var F=Ve;function I(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=I.evaluated;
m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=g===t;if(w&&s?(s=!1,l=[l,1]):w&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return I.
errors=e,m.props=p,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=Ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!I(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.evaluated.props;return Ve.errors=e,m.props=r,t===0}Ve.evaluated={dynamicProps:!0,
dynamicItems:!1};var is=Ke;function Ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ke.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),typeof i=="string"){if(P(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Ke.errors=e,t===0}Ke.evaluated=
{dynamicProps:!1,dynamicItems:!1};var os=Je;function Je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const m=Je.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
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
dynamicItems:!1};var ns=We;function We(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=We.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}
We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Ue,us={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Ar={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Lr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},ms={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function te(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=te.evaluated;
if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"\
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
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Lr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ms.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)if(typeof r[l]!="string"){
const c={instancePath:o+"/words/"+l,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),t++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=ae.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),t++}if(i.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)te(r[l],{instancePath:o+"/parameters/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?te.errors:e.concat(te.errors),t=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Lr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ae.errors=e,t===
0}ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=ie.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
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
roup/enum",keyword:"enum",params:{allowedValues:us.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const l={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[l]:e.push(
l),t++}const s=r.length;for(let l=0;l<s;l++)ae(r[l],{instancePath:o+"/signatures/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?
ae.errors:e.concat(ae.errors),t=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
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
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Ar.properties.result.type},message:"must be string,null"};e===
null?e=[g]:e.push(g),t++}}if(c.row!==void 0){let p=c.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const g in p){let w=p[g];if(typeof w!="string"&&w!==null){
const u={instancePath:o+"/examples/"+l+"/row/"+g.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Ar.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}}else{const g={
instancePath:o+"/examples/"+l+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/examples/"+l,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ie.errors=e,t===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function oe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=oe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)ie(r[l],{instancePath:o+"/functions/"+l,parentData:r,parentDataProperty:l,
rootData:f,dynamicAnchors:y})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ue(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ue.evaluated;return m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),oe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?oe.errors:e.
concat(oe.errors),t=e.length),Ue.errors=e,t===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=Ye,ps={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
cs=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),hs=new RegExp("^[^\\x00]*$","u");function ne(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ne.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),t++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),t++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const l={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[l]:e.push(l),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[l]:e.push(l),t++}if(s<1||isNaN(s)){const l={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[l]:e.push(l),t++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(P(s)>128){const l={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[l]:e.push(l),t++}if(P(
s)<1){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[l]:e.push(l),t++}if(!cs.test(s)){const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[l]:e.push(l),t++}}if(r>2){let s=i[2];if(typeof s=="string"){if(P(s)>4e3){const l={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[l]:e.push(l),t++}if(!hs.test(s)){
const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r>3){let s=i[3];if(typeof s!="string"){const l={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}if(!(s==="Y"||s==="N")){const l={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ps.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[l]:e.push(l),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ne.errors=e,t===0}ne.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=le.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}
const r=i.length;for(let s=0;s<r;s++)ne(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:f,dynamicAnchors:y})||(e=e===null?ne.errors:e.concat(
ne.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return le.errors=e,t===0}le.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ye.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),le(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?le.errors:e.concat(le.errors),t=e.length),Ye.errors=e,t===0}Ye.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Fr=Qe,ys=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Qe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!ys.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Qe.errors=e,t===0}Qe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var fs=Ze;function B(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=B.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);
const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}for(const u in i)
if(!(u==="url"||u==="entityId"||u==="rules")){const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let u=i.entityId;if(typeof u=="string"){if(!T.test(u)){const d={instancePath:o+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.rules!==void 0){let u=i.rules;if(Array.isArray(u)){const d=u.length;for(let C=0;C<
d;C++){let q=u[C];if(typeof q=="string"){if(!T.test(q)){const L={instancePath:o+"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[L]:e.push(L),t++}}else{const L={instancePath:o+
"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[L]:e.push(L),t++}}}else{const d={instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||
u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.
file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return B.errors=e,m.props=p,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Ze.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!B(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.
evaluated.props;return Ze.errors=e,m.props=r,t===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var gs=Xe;function _(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=_.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(u!=="url"){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||
u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.
file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return _.errors=e,m.props=p,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Xe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!_(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.
evaluated.props;return Xe.errors=e,m.props=r,t===0}Xe.evaluated={dynamicProps:!0,dynamicItems:!1};var bs=er;function S(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=S.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(u!=="url"){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(
u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||
u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.
file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match ex\
actly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return S.errors=e,m.props=p,t===0}S.evaluated={dynamicProps:!0,dynamicItems:!1};function er(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=er.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!S(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?S.errors:e.concat(S.errors),t=e.length;else var r=S.
evaluated.props;return er.errors=e,m.props=r,t===0}er.evaluated={dynamicProps:!0,dynamicItems:!1};var G=rr,Rs={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ue(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ue.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(i.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),t++}if(i.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(i.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:Rs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)x(r[l],{instancePath:o+"/errors/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?x.errors:e.concat(x.errors),t=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function rr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=rr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=
void 0),ue(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?ue.errors:e.concat(ue.errors),t=e.length),rr.errors=e,
t===0}rr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=sr,ws=new RegExp("^([1-9][0-9]*)?$","u"),Ps=new RegExp("^([0-9]{1,2}|100)?$","u");function me(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=me.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),t++}if(i.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),t++}if(i.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),t++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName===void 0){
const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const l={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!ws.test(s)){const l={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="id"||s==="name")){const l={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!T.test(s)){const l={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!Ps.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function de(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=de.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++)me(r[l],{instancePath:o+"/attributeMapList/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=sr.evaluated;return m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),de(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?de.errors:e.concat(de.errors),
t=e.length),sr.errors=e,t===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs=tr;function tr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=tr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return tr.errors=e,t===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=ar,Nr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=pe.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=i.length;for(let s=0;s<r;s++){let l=i[s];if(l&&
typeof l=="object"&&!Array.isArray(l)){if(l.name===void 0){const c={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[c]:e.push(c),t++}if(l.value===void 0){const c={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[c]:e.push(
c),t++}for(const c in l)if(!(c==="name"||c==="value")){const p={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(l.name!==void 0){let c=l.name;
if(typeof c!="string"){const p={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c==="Sum"||c==="Average"||c==="Maximum"||c==="Minimum"||c==="Count")){const p={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Nr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(l.value!==void 0){let c=l.value;if(typeof c!="string"){const p={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(!(c==="0"||c==="1"||c==="2"||c==="3"||c==="4")){const p={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Nr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{const c={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function ar(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;
const m=ar.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),pe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,
dynamicAnchors:y})||(e=e===null?pe.errors:e.concat(pe.errors),t=e.length),ar.errors=e,t===0}ar.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qs=ir;function H(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=H.evaluated;m.dynamicProps&&(m.props=void 0),m.
dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}
for(const u in i)if(u!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}
const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(
u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,
l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return H.errors=e,m.props=p,t===0}H.evaluated={dynamicProps:!0,
dynamicItems:!1};function ir(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ir.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!H(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?
H.errors:e.concat(H.errors),t=e.length;else var r=H.evaluated.props;return ir.errors=e,m.props=r,t===0}ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Mr=or;
function V(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=V.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.
push(u),t++}for(const u in i)if(u!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<
1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===
t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){
const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.
job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&
s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return V.errors=e,
m.props=p,t===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function or(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=or.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!V(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?V.errors:e.concat(V.errors),t=e.length;else var r=V.evaluated.props;return or.errors=e,m.props=r,t===0}or.evaluated={dynamicProps:!0,
dynamicItems:!1};var Tr=lr,wr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Es={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},nr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
As=Object.prototype.hasOwnProperty,Ls={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function ce(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ce.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Ls.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&P(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:nr.properties.passing.type},message:"must be string,null"};e===null?e=[
l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:nr.properties.failing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function he(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=he.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),t++}if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),t++}if(i.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.columnisedName===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/val\
ues/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.value===void 0){const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const g={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;
if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/values/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/valu\
es/"+l+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0){let p=c.humanisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/values/"+l+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/values/"+l+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.value!==void 0){let p=c.value;if(typeof p!=
"string"&&p!==null){const g={instancePath:o+"/values/"+l+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Fs.
properties.value.type},message:"must be string,null"};e===null?e=[g]:e.push(g),t++}if(typeof p=="string"&&P(p)>1001){const g={instancePath:o+"/values/"+l+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/values/"+l,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const l={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(P(s)<1){const l={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}}else{const l={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(P(s)<1){const l={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[l]:e.push(l),t++}}else{const l={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ye.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(i.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(i.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(i.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(i.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(i.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!As.call(wr.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:wr.properties.result.enum},message:"must be equal to one of \
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
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:wr.properties.
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
enum",keyword:"enum",params:{allowedValues:Es.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[g]:e.push(g),t++}}if(c.count!==
void 0){let p=c.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const g={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[g]:e.push(g),t++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const g={instancePath:o+"/errors/"+l+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),t++}}if(c.row!==void 0){let p=c.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const g={instancePath:o+"/errors/"+l+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[g]:e.push(g),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const g={instancePath:o+"/errors/"+l+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[g]:e.push(g),t++}}if(c.
message!==void 0){let p=c.message;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={
instancePath:o+"/errors/"+l+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[g]:e.push(g),t++}}}else{const p={instancePath:o+"/errors/"+l,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const l={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<s;l++)ce(r[l],{instancePath:o+"/groups/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||
(e=e===null?ce.errors:e.concat(ce.errors),t=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const l={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const l={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:nr.properties.passing.type},message:"must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[l]:e.push(l),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const l={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:nr.properties.failing.type},message:"\
must be string,null"};e===null?e=[l]:e.push(l),t++}if(typeof s=="string"&&P(s)>1001){const l={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[l]:e.push(
l),t++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const l={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),t++}
const s=r.length;for(let l=0;l<s;l++)he(r[l],{instancePath:o+"/failingRows/"+l,parentData:r,parentDataProperty:l,rootData:f,dynamicAnchors:y})||(e=e===null?he.errors:
e.concat(he.errors),t=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const l={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[l]:e.push(l),t++}const s=r.length;for(let l=0;l<
s;l++){let c=r[l];if(typeof c=="string"){if(P(c)<1){const p={instancePath:o+"/warnings/"+l,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+"/warnings/"+l,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function K(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=K.
evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have requi\
red property 'url'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(u!=="url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){
let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"contrac\
t#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;ye(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?ye.errors:e.concat(ye.errors),t=e.length);var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(i.file===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[C]:e.push(C),t++}for(const C in i)if(!(C==="job"||
C==="file")){const q={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),t++}if(i.job!==void 0){let C=i.job;if(typeof C=="string"){if(P(C)<1){const q={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(i.file!==void 0){let C=i.
file;if(typeof C=="string"){if(P(C)<1){const q={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[q]:e.push(q),t++}if(!E.test(C)){const q={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[q]:e.
push(q),t++}}else{const q={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=u===t;if(w&&s)s=!1,l=[l,2];else{w&&(s=!0,l=2,p!==!0&&(p=!0));const C=t;A(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=C===t;w&&s?(s=!1,l=[l,3]):w&&(s=!0,l=3,p!==!0&&(p=
!0))}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match e\
xactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return K.errors=e,m.props=p,t===0}K.evaluated={dynamicProps:!0,dynamicItems:!1};function lr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=lr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),!K(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?K.errors:e.concat(K.errors),t=e.length;else var r=K.
evaluated.props;return lr.errors=e,m.props=r,t===0}lr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ns=ur,$r={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function ur(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=ur.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:$r.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:$r.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return ur.errors=e,t===0}ur.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ms=mr;function J(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=J.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"\
required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[u]:e.push(u),t++}if(i.keyword===void 0){const u={instancePath:o,
schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?
e=[u]:e.push(u),t++}for(const u in i)if(!(u==="category"||u==="keyword")){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.category!==void 0){
let u=i.category;if(typeof u=="string"){if(!T.test(u)){const d={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",
keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/ca\
tegory",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(
d),t++}}if(i.keyword!==void 0){let u=i.keyword;if(typeof u=="string"){if(!Ne.test(u)){const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdde\
d/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&
(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneO\
f"};e===null?e=[u]:e.push(u),t++}return J.errors=e,m.props=p,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=mr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!J(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.evaluated.props;return mr.errors=
e,m.props=r,t===0}mr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ts=dr,$s=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function dr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=dr.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.
push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/prop\
erties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={
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
let r=i.location;if(typeof r=="string"){if(!$s.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{
pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return dr.errors=e,t===0}dr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
location:!0},dynamicProps:!1,dynamicItems:!1};var xs=pr;function W(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=W.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}if(i.connectionId===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/\
LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'connectionId'"};e===null?e=[u]:
e.push(u),t++}for(const u in i)if(!(u==="url"||u==="connectionId")){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){
let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?
e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.connectionId!==void 0){let u=i.connectionId;if(typeof u=="string"){if(!T.test(u)){const d={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'m\
ust match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded\
/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,
l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/requi\
red",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[u]:e.push(u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,
l=1,p!==!0&&(p=!0));const u=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var w=u===t;w&&s?(s=!1,l=[l,2]):w&&(s=!0,l=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return W.errors=e,m.props=p,t===0}W.evaluated={dynamicProps:!0,
dynamicItems:!1};function pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=pr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!W(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?
W.errors:e.concat(W.errors),t=e.length;else var r=W.evaluated.props;return pr.errors=e,m.props=r,t===0}pr.evaluated={dynamicProps:!0,dynamicItems:!1};var js=cr;
function cr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=cr.evaluated;if(m.dynamicProps&&
(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$de\
fs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(
r),t++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.url!==void 0){let r=i.
url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!E.test(r)){const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.message!==void 0){let r=i.message;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionComman\
dResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return cr.errors=
e,t===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=hr,zs={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254",
"cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp8\
74","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","i\
so2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","i\
so8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland",
"macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function fe(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=fe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),
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
contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:zs.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.
errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=hr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),fe(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?fe.errors:e.concat(fe.errors),t=e.length),hr.errors=e,t===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Os=yr,
Pr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$de\
fs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY","DATA_EXTENSIONS","SCHEMA_DIRECTORY",
"SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Is={
type:"string",enum:["delimited"]};function ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ge.
evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,
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
instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Is.enum},message:"must be equal to one of the\
 allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:o+"/SEQUENC\
E",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.
push(s),t++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),t++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r!="string"){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PAR\
AM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENSIONS"||r===
"SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{allowedValues:Pr.
properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r==
"string"){if(P(r)<1){const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT\
 have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="d\
irectory"||r==="list")){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Pr.properties.PARAM_TYPE.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const s={
instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),
t++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Pr.properties.PARAM_REQD.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=be.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)ge(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:f,
dynamicAnchors:y})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===0}be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function yr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=yr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),be(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?be.errors:e.concat(be.errors),t=e.length),yr.
errors=e,t===0}yr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Bs=fr;function U(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=U.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[u]:e.push(u),t++}if(i.secret===void 0){const u={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[u]:e.push(
u),t++}for(const u in i)if(!(u==="webhook"||u==="secret")){const d={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.webhook!==void 0){let u=i.webhook;
if(typeof u=="string"){if(!T.test(u)){const d={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.secret!==
void 0){let u=i.secret;if(typeof u=="string"){if(P(u)<32){const d={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={
instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===
t;if(w){s=!0,l=0;var p=!0}const g=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[u]:e.push(u),t++}for(const u in i)if(u!==
"url"){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"\
must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let u=i.url;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{
w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[C]:e.push(C),t++}if(i.
delivered===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[C]:e.push(C),t++}if(i.message===void 0){const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[C]:e.push(C),t++}for(const C in i)if(!(C===
"webhook"||C==="delivered"||C==="message")){const q={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:C},message:"must NOT have additional properties"};e===null?e=[q]:e.push(q),t++}if(i.webhook!==void 0){let C=i.webhook;if(typeof C==
"string"){if(!T.test(C)){const q={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}if(i.delivered!==void 0&&typeof i.
delivered!="boolean"){const C={instancePath:o+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[C]:e.push(C),t++}if(i.message!==void 0){let C=i.message;if(typeof C=="string"){if(P(C)<1){const q={instancePath:o+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[q]:e.push(q),t++}}else{const q={instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),t++}}}else{const C={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=u===t;if(w&&s)s=!1,l=[l,2];else{w&&(s=!0,l=2,p!==!0&&(p=!0));const C=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[L]:e.push(L),t++}if(i.file===void 0){const L={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(
L),t++}for(const L in i)if(!(L==="job"||L==="file")){const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:L},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),t++}if(i.job!==void 0){let L=i.job;if(typeof L==
"string"){if(P(L)<1){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),t++}if(!E.test(L)){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),t++}}else{const N={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[N]:e.push(N),t++}}if(i.file!==void 0){let L=i.file;if(typeof L=="string"){if(P(L)<1){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),t++}if(!E.test(L)){
const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[N]:e.push(N),t++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),t++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),t++}var w=C===t;if(w&&s)s=!1,l=[l,3];else{w&&(s=!0,
l=3,p!==!0&&(p=!0));const L=t;A(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var w=L===t;w&&s?(s=!1,l=[l,4]):w&&(s=!0,l=4,p!==!0&&(p=!0))}}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:l},message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return U.errors=e,m.props=p,t===0}U.evaluated={dynamicProps:!0,
dynamicItems:!1};function fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=fr.evaluated;if(m.
dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),!U(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?
U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;return fr.errors=e,m.props=r,t===0}fr.evaluated={dynamicProps:!0,dynamicItems:!1};var xr=gr,
jr={type:["string","array"],maxItems:2,items:{type:"string"}};function Re(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const m=Re.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(typeof c!="string"&&!Array.isArray(c)){const p={
instancePath:o+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:jr.type},message:"must be string,array"};e===null?e=[p]:e.push(
p),t++}if(Array.isArray(c)){if(c.length>2){const g={instancePath:o+"/dataRow/"+l,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[g]:e.push(g),t++}const p=c.length;for(let g=0;g<p;g++)if(typeof c[g]!="string"){const w={instancePath:o+"\
/dataRow/"+l+"/"+g,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{
const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={instancePath:o+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(s!=="url"){const l={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[l]:e.push(l),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){
if(P(s)<1){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[l]:e.push(l),t++}if(!E.test(s)){const l={instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[l]:e.push(l),t++}}else{const l={
instancePath:o+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[l]:e.push(l),t++}}}else{const s={instancePath:o+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=ve.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.isArray(s)){const l={instancePath:o+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:jr.type},message:"must be string,array"};e===null?e=[l]:e.push(l),t++}if(Array.
isArray(s)){if(s.length>2){const c={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),t++}const l=s.length;for(let c=0;c<l;c++)if(typeof s[c]!="string"){const p={
instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}}}if(i["@url"]!==void 0&&typeof i["@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ve.errors=e,t===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=z.evaluated;m.dynamicProps&&(m.props=
void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:o,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const u=i.length;for(let d=0;d<u;d++)Re(i[d],
{instancePath:o+"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?Re.errors:e.concat(Re.errors),t=e.length)}else{const u={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;
if(Array.isArray(i)){if(i.length<1){const d={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[d]:e.push(d),t++}const u=i.length;for(let d=0;d<u;d++)ve(i[d],{instancePath:o+"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||
(e=e===null?ve.errors:e.concat(ve.errors),t=e.length)}else{const u={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[u]:e.push(u),t++}var w=g===t;if(w&&s)s=!1,l=[l,1];else{w&&(s=!0,l=1,p!==!0&&(p=!0));const u=t;if(typeof i=="string"){if(P(i)>0){const C={
instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{
const C={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=u===t;w&&
s?(s=!1,l=[l,2]):w&&(s=!0,l=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return z.errors=e,m.items=p,t===0}z.evaluated={dynamicProps:!1,dynamicItems:!0};function we(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=we.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;
if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){
const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const g={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have addit\
ional properties"};e===null?e=[g]:e.push(g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"\
/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[g]:e.push(g),t++}}else{const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!=
"string"){const p={instancePath:o+"/columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.
push(p),t++}}else{const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(z(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||
(e=e===null?z.errors:e.concat(z.errors),t=e.length)),i.metadata!==void 0&&(M(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,
dynamicAnchors:y})||(e=e===null?M.errors:e.concat(M.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function gr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=gr.evaluated;return m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),we(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?we.errors:e.concat(we.errors),t=e.length),gr.
errors=e,t===0}gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _s=br;function Pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=Pe.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||
r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let l=0;l<s;l++){
let c=r[l];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.
humanisedName===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:o+"/columns/"+l,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.
push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const g={instancePath:o+"/columns/"+l,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[g]:e.push(
g),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<1){const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:
e.push(g),t++}}else{const g={instancePath:o+"/columns/"+l+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:o+"/\
columns/"+l+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:o+"/columns/"+l+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:o+
"/columns/"+l,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==
void 0&&(z(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),t=e.length)),
i.metadata!==void 0&&(M(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?M.errors:e.
concat(M.errors),t=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return Pe.errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const m=Y.evaluated;m.dynamicProps&&(m.props=void 0),m.dynamicItems&&(m.items=void 0);const r=t;let s=!1,l=null;const c=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const u={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[u]:e.push(u),t++}if(i.file===void 0){const u={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[u]:e.push(
u),t++}for(const u in i)if(!(u==="job"||u==="file")){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let u=i.job;if(typeof u==
"string"){if(P(u)<1){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){const d={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(i.file!==void 0){let u=i.file;if(typeof u=="string"){if(P(u)<1){const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!E.test(u)){
const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const u={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),t++}var w=c===t;if(w){s=!0,l=0;var p=!0}const g=t;
Pe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?Pe.errors:e.concat(Pe.errors),t=e.length);var w=g===t;if(w&&s?
(s=!1,l=[l,1]):w&&(s=!0,l=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const u={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:l},
message:"must match exactly one schema in oneOf"};e===null?e=[u]:e.push(u),t++}return Y.errors=e,m.props=p,t===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function br(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=br.evaluated;if(m.dynamicProps&&(m.props=void 0),
m.dynamicItems&&(m.items=void 0),!Y(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?Y.errors:e.concat(Y.errors),t=e.
length;else var r=Y.evaluated.props;return br.errors=e,m.props=r,t===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var Ss=Rr;function Rr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,t=0;const m=Rr.evaluated;if(m.dynamicProps&&(m.props=void 0),m.dynamicItems&&
(m.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),t++}return Rr.errors=e,t===0}Rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Gs={"getOpenApiDocument ok":Ir,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":a,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":a,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":a,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocument internalError":a,"getOpenApiDocument \
internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":a,"changePassword badRequest headers":n,"changePassword unauthorized":a,
"changePassword unauthorized headers":b,"changePassword contentTooLarge":a,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":a,"c\
hangePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":a,"changePassword tooManyRequests headers":h,"changePassword internalError":a,"ch\
angePassword internalError headers":n,"changePassword unavailable":a,"changePassword unavailable headers":h,"listRepositories ok":k,"listRepositories ok headers":n,
"listRepositories badRequest":a,"listRepositories badRequest headers":n,"listRepositories notFound":a,"listRepositories notFound headers":n,"listRepositories no\
tAcceptable":a,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":a,"listRepositories tooManyRequests headers":h,"listRepositories in\
ternalError":a,"listRepositories internalError headers":n,"listRepositories unavailable":a,"listRepositories unavailable headers":h,"createRepository created":$,
"createRepository created headers":Hr,"createRepository badRequest":a,"createRepository badRequest headers":n,"createRepository unauthorized":a,"createRepositor\
y unauthorized headers":b,"createRepository forbidden":a,"createRepository forbidden headers":n,"createRepository notAcceptable":a,"createRepository notAcceptab\
le headers":n,"createRepository conflict":a,"createRepository conflict headers":n,"createRepository contentTooLarge":a,"createRepository contentTooLarge headers":n,
"createRepository unsupportedMediaType":a,"createRepository unsupportedMediaType headers":n,"createRepository tooManyRequests":a,"createRepository tooManyReques\
ts headers":h,"createRepository internalError":a,"createRepository internalError headers":n,"createRepository unavailable":a,"createRepository unavailable heade\
rs":h,"getRepository ok":k,"getRepository ok headers":n,"getRepository badRequest":a,"getRepository badRequest headers":n,"getRepository unauthorized":a,"getRep\
ository unauthorized headers":b,"getRepository forbidden":a,"getRepository forbidden headers":n,"getRepository notFound":a,"getRepository notFound headers":n,"g\
etRepository notAcceptable":a,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":a,"getRepository tooManyRequests headers":h,"getRepository\
 internalError":a,"getRepository internalError headers":n,"getRepository unavailable":a,"getRepository unavailable headers":h,"deleteRepository noContent header\
s":n,"deleteRepository badRequest":a,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":a,"deleteRepository unauthorized headers":b,"delete\
Repository forbidden":a,"deleteRepository forbidden headers":n,"deleteRepository notFound":a,"deleteRepository notFound headers":n,"deleteRepository tooManyRequ\
ests":a,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":a,"deleteRepository internalError headers":n,"deleteRepository unavailable":a,
"deleteRepository unavailable headers":h,"login ok":Kr,"login ok headers":n,"login badRequest":a,"login badRequest headers":n,"login forbidden":a,"login forbidd\
en headers":n,"login notFound":a,"login notFound headers":n,"login notAcceptable":a,"login notAcceptable headers":n,"login tooManyRequests":a,"login tooManyRequ\
ests headers":h,"login internalError":a,"login internalError headers":n,"login unavailable":a,"login unavailable headers":h,"uploadFile ok":Wr,"uploadFile ok he\
aders":n,"uploadFile badRequest":a,"uploadFile badRequest headers":n,"uploadFile unauthorized":a,"uploadFile unauthorized headers":b,"uploadFile forbidden":a,"u\
ploadFile forbidden headers":n,"uploadFile notFound":a,"uploadFile notFound headers":n,"uploadFile notAcceptable":a,"uploadFile notAcceptable headers":n,"upload\
File contentTooLarge":a,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":a,"uploadFile unsupportedMediaType headers":n,"uploadFile tooMa\
nyRequests":a,"uploadFile tooManyRequests headers":h,"uploadFile internalError":a,"uploadFile internalError headers":n,"uploadFile unavailable":a,"uploadFile un\
available headers":h,"listFiles ok":k,"listFiles ok headers":n,"listFiles badRequest":a,"listFiles badRequest headers":n,"listFiles unauthorized":a,"listFiles u\
nauthorized headers":b,"listFiles forbidden":a,"listFiles forbidden headers":n,"listFiles notFound":a,"listFiles notFound headers":n,"listFiles notAcceptable":a,
"listFiles notAcceptable headers":n,"listFiles tooManyRequests":a,"listFiles tooManyRequests headers":h,"listFiles internalError":a,"listFiles internalError hea\
ders":n,"listFiles unavailable":a,"listFiles unavailable headers":h,"deleteFile noContent headers":n,"deleteFile badRequest":a,"deleteFile badRequest headers":n,
"deleteFile unauthorized":a,"deleteFile unauthorized headers":b,"deleteFile forbidden":a,"deleteFile forbidden headers":n,"deleteFile notFound":a,"deleteFile no\
tFound headers":n,"deleteFile conflict":a,"deleteFile conflict headers":n,"deleteFile tooManyRequests":a,"deleteFile tooManyRequests headers":h,"deleteFile inte\
rnalError":a,"deleteFile internalError headers":n,"deleteFile unavailable":a,"deleteFile unavailable headers":h,"downloadExport ok":Cr,"downloadExport ok header\
s":Ur,"downloadExport partialContent":Cr,"downloadExport partialContent headers":Yr,"downloadExport notModified headers":Zr,"downloadExport badRequest":a,"downl\
oadExport badRequest headers":n,"downloadExport unauthorized":a,"downloadExport unauthorized headers":b,"downloadExport forbidden":a,"downloadExport forbidden h\
eaders":n,"downloadExport notFound":a,"downloadExport notFound headers":n,"downloadExport conflict":a,"downloadExport conflict headers":n,"downloadExport rangeN\
otSatisfiable":a,"downloadExport rangeNotSatisfiable headers":es,"downloadExport tooManyRequests":a,"downloadExport tooManyRequests headers":h,"downloadExport i\
nternalError":a,"downloadExport internalError headers":n,"downloadExport unavailable":a,"downloadExport unavailable headers":h,"listEntities ok":k,"listEntities\
 ok headers":n,"listEntities badRequest":a,"listEntities badRequest headers":n,"listEntities unauthorized":a,"listEntities unauthorized headers":b,"listEntities\
 forbidden":a,"listEntities forbidden headers":n,"listEntities notFound":a,"listEntities notFound headers":n,"listEntities notAcceptable":a,"listEntities notAcc\
eptable headers":n,"listEntities tooManyRequests":a,"listEntities tooManyRequests headers":h,"listEntities internalError":a,"listEntities internalError headers":n,
"listEntities unavailable":a,"listEntities unavailable headers":h,"runEntitiesCommand ok":ss,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent hea\
ders":n,"runEntitiesCommand badRequest":a,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand unauthorized":a,"runEntitiesCommand unauthorized headers":b,
"runEntitiesCommand forbidden":a,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":a,"runEntitiesCommand notFound headers":n,"runEntitiesCo\
mmand notAcceptable":a,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":a,"runEntitiesCommand conflict headers":n,"runEntitiesCommand \
contentTooLarge":a,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":a,"runEntitiesCommand unsupportedMediaType headers":n,
"runEntitiesCommand tooManyRequests":a,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand internalError":a,"runEntitiesCommand internalError hea\
ders":n,"runEntitiesCommand unavailable":a,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand ok":ts,"runExpressionsCommand ok headers":n,"runExp\
ressionsCommand badRequest":a,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthorized":a,"runExpressionsCommand unauthorized headers":b,
"runExpressionsCommand forbidden":a,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notFound":a,"runExpressionsCommand notFound headers":n,"r\
unExpressionsCommand notAcceptable":a,"runExpressionsCommand notAcceptable headers":n,"runExpressionsCommand conflict":a,"runExpressionsCommand conflict headers":n,
"runExpressionsCommand contentTooLarge":a,"runExpressionsCommand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaType":a,"runExpressionsComman\
d unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":a,"runExpressionsCommand tooManyRequests headers":h,"runExpressionsCommand internalErr\
or":a,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":a,"runExpressionsCommand unavailable headers":h,"countEntities ok":Ce,
"countEntities ok headers":n,"countEntities badRequest":a,"countEntities badRequest headers":n,"countEntities unauthorized":a,"countEntities unauthorized header\
s":b,"countEntities forbidden":a,"countEntities forbidden headers":n,"countEntities notFound":a,"countEntities notFound headers":n,"countEntities notAcceptable":a,
"countEntities notAcceptable headers":n,"countEntities tooManyRequests":a,"countEntities tooManyRequests headers":h,"countEntities internalError":a,"countEntiti\
es internalError headers":n,"countEntities unavailable":a,"countEntities unavailable headers":h,"getEntity ok":k,"getEntity ok headers":n,"getEntity badRequest":a,
"getEntity badRequest headers":n,"getEntity unauthorized":a,"getEntity unauthorized headers":b,"getEntity forbidden":a,"getEntity forbidden headers":n,"getEntit\
y notFound":a,"getEntity notFound headers":n,"getEntity notAcceptable":a,"getEntity notAcceptable headers":n,"getEntity tooManyRequests":a,"getEntity tooManyReq\
uests headers":h,"getEntity internalError":a,"getEntity internalError headers":n,"getEntity unavailable":a,"getEntity unavailable headers":h,"runEntityCommand o\
k":as,"runEntityCommand ok headers":n,"runEntityCommand badRequest":a,"runEntityCommand badRequest headers":n,"runEntityCommand unauthorized":a,"runEntityComman\
d unauthorized headers":b,"runEntityCommand forbidden":a,"runEntityCommand forbidden headers":n,"runEntityCommand notFound":a,"runEntityCommand notFound headers":n,
"runEntityCommand notAcceptable":a,"runEntityCommand notAcceptable headers":n,"runEntityCommand conflict":a,"runEntityCommand conflict headers":n,"runEntityComm\
and contentTooLarge":a,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupportedMediaType":a,"runEntityCommand unsupportedMediaType headers":n,
"runEntityCommand tooManyRequests":a,"runEntityCommand tooManyRequests headers":h,"runEntityCommand internalError":a,"runEntityCommand internalError headers":n,
"runEntityCommand unavailable":a,"runEntityCommand unavailable headers":h,"deleteEntity noContent headers":n,"deleteEntity badRequest":a,"deleteEntity badReques\
t headers":n,"deleteEntity unauthorized":a,"deleteEntity unauthorized headers":b,"deleteEntity forbidden":a,"deleteEntity forbidden headers":n,"deleteEntity not\
Found":a,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":a,"deleteEntity tooManyRequests headers":h,"deleteEntity internalError":a,"deleteEntit\
y internalError headers":n,"deleteEntity unavailable":a,"deleteEntity unavailable headers":h,"listRows ok":k,"listRows ok headers":n,"listRows badRequest":a,"li\
stRows badRequest headers":n,"listRows unauthorized":a,"listRows unauthorized headers":b,"listRows forbidden":a,"listRows forbidden headers":n,"listRows notFoun\
d":a,"listRows notFound headers":n,"listRows notAcceptable":a,"listRows notAcceptable headers":n,"listRows conflict":a,"listRows conflict headers":n,"listRows t\
ooManyRequests":a,"listRows tooManyRequests headers":h,"listRows internalError":a,"listRows internalError headers":n,"listRows unavailable":a,"listRows unavaila\
ble headers":h,"runRowsCommand ok":F,"runRowsCommand ok headers":n,"runRowsCommand badRequest":a,"runRowsCommand badRequest headers":n,"runRowsCommand unauthori\
zed":a,"runRowsCommand unauthorized headers":b,"runRowsCommand forbidden":a,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":a,"runRowsCommand not\
Found headers":n,"runRowsCommand notAcceptable":a,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":a,"runRowsCommand conflict headers":n,"runR\
owsCommand contentTooLarge":a,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":a,"runRowsCommand unsupportedMediaType headers":n,
"runRowsCommand tooManyRequests":a,"runRowsCommand tooManyRequests headers":h,"runRowsCommand internalError":a,"runRowsCommand internalError headers":n,"runRows\
Command unavailable":a,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejectedRows ok headers":n,"listRejectedRows badRequest":a,"listRejec\
tedRows badRequest headers":n,"listRejectedRows unauthorized":a,"listRejectedRows unauthorized headers":b,"listRejectedRows forbidden":a,"listRejectedRows forbi\
dden headers":n,"listRejectedRows notFound":a,"listRejectedRows notFound headers":n,"listRejectedRows notAcceptable":a,"listRejectedRows notAcceptable headers":n,
"listRejectedRows tooManyRequests":a,"listRejectedRows tooManyRequests headers":h,"listRejectedRows internalError":a,"listRejectedRows internalError headers":n,
"listRejectedRows unavailable":a,"listRejectedRows unavailable headers":h,"getReport ok":is,"getReport ok headers":os,"getReport badRequest":a,"getReport badReq\
uest headers":n,"getReport unauthorized":a,"getReport unauthorized headers":b,"getReport forbidden":a,"getReport forbidden headers":n,"getReport notFound":a,"ge\
tReport notFound headers":n,"getReport notAcceptable":a,"getReport notAcceptable headers":n,"getReport conflict":a,"getReport conflict headers":n,"getReport too\
ManyRequests":a,"getReport tooManyRequests headers":h,"getReport internalError":a,"getReport internalError headers":n,"getReport unavailable":a,"getReport unava\
ilable headers":h,"listAttributes ok":k,"listAttributes ok headers":n,"listAttributes badRequest":a,"listAttributes badRequest headers":n,"listAttributes unauth\
orized":a,"listAttributes unauthorized headers":b,"listAttributes forbidden":a,"listAttributes forbidden headers":n,"listAttributes notFound":a,"listAttributes \
notFound headers":n,"listAttributes notAcceptable":a,"listAttributes notAcceptable headers":n,"listAttributes tooManyRequests":a,"listAttributes tooManyRequests\
 headers":h,"listAttributes internalError":a,"listAttributes internalError headers":n,"listAttributes unavailable":a,"listAttributes unavailable headers":h,"run\
AttributesCommand ok":F,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":a,"runAttributesCommand badRequest headers":n,"runAttributesComman\
d unauthorized":a,"runAttributesCommand unauthorized headers":b,"runAttributesCommand forbidden":a,"runAttributesCommand forbidden headers":n,"runAttributesComm\
and notFound":a,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":a,"runAttributesCommand notAcceptable headers":n,"runAttributesCo\
mmand contentTooLarge":a,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsupportedMediaType":a,"runAttributesCommand unsupportedMediaTy\
pe headers":n,"runAttributesCommand tooManyRequests":a,"runAttributesCommand tooManyRequests headers":h,"runAttributesCommand internalError":a,"runAttributesCom\
mand internalError headers":n,"runAttributesCommand unavailable":a,"runAttributesCommand unavailable headers":h,"getAttribute ok":k,"getAttribute ok headers":n,
"getAttribute badRequest":a,"getAttribute badRequest headers":n,"getAttribute unauthorized":a,"getAttribute unauthorized headers":b,"getAttribute forbidden":a,"\
getAttribute forbidden headers":n,"getAttribute notFound":a,"getAttribute notFound headers":n,"getAttribute notAcceptable":a,"getAttribute notAcceptable headers":n,
"getAttribute tooManyRequests":a,"getAttribute tooManyRequests headers":h,"getAttribute internalError":a,"getAttribute internalError headers":n,"getAttribute un\
available":a,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":n,"listValues badRequest":a,"listValues badRequest headers":n,"listV\
alues unauthorized":a,"listValues unauthorized headers":b,"listValues forbidden":a,"listValues forbidden headers":n,"listValues notFound":a,"listValues notFound\
 headers":n,"listValues notAcceptable":a,"listValues notAcceptable headers":n,"listValues conflict":a,"listValues conflict headers":n,"listValues tooManyRequest\
s":a,"listValues tooManyRequests headers":h,"listValues internalError":a,"listValues internalError headers":n,"listValues unavailable":a,"listValues unavailable\
 headers":h,"runValuesCommand ok":F,"runValuesCommand ok headers":n,"runValuesCommand badRequest":a,"runValuesCommand badRequest headers":n,"runValuesCommand un\
authorized":a,"runValuesCommand unauthorized headers":b,"runValuesCommand forbidden":a,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":a,"run\
ValuesCommand notFound headers":n,"runValuesCommand notAcceptable":a,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":a,"runValuesCommand \
conflict headers":n,"runValuesCommand contentTooLarge":a,"runValuesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":a,"runValuesComman\
d unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":a,"runValuesCommand tooManyRequests headers":h,"runValuesCommand internalError":a,"runValue\
sCommand internalError headers":n,"runValuesCommand unavailable":a,"runValuesCommand unavailable headers":h,"listMasks ok":k,"listMasks ok headers":n,"listMasks\
 badRequest":a,"listMasks badRequest headers":n,"listMasks unauthorized":a,"listMasks unauthorized headers":b,"listMasks forbidden":a,"listMasks forbidden heade\
rs":n,"listMasks notFound":a,"listMasks notFound headers":n,"listMasks notAcceptable":a,"listMasks notAcceptable headers":n,"listMasks conflict":a,"listMasks co\
nflict headers":n,"listMasks tooManyRequests":a,"listMasks tooManyRequests headers":h,"listMasks internalError":a,"listMasks internalError headers":n,"listMasks\
 unavailable":a,"listMasks unavailable headers":h,"runMasksCommand ok":F,"runMasksCommand ok headers":n,"runMasksCommand badRequest":a,"runMasksCommand badReque\
st headers":n,"runMasksCommand unauthorized":a,"runMasksCommand unauthorized headers":b,"runMasksCommand forbidden":a,"runMasksCommand forbidden headers":n,"run\
MasksCommand notFound":a,"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":a,"runMasksCommand notAcceptable headers":n,"runMasksCommand confl\
ict":a,"runMasksCommand conflict headers":n,"runMasksCommand contentTooLarge":a,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaTyp\
e":a,"runMasksCommand unsupportedMediaType headers":n,"runMasksCommand tooManyRequests":a,"runMasksCommand tooManyRequests headers":h,"runMasksCommand internalE\
rror":a,"runMasksCommand internalError headers":n,"runMasksCommand unavailable":a,"runMasksCommand unavailable headers":h,"listPatterns ok":k,"listPatterns ok h\
eaders":n,"listPatterns badRequest":a,"listPatterns badRequest headers":n,"listPatterns unauthorized":a,"listPatterns unauthorized headers":b,"listPatterns forb\
idden":a,"listPatterns forbidden headers":n,"listPatterns notFound":a,"listPatterns notFound headers":n,"listPatterns notAcceptable":a,"listPatterns notAcceptab\
le headers":n,"listPatterns conflict":a,"listPatterns conflict headers":n,"listPatterns tooManyRequests":a,"listPatterns tooManyRequests headers":h,"listPattern\
s internalError":a,"listPatterns internalError headers":n,"listPatterns unavailable":a,"listPatterns unavailable headers":h,"runPatternsCommand ok":F,"runPatter\
nsCommand ok headers":n,"runPatternsCommand badRequest":a,"runPatternsCommand badRequest headers":n,"runPatternsCommand unauthorized":a,"runPatternsCommand unau\
thorized headers":b,"runPatternsCommand forbidden":a,"runPatternsCommand forbidden headers":n,"runPatternsCommand notFound":a,"runPatternsCommand notFound heade\
rs":n,"runPatternsCommand notAcceptable":a,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand conflict":a,"runPatternsCommand conflict headers":n,
"runPatternsCommand contentTooLarge":a,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":a,"runPatternsCommand unsupporte\
dMediaType headers":n,"runPatternsCommand tooManyRequests":a,"runPatternsCommand tooManyRequests headers":h,"runPatternsCommand internalError":a,"runPatternsCom\
mand internalError headers":n,"runPatternsCommand unavailable":a,"runPatternsCommand unavailable headers":h,"runSoundexesCommand ok":F,"runSoundexesCommand ok h\
eaders":n,"runSoundexesCommand badRequest":a,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand unauthorized":a,"runSoundexesCommand unauthorized h\
eaders":b,"runSoundexesCommand forbidden":a,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand notFound":a,"runSoundexesCommand notFound headers":n,
"runSoundexesCommand notAcceptable":a,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand conflict":a,"runSoundexesCommand conflict headers":n,"r\
unSoundexesCommand contentTooLarge":a,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":a,"runSoundexesCommand unsuppor\
tedMediaType headers":n,"runSoundexesCommand tooManyRequests":a,"runSoundexesCommand tooManyRequests headers":h,"runSoundexesCommand internalError":a,"runSounde\
xesCommand internalError headers":n,"runSoundexesCommand unavailable":a,"runSoundexesCommand unavailable headers":h,"listMetaphones ok":k,"listMetaphones ok hea\
ders":n,"listMetaphones badRequest":a,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":a,"listMetaphones unauthorized headers":b,"listMetapho\
nes forbidden":a,"listMetaphones forbidden headers":n,"listMetaphones notFound":a,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":a,"listMeta\
phones notAcceptable headers":n,"listMetaphones conflict":a,"listMetaphones conflict headers":n,"listMetaphones tooManyRequests":a,"listMetaphones tooManyReques\
ts headers":h,"listMetaphones internalError":a,"listMetaphones internalError headers":n,"listMetaphones unavailable":a,"listMetaphones unavailable headers":h,"r\
unMetaphonesCommand ok":F,"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":a,"runMetaphonesCommand badRequest headers":n,"runMetaphonesComm\
and unauthorized":a,"runMetaphonesCommand unauthorized headers":b,"runMetaphonesCommand forbidden":a,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCo\
mmand notFound":a,"runMetaphonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":a,"runMetaphonesCommand notAcceptable headers":n,"runMetaphones\
Command conflict":a,"runMetaphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":a,"runMetaphonesCommand contentTooLarge headers":n,"runMeta\
phonesCommand unsupportedMediaType":a,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooManyRequests":a,"runMetaphonesCommand tooMa\
nyRequests headers":h,"runMetaphonesCommand internalError":a,"runMetaphonesCommand internalError headers":n,"runMetaphonesCommand unavailable":a,"runMetaphonesC\
ommand unavailable headers":h,"unmaskValue ok":ns,"unmaskValue ok headers":n,"unmaskValue badRequest":a,"unmaskValue badRequest headers":n,"unmaskValue unauthor\
ized":a,"unmaskValue unauthorized headers":b,"unmaskValue forbidden":a,"unmaskValue forbidden headers":n,"unmaskValue notFound":a,"unmaskValue notFound headers":n,
"unmaskValue notAcceptable":a,"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":a,"unmaskValue contentTooLarge headers":n,"unmaskValue unsuppo\
rtedMediaType":a,"unmaskValue unsupportedMediaType headers":n,"unmaskValue tooManyRequests":a,"unmaskValue tooManyRequests headers":h,"unmaskValue internalError":a,
"unmaskValue internalError headers":n,"unmaskValue unavailable":a,"unmaskValue unavailable headers":h,"listFunctions ok":ls,"listFunctions ok headers":n,"listFu\
nctions badRequest":a,"listFunctions badRequest headers":n,"listFunctions unauthorized":a,"listFunctions unauthorized headers":b,"listFunctions forbidden":a,"li\
stFunctions forbidden headers":n,"listFunctions notFound":a,"listFunctions notFound headers":n,"listFunctions notAcceptable":a,"listFunctions notAcceptable head\
ers":n,"listFunctions tooManyRequests":a,"listFunctions tooManyRequests headers":h,"listFunctions internalError":a,"listFunctions internalError headers":n,"list\
Functions unavailable":a,"listFunctions unavailable headers":h,"listPriorities ok":ds,"listPriorities ok headers":n,"listPriorities badRequest":a,"listPrioritie\
s badRequest headers":n,"listPriorities unauthorized":a,"listPriorities unauthorized headers":b,"listPriorities forbidden":a,"listPriorities forbidden headers":n,
"listPriorities notFound":a,"listPriorities notFound headers":n,"listPriorities notAcceptable":a,"listPriorities notAcceptable headers":n,"listPriorities tooMan\
yRequests":a,"listPriorities tooManyRequests headers":h,"listPriorities internalError":a,"listPriorities internalError headers":n,"listPriorities unavailable":a,
"listPriorities unavailable headers":h,"runPrioritiesCommand created":$,"runPrioritiesCommand created headers":Fr,"runPrioritiesCommand badRequest":a,"runPriori\
tiesCommand badRequest headers":n,"runPrioritiesCommand unauthorized":a,"runPrioritiesCommand unauthorized headers":b,"runPrioritiesCommand forbidden":a,"runPri\
oritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":a,"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":a,"runPrior\
itiesCommand notAcceptable headers":n,"runPrioritiesCommand contentTooLarge":a,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupporte\
dMediaType":a,"runPrioritiesCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRequests":a,"runPrioritiesCommand tooManyRequests headers":h,"r\
unPrioritiesCommand internalError":a,"runPrioritiesCommand internalError headers":n,"runPrioritiesCommand unavailable":a,"runPrioritiesCommand unavailable heade\
rs":h,"runPriorityCommand created":$,"runPriorityCommand created headers":Fr,"runPriorityCommand badRequest":a,"runPriorityCommand badRequest headers":n,"runPri\
orityCommand unauthorized":a,"runPriorityCommand unauthorized headers":b,"runPriorityCommand forbidden":a,"runPriorityCommand forbidden headers":n,"runPriorityC\
ommand notFound":a,"runPriorityCommand notFound headers":n,"runPriorityCommand notAcceptable":a,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand\
 contentTooLarge":a,"runPriorityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedMediaType":a,"runPriorityCommand unsupportedMediaType headers":n,
"runPriorityCommand tooManyRequests":a,"runPriorityCommand tooManyRequests headers":h,"runPriorityCommand internalError":a,"runPriorityCommand internalError hea\
ders":n,"runPriorityCommand unavailable":a,"runPriorityCommand unavailable headers":h,"deletePriority noContent headers":n,"deletePriority badRequest":a,"delete\
Priority badRequest headers":n,"deletePriority unauthorized":a,"deletePriority unauthorized headers":b,"deletePriority forbidden":a,"deletePriority forbidden he\
aders":n,"deletePriority notFound":a,"deletePriority notFound headers":n,"deletePriority tooManyRequests":a,"deletePriority tooManyRequests headers":h,"deletePr\
iority internalError":a,"deletePriority internalError headers":n,"deletePriority unavailable":a,"deletePriority unavailable headers":h,"listLibraryEntities ok":k,
"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":a,"listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":a,"listLibra\
ryEntities unauthorized headers":b,"listLibraryEntities forbidden":a,"listLibraryEntities forbidden headers":n,"listLibraryEntities notFound":a,"listLibraryEnti\
ties notFound headers":n,"listLibraryEntities notAcceptable":a,"listLibraryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":a,"listLibrar\
yEntities tooManyRequests headers":h,"listLibraryEntities internalError":a,"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":a,"li\
stLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":fs,"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":a,"ru\
nLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand unauthorized":a,"runLibraryEntitiesCommand unauthorized headers":b,"runLibraryEntitiesC\
ommand forbidden":a,"runLibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand notFound":a,"runLibraryEntitiesCommand notFound headers":n,"runLi\
braryEntitiesCommand notAcceptable":a,"runLibraryEntitiesCommand notAcceptable headers":n,"runLibraryEntitiesCommand conflict":a,"runLibraryEntitiesCommand conf\
lict headers":n,"runLibraryEntitiesCommand contentTooLarge":a,"runLibraryEntitiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaT\
ype":a,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand tooManyRequests":a,"runLibraryEntitiesCommand tooManyRequests heade\
rs":h,"runLibraryEntitiesCommand internalError":a,"runLibraryEntitiesCommand internalError headers":n,"runLibraryEntitiesCommand unavailable":a,"runLibraryEntit\
iesCommand unavailable headers":h,"countLibraryEntities ok":Ce,"countLibraryEntities ok headers":n,"countLibraryEntities badRequest":a,"countLibraryEntities bad\
Request headers":n,"countLibraryEntities unauthorized":a,"countLibraryEntities unauthorized headers":b,"countLibraryEntities forbidden":a,"countLibraryEntities \
forbidden headers":n,"countLibraryEntities notFound":a,"countLibraryEntities notFound headers":n,"countLibraryEntities notAcceptable":a,"countLibraryEntities no\
tAcceptable headers":n,"countLibraryEntities tooManyRequests":a,"countLibraryEntities tooManyRequests headers":h,"countLibraryEntities internalError":a,"countLi\
braryEntities internalError headers":n,"countLibraryEntities unavailable":a,"countLibraryEntities unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEnti\
ty ok headers":n,"getLibraryEntity badRequest":a,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":a,"getLibraryEntity unauthorized header\
s":b,"getLibraryEntity forbidden":a,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":a,"getLibraryEntity notFound headers":n,"getLibraryEntity\
 notAcceptable":a,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":a,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity\
 internalError":a,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":a,"getLibraryEntity unavailable headers":h,"runLibraryEntityCommand \
ok":$,"runLibraryEntityCommand ok headers":n,"runLibraryEntityCommand badRequest":a,"runLibraryEntityCommand badRequest headers":n,"runLibraryEntityCommand unau\
thorized":a,"runLibraryEntityCommand unauthorized headers":b,"runLibraryEntityCommand forbidden":a,"runLibraryEntityCommand forbidden headers":n,"runLibraryEnti\
tyCommand notFound":a,"runLibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":a,"runLibraryEntityCommand notAcceptable headers":n,"\
runLibraryEntityCommand conflict":a,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand contentTooLarge":a,"runLibraryEntityCommand contentToo\
Large headers":n,"runLibraryEntityCommand unsupportedMediaType":a,"runLibraryEntityCommand unsupportedMediaType headers":n,"runLibraryEntityCommand tooManyReque\
sts":a,"runLibraryEntityCommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":a,"runLibraryEntityCommand internalError headers":n,"runLibra\
ryEntityCommand unavailable":a,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity noContent headers":n,"deleteLibraryEntity badRequest":a,"del\
eteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":a,"deleteLibraryEntity unauthorized headers":b,"deleteLibraryEntity forbidden":a,"dele\
teLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":a,"deleteLibraryEntity notFound headers":n,"deleteLibraryEntity tooManyRequests":a,"deleteLi\
braryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":a,"deleteLibraryEntity internalError headers":n,"deleteLibraryEntity unavailable":a,"\
deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok headers":n,"listLibraryAttributes badRequest":a,"listLibraryAt\
tributes badRequest headers":n,"listLibraryAttributes unauthorized":a,"listLibraryAttributes unauthorized headers":b,"listLibraryAttributes forbidden":a,"listLi\
braryAttributes forbidden headers":n,"listLibraryAttributes notFound":a,"listLibraryAttributes notFound headers":n,"listLibraryAttributes notAcceptable":a,"list\
LibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":a,"listLibraryAttributes tooManyRequests headers":h,"listLibraryAttributes in\
ternalError":a,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":a,"listLibraryAttributes unavailable headers":h,"runLibraryAt\
tributesCommand ok":gs,"runLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":a,"runLibraryAttributesCommand badRequest headers":n,
"runLibraryAttributesCommand unauthorized":a,"runLibraryAttributesCommand unauthorized headers":b,"runLibraryAttributesCommand forbidden":a,"runLibraryAttribute\
sCommand forbidden headers":n,"runLibraryAttributesCommand notFound":a,"runLibraryAttributesCommand notFound headers":n,"runLibraryAttributesCommand notAcceptab\
le":a,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryAttributesCommand conflict":a,"runLibraryAttributesCommand conflict headers":n,"runLibrar\
yAttributesCommand contentTooLarge":a,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributesCommand unsupportedMediaType":a,"runLibraryAt\
tributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCommand tooManyRequests":a,"runLibraryAttributesCommand tooManyRequests headers":h,"runLibr\
aryAttributesCommand internalError":a,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCommand unavailable":a,"runLibraryAttributesCom\
mand unavailable headers":h,"getLibraryAttribute ok":k,"getLibraryAttribute ok headers":n,"getLibraryAttribute badRequest":a,"getLibraryAttribute badRequest hea\
ders":n,"getLibraryAttribute unauthorized":a,"getLibraryAttribute unauthorized headers":b,"getLibraryAttribute forbidden":a,"getLibraryAttribute forbidden heade\
rs":n,"getLibraryAttribute notFound":a,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":a,"getLibraryAttribute notAcceptable headers":n,
"getLibraryAttribute tooManyRequests":a,"getLibraryAttribute tooManyRequests headers":h,"getLibraryAttribute internalError":a,"getLibraryAttribute internalError\
 headers":n,"getLibraryAttribute unavailable":a,"getLibraryAttribute unavailable headers":h,"runLibraryAttributeCommand ok":$,"runLibraryAttributeCommand ok hea\
ders":n,"runLibraryAttributeCommand badRequest":a,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAttributeCommand unauthorized":a,"runLibraryAttri\
buteCommand unauthorized headers":b,"runLibraryAttributeCommand forbidden":a,"runLibraryAttributeCommand forbidden headers":n,"runLibraryAttributeCommand notFou\
nd":a,"runLibraryAttributeCommand notFound headers":n,"runLibraryAttributeCommand notAcceptable":a,"runLibraryAttributeCommand notAcceptable headers":n,"runLibr\
aryAttributeCommand conflict":a,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand contentTooLarge":a,"runLibraryAttributeCommand conte\
ntTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaType":a,"runLibraryAttributeCommand unsupportedMediaType headers":n,"runLibraryAttributeComman\
d tooManyRequests":a,"runLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeCommand internalError":a,"runLibraryAttributeCommand internalErr\
or headers":n,"runLibraryAttributeCommand unavailable":a,"runLibraryAttributeCommand unavailable headers":h,"deleteLibraryAttribute noContent headers":n,"delete\
LibraryAttribute badRequest":a,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":a,"deleteLibraryAttribute unauthorized header\
s":b,"deleteLibraryAttribute forbidden":a,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFound":a,"deleteLibraryAttribute notFound head\
ers":n,"deleteLibraryAttribute conflict":a,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooManyRequests":a,"deleteLibraryAttribute tooMan\
yRequests headers":h,"deleteLibraryAttribute internalError":a,"deleteLibraryAttribute internalError headers":n,"deleteLibraryAttribute unavailable":a,"deleteLib\
raryAttribute unavailable headers":h,"listLibraryEntityRules ok":k,"listLibraryEntityRules ok headers":n,"listLibraryEntityRules badRequest":a,"listLibraryEntit\
yRules badRequest headers":n,"listLibraryEntityRules unauthorized":a,"listLibraryEntityRules unauthorized headers":b,"listLibraryEntityRules forbidden":a,"listL\
ibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFound":a,"listLibraryEntityRules notFound headers":n,"listLibraryEntityRules notAcceptable":a,
"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRules tooManyRequests":a,"listLibraryEntityRules tooManyRequests headers":h,"listLibraryEntit\
yRules internalError":a,"listLibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":a,"listLibraryEntityRules unavailable headers":h,"\
runLibraryEntityRulesCommand ok":bs,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badRequest":G,"runLibraryEntityRulesCommand badReq\
uest headers":n,"runLibraryEntityRulesCommand unauthorized":a,"runLibraryEntityRulesCommand unauthorized headers":b,"runLibraryEntityRulesCommand forbidden":a,"\
runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRulesCommand notFound":a,"runLibraryEntityRulesCommand notFound headers":n,"runLibraryEntityR\
ulesCommand notAcceptable":a,"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand conflict":a,"runLibraryEntityRulesCommand conf\
lict headers":n,"runLibraryEntityRulesCommand contentTooLarge":a,"runLibraryEntityRulesCommand contentTooLarge headers":n,"runLibraryEntityRulesCommand unsuppor\
tedMediaType":a,"runLibraryEntityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequests":a,"runLibraryEntityRulesCommand too\
ManyRequests headers":h,"runLibraryEntityRulesCommand internalError":a,"runLibraryEntityRulesCommand internalError headers":n,"runLibraryEntityRulesCommand unav\
ailable":a,"runLibraryEntityRulesCommand unavailable headers":h,"getLibraryRule ok":k,"getLibraryRule ok headers":n,"getLibraryRule badRequest":a,"getLibraryRul\
e badRequest headers":n,"getLibraryRule unauthorized":a,"getLibraryRule unauthorized headers":b,"getLibraryRule forbidden":a,"getLibraryRule forbidden headers":n,
"getLibraryRule notFound":a,"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":a,"getLibraryRule notAcceptable headers":n,"getLibraryRule tooMan\
yRequests":a,"getLibraryRule tooManyRequests headers":h,"getLibraryRule internalError":a,"getLibraryRule internalError headers":n,"getLibraryRule unavailable":a,
"getLibraryRule unavailable headers":h,"runLibraryRuleCommand ok":$,"runLibraryRuleCommand ok headers":n,"runLibraryRuleCommand badRequest":G,"runLibraryRuleCom\
mand badRequest headers":n,"runLibraryRuleCommand unauthorized":a,"runLibraryRuleCommand unauthorized headers":b,"runLibraryRuleCommand forbidden":a,"runLibrary\
RuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":a,"runLibraryRuleCommand notFound headers":n,"runLibraryRuleCommand notAcceptable":a,"runLibra\
ryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand conflict":a,"runLibraryRuleCommand conflict headers":n,"runLibraryRuleCommand contentTooLarge":a,"\
runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":a,"runLibraryRuleCommand unsupportedMediaType headers":n,"runLibra\
ryRuleCommand tooManyRequests":a,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRuleCommand internalError":a,"runLibraryRuleCommand internalError \
headers":n,"runLibraryRuleCommand unavailable":a,"runLibraryRuleCommand unavailable headers":h,"deleteLibraryRule ok":$,"deleteLibraryRule ok headers":n,"delete\
LibraryRule badRequest":a,"deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":a,"deleteLibraryRule unauthorized headers":b,"deleteLibraryR\
ule forbidden":a,"deleteLibraryRule forbidden headers":n,"deleteLibraryRule notFound":a,"deleteLibraryRule notFound headers":n,"deleteLibraryRule notAcceptable":a,
"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule tooManyRequests":a,"deleteLibraryRule tooManyRequests headers":h,"deleteLibraryRule internalError":a,
"deleteLibraryRule internalError headers":n,"deleteLibraryRule unavailable":a,"deleteLibraryRule unavailable headers":h,"listAssociatedRules ok":k,"listAssociat\
edRules ok headers":n,"listAssociatedRules badRequest":a,"listAssociatedRules badRequest headers":n,"listAssociatedRules unauthorized":a,"listAssociatedRules un\
authorized headers":b,"listAssociatedRules forbidden":a,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFound":a,"listAssociatedRules notFound\
 headers":n,"listAssociatedRules notAcceptable":a,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooManyRequests":a,"listAssociatedRules too\
ManyRequests headers":h,"listAssociatedRules internalError":a,"listAssociatedRules internalError headers":n,"listAssociatedRules unavailable":a,"listAssociatedR\
ules unavailable headers":h,"listAssociatedEntities ok":k,"listAssociatedEntities ok headers":n,"listAssociatedEntities badRequest":a,"listAssociatedEntities ba\
dRequest headers":n,"listAssociatedEntities unauthorized":a,"listAssociatedEntities unauthorized headers":b,"listAssociatedEntities forbidden":a,"listAssociated\
Entities forbidden headers":n,"listAssociatedEntities notFound":a,"listAssociatedEntities notFound headers":n,"listAssociatedEntities notAcceptable":a,"listAsso\
ciatedEntities notAcceptable headers":n,"listAssociatedEntities tooManyRequests":a,"listAssociatedEntities tooManyRequests headers":h,"listAssociatedEntities in\
ternalError":a,"listAssociatedEntities internalError headers":n,"listAssociatedEntities unavailable":a,"listAssociatedEntities unavailable headers":h,"runAssoci\
atedEntitiesCommand ok":F,"runAssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":a,"runAssociatedEntitiesCommand badRequest heade\
rs":n,"runAssociatedEntitiesCommand unauthorized":a,"runAssociatedEntitiesCommand unauthorized headers":b,"runAssociatedEntitiesCommand forbidden":a,"runAssocia\
tedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand notFound":a,"runAssociatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesComman\
d notAcceptable":a,"runAssociatedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":a,"runAssociatedEntitiesCommand content\
TooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":a,"runAssociatedEntitiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCo\
mmand tooManyRequests":a,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAssociatedEntitiesCommand internalError":a,"runAssociatedEntitiesCommand i\
nternalError headers":n,"runAssociatedEntitiesCommand unavailable":a,"runAssociatedEntitiesCommand unavailable headers":h,"getAttributeMap ok":vs,"getAttributeM\
ap ok headers":n,"getAttributeMap badRequest":a,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":a,"getAttributeMap unauthorized headers":b,
"getAttributeMap forbidden":a,"getAttributeMap forbidden headers":n,"getAttributeMap notFound":a,"getAttributeMap notFound headers":n,"getAttributeMap notAccept\
able":a,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooManyRequests":a,"getAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":a,
"getAttributeMap internalError headers":n,"getAttributeMap unavailable":a,"getAttributeMap unavailable headers":h,"runAttributeMapCommand ok":Cs,"runAttributeMa\
pCommand ok headers":n,"runAttributeMapCommand badRequest":a,"runAttributeMapCommand badRequest headers":n,"runAttributeMapCommand unauthorized":a,"runAttribute\
MapCommand unauthorized headers":b,"runAttributeMapCommand forbidden":a,"runAttributeMapCommand forbidden headers":n,"runAttributeMapCommand notFound":a,"runAtt\
ributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptable":a,"runAttributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":a,
"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand contentTooLarge":a,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapComman\
d unsupportedMediaType":a,"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyRequests":a,"runAttributeMapCommand tooManyRequ\
ests headers":h,"runAttributeMapCommand internalError":a,"runAttributeMapCommand internalError headers":n,"runAttributeMapCommand unavailable":a,"runAttributeMa\
pCommand unavailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok headers":n,"listBusinessRules badRequest":a,"listBusinessRules badRequest headers":n,
"listBusinessRules unauthorized":a,"listBusinessRules unauthorized headers":b,"listBusinessRules forbidden":a,"listBusinessRules forbidden headers":n,"listBusin\
essRules notFound":a,"listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":a,"listBusinessRules notAcceptable headers":n,"listBusinessRules t\
ooManyRequests":a,"listBusinessRules tooManyRequests headers":h,"listBusinessRules internalError":a,"listBusinessRules internalError headers":n,"listBusinessRul\
es unavailable":a,"listBusinessRules unavailable headers":h,"runBusinessRulesCommand ok":F,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRe\
quest":a,"runBusinessRulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":a,"runBusinessRulesCommand unauthorized headers":b,"runBusinessRu\
lesCommand forbidden":a,"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":a,"runBusinessRulesCommand notFound headers":n,"runBusi\
nessRulesCommand notAcceptable":a,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand contentTooLarge":a,"runBusinessRulesCommand content\
TooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":a,"runBusinessRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRe\
quests":a,"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRulesCommand internalError":a,"runBusinessRulesCommand internalError headers":n,"runBu\
sinessRulesCommand unavailable":a,"runBusinessRulesCommand unavailable headers":h,"countBusinessRules ok":Ce,"countBusinessRules ok headers":n,"countBusinessRul\
es badRequest":a,"countBusinessRules badRequest headers":n,"countBusinessRules unauthorized":a,"countBusinessRules unauthorized headers":b,"countBusinessRules f\
orbidden":a,"countBusinessRules forbidden headers":n,"countBusinessRules notFound":a,"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":a,
"countBusinessRules notAcceptable headers":n,"countBusinessRules tooManyRequests":a,"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalE\
rror":a,"countBusinessRules internalError headers":n,"countBusinessRules unavailable":a,"countBusinessRules unavailable headers":h,"listAggregateMethods ok":ks,
"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":a,"listAggregateMethods badRequest headers":n,"listAggregateMethods unauthorized":a,"listA\
ggregateMethods unauthorized headers":b,"listAggregateMethods forbidden":a,"listAggregateMethods forbidden headers":n,"listAggregateMethods notFound":a,"listAgg\
regateMethods notFound headers":n,"listAggregateMethods notAcceptable":a,"listAggregateMethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":a,
"listAggregateMethods tooManyRequests headers":h,"listAggregateMethods internalError":a,"listAggregateMethods internalError headers":n,"listAggregateMethods una\
vailable":a,"listAggregateMethods unavailable headers":h,"listLibraryRules ok":k,"listLibraryRules ok headers":n,"listLibraryRules badRequest":a,"listLibraryRul\
es badRequest headers":n,"listLibraryRules unauthorized":a,"listLibraryRules unauthorized headers":b,"listLibraryRules forbidden":a,"listLibraryRules forbidden \
headers":n,"listLibraryRules notFound":a,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":a,"listLibraryRules notAcceptable headers":n,"li\
stLibraryRules tooManyRequests":a,"listLibraryRules tooManyRequests headers":h,"listLibraryRules internalError":a,"listLibraryRules internalError headers":n,"li\
stLibraryRules unavailable":a,"listLibraryRules unavailable headers":h,"runLibraryRulesCommand ok":qs,"runLibraryRulesCommand ok headers":n,"runLibraryRulesComm\
and badRequest":a,"runLibraryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":a,"runLibraryRulesCommand unauthorized headers":b,"runLibr\
aryRulesCommand forbidden":a,"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":a,"runLibraryRulesCommand notFound headers":n,"runLi\
braryRulesCommand notAcceptable":a,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand conflict":a,"runLibraryRulesCommand conflict headers":n,
"runLibraryRulesCommand contentTooLarge":a,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRulesCommand unsupportedMediaType":a,"runLibraryRulesCo\
mmand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyRequests":a,"runLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand inte\
rnalError":a,"runLibraryRulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":a,"runLibraryRulesCommand unavailable headers":h,"countLibrar\
yRules ok":Ce,"countLibraryRules ok headers":n,"countLibraryRules badRequest":a,"countLibraryRules badRequest headers":n,"countLibraryRules unauthorized":a,"cou\
ntLibraryRules unauthorized headers":b,"countLibraryRules forbidden":a,"countLibraryRules forbidden headers":n,"countLibraryRules notFound":a,"countLibraryRules\
 notFound headers":n,"countLibraryRules notAcceptable":a,"countLibraryRules notAcceptable headers":n,"countLibraryRules tooManyRequests":a,"countLibraryRules to\
oManyRequests headers":h,"countLibraryRules internalError":a,"countLibraryRules internalError headers":n,"countLibraryRules unavailable":a,"countLibraryRules un\
available headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":n,"listRealBusinessRules badRequest":a,"listRealBusinessRules badRequest he\
aders":n,"listRealBusinessRules unauthorized":a,"listRealBusinessRules unauthorized headers":b,"listRealBusinessRules forbidden":a,"listRealBusinessRules forbid\
den headers":n,"listRealBusinessRules notFound":a,"listRealBusinessRules notFound headers":n,"listRealBusinessRules notAcceptable":a,"listRealBusinessRules notA\
cceptable headers":n,"listRealBusinessRules tooManyRequests":a,"listRealBusinessRules tooManyRequests headers":h,"listRealBusinessRules internalError":a,"listRe\
alBusinessRules internalError headers":n,"listRealBusinessRules unavailable":a,"listRealBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":Mr,
"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesCommand badRequest":G,"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCo\
mmand unauthorized":a,"runRealBusinessRulesCommand unauthorized headers":b,"runRealBusinessRulesCommand forbidden":a,"runRealBusinessRulesCommand forbidden head\
ers":n,"runRealBusinessRulesCommand notFound":a,"runRealBusinessRulesCommand notFound headers":n,"runRealBusinessRulesCommand notAcceptable":a,"runRealBusinessR\
ulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand conflict":a,"runRealBusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand cont\
entTooLarge":a,"runRealBusinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupportedMediaType":a,"runRealBusinessRulesCommand unsuppo\
rtedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":a,"runRealBusinessRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand in\
ternalError":a,"runRealBusinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":a,"runRealBusinessRulesCommand unavailable header\
s":h,"deleteRealBusinessRules ok":$,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":G,"deleteRealBusinessRules badRequest headers":n,
"deleteRealBusinessRules unauthorized":a,"deleteRealBusinessRules unauthorized headers":b,"deleteRealBusinessRules forbidden":a,"deleteRealBusinessRules forbidd\
en headers":n,"deleteRealBusinessRules notFound":a,"deleteRealBusinessRules notFound headers":n,"deleteRealBusinessRules notAcceptable":a,"deleteRealBusinessRul\
es notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":a,"deleteRealBusinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupported\
MediaType":a,"deleteRealBusinessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":a,"deleteRealBusinessRules tooManyRequests heade\
rs":h,"deleteRealBusinessRules internalError":a,"deleteRealBusinessRules internalError headers":n,"deleteRealBusinessRules unavailable":a,"deleteRealBusinessRul\
es unavailable headers":h,"countRealBusinessRules ok":Ce,"countRealBusinessRules ok headers":n,"countRealBusinessRules badRequest":a,"countRealBusinessRules bad\
Request headers":n,"countRealBusinessRules unauthorized":a,"countRealBusinessRules unauthorized headers":b,"countRealBusinessRules forbidden":a,"countRealBusine\
ssRules forbidden headers":n,"countRealBusinessRules notFound":a,"countRealBusinessRules notFound headers":n,"countRealBusinessRules notAcceptable":a,"countReal\
BusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequests":a,"countRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules int\
ernalError":a,"countRealBusinessRules internalError headers":n,"countRealBusinessRules unavailable":a,"countRealBusinessRules unavailable headers":h,"listEntity\
BusinessRules ok":k,"listEntityBusinessRules ok headers":n,"listEntityBusinessRules badRequest":a,"listEntityBusinessRules badRequest headers":n,"listEntityBusi\
nessRules unauthorized":a,"listEntityBusinessRules unauthorized headers":b,"listEntityBusinessRules forbidden":a,"listEntityBusinessRules forbidden headers":n,"\
listEntityBusinessRules notFound":a,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAcceptable":a,"listEntityBusinessRules notAcceptabl\
e headers":n,"listEntityBusinessRules tooManyRequests":a,"listEntityBusinessRules tooManyRequests headers":h,"listEntityBusinessRules internalError":a,"listEnti\
tyBusinessRules internalError headers":n,"listEntityBusinessRules unavailable":a,"listEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand \
ok":Tr,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":G,"runEntityBusinessRulesCommand badRequest headers":n,"runEntity\
BusinessRulesCommand unauthorized":a,"runEntityBusinessRulesCommand unauthorized headers":b,"runEntityBusinessRulesCommand forbidden":a,"runEntityBusinessRulesC\
ommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":a,"runEntityBusinessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAcce\
ptable":a,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":a,"runEntityBusinessRulesCommand conflict headers":n,
"runEntityBusinessRulesCommand contentTooLarge":a,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":a,
"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":a,"runEntityBusinessRulesCommand tooManyRequests \
headers":h,"runEntityBusinessRulesCommand internalError":a,"runEntityBusinessRulesCommand internalError headers":n,"runEntityBusinessRulesCommand unavailable":a,
"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules ok":k,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules ba\
dRequest":a,"listAttributeBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":a,"listAttributeBusinessRules unauthorized headers":b,"l\
istAttributeBusinessRules forbidden":a,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRules notFound":a,"listAttributeBusinessRules notF\
ound headers":n,"listAttributeBusinessRules notAcceptable":a,"listAttributeBusinessRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":a,
"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRules internalError":a,"listAttributeBusinessRules internalError headers":n,"listAt\
tributeBusinessRules unavailable":a,"listAttributeBusinessRules unavailable headers":h,"runAttributeBusinessRulesCommand ok":Tr,"runAttributeBusinessRulesComman\
d ok headers":n,"runAttributeBusinessRulesCommand badRequest":G,"runAttributeBusinessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauth\
orized":a,"runAttributeBusinessRulesCommand unauthorized headers":b,"runAttributeBusinessRulesCommand forbidden":a,"runAttributeBusinessRulesCommand forbidden h\
eaders":n,"runAttributeBusinessRulesCommand notFound":a,"runAttributeBusinessRulesCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":a,
"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":a,"runAttributeBusinessRulesCommand conflict headers":n,"\
runAttributeBusinessRulesCommand contentTooLarge":a,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMe\
diaType":a,"runAttributeBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand tooManyRequests":a,"runAttributeBusinessRulesComm\
and tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":a,"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusine\
ssRulesCommand unavailable":a,"runAttributeBusinessRulesCommand unavailable headers":h,"listEntityRuleHistory ok":k,"listEntityRuleHistory ok headers":n,"listEn\
tityRuleHistory badRequest":a,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":a,"listEntityRuleHistory unauthorized headers":b,
"listEntityRuleHistory forbidden":a,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":a,"listEntityRuleHistory notFound headers":n,"l\
istEntityRuleHistory notAcceptable":a,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooManyRequests":a,"listEntityRuleHistory tooManyRe\
quests headers":h,"listEntityRuleHistory internalError":a,"listEntityRuleHistory internalError headers":n,"listEntityRuleHistory unavailable":a,"listEntityRuleH\
istory unavailable headers":h,"runEntityRuleHistoryCommand ok":F,"runEntityRuleHistoryCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":a,"runEntit\
yRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCommand unauthorized":a,"runEntityRuleHistoryCommand unauthorized headers":b,"runEntityRuleHistor\
yCommand forbidden":a,"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":a,"runEntityRuleHistoryCommand notFound headers":n,
"runEntityRuleHistoryCommand notAcceptable":a,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":a,"runEntityRu\
leHistoryCommand contentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":a,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"r\
unEntityRuleHistoryCommand tooManyRequests":a,"runEntityRuleHistoryCommand tooManyRequests headers":h,"runEntityRuleHistoryCommand internalError":a,"runEntityRu\
leHistoryCommand internalError headers":n,"runEntityRuleHistoryCommand unavailable":a,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":k,
"listAllRuleHistory ok headers":n,"listAllRuleHistory badRequest":a,"listAllRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":a,"listAllRuleHi\
story unauthorized headers":b,"listAllRuleHistory forbidden":a,"listAllRuleHistory forbidden headers":n,"listAllRuleHistory notFound":a,"listAllRuleHistory notF\
ound headers":n,"listAllRuleHistory notAcceptable":a,"listAllRuleHistory notAcceptable headers":n,"listAllRuleHistory tooManyRequests":a,"listAllRuleHistory too\
ManyRequests headers":h,"listAllRuleHistory internalError":a,"listAllRuleHistory internalError headers":n,"listAllRuleHistory unavailable":a,"listAllRuleHistory\
 unavailable headers":h,"runAllRuleHistoryCommand ok":F,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHistoryCommand badRequest":a,"runAllRuleHistoryComman\
d badRequest headers":n,"runAllRuleHistoryCommand unauthorized":a,"runAllRuleHistoryCommand unauthorized headers":b,"runAllRuleHistoryCommand forbidden":a,"runA\
llRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryCommand notFound":a,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAccep\
table":a,"runAllRuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":a,"runAllRuleHistoryCommand contentTooLarge headers":n,"r\
unAllRuleHistoryCommand unsupportedMediaType":a,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":a,"runAllRu\
leHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand internalError":a,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryComm\
and unavailable":a,"runAllRuleHistoryCommand unavailable headers":h,"listEntityCompliance ok":k,"listEntityCompliance ok headers":n,"listEntityCompliance badReq\
uest":a,"listEntityCompliance badRequest headers":n,"listEntityCompliance unauthorized":a,"listEntityCompliance unauthorized headers":b,"listEntityCompliance fo\
rbidden":a,"listEntityCompliance forbidden headers":n,"listEntityCompliance notFound":a,"listEntityCompliance notFound headers":n,"listEntityCompliance notAccep\
table":a,"listEntityCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":a,"listEntityCompliance tooManyRequests headers":h,"listEntityCom\
pliance internalError":a,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":a,"listEntityCompliance unavailable headers":h,"runEn\
tityComplianceCommand ok":F,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":a,"runEntityComplianceCommand badRequest headers":n,
"runEntityComplianceCommand unauthorized":a,"runEntityComplianceCommand unauthorized headers":b,"runEntityComplianceCommand forbidden":a,"runEntityComplianceCom\
mand forbidden headers":n,"runEntityComplianceCommand notFound":a,"runEntityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":a,"\
runEntityComplianceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":a,"runEntityComplianceCommand contentTooLarge headers":n,"runEn\
tityComplianceCommand unsupportedMediaType":a,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":a,"runEnt\
ityComplianceCommand tooManyRequests headers":h,"runEntityComplianceCommand internalError":a,"runEntityComplianceCommand internalError headers":n,"runEntityComp\
lianceCommand unavailable":a,"runEntityComplianceCommand unavailable headers":h,"listCompliance ok":k,"listCompliance ok headers":n,"listCompliance badRequest":a,
"listCompliance badRequest headers":n,"listCompliance unauthorized":a,"listCompliance unauthorized headers":b,"listCompliance forbidden":a,"listCompliance forbi\
dden headers":n,"listCompliance notFound":a,"listCompliance notFound headers":n,"listCompliance notAcceptable":a,"listCompliance notAcceptable headers":n,"listC\
ompliance tooManyRequests":a,"listCompliance tooManyRequests headers":h,"listCompliance internalError":a,"listCompliance internalError headers":n,"listComplianc\
e unavailable":a,"listCompliance unavailable headers":h,"runComplianceCommand ok":F,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":a,"run\
ComplianceCommand badRequest headers":n,"runComplianceCommand unauthorized":a,"runComplianceCommand unauthorized headers":b,"runComplianceCommand forbidden":a,"\
runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":a,"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":a,"ru\
nComplianceCommand notAcceptable headers":n,"runComplianceCommand contentTooLarge":a,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsu\
pportedMediaType":a,"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":a,"runComplianceCommand tooManyRequests headers":h,
"runComplianceCommand internalError":a,"runComplianceCommand internalError headers":n,"runComplianceCommand unavailable":a,"runComplianceCommand unavailable hea\
ders":h,"listPassingRules ok":k,"listPassingRules ok headers":n,"listPassingRules badRequest":a,"listPassingRules badRequest headers":n,"listPassingRules unauth\
orized":a,"listPassingRules unauthorized headers":b,"listPassingRules forbidden":a,"listPassingRules forbidden headers":n,"listPassingRules notFound":a,"listPas\
singRules notFound headers":n,"listPassingRules notAcceptable":a,"listPassingRules notAcceptable headers":n,"listPassingRules tooManyRequests":a,"listPassingRul\
es tooManyRequests headers":h,"listPassingRules internalError":a,"listPassingRules internalError headers":n,"listPassingRules unavailable":a,"listPassingRules u\
navailable headers":h,"runPassingRulesCommand ok":F,"runPassingRulesCommand ok headers":n,"runPassingRulesCommand badRequest":a,"runPassingRulesCommand badReque\
st headers":n,"runPassingRulesCommand unauthorized":a,"runPassingRulesCommand unauthorized headers":b,"runPassingRulesCommand forbidden":a,"runPassingRulesComma\
nd forbidden headers":n,"runPassingRulesCommand notFound":a,"runPassingRulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":a,"runPassingRule\
sCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarge":a,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsuppor\
tedMediaType":a,"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":a,"runPassingRulesCommand tooManyRequests heade\
rs":h,"runPassingRulesCommand internalError":a,"runPassingRulesCommand internalError headers":n,"runPassingRulesCommand unavailable":a,"runPassingRulesCommand u\
navailable headers":h,"listFailingRules ok":k,"listFailingRules ok headers":n,"listFailingRules badRequest":a,"listFailingRules badRequest headers":n,"listFaili\
ngRules unauthorized":a,"listFailingRules unauthorized headers":b,"listFailingRules forbidden":a,"listFailingRules forbidden headers":n,"listFailingRules notFou\
nd":a,"listFailingRules notFound headers":n,"listFailingRules notAcceptable":a,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":a,"\
listFailingRules tooManyRequests headers":h,"listFailingRules internalError":a,"listFailingRules internalError headers":n,"listFailingRules unavailable":a,"list\
FailingRules unavailable headers":h,"runFailingRulesCommand ok":F,"runFailingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":a,"runFailingRulesCo\
mmand badRequest headers":n,"runFailingRulesCommand unauthorized":a,"runFailingRulesCommand unauthorized headers":b,"runFailingRulesCommand forbidden":a,"runFai\
lingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":a,"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":a,"\
runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":a,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCo\
mmand unsupportedMediaType":a,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyRequests":a,"runFailingRulesCommand tooMany\
Requests headers":h,"runFailingRulesCommand internalError":a,"runFailingRulesCommand internalError headers":n,"runFailingRulesCommand unavailable":a,"runFailing\
RulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRules ok headers":n,"listEnabledRules badRequest":a,"listEnabledRules badRequest headers":n,
"listEnabledRules unauthorized":a,"listEnabledRules unauthorized headers":b,"listEnabledRules forbidden":a,"listEnabledRules forbidden headers":n,"listEnabledRu\
les notFound":a,"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":a,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyReq\
uests":a,"listEnabledRules tooManyRequests headers":h,"listEnabledRules internalError":a,"listEnabledRules internalError headers":n,"listEnabledRules unavailabl\
e":a,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand ok":F,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":a,"runEnab\
ledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthorized":a,"runEnabledRulesCommand unauthorized headers":b,"runEnabledRulesCommand forbidden":a,
"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesCommand notFound":a,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptab\
le":a,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":a,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabled\
RulesCommand unsupportedMediaType":a,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":a,"runEnabledRulesCommand \
tooManyRequests headers":h,"runEnabledRulesCommand internalError":a,"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":a,"run\
EnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"getBusinessRule ok headers":n,"getBusinessRule badRequest":a,"getBusinessRule badRequest head\
ers":n,"getBusinessRule unauthorized":a,"getBusinessRule unauthorized headers":b,"getBusinessRule forbidden":a,"getBusinessRule forbidden headers":n,"getBusines\
sRule notFound":a,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":a,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyReque\
sts":a,"getBusinessRule tooManyRequests headers":h,"getBusinessRule internalError":a,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":a,"\
getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":$,"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":G,"runBusinessRul\
eCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":a,"runBusinessRuleCommand unauthorized headers":b,"runBusinessRuleCommand forbidden":a,"run\
BusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFound":a,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":a,
"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":a,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand content\
TooLarge":a,"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":a,"runBusinessRuleCommand unsupportedMediaType head\
ers":n,"runBusinessRuleCommand tooManyRequests":a,"runBusinessRuleCommand tooManyRequests headers":h,"runBusinessRuleCommand internalError":a,"runBusinessRuleCo\
mmand internalError headers":n,"runBusinessRuleCommand unavailable":a,"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":$,"deleteBusinessRu\
le ok headers":n,"deleteBusinessRule badRequest":a,"deleteBusinessRule badRequest headers":n,"deleteBusinessRule unauthorized":a,"deleteBusinessRule unauthorize\
d headers":b,"deleteBusinessRule forbidden":a,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notFound":a,"deleteBusinessRule notFound headers":n,"\
deleteBusinessRule notAcceptable":a,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyRequests":a,"deleteBusinessRule tooManyRequests head\
ers":h,"deleteBusinessRule internalError":a,"deleteBusinessRule internalError headers":n,"deleteBusinessRule unavailable":a,"deleteBusinessRule unavailable head\
ers":h,"getBusinessRulePermissions ok":Ns,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions badRequest":a,"getBusinessRulePermissions badReq\
uest headers":n,"getBusinessRulePermissions unauthorized":a,"getBusinessRulePermissions unauthorized headers":b,"getBusinessRulePermissions forbidden":a,"getBus\
inessRulePermissions forbidden headers":n,"getBusinessRulePermissions notFound":a,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions no\
tAcceptable":a,"getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":a,"getBusinessRulePermissions tooManyRequests h\
eaders":h,"getBusinessRulePermissions internalError":a,"getBusinessRulePermissions internalError headers":n,"getBusinessRulePermissions unavailable":a,"getBusin\
essRulePermissions unavailable headers":h,"listRuleHistory ok":k,"listRuleHistory ok headers":n,"listRuleHistory badRequest":a,"listRuleHistory badRequest heade\
rs":n,"listRuleHistory unauthorized":a,"listRuleHistory unauthorized headers":b,"listRuleHistory forbidden":a,"listRuleHistory forbidden headers":n,"listRuleHis\
tory notFound":a,"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":a,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyReques\
ts":a,"listRuleHistory tooManyRequests headers":h,"listRuleHistory internalError":a,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":a,"l\
istRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":F,"runRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":a,"runRuleHistoryComm\
and badRequest headers":n,"runRuleHistoryCommand unauthorized":a,"runRuleHistoryCommand unauthorized headers":b,"runRuleHistoryCommand forbidden":a,"runRuleHist\
oryCommand forbidden headers":n,"runRuleHistoryCommand notFound":a,"runRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":a,"runRuleHi\
storyCommand notAcceptable headers":n,"runRuleHistoryCommand contentTooLarge":a,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsuppo\
rtedMediaType":a,"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":a,"runRuleHistoryCommand tooManyRequests headers":h,
"runRuleHistoryCommand internalError":a,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand unavailable":a,"runRuleHistoryCommand unavailable\
 headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":a,"listRuleFailingRows badRequest headers":n,"listRul\
eFailingRows unauthorized":a,"listRuleFailingRows unauthorized headers":b,"listRuleFailingRows forbidden":a,"listRuleFailingRows forbidden headers":n,"listRuleF\
ailingRows notFound":a,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":a,"listRuleFailingRows notAcceptable headers":n,"listRuleFai\
lingRows conflict":a,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":a,"listRuleFailingRows tooManyRequests headers":h,"listRuleF\
ailingRows internalError":a,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":a,"listRuleFailingRows unavailable headers":h,"runRu\
leFailingRowsCommand ok":F,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":a,"runRuleFailingRowsCommand badRequest headers":n,"r\
unRuleFailingRowsCommand unauthorized":a,"runRuleFailingRowsCommand unauthorized headers":b,"runRuleFailingRowsCommand forbidden":a,"runRuleFailingRowsCommand f\
orbidden headers":n,"runRuleFailingRowsCommand notFound":a,"runRuleFailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":a,"runRuleFa\
ilingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand conflict":a,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand conte\
ntTooLarge":a,"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMediaType":a,"runRuleFailingRowsCommand unsupportedMed\
iaType headers":n,"runRuleFailingRowsCommand tooManyRequests":a,"runRuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":a,
"runRuleFailingRowsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":a,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassing\
Rows ok":k,"listRulePassingRows ok headers":n,"listRulePassingRows badRequest":a,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":a,
"listRulePassingRows unauthorized headers":b,"listRulePassingRows forbidden":a,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":a,"listR\
ulePassingRows notFound headers":n,"listRulePassingRows notAcceptable":a,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":a,"listRul\
ePassingRows conflict headers":n,"listRulePassingRows tooManyRequests":a,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":a,"\
listRulePassingRows internalError headers":n,"listRulePassingRows unavailable":a,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":F,"r\
unRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand badRequest":a,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unau\
thorized":a,"runRulePassingRowsCommand unauthorized headers":b,"runRulePassingRowsCommand forbidden":a,"runRulePassingRowsCommand forbidden headers":n,"runRuleP\
assingRowsCommand notFound":a,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notAcceptable":a,"runRulePassingRowsCommand notAcceptabl\
e headers":n,"runRulePassingRowsCommand conflict":a,"runRulePassingRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":a,"runRulePassing\
RowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":a,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePas\
singRowsCommand tooManyRequests":a,"runRulePassingRowsCommand tooManyRequests headers":h,"runRulePassingRowsCommand internalError":a,"runRulePassingRowsCommand \
internalError headers":n,"runRulePassingRowsCommand unavailable":a,"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":k,"listRuleGroups ok he\
aders":n,"listRuleGroups badRequest":a,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":a,"listRuleGroups unauthorized headers":b,"listRuleGr\
oups forbidden":a,"listRuleGroups forbidden headers":n,"listRuleGroups notFound":a,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":a,"listRul\
eGroups notAcceptable headers":n,"listRuleGroups conflict":a,"listRuleGroups conflict headers":n,"listRuleGroups tooManyRequests":a,"listRuleGroups tooManyReque\
sts headers":h,"listRuleGroups internalError":a,"listRuleGroups internalError headers":n,"listRuleGroups unavailable":a,"listRuleGroups unavailable headers":h,"\
runRuleGroupsCommand ok":F,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":a,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCom\
mand unauthorized":a,"runRuleGroupsCommand unauthorized headers":b,"runRuleGroupsCommand forbidden":a,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsC\
ommand notFound":a,"runRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":a,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroup\
sCommand conflict":a,"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":a,"runRuleGroupsCommand contentTooLarge headers":n,"runRul\
eGroupsCommand unsupportedMediaType":a,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":a,"runRuleGroupsCommand tooM\
anyRequests headers":h,"runRuleGroupsCommand internalError":a,"runRuleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":a,"runRuleGroups\
Command unavailable headers":h,"runGroupFailingRowsCommand ok":F,"runGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":a,"runGroupFa\
ilingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand unauthorized":a,"runGroupFailingRowsCommand unauthorized headers":b,"runGroupFailingRowsComma\
nd forbidden":a,"runGroupFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":a,"runGroupFailingRowsCommand notFound headers":n,"runGro\
upFailingRowsCommand notAcceptable":a,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRowsCommand conflict":a,"runGroupFailingRowsCommand c\
onflict headers":n,"runGroupFailingRowsCommand contentTooLarge":a,"runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupported\
MediaType":a,"runGroupFailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyRequests":a,"runGroupFailingRowsCommand tooManyReque\
sts headers":h,"runGroupFailingRowsCommand internalError":a,"runGroupFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":a,"run\
GroupFailingRowsCommand unavailable headers":h,"runGroupPassingRowsCommand ok":F,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badReques\
t":a,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":a,"runGroupPassingRowsCommand unauthorized headers":b,"runGroup\
PassingRowsCommand forbidden":a,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notFound":a,"runGroupPassingRowsCommand notFound he\
aders":n,"runGroupPassingRowsCommand notAcceptable":a,"runGroupPassingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":a,"runGroupPass\
ingRowsCommand conflict headers":n,"runGroupPassingRowsCommand contentTooLarge":a,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCom\
mand unsupportedMediaType":a,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":a,"runGroupPassingRowsComm\
and tooManyRequests headers":h,"runGroupPassingRowsCommand internalError":a,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand una\
vailable":a,"runGroupPassingRowsCommand unavailable headers":h,"listGroupFailingRows ok":k,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":a,
"listGroupFailingRows badRequest headers":n,"listGroupFailingRows unauthorized":a,"listGroupFailingRows unauthorized headers":b,"listGroupFailingRows forbidden":a,
"listGroupFailingRows forbidden headers":n,"listGroupFailingRows notFound":a,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":a,"l\
istGroupFailingRows notAcceptable headers":n,"listGroupFailingRows conflict":a,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":a,
"listGroupFailingRows tooManyRequests headers":h,"listGroupFailingRows internalError":a,"listGroupFailingRows internalError headers":n,"listGroupFailingRows una\
vailable":a,"listGroupFailingRows unavailable headers":h,"runNamedGroupFailingRowsCommand ok":F,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFai\
lingRowsCommand badRequest":a,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":a,"runNamedGroupFailingRowsC\
ommand unauthorized headers":b,"runNamedGroupFailingRowsCommand forbidden":a,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsComm\
and notFound":a,"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand notAcceptable":a,"runNamedGroupFailingRowsCommand notAccep\
table headers":n,"runNamedGroupFailingRowsCommand conflict":a,"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLa\
rge":a,"runNamedGroupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":a,"runNamedGroupFailingRowsCommand uns\
upportedMediaType headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":a,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFaili\
ngRowsCommand internalError":a,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":a,"runNamedGroupFailingRo\
wsCommand unavailable headers":h,"listGroupPassingRows ok":k,"listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":a,"listGroupPassingRows badRe\
quest headers":n,"listGroupPassingRows unauthorized":a,"listGroupPassingRows unauthorized headers":b,"listGroupPassingRows forbidden":a,"listGroupPassingRows fo\
rbidden headers":n,"listGroupPassingRows notFound":a,"listGroupPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":a,"listGroupPassingRows notA\
cceptable headers":n,"listGroupPassingRows conflict":a,"listGroupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":a,"listGroupPassingRows \
tooManyRequests headers":h,"listGroupPassingRows internalError":a,"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":a,"listGroup\
PassingRows unavailable headers":h,"runNamedGroupPassingRowsCommand ok":F,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badReq\
uest":a,"runNamedGroupPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthorized":a,"runNamedGroupPassingRowsCommand unauthorized he\
aders":b,"runNamedGroupPassingRowsCommand forbidden":a,"runNamedGroupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":a,"runNa\
medGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":a,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runN\
amedGroupPassingRowsCommand conflict":a,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":a,"runNamedGroupP\
assingRowsCommand contentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":a,"runNamedGroupPassingRowsCommand unsupportedMediaType head\
ers":n,"runNamedGroupPassingRowsCommand tooManyRequests":a,"runNamedGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internal\
Error":a,"runNamedGroupPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailable":a,"runNamedGroupPassingRowsCommand unavailable \
headers":h,"listKeywords ok":k,"listKeywords ok headers":n,"listKeywords badRequest":a,"listKeywords badRequest headers":n,"listKeywords unauthorized":a,"listKe\
ywords unauthorized headers":b,"listKeywords forbidden":a,"listKeywords forbidden headers":n,"listKeywords notFound":a,"listKeywords notFound headers":n,"listKe\
ywords notAcceptable":a,"listKeywords notAcceptable headers":n,"listKeywords tooManyRequests":a,"listKeywords tooManyRequests headers":h,"listKeywords internalE\
rror":a,"listKeywords internalError headers":n,"listKeywords unavailable":a,"listKeywords unavailable headers":h,"runKeywordsCommand ok":Ms,"runKeywordsCommand \
ok headers":n,"runKeywordsCommand badRequest":a,"runKeywordsCommand badRequest headers":n,"runKeywordsCommand unauthorized":a,"runKeywordsCommand unauthorized h\
eaders":b,"runKeywordsCommand forbidden":a,"runKeywordsCommand forbidden headers":n,"runKeywordsCommand notFound":a,"runKeywordsCommand notFound headers":n,"run\
KeywordsCommand notAcceptable":a,"runKeywordsCommand notAcceptable headers":n,"runKeywordsCommand conflict":a,"runKeywordsCommand conflict headers":n,"runKeywor\
dsCommand contentTooLarge":a,"runKeywordsCommand contentTooLarge headers":n,"runKeywordsCommand unsupportedMediaType":a,"runKeywordsCommand unsupportedMediaType\
 headers":n,"runKeywordsCommand tooManyRequests":a,"runKeywordsCommand tooManyRequests headers":h,"runKeywordsCommand internalError":a,"runKeywordsCommand inter\
nalError headers":n,"runKeywordsCommand unavailable":a,"runKeywordsCommand unavailable headers":h,"deleteKeywordCategory noContent headers":n,"deleteKeywordCate\
gory badRequest":a,"deleteKeywordCategory badRequest headers":n,"deleteKeywordCategory unauthorized":a,"deleteKeywordCategory unauthorized headers":b,"deleteKey\
wordCategory forbidden":a,"deleteKeywordCategory forbidden headers":n,"deleteKeywordCategory notFound":a,"deleteKeywordCategory notFound headers":n,"deleteKeywo\
rdCategory conflict":a,"deleteKeywordCategory conflict headers":n,"deleteKeywordCategory tooManyRequests":a,"deleteKeywordCategory tooManyRequests headers":h,"d\
eleteKeywordCategory internalError":a,"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory unavailable":a,"deleteKeywordCategory unavailable h\
eaders":h,"deleteKeyword noContent headers":n,"deleteKeyword badRequest":a,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":a,"deleteKeyword un\
authorized headers":b,"deleteKeyword forbidden":a,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":a,"deleteKeyword notFound headers":n,"deleteKeywo\
rd conflict":a,"deleteKeyword conflict headers":n,"deleteKeyword tooManyRequests":a,"deleteKeyword tooManyRequests headers":h,"deleteKeyword internalError":a,"d\
eleteKeyword internalError headers":n,"deleteKeyword unavailable":a,"deleteKeyword unavailable headers":h,"listRuleFolders ok":k,"listRuleFolders ok headers":n,
"listRuleFolders badRequest":a,"listRuleFolders badRequest headers":n,"listRuleFolders unauthorized":a,"listRuleFolders unauthorized headers":b,"listRuleFolders\
 forbidden":a,"listRuleFolders forbidden headers":n,"listRuleFolders notFound":a,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":a,"listRul\
eFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":a,"listRuleFolders tooManyRequests headers":h,"listRuleFolders internalError":a,"listRuleFol\
ders internalError headers":n,"listRuleFolders unavailable":a,"listRuleFolders unavailable headers":h,"runRuleFoldersCommand ok":F,"runRuleFoldersCommand ok hea\
ders":n,"runRuleFoldersCommand noContent headers":Ts,"runRuleFoldersCommand badRequest":a,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand un\
authorized":a,"runRuleFoldersCommand unauthorized headers":b,"runRuleFoldersCommand forbidden":a,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersComm\
and notFound":a,"runRuleFoldersCommand notFound headers":n,"runRuleFoldersCommand notAcceptable":a,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFolde\
rsCommand conflict":a,"runRuleFoldersCommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":a,"runRuleFoldersCommand contentTooLarge headers":n,"ru\
nRuleFoldersCommand unsupportedMediaType":a,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":a,"runRuleFoldersComm\
and tooManyRequests headers":h,"runRuleFoldersCommand internalError":a,"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":a,"ru\
nRuleFoldersCommand unavailable headers":h,"getRuleFolder ok":k,"getRuleFolder ok headers":n,"getRuleFolder badRequest":a,"getRuleFolder badRequest headers":n,"\
getRuleFolder unauthorized":a,"getRuleFolder unauthorized headers":b,"getRuleFolder forbidden":a,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":a,
"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":a,"getRuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":a,"getRuleFolder tooM\
anyRequests headers":h,"getRuleFolder internalError":a,"getRuleFolder internalError headers":n,"getRuleFolder unavailable":a,"getRuleFolder unavailable headers":h,
"runRuleFolderCommand ok":$,"runRuleFolderCommand ok headers":n,"runRuleFolderCommand badRequest":a,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCo\
mmand unauthorized":a,"runRuleFolderCommand unauthorized headers":b,"runRuleFolderCommand forbidden":a,"runRuleFolderCommand forbidden headers":n,"runRuleFolder\
Command notFound":a,"runRuleFolderCommand notFound headers":n,"runRuleFolderCommand notAcceptable":a,"runRuleFolderCommand notAcceptable headers":n,"runRuleFold\
erCommand conflict":a,"runRuleFolderCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":a,"runRuleFolderCommand contentTooLarge headers":n,"runRu\
leFolderCommand unsupportedMediaType":a,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCommand tooManyRequests":a,"runRuleFolderCommand too\
ManyRequests headers":h,"runRuleFolderCommand internalError":a,"runRuleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":a,"runRuleFolde\
rCommand unavailable headers":h,"deleteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":a,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder\
 unauthorized":a,"deleteRuleFolder unauthorized headers":b,"deleteRuleFolder forbidden":a,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":a,"\
deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":a,"deleteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":a,"deleteRuleFolder \
tooManyRequests headers":h,"deleteRuleFolder internalError":a,"deleteRuleFolder internalError headers":n,"deleteRuleFolder unavailable":a,"deleteRuleFolder unav\
ailable headers":h,"listRuleFolderRules ok":k,"listRuleFolderRules ok headers":n,"listRuleFolderRules badRequest":a,"listRuleFolderRules badRequest headers":n,"\
listRuleFolderRules unauthorized":a,"listRuleFolderRules unauthorized headers":b,"listRuleFolderRules forbidden":a,"listRuleFolderRules forbidden headers":n,"li\
stRuleFolderRules notFound":a,"listRuleFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":a,"listRuleFolderRules notAcceptable headers":n,"list\
RuleFolderRules tooManyRequests":a,"listRuleFolderRules tooManyRequests headers":h,"listRuleFolderRules internalError":a,"listRuleFolderRules internalError head\
ers":n,"listRuleFolderRules unavailable":a,"listRuleFolderRules unavailable headers":h,"runRuleFolderRulesCommand ok":Mr,"runRuleFolderRulesCommand ok headers":n,
"runRuleFolderRulesCommand badRequest":a,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesCommand unauthorized":a,"runRuleFolderRulesCommand \
unauthorized headers":b,"runRuleFolderRulesCommand forbidden":a,"runRuleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":a,"runRuleF\
olderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notAcceptable":a,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand\
 conflict":a,"runRuleFolderRulesCommand conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":a,"runRuleFolderRulesCommand contentTooLarge headers":n,
"runRuleFolderRulesCommand unsupportedMediaType":a,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":a,"run\
RuleFolderRulesCommand tooManyRequests headers":h,"runRuleFolderRulesCommand internalError":a,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolder\
RulesCommand unavailable":a,"runRuleFolderRulesCommand unavailable headers":h,"listRuleFolderResults ok":k,"listRuleFolderResults ok headers":n,"listRuleFolderR\
esults badRequest":a,"listRuleFolderResults badRequest headers":n,"listRuleFolderResults unauthorized":a,"listRuleFolderResults unauthorized headers":b,"listRul\
eFolderResults forbidden":a,"listRuleFolderResults forbidden headers":n,"listRuleFolderResults notFound":a,"listRuleFolderResults notFound headers":n,"listRuleF\
olderResults notAcceptable":a,"listRuleFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyRequests":a,"listRuleFolderResults tooManyRequests h\
eaders":h,"listRuleFolderResults internalError":a,"listRuleFolderResults internalError headers":n,"listRuleFolderResults unavailable":a,"listRuleFolderResults u\
navailable headers":h,"runRuleFolderResultsCommand ok":F,"runRuleFolderResultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":a,"runRuleFolderRes\
ultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthorized":a,"runRuleFolderResultsCommand unauthorized headers":b,"runRuleFolderResultsCommand\
 forbidden":a,"runRuleFolderResultsCommand forbidden headers":n,"runRuleFolderResultsCommand notFound":a,"runRuleFolderResultsCommand notFound headers":n,"runRu\
leFolderResultsCommand notAcceptable":a,"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":a,"runRuleFolderResu\
ltsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsupportedMediaType":a,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRule\
FolderResultsCommand tooManyRequests":a,"runRuleFolderResultsCommand tooManyRequests headers":h,"runRuleFolderResultsCommand internalError":a,"runRuleFolderResu\
ltsCommand internalError headers":n,"runRuleFolderResultsCommand unavailable":a,"runRuleFolderResultsCommand unavailable headers":h,"listLoaderConnections ok":k,
"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":a,"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":a,"l\
istLoaderConnections unauthorized headers":b,"listLoaderConnections forbidden":a,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":a,
"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":a,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooMan\
yRequests":a,"listLoaderConnections tooManyRequests headers":h,"listLoaderConnections internalError":a,"listLoaderConnections internalError headers":n,"listLoad\
erConnections unavailable":a,"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":xs,"runLoaderConnectionsCommand ok headers":n,"runLo\
aderConnectionsCommand badRequest":a,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCommand unauthorized":a,"runLoaderConnectionsComman\
d unauthorized headers":b,"runLoaderConnectionsCommand forbidden":a,"runLoaderConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":a,"\
runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":a,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderCo\
nnectionsCommand conflict":a,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand contentTooLarge":a,"runLoaderConnectionsCommand conte\
ntTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":a,"runLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCom\
mand tooManyRequests":a,"runLoaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":a,"runLoaderConnectionsCommand inter\
nalError headers":n,"runLoaderConnectionsCommand unavailable":a,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":k,"getLoaderConnect\
ion ok headers":n,"getLoaderConnection badRequest":a,"getLoaderConnection badRequest headers":n,"getLoaderConnection unauthorized":a,"getLoaderConnection unauth\
orized headers":b,"getLoaderConnection forbidden":a,"getLoaderConnection forbidden headers":n,"getLoaderConnection notFound":a,"getLoaderConnection notFound hea\
ders":n,"getLoaderConnection notAcceptable":a,"getLoaderConnection notAcceptable headers":n,"getLoaderConnection tooManyRequests":a,"getLoaderConnection tooMany\
Requests headers":h,"getLoaderConnection internalError":a,"getLoaderConnection internalError headers":n,"getLoaderConnection unavailable":a,"getLoaderConnection\
 unavailable headers":h,"runLoaderConnectionCommand ok":js,"runLoaderConnectionCommand ok headers":n,"runLoaderConnectionCommand badRequest":a,"runLoaderConnect\
ionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":a,"runLoaderConnectionCommand unauthorized headers":b,"runLoaderConnectionCommand for\
bidden":a,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":a,"runLoaderConnectionCommand notFound headers":n,"runLoaderCon\
nectionCommand notAcceptable":a,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionCommand conflict":a,"runLoaderConnectionCommand conflic\
t headers":n,"runLoaderConnectionCommand contentTooLarge":a,"runLoaderConnectionCommand contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaT\
ype":a,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":a,"runLoaderConnectionCommand tooManyRequests he\
aders":h,"runLoaderConnectionCommand internalError":a,"runLoaderConnectionCommand internalError headers":n,"runLoaderConnectionCommand unavailable":a,"runLoader\
ConnectionCommand unavailable headers":h,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badRequest":a,"deleteLoaderConnection badRequest h\
eaders":n,"deleteLoaderConnection unauthorized":a,"deleteLoaderConnection unauthorized headers":b,"deleteLoaderConnection forbidden":a,"deleteLoaderConnection f\
orbidden headers":n,"deleteLoaderConnection notFound":a,"deleteLoaderConnection notFound headers":n,"deleteLoaderConnection conflict":a,"deleteLoaderConnection \
conflict headers":n,"deleteLoaderConnection tooManyRequests":a,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":a,"dele\
teLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":a,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":k,"listDa\
tasources ok headers":n,"listDatasources badRequest":a,"listDatasources badRequest headers":n,"listDatasources unauthorized":a,"listDatasources unauthorized hea\
ders":b,"listDatasources forbidden":a,"listDatasources forbidden headers":n,"listDatasources notFound":a,"listDatasources notFound headers":n,"listDatasources n\
otAcceptable":a,"listDatasources notAcceptable headers":n,"listDatasources conflict":a,"listDatasources conflict headers":n,"listDatasources tooManyRequests":a,
"listDatasources tooManyRequests headers":h,"listDatasources internalError":a,"listDatasources internalError headers":n,"listDatasources unavailable":a,"listDat\
asources unavailable headers":h,"runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand badRequest":a,"runDatasourcesCommand ba\
dRequest headers":n,"runDatasourcesCommand unauthorized":a,"runDatasourcesCommand unauthorized headers":b,"runDatasourcesCommand forbidden":a,"runDatasourcesCom\
mand forbidden headers":n,"runDatasourcesCommand notFound":a,"runDatasourcesCommand notFound headers":n,"runDatasourcesCommand notAcceptable":a,"runDatasourcesC\
ommand notAcceptable headers":n,"runDatasourcesCommand conflict":a,"runDatasourcesCommand conflict headers":n,"runDatasourcesCommand contentTooLarge":a,"runData\
sourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":a,"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesC\
ommand tooManyRequests":a,"runDatasourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":a,"runDatasourcesCommand internalError headers":n,
"runDatasourcesCommand unavailable":a,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,"listDataschemas ok headers":n,"listDataschemas badRe\
quest":a,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":a,"listDataschemas unauthorized headers":b,"listDataschemas forbidden":a,"listDat\
aschemas forbidden headers":n,"listDataschemas notFound":a,"listDataschemas notFound headers":n,"listDataschemas notAcceptable":a,"listDataschemas notAcceptable\
 headers":n,"listDataschemas conflict":a,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":a,"listDataschemas tooManyRequests headers":h,"l\
istDataschemas internalError":a,"listDataschemas internalError headers":n,"listDataschemas unavailable":a,"listDataschemas unavailable headers":h,"runDataschema\
sCommand ok":k,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasCommand badRequest":a,"runDataschemasCommand badR\
equest headers":n,"runDataschemasCommand unauthorized":a,"runDataschemasCommand unauthorized headers":b,"runDataschemasCommand forbidden":a,"runDataschemasComma\
nd forbidden headers":n,"runDataschemasCommand notFound":a,"runDataschemasCommand notFound headers":n,"runDataschemasCommand notAcceptable":a,"runDataschemasCom\
mand notAcceptable headers":n,"runDataschemasCommand conflict":a,"runDataschemasCommand conflict headers":n,"runDataschemasCommand contentTooLarge":a,"runDatasc\
hemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":a,"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCom\
mand tooManyRequests":a,"runDataschemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":a,"runDataschemasCommand internalError headers":n,
"runDataschemasCommand unavailable":a,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":Ds,"listConnectionEncodings ok headers":n,"list\
ConnectionEncodings badRequest":a,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthorized":a,"listConnectionEncodings unauthorized \
headers":b,"listConnectionEncodings forbidden":a,"listConnectionEncodings forbidden headers":n,"listConnectionEncodings notFound":a,"listConnectionEncodings not\
Found headers":n,"listConnectionEncodings notAcceptable":a,"listConnectionEncodings notAcceptable headers":n,"listConnectionEncodings tooManyRequests":a,"listCo\
nnectionEncodings tooManyRequests headers":h,"listConnectionEncodings internalError":a,"listConnectionEncodings internalError headers":n,"listConnectionEncoding\
s unavailable":a,"listConnectionEncodings unavailable headers":h,"listLoaderConnectionTypes ok":Os,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectio\
nTypes badRequest":a,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":a,"listLoaderConnectionTypes unauthorized headers":b,
"listLoaderConnectionTypes notAcceptable":a,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":a,"listLoaderConnect\
ionTypes tooManyRequests headers":h,"listLoaderConnectionTypes internalError":a,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes u\
navailable":a,"listLoaderConnectionTypes unavailable headers":h,"listWebhooks ok":k,"listWebhooks ok headers":n,"listWebhooks badRequest":a,"listWebhooks badReq\
uest headers":n,"listWebhooks unauthorized":a,"listWebhooks unauthorized headers":b,"listWebhooks forbidden":a,"listWebhooks forbidden headers":n,"listWebhooks \
notFound":a,"listWebhooks notFound headers":n,"listWebhooks notAcceptable":a,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":a,"listWebhoo\
ks tooManyRequests headers":h,"listWebhooks internalError":a,"listWebhooks internalError headers":n,"listWebhooks unavailable":a,"listWebhooks unavailable heade\
rs":h,"runWebhooksCommand ok":Bs,"runWebhooksCommand ok headers":n,"runWebhooksCommand badRequest":a,"runWebhooksCommand badRequest headers":n,"runWebhooksComma\
nd unauthorized":a,"runWebhooksCommand unauthorized headers":b,"runWebhooksCommand forbidden":a,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand not\
Found":a,"runWebhooksCommand notFound headers":n,"runWebhooksCommand notAcceptable":a,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":a,
"runWebhooksCommand conflict headers":n,"runWebhooksCommand contentTooLarge":a,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMed\
iaType":a,"runWebhooksCommand unsupportedMediaType headers":n,"runWebhooksCommand tooManyRequests":a,"runWebhooksCommand tooManyRequests headers":h,"runWebhooks\
Command internalError":a,"runWebhooksCommand internalError headers":n,"runWebhooksCommand unavailable":a,"runWebhooksCommand unavailable headers":h,"deleteWebho\
ok noContent headers":n,"deleteWebhook badRequest":a,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":a,"deleteWebhook unauthorized headers":b,
"deleteWebhook forbidden":a,"deleteWebhook forbidden headers":n,"deleteWebhook notFound":a,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":a,
"deleteWebhook tooManyRequests headers":h,"deleteWebhook internalError":a,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":a,"deleteWebhook u\
navailable headers":h,"listJobs ok":xr,"listJobs ok headers":n,"listJobs badRequest":a,"listJobs badRequest headers":n,"listJobs unauthorized":a,"listJobs unaut\
horized headers":b,"listJobs forbidden":a,"listJobs forbidden headers":n,"listJobs notFound":a,"listJobs notFound headers":n,"listJobs notAcceptable":a,"listJob\
s notAcceptable headers":n,"listJobs tooManyRequests":a,"listJobs tooManyRequests headers":h,"listJobs internalError":a,"listJobs internalError headers":n,"list\
Jobs unavailable":a,"listJobs unavailable headers":h,"runSchedulerCommand ok":_s,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":a,"runSched\
ulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":a,"runSchedulerCommand unauthorized headers":b,"runSchedulerCommand forbidden":a,"runSchedu\
lerCommand forbidden headers":n,"runSchedulerCommand notFound":a,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":a,"runSchedulerCom\
mand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":a,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":a,
"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":a,"runSchedulerCommand tooManyRequests headers":h,"runSchedulerComman\
d internalError":a,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":a,"runSchedulerCommand unavailable headers":h,"getJob ok":xr,
"getJob ok headers":n,"getJob okEventStream":Ss,"getJob okEventStream headers":n,"getJob badRequest":a,"getJob badRequest headers":n,"getJob unauthorized":a,"ge\
tJob unauthorized headers":b,"getJob forbidden":a,"getJob forbidden headers":n,"getJob notFound":a,"getJob notFound headers":n,"getJob notAcceptable":a,"getJob \
notAcceptable headers":n,"getJob tooManyRequests":a,"getJob tooManyRequests headers":h,"getJob internalError":a,"getJob internalError headers":n,"getJob unavail\
able":a,"getJob unavailable headers":h,"runJobCommand ok":$,"runJobCommand ok headers":n,"runJobCommand badRequest":a,"runJobCommand badRequest headers":n,"runJ\
obCommand unauthorized":a,"runJobCommand unauthorized headers":b,"runJobCommand forbidden":a,"runJobCommand forbidden headers":n,"runJobCommand notFound":a,"run\
JobCommand notFound headers":n,"runJobCommand notAcceptable":a,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":a,"runJobCommand conflict header\
s":n,"runJobCommand contentTooLarge":a,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":a,"runJobCommand unsupportedMediaType head\
ers":n,"runJobCommand tooManyRequests":a,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":a,"runJobCommand internalError headers":n,"runJ\
obCommand unavailable":a,"runJobCommand unavailable headers":h};export{Gs as validators};
