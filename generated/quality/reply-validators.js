// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Nr=Object.getOwnPropertyNames,Mr=(i,n)=>function(){try{return n||(0,i[Nr(i)[0]])((n={exports:{}}).exports,n),n.exports}catch(R){throw n=0,R}},Fr=Mr({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function n(b){const R=b.length;let g=0,y=0,e;for(;y<R;)g++,e=b.charCodeAt(
y++),e>=55296&&e<=56319&&y<R&&(e=b.charCodeAt(y),(e&64512)===56320&&y++);return g}i.default=n,n.code='require("ajv/dist/runtime/ucs2length").default'}}),xr=Pe,Tr=new RegExp(
"^3\\.1\\.\\d+$","u");function Pe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Pe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),t++}if(i.info===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),t++}if(i.paths===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),t++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Tr.test(r)){const s={instancePath:n+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(!(c&&typeof c=="object"&&!Array.isArray(c))){const p={instancePath:n+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{
const s={instancePath:n+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),t++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:n+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Pe.
errors=e,t===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var o=we,P=Fr().default;function we(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return we.errors=e,t===0}we.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var a=Ce,$r={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:login-failed","urn:groundtrut\
h:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:method-not-allowed","urn:groundtruth:pr\
oblem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:problem:too-large","urn:groundtruth:problem:\
unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:groundtruth:problem:headers-too-large",
"urn:groundtruth:problem:server-error","urn:groundtruth:problem:unavailable"]};function F(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=F.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===
null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="pointer"||r==="parameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:n+"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameter!==void 0&&typeof i.parameter!="string"){const r={instancePath:n+"/parameter",
schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.detail!==void 0){let r=i.
detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",
schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.
end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/t\
ype",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={
instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===
null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.suggestion!==void 0&&typeof i.suggestion!="string"){const r={instancePath:n+"/suggestio\
n",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return F.errors=e,t===0}F.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Y(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Y.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(i.title===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(
r),t++}if(i.status===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required pr\
operty 'status'"};e===null?e=[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(i.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalPropert\
ies",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="st\
ring"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-r\
eceived"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-parameters"||r==="urn:groundtruth:problem:login-failed"||r==="urn:gro\
undtruth:problem:unauthorized"||r==="urn:groundtruth:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowe\
d"||r==="urn:groundtruth:problem:not-acceptable"||r==="urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:pr\
oblem:too-large"||r==="urn:groundtruth:problem:unsupported-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-ma\
ny-requests"||r==="urn:groundtruth:problem:headers-too-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:unavailable")){const s={
instancePath:n+"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:$r.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/title",schemaPath:"#/prope\
rties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){
let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"#/properties/status/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:n+
"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),t++}if(r<
400||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be \
>= 400"};e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/p\
roperties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.id!==void 0){
let r=i.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"\
must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/id",schemaPath:"#/properties/id/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/id",schemaPath:"#/proper\
ties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++)F(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||(e=e===null?F.errors:
e.concat(F.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return Y.errors=e,t===0}Y.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ce(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ce.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Y(i,{instancePath:n,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?Y.errors:e.concat(Y.errors),t=e.length),Ce.errors=e,t===0}Ce.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var h=ke;function ke(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ke.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
t++}if(i["retry-after"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have r\
equired property 'retry-after'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={
instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),t++}}if(i["retry-after"]!==void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/retry-afte\
r",schemaPath:"#/properties/retry-after/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return ke.errors=e,t===0}ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"retry-after":!0},dynamicProps:!1,dynamicItems:!1};var v=qe;function qe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["www-authenticate"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
www-authenticate"},message:"must have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];
if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1\
 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),t++}return qe.errors=e,t===0}qe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"rat\
elimit-reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var k=Ae,q=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i;
function Q(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Q.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="d\
ataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must\
 NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)
if(typeof r[u]!="string"){const c={instancePath:n+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[c]:e.push(c),t++}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.url===void 0){const s={
instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"must have required prope\
rty 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const u={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.url!==void 0){
let s=r.url;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}if(!q.test(s)){const u={instancePath:n+"/metadata/url",
schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===
null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Q.errors=e,t===0}Q.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=x.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=t;let s=!1,u=null;const c=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)Q(i[d],{instancePath:n+"/"+d,parentData:i,
parentDataProperty:d,rootData:g,dynamicAnchors:y})||(e=e===null?Q.errors:e.concat(Q.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"#/oneOf/0/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=i.length;for(let d=0;d<m;d++){let C=i[d];if(C&&typeof C=="object"&&!Array.isArray(C)){for(const E in C)if(E!=="@url"&&typeof C[E]!="string"){
const D={instancePath:n+"/"+d+"/"+E.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),t++}if(C["@url"]!==void 0&&typeof C["@url"]!="string"){const E={instancePath:n+"/"+d+"/@url",schemaPath:"\
contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),t++}}else{const E={
instancePath:n+"/"+d,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[E]:e.push(E),t++}}}else{
const m={instancePath:n,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;if(typeof i=="string"){if(P(i)>0){const C={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:n,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)t=r,e!==null&&(r?
e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[m]:e.push(m),t++}return x.errors=e,l.items=p,t===0}x.evaluated={dynamicProps:!1,dynamicItems:!0};var jr={type:"object",required:["viewName","pageSta\
rt","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"c\
ontract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Ee={type:"object",required:["compressed"],additionalProperties:!1,
properties:{compressed:{type:"string",enum:["Y","N"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["l\
f","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},header:{type:"string",enum:["Y",
"N"]}}},Dr={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"str\
ing",enum:["ragged","bad quotes","undecodable","over-long"]},detail:{type:"string",minLength:1}}},T=new RegExp("^[1-9][0-9]*$","u"),cr=new RegExp("^(0|[1-9][0-9\
]*)$","u");function N(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=N.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:n,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),t++}if(i.pageStart===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?
e=[r]:e.push(r),t++}if(i.dataSize===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must\
 have required property 'dataSize'"};e===null?e=[r]:e.push(r),t++}if(i.totalCount===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="viewName"||r==="pageSt\
art"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addi\
tionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.viewName!==void 0){let r=i.viewName;
if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!T.test(
r)){const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match patt\
ern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!cr.test(r)){const s={instancePath:n+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!cr.test(r)){const s={instancePath:n+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),t++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:n+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="index"||r==="scan")){const s={instancePath:n+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:jr.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),t++}}if(i.detected!==void 0){let r=i.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const s={instancePath:n+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="compressed"||s==="delimiter"||s==="quote"||s==="terminator"||s==="encoding"||s==="header")){
const u={instancePath:n+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.compressed!==void 0){let s=r.compressed;if(typeof s!="string"){const u={instancePath:n+
"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){const u={instancePath:n+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed\
/enum",keyword:"enum",params:{allowedValues:Ee.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}if(r.
delimiter!==void 0){let s=r.delimiter;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat\
/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={
instancePath:n+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[u]:e.push(u),t++}}if(r.quote!==void 0){let s=r.quote;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:
e.push(u),t++}}else{const u={instancePath:n+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r.terminator!==void 0){let s=r.terminator;if(typeof s!="string"){const u={instancePath:n+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),t++}if(!(s==="lf"||s==="cr"||s==="crlf")){const u={instancePath:n+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:Ee.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),t++}}if(r.encoding!==void 0){let s=r.encoding;if(typeof s!="string"){const u={instancePath:n+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="utf-8"||s==="unicode"||s==="cp1\
252"||s==="euc-jp"||s==="euc-kr"||s==="gb2312"||s==="cp932"||s==="big5"||s==="identity")){const u={instancePath:n+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:Ee.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[u]:e.push(u),t++}}if(r.header!==void 0){let s=r.header;if(typeof s!="string"){const u={instancePath:n+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){
const u={instancePath:n+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:Ee.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:n+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.rejected!==void 0){let r=i.rejected;
if(Array.isArray(r)){if(r.length>100){const u={instancePath:n+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.
line===void 0){const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[p]:e.push(p),t++}if(c.reason===void 0){const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[p]:e.push(p),t++}if(c.detail===
void 0){const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="line"||p==="reason"||p==="detail")){const f={instancePath:n+"/rej\
ected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties"};e===null?e=[f]:e.push(f),t++}if(c.line!==void 0){let p=c.line;if(typeof p=="string"){if(!T.test(p)){const f={instancePath:n+"/rejected/"+u+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(c.reason!==void 0){let p=c.reason;if(typeof p!="string"){const f={instancePath:n+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),t++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long")){const f={instancePath:n+"/rejected/"+u+"/reason",schemaPath:"contr\
act#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Dr.properties.reason.enum},message:"must be equal to one of the allowed va\
lues"};e===null?e=[f]:e.push(f),t++}}if(c.detail!==void 0){let p=c.detail;if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/rejected/"+u+"/detail",schemaPath:"\
contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:
e.push(f),t++}}else{const f={instancePath:n+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}}else{const p={instancePath:n+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/rejected",schemaPath:"#/properties/rejected\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return N.errors=e,t===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Z(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Z.evaluated;if(l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==
void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),t++}if(c.description===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const f={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<
1){const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const p={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={
instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(x(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,
dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),i.metadata!==void 0&&(N(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Z.errors=e,t===0}Z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ae(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ae.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Z(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?Z.errors:e.concat(Z.errors),t=
e.length),Ae.errors=e,t===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var M=Le;function Le(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="url"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Le.errors=e,t===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Br=Ne,zr=new RegExp(
"^/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ne(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){
const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!zr.test(r)){const s={instancePath:n+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^/api/repositories/[A-Za-z0-9\
_-]{1,64}$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),t++}return Ne.errors=e,t===0}Ne.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ir=Me,Or={type:"string",enum:["reader","editor","administrator"]};function X(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=X.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),t++}if(i.username===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),t++}if(i.role===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:
e.push(r),t++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.authenticated!==void 0&&typeof i.
authenticated!="boolean"){const r={instancePath:n+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/username",schemaPath:"\
#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={
instancePath:n+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:n+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:n+"/role",schemaPath:"c\
ontract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Or.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return X.errors=e,t===0}
X.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=Me.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),X(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y})||(e=e===null?X.errors:e.concat(X.errors),t=e.length),Me.errors=e,t===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _r=Fe;
function Fe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Fe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:n,schemaPath:"contract#/$d\
efs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(r!=="path"){const s={instancePath:n,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(P(r)>255){const s={instancePath:n+
"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characte\
rs"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/path",schemaPath:"contract#/\
$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Fe.errors=e,t===
0}Fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gr=xe;function xe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:n,schemaPath:"\
contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return xe.errors=e,t===0}xe.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Sr=Te,br={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integ\
er",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cach\
e-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{
type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","co\
ntent-length","content-disposition"],$id:"downloadExport_ok_headers"},hr=new RegExp('^"[0-9a-z-]+"$',"u");function Te(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),t++}if(i["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(i["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(i["content-length"]===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),t++}if(i["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-reques\
t-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},
message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-requ\
est-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!hr.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:br.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){
const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:br.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Te.
errors=e,t===0}Te.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modifi\
ed":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Gr=$e,Rr={type:"object",properties:{"x-request-id":{
type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"i\
nteger",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},
"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"\
string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-dispo\
sition","content-range"],$id:"downloadExport_partialContent_headers"},Hr=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function $e(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===void 0){const r={instancePath:n,schemaPath:"#/requ\
ired",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};
e===null?e=[r]:e.push(r),t++}if(i["last-modified"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-mo\
dified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),t++}if(i["accept-ranges"]===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),t++}if(i["\
content-length"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have requi\
red property 'content-length'"};e===null?e=[r]:e.push(r),t++}if(i["content-disposition"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),t++}if(i["content-ran\
ge"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property \
'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!hr.test(r)){const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:Rr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="bytes"){const s={instancePath:n+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:Rr.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!Hr.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return $e.errors=e,t===0}$e.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Vr=je,Jr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function je(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=je.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.etag===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),t++}if(i["cache-control"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!hr.test(r)){const s={instancePath:n+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),t++}}else{
const s={instancePath:n+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:n+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="private, no-cache"){const s={instancePath:n+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Jr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),t++}return je.errors=e,t===0}je.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Ur=De,Yr=new RegExp("^bytes \\*/[0-9]+$","u");function De(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i["content-range"]===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),t++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),t++}}else{const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!Yr.test(r)){const s={instancePath:n+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return De.errors=e,t===0}De.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Qr=Be;function A(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=A.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}
if(c.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:n+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||p==="description")){const f={instancePath:n+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?
e=[f]:e.push(f),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:n+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={instancePath:n+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={
instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==
void 0&&(x(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,dynamicAnchors:y})||(e=e===null?x.errors:e.concat(x.errors),t=e.length)),
i.metadata!==void 0&&(N(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:g,dynamicAnchors:y})||(e=e===null?N.errors:e.
concat(N.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return A.errors=e,t===0}A.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function B(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=B.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(i.entityId===void 0){const m={instancePath:n,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[m]:e.push(
m),t++}if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="url"||m==="entityId"||m==="job")){const d={instancePath:n,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};
e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){
const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let m=i.entityId;if(typeof m=="string"){if(!T.test(
m)){const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{
const m={instancePath:n,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.
file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===
t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return B.errors=e,
l.props=p,t===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function Be(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!B(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y}))e=e===null?B.errors:e.concat(B.errors),t=e.length;else var r=B.evaluated.props;return Be.errors=e,l.props=r,t===0}Be.evaluated={dynamicProps:!0,
dynamicItems:!1};var Zr=ze,vr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function K(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),t++}if(i.humanisedName===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),t++}if(i.
type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:n,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:n+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:vr.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),t++}return K.errors=e,t===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),t++}if(i.end===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),t++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(r)){const s={instancePath:n+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:n+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),t++}if(r<0||isNaN(
r)){const s={instancePath:n+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:n+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),t++}return $.errors=e,t===0}$.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function W(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=W.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must h\
ave required property 'valid'"};e===null?e=[r]:e.push(r),t++}if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}if(i.warnings===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.valid!==void 0&&typeof i.valid!=
"boolean"){const r={instancePath:n+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:
e.push(r),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="null")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:vr.enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.printed!==void 0){let r=i.printed;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/printed",schemaPath:"#/properties/printed/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[s]:e.push(s),t++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)K(r[u],{instancePath:n+"\
/columns/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||(e=e===null?K.errors:e.concat(K.errors),t=e.length)}else{const s={instancePath:n+"\
/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){
let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)$(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||
(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)
$(r[u],{instancePath:n+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||(e=e===null?$.errors:e.concat($.errors),t=e.length)}else{
const s={instancePath:n+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return W.
errors=e,t===0}W.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ze(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=ze.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),W(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y})||(e=e===null?W.errors:e.concat(W.errors),t=e.length),ze.errors=e,t===0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ve=Ie;
function Ie(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ie.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={instancePath:n,schemaPath:"contract#/$\
defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(r!=="count"){const s={instancePath:n,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.count!==void 0){let r=i.count;if(typeof r=="string"){if(!cr.test(r)){const s={instancePath:n+
"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-\
9][0-9]*)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/count",schemaPath:"contract#/$defs/Count/properties/count/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/Count/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ie.errors=e,t===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Xr=Oe;
function Oe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Oe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:n,schemaPath:"contract#/$de\
fs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),t++}if(i.
entityId===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"entityId"},message:"\
must have required property 'entityId'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="url"||r==="entityId"||r==="job")){const s={instancePath:n,schemaPath:"\
contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional propert\
ies"};e===null?e=[s]:e.push(s),t++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/E\
ntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}
if(!q.test(r)){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/EntityCommandRe\
sult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.entityId!==void 0){let r=i.entityId;
if(typeof r=="string"){if(!T.test(r)){const s={instancePath:n+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/entityId",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.
job!==void 0){let r=i.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:n+"\
/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-re\
ference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/EntityCommandResult/typ\
e",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Oe.errors=e,t===0}Oe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var L=_e;function z(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=z.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional\
 properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),
t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;A(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||
(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=f===t;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={
instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return z.
errors=e,l.props=p,t===0}z.evaluated={dynamicProps:!0,dynamicItems:!1};function _e(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!z(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y}))e=e===null?z.errors:e.concat(z.errors),t=e.length;else var r=z.evaluated.props;return _e.errors=e,l.props=r,t===0}_e.evaluated={dynamicProps:!0,
dynamicItems:!1};var Kr=Se;function Se(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Se.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(P(i)<1){const r={instancePath:n,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return Se.errors=e,t===0}Se.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Wr=Ge;function Ge(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,
t=0;const l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),t++}if(i["content-security-policy"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:n+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ge.
errors=e,t===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var es=He;function He(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=He.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}
for(const r in i)if(r!=="value"){const s={instancePath:n,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:n+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}}else{const r={instancePath:n,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return He.errors=e,t===0}
He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rs=Ve,ss={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},Pr={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},wr={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},ts={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function ee(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ee.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),t++}if(i.type===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
t++}if(i.kind===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),t++}if(i.optional===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),t++}if(i.repeated===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:wr.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:n+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:n+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ts.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:n+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),t++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:n+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),t++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const c={instancePath:n+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[c]:e.
push(c),t++}}else{const s={instancePath:n+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}
return ee.errors=e,t===0}ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function re(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),t++}if(i.parameters===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),t++}if(i.returns===void 0){const r={instancePath:n,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:n+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ee(r[u],{instancePath:n+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||
(e=e===null?ee.errors:e.concat(ee.errors),t=e.length)}else{const s={instancePath:n+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:n+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:n+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:wr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return re.errors=e,t===
0}re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),t++}if(i.group===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),t++}if(i.description===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),t++}if(i.signatures===void 0){const r={instancePath:n,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),t++}if(i.examples===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:n+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),t++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:n+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:n+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:ss.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:n+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),t++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:n+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),t++}const s=r.length;for(let u=0;u<s;u++)re(r[u],{instancePath:n+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||(e=e===null?
re.errors:e.concat(re.errors),t=e.length)}else{const s={instancePath:n+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:n+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
t++}const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.expression===void 0){const p={instancePath:n+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[p]:e.push(p),t++}if(c.result===void 0){const p={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="expression"||p===
"result"||p==="row")){const f={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(c.expression!==void 0&&typeof c.expression!="string"){const p={
instancePath:n+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),t++}if(c.result!==void 0){let p=c.result;if(typeof p!="string"&&p!==null){const f={instancePath:n+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:Pr.properties.result.type},message:"must be string,null"};e===
null?e=[f]:e.push(f),t++}}if(c.row!==void 0){let p=c.row;if(p&&typeof p=="object"&&!Array.isArray(p))for(const f in p){let w=p[f];if(typeof w!="string"&&w!==null){
const m={instancePath:n+"/examples/"+u+"/row/"+f.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:Pr.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[m]:e.push(m),t++}}else{const f={
instancePath:n+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[f]:e.push(f),t++}}}else{const p={instancePath:n+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return se.errors=e,t===0}se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function te(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=te.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="functions"){const s={instancePath:n,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)se(r[u],{instancePath:n+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:g,dynamicAnchors:y})||(e=e===null?se.errors:e.concat(se.errors),t=e.length)}else{const s={instancePath:n+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return te.errors=e,t===0}te.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ve(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ve.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),te(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?te.errors:e.
concat(te.errors),t=e.length),Ve.errors=e,t===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=Je,is={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
ns=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),os=new RegExp("^[^\\x00]*$","u");function ae(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),t++}if(i.length<4){const s={instancePath:n,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),t++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:n+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),t++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),t++}if(s<1||isNaN(s)){const u={instancePath:n+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),t++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(P(s)>128){const u={instancePath:n+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),t++}if(P(
s)<1){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),t++}if(!ns.test(s)){const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),t++}}if(r>2){let s=i[2];if(typeof s=="string"){if(P(s)>4e3){const u={instancePath:n+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),t++}if(!os.test(s)){
const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:n+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}if(!(s==="Y"||s==="N")){const u={instancePath:n+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:is.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ae.errors=e,t===0}ae.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ie(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:n,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),t++}
const r=i.length;for(let s=0;s<r;s++)ae(i[s],{instancePath:n+"/"+s,parentData:i,parentDataProperty:s,rootData:g,dynamicAnchors:y})||(e=e===null?ae.errors:e.concat(
ae.errors),t=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}
return ie.errors=e,t===0}ie.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Je(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=Je.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ie(i,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?ie.errors:e.concat(ie.errors),t=e.length),Je.errors=e,t===0}Je.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var Cr=Ue,us=new RegExp("^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Ue(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),t++}if(i.location===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),t++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:n+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:n+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!us.test(r)){const s={instancePath:n+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'\
must match pattern "^/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Ue.errors=e,t===0}Ue.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var ls=Ye;function I(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=I.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);
const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)
if(!(m==="url"||m==="entityId"||m==="rules")){const d={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{
const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[d]:e.push(d),t++}}if(i.entityId!==void 0){let m=i.entityId;if(typeof m=="string"){if(!T.test(m)){const d={instancePath:n+"/entityId",schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*\
$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.rules!==void 0){let m=i.rules;if(Array.isArray(m)){const d=m.length;for(let C=0;C<
d;C++){let E=m[C];if(typeof E=="string"){if(!T.test(E)){const D={instancePath:n+"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/\
items/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[D]:e.push(D),t++}}else{const D={instancePath:n+
"/rules/"+C,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[D]:e.push(D),t++}}}else{const d={instancePath:n+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||
m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return I.errors=e,l.props=p,t===0}I.evaluated={dynamicProps:!0,dynamicItems:!1};function Ye(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!I(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y}))e=e===null?I.errors:e.concat(I.errors),t=e.length;else var r=I.
evaluated.props;return Ye.errors=e,l.props=r,t===0}Ye.evaluated={dynamicProps:!0,dynamicItems:!1};var ms=Qe;function O(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=O.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(
m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||
m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return O.errors=e,l.props=p,t===0}O.evaluated={dynamicProps:!0,dynamicItems:!1};function Qe(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!O(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y}))e=e===null?O.errors:e.concat(O.errors),t=e.length;else var r=O.
evaluated.props;return Qe.errors=e,l.props=r,t===0}Qe.evaluated={dynamicProps:!0,dynamicItems:!1};var ds=Ze;function _(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=_.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional prope\
rties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(
m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||
m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.
file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.
push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=
!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return _.errors=e,l.props=p,t===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Ze(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!_(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y}))e=e===null?_.errors:e.concat(_.errors),t=e.length;else var r=_.
evaluated.props;return Ze.errors=e,l.props=r,t===0}Ze.evaluated={dynamicProps:!0,dynamicItems:!1};var S=Xe,ps={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function ne(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ne.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),t++}if(i.title===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),t++}if(i.status===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),t++}if(i.detail===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),t++}if(i.id===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:n+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:n+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:ps.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(P(r)<1){const s={
instancePath:n+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),t++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),t++}if(r<400||isNaN(r)){const s={instancePath:n+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),t++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),t++}}else{const s={instancePath:n+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(P(r)>38){const s={instancePath:n+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),t++}if(P(r)<1){const s={instancePath:n+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)F(r[u],{instancePath:n+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||
(e=e===null?F.errors:e.concat(F.errors),t=e.length)}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),t++}return ne.errors=e,t===0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xe(i,{instancePath:n="",parentData:b,
parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Xe.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),ne(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?ne.errors:e.concat(ne.errors),t=e.length),Xe.errors=e,
t===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var cs=Ke,hs=new RegExp("^([1-9][0-9]*)?$","u"),ys=new RegExp("^([0-9]{1,2}|100)?$","u");function oe(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),t++}if(i.libraryAttribute===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),t++}if(i.score===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:n,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:n+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),t++}if(r.columnsisedName===void 0){const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName===void 0){
const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={
instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!hs.test(s)){const u={instancePath:n+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:n+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:n+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),t++}if(r.name===void 0){const s={instancePath:n+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="id"||s==="name")){const u={instancePath:n+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!T.test(s)){const u={instancePath:n+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:n+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
t++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!ys.test(r)){const s={instancePath:n+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return oe.errors=e,t===0}oe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ue(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ue.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)oe(r[u],{instancePath:n+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||
(e=e===null?oe.errors:e.concat(oe.errors),t=e.length)}else{const s={instancePath:n+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ue.errors=e,t===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Ke.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),ue(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?ue.errors:e.concat(ue.errors),
t=e.length),Ke.errors=e,t===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=We;function We(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="job"){const s={instancePath:n,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),t++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:n+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return We.errors=e,t===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gs=er,kr={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function le(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=le.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:n,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),t++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const c={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[c]:e.push(c),t++}if(u.value===void 0){const c={instancePath:n+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[c]:e.push(
c),t++}for(const c in u)if(!(c==="name"||c==="value")){const p={instancePath:n+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:c},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),t++}if(u.name!==void 0){let c=u.name;
if(typeof c!="string"){const p={instancePath:n+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(!(c==="Sum"||c==="Average"||c==="Maximum"||c==="Minimum"||c==="Count")){const p={instancePath:n+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:kr.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}if(u.value!==void 0){let c=u.value;if(typeof c!="string"){const p={instancePath:n+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}
if(!(c==="0"||c==="1"||c==="2"||c==="3"||c==="4")){const p={instancePath:n+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:kr.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),t++}}}else{const c={instancePath:n+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[c]:e.push(c),t++}}}else{const r={
instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return le.errors=e,t===0}le.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function er(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;
const l=er.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),le(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,
dynamicAnchors:y})||(e=e===null?le.errors:e.concat(le.errors),t=e.length),er.errors=e,t===0}er.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var bs=rr;function G(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=G.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}
for(const m in i)if(m!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}
const f=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[m]:e.push(
m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m==
"string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){
const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,
u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);
var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return G.errors=e,l.props=p,t===0}G.evaluated={dynamicProps:!0,
dynamicItems:!1};function rr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=rr.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!G(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y}))e=e===null?
G.errors:e.concat(G.errors),t=e.length;else var r=G.evaluated.props;return rr.errors=e,l.props=r,t===0}rr.evaluated={dynamicProps:!0,dynamicItems:!1};var Rs=sr;
function H(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=H.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.
push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<
1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=c===
t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.file===void 0){
const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.
job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:
e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return H.errors=e,
l.props=p,t===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function sr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!H(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y}))e=e===null?H.errors:e.concat(H.errors),t=e.length;else var r=H.evaluated.props;return sr.errors=e,l.props=r,t===0}sr.evaluated={dynamicProps:!0,
dynamicItems:!1};var qr=ar,yr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},vs={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},tr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Ps=Object.prototype.hasOwnProperty,ws={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},
passing:{type:"integer",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function me(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),t++}if(i.passing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:n+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:ws.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),t++}if(typeof r=="string"&&P(r)>1001){const s={instancePath:n+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),t++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={
instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:n+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),t++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:tr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),t++}if(typeof s=="string"&&P(s)>1001){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),t++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:tr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&P(s)>1001){const u={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return me.errors=e,t===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function de(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),t++}if(i.values===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),t++}if(i.because===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:n+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),t++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(
c)){if(c.columnisedName===void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:n+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[p]:e.push(p),t++}if(c.value===void 0){const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||
p==="humanisedName"||p==="value")){const f={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;
if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[f]:e.push(f),t++}}if(c.humanisedName!==void 0){let p=c.humanisedName;if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(c.value!==void 0){let p=c.value;if(typeof p!=
"string"&&p!==null){const f={instancePath:n+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:Cs.
properties.value.type},message:"must be string,null"};e===null?e=[f]:e.push(f),t++}if(typeof p=="string"&&P(p)>1001){const f={instancePath:n+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[f]:e.push(f),t++}}}else{const p={instancePath:n+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),t++}if(r.explanation===void 0){const s={instancePath:n+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),t++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),t++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:n+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return de.errors=e,t===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pe(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=pe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:n,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),t++}if(i.passing===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),t++}if(i.failing===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),t++}if(i.fraction===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),t++}if(i.leftOut===void 0){const r={instancePath:n,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),t++}if(i.errors===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),t++}if(i.failingRows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),t++}if(i.warnings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!Ps.call(yr.properties,
r)){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),t++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:n+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:n+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:yr.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:yr.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:n+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),t++}if(r<
0||isNaN(r)){const s={instancePath:n+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),t++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:n+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),t++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),t++}const s=r.
length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.part===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[p]:e.push(p),t++}
if(c.count===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[p]:e.push(p),t++}if(c.row===void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[p]:e.push(p),t++}if(c.message===
void 0){const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="part"||p==="count"||p==="row"||p==="message")){const f={instancePath:n+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT ha\
ve additional properties"};e===null?e=[f]:e.push(f),t++}if(c.part!==void 0){let p=c.part;if(typeof p!="string"){const f={instancePath:n+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}if(!(p==="exp\
ression"||p==="filter"||p==="group"||p==="aggregate")){const f={instancePath:n+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:vs.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),t++}}if(c.count!==
void 0){let p=c.count;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){const f={instancePath:n+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[f]:e.push(f),t++}if(typeof p=="number"&&isFinite(
p)&&(p<1||isNaN(p))){const f={instancePath:n+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),t++}}if(c.row!==void 0){let p=c.row;if(!(typeof p=="number"&&!(p%1)&&!isNaN(p)&&isFinite(
p))){const f={instancePath:n+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[f]:e.push(f),t++}if(typeof p=="number"&&isFinite(p)&&(p<1||isNaN(p))){const f={instancePath:n+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[f]:e.push(f),t++}}if(c.
message!==void 0){let p=c.message;if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={
instancePath:n+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[f]:e.push(f),t++}}}else{const p={instancePath:n+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),t++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:n+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),t++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:n+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<s;u++)me(r[u],{instancePath:n+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||
(e=e===null?me.errors:e.concat(me.errors),t=e.length)}else{const s={instancePath:n+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),t++}if(r.failing===void 0){const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),t++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),t++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:tr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&P(s)>1001){const u={
instancePath:n+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),t++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:n+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:tr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),t++}if(typeof s=="string"&&P(s)>1001){const u={instancePath:n+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),t++}}}else{const s={instancePath:n+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),t++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:n+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),t++}
const s=r.length;for(let u=0;u<s;u++)de(r[u],{instancePath:n+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:g,dynamicAnchors:y})||(e=e===null?de.errors:
e.concat(de.errors),t=e.length)}else{const s={instancePath:n+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),t++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:n+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),t++}const s=r.length;for(let u=0;u<
s;u++){let c=r[u];if(typeof c=="string"){if(P(c)<1){const p={instancePath:n+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return pe.errors=e,t===0}pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function V(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=V.
evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have requi\
red property 'url'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(m!=="url"){const d={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/additionalPropert\
ies",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(d),t++}if(i.url!==void 0){
let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/url",schemaPath:"contrac\
t#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),
t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[d]:e.push(d),t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must \
be object"};e===null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;pe(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||
(e=e===null?pe.errors:e.concat(pe.errors),t=e.length);var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[C]:e.push(C),t++}if(i.file===void 0){const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[C]:e.push(C),t++}for(const C in i)if(!(C==="job"||
C==="file")){const E={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:C},
message:"must NOT have additional properties"};e===null?e=[E]:e.push(E),t++}if(i.job!==void 0){let C=i.job;if(typeof C=="string"){if(P(C)<1){const E={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[E]:e.push(E),t++}if(!q.test(C)){const E={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[E]:e.push(E),t++}}else{const E={instancePath:n+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),t++}}if(i.file!==void 0){let C=i.
file;if(typeof C=="string"){if(P(C)<1){const E={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[E]:e.push(E),t++}if(!q.test(C)){const E={instancePath:n+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[E]:e.
push(E),t++}}else{const E={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[E]:e.push(E),t++}}}else{const C={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[C]:e.push(C),t++}var w=m===t;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,p!==!0&&(p=!0));const C=t;A(i,{instancePath:n,parentData:b,
parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?A.errors:e.concat(A.errors),t=e.length);var w=C===t;w&&s?(s=!1,u=[u,3]):w&&(s=!0,u=3,p!==!0&&(p=
!0))}}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match e\
xactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return V.errors=e,l.props=p,t===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function ar(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!V(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y}))e=e===null?V.errors:e.concat(V.errors),t=e.length;else var r=V.
evaluated.props;return ar.errors=e,l.props=r,t===0}ar.evaluated={dynamicProps:!0,dynamicItems:!1};var ks=ir,Er={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function ir(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,
dynamicAnchors:y={}}={}){let e=null,t=0;const l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),t++}if(i.DELETE===void 0){const r={instancePath:n,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),t++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Er.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="0"||r==="1")){const s={instancePath:n+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Er.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),t++}}}else{const r={instancePath:n,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),t++}return ir.errors=e,t===0}ir.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qs=nr;function J(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=J.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;
const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"\
required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[m]:e.push(m),t++}if(i.connectionId===void 0){const m={instancePath:n,
schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"must have required property 'con\
nectionId'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="url"||m==="connectionId")){const d={instancePath:n,schemaPath:"contract#/$defs/LoaderConnec\
tionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.push(
d),t++}if(i.url!==void 0){let m=i.url;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/propert\
ies/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+
"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri\
-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.connectionId!==void 0){let m=i.connectionId;if(typeof m=="string"){if(!T.
test(m)){const d={instancePath:n+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/connectionId",schemaPath:"contract#/$\
defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),
t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),t++}if(i.
file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[d]:e.
push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}}else{const m={
instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),t++}var w=f===
t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==!0&&(p=!0));const m=t;A(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?
A.errors:e.concat(A.errors),t=e.length);var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,p!==!0&&(p=!0))}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return J.errors=e,
l.props=p,t===0}J.evaluated={dynamicProps:!0,dynamicItems:!1};function nr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!J(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y}))e=e===null?J.errors:e.concat(J.errors),t=e.length;else var r=J.evaluated.props;return nr.errors=e,l.props=r,t===0}nr.evaluated={dynamicProps:!0,
dynamicItems:!1};var Es=or;function or(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=or.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:n,schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?
e=[r]:e.push(r),t++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.url!==
void 0){let r=i.url;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}if(!q.test(r)){const s={instancePath:n+
"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match for\
mat "uri-reference"'};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.message!==void 0){let r=i.message;if(typeof r=="string"){
if(P(r)<1){const s={instancePath:n+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/message",schemaPath:"contract#/$defs/Load\
erConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}}else{const r={
instancePath:n,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),t++}return or.errors=e,t===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var As=ur,Ls={type:"string",enum:["","cp1252","ascii","big5","cp125\
0","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864",
"cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identit\
y","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10",
"iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDing\
bats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8"]};function ce(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(r!=="encodings"){
const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional prope\
rties"};e===null?e=[s]:e.push(s),t++}if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(typeof c!=
"string"){const p={instancePath:n+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[p]:e.push(p),t++}if(!(c===""||c==="cp1252"||c==="ascii"||c==="big5"||c==="cp1250"||c==="cp1251"||c==="cp1253"||c==="cp1254"||c==="cp1255"||c==="cp1256"||
c==="cp1257"||c==="cp1258"||c==="cp437"||c==="cp737"||c==="cp775"||c==="cp850"||c==="cp852"||c==="cp855"||c==="cp857"||c==="cp860"||c==="cp861"||c==="cp862"||c===
"cp863"||c==="cp864"||c==="cp865"||c==="cp866"||c==="cp869"||c==="cp874"||c==="cp932"||c==="cp936"||c==="cp949"||c==="cp950"||c==="dingbats"||c==="ebcdic"||c===
"euc-cn"||c==="euc-jp"||c==="euc-kr"||c==="gb12345"||c==="gb1988"||c==="gb2312"||c==="gb2312-raw"||c==="identity"||c==="iso2022"||c==="iso2022-jp"||c==="iso2022\
-kr"||c==="iso8859-1"||c==="iso8859-2"||c==="iso8859-3"||c==="iso8859-4"||c==="iso8859-5"||c==="iso8859-6"||c==="iso8859-7"||c==="iso8859-8"||c==="iso8859-9"||c===
"iso8859-10"||c==="iso8859-13"||c==="iso8859-14"||c==="iso8859-15"||c==="iso8859-16"||c==="jis0201"||c==="jis0208"||c==="jis0212"||c==="koi8-r"||c==="koi8-u"||c===
"ksc5601"||c==="macCentEuro"||c==="macCroatian"||c==="macCyrillic"||c==="macDingbats"||c==="macGreek"||c==="macIceland"||c==="macJapan"||c==="macRoman"||c==="ma\
cRomania"||c==="macThai"||c==="macTurkish"||c==="macUkraine"||c==="shiftjis"||c==="symbol"||c==="tis-620"||c==="unicode"||c==="utf-8")){const p={instancePath:n+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:Ls.enum},message:"must be equal to one of the allowed values"};e===
null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),t++}return ce.errors=e,t===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ur(i,{instancePath:n="",parentData:b,parentDataProperty:R,
rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ur.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ce(i,{instancePath:n,
parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?ce.errors:e.concat(ce.errors),t=e.length),ur.errors=e,t===0}ur.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ns=lr,fr={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,
properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",enum:["DATA_DIRECTORY",
"DATA_EXTENSIONS","SCHEMA_DIRECTORY","SCHEMA_EXTENSIONS"]},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list"]},PARAM_REQD:{
type:"string",enum:["Y","N"]}}},Ms={type:"string",enum:["delimited"]};function he(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=he.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){
const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:
e.push(r),t++}if(i.SEQUENCE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have \
required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),t++}if(i.PARAM_NAME===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),t++}if(i.PARAM_DISP===void 0){const r={instancePath:n,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),t++}
if(i.PARAM_TYPE===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required p\
roperty 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),t++}if(i.PARAM_REQD===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||
r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.TYPE!==void 0){let r=i.TYPE;if(typeof r!="string"){const s={instancePath:n+"/TY\
PE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(r!=="\
delimited"){const s={instancePath:n+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:Ms.enum},message:"must b\
e equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:n+
"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?
e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r!="string"){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/prop\
erties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}if(!(r==="DATA_DIRECTORY"||r==="DATA_EXTENS\
IONS"||r==="SCHEMA_DIRECTORY"||r==="SCHEMA_EXTENSIONS")){const s={instancePath:n+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/enum",keyword:"enum",params:{
allowedValues:fr.properties.PARAM_NAME.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_DISP!==void 0){let r=i.
PARAM_DISP;if(typeof r=="string"){if(P(r)<1){const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),t++}}else{const s={instancePath:n+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="str\
ing"){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),t++}if(!(r==="directory"||r==="list")){const s={instancePath:n+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:fr.
properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!=
"string"){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),t++}if(!(r==="Y"||r==="N")){const s={instancePath:n+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:fr.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return he.errors=e,t===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ye(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ye.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)he(i[s],{instancePath:n+"/"+s,parentData:i,parentDataProperty:s,
rootData:g,dynamicAnchors:y})||(e=e===null?he.errors:e.concat(he.errors),t=e.length)}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),t++}return ye.errors=e,t===0}ye.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function lr(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=lr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),ye(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?ye.errors:e.concat(ye.errors),t=e.length),lr.
errors=e,t===0}lr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ar=mr,Lr={type:["string","array"],maxItems:2,items:{type:"string"}};function fe(i,{instancePath:n="",
parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r===
"dataRow"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"mu\
st NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let c=r[u];if(typeof c!="string"&&!Array.isArray(c)){const p={instancePath:n+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Lr.
type},message:"must be string,array"};e===null?e=[p]:e.push(p),t++}if(Array.isArray(c)){if(c.length>2){const f={instancePath:n+"/dataRow/"+u,schemaPath:"contrac\
t#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[f]:e.push(f),t++}const p=c.length;for(let f=0;f<
p;f++)if(typeof c[f]!="string"){const w={instancePath:n+"/dataRow/"+u+"/"+f,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[w]:e.push(w),t++}}}}else{const s={instancePath:n+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}if(i.metadata!==void 0){let r=i.metadata;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.
url===void 0){const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMetadata/required",keyword:"required",params:{missingProperty:"url"},message:"m\
ust have required property 'url'"};e===null?e=[s]:e.push(s),t++}for(const s in r)if(s!=="url"){const u={instancePath:n+"/metadata",schemaPath:"contract#/$defs/R\
owMetadata/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(
u),t++}if(r.url!==void 0){let s=r.url;if(typeof s=="string"){if(P(s)<1){const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properti\
es/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),t++}if(!q.test(s)){const u={instancePath:n+
"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-\
reference"'};e===null?e=[u]:e.push(u),t++}}else{const u={instancePath:n+"/metadata/url",schemaPath:"contract#/$defs/RowMetadata/properties/url/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),t++}}}else{const s={instancePath:n+"/metadata",schemaPath:"contract#/$defs/RowMeta\
data/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),t++}}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return fe.errors=e,t===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ge(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=ge.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.
isArray(s)){const u={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Lr.type},
message:"must be string,array"};e===null?e=[u]:e.push(u),t++}if(Array.isArray(s)){if(s.length>2){const c={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,
"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[c]:e.push(c),t++}
const u=s.length;for(let c=0;c<u;c++)if(typeof s[c]!="string"){const p={instancePath:n+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"contract#/\
$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}}if(i["@url"]!==void 0&&typeof i["@url"]!=
"string"){const r={instancePath:n+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),t++}}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return ge.
errors=e,t===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function j(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=j.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(Array.isArray(i)){if(i.
length<1){const d={instancePath:n,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:
e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)fe(i[d],{instancePath:n+"/"+d,parentData:i,parentDataProperty:d,rootData:g,dynamicAnchors:y})||(e=e===null?fe.
errors:e.concat(fe.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;if(Array.isArray(i)){if(i.length<1){const d={instancePath:n,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[d]:e.push(d),t++}const m=i.length;for(let d=0;d<m;d++)ge(i[d],{instancePath:n+
"/"+d,parentData:i,parentDataProperty:d,rootData:g,dynamicAnchors:y})||(e=e===null?ge.errors:e.concat(ge.errors),t=e.length)}else{const m={instancePath:n,schemaPath:"\
#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),t++}var w=f===t;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,p!==
!0&&(p=!0));const m=t;if(typeof i=="string"){if(P(i)>0){const C={instancePath:n,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"m\
ust NOT have more than 0 characters"};e===null?e=[C]:e.push(C),t++}}else{const C={instancePath:n,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[C]:e.push(C),t++}var w=m===t;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return j.errors=e,
l.items=p,t===0}j.evaluated={dynamicProps:!1,dynamicItems:!0};function be(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===
void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===
null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must ha\
ve required property 'rows'"};e===null?e=[r]:e.push(r),t++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:n,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),t++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&
!Array.isArray(c)){if(c.columnisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:n+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[p]:e.push(p),t++}if(c.description===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="colum\
nisedName"||p==="humanisedName"||p==="description")){const f={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(c.columnisedName!==void 0){let p=c.
columnisedName;if(typeof p=="string"){if(P(p)<1){const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),t++}}if(c.humanisedName!==void 0&&typeof c.humanisedName!="string"){const p={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==
void 0&&typeof c.description!="string"){const p={instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(j(i.rows,{instancePath:n+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:g,dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),i.metadata!==void 0&&(N(i.metadata,
{instancePath:n+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:g,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{
const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return be.errors=e,t===
0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function mr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=mr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),be(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y})||(e=e===null?be.errors:e.concat(be.errors),t=e.length),mr.errors=e,t===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Fs=dr;
function Re(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=Re.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:n,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),t++}if(i.rows===void 0){const r={
instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),
t++}if(i.metadata===void 0){const r={instancePath:n,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required p\
roperty 'metadata'"};e===null?e=[r]:e.push(r),t++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:n,schemaPath:"#/additi\
onalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),t++}if(i.columns!==
void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let c=r[u];if(c&&typeof c=="object"&&!Array.isArray(c)){if(c.columnisedName===
void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),t++}if(c.humanisedName===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),t++}if(c.description===void 0){const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),t++}for(const p in c)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const f={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),t++}if(c.columnisedName!==void 0){let p=c.columnisedName;if(typeof p=="string"){if(P(p)<
1){const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),t++}}else{const f={instancePath:n+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),t++}}if(c.humanisedName!==
void 0&&typeof c.humanisedName!="string"){const p={instancePath:n+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),t++}if(c.description!==void 0&&typeof c.description!="string"){const p={
instancePath:n+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),t++}}else{const p={instancePath:n+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),t++}}}else{const s={instancePath:n+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),t++}}i.rows!==void 0&&(j(i.rows,{instancePath:n+"/rows",parentData:i,parentDataProperty:"rows",rootData:g,
dynamicAnchors:y})||(e=e===null?j.errors:e.concat(j.errors),t=e.length)),i.metadata!==void 0&&(N(i.metadata,{instancePath:n+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:g,dynamicAnchors:y})||(e=e===null?N.errors:e.concat(N.errors),t=e.length))}else{const r={instancePath:n,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),t++}return Re.errors=e,t===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(i,{
instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=U.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=t;let s=!1,u=null;const c=t;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const m={instancePath:n,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[m]:e.push(m),
t++}if(i.file===void 0){const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"\
must have required property 'file'"};e===null?e=[m]:e.push(m),t++}for(const m in i)if(!(m==="job"||m==="file")){const d={instancePath:n,schemaPath:"contract#/$d\
efs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=
[d]:e.push(d),t++}if(i.job!==void 0){let m=i.job;if(typeof m=="string"){if(P(m)<1){const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/pr\
operties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={
instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match fo\
rmat "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),t++}}if(i.file!==void 0){let m=i.file;if(typeof m=="string"){if(P(m)<1){const d={
instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[d]:e.push(d),t++}if(!q.test(m)){const d={instancePath:n+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/form\
at",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[d]:e.push(d),t++}}else{const d={instancePath:n+"/f\
ile",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[d]:e.push(d),
t++}}}else{const m={instancePath:n,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[m]:e.push(m),t++}var w=c===t;if(w){s=!0,u=0;var p=!0}const f=t;Re(i,{instancePath:n,parentData:b,parentDataProperty:R,rootData:g,dynamicAnchors:y})||(e=e===null?
Re.errors:e.concat(Re.errors),t=e.length);var w=f===t;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,p!==!0&&(p=!0)),s)t=r,e!==null&&(r?e.length=r:e=null);else{const m={instancePath:n,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[m]:e.push(m),t++}return U.errors=e,
l.props=p,t===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function dr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){
let e=null,t=0;const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!U(i,{instancePath:n,parentData:b,parentDataProperty:R,
rootData:g,dynamicAnchors:y}))e=e===null?U.errors:e.concat(U.errors),t=e.length;else var r=U.evaluated.props;return dr.errors=e,l.props=r,t===0}dr.evaluated={dynamicProps:!0,
dynamicItems:!1};var xs=pr;function pr(i,{instancePath:n="",parentData:b,parentDataProperty:R,rootData:g=i,dynamicAnchors:y={}}={}){let e=null,t=0;const l=pr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:n,schemaPath:"contract#/$defs/JobEvents/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),t++}return pr.errors=e,t===0}pr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ts={
"getOpenApiDocument ok":xr,"getOpenApiDocument ok headers":o,"getOpenApiDocument badRequest":a,"getOpenApiDocument badRequest headers":o,"getOpenApiDocument not\
Acceptable":a,"getOpenApiDocument notAcceptable headers":o,"getOpenApiDocument tooManyRequests":a,"getOpenApiDocument tooManyRequests headers":h,"getOpenApiDocu\
ment internalError":a,"getOpenApiDocument internalError headers":o,"changePassword noContent headers":o,"changePassword badRequest":a,"changePassword badRequest\
 headers":o,"changePassword unauthorized":a,"changePassword unauthorized headers":v,"changePassword contentTooLarge":a,"changePassword contentTooLarge headers":o,
"changePassword unsupportedMediaType":a,"changePassword unsupportedMediaType headers":o,"changePassword tooManyRequests":a,"changePassword tooManyRequests heade\
rs":h,"changePassword internalError":a,"changePassword internalError headers":o,"changePassword unavailable":a,"changePassword unavailable headers":h,"listRepos\
itories ok":k,"listRepositories ok headers":o,"listRepositories badRequest":a,"listRepositories badRequest headers":o,"listRepositories notFound":a,"listReposit\
ories notFound headers":o,"listRepositories notAcceptable":a,"listRepositories notAcceptable headers":o,"listRepositories tooManyRequests":a,"listRepositories t\
ooManyRequests headers":h,"listRepositories internalError":a,"listRepositories internalError headers":o,"listRepositories unavailable":a,"listRepositories unava\
ilable headers":h,"createRepository created":M,"createRepository created headers":Br,"createRepository badRequest":a,"createRepository badRequest headers":o,"cr\
eateRepository unauthorized":a,"createRepository unauthorized headers":v,"createRepository forbidden":a,"createRepository forbidden headers":o,"createRepository\
 notAcceptable":a,"createRepository notAcceptable headers":o,"createRepository conflict":a,"createRepository conflict headers":o,"createRepository contentTooLar\
ge":a,"createRepository contentTooLarge headers":o,"createRepository unsupportedMediaType":a,"createRepository unsupportedMediaType headers":o,"createRepository\
 tooManyRequests":a,"createRepository tooManyRequests headers":h,"createRepository internalError":a,"createRepository internalError headers":o,"createRepository\
 unavailable":a,"createRepository unavailable headers":h,"getRepository ok":k,"getRepository ok headers":o,"getRepository badRequest":a,"getRepository badReques\
t headers":o,"getRepository unauthorized":a,"getRepository unauthorized headers":v,"getRepository forbidden":a,"getRepository forbidden headers":o,"getRepositor\
y notFound":a,"getRepository notFound headers":o,"getRepository notAcceptable":a,"getRepository notAcceptable headers":o,"getRepository tooManyRequests":a,"getR\
epository tooManyRequests headers":h,"getRepository internalError":a,"getRepository internalError headers":o,"getRepository unavailable":a,"getRepository unavai\
lable headers":h,"deleteRepository noContent headers":o,"deleteRepository badRequest":a,"deleteRepository badRequest headers":o,"deleteRepository unauthorized":a,
"deleteRepository unauthorized headers":v,"deleteRepository forbidden":a,"deleteRepository forbidden headers":o,"deleteRepository notFound":a,"deleteRepository \
notFound headers":o,"deleteRepository tooManyRequests":a,"deleteRepository tooManyRequests headers":h,"deleteRepository internalError":a,"deleteRepository inter\
nalError headers":o,"deleteRepository unavailable":a,"deleteRepository unavailable headers":h,"login ok":Ir,"login ok headers":o,"login badRequest":a,"login bad\
Request headers":o,"login forbidden":a,"login forbidden headers":o,"login notFound":a,"login notFound headers":o,"login notAcceptable":a,"login notAcceptable he\
aders":o,"login tooManyRequests":a,"login tooManyRequests headers":h,"login internalError":a,"login internalError headers":o,"login unavailable":a,"login unavai\
lable headers":h,"uploadFile ok":_r,"uploadFile ok headers":o,"uploadFile badRequest":a,"uploadFile badRequest headers":o,"uploadFile unauthorized":a,"uploadFil\
e unauthorized headers":v,"uploadFile forbidden":a,"uploadFile forbidden headers":o,"uploadFile notFound":a,"uploadFile notFound headers":o,"uploadFile notAccep\
table":a,"uploadFile notAcceptable headers":o,"uploadFile contentTooLarge":a,"uploadFile contentTooLarge headers":o,"uploadFile unsupportedMediaType":a,"uploadF\
ile unsupportedMediaType headers":o,"uploadFile tooManyRequests":a,"uploadFile tooManyRequests headers":h,"uploadFile internalError":a,"uploadFile internalError\
 headers":o,"uploadFile unavailable":a,"uploadFile unavailable headers":h,"listFiles ok":k,"listFiles ok headers":o,"listFiles badRequest":a,"listFiles badReque\
st headers":o,"listFiles unauthorized":a,"listFiles unauthorized headers":v,"listFiles forbidden":a,"listFiles forbidden headers":o,"listFiles notFound":a,"list\
Files notFound headers":o,"listFiles notAcceptable":a,"listFiles notAcceptable headers":o,"listFiles tooManyRequests":a,"listFiles tooManyRequests headers":h,"l\
istFiles internalError":a,"listFiles internalError headers":o,"listFiles unavailable":a,"listFiles unavailable headers":h,"deleteFile noContent headers":o,"dele\
teFile badRequest":a,"deleteFile badRequest headers":o,"deleteFile unauthorized":a,"deleteFile unauthorized headers":v,"deleteFile forbidden":a,"deleteFile forb\
idden headers":o,"deleteFile notFound":a,"deleteFile notFound headers":o,"deleteFile conflict":a,"deleteFile conflict headers":o,"deleteFile tooManyRequests":a,
"deleteFile tooManyRequests headers":h,"deleteFile internalError":a,"deleteFile internalError headers":o,"deleteFile unavailable":a,"deleteFile unavailable head\
ers":h,"downloadExport ok":gr,"downloadExport ok headers":Sr,"downloadExport partialContent":gr,"downloadExport partialContent headers":Gr,"downloadExport notMo\
dified headers":Vr,"downloadExport badRequest":a,"downloadExport badRequest headers":o,"downloadExport unauthorized":a,"downloadExport unauthorized headers":v,"\
downloadExport forbidden":a,"downloadExport forbidden headers":o,"downloadExport notFound":a,"downloadExport notFound headers":o,"downloadExport conflict":a,"do\
wnloadExport conflict headers":o,"downloadExport rangeNotSatisfiable":a,"downloadExport rangeNotSatisfiable headers":Ur,"downloadExport tooManyRequests":a,"down\
loadExport tooManyRequests headers":h,"downloadExport internalError":a,"downloadExport internalError headers":o,"downloadExport unavailable":a,"downloadExport u\
navailable headers":h,"listEntities ok":k,"listEntities ok headers":o,"listEntities badRequest":a,"listEntities badRequest headers":o,"listEntities unauthorized":a,
"listEntities unauthorized headers":v,"listEntities forbidden":a,"listEntities forbidden headers":o,"listEntities notFound":a,"listEntities notFound headers":o,
"listEntities notAcceptable":a,"listEntities notAcceptable headers":o,"listEntities tooManyRequests":a,"listEntities tooManyRequests headers":h,"listEntities in\
ternalError":a,"listEntities internalError headers":o,"listEntities unavailable":a,"listEntities unavailable headers":h,"runEntitiesCommand ok":Qr,"runEntitiesC\
ommand ok headers":o,"runEntitiesCommand noContent headers":o,"runEntitiesCommand badRequest":a,"runEntitiesCommand badRequest headers":o,"runEntitiesCommand un\
authorized":a,"runEntitiesCommand unauthorized headers":v,"runEntitiesCommand forbidden":a,"runEntitiesCommand forbidden headers":o,"runEntitiesCommand notFound":a,
"runEntitiesCommand notFound headers":o,"runEntitiesCommand notAcceptable":a,"runEntitiesCommand notAcceptable headers":o,"runEntitiesCommand conflict":a,"runEn\
titiesCommand conflict headers":o,"runEntitiesCommand contentTooLarge":a,"runEntitiesCommand contentTooLarge headers":o,"runEntitiesCommand unsupportedMediaType":a,
"runEntitiesCommand unsupportedMediaType headers":o,"runEntitiesCommand tooManyRequests":a,"runEntitiesCommand tooManyRequests headers":h,"runEntitiesCommand in\
ternalError":a,"runEntitiesCommand internalError headers":o,"runEntitiesCommand unavailable":a,"runEntitiesCommand unavailable headers":h,"runExpressionsCommand\
 ok":Zr,"runExpressionsCommand ok headers":o,"runExpressionsCommand badRequest":a,"runExpressionsCommand badRequest headers":o,"runExpressionsCommand unauthoriz\
ed":a,"runExpressionsCommand unauthorized headers":v,"runExpressionsCommand forbidden":a,"runExpressionsCommand forbidden headers":o,"runExpressionsCommand notF\
ound":a,"runExpressionsCommand notFound headers":o,"runExpressionsCommand notAcceptable":a,"runExpressionsCommand notAcceptable headers":o,"runExpressionsComman\
d conflict":a,"runExpressionsCommand conflict headers":o,"runExpressionsCommand contentTooLarge":a,"runExpressionsCommand contentTooLarge headers":o,"runExpress\
ionsCommand unsupportedMediaType":a,"runExpressionsCommand unsupportedMediaType headers":o,"runExpressionsCommand tooManyRequests":a,"runExpressionsCommand tooM\
anyRequests headers":h,"runExpressionsCommand internalError":a,"runExpressionsCommand internalError headers":o,"runExpressionsCommand unavailable":a,"runExpress\
ionsCommand unavailable headers":h,"countEntities ok":ve,"countEntities ok headers":o,"countEntities badRequest":a,"countEntities badRequest headers":o,"countEn\
tities unauthorized":a,"countEntities unauthorized headers":v,"countEntities forbidden":a,"countEntities forbidden headers":o,"countEntities notFound":a,"countE\
ntities notFound headers":o,"countEntities notAcceptable":a,"countEntities notAcceptable headers":o,"countEntities tooManyRequests":a,"countEntities tooManyRequ\
ests headers":h,"countEntities internalError":a,"countEntities internalError headers":o,"countEntities unavailable":a,"countEntities unavailable headers":h,"get\
Entity ok":k,"getEntity ok headers":o,"getEntity badRequest":a,"getEntity badRequest headers":o,"getEntity unauthorized":a,"getEntity unauthorized headers":v,"g\
etEntity forbidden":a,"getEntity forbidden headers":o,"getEntity notFound":a,"getEntity notFound headers":o,"getEntity notAcceptable":a,"getEntity notAcceptable\
 headers":o,"getEntity tooManyRequests":a,"getEntity tooManyRequests headers":h,"getEntity internalError":a,"getEntity internalError headers":o,"getEntity unava\
ilable":a,"getEntity unavailable headers":h,"runEntityCommand ok":Xr,"runEntityCommand ok headers":o,"runEntityCommand badRequest":a,"runEntityCommand badReques\
t headers":o,"runEntityCommand unauthorized":a,"runEntityCommand unauthorized headers":v,"runEntityCommand forbidden":a,"runEntityCommand forbidden headers":o,"\
runEntityCommand notFound":a,"runEntityCommand notFound headers":o,"runEntityCommand notAcceptable":a,"runEntityCommand notAcceptable headers":o,"runEntityComma\
nd conflict":a,"runEntityCommand conflict headers":o,"runEntityCommand contentTooLarge":a,"runEntityCommand contentTooLarge headers":o,"runEntityCommand unsuppo\
rtedMediaType":a,"runEntityCommand unsupportedMediaType headers":o,"runEntityCommand tooManyRequests":a,"runEntityCommand tooManyRequests headers":h,"runEntityC\
ommand internalError":a,"runEntityCommand internalError headers":o,"runEntityCommand unavailable":a,"runEntityCommand unavailable headers":h,"deleteEntity noCon\
tent headers":o,"deleteEntity badRequest":a,"deleteEntity badRequest headers":o,"deleteEntity unauthorized":a,"deleteEntity unauthorized headers":v,"deleteEntit\
y forbidden":a,"deleteEntity forbidden headers":o,"deleteEntity notFound":a,"deleteEntity notFound headers":o,"deleteEntity tooManyRequests":a,"deleteEntity too\
ManyRequests headers":h,"deleteEntity internalError":a,"deleteEntity internalError headers":o,"deleteEntity unavailable":a,"deleteEntity unavailable headers":h,
"listRows ok":k,"listRows ok headers":o,"listRows badRequest":a,"listRows badRequest headers":o,"listRows unauthorized":a,"listRows unauthorized headers":v,"lis\
tRows forbidden":a,"listRows forbidden headers":o,"listRows notFound":a,"listRows notFound headers":o,"listRows notAcceptable":a,"listRows notAcceptable headers":o,
"listRows conflict":a,"listRows conflict headers":o,"listRows tooManyRequests":a,"listRows tooManyRequests headers":h,"listRows internalError":a,"listRows inter\
nalError headers":o,"listRows unavailable":a,"listRows unavailable headers":h,"runRowsCommand ok":L,"runRowsCommand ok headers":o,"runRowsCommand badRequest":a,
"runRowsCommand badRequest headers":o,"runRowsCommand unauthorized":a,"runRowsCommand unauthorized headers":v,"runRowsCommand forbidden":a,"runRowsCommand forbi\
dden headers":o,"runRowsCommand notFound":a,"runRowsCommand notFound headers":o,"runRowsCommand notAcceptable":a,"runRowsCommand notAcceptable headers":o,"runRo\
wsCommand conflict":a,"runRowsCommand conflict headers":o,"runRowsCommand contentTooLarge":a,"runRowsCommand contentTooLarge headers":o,"runRowsCommand unsuppor\
tedMediaType":a,"runRowsCommand unsupportedMediaType headers":o,"runRowsCommand tooManyRequests":a,"runRowsCommand tooManyRequests headers":h,"runRowsCommand in\
ternalError":a,"runRowsCommand internalError headers":o,"runRowsCommand unavailable":a,"runRowsCommand unavailable headers":h,"listRejectedRows ok":k,"listRejec\
tedRows ok headers":o,"listRejectedRows badRequest":a,"listRejectedRows badRequest headers":o,"listRejectedRows unauthorized":a,"listRejectedRows unauthorized h\
eaders":v,"listRejectedRows forbidden":a,"listRejectedRows forbidden headers":o,"listRejectedRows notFound":a,"listRejectedRows notFound headers":o,"listRejecte\
dRows notAcceptable":a,"listRejectedRows notAcceptable headers":o,"listRejectedRows tooManyRequests":a,"listRejectedRows tooManyRequests headers":h,"listRejecte\
dRows internalError":a,"listRejectedRows internalError headers":o,"listRejectedRows unavailable":a,"listRejectedRows unavailable headers":h,"getReport ok":Kr,"g\
etReport ok headers":Wr,"getReport badRequest":a,"getReport badRequest headers":o,"getReport unauthorized":a,"getReport unauthorized headers":v,"getReport forbi\
dden":a,"getReport forbidden headers":o,"getReport notFound":a,"getReport notFound headers":o,"getReport notAcceptable":a,"getReport notAcceptable headers":o,"g\
etReport conflict":a,"getReport conflict headers":o,"getReport tooManyRequests":a,"getReport tooManyRequests headers":h,"getReport internalError":a,"getReport i\
nternalError headers":o,"getReport unavailable":a,"getReport unavailable headers":h,"listAttributes ok":k,"listAttributes ok headers":o,"listAttributes badReque\
st":a,"listAttributes badRequest headers":o,"listAttributes unauthorized":a,"listAttributes unauthorized headers":v,"listAttributes forbidden":a,"listAttributes\
 forbidden headers":o,"listAttributes notFound":a,"listAttributes notFound headers":o,"listAttributes notAcceptable":a,"listAttributes notAcceptable headers":o,
"listAttributes tooManyRequests":a,"listAttributes tooManyRequests headers":h,"listAttributes internalError":a,"listAttributes internalError headers":o,"listAtt\
ributes unavailable":a,"listAttributes unavailable headers":h,"runAttributesCommand ok":L,"runAttributesCommand ok headers":o,"runAttributesCommand badRequest":a,
"runAttributesCommand badRequest headers":o,"runAttributesCommand unauthorized":a,"runAttributesCommand unauthorized headers":v,"runAttributesCommand forbidden":a,
"runAttributesCommand forbidden headers":o,"runAttributesCommand notFound":a,"runAttributesCommand notFound headers":o,"runAttributesCommand notAcceptable":a,"r\
unAttributesCommand notAcceptable headers":o,"runAttributesCommand contentTooLarge":a,"runAttributesCommand contentTooLarge headers":o,"runAttributesCommand uns\
upportedMediaType":a,"runAttributesCommand unsupportedMediaType headers":o,"runAttributesCommand tooManyRequests":a,"runAttributesCommand tooManyRequests header\
s":h,"runAttributesCommand internalError":a,"runAttributesCommand internalError headers":o,"runAttributesCommand unavailable":a,"runAttributesCommand unavailabl\
e headers":h,"getAttribute ok":k,"getAttribute ok headers":o,"getAttribute badRequest":a,"getAttribute badRequest headers":o,"getAttribute unauthorized":a,"getA\
ttribute unauthorized headers":v,"getAttribute forbidden":a,"getAttribute forbidden headers":o,"getAttribute notFound":a,"getAttribute notFound headers":o,"getA\
ttribute notAcceptable":a,"getAttribute notAcceptable headers":o,"getAttribute tooManyRequests":a,"getAttribute tooManyRequests headers":h,"getAttribute interna\
lError":a,"getAttribute internalError headers":o,"getAttribute unavailable":a,"getAttribute unavailable headers":h,"listValues ok":k,"listValues ok headers":o,"\
listValues badRequest":a,"listValues badRequest headers":o,"listValues unauthorized":a,"listValues unauthorized headers":v,"listValues forbidden":a,"listValues \
forbidden headers":o,"listValues notFound":a,"listValues notFound headers":o,"listValues notAcceptable":a,"listValues notAcceptable headers":o,"listValues confl\
ict":a,"listValues conflict headers":o,"listValues tooManyRequests":a,"listValues tooManyRequests headers":h,"listValues internalError":a,"listValues internalEr\
ror headers":o,"listValues unavailable":a,"listValues unavailable headers":h,"runValuesCommand ok":L,"runValuesCommand ok headers":o,"runValuesCommand badReques\
t":a,"runValuesCommand badRequest headers":o,"runValuesCommand unauthorized":a,"runValuesCommand unauthorized headers":v,"runValuesCommand forbidden":a,"runValu\
esCommand forbidden headers":o,"runValuesCommand notFound":a,"runValuesCommand notFound headers":o,"runValuesCommand notAcceptable":a,"runValuesCommand notAccep\
table headers":o,"runValuesCommand conflict":a,"runValuesCommand conflict headers":o,"runValuesCommand contentTooLarge":a,"runValuesCommand contentTooLarge head\
ers":o,"runValuesCommand unsupportedMediaType":a,"runValuesCommand unsupportedMediaType headers":o,"runValuesCommand tooManyRequests":a,"runValuesCommand tooMan\
yRequests headers":h,"runValuesCommand internalError":a,"runValuesCommand internalError headers":o,"runValuesCommand unavailable":a,"runValuesCommand unavailabl\
e headers":h,"listMasks ok":k,"listMasks ok headers":o,"listMasks badRequest":a,"listMasks badRequest headers":o,"listMasks unauthorized":a,"listMasks unauthori\
zed headers":v,"listMasks forbidden":a,"listMasks forbidden headers":o,"listMasks notFound":a,"listMasks notFound headers":o,"listMasks notAcceptable":a,"listMa\
sks notAcceptable headers":o,"listMasks conflict":a,"listMasks conflict headers":o,"listMasks tooManyRequests":a,"listMasks tooManyRequests headers":h,"listMask\
s internalError":a,"listMasks internalError headers":o,"listMasks unavailable":a,"listMasks unavailable headers":h,"runMasksCommand ok":L,"runMasksCommand ok he\
aders":o,"runMasksCommand badRequest":a,"runMasksCommand badRequest headers":o,"runMasksCommand unauthorized":a,"runMasksCommand unauthorized headers":v,"runMas\
ksCommand forbidden":a,"runMasksCommand forbidden headers":o,"runMasksCommand notFound":a,"runMasksCommand notFound headers":o,"runMasksCommand notAcceptable":a,
"runMasksCommand notAcceptable headers":o,"runMasksCommand conflict":a,"runMasksCommand conflict headers":o,"runMasksCommand contentTooLarge":a,"runMasksCommand\
 contentTooLarge headers":o,"runMasksCommand unsupportedMediaType":a,"runMasksCommand unsupportedMediaType headers":o,"runMasksCommand tooManyRequests":a,"runMa\
sksCommand tooManyRequests headers":h,"runMasksCommand internalError":a,"runMasksCommand internalError headers":o,"runMasksCommand unavailable":a,"runMasksComma\
nd unavailable headers":h,"listPatterns ok":k,"listPatterns ok headers":o,"listPatterns badRequest":a,"listPatterns badRequest headers":o,"listPatterns unauthor\
ized":a,"listPatterns unauthorized headers":v,"listPatterns forbidden":a,"listPatterns forbidden headers":o,"listPatterns notFound":a,"listPatterns notFound hea\
ders":o,"listPatterns notAcceptable":a,"listPatterns notAcceptable headers":o,"listPatterns conflict":a,"listPatterns conflict headers":o,"listPatterns tooManyR\
equests":a,"listPatterns tooManyRequests headers":h,"listPatterns internalError":a,"listPatterns internalError headers":o,"listPatterns unavailable":a,"listPatt\
erns unavailable headers":h,"runPatternsCommand ok":L,"runPatternsCommand ok headers":o,"runPatternsCommand badRequest":a,"runPatternsCommand badRequest headers":o,
"runPatternsCommand unauthorized":a,"runPatternsCommand unauthorized headers":v,"runPatternsCommand forbidden":a,"runPatternsCommand forbidden headers":o,"runPa\
tternsCommand notFound":a,"runPatternsCommand notFound headers":o,"runPatternsCommand notAcceptable":a,"runPatternsCommand notAcceptable headers":o,"runPatterns\
Command conflict":a,"runPatternsCommand conflict headers":o,"runPatternsCommand contentTooLarge":a,"runPatternsCommand contentTooLarge headers":o,"runPatternsCo\
mmand unsupportedMediaType":a,"runPatternsCommand unsupportedMediaType headers":o,"runPatternsCommand tooManyRequests":a,"runPatternsCommand tooManyRequests hea\
ders":h,"runPatternsCommand internalError":a,"runPatternsCommand internalError headers":o,"runPatternsCommand unavailable":a,"runPatternsCommand unavailable hea\
ders":h,"runSoundexesCommand ok":L,"runSoundexesCommand ok headers":o,"runSoundexesCommand badRequest":a,"runSoundexesCommand badRequest headers":o,"runSoundexe\
sCommand unauthorized":a,"runSoundexesCommand unauthorized headers":v,"runSoundexesCommand forbidden":a,"runSoundexesCommand forbidden headers":o,"runSoundexesC\
ommand notFound":a,"runSoundexesCommand notFound headers":o,"runSoundexesCommand notAcceptable":a,"runSoundexesCommand notAcceptable headers":o,"runSoundexesCom\
mand conflict":a,"runSoundexesCommand conflict headers":o,"runSoundexesCommand contentTooLarge":a,"runSoundexesCommand contentTooLarge headers":o,"runSoundexesC\
ommand unsupportedMediaType":a,"runSoundexesCommand unsupportedMediaType headers":o,"runSoundexesCommand tooManyRequests":a,"runSoundexesCommand tooManyRequests\
 headers":h,"runSoundexesCommand internalError":a,"runSoundexesCommand internalError headers":o,"runSoundexesCommand unavailable":a,"runSoundexesCommand unavail\
able headers":h,"listMetaphones ok":k,"listMetaphones ok headers":o,"listMetaphones badRequest":a,"listMetaphones badRequest headers":o,"listMetaphones unauthor\
ized":a,"listMetaphones unauthorized headers":v,"listMetaphones forbidden":a,"listMetaphones forbidden headers":o,"listMetaphones notFound":a,"listMetaphones no\
tFound headers":o,"listMetaphones notAcceptable":a,"listMetaphones notAcceptable headers":o,"listMetaphones conflict":a,"listMetaphones conflict headers":o,"lis\
tMetaphones tooManyRequests":a,"listMetaphones tooManyRequests headers":h,"listMetaphones internalError":a,"listMetaphones internalError headers":o,"listMetapho\
nes unavailable":a,"listMetaphones unavailable headers":h,"runMetaphonesCommand ok":L,"runMetaphonesCommand ok headers":o,"runMetaphonesCommand badRequest":a,"r\
unMetaphonesCommand badRequest headers":o,"runMetaphonesCommand unauthorized":a,"runMetaphonesCommand unauthorized headers":v,"runMetaphonesCommand forbidden":a,
"runMetaphonesCommand forbidden headers":o,"runMetaphonesCommand notFound":a,"runMetaphonesCommand notFound headers":o,"runMetaphonesCommand notAcceptable":a,"r\
unMetaphonesCommand notAcceptable headers":o,"runMetaphonesCommand conflict":a,"runMetaphonesCommand conflict headers":o,"runMetaphonesCommand contentTooLarge":a,
"runMetaphonesCommand contentTooLarge headers":o,"runMetaphonesCommand unsupportedMediaType":a,"runMetaphonesCommand unsupportedMediaType headers":o,"runMetapho\
nesCommand tooManyRequests":a,"runMetaphonesCommand tooManyRequests headers":h,"runMetaphonesCommand internalError":a,"runMetaphonesCommand internalError header\
s":o,"runMetaphonesCommand unavailable":a,"runMetaphonesCommand unavailable headers":h,"unmaskValue ok":es,"unmaskValue ok headers":o,"unmaskValue badRequest":a,
"unmaskValue badRequest headers":o,"unmaskValue unauthorized":a,"unmaskValue unauthorized headers":v,"unmaskValue forbidden":a,"unmaskValue forbidden headers":o,
"unmaskValue notFound":a,"unmaskValue notFound headers":o,"unmaskValue notAcceptable":a,"unmaskValue notAcceptable headers":o,"unmaskValue contentTooLarge":a,"u\
nmaskValue contentTooLarge headers":o,"unmaskValue unsupportedMediaType":a,"unmaskValue unsupportedMediaType headers":o,"unmaskValue tooManyRequests":a,"unmaskV\
alue tooManyRequests headers":h,"unmaskValue internalError":a,"unmaskValue internalError headers":o,"unmaskValue unavailable":a,"unmaskValue unavailable headers":h,
"listFunctions ok":rs,"listFunctions ok headers":o,"listFunctions badRequest":a,"listFunctions badRequest headers":o,"listFunctions unauthorized":a,"listFunctio\
ns unauthorized headers":v,"listFunctions forbidden":a,"listFunctions forbidden headers":o,"listFunctions notFound":a,"listFunctions notFound headers":o,"listFu\
nctions notAcceptable":a,"listFunctions notAcceptable headers":o,"listFunctions tooManyRequests":a,"listFunctions tooManyRequests headers":h,"listFunctions inte\
rnalError":a,"listFunctions internalError headers":o,"listFunctions unavailable":a,"listFunctions unavailable headers":h,"listPriorities ok":as,"listPriorities \
ok headers":o,"listPriorities badRequest":a,"listPriorities badRequest headers":o,"listPriorities unauthorized":a,"listPriorities unauthorized headers":v,"listP\
riorities forbidden":a,"listPriorities forbidden headers":o,"listPriorities notFound":a,"listPriorities notFound headers":o,"listPriorities notAcceptable":a,"li\
stPriorities notAcceptable headers":o,"listPriorities tooManyRequests":a,"listPriorities tooManyRequests headers":h,"listPriorities internalError":a,"listPriori\
ties internalError headers":o,"listPriorities unavailable":a,"listPriorities unavailable headers":h,"runPrioritiesCommand created":M,"runPrioritiesCommand creat\
ed headers":Cr,"runPrioritiesCommand badRequest":a,"runPrioritiesCommand badRequest headers":o,"runPrioritiesCommand unauthorized":a,"runPrioritiesCommand unaut\
horized headers":v,"runPrioritiesCommand forbidden":a,"runPrioritiesCommand forbidden headers":o,"runPrioritiesCommand notFound":a,"runPrioritiesCommand notFoun\
d headers":o,"runPrioritiesCommand notAcceptable":a,"runPrioritiesCommand notAcceptable headers":o,"runPrioritiesCommand contentTooLarge":a,"runPrioritiesComman\
d contentTooLarge headers":o,"runPrioritiesCommand unsupportedMediaType":a,"runPrioritiesCommand unsupportedMediaType headers":o,"runPrioritiesCommand tooManyRe\
quests":a,"runPrioritiesCommand tooManyRequests headers":h,"runPrioritiesCommand internalError":a,"runPrioritiesCommand internalError headers":o,"runPrioritiesC\
ommand unavailable":a,"runPrioritiesCommand unavailable headers":h,"runPriorityCommand created":M,"runPriorityCommand created headers":Cr,"runPriorityCommand ba\
dRequest":a,"runPriorityCommand badRequest headers":o,"runPriorityCommand unauthorized":a,"runPriorityCommand unauthorized headers":v,"runPriorityCommand forbid\
den":a,"runPriorityCommand forbidden headers":o,"runPriorityCommand notFound":a,"runPriorityCommand notFound headers":o,"runPriorityCommand notAcceptable":a,"ru\
nPriorityCommand notAcceptable headers":o,"runPriorityCommand contentTooLarge":a,"runPriorityCommand contentTooLarge headers":o,"runPriorityCommand unsupportedM\
ediaType":a,"runPriorityCommand unsupportedMediaType headers":o,"runPriorityCommand tooManyRequests":a,"runPriorityCommand tooManyRequests headers":h,"runPriori\
tyCommand internalError":a,"runPriorityCommand internalError headers":o,"runPriorityCommand unavailable":a,"runPriorityCommand unavailable headers":h,"deletePri\
ority noContent headers":o,"deletePriority badRequest":a,"deletePriority badRequest headers":o,"deletePriority unauthorized":a,"deletePriority unauthorized head\
ers":v,"deletePriority forbidden":a,"deletePriority forbidden headers":o,"deletePriority notFound":a,"deletePriority notFound headers":o,"deletePriority tooMany\
Requests":a,"deletePriority tooManyRequests headers":h,"deletePriority internalError":a,"deletePriority internalError headers":o,"deletePriority unavailable":a,
"deletePriority unavailable headers":h,"listLibraryEntities ok":k,"listLibraryEntities ok headers":o,"listLibraryEntities badRequest":a,"listLibraryEntities bad\
Request headers":o,"listLibraryEntities unauthorized":a,"listLibraryEntities unauthorized headers":v,"listLibraryEntities forbidden":a,"listLibraryEntities forb\
idden headers":o,"listLibraryEntities notFound":a,"listLibraryEntities notFound headers":o,"listLibraryEntities notAcceptable":a,"listLibraryEntities notAccepta\
ble headers":o,"listLibraryEntities tooManyRequests":a,"listLibraryEntities tooManyRequests headers":h,"listLibraryEntities internalError":a,"listLibraryEntitie\
s internalError headers":o,"listLibraryEntities unavailable":a,"listLibraryEntities unavailable headers":h,"runLibraryEntitiesCommand ok":ls,"runLibraryEntities\
Command ok headers":o,"runLibraryEntitiesCommand badRequest":a,"runLibraryEntitiesCommand badRequest headers":o,"runLibraryEntitiesCommand unauthorized":a,"runL\
ibraryEntitiesCommand unauthorized headers":v,"runLibraryEntitiesCommand forbidden":a,"runLibraryEntitiesCommand forbidden headers":o,"runLibraryEntitiesCommand\
 notFound":a,"runLibraryEntitiesCommand notFound headers":o,"runLibraryEntitiesCommand notAcceptable":a,"runLibraryEntitiesCommand notAcceptable headers":o,"run\
LibraryEntitiesCommand conflict":a,"runLibraryEntitiesCommand conflict headers":o,"runLibraryEntitiesCommand contentTooLarge":a,"runLibraryEntitiesCommand conte\
ntTooLarge headers":o,"runLibraryEntitiesCommand unsupportedMediaType":a,"runLibraryEntitiesCommand unsupportedMediaType headers":o,"runLibraryEntitiesCommand t\
ooManyRequests":a,"runLibraryEntitiesCommand tooManyRequests headers":h,"runLibraryEntitiesCommand internalError":a,"runLibraryEntitiesCommand internalError hea\
ders":o,"runLibraryEntitiesCommand unavailable":a,"runLibraryEntitiesCommand unavailable headers":h,"countLibraryEntities ok":ve,"countLibraryEntities ok header\
s":o,"countLibraryEntities badRequest":a,"countLibraryEntities badRequest headers":o,"countLibraryEntities unauthorized":a,"countLibraryEntities unauthorized he\
aders":v,"countLibraryEntities forbidden":a,"countLibraryEntities forbidden headers":o,"countLibraryEntities notFound":a,"countLibraryEntities notFound headers":o,
"countLibraryEntities notAcceptable":a,"countLibraryEntities notAcceptable headers":o,"countLibraryEntities tooManyRequests":a,"countLibraryEntities tooManyRequ\
ests headers":h,"countLibraryEntities internalError":a,"countLibraryEntities internalError headers":o,"countLibraryEntities unavailable":a,"countLibraryEntities\
 unavailable headers":h,"getLibraryEntity ok":k,"getLibraryEntity ok headers":o,"getLibraryEntity badRequest":a,"getLibraryEntity badRequest headers":o,"getLibr\
aryEntity unauthorized":a,"getLibraryEntity unauthorized headers":v,"getLibraryEntity forbidden":a,"getLibraryEntity forbidden headers":o,"getLibraryEntity notF\
ound":a,"getLibraryEntity notFound headers":o,"getLibraryEntity notAcceptable":a,"getLibraryEntity notAcceptable headers":o,"getLibraryEntity tooManyRequests":a,
"getLibraryEntity tooManyRequests headers":h,"getLibraryEntity internalError":a,"getLibraryEntity internalError headers":o,"getLibraryEntity unavailable":a,"get\
LibraryEntity unavailable headers":h,"runLibraryEntityCommand ok":M,"runLibraryEntityCommand ok headers":o,"runLibraryEntityCommand badRequest":a,"runLibraryEnt\
ityCommand badRequest headers":o,"runLibraryEntityCommand unauthorized":a,"runLibraryEntityCommand unauthorized headers":v,"runLibraryEntityCommand forbidden":a,
"runLibraryEntityCommand forbidden headers":o,"runLibraryEntityCommand notFound":a,"runLibraryEntityCommand notFound headers":o,"runLibraryEntityCommand notAcce\
ptable":a,"runLibraryEntityCommand notAcceptable headers":o,"runLibraryEntityCommand conflict":a,"runLibraryEntityCommand conflict headers":o,"runLibraryEntityC\
ommand contentTooLarge":a,"runLibraryEntityCommand contentTooLarge headers":o,"runLibraryEntityCommand unsupportedMediaType":a,"runLibraryEntityCommand unsuppor\
tedMediaType headers":o,"runLibraryEntityCommand tooManyRequests":a,"runLibraryEntityCommand tooManyRequests headers":h,"runLibraryEntityCommand internalError":a,
"runLibraryEntityCommand internalError headers":o,"runLibraryEntityCommand unavailable":a,"runLibraryEntityCommand unavailable headers":h,"deleteLibraryEntity n\
oContent headers":o,"deleteLibraryEntity badRequest":a,"deleteLibraryEntity badRequest headers":o,"deleteLibraryEntity unauthorized":a,"deleteLibraryEntity unau\
thorized headers":v,"deleteLibraryEntity forbidden":a,"deleteLibraryEntity forbidden headers":o,"deleteLibraryEntity notFound":a,"deleteLibraryEntity notFound h\
eaders":o,"deleteLibraryEntity tooManyRequests":a,"deleteLibraryEntity tooManyRequests headers":h,"deleteLibraryEntity internalError":a,"deleteLibraryEntity int\
ernalError headers":o,"deleteLibraryEntity unavailable":a,"deleteLibraryEntity unavailable headers":h,"listLibraryAttributes ok":k,"listLibraryAttributes ok hea\
ders":o,"listLibraryAttributes badRequest":a,"listLibraryAttributes badRequest headers":o,"listLibraryAttributes unauthorized":a,"listLibraryAttributes unauthor\
ized headers":v,"listLibraryAttributes forbidden":a,"listLibraryAttributes forbidden headers":o,"listLibraryAttributes notFound":a,"listLibraryAttributes notFou\
nd headers":o,"listLibraryAttributes notAcceptable":a,"listLibraryAttributes notAcceptable headers":o,"listLibraryAttributes tooManyRequests":a,"listLibraryAttr\
ibutes tooManyRequests headers":h,"listLibraryAttributes internalError":a,"listLibraryAttributes internalError headers":o,"listLibraryAttributes unavailable":a,
"listLibraryAttributes unavailable headers":h,"runLibraryAttributesCommand ok":ms,"runLibraryAttributesCommand ok headers":o,"runLibraryAttributesCommand badReq\
uest":a,"runLibraryAttributesCommand badRequest headers":o,"runLibraryAttributesCommand unauthorized":a,"runLibraryAttributesCommand unauthorized headers":v,"ru\
nLibraryAttributesCommand forbidden":a,"runLibraryAttributesCommand forbidden headers":o,"runLibraryAttributesCommand notFound":a,"runLibraryAttributesCommand n\
otFound headers":o,"runLibraryAttributesCommand notAcceptable":a,"runLibraryAttributesCommand notAcceptable headers":o,"runLibraryAttributesCommand conflict":a,
"runLibraryAttributesCommand conflict headers":o,"runLibraryAttributesCommand contentTooLarge":a,"runLibraryAttributesCommand contentTooLarge headers":o,"runLib\
raryAttributesCommand unsupportedMediaType":a,"runLibraryAttributesCommand unsupportedMediaType headers":o,"runLibraryAttributesCommand tooManyRequests":a,"runL\
ibraryAttributesCommand tooManyRequests headers":h,"runLibraryAttributesCommand internalError":a,"runLibraryAttributesCommand internalError headers":o,"runLibra\
ryAttributesCommand unavailable":a,"runLibraryAttributesCommand unavailable headers":h,"getLibraryAttribute ok":k,"getLibraryAttribute ok headers":o,"getLibrary\
Attribute badRequest":a,"getLibraryAttribute badRequest headers":o,"getLibraryAttribute unauthorized":a,"getLibraryAttribute unauthorized headers":v,"getLibrary\
Attribute forbidden":a,"getLibraryAttribute forbidden headers":o,"getLibraryAttribute notFound":a,"getLibraryAttribute notFound headers":o,"getLibraryAttribute \
notAcceptable":a,"getLibraryAttribute notAcceptable headers":o,"getLibraryAttribute tooManyRequests":a,"getLibraryAttribute tooManyRequests headers":h,"getLibra\
ryAttribute internalError":a,"getLibraryAttribute internalError headers":o,"getLibraryAttribute unavailable":a,"getLibraryAttribute unavailable headers":h,"runL\
ibraryAttributeCommand ok":M,"runLibraryAttributeCommand ok headers":o,"runLibraryAttributeCommand badRequest":a,"runLibraryAttributeCommand badRequest headers":o,
"runLibraryAttributeCommand unauthorized":a,"runLibraryAttributeCommand unauthorized headers":v,"runLibraryAttributeCommand forbidden":a,"runLibraryAttributeCom\
mand forbidden headers":o,"runLibraryAttributeCommand notFound":a,"runLibraryAttributeCommand notFound headers":o,"runLibraryAttributeCommand notAcceptable":a,"\
runLibraryAttributeCommand notAcceptable headers":o,"runLibraryAttributeCommand conflict":a,"runLibraryAttributeCommand conflict headers":o,"runLibraryAttribute\
Command contentTooLarge":a,"runLibraryAttributeCommand contentTooLarge headers":o,"runLibraryAttributeCommand unsupportedMediaType":a,"runLibraryAttributeComman\
d unsupportedMediaType headers":o,"runLibraryAttributeCommand tooManyRequests":a,"runLibraryAttributeCommand tooManyRequests headers":h,"runLibraryAttributeComm\
and internalError":a,"runLibraryAttributeCommand internalError headers":o,"runLibraryAttributeCommand unavailable":a,"runLibraryAttributeCommand unavailable hea\
ders":h,"deleteLibraryAttribute noContent headers":o,"deleteLibraryAttribute badRequest":a,"deleteLibraryAttribute badRequest headers":o,"deleteLibraryAttribute\
 unauthorized":a,"deleteLibraryAttribute unauthorized headers":v,"deleteLibraryAttribute forbidden":a,"deleteLibraryAttribute forbidden headers":o,"deleteLibrar\
yAttribute notFound":a,"deleteLibraryAttribute notFound headers":o,"deleteLibraryAttribute conflict":a,"deleteLibraryAttribute conflict headers":o,"deleteLibrar\
yAttribute tooManyRequests":a,"deleteLibraryAttribute tooManyRequests headers":h,"deleteLibraryAttribute internalError":a,"deleteLibraryAttribute internalError \
headers":o,"deleteLibraryAttribute unavailable":a,"deleteLibraryAttribute unavailable headers":h,"listLibraryEntityRules ok":k,"listLibraryEntityRules ok header\
s":o,"listLibraryEntityRules badRequest":a,"listLibraryEntityRules badRequest headers":o,"listLibraryEntityRules unauthorized":a,"listLibraryEntityRules unautho\
rized headers":v,"listLibraryEntityRules forbidden":a,"listLibraryEntityRules forbidden headers":o,"listLibraryEntityRules notFound":a,"listLibraryEntityRules n\
otFound headers":o,"listLibraryEntityRules notAcceptable":a,"listLibraryEntityRules notAcceptable headers":o,"listLibraryEntityRules tooManyRequests":a,"listLib\
raryEntityRules tooManyRequests headers":h,"listLibraryEntityRules internalError":a,"listLibraryEntityRules internalError headers":o,"listLibraryEntityRules una\
vailable":a,"listLibraryEntityRules unavailable headers":h,"runLibraryEntityRulesCommand ok":ds,"runLibraryEntityRulesCommand ok headers":o,"runLibraryEntityRul\
esCommand badRequest":S,"runLibraryEntityRulesCommand badRequest headers":o,"runLibraryEntityRulesCommand unauthorized":a,"runLibraryEntityRulesCommand unauthor\
ized headers":v,"runLibraryEntityRulesCommand forbidden":a,"runLibraryEntityRulesCommand forbidden headers":o,"runLibraryEntityRulesCommand notFound":a,"runLibr\
aryEntityRulesCommand notFound headers":o,"runLibraryEntityRulesCommand notAcceptable":a,"runLibraryEntityRulesCommand notAcceptable headers":o,"runLibraryEntit\
yRulesCommand conflict":a,"runLibraryEntityRulesCommand conflict headers":o,"runLibraryEntityRulesCommand contentTooLarge":a,"runLibraryEntityRulesCommand conte\
ntTooLarge headers":o,"runLibraryEntityRulesCommand unsupportedMediaType":a,"runLibraryEntityRulesCommand unsupportedMediaType headers":o,"runLibraryEntityRules\
Command tooManyRequests":a,"runLibraryEntityRulesCommand tooManyRequests headers":h,"runLibraryEntityRulesCommand internalError":a,"runLibraryEntityRulesCommand\
 internalError headers":o,"runLibraryEntityRulesCommand unavailable":a,"runLibraryEntityRulesCommand unavailable headers":h,"getLibraryRule ok":k,"getLibraryRul\
e ok headers":o,"getLibraryRule badRequest":a,"getLibraryRule badRequest headers":o,"getLibraryRule unauthorized":a,"getLibraryRule unauthorized headers":v,"get\
LibraryRule forbidden":a,"getLibraryRule forbidden headers":o,"getLibraryRule notFound":a,"getLibraryRule notFound headers":o,"getLibraryRule notAcceptable":a,"\
getLibraryRule notAcceptable headers":o,"getLibraryRule tooManyRequests":a,"getLibraryRule tooManyRequests headers":h,"getLibraryRule internalError":a,"getLibra\
ryRule internalError headers":o,"getLibraryRule unavailable":a,"getLibraryRule unavailable headers":h,"runLibraryRuleCommand ok":M,"runLibraryRuleCommand ok hea\
ders":o,"runLibraryRuleCommand badRequest":S,"runLibraryRuleCommand badRequest headers":o,"runLibraryRuleCommand unauthorized":a,"runLibraryRuleCommand unauthor\
ized headers":v,"runLibraryRuleCommand forbidden":a,"runLibraryRuleCommand forbidden headers":o,"runLibraryRuleCommand notFound":a,"runLibraryRuleCommand notFou\
nd headers":o,"runLibraryRuleCommand notAcceptable":a,"runLibraryRuleCommand notAcceptable headers":o,"runLibraryRuleCommand conflict":a,"runLibraryRuleCommand \
conflict headers":o,"runLibraryRuleCommand contentTooLarge":a,"runLibraryRuleCommand contentTooLarge headers":o,"runLibraryRuleCommand unsupportedMediaType":a,"\
runLibraryRuleCommand unsupportedMediaType headers":o,"runLibraryRuleCommand tooManyRequests":a,"runLibraryRuleCommand tooManyRequests headers":h,"runLibraryRul\
eCommand internalError":a,"runLibraryRuleCommand internalError headers":o,"runLibraryRuleCommand unavailable":a,"runLibraryRuleCommand unavailable headers":h,"d\
eleteLibraryRule ok":M,"deleteLibraryRule ok headers":o,"deleteLibraryRule badRequest":a,"deleteLibraryRule badRequest headers":o,"deleteLibraryRule unauthorize\
d":a,"deleteLibraryRule unauthorized headers":v,"deleteLibraryRule forbidden":a,"deleteLibraryRule forbidden headers":o,"deleteLibraryRule notFound":a,"deleteLi\
braryRule notFound headers":o,"deleteLibraryRule notAcceptable":a,"deleteLibraryRule notAcceptable headers":o,"deleteLibraryRule tooManyRequests":a,"deleteLibra\
ryRule tooManyRequests headers":h,"deleteLibraryRule internalError":a,"deleteLibraryRule internalError headers":o,"deleteLibraryRule unavailable":a,"deleteLibra\
ryRule unavailable headers":h,"listAssociatedRules ok":k,"listAssociatedRules ok headers":o,"listAssociatedRules badRequest":a,"listAssociatedRules badRequest h\
eaders":o,"listAssociatedRules unauthorized":a,"listAssociatedRules unauthorized headers":v,"listAssociatedRules forbidden":a,"listAssociatedRules forbidden hea\
ders":o,"listAssociatedRules notFound":a,"listAssociatedRules notFound headers":o,"listAssociatedRules notAcceptable":a,"listAssociatedRules notAcceptable heade\
rs":o,"listAssociatedRules tooManyRequests":a,"listAssociatedRules tooManyRequests headers":h,"listAssociatedRules internalError":a,"listAssociatedRules interna\
lError headers":o,"listAssociatedRules unavailable":a,"listAssociatedRules unavailable headers":h,"listAssociatedEntities ok":k,"listAssociatedEntities ok heade\
rs":o,"listAssociatedEntities badRequest":a,"listAssociatedEntities badRequest headers":o,"listAssociatedEntities unauthorized":a,"listAssociatedEntities unauth\
orized headers":v,"listAssociatedEntities forbidden":a,"listAssociatedEntities forbidden headers":o,"listAssociatedEntities notFound":a,"listAssociatedEntities \
notFound headers":o,"listAssociatedEntities notAcceptable":a,"listAssociatedEntities notAcceptable headers":o,"listAssociatedEntities tooManyRequests":a,"listAs\
sociatedEntities tooManyRequests headers":h,"listAssociatedEntities internalError":a,"listAssociatedEntities internalError headers":o,"listAssociatedEntities un\
available":a,"listAssociatedEntities unavailable headers":h,"runAssociatedEntitiesCommand ok":L,"runAssociatedEntitiesCommand ok headers":o,"runAssociatedEntiti\
esCommand badRequest":a,"runAssociatedEntitiesCommand badRequest headers":o,"runAssociatedEntitiesCommand unauthorized":a,"runAssociatedEntitiesCommand unauthor\
ized headers":v,"runAssociatedEntitiesCommand forbidden":a,"runAssociatedEntitiesCommand forbidden headers":o,"runAssociatedEntitiesCommand notFound":a,"runAsso\
ciatedEntitiesCommand notFound headers":o,"runAssociatedEntitiesCommand notAcceptable":a,"runAssociatedEntitiesCommand notAcceptable headers":o,"runAssociatedEn\
titiesCommand contentTooLarge":a,"runAssociatedEntitiesCommand contentTooLarge headers":o,"runAssociatedEntitiesCommand unsupportedMediaType":a,"runAssociatedEn\
titiesCommand unsupportedMediaType headers":o,"runAssociatedEntitiesCommand tooManyRequests":a,"runAssociatedEntitiesCommand tooManyRequests headers":h,"runAsso\
ciatedEntitiesCommand internalError":a,"runAssociatedEntitiesCommand internalError headers":o,"runAssociatedEntitiesCommand unavailable":a,"runAssociatedEntitie\
sCommand unavailable headers":h,"getAttributeMap ok":cs,"getAttributeMap ok headers":o,"getAttributeMap badRequest":a,"getAttributeMap badRequest headers":o,"ge\
tAttributeMap unauthorized":a,"getAttributeMap unauthorized headers":v,"getAttributeMap forbidden":a,"getAttributeMap forbidden headers":o,"getAttributeMap notF\
ound":a,"getAttributeMap notFound headers":o,"getAttributeMap notAcceptable":a,"getAttributeMap notAcceptable headers":o,"getAttributeMap tooManyRequests":a,"ge\
tAttributeMap tooManyRequests headers":h,"getAttributeMap internalError":a,"getAttributeMap internalError headers":o,"getAttributeMap unavailable":a,"getAttribu\
teMap unavailable headers":h,"runAttributeMapCommand ok":fs,"runAttributeMapCommand ok headers":o,"runAttributeMapCommand badRequest":a,"runAttributeMapCommand \
badRequest headers":o,"runAttributeMapCommand unauthorized":a,"runAttributeMapCommand unauthorized headers":v,"runAttributeMapCommand forbidden":a,"runAttribute\
MapCommand forbidden headers":o,"runAttributeMapCommand notFound":a,"runAttributeMapCommand notFound headers":o,"runAttributeMapCommand notAcceptable":a,"runAtt\
ributeMapCommand notAcceptable headers":o,"runAttributeMapCommand conflict":a,"runAttributeMapCommand conflict headers":o,"runAttributeMapCommand contentTooLarg\
e":a,"runAttributeMapCommand contentTooLarge headers":o,"runAttributeMapCommand unsupportedMediaType":a,"runAttributeMapCommand unsupportedMediaType headers":o,
"runAttributeMapCommand tooManyRequests":a,"runAttributeMapCommand tooManyRequests headers":h,"runAttributeMapCommand internalError":a,"runAttributeMapCommand i\
nternalError headers":o,"runAttributeMapCommand unavailable":a,"runAttributeMapCommand unavailable headers":h,"listBusinessRules ok":k,"listBusinessRules ok hea\
ders":o,"listBusinessRules badRequest":a,"listBusinessRules badRequest headers":o,"listBusinessRules unauthorized":a,"listBusinessRules unauthorized headers":v,
"listBusinessRules forbidden":a,"listBusinessRules forbidden headers":o,"listBusinessRules notFound":a,"listBusinessRules notFound headers":o,"listBusinessRules\
 notAcceptable":a,"listBusinessRules notAcceptable headers":o,"listBusinessRules tooManyRequests":a,"listBusinessRules tooManyRequests headers":h,"listBusinessR\
ules internalError":a,"listBusinessRules internalError headers":o,"listBusinessRules unavailable":a,"listBusinessRules unavailable headers":h,"runBusinessRulesC\
ommand ok":L,"runBusinessRulesCommand ok headers":o,"runBusinessRulesCommand badRequest":a,"runBusinessRulesCommand badRequest headers":o,"runBusinessRulesComma\
nd unauthorized":a,"runBusinessRulesCommand unauthorized headers":v,"runBusinessRulesCommand forbidden":a,"runBusinessRulesCommand forbidden headers":o,"runBusi\
nessRulesCommand notFound":a,"runBusinessRulesCommand notFound headers":o,"runBusinessRulesCommand notAcceptable":a,"runBusinessRulesCommand notAcceptable heade\
rs":o,"runBusinessRulesCommand contentTooLarge":a,"runBusinessRulesCommand contentTooLarge headers":o,"runBusinessRulesCommand unsupportedMediaType":a,"runBusin\
essRulesCommand unsupportedMediaType headers":o,"runBusinessRulesCommand tooManyRequests":a,"runBusinessRulesCommand tooManyRequests headers":h,"runBusinessRule\
sCommand internalError":a,"runBusinessRulesCommand internalError headers":o,"runBusinessRulesCommand unavailable":a,"runBusinessRulesCommand unavailable headers":h,
"countBusinessRules ok":ve,"countBusinessRules ok headers":o,"countBusinessRules badRequest":a,"countBusinessRules badRequest headers":o,"countBusinessRules una\
uthorized":a,"countBusinessRules unauthorized headers":v,"countBusinessRules forbidden":a,"countBusinessRules forbidden headers":o,"countBusinessRules notFound":a,
"countBusinessRules notFound headers":o,"countBusinessRules notAcceptable":a,"countBusinessRules notAcceptable headers":o,"countBusinessRules tooManyRequests":a,
"countBusinessRules tooManyRequests headers":h,"countBusinessRules internalError":a,"countBusinessRules internalError headers":o,"countBusinessRules unavailable":a,
"countBusinessRules unavailable headers":h,"listAggregateMethods ok":gs,"listAggregateMethods ok headers":o,"listAggregateMethods badRequest":a,"listAggregateMe\
thods badRequest headers":o,"listAggregateMethods unauthorized":a,"listAggregateMethods unauthorized headers":v,"listAggregateMethods forbidden":a,"listAggregat\
eMethods forbidden headers":o,"listAggregateMethods notFound":a,"listAggregateMethods notFound headers":o,"listAggregateMethods notAcceptable":a,"listAggregateM\
ethods notAcceptable headers":o,"listAggregateMethods tooManyRequests":a,"listAggregateMethods tooManyRequests headers":h,"listAggregateMethods internalError":a,
"listAggregateMethods internalError headers":o,"listAggregateMethods unavailable":a,"listAggregateMethods unavailable headers":h,"listLibraryRules ok":k,"listLi\
braryRules ok headers":o,"listLibraryRules badRequest":a,"listLibraryRules badRequest headers":o,"listLibraryRules unauthorized":a,"listLibraryRules unauthorize\
d headers":v,"listLibraryRules forbidden":a,"listLibraryRules forbidden headers":o,"listLibraryRules notFound":a,"listLibraryRules notFound headers":o,"listLibr\
aryRules notAcceptable":a,"listLibraryRules notAcceptable headers":o,"listLibraryRules tooManyRequests":a,"listLibraryRules tooManyRequests headers":h,"listLibr\
aryRules internalError":a,"listLibraryRules internalError headers":o,"listLibraryRules unavailable":a,"listLibraryRules unavailable headers":h,"runLibraryRulesC\
ommand ok":bs,"runLibraryRulesCommand ok headers":o,"runLibraryRulesCommand badRequest":a,"runLibraryRulesCommand badRequest headers":o,"runLibraryRulesCommand \
unauthorized":a,"runLibraryRulesCommand unauthorized headers":v,"runLibraryRulesCommand forbidden":a,"runLibraryRulesCommand forbidden headers":o,"runLibraryRul\
esCommand notFound":a,"runLibraryRulesCommand notFound headers":o,"runLibraryRulesCommand notAcceptable":a,"runLibraryRulesCommand notAcceptable headers":o,"run\
LibraryRulesCommand conflict":a,"runLibraryRulesCommand conflict headers":o,"runLibraryRulesCommand contentTooLarge":a,"runLibraryRulesCommand contentTooLarge h\
eaders":o,"runLibraryRulesCommand unsupportedMediaType":a,"runLibraryRulesCommand unsupportedMediaType headers":o,"runLibraryRulesCommand tooManyRequests":a,"ru\
nLibraryRulesCommand tooManyRequests headers":h,"runLibraryRulesCommand internalError":a,"runLibraryRulesCommand internalError headers":o,"runLibraryRulesComman\
d unavailable":a,"runLibraryRulesCommand unavailable headers":h,"countLibraryRules ok":ve,"countLibraryRules ok headers":o,"countLibraryRules badRequest":a,"cou\
ntLibraryRules badRequest headers":o,"countLibraryRules unauthorized":a,"countLibraryRules unauthorized headers":v,"countLibraryRules forbidden":a,"countLibrary\
Rules forbidden headers":o,"countLibraryRules notFound":a,"countLibraryRules notFound headers":o,"countLibraryRules notAcceptable":a,"countLibraryRules notAccep\
table headers":o,"countLibraryRules tooManyRequests":a,"countLibraryRules tooManyRequests headers":h,"countLibraryRules internalError":a,"countLibraryRules inte\
rnalError headers":o,"countLibraryRules unavailable":a,"countLibraryRules unavailable headers":h,"listRealBusinessRules ok":k,"listRealBusinessRules ok headers":o,
"listRealBusinessRules badRequest":a,"listRealBusinessRules badRequest headers":o,"listRealBusinessRules unauthorized":a,"listRealBusinessRules unauthorized hea\
ders":v,"listRealBusinessRules forbidden":a,"listRealBusinessRules forbidden headers":o,"listRealBusinessRules notFound":a,"listRealBusinessRules notFound heade\
rs":o,"listRealBusinessRules notAcceptable":a,"listRealBusinessRules notAcceptable headers":o,"listRealBusinessRules tooManyRequests":a,"listRealBusinessRules t\
ooManyRequests headers":h,"listRealBusinessRules internalError":a,"listRealBusinessRules internalError headers":o,"listRealBusinessRules unavailable":a,"listRea\
lBusinessRules unavailable headers":h,"runRealBusinessRulesCommand ok":Rs,"runRealBusinessRulesCommand ok headers":o,"runRealBusinessRulesCommand badRequest":S,
"runRealBusinessRulesCommand badRequest headers":o,"runRealBusinessRulesCommand unauthorized":a,"runRealBusinessRulesCommand unauthorized headers":v,"runRealBus\
inessRulesCommand forbidden":a,"runRealBusinessRulesCommand forbidden headers":o,"runRealBusinessRulesCommand notFound":a,"runRealBusinessRulesCommand notFound \
headers":o,"runRealBusinessRulesCommand notAcceptable":a,"runRealBusinessRulesCommand notAcceptable headers":o,"runRealBusinessRulesCommand conflict":a,"runReal\
BusinessRulesCommand conflict headers":o,"runRealBusinessRulesCommand contentTooLarge":a,"runRealBusinessRulesCommand contentTooLarge headers":o,"runRealBusines\
sRulesCommand unsupportedMediaType":a,"runRealBusinessRulesCommand unsupportedMediaType headers":o,"runRealBusinessRulesCommand tooManyRequests":a,"runRealBusin\
essRulesCommand tooManyRequests headers":h,"runRealBusinessRulesCommand internalError":a,"runRealBusinessRulesCommand internalError headers":o,"runRealBusinessR\
ulesCommand unavailable":a,"runRealBusinessRulesCommand unavailable headers":h,"deleteRealBusinessRules ok":M,"deleteRealBusinessRules ok headers":o,"deleteReal\
BusinessRules badRequest":S,"deleteRealBusinessRules badRequest headers":o,"deleteRealBusinessRules unauthorized":a,"deleteRealBusinessRules unauthorized header\
s":v,"deleteRealBusinessRules forbidden":a,"deleteRealBusinessRules forbidden headers":o,"deleteRealBusinessRules notFound":a,"deleteRealBusinessRules notFound \
headers":o,"deleteRealBusinessRules notAcceptable":a,"deleteRealBusinessRules notAcceptable headers":o,"deleteRealBusinessRules contentTooLarge":a,"deleteRealBu\
sinessRules contentTooLarge headers":o,"deleteRealBusinessRules unsupportedMediaType":a,"deleteRealBusinessRules unsupportedMediaType headers":o,"deleteRealBusi\
nessRules tooManyRequests":a,"deleteRealBusinessRules tooManyRequests headers":h,"deleteRealBusinessRules internalError":a,"deleteRealBusinessRules internalErro\
r headers":o,"deleteRealBusinessRules unavailable":a,"deleteRealBusinessRules unavailable headers":h,"countRealBusinessRules ok":ve,"countRealBusinessRules ok h\
eaders":o,"countRealBusinessRules badRequest":a,"countRealBusinessRules badRequest headers":o,"countRealBusinessRules unauthorized":a,"countRealBusinessRules un\
authorized headers":v,"countRealBusinessRules forbidden":a,"countRealBusinessRules forbidden headers":o,"countRealBusinessRules notFound":a,"countRealBusinessRu\
les notFound headers":o,"countRealBusinessRules notAcceptable":a,"countRealBusinessRules notAcceptable headers":o,"countRealBusinessRules tooManyRequests":a,"co\
untRealBusinessRules tooManyRequests headers":h,"countRealBusinessRules internalError":a,"countRealBusinessRules internalError headers":o,"countRealBusinessRule\
s unavailable":a,"countRealBusinessRules unavailable headers":h,"listEntityBusinessRules ok":k,"listEntityBusinessRules ok headers":o,"listEntityBusinessRules b\
adRequest":a,"listEntityBusinessRules badRequest headers":o,"listEntityBusinessRules unauthorized":a,"listEntityBusinessRules unauthorized headers":v,"listEntit\
yBusinessRules forbidden":a,"listEntityBusinessRules forbidden headers":o,"listEntityBusinessRules notFound":a,"listEntityBusinessRules notFound headers":o,"lis\
tEntityBusinessRules notAcceptable":a,"listEntityBusinessRules notAcceptable headers":o,"listEntityBusinessRules tooManyRequests":a,"listEntityBusinessRules too\
ManyRequests headers":h,"listEntityBusinessRules internalError":a,"listEntityBusinessRules internalError headers":o,"listEntityBusinessRules unavailable":a,"lis\
tEntityBusinessRules unavailable headers":h,"runEntityBusinessRulesCommand ok":qr,"runEntityBusinessRulesCommand ok headers":o,"runEntityBusinessRulesCommand ba\
dRequest":S,"runEntityBusinessRulesCommand badRequest headers":o,"runEntityBusinessRulesCommand unauthorized":a,"runEntityBusinessRulesCommand unauthorized head\
ers":v,"runEntityBusinessRulesCommand forbidden":a,"runEntityBusinessRulesCommand forbidden headers":o,"runEntityBusinessRulesCommand notFound":a,"runEntityBusi\
nessRulesCommand notFound headers":o,"runEntityBusinessRulesCommand notAcceptable":a,"runEntityBusinessRulesCommand notAcceptable headers":o,"runEntityBusinessR\
ulesCommand conflict":a,"runEntityBusinessRulesCommand conflict headers":o,"runEntityBusinessRulesCommand contentTooLarge":a,"runEntityBusinessRulesCommand cont\
entTooLarge headers":o,"runEntityBusinessRulesCommand unsupportedMediaType":a,"runEntityBusinessRulesCommand unsupportedMediaType headers":o,"runEntityBusinessR\
ulesCommand tooManyRequests":a,"runEntityBusinessRulesCommand tooManyRequests headers":h,"runEntityBusinessRulesCommand internalError":a,"runEntityBusinessRules\
Command internalError headers":o,"runEntityBusinessRulesCommand unavailable":a,"runEntityBusinessRulesCommand unavailable headers":h,"listAttributeBusinessRules\
 ok":k,"listAttributeBusinessRules ok headers":o,"listAttributeBusinessRules badRequest":a,"listAttributeBusinessRules badRequest headers":o,"listAttributeBusin\
essRules unauthorized":a,"listAttributeBusinessRules unauthorized headers":v,"listAttributeBusinessRules forbidden":a,"listAttributeBusinessRules forbidden head\
ers":o,"listAttributeBusinessRules notFound":a,"listAttributeBusinessRules notFound headers":o,"listAttributeBusinessRules notAcceptable":a,"listAttributeBusine\
ssRules notAcceptable headers":o,"listAttributeBusinessRules tooManyRequests":a,"listAttributeBusinessRules tooManyRequests headers":h,"listAttributeBusinessRul\
es internalError":a,"listAttributeBusinessRules internalError headers":o,"listAttributeBusinessRules unavailable":a,"listAttributeBusinessRules unavailable head\
ers":h,"runAttributeBusinessRulesCommand ok":qr,"runAttributeBusinessRulesCommand ok headers":o,"runAttributeBusinessRulesCommand badRequest":S,"runAttributeBus\
inessRulesCommand badRequest headers":o,"runAttributeBusinessRulesCommand unauthorized":a,"runAttributeBusinessRulesCommand unauthorized headers":v,"runAttribut\
eBusinessRulesCommand forbidden":a,"runAttributeBusinessRulesCommand forbidden headers":o,"runAttributeBusinessRulesCommand notFound":a,"runAttributeBusinessRul\
esCommand notFound headers":o,"runAttributeBusinessRulesCommand notAcceptable":a,"runAttributeBusinessRulesCommand notAcceptable headers":o,"runAttributeBusines\
sRulesCommand conflict":a,"runAttributeBusinessRulesCommand conflict headers":o,"runAttributeBusinessRulesCommand contentTooLarge":a,"runAttributeBusinessRulesC\
ommand contentTooLarge headers":o,"runAttributeBusinessRulesCommand unsupportedMediaType":a,"runAttributeBusinessRulesCommand unsupportedMediaType headers":o,"r\
unAttributeBusinessRulesCommand tooManyRequests":a,"runAttributeBusinessRulesCommand tooManyRequests headers":h,"runAttributeBusinessRulesCommand internalError":a,
"runAttributeBusinessRulesCommand internalError headers":o,"runAttributeBusinessRulesCommand unavailable":a,"runAttributeBusinessRulesCommand unavailable header\
s":h,"listEntityRuleHistory ok":k,"listEntityRuleHistory ok headers":o,"listEntityRuleHistory badRequest":a,"listEntityRuleHistory badRequest headers":o,"listEn\
tityRuleHistory unauthorized":a,"listEntityRuleHistory unauthorized headers":v,"listEntityRuleHistory forbidden":a,"listEntityRuleHistory forbidden headers":o,"\
listEntityRuleHistory notFound":a,"listEntityRuleHistory notFound headers":o,"listEntityRuleHistory notAcceptable":a,"listEntityRuleHistory notAcceptable header\
s":o,"listEntityRuleHistory tooManyRequests":a,"listEntityRuleHistory tooManyRequests headers":h,"listEntityRuleHistory internalError":a,"listEntityRuleHistory \
internalError headers":o,"listEntityRuleHistory unavailable":a,"listEntityRuleHistory unavailable headers":h,"runEntityRuleHistoryCommand ok":L,"runEntityRuleHi\
storyCommand ok headers":o,"runEntityRuleHistoryCommand badRequest":a,"runEntityRuleHistoryCommand badRequest headers":o,"runEntityRuleHistoryCommand unauthoriz\
ed":a,"runEntityRuleHistoryCommand unauthorized headers":v,"runEntityRuleHistoryCommand forbidden":a,"runEntityRuleHistoryCommand forbidden headers":o,"runEntit\
yRuleHistoryCommand notFound":a,"runEntityRuleHistoryCommand notFound headers":o,"runEntityRuleHistoryCommand notAcceptable":a,"runEntityRuleHistoryCommand notA\
cceptable headers":o,"runEntityRuleHistoryCommand contentTooLarge":a,"runEntityRuleHistoryCommand contentTooLarge headers":o,"runEntityRuleHistoryCommand unsupp\
ortedMediaType":a,"runEntityRuleHistoryCommand unsupportedMediaType headers":o,"runEntityRuleHistoryCommand tooManyRequests":a,"runEntityRuleHistoryCommand tooM\
anyRequests headers":h,"runEntityRuleHistoryCommand internalError":a,"runEntityRuleHistoryCommand internalError headers":o,"runEntityRuleHistoryCommand unavaila\
ble":a,"runEntityRuleHistoryCommand unavailable headers":h,"listAllRuleHistory ok":k,"listAllRuleHistory ok headers":o,"listAllRuleHistory badRequest":a,"listAl\
lRuleHistory badRequest headers":o,"listAllRuleHistory unauthorized":a,"listAllRuleHistory unauthorized headers":v,"listAllRuleHistory forbidden":a,"listAllRule\
History forbidden headers":o,"listAllRuleHistory notFound":a,"listAllRuleHistory notFound headers":o,"listAllRuleHistory notAcceptable":a,"listAllRuleHistory no\
tAcceptable headers":o,"listAllRuleHistory tooManyRequests":a,"listAllRuleHistory tooManyRequests headers":h,"listAllRuleHistory internalError":a,"listAllRuleHi\
story internalError headers":o,"listAllRuleHistory unavailable":a,"listAllRuleHistory unavailable headers":h,"runAllRuleHistoryCommand ok":L,"runAllRuleHistoryC\
ommand ok headers":o,"runAllRuleHistoryCommand badRequest":a,"runAllRuleHistoryCommand badRequest headers":o,"runAllRuleHistoryCommand unauthorized":a,"runAllRu\
leHistoryCommand unauthorized headers":v,"runAllRuleHistoryCommand forbidden":a,"runAllRuleHistoryCommand forbidden headers":o,"runAllRuleHistoryCommand notFoun\
d":a,"runAllRuleHistoryCommand notFound headers":o,"runAllRuleHistoryCommand notAcceptable":a,"runAllRuleHistoryCommand notAcceptable headers":o,"runAllRuleHist\
oryCommand contentTooLarge":a,"runAllRuleHistoryCommand contentTooLarge headers":o,"runAllRuleHistoryCommand unsupportedMediaType":a,"runAllRuleHistoryCommand u\
nsupportedMediaType headers":o,"runAllRuleHistoryCommand tooManyRequests":a,"runAllRuleHistoryCommand tooManyRequests headers":h,"runAllRuleHistoryCommand inter\
nalError":a,"runAllRuleHistoryCommand internalError headers":o,"runAllRuleHistoryCommand unavailable":a,"runAllRuleHistoryCommand unavailable headers":h,"listEn\
tityCompliance ok":k,"listEntityCompliance ok headers":o,"listEntityCompliance badRequest":a,"listEntityCompliance badRequest headers":o,"listEntityCompliance u\
nauthorized":a,"listEntityCompliance unauthorized headers":v,"listEntityCompliance forbidden":a,"listEntityCompliance forbidden headers":o,"listEntityCompliance\
 notFound":a,"listEntityCompliance notFound headers":o,"listEntityCompliance notAcceptable":a,"listEntityCompliance notAcceptable headers":o,"listEntityComplian\
ce tooManyRequests":a,"listEntityCompliance tooManyRequests headers":h,"listEntityCompliance internalError":a,"listEntityCompliance internalError headers":o,"li\
stEntityCompliance unavailable":a,"listEntityCompliance unavailable headers":h,"runEntityComplianceCommand ok":L,"runEntityComplianceCommand ok headers":o,"runE\
ntityComplianceCommand badRequest":a,"runEntityComplianceCommand badRequest headers":o,"runEntityComplianceCommand unauthorized":a,"runEntityComplianceCommand u\
nauthorized headers":v,"runEntityComplianceCommand forbidden":a,"runEntityComplianceCommand forbidden headers":o,"runEntityComplianceCommand notFound":a,"runEnt\
ityComplianceCommand notFound headers":o,"runEntityComplianceCommand notAcceptable":a,"runEntityComplianceCommand notAcceptable headers":o,"runEntityComplianceC\
ommand contentTooLarge":a,"runEntityComplianceCommand contentTooLarge headers":o,"runEntityComplianceCommand unsupportedMediaType":a,"runEntityComplianceCommand\
 unsupportedMediaType headers":o,"runEntityComplianceCommand tooManyRequests":a,"runEntityComplianceCommand tooManyRequests headers":h,"runEntityComplianceComma\
nd internalError":a,"runEntityComplianceCommand internalError headers":o,"runEntityComplianceCommand unavailable":a,"runEntityComplianceCommand unavailable head\
ers":h,"listCompliance ok":k,"listCompliance ok headers":o,"listCompliance badRequest":a,"listCompliance badRequest headers":o,"listCompliance unauthorized":a,"\
listCompliance unauthorized headers":v,"listCompliance forbidden":a,"listCompliance forbidden headers":o,"listCompliance notFound":a,"listCompliance notFound he\
aders":o,"listCompliance notAcceptable":a,"listCompliance notAcceptable headers":o,"listCompliance tooManyRequests":a,"listCompliance tooManyRequests headers":h,
"listCompliance internalError":a,"listCompliance internalError headers":o,"listCompliance unavailable":a,"listCompliance unavailable headers":h,"runComplianceCo\
mmand ok":L,"runComplianceCommand ok headers":o,"runComplianceCommand badRequest":a,"runComplianceCommand badRequest headers":o,"runComplianceCommand unauthoriz\
ed":a,"runComplianceCommand unauthorized headers":v,"runComplianceCommand forbidden":a,"runComplianceCommand forbidden headers":o,"runComplianceCommand notFound":a,
"runComplianceCommand notFound headers":o,"runComplianceCommand notAcceptable":a,"runComplianceCommand notAcceptable headers":o,"runComplianceCommand contentToo\
Large":a,"runComplianceCommand contentTooLarge headers":o,"runComplianceCommand unsupportedMediaType":a,"runComplianceCommand unsupportedMediaType headers":o,"r\
unComplianceCommand tooManyRequests":a,"runComplianceCommand tooManyRequests headers":h,"runComplianceCommand internalError":a,"runComplianceCommand internalErr\
or headers":o,"runComplianceCommand unavailable":a,"runComplianceCommand unavailable headers":h,"listPassingRules ok":k,"listPassingRules ok headers":o,"listPas\
singRules badRequest":a,"listPassingRules badRequest headers":o,"listPassingRules unauthorized":a,"listPassingRules unauthorized headers":v,"listPassingRules fo\
rbidden":a,"listPassingRules forbidden headers":o,"listPassingRules notFound":a,"listPassingRules notFound headers":o,"listPassingRules notAcceptable":a,"listPa\
ssingRules notAcceptable headers":o,"listPassingRules tooManyRequests":a,"listPassingRules tooManyRequests headers":h,"listPassingRules internalError":a,"listPa\
ssingRules internalError headers":o,"listPassingRules unavailable":a,"listPassingRules unavailable headers":h,"runPassingRulesCommand ok":L,"runPassingRulesComm\
and ok headers":o,"runPassingRulesCommand badRequest":a,"runPassingRulesCommand badRequest headers":o,"runPassingRulesCommand unauthorized":a,"runPassingRulesCo\
mmand unauthorized headers":v,"runPassingRulesCommand forbidden":a,"runPassingRulesCommand forbidden headers":o,"runPassingRulesCommand notFound":a,"runPassingR\
ulesCommand notFound headers":o,"runPassingRulesCommand notAcceptable":a,"runPassingRulesCommand notAcceptable headers":o,"runPassingRulesCommand contentTooLarg\
e":a,"runPassingRulesCommand contentTooLarge headers":o,"runPassingRulesCommand unsupportedMediaType":a,"runPassingRulesCommand unsupportedMediaType headers":o,
"runPassingRulesCommand tooManyRequests":a,"runPassingRulesCommand tooManyRequests headers":h,"runPassingRulesCommand internalError":a,"runPassingRulesCommand i\
nternalError headers":o,"runPassingRulesCommand unavailable":a,"runPassingRulesCommand unavailable headers":h,"listFailingRules ok":k,"listFailingRules ok heade\
rs":o,"listFailingRules badRequest":a,"listFailingRules badRequest headers":o,"listFailingRules unauthorized":a,"listFailingRules unauthorized headers":v,"listF\
ailingRules forbidden":a,"listFailingRules forbidden headers":o,"listFailingRules notFound":a,"listFailingRules notFound headers":o,"listFailingRules notAccepta\
ble":a,"listFailingRules notAcceptable headers":o,"listFailingRules tooManyRequests":a,"listFailingRules tooManyRequests headers":h,"listFailingRules internalEr\
ror":a,"listFailingRules internalError headers":o,"listFailingRules unavailable":a,"listFailingRules unavailable headers":h,"runFailingRulesCommand ok":L,"runFa\
ilingRulesCommand ok headers":o,"runFailingRulesCommand badRequest":a,"runFailingRulesCommand badRequest headers":o,"runFailingRulesCommand unauthorized":a,"run\
FailingRulesCommand unauthorized headers":v,"runFailingRulesCommand forbidden":a,"runFailingRulesCommand forbidden headers":o,"runFailingRulesCommand notFound":a,
"runFailingRulesCommand notFound headers":o,"runFailingRulesCommand notAcceptable":a,"runFailingRulesCommand notAcceptable headers":o,"runFailingRulesCommand co\
ntentTooLarge":a,"runFailingRulesCommand contentTooLarge headers":o,"runFailingRulesCommand unsupportedMediaType":a,"runFailingRulesCommand unsupportedMediaType\
 headers":o,"runFailingRulesCommand tooManyRequests":a,"runFailingRulesCommand tooManyRequests headers":h,"runFailingRulesCommand internalError":a,"runFailingRu\
lesCommand internalError headers":o,"runFailingRulesCommand unavailable":a,"runFailingRulesCommand unavailable headers":h,"listEnabledRules ok":k,"listEnabledRu\
les ok headers":o,"listEnabledRules badRequest":a,"listEnabledRules badRequest headers":o,"listEnabledRules unauthorized":a,"listEnabledRules unauthorized heade\
rs":v,"listEnabledRules forbidden":a,"listEnabledRules forbidden headers":o,"listEnabledRules notFound":a,"listEnabledRules notFound headers":o,"listEnabledRule\
s notAcceptable":a,"listEnabledRules notAcceptable headers":o,"listEnabledRules tooManyRequests":a,"listEnabledRules tooManyRequests headers":h,"listEnabledRule\
s internalError":a,"listEnabledRules internalError headers":o,"listEnabledRules unavailable":a,"listEnabledRules unavailable headers":h,"runEnabledRulesCommand \
ok":L,"runEnabledRulesCommand ok headers":o,"runEnabledRulesCommand badRequest":a,"runEnabledRulesCommand badRequest headers":o,"runEnabledRulesCommand unauthor\
ized":a,"runEnabledRulesCommand unauthorized headers":v,"runEnabledRulesCommand forbidden":a,"runEnabledRulesCommand forbidden headers":o,"runEnabledRulesComman\
d notFound":a,"runEnabledRulesCommand notFound headers":o,"runEnabledRulesCommand notAcceptable":a,"runEnabledRulesCommand notAcceptable headers":o,"runEnabledR\
ulesCommand contentTooLarge":a,"runEnabledRulesCommand contentTooLarge headers":o,"runEnabledRulesCommand unsupportedMediaType":a,"runEnabledRulesCommand unsupp\
ortedMediaType headers":o,"runEnabledRulesCommand tooManyRequests":a,"runEnabledRulesCommand tooManyRequests headers":h,"runEnabledRulesCommand internalError":a,
"runEnabledRulesCommand internalError headers":o,"runEnabledRulesCommand unavailable":a,"runEnabledRulesCommand unavailable headers":h,"getBusinessRule ok":k,"g\
etBusinessRule ok headers":o,"getBusinessRule badRequest":a,"getBusinessRule badRequest headers":o,"getBusinessRule unauthorized":a,"getBusinessRule unauthorize\
d headers":v,"getBusinessRule forbidden":a,"getBusinessRule forbidden headers":o,"getBusinessRule notFound":a,"getBusinessRule notFound headers":o,"getBusinessR\
ule notAcceptable":a,"getBusinessRule notAcceptable headers":o,"getBusinessRule tooManyRequests":a,"getBusinessRule tooManyRequests headers":h,"getBusinessRule \
internalError":a,"getBusinessRule internalError headers":o,"getBusinessRule unavailable":a,"getBusinessRule unavailable headers":h,"runBusinessRuleCommand ok":M,
"runBusinessRuleCommand ok headers":o,"runBusinessRuleCommand badRequest":S,"runBusinessRuleCommand badRequest headers":o,"runBusinessRuleCommand unauthorized":a,
"runBusinessRuleCommand unauthorized headers":v,"runBusinessRuleCommand forbidden":a,"runBusinessRuleCommand forbidden headers":o,"runBusinessRuleCommand notFou\
nd":a,"runBusinessRuleCommand notFound headers":o,"runBusinessRuleCommand notAcceptable":a,"runBusinessRuleCommand notAcceptable headers":o,"runBusinessRuleComm\
and conflict":a,"runBusinessRuleCommand conflict headers":o,"runBusinessRuleCommand contentTooLarge":a,"runBusinessRuleCommand contentTooLarge headers":o,"runBu\
sinessRuleCommand unsupportedMediaType":a,"runBusinessRuleCommand unsupportedMediaType headers":o,"runBusinessRuleCommand tooManyRequests":a,"runBusinessRuleCom\
mand tooManyRequests headers":h,"runBusinessRuleCommand internalError":a,"runBusinessRuleCommand internalError headers":o,"runBusinessRuleCommand unavailable":a,
"runBusinessRuleCommand unavailable headers":h,"deleteBusinessRule ok":M,"deleteBusinessRule ok headers":o,"deleteBusinessRule badRequest":a,"deleteBusinessRule\
 badRequest headers":o,"deleteBusinessRule unauthorized":a,"deleteBusinessRule unauthorized headers":v,"deleteBusinessRule forbidden":a,"deleteBusinessRule forb\
idden headers":o,"deleteBusinessRule notFound":a,"deleteBusinessRule notFound headers":o,"deleteBusinessRule notAcceptable":a,"deleteBusinessRule notAcceptable \
headers":o,"deleteBusinessRule tooManyRequests":a,"deleteBusinessRule tooManyRequests headers":h,"deleteBusinessRule internalError":a,"deleteBusinessRule intern\
alError headers":o,"deleteBusinessRule unavailable":a,"deleteBusinessRule unavailable headers":h,"getBusinessRulePermissions ok":ks,"getBusinessRulePermissions \
ok headers":o,"getBusinessRulePermissions badRequest":a,"getBusinessRulePermissions badRequest headers":o,"getBusinessRulePermissions unauthorized":a,"getBusine\
ssRulePermissions unauthorized headers":v,"getBusinessRulePermissions forbidden":a,"getBusinessRulePermissions forbidden headers":o,"getBusinessRulePermissions \
notFound":a,"getBusinessRulePermissions notFound headers":o,"getBusinessRulePermissions notAcceptable":a,"getBusinessRulePermissions notAcceptable headers":o,"g\
etBusinessRulePermissions tooManyRequests":a,"getBusinessRulePermissions tooManyRequests headers":h,"getBusinessRulePermissions internalError":a,"getBusinessRul\
ePermissions internalError headers":o,"getBusinessRulePermissions unavailable":a,"getBusinessRulePermissions unavailable headers":h,"listRuleHistory ok":k,"list\
RuleHistory ok headers":o,"listRuleHistory badRequest":a,"listRuleHistory badRequest headers":o,"listRuleHistory unauthorized":a,"listRuleHistory unauthorized h\
eaders":v,"listRuleHistory forbidden":a,"listRuleHistory forbidden headers":o,"listRuleHistory notFound":a,"listRuleHistory notFound headers":o,"listRuleHistory\
 notAcceptable":a,"listRuleHistory notAcceptable headers":o,"listRuleHistory tooManyRequests":a,"listRuleHistory tooManyRequests headers":h,"listRuleHistory int\
ernalError":a,"listRuleHistory internalError headers":o,"listRuleHistory unavailable":a,"listRuleHistory unavailable headers":h,"runRuleHistoryCommand ok":L,"ru\
nRuleHistoryCommand ok headers":o,"runRuleHistoryCommand badRequest":a,"runRuleHistoryCommand badRequest headers":o,"runRuleHistoryCommand unauthorized":a,"runR\
uleHistoryCommand unauthorized headers":v,"runRuleHistoryCommand forbidden":a,"runRuleHistoryCommand forbidden headers":o,"runRuleHistoryCommand notFound":a,"ru\
nRuleHistoryCommand notFound headers":o,"runRuleHistoryCommand notAcceptable":a,"runRuleHistoryCommand notAcceptable headers":o,"runRuleHistoryCommand contentTo\
oLarge":a,"runRuleHistoryCommand contentTooLarge headers":o,"runRuleHistoryCommand unsupportedMediaType":a,"runRuleHistoryCommand unsupportedMediaType headers":o,
"runRuleHistoryCommand tooManyRequests":a,"runRuleHistoryCommand tooManyRequests headers":h,"runRuleHistoryCommand internalError":a,"runRuleHistoryCommand inter\
nalError headers":o,"runRuleHistoryCommand unavailable":a,"runRuleHistoryCommand unavailable headers":h,"listRuleFailingRows ok":k,"listRuleFailingRows ok heade\
rs":o,"listRuleFailingRows badRequest":a,"listRuleFailingRows badRequest headers":o,"listRuleFailingRows unauthorized":a,"listRuleFailingRows unauthorized heade\
rs":v,"listRuleFailingRows forbidden":a,"listRuleFailingRows forbidden headers":o,"listRuleFailingRows notFound":a,"listRuleFailingRows notFound headers":o,"lis\
tRuleFailingRows notAcceptable":a,"listRuleFailingRows notAcceptable headers":o,"listRuleFailingRows conflict":a,"listRuleFailingRows conflict headers":o,"listR\
uleFailingRows tooManyRequests":a,"listRuleFailingRows tooManyRequests headers":h,"listRuleFailingRows internalError":a,"listRuleFailingRows internalError heade\
rs":o,"listRuleFailingRows unavailable":a,"listRuleFailingRows unavailable headers":h,"runRuleFailingRowsCommand ok":L,"runRuleFailingRowsCommand ok headers":o,
"runRuleFailingRowsCommand badRequest":a,"runRuleFailingRowsCommand badRequest headers":o,"runRuleFailingRowsCommand unauthorized":a,"runRuleFailingRowsCommand \
unauthorized headers":v,"runRuleFailingRowsCommand forbidden":a,"runRuleFailingRowsCommand forbidden headers":o,"runRuleFailingRowsCommand notFound":a,"runRuleF\
ailingRowsCommand notFound headers":o,"runRuleFailingRowsCommand notAcceptable":a,"runRuleFailingRowsCommand notAcceptable headers":o,"runRuleFailingRowsCommand\
 conflict":a,"runRuleFailingRowsCommand conflict headers":o,"runRuleFailingRowsCommand contentTooLarge":a,"runRuleFailingRowsCommand contentTooLarge headers":o,
"runRuleFailingRowsCommand unsupportedMediaType":a,"runRuleFailingRowsCommand unsupportedMediaType headers":o,"runRuleFailingRowsCommand tooManyRequests":a,"run\
RuleFailingRowsCommand tooManyRequests headers":h,"runRuleFailingRowsCommand internalError":a,"runRuleFailingRowsCommand internalError headers":o,"runRuleFailin\
gRowsCommand unavailable":a,"runRuleFailingRowsCommand unavailable headers":h,"listRulePassingRows ok":k,"listRulePassingRows ok headers":o,"listRulePassingRows\
 badRequest":a,"listRulePassingRows badRequest headers":o,"listRulePassingRows unauthorized":a,"listRulePassingRows unauthorized headers":v,"listRulePassingRows\
 forbidden":a,"listRulePassingRows forbidden headers":o,"listRulePassingRows notFound":a,"listRulePassingRows notFound headers":o,"listRulePassingRows notAccept\
able":a,"listRulePassingRows notAcceptable headers":o,"listRulePassingRows conflict":a,"listRulePassingRows conflict headers":o,"listRulePassingRows tooManyRequ\
ests":a,"listRulePassingRows tooManyRequests headers":h,"listRulePassingRows internalError":a,"listRulePassingRows internalError headers":o,"listRulePassingRows\
 unavailable":a,"listRulePassingRows unavailable headers":h,"runRulePassingRowsCommand ok":L,"runRulePassingRowsCommand ok headers":o,"runRulePassingRowsCommand\
 badRequest":a,"runRulePassingRowsCommand badRequest headers":o,"runRulePassingRowsCommand unauthorized":a,"runRulePassingRowsCommand unauthorized headers":v,"r\
unRulePassingRowsCommand forbidden":a,"runRulePassingRowsCommand forbidden headers":o,"runRulePassingRowsCommand notFound":a,"runRulePassingRowsCommand notFound\
 headers":o,"runRulePassingRowsCommand notAcceptable":a,"runRulePassingRowsCommand notAcceptable headers":o,"runRulePassingRowsCommand conflict":a,"runRulePassi\
ngRowsCommand conflict headers":o,"runRulePassingRowsCommand contentTooLarge":a,"runRulePassingRowsCommand contentTooLarge headers":o,"runRulePassingRowsCommand\
 unsupportedMediaType":a,"runRulePassingRowsCommand unsupportedMediaType headers":o,"runRulePassingRowsCommand tooManyRequests":a,"runRulePassingRowsCommand too\
ManyRequests headers":h,"runRulePassingRowsCommand internalError":a,"runRulePassingRowsCommand internalError headers":o,"runRulePassingRowsCommand unavailable":a,
"runRulePassingRowsCommand unavailable headers":h,"listRuleGroups ok":k,"listRuleGroups ok headers":o,"listRuleGroups badRequest":a,"listRuleGroups badRequest h\
eaders":o,"listRuleGroups unauthorized":a,"listRuleGroups unauthorized headers":v,"listRuleGroups forbidden":a,"listRuleGroups forbidden headers":o,"listRuleGro\
ups notFound":a,"listRuleGroups notFound headers":o,"listRuleGroups notAcceptable":a,"listRuleGroups notAcceptable headers":o,"listRuleGroups conflict":a,"listR\
uleGroups conflict headers":o,"listRuleGroups tooManyRequests":a,"listRuleGroups tooManyRequests headers":h,"listRuleGroups internalError":a,"listRuleGroups int\
ernalError headers":o,"listRuleGroups unavailable":a,"listRuleGroups unavailable headers":h,"runRuleGroupsCommand ok":L,"runRuleGroupsCommand ok headers":o,"run\
RuleGroupsCommand badRequest":a,"runRuleGroupsCommand badRequest headers":o,"runRuleGroupsCommand unauthorized":a,"runRuleGroupsCommand unauthorized headers":v,
"runRuleGroupsCommand forbidden":a,"runRuleGroupsCommand forbidden headers":o,"runRuleGroupsCommand notFound":a,"runRuleGroupsCommand notFound headers":o,"runRu\
leGroupsCommand notAcceptable":a,"runRuleGroupsCommand notAcceptable headers":o,"runRuleGroupsCommand conflict":a,"runRuleGroupsCommand conflict headers":o,"run\
RuleGroupsCommand contentTooLarge":a,"runRuleGroupsCommand contentTooLarge headers":o,"runRuleGroupsCommand unsupportedMediaType":a,"runRuleGroupsCommand unsupp\
ortedMediaType headers":o,"runRuleGroupsCommand tooManyRequests":a,"runRuleGroupsCommand tooManyRequests headers":h,"runRuleGroupsCommand internalError":a,"runR\
uleGroupsCommand internalError headers":o,"runRuleGroupsCommand unavailable":a,"runRuleGroupsCommand unavailable headers":h,"runGroupFailingRowsCommand ok":L,"r\
unGroupFailingRowsCommand ok headers":o,"runGroupFailingRowsCommand badRequest":a,"runGroupFailingRowsCommand badRequest headers":o,"runGroupFailingRowsCommand \
unauthorized":a,"runGroupFailingRowsCommand unauthorized headers":v,"runGroupFailingRowsCommand forbidden":a,"runGroupFailingRowsCommand forbidden headers":o,"r\
unGroupFailingRowsCommand notFound":a,"runGroupFailingRowsCommand notFound headers":o,"runGroupFailingRowsCommand notAcceptable":a,"runGroupFailingRowsCommand n\
otAcceptable headers":o,"runGroupFailingRowsCommand conflict":a,"runGroupFailingRowsCommand conflict headers":o,"runGroupFailingRowsCommand contentTooLarge":a,"\
runGroupFailingRowsCommand contentTooLarge headers":o,"runGroupFailingRowsCommand unsupportedMediaType":a,"runGroupFailingRowsCommand unsupportedMediaType heade\
rs":o,"runGroupFailingRowsCommand tooManyRequests":a,"runGroupFailingRowsCommand tooManyRequests headers":h,"runGroupFailingRowsCommand internalError":a,"runGro\
upFailingRowsCommand internalError headers":o,"runGroupFailingRowsCommand unavailable":a,"runGroupFailingRowsCommand unavailable headers":h,"runGroupPassingRows\
Command ok":L,"runGroupPassingRowsCommand ok headers":o,"runGroupPassingRowsCommand badRequest":a,"runGroupPassingRowsCommand badRequest headers":o,"runGroupPas\
singRowsCommand unauthorized":a,"runGroupPassingRowsCommand unauthorized headers":v,"runGroupPassingRowsCommand forbidden":a,"runGroupPassingRowsCommand forbidd\
en headers":o,"runGroupPassingRowsCommand notFound":a,"runGroupPassingRowsCommand notFound headers":o,"runGroupPassingRowsCommand notAcceptable":a,"runGroupPass\
ingRowsCommand notAcceptable headers":o,"runGroupPassingRowsCommand conflict":a,"runGroupPassingRowsCommand conflict headers":o,"runGroupPassingRowsCommand cont\
entTooLarge":a,"runGroupPassingRowsCommand contentTooLarge headers":o,"runGroupPassingRowsCommand unsupportedMediaType":a,"runGroupPassingRowsCommand unsupporte\
dMediaType headers":o,"runGroupPassingRowsCommand tooManyRequests":a,"runGroupPassingRowsCommand tooManyRequests headers":h,"runGroupPassingRowsCommand internal\
Error":a,"runGroupPassingRowsCommand internalError headers":o,"runGroupPassingRowsCommand unavailable":a,"runGroupPassingRowsCommand unavailable headers":h,"lis\
tGroupFailingRows ok":k,"listGroupFailingRows ok headers":o,"listGroupFailingRows badRequest":a,"listGroupFailingRows badRequest headers":o,"listGroupFailingRow\
s unauthorized":a,"listGroupFailingRows unauthorized headers":v,"listGroupFailingRows forbidden":a,"listGroupFailingRows forbidden headers":o,"listGroupFailingR\
ows notFound":a,"listGroupFailingRows notFound headers":o,"listGroupFailingRows notAcceptable":a,"listGroupFailingRows notAcceptable headers":o,"listGroupFailin\
gRows conflict":a,"listGroupFailingRows conflict headers":o,"listGroupFailingRows tooManyRequests":a,"listGroupFailingRows tooManyRequests headers":h,"listGroup\
FailingRows internalError":a,"listGroupFailingRows internalError headers":o,"listGroupFailingRows unavailable":a,"listGroupFailingRows unavailable headers":h,"r\
unNamedGroupFailingRowsCommand ok":L,"runNamedGroupFailingRowsCommand ok headers":o,"runNamedGroupFailingRowsCommand badRequest":a,"runNamedGroupFailingRowsComm\
and badRequest headers":o,"runNamedGroupFailingRowsCommand unauthorized":a,"runNamedGroupFailingRowsCommand unauthorized headers":v,"runNamedGroupFailingRowsCom\
mand forbidden":a,"runNamedGroupFailingRowsCommand forbidden headers":o,"runNamedGroupFailingRowsCommand notFound":a,"runNamedGroupFailingRowsCommand notFound h\
eaders":o,"runNamedGroupFailingRowsCommand notAcceptable":a,"runNamedGroupFailingRowsCommand notAcceptable headers":o,"runNamedGroupFailingRowsCommand conflict":a,
"runNamedGroupFailingRowsCommand conflict headers":o,"runNamedGroupFailingRowsCommand contentTooLarge":a,"runNamedGroupFailingRowsCommand contentTooLarge header\
s":o,"runNamedGroupFailingRowsCommand unsupportedMediaType":a,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":o,"runNamedGroupFailingRowsCommand \
tooManyRequests":a,"runNamedGroupFailingRowsCommand tooManyRequests headers":h,"runNamedGroupFailingRowsCommand internalError":a,"runNamedGroupFailingRowsComman\
d internalError headers":o,"runNamedGroupFailingRowsCommand unavailable":a,"runNamedGroupFailingRowsCommand unavailable headers":h,"listGroupPassingRows ok":k,"\
listGroupPassingRows ok headers":o,"listGroupPassingRows badRequest":a,"listGroupPassingRows badRequest headers":o,"listGroupPassingRows unauthorized":a,"listGr\
oupPassingRows unauthorized headers":v,"listGroupPassingRows forbidden":a,"listGroupPassingRows forbidden headers":o,"listGroupPassingRows notFound":a,"listGrou\
pPassingRows notFound headers":o,"listGroupPassingRows notAcceptable":a,"listGroupPassingRows notAcceptable headers":o,"listGroupPassingRows conflict":a,"listGr\
oupPassingRows conflict headers":o,"listGroupPassingRows tooManyRequests":a,"listGroupPassingRows tooManyRequests headers":h,"listGroupPassingRows internalError":a,
"listGroupPassingRows internalError headers":o,"listGroupPassingRows unavailable":a,"listGroupPassingRows unavailable headers":h,"runNamedGroupPassingRowsComman\
d ok":L,"runNamedGroupPassingRowsCommand ok headers":o,"runNamedGroupPassingRowsCommand badRequest":a,"runNamedGroupPassingRowsCommand badRequest headers":o,"ru\
nNamedGroupPassingRowsCommand unauthorized":a,"runNamedGroupPassingRowsCommand unauthorized headers":v,"runNamedGroupPassingRowsCommand forbidden":a,"runNamedGr\
oupPassingRowsCommand forbidden headers":o,"runNamedGroupPassingRowsCommand notFound":a,"runNamedGroupPassingRowsCommand notFound headers":o,"runNamedGroupPassi\
ngRowsCommand notAcceptable":a,"runNamedGroupPassingRowsCommand notAcceptable headers":o,"runNamedGroupPassingRowsCommand conflict":a,"runNamedGroupPassingRowsC\
ommand conflict headers":o,"runNamedGroupPassingRowsCommand contentTooLarge":a,"runNamedGroupPassingRowsCommand contentTooLarge headers":o,"runNamedGroupPassing\
RowsCommand unsupportedMediaType":a,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":o,"runNamedGroupPassingRowsCommand tooManyRequests":a,"runNam\
edGroupPassingRowsCommand tooManyRequests headers":h,"runNamedGroupPassingRowsCommand internalError":a,"runNamedGroupPassingRowsCommand internalError headers":o,
"runNamedGroupPassingRowsCommand unavailable":a,"runNamedGroupPassingRowsCommand unavailable headers":h,"listLoaderConnections ok":k,"listLoaderConnections ok h\
eaders":o,"listLoaderConnections badRequest":a,"listLoaderConnections badRequest headers":o,"listLoaderConnections unauthorized":a,"listLoaderConnections unauth\
orized headers":v,"listLoaderConnections forbidden":a,"listLoaderConnections forbidden headers":o,"listLoaderConnections notFound":a,"listLoaderConnections notF\
ound headers":o,"listLoaderConnections notAcceptable":a,"listLoaderConnections notAcceptable headers":o,"listLoaderConnections tooManyRequests":a,"listLoaderCon\
nections tooManyRequests headers":h,"listLoaderConnections internalError":a,"listLoaderConnections internalError headers":o,"listLoaderConnections unavailable":a,
"listLoaderConnections unavailable headers":h,"runLoaderConnectionsCommand ok":qs,"runLoaderConnectionsCommand ok headers":o,"runLoaderConnectionsCommand badReq\
uest":a,"runLoaderConnectionsCommand badRequest headers":o,"runLoaderConnectionsCommand unauthorized":a,"runLoaderConnectionsCommand unauthorized headers":v,"ru\
nLoaderConnectionsCommand forbidden":a,"runLoaderConnectionsCommand forbidden headers":o,"runLoaderConnectionsCommand notFound":a,"runLoaderConnectionsCommand n\
otFound headers":o,"runLoaderConnectionsCommand notAcceptable":a,"runLoaderConnectionsCommand notAcceptable headers":o,"runLoaderConnectionsCommand conflict":a,
"runLoaderConnectionsCommand conflict headers":o,"runLoaderConnectionsCommand contentTooLarge":a,"runLoaderConnectionsCommand contentTooLarge headers":o,"runLoa\
derConnectionsCommand unsupportedMediaType":a,"runLoaderConnectionsCommand unsupportedMediaType headers":o,"runLoaderConnectionsCommand tooManyRequests":a,"runL\
oaderConnectionsCommand tooManyRequests headers":h,"runLoaderConnectionsCommand internalError":a,"runLoaderConnectionsCommand internalError headers":o,"runLoade\
rConnectionsCommand unavailable":a,"runLoaderConnectionsCommand unavailable headers":h,"getLoaderConnection ok":k,"getLoaderConnection ok headers":o,"getLoaderC\
onnection badRequest":a,"getLoaderConnection badRequest headers":o,"getLoaderConnection unauthorized":a,"getLoaderConnection unauthorized headers":v,"getLoaderC\
onnection forbidden":a,"getLoaderConnection forbidden headers":o,"getLoaderConnection notFound":a,"getLoaderConnection notFound headers":o,"getLoaderConnection \
notAcceptable":a,"getLoaderConnection notAcceptable headers":o,"getLoaderConnection tooManyRequests":a,"getLoaderConnection tooManyRequests headers":h,"getLoade\
rConnection internalError":a,"getLoaderConnection internalError headers":o,"getLoaderConnection unavailable":a,"getLoaderConnection unavailable headers":h,"runL\
oaderConnectionCommand ok":Es,"runLoaderConnectionCommand ok headers":o,"runLoaderConnectionCommand badRequest":a,"runLoaderConnectionCommand badRequest headers":o,
"runLoaderConnectionCommand unauthorized":a,"runLoaderConnectionCommand unauthorized headers":v,"runLoaderConnectionCommand forbidden":a,"runLoaderConnectionCom\
mand forbidden headers":o,"runLoaderConnectionCommand notFound":a,"runLoaderConnectionCommand notFound headers":o,"runLoaderConnectionCommand notAcceptable":a,"\
runLoaderConnectionCommand notAcceptable headers":o,"runLoaderConnectionCommand conflict":a,"runLoaderConnectionCommand conflict headers":o,"runLoaderConnection\
Command contentTooLarge":a,"runLoaderConnectionCommand contentTooLarge headers":o,"runLoaderConnectionCommand unsupportedMediaType":a,"runLoaderConnectionComman\
d unsupportedMediaType headers":o,"runLoaderConnectionCommand tooManyRequests":a,"runLoaderConnectionCommand tooManyRequests headers":h,"runLoaderConnectionComm\
and internalError":a,"runLoaderConnectionCommand internalError headers":o,"runLoaderConnectionCommand unavailable":a,"runLoaderConnectionCommand unavailable hea\
ders":h,"deleteLoaderConnection noContent headers":o,"deleteLoaderConnection badRequest":a,"deleteLoaderConnection badRequest headers":o,"deleteLoaderConnection\
 unauthorized":a,"deleteLoaderConnection unauthorized headers":v,"deleteLoaderConnection forbidden":a,"deleteLoaderConnection forbidden headers":o,"deleteLoader\
Connection notFound":a,"deleteLoaderConnection notFound headers":o,"deleteLoaderConnection conflict":a,"deleteLoaderConnection conflict headers":o,"deleteLoader\
Connection tooManyRequests":a,"deleteLoaderConnection tooManyRequests headers":h,"deleteLoaderConnection internalError":a,"deleteLoaderConnection internalError \
headers":o,"deleteLoaderConnection unavailable":a,"deleteLoaderConnection unavailable headers":h,"listDatasources ok":k,"listDatasources ok headers":o,"listData\
sources badRequest":a,"listDatasources badRequest headers":o,"listDatasources unauthorized":a,"listDatasources unauthorized headers":v,"listDatasources forbidde\
n":a,"listDatasources forbidden headers":o,"listDatasources notFound":a,"listDatasources notFound headers":o,"listDatasources notAcceptable":a,"listDatasources \
notAcceptable headers":o,"listDatasources conflict":a,"listDatasources conflict headers":o,"listDatasources tooManyRequests":a,"listDatasources tooManyRequests \
headers":h,"listDatasources internalError":a,"listDatasources internalError headers":o,"listDatasources unavailable":a,"listDatasources unavailable headers":h,"\
runDatasourcesCommand ok":k,"runDatasourcesCommand ok headers":o,"runDatasourcesCommand badRequest":a,"runDatasourcesCommand badRequest headers":o,"runDatasourc\
esCommand unauthorized":a,"runDatasourcesCommand unauthorized headers":v,"runDatasourcesCommand forbidden":a,"runDatasourcesCommand forbidden headers":o,"runDat\
asourcesCommand notFound":a,"runDatasourcesCommand notFound headers":o,"runDatasourcesCommand notAcceptable":a,"runDatasourcesCommand notAcceptable headers":o,"\
runDatasourcesCommand conflict":a,"runDatasourcesCommand conflict headers":o,"runDatasourcesCommand contentTooLarge":a,"runDatasourcesCommand contentTooLarge he\
aders":o,"runDatasourcesCommand unsupportedMediaType":a,"runDatasourcesCommand unsupportedMediaType headers":o,"runDatasourcesCommand tooManyRequests":a,"runDat\
asourcesCommand tooManyRequests headers":h,"runDatasourcesCommand internalError":a,"runDatasourcesCommand internalError headers":o,"runDatasourcesCommand unavai\
lable":a,"runDatasourcesCommand unavailable headers":h,"listDataschemas ok":k,"listDataschemas ok headers":o,"listDataschemas badRequest":a,"listDataschemas bad\
Request headers":o,"listDataschemas unauthorized":a,"listDataschemas unauthorized headers":v,"listDataschemas forbidden":a,"listDataschemas forbidden headers":o,
"listDataschemas notFound":a,"listDataschemas notFound headers":o,"listDataschemas notAcceptable":a,"listDataschemas notAcceptable headers":o,"listDataschemas c\
onflict":a,"listDataschemas conflict headers":o,"listDataschemas tooManyRequests":a,"listDataschemas tooManyRequests headers":h,"listDataschemas internalError":a,
"listDataschemas internalError headers":o,"listDataschemas unavailable":a,"listDataschemas unavailable headers":h,"runDataschemasCommand ok":k,"runDataschemasCo\
mmand ok headers":o,"runDataschemasCommand noContent headers":o,"runDataschemasCommand badRequest":a,"runDataschemasCommand badRequest headers":o,"runDataschema\
sCommand unauthorized":a,"runDataschemasCommand unauthorized headers":v,"runDataschemasCommand forbidden":a,"runDataschemasCommand forbidden headers":o,"runData\
schemasCommand notFound":a,"runDataschemasCommand notFound headers":o,"runDataschemasCommand notAcceptable":a,"runDataschemasCommand notAcceptable headers":o,"r\
unDataschemasCommand conflict":a,"runDataschemasCommand conflict headers":o,"runDataschemasCommand contentTooLarge":a,"runDataschemasCommand contentTooLarge hea\
ders":o,"runDataschemasCommand unsupportedMediaType":a,"runDataschemasCommand unsupportedMediaType headers":o,"runDataschemasCommand tooManyRequests":a,"runData\
schemasCommand tooManyRequests headers":h,"runDataschemasCommand internalError":a,"runDataschemasCommand internalError headers":o,"runDataschemasCommand unavail\
able":a,"runDataschemasCommand unavailable headers":h,"listConnectionEncodings ok":As,"listConnectionEncodings ok headers":o,"listConnectionEncodings badRequest":a,
"listConnectionEncodings badRequest headers":o,"listConnectionEncodings unauthorized":a,"listConnectionEncodings unauthorized headers":v,"listConnectionEncoding\
s forbidden":a,"listConnectionEncodings forbidden headers":o,"listConnectionEncodings notFound":a,"listConnectionEncodings notFound headers":o,"listConnectionEn\
codings notAcceptable":a,"listConnectionEncodings notAcceptable headers":o,"listConnectionEncodings tooManyRequests":a,"listConnectionEncodings tooManyRequests \
headers":h,"listConnectionEncodings internalError":a,"listConnectionEncodings internalError headers":o,"listConnectionEncodings unavailable":a,"listConnectionEn\
codings unavailable headers":h,"listLoaderConnectionTypes ok":Ns,"listLoaderConnectionTypes ok headers":o,"listLoaderConnectionTypes badRequest":a,"listLoaderCo\
nnectionTypes badRequest headers":o,"listLoaderConnectionTypes unauthorized":a,"listLoaderConnectionTypes unauthorized headers":v,"listLoaderConnectionTypes not\
Acceptable":a,"listLoaderConnectionTypes notAcceptable headers":o,"listLoaderConnectionTypes tooManyRequests":a,"listLoaderConnectionTypes tooManyRequests heade\
rs":h,"listLoaderConnectionTypes internalError":a,"listLoaderConnectionTypes internalError headers":o,"listLoaderConnectionTypes unavailable":a,"listLoaderConne\
ctionTypes unavailable headers":h,"listJobs ok":Ar,"listJobs ok headers":o,"listJobs badRequest":a,"listJobs badRequest headers":o,"listJobs unauthorized":a,"li\
stJobs unauthorized headers":v,"listJobs forbidden":a,"listJobs forbidden headers":o,"listJobs notFound":a,"listJobs notFound headers":o,"listJobs notAcceptable":a,
"listJobs notAcceptable headers":o,"listJobs tooManyRequests":a,"listJobs tooManyRequests headers":h,"listJobs internalError":a,"listJobs internalError headers":o,
"listJobs unavailable":a,"listJobs unavailable headers":h,"runSchedulerCommand ok":Fs,"runSchedulerCommand ok headers":o,"runSchedulerCommand badRequest":a,"run\
SchedulerCommand badRequest headers":o,"runSchedulerCommand unauthorized":a,"runSchedulerCommand unauthorized headers":v,"runSchedulerCommand forbidden":a,"runS\
chedulerCommand forbidden headers":o,"runSchedulerCommand notFound":a,"runSchedulerCommand notFound headers":o,"runSchedulerCommand notAcceptable":a,"runSchedul\
erCommand notAcceptable headers":o,"runSchedulerCommand contentTooLarge":a,"runSchedulerCommand contentTooLarge headers":o,"runSchedulerCommand unsupportedMedia\
Type":a,"runSchedulerCommand unsupportedMediaType headers":o,"runSchedulerCommand tooManyRequests":a,"runSchedulerCommand tooManyRequests headers":h,"runSchedul\
erCommand internalError":a,"runSchedulerCommand internalError headers":o,"runSchedulerCommand unavailable":a,"runSchedulerCommand unavailable headers":h,"getJob\
 ok":Ar,"getJob ok headers":o,"getJob okEventStream":xs,"getJob okEventStream headers":o,"getJob badRequest":a,"getJob badRequest headers":o,"getJob unauthorize\
d":a,"getJob unauthorized headers":v,"getJob forbidden":a,"getJob forbidden headers":o,"getJob notFound":a,"getJob notFound headers":o,"getJob notAcceptable":a,
"getJob notAcceptable headers":o,"getJob tooManyRequests":a,"getJob tooManyRequests headers":h,"getJob internalError":a,"getJob internalError headers":o,"getJob\
 unavailable":a,"getJob unavailable headers":h,"runJobCommand ok":M,"runJobCommand ok headers":o,"runJobCommand badRequest":a,"runJobCommand badRequest headers":o,
"runJobCommand unauthorized":a,"runJobCommand unauthorized headers":v,"runJobCommand forbidden":a,"runJobCommand forbidden headers":o,"runJobCommand notFound":a,
"runJobCommand notFound headers":o,"runJobCommand notAcceptable":a,"runJobCommand notAcceptable headers":o,"runJobCommand conflict":a,"runJobCommand conflict he\
aders":o,"runJobCommand contentTooLarge":a,"runJobCommand contentTooLarge headers":o,"runJobCommand unsupportedMediaType":a,"runJobCommand unsupportedMediaType \
headers":o,"runJobCommand tooManyRequests":a,"runJobCommand tooManyRequests headers":h,"runJobCommand internalError":a,"runJobCommand internalError headers":o,"\
runJobCommand unavailable":a,"runJobCommand unavailable headers":h};export{Ts as validators};
