// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var qt=Object.getOwnPropertyNames,At=(i,o)=>function(){try{return o||(0,i[qt(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(R){throw o=0,R}},Et=At({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(v){const R=v.length;let b=0,g=0,e;for(;g<R;)b++,e=v.charCodeAt(
g++),e>=55296&&e<=56319&&g<R&&(e=v.charCodeAt(g),(e&64512)===56320&&g++);return b}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),Lt=Qe,Dt=new RegExp(
"^3\\.1\\.\\d+$","u");function Qe(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qe.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(i.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Dt.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const m={instancePath:o+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),a++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.
errors=e,a===0}Qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Ye,w=Et().default;function Ye(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=Ze,Mt={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth\
:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:m\
ethod-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:proble\
m:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:g\
roundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function O(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="pointer"||r==="par\
ameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameter!==
void 0&&typeof i.parameter!="string"){const r={instancePath:o+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"\
#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionP\
lace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){
const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 1\
0000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Mt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}
if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="st\
ring"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)O(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)}else{
const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===
0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ze(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ze.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),me(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),a=e.length),Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=Xe;
function Xe(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Xe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["r\
etry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["retry-after"]!==
void 0){let r=i["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return Xe.errors=e,a===0}Xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var f=er;function er(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=er.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i["www-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"m\
ust have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(
r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have mor\
e than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){
let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==
void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var P=sr,Nt={type:"object",minProperties:1,additionalProperties:!1,properties:{url:{type:"stri\
ng",format:"uri-reference",minLength:1},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},A=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Ft=new RegExp("^[0-9]+$","u"),J=new RegExp("^[1-9][0-9]*$","u");function de(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kept===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(i.added===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(i.returned===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(i.lost===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.kept!==void 0){let r=i.kept;if(typeof r=="string"){if(!Ft.test(r)){const s={instancePath:o+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.added!==void 0){let r=i.added;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==void 0){let m=h.attributeId;
if(typeof m=="string"){if(!J.test(m)){const y={instancePath:o+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
ttern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/added/"+u+"/name",schemaPath:"contract#/$defs/Numbere\
dAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/ad\
ded/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:o+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}
if(i.returned!==void 0){let r=i.returned;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
attributeId===void 0){const m={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:o+"/returned/"+u,schemaPath:"\
contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(
m),a++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==
void 0){let m=h.attributeId;if(typeof m=="string"){if(!J.test(m)){const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
ibute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/returned/"+u+"/nam\
e",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),
a++}}else{const m={instancePath:o+"/returned/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.lost!==void 0){let r=i.lost;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h==
"object"&&!Array.isArray(h)){if(h.attributeId===void 0){const m={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"requ\
ired",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:o+
"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name\
'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAt\
tribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.attributeId!==void 0){let m=h.attributeId;if(typeof m=="string"){if(!J.test(m)){const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return de.errors=e,a===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="origin"||r==="attributeChanges")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.origin!==
void 0){let r=i.origin;if(typeof r!="string"){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="resolved"||r==="majority")){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/enum",keyword:"\
enum",params:{allowedValues:Nt.properties.origin.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}i.attributeChanges!==
void 0&&(de(i.attributeChanges,{instancePath:o+"/attributeChanges",parentData:i,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?
de.errors:e.concat(de.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return z.errors=e,a===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function pe(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"m\
ust have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.
dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/dataRow/"+u,schemaPath:"\
#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const s={instancePath:o+"/da\
taRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.metadata!==void 0&&(z(
i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===
0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=I.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.
length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),a++}const d=i.length;for(let p=0;p<d;p++)pe(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?pe.
errors:e.concat(pe.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<d;p++){let k=i[p];
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const D in k)if(D!=="@url"&&typeof k[D]!="string"){const E={instancePath:o+"/"+p+"/"+D.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.
push(E),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const D={instancePath:o+"/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/"+p,schemaPath:"contract#/$def\
s/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[D]:e.push(D),a++}}}else{const d={instancePath:o,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&
(m=!0));const d=a;if(typeof i=="string"){if(w(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must \
NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return I.errors=e,
l.items=m,a===0}I.evaluated={dynamicProps:!1,dynamicItems:!0};var Jt={type:"object",required:["viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,
properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",
maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Tt={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"\
string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length","malformed"]},detail:{type:"\
string",minLength:1}}},rr=new RegExp("^(0|[1-9][0-9]*)$","u"),H={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"str\
ing",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"string",enum:["Y","N"]},sheets:{type:"array",items:{
$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{$ref:"contract#/$defs/DetectedTable"}},attr:{type:"string",enum:["names","none"]},records:{type:"\
string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{type:"integer",minimum:1},comment:{$ref:"contract#/$defs/Comment"},ragged:{$ref:"contract#\
/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contract#/$defs/Trim"},decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{$ref:"contract#/$def\
s/DateOrder"},evidence:{type:"array",items:{type:"object",required:["member","sentence","doubtful"],additionalProperties:!1,properties:{member:{type:"string",minLength:1},
sentence:{type:"string",minLength:1},doubtful:{type:"string",enum:["Y","N"]}}}}}},st={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253",
"cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp\
869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso20\
22-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso88\
59-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","m\
acIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278",
"cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp114\
7","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939","gb18030","utf-16be","utf-16le"]},$t={type:"object",required:["name","state"],additionalProperties:!1,
properties:{name:{type:"string"},state:{type:"string",enum:["visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,\
3}[1-9][0-9]{0,7})?$"}}},xt={type:"string",enum:["","quote","backslash"]},jt={type:"string",enum:["","reject","pad","cut","fit"]},Ot={type:"string",enum:["",".",
","]},zt={type:"string",enum:["","DMY","MDY","YMD"]},tr=Object.prototype.hasOwnProperty,It=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$",
"u"),Kt=new RegExp("^[^\\r\\n\\x00]*$","u");function ce(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.compressed===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property 'compressed'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(!tr.call(H.properties,r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.compressed!==void 0){let r=i.compressed;if(typeof r!=
"string"){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:H.
properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.compression!==void 0){let r=i.compression;if(typeof r!=
"string"){const s={instancePath:o+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}if(!(r==="gzip"||r==="zip"||r==="zstd"||r==="bzip2"||r==="xz")){const s={instancePath:o+"/compression",schemaPath:"#/properties/compres\
sion/enum",keyword:"enum",params:{allowedValues:H.properties.compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}
if(i.delimiter!==void 0){let r=i.delimiter;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/delimiter",schemaPath:"#/properties/delimiter/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/delimiter",schemaPath:"\
#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.quote!==void 0){let r=i.quote;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.terminator!==void 0){let r=i.terminator;if(typeof r!="string"){const s={instancePath:o+"/termi\
nator",schemaPath:"#/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="lf"||r===
"cr"||r==="crlf")){const s={instancePath:o+"/terminator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:H.properties.terminator.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.encoding!==void 0){let r=i.encoding;if(typeof r!="string"){const s={
instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}
if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r==="cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp125\
8"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r==="cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||
r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp936"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||
r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-raw"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r===
"iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r==="iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso88\
59-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="jis0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCe\
ntEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r==="macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macTh\
ai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||r==="tis-620"||r==="unicode"||r==="utf-8"||r==="cp037"||r==="cp273"||r==="cp277"||r==="cp\
278"||r==="cp280"||r==="cp284"||r==="cp285"||r==="cp297"||r==="cp500"||r==="cp870"||r==="cp871"||r==="cp875"||r==="cp1025"||r==="cp1026"||r==="cp1047"||r==="cp1\
140"||r==="cp1141"||r==="cp1142"||r==="cp1143"||r==="cp1144"||r==="cp1145"||r==="cp1146"||r==="cp1147"||r==="cp1148"||r==="cp1149"||r==="cp930"||r==="cp933"||r===
"cp935"||r==="cp937"||r==="cp939"||r==="gb18030"||r==="utf-16be"||r==="utf-16le")){const s={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",
keyword:"enum",params:{allowedValues:st.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.header!==void 0){let r=i.
header;if(typeof r!="string"){const s={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:H.
properties.header.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.sheets!==void 0){let r=i.sheets;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"\
contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),
a++}if(h.state===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"st\
ate"},message:"must have required property 'state'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="name"||m==="state"||m==="range")){const y={instancePath:o+
"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties"};e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/sheets/"+u+"/name",schemaPath:"cont\
ract#/$defs/DetectedSheet/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.state!==void 0){
let m=h.state;if(typeof m!="string"){const y={instancePath:o+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="visible"||m==="hidden"||m==="veryHidden")){const y={instancePath:o+"/\
sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:$t.properties.state.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.range!==void 0){let m=h.range;if(typeof m=="string"){if(!It.test(m)){const y={instancePath:o+
"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1\
,3}[1-9][0-9]{0,7})?$"},message:'must match pattern "^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"object"},message:"m\
ust be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{type:"array"},
message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.tables!==void 0){let r=i.tables;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];
if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/required",keyword:"\
required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(m!=="name"){const y={instancePath:o+
"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have\
 additional properties"};e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/tables/"+u+"/name",schemaPath:"cont\
ract#/$defs/DetectedTable/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+
"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:o+"/tables",schemaPath:"#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}
if(i.attr!==void 0){let r=i.attr;if(typeof r!="string"){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="names"||r==="none")){const s={instancePath:o+"/attr",schemaPath:"#/properties/attr/enum",keyword:"\
enum",params:{allowedValues:H.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.records!==void 0){let r=i.
records;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/records",schemaPath:"#/properties/records/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.escape!==void 0){let r=i.escape;if(typeof r!="string"){const s={instancePath:o+
"/escape",schemaPath:"contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r===
"quote"||r==="backslash")){const s={instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:xt.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.skipRows!==void 0){let r=i.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.comment!==void 0){let r=i.comment;if(typeof r=="string"){if(w(r)>
8){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 cha\
racters"};e===null?e=[s]:e.push(s),a++}if(!Kt.test(r)){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{
pattern:"^[^\\r\\n\\x00]*$"},message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/comment",schemaPath:"\
contract#/$defs/Comment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.ragged!==void 0){let r=i.ragged;
if(typeof r!="string"){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/e\
num",keyword:"enum",params:{allowedValues:jt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.nulls!==void 0){let r=i.
nulls;if(Array.isArray(r)){if(r.length>32){const u={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"\
must NOT have more than 32 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h=="string"){if(w(h)>64){const m={instancePath:o+
"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[m]:e.push(m),a++}if(w(h)<1){const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.trim!==void 0&&typeof i.trim!="boolean"){const r={instancePath:o+
"/trim",schemaPath:"contract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.decimal!==void 0){
let r=i.decimal;if(typeof r!="string"){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="."||r===",")){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"\
enum",params:{allowedValues:Ot.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.dateOrder!==void 0){let r=i.dateOrder;
if(typeof r!="string"){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/e\
num",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.evidence!==void 0){let r=i.
evidence;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.member===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'memb\
er'"};e===null?e=[m]:e.push(m),a++}if(h.sentence===void 0){const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"req\
uired",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[m]:e.push(m),a++}if(h.doubtful===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'do\
ubtful'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="member"||m==="sentence"||m==="doubtful")){const y={instancePath:o+"/evidence/"+u,schemaPath:"#\
/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),a++}if(h.member!==void 0){let m=h.member;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/p\
roperties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(
y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.sentence!==void 0){let m=h.sentence;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"\
/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/\
sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.doubtful!==void 0){let m=h.doubtful;if(typeof m!=
"string"){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="Y"||m==="N")){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/\
evidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:H.properties.evidence.items.properties.doubtful.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(i.pageStart===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}
if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required prope\
rty 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="viewName"||r==="pageStart"||r==="dataSi\
ze"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.viewName!==void 0){let r=i.viewName;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!J.test(r)){const s={
instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!rr.test(r)){const s={instancePath:o+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),a++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!rr.test(r)){const s={instancePath:o+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),a++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="index"||r==="scan")){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Jt.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),a++}}if(i.detected!==void 0&&(ce(i.detected,{instancePath:o+"/detected",parentData:i,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?ce.errors:e.concat(ce.errors),a=e.length)),i.rejected!==void 0){let r=i.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/rej\
ected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[m]:e.push(m),
a++}if(h.reason===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),a++}if(h.detail===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"c\
ontract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[m]:e.push(
m),a++}for(const m in h)if(!(m==="line"||m==="reason"||m==="detail")){const y={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.line!==
void 0){let m=h.line;if(typeof m=="string"){if(!J.test(m)){const y={instancePath:o+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/l\
ine/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),a++}}if(h.reason!==void 0){let m=h.reason;if(typeof m!="string"){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/Pr\
eviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="ragged"||m==="bad quo\
tes"||m==="undecodable"||m==="over-long"||m==="bad field"||m==="wrong length"||m==="malformed")){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"co\
ntract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Tt.properties.reason.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let m=h.detail;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/rejected/"+u+"/detail",
schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewR\
eject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function he(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=he.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.
push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||
m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<
1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={
instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(I(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)),i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function sr(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=sr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),he(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?he.errors:e.concat(he.errors),
a=e.length),sr.errors=e,a===0}sr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=ar;function ar(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ar.errors=e,a===0}ar.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=nr,St=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function nr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="s\
tring"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-\
limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!St.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Vt=ir,Bt={type:"string",enum:["reader","editor","admini\
strator"]};function ye(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ye.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(i.username===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};
e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"mus\
t have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.authenticated!==void 0&&typeof i.authenticated!="boolean"){const r={instancePath:o+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.username!==void 0){let r=i.username;if(typeof r=="string"){if(w(r)<1){
const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}if(i.role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$de\
fs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){
const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Bt.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ir(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ir.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ye(i,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ye.errors:e.concat(ye.errors),a=e.length),ir.errors=e,a===0}ir.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Gt=or;function or(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="path"){const s={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.path!==void 0){let r=i.path;if(typeof r==
"string"){if(w(r)>255){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFi\
le/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return or.errors=e,a===0}or.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var at=ur;function ur(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}return ur.errors=e,a===0}ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Ht=lr,nt={type:"object",properties:{"x-request-id":{type:"string",
minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},
etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ran\
ges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","eta\
g","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_headers"},Xr=new RegExp('^"[0-9a-z-]+"$',"u");
function lr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=lr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["accept\
-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required prop\
erty 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required property 'content-dispositi\
on'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(
s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){
let r=i.etag;if(typeof r=="string"){if(!Xr.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!=
"string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:nt.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){
let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:nt.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lr.errors=e,a===0}lr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,
dynamicItems:!1};var Ut=mr,it={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"r\
atelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"\
string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",
minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","e\
tag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downloadExport_partialContent_headers"},Wt=new RegExp(
"^bytes [0-9]+-[0-9]+/[0-9]+$","u");function mr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=mr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have re\
quired property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(
r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must\
 have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-dispositi\
on"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required pro\
perty 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-r\
equest-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Xr.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:it.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){
const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:it.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disp\
osition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!Wt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/p\
roperties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};
var Qt=dr,Yt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remainin\
g":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["p\
rivate, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_headers"};function dr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==
void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.
etag;if(typeof r=="string"){if(!Xr.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="stri\
ng"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Yt.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===0}dr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Zt=pr,Xt=new RegExp("^bytes \
\\*/[0-9]+$","u");function pr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pr.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must ha\
ve required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.
push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.
push(s),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="string"){if(!Xt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return pr.errors=e,a===0}pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-\
range":!0},dynamicProps:!1,dynamicItems:!1};var es=cr;function M(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=M.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:o+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="colum\
nisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.
columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==
void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(I(i.rows,{instancePath:o+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)),i.metadata!==void 0&&($(i.metadata,
{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return M.errors=e,a===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=U.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"url"},message:"mu\
st have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(i.entityId===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/require\
d",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(d),a++}if(i.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};
e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="job")){const p={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:
e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let d=i.entityId;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/entityId",
schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=
!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){
let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.
push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,
1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(
M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return U.errors=e,l.props=m,a===
0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function cr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!U(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.evaluated.props;return cr.errors=e,l.props=r,a===0}cr.evaluated={dynamicProps:!0,
dynamicItems:!1};var rs=hr,ot={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function fe(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:ot.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return fe.errors=e,a===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function K(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
i)){if(i.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(i.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),a++}if(i.start!==void 0){let r=i.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.end!==void 0){let r=i.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const s={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(
r)){const s={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in i)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.valid!==void 0&&typeof i.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:ot.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)fe(r[u],{instancePath:o+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),a=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)K(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)K(r[u],{instancePath:o+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(
K.errors),a=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function hr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=hr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ge(i,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length),hr.errors=e,a===0}hr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var W=yr;function yr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!rr.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===0}yr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var ts=fr;function fr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!J.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fr.errors=e,a===0}fr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=gr;function Q(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Q.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||
(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=y===a;if(C&&s?(s=!1,u=[u,1]):C&&(s=!0,u=1,m!==!0&&(m=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Q.
errors=e,l.props=m,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function gr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Q(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.evaluated.props;return gr.errors=e,l.props=r,a===0}gr.evaluated={dynamicProps:!0,
dynamicItems:!1};var ut=br;function br(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=br.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return br.errors=e,a===0}br.evaluated=
{dynamicProps:!1,dynamicItems:!1};var We=vr;function vr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-security-policy"]!==void 0&&typeof i["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return vr.
errors=e,a===0}vr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var ss=Rr,lt={type:"object",required:["level","kind","sentence","percent","examples"],additionalProperties:!1,properties:{level:{type:"string",
enum:["first","soon","note"]},kind:{type:"string",enum:["rejected records","guessed encoding","damaged text","mixed line ends","missing columns","unclear names",
"duplicate rows","open dates","null markers","mixed types","other types","leading zeros","nearly unique","other patterns","variants","blanks around","mostly emp\
ty","one value"]},sentence:{type:"string",minLength:1},percent:{type:"number",minimum:0,maximum:100},attribute:{$ref:"contract#/$defs/FindingAttribute"},examples:{
type:"array",maxItems:3,items:{$ref:"contract#/$defs/ExampleValue"}},url:{type:"string",format:"uri-reference",minLength:1}}};function _(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.text===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},
message:"must have required property 'text'"};e===null?e=[r]:e.push(r),a++}if(i.length===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"text"||r==="length"||r==="rows"||r==="url")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.text!==void 0&&typeof i.text!="string"){const r={instancePath:o+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.length!==void 0){let r=i.length;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/length",schemaPath:"#/properties/l\
ength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.rows!==void 0){let r=i.rows;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="\
string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contr\
act#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _.errors=e,a===0}_.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function S(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=S.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.level===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required property 'level'"};e===null?e=[r]:e.push(r),a++}if(i.kind===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:
e.push(r),a++}if(i.sentence===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentence"},message:"must have \
required property 'sentence'"};e===null?e=[r]:e.push(r),a++}if(i.percent===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
percent"},message:"must have required property 'percent'"};e===null?e=[r]:e.push(r),a++}if(i.examples===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"level"||r==="kind"||r==="sentence"||r==="percent"||r==="attribute"||r==="examples"||r==="url")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.level!==void 0){let r=i.level;
if(typeof r!="string"){const s={instancePath:o+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}if(!(r==="first"||r==="soon"||r==="note")){const s={instancePath:o+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{
allowedValues:lt.properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!=
"string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}if(!(r==="rejected records"||r==="guessed encoding"||r==="damaged text"||r==="mixed line ends"||r==="missing columns"||r==="unclear names"||r==="duplicat\
e rows"||r==="open dates"||r==="null markers"||r==="mixed types"||r==="other types"||r==="leading zeros"||r==="nearly unique"||r==="other patterns"||r==="varian\
ts"||r==="blanks around"||r==="mostly empty"||r==="one value")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:lt.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.sentence!==void 0){let r=i.sentence;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/sentence",schemaPath:"#/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.percent!==void 0){let r=i.percent;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(
r)){const s={instancePath:o+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};
e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.attribute!==void 0){let r=i.attribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.attributeId===void 0){const s={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[s]:e.push(s),a++}if(r.columnisedName===void 0){const s={instancePath:o+"/attribut\
e",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName===void 0){const s={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/requi\
red",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),a++}for(const s in r)
if(!(s==="attributeId"||s==="columnisedName"||s==="humanisedName")){const u={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.attributeId!==
void 0){let s=r.attributeId;if(typeof s=="string"){if(!J.test(s)){const u={instancePath:o+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/\
properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{
const u={instancePath:o+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnisedName!==void 0){let s=r.columnisedName;if(typeof s=="string"){if(w(s)<1){const u={instancePath:o+
"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAt\
tribute/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.humanisedName!==void 0&&
typeof r.humanisedName!="string"){const s={instancePath:o+"/attribute/humanisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/humanisedName/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/attribute",schemaPath:"contract#/$d\
efs/FindingAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;
if(Array.isArray(r)){if(r.length>3){const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:3},message:"\
must NOT have more than 3 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)_(r[u],{instancePath:o+"/examples/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){
const s={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return S.errors=e,a===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.total===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},
message:"must have required property 'total'"};e===null?e=[r]:e.push(r),a++}if(i.findings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"findings"},message:"must have required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="total"||r===
"findings")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),a++}if(i.total!==void 0){let r=i.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.findings!==void 0){let r=i.findings;if(Array.isArray(r)){if(r.length>200){const u={instancePath:o+"/findings",
schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[u]:e.push(u),a++}const s=r.
length;for(let u=0;u<s;u++)S(r[u],{instancePath:o+"/findings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(
S.errors),a=e.length)}else{const s={instancePath:o+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Rr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),be(i,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),a=e.length),Rr.errors=e,a===0}Rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var as=wr,ns={type:"object",required:["attributeId","columnisedName","humanisedName","type","typePercent","rows","nulls","blank\
s","distinct","minLength","maxLength","types","histogram","findings"],additionalProperties:!1,properties:{attributeId:{type:"string",pattern:"^[1-9][0-9]*$"},columnisedName:{
type:"string",minLength:1},humanisedName:{type:"string"},type:{$ref:"contract#/$defs/ValueType"},typePercent:{type:"number",minimum:0,maximum:100},rows:{type:"i\
nteger",minimum:0},nulls:{type:"integer",minimum:0},blanks:{type:"integer",minimum:0},distinct:{type:"integer",minimum:0},minLength:{type:"integer",minimum:0},maxLength:{
type:"integer",minimum:0},types:{type:"array",maxItems:9,items:{$ref:"contract#/$defs/TypeCount"}},nullMarkers:{$ref:"contract#/$defs/NullMarkers"},numbers:{$ref:"\
contract#/$defs/NumberFigures"},far:{$ref:"contract#/$defs/FarNumbers"},histogram:{$ref:"contract#/$defs/Histogram"},findings:{type:"array",maxItems:24,items:{$ref:"\
contract#/$defs/Finding"}}}},mt={type:"string",enum:["null","blank","boolean","integer","decimal","date","time","timestamp","text"]};function ve(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="rows"||
r==="url")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$\
defs/ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r===
"integer"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.rows!==void 0){let r=i.rows;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.url!==void 0){let r=i.url;if(typeof r=="\
string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contr\
act#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Re(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Re.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rows===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.texts===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(
r),a++}for(const r in i)if(!(r==="rows"||r==="texts")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.rows!==void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.texts!==void 0){let r=i.texts;if(Array.isArray(r)){if(r.length>16){const u={instancePath:o+
"/texts",schemaPath:"#/properties/texts/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.text===void 0){const m={instancePath:o+"/texts/"+u,schemaPath:"\
contract#/$defs/NullMarker/required",keyword:"required",params:{missingProperty:"text"},message:"must have required property 'text'"};e===null?e=[m]:e.push(m),a++}
if(h.rows===void 0){const m={instancePath:o+"/texts/"+u,schemaPath:"contract#/$defs/NullMarker/required",keyword:"required",params:{missingProperty:"rows"},message:"\
must have required property 'rows'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="text"||m==="rows")){const y={instancePath:o+"/texts/"+u,schemaPath:"\
contract#/$defs/NullMarker/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),a++}if(h.text!==void 0){let m=h.text;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/texts/"+u+"/text",schemaPath:"contract#/$d\
efs/NullMarker/properties/text/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{
const y={instancePath:o+"/texts/"+u+"/text",schemaPath:"contract#/$defs/NullMarker/properties/text/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[y]:e.push(y),a++}}if(h.rows!==void 0){let m=h.rows;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:o+"/text\
s/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(
y),a++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:o+"/texts/"+u+"/rows",schemaPath:"contract#/$defs/NullMarker/properties/rows/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/texts/"+u,schemaPath:"\
contract#/$defs/NullMarker/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/t\
exts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var j=new RegExp("^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$","u");function we(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.count===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must \
have required property 'count'"};e===null?e=[r]:e.push(r),a++}if(i.mean===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mean"},message:"must have required property 'mean'"};e===null?e=[r]:e.push(r),a++}if(i.min===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[r]:e.push(r),a++}if(i.lowerQuartile===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lowerQuartile"},message:"must have required property 'lowerQuartile'"};e===null?e=[r]:e.push(
r),a++}if(i.median===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"median"},message:"must have required pr\
operty 'median'"};e===null?e=[r]:e.push(r),a++}if(i.upperQuartile===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
upperQuartile"},message:"must have required property 'upperQuartile'"};e===null?e=[r]:e.push(r),a++}if(i.max===void 0){const r={instancePath:o,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="co\
unt"||r==="mean"||r==="standardDeviation"||r==="min"||r==="lowerQuartile"||r==="median"||r==="upperQuartile"||r==="max")){const s={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.
count!==void 0){let r=i.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/count",schemaPath:"#/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+
"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.mean!==
void 0){let r=i.mean;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/mean",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/mean",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.standardDeviation!==void 0){let r=i.standardDeviation;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/standardDeviation",schemaPath:"contra\
ct#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-\
]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.min!==void 0){let r=i.min;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+
"/min",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "\
^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/min",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.lowerQuartile!==void 0){let r=i.lowerQuartile;if(typeof r=="string"){if(!j.
test(r)){const s={instancePath:o+"/lowerQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]\
?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/lowerQuartile",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.median!==void 0){let r=i.median;
if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/median",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[\
0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/median",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.upperQuartile!==
void 0){let r=i.upperQuartile;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:o+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(i.max!==void 0){let r=i.max;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/max",schemaPath:"contract#/$defs/Ex\
actNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/max",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return we.errors=e,a===0}we.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must hav\
e required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="rows"||r==="url")){const s={instancePath:o,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.rows!==void 0){
let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rows",schemaPath:"\
#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.url!==void 0){let r=i.url;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function B(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=B.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.from===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[r]:e.push(r),a++}if(i.to===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[r]:e.push(r),a++}
if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'row\
s'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="from"||r==="to"||r==="rows"||r==="url")){const s={instancePath:o,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.from!==void 0){let r=i.
from;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/from",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^\
-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/from",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.to!==void 0){
let r=i.to;if(typeof r=="string"){if(!j.test(r)){const s={instancePath:o+"/to",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/to",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.rows!==void 0){
let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rows",schemaPath:"\
#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.url!==void 0){let r=i.url;
if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return B.errors=e,a===0}B.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ce.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.below===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"below"},message:"must have required property 'below'"};e===null?e=[r]:e.push(r),a++}if(i.above===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have required property 'above'"};e===null?e=[r]:
e.push(r),a++}if(i.whiskers===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"whiskers"},message:"must have \
required property 'whiskers'"};e===null?e=[r]:e.push(r),a++}if(i.bins===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}if(i.examples===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="below"||
r==="above"||r==="whiskers"||r==="bins"||r==="examples")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.below!==void 0&&(V(i.below,{instancePath:o+"/below",parentData:i,parentDataProperty:"\
below",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),i.above!==void 0&&(V(i.above,{instancePath:o+"/above",parentData:i,parentDataProperty:"\
above",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),i.whiskers!==void 0){let r=i.whiskers;if(Array.isArray(r)){if(r.length>
2){const u={instancePath:o+"/whiskers",schemaPath:"#/properties/whiskers/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};
e===null?e=[u]:e.push(u),a++}if(r.length<2){const u={instancePath:o+"/whiskers",schemaPath:"#/properties/whiskers/minItems",keyword:"minItems",params:{limit:2},
message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h=="string"){if(!j.test(h)){
const m={instancePath:o+"/whiskers/"+u,schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},
message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/whiskers/"+u,schemaPath:"cont\
ract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/whis\
kers",schemaPath:"#/properties/whiskers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.bins!==void 0){let r=i.
bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:o+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},message:"\
must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)B(r[u],{instancePath:o+"/bins/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{const s={instancePath:o+"/bins",schemaPath:"#/properties/bins/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length>5){
const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===
null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)_(r[u],{instancePath:o+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?_.errors:e.concat(_.errors),a=e.length)}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is={type:"object",required:["\
of","bins"],additionalProperties:!1,properties:{of:{type:"string",enum:["numbers","lengths"]},bins:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/Bin"}}}};
function Pe(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.of===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),a++}if(i.bins===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"of"||r==="bins")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[s]:e.push(s),a++}if(i.of!==void 0){let r=i.of;if(typeof r!="string"){const s={instancePath:o+"/of",schemaPath:"#/properti\
es/of/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="numbers"||r==="lengths")){const s={instancePath:o+
"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues:is.properties.of.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.bins!==void 0){let r=i.bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:o+"/bins",schemaPath:"#/properties/bins/maxItem\
s",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)B(r[u],{instancePath:o+
"/bins/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{const s={instancePath:o+"/b\
ins",schemaPath:"#/properties/bins/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ke(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ke.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeId===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[r]:e.push(r),
a++}if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must hav\
e required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.typePercent===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"typePercent"},message:"must have required property 'typePerc\
ent'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"\
must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.nulls===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"nulls"},message:"must have required property 'nulls'"};e===null?e=[r]:e.push(r),a++}if(i.blanks===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"blanks"},message:"must have required property 'blanks'"};e===null?e=[r]:e.push(r),a++}if(i.distinct===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"distinct"},message:"must have required property 'distinct'"};e===null?
e=[r]:e.push(r),a++}if(i.minLength===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minLength"},message:"mu\
st have required property 'minLength'"};e===null?e=[r]:e.push(r),a++}if(i.maxLength===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"maxLength"},message:"must have required property 'maxLength'"};e===null?e=[r]:e.push(r),a++}if(i.types===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[r]:e.push(r),a++}if(i.histogram===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"histogram"},message:"must have required property 'histogram'"};
e===null?e=[r]:e.push(r),a++}if(i.findings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"\
must have required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!tr.call(ns.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.attributeId!==
void 0){let r=i.attributeId;if(typeof r=="string"){if(!J.test(r)){const s={instancePath:o+"/attributeId",schemaPath:"#/properties/attributeId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/attributeId",
schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.columnisedName!==void 0){
let r=i.columnisedName;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.humanisedName!==void 0&&typeof i.
humanisedName!="string"){const r={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/\
ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="i\
nteger"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.typePercent!==void 0){let r=i.typePercent;
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/typePercent",schemaPath:"#/properties/typePercent/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/typePercent",schemaPath:"#/propert\
ies/typePercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"\
/typePercent",schemaPath:"#/properties/typePercent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.rows!==
void 0){let r=i.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/r\
ows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.nulls!==
void 0){let r=i.nulls;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/nulls",schemaPath:"#/properties/nulls/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/nulls",schemaPath:"#/properties/nulls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.blanks!==
void 0){let r=i.blanks;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/blanks",schemaPath:"#/properties/blanks/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+
"/blanks",schemaPath:"#/properties/blanks/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.
distinct!==void 0){let r=i.distinct;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/distinct",schemaPath:"#/properties/disti\
nct/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:
e.push(s),a++}}if(i.minLength!==void 0){let r=i.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/minLength",schemaPath:"\
#/properties/minLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){const s={instancePath:o+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.maxLength!==void 0){let r=i.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.types!==void 0){let r=i.types;if(Array.isArray(r)){if(r.length>9){const u={instancePath:o+
"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[u]:e.push(u),a++}const s=r.
length;for(let u=0;u<s;u++)ve(r[u],{instancePath:o+"/types/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.
errors),a=e.length)}else{const s={instancePath:o+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),a++}}if(i.nullMarkers!==void 0&&(Re(i.nullMarkers,{instancePath:o+"/nullMarkers",parentData:i,parentDataProperty:"nullMarkers",rootData:b,dynamicAnchors:g})||
(e=e===null?Re.errors:e.concat(Re.errors),a=e.length)),i.numbers!==void 0&&(we(i.numbers,{instancePath:o+"/numbers",parentData:i,parentDataProperty:"numbers",rootData:b,
dynamicAnchors:g})||(e=e===null?we.errors:e.concat(we.errors),a=e.length)),i.far!==void 0&&(Ce(i.far,{instancePath:o+"/far",parentData:i,parentDataProperty:"far",
rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length)),i.histogram!==void 0&&(Pe(i.histogram,{instancePath:o+"/histogram",parentData:i,
parentDataProperty:"histogram",rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length)),i.findings!==void 0){let r=i.findings;if(Array.
isArray(r)){if(r.length>24){const u={instancePath:o+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:24},message:"must N\
OT have more than 24 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)S(r[u],{instancePath:o+"/findings/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{const s={instancePath:o+"/findings",schemaPath:"#/properties/findings/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function wr(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=wr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),ke(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),
a=e.length),wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=Cr;function Cr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contrac\
t#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
s]:e.push(s),a++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"contract#/$defs/Unmasked/properties/value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/Unmasked/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var us=Pr,ls={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]},dt={type:"object",required:["expressio\
n","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},row:{type:"object",additionalProperties:{type:["stri\
ng","null"]}}}},pt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any","same"]},ms={type:"object",required:["name","type",
"kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/$defs/FunctionType"},kind:{type:"string",enum:["val\
ue","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",items:{type:"string"}}}};function qe(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.optional===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"optional"},message:"must have required property 'optional'"};
e===null?e=[r]:e.push(r),a++}if(i.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repeated"},message:"\
must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="type"||r==="kind"||r==="optional"||r==="repeated"||
r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[s]:e.push(s),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={
instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}
if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/type",schemaPath:"\
contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),
a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="value"||r==="constant"||r==="attribute"||r==="listed")){const s={instancePath:o+"/kind",
schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:ms.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optional",schemaPath:"#/properties/optional/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.repeated!==void 0&&typeof i.repeated!="boolean"){const r={instancePath:o+
"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.words!==
void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/words/"+u,schemaPath:"#/prop\
erties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const s={instancePath:o+"/words",schemaPath:"\
#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ae(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ae.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),a++}if(i.parameters===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===
null?e=[r]:e.push(r),a++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"m\
ust have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="form"||r==="parameters"||r==="returns")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameters!==void 0){let r=i.parameters;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)qe(
r[u],{instancePath:o+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)}else{
const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(
s),a++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/returns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:pt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ee(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.group===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(r),a++}if(i.description===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[r]:e.push(r),a++}if(i.signatures===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signatures"},message:"\
must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(i.examples===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="gro\
up"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.group!==void 0){let r=i.group;if(typeof r!=
"string"){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={
instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:ls.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[s]:e.push(s),a++}}if(i.description!==void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.signatures!==void 0){let r=i.signatures;
if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)Ae(r[u],{instancePath:o+"/signatures/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),a=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatu\
res/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(
r)){if(r.length<2){const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fe\
wer than 2 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===
void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[m]:e.push(m),a++}if(h.result===void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs\
/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="expression"||m==="result"||m==="row")){const y={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.
expression!="string"){const m={instancePath:o+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.result!==void 0){let m=h.result;if(typeof m!="string"&&m!==null){const y={instancePath:o+
"/examples/"+u+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:dt.properties.result.type},message:"mus\
t be string,null"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(m&&typeof m=="object"&&!Array.isArray(m))for(const y in m){let C=m[y];if(typeof C!=
"string"&&C!==null){const d={instancePath:o+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properti\
es/row/additionalProperties/type",keyword:"type",params:{type:dt.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),a++}}else{const y={instancePath:o+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Le(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Le.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!==
"functions"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),a++}if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)Ee(r[u],{
instancePath:o+"/functions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{const s={
instancePath:o+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===
0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Pr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Pr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Le(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length),Pr.errors=e,a===0}Pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ds=kr,
ps={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},cs=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),hs=new RegExp("^[^\\x00]*$","u");
function De(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=De.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[s]:e.push(s),a++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&
isFinite(s))){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),a++}if(typeof s=="number"&&isFinite(s)){if(s>10||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[u]:e.push(u),a++}if(s<1||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(w(s)>128){const u={
instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[u]:e.push(u),a++}if(w(s)<1){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!cs.test(s)){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let s=i[2];if(typeof s=="string"){if(w(s)>4e3){const u={instancePath:o+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),
a++}if(!hs.test(s)){const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:o+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:o+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:ps.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return De.errors=e,a===0}De.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function Me(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),a++}
const r=i.length;for(let s=0;s<r;s++)De(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||(e=e===null?De.errors:e.concat(
De.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Me.errors=e,a===0}Me.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function kr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=kr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Me(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length),kr.errors=e,a===0}kr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var ct=qr,ys=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function qr(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-\
id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="\
string"){if(!ys.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return qr.errors=e,a===0}qr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var fs=Ar;function Y(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Y.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="rules")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let d=i.
entityId;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.rules!==void 0){let d=i.rules;if(Array.isArray(d)){const p=d.length;for(let k=0;k<p;k++){let D=d[k];if(typeof D=="string"){if(!J.test(
D)){const E={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[E]:e.push(E),a++}}else{const E={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}}}else{const p={
instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(
d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return Y.errors=e,l.props=m,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function Ar(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ar.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Y(i,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.evaluated.props;return Ar.errors=
e,l.props=r,a===0}Ar.evaluated={dynamicProps:!0,dynamicItems:!1};var gs=Er;function Z(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Z.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Z.errors=e,l.props=m,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function Er(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!Z(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.
evaluated.props;return Er.errors=e,l.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var bs=Lr;function X(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=X.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||
d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return X.errors=e,l.props=m,a===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Lr(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!X(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),a=e.length;else var r=X.
evaluated.props;return Lr.errors=e,l.props=r,a===0}Lr.evaluated={dynamicProps:!0,dynamicItems:!1};var ee=Dr,vs={type:"string",enum:["urn:groundtruth:problem:inv\
alid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtru\
th:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Ne(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(i.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(i.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(i.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.type!==void 0){let r=i.type;if(typeof r!="string"){const s={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:vs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(w(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)O(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?O.errors:e.concat(O.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(i,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Dr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Ne(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length),Dr.errors=e,
a===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rs=Mr,ws=new RegExp("^([1-9][0-9]*)?$","u"),Cs=new RegExp("^([0-9]{1,2}|100)?$","u");function Fe(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(i.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(i.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.realAttribute!==void 0){let r=i.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const s={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[s]:e.push(s),a++}if(r.columnsisedName===void 0){const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName===void 0){
const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="id"||s==="columnsisedName"||s==="humanisedName")){const u={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!ws.test(s)){const u={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const s={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const s={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.libraryAttribute!==void 0){let r=i.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),a++}if(r.name===void 0){const s={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="id"||s==="name")){const u={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let s=r.id;if(typeof s=="string"){if(!J.test(s)){const u={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
a++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!Cs.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Je(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Je.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)Fe(r[u],{instancePath:o+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Mr(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Mr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Je(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),
a=e.length),Mr.errors=e,a===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Nr;function Nr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ks=Fr,ht={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function Te(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Te.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const m={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const m={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const m={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:ht.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const m={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const m={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:ht.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}}else{const h={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Fr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Fr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Te(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?Te.errors:e.concat(Te.errors),a=e.length),Fr.errors=e,a===0}Fr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var qs=Jr;function re(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=re.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}
for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,
u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return re.errors=e,l.props=m,a===0}re.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Jr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Jr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!re(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?re.errors:e.concat(re.errors),a=e.length;else var r=re.evaluated.props;return Jr.errors=e,l.props=r,a===0}Jr.evaluated={dynamicProps:!0,dynamicItems:!1};
var yt=Tr;function te(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=te.evaluated;l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<
1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&
s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:
e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return te.errors=e,
l.props=m,a===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function Tr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!te(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return Tr.errors=e,l.props=r,a===0}Tr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var ft=xr,et={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],
additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},
failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{
$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},As={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},$r={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Es={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function $e(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Es.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),a++}if(typeof r=="string"&&w(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[s]:e.push(s),a++}for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:$r.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:$r.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function xe(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(i.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values"||r==="because")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
h)){if(h.columnisedName===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:o+"/val\
ues/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'h\
umanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.value===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"\
required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||
m==="humanisedName"||m==="value")){const y={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProp\
erties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;
if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:gt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),a++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(w(s)<1){const u={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(w(s)<1){const u={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function je(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=je.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(i.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(i.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(i.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(i.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(i.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(i.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!tr.call(et.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),a++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:et.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.rowsAnalyzed!==void 0){let r=i.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(
s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.fraction!==void 0){let r=i.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:et.properties.
fraction.type},message:"must be number,null"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
0||isNaN(r)){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.leftOut!==void 0){let r=i.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contrac\
t#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"part"},message:"must have required property 'part'"};e===null?e=[m]:e.push(m),a++}
if(h.count===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"coun\
t"},message:"must have required property 'count'"};e===null?e=[m]:e.push(m),a++}if(h.row===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$d\
efs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[m]:e.push(m),a++}if(h.message===
void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/required",keyword:"required",params:{missingProperty:"message"},message:"\
must have required property 'message'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="part"||m==="count"||m==="row"||m==="message")){const y={instancePath:o+
"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT ha\
ve additional properties"};e===null?e=[y]:e.push(y),a++}if(h.part!==void 0){let m=h.part;if(typeof m!="string"){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"\
contract#/$defs/RuleTrialErrors/properties/part/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="exp\
ression"||m==="filter"||m==="group"||m==="aggregate")){const y={instancePath:o+"/errors/"+u+"/part",schemaPath:"contract#/$defs/RuleTrialErrors/properties/part/\
enum",keyword:"enum",params:{allowedValues:As.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
void 0){let m=h.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.
message!==void 0){let m=h.message;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={
instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)$e(r[u],{instancePath:o+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?$e.errors:e.concat($e.errors),a=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),a++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:$r.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:$r.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&w(s)>1001){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),a++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++)xe(r[u],{instancePath:o+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:
e.concat(xe.errors),a=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const m={instancePath:o+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===0}je.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var bt={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function Oe(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(i.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="row"||r==="values")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.row!==void 0){let r=i.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.values!==void 0){let r=i.values;if(Array.isArray(
r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/values\
/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/require\
d",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.value===
void 0){const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/required",keyword:"required",params:{missingProperty:"value"},message:"m\
ust have required property 'value'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="value")){const y={instancePath:o+
"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT hav\
e additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){
let m=h.humanisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!="string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:gt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}Oe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function ze(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ze.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.number===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(i.name===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(i.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(i.support===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(i.reason===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(i.wouldFail===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(i.threshold===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(i.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!tr.call(bt.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.number!==
void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
1||isNaN(r)){const s={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),a++}}}if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(w(r)>255){const s={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:bt.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(w(
r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.filterExpression!==void 0){let r=i.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.
push(s),a++}}else{const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i.passing!==void 0){let r=i.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.failing!==void 0){let r=i.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.support!==void 0){let r=i.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const s={instancePath:o+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.wouldFail!==void 0){let r=i.wouldFail;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.failingRow!==
void 0&&(Oe(i.failingRow,{instancePath:o+"/failingRow",parentData:i,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?Oe.errors:e.concat(
Oe.errors),a=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),a++}if(r<1||isNaN(r)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ze.errors=e,a===
0}ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ie(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(i.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="version"||r==="suggestions")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(w(r)>64){const s={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)ze(r[u],
{instancePath:o+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ze.errors:e.concat(ze.errors),a=e.length)}else{const s={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=
e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=se.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;je(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),a=e.length);var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;
Ie(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(Ie.errors),a=e.length);var C=d===a;if(C&&s)
s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const E={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(
E),a++}for(const E in i)if(E!=="rules"){const F={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(i.rules!==void 0){let E=i.rules;if(Array.isArray(E)){if(E.length>
100){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[L]:e.push(L),a++}if(E.length<1){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[L]:e.push(L),a++}const F=E.length;for(let L=0;L<F;L++){
let N=E[L];if(typeof N=="string"){if(!J.test(N)){const T={instancePath:o+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[T]:e.push(T),a++}}else{const T={instancePath:o+"/rules/"+L,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),a++}}}else{const F={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,u=3,m!==!0&&(m=!0));const E=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[L]:e.push(L),a++}if(i.file===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(L),a++}for(const L in i)if(!(L==="job"||L==="file")){
const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"\
must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.job!==void 0){let L=i.job;if(typeof L=="string"){if(w(L)<1){const N={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[N]:e.push(N),a++}if(!A.test(L)){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(i.file!==void 0){let L=i.
file;if(typeof L=="string"){if(w(L)<1){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!A.test(L)){const N={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),a++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),a++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var C=E===a;if(C&&s)s=!1,u=[u,4];else{C&&(s=!0,u=4,m!==!0&&(m=!0));const L=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=L===a;C&&s?(s=!1,u=[u,5]):C&&(s=!0,u=5,m!==!0&&(m=
!0))}}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return se.errors=e,l.props=m,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!se(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.
evaluated.props;return xr.errors=e,l.props=r,a===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ls=jr,vt={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function jr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:vt.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:vt.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return jr.errors=e,a===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var rt=Or;function ae(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ae.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.uri===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="uri"){const p={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
uri!==void 0){let d=i.uri;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(i.file===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="job"||
k==="file")){const D={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(i.job!==void 0){let k=i.job;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(i.file!==void 0){let k=i.
file;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.
push(D),a++}}else{const D={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&s)s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=k===a;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,u=3,m!==!0&&
(m=!0));const E=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[L]:e.push(L),a++}for(const L in i)if(L!=="rules"){
const N={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"mu\
st NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.rules!==void 0){let L=i.rules;if(Array.isArray(L)){if(L.length>100){const T={instancePath:o+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[T]:e.push(T),a++}if(L.length<1){const T={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[T]:e.push(T),a++}const N=L.length;for(let T=0;T<N;T++){let tt=L[T];if(typeof tt=="\
string"){if(!J.test(tt)){const Ue={instancePath:o+"/rules/"+T,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Ue]:e.push(Ue),a++}}else{const Ue={instancePath:o+"/rules/"+T,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Ue]:e.push(Ue),a++}}}else{const N={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[N]:e.push(N),a++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[L]:e.push(L),a++}var C=E===a;C&&s?(s=!1,u=[u,4]):C&&(s=!0,u=4,m!==!0&&(m=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ae.errors=e,
l.props=m,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Or(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Or.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ae(i,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.evaluated.props;return Or.errors=e,l.props=r,a===0}Or.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Rt=zr;function zr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="uri"){const s={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.uri!==void 0){let r=i.uri;if(typeof r==
"string"){if(w(r)<1){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/propert\
ies/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return zr.errors=e,a===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ds=Ir;function ne(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ne.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/p\
roperties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={
instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "\
uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||
d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ne.errors=e,l.props=m,a===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};function Ir(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ne(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ne.errors:e.concat(ne.errors),a=e.length;else var r=ne.
evaluated.props;return Ir.errors=e,l.props=r,a===0}Ir.evaluated={dynamicProps:!0,dynamicItems:!1};var Ms=Kr;function Kr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){
if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return Kr.errors=e,a===0}Kr.evaluated={dynamicProps:!1,dynamicItems:!1};var wt=_r;function _r(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof i=="string"){if(w(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return _r.errors=e,a===0}_r.evaluated={dynamicProps:!1,dynamicItems:!1};var Ns=Sr;
function ie(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ie.evaluated;l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'c\
ategory'"};e===null?e=[d]:e.push(d),a++}if(i.keyword===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{
missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="category"||d==="keyword")){const p={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT hav\
e additional properties"};e===null?e=[p]:e.push(p),a++}if(i.category!==void 0){let d=i.category;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/\
category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "\
^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.keyword!==void 0){let d=i.keyword;if(typeof d=="string"){if(!rr.test(d)){
const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properti\
es/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contrac\
t#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,
u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ie.errors=e,l.props=m,a===0}ie.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Sr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Sr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ie(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?ie.errors:e.concat(ie.errors),a=e.length;else var r=ie.evaluated.props;return Sr.errors=e,l.props=r,a===0}Sr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Fs=Vr,Js=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function Vr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(w(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["\
ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimi\
t-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Js.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*\
$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Vr.errors=e,a===0}Vr.evaluated=
{props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ts=Br;function oe(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=oe.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}if(i.connectionId===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
connectionId"},message:"must have required property 'connectionId'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="connectionId")){const p={
instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"mus\
t NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"for\
mat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.connectionId!==
void 0){let d=i.connectionId;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/pro\
perties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var C=d===a;C&&s?(s=!1,u=[u,2]):C&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return oe.errors=e,l.props=m,a===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};function Br(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!oe(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?oe.errors:e.concat(oe.errors),a=e.length;else var r=oe.
evaluated.props;return Br.errors=e,l.props=r,a===0}Br.evaluated={dynamicProps:!0,dynamicItems:!1};var $s=Gr;function Gr(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,
schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),a++}if(!A.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.message!==void 0){let r=i.message;if(typeof r=="string"){if(w(r)<1){const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandR\
esult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Gr.errors=e,a===0}Gr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var xs=Hr;
function Ke(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ke.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!==
"encodings"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[s]:e.push(s),a++}if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];
if(typeof h!="string"){const m={instancePath:o+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be\
 string"};e===null?e=[m]:e.push(m),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||
h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h===
"cp862"||h==="cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="\
ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||
h==="iso2022-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="i\
so8859-9"||h==="iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||
h==="koi8-u"||h==="ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="\
macRoman"||h==="macRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8"||h==="cp\
037"||h==="cp273"||h==="cp277"||h==="cp278"||h==="cp280"||h==="cp284"||h==="cp285"||h==="cp297"||h==="cp500"||h==="cp870"||h==="cp871"||h==="cp875"||h==="cp1025"||
h==="cp1026"||h==="cp1047"||h==="cp1140"||h==="cp1141"||h==="cp1142"||h==="cp1143"||h==="cp1144"||h==="cp1145"||h==="cp1146"||h==="cp1147"||h==="cp1148"||h==="c\
p1149"||h==="cp930"||h==="cp933"||h==="cp935"||h==="cp937"||h==="cp939"||h==="gb18030"||h==="utf-16be"||h==="utf-16le")){const m={instancePath:o+"/encodings/"+u,
schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:st.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),a++}}}else{const s={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return Ke.errors=e,a===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Hr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Hr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ke(i,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length),Hr.errors=e,a===0}Hr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var js=Ur,Ct={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{
TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"\
string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Os={type:"string",enum:["delimited",
"cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},zs=new RegExp("^[A-Z_]+$","u");function _e(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_e.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.SEQUENCE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_NAME===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[
r]:e.push(r),a++}if(i.PARAM_DISP===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"mus\
t have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_REQD===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.TYPE!==void 0){let r=i.TYPE;if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r===
"generic"||r==="oracle"||r==="db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConn\
ectionType/enum",keyword:"enum",params:{allowedValues:Os.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.SEQUENCE!==
void 0){let r=i.SEQUENCE;if(typeof r=="string"){if(!J.test(r)){const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"\
#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;
if(typeof r=="string"){if(!zs.test(r)){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r=="s\
tring"){if(w(r)<1){const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="d\
irectory"||r==="list"||r==="text")){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Ct.properties.
PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="\
string"){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Ct.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return _e.errors=e,a===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Se(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Se.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)_e(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,
rootData:b,dynamicAnchors:g})||(e=e===null?_e.errors:e.concat(_e.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Ur(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ur.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Se(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Se.errors:e.concat(Se.errors),a=e.length),Ur.
errors=e,a===0}Ur.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Is=Wr;function ue(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ue.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[d]:e.push(d),a++}if(i.secret===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[d]:e.push(
d),a++}for(const d in i)if(!(d==="webhook"||d==="secret")){const p={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.webhook!==void 0){let d=i.webhook;
if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.secret!==
void 0){let d=i.secret;if(typeof d=="string"){if(w(d)<32){const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!==
"url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{
C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(i.
delivered===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(i.message===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k===
"webhook"||k==="delivered"||k==="message")){const D={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k==
"string"){if(!J.test(k)){const D={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(i.delivered!==void 0&&typeof i.
delivered!="boolean"){const k={instancePath:o+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&s)s=!1,u=[u,2];else{C&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[E]:e.push(E),a++}if(i.file===void 0){const E={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(
E),a++}for(const E in i)if(!(E==="job"||E==="file")){const F={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(i.job!==void 0){let E=i.job;if(typeof E==
"string"){if(w(E)<1){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!A.test(E)){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[F]:e.push(F),a++}}if(i.file!==void 0){let E=i.file;if(typeof E=="string"){if(w(E)<1){const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!A.test(E)){
const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&s)s=!1,u=[u,3];else{C&&(s=!0,
u=3,m!==!0&&(m=!0));const E=a;M(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var C=E===a;C&&s?(s=!1,u=[u,4]):C&&(s=!0,u=4,m!==!0&&(m=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ue.errors=e,l.props=m,a===0}ue.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Wr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Wr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ue(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?ue.errors:e.concat(ue.errors),a=e.length;else var r=ue.evaluated.props;return Wr.errors=e,l.props=r,a===0}Wr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Pt=Qr,kt={type:["string","array"],maxItems:2,items:{type:"string"}};function Ve(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const m={
instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:kt.type},message:"must be string,array"};e===null?e=[m]:e.push(
m),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),a++}const m=h.length;for(let y=0;y<m;y++)if(typeof h[y]!="string"){const C={instancePath:o+"\
/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),a++}}}}else{
const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}i.metadata!==void 0&&(z(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:
e.concat(z.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Be(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!="string"&&!Array.isArray(s)){const u={instancePath:o+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:kt.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(s)){if(s.length>2){const h={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=s.length;for(let h=0;h<u;h++)if(typeof s[h]!="string"){const m={
instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}if(i["@url"]!==void 0&&typeof i["@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function G(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=G.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<d;p++)Ve(i[p],
{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length)}else{const d={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;
if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<d;p++)Be(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?Be.errors:e.concat(Be.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&s)s=!1,u=[u,1];else{C&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof i=="string"){if(w(i)>0){const k={
instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&
s?(s=!1,u=[u,2]):C&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return G.errors=e,l.items=m,a===0}G.evaluated={dynamicProps:!1,dynamicItems:!0};function Ge(i,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'co\
lumnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"\
required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){
const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have \
required property 'description'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have addit\
ional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"\
/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/prope\
rties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!=
"string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+
"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.
push(m),a++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(G(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?G.errors:e.concat(G.errors),a=e.length)),i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ge.errors=e,a===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Qr(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Ge(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length),Qr.
errors=e,a===0}Qr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ks=Yr;function He(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columns"||
r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){
let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/r\
equired",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}if(h.
humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanised\
Name"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[m]:e.
push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"contract#/$de\
fs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(
y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"\
contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:
e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/\
columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$\
defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(G(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)),
i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return He.errors=e,a===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=le.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){s=!0,u=0;var m=!0}const y=a;
He(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?He.errors:e.concat(He.errors),a=e.length);var C=y===a;if(C&&s?
(s=!1,u=[u,1]):C&&(s=!0,u=1,m!==!0&&(m=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return le.errors=e,l.props=m,a===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};
function Yr(i,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Yr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),!le(i,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?le.errors:e.concat(
le.errors),a=e.length;else var r=le.evaluated.props;return Yr.errors=e,l.props=r,a===0}Yr.evaluated={dynamicProps:!0,dynamicItems:!1};var _s=Zr;function Zr(i,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return Zr.errors=e,a===0}Zr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ss={"getOpenApiDocument ok":Lt,"getOpenApiDocu\
ment ok headers":n,"getOpenApiDocument badRequest":t,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAccep\
table headers":n,"getOpenApiDocument tooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument \
internalError headers":n,"changePassword noContent headers":n,"changePassword badRequest":t,"changePassword badRequest headers":n,"changePassword unauthorized":t,
"changePassword unauthorized headers":f,"changePassword contentTooLarge":t,"changePassword contentTooLarge headers":n,"changePassword unsupportedMediaType":t,"c\
hangePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":t,"changePassword tooManyRequests headers":c,"changePassword internalError":t,"ch\
angePassword internalError headers":n,"changePassword unavailable":t,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":n,
"listRepositories badRequest":t,"listRepositories badRequest headers":n,"listRepositories notFound":t,"listRepositories notFound headers":n,"listRepositories no\
tAcceptable":t,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":t,"listRepositories tooManyRequests headers":c,"listRepositories in\
ternalError":t,"listRepositories internalError headers":n,"listRepositories unavailable":t,"listRepositories unavailable headers":c,"createRepository created":x,
"createRepository created headers":_t,"createRepository badRequest":t,"createRepository badRequest headers":n,"createRepository unauthorized":t,"createRepositor\
y unauthorized headers":f,"createRepository forbidden":t,"createRepository forbidden headers":n,"createRepository notAcceptable":t,"createRepository notAcceptab\
le headers":n,"createRepository conflict":t,"createRepository conflict headers":n,"createRepository contentTooLarge":t,"createRepository contentTooLarge headers":n,
"createRepository unsupportedMediaType":t,"createRepository unsupportedMediaType headers":n,"createRepository tooManyRequests":t,"createRepository tooManyReques\
ts headers":c,"createRepository internalError":t,"createRepository internalError headers":n,"createRepository unavailable":t,"createRepository unavailable heade\
rs":c,"getRepository ok":P,"getRepository ok headers":n,"getRepository badRequest":t,"getRepository badRequest headers":n,"getRepository unauthorized":t,"getRep\
ository unauthorized headers":f,"getRepository forbidden":t,"getRepository forbidden headers":n,"getRepository notFound":t,"getRepository notFound headers":n,"g\
etRepository notAcceptable":t,"getRepository notAcceptable headers":n,"getRepository tooManyRequests":t,"getRepository tooManyRequests headers":c,"getRepository\
 internalError":t,"getRepository internalError headers":n,"getRepository unavailable":t,"getRepository unavailable headers":c,"deleteRepository noContent header\
s":n,"deleteRepository badRequest":t,"deleteRepository badRequest headers":n,"deleteRepository unauthorized":t,"deleteRepository unauthorized headers":f,"delete\
Repository forbidden":t,"deleteRepository forbidden headers":n,"deleteRepository notFound":t,"deleteRepository notFound headers":n,"deleteRepository tooManyRequ\
ests":t,"deleteRepository tooManyRequests headers":c,"deleteRepository internalError":t,"deleteRepository internalError headers":n,"deleteRepository unavailable":t,
"deleteRepository unavailable headers":c,"login ok":Vt,"login ok headers":n,"login badRequest":t,"login badRequest headers":n,"login forbidden":t,"login forbidd\
en headers":n,"login notFound":t,"login notFound headers":n,"login notAcceptable":t,"login notAcceptable headers":n,"login tooManyRequests":t,"login tooManyRequ\
ests headers":c,"login internalError":t,"login internalError headers":n,"login unavailable":t,"login unavailable headers":c,"uploadFile ok":Gt,"uploadFile ok he\
aders":n,"uploadFile badRequest":t,"uploadFile badRequest headers":n,"uploadFile unauthorized":t,"uploadFile unauthorized headers":f,"uploadFile forbidden":t,"u\
ploadFile forbidden headers":n,"uploadFile notFound":t,"uploadFile notFound headers":n,"uploadFile notAcceptable":t,"uploadFile notAcceptable headers":n,"upload\
File contentTooLarge":t,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":t,"uploadFile unsupportedMediaType headers":n,"uploadFile tooMa\
nyRequests":t,"uploadFile tooManyRequests headers":c,"uploadFile internalError":t,"uploadFile internalError headers":n,"uploadFile unavailable":t,"uploadFile un\
available headers":c,"listFiles ok":P,"listFiles ok headers":n,"listFiles badRequest":t,"listFiles badRequest headers":n,"listFiles unauthorized":t,"listFiles u\
nauthorized headers":f,"listFiles forbidden":t,"listFiles forbidden headers":n,"listFiles notFound":t,"listFiles notFound headers":n,"listFiles notAcceptable":t,
"listFiles notAcceptable headers":n,"listFiles tooManyRequests":t,"listFiles tooManyRequests headers":c,"listFiles internalError":t,"listFiles internalError hea\
ders":n,"listFiles unavailable":t,"listFiles unavailable headers":c,"getFile ok":P,"getFile ok headers":n,"getFile badRequest":t,"getFile badRequest headers":n,
"getFile unauthorized":t,"getFile unauthorized headers":f,"getFile forbidden":t,"getFile forbidden headers":n,"getFile notFound":t,"getFile notFound headers":n,
"getFile notAcceptable":t,"getFile notAcceptable headers":n,"getFile tooManyRequests":t,"getFile tooManyRequests headers":c,"getFile internalError":t,"getFile i\
nternalError headers":n,"getFile unavailable":t,"getFile unavailable headers":c,"deleteFile noContent headers":n,"deleteFile badRequest":t,"deleteFile badReques\
t headers":n,"deleteFile unauthorized":t,"deleteFile unauthorized headers":f,"deleteFile forbidden":t,"deleteFile forbidden headers":n,"deleteFile notFound":t,"\
deleteFile notFound headers":n,"deleteFile conflict":t,"deleteFile conflict headers":n,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"de\
leteFile internalError":t,"deleteFile internalError headers":n,"deleteFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":at,"downloadExp\
ort ok headers":Ht,"downloadExport partialContent":at,"downloadExport partialContent headers":Ut,"downloadExport notModified headers":Qt,"downloadExport badRequ\
est":t,"downloadExport badRequest headers":n,"downloadExport unauthorized":t,"downloadExport unauthorized headers":f,"downloadExport forbidden":t,"downloadExpor\
t forbidden headers":n,"downloadExport notFound":t,"downloadExport notFound headers":n,"downloadExport conflict":t,"downloadExport conflict headers":n,"download\
Export rangeNotSatisfiable":t,"downloadExport rangeNotSatisfiable headers":Zt,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"dow\
nloadExport internalError":t,"downloadExport internalError headers":n,"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":P,
"listEntities ok headers":n,"listEntities badRequest":t,"listEntities badRequest headers":n,"listEntities unauthorized":t,"listEntities unauthorized headers":f,
"listEntities forbidden":t,"listEntities forbidden headers":n,"listEntities notFound":t,"listEntities notFound headers":n,"listEntities notAcceptable":t,"listEn\
tities notAcceptable headers":n,"listEntities tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalE\
rror headers":n,"listEntities unavailable":t,"listEntities unavailable headers":c,"runEntitiesCommand ok":es,"runEntitiesCommand ok headers":n,"runEntitiesComma\
nd noContent headers":n,"runEntitiesCommand badRequest":t,"runEntitiesCommand badRequest headers":n,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unau\
thorized headers":f,"runEntitiesCommand forbidden":t,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound heade\
rs":n,"runEntitiesCommand notAcceptable":t,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":n,
"runEntitiesCommand contentTooLarge":t,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupporte\
dMediaType headers":n,"runEntitiesCommand tooManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCom\
mand internalError headers":n,"runEntitiesCommand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":rs,"runExpressionsCommand\
 ok headers":n,"runExpressionsCommand badRequest":t,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand unauthorized":t,"runExpressionsCommand u\
nauthorized headers":f,"runExpressionsCommand forbidden":t,"runExpressionsCommand forbidden headers":n,"runExpressionsCommand notFound":t,"runExpressionsCommand\
 notFound headers":n,"runExpressionsCommand notAcceptable":t,"runExpressionsCommand notAcceptable headers":n,"runExpressionsCommand conflict":t,"runExpressionsC\
ommand conflict headers":n,"runExpressionsCommand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":n,"runExpressionsCommand unsupportedMediaTy\
pe":t,"runExpressionsCommand unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExp\
ressionsCommand internalError":t,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable header\
s":c,"countEntities ok":W,"countEntities ok headers":n,"countEntities badRequest":t,"countEntities badRequest headers":n,"countEntities unauthorized":t,"countEn\
tities unauthorized headers":f,"countEntities forbidden":t,"countEntities forbidden headers":n,"countEntities notFound":t,"countEntities notFound headers":n,"co\
untEntities notAcceptable":t,"countEntities notAcceptable headers":n,"countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities \
internalError":t,"countEntities internalError headers":n,"countEntities unavailable":t,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok head\
ers":n,"getEntity badRequest":t,"getEntity badRequest headers":n,"getEntity unauthorized":t,"getEntity unauthorized headers":f,"getEntity forbidden":t,"getEntit\
y forbidden headers":n,"getEntity notFound":t,"getEntity notFound headers":n,"getEntity notAcceptable":t,"getEntity notAcceptable headers":n,"getEntity tooManyR\
equests":t,"getEntity tooManyRequests headers":c,"getEntity internalError":t,"getEntity internalError headers":n,"getEntity unavailable":t,"getEntity unavailabl\
e headers":c,"runEntityCommand ok":ts,"runEntityCommand ok headers":n,"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":n,"runEntityCommand \
unauthorized":t,"runEntityCommand unauthorized headers":f,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":n,"runEntityCommand notFound":t,"r\
unEntityCommand notFound headers":n,"runEntityCommand notAcceptable":t,"runEntityCommand notAcceptable headers":n,"runEntityCommand conflict":t,"runEntityComman\
d conflict headers":n,"runEntityCommand contentTooLarge":t,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupportedMediaType":t,"runEntityComm\
and unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEnt\
ityCommand internalError headers":n,"runEntityCommand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":n,"deleteEntity b\
adRequest":t,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":f,"deleteEntity forbidden":t,"deleteEntity fo\
rbidden headers":n,"deleteEntity notFound":t,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"delete\
Entity internalError":t,"deleteEntity internalError headers":n,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok he\
aders":n,"listRows badRequest":t,"listRows badRequest headers":n,"listRows unauthorized":t,"listRows unauthorized headers":f,"listRows forbidden":t,"listRows fo\
rbidden headers":n,"listRows notFound":t,"listRows notFound headers":n,"listRows notAcceptable":t,"listRows notAcceptable headers":n,"listRows conflict":t,"list\
Rows conflict headers":n,"listRows tooManyRequests":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows internalError headers":n,"listRo\
ws unavailable":t,"listRows unavailable headers":c,"runRowsCommand ok":q,"runRowsCommand ok headers":n,"runRowsCommand badRequest":t,"runRowsCommand badRequest \
headers":n,"runRowsCommand unauthorized":t,"runRowsCommand unauthorized headers":f,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":n,"runRowsCom\
mand notFound":t,"runRowsCommand notFound headers":n,"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":n,"runRowsCommand conflict":t,"runR\
owsCommand conflict headers":n,"runRowsCommand contentTooLarge":t,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsupportedMediaType":t,"runRowsCom\
mand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsComm\
and internalError headers":n,"runRowsCommand unavailable":t,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":n,"listRowD\
etails badRequest":t,"listRowDetails badRequest headers":n,"listRowDetails unauthorized":t,"listRowDetails unauthorized headers":f,"listRowDetails forbidden":t,
"listRowDetails forbidden headers":n,"listRowDetails notFound":t,"listRowDetails notFound headers":n,"listRowDetails notAcceptable":t,"listRowDetails notAccepta\
ble headers":n,"listRowDetails conflict":t,"listRowDetails conflict headers":n,"listRowDetails tooManyRequests":t,"listRowDetails tooManyRequests headers":c,"li\
stRowDetails internalError":t,"listRowDetails internalError headers":n,"listRowDetails unavailable":t,"listRowDetails unavailable headers":c,"listDuplicatesIndi\
cator ok":P,"listDuplicatesIndicator ok headers":n,"listDuplicatesIndicator badRequest":t,"listDuplicatesIndicator badRequest headers":n,"listDuplicatesIndicato\
r unauthorized":t,"listDuplicatesIndicator unauthorized headers":f,"listDuplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidden headers":n,"listDupl\
icatesIndicator notFound":t,"listDuplicatesIndicator notFound headers":n,"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicator notAcceptable header\
s":n,"listDuplicatesIndicator tooManyRequests":t,"listDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalError":t,"listDuplicatesIn\
dicator internalError headers":n,"listDuplicatesIndicator unavailable":t,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"r\
unDuplicatesIndicatorCommand ok headers":n,"runDuplicatesIndicatorCommand badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":n,"runDuplicatesIndic\
atorCommand unauthorized":t,"runDuplicatesIndicatorCommand unauthorized headers":f,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicatesIndicatorCommand fo\
rbidden headers":n,"runDuplicatesIndicatorCommand notFound":t,"runDuplicatesIndicatorCommand notFound headers":n,"runDuplicatesIndicatorCommand notAcceptable":t,
"runDuplicatesIndicatorCommand notAcceptable headers":n,"runDuplicatesIndicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict headers":n,"runDuplic\
atesIndicatorCommand contentTooLarge":t,"runDuplicatesIndicatorCommand contentTooLarge headers":n,"runDuplicatesIndicatorCommand unsupportedMediaType":t,"runDup\
licatesIndicatorCommand unsupportedMediaType headers":n,"runDuplicatesIndicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand tooManyRequests headers":c,
"runDuplicatesIndicatorCommand internalError":t,"runDuplicatesIndicatorCommand internalError headers":n,"runDuplicatesIndicatorCommand unavailable":t,"runDuplic\
atesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"listDuplicates ok headers":n,"listDuplicates badRequest":t,"listDuplicates badRequest headers":n,
"listDuplicates unauthorized":t,"listDuplicates unauthorized headers":f,"listDuplicates forbidden":t,"listDuplicates forbidden headers":n,"listDuplicates notFou\
nd":t,"listDuplicates notFound headers":n,"listDuplicates notAcceptable":t,"listDuplicates notAcceptable headers":n,"listDuplicates conflict":t,"listDuplicates \
conflict headers":n,"listDuplicates tooManyRequests":t,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":t,"listDuplicates internalError\
 headers":n,"listDuplicates unavailable":t,"listDuplicates unavailable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":n,"runDuplicates\
Command badRequest":t,"runDuplicatesCommand badRequest headers":n,"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauthorized headers":f,"runDuplic\
atesCommand forbidden":t,"runDuplicatesCommand forbidden headers":n,"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound headers":n,"runDuplicatesCo\
mmand notAcceptable":t,"runDuplicatesCommand notAcceptable headers":n,"runDuplicatesCommand conflict":t,"runDuplicatesCommand conflict headers":n,"runDuplicates\
Command contentTooLarge":t,"runDuplicatesCommand contentTooLarge headers":n,"runDuplicatesCommand unsupportedMediaType":t,"runDuplicatesCommand unsupportedMedia\
Type headers":n,"runDuplicatesCommand tooManyRequests":t,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":t,"runDuplicatesC\
ommand internalError headers":n,"runDuplicatesCommand unavailable":t,"runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok h\
eaders":n,"listRejectedRows badRequest":t,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":f,"l\
istRejectedRows forbidden":t,"listRejectedRows forbidden headers":n,"listRejectedRows notFound":t,"listRejectedRows notFound headers":n,"listRejectedRows notAcc\
eptable":t,"listRejectedRows notAcceptable headers":n,"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows intern\
alError":t,"listRejectedRows internalError headers":n,"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":ut,"getReport ok \
headers":We,"getReport badRequest":t,"getReport badRequest headers":n,"getReport unauthorized":t,"getReport unauthorized headers":f,"getReport forbidden":t,"get\
Report forbidden headers":n,"getReport notFound":t,"getReport notFound headers":n,"getReport notAcceptable":t,"getReport notAcceptable headers":n,"getReport con\
flict":t,"getReport conflict headers":n,"getReport tooManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError\
 headers":n,"getReport unavailable":t,"getReport unavailable headers":c,"listFindings ok":ss,"listFindings ok headers":n,"listFindings badRequest":t,"listFindin\
gs badRequest headers":n,"listFindings unauthorized":t,"listFindings unauthorized headers":f,"listFindings forbidden":t,"listFindings forbidden headers":n,"list\
Findings notFound":t,"listFindings notFound headers":n,"listFindings notAcceptable":t,"listFindings notAcceptable headers":n,"listFindings conflict":t,"listFind\
ings conflict headers":n,"listFindings tooManyRequests":t,"listFindings tooManyRequests headers":c,"listFindings internalError":t,"listFindings internalError he\
aders":n,"listFindings unavailable":t,"listFindings unavailable headers":c,"listAttributes ok":P,"listAttributes ok headers":n,"listAttributes badRequest":t,"li\
stAttributes badRequest headers":n,"listAttributes unauthorized":t,"listAttributes unauthorized headers":f,"listAttributes forbidden":t,"listAttributes forbidde\
n headers":n,"listAttributes notFound":t,"listAttributes notFound headers":n,"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":n,"listAttr\
ibutes tooManyRequests":t,"listAttributes tooManyRequests headers":c,"listAttributes internalError":t,"listAttributes internalError headers":n,"listAttributes u\
navailable":t,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,"runAttributesCommand ok headers":n,"runAttributesCommand badRequest":t,"runAtt\
ributesCommand badRequest headers":n,"runAttributesCommand unauthorized":t,"runAttributesCommand unauthorized headers":f,"runAttributesCommand forbidden":t,"run\
AttributesCommand forbidden headers":n,"runAttributesCommand notFound":t,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcceptable":t,"runAt\
tributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":n,"runAttributesCommand unsuppo\
rtedMediaType":t,"runAttributesCommand unsupportedMediaType headers":n,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,
"runAttributesCommand internalError":t,"runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable hea\
ders":c,"getAttribute ok":P,"getAttribute ok headers":n,"getAttribute badRequest":t,"getAttribute badRequest headers":n,"getAttribute unauthorized":t,"getAttrib\
ute unauthorized headers":f,"getAttribute forbidden":t,"getAttribute forbidden headers":n,"getAttribute notFound":t,"getAttribute notFound headers":n,"getAttrib\
ute notAcceptable":t,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalErro\
r":t,"getAttribute internalError headers":n,"getAttribute unavailable":t,"getAttribute unavailable headers":c,"runAttributeCommand ok":x,"runAttributeCommand ok\
 headers":n,"runAttributeCommand badRequest":t,"runAttributeCommand badRequest headers":n,"runAttributeCommand unauthorized":t,"runAttributeCommand unauthorized\
 headers":f,"runAttributeCommand forbidden":t,"runAttributeCommand forbidden headers":n,"runAttributeCommand notFound":t,"runAttributeCommand notFound headers":n,
"runAttributeCommand notAcceptable":t,"runAttributeCommand notAcceptable headers":n,"runAttributeCommand conflict":t,"runAttributeCommand conflict headers":n,"r\
unAttributeCommand contentTooLarge":t,"runAttributeCommand contentTooLarge headers":n,"runAttributeCommand unsupportedMediaType":t,"runAttributeCommand unsuppor\
tedMediaType headers":n,"runAttributeCommand tooManyRequests":t,"runAttributeCommand tooManyRequests headers":c,"runAttributeCommand internalError":t,"runAttrib\
uteCommand internalError headers":n,"runAttributeCommand unavailable":t,"runAttributeCommand unavailable headers":c,"getAttributeProfile ok":as,"getAttributePro\
file ok headers":n,"getAttributeProfile badRequest":t,"getAttributeProfile badRequest headers":n,"getAttributeProfile unauthorized":t,"getAttributeProfile unaut\
horized headers":f,"getAttributeProfile forbidden":t,"getAttributeProfile forbidden headers":n,"getAttributeProfile notFound":t,"getAttributeProfile notFound he\
aders":n,"getAttributeProfile notAcceptable":t,"getAttributeProfile notAcceptable headers":n,"getAttributeProfile conflict":t,"getAttributeProfile conflict head\
ers":n,"getAttributeProfile tooManyRequests":t,"getAttributeProfile tooManyRequests headers":c,"getAttributeProfile internalError":t,"getAttributeProfile intern\
alError headers":n,"getAttributeProfile unavailable":t,"getAttributeProfile unavailable headers":c,"listValues ok":P,"listValues ok headers":n,"listValues badRe\
quest":t,"listValues badRequest headers":n,"listValues unauthorized":t,"listValues unauthorized headers":f,"listValues forbidden":t,"listValues forbidden header\
s":n,"listValues notFound":t,"listValues notFound headers":n,"listValues notAcceptable":t,"listValues notAcceptable headers":n,"listValues conflict":t,"listValu\
es conflict headers":n,"listValues tooManyRequests":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"listValues internalError headers":n,"\
listValues unavailable":t,"listValues unavailable headers":c,"runValuesCommand ok":q,"runValuesCommand ok headers":n,"runValuesCommand badRequest":t,"runValuesC\
ommand badRequest headers":n,"runValuesCommand unauthorized":t,"runValuesCommand unauthorized headers":f,"runValuesCommand forbidden":t,"runValuesCommand forbid\
den headers":n,"runValuesCommand notFound":t,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable headers":n,
"runValuesCommand conflict":t,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":n,"runValues\
Command unsupportedMediaType":t,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyRequests headers":c,
"runValuesCommand internalError":t,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":t,"runValuesCommand unavailable headers":c,"listSpa\
ces ok":P,"listSpaces ok headers":n,"listSpaces badRequest":t,"listSpaces badRequest headers":n,"listSpaces unauthorized":t,"listSpaces unauthorized headers":f,
"listSpaces forbidden":t,"listSpaces forbidden headers":n,"listSpaces notFound":t,"listSpaces notFound headers":n,"listSpaces notAcceptable":t,"listSpaces notAc\
ceptable headers":n,"listSpaces conflict":t,"listSpaces conflict headers":n,"listSpaces tooManyRequests":t,"listSpaces tooManyRequests headers":c,"listSpaces in\
ternalError":t,"listSpaces internalError headers":n,"listSpaces unavailable":t,"listSpaces unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok h\
eaders":n,"runSpacesCommand badRequest":t,"runSpacesCommand badRequest headers":n,"runSpacesCommand unauthorized":t,"runSpacesCommand unauthorized headers":f,"r\
unSpacesCommand forbidden":t,"runSpacesCommand forbidden headers":n,"runSpacesCommand notFound":t,"runSpacesCommand notFound headers":n,"runSpacesCommand notAcc\
eptable":t,"runSpacesCommand notAcceptable headers":n,"runSpacesCommand conflict":t,"runSpacesCommand conflict headers":n,"runSpacesCommand contentTooLarge":t,"\
runSpacesCommand contentTooLarge headers":n,"runSpacesCommand unsupportedMediaType":t,"runSpacesCommand unsupportedMediaType headers":n,"runSpacesCommand tooMan\
yRequests":t,"runSpacesCommand tooManyRequests headers":c,"runSpacesCommand internalError":t,"runSpacesCommand internalError headers":n,"runSpacesCommand unavai\
lable":t,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":n,"listMasks badRequest":t,"listMasks badRequest headers":n,"listMasks\
 unauthorized":t,"listMasks unauthorized headers":f,"listMasks forbidden":t,"listMasks forbidden headers":n,"listMasks notFound":t,"listMasks notFound headers":n,
"listMasks notAcceptable":t,"listMasks notAcceptable headers":n,"listMasks conflict":t,"listMasks conflict headers":n,"listMasks tooManyRequests":t,"listMasks t\
ooManyRequests headers":c,"listMasks internalError":t,"listMasks internalError headers":n,"listMasks unavailable":t,"listMasks unavailable headers":c,"runMasksC\
ommand ok":q,"runMasksCommand ok headers":n,"runMasksCommand badRequest":t,"runMasksCommand badRequest headers":n,"runMasksCommand unauthorized":t,"runMasksComm\
and unauthorized headers":f,"runMasksCommand forbidden":t,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":t,"runMasksCommand notFound headers":n,
"runMasksCommand notAcceptable":t,"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":t,"runMasksCommand conflict headers":n,"runMasksCommand c\
ontentTooLarge":t,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":t,"runMasksCommand unsupportedMediaType headers":n,"runMask\
sCommand tooManyRequests":t,"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalError":t,"runMasksCommand internalError headers":n,"runMasksCom\
mand unavailable":t,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok headers":n,"listPatterns badRequest":t,"listPatterns badRequest\
 headers":n,"listPatterns unauthorized":t,"listPatterns unauthorized headers":f,"listPatterns forbidden":t,"listPatterns forbidden headers":n,"listPatterns notF\
ound":t,"listPatterns notFound headers":n,"listPatterns notAcceptable":t,"listPatterns notAcceptable headers":n,"listPatterns conflict":t,"listPatterns conflict\
 headers":n,"listPatterns tooManyRequests":t,"listPatterns tooManyRequests headers":c,"listPatterns internalError":t,"listPatterns internalError headers":n,"lis\
tPatterns unavailable":t,"listPatterns unavailable headers":c,"runPatternsCommand ok":q,"runPatternsCommand ok headers":n,"runPatternsCommand badRequest":t,"run\
PatternsCommand badRequest headers":n,"runPatternsCommand unauthorized":t,"runPatternsCommand unauthorized headers":f,"runPatternsCommand forbidden":t,"runPatte\
rnsCommand forbidden headers":n,"runPatternsCommand notFound":t,"runPatternsCommand notFound headers":n,"runPatternsCommand notAcceptable":t,"runPatternsCommand\
 notAcceptable headers":n,"runPatternsCommand conflict":t,"runPatternsCommand conflict headers":n,"runPatternsCommand contentTooLarge":t,"runPatternsCommand con\
tentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":t,"runPatternsCommand unsupportedMediaType headers":n,"runPatternsCommand tooManyRequests":t,"\
runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":t,"runPatternsCommand internalError headers":n,"runPatternsCommand unavailable":t,
"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":n,"runSoundexesCommand badRequest":t,"runSoundexesCommand\
 badRequest headers":n,"runSoundexesCommand unauthorized":t,"runSoundexesCommand unauthorized headers":f,"runSoundexesCommand forbidden":t,"runSoundexesCommand \
forbidden headers":n,"runSoundexesCommand notFound":t,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcc\
eptable headers":n,"runSoundexesCommand conflict":t,"runSoundexesCommand conflict headers":n,"runSoundexesCommand contentTooLarge":t,"runSoundexesCommand conten\
tTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":t,"runSoundexesCommand unsupportedMediaType headers":n,"runSoundexesCommand tooManyRequests":t,"\
runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":t,"runSoundexesCommand internalError headers":n,"runSoundexesCommand unavaila\
ble":t,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetaphones ok headers":n,"listMetaphones badRequest":t,"listMetaphones badRequest \
headers":n,"listMetaphones unauthorized":t,"listMetaphones unauthorized headers":f,"listMetaphones forbidden":t,"listMetaphones forbidden headers":n,"listMetaph\
ones notFound":t,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":t,"listMetaphones notAcceptable headers":n,"listMetaphones conflict":t,"list\
Metaphones conflict headers":n,"listMetaphones tooManyRequests":t,"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":t,"listMetaphones in\
ternalError headers":n,"listMetaphones unavailable":t,"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":n,"ru\
nMetaphonesCommand badRequest":t,"runMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":t,"runMetaphonesCommand unauthorized headers":f,
"runMetaphonesCommand forbidden":t,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":t,"runMetaphonesCommand notFound headers":n,"runMe\
taphonesCommand notAcceptable":t,"runMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":t,"runMetaphonesCommand conflict headers":n,"run\
MetaphonesCommand contentTooLarge":t,"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupp\
ortedMediaType headers":n,"runMetaphonesCommand tooManyRequests":t,"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":t,"runM\
etaphonesCommand internalError headers":n,"runMetaphonesCommand unavailable":t,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":os,"unmaskValue ok \
headers":n,"unmaskValue badRequest":t,"unmaskValue badRequest headers":n,"unmaskValue unauthorized":t,"unmaskValue unauthorized headers":f,"unmaskValue forbidde\
n":t,"unmaskValue forbidden headers":n,"unmaskValue notFound":t,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":t,"unmaskValue notAcceptable header\
s":n,"unmaskValue contentTooLarge":t,"unmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":t,"unmaskValue unsupportedMediaType headers":n,"\
unmaskValue tooManyRequests":t,"unmaskValue tooManyRequests headers":c,"unmaskValue internalError":t,"unmaskValue internalError headers":n,"unmaskValue unavaila\
ble":t,"unmaskValue unavailable headers":c,"listFunctions ok":us,"listFunctions ok headers":n,"listFunctions badRequest":t,"listFunctions badRequest headers":n,
"listFunctions unauthorized":t,"listFunctions unauthorized headers":f,"listFunctions forbidden":t,"listFunctions forbidden headers":n,"listFunctions notFound":t,
"listFunctions notFound headers":n,"listFunctions notAcceptable":t,"listFunctions notAcceptable headers":n,"listFunctions tooManyRequests":t,"listFunctions tooM\
anyRequests headers":c,"listFunctions internalError":t,"listFunctions internalError headers":n,"listFunctions unavailable":t,"listFunctions unavailable headers":c,
"listPriorities ok":ds,"listPriorities ok headers":n,"listPriorities badRequest":t,"listPriorities badRequest headers":n,"listPriorities unauthorized":t,"listPr\
iorities unauthorized headers":f,"listPriorities forbidden":t,"listPriorities forbidden headers":n,"listPriorities notFound":t,"listPriorities notFound headers":n,
"listPriorities notAcceptable":t,"listPriorities notAcceptable headers":n,"listPriorities tooManyRequests":t,"listPriorities tooManyRequests headers":c,"listPri\
orities internalError":t,"listPriorities internalError headers":n,"listPriorities unavailable":t,"listPriorities unavailable headers":c,"runPrioritiesCommand cr\
eated":x,"runPrioritiesCommand created headers":ct,"runPrioritiesCommand badRequest":t,"runPrioritiesCommand badRequest headers":n,"runPrioritiesCommand unautho\
rized":t,"runPrioritiesCommand unauthorized headers":f,"runPrioritiesCommand forbidden":t,"runPrioritiesCommand forbidden headers":n,"runPrioritiesCommand notFo\
und":t,"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":t,"runPrioritiesCommand notAcceptable headers":n,"runPrioritiesCommand con\
tentTooLarge":t,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":t,"runPrioritiesCommand unsupportedMediaType header\
s":n,"runPrioritiesCommand tooManyRequests":t,"runPrioritiesCommand tooManyRequests headers":c,"runPrioritiesCommand internalError":t,"runPrioritiesCommand inte\
rnalError headers":n,"runPrioritiesCommand unavailable":t,"runPrioritiesCommand unavailable headers":c,"runPriorityCommand created":x,"runPriorityCommand create\
d headers":ct,"runPriorityCommand badRequest":t,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":t,"runPriorityCommand unauthorized h\
eaders":f,"runPriorityCommand forbidden":t,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":t,"runPriorityCommand notFound headers":n,"run\
PriorityCommand notAcceptable":t,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":t,"runPriorityCommand contentTooLarge headers":n,
"runPriorityCommand unsupportedMediaType":t,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooMa\
nyRequests headers":c,"runPriorityCommand internalError":t,"runPriorityCommand internalError headers":n,"runPriorityCommand unavailable":t,"runPriorityCommand u\
navailable headers":c,"deletePriority noContent headers":n,"deletePriority badRequest":t,"deletePriority badRequest headers":n,"deletePriority unauthorized":t,"\
deletePriority unauthorized headers":f,"deletePriority forbidden":t,"deletePriority forbidden headers":n,"deletePriority notFound":t,"deletePriority notFound he\
aders":n,"deletePriority tooManyRequests":t,"deletePriority tooManyRequests headers":c,"deletePriority internalError":t,"deletePriority internalError headers":n,
"deletePriority unavailable":t,"deletePriority unavailable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":n,"listLibraryEntities badRequ\
est":t,"listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":t,"listLibraryEntities unauthorized headers":f,"listLibraryEntities forbidd\
en":t,"listLibraryEntities forbidden headers":n,"listLibraryEntities notFound":t,"listLibraryEntities notFound headers":n,"listLibraryEntities notAcceptable":t,
"listLibraryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":t,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities inter\
nalError":t,"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":t,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCom\
mand ok":fs,"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand badRequest headers":n,"runLibraryEntiti\
esCommand unauthorized":t,"runLibraryEntitiesCommand unauthorized headers":f,"runLibraryEntitiesCommand forbidden":t,"runLibraryEntitiesCommand forbidden header\
s":n,"runLibraryEntitiesCommand notFound":t,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notAcceptable":t,"runLibraryEntitiesComman\
d notAcceptable headers":n,"runLibraryEntitiesCommand conflict":t,"runLibraryEntitiesCommand conflict headers":n,"runLibraryEntitiesCommand contentTooLarge":t,"\
runLibraryEntitiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitiesCommand unsupportedMediaType headers":n,
"runLibraryEntitiesCommand tooManyRequests":t,"runLibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntit\
iesCommand internalError headers":n,"runLibraryEntitiesCommand unavailable":t,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":W,"cou\
ntLibraryEntities ok headers":n,"countLibraryEntities badRequest":t,"countLibraryEntities badRequest headers":n,"countLibraryEntities unauthorized":t,"countLibr\
aryEntities unauthorized headers":f,"countLibraryEntities forbidden":t,"countLibraryEntities forbidden headers":n,"countLibraryEntities notFound":t,"countLibrar\
yEntities notFound headers":n,"countLibraryEntities notAcceptable":t,"countLibraryEntities notAcceptable headers":n,"countLibraryEntities tooManyRequests":t,"co\
untLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalError":t,"countLibraryEntities internalError headers":n,"countLibraryEntities unavai\
lable":t,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,"getLibraryEntity ok headers":n,"getLibraryEntity badRequest":t,"getLibraryEntity \
badRequest headers":n,"getLibraryEntity unauthorized":t,"getLibraryEntity unauthorized headers":f,"getLibraryEntity forbidden":t,"getLibraryEntity forbidden hea\
ders":n,"getLibraryEntity notFound":t,"getLibraryEntity notFound headers":n,"getLibraryEntity notAcceptable":t,"getLibraryEntity notAcceptable headers":n,"getLi\
braryEntity tooManyRequests":t,"getLibraryEntity tooManyRequests headers":c,"getLibraryEntity internalError":t,"getLibraryEntity internalError headers":n,"getLi\
braryEntity unavailable":t,"getLibraryEntity unavailable headers":c,"runLibraryEntityCommand ok":x,"runLibraryEntityCommand ok headers":n,"runLibraryEntityComma\
nd badRequest":t,"runLibraryEntityCommand badRequest headers":n,"runLibraryEntityCommand unauthorized":t,"runLibraryEntityCommand unauthorized headers":f,"runLi\
braryEntityCommand forbidden":t,"runLibraryEntityCommand forbidden headers":n,"runLibraryEntityCommand notFound":t,"runLibraryEntityCommand notFound headers":n,
"runLibraryEntityCommand notAcceptable":t,"runLibraryEntityCommand notAcceptable headers":n,"runLibraryEntityCommand conflict":t,"runLibraryEntityCommand confli\
ct headers":n,"runLibraryEntityCommand contentTooLarge":t,"runLibraryEntityCommand contentTooLarge headers":n,"runLibraryEntityCommand unsupportedMediaType":t,"\
runLibraryEntityCommand unsupportedMediaType headers":n,"runLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCommand tooManyRequests headers":c,"runLibr\
aryEntityCommand internalError":t,"runLibraryEntityCommand internalError headers":n,"runLibraryEntityCommand unavailable":t,"runLibraryEntityCommand unavailable\
 headers":c,"deleteLibraryEntity noContent headers":n,"deleteLibraryEntity badRequest":t,"deleteLibraryEntity badRequest headers":n,"deleteLibraryEntity unautho\
rized":t,"deleteLibraryEntity unauthorized headers":f,"deleteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden headers":n,"deleteLibraryEntity notFound":t,
"deleteLibraryEntity notFound headers":n,"deleteLibraryEntity tooManyRequests":t,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalEr\
ror":t,"deleteLibraryEntity internalError headers":n,"deleteLibraryEntity unavailable":t,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,
"listLibraryAttributes ok headers":n,"listLibraryAttributes badRequest":t,"listLibraryAttributes badRequest headers":n,"listLibraryAttributes unauthorized":t,"l\
istLibraryAttributes unauthorized headers":f,"listLibraryAttributes forbidden":t,"listLibraryAttributes forbidden headers":n,"listLibraryAttributes notFound":t,
"listLibraryAttributes notFound headers":n,"listLibraryAttributes notAcceptable":t,"listLibraryAttributes notAcceptable headers":n,"listLibraryAttributes tooMan\
yRequests":t,"listLibraryAttributes tooManyRequests headers":c,"listLibraryAttributes internalError":t,"listLibraryAttributes internalError headers":n,"listLibr\
aryAttributes unavailable":t,"listLibraryAttributes unavailable headers":c,"runLibraryAttributesCommand ok":gs,"runLibraryAttributesCommand ok headers":n,"runLi\
braryAttributesCommand badRequest":t,"runLibraryAttributesCommand badRequest headers":n,"runLibraryAttributesCommand unauthorized":t,"runLibraryAttributesComman\
d unauthorized headers":f,"runLibraryAttributesCommand forbidden":t,"runLibraryAttributesCommand forbidden headers":n,"runLibraryAttributesCommand notFound":t,"\
runLibraryAttributesCommand notFound headers":n,"runLibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCommand notAcceptable headers":n,"runLibraryA\
ttributesCommand conflict":t,"runLibraryAttributesCommand conflict headers":n,"runLibraryAttributesCommand contentTooLarge":t,"runLibraryAttributesCommand conte\
ntTooLarge headers":n,"runLibraryAttributesCommand unsupportedMediaType":t,"runLibraryAttributesCommand unsupportedMediaType headers":n,"runLibraryAttributesCom\
mand tooManyRequests":t,"runLibraryAttributesCommand tooManyRequests headers":c,"runLibraryAttributesCommand internalError":t,"runLibraryAttributesCommand inter\
nalError headers":n,"runLibraryAttributesCommand unavailable":t,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttrib\
ute ok headers":n,"getLibraryAttribute badRequest":t,"getLibraryAttribute badRequest headers":n,"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauth\
orized headers":f,"getLibraryAttribute forbidden":t,"getLibraryAttribute forbidden headers":n,"getLibraryAttribute notFound":t,"getLibraryAttribute notFound hea\
ders":n,"getLibraryAttribute notAcceptable":t,"getLibraryAttribute notAcceptable headers":n,"getLibraryAttribute tooManyRequests":t,"getLibraryAttribute tooMany\
Requests headers":c,"getLibraryAttribute internalError":t,"getLibraryAttribute internalError headers":n,"getLibraryAttribute unavailable":t,"getLibraryAttribute\
 unavailable headers":c,"runLibraryAttributeCommand ok":x,"runLibraryAttributeCommand ok headers":n,"runLibraryAttributeCommand badRequest":t,"runLibraryAttribu\
teCommand badRequest headers":n,"runLibraryAttributeCommand unauthorized":t,"runLibraryAttributeCommand unauthorized headers":f,"runLibraryAttributeCommand forb\
idden":t,"runLibraryAttributeCommand forbidden headers":n,"runLibraryAttributeCommand notFound":t,"runLibraryAttributeCommand notFound headers":n,"runLibraryAtt\
ributeCommand notAcceptable":t,"runLibraryAttributeCommand notAcceptable headers":n,"runLibraryAttributeCommand conflict":t,"runLibraryAttributeCommand conflict\
 headers":n,"runLibraryAttributeCommand contentTooLarge":t,"runLibraryAttributeCommand contentTooLarge headers":n,"runLibraryAttributeCommand unsupportedMediaTy\
pe":t,"runLibraryAttributeCommand unsupportedMediaType headers":n,"runLibraryAttributeCommand tooManyRequests":t,"runLibraryAttributeCommand tooManyRequests hea\
ders":c,"runLibraryAttributeCommand internalError":t,"runLibraryAttributeCommand internalError headers":n,"runLibraryAttributeCommand unavailable":t,"runLibrary\
AttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":n,"deleteLibraryAttribute badRequest":t,"deleteLibraryAttribute badRequest he\
aders":n,"deleteLibraryAttribute unauthorized":t,"deleteLibraryAttribute unauthorized headers":f,"deleteLibraryAttribute forbidden":t,"deleteLibraryAttribute fo\
rbidden headers":n,"deleteLibraryAttribute notFound":t,"deleteLibraryAttribute notFound headers":n,"deleteLibraryAttribute conflict":t,"deleteLibraryAttribute c\
onflict headers":n,"deleteLibraryAttribute tooManyRequests":t,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":t,"delet\
eLibraryAttribute internalError headers":n,"deleteLibraryAttribute unavailable":t,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"\
listLibraryEntityRules ok headers":n,"listLibraryEntityRules badRequest":t,"listLibraryEntityRules badRequest headers":n,"listLibraryEntityRules unauthorized":t,
"listLibraryEntityRules unauthorized headers":f,"listLibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden headers":n,"listLibraryEntityRules notFou\
nd":t,"listLibraryEntityRules notFound headers":n,"listLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAcceptable headers":n,"listLibraryEntityRu\
les tooManyRequests":t,"listLibraryEntityRules tooManyRequests headers":c,"listLibraryEntityRules internalError":t,"listLibraryEntityRules internalError headers":n,
"listLibraryEntityRules unavailable":t,"listLibraryEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":bs,"runLibraryEntityRulesCommand ok head\
ers":n,"runLibraryEntityRulesCommand badRequest":ee,"runLibraryEntityRulesCommand badRequest headers":n,"runLibraryEntityRulesCommand unauthorized":t,"runLibrar\
yEntityRulesCommand unauthorized headers":f,"runLibraryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand forbidden headers":n,"runLibraryEntityRules\
Command notFound":t,"runLibraryEntityRulesCommand notFound headers":n,"runLibraryEntityRulesCommand notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable\
 headers":n,"runLibraryEntityRulesCommand conflict":t,"runLibraryEntityRulesCommand conflict headers":n,"runLibraryEntityRulesCommand contentTooLarge":t,"runLib\
raryEntityRulesCommand contentTooLarge headers":n,"runLibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEntityRulesCommand unsupportedMediaType heade\
rs":n,"runLibraryEntityRulesCommand tooManyRequests":t,"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":t,"\
runLibraryEntityRulesCommand internalError headers":n,"runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityRulesCommand unavailable headers":c,"getLibr\
aryRule ok":P,"getLibraryRule ok headers":n,"getLibraryRule badRequest":t,"getLibraryRule badRequest headers":n,"getLibraryRule unauthorized":t,"getLibraryRule \
unauthorized headers":f,"getLibraryRule forbidden":t,"getLibraryRule forbidden headers":n,"getLibraryRule notFound":t,"getLibraryRule notFound headers":n,"getLi\
braryRule notAcceptable":t,"getLibraryRule notAcceptable headers":n,"getLibraryRule tooManyRequests":t,"getLibraryRule tooManyRequests headers":c,"getLibraryRul\
e internalError":t,"getLibraryRule internalError headers":n,"getLibraryRule unavailable":t,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":x,"\
runLibraryRuleCommand ok headers":n,"runLibraryRuleCommand badRequest":ee,"runLibraryRuleCommand badRequest headers":n,"runLibraryRuleCommand unauthorized":t,"r\
unLibraryRuleCommand unauthorized headers":f,"runLibraryRuleCommand forbidden":t,"runLibraryRuleCommand forbidden headers":n,"runLibraryRuleCommand notFound":t,
"runLibraryRuleCommand notFound headers":n,"runLibraryRuleCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable headers":n,"runLibraryRuleCommand confli\
ct":t,"runLibraryRuleCommand conflict headers":n,"runLibraryRuleCommand contentTooLarge":t,"runLibraryRuleCommand contentTooLarge headers":n,"runLibraryRuleComm\
and unsupportedMediaType":t,"runLibraryRuleCommand unsupportedMediaType headers":n,"runLibraryRuleCommand tooManyRequests":t,"runLibraryRuleCommand tooManyReque\
sts headers":c,"runLibraryRuleCommand internalError":t,"runLibraryRuleCommand internalError headers":n,"runLibraryRuleCommand unavailable":t,"runLibraryRuleComm\
and unavailable headers":c,"deleteLibraryRule ok":x,"deleteLibraryRule ok headers":n,"deleteLibraryRule badRequest":t,"deleteLibraryRule badRequest headers":n,"\
deleteLibraryRule unauthorized":t,"deleteLibraryRule unauthorized headers":f,"deleteLibraryRule forbidden":t,"deleteLibraryRule forbidden headers":n,"deleteLibr\
aryRule notFound":t,"deleteLibraryRule notFound headers":n,"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAcceptable headers":n,"deleteLibraryRule to\
oManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule internalError":t,"deleteLibraryRule internalError headers":n,"deleteLibraryRul\
e unavailable":t,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,"listAssociatedRules ok headers":n,"listAssociatedRules badRequest":t,"lis\
tAssociatedRules badRequest headers":n,"listAssociatedRules unauthorized":t,"listAssociatedRules unauthorized headers":f,"listAssociatedRules forbidden":t,"list\
AssociatedRules forbidden headers":n,"listAssociatedRules notFound":t,"listAssociatedRules notFound headers":n,"listAssociatedRules notAcceptable":t,"listAssoci\
atedRules notAcceptable headers":n,"listAssociatedRules tooManyRequests":t,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":t,
"listAssociatedRules internalError headers":n,"listAssociatedRules unavailable":t,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"lis\
tAssociatedEntities ok headers":n,"listAssociatedEntities badRequest":t,"listAssociatedEntities badRequest headers":n,"listAssociatedEntities unauthorized":t,"l\
istAssociatedEntities unauthorized headers":f,"listAssociatedEntities forbidden":t,"listAssociatedEntities forbidden headers":n,"listAssociatedEntities notFound":t,
"listAssociatedEntities notFound headers":n,"listAssociatedEntities notAcceptable":t,"listAssociatedEntities notAcceptable headers":n,"listAssociatedEntities to\
oManyRequests":t,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEntities internalError":t,"listAssociatedEntities internalError headers":n,"l\
istAssociatedEntities unavailable":t,"listAssociatedEntities unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":n,
"runAssociatedEntitiesCommand badRequest":t,"runAssociatedEntitiesCommand badRequest headers":n,"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEnti\
tiesCommand unauthorized headers":f,"runAssociatedEntitiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden headers":n,"runAssociatedEntitiesCommand \
notFound":t,"runAssociatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesCommand notAcceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":n,
"runAssociatedEntitiesCommand contentTooLarge":t,"runAssociatedEntitiesCommand contentTooLarge headers":n,"runAssociatedEntitiesCommand unsupportedMediaType":t,
"runAssociatedEntitiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCommand tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests hea\
ders":c,"runAssociatedEntitiesCommand internalError":t,"runAssociatedEntitiesCommand internalError headers":n,"runAssociatedEntitiesCommand unavailable":t,"runA\
ssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":Rs,"getAttributeMap ok headers":n,"getAttributeMap badRequest":t,"getAttributeMap badReques\
t headers":n,"getAttributeMap unauthorized":t,"getAttributeMap unauthorized headers":f,"getAttributeMap forbidden":t,"getAttributeMap forbidden headers":n,"getA\
ttributeMap notFound":t,"getAttributeMap notFound headers":n,"getAttributeMap notAcceptable":t,"getAttributeMap notAcceptable headers":n,"getAttributeMap tooMan\
yRequests":t,"getAttributeMap tooManyRequests headers":c,"getAttributeMap internalError":t,"getAttributeMap internalError headers":n,"getAttributeMap unavailabl\
e":t,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":Ps,"runAttributeMapCommand ok headers":n,"runAttributeMapCommand badRequest":t,"runAttr\
ibuteMapCommand badRequest headers":n,"runAttributeMapCommand unauthorized":t,"runAttributeMapCommand unauthorized headers":f,"runAttributeMapCommand forbidden":t,
"runAttributeMapCommand forbidden headers":n,"runAttributeMapCommand notFound":t,"runAttributeMapCommand notFound headers":n,"runAttributeMapCommand notAcceptab\
le":t,"runAttributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":t,"runAttributeMapCommand conflict headers":n,"runAttributeMapCommand c\
ontentTooLarge":t,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapCommand unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaTyp\
e headers":n,"runAttributeMapCommand tooManyRequests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":t,"runAttribut\
eMapCommand internalError headers":n,"runAttributeMapCommand unavailable":t,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusines\
sRules ok headers":n,"listBusinessRules badRequest":t,"listBusinessRules badRequest headers":n,"listBusinessRules unauthorized":t,"listBusinessRules unauthorize\
d headers":f,"listBusinessRules forbidden":t,"listBusinessRules forbidden headers":n,"listBusinessRules notFound":t,"listBusinessRules notFound headers":n,"list\
BusinessRules notAcceptable":t,"listBusinessRules notAcceptable headers":n,"listBusinessRules tooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"\
listBusinessRules internalError":t,"listBusinessRules internalError headers":n,"listBusinessRules unavailable":t,"listBusinessRules unavailable headers":c,"runB\
usinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRequest":t,"runBusinessRulesCommand badRequest headers":n,"runBusin\
essRulesCommand unauthorized":t,"runBusinessRulesCommand unauthorized headers":f,"runBusinessRulesCommand forbidden":t,"runBusinessRulesCommand forbidden header\
s":n,"runBusinessRulesCommand notFound":t,"runBusinessRulesCommand notFound headers":n,"runBusinessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcc\
eptable headers":n,"runBusinessRulesCommand contentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":n,"runBusinessRulesCommand unsupportedMediaType":t,
"runBusinessRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBus\
inessRulesCommand internalError":t,"runBusinessRulesCommand internalError headers":n,"runBusinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailabl\
e headers":c,"countBusinessRules ok":W,"countBusinessRules ok headers":n,"countBusinessRules badRequest":t,"countBusinessRules badRequest headers":n,"countBusin\
essRules unauthorized":t,"countBusinessRules unauthorized headers":f,"countBusinessRules forbidden":t,"countBusinessRules forbidden headers":n,"countBusinessRul\
es notFound":t,"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":t,"countBusinessRules notAcceptable headers":n,"countBusinessRules too\
ManyRequests":t,"countBusinessRules tooManyRequests headers":c,"countBusinessRules internalError":t,"countBusinessRules internalError headers":n,"countBusinessR\
ules unavailable":t,"countBusinessRules unavailable headers":c,"listAggregateMethods ok":ks,"listAggregateMethods ok headers":n,"listAggregateMethods badRequest":t,
"listAggregateMethods badRequest headers":n,"listAggregateMethods unauthorized":t,"listAggregateMethods unauthorized headers":f,"listAggregateMethods forbidden":t,
"listAggregateMethods forbidden headers":n,"listAggregateMethods notFound":t,"listAggregateMethods notFound headers":n,"listAggregateMethods notAcceptable":t,"l\
istAggregateMethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":t,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods int\
ernalError":t,"listAggregateMethods internalError headers":n,"listAggregateMethods unavailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules\
 ok":P,"listLibraryRules ok headers":n,"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":n,"listLibraryRules unauthorized":t,"listLibraryRul\
es unauthorized headers":f,"listLibraryRules forbidden":t,"listLibraryRules forbidden headers":n,"listLibraryRules notFound":t,"listLibraryRules notFound header\
s":n,"listLibraryRules notAcceptable":t,"listLibraryRules notAcceptable headers":n,"listLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests header\
s":c,"listLibraryRules internalError":t,"listLibraryRules internalError headers":n,"listLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"ru\
nLibraryRulesCommand ok":qs,"runLibraryRulesCommand ok headers":n,"runLibraryRulesCommand badRequest":t,"runLibraryRulesCommand badRequest headers":n,"runLibrar\
yRulesCommand unauthorized":t,"runLibraryRulesCommand unauthorized headers":f,"runLibraryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":n,
"runLibraryRulesCommand notFound":t,"runLibraryRulesCommand notFound headers":n,"runLibraryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable h\
eaders":n,"runLibraryRulesCommand conflict":t,"runLibraryRulesCommand conflict headers":n,"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand con\
tentTooLarge headers":n,"runLibraryRulesCommand unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaType headers":n,"runLibraryRulesCommand tooManyR\
equests":t,"runLibraryRulesCommand tooManyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryRulesCommand internalError headers":n,"runLibr\
aryRulesCommand unavailable":t,"runLibraryRulesCommand unavailable headers":c,"countLibraryRules ok":W,"countLibraryRules ok headers":n,"countLibraryRules badRe\
quest":t,"countLibraryRules badRequest headers":n,"countLibraryRules unauthorized":t,"countLibraryRules unauthorized headers":f,"countLibraryRules forbidden":t,
"countLibraryRules forbidden headers":n,"countLibraryRules notFound":t,"countLibraryRules notFound headers":n,"countLibraryRules notAcceptable":t,"countLibraryR\
ules notAcceptable headers":n,"countLibraryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":t,"countLibr\
aryRules internalError headers":n,"countLibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRule\
s ok headers":n,"listRealBusinessRules badRequest":t,"listRealBusinessRules badRequest headers":n,"listRealBusinessRules unauthorized":t,"listRealBusinessRules \
unauthorized headers":f,"listRealBusinessRules forbidden":t,"listRealBusinessRules forbidden headers":n,"listRealBusinessRules notFound":t,"listRealBusinessRule\
s notFound headers":n,"listRealBusinessRules notAcceptable":t,"listRealBusinessRules notAcceptable headers":n,"listRealBusinessRules tooManyRequests":t,"listRea\
lBusinessRules tooManyRequests headers":c,"listRealBusinessRules internalError":t,"listRealBusinessRules internalError headers":n,"listRealBusinessRules unavail\
able":t,"listRealBusinessRules unavailable headers":c,"runRealBusinessRulesCommand ok":yt,"runRealBusinessRulesCommand ok headers":n,"runRealBusinessRulesComman\
d badRequest":ee,"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCommand unauthorized":t,"runRealBusinessRulesCommand unauthorized heade\
rs":f,"runRealBusinessRulesCommand forbidden":t,"runRealBusinessRulesCommand forbidden headers":n,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRules\
Command notFound headers":n,"runRealBusinessRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable headers":n,"runRealBusinessRulesCommand con\
flict":t,"runRealBusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":n,
"runRealBusinessRulesCommand unsupportedMediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":n,"runRealBusinessRulesCommand tooManyRequests":t,
"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBusinessRulesCommand internalError headers":n,"run\
RealBusinessRulesCommand unavailable":t,"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":x,"deleteRealBusinessRules ok headers":n,
"deleteRealBusinessRules badRequest":ee,"deleteRealBusinessRules badRequest headers":n,"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unautho\
rized headers":f,"deleteRealBusinessRules forbidden":t,"deleteRealBusinessRules forbidden headers":n,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRul\
es notFound headers":n,"deleteRealBusinessRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":n,"deleteRealBusinessRules contentTooLarge":t,"\
deleteRealBusinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":n,"de\
leteRealBusinessRules tooManyRequests":t,"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules \
internalError headers":n,"deleteRealBusinessRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":W,"countRealBusines\
sRules ok headers":n,"countRealBusinessRules badRequest":t,"countRealBusinessRules badRequest headers":n,"countRealBusinessRules unauthorized":t,"countRealBusin\
essRules unauthorized headers":f,"countRealBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":n,"countRealBusinessRules notFound":t,"countRea\
lBusinessRules notFound headers":n,"countRealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable headers":n,"countRealBusinessRules tooManyRequ\
ests":t,"countRealBusinessRules tooManyRequests headers":c,"countRealBusinessRules internalError":t,"countRealBusinessRules internalError headers":n,"countRealB\
usinessRules unavailable":t,"countRealBusinessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":n,"listEntityBusi\
nessRules badRequest":t,"listEntityBusinessRules badRequest headers":n,"listEntityBusinessRules unauthorized":t,"listEntityBusinessRules unauthorized headers":f,
"listEntityBusinessRules forbidden":t,"listEntityBusinessRules forbidden headers":n,"listEntityBusinessRules notFound":t,"listEntityBusinessRules notFound heade\
rs":n,"listEntityBusinessRules notAcceptable":t,"listEntityBusinessRules notAcceptable headers":n,"listEntityBusinessRules tooManyRequests":t,"listEntityBusines\
sRules tooManyRequests headers":c,"listEntityBusinessRules internalError":t,"listEntityBusinessRules internalError headers":n,"listEntityBusinessRules unavailab\
le":t,"listEntityBusinessRules unavailable headers":c,"runEntityBusinessRulesCommand ok":ft,"runEntityBusinessRulesCommand ok headers":n,"runEntityBusinessRules\
Command badRequest":ee,"runEntityBusinessRulesCommand badRequest headers":n,"runEntityBusinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unauth\
orized headers":f,"runEntityBusinessRulesCommand forbidden":t,"runEntityBusinessRulesCommand forbidden headers":n,"runEntityBusinessRulesCommand notFound":t,"ru\
nEntityBusinessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessRulesCommand notAcceptable headers":n,"runEnti\
tyBusinessRulesCommand conflict":t,"runEntityBusinessRulesCommand conflict headers":n,"runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesC\
ommand contentTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCommand unsupportedMediaType headers":n,"runEnti\
tyBusinessRulesCommand tooManyRequests":t,"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBu\
sinessRulesCommand internalError headers":n,"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBu\
sinessRules ok":P,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules badRequest":t,"listAttributeBusinessRules badRequest headers":n,"listAtt\
ributeBusinessRules unauthorized":t,"listAttributeBusinessRules unauthorized headers":f,"listAttributeBusinessRules forbidden":t,"listAttributeBusinessRules for\
bidden headers":n,"listAttributeBusinessRules notFound":t,"listAttributeBusinessRules notFound headers":n,"listAttributeBusinessRules notAcceptable":t,"listAttr\
ibuteBusinessRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRules tooManyRequests headers":c,"listAttribute\
BusinessRules internalError":t,"listAttributeBusinessRules internalError headers":n,"listAttributeBusinessRules unavailable":t,"listAttributeBusinessRules unava\
ilable headers":c,"runAttributeBusinessRulesCommand ok":ft,"runAttributeBusinessRulesCommand ok headers":n,"runAttributeBusinessRulesCommand badRequest":ee,"run\
AttributeBusinessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeBusinessRulesCommand unauthorized headers":f,
"runAttributeBusinessRulesCommand forbidden":t,"runAttributeBusinessRulesCommand forbidden headers":n,"runAttributeBusinessRulesCommand notFound":t,"runAttribut\
eBusinessRulesCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRulesCommand notAcceptable headers":n,"runAttr\
ibuteBusinessRulesCommand conflict":t,"runAttributeBusinessRulesCommand conflict headers":n,"runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBu\
sinessRulesCommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType h\
eaders":n,"runAttributeBusinessRulesCommand tooManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand in\
ternalError":t,"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusinessRulesCommand unavailable":t,"runAttributeBusinessRulesCommand una\
vailable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok headers":n,"listEntityRuleHistory badRequest":t,"listEntityRuleHistory badRequest hea\
ders":n,"listEntityRuleHistory unauthorized":t,"listEntityRuleHistory unauthorized headers":f,"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidd\
en headers":n,"listEntityRuleHistory notFound":t,"listEntityRuleHistory notFound headers":n,"listEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAc\
ceptable headers":n,"listEntityRuleHistory tooManyRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":t,"listEnt\
ityRuleHistory internalError headers":n,"listEntityRuleHistory unavailable":t,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"\
runEntityRuleHistoryCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand badRequest headers":n,"runEntityRuleHistoryCom\
mand unauthorized":t,"runEntityRuleHistoryCommand unauthorized headers":f,"runEntityRuleHistoryCommand forbidden":t,"runEntityRuleHistoryCommand forbidden heade\
rs":n,"runEntityRuleHistoryCommand notFound":t,"runEntityRuleHistoryCommand notFound headers":n,"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHist\
oryCommand notAcceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand contentTooLarge headers":n,"runEntityRuleHistor\
yCommand unsupportedMediaType":t,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"runEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHist\
oryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalError":t,"runEntityRuleHistoryCommand internalError headers":n,"runEntityRuleHistoryC\
ommand unavailable":t,"runEntityRuleHistoryCommand unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":n,"listAllRuleHistory badReq\
uest":t,"listAllRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthorized headers":f,"listAllRuleHistory forbidden":t,
"listAllRuleHistory forbidden headers":n,"listAllRuleHistory notFound":t,"listAllRuleHistory notFound headers":n,"listAllRuleHistory notAcceptable":t,"listAllRu\
leHistory notAcceptable headers":n,"listAllRuleHistory tooManyRequests":t,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":t,"l\
istAllRuleHistory internalError headers":n,"listAllRuleHistory unavailable":t,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAll\
RuleHistoryCommand ok headers":n,"runAllRuleHistoryCommand badRequest":t,"runAllRuleHistoryCommand badRequest headers":n,"runAllRuleHistoryCommand unauthorized":t,
"runAllRuleHistoryCommand unauthorized headers":f,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCommand forbidden headers":n,"runAllRuleHistoryComman\
d notFound":t,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAcceptable":t,"runAllRuleHistoryCommand notAcceptable headers":n,"runAl\
lRuleHistoryCommand contentTooLarge":t,"runAllRuleHistoryCommand contentTooLarge headers":n,"runAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistory\
Command unsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryComm\
and internalError":t,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryCommand unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,
"listEntityCompliance ok":P,"listEntityCompliance ok headers":n,"listEntityCompliance badRequest":t,"listEntityCompliance badRequest headers":n,"listEntityCompl\
iance unauthorized":t,"listEntityCompliance unauthorized headers":f,"listEntityCompliance forbidden":t,"listEntityCompliance forbidden headers":n,"listEntityCom\
pliance notFound":t,"listEntityCompliance notFound headers":n,"listEntityCompliance notAcceptable":t,"listEntityCompliance notAcceptable headers":n,"listEntityC\
ompliance tooManyRequests":t,"listEntityCompliance tooManyRequests headers":c,"listEntityCompliance internalError":t,"listEntityCompliance internalError headers":n,
"listEntityCompliance unavailable":t,"listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":n,"r\
unEntityComplianceCommand badRequest":t,"runEntityComplianceCommand badRequest headers":n,"runEntityComplianceCommand unauthorized":t,"runEntityComplianceComman\
d unauthorized headers":f,"runEntityComplianceCommand forbidden":t,"runEntityComplianceCommand forbidden headers":n,"runEntityComplianceCommand notFound":t,"run\
EntityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":t,"runEntityComplianceCommand notAcceptable headers":n,"runEntityComplian\
ceCommand contentTooLarge":t,"runEntityComplianceCommand contentTooLarge headers":n,"runEntityComplianceCommand unsupportedMediaType":t,"runEntityComplianceComm\
and unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":t,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCo\
mmand internalError":t,"runEntityComplianceCommand internalError headers":n,"runEntityComplianceCommand unavailable":t,"runEntityComplianceCommand unavailable h\
eaders":c,"listCompliance ok":P,"listCompliance ok headers":n,"listCompliance badRequest":t,"listCompliance badRequest headers":n,"listCompliance unauthorized":t,
"listCompliance unauthorized headers":f,"listCompliance forbidden":t,"listCompliance forbidden headers":n,"listCompliance notFound":t,"listCompliance notFound h\
eaders":n,"listCompliance notAcceptable":t,"listCompliance notAcceptable headers":n,"listCompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,
"listCompliance internalError":t,"listCompliance internalError headers":n,"listCompliance unavailable":t,"listCompliance unavailable headers":c,"runComplianceCo\
mmand ok":q,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":t,"runComplianceCommand badRequest headers":n,"runComplianceCommand unauthoriz\
ed":t,"runComplianceCommand unauthorized headers":f,"runComplianceCommand forbidden":t,"runComplianceCommand forbidden headers":n,"runComplianceCommand notFound":t,
"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":t,"runComplianceCommand notAcceptable headers":n,"runComplianceCommand contentToo\
Large":t,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsupportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":n,"r\
unComplianceCommand tooManyRequests":t,"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":t,"runComplianceCommand internalErr\
or headers":n,"runComplianceCommand unavailable":t,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":n,"listPas\
singRules badRequest":t,"listPassingRules badRequest headers":n,"listPassingRules unauthorized":t,"listPassingRules unauthorized headers":f,"listPassingRules fo\
rbidden":t,"listPassingRules forbidden headers":n,"listPassingRules notFound":t,"listPassingRules notFound headers":n,"listPassingRules notAcceptable":t,"listPa\
ssingRules notAcceptable headers":n,"listPassingRules tooManyRequests":t,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":t,"listPa\
ssingRules internalError headers":n,"listPassingRules unavailable":t,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesComm\
and ok headers":n,"runPassingRulesCommand badRequest":t,"runPassingRulesCommand badRequest headers":n,"runPassingRulesCommand unauthorized":t,"runPassingRulesCo\
mmand unauthorized headers":f,"runPassingRulesCommand forbidden":t,"runPassingRulesCommand forbidden headers":n,"runPassingRulesCommand notFound":t,"runPassingR\
ulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":t,"runPassingRulesCommand notAcceptable headers":n,"runPassingRulesCommand contentTooLarg\
e":t,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsupportedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":n,
"runPassingRulesCommand tooManyRequests":t,"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand i\
nternalError headers":n,"runPassingRulesCommand unavailable":t,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok heade\
rs":n,"listFailingRules badRequest":t,"listFailingRules badRequest headers":n,"listFailingRules unauthorized":t,"listFailingRules unauthorized headers":f,"listF\
ailingRules forbidden":t,"listFailingRules forbidden headers":n,"listFailingRules notFound":t,"listFailingRules notFound headers":n,"listFailingRules notAccepta\
ble":t,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":t,"listFailingRules tooManyRequests headers":c,"listFailingRules internalEr\
ror":t,"listFailingRules internalError headers":n,"listFailingRules unavailable":t,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFa\
ilingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":t,"runFailingRulesCommand badRequest headers":n,"runFailingRulesCommand unauthorized":t,"run\
FailingRulesCommand unauthorized headers":f,"runFailingRulesCommand forbidden":t,"runFailingRulesCommand forbidden headers":n,"runFailingRulesCommand notFound":t,
"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":t,"runFailingRulesCommand notAcceptable headers":n,"runFailingRulesCommand co\
ntentTooLarge":t,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCommand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType\
 headers":n,"runFailingRulesCommand tooManyRequests":t,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":t,"runFailingRu\
lesCommand internalError headers":n,"runFailingRulesCommand unavailable":t,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRu\
les ok headers":n,"listEnabledRules badRequest":t,"listEnabledRules badRequest headers":n,"listEnabledRules unauthorized":t,"listEnabledRules unauthorized heade\
rs":f,"listEnabledRules forbidden":t,"listEnabledRules forbidden headers":n,"listEnabledRules notFound":t,"listEnabledRules notFound headers":n,"listEnabledRule\
s notAcceptable":t,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyRequests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRule\
s internalError":t,"listEnabledRules internalError headers":n,"listEnabledRules unavailable":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand \
ok":q,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand badRequest headers":n,"runEnabledRulesCommand unauthor\
ized":t,"runEnabledRulesCommand unauthorized headers":f,"runEnabledRulesCommand forbidden":t,"runEnabledRulesCommand forbidden headers":n,"runEnabledRulesComman\
d notFound":t,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptable":t,"runEnabledRulesCommand notAcceptable headers":n,"runEnabledR\
ulesCommand contentTooLarge":t,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabledRulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupp\
ortedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":t,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,
"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":t,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"g\
etBusinessRule ok headers":n,"getBusinessRule badRequest":t,"getBusinessRule badRequest headers":n,"getBusinessRule unauthorized":t,"getBusinessRule unauthorize\
d headers":f,"getBusinessRule forbidden":t,"getBusinessRule forbidden headers":n,"getBusinessRule notFound":t,"getBusinessRule notFound headers":n,"getBusinessR\
ule notAcceptable":t,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyRequests":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule \
internalError":t,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":t,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":x,
"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":ee,"runBusinessRuleCommand badRequest headers":n,"runBusinessRuleCommand unauthorized":t,
"runBusinessRuleCommand unauthorized headers":f,"runBusinessRuleCommand forbidden":t,"runBusinessRuleCommand forbidden headers":n,"runBusinessRuleCommand notFou\
nd":t,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":t,"runBusinessRuleCommand notAcceptable headers":n,"runBusinessRuleComm\
and conflict":t,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand contentTooLarge":t,"runBusinessRuleCommand contentTooLarge headers":n,"runBu\
sinessRuleCommand unsupportedMediaType":t,"runBusinessRuleCommand unsupportedMediaType headers":n,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCom\
mand tooManyRequests headers":c,"runBusinessRuleCommand internalError":t,"runBusinessRuleCommand internalError headers":n,"runBusinessRuleCommand unavailable":t,
"runBusinessRuleCommand unavailable headers":c,"deleteBusinessRule ok":x,"deleteBusinessRule ok headers":n,"deleteBusinessRule badRequest":t,"deleteBusinessRule\
 badRequest headers":n,"deleteBusinessRule unauthorized":t,"deleteBusinessRule unauthorized headers":f,"deleteBusinessRule forbidden":t,"deleteBusinessRule forb\
idden headers":n,"deleteBusinessRule notFound":t,"deleteBusinessRule notFound headers":n,"deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable \
headers":n,"deleteBusinessRule tooManyRequests":t,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule intern\
alError headers":n,"deleteBusinessRule unavailable":t,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":Ls,"getBusinessRulePermissions \
ok headers":n,"getBusinessRulePermissions badRequest":t,"getBusinessRulePermissions badRequest headers":n,"getBusinessRulePermissions unauthorized":t,"getBusine\
ssRulePermissions unauthorized headers":f,"getBusinessRulePermissions forbidden":t,"getBusinessRulePermissions forbidden headers":n,"getBusinessRulePermissions \
notFound":t,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions notAcceptable":t,"getBusinessRulePermissions notAcceptable headers":n,"g\
etBusinessRulePermissions tooManyRequests":t,"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":t,"getBusinessRul\
ePermissions internalError headers":n,"getBusinessRulePermissions unavailable":t,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"list\
RuleHistory ok headers":n,"listRuleHistory badRequest":t,"listRuleHistory badRequest headers":n,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized h\
eaders":f,"listRuleHistory forbidden":t,"listRuleHistory forbidden headers":n,"listRuleHistory notFound":t,"listRuleHistory notFound headers":n,"listRuleHistory\
 notAcceptable":t,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyRequests":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory int\
ernalError":t,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":t,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"ru\
nRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":t,"runRuleHistoryCommand badRequest headers":n,"runRuleHistoryCommand unauthorized":t,"runR\
uleHistoryCommand unauthorized headers":f,"runRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbidden headers":n,"runRuleHistoryCommand notFound":t,"ru\
nRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notAcceptable headers":n,"runRuleHistoryCommand contentTo\
oLarge":t,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsupportedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":n,
"runRuleHistoryCommand tooManyRequests":t,"runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand inter\
nalError headers":n,"runRuleHistoryCommand unavailable":t,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok heade\
rs":n,"listRuleFailingRows badRequest":t,"listRuleFailingRows badRequest headers":n,"listRuleFailingRows unauthorized":t,"listRuleFailingRows unauthorized heade\
rs":f,"listRuleFailingRows forbidden":t,"listRuleFailingRows forbidden headers":n,"listRuleFailingRows notFound":t,"listRuleFailingRows notFound headers":n,"lis\
tRuleFailingRows notAcceptable":t,"listRuleFailingRows notAcceptable headers":n,"listRuleFailingRows conflict":t,"listRuleFailingRows conflict headers":n,"listR\
uleFailingRows tooManyRequests":t,"listRuleFailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":t,"listRuleFailingRows internalError heade\
rs":n,"listRuleFailingRows unavailable":t,"listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":n,
"runRuleFailingRowsCommand badRequest":t,"runRuleFailingRowsCommand badRequest headers":n,"runRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand \
unauthorized headers":f,"runRuleFailingRowsCommand forbidden":t,"runRuleFailingRowsCommand forbidden headers":n,"runRuleFailingRowsCommand notFound":t,"runRuleF\
ailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsCommand notAcceptable headers":n,"runRuleFailingRowsCommand\
 conflict":t,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand contentTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":n,
"runRuleFailingRowsCommand unsupportedMediaType":t,"runRuleFailingRowsCommand unsupportedMediaType headers":n,"runRuleFailingRowsCommand tooManyRequests":t,"run\
RuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingRowsCommand internalError headers":n,"runRuleFailin\
gRowsCommand unavailable":t,"runRuleFailingRowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":n,"listRulePassingRows\
 badRequest":t,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":t,"listRulePassingRows unauthorized headers":f,"listRulePassingRows\
 forbidden":t,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":t,"listRulePassingRows notFound headers":n,"listRulePassingRows notAccept\
able":t,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":t,"listRulePassingRows conflict headers":n,"listRulePassingRows tooManyRequ\
ests":t,"listRulePassingRows tooManyRequests headers":c,"listRulePassingRows internalError":t,"listRulePassingRows internalError headers":n,"listRulePassingRows\
 unavailable":t,"listRulePassingRows unavailable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":n,"runRulePassingRowsCommand\
 badRequest":t,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unauthorized":t,"runRulePassingRowsCommand unauthorized headers":f,"r\
unRulePassingRowsCommand forbidden":t,"runRulePassingRowsCommand forbidden headers":n,"runRulePassingRowsCommand notFound":t,"runRulePassingRowsCommand notFound\
 headers":n,"runRulePassingRowsCommand notAcceptable":t,"runRulePassingRowsCommand notAcceptable headers":n,"runRulePassingRowsCommand conflict":t,"runRulePassi\
ngRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand contentTooLarge headers":n,"runRulePassingRowsCommand\
 unsupportedMediaType":t,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePassingRowsCommand tooManyRequests":t,"runRulePassingRowsCommand too\
ManyRequests headers":c,"runRulePassingRowsCommand internalError":t,"runRulePassingRowsCommand internalError headers":n,"runRulePassingRowsCommand unavailable":t,
"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups ok":P,"listRuleGroups ok headers":n,"listRuleGroups badRequest":t,"listRuleGroups badRequest h\
eaders":n,"listRuleGroups unauthorized":t,"listRuleGroups unauthorized headers":f,"listRuleGroups forbidden":t,"listRuleGroups forbidden headers":n,"listRuleGro\
ups notFound":t,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":t,"listRuleGroups notAcceptable headers":n,"listRuleGroups conflict":t,"listR\
uleGroups conflict headers":n,"listRuleGroups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":t,"listRuleGroups int\
ernalError headers":n,"listRuleGroups unavailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":n,"run\
RuleGroupsCommand badRequest":t,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCommand unauthorized":t,"runRuleGroupsCommand unauthorized headers":f,
"runRuleGroupsCommand forbidden":t,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsCommand notFound":t,"runRuleGroupsCommand notFound headers":n,"runRu\
leGroupsCommand notAcceptable":t,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroupsCommand conflict":t,"runRuleGroupsCommand conflict headers":n,"run\
RuleGroupsCommand contentTooLarge":t,"runRuleGroupsCommand contentTooLarge headers":n,"runRuleGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupp\
ortedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":t,"runR\
uleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"r\
unGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badRequest headers":n,"runGroupFailingRowsCommand \
unauthorized":t,"runGroupFailingRowsCommand unauthorized headers":f,"runGroupFailingRowsCommand forbidden":t,"runGroupFailingRowsCommand forbidden headers":n,"r\
unGroupFailingRowsCommand notFound":t,"runGroupFailingRowsCommand notFound headers":n,"runGroupFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand n\
otAcceptable headers":n,"runGroupFailingRowsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":n,"runGroupFailingRowsCommand contentTooLarge":t,"\
runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupFailingRowsCommand unsupportedMediaType heade\
rs":n,"runGroupFailingRowsCommand tooManyRequests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":t,"runGro\
upFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRows\
Command ok":q,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRowsCommand badRequest headers":n,"runGroupPas\
singRowsCommand unauthorized":t,"runGroupPassingRowsCommand unauthorized headers":f,"runGroupPassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidd\
en headers":n,"runGroupPassingRowsCommand notFound":t,"runGroupPassingRowsCommand notFound headers":n,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPass\
ingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict headers":n,"runGroupPassingRowsCommand cont\
entTooLarge":t,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCommand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupporte\
dMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internal\
Error":t,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand unavailable":t,"runGroupPassingRowsCommand unavailable headers":c,"lis\
tGroupFailingRows ok":P,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":t,"listGroupFailingRows badRequest headers":n,"listGroupFailingRow\
s unauthorized":t,"listGroupFailingRows unauthorized headers":f,"listGroupFailingRows forbidden":t,"listGroupFailingRows forbidden headers":n,"listGroupFailingR\
ows notFound":t,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":t,"listGroupFailingRows notAcceptable headers":n,"listGroupFailin\
gRows conflict":t,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":t,"listGroupFailingRows tooManyRequests headers":c,"listGroup\
FailingRows internalError":t,"listGroupFailingRows internalError headers":n,"listGroupFailingRows unavailable":t,"listGroupFailingRows unavailable headers":c,"r\
unNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFailingRowsCommand badRequest":t,"runNamedGroupFailingRowsComm\
and badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthorized headers":f,"runNamedGroupFailingRowsCom\
mand forbidden":t,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsCommand notFound":t,"runNamedGroupFailingRowsCommand notFound h\
eaders":n,"runNamedGroupFailingRowsCommand notAcceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":n,"runNamedGroupFailingRowsCommand conflict":t,
"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedGroupFailingRowsCommand contentTooLarge header\
s":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":n,"runNamedGroupFailingRowsCommand \
tooManyRequests":t,"runNamedGroupFailingRowsCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":t,"runNamedGroupFailingRowsComman\
d internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"\
listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":t,"listGroupPassingRows badRequest headers":n,"listGroupPassingRows unauthorized":t,"listGr\
oupPassingRows unauthorized headers":f,"listGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":n,"listGroupPassingRows notFound":t,"listGrou\
pPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":n,"listGroupPassingRows conflict":t,"listGr\
oupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":t,
"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsComman\
d ok":q,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGroupPassingRowsCommand badRequest headers":n,"ru\
nNamedGroupPassingRowsCommand unauthorized":t,"runNamedGroupPassingRowsCommand unauthorized headers":f,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGr\
oupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCommand notFound headers":n,"runNamedGroupPassi\
ngRowsCommand notAcceptable":t,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runNamedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsC\
ommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand contentTooLarge headers":n,"runNamedGroupPassing\
RowsCommand unsupportedMediaType":t,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":n,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNam\
edGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGroupPassingRowsCommand internalError headers":n,
"runNamedGroupPassingRowsCommand unavailable":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":n,"listKeys badReq\
uest":t,"listKeys badRequest headers":n,"listKeys unauthorized":t,"listKeys unauthorized headers":f,"listKeys forbidden":t,"listKeys forbidden headers":n,"listK\
eys notFound":t,"listKeys notFound headers":n,"listKeys notAcceptable":t,"listKeys notAcceptable headers":n,"listKeys tooManyRequests":t,"listKeys tooManyReques\
ts headers":c,"listKeys internalError":t,"listKeys internalError headers":n,"listKeys unavailable":t,"listKeys unavailable headers":c,"runKeysCommand ok":rt,"ru\
nKeysCommand ok headers":n,"runKeysCommand badRequest":t,"runKeysCommand badRequest headers":n,"runKeysCommand unauthorized":t,"runKeysCommand unauthorized head\
ers":f,"runKeysCommand forbidden":t,"runKeysCommand forbidden headers":n,"runKeysCommand notFound":t,"runKeysCommand notFound headers":n,"runKeysCommand notAcce\
ptable":t,"runKeysCommand notAcceptable headers":n,"runKeysCommand conflict":t,"runKeysCommand conflict headers":n,"runKeysCommand contentTooLarge":t,"runKeysCo\
mmand contentTooLarge headers":n,"runKeysCommand unsupportedMediaType":t,"runKeysCommand unsupportedMediaType headers":n,"runKeysCommand tooManyRequests":t,"run\
KeysCommand tooManyRequests headers":c,"runKeysCommand internalError":t,"runKeysCommand internalError headers":n,"runKeysCommand unavailable":t,"runKeysCommand \
unavailable headers":c,"listPermanentKeys ok":P,"listPermanentKeys ok headers":n,"listPermanentKeys badRequest":t,"listPermanentKeys badRequest headers":n,"list\
PermanentKeys unauthorized":t,"listPermanentKeys unauthorized headers":f,"listPermanentKeys forbidden":t,"listPermanentKeys forbidden headers":n,"listPermanentK\
eys notFound":t,"listPermanentKeys notFound headers":n,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAcceptable headers":n,"listPermanentKeys tooMan\
yRequests":t,"listPermanentKeys tooManyRequests headers":c,"listPermanentKeys internalError":t,"listPermanentKeys internalError headers":n,"listPermanentKeys un\
available":t,"listPermanentKeys unavailable headers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok headers":n,"runPermanentKeysCommand badRequest":t,
"runPermanentKeysCommand badRequest headers":n,"runPermanentKeysCommand unauthorized":t,"runPermanentKeysCommand unauthorized headers":f,"runPermanentKeysComman\
d forbidden":t,"runPermanentKeysCommand forbidden headers":n,"runPermanentKeysCommand notFound":t,"runPermanentKeysCommand notFound headers":n,"runPermanentKeys\
Command notAcceptable":t,"runPermanentKeysCommand notAcceptable headers":n,"runPermanentKeysCommand contentTooLarge":t,"runPermanentKeysCommand contentTooLarge \
headers":n,"runPermanentKeysCommand unsupportedMediaType":t,"runPermanentKeysCommand unsupportedMediaType headers":n,"runPermanentKeysCommand tooManyRequests":t,
"runPermanentKeysCommand tooManyRequests headers":c,"runPermanentKeysCommand internalError":t,"runPermanentKeysCommand internalError headers":n,"runPermanentKey\
sCommand unavailable":t,"runPermanentKeysCommand unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":n,"listDiscoveredKeys badReque\
st":t,"listDiscoveredKeys badRequest headers":n,"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauthorized headers":f,"listDiscoveredKeys forbidden":t,
"listDiscoveredKeys forbidden headers":n,"listDiscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":n,"listDiscoveredKeys notAcceptable":t,"listDisco\
veredKeys notAcceptable headers":n,"listDiscoveredKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":t,"l\
istDiscoveredKeys internalError headers":n,"listDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDis\
coveredKeysCommand ok headers":n,"runDiscoveredKeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest headers":n,"runDiscoveredKeysCommand unauthorized":t,
"runDiscoveredKeysCommand unauthorized headers":f,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCommand forbidden headers":n,"runDiscoveredKeysComman\
d notFound":t,"runDiscoveredKeysCommand notFound headers":n,"runDiscoveredKeysCommand notAcceptable":t,"runDiscoveredKeysCommand notAcceptable headers":n,"runDi\
scoveredKeysCommand contentTooLarge":t,"runDiscoveredKeysCommand contentTooLarge headers":n,"runDiscoveredKeysCommand unsupportedMediaType":t,"runDiscoveredKeys\
Command unsupportedMediaType headers":n,"runDiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysComm\
and internalError":t,"runDiscoveredKeysCommand internalError headers":n,"runDiscoveredKeysCommand unavailable":t,"runDiscoveredKeysCommand unavailable headers":c,
"getKey ok":P,"getKey ok headers":n,"getKey badRequest":t,"getKey badRequest headers":n,"getKey unauthorized":t,"getKey unauthorized headers":f,"getKey forbidde\
n":t,"getKey forbidden headers":n,"getKey notFound":t,"getKey notFound headers":n,"getKey notAcceptable":t,"getKey notAcceptable headers":n,"getKey tooManyReque\
sts":t,"getKey tooManyRequests headers":c,"getKey internalError":t,"getKey internalError headers":n,"getKey unavailable":t,"getKey unavailable headers":c,"runKe\
yCommand noContent headers":n,"runKeyCommand badRequest":t,"runKeyCommand badRequest headers":n,"runKeyCommand unauthorized":t,"runKeyCommand unauthorized heade\
rs":f,"runKeyCommand forbidden":t,"runKeyCommand forbidden headers":n,"runKeyCommand notFound":t,"runKeyCommand notFound headers":n,"runKeyCommand notAcceptable":t,
"runKeyCommand notAcceptable headers":n,"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge headers":n,"runKeyCommand unsupportedMediaType":t,"runK\
eyCommand unsupportedMediaType headers":n,"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":t,"runKeyCom\
mand internalError headers":n,"runKeyCommand unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey noContent headers":n,"deleteKey badRequest":t,"dele\
teKey badRequest headers":n,"deleteKey unauthorized":t,"deleteKey unauthorized headers":f,"deleteKey forbidden":t,"deleteKey forbidden headers":n,"deleteKey not\
Found":t,"deleteKey notFound headers":n,"deleteKey notAcceptable":t,"deleteKey notAcceptable headers":n,"deleteKey tooManyRequests":t,"deleteKey tooManyRequests\
 headers":c,"deleteKey internalError":t,"deleteKey internalError headers":n,"deleteKey unavailable":t,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,
"listKeyDuplicates ok headers":n,"listKeyDuplicates badRequest":t,"listKeyDuplicates badRequest headers":n,"listKeyDuplicates unauthorized":t,"listKeyDuplicates\
 unauthorized headers":f,"listKeyDuplicates forbidden":t,"listKeyDuplicates forbidden headers":n,"listKeyDuplicates notFound":t,"listKeyDuplicates notFound head\
ers":n,"listKeyDuplicates notAcceptable":t,"listKeyDuplicates notAcceptable headers":n,"listKeyDuplicates conflict":t,"listKeyDuplicates conflict headers":n,"li\
stKeyDuplicates tooManyRequests":t,"listKeyDuplicates tooManyRequests headers":c,"listKeyDuplicates internalError":t,"listKeyDuplicates internalError headers":n,
"listKeyDuplicates unavailable":t,"listKeyDuplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":n,"runKeyDuplica\
tesCommand badRequest":t,"runKeyDuplicatesCommand badRequest headers":n,"runKeyDuplicatesCommand unauthorized":t,"runKeyDuplicatesCommand unauthorized headers":f,
"runKeyDuplicatesCommand forbidden":t,"runKeyDuplicatesCommand forbidden headers":n,"runKeyDuplicatesCommand notFound":t,"runKeyDuplicatesCommand notFound heade\
rs":n,"runKeyDuplicatesCommand notAcceptable":t,"runKeyDuplicatesCommand notAcceptable headers":n,"runKeyDuplicatesCommand conflict":t,"runKeyDuplicatesCommand \
conflict headers":n,"runKeyDuplicatesCommand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge headers":n,"runKeyDuplicatesCommand unsupportedMediaTyp\
e":t,"runKeyDuplicatesCommand unsupportedMediaType headers":n,"runKeyDuplicatesCommand tooManyRequests":t,"runKeyDuplicatesCommand tooManyRequests headers":c,"r\
unKeyDuplicatesCommand internalError":t,"runKeyDuplicatesCommand internalError headers":n,"runKeyDuplicatesCommand unavailable":t,"runKeyDuplicatesCommand unava\
ilable headers":c,"listDependencies ok":P,"listDependencies ok headers":n,"listDependencies badRequest":t,"listDependencies badRequest headers":n,"listDependenc\
ies unauthorized":t,"listDependencies unauthorized headers":f,"listDependencies forbidden":t,"listDependencies forbidden headers":n,"listDependencies notFound":t,
"listDependencies notFound headers":n,"listDependencies notAcceptable":t,"listDependencies notAcceptable headers":n,"listDependencies tooManyRequests":t,"listDe\
pendencies tooManyRequests headers":c,"listDependencies internalError":t,"listDependencies internalError headers":n,"listDependencies unavailable":t,"listDepend\
encies unavailable headers":c,"runDependenciesCommand ok":rt,"runDependenciesCommand ok headers":n,"runDependenciesCommand noContent headers":n,"runDependencies\
Command badRequest":t,"runDependenciesCommand badRequest headers":n,"runDependenciesCommand unauthorized":t,"runDependenciesCommand unauthorized headers":f,"run\
DependenciesCommand forbidden":t,"runDependenciesCommand forbidden headers":n,"runDependenciesCommand notFound":t,"runDependenciesCommand notFound headers":n,"r\
unDependenciesCommand notAcceptable":t,"runDependenciesCommand notAcceptable headers":n,"runDependenciesCommand conflict":t,"runDependenciesCommand conflict hea\
ders":n,"runDependenciesCommand contentTooLarge":t,"runDependenciesCommand contentTooLarge headers":n,"runDependenciesCommand unsupportedMediaType":t,"runDepend\
enciesCommand unsupportedMediaType headers":n,"runDependenciesCommand tooManyRequests":t,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesComm\
and internalError":t,"runDependenciesCommand internalError headers":n,"runDependenciesCommand unavailable":t,"runDependenciesCommand unavailable headers":c,"lis\
tPermanentDependencies ok":P,"listPermanentDependencies ok headers":n,"listPermanentDependencies badRequest":t,"listPermanentDependencies badRequest headers":n,
"listPermanentDependencies unauthorized":t,"listPermanentDependencies unauthorized headers":f,"listPermanentDependencies forbidden":t,"listPermanentDependencies\
 forbidden headers":n,"listPermanentDependencies notFound":t,"listPermanentDependencies notFound headers":n,"listPermanentDependencies notAcceptable":t,"listPer\
manentDependencies notAcceptable headers":n,"listPermanentDependencies tooManyRequests":t,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDe\
pendencies internalError":t,"listPermanentDependencies internalError headers":n,"listPermanentDependencies unavailable":t,"listPermanentDependencies unavailable\
 headers":c,"runPermanentDependenciesCommand ok":q,"runPermanentDependenciesCommand ok headers":n,"runPermanentDependenciesCommand badRequest":t,"runPermanentDe\
pendenciesCommand badRequest headers":n,"runPermanentDependenciesCommand unauthorized":t,"runPermanentDependenciesCommand unauthorized headers":f,"runPermanentD\
ependenciesCommand forbidden":t,"runPermanentDependenciesCommand forbidden headers":n,"runPermanentDependenciesCommand notFound":t,"runPermanentDependenciesComm\
and notFound headers":n,"runPermanentDependenciesCommand notAcceptable":t,"runPermanentDependenciesCommand notAcceptable headers":n,"runPermanentDependenciesCom\
mand contentTooLarge":t,"runPermanentDependenciesCommand contentTooLarge headers":n,"runPermanentDependenciesCommand unsupportedMediaType":t,"runPermanentDepend\
enciesCommand unsupportedMediaType headers":n,"runPermanentDependenciesCommand tooManyRequests":t,"runPermanentDependenciesCommand tooManyRequests headers":c,"r\
unPermanentDependenciesCommand internalError":t,"runPermanentDependenciesCommand internalError headers":n,"runPermanentDependenciesCommand unavailable":t,"runPe\
rmanentDependenciesCommand unavailable headers":c,"listDiscoveredDependencies ok":P,"listDiscoveredDependencies ok headers":n,"listDiscoveredDependencies badReq\
uest":t,"listDiscoveredDependencies badRequest headers":n,"listDiscoveredDependencies unauthorized":t,"listDiscoveredDependencies unauthorized headers":f,"listD\
iscoveredDependencies forbidden":t,"listDiscoveredDependencies forbidden headers":n,"listDiscoveredDependencies notFound":t,"listDiscoveredDependencies notFound\
 headers":n,"listDiscoveredDependencies notAcceptable":t,"listDiscoveredDependencies notAcceptable headers":n,"listDiscoveredDependencies tooManyRequests":t,"li\
stDiscoveredDependencies tooManyRequests headers":c,"listDiscoveredDependencies internalError":t,"listDiscoveredDependencies internalError headers":n,"listDisco\
veredDependencies unavailable":t,"listDiscoveredDependencies unavailable headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok\
 headers":n,"runDiscoveredDependenciesCommand badRequest":t,"runDiscoveredDependenciesCommand badRequest headers":n,"runDiscoveredDependenciesCommand unauthoriz\
ed":t,"runDiscoveredDependenciesCommand unauthorized headers":f,"runDiscoveredDependenciesCommand forbidden":t,"runDiscoveredDependenciesCommand forbidden heade\
rs":n,"runDiscoveredDependenciesCommand notFound":t,"runDiscoveredDependenciesCommand notFound headers":n,"runDiscoveredDependenciesCommand notAcceptable":t,"ru\
nDiscoveredDependenciesCommand notAcceptable headers":n,"runDiscoveredDependenciesCommand contentTooLarge":t,"runDiscoveredDependenciesCommand contentTooLarge h\
eaders":n,"runDiscoveredDependenciesCommand unsupportedMediaType":t,"runDiscoveredDependenciesCommand unsupportedMediaType headers":n,"runDiscoveredDependencies\
Command tooManyRequests":t,"runDiscoveredDependenciesCommand tooManyRequests headers":c,"runDiscoveredDependenciesCommand internalError":t,"runDiscoveredDepende\
nciesCommand internalError headers":n,"runDiscoveredDependenciesCommand unavailable":t,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency o\
k":P,"getDependency ok headers":n,"getDependency badRequest":t,"getDependency badRequest headers":n,"getDependency unauthorized":t,"getDependency unauthorized h\
eaders":f,"getDependency forbidden":t,"getDependency forbidden headers":n,"getDependency notFound":t,"getDependency notFound headers":n,"getDependency notAccept\
able":t,"getDependency notAcceptable headers":n,"getDependency tooManyRequests":t,"getDependency tooManyRequests headers":c,"getDependency internalError":t,"get\
Dependency internalError headers":n,"getDependency unavailable":t,"getDependency unavailable headers":c,"verifyDependency ok":Rt,"verifyDependency ok headers":n,
"verifyDependency badRequest":t,"verifyDependency badRequest headers":n,"verifyDependency unauthorized":t,"verifyDependency unauthorized headers":f,"verifyDepen\
dency forbidden":t,"verifyDependency forbidden headers":n,"verifyDependency notFound":t,"verifyDependency notFound headers":n,"verifyDependency notAcceptable":t,
"verifyDependency notAcceptable headers":n,"verifyDependency conflict":t,"verifyDependency conflict headers":n,"verifyDependency tooManyRequests":t,"verifyDepen\
dency tooManyRequests headers":c,"verifyDependency internalError":t,"verifyDependency internalError headers":n,"verifyDependency unavailable":t,"verifyDependenc\
y unavailable headers":c,"listConflicts ok":P,"listConflicts ok headers":n,"listConflicts badRequest":t,"listConflicts badRequest headers":n,"listConflicts unau\
thorized":t,"listConflicts unauthorized headers":f,"listConflicts forbidden":t,"listConflicts forbidden headers":n,"listConflicts notFound":t,"listConflicts not\
Found headers":n,"listConflicts notAcceptable":t,"listConflicts notAcceptable headers":n,"listConflicts conflict":t,"listConflicts conflict headers":n,"listConf\
licts tooManyRequests":t,"listConflicts tooManyRequests headers":c,"listConflicts internalError":t,"listConflicts internalError headers":n,"listConflicts unavai\
lable":t,"listConflicts unavailable headers":c,"runConflictsCommand ok":q,"runConflictsCommand ok headers":n,"runConflictsCommand noContent headers":n,"runConfl\
ictsCommand badRequest":t,"runConflictsCommand badRequest headers":n,"runConflictsCommand unauthorized":t,"runConflictsCommand unauthorized headers":f,"runConfl\
ictsCommand forbidden":t,"runConflictsCommand forbidden headers":n,"runConflictsCommand notFound":t,"runConflictsCommand notFound headers":n,"runConflictsComman\
d notAcceptable":t,"runConflictsCommand notAcceptable headers":n,"runConflictsCommand conflict":t,"runConflictsCommand conflict headers":n,"runConflictsCommand \
contentTooLarge":t,"runConflictsCommand contentTooLarge headers":n,"runConflictsCommand unsupportedMediaType":t,"runConflictsCommand unsupportedMediaType header\
s":n,"runConflictsCommand tooManyRequests":t,"runConflictsCommand tooManyRequests headers":c,"runConflictsCommand internalError":t,"runConflictsCommand internal\
Error headers":n,"runConflictsCommand unavailable":t,"runConflictsCommand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":n,"list\
AttributeKeys badRequest":t,"listAttributeKeys badRequest headers":n,"listAttributeKeys unauthorized":t,"listAttributeKeys unauthorized headers":f,"listAttribut\
eKeys forbidden":t,"listAttributeKeys forbidden headers":n,"listAttributeKeys notFound":t,"listAttributeKeys notFound headers":n,"listAttributeKeys notAcceptabl\
e":t,"listAttributeKeys notAcceptable headers":n,"listAttributeKeys tooManyRequests":t,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internal\
Error":t,"listAttributeKeys internalError headers":n,"listAttributeKeys unavailable":t,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,
"runAttributeKeysCommand ok headers":n,"runAttributeKeysCommand badRequest":t,"runAttributeKeysCommand badRequest headers":n,"runAttributeKeysCommand unauthoriz\
ed":t,"runAttributeKeysCommand unauthorized headers":f,"runAttributeKeysCommand forbidden":t,"runAttributeKeysCommand forbidden headers":n,"runAttributeKeysComm\
and notFound":t,"runAttributeKeysCommand notFound headers":n,"runAttributeKeysCommand notAcceptable":t,"runAttributeKeysCommand notAcceptable headers":n,"runAtt\
ributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand contentTooLarge headers":n,"runAttributeKeysCommand unsupportedMediaType":t,"runAttributeKeysComma\
nd unsupportedMediaType headers":n,"runAttributeKeysCommand tooManyRequests":t,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand inte\
rnalError":t,"runAttributeKeysCommand internalError headers":n,"runAttributeKeysCommand unavailable":t,"runAttributeKeysCommand unavailable headers":c,"listAttr\
ibuteDependencies ok":P,"listAttributeDependencies ok headers":n,"listAttributeDependencies badRequest":t,"listAttributeDependencies badRequest headers":n,"list\
AttributeDependencies unauthorized":t,"listAttributeDependencies unauthorized headers":f,"listAttributeDependencies forbidden":t,"listAttributeDependencies forb\
idden headers":n,"listAttributeDependencies notFound":t,"listAttributeDependencies notFound headers":n,"listAttributeDependencies notAcceptable":t,"listAttribut\
eDependencies notAcceptable headers":n,"listAttributeDependencies tooManyRequests":t,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDepende\
ncies internalError":t,"listAttributeDependencies internalError headers":n,"listAttributeDependencies unavailable":t,"listAttributeDependencies unavailable head\
ers":c,"runAttributeDependenciesCommand ok":rt,"runAttributeDependenciesCommand ok headers":n,"runAttributeDependenciesCommand noContent headers":n,"runAttribut\
eDependenciesCommand badRequest":t,"runAttributeDependenciesCommand badRequest headers":n,"runAttributeDependenciesCommand unauthorized":t,"runAttributeDependen\
ciesCommand unauthorized headers":f,"runAttributeDependenciesCommand forbidden":t,"runAttributeDependenciesCommand forbidden headers":n,"runAttributeDependencie\
sCommand notFound":t,"runAttributeDependenciesCommand notFound headers":n,"runAttributeDependenciesCommand notAcceptable":t,"runAttributeDependenciesCommand not\
Acceptable headers":n,"runAttributeDependenciesCommand conflict":t,"runAttributeDependenciesCommand conflict headers":n,"runAttributeDependenciesCommand content\
TooLarge":t,"runAttributeDependenciesCommand contentTooLarge headers":n,"runAttributeDependenciesCommand unsupportedMediaType":t,"runAttributeDependenciesComman\
d unsupportedMediaType headers":n,"runAttributeDependenciesCommand tooManyRequests":t,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeD\
ependenciesCommand internalError":t,"runAttributeDependenciesCommand internalError headers":n,"runAttributeDependenciesCommand unavailable":t,"runAttributeDepen\
denciesCommand unavailable headers":c,"listPermanentAttributeDependencies ok":P,"listPermanentAttributeDependencies ok headers":n,"listPermanentAttributeDepende\
ncies badRequest":t,"listPermanentAttributeDependencies badRequest headers":n,"listPermanentAttributeDependencies unauthorized":t,"listPermanentAttributeDepende\
ncies unauthorized headers":f,"listPermanentAttributeDependencies forbidden":t,"listPermanentAttributeDependencies forbidden headers":n,"listPermanentAttributeD\
ependencies notFound":t,"listPermanentAttributeDependencies notFound headers":n,"listPermanentAttributeDependencies notAcceptable":t,"listPermanentAttributeDepe\
ndencies notAcceptable headers":n,"listPermanentAttributeDependencies tooManyRequests":t,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPer\
manentAttributeDependencies internalError":t,"listPermanentAttributeDependencies internalError headers":n,"listPermanentAttributeDependencies unavailable":t,"li\
stPermanentAttributeDependencies unavailable headers":c,"runPermanentAttributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":n,
"runPermanentAttributeDependenciesCommand badRequest":t,"runPermanentAttributeDependenciesCommand badRequest headers":n,"runPermanentAttributeDependenciesComman\
d unauthorized":t,"runPermanentAttributeDependenciesCommand unauthorized headers":f,"runPermanentAttributeDependenciesCommand forbidden":t,"runPermanentAttribut\
eDependenciesCommand forbidden headers":n,"runPermanentAttributeDependenciesCommand notFound":t,"runPermanentAttributeDependenciesCommand notFound headers":n,"r\
unPermanentAttributeDependenciesCommand notAcceptable":t,"runPermanentAttributeDependenciesCommand notAcceptable headers":n,"runPermanentAttributeDependenciesCo\
mmand contentTooLarge":t,"runPermanentAttributeDependenciesCommand contentTooLarge headers":n,"runPermanentAttributeDependenciesCommand unsupportedMediaType":t,
"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":n,"runPermanentAttributeDependenciesCommand tooManyRequests":t,"runPermanentAttributeDep\
endenciesCommand tooManyRequests headers":c,"runPermanentAttributeDependenciesCommand internalError":t,"runPermanentAttributeDependenciesCommand internalError h\
eaders":n,"runPermanentAttributeDependenciesCommand unavailable":t,"runPermanentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDepe\
ndencies ok":P,"listDiscoveredAttributeDependencies ok headers":n,"listDiscoveredAttributeDependencies badRequest":t,"listDiscoveredAttributeDependencies badReq\
uest headers":n,"listDiscoveredAttributeDependencies unauthorized":t,"listDiscoveredAttributeDependencies unauthorized headers":f,"listDiscoveredAttributeDepend\
encies forbidden":t,"listDiscoveredAttributeDependencies forbidden headers":n,"listDiscoveredAttributeDependencies notFound":t,"listDiscoveredAttributeDependenc\
ies notFound headers":n,"listDiscoveredAttributeDependencies notAcceptable":t,"listDiscoveredAttributeDependencies notAcceptable headers":n,"listDiscoveredAttri\
buteDependencies tooManyRequests":t,"listDiscoveredAttributeDependencies tooManyRequests headers":c,"listDiscoveredAttributeDependencies internalError":t,"listD\
iscoveredAttributeDependencies internalError headers":n,"listDiscoveredAttributeDependencies unavailable":t,"listDiscoveredAttributeDependencies unavailable hea\
ders":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttributeDependenciesCommand ok headers":n,"runDiscoveredAttributeDependenciesCommand bad\
Request":t,"runDiscoveredAttributeDependenciesCommand badRequest headers":n,"runDiscoveredAttributeDependenciesCommand unauthorized":t,"runDiscoveredAttributeDe\
pendenciesCommand unauthorized headers":f,"runDiscoveredAttributeDependenciesCommand forbidden":t,"runDiscoveredAttributeDependenciesCommand forbidden headers":n,
"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscoveredAttributeDependenciesCommand notFound headers":n,"runDiscoveredAttributeDependenciesCommand\
 notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcceptable headers":n,"runDiscoveredAttributeDependenciesCommand contentTooLarge":t,"runDiscover\
edAttributeDependenciesCommand contentTooLarge headers":n,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType":t,"runDiscoveredAttributeDependencies\
Command unsupportedMediaType headers":n,"runDiscoveredAttributeDependenciesCommand tooManyRequests":t,"runDiscoveredAttributeDependenciesCommand tooManyRequests\
 headers":c,"runDiscoveredAttributeDependenciesCommand internalError":t,"runDiscoveredAttributeDependenciesCommand internalError headers":n,"runDiscoveredAttrib\
uteDependenciesCommand unavailable":t,"runDiscoveredAttributeDependenciesCommand unavailable headers":c,"verifyAttributeDependency ok":Rt,"verifyAttributeDepend\
ency ok headers":n,"verifyAttributeDependency badRequest":t,"verifyAttributeDependency badRequest headers":n,"verifyAttributeDependency unauthorized":t,"verifyA\
ttributeDependency unauthorized headers":f,"verifyAttributeDependency forbidden":t,"verifyAttributeDependency forbidden headers":n,"verifyAttributeDependency no\
tFound":t,"verifyAttributeDependency notFound headers":n,"verifyAttributeDependency notAcceptable":t,"verifyAttributeDependency notAcceptable headers":n,"verify\
AttributeDependency conflict":t,"verifyAttributeDependency conflict headers":n,"verifyAttributeDependency tooManyRequests":t,"verifyAttributeDependency tooManyR\
equests headers":c,"verifyAttributeDependency internalError":t,"verifyAttributeDependency internalError headers":n,"verifyAttributeDependency unavailable":t,"ve\
rifyAttributeDependency unavailable headers":c,"listAttributeConflicts ok":P,"listAttributeConflicts ok headers":n,"listAttributeConflicts badRequest":t,"listAt\
tributeConflicts badRequest headers":n,"listAttributeConflicts unauthorized":t,"listAttributeConflicts unauthorized headers":f,"listAttributeConflicts forbidden":t,
"listAttributeConflicts forbidden headers":n,"listAttributeConflicts notFound":t,"listAttributeConflicts notFound headers":n,"listAttributeConflicts notAcceptab\
le":t,"listAttributeConflicts notAcceptable headers":n,"listAttributeConflicts conflict":t,"listAttributeConflicts conflict headers":n,"listAttributeConflicts t\
ooManyRequests":t,"listAttributeConflicts tooManyRequests headers":c,"listAttributeConflicts internalError":t,"listAttributeConflicts internalError headers":n,"\
listAttributeConflicts unavailable":t,"listAttributeConflicts unavailable headers":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok header\
s":n,"runAttributeConflictsCommand noContent headers":n,"runAttributeConflictsCommand badRequest":t,"runAttributeConflictsCommand badRequest headers":n,"runAttr\
ibuteConflictsCommand unauthorized":t,"runAttributeConflictsCommand unauthorized headers":f,"runAttributeConflictsCommand forbidden":t,"runAttributeConflictsCom\
mand forbidden headers":n,"runAttributeConflictsCommand notFound":t,"runAttributeConflictsCommand notFound headers":n,"runAttributeConflictsCommand notAcceptabl\
e":t,"runAttributeConflictsCommand notAcceptable headers":n,"runAttributeConflictsCommand conflict":t,"runAttributeConflictsCommand conflict headers":n,"runAttr\
ibuteConflictsCommand contentTooLarge":t,"runAttributeConflictsCommand contentTooLarge headers":n,"runAttributeConflictsCommand unsupportedMediaType":t,"runAttr\
ibuteConflictsCommand unsupportedMediaType headers":n,"runAttributeConflictsCommand tooManyRequests":t,"runAttributeConflictsCommand tooManyRequests headers":c,
"runAttributeConflictsCommand internalError":t,"runAttributeConflictsCommand internalError headers":n,"runAttributeConflictsCommand unavailable":t,"runAttribute\
ConflictsCommand unavailable headers":c,"listCorrections ok":P,"listCorrections ok headers":n,"listCorrections badRequest":t,"listCorrections badRequest headers":n,
"listCorrections unauthorized":t,"listCorrections unauthorized headers":f,"listCorrections forbidden":t,"listCorrections forbidden headers":n,"listCorrections n\
otFound":t,"listCorrections notFound headers":n,"listCorrections notAcceptable":t,"listCorrections notAcceptable headers":n,"listCorrections conflict":t,"listCo\
rrections conflict headers":n,"listCorrections tooManyRequests":t,"listCorrections tooManyRequests headers":c,"listCorrections internalError":t,"listCorrections\
 internalError headers":n,"listCorrections unavailable":t,"listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":n,
"runCorrectionsCommand badRequest":t,"runCorrectionsCommand badRequest headers":n,"runCorrectionsCommand unauthorized":t,"runCorrectionsCommand unauthorized hea\
ders":f,"runCorrectionsCommand forbidden":t,"runCorrectionsCommand forbidden headers":n,"runCorrectionsCommand notFound":t,"runCorrectionsCommand notFound heade\
rs":n,"runCorrectionsCommand notAcceptable":t,"runCorrectionsCommand notAcceptable headers":n,"runCorrectionsCommand conflict":t,"runCorrectionsCommand conflict\
 headers":n,"runCorrectionsCommand contentTooLarge":t,"runCorrectionsCommand contentTooLarge headers":n,"runCorrectionsCommand unsupportedMediaType":t,"runCorre\
ctionsCommand unsupportedMediaType headers":n,"runCorrectionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand\
 internalError":t,"runCorrectionsCommand internalError headers":n,"runCorrectionsCommand unavailable":t,"runCorrectionsCommand unavailable headers":c,"listAttri\
buteCorrections ok":P,"listAttributeCorrections ok headers":n,"listAttributeCorrections badRequest":t,"listAttributeCorrections badRequest headers":n,"listAttri\
buteCorrections unauthorized":t,"listAttributeCorrections unauthorized headers":f,"listAttributeCorrections forbidden":t,"listAttributeCorrections forbidden hea\
ders":n,"listAttributeCorrections notFound":t,"listAttributeCorrections notFound headers":n,"listAttributeCorrections notAcceptable":t,"listAttributeCorrections\
 notAcceptable headers":n,"listAttributeCorrections conflict":t,"listAttributeCorrections conflict headers":n,"listAttributeCorrections tooManyRequests":t,"list\
AttributeCorrections tooManyRequests headers":c,"listAttributeCorrections internalError":t,"listAttributeCorrections internalError headers":n,"listAttributeCorr\
ections unavailable":t,"listAttributeCorrections unavailable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":n,"run\
AttributeCorrectionsCommand badRequest":t,"runAttributeCorrectionsCommand badRequest headers":n,"runAttributeCorrectionsCommand unauthorized":t,"runAttributeCor\
rectionsCommand unauthorized headers":f,"runAttributeCorrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbidden headers":n,"runAttributeCorrectio\
nsCommand notFound":t,"runAttributeCorrectionsCommand notFound headers":n,"runAttributeCorrectionsCommand notAcceptable":t,"runAttributeCorrectionsCommand notAc\
ceptable headers":n,"runAttributeCorrectionsCommand conflict":t,"runAttributeCorrectionsCommand conflict headers":n,"runAttributeCorrectionsCommand contentTooLa\
rge":t,"runAttributeCorrectionsCommand contentTooLarge headers":n,"runAttributeCorrectionsCommand unsupportedMediaType":t,"runAttributeCorrectionsCommand unsupp\
ortedMediaType headers":n,"runAttributeCorrectionsCommand tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrections\
Command internalError":t,"runAttributeCorrectionsCommand internalError headers":n,"runAttributeCorrectionsCommand unavailable":t,"runAttributeCorrectionsCommand\
 unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRowsCommand ok headers":n,"runDuplicateKeyRowsCommand badRequest":t,"runDuplicateKeyRo\
wsCommand badRequest headers":n,"runDuplicateKeyRowsCommand unauthorized":t,"runDuplicateKeyRowsCommand unauthorized headers":f,"runDuplicateKeyRowsCommand forb\
idden":t,"runDuplicateKeyRowsCommand forbidden headers":n,"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsCommand notFound headers":n,"runDuplicateK\
eyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand notAcceptable headers":n,"runDuplicateKeyRowsCommand conflict":t,"runDuplicateKeyRowsCommand conflict\
 headers":n,"runDuplicateKeyRowsCommand contentTooLarge":t,"runDuplicateKeyRowsCommand contentTooLarge headers":n,"runDuplicateKeyRowsCommand unsupportedMediaTy\
pe":t,"runDuplicateKeyRowsCommand unsupportedMediaType headers":n,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplicateKeyRowsCommand tooManyRequests hea\
ders":c,"runDuplicateKeyRowsCommand internalError":t,"runDuplicateKeyRowsCommand internalError headers":n,"runDuplicateKeyRowsCommand unavailable":t,"runDuplica\
teKeyRowsCommand unavailable headers":c,"runConflictRowsCommand ok":q,"runConflictRowsCommand ok headers":n,"runConflictRowsCommand badRequest":t,"runConflictRo\
wsCommand badRequest headers":n,"runConflictRowsCommand unauthorized":t,"runConflictRowsCommand unauthorized headers":f,"runConflictRowsCommand forbidden":t,"ru\
nConflictRowsCommand forbidden headers":n,"runConflictRowsCommand notFound":t,"runConflictRowsCommand notFound headers":n,"runConflictRowsCommand notAcceptable":t,
"runConflictRowsCommand notAcceptable headers":n,"runConflictRowsCommand conflict":t,"runConflictRowsCommand conflict headers":n,"runConflictRowsCommand content\
TooLarge":t,"runConflictRowsCommand contentTooLarge headers":n,"runConflictRowsCommand unsupportedMediaType":t,"runConflictRowsCommand unsupportedMediaType head\
ers":n,"runConflictRowsCommand tooManyRequests":t,"runConflictRowsCommand tooManyRequests headers":c,"runConflictRowsCommand internalError":t,"runConflictRowsCo\
mmand internalError headers":n,"runConflictRowsCommand unavailable":t,"runConflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok \
headers":n,"listEntityJoins badRequest":t,"listEntityJoins badRequest headers":n,"listEntityJoins unauthorized":t,"listEntityJoins unauthorized headers":f,"list\
EntityJoins forbidden":t,"listEntityJoins forbidden headers":n,"listEntityJoins notFound":t,"listEntityJoins notFound headers":n,"listEntityJoins notAcceptable":t,
"listEntityJoins notAcceptable headers":n,"listEntityJoins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":t,"lis\
tEntityJoins internalError headers":n,"listEntityJoins unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":Ds,"runEntityJoinsComma\
nd ok headers":n,"runEntityJoinsCommand noContent headers":n,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand badRequest headers":n,"runEntityJoinsCo\
mmand unauthorized":t,"runEntityJoinsCommand unauthorized headers":f,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCommand forbidden headers":n,"runEntityJ\
oinsCommand notFound":t,"runEntityJoinsCommand notFound headers":n,"runEntityJoinsCommand notAcceptable":t,"runEntityJoinsCommand notAcceptable headers":n,"runE\
ntityJoinsCommand conflict":t,"runEntityJoinsCommand conflict headers":n,"runEntityJoinsCommand contentTooLarge":t,"runEntityJoinsCommand contentTooLarge header\
s":n,"runEntityJoinsCommand unsupportedMediaType":t,"runEntityJoinsCommand unsupportedMediaType headers":n,"runEntityJoinsCommand tooManyRequests":t,"runEntityJ\
oinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalError":t,"runEntityJoinsCommand internalError headers":n,"runEntityJoinsCommand unavailabl\
e":t,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noContent headers":n,"deleteEntityJoins badRequest":t,"deleteEntityJoins badRequest header\
s":n,"deleteEntityJoins unauthorized":t,"deleteEntityJoins unauthorized headers":f,"deleteEntityJoins forbidden":t,"deleteEntityJoins forbidden headers":n,"dele\
teEntityJoins notFound":t,"deleteEntityJoins notFound headers":n,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notAcceptable headers":n,"deleteEntityJo\
ins contentTooLarge":t,"deleteEntityJoins contentTooLarge headers":n,"deleteEntityJoins unsupportedMediaType":t,"deleteEntityJoins unsupportedMediaType headers":n,
"deleteEntityJoins tooManyRequests":t,"deleteEntityJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"deleteEntityJoins internalError headers":n,
"deleteEntityJoins unavailable":t,"deleteEntityJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":n,"listEntityP\
ermanentJoins badRequest":t,"listEntityPermanentJoins badRequest headers":n,"listEntityPermanentJoins unauthorized":t,"listEntityPermanentJoins unauthorized hea\
ders":f,"listEntityPermanentJoins forbidden":t,"listEntityPermanentJoins forbidden headers":n,"listEntityPermanentJoins notFound":t,"listEntityPermanentJoins no\
tFound headers":n,"listEntityPermanentJoins notAcceptable":t,"listEntityPermanentJoins notAcceptable headers":n,"listEntityPermanentJoins tooManyRequests":t,"li\
stEntityPermanentJoins tooManyRequests headers":c,"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins internalError headers":n,"listEntityPerma\
nentJoins unavailable":t,"listEntityPermanentJoins unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":n,"r\
unEntityPermanentJoinsCommand badRequest":t,"runEntityPermanentJoinsCommand badRequest headers":n,"runEntityPermanentJoinsCommand unauthorized":t,"runEntityPerm\
anentJoinsCommand unauthorized headers":f,"runEntityPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand forbidden headers":n,"runEntityPermanentJ\
oinsCommand notFound":t,"runEntityPermanentJoinsCommand notFound headers":n,"runEntityPermanentJoinsCommand notAcceptable":t,"runEntityPermanentJoinsCommand not\
Acceptable headers":n,"runEntityPermanentJoinsCommand contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLarge headers":n,"runEntityPermanentJoinsComm\
and unsupportedMediaType":t,"runEntityPermanentJoinsCommand unsupportedMediaType headers":n,"runEntityPermanentJoinsCommand tooManyRequests":t,"runEntityPermane\
ntJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCommand internalError headers":n,"runEntityPe\
rmanentJoinsCommand unavailable":t,"runEntityPermanentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":n,
"listEntityDiscoveredJoins badRequest":t,"listEntityDiscoveredJoins badRequest headers":n,"listEntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins \
unauthorized headers":f,"listEntityDiscoveredJoins forbidden":t,"listEntityDiscoveredJoins forbidden headers":n,"listEntityDiscoveredJoins notFound":t,"listEnti\
tyDiscoveredJoins notFound headers":n,"listEntityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAcceptable headers":n,"listEntityDiscoveredJoins\
 tooManyRequests":t,"listEntityDiscoveredJoins tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,"listEntityDiscoveredJoins internalError h\
eaders":n,"listEntityDiscoveredJoins unavailable":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscovere\
dJoinsCommand ok headers":n,"runEntityDiscoveredJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest headers":n,"runEntityDiscoveredJoinsComma\
nd unauthorized":t,"runEntityDiscoveredJoinsCommand unauthorized headers":f,"runEntityDiscoveredJoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbi\
dden headers":n,"runEntityDiscoveredJoinsCommand notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":n,"runEntityDiscoveredJoinsCommand notAcceptable":t,
"runEntityDiscoveredJoinsCommand notAcceptable headers":n,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge h\
eaders":n,"runEntityDiscoveredJoinsCommand unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":n,"runEntityDiscoveredJoinsCom\
mand tooManyRequests":t,"runEntityDiscoveredJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsC\
ommand internalError headers":n,"runEntityDiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJo\
ins ok headers":n,"listJoins badRequest":t,"listJoins badRequest headers":n,"listJoins unauthorized":t,"listJoins unauthorized headers":f,"listJoins forbidden":t,
"listJoins forbidden headers":n,"listJoins notFound":t,"listJoins notFound headers":n,"listJoins notAcceptable":t,"listJoins notAcceptable headers":n,"listJoins\
 tooManyRequests":t,"listJoins tooManyRequests headers":c,"listJoins internalError":t,"listJoins internalError headers":n,"listJoins unavailable":t,"listJoins u\
navailable headers":c,"runJoinsCommand ok":q,"runJoinsCommand ok headers":n,"runJoinsCommand badRequest":t,"runJoinsCommand badRequest headers":n,"runJoinsComma\
nd unauthorized":t,"runJoinsCommand unauthorized headers":f,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden headers":n,"runJoinsCommand notFound":t,"ru\
nJoinsCommand notFound headers":n,"runJoinsCommand notAcceptable":t,"runJoinsCommand notAcceptable headers":n,"runJoinsCommand contentTooLarge":t,"runJoinsComma\
nd contentTooLarge headers":n,"runJoinsCommand unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":n,"runJoinsCommand tooManyRequests":t,"run\
JoinsCommand tooManyRequests headers":c,"runJoinsCommand internalError":t,"runJoinsCommand internalError headers":n,"runJoinsCommand unavailable":t,"runJoinsCom\
mand unavailable headers":c,"countJoins ok":W,"countJoins ok headers":n,"countJoins badRequest":t,"countJoins badRequest headers":n,"countJoins unauthorized":t,
"countJoins unauthorized headers":f,"countJoins forbidden":t,"countJoins forbidden headers":n,"countJoins notFound":t,"countJoins notFound headers":n,"countJoin\
s notAcceptable":t,"countJoins notAcceptable headers":n,"countJoins tooManyRequests":t,"countJoins tooManyRequests headers":c,"countJoins internalError":t,"coun\
tJoins internalError headers":n,"countJoins unavailable":t,"countJoins unavailable headers":c,"getJoinDiagram ok":Ms,"getJoinDiagram ok headers":We,"getJoinDiag\
ram okVndMermaid":wt,"getJoinDiagram okVndMermaid headers":We,"getJoinDiagram okPlain":wt,"getJoinDiagram okPlain headers":We,"getJoinDiagram badRequest":t,"get\
JoinDiagram badRequest headers":n,"getJoinDiagram unauthorized":t,"getJoinDiagram unauthorized headers":f,"getJoinDiagram forbidden":t,"getJoinDiagram forbidden\
 headers":n,"getJoinDiagram notFound":t,"getJoinDiagram notFound headers":n,"getJoinDiagram notAcceptable":t,"getJoinDiagram notAcceptable headers":n,"getJoinDi\
agram tooManyRequests":t,"getJoinDiagram tooManyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram internalError headers":n,"getJoinDiagram un\
available":t,"getJoinDiagram unavailable headers":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":n,"listPermanentJoins badRequest":t,"listPermanent\
Joins badRequest headers":n,"listPermanentJoins unauthorized":t,"listPermanentJoins unauthorized headers":f,"listPermanentJoins forbidden":t,"listPermanentJoins\
 forbidden headers":n,"listPermanentJoins notFound":t,"listPermanentJoins notFound headers":n,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAccept\
able headers":n,"listPermanentJoins tooManyRequests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins i\
nternalError headers":n,"listPermanentJoins unavailable":t,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand \
ok headers":n,"runPermanentJoinsCommand badRequest":t,"runPermanentJoinsCommand badRequest headers":n,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoi\
nsCommand unauthorized headers":f,"runPermanentJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":n,"runPermanentJoinsCommand notFound":t,"r\
unPermanentJoinsCommand notFound headers":n,"runPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":n,"runPermanentJoinsComm\
and contentTooLarge":t,"runPermanentJoinsCommand contentTooLarge headers":n,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsuppor\
tedMediaType headers":n,"runPermanentJoinsCommand tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalErro\
r":t,"runPermanentJoinsCommand internalError headers":n,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscovere\
dJoins ok":P,"listDiscoveredJoins ok headers":n,"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":n,"listDiscoveredJoins unauthorized":t,
"listDiscoveredJoins unauthorized headers":f,"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":n,"listDiscoveredJoins notFound":t,"listD\
iscoveredJoins notFound headers":n,"listDiscoveredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":n,"listDiscoveredJoins tooManyRequests":t,"\
listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError headers":n,"listDiscoveredJoins unavaila\
ble":t,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":n,"runDiscoveredJoinsCommand badReque\
st":t,"runDiscoveredJoinsCommand badRequest headers":n,"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":f,"runDiscove\
redJoinsCommand forbidden":t,"runDiscoveredJoinsCommand forbidden headers":n,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":n,
"runDiscoveredJoinsCommand notAcceptable":t,"runDiscoveredJoinsCommand notAcceptable headers":n,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoin\
sCommand contentTooLarge headers":n,"runDiscoveredJoinsCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":n,"runDiscovered\
JoinsCommand tooManyRequests":t,"runDiscoveredJoinsCommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand int\
ernalError headers":n,"runDiscoveredJoinsCommand unavailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":n,
"listJoinJobs badRequest":t,"listJoinJobs badRequest headers":n,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":f,"listJoinJobs forbidden":t,"\
listJoinJobs forbidden headers":n,"listJoinJobs notFound":t,"listJoinJobs notFound headers":n,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":n,
"listJoinJobs tooManyRequests":t,"listJoinJobs tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":n,"listJoinJobs un\
available":t,"listJoinJobs unavailable headers":c,"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":n,"runJoinJobsCommand badRequest":t,"runJoinJobsComm\
and badRequest headers":n,"runJoinJobsCommand unauthorized":t,"runJoinJobsCommand unauthorized headers":f,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand f\
orbidden headers":n,"runJoinJobsCommand notFound":t,"runJoinJobsCommand notFound headers":n,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptab\
le headers":n,"runJoinJobsCommand contentTooLarge":t,"runJoinJobsCommand contentTooLarge headers":n,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsComm\
and unsupportedMediaType headers":n,"runJoinJobsCommand tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"\
runJoinJobsCommand internalError headers":n,"runJoinJobsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":W,"countJoinJobs ok\
 headers":n,"countJoinJobs badRequest":t,"countJoinJobs badRequest headers":n,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":f,"countJoinJo\
bs forbidden":t,"countJoinJobs forbidden headers":n,"countJoinJobs notFound":t,"countJoinJobs notFound headers":n,"countJoinJobs notAcceptable":t,"countJoinJobs\
 notAcceptable headers":n,"countJoinJobs tooManyRequests":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalErr\
or headers":n,"countJoinJobs unavailable":t,"countJoinJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":n,"getJoin badRequest":t,"getJoin badReque\
st headers":n,"getJoin unauthorized":t,"getJoin unauthorized headers":f,"getJoin forbidden":t,"getJoin forbidden headers":n,"getJoin notFound":t,"getJoin notFou\
nd headers":n,"getJoin notAcceptable":t,"getJoin notAcceptable headers":n,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,
"getJoin internalError headers":n,"getJoin unavailable":t,"getJoin unavailable headers":c,"runJoinCommand ok":x,"runJoinCommand ok headers":n,"runJoinCommand no\
Content headers":n,"runJoinCommand badRequest":t,"runJoinCommand badRequest headers":n,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":f,"\
runJoinCommand forbidden":t,"runJoinCommand forbidden headers":n,"runJoinCommand notFound":t,"runJoinCommand notFound headers":n,"runJoinCommand notAcceptable":t,
"runJoinCommand notAcceptable headers":n,"runJoinCommand conflict":t,"runJoinCommand conflict headers":n,"runJoinCommand contentTooLarge":t,"runJoinCommand cont\
entTooLarge headers":n,"runJoinCommand unsupportedMediaType":t,"runJoinCommand unsupportedMediaType headers":n,"runJoinCommand tooManyRequests":t,"runJoinComman\
d tooManyRequests headers":c,"runJoinCommand internalError":t,"runJoinCommand internalError headers":n,"runJoinCommand unavailable":t,"runJoinCommand unavailabl\
e headers":c,"deleteJoin noContent headers":n,"deleteJoin badRequest":t,"deleteJoin badRequest headers":n,"deleteJoin unauthorized":t,"deleteJoin unauthorized h\
eaders":f,"deleteJoin forbidden":t,"deleteJoin forbidden headers":n,"deleteJoin notFound":t,"deleteJoin notFound headers":n,"deleteJoin notAcceptable":t,"delete\
Join notAcceptable headers":n,"deleteJoin tooManyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError heade\
rs":n,"deleteJoin unavailable":t,"deleteJoin unavailable headers":c,"getJoinReport ok":ut,"getJoinReport ok headers":We,"getJoinReport badRequest":t,"getJoinRep\
ort badRequest headers":n,"getJoinReport unauthorized":t,"getJoinReport unauthorized headers":f,"getJoinReport forbidden":t,"getJoinReport forbidden headers":n,
"getJoinReport notFound":t,"getJoinReport notFound headers":n,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable headers":n,"getJoinReport tooManyRequ\
ests":t,"getJoinReport tooManyRequests headers":c,"getJoinReport internalError":t,"getJoinReport internalError headers":n,"getJoinReport unavailable":t,"getJoin\
Report unavailable headers":c,"getVennDiagram ok":P,"getVennDiagram ok headers":n,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":n,"getVennDi\
agram unauthorized":t,"getVennDiagram unauthorized headers":f,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":n,"getVennDiagram notFound":t,"get\
VennDiagram notFound headers":n,"getVennDiagram notAcceptable":t,"getVennDiagram notAcceptable headers":n,"getVennDiagram tooManyRequests":t,"getVennDiagram too\
ManyRequests headers":c,"getVennDiagram internalError":t,"getVennDiagram internalError headers":n,"getVennDiagram unavailable":t,"getVennDiagram unavailable hea\
ders":c,"runVennDiagramCommand ok":q,"runVennDiagramCommand ok headers":n,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":n,"run\
VennDiagramCommand unauthorized":t,"runVennDiagramCommand unauthorized headers":f,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":n,
"runVennDiagramCommand notFound":t,"runVennDiagramCommand notFound headers":n,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable heade\
rs":n,"runVennDiagramCommand contentTooLarge":t,"runVennDiagramCommand contentTooLarge headers":n,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagram\
Command unsupportedMediaType headers":n,"runVennDiagramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand inter\
nalError":t,"runVennDiagramCommand internalError headers":n,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRo\
ws ok":P,"listJoinInnerRows ok headers":n,"listJoinInnerRows badRequest":t,"listJoinInnerRows badRequest headers":n,"listJoinInnerRows unauthorized":t,"listJoin\
InnerRows unauthorized headers":f,"listJoinInnerRows forbidden":t,"listJoinInnerRows forbidden headers":n,"listJoinInnerRows notFound":t,"listJoinInnerRows notF\
ound headers":n,"listJoinInnerRows notAcceptable":t,"listJoinInnerRows notAcceptable headers":n,"listJoinInnerRows conflict":t,"listJoinInnerRows conflict heade\
rs":n,"listJoinInnerRows tooManyRequests":t,"listJoinInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"listJoinInnerRows internalError h\
eaders":n,"listJoinInnerRows unavailable":t,"listJoinInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":n,"run\
JoinInnerRowsCommand badRequest":t,"runJoinInnerRowsCommand badRequest headers":n,"runJoinInnerRowsCommand unauthorized":t,"runJoinInnerRowsCommand unauthorized\
 headers":f,"runJoinInnerRowsCommand forbidden":t,"runJoinInnerRowsCommand forbidden headers":n,"runJoinInnerRowsCommand notFound":t,"runJoinInnerRowsCommand no\
tFound headers":n,"runJoinInnerRowsCommand notAcceptable":t,"runJoinInnerRowsCommand notAcceptable headers":n,"runJoinInnerRowsCommand conflict":t,"runJoinInner\
RowsCommand conflict headers":n,"runJoinInnerRowsCommand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":n,"runJoinInnerRowsCommand unsuppo\
rtedMediaType":t,"runJoinInnerRowsCommand unsupportedMediaType headers":n,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinInnerRowsCommand tooManyRequests h\
eaders":c,"runJoinInnerRowsCommand internalError":t,"runJoinInnerRowsCommand internalError headers":n,"runJoinInnerRowsCommand unavailable":t,"runJoinInnerRowsC\
ommand unavailable headers":c,"listJoinOuterRows ok":P,"listJoinOuterRows ok headers":n,"listJoinOuterRows badRequest":t,"listJoinOuterRows badRequest headers":n,
"listJoinOuterRows unauthorized":t,"listJoinOuterRows unauthorized headers":f,"listJoinOuterRows forbidden":t,"listJoinOuterRows forbidden headers":n,"listJoinO\
uterRows notFound":t,"listJoinOuterRows notFound headers":n,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptable headers":n,"listJoinOuterRows c\
onflict":t,"listJoinOuterRows conflict headers":n,"listJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows interna\
lError":t,"listJoinOuterRows internalError headers":n,"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,
"runJoinOuterRowsCommand ok headers":n,"runJoinOuterRowsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":n,"runJoinOuterRowsCommand unauthoriz\
ed":t,"runJoinOuterRowsCommand unauthorized headers":f,"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden headers":n,"runJoinOuterRowsComm\
and notFound":t,"runJoinOuterRowsCommand notFound headers":n,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand notAcceptable headers":n,"runJoi\
nOuterRowsCommand conflict":t,"runJoinOuterRowsCommand conflict headers":n,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOuterRowsCommand contentTooLarge \
headers":n,"runJoinOuterRowsCommand unsupportedMediaType":t,"runJoinOuterRowsCommand unsupportedMediaType headers":n,"runJoinOuterRowsCommand tooManyRequests":t,
"runJoinOuterRowsCommand tooManyRequests headers":c,"runJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalError headers":n,"runJoinOuterRow\
sCommand unavailable":t,"runJoinOuterRowsCommand unavailable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":n,"listJoinLeftOuterRows\
 badRequest":t,"listJoinLeftOuterRows badRequest headers":n,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauthorized headers":f,"listJoinLeftO\
uterRows forbidden":t,"listJoinLeftOuterRows forbidden headers":n,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notFound headers":n,"listJoinLeftOut\
erRows notAcceptable":t,"listJoinLeftOuterRows notAcceptable headers":n,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRows conflict headers":n,"listJoinL\
eftOuterRows tooManyRequests":t,"listJoinLeftOuterRows tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJoinLeftOuterRows internalError h\
eaders":n,"listJoinLeftOuterRows unavailable":t,"listJoinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok\
 headers":n,"runJoinLeftOuterRowsCommand badRequest":t,"runJoinLeftOuterRowsCommand badRequest headers":n,"runJoinLeftOuterRowsCommand unauthorized":t,"runJoinL\
eftOuterRowsCommand unauthorized headers":f,"runJoinLeftOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden headers":n,"runJoinLeftOuterRowsCom\
mand notFound":t,"runJoinLeftOuterRowsCommand notFound headers":n,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuterRowsCommand notAcceptable heade\
rs":n,"runJoinLeftOuterRowsCommand conflict":t,"runJoinLeftOuterRowsCommand conflict headers":n,"runJoinLeftOuterRowsCommand contentTooLarge":t,"runJoinLeftOute\
rRowsCommand contentTooLarge headers":n,"runJoinLeftOuterRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":n,"runJo\
inLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftOuterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":t,"runJoinLeftOute\
rRowsCommand internalError headers":n,"runJoinLeftOuterRowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,
"listJoinRightOuterRows ok headers":n,"listJoinRightOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":n,"listJoinRightOuterRows unauthorized":t,
"listJoinRightOuterRows unauthorized headers":f,"listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden headers":n,"listJoinRightOuterRows notFou\
nd":t,"listJoinRightOuterRows notFound headers":n,"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAcceptable headers":n,"listJoinRightOuterR\
ows conflict":t,"listJoinRightOuterRows conflict headers":n,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterRows tooManyRequests headers":c,"listJ\
oinRightOuterRows internalError":t,"listJoinRightOuterRows internalError headers":n,"listJoinRightOuterRows unavailable":t,"listJoinRightOuterRows unavailable h\
eaders":c,"runJoinRightOuterRowsCommand ok":q,"runJoinRightOuterRowsCommand ok headers":n,"runJoinRightOuterRowsCommand badRequest":t,"runJoinRightOuterRowsComm\
and badRequest headers":n,"runJoinRightOuterRowsCommand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":f,"runJoinRightOuterRowsCommand forb\
idden":t,"runJoinRightOuterRowsCommand forbidden headers":n,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCommand notFound headers":n,"runJoin\
RightOuterRowsCommand notAcceptable":t,"runJoinRightOuterRowsCommand notAcceptable headers":n,"runJoinRightOuterRowsCommand conflict":t,"runJoinRightOuterRowsCo\
mmand conflict headers":n,"runJoinRightOuterRowsCommand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge headers":n,"runJoinRightOuterRowsComman\
d unsupportedMediaType":t,"runJoinRightOuterRowsCommand unsupportedMediaType headers":n,"runJoinRightOuterRowsCommand tooManyRequests":t,"runJoinRightOuterRowsC\
ommand tooManyRequests headers":c,"runJoinRightOuterRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError headers":n,"runJoinRightOuterRowsCo\
mmand unavailable":t,"runJoinRightOuterRowsCommand unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":n,"listJoinLeftNoM\
atchRows badRequest":t,"listJoinLeftNoMatchRows badRequest headers":n,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNoMatchRows unauthorized headers":f,
"listJoinLeftNoMatchRows forbidden":t,"listJoinLeftNoMatchRows forbidden headers":n,"listJoinLeftNoMatchRows notFound":t,"listJoinLeftNoMatchRows notFound heade\
rs":n,"listJoinLeftNoMatchRows notAcceptable":t,"listJoinLeftNoMatchRows notAcceptable headers":n,"listJoinLeftNoMatchRows conflict":t,"listJoinLeftNoMatchRows \
conflict headers":n,"listJoinLeftNoMatchRows tooManyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":t,"l\
istJoinLeftNoMatchRows internalError headers":n,"listJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsC\
ommand ok":q,"runJoinLeftNoMatchRowsCommand ok headers":n,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRowsCommand badRequest headers":n,"run\
JoinLeftNoMatchRowsCommand unauthorized":t,"runJoinLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsCommand forbidden":t,"runJoinLeftNoMatc\
hRowsCommand forbidden headers":n,"runJoinLeftNoMatchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":n,"runJoinLeftNoMatchRowsCommand n\
otAcceptable":t,"runJoinLeftNoMatchRowsCommand notAcceptable headers":n,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftNoMatchRowsCommand conflict heade\
rs":n,"runJoinLeftNoMatchRowsCommand contentTooLarge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":n,"runJoinLeftNoMatchRowsCommand unsupportedMedi\
aType":t,"runJoinLeftNoMatchRowsCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJoinLeftNoMatchRowsCommand tooMany\
Requests headers":c,"runJoinLeftNoMatchRowsCommand internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":n,"runJoinLeftNoMatchRowsCommand unava\
ilable":t,"runJoinLeftNoMatchRowsCommand unavailable headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":n,"listJoinRightNoMatchRow\
s badRequest":t,"listJoinRightNoMatchRows badRequest headers":n,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchRows unauthorized headers":f,"lis\
tJoinRightNoMatchRows forbidden":t,"listJoinRightNoMatchRows forbidden headers":n,"listJoinRightNoMatchRows notFound":t,"listJoinRightNoMatchRows notFound heade\
rs":n,"listJoinRightNoMatchRows notAcceptable":t,"listJoinRightNoMatchRows notAcceptable headers":n,"listJoinRightNoMatchRows conflict":t,"listJoinRightNoMatchR\
ows conflict headers":n,"listJoinRightNoMatchRows tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalErro\
r":t,"listJoinRightNoMatchRows internalError headers":n,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightN\
oMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCommand ok headers":n,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRightNoMatchRowsCommand badRequest h\
eaders":n,"runJoinRightNoMatchRowsCommand unauthorized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightNoMatchRowsCommand forbidden":t,"\
runJoinRightNoMatchRowsCommand forbidden headers":n,"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand notFound headers":n,"runJoinRigh\
tNoMatchRowsCommand notAcceptable":t,"runJoinRightNoMatchRowsCommand notAcceptable headers":n,"runJoinRightNoMatchRowsCommand conflict":t,"runJoinRightNoMatchRo\
wsCommand conflict headers":n,"runJoinRightNoMatchRowsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge headers":n,"runJoinRightNoMatch\
RowsCommand unsupportedMediaType":t,"runJoinRightNoMatchRowsCommand unsupportedMediaType headers":n,"runJoinRightNoMatchRowsCommand tooManyRequests":t,"runJoinR\
ightNoMatchRowsCommand tooManyRequests headers":c,"runJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsCommand internalError headers":n,"run\
JoinRightNoMatchRowsCommand unavailable":t,"runJoinRightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok heade\
rs":n,"listJoinMatchingValues badRequest":t,"listJoinMatchingValues badRequest headers":n,"listJoinMatchingValues unauthorized":t,"listJoinMatchingValues unauth\
orized headers":f,"listJoinMatchingValues forbidden":t,"listJoinMatchingValues forbidden headers":n,"listJoinMatchingValues notFound":t,"listJoinMatchingValues \
notFound headers":n,"listJoinMatchingValues notAcceptable":t,"listJoinMatchingValues notAcceptable headers":n,"listJoinMatchingValues conflict":t,"listJoinMatch\
ingValues conflict headers":n,"listJoinMatchingValues tooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalErro\
r":t,"listJoinMatchingValues internalError headers":n,"listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValu\
esCommand ok":q,"runJoinMatchingValuesCommand ok headers":n,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesCommand badRequest headers":n,"run\
JoinMatchingValuesCommand unauthorized":t,"runJoinMatchingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forbidden":t,"runJoinMatchingValue\
sCommand forbidden headers":n,"runJoinMatchingValuesCommand notFound":t,"runJoinMatchingValuesCommand notFound headers":n,"runJoinMatchingValuesCommand notAccep\
table":t,"runJoinMatchingValuesCommand notAcceptable headers":n,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCommand conflict headers":n,"run\
JoinMatchingValuesCommand contentTooLarge":t,"runJoinMatchingValuesCommand contentTooLarge headers":n,"runJoinMatchingValuesCommand unsupportedMediaType":t,"run\
JoinMatchingValuesCommand unsupportedMediaType headers":n,"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesCommand tooManyRequests headers":c,
"runJoinMatchingValuesCommand internalError":t,"runJoinMatchingValuesCommand internalError headers":n,"runJoinMatchingValuesCommand unavailable":t,"runJoinMatch\
ingValuesCommand unavailable headers":c,"listJoinLeftNoMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":n,"listJoinLeftNoMatchValues badRequest":t,"list\
JoinLeftNoMatchValues badRequest headers":n,"listJoinLeftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized headers":f,"listJoinLeftNoMatchVa\
lues forbidden":t,"listJoinLeftNoMatchValues forbidden headers":n,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchValues notFound headers":n,"listJoi\
nLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMatchValues notAcceptable headers":n,"listJoinLeftNoMatchValues conflict":t,"listJoinLeftNoMatchValues confli\
ct headers":n,"listJoinLeftNoMatchValues tooManyRequests":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":t,"l\
istJoinLeftNoMatchValues internalError headers":n,"listJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatc\
hValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand ok headers":n,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeftNoMatchValuesCommand badRequest h\
eaders":n,"runJoinLeftNoMatchValuesCommand unauthorized":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLeftNoMatchValuesCommand forbidden":t,
"runJoinLeftNoMatchValuesCommand forbidden headers":n,"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesCommand notFound headers":n,"runJoin\
LeftNoMatchValuesCommand notAcceptable":t,"runJoinLeftNoMatchValuesCommand notAcceptable headers":n,"runJoinLeftNoMatchValuesCommand conflict":t,"runJoinLeftNoM\
atchValuesCommand conflict headers":n,"runJoinLeftNoMatchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":n,"runJoinLe\
ftNoMatchValuesCommand unsupportedMediaType":t,"runJoinLeftNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchValuesCommand tooManyRequests":t,
"runJoinLeftNoMatchValuesCommand tooManyRequests headers":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLeftNoMatchValuesCommand internalError hea\
ders":n,"runJoinLeftNoMatchValuesCommand unavailable":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRight\
NoMatchValues ok headers":n,"listJoinRightNoMatchValues badRequest":t,"listJoinRightNoMatchValues badRequest headers":n,"listJoinRightNoMatchValues unauthorized":t,
"listJoinRightNoMatchValues unauthorized headers":f,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchValues forbidden headers":n,"listJoinRightNoMa\
tchValues notFound":t,"listJoinRightNoMatchValues notFound headers":n,"listJoinRightNoMatchValues notAcceptable":t,"listJoinRightNoMatchValues notAcceptable hea\
ders":n,"listJoinRightNoMatchValues conflict":t,"listJoinRightNoMatchValues conflict headers":n,"listJoinRightNoMatchValues tooManyRequests":t,"listJoinRightNoM\
atchValues tooManyRequests headers":c,"listJoinRightNoMatchValues internalError":t,"listJoinRightNoMatchValues internalError headers":n,"listJoinRightNoMatchVal\
ues unavailable":t,"listJoinRightNoMatchValues unavailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":n,"r\
unJoinRightNoMatchValuesCommand badRequest":t,"runJoinRightNoMatchValuesCommand badRequest headers":n,"runJoinRightNoMatchValuesCommand unauthorized":t,"runJoin\
RightNoMatchValuesCommand unauthorized headers":f,"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatchValuesCommand forbidden headers":n,"runJoin\
RightNoMatchValuesCommand notFound":t,"runJoinRightNoMatchValuesCommand notFound headers":n,"runJoinRightNoMatchValuesCommand notAcceptable":t,"runJoinRightNoMa\
tchValuesCommand notAcceptable headers":n,"runJoinRightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCommand conflict headers":n,"runJoinRightNoMat\
chValuesCommand contentTooLarge":t,"runJoinRightNoMatchValuesCommand contentTooLarge headers":n,"runJoinRightNoMatchValuesCommand unsupportedMediaType":t,"runJo\
inRightNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"runJoinRightNoMatchValuesCommand tooManyReques\
ts headers":c,"runJoinRightNoMatchValuesCommand internalError":t,"runJoinRightNoMatchValuesCommand internalError headers":n,"runJoinRightNoMatchValuesCommand un\
available":t,"runJoinRightNoMatchValuesCommand unavailable headers":c,"listKeywords ok":P,"listKeywords ok headers":n,"listKeywords badRequest":t,"listKeywords \
badRequest headers":n,"listKeywords unauthorized":t,"listKeywords unauthorized headers":f,"listKeywords forbidden":t,"listKeywords forbidden headers":n,"listKey\
words notFound":t,"listKeywords notFound headers":n,"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":n,"listKeywords tooManyRequests":t,"list\
Keywords tooManyRequests headers":c,"listKeywords internalError":t,"listKeywords internalError headers":n,"listKeywords unavailable":t,"listKeywords unavailable\
 headers":c,"runKeywordsCommand ok":Ns,"runKeywordsCommand ok headers":n,"runKeywordsCommand badRequest":t,"runKeywordsCommand badRequest headers":n,"runKeyword\
sCommand unauthorized":t,"runKeywordsCommand unauthorized headers":f,"runKeywordsCommand forbidden":t,"runKeywordsCommand forbidden headers":n,"runKeywordsComma\
nd notFound":t,"runKeywordsCommand notFound headers":n,"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAcceptable headers":n,"runKeywordsCommand con\
flict":t,"runKeywordsCommand conflict headers":n,"runKeywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarge headers":n,"runKeywordsCommand unsup\
portedMediaType":t,"runKeywordsCommand unsupportedMediaType headers":n,"runKeywordsCommand tooManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"ru\
nKeywordsCommand internalError":t,"runKeywordsCommand internalError headers":n,"runKeywordsCommand unavailable":t,"runKeywordsCommand unavailable headers":c,"de\
leteKeywordCategory noContent headers":n,"deleteKeywordCategory badRequest":t,"deleteKeywordCategory badRequest headers":n,"deleteKeywordCategory unauthorized":t,
"deleteKeywordCategory unauthorized headers":f,"deleteKeywordCategory forbidden":t,"deleteKeywordCategory forbidden headers":n,"deleteKeywordCategory notFound":t,
"deleteKeywordCategory notFound headers":n,"deleteKeywordCategory conflict":t,"deleteKeywordCategory conflict headers":n,"deleteKeywordCategory tooManyRequests":t,
"deleteKeywordCategory tooManyRequests headers":c,"deleteKeywordCategory internalError":t,"deleteKeywordCategory internalError headers":n,"deleteKeywordCategory\
 unavailable":t,"deleteKeywordCategory unavailable headers":c,"deleteKeyword noContent headers":n,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":n,
"deleteKeyword unauthorized":t,"deleteKeyword unauthorized headers":f,"deleteKeyword forbidden":t,"deleteKeyword forbidden headers":n,"deleteKeyword notFound":t,
"deleteKeyword notFound headers":n,"deleteKeyword conflict":t,"deleteKeyword conflict headers":n,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequest\
s headers":c,"deleteKeyword internalError":t,"deleteKeyword internalError headers":n,"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRu\
leFolders ok":P,"listRuleFolders ok headers":n,"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":n,"listRuleFolders unauthorized":t,"listRuleF\
olders unauthorized headers":f,"listRuleFolders forbidden":t,"listRuleFolders forbidden headers":n,"listRuleFolders notFound":t,"listRuleFolders notFound header\
s":n,"listRuleFolders notAcceptable":t,"listRuleFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,
"listRuleFolders internalError":t,"listRuleFolders internalError headers":n,"listRuleFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFold\
ersCommand ok":q,"runRuleFoldersCommand ok headers":n,"runRuleFoldersCommand noContent headers":Fs,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand b\
adRequest headers":n,"runRuleFoldersCommand unauthorized":t,"runRuleFoldersCommand unauthorized headers":f,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCo\
mmand forbidden headers":n,"runRuleFoldersCommand notFound":t,"runRuleFoldersCommand notFound headers":n,"runRuleFoldersCommand notAcceptable":t,"runRuleFolders\
Command notAcceptable headers":n,"runRuleFoldersCommand conflict":t,"runRuleFoldersCommand conflict headers":n,"runRuleFoldersCommand contentTooLarge":t,"runRul\
eFoldersCommand contentTooLarge headers":n,"runRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand unsupportedMediaType headers":n,"runRuleFolders\
Command tooManyRequests":t,"runRuleFoldersCommand tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,"runRuleFoldersCommand internalError header\
s":n,"runRuleFoldersCommand unavailable":t,"runRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":n,"getRuleFolder badReq\
uest":t,"getRuleFolder badRequest headers":n,"getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":f,"getRuleFolder forbidden":t,"getRuleFolder fo\
rbidden headers":n,"getRuleFolder notFound":t,"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":n,"getRul\
eFolder tooManyRequests":t,"getRuleFolder tooManyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder internalError headers":n,"getRuleFolder unav\
ailable":t,"getRuleFolder unavailable headers":c,"runRuleFolderCommand ok":x,"runRuleFolderCommand ok headers":n,"runRuleFolderCommand badRequest":t,"runRuleFol\
derCommand badRequest headers":n,"runRuleFolderCommand unauthorized":t,"runRuleFolderCommand unauthorized headers":f,"runRuleFolderCommand forbidden":t,"runRule\
FolderCommand forbidden headers":n,"runRuleFolderCommand notFound":t,"runRuleFolderCommand notFound headers":n,"runRuleFolderCommand notAcceptable":t,"runRuleFo\
lderCommand notAcceptable headers":n,"runRuleFolderCommand conflict":t,"runRuleFolderCommand conflict headers":n,"runRuleFolderCommand contentTooLarge":t,"runRu\
leFolderCommand contentTooLarge headers":n,"runRuleFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupportedMediaType headers":n,"runRuleFolderCom\
mand tooManyRequests":t,"runRuleFolderCommand tooManyRequests headers":c,"runRuleFolderCommand internalError":t,"runRuleFolderCommand internalError headers":n,"\
runRuleFolderCommand unavailable":t,"runRuleFolderCommand unavailable headers":c,"deleteRuleFolder noContent headers":n,"deleteRuleFolder badRequest":t,"deleteR\
uleFolder badRequest headers":n,"deleteRuleFolder unauthorized":t,"deleteRuleFolder unauthorized headers":f,"deleteRuleFolder forbidden":t,"deleteRuleFolder for\
bidden headers":n,"deleteRuleFolder notFound":t,"deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":n,"delet\
eRuleFolder tooManyRequests":t,"deleteRuleFolder tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRuleFolder internalError headers":n,"delet\
eRuleFolder unavailable":t,"deleteRuleFolder unavailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":n,"listRuleFolderRules badReques\
t":t,"listRuleFolderRules badRequest headers":n,"listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":t,
"listRuleFolderRules forbidden headers":n,"listRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":n,"listRuleFolderRules notAcceptable":t,"listR\
uleFolderRules notAcceptable headers":n,"listRuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalErr\
or":t,"listRuleFolderRules internalError headers":n,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand o\
k":yt,"runRuleFolderRulesCommand ok headers":n,"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand badRequest headers":n,"runRuleFolderRulesComm\
and unauthorized":t,"runRuleFolderRulesCommand unauthorized headers":f,"runRuleFolderRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":n,"\
runRuleFolderRulesCommand notFound":t,"runRuleFolderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notA\
cceptable headers":n,"runRuleFolderRulesCommand conflict":t,"runRuleFolderRulesCommand conflict headers":n,"runRuleFolderRulesCommand contentTooLarge":t,"runRul\
eFolderRulesCommand contentTooLarge headers":n,"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":n,"ru\
nRuleFolderRulesCommand tooManyRequests":t,"runRuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRules\
Command internalError headers":n,"runRuleFolderRulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listR\
uleFolderResults ok headers":n,"listRuleFolderResults badRequest":t,"listRuleFolderResults badRequest headers":n,"listRuleFolderResults unauthorized":t,"listRul\
eFolderResults unauthorized headers":f,"listRuleFolderResults forbidden":t,"listRuleFolderResults forbidden headers":n,"listRuleFolderResults notFound":t,"listR\
uleFolderResults notFound headers":n,"listRuleFolderResults notAcceptable":t,"listRuleFolderResults notAcceptable headers":n,"listRuleFolderResults tooManyReque\
sts":t,"listRuleFolderResults tooManyRequests headers":c,"listRuleFolderResults internalError":t,"listRuleFolderResults internalError headers":n,"listRuleFolder\
Results unavailable":t,"listRuleFolderResults unavailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":n,"runRuleFolde\
rResultsCommand badRequest":t,"runRuleFolderResultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unaut\
horized headers":f,"runRuleFolderResultsCommand forbidden":t,"runRuleFolderResultsCommand forbidden headers":n,"runRuleFolderResultsCommand notFound":t,"runRule\
FolderResultsCommand notFound headers":n,"runRuleFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand notAcceptable headers":n,"runRuleFolderResul\
tsCommand contentTooLarge":t,"runRuleFolderResultsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsC\
ommand unsupportedMediaType headers":n,"runRuleFolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderRes\
ultsCommand internalError":t,"runRuleFolderResultsCommand internalError headers":n,"runRuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unav\
ailable headers":c,"listLoaderConnections ok":P,"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":t,"listLoaderConnections badRequest head\
ers":n,"listLoaderConnections unauthorized":t,"listLoaderConnections unauthorized headers":f,"listLoaderConnections forbidden":t,"listLoaderConnections forbidde\
n headers":n,"listLoaderConnections notFound":t,"listLoaderConnections notFound headers":n,"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcc\
eptable headers":n,"listLoaderConnections tooManyRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":t,"listLoad\
erConnections internalError headers":n,"listLoaderConnections unavailable":t,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":Ts,"\
runLoaderConnectionsCommand ok headers":n,"runLoaderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badRequest headers":n,"runLoaderConnectionsCom\
mand unauthorized":t,"runLoaderConnectionsCommand unauthorized headers":f,"runLoaderConnectionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden heade\
rs":n,"runLoaderConnectionsCommand notFound":t,"runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnecti\
onsCommand notAcceptable headers":n,"runLoaderConnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":n,"runLoaderConnectionsCommand conte\
ntTooLarge":t,"runLoaderConnectionsCommand contentTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":t,"runLoaderConnectionsCommand unsuppor\
tedMediaType headers":n,"runLoaderConnectionsCommand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand int\
ernalError":t,"runLoaderConnectionsCommand internalError headers":n,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,
"getLoaderConnection ok":P,"getLoaderConnection ok headers":n,"getLoaderConnection badRequest":t,"getLoaderConnection badRequest headers":n,"getLoaderConnection\
 unauthorized":t,"getLoaderConnection unauthorized headers":f,"getLoaderConnection forbidden":t,"getLoaderConnection forbidden headers":n,"getLoaderConnection n\
otFound":t,"getLoaderConnection notFound headers":n,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable headers":n,"getLoaderConnection too\
ManyRequests":t,"getLoaderConnection tooManyRequests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection internalError headers":n,"getLoaderCo\
nnection unavailable":t,"getLoaderConnection unavailable headers":c,"runLoaderConnectionCommand ok":$s,"runLoaderConnectionCommand ok headers":n,"runLoaderConne\
ctionCommand badRequest":t,"runLoaderConnectionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorize\
d headers":f,"runLoaderConnectionCommand forbidden":t,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionCommand notFound":t,"runLoaderConnect\
ionCommand notFound headers":n,"runLoaderConnectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable headers":n,"runLoaderConnectionCommand con\
flict":t,"runLoaderConnectionCommand conflict headers":n,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":n,"\
runLoaderConnectionCommand unsupportedMediaType":t,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderConnectionCommand tooManyRequests":t,"r\
unLoaderConnectionCommand tooManyRequests headers":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionCommand internalError headers":n,"runLoade\
rConnectionCommand unavailable":t,"runLoaderConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":n,"deleteLoaderConnection badReq\
uest":t,"deleteLoaderConnection badRequest headers":n,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConne\
ction forbidden":t,"deleteLoaderConnection forbidden headers":n,"deleteLoaderConnection notFound":t,"deleteLoaderConnection notFound headers":n,"deleteLoaderCon\
nection conflict":t,"deleteLoaderConnection conflict headers":n,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"d\
eleteLoaderConnection internalError":t,"deleteLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":t,"deleteLoaderConnection unavailab\
le headers":c,"listDatasources ok":P,"listDatasources ok headers":n,"listDatasources badRequest":t,"listDatasources badRequest headers":n,"listDatasources unaut\
horized":t,"listDatasources unauthorized headers":f,"listDatasources forbidden":t,"listDatasources forbidden headers":n,"listDatasources notFound":t,"listDataso\
urces notFound headers":n,"listDatasources notAcceptable":t,"listDatasources notAcceptable headers":n,"listDatasources conflict":t,"listDatasources conflict hea\
ders":n,"listDatasources tooManyRequests":t,"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listDatasources internalError headers":n,
"listDatasources unavailable":t,"listDatasources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":n,"runDatasourcesCommand\
 badRequest":t,"runDatasourcesCommand badRequest headers":n,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unauthorized headers":f,"runDatasource\
sCommand forbidden":t,"runDatasourcesCommand forbidden headers":n,"runDatasourcesCommand notFound":t,"runDatasourcesCommand notFound headers":n,"runDatasourcesC\
ommand notAcceptable":t,"runDatasourcesCommand notAcceptable headers":n,"runDatasourcesCommand conflict":t,"runDatasourcesCommand conflict headers":n,"runDataso\
urcesCommand contentTooLarge":t,"runDatasourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsuppor\
tedMediaType headers":n,"runDatasourcesCommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":t,"run\
DatasourcesCommand internalError headers":n,"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listData\
schemas ok headers":n,"listDataschemas badRequest":t,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":t,"listDataschemas unauthorized heade\
rs":f,"listDataschemas forbidden":t,"listDataschemas forbidden headers":n,"listDataschemas notFound":t,"listDataschemas notFound headers":n,"listDataschemas not\
Acceptable":t,"listDataschemas notAcceptable headers":n,"listDataschemas conflict":t,"listDataschemas conflict headers":n,"listDataschemas tooManyRequests":t,"l\
istDataschemas tooManyRequests headers":c,"listDataschemas internalError":t,"listDataschemas internalError headers":n,"listDataschemas unavailable":t,"listDatas\
chemas unavailable headers":c,"runDataschemasCommand ok":P,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent headers":n,"runDataschemasComma\
nd badRequest":t,"runDataschemasCommand badRequest headers":n,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unauthorized headers":f,"runDatasche\
masCommand forbidden":t,"runDataschemasCommand forbidden headers":n,"runDataschemasCommand notFound":t,"runDataschemasCommand notFound headers":n,"runDataschema\
sCommand notAcceptable":t,"runDataschemasCommand notAcceptable headers":n,"runDataschemasCommand conflict":t,"runDataschemasCommand conflict headers":n,"runData\
schemasCommand contentTooLarge":t,"runDataschemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":t,"runDataschemasCommand unsupp\
ortedMediaType headers":n,"runDataschemasCommand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":t,"r\
unDataschemasCommand internalError headers":n,"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":xs,
"listConnectionEncodings ok headers":n,"listConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":n,"listConnectionEncodings unauthoriz\
ed":t,"listConnectionEncodings unauthorized headers":f,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden headers":n,"listConnectionEncodi\
ngs notFound":t,"listConnectionEncodings notFound headers":n,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings notAcceptable headers":n,"listCo\
nnectionEncodings tooManyRequests":t,"listConnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,"listConnectionEncodings inte\
rnalError headers":n,"listConnectionEncodings notImplemented":t,"listConnectionEncodings notImplemented headers":n,"listConnectionEncodings unavailable":t,"list\
ConnectionEncodings unavailable headers":c,"listLoaderConnectionTypes ok":js,"listLoaderConnectionTypes ok headers":n,"listLoaderConnectionTypes badRequest":t,"\
listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":f,"listLoaderConnect\
ionTypes notAcceptable":t,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRe\
quests headers":c,"listLoaderConnectionTypes internalError":t,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnectionTypes unavailable":t,"lis\
tLoaderConnectionTypes unavailable headers":c,"listWebhooks ok":P,"listWebhooks ok headers":n,"listWebhooks badRequest":t,"listWebhooks badRequest headers":n,"l\
istWebhooks unauthorized":t,"listWebhooks unauthorized headers":f,"listWebhooks forbidden":t,"listWebhooks forbidden headers":n,"listWebhooks notFound":t,"listW\
ebhooks notFound headers":n,"listWebhooks notAcceptable":t,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests\
 headers":c,"listWebhooks internalError":t,"listWebhooks internalError headers":n,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooks\
Command ok":Is,"runWebhooksCommand ok headers":n,"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":n,"runWebhooksCommand unauthorized":t,
"runWebhooksCommand unauthorized headers":f,"runWebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":n,"runWebhooksCommand notFound":t,"runWebhoo\
ksCommand notFound headers":n,"runWebhooksCommand notAcceptable":t,"runWebhooksCommand notAcceptable headers":n,"runWebhooksCommand conflict":t,"runWebhooksComm\
and conflict headers":n,"runWebhooksCommand contentTooLarge":t,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand unsupportedMediaType":t,"runWe\
bhooksCommand unsupportedMediaType headers":n,"runWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internal\
Error":t,"runWebhooksCommand internalError headers":n,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent hea\
ders":n,"deleteWebhook badRequest":t,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":f,"deleteWebhook f\
orbidden":t,"deleteWebhook forbidden headers":n,"deleteWebhook notFound":t,"deleteWebhook notFound headers":n,"deleteWebhook tooManyRequests":t,"deleteWebhook t\
ooManyRequests headers":c,"deleteWebhook internalError":t,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":t,"deleteWebhook unavailable heade\
rs":c,"listJobs ok":Pt,"listJobs ok headers":n,"listJobs badRequest":t,"listJobs badRequest headers":n,"listJobs unauthorized":t,"listJobs unauthorized headers":f,
"listJobs forbidden":t,"listJobs forbidden headers":n,"listJobs notFound":t,"listJobs notFound headers":n,"listJobs notAcceptable":t,"listJobs notAcceptable hea\
ders":n,"listJobs tooManyRequests":t,"listJobs tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":n,"listJobs unavailable":t,
"listJobs unavailable headers":c,"runSchedulerCommand ok":Ks,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":t,"runSchedulerCommand badReque\
st headers":n,"runSchedulerCommand unauthorized":t,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden\
 headers":n,"runSchedulerCommand notFound":t,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable h\
eaders":n,"runSchedulerCommand contentTooLarge":t,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerComm\
and unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,
"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":Pt,"getJob ok headers":n,
"getJob okEventStream":_s,"getJob okEventStream headers":n,"getJob badRequest":t,"getJob badRequest headers":n,"getJob unauthorized":t,"getJob unauthorized head\
ers":f,"getJob forbidden":t,"getJob forbidden headers":n,"getJob notFound":t,"getJob notFound headers":n,"getJob notAcceptable":t,"getJob notAcceptable headers":n,
"getJob tooManyRequests":t,"getJob tooManyRequests headers":c,"getJob internalError":t,"getJob internalError headers":n,"getJob unavailable":t,"getJob unavailab\
le headers":c,"runJobCommand ok":x,"runJobCommand ok headers":n,"runJobCommand badRequest":t,"runJobCommand badRequest headers":n,"runJobCommand unauthorized":t,
"runJobCommand unauthorized headers":f,"runJobCommand forbidden":t,"runJobCommand forbidden headers":n,"runJobCommand notFound":t,"runJobCommand notFound header\
s":n,"runJobCommand notAcceptable":t,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":t,"runJobCommand conflict headers":n,"runJobCommand conten\
tTooLarge":t,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":n,"runJobCommand tooM\
anyRequests":t,"runJobCommand tooManyRequests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":n,"runJobCommand unavailable":t,"\
runJobCommand unavailable headers":c};export{Ss as validators};
