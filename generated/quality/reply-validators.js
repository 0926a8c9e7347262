// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var Jt=Object.getOwnPropertyNames,Tt=(n,o)=>function(){try{return o||(0,n[Jt(n)[0]])((o={exports:{}}).exports,o),o.exports}catch(R){throw o=0,R}},xt=Tt({"ajv/di\
st/runtime/ucs2length.js"(n){"use strict";Object.defineProperty(n,"__esModule",{value:!0});function o(v){const R=v.length;let b=0,g=0,e;for(;g<R;)b++,e=v.charCodeAt(
g++),e>=55296&&e<=56319&&g<R&&(e=v.charCodeAt(g),(e&64512)===56320&&g++);return b}n.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),$t=Ze,jt=new RegExp(
"^3\\.1\\.\\d+$","u");function Ze(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ze.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(n.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(n.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(n.openapi!==void 0){
let r=n.openapi;if(typeof r=="string"){if(!jt.test(r)){const t={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n.info!==void 0){let r=n.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.servers!==void 0){let r=n.servers;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const m={instancePath:o+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const t={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[t]:e.push(t),a++}}if(n.paths!==void 0){let r=n.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const t={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.
errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var i=Xe,w=xt().default;function Xe(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){
let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==
void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return Xe.errors=e,a===0}Xe.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var s=er,Ot={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth\
:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:m\
ethod-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:proble\
m:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:g\
roundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function O(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=O.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="pointer"||r==="par\
ameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.pointer!==void 0&&typeof n.pointer!="string"){const r={instancePath:o+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.parameter!==
void 0&&typeof n.parameter!="string"){const r={instancePath:o+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/detail",schemaPath:"\
#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
start!==void 0){let r=n.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionP\
lace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){
const t={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 1\
0000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.end!==void 0){let r=n.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.suggestion!==
void 0&&typeof n.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return O.errors=e,a===0}O.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function me(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.title===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(n.status===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(n.id===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const t={instancePath:o+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:Ot.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.status!==void 0){let r=n.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const t={instancePath:o+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:o+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}
if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.id!==void 0){let r=n.id;if(typeof r=="st\
ring"){if(w(r)>38){const t={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)O(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)}else{
const t={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===
0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function er(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=er.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),me(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),a=e.length),er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=rr;
function rr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["r\
etry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["retry-after"]!==
void 0){let r=n["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:o+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return rr.errors=e,a===0}rr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var lt=tr,zt=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i,
mt={type:"string",enum:["reader","editor","administrator"]},It=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function de(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),a++}if(n.role===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="repository"||r==="role")){const t={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.repository!==void 0){let r=n.repository;if(typeof r=="string"){if(w(r)>64){const t={instancePath:o+"/repository",schemaPath:"contr\
act#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!It.test(r)){const t={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/repository",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
role!==void 0){let r=n.role;if(typeof r!="string"){const t={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:o+"/role",schemaPath:"contra\
ct#/$defs/Role/enum",keyword:"enum",params:{allowedValues:mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return de.errors=e,a===0}de.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function pe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.username===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),a++}if(n.isAdministrator===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"\
must have required property 'isAdministrator'"};e===null?e=[r]:e.push(r),a++}if(n.repositories===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repositories"},message:"must have required property 'repositories'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="\
username"||r==="isAdministrator"||r==="expiresAt"||r==="repositories")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.username!==void 0){let r=n.username;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.isAdministrator!==void 0&&typeof n.isAdministrator!="boolean"){const r={instancePath:o+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(n.expiresAt!==void 0){let r=n.expiresAt;if(typeof r=="string"){if(!zt.test(r)){const t={instancePath:o+"/expiresAt",schemaPath:"#/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/expiresAt",schemaPath:"\
#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.repositories!==void 0){let r=n.repositories;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)de(r[u],{instancePath:o+"/repositories/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?de.errors:e.concat(de.errors),a=e.length)}else{const t={instancePath:o+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=tr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),pe(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?pe.errors:e.concat(pe.errors),a=e.length),tr.
errors=e,a===0}tr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var St=sr,Kt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"\
string",enum:["no-store"]}},required:["x-request-id","cache-control"],$id:"getSession_ok_headers"};function sr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["x-reque\
st-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cac\
he-control"];if(typeof r!="string"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:Kt.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return sr.errors=e,a===
0}sr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var f=ar;function ar(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ar.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["w\
ww-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-\
request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["rateli\
mit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",
keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+
"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.
push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+
"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-re\
set"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+
"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.
push(t),a++}}if(n["www-authenticate"]!==void 0){let r=n["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ar.errors=e,a===0}ar.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var _t=nr,Vt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"intege\
r",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},"s\
et-cookie":{type:"string",pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "}},required:["x-request-id","cache-control","set-cookie"],$id:"openSession_ok_h\
eaders"},Bt=new RegExp("^(session|__Host-session)=[A-Za-z0-9_-]{47}; ","u");function nr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["set-cookie"]===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}if(n["x-re\
quest-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/ma\
xLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cac\
he-control"];if(typeof r!="string"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="no-store"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:Vt.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["\
set-cookie"]!==void 0){let r=n["set-cookie"];if(typeof r=="string"){if(!Bt.test(r)){const t={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pa\
ttern",keyword:"pattern",params:{pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "},message:'must match pattern "^(session|__Host-session)=[A-Za-z0-9_-]{4\
7}; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"cache-control":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var Gt=ir,Ht=new RegExp("^(session|__Host-session)=; ","u");function ir(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["set-cookie"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}
if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["set-cookie"]!==void 0){let r=n["set-co\
okie"];if(typeof r=="string"){if(!Ht.test(r)){const t={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pattern",keyword:"pattern",params:{pattern:"\
^(session|__Host-session)=; "},message:'must match pattern "^(session|__Host-session)=; "'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/set-coo\
kie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ir.errors=e,a===0}ir.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var P=lr,Ut={type:"object",
minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},lengths:{type:"object",minProperties:1,additionalProperties:{
type:"string",pattern:"^[1-9][0-9]*$"}},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},A=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
J=new RegExp("^[1-9][0-9]*$","u"),Wt=new RegExp("^[0-9]+$","u");function ce(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.kept===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(n.added===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(n.returned===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(n.lost===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.kept!==void 0){let r=n.kept;if(typeof r=="string"){if(!Wt.test(r)){const t={instancePath:o+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:o+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.added!==void 0){let r=n.added;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
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
const t={instancePath:o+"/added",schemaPath:"#/properties/added/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}
if(n.returned!==void 0){let r=n.returned;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
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
ct"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/returned",schemaPath:"#/properties/returned/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(n.lost!==void 0){let r=n.lost;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h==
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
e object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(Object.keys(n).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="lengths"||r==="origin"||r==="attributeChanges")){const t={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",
schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.lengths!==void 0){let r=n.lengths;if(r&&typeof r=="object"&&!Array.isArray(r)){if(Object.keys(r).length<1){const t={instancePath:o+"/lengths",schemaPath:"#\
/properties/lengths/minProperties",keyword:"minProperties",params:{limit:1},message:"must NOT have fewer than 1 properties"};e===null?e=[t]:e.push(t),a++}for(const t in r){
let u=r[t];if(typeof u=="string"){if(!J.test(u)){const h={instancePath:o+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/a\
dditionalProperties/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[h]:e.push(h),a++}}else{
const h={instancePath:o+"/lengths/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/lengths/additionalProperties/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}}else{const t={instancePath:o+"/lengths",schemaPath:"#/properties/lengths/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.origin!==void 0){let r=n.origin;if(typeof r!="string"){const t={instancePath:o+
"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="resolved"||
r==="majority")){const t={instancePath:o+"/origin",schemaPath:"#/properties/origin/enum",keyword:"enum",params:{allowedValues:Ut.properties.origin.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}n.attributeChanges!==void 0&&(ce(n.attributeChanges,{instancePath:o+"/attributeChange\
s",parentData:n,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length))}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return z.errors=e,a===0}z.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function he(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=he.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.dataRow===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="dataRow"||r==="metadata")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.dataRow!==void 0){let r=n.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)
if(typeof r[u]!="string"){const h={instancePath:o+"/dataRow/"+u,schemaPath:"#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[h]:e.push(h),a++}}else{const t={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}n.metadata!==void 0&&(z(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=I.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(n)){if(n.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)he(n[p],{instancePath:o+"/"+p,parentData:n,
parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?he.errors:e.concat(he.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/0/typ\
e",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(Array.isArray(n)){
if(n.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?
e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++){let k=n[p];if(k&&typeof k=="object"&&!Array.isArray(k)){for(const D in k)if(D!=="@url"&&typeof k[D]!="\
string"){const E={instancePath:o+"/"+p+"/"+D.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const D={instancePath:o+"\
/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(
D),a++}}else{const D={instancePath:o+"/"+p,schemaPath:"contract#/$defs/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[D]:e.push(D),a++}}}else{const d={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof n=="string"){if(w(n)>0){const k={instancePath:o,schemaPath:"#/oneO\
f/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:o,schemaPath:"\
#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2)}if(t)
a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one \
schema in oneOf"};e===null?e=[d]:e.push(d),a++}return I.errors=e,l.items=m,a===0}I.evaluated={dynamicProps:!1,dynamicItems:!0};var Qt={type:"object",required:["\
viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9]\
[0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},
detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},Yt={type:"object",required:[
"line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","un\
decodable","over-long","bad field","wrong length","malformed"]},detail:{type:"string",minLength:1}}},or=new RegExp("^(0|[1-9][0-9]*)$","u"),H={type:"object",required:[
"compressed"],additionalProperties:!1,properties:{compressed:{type:"string",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},
delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{$ref:"contract#/$defs/Encod\
ing"},header:{type:"string",enum:["Y","N"]},sheets:{type:"array",items:{$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{$ref:"contract#/$defs\
/DetectedTable"}},attr:{type:"string",enum:["names","none"]},records:{type:"string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{type:"integer",
minimum:1},comment:{$ref:"contract#/$defs/Comment"},ragged:{$ref:"contract#/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contract#/$defs/Trim"},
decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{$ref:"contract#/$defs/DateOrder"},evidence:{type:"array",items:{type:"object",required:["member","sentence",
"doubtful"],additionalProperties:!1,properties:{member:{type:"string",minLength:1},sentence:{type:"string",minLength:1},doubtful:{type:"string",enum:["Y","N"]}}}}}},
dt={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp85\
2","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp",
"euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","is\
o8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","k\
sc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","\
shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278","cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026",
"cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp1147","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939","gb18030","utf-16be",
"utf-16le"]},Zt={type:"object",required:["name","state"],additionalProperties:!1,properties:{name:{type:"string"},state:{type:"string",enum:["visible","hidden",
"veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"}}},Xt={type:"string",enum:["","quote","backslash"]},es={type:"\
string",enum:["","reject","pad","cut","fit"]},rs={type:"string",enum:["",".",","]},ts={type:"string",enum:["","DMY","MDY","YMD"]},ur=Object.prototype.hasOwnProperty,
ss=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$","u"),as=new RegExp("^[^\\r\\n\\x00]*$","u");function ye(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ye.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.compressed===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
compressed"},message:"must have required property 'compressed'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!ur.call(H.properties,r)){const t={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.compressed!==void 0){let r=n.compressed;if(typeof r!="string"){const t={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:o+"/compressed",schemaPath:"\
#/properties/compressed/enum",keyword:"enum",params:{allowedValues:H.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.compression!==void 0){let r=n.compression;if(typeof r!="string"){const t={instancePath:o+"/compression",schemaPath:"#/properties/compr\
ession/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="gzip"||r==="zip"||r==="zstd"||r==="bzip2"||r===
"xz")){const t={instancePath:o+"/compression",schemaPath:"#/properties/compression/enum",keyword:"enum",params:{allowedValues:H.properties.compression.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.delimiter!==void 0){let r=n.delimiter;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:o+"/delimiter",schemaPath:"#/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/delimiter",schemaPath:"#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(n.quote!==void 0){let r=n.quote;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/quote",schemaPath:"\
#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
terminator!==void 0){let r=n.terminator;if(typeof r!="string"){const t={instancePath:o+"/terminator",schemaPath:"#/properties/terminator/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="lf"||r==="cr"||r==="crlf")){const t={instancePath:o+"/terminator",schemaPath:"#/\
properties/terminator/enum",keyword:"enum",params:{allowedValues:H.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=
[t]:e.push(t),a++}}if(n.encoding!==void 0){let r=n.encoding;if(typeof r!="string"){const t={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="cp1252"||r==="ascii"||r==="big5"||r==="cp1250"||r===
"cp1251"||r==="cp1253"||r==="cp1254"||r==="cp1255"||r==="cp1256"||r==="cp1257"||r==="cp1258"||r==="cp437"||r==="cp737"||r==="cp775"||r==="cp850"||r==="cp852"||r===
"cp855"||r==="cp857"||r==="cp860"||r==="cp861"||r==="cp862"||r==="cp863"||r==="cp864"||r==="cp865"||r==="cp866"||r==="cp869"||r==="cp874"||r==="cp932"||r==="cp9\
36"||r==="cp949"||r==="cp950"||r==="dingbats"||r==="ebcdic"||r==="euc-cn"||r==="euc-jp"||r==="euc-kr"||r==="gb12345"||r==="gb1988"||r==="gb2312"||r==="gb2312-ra\
w"||r==="identity"||r==="iso2022"||r==="iso2022-jp"||r==="iso2022-kr"||r==="iso8859-1"||r==="iso8859-2"||r==="iso8859-3"||r==="iso8859-4"||r==="iso8859-5"||r===
"iso8859-6"||r==="iso8859-7"||r==="iso8859-8"||r==="iso8859-9"||r==="iso8859-10"||r==="iso8859-13"||r==="iso8859-14"||r==="iso8859-15"||r==="iso8859-16"||r==="j\
is0201"||r==="jis0208"||r==="jis0212"||r==="koi8-r"||r==="koi8-u"||r==="ksc5601"||r==="macCentEuro"||r==="macCroatian"||r==="macCyrillic"||r==="macDingbats"||r===
"macGreek"||r==="macIceland"||r==="macJapan"||r==="macRoman"||r==="macRomania"||r==="macThai"||r==="macTurkish"||r==="macUkraine"||r==="shiftjis"||r==="symbol"||
r==="tis-620"||r==="unicode"||r==="utf-8"||r==="cp037"||r==="cp273"||r==="cp277"||r==="cp278"||r==="cp280"||r==="cp284"||r==="cp285"||r==="cp297"||r==="cp500"||
r==="cp870"||r==="cp871"||r==="cp875"||r==="cp1025"||r==="cp1026"||r==="cp1047"||r==="cp1140"||r==="cp1141"||r==="cp1142"||r==="cp1143"||r==="cp1144"||r==="cp11\
45"||r==="cp1146"||r==="cp1147"||r==="cp1148"||r==="cp1149"||r==="cp930"||r==="cp933"||r==="cp935"||r==="cp937"||r==="cp939"||r==="gb18030"||r==="utf-16be"||r===
"utf-16le")){const t={instancePath:o+"/encoding",schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal\
 to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.header!==void 0){let r=n.header;if(typeof r!="string"){const t={instancePath:o+"/header",schemaPath:"\
#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:o+
"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:H.properties.header.enum},message:"must be equal to one of the allowed valu\
es"};e===null?e=[t]:e.push(t),a++}}if(n.sheets!==void 0){let r=n.sheets;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="o\
bject"&&!Array.isArray(h)){if(h.name===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/required",keyword:"required",params:{
missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}if(h.state===void 0){const m={instancePath:o+"/sheets/"+u,schemaPath:"\
contract#/$defs/DetectedSheet/required",keyword:"required",params:{missingProperty:"state"},message:"must have required property 'state'"};e===null?e=[m]:e.push(
m),a++}for(const m in h)if(!(m==="name"||m==="state"||m==="range")){const y={instancePath:o+"/sheets/"+u,schemaPath:"contract#/$defs/DetectedSheet/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.name!==void 0&&
typeof h.name!="string"){const m={instancePath:o+"/sheets/"+u+"/name",schemaPath:"contract#/$defs/DetectedSheet/properties/name/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.state!==void 0){let m=h.state;if(typeof m!="string"){const y={instancePath:o+"/sheets/"+u+"\
/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),
a++}if(!(m==="visible"||m==="hidden"||m==="veryHidden")){const y={instancePath:o+"/sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/stat\
e/enum",keyword:"enum",params:{allowedValues:Zt.properties.state.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.
range!==void 0){let m=h.range;if(typeof m=="string"){if(!ss.test(m)){const y={instancePath:o+"/sheets/"+u+"/range",schemaPath:"contract#/$defs/DetectedSheet/pro\
perties/range/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"},message:'must match pattern "^[A-Z]{1,3}[1-\
9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/sheets/"+u+"/range",schemaPath:"contract#/$defs/Detec\
tedSheet/properties/range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/sh\
eets/"+u,schemaPath:"contract#/$defs/DetectedSheet/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={
instancePath:o+"/sheets",schemaPath:"#/properties/sheets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.
tables!==void 0){let r=n.tables;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.name===void 0){
const m={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/DetectedTable/required",keyword:"required",params:{missingProperty:"name"},message:"must have r\
equired property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(m!=="name"){const y={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/Detected\
Table/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),
a++}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/tables/"+u+"/name",schemaPath:"contract#/$defs/DetectedTable/properties/name/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/tables/"+u,schemaPath:"contract#/$defs/Detec\
tedTable/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/tables",schemaPath:"\
#/properties/tables/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.attr!==void 0){let r=n.attr;if(typeof r!=
"string"){const t={instancePath:o+"/attr",schemaPath:"#/properties/attr/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}if(!(r==="names"||r==="none")){const t={instancePath:o+"/attr",schemaPath:"#/properties/attr/enum",keyword:"enum",params:{allowedValues:H.properties.attr.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.records!==void 0){let r=n.records;if(typeof r=="string"){if(w(r)<
1){const t={instancePath:o+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/records",schemaPath:"#/properties/records/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[t]:e.push(t),a++}}if(n.escape!==void 0){let r=n.escape;if(typeof r!="string"){const t={instancePath:o+"/escape",schemaPath:"contrac\
t#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="quote"||r==="backslash")){const t={
instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:Xt.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[t]:e.push(t),a++}}if(n.skipRows!==void 0){let r=n.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"\
/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="\
number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.comment!==void 0){let r=n.comment;if(typeof r=="string"){if(w(r)>8){const t={instancePath:o+
"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 characters"};e===null?e=[t]:e.
push(t),a++}if(!as.test(r)){const t={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{pattern:"^[^\\r\\n\\x00]*$"},
message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.ragged!==void 0){let r=n.ragged;if(typeof r!="string"){const t={
instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r===
""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const t={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/enum",keyword:"enum",params:{allowedValues:es.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.nulls!==void 0){let r=n.nulls;if(Array.isArray(r)){if(r.length>32){
const u={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"must NOT have more than 32 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h=="string"){if(w(h)>64){const m={instancePath:o+"/nulls/"+u,schemaPath:"con\
tract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[m]:e.push(m),a++}if(w(h)<
1){const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.trim!==void 0&&typeof n.trim!="boolean"){const r={instancePath:o+"/trim",schemaPath:"c\
ontract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.decimal!==void 0){let r=n.decimal;
if(typeof r!="string"){const t={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[t]:e.push(t),a++}if(!(r===""||r==="."||r===",")){const t={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"enum",params:{
allowedValues:rs.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.dateOrder!==void 0){let r=n.dateOrder;if(typeof r!=
"string"){const t={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const t={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/enum",keyword:"enu\
m",params:{allowedValues:ts.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.evidence!==void 0){let r=n.evidence;if(Array.
isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.member===void 0){const m={instancePath:o+"/eviden\
ce/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'member'"};e===
null?e=[m]:e.push(m),a++}if(h.sentence===void 0){const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{
missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[m]:e.push(m),a++}if(h.doubtful===void 0){const m={instancePath:o+"/evi\
dence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'doubtfu\
l'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="member"||m==="sentence"||m==="doubtful")){const y={instancePath:o+"/evidence/"+u,schemaPath:"#/prop\
erties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.member!==void 0){let m=h.member;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/proper\
ties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),
a++}}else{const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.sentence!==void 0){let m=h.sentence;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/evi\
dence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer t\
han 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sent\
ence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.doubtful!==void 0){let m=h.doubtful;if(typeof m!="\
string"){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="Y"||m==="N")){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/e\
vidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:H.properties.evidence.items.properties.doubtful.enum},message:"must be equal to one\
 of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function x(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=x.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.viewName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(n.pageStart===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}
if(n.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required prope\
rty 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(n.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="viewName"||r==="pageStart"||r==="dataSi\
ze"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.viewName!==void 0){let r=n.viewName;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.pageStart!==void 0){let r=n.pageStart;if(typeof r=="string"){if(!J.test(r)){const t={
instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.dataSize!==void 0){let r=n.dataSize;if(typeof r=="string"){if(!or.test(r)){const t={instancePath:o+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),a++}}if(n.totalCount!==void 0){let r=n.totalCount;if(typeof r=="string"){if(!or.test(r)){const t={instancePath:o+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[t]:e.push(t),a++}}if(n.source!==void 0){let r=n.source;if(typeof r!="string"){const t={instancePath:o+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="index"||r==="scan")){const t={instancePath:o+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Qt.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[t]:e.push(t),a++}}if(n.detected!==void 0&&(ye(n.detected,{instancePath:o+"/detected",parentData:n,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?ye.errors:e.concat(ye.errors),a=e.length)),n.rejected!==void 0){let r=n.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/rej\
ected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"\
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
ntract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:Yt.properties.reason.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let m=h.detail;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/rejected/"+u+"/detail",
schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewR\
eject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return x.errors=e,a===0}x.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function fe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=fe.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.columns===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}if(n.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
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
t"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==void 0&&(I(n.rows,{instancePath:o+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)),n.metadata!==void 0&&(x(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?x.errors:e.concat(x.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function lr(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=lr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),fe(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?fe.errors:e.concat(fe.errors),
a=e.length),lr.errors=e,a===0}lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $=mr;function mr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="url"){const t={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ns=dr,is=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function dr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="s\
tring"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-\
limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimi\
t-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){let r=n.location;if(typeof r=="string"){if(!is.test(r)){const t={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return dr.errors=e,a===0}dr.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var os=pr;function ge(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},
message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(n.username===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(n.role===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="authenticated"||r==="username"||r==="role")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.authenticated!==void 0&&typeof n.authenticated!="boolean"){const r={instancePath:o+
"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.
username!==void 0){let r=n.username;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/username",schemaPath:"\
#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.role!==void 0){let r=n.role;if(typeof r!=
"string"){const t={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:
e.push(t),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const t={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{
allowedValues:mt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function pr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pr.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),ge(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.
concat(ge.errors),a=e.length),pr.errors=e,a===0}pr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var us=cr;function cr(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.path===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="path"){const t={instancePath:o,schemaPath:"\
contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.path!==void 0){let r=n.path;if(typeof r=="string"){if(w(r)>255){const t={instancePath:o+"/path",schemaPath:"contract#/$defs/Upload\
edFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<
1){const t={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return cr.errors=e,a===0}cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var pt=hr;function hr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=hr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof n!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return hr.errors=e,a===0}hr.evaluated={dynamicProps:!1,dynamicItems:!1};var ls=yr,ct={type:"\
object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},
"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modi\
fied":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",
minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_hea\
ders"},nt=new RegExp('^"[0-9a-z-]+"$',"u");function yr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(n.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"mus\
t have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["last-modified"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?
e=[r]:e.push(r),a++}if(n["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},
message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(n["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(n["con\
tent-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must hav\
e required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){
const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){let r=n.etag;if(typeof r=="string"){if(!nt.test(r)){const t={instancePath:o+"/etag",schemaPath:"#/properties/etag/\
pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==
void 0){let r=n["cache-control"];if(typeof r!="string"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:o+"/cache-control",schemaPath:"#/propert\
ies/cache-control/enum",keyword:"enum",params:{allowedValues:ct.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n["last-modified"]!==void 0){let r=n["last-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n["accept-ranges"]!==void 0){let r=n["accept-ranges"];if(typeof r!="string"){const t={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept\
-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:o+"/accept-rang\
es",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:ct.properties["accept-ranges"].enum},message:"must be equal to one of the \
allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["content-length"]!==void 0){let r=n["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-disposition"]!==void 0){let r=n["cont\
ent-disposition"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/content-disposition",schemaPath:"\
#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return yr.errors=e,a===0}yr.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-le\
ngth":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var ms=fr,ht={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["by\
tes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]\
+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downlo\
adExport_partialContent_headers"},ds=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function fr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(n["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(n["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(n["content-length"]===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(n["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(n["content-range"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(
r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charact\
ers"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&
isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be \
integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/\
ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==
void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/pr\
operties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&
!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/pro\
perties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){let r=n.
etag;if(typeof r=="string"){if(!nt.test(r)){const t={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["cache-control"]!==void 0){let r=n["cache-control"];if(typeof r!="stri\
ng"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:ht.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["last-modified"]!==void 0){let r=n["l\
ast-modified"];if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/last-modified",schemaPath:"#/prop\
erties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["accept-ranges"]!==void 0){let r=n["\
accept-ranges"];if(typeof r!="string"){const t={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="bytes"){const t={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:ht.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n["conte\
nt-length"]!==void 0){let r=n["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-disposition"]!==void 0){let r=n["content-disposition"];if(typeof r=="string"){if(w(r)<1){const t={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["content-range"]!==void 0){let r=n["content-range"];if(typeof r=="stri\
ng"){if(!ds.test(r)){const t={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fr.errors=e,a===0}fr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var ps=gr,cs={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function gr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=gr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(n["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){
if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"\
#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){
let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelim\
it-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be\
 >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properti\
es/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==
void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties\
/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||
isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.etag!==void 0){let r=n.etag;if(typeof r=="string"){if(!nt.test(r)){const t={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[t]:e.push(t),a++}}else{
const t={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n["cache-control"]!==void 0){let r=n["cache-control"];if(typeof r!="string"){const t={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r!=="private, no-cache"){const t={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:cs.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return gr.errors=e,a===0}gr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var hs=br,ys=new RegExp("^bytes \\*/[0-9]+$","u");function br(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(n["x-reque\
st-id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
t]:e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-range"]!==void 0){let r=n["con\
tent-range"];if(typeof r=="string"){if(!ys.test(r)){const t={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return br.errors=e,a===0}br.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var fs=vr;function N(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=N.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}
if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(w(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==
void 0&&(I(n.rows,{instancePath:o+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)),
n.metadata!==void 0&&(x(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?x.errors:e.
concat(x.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return N.errors=e,a===0}N.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function U(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=U.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(n.entityId===void 0){const d={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(
d),a++}if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="entityId"||d==="job")){const p={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.entityId!==void 0){let d=n.entityId;if(typeof d=="string"){if(!J.test(
d)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{
const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.
file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.
push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===
a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?
N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return U.errors=e,
l.props=m,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function vr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!U(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.evaluated.props;return vr.errors=e,l.props=r,a===0}vr.evaluated={dynamicProps:!0,
dynamicItems:!1};var gs=Rr,yt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function be(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(n.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(n.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const t={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columnisedName!==
void 0){let r=n.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.humanisedName!==void 0){let r=n.
humanisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.type!==void 0){let r=n.type;if(typeof r!="\
string"){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:yt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=S.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(
n)){if(n.start===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"start"},message:"must have required propert\
y 'start'"};e===null?e=[r]:e.push(r),a++}if(n.end===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"end"},message:"\
must have required property 'end'"};e===null?e=[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="start"||r==="end"||r==="detail"||
r==="suggestion")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),a++}if(n.start!==void 0){let r=n.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+
"/start",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:o+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/start",schemaPath:"contract#/$defs/Expressio\
nPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.end!==void 0){let r=n.end;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const t={instancePath:o+"/end",schemaPath:"contr\
act#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(
r)){const t={instancePath:o+"/end",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};
e===null?e=[t]:e.push(t),a++}}}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.suggestion!==
void 0&&typeof n.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return S.errors=e,a===0}S.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ve(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.valid===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"valid"},message:"must \
have required property 'valid'"};e===null?e=[r]:e.push(r),a++}if(n.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}if(n.warnings===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?
e=[r]:e.push(r),a++}for(const r in n)if(!(r==="valid"||r==="type"||r==="printed"||r==="columns"||r==="errors"||r==="warnings")){const t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.valid!==void 0&&typeof n.valid!="boolean"){const r={instancePath:o+"/valid",schemaPath:"#/properties/valid/type",keyword:"type",params:{type:"boolean"},message:"\
must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:o+"/type",schemaPath:"contract#/$de\
fs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decima\
l"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"\
enum",params:{allowedValues:yt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.printed!==void 0){let r=n.printed;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<
t;u++)be(r[u],{instancePath:o+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.concat(be.errors),a=e.length)}else{
const t={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)S(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)}else{const t={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.warnings!==void 0){let r=n.warnings;if(Array.isArray(r)){const t=r.
length;for(let u=0;u<t;u++)S(r[u],{instancePath:o+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(
S.errors),a=e.length)}else{const t={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return ve.errors=e,a===0}ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Rr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Rr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ve(n,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length),Rr.errors=e,a===0}Rr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var W=wr;function wr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=wr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="count"){const t={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.count!==void 0){let r=n.count;if(typeof r==
"string"){if(!or.test(r)){const t={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return wr.errors=e,a===0}wr.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var bs=Cr;function Cr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Cr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(n.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="entityI\
d"||r==="job")){const t={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.entityId!==
void 0){let r=n.entityId;if(typeof r=="string"){if(!J.test(r)){const t={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.job!==void 0){let r=n.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Cr.errors=e,a===0}Cr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=Pr;function Q(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Q.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||
(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=y===a;if(C&&t?(t=!1,u=[u,1]):C&&(t=!0,u=1,m!==!0&&(m=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Q.
errors=e,l.props=m,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function Pr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Q(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.evaluated.props;return Pr.errors=e,l.props=r,a===0}Pr.evaluated={dynamicProps:!0,
dynamicItems:!1};var ft=kr;function kr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=kr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof n=="string"){if(w(n)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return kr.errors=e,a===0}kr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Ye=qr;function qr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(n["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimi\
t-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["content-security-policy"]!==void 0&&typeof n["content-security-policy"]!="string"){const r={instancePath:o+
"/content-security-policy",schemaPath:"#/properties/content-security-policy/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:
e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qr.
errors=e,a===0}qr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var vs=Ar,gt={type:"object",required:["level","kind","sentence","percent","examples"],additionalProperties:!1,properties:{level:{type:"string",
enum:["first","soon","note"]},kind:{type:"string",enum:["rejected records","guessed encoding","damaged text","mixed line ends","missing columns","unclear names",
"duplicate rows","open dates","null markers","mixed types","other types","leading zeros","nearly unique","other patterns","variants","blanks around","mostly emp\
ty","one value"]},sentence:{type:"string",minLength:1},percent:{type:"number",minimum:0,maximum:100},attribute:{$ref:"contract#/$defs/FindingAttribute"},examples:{
type:"array",maxItems:3,items:{$ref:"contract#/$defs/ExampleValue"}},url:{type:"string",format:"uri-reference",minLength:1}}};function K(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=K.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.text===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"text"},
message:"must have required property 'text'"};e===null?e=[r]:e.push(r),a++}if(n.length===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"length"},message:"must have required property 'length'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r===
"text"||r==="length"||r==="rows"||r==="url")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.text!==void 0&&typeof n.text!="string"){const r={instancePath:o+"/text",schemaPath:"\
#/properties/text/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.length!==void 0){let r=n.length;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/length",schemaPath:"#/properties/length/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/length",schemaPath:"#/properties/l\
ength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==void 0){let r=n.rows;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="\
string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"contr\
act#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return K.errors=e,a===0}K.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function _(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.level===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"level"},message:"must have required property 'level'"};e===null?e=[r]:e.push(r),a++}if(n.kind===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:
e.push(r),a++}if(n.sentence===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"sentence"},message:"must have \
required property 'sentence'"};e===null?e=[r]:e.push(r),a++}if(n.percent===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
percent"},message:"must have required property 'percent'"};e===null?e=[r]:e.push(r),a++}if(n.examples===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r===
"level"||r==="kind"||r==="sentence"||r==="percent"||r==="attribute"||r==="examples"||r==="url")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.level!==void 0){let r=n.level;
if(typeof r!="string"){const t={instancePath:o+"/level",schemaPath:"#/properties/level/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),a++}if(!(r==="first"||r==="soon"||r==="note")){const t={instancePath:o+"/level",schemaPath:"#/properties/level/enum",keyword:"enum",params:{
allowedValues:gt.properties.level.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!=
"string"){const t={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}if(!(r==="rejected records"||r==="guessed encoding"||r==="damaged text"||r==="mixed line ends"||r==="missing columns"||r==="unclear names"||r==="duplicat\
e rows"||r==="open dates"||r==="null markers"||r==="mixed types"||r==="other types"||r==="leading zeros"||r==="nearly unique"||r==="other patterns"||r==="varian\
ts"||r==="blanks around"||r==="mostly empty"||r==="one value")){const t={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:gt.
properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.sentence!==void 0){let r=n.sentence;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:o+"/sentence",schemaPath:"#/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/sentence",schemaPath:"#/properties/sentence/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.percent!==void 0){let r=n.percent;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(
r)){const t={instancePath:o+"/percent",schemaPath:"#/properties/percent/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};
e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/percent",schemaPath:"#/properties/percent/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/percent",schemaPath:"#/properties/percent/type",keyword:"type",
params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.attribute!==void 0){let r=n.attribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.attributeId===void 0){const t={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"\
attributeId"},message:"must have required property 'attributeId'"};e===null?e=[t]:e.push(t),a++}if(r.columnisedName===void 0){const t={instancePath:o+"/attribut\
e",schemaPath:"contract#/$defs/FindingAttribute/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'col\
umnisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){const t={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/requi\
red",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)
if(!(t==="attributeId"||t==="columnisedName"||t==="humanisedName")){const u={instancePath:o+"/attribute",schemaPath:"contract#/$defs/FindingAttribute/additional\
Properties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.attributeId!==
void 0){let t=r.attributeId;if(typeof t=="string"){if(!J.test(t)){const u={instancePath:o+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/\
properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{
const u={instancePath:o+"/attribute/attributeId",schemaPath:"contract#/$defs/FindingAttribute/properties/attributeId/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnisedName!==void 0){let t=r.columnisedName;if(typeof t=="string"){if(w(t)<1){const u={instancePath:o+
"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must\
 NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/attribute/columnisedName",schemaPath:"contract#/$defs/FindingAt\
tribute/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.humanisedName!==void 0&&
typeof r.humanisedName!="string"){const t={instancePath:o+"/attribute/humanisedName",schemaPath:"contract#/$defs/FindingAttribute/properties/humanisedName/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/attribute",schemaPath:"contract#/$d\
efs/FindingAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;
if(Array.isArray(r)){if(r.length>3){const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:3},message:"\
must NOT have more than 3 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)K(r[u],{instancePath:o+"/examples/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{const t={instancePath:o+"/examples",schemaPath:"#/properties/examples/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){
const t={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return _.errors=e,a===0}_.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Re(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n.total===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"total"},
message:"must have required property 'total'"};e===null?e=[r]:e.push(r),a++}if(n.findings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"findings"},message:"must have required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="total"||r===
"findings")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(n.total!==void 0){let r=n.total;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+
"/total",schemaPath:"#/properties/total/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="numbe\
r"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/total",schemaPath:"#/properties/total/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.findings!==void 0){let r=n.findings;if(Array.isArray(r)){if(r.length>200){const u={instancePath:o+"/findings",
schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:200},message:"must NOT have more than 200 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++)_(r[u],{instancePath:o+"/findings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?_.errors:e.concat(
_.errors),a=e.length)}else{const t={instancePath:o+"/findings",schemaPath:"#/properties/findings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return Re.errors=e,a===0}Re.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ar(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ar.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Re(n,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(Re.errors),a=e.length),Ar.errors=e,a===0}Ar.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Rs=Er,ws={type:"object",required:["attributeId","columnisedName","humanisedName","type","typePercent","rows","nulls","blank\
s","distinct","minLength","maxLength","types","histogram","findings"],additionalProperties:!1,properties:{attributeId:{type:"string",pattern:"^[1-9][0-9]*$"},columnisedName:{
type:"string",minLength:1},humanisedName:{type:"string"},type:{$ref:"contract#/$defs/ValueType"},typePercent:{type:"number",minimum:0,maximum:100},rows:{type:"i\
nteger",minimum:0},nulls:{type:"integer",minimum:0},blanks:{type:"integer",minimum:0},distinct:{type:"integer",minimum:0},minLength:{type:"integer",minimum:0},maxLength:{
type:"integer",minimum:0},types:{type:"array",maxItems:9,items:{$ref:"contract#/$defs/TypeCount"}},nullMarkers:{$ref:"contract#/$defs/NullMarkers"},numbers:{$ref:"\
contract#/$defs/NumberFigures"},far:{$ref:"contract#/$defs/FarNumbers"},histogram:{$ref:"contract#/$defs/Histogram"},findings:{type:"array",maxItems:24,items:{$ref:"\
contract#/$defs/Finding"}}}},bt={type:"string",enum:["null","blank","boolean","integer","decimal","date","time","timestamp","text"]};function we(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="rows"||
r==="url")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have addi\
tional properties"};e===null?e=[t]:e.push(t),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:o+"/type",schemaPath:"contract#/$\
defs/ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r===
"integer"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==void 0){let r=n.rows;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"m\
ust be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows\
/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;if(typeof r=="\
string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"contr\
act#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=e,a===0}we.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Ce(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ce.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.rows===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.texts===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"texts"},message:"must have required property 'texts'"};e===null?e=[r]:e.push(
r),a++}for(const r in n)if(!(r==="rows"||r==="texts")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.rows!==void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.texts!==void 0){let r=n.texts;if(Array.isArray(r)){if(r.length>16){const u={instancePath:o+
"/texts",schemaPath:"#/properties/texts/maxItems",keyword:"maxItems",params:{limit:16},message:"must NOT have more than 16 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.text===void 0){const m={instancePath:o+"/texts/"+u,schemaPath:"\
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
contract#/$defs/NullMarker/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/t\
exts",schemaPath:"#/properties/texts/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var j=new RegExp("^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$","u");function Pe(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.count===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"count"},message:"must \
have required property 'count'"};e===null?e=[r]:e.push(r),a++}if(n.mean===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
mean"},message:"must have required property 'mean'"};e===null?e=[r]:e.push(r),a++}if(n.min===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"re\
quired",params:{missingProperty:"min"},message:"must have required property 'min'"};e===null?e=[r]:e.push(r),a++}if(n.lowerQuartile===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"lowerQuartile"},message:"must have required property 'lowerQuartile'"};e===null?e=[r]:e.push(
r),a++}if(n.median===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"median"},message:"must have required pr\
operty 'median'"};e===null?e=[r]:e.push(r),a++}if(n.upperQuartile===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
upperQuartile"},message:"must have required property 'upperQuartile'"};e===null?e=[r]:e.push(r),a++}if(n.max===void 0){const r={instancePath:o,schemaPath:"#/req\
uired",keyword:"required",params:{missingProperty:"max"},message:"must have required property 'max'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="co\
unt"||r==="mean"||r==="standardDeviation"||r==="min"||r==="lowerQuartile"||r==="median"||r==="upperQuartile"||r==="max")){const t={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.
count!==void 0){let r=n.count;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/count",schemaPath:"#/properties/count/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+
"/count",schemaPath:"#/properties/count/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.mean!==
void 0){let r=n.mean;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/mean",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{
pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/mean",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.standardDeviation!==void 0){let r=n.standardDeviation;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/standardDeviation",schemaPath:"contra\
ct#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-\
]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/standardDeviation",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.min!==void 0){let r=n.min;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+
"/min",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "\
^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/min",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.lowerQuartile!==void 0){let r=n.lowerQuartile;if(typeof r=="string"){if(!j.
test(r)){const t={instancePath:o+"/lowerQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]\
?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/lowerQuartile",schemaPath:"\
contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.median!==void 0){let r=n.median;
if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/median",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[\
0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/median",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.upperQuartile!==
void 0){let r=n.upperQuartile;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"\
pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:o+"/upperQuartile",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(n.max!==void 0){let r=n.max;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/max",schemaPath:"contract#/$defs/Ex\
actNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/max",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function V(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=V.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obje\
ct"&&!Array.isArray(n)){if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must hav\
e required property 'rows'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="rows"||r==="url")){const t={instancePath:o,schemaPath:"#/additionalProperti\
es",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.rows!==void 0){
let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/rows",schemaPath:"\
#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"\
contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return V.errors=e,a===0}V.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function B(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=B.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.from===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"from"},message:"must have required property 'from'"};e===null?e=[r]:e.push(r),a++}if(n.to===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"to"},message:"must have required property 'to'"};e===null?e=[r]:e.push(r),a++}
if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'row\
s'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="from"||r==="to"||r==="rows"||r==="url")){const t={instancePath:o,schemaPath:"#/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.from!==void 0){let r=n.
from;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/from",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^\
-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/from",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.to!==void 0){
let r=n.to;if(typeof r=="string"){if(!j.test(r)){const t={instancePath:o+"/to",schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"\
^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/to",schemaPath:"contract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==void 0){
let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/rows",schemaPath:"\
#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.url!==void 0){let r=n.url;
if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/minLength",keyword:"minLength",params:{limit:1},message:"mu\
st NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/RowsUrl/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"\
contract#/$defs/RowsUrl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return B.errors=e,a===0}B.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ke(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ke.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.below===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"below"},message:"must have required property 'below'"};e===null?e=[r]:e.push(r),a++}if(n.above===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"above"},message:"must have required property 'above'"};e===null?e=[r]:
e.push(r),a++}if(n.whiskers===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"whiskers"},message:"must have \
required property 'whiskers'"};e===null?e=[r]:e.push(r),a++}if(n.bins===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}if(n.examples===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="below"||
r==="above"||r==="whiskers"||r==="bins"||r==="examples")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.below!==void 0&&(V(n.below,{instancePath:o+"/below",parentData:n,parentDataProperty:"\
below",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),n.above!==void 0&&(V(n.above,{instancePath:o+"/above",parentData:n,parentDataProperty:"\
above",rootData:b,dynamicAnchors:g})||(e=e===null?V.errors:e.concat(V.errors),a=e.length)),n.whiskers!==void 0){let r=n.whiskers;if(Array.isArray(r)){if(r.length>
2){const u={instancePath:o+"/whiskers",schemaPath:"#/properties/whiskers/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};
e===null?e=[u]:e.push(u),a++}if(r.length<2){const u={instancePath:o+"/whiskers",schemaPath:"#/properties/whiskers/minItems",keyword:"minItems",params:{limit:2},
message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h=="string"){if(!j.test(h)){
const m={instancePath:o+"/whiskers/"+u,schemaPath:"contract#/$defs/ExactNumber/pattern",keyword:"pattern",params:{pattern:"^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"},
message:'must match pattern "^-?[0-9]+(\\.[0-9]+)?(e[+-]?[0-9]+)?$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/whiskers/"+u,schemaPath:"cont\
ract#/$defs/ExactNumber/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/whis\
kers",schemaPath:"#/properties/whiskers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.bins!==void 0){let r=n.
bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:o+"/bins",schemaPath:"#/properties/bins/maxItems",keyword:"maxItems",params:{limit:20},message:"\
must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)B(r[u],{instancePath:o+"/bins/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{const t={instancePath:o+"/bins",schemaPath:"#/properties/bins/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;if(Array.isArray(r)){if(r.length>5){
const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===
null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)K(r[u],{instancePath:o+"/examples/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?K.errors:e.concat(K.errors),a=e.length)}else{const t={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Cs={type:"object",required:["\
of","bins"],additionalProperties:!1,properties:{of:{type:"string",enum:["numbers","lengths"]},bins:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/Bin"}}}};
function qe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qe.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.of===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"of"},message:"must have required property 'of'"};e===null?e=[r]:e.push(r),a++}if(n.bins===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"bins"},message:"must have required property 'bins'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r===
"of"||r==="bins")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT ha\
ve additional properties"};e===null?e=[t]:e.push(t),a++}if(n.of!==void 0){let r=n.of;if(typeof r!="string"){const t={instancePath:o+"/of",schemaPath:"#/properti\
es/of/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="numbers"||r==="lengths")){const t={instancePath:o+
"/of",schemaPath:"#/properties/of/enum",keyword:"enum",params:{allowedValues:Cs.properties.of.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.bins!==void 0){let r=n.bins;if(Array.isArray(r)){if(r.length>20){const u={instancePath:o+"/bins",schemaPath:"#/properties/bins/maxItem\
s",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)B(r[u],{instancePath:o+
"/bins/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?B.errors:e.concat(B.errors),a=e.length)}else{const t={instancePath:o+"/b\
ins",schemaPath:"#/properties/bins/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Ae(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ae.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.attributeId===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeId"},message:"must have required property 'attributeId'"};e===null?e=[r]:e.push(r),
a++}if(n.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must hav\
e required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(n.humanisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(n.type===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.typePercent===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"typePercent"},message:"must have required property 'typePerc\
ent'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"\
must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.nulls===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"nulls"},message:"must have required property 'nulls'"};e===null?e=[r]:e.push(r),a++}if(n.blanks===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"blanks"},message:"must have required property 'blanks'"};e===null?e=[r]:e.push(r),a++}if(n.distinct===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"distinct"},message:"must have required property 'distinct'"};e===null?
e=[r]:e.push(r),a++}if(n.minLength===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"minLength"},message:"mu\
st have required property 'minLength'"};e===null?e=[r]:e.push(r),a++}if(n.maxLength===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"maxLength"},message:"must have required property 'maxLength'"};e===null?e=[r]:e.push(r),a++}if(n.types===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[r]:e.push(r),a++}if(n.histogram===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"histogram"},message:"must have required property 'histogram'"};
e===null?e=[r]:e.push(r),a++}if(n.findings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"findings"},message:"\
must have required property 'findings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!ur.call(ws.properties,r)){const t={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.attributeId!==
void 0){let r=n.attributeId;if(typeof r=="string"){if(!J.test(r)){const t={instancePath:o+"/attributeId",schemaPath:"#/properties/attributeId/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/attributeId",
schemaPath:"#/properties/attributeId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.columnisedName!==void 0){
let r=n.columnisedName;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.humanisedName!==void 0&&typeof n.
humanisedName!="string"){const r={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/\
ValueType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="null"||r==="blank"||r==="boolean"||r==="i\
nteger"||r==="decimal"||r==="date"||r==="time"||r==="timestamp"||r==="text")){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/ValueType/enum",keyword:"\
enum",params:{allowedValues:bt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.typePercent!==void 0){let r=n.typePercent;
if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:o+"/typePercent",schemaPath:"#/properties/typePercent/maximum",keyword:"maximum",params:{
comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/typePercent",schemaPath:"#/propert\
ies/typePercent/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"\
/typePercent",schemaPath:"#/properties/typePercent/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.rows!==
void 0){let r=n.rows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/rows",schemaPath:"#/properties/rows/type",keyword:"type",
params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/r\
ows",schemaPath:"#/properties/rows/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.nulls!==
void 0){let r=n.nulls;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/nulls",schemaPath:"#/properties/nulls/type",keyword:"t\
ype",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+
"/nulls",schemaPath:"#/properties/nulls/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.blanks!==
void 0){let r=n.blanks;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/blanks",schemaPath:"#/properties/blanks/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+
"/blanks",schemaPath:"#/properties/blanks/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.
distinct!==void 0){let r=n.distinct;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/distinct",schemaPath:"#/properties/disti\
nct/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:o+"/distinct",schemaPath:"#/properties/distinct/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:
e.push(t),a++}}if(n.minLength!==void 0){let r=n.minLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/minLength",schemaPath:"\
#/properties/minLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&
(r<0||isNaN(r))){const t={instancePath:o+"/minLength",schemaPath:"#/properties/minLength/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"mu\
st be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.maxLength!==void 0){let r=n.maxLength;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+
"/maxLength",schemaPath:"#/properties/maxLength/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/maxLength",schemaPath:"#/properties/maxLength/minimum",keyword:"minimum",params:{comparison:">\
=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.types!==void 0){let r=n.types;if(Array.isArray(r)){if(r.length>9){const u={instancePath:o+
"/types",schemaPath:"#/properties/types/maxItems",keyword:"maxItems",params:{limit:9},message:"must NOT have more than 9 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++)we(r[u],{instancePath:o+"/types/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?we.errors:e.concat(we.
errors),a=e.length)}else{const t={instancePath:o+"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}if(n.nullMarkers!==void 0&&(Ce(n.nullMarkers,{instancePath:o+"/nullMarkers",parentData:n,parentDataProperty:"nullMarkers",rootData:b,dynamicAnchors:g})||
(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length)),n.numbers!==void 0&&(Pe(n.numbers,{instancePath:o+"/numbers",parentData:n,parentDataProperty:"numbers",rootData:b,
dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),a=e.length)),n.far!==void 0&&(ke(n.far,{instancePath:o+"/far",parentData:n,parentDataProperty:"far",
rootData:b,dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length)),n.histogram!==void 0&&(qe(n.histogram,{instancePath:o+"/histogram",parentData:n,
parentDataProperty:"histogram",rootData:b,dynamicAnchors:g})||(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)),n.findings!==void 0){let r=n.findings;if(Array.
isArray(r)){if(r.length>24){const u={instancePath:o+"/findings",schemaPath:"#/properties/findings/maxItems",keyword:"maxItems",params:{limit:24},message:"must N\
OT have more than 24 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)_(r[u],{instancePath:o+"/findings/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?_.errors:e.concat(_.errors),a=e.length)}else{const t={instancePath:o+"/findings",schemaPath:"#/properties/findings/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Er(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Er.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Ae(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:e.concat(Ae.errors),
a=e.length),Er.errors=e,a===0}Er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ps=Lr;function Lr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.value===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"\
value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="value"){const t={instancePath:o,schemaPath:"contrac\
t#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[
t]:e.push(t),a++}if(n.value!==void 0&&typeof n.value!="string"){const r={instancePath:o+"/value",schemaPath:"contract#/$defs/Unmasked/properties/value/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/Unmasked/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Lr.errors=e,a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var ks=Dr,qs={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transformation","Type"]},vt={type:"object",required:["expressio\
n","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},row:{type:"object",additionalProperties:{type:["stri\
ng","null"]}}}},Rt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any","same"]},As={type:"object",required:["name","type",
"kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/$defs/FunctionType"},kind:{type:"string",enum:["val\
ue","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",items:{type:"string"}}}};function Ee(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ee.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(n.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"r\
equired",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.kind===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[r]:e.push(r),a++}if(n.optional===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"optional"},message:"must have required property 'optional'"};
e===null?e=[r]:e.push(r),a++}if(n.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repeated"},message:"\
must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="name"||r==="type"||r==="kind"||r==="optional"||r==="repeated"||
r==="words")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have ad\
ditional properties"};e===null?e=[t]:e.push(t),a++}if(n.name!==void 0&&typeof n.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/ty\
pe",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={
instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}
if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:o+"/type",schemaPath:"\
contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Rt.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),
a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!="string"){const t={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"st\
ring"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="value"||r==="constant"||r==="attribute"||r==="listed")){const t={instancePath:o+"/kind",
schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:As.properties.kind.enum},message:"must be equal to one of the allowed values"};e===null?
e=[t]:e.push(t),a++}}if(n.optional!==void 0&&typeof n.optional!="boolean"){const r={instancePath:o+"/optional",schemaPath:"#/properties/optional/type",keyword:"\
type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.repeated!==void 0&&typeof n.repeated!="boolean"){const r={instancePath:o+
"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(n.words!==
void 0){let r=n.words;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/words/"+u,schemaPath:"#/prop\
erties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const t={instancePath:o+"/words",schemaPath:"\
#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#\
/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function Le(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Le.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.form===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required property 'form'"};e===null?e=[r]:e.push(r),a++}if(n.parameters===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"parameters"},message:"must have required property 'parameters'"};e===
null?e=[r]:e.push(r),a++}if(n.returns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"returns"},message:"m\
ust have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="form"||r==="parameters"||r==="returns")){const t={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.form!==void 0&&typeof n.form!="string"){const r={instancePath:o+"/form",schemaPath:"#/properties/form/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.parameters!==void 0){let r=n.parameters;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)Ee(
r[u],{instancePath:o+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length)}else{
const t={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(
t),a++}}if(n.returns!==void 0){let r=n.returns;if(typeof r!="string"){const t={instancePath:o+"/returns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r===
"time"||r==="timestamp"||r==="any"||r==="same")){const t={instancePath:o+"/returns",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:Rt.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=De.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.name===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(n.group===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"group"},message:"must have required property 'group'"};e===null?e=[r]:e.push(r),a++}if(n.description===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[r]:e.push(r),a++}if(n.signatures===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"signatures"},message:"\
must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(n.examples===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"require\
d",params:{missingProperty:"examples"},message:"must have required property 'examples'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="name"||r==="gro\
up"||r==="description"||r==="signatures"||r==="examples")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.name!==void 0&&typeof n.name!="string"){const r={instancePath:o+"/name",schemaPath:"\
#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.group!==void 0){let r=n.group;if(typeof r!=
"string"){const t={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Date/Time"||r==="Metadata"||r==="Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const t={
instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionGroup/enum",keyword:"enum",params:{allowedValues:qs.enum},message:"must be equal to one of the allow\
ed values"};e===null?e=[t]:e.push(t),a++}}if(n.description!==void 0&&typeof n.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/proper\
ties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(n.signatures!==void 0){let r=n.signatures;
if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"\
must NOT have fewer than 1 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Le(r[u],{instancePath:o+"/signatures/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length)}else{const t={instancePath:o+"/signatures",schemaPath:"#/properties/signatu\
res/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.examples!==void 0){let r=n.examples;if(Array.isArray(
r)){if(r.length<2){const u={instancePath:o+"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fe\
wer than 2 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===
void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[m]:e.push(m),a++}if(h.result===void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs\
/FunctionExample/required",keyword:"required",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="expression"||m==="result"||m==="row")){const y={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.
expression!="string"){const m={instancePath:o+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.result!==void 0){let m=h.result;if(typeof m!="string"&&m!==null){const y={instancePath:o+
"/examples/"+u+"/result",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:vt.properties.result.type},message:"mus\
t be string,null"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(m&&typeof m=="object"&&!Array.isArray(m))for(const y in m){let C=m[y];if(typeof C!=
"string"&&C!==null){const d={instancePath:o+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properti\
es/row/additionalProperties/type",keyword:"type",params:{type:vt.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[d]:e.push(
d),a++}}else{const y={instancePath:o+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/examples",schemaPath:"#/properties/examples\
/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"ty\
pe",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ne(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ne.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.functions===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!==
"functions"){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(n.functions!==void 0){let r=n.functions;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)De(r[u],{
instancePath:o+"/functions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),a=e.length)}else{const t={
instancePath:o+"/functions",schemaPath:"#/properties/functions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===
0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Dr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Dr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Ne(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length),Dr.errors=e,a===0}Dr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Es=Nr,
Ls={type:"array",prefixItems:[{type:"integer",minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"st\
ring",enum:["Y","N"]}],minItems:4,maxItems:4},Ds=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),Ns=new RegExp("^[^\\x00]*$","u");
function Me(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Me.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length>4){const t={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},
message:"must NOT have more than 4 items"};e===null?e=[t]:e.push(t),a++}if(n.length<4){const t={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{
limit:4},message:"must NOT have fewer than 4 items"};e===null?e=[t]:e.push(t),a++}const r=n.length;if(r>0){let t=n[0];if(!(typeof t=="number"&&!(t%1)&&!isNaN(t)&&
isFinite(t))){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.
push(u),a++}if(typeof t=="number"&&isFinite(t)){if(t>10||isNaN(t)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:10},message:"must be <= 10"};e===null?e=[u]:e.push(u),a++}if(t<1||isNaN(t)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"\
minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let t=n[1];if(typeof t=="string"){if(w(t)>128){const u={
instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};
e===null?e=[u]:e.push(u),a++}if(w(t)<1){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}if(!Ds.test(t)){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/patte\
rn",keyword:"pattern",params:{pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x2\
0\\x7f][^\\x00-\\x1f\\x7f]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let t=n[2];if(typeof t=="string"){if(w(t)>4e3){const u={instancePath:o+"/2",schemaPath:"\
contract#/$defs/PriorityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),
a++}if(!Ns.test(t)){const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'\
must match pattern "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let t=n[3];if(typeof t!="string"){const u={instancePath:o+"/3",schemaPath:"\
#/prefixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(t==="Y"||t==="N")){const u={instancePath:o+
"/3",schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:Ls.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?
e=[u]:e.push(u),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Me.errors=e,a===0}Me.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function Fe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length>
10){const t={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[t]:e.push(t),a++}
const r=n.length;for(let t=0;t<r;t++)Me(n[t],{instancePath:o+"/"+t,parentData:n,parentDataProperty:t,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(
Me.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Fe.errors=e,a===0}Fe.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Nr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Nr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Fe(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length),Nr.errors=e,a===0}Nr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var wt=Mr,Ms=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function Mr(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Mr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
n&&typeof n=="object"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-\
id"]!==void 0){let r=n["x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),a++}}else{const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:
e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){let r=n.location;if(typeof r=="\
string"){if(!Ms.test(r)){const t={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Fs=Fr;function Y(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Y.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="entityId"||d==="rules")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.entityId!==void 0){let d=n.
entityId;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.rules!==void 0){let d=n.rules;if(Array.isArray(d)){const p=d.length;for(let k=0;k<p;k++){let D=d[k];if(typeof D=="string"){if(!J.test(
D)){const E={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[E]:e.push(E),a++}}else{const E={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[E]:e.push(E),a++}}}else{const p={
instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(
d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return Y.errors=e,l.props=m,a===0}Y.evaluated={dynamicProps:!0,dynamicItems:!1};function Fr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Y(n,{instancePath:o,
parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.evaluated.props;return Fr.errors=
e,l.props=r,a===0}Fr.evaluated={dynamicProps:!0,dynamicItems:!1};var Js=Jr;function Z(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Z.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&
!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===
void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Z.errors=e,l.props=m,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function Jr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!Z(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.
evaluated.props;return Jr.errors=e,l.props=r,a===0}Jr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ts=Tr;function X(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=X.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||
d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return X.errors=e,l.props=m,a===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Tr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!X(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),a=e.length;else var r=X.
evaluated.props;return Tr.errors=e,l.props=r,a===0}Tr.evaluated={dynamicProps:!0,dynamicItems:!1};var ee=xr,xs={type:"string",enum:["urn:groundtruth:problem:inv\
alid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtru\
th:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Je(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),a++}if(n.title===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(n.status===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=
[r]:e.push(r),a++}if(n.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have \
required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(n.id===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"req\
uired",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="type"||r==="tit\
le"||r==="status"||r==="detail"||r==="id"||r==="errors")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.type!==void 0){let r=n.type;if(typeof r!="string"){const t={instancePath:o+"/ty\
pe",schemaPath:"contract#/$defs/RuleProblemType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="urn\
:groundtruth:problem:invalid-request-body"||r==="urn:groundtruth:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:\
problem:no-rule-details"||r==="urn:groundtruth:problem:rules-expected"||r==="urn:groundtruth:problem:no-rules-found"||r==="urn:groundtruth:problem:invalid-data"||
r==="urn:groundtruth:problem:invalid-parameters")){const t={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:xs.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.title!==void 0){let r=n.title;if(typeof r=="string"){if(w(r)<1){const t={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[t]:e.push(t),a++}}if(n.status!==void 0){let r=n.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const t={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[t]:e.push(t),a++}if(r<400||isNaN(r)){const t={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[t]:e.push(t),a++}}}if(n.detail!==void 0){let r=n.detail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.id!==void 0){let r=n.id;if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.
errors;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)O(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?O.errors:e.concat(O.errors),a=e.length)}else{const t={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function xr(n,{instancePath:o="",parentData:v,
parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Je(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),a=e.length),xr.errors=e,
a===0}xr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var $s=$r,js=new RegExp("^([1-9][0-9]*)?$","u"),Os=new RegExp("^([0-9]{1,2}|100)?$","u");function Te(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Te.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.realAttribute===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"realAttribute"},message:"must have required property 'realAttribute'"};e===null?e=[r]:e.push(r),a++}if(n.libraryAttribute===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"libraryAttribute"},message:"must have required property 'libraryAttr\
ibute'"};e===null?e=[r]:e.push(r),a++}if(n.score===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"score"},message:"\
must have required property 'score'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="realAttribute"||r==="libraryAttribute"||r==="score")){const t={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.realAttribute!==void 0){let r=n.realAttribute;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.id===void 0){const t={instancePath:o+"/realAttr\
ibute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?
e=[t]:e.push(t),a++}if(r.columnsisedName===void 0){const t={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"requi\
red",params:{missingProperty:"columnsisedName"},message:"must have required property 'columnsisedName'"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName===void 0){
const t={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"\
must have required property 'humanisedName'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="id"||t==="columnsisedName"||t==="humanisedName")){const u={
instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"\
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let t=r.id;if(typeof t=="string"){if(!js.test(t)){const u={instancePath:o+"\
/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properties/id/pattern",keyword:"pattern",params:{pattern:"^([1-9][0-9]*)?$"},message:'must match \
pattern "^([1-9][0-9]*)?$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/realAttribute/id",schemaPath:"contract#/$defs/MappedAttribute/properti\
es/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.columnsisedName!==void 0&&typeof r.columnsisedName!=
"string"){const t={instancePath:o+"/realAttribute/columnsisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/columnsisedName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(r.humanisedName!==void 0&&typeof r.humanisedName!="string"){const t={instancePath:o+"/r\
ealAttribute/humanisedName",schemaPath:"contract#/$defs/MappedAttribute/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/realAttribute",schemaPath:"contract#/$defs/MappedAttribute/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}if(n.libraryAttribute!==void 0){let r=n.libraryAttribute;if(r&&typeof r=="object"&&!Array.isArray(
r)){if(r.id===void 0){const t={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"\
id"},message:"must have required property 'id'"};e===null?e=[t]:e.push(t),a++}if(r.name===void 0){const t={instancePath:o+"/libraryAttribute",schemaPath:"contra\
ct#/$defs/MappedLibraryAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="id"||t==="name")){const u={instancePath:o+"/libraryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){
let t=r.id;if(typeof t=="string"){if(!J.test(t)){const u={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const t={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),
a++}}if(n.score!==void 0){let r=n.score;if(typeof r=="string"){if(!Os.test(r)){const t={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function xe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xe.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="attributeMapList"){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.attributeMapList!==void 0){let r=n.attributeMapList;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++)Te(r[u],{instancePath:o+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)}else{const t={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $r(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$r.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),xe(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),
a=e.length),$r.errors=e,a===0}$r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var zs=jr;function jr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="job"){const t={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.
push(t),a++}if(n.job!==void 0){let r=n.job;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return jr.errors=e,a===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Is=Or,Ct={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function $e(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$e.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){if(n.length<1){const t={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[t]:e.push(t),a++}const r=n.length;for(let t=0;t<r;t++){let u=n[t];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:o+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:o+"/"+t,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const m={instancePath:o+"/"+t,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const m={instancePath:o+"/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const m={instancePath:o+"\
/"+t+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:Ct.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const m={instancePath:o+"/"+t+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const m={instancePath:o+"/"+t+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:Ct.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}}else{const h={instancePath:o+
"/"+t,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return $e.errors=e,a===0}$e.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Or(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Or.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),$e(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,
dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length),Or.errors=e,a===0}Or.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Ss=zr;function re(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=re.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}
for(const d in n)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}
const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,
u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);
var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return re.errors=e,l.props=m,a===0}re.evaluated=
{dynamicProps:!0,dynamicItems:!1};function zr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=zr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!re(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?re.errors:e.concat(re.errors),a=e.length;else var r=re.evaluated.props;return zr.errors=e,l.props=r,a===0}zr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Pt=Ir;function te(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=te.evaluated;l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<
1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.
job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&
t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:
e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return te.errors=e,
l.props=m,a===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function Ir(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!te(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return Ir.errors=e,l.props=r,a===0}Ir.evaluated=
{dynamicProps:!0,dynamicItems:!1};var kt=Kr,it={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],
additionalProperties:!1,properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},
failing:{type:"integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{
$ref:"contract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},Ks={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Sr={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
_s={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function je(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(n.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(n.failing===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.value!==void 0){let r=n.value;if(typeof r!="string"&&r!==
null){const t={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:_s.properties.value.type},message:"must be string,null"};
e===null?e=[t]:e.push(t),a++}if(typeof r=="string"&&w(r)>1001){const t={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.aggregates!==void 0){let r=n.aggregates;
if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===void 0){const t={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/requir\
ed",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={
instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have \
required property 'failing'"};e===null?e=[t]:e.push(t),a++}for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"\
contract#/$defs/RuleTrialAggregates/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional propert\
ies"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"\
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Sr.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.
failing;if(typeof t!="string"&&t!==null){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Sr.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function Oe(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.row===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.
push(r),a++}if(n.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have requir\
ed property 'values'"};e===null?e=[r]:e.push(r),a++}if(n.because===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
because"},message:"must have required property 'because'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="row"||r==="values"||r==="because")){const t={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[t]:e.push(t),a++}if(n.row!==void 0){let r=n.row;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/row",schemaPath:"#/p\
roperties/row/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(
r))){const t={instancePath:o+"/row",schemaPath:"#/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=
[t]:e.push(t),a++}}if(n.values!==void 0){let r=n.values;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(
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
"string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:qt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.because!==void 0){let r=n.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const t={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[t]:e.push(t),a++}if(r.explanation===void 0){const t={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[t]:e.push(
t),a++}for(const t in r)if(!(t==="expression"||t==="explanation")){const u={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let t=r.expression;if(typeof t=="string"){if(w(t)<1){const u={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let t=r.explanation;if(typeof t=="string"){if(w(t)<1){const u={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const t={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Oe.errors=e,a===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function ze(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ze.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.rowsAnalyzed===void 0){const r={instancePath:o,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"rowsAnalyzed"},message:"must have required property 'rowsAnalyzed'"};e===null?e=[r]:e.push(r),a++}if(n.passing===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===
null?e=[r]:e.push(r),a++}if(n.failing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"m\
ust have required property 'failing'"};e===null?e=[r]:e.push(r),a++}if(n.fraction===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"fraction"},message:"must have required property 'fraction'"};e===null?e=[r]:e.push(r),a++}if(n.leftOut===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"leftOut"},message:"must have required property 'leftOut'"};e===null?e=[r]:e.push(r),a++}if(n.errors===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have required property 'errors'"};e===null?e=
[r]:e.push(r),a++}if(n.failingRows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failingRows"},message:"\
must have required property 'failingRows'"};e===null?e=[r]:e.push(r),a++}if(n.warnings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!ur.call(it.properties,
r)){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),a++}if(n.result!==void 0){let r=n.result;if(typeof r!="string"){const t={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const t={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:it.properties.result.enum},message:"must be equal to one of \
the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.rowsAnalyzed!==void 0){let r=n.rowsAnalyzed;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(
t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/rowsAnalyzed",schemaPath:"#/properties/rowsAnalyzed/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be i\
nteger"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/passing",schemaPath:"#/properties/passing/m\
inimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/failing",schemaPath:"#/properties/\
failing/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.fraction!==void 0){let r=n.fraction;
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const t={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:it.properties.
fraction.type},message:"must be number,null"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:o+"/fra\
ction",schemaPath:"#/properties/fraction/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
0||isNaN(r)){const t={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.leftOut!==void 0){let r=n.leftOut;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"\
/leftOut",schemaPath:"#/properties/leftOut/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="nu\
mber"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/leftOut",schemaPath:"#/properties/leftOut/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.errors!==void 0){let r=n.errors;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/errors",
schemaPath:"#/properties/errors/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.
length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.part===void 0){const m={instancePath:o+"/errors/"+u,schemaPath:"contrac\
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
enum",keyword:"enum",params:{allowedValues:Ks.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
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
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.groupCount!==void 0){let r=n.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const t={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.groups!==void 0){let r=n.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)je(r[u],{instancePath:o+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?je.errors:e.concat(je.errors),a=e.length)}else{const t={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}if(n.aggregates!==void 0){let r=n.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const t={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[t]:e.push(t),a++}if(r.failing===void 0){const t={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[t]:e.push(t),a++}
for(const t in r)if(!(t==="passing"||t==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let t=r.passing;if(typeof t!="string"&&t!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Sr.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let t=r.failing;if(typeof t!="string"&&t!==null){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Sr.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof t=="string"&&w(t)>1001){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const t={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[t]:e.push(t),a++}}if(n.failingRows!==void 0){let r=n.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const t=r.length;for(let u=0;u<t;u++)Oe(r[u],{instancePath:o+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Oe.errors:
e.concat(Oe.errors),a=e.length)}else{const t={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),a++}}if(n.warnings!==void 0){let r=n.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<
t;u++){let h=r[u];if(typeof h=="string"){if(w(h)<1){const m={instancePath:o+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ze.errors=e,a===0}ze.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var At={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function Ie(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.row===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"row"},message:"must have required property 'row'"};e===null?e=[r]:e.push(r),a++}
if(n.values===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"values"},message:"must have required property \
'values'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="row"||r==="values")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.row!==void 0){let r=n.row;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/row",schemaPath:"#/properties/row/type",keyword:"type",params:{type:"integer"},message:"mus\
t be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/row",schemaPath:"#/properties/row/min\
imum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.values!==void 0){let r=n.values;if(Array.isArray(
r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/values\
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
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:qt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof m=="string"&&w(m)>1001){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.errors=e,a===0}Ie.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Se(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Se.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.number===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"number"},message:"must have required property 'number'"};e===null?e=[r]:e.push(r),a++}if(n.name===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?
e=[r]:e.push(r),a++}if(n.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have re\
quired property 'kind'"};e===null?e=[r]:e.push(r),a++}if(n.expression===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
expression"},message:"must have required property 'expression'"};e===null?e=[r]:e.push(r),a++}if(n.passing===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(n.failing===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?
e=[r]:e.push(r),a++}if(n.support===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"support"},message:"must h\
ave required property 'support'"};e===null?e=[r]:e.push(r),a++}if(n.reason===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[r]:e.push(r),a++}if(n.wouldFail===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"wouldFail"},message:"must have required property 'wouldFail'"};e===null?e=[r]:e.push(r),a++}if(n.threshold===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"threshold"},message:"must have required property 'threshold'"};
e===null?e=[r]:e.push(r),a++}if(n.priority===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"priority"},message:"\
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!ur.call(At.properties,r)){const t={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.number!==
void 0){let r=n.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const t={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<
1||isNaN(r)){const t={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[t]:e.push(t),a++}}}if(n.name!==void 0){let r=n.name;if(typeof r=="string"){if(w(r)>255){const t={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),
a++}}else{const t={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(
t),a++}}if(n.kind!==void 0){let r=n.kind;if(typeof r!="string"){const t={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const t={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:At.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.expression!==void 0){let r=n.expression;if(typeof r=="string"){if(w(
r)>1e4){const t={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.filterExpression!==void 0){let r=n.
filterExpression;if(typeof r=="string"){if(w(r)>1e4){const t={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/filterExpress\
ion",schemaPath:"#/properties/filterExpression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.
push(t),a++}}else{const t={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[t]:e.push(t),a++}}if(n.passing!==void 0){let r=n.passing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+
"/passing",schemaPath:"#/properties/passing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="n\
umber"&&isFinite(r)&&(r<1||isNaN(r))){const t={instancePath:o+"/passing",schemaPath:"#/properties/passing/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n.failing!==void 0){let r=n.failing;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={
instancePath:o+"/failing",schemaPath:"#/properties/failing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}
if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/failing",schemaPath:"#/properties/failing/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.support!==void 0){let r=n.support;if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){
const t={instancePath:o+"/support",schemaPath:"#/properties/support/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===
null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/support",schemaPath:"#/properties/support/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/support",schemaPath:"#/properties/support/type",keyword:"type",params:{
type:"number"},message:"must be number"};e===null?e=[t]:e.push(t),a++}}if(n.reason!==void 0){let r=n.reason;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(
t),a++}}else{const t={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[t]:e.push(t),a++}}if(n.wouldFail!==void 0){let r=n.wouldFail;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.failingRow!==
void 0&&(Ie(n.failingRow,{instancePath:o+"/failingRow",parentData:n,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?Ie.errors:e.concat(
Ie.errors),a=e.length)),n.threshold!==void 0){let r=n.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const t={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[t]:e.push(t),a++}if(r<0||isNaN(r)){const t={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}}if(n.priority!==void 0){let r=n.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const t={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[t]:e.push(t),a++}if(r<1||isNaN(r)){const t={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Se.errors=e,a===
0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ke.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(n.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="version"||r==="suggestions")){const t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.version!==void 0){let r=n.version;if(typeof r=="string"){if(w(r)>64){const t={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.
suggestions!==void 0){let r=n.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const t=r.length;for(let u=0;u<t;u++)Se(r[u],
{instancePath:o+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Se.errors:e.concat(Se.errors),a=e.length)}else{const t={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ke.errors=
e,a===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function se(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=se.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="objec\
t"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"ur\
l"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs\
/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(
p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minL\
ength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;ze(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g})||(e=e===null?ze.errors:e.concat(ze.errors),a=e.length);var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;
Ke(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ke.errors:e.concat(Ke.errors),a=e.length);var C=d===a;if(C&&t)
t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.rules===void 0){const E={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(
E),a++}for(const E in n)if(E!=="rules"){const F={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(n.rules!==void 0){let E=n.rules;if(Array.isArray(E)){if(E.length>
100){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[L]:e.push(L),a++}if(E.length<1){const L={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[L]:e.push(L),a++}const F=E.length;for(let L=0;L<F;L++){
let M=E[L];if(typeof M=="string"){if(!J.test(M)){const T={instancePath:o+"/rules/"+L,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[T]:e.push(T),a++}}else{const T={instancePath:o+"/rules/"+L,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[T]:e.push(T),a++}}}else{const F={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,u=3,m!==!0&&(m=!0));const E=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===
void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[L]:e.push(L),a++}if(n.file===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[L]:e.push(L),a++}for(const L in n)if(!(L==="job"||L==="file")){
const M={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"\
must NOT have additional properties"};e===null?e=[M]:e.push(M),a++}if(n.job!==void 0){let L=n.job;if(typeof L=="string"){if(w(L)<1){const M={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[M]:e.push(M),a++}if(!A.test(L)){const M={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[M]:e.push(M),a++}}else{const M={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[M]:e.push(M),a++}}if(n.file!==void 0){let L=n.
file;if(typeof L=="string"){if(w(L)<1){const M={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[M]:e.push(M),a++}if(!A.test(L)){const M={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[M]:e.
push(M),a++}}else{const M={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[M]:e.push(M),a++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[L]:e.push(L),a++}var C=E===a;if(C&&t)t=!1,u=[u,4];else{C&&(t=!0,u=4,m!==!0&&(m=!0));const L=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=L===a;C&&t?(t=!1,u=[u,5]):C&&(t=!0,u=5,m!==!0&&(m=
!0))}}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return se.errors=e,l.props=m,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Kr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!se(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.
evaluated.props;return Kr.errors=e,l.props=r,a===0}Kr.evaluated={dynamicProps:!0,dynamicItems:!1};var Vs=_r,Et={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function _r(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(n.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in n)
if(!(r==="EDIT"||r==="DELETE")){const t={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.EDIT!==void 0){let r=n.EDIT;if(typeof r!="string"){const t={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:Et.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.DELETE!==void 0){let r=n.DELETE;
if(typeof r!="string"){const t={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="0"||r==="1")){const t={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:Et.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(
t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return _r.errors=e,a===0}_r.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ot=Vr;function ae(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ae.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.
isArray(n)){if(n.uri===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="uri"){const p={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.
uri!==void 0){let d=n.uri;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.job===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(n.file===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in n)if(!(k==="job"||
k==="file")){const D={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(n.job!==void 0){let k=n.job;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(n.file!==void 0){let k=n.
file;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[D]:e.push(D),a++}if(!A.test(k)){const D={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[D]:e.
push(D),a++}}else{const D={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&t)t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,u=3,m!==!0&&
(m=!0));const E=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.rules===void 0){const L={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[L]:e.push(L),a++}for(const L in n)if(L!=="rules"){
const M={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:L},message:"mu\
st NOT have additional properties"};e===null?e=[M]:e.push(M),a++}if(n.rules!==void 0){let L=n.rules;if(Array.isArray(L)){if(L.length>100){const T={instancePath:o+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[T]:e.push(T),a++}if(L.length<1){const T={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[T]:e.push(T),a++}const M=L.length;for(let T=0;T<M;T++){let ut=L[T];if(typeof ut=="\
string"){if(!J.test(ut)){const Qe={instancePath:o+"/rules/"+T,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[Qe]:e.push(Qe),a++}}else{const Qe={instancePath:o+"/rules/"+T,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[Qe]:e.push(Qe),a++}}}else{const M={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[M]:e.push(M),a++}}}else{const L={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[L]:e.push(L),a++}var C=E===a;C&&t?(t=!1,u=[u,4]):C&&(t=!0,u=4,m!==!0&&(m=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ae.errors=e,
l.props=m,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Vr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Vr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ae(n,{instancePath:o,parentData:v,parentDataProperty:R,
rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.evaluated.props;return Vr.errors=e,l.props=r,a===0}Vr.evaluated=
{dynamicProps:!0,dynamicItems:!1};var Lt=Br;function Br(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.uri===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===
null?e=[r]:e.push(r),a++}for(const r in n)if(r!=="uri"){const t={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalP\
roperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.uri!==void 0){let r=n.uri;if(typeof r==
"string"){if(w(r)<1){const t={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/propert\
ies/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{
const r={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return Br.errors=e,a===0}Br.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Bs=Gr;function ne(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ne.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!=="url"){const p={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/p\
roperties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={
instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "\
uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(
n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||
d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ne.errors=e,l.props=m,a===0}ne.evaluated={dynamicProps:!0,dynamicItems:!1};function Gr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!ne(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?ne.errors:e.concat(ne.errors),a=e.length;else var r=ne.
evaluated.props;return Gr.errors=e,l.props=r,a===0}Gr.evaluated={dynamicProps:!0,dynamicItems:!1};var Gs=Hr;function Hr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Hr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof n=="string"){
if(w(n)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 c\
haracters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}return Hr.errors=e,a===0}Hr.evaluated={dynamicProps:!1,dynamicItems:!1};var Dt=Ur;function Ur(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof n=="string"){if(w(n)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return Ur.errors=e,a===0}Ur.evaluated={dynamicProps:!1,dynamicItems:!1};var Hs=Wr;
function ie(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ie.evaluated;l.dynamicProps&&(l.
props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.category===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'c\
ategory'"};e===null?e=[d]:e.push(d),a++}if(n.keyword===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{
missingProperty:"keyword"},message:"must have required property 'keyword'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="category"||d==="keyword")){const p={
instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT hav\
e additional properties"};e===null?e=[p]:e.push(p),a++}if(n.category!==void 0){let d=n.category;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/\
category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "\
^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.keyword!==void 0){let d=n.keyword;if(typeof d=="string"){if(!or.test(d)){
const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'\
must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properti\
es/keyword/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contrac\
t#/$defs/KeywordAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,
u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);
var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ie.errors=e,l.props=m,a===0}ie.evaluated=
{dynamicProps:!0,dynamicItems:!1};function Wr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Wr.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ie(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?ie.errors:e.concat(ie.errors),a=e.length;else var r=ie.evaluated.props;return Wr.errors=e,l.props=r,a===0}Wr.evaluated={dynamicProps:!0,dynamicItems:!1};
var Us=Qr,Ws=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function Qr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(n.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(n["x-request-id"]!==void 0){let r=n["\
x-request-id"];if(typeof r=="string"){if(w(r)>38){const t={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[t]:e.push(t),a++}if(w(r)<1){const t={instancePath:o+"/x-request-id",schemaPath:"#/propert\
ies/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n["\
ratelimit-limit"]!==void 0){let r=n["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"\
#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const t={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimit-remaining"]!==void 0){let r=n["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n["ratelimi\
t-reset"]!==void 0){let r=n["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const t={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[t]:e.push(t),a++}}if(n.location!==void 0){let r=n.location;if(typeof r=="string"){if(!Ws.test(r)){const t={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*\
$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+
"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qr.errors=e,a===0}Qr.evaluated=
{props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Qs=Yr;function oe(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=oe.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}if(n.connectionId===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"\
connectionId"},message:"must have required property 'connectionId'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="url"||d==="connectionId")){const p={
instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"mus\
t NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"for\
mat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.connectionId!==
void 0){let d=n.connectionId;if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/pro\
perties/connectionId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.
job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(!(d==="job"||d==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.
file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;N(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);var C=d===a;C&&t?(t=!1,u=[u,2]):C&&(t=!0,u=2,m!==!0&&(m=
!0))}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return oe.errors=e,l.props=m,a===0}oe.evaluated={dynamicProps:!0,dynamicItems:!1};function Yr(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Yr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!oe(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?oe.errors:e.concat(oe.errors),a=e.length;else var r=oe.
evaluated.props;return Yr.errors=e,l.props=r,a===0}Yr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ys=Zr;function Zr(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Zr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){if(n.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="url"||r==="message")){const t={instancePath:o,
schemaPath:"contract#/$defs/LoaderConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT h\
ave additional properties"};e===null?e=[t]:e.push(t),a++}if(n.url!==void 0){let r=n.url;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),a++}if(!A.test(r)){const t={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/url",schemaPath:"\
contract#/$defs/LoaderConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}
if(n.message!==void 0){let r=n.message;if(typeof r=="string"){if(w(r)<1){const t={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandR\
esult/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={
instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must\
 be string"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Zr.errors=e,a===0}Zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Zs=Xr;
function _e(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_e.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.encodings===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(r!==
"encodings"){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have add\
itional properties"};e===null?e=[t]:e.push(t),a++}if(n.encodings!==void 0){let r=n.encodings;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];
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
schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:dt.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.
push(m),a++}}}else{const t={instancePath:o+"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return _e.errors=e,a===0}_e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Xr(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Xr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),_e(n,{instancePath:o,parentData:v,
parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?_e.errors:e.concat(_e.errors),a=e.length),Xr.errors=e,a===0}Xr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var Xs=et,Nt={type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{
TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"\
string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},ea={type:"string",enum:["delimited",
"cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},ra=new RegExp("^[A-Z_]+$","u");function Ve(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(n.SEQUENCE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_NAME===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[
r]:e.push(r),a++}if(n.PARAM_DISP===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"mus\
t have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(n.PARAM_REQD===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}
for(const r in n)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const t={instancePath:o,schemaPath:"#\
/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.TYPE!==void 0){let r=n.TYPE;if(typeof r!="string"){const t={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r===
"generic"||r==="oracle"||r==="db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const t={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConn\
ectionType/enum",keyword:"enum",params:{allowedValues:ea.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.SEQUENCE!==
void 0){let r=n.SEQUENCE;if(typeof r=="string"){if(!J.test(r)){const t={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/SEQUENCE",schemaPath:"\
#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_NAME!==void 0){let r=n.PARAM_NAME;
if(typeof r=="string"){if(!ra.test(r)){const t={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A\
-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_DISP!==void 0){let r=n.PARAM_DISP;if(typeof r=="s\
tring"){if(w(r)<1){const t={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT h\
ave fewer than 1 characters"};e===null?e=[t]:e.push(t),a++}}else{const t={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_TYPE!==void 0){let r=n.PARAM_TYPE;if(typeof r!="string"){const t={instancePath:o+
"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),a++}if(!(r==="d\
irectory"||r==="list"||r==="text")){const t={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:Nt.properties.
PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}if(n.PARAM_REQD!==void 0){let r=n.PARAM_REQD;if(typeof r!="\
string"){const t={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[t]:e.push(t),a++}if(!(r==="Y"||r==="N")){const t={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:Nt.
properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[t]:e.push(t),a++}}}else{const r={instancePath:o,schemaPath:"#/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Be(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Be.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(n)){const r=n.length;for(let t=0;t<r;t++)Ve(n[t],{instancePath:o+"/"+t,parentData:n,parentDataProperty:t,
rootData:b,dynamicAnchors:g})||(e=e===null?Ve.errors:e.concat(Ve.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}Be.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function et(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=et.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Be(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Be.errors:e.concat(Be.errors),a=e.length),et.
errors=e,a===0}et.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ta=rt;function ue(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ue.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.webhook===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",
params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[d]:e.push(d),a++}if(n.secret===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="webhook"||d==="secret")){const p={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"addit\
ionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.webhook!==void 0){let d=n.webhook;
if(typeof d=="string"){if(!J.test(d)){const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/webhook",schemaPath:"\
contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(n.secret!==
void 0){let d=n.secret;if(typeof d=="string"){if(w(d)<32){const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",
keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===
a;if(C){t=!0,u=0;var m=!0}const y=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswe\
r/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in n)if(d!==
"url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.url!==void 0){let d=n.url;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/ur\
l",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{
C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.webhook===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/W\
ebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(n.
delivered===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"\
must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(n.message===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/\
required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in n)if(!(k===
"webhook"||k==="delivered"||k==="message")){const D={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[D]:e.push(D),a++}if(n.webhook!==void 0){let k=n.webhook;if(typeof k==
"string"){if(!J.test(k)){const D={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"\
^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/webhook",schemaPath:"contract#/$defs/\
WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}if(n.delivered!==void 0&&typeof n.
delivered!="boolean"){const k={instancePath:o+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boo\
lean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(n.message!==void 0){let k=n.message;if(typeof k=="string"){if(w(k)<1){const D={instancePath:o+
"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 char\
acters"};e===null?e=[D]:e.push(D),a++}}else{const D={instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[D]:e.push(D),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=d===a;if(C&&t)t=!1,u=[u,2];else{C&&(t=!0,u=2,m!==!0&&(m=!0));const k=a;
if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",
params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[E]:e.push(E),a++}if(n.file===void 0){const E={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(
E),a++}for(const E in n)if(!(E==="job"||E==="file")){const F={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:E},message:"must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(n.job!==void 0){let E=n.job;if(typeof E==
"string"){if(w(E)<1){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!A.test(E)){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[F]:e.push(F),a++}}if(n.file!==void 0){let E=n.file;if(typeof E=="string"){if(w(E)<1){const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!A.test(E)){
const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var C=k===a;if(C&&t)t=!1,u=[u,3];else{C&&(t=!0,
u=3,m!==!0&&(m=!0));const E=a;N(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?N.errors:e.concat(N.errors),a=e.length);
var C=E===a;C&&t?(t=!1,u=[u,4]):C&&(t=!0,u=4,m!==!0&&(m=!0))}}}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return ue.errors=e,l.props=m,a===0}ue.evaluated=
{dynamicProps:!0,dynamicItems:!1};function rt(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rt.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ue(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))
e=e===null?ue.errors:e.concat(ue.errors),a=e.length;else var r=ue.evaluated.props;return rt.errors=e,l.props=r,a===0}rt.evaluated={dynamicProps:!0,dynamicItems:!1};
var Mt=tt,Ft={type:["string","array"],maxItems:2,items:{type:"string"}};function Ge(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.dataRow===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===
null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"\
must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="dataRow"||r==="metadata")){const t={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}
if(n.dataRow!==void 0){let r=n.dataRow;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const m={
instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ft.type},message:"must be string,array"};e===null?e=[m]:e.push(
m),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},
message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),a++}const m=h.length;for(let y=0;y<m;y++)if(typeof h[y]!="string"){const C={instancePath:o+"\
/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[C]:e.push(C),a++}}}}else{
const t={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),
a++}}n.metadata!==void 0&&(z(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:
e.concat(z.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:
e.push(r),a++}return Ge.errors=e,a===0}Ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function He(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="obj\
ect"&&!Array.isArray(n)){for(const r in n)if(r!=="@url"){let t=n[r];if(typeof t!="string"&&!Array.isArray(t)){const u={instancePath:o+"/"+r.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{type:Ft.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.
isArray(t)){if(t.length>2){const h={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",
params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:e.push(h),a++}const u=t.length;for(let h=0;h<u;h++)if(typeof t[h]!="string"){const m={
instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}if(n["@url"]!==void 0&&typeof n["@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40u\
rl/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function G(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=G.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;const h=a;if(Array.isArray(n)){if(n.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)Ge(n[p],
{instancePath:o+"/"+p,parentData:n,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?Ge.errors:e.concat(Ge.errors),a=e.length)}else{const d={instancePath:o,
schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
if(Array.isArray(n)){if(n.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),a++}const d=n.length;for(let p=0;p<d;p++)He(n[p],{instancePath:o+"/"+p,parentData:n,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?He.errors:e.concat(He.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),a++}var C=y===a;if(C&&t)t=!1,u=[u,1];else{C&&(t=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof n=="string"){if(w(n)>0){const k={
instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{
const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var C=d===a;C&&
t?(t=!1,u=[u,2]):C&&(t=!0,u=2)}if(t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return G.errors=e,l.items=m,a===0}G.evaluated={dynamicProps:!1,dynamicItems:!0};function Ue(n,{
instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ue.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.isArray(n)){if(n.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requi\
red",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};
e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||r==="rows"||r==="metadata")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;
if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+
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
e===null?e=[m]:e.push(m),a++}}}else{const t={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must\
 be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==void 0&&(G(n.rows,{instancePath:o+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||
(e=e===null?G.errors:e.concat(G.errors),a=e.length)),n.metadata!==void 0&&(x(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,
dynamicAnchors:g})||(e=e===null?x.errors:e.concat(x.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ue.errors=e,a===0}Ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function tt(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=tt.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Ue(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?Ue.errors:e.concat(Ue.errors),a=e.length),tt.
errors=e,a===0}tt.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var sa=st;function We(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=We.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),n&&typeof n=="object"&&!Array.
isArray(n)){if(n.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have requ\
ired property 'columns'"};e===null?e=[r]:e.push(r),a++}if(n.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(n.metadata===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in n)if(!(r==="columns"||
r==="rows"||r==="metadata")){const t={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"m\
ust NOT have additional properties"};e===null?e=[t]:e.push(t),a++}if(n.columns!==void 0){let r=n.columns;if(Array.isArray(r)){const t=r.length;for(let u=0;u<t;u++){
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
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const t={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),a++}}n.rows!==
void 0&&(G(n.rows,{instancePath:o+"/rows",parentData:n,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?G.errors:e.concat(G.errors),a=e.length)),
n.metadata!==void 0&&(x(n.metadata,{instancePath:o+"/metadata",parentData:n,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?x.errors:e.
concat(x.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return We.errors=e,a===0}We.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(n,{instancePath:o="",parentData:v,parentDataProperty:R,
rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=le.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let t=!1,u=null;
const h=a;if(n&&typeof n=="object"&&!Array.isArray(n)){if(n.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(n.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in n)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(n.job!==void 0){let d=n.job;if(typeof d==
"string"){if(w(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(n.file!==void 0){let d=n.file;if(typeof d=="string"){if(w(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!A.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var C=h===a;if(C){t=!0,u=0;var m=!0}const y=a;
We(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g})||(e=e===null?We.errors:e.concat(We.errors),a=e.length);var C=y===a;if(C&&t?
(t=!1,u=[u,1]):C&&(t=!0,u=1,m!==!0&&(m=!0)),t)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},
message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return le.errors=e,l.props=m,a===0}le.evaluated={dynamicProps:!0,dynamicItems:!1};
function st(n,{instancePath:o="",parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=st.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),!le(n,{instancePath:o,parentData:v,parentDataProperty:R,rootData:b,dynamicAnchors:g}))e=e===null?le.errors:e.concat(
le.errors),a=e.length;else var r=le.evaluated.props;return st.errors=e,l.props=r,a===0}st.evaluated={dynamicProps:!0,dynamicItems:!1};var aa=at;function at(n,{instancePath:o="",
parentData:v,parentDataProperty:R,rootData:b=n,dynamicAnchors:g={}}={}){let e=null,a=0;const l=at.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),typeof n!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be \
string"};e===null?e=[r]:e.push(r),a++}return at.errors=e,a===0}at.evaluated={dynamicProps:!1,dynamicItems:!1};var na={"getOpenApiDocument ok":$t,"getOpenApiDocu\
ment ok headers":i,"getOpenApiDocument badRequest":s,"getOpenApiDocument badRequest headers":i,"getOpenApiDocument notAcceptable":s,"getOpenApiDocument notAccep\
table headers":i,"getOpenApiDocument tooManyRequests":s,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":s,"getOpenApiDocument \
internalError headers":i,"getSession ok":lt,"getSession ok headers":St,"getSession badRequest":s,"getSession badRequest headers":i,"getSession unauthorized":s,"\
getSession unauthorized headers":f,"getSession notAcceptable":s,"getSession notAcceptable headers":i,"getSession tooManyRequests":s,"getSession tooManyRequests \
headers":c,"getSession internalError":s,"getSession internalError headers":i,"getSession unavailable":s,"getSession unavailable headers":c,"openSession ok":lt,"\
openSession ok headers":_t,"openSession badRequest":s,"openSession badRequest headers":i,"openSession unauthorized":s,"openSession unauthorized headers":f,"open\
Session forbidden":s,"openSession forbidden headers":i,"openSession notAcceptable":s,"openSession notAcceptable headers":i,"openSession contentTooLarge":s,"open\
Session contentTooLarge headers":i,"openSession unsupportedMediaType":s,"openSession unsupportedMediaType headers":i,"openSession tooManyRequests":s,"openSessio\
n tooManyRequests headers":c,"openSession internalError":s,"openSession internalError headers":i,"openSession unavailable":s,"openSession unavailable headers":c,
"closeSession noContent headers":Gt,"closeSession badRequest":s,"closeSession badRequest headers":i,"closeSession unauthorized":s,"closeSession unauthorized hea\
ders":f,"closeSession forbidden":s,"closeSession forbidden headers":i,"closeSession tooManyRequests":s,"closeSession tooManyRequests headers":c,"closeSession in\
ternalError":s,"closeSession internalError headers":i,"closeSession unavailable":s,"closeSession unavailable headers":c,"changePassword noContent headers":i,"ch\
angePassword badRequest":s,"changePassword badRequest headers":i,"changePassword unauthorized":s,"changePassword unauthorized headers":f,"changePassword content\
TooLarge":s,"changePassword contentTooLarge headers":i,"changePassword unsupportedMediaType":s,"changePassword unsupportedMediaType headers":i,"changePassword t\
ooManyRequests":s,"changePassword tooManyRequests headers":c,"changePassword internalError":s,"changePassword internalError headers":i,"changePassword unavailab\
le":s,"changePassword unavailable headers":c,"listRepositories ok":P,"listRepositories ok headers":i,"listRepositories badRequest":s,"listRepositories badReques\
t headers":i,"listRepositories notFound":s,"listRepositories notFound headers":i,"listRepositories notAcceptable":s,"listRepositories notAcceptable headers":i,"\
listRepositories tooManyRequests":s,"listRepositories tooManyRequests headers":c,"listRepositories internalError":s,"listRepositories internalError headers":i,"\
listRepositories unavailable":s,"listRepositories unavailable headers":c,"createRepository created":$,"createRepository created headers":ns,"createRepository ba\
dRequest":s,"createRepository badRequest headers":i,"createRepository unauthorized":s,"createRepository unauthorized headers":f,"createRepository forbidden":s,"\
createRepository forbidden headers":i,"createRepository notAcceptable":s,"createRepository notAcceptable headers":i,"createRepository conflict":s,"createReposit\
ory conflict headers":i,"createRepository contentTooLarge":s,"createRepository contentTooLarge headers":i,"createRepository unsupportedMediaType":s,"createRepos\
itory unsupportedMediaType headers":i,"createRepository tooManyRequests":s,"createRepository tooManyRequests headers":c,"createRepository internalError":s,"crea\
teRepository internalError headers":i,"createRepository unavailable":s,"createRepository unavailable headers":c,"getRepository ok":P,"getRepository ok headers":i,
"getRepository badRequest":s,"getRepository badRequest headers":i,"getRepository unauthorized":s,"getRepository unauthorized headers":f,"getRepository forbidden":s,
"getRepository forbidden headers":i,"getRepository notFound":s,"getRepository notFound headers":i,"getRepository notAcceptable":s,"getRepository notAcceptable h\
eaders":i,"getRepository tooManyRequests":s,"getRepository tooManyRequests headers":c,"getRepository internalError":s,"getRepository internalError headers":i,"g\
etRepository unavailable":s,"getRepository unavailable headers":c,"deleteRepository noContent headers":i,"deleteRepository badRequest":s,"deleteRepository badRe\
quest headers":i,"deleteRepository unauthorized":s,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":s,"deleteRepository forbidden headers":i,
"deleteRepository notFound":s,"deleteRepository notFound headers":i,"deleteRepository tooManyRequests":s,"deleteRepository tooManyRequests headers":c,"deleteRep\
ository internalError":s,"deleteRepository internalError headers":i,"deleteRepository unavailable":s,"deleteRepository unavailable headers":c,"login ok":os,"log\
in ok headers":i,"login badRequest":s,"login badRequest headers":i,"login forbidden":s,"login forbidden headers":i,"login notFound":s,"login notFound headers":i,
"login notAcceptable":s,"login notAcceptable headers":i,"login tooManyRequests":s,"login tooManyRequests headers":c,"login internalError":s,"login internalError\
 headers":i,"login unavailable":s,"login unavailable headers":c,"uploadFile ok":us,"uploadFile ok headers":i,"uploadFile badRequest":s,"uploadFile badRequest he\
aders":i,"uploadFile unauthorized":s,"uploadFile unauthorized headers":f,"uploadFile forbidden":s,"uploadFile forbidden headers":i,"uploadFile notFound":s,"uplo\
adFile notFound headers":i,"uploadFile notAcceptable":s,"uploadFile notAcceptable headers":i,"uploadFile contentTooLarge":s,"uploadFile contentTooLarge headers":i,
"uploadFile unsupportedMediaType":s,"uploadFile unsupportedMediaType headers":i,"uploadFile tooManyRequests":s,"uploadFile tooManyRequests headers":c,"uploadFil\
e internalError":s,"uploadFile internalError headers":i,"uploadFile unavailable":s,"uploadFile unavailable headers":c,"listFiles ok":P,"listFiles ok headers":i,
"listFiles badRequest":s,"listFiles badRequest headers":i,"listFiles unauthorized":s,"listFiles unauthorized headers":f,"listFiles forbidden":s,"listFiles forbi\
dden headers":i,"listFiles notFound":s,"listFiles notFound headers":i,"listFiles notAcceptable":s,"listFiles notAcceptable headers":i,"listFiles tooManyRequests":s,
"listFiles tooManyRequests headers":c,"listFiles internalError":s,"listFiles internalError headers":i,"listFiles unavailable":s,"listFiles unavailable headers":c,
"getFile ok":P,"getFile ok headers":i,"getFile badRequest":s,"getFile badRequest headers":i,"getFile unauthorized":s,"getFile unauthorized headers":f,"getFile f\
orbidden":s,"getFile forbidden headers":i,"getFile notFound":s,"getFile notFound headers":i,"getFile notAcceptable":s,"getFile notAcceptable headers":i,"getFile\
 tooManyRequests":s,"getFile tooManyRequests headers":c,"getFile internalError":s,"getFile internalError headers":i,"getFile unavailable":s,"getFile unavailable\
 headers":c,"deleteFile noContent headers":i,"deleteFile badRequest":s,"deleteFile badRequest headers":i,"deleteFile unauthorized":s,"deleteFile unauthorized he\
aders":f,"deleteFile forbidden":s,"deleteFile forbidden headers":i,"deleteFile notFound":s,"deleteFile notFound headers":i,"deleteFile conflict":s,"deleteFile c\
onflict headers":i,"deleteFile tooManyRequests":s,"deleteFile tooManyRequests headers":c,"deleteFile internalError":s,"deleteFile internalError headers":i,"dele\
teFile unavailable":s,"deleteFile unavailable headers":c,"downloadExport ok":pt,"downloadExport ok headers":ls,"downloadExport partialContent":pt,"downloadExpor\
t partialContent headers":ms,"downloadExport notModified headers":ps,"downloadExport badRequest":s,"downloadExport badRequest headers":i,"downloadExport unautho\
rized":s,"downloadExport unauthorized headers":f,"downloadExport forbidden":s,"downloadExport forbidden headers":i,"downloadExport notFound":s,"downloadExport n\
otFound headers":i,"downloadExport conflict":s,"downloadExport conflict headers":i,"downloadExport rangeNotSatisfiable":s,"downloadExport rangeNotSatisfiable he\
aders":hs,"downloadExport tooManyRequests":s,"downloadExport tooManyRequests headers":c,"downloadExport internalError":s,"downloadExport internalError headers":i,
"downloadExport unavailable":s,"downloadExport unavailable headers":c,"listEntities ok":P,"listEntities ok headers":i,"listEntities badRequest":s,"listEntities \
badRequest headers":i,"listEntities unauthorized":s,"listEntities unauthorized headers":f,"listEntities forbidden":s,"listEntities forbidden headers":i,"listEnt\
ities notFound":s,"listEntities notFound headers":i,"listEntities notAcceptable":s,"listEntities notAcceptable headers":i,"listEntities tooManyRequests":s,"list\
Entities tooManyRequests headers":c,"listEntities internalError":s,"listEntities internalError headers":i,"listEntities unavailable":s,"listEntities unavailable\
 headers":c,"runEntitiesCommand ok":fs,"runEntitiesCommand ok headers":i,"runEntitiesCommand noContent headers":i,"runEntitiesCommand badRequest":s,"runEntities\
Command badRequest headers":i,"runEntitiesCommand unauthorized":s,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbidden":s,"runEntitiesComma\
nd forbidden headers":i,"runEntitiesCommand notFound":s,"runEntitiesCommand notFound headers":i,"runEntitiesCommand notAcceptable":s,"runEntitiesCommand notAcce\
ptable headers":i,"runEntitiesCommand conflict":s,"runEntitiesCommand conflict headers":i,"runEntitiesCommand contentTooLarge":s,"runEntitiesCommand contentTooL\
arge headers":i,"runEntitiesCommand unsupportedMediaType":s,"runEntitiesCommand unsupportedMediaType headers":i,"runEntitiesCommand tooManyRequests":s,"runEntit\
iesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":s,"runEntitiesCommand internalError headers":i,"runEntitiesCommand unavailable":s,"runE\
ntitiesCommand unavailable headers":c,"runExpressionsCommand ok":gs,"runExpressionsCommand ok headers":i,"runExpressionsCommand badRequest":s,"runExpressionsCom\
mand badRequest headers":i,"runExpressionsCommand unauthorized":s,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand forbidden":s,"runExpress\
ionsCommand forbidden headers":i,"runExpressionsCommand notFound":s,"runExpressionsCommand notFound headers":i,"runExpressionsCommand notAcceptable":s,"runExpre\
ssionsCommand notAcceptable headers":i,"runExpressionsCommand conflict":s,"runExpressionsCommand conflict headers":i,"runExpressionsCommand contentTooLarge":s,"\
runExpressionsCommand contentTooLarge headers":i,"runExpressionsCommand unsupportedMediaType":s,"runExpressionsCommand unsupportedMediaType headers":i,"runExpre\
ssionsCommand tooManyRequests":s,"runExpressionsCommand tooManyRequests headers":c,"runExpressionsCommand internalError":s,"runExpressionsCommand internalError \
headers":i,"runExpressionsCommand unavailable":s,"runExpressionsCommand unavailable headers":c,"countEntities ok":W,"countEntities ok headers":i,"countEntities \
badRequest":s,"countEntities badRequest headers":i,"countEntities unauthorized":s,"countEntities unauthorized headers":f,"countEntities forbidden":s,"countEntit\
ies forbidden headers":i,"countEntities notFound":s,"countEntities notFound headers":i,"countEntities notAcceptable":s,"countEntities notAcceptable headers":i,"\
countEntities tooManyRequests":s,"countEntities tooManyRequests headers":c,"countEntities internalError":s,"countEntities internalError headers":i,"countEntitie\
s unavailable":s,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok headers":i,"getEntity badRequest":s,"getEntity badRequest headers":i,"getE\
ntity unauthorized":s,"getEntity unauthorized headers":f,"getEntity forbidden":s,"getEntity forbidden headers":i,"getEntity notFound":s,"getEntity notFound head\
ers":i,"getEntity notAcceptable":s,"getEntity notAcceptable headers":i,"getEntity tooManyRequests":s,"getEntity tooManyRequests headers":c,"getEntity internalEr\
ror":s,"getEntity internalError headers":i,"getEntity unavailable":s,"getEntity unavailable headers":c,"runEntityCommand ok":bs,"runEntityCommand ok headers":i,
"runEntityCommand badRequest":s,"runEntityCommand badRequest headers":i,"runEntityCommand unauthorized":s,"runEntityCommand unauthorized headers":f,"runEntityCo\
mmand forbidden":s,"runEntityCommand forbidden headers":i,"runEntityCommand notFound":s,"runEntityCommand notFound headers":i,"runEntityCommand notAcceptable":s,
"runEntityCommand notAcceptable headers":i,"runEntityCommand conflict":s,"runEntityCommand conflict headers":i,"runEntityCommand contentTooLarge":s,"runEntityCo\
mmand contentTooLarge headers":i,"runEntityCommand unsupportedMediaType":s,"runEntityCommand unsupportedMediaType headers":i,"runEntityCommand tooManyRequests":s,
"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":s,"runEntityCommand internalError headers":i,"runEntityCommand unavailable":s,"run\
EntityCommand unavailable headers":c,"deleteEntity noContent headers":i,"deleteEntity badRequest":s,"deleteEntity badRequest headers":i,"deleteEntity unauthoriz\
ed":s,"deleteEntity unauthorized headers":f,"deleteEntity forbidden":s,"deleteEntity forbidden headers":i,"deleteEntity notFound":s,"deleteEntity notFound heade\
rs":i,"deleteEntity tooManyRequests":s,"deleteEntity tooManyRequests headers":c,"deleteEntity internalError":s,"deleteEntity internalError headers":i,"deleteEnt\
ity unavailable":s,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok headers":i,"listRows badRequest":s,"listRows badRequest headers":i,"listRow\
s unauthorized":s,"listRows unauthorized headers":f,"listRows forbidden":s,"listRows forbidden headers":i,"listRows notFound":s,"listRows notFound headers":i,"l\
istRows notAcceptable":s,"listRows notAcceptable headers":i,"listRows conflict":s,"listRows conflict headers":i,"listRows tooManyRequests":s,"listRows tooManyRe\
quests headers":c,"listRows internalError":s,"listRows internalError headers":i,"listRows unavailable":s,"listRows unavailable headers":c,"runRowsCommand ok":q,
"runRowsCommand ok headers":i,"runRowsCommand badRequest":s,"runRowsCommand badRequest headers":i,"runRowsCommand unauthorized":s,"runRowsCommand unauthorized h\
eaders":f,"runRowsCommand forbidden":s,"runRowsCommand forbidden headers":i,"runRowsCommand notFound":s,"runRowsCommand notFound headers":i,"runRowsCommand notA\
cceptable":s,"runRowsCommand notAcceptable headers":i,"runRowsCommand conflict":s,"runRowsCommand conflict headers":i,"runRowsCommand contentTooLarge":s,"runRow\
sCommand contentTooLarge headers":i,"runRowsCommand unsupportedMediaType":s,"runRowsCommand unsupportedMediaType headers":i,"runRowsCommand tooManyRequests":s,"\
runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":s,"runRowsCommand internalError headers":i,"runRowsCommand unavailable":s,"runRowsComma\
nd unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":i,"listRowDetails badRequest":s,"listRowDetails badRequest headers":i,"listRowDetail\
s unauthorized":s,"listRowDetails unauthorized headers":f,"listRowDetails forbidden":s,"listRowDetails forbidden headers":i,"listRowDetails notFound":s,"listRow\
Details notFound headers":i,"listRowDetails notAcceptable":s,"listRowDetails notAcceptable headers":i,"listRowDetails conflict":s,"listRowDetails conflict heade\
rs":i,"listRowDetails tooManyRequests":s,"listRowDetails tooManyRequests headers":c,"listRowDetails internalError":s,"listRowDetails internalError headers":i,"l\
istRowDetails unavailable":s,"listRowDetails unavailable headers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator ok headers":i,"listDuplicatesIndicat\
or badRequest":s,"listDuplicatesIndicator badRequest headers":i,"listDuplicatesIndicator unauthorized":s,"listDuplicatesIndicator unauthorized headers":f,"listD\
uplicatesIndicator forbidden":s,"listDuplicatesIndicator forbidden headers":i,"listDuplicatesIndicator notFound":s,"listDuplicatesIndicator notFound headers":i,
"listDuplicatesIndicator notAcceptable":s,"listDuplicatesIndicator notAcceptable headers":i,"listDuplicatesIndicator tooManyRequests":s,"listDuplicatesIndicator\
 tooManyRequests headers":c,"listDuplicatesIndicator internalError":s,"listDuplicatesIndicator internalError headers":i,"listDuplicatesIndicator unavailable":s,
"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":i,"runDuplicatesIndicatorCommand\
 badRequest":s,"runDuplicatesIndicatorCommand badRequest headers":i,"runDuplicatesIndicatorCommand unauthorized":s,"runDuplicatesIndicatorCommand unauthorized h\
eaders":f,"runDuplicatesIndicatorCommand forbidden":s,"runDuplicatesIndicatorCommand forbidden headers":i,"runDuplicatesIndicatorCommand notFound":s,"runDuplica\
tesIndicatorCommand notFound headers":i,"runDuplicatesIndicatorCommand notAcceptable":s,"runDuplicatesIndicatorCommand notAcceptable headers":i,"runDuplicatesIn\
dicatorCommand conflict":s,"runDuplicatesIndicatorCommand conflict headers":i,"runDuplicatesIndicatorCommand contentTooLarge":s,"runDuplicatesIndicatorCommand c\
ontentTooLarge headers":i,"runDuplicatesIndicatorCommand unsupportedMediaType":s,"runDuplicatesIndicatorCommand unsupportedMediaType headers":i,"runDuplicatesIn\
dicatorCommand tooManyRequests":s,"runDuplicatesIndicatorCommand tooManyRequests headers":c,"runDuplicatesIndicatorCommand internalError":s,"runDuplicatesIndica\
torCommand internalError headers":i,"runDuplicatesIndicatorCommand unavailable":s,"runDuplicatesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"l\
istDuplicates ok headers":i,"listDuplicates badRequest":s,"listDuplicates badRequest headers":i,"listDuplicates unauthorized":s,"listDuplicates unauthorized hea\
ders":f,"listDuplicates forbidden":s,"listDuplicates forbidden headers":i,"listDuplicates notFound":s,"listDuplicates notFound headers":i,"listDuplicates notAcc\
eptable":s,"listDuplicates notAcceptable headers":i,"listDuplicates conflict":s,"listDuplicates conflict headers":i,"listDuplicates tooManyRequests":s,"listDupl\
icates tooManyRequests headers":c,"listDuplicates internalError":s,"listDuplicates internalError headers":i,"listDuplicates unavailable":s,"listDuplicates unava\
ilable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":i,"runDuplicatesCommand badRequest":s,"runDuplicatesCommand badRequest headers":i,
"runDuplicatesCommand unauthorized":s,"runDuplicatesCommand unauthorized headers":f,"runDuplicatesCommand forbidden":s,"runDuplicatesCommand forbidden headers":i,
"runDuplicatesCommand notFound":s,"runDuplicatesCommand notFound headers":i,"runDuplicatesCommand notAcceptable":s,"runDuplicatesCommand notAcceptable headers":i,
"runDuplicatesCommand conflict":s,"runDuplicatesCommand conflict headers":i,"runDuplicatesCommand contentTooLarge":s,"runDuplicatesCommand contentTooLarge heade\
rs":i,"runDuplicatesCommand unsupportedMediaType":s,"runDuplicatesCommand unsupportedMediaType headers":i,"runDuplicatesCommand tooManyRequests":s,"runDuplicate\
sCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":s,"runDuplicatesCommand internalError headers":i,"runDuplicatesCommand unavailable":s,"\
runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok headers":i,"listRejectedRows badRequest":s,"listRejectedRows badRequest\
 headers":i,"listRejectedRows unauthorized":s,"listRejectedRows unauthorized headers":f,"listRejectedRows forbidden":s,"listRejectedRows forbidden headers":i,"l\
istRejectedRows notFound":s,"listRejectedRows notFound headers":i,"listRejectedRows notAcceptable":s,"listRejectedRows notAcceptable headers":i,"listRejectedRow\
s tooManyRequests":s,"listRejectedRows tooManyRequests headers":c,"listRejectedRows internalError":s,"listRejectedRows internalError headers":i,"listRejectedRow\
s unavailable":s,"listRejectedRows unavailable headers":c,"getReport ok":ft,"getReport ok headers":Ye,"getReport badRequest":s,"getReport badRequest headers":i,
"getReport unauthorized":s,"getReport unauthorized headers":f,"getReport forbidden":s,"getReport forbidden headers":i,"getReport notFound":s,"getReport notFound\
 headers":i,"getReport notAcceptable":s,"getReport notAcceptable headers":i,"getReport conflict":s,"getReport conflict headers":i,"getReport tooManyRequests":s,
"getReport tooManyRequests headers":c,"getReport internalError":s,"getReport internalError headers":i,"getReport unavailable":s,"getReport unavailable headers":c,
"listFindings ok":vs,"listFindings ok headers":i,"listFindings badRequest":s,"listFindings badRequest headers":i,"listFindings unauthorized":s,"listFindings una\
uthorized headers":f,"listFindings forbidden":s,"listFindings forbidden headers":i,"listFindings notFound":s,"listFindings notFound headers":i,"listFindings not\
Acceptable":s,"listFindings notAcceptable headers":i,"listFindings conflict":s,"listFindings conflict headers":i,"listFindings tooManyRequests":s,"listFindings \
tooManyRequests headers":c,"listFindings internalError":s,"listFindings internalError headers":i,"listFindings unavailable":s,"listFindings unavailable headers":c,
"listAttributes ok":P,"listAttributes ok headers":i,"listAttributes badRequest":s,"listAttributes badRequest headers":i,"listAttributes unauthorized":s,"listAtt\
ributes unauthorized headers":f,"listAttributes forbidden":s,"listAttributes forbidden headers":i,"listAttributes notFound":s,"listAttributes notFound headers":i,
"listAttributes notAcceptable":s,"listAttributes notAcceptable headers":i,"listAttributes tooManyRequests":s,"listAttributes tooManyRequests headers":c,"listAtt\
ributes internalError":s,"listAttributes internalError headers":i,"listAttributes unavailable":s,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,
"runAttributesCommand ok headers":i,"runAttributesCommand badRequest":s,"runAttributesCommand badRequest headers":i,"runAttributesCommand unauthorized":s,"runAt\
tributesCommand unauthorized headers":f,"runAttributesCommand forbidden":s,"runAttributesCommand forbidden headers":i,"runAttributesCommand notFound":s,"runAttr\
ibutesCommand notFound headers":i,"runAttributesCommand notAcceptable":s,"runAttributesCommand notAcceptable headers":i,"runAttributesCommand contentTooLarge":s,
"runAttributesCommand contentTooLarge headers":i,"runAttributesCommand unsupportedMediaType":s,"runAttributesCommand unsupportedMediaType headers":i,"runAttribu\
tesCommand tooManyRequests":s,"runAttributesCommand tooManyRequests headers":c,"runAttributesCommand internalError":s,"runAttributesCommand internalError header\
s":i,"runAttributesCommand unavailable":s,"runAttributesCommand unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":i,"getAttribute badRequest":s,
"getAttribute badRequest headers":i,"getAttribute unauthorized":s,"getAttribute unauthorized headers":f,"getAttribute forbidden":s,"getAttribute forbidden heade\
rs":i,"getAttribute notFound":s,"getAttribute notFound headers":i,"getAttribute notAcceptable":s,"getAttribute notAcceptable headers":i,"getAttribute tooManyReq\
uests":s,"getAttribute tooManyRequests headers":c,"getAttribute internalError":s,"getAttribute internalError headers":i,"getAttribute unavailable":s,"getAttribu\
te unavailable headers":c,"runAttributeCommand ok":$,"runAttributeCommand ok headers":i,"runAttributeCommand badRequest":s,"runAttributeCommand badRequest heade\
rs":i,"runAttributeCommand unauthorized":s,"runAttributeCommand unauthorized headers":f,"runAttributeCommand forbidden":s,"runAttributeCommand forbidden headers":i,
"runAttributeCommand notFound":s,"runAttributeCommand notFound headers":i,"runAttributeCommand notAcceptable":s,"runAttributeCommand notAcceptable headers":i,"r\
unAttributeCommand conflict":s,"runAttributeCommand conflict headers":i,"runAttributeCommand contentTooLarge":s,"runAttributeCommand contentTooLarge headers":i,
"runAttributeCommand unsupportedMediaType":s,"runAttributeCommand unsupportedMediaType headers":i,"runAttributeCommand tooManyRequests":s,"runAttributeCommand t\
ooManyRequests headers":c,"runAttributeCommand internalError":s,"runAttributeCommand internalError headers":i,"runAttributeCommand unavailable":s,"runAttributeC\
ommand unavailable headers":c,"getAttributeProfile ok":Rs,"getAttributeProfile ok headers":i,"getAttributeProfile badRequest":s,"getAttributeProfile badRequest \
headers":i,"getAttributeProfile unauthorized":s,"getAttributeProfile unauthorized headers":f,"getAttributeProfile forbidden":s,"getAttributeProfile forbidden he\
aders":i,"getAttributeProfile notFound":s,"getAttributeProfile notFound headers":i,"getAttributeProfile notAcceptable":s,"getAttributeProfile notAcceptable head\
ers":i,"getAttributeProfile conflict":s,"getAttributeProfile conflict headers":i,"getAttributeProfile tooManyRequests":s,"getAttributeProfile tooManyRequests he\
aders":c,"getAttributeProfile internalError":s,"getAttributeProfile internalError headers":i,"getAttributeProfile unavailable":s,"getAttributeProfile unavailabl\
e headers":c,"listValues ok":P,"listValues ok headers":i,"listValues badRequest":s,"listValues badRequest headers":i,"listValues unauthorized":s,"listValues una\
uthorized headers":f,"listValues forbidden":s,"listValues forbidden headers":i,"listValues notFound":s,"listValues notFound headers":i,"listValues notAcceptable":s,
"listValues notAcceptable headers":i,"listValues conflict":s,"listValues conflict headers":i,"listValues tooManyRequests":s,"listValues tooManyRequests headers":c,
"listValues internalError":s,"listValues internalError headers":i,"listValues unavailable":s,"listValues unavailable headers":c,"runValuesCommand ok":q,"runValu\
esCommand ok headers":i,"runValuesCommand badRequest":s,"runValuesCommand badRequest headers":i,"runValuesCommand unauthorized":s,"runValuesCommand unauthorized\
 headers":f,"runValuesCommand forbidden":s,"runValuesCommand forbidden headers":i,"runValuesCommand notFound":s,"runValuesCommand notFound headers":i,"runValues\
Command notAcceptable":s,"runValuesCommand notAcceptable headers":i,"runValuesCommand conflict":s,"runValuesCommand conflict headers":i,"runValuesCommand conten\
tTooLarge":s,"runValuesCommand contentTooLarge headers":i,"runValuesCommand unsupportedMediaType":s,"runValuesCommand unsupportedMediaType headers":i,"runValues\
Command tooManyRequests":s,"runValuesCommand tooManyRequests headers":c,"runValuesCommand internalError":s,"runValuesCommand internalError headers":i,"runValues\
Command unavailable":s,"runValuesCommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok headers":i,"listSpaces badRequest":s,"listSpaces badRequest hea\
ders":i,"listSpaces unauthorized":s,"listSpaces unauthorized headers":f,"listSpaces forbidden":s,"listSpaces forbidden headers":i,"listSpaces notFound":s,"listS\
paces notFound headers":i,"listSpaces notAcceptable":s,"listSpaces notAcceptable headers":i,"listSpaces conflict":s,"listSpaces conflict headers":i,"listSpaces \
tooManyRequests":s,"listSpaces tooManyRequests headers":c,"listSpaces internalError":s,"listSpaces internalError headers":i,"listSpaces unavailable":s,"listSpac\
es unavailable headers":c,"runSpacesCommand ok":q,"runSpacesCommand ok headers":i,"runSpacesCommand badRequest":s,"runSpacesCommand badRequest headers":i,"runSp\
acesCommand unauthorized":s,"runSpacesCommand unauthorized headers":f,"runSpacesCommand forbidden":s,"runSpacesCommand forbidden headers":i,"runSpacesCommand no\
tFound":s,"runSpacesCommand notFound headers":i,"runSpacesCommand notAcceptable":s,"runSpacesCommand notAcceptable headers":i,"runSpacesCommand conflict":s,"run\
SpacesCommand conflict headers":i,"runSpacesCommand contentTooLarge":s,"runSpacesCommand contentTooLarge headers":i,"runSpacesCommand unsupportedMediaType":s,"r\
unSpacesCommand unsupportedMediaType headers":i,"runSpacesCommand tooManyRequests":s,"runSpacesCommand tooManyRequests headers":c,"runSpacesCommand internalErro\
r":s,"runSpacesCommand internalError headers":i,"runSpacesCommand unavailable":s,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":i,
"listMasks badRequest":s,"listMasks badRequest headers":i,"listMasks unauthorized":s,"listMasks unauthorized headers":f,"listMasks forbidden":s,"listMasks forbi\
dden headers":i,"listMasks notFound":s,"listMasks notFound headers":i,"listMasks notAcceptable":s,"listMasks notAcceptable headers":i,"listMasks conflict":s,"li\
stMasks conflict headers":i,"listMasks tooManyRequests":s,"listMasks tooManyRequests headers":c,"listMasks internalError":s,"listMasks internalError headers":i,
"listMasks unavailable":s,"listMasks unavailable headers":c,"runMasksCommand ok":q,"runMasksCommand ok headers":i,"runMasksCommand badRequest":s,"runMasksComman\
d badRequest headers":i,"runMasksCommand unauthorized":s,"runMasksCommand unauthorized headers":f,"runMasksCommand forbidden":s,"runMasksCommand forbidden heade\
rs":i,"runMasksCommand notFound":s,"runMasksCommand notFound headers":i,"runMasksCommand notAcceptable":s,"runMasksCommand notAcceptable headers":i,"runMasksCom\
mand conflict":s,"runMasksCommand conflict headers":i,"runMasksCommand contentTooLarge":s,"runMasksCommand contentTooLarge headers":i,"runMasksCommand unsupport\
edMediaType":s,"runMasksCommand unsupportedMediaType headers":i,"runMasksCommand tooManyRequests":s,"runMasksCommand tooManyRequests headers":c,"runMasksCommand\
 internalError":s,"runMasksCommand internalError headers":i,"runMasksCommand unavailable":s,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPat\
terns ok headers":i,"listPatterns badRequest":s,"listPatterns badRequest headers":i,"listPatterns unauthorized":s,"listPatterns unauthorized headers":f,"listPat\
terns forbidden":s,"listPatterns forbidden headers":i,"listPatterns notFound":s,"listPatterns notFound headers":i,"listPatterns notAcceptable":s,"listPatterns n\
otAcceptable headers":i,"listPatterns conflict":s,"listPatterns conflict headers":i,"listPatterns tooManyRequests":s,"listPatterns tooManyRequests headers":c,"l\
istPatterns internalError":s,"listPatterns internalError headers":i,"listPatterns unavailable":s,"listPatterns unavailable headers":c,"runPatternsCommand ok":q,
"runPatternsCommand ok headers":i,"runPatternsCommand badRequest":s,"runPatternsCommand badRequest headers":i,"runPatternsCommand unauthorized":s,"runPatternsCo\
mmand unauthorized headers":f,"runPatternsCommand forbidden":s,"runPatternsCommand forbidden headers":i,"runPatternsCommand notFound":s,"runPatternsCommand notF\
ound headers":i,"runPatternsCommand notAcceptable":s,"runPatternsCommand notAcceptable headers":i,"runPatternsCommand conflict":s,"runPatternsCommand conflict h\
eaders":i,"runPatternsCommand contentTooLarge":s,"runPatternsCommand contentTooLarge headers":i,"runPatternsCommand unsupportedMediaType":s,"runPatternsCommand \
unsupportedMediaType headers":i,"runPatternsCommand tooManyRequests":s,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":s,"runP\
atternsCommand internalError headers":i,"runPatternsCommand unavailable":s,"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":q,"runSoundexesCo\
mmand ok headers":i,"runSoundexesCommand badRequest":s,"runSoundexesCommand badRequest headers":i,"runSoundexesCommand unauthorized":s,"runSoundexesCommand unau\
thorized headers":f,"runSoundexesCommand forbidden":s,"runSoundexesCommand forbidden headers":i,"runSoundexesCommand notFound":s,"runSoundexesCommand notFound h\
eaders":i,"runSoundexesCommand notAcceptable":s,"runSoundexesCommand notAcceptable headers":i,"runSoundexesCommand conflict":s,"runSoundexesCommand conflict hea\
ders":i,"runSoundexesCommand contentTooLarge":s,"runSoundexesCommand contentTooLarge headers":i,"runSoundexesCommand unsupportedMediaType":s,"runSoundexesComman\
d unsupportedMediaType headers":i,"runSoundexesCommand tooManyRequests":s,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":s,
"runSoundexesCommand internalError headers":i,"runSoundexesCommand unavailable":s,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetapho\
nes ok headers":i,"listMetaphones badRequest":s,"listMetaphones badRequest headers":i,"listMetaphones unauthorized":s,"listMetaphones unauthorized headers":f,"l\
istMetaphones forbidden":s,"listMetaphones forbidden headers":i,"listMetaphones notFound":s,"listMetaphones notFound headers":i,"listMetaphones notAcceptable":s,
"listMetaphones notAcceptable headers":i,"listMetaphones conflict":s,"listMetaphones conflict headers":i,"listMetaphones tooManyRequests":s,"listMetaphones tooM\
anyRequests headers":c,"listMetaphones internalError":s,"listMetaphones internalError headers":i,"listMetaphones unavailable":s,"listMetaphones unavailable head\
ers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":i,"runMetaphonesCommand badRequest":s,"runMetaphonesCommand badRequest headers":i,"runMetap\
honesCommand unauthorized":s,"runMetaphonesCommand unauthorized headers":f,"runMetaphonesCommand forbidden":s,"runMetaphonesCommand forbidden headers":i,"runMet\
aphonesCommand notFound":s,"runMetaphonesCommand notFound headers":i,"runMetaphonesCommand notAcceptable":s,"runMetaphonesCommand notAcceptable headers":i,"runM\
etaphonesCommand conflict":s,"runMetaphonesCommand conflict headers":i,"runMetaphonesCommand contentTooLarge":s,"runMetaphonesCommand contentTooLarge headers":i,
"runMetaphonesCommand unsupportedMediaType":s,"runMetaphonesCommand unsupportedMediaType headers":i,"runMetaphonesCommand tooManyRequests":s,"runMetaphonesComma\
nd tooManyRequests headers":c,"runMetaphonesCommand internalError":s,"runMetaphonesCommand internalError headers":i,"runMetaphonesCommand unavailable":s,"runMet\
aphonesCommand unavailable headers":c,"unmaskValue ok":Ps,"unmaskValue ok headers":i,"unmaskValue badRequest":s,"unmaskValue badRequest headers":i,"unmaskValue \
unauthorized":s,"unmaskValue unauthorized headers":f,"unmaskValue forbidden":s,"unmaskValue forbidden headers":i,"unmaskValue notFound":s,"unmaskValue notFound \
headers":i,"unmaskValue notAcceptable":s,"unmaskValue notAcceptable headers":i,"unmaskValue contentTooLarge":s,"unmaskValue contentTooLarge headers":i,"unmaskVa\
lue unsupportedMediaType":s,"unmaskValue unsupportedMediaType headers":i,"unmaskValue tooManyRequests":s,"unmaskValue tooManyRequests headers":c,"unmaskValue in\
ternalError":s,"unmaskValue internalError headers":i,"unmaskValue unavailable":s,"unmaskValue unavailable headers":c,"listFunctions ok":ks,"listFunctions ok hea\
ders":i,"listFunctions badRequest":s,"listFunctions badRequest headers":i,"listFunctions unauthorized":s,"listFunctions unauthorized headers":f,"listFunctions f\
orbidden":s,"listFunctions forbidden headers":i,"listFunctions notFound":s,"listFunctions notFound headers":i,"listFunctions notAcceptable":s,"listFunctions not\
Acceptable headers":i,"listFunctions tooManyRequests":s,"listFunctions tooManyRequests headers":c,"listFunctions internalError":s,"listFunctions internalError h\
eaders":i,"listFunctions unavailable":s,"listFunctions unavailable headers":c,"listPriorities ok":Es,"listPriorities ok headers":i,"listPriorities badRequest":s,
"listPriorities badRequest headers":i,"listPriorities unauthorized":s,"listPriorities unauthorized headers":f,"listPriorities forbidden":s,"listPriorities forbi\
dden headers":i,"listPriorities notFound":s,"listPriorities notFound headers":i,"listPriorities notAcceptable":s,"listPriorities notAcceptable headers":i,"listP\
riorities tooManyRequests":s,"listPriorities tooManyRequests headers":c,"listPriorities internalError":s,"listPriorities internalError headers":i,"listPrioritie\
s unavailable":s,"listPriorities unavailable headers":c,"runPrioritiesCommand created":$,"runPrioritiesCommand created headers":wt,"runPrioritiesCommand badRequ\
est":s,"runPrioritiesCommand badRequest headers":i,"runPrioritiesCommand unauthorized":s,"runPrioritiesCommand unauthorized headers":f,"runPrioritiesCommand for\
bidden":s,"runPrioritiesCommand forbidden headers":i,"runPrioritiesCommand notFound":s,"runPrioritiesCommand notFound headers":i,"runPrioritiesCommand notAccept\
able":s,"runPrioritiesCommand notAcceptable headers":i,"runPrioritiesCommand contentTooLarge":s,"runPrioritiesCommand contentTooLarge headers":i,"runPrioritiesC\
ommand unsupportedMediaType":s,"runPrioritiesCommand unsupportedMediaType headers":i,"runPrioritiesCommand tooManyRequests":s,"runPrioritiesCommand tooManyReque\
sts headers":c,"runPrioritiesCommand internalError":s,"runPrioritiesCommand internalError headers":i,"runPrioritiesCommand unavailable":s,"runPrioritiesCommand \
unavailable headers":c,"runPriorityCommand created":$,"runPriorityCommand created headers":wt,"runPriorityCommand badRequest":s,"runPriorityCommand badRequest h\
eaders":i,"runPriorityCommand unauthorized":s,"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":s,"runPriorityCommand forbidden headers":i,
"runPriorityCommand notFound":s,"runPriorityCommand notFound headers":i,"runPriorityCommand notAcceptable":s,"runPriorityCommand notAcceptable headers":i,"runPr\
iorityCommand contentTooLarge":s,"runPriorityCommand contentTooLarge headers":i,"runPriorityCommand unsupportedMediaType":s,"runPriorityCommand unsupportedMedia\
Type headers":i,"runPriorityCommand tooManyRequests":s,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":s,"runPriorityCommand i\
nternalError headers":i,"runPriorityCommand unavailable":s,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":i,"deletePriority badRe\
quest":s,"deletePriority badRequest headers":i,"deletePriority unauthorized":s,"deletePriority unauthorized headers":f,"deletePriority forbidden":s,"deletePrior\
ity forbidden headers":i,"deletePriority notFound":s,"deletePriority notFound headers":i,"deletePriority tooManyRequests":s,"deletePriority tooManyRequests head\
ers":c,"deletePriority internalError":s,"deletePriority internalError headers":i,"deletePriority unavailable":s,"deletePriority unavailable headers":c,"listLibr\
aryEntities ok":P,"listLibraryEntities ok headers":i,"listLibraryEntities badRequest":s,"listLibraryEntities badRequest headers":i,"listLibraryEntities unauthor\
ized":s,"listLibraryEntities unauthorized headers":f,"listLibraryEntities forbidden":s,"listLibraryEntities forbidden headers":i,"listLibraryEntities notFound":s,
"listLibraryEntities notFound headers":i,"listLibraryEntities notAcceptable":s,"listLibraryEntities notAcceptable headers":i,"listLibraryEntities tooManyRequest\
s":s,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities internalError":s,"listLibraryEntities internalError headers":i,"listLibraryEntities un\
available":s,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCommand ok":Fs,"runLibraryEntitiesCommand ok headers":i,"runLibraryEntitiesCommand b\
adRequest":s,"runLibraryEntitiesCommand badRequest headers":i,"runLibraryEntitiesCommand unauthorized":s,"runLibraryEntitiesCommand unauthorized headers":f,"run\
LibraryEntitiesCommand forbidden":s,"runLibraryEntitiesCommand forbidden headers":i,"runLibraryEntitiesCommand notFound":s,"runLibraryEntitiesCommand notFound h\
eaders":i,"runLibraryEntitiesCommand notAcceptable":s,"runLibraryEntitiesCommand notAcceptable headers":i,"runLibraryEntitiesCommand conflict":s,"runLibraryEnti\
tiesCommand conflict headers":i,"runLibraryEntitiesCommand contentTooLarge":s,"runLibraryEntitiesCommand contentTooLarge headers":i,"runLibraryEntitiesCommand u\
nsupportedMediaType":s,"runLibraryEntitiesCommand unsupportedMediaType headers":i,"runLibraryEntitiesCommand tooManyRequests":s,"runLibraryEntitiesCommand tooMa\
nyRequests headers":c,"runLibraryEntitiesCommand internalError":s,"runLibraryEntitiesCommand internalError headers":i,"runLibraryEntitiesCommand unavailable":s,
"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":W,"countLibraryEntities ok headers":i,"countLibraryEntities badRequest":s,"countLibr\
aryEntities badRequest headers":i,"countLibraryEntities unauthorized":s,"countLibraryEntities unauthorized headers":f,"countLibraryEntities forbidden":s,"countL\
ibraryEntities forbidden headers":i,"countLibraryEntities notFound":s,"countLibraryEntities notFound headers":i,"countLibraryEntities notAcceptable":s,"countLib\
raryEntities notAcceptable headers":i,"countLibraryEntities tooManyRequests":s,"countLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalEr\
ror":s,"countLibraryEntities internalError headers":i,"countLibraryEntities unavailable":s,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,
"getLibraryEntity ok headers":i,"getLibraryEntity badRequest":s,"getLibraryEntity badRequest headers":i,"getLibraryEntity unauthorized":s,"getLibraryEntity unau\
thorized headers":f,"getLibraryEntity forbidden":s,"getLibraryEntity forbidden headers":i,"getLibraryEntity notFound":s,"getLibraryEntity notFound headers":i,"g\
etLibraryEntity notAcceptable":s,"getLibraryEntity notAcceptable headers":i,"getLibraryEntity tooManyRequests":s,"getLibraryEntity tooManyRequests headers":c,"g\
etLibraryEntity internalError":s,"getLibraryEntity internalError headers":i,"getLibraryEntity unavailable":s,"getLibraryEntity unavailable headers":c,"runLibrar\
yEntityCommand ok":$,"runLibraryEntityCommand ok headers":i,"runLibraryEntityCommand badRequest":s,"runLibraryEntityCommand badRequest headers":i,"runLibraryEnt\
ityCommand unauthorized":s,"runLibraryEntityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":s,"runLibraryEntityCommand forbidden headers":i,
"runLibraryEntityCommand notFound":s,"runLibraryEntityCommand notFound headers":i,"runLibraryEntityCommand notAcceptable":s,"runLibraryEntityCommand notAcceptab\
le headers":i,"runLibraryEntityCommand conflict":s,"runLibraryEntityCommand conflict headers":i,"runLibraryEntityCommand contentTooLarge":s,"runLibraryEntityCom\
mand contentTooLarge headers":i,"runLibraryEntityCommand unsupportedMediaType":s,"runLibraryEntityCommand unsupportedMediaType headers":i,"runLibraryEntityComma\
nd tooManyRequests":s,"runLibraryEntityCommand tooManyRequests headers":c,"runLibraryEntityCommand internalError":s,"runLibraryEntityCommand internalError heade\
rs":i,"runLibraryEntityCommand unavailable":s,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":i,"deleteLibraryEntity bad\
Request":s,"deleteLibraryEntity badRequest headers":i,"deleteLibraryEntity unauthorized":s,"deleteLibraryEntity unauthorized headers":f,"deleteLibraryEntity for\
bidden":s,"deleteLibraryEntity forbidden headers":i,"deleteLibraryEntity notFound":s,"deleteLibraryEntity notFound headers":i,"deleteLibraryEntity tooManyReques\
ts":s,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalError":s,"deleteLibraryEntity internalError headers":i,"deleteLibraryEntity u\
navailable":s,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":i,"listLibraryAttributes badRequest":s,
"listLibraryAttributes badRequest headers":i,"listLibraryAttributes unauthorized":s,"listLibraryAttributes unauthorized headers":f,"listLibraryAttributes forbid\
den":s,"listLibraryAttributes forbidden headers":i,"listLibraryAttributes notFound":s,"listLibraryAttributes notFound headers":i,"listLibraryAttributes notAccep\
table":s,"listLibraryAttributes notAcceptable headers":i,"listLibraryAttributes tooManyRequests":s,"listLibraryAttributes tooManyRequests headers":c,"listLibrar\
yAttributes internalError":s,"listLibraryAttributes internalError headers":i,"listLibraryAttributes unavailable":s,"listLibraryAttributes unavailable headers":c,
"runLibraryAttributesCommand ok":Js,"runLibraryAttributesCommand ok headers":i,"runLibraryAttributesCommand badRequest":s,"runLibraryAttributesCommand badReques\
t headers":i,"runLibraryAttributesCommand unauthorized":s,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesCommand forbidden":s,"runLib\
raryAttributesCommand forbidden headers":i,"runLibraryAttributesCommand notFound":s,"runLibraryAttributesCommand notFound headers":i,"runLibraryAttributesComman\
d notAcceptable":s,"runLibraryAttributesCommand notAcceptable headers":i,"runLibraryAttributesCommand conflict":s,"runLibraryAttributesCommand conflict headers":i,
"runLibraryAttributesCommand contentTooLarge":s,"runLibraryAttributesCommand contentTooLarge headers":i,"runLibraryAttributesCommand unsupportedMediaType":s,"ru\
nLibraryAttributesCommand unsupportedMediaType headers":i,"runLibraryAttributesCommand tooManyRequests":s,"runLibraryAttributesCommand tooManyRequests headers":c,
"runLibraryAttributesCommand internalError":s,"runLibraryAttributesCommand internalError headers":i,"runLibraryAttributesCommand unavailable":s,"runLibraryAttri\
butesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttribute ok headers":i,"getLibraryAttribute badRequest":s,"getLibraryAttribute badReq\
uest headers":i,"getLibraryAttribute unauthorized":s,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":s,"getLibraryAttribute forbidd\
en headers":i,"getLibraryAttribute notFound":s,"getLibraryAttribute notFound headers":i,"getLibraryAttribute notAcceptable":s,"getLibraryAttribute notAcceptable\
 headers":i,"getLibraryAttribute tooManyRequests":s,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalError":s,"getLibraryAttribute i\
nternalError headers":i,"getLibraryAttribute unavailable":s,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand ok":$,"runLibraryAttributeCo\
mmand ok headers":i,"runLibraryAttributeCommand badRequest":s,"runLibraryAttributeCommand badRequest headers":i,"runLibraryAttributeCommand unauthorized":s,"run\
LibraryAttributeCommand unauthorized headers":f,"runLibraryAttributeCommand forbidden":s,"runLibraryAttributeCommand forbidden headers":i,"runLibraryAttributeCo\
mmand notFound":s,"runLibraryAttributeCommand notFound headers":i,"runLibraryAttributeCommand notAcceptable":s,"runLibraryAttributeCommand notAcceptable headers":i,
"runLibraryAttributeCommand conflict":s,"runLibraryAttributeCommand conflict headers":i,"runLibraryAttributeCommand contentTooLarge":s,"runLibraryAttributeComma\
nd contentTooLarge headers":i,"runLibraryAttributeCommand unsupportedMediaType":s,"runLibraryAttributeCommand unsupportedMediaType headers":i,"runLibraryAttribu\
teCommand tooManyRequests":s,"runLibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":s,"runLibraryAttributeCommand int\
ernalError headers":i,"runLibraryAttributeCommand unavailable":s,"runLibraryAttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":i,
"deleteLibraryAttribute badRequest":s,"deleteLibraryAttribute badRequest headers":i,"deleteLibraryAttribute unauthorized":s,"deleteLibraryAttribute unauthorized\
 headers":f,"deleteLibraryAttribute forbidden":s,"deleteLibraryAttribute forbidden headers":i,"deleteLibraryAttribute notFound":s,"deleteLibraryAttribute notFou\
nd headers":i,"deleteLibraryAttribute conflict":s,"deleteLibraryAttribute conflict headers":i,"deleteLibraryAttribute tooManyRequests":s,"deleteLibraryAttribute\
 tooManyRequests headers":c,"deleteLibraryAttribute internalError":s,"deleteLibraryAttribute internalError headers":i,"deleteLibraryAttribute unavailable":s,"de\
leteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":i,"listLibraryEntityRules badRequest":s,"listLibra\
ryEntityRules badRequest headers":i,"listLibraryEntityRules unauthorized":s,"listLibraryEntityRules unauthorized headers":f,"listLibraryEntityRules forbidden":s,
"listLibraryEntityRules forbidden headers":i,"listLibraryEntityRules notFound":s,"listLibraryEntityRules notFound headers":i,"listLibraryEntityRules notAcceptab\
le":s,"listLibraryEntityRules notAcceptable headers":i,"listLibraryEntityRules tooManyRequests":s,"listLibraryEntityRules tooManyRequests headers":c,"listLibrar\
yEntityRules internalError":s,"listLibraryEntityRules internalError headers":i,"listLibraryEntityRules unavailable":s,"listLibraryEntityRules unavailable header\
s":c,"runLibraryEntityRulesCommand ok":Ts,"runLibraryEntityRulesCommand ok headers":i,"runLibraryEntityRulesCommand badRequest":ee,"runLibraryEntityRulesCommand\
 badRequest headers":i,"runLibraryEntityRulesCommand unauthorized":s,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibraryEntityRulesCommand forbidd\
en":s,"runLibraryEntityRulesCommand forbidden headers":i,"runLibraryEntityRulesCommand notFound":s,"runLibraryEntityRulesCommand notFound headers":i,"runLibrary\
EntityRulesCommand notAcceptable":s,"runLibraryEntityRulesCommand notAcceptable headers":i,"runLibraryEntityRulesCommand conflict":s,"runLibraryEntityRulesComma\
nd conflict headers":i,"runLibraryEntityRulesCommand contentTooLarge":s,"runLibraryEntityRulesCommand contentTooLarge headers":i,"runLibraryEntityRulesCommand u\
nsupportedMediaType":s,"runLibraryEntityRulesCommand unsupportedMediaType headers":i,"runLibraryEntityRulesCommand tooManyRequests":s,"runLibraryEntityRulesComm\
and tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":s,"runLibraryEntityRulesCommand internalError headers":i,"runLibraryEntityRulesComma\
nd unavailable":s,"runLibraryEntityRulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":i,"getLibraryRule badRequest":s,"getLib\
raryRule badRequest headers":i,"getLibraryRule unauthorized":s,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":s,"getLibraryRule forbidden he\
aders":i,"getLibraryRule notFound":s,"getLibraryRule notFound headers":i,"getLibraryRule notAcceptable":s,"getLibraryRule notAcceptable headers":i,"getLibraryRu\
le tooManyRequests":s,"getLibraryRule tooManyRequests headers":c,"getLibraryRule internalError":s,"getLibraryRule internalError headers":i,"getLibraryRule unava\
ilable":s,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":$,"runLibraryRuleCommand ok headers":i,"runLibraryRuleCommand badRequest":ee,"runLib\
raryRuleCommand badRequest headers":i,"runLibraryRuleCommand unauthorized":s,"runLibraryRuleCommand unauthorized headers":f,"runLibraryRuleCommand forbidden":s,
"runLibraryRuleCommand forbidden headers":i,"runLibraryRuleCommand notFound":s,"runLibraryRuleCommand notFound headers":i,"runLibraryRuleCommand notAcceptable":s,
"runLibraryRuleCommand notAcceptable headers":i,"runLibraryRuleCommand conflict":s,"runLibraryRuleCommand conflict headers":i,"runLibraryRuleCommand contentTooL\
arge":s,"runLibraryRuleCommand contentTooLarge headers":i,"runLibraryRuleCommand unsupportedMediaType":s,"runLibraryRuleCommand unsupportedMediaType headers":i,
"runLibraryRuleCommand tooManyRequests":s,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":s,"runLibraryRuleCommand inter\
nalError headers":i,"runLibraryRuleCommand unavailable":s,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":$,"deleteLibraryRule ok headers":i,
"deleteLibraryRule badRequest":s,"deleteLibraryRule badRequest headers":i,"deleteLibraryRule unauthorized":s,"deleteLibraryRule unauthorized headers":f,"deleteL\
ibraryRule forbidden":s,"deleteLibraryRule forbidden headers":i,"deleteLibraryRule notFound":s,"deleteLibraryRule notFound headers":i,"deleteLibraryRule notAcce\
ptable":s,"deleteLibraryRule notAcceptable headers":i,"deleteLibraryRule tooManyRequests":s,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule int\
ernalError":s,"deleteLibraryRule internalError headers":i,"deleteLibraryRule unavailable":s,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,
"listAssociatedRules ok headers":i,"listAssociatedRules badRequest":s,"listAssociatedRules badRequest headers":i,"listAssociatedRules unauthorized":s,"listAssoc\
iatedRules unauthorized headers":f,"listAssociatedRules forbidden":s,"listAssociatedRules forbidden headers":i,"listAssociatedRules notFound":s,"listAssociatedR\
ules notFound headers":i,"listAssociatedRules notAcceptable":s,"listAssociatedRules notAcceptable headers":i,"listAssociatedRules tooManyRequests":s,"listAssoci\
atedRules tooManyRequests headers":c,"listAssociatedRules internalError":s,"listAssociatedRules internalError headers":i,"listAssociatedRules unavailable":s,"li\
stAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":i,"listAssociatedEntities badRequest":s,"listAssociat\
edEntities badRequest headers":i,"listAssociatedEntities unauthorized":s,"listAssociatedEntities unauthorized headers":f,"listAssociatedEntities forbidden":s,"l\
istAssociatedEntities forbidden headers":i,"listAssociatedEntities notFound":s,"listAssociatedEntities notFound headers":i,"listAssociatedEntities notAcceptable":s,
"listAssociatedEntities notAcceptable headers":i,"listAssociatedEntities tooManyRequests":s,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEn\
tities internalError":s,"listAssociatedEntities internalError headers":i,"listAssociatedEntities unavailable":s,"listAssociatedEntities unavailable headers":c,"\
runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":i,"runAssociatedEntitiesCommand badRequest":s,"runAssociatedEntitiesCommand badRequ\
est headers":i,"runAssociatedEntitiesCommand unauthorized":s,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEntitiesCommand forbidden":s,"r\
unAssociatedEntitiesCommand forbidden headers":i,"runAssociatedEntitiesCommand notFound":s,"runAssociatedEntitiesCommand notFound headers":i,"runAssociatedEntit\
iesCommand notAcceptable":s,"runAssociatedEntitiesCommand notAcceptable headers":i,"runAssociatedEntitiesCommand contentTooLarge":s,"runAssociatedEntitiesComman\
d contentTooLarge headers":i,"runAssociatedEntitiesCommand unsupportedMediaType":s,"runAssociatedEntitiesCommand unsupportedMediaType headers":i,"runAssociatedE\
ntitiesCommand tooManyRequests":s,"runAssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalError":s,"runAssociatedEntities\
Command internalError headers":i,"runAssociatedEntitiesCommand unavailable":s,"runAssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":$s,"getA\
ttributeMap ok headers":i,"getAttributeMap badRequest":s,"getAttributeMap badRequest headers":i,"getAttributeMap unauthorized":s,"getAttributeMap unauthorized h\
eaders":f,"getAttributeMap forbidden":s,"getAttributeMap forbidden headers":i,"getAttributeMap notFound":s,"getAttributeMap notFound headers":i,"getAttributeMap\
 notAcceptable":s,"getAttributeMap notAcceptable headers":i,"getAttributeMap tooManyRequests":s,"getAttributeMap tooManyRequests headers":c,"getAttributeMap int\
ernalError":s,"getAttributeMap internalError headers":i,"getAttributeMap unavailable":s,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":zs,"\
runAttributeMapCommand ok headers":i,"runAttributeMapCommand badRequest":s,"runAttributeMapCommand badRequest headers":i,"runAttributeMapCommand unauthorized":s,
"runAttributeMapCommand unauthorized headers":f,"runAttributeMapCommand forbidden":s,"runAttributeMapCommand forbidden headers":i,"runAttributeMapCommand notFou\
nd":s,"runAttributeMapCommand notFound headers":i,"runAttributeMapCommand notAcceptable":s,"runAttributeMapCommand notAcceptable headers":i,"runAttributeMapComm\
and conflict":s,"runAttributeMapCommand conflict headers":i,"runAttributeMapCommand contentTooLarge":s,"runAttributeMapCommand contentTooLarge headers":i,"runAt\
tributeMapCommand unsupportedMediaType":s,"runAttributeMapCommand unsupportedMediaType headers":i,"runAttributeMapCommand tooManyRequests":s,"runAttributeMapCom\
mand tooManyRequests headers":c,"runAttributeMapCommand internalError":s,"runAttributeMapCommand internalError headers":i,"runAttributeMapCommand unavailable":s,
"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusinessRules ok headers":i,"listBusinessRules badRequest":s,"listBusinessRules bad\
Request headers":i,"listBusinessRules unauthorized":s,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":s,"listBusinessRules forbidden he\
aders":i,"listBusinessRules notFound":s,"listBusinessRules notFound headers":i,"listBusinessRules notAcceptable":s,"listBusinessRules notAcceptable headers":i,"\
listBusinessRules tooManyRequests":s,"listBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":s,"listBusinessRules internalError headers":i,
"listBusinessRules unavailable":s,"listBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":i,"runBusinessRu\
lesCommand badRequest":s,"runBusinessRulesCommand badRequest headers":i,"runBusinessRulesCommand unauthorized":s,"runBusinessRulesCommand unauthorized headers":f,
"runBusinessRulesCommand forbidden":s,"runBusinessRulesCommand forbidden headers":i,"runBusinessRulesCommand notFound":s,"runBusinessRulesCommand notFound heade\
rs":i,"runBusinessRulesCommand notAcceptable":s,"runBusinessRulesCommand notAcceptable headers":i,"runBusinessRulesCommand contentTooLarge":s,"runBusinessRulesC\
ommand contentTooLarge headers":i,"runBusinessRulesCommand unsupportedMediaType":s,"runBusinessRulesCommand unsupportedMediaType headers":i,"runBusinessRulesCom\
mand tooManyRequests":s,"runBusinessRulesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":s,"runBusinessRulesCommand internalError hea\
ders":i,"runBusinessRulesCommand unavailable":s,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":W,"countBusinessRules ok headers":i,"cou\
ntBusinessRules badRequest":s,"countBusinessRules badRequest headers":i,"countBusinessRules unauthorized":s,"countBusinessRules unauthorized headers":f,"countBu\
sinessRules forbidden":s,"countBusinessRules forbidden headers":i,"countBusinessRules notFound":s,"countBusinessRules notFound headers":i,"countBusinessRules no\
tAcceptable":s,"countBusinessRules notAcceptable headers":i,"countBusinessRules tooManyRequests":s,"countBusinessRules tooManyRequests headers":c,"countBusiness\
Rules internalError":s,"countBusinessRules internalError headers":i,"countBusinessRules unavailable":s,"countBusinessRules unavailable headers":c,"listAggregate\
Methods ok":Is,"listAggregateMethods ok headers":i,"listAggregateMethods badRequest":s,"listAggregateMethods badRequest headers":i,"listAggregateMethods unautho\
rized":s,"listAggregateMethods unauthorized headers":f,"listAggregateMethods forbidden":s,"listAggregateMethods forbidden headers":i,"listAggregateMethods notFo\
und":s,"listAggregateMethods notFound headers":i,"listAggregateMethods notAcceptable":s,"listAggregateMethods notAcceptable headers":i,"listAggregateMethods too\
ManyRequests":s,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods internalError":s,"listAggregateMethods internalError headers":i,"listAggr\
egateMethods unavailable":s,"listAggregateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":i,"listLibraryRules badRequest":s,
"listLibraryRules badRequest headers":i,"listLibraryRules unauthorized":s,"listLibraryRules unauthorized headers":f,"listLibraryRules forbidden":s,"listLibraryR\
ules forbidden headers":i,"listLibraryRules notFound":s,"listLibraryRules notFound headers":i,"listLibraryRules notAcceptable":s,"listLibraryRules notAcceptable\
 headers":i,"listLibraryRules tooManyRequests":s,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":s,"listLibraryRules internalError\
 headers":i,"listLibraryRules unavailable":s,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":Ss,"runLibraryRulesCommand ok headers":i,"runL\
ibraryRulesCommand badRequest":s,"runLibraryRulesCommand badRequest headers":i,"runLibraryRulesCommand unauthorized":s,"runLibraryRulesCommand unauthorized head\
ers":f,"runLibraryRulesCommand forbidden":s,"runLibraryRulesCommand forbidden headers":i,"runLibraryRulesCommand notFound":s,"runLibraryRulesCommand notFound he\
aders":i,"runLibraryRulesCommand notAcceptable":s,"runLibraryRulesCommand notAcceptable headers":i,"runLibraryRulesCommand conflict":s,"runLibraryRulesCommand c\
onflict headers":i,"runLibraryRulesCommand contentTooLarge":s,"runLibraryRulesCommand contentTooLarge headers":i,"runLibraryRulesCommand unsupportedMediaType":s,
"runLibraryRulesCommand unsupportedMediaType headers":i,"runLibraryRulesCommand tooManyRequests":s,"runLibraryRulesCommand tooManyRequests headers":c,"runLibrar\
yRulesCommand internalError":s,"runLibraryRulesCommand internalError headers":i,"runLibraryRulesCommand unavailable":s,"runLibraryRulesCommand unavailable heade\
rs":c,"countLibraryRules ok":W,"countLibraryRules ok headers":i,"countLibraryRules badRequest":s,"countLibraryRules badRequest headers":i,"countLibraryRules una\
uthorized":s,"countLibraryRules unauthorized headers":f,"countLibraryRules forbidden":s,"countLibraryRules forbidden headers":i,"countLibraryRules notFound":s,"\
countLibraryRules notFound headers":i,"countLibraryRules notAcceptable":s,"countLibraryRules notAcceptable headers":i,"countLibraryRules tooManyRequests":s,"cou\
ntLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":s,"countLibraryRules internalError headers":i,"countLibraryRules unavailable":s,"cou\
ntLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRules ok headers":i,"listRealBusinessRules badRequest":s,"listRealBusinessRu\
les badRequest headers":i,"listRealBusinessRules unauthorized":s,"listRealBusinessRules unauthorized headers":f,"listRealBusinessRules forbidden":s,"listRealBus\
inessRules forbidden headers":i,"listRealBusinessRules notFound":s,"listRealBusinessRules notFound headers":i,"listRealBusinessRules notAcceptable":s,"listRealB\
usinessRules notAcceptable headers":i,"listRealBusinessRules tooManyRequests":s,"listRealBusinessRules tooManyRequests headers":c,"listRealBusinessRules interna\
lError":s,"listRealBusinessRules internalError headers":i,"listRealBusinessRules unavailable":s,"listRealBusinessRules unavailable headers":c,"runRealBusinessRu\
lesCommand ok":Pt,"runRealBusinessRulesCommand ok headers":i,"runRealBusinessRulesCommand badRequest":ee,"runRealBusinessRulesCommand badRequest headers":i,"run\
RealBusinessRulesCommand unauthorized":s,"runRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidden":s,"runRealBusinessRulesCom\
mand forbidden headers":i,"runRealBusinessRulesCommand notFound":s,"runRealBusinessRulesCommand notFound headers":i,"runRealBusinessRulesCommand notAcceptable":s,
"runRealBusinessRulesCommand notAcceptable headers":i,"runRealBusinessRulesCommand conflict":s,"runRealBusinessRulesCommand conflict headers":i,"runRealBusiness\
RulesCommand contentTooLarge":s,"runRealBusinessRulesCommand contentTooLarge headers":i,"runRealBusinessRulesCommand unsupportedMediaType":s,"runRealBusinessRul\
esCommand unsupportedMediaType headers":i,"runRealBusinessRulesCommand tooManyRequests":s,"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusine\
ssRulesCommand internalError":s,"runRealBusinessRulesCommand internalError headers":i,"runRealBusinessRulesCommand unavailable":s,"runRealBusinessRulesCommand u\
navailable headers":c,"deleteRealBusinessRules ok":$,"deleteRealBusinessRules ok headers":i,"deleteRealBusinessRules badRequest":ee,"deleteRealBusinessRules bad\
Request headers":i,"deleteRealBusinessRules unauthorized":s,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRules forbidden":s,"deleteRealBu\
sinessRules forbidden headers":i,"deleteRealBusinessRules notFound":s,"deleteRealBusinessRules notFound headers":i,"deleteRealBusinessRules notAcceptable":s,"de\
leteRealBusinessRules notAcceptable headers":i,"deleteRealBusinessRules contentTooLarge":s,"deleteRealBusinessRules contentTooLarge headers":i,"deleteRealBusine\
ssRules unsupportedMediaType":s,"deleteRealBusinessRules unsupportedMediaType headers":i,"deleteRealBusinessRules tooManyRequests":s,"deleteRealBusinessRules to\
oManyRequests headers":c,"deleteRealBusinessRules internalError":s,"deleteRealBusinessRules internalError headers":i,"deleteRealBusinessRules unavailable":s,"de\
leteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":W,"countRealBusinessRules ok headers":i,"countRealBusinessRules badRequest":s,"countRea\
lBusinessRules badRequest headers":i,"countRealBusinessRules unauthorized":s,"countRealBusinessRules unauthorized headers":f,"countRealBusinessRules forbidden":s,
"countRealBusinessRules forbidden headers":i,"countRealBusinessRules notFound":s,"countRealBusinessRules notFound headers":i,"countRealBusinessRules notAcceptab\
le":s,"countRealBusinessRules notAcceptable headers":i,"countRealBusinessRules tooManyRequests":s,"countRealBusinessRules tooManyRequests headers":c,"countRealB\
usinessRules internalError":s,"countRealBusinessRules internalError headers":i,"countRealBusinessRules unavailable":s,"countRealBusinessRules unavailable header\
s":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":i,"listEntityBusinessRules badRequest":s,"listEntityBusinessRules badRequest headers":i,
"listEntityBusinessRules unauthorized":s,"listEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":s,"listEntityBusinessRules forbidd\
en headers":i,"listEntityBusinessRules notFound":s,"listEntityBusinessRules notFound headers":i,"listEntityBusinessRules notAcceptable":s,"listEntityBusinessRul\
es notAcceptable headers":i,"listEntityBusinessRules tooManyRequests":s,"listEntityBusinessRules tooManyRequests headers":c,"listEntityBusinessRules internalErr\
or":s,"listEntityBusinessRules internalError headers":i,"listEntityBusinessRules unavailable":s,"listEntityBusinessRules unavailable headers":c,"runEntityBusine\
ssRulesCommand ok":kt,"runEntityBusinessRulesCommand ok headers":i,"runEntityBusinessRulesCommand badRequest":ee,"runEntityBusinessRulesCommand badRequest heade\
rs":i,"runEntityBusinessRulesCommand unauthorized":s,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRulesCommand forbidden":s,"runEnti\
tyBusinessRulesCommand forbidden headers":i,"runEntityBusinessRulesCommand notFound":s,"runEntityBusinessRulesCommand notFound headers":i,"runEntityBusinessRule\
sCommand notAcceptable":s,"runEntityBusinessRulesCommand notAcceptable headers":i,"runEntityBusinessRulesCommand conflict":s,"runEntityBusinessRulesCommand conf\
lict headers":i,"runEntityBusinessRulesCommand contentTooLarge":s,"runEntityBusinessRulesCommand contentTooLarge headers":i,"runEntityBusinessRulesCommand unsup\
portedMediaType":s,"runEntityBusinessRulesCommand unsupportedMediaType headers":i,"runEntityBusinessRulesCommand tooManyRequests":s,"runEntityBusinessRulesComma\
nd tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":s,"runEntityBusinessRulesCommand internalError headers":i,"runEntityBusinessRulesCom\
mand unavailable":s,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRules ok headers":i,"listAttri\
buteBusinessRules badRequest":s,"listAttributeBusinessRules badRequest headers":i,"listAttributeBusinessRules unauthorized":s,"listAttributeBusinessRules unauth\
orized headers":f,"listAttributeBusinessRules forbidden":s,"listAttributeBusinessRules forbidden headers":i,"listAttributeBusinessRules notFound":s,"listAttribu\
teBusinessRules notFound headers":i,"listAttributeBusinessRules notAcceptable":s,"listAttributeBusinessRules notAcceptable headers":i,"listAttributeBusinessRule\
s tooManyRequests":s,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeBusinessRules internalError":s,"listAttributeBusinessRules internalErr\
or headers":i,"listAttributeBusinessRules unavailable":s,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRulesCommand ok":kt,"runAttribu\
teBusinessRulesCommand ok headers":i,"runAttributeBusinessRulesCommand badRequest":ee,"runAttributeBusinessRulesCommand badRequest headers":i,"runAttributeBusin\
essRulesCommand unauthorized":s,"runAttributeBusinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":s,"runAttributeBusinessRu\
lesCommand forbidden headers":i,"runAttributeBusinessRulesCommand notFound":s,"runAttributeBusinessRulesCommand notFound headers":i,"runAttributeBusinessRulesCo\
mmand notAcceptable":s,"runAttributeBusinessRulesCommand notAcceptable headers":i,"runAttributeBusinessRulesCommand conflict":s,"runAttributeBusinessRulesComman\
d conflict headers":i,"runAttributeBusinessRulesCommand contentTooLarge":s,"runAttributeBusinessRulesCommand contentTooLarge headers":i,"runAttributeBusinessRul\
esCommand unsupportedMediaType":s,"runAttributeBusinessRulesCommand unsupportedMediaType headers":i,"runAttributeBusinessRulesCommand tooManyRequests":s,"runAtt\
ributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand internalError":s,"runAttributeBusinessRulesCommand internalError headers":i,
"runAttributeBusinessRulesCommand unavailable":s,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok\
 headers":i,"listEntityRuleHistory badRequest":s,"listEntityRuleHistory badRequest headers":i,"listEntityRuleHistory unauthorized":s,"listEntityRuleHistory unau\
thorized headers":f,"listEntityRuleHistory forbidden":s,"listEntityRuleHistory forbidden headers":i,"listEntityRuleHistory notFound":s,"listEntityRuleHistory no\
tFound headers":i,"listEntityRuleHistory notAcceptable":s,"listEntityRuleHistory notAcceptable headers":i,"listEntityRuleHistory tooManyRequests":s,"listEntityR\
uleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":s,"listEntityRuleHistory internalError headers":i,"listEntityRuleHistory unavailable":s,
"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":i,"runEntityRuleHistoryCommand badRequ\
est":s,"runEntityRuleHistoryCommand badRequest headers":i,"runEntityRuleHistoryCommand unauthorized":s,"runEntityRuleHistoryCommand unauthorized headers":f,"run\
EntityRuleHistoryCommand forbidden":s,"runEntityRuleHistoryCommand forbidden headers":i,"runEntityRuleHistoryCommand notFound":s,"runEntityRuleHistoryCommand no\
tFound headers":i,"runEntityRuleHistoryCommand notAcceptable":s,"runEntityRuleHistoryCommand notAcceptable headers":i,"runEntityRuleHistoryCommand contentTooLar\
ge":s,"runEntityRuleHistoryCommand contentTooLarge headers":i,"runEntityRuleHistoryCommand unsupportedMediaType":s,"runEntityRuleHistoryCommand unsupportedMedia\
Type headers":i,"runEntityRuleHistoryCommand tooManyRequests":s,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalErr\
or":s,"runEntityRuleHistoryCommand internalError headers":i,"runEntityRuleHistoryCommand unavailable":s,"runEntityRuleHistoryCommand unavailable headers":c,"lis\
tAllRuleHistory ok":P,"listAllRuleHistory ok headers":i,"listAllRuleHistory badRequest":s,"listAllRuleHistory badRequest headers":i,"listAllRuleHistory unauthor\
ized":s,"listAllRuleHistory unauthorized headers":f,"listAllRuleHistory forbidden":s,"listAllRuleHistory forbidden headers":i,"listAllRuleHistory notFound":s,"l\
istAllRuleHistory notFound headers":i,"listAllRuleHistory notAcceptable":s,"listAllRuleHistory notAcceptable headers":i,"listAllRuleHistory tooManyRequests":s,"\
listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":s,"listAllRuleHistory internalError headers":i,"listAllRuleHistory unavailable":s,
"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":i,"runAllRuleHistoryCommand badRequest":s,"runA\
llRuleHistoryCommand badRequest headers":i,"runAllRuleHistoryCommand unauthorized":s,"runAllRuleHistoryCommand unauthorized headers":f,"runAllRuleHistoryCommand\
 forbidden":s,"runAllRuleHistoryCommand forbidden headers":i,"runAllRuleHistoryCommand notFound":s,"runAllRuleHistoryCommand notFound headers":i,"runAllRuleHist\
oryCommand notAcceptable":s,"runAllRuleHistoryCommand notAcceptable headers":i,"runAllRuleHistoryCommand contentTooLarge":s,"runAllRuleHistoryCommand contentToo\
Large headers":i,"runAllRuleHistoryCommand unsupportedMediaType":s,"runAllRuleHistoryCommand unsupportedMediaType headers":i,"runAllRuleHistoryCommand tooManyRe\
quests":s,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":s,"runAllRuleHistoryCommand internalError headers":i,"ru\
nAllRuleHistoryCommand unavailable":s,"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCompliance ok headers":i,"listEnti\
tyCompliance badRequest":s,"listEntityCompliance badRequest headers":i,"listEntityCompliance unauthorized":s,"listEntityCompliance unauthorized headers":f,"list\
EntityCompliance forbidden":s,"listEntityCompliance forbidden headers":i,"listEntityCompliance notFound":s,"listEntityCompliance notFound headers":i,"listEntity\
Compliance notAcceptable":s,"listEntityCompliance notAcceptable headers":i,"listEntityCompliance tooManyRequests":s,"listEntityCompliance tooManyRequests header\
s":c,"listEntityCompliance internalError":s,"listEntityCompliance internalError headers":i,"listEntityCompliance unavailable":s,"listEntityCompliance unavailabl\
e headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":i,"runEntityComplianceCommand badRequest":s,"runEntityComplianceCommand b\
adRequest headers":i,"runEntityComplianceCommand unauthorized":s,"runEntityComplianceCommand unauthorized headers":f,"runEntityComplianceCommand forbidden":s,"r\
unEntityComplianceCommand forbidden headers":i,"runEntityComplianceCommand notFound":s,"runEntityComplianceCommand notFound headers":i,"runEntityComplianceComma\
nd notAcceptable":s,"runEntityComplianceCommand notAcceptable headers":i,"runEntityComplianceCommand contentTooLarge":s,"runEntityComplianceCommand contentTooLa\
rge headers":i,"runEntityComplianceCommand unsupportedMediaType":s,"runEntityComplianceCommand unsupportedMediaType headers":i,"runEntityComplianceCommand tooMa\
nyRequests":s,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCommand internalError":s,"runEntityComplianceCommand internalError head\
ers":i,"runEntityComplianceCommand unavailable":s,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listCompliance ok headers":i,"listCo\
mpliance badRequest":s,"listCompliance badRequest headers":i,"listCompliance unauthorized":s,"listCompliance unauthorized headers":f,"listCompliance forbidden":s,
"listCompliance forbidden headers":i,"listCompliance notFound":s,"listCompliance notFound headers":i,"listCompliance notAcceptable":s,"listCompliance notAccepta\
ble headers":i,"listCompliance tooManyRequests":s,"listCompliance tooManyRequests headers":c,"listCompliance internalError":s,"listCompliance internalError head\
ers":i,"listCompliance unavailable":s,"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok headers":i,"runComplianceComma\
nd badRequest":s,"runComplianceCommand badRequest headers":i,"runComplianceCommand unauthorized":s,"runComplianceCommand unauthorized headers":f,"runComplianceC\
ommand forbidden":s,"runComplianceCommand forbidden headers":i,"runComplianceCommand notFound":s,"runComplianceCommand notFound headers":i,"runComplianceCommand\
 notAcceptable":s,"runComplianceCommand notAcceptable headers":i,"runComplianceCommand contentTooLarge":s,"runComplianceCommand contentTooLarge headers":i,"runC\
omplianceCommand unsupportedMediaType":s,"runComplianceCommand unsupportedMediaType headers":i,"runComplianceCommand tooManyRequests":s,"runComplianceCommand to\
oManyRequests headers":c,"runComplianceCommand internalError":s,"runComplianceCommand internalError headers":i,"runComplianceCommand unavailable":s,"runComplian\
ceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":i,"listPassingRules badRequest":s,"listPassingRules badRequest headers":i,
"listPassingRules unauthorized":s,"listPassingRules unauthorized headers":f,"listPassingRules forbidden":s,"listPassingRules forbidden headers":i,"listPassingRu\
les notFound":s,"listPassingRules notFound headers":i,"listPassingRules notAcceptable":s,"listPassingRules notAcceptable headers":i,"listPassingRules tooManyReq\
uests":s,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":s,"listPassingRules internalError headers":i,"listPassingRules unavailabl\
e":s,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":i,"runPassingRulesCommand badRequest":s,"runPass\
ingRulesCommand badRequest headers":i,"runPassingRulesCommand unauthorized":s,"runPassingRulesCommand unauthorized headers":f,"runPassingRulesCommand forbidden":s,
"runPassingRulesCommand forbidden headers":i,"runPassingRulesCommand notFound":s,"runPassingRulesCommand notFound headers":i,"runPassingRulesCommand notAcceptab\
le":s,"runPassingRulesCommand notAcceptable headers":i,"runPassingRulesCommand contentTooLarge":s,"runPassingRulesCommand contentTooLarge headers":i,"runPassing\
RulesCommand unsupportedMediaType":s,"runPassingRulesCommand unsupportedMediaType headers":i,"runPassingRulesCommand tooManyRequests":s,"runPassingRulesCommand \
tooManyRequests headers":c,"runPassingRulesCommand internalError":s,"runPassingRulesCommand internalError headers":i,"runPassingRulesCommand unavailable":s,"run\
PassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok headers":i,"listFailingRules badRequest":s,"listFailingRules badRequest \
headers":i,"listFailingRules unauthorized":s,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":s,"listFailingRules forbidden headers":i,"li\
stFailingRules notFound":s,"listFailingRules notFound headers":i,"listFailingRules notAcceptable":s,"listFailingRules notAcceptable headers":i,"listFailingRules\
 tooManyRequests":s,"listFailingRules tooManyRequests headers":c,"listFailingRules internalError":s,"listFailingRules internalError headers":i,"listFailingRules\
 unavailable":s,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":i,"runFailingRulesCommand badRequest":s,
"runFailingRulesCommand badRequest headers":i,"runFailingRulesCommand unauthorized":s,"runFailingRulesCommand unauthorized headers":f,"runFailingRulesCommand fo\
rbidden":s,"runFailingRulesCommand forbidden headers":i,"runFailingRulesCommand notFound":s,"runFailingRulesCommand notFound headers":i,"runFailingRulesCommand \
notAcceptable":s,"runFailingRulesCommand notAcceptable headers":i,"runFailingRulesCommand contentTooLarge":s,"runFailingRulesCommand contentTooLarge headers":i,
"runFailingRulesCommand unsupportedMediaType":s,"runFailingRulesCommand unsupportedMediaType headers":i,"runFailingRulesCommand tooManyRequests":s,"runFailingRu\
lesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":s,"runFailingRulesCommand internalError headers":i,"runFailingRulesCommand unavaila\
ble":s,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":i,"listEnabledRules badRequest":s,"listEnabledRules \
badRequest headers":i,"listEnabledRules unauthorized":s,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":s,"listEnabledRules forbidden hea\
ders":i,"listEnabledRules notFound":s,"listEnabledRules notFound headers":i,"listEnabledRules notAcceptable":s,"listEnabledRules notAcceptable headers":i,"listE\
nabledRules tooManyRequests":s,"listEnabledRules tooManyRequests headers":c,"listEnabledRules internalError":s,"listEnabledRules internalError headers":i,"listE\
nabledRules unavailable":s,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":i,"runEnabledRulesCommand \
badRequest":s,"runEnabledRulesCommand badRequest headers":i,"runEnabledRulesCommand unauthorized":s,"runEnabledRulesCommand unauthorized headers":f,"runEnabledR\
ulesCommand forbidden":s,"runEnabledRulesCommand forbidden headers":i,"runEnabledRulesCommand notFound":s,"runEnabledRulesCommand notFound headers":i,"runEnable\
dRulesCommand notAcceptable":s,"runEnabledRulesCommand notAcceptable headers":i,"runEnabledRulesCommand contentTooLarge":s,"runEnabledRulesCommand contentTooLar\
ge headers":i,"runEnabledRulesCommand unsupportedMediaType":s,"runEnabledRulesCommand unsupportedMediaType headers":i,"runEnabledRulesCommand tooManyRequests":s,
"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":s,"runEnabledRulesCommand internalError headers":i,"runEnabledRulesCom\
mand unavailable":s,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":i,"getBusinessRule badRequest":s,"getBusi\
nessRule badRequest headers":i,"getBusinessRule unauthorized":s,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":s,"getBusinessRule forbidde\
n headers":i,"getBusinessRule notFound":s,"getBusinessRule notFound headers":i,"getBusinessRule notAcceptable":s,"getBusinessRule notAcceptable headers":i,"getB\
usinessRule tooManyRequests":s,"getBusinessRule tooManyRequests headers":c,"getBusinessRule internalError":s,"getBusinessRule internalError headers":i,"getBusin\
essRule unavailable":s,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":$,"runBusinessRuleCommand ok headers":i,"runBusinessRuleCommand badRe\
quest":ee,"runBusinessRuleCommand badRequest headers":i,"runBusinessRuleCommand unauthorized":s,"runBusinessRuleCommand unauthorized headers":f,"runBusinessRule\
Command forbidden":s,"runBusinessRuleCommand forbidden headers":i,"runBusinessRuleCommand notFound":s,"runBusinessRuleCommand notFound headers":i,"runBusinessRu\
leCommand notAcceptable":s,"runBusinessRuleCommand notAcceptable headers":i,"runBusinessRuleCommand conflict":s,"runBusinessRuleCommand conflict headers":i,"run\
BusinessRuleCommand contentTooLarge":s,"runBusinessRuleCommand contentTooLarge headers":i,"runBusinessRuleCommand unsupportedMediaType":s,"runBusinessRuleComman\
d unsupportedMediaType headers":i,"runBusinessRuleCommand tooManyRequests":s,"runBusinessRuleCommand tooManyRequests headers":c,"runBusinessRuleCommand internal\
Error":s,"runBusinessRuleCommand internalError headers":i,"runBusinessRuleCommand unavailable":s,"runBusinessRuleCommand unavailable headers":c,"deleteBusinessR\
ule ok":$,"deleteBusinessRule ok headers":i,"deleteBusinessRule badRequest":s,"deleteBusinessRule badRequest headers":i,"deleteBusinessRule unauthorized":s,"del\
eteBusinessRule unauthorized headers":f,"deleteBusinessRule forbidden":s,"deleteBusinessRule forbidden headers":i,"deleteBusinessRule notFound":s,"deleteBusines\
sRule notFound headers":i,"deleteBusinessRule notAcceptable":s,"deleteBusinessRule notAcceptable headers":i,"deleteBusinessRule tooManyRequests":s,"deleteBusine\
ssRule tooManyRequests headers":c,"deleteBusinessRule internalError":s,"deleteBusinessRule internalError headers":i,"deleteBusinessRule unavailable":s,"deleteBu\
sinessRule unavailable headers":c,"getBusinessRulePermissions ok":Vs,"getBusinessRulePermissions ok headers":i,"getBusinessRulePermissions badRequest":s,"getBus\
inessRulePermissions badRequest headers":i,"getBusinessRulePermissions unauthorized":s,"getBusinessRulePermissions unauthorized headers":f,"getBusinessRulePermi\
ssions forbidden":s,"getBusinessRulePermissions forbidden headers":i,"getBusinessRulePermissions notFound":s,"getBusinessRulePermissions notFound headers":i,"ge\
tBusinessRulePermissions notAcceptable":s,"getBusinessRulePermissions notAcceptable headers":i,"getBusinessRulePermissions tooManyRequests":s,"getBusinessRulePe\
rmissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":s,"getBusinessRulePermissions internalError headers":i,"getBusinessRulePermissio\
ns unavailable":s,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":i,"listRuleHistory badRequest":s,"listR\
uleHistory badRequest headers":i,"listRuleHistory unauthorized":s,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":s,"listRuleHistory forbid\
den headers":i,"listRuleHistory notFound":s,"listRuleHistory notFound headers":i,"listRuleHistory notAcceptable":s,"listRuleHistory notAcceptable headers":i,"li\
stRuleHistory tooManyRequests":s,"listRuleHistory tooManyRequests headers":c,"listRuleHistory internalError":s,"listRuleHistory internalError headers":i,"listRu\
leHistory unavailable":s,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":i,"runRuleHistoryCommand badReq\
uest":s,"runRuleHistoryCommand badRequest headers":i,"runRuleHistoryCommand unauthorized":s,"runRuleHistoryCommand unauthorized headers":f,"runRuleHistoryComman\
d forbidden":s,"runRuleHistoryCommand forbidden headers":i,"runRuleHistoryCommand notFound":s,"runRuleHistoryCommand notFound headers":i,"runRuleHistoryCommand \
notAcceptable":s,"runRuleHistoryCommand notAcceptable headers":i,"runRuleHistoryCommand contentTooLarge":s,"runRuleHistoryCommand contentTooLarge headers":i,"ru\
nRuleHistoryCommand unsupportedMediaType":s,"runRuleHistoryCommand unsupportedMediaType headers":i,"runRuleHistoryCommand tooManyRequests":s,"runRuleHistoryComm\
and tooManyRequests headers":c,"runRuleHistoryCommand internalError":s,"runRuleHistoryCommand internalError headers":i,"runRuleHistoryCommand unavailable":s,"ru\
nRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok headers":i,"listRuleFailingRows badRequest":s,"listRuleFailingRows\
 badRequest headers":i,"listRuleFailingRows unauthorized":s,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":s,"listRuleFailingRows \
forbidden headers":i,"listRuleFailingRows notFound":s,"listRuleFailingRows notFound headers":i,"listRuleFailingRows notAcceptable":s,"listRuleFailingRows notAcc\
eptable headers":i,"listRuleFailingRows conflict":s,"listRuleFailingRows conflict headers":i,"listRuleFailingRows tooManyRequests":s,"listRuleFailingRows tooMan\
yRequests headers":c,"listRuleFailingRows internalError":s,"listRuleFailingRows internalError headers":i,"listRuleFailingRows unavailable":s,"listRuleFailingRow\
s unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":i,"runRuleFailingRowsCommand badRequest":s,"runRuleFailingRowsC\
ommand badRequest headers":i,"runRuleFailingRowsCommand unauthorized":s,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRowsCommand forbidden":s,
"runRuleFailingRowsCommand forbidden headers":i,"runRuleFailingRowsCommand notFound":s,"runRuleFailingRowsCommand notFound headers":i,"runRuleFailingRowsCommand\
 notAcceptable":s,"runRuleFailingRowsCommand notAcceptable headers":i,"runRuleFailingRowsCommand conflict":s,"runRuleFailingRowsCommand conflict headers":i,"run\
RuleFailingRowsCommand contentTooLarge":s,"runRuleFailingRowsCommand contentTooLarge headers":i,"runRuleFailingRowsCommand unsupportedMediaType":s,"runRuleFaili\
ngRowsCommand unsupportedMediaType headers":i,"runRuleFailingRowsCommand tooManyRequests":s,"runRuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailin\
gRowsCommand internalError":s,"runRuleFailingRowsCommand internalError headers":i,"runRuleFailingRowsCommand unavailable":s,"runRuleFailingRowsCommand unavailab\
le headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":i,"listRulePassingRows badRequest":s,"listRulePassingRows badRequest headers":i,"listR\
ulePassingRows unauthorized":s,"listRulePassingRows unauthorized headers":f,"listRulePassingRows forbidden":s,"listRulePassingRows forbidden headers":i,"listRul\
ePassingRows notFound":s,"listRulePassingRows notFound headers":i,"listRulePassingRows notAcceptable":s,"listRulePassingRows notAcceptable headers":i,"listRuleP\
assingRows conflict":s,"listRulePassingRows conflict headers":i,"listRulePassingRows tooManyRequests":s,"listRulePassingRows tooManyRequests headers":c,"listRul\
ePassingRows internalError":s,"listRulePassingRows internalError headers":i,"listRulePassingRows unavailable":s,"listRulePassingRows unavailable headers":c,"run\
RulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":i,"runRulePassingRowsCommand badRequest":s,"runRulePassingRowsCommand badRequest headers":i,
"runRulePassingRowsCommand unauthorized":s,"runRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":s,"runRulePassingRowsCommand\
 forbidden headers":i,"runRulePassingRowsCommand notFound":s,"runRulePassingRowsCommand notFound headers":i,"runRulePassingRowsCommand notAcceptable":s,"runRule\
PassingRowsCommand notAcceptable headers":i,"runRulePassingRowsCommand conflict":s,"runRulePassingRowsCommand conflict headers":i,"runRulePassingRowsCommand con\
tentTooLarge":s,"runRulePassingRowsCommand contentTooLarge headers":i,"runRulePassingRowsCommand unsupportedMediaType":s,"runRulePassingRowsCommand unsupportedM\
ediaType headers":i,"runRulePassingRowsCommand tooManyRequests":s,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRowsCommand internalError":s,
"runRulePassingRowsCommand internalError headers":i,"runRulePassingRowsCommand unavailable":s,"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups \
ok":P,"listRuleGroups ok headers":i,"listRuleGroups badRequest":s,"listRuleGroups badRequest headers":i,"listRuleGroups unauthorized":s,"listRuleGroups unauthor\
ized headers":f,"listRuleGroups forbidden":s,"listRuleGroups forbidden headers":i,"listRuleGroups notFound":s,"listRuleGroups notFound headers":i,"listRuleGroup\
s notAcceptable":s,"listRuleGroups notAcceptable headers":i,"listRuleGroups conflict":s,"listRuleGroups conflict headers":i,"listRuleGroups tooManyRequests":s,"\
listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":s,"listRuleGroups internalError headers":i,"listRuleGroups unavailable":s,"listRuleGrou\
ps unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":i,"runRuleGroupsCommand badRequest":s,"runRuleGroupsCommand badRequest h\
eaders":i,"runRuleGroupsCommand unauthorized":s,"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":s,"runRuleGroupsCommand forbidden\
 headers":i,"runRuleGroupsCommand notFound":s,"runRuleGroupsCommand notFound headers":i,"runRuleGroupsCommand notAcceptable":s,"runRuleGroupsCommand notAcceptab\
le headers":i,"runRuleGroupsCommand conflict":s,"runRuleGroupsCommand conflict headers":i,"runRuleGroupsCommand contentTooLarge":s,"runRuleGroupsCommand content\
TooLarge headers":i,"runRuleGroupsCommand unsupportedMediaType":s,"runRuleGroupsCommand unsupportedMediaType headers":i,"runRuleGroupsCommand tooManyRequests":s,
"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":s,"runRuleGroupsCommand internalError headers":i,"runRuleGroupsCommand una\
vailable":s,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":i,"runGroupFailingRowsCommand\
 badRequest":s,"runGroupFailingRowsCommand badRequest headers":i,"runGroupFailingRowsCommand unauthorized":s,"runGroupFailingRowsCommand unauthorized headers":f,
"runGroupFailingRowsCommand forbidden":s,"runGroupFailingRowsCommand forbidden headers":i,"runGroupFailingRowsCommand notFound":s,"runGroupFailingRowsCommand no\
tFound headers":i,"runGroupFailingRowsCommand notAcceptable":s,"runGroupFailingRowsCommand notAcceptable headers":i,"runGroupFailingRowsCommand conflict":s,"run\
GroupFailingRowsCommand conflict headers":i,"runGroupFailingRowsCommand contentTooLarge":s,"runGroupFailingRowsCommand contentTooLarge headers":i,"runGroupFaili\
ngRowsCommand unsupportedMediaType":s,"runGroupFailingRowsCommand unsupportedMediaType headers":i,"runGroupFailingRowsCommand tooManyRequests":s,"runGroupFailin\
gRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":s,"runGroupFailingRowsCommand internalError headers":i,"runGroupFailingRowsCo\
mmand unavailable":s,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok headers":i,"runGroupPas\
singRowsCommand badRequest":s,"runGroupPassingRowsCommand badRequest headers":i,"runGroupPassingRowsCommand unauthorized":s,"runGroupPassingRowsCommand unauthor\
ized headers":f,"runGroupPassingRowsCommand forbidden":s,"runGroupPassingRowsCommand forbidden headers":i,"runGroupPassingRowsCommand notFound":s,"runGroupPassi\
ngRowsCommand notFound headers":i,"runGroupPassingRowsCommand notAcceptable":s,"runGroupPassingRowsCommand notAcceptable headers":i,"runGroupPassingRowsCommand \
conflict":s,"runGroupPassingRowsCommand conflict headers":i,"runGroupPassingRowsCommand contentTooLarge":s,"runGroupPassingRowsCommand contentTooLarge headers":i,
"runGroupPassingRowsCommand unsupportedMediaType":s,"runGroupPassingRowsCommand unsupportedMediaType headers":i,"runGroupPassingRowsCommand tooManyRequests":s,"\
runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internalError":s,"runGroupPassingRowsCommand internalError headers":i,"runGrou\
pPassingRowsCommand unavailable":s,"runGroupPassingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows ok headers":i,"listGroup\
FailingRows badRequest":s,"listGroupFailingRows badRequest headers":i,"listGroupFailingRows unauthorized":s,"listGroupFailingRows unauthorized headers":f,"listG\
roupFailingRows forbidden":s,"listGroupFailingRows forbidden headers":i,"listGroupFailingRows notFound":s,"listGroupFailingRows notFound headers":i,"listGroupFa\
ilingRows notAcceptable":s,"listGroupFailingRows notAcceptable headers":i,"listGroupFailingRows conflict":s,"listGroupFailingRows conflict headers":i,"listGroup\
FailingRows tooManyRequests":s,"listGroupFailingRows tooManyRequests headers":c,"listGroupFailingRows internalError":s,"listGroupFailingRows internalError heade\
rs":i,"listGroupFailingRows unavailable":s,"listGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand \
ok headers":i,"runNamedGroupFailingRowsCommand badRequest":s,"runNamedGroupFailingRowsCommand badRequest headers":i,"runNamedGroupFailingRowsCommand unauthorize\
d":s,"runNamedGroupFailingRowsCommand unauthorized headers":f,"runNamedGroupFailingRowsCommand forbidden":s,"runNamedGroupFailingRowsCommand forbidden headers":i,
"runNamedGroupFailingRowsCommand notFound":s,"runNamedGroupFailingRowsCommand notFound headers":i,"runNamedGroupFailingRowsCommand notAcceptable":s,"runNamedGro\
upFailingRowsCommand notAcceptable headers":i,"runNamedGroupFailingRowsCommand conflict":s,"runNamedGroupFailingRowsCommand conflict headers":i,"runNamedGroupFa\
ilingRowsCommand contentTooLarge":s,"runNamedGroupFailingRowsCommand contentTooLarge headers":i,"runNamedGroupFailingRowsCommand unsupportedMediaType":s,"runNam\
edGroupFailingRowsCommand unsupportedMediaType headers":i,"runNamedGroupFailingRowsCommand tooManyRequests":s,"runNamedGroupFailingRowsCommand tooManyRequests h\
eaders":c,"runNamedGroupFailingRowsCommand internalError":s,"runNamedGroupFailingRowsCommand internalError headers":i,"runNamedGroupFailingRowsCommand unavailab\
le":s,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":i,"listGroupPassingRows badRequest":s,
"listGroupPassingRows badRequest headers":i,"listGroupPassingRows unauthorized":s,"listGroupPassingRows unauthorized headers":f,"listGroupPassingRows forbidden":s,
"listGroupPassingRows forbidden headers":i,"listGroupPassingRows notFound":s,"listGroupPassingRows notFound headers":i,"listGroupPassingRows notAcceptable":s,"l\
istGroupPassingRows notAcceptable headers":i,"listGroupPassingRows conflict":s,"listGroupPassingRows conflict headers":i,"listGroupPassingRows tooManyRequests":s,
"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":s,"listGroupPassingRows internalError headers":i,"listGroupPassingRows una\
vailable":s,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsCommand ok headers":i,"runNamedGroupPas\
singRowsCommand badRequest":s,"runNamedGroupPassingRowsCommand badRequest headers":i,"runNamedGroupPassingRowsCommand unauthorized":s,"runNamedGroupPassingRowsC\
ommand unauthorized headers":f,"runNamedGroupPassingRowsCommand forbidden":s,"runNamedGroupPassingRowsCommand forbidden headers":i,"runNamedGroupPassingRowsComm\
and notFound":s,"runNamedGroupPassingRowsCommand notFound headers":i,"runNamedGroupPassingRowsCommand notAcceptable":s,"runNamedGroupPassingRowsCommand notAccep\
table headers":i,"runNamedGroupPassingRowsCommand conflict":s,"runNamedGroupPassingRowsCommand conflict headers":i,"runNamedGroupPassingRowsCommand contentTooLa\
rge":s,"runNamedGroupPassingRowsCommand contentTooLarge headers":i,"runNamedGroupPassingRowsCommand unsupportedMediaType":s,"runNamedGroupPassingRowsCommand uns\
upportedMediaType headers":i,"runNamedGroupPassingRowsCommand tooManyRequests":s,"runNamedGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassi\
ngRowsCommand internalError":s,"runNamedGroupPassingRowsCommand internalError headers":i,"runNamedGroupPassingRowsCommand unavailable":s,"runNamedGroupPassingRo\
wsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":i,"listKeys badRequest":s,"listKeys badRequest headers":i,"listKeys unauthorized":s,"list\
Keys unauthorized headers":f,"listKeys forbidden":s,"listKeys forbidden headers":i,"listKeys notFound":s,"listKeys notFound headers":i,"listKeys notAcceptable":s,
"listKeys notAcceptable headers":i,"listKeys tooManyRequests":s,"listKeys tooManyRequests headers":c,"listKeys internalError":s,"listKeys internalError headers":i,
"listKeys unavailable":s,"listKeys unavailable headers":c,"runKeysCommand ok":ot,"runKeysCommand ok headers":i,"runKeysCommand badRequest":s,"runKeysCommand bad\
Request headers":i,"runKeysCommand unauthorized":s,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":s,"runKeysCommand forbidden headers":i,"ru\
nKeysCommand notFound":s,"runKeysCommand notFound headers":i,"runKeysCommand notAcceptable":s,"runKeysCommand notAcceptable headers":i,"runKeysCommand conflict":s,
"runKeysCommand conflict headers":i,"runKeysCommand contentTooLarge":s,"runKeysCommand contentTooLarge headers":i,"runKeysCommand unsupportedMediaType":s,"runKe\
ysCommand unsupportedMediaType headers":i,"runKeysCommand tooManyRequests":s,"runKeysCommand tooManyRequests headers":c,"runKeysCommand internalError":s,"runKey\
sCommand internalError headers":i,"runKeysCommand unavailable":s,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,"listPermanentKeys ok headers":i,
"listPermanentKeys badRequest":s,"listPermanentKeys badRequest headers":i,"listPermanentKeys unauthorized":s,"listPermanentKeys unauthorized headers":f,"listPer\
manentKeys forbidden":s,"listPermanentKeys forbidden headers":i,"listPermanentKeys notFound":s,"listPermanentKeys notFound headers":i,"listPermanentKeys notAcce\
ptable":s,"listPermanentKeys notAcceptable headers":i,"listPermanentKeys tooManyRequests":s,"listPermanentKeys tooManyRequests headers":c,"listPermanentKeys int\
ernalError":s,"listPermanentKeys internalError headers":i,"listPermanentKeys unavailable":s,"listPermanentKeys unavailable headers":c,"runPermanentKeysCommand o\
k":q,"runPermanentKeysCommand ok headers":i,"runPermanentKeysCommand badRequest":s,"runPermanentKeysCommand badRequest headers":i,"runPermanentKeysCommand unaut\
horized":s,"runPermanentKeysCommand unauthorized headers":f,"runPermanentKeysCommand forbidden":s,"runPermanentKeysCommand forbidden headers":i,"runPermanentKey\
sCommand notFound":s,"runPermanentKeysCommand notFound headers":i,"runPermanentKeysCommand notAcceptable":s,"runPermanentKeysCommand notAcceptable headers":i,"r\
unPermanentKeysCommand contentTooLarge":s,"runPermanentKeysCommand contentTooLarge headers":i,"runPermanentKeysCommand unsupportedMediaType":s,"runPermanentKeys\
Command unsupportedMediaType headers":i,"runPermanentKeysCommand tooManyRequests":s,"runPermanentKeysCommand tooManyRequests headers":c,"runPermanentKeysCommand\
 internalError":s,"runPermanentKeysCommand internalError headers":i,"runPermanentKeysCommand unavailable":s,"runPermanentKeysCommand unavailable headers":c,"lis\
tDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":i,"listDiscoveredKeys badRequest":s,"listDiscoveredKeys badRequest headers":i,"listDiscoveredKeys unauthor\
ized":s,"listDiscoveredKeys unauthorized headers":f,"listDiscoveredKeys forbidden":s,"listDiscoveredKeys forbidden headers":i,"listDiscoveredKeys notFound":s,"l\
istDiscoveredKeys notFound headers":i,"listDiscoveredKeys notAcceptable":s,"listDiscoveredKeys notAcceptable headers":i,"listDiscoveredKeys tooManyRequests":s,"\
listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":s,"listDiscoveredKeys internalError headers":i,"listDiscoveredKeys unavailable":s,
"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":i,"runDiscoveredKeysCommand badRequest":s,"runD\
iscoveredKeysCommand badRequest headers":i,"runDiscoveredKeysCommand unauthorized":s,"runDiscoveredKeysCommand unauthorized headers":f,"runDiscoveredKeysCommand\
 forbidden":s,"runDiscoveredKeysCommand forbidden headers":i,"runDiscoveredKeysCommand notFound":s,"runDiscoveredKeysCommand notFound headers":i,"runDiscoveredK\
eysCommand notAcceptable":s,"runDiscoveredKeysCommand notAcceptable headers":i,"runDiscoveredKeysCommand contentTooLarge":s,"runDiscoveredKeysCommand contentToo\
Large headers":i,"runDiscoveredKeysCommand unsupportedMediaType":s,"runDiscoveredKeysCommand unsupportedMediaType headers":i,"runDiscoveredKeysCommand tooManyRe\
quests":s,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":s,"runDiscoveredKeysCommand internalError headers":i,"ru\
nDiscoveredKeysCommand unavailable":s,"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":i,"getKey badRequest":s,"getKey badRequ\
est headers":i,"getKey unauthorized":s,"getKey unauthorized headers":f,"getKey forbidden":s,"getKey forbidden headers":i,"getKey notFound":s,"getKey notFound he\
aders":i,"getKey notAcceptable":s,"getKey notAcceptable headers":i,"getKey tooManyRequests":s,"getKey tooManyRequests headers":c,"getKey internalError":s,"getKe\
y internalError headers":i,"getKey unavailable":s,"getKey unavailable headers":c,"runKeyCommand noContent headers":i,"runKeyCommand badRequest":s,"runKeyCommand\
 badRequest headers":i,"runKeyCommand unauthorized":s,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":s,"runKeyCommand forbidden headers":i,"ru\
nKeyCommand notFound":s,"runKeyCommand notFound headers":i,"runKeyCommand notAcceptable":s,"runKeyCommand notAcceptable headers":i,"runKeyCommand contentTooLarg\
e":s,"runKeyCommand contentTooLarge headers":i,"runKeyCommand unsupportedMediaType":s,"runKeyCommand unsupportedMediaType headers":i,"runKeyCommand tooManyReque\
sts":s,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":s,"runKeyCommand internalError headers":i,"runKeyCommand unavailable":s,"runKeyCo\
mmand unavailable headers":c,"deleteKey noContent headers":i,"deleteKey badRequest":s,"deleteKey badRequest headers":i,"deleteKey unauthorized":s,"deleteKey una\
uthorized headers":f,"deleteKey forbidden":s,"deleteKey forbidden headers":i,"deleteKey notFound":s,"deleteKey notFound headers":i,"deleteKey notAcceptable":s,"\
deleteKey notAcceptable headers":i,"deleteKey tooManyRequests":s,"deleteKey tooManyRequests headers":c,"deleteKey internalError":s,"deleteKey internalError head\
ers":i,"deleteKey unavailable":s,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":i,"listKeyDuplicates badRequest":s,"l\
istKeyDuplicates badRequest headers":i,"listKeyDuplicates unauthorized":s,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicates forbidden":s,"listKeyDup\
licates forbidden headers":i,"listKeyDuplicates notFound":s,"listKeyDuplicates notFound headers":i,"listKeyDuplicates notAcceptable":s,"listKeyDuplicates notAcc\
eptable headers":i,"listKeyDuplicates conflict":s,"listKeyDuplicates conflict headers":i,"listKeyDuplicates tooManyRequests":s,"listKeyDuplicates tooManyRequest\
s headers":c,"listKeyDuplicates internalError":s,"listKeyDuplicates internalError headers":i,"listKeyDuplicates unavailable":s,"listKeyDuplicates unavailable he\
aders":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":i,"runKeyDuplicatesCommand badRequest":s,"runKeyDuplicatesCommand badRequest header\
s":i,"runKeyDuplicatesCommand unauthorized":s,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":s,"runKeyDuplicatesCommand fo\
rbidden headers":i,"runKeyDuplicatesCommand notFound":s,"runKeyDuplicatesCommand notFound headers":i,"runKeyDuplicatesCommand notAcceptable":s,"runKeyDuplicates\
Command notAcceptable headers":i,"runKeyDuplicatesCommand conflict":s,"runKeyDuplicatesCommand conflict headers":i,"runKeyDuplicatesCommand contentTooLarge":s,"\
runKeyDuplicatesCommand contentTooLarge headers":i,"runKeyDuplicatesCommand unsupportedMediaType":s,"runKeyDuplicatesCommand unsupportedMediaType headers":i,"ru\
nKeyDuplicatesCommand tooManyRequests":s,"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":s,"runKeyDuplicatesCommand \
internalError headers":i,"runKeyDuplicatesCommand unavailable":s,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,"listDependencies ok he\
aders":i,"listDependencies badRequest":s,"listDependencies badRequest headers":i,"listDependencies unauthorized":s,"listDependencies unauthorized headers":f,"li\
stDependencies forbidden":s,"listDependencies forbidden headers":i,"listDependencies notFound":s,"listDependencies notFound headers":i,"listDependencies notAcce\
ptable":s,"listDependencies notAcceptable headers":i,"listDependencies tooManyRequests":s,"listDependencies tooManyRequests headers":c,"listDependencies interna\
lError":s,"listDependencies internalError headers":i,"listDependencies unavailable":s,"listDependencies unavailable headers":c,"runDependenciesCommand ok":ot,"r\
unDependenciesCommand ok headers":i,"runDependenciesCommand noContent headers":i,"runDependenciesCommand badRequest":s,"runDependenciesCommand badRequest header\
s":i,"runDependenciesCommand unauthorized":s,"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":s,"runDependenciesCommand forbid\
den headers":i,"runDependenciesCommand notFound":s,"runDependenciesCommand notFound headers":i,"runDependenciesCommand notAcceptable":s,"runDependenciesCommand \
notAcceptable headers":i,"runDependenciesCommand conflict":s,"runDependenciesCommand conflict headers":i,"runDependenciesCommand contentTooLarge":s,"runDependen\
ciesCommand contentTooLarge headers":i,"runDependenciesCommand unsupportedMediaType":s,"runDependenciesCommand unsupportedMediaType headers":i,"runDependenciesC\
ommand tooManyRequests":s,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesCommand internalError":s,"runDependenciesCommand internalError head\
ers":i,"runDependenciesCommand unavailable":s,"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPermanentDependencies ok head\
ers":i,"listPermanentDependencies badRequest":s,"listPermanentDependencies badRequest headers":i,"listPermanentDependencies unauthorized":s,"listPermanentDepend\
encies unauthorized headers":f,"listPermanentDependencies forbidden":s,"listPermanentDependencies forbidden headers":i,"listPermanentDependencies notFound":s,"l\
istPermanentDependencies notFound headers":i,"listPermanentDependencies notAcceptable":s,"listPermanentDependencies notAcceptable headers":i,"listPermanentDepen\
dencies tooManyRequests":s,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDependencies internalError":s,"listPermanentDependencies internal\
Error headers":i,"listPermanentDependencies unavailable":s,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand ok":q,"runPermanen\
tDependenciesCommand ok headers":i,"runPermanentDependenciesCommand badRequest":s,"runPermanentDependenciesCommand badRequest headers":i,"runPermanentDependenci\
esCommand unauthorized":s,"runPermanentDependenciesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":s,"runPermanentDependenciesComman\
d forbidden headers":i,"runPermanentDependenciesCommand notFound":s,"runPermanentDependenciesCommand notFound headers":i,"runPermanentDependenciesCommand notAcc\
eptable":s,"runPermanentDependenciesCommand notAcceptable headers":i,"runPermanentDependenciesCommand contentTooLarge":s,"runPermanentDependenciesCommand conten\
tTooLarge headers":i,"runPermanentDependenciesCommand unsupportedMediaType":s,"runPermanentDependenciesCommand unsupportedMediaType headers":i,"runPermanentDepe\
ndenciesCommand tooManyRequests":s,"runPermanentDependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":s,"runPermanentDe\
pendenciesCommand internalError headers":i,"runPermanentDependenciesCommand unavailable":s,"runPermanentDependenciesCommand unavailable headers":c,"listDiscover\
edDependencies ok":P,"listDiscoveredDependencies ok headers":i,"listDiscoveredDependencies badRequest":s,"listDiscoveredDependencies badRequest headers":i,"list\
DiscoveredDependencies unauthorized":s,"listDiscoveredDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":s,"listDiscoveredDependencies \
forbidden headers":i,"listDiscoveredDependencies notFound":s,"listDiscoveredDependencies notFound headers":i,"listDiscoveredDependencies notAcceptable":s,"listD\
iscoveredDependencies notAcceptable headers":i,"listDiscoveredDependencies tooManyRequests":s,"listDiscoveredDependencies tooManyRequests headers":c,"listDiscov\
eredDependencies internalError":s,"listDiscoveredDependencies internalError headers":i,"listDiscoveredDependencies unavailable":s,"listDiscoveredDependencies un\
available headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok headers":i,"runDiscoveredDependenciesCommand badRequest":s,"ru\
nDiscoveredDependenciesCommand badRequest headers":i,"runDiscoveredDependenciesCommand unauthorized":s,"runDiscoveredDependenciesCommand unauthorized headers":f,
"runDiscoveredDependenciesCommand forbidden":s,"runDiscoveredDependenciesCommand forbidden headers":i,"runDiscoveredDependenciesCommand notFound":s,"runDiscover\
edDependenciesCommand notFound headers":i,"runDiscoveredDependenciesCommand notAcceptable":s,"runDiscoveredDependenciesCommand notAcceptable headers":i,"runDisc\
overedDependenciesCommand contentTooLarge":s,"runDiscoveredDependenciesCommand contentTooLarge headers":i,"runDiscoveredDependenciesCommand unsupportedMediaType":s,
"runDiscoveredDependenciesCommand unsupportedMediaType headers":i,"runDiscoveredDependenciesCommand tooManyRequests":s,"runDiscoveredDependenciesCommand tooMany\
Requests headers":c,"runDiscoveredDependenciesCommand internalError":s,"runDiscoveredDependenciesCommand internalError headers":i,"runDiscoveredDependenciesComm\
and unavailable":s,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":i,"getDependency badRequest":s,"getD\
ependency badRequest headers":i,"getDependency unauthorized":s,"getDependency unauthorized headers":f,"getDependency forbidden":s,"getDependency forbidden heade\
rs":i,"getDependency notFound":s,"getDependency notFound headers":i,"getDependency notAcceptable":s,"getDependency notAcceptable headers":i,"getDependency tooMa\
nyRequests":s,"getDependency tooManyRequests headers":c,"getDependency internalError":s,"getDependency internalError headers":i,"getDependency unavailable":s,"g\
etDependency unavailable headers":c,"verifyDependency ok":Lt,"verifyDependency ok headers":i,"verifyDependency badRequest":s,"verifyDependency badRequest header\
s":i,"verifyDependency unauthorized":s,"verifyDependency unauthorized headers":f,"verifyDependency forbidden":s,"verifyDependency forbidden headers":i,"verifyDe\
pendency notFound":s,"verifyDependency notFound headers":i,"verifyDependency notAcceptable":s,"verifyDependency notAcceptable headers":i,"verifyDependency confl\
ict":s,"verifyDependency conflict headers":i,"verifyDependency tooManyRequests":s,"verifyDependency tooManyRequests headers":c,"verifyDependency internalError":s,
"verifyDependency internalError headers":i,"verifyDependency unavailable":s,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConflicts ok head\
ers":i,"listConflicts badRequest":s,"listConflicts badRequest headers":i,"listConflicts unauthorized":s,"listConflicts unauthorized headers":f,"listConflicts fo\
rbidden":s,"listConflicts forbidden headers":i,"listConflicts notFound":s,"listConflicts notFound headers":i,"listConflicts notAcceptable":s,"listConflicts notA\
cceptable headers":i,"listConflicts conflict":s,"listConflicts conflict headers":i,"listConflicts tooManyRequests":s,"listConflicts tooManyRequests headers":c,"\
listConflicts internalError":s,"listConflicts internalError headers":i,"listConflicts unavailable":s,"listConflicts unavailable headers":c,"runConflictsCommand \
ok":q,"runConflictsCommand ok headers":i,"runConflictsCommand noContent headers":i,"runConflictsCommand badRequest":s,"runConflictsCommand badRequest headers":i,
"runConflictsCommand unauthorized":s,"runConflictsCommand unauthorized headers":f,"runConflictsCommand forbidden":s,"runConflictsCommand forbidden headers":i,"r\
unConflictsCommand notFound":s,"runConflictsCommand notFound headers":i,"runConflictsCommand notAcceptable":s,"runConflictsCommand notAcceptable headers":i,"run\
ConflictsCommand conflict":s,"runConflictsCommand conflict headers":i,"runConflictsCommand contentTooLarge":s,"runConflictsCommand contentTooLarge headers":i,"r\
unConflictsCommand unsupportedMediaType":s,"runConflictsCommand unsupportedMediaType headers":i,"runConflictsCommand tooManyRequests":s,"runConflictsCommand too\
ManyRequests headers":c,"runConflictsCommand internalError":s,"runConflictsCommand internalError headers":i,"runConflictsCommand unavailable":s,"runConflictsCom\
mand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":i,"listAttributeKeys badRequest":s,"listAttributeKeys badRequest headers":i,
"listAttributeKeys unauthorized":s,"listAttributeKeys unauthorized headers":f,"listAttributeKeys forbidden":s,"listAttributeKeys forbidden headers":i,"listAttri\
buteKeys notFound":s,"listAttributeKeys notFound headers":i,"listAttributeKeys notAcceptable":s,"listAttributeKeys notAcceptable headers":i,"listAttributeKeys t\
ooManyRequests":s,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internalError":s,"listAttributeKeys internalError headers":i,"listAttributeKe\
ys unavailable":s,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":i,"runAttributeKeysCommand badRe\
quest":s,"runAttributeKeysCommand badRequest headers":i,"runAttributeKeysCommand unauthorized":s,"runAttributeKeysCommand unauthorized headers":f,"runAttributeK\
eysCommand forbidden":s,"runAttributeKeysCommand forbidden headers":i,"runAttributeKeysCommand notFound":s,"runAttributeKeysCommand notFound headers":i,"runAttr\
ibuteKeysCommand notAcceptable":s,"runAttributeKeysCommand notAcceptable headers":i,"runAttributeKeysCommand contentTooLarge":s,"runAttributeKeysCommand content\
TooLarge headers":i,"runAttributeKeysCommand unsupportedMediaType":s,"runAttributeKeysCommand unsupportedMediaType headers":i,"runAttributeKeysCommand tooManyRe\
quests":s,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand internalError":s,"runAttributeKeysCommand internalError headers":i,"runAt\
tributeKeysCommand unavailable":s,"runAttributeKeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":i,"lis\
tAttributeDependencies badRequest":s,"listAttributeDependencies badRequest headers":i,"listAttributeDependencies unauthorized":s,"listAttributeDependencies unau\
thorized headers":f,"listAttributeDependencies forbidden":s,"listAttributeDependencies forbidden headers":i,"listAttributeDependencies notFound":s,"listAttribut\
eDependencies notFound headers":i,"listAttributeDependencies notAcceptable":s,"listAttributeDependencies notAcceptable headers":i,"listAttributeDependencies too\
ManyRequests":s,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDependencies internalError":s,"listAttributeDependencies internalError heade\
rs":i,"listAttributeDependencies unavailable":s,"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":ot,"runAttributeDependenc\
iesCommand ok headers":i,"runAttributeDependenciesCommand noContent headers":i,"runAttributeDependenciesCommand badRequest":s,"runAttributeDependenciesCommand b\
adRequest headers":i,"runAttributeDependenciesCommand unauthorized":s,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesCommand \
forbidden":s,"runAttributeDependenciesCommand forbidden headers":i,"runAttributeDependenciesCommand notFound":s,"runAttributeDependenciesCommand notFound header\
s":i,"runAttributeDependenciesCommand notAcceptable":s,"runAttributeDependenciesCommand notAcceptable headers":i,"runAttributeDependenciesCommand conflict":s,"r\
unAttributeDependenciesCommand conflict headers":i,"runAttributeDependenciesCommand contentTooLarge":s,"runAttributeDependenciesCommand contentTooLarge headers":i,
"runAttributeDependenciesCommand unsupportedMediaType":s,"runAttributeDependenciesCommand unsupportedMediaType headers":i,"runAttributeDependenciesCommand tooMa\
nyRequests":s,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeDependenciesCommand internalError":s,"runAttributeDependenciesCommand int\
ernalError headers":i,"runAttributeDependenciesCommand unavailable":s,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDependencie\
s ok":P,"listPermanentAttributeDependencies ok headers":i,"listPermanentAttributeDependencies badRequest":s,"listPermanentAttributeDependencies badRequest heade\
rs":i,"listPermanentAttributeDependencies unauthorized":s,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies forbid\
den":s,"listPermanentAttributeDependencies forbidden headers":i,"listPermanentAttributeDependencies notFound":s,"listPermanentAttributeDependencies notFound hea\
ders":i,"listPermanentAttributeDependencies notAcceptable":s,"listPermanentAttributeDependencies notAcceptable headers":i,"listPermanentAttributeDependencies to\
oManyRequests":s,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":s,"listPermanentAttributeDepe\
ndencies internalError headers":i,"listPermanentAttributeDependencies unavailable":s,"listPermanentAttributeDependencies unavailable headers":c,"runPermanentAtt\
ributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":i,"runPermanentAttributeDependenciesCommand badRequest":s,"runPermanentAtt\
ributeDependenciesCommand badRequest headers":i,"runPermanentAttributeDependenciesCommand unauthorized":s,"runPermanentAttributeDependenciesCommand unauthorized\
 headers":f,"runPermanentAttributeDependenciesCommand forbidden":s,"runPermanentAttributeDependenciesCommand forbidden headers":i,"runPermanentAttributeDependen\
ciesCommand notFound":s,"runPermanentAttributeDependenciesCommand notFound headers":i,"runPermanentAttributeDependenciesCommand notAcceptable":s,"runPermanentAt\
tributeDependenciesCommand notAcceptable headers":i,"runPermanentAttributeDependenciesCommand contentTooLarge":s,"runPermanentAttributeDependenciesCommand conte\
ntTooLarge headers":i,"runPermanentAttributeDependenciesCommand unsupportedMediaType":s,"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":i,
"runPermanentAttributeDependenciesCommand tooManyRequests":s,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeDependen\
ciesCommand internalError":s,"runPermanentAttributeDependenciesCommand internalError headers":i,"runPermanentAttributeDependenciesCommand unavailable":s,"runPer\
manentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":i,"listDis\
coveredAttributeDependencies badRequest":s,"listDiscoveredAttributeDependencies badRequest headers":i,"listDiscoveredAttributeDependencies unauthorized":s,"list\
DiscoveredAttributeDependencies unauthorized headers":f,"listDiscoveredAttributeDependencies forbidden":s,"listDiscoveredAttributeDependencies forbidden headers":i,
"listDiscoveredAttributeDependencies notFound":s,"listDiscoveredAttributeDependencies notFound headers":i,"listDiscoveredAttributeDependencies notAcceptable":s,
"listDiscoveredAttributeDependencies notAcceptable headers":i,"listDiscoveredAttributeDependencies tooManyRequests":s,"listDiscoveredAttributeDependencies tooMa\
nyRequests headers":c,"listDiscoveredAttributeDependencies internalError":s,"listDiscoveredAttributeDependencies internalError headers":i,"listDiscoveredAttribu\
teDependencies unavailable":s,"listDiscoveredAttributeDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttribu\
teDependenciesCommand ok headers":i,"runDiscoveredAttributeDependenciesCommand badRequest":s,"runDiscoveredAttributeDependenciesCommand badRequest headers":i,"r\
unDiscoveredAttributeDependenciesCommand unauthorized":s,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDependenciesC\
ommand forbidden":s,"runDiscoveredAttributeDependenciesCommand forbidden headers":i,"runDiscoveredAttributeDependenciesCommand notFound":s,"runDiscoveredAttribu\
teDependenciesCommand notFound headers":i,"runDiscoveredAttributeDependenciesCommand notAcceptable":s,"runDiscoveredAttributeDependenciesCommand notAcceptable h\
eaders":i,"runDiscoveredAttributeDependenciesCommand contentTooLarge":s,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":i,"runDiscoveredAttr\
ibuteDependenciesCommand unsupportedMediaType":s,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":i,"runDiscoveredAttributeDependenciesC\
ommand tooManyRequests":s,"runDiscoveredAttributeDependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalError":s,"run\
DiscoveredAttributeDependenciesCommand internalError headers":i,"runDiscoveredAttributeDependenciesCommand unavailable":s,"runDiscoveredAttributeDependenciesCom\
mand unavailable headers":c,"verifyAttributeDependency ok":Lt,"verifyAttributeDependency ok headers":i,"verifyAttributeDependency badRequest":s,"verifyAttribute\
Dependency badRequest headers":i,"verifyAttributeDependency unauthorized":s,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependency forbid\
den":s,"verifyAttributeDependency forbidden headers":i,"verifyAttributeDependency notFound":s,"verifyAttributeDependency notFound headers":i,"verifyAttributeDep\
endency notAcceptable":s,"verifyAttributeDependency notAcceptable headers":i,"verifyAttributeDependency conflict":s,"verifyAttributeDependency conflict headers":i,
"verifyAttributeDependency tooManyRequests":s,"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":s,"verifyAttribute\
Dependency internalError headers":i,"verifyAttributeDependency unavailable":s,"verifyAttributeDependency unavailable headers":c,"listAttributeConflicts ok":P,"l\
istAttributeConflicts ok headers":i,"listAttributeConflicts badRequest":s,"listAttributeConflicts badRequest headers":i,"listAttributeConflicts unauthorized":s,
"listAttributeConflicts unauthorized headers":f,"listAttributeConflicts forbidden":s,"listAttributeConflicts forbidden headers":i,"listAttributeConflicts notFou\
nd":s,"listAttributeConflicts notFound headers":i,"listAttributeConflicts notAcceptable":s,"listAttributeConflicts notAcceptable headers":i,"listAttributeConfli\
cts conflict":s,"listAttributeConflicts conflict headers":i,"listAttributeConflicts tooManyRequests":s,"listAttributeConflicts tooManyRequests headers":c,"listA\
ttributeConflicts internalError":s,"listAttributeConflicts internalError headers":i,"listAttributeConflicts unavailable":s,"listAttributeConflicts unavailable h\
eaders":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok headers":i,"runAttributeConflictsCommand noContent headers":i,"runAttributeConfli\
ctsCommand badRequest":s,"runAttributeConflictsCommand badRequest headers":i,"runAttributeConflictsCommand unauthorized":s,"runAttributeConflictsCommand unautho\
rized headers":f,"runAttributeConflictsCommand forbidden":s,"runAttributeConflictsCommand forbidden headers":i,"runAttributeConflictsCommand notFound":s,"runAtt\
ributeConflictsCommand notFound headers":i,"runAttributeConflictsCommand notAcceptable":s,"runAttributeConflictsCommand notAcceptable headers":i,"runAttributeCo\
nflictsCommand conflict":s,"runAttributeConflictsCommand conflict headers":i,"runAttributeConflictsCommand contentTooLarge":s,"runAttributeConflictsCommand cont\
entTooLarge headers":i,"runAttributeConflictsCommand unsupportedMediaType":s,"runAttributeConflictsCommand unsupportedMediaType headers":i,"runAttributeConflict\
sCommand tooManyRequests":s,"runAttributeConflictsCommand tooManyRequests headers":c,"runAttributeConflictsCommand internalError":s,"runAttributeConflictsComman\
d internalError headers":i,"runAttributeConflictsCommand unavailable":s,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,"listCorrect\
ions ok headers":i,"listCorrections badRequest":s,"listCorrections badRequest headers":i,"listCorrections unauthorized":s,"listCorrections unauthorized headers":f,
"listCorrections forbidden":s,"listCorrections forbidden headers":i,"listCorrections notFound":s,"listCorrections notFound headers":i,"listCorrections notAccept\
able":s,"listCorrections notAcceptable headers":i,"listCorrections conflict":s,"listCorrections conflict headers":i,"listCorrections tooManyRequests":s,"listCor\
rections tooManyRequests headers":c,"listCorrections internalError":s,"listCorrections internalError headers":i,"listCorrections unavailable":s,"listCorrections\
 unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":i,"runCorrectionsCommand badRequest":s,"runCorrectionsCommand badRequest\
 headers":i,"runCorrectionsCommand unauthorized":s,"runCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":s,"runCorrectionsCommand for\
bidden headers":i,"runCorrectionsCommand notFound":s,"runCorrectionsCommand notFound headers":i,"runCorrectionsCommand notAcceptable":s,"runCorrectionsCommand n\
otAcceptable headers":i,"runCorrectionsCommand conflict":s,"runCorrectionsCommand conflict headers":i,"runCorrectionsCommand contentTooLarge":s,"runCorrectionsC\
ommand contentTooLarge headers":i,"runCorrectionsCommand unsupportedMediaType":s,"runCorrectionsCommand unsupportedMediaType headers":i,"runCorrectionsCommand t\
ooManyRequests":s,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand internalError":s,"runCorrectionsCommand internalError headers":i,"run\
CorrectionsCommand unavailable":s,"runCorrectionsCommand unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok headers":i,"listAtt\
ributeCorrections badRequest":s,"listAttributeCorrections badRequest headers":i,"listAttributeCorrections unauthorized":s,"listAttributeCorrections unauthorized\
 headers":f,"listAttributeCorrections forbidden":s,"listAttributeCorrections forbidden headers":i,"listAttributeCorrections notFound":s,"listAttributeCorrection\
s notFound headers":i,"listAttributeCorrections notAcceptable":s,"listAttributeCorrections notAcceptable headers":i,"listAttributeCorrections conflict":s,"listA\
ttributeCorrections conflict headers":i,"listAttributeCorrections tooManyRequests":s,"listAttributeCorrections tooManyRequests headers":c,"listAttributeCorrecti\
ons internalError":s,"listAttributeCorrections internalError headers":i,"listAttributeCorrections unavailable":s,"listAttributeCorrections unavailable headers":c,
"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":i,"runAttributeCorrectionsCommand badRequest":s,"runAttributeCorrectionsComman\
d badRequest headers":i,"runAttributeCorrectionsCommand unauthorized":s,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCorrectionsCommand \
forbidden":s,"runAttributeCorrectionsCommand forbidden headers":i,"runAttributeCorrectionsCommand notFound":s,"runAttributeCorrectionsCommand notFound headers":i,
"runAttributeCorrectionsCommand notAcceptable":s,"runAttributeCorrectionsCommand notAcceptable headers":i,"runAttributeCorrectionsCommand conflict":s,"runAttrib\
uteCorrectionsCommand conflict headers":i,"runAttributeCorrectionsCommand contentTooLarge":s,"runAttributeCorrectionsCommand contentTooLarge headers":i,"runAttr\
ibuteCorrectionsCommand unsupportedMediaType":s,"runAttributeCorrectionsCommand unsupportedMediaType headers":i,"runAttributeCorrectionsCommand tooManyRequests":s,
"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrectionsCommand internalError":s,"runAttributeCorrectionsCommand internalError header\
s":i,"runAttributeCorrectionsCommand unavailable":s,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRow\
sCommand ok headers":i,"runDuplicateKeyRowsCommand badRequest":s,"runDuplicateKeyRowsCommand badRequest headers":i,"runDuplicateKeyRowsCommand unauthorized":s,"\
runDuplicateKeyRowsCommand unauthorized headers":f,"runDuplicateKeyRowsCommand forbidden":s,"runDuplicateKeyRowsCommand forbidden headers":i,"runDuplicateKeyRow\
sCommand notFound":s,"runDuplicateKeyRowsCommand notFound headers":i,"runDuplicateKeyRowsCommand notAcceptable":s,"runDuplicateKeyRowsCommand notAcceptable head\
ers":i,"runDuplicateKeyRowsCommand conflict":s,"runDuplicateKeyRowsCommand conflict headers":i,"runDuplicateKeyRowsCommand contentTooLarge":s,"runDuplicateKeyRo\
wsCommand contentTooLarge headers":i,"runDuplicateKeyRowsCommand unsupportedMediaType":s,"runDuplicateKeyRowsCommand unsupportedMediaType headers":i,"runDuplica\
teKeyRowsCommand tooManyRequests":s,"runDuplicateKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":s,"runDuplicateKeyRowsComm\
and internalError headers":i,"runDuplicateKeyRowsCommand unavailable":s,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCommand ok":q,"runCon\
flictRowsCommand ok headers":i,"runConflictRowsCommand badRequest":s,"runConflictRowsCommand badRequest headers":i,"runConflictRowsCommand unauthorized":s,"runC\
onflictRowsCommand unauthorized headers":f,"runConflictRowsCommand forbidden":s,"runConflictRowsCommand forbidden headers":i,"runConflictRowsCommand notFound":s,
"runConflictRowsCommand notFound headers":i,"runConflictRowsCommand notAcceptable":s,"runConflictRowsCommand notAcceptable headers":i,"runConflictRowsCommand co\
nflict":s,"runConflictRowsCommand conflict headers":i,"runConflictRowsCommand contentTooLarge":s,"runConflictRowsCommand contentTooLarge headers":i,"runConflict\
RowsCommand unsupportedMediaType":s,"runConflictRowsCommand unsupportedMediaType headers":i,"runConflictRowsCommand tooManyRequests":s,"runConflictRowsCommand t\
ooManyRequests headers":c,"runConflictRowsCommand internalError":s,"runConflictRowsCommand internalError headers":i,"runConflictRowsCommand unavailable":s,"runC\
onflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok headers":i,"listEntityJoins badRequest":s,"listEntityJoins badRequest heade\
rs":i,"listEntityJoins unauthorized":s,"listEntityJoins unauthorized headers":f,"listEntityJoins forbidden":s,"listEntityJoins forbidden headers":i,"listEntityJ\
oins notFound":s,"listEntityJoins notFound headers":i,"listEntityJoins notAcceptable":s,"listEntityJoins notAcceptable headers":i,"listEntityJoins tooManyReques\
ts":s,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":s,"listEntityJoins internalError headers":i,"listEntityJoins unavailable":s,"l\
istEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":Bs,"runEntityJoinsCommand ok headers":i,"runEntityJoinsCommand noContent headers":i,"runEntityJ\
oinsCommand badRequest":s,"runEntityJoinsCommand badRequest headers":i,"runEntityJoinsCommand unauthorized":s,"runEntityJoinsCommand unauthorized headers":f,"ru\
nEntityJoinsCommand forbidden":s,"runEntityJoinsCommand forbidden headers":i,"runEntityJoinsCommand notFound":s,"runEntityJoinsCommand notFound headers":i,"runE\
ntityJoinsCommand notAcceptable":s,"runEntityJoinsCommand notAcceptable headers":i,"runEntityJoinsCommand conflict":s,"runEntityJoinsCommand conflict headers":i,
"runEntityJoinsCommand contentTooLarge":s,"runEntityJoinsCommand contentTooLarge headers":i,"runEntityJoinsCommand unsupportedMediaType":s,"runEntityJoinsComman\
d unsupportedMediaType headers":i,"runEntityJoinsCommand tooManyRequests":s,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalErr\
or":s,"runEntityJoinsCommand internalError headers":i,"runEntityJoinsCommand unavailable":s,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noC\
ontent headers":i,"deleteEntityJoins badRequest":s,"deleteEntityJoins badRequest headers":i,"deleteEntityJoins unauthorized":s,"deleteEntityJoins unauthorized h\
eaders":f,"deleteEntityJoins forbidden":s,"deleteEntityJoins forbidden headers":i,"deleteEntityJoins notFound":s,"deleteEntityJoins notFound headers":i,"deleteE\
ntityJoins notAcceptable":s,"deleteEntityJoins notAcceptable headers":i,"deleteEntityJoins contentTooLarge":s,"deleteEntityJoins contentTooLarge headers":i,"del\
eteEntityJoins unsupportedMediaType":s,"deleteEntityJoins unsupportedMediaType headers":i,"deleteEntityJoins tooManyRequests":s,"deleteEntityJoins tooManyReques\
ts headers":c,"deleteEntityJoins internalError":s,"deleteEntityJoins internalError headers":i,"deleteEntityJoins unavailable":s,"deleteEntityJoins unavailable h\
eaders":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":i,"listEntityPermanentJoins badRequest":s,"listEntityPermanentJoins badRequest h\
eaders":i,"listEntityPermanentJoins unauthorized":s,"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":s,"listEntityPermanen\
tJoins forbidden headers":i,"listEntityPermanentJoins notFound":s,"listEntityPermanentJoins notFound headers":i,"listEntityPermanentJoins notAcceptable":s,"list\
EntityPermanentJoins notAcceptable headers":i,"listEntityPermanentJoins tooManyRequests":s,"listEntityPermanentJoins tooManyRequests headers":c,"listEntityPerma\
nentJoins internalError":s,"listEntityPermanentJoins internalError headers":i,"listEntityPermanentJoins unavailable":s,"listEntityPermanentJoins unavailable hea\
ders":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":i,"runEntityPermanentJoinsCommand badRequest":s,"runEntityPermanentJoi\
nsCommand badRequest headers":i,"runEntityPermanentJoinsCommand unauthorized":s,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEntityPermanentJoins\
Command forbidden":s,"runEntityPermanentJoinsCommand forbidden headers":i,"runEntityPermanentJoinsCommand notFound":s,"runEntityPermanentJoinsCommand notFound h\
eaders":i,"runEntityPermanentJoinsCommand notAcceptable":s,"runEntityPermanentJoinsCommand notAcceptable headers":i,"runEntityPermanentJoinsCommand contentTooLa\
rge":s,"runEntityPermanentJoinsCommand contentTooLarge headers":i,"runEntityPermanentJoinsCommand unsupportedMediaType":s,"runEntityPermanentJoinsCommand unsupp\
ortedMediaType headers":i,"runEntityPermanentJoinsCommand tooManyRequests":s,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoins\
Command internalError":s,"runEntityPermanentJoinsCommand internalError headers":i,"runEntityPermanentJoinsCommand unavailable":s,"runEntityPermanentJoinsCommand\
 unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":i,"listEntityDiscoveredJoins badRequest":s,"listEntityDiscovered\
Joins badRequest headers":i,"listEntityDiscoveredJoins unauthorized":s,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJoins forbidden":s,
"listEntityDiscoveredJoins forbidden headers":i,"listEntityDiscoveredJoins notFound":s,"listEntityDiscoveredJoins notFound headers":i,"listEntityDiscoveredJoins\
 notAcceptable":s,"listEntityDiscoveredJoins notAcceptable headers":i,"listEntityDiscoveredJoins tooManyRequests":s,"listEntityDiscoveredJoins tooManyRequests h\
eaders":c,"listEntityDiscoveredJoins internalError":s,"listEntityDiscoveredJoins internalError headers":i,"listEntityDiscoveredJoins unavailable":s,"listEntityD\
iscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":i,"runEntityDiscoveredJoinsCommand bad\
Request":s,"runEntityDiscoveredJoinsCommand badRequest headers":i,"runEntityDiscoveredJoinsCommand unauthorized":s,"runEntityDiscoveredJoinsCommand unauthorized\
 headers":f,"runEntityDiscoveredJoinsCommand forbidden":s,"runEntityDiscoveredJoinsCommand forbidden headers":i,"runEntityDiscoveredJoinsCommand notFound":s,"ru\
nEntityDiscoveredJoinsCommand notFound headers":i,"runEntityDiscoveredJoinsCommand notAcceptable":s,"runEntityDiscoveredJoinsCommand notAcceptable headers":i,"r\
unEntityDiscoveredJoinsCommand contentTooLarge":s,"runEntityDiscoveredJoinsCommand contentTooLarge headers":i,"runEntityDiscoveredJoinsCommand unsupportedMediaT\
ype":s,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":i,"runEntityDiscoveredJoinsCommand tooManyRequests":s,"runEntityDiscoveredJoinsCommand too\
ManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":s,"runEntityDiscoveredJoinsCommand internalError headers":i,"runEntityDiscoveredJoinsCom\
mand unavailable":s,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJoins ok headers":i,"listJoins badRequest":s,"listJoins badReq\
uest headers":i,"listJoins unauthorized":s,"listJoins unauthorized headers":f,"listJoins forbidden":s,"listJoins forbidden headers":i,"listJoins notFound":s,"li\
stJoins notFound headers":i,"listJoins notAcceptable":s,"listJoins notAcceptable headers":i,"listJoins tooManyRequests":s,"listJoins tooManyRequests headers":c,
"listJoins internalError":s,"listJoins internalError headers":i,"listJoins unavailable":s,"listJoins unavailable headers":c,"runJoinsCommand ok":q,"runJoinsComm\
and ok headers":i,"runJoinsCommand badRequest":s,"runJoinsCommand badRequest headers":i,"runJoinsCommand unauthorized":s,"runJoinsCommand unauthorized headers":f,
"runJoinsCommand forbidden":s,"runJoinsCommand forbidden headers":i,"runJoinsCommand notFound":s,"runJoinsCommand notFound headers":i,"runJoinsCommand notAccept\
able":s,"runJoinsCommand notAcceptable headers":i,"runJoinsCommand contentTooLarge":s,"runJoinsCommand contentTooLarge headers":i,"runJoinsCommand unsupportedMe\
diaType":s,"runJoinsCommand unsupportedMediaType headers":i,"runJoinsCommand tooManyRequests":s,"runJoinsCommand tooManyRequests headers":c,"runJoinsCommand int\
ernalError":s,"runJoinsCommand internalError headers":i,"runJoinsCommand unavailable":s,"runJoinsCommand unavailable headers":c,"countJoins ok":W,"countJoins ok\
 headers":i,"countJoins badRequest":s,"countJoins badRequest headers":i,"countJoins unauthorized":s,"countJoins unauthorized headers":f,"countJoins forbidden":s,
"countJoins forbidden headers":i,"countJoins notFound":s,"countJoins notFound headers":i,"countJoins notAcceptable":s,"countJoins notAcceptable headers":i,"coun\
tJoins tooManyRequests":s,"countJoins tooManyRequests headers":c,"countJoins internalError":s,"countJoins internalError headers":i,"countJoins unavailable":s,"c\
ountJoins unavailable headers":c,"getJoinDiagram ok":Gs,"getJoinDiagram ok headers":Ye,"getJoinDiagram okVndMermaid":Dt,"getJoinDiagram okVndMermaid headers":Ye,
"getJoinDiagram okPlain":Dt,"getJoinDiagram okPlain headers":Ye,"getJoinDiagram badRequest":s,"getJoinDiagram badRequest headers":i,"getJoinDiagram unauthorized":s,
"getJoinDiagram unauthorized headers":f,"getJoinDiagram forbidden":s,"getJoinDiagram forbidden headers":i,"getJoinDiagram notFound":s,"getJoinDiagram notFound h\
eaders":i,"getJoinDiagram notAcceptable":s,"getJoinDiagram notAcceptable headers":i,"getJoinDiagram tooManyRequests":s,"getJoinDiagram tooManyRequests headers":c,
"getJoinDiagram internalError":s,"getJoinDiagram internalError headers":i,"getJoinDiagram unavailable":s,"getJoinDiagram unavailable headers":c,"listPermanentJo\
ins ok":P,"listPermanentJoins ok headers":i,"listPermanentJoins badRequest":s,"listPermanentJoins badRequest headers":i,"listPermanentJoins unauthorized":s,"lis\
tPermanentJoins unauthorized headers":f,"listPermanentJoins forbidden":s,"listPermanentJoins forbidden headers":i,"listPermanentJoins notFound":s,"listPermanent\
Joins notFound headers":i,"listPermanentJoins notAcceptable":s,"listPermanentJoins notAcceptable headers":i,"listPermanentJoins tooManyRequests":s,"listPermanen\
tJoins tooManyRequests headers":c,"listPermanentJoins internalError":s,"listPermanentJoins internalError headers":i,"listPermanentJoins unavailable":s,"listPerm\
anentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand ok headers":i,"runPermanentJoinsCommand badRequest":s,"runPermanentJ\
oinsCommand badRequest headers":i,"runPermanentJoinsCommand unauthorized":s,"runPermanentJoinsCommand unauthorized headers":f,"runPermanentJoinsCommand forbidde\
n":s,"runPermanentJoinsCommand forbidden headers":i,"runPermanentJoinsCommand notFound":s,"runPermanentJoinsCommand notFound headers":i,"runPermanentJoinsComman\
d notAcceptable":s,"runPermanentJoinsCommand notAcceptable headers":i,"runPermanentJoinsCommand contentTooLarge":s,"runPermanentJoinsCommand contentTooLarge hea\
ders":i,"runPermanentJoinsCommand unsupportedMediaType":s,"runPermanentJoinsCommand unsupportedMediaType headers":i,"runPermanentJoinsCommand tooManyRequests":s,
"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalError":s,"runPermanentJoinsCommand internalError headers":i,"runPermanent\
JoinsCommand unavailable":s,"runPermanentJoinsCommand unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":i,"listDiscoveredJoins \
badRequest":s,"listDiscoveredJoins badRequest headers":i,"listDiscoveredJoins unauthorized":s,"listDiscoveredJoins unauthorized headers":f,"listDiscoveredJoins \
forbidden":s,"listDiscoveredJoins forbidden headers":i,"listDiscoveredJoins notFound":s,"listDiscoveredJoins notFound headers":i,"listDiscoveredJoins notAccepta\
ble":s,"listDiscoveredJoins notAcceptable headers":i,"listDiscoveredJoins tooManyRequests":s,"listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoin\
s internalError":s,"listDiscoveredJoins internalError headers":i,"listDiscoveredJoins unavailable":s,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJ\
oinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":i,"runDiscoveredJoinsCommand badRequest":s,"runDiscoveredJoinsCommand badRequest headers":i,"runDiscove\
redJoinsCommand unauthorized":s,"runDiscoveredJoinsCommand unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":s,"runDiscoveredJoinsCommand forbidden \
headers":i,"runDiscoveredJoinsCommand notFound":s,"runDiscoveredJoinsCommand notFound headers":i,"runDiscoveredJoinsCommand notAcceptable":s,"runDiscoveredJoins\
Command notAcceptable headers":i,"runDiscoveredJoinsCommand contentTooLarge":s,"runDiscoveredJoinsCommand contentTooLarge headers":i,"runDiscoveredJoinsCommand \
unsupportedMediaType":s,"runDiscoveredJoinsCommand unsupportedMediaType headers":i,"runDiscoveredJoinsCommand tooManyRequests":s,"runDiscoveredJoinsCommand tooM\
anyRequests headers":c,"runDiscoveredJoinsCommand internalError":s,"runDiscoveredJoinsCommand internalError headers":i,"runDiscoveredJoinsCommand unavailable":s,
"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":i,"listJoinJobs badRequest":s,"listJoinJobs badRequest headers":i,
"listJoinJobs unauthorized":s,"listJoinJobs unauthorized headers":f,"listJoinJobs forbidden":s,"listJoinJobs forbidden headers":i,"listJoinJobs notFound":s,"lis\
tJoinJobs notFound headers":i,"listJoinJobs notAcceptable":s,"listJoinJobs notAcceptable headers":i,"listJoinJobs tooManyRequests":s,"listJoinJobs tooManyReques\
ts headers":c,"listJoinJobs internalError":s,"listJoinJobs internalError headers":i,"listJoinJobs unavailable":s,"listJoinJobs unavailable headers":c,"runJoinJo\
bsCommand ok":q,"runJoinJobsCommand ok headers":i,"runJoinJobsCommand badRequest":s,"runJoinJobsCommand badRequest headers":i,"runJoinJobsCommand unauthorized":s,
"runJoinJobsCommand unauthorized headers":f,"runJoinJobsCommand forbidden":s,"runJoinJobsCommand forbidden headers":i,"runJoinJobsCommand notFound":s,"runJoinJo\
bsCommand notFound headers":i,"runJoinJobsCommand notAcceptable":s,"runJoinJobsCommand notAcceptable headers":i,"runJoinJobsCommand contentTooLarge":s,"runJoinJ\
obsCommand contentTooLarge headers":i,"runJoinJobsCommand unsupportedMediaType":s,"runJoinJobsCommand unsupportedMediaType headers":i,"runJoinJobsCommand tooMan\
yRequests":s,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":s,"runJoinJobsCommand internalError headers":i,"runJoinJobsComman\
d unavailable":s,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":W,"countJoinJobs ok headers":i,"countJoinJobs badRequest":s,"countJoinJobs badReq\
uest headers":i,"countJoinJobs unauthorized":s,"countJoinJobs unauthorized headers":f,"countJoinJobs forbidden":s,"countJoinJobs forbidden headers":i,"countJoin\
Jobs notFound":s,"countJoinJobs notFound headers":i,"countJoinJobs notAcceptable":s,"countJoinJobs notAcceptable headers":i,"countJoinJobs tooManyRequests":s,"c\
ountJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":s,"countJoinJobs internalError headers":i,"countJoinJobs unavailable":s,"countJoinJobs una\
vailable headers":c,"getJoin ok":P,"getJoin ok headers":i,"getJoin badRequest":s,"getJoin badRequest headers":i,"getJoin unauthorized":s,"getJoin unauthorized h\
eaders":f,"getJoin forbidden":s,"getJoin forbidden headers":i,"getJoin notFound":s,"getJoin notFound headers":i,"getJoin notAcceptable":s,"getJoin notAcceptable\
 headers":i,"getJoin tooManyRequests":s,"getJoin tooManyRequests headers":c,"getJoin internalError":s,"getJoin internalError headers":i,"getJoin unavailable":s,
"getJoin unavailable headers":c,"runJoinCommand ok":$,"runJoinCommand ok headers":i,"runJoinCommand noContent headers":i,"runJoinCommand badRequest":s,"runJoinC\
ommand badRequest headers":i,"runJoinCommand unauthorized":s,"runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":s,"runJoinCommand forbidden head\
ers":i,"runJoinCommand notFound":s,"runJoinCommand notFound headers":i,"runJoinCommand notAcceptable":s,"runJoinCommand notAcceptable headers":i,"runJoinCommand\
 conflict":s,"runJoinCommand conflict headers":i,"runJoinCommand contentTooLarge":s,"runJoinCommand contentTooLarge headers":i,"runJoinCommand unsupportedMediaT\
ype":s,"runJoinCommand unsupportedMediaType headers":i,"runJoinCommand tooManyRequests":s,"runJoinCommand tooManyRequests headers":c,"runJoinCommand internalErr\
or":s,"runJoinCommand internalError headers":i,"runJoinCommand unavailable":s,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":i,"deleteJoi\
n badRequest":s,"deleteJoin badRequest headers":i,"deleteJoin unauthorized":s,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":s,"deleteJoin forbidden\
 headers":i,"deleteJoin notFound":s,"deleteJoin notFound headers":i,"deleteJoin notAcceptable":s,"deleteJoin notAcceptable headers":i,"deleteJoin tooManyRequest\
s":s,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":s,"deleteJoin internalError headers":i,"deleteJoin unavailable":s,"deleteJoin unavailable\
 headers":c,"getJoinReport ok":ft,"getJoinReport ok headers":Ye,"getJoinReport badRequest":s,"getJoinReport badRequest headers":i,"getJoinReport unauthorized":s,
"getJoinReport unauthorized headers":f,"getJoinReport forbidden":s,"getJoinReport forbidden headers":i,"getJoinReport notFound":s,"getJoinReport notFound header\
s":i,"getJoinReport notAcceptable":s,"getJoinReport notAcceptable headers":i,"getJoinReport tooManyRequests":s,"getJoinReport tooManyRequests headers":c,"getJoi\
nReport internalError":s,"getJoinReport internalError headers":i,"getJoinReport unavailable":s,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,"getV\
ennDiagram ok headers":i,"getVennDiagram badRequest":s,"getVennDiagram badRequest headers":i,"getVennDiagram unauthorized":s,"getVennDiagram unauthorized header\
s":f,"getVennDiagram forbidden":s,"getVennDiagram forbidden headers":i,"getVennDiagram notFound":s,"getVennDiagram notFound headers":i,"getVennDiagram notAccept\
able":s,"getVennDiagram notAcceptable headers":i,"getVennDiagram tooManyRequests":s,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalError":s,
"getVennDiagram internalError headers":i,"getVennDiagram unavailable":s,"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagramComma\
nd ok headers":i,"runVennDiagramCommand badRequest":s,"runVennDiagramCommand badRequest headers":i,"runVennDiagramCommand unauthorized":s,"runVennDiagramCommand\
 unauthorized headers":f,"runVennDiagramCommand forbidden":s,"runVennDiagramCommand forbidden headers":i,"runVennDiagramCommand notFound":s,"runVennDiagramComma\
nd notFound headers":i,"runVennDiagramCommand notAcceptable":s,"runVennDiagramCommand notAcceptable headers":i,"runVennDiagramCommand contentTooLarge":s,"runVen\
nDiagramCommand contentTooLarge headers":i,"runVennDiagramCommand unsupportedMediaType":s,"runVennDiagramCommand unsupportedMediaType headers":i,"runVennDiagram\
Command tooManyRequests":s,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand internalError":s,"runVennDiagramCommand internalError header\
s":i,"runVennDiagramCommand unavailable":s,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":i,"listJoinInne\
rRows badRequest":s,"listJoinInnerRows badRequest headers":i,"listJoinInnerRows unauthorized":s,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRows fo\
rbidden":s,"listJoinInnerRows forbidden headers":i,"listJoinInnerRows notFound":s,"listJoinInnerRows notFound headers":i,"listJoinInnerRows notAcceptable":s,"li\
stJoinInnerRows notAcceptable headers":i,"listJoinInnerRows conflict":s,"listJoinInnerRows conflict headers":i,"listJoinInnerRows tooManyRequests":s,"listJoinIn\
nerRows tooManyRequests headers":c,"listJoinInnerRows internalError":s,"listJoinInnerRows internalError headers":i,"listJoinInnerRows unavailable":s,"listJoinIn\
nerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":i,"runJoinInnerRowsCommand badRequest":s,"runJoinInnerRowsCom\
mand badRequest headers":i,"runJoinInnerRowsCommand unauthorized":s,"runJoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":s,"runJ\
oinInnerRowsCommand forbidden headers":i,"runJoinInnerRowsCommand notFound":s,"runJoinInnerRowsCommand notFound headers":i,"runJoinInnerRowsCommand notAcceptabl\
e":s,"runJoinInnerRowsCommand notAcceptable headers":i,"runJoinInnerRowsCommand conflict":s,"runJoinInnerRowsCommand conflict headers":i,"runJoinInnerRowsComman\
d contentTooLarge":s,"runJoinInnerRowsCommand contentTooLarge headers":i,"runJoinInnerRowsCommand unsupportedMediaType":s,"runJoinInnerRowsCommand unsupportedMe\
diaType headers":i,"runJoinInnerRowsCommand tooManyRequests":s,"runJoinInnerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":s,"ru\
nJoinInnerRowsCommand internalError headers":i,"runJoinInnerRowsCommand unavailable":s,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,
"listJoinOuterRows ok headers":i,"listJoinOuterRows badRequest":s,"listJoinOuterRows badRequest headers":i,"listJoinOuterRows unauthorized":s,"listJoinOuterRows\
 unauthorized headers":f,"listJoinOuterRows forbidden":s,"listJoinOuterRows forbidden headers":i,"listJoinOuterRows notFound":s,"listJoinOuterRows notFound head\
ers":i,"listJoinOuterRows notAcceptable":s,"listJoinOuterRows notAcceptable headers":i,"listJoinOuterRows conflict":s,"listJoinOuterRows conflict headers":i,"li\
stJoinOuterRows tooManyRequests":s,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows internalError":s,"listJoinOuterRows internalError headers":i,
"listJoinOuterRows unavailable":s,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":i,"runJoinOuterR\
owsCommand badRequest":s,"runJoinOuterRowsCommand badRequest headers":i,"runJoinOuterRowsCommand unauthorized":s,"runJoinOuterRowsCommand unauthorized headers":f,
"runJoinOuterRowsCommand forbidden":s,"runJoinOuterRowsCommand forbidden headers":i,"runJoinOuterRowsCommand notFound":s,"runJoinOuterRowsCommand notFound heade\
rs":i,"runJoinOuterRowsCommand notAcceptable":s,"runJoinOuterRowsCommand notAcceptable headers":i,"runJoinOuterRowsCommand conflict":s,"runJoinOuterRowsCommand \
conflict headers":i,"runJoinOuterRowsCommand contentTooLarge":s,"runJoinOuterRowsCommand contentTooLarge headers":i,"runJoinOuterRowsCommand unsupportedMediaTyp\
e":s,"runJoinOuterRowsCommand unsupportedMediaType headers":i,"runJoinOuterRowsCommand tooManyRequests":s,"runJoinOuterRowsCommand tooManyRequests headers":c,"r\
unJoinOuterRowsCommand internalError":s,"runJoinOuterRowsCommand internalError headers":i,"runJoinOuterRowsCommand unavailable":s,"runJoinOuterRowsCommand unava\
ilable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":i,"listJoinLeftOuterRows badRequest":s,"listJoinLeftOuterRows badRequest heade\
rs":i,"listJoinLeftOuterRows unauthorized":s,"listJoinLeftOuterRows unauthorized headers":f,"listJoinLeftOuterRows forbidden":s,"listJoinLeftOuterRows forbidden\
 headers":i,"listJoinLeftOuterRows notFound":s,"listJoinLeftOuterRows notFound headers":i,"listJoinLeftOuterRows notAcceptable":s,"listJoinLeftOuterRows notAcce\
ptable headers":i,"listJoinLeftOuterRows conflict":s,"listJoinLeftOuterRows conflict headers":i,"listJoinLeftOuterRows tooManyRequests":s,"listJoinLeftOuterRows\
 tooManyRequests headers":c,"listJoinLeftOuterRows internalError":s,"listJoinLeftOuterRows internalError headers":i,"listJoinLeftOuterRows unavailable":s,"listJ\
oinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok headers":i,"runJoinLeftOuterRowsCommand badRequest":s,
"runJoinLeftOuterRowsCommand badRequest headers":i,"runJoinLeftOuterRowsCommand unauthorized":s,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLef\
tOuterRowsCommand forbidden":s,"runJoinLeftOuterRowsCommand forbidden headers":i,"runJoinLeftOuterRowsCommand notFound":s,"runJoinLeftOuterRowsCommand notFound \
headers":i,"runJoinLeftOuterRowsCommand notAcceptable":s,"runJoinLeftOuterRowsCommand notAcceptable headers":i,"runJoinLeftOuterRowsCommand conflict":s,"runJoin\
LeftOuterRowsCommand conflict headers":i,"runJoinLeftOuterRowsCommand contentTooLarge":s,"runJoinLeftOuterRowsCommand contentTooLarge headers":i,"runJoinLeftOut\
erRowsCommand unsupportedMediaType":s,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":i,"runJoinLeftOuterRowsCommand tooManyRequests":s,"runJoinLeftO\
uterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":s,"runJoinLeftOuterRowsCommand internalError headers":i,"runJoinLeftOuter\
RowsCommand unavailable":s,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":i,"listJoinRigh\
tOuterRows badRequest":s,"listJoinRightOuterRows badRequest headers":i,"listJoinRightOuterRows unauthorized":s,"listJoinRightOuterRows unauthorized headers":f,"\
listJoinRightOuterRows forbidden":s,"listJoinRightOuterRows forbidden headers":i,"listJoinRightOuterRows notFound":s,"listJoinRightOuterRows notFound headers":i,
"listJoinRightOuterRows notAcceptable":s,"listJoinRightOuterRows notAcceptable headers":i,"listJoinRightOuterRows conflict":s,"listJoinRightOuterRows conflict h\
eaders":i,"listJoinRightOuterRows tooManyRequests":s,"listJoinRightOuterRows tooManyRequests headers":c,"listJoinRightOuterRows internalError":s,"listJoinRightO\
uterRows internalError headers":i,"listJoinRightOuterRows unavailable":s,"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"run\
JoinRightOuterRowsCommand ok headers":i,"runJoinRightOuterRowsCommand badRequest":s,"runJoinRightOuterRowsCommand badRequest headers":i,"runJoinRightOuterRowsCo\
mmand unauthorized":s,"runJoinRightOuterRowsCommand unauthorized headers":f,"runJoinRightOuterRowsCommand forbidden":s,"runJoinRightOuterRowsCommand forbidden h\
eaders":i,"runJoinRightOuterRowsCommand notFound":s,"runJoinRightOuterRowsCommand notFound headers":i,"runJoinRightOuterRowsCommand notAcceptable":s,"runJoinRig\
htOuterRowsCommand notAcceptable headers":i,"runJoinRightOuterRowsCommand conflict":s,"runJoinRightOuterRowsCommand conflict headers":i,"runJoinRightOuterRowsCo\
mmand contentTooLarge":s,"runJoinRightOuterRowsCommand contentTooLarge headers":i,"runJoinRightOuterRowsCommand unsupportedMediaType":s,"runJoinRightOuterRowsCo\
mmand unsupportedMediaType headers":i,"runJoinRightOuterRowsCommand tooManyRequests":s,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOut\
erRowsCommand internalError":s,"runJoinRightOuterRowsCommand internalError headers":i,"runJoinRightOuterRowsCommand unavailable":s,"runJoinRightOuterRowsCommand\
 unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":i,"listJoinLeftNoMatchRows badRequest":s,"listJoinLeftNoMatchRows ba\
dRequest headers":i,"listJoinLeftNoMatchRows unauthorized":s,"listJoinLeftNoMatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":s,"listJoinLef\
tNoMatchRows forbidden headers":i,"listJoinLeftNoMatchRows notFound":s,"listJoinLeftNoMatchRows notFound headers":i,"listJoinLeftNoMatchRows notAcceptable":s,"l\
istJoinLeftNoMatchRows notAcceptable headers":i,"listJoinLeftNoMatchRows conflict":s,"listJoinLeftNoMatchRows conflict headers":i,"listJoinLeftNoMatchRows tooMa\
nyRequests":s,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":s,"listJoinLeftNoMatchRows internalError headers":i,"l\
istJoinLeftNoMatchRows unavailable":s,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok hea\
ders":i,"runJoinLeftNoMatchRowsCommand badRequest":s,"runJoinLeftNoMatchRowsCommand badRequest headers":i,"runJoinLeftNoMatchRowsCommand unauthorized":s,"runJoi\
nLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsCommand forbidden":s,"runJoinLeftNoMatchRowsCommand forbidden headers":i,"runJoinLeftNoMa\
tchRowsCommand notFound":s,"runJoinLeftNoMatchRowsCommand notFound headers":i,"runJoinLeftNoMatchRowsCommand notAcceptable":s,"runJoinLeftNoMatchRowsCommand not\
Acceptable headers":i,"runJoinLeftNoMatchRowsCommand conflict":s,"runJoinLeftNoMatchRowsCommand conflict headers":i,"runJoinLeftNoMatchRowsCommand contentTooLar\
ge":s,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":i,"runJoinLeftNoMatchRowsCommand unsupportedMediaType":s,"runJoinLeftNoMatchRowsCommand unsupporte\
dMediaType headers":i,"runJoinLeftNoMatchRowsCommand tooManyRequests":s,"runJoinLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand\
 internalError":s,"runJoinLeftNoMatchRowsCommand internalError headers":i,"runJoinLeftNoMatchRowsCommand unavailable":s,"runJoinLeftNoMatchRowsCommand unavailab\
le headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":i,"listJoinRightNoMatchRows badRequest":s,"listJoinRightNoMatchRows badReque\
st headers":i,"listJoinRightNoMatchRows unauthorized":s,"listJoinRightNoMatchRows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":s,"listJoinRightN\
oMatchRows forbidden headers":i,"listJoinRightNoMatchRows notFound":s,"listJoinRightNoMatchRows notFound headers":i,"listJoinRightNoMatchRows notAcceptable":s,"\
listJoinRightNoMatchRows notAcceptable headers":i,"listJoinRightNoMatchRows conflict":s,"listJoinRightNoMatchRows conflict headers":i,"listJoinRightNoMatchRows \
tooManyRequests":s,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalError":s,"listJoinRightNoMatchRows internalError heade\
rs":i,"listJoinRightNoMatchRows unavailable":s,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCo\
mmand ok headers":i,"runJoinRightNoMatchRowsCommand badRequest":s,"runJoinRightNoMatchRowsCommand badRequest headers":i,"runJoinRightNoMatchRowsCommand unauthor\
ized":s,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightNoMatchRowsCommand forbidden":s,"runJoinRightNoMatchRowsCommand forbidden headers":i,
"runJoinRightNoMatchRowsCommand notFound":s,"runJoinRightNoMatchRowsCommand notFound headers":i,"runJoinRightNoMatchRowsCommand notAcceptable":s,"runJoinRightNo\
MatchRowsCommand notAcceptable headers":i,"runJoinRightNoMatchRowsCommand conflict":s,"runJoinRightNoMatchRowsCommand conflict headers":i,"runJoinRightNoMatchRo\
wsCommand contentTooLarge":s,"runJoinRightNoMatchRowsCommand contentTooLarge headers":i,"runJoinRightNoMatchRowsCommand unsupportedMediaType":s,"runJoinRightNoM\
atchRowsCommand unsupportedMediaType headers":i,"runJoinRightNoMatchRowsCommand tooManyRequests":s,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"r\
unJoinRightNoMatchRowsCommand internalError":s,"runJoinRightNoMatchRowsCommand internalError headers":i,"runJoinRightNoMatchRowsCommand unavailable":s,"runJoinR\
ightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok headers":i,"listJoinMatchingValues badRequest":s,"listJoi\
nMatchingValues badRequest headers":i,"listJoinMatchingValues unauthorized":s,"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":s,
"listJoinMatchingValues forbidden headers":i,"listJoinMatchingValues notFound":s,"listJoinMatchingValues notFound headers":i,"listJoinMatchingValues notAcceptab\
le":s,"listJoinMatchingValues notAcceptable headers":i,"listJoinMatchingValues conflict":s,"listJoinMatchingValues conflict headers":i,"listJoinMatchingValues t\
ooManyRequests":s,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalError":s,"listJoinMatchingValues internalError headers":i,"\
listJoinMatchingValues unavailable":s,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok header\
s":i,"runJoinMatchingValuesCommand badRequest":s,"runJoinMatchingValuesCommand badRequest headers":i,"runJoinMatchingValuesCommand unauthorized":s,"runJoinMatch\
ingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forbidden":s,"runJoinMatchingValuesCommand forbidden headers":i,"runJoinMatchingValuesCom\
mand notFound":s,"runJoinMatchingValuesCommand notFound headers":i,"runJoinMatchingValuesCommand notAcceptable":s,"runJoinMatchingValuesCommand notAcceptable he\
aders":i,"runJoinMatchingValuesCommand conflict":s,"runJoinMatchingValuesCommand conflict headers":i,"runJoinMatchingValuesCommand contentTooLarge":s,"runJoinMa\
tchingValuesCommand contentTooLarge headers":i,"runJoinMatchingValuesCommand unsupportedMediaType":s,"runJoinMatchingValuesCommand unsupportedMediaType headers":i,
"runJoinMatchingValuesCommand tooManyRequests":s,"runJoinMatchingValuesCommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":s,"runJoi\
nMatchingValuesCommand internalError headers":i,"runJoinMatchingValuesCommand unavailable":s,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftN\
oMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":i,"listJoinLeftNoMatchValues badRequest":s,"listJoinLeftNoMatchValues badRequest headers":i,"listJoinL\
eftNoMatchValues unauthorized":s,"listJoinLeftNoMatchValues unauthorized headers":f,"listJoinLeftNoMatchValues forbidden":s,"listJoinLeftNoMatchValues forbidden\
 headers":i,"listJoinLeftNoMatchValues notFound":s,"listJoinLeftNoMatchValues notFound headers":i,"listJoinLeftNoMatchValues notAcceptable":s,"listJoinLeftNoMat\
chValues notAcceptable headers":i,"listJoinLeftNoMatchValues conflict":s,"listJoinLeftNoMatchValues conflict headers":i,"listJoinLeftNoMatchValues tooManyReques\
ts":s,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":s,"listJoinLeftNoMatchValues internalError headers":i,"lis\
tJoinLeftNoMatchValues unavailable":s,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand \
ok headers":i,"runJoinLeftNoMatchValuesCommand badRequest":s,"runJoinLeftNoMatchValuesCommand badRequest headers":i,"runJoinLeftNoMatchValuesCommand unauthorize\
d":s,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLeftNoMatchValuesCommand forbidden":s,"runJoinLeftNoMatchValuesCommand forbidden headers":i,
"runJoinLeftNoMatchValuesCommand notFound":s,"runJoinLeftNoMatchValuesCommand notFound headers":i,"runJoinLeftNoMatchValuesCommand notAcceptable":s,"runJoinLeft\
NoMatchValuesCommand notAcceptable headers":i,"runJoinLeftNoMatchValuesCommand conflict":s,"runJoinLeftNoMatchValuesCommand conflict headers":i,"runJoinLeftNoMa\
tchValuesCommand contentTooLarge":s,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":i,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":s,"runJoi\
nLeftNoMatchValuesCommand unsupportedMediaType headers":i,"runJoinLeftNoMatchValuesCommand tooManyRequests":s,"runJoinLeftNoMatchValuesCommand tooManyRequests h\
eaders":c,"runJoinLeftNoMatchValuesCommand internalError":s,"runJoinLeftNoMatchValuesCommand internalError headers":i,"runJoinLeftNoMatchValuesCommand unavailab\
le":s,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":i,"listJoinRightNoMatchV\
alues badRequest":s,"listJoinRightNoMatchValues badRequest headers":i,"listJoinRightNoMatchValues unauthorized":s,"listJoinRightNoMatchValues unauthorized heade\
rs":f,"listJoinRightNoMatchValues forbidden":s,"listJoinRightNoMatchValues forbidden headers":i,"listJoinRightNoMatchValues notFound":s,"listJoinRightNoMatchVal\
ues notFound headers":i,"listJoinRightNoMatchValues notAcceptable":s,"listJoinRightNoMatchValues notAcceptable headers":i,"listJoinRightNoMatchValues conflict":s,
"listJoinRightNoMatchValues conflict headers":i,"listJoinRightNoMatchValues tooManyRequests":s,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinR\
ightNoMatchValues internalError":s,"listJoinRightNoMatchValues internalError headers":i,"listJoinRightNoMatchValues unavailable":s,"listJoinRightNoMatchValues u\
navailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":i,"runJoinRightNoMatchValuesCommand badRequest":s,"r\
unJoinRightNoMatchValuesCommand badRequest headers":i,"runJoinRightNoMatchValuesCommand unauthorized":s,"runJoinRightNoMatchValuesCommand unauthorized headers":f,
"runJoinRightNoMatchValuesCommand forbidden":s,"runJoinRightNoMatchValuesCommand forbidden headers":i,"runJoinRightNoMatchValuesCommand notFound":s,"runJoinRigh\
tNoMatchValuesCommand notFound headers":i,"runJoinRightNoMatchValuesCommand notAcceptable":s,"runJoinRightNoMatchValuesCommand notAcceptable headers":i,"runJoin\
RightNoMatchValuesCommand conflict":s,"runJoinRightNoMatchValuesCommand conflict headers":i,"runJoinRightNoMatchValuesCommand contentTooLarge":s,"runJoinRightNo\
MatchValuesCommand contentTooLarge headers":i,"runJoinRightNoMatchValuesCommand unsupportedMediaType":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType h\
eaders":i,"runJoinRightNoMatchValuesCommand tooManyRequests":s,"runJoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand in\
ternalError":s,"runJoinRightNoMatchValuesCommand internalError headers":i,"runJoinRightNoMatchValuesCommand unavailable":s,"runJoinRightNoMatchValuesCommand una\
vailable headers":c,"listKeywords ok":P,"listKeywords ok headers":i,"listKeywords badRequest":s,"listKeywords badRequest headers":i,"listKeywords unauthorized":s,
"listKeywords unauthorized headers":f,"listKeywords forbidden":s,"listKeywords forbidden headers":i,"listKeywords notFound":s,"listKeywords notFound headers":i,
"listKeywords notAcceptable":s,"listKeywords notAcceptable headers":i,"listKeywords tooManyRequests":s,"listKeywords tooManyRequests headers":c,"listKeywords in\
ternalError":s,"listKeywords internalError headers":i,"listKeywords unavailable":s,"listKeywords unavailable headers":c,"runKeywordsCommand ok":Hs,"runKeywordsC\
ommand ok headers":i,"runKeywordsCommand badRequest":s,"runKeywordsCommand badRequest headers":i,"runKeywordsCommand unauthorized":s,"runKeywordsCommand unautho\
rized headers":f,"runKeywordsCommand forbidden":s,"runKeywordsCommand forbidden headers":i,"runKeywordsCommand notFound":s,"runKeywordsCommand notFound headers":i,
"runKeywordsCommand notAcceptable":s,"runKeywordsCommand notAcceptable headers":i,"runKeywordsCommand conflict":s,"runKeywordsCommand conflict headers":i,"runKe\
ywordsCommand contentTooLarge":s,"runKeywordsCommand contentTooLarge headers":i,"runKeywordsCommand unsupportedMediaType":s,"runKeywordsCommand unsupportedMedia\
Type headers":i,"runKeywordsCommand tooManyRequests":s,"runKeywordsCommand tooManyRequests headers":c,"runKeywordsCommand internalError":s,"runKeywordsCommand i\
nternalError headers":i,"runKeywordsCommand unavailable":s,"runKeywordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":i,"deleteKeyword\
Category badRequest":s,"deleteKeywordCategory badRequest headers":i,"deleteKeywordCategory unauthorized":s,"deleteKeywordCategory unauthorized headers":f,"delet\
eKeywordCategory forbidden":s,"deleteKeywordCategory forbidden headers":i,"deleteKeywordCategory notFound":s,"deleteKeywordCategory notFound headers":i,"deleteK\
eywordCategory conflict":s,"deleteKeywordCategory conflict headers":i,"deleteKeywordCategory tooManyRequests":s,"deleteKeywordCategory tooManyRequests headers":c,
"deleteKeywordCategory internalError":s,"deleteKeywordCategory internalError headers":i,"deleteKeywordCategory unavailable":s,"deleteKeywordCategory unavailable\
 headers":c,"deleteKeyword noContent headers":i,"deleteKeyword badRequest":s,"deleteKeyword badRequest headers":i,"deleteKeyword unauthorized":s,"deleteKeyword \
unauthorized headers":f,"deleteKeyword forbidden":s,"deleteKeyword forbidden headers":i,"deleteKeyword notFound":s,"deleteKeyword notFound headers":i,"deleteKey\
word conflict":s,"deleteKeyword conflict headers":i,"deleteKeyword tooManyRequests":s,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":s,
"deleteKeyword internalError headers":i,"deleteKeyword unavailable":s,"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":i,
"listRuleFolders badRequest":s,"listRuleFolders badRequest headers":i,"listRuleFolders unauthorized":s,"listRuleFolders unauthorized headers":f,"listRuleFolders\
 forbidden":s,"listRuleFolders forbidden headers":i,"listRuleFolders notFound":s,"listRuleFolders notFound headers":i,"listRuleFolders notAcceptable":s,"listRul\
eFolders notAcceptable headers":i,"listRuleFolders tooManyRequests":s,"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":s,"listRuleFol\
ders internalError headers":i,"listRuleFolders unavailable":s,"listRuleFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok hea\
ders":i,"runRuleFoldersCommand noContent headers":Us,"runRuleFoldersCommand badRequest":s,"runRuleFoldersCommand badRequest headers":i,"runRuleFoldersCommand un\
authorized":s,"runRuleFoldersCommand unauthorized headers":f,"runRuleFoldersCommand forbidden":s,"runRuleFoldersCommand forbidden headers":i,"runRuleFoldersComm\
and notFound":s,"runRuleFoldersCommand notFound headers":i,"runRuleFoldersCommand notAcceptable":s,"runRuleFoldersCommand notAcceptable headers":i,"runRuleFolde\
rsCommand conflict":s,"runRuleFoldersCommand conflict headers":i,"runRuleFoldersCommand contentTooLarge":s,"runRuleFoldersCommand contentTooLarge headers":i,"ru\
nRuleFoldersCommand unsupportedMediaType":s,"runRuleFoldersCommand unsupportedMediaType headers":i,"runRuleFoldersCommand tooManyRequests":s,"runRuleFoldersComm\
and tooManyRequests headers":c,"runRuleFoldersCommand internalError":s,"runRuleFoldersCommand internalError headers":i,"runRuleFoldersCommand unavailable":s,"ru\
nRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":i,"getRuleFolder badRequest":s,"getRuleFolder badRequest headers":i,"\
getRuleFolder unauthorized":s,"getRuleFolder unauthorized headers":f,"getRuleFolder forbidden":s,"getRuleFolder forbidden headers":i,"getRuleFolder notFound":s,
"getRuleFolder notFound headers":i,"getRuleFolder notAcceptable":s,"getRuleFolder notAcceptable headers":i,"getRuleFolder tooManyRequests":s,"getRuleFolder tooM\
anyRequests headers":c,"getRuleFolder internalError":s,"getRuleFolder internalError headers":i,"getRuleFolder unavailable":s,"getRuleFolder unavailable headers":c,
"runRuleFolderCommand ok":$,"runRuleFolderCommand ok headers":i,"runRuleFolderCommand badRequest":s,"runRuleFolderCommand badRequest headers":i,"runRuleFolderCo\
mmand unauthorized":s,"runRuleFolderCommand unauthorized headers":f,"runRuleFolderCommand forbidden":s,"runRuleFolderCommand forbidden headers":i,"runRuleFolder\
Command notFound":s,"runRuleFolderCommand notFound headers":i,"runRuleFolderCommand notAcceptable":s,"runRuleFolderCommand notAcceptable headers":i,"runRuleFold\
erCommand conflict":s,"runRuleFolderCommand conflict headers":i,"runRuleFolderCommand contentTooLarge":s,"runRuleFolderCommand contentTooLarge headers":i,"runRu\
leFolderCommand unsupportedMediaType":s,"runRuleFolderCommand unsupportedMediaType headers":i,"runRuleFolderCommand tooManyRequests":s,"runRuleFolderCommand too\
ManyRequests headers":c,"runRuleFolderCommand internalError":s,"runRuleFolderCommand internalError headers":i,"runRuleFolderCommand unavailable":s,"runRuleFolde\
rCommand unavailable headers":c,"deleteRuleFolder noContent headers":i,"deleteRuleFolder badRequest":s,"deleteRuleFolder badRequest headers":i,"deleteRuleFolder\
 unauthorized":s,"deleteRuleFolder unauthorized headers":f,"deleteRuleFolder forbidden":s,"deleteRuleFolder forbidden headers":i,"deleteRuleFolder notFound":s,"\
deleteRuleFolder notFound headers":i,"deleteRuleFolder conflict":s,"deleteRuleFolder conflict headers":i,"deleteRuleFolder tooManyRequests":s,"deleteRuleFolder \
tooManyRequests headers":c,"deleteRuleFolder internalError":s,"deleteRuleFolder internalError headers":i,"deleteRuleFolder unavailable":s,"deleteRuleFolder unav\
ailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":i,"listRuleFolderRules badRequest":s,"listRuleFolderRules badRequest headers":i,"\
listRuleFolderRules unauthorized":s,"listRuleFolderRules unauthorized headers":f,"listRuleFolderRules forbidden":s,"listRuleFolderRules forbidden headers":i,"li\
stRuleFolderRules notFound":s,"listRuleFolderRules notFound headers":i,"listRuleFolderRules notAcceptable":s,"listRuleFolderRules notAcceptable headers":i,"list\
RuleFolderRules tooManyRequests":s,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalError":s,"listRuleFolderRules internalError head\
ers":i,"listRuleFolderRules unavailable":s,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand ok":Pt,"runRuleFolderRulesCommand ok headers":i,
"runRuleFolderRulesCommand badRequest":s,"runRuleFolderRulesCommand badRequest headers":i,"runRuleFolderRulesCommand unauthorized":s,"runRuleFolderRulesCommand \
unauthorized headers":f,"runRuleFolderRulesCommand forbidden":s,"runRuleFolderRulesCommand forbidden headers":i,"runRuleFolderRulesCommand notFound":s,"runRuleF\
olderRulesCommand notFound headers":i,"runRuleFolderRulesCommand notAcceptable":s,"runRuleFolderRulesCommand notAcceptable headers":i,"runRuleFolderRulesCommand\
 conflict":s,"runRuleFolderRulesCommand conflict headers":i,"runRuleFolderRulesCommand contentTooLarge":s,"runRuleFolderRulesCommand contentTooLarge headers":i,
"runRuleFolderRulesCommand unsupportedMediaType":s,"runRuleFolderRulesCommand unsupportedMediaType headers":i,"runRuleFolderRulesCommand tooManyRequests":s,"run\
RuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":s,"runRuleFolderRulesCommand internalError headers":i,"runRuleFolder\
RulesCommand unavailable":s,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":i,"listRuleFolderR\
esults badRequest":s,"listRuleFolderResults badRequest headers":i,"listRuleFolderResults unauthorized":s,"listRuleFolderResults unauthorized headers":f,"listRul\
eFolderResults forbidden":s,"listRuleFolderResults forbidden headers":i,"listRuleFolderResults notFound":s,"listRuleFolderResults notFound headers":i,"listRuleF\
olderResults notAcceptable":s,"listRuleFolderResults notAcceptable headers":i,"listRuleFolderResults tooManyRequests":s,"listRuleFolderResults tooManyRequests h\
eaders":c,"listRuleFolderResults internalError":s,"listRuleFolderResults internalError headers":i,"listRuleFolderResults unavailable":s,"listRuleFolderResults u\
navailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":i,"runRuleFolderResultsCommand badRequest":s,"runRuleFolderRes\
ultsCommand badRequest headers":i,"runRuleFolderResultsCommand unauthorized":s,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand\
 forbidden":s,"runRuleFolderResultsCommand forbidden headers":i,"runRuleFolderResultsCommand notFound":s,"runRuleFolderResultsCommand notFound headers":i,"runRu\
leFolderResultsCommand notAcceptable":s,"runRuleFolderResultsCommand notAcceptable headers":i,"runRuleFolderResultsCommand contentTooLarge":s,"runRuleFolderResu\
ltsCommand contentTooLarge headers":i,"runRuleFolderResultsCommand unsupportedMediaType":s,"runRuleFolderResultsCommand unsupportedMediaType headers":i,"runRule\
FolderResultsCommand tooManyRequests":s,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderResultsCommand internalError":s,"runRuleFolderResu\
ltsCommand internalError headers":i,"runRuleFolderResultsCommand unavailable":s,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,
"listLoaderConnections ok headers":i,"listLoaderConnections badRequest":s,"listLoaderConnections badRequest headers":i,"listLoaderConnections unauthorized":s,"l\
istLoaderConnections unauthorized headers":f,"listLoaderConnections forbidden":s,"listLoaderConnections forbidden headers":i,"listLoaderConnections notFound":s,
"listLoaderConnections notFound headers":i,"listLoaderConnections notAcceptable":s,"listLoaderConnections notAcceptable headers":i,"listLoaderConnections tooMan\
yRequests":s,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":s,"listLoaderConnections internalError headers":i,"listLoad\
erConnections unavailable":s,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":Qs,"runLoaderConnectionsCommand ok headers":i,"runLo\
aderConnectionsCommand badRequest":s,"runLoaderConnectionsCommand badRequest headers":i,"runLoaderConnectionsCommand unauthorized":s,"runLoaderConnectionsComman\
d unauthorized headers":f,"runLoaderConnectionsCommand forbidden":s,"runLoaderConnectionsCommand forbidden headers":i,"runLoaderConnectionsCommand notFound":s,"\
runLoaderConnectionsCommand notFound headers":i,"runLoaderConnectionsCommand notAcceptable":s,"runLoaderConnectionsCommand notAcceptable headers":i,"runLoaderCo\
nnectionsCommand conflict":s,"runLoaderConnectionsCommand conflict headers":i,"runLoaderConnectionsCommand contentTooLarge":s,"runLoaderConnectionsCommand conte\
ntTooLarge headers":i,"runLoaderConnectionsCommand unsupportedMediaType":s,"runLoaderConnectionsCommand unsupportedMediaType headers":i,"runLoaderConnectionsCom\
mand tooManyRequests":s,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand internalError":s,"runLoaderConnectionsCommand inter\
nalError headers":i,"runLoaderConnectionsCommand unavailable":s,"runLoaderConnectionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnect\
ion ok headers":i,"getLoaderConnection badRequest":s,"getLoaderConnection badRequest headers":i,"getLoaderConnection unauthorized":s,"getLoaderConnection unauth\
orized headers":f,"getLoaderConnection forbidden":s,"getLoaderConnection forbidden headers":i,"getLoaderConnection notFound":s,"getLoaderConnection notFound hea\
ders":i,"getLoaderConnection notAcceptable":s,"getLoaderConnection notAcceptable headers":i,"getLoaderConnection tooManyRequests":s,"getLoaderConnection tooMany\
Requests headers":c,"getLoaderConnection internalError":s,"getLoaderConnection internalError headers":i,"getLoaderConnection unavailable":s,"getLoaderConnection\
 unavailable headers":c,"runLoaderConnectionCommand ok":Ys,"runLoaderConnectionCommand ok headers":i,"runLoaderConnectionCommand badRequest":s,"runLoaderConnect\
ionCommand badRequest headers":i,"runLoaderConnectionCommand unauthorized":s,"runLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand for\
bidden":s,"runLoaderConnectionCommand forbidden headers":i,"runLoaderConnectionCommand notFound":s,"runLoaderConnectionCommand notFound headers":i,"runLoaderCon\
nectionCommand notAcceptable":s,"runLoaderConnectionCommand notAcceptable headers":i,"runLoaderConnectionCommand conflict":s,"runLoaderConnectionCommand conflic\
t headers":i,"runLoaderConnectionCommand contentTooLarge":s,"runLoaderConnectionCommand contentTooLarge headers":i,"runLoaderConnectionCommand unsupportedMediaT\
ype":s,"runLoaderConnectionCommand unsupportedMediaType headers":i,"runLoaderConnectionCommand tooManyRequests":s,"runLoaderConnectionCommand tooManyRequests he\
aders":c,"runLoaderConnectionCommand internalError":s,"runLoaderConnectionCommand internalError headers":i,"runLoaderConnectionCommand unavailable":s,"runLoader\
ConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":i,"deleteLoaderConnection badRequest":s,"deleteLoaderConnection badRequest h\
eaders":i,"deleteLoaderConnection unauthorized":s,"deleteLoaderConnection unauthorized headers":f,"deleteLoaderConnection forbidden":s,"deleteLoaderConnection f\
orbidden headers":i,"deleteLoaderConnection notFound":s,"deleteLoaderConnection notFound headers":i,"deleteLoaderConnection conflict":s,"deleteLoaderConnection \
conflict headers":i,"deleteLoaderConnection tooManyRequests":s,"deleteLoaderConnection tooManyRequests headers":c,"deleteLoaderConnection internalError":s,"dele\
teLoaderConnection internalError headers":i,"deleteLoaderConnection unavailable":s,"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDa\
tasources ok headers":i,"listDatasources badRequest":s,"listDatasources badRequest headers":i,"listDatasources unauthorized":s,"listDatasources unauthorized hea\
ders":f,"listDatasources forbidden":s,"listDatasources forbidden headers":i,"listDatasources notFound":s,"listDatasources notFound headers":i,"listDatasources n\
otAcceptable":s,"listDatasources notAcceptable headers":i,"listDatasources conflict":s,"listDatasources conflict headers":i,"listDatasources tooManyRequests":s,
"listDatasources tooManyRequests headers":c,"listDatasources internalError":s,"listDatasources internalError headers":i,"listDatasources unavailable":s,"listDat\
asources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":i,"runDatasourcesCommand badRequest":s,"runDatasourcesCommand ba\
dRequest headers":i,"runDatasourcesCommand unauthorized":s,"runDatasourcesCommand unauthorized headers":f,"runDatasourcesCommand forbidden":s,"runDatasourcesCom\
mand forbidden headers":i,"runDatasourcesCommand notFound":s,"runDatasourcesCommand notFound headers":i,"runDatasourcesCommand notAcceptable":s,"runDatasourcesC\
ommand notAcceptable headers":i,"runDatasourcesCommand conflict":s,"runDatasourcesCommand conflict headers":i,"runDatasourcesCommand contentTooLarge":s,"runData\
sourcesCommand contentTooLarge headers":i,"runDatasourcesCommand unsupportedMediaType":s,"runDatasourcesCommand unsupportedMediaType headers":i,"runDatasourcesC\
ommand tooManyRequests":s,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":s,"runDatasourcesCommand internalError headers":i,
"runDatasourcesCommand unavailable":s,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listDataschemas ok headers":i,"listDataschemas badRe\
quest":s,"listDataschemas badRequest headers":i,"listDataschemas unauthorized":s,"listDataschemas unauthorized headers":f,"listDataschemas forbidden":s,"listDat\
aschemas forbidden headers":i,"listDataschemas notFound":s,"listDataschemas notFound headers":i,"listDataschemas notAcceptable":s,"listDataschemas notAcceptable\
 headers":i,"listDataschemas conflict":s,"listDataschemas conflict headers":i,"listDataschemas tooManyRequests":s,"listDataschemas tooManyRequests headers":c,"l\
istDataschemas internalError":s,"listDataschemas internalError headers":i,"listDataschemas unavailable":s,"listDataschemas unavailable headers":c,"runDataschema\
sCommand ok":P,"runDataschemasCommand ok headers":i,"runDataschemasCommand noContent headers":i,"runDataschemasCommand badRequest":s,"runDataschemasCommand badR\
equest headers":i,"runDataschemasCommand unauthorized":s,"runDataschemasCommand unauthorized headers":f,"runDataschemasCommand forbidden":s,"runDataschemasComma\
nd forbidden headers":i,"runDataschemasCommand notFound":s,"runDataschemasCommand notFound headers":i,"runDataschemasCommand notAcceptable":s,"runDataschemasCom\
mand notAcceptable headers":i,"runDataschemasCommand conflict":s,"runDataschemasCommand conflict headers":i,"runDataschemasCommand contentTooLarge":s,"runDatasc\
hemasCommand contentTooLarge headers":i,"runDataschemasCommand unsupportedMediaType":s,"runDataschemasCommand unsupportedMediaType headers":i,"runDataschemasCom\
mand tooManyRequests":s,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":s,"runDataschemasCommand internalError headers":i,
"runDataschemasCommand unavailable":s,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":Zs,"listConnectionEncodings ok headers":i,"list\
ConnectionEncodings badRequest":s,"listConnectionEncodings badRequest headers":i,"listConnectionEncodings unauthorized":s,"listConnectionEncodings unauthorized \
headers":f,"listConnectionEncodings forbidden":s,"listConnectionEncodings forbidden headers":i,"listConnectionEncodings notFound":s,"listConnectionEncodings not\
Found headers":i,"listConnectionEncodings notAcceptable":s,"listConnectionEncodings notAcceptable headers":i,"listConnectionEncodings tooManyRequests":s,"listCo\
nnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":s,"listConnectionEncodings internalError headers":i,"listConnectionEncoding\
s notImplemented":s,"listConnectionEncodings notImplemented headers":i,"listConnectionEncodings unavailable":s,"listConnectionEncodings unavailable headers":c,"\
listLoaderConnectionTypes ok":Xs,"listLoaderConnectionTypes ok headers":i,"listLoaderConnectionTypes badRequest":s,"listLoaderConnectionTypes badRequest headers":i,
"listLoaderConnectionTypes unauthorized":s,"listLoaderConnectionTypes unauthorized headers":f,"listLoaderConnectionTypes notAcceptable":s,"listLoaderConnectionT\
ypes notAcceptable headers":i,"listLoaderConnectionTypes tooManyRequests":s,"listLoaderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes int\
ernalError":s,"listLoaderConnectionTypes internalError headers":i,"listLoaderConnectionTypes unavailable":s,"listLoaderConnectionTypes unavailable headers":c,"l\
istWebhooks ok":P,"listWebhooks ok headers":i,"listWebhooks badRequest":s,"listWebhooks badRequest headers":i,"listWebhooks unauthorized":s,"listWebhooks unauth\
orized headers":f,"listWebhooks forbidden":s,"listWebhooks forbidden headers":i,"listWebhooks notFound":s,"listWebhooks notFound headers":i,"listWebhooks notAcc\
eptable":s,"listWebhooks notAcceptable headers":i,"listWebhooks tooManyRequests":s,"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":s,"list\
Webhooks internalError headers":i,"listWebhooks unavailable":s,"listWebhooks unavailable headers":c,"runWebhooksCommand ok":ta,"runWebhooksCommand ok headers":i,
"runWebhooksCommand badRequest":s,"runWebhooksCommand badRequest headers":i,"runWebhooksCommand unauthorized":s,"runWebhooksCommand unauthorized headers":f,"run\
WebhooksCommand forbidden":s,"runWebhooksCommand forbidden headers":i,"runWebhooksCommand notFound":s,"runWebhooksCommand notFound headers":i,"runWebhooksComman\
d notAcceptable":s,"runWebhooksCommand notAcceptable headers":i,"runWebhooksCommand conflict":s,"runWebhooksCommand conflict headers":i,"runWebhooksCommand cont\
entTooLarge":s,"runWebhooksCommand contentTooLarge headers":i,"runWebhooksCommand unsupportedMediaType":s,"runWebhooksCommand unsupportedMediaType headers":i,"r\
unWebhooksCommand tooManyRequests":s,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internalError":s,"runWebhooksCommand internalError heade\
rs":i,"runWebhooksCommand unavailable":s,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent headers":i,"deleteWebhook badRequest":s,"deleteWebh\
ook badRequest headers":i,"deleteWebhook unauthorized":s,"deleteWebhook unauthorized headers":f,"deleteWebhook forbidden":s,"deleteWebhook forbidden headers":i,
"deleteWebhook notFound":s,"deleteWebhook notFound headers":i,"deleteWebhook tooManyRequests":s,"deleteWebhook tooManyRequests headers":c,"deleteWebhook interna\
lError":s,"deleteWebhook internalError headers":i,"deleteWebhook unavailable":s,"deleteWebhook unavailable headers":c,"listJobs ok":Mt,"listJobs ok headers":i,"\
listJobs badRequest":s,"listJobs badRequest headers":i,"listJobs unauthorized":s,"listJobs unauthorized headers":f,"listJobs forbidden":s,"listJobs forbidden he\
aders":i,"listJobs notFound":s,"listJobs notFound headers":i,"listJobs notAcceptable":s,"listJobs notAcceptable headers":i,"listJobs tooManyRequests":s,"listJob\
s tooManyRequests headers":c,"listJobs internalError":s,"listJobs internalError headers":i,"listJobs unavailable":s,"listJobs unavailable headers":c,"runSchedul\
erCommand ok":sa,"runSchedulerCommand ok headers":i,"runSchedulerCommand badRequest":s,"runSchedulerCommand badRequest headers":i,"runSchedulerCommand unauthori\
zed":s,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":s,"runSchedulerCommand forbidden headers":i,"runSchedulerCommand notFound":s,
"runSchedulerCommand notFound headers":i,"runSchedulerCommand notAcceptable":s,"runSchedulerCommand notAcceptable headers":i,"runSchedulerCommand contentTooLarg\
e":s,"runSchedulerCommand contentTooLarge headers":i,"runSchedulerCommand unsupportedMediaType":s,"runSchedulerCommand unsupportedMediaType headers":i,"runSched\
ulerCommand tooManyRequests":s,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":s,"runSchedulerCommand internalError headers":i,
"runSchedulerCommand unavailable":s,"runSchedulerCommand unavailable headers":c,"getJob ok":Mt,"getJob ok headers":i,"getJob okEventStream":aa,"getJob okEventSt\
ream headers":i,"getJob badRequest":s,"getJob badRequest headers":i,"getJob unauthorized":s,"getJob unauthorized headers":f,"getJob forbidden":s,"getJob forbidd\
en headers":i,"getJob notFound":s,"getJob notFound headers":i,"getJob notAcceptable":s,"getJob notAcceptable headers":i,"getJob tooManyRequests":s,"getJob tooMa\
nyRequests headers":c,"getJob internalError":s,"getJob internalError headers":i,"getJob unavailable":s,"getJob unavailable headers":c,"runJobCommand ok":$,"runJ\
obCommand ok headers":i,"runJobCommand badRequest":s,"runJobCommand badRequest headers":i,"runJobCommand unauthorized":s,"runJobCommand unauthorized headers":f,
"runJobCommand forbidden":s,"runJobCommand forbidden headers":i,"runJobCommand notFound":s,"runJobCommand notFound headers":i,"runJobCommand notAcceptable":s,"r\
unJobCommand notAcceptable headers":i,"runJobCommand conflict":s,"runJobCommand conflict headers":i,"runJobCommand contentTooLarge":s,"runJobCommand contentTooL\
arge headers":i,"runJobCommand unsupportedMediaType":s,"runJobCommand unsupportedMediaType headers":i,"runJobCommand tooManyRequests":s,"runJobCommand tooManyRe\
quests headers":c,"runJobCommand internalError":s,"runJobCommand internalError headers":i,"runJobCommand unavailable":s,"runJobCommand unavailable headers":c};export{na as validators};
