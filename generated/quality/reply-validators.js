// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var it=Object.getOwnPropertyNames,ut=(o,i)=>function(){try{return i||(0,o[it(o)[0]])((i={exports:{}}).exports,i),i.exports}catch(v){throw i=0,v}},lt=ut({"ajv/di\
st/runtime/ucs2length.js"(o){"use strict";Object.defineProperty(o,"__esModule",{value:!0});function i(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}o.default=i,i.code='require("ajv/dist/runtime/ucs2length").default'}}),dt=je,mt=new RegExp(
"^3\\.1\\.\\d+$","u");function je(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=je.evaluated;
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
instancePath:i,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.
errors=e,a===0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var s=ze,w=lt().default;function ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ze.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
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
null?e=[r]:e.push(r),a++}return ze.errors=e,a===0}ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=Oe,pt={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth\
:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:m\
ethod-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:proble\
m:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:g\
roundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function j(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=j.evaluated;if(d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.detail===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="pointer"||r==="par\
ameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.pointer!==void 0&&typeof o.pointer!="string"){const r={instancePath:i+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(o.parameter!==
void 0&&typeof o.parameter!="string"){const r={instancePath:i+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/detail",schemaPath:"\
#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.
start!==void 0){let r=o.start;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionP\
lace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){
const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 1\
0000"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/start",schemaPath:"contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.end!==void 0){let r=o.end;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>1e4||isNaN(r)){const n={instancePath:i+"/end",schemaPath:"contract#/$defs/ExpressionPlace/maximum",
keyword:"maximum",params:{comparison:"<=",limit:1e4},message:"must be <= 10000"};e===null?e=[n]:e.push(n),a++}if(r<0||isNaN(r)){const n={instancePath:i+"/end",schemaPath:"\
contract#/$defs/ExpressionPlace/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}}if(o.suggestion!==
void 0&&typeof o.suggestion!="string"){const r={instancePath:i+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return j.errors=e,a===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ne.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.type===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must ha\
ve required property 'type'"};e===null?e=[r]:e.push(r),a++}if(o.title===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
title"},message:"must have required property 'title'"};e===null?e=[r]:e.push(r),a++}if(o.status===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"status"},message:"must have required property 'status'"};e===null?e=[r]:e.push(r),a++}if(o.detail===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}if(o.id===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=
[r]:e.push(r),a++}if(o.errors===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"errors"},message:"must have \
required property 'errors'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="type"||r==="title"||r==="status"||r==="detail"||r==="id"||r==="errors")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),a++}if(o.type!==void 0){let r=o.type;if(typeof r!="string"){const n={instancePath:i+"/type",schemaPath:"contract#/$defs/ProblemType/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="urn:groundtruth:problem:invalid-request-body"||r==="urn:groundtrut\
h:problem:invalid-command"||r==="urn:groundtruth:problem:no-data-received"||r==="urn:groundtruth:problem:invalid-data"||r==="urn:groundtruth:problem:invalid-par\
ameters"||r==="urn:groundtruth:problem:bad-request"||r==="urn:groundtruth:problem:login-failed"||r==="urn:groundtruth:problem:unauthorized"||r==="urn:groundtrut\
h:problem:forbidden"||r==="urn:groundtruth:problem:not-found"||r==="urn:groundtruth:problem:method-not-allowed"||r==="urn:groundtruth:problem:not-acceptable"||r===
"urn:groundtruth:problem:request-timeout"||r==="urn:groundtruth:problem:conflict"||r==="urn:groundtruth:problem:too-large"||r==="urn:groundtruth:problem:unsuppo\
rted-media-type"||r==="urn:groundtruth:problem:range-not-satisfiable"||r==="urn:groundtruth:problem:too-many-requests"||r==="urn:groundtruth:problem:headers-too\
-large"||r==="urn:groundtruth:problem:server-error"||r==="urn:groundtruth:problem:not-implemented"||r==="urn:groundtruth:problem:unavailable")){const n={instancePath:i+
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:pt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[n]:e.push(n),a++}}if(o.title!==void 0){let r=o.title;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.status!==void 0){let r=o.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const n={instancePath:i+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[n]:e.push(n),a++}if(r<400||isNaN(r)){const n={instancePath:i+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[n]:e.push(n),a++}}}
if(o.detail!==void 0){let r=o.detail;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.id!==void 0){let r=o.id;if(typeof r=="st\
ring"){if(w(r)>38){const n={instancePath:i+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.errors!==void 0){let r=o.errors;if(Array.isArray(r)){const n=r.length;for(let u=0;u<
n;u++)j(r[u],{instancePath:i+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{
const n={instancePath:i+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ne.errors=e,a===
0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Oe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Oe.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ne(o,{instancePath:i,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length),Oe.errors=e,a===0}Oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=Ie;
function Ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ie.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o["r\
etry-after"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["\
ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["retry-after"]!==
void 0){let r=o["retry-after"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/retry-after",schemaPath:"#/properties/retry-a\
fter/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={
instancePath:i+"/retry-after",schemaPath:"#/properties/retry-after/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),
a++}return Ie.errors=e,a===0}Ie.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var y=Ke;function Ke(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ke.evaluated;
if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(o["www-authenticate"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"m\
ust have required property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(
r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have mor\
e than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["www-authenticate"]!==void 0){let r=o["www-authenticate"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/www-authenticate",schemaPath:"#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return Ke.errors=e,a===0}Ke.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"www-authenticate":!0},dynamicProps:!1,dynamicItems:!1};var P=Se,ct={type:"object",minProperties:1,additionalProperties:!1,properties:{url:{type:"stri\
ng",format:"uri-reference",minLength:1},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{$ref:"contract#/$defs/AttributeChanges"}}},D=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
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
maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},$e={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"str\
ing",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{type:"string",enum:["utf-8","unicode","cp1252","euc-jp","euc-kr","gb2312","cp932","big5","identity"]},
header:{type:"string",enum:["Y","N"]}}},ft={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"string",pattern:"^\
[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length","malformed"]},detail:{type:"string",minLength:1}}},
_e=new RegExp("^(0|[1-9][0-9]*)$","u");function $(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=$.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.viewName===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(o.
pageStart===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property\
 'pageStart'"};e===null?e=[r]:e.push(r),a++}if(o.dataSize===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
dataSize"},message:"must have required property 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(o.totalCount===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r===
"viewName"||r==="pageStart"||r==="dataSize"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const n={instancePath:i,schemaPath:"#/additionalPr\
operties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.viewName!==
void 0){let r=o.viewName;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/viewName",schemaPath:"#/propertie\
s/viewName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.pageStart!==void 0){let r=o.pageStart;if(typeof r==
"string"){if(!T.test(r)){const n={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"t\
ype",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.dataSize!==void 0){let r=o.dataSize;if(typeof r=="string"){if(!_e.test(
r)){const n={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pa\
ttern "^(0|[1-9][0-9]*)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.totalCount!==void 0){let r=o.totalCount;if(typeof r=="string"){if(!_e.test(r)){const n={
instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(\
0|[1-9][0-9]*)$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.source!==void 0){let r=o.source;if(typeof r!="string"){const n={instancePath:i+"/source",schemaPath:"\
#/properties/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="index"||r==="scan")){const n={instancePath:i+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:yt.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[n]:e.push(n),a++}}if(o.detected!==void 0){let r=o.detected;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.compressed===void 0){const n={instancePath:i+
"/detected",schemaPath:"contract#/$defs/DetectedFormat/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property '\
compressed'"};e===null?e=[n]:e.push(n),a++}for(const n in r)if(!(n==="compressed"||n==="compression"||n==="delimiter"||n==="quote"||n==="terminator"||n==="encod\
ing"||n==="header")){const u={instancePath:i+"/detected",schemaPath:"contract#/$defs/DetectedFormat/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:n},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.compressed!==void 0){let n=r.compressed;if(typeof n!="str\
ing"){const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/DetectedFormat/properties/compressed/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="Y"||n==="N")){const u={instancePath:i+"/detected/compressed",schemaPath:"contract#/$defs/Detect\
edFormat/properties/compressed/enum",keyword:"enum",params:{allowedValues:$e.properties.compressed.enum},message:"must be equal to one of the allowed values"};e===
null?e=[u]:e.push(u),a++}}if(r.compression!==void 0){let n=r.compression;if(typeof n!="string"){const u={instancePath:i+"/detected/compression",schemaPath:"cont\
ract#/$defs/DetectedFormat/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="g\
zip"||n==="zip"||n==="zstd"||n==="bzip2"||n==="xz")){const u={instancePath:i+"/detected/compression",schemaPath:"contract#/$defs/DetectedFormat/properties/compr\
ession/enum",keyword:"enum",params:{allowedValues:$e.properties.compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),
a++}}if(r.delimiter!==void 0){let n=r.delimiter;if(typeof n=="string"){if(w(n)<1){const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/Dete\
ctedFormat/properties/delimiter/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{
const u={instancePath:i+"/detected/delimiter",schemaPath:"contract#/$defs/DetectedFormat/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[u]:e.push(u),a++}}if(r.quote!==void 0){let n=r.quote;if(typeof n=="string"){if(w(n)<1){const u={instancePath:i+"/detected/quote",schemaPath:"\
contract#/$defs/DetectedFormat/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:
e.push(u),a++}}else{const u={instancePath:i+"/detected/quote",schemaPath:"contract#/$defs/DetectedFormat/properties/quote/type",keyword:"type",params:{type:"str\
ing"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r.terminator!==void 0){let n=r.terminator;if(typeof n!="string"){const u={instancePath:i+"/dete\
cted/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[u]:e.push(u),a++}if(!(n==="lf"||n==="cr"||n==="crlf")){const u={instancePath:i+"/detected/terminator",schemaPath:"contract#/$defs/DetectedFormat/properties/t\
erminator/enum",keyword:"enum",params:{allowedValues:$e.properties.terminator.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(
u),a++}}if(r.encoding!==void 0){let n=r.encoding;if(typeof n!="string"){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$defs/DetectedFormat/\
properties/encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="utf-8"||n==="unicode"||n==="cp1\
252"||n==="euc-jp"||n==="euc-kr"||n==="gb2312"||n==="cp932"||n==="big5"||n==="identity")){const u={instancePath:i+"/detected/encoding",schemaPath:"contract#/$de\
fs/DetectedFormat/properties/encoding/enum",keyword:"enum",params:{allowedValues:$e.properties.encoding.enum},message:"must be equal to one of the allowed value\
s"};e===null?e=[u]:e.push(u),a++}}if(r.header!==void 0){let n=r.header;if(typeof n!="string"){const u={instancePath:i+"/detected/header",schemaPath:"contract#/$\
defs/DetectedFormat/properties/header/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(n==="Y"||n==="N")){
const u={instancePath:i+"/detected/header",schemaPath:"contract#/$defs/DetectedFormat/properties/header/enum",keyword:"enum",params:{allowedValues:$e.properties.
header.enum},message:"must be equal to one of the allowed values"};e===null?e=[u]:e.push(u),a++}}}else{const n={instancePath:i+"/detected",schemaPath:"contract#\
/$defs/DetectedFormat/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),a++}}if(o.rejected!==void 0){let r=o.rejected;
if(Array.isArray(r)){if(r.length>100){const u={instancePath:i+"/rejected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"\
must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.
line===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"\
must have required property 'line'"};e===null?e=[p]:e.push(p),a++}if(h.reason===void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/Previ\
ewReject/required",keyword:"required",params:{missingProperty:"reason"},message:"must have required property 'reason'"};e===null?e=[p]:e.push(p),a++}if(h.detail===
void 0){const p={instancePath:i+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"\
must have required property 'detail'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="line"||p==="reason"||p==="detail")){const f={instancePath:i+"/rej\
ected/"+u,schemaPath:"contract#/$defs/PreviewReject/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have ad\
ditional properties"};e===null?e=[f]:e.push(f),a++}if(h.line!==void 0){let p=h.line;if(typeof p=="string"){if(!T.test(p)){const f={instancePath:i+"/rejected/"+u+
"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9\
][0-9]*$"'};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.reason!==void 0){let p=h.reason;if(typeof p!="string"){const f={instancePath:i+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[f]:e.push(f),a++}if(!(p==="ragged"||p==="bad quotes"||p==="undecodable"||p==="over-long"||p==="bad field"||p==="wrong length"||p==="malformed")){const f={instancePath:i+
"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:ft.properties.reason.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[f]:e.push(f),a++}}if(h.detail!==void 0){let p=h.detail;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+
"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/d\
etail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}}else{const p={instancePath:i+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+
"/rejected",schemaPath:"#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function ie(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ie.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(o.rows===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:
e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have \
required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||r==="rows"||r==="metadata")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===
void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"\
must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contr\
act#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[p]:e.
push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="columnisedName"||p==="humanisedName"||
p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.columnisedName;if(typeof p=="string"){if(w(p)<
1){const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==void 0&&typeof h.description!="string"){const p={
instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==void 0&&(O(o.rows,{instancePath:i+"/rows",parentData:o,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),o.metadata!==void 0&&($(o.metadata,{instancePath:i+"/metadata",parentData:o,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ie.errors=e,a===0}ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Se(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Se.evaluated;return d.dynamicProps&&(d.props=void 0),
d.dynamicItems&&(d.items=void 0),ie(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ie.errors:e.concat(ie.errors),
a=e.length),Se.errors=e,a===0}Se.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=Be;function Be(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Be.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o.url===void 0){const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="url"){const n={instancePath:i,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.
push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}if(!D.test(r)){const n={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===0}Be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var gt=Ve,bt=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Ve(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ve.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-reque\
st-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="s\
tring"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-reques\
t-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-\
limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/\
properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(
r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#\
/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimi\
t-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!bt.test(r)){const n={instancePath:i+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ve.errors=e,a===0}Ve.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Rt=Ge,vt={type:"string",enum:["reader","editor","admini\
strator"]};function ue(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=ue.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.authenticated===void 0){const r={instancePath:i,schemaPath:"#/r\
equired",keyword:"required",params:{missingProperty:"authenticated"},message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(o.username===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};
e===null?e=[r]:e.push(r),a++}if(o.role===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"mus\
t have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="authenticated"||r==="username"||r==="role")){const n={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}
if(o.authenticated!==void 0&&typeof o.authenticated!="boolean"){const r={instancePath:i+"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"t\
ype",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(o.username!==void 0){let r=o.username;if(typeof r=="string"){if(w(r)<1){
const n={instancePath:i+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),a++}}if(o.role!==void 0){let r=o.role;if(typeof r!="string"){const n={instancePath:i+"/role",schemaPath:"contract#/$de\
fs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){
const n={instancePath:i+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{allowedValues:vt.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return ue.errors=e,a===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ge(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ge.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),ue(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ue.errors:e.concat(ue.errors),a=e.length),Ge.errors=e,a===0}Ge.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var Ct=He;function He(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=He.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.path===void 0){const r={
instancePath:i,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{missingProperty:"path"},message:"must have required property 'path'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="path"){const n={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.path!==void 0){let r=o.path;if(typeof r==
"string"){if(w(r)>255){const n={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},
message:"must NOT have more than 255 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFi\
le/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={
instancePath:i+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/UploadedFile/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Kr=Ue;function Ue(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ue.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
typeof o!="string"){const r={instancePath:i,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}return Ue.errors=e,a===0}Ue.evaluated={dynamicProps:!1,dynamicItems:!1};var wt=We,_r={type:"object",properties:{"x-request-id":{type:"string",
minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},
etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ran\
ges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1}},required:["x-request-id","eta\
g","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_headers"},jr=new RegExp('^"[0-9a-z-]+"$',"u");
function We(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=We.evaluated;if(d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(o["last-modified"]===void 0){const r={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(o["accept\
-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must have required prop\
erty 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(o["content-disposition"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required property 'content-dispositi\
on'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request\
-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(
n),a++}if(w(r)<1){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NO\
T have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",
schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["\
ratelimit-remaining"]!==void 0){let r=o["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-rem\
aining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r==
"number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="numb\
er"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"int\
eger"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"\
#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.etag!==void 0){
let r=o.etag;if(typeof r=="string"){if(!jr.test(r)){const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"\
[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!=
"string"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{
allowedValues:_r.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["last-modified"]!==void 0){
let r=o["last-modified"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"m\
inLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/last-modified",schemaPath:"\
#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o["accept-ranges"]!==void 0){let r=o["\
accept-ranges"];if(typeof r!="string"){const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="bytes"){const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:_r.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["conte\
nt-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const n={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-disposition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(w(r)<1){const n={
instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return We.errors=e,a===0}We.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-\
remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0},dynamicProps:!1,
dynamicItems:!1};var Pt=Ye,Sr={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"r\
atelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"\
string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",
minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"}},required:["x-request-id","e\
tag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downloadExport_partialContent_headers"},kt=new RegExp(
"^bytes [0-9]+-[0-9]+/[0-9]+$","u");function Ye(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ye.
evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?
e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have re\
quired property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(o["last-modified"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?e=[r]:e.push(
r),a++}if(o["accept-ranges"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},message:"must\
 have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(o["content-length"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(o["content-dispositi\
on"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must have required pro\
perty 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(o["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-r\
equest-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
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
message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.etag!==void 0){let r=o.etag;if(typeof r=="string"){if(!jr.test(r)){const n={instancePath:i+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}
if(o["cache-control"]!==void 0){let r=o["cache-control"];if(typeof r!="string"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Sr.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["last-modified"]!==void 0){let r=o["last-modified"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+
"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"m\
ust be string"};e===null?e=[n]:e.push(n),a++}}if(o["accept-ranges"]!==void 0){let r=o["accept-ranges"];if(typeof r!="string"){const n={instancePath:i+"/accept-r\
anges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(r!=="bytes"){
const n={instancePath:i+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Sr.properties["accept-ranges"].enum},
message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o["content-length"]!==void 0){let r=o["content-length"];if(!(typeof r=="n\
umber"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/content-length",schemaPath:"\
#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o["content-disp\
osition"]!==void 0){let r=o["content-disposition"];if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/content-disposition",schemaPath:"#/properties/con\
tent-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o["content-range"]!==void 0){let r=o["content-range"];if(typeof r=="string"){if(!kt.test(r)){const n={instancePath:i+"/content-range",schemaPath:"#/p\
roperties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};
e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return Ye.errors=e,a===0}Ye.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};
var qt=Qe,At={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remainin\
g":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["p\
rivate, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_headers"};function Qe(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Qe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="obj\
ect"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.etag===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(o["cache-control"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
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
e=[n]:e.push(n),a++}if(r!=="private, no-cache"){const n={instancePath:i+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:At.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Et=Ze,Lt=new RegExp("^bytes \
\\*/[0-9]+$","u");function Ze(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Ze.evaluated;if(d.
dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),
a++}if(o["content-range"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must ha\
ve required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={
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
push(n),a++}}if(o["content-range"]!==void 0){let r=o["content-range"];if(typeof r=="string"){if(!Lt.test(r)){const n={instancePath:i+"/content-range",schemaPath:"\
#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[n]:e.
push(n),a++}}else{const n={instancePath:i+"/content-range",schemaPath:"#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-\
range":!0},dynamicProps:!1,dynamicItems:!1};var Dt=Xe;function M(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=M.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.columns===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(
r),a++}if(o.rows===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"rows"},message:"must have required proper\
ty 'rows'"};e===null?e=[r]:e.push(r),a++}if(o.metadata===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"met\
adata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="columns"||r==="rows"||r==="metadata")){const n={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),a++}if(o.columns!==void 0){let r=o.columns;if(Array.isArray(r)){const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(h&&typeof h=="object"&&
!Array.isArray(h)){if(h.columnisedName===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[p]:e.push(p),a++}if(h.humanisedName===void 0){const p={instancePath:i+"/col\
umns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanise\
dName'"};e===null?e=[p]:e.push(p),a++}if(h.description===void 0){const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"req\
uired",params:{missingProperty:"description"},message:"must have required property 'description'"};e===null?e=[p]:e.push(p),a++}for(const p in h)if(!(p==="colum\
nisedName"||p==="humanisedName"||p==="description")){const f={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Column/additionalProperties",keyword:"add\
itionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===null?e=[f]:e.push(f),a++}if(h.columnisedName!==void 0){let p=h.
columnisedName;if(typeof p=="string"){if(w(p)<1){const f={instancePath:i+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[f]:e.push(f),a++}}else{const f={instancePath:i+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[f]:e.push(f),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const p={instancePath:i+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(h.description!==
void 0&&typeof h.description!="string"){const p={instancePath:i+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:i+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}o.rows!==void 0&&(O(o.rows,{instancePath:i+"/\
rows",parentData:o,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),o.metadata!==void 0&&($(o.metadata,
{instancePath:i+"/metadata",parentData:o,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{
const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return M.errors=e,a===0}
M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=_.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"url"},message:"mu\
st have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.entityId===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/require\
d",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[l]:e.push(l),a++}if(o.job===void 0){const l={
instancePath:i,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};
e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="entityId"||l==="job")){const m={instancePath:i,schemaPath:"contract#/$defs/EntityLoading/addi\
tionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.
url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"\
contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.entityId;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/entityId",
schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-\
9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$de\
fs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,
schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=
!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/re\
quired",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={
instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'fi\
le'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalP\
roperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){
let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minL\
ength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"\
contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=
[m]:e.push(m),a++}}else{const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}if(o.file!==void 0){let l=o.file;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/file",schemaPath:"co\
ntract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.
push(m),a++}if(!D.test(l)){const m={instancePath:i+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/file",schemaPath:"contract#/$defs/Expo\
rtScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"\
contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=f===a;if(C&&n)n=!1,u=[u,
1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;M(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(
M.errors),a=e.length);var C=l===a;C&&n?(n=!1,u=[u,2]):C&&(n=!0,u=2,p!==!0&&(p=!0))}if(n)a=r,e!==null&&(r?e.length=r:e=null);else{const l={instancePath:i,schemaPath:"\
#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[l]:e.push(l),a++}return _.errors=e,d.props=p,a===
0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function Xe(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=Xe.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!_(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g}))e=e===null?_.errors:e.concat(_.errors),a=e.length;else var r=_.evaluated.props;return Xe.errors=e,d.props=r,a===0}Xe.evaluated={dynamicProps:!0,
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
{dynamicProps:!1,dynamicItems:!1};var xe=ar;function ar(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
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
dynamicItems:!1};var Ur=lr,It=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function lr(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=lr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),
o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-\
id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[n]:e.push(n),a++}if(w(r)<1){const n={instancePath:i+"/x-re\
quest-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:
e.push(n),a++}}else{const n={instancePath:i+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-limit"]!==void 0){let r=o["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const n={instancePath:i+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",
keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-remaining"]!==void 0){let r=o["ratelimi\
t-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remain\
ing/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={
instancePath:i+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be \
>= 0"};e===null?e=[n]:e.push(n),a++}}if(o["ratelimit-reset"]!==void 0){let r=o["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const n={
instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:
e.push(n),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const n={instancePath:i+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",
keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[n]:e.push(n),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="\
string"){if(!It.test(r)){const n={instancePath:i+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return lr.errors=e,a===0}lr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var Kt=dr;function V(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=V.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(
o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="entityId"||l==="rules")){const m={instancePath:i,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prop\
erties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.entityId!==void 0){let l=o.
entityId;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[m]:e.push(m),a++}}if(o.rules!==void 0){let l=o.rules;if(Array.isArray(l)){const m=l.length;for(let k=0;k<m;k++){let L=l[k];if(typeof L=="string"){if(!T.test(
L)){const A={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),a++}}else{const A={instancePath:i+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),a++}}}else{const m={
instancePath:i+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
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
e=[l]:e.push(l),a++}return V.errors=e,d.props=p,a===0}V.evaluated={dynamicProps:!0,dynamicItems:!1};function dr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!V(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?V.errors:e.concat(V.errors),a=e.length;else var r=V.evaluated.props;return dr.errors=
e,d.props=r,a===0}dr.evaluated={dynamicProps:!0,dynamicItems:!1};var _t=mr;function G(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=G.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&
!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),
a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===
void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[l]:e.push(l),a++}if(o.file===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="job"||l==="file")){
const m={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"\
must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.job!==void 0){let l=o.job;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
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
evaluated.props;return Er.errors=e,d.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var ss=Lr,ns=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z\
0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function Lr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=Lr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o["x-request-id"]===void 0){
const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(o.location===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(o["x-request-id"]!==void 0){let r=o["x-request-id"];if(typeof r=="string"){if(w(r)>38){
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
null?e=[n]:e.push(n),a++}}if(o.location!==void 0){let r=o.location;if(typeof r=="string"){if(!ns.test(r)){const n={instancePath:i+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match patt\
ern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Lr.errors=e,a===0}Lr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var as=Dr;function re(o,{instancePath:i="",parentData:R,
parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=re.evaluated;d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0);
const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LoaderCo\
nnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[l]:e.push(l),a++}if(o.connectionId===
void 0){const l={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"\
must have required property 'connectionId'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="url"||l==="connectionId")){const m={instancePath:i,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional prope\
rties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l=="string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs\
/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),
a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-\
reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderCon\
nectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}if(o.connectionId!==void 0){let l=o.
connectionId;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connecti\
onId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"\
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
e=[l]:e.push(l),a++}return re.errors=e,d.props=p,a===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function Dr(o,{instancePath:i="",parentData:R,parentDataProperty:v,
rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Dr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),!re(o,{instancePath:i,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?re.errors:e.concat(re.errors),a=e.length;else var r=re.evaluated.props;return Dr.errors=
e,d.props=r,a===0}Dr.evaluated={dynamicProps:!0,dynamicItems:!1};var os=Mr;function Mr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Mr.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){
const r={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="url"||r==="message")){const n={instancePath:i,schemaPath:"contract#/$defs/Loa\
derConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[n]:e.push(n),a++}if(o.url!==void 0){let r=o.url;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConne\
ctionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}
if(!D.test(r)){const n={instancePath:i+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/url",schemaPath:"contract#/$defs/Loade\
rConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.message!==void 0){
let r=o.message;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/messag\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/\
message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var is=Fr,us={type:"string",enum:[
"","cp1252","ascii","big5","cp1250","cp1251","cp1253","cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp86\
0","cp861","cp862","cp863","cp864","cp865","cp866","cp869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1\
988","gb2312","gb2312-raw","identity","iso2022","iso2022-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","i\
so8859-8","iso8859-9","iso8859-10","iso8859-13","iso8859-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","\
macCroatian","macCyrillic","macDingbats","macGreek","macIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis\
-620","unicode","utf-8","cp037","cp273","cp277","cp278","cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026","cp1047","cp1140","cp1\
141","cp1142","cp1143","cp1144","cp1145","cp1146","cp1147","cp1148","cp1149"]};function Ee(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=Ee.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.encodings===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"encodings"},message:"must have required property 'encodings'"};
e===null?e=[r]:e.push(r),a++}for(const r in o)if(r!=="encodings"){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.encodings!==void 0){let r=o.encodings;if(Array.isArray(r)){
const n=r.length;for(let u=0;u<n;u++){let h=r[u];if(typeof h!="string"){const p={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}if(!(h===""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp125\
1"||h==="cp1253"||h==="cp1254"||h==="cp1255"||h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp\
855"||h==="cp857"||h==="cp860"||h==="cp861"||h==="cp862"||h==="cp863"||h==="cp864"||h==="cp865"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||
h==="cp949"||h==="cp950"||h==="dingbats"||h==="ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="euc-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h===
"identity"||h==="iso2022"||h==="iso2022-jp"||h==="iso2022-kr"||h==="iso8859-1"||h==="iso8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859\
-6"||h==="iso8859-7"||h==="iso8859-8"||h==="iso8859-9"||h==="iso8859-10"||h==="iso8859-13"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||
h==="jis0208"||h==="jis0212"||h==="koi8-r"||h==="koi8-u"||h==="ksc5601"||h==="macCentEuro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGre\
ek"||h==="macIceland"||h==="macJapan"||h==="macRoman"||h==="macRomania"||h==="macThai"||h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="t\
is-620"||h==="unicode"||h==="utf-8"||h==="cp037"||h==="cp273"||h==="cp277"||h==="cp278"||h==="cp280"||h==="cp284"||h==="cp285"||h==="cp297"||h==="cp500"||h==="c\
p870"||h==="cp871"||h==="cp875"||h==="cp1025"||h==="cp1026"||h==="cp1047"||h==="cp1140"||h==="cp1141"||h==="cp1142"||h==="cp1143"||h==="cp1144"||h==="cp1145"||h===
"cp1146"||h==="cp1147"||h==="cp1148"||h==="cp1149")){const p={instancePath:i+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",keyword:"enum",params:{allowedValues:us.
enum},message:"must be equal to one of the allowed values"};e===null?e=[p]:e.push(p),a++}}}else{const n={instancePath:i+"/encodings",schemaPath:"#/properties/en\
codings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Fr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=Fr.evaluated;return d.dynamicProps&&
(d.props=void 0),d.dynamicItems&&(d.items=void 0),Ee(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.
concat(Ee.errors),a=e.length),Fr.errors=e,a===0}Fr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var ls=Jr,nt={type:"object",required:["TYPE","SEQUENCE",
"PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$defs/LoaderConnectionType"},SEQUENCE:{type:"stri\
ng",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{type:"string",enum:["directory","\
list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},ds={type:"string",enum:["delimited","cobol","vendorfmt","hdfs_delimited","odbc","generic","oracle","d\
b2","postgresql"]},ms=new RegExp("^[A-Z_]+$","u");function Le(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,
a=0;const d=Le.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),o&&typeof o=="object"&&!Array.isArray(o)){if(o.TYPE===void 0){const r={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must have required property 'TYPE'"};e===null?e=[r]:e.push(r),
a++}if(o.SEQUENCE===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"SEQUENCE"},message:"must have required p\
roperty 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_NAME===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_DISP===void 0){const r={instancePath:i,schemaPath:"#/re\
quired",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DISP'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_TYPE===
void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TYPE"},message:"must have required property 'PARAM_TYP\
E'"};e===null?e=[r]:e.push(r),a++}if(o.PARAM_REQD===void 0){const r={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_RE\
QD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}for(const r in o)if(!(r==="TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="P\
ARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const n={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),a++}if(o.TYPE!==void 0){let r=o.TYPE;if(typeof r!="string"){const n={instancePath:i+"/TY\
PE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r===
"delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r==="generic"||r==="oracle"||r==="db2"||r==="postgresql")){const n={instancePath:i+
"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enum",params:{allowedValues:ds.enum},message:"must be equal to one of the allowed values"};
e===null?e=[n]:e.push(n),a++}}if(o.SEQUENCE!==void 0){let r=o.SEQUENCE;if(typeof r=="string"){if(!T.test(r)){const n={instancePath:i+"/SEQUENCE",schemaPath:"#/p\
roperties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[n]:e.push(n),a++}}else{
const n={instancePath:i+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(
n),a++}}if(o.PARAM_NAME!==void 0){let r=o.PARAM_NAME;if(typeof r=="string"){if(!ms.test(r)){const n={instancePath:i+"/PARAM_NAME",schemaPath:"#/properties/PARAM\
_NAME/pattern",keyword:"pattern",params:{pattern:"^[A-Z_]+$"},message:'must match pattern "^[A-Z_]+$"'};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+
"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_DISP!==
void 0){let r=o.PARAM_DISP;if(typeof r=="string"){if(w(r)<1){const n={instancePath:i+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLe\
ngth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[n]:e.push(n),a++}}else{const n={instancePath:i+"/PARAM_DISP",schemaPath:"#/p\
roperties/PARAM_DISP/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}}if(o.PARAM_TYPE!==void 0){let r=o.PARAM_TYPE;
if(typeof r!="string"){const n={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be st\
ring"};e===null?e=[n]:e.push(n),a++}if(!(r==="directory"||r==="list"||r==="text")){const n={instancePath:i+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enu\
m",keyword:"enum",params:{allowedValues:nt.properties.PARAM_TYPE.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),a++}}if(o.
PARAM_REQD!==void 0){let r=o.PARAM_REQD;if(typeof r!="string"){const n={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[n]:e.push(n),a++}if(!(r==="Y"||r==="N")){const n={instancePath:i+"/PARAM_REQD",schemaPath:"#/properties/PAR\
AM_REQD/enum",keyword:"enum",params:{allowedValues:nt.properties.PARAM_REQD.enum},message:"must be equal to one of the allowed values"};e===null?e=[n]:e.push(n),
a++}}}else{const r={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=
e,a===0}Le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function De(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){
let e=null,a=0;const d=De.evaluated;if(d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),Array.isArray(o)){const r=o.length;for(let n=0;n<r;n++)
Le(o[n],{instancePath:i+"/"+n,parentData:o,parentDataProperty:n,rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(Le.errors),a=e.length)}else{const r={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===0}De.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Jr(o,{instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;
const d=Jr.evaluated;return d.dynamicProps&&(d.props=void 0),d.dynamicItems&&(d.items=void 0),De(o,{instancePath:i,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),a=e.length),Jr.errors=e,a===0}Jr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var ps=Nr;function te(o,{
instancePath:i="",parentData:R,parentDataProperty:v,rootData:b=o,dynamicAnchors:g={}}={}){let e=null,a=0;const d=te.evaluated;d.dynamicProps&&(d.props=void 0),d.
dynamicItems&&(d.items=void 0);const r=a;let n=!1,u=null;const h=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const l={instancePath:i,schemaPath:"\
contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[l]:e.push(
l),a++}if(o.secret===void 0){const l={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"\
must have required property 'secret'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(!(l==="webhook"||l==="secret")){const m={instancePath:i,schemaPath:"cont\
ract#/$defs/WebhookAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?
e=[m]:e.push(m),a++}if(o.webhook!==void 0){let l=o.webhook;if(typeof l=="string"){if(!T.test(l)){const m={instancePath:i+"/webhook",schemaPath:"contract#/$defs/\
WebhookAdded/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[m]:e.push(
m),a++}}else{const m={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}if(o.secret!==void 0){let l=o.secret;if(typeof l=="string"){if(w(l)<32){const m={instancePath:i+"/secret",schemaPath:"\
contract#/$defs/WebhookAdded/properties/secret/minLength",keyword:"minLength",params:{limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:i+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}}}else{const l={instancePath:i,schemaPath:"contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[l]:e.push(l),a++}var C=h===a;if(C){n=!0,u=0;var p=!0}const f=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.url===void 0){
const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property '\
url'"};e===null?e=[l]:e.push(l),a++}for(const l in o)if(l!=="url"){const m={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:l},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(o.url!==void 0){let l=o.url;if(typeof l==
"string"){if(w(l)<1){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}if(!D.test(l)){const m={instancePath:i+"/url",schemaPath:"contract#/$defs/UrlAnswer/propert\
ies/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:i+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{
const l={instancePath:i,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[l]:e.push(l),a++}
var C=f===a;if(C&&n)n=!1,u=[u,1];else{C&&(n=!0,u=1,p!==!0&&(p=!0));const l=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.webhook===void 0){const k={instancePath:i,
schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?
e=[k]:e.push(k),a++}if(o.delivered===void 0){const k={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"\
delivered"},message:"must have required property 'delivered'"};e===null?e=[k]:e.push(k),a++}if(o.message===void 0){const k={instancePath:i,schemaPath:"contract#\
/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}
for(const k in o)if(!(k==="webhook"||k==="delivered"||k==="message")){const L={instancePath:i,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:k},message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(o.webhook!==void 0){let k=o.webhook;
if(typeof k=="string"){if(!T.test(k)){const L={instancePath:i+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",
params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/webhook",schemaPath:"\
contract#/$defs/WebhookTested/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(o.delivered!==
void 0&&typeof o.delivered!="boolean"){const k={instancePath:i+"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",
params:{type:"boolean"},message:"must be boolean"};e===null?e=[k]:e.push(k),a++}if(o.message!==void 0){let k=o.message;if(typeof k=="string"){if(w(k)<1){const L={
instancePath:i+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:i+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:i,schemaPath:"contract#/$defs/WebhookT\
ested/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var C=l===a;if(C&&n)n=!1,u=[u,2];else{C&&(n=!0,u=2,p!==
!0&&(p=!0));const k=a;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.job===void 0){const A={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/requir\
ed",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[A]:e.push(A),a++}if(o.file===void 0){const A={instancePath:i,
schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?
e=[A]:e.push(A),a++}for(const A in o)if(!(A==="job"||A==="file")){const J={instancePath:i,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[J]:e.push(J),a++}if(o.job!==void 0){let A=o.job;if(typeof A==
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
ders":s,"listFiles unavailable":t,"listFiles unavailable headers":c,"getFile ok":P,"getFile ok headers":s,"getFile badRequest":t,"getFile badRequest headers":s,
"getFile unauthorized":t,"getFile unauthorized headers":y,"getFile forbidden":t,"getFile forbidden headers":s,"getFile notFound":t,"getFile notFound headers":s,
"getFile notAcceptable":t,"getFile notAcceptable headers":s,"getFile tooManyRequests":t,"getFile tooManyRequests headers":c,"getFile internalError":t,"getFile i\
nternalError headers":s,"getFile unavailable":t,"getFile unavailable headers":c,"deleteFile noContent headers":s,"deleteFile badRequest":t,"deleteFile badReques\
t headers":s,"deleteFile unauthorized":t,"deleteFile unauthorized headers":y,"deleteFile forbidden":t,"deleteFile forbidden headers":s,"deleteFile notFound":t,"\
deleteFile notFound headers":s,"deleteFile conflict":t,"deleteFile conflict headers":s,"deleteFile tooManyRequests":t,"deleteFile tooManyRequests headers":c,"de\
leteFile internalError":t,"deleteFile internalError headers":s,"deleteFile unavailable":t,"deleteFile unavailable headers":c,"downloadExport ok":Kr,"downloadExp\
ort ok headers":wt,"downloadExport partialContent":Kr,"downloadExport partialContent headers":Pt,"downloadExport notModified headers":qt,"downloadExport badRequ\
est":t,"downloadExport badRequest headers":s,"downloadExport unauthorized":t,"downloadExport unauthorized headers":y,"downloadExport forbidden":t,"downloadExpor\
t forbidden headers":s,"downloadExport notFound":t,"downloadExport notFound headers":s,"downloadExport conflict":t,"downloadExport conflict headers":s,"download\
Export rangeNotSatisfiable":t,"downloadExport rangeNotSatisfiable headers":Et,"downloadExport tooManyRequests":t,"downloadExport tooManyRequests headers":c,"dow\
nloadExport internalError":t,"downloadExport internalError headers":s,"downloadExport unavailable":t,"downloadExport unavailable headers":c,"listEntities ok":P,
"listEntities ok headers":s,"listEntities badRequest":t,"listEntities badRequest headers":s,"listEntities unauthorized":t,"listEntities unauthorized headers":y,
"listEntities forbidden":t,"listEntities forbidden headers":s,"listEntities notFound":t,"listEntities notFound headers":s,"listEntities notAcceptable":t,"listEn\
tities notAcceptable headers":s,"listEntities tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntities internalError":t,"listEntities internalE\
rror headers":s,"listEntities unavailable":t,"listEntities unavailable headers":c,"runEntitiesCommand ok":Dt,"runEntitiesCommand ok headers":s,"runEntitiesComma\
nd noContent headers":s,"runEntitiesCommand badRequest":t,"runEntitiesCommand badRequest headers":s,"runEntitiesCommand unauthorized":t,"runEntitiesCommand unau\
thorized headers":y,"runEntitiesCommand forbidden":t,"runEntitiesCommand forbidden headers":s,"runEntitiesCommand notFound":t,"runEntitiesCommand notFound heade\
rs":s,"runEntitiesCommand notAcceptable":t,"runEntitiesCommand notAcceptable headers":s,"runEntitiesCommand conflict":t,"runEntitiesCommand conflict headers":s,
"runEntitiesCommand contentTooLarge":t,"runEntitiesCommand contentTooLarge headers":s,"runEntitiesCommand unsupportedMediaType":t,"runEntitiesCommand unsupporte\
dMediaType headers":s,"runEntitiesCommand tooManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntitiesCommand internalError":t,"runEntitiesCom\
mand internalError headers":s,"runEntitiesCommand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressionsCommand ok":Mt,"runExpressionsCommand\
 ok headers":s,"runExpressionsCommand badRequest":t,"runExpressionsCommand badRequest headers":s,"runExpressionsCommand unauthorized":t,"runExpressionsCommand u\
nauthorized headers":y,"runExpressionsCommand forbidden":t,"runExpressionsCommand forbidden headers":s,"runExpressionsCommand notFound":t,"runExpressionsCommand\
 notFound headers":s,"runExpressionsCommand notAcceptable":t,"runExpressionsCommand notAcceptable headers":s,"runExpressionsCommand conflict":t,"runExpressionsC\
ommand conflict headers":s,"runExpressionsCommand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":s,"runExpressionsCommand unsupportedMediaTy\
pe":t,"runExpressionsCommand unsupportedMediaType headers":s,"runExpressionsCommand tooManyRequests":t,"runExpressionsCommand tooManyRequests headers":c,"runExp\
ressionsCommand internalError":t,"runExpressionsCommand internalError headers":s,"runExpressionsCommand unavailable":t,"runExpressionsCommand unavailable header\
s":c,"countEntities ok":S,"countEntities ok headers":s,"countEntities badRequest":t,"countEntities badRequest headers":s,"countEntities unauthorized":t,"countEn\
tities unauthorized headers":y,"countEntities forbidden":t,"countEntities forbidden headers":s,"countEntities notFound":t,"countEntities notFound headers":s,"co\
untEntities notAcceptable":t,"countEntities notAcceptable headers":s,"countEntities tooManyRequests":t,"countEntities tooManyRequests headers":c,"countEntities \
internalError":t,"countEntities internalError headers":s,"countEntities unavailable":t,"countEntities unavailable headers":c,"getEntity ok":P,"getEntity ok head\
ers":s,"getEntity badRequest":t,"getEntity badRequest headers":s,"getEntity unauthorized":t,"getEntity unauthorized headers":y,"getEntity forbidden":t,"getEntit\
y forbidden headers":s,"getEntity notFound":t,"getEntity notFound headers":s,"getEntity notAcceptable":t,"getEntity notAcceptable headers":s,"getEntity tooManyR\
equests":t,"getEntity tooManyRequests headers":c,"getEntity internalError":t,"getEntity internalError headers":s,"getEntity unavailable":t,"getEntity unavailabl\
e headers":c,"runEntityCommand ok":Ft,"runEntityCommand ok headers":s,"runEntityCommand badRequest":t,"runEntityCommand badRequest headers":s,"runEntityCommand \
unauthorized":t,"runEntityCommand unauthorized headers":y,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":s,"runEntityCommand notFound":t,"r\
unEntityCommand notFound headers":s,"runEntityCommand notAcceptable":t,"runEntityCommand notAcceptable headers":s,"runEntityCommand conflict":t,"runEntityComman\
d conflict headers":s,"runEntityCommand contentTooLarge":t,"runEntityCommand contentTooLarge headers":s,"runEntityCommand unsupportedMediaType":t,"runEntityComm\
and unsupportedMediaType headers":s,"runEntityCommand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntityCommand internalError":t,"runEnt\
ityCommand internalError headers":s,"runEntityCommand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noContent headers":s,"deleteEntity b\
adRequest":t,"deleteEntity badRequest headers":s,"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":y,"deleteEntity forbidden":t,"deleteEntity fo\
rbidden headers":s,"deleteEntity notFound":t,"deleteEntity notFound headers":s,"deleteEntity tooManyRequests":t,"deleteEntity tooManyRequests headers":c,"delete\
Entity internalError":t,"deleteEntity internalError headers":s,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,"listRows ok":P,"listRows ok he\
aders":s,"listRows badRequest":t,"listRows badRequest headers":s,"listRows unauthorized":t,"listRows unauthorized headers":y,"listRows forbidden":t,"listRows fo\
rbidden headers":s,"listRows notFound":t,"listRows notFound headers":s,"listRows notAcceptable":t,"listRows notAcceptable headers":s,"listRows conflict":t,"list\
Rows conflict headers":s,"listRows tooManyRequests":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows internalError headers":s,"listRo\
ws unavailable":t,"listRows unavailable headers":c,"runRowsCommand ok":q,"runRowsCommand ok headers":s,"runRowsCommand badRequest":t,"runRowsCommand badRequest \
headers":s,"runRowsCommand unauthorized":t,"runRowsCommand unauthorized headers":y,"runRowsCommand forbidden":t,"runRowsCommand forbidden headers":s,"runRowsCom\
mand notFound":t,"runRowsCommand notFound headers":s,"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":s,"runRowsCommand conflict":t,"runR\
owsCommand conflict headers":s,"runRowsCommand contentTooLarge":t,"runRowsCommand contentTooLarge headers":s,"runRowsCommand unsupportedMediaType":t,"runRowsCom\
mand unsupportedMediaType headers":s,"runRowsCommand tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand internalError":t,"runRowsComm\
and internalError headers":s,"runRowsCommand unavailable":t,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDetails ok headers":s,"listRowD\
etails badRequest":t,"listRowDetails badRequest headers":s,"listRowDetails unauthorized":t,"listRowDetails unauthorized headers":y,"listRowDetails forbidden":t,
"listRowDetails forbidden headers":s,"listRowDetails notFound":t,"listRowDetails notFound headers":s,"listRowDetails notAcceptable":t,"listRowDetails notAccepta\
ble headers":s,"listRowDetails conflict":t,"listRowDetails conflict headers":s,"listRowDetails tooManyRequests":t,"listRowDetails tooManyRequests headers":c,"li\
stRowDetails internalError":t,"listRowDetails internalError headers":s,"listRowDetails unavailable":t,"listRowDetails unavailable headers":c,"listDuplicatesIndi\
cator ok":P,"listDuplicatesIndicator ok headers":s,"listDuplicatesIndicator badRequest":t,"listDuplicatesIndicator badRequest headers":s,"listDuplicatesIndicato\
r unauthorized":t,"listDuplicatesIndicator unauthorized headers":y,"listDuplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidden headers":s,"listDupl\
icatesIndicator notFound":t,"listDuplicatesIndicator notFound headers":s,"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicator notAcceptable header\
s":s,"listDuplicatesIndicator tooManyRequests":t,"listDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalError":t,"listDuplicatesIn\
dicator internalError headers":s,"listDuplicatesIndicator unavailable":t,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIndicatorCommand ok":q,"r\
unDuplicatesIndicatorCommand ok headers":s,"runDuplicatesIndicatorCommand badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":s,"runDuplicatesIndic\
atorCommand unauthorized":t,"runDuplicatesIndicatorCommand unauthorized headers":y,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicatesIndicatorCommand fo\
rbidden headers":s,"runDuplicatesIndicatorCommand notFound":t,"runDuplicatesIndicatorCommand notFound headers":s,"runDuplicatesIndicatorCommand notAcceptable":t,
"runDuplicatesIndicatorCommand notAcceptable headers":s,"runDuplicatesIndicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict headers":s,"runDuplic\
atesIndicatorCommand contentTooLarge":t,"runDuplicatesIndicatorCommand contentTooLarge headers":s,"runDuplicatesIndicatorCommand unsupportedMediaType":t,"runDup\
licatesIndicatorCommand unsupportedMediaType headers":s,"runDuplicatesIndicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand tooManyRequests headers":c,
"runDuplicatesIndicatorCommand internalError":t,"runDuplicatesIndicatorCommand internalError headers":s,"runDuplicatesIndicatorCommand unavailable":t,"runDuplic\
atesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"listDuplicates ok headers":s,"listDuplicates badRequest":t,"listDuplicates badRequest headers":s,
"listDuplicates unauthorized":t,"listDuplicates unauthorized headers":y,"listDuplicates forbidden":t,"listDuplicates forbidden headers":s,"listDuplicates notFou\
nd":t,"listDuplicates notFound headers":s,"listDuplicates notAcceptable":t,"listDuplicates notAcceptable headers":s,"listDuplicates conflict":t,"listDuplicates \
conflict headers":s,"listDuplicates tooManyRequests":t,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":t,"listDuplicates internalError\
 headers":s,"listDuplicates unavailable":t,"listDuplicates unavailable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand ok headers":s,"runDuplicates\
Command badRequest":t,"runDuplicatesCommand badRequest headers":s,"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauthorized headers":y,"runDuplic\
atesCommand forbidden":t,"runDuplicatesCommand forbidden headers":s,"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound headers":s,"runDuplicatesCo\
mmand notAcceptable":t,"runDuplicatesCommand notAcceptable headers":s,"runDuplicatesCommand conflict":t,"runDuplicatesCommand conflict headers":s,"runDuplicates\
Command contentTooLarge":t,"runDuplicatesCommand contentTooLarge headers":s,"runDuplicatesCommand unsupportedMediaType":t,"runDuplicatesCommand unsupportedMedia\
Type headers":s,"runDuplicatesCommand tooManyRequests":t,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand internalError":t,"runDuplicatesC\
ommand internalError headers":s,"runDuplicatesCommand unavailable":t,"runDuplicatesCommand unavailable headers":c,"listRejectedRows ok":P,"listRejectedRows ok h\
eaders":s,"listRejectedRows badRequest":t,"listRejectedRows badRequest headers":s,"listRejectedRows unauthorized":t,"listRejectedRows unauthorized headers":y,"l\
istRejectedRows forbidden":t,"listRejectedRows forbidden headers":s,"listRejectedRows notFound":t,"listRejectedRows notFound headers":s,"listRejectedRows notAcc\
eptable":t,"listRejectedRows notAcceptable headers":s,"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,"listRejectedRows intern\
alError":t,"listRejectedRows internalError headers":s,"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getReport ok":Vr,"getReport ok \
headers":xe,"getReport badRequest":t,"getReport badRequest headers":s,"getReport unauthorized":t,"getReport unauthorized headers":y,"getReport forbidden":t,"get\
Report forbidden headers":s,"getReport notFound":t,"getReport notFound headers":s,"getReport notAcceptable":t,"getReport notAcceptable headers":s,"getReport con\
flict":t,"getReport conflict headers":s,"getReport tooManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,"getReport internalError\
 headers":s,"getReport unavailable":t,"getReport unavailable headers":c,"listAttributes ok":P,"listAttributes ok headers":s,"listAttributes badRequest":t,"listA\
ttributes badRequest headers":s,"listAttributes unauthorized":t,"listAttributes unauthorized headers":y,"listAttributes forbidden":t,"listAttributes forbidden h\
eaders":s,"listAttributes notFound":t,"listAttributes notFound headers":s,"listAttributes notAcceptable":t,"listAttributes notAcceptable headers":s,"listAttribu\
tes tooManyRequests":t,"listAttributes tooManyRequests headers":c,"listAttributes internalError":t,"listAttributes internalError headers":s,"listAttributes unav\
ailable":t,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,"runAttributesCommand ok headers":s,"runAttributesCommand badRequest":t,"runAttrib\
utesCommand badRequest headers":s,"runAttributesCommand unauthorized":t,"runAttributesCommand unauthorized headers":y,"runAttributesCommand forbidden":t,"runAtt\
ributesCommand forbidden headers":s,"runAttributesCommand notFound":t,"runAttributesCommand notFound headers":s,"runAttributesCommand notAcceptable":t,"runAttri\
butesCommand notAcceptable headers":s,"runAttributesCommand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":s,"runAttributesCommand unsupporte\
dMediaType":t,"runAttributesCommand unsupportedMediaType headers":s,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRequests headers":c,"r\
unAttributesCommand internalError":t,"runAttributesCommand internalError headers":s,"runAttributesCommand unavailable":t,"runAttributesCommand unavailable heade\
rs":c,"getAttribute ok":P,"getAttribute ok headers":s,"getAttribute badRequest":t,"getAttribute badRequest headers":s,"getAttribute unauthorized":t,"getAttribut\
e unauthorized headers":y,"getAttribute forbidden":t,"getAttribute forbidden headers":s,"getAttribute notFound":t,"getAttribute notFound headers":s,"getAttribut\
e notAcceptable":t,"getAttribute notAcceptable headers":s,"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttribute internalError":t,
"getAttribute internalError headers":s,"getAttribute unavailable":t,"getAttribute unavailable headers":c,"runAttributeCommand ok":x,"runAttributeCommand ok head\
ers":s,"runAttributeCommand badRequest":t,"runAttributeCommand badRequest headers":s,"runAttributeCommand unauthorized":t,"runAttributeCommand unauthorized head\
ers":y,"runAttributeCommand forbidden":t,"runAttributeCommand forbidden headers":s,"runAttributeCommand notFound":t,"runAttributeCommand notFound headers":s,"ru\
nAttributeCommand notAcceptable":t,"runAttributeCommand notAcceptable headers":s,"runAttributeCommand conflict":t,"runAttributeCommand conflict headers":s,"runA\
ttributeCommand contentTooLarge":t,"runAttributeCommand contentTooLarge headers":s,"runAttributeCommand unsupportedMediaType":t,"runAttributeCommand unsupported\
MediaType headers":s,"runAttributeCommand tooManyRequests":t,"runAttributeCommand tooManyRequests headers":c,"runAttributeCommand internalError":t,"runAttribute\
Command internalError headers":s,"runAttributeCommand unavailable":t,"runAttributeCommand unavailable headers":c,"listValues ok":P,"listValues ok headers":s,"li\
stValues badRequest":t,"listValues badRequest headers":s,"listValues unauthorized":t,"listValues unauthorized headers":y,"listValues forbidden":t,"listValues fo\
rbidden headers":s,"listValues notFound":t,"listValues notFound headers":s,"listValues notAcceptable":t,"listValues notAcceptable headers":s,"listValues conflic\
t":t,"listValues conflict headers":s,"listValues tooManyRequests":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"listValues internalErro\
r headers":s,"listValues unavailable":t,"listValues unavailable headers":c,"runValuesCommand ok":q,"runValuesCommand ok headers":s,"runValuesCommand badRequest":t,
"runValuesCommand badRequest headers":s,"runValuesCommand unauthorized":t,"runValuesCommand unauthorized headers":y,"runValuesCommand forbidden":t,"runValuesCom\
mand forbidden headers":s,"runValuesCommand notFound":t,"runValuesCommand notFound headers":s,"runValuesCommand notAcceptable":t,"runValuesCommand notAcceptable\
 headers":s,"runValuesCommand conflict":t,"runValuesCommand conflict headers":s,"runValuesCommand contentTooLarge":t,"runValuesCommand contentTooLarge headers":s,
"runValuesCommand unsupportedMediaType":t,"runValuesCommand unsupportedMediaType headers":s,"runValuesCommand tooManyRequests":t,"runValuesCommand tooManyReques\
ts headers":c,"runValuesCommand internalError":t,"runValuesCommand internalError headers":s,"runValuesCommand unavailable":t,"runValuesCommand unavailable heade\
rs":c,"listSpaces ok":P,"listSpaces ok headers":s,"listSpaces badRequest":t,"listSpaces badRequest headers":s,"listSpaces unauthorized":t,"listSpaces unauthoriz\
ed headers":y,"listSpaces forbidden":t,"listSpaces forbidden headers":s,"listSpaces notFound":t,"listSpaces notFound headers":s,"listSpaces notAcceptable":t,"li\
stSpaces notAcceptable headers":s,"listSpaces conflict":t,"listSpaces conflict headers":s,"listSpaces tooManyRequests":t,"listSpaces tooManyRequests headers":c,
"listSpaces internalError":t,"listSpaces internalError headers":s,"listSpaces unavailable":t,"listSpaces unavailable headers":c,"runSpacesCommand ok":q,"runSpac\
esCommand ok headers":s,"runSpacesCommand badRequest":t,"runSpacesCommand badRequest headers":s,"runSpacesCommand unauthorized":t,"runSpacesCommand unauthorized\
 headers":y,"runSpacesCommand forbidden":t,"runSpacesCommand forbidden headers":s,"runSpacesCommand notFound":t,"runSpacesCommand notFound headers":s,"runSpaces\
Command notAcceptable":t,"runSpacesCommand notAcceptable headers":s,"runSpacesCommand conflict":t,"runSpacesCommand conflict headers":s,"runSpacesCommand conten\
tTooLarge":t,"runSpacesCommand contentTooLarge headers":s,"runSpacesCommand unsupportedMediaType":t,"runSpacesCommand unsupportedMediaType headers":s,"runSpaces\
Command tooManyRequests":t,"runSpacesCommand tooManyRequests headers":c,"runSpacesCommand internalError":t,"runSpacesCommand internalError headers":s,"runSpaces\
Command unavailable":t,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":s,"listMasks badRequest":t,"listMasks badRequest headers":s,
"listMasks unauthorized":t,"listMasks unauthorized headers":y,"listMasks forbidden":t,"listMasks forbidden headers":s,"listMasks notFound":t,"listMasks notFound\
 headers":s,"listMasks notAcceptable":t,"listMasks notAcceptable headers":s,"listMasks conflict":t,"listMasks conflict headers":s,"listMasks tooManyRequests":t,
"listMasks tooManyRequests headers":c,"listMasks internalError":t,"listMasks internalError headers":s,"listMasks unavailable":t,"listMasks unavailable headers":c,
"runMasksCommand ok":q,"runMasksCommand ok headers":s,"runMasksCommand badRequest":t,"runMasksCommand badRequest headers":s,"runMasksCommand unauthorized":t,"ru\
nMasksCommand unauthorized headers":y,"runMasksCommand forbidden":t,"runMasksCommand forbidden headers":s,"runMasksCommand notFound":t,"runMasksCommand notFound\
 headers":s,"runMasksCommand notAcceptable":t,"runMasksCommand notAcceptable headers":s,"runMasksCommand conflict":t,"runMasksCommand conflict headers":s,"runMa\
sksCommand contentTooLarge":t,"runMasksCommand contentTooLarge headers":s,"runMasksCommand unsupportedMediaType":t,"runMasksCommand unsupportedMediaType headers":s,
"runMasksCommand tooManyRequests":t,"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalError":t,"runMasksCommand internalError headers":s,"run\
MasksCommand unavailable":t,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok headers":s,"listPatterns badRequest":t,"listPatterns ba\
dRequest headers":s,"listPatterns unauthorized":t,"listPatterns unauthorized headers":y,"listPatterns forbidden":t,"listPatterns forbidden headers":s,"listPatte\
rns notFound":t,"listPatterns notFound headers":s,"listPatterns notAcceptable":t,"listPatterns notAcceptable headers":s,"listPatterns conflict":t,"listPatterns \
conflict headers":s,"listPatterns tooManyRequests":t,"listPatterns tooManyRequests headers":c,"listPatterns internalError":t,"listPatterns internalError headers":s,
"listPatterns unavailable":t,"listPatterns unavailable headers":c,"runPatternsCommand ok":q,"runPatternsCommand ok headers":s,"runPatternsCommand badRequest":t,
"runPatternsCommand badRequest headers":s,"runPatternsCommand unauthorized":t,"runPatternsCommand unauthorized headers":y,"runPatternsCommand forbidden":t,"runP\
atternsCommand forbidden headers":s,"runPatternsCommand notFound":t,"runPatternsCommand notFound headers":s,"runPatternsCommand notAcceptable":t,"runPatternsCom\
mand notAcceptable headers":s,"runPatternsCommand conflict":t,"runPatternsCommand conflict headers":s,"runPatternsCommand contentTooLarge":t,"runPatternsCommand\
 contentTooLarge headers":s,"runPatternsCommand unsupportedMediaType":t,"runPatternsCommand unsupportedMediaType headers":s,"runPatternsCommand tooManyRequests":t,
"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":t,"runPatternsCommand internalError headers":s,"runPatternsCommand unavailable":t,
"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":s,"runSoundexesCommand badRequest":t,"runSoundexesCommand\
 badRequest headers":s,"runSoundexesCommand unauthorized":t,"runSoundexesCommand unauthorized headers":y,"runSoundexesCommand forbidden":t,"runSoundexesCommand \
forbidden headers":s,"runSoundexesCommand notFound":t,"runSoundexesCommand notFound headers":s,"runSoundexesCommand notAcceptable":t,"runSoundexesCommand notAcc\
eptable headers":s,"runSoundexesCommand conflict":t,"runSoundexesCommand conflict headers":s,"runSoundexesCommand contentTooLarge":t,"runSoundexesCommand conten\
tTooLarge headers":s,"runSoundexesCommand unsupportedMediaType":t,"runSoundexesCommand unsupportedMediaType headers":s,"runSoundexesCommand tooManyRequests":t,"\
runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":t,"runSoundexesCommand internalError headers":s,"runSoundexesCommand unavaila\
ble":t,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetaphones ok headers":s,"listMetaphones badRequest":t,"listMetaphones badRequest \
headers":s,"listMetaphones unauthorized":t,"listMetaphones unauthorized headers":y,"listMetaphones forbidden":t,"listMetaphones forbidden headers":s,"listMetaph\
ones notFound":t,"listMetaphones notFound headers":s,"listMetaphones notAcceptable":t,"listMetaphones notAcceptable headers":s,"listMetaphones conflict":t,"list\
Metaphones conflict headers":s,"listMetaphones tooManyRequests":t,"listMetaphones tooManyRequests headers":c,"listMetaphones internalError":t,"listMetaphones in\
ternalError headers":s,"listMetaphones unavailable":t,"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":q,"runMetaphonesCommand ok headers":s,"ru\
nMetaphonesCommand badRequest":t,"runMetaphonesCommand badRequest headers":s,"runMetaphonesCommand unauthorized":t,"runMetaphonesCommand unauthorized headers":y,
"runMetaphonesCommand forbidden":t,"runMetaphonesCommand forbidden headers":s,"runMetaphonesCommand notFound":t,"runMetaphonesCommand notFound headers":s,"runMe\
taphonesCommand notAcceptable":t,"runMetaphonesCommand notAcceptable headers":s,"runMetaphonesCommand conflict":t,"runMetaphonesCommand conflict headers":s,"run\
MetaphonesCommand contentTooLarge":t,"runMetaphonesCommand contentTooLarge headers":s,"runMetaphonesCommand unsupportedMediaType":t,"runMetaphonesCommand unsupp\
ortedMediaType headers":s,"runMetaphonesCommand tooManyRequests":t,"runMetaphonesCommand tooManyRequests headers":c,"runMetaphonesCommand internalError":t,"runM\
etaphonesCommand internalError headers":s,"runMetaphonesCommand unavailable":t,"runMetaphonesCommand unavailable headers":c,"unmaskValue ok":Jt,"unmaskValue ok \
headers":s,"unmaskValue badRequest":t,"unmaskValue badRequest headers":s,"unmaskValue unauthorized":t,"unmaskValue unauthorized headers":y,"unmaskValue forbidde\
n":t,"unmaskValue forbidden headers":s,"unmaskValue notFound":t,"unmaskValue notFound headers":s,"unmaskValue notAcceptable":t,"unmaskValue notAcceptable header\
s":s,"unmaskValue contentTooLarge":t,"unmaskValue contentTooLarge headers":s,"unmaskValue unsupportedMediaType":t,"unmaskValue unsupportedMediaType headers":s,"\
unmaskValue tooManyRequests":t,"unmaskValue tooManyRequests headers":c,"unmaskValue internalError":t,"unmaskValue internalError headers":s,"unmaskValue unavaila\
ble":t,"unmaskValue unavailable headers":c,"listFunctions ok":Nt,"listFunctions ok headers":s,"listFunctions badRequest":t,"listFunctions badRequest headers":s,
"listFunctions unauthorized":t,"listFunctions unauthorized headers":y,"listFunctions forbidden":t,"listFunctions forbidden headers":s,"listFunctions notFound":t,
"listFunctions notFound headers":s,"listFunctions notAcceptable":t,"listFunctions notAcceptable headers":s,"listFunctions tooManyRequests":t,"listFunctions tooM\
anyRequests headers":c,"listFunctions internalError":t,"listFunctions internalError headers":s,"listFunctions unavailable":t,"listFunctions unavailable headers":c,
"listPriorities ok":xt,"listPriorities ok headers":s,"listPriorities badRequest":t,"listPriorities badRequest headers":s,"listPriorities unauthorized":t,"listPr\
iorities unauthorized headers":y,"listPriorities forbidden":t,"listPriorities forbidden headers":s,"listPriorities notFound":t,"listPriorities notFound headers":s,
"listPriorities notAcceptable":t,"listPriorities notAcceptable headers":s,"listPriorities tooManyRequests":t,"listPriorities tooManyRequests headers":c,"listPri\
orities internalError":t,"listPriorities internalError headers":s,"listPriorities unavailable":t,"listPriorities unavailable headers":c,"runPrioritiesCommand cr\
eated":x,"runPrioritiesCommand created headers":Ur,"runPrioritiesCommand badRequest":t,"runPrioritiesCommand badRequest headers":s,"runPrioritiesCommand unautho\
rized":t,"runPrioritiesCommand unauthorized headers":y,"runPrioritiesCommand forbidden":t,"runPrioritiesCommand forbidden headers":s,"runPrioritiesCommand notFo\
und":t,"runPrioritiesCommand notFound headers":s,"runPrioritiesCommand notAcceptable":t,"runPrioritiesCommand notAcceptable headers":s,"runPrioritiesCommand con\
tentTooLarge":t,"runPrioritiesCommand contentTooLarge headers":s,"runPrioritiesCommand unsupportedMediaType":t,"runPrioritiesCommand unsupportedMediaType header\
s":s,"runPrioritiesCommand tooManyRequests":t,"runPrioritiesCommand tooManyRequests headers":c,"runPrioritiesCommand internalError":t,"runPrioritiesCommand inte\
rnalError headers":s,"runPrioritiesCommand unavailable":t,"runPrioritiesCommand unavailable headers":c,"runPriorityCommand created":x,"runPriorityCommand create\
d headers":Ur,"runPriorityCommand badRequest":t,"runPriorityCommand badRequest headers":s,"runPriorityCommand unauthorized":t,"runPriorityCommand unauthorized h\
eaders":y,"runPriorityCommand forbidden":t,"runPriorityCommand forbidden headers":s,"runPriorityCommand notFound":t,"runPriorityCommand notFound headers":s,"run\
PriorityCommand notAcceptable":t,"runPriorityCommand notAcceptable headers":s,"runPriorityCommand contentTooLarge":t,"runPriorityCommand contentTooLarge headers":s,
"runPriorityCommand unsupportedMediaType":t,"runPriorityCommand unsupportedMediaType headers":s,"runPriorityCommand tooManyRequests":t,"runPriorityCommand tooMa\
nyRequests headers":c,"runPriorityCommand internalError":t,"runPriorityCommand internalError headers":s,"runPriorityCommand unavailable":t,"runPriorityCommand u\
navailable headers":c,"deletePriority noContent headers":s,"deletePriority badRequest":t,"deletePriority badRequest headers":s,"deletePriority unauthorized":t,"\
deletePriority unauthorized headers":y,"deletePriority forbidden":t,"deletePriority forbidden headers":s,"deletePriority notFound":t,"deletePriority notFound he\
aders":s,"deletePriority tooManyRequests":t,"deletePriority tooManyRequests headers":c,"deletePriority internalError":t,"deletePriority internalError headers":s,
"deletePriority unavailable":t,"deletePriority unavailable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok headers":s,"listLibraryEntities badRequ\
est":t,"listLibraryEntities badRequest headers":s,"listLibraryEntities unauthorized":t,"listLibraryEntities unauthorized headers":y,"listLibraryEntities forbidd\
en":t,"listLibraryEntities forbidden headers":s,"listLibraryEntities notFound":t,"listLibraryEntities notFound headers":s,"listLibraryEntities notAcceptable":t,
"listLibraryEntities notAcceptable headers":s,"listLibraryEntities tooManyRequests":t,"listLibraryEntities tooManyRequests headers":c,"listLibraryEntities inter\
nalError":t,"listLibraryEntities internalError headers":s,"listLibraryEntities unavailable":t,"listLibraryEntities unavailable headers":c,"runLibraryEntitiesCom\
mand ok":Kt,"runLibraryEntitiesCommand ok headers":s,"runLibraryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand badRequest headers":s,"runLibraryEntiti\
esCommand unauthorized":t,"runLibraryEntitiesCommand unauthorized headers":y,"runLibraryEntitiesCommand forbidden":t,"runLibraryEntitiesCommand forbidden header\
s":s,"runLibraryEntitiesCommand notFound":t,"runLibraryEntitiesCommand notFound headers":s,"runLibraryEntitiesCommand notAcceptable":t,"runLibraryEntitiesComman\
d notAcceptable headers":s,"runLibraryEntitiesCommand conflict":t,"runLibraryEntitiesCommand conflict headers":s,"runLibraryEntitiesCommand contentTooLarge":t,"\
runLibraryEntitiesCommand contentTooLarge headers":s,"runLibraryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitiesCommand unsupportedMediaType headers":s,
"runLibraryEntitiesCommand tooManyRequests":t,"runLibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntitiesCommand internalError":t,"runLibraryEntit\
iesCommand internalError headers":s,"runLibraryEntitiesCommand unavailable":t,"runLibraryEntitiesCommand unavailable headers":c,"countLibraryEntities ok":S,"cou\
ntLibraryEntities ok headers":s,"countLibraryEntities badRequest":t,"countLibraryEntities badRequest headers":s,"countLibraryEntities unauthorized":t,"countLibr\
aryEntities unauthorized headers":y,"countLibraryEntities forbidden":t,"countLibraryEntities forbidden headers":s,"countLibraryEntities notFound":t,"countLibrar\
yEntities notFound headers":s,"countLibraryEntities notAcceptable":t,"countLibraryEntities notAcceptable headers":s,"countLibraryEntities tooManyRequests":t,"co\
untLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalError":t,"countLibraryEntities internalError headers":s,"countLibraryEntities unavai\
lable":t,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,"getLibraryEntity ok headers":s,"getLibraryEntity badRequest":t,"getLibraryEntity \
badRequest headers":s,"getLibraryEntity unauthorized":t,"getLibraryEntity unauthorized headers":y,"getLibraryEntity forbidden":t,"getLibraryEntity forbidden hea\
ders":s,"getLibraryEntity notFound":t,"getLibraryEntity notFound headers":s,"getLibraryEntity notAcceptable":t,"getLibraryEntity notAcceptable headers":s,"getLi\
braryEntity tooManyRequests":t,"getLibraryEntity tooManyRequests headers":c,"getLibraryEntity internalError":t,"getLibraryEntity internalError headers":s,"getLi\
braryEntity unavailable":t,"getLibraryEntity unavailable headers":c,"runLibraryEntityCommand ok":x,"runLibraryEntityCommand ok headers":s,"runLibraryEntityComma\
nd badRequest":t,"runLibraryEntityCommand badRequest headers":s,"runLibraryEntityCommand unauthorized":t,"runLibraryEntityCommand unauthorized headers":y,"runLi\
braryEntityCommand forbidden":t,"runLibraryEntityCommand forbidden headers":s,"runLibraryEntityCommand notFound":t,"runLibraryEntityCommand notFound headers":s,
"runLibraryEntityCommand notAcceptable":t,"runLibraryEntityCommand notAcceptable headers":s,"runLibraryEntityCommand conflict":t,"runLibraryEntityCommand confli\
ct headers":s,"runLibraryEntityCommand contentTooLarge":t,"runLibraryEntityCommand contentTooLarge headers":s,"runLibraryEntityCommand unsupportedMediaType":t,"\
runLibraryEntityCommand unsupportedMediaType headers":s,"runLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCommand tooManyRequests headers":c,"runLibr\
aryEntityCommand internalError":t,"runLibraryEntityCommand internalError headers":s,"runLibraryEntityCommand unavailable":t,"runLibraryEntityCommand unavailable\
 headers":c,"deleteLibraryEntity noContent headers":s,"deleteLibraryEntity badRequest":t,"deleteLibraryEntity badRequest headers":s,"deleteLibraryEntity unautho\
rized":t,"deleteLibraryEntity unauthorized headers":y,"deleteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden headers":s,"deleteLibraryEntity notFound":t,
"deleteLibraryEntity notFound headers":s,"deleteLibraryEntity tooManyRequests":t,"deleteLibraryEntity tooManyRequests headers":c,"deleteLibraryEntity internalEr\
ror":t,"deleteLibraryEntity internalError headers":s,"deleteLibraryEntity unavailable":t,"deleteLibraryEntity unavailable headers":c,"listLibraryAttributes ok":P,
"listLibraryAttributes ok headers":s,"listLibraryAttributes badRequest":t,"listLibraryAttributes badRequest headers":s,"listLibraryAttributes unauthorized":t,"l\
istLibraryAttributes unauthorized headers":y,"listLibraryAttributes forbidden":t,"listLibraryAttributes forbidden headers":s,"listLibraryAttributes notFound":t,
"listLibraryAttributes notFound headers":s,"listLibraryAttributes notAcceptable":t,"listLibraryAttributes notAcceptable headers":s,"listLibraryAttributes tooMan\
yRequests":t,"listLibraryAttributes tooManyRequests headers":c,"listLibraryAttributes internalError":t,"listLibraryAttributes internalError headers":s,"listLibr\
aryAttributes unavailable":t,"listLibraryAttributes unavailable headers":c,"runLibraryAttributesCommand ok":_t,"runLibraryAttributesCommand ok headers":s,"runLi\
braryAttributesCommand badRequest":t,"runLibraryAttributesCommand badRequest headers":s,"runLibraryAttributesCommand unauthorized":t,"runLibraryAttributesComman\
d unauthorized headers":y,"runLibraryAttributesCommand forbidden":t,"runLibraryAttributesCommand forbidden headers":s,"runLibraryAttributesCommand notFound":t,"\
runLibraryAttributesCommand notFound headers":s,"runLibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCommand notAcceptable headers":s,"runLibraryA\
ttributesCommand conflict":t,"runLibraryAttributesCommand conflict headers":s,"runLibraryAttributesCommand contentTooLarge":t,"runLibraryAttributesCommand conte\
ntTooLarge headers":s,"runLibraryAttributesCommand unsupportedMediaType":t,"runLibraryAttributesCommand unsupportedMediaType headers":s,"runLibraryAttributesCom\
mand tooManyRequests":t,"runLibraryAttributesCommand tooManyRequests headers":c,"runLibraryAttributesCommand internalError":t,"runLibraryAttributesCommand inter\
nalError headers":s,"runLibraryAttributesCommand unavailable":t,"runLibraryAttributesCommand unavailable headers":c,"getLibraryAttribute ok":P,"getLibraryAttrib\
ute ok headers":s,"getLibraryAttribute badRequest":t,"getLibraryAttribute badRequest headers":s,"getLibraryAttribute unauthorized":t,"getLibraryAttribute unauth\
orized headers":y,"getLibraryAttribute forbidden":t,"getLibraryAttribute forbidden headers":s,"getLibraryAttribute notFound":t,"getLibraryAttribute notFound hea\
ders":s,"getLibraryAttribute notAcceptable":t,"getLibraryAttribute notAcceptable headers":s,"getLibraryAttribute tooManyRequests":t,"getLibraryAttribute tooMany\
Requests headers":c,"getLibraryAttribute internalError":t,"getLibraryAttribute internalError headers":s,"getLibraryAttribute unavailable":t,"getLibraryAttribute\
 unavailable headers":c,"runLibraryAttributeCommand ok":x,"runLibraryAttributeCommand ok headers":s,"runLibraryAttributeCommand badRequest":t,"runLibraryAttribu\
teCommand badRequest headers":s,"runLibraryAttributeCommand unauthorized":t,"runLibraryAttributeCommand unauthorized headers":y,"runLibraryAttributeCommand forb\
idden":t,"runLibraryAttributeCommand forbidden headers":s,"runLibraryAttributeCommand notFound":t,"runLibraryAttributeCommand notFound headers":s,"runLibraryAtt\
ributeCommand notAcceptable":t,"runLibraryAttributeCommand notAcceptable headers":s,"runLibraryAttributeCommand conflict":t,"runLibraryAttributeCommand conflict\
 headers":s,"runLibraryAttributeCommand contentTooLarge":t,"runLibraryAttributeCommand contentTooLarge headers":s,"runLibraryAttributeCommand unsupportedMediaTy\
pe":t,"runLibraryAttributeCommand unsupportedMediaType headers":s,"runLibraryAttributeCommand tooManyRequests":t,"runLibraryAttributeCommand tooManyRequests hea\
ders":c,"runLibraryAttributeCommand internalError":t,"runLibraryAttributeCommand internalError headers":s,"runLibraryAttributeCommand unavailable":t,"runLibrary\
AttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":s,"deleteLibraryAttribute badRequest":t,"deleteLibraryAttribute badRequest he\
aders":s,"deleteLibraryAttribute unauthorized":t,"deleteLibraryAttribute unauthorized headers":y,"deleteLibraryAttribute forbidden":t,"deleteLibraryAttribute fo\
rbidden headers":s,"deleteLibraryAttribute notFound":t,"deleteLibraryAttribute notFound headers":s,"deleteLibraryAttribute conflict":t,"deleteLibraryAttribute c\
onflict headers":s,"deleteLibraryAttribute tooManyRequests":t,"deleteLibraryAttribute tooManyRequests headers":c,"deleteLibraryAttribute internalError":t,"delet\
eLibraryAttribute internalError headers":s,"deleteLibraryAttribute unavailable":t,"deleteLibraryAttribute unavailable headers":c,"listLibraryEntityRules ok":P,"\
listLibraryEntityRules ok headers":s,"listLibraryEntityRules badRequest":t,"listLibraryEntityRules badRequest headers":s,"listLibraryEntityRules unauthorized":t,
"listLibraryEntityRules unauthorized headers":y,"listLibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden headers":s,"listLibraryEntityRules notFou\
nd":t,"listLibraryEntityRules notFound headers":s,"listLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAcceptable headers":s,"listLibraryEntityRu\
les tooManyRequests":t,"listLibraryEntityRules tooManyRequests headers":c,"listLibraryEntityRules internalError":t,"listLibraryEntityRules internalError headers":s,
"listLibraryEntityRules unavailable":t,"listLibraryEntityRules unavailable headers":c,"runLibraryEntityRulesCommand ok":St,"runLibraryEntityRulesCommand ok head\
ers":s,"runLibraryEntityRulesCommand badRequest":U,"runLibraryEntityRulesCommand badRequest headers":s,"runLibraryEntityRulesCommand unauthorized":t,"runLibrary\
EntityRulesCommand unauthorized headers":y,"runLibraryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand forbidden headers":s,"runLibraryEntityRulesC\
ommand notFound":t,"runLibraryEntityRulesCommand notFound headers":s,"runLibraryEntityRulesCommand notAcceptable":t,"runLibraryEntityRulesCommand notAcceptable \
headers":s,"runLibraryEntityRulesCommand conflict":t,"runLibraryEntityRulesCommand conflict headers":s,"runLibraryEntityRulesCommand contentTooLarge":t,"runLibr\
aryEntityRulesCommand contentTooLarge headers":s,"runLibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEntityRulesCommand unsupportedMediaType header\
s":s,"runLibraryEntityRulesCommand tooManyRequests":t,"runLibraryEntityRulesCommand tooManyRequests headers":c,"runLibraryEntityRulesCommand internalError":t,"r\
unLibraryEntityRulesCommand internalError headers":s,"runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityRulesCommand unavailable headers":c,"getLibra\
ryRule ok":P,"getLibraryRule ok headers":s,"getLibraryRule badRequest":t,"getLibraryRule badRequest headers":s,"getLibraryRule unauthorized":t,"getLibraryRule u\
nauthorized headers":y,"getLibraryRule forbidden":t,"getLibraryRule forbidden headers":s,"getLibraryRule notFound":t,"getLibraryRule notFound headers":s,"getLib\
raryRule notAcceptable":t,"getLibraryRule notAcceptable headers":s,"getLibraryRule tooManyRequests":t,"getLibraryRule tooManyRequests headers":c,"getLibraryRule\
 internalError":t,"getLibraryRule internalError headers":s,"getLibraryRule unavailable":t,"getLibraryRule unavailable headers":c,"runLibraryRuleCommand ok":x,"r\
unLibraryRuleCommand ok headers":s,"runLibraryRuleCommand badRequest":U,"runLibraryRuleCommand badRequest headers":s,"runLibraryRuleCommand unauthorized":t,"run\
LibraryRuleCommand unauthorized headers":y,"runLibraryRuleCommand forbidden":t,"runLibraryRuleCommand forbidden headers":s,"runLibraryRuleCommand notFound":t,"r\
unLibraryRuleCommand notFound headers":s,"runLibraryRuleCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable headers":s,"runLibraryRuleCommand conflict":t,
"runLibraryRuleCommand conflict headers":s,"runLibraryRuleCommand contentTooLarge":t,"runLibraryRuleCommand contentTooLarge headers":s,"runLibraryRuleCommand un\
supportedMediaType":t,"runLibraryRuleCommand unsupportedMediaType headers":s,"runLibraryRuleCommand tooManyRequests":t,"runLibraryRuleCommand tooManyRequests he\
aders":c,"runLibraryRuleCommand internalError":t,"runLibraryRuleCommand internalError headers":s,"runLibraryRuleCommand unavailable":t,"runLibraryRuleCommand un\
available headers":c,"deleteLibraryRule ok":x,"deleteLibraryRule ok headers":s,"deleteLibraryRule badRequest":t,"deleteLibraryRule badRequest headers":s,"delete\
LibraryRule unauthorized":t,"deleteLibraryRule unauthorized headers":y,"deleteLibraryRule forbidden":t,"deleteLibraryRule forbidden headers":s,"deleteLibraryRul\
e notFound":t,"deleteLibraryRule notFound headers":s,"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAcceptable headers":s,"deleteLibraryRule tooManyR\
equests":t,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule internalError":t,"deleteLibraryRule internalError headers":s,"deleteLibraryRule unav\
ailable":t,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,"listAssociatedRules ok headers":s,"listAssociatedRules badRequest":t,"listAssoc\
iatedRules badRequest headers":s,"listAssociatedRules unauthorized":t,"listAssociatedRules unauthorized headers":y,"listAssociatedRules forbidden":t,"listAssoci\
atedRules forbidden headers":s,"listAssociatedRules notFound":t,"listAssociatedRules notFound headers":s,"listAssociatedRules notAcceptable":t,"listAssociatedRu\
les notAcceptable headers":s,"listAssociatedRules tooManyRequests":t,"listAssociatedRules tooManyRequests headers":c,"listAssociatedRules internalError":t,"list\
AssociatedRules internalError headers":s,"listAssociatedRules unavailable":t,"listAssociatedRules unavailable headers":c,"listAssociatedEntities ok":P,"listAsso\
ciatedEntities ok headers":s,"listAssociatedEntities badRequest":t,"listAssociatedEntities badRequest headers":s,"listAssociatedEntities unauthorized":t,"listAs\
sociatedEntities unauthorized headers":y,"listAssociatedEntities forbidden":t,"listAssociatedEntities forbidden headers":s,"listAssociatedEntities notFound":t,"\
listAssociatedEntities notFound headers":s,"listAssociatedEntities notAcceptable":t,"listAssociatedEntities notAcceptable headers":s,"listAssociatedEntities too\
ManyRequests":t,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEntities internalError":t,"listAssociatedEntities internalError headers":s,"li\
stAssociatedEntities unavailable":t,"listAssociatedEntities unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"runAssociatedEntitiesCommand ok headers":s,
"runAssociatedEntitiesCommand badRequest":t,"runAssociatedEntitiesCommand badRequest headers":s,"runAssociatedEntitiesCommand unauthorized":t,"runAssociatedEnti\
tiesCommand unauthorized headers":y,"runAssociatedEntitiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden headers":s,"runAssociatedEntitiesCommand \
notFound":t,"runAssociatedEntitiesCommand notFound headers":s,"runAssociatedEntitiesCommand notAcceptable":t,"runAssociatedEntitiesCommand notAcceptable headers":s,
"runAssociatedEntitiesCommand contentTooLarge":t,"runAssociatedEntitiesCommand contentTooLarge headers":s,"runAssociatedEntitiesCommand unsupportedMediaType":t,
"runAssociatedEntitiesCommand unsupportedMediaType headers":s,"runAssociatedEntitiesCommand tooManyRequests":t,"runAssociatedEntitiesCommand tooManyRequests hea\
ders":c,"runAssociatedEntitiesCommand internalError":t,"runAssociatedEntitiesCommand internalError headers":s,"runAssociatedEntitiesCommand unavailable":t,"runA\
ssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":Vt,"getAttributeMap ok headers":s,"getAttributeMap badRequest":t,"getAttributeMap badReques\
t headers":s,"getAttributeMap unauthorized":t,"getAttributeMap unauthorized headers":y,"getAttributeMap forbidden":t,"getAttributeMap forbidden headers":s,"getA\
ttributeMap notFound":t,"getAttributeMap notFound headers":s,"getAttributeMap notAcceptable":t,"getAttributeMap notAcceptable headers":s,"getAttributeMap tooMan\
yRequests":t,"getAttributeMap tooManyRequests headers":c,"getAttributeMap internalError":t,"getAttributeMap internalError headers":s,"getAttributeMap unavailabl\
e":t,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":Ut,"runAttributeMapCommand ok headers":s,"runAttributeMapCommand badRequest":t,"runAttr\
ibuteMapCommand badRequest headers":s,"runAttributeMapCommand unauthorized":t,"runAttributeMapCommand unauthorized headers":y,"runAttributeMapCommand forbidden":t,
"runAttributeMapCommand forbidden headers":s,"runAttributeMapCommand notFound":t,"runAttributeMapCommand notFound headers":s,"runAttributeMapCommand notAcceptab\
le":t,"runAttributeMapCommand notAcceptable headers":s,"runAttributeMapCommand conflict":t,"runAttributeMapCommand conflict headers":s,"runAttributeMapCommand c\
ontentTooLarge":t,"runAttributeMapCommand contentTooLarge headers":s,"runAttributeMapCommand unsupportedMediaType":t,"runAttributeMapCommand unsupportedMediaTyp\
e headers":s,"runAttributeMapCommand tooManyRequests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttributeMapCommand internalError":t,"runAttribut\
eMapCommand internalError headers":s,"runAttributeMapCommand unavailable":t,"runAttributeMapCommand unavailable headers":c,"listBusinessRules ok":P,"listBusines\
sRules ok headers":s,"listBusinessRules badRequest":t,"listBusinessRules badRequest headers":s,"listBusinessRules unauthorized":t,"listBusinessRules unauthorize\
d headers":y,"listBusinessRules forbidden":t,"listBusinessRules forbidden headers":s,"listBusinessRules notFound":t,"listBusinessRules notFound headers":s,"list\
BusinessRules notAcceptable":t,"listBusinessRules notAcceptable headers":s,"listBusinessRules tooManyRequests":t,"listBusinessRules tooManyRequests headers":c,"\
listBusinessRules internalError":t,"listBusinessRules internalError headers":s,"listBusinessRules unavailable":t,"listBusinessRules unavailable headers":c,"runB\
usinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":s,"runBusinessRulesCommand badRequest":t,"runBusinessRulesCommand badRequest headers":s,"runBusin\
essRulesCommand unauthorized":t,"runBusinessRulesCommand unauthorized headers":y,"runBusinessRulesCommand forbidden":t,"runBusinessRulesCommand forbidden header\
s":s,"runBusinessRulesCommand notFound":t,"runBusinessRulesCommand notFound headers":s,"runBusinessRulesCommand notAcceptable":t,"runBusinessRulesCommand notAcc\
eptable headers":s,"runBusinessRulesCommand contentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":s,"runBusinessRulesCommand unsupportedMediaType":t,
"runBusinessRulesCommand unsupportedMediaType headers":s,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRulesCommand tooManyRequests headers":c,"runBus\
inessRulesCommand internalError":t,"runBusinessRulesCommand internalError headers":s,"runBusinessRulesCommand unavailable":t,"runBusinessRulesCommand unavailabl\
e headers":c,"countBusinessRules ok":S,"countBusinessRules ok headers":s,"countBusinessRules badRequest":t,"countBusinessRules badRequest headers":s,"countBusin\
essRules unauthorized":t,"countBusinessRules unauthorized headers":y,"countBusinessRules forbidden":t,"countBusinessRules forbidden headers":s,"countBusinessRul\
es notFound":t,"countBusinessRules notFound headers":s,"countBusinessRules notAcceptable":t,"countBusinessRules notAcceptable headers":s,"countBusinessRules too\
ManyRequests":t,"countBusinessRules tooManyRequests headers":c,"countBusinessRules internalError":t,"countBusinessRules internalError headers":s,"countBusinessR\
ules unavailable":t,"countBusinessRules unavailable headers":c,"listAggregateMethods ok":Wt,"listAggregateMethods ok headers":s,"listAggregateMethods badRequest":t,
"listAggregateMethods badRequest headers":s,"listAggregateMethods unauthorized":t,"listAggregateMethods unauthorized headers":y,"listAggregateMethods forbidden":t,
"listAggregateMethods forbidden headers":s,"listAggregateMethods notFound":t,"listAggregateMethods notFound headers":s,"listAggregateMethods notAcceptable":t,"l\
istAggregateMethods notAcceptable headers":s,"listAggregateMethods tooManyRequests":t,"listAggregateMethods tooManyRequests headers":c,"listAggregateMethods int\
ernalError":t,"listAggregateMethods internalError headers":s,"listAggregateMethods unavailable":t,"listAggregateMethods unavailable headers":c,"listLibraryRules\
 ok":P,"listLibraryRules ok headers":s,"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":s,"listLibraryRules unauthorized":t,"listLibraryRul\
es unauthorized headers":y,"listLibraryRules forbidden":t,"listLibraryRules forbidden headers":s,"listLibraryRules notFound":t,"listLibraryRules notFound header\
s":s,"listLibraryRules notAcceptable":t,"listLibraryRules notAcceptable headers":s,"listLibraryRules tooManyRequests":t,"listLibraryRules tooManyRequests header\
s":c,"listLibraryRules internalError":t,"listLibraryRules internalError headers":s,"listLibraryRules unavailable":t,"listLibraryRules unavailable headers":c,"ru\
nLibraryRulesCommand ok":Yt,"runLibraryRulesCommand ok headers":s,"runLibraryRulesCommand badRequest":t,"runLibraryRulesCommand badRequest headers":s,"runLibrar\
yRulesCommand unauthorized":t,"runLibraryRulesCommand unauthorized headers":y,"runLibraryRulesCommand forbidden":t,"runLibraryRulesCommand forbidden headers":s,
"runLibraryRulesCommand notFound":t,"runLibraryRulesCommand notFound headers":s,"runLibraryRulesCommand notAcceptable":t,"runLibraryRulesCommand notAcceptable h\
eaders":s,"runLibraryRulesCommand conflict":t,"runLibraryRulesCommand conflict headers":s,"runLibraryRulesCommand contentTooLarge":t,"runLibraryRulesCommand con\
tentTooLarge headers":s,"runLibraryRulesCommand unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaType headers":s,"runLibraryRulesCommand tooManyR\
equests":t,"runLibraryRulesCommand tooManyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryRulesCommand internalError headers":s,"runLibr\
aryRulesCommand unavailable":t,"runLibraryRulesCommand unavailable headers":c,"countLibraryRules ok":S,"countLibraryRules ok headers":s,"countLibraryRules badRe\
quest":t,"countLibraryRules badRequest headers":s,"countLibraryRules unauthorized":t,"countLibraryRules unauthorized headers":y,"countLibraryRules forbidden":t,
"countLibraryRules forbidden headers":s,"countLibraryRules notFound":t,"countLibraryRules notFound headers":s,"countLibraryRules notAcceptable":t,"countLibraryR\
ules notAcceptable headers":s,"countLibraryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"countLibraryRules internalError":t,"countLibr\
aryRules internalError headers":s,"countLibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"listRealBusinessRules ok":P,"listRealBusinessRule\
s ok headers":s,"listRealBusinessRules badRequest":t,"listRealBusinessRules badRequest headers":s,"listRealBusinessRules unauthorized":t,"listRealBusinessRules \
unauthorized headers":y,"listRealBusinessRules forbidden":t,"listRealBusinessRules forbidden headers":s,"listRealBusinessRules notFound":t,"listRealBusinessRule\
s notFound headers":s,"listRealBusinessRules notAcceptable":t,"listRealBusinessRules notAcceptable headers":s,"listRealBusinessRules tooManyRequests":t,"listRea\
lBusinessRules tooManyRequests headers":c,"listRealBusinessRules internalError":t,"listRealBusinessRules internalError headers":s,"listRealBusinessRules unavail\
able":t,"listRealBusinessRules unavailable headers":c,"runRealBusinessRulesCommand ok":Yr,"runRealBusinessRulesCommand ok headers":s,"runRealBusinessRulesComman\
d badRequest":U,"runRealBusinessRulesCommand badRequest headers":s,"runRealBusinessRulesCommand unauthorized":t,"runRealBusinessRulesCommand unauthorized header\
s":y,"runRealBusinessRulesCommand forbidden":t,"runRealBusinessRulesCommand forbidden headers":s,"runRealBusinessRulesCommand notFound":t,"runRealBusinessRulesC\
ommand notFound headers":s,"runRealBusinessRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable headers":s,"runRealBusinessRulesCommand conf\
lict":t,"runRealBusinessRulesCommand conflict headers":s,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBusinessRulesCommand contentTooLarge headers":s,
"runRealBusinessRulesCommand unsupportedMediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":s,"runRealBusinessRulesCommand tooManyRequests":t,
"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBusinessRulesCommand internalError headers":s,"run\
RealBusinessRulesCommand unavailable":t,"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessRules ok":x,"deleteRealBusinessRules ok headers":s,
"deleteRealBusinessRules badRequest":U,"deleteRealBusinessRules badRequest headers":s,"deleteRealBusinessRules unauthorized":t,"deleteRealBusinessRules unauthor\
ized headers":y,"deleteRealBusinessRules forbidden":t,"deleteRealBusinessRules forbidden headers":s,"deleteRealBusinessRules notFound":t,"deleteRealBusinessRule\
s notFound headers":s,"deleteRealBusinessRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":s,"deleteRealBusinessRules contentTooLarge":t,"d\
eleteRealBusinessRules contentTooLarge headers":s,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusinessRules unsupportedMediaType headers":s,"del\
eteRealBusinessRules tooManyRequests":t,"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRules internalError":t,"deleteRealBusinessRules i\
nternalError headers":s,"deleteRealBusinessRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"countRealBusinessRules ok":S,"countRealBusiness\
Rules ok headers":s,"countRealBusinessRules badRequest":t,"countRealBusinessRules badRequest headers":s,"countRealBusinessRules unauthorized":t,"countRealBusine\
ssRules unauthorized headers":y,"countRealBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":s,"countRealBusinessRules notFound":t,"countReal\
BusinessRules notFound headers":s,"countRealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable headers":s,"countRealBusinessRules tooManyReque\
sts":t,"countRealBusinessRules tooManyRequests headers":c,"countRealBusinessRules internalError":t,"countRealBusinessRules internalError headers":s,"countRealBu\
sinessRules unavailable":t,"countRealBusinessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEntityBusinessRules ok headers":s,"listEntityBusin\
essRules badRequest":t,"listEntityBusinessRules badRequest headers":s,"listEntityBusinessRules unauthorized":t,"listEntityBusinessRules unauthorized headers":y,
"listEntityBusinessRules forbidden":t,"listEntityBusinessRules forbidden headers":s,"listEntityBusinessRules notFound":t,"listEntityBusinessRules notFound heade\
rs":s,"listEntityBusinessRules notAcceptable":t,"listEntityBusinessRules notAcceptable headers":s,"listEntityBusinessRules tooManyRequests":t,"listEntityBusines\
sRules tooManyRequests headers":c,"listEntityBusinessRules internalError":t,"listEntityBusinessRules internalError headers":s,"listEntityBusinessRules unavailab\
le":t,"listEntityBusinessRules unavailable headers":c,"runEntityBusinessRulesCommand ok":Qr,"runEntityBusinessRulesCommand ok headers":s,"runEntityBusinessRules\
Command badRequest":U,"runEntityBusinessRulesCommand badRequest headers":s,"runEntityBusinessRulesCommand unauthorized":t,"runEntityBusinessRulesCommand unautho\
rized headers":y,"runEntityBusinessRulesCommand forbidden":t,"runEntityBusinessRulesCommand forbidden headers":s,"runEntityBusinessRulesCommand notFound":t,"run\
EntityBusinessRulesCommand notFound headers":s,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessRulesCommand notAcceptable headers":s,"runEntit\
yBusinessRulesCommand conflict":t,"runEntityBusinessRulesCommand conflict headers":s,"runEntityBusinessRulesCommand contentTooLarge":t,"runEntityBusinessRulesCo\
mmand contentTooLarge headers":s,"runEntityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCommand unsupportedMediaType headers":s,"runEntit\
yBusinessRulesCommand tooManyRequests":t,"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusinessRulesCommand internalError":t,"runEntityBus\
inessRulesCommand internalError headers":s,"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCommand unavailable headers":c,"listAttributeBus\
inessRules ok":P,"listAttributeBusinessRules ok headers":s,"listAttributeBusinessRules badRequest":t,"listAttributeBusinessRules badRequest headers":s,"listAttr\
ibuteBusinessRules unauthorized":t,"listAttributeBusinessRules unauthorized headers":y,"listAttributeBusinessRules forbidden":t,"listAttributeBusinessRules forb\
idden headers":s,"listAttributeBusinessRules notFound":t,"listAttributeBusinessRules notFound headers":s,"listAttributeBusinessRules notAcceptable":t,"listAttri\
buteBusinessRules notAcceptable headers":s,"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRules tooManyRequests headers":c,"listAttributeB\
usinessRules internalError":t,"listAttributeBusinessRules internalError headers":s,"listAttributeBusinessRules unavailable":t,"listAttributeBusinessRules unavai\
lable headers":c,"runAttributeBusinessRulesCommand ok":Qr,"runAttributeBusinessRulesCommand ok headers":s,"runAttributeBusinessRulesCommand badRequest":U,"runAt\
tributeBusinessRulesCommand badRequest headers":s,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeBusinessRulesCommand unauthorized headers":y,"r\
unAttributeBusinessRulesCommand forbidden":t,"runAttributeBusinessRulesCommand forbidden headers":s,"runAttributeBusinessRulesCommand notFound":t,"runAttributeB\
usinessRulesCommand notFound headers":s,"runAttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRulesCommand notAcceptable headers":s,"runAttrib\
uteBusinessRulesCommand conflict":t,"runAttributeBusinessRulesCommand conflict headers":s,"runAttributeBusinessRulesCommand contentTooLarge":t,"runAttributeBusi\
nessRulesCommand contentTooLarge headers":s,"runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttributeBusinessRulesCommand unsupportedMediaType hea\
ders":s,"runAttributeBusinessRulesCommand tooManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests headers":c,"runAttributeBusinessRulesCommand inte\
rnalError":t,"runAttributeBusinessRulesCommand internalError headers":s,"runAttributeBusinessRulesCommand unavailable":t,"runAttributeBusinessRulesCommand unava\
ilable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok headers":s,"listEntityRuleHistory badRequest":t,"listEntityRuleHistory badRequest heade\
rs":s,"listEntityRuleHistory unauthorized":t,"listEntityRuleHistory unauthorized headers":y,"listEntityRuleHistory forbidden":t,"listEntityRuleHistory forbidden\
 headers":s,"listEntityRuleHistory notFound":t,"listEntityRuleHistory notFound headers":s,"listEntityRuleHistory notAcceptable":t,"listEntityRuleHistory notAcce\
ptable headers":s,"listEntityRuleHistory tooManyRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"listEntityRuleHistory internalError":t,"listEntit\
yRuleHistory internalError headers":s,"listEntityRuleHistory unavailable":t,"listEntityRuleHistory unavailable headers":c,"runEntityRuleHistoryCommand ok":q,"ru\
nEntityRuleHistoryCommand ok headers":s,"runEntityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand badRequest headers":s,"runEntityRuleHistoryComma\
nd unauthorized":t,"runEntityRuleHistoryCommand unauthorized headers":y,"runEntityRuleHistoryCommand forbidden":t,"runEntityRuleHistoryCommand forbidden headers":s,
"runEntityRuleHistoryCommand notFound":t,"runEntityRuleHistoryCommand notFound headers":s,"runEntityRuleHistoryCommand notAcceptable":t,"runEntityRuleHistoryCom\
mand notAcceptable headers":s,"runEntityRuleHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand contentTooLarge headers":s,"runEntityRuleHistoryComma\
nd unsupportedMediaType":t,"runEntityRuleHistoryCommand unsupportedMediaType headers":s,"runEntityRuleHistoryCommand tooManyRequests":t,"runEntityRuleHistoryCom\
mand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalError":t,"runEntityRuleHistoryCommand internalError headers":s,"runEntityRuleHistoryCommand\
 unavailable":t,"runEntityRuleHistoryCommand unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHistory ok headers":s,"listAllRuleHistory badRequest":t,
"listAllRuleHistory badRequest headers":s,"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthorized headers":y,"listAllRuleHistory forbidden":t,"list\
AllRuleHistory forbidden headers":s,"listAllRuleHistory notFound":t,"listAllRuleHistory notFound headers":s,"listAllRuleHistory notAcceptable":t,"listAllRuleHis\
tory notAcceptable headers":s,"listAllRuleHistory tooManyRequests":t,"listAllRuleHistory tooManyRequests headers":c,"listAllRuleHistory internalError":t,"listAl\
lRuleHistory internalError headers":s,"listAllRuleHistory unavailable":t,"listAllRuleHistory unavailable headers":c,"runAllRuleHistoryCommand ok":q,"runAllRuleH\
istoryCommand ok headers":s,"runAllRuleHistoryCommand badRequest":t,"runAllRuleHistoryCommand badRequest headers":s,"runAllRuleHistoryCommand unauthorized":t,"r\
unAllRuleHistoryCommand unauthorized headers":y,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCommand forbidden headers":s,"runAllRuleHistoryCommand \
notFound":t,"runAllRuleHistoryCommand notFound headers":s,"runAllRuleHistoryCommand notAcceptable":t,"runAllRuleHistoryCommand notAcceptable headers":s,"runAllR\
uleHistoryCommand contentTooLarge":t,"runAllRuleHistoryCommand contentTooLarge headers":s,"runAllRuleHistoryCommand unsupportedMediaType":t,"runAllRuleHistoryCo\
mmand unsupportedMediaType headers":s,"runAllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand tooManyRequests headers":c,"runAllRuleHistoryComman\
d internalError":t,"runAllRuleHistoryCommand internalError headers":s,"runAllRuleHistoryCommand unavailable":t,"runAllRuleHistoryCommand unavailable headers":c,
"listEntityCompliance ok":P,"listEntityCompliance ok headers":s,"listEntityCompliance badRequest":t,"listEntityCompliance badRequest headers":s,"listEntityCompl\
iance unauthorized":t,"listEntityCompliance unauthorized headers":y,"listEntityCompliance forbidden":t,"listEntityCompliance forbidden headers":s,"listEntityCom\
pliance notFound":t,"listEntityCompliance notFound headers":s,"listEntityCompliance notAcceptable":t,"listEntityCompliance notAcceptable headers":s,"listEntityC\
ompliance tooManyRequests":t,"listEntityCompliance tooManyRequests headers":c,"listEntityCompliance internalError":t,"listEntityCompliance internalError headers":s,
"listEntityCompliance unavailable":t,"listEntityCompliance unavailable headers":c,"runEntityComplianceCommand ok":q,"runEntityComplianceCommand ok headers":s,"r\
unEntityComplianceCommand badRequest":t,"runEntityComplianceCommand badRequest headers":s,"runEntityComplianceCommand unauthorized":t,"runEntityComplianceComman\
d unauthorized headers":y,"runEntityComplianceCommand forbidden":t,"runEntityComplianceCommand forbidden headers":s,"runEntityComplianceCommand notFound":t,"run\
EntityComplianceCommand notFound headers":s,"runEntityComplianceCommand notAcceptable":t,"runEntityComplianceCommand notAcceptable headers":s,"runEntityComplian\
ceCommand contentTooLarge":t,"runEntityComplianceCommand contentTooLarge headers":s,"runEntityComplianceCommand unsupportedMediaType":t,"runEntityComplianceComm\
and unsupportedMediaType headers":s,"runEntityComplianceCommand tooManyRequests":t,"runEntityComplianceCommand tooManyRequests headers":c,"runEntityComplianceCo\
mmand internalError":t,"runEntityComplianceCommand internalError headers":s,"runEntityComplianceCommand unavailable":t,"runEntityComplianceCommand unavailable h\
eaders":c,"listCompliance ok":P,"listCompliance ok headers":s,"listCompliance badRequest":t,"listCompliance badRequest headers":s,"listCompliance unauthorized":t,
"listCompliance unauthorized headers":y,"listCompliance forbidden":t,"listCompliance forbidden headers":s,"listCompliance notFound":t,"listCompliance notFound h\
eaders":s,"listCompliance notAcceptable":t,"listCompliance notAcceptable headers":s,"listCompliance tooManyRequests":t,"listCompliance tooManyRequests headers":c,
"listCompliance internalError":t,"listCompliance internalError headers":s,"listCompliance unavailable":t,"listCompliance unavailable headers":c,"runComplianceCo\
mmand ok":q,"runComplianceCommand ok headers":s,"runComplianceCommand badRequest":t,"runComplianceCommand badRequest headers":s,"runComplianceCommand unauthoriz\
ed":t,"runComplianceCommand unauthorized headers":y,"runComplianceCommand forbidden":t,"runComplianceCommand forbidden headers":s,"runComplianceCommand notFound":t,
"runComplianceCommand notFound headers":s,"runComplianceCommand notAcceptable":t,"runComplianceCommand notAcceptable headers":s,"runComplianceCommand contentToo\
Large":t,"runComplianceCommand contentTooLarge headers":s,"runComplianceCommand unsupportedMediaType":t,"runComplianceCommand unsupportedMediaType headers":s,"r\
unComplianceCommand tooManyRequests":t,"runComplianceCommand tooManyRequests headers":c,"runComplianceCommand internalError":t,"runComplianceCommand internalErr\
or headers":s,"runComplianceCommand unavailable":t,"runComplianceCommand unavailable headers":c,"listPassingRules ok":P,"listPassingRules ok headers":s,"listPas\
singRules badRequest":t,"listPassingRules badRequest headers":s,"listPassingRules unauthorized":t,"listPassingRules unauthorized headers":y,"listPassingRules fo\
rbidden":t,"listPassingRules forbidden headers":s,"listPassingRules notFound":t,"listPassingRules notFound headers":s,"listPassingRules notAcceptable":t,"listPa\
ssingRules notAcceptable headers":s,"listPassingRules tooManyRequests":t,"listPassingRules tooManyRequests headers":c,"listPassingRules internalError":t,"listPa\
ssingRules internalError headers":s,"listPassingRules unavailable":t,"listPassingRules unavailable headers":c,"runPassingRulesCommand ok":q,"runPassingRulesComm\
and ok headers":s,"runPassingRulesCommand badRequest":t,"runPassingRulesCommand badRequest headers":s,"runPassingRulesCommand unauthorized":t,"runPassingRulesCo\
mmand unauthorized headers":y,"runPassingRulesCommand forbidden":t,"runPassingRulesCommand forbidden headers":s,"runPassingRulesCommand notFound":t,"runPassingR\
ulesCommand notFound headers":s,"runPassingRulesCommand notAcceptable":t,"runPassingRulesCommand notAcceptable headers":s,"runPassingRulesCommand contentTooLarg\
e":t,"runPassingRulesCommand contentTooLarge headers":s,"runPassingRulesCommand unsupportedMediaType":t,"runPassingRulesCommand unsupportedMediaType headers":s,
"runPassingRulesCommand tooManyRequests":t,"runPassingRulesCommand tooManyRequests headers":c,"runPassingRulesCommand internalError":t,"runPassingRulesCommand i\
nternalError headers":s,"runPassingRulesCommand unavailable":t,"runPassingRulesCommand unavailable headers":c,"listFailingRules ok":P,"listFailingRules ok heade\
rs":s,"listFailingRules badRequest":t,"listFailingRules badRequest headers":s,"listFailingRules unauthorized":t,"listFailingRules unauthorized headers":y,"listF\
ailingRules forbidden":t,"listFailingRules forbidden headers":s,"listFailingRules notFound":t,"listFailingRules notFound headers":s,"listFailingRules notAccepta\
ble":t,"listFailingRules notAcceptable headers":s,"listFailingRules tooManyRequests":t,"listFailingRules tooManyRequests headers":c,"listFailingRules internalEr\
ror":t,"listFailingRules internalError headers":s,"listFailingRules unavailable":t,"listFailingRules unavailable headers":c,"runFailingRulesCommand ok":q,"runFa\
ilingRulesCommand ok headers":s,"runFailingRulesCommand badRequest":t,"runFailingRulesCommand badRequest headers":s,"runFailingRulesCommand unauthorized":t,"run\
FailingRulesCommand unauthorized headers":y,"runFailingRulesCommand forbidden":t,"runFailingRulesCommand forbidden headers":s,"runFailingRulesCommand notFound":t,
"runFailingRulesCommand notFound headers":s,"runFailingRulesCommand notAcceptable":t,"runFailingRulesCommand notAcceptable headers":s,"runFailingRulesCommand co\
ntentTooLarge":t,"runFailingRulesCommand contentTooLarge headers":s,"runFailingRulesCommand unsupportedMediaType":t,"runFailingRulesCommand unsupportedMediaType\
 headers":s,"runFailingRulesCommand tooManyRequests":t,"runFailingRulesCommand tooManyRequests headers":c,"runFailingRulesCommand internalError":t,"runFailingRu\
lesCommand internalError headers":s,"runFailingRulesCommand unavailable":t,"runFailingRulesCommand unavailable headers":c,"listEnabledRules ok":P,"listEnabledRu\
les ok headers":s,"listEnabledRules badRequest":t,"listEnabledRules badRequest headers":s,"listEnabledRules unauthorized":t,"listEnabledRules unauthorized heade\
rs":y,"listEnabledRules forbidden":t,"listEnabledRules forbidden headers":s,"listEnabledRules notFound":t,"listEnabledRules notFound headers":s,"listEnabledRule\
s notAcceptable":t,"listEnabledRules notAcceptable headers":s,"listEnabledRules tooManyRequests":t,"listEnabledRules tooManyRequests headers":c,"listEnabledRule\
s internalError":t,"listEnabledRules internalError headers":s,"listEnabledRules unavailable":t,"listEnabledRules unavailable headers":c,"runEnabledRulesCommand \
ok":q,"runEnabledRulesCommand ok headers":s,"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand badRequest headers":s,"runEnabledRulesCommand unauthor\
ized":t,"runEnabledRulesCommand unauthorized headers":y,"runEnabledRulesCommand forbidden":t,"runEnabledRulesCommand forbidden headers":s,"runEnabledRulesComman\
d notFound":t,"runEnabledRulesCommand notFound headers":s,"runEnabledRulesCommand notAcceptable":t,"runEnabledRulesCommand notAcceptable headers":s,"runEnabledR\
ulesCommand contentTooLarge":t,"runEnabledRulesCommand contentTooLarge headers":s,"runEnabledRulesCommand unsupportedMediaType":t,"runEnabledRulesCommand unsupp\
ortedMediaType headers":s,"runEnabledRulesCommand tooManyRequests":t,"runEnabledRulesCommand tooManyRequests headers":c,"runEnabledRulesCommand internalError":t,
"runEnabledRulesCommand internalError headers":s,"runEnabledRulesCommand unavailable":t,"runEnabledRulesCommand unavailable headers":c,"getBusinessRule ok":P,"g\
etBusinessRule ok headers":s,"getBusinessRule badRequest":t,"getBusinessRule badRequest headers":s,"getBusinessRule unauthorized":t,"getBusinessRule unauthorize\
d headers":y,"getBusinessRule forbidden":t,"getBusinessRule forbidden headers":s,"getBusinessRule notFound":t,"getBusinessRule notFound headers":s,"getBusinessR\
ule notAcceptable":t,"getBusinessRule notAcceptable headers":s,"getBusinessRule tooManyRequests":t,"getBusinessRule tooManyRequests headers":c,"getBusinessRule \
internalError":t,"getBusinessRule internalError headers":s,"getBusinessRule unavailable":t,"getBusinessRule unavailable headers":c,"runBusinessRuleCommand ok":x,
"runBusinessRuleCommand ok headers":s,"runBusinessRuleCommand badRequest":U,"runBusinessRuleCommand badRequest headers":s,"runBusinessRuleCommand unauthorized":t,
"runBusinessRuleCommand unauthorized headers":y,"runBusinessRuleCommand forbidden":t,"runBusinessRuleCommand forbidden headers":s,"runBusinessRuleCommand notFou\
nd":t,"runBusinessRuleCommand notFound headers":s,"runBusinessRuleCommand notAcceptable":t,"runBusinessRuleCommand notAcceptable headers":s,"runBusinessRuleComm\
and conflict":t,"runBusinessRuleCommand conflict headers":s,"runBusinessRuleCommand contentTooLarge":t,"runBusinessRuleCommand contentTooLarge headers":s,"runBu\
sinessRuleCommand unsupportedMediaType":t,"runBusinessRuleCommand unsupportedMediaType headers":s,"runBusinessRuleCommand tooManyRequests":t,"runBusinessRuleCom\
mand tooManyRequests headers":c,"runBusinessRuleCommand internalError":t,"runBusinessRuleCommand internalError headers":s,"runBusinessRuleCommand unavailable":t,
"runBusinessRuleCommand unavailable headers":c,"deleteBusinessRule ok":x,"deleteBusinessRule ok headers":s,"deleteBusinessRule badRequest":t,"deleteBusinessRule\
 badRequest headers":s,"deleteBusinessRule unauthorized":t,"deleteBusinessRule unauthorized headers":y,"deleteBusinessRule forbidden":t,"deleteBusinessRule forb\
idden headers":s,"deleteBusinessRule notFound":t,"deleteBusinessRule notFound headers":s,"deleteBusinessRule notAcceptable":t,"deleteBusinessRule notAcceptable \
headers":s,"deleteBusinessRule tooManyRequests":t,"deleteBusinessRule tooManyRequests headers":c,"deleteBusinessRule internalError":t,"deleteBusinessRule intern\
alError headers":s,"deleteBusinessRule unavailable":t,"deleteBusinessRule unavailable headers":c,"getBusinessRulePermissions ok":Xt,"getBusinessRulePermissions \
ok headers":s,"getBusinessRulePermissions badRequest":t,"getBusinessRulePermissions badRequest headers":s,"getBusinessRulePermissions unauthorized":t,"getBusine\
ssRulePermissions unauthorized headers":y,"getBusinessRulePermissions forbidden":t,"getBusinessRulePermissions forbidden headers":s,"getBusinessRulePermissions \
notFound":t,"getBusinessRulePermissions notFound headers":s,"getBusinessRulePermissions notAcceptable":t,"getBusinessRulePermissions notAcceptable headers":s,"g\
etBusinessRulePermissions tooManyRequests":t,"getBusinessRulePermissions tooManyRequests headers":c,"getBusinessRulePermissions internalError":t,"getBusinessRul\
ePermissions internalError headers":s,"getBusinessRulePermissions unavailable":t,"getBusinessRulePermissions unavailable headers":c,"listRuleHistory ok":P,"list\
RuleHistory ok headers":s,"listRuleHistory badRequest":t,"listRuleHistory badRequest headers":s,"listRuleHistory unauthorized":t,"listRuleHistory unauthorized h\
eaders":y,"listRuleHistory forbidden":t,"listRuleHistory forbidden headers":s,"listRuleHistory notFound":t,"listRuleHistory notFound headers":s,"listRuleHistory\
 notAcceptable":t,"listRuleHistory notAcceptable headers":s,"listRuleHistory tooManyRequests":t,"listRuleHistory tooManyRequests headers":c,"listRuleHistory int\
ernalError":t,"listRuleHistory internalError headers":s,"listRuleHistory unavailable":t,"listRuleHistory unavailable headers":c,"runRuleHistoryCommand ok":q,"ru\
nRuleHistoryCommand ok headers":s,"runRuleHistoryCommand badRequest":t,"runRuleHistoryCommand badRequest headers":s,"runRuleHistoryCommand unauthorized":t,"runR\
uleHistoryCommand unauthorized headers":y,"runRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbidden headers":s,"runRuleHistoryCommand notFound":t,"ru\
nRuleHistoryCommand notFound headers":s,"runRuleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notAcceptable headers":s,"runRuleHistoryCommand contentTo\
oLarge":t,"runRuleHistoryCommand contentTooLarge headers":s,"runRuleHistoryCommand unsupportedMediaType":t,"runRuleHistoryCommand unsupportedMediaType headers":s,
"runRuleHistoryCommand tooManyRequests":t,"runRuleHistoryCommand tooManyRequests headers":c,"runRuleHistoryCommand internalError":t,"runRuleHistoryCommand inter\
nalError headers":s,"runRuleHistoryCommand unavailable":t,"runRuleHistoryCommand unavailable headers":c,"listRuleFailingRows ok":P,"listRuleFailingRows ok heade\
rs":s,"listRuleFailingRows badRequest":t,"listRuleFailingRows badRequest headers":s,"listRuleFailingRows unauthorized":t,"listRuleFailingRows unauthorized heade\
rs":y,"listRuleFailingRows forbidden":t,"listRuleFailingRows forbidden headers":s,"listRuleFailingRows notFound":t,"listRuleFailingRows notFound headers":s,"lis\
tRuleFailingRows notAcceptable":t,"listRuleFailingRows notAcceptable headers":s,"listRuleFailingRows conflict":t,"listRuleFailingRows conflict headers":s,"listR\
uleFailingRows tooManyRequests":t,"listRuleFailingRows tooManyRequests headers":c,"listRuleFailingRows internalError":t,"listRuleFailingRows internalError heade\
rs":s,"listRuleFailingRows unavailable":t,"listRuleFailingRows unavailable headers":c,"runRuleFailingRowsCommand ok":q,"runRuleFailingRowsCommand ok headers":s,
"runRuleFailingRowsCommand badRequest":t,"runRuleFailingRowsCommand badRequest headers":s,"runRuleFailingRowsCommand unauthorized":t,"runRuleFailingRowsCommand \
unauthorized headers":y,"runRuleFailingRowsCommand forbidden":t,"runRuleFailingRowsCommand forbidden headers":s,"runRuleFailingRowsCommand notFound":t,"runRuleF\
ailingRowsCommand notFound headers":s,"runRuleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsCommand notAcceptable headers":s,"runRuleFailingRowsCommand\
 conflict":t,"runRuleFailingRowsCommand conflict headers":s,"runRuleFailingRowsCommand contentTooLarge":t,"runRuleFailingRowsCommand contentTooLarge headers":s,
"runRuleFailingRowsCommand unsupportedMediaType":t,"runRuleFailingRowsCommand unsupportedMediaType headers":s,"runRuleFailingRowsCommand tooManyRequests":t,"run\
RuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingRowsCommand internalError headers":s,"runRuleFailin\
gRowsCommand unavailable":t,"runRuleFailingRowsCommand unavailable headers":c,"listRulePassingRows ok":P,"listRulePassingRows ok headers":s,"listRulePassingRows\
 badRequest":t,"listRulePassingRows badRequest headers":s,"listRulePassingRows unauthorized":t,"listRulePassingRows unauthorized headers":y,"listRulePassingRows\
 forbidden":t,"listRulePassingRows forbidden headers":s,"listRulePassingRows notFound":t,"listRulePassingRows notFound headers":s,"listRulePassingRows notAccept\
able":t,"listRulePassingRows notAcceptable headers":s,"listRulePassingRows conflict":t,"listRulePassingRows conflict headers":s,"listRulePassingRows tooManyRequ\
ests":t,"listRulePassingRows tooManyRequests headers":c,"listRulePassingRows internalError":t,"listRulePassingRows internalError headers":s,"listRulePassingRows\
 unavailable":t,"listRulePassingRows unavailable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRowsCommand ok headers":s,"runRulePassingRowsCommand\
 badRequest":t,"runRulePassingRowsCommand badRequest headers":s,"runRulePassingRowsCommand unauthorized":t,"runRulePassingRowsCommand unauthorized headers":y,"r\
unRulePassingRowsCommand forbidden":t,"runRulePassingRowsCommand forbidden headers":s,"runRulePassingRowsCommand notFound":t,"runRulePassingRowsCommand notFound\
 headers":s,"runRulePassingRowsCommand notAcceptable":t,"runRulePassingRowsCommand notAcceptable headers":s,"runRulePassingRowsCommand conflict":t,"runRulePassi\
ngRowsCommand conflict headers":s,"runRulePassingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand contentTooLarge headers":s,"runRulePassingRowsCommand\
 unsupportedMediaType":t,"runRulePassingRowsCommand unsupportedMediaType headers":s,"runRulePassingRowsCommand tooManyRequests":t,"runRulePassingRowsCommand too\
ManyRequests headers":c,"runRulePassingRowsCommand internalError":t,"runRulePassingRowsCommand internalError headers":s,"runRulePassingRowsCommand unavailable":t,
"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups ok":P,"listRuleGroups ok headers":s,"listRuleGroups badRequest":t,"listRuleGroups badRequest h\
eaders":s,"listRuleGroups unauthorized":t,"listRuleGroups unauthorized headers":y,"listRuleGroups forbidden":t,"listRuleGroups forbidden headers":s,"listRuleGro\
ups notFound":t,"listRuleGroups notFound headers":s,"listRuleGroups notAcceptable":t,"listRuleGroups notAcceptable headers":s,"listRuleGroups conflict":t,"listR\
uleGroups conflict headers":s,"listRuleGroups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"listRuleGroups internalError":t,"listRuleGroups int\
ernalError headers":s,"listRuleGroups unavailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsCommand ok":q,"runRuleGroupsCommand ok headers":s,"run\
RuleGroupsCommand badRequest":t,"runRuleGroupsCommand badRequest headers":s,"runRuleGroupsCommand unauthorized":t,"runRuleGroupsCommand unauthorized headers":y,
"runRuleGroupsCommand forbidden":t,"runRuleGroupsCommand forbidden headers":s,"runRuleGroupsCommand notFound":t,"runRuleGroupsCommand notFound headers":s,"runRu\
leGroupsCommand notAcceptable":t,"runRuleGroupsCommand notAcceptable headers":s,"runRuleGroupsCommand conflict":t,"runRuleGroupsCommand conflict headers":s,"run\
RuleGroupsCommand contentTooLarge":t,"runRuleGroupsCommand contentTooLarge headers":s,"runRuleGroupsCommand unsupportedMediaType":t,"runRuleGroupsCommand unsupp\
ortedMediaType headers":s,"runRuleGroupsCommand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,"runRuleGroupsCommand internalError":t,"runR\
uleGroupsCommand internalError headers":s,"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable headers":c,"runGroupFailingRowsCommand ok":q,"r\
unGroupFailingRowsCommand ok headers":s,"runGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badRequest headers":s,"runGroupFailingRowsCommand \
unauthorized":t,"runGroupFailingRowsCommand unauthorized headers":y,"runGroupFailingRowsCommand forbidden":t,"runGroupFailingRowsCommand forbidden headers":s,"r\
unGroupFailingRowsCommand notFound":t,"runGroupFailingRowsCommand notFound headers":s,"runGroupFailingRowsCommand notAcceptable":t,"runGroupFailingRowsCommand n\
otAcceptable headers":s,"runGroupFailingRowsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":s,"runGroupFailingRowsCommand contentTooLarge":t,"\
runGroupFailingRowsCommand contentTooLarge headers":s,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupFailingRowsCommand unsupportedMediaType heade\
rs":s,"runGroupFailingRowsCommand tooManyRequests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGroupFailingRowsCommand internalError":t,"runGro\
upFailingRowsCommand internalError headers":s,"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand unavailable headers":c,"runGroupPassingRows\
Command ok":q,"runGroupPassingRowsCommand ok headers":s,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRowsCommand badRequest headers":s,"runGroupPas\
singRowsCommand unauthorized":t,"runGroupPassingRowsCommand unauthorized headers":y,"runGroupPassingRowsCommand forbidden":t,"runGroupPassingRowsCommand forbidd\
en headers":s,"runGroupPassingRowsCommand notFound":t,"runGroupPassingRowsCommand notFound headers":s,"runGroupPassingRowsCommand notAcceptable":t,"runGroupPass\
ingRowsCommand notAcceptable headers":s,"runGroupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict headers":s,"runGroupPassingRowsCommand cont\
entTooLarge":t,"runGroupPassingRowsCommand contentTooLarge headers":s,"runGroupPassingRowsCommand unsupportedMediaType":t,"runGroupPassingRowsCommand unsupporte\
dMediaType headers":s,"runGroupPassingRowsCommand tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests headers":c,"runGroupPassingRowsCommand internal\
Error":t,"runGroupPassingRowsCommand internalError headers":s,"runGroupPassingRowsCommand unavailable":t,"runGroupPassingRowsCommand unavailable headers":c,"lis\
tGroupFailingRows ok":P,"listGroupFailingRows ok headers":s,"listGroupFailingRows badRequest":t,"listGroupFailingRows badRequest headers":s,"listGroupFailingRow\
s unauthorized":t,"listGroupFailingRows unauthorized headers":y,"listGroupFailingRows forbidden":t,"listGroupFailingRows forbidden headers":s,"listGroupFailingR\
ows notFound":t,"listGroupFailingRows notFound headers":s,"listGroupFailingRows notAcceptable":t,"listGroupFailingRows notAcceptable headers":s,"listGroupFailin\
gRows conflict":t,"listGroupFailingRows conflict headers":s,"listGroupFailingRows tooManyRequests":t,"listGroupFailingRows tooManyRequests headers":c,"listGroup\
FailingRows internalError":t,"listGroupFailingRows internalError headers":s,"listGroupFailingRows unavailable":t,"listGroupFailingRows unavailable headers":c,"r\
unNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand ok headers":s,"runNamedGroupFailingRowsCommand badRequest":t,"runNamedGroupFailingRowsComm\
and badRequest headers":s,"runNamedGroupFailingRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthorized headers":y,"runNamedGroupFailingRowsCom\
mand forbidden":t,"runNamedGroupFailingRowsCommand forbidden headers":s,"runNamedGroupFailingRowsCommand notFound":t,"runNamedGroupFailingRowsCommand notFound h\
eaders":s,"runNamedGroupFailingRowsCommand notAcceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":s,"runNamedGroupFailingRowsCommand conflict":t,
"runNamedGroupFailingRowsCommand conflict headers":s,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedGroupFailingRowsCommand contentTooLarge header\
s":s,"runNamedGroupFailingRowsCommand unsupportedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType headers":s,"runNamedGroupFailingRowsCommand \
tooManyRequests":t,"runNamedGroupFailingRowsCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand internalError":t,"runNamedGroupFailingRowsComman\
d internalError headers":s,"runNamedGroupFailingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavailable headers":c,"listGroupPassingRows ok":P,"\
listGroupPassingRows ok headers":s,"listGroupPassingRows badRequest":t,"listGroupPassingRows badRequest headers":s,"listGroupPassingRows unauthorized":t,"listGr\
oupPassingRows unauthorized headers":y,"listGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":s,"listGroupPassingRows notFound":t,"listGrou\
pPassingRows notFound headers":s,"listGroupPassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":s,"listGroupPassingRows conflict":t,"listGr\
oupPassingRows conflict headers":s,"listGroupPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests headers":c,"listGroupPassingRows internalError":t,
"listGroupPassingRows internalError headers":s,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailable headers":c,"runNamedGroupPassingRowsComman\
d ok":q,"runNamedGroupPassingRowsCommand ok headers":s,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGroupPassingRowsCommand badRequest headers":s,"ru\
nNamedGroupPassingRowsCommand unauthorized":t,"runNamedGroupPassingRowsCommand unauthorized headers":y,"runNamedGroupPassingRowsCommand forbidden":t,"runNamedGr\
oupPassingRowsCommand forbidden headers":s,"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCommand notFound headers":s,"runNamedGroupPassi\
ngRowsCommand notAcceptable":t,"runNamedGroupPassingRowsCommand notAcceptable headers":s,"runNamedGroupPassingRowsCommand conflict":t,"runNamedGroupPassingRowsC\
ommand conflict headers":s,"runNamedGroupPassingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand contentTooLarge headers":s,"runNamedGroupPassing\
RowsCommand unsupportedMediaType":t,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":s,"runNamedGroupPassingRowsCommand tooManyRequests":t,"runNam\
edGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGroupPassingRowsCommand internalError headers":s,
"runNamedGroupPassingRowsCommand unavailable":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys ok":P,"listKeys ok headers":s,"listKeys badReq\
uest":t,"listKeys badRequest headers":s,"listKeys unauthorized":t,"listKeys unauthorized headers":y,"listKeys forbidden":t,"listKeys forbidden headers":s,"listK\
eys notFound":t,"listKeys notFound headers":s,"listKeys notAcceptable":t,"listKeys notAcceptable headers":s,"listKeys tooManyRequests":t,"listKeys tooManyReques\
ts headers":c,"listKeys internalError":t,"listKeys internalError headers":s,"listKeys unavailable":t,"listKeys unavailable headers":c,"runKeysCommand ok":Or,"ru\
nKeysCommand ok headers":s,"runKeysCommand badRequest":t,"runKeysCommand badRequest headers":s,"runKeysCommand unauthorized":t,"runKeysCommand unauthorized head\
ers":y,"runKeysCommand forbidden":t,"runKeysCommand forbidden headers":s,"runKeysCommand notFound":t,"runKeysCommand notFound headers":s,"runKeysCommand notAcce\
ptable":t,"runKeysCommand notAcceptable headers":s,"runKeysCommand conflict":t,"runKeysCommand conflict headers":s,"runKeysCommand contentTooLarge":t,"runKeysCo\
mmand contentTooLarge headers":s,"runKeysCommand unsupportedMediaType":t,"runKeysCommand unsupportedMediaType headers":s,"runKeysCommand tooManyRequests":t,"run\
KeysCommand tooManyRequests headers":c,"runKeysCommand internalError":t,"runKeysCommand internalError headers":s,"runKeysCommand unavailable":t,"runKeysCommand \
unavailable headers":c,"listPermanentKeys ok":P,"listPermanentKeys ok headers":s,"listPermanentKeys badRequest":t,"listPermanentKeys badRequest headers":s,"list\
PermanentKeys unauthorized":t,"listPermanentKeys unauthorized headers":y,"listPermanentKeys forbidden":t,"listPermanentKeys forbidden headers":s,"listPermanentK\
eys notFound":t,"listPermanentKeys notFound headers":s,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAcceptable headers":s,"listPermanentKeys tooMan\
yRequests":t,"listPermanentKeys tooManyRequests headers":c,"listPermanentKeys internalError":t,"listPermanentKeys internalError headers":s,"listPermanentKeys un\
available":t,"listPermanentKeys unavailable headers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok headers":s,"runPermanentKeysCommand badRequest":t,
"runPermanentKeysCommand badRequest headers":s,"runPermanentKeysCommand unauthorized":t,"runPermanentKeysCommand unauthorized headers":y,"runPermanentKeysComman\
d forbidden":t,"runPermanentKeysCommand forbidden headers":s,"runPermanentKeysCommand notFound":t,"runPermanentKeysCommand notFound headers":s,"runPermanentKeys\
Command notAcceptable":t,"runPermanentKeysCommand notAcceptable headers":s,"runPermanentKeysCommand contentTooLarge":t,"runPermanentKeysCommand contentTooLarge \
headers":s,"runPermanentKeysCommand unsupportedMediaType":t,"runPermanentKeysCommand unsupportedMediaType headers":s,"runPermanentKeysCommand tooManyRequests":t,
"runPermanentKeysCommand tooManyRequests headers":c,"runPermanentKeysCommand internalError":t,"runPermanentKeysCommand internalError headers":s,"runPermanentKey\
sCommand unavailable":t,"runPermanentKeysCommand unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscoveredKeys ok headers":s,"listDiscoveredKeys badReque\
st":t,"listDiscoveredKeys badRequest headers":s,"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauthorized headers":y,"listDiscoveredKeys forbidden":t,
"listDiscoveredKeys forbidden headers":s,"listDiscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":s,"listDiscoveredKeys notAcceptable":t,"listDisco\
veredKeys notAcceptable headers":s,"listDiscoveredKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests headers":c,"listDiscoveredKeys internalError":t,"l\
istDiscoveredKeys internalError headers":s,"listDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable headers":c,"runDiscoveredKeysCommand ok":q,"runDis\
coveredKeysCommand ok headers":s,"runDiscoveredKeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest headers":s,"runDiscoveredKeysCommand unauthorized":t,
"runDiscoveredKeysCommand unauthorized headers":y,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCommand forbidden headers":s,"runDiscoveredKeysComman\
d notFound":t,"runDiscoveredKeysCommand notFound headers":s,"runDiscoveredKeysCommand notAcceptable":t,"runDiscoveredKeysCommand notAcceptable headers":s,"runDi\
scoveredKeysCommand contentTooLarge":t,"runDiscoveredKeysCommand contentTooLarge headers":s,"runDiscoveredKeysCommand unsupportedMediaType":t,"runDiscoveredKeys\
Command unsupportedMediaType headers":s,"runDiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand tooManyRequests headers":c,"runDiscoveredKeysComm\
and internalError":t,"runDiscoveredKeysCommand internalError headers":s,"runDiscoveredKeysCommand unavailable":t,"runDiscoveredKeysCommand unavailable headers":c,
"getKey ok":P,"getKey ok headers":s,"getKey badRequest":t,"getKey badRequest headers":s,"getKey unauthorized":t,"getKey unauthorized headers":y,"getKey forbidde\
n":t,"getKey forbidden headers":s,"getKey notFound":t,"getKey notFound headers":s,"getKey notAcceptable":t,"getKey notAcceptable headers":s,"getKey tooManyReque\
sts":t,"getKey tooManyRequests headers":c,"getKey internalError":t,"getKey internalError headers":s,"getKey unavailable":t,"getKey unavailable headers":c,"runKe\
yCommand noContent headers":s,"runKeyCommand badRequest":t,"runKeyCommand badRequest headers":s,"runKeyCommand unauthorized":t,"runKeyCommand unauthorized heade\
rs":y,"runKeyCommand forbidden":t,"runKeyCommand forbidden headers":s,"runKeyCommand notFound":t,"runKeyCommand notFound headers":s,"runKeyCommand notAcceptable":t,
"runKeyCommand notAcceptable headers":s,"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge headers":s,"runKeyCommand unsupportedMediaType":t,"runK\
eyCommand unsupportedMediaType headers":s,"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests headers":c,"runKeyCommand internalError":t,"runKeyCom\
mand internalError headers":s,"runKeyCommand unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey noContent headers":s,"deleteKey badRequest":t,"dele\
teKey badRequest headers":s,"deleteKey unauthorized":t,"deleteKey unauthorized headers":y,"deleteKey forbidden":t,"deleteKey forbidden headers":s,"deleteKey not\
Found":t,"deleteKey notFound headers":s,"deleteKey notAcceptable":t,"deleteKey notAcceptable headers":s,"deleteKey tooManyRequests":t,"deleteKey tooManyRequests\
 headers":c,"deleteKey internalError":t,"deleteKey internalError headers":s,"deleteKey unavailable":t,"deleteKey unavailable headers":c,"listKeyDuplicates ok":P,
"listKeyDuplicates ok headers":s,"listKeyDuplicates badRequest":t,"listKeyDuplicates badRequest headers":s,"listKeyDuplicates unauthorized":t,"listKeyDuplicates\
 unauthorized headers":y,"listKeyDuplicates forbidden":t,"listKeyDuplicates forbidden headers":s,"listKeyDuplicates notFound":t,"listKeyDuplicates notFound head\
ers":s,"listKeyDuplicates notAcceptable":t,"listKeyDuplicates notAcceptable headers":s,"listKeyDuplicates conflict":t,"listKeyDuplicates conflict headers":s,"li\
stKeyDuplicates tooManyRequests":t,"listKeyDuplicates tooManyRequests headers":c,"listKeyDuplicates internalError":t,"listKeyDuplicates internalError headers":s,
"listKeyDuplicates unavailable":t,"listKeyDuplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,"runKeyDuplicatesCommand ok headers":s,"runKeyDuplica\
tesCommand badRequest":t,"runKeyDuplicatesCommand badRequest headers":s,"runKeyDuplicatesCommand unauthorized":t,"runKeyDuplicatesCommand unauthorized headers":y,
"runKeyDuplicatesCommand forbidden":t,"runKeyDuplicatesCommand forbidden headers":s,"runKeyDuplicatesCommand notFound":t,"runKeyDuplicatesCommand notFound heade\
rs":s,"runKeyDuplicatesCommand notAcceptable":t,"runKeyDuplicatesCommand notAcceptable headers":s,"runKeyDuplicatesCommand conflict":t,"runKeyDuplicatesCommand \
conflict headers":s,"runKeyDuplicatesCommand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge headers":s,"runKeyDuplicatesCommand unsupportedMediaTyp\
e":t,"runKeyDuplicatesCommand unsupportedMediaType headers":s,"runKeyDuplicatesCommand tooManyRequests":t,"runKeyDuplicatesCommand tooManyRequests headers":c,"r\
unKeyDuplicatesCommand internalError":t,"runKeyDuplicatesCommand internalError headers":s,"runKeyDuplicatesCommand unavailable":t,"runKeyDuplicatesCommand unava\
ilable headers":c,"listDependencies ok":P,"listDependencies ok headers":s,"listDependencies badRequest":t,"listDependencies badRequest headers":s,"listDependenc\
ies unauthorized":t,"listDependencies unauthorized headers":y,"listDependencies forbidden":t,"listDependencies forbidden headers":s,"listDependencies notFound":t,
"listDependencies notFound headers":s,"listDependencies notAcceptable":t,"listDependencies notAcceptable headers":s,"listDependencies tooManyRequests":t,"listDe\
pendencies tooManyRequests headers":c,"listDependencies internalError":t,"listDependencies internalError headers":s,"listDependencies unavailable":t,"listDepend\
encies unavailable headers":c,"runDependenciesCommand ok":Or,"runDependenciesCommand ok headers":s,"runDependenciesCommand noContent headers":s,"runDependencies\
Command badRequest":t,"runDependenciesCommand badRequest headers":s,"runDependenciesCommand unauthorized":t,"runDependenciesCommand unauthorized headers":y,"run\
DependenciesCommand forbidden":t,"runDependenciesCommand forbidden headers":s,"runDependenciesCommand notFound":t,"runDependenciesCommand notFound headers":s,"r\
unDependenciesCommand notAcceptable":t,"runDependenciesCommand notAcceptable headers":s,"runDependenciesCommand conflict":t,"runDependenciesCommand conflict hea\
ders":s,"runDependenciesCommand contentTooLarge":t,"runDependenciesCommand contentTooLarge headers":s,"runDependenciesCommand unsupportedMediaType":t,"runDepend\
enciesCommand unsupportedMediaType headers":s,"runDependenciesCommand tooManyRequests":t,"runDependenciesCommand tooManyRequests headers":c,"runDependenciesComm\
and internalError":t,"runDependenciesCommand internalError headers":s,"runDependenciesCommand unavailable":t,"runDependenciesCommand unavailable headers":c,"lis\
tPermanentDependencies ok":P,"listPermanentDependencies ok headers":s,"listPermanentDependencies badRequest":t,"listPermanentDependencies badRequest headers":s,
"listPermanentDependencies unauthorized":t,"listPermanentDependencies unauthorized headers":y,"listPermanentDependencies forbidden":t,"listPermanentDependencies\
 forbidden headers":s,"listPermanentDependencies notFound":t,"listPermanentDependencies notFound headers":s,"listPermanentDependencies notAcceptable":t,"listPer\
manentDependencies notAcceptable headers":s,"listPermanentDependencies tooManyRequests":t,"listPermanentDependencies tooManyRequests headers":c,"listPermanentDe\
pendencies internalError":t,"listPermanentDependencies internalError headers":s,"listPermanentDependencies unavailable":t,"listPermanentDependencies unavailable\
 headers":c,"runPermanentDependenciesCommand ok":q,"runPermanentDependenciesCommand ok headers":s,"runPermanentDependenciesCommand badRequest":t,"runPermanentDe\
pendenciesCommand badRequest headers":s,"runPermanentDependenciesCommand unauthorized":t,"runPermanentDependenciesCommand unauthorized headers":y,"runPermanentD\
ependenciesCommand forbidden":t,"runPermanentDependenciesCommand forbidden headers":s,"runPermanentDependenciesCommand notFound":t,"runPermanentDependenciesComm\
and notFound headers":s,"runPermanentDependenciesCommand notAcceptable":t,"runPermanentDependenciesCommand notAcceptable headers":s,"runPermanentDependenciesCom\
mand contentTooLarge":t,"runPermanentDependenciesCommand contentTooLarge headers":s,"runPermanentDependenciesCommand unsupportedMediaType":t,"runPermanentDepend\
enciesCommand unsupportedMediaType headers":s,"runPermanentDependenciesCommand tooManyRequests":t,"runPermanentDependenciesCommand tooManyRequests headers":c,"r\
unPermanentDependenciesCommand internalError":t,"runPermanentDependenciesCommand internalError headers":s,"runPermanentDependenciesCommand unavailable":t,"runPe\
rmanentDependenciesCommand unavailable headers":c,"listDiscoveredDependencies ok":P,"listDiscoveredDependencies ok headers":s,"listDiscoveredDependencies badReq\
uest":t,"listDiscoveredDependencies badRequest headers":s,"listDiscoveredDependencies unauthorized":t,"listDiscoveredDependencies unauthorized headers":y,"listD\
iscoveredDependencies forbidden":t,"listDiscoveredDependencies forbidden headers":s,"listDiscoveredDependencies notFound":t,"listDiscoveredDependencies notFound\
 headers":s,"listDiscoveredDependencies notAcceptable":t,"listDiscoveredDependencies notAcceptable headers":s,"listDiscoveredDependencies tooManyRequests":t,"li\
stDiscoveredDependencies tooManyRequests headers":c,"listDiscoveredDependencies internalError":t,"listDiscoveredDependencies internalError headers":s,"listDisco\
veredDependencies unavailable":t,"listDiscoveredDependencies unavailable headers":c,"runDiscoveredDependenciesCommand ok":q,"runDiscoveredDependenciesCommand ok\
 headers":s,"runDiscoveredDependenciesCommand badRequest":t,"runDiscoveredDependenciesCommand badRequest headers":s,"runDiscoveredDependenciesCommand unauthoriz\
ed":t,"runDiscoveredDependenciesCommand unauthorized headers":y,"runDiscoveredDependenciesCommand forbidden":t,"runDiscoveredDependenciesCommand forbidden heade\
rs":s,"runDiscoveredDependenciesCommand notFound":t,"runDiscoveredDependenciesCommand notFound headers":s,"runDiscoveredDependenciesCommand notAcceptable":t,"ru\
nDiscoveredDependenciesCommand notAcceptable headers":s,"runDiscoveredDependenciesCommand contentTooLarge":t,"runDiscoveredDependenciesCommand contentTooLarge h\
eaders":s,"runDiscoveredDependenciesCommand unsupportedMediaType":t,"runDiscoveredDependenciesCommand unsupportedMediaType headers":s,"runDiscoveredDependencies\
Command tooManyRequests":t,"runDiscoveredDependenciesCommand tooManyRequests headers":c,"runDiscoveredDependenciesCommand internalError":t,"runDiscoveredDepende\
nciesCommand internalError headers":s,"runDiscoveredDependenciesCommand unavailable":t,"runDiscoveredDependenciesCommand unavailable headers":c,"getDependency o\
k":P,"getDependency ok headers":s,"getDependency badRequest":t,"getDependency badRequest headers":s,"getDependency unauthorized":t,"getDependency unauthorized h\
eaders":y,"getDependency forbidden":t,"getDependency forbidden headers":s,"getDependency notFound":t,"getDependency notFound headers":s,"getDependency notAccept\
able":t,"getDependency notAcceptable headers":s,"getDependency tooManyRequests":t,"getDependency tooManyRequests headers":c,"getDependency internalError":t,"get\
Dependency internalError headers":s,"getDependency unavailable":t,"getDependency unavailable headers":c,"verifyDependency ok":tt,"verifyDependency ok headers":s,
"verifyDependency badRequest":t,"verifyDependency badRequest headers":s,"verifyDependency unauthorized":t,"verifyDependency unauthorized headers":y,"verifyDepen\
dency forbidden":t,"verifyDependency forbidden headers":s,"verifyDependency notFound":t,"verifyDependency notFound headers":s,"verifyDependency notAcceptable":t,
"verifyDependency notAcceptable headers":s,"verifyDependency conflict":t,"verifyDependency conflict headers":s,"verifyDependency tooManyRequests":t,"verifyDepen\
dency tooManyRequests headers":c,"verifyDependency internalError":t,"verifyDependency internalError headers":s,"verifyDependency unavailable":t,"verifyDependenc\
y unavailable headers":c,"listConflicts ok":P,"listConflicts ok headers":s,"listConflicts badRequest":t,"listConflicts badRequest headers":s,"listConflicts unau\
thorized":t,"listConflicts unauthorized headers":y,"listConflicts forbidden":t,"listConflicts forbidden headers":s,"listConflicts notFound":t,"listConflicts not\
Found headers":s,"listConflicts notAcceptable":t,"listConflicts notAcceptable headers":s,"listConflicts conflict":t,"listConflicts conflict headers":s,"listConf\
licts tooManyRequests":t,"listConflicts tooManyRequests headers":c,"listConflicts internalError":t,"listConflicts internalError headers":s,"listConflicts unavai\
lable":t,"listConflicts unavailable headers":c,"runConflictsCommand ok":q,"runConflictsCommand ok headers":s,"runConflictsCommand noContent headers":s,"runConfl\
ictsCommand badRequest":t,"runConflictsCommand badRequest headers":s,"runConflictsCommand unauthorized":t,"runConflictsCommand unauthorized headers":y,"runConfl\
ictsCommand forbidden":t,"runConflictsCommand forbidden headers":s,"runConflictsCommand notFound":t,"runConflictsCommand notFound headers":s,"runConflictsComman\
d notAcceptable":t,"runConflictsCommand notAcceptable headers":s,"runConflictsCommand conflict":t,"runConflictsCommand conflict headers":s,"runConflictsCommand \
contentTooLarge":t,"runConflictsCommand contentTooLarge headers":s,"runConflictsCommand unsupportedMediaType":t,"runConflictsCommand unsupportedMediaType header\
s":s,"runConflictsCommand tooManyRequests":t,"runConflictsCommand tooManyRequests headers":c,"runConflictsCommand internalError":t,"runConflictsCommand internal\
Error headers":s,"runConflictsCommand unavailable":t,"runConflictsCommand unavailable headers":c,"listAttributeKeys ok":P,"listAttributeKeys ok headers":s,"list\
AttributeKeys badRequest":t,"listAttributeKeys badRequest headers":s,"listAttributeKeys unauthorized":t,"listAttributeKeys unauthorized headers":y,"listAttribut\
eKeys forbidden":t,"listAttributeKeys forbidden headers":s,"listAttributeKeys notFound":t,"listAttributeKeys notFound headers":s,"listAttributeKeys notAcceptabl\
e":t,"listAttributeKeys notAcceptable headers":s,"listAttributeKeys tooManyRequests":t,"listAttributeKeys tooManyRequests headers":c,"listAttributeKeys internal\
Error":t,"listAttributeKeys internalError headers":s,"listAttributeKeys unavailable":t,"listAttributeKeys unavailable headers":c,"runAttributeKeysCommand ok":q,
"runAttributeKeysCommand ok headers":s,"runAttributeKeysCommand badRequest":t,"runAttributeKeysCommand badRequest headers":s,"runAttributeKeysCommand unauthoriz\
ed":t,"runAttributeKeysCommand unauthorized headers":y,"runAttributeKeysCommand forbidden":t,"runAttributeKeysCommand forbidden headers":s,"runAttributeKeysComm\
and notFound":t,"runAttributeKeysCommand notFound headers":s,"runAttributeKeysCommand notAcceptable":t,"runAttributeKeysCommand notAcceptable headers":s,"runAtt\
ributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand contentTooLarge headers":s,"runAttributeKeysCommand unsupportedMediaType":t,"runAttributeKeysComma\
nd unsupportedMediaType headers":s,"runAttributeKeysCommand tooManyRequests":t,"runAttributeKeysCommand tooManyRequests headers":c,"runAttributeKeysCommand inte\
rnalError":t,"runAttributeKeysCommand internalError headers":s,"runAttributeKeysCommand unavailable":t,"runAttributeKeysCommand unavailable headers":c,"listAttr\
ibuteDependencies ok":P,"listAttributeDependencies ok headers":s,"listAttributeDependencies badRequest":t,"listAttributeDependencies badRequest headers":s,"list\
AttributeDependencies unauthorized":t,"listAttributeDependencies unauthorized headers":y,"listAttributeDependencies forbidden":t,"listAttributeDependencies forb\
idden headers":s,"listAttributeDependencies notFound":t,"listAttributeDependencies notFound headers":s,"listAttributeDependencies notAcceptable":t,"listAttribut\
eDependencies notAcceptable headers":s,"listAttributeDependencies tooManyRequests":t,"listAttributeDependencies tooManyRequests headers":c,"listAttributeDepende\
ncies internalError":t,"listAttributeDependencies internalError headers":s,"listAttributeDependencies unavailable":t,"listAttributeDependencies unavailable head\
ers":c,"runAttributeDependenciesCommand ok":Or,"runAttributeDependenciesCommand ok headers":s,"runAttributeDependenciesCommand noContent headers":s,"runAttribut\
eDependenciesCommand badRequest":t,"runAttributeDependenciesCommand badRequest headers":s,"runAttributeDependenciesCommand unauthorized":t,"runAttributeDependen\
ciesCommand unauthorized headers":y,"runAttributeDependenciesCommand forbidden":t,"runAttributeDependenciesCommand forbidden headers":s,"runAttributeDependencie\
sCommand notFound":t,"runAttributeDependenciesCommand notFound headers":s,"runAttributeDependenciesCommand notAcceptable":t,"runAttributeDependenciesCommand not\
Acceptable headers":s,"runAttributeDependenciesCommand conflict":t,"runAttributeDependenciesCommand conflict headers":s,"runAttributeDependenciesCommand content\
TooLarge":t,"runAttributeDependenciesCommand contentTooLarge headers":s,"runAttributeDependenciesCommand unsupportedMediaType":t,"runAttributeDependenciesComman\
d unsupportedMediaType headers":s,"runAttributeDependenciesCommand tooManyRequests":t,"runAttributeDependenciesCommand tooManyRequests headers":c,"runAttributeD\
ependenciesCommand internalError":t,"runAttributeDependenciesCommand internalError headers":s,"runAttributeDependenciesCommand unavailable":t,"runAttributeDepen\
denciesCommand unavailable headers":c,"listPermanentAttributeDependencies ok":P,"listPermanentAttributeDependencies ok headers":s,"listPermanentAttributeDepende\
ncies badRequest":t,"listPermanentAttributeDependencies badRequest headers":s,"listPermanentAttributeDependencies unauthorized":t,"listPermanentAttributeDepende\
ncies unauthorized headers":y,"listPermanentAttributeDependencies forbidden":t,"listPermanentAttributeDependencies forbidden headers":s,"listPermanentAttributeD\
ependencies notFound":t,"listPermanentAttributeDependencies notFound headers":s,"listPermanentAttributeDependencies notAcceptable":t,"listPermanentAttributeDepe\
ndencies notAcceptable headers":s,"listPermanentAttributeDependencies tooManyRequests":t,"listPermanentAttributeDependencies tooManyRequests headers":c,"listPer\
manentAttributeDependencies internalError":t,"listPermanentAttributeDependencies internalError headers":s,"listPermanentAttributeDependencies unavailable":t,"li\
stPermanentAttributeDependencies unavailable headers":c,"runPermanentAttributeDependenciesCommand ok":q,"runPermanentAttributeDependenciesCommand ok headers":s,
"runPermanentAttributeDependenciesCommand badRequest":t,"runPermanentAttributeDependenciesCommand badRequest headers":s,"runPermanentAttributeDependenciesComman\
d unauthorized":t,"runPermanentAttributeDependenciesCommand unauthorized headers":y,"runPermanentAttributeDependenciesCommand forbidden":t,"runPermanentAttribut\
eDependenciesCommand forbidden headers":s,"runPermanentAttributeDependenciesCommand notFound":t,"runPermanentAttributeDependenciesCommand notFound headers":s,"r\
unPermanentAttributeDependenciesCommand notAcceptable":t,"runPermanentAttributeDependenciesCommand notAcceptable headers":s,"runPermanentAttributeDependenciesCo\
mmand contentTooLarge":t,"runPermanentAttributeDependenciesCommand contentTooLarge headers":s,"runPermanentAttributeDependenciesCommand unsupportedMediaType":t,
"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":s,"runPermanentAttributeDependenciesCommand tooManyRequests":t,"runPermanentAttributeDep\
endenciesCommand tooManyRequests headers":c,"runPermanentAttributeDependenciesCommand internalError":t,"runPermanentAttributeDependenciesCommand internalError h\
eaders":s,"runPermanentAttributeDependenciesCommand unavailable":t,"runPermanentAttributeDependenciesCommand unavailable headers":c,"listDiscoveredAttributeDepe\
ndencies ok":P,"listDiscoveredAttributeDependencies ok headers":s,"listDiscoveredAttributeDependencies badRequest":t,"listDiscoveredAttributeDependencies badReq\
uest headers":s,"listDiscoveredAttributeDependencies unauthorized":t,"listDiscoveredAttributeDependencies unauthorized headers":y,"listDiscoveredAttributeDepend\
encies forbidden":t,"listDiscoveredAttributeDependencies forbidden headers":s,"listDiscoveredAttributeDependencies notFound":t,"listDiscoveredAttributeDependenc\
ies notFound headers":s,"listDiscoveredAttributeDependencies notAcceptable":t,"listDiscoveredAttributeDependencies notAcceptable headers":s,"listDiscoveredAttri\
buteDependencies tooManyRequests":t,"listDiscoveredAttributeDependencies tooManyRequests headers":c,"listDiscoveredAttributeDependencies internalError":t,"listD\
iscoveredAttributeDependencies internalError headers":s,"listDiscoveredAttributeDependencies unavailable":t,"listDiscoveredAttributeDependencies unavailable hea\
ders":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttributeDependenciesCommand ok headers":s,"runDiscoveredAttributeDependenciesCommand bad\
Request":t,"runDiscoveredAttributeDependenciesCommand badRequest headers":s,"runDiscoveredAttributeDependenciesCommand unauthorized":t,"runDiscoveredAttributeDe\
pendenciesCommand unauthorized headers":y,"runDiscoveredAttributeDependenciesCommand forbidden":t,"runDiscoveredAttributeDependenciesCommand forbidden headers":s,
"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscoveredAttributeDependenciesCommand notFound headers":s,"runDiscoveredAttributeDependenciesCommand\
 notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcceptable headers":s,"runDiscoveredAttributeDependenciesCommand contentTooLarge":t,"runDiscover\
edAttributeDependenciesCommand contentTooLarge headers":s,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType":t,"runDiscoveredAttributeDependencies\
Command unsupportedMediaType headers":s,"runDiscoveredAttributeDependenciesCommand tooManyRequests":t,"runDiscoveredAttributeDependenciesCommand tooManyRequests\
 headers":c,"runDiscoveredAttributeDependenciesCommand internalError":t,"runDiscoveredAttributeDependenciesCommand internalError headers":s,"runDiscoveredAttrib\
uteDependenciesCommand unavailable":t,"runDiscoveredAttributeDependenciesCommand unavailable headers":c,"verifyAttributeDependency ok":tt,"verifyAttributeDepend\
ency ok headers":s,"verifyAttributeDependency badRequest":t,"verifyAttributeDependency badRequest headers":s,"verifyAttributeDependency unauthorized":t,"verifyA\
ttributeDependency unauthorized headers":y,"verifyAttributeDependency forbidden":t,"verifyAttributeDependency forbidden headers":s,"verifyAttributeDependency no\
tFound":t,"verifyAttributeDependency notFound headers":s,"verifyAttributeDependency notAcceptable":t,"verifyAttributeDependency notAcceptable headers":s,"verify\
AttributeDependency conflict":t,"verifyAttributeDependency conflict headers":s,"verifyAttributeDependency tooManyRequests":t,"verifyAttributeDependency tooManyR\
equests headers":c,"verifyAttributeDependency internalError":t,"verifyAttributeDependency internalError headers":s,"verifyAttributeDependency unavailable":t,"ve\
rifyAttributeDependency unavailable headers":c,"listAttributeConflicts ok":P,"listAttributeConflicts ok headers":s,"listAttributeConflicts badRequest":t,"listAt\
tributeConflicts badRequest headers":s,"listAttributeConflicts unauthorized":t,"listAttributeConflicts unauthorized headers":y,"listAttributeConflicts forbidden":t,
"listAttributeConflicts forbidden headers":s,"listAttributeConflicts notFound":t,"listAttributeConflicts notFound headers":s,"listAttributeConflicts notAcceptab\
le":t,"listAttributeConflicts notAcceptable headers":s,"listAttributeConflicts conflict":t,"listAttributeConflicts conflict headers":s,"listAttributeConflicts t\
ooManyRequests":t,"listAttributeConflicts tooManyRequests headers":c,"listAttributeConflicts internalError":t,"listAttributeConflicts internalError headers":s,"\
listAttributeConflicts unavailable":t,"listAttributeConflicts unavailable headers":c,"runAttributeConflictsCommand ok":q,"runAttributeConflictsCommand ok header\
s":s,"runAttributeConflictsCommand noContent headers":s,"runAttributeConflictsCommand badRequest":t,"runAttributeConflictsCommand badRequest headers":s,"runAttr\
ibuteConflictsCommand unauthorized":t,"runAttributeConflictsCommand unauthorized headers":y,"runAttributeConflictsCommand forbidden":t,"runAttributeConflictsCom\
mand forbidden headers":s,"runAttributeConflictsCommand notFound":t,"runAttributeConflictsCommand notFound headers":s,"runAttributeConflictsCommand notAcceptabl\
e":t,"runAttributeConflictsCommand notAcceptable headers":s,"runAttributeConflictsCommand conflict":t,"runAttributeConflictsCommand conflict headers":s,"runAttr\
ibuteConflictsCommand contentTooLarge":t,"runAttributeConflictsCommand contentTooLarge headers":s,"runAttributeConflictsCommand unsupportedMediaType":t,"runAttr\
ibuteConflictsCommand unsupportedMediaType headers":s,"runAttributeConflictsCommand tooManyRequests":t,"runAttributeConflictsCommand tooManyRequests headers":c,
"runAttributeConflictsCommand internalError":t,"runAttributeConflictsCommand internalError headers":s,"runAttributeConflictsCommand unavailable":t,"runAttribute\
ConflictsCommand unavailable headers":c,"listCorrections ok":P,"listCorrections ok headers":s,"listCorrections badRequest":t,"listCorrections badRequest headers":s,
"listCorrections unauthorized":t,"listCorrections unauthorized headers":y,"listCorrections forbidden":t,"listCorrections forbidden headers":s,"listCorrections n\
otFound":t,"listCorrections notFound headers":s,"listCorrections notAcceptable":t,"listCorrections notAcceptable headers":s,"listCorrections conflict":t,"listCo\
rrections conflict headers":s,"listCorrections tooManyRequests":t,"listCorrections tooManyRequests headers":c,"listCorrections internalError":t,"listCorrections\
 internalError headers":s,"listCorrections unavailable":t,"listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,"runCorrectionsCommand ok headers":s,
"runCorrectionsCommand badRequest":t,"runCorrectionsCommand badRequest headers":s,"runCorrectionsCommand unauthorized":t,"runCorrectionsCommand unauthorized hea\
ders":y,"runCorrectionsCommand forbidden":t,"runCorrectionsCommand forbidden headers":s,"runCorrectionsCommand notFound":t,"runCorrectionsCommand notFound heade\
rs":s,"runCorrectionsCommand notAcceptable":t,"runCorrectionsCommand notAcceptable headers":s,"runCorrectionsCommand conflict":t,"runCorrectionsCommand conflict\
 headers":s,"runCorrectionsCommand contentTooLarge":t,"runCorrectionsCommand contentTooLarge headers":s,"runCorrectionsCommand unsupportedMediaType":t,"runCorre\
ctionsCommand unsupportedMediaType headers":s,"runCorrectionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyRequests headers":c,"runCorrectionsCommand\
 internalError":t,"runCorrectionsCommand internalError headers":s,"runCorrectionsCommand unavailable":t,"runCorrectionsCommand unavailable headers":c,"listAttri\
buteCorrections ok":P,"listAttributeCorrections ok headers":s,"listAttributeCorrections badRequest":t,"listAttributeCorrections badRequest headers":s,"listAttri\
buteCorrections unauthorized":t,"listAttributeCorrections unauthorized headers":y,"listAttributeCorrections forbidden":t,"listAttributeCorrections forbidden hea\
ders":s,"listAttributeCorrections notFound":t,"listAttributeCorrections notFound headers":s,"listAttributeCorrections notAcceptable":t,"listAttributeCorrections\
 notAcceptable headers":s,"listAttributeCorrections conflict":t,"listAttributeCorrections conflict headers":s,"listAttributeCorrections tooManyRequests":t,"list\
AttributeCorrections tooManyRequests headers":c,"listAttributeCorrections internalError":t,"listAttributeCorrections internalError headers":s,"listAttributeCorr\
ections unavailable":t,"listAttributeCorrections unavailable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttributeCorrectionsCommand ok headers":s,"run\
AttributeCorrectionsCommand badRequest":t,"runAttributeCorrectionsCommand badRequest headers":s,"runAttributeCorrectionsCommand unauthorized":t,"runAttributeCor\
rectionsCommand unauthorized headers":y,"runAttributeCorrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbidden headers":s,"runAttributeCorrectio\
nsCommand notFound":t,"runAttributeCorrectionsCommand notFound headers":s,"runAttributeCorrectionsCommand notAcceptable":t,"runAttributeCorrectionsCommand notAc\
ceptable headers":s,"runAttributeCorrectionsCommand conflict":t,"runAttributeCorrectionsCommand conflict headers":s,"runAttributeCorrectionsCommand contentTooLa\
rge":t,"runAttributeCorrectionsCommand contentTooLarge headers":s,"runAttributeCorrectionsCommand unsupportedMediaType":t,"runAttributeCorrectionsCommand unsupp\
ortedMediaType headers":s,"runAttributeCorrectionsCommand tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequests headers":c,"runAttributeCorrections\
Command internalError":t,"runAttributeCorrectionsCommand internalError headers":s,"runAttributeCorrectionsCommand unavailable":t,"runAttributeCorrectionsCommand\
 unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRowsCommand ok headers":s,"runDuplicateKeyRowsCommand badRequest":t,"runDuplicateKeyRo\
wsCommand badRequest headers":s,"runDuplicateKeyRowsCommand unauthorized":t,"runDuplicateKeyRowsCommand unauthorized headers":y,"runDuplicateKeyRowsCommand forb\
idden":t,"runDuplicateKeyRowsCommand forbidden headers":s,"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsCommand notFound headers":s,"runDuplicateK\
eyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand notAcceptable headers":s,"runDuplicateKeyRowsCommand conflict":t,"runDuplicateKeyRowsCommand conflict\
 headers":s,"runDuplicateKeyRowsCommand contentTooLarge":t,"runDuplicateKeyRowsCommand contentTooLarge headers":s,"runDuplicateKeyRowsCommand unsupportedMediaTy\
pe":t,"runDuplicateKeyRowsCommand unsupportedMediaType headers":s,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplicateKeyRowsCommand tooManyRequests hea\
ders":c,"runDuplicateKeyRowsCommand internalError":t,"runDuplicateKeyRowsCommand internalError headers":s,"runDuplicateKeyRowsCommand unavailable":t,"runDuplica\
teKeyRowsCommand unavailable headers":c,"runConflictRowsCommand ok":q,"runConflictRowsCommand ok headers":s,"runConflictRowsCommand badRequest":t,"runConflictRo\
wsCommand badRequest headers":s,"runConflictRowsCommand unauthorized":t,"runConflictRowsCommand unauthorized headers":y,"runConflictRowsCommand forbidden":t,"ru\
nConflictRowsCommand forbidden headers":s,"runConflictRowsCommand notFound":t,"runConflictRowsCommand notFound headers":s,"runConflictRowsCommand notAcceptable":t,
"runConflictRowsCommand notAcceptable headers":s,"runConflictRowsCommand conflict":t,"runConflictRowsCommand conflict headers":s,"runConflictRowsCommand content\
TooLarge":t,"runConflictRowsCommand contentTooLarge headers":s,"runConflictRowsCommand unsupportedMediaType":t,"runConflictRowsCommand unsupportedMediaType head\
ers":s,"runConflictRowsCommand tooManyRequests":t,"runConflictRowsCommand tooManyRequests headers":c,"runConflictRowsCommand internalError":t,"runConflictRowsCo\
mmand internalError headers":s,"runConflictRowsCommand unavailable":t,"runConflictRowsCommand unavailable headers":c,"listEntityJoins ok":P,"listEntityJoins ok \
headers":s,"listEntityJoins badRequest":t,"listEntityJoins badRequest headers":s,"listEntityJoins unauthorized":t,"listEntityJoins unauthorized headers":y,"list\
EntityJoins forbidden":t,"listEntityJoins forbidden headers":s,"listEntityJoins notFound":t,"listEntityJoins notFound headers":s,"listEntityJoins notAcceptable":t,
"listEntityJoins notAcceptable headers":s,"listEntityJoins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,"listEntityJoins internalError":t,"lis\
tEntityJoins internalError headers":s,"listEntityJoins unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJoinsCommand ok":es,"runEntityJoinsComma\
nd ok headers":s,"runEntityJoinsCommand noContent headers":s,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand badRequest headers":s,"runEntityJoinsCo\
mmand unauthorized":t,"runEntityJoinsCommand unauthorized headers":y,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCommand forbidden headers":s,"runEntityJ\
oinsCommand notFound":t,"runEntityJoinsCommand notFound headers":s,"runEntityJoinsCommand notAcceptable":t,"runEntityJoinsCommand notAcceptable headers":s,"runE\
ntityJoinsCommand conflict":t,"runEntityJoinsCommand conflict headers":s,"runEntityJoinsCommand contentTooLarge":t,"runEntityJoinsCommand contentTooLarge header\
s":s,"runEntityJoinsCommand unsupportedMediaType":t,"runEntityJoinsCommand unsupportedMediaType headers":s,"runEntityJoinsCommand tooManyRequests":t,"runEntityJ\
oinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalError":t,"runEntityJoinsCommand internalError headers":s,"runEntityJoinsCommand unavailabl\
e":t,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noContent headers":s,"deleteEntityJoins badRequest":t,"deleteEntityJoins badRequest header\
s":s,"deleteEntityJoins unauthorized":t,"deleteEntityJoins unauthorized headers":y,"deleteEntityJoins forbidden":t,"deleteEntityJoins forbidden headers":s,"dele\
teEntityJoins notFound":t,"deleteEntityJoins notFound headers":s,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notAcceptable headers":s,"deleteEntityJo\
ins contentTooLarge":t,"deleteEntityJoins contentTooLarge headers":s,"deleteEntityJoins unsupportedMediaType":t,"deleteEntityJoins unsupportedMediaType headers":s,
"deleteEntityJoins tooManyRequests":t,"deleteEntityJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"deleteEntityJoins internalError headers":s,
"deleteEntityJoins unavailable":t,"deleteEntityJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEntityPermanentJoins ok headers":s,"listEntityP\
ermanentJoins badRequest":t,"listEntityPermanentJoins badRequest headers":s,"listEntityPermanentJoins unauthorized":t,"listEntityPermanentJoins unauthorized hea\
ders":y,"listEntityPermanentJoins forbidden":t,"listEntityPermanentJoins forbidden headers":s,"listEntityPermanentJoins notFound":t,"listEntityPermanentJoins no\
tFound headers":s,"listEntityPermanentJoins notAcceptable":t,"listEntityPermanentJoins notAcceptable headers":s,"listEntityPermanentJoins tooManyRequests":t,"li\
stEntityPermanentJoins tooManyRequests headers":c,"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins internalError headers":s,"listEntityPerma\
nentJoins unavailable":t,"listEntityPermanentJoins unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEntityPermanentJoinsCommand ok headers":s,"r\
unEntityPermanentJoinsCommand badRequest":t,"runEntityPermanentJoinsCommand badRequest headers":s,"runEntityPermanentJoinsCommand unauthorized":t,"runEntityPerm\
anentJoinsCommand unauthorized headers":y,"runEntityPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand forbidden headers":s,"runEntityPermanentJ\
oinsCommand notFound":t,"runEntityPermanentJoinsCommand notFound headers":s,"runEntityPermanentJoinsCommand notAcceptable":t,"runEntityPermanentJoinsCommand not\
Acceptable headers":s,"runEntityPermanentJoinsCommand contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLarge headers":s,"runEntityPermanentJoinsComm\
and unsupportedMediaType":t,"runEntityPermanentJoinsCommand unsupportedMediaType headers":s,"runEntityPermanentJoinsCommand tooManyRequests":t,"runEntityPermane\
ntJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCommand internalError headers":s,"runEntityPe\
rmanentJoinsCommand unavailable":t,"runEntityPermanentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins ok":P,"listEntityDiscoveredJoins ok headers":s,
"listEntityDiscoveredJoins badRequest":t,"listEntityDiscoveredJoins badRequest headers":s,"listEntityDiscoveredJoins unauthorized":t,"listEntityDiscoveredJoins \
unauthorized headers":y,"listEntityDiscoveredJoins forbidden":t,"listEntityDiscoveredJoins forbidden headers":s,"listEntityDiscoveredJoins notFound":t,"listEnti\
tyDiscoveredJoins notFound headers":s,"listEntityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAcceptable headers":s,"listEntityDiscoveredJoins\
 tooManyRequests":t,"listEntityDiscoveredJoins tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,"listEntityDiscoveredJoins internalError h\
eaders":s,"listEntityDiscoveredJoins unavailable":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscoveredJoinsCommand ok":q,"runEntityDiscovere\
dJoinsCommand ok headers":s,"runEntityDiscoveredJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest headers":s,"runEntityDiscoveredJoinsComma\
nd unauthorized":t,"runEntityDiscoveredJoinsCommand unauthorized headers":y,"runEntityDiscoveredJoinsCommand forbidden":t,"runEntityDiscoveredJoinsCommand forbi\
dden headers":s,"runEntityDiscoveredJoinsCommand notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":s,"runEntityDiscoveredJoinsCommand notAcceptable":t,
"runEntityDiscoveredJoinsCommand notAcceptable headers":s,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEntityDiscoveredJoinsCommand contentTooLarge h\
eaders":s,"runEntityDiscoveredJoinsCommand unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaType headers":s,"runEntityDiscoveredJoinsCom\
mand tooManyRequests":t,"runEntityDiscoveredJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand internalError":t,"runEntityDiscoveredJoinsC\
ommand internalError headers":s,"runEntityDiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unavailable headers":c,"listJoins ok":P,"listJo\
ins ok headers":s,"listJoins badRequest":t,"listJoins badRequest headers":s,"listJoins unauthorized":t,"listJoins unauthorized headers":y,"listJoins forbidden":t,
"listJoins forbidden headers":s,"listJoins notFound":t,"listJoins notFound headers":s,"listJoins notAcceptable":t,"listJoins notAcceptable headers":s,"listJoins\
 tooManyRequests":t,"listJoins tooManyRequests headers":c,"listJoins internalError":t,"listJoins internalError headers":s,"listJoins unavailable":t,"listJoins u\
navailable headers":c,"runJoinsCommand ok":q,"runJoinsCommand ok headers":s,"runJoinsCommand badRequest":t,"runJoinsCommand badRequest headers":s,"runJoinsComma\
nd unauthorized":t,"runJoinsCommand unauthorized headers":y,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden headers":s,"runJoinsCommand notFound":t,"ru\
nJoinsCommand notFound headers":s,"runJoinsCommand notAcceptable":t,"runJoinsCommand notAcceptable headers":s,"runJoinsCommand contentTooLarge":t,"runJoinsComma\
nd contentTooLarge headers":s,"runJoinsCommand unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":s,"runJoinsCommand tooManyRequests":t,"run\
JoinsCommand tooManyRequests headers":c,"runJoinsCommand internalError":t,"runJoinsCommand internalError headers":s,"runJoinsCommand unavailable":t,"runJoinsCom\
mand unavailable headers":c,"countJoins ok":S,"countJoins ok headers":s,"countJoins badRequest":t,"countJoins badRequest headers":s,"countJoins unauthorized":t,
"countJoins unauthorized headers":y,"countJoins forbidden":t,"countJoins forbidden headers":s,"countJoins notFound":t,"countJoins notFound headers":s,"countJoin\
s notAcceptable":t,"countJoins notAcceptable headers":s,"countJoins tooManyRequests":t,"countJoins tooManyRequests headers":c,"countJoins internalError":t,"coun\
tJoins internalError headers":s,"countJoins unavailable":t,"countJoins unavailable headers":c,"getJoinDiagram ok":rs,"getJoinDiagram ok headers":xe,"getJoinDiag\
ram okVndMermaid":st,"getJoinDiagram okVndMermaid headers":xe,"getJoinDiagram okPlain":st,"getJoinDiagram okPlain headers":xe,"getJoinDiagram badRequest":t,"get\
JoinDiagram badRequest headers":s,"getJoinDiagram unauthorized":t,"getJoinDiagram unauthorized headers":y,"getJoinDiagram forbidden":t,"getJoinDiagram forbidden\
 headers":s,"getJoinDiagram notFound":t,"getJoinDiagram notFound headers":s,"getJoinDiagram notAcceptable":t,"getJoinDiagram notAcceptable headers":s,"getJoinDi\
agram tooManyRequests":t,"getJoinDiagram tooManyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram internalError headers":s,"getJoinDiagram un\
available":t,"getJoinDiagram unavailable headers":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":s,"listPermanentJoins badRequest":t,"listPermanent\
Joins badRequest headers":s,"listPermanentJoins unauthorized":t,"listPermanentJoins unauthorized headers":y,"listPermanentJoins forbidden":t,"listPermanentJoins\
 forbidden headers":s,"listPermanentJoins notFound":t,"listPermanentJoins notFound headers":s,"listPermanentJoins notAcceptable":t,"listPermanentJoins notAccept\
able headers":s,"listPermanentJoins tooManyRequests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoins internalError":t,"listPermanentJoins i\
nternalError headers":s,"listPermanentJoins unavailable":t,"listPermanentJoins unavailable headers":c,"runPermanentJoinsCommand ok":q,"runPermanentJoinsCommand \
ok headers":s,"runPermanentJoinsCommand badRequest":t,"runPermanentJoinsCommand badRequest headers":s,"runPermanentJoinsCommand unauthorized":t,"runPermanentJoi\
nsCommand unauthorized headers":y,"runPermanentJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":s,"runPermanentJoinsCommand notFound":t,"r\
unPermanentJoinsCommand notFound headers":s,"runPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcceptable headers":s,"runPermanentJoinsComm\
and contentTooLarge":t,"runPermanentJoinsCommand contentTooLarge headers":s,"runPermanentJoinsCommand unsupportedMediaType":t,"runPermanentJoinsCommand unsuppor\
tedMediaType headers":s,"runPermanentJoinsCommand tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,"runPermanentJoinsCommand internalErro\
r":t,"runPermanentJoinsCommand internalError headers":s,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand unavailable headers":c,"listDiscovere\
dJoins ok":P,"listDiscoveredJoins ok headers":s,"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":s,"listDiscoveredJoins unauthorized":t,
"listDiscoveredJoins unauthorized headers":y,"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":s,"listDiscoveredJoins notFound":t,"listD\
iscoveredJoins notFound headers":s,"listDiscoveredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":s,"listDiscoveredJoins tooManyRequests":t,"\
listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError headers":s,"listDiscoveredJoins unavaila\
ble":t,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":s,"runDiscoveredJoinsCommand badReque\
st":t,"runDiscoveredJoinsCommand badRequest headers":s,"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand unauthorized headers":y,"runDiscove\
redJoinsCommand forbidden":t,"runDiscoveredJoinsCommand forbidden headers":s,"runDiscoveredJoinsCommand notFound":t,"runDiscoveredJoinsCommand notFound headers":s,
"runDiscoveredJoinsCommand notAcceptable":t,"runDiscoveredJoinsCommand notAcceptable headers":s,"runDiscoveredJoinsCommand contentTooLarge":t,"runDiscoveredJoin\
sCommand contentTooLarge headers":s,"runDiscoveredJoinsCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsupportedMediaType headers":s,"runDiscovered\
JoinsCommand tooManyRequests":t,"runDiscoveredJoinsCommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalError":t,"runDiscoveredJoinsCommand int\
ernalError headers":s,"runDiscoveredJoinsCommand unavailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoinJobs ok":P,"listJoinJobs ok headers":s,
"listJoinJobs badRequest":t,"listJoinJobs badRequest headers":s,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized headers":y,"listJoinJobs forbidden":t,"\
listJoinJobs forbidden headers":s,"listJoinJobs notFound":t,"listJoinJobs notFound headers":s,"listJoinJobs notAcceptable":t,"listJoinJobs notAcceptable headers":s,
"listJoinJobs tooManyRequests":t,"listJoinJobs tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJobs internalError headers":s,"listJoinJobs un\
available":t,"listJoinJobs unavailable headers":c,"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":s,"runJoinJobsCommand badRequest":t,"runJoinJobsComm\
and badRequest headers":s,"runJoinJobsCommand unauthorized":t,"runJoinJobsCommand unauthorized headers":y,"runJoinJobsCommand forbidden":t,"runJoinJobsCommand f\
orbidden headers":s,"runJoinJobsCommand notFound":t,"runJoinJobsCommand notFound headers":s,"runJoinJobsCommand notAcceptable":t,"runJoinJobsCommand notAcceptab\
le headers":s,"runJoinJobsCommand contentTooLarge":t,"runJoinJobsCommand contentTooLarge headers":s,"runJoinJobsCommand unsupportedMediaType":t,"runJoinJobsComm\
and unsupportedMediaType headers":s,"runJoinJobsCommand tooManyRequests":t,"runJoinJobsCommand tooManyRequests headers":c,"runJoinJobsCommand internalError":t,"\
runJoinJobsCommand internalError headers":s,"runJoinJobsCommand unavailable":t,"runJoinJobsCommand unavailable headers":c,"countJoinJobs ok":S,"countJoinJobs ok\
 headers":s,"countJoinJobs badRequest":t,"countJoinJobs badRequest headers":s,"countJoinJobs unauthorized":t,"countJoinJobs unauthorized headers":y,"countJoinJo\
bs forbidden":t,"countJoinJobs forbidden headers":s,"countJoinJobs notFound":t,"countJoinJobs notFound headers":s,"countJoinJobs notAcceptable":t,"countJoinJobs\
 notAcceptable headers":s,"countJoinJobs tooManyRequests":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs internalError":t,"countJoinJobs internalErr\
or headers":s,"countJoinJobs unavailable":t,"countJoinJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":s,"getJoin badRequest":t,"getJoin badReque\
st headers":s,"getJoin unauthorized":t,"getJoin unauthorized headers":y,"getJoin forbidden":t,"getJoin forbidden headers":s,"getJoin notFound":t,"getJoin notFou\
nd headers":s,"getJoin notAcceptable":t,"getJoin notAcceptable headers":s,"getJoin tooManyRequests":t,"getJoin tooManyRequests headers":c,"getJoin internalError":t,
"getJoin internalError headers":s,"getJoin unavailable":t,"getJoin unavailable headers":c,"runJoinCommand ok":x,"runJoinCommand ok headers":s,"runJoinCommand no\
Content headers":s,"runJoinCommand badRequest":t,"runJoinCommand badRequest headers":s,"runJoinCommand unauthorized":t,"runJoinCommand unauthorized headers":y,"\
runJoinCommand forbidden":t,"runJoinCommand forbidden headers":s,"runJoinCommand notFound":t,"runJoinCommand notFound headers":s,"runJoinCommand notAcceptable":t,
"runJoinCommand notAcceptable headers":s,"runJoinCommand conflict":t,"runJoinCommand conflict headers":s,"runJoinCommand contentTooLarge":t,"runJoinCommand cont\
entTooLarge headers":s,"runJoinCommand unsupportedMediaType":t,"runJoinCommand unsupportedMediaType headers":s,"runJoinCommand tooManyRequests":t,"runJoinComman\
d tooManyRequests headers":c,"runJoinCommand internalError":t,"runJoinCommand internalError headers":s,"runJoinCommand unavailable":t,"runJoinCommand unavailabl\
e headers":c,"deleteJoin noContent headers":s,"deleteJoin badRequest":t,"deleteJoin badRequest headers":s,"deleteJoin unauthorized":t,"deleteJoin unauthorized h\
eaders":y,"deleteJoin forbidden":t,"deleteJoin forbidden headers":s,"deleteJoin notFound":t,"deleteJoin notFound headers":s,"deleteJoin notAcceptable":t,"delete\
Join notAcceptable headers":s,"deleteJoin tooManyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin internalError":t,"deleteJoin internalError heade\
rs":s,"deleteJoin unavailable":t,"deleteJoin unavailable headers":c,"getJoinReport ok":Vr,"getJoinReport ok headers":xe,"getJoinReport badRequest":t,"getJoinRep\
ort badRequest headers":s,"getJoinReport unauthorized":t,"getJoinReport unauthorized headers":y,"getJoinReport forbidden":t,"getJoinReport forbidden headers":s,
"getJoinReport notFound":t,"getJoinReport notFound headers":s,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable headers":s,"getJoinReport tooManyRequ\
ests":t,"getJoinReport tooManyRequests headers":c,"getJoinReport internalError":t,"getJoinReport internalError headers":s,"getJoinReport unavailable":t,"getJoin\
Report unavailable headers":c,"getVennDiagram ok":P,"getVennDiagram ok headers":s,"getVennDiagram badRequest":t,"getVennDiagram badRequest headers":s,"getVennDi\
agram unauthorized":t,"getVennDiagram unauthorized headers":y,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":s,"getVennDiagram notFound":t,"get\
VennDiagram notFound headers":s,"getVennDiagram notAcceptable":t,"getVennDiagram notAcceptable headers":s,"getVennDiagram tooManyRequests":t,"getVennDiagram too\
ManyRequests headers":c,"getVennDiagram internalError":t,"getVennDiagram internalError headers":s,"getVennDiagram unavailable":t,"getVennDiagram unavailable hea\
ders":c,"runVennDiagramCommand ok":q,"runVennDiagramCommand ok headers":s,"runVennDiagramCommand badRequest":t,"runVennDiagramCommand badRequest headers":s,"run\
VennDiagramCommand unauthorized":t,"runVennDiagramCommand unauthorized headers":y,"runVennDiagramCommand forbidden":t,"runVennDiagramCommand forbidden headers":s,
"runVennDiagramCommand notFound":t,"runVennDiagramCommand notFound headers":s,"runVennDiagramCommand notAcceptable":t,"runVennDiagramCommand notAcceptable heade\
rs":s,"runVennDiagramCommand contentTooLarge":t,"runVennDiagramCommand contentTooLarge headers":s,"runVennDiagramCommand unsupportedMediaType":t,"runVennDiagram\
Command unsupportedMediaType headers":s,"runVennDiagramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests headers":c,"runVennDiagramCommand inter\
nalError":t,"runVennDiagramCommand internalError headers":s,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavailable headers":c,"listJoinInnerRo\
ws ok":P,"listJoinInnerRows ok headers":s,"listJoinInnerRows badRequest":t,"listJoinInnerRows badRequest headers":s,"listJoinInnerRows unauthorized":t,"listJoin\
InnerRows unauthorized headers":y,"listJoinInnerRows forbidden":t,"listJoinInnerRows forbidden headers":s,"listJoinInnerRows notFound":t,"listJoinInnerRows notF\
ound headers":s,"listJoinInnerRows notAcceptable":t,"listJoinInnerRows notAcceptable headers":s,"listJoinInnerRows conflict":t,"listJoinInnerRows conflict heade\
rs":s,"listJoinInnerRows tooManyRequests":t,"listJoinInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"listJoinInnerRows internalError h\
eaders":s,"listJoinInnerRows unavailable":t,"listJoinInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinInnerRowsCommand ok headers":s,"run\
JoinInnerRowsCommand badRequest":t,"runJoinInnerRowsCommand badRequest headers":s,"runJoinInnerRowsCommand unauthorized":t,"runJoinInnerRowsCommand unauthorized\
 headers":y,"runJoinInnerRowsCommand forbidden":t,"runJoinInnerRowsCommand forbidden headers":s,"runJoinInnerRowsCommand notFound":t,"runJoinInnerRowsCommand no\
tFound headers":s,"runJoinInnerRowsCommand notAcceptable":t,"runJoinInnerRowsCommand notAcceptable headers":s,"runJoinInnerRowsCommand conflict":t,"runJoinInner\
RowsCommand conflict headers":s,"runJoinInnerRowsCommand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":s,"runJoinInnerRowsCommand unsuppo\
rtedMediaType":t,"runJoinInnerRowsCommand unsupportedMediaType headers":s,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinInnerRowsCommand tooManyRequests h\
eaders":c,"runJoinInnerRowsCommand internalError":t,"runJoinInnerRowsCommand internalError headers":s,"runJoinInnerRowsCommand unavailable":t,"runJoinInnerRowsC\
ommand unavailable headers":c,"listJoinOuterRows ok":P,"listJoinOuterRows ok headers":s,"listJoinOuterRows badRequest":t,"listJoinOuterRows badRequest headers":s,
"listJoinOuterRows unauthorized":t,"listJoinOuterRows unauthorized headers":y,"listJoinOuterRows forbidden":t,"listJoinOuterRows forbidden headers":s,"listJoinO\
uterRows notFound":t,"listJoinOuterRows notFound headers":s,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptable headers":s,"listJoinOuterRows c\
onflict":t,"listJoinOuterRows conflict headers":s,"listJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests headers":c,"listJoinOuterRows interna\
lError":t,"listJoinOuterRows internalError headers":s,"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,"runJoinOuterRowsCommand ok":q,
"runJoinOuterRowsCommand ok headers":s,"runJoinOuterRowsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":s,"runJoinOuterRowsCommand unauthoriz\
ed":t,"runJoinOuterRowsCommand unauthorized headers":y,"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden headers":s,"runJoinOuterRowsComm\
and notFound":t,"runJoinOuterRowsCommand notFound headers":s,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand notAcceptable headers":s,"runJoi\
nOuterRowsCommand conflict":t,"runJoinOuterRowsCommand conflict headers":s,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOuterRowsCommand contentTooLarge \
headers":s,"runJoinOuterRowsCommand unsupportedMediaType":t,"runJoinOuterRowsCommand unsupportedMediaType headers":s,"runJoinOuterRowsCommand tooManyRequests":t,
"runJoinOuterRowsCommand tooManyRequests headers":c,"runJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalError headers":s,"runJoinOuterRow\
sCommand unavailable":t,"runJoinOuterRowsCommand unavailable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok headers":s,"listJoinLeftOuterRows\
 badRequest":t,"listJoinLeftOuterRows badRequest headers":s,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauthorized headers":y,"listJoinLeftO\
uterRows forbidden":t,"listJoinLeftOuterRows forbidden headers":s,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notFound headers":s,"listJoinLeftOut\
erRows notAcceptable":t,"listJoinLeftOuterRows notAcceptable headers":s,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRows conflict headers":s,"listJoinL\
eftOuterRows tooManyRequests":t,"listJoinLeftOuterRows tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJoinLeftOuterRows internalError h\
eaders":s,"listJoinLeftOuterRows unavailable":t,"listJoinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,"runJoinLeftOuterRowsCommand ok\
 headers":s,"runJoinLeftOuterRowsCommand badRequest":t,"runJoinLeftOuterRowsCommand badRequest headers":s,"runJoinLeftOuterRowsCommand unauthorized":t,"runJoinL\
eftOuterRowsCommand unauthorized headers":y,"runJoinLeftOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden headers":s,"runJoinLeftOuterRowsCom\
mand notFound":t,"runJoinLeftOuterRowsCommand notFound headers":s,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuterRowsCommand notAcceptable heade\
rs":s,"runJoinLeftOuterRowsCommand conflict":t,"runJoinLeftOuterRowsCommand conflict headers":s,"runJoinLeftOuterRowsCommand contentTooLarge":t,"runJoinLeftOute\
rRowsCommand contentTooLarge headers":s,"runJoinLeftOuterRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsupportedMediaType headers":s,"runJo\
inLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftOuterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand internalError":t,"runJoinLeftOute\
rRowsCommand internalError headers":s,"runJoinLeftOuterRowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable headers":c,"listJoinRightOuterRows ok":P,
"listJoinRightOuterRows ok headers":s,"listJoinRightOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":s,"listJoinRightOuterRows unauthorized":t,
"listJoinRightOuterRows unauthorized headers":y,"listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden headers":s,"listJoinRightOuterRows notFou\
nd":t,"listJoinRightOuterRows notFound headers":s,"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAcceptable headers":s,"listJoinRightOuterR\
ows conflict":t,"listJoinRightOuterRows conflict headers":s,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterRows tooManyRequests headers":c,"listJ\
oinRightOuterRows internalError":t,"listJoinRightOuterRows internalError headers":s,"listJoinRightOuterRows unavailable":t,"listJoinRightOuterRows unavailable h\
eaders":c,"runJoinRightOuterRowsCommand ok":q,"runJoinRightOuterRowsCommand ok headers":s,"runJoinRightOuterRowsCommand badRequest":t,"runJoinRightOuterRowsComm\
and badRequest headers":s,"runJoinRightOuterRowsCommand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":y,"runJoinRightOuterRowsCommand forb\
idden":t,"runJoinRightOuterRowsCommand forbidden headers":s,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCommand notFound headers":s,"runJoin\
RightOuterRowsCommand notAcceptable":t,"runJoinRightOuterRowsCommand notAcceptable headers":s,"runJoinRightOuterRowsCommand conflict":t,"runJoinRightOuterRowsCo\
mmand conflict headers":s,"runJoinRightOuterRowsCommand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge headers":s,"runJoinRightOuterRowsComman\
d unsupportedMediaType":t,"runJoinRightOuterRowsCommand unsupportedMediaType headers":s,"runJoinRightOuterRowsCommand tooManyRequests":t,"runJoinRightOuterRowsC\
ommand tooManyRequests headers":c,"runJoinRightOuterRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError headers":s,"runJoinRightOuterRowsCo\
mmand unavailable":t,"runJoinRightOuterRowsCommand unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchRows ok headers":s,"listJoinLeftNoM\
atchRows badRequest":t,"listJoinLeftNoMatchRows badRequest headers":s,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNoMatchRows unauthorized headers":y,
"listJoinLeftNoMatchRows forbidden":t,"listJoinLeftNoMatchRows forbidden headers":s,"listJoinLeftNoMatchRows notFound":t,"listJoinLeftNoMatchRows notFound heade\
rs":s,"listJoinLeftNoMatchRows notAcceptable":t,"listJoinLeftNoMatchRows notAcceptable headers":s,"listJoinLeftNoMatchRows conflict":t,"listJoinLeftNoMatchRows \
conflict headers":s,"listJoinLeftNoMatchRows tooManyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinLeftNoMatchRows internalError":t,"l\
istJoinLeftNoMatchRows internalError headers":s,"listJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable headers":c,"runJoinLeftNoMatchRowsC\
ommand ok":q,"runJoinLeftNoMatchRowsCommand ok headers":s,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRowsCommand badRequest headers":s,"run\
JoinLeftNoMatchRowsCommand unauthorized":t,"runJoinLeftNoMatchRowsCommand unauthorized headers":y,"runJoinLeftNoMatchRowsCommand forbidden":t,"runJoinLeftNoMatc\
hRowsCommand forbidden headers":s,"runJoinLeftNoMatchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":s,"runJoinLeftNoMatchRowsCommand n\
otAcceptable":t,"runJoinLeftNoMatchRowsCommand notAcceptable headers":s,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftNoMatchRowsCommand conflict heade\
rs":s,"runJoinLeftNoMatchRowsCommand contentTooLarge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":s,"runJoinLeftNoMatchRowsCommand unsupportedMedi\
aType":t,"runJoinLeftNoMatchRowsCommand unsupportedMediaType headers":s,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJoinLeftNoMatchRowsCommand tooMany\
Requests headers":c,"runJoinLeftNoMatchRowsCommand internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":s,"runJoinLeftNoMatchRowsCommand unava\
ilable":t,"runJoinLeftNoMatchRowsCommand unavailable headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok headers":s,"listJoinRightNoMatchRow\
s badRequest":t,"listJoinRightNoMatchRows badRequest headers":s,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchRows unauthorized headers":y,"lis\
tJoinRightNoMatchRows forbidden":t,"listJoinRightNoMatchRows forbidden headers":s,"listJoinRightNoMatchRows notFound":t,"listJoinRightNoMatchRows notFound heade\
rs":s,"listJoinRightNoMatchRows notAcceptable":t,"listJoinRightNoMatchRows notAcceptable headers":s,"listJoinRightNoMatchRows conflict":t,"listJoinRightNoMatchR\
ows conflict headers":s,"listJoinRightNoMatchRows tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJoinRightNoMatchRows internalErro\
r":t,"listJoinRightNoMatchRows internalError headers":s,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unavailable headers":c,"runJoinRightN\
oMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCommand ok headers":s,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRightNoMatchRowsCommand badRequest h\
eaders":s,"runJoinRightNoMatchRowsCommand unauthorized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":y,"runJoinRightNoMatchRowsCommand forbidden":t,"\
runJoinRightNoMatchRowsCommand forbidden headers":s,"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand notFound headers":s,"runJoinRigh\
tNoMatchRowsCommand notAcceptable":t,"runJoinRightNoMatchRowsCommand notAcceptable headers":s,"runJoinRightNoMatchRowsCommand conflict":t,"runJoinRightNoMatchRo\
wsCommand conflict headers":s,"runJoinRightNoMatchRowsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge headers":s,"runJoinRightNoMatch\
RowsCommand unsupportedMediaType":t,"runJoinRightNoMatchRowsCommand unsupportedMediaType headers":s,"runJoinRightNoMatchRowsCommand tooManyRequests":t,"runJoinR\
ightNoMatchRowsCommand tooManyRequests headers":c,"runJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsCommand internalError headers":s,"run\
JoinRightNoMatchRowsCommand unavailable":t,"runJoinRightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,"listJoinMatchingValues ok heade\
rs":s,"listJoinMatchingValues badRequest":t,"listJoinMatchingValues badRequest headers":s,"listJoinMatchingValues unauthorized":t,"listJoinMatchingValues unauth\
orized headers":y,"listJoinMatchingValues forbidden":t,"listJoinMatchingValues forbidden headers":s,"listJoinMatchingValues notFound":t,"listJoinMatchingValues \
notFound headers":s,"listJoinMatchingValues notAcceptable":t,"listJoinMatchingValues notAcceptable headers":s,"listJoinMatchingValues conflict":t,"listJoinMatch\
ingValues conflict headers":s,"listJoinMatchingValues tooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJoinMatchingValues internalErro\
r":t,"listJoinMatchingValues internalError headers":s,"listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable headers":c,"runJoinMatchingValu\
esCommand ok":q,"runJoinMatchingValuesCommand ok headers":s,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesCommand badRequest headers":s,"run\
JoinMatchingValuesCommand unauthorized":t,"runJoinMatchingValuesCommand unauthorized headers":y,"runJoinMatchingValuesCommand forbidden":t,"runJoinMatchingValue\
sCommand forbidden headers":s,"runJoinMatchingValuesCommand notFound":t,"runJoinMatchingValuesCommand notFound headers":s,"runJoinMatchingValuesCommand notAccep\
table":t,"runJoinMatchingValuesCommand notAcceptable headers":s,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCommand conflict headers":s,"run\
JoinMatchingValuesCommand contentTooLarge":t,"runJoinMatchingValuesCommand contentTooLarge headers":s,"runJoinMatchingValuesCommand unsupportedMediaType":t,"run\
JoinMatchingValuesCommand unsupportedMediaType headers":s,"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesCommand tooManyRequests headers":c,
"runJoinMatchingValuesCommand internalError":t,"runJoinMatchingValuesCommand internalError headers":s,"runJoinMatchingValuesCommand unavailable":t,"runJoinMatch\
ingValuesCommand unavailable headers":c,"listJoinLeftNoMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":s,"listJoinLeftNoMatchValues badRequest":t,"list\
JoinLeftNoMatchValues badRequest headers":s,"listJoinLeftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized headers":y,"listJoinLeftNoMatchVa\
lues forbidden":t,"listJoinLeftNoMatchValues forbidden headers":s,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchValues notFound headers":s,"listJoi\
nLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMatchValues notAcceptable headers":s,"listJoinLeftNoMatchValues conflict":t,"listJoinLeftNoMatchValues confli\
ct headers":s,"listJoinLeftNoMatchValues tooManyRequests":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeftNoMatchValues internalError":t,"l\
istJoinLeftNoMatchValues internalError headers":s,"listJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavailable headers":c,"runJoinLeftNoMatc\
hValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand ok headers":s,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeftNoMatchValuesCommand badRequest h\
eaders":s,"runJoinLeftNoMatchValuesCommand unauthorized":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":y,"runJoinLeftNoMatchValuesCommand forbidden":t,
"runJoinLeftNoMatchValuesCommand forbidden headers":s,"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesCommand notFound headers":s,"runJoin\
LeftNoMatchValuesCommand notAcceptable":t,"runJoinLeftNoMatchValuesCommand notAcceptable headers":s,"runJoinLeftNoMatchValuesCommand conflict":t,"runJoinLeftNoM\
atchValuesCommand conflict headers":s,"runJoinLeftNoMatchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand contentTooLarge headers":s,"runJoinLe\
ftNoMatchValuesCommand unsupportedMediaType":t,"runJoinLeftNoMatchValuesCommand unsupportedMediaType headers":s,"runJoinLeftNoMatchValuesCommand tooManyRequests":t,
"runJoinLeftNoMatchValuesCommand tooManyRequests headers":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLeftNoMatchValuesCommand internalError hea\
ders":s,"runJoinLeftNoMatchValuesCommand unavailable":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoinRightNoMatchValues ok":P,"listJoinRight\
NoMatchValues ok headers":s,"listJoinRightNoMatchValues badRequest":t,"listJoinRightNoMatchValues badRequest headers":s,"listJoinRightNoMatchValues unauthorized":t,
"listJoinRightNoMatchValues unauthorized headers":y,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchValues forbidden headers":s,"listJoinRightNoMa\
tchValues notFound":t,"listJoinRightNoMatchValues notFound headers":s,"listJoinRightNoMatchValues notAcceptable":t,"listJoinRightNoMatchValues notAcceptable hea\
ders":s,"listJoinRightNoMatchValues conflict":t,"listJoinRightNoMatchValues conflict headers":s,"listJoinRightNoMatchValues tooManyRequests":t,"listJoinRightNoM\
atchValues tooManyRequests headers":c,"listJoinRightNoMatchValues internalError":t,"listJoinRightNoMatchValues internalError headers":s,"listJoinRightNoMatchVal\
ues unavailable":t,"listJoinRightNoMatchValues unavailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoinRightNoMatchValuesCommand ok headers":s,"r\
unJoinRightNoMatchValuesCommand badRequest":t,"runJoinRightNoMatchValuesCommand badRequest headers":s,"runJoinRightNoMatchValuesCommand unauthorized":t,"runJoin\
RightNoMatchValuesCommand unauthorized headers":y,"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatchValuesCommand forbidden headers":s,"runJoin\
RightNoMatchValuesCommand notFound":t,"runJoinRightNoMatchValuesCommand notFound headers":s,"runJoinRightNoMatchValuesCommand notAcceptable":t,"runJoinRightNoMa\
tchValuesCommand notAcceptable headers":s,"runJoinRightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCommand conflict headers":s,"runJoinRightNoMat\
chValuesCommand contentTooLarge":t,"runJoinRightNoMatchValuesCommand contentTooLarge headers":s,"runJoinRightNoMatchValuesCommand unsupportedMediaType":t,"runJo\
inRightNoMatchValuesCommand unsupportedMediaType headers":s,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"runJoinRightNoMatchValuesCommand tooManyReques\
ts headers":c,"runJoinRightNoMatchValuesCommand internalError":t,"runJoinRightNoMatchValuesCommand internalError headers":s,"runJoinRightNoMatchValuesCommand un\
available":t,"runJoinRightNoMatchValuesCommand unavailable headers":c,"listKeywords ok":P,"listKeywords ok headers":s,"listKeywords badRequest":t,"listKeywords \
badRequest headers":s,"listKeywords unauthorized":t,"listKeywords unauthorized headers":y,"listKeywords forbidden":t,"listKeywords forbidden headers":s,"listKey\
words notFound":t,"listKeywords notFound headers":s,"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":s,"listKeywords tooManyRequests":t,"list\
Keywords tooManyRequests headers":c,"listKeywords internalError":t,"listKeywords internalError headers":s,"listKeywords unavailable":t,"listKeywords unavailable\
 headers":c,"runKeywordsCommand ok":ts,"runKeywordsCommand ok headers":s,"runKeywordsCommand badRequest":t,"runKeywordsCommand badRequest headers":s,"runKeyword\
sCommand unauthorized":t,"runKeywordsCommand unauthorized headers":y,"runKeywordsCommand forbidden":t,"runKeywordsCommand forbidden headers":s,"runKeywordsComma\
nd notFound":t,"runKeywordsCommand notFound headers":s,"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAcceptable headers":s,"runKeywordsCommand con\
flict":t,"runKeywordsCommand conflict headers":s,"runKeywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarge headers":s,"runKeywordsCommand unsup\
portedMediaType":t,"runKeywordsCommand unsupportedMediaType headers":s,"runKeywordsCommand tooManyRequests":t,"runKeywordsCommand tooManyRequests headers":c,"ru\
nKeywordsCommand internalError":t,"runKeywordsCommand internalError headers":s,"runKeywordsCommand unavailable":t,"runKeywordsCommand unavailable headers":c,"de\
leteKeywordCategory noContent headers":s,"deleteKeywordCategory badRequest":t,"deleteKeywordCategory badRequest headers":s,"deleteKeywordCategory unauthorized":t,
"deleteKeywordCategory unauthorized headers":y,"deleteKeywordCategory forbidden":t,"deleteKeywordCategory forbidden headers":s,"deleteKeywordCategory notFound":t,
"deleteKeywordCategory notFound headers":s,"deleteKeywordCategory conflict":t,"deleteKeywordCategory conflict headers":s,"deleteKeywordCategory tooManyRequests":t,
"deleteKeywordCategory tooManyRequests headers":c,"deleteKeywordCategory internalError":t,"deleteKeywordCategory internalError headers":s,"deleteKeywordCategory\
 unavailable":t,"deleteKeywordCategory unavailable headers":c,"deleteKeyword noContent headers":s,"deleteKeyword badRequest":t,"deleteKeyword badRequest headers":s,
"deleteKeyword unauthorized":t,"deleteKeyword unauthorized headers":y,"deleteKeyword forbidden":t,"deleteKeyword forbidden headers":s,"deleteKeyword notFound":t,
"deleteKeyword notFound headers":s,"deleteKeyword conflict":t,"deleteKeyword conflict headers":s,"deleteKeyword tooManyRequests":t,"deleteKeyword tooManyRequest\
s headers":c,"deleteKeyword internalError":t,"deleteKeyword internalError headers":s,"deleteKeyword unavailable":t,"deleteKeyword unavailable headers":c,"listRu\
leFolders ok":P,"listRuleFolders ok headers":s,"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":s,"listRuleFolders unauthorized":t,"listRuleF\
olders unauthorized headers":y,"listRuleFolders forbidden":t,"listRuleFolders forbidden headers":s,"listRuleFolders notFound":t,"listRuleFolders notFound header\
s":s,"listRuleFolders notAcceptable":t,"listRuleFolders notAcceptable headers":s,"listRuleFolders tooManyRequests":t,"listRuleFolders tooManyRequests headers":c,
"listRuleFolders internalError":t,"listRuleFolders internalError headers":s,"listRuleFolders unavailable":t,"listRuleFolders unavailable headers":c,"runRuleFold\
ersCommand ok":q,"runRuleFoldersCommand ok headers":s,"runRuleFoldersCommand noContent headers":ss,"runRuleFoldersCommand badRequest":t,"runRuleFoldersCommand b\
adRequest headers":s,"runRuleFoldersCommand unauthorized":t,"runRuleFoldersCommand unauthorized headers":y,"runRuleFoldersCommand forbidden":t,"runRuleFoldersCo\
mmand forbidden headers":s,"runRuleFoldersCommand notFound":t,"runRuleFoldersCommand notFound headers":s,"runRuleFoldersCommand notAcceptable":t,"runRuleFolders\
Command notAcceptable headers":s,"runRuleFoldersCommand conflict":t,"runRuleFoldersCommand conflict headers":s,"runRuleFoldersCommand contentTooLarge":t,"runRul\
eFoldersCommand contentTooLarge headers":s,"runRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand unsupportedMediaType headers":s,"runRuleFolders\
Command tooManyRequests":t,"runRuleFoldersCommand tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,"runRuleFoldersCommand internalError header\
s":s,"runRuleFoldersCommand unavailable":t,"runRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRuleFolder ok headers":s,"getRuleFolder badReq\
uest":t,"getRuleFolder badRequest headers":s,"getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":y,"getRuleFolder forbidden":t,"getRuleFolder fo\
rbidden headers":s,"getRuleFolder notFound":t,"getRuleFolder notFound headers":s,"getRuleFolder notAcceptable":t,"getRuleFolder notAcceptable headers":s,"getRul\
eFolder tooManyRequests":t,"getRuleFolder tooManyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder internalError headers":s,"getRuleFolder unav\
ailable":t,"getRuleFolder unavailable headers":c,"runRuleFolderCommand ok":x,"runRuleFolderCommand ok headers":s,"runRuleFolderCommand badRequest":t,"runRuleFol\
derCommand badRequest headers":s,"runRuleFolderCommand unauthorized":t,"runRuleFolderCommand unauthorized headers":y,"runRuleFolderCommand forbidden":t,"runRule\
FolderCommand forbidden headers":s,"runRuleFolderCommand notFound":t,"runRuleFolderCommand notFound headers":s,"runRuleFolderCommand notAcceptable":t,"runRuleFo\
lderCommand notAcceptable headers":s,"runRuleFolderCommand conflict":t,"runRuleFolderCommand conflict headers":s,"runRuleFolderCommand contentTooLarge":t,"runRu\
leFolderCommand contentTooLarge headers":s,"runRuleFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupportedMediaType headers":s,"runRuleFolderCom\
mand tooManyRequests":t,"runRuleFolderCommand tooManyRequests headers":c,"runRuleFolderCommand internalError":t,"runRuleFolderCommand internalError headers":s,"\
runRuleFolderCommand unavailable":t,"runRuleFolderCommand unavailable headers":c,"deleteRuleFolder noContent headers":s,"deleteRuleFolder badRequest":t,"deleteR\
uleFolder badRequest headers":s,"deleteRuleFolder unauthorized":t,"deleteRuleFolder unauthorized headers":y,"deleteRuleFolder forbidden":t,"deleteRuleFolder for\
bidden headers":s,"deleteRuleFolder notFound":t,"deleteRuleFolder notFound headers":s,"deleteRuleFolder conflict":t,"deleteRuleFolder conflict headers":s,"delet\
eRuleFolder tooManyRequests":t,"deleteRuleFolder tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRuleFolder internalError headers":s,"delet\
eRuleFolder unavailable":t,"deleteRuleFolder unavailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok headers":s,"listRuleFolderRules badReques\
t":t,"listRuleFolderRules badRequest headers":s,"listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized headers":y,"listRuleFolderRules forbidden":t,
"listRuleFolderRules forbidden headers":s,"listRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":s,"listRuleFolderRules notAcceptable":t,"listR\
uleFolderRules notAcceptable headers":s,"listRuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests headers":c,"listRuleFolderRules internalErr\
or":t,"listRuleFolderRules internalError headers":s,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavailable headers":c,"runRuleFolderRulesCommand o\
k":Yr,"runRuleFolderRulesCommand ok headers":s,"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand badRequest headers":s,"runRuleFolderRulesComm\
and unauthorized":t,"runRuleFolderRulesCommand unauthorized headers":y,"runRuleFolderRulesCommand forbidden":t,"runRuleFolderRulesCommand forbidden headers":s,"\
runRuleFolderRulesCommand notFound":t,"runRuleFolderRulesCommand notFound headers":s,"runRuleFolderRulesCommand notAcceptable":t,"runRuleFolderRulesCommand notA\
cceptable headers":s,"runRuleFolderRulesCommand conflict":t,"runRuleFolderRulesCommand conflict headers":s,"runRuleFolderRulesCommand contentTooLarge":t,"runRul\
eFolderRulesCommand contentTooLarge headers":s,"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRulesCommand unsupportedMediaType headers":s,"ru\
nRuleFolderRulesCommand tooManyRequests":t,"runRuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRulesCommand internalError":t,"runRuleFolderRules\
Command internalError headers":s,"runRuleFolderRulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable headers":c,"listRuleFolderResults ok":P,"listR\
uleFolderResults ok headers":s,"listRuleFolderResults badRequest":t,"listRuleFolderResults badRequest headers":s,"listRuleFolderResults unauthorized":t,"listRul\
eFolderResults unauthorized headers":y,"listRuleFolderResults forbidden":t,"listRuleFolderResults forbidden headers":s,"listRuleFolderResults notFound":t,"listR\
uleFolderResults notFound headers":s,"listRuleFolderResults notAcceptable":t,"listRuleFolderResults notAcceptable headers":s,"listRuleFolderResults tooManyReque\
sts":t,"listRuleFolderResults tooManyRequests headers":c,"listRuleFolderResults internalError":t,"listRuleFolderResults internalError headers":s,"listRuleFolder\
Results unavailable":t,"listRuleFolderResults unavailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderResultsCommand ok headers":s,"runRuleFolde\
rResultsCommand badRequest":t,"runRuleFolderResultsCommand badRequest headers":s,"runRuleFolderResultsCommand unauthorized":t,"runRuleFolderResultsCommand unaut\
horized headers":y,"runRuleFolderResultsCommand forbidden":t,"runRuleFolderResultsCommand forbidden headers":s,"runRuleFolderResultsCommand notFound":t,"runRule\
FolderResultsCommand notFound headers":s,"runRuleFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand notAcceptable headers":s,"runRuleFolderResul\
tsCommand contentTooLarge":t,"runRuleFolderResultsCommand contentTooLarge headers":s,"runRuleFolderResultsCommand unsupportedMediaType":t,"runRuleFolderResultsC\
ommand unsupportedMediaType headers":s,"runRuleFolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand tooManyRequests headers":c,"runRuleFolderRes\
ultsCommand internalError":t,"runRuleFolderResultsCommand internalError headers":s,"runRuleFolderResultsCommand unavailable":t,"runRuleFolderResultsCommand unav\
ailable headers":c,"listLoaderConnections ok":P,"listLoaderConnections ok headers":s,"listLoaderConnections badRequest":t,"listLoaderConnections badRequest head\
ers":s,"listLoaderConnections unauthorized":t,"listLoaderConnections unauthorized headers":y,"listLoaderConnections forbidden":t,"listLoaderConnections forbidde\
n headers":s,"listLoaderConnections notFound":t,"listLoaderConnections notFound headers":s,"listLoaderConnections notAcceptable":t,"listLoaderConnections notAcc\
eptable headers":s,"listLoaderConnections tooManyRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoaderConnections internalError":t,"listLoad\
erConnections internalError headers":s,"listLoaderConnections unavailable":t,"listLoaderConnections unavailable headers":c,"runLoaderConnectionsCommand ok":as,"\
runLoaderConnectionsCommand ok headers":s,"runLoaderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badRequest headers":s,"runLoaderConnectionsCom\
mand unauthorized":t,"runLoaderConnectionsCommand unauthorized headers":y,"runLoaderConnectionsCommand forbidden":t,"runLoaderConnectionsCommand forbidden heade\
rs":s,"runLoaderConnectionsCommand notFound":t,"runLoaderConnectionsCommand notFound headers":s,"runLoaderConnectionsCommand notAcceptable":t,"runLoaderConnecti\
onsCommand notAcceptable headers":s,"runLoaderConnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":s,"runLoaderConnectionsCommand conte\
ntTooLarge":t,"runLoaderConnectionsCommand contentTooLarge headers":s,"runLoaderConnectionsCommand unsupportedMediaType":t,"runLoaderConnectionsCommand unsuppor\
tedMediaType headers":s,"runLoaderConnectionsCommand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,"runLoaderConnectionsCommand int\
ernalError":t,"runLoaderConnectionsCommand internalError headers":s,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnectionsCommand unavailable headers":c,
"getLoaderConnection ok":P,"getLoaderConnection ok headers":s,"getLoaderConnection badRequest":t,"getLoaderConnection badRequest headers":s,"getLoaderConnection\
 unauthorized":t,"getLoaderConnection unauthorized headers":y,"getLoaderConnection forbidden":t,"getLoaderConnection forbidden headers":s,"getLoaderConnection n\
otFound":t,"getLoaderConnection notFound headers":s,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable headers":s,"getLoaderConnection too\
ManyRequests":t,"getLoaderConnection tooManyRequests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection internalError headers":s,"getLoaderCo\
nnection unavailable":t,"getLoaderConnection unavailable headers":c,"runLoaderConnectionCommand ok":os,"runLoaderConnectionCommand ok headers":s,"runLoaderConne\
ctionCommand badRequest":t,"runLoaderConnectionCommand badRequest headers":s,"runLoaderConnectionCommand unauthorized":t,"runLoaderConnectionCommand unauthorize\
d headers":y,"runLoaderConnectionCommand forbidden":t,"runLoaderConnectionCommand forbidden headers":s,"runLoaderConnectionCommand notFound":t,"runLoaderConnect\
ionCommand notFound headers":s,"runLoaderConnectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable headers":s,"runLoaderConnectionCommand con\
flict":t,"runLoaderConnectionCommand conflict headers":s,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnectionCommand contentTooLarge headers":s,"\
runLoaderConnectionCommand unsupportedMediaType":t,"runLoaderConnectionCommand unsupportedMediaType headers":s,"runLoaderConnectionCommand tooManyRequests":t,"r\
unLoaderConnectionCommand tooManyRequests headers":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionCommand internalError headers":s,"runLoade\
rConnectionCommand unavailable":t,"runLoaderConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent headers":s,"deleteLoaderConnection badReq\
uest":t,"deleteLoaderConnection badRequest headers":s,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauthorized headers":y,"deleteLoaderConne\
ction forbidden":t,"deleteLoaderConnection forbidden headers":s,"deleteLoaderConnection notFound":t,"deleteLoaderConnection notFound headers":s,"deleteLoaderCon\
nection conflict":t,"deleteLoaderConnection conflict headers":s,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConnection tooManyRequests headers":c,"d\
eleteLoaderConnection internalError":t,"deleteLoaderConnection internalError headers":s,"deleteLoaderConnection unavailable":t,"deleteLoaderConnection unavailab\
le headers":c,"listDatasources ok":P,"listDatasources ok headers":s,"listDatasources badRequest":t,"listDatasources badRequest headers":s,"listDatasources unaut\
horized":t,"listDatasources unauthorized headers":y,"listDatasources forbidden":t,"listDatasources forbidden headers":s,"listDatasources notFound":t,"listDataso\
urces notFound headers":s,"listDatasources notAcceptable":t,"listDatasources notAcceptable headers":s,"listDatasources conflict":t,"listDatasources conflict hea\
ders":s,"listDatasources tooManyRequests":t,"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listDatasources internalError headers":s,
"listDatasources unavailable":t,"listDatasources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok headers":s,"runDatasourcesCommand\
 badRequest":t,"runDatasourcesCommand badRequest headers":s,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unauthorized headers":y,"runDatasource\
sCommand forbidden":t,"runDatasourcesCommand forbidden headers":s,"runDatasourcesCommand notFound":t,"runDatasourcesCommand notFound headers":s,"runDatasourcesC\
ommand notAcceptable":t,"runDatasourcesCommand notAcceptable headers":s,"runDatasourcesCommand conflict":t,"runDatasourcesCommand conflict headers":s,"runDataso\
urcesCommand contentTooLarge":t,"runDatasourcesCommand contentTooLarge headers":s,"runDatasourcesCommand unsupportedMediaType":t,"runDatasourcesCommand unsuppor\
tedMediaType headers":s,"runDatasourcesCommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourcesCommand internalError":t,"run\
DatasourcesCommand internalError headers":s,"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"listDataschemas ok":P,"listData\
schemas ok headers":s,"listDataschemas badRequest":t,"listDataschemas badRequest headers":s,"listDataschemas unauthorized":t,"listDataschemas unauthorized heade\
rs":y,"listDataschemas forbidden":t,"listDataschemas forbidden headers":s,"listDataschemas notFound":t,"listDataschemas notFound headers":s,"listDataschemas not\
Acceptable":t,"listDataschemas notAcceptable headers":s,"listDataschemas conflict":t,"listDataschemas conflict headers":s,"listDataschemas tooManyRequests":t,"l\
istDataschemas tooManyRequests headers":c,"listDataschemas internalError":t,"listDataschemas internalError headers":s,"listDataschemas unavailable":t,"listDatas\
chemas unavailable headers":c,"runDataschemasCommand ok":P,"runDataschemasCommand ok headers":s,"runDataschemasCommand noContent headers":s,"runDataschemasComma\
nd badRequest":t,"runDataschemasCommand badRequest headers":s,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unauthorized headers":y,"runDatasche\
masCommand forbidden":t,"runDataschemasCommand forbidden headers":s,"runDataschemasCommand notFound":t,"runDataschemasCommand notFound headers":s,"runDataschema\
sCommand notAcceptable":t,"runDataschemasCommand notAcceptable headers":s,"runDataschemasCommand conflict":t,"runDataschemasCommand conflict headers":s,"runData\
schemasCommand contentTooLarge":t,"runDataschemasCommand contentTooLarge headers":s,"runDataschemasCommand unsupportedMediaType":t,"runDataschemasCommand unsupp\
ortedMediaType headers":s,"runDataschemasCommand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschemasCommand internalError":t,"r\
unDataschemasCommand internalError headers":s,"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"listConnectionEncodings ok":is,
"listConnectionEncodings ok headers":s,"listConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":s,"listConnectionEncodings unauthoriz\
ed":t,"listConnectionEncodings unauthorized headers":y,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden headers":s,"listConnectionEncodi\
ngs notFound":t,"listConnectionEncodings notFound headers":s,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings notAcceptable headers":s,"listCo\
nnectionEncodings tooManyRequests":t,"listConnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,"listConnectionEncodings inte\
rnalError headers":s,"listConnectionEncodings notImplemented":t,"listConnectionEncodings notImplemented headers":s,"listConnectionEncodings unavailable":t,"list\
ConnectionEncodings unavailable headers":c,"listLoaderConnectionTypes ok":ls,"listLoaderConnectionTypes ok headers":s,"listLoaderConnectionTypes badRequest":t,"\
listLoaderConnectionTypes badRequest headers":s,"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized headers":y,"listLoaderConnect\
ionTypes notAcceptable":t,"listLoaderConnectionTypes notAcceptable headers":s,"listLoaderConnectionTypes tooManyRequests":t,"listLoaderConnectionTypes tooManyRe\
quests headers":c,"listLoaderConnectionTypes internalError":t,"listLoaderConnectionTypes internalError headers":s,"listLoaderConnectionTypes unavailable":t,"lis\
tLoaderConnectionTypes unavailable headers":c,"listWebhooks ok":P,"listWebhooks ok headers":s,"listWebhooks badRequest":t,"listWebhooks badRequest headers":s,"l\
istWebhooks unauthorized":t,"listWebhooks unauthorized headers":y,"listWebhooks forbidden":t,"listWebhooks forbidden headers":s,"listWebhooks notFound":t,"listW\
ebhooks notFound headers":s,"listWebhooks notAcceptable":t,"listWebhooks notAcceptable headers":s,"listWebhooks tooManyRequests":t,"listWebhooks tooManyRequests\
 headers":c,"listWebhooks internalError":t,"listWebhooks internalError headers":s,"listWebhooks unavailable":t,"listWebhooks unavailable headers":c,"runWebhooks\
Command ok":ps,"runWebhooksCommand ok headers":s,"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":s,"runWebhooksCommand unauthorized":t,
"runWebhooksCommand unauthorized headers":y,"runWebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":s,"runWebhooksCommand notFound":t,"runWebhoo\
ksCommand notFound headers":s,"runWebhooksCommand notAcceptable":t,"runWebhooksCommand notAcceptable headers":s,"runWebhooksCommand conflict":t,"runWebhooksComm\
and conflict headers":s,"runWebhooksCommand contentTooLarge":t,"runWebhooksCommand contentTooLarge headers":s,"runWebhooksCommand unsupportedMediaType":t,"runWe\
bhooksCommand unsupportedMediaType headers":s,"runWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,"runWebhooksCommand internal\
Error":t,"runWebhooksCommand internalError headers":s,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,"deleteWebhook noContent hea\
ders":s,"deleteWebhook badRequest":t,"deleteWebhook badRequest headers":s,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized headers":y,"deleteWebhook f\
orbidden":t,"deleteWebhook forbidden headers":s,"deleteWebhook notFound":t,"deleteWebhook notFound headers":s,"deleteWebhook tooManyRequests":t,"deleteWebhook t\
ooManyRequests headers":c,"deleteWebhook internalError":t,"deleteWebhook internalError headers":s,"deleteWebhook unavailable":t,"deleteWebhook unavailable heade\
rs":c,"listJobs ok":at,"listJobs ok headers":s,"listJobs badRequest":t,"listJobs badRequest headers":s,"listJobs unauthorized":t,"listJobs unauthorized headers":y,
"listJobs forbidden":t,"listJobs forbidden headers":s,"listJobs notFound":t,"listJobs notFound headers":s,"listJobs notAcceptable":t,"listJobs notAcceptable hea\
ders":s,"listJobs tooManyRequests":t,"listJobs tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":s,"listJobs unavailable":t,
"listJobs unavailable headers":c,"runSchedulerCommand ok":cs,"runSchedulerCommand ok headers":s,"runSchedulerCommand badRequest":t,"runSchedulerCommand badReque\
st headers":s,"runSchedulerCommand unauthorized":t,"runSchedulerCommand unauthorized headers":y,"runSchedulerCommand forbidden":t,"runSchedulerCommand forbidden\
 headers":s,"runSchedulerCommand notFound":t,"runSchedulerCommand notFound headers":s,"runSchedulerCommand notAcceptable":t,"runSchedulerCommand notAcceptable h\
eaders":s,"runSchedulerCommand contentTooLarge":t,"runSchedulerCommand contentTooLarge headers":s,"runSchedulerCommand unsupportedMediaType":t,"runSchedulerComm\
and unsupportedMediaType headers":s,"runSchedulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedulerCommand internalError":t,
"runSchedulerCommand internalError headers":s,"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob ok":at,"getJob ok headers":s,
"getJob okEventStream":hs,"getJob okEventStream headers":s,"getJob badRequest":t,"getJob badRequest headers":s,"getJob unauthorized":t,"getJob unauthorized head\
ers":y,"getJob forbidden":t,"getJob forbidden headers":s,"getJob notFound":t,"getJob notFound headers":s,"getJob notAcceptable":t,"getJob notAcceptable headers":s,
"getJob tooManyRequests":t,"getJob tooManyRequests headers":c,"getJob internalError":t,"getJob internalError headers":s,"getJob unavailable":t,"getJob unavailab\
le headers":c,"runJobCommand ok":x,"runJobCommand ok headers":s,"runJobCommand badRequest":t,"runJobCommand badRequest headers":s,"runJobCommand unauthorized":t,
"runJobCommand unauthorized headers":y,"runJobCommand forbidden":t,"runJobCommand forbidden headers":s,"runJobCommand notFound":t,"runJobCommand notFound header\
s":s,"runJobCommand notAcceptable":t,"runJobCommand notAcceptable headers":s,"runJobCommand conflict":t,"runJobCommand conflict headers":s,"runJobCommand conten\
tTooLarge":t,"runJobCommand contentTooLarge headers":s,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType headers":s,"runJobCommand tooM\
anyRequests":t,"runJobCommand tooManyRequests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":s,"runJobCommand unavailable":t,"\
runJobCommand unavailable headers":c};export{ys as validators};
