// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Ye=Object.getOwnPropertyNames,Ze=(i,a)=>function(){try{return a||(0,i[Ye(i)[0]])((a={exports:{}}).exports,a),a.exports}catch(v){throw a=0,v}},Ge=Ze({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function a(b){const v=b.length;let f=0,y=0,e;for(;y<v;)f++,e=b.charCodeAt(
y++),e>=55296&&e<=56319&&y<v&&(e=b.charCodeAt(y),(e&64512)===56320&&y++);return f}i.default=a,a.code='require("ajv/dist/runtime/ucs2length").default'}}),Be=re,He=new RegExp(
"^3\\.1\\.\\d+$","u");function re(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=re.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:a,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),s++}if(i.info===void 0){const r={instancePath:a,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),s++}if(i.paths===void 0){const r={instancePath:a,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),s++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!He.test(r)){const t={instancePath:a+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const u={instancePath:a+"/servers/"+m,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{
const t={instancePath:a+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),s++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:a+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={
instancePath:a,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return re.
errors=e,s===0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=te,P=Ge().default;function te(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),s++}return te.errors=e,s===0}te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var o=se,Ke={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function I(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const t={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:a+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(i.parameter!==void 0&&typeof i.parameter!="string"){const r={instancePath:a+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(i.detail!==void 0){let r=i.
detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:a+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:a+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:a+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(i.
end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={
instancePath:a+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:a+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={instancePath:a+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return I.errors=e,s===0}I.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function O(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=O.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),s++}if(i.title===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),s++}if(i.status===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),s++}if(i.detail===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}if(i.id===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),s++}if(i.errors===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.type!==void 0){let r=i.type;if(typeof r!="st\
ring"){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),s++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const t={
instancePath:a+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Ke.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[t]:e.push(t),s++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.status!==void 0){
let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:a+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),s++}if(r<
400||isNaN(r)){const t={instancePath:a+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[t]:e.push(t),s++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const t=r.length;for(let m=0;m<t;m++)I(r[m],{instancePath:a+"/errors/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?I.errors:
e.concat(I.errors),s=e.length)}else{const t={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),s++}return O.errors=e,s===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=se.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),O(i,{instancePath:a,
parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?O.errors:e.concat(O.errors),s=e.length),se.errors=e,s===0}se.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=ie;function ie(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=ie.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
s++}if(i["retry-after"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={
instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:a+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),s++}}if(i["retry-after"]!==void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return ie.errors=e,s===0}ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var k=ae;function ae(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i["www-authenticate"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const t={
instancePath:a+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),s++}return ae.errors=e,s===0}ae.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var E=ne,C=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function _(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=_.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:a,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="d\
ataRow"||r==="metadata")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)
if(typeof r[m]!="string"){const c={instancePath:a+"/dataRow/"+m,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),s++}}else{const t={instancePath:a+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),s++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={
instancePath:a+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(t!=="url"){const m={instancePath:a+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.url!==void 0){
let t=r.url;if(typeof t=="string"){if(P(t)<1){const m={instancePath:a+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}if(!C.test(t)){const m={instancePath:a+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:a+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return _.errors=e,s===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function A(i,{instancePath:a="",
parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=A.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=s;let t=!1,m=null;const c=s;if(Array.isArray(i)){if(i.length<1){const d={instancePath:a,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const p=i.length;for(let d=0;d<p;d++)_(i[d],{instancePath:a+"/"+d,parentData:i,
parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?_.errors:e.concat(_.errors),s=e.length)}else{const p={instancePath:a,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:a,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),s++}const p=i.length;for(let d=0;d<p;d++){let q=i[d];if(q&&typeof q=="object"&&!Array.isArray(q)){for(const N in q)if(N!=="@url"&&typeof q[N]!="string"){
const Te={instancePath:a+"/"+d+"/"+N.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[Te]:e.push(Te),s++}if(q["@url"]!==void 0&&typeof q["@url"]!="string"){const N={instancePath:a+"/"+d+"/@url",
schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),s++}}else{
const N={instancePath:a+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[N]:e.push(
N),s++}}}else{const p={instancePath:a,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var w=g===
s;if(w&&t)t=!1,m=[m,1];else{w&&(t=!0,m=1,u!==!0&&(u=!0));const p=s;if(typeof i=="string"){if(P(i)>0){const q={instancePath:a,schemaPath:"#/oneOf/2/maxLength",keyword:"\
maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[q]:e.push(q),s++}}else{const q={instancePath:a,schemaPath:"#/oneOf/2/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}var w=p===s;w&&t?(t=!1,m=[m,2]):w&&(t=!0,m=2)}if(t)s=r,e!==null&&
(r?e.length=r:e=null);else{const p={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneO\
f"};e===null?e=[p]:e.push(p),s++}return A.errors=e,l.items=u,s===0}A.evaluated={dynamicProps:!1,dynamicItems:!0};var oe={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Qe={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},ee=new RegExp("^[1-9][0-9]*$","u"),Fe=new RegExp("^(0|[1-9][0-\
9]*)$","u");function R(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=R.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:a,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),s++}if(i.pageStart===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),s++}if(i.dataSize===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),s++}if(i.totalCount===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="detected"||r==="rejected")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.viewName!==void 0){let r=i.viewName;if(typeof r==
"string"){if(P(r)<1){const t={instancePath:a+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!ee.test(r)){const t={
instancePath:a+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!Fe.test(r)){const t={instancePath:a+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!Fe.test(r)){const t={instancePath:a+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),s++}}if(i.detected!==void 0){let r=i.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const t={
instancePath:a+"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have requ\
ired property 'compressed'"};e===null?e=[t]:e.push(t),s++}for(const t in r)if(!(t==="compressed"||t==="delimiter"||t==="quote"||t==="terminator"||t==="encoding"||
t==="header")){const m={instancePath:a+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.compressed!==void 0){let t=r.compressed;if(typeof t!="string"){const m={instancePath:a+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}if(!(t==="Y"||t==="N")){const m={instancePath:a+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:oe.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}if(r.
delimiter!==void 0){let t=r.delimiter;if(typeof t=="string"){if(P(t)<1){const m={instancePath:a+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}}else{const m={
instancePath:a+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[m]:e.push(m),s++}}if(r.quote!==void 0){let t=r.quote;if(typeof t=="string"){if(P(t)<1){const m={instancePath:a+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:
e.push(m),s++}}else{const m={instancePath:a+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r.terminator!==void 0){let t=r.terminator;if(typeof t!="string"){const m={instancePath:a+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),s++}if(!(t==="lf"||t==="cr"||t==="crlf")){const m={instancePath:a+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:oe.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(
m),s++}}if(r.encoding!==void 0){let t=r.encoding;if(typeof t!="string"){const m={instancePath:a+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(t==="utf-8"||t==="unicode"||t==="cp1\
252"||t==="euc-jp"||t==="euc-kr"||t==="gb2312"||t==="cp932"||t==="big5"||t==="identity")){const m={instancePath:a+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:oe.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[m]:e.push(m),s++}}if(r.header!==void 0){let t=r.header;if(typeof t!="string"){const m={instancePath:a+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(t==="Y"||t==="N")){
const m={instancePath:a+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:oe.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),s++}}}else{const t={instancePath:a+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),s++}}if(i.rejected!==void 0){let r=i.rejected;
if(Array.isArray(r)){if(r.length>100){const m={instancePath:a+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[m]:e.push(m),s++}const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
line===void 0){const u={instancePath:a+"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[u]:e.push(u),s++}if(c.reason===void 0){const u={instancePath:a+"/rejected/"+m,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[u]:e.push(u),s++}if(c.detail===
void 0){const u={instancePath:a+"/rejected/"+m,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="line"||u==="reason"||u==="detail")){const g={instancePath:a+"/rej\
ected/"+m,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have ad\
ditional properties"};e===null?e=[g]:e.push(g),s++}if(c.line!==void 0){let u=c.line;if(typeof u=="string"){if(!ee.test(u)){const g={instancePath:a+"/rejected/"+
m+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1\
-9][0-9]*$"'};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+"/rejected/"+m+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(c.reason!==void 0){let u=c.reason;if(typeof u!="string"){const g={
instancePath:a+"/rejected/"+m+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[g]:e.push(g),s++}if(!(u==="ragged"||u==="bad quotes"||u==="undecodable"||u==="over-long")){const g={instancePath:a+"/rejected/"+m+"/reason",
schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Qe.properties.reason.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[g]:e.push(g),s++}}if(c.detail!==void 0){let u=c.detail;if(typeof u=="string"){if(P(u)<1){const g={instancePath:a+"/rejected/"+
m+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+"/rejected/"+m+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}}else{const u={instancePath:a+"/rejected/"+m,schemaPath:"contract#/$defs/Pr\
eviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:a+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return R.errors=e,s===0}R.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function z(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=z.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(i.rows===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),s++}if(i.metadata===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:a,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}
if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}if(c.humanisedName===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[u]:e.
push(u),s++}if(c.description===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="columnisedName"||u==="humanisedName"||
u==="description")){const g={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},
message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),s++}if(c.columnisedName!==void 0){let u=c.columnisedName;if(typeof u=="string"){if(P(u)<
1){const g={instancePath:a+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+"/columns/"+m+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const u={instancePath:a+"/columns/"+m+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(c.description!==void 0&&typeof c.description!="string"){const u={
instancePath:a+"/columns/"+m+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:a+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}i.rows!==void 0&&(A(i.rows,{instancePath:a+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,
dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),i.metadata!==void 0&&(R(i.metadata,{instancePath:a+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return z.errors=e,s===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(i,{
instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=ne.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),z(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?z.errors:e.concat(z.errors),s=
e.length),ne.errors=e,s===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var me=le;function le(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:a,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(r!=="url"){const t={instancePath:a,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!C.test(r)){const t={instancePath:a+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return le.errors=e,s===0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var We=ue,Xe=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function ue(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),s++}if(i.location===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={
instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),s++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Xe.test(r)){const t={instancePath:a+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),s++}return ue.errors=e,s===0}ue.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var er=pe,rr={type:"string",enum:["reader","editor","administrator"]};function S(i,{instancePath:a="",parentData:b,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=S.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),s++}if(i.username===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),s++}if(i.role===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),s++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.authenticated!==void 0&&typeof i.
authenticated!="boolean"){const r={instancePath:a+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),s++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={
instancePath:a+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const t={instancePath:a+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:a+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:rr.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return S.errors=e,s===0}
S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=pe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),S(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?S.errors:e.concat(S.errors),s=e.length),pe.errors=e,s===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var tr=de;
function de(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=de.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:a,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),s++}for(const r in i)
if(r!=="path"){const t={instancePath:a,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(P(r)>255){const t={instancePath:a+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return de.errors=e,s===
0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var De=ce;function ce(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:a,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return ce.errors=e,s===0}ce.evaluated=
{dynamicProps:!1,dynamicItems:!1};var sr=he,Ie={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},Me=new RegExp('^"[0-9a-z-]+"$',"u");function he(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=he.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i.etag===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(i["cache-control"]===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),s++}if(i["last-modified"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),s++}if(i["accept-ranges"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),s++}if(i["content-length"]===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),s++}if(i["content-disposition"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-reques\
t-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Me.test(r)){const t={instancePath:a+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:a+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const t={instancePath:a+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:a+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Ie.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),s++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const t={instancePath:a+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="bytes"){
const t={instancePath:a+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Ie.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return he.
errors=e,s===0}he.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var ir=ye,Oe={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},ar=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function ye(i,{instancePath:a="",parentData:b,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i.etag===void 0){const r={instancePath:a,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),s++}if(i["cache-control"]===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),s++}if(i["last-modified"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),s++}if(i["accept-ranges"]===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),s++}if(i["\
content-length"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),s++}if(i["content-disposition"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),s++}if(i["content-ran\
ge"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!Me.test(r)){const t={instancePath:a+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const t={instancePath:a+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:a+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Oe.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:a+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="bytes"){const t={instancePath:a+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Oe.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const t={
instancePath:a+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!ar.test(r)){const t={instancePath:a+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ye.errors=e,s===0}ye.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var or=fe,nr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function fe(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=fe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i.etag===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),s++}if(i["cache-control"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Me.test(r)){const t={instancePath:a+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),s++}}else{
const t={instancePath:a+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const t={instancePath:a+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(r!=="private, no-cache"){const t={instancePath:a+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:nr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),s++}return fe.errors=e,s===0}fe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var mr=ge,lr=new RegExp("^bytes \\*/[0-9]+$","u");function ge(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i["content-range"]===void 0){const r={instancePath:a,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),s++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),s++}}else{const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!lr.test(r)){const t={instancePath:a+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return ge.errors=e,s===0}ge.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ur=be;function x(i,{instancePath:a="",
parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=x.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(i.rows===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(i.metadata===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<
t;m++){let c=r[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}
if(c.humanisedName===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[u]:e.push(u),s++}if(c.description===void 0){const u={instancePath:a+"/columns/"+m,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="columnisedName"||u==="humanisedName"||u==="description")){const g={instancePath:a+"/columns/"+m,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?
e=[g]:e.push(g),s++}if(c.columnisedName!==void 0){let u=c.columnisedName;if(typeof u=="string"){if(P(u)<1){const g={instancePath:a+"/columns/"+m+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const u={instancePath:a+
"/columns/"+m+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[u]:e.push(u),s++}if(c.description!==void 0&&typeof c.description!="string"){const u={instancePath:a+"/columns/"+m+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:a+
"/columns/"+m,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={
instancePath:a+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}i.rows!==
void 0&&(A(i.rows,{instancePath:a+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),s=e.length)),
i.metadata!==void 0&&(R(i.metadata,{instancePath:a+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.
concat(R.errors),s=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),s++}return x.errors=e,s===0}x.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=j.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const c=s;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[p]:e.push(p),s++}if(i.entityId===void 0){const p={instancePath:a,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[p]:e.push(
p),s++}if(i.job===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="url"||p==="entityId"||p==="job")){const d={instancePath:a,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),s++}if(i.url!==void 0){let p=i.url;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){
const d={instancePath:a+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.entityId!==void 0){let p=i.entityId;if(typeof p=="string"){if(!ee.test(
p)){const d={instancePath:a+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.job!==void 0){let p=i.job;if(typeof p==
"string"){if(P(p)<1){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{
const p={instancePath:a,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),
s++}var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const p={instancePath:a,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[p]:e.push(p),s++}if(i.
file===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="job"||p==="file")){const d={instancePath:a,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),s++}if(i.job!==void 0){let p=i.job;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.file!==void 0){let p=i.file;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const p={
instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var w=g===
s;if(w&&t)t=!1,m=[m,1];else{w&&(t=!0,m=1,u!==!0&&(u=!0));const p=s;x(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
x.errors:e.concat(x.errors),s=e.length);var w=p===s;w&&t?(t=!1,m=[m,2]):w&&(t=!0,m=2,u!==!0&&(u=!0))}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const p={instancePath:a,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[p]:e.push(p),s++}return j.errors=e,
l.props=u,s===0}j.evaluated={dynamicProps:!0,dynamicItems:!1};function be(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!j(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?j.errors:e.concat(j.errors),s=e.length;else var r=j.evaluated.props;return be.errors=e,l.props=r,s===0}be.evaluated={dynamicProps:!0,
dynamicItems:!1};var pr=ve,_e={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function V(i,{instancePath:a="",parentData:b,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),s++}if(i.humanisedName===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),s++}if(i.
type===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:a,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:a+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:_e.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),s++}return V.errors=e,s===0}V.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),s++}if(i.end===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),s++}if(i.detail===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),s++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:a+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(r)){const t={instancePath:a+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:a+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),s++}if(r<0||isNaN(
r)){const t={instancePath:a+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),s++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:a+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return $.errors=e,s===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function J(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=J.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),s++}if(i.columns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(i.errors===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),s++}if(i.warnings===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),s++}for(const r in i)
if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.valid!==void 0&&typeof i.valid!=
"boolean"){const r={instancePath:a+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),s++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="null")){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:_e.enum},
message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i.printed!==void 0){let r=i.printed;if(typeof r=="string"){if(P(r)<1){const t={
instancePath:a+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[t]:e.push(t),s++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)V(r[m],{instancePath:a+"\
/columns/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?V.errors:e.concat(V.errors),s=e.length)}else{const t={instancePath:a+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(i.errors!==void 0){
let r=i.errors;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)$(r[m],{instancePath:a+"/errors/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||
(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{const t={instancePath:a+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)
$(r[m],{instancePath:a+"/warnings/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),s=e.length)}else{
const t={instancePath:a+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return J.
errors=e,s===0}J.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=ve.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),J(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?J.errors:e.concat(J.errors),s=e.length),ve.errors=e,s===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var dr=Pe;
function Pe(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Pe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={instancePath:a,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),s++}for(const r in i)
if(r!=="count"){const t={instancePath:a,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.count!==void 0){let r=i.count;if(typeof r=="string"){if(!Fe.test(r)){const t={instancePath:a+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Pe.errors=e,s===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cr=we;
function we(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=we.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:a,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),s++}if(i.
entityId===void 0){const r={instancePath:a,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="url"||r==="entityId"||r==="job")){const t={instancePath:a,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[t]:e.push(t),s++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}
if(!C.test(r)){const t={instancePath:a+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.entityId!==void 0){let r=i.entityId;
if(typeof r=="string"){if(!ee.test(r)){const t={instancePath:a+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i.
job!==void 0){let r=i.job;if(typeof r=="string"){if(P(r)<1){const t={instancePath:a+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}if(!C.test(r)){const t={instancePath:a+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return we.errors=e,s===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var F=ke;function M(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=M.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const c=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[p]:e.push(p),s++}if(i.file===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="job"||p==="file")){const d={instancePath:a,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),s++}if(i.job!==void 0){let p=i.job;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
s++}if(!C.test(p)){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.file!==void 0){let p=i.file;if(typeof p==
"string"){if(P(p)<1){const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{
const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[p]:e.push(p),s++}var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;x(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?x.errors:e.concat(x.errors),s=e.length);var w=g===s;if(w&&t?(t=!1,m=[m,1]):w&&(t=!0,m=1,u!==!0&&(u=!0)),t)s=r,e!==null&&(r?e.length=r:e=null);else{const p={
instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[p]:e.push(p),s++}return M.
errors=e,l.props=u,s===0}M.evaluated={dynamicProps:!0,dynamicItems:!1};function ke(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!M(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?M.errors:e.concat(M.errors),s=e.length;else var r=M.evaluated.props;return ke.errors=e,l.props=r,s===0}ke.evaluated={dynamicProps:!0,
dynamicItems:!1};var hr=qe;function qe(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=qe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(P(i)<1){const r={instancePath:a,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return qe.errors=e,s===0}qe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var yr=Ee;function Ee(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),s++}if(i["content-security-policy"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:a+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ee.
errors=e,s===0}Ee.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var fr=Ce;function Ce(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Ce.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:a,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),s++}
for(const r in i)if(r!=="value"){const t={instancePath:a,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:a+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ce.errors=e,s===0}
Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr=Re,br={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},ze={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},Se={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},vr={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function U(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=U.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(i.type===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
s++}if(i.kind===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),s++}if(i.optional===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),s++}if(i.repeated===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:a+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const t={instancePath:a+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Se.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const t={instancePath:a+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const t={instancePath:a+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:vr.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:a+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),s++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:a+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),s++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++)if(typeof r[m]!="string"){
const c={instancePath:a+"/words/"+m,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),s++}}else{const t={instancePath:a+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}
return U.errors=e,s===0}U.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Y(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=Y.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.form===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:
e.push(r),s++}if(i.parameters===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must h\
ave required property 'parameters'"};e===null?e=[r]:e.push(r),s++}if(i.returns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="form"||r==="parameters"||r===
"returns")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[t]:e.push(t),s++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:a+"/form",schemaPath:"#/properties/form/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(i.parameters!==void 0){let r=i.parameters;if(Array.isArray(r)){const t=r.
length;for(let m=0;m<t;m++)U(r[m],{instancePath:a+"/parameters/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?U.errors:e.concat(
U.errors),s=e.length)}else{const t={instancePath:a+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be\
 array"};e===null?e=[t]:e.push(t),s++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const t={instancePath:a+"/returns",schemaPath:"contract#/$d\
efs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="text"||r==="integer"||r==="decimal"||
r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:a+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",
keyword:"enum",params:{allowedValues:Se.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Y.errors=e,s===0}Y.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Z(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Z.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),s++}if(i.group===void 0){const r={
instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(
r),s++}if(i.description===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have r\
equired property 'description'"};e===null?e=[r]:e.push(r),s++}if(i.signatures===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),s++}if(i.examples===void 0){const r={instancePath:a,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),s++}for(const r in i)
if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additio\
nalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.name!==void 0&&typeof i.name!="str\
ing"){const r={instancePath:a+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(
r),s++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const t={instancePath:a+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||
r==="String"||r==="Transformation"||r==="Type")){const t={instancePath:a+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:br.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),s++}}if(i.description!==void 0&&typeof i.description!="string"){const r={instancePath:a+
"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}if(i.signatures!==
void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const m={instancePath:a+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minI\
tems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[m]:e.push(m),s++}const t=r.length;for(let m=0;m<t;m++)Y(r[m],{instancePath:a+"/si\
gnatures/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?Y.errors:e.concat(Y.errors),s=e.length)}else{const t={instancePath:a+"\
/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}if(i.examples!==
void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const m={instancePath:a+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",
params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[m]:e.push(m),s++}const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(c&&typeof c=="obje\
ct"&&!Array.isArray(c)){if(c.expression===void 0){const u={instancePath:a+"/examples/"+m,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",
params:{missingProperty:"expression"},message:"must have required property 'expression'"};e===null?e=[u]:e.push(u),s++}if(c.result===void 0){const u={instancePath:a+
"/examples/"+m,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property '\
result'"};e===null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="expression"||u==="result"||u==="row")){const g={instancePath:a+"/examples/"+m,schemaPath:"cont\
ract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===
null?e=[g]:e.push(g),s++}if(c.expression!==void 0&&typeof c.expression!="string"){const u={instancePath:a+"/examples/"+m+"/expression",schemaPath:"contract#/$de\
fs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(c.result!==void 0){
let u=c.result;if(typeof u!="string"&&u!==null){const g={instancePath:a+"/examples/"+m+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/t\
ype",keyword:"type",params:{type:ze.properties.result.type},message:"must be string,null"};e===null?e=[g]:e.push(g),s++}}if(c.row!==void 0){let u=c.row;if(u&&typeof u==
"object"&&!Array.isArray(u))for(const g in u){let w=u[g];if(typeof w!="string"&&w!==null){const p={instancePath:a+"/examples/"+m+"/row/"+g.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalProperties/type",keyword:"type",params:{type:ze.properties.row.additionalProperties.
type},message:"must be string,null"};e===null?e=[p]:e.push(p),s++}}else{const g={instancePath:a+"/examples/"+m+"/row",schemaPath:"contract#/$defs/FunctionExampl\
e/properties/row/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[g]:e.push(g),s++}}}else{const u={instancePath:a+"/examples/"+
m,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={
instancePath:a+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Z.errors=e,s===0}
Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function G(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=G.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){
const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?
e=[r]:e.push(r),s++}for(const r in i)if(r!=="functions"){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const t=r.length;for(let m=0;m<
t;m++)Z(r[m],{instancePath:a+"/functions/"+m,parentData:r,parentDataProperty:m,rootData:f,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),s=e.length)}else{
const t={instancePath:a+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return G.
errors=e,s===0}G.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=Re.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),G(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?G.errors:e.concat(G.errors),s=e.length),Re.errors=e,s===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Pr=xe,
wr={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},kr=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),qr=new RegExp("^[^\\x00]*$","u");
function B(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=B.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>4){const t={instancePath:a,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),s++}if(i.length<4){const t={instancePath:a,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),s++}const r=i.length;if(r>0){let t=i[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const m={instancePath:a+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[m]:e.
push(m),s++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const m={instancePath:a+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[m]:e.push(m),s++}if(t<1||isNaN(t)){const m={instancePath:a+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),s++}}}if(r>1){let t=i[1];if(typeof t=="string"){if(P(t)>128){const m={
instancePath:a+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[m]:e.push(m),s++}if(P(t)<1){const m={instancePath:a+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}if(!kr.test(t)){const m={instancePath:a+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r>2){let t=i[2];if(typeof t=="string"){if(P(t)>4e3){const m={instancePath:a+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[m]:e.push(m),
s++}if(!qr.test(t)){const m={instancePath:a+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[m]:e.push(m),s++}}else{const m={instancePath:a+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}}if(r>3){let t=i[3];if(typeof t!="string"){const m={instancePath:a+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),s++}if(!(t==="Y"||t==="N")){const m={instancePath:a+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:wr.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[m]:e.push(m),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}
return B.errors=e,s===0}B.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function H(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=H.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>10){const t={instancePath:a,
schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),s++}const r=i.length;for(let t=0;t<
r;t++)B(i[t],{instancePath:a+"/"+t,parentData:i,parentDataProperty:t,rootData:f,dynamicAnchors:y})||(e=e===null?B.errors:e.concat(B.errors),s=e.length)}else{const r={
instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),s++}return H.errors=e,s===0}H.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function xe(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;
const l=xe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),H(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||
(e=e===null?H.errors:e.concat(H.errors),s=e.length),xe.errors=e,s===0}xe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ve=Ne,Er=new RegExp("^/api/rep\
ositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Ne(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),s++}if(i.location===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),s++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="s\
tring"){if(P(r)>38){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[t]:e.push(t),s++}if(P(r)<1){const t={instancePath:a+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-\
limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:a+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),s++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:a+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),s++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Er.test(r)){const t={instancePath:a+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[t]:e.push(t),s++}}else{const t={instancePath:a+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Ne.errors=e,s===0}Ne.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Cr=Ae;function T(i,{instancePath:a="",parentData:b,
parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=T.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);
const r=s;let t=!1,m=null;const c=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/LibraryE\
ntityCreated/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[p]:e.push(p),s++}if(i.entityId===
void 0){const p={instancePath:a,schemaPath:"contract#/$defs/LibraryEntityCreated/required",keyword:"required",params:{missingProperty:"entityId"},message:"must \
have required property 'entityId'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="url"||p==="entityId")){const d={instancePath:a,schemaPath:"contract#\
/$defs/LibraryEntityCreated/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[d]:e.push(d),s++}if(i.url!==void 0){let p=i.url;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/url",schemaPath:"contract#/$defs/LibraryEnti\
tyCreated/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(
p)){const d={instancePath:a+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/url",schemaPath:"contract#/$defs/LibraryEntityCreated/propertie\
s/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.entityId!==void 0){let p=i.entityId;if(typeof p==
"string"){if(!ee.test(p)){const d={instancePath:a+"/entityId",schemaPath:"contract#/$defs/LibraryEntityCreated/properties/entityId/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/entityId",schemaPath:"contra\
ct#/$defs/LibraryEntityCreated/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const p={
instancePath:a,schemaPath:"contract#/$defs/LibraryEntityCreated/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}
var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const p={instancePath:a,schemaPath:"contract#/$def\
s/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[p]:e.push(p),s++}if(i.file===
void 0){const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have requ\
ired property 'file'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="job"||p==="file")){const d={instancePath:a,schemaPath:"contract#/$defs/ExportSche\
duled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),
s++}if(i.job!==void 0){let p=i.job;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.file!==void 0){let p=i.file;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}}else{const p={
instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var w=g===
s;if(w&&t)t=!1,m=[m,1];else{w&&(t=!0,m=1,u!==!0&&(u=!0));const p=s;x(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?
x.errors:e.concat(x.errors),s=e.length);var w=p===s;w&&t?(t=!1,m=[m,2]):w&&(t=!0,m=2,u!==!0&&(u=!0))}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const p={instancePath:a,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneOf"};e===null?e=[p]:e.push(p),s++}return T.errors=e,
l.props=u,s===0}T.evaluated={dynamicProps:!0,dynamicItems:!1};function Ae(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!T(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y}))e=e===null?T.errors:e.concat(T.errors),s=e.length;else var r=T.evaluated.props;return Ae.errors=e,l.props=r,s===0}Ae.evaluated={dynamicProps:!0,
dynamicItems:!1};var Je=$e,Ue={type:["string","array"],maxItems:2,items:{type:"string"}};function K(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,
dynamicAnchors:y={}}={}){let e=null,s=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.dataRow===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required pro\
perty 'dataRow'"};e===null?e=[r]:e.push(r),s++}if(i.metadata===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:a,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),s++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(typeof c!="string"&&!Array.isArray(c)){
const u={instancePath:a+"/dataRow/"+m,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ue.type},message:"must be string,array"};e===null?e=
[u]:e.push(u),s++}if(Array.isArray(c)){if(c.length>2){const g={instancePath:a+"/dataRow/"+m,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{
limit:2},message:"must NOT have more than 2 items"};e===null?e=[g]:e.push(g),s++}const u=c.length;for(let g=0;g<u;g++)if(typeof c[g]!="string"){const w={instancePath:a+
"/dataRow/"+m+"/"+g,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),s++}}}}else{
const t={instancePath:a+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
s++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const t={instancePath:a+"/metadata",schemaPath:"co\
ntract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[t]:e.push(t),s++}
for(const t in r)if(t!=="url"){const m={instancePath:a+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),s++}if(r.url!==void 0){let t=r.url;if(typeof t=="string"){
if(P(t)<1){const m={instancePath:a+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),s++}if(!C.test(t)){const m={instancePath:a+"/metadata/url",schemaPath:"contract#/$defs/RowMetad\
ata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),s++}}else{const m={
instancePath:a+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),s++}}}else{const t={instancePath:a+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[t]:e.push(t),s++}}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),s++}return K.errors=e,s===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Q.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let t=i[r];if(typeof t!="string"&&!Array.isArray(t)){const m={instancePath:a+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ue.type},message:"must be string,array"};e===null?e=[m]:e.push(m),s++}if(Array.
isArray(t)){if(t.length>2){const c={instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),s++}const m=t.length;for(let c=0;c<m;c++)if(typeof t[c]!="string"){const u={
instancePath:a+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),s++}}}if(i["@url"]!==void 0&&typeof i["@url"]!="string"){const r={instancePath:a+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}}else{const r={instancePath:a,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return Q.errors=e,s===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function L(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=L.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const c=s;if(Array.isArray(i)){if(i.length<1){const d={instancePath:a,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),s++}const p=i.length;for(let d=0;d<p;d++)K(i[d],
{instancePath:a+"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),s=e.length)}else{const p={instancePath:a,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[p]:e.push(p),s++}var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;
if(Array.isArray(i)){if(i.length<1){const d={instancePath:a,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[d]:e.push(d),s++}const p=i.length;for(let d=0;d<p;d++)Q(i[d],{instancePath:a+"/"+d,parentData:i,parentDataProperty:d,rootData:f,dynamicAnchors:y})||
(e=e===null?Q.errors:e.concat(Q.errors),s=e.length)}else{const p={instancePath:a,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must \
be array"};e===null?e=[p]:e.push(p),s++}var w=g===s;if(w&&t)t=!1,m=[m,1];else{w&&(t=!0,m=1,u!==!0&&(u=!0));const p=s;if(typeof i=="string"){if(P(i)>0){const q={
instancePath:a,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[q]:e.push(q),s++}}else{
const q={instancePath:a,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[q]:e.push(q),s++}var w=p===s;w&&
t?(t=!1,m=[m,2]):w&&(t=!0,m=2)}if(t)s=r,e!==null&&(r?e.length=r:e=null);else{const p={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},
message:"must match exactly one schema in oneOf"};e===null?e=[p]:e.push(p),s++}return L.errors=e,l.items=u,s===0}L.evaluated={dynamicProps:!1,dynamicItems:!0};function W(i,{
instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),s++}if(i.rows===void 0){const r={instancePath:a,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(i.metadata===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:a,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),s++}if(i.columns!==void 0){let r=i.columns;
if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const u={instancePath:a+
"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[u]:e.push(u),s++}if(c.humanisedName===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[u]:e.push(u),s++}if(c.description===void 0){
const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="columnisedName"||u==="humanisedName"||u==="description")){const g={instancePath:a+
"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:u},message:"must NOT have addit\
ional properties"};e===null?e=[g]:e.push(g),s++}if(c.columnisedName!==void 0){let u=c.columnisedName;if(typeof u=="string"){if(P(u)<1){const g={instancePath:a+"\
/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[g]:e.push(g),s++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!=
"string"){const u={instancePath:a+"/columns/"+m+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(c.description!==void 0&&typeof c.description!="string"){const u={instancePath:a+"/columns/"+m+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.
push(u),s++}}else{const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:a+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),s++}}i.rows!==void 0&&(L(i.rows,{instancePath:a+"/rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||
(e=e===null?L.errors:e.concat(L.errors),s=e.length)),i.metadata!==void 0&&(R(i.metadata,{instancePath:a+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,
dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),s++}return W.errors=e,s===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $e(i,{instancePath:a="",
parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=$e.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),W(i,{instancePath:a,parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),s=e.length),$e.errors=
e,s===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rr=Le;function X(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===
void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),s++}if(i.rows===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),s++}if(i.metadata===void 0){const r={instancePath:a,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),s++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={
instancePath:a,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),s++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const t=r.length;for(let m=0;m<t;m++){let c=r[m];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.columnisedName===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[u]:e.push(u),s++}if(c.humanisedName===void 0){const u={instancePath:a+"/col\
umns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[u]:e.push(u),s++}if(c.description===void 0){const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[u]:e.push(u),s++}for(const u in c)if(!(u==="colum\
nisedName"||u==="humanisedName"||u==="description")){const g={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:u},message:"must NOT have additional properties"};e===null?e=[g]:e.push(g),s++}if(c.columnisedName!==void 0){let u=c.
columnisedName;if(typeof u=="string"){if(P(u)<1){const g={instancePath:a+"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[g]:e.push(g),s++}}else{const g={instancePath:a+
"/columns/"+m+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[g]:e.push(g),s++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const u={instancePath:a+"/columns/"+m+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}if(c.description!==
void 0&&typeof c.description!="string"){const u={instancePath:a+"/columns/"+m+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),s++}}else{const u={instancePath:a+"/columns/"+m,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[u]:e.push(u),s++}}}else{const t={instancePath:a+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),s++}}i.rows!==void 0&&(L(i.rows,{instancePath:a+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:f,dynamicAnchors:y})||(e=e===null?L.errors:e.concat(L.errors),s=e.length)),i.metadata!==void 0&&(R(i.metadata,
{instancePath:a+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:f,dynamicAnchors:y})||(e=e===null?R.errors:e.concat(R.errors),s=e.length))}else{
const r={instancePath:a,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),s++}return X.errors=e,s===0}
X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function D(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){let e=null,
s=0;const l=D.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=s;let t=!1,m=null;const c=s;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[p]:e.push(p),s++}if(i.file===void 0){const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[p]:e.push(p),s++}for(const p in i)if(!(p==="job"||
p==="file")){const d={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),s++}if(i.job!==void 0){let p=i.job;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),s++}}else{const d={instancePath:a+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),s++}}if(i.file!==void 0){let p=i.
file;if(typeof p=="string"){if(P(p)<1){const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),s++}if(!C.test(p)){const d={instancePath:a+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),s++}}else{const d={instancePath:a+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),s++}}}else{const p={instancePath:a,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),s++}var w=c===s;if(w){t=!0,m=0;var u=!0}const g=s;X(i,{instancePath:a,parentData:b,parentDataProperty:v,
rootData:f,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),s=e.length);var w=g===s;if(w&&t?(t=!1,m=[m,1]):w&&(t=!0,m=1,u!==!0&&(u=!0)),t)s=r,e!==null&&
(r?e.length=r:e=null);else{const p={instancePath:a,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:m},message:"must match exactly one schema in oneO\
f"};e===null?e=[p]:e.push(p),s++}return D.errors=e,l.props=u,s===0}D.evaluated={dynamicProps:!0,dynamicItems:!1};function Le(i,{instancePath:a="",parentData:b,parentDataProperty:v,
rootData:f=i,dynamicAnchors:y={}}={}){let e=null,s=0;const l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!D(i,{instancePath:a,
parentData:b,parentDataProperty:v,rootData:f,dynamicAnchors:y}))e=e===null?D.errors:e.concat(D.errors),s=e.length;else var r=D.evaluated.props;return Le.errors=
e,l.props=r,s===0}Le.evaluated={dynamicProps:!0,dynamicItems:!1};var xr=je;function je(i,{instancePath:a="",parentData:b,parentDataProperty:v,rootData:f=i,dynamicAnchors:y={}}={}){
let e=null,s=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:a,schemaPath:"\
contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),s++}return je.errors=e,s===0}je.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Nr={"getOpenApiDocument ok":Be,"getOpenApiDocument ok headers":n,"getOpenApiDocument badRequest":o,"getOpenApiDocument bad\
Request headers":n,"getOpenApiDocument notAcceptable":o,"getOpenApiDocument notAcceptable headers":n,"getOpenApiDocument tooManyRequests":o,"getOpenApiDocument \
tooManyRequests headers":h,"getOpenApiDocument internalError":o,"getOpenApiDocument internalError headers":n,"changePassword noContent headers":n,"changePasswor\
d badRequest":o,"changePassword badRequest headers":n,"changePassword unauthorized":o,"changePassword unauthorized headers":k,"changePassword contentTooLarge":o,
"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":o,"changePassword unsupportedMediaType headers":n,"changePassword tooManyReques\
ts":o,"changePassword tooManyRequests headers":h,"changePassword internalError":o,"changePassword internalError headers":n,"changePassword unavailable":o,"chang\
ePassword unavailable headers":h,"listRepositories ok":E,"listRepositories ok headers":n,"listRepositories badRequest":o,"listRepositories badRequest headers":n,
"listRepositories notFound":o,"listRepositories notFound headers":n,"listRepositories notAcceptable":o,"listRepositories notAcceptable headers":n,"listRepositor\
ies tooManyRequests":o,"listRepositories tooManyRequests headers":h,"listRepositories internalError":o,"listRepositories internalError headers":n,"listRepositor\
ies unavailable":o,"listRepositories unavailable headers":h,"createRepository created":me,"createRepository created headers":We,"createRepository badRequest":o,
"createRepository badRequest headers":n,"createRepository unauthorized":o,"createRepository unauthorized headers":k,"createRepository forbidden":o,"createReposi\
tory forbidden headers":n,"createRepository notAcceptable":o,"createRepository notAcceptable headers":n,"createRepository conflict":o,"createRepository conflict\
 headers":n,"createRepository contentTooLarge":o,"createRepository contentTooLarge headers":n,"createRepository unsupportedMediaType":o,"createRepository unsupp\
ortedMediaType headers":n,"createRepository tooManyRequests":o,"createRepository tooManyRequests headers":h,"createRepository internalError":o,"createRepository\
 internalError headers":n,"createRepository unavailable":o,"createRepository unavailable headers":h,"getRepository ok":E,"getRepository ok headers":n,"getReposi\
tory badRequest":o,"getRepository badRequest headers":n,"getRepository unauthorized":o,"getRepository unauthorized headers":k,"getRepository forbidden":o,"getRe\
pository forbidden headers":n,"getRepository notFound":o,"getRepository notFound headers":n,"getRepository notAcceptable":o,"getRepository notAcceptable headers":n,
"getRepository tooManyRequests":o,"getRepository tooManyRequests headers":h,"getRepository internalError":o,"getRepository internalError headers":n,"getReposito\
ry unavailable":o,"getRepository unavailable headers":h,"deleteRepository noContent headers":n,"deleteRepository badRequest":o,"deleteRepository badRequest head\
ers":n,"deleteRepository unauthorized":o,"deleteRepository unauthorized headers":k,"deleteRepository forbidden":o,"deleteRepository forbidden headers":n,"delete\
Repository notFound":o,"deleteRepository notFound headers":n,"deleteRepository tooManyRequests":o,"deleteRepository tooManyRequests headers":h,"deleteRepository\
 internalError":o,"deleteRepository internalError headers":n,"deleteRepository unavailable":o,"deleteRepository unavailable headers":h,"login ok":er,"login ok h\
eaders":n,"login badRequest":o,"login badRequest headers":n,"login forbidden":o,"login forbidden headers":n,"login notFound":o,"login notFound headers":n,"login\
 notAcceptable":o,"login notAcceptable headers":n,"login tooManyRequests":o,"login tooManyRequests headers":h,"login internalError":o,"login internalError heade\
rs":n,"login unavailable":o,"login unavailable headers":h,"uploadFile ok":tr,"uploadFile ok headers":n,"uploadFile badRequest":o,"uploadFile badRequest headers":n,
"uploadFile unauthorized":o,"uploadFile unauthorized headers":k,"uploadFile forbidden":o,"uploadFile forbidden headers":n,"uploadFile notFound":o,"uploadFile no\
tFound headers":n,"uploadFile notAcceptable":o,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":o,"uploadFile contentTooLarge headers":n,"uploa\
dFile unsupportedMediaType":o,"uploadFile unsupportedMediaType headers":n,"uploadFile tooManyRequests":o,"uploadFile tooManyRequests headers":h,"uploadFile inte\
rnalError":o,"uploadFile internalError headers":n,"uploadFile unavailable":o,"uploadFile unavailable headers":h,"listFiles ok":E,"listFiles ok headers":n,"listF\
iles badRequest":o,"listFiles badRequest headers":n,"listFiles unauthorized":o,"listFiles unauthorized headers":k,"listFiles forbidden":o,"listFiles forbidden h\
eaders":n,"listFiles notFound":o,"listFiles notFound headers":n,"listFiles notAcceptable":o,"listFiles notAcceptable headers":n,"listFiles tooManyRequests":o,"l\
istFiles tooManyRequests headers":h,"listFiles internalError":o,"listFiles internalError headers":n,"listFiles unavailable":o,"listFiles unavailable headers":h,
"deleteFile noContent headers":n,"deleteFile badRequest":o,"deleteFile badRequest headers":n,"deleteFile unauthorized":o,"deleteFile unauthorized headers":k,"de\
leteFile forbidden":o,"deleteFile forbidden headers":n,"deleteFile notFound":o,"deleteFile notFound headers":n,"deleteFile conflict":o,"deleteFile conflict head\
ers":n,"deleteFile tooManyRequests":o,"deleteFile tooManyRequests headers":h,"deleteFile internalError":o,"deleteFile internalError headers":n,"deleteFile unava\
ilable":o,"deleteFile unavailable headers":h,"downloadExport ok":De,"downloadExport ok headers":sr,"downloadExport partialContent":De,"downloadExport partialCon\
tent headers":ir,"downloadExport notModified headers":or,"downloadExport badRequest":o,"downloadExport badRequest headers":n,"downloadExport unauthorized":o,"do\
wnloadExport unauthorized headers":k,"downloadExport forbidden":o,"downloadExport forbidden headers":n,"downloadExport notFound":o,"downloadExport notFound head\
ers":n,"downloadExport conflict":o,"downloadExport conflict headers":n,"downloadExport rangeNotSatisfiable":o,"downloadExport rangeNotSatisfiable headers":mr,"d\
ownloadExport tooManyRequests":o,"downloadExport tooManyRequests headers":h,"downloadExport internalError":o,"downloadExport internalError headers":n,"downloadE\
xport unavailable":o,"downloadExport unavailable headers":h,"listEntities ok":E,"listEntities ok headers":n,"listEntities badRequest":o,"listEntities badRequest\
 headers":n,"listEntities unauthorized":o,"listEntities unauthorized headers":k,"listEntities forbidden":o,"listEntities forbidden headers":n,"listEntities notF\
ound":o,"listEntities notFound headers":n,"listEntities notAcceptable":o,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":o,"listEntities t\
ooManyRequests headers":h,"listEntities internalError":o,"listEntities internalError headers":n,"listEntities unavailable":o,"listEntities unavailable headers":h,
"runEntitiesCommand ok":ur,"runEntitiesCommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":o,"runEntitiesCommand badR\
equest headers":n,"runEntitiesCommand unauthorized":o,"runEntitiesCommand unauthorized headers":k,"runEntitiesCommand forbidden":o,"runEntitiesCommand forbidden\
 headers":n,"runEntitiesCommand notFound":o,"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":o,"runEntitiesCommand notAcceptable heade\
rs":n,"runEntitiesCommand conflict":o,"runEntitiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":o,"runEntitiesCommand contentTooLarge headers":n,
"runEntitiesCommand unsupportedMediaType":o,"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":o,"runEntitiesCommand tooMa\
nyRequests headers":h,"runEntitiesCommand internalError":o,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":o,"runEntitiesCommand u\
navailable headers":h,"runExpressionsCommand ok":pr,"runExpressionsCommand ok headers":n,"runExpressionsCommand badRequest":o,"runExpressionsCommand badRequest \
headers":n,"runExpressionsCommand unauthorized":o,"runExpressionsCommand unauthorized headers":k,"runExpressionsCommand forbidden":o,"runExpressionsCommand forb\
idden headers":n,"runExpressionsCommand notFound":o,"runExpressionsCommand notFound headers":n,"runExpressionsCommand notAcceptable":o,"runExpressionsCommand no\
tAcceptable headers":n,"runExpressionsCommand conflict":o,"runExpressionsCommand conflict headers":n,"runExpressionsCommand contentTooLarge":o,"runExpressionsCo\
mmand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaType":o,"runExpressionsCommand unsupportedMediaType headers":n,"runExpressionsCommand to\
oManyRequests":o,"runExpressionsCommand tooManyRequests headers":h,"runExpressionsCommand internalError":o,"runExpressionsCommand internalError headers":n,"runE\
xpressionsCommand unavailable":o,"runExpressionsCommand unavailable headers":h,"countEntities ok":dr,"countEntities ok headers":n,"countEntities badRequest":o,"\
countEntities badRequest headers":n,"countEntities unauthorized":o,"countEntities unauthorized headers":k,"countEntities forbidden":o,"countEntities forbidden h\
eaders":n,"countEntities notFound":o,"countEntities notFound headers":n,"countEntities notAcceptable":o,"countEntities notAcceptable headers":n,"countEntities t\
ooManyRequests":o,"countEntities tooManyRequests headers":h,"countEntities internalError":o,"countEntities internalError headers":n,"countEntities unavailable":o,
"countEntities unavailable headers":h,"getEntity ok":E,"getEntity ok headers":n,"getEntity badRequest":o,"getEntity badRequest headers":n,"getEntity unauthorize\
d":o,"getEntity unauthorized headers":k,"getEntity forbidden":o,"getEntity forbidden headers":n,"getEntity notFound":o,"getEntity notFound headers":n,"getEntity\
 notAcceptable":o,"getEntity notAcceptable headers":n,"getEntity tooManyRequests":o,"getEntity tooManyRequests headers":h,"getEntity internalError":o,"getEntity\
 internalError headers":n,"getEntity unavailable":o,"getEntity unavailable headers":h,"runEntityCommand ok":cr,"runEntityCommand ok headers":n,"runEntityCommand\
 badRequest":o,"runEntityCommand badRequest headers":n,"runEntityCommand unauthorized":o,"runEntityCommand unauthorized headers":k,"runEntityCommand forbidden":o,
"runEntityCommand forbidden headers":n,"runEntityCommand notFound":o,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":o,"runEntityCommand \
notAcceptable headers":n,"runEntityCommand conflict":o,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":o,"runEntityCommand contentTooLa\
rge headers":n,"runEntityCommand unsupportedMediaType":o,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":o,"runEntityComman\
d tooManyRequests headers":h,"runEntityCommand internalError":o,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":o,"runEntityCommand un\
available headers":h,"deleteEntity noContent headers":n,"deleteEntity badRequest":o,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":o,"deleteEnt\
ity unauthorized headers":k,"deleteEntity forbidden":o,"deleteEntity forbidden headers":n,"deleteEntity notFound":o,"deleteEntity notFound headers":n,"deleteEnt\
ity tooManyRequests":o,"deleteEntity tooManyRequests headers":h,"deleteEntity internalError":o,"deleteEntity internalError headers":n,"deleteEntity unavailable":o,
"deleteEntity unavailable headers":h,"listRows ok":E,"listRows ok headers":n,"listRows badRequest":o,"listRows badRequest headers":n,"listRows unauthorized":o,"\
listRows unauthorized headers":k,"listRows forbidden":o,"listRows forbidden headers":n,"listRows notFound":o,"listRows notFound headers":n,"listRows notAcceptab\
le":o,"listRows notAcceptable headers":n,"listRows conflict":o,"listRows conflict headers":n,"listRows tooManyRequests":o,"listRows tooManyRequests headers":h,"\
listRows internalError":o,"listRows internalError headers":n,"listRows unavailable":o,"listRows unavailable headers":h,"runRowsCommand ok":F,"runRowsCommand ok \
headers":n,"runRowsCommand badRequest":o,"runRowsCommand badRequest headers":n,"runRowsCommand unauthorized":o,"runRowsCommand unauthorized headers":k,"runRowsC\
ommand forbidden":o,"runRowsCommand forbidden headers":n,"runRowsCommand notFound":o,"runRowsCommand notFound headers":n,"runRowsCommand notAcceptable":o,"runRo\
wsCommand notAcceptable headers":n,"runRowsCommand conflict":o,"runRowsCommand conflict headers":n,"runRowsCommand contentTooLarge":o,"runRowsCommand contentToo\
Large headers":n,"runRowsCommand unsupportedMediaType":o,"runRowsCommand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":o,"runRowsCommand tooM\
anyRequests headers":h,"runRowsCommand internalError":o,"runRowsCommand internalError headers":n,"runRowsCommand unavailable":o,"runRowsCommand unavailable head\
ers":h,"listRejectedRows ok":E,"listRejectedRows ok headers":n,"listRejectedRows badRequest":o,"listRejectedRows badRequest headers":n,"listRejectedRows unautho\
rized":o,"listRejectedRows unauthorized headers":k,"listRejectedRows forbidden":o,"listRejectedRows forbidden headers":n,"listRejectedRows notFound":o,"listReje\
ctedRows notFound headers":n,"listRejectedRows notAcceptable":o,"listRejectedRows notAcceptable headers":n,"listRejectedRows tooManyRequests":o,"listRejectedRow\
s tooManyRequests headers":h,"listRejectedRows internalError":o,"listRejectedRows internalError headers":n,"listRejectedRows unavailable":o,"listRejectedRows un\
available headers":h,"getReport ok":hr,"getReport ok headers":yr,"getReport badRequest":o,"getReport badRequest headers":n,"getReport unauthorized":o,"getReport\
 unauthorized headers":k,"getReport forbidden":o,"getReport forbidden headers":n,"getReport notFound":o,"getReport notFound headers":n,"getReport notAcceptable":o,
"getReport notAcceptable headers":n,"getReport conflict":o,"getReport conflict headers":n,"getReport tooManyRequests":o,"getReport tooManyRequests headers":h,"g\
etReport internalError":o,"getReport internalError headers":n,"getReport unavailable":o,"getReport unavailable headers":h,"listAttributes ok":E,"listAttributes \
ok headers":n,"listAttributes badRequest":o,"listAttributes badRequest headers":n,"listAttributes unauthorized":o,"listAttributes unauthorized headers":k,"listA\
ttributes forbidden":o,"listAttributes forbidden headers":n,"listAttributes notFound":o,"listAttributes notFound headers":n,"listAttributes notAcceptable":o,"li\
stAttributes notAcceptable headers":n,"listAttributes tooManyRequests":o,"listAttributes tooManyRequests headers":h,"listAttributes internalError":o,"listAttrib\
utes internalError headers":n,"listAttributes unavailable":o,"listAttributes unavailable headers":h,"runAttributesCommand ok":F,"runAttributesCommand ok headers":n,
"runAttributesCommand badRequest":o,"runAttributesCommand badRequest headers":n,"runAttributesCommand unauthorized":o,"runAttributesCommand unauthorized headers":k,
"runAttributesCommand forbidden":o,"runAttributesCommand forbidden headers":n,"runAttributesCommand notFound":o,"runAttributesCommand notFound headers":n,"runAt\
tributesCommand notAcceptable":o,"runAttributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":o,"runAttributesCommand contentTooLarge h\
eaders":n,"runAttributesCommand unsupportedMediaType":o,"runAttributesCommand unsupportedMediaType headers":n,"runAttributesCommand tooManyRequests":o,"runAttri\
butesCommand tooManyRequests headers":h,"runAttributesCommand internalError":o,"runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":o,
"runAttributesCommand unavailable headers":h,"getAttribute ok":E,"getAttribute ok headers":n,"getAttribute badRequest":o,"getAttribute badRequest headers":n,"ge\
tAttribute unauthorized":o,"getAttribute unauthorized headers":k,"getAttribute forbidden":o,"getAttribute forbidden headers":n,"getAttribute notFound":o,"getAtt\
ribute notFound headers":n,"getAttribute notAcceptable":o,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":o,"getAttribute tooManyRequests \
headers":h,"getAttribute internalError":o,"getAttribute internalError headers":n,"getAttribute unavailable":o,"getAttribute unavailable headers":h,"listValues o\
k":E,"listValues ok headers":n,"listValues badRequest":o,"listValues badRequest headers":n,"listValues unauthorized":o,"listValues unauthorized headers":k,"list\
Values forbidden":o,"listValues forbidden headers":n,"listValues notFound":o,"listValues notFound headers":n,"listValues notAcceptable":o,"listValues notAccepta\
ble headers":n,"listValues conflict":o,"listValues conflict headers":n,"listValues tooManyRequests":o,"listValues tooManyRequests headers":h,"listValues interna\
lError":o,"listValues internalError headers":n,"listValues unavailable":o,"listValues unavailable headers":h,"runValuesCommand ok":F,"runValuesCommand ok header\
s":n,"runValuesCommand badRequest":o,"runValuesCommand badRequest headers":n,"runValuesCommand unauthorized":o,"runValuesCommand unauthorized headers":k,"runVal\
uesCommand forbidden":o,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":o,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptab\
le":o,"runValuesCommand notAcceptable headers":n,"runValuesCommand conflict":o,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":o,"runVa\
luesCommand contentTooLarge headers":n,"runValuesCommand unsupportedMediaType":o,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequ\
ests":o,"runValuesCommand tooManyRequests headers":h,"runValuesCommand internalError":o,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":o,
"runValuesCommand unavailable headers":h,"listMasks ok":E,"listMasks ok headers":n,"listMasks badRequest":o,"listMasks badRequest headers":n,"listMasks unauthor\
ized":o,"listMasks unauthorized headers":k,"listMasks forbidden":o,"listMasks forbidden headers":n,"listMasks notFound":o,"listMasks notFound headers":n,"listMa\
sks notAcceptable":o,"listMasks notAcceptable headers":n,"listMasks conflict":o,"listMasks conflict headers":n,"listMasks tooManyRequests":o,"listMasks tooManyR\
equests headers":h,"listMasks internalError":o,"listMasks internalError headers":n,"listMasks unavailable":o,"listMasks unavailable headers":h,"runMasksCommand \
ok":F,"runMasksCommand ok headers":n,"runMasksCommand badRequest":o,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":o,"runMasksCommand una\
uthorized headers":k,"runMasksCommand forbidden":o,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":o,"runMasksCommand notFound headers":n,"runM\
asksCommand notAcceptable":o,"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":o,"runMasksCommand conflict headers":n,"runMasksCommand conten\
tTooLarge":o,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":o,"runMasksCommand unsupportedMediaType headers":n,"runMasksComm\
and tooManyRequests":o,"runMasksCommand tooManyRequests headers":h,"runMasksCommand internalError":o,"runMasksCommand internalError headers":n,"runMasksCommand \
unavailable":o,"runMasksCommand unavailable headers":h,"listPatterns ok":E,"listPatterns ok headers":n,"listPatterns badRequest":o,"listPatterns badRequest head\
ers":n,"listPatterns unauthorized":o,"listPatterns unauthorized headers":k,"listPatterns forbidden":o,"listPatterns forbidden headers":n,"listPatterns notFound":o,
"listPatterns notFound headers":n,"listPatterns notAcceptable":o,"listPatterns notAcceptable headers":n,"listPatterns conflict":o,"listPatterns conflict headers":n,
"listPatterns tooManyRequests":o,"listPatterns tooManyRequests headers":h,"listPatterns internalError":o,"listPatterns internalError headers":n,"listPatterns un\
available":o,"listPatterns unavailable headers":h,"runPatternsCommand ok":F,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":o,"runPatternsComm\
and badRequest headers":n,"runPatternsCommand unauthorized":o,"runPatternsCommand unauthorized headers":k,"runPatternsCommand forbidden":o,"runPatternsCommand f\
orbidden headers":n,"runPatternsCommand notFound":o,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":o,"runPatternsCommand notAcceptab\
le headers":n,"runPatternsCommand conflict":o,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":o,"runPatternsCommand contentTooLarge\
 headers":n,"runPatternsCommand unsupportedMediaType":o,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":o,"runPatternsC\
ommand tooManyRequests headers":h,"runPatternsCommand internalError":o,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":o,"runPatte\
rnsCommand unavailable headers":h,"runSoundexesCommand ok":F,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":o,"runSoundexesCommand badReque\
st headers":n,"runSoundexesCommand unauthorized":o,"runSoundexesCommand unauthorized headers":k,"runSoundexesCommand forbidden":o,"runSoundexesCommand forbidden\
 headers":n,"runSoundexesCommand notFound":o,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":o,"runSoundexesCommand notAcceptable h\
eaders":n,"runSoundexesCommand conflict":o,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":o,"runSoundexesCommand contentTooLarge\
 headers":n,"runSoundexesCommand unsupportedMediaType":o,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":o,"runSounde\
xesCommand tooManyRequests headers":h,"runSoundexesCommand internalError":o,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavailable":o,"r\
unSoundexesCommand unavailable headers":h,"listMetaphones ok":E,"listMetaphones ok headers":n,"listMetaphones badRequest":o,"listMetaphones badRequest headers":n,
"listMetaphones unauthorized":o,"listMetaphones unauthorized headers":k,"listMetaphones forbidden":o,"listMetaphones forbidden headers":n,"listMetaphones notFou\
nd":o,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":o,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":o,"listMetaphones \
conflict headers":n,"listMetaphones tooManyRequests":o,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":o,"listMetaphones internalError\
 headers":n,"listMetaphones unavailable":o,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":F,"runMetaphonesCommand ok headers":n,"runMetaphones\
Command badRequest":o,"runMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":o,"runMetaphonesCommand unauthorized headers":k,"runMetaph\
onesCommand forbidden":o,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":o,"runMetaphonesCommand notFound headers":n,"runMetaphonesCo\
mmand notAcceptable":o,"runMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":o,"runMetaphonesCommand conflict headers":n,"runMetaphones\
Command contentTooLarge":o,"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":o,"runMetaphonesCommand unsupportedMedia\
Type headers":n,"runMetaphonesCommand tooManyRequests":o,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":o,"runMetaphonesC\
ommand internalError headers":n,"runMetaphonesCommand unavailable":o,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":fr,"unmaskValue ok headers":n,
"unmaskValue badRequest":o,"unmaskValue badRequest headers":n,"unmaskValue unauthorized":o,"unmaskValue unauthorized headers":k,"unmaskValue forbidden":o,"unmas\
kValue forbidden headers":n,"unmaskValue notFound":o,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":o,"unmaskValue notAcceptable headers":n,"unmas\
kValue contentTooLarge":o,"unmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":o,"unmaskValue unsupportedMediaType headers":n,"unmaskValue\
 tooManyRequests":o,"unmaskValue tooManyRequests headers":h,"unmaskValue internalError":o,"unmaskValue internalError headers":n,"unmaskValue unavailable":o,"unm\
askValue unavailable headers":h,"listFunctions ok":gr,"listFunctions ok headers":n,"listFunctions badRequest":o,"listFunctions badRequest headers":n,"listFuncti\
ons unauthorized":o,"listFunctions unauthorized headers":k,"listFunctions forbidden":o,"listFunctions forbidden headers":n,"listFunctions notFound":o,"listFunct\
ions notFound headers":n,"listFunctions notAcceptable":o,"listFunctions notAcceptable headers":n,"listFunctions tooManyRequests":o,"listFunctions tooManyRequest\
s headers":h,"listFunctions internalError":o,"listFunctions internalError headers":n,"listFunctions unavailable":o,"listFunctions unavailable headers":h,"listPr\
iorities ok":Pr,"listPriorities ok headers":n,"listPriorities badRequest":o,"listPriorities badRequest headers":n,"listPriorities unauthorized":o,"listPrioritie\
s unauthorized headers":k,"listPriorities forbidden":o,"listPriorities forbidden headers":n,"listPriorities notFound":o,"listPriorities notFound headers":n,"lis\
tPriorities notAcceptable":o,"listPriorities notAcceptable headers":n,"listPriorities tooManyRequests":o,"listPriorities tooManyRequests headers":h,"listPriorit\
ies internalError":o,"listPriorities internalError headers":n,"listPriorities unavailable":o,"listPriorities unavailable headers":h,"runPrioritiesCommand create\
d":me,"runPrioritiesCommand created headers":Ve,"runPrioritiesCommand badRequest":o,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unauthoriz\
ed":o,"runPrioritiesCommand unauthorized headers":k,"runPrioritiesCommand forbidden":o,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFound":o,
"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":o,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand contentToo\
Large":o,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":o,"runPrioritiesCommand unsupportedMediaType headers":n,"r\
unPrioritiesCommand tooManyRequests":o,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":o,"runPrioritiesCommand internalErr\
or headers":n,"runPrioritiesCommand unavailable":o,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":me,"runPriorityCommand created head\
ers":Ve,"runPriorityCommand badRequest":o,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":o,"runPriorityCommand unauthorized headers":k,
"runPriorityCommand forbidden":o,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":o,"runPriorityCommand notFound headers":n,"runPriorityCo\
mmand notAcceptable":o,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":o,"runPriorityCommand contentTooLarge headers":n,"runPr\
iorityCommand unsupportedMediaType":o,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":o,"runPriorityCommand tooManyRequ\
ests headers":h,"runPriorityCommand internalError":o,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":o,"runPriorityCommand unavail\
able headers":h,"deletePriority noContent headers":n,"deletePriority badRequest":o,"deletePriority badRequest headers":n,"deletePriority unauthorized":o,"delete\
Priority unauthorized headers":k,"deletePriority forbidden":o,"deletePriority forbidden headers":n,"deletePriority notFound":o,"deletePriority notFound headers":n,
"deletePriority tooManyRequests":o,"deletePriority tooManyRequests headers":h,"deletePriority internalError":o,"deletePriority internalError headers":n,"deleteP\
riority unavailable":o,"deletePriority unavailable headers":h,"listLibraryEntities ok":E,"listLibraryEntities ok headers":n,"listLibraryEntities badRequest":o,"\
listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":o,"listLibraryEntities unauthorized headers":k,"listLibraryEntities forbidden":o,"l\
istLibraryEntities forbidden headers":n,"listLibraryEntities notFound":o,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":o,"listLib\
raryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":o,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":o,
"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":o,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":Cr,
"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":o,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntitiesCommand un\
authorized":o,"runLibraryEntitiesCommand unauthorized headers":k,"runLibraryEntitiesCommand forbidden":o,"runLibraryEntitiesCommand forbidden headers":n,"runLib\
raryEntitiesCommand notFound":o,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":o,"runLibraryEntitiesCommand notAccepta\
ble headers":n,"runLibraryEntitiesCommand conflict":o,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":o,"runLibraryEn\
titiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":o,"runLibraryEntitiesCommand unsupportedMediaType headers":n,"runLibra\
ryEntitiesCommand tooManyRequests":o,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":o,"runLibraryEntitiesComman\
d internalError headers":n,"runLibraryEntitiesCommand unavailable":o,"runLibraryEntitiesCommand unavailable headers":h,"getLibraryEntity ok":E,"getLibraryEntity\
 ok headers":n,"getLibraryEntity badRequest":o,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":o,"getLibraryEntity unauthorized headers":k,
"getLibraryEntity forbidden":o,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":o,"getLibraryEntity notFound headers":n,"getLibraryEntity notA\
cceptable":o,"getLibraryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":o,"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity inte\
rnalError":o,"getLibraryEntity internalError headers":n,"getLibraryEntity unavailable":o,"getLibraryEntity unavailable headers":h,"deleteLibraryEntity noContent\
 headers":n,"deleteLibraryEntity badRequest":o,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unauthorized":o,"deleteLibraryEntity unauthorized\
 headers":k,"deleteLibraryEntity forbidden":o,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":o,"deleteLibraryEntity notFound headers":n,
"deleteLibraryEntity tooManyRequests":o,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":o,"deleteLibraryEntity internalError\
 headers":n,"deleteLibraryEntity unavailable":o,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":E,"listLibraryAttributes ok headers":n,"l\
istLibraryAttributes badRequest":o,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":o,"listLibraryAttributes unauthorized heade\
rs":k,"listLibraryAttributes forbidden":o,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":o,"listLibraryAttributes notFound headers":n,
"listLibraryAttributes notAcceptable":o,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooManyRequests":o,"listLibraryAttributes tooMany\
Requests headers":h,"listLibraryAttributes internalError":o,"listLibraryAttributes internalError headers":n,"listLibraryAttributes unavailable":o,"listLibraryAt\
tributes unavailable headers":h,"listJobs ok":Je,"listJobs ok headers":n,"listJobs badRequest":o,"listJobs badRequest headers":n,"listJobs unauthorized":o,"list\
Jobs unauthorized headers":k,"listJobs forbidden":o,"listJobs forbidden headers":n,"listJobs notFound":o,"listJobs notFound headers":n,"listJobs notAcceptable":o,
"listJobs notAcceptable headers":n,"listJobs tooManyRequests":o,"listJobs tooManyRequests headers":h,"listJobs internalError":o,"listJobs internalError headers":n,
"listJobs unavailable":o,"listJobs unavailable headers":h,"runSchedulerCommand ok":Rr,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":o,"run\
SchedulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":o,"runSchedulerCommand unauthorized headers":k,"runSchedulerCommand forbidden":o,"runS\
chedulerCommand forbidden headers":n,"runSchedulerCommand notFound":o,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":o,"runSchedul\
erCommand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":o,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMedia\
Type":o,"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":o,"runSchedulerCommand tooManyRequests headers":h,"runSchedul\
erCommand internalError":o,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":o,"runSchedulerCommand unavailable headers":h,"getJob\
 ok":Je,"getJob ok headers":n,"getJob okEventStream":xr,"getJob okEventStream headers":n,"getJob badRequest":o,"getJob badRequest headers":n,"getJob unauthorize\
d":o,"getJob unauthorized headers":k,"getJob forbidden":o,"getJob forbidden headers":n,"getJob notFound":o,"getJob notFound headers":n,"getJob notAcceptable":o,
"getJob notAcceptable headers":n,"getJob tooManyRequests":o,"getJob tooManyRequests headers":h,"getJob internalError":o,"getJob internalError headers":n,"getJob\
 unavailable":o,"getJob unavailable headers":h,"runJobCommand ok":me,"runJobCommand ok headers":n,"runJobCommand badRequest":o,"runJobCommand badRequest headers":n,
"runJobCommand unauthorized":o,"runJobCommand unauthorized headers":k,"runJobCommand forbidden":o,"runJobCommand forbidden headers":n,"runJobCommand notFound":o,
"runJobCommand notFound headers":n,"runJobCommand notAcceptable":o,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":o,"runJobCommand conflict he\
aders":n,"runJobCommand contentTooLarge":o,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":o,"runJobCommand unsupportedMediaType \
headers":n,"runJobCommand tooManyRequests":o,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":o,"runJobCommand internalError headers":n,"\
runJobCommand unavailable":o,"runJobCommand unavailable headers":h};export{Nr as validators};
