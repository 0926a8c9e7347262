// Made by `npm run codegen` from the specification. Do not edit: change specs/ and run it again.
var gt=Object.getOwnPropertyNames,bt=(i,o)=>function(){try{return o||(0,i[gt(i)[0]])((o={exports:{}}).exports,o),o.exports}catch(v){throw o=0,v}},Rt=bt({"ajv/di\
st/runtime/ucs2length.js"(i){"use strict";Object.defineProperty(i,"__esModule",{value:!0});function o(R){const v=R.length;let b=0,g=0,e;for(;g<v;)b++,e=R.charCodeAt(
g++),e>=55296&&e<=56319&&g<v&&(e=R.charCodeAt(g),(e&64512)===56320&&g++);return b}i.default=o,o.code='require("ajv/dist/runtime/ucs2length").default'}}),vt=Ie,Ct=new RegExp(
"^3\\.1\\.\\d+$","u");function Ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ie.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.openapi===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"openapi"},message:"must have required property 'openapi'"};e===null?e=[r]:
e.push(r),a++}if(i.info===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/required",keyword:"required",params:{missingProperty:"info"},
message:"must have required property 'info'"};e===null?e=[r]:e.push(r),a++}if(i.paths===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/OpenApiDocum\
ent/required",keyword:"required",params:{missingProperty:"paths"},message:"must have required property 'paths'"};e===null?e=[r]:e.push(r),a++}if(i.openapi!==void 0){
let r=i.openapi;if(typeof r=="string"){if(!Ct.test(r)){const s={instancePath:o+"/openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/pattern",
keyword:"pattern",params:{pattern:"^3\\.1\\.\\d+$"},message:'must match pattern "^3\\.1\\.\\d+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/\
openapi",schemaPath:"contract#/$defs/OpenApiDocument/properties/openapi/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.info!==void 0){let r=i.info;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/info",schemaPath:"contract#/$defs/OpenApiDocu\
ment/properties/info/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}if(i.servers!==void 0){let r=i.servers;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(!(h&&typeof h=="object"&&!Array.isArray(h))){const m={instancePath:o+"/servers/"+u,schemaPath:"\
contract#/$defs/OpenApiDocument/properties/servers/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{
const s={instancePath:o+"/servers",schemaPath:"contract#/$defs/OpenApiDocument/properties/servers/type",keyword:"type",params:{type:"array"},message:"must be ar\
ray"};e===null?e=[s]:e.push(s),a++}}if(i.paths!==void 0){let r=i.paths;if(!(r&&typeof r=="object"&&!Array.isArray(r))){const s={instancePath:o+"/paths",schemaPath:"\
contract#/$defs/OpenApiDocument/properties/paths/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"contract#/$defs/OpenApiDocument/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ie.
errors=e,a===0}Ie.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var n=Se,C=Rt().default;function Se(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Se.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
null?e=[r]:e.push(r),a++}return Se.errors=e,a===0}Se.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0},dynamicProps:!1,
dynamicItems:!1};var t=Ke,wt={type:"string",enum:["urn:groundtruth:problem:invalid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:prob\
lem:no-data-received","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters","urn:groundtruth:problem:bad-request","urn:groundtruth\
:problem:login-failed","urn:groundtruth:problem:unauthorized","urn:groundtruth:problem:forbidden","urn:groundtruth:problem:not-found","urn:groundtruth:problem:m\
ethod-not-allowed","urn:groundtruth:problem:not-acceptable","urn:groundtruth:problem:request-timeout","urn:groundtruth:problem:conflict","urn:groundtruth:proble\
m:too-large","urn:groundtruth:problem:unsupported-media-type","urn:groundtruth:problem:range-not-satisfiable","urn:groundtruth:problem:too-many-requests","urn:g\
roundtruth:problem:headers-too-large","urn:groundtruth:problem:server-error","urn:groundtruth:problem:not-implemented","urn:groundtruth:problem:unavailable"]};function j(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=j.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.detail===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requir\
ed",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="pointer"||r==="par\
ameter"||r==="detail"||r==="start"||r==="end"||r==="suggestion")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.pointer!==void 0&&typeof i.pointer!="string"){const r={instancePath:o+
"/pointer",schemaPath:"#/properties/pointer/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameter!==
void 0&&typeof i.parameter!="string"){const r={instancePath:o+"/parameter",schemaPath:"#/properties/parameter/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"\
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
e===null?e=[r]:e.push(r),a++}return j.errors=e,a===0}j.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
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
"/type",schemaPath:"contract#/$defs/ProblemType/enum",keyword:"enum",params:{allowedValues:wt.enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/title",schemaPath:"#/properties/title/minLen\
gth",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"\
#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r==
"number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>599||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/propertie\
s/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:599},message:"must be <= 599"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+
"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:">=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}
if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/pro\
perties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="st\
ring"){if(C(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 3\
8 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/id",schemaPath:"#/properties/id/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/id",schemaPath:"#/properties/id/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)j(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{
const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ne.errors=e,a===
0}ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ke.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ne(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?ne.errors:e.concat(ne.errors),a=e.length),Ke.errors=e,a===0}Ke.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var c=_e;
function _e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_e.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["r\
etry-after"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"retry-after"},message:"must have required pro\
perty 'retry-after'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?
e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"\
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
a++}return _e.errors=e,a===0}_e.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"retry-after":!0},dynamicProps:!1,
dynamicItems:!1};var Wr=Ve,Pt=/^(?:\d{4}-(?:(?:0[13578]|1[02])-(?:0[1-9]|[12]\d|3[01])|(?:0[469]|11)-(?:0[1-9]|[12]\d|30)|02-(?:0[1-9]|1\d|2[0-8]))|(?:\d\d(?:0[48]|[2468][048]|[13579][26])|(?:[02468][048]|[13579][26])00)-02-29)T(?:(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)|23:59:60(?:\.\d+)?(?:Z|[+-]00:00))$/i,
Yr={type:"string",enum:["reader","editor","administrator"]},kt=new RegExp("^[A-Za-z0-9_-]{1,64}$","u");function ie(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ie.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.repository===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"repository"},message:"\
must have required property 'repository'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="repository"||r==="role")){const s={
instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.repository!==void 0){let r=i.repository;if(typeof r=="string"){if(C(r)>64){const s={instancePath:o+"/repository",schemaPath:"contr\
act#/$defs/RepositoryName/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<
1){const s={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer\
 than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!kt.test(r)){const s={instancePath:o+"/repository",schemaPath:"contract#/$defs/RepositoryName/pattern",keyword:"\
pattern",params:{pattern:"^[A-Za-z0-9_-]{1,64}$"},message:'must match pattern "^[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/repository",schemaPath:"contract#/$defs/RepositoryName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
role!==void 0){let r=i.role;if(typeof r!="string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"contra\
ct#/$defs/Role/enum",keyword:"enum",params:{allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ie.errors=e,a===0}ie.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function oe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=oe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.username===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.
push(r),a++}if(i.isAdministrator===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"isAdministrator"},message:"\
must have required property 'isAdministrator'"};e===null?e=[r]:e.push(r),a++}if(i.repositories===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repositories"},message:"must have required property 'repositories'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="\
username"||r==="isAdministrator"||r==="expiresAt"||r==="repositories")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalPropertie\
s",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.username!==void 0){let r=i.username;if(typeof r==
"string"){if(C(r)<1){const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/username",schemaPath:"#/properties/username/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.isAdministrator!==void 0&&typeof i.isAdministrator!="boolean"){const r={instancePath:o+
"/isAdministrator",schemaPath:"#/properties/isAdministrator/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}
if(i.expiresAt!==void 0){let r=i.expiresAt;if(typeof r=="string"){if(!Pt.test(r)){const s={instancePath:o+"/expiresAt",schemaPath:"#/properties/expiresAt/format",
keyword:"format",params:{format:"date-time"},message:'must match format "date-time"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/expiresAt",schemaPath:"\
#/properties/expiresAt/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.repositories!==void 0){let r=i.repositories;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ie(r[u],{instancePath:o+"/repositories/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ie.errors:e.concat(ie.errors),a=e.length)}else{const s={instancePath:o+"/repositories",schemaPath:"#/properties/repositories/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return oe.errors=e,a===0}oe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ve(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ve.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),oe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?oe.errors:e.concat(oe.errors),a=e.length),Ve.
errors=e,a===0}Ve.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var qt=Be,At={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"\
string",enum:["no-store"]}},required:["x-request-id","cache-control"],$id:"getSession_ok_headers"};function Be(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="no-store"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:At.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Be.errors=e,a===
0}Be.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};
var f=Ge;function Ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ge.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["w\
ww-authenticate"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"www-authenticate"},message:"must have re\
quired property 'www-authenticate'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={
instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{
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
push(s),a++}}if(i["www-authenticate"]!==void 0){let r=i["www-authenticate"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/www-authenticate",schemaPath:"\
#/properties/www-authenticate/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/www-authenticate",schemaPath:"#/properties/www-authenticate/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return Ge.errors=e,a===0}Ge.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"www-authenticate":!0},
dynamicProps:!1,dynamicItems:!1};var Et=He,Lt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"intege\
r",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},"cache-control":{type:"string",enum:["no-store"]},"s\
et-cookie":{type:"string",pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "}},required:["x-request-id","cache-control","set-cookie"],$id:"openSession_ok_h\
eaders"},Dt=new RegExp("^(session|__Host-session)=[A-Za-z0-9_-]{47}; ","u");function He(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=He.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}if(i["x-re\
quest-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/ma\
xLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cac\
he-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="no-store"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",
keyword:"enum",params:{allowedValues:Lt.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["\
set-cookie"]!==void 0){let r=i["set-cookie"];if(typeof r=="string"){if(!Dt.test(r)){const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pa\
ttern",keyword:"pattern",params:{pattern:"^(session|__Host-session)=[A-Za-z0-9_-]{47}; "},message:'must match pattern "^(session|__Host-session)=[A-Za-z0-9_-]{4\
7}; "'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[r]:e.push(r),a++}return He.errors=e,a===0}He.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-\
reset":!0,"cache-control":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var Mt=Ue,Ft=new RegExp("^(session|__Host-session)=; ","u");function Ue(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["set-cookie"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"set-cookie"},message:"must have required property 'set-cookie'"};e===null?e=[r]:e.push(r),a++}
if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-req\
uest-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["set-cookie"]!==void 0){let r=i["set-co\
okie"];if(typeof r=="string"){if(!Ft.test(r)){const s={instancePath:o+"/set-cookie",schemaPath:"#/properties/set-cookie/pattern",keyword:"pattern",params:{pattern:"\
^(session|__Host-session)=; "},message:'must match pattern "^(session|__Host-session)=; "'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/set-coo\
kie",schemaPath:"#/properties/set-cookie/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ue.errors=e,a===0}Ue.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"set-cookie":!0},dynamicProps:!1,dynamicItems:!1};var P=Ye,Nt={type:"object",
minProperties:1,additionalProperties:!1,properties:{url:{type:"string",format:"uri-reference",minLength:1},origin:{type:"string",enum:["resolved","majority"]},attributeChanges:{
$ref:"contract#/$defs/AttributeChanges"}}},D=/^(?:[a-z][a-z0-9+\-.]*:)?(?:\/?\/(?:(?:[a-z0-9\-._~!$&'()*+,;=:]|%[0-9a-f]{2})*@)?(?:\[(?:(?:(?:(?:[0-9a-f]{1,4}:){6}|::(?:[0-9a-f]{1,4}:){5}|(?:[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){4}|(?:(?:[0-9a-f]{1,4}:){0,1}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){3}|(?:(?:[0-9a-f]{1,4}:){0,2}[0-9a-f]{1,4})?::(?:[0-9a-f]{1,4}:){2}|(?:(?:[0-9a-f]{1,4}:){0,3}[0-9a-f]{1,4})?::[0-9a-f]{1,4}:|(?:(?:[0-9a-f]{1,4}:){0,4}[0-9a-f]{1,4})?::)(?:[0-9a-f]{1,4}:[0-9a-f]{1,4}|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?))|(?:(?:[0-9a-f]{1,4}:){0,5}[0-9a-f]{1,4})?::[0-9a-f]{1,4}|(?:(?:[0-9a-f]{1,4}:){0,6}[0-9a-f]{1,4})?::)|[Vv][0-9a-f]+\.[a-z0-9\-._~!$&'()*+,;=:]+)\]|(?:(?:25[0-5]|2[0-4]\d|[01]?\d\d?)\.){3}(?:25[0-5]|2[0-4]\d|[01]?\d\d?)|(?:[a-z0-9\-._~!$&'"()*+,;=]|%[0-9a-f]{2})*)(?::\d*)?(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*|\/(?:(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?|(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})+(?:\/(?:[a-z0-9\-._~!$&'"()*+,;=:@]|%[0-9a-f]{2})*)*)?(?:\?(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?(?:#(?:[a-z0-9\-._~!$&'"()*+,;=:@/?]|%[0-9a-f]{2})*)?$/i,
Jt=new RegExp("^[0-9]+$","u"),T=new RegExp("^[1-9][0-9]*$","u");function ue(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ue.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.kept===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kept"},message:"must have required property 'kept'"};e===null?e=[r]:
e.push(r),a++}if(i.added===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"added"},message:"must have requir\
ed property 'added'"};e===null?e=[r]:e.push(r),a++}if(i.returned===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
returned"},message:"must have required property 'returned'"};e===null?e=[r]:e.push(r),a++}if(i.lost===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"lost"},message:"must have required property 'lost'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="kept"||r==="adde\
d"||r==="returned"||r==="lost")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"\
must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.kept!==void 0){let r=i.kept;if(typeof r=="string"){if(!Jt.test(r)){const s={instancePath:o+
"/kept",schemaPath:"#/properties/kept/pattern",keyword:"pattern",params:{pattern:"^[0-9]+$"},message:'must match pattern "^[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/kept",schemaPath:"#/properties/kept/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i.added!==void 0){let r=i.added;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.attributeId===
void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/required",keyword:"required",params:{missingProperty:"attributeId"},message:"\
must have required property 'attributeId'"};e===null?e=[m]:e.push(m),a++}if(h.name===void 0){const m={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/Num\
beredAttribute/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[m]:e.push(m),a++}for(const m in h)
if(!(m==="attributeId"||m==="name")){const y={instancePath:o+"/added/"+u,schemaPath:"contract#/$defs/NumberedAttribute/additionalProperties",keyword:"additional\
Properties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.attributeId!==void 0){let m=h.attributeId;
if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/added/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/pa\
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
void 0){let m=h.attributeId;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/returned/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttr\
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
y),a++}if(h.attributeId!==void 0){let m=h.attributeId;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contra\
ct#/$defs/NumberedAttribute/properties/attributeId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/lost/"+u+"/attributeId",schemaPath:"contract#/$defs/NumberedAttribute/properties/attributeId/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.name!==void 0&&typeof h.name!="string"){const m={instancePath:o+"/lost\
/"+u+"/name",schemaPath:"contract#/$defs/NumberedAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:
e.push(m),a++}}else{const m={instancePath:o+"/lost/"+u,schemaPath:"contract#/$defs/NumberedAttribute/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/lost",schemaPath:"#/properties/lost/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return ue.errors=e,a===0}ue.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function z(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=z.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(Object.keys(i).length<1){const r={instancePath:o,schemaPath:"#/minProperties",keyword:"minProperties",params:{limit:1},message:"must \
NOT have fewer than 1 properties"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="origin"||r==="attributeChanges")){const s={instancePath:o,
schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"#/properties/url/minLength",keyword:"min\
Length",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"\
#/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.origin!==
void 0){let r=i.origin;if(typeof r!="string"){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="resolved"||r==="majority")){const s={instancePath:o+"/origin",schemaPath:"#/properties/origin/enum",keyword:"\
enum",params:{allowedValues:Nt.properties.origin.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}i.attributeChanges!==
void 0&&(ue(i.attributeChanges,{instancePath:o+"/attributeChanges",parentData:i,parentDataProperty:"attributeChanges",rootData:b,dynamicAnchors:g})||(e=e===null?
ue.errors:e.concat(ue.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===
null?e=[r]:e.push(r),a++}return z.errors=e,a===0}z.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function le(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataRow"},message:"m\
ust have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/\
additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.
dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){const h={instancePath:o+"/dataRow/"+u,schemaPath:"\
#/properties/dataRow/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.push(h),a++}}else{const s={instancePath:o+"/da\
taRow",schemaPath:"#/properties/dataRow/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.metadata!==void 0&&(z(
i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return le.errors=e,a===
0}le.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function O(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=O.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(Array.isArray(i)){if(i.
length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:
e.push(p),a++}const d=i.length;for(let p=0;p<d;p++)le(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?le.
errors:e.concat(le.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/1/minItem\
s",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<d;p++){let k=i[p];
if(k&&typeof k=="object"&&!Array.isArray(k)){for(const L in k)if(L!=="@url"&&typeof k[L]!="string"){const A={instancePath:o+"/"+p+"/"+L.replace(/~/g,"~0").replace(
/\//g,"~1"),schemaPath:"contract#/$defs/ExternalRow/additionalProperties/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.
push(A),a++}if(k["@url"]!==void 0&&typeof k["@url"]!="string"){const L={instancePath:o+"/"+p+"/@url",schemaPath:"contract#/$defs/ExternalRow/properties/%40url/t\
ype",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/"+p,schemaPath:"contract#/$def\
s/ExternalRow/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[L]:e.push(L),a++}}}else{const d={instancePath:o,schemaPath:"#/on\
eOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&
(m=!0));const d=a;if(typeof i=="string"){if(C(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"maxLength",params:{limit:0},message:"must \
NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[k]:e.push(k),a++}var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return O.errors=e,
l.items=m,a===0}O.evaluated={dynamicProps:!1,dynamicItems:!0};var Tt={type:"object",required:["viewName","pageStart","dataSize","totalCount"],additionalProperties:!1,
properties:{viewName:{type:"string",minLength:1},pageStart:{type:"string",pattern:"^[1-9][0-9]*$"},dataSize:{type:"string",pattern:"^(0|[1-9][0-9]*)$"},totalCount:{
type:"string",pattern:"^(0|[1-9][0-9]*)$"},source:{type:"string",enum:["index","scan"]},detected:{$ref:"contract#/$defs/DetectedFormat"},rejected:{type:"array",
maxItems:100,items:{$ref:"contract#/$defs/PreviewReject"}}}},$t={type:"object",required:["line","reason","detail"],additionalProperties:!1,properties:{line:{type:"\
string",pattern:"^[1-9][0-9]*$"},reason:{type:"string",enum:["ragged","bad quotes","undecodable","over-long","bad field","wrong length","malformed"]},detail:{type:"\
string",minLength:1}}},We=new RegExp("^(0|[1-9][0-9]*)$","u"),K={type:"object",required:["compressed"],additionalProperties:!1,properties:{compressed:{type:"str\
ing",enum:["Y","N"]},compression:{type:"string",enum:["gzip","zip","zstd","bzip2","xz"]},delimiter:{type:"string",minLength:1},quote:{type:"string",minLength:1},
terminator:{type:"string",enum:["lf","cr","crlf"]},encoding:{$ref:"contract#/$defs/Encoding"},header:{type:"string",enum:["Y","N"]},sheets:{type:"array",items:{
$ref:"contract#/$defs/DetectedSheet"}},tables:{type:"array",items:{$ref:"contract#/$defs/DetectedTable"}},attr:{type:"string",enum:["names","none"]},records:{type:"\
string",minLength:1},escape:{$ref:"contract#/$defs/Escape"},skipRows:{type:"integer",minimum:1},comment:{$ref:"contract#/$defs/Comment"},ragged:{$ref:"contract#\
/$defs/Ragged"},nulls:{$ref:"contract#/$defs/Nulls"},trim:{$ref:"contract#/$defs/Trim"},decimal:{$ref:"contract#/$defs/Decimal"},dateOrder:{$ref:"contract#/$def\
s/DateOrder"},evidence:{type:"array",items:{type:"object",required:["member","sentence","doubtful"],additionalProperties:!1,properties:{member:{type:"string",minLength:1},
sentence:{type:"string",minLength:1},doubtful:{type:"string",enum:["Y","N"]}}}}}},Zr={type:"string",enum:["","cp1252","ascii","big5","cp1250","cp1251","cp1253",
"cp1254","cp1255","cp1256","cp1257","cp1258","cp437","cp737","cp775","cp850","cp852","cp855","cp857","cp860","cp861","cp862","cp863","cp864","cp865","cp866","cp\
869","cp874","cp932","cp936","cp949","cp950","dingbats","ebcdic","euc-cn","euc-jp","euc-kr","gb12345","gb1988","gb2312","gb2312-raw","identity","iso2022","iso20\
22-jp","iso2022-kr","iso8859-1","iso8859-2","iso8859-3","iso8859-4","iso8859-5","iso8859-6","iso8859-7","iso8859-8","iso8859-9","iso8859-10","iso8859-13","iso88\
59-14","iso8859-15","iso8859-16","jis0201","jis0208","jis0212","koi8-r","koi8-u","ksc5601","macCentEuro","macCroatian","macCyrillic","macDingbats","macGreek","m\
acIceland","macJapan","macRoman","macRomania","macThai","macTurkish","macUkraine","shiftjis","symbol","tis-620","unicode","utf-8","cp037","cp273","cp277","cp278",
"cp280","cp284","cp285","cp297","cp500","cp870","cp871","cp875","cp1025","cp1026","cp1047","cp1140","cp1141","cp1142","cp1143","cp1144","cp1145","cp1146","cp114\
7","cp1148","cp1149","cp930","cp933","cp935","cp937","cp939","gb18030","utf-16be","utf-16le"]},xt={type:"object",required:["name","state"],additionalProperties:!1,
properties:{name:{type:"string"},state:{type:"string",enum:["visible","hidden","veryHidden"]},range:{type:"string",pattern:"^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,\
3}[1-9][0-9]{0,7})?$"}}},jt={type:"string",enum:["","quote","backslash"]},zt={type:"string",enum:["","reject","pad","cut","fit"]},Ot={type:"string",enum:["",".",
","]},It={type:"string",enum:["","DMY","MDY","YMD"]},Vr=Object.prototype.hasOwnProperty,St=new RegExp("^[A-Z]{1,3}[1-9][0-9]{0,7}(:[A-Z]{1,3}[1-9][0-9]{0,7})?$",
"u"),Kt=new RegExp("^[^\\r\\n\\x00]*$","u");function de(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=de.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.compressed===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"compressed"},message:"must have required property 'compressed'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(!Vr.call(K.properties,r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.compressed!==void 0){let r=i.compressed;if(typeof r!=
"string"){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/compressed",schemaPath:"#/properties/compressed/enum",keyword:"enum",params:{allowedValues:K.
properties.compressed.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.compression!==void 0){let r=i.compression;if(typeof r!=
"string"){const s={instancePath:o+"/compression",schemaPath:"#/properties/compression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}if(!(r==="gzip"||r==="zip"||r==="zstd"||r==="bzip2"||r==="xz")){const s={instancePath:o+"/compression",schemaPath:"#/properties/compres\
sion/enum",keyword:"enum",params:{allowedValues:K.properties.compression.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}
if(i.delimiter!==void 0){let r=i.delimiter;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/delimiter",schemaPath:"#/properties/delimiter/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/delimiter",schemaPath:"\
#/properties/delimiter/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.quote!==void 0){let r=i.quote;if(typeof r==
"string"){if(C(r)<1){const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewe\
r than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/quote",schemaPath:"#/properties/quote/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.terminator!==void 0){let r=i.terminator;if(typeof r!="string"){const s={instancePath:o+"/termi\
nator",schemaPath:"#/properties/terminator/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="lf"||r===
"cr"||r==="crlf")){const s={instancePath:o+"/terminator",schemaPath:"#/properties/terminator/enum",keyword:"enum",params:{allowedValues:K.properties.terminator.
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
keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.header!==void 0){let r=i.
header;if(typeof r!="string"){const s={instancePath:o+"/header",schemaPath:"#/properties/header/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[s]:e.push(s),a++}if(!(r==="Y"||r==="N")){const s={instancePath:o+"/header",schemaPath:"#/properties/header/enum",keyword:"enum",params:{allowedValues:K.
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
sheets/"+u+"/state",schemaPath:"contract#/$defs/DetectedSheet/properties/state/enum",keyword:"enum",params:{allowedValues:xt.properties.state.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.range!==void 0){let m=h.range;if(typeof m=="string"){if(!St.test(m)){const y={instancePath:o+
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
enum",params:{allowedValues:K.properties.attr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.records!==void 0){let r=i.
records;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/records",schemaPath:"#/properties/records/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/records",schemaPath:"#/properties/records/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.escape!==void 0){let r=i.escape;if(typeof r!="string"){const s={instancePath:o+
"/escape",schemaPath:"contract#/$defs/Escape/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r===
"quote"||r==="backslash")){const s={instancePath:o+"/escape",schemaPath:"contract#/$defs/Escape/enum",keyword:"enum",params:{allowedValues:jt.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.skipRows!==void 0){let r=i.skipRows;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:
e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/skipRows",schemaPath:"#/properties/skipRows/minimum",keyword:"minim\
um",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i.comment!==void 0){let r=i.comment;if(typeof r=="string"){if(C(r)>
8){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/maxLength",keyword:"maxLength",params:{limit:8},message:"must NOT have more than 8 cha\
racters"};e===null?e=[s]:e.push(s),a++}if(!Kt.test(r)){const s={instancePath:o+"/comment",schemaPath:"contract#/$defs/Comment/pattern",keyword:"pattern",params:{
pattern:"^[^\\r\\n\\x00]*$"},message:'must match pattern "^[^\\r\\n\\x00]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/comment",schemaPath:"\
contract#/$defs/Comment/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.ragged!==void 0){let r=i.ragged;
if(typeof r!="string"){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="reject"||r==="pad"||r==="cut"||r==="fit")){const s={instancePath:o+"/ragged",schemaPath:"contract#/$defs/Ragged/e\
num",keyword:"enum",params:{allowedValues:zt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.nulls!==void 0){let r=i.
nulls;if(Array.isArray(r)){if(r.length>32){const u={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/maxItems",keyword:"maxItems",params:{limit:32},message:"\
must NOT have more than 32 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h=="string"){if(C(h)>64){const m={instancePath:o+
"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/maxLength",keyword:"maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=
[m]:e.push(m),a++}if(C(h)<1){const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/nulls/"+u,schemaPath:"contract#/$defs/Nulls/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/nulls",schemaPath:"contract#/$defs/Nulls/ty\
pe",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.trim!==void 0&&typeof i.trim!="boolean"){const r={instancePath:o+
"/trim",schemaPath:"contract#/$defs/Trim/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.decimal!==void 0){
let r=i.decimal;if(typeof r!="string"){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="."||r===",")){const s={instancePath:o+"/decimal",schemaPath:"contract#/$defs/Decimal/enum",keyword:"\
enum",params:{allowedValues:Ot.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.dateOrder!==void 0){let r=i.dateOrder;
if(typeof r!="string"){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[s]:e.push(s),a++}if(!(r===""||r==="DMY"||r==="MDY"||r==="YMD")){const s={instancePath:o+"/dateOrder",schemaPath:"contract#/$defs/DateOrder/e\
num",keyword:"enum",params:{allowedValues:It.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.evidence!==void 0){let r=i.
evidence;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.member===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"member"},message:"must have required property 'memb\
er'"};e===null?e=[m]:e.push(m),a++}if(h.sentence===void 0){const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"req\
uired",params:{missingProperty:"sentence"},message:"must have required property 'sentence'"};e===null?e=[m]:e.push(m),a++}if(h.doubtful===void 0){const m={instancePath:o+
"/evidence/"+u,schemaPath:"#/properties/evidence/items/required",keyword:"required",params:{missingProperty:"doubtful"},message:"must have required property 'do\
ubtful'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="member"||m==="sentence"||m==="doubtful")){const y={instancePath:o+"/evidence/"+u,schemaPath:"#\
/properties/evidence/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===
null?e=[y]:e.push(y),a++}if(h.member!==void 0){let m=h.member;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/p\
roperties/evidence/items/properties/member/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(
y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/member",schemaPath:"#/properties/evidence/items/properties/member/type",keyword:"type",params:{type:"strin\
g"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.sentence!==void 0){let m=h.sentence;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"\
/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/sentence/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have few\
er than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/evidence/"+u+"/sentence",schemaPath:"#/properties/evidence/items/properties/\
sentence/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.doubtful!==void 0){let m=h.doubtful;if(typeof m!=
"string"){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/evidence/items/properties/doubtful/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="Y"||m==="N")){const y={instancePath:o+"/evidence/"+u+"/doubtful",schemaPath:"#/properties/\
evidence/items/properties/doubtful/enum",keyword:"enum",params:{allowedValues:K.properties.evidence.items.properties.doubtful.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/evidence/"+u,schemaPath:"#/properties/evidence/items/type",keyword:"type",
params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/evidence",schemaPath:"#/properties/evidence/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return de.errors=e,a===0}de.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function $(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$.evaluated;if(l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.viewName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"requ\
ired",params:{missingProperty:"viewName"},message:"must have required property 'viewName'"};e===null?e=[r]:e.push(r),a++}if(i.pageStart===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"pageStart"},message:"must have required property 'pageStart'"};e===null?e=[r]:e.push(r),a++}
if(i.dataSize===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"dataSize"},message:"must have required prope\
rty 'dataSize'"};e===null?e=[r]:e.push(r),a++}if(i.totalCount===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
totalCount"},message:"must have required property 'totalCount'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="viewName"||r==="pageStart"||r==="dataSi\
ze"||r==="totalCount"||r==="source"||r==="detected"||r==="rejected")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.viewName!==void 0){let r=i.viewName;if(typeof r==
"string"){if(C(r)<1){const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT hav\
e fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/viewName",schemaPath:"#/properties/viewName/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.pageStart!==void 0){let r=i.pageStart;if(typeof r=="string"){if(!T.test(r)){const s={
instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0\
-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/pageStart",schemaPath:"#/properties/pageStart/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.dataSize!==void 0){let r=i.dataSize;if(typeof r=="string"){if(!We.test(r)){const s={instancePath:o+
"/dataSize",schemaPath:"#/properties/dataSize/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/dataSize",schemaPath:"#/properties/dataSize/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),a++}}if(i.totalCount!==void 0){let r=i.totalCount;if(typeof r=="string"){if(!We.test(r)){const s={instancePath:o+"/total\
Count",schemaPath:"#/properties/totalCount/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/totalCount",schemaPath:"#/properties/totalCount/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[s]:e.push(s),a++}}if(i.source!==void 0){let r=i.source;if(typeof r!="string"){const s={instancePath:o+"/source",schemaPath:"#/propert\
ies/source/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="index"||r==="scan")){const s={instancePath:o+
"/source",schemaPath:"#/properties/source/enum",keyword:"enum",params:{allowedValues:Tt.properties.source.enum},message:"must be equal to one of the allowed val\
ues"};e===null?e=[s]:e.push(s),a++}}if(i.detected!==void 0&&(de(i.detected,{instancePath:o+"/detected",parentData:i,parentDataProperty:"detected",rootData:b,dynamicAnchors:g})||
(e=e===null?de.errors:e.concat(de.errors),a=e.length)),i.rejected!==void 0){let r=i.rejected;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/rej\
ected",schemaPath:"#/properties/rejected/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.line===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"\
contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"line"},message:"must have required property 'line'"};e===null?e=[m]:e.push(m),
a++}if(h.reason===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"\
reason"},message:"must have required property 'reason'"};e===null?e=[m]:e.push(m),a++}if(h.detail===void 0){const m={instancePath:o+"/rejected/"+u,schemaPath:"c\
ontract#/$defs/PreviewReject/required",keyword:"required",params:{missingProperty:"detail"},message:"must have required property 'detail'"};e===null?e=[m]:e.push(
m),a++}for(const m in h)if(!(m==="line"||m==="reason"||m==="detail")){const y={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewReject/additiona\
lProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.line!==
void 0){let m=h.line;if(typeof m=="string"){if(!T.test(m)){const y={instancePath:o+"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/l\
ine/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/rejected/"+u+"/line",schemaPath:"contract#/$defs/PreviewReject/properties/line/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[y]:e.push(y),a++}}if(h.reason!==void 0){let m=h.reason;if(typeof m!="string"){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"contract#/$defs/Pr\
eviewReject/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}if(!(m==="ragged"||m==="bad quo\
tes"||m==="undecodable"||m==="over-long"||m==="bad field"||m==="wrong length"||m==="malformed")){const y={instancePath:o+"/rejected/"+u+"/reason",schemaPath:"co\
ntract#/$defs/PreviewReject/properties/reason/enum",keyword:"enum",params:{allowedValues:$t.properties.reason.enum},message:"must be equal to one of the allowed\
 values"};e===null?e=[y]:e.push(y),a++}}if(h.detail!==void 0){let m=h.detail;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/rejected/"+u+"/detail",
schemaPath:"contract#/$defs/PreviewReject/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/rejected/"+u+"/detail",schemaPath:"contract#/$defs/PreviewReject/properties/detail/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/rejected/"+u,schemaPath:"contract#/$defs/PreviewR\
eject/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/rejected",schemaPath:"\
#/properties/rejected/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $.errors=e,a===0}$.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function me(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=me.evaluated;if(l.
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
message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(C(m)<
1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract\
#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==
void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/typ\
e",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={
instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"objec\
t"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(O(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,
dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"\
metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{
type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return me.errors=e,a===0}me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Ye(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ye.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),me(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?me.errors:e.concat(me.errors),
a=e.length),Ye.errors=e,a===0}Ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var x=Ze;function Ze(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ze.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.url===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"\
url"},message:"must have required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="url"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ze.errors=e,a===0}Ze.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var _t=Qe,Vt=new RegExp(
"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$","u");function Qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-reque\
st-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required propert\
y 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="s\
tring"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must\
 NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLen\
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
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Vt.test(r)){const s={instancePath:o+"/\
location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"},message:'must match\
 pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/\
location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Qe.errors=e,a===0}Qe.evaluated={props:{"x-request-id":!0,"ratelimit-l\
imit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Bt=Xe;function pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=pe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.authenticated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"authenticated"},
message:"must have required property 'authenticated'"};e===null?e=[r]:e.push(r),a++}if(i.username===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"username"},message:"must have required property 'username'"};e===null?e=[r]:e.push(r),a++}if(i.role===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"role"},message:"must have required property 'role'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="authenticated"||r==="username"||r==="role")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.authenticated!==void 0&&typeof i.authenticated!="boolean"){const r={instancePath:o+
"/authenticated",schemaPath:"#/properties/authenticated/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.
username!==void 0){let r=i.username;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/username",schemaPath:"#/properties/username/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/username",schemaPath:"\
#/properties/username/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.role!==void 0){let r=i.role;if(typeof r!=
"string"){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:
e.push(s),a++}if(!(r==="reader"||r==="editor"||r==="administrator")){const s={instancePath:o+"/role",schemaPath:"contract#/$defs/Role/enum",keyword:"enum",params:{
allowedValues:Yr.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pe.errors=e,a===0}pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Xe.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),pe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?pe.errors:e.
concat(pe.errors),a=e.length),Xe.errors=e,a===0}Xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Gt=er;function er(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.path===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/required",keyword:"required",params:{
missingProperty:"path"},message:"must have required property 'path'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="path"){const s={instancePath:o,schemaPath:"\
contract#/$defs/UploadedFile/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.path!==void 0){let r=i.path;if(typeof r=="string"){if(C(r)>255){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/Upload\
edFile/properties/path/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<
1){const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/minLength",keyword:"minLength",params:{limit:1},message:"must NOT ha\
ve fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/path",schemaPath:"contract#/$defs/UploadedFile/properties/path/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/UploadedFile/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return er.errors=e,a===0}er.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
var Qr=rr;function rr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=rr.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){const r={instancePath:o,schemaPath:"contract#/$defs/ExportedFile/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return rr.errors=e,a===0}rr.evaluated={dynamicProps:!1,dynamicItems:!1};var Ht=tr,Xr={type:"\
object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},
"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modi\
fied":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["bytes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",
minLength:1}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition"],$id:"downloadExport_ok_hea\
ders"},Br=new RegExp('^"[0-9a-z-]+"$',"u");function tr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"mus\
t have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["last-modified"]===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must have required property 'last-modified'"};e===null?
e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"accept-ranges"},
message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'content-length'"};e===null?e=[r]:e.push(r),a++}if(i["con\
tent-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-disposition"},message:"must hav\
e required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Br.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/\
pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==
void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/propert\
ies/cache-control/enum",keyword:"enum",params:{allowedValues:Xr.properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?
e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["last-modified"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"\
#/properties/last-modified/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i["accept-ranges"]!==void 0){let r=i["accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept\
-ranges/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:o+"/accept-rang\
es",schemaPath:"#/properties/accept-ranges/enum",keyword:"enum",params:{allowedValues:Xr.properties["accept-ranges"].enum},message:"must be equal to one of the \
allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["content-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minim\
um",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["cont\
ent-disposition"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"\
#/properties/content-disposition/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return tr.errors=e,a===0}tr.evaluated={props:{"\
x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-le\
ngth":!0,"content-disposition":!0},dynamicProps:!1,dynamicItems:!1};var Ut=sr,et={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]},"last-modified":{type:"string",minLength:1},"accept-ranges":{type:"string",enum:["by\
tes"]},"content-length":{type:"integer",minimum:0},"content-disposition":{type:"string",minLength:1},"content-range":{type:"string",pattern:"^bytes [0-9]+-[0-9]\
+/[0-9]+$"}},required:["x-request-id","etag","cache-control","last-modified","accept-ranges","content-length","content-disposition","content-range"],$id:"downlo\
adExport_partialContent_headers"},Wt=new RegExp("^bytes [0-9]+-[0-9]+/[0-9]+$","u");function sr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=sr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"m\
ust have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",
params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(
r),a++}if(i["last-modified"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"last-modified"},message:"must\
 have required property 'last-modified'"};e===null?e=[r]:e.push(r),a++}if(i["accept-ranges"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"accept-ranges"},message:"must have required property 'accept-ranges'"};e===null?e=[r]:e.push(r),a++}if(i["content-length"]===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-length"},message:"must have required property 'conte\
nt-length'"};e===null?e=[r]:e.push(r),a++}if(i["content-disposition"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-disposition"},message:"must have required property 'content-disposition'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(
r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/propertie\
s/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={
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
etag;if(typeof r=="string"){if(!Br.test(r)){const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-\
]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="stri\
ng"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:et.
properties["cache-control"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["last-modified"]!==void 0){let r=i["l\
ast-modified"];if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/last-modified",schemaPath:"#/properties/last-modified/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/last-modified",schemaPath:"#/prop\
erties/last-modified/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["accept-ranges"]!==void 0){let r=i["\
accept-ranges"];if(typeof r!="string"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="bytes"){const s={instancePath:o+"/accept-ranges",schemaPath:"#/properties/accept-ranges/enum",keyword:"\
enum",params:{allowedValues:et.properties["accept-ranges"].enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i["conte\
nt-length"]!==void 0){let r=i["content-length"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/content-length",schemaPath:"\
#/properties/content-length/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(
r)&&(r<0||isNaN(r))){const s={instancePath:o+"/content-length",schemaPath:"#/properties/content-length/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-disposition"]!==void 0){let r=i["content-disposition"];if(typeof r=="string"){if(C(r)<1){const s={
instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer \
than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-disposition",schemaPath:"#/properties/content-disposition/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["content-range"];if(typeof r=="stri\
ng"){if(!Wt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{pattern:"^bytes [0-9]+-[\
0-9]+/[0-9]+$"},message:'must match pattern "^bytes [0-9]+-[0-9]+/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return sr.errors=e,a===0}sr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,etag:!0,"cache-control":!0,"last-modified":!0,"accept-ranges":!0,"content-length":!0,"content\
-disposition":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var Yt=ar,Zt={type:"object",properties:{"x-request-id":{type:"string",minLength:1,maxLength:38},
"ratelimit-limit":{type:"integer",minimum:1},"ratelimit-remaining":{type:"integer",minimum:0},"ratelimit-reset":{type:"integer",minimum:0},etag:{type:"string",pattern:'\
^"[0-9a-z-]+"$'},"cache-control":{type:"string",enum:["private, no-cache"]}},required:["x-request-id","etag","cache-control"],$id:"downloadExport_notModified_he\
aders"};function ar(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ar.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.etag===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"etag"},message:"must have required property 'etag'"};e===null?
e=[r]:e.push(r),a++}if(i["cache-control"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"cache-control"},
message:"must have required property 'cache-control'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){
if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT hav\
e more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"\
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
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.etag!==void 0){let r=i.etag;if(typeof r=="string"){if(!Br.test(r)){const s={instancePath:o+"/etag",schemaPath:"\
#/properties/etag/pattern",keyword:"pattern",params:{pattern:'^"[0-9a-z-]+"$'},message:'must match pattern "^"[0-9a-z-]+"$"'};e===null?e=[s]:e.push(s),a++}}else{
const s={instancePath:o+"/etag",schemaPath:"#/properties/etag/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}
if(i["cache-control"]!==void 0){let r=i["cache-control"];if(typeof r!="string"){const s={instancePath:o+"/cache-control",schemaPath:"#/properties/cache-control/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(r!=="private, no-cache"){const s={instancePath:o+"/cache-c\
ontrol",schemaPath:"#/properties/cache-control/enum",keyword:"enum",params:{allowedValues:Zt.properties["cache-control"].enum},message:"must be equal to one of \
the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be obje\
ct"};e===null?e=[r]:e.push(r),a++}return ar.errors=e,a===0}ar.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,
etag:!0,"cache-control":!0},dynamicProps:!1,dynamicItems:!1};var Qt=nr,Xt=new RegExp("^bytes \\*/[0-9]+$","u");function nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},
message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i["content-range"]===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"content-range"},message:"must have required property 'content-range'"};e===null?e=[r]:e.push(r),a++}if(i["x-reque\
st-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLe\
ngth",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x\
-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[
s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limi\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["\
ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimi\
t-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(
r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"\
must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){
const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-rese\
t/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["content-range"]!==void 0){let r=i["con\
tent-range"];if(typeof r=="string"){if(!Xt.test(r)){const s={instancePath:o+"/content-range",schemaPath:"#/properties/content-range/pattern",keyword:"pattern",params:{
pattern:"^bytes \\*/[0-9]+$"},message:'must match pattern "^bytes \\*/[0-9]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/content-range",schemaPath:"\
#/properties/content-range/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return nr.errors=e,a===0}nr.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-range":!0},dynamicProps:!1,dynamicItems:!1};var es=ir;function M(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=M.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columns"},message:"must have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}
if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(O(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?O.errors:e.concat(O.errors),a=e.length)),
i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return M.errors=e,a===0}M.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function _(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=_.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{
missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(i.entityId===void 0){const d={instancePath:o,schemaPath:"con\
tract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[d]:e.push(
d),a++}if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="job")){const p={instancePath:o,schemaPath:"\
contract#/$defs/EntityLoading/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityL\
oading/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){
const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityLoading/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let d=i.entityId;if(typeof d=="string"){if(!T.test(
d)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/properties/entityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},
message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityLoading/p\
roperties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.job!==void 0){let d=i.job;if(typeof d==
"string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityLoading/pro\
perties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/EntityLoading/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{
const d={instancePath:o,schemaPath:"contract#/$defs/EntityLoading/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),
a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/\
$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.
file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must ha\
ve required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/Exp\
ortScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.
push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properti\
es/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-refer\
ence"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characte\
rs"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"fo\
rmat",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"\
contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===
a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?
M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return _.errors=e,
l.props=m,a===0}_.evaluated={dynamicProps:!0,dynamicItems:!1};function ir(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!_(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?_.errors:e.concat(_.errors),a=e.length;else var r=_.evaluated.props;return ir.errors=e,l.props=r,a===0}ir.evaluated={dynamicProps:!0,
dynamicItems:!1};var rs=or,rt={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","null"]};function ce(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ce.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i.columnisedName===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[r]:e.push(r),a++}if(i.humanisedName===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"humanisedName"},message:"must have required property 'humanisedName'"};e===null?e=[r]:e.push(r),a++}if(i.
type===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="columnisedName"||r==="humanisedName"||r==="type")){const s={instancePath:o,schemaPath:"#/additionalPrope\
rties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columnisedName!==
void 0){let r=i.columnisedName;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/columnisedName",schemaPath:"#/properties/columnisedName/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/columnisedName",schemaPath:"\
#/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.humanisedName!==void 0){let r=i.
humanisedName;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/humanisedName/minLength",keyword:"minLength",params:{
limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/humanisedName",schemaPath:"#/properties/h\
umanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.type!==void 0){let r=i.type;if(typeof r!="\
string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/ExpressionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="null")){const s={instancePath:o+
"/type",schemaPath:"contract#/$defs/ExpressionType/enum",keyword:"enum",params:{allowedValues:rt.enum},message:"must be equal to one of the allowed values"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(
r),a++}return ce.errors=e,a===0}ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function I(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=I.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(
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
e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/detail",schemaPath:"#/properties\
/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.suggestion!==
void 0&&typeof i.suggestion!="string"){const r={instancePath:o+"/suggestion",schemaPath:"#/properties/suggestion/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[r]:e.push(r),a++}return I.errors=e,a===0}I.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function he(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=he.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
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
enum",params:{allowedValues:rt.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.printed!==void 0){let r=i.printed;
if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/minLength",keyword:"minLength",params:{limit:1},message:"m\
ust NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/printed",schemaPath:"#/properties/printed/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++)ce(r[u],{instancePath:o+"/columns/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?ce.errors:e.concat(ce.errors),a=e.length)}else{
const s={instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}if(i.errors!==void 0){let r=i.errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)I(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(I.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++)I(r[u],{instancePath:o+"/warnings/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?I.errors:e.concat(
I.errors),a=e.length)}else{const s={instancePath:o+"/warnings",schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[r]:e.push(r),a++}return he.errors=e,a===0}he.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function or(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=or.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),he(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?he.errors:e.concat(he.errors),a=e.length),or.errors=e,a===0}or.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var V=ur;function ur(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=ur.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.count===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/Count/required",keyword:"required",params:{missingProperty:"count"},message:"must have required property 'count'"};e===
null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="count"){const s={instancePath:o,schemaPath:"contract#/$defs/Count/additionalProperties",keyword:"additionalPro\
perties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.count!==void 0){let r=i.count;if(typeof r==
"string"){if(!We.test(r)){const s={instancePath:o+"/count",schemaPath:"contract#/$defs/Count/properties/count/pattern",keyword:"pattern",params:{pattern:"^(0|[1\
-9][0-9]*)$"},message:'must match pattern "^(0|[1-9][0-9]*)$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/count",schemaPath:"contract#/$defs/\
Count/properties/count/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Count/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ur.errors=e,a===0}ur.evaluated={
props:!0,dynamicProps:!1,dynamicItems:!1};var ts=lr;function lr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const r={
instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property \
'url'"};e===null?e=[r]:e.push(r),a++}if(i.entityId===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/required",keyword:"required",
params:{missingProperty:"entityId"},message:"must have required property 'entityId'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="entityI\
d"||r==="job")){const s={instancePath:o,schemaPath:"contract#/$defs/EntityCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 charac\
ters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/EntityCommandResult/properties/url/format",keyword:"\
format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"\
contract#/$defs/EntityCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.entityId!==
void 0){let r=i.entityId;if(typeof r=="string"){if(!T.test(r)){const s={instancePath:o+"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/en\
tityId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/entityId",schemaPath:"contract#/$defs/EntityCommandResult/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResu\
lt/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={
instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must matc\
h format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/EntityCommandResult/properties/job/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/EntityCo\
mmandResult/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return lr.errors=e,a===0}lr.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};var q=dr;function B(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=B.evaluated;
l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required prop\
erty 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{
missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional\
 properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#\
/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-refere\
nce"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled\
/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d==
"string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},
message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"mus\
t be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||
(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=y===a;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,m!==!0&&(m=!0)),s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={
instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return B.
errors=e,l.props=m,a===0}B.evaluated={dynamicProps:!0,dynamicItems:!1};function dr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!B(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?B.errors:e.concat(B.errors),a=e.length;else var r=B.evaluated.props;return dr.errors=e,l.props=r,a===0}dr.evaluated={dynamicProps:!0,
dynamicItems:!1};var tt=mr;function mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=mr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(C(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/Report/m\
inLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/Report/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}return mr.errors=e,a===0}mr.evaluated=
{dynamicProps:!1,dynamicItems:!1};var Oe=pr;function pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=pr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i["content-security-policy"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
content-security-policy"},message:"must have required property 'content-security-policy'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["\
x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{
limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/propert\
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
e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return pr.
errors=e,a===0}pr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,"content-security-policy":!0},dynamicProps:!1,
dynamicItems:!1};var ss=cr;function cr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=cr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/Unmasked/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(r!=="value"){const s={instancePath:o,schemaPath:"contract#/$defs/Unmasked/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0&&typeof i.value!="string"){const r={instancePath:o+"/value",schemaPath:"\
contract#/$defs/Unmasked/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,
schemaPath:"contract#/$defs/Unmasked/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return cr.errors=e,a===0}
cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var as=hr,ns={type:"string",enum:["Date/Time","Metadata","Numeric","Set","Statistical","String","Transfo\
rmation","Type"]},st={type:"object",required:["expression","result"],additionalProperties:!1,properties:{expression:{type:"string"},result:{type:["string","null"]},
row:{type:"object",additionalProperties:{type:["string","null"]}}}},at={type:"string",enum:["text","integer","decimal","logical","date","time","timestamp","any",
"same"]},is={type:"object",required:["name","type","kind","optional","repeated"],additionalProperties:!1,properties:{name:{type:"string"},type:{$ref:"contract#/\
$defs/FunctionType"},kind:{type:"string",enum:["value","constant","attribute","listed"]},optional:{type:"boolean"},repeated:{type:"boolean"},words:{type:"array",
items:{type:"string"}}}};function ye(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ye.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:e.push(r),a++}if(i.type===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"type"},message:"must have required property 'type'"};e===null?e=[r]:e.push(r),
a++}if(i.kind===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"kind"},message:"must have required property \
'kind'"};e===null?e=[r]:e.push(r),a++}if(i.optional===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"option\
al"},message:"must have required property 'optional'"};e===null?e=[r]:e.push(r),a++}if(i.repeated===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"repeated"},message:"must have required property 'repeated'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r===
"type"||r==="kind"||r==="optional"||r==="repeated"||r==="words")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+
"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.type!==void 0){let r=i.
type;if(typeof r!="string"){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="s\
ame")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to on\
e of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/pr\
operties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="value"||r==="constant"||r==="attribut\
e"||r==="listed")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:is.properties.kind.enum},message:"mu\
st be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.optional!==void 0&&typeof i.optional!="boolean"){const r={instancePath:o+"/optiona\
l",schemaPath:"#/properties/optional/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[r]:e.push(r),a++}if(i.repeated!==void 0&&
typeof i.repeated!="boolean"){const r={instancePath:o+"/repeated",schemaPath:"#/properties/repeated/type",keyword:"type",params:{type:"boolean"},message:"must b\
e boolean"};e===null?e=[r]:e.push(r),a++}if(i.words!==void 0){let r=i.words;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)if(typeof r[u]!="string"){
const h={instancePath:o+"/words/"+u,schemaPath:"#/properties/words/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[h]:e.
push(h),a++}}else{const s={instancePath:o+"/words",schemaPath:"#/properties/words/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return ye.errors=e,a===0}ye.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function fe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.form===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"form"},message:"must have required p\
roperty 'form'"};e===null?e=[r]:e.push(r),a++}if(i.parameters===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
parameters"},message:"must have required property 'parameters'"};e===null?e=[r]:e.push(r),a++}if(i.returns===void 0){const r={instancePath:o,schemaPath:"#/requi\
red",keyword:"required",params:{missingProperty:"returns"},message:"must have required property 'returns'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"form"||r==="parameters"||r==="returns")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.form!==void 0&&typeof i.form!="string"){const r={instancePath:o+"/form",schemaPath:"\
#/properties/form/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.parameters!==void 0){let r=i.parameters;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ye(r[u],{instancePath:o+"/parameters/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?ye.errors:e.concat(ye.errors),a=e.length)}else{const s={instancePath:o+"/parameters",schemaPath:"#/properties/parameters/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.returns!==void 0){let r=i.returns;if(typeof r!="string"){const s={instancePath:o+"/ret\
urns",schemaPath:"contract#/$defs/FunctionType/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="text"||
r==="integer"||r==="decimal"||r==="logical"||r==="date"||r==="time"||r==="timestamp"||r==="any"||r==="same")){const s={instancePath:o+"/returns",schemaPath:"con\
tract#/$defs/FunctionType/enum",keyword:"enum",params:{allowedValues:at.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return fe.errors=e,a===
0}fe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ge(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ge.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.name===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[r]:
e.push(r),a++}if(i.group===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"group"},message:"must have requir\
ed property 'group'"};e===null?e=[r]:e.push(r),a++}if(i.description===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
description"},message:"must have required property 'description'"};e===null?e=[r]:e.push(r),a++}if(i.signatures===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"signatures"},message:"must have required property 'signatures'"};e===null?e=[r]:e.push(r),a++}if(i.examples===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"examples"},message:"must have required property 'examples'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="name"||r==="group"||r==="description"||r==="signatures"||r==="examples")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.name!==void 0&&typeof i.name!="string"){const r={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[r]:e.push(r),a++}if(i.group!==void 0){let r=i.group;if(typeof r!="string"){const s={instancePath:o+"/group",schemaPath:"contract#/$\
defs/FunctionGroup/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="Date/Time"||r==="Metadata"||r===
"Numeric"||r==="Set"||r==="Statistical"||r==="String"||r==="Transformation"||r==="Type")){const s={instancePath:o+"/group",schemaPath:"contract#/$defs/FunctionG\
roup/enum",keyword:"enum",params:{allowedValues:ns.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.description!==
void 0&&typeof i.description!="string"){const r={instancePath:o+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}if(i.signatures!==void 0){let r=i.signatures;if(Array.isArray(r)){if(r.length<1){const u={instancePath:o+
"/signatures",schemaPath:"#/properties/signatures/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[u]:e.push(
u),a++}const s=r.length;for(let u=0;u<s;u++)fe(r[u],{instancePath:o+"/signatures/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?
fe.errors:e.concat(fe.errors),a=e.length)}else{const s={instancePath:o+"/signatures",schemaPath:"#/properties/signatures/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.examples!==void 0){let r=i.examples;if(Array.isArray(r)){if(r.length<2){const u={instancePath:o+
"/examples",schemaPath:"#/properties/examples/minItems",keyword:"minItems",params:{limit:2},message:"must NOT have fewer than 2 items"};e===null?e=[u]:e.push(u),
a++}const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.expression===void 0){const m={instancePath:o+"/examples/"+
u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"required",params:{missingProperty:"expression"},message:"must have required property 'expressio\
n'"};e===null?e=[m]:e.push(m),a++}if(h.result===void 0){const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/required",keyword:"re\
quired",params:{missingProperty:"result"},message:"must have required property 'result'"};e===null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="expression"||m===
"result"||m==="row")){const y={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[y]:e.push(y),a++}if(h.expression!==void 0&&typeof h.expression!="string"){const m={
instancePath:o+"/examples/"+u+"/expression",schemaPath:"contract#/$defs/FunctionExample/properties/expression/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[m]:e.push(m),a++}if(h.result!==void 0){let m=h.result;if(typeof m!="string"&&m!==null){const y={instancePath:o+"/examples/"+u+"/res\
ult",schemaPath:"contract#/$defs/FunctionExample/properties/result/type",keyword:"type",params:{type:st.properties.result.type},message:"must be string,null"};e===
null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(m&&typeof m=="object"&&!Array.isArray(m))for(const y in m){let w=m[y];if(typeof w!="string"&&w!==null){
const d={instancePath:o+"/examples/"+u+"/row/"+y.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/FunctionExample/properties/row/additionalPro\
perties/type",keyword:"type",params:{type:st.properties.row.additionalProperties.type},message:"must be string,null"};e===null?e=[d]:e.push(d),a++}}else{const y={
instancePath:o+"/examples/"+u+"/row",schemaPath:"contract#/$defs/FunctionExample/properties/row/type",keyword:"type",params:{type:"object"},message:"must be obj\
ect"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/examples/"+u,schemaPath:"contract#/$defs/FunctionExample/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/examples",schemaPath:"#/properties/examples/type",keyword:"type",
params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return ge.errors=e,a===0}ge.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function be(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=be.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.functions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
functions"},message:"must have required property 'functions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="functions"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.functions!==void 0){let r=i.functions;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)ge(r[u],{instancePath:o+"/functions/"+u,parentData:r,parentDataProperty:u,
rootData:b,dynamicAnchors:g})||(e=e===null?ge.errors:e.concat(ge.errors),a=e.length)}else{const s={instancePath:o+"/functions",schemaPath:"#/properties/function\
s/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"t\
ype",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return be.errors=e,a===0}be.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function hr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=hr.evaluated;return l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),be(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?be.errors:e.
concat(be.errors),a=e.length),hr.errors=e,a===0}hr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var os=yr,us={type:"array",prefixItems:[{type:"integer",
minimum:1,maximum:10},{$ref:"contract#/$defs/PriorityName"},{$ref:"contract#/$defs/PriorityDescription"},{type:"string",enum:["Y","N"]}],minItems:4,maxItems:4},
ls=new RegExp("^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$","u"),ds=new RegExp("^[^\\x00]*$","u");function Re(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Re.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
Array.isArray(i)){if(i.length>4){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};
e===null?e=[s]:e.push(s),a++}if(i.length<4){const s={instancePath:o,schemaPath:"#/minItems",keyword:"minItems",params:{limit:4},message:"must NOT have fewer tha\
n 4 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;if(r>0){let s=i[0];if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){const u={instancePath:o+"\
/0",schemaPath:"#/prefixItems/0/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(u),a++}if(typeof s=="number"&&isFinite(
s)){if(s>10||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <=\
 10"};e===null?e=[u]:e.push(u),a++}if(s<1||isNaN(s)){const u={instancePath:o+"/0",schemaPath:"#/prefixItems/0/minimum",keyword:"minimum",params:{comparison:">=",
limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),a++}}}if(r>1){let s=i[1];if(typeof s=="string"){if(C(s)>128){const u={instancePath:o+"/1",schemaPath:"\
contract#/$defs/PriorityName/maxLength",keyword:"maxLength",params:{limit:128},message:"must NOT have more than 128 characters"};e===null?e=[u]:e.push(u),a++}if(C(
s)<1){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[u]:e.push(u),a++}if(!ls.test(s)){const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/pattern",keyword:"pattern",params:{
pattern:"^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"},message:'must match pattern "^[^\\x00-\\x1f\\x7f]*[^\\x00-\\x20\\x7f][^\\x00-\\x1f\\x7f]*$"'};
e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/1",schemaPath:"contract#/$defs/PriorityName/type",keyword:"type",params:{type:"string"},message:"mu\
st be string"};e===null?e=[u]:e.push(u),a++}}if(r>2){let s=i[2];if(typeof s=="string"){if(C(s)>4e3){const u={instancePath:o+"/2",schemaPath:"contract#/$defs/Pri\
orityDescription/maxLength",keyword:"maxLength",params:{limit:4e3},message:"must NOT have more than 4000 characters"};e===null?e=[u]:e.push(u),a++}if(!ds.test(s)){
const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/pattern",keyword:"pattern",params:{pattern:"^[^\\x00]*$"},message:'must match patte\
rn "^[^\\x00]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/2",schemaPath:"contract#/$defs/PriorityDescription/type",keyword:"type",params:{
type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}if(r>3){let s=i[3];if(typeof s!="string"){const u={instancePath:o+"/3",schemaPath:"#/pref\
ixItems/3/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}if(!(s==="Y"||s==="N")){const u={instancePath:o+"/3",
schemaPath:"#/prefixItems/3/enum",keyword:"enum",params:{allowedValues:us.prefixItems[3].enum},message:"must be equal to one of the allowed values"};e===null?e=
[u]:e.push(u),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return Re.errors=e,a===0}Re.evaluated={items:4,dynamicProps:!1,dynamicItems:!1};function ve(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=ve.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length>
10){const s={instancePath:o,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[s]:e.push(s),a++}
const r=i.length;for(let s=0;s<r;s++)Re(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||(e=e===null?Re.errors:e.concat(
Re.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}
return ve.errors=e,a===0}ve.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function yr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=yr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ve(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?ve.errors:e.concat(ve.errors),a=e.length),yr.errors=e,a===0}yr.evaluated={items:!0,dynamicProps:!1,
dynamicItems:!1};var nt=fr,ms=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$","u");function fr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
x-request-id"},message:"must have required property 'x-request-id'"};e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"location"},message:"must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-\
id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLengt\
h",keyword:"maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-re\
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
string"){if(!ms.test(r)){const s={instancePath:o+"/location",schemaPath:"#/properties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repo\
sitories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"},message:'must match pattern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/priorities/([1-9]|10)$"'};e===
null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"#/properties/location/type",keyword:"type",params:{type:"string"},message:"must b\
e string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return fr.errors=e,a===0}fr.evaluated={props:{"x-request-id":!0,"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},
dynamicProps:!1,dynamicItems:!1};var ps=gr;function G(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=G.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="entityId"||d==="rules")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LibraryEntitiesChanged/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prop\
erties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$def\
s/LibraryEntitiesChanged/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!D.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/url/format",keyword:"format",params:{format:"uri\
-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LibraryE\
ntitiesChanged/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.entityId!==void 0){let d=i.
entityId;if(typeof d=="string"){if(!T.test(d)){const p={instancePath:o+"/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/patter\
n",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"\
/entityId",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/entityId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.rules!==void 0){let d=i.rules;if(Array.isArray(d)){const p=d.length;for(let k=0;k<p;k++){let L=d[k];if(typeof L=="string"){if(!T.test(
L)){const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/items/pattern",keyword:"pattern",params:{pattern:"^[\
1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[A]:e.push(A),a++}}else{const A={instancePath:o+"/rules/"+k,schemaPath:"contract#/$defs/L\
ibraryEntitiesChanged/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[A]:e.push(A),a++}}}else{const p={
instancePath:o+"/rules",schemaPath:"contract#/$defs/LibraryEntitiesChanged/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LibraryEntitiesChanged/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(
d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return G.errors=e,l.props=m,a===0}G.evaluated={dynamicProps:!0,dynamicItems:!1};function gr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=gr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!G(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?G.errors:e.concat(G.errors),a=e.length;else var r=G.evaluated.props;return gr.errors=
e,l.props=r,a===0}gr.evaluated={dynamicProps:!0,dynamicItems:!1};var cs=br;function H(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=H.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){
const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"\
must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return H.errors=e,l.props=m,a===0}H.evaluated={dynamicProps:!0,dynamicItems:!1};function br(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=br.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!H(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?H.errors:e.concat(H.errors),a=e.length;else var r=H.
evaluated.props;return br.errors=e,l.props=r,a===0}br.evaluated={dynamicProps:!0,dynamicItems:!1};var hs=Rr;function U(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=U.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||
d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return U.errors=e,l.props=m,a===0}U.evaluated={dynamicProps:!0,dynamicItems:!1};function Rr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Rr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!U(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?U.errors:e.concat(U.errors),a=e.length;else var r=U.
evaluated.props;return Rr.errors=e,l.props=r,a===0}Rr.evaluated={dynamicProps:!0,dynamicItems:!1};var W=vr,ys={type:"string",enum:["urn:groundtruth:problem:inva\
lid-request-body","urn:groundtruth:problem:invalid-command","urn:groundtruth:problem:no-data-received","urn:groundtruth:problem:no-rule-details","urn:groundtrut\
h:problem:rules-expected","urn:groundtruth:problem:no-rules-found","urn:groundtruth:problem:invalid-data","urn:groundtruth:problem:invalid-parameters"]};function Ce(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ce.evaluated;if(l.dynamicProps&&(l.props=void 0),
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
r==="urn:groundtruth:problem:invalid-parameters")){const s={instancePath:o+"/type",schemaPath:"contract#/$defs/RuleProblemType/enum",keyword:"enum",params:{allowedValues:ys.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.title!==void 0){let r=i.title;if(typeof r=="string"){if(C(r)<1){const s={
instancePath:o+"/title",schemaPath:"#/properties/title/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/title",schemaPath:"#/properties/title/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[s]:e.push(s),a++}}if(i.status!==void 0){let r=i.status;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/status",schemaPath:"\
#/properties/status/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>
499||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/maximum",keyword:"maximum",params:{comparison:"<=",limit:499},message:"must be \
<= 499"};e===null?e=[s]:e.push(s),a++}if(r<400||isNaN(r)){const s={instancePath:o+"/status",schemaPath:"#/properties/status/minimum",keyword:"minimum",params:{comparison:"\
>=",limit:400},message:"must be >= 400"};e===null?e=[s]:e.push(s),a++}}}if(i.detail!==void 0){let r=i.detail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/detail",schemaPath:"#/properties/detail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/detail",schemaPath:"#/properties/detail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.id!==void 0){let r=i.id;if(typeof r=="string"){if(C(r)>38){const s={instancePath:o+"/id",schemaPath:"#/properties/id/maxLength",keyword:"\
maxLength",params:{limit:38},message:"must NOT have more than 38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/id",schemaPath:"\
#/properties/id/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.errors!==void 0){let r=i.
errors;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)j(r[u],{instancePath:o+"/errors/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?j.errors:e.concat(j.errors),a=e.length)}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{type:"ar\
ray"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"mu\
st be object"};e===null?e=[r]:e.push(r),a++}return Ce.errors=e,a===0}Ce.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function vr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=vr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Ce(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Ce.errors:e.concat(Ce.errors),a=e.length),vr.errors=e,
a===0}vr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var fs=Cr,gs=new RegExp("^([1-9][0-9]*)?$","u"),bs=new RegExp("^([0-9]{1,2}|100)?$","u");function we(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=we.evaluated;if(l.dynamicProps&&(l.props=void 0),
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
must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.id!==void 0){let s=r.id;if(typeof s=="string"){if(!gs.test(s)){const u={instancePath:o+"\
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
let s=r.id;if(typeof s=="string"){if(!T.test(s)){const u={instancePath:o+"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id\
/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/libraryAttribute/id",schemaPath:"contract#/$defs/MappedLibraryAttribute/properties/id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.name!==void 0&&typeof r.name!="string"){const s={instancePath:o+"/libraryAttribute/name",schemaPath:"contract#/$defs/MappedLibrar\
yAttribute/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/li\
braryAttribute",schemaPath:"contract#/$defs/MappedLibraryAttribute/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),
a++}}if(i.score!==void 0){let r=i.score;if(typeof r=="string"){if(!bs.test(r)){const s={instancePath:o+"/score",schemaPath:"#/properties/score/pattern",keyword:"\
pattern",params:{pattern:"^([0-9]{1,2}|100)?$"},message:'must match pattern "^([0-9]{1,2}|100)?$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"\
/score",schemaPath:"#/properties/score/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return we.errors=e,a===0}we.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function Pe(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Pe.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.attributeMapList===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"attributeMapList"},message:"must have required property 'attributeMapList'"};
e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="attributeMapList"){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperti\
es",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.attributeMapList!==void 0){let r=i.attributeMapList;
if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++)we(r[u],{instancePath:o+"/attributeMapList/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?we.errors:e.concat(we.errors),a=e.length)}else{const s={instancePath:o+"/attributeMapList",schemaPath:"#/properties/attributeMapList/type",keyword:"\
type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Pe.errors=e,a===0}Pe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Cr(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Cr.evaluated;return l.dynamicProps&&(l.props=void 0),
l.dynamicItems&&(l.items=void 0),Pe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Pe.errors:e.concat(Pe.errors),
a=e.length),Cr.errors=e,a===0}Cr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Rs=wr;function wr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=wr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.job===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="job"){const s={instancePath:o,schemaPath:"contract#/$de\
fs/JobAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.
push(s),a++}if(i.job!==void 0){let r=i.job;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job\
/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+
"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/job",schemaPath:"contract#/$defs/JobAnswer/properties/job/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JobAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return wr.errors=e,a===0}wr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var vs=Pr,it={type:"\
object",required:["name","value"],additionalProperties:!1,properties:{name:{type:"string",enum:["Sum","Average","Maximum","Minimum","Count"]},value:{type:"strin\
g",enum:["0","1","2","3","4"]}}};function ke(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=ke.
evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Array.isArray(i)){if(i.length<1){const s={instancePath:o,schemaPath:"#/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[s]:e.push(s),a++}const r=i.length;for(let s=0;s<r;s++){let u=i[s];if(u&&
typeof u=="object"&&!Array.isArray(u)){if(u.name===void 0){const h={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/required",keyword:"required",
params:{missingProperty:"name"},message:"must have required property 'name'"};e===null?e=[h]:e.push(h),a++}if(u.value===void 0){const h={instancePath:o+"/"+s,schemaPath:"\
contract#/$defs/AggregateMethod/required",keyword:"required",params:{missingProperty:"value"},message:"must have required property 'value'"};e===null?e=[h]:e.push(
h),a++}for(const h in u)if(!(h==="name"||h==="value")){const m={instancePath:o+"/"+s,schemaPath:"contract#/$defs/AggregateMethod/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:h},message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),a++}if(u.name!==void 0){let h=u.name;
if(typeof h!="string"){const m={instancePath:o+"/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/type",keyword:"type",params:{type:"stri\
ng"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(!(h==="Sum"||h==="Average"||h==="Maximum"||h==="Minimum"||h==="Count")){const m={instancePath:o+"\
/"+s+"/name",schemaPath:"contract#/$defs/AggregateMethod/properties/name/enum",keyword:"enum",params:{allowedValues:it.properties.name.enum},message:"must be eq\
ual to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}if(u.value!==void 0){let h=u.value;if(typeof h!="string"){const m={instancePath:o+"/"+s+"/value",
schemaPath:"contract#/$defs/AggregateMethod/properties/value/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}
if(!(h==="0"||h==="1"||h==="2"||h==="3"||h==="4")){const m={instancePath:o+"/"+s+"/value",schemaPath:"contract#/$defs/AggregateMethod/properties/value/enum",keyword:"\
enum",params:{allowedValues:it.properties.value.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}}else{const h={instancePath:o+
"/"+s,schemaPath:"contract#/$defs/AggregateMethod/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[h]:e.push(h),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[r]:e.push(r),a++}return ke.errors=e,a===0}ke.evaluated=
{items:!0,dynamicProps:!1,dynamicItems:!1};function Pr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=Pr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),ke(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?ke.errors:e.concat(ke.errors),a=e.length),Pr.errors=e,a===0}Pr.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var Cs=kr;function Y(i,{
instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Y.evaluated;l.dynamicProps&&(l.props=void 0),l.
dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}
for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+
"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAn\
swer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(
d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"addition\
alProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d==
"string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"\
must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/p\
roperties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={
instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportSchedu\
led/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){
const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'mu\
st match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/E\
xportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,
u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);
var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"\
oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Y.errors=e,l.props=m,a===0}Y.evaluated={dynamicProps:!0,
dynamicItems:!1};function kr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=kr.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Y(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?
Y.errors:e.concat(Y.errors),a=e.length;else var r=Y.evaluated.props;return kr.errors=e,l.props=r,a===0}kr.evaluated={dynamicProps:!0,dynamicItems:!1};var ot=qr;
function Z(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Z.evaluated;l.dynamicProps&&(l.props=
void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.
push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<
1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fe\
wer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",
keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",
schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={
instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===
a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){
const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required pro\
perty 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",
keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",
schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/fi\
le",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/format",keyword:"format",
params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"cont\
ract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,
schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:
e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Z.errors=e,
l.props=m,a===0}Z.evaluated={dynamicProps:!0,dynamicItems:!1};function qr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=qr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!Z(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?Z.errors:e.concat(Z.errors),a=e.length;else var r=Z.evaluated.props;return qr.errors=e,l.props=r,a===0}qr.evaluated={dynamicProps:!0,
dynamicItems:!1};var ut=Er,Gr={type:"object",required:["rowsAnalyzed","passing","failing","fraction","leftOut","errors","failingRows","warnings"],additionalProperties:!1,
properties:{result:{type:"string",enum:["passed","failed","no rows"]},rowsAnalyzed:{type:"integer",minimum:0},passing:{type:"integer",minimum:0},failing:{type:"\
integer",minimum:0},fraction:{type:["number","null"],minimum:0,maximum:100},leftOut:{type:"integer",minimum:0},errors:{type:"array",maxItems:4,items:{$ref:"cont\
ract#/$defs/RuleTrialErrors"}},groupCount:{type:"integer",minimum:0},groups:{type:"array",maxItems:20,items:{$ref:"contract#/$defs/RuleTrialGroup"}},aggregates:{
$ref:"contract#/$defs/RuleTrialAggregates"},failingRows:{type:"array",maxItems:10,items:{$ref:"contract#/$defs/RuleTrialRow"}},warnings:{type:"array",maxItems:4,
items:{type:"string",minLength:1}}}},ws={type:"object",required:["part","count","row","message"],additionalProperties:!1,properties:{part:{type:"string",enum:["\
expression","filter","group","aggregate"]},count:{type:"integer",minimum:1},row:{type:"integer",minimum:1},message:{type:"string",minLength:1}}},Ar={type:"objec\
t",required:["passing","failing"],additionalProperties:!1,properties:{passing:{type:["string","null"],maxLength:1001},failing:{type:["string","null"],maxLength:1001}}},
Ps={type:"object",required:["value","passing","failing"],additionalProperties:!1,properties:{value:{type:["string","null"],maxLength:1001},passing:{type:"intege\
r",minimum:0},failing:{type:"integer",minimum:0},aggregates:{$ref:"contract#/$defs/RuleTrialAggregates"}}};function qe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=qe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.value===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"value"},message:"must \
have required property 'value'"};e===null?e=[r]:e.push(r),a++}if(i.passing===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"passing"},message:"must have required property 'passing'"};e===null?e=[r]:e.push(r),a++}if(i.failing===void 0){const r={instancePath:o,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="value"||r==="passing"||r==="failing"||r==="aggregates")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.value!==void 0){let r=i.value;if(typeof r!="string"&&r!==
null){const s={instancePath:o+"/value",schemaPath:"#/properties/value/type",keyword:"type",params:{type:Ps.properties.value.type},message:"must be string,null"};
e===null?e=[s]:e.push(s),a++}if(typeof r=="string"&&C(r)>1001){const s={instancePath:o+"/value",schemaPath:"#/properties/value/maxLength",keyword:"maxLength",params:{
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
contract#/$defs/RuleTrialAggregates/properties/passing/type",keyword:"type",params:{type:Ar.properties.passing.type},message:"must be string,null"};e===null?e=[
u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/pass\
ing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.
failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",
keyword:"type",params:{type:Ar.properties.failing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT ha\
ve more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return qe.errors=e,a===0}qe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var lt={type:"o\
bject",required:["columnisedName","humanisedName","value"],additionalProperties:!1,properties:{columnisedName:{type:"string",minLength:1},humanisedName:{type:"s\
tring",minLength:1},value:{type:["string","null"],maxLength:1001}}};function Ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Ae.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){
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
if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/mi\
nLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/valu\
es/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){let m=h.humanisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/values/"+u+"/hu\
manisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer th\
an 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties\
/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!=
"string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:lt.
properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(y),a++}if(typeof m=="string"&&C(m)>1001){const y={instancePath:o+"/values/"+u+"/valu\
e",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characte\
rs"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.because!==void 0){let r=i.because;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.expression===
void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/required",keyword:"required",params:{missingProperty:"expression"},message:"\
must have required property 'expression'"};e===null?e=[s]:e.push(s),a++}if(r.explanation===void 0){const s={instancePath:o+"/because",schemaPath:"contract#/$def\
s/RuleTrialReason/required",keyword:"required",params:{missingProperty:"explanation"},message:"must have required property 'explanation'"};e===null?e=[s]:e.push(
s),a++}for(const s in r)if(!(s==="expression"||s==="explanation")){const u={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialReason/additionalProp\
erties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.expression!==
void 0){let s=r.expression;if(typeof s=="string"){if(C(s)<1){const u={instancePath:o+"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/propertie\
s/expression/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[u]:e.push(u),a++}}else{const u={instancePath:o+
"/because/expression",schemaPath:"contract#/$defs/RuleTrialReason/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[u]:e.push(u),a++}}if(r.explanation!==void 0){let s=r.explanation;if(typeof s=="string"){if(C(s)<1){const u={instancePath:o+"/because/explanation",schemaPath:"\
contract#/$defs/RuleTrialReason/properties/explanation/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?
e=[u]:e.push(u),a++}}else{const u={instancePath:o+"/because/explanation",schemaPath:"contract#/$defs/RuleTrialReason/properties/explanation/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),a++}}}else{const s={instancePath:o+"/because",schemaPath:"contract#/$defs/RuleTrialRea\
son/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ae.errors=e,a===0}Ae.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};
function Ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ee.evaluated;if(l.dynamicProps&&
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
ed",params:{missingProperty:"warnings"},message:"must have required property 'warnings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!Vr.call(Gr.properties,
r)){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional p\
roperties"};e===null?e=[s]:e.push(s),a++}if(i.result!==void 0){let r=i.result;if(typeof r!="string"){const s={instancePath:o+"/result",schemaPath:"#/properties/\
result/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="passed"||r==="failed"||r==="no rows")){const s={
instancePath:o+"/result",schemaPath:"#/properties/result/enum",keyword:"enum",params:{allowedValues:Gr.properties.result.enum},message:"must be equal to one of \
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
if(!(typeof r=="number"&&isFinite(r))&&r!==null){const s={instancePath:o+"/fraction",schemaPath:"#/properties/fraction/type",keyword:"type",params:{type:Gr.properties.
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
enum",keyword:"enum",params:{allowedValues:ws.properties.part.enum},message:"must be equal to one of the allowed values"};e===null?e=[y]:e.push(y),a++}}if(h.count!==
void 0){let m=h.count;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTr\
ialErrors/properties/count/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(
m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/count",schemaPath:"contract#/$defs/RuleTrialErrors/properties/count/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.row!==void 0){let m=h.row;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(
m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"contract#/$defs/RuleTrialErrors/properties/row/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[y]:e.push(y),a++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){const y={instancePath:o+"/errors/"+u+"/row",schemaPath:"cont\
ract#/$defs/RuleTrialErrors/properties/row/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[y]:e.push(y),a++}}if(h.
message!==void 0){let m=h.message;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/\
properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={
instancePath:o+"/errors/"+u+"/message",schemaPath:"contract#/$defs/RuleTrialErrors/properties/message/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/errors/"+u,schemaPath:"contract#/$defs/RuleTrialErrors/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/errors",schemaPath:"#/properties/errors/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.groupCount!==void 0){let r=i.groupCount;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(
r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/groupCount",schemaPath:"#/properties/groupCount/minimum",keyword:"\
minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i.groups!==void 0){let r=i.groups;if(Array.isArray(r)){if(r.length>
20){const u={instancePath:o+"/groups",schemaPath:"#/properties/groups/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 items"};
e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)qe(r[u],{instancePath:o+"/groups/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||
(e=e===null?qe.errors:e.concat(qe.errors),a=e.length)}else{const s={instancePath:o+"/groups",schemaPath:"#/properties/groups/type",keyword:"type",params:{type:"\
array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}if(i.aggregates!==void 0){let r=i.aggregates;if(r&&typeof r=="object"&&!Array.isArray(r)){if(r.passing===
void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/required",keyword:"required",params:{missingProperty:"passing"},message:"\
must have required property 'passing'"};e===null?e=[s]:e.push(s),a++}if(r.failing===void 0){const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/Ru\
leTrialAggregates/required",keyword:"required",params:{missingProperty:"failing"},message:"must have required property 'failing'"};e===null?e=[s]:e.push(s),a++}
for(const s in r)if(!(s==="passing"||s==="failing")){const u={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/additionalProperties",
keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[u]:e.push(u),a++}if(r.passing!==void 0){
let s=r.passing;if(typeof s!="string"&&s!==null){const u={instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passin\
g/type",keyword:"type",params:{type:Ar.properties.passing.type},message:"must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={
instancePath:o+"/aggregates/passing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/passing/maxLength",keyword:"maxLength",params:{limit:1001},message:"\
must NOT have more than 1001 characters"};e===null?e=[u]:e.push(u),a++}}if(r.failing!==void 0){let s=r.failing;if(typeof s!="string"&&s!==null){const u={instancePath:o+
"/aggregates/failing",schemaPath:"contract#/$defs/RuleTrialAggregates/properties/failing/type",keyword:"type",params:{type:Ar.properties.failing.type},message:"\
must be string,null"};e===null?e=[u]:e.push(u),a++}if(typeof s=="string"&&C(s)>1001){const u={instancePath:o+"/aggregates/failing",schemaPath:"contract#/$defs/R\
uleTrialAggregates/properties/failing/maxLength",keyword:"maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[u]:e.push(
u),a++}}}else{const s={instancePath:o+"/aggregates",schemaPath:"contract#/$defs/RuleTrialAggregates/type",keyword:"type",params:{type:"object"},message:"must be\
 object"};e===null?e=[s]:e.push(s),a++}}if(i.failingRows!==void 0){let r=i.failingRows;if(Array.isArray(r)){if(r.length>10){const u={instancePath:o+"/failingRow\
s",schemaPath:"#/properties/failingRows/maxItems",keyword:"maxItems",params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[u]:e.push(u),a++}
const s=r.length;for(let u=0;u<s;u++)Ae(r[u],{instancePath:o+"/failingRows/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?Ae.errors:
e.concat(Ae.errors),a=e.length)}else{const s={instancePath:o+"/failingRows",schemaPath:"#/properties/failingRows/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[s]:e.push(s),a++}}if(i.warnings!==void 0){let r=i.warnings;if(Array.isArray(r)){if(r.length>4){const u={instancePath:o+"/warnings",schemaPath:"\
#/properties/warnings/maxItems",keyword:"maxItems",params:{limit:4},message:"must NOT have more than 4 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(typeof h=="string"){if(C(h)<1){const m={instancePath:o+"/warnings/"+u,schemaPath:"#/properties/warnings/items/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/warnings/"+u,schemaPath:"#/proper\
ties/warnings/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/warnings",
schemaPath:"#/properties/warnings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ee.errors=e,a===0}Ee.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var dt={type:"object",required:["number","name","kind","expression","passing","failing","support","reason","wouldFail","thresho\
ld","priority"],additionalProperties:!1,properties:{number:{type:"integer",minimum:1,maximum:100},name:{type:"string",minLength:1,maxLength:255},kind:{type:"str\
ing",enum:["not null","unique","pattern","set","range","length","type","order","dependency"]},expression:{type:"string",minLength:1,maxLength:1e4},filterExpression:{
type:"string",minLength:1,maxLength:1e4},passing:{type:"integer",minimum:1},failing:{type:"integer",minimum:0},support:{type:"number",minimum:0,maximum:100},reason:{
type:"string",minLength:1},wouldFail:{type:"string",minLength:1},failingRow:{$ref:"contract#/$defs/RuleSuggestionRow"},threshold:{type:"integer",minimum:0,maximum:100},
priority:{type:"integer",minimum:1,maximum:10}}};function Le(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=Le.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.row===void 0){const r={
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
e additional properties"};e===null?e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+
"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"mus\
t NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/values/"+u+"/columnisedName",schemaPath:"contract#/$defs/RuleT\
rialValue/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0){
let m=h.humanisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/propert\
ies/humanisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/values/"+u+"/humanisedName",schemaPath:"contract#/$defs/RuleTrialValue/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be s\
tring"};e===null?e=[y]:e.push(y),a++}}if(h.value!==void 0){let m=h.value;if(typeof m!="string"&&m!==null){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"\
contract#/$defs/RuleTrialValue/properties/value/type",keyword:"type",params:{type:lt.properties.value.type},message:"must be string,null"};e===null?e=[y]:e.push(
y),a++}if(typeof m=="string"&&C(m)>1001){const y={instancePath:o+"/values/"+u+"/value",schemaPath:"contract#/$defs/RuleTrialValue/properties/value/maxLength",keyword:"\
maxLength",params:{limit:1001},message:"must NOT have more than 1001 characters"};e===null?e=[y]:e.push(y),a++}}}else{const m={instancePath:o+"/values/"+u,schemaPath:"\
contract#/$defs/RuleTrialValue/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+
"/values",schemaPath:"#/properties/values/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,
schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Le.errors=e,a===0}Le.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};function De(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=De.
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
must have required property 'priority'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!Vr.call(dt.properties,r)){const s={instancePath:o,schemaPath:"#/addit\
ionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.number!==
void 0){let r=i.number;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/number",schemaPath:"#/properties/number/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>100||isNaN(r)){const s={instancePath:o+
"/number",schemaPath:"#/properties/number/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<
1||isNaN(r)){const s={instancePath:o+"/number",schemaPath:"#/properties/number/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};
e===null?e=[s]:e.push(s),a++}}}if(i.name!==void 0){let r=i.name;if(typeof r=="string"){if(C(r)>255){const s={instancePath:o+"/name",schemaPath:"#/properties/nam\
e/maxLength",keyword:"maxLength",params:{limit:255},message:"must NOT have more than 255 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+
"/name",schemaPath:"#/properties/name/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),
a++}}else{const s={instancePath:o+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(
s),a++}}if(i.kind!==void 0){let r=i.kind;if(typeof r!="string"){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="not null"||r==="unique"||r==="pattern"||r==="set"||r==="range"||r==="length"||r==="typ\
e"||r==="order"||r==="dependency")){const s={instancePath:o+"/kind",schemaPath:"#/properties/kind/enum",keyword:"enum",params:{allowedValues:dt.properties.kind.
enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.expression!==void 0){let r=i.expression;if(typeof r=="string"){if(C(
r)>1e4){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/maxLength",keyword:"maxLength",params:{limit:1e4},message:"must NOT have more \
than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/expression",schemaPath:"#/properties/expression/minLength",keyword:"mi\
nLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/expression",schemaPath:"\
#/properties/expression/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.filterExpression!==void 0){let r=i.
filterExpression;if(typeof r=="string"){if(C(r)>1e4){const s={instancePath:o+"/filterExpression",schemaPath:"#/properties/filterExpression/maxLength",keyword:"m\
axLength",params:{limit:1e4},message:"must NOT have more than 10000 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/filterExpress\
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
type:"number"},message:"must be number"};e===null?e=[s]:e.push(s),a++}}if(i.reason!==void 0){let r=i.reason;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/reason",schemaPath:"#/properties/reason/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(
s),a++}}else{const s={instancePath:o+"/reason",schemaPath:"#/properties/reason/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[s]:e.push(s),a++}}if(i.wouldFail!==void 0){let r=i.wouldFail;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/wouldFail",schemaPath:"#/properties/wo\
uldFail/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+
"/wouldFail",schemaPath:"#/properties/wouldFail/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.failingRow!==
void 0&&(Le(i.failingRow,{instancePath:o+"/failingRow",parentData:i,parentDataProperty:"failingRow",rootData:b,dynamicAnchors:g})||(e=e===null?Le.errors:e.concat(
Le.errors),a=e.length)),i.threshold!==void 0){let r=i.threshold;if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/threshold",schemaPath:"\
#/properties/threshold/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){
if(r>100||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"\
must be <= 100"};e===null?e=[s]:e.push(s),a++}if(r<0||isNaN(r)){const s={instancePath:o+"/threshold",schemaPath:"#/properties/threshold/minimum",keyword:"minimu\
m",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}}if(i.priority!==void 0){let r=i.priority;if(!(typeof r=="number"&&!(r%
1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/priority",schemaPath:"#/properties/priority/type",keyword:"type",params:{type:"integer"},message:"must be\
 integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)){if(r>10||isNaN(r)){const s={instancePath:o+"/priority",schemaPath:"#/properties/prio\
rity/maximum",keyword:"maximum",params:{comparison:"<=",limit:10},message:"must be <= 10"};e===null?e=[s]:e.push(s),a++}if(r<1||isNaN(r)){const s={instancePath:o+
"/priority",schemaPath:"#/properties/priority/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[s]:e.push(s),a++}}}}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return De.errors=e,a===
0}De.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Me(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Me.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.version===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"version"},message:"must have required property 'version'"};e===
null?e=[r]:e.push(r),a++}if(i.suggestions===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"suggestions"},message:"\
must have required property 'suggestions'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="version"||r==="suggestions")){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.version!==void 0){let r=i.version;if(typeof r=="string"){if(C(r)>64){const s={instancePath:o+"/version",schemaPath:"#/properties/version/maxLength",keyword:"\
maxLength",params:{limit:64},message:"must NOT have more than 64 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/version",schemaPath:"\
#/properties/version/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={
instancePath:o+"/version",schemaPath:"#/properties/version/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.
suggestions!==void 0){let r=i.suggestions;if(Array.isArray(r)){if(r.length>100){const u={instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/maxI\
tems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[u]:e.push(u),a++}const s=r.length;for(let u=0;u<s;u++)De(r[u],
{instancePath:o+"/suggestions/"+u,parentData:r,parentDataProperty:u,rootData:b,dynamicAnchors:g})||(e=e===null?De.errors:e.concat(De.errors),a=e.length)}else{const s={
instancePath:o+"/suggestions",schemaPath:"#/properties/suggestions/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),
a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Me.errors=
e,a===0}Me.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Q(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Q.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&
!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},
message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/Url\
Answer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),
a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLeng\
th",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/\
url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};
e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"o\
bject"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;Ee(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?Ee.errors:e.concat(Ee.errors),a=e.length);var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;
Me(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Me.errors:e.concat(Me.errors),a=e.length);var w=d===a;if(w&&s)
s=!1,u=[u,2];else{w&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const A={instancePath:o,schemaPath:"c\
ontract#/$defs/RulesAccepted/required",keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[A]:e.push(
A),a++}for(const A in i)if(A!=="rules"){const N={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:A},message:"must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.rules!==void 0){let A=i.rules;if(Array.isArray(A)){if(A.length>
100){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must N\
OT have more than 100 items"};e===null?e=[E]:e.push(E),a++}if(A.length<1){const E={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/\
rules/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[E]:e.push(E),a++}const N=A.length;for(let E=0;E<N;E++){
let F=A[E];if(typeof F=="string"){if(!T.test(F)){const J={instancePath:o+"/rules/"+E,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"\
pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[J]:e.push(J),a++}}else{const J={instancePath:o+"/rules/"+E,schemaPath:"\
contract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[J]:e.push(J),a++}}}else{const N={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[N]:e.push(N),a++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[A]:e.push(A),a++}var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,m!==!0&&(m=!0));const A=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===
void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have requi\
red property 'job'"};e===null?e=[E]:e.push(E),a++}if(i.file===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"req\
uired",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(!(E==="job"||E==="file")){
const F={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"\
must NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(i.job!==void 0){let E=i.job;if(typeof E=="string"){if(C(E)<1){const F={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[F]:e.push(F),a++}if(!D.test(E)){const F={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.push(F),a++}}else{const F={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[F]:e.push(F),a++}}if(i.file!==void 0){let E=i.
file;if(typeof E=="string"){if(C(E)<1){const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[F]:e.push(F),a++}if(!D.test(E)){const F={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[F]:e.
push(F),a++}}else{const F={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[E]:e.push(E),a++}var w=A===a;if(w&&s)s=!1,u=[u,4];else{w&&(s=!0,u=4,m!==!0&&(m=!0));const E=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=E===a;w&&s?(s=!1,u=[u,5]):w&&(s=!0,u=5,m!==!0&&(m=
!0))}}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match\
 exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return Q.errors=e,l.props=m,a===0}Q.evaluated={dynamicProps:!0,dynamicItems:!1};function Er(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Er.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!Q(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?Q.errors:e.concat(Q.errors),a=e.length;else var r=Q.
evaluated.props;return Er.errors=e,l.props=r,a===0}Er.evaluated={dynamicProps:!0,dynamicItems:!1};var ks=Lr,mt={type:"object",required:["EDIT","DELETE"],additionalProperties:!1,
properties:{EDIT:{type:"string",enum:["0","1"]},DELETE:{type:"string",enum:["0","1"]}}};function Lr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=Lr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.
isArray(i)){if(i.EDIT===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/required",keyword:"required",params:{missingProperty:"EDIT"},
message:"must have required property 'EDIT'"};e===null?e=[r]:e.push(r),a++}if(i.DELETE===void 0){const r={instancePath:o,schemaPath:"contract#/$defs/RulePermiss\
ions/required",keyword:"required",params:{missingProperty:"DELETE"},message:"must have required property 'DELETE'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="EDIT"||r==="DELETE")){const s={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.EDIT!==void 0){let r=i.EDIT;if(typeof r!="string"){const s={
instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/EDIT",schemaPath:"contract#/$defs/RulePermissions/properties/EDIT/enum",keyword:"enum",params:{
allowedValues:mt.properties.EDIT.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.DELETE!==void 0){let r=i.DELETE;
if(typeof r!="string"){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/properties/DELETE/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="0"||r==="1")){const s={instancePath:o+"/DELETE",schemaPath:"contract#/$defs/RulePermissions/pro\
perties/DELETE/enum",keyword:"enum",params:{allowedValues:mt.properties.DELETE.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(
s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/RulePermissions/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[r]:e.push(r),a++}return Lr.errors=e,a===0}Lr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Hr=Dr;function X(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=X.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;
const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.uri===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"\
must have required property 'uri'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="uri"){const p={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
uri!==void 0){let d=i.uri;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/uri",schemaPath:"\
contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;if(i&&typeof i=="object"&&!Array.isArray(
i)){if(i.job===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"\
must have required property 'job'"};e===null?e=[k]:e.push(k),a++}if(i.file===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/require\
d",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="job"||
k==="file")){const L={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},
message:"must NOT have additional properties"};e===null?e=[L]:e.push(L),a++}if(i.job!==void 0){let k=i.job;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(i.file!==void 0){let k=i.
file;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),a++}if(!D.test(k)){const L={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[L]:e.
push(L),a++}}else{const L={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[L]:e.push(L),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[k]:e.push(k),a++}var w=d===a;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,m!==!0&&
(m=!0));const A=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.rules===void 0){const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/required",
keyword:"required",params:{missingProperty:"rules"},message:"must have required property 'rules'"};e===null?e=[E]:e.push(E),a++}for(const E in i)if(E!=="rules"){
const F={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:E},message:"mu\
st NOT have additional properties"};e===null?e=[F]:e.push(F),a++}if(i.rules!==void 0){let E=i.rules;if(Array.isArray(E)){if(E.length>100){const J={instancePath:o+
"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};
e===null?e=[J]:e.push(J),a++}if(E.length<1){const J={instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/minItems",keyword:"minIt\
ems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[J]:e.push(J),a++}const F=E.length;for(let J=0;J<F;J++){let Ur=E[J];if(typeof Ur=="\
string"){if(!T.test(Ur)){const ze={instancePath:o+"/rules/"+J,schemaPath:"contract#/$defs/RulesAccepted/properties/rules/items/pattern",keyword:"pattern",params:{
pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[ze]:e.push(ze),a++}}else{const ze={instancePath:o+"/rules/"+J,schemaPath:"con\
tract#/$defs/RulesAccepted/properties/rules/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[ze]:e.push(ze),a++}}}else{const F={
instancePath:o+"/rules",schemaPath:"contract#/$defs/RulesAccepted/properties/rules/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?
e=[F]:e.push(F),a++}}}else{const E={instancePath:o,schemaPath:"contract#/$defs/RulesAccepted/type",keyword:"type",params:{type:"object"},message:"must be object"};
e===null?e=[E]:e.push(E),a++}var w=A===a;w&&s?(s=!1,u=[u,4]):w&&(s=!0,u=4,m!==!0&&(m=!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,
schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return X.errors=e,
l.props=m,a===0}X.evaluated={dynamicProps:!0,dynamicItems:!1};function Dr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Dr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!X(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g}))e=e===null?X.errors:e.concat(X.errors),a=e.length;else var r=X.evaluated.props;return Dr.errors=e,l.props=r,a===0}Dr.evaluated={dynamicProps:!0,
dynamicItems:!1};var pt=Mr;function Mr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Mr.evaluated;
if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.uri===void 0){const r={instancePath:o,schemaPath:"\
contract#/$defs/UriAnswer/required",keyword:"required",params:{missingProperty:"uri"},message:"must have required property 'uri'"};e===null?e=[r]:e.push(r),a++}
for(const r in i)if(r!=="uri"){const s={instancePath:o,schemaPath:"contract#/$defs/UriAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.uri!==void 0){let r=i.uri;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[s]:e.push(s),a++}if(!D.test(r)){const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAnswer/properties/uri/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/uri",schemaPath:"contract#/$defs/UriAn\
swer/properties/uri/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
contract#/$defs/UriAnswer/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Mr.errors=e,a===0}Mr.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};var qs=Fr;function ee(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,
a=0;const l=ee.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.
isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"required",params:{missingProperty:"url"},message:"\
must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/ad\
ditionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.
url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/minLength",keyword:"\
minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/url",schemaPath:"\
contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"type",params:{type:"string"},message:"must \
be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(
d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return ee.errors=e,l.props=m,a===0}ee.evaluated={dynamicProps:!0,dynamicItems:!1};function Fr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!ee(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ee.errors:e.concat(ee.errors),a=e.length;else var r=ee.evaluated.props;return Fr.errors=
e,l.props=r,a===0}Fr.evaluated={dynamicProps:!0,dynamicItems:!1};var As=Nr;function Nr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=Nr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){if(C(i)<1){const r={instancePath:o,
schemaPath:"contract#/$defs/JoinDrawing/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[r]:e.push(r),
a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDrawing/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.
push(r),a++}return Nr.errors=e,a===0}Nr.evaluated={dynamicProps:!1,dynamicItems:!1};var ct=Jr;function Jr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i=="string"){
if(C(i)<1){const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than\
 1 characters"};e===null?e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"contract#/$defs/JoinDiagramText/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[r]:e.push(r),a++}return Jr.errors=e,a===0}Jr.evaluated={dynamicProps:!1,dynamicItems:!1};var Es=Tr;function re(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=re.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.
items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.category===void 0){const d={instancePath:o,schemaPath:"contr\
act#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"category"},message:"must have required property 'category'"};e===null?e=[d]:e.push(
d),a++}if(i.keyword===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/required",keyword:"required",params:{missingProperty:"keyword"},message:"\
must have required property 'keyword'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="category"||d==="keyword")){const p={instancePath:o,schemaPath:"c\
ontract#/$defs/KeywordAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};e===
null?e=[p]:e.push(p),a++}if(i.category!==void 0){let d=i.category;if(typeof d=="string"){if(!T.test(d)){const p={instancePath:o+"/category",schemaPath:"contract\
#/$defs/KeywordAdded/properties/category/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:
e.push(p),a++}}else{const p={instancePath:o+"/category",schemaPath:"contract#/$defs/KeywordAdded/properties/category/type",keyword:"type",params:{type:"string"},
message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.keyword!==void 0){let d=i.keyword;if(typeof d=="string"){if(!We.test(d)){const p={instancePath:o+"/\
keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/pattern",keyword:"pattern",params:{pattern:"^(0|[1-9][0-9]*)$"},message:'must match pattern\
 "^(0|[1-9][0-9]*)$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/keyword",schemaPath:"contract#/$defs/KeywordAdded/properties/keyword/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/KeywordAdded/type",
keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="obje\
ct"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=
!0))}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match ex\
actly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return re.errors=e,l.props=m,a===0}re.evaluated={dynamicProps:!0,dynamicItems:!1};function Tr(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Tr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!re(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?re.errors:e.concat(re.errors),a=e.length;else var r=re.
evaluated.props;return Tr.errors=e,l.props=r,a===0}Tr.evaluated={dynamicProps:!0,dynamicItems:!1};var Ls=$r,Ds=new RegExp("^(/[^/?#]+)*/api/repositories/[A-Za-z\
0-9_-]{1,64}/rulegroups/[1-9][0-9]*$","u");function $r(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=$r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i["x-request-id"]===void 0){
const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"x-request-id"},message:"must have required property 'x-request-id'"};
e===null?e=[r]:e.push(r),a++}if(i.location===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"location"},message:"\
must have required property 'location'"};e===null?e=[r]:e.push(r),a++}if(i["x-request-id"]!==void 0){let r=i["x-request-id"];if(typeof r=="string"){if(C(r)>38){
const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/maxLength",keyword:"maxLength",params:{limit:38},message:"must NOT have more than \
38 characters"};e===null?e=[s]:e.push(s),a++}if(C(r)<1){const s={instancePath:o+"/x-request-id",schemaPath:"#/properties/x-request-id/minLength",keyword:"minLen\
gth",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/x-request-id",schemaPath:"#/\
properties/x-request-id/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-limit"]!==void 0){let r=i["\
ratelimit-limit"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<1||isNaN(r))){const s={
instancePath:o+"/ratelimit-limit",schemaPath:"#/properties/ratelimit-limit/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===
null?e=[s]:e.push(s),a++}}if(i["ratelimit-remaining"]!==void 0){let r=i["ratelimit-remaining"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={
instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remaining/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?
e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={instancePath:o+"/ratelimit-remaining",schemaPath:"#/properties/ratelimit-remai\
ning/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[s]:e.push(s),a++}}if(i["ratelimit-reset"]!==void 0){let r=i["\
ratelimit-reset"];if(!(typeof r=="number"&&!(r%1)&&!isNaN(r)&&isFinite(r))){const s={instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/\
type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[s]:e.push(s),a++}if(typeof r=="number"&&isFinite(r)&&(r<0||isNaN(r))){const s={
instancePath:o+"/ratelimit-reset",schemaPath:"#/properties/ratelimit-reset/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===
null?e=[s]:e.push(s),a++}}if(i.location!==void 0){let r=i.location;if(typeof r=="string"){if(!Ds.test(r)){const s={instancePath:o+"/location",schemaPath:"#/prop\
erties/location/pattern",keyword:"pattern",params:{pattern:"^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"},message:'must match patt\
ern "^(/[^/?#]+)*/api/repositories/[A-Za-z0-9_-]{1,64}/rulegroups/[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/location",schemaPath:"\
#/properties/location/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return $r.errors=e,a===0}$r.evaluated={props:{"x-request-id":!0,
"ratelimit-limit":!0,"ratelimit-remaining":!0,"ratelimit-reset":!0,location:!0},dynamicProps:!1,dynamicItems:!1};var Ms=xr;function te(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=te.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);
const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderCo\
nnectionAdded/required",keyword:"required",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}if(i.connectionId===
void 0){const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/required",keyword:"required",params:{missingProperty:"connectionId"},message:"\
must have required property 'connectionId'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="url"||d==="connectionId")){const p={instancePath:o,schemaPath:"\
contract#/$defs/LoaderConnectionAdded/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/LoaderConnectionAdded/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),
a++}if(!D.test(d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/url/format",keyword:"format",params:{format:"uri-\
reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderCon\
nectionAdded/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.connectionId!==void 0){let d=i.
connectionId;if(typeof d=="string"){if(!T.test(d)){const p={instancePath:o+"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connecti\
onId/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/connectionId",schemaPath:"contract#/$defs/LoaderConnectionAdded/properties/connectionId/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionAdded/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.job===void 0){const d={
instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have required property 'job\
'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"\
contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional properties"};
e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportS\
cheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{format:"uri-reference"},message:'\
must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.file;if(typeof d=="string"){if(C(
d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",params:{limit:1},message:"must \
NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/prope\
rties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+
"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(
p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;M(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2,m!==!0&&(m=!0))}if(s)a=r,e!==null&&(r?e.length=
r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};e===null?
e=[d]:e.push(d),a++}return te.errors=e,l.props=m,a===0}te.evaluated={dynamicProps:!0,dynamicItems:!1};function xr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),!te(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?te.errors:e.concat(te.errors),a=e.length;else var r=te.evaluated.props;return xr.errors=
e,l.props=r,a===0}xr.evaluated={dynamicProps:!0,dynamicItems:!1};var Fs=jr;function jr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=jr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){
const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/required",keyword:"required",params:{missingProperty:"url"},message:"must have\
 required property 'url'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r==="url"||r==="message")){const s={instancePath:o,schemaPath:"contract#/$defs/Loa\
derConnectionCommandResult/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===
null?e=[s]:e.push(s),a++}if(i.url!==void 0){let r=i.url;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConne\
ctionCommandResult/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}
if(!D.test(r)){const s={instancePath:o+"/url",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/url/format",keyword:"format",params:{format:"\
uri-reference"},message:'must match format "uri-reference"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/url",schemaPath:"contract#/$defs/Loade\
rConnectionCommandResult/properties/url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.message!==void 0){
let r=i.message;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+"/message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/messag\
e/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/\
message",schemaPath:"contract#/$defs/LoaderConnectionCommandResult/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"contract#/$defs/LoaderConnectionCommandResult/type",keyword:"type",params:{type:"object"},message:"\
must be object"};e===null?e=[r]:e.push(r),a++}return jr.errors=e,a===0}jr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Ns=zr;function Fe(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Fe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.encodings===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
encodings"},message:"must have required property 'encodings'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(r!=="encodings"){const s={instancePath:o,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}
if(i.encodings!==void 0){let r=i.encodings;if(Array.isArray(r)){const s=r.length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"){const m={instancePath:o+
"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(!(h===
""||h==="cp1252"||h==="ascii"||h==="big5"||h==="cp1250"||h==="cp1251"||h==="cp1253"||h==="cp1254"||h==="cp1255"||h==="cp1256"||h==="cp1257"||h==="cp1258"||h==="\
cp437"||h==="cp737"||h==="cp775"||h==="cp850"||h==="cp852"||h==="cp855"||h==="cp857"||h==="cp860"||h==="cp861"||h==="cp862"||h==="cp863"||h==="cp864"||h==="cp86\
5"||h==="cp866"||h==="cp869"||h==="cp874"||h==="cp932"||h==="cp936"||h==="cp949"||h==="cp950"||h==="dingbats"||h==="ebcdic"||h==="euc-cn"||h==="euc-jp"||h==="eu\
c-kr"||h==="gb12345"||h==="gb1988"||h==="gb2312"||h==="gb2312-raw"||h==="identity"||h==="iso2022"||h==="iso2022-jp"||h==="iso2022-kr"||h==="iso8859-1"||h==="iso\
8859-2"||h==="iso8859-3"||h==="iso8859-4"||h==="iso8859-5"||h==="iso8859-6"||h==="iso8859-7"||h==="iso8859-8"||h==="iso8859-9"||h==="iso8859-10"||h==="iso8859-1\
3"||h==="iso8859-14"||h==="iso8859-15"||h==="iso8859-16"||h==="jis0201"||h==="jis0208"||h==="jis0212"||h==="koi8-r"||h==="koi8-u"||h==="ksc5601"||h==="macCentEu\
ro"||h==="macCroatian"||h==="macCyrillic"||h==="macDingbats"||h==="macGreek"||h==="macIceland"||h==="macJapan"||h==="macRoman"||h==="macRomania"||h==="macThai"||
h==="macTurkish"||h==="macUkraine"||h==="shiftjis"||h==="symbol"||h==="tis-620"||h==="unicode"||h==="utf-8"||h==="cp037"||h==="cp273"||h==="cp277"||h==="cp278"||
h==="cp280"||h==="cp284"||h==="cp285"||h==="cp297"||h==="cp500"||h==="cp870"||h==="cp871"||h==="cp875"||h==="cp1025"||h==="cp1026"||h==="cp1047"||h==="cp1140"||
h==="cp1141"||h==="cp1142"||h==="cp1143"||h==="cp1144"||h==="cp1145"||h==="cp1146"||h==="cp1147"||h==="cp1148"||h==="cp1149"||h==="cp930"||h==="cp933"||h==="cp9\
35"||h==="cp937"||h==="cp939"||h==="gb18030"||h==="utf-16be"||h==="utf-16le")){const m={instancePath:o+"/encodings/"+u,schemaPath:"contract#/$defs/Encoding/enum",
keyword:"enum",params:{allowedValues:Zr.enum},message:"must be equal to one of the allowed values"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+
"/encodings",schemaPath:"#/properties/encodings/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}}else{const r={
instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Fe.errors=e,a===0}Fe.evaluated=
{props:!0,dynamicProps:!1,dynamicItems:!1};function zr(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=zr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),Fe(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,
dynamicAnchors:g})||(e=e===null?Fe.errors:e.concat(Fe.errors),a=e.length),zr.errors=e,a===0}zr.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};var Js=Or,ht={
type:"object",required:["TYPE","SEQUENCE","PARAM_NAME","PARAM_DISP","PARAM_TYPE","PARAM_REQD"],additionalProperties:!1,properties:{TYPE:{$ref:"contract#/$defs/L\
oaderConnectionType"},SEQUENCE:{type:"string",pattern:"^[1-9][0-9]*$"},PARAM_NAME:{type:"string",pattern:"^[A-Z_]+$"},PARAM_DISP:{type:"string",minLength:1},PARAM_TYPE:{
type:"string",enum:["directory","list","text"]},PARAM_REQD:{type:"string",enum:["Y","N"]}}},Ts={type:"string",enum:["delimited","cobol","vendorfmt","hdfs_delimi\
ted","odbc","generic","oracle","db2","postgresql","trino","http","s3"]},$s=new RegExp("^[A-Z_]+$","u");function Ne(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ne.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"TYPE"},message:"must ha\
ve required property 'TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.SEQUENCE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
SEQUENCE"},message:"must have required property 'SEQUENCE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_NAME===void 0){const r={instancePath:o,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"PARAM_NAME"},message:"must have required property 'PARAM_NAME'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_DISP===
void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_DISP"},message:"must have required property 'PARAM_DIS\
P'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_TYPE===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"PARAM_TY\
PE"},message:"must have required property 'PARAM_TYPE'"};e===null?e=[r]:e.push(r),a++}if(i.PARAM_REQD===void 0){const r={instancePath:o,schemaPath:"#/required",
keyword:"required",params:{missingProperty:"PARAM_REQD"},message:"must have required property 'PARAM_REQD'"};e===null?e=[r]:e.push(r),a++}for(const r in i)if(!(r===
"TYPE"||r==="SEQUENCE"||r==="PARAM_NAME"||r==="PARAM_DISP"||r==="PARAM_TYPE"||r==="PARAM_REQD")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.TYPE!==void 0){let r=i.TYPE;
if(typeof r!="string"){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/type",keyword:"type",params:{type:"string"},message:"mus\
t be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="delimited"||r==="cobol"||r==="vendorfmt"||r==="hdfs_delimited"||r==="odbc"||r==="generic"||r==="oracle"||r===
"db2"||r==="postgresql"||r==="trino"||r==="http"||r==="s3")){const s={instancePath:o+"/TYPE",schemaPath:"contract#/$defs/LoaderConnectionType/enum",keyword:"enu\
m",params:{allowedValues:Ts.enum},message:"must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.SEQUENCE!==void 0){let r=i.SEQUENCE;if(typeof r==
"string"){if(!T.test(r)){const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'\
must match pattern "^[1-9][0-9]*$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/SEQUENCE",schemaPath:"#/properties/SEQUENCE/type",keyword:"typ\
e",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_NAME!==void 0){let r=i.PARAM_NAME;if(typeof r=="string"){if(!$s.test(
r)){const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/pattern",keyword:"pattern",params:{pattern:"^[A-Z_]+$"},message:'must match patter\
n "^[A-Z_]+$"'};e===null?e=[s]:e.push(s),a++}}else{const s={instancePath:o+"/PARAM_NAME",schemaPath:"#/properties/PARAM_NAME/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_DISP!==void 0){let r=i.PARAM_DISP;if(typeof r=="string"){if(C(r)<1){const s={instancePath:o+
"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[s]:
e.push(s),a++}}else{const s={instancePath:o+"/PARAM_DISP",schemaPath:"#/properties/PARAM_DISP/type",keyword:"type",params:{type:"string"},message:"must be strin\
g"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_TYPE!==void 0){let r=i.PARAM_TYPE;if(typeof r!="string"){const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/proper\
ties/PARAM_TYPE/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="directory"||r==="list"||r==="text")){
const s={instancePath:o+"/PARAM_TYPE",schemaPath:"#/properties/PARAM_TYPE/enum",keyword:"enum",params:{allowedValues:ht.properties.PARAM_TYPE.enum},message:"mus\
t be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}if(i.PARAM_REQD!==void 0){let r=i.PARAM_REQD;if(typeof r!="string"){const s={instancePath:o+
"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[s]:e.push(s),a++}if(!(r==="Y"||
r==="N")){const s={instancePath:o+"/PARAM_REQD",schemaPath:"#/properties/PARAM_REQD/enum",keyword:"enum",params:{allowedValues:ht.properties.PARAM_REQD.enum},message:"\
must be equal to one of the allowed values"};e===null?e=[s]:e.push(s),a++}}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[r]:e.push(r),a++}return Ne.errors=e,a===0}Ne.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Je(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),Array.isArray(i)){const r=i.length;for(let s=0;s<r;s++)Ne(i[s],{instancePath:o+"/"+s,parentData:i,parentDataProperty:s,rootData:b,dynamicAnchors:g})||
(e=e===null?Ne.errors:e.concat(Ne.errors),a=e.length)}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[r]:e.push(r),a++}return Je.errors=e,a===0}Je.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};function Or(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Or.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=
void 0),Je(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?Je.errors:e.concat(Je.errors),a=e.length),Or.errors=e,
a===0}Or.evaluated={items:!0,dynamicProps:!1,dynamicItems:!1};var xs=Ir;function se(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=se.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.webhook===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/required",keyword:"required",params:{missingProperty:"\
webhook"},message:"must have required property 'webhook'"};e===null?e=[d]:e.push(d),a++}if(i.secret===void 0){const d={instancePath:o,schemaPath:"contract#/$def\
s/WebhookAdded/required",keyword:"required",params:{missingProperty:"secret"},message:"must have required property 'secret'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="webhook"||d==="secret")){const p={instancePath:o,schemaPath:"contract#/$defs/WebhookAdded/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:d},message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.webhook!==void 0){let d=i.webhook;if(typeof d=="string"){
if(!T.test(d)){const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookAdded/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9]\
[0-9]*$"},message:'must match pattern "^[1-9][0-9]*$"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/webhook",schemaPath:"contract#/$defs/Webhoo\
kAdded/properties/webhook/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.secret!==void 0){let d=i.secret;
if(typeof d=="string"){if(C(d)<32){const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/WebhookAdded/properties/secret/minLength",keyword:"minLength",params:{
limit:32},message:"must NOT have fewer than 32 characters"};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/secret",schemaPath:"contract#/$defs/Web\
hookAdded/properties/secret/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"\
contract#/$defs/WebhookAdded/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}
const y=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.url===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/required",keyword:"requi\
red",params:{missingProperty:"url"},message:"must have required property 'url'"};e===null?e=[d]:e.push(d),a++}for(const d in i)if(d!=="url"){const p={instancePath:o,
schemaPath:"contract#/$defs/UrlAnswer/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},message:"must NOT have additional prope\
rties"};e===null?e=[p]:e.push(p),a++}if(i.url!==void 0){let d=i.url;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/url",schemaPath:"contract#/$defs\
/UrlAnswer/properties/url/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(
d)){const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/format",keyword:"format",params:{format:"uri-reference"},message:'must m\
atch format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/url",schemaPath:"contract#/$defs/UrlAnswer/properties/url/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/UrlAnswer/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;
if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.webhook===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"require\
d",params:{missingProperty:"webhook"},message:"must have required property 'webhook'"};e===null?e=[k]:e.push(k),a++}if(i.delivered===void 0){const k={instancePath:o,
schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"delivered"},message:"must have required property 'delivered'"};e===
null?e=[k]:e.push(k),a++}if(i.message===void 0){const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/required",keyword:"required",params:{missingProperty:"\
message"},message:"must have required property 'message'"};e===null?e=[k]:e.push(k),a++}for(const k in i)if(!(k==="webhook"||k==="delivered"||k==="message")){const L={
instancePath:o,schemaPath:"contract#/$defs/WebhookTested/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:k},message:"must NOT ha\
ve additional properties"};e===null?e=[L]:e.push(L),a++}if(i.webhook!==void 0){let k=i.webhook;if(typeof k=="string"){if(!T.test(k)){const L={instancePath:o+"/w\
ebhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/pattern",keyword:"pattern",params:{pattern:"^[1-9][0-9]*$"},message:'must match pattern "^[\
1-9][0-9]*$"'};e===null?e=[L]:e.push(L),a++}}else{const L={instancePath:o+"/webhook",schemaPath:"contract#/$defs/WebhookTested/properties/webhook/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[L]:e.push(L),a++}}if(i.delivered!==void 0&&typeof i.delivered!="boolean"){const k={instancePath:o+
"/delivered",schemaPath:"contract#/$defs/WebhookTested/properties/delivered/type",keyword:"type",params:{type:"boolean"},message:"must be boolean"};e===null?e=[
k]:e.push(k),a++}if(i.message!==void 0){let k=i.message;if(typeof k=="string"){if(C(k)<1){const L={instancePath:o+"/message",schemaPath:"contract#/$defs/Webhook\
Tested/properties/message/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[L]:e.push(L),a++}}else{const L={
instancePath:o+"/message",schemaPath:"contract#/$defs/WebhookTested/properties/message/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[L]:e.push(L),a++}}}else{const k={instancePath:o,schemaPath:"contract#/$defs/WebhookTested/type",keyword:"type",params:{type:"object"},message:"must be o\
bject"};e===null?e=[k]:e.push(k),a++}var w=d===a;if(w&&s)s=!1,u=[u,2];else{w&&(s=!0,u=2,m!==!0&&(m=!0));const k=a;if(i&&typeof i=="object"&&!Array.isArray(i)){if(i.
job===void 0){const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"job"},message:"must have\
 required property 'job'"};e===null?e=[A]:e.push(A),a++}if(i.file===void 0){const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"\
required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[A]:e.push(A),a++}for(const A in i)if(!(A==="job"||A==="file")){
const N={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:A},message:"\
must NOT have additional properties"};e===null?e=[N]:e.push(N),a++}if(i.job!==void 0){let A=i.job;if(typeof A=="string"){if(C(A)<1){const N={instancePath:o+"/jo\
b",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[N]:e.push(N),a++}if(!D.test(A)){const N={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.push(N),a++}}else{const N={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[N]:e.push(N),a++}}if(i.file!==void 0){let A=i.
file;if(typeof A=="string"){if(C(A)<1){const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[N]:e.push(N),a++}if(!D.test(A)){const N={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[N]:e.
push(N),a++}}else{const N={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[N]:e.push(N),a++}}}else{const A={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[A]:e.push(A),a++}var w=k===a;if(w&&s)s=!1,u=[u,3];else{w&&(s=!0,u=3,m!==!0&&(m=!0));const A=a;M(i,{instancePath:o,parentData:R,
parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?M.errors:e.concat(M.errors),a=e.length);var w=A===a;w&&s?(s=!1,u=[u,4]):w&&(s=!0,u=4,m!==!0&&(m=
!0))}}}if(s)a=r,e!==null&&(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match \
exactly one schema in oneOf"};e===null?e=[d]:e.push(d),a++}return se.errors=e,l.props=m,a===0}se.evaluated={dynamicProps:!0,dynamicItems:!1};function Ir(i,{instancePath:o="",
parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Ir.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&
(l.items=void 0),!se(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?se.errors:e.concat(se.errors),a=e.length;else var r=se.
evaluated.props;return Ir.errors=e,l.props=r,a===0}Ir.evaluated={dynamicProps:!0,dynamicItems:!1};var yt=Sr,ft={type:["string","array"],maxItems:2,items:{type:"\
string"}};function Te(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Te.evaluated;if(l.dynamicProps&&
(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.dataRow===void 0){const r={instancePath:o,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"dataRow"},message:"must have required property 'dataRow'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={
instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.
push(r),a++}for(const r in i)if(!(r==="dataRow"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:r},message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.dataRow!==void 0){let r=i.dataRow;if(Array.isArray(r)){const s=r.
length;for(let u=0;u<s;u++){let h=r[u];if(typeof h!="string"&&!Array.isArray(h)){const m={instancePath:o+"/dataRow/"+u,schemaPath:"contract#/$defs/JobCell/type",
keyword:"type",params:{type:ft.type},message:"must be string,array"};e===null?e=[m]:e.push(m),a++}if(Array.isArray(h)){if(h.length>2){const y={instancePath:o+"/\
dataRow/"+u,schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[y]:e.push(y),
a++}const m=h.length;for(let y=0;y<m;y++)if(typeof h[y]!="string"){const w={instancePath:o+"/dataRow/"+u+"/"+y,schemaPath:"contract#/$defs/JobCell/items/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[w]:e.push(w),a++}}}}else{const s={instancePath:o+"/dataRow",schemaPath:"#/properties/dataRow/\
type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.metadata!==void 0&&(z(i.metadata,{instancePath:o+"/metadata",
parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?z.errors:e.concat(z.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return Te.errors=e,a===0}Te.evaluated={props:!0,dynamicProps:!1,
dynamicItems:!1};function $e(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=$e.evaluated;if(l.
dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){for(const r in i)if(r!=="@url"){let s=i[r];if(typeof s!=
"string"&&!Array.isArray(s)){const u={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/type",keyword:"type",params:{
type:ft.type},message:"must be string,array"};e===null?e=[u]:e.push(u),a++}if(Array.isArray(s)){if(s.length>2){const h={instancePath:o+"/"+r.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"contract#/$defs/JobCell/maxItems",keyword:"maxItems",params:{limit:2},message:"must NOT have more than 2 items"};e===null?e=[h]:
e.push(h),a++}const u=s.length;for(let h=0;h<u;h++)if(typeof s[h]!="string"){const m={instancePath:o+"/"+r.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+h,schemaPath:"\
contract#/$defs/JobCell/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}}if(i["@url"]!==void 0&&typeof i["\
@url"]!="string"){const r={instancePath:o+"/@url",schemaPath:"#/properties/%40url/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[r]:e.push(r),a++}}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}
return $e.errors=e,a===0}$e.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function S(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,
dynamicAnchors:g={}}={}){let e=null,a=0;const l=S.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;
if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"#/oneOf/0/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer tha\
n 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<d;p++)Te(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||
(e=e===null?Te.errors:e.concat(Te.errors),a=e.length)}else{const d={instancePath:o,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type:"array"},message:"mus\
t be array"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;if(Array.isArray(i)){if(i.length<1){const p={instancePath:o,schemaPath:"\
#/oneOf/1/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),a++}const d=i.length;for(let p=0;p<
d;p++)$e(i[p],{instancePath:o+"/"+p,parentData:i,parentDataProperty:p,rootData:b,dynamicAnchors:g})||(e=e===null?$e.errors:e.concat($e.errors),a=e.length)}else{
const d={instancePath:o,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(d),a++}var w=y===a;if(w&&
s)s=!1,u=[u,1];else{w&&(s=!0,u=1,m!==!0&&(m=!0));const d=a;if(typeof i=="string"){if(C(i)>0){const k={instancePath:o,schemaPath:"#/oneOf/2/maxLength",keyword:"m\
axLength",params:{limit:0},message:"must NOT have more than 0 characters"};e===null?e=[k]:e.push(k),a++}}else{const k={instancePath:o,schemaPath:"#/oneOf/2/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[k]:e.push(k),a++}var w=d===a;w&&s?(s=!1,u=[u,2]):w&&(s=!0,u=2)}if(s)a=r,e!==null&&(r?
e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneOf"};
e===null?e=[d]:e.push(d),a++}return S.errors=e,l.items=m,a===0}S.evaluated={dynamicProps:!1,dynamicItems:!0};function xe(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=xe.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="obj\
ect"&&!Array.isArray(i)){if(i.columns===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{missingProperty:"columns"},message:"m\
ust have required property 'columns'"};e===null?e=[r]:e.push(r),a++}if(i.rows===void 0){const r={instancePath:o,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"rows"},message:"must have required property 'rows'"};e===null?e=[r]:e.push(r),a++}if(i.metadata===void 0){const r={instancePath:o,schemaPath:"#\
/required",keyword:"required",params:{missingProperty:"metadata"},message:"must have required property 'metadata'"};e===null?e=[r]:e.push(r),a++}for(const r in i)
if(!(r==="columns"||r==="rows"||r==="metadata")){const s={instancePath:o,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:r},
message:"must NOT have additional properties"};e===null?e=[s]:e.push(s),a++}if(i.columns!==void 0){let r=i.columns;if(Array.isArray(r)){const s=r.length;for(let u=0;u<
s;u++){let h=r[u];if(h&&typeof h=="object"&&!Array.isArray(h)){if(h.columnisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/C\
olumn/required",keyword:"required",params:{missingProperty:"columnisedName"},message:"must have required property 'columnisedName'"};e===null?e=[m]:e.push(m),a++}
if(h.humanisedName===void 0){const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"huma\
nisedName"},message:"must have required property 'humanisedName'"};e===null?e=[m]:e.push(m),a++}if(h.description===void 0){const m={instancePath:o+"/columns/"+u,
schemaPath:"contract#/$defs/Column/required",keyword:"required",params:{missingProperty:"description"},message:"must have required property 'description'"};e===
null?e=[m]:e.push(m),a++}for(const m in h)if(!(m==="columnisedName"||m==="humanisedName"||m==="description")){const y={instancePath:o+"/columns/"+u,schemaPath:"\
contract#/$defs/Column/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[y]:e.push(y),a++}if(h.columnisedName!==void 0){let m=h.columnisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedNam\
e",schemaPath:"contract#/$defs/Column/properties/columnisedName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+
"/columns/"+u+"/humanisedName",schemaPath:"contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[m]:e.push(m),a++}if(h.description!==void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contrac\
t#/$defs/Column/properties/description/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+
"/columns/"+u,schemaPath:"contract#/$defs/Column/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={
instancePath:o+"/columns",schemaPath:"#/properties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==
void 0&&(S(i.rows,{instancePath:o+"/rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)),
i.metadata!==void 0&&($(i.metadata,{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.
concat($.errors),a=e.length))}else{const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.
push(r),a++}return xe.errors=e,a===0}xe.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function Sr(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Sr.evaluated;return l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),xe(i,{instancePath:o,
parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g})||(e=e===null?xe.errors:e.concat(xe.errors),a=e.length),Sr.errors=e,a===0}Sr.evaluated={props:!0,
dynamicProps:!1,dynamicItems:!1};var js=Kr;function je(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;
const l=je.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),i&&typeof i=="object"&&!Array.isArray(i)){if(i.columns===void 0){const r={
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
columnisedName;if(typeof m=="string"){if(C(m)<1){const y={instancePath:o+"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnise\
dName/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[y]:e.push(y),a++}}else{const y={instancePath:o+
"/columns/"+u+"/columnisedName",schemaPath:"contract#/$defs/Column/properties/columnisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};
e===null?e=[y]:e.push(y),a++}}if(h.humanisedName!==void 0&&typeof h.humanisedName!="string"){const m={instancePath:o+"/columns/"+u+"/humanisedName",schemaPath:"\
contract#/$defs/Column/properties/humanisedName/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}if(h.description!==
void 0&&typeof h.description!="string"){const m={instancePath:o+"/columns/"+u+"/description",schemaPath:"contract#/$defs/Column/properties/description/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),a++}}else{const m={instancePath:o+"/columns/"+u,schemaPath:"contract#/$defs/Colu\
mn/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),a++}}}else{const s={instancePath:o+"/columns",schemaPath:"#/pr\
operties/columns/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[s]:e.push(s),a++}}i.rows!==void 0&&(S(i.rows,{instancePath:o+"/\
rows",parentData:i,parentDataProperty:"rows",rootData:b,dynamicAnchors:g})||(e=e===null?S.errors:e.concat(S.errors),a=e.length)),i.metadata!==void 0&&($(i.metadata,
{instancePath:o+"/metadata",parentData:i,parentDataProperty:"metadata",rootData:b,dynamicAnchors:g})||(e=e===null?$.errors:e.concat($.errors),a=e.length))}else{
const r={instancePath:o,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[r]:e.push(r),a++}return je.errors=e,a===
0}je.evaluated={props:!0,dynamicProps:!1,dynamicItems:!1};function ae(i,{instancePath:o="",parentData:R,parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){
let e=null,a=0;const l=ae.evaluated;l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0);const r=a;let s=!1,u=null;const h=a;if(i&&typeof i=="objec\
t"&&!Array.isArray(i)){if(i.job===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/required",keyword:"required",params:{missingProperty:"\
job"},message:"must have required property 'job'"};e===null?e=[d]:e.push(d),a++}if(i.file===void 0){const d={instancePath:o,schemaPath:"contract#/$defs/ExportSc\
heduled/required",keyword:"required",params:{missingProperty:"file"},message:"must have required property 'file'"};e===null?e=[d]:e.push(d),a++}for(const d in i)
if(!(d==="job"||d==="file")){const p={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:d},
message:"must NOT have additional properties"};e===null?e=[p]:e.push(p),a++}if(i.job!==void 0){let d=i.job;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+
"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};
e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/job",schemaPath:"contract#/$defs/ExportScheduled/properties/job/format",keyword:"format",params:{
format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.push(p),a++}}else{const p={instancePath:o+"/job",schemaPath:"contract#/$de\
fs/ExportScheduled/properties/job/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[p]:e.push(p),a++}}if(i.file!==void 0){let d=i.
file;if(typeof d=="string"){if(C(d)<1){const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/minLength",keyword:"minLength",
params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[p]:e.push(p),a++}if(!D.test(d)){const p={instancePath:o+"/file",schemaPath:"contra\
ct#/$defs/ExportScheduled/properties/file/format",keyword:"format",params:{format:"uri-reference"},message:'must match format "uri-reference"'};e===null?e=[p]:e.
push(p),a++}}else{const p={instancePath:o+"/file",schemaPath:"contract#/$defs/ExportScheduled/properties/file/type",keyword:"type",params:{type:"string"},message:"\
must be string"};e===null?e=[p]:e.push(p),a++}}}else{const d={instancePath:o,schemaPath:"contract#/$defs/ExportScheduled/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[d]:e.push(d),a++}var w=h===a;if(w){s=!0,u=0;var m=!0}const y=a;je(i,{instancePath:o,parentData:R,parentDataProperty:v,
rootData:b,dynamicAnchors:g})||(e=e===null?je.errors:e.concat(je.errors),a=e.length);var w=y===a;if(w&&s?(s=!1,u=[u,1]):w&&(s=!0,u=1,m!==!0&&(m=!0)),s)a=r,e!==null&&
(r?e.length=r:e=null);else{const d={instancePath:o,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas:u},message:"must match exactly one schema in oneO\
f"};e===null?e=[d]:e.push(d),a++}return ae.errors=e,l.props=m,a===0}ae.evaluated={dynamicProps:!0,dynamicItems:!1};function Kr(i,{instancePath:o="",parentData:R,
parentDataProperty:v,rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=Kr.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),
!ae(i,{instancePath:o,parentData:R,parentDataProperty:v,rootData:b,dynamicAnchors:g}))e=e===null?ae.errors:e.concat(ae.errors),a=e.length;else var r=ae.evaluated.
props;return Kr.errors=e,l.props=r,a===0}Kr.evaluated={dynamicProps:!0,dynamicItems:!1};var zs=_r;function _r(i,{instancePath:o="",parentData:R,parentDataProperty:v,
rootData:b=i,dynamicAnchors:g={}}={}){let e=null,a=0;const l=_r.evaluated;if(l.dynamicProps&&(l.props=void 0),l.dynamicItems&&(l.items=void 0),typeof i!="string"){
const r={instancePath:o,schemaPath:"contract#/$defs/JobEvents/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[r]:e.push(r),a++}
return _r.errors=e,a===0}_r.evaluated={dynamicProps:!1,dynamicItems:!1};var Os={"getOpenApiDocument ok":vt,"getOpenApiDocument ok headers":n,"getOpenApiDocument\
 badRequest":t,"getOpenApiDocument badRequest headers":n,"getOpenApiDocument notAcceptable":t,"getOpenApiDocument notAcceptable headers":n,"getOpenApiDocument t\
ooManyRequests":t,"getOpenApiDocument tooManyRequests headers":c,"getOpenApiDocument internalError":t,"getOpenApiDocument internalError headers":n,"getSession o\
k":Wr,"getSession ok headers":qt,"getSession badRequest":t,"getSession badRequest headers":n,"getSession unauthorized":t,"getSession unauthorized headers":f,"ge\
tSession notAcceptable":t,"getSession notAcceptable headers":n,"getSession tooManyRequests":t,"getSession tooManyRequests headers":c,"getSession internalError":t,
"getSession internalError headers":n,"getSession unavailable":t,"getSession unavailable headers":c,"openSession ok":Wr,"openSession ok headers":Et,"openSession \
badRequest":t,"openSession badRequest headers":n,"openSession unauthorized":t,"openSession unauthorized headers":f,"openSession forbidden":t,"openSession forbid\
den headers":n,"openSession notAcceptable":t,"openSession notAcceptable headers":n,"openSession contentTooLarge":t,"openSession contentTooLarge headers":n,"open\
Session unsupportedMediaType":t,"openSession unsupportedMediaType headers":n,"openSession tooManyRequests":t,"openSession tooManyRequests headers":c,"openSessio\
n internalError":t,"openSession internalError headers":n,"openSession unavailable":t,"openSession unavailable headers":c,"closeSession noContent headers":Mt,"cl\
oseSession badRequest":t,"closeSession badRequest headers":n,"closeSession unauthorized":t,"closeSession unauthorized headers":f,"closeSession forbidden":t,"clo\
seSession forbidden headers":n,"closeSession tooManyRequests":t,"closeSession tooManyRequests headers":c,"closeSession internalError":t,"closeSession internalEr\
ror headers":n,"closeSession unavailable":t,"closeSession unavailable headers":c,"changePassword noContent headers":n,"changePassword badRequest":t,"changePassw\
ord badRequest headers":n,"changePassword unauthorized":t,"changePassword unauthorized headers":f,"changePassword contentTooLarge":t,"changePassword contentTooL\
arge headers":n,"changePassword unsupportedMediaType":t,"changePassword unsupportedMediaType headers":n,"changePassword tooManyRequests":t,"changePassword tooMa\
nyRequests headers":c,"changePassword internalError":t,"changePassword internalError headers":n,"changePassword unavailable":t,"changePassword unavailable heade\
rs":c,"listRepositories ok":P,"listRepositories ok headers":n,"listRepositories badRequest":t,"listRepositories badRequest headers":n,"listRepositories notFound":t,
"listRepositories notFound headers":n,"listRepositories notAcceptable":t,"listRepositories notAcceptable headers":n,"listRepositories tooManyRequests":t,"listRe\
positories tooManyRequests headers":c,"listRepositories internalError":t,"listRepositories internalError headers":n,"listRepositories unavailable":t,"listReposi\
tories unavailable headers":c,"createRepository created":x,"createRepository created headers":_t,"createRepository badRequest":t,"createRepository badRequest he\
aders":n,"createRepository unauthorized":t,"createRepository unauthorized headers":f,"createRepository forbidden":t,"createRepository forbidden headers":n,"crea\
teRepository notAcceptable":t,"createRepository notAcceptable headers":n,"createRepository conflict":t,"createRepository conflict headers":n,"createRepository c\
ontentTooLarge":t,"createRepository contentTooLarge headers":n,"createRepository unsupportedMediaType":t,"createRepository unsupportedMediaType headers":n,"crea\
teRepository tooManyRequests":t,"createRepository tooManyRequests headers":c,"createRepository internalError":t,"createRepository internalError headers":n,"crea\
teRepository unavailable":t,"createRepository unavailable headers":c,"getRepository ok":P,"getRepository ok headers":n,"getRepository badRequest":t,"getReposito\
ry badRequest headers":n,"getRepository unauthorized":t,"getRepository unauthorized headers":f,"getRepository forbidden":t,"getRepository forbidden headers":n,"\
getRepository notFound":t,"getRepository notFound headers":n,"getRepository notAcceptable":t,"getRepository notAcceptable headers":n,"getRepository tooManyReque\
sts":t,"getRepository tooManyRequests headers":c,"getRepository internalError":t,"getRepository internalError headers":n,"getRepository unavailable":t,"getRepos\
itory unavailable headers":c,"deleteRepository noContent headers":n,"deleteRepository badRequest":t,"deleteRepository badRequest headers":n,"deleteRepository un\
authorized":t,"deleteRepository unauthorized headers":f,"deleteRepository forbidden":t,"deleteRepository forbidden headers":n,"deleteRepository notFound":t,"del\
eteRepository notFound headers":n,"deleteRepository tooManyRequests":t,"deleteRepository tooManyRequests headers":c,"deleteRepository internalError":t,"deleteRe\
pository internalError headers":n,"deleteRepository unavailable":t,"deleteRepository unavailable headers":c,"login ok":Bt,"login ok headers":n,"login badRequest":t,
"login badRequest headers":n,"login forbidden":t,"login forbidden headers":n,"login notFound":t,"login notFound headers":n,"login notAcceptable":t,"login notAcc\
eptable headers":n,"login tooManyRequests":t,"login tooManyRequests headers":c,"login internalError":t,"login internalError headers":n,"login unavailable":t,"lo\
gin unavailable headers":c,"uploadFile ok":Gt,"uploadFile ok headers":n,"uploadFile badRequest":t,"uploadFile badRequest headers":n,"uploadFile unauthorized":t,
"uploadFile unauthorized headers":f,"uploadFile forbidden":t,"uploadFile forbidden headers":n,"uploadFile notFound":t,"uploadFile notFound headers":n,"uploadFil\
e notAcceptable":t,"uploadFile notAcceptable headers":n,"uploadFile contentTooLarge":t,"uploadFile contentTooLarge headers":n,"uploadFile unsupportedMediaType":t,
"uploadFile unsupportedMediaType headers":n,"uploadFile tooManyRequests":t,"uploadFile tooManyRequests headers":c,"uploadFile internalError":t,"uploadFile inter\
nalError headers":n,"uploadFile unavailable":t,"uploadFile unavailable headers":c,"listFiles ok":P,"listFiles ok headers":n,"listFiles badRequest":t,"listFiles \
badRequest headers":n,"listFiles unauthorized":t,"listFiles unauthorized headers":f,"listFiles forbidden":t,"listFiles forbidden headers":n,"listFiles notFound":t,
"listFiles notFound headers":n,"listFiles notAcceptable":t,"listFiles notAcceptable headers":n,"listFiles tooManyRequests":t,"listFiles tooManyRequests headers":c,
"listFiles internalError":t,"listFiles internalError headers":n,"listFiles unavailable":t,"listFiles unavailable headers":c,"getFile ok":P,"getFile ok headers":n,
"getFile badRequest":t,"getFile badRequest headers":n,"getFile unauthorized":t,"getFile unauthorized headers":f,"getFile forbidden":t,"getFile forbidden headers":n,
"getFile notFound":t,"getFile notFound headers":n,"getFile notAcceptable":t,"getFile notAcceptable headers":n,"getFile tooManyRequests":t,"getFile tooManyReques\
ts headers":c,"getFile internalError":t,"getFile internalError headers":n,"getFile unavailable":t,"getFile unavailable headers":c,"deleteFile noContent headers":n,
"deleteFile badRequest":t,"deleteFile badRequest headers":n,"deleteFile unauthorized":t,"deleteFile unauthorized headers":f,"deleteFile forbidden":t,"deleteFile\
 forbidden headers":n,"deleteFile notFound":t,"deleteFile notFound headers":n,"deleteFile conflict":t,"deleteFile conflict headers":n,"deleteFile tooManyRequest\
s":t,"deleteFile tooManyRequests headers":c,"deleteFile internalError":t,"deleteFile internalError headers":n,"deleteFile unavailable":t,"deleteFile unavailable\
 headers":c,"downloadExport ok":Qr,"downloadExport ok headers":Ht,"downloadExport partialContent":Qr,"downloadExport partialContent headers":Ut,"downloadExport \
notModified headers":Yt,"downloadExport badRequest":t,"downloadExport badRequest headers":n,"downloadExport unauthorized":t,"downloadExport unauthorized headers":f,
"downloadExport forbidden":t,"downloadExport forbidden headers":n,"downloadExport notFound":t,"downloadExport notFound headers":n,"downloadExport conflict":t,"d\
ownloadExport conflict headers":n,"downloadExport rangeNotSatisfiable":t,"downloadExport rangeNotSatisfiable headers":Qt,"downloadExport tooManyRequests":t,"dow\
nloadExport tooManyRequests headers":c,"downloadExport internalError":t,"downloadExport internalError headers":n,"downloadExport unavailable":t,"downloadExport \
unavailable headers":c,"listEntities ok":P,"listEntities ok headers":n,"listEntities badRequest":t,"listEntities badRequest headers":n,"listEntities unauthorize\
d":t,"listEntities unauthorized headers":f,"listEntities forbidden":t,"listEntities forbidden headers":n,"listEntities notFound":t,"listEntities notFound header\
s":n,"listEntities notAcceptable":t,"listEntities notAcceptable headers":n,"listEntities tooManyRequests":t,"listEntities tooManyRequests headers":c,"listEntiti\
es internalError":t,"listEntities internalError headers":n,"listEntities unavailable":t,"listEntities unavailable headers":c,"runEntitiesCommand ok":es,"runEnti\
tiesCommand ok headers":n,"runEntitiesCommand noContent headers":n,"runEntitiesCommand badRequest":t,"runEntitiesCommand badRequest headers":n,"runEntitiesComma\
nd unauthorized":t,"runEntitiesCommand unauthorized headers":f,"runEntitiesCommand forbidden":t,"runEntitiesCommand forbidden headers":n,"runEntitiesCommand not\
Found":t,"runEntitiesCommand notFound headers":n,"runEntitiesCommand notAcceptable":t,"runEntitiesCommand notAcceptable headers":n,"runEntitiesCommand conflict":t,
"runEntitiesCommand conflict headers":n,"runEntitiesCommand contentTooLarge":t,"runEntitiesCommand contentTooLarge headers":n,"runEntitiesCommand unsupportedMed\
iaType":t,"runEntitiesCommand unsupportedMediaType headers":n,"runEntitiesCommand tooManyRequests":t,"runEntitiesCommand tooManyRequests headers":c,"runEntities\
Command internalError":t,"runEntitiesCommand internalError headers":n,"runEntitiesCommand unavailable":t,"runEntitiesCommand unavailable headers":c,"runExpressi\
onsCommand ok":rs,"runExpressionsCommand ok headers":n,"runExpressionsCommand badRequest":t,"runExpressionsCommand badRequest headers":n,"runExpressionsCommand \
unauthorized":t,"runExpressionsCommand unauthorized headers":f,"runExpressionsCommand forbidden":t,"runExpressionsCommand forbidden headers":n,"runExpressionsCo\
mmand notFound":t,"runExpressionsCommand notFound headers":n,"runExpressionsCommand notAcceptable":t,"runExpressionsCommand notAcceptable headers":n,"runExpress\
ionsCommand conflict":t,"runExpressionsCommand conflict headers":n,"runExpressionsCommand contentTooLarge":t,"runExpressionsCommand contentTooLarge headers":n,"\
runExpressionsCommand unsupportedMediaType":t,"runExpressionsCommand unsupportedMediaType headers":n,"runExpressionsCommand tooManyRequests":t,"runExpressionsCo\
mmand tooManyRequests headers":c,"runExpressionsCommand internalError":t,"runExpressionsCommand internalError headers":n,"runExpressionsCommand unavailable":t,"\
runExpressionsCommand unavailable headers":c,"countEntities ok":V,"countEntities ok headers":n,"countEntities badRequest":t,"countEntities badRequest headers":n,
"countEntities unauthorized":t,"countEntities unauthorized headers":f,"countEntities forbidden":t,"countEntities forbidden headers":n,"countEntities notFound":t,
"countEntities notFound headers":n,"countEntities notAcceptable":t,"countEntities notAcceptable headers":n,"countEntities tooManyRequests":t,"countEntities tooM\
anyRequests headers":c,"countEntities internalError":t,"countEntities internalError headers":n,"countEntities unavailable":t,"countEntities unavailable headers":c,
"getEntity ok":P,"getEntity ok headers":n,"getEntity badRequest":t,"getEntity badRequest headers":n,"getEntity unauthorized":t,"getEntity unauthorized headers":f,
"getEntity forbidden":t,"getEntity forbidden headers":n,"getEntity notFound":t,"getEntity notFound headers":n,"getEntity notAcceptable":t,"getEntity notAcceptab\
le headers":n,"getEntity tooManyRequests":t,"getEntity tooManyRequests headers":c,"getEntity internalError":t,"getEntity internalError headers":n,"getEntity una\
vailable":t,"getEntity unavailable headers":c,"runEntityCommand ok":ts,"runEntityCommand ok headers":n,"runEntityCommand badRequest":t,"runEntityCommand badRequ\
est headers":n,"runEntityCommand unauthorized":t,"runEntityCommand unauthorized headers":f,"runEntityCommand forbidden":t,"runEntityCommand forbidden headers":n,
"runEntityCommand notFound":t,"runEntityCommand notFound headers":n,"runEntityCommand notAcceptable":t,"runEntityCommand notAcceptable headers":n,"runEntityComm\
and conflict":t,"runEntityCommand conflict headers":n,"runEntityCommand contentTooLarge":t,"runEntityCommand contentTooLarge headers":n,"runEntityCommand unsupp\
ortedMediaType":t,"runEntityCommand unsupportedMediaType headers":n,"runEntityCommand tooManyRequests":t,"runEntityCommand tooManyRequests headers":c,"runEntity\
Command internalError":t,"runEntityCommand internalError headers":n,"runEntityCommand unavailable":t,"runEntityCommand unavailable headers":c,"deleteEntity noCo\
ntent headers":n,"deleteEntity badRequest":t,"deleteEntity badRequest headers":n,"deleteEntity unauthorized":t,"deleteEntity unauthorized headers":f,"deleteEnti\
ty forbidden":t,"deleteEntity forbidden headers":n,"deleteEntity notFound":t,"deleteEntity notFound headers":n,"deleteEntity tooManyRequests":t,"deleteEntity to\
oManyRequests headers":c,"deleteEntity internalError":t,"deleteEntity internalError headers":n,"deleteEntity unavailable":t,"deleteEntity unavailable headers":c,
"listRows ok":P,"listRows ok headers":n,"listRows badRequest":t,"listRows badRequest headers":n,"listRows unauthorized":t,"listRows unauthorized headers":f,"lis\
tRows forbidden":t,"listRows forbidden headers":n,"listRows notFound":t,"listRows notFound headers":n,"listRows notAcceptable":t,"listRows notAcceptable headers":n,
"listRows conflict":t,"listRows conflict headers":n,"listRows tooManyRequests":t,"listRows tooManyRequests headers":c,"listRows internalError":t,"listRows inter\
nalError headers":n,"listRows unavailable":t,"listRows unavailable headers":c,"runRowsCommand ok":q,"runRowsCommand ok headers":n,"runRowsCommand badRequest":t,
"runRowsCommand badRequest headers":n,"runRowsCommand unauthorized":t,"runRowsCommand unauthorized headers":f,"runRowsCommand forbidden":t,"runRowsCommand forbi\
dden headers":n,"runRowsCommand notFound":t,"runRowsCommand notFound headers":n,"runRowsCommand notAcceptable":t,"runRowsCommand notAcceptable headers":n,"runRo\
wsCommand conflict":t,"runRowsCommand conflict headers":n,"runRowsCommand contentTooLarge":t,"runRowsCommand contentTooLarge headers":n,"runRowsCommand unsuppor\
tedMediaType":t,"runRowsCommand unsupportedMediaType headers":n,"runRowsCommand tooManyRequests":t,"runRowsCommand tooManyRequests headers":c,"runRowsCommand in\
ternalError":t,"runRowsCommand internalError headers":n,"runRowsCommand unavailable":t,"runRowsCommand unavailable headers":c,"listRowDetails ok":P,"listRowDeta\
ils ok headers":n,"listRowDetails badRequest":t,"listRowDetails badRequest headers":n,"listRowDetails unauthorized":t,"listRowDetails unauthorized headers":f,"l\
istRowDetails forbidden":t,"listRowDetails forbidden headers":n,"listRowDetails notFound":t,"listRowDetails notFound headers":n,"listRowDetails notAcceptable":t,
"listRowDetails notAcceptable headers":n,"listRowDetails conflict":t,"listRowDetails conflict headers":n,"listRowDetails tooManyRequests":t,"listRowDetails tooM\
anyRequests headers":c,"listRowDetails internalError":t,"listRowDetails internalError headers":n,"listRowDetails unavailable":t,"listRowDetails unavailable head\
ers":c,"listDuplicatesIndicator ok":P,"listDuplicatesIndicator ok headers":n,"listDuplicatesIndicator badRequest":t,"listDuplicatesIndicator badRequest headers":n,
"listDuplicatesIndicator unauthorized":t,"listDuplicatesIndicator unauthorized headers":f,"listDuplicatesIndicator forbidden":t,"listDuplicatesIndicator forbidd\
en headers":n,"listDuplicatesIndicator notFound":t,"listDuplicatesIndicator notFound headers":n,"listDuplicatesIndicator notAcceptable":t,"listDuplicatesIndicat\
or notAcceptable headers":n,"listDuplicatesIndicator tooManyRequests":t,"listDuplicatesIndicator tooManyRequests headers":c,"listDuplicatesIndicator internalErr\
or":t,"listDuplicatesIndicator internalError headers":n,"listDuplicatesIndicator unavailable":t,"listDuplicatesIndicator unavailable headers":c,"runDuplicatesIn\
dicatorCommand ok":q,"runDuplicatesIndicatorCommand ok headers":n,"runDuplicatesIndicatorCommand badRequest":t,"runDuplicatesIndicatorCommand badRequest headers":n,
"runDuplicatesIndicatorCommand unauthorized":t,"runDuplicatesIndicatorCommand unauthorized headers":f,"runDuplicatesIndicatorCommand forbidden":t,"runDuplicates\
IndicatorCommand forbidden headers":n,"runDuplicatesIndicatorCommand notFound":t,"runDuplicatesIndicatorCommand notFound headers":n,"runDuplicatesIndicatorComma\
nd notAcceptable":t,"runDuplicatesIndicatorCommand notAcceptable headers":n,"runDuplicatesIndicatorCommand conflict":t,"runDuplicatesIndicatorCommand conflict h\
eaders":n,"runDuplicatesIndicatorCommand contentTooLarge":t,"runDuplicatesIndicatorCommand contentTooLarge headers":n,"runDuplicatesIndicatorCommand unsupported\
MediaType":t,"runDuplicatesIndicatorCommand unsupportedMediaType headers":n,"runDuplicatesIndicatorCommand tooManyRequests":t,"runDuplicatesIndicatorCommand too\
ManyRequests headers":c,"runDuplicatesIndicatorCommand internalError":t,"runDuplicatesIndicatorCommand internalError headers":n,"runDuplicatesIndicatorCommand u\
navailable":t,"runDuplicatesIndicatorCommand unavailable headers":c,"listDuplicates ok":P,"listDuplicates ok headers":n,"listDuplicates badRequest":t,"listDupli\
cates badRequest headers":n,"listDuplicates unauthorized":t,"listDuplicates unauthorized headers":f,"listDuplicates forbidden":t,"listDuplicates forbidden heade\
rs":n,"listDuplicates notFound":t,"listDuplicates notFound headers":n,"listDuplicates notAcceptable":t,"listDuplicates notAcceptable headers":n,"listDuplicates \
conflict":t,"listDuplicates conflict headers":n,"listDuplicates tooManyRequests":t,"listDuplicates tooManyRequests headers":c,"listDuplicates internalError":t,"\
listDuplicates internalError headers":n,"listDuplicates unavailable":t,"listDuplicates unavailable headers":c,"runDuplicatesCommand ok":q,"runDuplicatesCommand \
ok headers":n,"runDuplicatesCommand badRequest":t,"runDuplicatesCommand badRequest headers":n,"runDuplicatesCommand unauthorized":t,"runDuplicatesCommand unauth\
orized headers":f,"runDuplicatesCommand forbidden":t,"runDuplicatesCommand forbidden headers":n,"runDuplicatesCommand notFound":t,"runDuplicatesCommand notFound\
 headers":n,"runDuplicatesCommand notAcceptable":t,"runDuplicatesCommand notAcceptable headers":n,"runDuplicatesCommand conflict":t,"runDuplicatesCommand confli\
ct headers":n,"runDuplicatesCommand contentTooLarge":t,"runDuplicatesCommand contentTooLarge headers":n,"runDuplicatesCommand unsupportedMediaType":t,"runDuplic\
atesCommand unsupportedMediaType headers":n,"runDuplicatesCommand tooManyRequests":t,"runDuplicatesCommand tooManyRequests headers":c,"runDuplicatesCommand inte\
rnalError":t,"runDuplicatesCommand internalError headers":n,"runDuplicatesCommand unavailable":t,"runDuplicatesCommand unavailable headers":c,"listRejectedRows \
ok":P,"listRejectedRows ok headers":n,"listRejectedRows badRequest":t,"listRejectedRows badRequest headers":n,"listRejectedRows unauthorized":t,"listRejectedRow\
s unauthorized headers":f,"listRejectedRows forbidden":t,"listRejectedRows forbidden headers":n,"listRejectedRows notFound":t,"listRejectedRows notFound headers":n,
"listRejectedRows notAcceptable":t,"listRejectedRows notAcceptable headers":n,"listRejectedRows tooManyRequests":t,"listRejectedRows tooManyRequests headers":c,
"listRejectedRows internalError":t,"listRejectedRows internalError headers":n,"listRejectedRows unavailable":t,"listRejectedRows unavailable headers":c,"getRepo\
rt ok":tt,"getReport ok headers":Oe,"getReport badRequest":t,"getReport badRequest headers":n,"getReport unauthorized":t,"getReport unauthorized headers":f,"get\
Report forbidden":t,"getReport forbidden headers":n,"getReport notFound":t,"getReport notFound headers":n,"getReport notAcceptable":t,"getReport notAcceptable h\
eaders":n,"getReport conflict":t,"getReport conflict headers":n,"getReport tooManyRequests":t,"getReport tooManyRequests headers":c,"getReport internalError":t,
"getReport internalError headers":n,"getReport unavailable":t,"getReport unavailable headers":c,"listAttributes ok":P,"listAttributes ok headers":n,"listAttribu\
tes badRequest":t,"listAttributes badRequest headers":n,"listAttributes unauthorized":t,"listAttributes unauthorized headers":f,"listAttributes forbidden":t,"li\
stAttributes forbidden headers":n,"listAttributes notFound":t,"listAttributes notFound headers":n,"listAttributes notAcceptable":t,"listAttributes notAcceptable\
 headers":n,"listAttributes tooManyRequests":t,"listAttributes tooManyRequests headers":c,"listAttributes internalError":t,"listAttributes internalError headers":n,
"listAttributes unavailable":t,"listAttributes unavailable headers":c,"runAttributesCommand ok":q,"runAttributesCommand ok headers":n,"runAttributesCommand badR\
equest":t,"runAttributesCommand badRequest headers":n,"runAttributesCommand unauthorized":t,"runAttributesCommand unauthorized headers":f,"runAttributesCommand \
forbidden":t,"runAttributesCommand forbidden headers":n,"runAttributesCommand notFound":t,"runAttributesCommand notFound headers":n,"runAttributesCommand notAcc\
eptable":t,"runAttributesCommand notAcceptable headers":n,"runAttributesCommand contentTooLarge":t,"runAttributesCommand contentTooLarge headers":n,"runAttribut\
esCommand unsupportedMediaType":t,"runAttributesCommand unsupportedMediaType headers":n,"runAttributesCommand tooManyRequests":t,"runAttributesCommand tooManyRe\
quests headers":c,"runAttributesCommand internalError":t,"runAttributesCommand internalError headers":n,"runAttributesCommand unavailable":t,"runAttributesComma\
nd unavailable headers":c,"getAttribute ok":P,"getAttribute ok headers":n,"getAttribute badRequest":t,"getAttribute badRequest headers":n,"getAttribute unauthor\
ized":t,"getAttribute unauthorized headers":f,"getAttribute forbidden":t,"getAttribute forbidden headers":n,"getAttribute notFound":t,"getAttribute notFound hea\
ders":n,"getAttribute notAcceptable":t,"getAttribute notAcceptable headers":n,"getAttribute tooManyRequests":t,"getAttribute tooManyRequests headers":c,"getAttr\
ibute internalError":t,"getAttribute internalError headers":n,"getAttribute unavailable":t,"getAttribute unavailable headers":c,"runAttributeCommand ok":x,"runA\
ttributeCommand ok headers":n,"runAttributeCommand badRequest":t,"runAttributeCommand badRequest headers":n,"runAttributeCommand unauthorized":t,"runAttributeCo\
mmand unauthorized headers":f,"runAttributeCommand forbidden":t,"runAttributeCommand forbidden headers":n,"runAttributeCommand notFound":t,"runAttributeCommand \
notFound headers":n,"runAttributeCommand notAcceptable":t,"runAttributeCommand notAcceptable headers":n,"runAttributeCommand conflict":t,"runAttributeCommand co\
nflict headers":n,"runAttributeCommand contentTooLarge":t,"runAttributeCommand contentTooLarge headers":n,"runAttributeCommand unsupportedMediaType":t,"runAttri\
buteCommand unsupportedMediaType headers":n,"runAttributeCommand tooManyRequests":t,"runAttributeCommand tooManyRequests headers":c,"runAttributeCommand interna\
lError":t,"runAttributeCommand internalError headers":n,"runAttributeCommand unavailable":t,"runAttributeCommand unavailable headers":c,"listValues ok":P,"listV\
alues ok headers":n,"listValues badRequest":t,"listValues badRequest headers":n,"listValues unauthorized":t,"listValues unauthorized headers":f,"listValues forb\
idden":t,"listValues forbidden headers":n,"listValues notFound":t,"listValues notFound headers":n,"listValues notAcceptable":t,"listValues notAcceptable headers":n,
"listValues conflict":t,"listValues conflict headers":n,"listValues tooManyRequests":t,"listValues tooManyRequests headers":c,"listValues internalError":t,"list\
Values internalError headers":n,"listValues unavailable":t,"listValues unavailable headers":c,"runValuesCommand ok":q,"runValuesCommand ok headers":n,"runValues\
Command badRequest":t,"runValuesCommand badRequest headers":n,"runValuesCommand unauthorized":t,"runValuesCommand unauthorized headers":f,"runValuesCommand forb\
idden":t,"runValuesCommand forbidden headers":n,"runValuesCommand notFound":t,"runValuesCommand notFound headers":n,"runValuesCommand notAcceptable":t,"runValue\
sCommand notAcceptable headers":n,"runValuesCommand conflict":t,"runValuesCommand conflict headers":n,"runValuesCommand contentTooLarge":t,"runValuesCommand con\
tentTooLarge headers":n,"runValuesCommand unsupportedMediaType":t,"runValuesCommand unsupportedMediaType headers":n,"runValuesCommand tooManyRequests":t,"runVal\
uesCommand tooManyRequests headers":c,"runValuesCommand internalError":t,"runValuesCommand internalError headers":n,"runValuesCommand unavailable":t,"runValuesC\
ommand unavailable headers":c,"listSpaces ok":P,"listSpaces ok headers":n,"listSpaces badRequest":t,"listSpaces badRequest headers":n,"listSpaces unauthorized":t,
"listSpaces unauthorized headers":f,"listSpaces forbidden":t,"listSpaces forbidden headers":n,"listSpaces notFound":t,"listSpaces notFound headers":n,"listSpace\
s notAcceptable":t,"listSpaces notAcceptable headers":n,"listSpaces conflict":t,"listSpaces conflict headers":n,"listSpaces tooManyRequests":t,"listSpaces tooMa\
nyRequests headers":c,"listSpaces internalError":t,"listSpaces internalError headers":n,"listSpaces unavailable":t,"listSpaces unavailable headers":c,"runSpaces\
Command ok":q,"runSpacesCommand ok headers":n,"runSpacesCommand badRequest":t,"runSpacesCommand badRequest headers":n,"runSpacesCommand unauthorized":t,"runSpac\
esCommand unauthorized headers":f,"runSpacesCommand forbidden":t,"runSpacesCommand forbidden headers":n,"runSpacesCommand notFound":t,"runSpacesCommand notFound\
 headers":n,"runSpacesCommand notAcceptable":t,"runSpacesCommand notAcceptable headers":n,"runSpacesCommand conflict":t,"runSpacesCommand conflict headers":n,"r\
unSpacesCommand contentTooLarge":t,"runSpacesCommand contentTooLarge headers":n,"runSpacesCommand unsupportedMediaType":t,"runSpacesCommand unsupportedMediaType\
 headers":n,"runSpacesCommand tooManyRequests":t,"runSpacesCommand tooManyRequests headers":c,"runSpacesCommand internalError":t,"runSpacesCommand internalError\
 headers":n,"runSpacesCommand unavailable":t,"runSpacesCommand unavailable headers":c,"listMasks ok":P,"listMasks ok headers":n,"listMasks badRequest":t,"listMa\
sks badRequest headers":n,"listMasks unauthorized":t,"listMasks unauthorized headers":f,"listMasks forbidden":t,"listMasks forbidden headers":n,"listMasks notFo\
und":t,"listMasks notFound headers":n,"listMasks notAcceptable":t,"listMasks notAcceptable headers":n,"listMasks conflict":t,"listMasks conflict headers":n,"lis\
tMasks tooManyRequests":t,"listMasks tooManyRequests headers":c,"listMasks internalError":t,"listMasks internalError headers":n,"listMasks unavailable":t,"listM\
asks unavailable headers":c,"runMasksCommand ok":q,"runMasksCommand ok headers":n,"runMasksCommand badRequest":t,"runMasksCommand badRequest headers":n,"runMask\
sCommand unauthorized":t,"runMasksCommand unauthorized headers":f,"runMasksCommand forbidden":t,"runMasksCommand forbidden headers":n,"runMasksCommand notFound":t,
"runMasksCommand notFound headers":n,"runMasksCommand notAcceptable":t,"runMasksCommand notAcceptable headers":n,"runMasksCommand conflict":t,"runMasksCommand c\
onflict headers":n,"runMasksCommand contentTooLarge":t,"runMasksCommand contentTooLarge headers":n,"runMasksCommand unsupportedMediaType":t,"runMasksCommand uns\
upportedMediaType headers":n,"runMasksCommand tooManyRequests":t,"runMasksCommand tooManyRequests headers":c,"runMasksCommand internalError":t,"runMasksCommand \
internalError headers":n,"runMasksCommand unavailable":t,"runMasksCommand unavailable headers":c,"listPatterns ok":P,"listPatterns ok headers":n,"listPatterns b\
adRequest":t,"listPatterns badRequest headers":n,"listPatterns unauthorized":t,"listPatterns unauthorized headers":f,"listPatterns forbidden":t,"listPatterns fo\
rbidden headers":n,"listPatterns notFound":t,"listPatterns notFound headers":n,"listPatterns notAcceptable":t,"listPatterns notAcceptable headers":n,"listPatter\
ns conflict":t,"listPatterns conflict headers":n,"listPatterns tooManyRequests":t,"listPatterns tooManyRequests headers":c,"listPatterns internalError":t,"listP\
atterns internalError headers":n,"listPatterns unavailable":t,"listPatterns unavailable headers":c,"runPatternsCommand ok":q,"runPatternsCommand ok headers":n,"\
runPatternsCommand badRequest":t,"runPatternsCommand badRequest headers":n,"runPatternsCommand unauthorized":t,"runPatternsCommand unauthorized headers":f,"runP\
atternsCommand forbidden":t,"runPatternsCommand forbidden headers":n,"runPatternsCommand notFound":t,"runPatternsCommand notFound headers":n,"runPatternsCommand\
 notAcceptable":t,"runPatternsCommand notAcceptable headers":n,"runPatternsCommand conflict":t,"runPatternsCommand conflict headers":n,"runPatternsCommand conte\
ntTooLarge":t,"runPatternsCommand contentTooLarge headers":n,"runPatternsCommand unsupportedMediaType":t,"runPatternsCommand unsupportedMediaType headers":n,"ru\
nPatternsCommand tooManyRequests":t,"runPatternsCommand tooManyRequests headers":c,"runPatternsCommand internalError":t,"runPatternsCommand internalError header\
s":n,"runPatternsCommand unavailable":t,"runPatternsCommand unavailable headers":c,"runSoundexesCommand ok":q,"runSoundexesCommand ok headers":n,"runSoundexesCo\
mmand badRequest":t,"runSoundexesCommand badRequest headers":n,"runSoundexesCommand unauthorized":t,"runSoundexesCommand unauthorized headers":f,"runSoundexesCo\
mmand forbidden":t,"runSoundexesCommand forbidden headers":n,"runSoundexesCommand notFound":t,"runSoundexesCommand notFound headers":n,"runSoundexesCommand notA\
cceptable":t,"runSoundexesCommand notAcceptable headers":n,"runSoundexesCommand conflict":t,"runSoundexesCommand conflict headers":n,"runSoundexesCommand conten\
tTooLarge":t,"runSoundexesCommand contentTooLarge headers":n,"runSoundexesCommand unsupportedMediaType":t,"runSoundexesCommand unsupportedMediaType headers":n,"\
runSoundexesCommand tooManyRequests":t,"runSoundexesCommand tooManyRequests headers":c,"runSoundexesCommand internalError":t,"runSoundexesCommand internalError \
headers":n,"runSoundexesCommand unavailable":t,"runSoundexesCommand unavailable headers":c,"listMetaphones ok":P,"listMetaphones ok headers":n,"listMetaphones b\
adRequest":t,"listMetaphones badRequest headers":n,"listMetaphones unauthorized":t,"listMetaphones unauthorized headers":f,"listMetaphones forbidden":t,"listMet\
aphones forbidden headers":n,"listMetaphones notFound":t,"listMetaphones notFound headers":n,"listMetaphones notAcceptable":t,"listMetaphones notAcceptable head\
ers":n,"listMetaphones conflict":t,"listMetaphones conflict headers":n,"listMetaphones tooManyRequests":t,"listMetaphones tooManyRequests headers":c,"listMetaph\
ones internalError":t,"listMetaphones internalError headers":n,"listMetaphones unavailable":t,"listMetaphones unavailable headers":c,"runMetaphonesCommand ok":q,
"runMetaphonesCommand ok headers":n,"runMetaphonesCommand badRequest":t,"runMetaphonesCommand badRequest headers":n,"runMetaphonesCommand unauthorized":t,"runMe\
taphonesCommand unauthorized headers":f,"runMetaphonesCommand forbidden":t,"runMetaphonesCommand forbidden headers":n,"runMetaphonesCommand notFound":t,"runMeta\
phonesCommand notFound headers":n,"runMetaphonesCommand notAcceptable":t,"runMetaphonesCommand notAcceptable headers":n,"runMetaphonesCommand conflict":t,"runMe\
taphonesCommand conflict headers":n,"runMetaphonesCommand contentTooLarge":t,"runMetaphonesCommand contentTooLarge headers":n,"runMetaphonesCommand unsupportedM\
ediaType":t,"runMetaphonesCommand unsupportedMediaType headers":n,"runMetaphonesCommand tooManyRequests":t,"runMetaphonesCommand tooManyRequests headers":c,"run\
MetaphonesCommand internalError":t,"runMetaphonesCommand internalError headers":n,"runMetaphonesCommand unavailable":t,"runMetaphonesCommand unavailable headers":c,
"unmaskValue ok":ss,"unmaskValue ok headers":n,"unmaskValue badRequest":t,"unmaskValue badRequest headers":n,"unmaskValue unauthorized":t,"unmaskValue unauthori\
zed headers":f,"unmaskValue forbidden":t,"unmaskValue forbidden headers":n,"unmaskValue notFound":t,"unmaskValue notFound headers":n,"unmaskValue notAcceptable":t,
"unmaskValue notAcceptable headers":n,"unmaskValue contentTooLarge":t,"unmaskValue contentTooLarge headers":n,"unmaskValue unsupportedMediaType":t,"unmaskValue \
unsupportedMediaType headers":n,"unmaskValue tooManyRequests":t,"unmaskValue tooManyRequests headers":c,"unmaskValue internalError":t,"unmaskValue internalError\
 headers":n,"unmaskValue unavailable":t,"unmaskValue unavailable headers":c,"listFunctions ok":as,"listFunctions ok headers":n,"listFunctions badRequest":t,"lis\
tFunctions badRequest headers":n,"listFunctions unauthorized":t,"listFunctions unauthorized headers":f,"listFunctions forbidden":t,"listFunctions forbidden head\
ers":n,"listFunctions notFound":t,"listFunctions notFound headers":n,"listFunctions notAcceptable":t,"listFunctions notAcceptable headers":n,"listFunctions tooM\
anyRequests":t,"listFunctions tooManyRequests headers":c,"listFunctions internalError":t,"listFunctions internalError headers":n,"listFunctions unavailable":t,"\
listFunctions unavailable headers":c,"listPriorities ok":os,"listPriorities ok headers":n,"listPriorities badRequest":t,"listPriorities badRequest headers":n,"l\
istPriorities unauthorized":t,"listPriorities unauthorized headers":f,"listPriorities forbidden":t,"listPriorities forbidden headers":n,"listPriorities notFound":t,
"listPriorities notFound headers":n,"listPriorities notAcceptable":t,"listPriorities notAcceptable headers":n,"listPriorities tooManyRequests":t,"listPriorities\
 tooManyRequests headers":c,"listPriorities internalError":t,"listPriorities internalError headers":n,"listPriorities unavailable":t,"listPriorities unavailable\
 headers":c,"runPrioritiesCommand created":x,"runPrioritiesCommand created headers":nt,"runPrioritiesCommand badRequest":t,"runPrioritiesCommand badRequest head\
ers":n,"runPrioritiesCommand unauthorized":t,"runPrioritiesCommand unauthorized headers":f,"runPrioritiesCommand forbidden":t,"runPrioritiesCommand forbidden he\
aders":n,"runPrioritiesCommand notFound":t,"runPrioritiesCommand notFound headers":n,"runPrioritiesCommand notAcceptable":t,"runPrioritiesCommand notAcceptable \
headers":n,"runPrioritiesCommand contentTooLarge":t,"runPrioritiesCommand contentTooLarge headers":n,"runPrioritiesCommand unsupportedMediaType":t,"runPrioritie\
sCommand unsupportedMediaType headers":n,"runPrioritiesCommand tooManyRequests":t,"runPrioritiesCommand tooManyRequests headers":c,"runPrioritiesCommand interna\
lError":t,"runPrioritiesCommand internalError headers":n,"runPrioritiesCommand unavailable":t,"runPrioritiesCommand unavailable headers":c,"runPriorityCommand c\
reated":x,"runPriorityCommand created headers":nt,"runPriorityCommand badRequest":t,"runPriorityCommand badRequest headers":n,"runPriorityCommand unauthorized":t,
"runPriorityCommand unauthorized headers":f,"runPriorityCommand forbidden":t,"runPriorityCommand forbidden headers":n,"runPriorityCommand notFound":t,"runPriori\
tyCommand notFound headers":n,"runPriorityCommand notAcceptable":t,"runPriorityCommand notAcceptable headers":n,"runPriorityCommand contentTooLarge":t,"runPrior\
ityCommand contentTooLarge headers":n,"runPriorityCommand unsupportedMediaType":t,"runPriorityCommand unsupportedMediaType headers":n,"runPriorityCommand tooMan\
yRequests":t,"runPriorityCommand tooManyRequests headers":c,"runPriorityCommand internalError":t,"runPriorityCommand internalError headers":n,"runPriorityComman\
d unavailable":t,"runPriorityCommand unavailable headers":c,"deletePriority noContent headers":n,"deletePriority badRequest":t,"deletePriority badRequest header\
s":n,"deletePriority unauthorized":t,"deletePriority unauthorized headers":f,"deletePriority forbidden":t,"deletePriority forbidden headers":n,"deletePriority n\
otFound":t,"deletePriority notFound headers":n,"deletePriority tooManyRequests":t,"deletePriority tooManyRequests headers":c,"deletePriority internalError":t,"d\
eletePriority internalError headers":n,"deletePriority unavailable":t,"deletePriority unavailable headers":c,"listLibraryEntities ok":P,"listLibraryEntities ok \
headers":n,"listLibraryEntities badRequest":t,"listLibraryEntities badRequest headers":n,"listLibraryEntities unauthorized":t,"listLibraryEntities unauthorized \
headers":f,"listLibraryEntities forbidden":t,"listLibraryEntities forbidden headers":n,"listLibraryEntities notFound":t,"listLibraryEntities notFound headers":n,
"listLibraryEntities notAcceptable":t,"listLibraryEntities notAcceptable headers":n,"listLibraryEntities tooManyRequests":t,"listLibraryEntities tooManyRequests\
 headers":c,"listLibraryEntities internalError":t,"listLibraryEntities internalError headers":n,"listLibraryEntities unavailable":t,"listLibraryEntities unavail\
able headers":c,"runLibraryEntitiesCommand ok":ps,"runLibraryEntitiesCommand ok headers":n,"runLibraryEntitiesCommand badRequest":t,"runLibraryEntitiesCommand b\
adRequest headers":n,"runLibraryEntitiesCommand unauthorized":t,"runLibraryEntitiesCommand unauthorized headers":f,"runLibraryEntitiesCommand forbidden":t,"runL\
ibraryEntitiesCommand forbidden headers":n,"runLibraryEntitiesCommand notFound":t,"runLibraryEntitiesCommand notFound headers":n,"runLibraryEntitiesCommand notA\
cceptable":t,"runLibraryEntitiesCommand notAcceptable headers":n,"runLibraryEntitiesCommand conflict":t,"runLibraryEntitiesCommand conflict headers":n,"runLibra\
ryEntitiesCommand contentTooLarge":t,"runLibraryEntitiesCommand contentTooLarge headers":n,"runLibraryEntitiesCommand unsupportedMediaType":t,"runLibraryEntitie\
sCommand unsupportedMediaType headers":n,"runLibraryEntitiesCommand tooManyRequests":t,"runLibraryEntitiesCommand tooManyRequests headers":c,"runLibraryEntities\
Command internalError":t,"runLibraryEntitiesCommand internalError headers":n,"runLibraryEntitiesCommand unavailable":t,"runLibraryEntitiesCommand unavailable he\
aders":c,"countLibraryEntities ok":V,"countLibraryEntities ok headers":n,"countLibraryEntities badRequest":t,"countLibraryEntities badRequest headers":n,"countL\
ibraryEntities unauthorized":t,"countLibraryEntities unauthorized headers":f,"countLibraryEntities forbidden":t,"countLibraryEntities forbidden headers":n,"coun\
tLibraryEntities notFound":t,"countLibraryEntities notFound headers":n,"countLibraryEntities notAcceptable":t,"countLibraryEntities notAcceptable headers":n,"co\
untLibraryEntities tooManyRequests":t,"countLibraryEntities tooManyRequests headers":c,"countLibraryEntities internalError":t,"countLibraryEntities internalErro\
r headers":n,"countLibraryEntities unavailable":t,"countLibraryEntities unavailable headers":c,"getLibraryEntity ok":P,"getLibraryEntity ok headers":n,"getLibra\
ryEntity badRequest":t,"getLibraryEntity badRequest headers":n,"getLibraryEntity unauthorized":t,"getLibraryEntity unauthorized headers":f,"getLibraryEntity for\
bidden":t,"getLibraryEntity forbidden headers":n,"getLibraryEntity notFound":t,"getLibraryEntity notFound headers":n,"getLibraryEntity notAcceptable":t,"getLibr\
aryEntity notAcceptable headers":n,"getLibraryEntity tooManyRequests":t,"getLibraryEntity tooManyRequests headers":c,"getLibraryEntity internalError":t,"getLibr\
aryEntity internalError headers":n,"getLibraryEntity unavailable":t,"getLibraryEntity unavailable headers":c,"runLibraryEntityCommand ok":x,"runLibraryEntityCom\
mand ok headers":n,"runLibraryEntityCommand badRequest":t,"runLibraryEntityCommand badRequest headers":n,"runLibraryEntityCommand unauthorized":t,"runLibraryEnt\
ityCommand unauthorized headers":f,"runLibraryEntityCommand forbidden":t,"runLibraryEntityCommand forbidden headers":n,"runLibraryEntityCommand notFound":t,"run\
LibraryEntityCommand notFound headers":n,"runLibraryEntityCommand notAcceptable":t,"runLibraryEntityCommand notAcceptable headers":n,"runLibraryEntityCommand co\
nflict":t,"runLibraryEntityCommand conflict headers":n,"runLibraryEntityCommand contentTooLarge":t,"runLibraryEntityCommand contentTooLarge headers":n,"runLibra\
ryEntityCommand unsupportedMediaType":t,"runLibraryEntityCommand unsupportedMediaType headers":n,"runLibraryEntityCommand tooManyRequests":t,"runLibraryEntityCo\
mmand tooManyRequests headers":c,"runLibraryEntityCommand internalError":t,"runLibraryEntityCommand internalError headers":n,"runLibraryEntityCommand unavailabl\
e":t,"runLibraryEntityCommand unavailable headers":c,"deleteLibraryEntity noContent headers":n,"deleteLibraryEntity badRequest":t,"deleteLibraryEntity badReques\
t headers":n,"deleteLibraryEntity unauthorized":t,"deleteLibraryEntity unauthorized headers":f,"deleteLibraryEntity forbidden":t,"deleteLibraryEntity forbidden \
headers":n,"deleteLibraryEntity notFound":t,"deleteLibraryEntity notFound headers":n,"deleteLibraryEntity tooManyRequests":t,"deleteLibraryEntity tooManyRequest\
s headers":c,"deleteLibraryEntity internalError":t,"deleteLibraryEntity internalError headers":n,"deleteLibraryEntity unavailable":t,"deleteLibraryEntity unavai\
lable headers":c,"listLibraryAttributes ok":P,"listLibraryAttributes ok headers":n,"listLibraryAttributes badRequest":t,"listLibraryAttributes badRequest header\
s":n,"listLibraryAttributes unauthorized":t,"listLibraryAttributes unauthorized headers":f,"listLibraryAttributes forbidden":t,"listLibraryAttributes forbidden \
headers":n,"listLibraryAttributes notFound":t,"listLibraryAttributes notFound headers":n,"listLibraryAttributes notAcceptable":t,"listLibraryAttributes notAccep\
table headers":n,"listLibraryAttributes tooManyRequests":t,"listLibraryAttributes tooManyRequests headers":c,"listLibraryAttributes internalError":t,"listLibrar\
yAttributes internalError headers":n,"listLibraryAttributes unavailable":t,"listLibraryAttributes unavailable headers":c,"runLibraryAttributesCommand ok":cs,"ru\
nLibraryAttributesCommand ok headers":n,"runLibraryAttributesCommand badRequest":t,"runLibraryAttributesCommand badRequest headers":n,"runLibraryAttributesComma\
nd unauthorized":t,"runLibraryAttributesCommand unauthorized headers":f,"runLibraryAttributesCommand forbidden":t,"runLibraryAttributesCommand forbidden headers":n,
"runLibraryAttributesCommand notFound":t,"runLibraryAttributesCommand notFound headers":n,"runLibraryAttributesCommand notAcceptable":t,"runLibraryAttributesCom\
mand notAcceptable headers":n,"runLibraryAttributesCommand conflict":t,"runLibraryAttributesCommand conflict headers":n,"runLibraryAttributesCommand contentTooL\
arge":t,"runLibraryAttributesCommand contentTooLarge headers":n,"runLibraryAttributesCommand unsupportedMediaType":t,"runLibraryAttributesCommand unsupportedMed\
iaType headers":n,"runLibraryAttributesCommand tooManyRequests":t,"runLibraryAttributesCommand tooManyRequests headers":c,"runLibraryAttributesCommand internalE\
rror":t,"runLibraryAttributesCommand internalError headers":n,"runLibraryAttributesCommand unavailable":t,"runLibraryAttributesCommand unavailable headers":c,"g\
etLibraryAttribute ok":P,"getLibraryAttribute ok headers":n,"getLibraryAttribute badRequest":t,"getLibraryAttribute badRequest headers":n,"getLibraryAttribute u\
nauthorized":t,"getLibraryAttribute unauthorized headers":f,"getLibraryAttribute forbidden":t,"getLibraryAttribute forbidden headers":n,"getLibraryAttribute not\
Found":t,"getLibraryAttribute notFound headers":n,"getLibraryAttribute notAcceptable":t,"getLibraryAttribute notAcceptable headers":n,"getLibraryAttribute tooMa\
nyRequests":t,"getLibraryAttribute tooManyRequests headers":c,"getLibraryAttribute internalError":t,"getLibraryAttribute internalError headers":n,"getLibraryAtt\
ribute unavailable":t,"getLibraryAttribute unavailable headers":c,"runLibraryAttributeCommand ok":x,"runLibraryAttributeCommand ok headers":n,"runLibraryAttribu\
teCommand badRequest":t,"runLibraryAttributeCommand badRequest headers":n,"runLibraryAttributeCommand unauthorized":t,"runLibraryAttributeCommand unauthorized h\
eaders":f,"runLibraryAttributeCommand forbidden":t,"runLibraryAttributeCommand forbidden headers":n,"runLibraryAttributeCommand notFound":t,"runLibraryAttribute\
Command notFound headers":n,"runLibraryAttributeCommand notAcceptable":t,"runLibraryAttributeCommand notAcceptable headers":n,"runLibraryAttributeCommand confli\
ct":t,"runLibraryAttributeCommand conflict headers":n,"runLibraryAttributeCommand contentTooLarge":t,"runLibraryAttributeCommand contentTooLarge headers":n,"run\
LibraryAttributeCommand unsupportedMediaType":t,"runLibraryAttributeCommand unsupportedMediaType headers":n,"runLibraryAttributeCommand tooManyRequests":t,"runL\
ibraryAttributeCommand tooManyRequests headers":c,"runLibraryAttributeCommand internalError":t,"runLibraryAttributeCommand internalError headers":n,"runLibraryA\
ttributeCommand unavailable":t,"runLibraryAttributeCommand unavailable headers":c,"deleteLibraryAttribute noContent headers":n,"deleteLibraryAttribute badReques\
t":t,"deleteLibraryAttribute badRequest headers":n,"deleteLibraryAttribute unauthorized":t,"deleteLibraryAttribute unauthorized headers":f,"deleteLibraryAttribu\
te forbidden":t,"deleteLibraryAttribute forbidden headers":n,"deleteLibraryAttribute notFound":t,"deleteLibraryAttribute notFound headers":n,"deleteLibraryAttri\
bute conflict":t,"deleteLibraryAttribute conflict headers":n,"deleteLibraryAttribute tooManyRequests":t,"deleteLibraryAttribute tooManyRequests headers":c,"dele\
teLibraryAttribute internalError":t,"deleteLibraryAttribute internalError headers":n,"deleteLibraryAttribute unavailable":t,"deleteLibraryAttribute unavailable \
headers":c,"listLibraryEntityRules ok":P,"listLibraryEntityRules ok headers":n,"listLibraryEntityRules badRequest":t,"listLibraryEntityRules badRequest headers":n,
"listLibraryEntityRules unauthorized":t,"listLibraryEntityRules unauthorized headers":f,"listLibraryEntityRules forbidden":t,"listLibraryEntityRules forbidden h\
eaders":n,"listLibraryEntityRules notFound":t,"listLibraryEntityRules notFound headers":n,"listLibraryEntityRules notAcceptable":t,"listLibraryEntityRules notAc\
ceptable headers":n,"listLibraryEntityRules tooManyRequests":t,"listLibraryEntityRules tooManyRequests headers":c,"listLibraryEntityRules internalError":t,"list\
LibraryEntityRules internalError headers":n,"listLibraryEntityRules unavailable":t,"listLibraryEntityRules unavailable headers":c,"runLibraryEntityRulesCommand \
ok":hs,"runLibraryEntityRulesCommand ok headers":n,"runLibraryEntityRulesCommand badRequest":W,"runLibraryEntityRulesCommand badRequest headers":n,"runLibraryEn\
tityRulesCommand unauthorized":t,"runLibraryEntityRulesCommand unauthorized headers":f,"runLibraryEntityRulesCommand forbidden":t,"runLibraryEntityRulesCommand \
forbidden headers":n,"runLibraryEntityRulesCommand notFound":t,"runLibraryEntityRulesCommand notFound headers":n,"runLibraryEntityRulesCommand notAcceptable":t,
"runLibraryEntityRulesCommand notAcceptable headers":n,"runLibraryEntityRulesCommand conflict":t,"runLibraryEntityRulesCommand conflict headers":n,"runLibraryEn\
tityRulesCommand contentTooLarge":t,"runLibraryEntityRulesCommand contentTooLarge headers":n,"runLibraryEntityRulesCommand unsupportedMediaType":t,"runLibraryEn\
tityRulesCommand unsupportedMediaType headers":n,"runLibraryEntityRulesCommand tooManyRequests":t,"runLibraryEntityRulesCommand tooManyRequests headers":c,"runL\
ibraryEntityRulesCommand internalError":t,"runLibraryEntityRulesCommand internalError headers":n,"runLibraryEntityRulesCommand unavailable":t,"runLibraryEntityR\
ulesCommand unavailable headers":c,"getLibraryRule ok":P,"getLibraryRule ok headers":n,"getLibraryRule badRequest":t,"getLibraryRule badRequest headers":n,"getL\
ibraryRule unauthorized":t,"getLibraryRule unauthorized headers":f,"getLibraryRule forbidden":t,"getLibraryRule forbidden headers":n,"getLibraryRule notFound":t,
"getLibraryRule notFound headers":n,"getLibraryRule notAcceptable":t,"getLibraryRule notAcceptable headers":n,"getLibraryRule tooManyRequests":t,"getLibraryRule\
 tooManyRequests headers":c,"getLibraryRule internalError":t,"getLibraryRule internalError headers":n,"getLibraryRule unavailable":t,"getLibraryRule unavailable\
 headers":c,"runLibraryRuleCommand ok":x,"runLibraryRuleCommand ok headers":n,"runLibraryRuleCommand badRequest":W,"runLibraryRuleCommand badRequest headers":n,
"runLibraryRuleCommand unauthorized":t,"runLibraryRuleCommand unauthorized headers":f,"runLibraryRuleCommand forbidden":t,"runLibraryRuleCommand forbidden heade\
rs":n,"runLibraryRuleCommand notFound":t,"runLibraryRuleCommand notFound headers":n,"runLibraryRuleCommand notAcceptable":t,"runLibraryRuleCommand notAcceptable\
 headers":n,"runLibraryRuleCommand conflict":t,"runLibraryRuleCommand conflict headers":n,"runLibraryRuleCommand contentTooLarge":t,"runLibraryRuleCommand conte\
ntTooLarge headers":n,"runLibraryRuleCommand unsupportedMediaType":t,"runLibraryRuleCommand unsupportedMediaType headers":n,"runLibraryRuleCommand tooManyReques\
ts":t,"runLibraryRuleCommand tooManyRequests headers":c,"runLibraryRuleCommand internalError":t,"runLibraryRuleCommand internalError headers":n,"runLibraryRuleC\
ommand unavailable":t,"runLibraryRuleCommand unavailable headers":c,"deleteLibraryRule ok":x,"deleteLibraryRule ok headers":n,"deleteLibraryRule badRequest":t,"\
deleteLibraryRule badRequest headers":n,"deleteLibraryRule unauthorized":t,"deleteLibraryRule unauthorized headers":f,"deleteLibraryRule forbidden":t,"deleteLib\
raryRule forbidden headers":n,"deleteLibraryRule notFound":t,"deleteLibraryRule notFound headers":n,"deleteLibraryRule notAcceptable":t,"deleteLibraryRule notAc\
ceptable headers":n,"deleteLibraryRule tooManyRequests":t,"deleteLibraryRule tooManyRequests headers":c,"deleteLibraryRule internalError":t,"deleteLibraryRule i\
nternalError headers":n,"deleteLibraryRule unavailable":t,"deleteLibraryRule unavailable headers":c,"listAssociatedRules ok":P,"listAssociatedRules ok headers":n,
"listAssociatedRules badRequest":t,"listAssociatedRules badRequest headers":n,"listAssociatedRules unauthorized":t,"listAssociatedRules unauthorized headers":f,
"listAssociatedRules forbidden":t,"listAssociatedRules forbidden headers":n,"listAssociatedRules notFound":t,"listAssociatedRules notFound headers":n,"listAssoc\
iatedRules notAcceptable":t,"listAssociatedRules notAcceptable headers":n,"listAssociatedRules tooManyRequests":t,"listAssociatedRules tooManyRequests headers":c,
"listAssociatedRules internalError":t,"listAssociatedRules internalError headers":n,"listAssociatedRules unavailable":t,"listAssociatedRules unavailable headers":c,
"listAssociatedEntities ok":P,"listAssociatedEntities ok headers":n,"listAssociatedEntities badRequest":t,"listAssociatedEntities badRequest headers":n,"listAss\
ociatedEntities unauthorized":t,"listAssociatedEntities unauthorized headers":f,"listAssociatedEntities forbidden":t,"listAssociatedEntities forbidden headers":n,
"listAssociatedEntities notFound":t,"listAssociatedEntities notFound headers":n,"listAssociatedEntities notAcceptable":t,"listAssociatedEntities notAcceptable h\
eaders":n,"listAssociatedEntities tooManyRequests":t,"listAssociatedEntities tooManyRequests headers":c,"listAssociatedEntities internalError":t,"listAssociated\
Entities internalError headers":n,"listAssociatedEntities unavailable":t,"listAssociatedEntities unavailable headers":c,"runAssociatedEntitiesCommand ok":q,"run\
AssociatedEntitiesCommand ok headers":n,"runAssociatedEntitiesCommand badRequest":t,"runAssociatedEntitiesCommand badRequest headers":n,"runAssociatedEntitiesCo\
mmand unauthorized":t,"runAssociatedEntitiesCommand unauthorized headers":f,"runAssociatedEntitiesCommand forbidden":t,"runAssociatedEntitiesCommand forbidden h\
eaders":n,"runAssociatedEntitiesCommand notFound":t,"runAssociatedEntitiesCommand notFound headers":n,"runAssociatedEntitiesCommand notAcceptable":t,"runAssocia\
tedEntitiesCommand notAcceptable headers":n,"runAssociatedEntitiesCommand contentTooLarge":t,"runAssociatedEntitiesCommand contentTooLarge headers":n,"runAssoci\
atedEntitiesCommand unsupportedMediaType":t,"runAssociatedEntitiesCommand unsupportedMediaType headers":n,"runAssociatedEntitiesCommand tooManyRequests":t,"runA\
ssociatedEntitiesCommand tooManyRequests headers":c,"runAssociatedEntitiesCommand internalError":t,"runAssociatedEntitiesCommand internalError headers":n,"runAs\
sociatedEntitiesCommand unavailable":t,"runAssociatedEntitiesCommand unavailable headers":c,"getAttributeMap ok":fs,"getAttributeMap ok headers":n,"getAttribute\
Map badRequest":t,"getAttributeMap badRequest headers":n,"getAttributeMap unauthorized":t,"getAttributeMap unauthorized headers":f,"getAttributeMap forbidden":t,
"getAttributeMap forbidden headers":n,"getAttributeMap notFound":t,"getAttributeMap notFound headers":n,"getAttributeMap notAcceptable":t,"getAttributeMap notAc\
ceptable headers":n,"getAttributeMap tooManyRequests":t,"getAttributeMap tooManyRequests headers":c,"getAttributeMap internalError":t,"getAttributeMap internalE\
rror headers":n,"getAttributeMap unavailable":t,"getAttributeMap unavailable headers":c,"runAttributeMapCommand ok":Rs,"runAttributeMapCommand ok headers":n,"ru\
nAttributeMapCommand badRequest":t,"runAttributeMapCommand badRequest headers":n,"runAttributeMapCommand unauthorized":t,"runAttributeMapCommand unauthorized he\
aders":f,"runAttributeMapCommand forbidden":t,"runAttributeMapCommand forbidden headers":n,"runAttributeMapCommand notFound":t,"runAttributeMapCommand notFound \
headers":n,"runAttributeMapCommand notAcceptable":t,"runAttributeMapCommand notAcceptable headers":n,"runAttributeMapCommand conflict":t,"runAttributeMapCommand\
 conflict headers":n,"runAttributeMapCommand contentTooLarge":t,"runAttributeMapCommand contentTooLarge headers":n,"runAttributeMapCommand unsupportedMediaType":t,
"runAttributeMapCommand unsupportedMediaType headers":n,"runAttributeMapCommand tooManyRequests":t,"runAttributeMapCommand tooManyRequests headers":c,"runAttrib\
uteMapCommand internalError":t,"runAttributeMapCommand internalError headers":n,"runAttributeMapCommand unavailable":t,"runAttributeMapCommand unavailable heade\
rs":c,"listBusinessRules ok":P,"listBusinessRules ok headers":n,"listBusinessRules badRequest":t,"listBusinessRules badRequest headers":n,"listBusinessRules una\
uthorized":t,"listBusinessRules unauthorized headers":f,"listBusinessRules forbidden":t,"listBusinessRules forbidden headers":n,"listBusinessRules notFound":t,"\
listBusinessRules notFound headers":n,"listBusinessRules notAcceptable":t,"listBusinessRules notAcceptable headers":n,"listBusinessRules tooManyRequests":t,"lis\
tBusinessRules tooManyRequests headers":c,"listBusinessRules internalError":t,"listBusinessRules internalError headers":n,"listBusinessRules unavailable":t,"lis\
tBusinessRules unavailable headers":c,"runBusinessRulesCommand ok":q,"runBusinessRulesCommand ok headers":n,"runBusinessRulesCommand badRequest":t,"runBusinessR\
ulesCommand badRequest headers":n,"runBusinessRulesCommand unauthorized":t,"runBusinessRulesCommand unauthorized headers":f,"runBusinessRulesCommand forbidden":t,
"runBusinessRulesCommand forbidden headers":n,"runBusinessRulesCommand notFound":t,"runBusinessRulesCommand notFound headers":n,"runBusinessRulesCommand notAcce\
ptable":t,"runBusinessRulesCommand notAcceptable headers":n,"runBusinessRulesCommand contentTooLarge":t,"runBusinessRulesCommand contentTooLarge headers":n,"run\
BusinessRulesCommand unsupportedMediaType":t,"runBusinessRulesCommand unsupportedMediaType headers":n,"runBusinessRulesCommand tooManyRequests":t,"runBusinessRu\
lesCommand tooManyRequests headers":c,"runBusinessRulesCommand internalError":t,"runBusinessRulesCommand internalError headers":n,"runBusinessRulesCommand unava\
ilable":t,"runBusinessRulesCommand unavailable headers":c,"countBusinessRules ok":V,"countBusinessRules ok headers":n,"countBusinessRules badRequest":t,"countBu\
sinessRules badRequest headers":n,"countBusinessRules unauthorized":t,"countBusinessRules unauthorized headers":f,"countBusinessRules forbidden":t,"countBusines\
sRules forbidden headers":n,"countBusinessRules notFound":t,"countBusinessRules notFound headers":n,"countBusinessRules notAcceptable":t,"countBusinessRules not\
Acceptable headers":n,"countBusinessRules tooManyRequests":t,"countBusinessRules tooManyRequests headers":c,"countBusinessRules internalError":t,"countBusinessR\
ules internalError headers":n,"countBusinessRules unavailable":t,"countBusinessRules unavailable headers":c,"listAggregateMethods ok":vs,"listAggregateMethods o\
k headers":n,"listAggregateMethods badRequest":t,"listAggregateMethods badRequest headers":n,"listAggregateMethods unauthorized":t,"listAggregateMethods unautho\
rized headers":f,"listAggregateMethods forbidden":t,"listAggregateMethods forbidden headers":n,"listAggregateMethods notFound":t,"listAggregateMethods notFound \
headers":n,"listAggregateMethods notAcceptable":t,"listAggregateMethods notAcceptable headers":n,"listAggregateMethods tooManyRequests":t,"listAggregateMethods \
tooManyRequests headers":c,"listAggregateMethods internalError":t,"listAggregateMethods internalError headers":n,"listAggregateMethods unavailable":t,"listAggre\
gateMethods unavailable headers":c,"listLibraryRules ok":P,"listLibraryRules ok headers":n,"listLibraryRules badRequest":t,"listLibraryRules badRequest headers":n,
"listLibraryRules unauthorized":t,"listLibraryRules unauthorized headers":f,"listLibraryRules forbidden":t,"listLibraryRules forbidden headers":n,"listLibraryRu\
les notFound":t,"listLibraryRules notFound headers":n,"listLibraryRules notAcceptable":t,"listLibraryRules notAcceptable headers":n,"listLibraryRules tooManyReq\
uests":t,"listLibraryRules tooManyRequests headers":c,"listLibraryRules internalError":t,"listLibraryRules internalError headers":n,"listLibraryRules unavailabl\
e":t,"listLibraryRules unavailable headers":c,"runLibraryRulesCommand ok":Cs,"runLibraryRulesCommand ok headers":n,"runLibraryRulesCommand badRequest":t,"runLib\
raryRulesCommand badRequest headers":n,"runLibraryRulesCommand unauthorized":t,"runLibraryRulesCommand unauthorized headers":f,"runLibraryRulesCommand forbidden":t,
"runLibraryRulesCommand forbidden headers":n,"runLibraryRulesCommand notFound":t,"runLibraryRulesCommand notFound headers":n,"runLibraryRulesCommand notAcceptab\
le":t,"runLibraryRulesCommand notAcceptable headers":n,"runLibraryRulesCommand conflict":t,"runLibraryRulesCommand conflict headers":n,"runLibraryRulesCommand c\
ontentTooLarge":t,"runLibraryRulesCommand contentTooLarge headers":n,"runLibraryRulesCommand unsupportedMediaType":t,"runLibraryRulesCommand unsupportedMediaTyp\
e headers":n,"runLibraryRulesCommand tooManyRequests":t,"runLibraryRulesCommand tooManyRequests headers":c,"runLibraryRulesCommand internalError":t,"runLibraryR\
ulesCommand internalError headers":n,"runLibraryRulesCommand unavailable":t,"runLibraryRulesCommand unavailable headers":c,"countLibraryRules ok":V,"countLibrar\
yRules ok headers":n,"countLibraryRules badRequest":t,"countLibraryRules badRequest headers":n,"countLibraryRules unauthorized":t,"countLibraryRules unauthorize\
d headers":f,"countLibraryRules forbidden":t,"countLibraryRules forbidden headers":n,"countLibraryRules notFound":t,"countLibraryRules notFound headers":n,"coun\
tLibraryRules notAcceptable":t,"countLibraryRules notAcceptable headers":n,"countLibraryRules tooManyRequests":t,"countLibraryRules tooManyRequests headers":c,"\
countLibraryRules internalError":t,"countLibraryRules internalError headers":n,"countLibraryRules unavailable":t,"countLibraryRules unavailable headers":c,"list\
RealBusinessRules ok":P,"listRealBusinessRules ok headers":n,"listRealBusinessRules badRequest":t,"listRealBusinessRules badRequest headers":n,"listRealBusiness\
Rules unauthorized":t,"listRealBusinessRules unauthorized headers":f,"listRealBusinessRules forbidden":t,"listRealBusinessRules forbidden headers":n,"listRealBu\
sinessRules notFound":t,"listRealBusinessRules notFound headers":n,"listRealBusinessRules notAcceptable":t,"listRealBusinessRules notAcceptable headers":n,"list\
RealBusinessRules tooManyRequests":t,"listRealBusinessRules tooManyRequests headers":c,"listRealBusinessRules internalError":t,"listRealBusinessRules internalEr\
ror headers":n,"listRealBusinessRules unavailable":t,"listRealBusinessRules unavailable headers":c,"runRealBusinessRulesCommand ok":ot,"runRealBusinessRulesComm\
and ok headers":n,"runRealBusinessRulesCommand badRequest":W,"runRealBusinessRulesCommand badRequest headers":n,"runRealBusinessRulesCommand unauthorized":t,"ru\
nRealBusinessRulesCommand unauthorized headers":f,"runRealBusinessRulesCommand forbidden":t,"runRealBusinessRulesCommand forbidden headers":n,"runRealBusinessRu\
lesCommand notFound":t,"runRealBusinessRulesCommand notFound headers":n,"runRealBusinessRulesCommand notAcceptable":t,"runRealBusinessRulesCommand notAcceptable\
 headers":n,"runRealBusinessRulesCommand conflict":t,"runRealBusinessRulesCommand conflict headers":n,"runRealBusinessRulesCommand contentTooLarge":t,"runRealBu\
sinessRulesCommand contentTooLarge headers":n,"runRealBusinessRulesCommand unsupportedMediaType":t,"runRealBusinessRulesCommand unsupportedMediaType headers":n,
"runRealBusinessRulesCommand tooManyRequests":t,"runRealBusinessRulesCommand tooManyRequests headers":c,"runRealBusinessRulesCommand internalError":t,"runRealBu\
sinessRulesCommand internalError headers":n,"runRealBusinessRulesCommand unavailable":t,"runRealBusinessRulesCommand unavailable headers":c,"deleteRealBusinessR\
ules ok":x,"deleteRealBusinessRules ok headers":n,"deleteRealBusinessRules badRequest":W,"deleteRealBusinessRules badRequest headers":n,"deleteRealBusinessRules\
 unauthorized":t,"deleteRealBusinessRules unauthorized headers":f,"deleteRealBusinessRules forbidden":t,"deleteRealBusinessRules forbidden headers":n,"deleteRea\
lBusinessRules notFound":t,"deleteRealBusinessRules notFound headers":n,"deleteRealBusinessRules notAcceptable":t,"deleteRealBusinessRules notAcceptable headers":n,
"deleteRealBusinessRules contentTooLarge":t,"deleteRealBusinessRules contentTooLarge headers":n,"deleteRealBusinessRules unsupportedMediaType":t,"deleteRealBusi\
nessRules unsupportedMediaType headers":n,"deleteRealBusinessRules tooManyRequests":t,"deleteRealBusinessRules tooManyRequests headers":c,"deleteRealBusinessRul\
es internalError":t,"deleteRealBusinessRules internalError headers":n,"deleteRealBusinessRules unavailable":t,"deleteRealBusinessRules unavailable headers":c,"c\
ountRealBusinessRules ok":V,"countRealBusinessRules ok headers":n,"countRealBusinessRules badRequest":t,"countRealBusinessRules badRequest headers":n,"countReal\
BusinessRules unauthorized":t,"countRealBusinessRules unauthorized headers":f,"countRealBusinessRules forbidden":t,"countRealBusinessRules forbidden headers":n,
"countRealBusinessRules notFound":t,"countRealBusinessRules notFound headers":n,"countRealBusinessRules notAcceptable":t,"countRealBusinessRules notAcceptable h\
eaders":n,"countRealBusinessRules tooManyRequests":t,"countRealBusinessRules tooManyRequests headers":c,"countRealBusinessRules internalError":t,"countRealBusin\
essRules internalError headers":n,"countRealBusinessRules unavailable":t,"countRealBusinessRules unavailable headers":c,"listEntityBusinessRules ok":P,"listEnti\
tyBusinessRules ok headers":n,"listEntityBusinessRules badRequest":t,"listEntityBusinessRules badRequest headers":n,"listEntityBusinessRules unauthorized":t,"li\
stEntityBusinessRules unauthorized headers":f,"listEntityBusinessRules forbidden":t,"listEntityBusinessRules forbidden headers":n,"listEntityBusinessRules notFo\
und":t,"listEntityBusinessRules notFound headers":n,"listEntityBusinessRules notAcceptable":t,"listEntityBusinessRules notAcceptable headers":n,"listEntityBusin\
essRules tooManyRequests":t,"listEntityBusinessRules tooManyRequests headers":c,"listEntityBusinessRules internalError":t,"listEntityBusinessRules internalError\
 headers":n,"listEntityBusinessRules unavailable":t,"listEntityBusinessRules unavailable headers":c,"runEntityBusinessRulesCommand ok":ut,"runEntityBusinessRule\
sCommand ok headers":n,"runEntityBusinessRulesCommand badRequest":W,"runEntityBusinessRulesCommand badRequest headers":n,"runEntityBusinessRulesCommand unauthor\
ized":t,"runEntityBusinessRulesCommand unauthorized headers":f,"runEntityBusinessRulesCommand forbidden":t,"runEntityBusinessRulesCommand forbidden headers":n,"\
runEntityBusinessRulesCommand notFound":t,"runEntityBusinessRulesCommand notFound headers":n,"runEntityBusinessRulesCommand notAcceptable":t,"runEntityBusinessR\
ulesCommand notAcceptable headers":n,"runEntityBusinessRulesCommand conflict":t,"runEntityBusinessRulesCommand conflict headers":n,"runEntityBusinessRulesComman\
d contentTooLarge":t,"runEntityBusinessRulesCommand contentTooLarge headers":n,"runEntityBusinessRulesCommand unsupportedMediaType":t,"runEntityBusinessRulesCom\
mand unsupportedMediaType headers":n,"runEntityBusinessRulesCommand tooManyRequests":t,"runEntityBusinessRulesCommand tooManyRequests headers":c,"runEntityBusin\
essRulesCommand internalError":t,"runEntityBusinessRulesCommand internalError headers":n,"runEntityBusinessRulesCommand unavailable":t,"runEntityBusinessRulesCo\
mmand unavailable headers":c,"listAttributeBusinessRules ok":P,"listAttributeBusinessRules ok headers":n,"listAttributeBusinessRules badRequest":t,"listAttribut\
eBusinessRules badRequest headers":n,"listAttributeBusinessRules unauthorized":t,"listAttributeBusinessRules unauthorized headers":f,"listAttributeBusinessRules\
 forbidden":t,"listAttributeBusinessRules forbidden headers":n,"listAttributeBusinessRules notFound":t,"listAttributeBusinessRules notFound headers":n,"listAttr\
ibuteBusinessRules notAcceptable":t,"listAttributeBusinessRules notAcceptable headers":n,"listAttributeBusinessRules tooManyRequests":t,"listAttributeBusinessRu\
les tooManyRequests headers":c,"listAttributeBusinessRules internalError":t,"listAttributeBusinessRules internalError headers":n,"listAttributeBusinessRules una\
vailable":t,"listAttributeBusinessRules unavailable headers":c,"runAttributeBusinessRulesCommand ok":ut,"runAttributeBusinessRulesCommand ok headers":n,"runAttr\
ibuteBusinessRulesCommand badRequest":W,"runAttributeBusinessRulesCommand badRequest headers":n,"runAttributeBusinessRulesCommand unauthorized":t,"runAttributeB\
usinessRulesCommand unauthorized headers":f,"runAttributeBusinessRulesCommand forbidden":t,"runAttributeBusinessRulesCommand forbidden headers":n,"runAttributeB\
usinessRulesCommand notFound":t,"runAttributeBusinessRulesCommand notFound headers":n,"runAttributeBusinessRulesCommand notAcceptable":t,"runAttributeBusinessRu\
lesCommand notAcceptable headers":n,"runAttributeBusinessRulesCommand conflict":t,"runAttributeBusinessRulesCommand conflict headers":n,"runAttributeBusinessRul\
esCommand contentTooLarge":t,"runAttributeBusinessRulesCommand contentTooLarge headers":n,"runAttributeBusinessRulesCommand unsupportedMediaType":t,"runAttribut\
eBusinessRulesCommand unsupportedMediaType headers":n,"runAttributeBusinessRulesCommand tooManyRequests":t,"runAttributeBusinessRulesCommand tooManyRequests hea\
ders":c,"runAttributeBusinessRulesCommand internalError":t,"runAttributeBusinessRulesCommand internalError headers":n,"runAttributeBusinessRulesCommand unavaila\
ble":t,"runAttributeBusinessRulesCommand unavailable headers":c,"listEntityRuleHistory ok":P,"listEntityRuleHistory ok headers":n,"listEntityRuleHistory badRequ\
est":t,"listEntityRuleHistory badRequest headers":n,"listEntityRuleHistory unauthorized":t,"listEntityRuleHistory unauthorized headers":f,"listEntityRuleHistory\
 forbidden":t,"listEntityRuleHistory forbidden headers":n,"listEntityRuleHistory notFound":t,"listEntityRuleHistory notFound headers":n,"listEntityRuleHistory n\
otAcceptable":t,"listEntityRuleHistory notAcceptable headers":n,"listEntityRuleHistory tooManyRequests":t,"listEntityRuleHistory tooManyRequests headers":c,"lis\
tEntityRuleHistory internalError":t,"listEntityRuleHistory internalError headers":n,"listEntityRuleHistory unavailable":t,"listEntityRuleHistory unavailable hea\
ders":c,"runEntityRuleHistoryCommand ok":q,"runEntityRuleHistoryCommand ok headers":n,"runEntityRuleHistoryCommand badRequest":t,"runEntityRuleHistoryCommand ba\
dRequest headers":n,"runEntityRuleHistoryCommand unauthorized":t,"runEntityRuleHistoryCommand unauthorized headers":f,"runEntityRuleHistoryCommand forbidden":t,
"runEntityRuleHistoryCommand forbidden headers":n,"runEntityRuleHistoryCommand notFound":t,"runEntityRuleHistoryCommand notFound headers":n,"runEntityRuleHistor\
yCommand notAcceptable":t,"runEntityRuleHistoryCommand notAcceptable headers":n,"runEntityRuleHistoryCommand contentTooLarge":t,"runEntityRuleHistoryCommand con\
tentTooLarge headers":n,"runEntityRuleHistoryCommand unsupportedMediaType":t,"runEntityRuleHistoryCommand unsupportedMediaType headers":n,"runEntityRuleHistoryC\
ommand tooManyRequests":t,"runEntityRuleHistoryCommand tooManyRequests headers":c,"runEntityRuleHistoryCommand internalError":t,"runEntityRuleHistoryCommand int\
ernalError headers":n,"runEntityRuleHistoryCommand unavailable":t,"runEntityRuleHistoryCommand unavailable headers":c,"listAllRuleHistory ok":P,"listAllRuleHist\
ory ok headers":n,"listAllRuleHistory badRequest":t,"listAllRuleHistory badRequest headers":n,"listAllRuleHistory unauthorized":t,"listAllRuleHistory unauthoriz\
ed headers":f,"listAllRuleHistory forbidden":t,"listAllRuleHistory forbidden headers":n,"listAllRuleHistory notFound":t,"listAllRuleHistory notFound headers":n,
"listAllRuleHistory notAcceptable":t,"listAllRuleHistory notAcceptable headers":n,"listAllRuleHistory tooManyRequests":t,"listAllRuleHistory tooManyRequests hea\
ders":c,"listAllRuleHistory internalError":t,"listAllRuleHistory internalError headers":n,"listAllRuleHistory unavailable":t,"listAllRuleHistory unavailable hea\
ders":c,"runAllRuleHistoryCommand ok":q,"runAllRuleHistoryCommand ok headers":n,"runAllRuleHistoryCommand badRequest":t,"runAllRuleHistoryCommand badRequest hea\
ders":n,"runAllRuleHistoryCommand unauthorized":t,"runAllRuleHistoryCommand unauthorized headers":f,"runAllRuleHistoryCommand forbidden":t,"runAllRuleHistoryCom\
mand forbidden headers":n,"runAllRuleHistoryCommand notFound":t,"runAllRuleHistoryCommand notFound headers":n,"runAllRuleHistoryCommand notAcceptable":t,"runAll\
RuleHistoryCommand notAcceptable headers":n,"runAllRuleHistoryCommand contentTooLarge":t,"runAllRuleHistoryCommand contentTooLarge headers":n,"runAllRuleHistory\
Command unsupportedMediaType":t,"runAllRuleHistoryCommand unsupportedMediaType headers":n,"runAllRuleHistoryCommand tooManyRequests":t,"runAllRuleHistoryCommand\
 tooManyRequests headers":c,"runAllRuleHistoryCommand internalError":t,"runAllRuleHistoryCommand internalError headers":n,"runAllRuleHistoryCommand unavailable":t,
"runAllRuleHistoryCommand unavailable headers":c,"listEntityCompliance ok":P,"listEntityCompliance ok headers":n,"listEntityCompliance badRequest":t,"listEntity\
Compliance badRequest headers":n,"listEntityCompliance unauthorized":t,"listEntityCompliance unauthorized headers":f,"listEntityCompliance forbidden":t,"listEnt\
ityCompliance forbidden headers":n,"listEntityCompliance notFound":t,"listEntityCompliance notFound headers":n,"listEntityCompliance notAcceptable":t,"listEntit\
yCompliance notAcceptable headers":n,"listEntityCompliance tooManyRequests":t,"listEntityCompliance tooManyRequests headers":c,"listEntityCompliance internalErr\
or":t,"listEntityCompliance internalError headers":n,"listEntityCompliance unavailable":t,"listEntityCompliance unavailable headers":c,"runEntityComplianceComma\
nd ok":q,"runEntityComplianceCommand ok headers":n,"runEntityComplianceCommand badRequest":t,"runEntityComplianceCommand badRequest headers":n,"runEntityComplia\
nceCommand unauthorized":t,"runEntityComplianceCommand unauthorized headers":f,"runEntityComplianceCommand forbidden":t,"runEntityComplianceCommand forbidden he\
aders":n,"runEntityComplianceCommand notFound":t,"runEntityComplianceCommand notFound headers":n,"runEntityComplianceCommand notAcceptable":t,"runEntityComplian\
ceCommand notAcceptable headers":n,"runEntityComplianceCommand contentTooLarge":t,"runEntityComplianceCommand contentTooLarge headers":n,"runEntityComplianceCom\
mand unsupportedMediaType":t,"runEntityComplianceCommand unsupportedMediaType headers":n,"runEntityComplianceCommand tooManyRequests":t,"runEntityComplianceComm\
and tooManyRequests headers":c,"runEntityComplianceCommand internalError":t,"runEntityComplianceCommand internalError headers":n,"runEntityComplianceCommand una\
vailable":t,"runEntityComplianceCommand unavailable headers":c,"listCompliance ok":P,"listCompliance ok headers":n,"listCompliance badRequest":t,"listCompliance\
 badRequest headers":n,"listCompliance unauthorized":t,"listCompliance unauthorized headers":f,"listCompliance forbidden":t,"listCompliance forbidden headers":n,
"listCompliance notFound":t,"listCompliance notFound headers":n,"listCompliance notAcceptable":t,"listCompliance notAcceptable headers":n,"listCompliance tooMan\
yRequests":t,"listCompliance tooManyRequests headers":c,"listCompliance internalError":t,"listCompliance internalError headers":n,"listCompliance unavailable":t,
"listCompliance unavailable headers":c,"runComplianceCommand ok":q,"runComplianceCommand ok headers":n,"runComplianceCommand badRequest":t,"runComplianceCommand\
 badRequest headers":n,"runComplianceCommand unauthorized":t,"runComplianceCommand unauthorized headers":f,"runComplianceCommand forbidden":t,"runComplianceComm\
and forbidden headers":n,"runComplianceCommand notFound":t,"runComplianceCommand notFound headers":n,"runComplianceCommand notAcceptable":t,"runComplianceComman\
d notAcceptable headers":n,"runComplianceCommand contentTooLarge":t,"runComplianceCommand contentTooLarge headers":n,"runComplianceCommand unsupportedMediaType":t,
"runComplianceCommand unsupportedMediaType headers":n,"runComplianceCommand tooManyRequests":t,"runComplianceCommand tooManyRequests headers":c,"runComplianceCo\
mmand internalError":t,"runComplianceCommand internalError headers":n,"runComplianceCommand unavailable":t,"runComplianceCommand unavailable headers":c,"listPas\
singRules ok":P,"listPassingRules ok headers":n,"listPassingRules badRequest":t,"listPassingRules badRequest headers":n,"listPassingRules unauthorized":t,"listP\
assingRules unauthorized headers":f,"listPassingRules forbidden":t,"listPassingRules forbidden headers":n,"listPassingRules notFound":t,"listPassingRules notFou\
nd headers":n,"listPassingRules notAcceptable":t,"listPassingRules notAcceptable headers":n,"listPassingRules tooManyRequests":t,"listPassingRules tooManyReques\
ts headers":c,"listPassingRules internalError":t,"listPassingRules internalError headers":n,"listPassingRules unavailable":t,"listPassingRules unavailable heade\
rs":c,"runPassingRulesCommand ok":q,"runPassingRulesCommand ok headers":n,"runPassingRulesCommand badRequest":t,"runPassingRulesCommand badRequest headers":n,"r\
unPassingRulesCommand unauthorized":t,"runPassingRulesCommand unauthorized headers":f,"runPassingRulesCommand forbidden":t,"runPassingRulesCommand forbidden hea\
ders":n,"runPassingRulesCommand notFound":t,"runPassingRulesCommand notFound headers":n,"runPassingRulesCommand notAcceptable":t,"runPassingRulesCommand notAcce\
ptable headers":n,"runPassingRulesCommand contentTooLarge":t,"runPassingRulesCommand contentTooLarge headers":n,"runPassingRulesCommand unsupportedMediaType":t,
"runPassingRulesCommand unsupportedMediaType headers":n,"runPassingRulesCommand tooManyRequests":t,"runPassingRulesCommand tooManyRequests headers":c,"runPassin\
gRulesCommand internalError":t,"runPassingRulesCommand internalError headers":n,"runPassingRulesCommand unavailable":t,"runPassingRulesCommand unavailable heade\
rs":c,"listFailingRules ok":P,"listFailingRules ok headers":n,"listFailingRules badRequest":t,"listFailingRules badRequest headers":n,"listFailingRules unauthor\
ized":t,"listFailingRules unauthorized headers":f,"listFailingRules forbidden":t,"listFailingRules forbidden headers":n,"listFailingRules notFound":t,"listFaili\
ngRules notFound headers":n,"listFailingRules notAcceptable":t,"listFailingRules notAcceptable headers":n,"listFailingRules tooManyRequests":t,"listFailingRules\
 tooManyRequests headers":c,"listFailingRules internalError":t,"listFailingRules internalError headers":n,"listFailingRules unavailable":t,"listFailingRules una\
vailable headers":c,"runFailingRulesCommand ok":q,"runFailingRulesCommand ok headers":n,"runFailingRulesCommand badRequest":t,"runFailingRulesCommand badRequest\
 headers":n,"runFailingRulesCommand unauthorized":t,"runFailingRulesCommand unauthorized headers":f,"runFailingRulesCommand forbidden":t,"runFailingRulesCommand\
 forbidden headers":n,"runFailingRulesCommand notFound":t,"runFailingRulesCommand notFound headers":n,"runFailingRulesCommand notAcceptable":t,"runFailingRulesC\
ommand notAcceptable headers":n,"runFailingRulesCommand contentTooLarge":t,"runFailingRulesCommand contentTooLarge headers":n,"runFailingRulesCommand unsupporte\
dMediaType":t,"runFailingRulesCommand unsupportedMediaType headers":n,"runFailingRulesCommand tooManyRequests":t,"runFailingRulesCommand tooManyRequests headers":c,
"runFailingRulesCommand internalError":t,"runFailingRulesCommand internalError headers":n,"runFailingRulesCommand unavailable":t,"runFailingRulesCommand unavail\
able headers":c,"listEnabledRules ok":P,"listEnabledRules ok headers":n,"listEnabledRules badRequest":t,"listEnabledRules badRequest headers":n,"listEnabledRule\
s unauthorized":t,"listEnabledRules unauthorized headers":f,"listEnabledRules forbidden":t,"listEnabledRules forbidden headers":n,"listEnabledRules notFound":t,
"listEnabledRules notFound headers":n,"listEnabledRules notAcceptable":t,"listEnabledRules notAcceptable headers":n,"listEnabledRules tooManyRequests":t,"listEn\
abledRules tooManyRequests headers":c,"listEnabledRules internalError":t,"listEnabledRules internalError headers":n,"listEnabledRules unavailable":t,"listEnable\
dRules unavailable headers":c,"runEnabledRulesCommand ok":q,"runEnabledRulesCommand ok headers":n,"runEnabledRulesCommand badRequest":t,"runEnabledRulesCommand \
badRequest headers":n,"runEnabledRulesCommand unauthorized":t,"runEnabledRulesCommand unauthorized headers":f,"runEnabledRulesCommand forbidden":t,"runEnabledRu\
lesCommand forbidden headers":n,"runEnabledRulesCommand notFound":t,"runEnabledRulesCommand notFound headers":n,"runEnabledRulesCommand notAcceptable":t,"runEna\
bledRulesCommand notAcceptable headers":n,"runEnabledRulesCommand contentTooLarge":t,"runEnabledRulesCommand contentTooLarge headers":n,"runEnabledRulesCommand \
unsupportedMediaType":t,"runEnabledRulesCommand unsupportedMediaType headers":n,"runEnabledRulesCommand tooManyRequests":t,"runEnabledRulesCommand tooManyReques\
ts headers":c,"runEnabledRulesCommand internalError":t,"runEnabledRulesCommand internalError headers":n,"runEnabledRulesCommand unavailable":t,"runEnabledRulesC\
ommand unavailable headers":c,"getBusinessRule ok":P,"getBusinessRule ok headers":n,"getBusinessRule badRequest":t,"getBusinessRule badRequest headers":n,"getBu\
sinessRule unauthorized":t,"getBusinessRule unauthorized headers":f,"getBusinessRule forbidden":t,"getBusinessRule forbidden headers":n,"getBusinessRule notFoun\
d":t,"getBusinessRule notFound headers":n,"getBusinessRule notAcceptable":t,"getBusinessRule notAcceptable headers":n,"getBusinessRule tooManyRequests":t,"getBu\
sinessRule tooManyRequests headers":c,"getBusinessRule internalError":t,"getBusinessRule internalError headers":n,"getBusinessRule unavailable":t,"getBusinessRu\
le unavailable headers":c,"runBusinessRuleCommand ok":x,"runBusinessRuleCommand ok headers":n,"runBusinessRuleCommand badRequest":W,"runBusinessRuleCommand badR\
equest headers":n,"runBusinessRuleCommand unauthorized":t,"runBusinessRuleCommand unauthorized headers":f,"runBusinessRuleCommand forbidden":t,"runBusinessRuleC\
ommand forbidden headers":n,"runBusinessRuleCommand notFound":t,"runBusinessRuleCommand notFound headers":n,"runBusinessRuleCommand notAcceptable":t,"runBusines\
sRuleCommand notAcceptable headers":n,"runBusinessRuleCommand conflict":t,"runBusinessRuleCommand conflict headers":n,"runBusinessRuleCommand contentTooLarge":t,
"runBusinessRuleCommand contentTooLarge headers":n,"runBusinessRuleCommand unsupportedMediaType":t,"runBusinessRuleCommand unsupportedMediaType headers":n,"runB\
usinessRuleCommand tooManyRequests":t,"runBusinessRuleCommand tooManyRequests headers":c,"runBusinessRuleCommand internalError":t,"runBusinessRuleCommand intern\
alError headers":n,"runBusinessRuleCommand unavailable":t,"runBusinessRuleCommand unavailable headers":c,"deleteBusinessRule ok":x,"deleteBusinessRule ok header\
s":n,"deleteBusinessRule badRequest":t,"deleteBusinessRule badRequest headers":n,"deleteBusinessRule unauthorized":t,"deleteBusinessRule unauthorized headers":f,
"deleteBusinessRule forbidden":t,"deleteBusinessRule forbidden headers":n,"deleteBusinessRule notFound":t,"deleteBusinessRule notFound headers":n,"deleteBusines\
sRule notAcceptable":t,"deleteBusinessRule notAcceptable headers":n,"deleteBusinessRule tooManyRequests":t,"deleteBusinessRule tooManyRequests headers":c,"delet\
eBusinessRule internalError":t,"deleteBusinessRule internalError headers":n,"deleteBusinessRule unavailable":t,"deleteBusinessRule unavailable headers":c,"getBu\
sinessRulePermissions ok":ks,"getBusinessRulePermissions ok headers":n,"getBusinessRulePermissions badRequest":t,"getBusinessRulePermissions badRequest headers":n,
"getBusinessRulePermissions unauthorized":t,"getBusinessRulePermissions unauthorized headers":f,"getBusinessRulePermissions forbidden":t,"getBusinessRulePermiss\
ions forbidden headers":n,"getBusinessRulePermissions notFound":t,"getBusinessRulePermissions notFound headers":n,"getBusinessRulePermissions notAcceptable":t,"\
getBusinessRulePermissions notAcceptable headers":n,"getBusinessRulePermissions tooManyRequests":t,"getBusinessRulePermissions tooManyRequests headers":c,"getBu\
sinessRulePermissions internalError":t,"getBusinessRulePermissions internalError headers":n,"getBusinessRulePermissions unavailable":t,"getBusinessRulePermissio\
ns unavailable headers":c,"listRuleHistory ok":P,"listRuleHistory ok headers":n,"listRuleHistory badRequest":t,"listRuleHistory badRequest headers":n,"listRuleH\
istory unauthorized":t,"listRuleHistory unauthorized headers":f,"listRuleHistory forbidden":t,"listRuleHistory forbidden headers":n,"listRuleHistory notFound":t,
"listRuleHistory notFound headers":n,"listRuleHistory notAcceptable":t,"listRuleHistory notAcceptable headers":n,"listRuleHistory tooManyRequests":t,"listRuleHi\
story tooManyRequests headers":c,"listRuleHistory internalError":t,"listRuleHistory internalError headers":n,"listRuleHistory unavailable":t,"listRuleHistory un\
available headers":c,"runRuleHistoryCommand ok":q,"runRuleHistoryCommand ok headers":n,"runRuleHistoryCommand badRequest":t,"runRuleHistoryCommand badRequest he\
aders":n,"runRuleHistoryCommand unauthorized":t,"runRuleHistoryCommand unauthorized headers":f,"runRuleHistoryCommand forbidden":t,"runRuleHistoryCommand forbid\
den headers":n,"runRuleHistoryCommand notFound":t,"runRuleHistoryCommand notFound headers":n,"runRuleHistoryCommand notAcceptable":t,"runRuleHistoryCommand notA\
cceptable headers":n,"runRuleHistoryCommand contentTooLarge":t,"runRuleHistoryCommand contentTooLarge headers":n,"runRuleHistoryCommand unsupportedMediaType":t,
"runRuleHistoryCommand unsupportedMediaType headers":n,"runRuleHistoryCommand tooManyRequests":t,"runRuleHistoryCommand tooManyRequests headers":c,"runRuleHisto\
ryCommand internalError":t,"runRuleHistoryCommand internalError headers":n,"runRuleHistoryCommand unavailable":t,"runRuleHistoryCommand unavailable headers":c,"\
listRuleFailingRows ok":P,"listRuleFailingRows ok headers":n,"listRuleFailingRows badRequest":t,"listRuleFailingRows badRequest headers":n,"listRuleFailingRows \
unauthorized":t,"listRuleFailingRows unauthorized headers":f,"listRuleFailingRows forbidden":t,"listRuleFailingRows forbidden headers":n,"listRuleFailingRows no\
tFound":t,"listRuleFailingRows notFound headers":n,"listRuleFailingRows notAcceptable":t,"listRuleFailingRows notAcceptable headers":n,"listRuleFailingRows conf\
lict":t,"listRuleFailingRows conflict headers":n,"listRuleFailingRows tooManyRequests":t,"listRuleFailingRows tooManyRequests headers":c,"listRuleFailingRows in\
ternalError":t,"listRuleFailingRows internalError headers":n,"listRuleFailingRows unavailable":t,"listRuleFailingRows unavailable headers":c,"runRuleFailingRows\
Command ok":q,"runRuleFailingRowsCommand ok headers":n,"runRuleFailingRowsCommand badRequest":t,"runRuleFailingRowsCommand badRequest headers":n,"runRuleFailing\
RowsCommand unauthorized":t,"runRuleFailingRowsCommand unauthorized headers":f,"runRuleFailingRowsCommand forbidden":t,"runRuleFailingRowsCommand forbidden head\
ers":n,"runRuleFailingRowsCommand notFound":t,"runRuleFailingRowsCommand notFound headers":n,"runRuleFailingRowsCommand notAcceptable":t,"runRuleFailingRowsComm\
and notAcceptable headers":n,"runRuleFailingRowsCommand conflict":t,"runRuleFailingRowsCommand conflict headers":n,"runRuleFailingRowsCommand contentTooLarge":t,
"runRuleFailingRowsCommand contentTooLarge headers":n,"runRuleFailingRowsCommand unsupportedMediaType":t,"runRuleFailingRowsCommand unsupportedMediaType headers":n,
"runRuleFailingRowsCommand tooManyRequests":t,"runRuleFailingRowsCommand tooManyRequests headers":c,"runRuleFailingRowsCommand internalError":t,"runRuleFailingR\
owsCommand internalError headers":n,"runRuleFailingRowsCommand unavailable":t,"runRuleFailingRowsCommand unavailable headers":c,"listRulePassingRows ok":P,"list\
RulePassingRows ok headers":n,"listRulePassingRows badRequest":t,"listRulePassingRows badRequest headers":n,"listRulePassingRows unauthorized":t,"listRulePassin\
gRows unauthorized headers":f,"listRulePassingRows forbidden":t,"listRulePassingRows forbidden headers":n,"listRulePassingRows notFound":t,"listRulePassingRows \
notFound headers":n,"listRulePassingRows notAcceptable":t,"listRulePassingRows notAcceptable headers":n,"listRulePassingRows conflict":t,"listRulePassingRows co\
nflict headers":n,"listRulePassingRows tooManyRequests":t,"listRulePassingRows tooManyRequests headers":c,"listRulePassingRows internalError":t,"listRulePassing\
Rows internalError headers":n,"listRulePassingRows unavailable":t,"listRulePassingRows unavailable headers":c,"runRulePassingRowsCommand ok":q,"runRulePassingRo\
wsCommand ok headers":n,"runRulePassingRowsCommand badRequest":t,"runRulePassingRowsCommand badRequest headers":n,"runRulePassingRowsCommand unauthorized":t,"ru\
nRulePassingRowsCommand unauthorized headers":f,"runRulePassingRowsCommand forbidden":t,"runRulePassingRowsCommand forbidden headers":n,"runRulePassingRowsComma\
nd notFound":t,"runRulePassingRowsCommand notFound headers":n,"runRulePassingRowsCommand notAcceptable":t,"runRulePassingRowsCommand notAcceptable headers":n,"r\
unRulePassingRowsCommand conflict":t,"runRulePassingRowsCommand conflict headers":n,"runRulePassingRowsCommand contentTooLarge":t,"runRulePassingRowsCommand con\
tentTooLarge headers":n,"runRulePassingRowsCommand unsupportedMediaType":t,"runRulePassingRowsCommand unsupportedMediaType headers":n,"runRulePassingRowsCommand\
 tooManyRequests":t,"runRulePassingRowsCommand tooManyRequests headers":c,"runRulePassingRowsCommand internalError":t,"runRulePassingRowsCommand internalError h\
eaders":n,"runRulePassingRowsCommand unavailable":t,"runRulePassingRowsCommand unavailable headers":c,"listRuleGroups ok":P,"listRuleGroups ok headers":n,"listR\
uleGroups badRequest":t,"listRuleGroups badRequest headers":n,"listRuleGroups unauthorized":t,"listRuleGroups unauthorized headers":f,"listRuleGroups forbidden":t,
"listRuleGroups forbidden headers":n,"listRuleGroups notFound":t,"listRuleGroups notFound headers":n,"listRuleGroups notAcceptable":t,"listRuleGroups notAccepta\
ble headers":n,"listRuleGroups conflict":t,"listRuleGroups conflict headers":n,"listRuleGroups tooManyRequests":t,"listRuleGroups tooManyRequests headers":c,"li\
stRuleGroups internalError":t,"listRuleGroups internalError headers":n,"listRuleGroups unavailable":t,"listRuleGroups unavailable headers":c,"runRuleGroupsComma\
nd ok":q,"runRuleGroupsCommand ok headers":n,"runRuleGroupsCommand badRequest":t,"runRuleGroupsCommand badRequest headers":n,"runRuleGroupsCommand unauthorized":t,
"runRuleGroupsCommand unauthorized headers":f,"runRuleGroupsCommand forbidden":t,"runRuleGroupsCommand forbidden headers":n,"runRuleGroupsCommand notFound":t,"r\
unRuleGroupsCommand notFound headers":n,"runRuleGroupsCommand notAcceptable":t,"runRuleGroupsCommand notAcceptable headers":n,"runRuleGroupsCommand conflict":t,
"runRuleGroupsCommand conflict headers":n,"runRuleGroupsCommand contentTooLarge":t,"runRuleGroupsCommand contentTooLarge headers":n,"runRuleGroupsCommand unsupp\
ortedMediaType":t,"runRuleGroupsCommand unsupportedMediaType headers":n,"runRuleGroupsCommand tooManyRequests":t,"runRuleGroupsCommand tooManyRequests headers":c,
"runRuleGroupsCommand internalError":t,"runRuleGroupsCommand internalError headers":n,"runRuleGroupsCommand unavailable":t,"runRuleGroupsCommand unavailable hea\
ders":c,"runGroupFailingRowsCommand ok":q,"runGroupFailingRowsCommand ok headers":n,"runGroupFailingRowsCommand badRequest":t,"runGroupFailingRowsCommand badReq\
uest headers":n,"runGroupFailingRowsCommand unauthorized":t,"runGroupFailingRowsCommand unauthorized headers":f,"runGroupFailingRowsCommand forbidden":t,"runGro\
upFailingRowsCommand forbidden headers":n,"runGroupFailingRowsCommand notFound":t,"runGroupFailingRowsCommand notFound headers":n,"runGroupFailingRowsCommand no\
tAcceptable":t,"runGroupFailingRowsCommand notAcceptable headers":n,"runGroupFailingRowsCommand conflict":t,"runGroupFailingRowsCommand conflict headers":n,"run\
GroupFailingRowsCommand contentTooLarge":t,"runGroupFailingRowsCommand contentTooLarge headers":n,"runGroupFailingRowsCommand unsupportedMediaType":t,"runGroupF\
ailingRowsCommand unsupportedMediaType headers":n,"runGroupFailingRowsCommand tooManyRequests":t,"runGroupFailingRowsCommand tooManyRequests headers":c,"runGrou\
pFailingRowsCommand internalError":t,"runGroupFailingRowsCommand internalError headers":n,"runGroupFailingRowsCommand unavailable":t,"runGroupFailingRowsCommand\
 unavailable headers":c,"runGroupPassingRowsCommand ok":q,"runGroupPassingRowsCommand ok headers":n,"runGroupPassingRowsCommand badRequest":t,"runGroupPassingRo\
wsCommand badRequest headers":n,"runGroupPassingRowsCommand unauthorized":t,"runGroupPassingRowsCommand unauthorized headers":f,"runGroupPassingRowsCommand forb\
idden":t,"runGroupPassingRowsCommand forbidden headers":n,"runGroupPassingRowsCommand notFound":t,"runGroupPassingRowsCommand notFound headers":n,"runGroupPassi\
ngRowsCommand notAcceptable":t,"runGroupPassingRowsCommand notAcceptable headers":n,"runGroupPassingRowsCommand conflict":t,"runGroupPassingRowsCommand conflict\
 headers":n,"runGroupPassingRowsCommand contentTooLarge":t,"runGroupPassingRowsCommand contentTooLarge headers":n,"runGroupPassingRowsCommand unsupportedMediaTy\
pe":t,"runGroupPassingRowsCommand unsupportedMediaType headers":n,"runGroupPassingRowsCommand tooManyRequests":t,"runGroupPassingRowsCommand tooManyRequests hea\
ders":c,"runGroupPassingRowsCommand internalError":t,"runGroupPassingRowsCommand internalError headers":n,"runGroupPassingRowsCommand unavailable":t,"runGroupPa\
ssingRowsCommand unavailable headers":c,"listGroupFailingRows ok":P,"listGroupFailingRows ok headers":n,"listGroupFailingRows badRequest":t,"listGroupFailingRow\
s badRequest headers":n,"listGroupFailingRows unauthorized":t,"listGroupFailingRows unauthorized headers":f,"listGroupFailingRows forbidden":t,"listGroupFailing\
Rows forbidden headers":n,"listGroupFailingRows notFound":t,"listGroupFailingRows notFound headers":n,"listGroupFailingRows notAcceptable":t,"listGroupFailingRo\
ws notAcceptable headers":n,"listGroupFailingRows conflict":t,"listGroupFailingRows conflict headers":n,"listGroupFailingRows tooManyRequests":t,"listGroupFaili\
ngRows tooManyRequests headers":c,"listGroupFailingRows internalError":t,"listGroupFailingRows internalError headers":n,"listGroupFailingRows unavailable":t,"li\
stGroupFailingRows unavailable headers":c,"runNamedGroupFailingRowsCommand ok":q,"runNamedGroupFailingRowsCommand ok headers":n,"runNamedGroupFailingRowsCommand\
 badRequest":t,"runNamedGroupFailingRowsCommand badRequest headers":n,"runNamedGroupFailingRowsCommand unauthorized":t,"runNamedGroupFailingRowsCommand unauthor\
ized headers":f,"runNamedGroupFailingRowsCommand forbidden":t,"runNamedGroupFailingRowsCommand forbidden headers":n,"runNamedGroupFailingRowsCommand notFound":t,
"runNamedGroupFailingRowsCommand notFound headers":n,"runNamedGroupFailingRowsCommand notAcceptable":t,"runNamedGroupFailingRowsCommand notAcceptable headers":n,
"runNamedGroupFailingRowsCommand conflict":t,"runNamedGroupFailingRowsCommand conflict headers":n,"runNamedGroupFailingRowsCommand contentTooLarge":t,"runNamedG\
roupFailingRowsCommand contentTooLarge headers":n,"runNamedGroupFailingRowsCommand unsupportedMediaType":t,"runNamedGroupFailingRowsCommand unsupportedMediaType\
 headers":n,"runNamedGroupFailingRowsCommand tooManyRequests":t,"runNamedGroupFailingRowsCommand tooManyRequests headers":c,"runNamedGroupFailingRowsCommand int\
ernalError":t,"runNamedGroupFailingRowsCommand internalError headers":n,"runNamedGroupFailingRowsCommand unavailable":t,"runNamedGroupFailingRowsCommand unavail\
able headers":c,"listGroupPassingRows ok":P,"listGroupPassingRows ok headers":n,"listGroupPassingRows badRequest":t,"listGroupPassingRows badRequest headers":n,
"listGroupPassingRows unauthorized":t,"listGroupPassingRows unauthorized headers":f,"listGroupPassingRows forbidden":t,"listGroupPassingRows forbidden headers":n,
"listGroupPassingRows notFound":t,"listGroupPassingRows notFound headers":n,"listGroupPassingRows notAcceptable":t,"listGroupPassingRows notAcceptable headers":n,
"listGroupPassingRows conflict":t,"listGroupPassingRows conflict headers":n,"listGroupPassingRows tooManyRequests":t,"listGroupPassingRows tooManyRequests heade\
rs":c,"listGroupPassingRows internalError":t,"listGroupPassingRows internalError headers":n,"listGroupPassingRows unavailable":t,"listGroupPassingRows unavailab\
le headers":c,"runNamedGroupPassingRowsCommand ok":q,"runNamedGroupPassingRowsCommand ok headers":n,"runNamedGroupPassingRowsCommand badRequest":t,"runNamedGrou\
pPassingRowsCommand badRequest headers":n,"runNamedGroupPassingRowsCommand unauthorized":t,"runNamedGroupPassingRowsCommand unauthorized headers":f,"runNamedGro\
upPassingRowsCommand forbidden":t,"runNamedGroupPassingRowsCommand forbidden headers":n,"runNamedGroupPassingRowsCommand notFound":t,"runNamedGroupPassingRowsCo\
mmand notFound headers":n,"runNamedGroupPassingRowsCommand notAcceptable":t,"runNamedGroupPassingRowsCommand notAcceptable headers":n,"runNamedGroupPassingRowsC\
ommand conflict":t,"runNamedGroupPassingRowsCommand conflict headers":n,"runNamedGroupPassingRowsCommand contentTooLarge":t,"runNamedGroupPassingRowsCommand con\
tentTooLarge headers":n,"runNamedGroupPassingRowsCommand unsupportedMediaType":t,"runNamedGroupPassingRowsCommand unsupportedMediaType headers":n,"runNamedGroup\
PassingRowsCommand tooManyRequests":t,"runNamedGroupPassingRowsCommand tooManyRequests headers":c,"runNamedGroupPassingRowsCommand internalError":t,"runNamedGro\
upPassingRowsCommand internalError headers":n,"runNamedGroupPassingRowsCommand unavailable":t,"runNamedGroupPassingRowsCommand unavailable headers":c,"listKeys \
ok":P,"listKeys ok headers":n,"listKeys badRequest":t,"listKeys badRequest headers":n,"listKeys unauthorized":t,"listKeys unauthorized headers":f,"listKeys forb\
idden":t,"listKeys forbidden headers":n,"listKeys notFound":t,"listKeys notFound headers":n,"listKeys notAcceptable":t,"listKeys notAcceptable headers":n,"listK\
eys tooManyRequests":t,"listKeys tooManyRequests headers":c,"listKeys internalError":t,"listKeys internalError headers":n,"listKeys unavailable":t,"listKeys una\
vailable headers":c,"runKeysCommand ok":Hr,"runKeysCommand ok headers":n,"runKeysCommand badRequest":t,"runKeysCommand badRequest headers":n,"runKeysCommand una\
uthorized":t,"runKeysCommand unauthorized headers":f,"runKeysCommand forbidden":t,"runKeysCommand forbidden headers":n,"runKeysCommand notFound":t,"runKeysComma\
nd notFound headers":n,"runKeysCommand notAcceptable":t,"runKeysCommand notAcceptable headers":n,"runKeysCommand conflict":t,"runKeysCommand conflict headers":n,
"runKeysCommand contentTooLarge":t,"runKeysCommand contentTooLarge headers":n,"runKeysCommand unsupportedMediaType":t,"runKeysCommand unsupportedMediaType heade\
rs":n,"runKeysCommand tooManyRequests":t,"runKeysCommand tooManyRequests headers":c,"runKeysCommand internalError":t,"runKeysCommand internalError headers":n,"r\
unKeysCommand unavailable":t,"runKeysCommand unavailable headers":c,"listPermanentKeys ok":P,"listPermanentKeys ok headers":n,"listPermanentKeys badRequest":t,"\
listPermanentKeys badRequest headers":n,"listPermanentKeys unauthorized":t,"listPermanentKeys unauthorized headers":f,"listPermanentKeys forbidden":t,"listPerma\
nentKeys forbidden headers":n,"listPermanentKeys notFound":t,"listPermanentKeys notFound headers":n,"listPermanentKeys notAcceptable":t,"listPermanentKeys notAc\
ceptable headers":n,"listPermanentKeys tooManyRequests":t,"listPermanentKeys tooManyRequests headers":c,"listPermanentKeys internalError":t,"listPermanentKeys i\
nternalError headers":n,"listPermanentKeys unavailable":t,"listPermanentKeys unavailable headers":c,"runPermanentKeysCommand ok":q,"runPermanentKeysCommand ok h\
eaders":n,"runPermanentKeysCommand badRequest":t,"runPermanentKeysCommand badRequest headers":n,"runPermanentKeysCommand unauthorized":t,"runPermanentKeysComman\
d unauthorized headers":f,"runPermanentKeysCommand forbidden":t,"runPermanentKeysCommand forbidden headers":n,"runPermanentKeysCommand notFound":t,"runPermanent\
KeysCommand notFound headers":n,"runPermanentKeysCommand notAcceptable":t,"runPermanentKeysCommand notAcceptable headers":n,"runPermanentKeysCommand contentTooL\
arge":t,"runPermanentKeysCommand contentTooLarge headers":n,"runPermanentKeysCommand unsupportedMediaType":t,"runPermanentKeysCommand unsupportedMediaType heade\
rs":n,"runPermanentKeysCommand tooManyRequests":t,"runPermanentKeysCommand tooManyRequests headers":c,"runPermanentKeysCommand internalError":t,"runPermanentKey\
sCommand internalError headers":n,"runPermanentKeysCommand unavailable":t,"runPermanentKeysCommand unavailable headers":c,"listDiscoveredKeys ok":P,"listDiscove\
redKeys ok headers":n,"listDiscoveredKeys badRequest":t,"listDiscoveredKeys badRequest headers":n,"listDiscoveredKeys unauthorized":t,"listDiscoveredKeys unauth\
orized headers":f,"listDiscoveredKeys forbidden":t,"listDiscoveredKeys forbidden headers":n,"listDiscoveredKeys notFound":t,"listDiscoveredKeys notFound headers":n,
"listDiscoveredKeys notAcceptable":t,"listDiscoveredKeys notAcceptable headers":n,"listDiscoveredKeys tooManyRequests":t,"listDiscoveredKeys tooManyRequests hea\
ders":c,"listDiscoveredKeys internalError":t,"listDiscoveredKeys internalError headers":n,"listDiscoveredKeys unavailable":t,"listDiscoveredKeys unavailable hea\
ders":c,"runDiscoveredKeysCommand ok":q,"runDiscoveredKeysCommand ok headers":n,"runDiscoveredKeysCommand badRequest":t,"runDiscoveredKeysCommand badRequest hea\
ders":n,"runDiscoveredKeysCommand unauthorized":t,"runDiscoveredKeysCommand unauthorized headers":f,"runDiscoveredKeysCommand forbidden":t,"runDiscoveredKeysCom\
mand forbidden headers":n,"runDiscoveredKeysCommand notFound":t,"runDiscoveredKeysCommand notFound headers":n,"runDiscoveredKeysCommand notAcceptable":t,"runDis\
coveredKeysCommand notAcceptable headers":n,"runDiscoveredKeysCommand contentTooLarge":t,"runDiscoveredKeysCommand contentTooLarge headers":n,"runDiscoveredKeys\
Command unsupportedMediaType":t,"runDiscoveredKeysCommand unsupportedMediaType headers":n,"runDiscoveredKeysCommand tooManyRequests":t,"runDiscoveredKeysCommand\
 tooManyRequests headers":c,"runDiscoveredKeysCommand internalError":t,"runDiscoveredKeysCommand internalError headers":n,"runDiscoveredKeysCommand unavailable":t,
"runDiscoveredKeysCommand unavailable headers":c,"getKey ok":P,"getKey ok headers":n,"getKey badRequest":t,"getKey badRequest headers":n,"getKey unauthorized":t,
"getKey unauthorized headers":f,"getKey forbidden":t,"getKey forbidden headers":n,"getKey notFound":t,"getKey notFound headers":n,"getKey notAcceptable":t,"getK\
ey notAcceptable headers":n,"getKey tooManyRequests":t,"getKey tooManyRequests headers":c,"getKey internalError":t,"getKey internalError headers":n,"getKey unav\
ailable":t,"getKey unavailable headers":c,"runKeyCommand noContent headers":n,"runKeyCommand badRequest":t,"runKeyCommand badRequest headers":n,"runKeyCommand u\
nauthorized":t,"runKeyCommand unauthorized headers":f,"runKeyCommand forbidden":t,"runKeyCommand forbidden headers":n,"runKeyCommand notFound":t,"runKeyCommand \
notFound headers":n,"runKeyCommand notAcceptable":t,"runKeyCommand notAcceptable headers":n,"runKeyCommand contentTooLarge":t,"runKeyCommand contentTooLarge hea\
ders":n,"runKeyCommand unsupportedMediaType":t,"runKeyCommand unsupportedMediaType headers":n,"runKeyCommand tooManyRequests":t,"runKeyCommand tooManyRequests h\
eaders":c,"runKeyCommand internalError":t,"runKeyCommand internalError headers":n,"runKeyCommand unavailable":t,"runKeyCommand unavailable headers":c,"deleteKey\
 noContent headers":n,"deleteKey badRequest":t,"deleteKey badRequest headers":n,"deleteKey unauthorized":t,"deleteKey unauthorized headers":f,"deleteKey forbidd\
en":t,"deleteKey forbidden headers":n,"deleteKey notFound":t,"deleteKey notFound headers":n,"deleteKey notAcceptable":t,"deleteKey notAcceptable headers":n,"del\
eteKey tooManyRequests":t,"deleteKey tooManyRequests headers":c,"deleteKey internalError":t,"deleteKey internalError headers":n,"deleteKey unavailable":t,"delet\
eKey unavailable headers":c,"listKeyDuplicates ok":P,"listKeyDuplicates ok headers":n,"listKeyDuplicates badRequest":t,"listKeyDuplicates badRequest headers":n,
"listKeyDuplicates unauthorized":t,"listKeyDuplicates unauthorized headers":f,"listKeyDuplicates forbidden":t,"listKeyDuplicates forbidden headers":n,"listKeyDu\
plicates notFound":t,"listKeyDuplicates notFound headers":n,"listKeyDuplicates notAcceptable":t,"listKeyDuplicates notAcceptable headers":n,"listKeyDuplicates c\
onflict":t,"listKeyDuplicates conflict headers":n,"listKeyDuplicates tooManyRequests":t,"listKeyDuplicates tooManyRequests headers":c,"listKeyDuplicates interna\
lError":t,"listKeyDuplicates internalError headers":n,"listKeyDuplicates unavailable":t,"listKeyDuplicates unavailable headers":c,"runKeyDuplicatesCommand ok":q,
"runKeyDuplicatesCommand ok headers":n,"runKeyDuplicatesCommand badRequest":t,"runKeyDuplicatesCommand badRequest headers":n,"runKeyDuplicatesCommand unauthoriz\
ed":t,"runKeyDuplicatesCommand unauthorized headers":f,"runKeyDuplicatesCommand forbidden":t,"runKeyDuplicatesCommand forbidden headers":n,"runKeyDuplicatesComm\
and notFound":t,"runKeyDuplicatesCommand notFound headers":n,"runKeyDuplicatesCommand notAcceptable":t,"runKeyDuplicatesCommand notAcceptable headers":n,"runKey\
DuplicatesCommand conflict":t,"runKeyDuplicatesCommand conflict headers":n,"runKeyDuplicatesCommand contentTooLarge":t,"runKeyDuplicatesCommand contentTooLarge \
headers":n,"runKeyDuplicatesCommand unsupportedMediaType":t,"runKeyDuplicatesCommand unsupportedMediaType headers":n,"runKeyDuplicatesCommand tooManyRequests":t,
"runKeyDuplicatesCommand tooManyRequests headers":c,"runKeyDuplicatesCommand internalError":t,"runKeyDuplicatesCommand internalError headers":n,"runKeyDuplicate\
sCommand unavailable":t,"runKeyDuplicatesCommand unavailable headers":c,"listDependencies ok":P,"listDependencies ok headers":n,"listDependencies badRequest":t,
"listDependencies badRequest headers":n,"listDependencies unauthorized":t,"listDependencies unauthorized headers":f,"listDependencies forbidden":t,"listDependen\
cies forbidden headers":n,"listDependencies notFound":t,"listDependencies notFound headers":n,"listDependencies notAcceptable":t,"listDependencies notAcceptable\
 headers":n,"listDependencies tooManyRequests":t,"listDependencies tooManyRequests headers":c,"listDependencies internalError":t,"listDependencies internalError\
 headers":n,"listDependencies unavailable":t,"listDependencies unavailable headers":c,"runDependenciesCommand ok":Hr,"runDependenciesCommand ok headers":n,"runD\
ependenciesCommand noContent headers":n,"runDependenciesCommand badRequest":t,"runDependenciesCommand badRequest headers":n,"runDependenciesCommand unauthorized":t,
"runDependenciesCommand unauthorized headers":f,"runDependenciesCommand forbidden":t,"runDependenciesCommand forbidden headers":n,"runDependenciesCommand notFou\
nd":t,"runDependenciesCommand notFound headers":n,"runDependenciesCommand notAcceptable":t,"runDependenciesCommand notAcceptable headers":n,"runDependenciesComm\
and conflict":t,"runDependenciesCommand conflict headers":n,"runDependenciesCommand contentTooLarge":t,"runDependenciesCommand contentTooLarge headers":n,"runDe\
pendenciesCommand unsupportedMediaType":t,"runDependenciesCommand unsupportedMediaType headers":n,"runDependenciesCommand tooManyRequests":t,"runDependenciesCom\
mand tooManyRequests headers":c,"runDependenciesCommand internalError":t,"runDependenciesCommand internalError headers":n,"runDependenciesCommand unavailable":t,
"runDependenciesCommand unavailable headers":c,"listPermanentDependencies ok":P,"listPermanentDependencies ok headers":n,"listPermanentDependencies badRequest":t,
"listPermanentDependencies badRequest headers":n,"listPermanentDependencies unauthorized":t,"listPermanentDependencies unauthorized headers":f,"listPermanentDep\
endencies forbidden":t,"listPermanentDependencies forbidden headers":n,"listPermanentDependencies notFound":t,"listPermanentDependencies notFound headers":n,"li\
stPermanentDependencies notAcceptable":t,"listPermanentDependencies notAcceptable headers":n,"listPermanentDependencies tooManyRequests":t,"listPermanentDepende\
ncies tooManyRequests headers":c,"listPermanentDependencies internalError":t,"listPermanentDependencies internalError headers":n,"listPermanentDependencies unav\
ailable":t,"listPermanentDependencies unavailable headers":c,"runPermanentDependenciesCommand ok":q,"runPermanentDependenciesCommand ok headers":n,"runPermanent\
DependenciesCommand badRequest":t,"runPermanentDependenciesCommand badRequest headers":n,"runPermanentDependenciesCommand unauthorized":t,"runPermanentDependenc\
iesCommand unauthorized headers":f,"runPermanentDependenciesCommand forbidden":t,"runPermanentDependenciesCommand forbidden headers":n,"runPermanentDependencies\
Command notFound":t,"runPermanentDependenciesCommand notFound headers":n,"runPermanentDependenciesCommand notAcceptable":t,"runPermanentDependenciesCommand notA\
cceptable headers":n,"runPermanentDependenciesCommand contentTooLarge":t,"runPermanentDependenciesCommand contentTooLarge headers":n,"runPermanentDependenciesCo\
mmand unsupportedMediaType":t,"runPermanentDependenciesCommand unsupportedMediaType headers":n,"runPermanentDependenciesCommand tooManyRequests":t,"runPermanent\
DependenciesCommand tooManyRequests headers":c,"runPermanentDependenciesCommand internalError":t,"runPermanentDependenciesCommand internalError headers":n,"runP\
ermanentDependenciesCommand unavailable":t,"runPermanentDependenciesCommand unavailable headers":c,"listDiscoveredDependencies ok":P,"listDiscoveredDependencies\
 ok headers":n,"listDiscoveredDependencies badRequest":t,"listDiscoveredDependencies badRequest headers":n,"listDiscoveredDependencies unauthorized":t,"listDisc\
overedDependencies unauthorized headers":f,"listDiscoveredDependencies forbidden":t,"listDiscoveredDependencies forbidden headers":n,"listDiscoveredDependencies\
 notFound":t,"listDiscoveredDependencies notFound headers":n,"listDiscoveredDependencies notAcceptable":t,"listDiscoveredDependencies notAcceptable headers":n,"\
listDiscoveredDependencies tooManyRequests":t,"listDiscoveredDependencies tooManyRequests headers":c,"listDiscoveredDependencies internalError":t,"listDiscovere\
dDependencies internalError headers":n,"listDiscoveredDependencies unavailable":t,"listDiscoveredDependencies unavailable headers":c,"runDiscoveredDependenciesC\
ommand ok":q,"runDiscoveredDependenciesCommand ok headers":n,"runDiscoveredDependenciesCommand badRequest":t,"runDiscoveredDependenciesCommand badRequest header\
s":n,"runDiscoveredDependenciesCommand unauthorized":t,"runDiscoveredDependenciesCommand unauthorized headers":f,"runDiscoveredDependenciesCommand forbidden":t,
"runDiscoveredDependenciesCommand forbidden headers":n,"runDiscoveredDependenciesCommand notFound":t,"runDiscoveredDependenciesCommand notFound headers":n,"runD\
iscoveredDependenciesCommand notAcceptable":t,"runDiscoveredDependenciesCommand notAcceptable headers":n,"runDiscoveredDependenciesCommand contentTooLarge":t,"r\
unDiscoveredDependenciesCommand contentTooLarge headers":n,"runDiscoveredDependenciesCommand unsupportedMediaType":t,"runDiscoveredDependenciesCommand unsupport\
edMediaType headers":n,"runDiscoveredDependenciesCommand tooManyRequests":t,"runDiscoveredDependenciesCommand tooManyRequests headers":c,"runDiscoveredDependenc\
iesCommand internalError":t,"runDiscoveredDependenciesCommand internalError headers":n,"runDiscoveredDependenciesCommand unavailable":t,"runDiscoveredDependenci\
esCommand unavailable headers":c,"getDependency ok":P,"getDependency ok headers":n,"getDependency badRequest":t,"getDependency badRequest headers":n,"getDepende\
ncy unauthorized":t,"getDependency unauthorized headers":f,"getDependency forbidden":t,"getDependency forbidden headers":n,"getDependency notFound":t,"getDepend\
ency notFound headers":n,"getDependency notAcceptable":t,"getDependency notAcceptable headers":n,"getDependency tooManyRequests":t,"getDependency tooManyRequest\
s headers":c,"getDependency internalError":t,"getDependency internalError headers":n,"getDependency unavailable":t,"getDependency unavailable headers":c,"verify\
Dependency ok":pt,"verifyDependency ok headers":n,"verifyDependency badRequest":t,"verifyDependency badRequest headers":n,"verifyDependency unauthorized":t,"ver\
ifyDependency unauthorized headers":f,"verifyDependency forbidden":t,"verifyDependency forbidden headers":n,"verifyDependency notFound":t,"verifyDependency notF\
ound headers":n,"verifyDependency notAcceptable":t,"verifyDependency notAcceptable headers":n,"verifyDependency conflict":t,"verifyDependency conflict headers":n,
"verifyDependency tooManyRequests":t,"verifyDependency tooManyRequests headers":c,"verifyDependency internalError":t,"verifyDependency internalError headers":n,
"verifyDependency unavailable":t,"verifyDependency unavailable headers":c,"listConflicts ok":P,"listConflicts ok headers":n,"listConflicts badRequest":t,"listCo\
nflicts badRequest headers":n,"listConflicts unauthorized":t,"listConflicts unauthorized headers":f,"listConflicts forbidden":t,"listConflicts forbidden headers":n,
"listConflicts notFound":t,"listConflicts notFound headers":n,"listConflicts notAcceptable":t,"listConflicts notAcceptable headers":n,"listConflicts conflict":t,
"listConflicts conflict headers":n,"listConflicts tooManyRequests":t,"listConflicts tooManyRequests headers":c,"listConflicts internalError":t,"listConflicts in\
ternalError headers":n,"listConflicts unavailable":t,"listConflicts unavailable headers":c,"runConflictsCommand ok":q,"runConflictsCommand ok headers":n,"runCon\
flictsCommand noContent headers":n,"runConflictsCommand badRequest":t,"runConflictsCommand badRequest headers":n,"runConflictsCommand unauthorized":t,"runConfli\
ctsCommand unauthorized headers":f,"runConflictsCommand forbidden":t,"runConflictsCommand forbidden headers":n,"runConflictsCommand notFound":t,"runConflictsCom\
mand notFound headers":n,"runConflictsCommand notAcceptable":t,"runConflictsCommand notAcceptable headers":n,"runConflictsCommand conflict":t,"runConflictsComma\
nd conflict headers":n,"runConflictsCommand contentTooLarge":t,"runConflictsCommand contentTooLarge headers":n,"runConflictsCommand unsupportedMediaType":t,"run\
ConflictsCommand unsupportedMediaType headers":n,"runConflictsCommand tooManyRequests":t,"runConflictsCommand tooManyRequests headers":c,"runConflictsCommand in\
ternalError":t,"runConflictsCommand internalError headers":n,"runConflictsCommand unavailable":t,"runConflictsCommand unavailable headers":c,"listAttributeKeys \
ok":P,"listAttributeKeys ok headers":n,"listAttributeKeys badRequest":t,"listAttributeKeys badRequest headers":n,"listAttributeKeys unauthorized":t,"listAttribu\
teKeys unauthorized headers":f,"listAttributeKeys forbidden":t,"listAttributeKeys forbidden headers":n,"listAttributeKeys notFound":t,"listAttributeKeys notFoun\
d headers":n,"listAttributeKeys notAcceptable":t,"listAttributeKeys notAcceptable headers":n,"listAttributeKeys tooManyRequests":t,"listAttributeKeys tooManyReq\
uests headers":c,"listAttributeKeys internalError":t,"listAttributeKeys internalError headers":n,"listAttributeKeys unavailable":t,"listAttributeKeys unavailabl\
e headers":c,"runAttributeKeysCommand ok":q,"runAttributeKeysCommand ok headers":n,"runAttributeKeysCommand badRequest":t,"runAttributeKeysCommand badRequest he\
aders":n,"runAttributeKeysCommand unauthorized":t,"runAttributeKeysCommand unauthorized headers":f,"runAttributeKeysCommand forbidden":t,"runAttributeKeysComman\
d forbidden headers":n,"runAttributeKeysCommand notFound":t,"runAttributeKeysCommand notFound headers":n,"runAttributeKeysCommand notAcceptable":t,"runAttribute\
KeysCommand notAcceptable headers":n,"runAttributeKeysCommand contentTooLarge":t,"runAttributeKeysCommand contentTooLarge headers":n,"runAttributeKeysCommand un\
supportedMediaType":t,"runAttributeKeysCommand unsupportedMediaType headers":n,"runAttributeKeysCommand tooManyRequests":t,"runAttributeKeysCommand tooManyReque\
sts headers":c,"runAttributeKeysCommand internalError":t,"runAttributeKeysCommand internalError headers":n,"runAttributeKeysCommand unavailable":t,"runAttribute\
KeysCommand unavailable headers":c,"listAttributeDependencies ok":P,"listAttributeDependencies ok headers":n,"listAttributeDependencies badRequest":t,"listAttri\
buteDependencies badRequest headers":n,"listAttributeDependencies unauthorized":t,"listAttributeDependencies unauthorized headers":f,"listAttributeDependencies \
forbidden":t,"listAttributeDependencies forbidden headers":n,"listAttributeDependencies notFound":t,"listAttributeDependencies notFound headers":n,"listAttribut\
eDependencies notAcceptable":t,"listAttributeDependencies notAcceptable headers":n,"listAttributeDependencies tooManyRequests":t,"listAttributeDependencies tooM\
anyRequests headers":c,"listAttributeDependencies internalError":t,"listAttributeDependencies internalError headers":n,"listAttributeDependencies unavailable":t,
"listAttributeDependencies unavailable headers":c,"runAttributeDependenciesCommand ok":Hr,"runAttributeDependenciesCommand ok headers":n,"runAttributeDependenci\
esCommand noContent headers":n,"runAttributeDependenciesCommand badRequest":t,"runAttributeDependenciesCommand badRequest headers":n,"runAttributeDependenciesCo\
mmand unauthorized":t,"runAttributeDependenciesCommand unauthorized headers":f,"runAttributeDependenciesCommand forbidden":t,"runAttributeDependenciesCommand fo\
rbidden headers":n,"runAttributeDependenciesCommand notFound":t,"runAttributeDependenciesCommand notFound headers":n,"runAttributeDependenciesCommand notAccepta\
ble":t,"runAttributeDependenciesCommand notAcceptable headers":n,"runAttributeDependenciesCommand conflict":t,"runAttributeDependenciesCommand conflict headers":n,
"runAttributeDependenciesCommand contentTooLarge":t,"runAttributeDependenciesCommand contentTooLarge headers":n,"runAttributeDependenciesCommand unsupportedMedi\
aType":t,"runAttributeDependenciesCommand unsupportedMediaType headers":n,"runAttributeDependenciesCommand tooManyRequests":t,"runAttributeDependenciesCommand t\
ooManyRequests headers":c,"runAttributeDependenciesCommand internalError":t,"runAttributeDependenciesCommand internalError headers":n,"runAttributeDependenciesC\
ommand unavailable":t,"runAttributeDependenciesCommand unavailable headers":c,"listPermanentAttributeDependencies ok":P,"listPermanentAttributeDependencies ok h\
eaders":n,"listPermanentAttributeDependencies badRequest":t,"listPermanentAttributeDependencies badRequest headers":n,"listPermanentAttributeDependencies unauth\
orized":t,"listPermanentAttributeDependencies unauthorized headers":f,"listPermanentAttributeDependencies forbidden":t,"listPermanentAttributeDependencies forbi\
dden headers":n,"listPermanentAttributeDependencies notFound":t,"listPermanentAttributeDependencies notFound headers":n,"listPermanentAttributeDependencies notA\
cceptable":t,"listPermanentAttributeDependencies notAcceptable headers":n,"listPermanentAttributeDependencies tooManyRequests":t,"listPermanentAttributeDependen\
cies tooManyRequests headers":c,"listPermanentAttributeDependencies internalError":t,"listPermanentAttributeDependencies internalError headers":n,"listPermanent\
AttributeDependencies unavailable":t,"listPermanentAttributeDependencies unavailable headers":c,"runPermanentAttributeDependenciesCommand ok":q,"runPermanentAtt\
ributeDependenciesCommand ok headers":n,"runPermanentAttributeDependenciesCommand badRequest":t,"runPermanentAttributeDependenciesCommand badRequest headers":n,
"runPermanentAttributeDependenciesCommand unauthorized":t,"runPermanentAttributeDependenciesCommand unauthorized headers":f,"runPermanentAttributeDependenciesCo\
mmand forbidden":t,"runPermanentAttributeDependenciesCommand forbidden headers":n,"runPermanentAttributeDependenciesCommand notFound":t,"runPermanentAttributeDe\
pendenciesCommand notFound headers":n,"runPermanentAttributeDependenciesCommand notAcceptable":t,"runPermanentAttributeDependenciesCommand notAcceptable headers":n,
"runPermanentAttributeDependenciesCommand contentTooLarge":t,"runPermanentAttributeDependenciesCommand contentTooLarge headers":n,"runPermanentAttributeDependen\
ciesCommand unsupportedMediaType":t,"runPermanentAttributeDependenciesCommand unsupportedMediaType headers":n,"runPermanentAttributeDependenciesCommand tooManyR\
equests":t,"runPermanentAttributeDependenciesCommand tooManyRequests headers":c,"runPermanentAttributeDependenciesCommand internalError":t,"runPermanentAttribut\
eDependenciesCommand internalError headers":n,"runPermanentAttributeDependenciesCommand unavailable":t,"runPermanentAttributeDependenciesCommand unavailable hea\
ders":c,"listDiscoveredAttributeDependencies ok":P,"listDiscoveredAttributeDependencies ok headers":n,"listDiscoveredAttributeDependencies badRequest":t,"listDi\
scoveredAttributeDependencies badRequest headers":n,"listDiscoveredAttributeDependencies unauthorized":t,"listDiscoveredAttributeDependencies unauthorized heade\
rs":f,"listDiscoveredAttributeDependencies forbidden":t,"listDiscoveredAttributeDependencies forbidden headers":n,"listDiscoveredAttributeDependencies notFound":t,
"listDiscoveredAttributeDependencies notFound headers":n,"listDiscoveredAttributeDependencies notAcceptable":t,"listDiscoveredAttributeDependencies notAcceptabl\
e headers":n,"listDiscoveredAttributeDependencies tooManyRequests":t,"listDiscoveredAttributeDependencies tooManyRequests headers":c,"listDiscoveredAttributeDep\
endencies internalError":t,"listDiscoveredAttributeDependencies internalError headers":n,"listDiscoveredAttributeDependencies unavailable":t,"listDiscoveredAttr\
ibuteDependencies unavailable headers":c,"runDiscoveredAttributeDependenciesCommand ok":q,"runDiscoveredAttributeDependenciesCommand ok headers":n,"runDiscovere\
dAttributeDependenciesCommand badRequest":t,"runDiscoveredAttributeDependenciesCommand badRequest headers":n,"runDiscoveredAttributeDependenciesCommand unauthor\
ized":t,"runDiscoveredAttributeDependenciesCommand unauthorized headers":f,"runDiscoveredAttributeDependenciesCommand forbidden":t,"runDiscoveredAttributeDepend\
enciesCommand forbidden headers":n,"runDiscoveredAttributeDependenciesCommand notFound":t,"runDiscoveredAttributeDependenciesCommand notFound headers":n,"runDis\
coveredAttributeDependenciesCommand notAcceptable":t,"runDiscoveredAttributeDependenciesCommand notAcceptable headers":n,"runDiscoveredAttributeDependenciesComm\
and contentTooLarge":t,"runDiscoveredAttributeDependenciesCommand contentTooLarge headers":n,"runDiscoveredAttributeDependenciesCommand unsupportedMediaType":t,
"runDiscoveredAttributeDependenciesCommand unsupportedMediaType headers":n,"runDiscoveredAttributeDependenciesCommand tooManyRequests":t,"runDiscoveredAttribute\
DependenciesCommand tooManyRequests headers":c,"runDiscoveredAttributeDependenciesCommand internalError":t,"runDiscoveredAttributeDependenciesCommand internalEr\
ror headers":n,"runDiscoveredAttributeDependenciesCommand unavailable":t,"runDiscoveredAttributeDependenciesCommand unavailable headers":c,"verifyAttributeDepen\
dency ok":pt,"verifyAttributeDependency ok headers":n,"verifyAttributeDependency badRequest":t,"verifyAttributeDependency badRequest headers":n,"verifyAttribute\
Dependency unauthorized":t,"verifyAttributeDependency unauthorized headers":f,"verifyAttributeDependency forbidden":t,"verifyAttributeDependency forbidden heade\
rs":n,"verifyAttributeDependency notFound":t,"verifyAttributeDependency notFound headers":n,"verifyAttributeDependency notAcceptable":t,"verifyAttributeDependen\
cy notAcceptable headers":n,"verifyAttributeDependency conflict":t,"verifyAttributeDependency conflict headers":n,"verifyAttributeDependency tooManyRequests":t,
"verifyAttributeDependency tooManyRequests headers":c,"verifyAttributeDependency internalError":t,"verifyAttributeDependency internalError headers":n,"verifyAtt\
ributeDependency unavailable":t,"verifyAttributeDependency unavailable headers":c,"listAttributeConflicts ok":P,"listAttributeConflicts ok headers":n,"listAttri\
buteConflicts badRequest":t,"listAttributeConflicts badRequest headers":n,"listAttributeConflicts unauthorized":t,"listAttributeConflicts unauthorized headers":f,
"listAttributeConflicts forbidden":t,"listAttributeConflicts forbidden headers":n,"listAttributeConflicts notFound":t,"listAttributeConflicts notFound headers":n,
"listAttributeConflicts notAcceptable":t,"listAttributeConflicts notAcceptable headers":n,"listAttributeConflicts conflict":t,"listAttributeConflicts conflict h\
eaders":n,"listAttributeConflicts tooManyRequests":t,"listAttributeConflicts tooManyRequests headers":c,"listAttributeConflicts internalError":t,"listAttributeC\
onflicts internalError headers":n,"listAttributeConflicts unavailable":t,"listAttributeConflicts unavailable headers":c,"runAttributeConflictsCommand ok":q,"run\
AttributeConflictsCommand ok headers":n,"runAttributeConflictsCommand noContent headers":n,"runAttributeConflictsCommand badRequest":t,"runAttributeConflictsCom\
mand badRequest headers":n,"runAttributeConflictsCommand unauthorized":t,"runAttributeConflictsCommand unauthorized headers":f,"runAttributeConflictsCommand for\
bidden":t,"runAttributeConflictsCommand forbidden headers":n,"runAttributeConflictsCommand notFound":t,"runAttributeConflictsCommand notFound headers":n,"runAtt\
ributeConflictsCommand notAcceptable":t,"runAttributeConflictsCommand notAcceptable headers":n,"runAttributeConflictsCommand conflict":t,"runAttributeConflictsC\
ommand conflict headers":n,"runAttributeConflictsCommand contentTooLarge":t,"runAttributeConflictsCommand contentTooLarge headers":n,"runAttributeConflictsComma\
nd unsupportedMediaType":t,"runAttributeConflictsCommand unsupportedMediaType headers":n,"runAttributeConflictsCommand tooManyRequests":t,"runAttributeConflicts\
Command tooManyRequests headers":c,"runAttributeConflictsCommand internalError":t,"runAttributeConflictsCommand internalError headers":n,"runAttributeConflictsC\
ommand unavailable":t,"runAttributeConflictsCommand unavailable headers":c,"listCorrections ok":P,"listCorrections ok headers":n,"listCorrections badRequest":t,
"listCorrections badRequest headers":n,"listCorrections unauthorized":t,"listCorrections unauthorized headers":f,"listCorrections forbidden":t,"listCorrections \
forbidden headers":n,"listCorrections notFound":t,"listCorrections notFound headers":n,"listCorrections notAcceptable":t,"listCorrections notAcceptable headers":n,
"listCorrections conflict":t,"listCorrections conflict headers":n,"listCorrections tooManyRequests":t,"listCorrections tooManyRequests headers":c,"listCorrectio\
ns internalError":t,"listCorrections internalError headers":n,"listCorrections unavailable":t,"listCorrections unavailable headers":c,"runCorrectionsCommand ok":q,
"runCorrectionsCommand ok headers":n,"runCorrectionsCommand badRequest":t,"runCorrectionsCommand badRequest headers":n,"runCorrectionsCommand unauthorized":t,"r\
unCorrectionsCommand unauthorized headers":f,"runCorrectionsCommand forbidden":t,"runCorrectionsCommand forbidden headers":n,"runCorrectionsCommand notFound":t,
"runCorrectionsCommand notFound headers":n,"runCorrectionsCommand notAcceptable":t,"runCorrectionsCommand notAcceptable headers":n,"runCorrectionsCommand confli\
ct":t,"runCorrectionsCommand conflict headers":n,"runCorrectionsCommand contentTooLarge":t,"runCorrectionsCommand contentTooLarge headers":n,"runCorrectionsComm\
and unsupportedMediaType":t,"runCorrectionsCommand unsupportedMediaType headers":n,"runCorrectionsCommand tooManyRequests":t,"runCorrectionsCommand tooManyReque\
sts headers":c,"runCorrectionsCommand internalError":t,"runCorrectionsCommand internalError headers":n,"runCorrectionsCommand unavailable":t,"runCorrectionsComm\
and unavailable headers":c,"listAttributeCorrections ok":P,"listAttributeCorrections ok headers":n,"listAttributeCorrections badRequest":t,"listAttributeCorrect\
ions badRequest headers":n,"listAttributeCorrections unauthorized":t,"listAttributeCorrections unauthorized headers":f,"listAttributeCorrections forbidden":t,"l\
istAttributeCorrections forbidden headers":n,"listAttributeCorrections notFound":t,"listAttributeCorrections notFound headers":n,"listAttributeCorrections notAc\
ceptable":t,"listAttributeCorrections notAcceptable headers":n,"listAttributeCorrections conflict":t,"listAttributeCorrections conflict headers":n,"listAttribut\
eCorrections tooManyRequests":t,"listAttributeCorrections tooManyRequests headers":c,"listAttributeCorrections internalError":t,"listAttributeCorrections intern\
alError headers":n,"listAttributeCorrections unavailable":t,"listAttributeCorrections unavailable headers":c,"runAttributeCorrectionsCommand ok":q,"runAttribute\
CorrectionsCommand ok headers":n,"runAttributeCorrectionsCommand badRequest":t,"runAttributeCorrectionsCommand badRequest headers":n,"runAttributeCorrectionsCom\
mand unauthorized":t,"runAttributeCorrectionsCommand unauthorized headers":f,"runAttributeCorrectionsCommand forbidden":t,"runAttributeCorrectionsCommand forbid\
den headers":n,"runAttributeCorrectionsCommand notFound":t,"runAttributeCorrectionsCommand notFound headers":n,"runAttributeCorrectionsCommand notAcceptable":t,
"runAttributeCorrectionsCommand notAcceptable headers":n,"runAttributeCorrectionsCommand conflict":t,"runAttributeCorrectionsCommand conflict headers":n,"runAtt\
ributeCorrectionsCommand contentTooLarge":t,"runAttributeCorrectionsCommand contentTooLarge headers":n,"runAttributeCorrectionsCommand unsupportedMediaType":t,"\
runAttributeCorrectionsCommand unsupportedMediaType headers":n,"runAttributeCorrectionsCommand tooManyRequests":t,"runAttributeCorrectionsCommand tooManyRequest\
s headers":c,"runAttributeCorrectionsCommand internalError":t,"runAttributeCorrectionsCommand internalError headers":n,"runAttributeCorrectionsCommand unavailab\
le":t,"runAttributeCorrectionsCommand unavailable headers":c,"runDuplicateKeyRowsCommand ok":q,"runDuplicateKeyRowsCommand ok headers":n,"runDuplicateKeyRowsCom\
mand badRequest":t,"runDuplicateKeyRowsCommand badRequest headers":n,"runDuplicateKeyRowsCommand unauthorized":t,"runDuplicateKeyRowsCommand unauthorized header\
s":f,"runDuplicateKeyRowsCommand forbidden":t,"runDuplicateKeyRowsCommand forbidden headers":n,"runDuplicateKeyRowsCommand notFound":t,"runDuplicateKeyRowsComma\
nd notFound headers":n,"runDuplicateKeyRowsCommand notAcceptable":t,"runDuplicateKeyRowsCommand notAcceptable headers":n,"runDuplicateKeyRowsCommand conflict":t,
"runDuplicateKeyRowsCommand conflict headers":n,"runDuplicateKeyRowsCommand contentTooLarge":t,"runDuplicateKeyRowsCommand contentTooLarge headers":n,"runDuplic\
ateKeyRowsCommand unsupportedMediaType":t,"runDuplicateKeyRowsCommand unsupportedMediaType headers":n,"runDuplicateKeyRowsCommand tooManyRequests":t,"runDuplica\
teKeyRowsCommand tooManyRequests headers":c,"runDuplicateKeyRowsCommand internalError":t,"runDuplicateKeyRowsCommand internalError headers":n,"runDuplicateKeyRo\
wsCommand unavailable":t,"runDuplicateKeyRowsCommand unavailable headers":c,"runConflictRowsCommand ok":q,"runConflictRowsCommand ok headers":n,"runConflictRows\
Command badRequest":t,"runConflictRowsCommand badRequest headers":n,"runConflictRowsCommand unauthorized":t,"runConflictRowsCommand unauthorized headers":f,"run\
ConflictRowsCommand forbidden":t,"runConflictRowsCommand forbidden headers":n,"runConflictRowsCommand notFound":t,"runConflictRowsCommand notFound headers":n,"r\
unConflictRowsCommand notAcceptable":t,"runConflictRowsCommand notAcceptable headers":n,"runConflictRowsCommand conflict":t,"runConflictRowsCommand conflict hea\
ders":n,"runConflictRowsCommand contentTooLarge":t,"runConflictRowsCommand contentTooLarge headers":n,"runConflictRowsCommand unsupportedMediaType":t,"runConfli\
ctRowsCommand unsupportedMediaType headers":n,"runConflictRowsCommand tooManyRequests":t,"runConflictRowsCommand tooManyRequests headers":c,"runConflictRowsComm\
and internalError":t,"runConflictRowsCommand internalError headers":n,"runConflictRowsCommand unavailable":t,"runConflictRowsCommand unavailable headers":c,"lis\
tEntityJoins ok":P,"listEntityJoins ok headers":n,"listEntityJoins badRequest":t,"listEntityJoins badRequest headers":n,"listEntityJoins unauthorized":t,"listEn\
tityJoins unauthorized headers":f,"listEntityJoins forbidden":t,"listEntityJoins forbidden headers":n,"listEntityJoins notFound":t,"listEntityJoins notFound hea\
ders":n,"listEntityJoins notAcceptable":t,"listEntityJoins notAcceptable headers":n,"listEntityJoins tooManyRequests":t,"listEntityJoins tooManyRequests headers":c,
"listEntityJoins internalError":t,"listEntityJoins internalError headers":n,"listEntityJoins unavailable":t,"listEntityJoins unavailable headers":c,"runEntityJo\
insCommand ok":qs,"runEntityJoinsCommand ok headers":n,"runEntityJoinsCommand noContent headers":n,"runEntityJoinsCommand badRequest":t,"runEntityJoinsCommand b\
adRequest headers":n,"runEntityJoinsCommand unauthorized":t,"runEntityJoinsCommand unauthorized headers":f,"runEntityJoinsCommand forbidden":t,"runEntityJoinsCo\
mmand forbidden headers":n,"runEntityJoinsCommand notFound":t,"runEntityJoinsCommand notFound headers":n,"runEntityJoinsCommand notAcceptable":t,"runEntityJoins\
Command notAcceptable headers":n,"runEntityJoinsCommand conflict":t,"runEntityJoinsCommand conflict headers":n,"runEntityJoinsCommand contentTooLarge":t,"runEnt\
ityJoinsCommand contentTooLarge headers":n,"runEntityJoinsCommand unsupportedMediaType":t,"runEntityJoinsCommand unsupportedMediaType headers":n,"runEntityJoins\
Command tooManyRequests":t,"runEntityJoinsCommand tooManyRequests headers":c,"runEntityJoinsCommand internalError":t,"runEntityJoinsCommand internalError header\
s":n,"runEntityJoinsCommand unavailable":t,"runEntityJoinsCommand unavailable headers":c,"deleteEntityJoins noContent headers":n,"deleteEntityJoins badRequest":t,
"deleteEntityJoins badRequest headers":n,"deleteEntityJoins unauthorized":t,"deleteEntityJoins unauthorized headers":f,"deleteEntityJoins forbidden":t,"deleteEn\
tityJoins forbidden headers":n,"deleteEntityJoins notFound":t,"deleteEntityJoins notFound headers":n,"deleteEntityJoins notAcceptable":t,"deleteEntityJoins notA\
cceptable headers":n,"deleteEntityJoins contentTooLarge":t,"deleteEntityJoins contentTooLarge headers":n,"deleteEntityJoins unsupportedMediaType":t,"deleteEntit\
yJoins unsupportedMediaType headers":n,"deleteEntityJoins tooManyRequests":t,"deleteEntityJoins tooManyRequests headers":c,"deleteEntityJoins internalError":t,"\
deleteEntityJoins internalError headers":n,"deleteEntityJoins unavailable":t,"deleteEntityJoins unavailable headers":c,"listEntityPermanentJoins ok":P,"listEnti\
tyPermanentJoins ok headers":n,"listEntityPermanentJoins badRequest":t,"listEntityPermanentJoins badRequest headers":n,"listEntityPermanentJoins unauthorized":t,
"listEntityPermanentJoins unauthorized headers":f,"listEntityPermanentJoins forbidden":t,"listEntityPermanentJoins forbidden headers":n,"listEntityPermanentJoin\
s notFound":t,"listEntityPermanentJoins notFound headers":n,"listEntityPermanentJoins notAcceptable":t,"listEntityPermanentJoins notAcceptable headers":n,"listE\
ntityPermanentJoins tooManyRequests":t,"listEntityPermanentJoins tooManyRequests headers":c,"listEntityPermanentJoins internalError":t,"listEntityPermanentJoins\
 internalError headers":n,"listEntityPermanentJoins unavailable":t,"listEntityPermanentJoins unavailable headers":c,"runEntityPermanentJoinsCommand ok":q,"runEn\
tityPermanentJoinsCommand ok headers":n,"runEntityPermanentJoinsCommand badRequest":t,"runEntityPermanentJoinsCommand badRequest headers":n,"runEntityPermanentJ\
oinsCommand unauthorized":t,"runEntityPermanentJoinsCommand unauthorized headers":f,"runEntityPermanentJoinsCommand forbidden":t,"runEntityPermanentJoinsCommand\
 forbidden headers":n,"runEntityPermanentJoinsCommand notFound":t,"runEntityPermanentJoinsCommand notFound headers":n,"runEntityPermanentJoinsCommand notAccepta\
ble":t,"runEntityPermanentJoinsCommand notAcceptable headers":n,"runEntityPermanentJoinsCommand contentTooLarge":t,"runEntityPermanentJoinsCommand contentTooLar\
ge headers":n,"runEntityPermanentJoinsCommand unsupportedMediaType":t,"runEntityPermanentJoinsCommand unsupportedMediaType headers":n,"runEntityPermanentJoinsCo\
mmand tooManyRequests":t,"runEntityPermanentJoinsCommand tooManyRequests headers":c,"runEntityPermanentJoinsCommand internalError":t,"runEntityPermanentJoinsCom\
mand internalError headers":n,"runEntityPermanentJoinsCommand unavailable":t,"runEntityPermanentJoinsCommand unavailable headers":c,"listEntityDiscoveredJoins o\
k":P,"listEntityDiscoveredJoins ok headers":n,"listEntityDiscoveredJoins badRequest":t,"listEntityDiscoveredJoins badRequest headers":n,"listEntityDiscoveredJoi\
ns unauthorized":t,"listEntityDiscoveredJoins unauthorized headers":f,"listEntityDiscoveredJoins forbidden":t,"listEntityDiscoveredJoins forbidden headers":n,"l\
istEntityDiscoveredJoins notFound":t,"listEntityDiscoveredJoins notFound headers":n,"listEntityDiscoveredJoins notAcceptable":t,"listEntityDiscoveredJoins notAc\
ceptable headers":n,"listEntityDiscoveredJoins tooManyRequests":t,"listEntityDiscoveredJoins tooManyRequests headers":c,"listEntityDiscoveredJoins internalError":t,
"listEntityDiscoveredJoins internalError headers":n,"listEntityDiscoveredJoins unavailable":t,"listEntityDiscoveredJoins unavailable headers":c,"runEntityDiscov\
eredJoinsCommand ok":q,"runEntityDiscoveredJoinsCommand ok headers":n,"runEntityDiscoveredJoinsCommand badRequest":t,"runEntityDiscoveredJoinsCommand badRequest\
 headers":n,"runEntityDiscoveredJoinsCommand unauthorized":t,"runEntityDiscoveredJoinsCommand unauthorized headers":f,"runEntityDiscoveredJoinsCommand forbidden":t,
"runEntityDiscoveredJoinsCommand forbidden headers":n,"runEntityDiscoveredJoinsCommand notFound":t,"runEntityDiscoveredJoinsCommand notFound headers":n,"runEnti\
tyDiscoveredJoinsCommand notAcceptable":t,"runEntityDiscoveredJoinsCommand notAcceptable headers":n,"runEntityDiscoveredJoinsCommand contentTooLarge":t,"runEnti\
tyDiscoveredJoinsCommand contentTooLarge headers":n,"runEntityDiscoveredJoinsCommand unsupportedMediaType":t,"runEntityDiscoveredJoinsCommand unsupportedMediaTy\
pe headers":n,"runEntityDiscoveredJoinsCommand tooManyRequests":t,"runEntityDiscoveredJoinsCommand tooManyRequests headers":c,"runEntityDiscoveredJoinsCommand i\
nternalError":t,"runEntityDiscoveredJoinsCommand internalError headers":n,"runEntityDiscoveredJoinsCommand unavailable":t,"runEntityDiscoveredJoinsCommand unava\
ilable headers":c,"listJoins ok":P,"listJoins ok headers":n,"listJoins badRequest":t,"listJoins badRequest headers":n,"listJoins unauthorized":t,"listJoins unau\
thorized headers":f,"listJoins forbidden":t,"listJoins forbidden headers":n,"listJoins notFound":t,"listJoins notFound headers":n,"listJoins notAcceptable":t,"l\
istJoins notAcceptable headers":n,"listJoins tooManyRequests":t,"listJoins tooManyRequests headers":c,"listJoins internalError":t,"listJoins internalError heade\
rs":n,"listJoins unavailable":t,"listJoins unavailable headers":c,"runJoinsCommand ok":q,"runJoinsCommand ok headers":n,"runJoinsCommand badRequest":t,"runJoins\
Command badRequest headers":n,"runJoinsCommand unauthorized":t,"runJoinsCommand unauthorized headers":f,"runJoinsCommand forbidden":t,"runJoinsCommand forbidden\
 headers":n,"runJoinsCommand notFound":t,"runJoinsCommand notFound headers":n,"runJoinsCommand notAcceptable":t,"runJoinsCommand notAcceptable headers":n,"runJo\
insCommand contentTooLarge":t,"runJoinsCommand contentTooLarge headers":n,"runJoinsCommand unsupportedMediaType":t,"runJoinsCommand unsupportedMediaType headers":n,
"runJoinsCommand tooManyRequests":t,"runJoinsCommand tooManyRequests headers":c,"runJoinsCommand internalError":t,"runJoinsCommand internalError headers":n,"run\
JoinsCommand unavailable":t,"runJoinsCommand unavailable headers":c,"countJoins ok":V,"countJoins ok headers":n,"countJoins badRequest":t,"countJoins badRequest\
 headers":n,"countJoins unauthorized":t,"countJoins unauthorized headers":f,"countJoins forbidden":t,"countJoins forbidden headers":n,"countJoins notFound":t,"c\
ountJoins notFound headers":n,"countJoins notAcceptable":t,"countJoins notAcceptable headers":n,"countJoins tooManyRequests":t,"countJoins tooManyRequests heade\
rs":c,"countJoins internalError":t,"countJoins internalError headers":n,"countJoins unavailable":t,"countJoins unavailable headers":c,"getJoinDiagram ok":As,"ge\
tJoinDiagram ok headers":Oe,"getJoinDiagram okVndMermaid":ct,"getJoinDiagram okVndMermaid headers":Oe,"getJoinDiagram okPlain":ct,"getJoinDiagram okPlain header\
s":Oe,"getJoinDiagram badRequest":t,"getJoinDiagram badRequest headers":n,"getJoinDiagram unauthorized":t,"getJoinDiagram unauthorized headers":f,"getJoinDiagra\
m forbidden":t,"getJoinDiagram forbidden headers":n,"getJoinDiagram notFound":t,"getJoinDiagram notFound headers":n,"getJoinDiagram notAcceptable":t,"getJoinDia\
gram notAcceptable headers":n,"getJoinDiagram tooManyRequests":t,"getJoinDiagram tooManyRequests headers":c,"getJoinDiagram internalError":t,"getJoinDiagram int\
ernalError headers":n,"getJoinDiagram unavailable":t,"getJoinDiagram unavailable headers":c,"listPermanentJoins ok":P,"listPermanentJoins ok headers":n,"listPer\
manentJoins badRequest":t,"listPermanentJoins badRequest headers":n,"listPermanentJoins unauthorized":t,"listPermanentJoins unauthorized headers":f,"listPermane\
ntJoins forbidden":t,"listPermanentJoins forbidden headers":n,"listPermanentJoins notFound":t,"listPermanentJoins notFound headers":n,"listPermanentJoins notAcc\
eptable":t,"listPermanentJoins notAcceptable headers":n,"listPermanentJoins tooManyRequests":t,"listPermanentJoins tooManyRequests headers":c,"listPermanentJoin\
s internalError":t,"listPermanentJoins internalError headers":n,"listPermanentJoins unavailable":t,"listPermanentJoins unavailable headers":c,"runPermanentJoins\
Command ok":q,"runPermanentJoinsCommand ok headers":n,"runPermanentJoinsCommand badRequest":t,"runPermanentJoinsCommand badRequest headers":n,"runPermanentJoins\
Command unauthorized":t,"runPermanentJoinsCommand unauthorized headers":f,"runPermanentJoinsCommand forbidden":t,"runPermanentJoinsCommand forbidden headers":n,
"runPermanentJoinsCommand notFound":t,"runPermanentJoinsCommand notFound headers":n,"runPermanentJoinsCommand notAcceptable":t,"runPermanentJoinsCommand notAcce\
ptable headers":n,"runPermanentJoinsCommand contentTooLarge":t,"runPermanentJoinsCommand contentTooLarge headers":n,"runPermanentJoinsCommand unsupportedMediaTy\
pe":t,"runPermanentJoinsCommand unsupportedMediaType headers":n,"runPermanentJoinsCommand tooManyRequests":t,"runPermanentJoinsCommand tooManyRequests headers":c,
"runPermanentJoinsCommand internalError":t,"runPermanentJoinsCommand internalError headers":n,"runPermanentJoinsCommand unavailable":t,"runPermanentJoinsCommand\
 unavailable headers":c,"listDiscoveredJoins ok":P,"listDiscoveredJoins ok headers":n,"listDiscoveredJoins badRequest":t,"listDiscoveredJoins badRequest headers":n,
"listDiscoveredJoins unauthorized":t,"listDiscoveredJoins unauthorized headers":f,"listDiscoveredJoins forbidden":t,"listDiscoveredJoins forbidden headers":n,"l\
istDiscoveredJoins notFound":t,"listDiscoveredJoins notFound headers":n,"listDiscoveredJoins notAcceptable":t,"listDiscoveredJoins notAcceptable headers":n,"lis\
tDiscoveredJoins tooManyRequests":t,"listDiscoveredJoins tooManyRequests headers":c,"listDiscoveredJoins internalError":t,"listDiscoveredJoins internalError hea\
ders":n,"listDiscoveredJoins unavailable":t,"listDiscoveredJoins unavailable headers":c,"runDiscoveredJoinsCommand ok":q,"runDiscoveredJoinsCommand ok headers":n,
"runDiscoveredJoinsCommand badRequest":t,"runDiscoveredJoinsCommand badRequest headers":n,"runDiscoveredJoinsCommand unauthorized":t,"runDiscoveredJoinsCommand \
unauthorized headers":f,"runDiscoveredJoinsCommand forbidden":t,"runDiscoveredJoinsCommand forbidden headers":n,"runDiscoveredJoinsCommand notFound":t,"runDisco\
veredJoinsCommand notFound headers":n,"runDiscoveredJoinsCommand notAcceptable":t,"runDiscoveredJoinsCommand notAcceptable headers":n,"runDiscoveredJoinsCommand\
 contentTooLarge":t,"runDiscoveredJoinsCommand contentTooLarge headers":n,"runDiscoveredJoinsCommand unsupportedMediaType":t,"runDiscoveredJoinsCommand unsuppor\
tedMediaType headers":n,"runDiscoveredJoinsCommand tooManyRequests":t,"runDiscoveredJoinsCommand tooManyRequests headers":c,"runDiscoveredJoinsCommand internalE\
rror":t,"runDiscoveredJoinsCommand internalError headers":n,"runDiscoveredJoinsCommand unavailable":t,"runDiscoveredJoinsCommand unavailable headers":c,"listJoi\
nJobs ok":P,"listJoinJobs ok headers":n,"listJoinJobs badRequest":t,"listJoinJobs badRequest headers":n,"listJoinJobs unauthorized":t,"listJoinJobs unauthorized\
 headers":f,"listJoinJobs forbidden":t,"listJoinJobs forbidden headers":n,"listJoinJobs notFound":t,"listJoinJobs notFound headers":n,"listJoinJobs notAcceptabl\
e":t,"listJoinJobs notAcceptable headers":n,"listJoinJobs tooManyRequests":t,"listJoinJobs tooManyRequests headers":c,"listJoinJobs internalError":t,"listJoinJo\
bs internalError headers":n,"listJoinJobs unavailable":t,"listJoinJobs unavailable headers":c,"runJoinJobsCommand ok":q,"runJoinJobsCommand ok headers":n,"runJo\
inJobsCommand badRequest":t,"runJoinJobsCommand badRequest headers":n,"runJoinJobsCommand unauthorized":t,"runJoinJobsCommand unauthorized headers":f,"runJoinJo\
bsCommand forbidden":t,"runJoinJobsCommand forbidden headers":n,"runJoinJobsCommand notFound":t,"runJoinJobsCommand notFound headers":n,"runJoinJobsCommand notA\
cceptable":t,"runJoinJobsCommand notAcceptable headers":n,"runJoinJobsCommand contentTooLarge":t,"runJoinJobsCommand contentTooLarge headers":n,"runJoinJobsComm\
and unsupportedMediaType":t,"runJoinJobsCommand unsupportedMediaType headers":n,"runJoinJobsCommand tooManyRequests":t,"runJoinJobsCommand tooManyRequests heade\
rs":c,"runJoinJobsCommand internalError":t,"runJoinJobsCommand internalError headers":n,"runJoinJobsCommand unavailable":t,"runJoinJobsCommand unavailable heade\
rs":c,"countJoinJobs ok":V,"countJoinJobs ok headers":n,"countJoinJobs badRequest":t,"countJoinJobs badRequest headers":n,"countJoinJobs unauthorized":t,"countJ\
oinJobs unauthorized headers":f,"countJoinJobs forbidden":t,"countJoinJobs forbidden headers":n,"countJoinJobs notFound":t,"countJoinJobs notFound headers":n,"c\
ountJoinJobs notAcceptable":t,"countJoinJobs notAcceptable headers":n,"countJoinJobs tooManyRequests":t,"countJoinJobs tooManyRequests headers":c,"countJoinJobs\
 internalError":t,"countJoinJobs internalError headers":n,"countJoinJobs unavailable":t,"countJoinJobs unavailable headers":c,"getJoin ok":P,"getJoin ok headers":n,
"getJoin badRequest":t,"getJoin badRequest headers":n,"getJoin unauthorized":t,"getJoin unauthorized headers":f,"getJoin forbidden":t,"getJoin forbidden headers":n,
"getJoin notFound":t,"getJoin notFound headers":n,"getJoin notAcceptable":t,"getJoin notAcceptable headers":n,"getJoin tooManyRequests":t,"getJoin tooManyReques\
ts headers":c,"getJoin internalError":t,"getJoin internalError headers":n,"getJoin unavailable":t,"getJoin unavailable headers":c,"runJoinCommand ok":x,"runJoin\
Command ok headers":n,"runJoinCommand noContent headers":n,"runJoinCommand badRequest":t,"runJoinCommand badRequest headers":n,"runJoinCommand unauthorized":t,"\
runJoinCommand unauthorized headers":f,"runJoinCommand forbidden":t,"runJoinCommand forbidden headers":n,"runJoinCommand notFound":t,"runJoinCommand notFound he\
aders":n,"runJoinCommand notAcceptable":t,"runJoinCommand notAcceptable headers":n,"runJoinCommand conflict":t,"runJoinCommand conflict headers":n,"runJoinComma\
nd contentTooLarge":t,"runJoinCommand contentTooLarge headers":n,"runJoinCommand unsupportedMediaType":t,"runJoinCommand unsupportedMediaType headers":n,"runJoi\
nCommand tooManyRequests":t,"runJoinCommand tooManyRequests headers":c,"runJoinCommand internalError":t,"runJoinCommand internalError headers":n,"runJoinCommand\
 unavailable":t,"runJoinCommand unavailable headers":c,"deleteJoin noContent headers":n,"deleteJoin badRequest":t,"deleteJoin badRequest headers":n,"deleteJoin \
unauthorized":t,"deleteJoin unauthorized headers":f,"deleteJoin forbidden":t,"deleteJoin forbidden headers":n,"deleteJoin notFound":t,"deleteJoin notFound heade\
rs":n,"deleteJoin notAcceptable":t,"deleteJoin notAcceptable headers":n,"deleteJoin tooManyRequests":t,"deleteJoin tooManyRequests headers":c,"deleteJoin intern\
alError":t,"deleteJoin internalError headers":n,"deleteJoin unavailable":t,"deleteJoin unavailable headers":c,"getJoinReport ok":tt,"getJoinReport ok headers":Oe,
"getJoinReport badRequest":t,"getJoinReport badRequest headers":n,"getJoinReport unauthorized":t,"getJoinReport unauthorized headers":f,"getJoinReport forbidden":t,
"getJoinReport forbidden headers":n,"getJoinReport notFound":t,"getJoinReport notFound headers":n,"getJoinReport notAcceptable":t,"getJoinReport notAcceptable h\
eaders":n,"getJoinReport tooManyRequests":t,"getJoinReport tooManyRequests headers":c,"getJoinReport internalError":t,"getJoinReport internalError headers":n,"g\
etJoinReport unavailable":t,"getJoinReport unavailable headers":c,"getVennDiagram ok":P,"getVennDiagram ok headers":n,"getVennDiagram badRequest":t,"getVennDiag\
ram badRequest headers":n,"getVennDiagram unauthorized":t,"getVennDiagram unauthorized headers":f,"getVennDiagram forbidden":t,"getVennDiagram forbidden headers":n,
"getVennDiagram notFound":t,"getVennDiagram notFound headers":n,"getVennDiagram notAcceptable":t,"getVennDiagram notAcceptable headers":n,"getVennDiagram tooMan\
yRequests":t,"getVennDiagram tooManyRequests headers":c,"getVennDiagram internalError":t,"getVennDiagram internalError headers":n,"getVennDiagram unavailable":t,
"getVennDiagram unavailable headers":c,"runVennDiagramCommand ok":q,"runVennDiagramCommand ok headers":n,"runVennDiagramCommand badRequest":t,"runVennDiagramCom\
mand badRequest headers":n,"runVennDiagramCommand unauthorized":t,"runVennDiagramCommand unauthorized headers":f,"runVennDiagramCommand forbidden":t,"runVennDia\
gramCommand forbidden headers":n,"runVennDiagramCommand notFound":t,"runVennDiagramCommand notFound headers":n,"runVennDiagramCommand notAcceptable":t,"runVennD\
iagramCommand notAcceptable headers":n,"runVennDiagramCommand contentTooLarge":t,"runVennDiagramCommand contentTooLarge headers":n,"runVennDiagramCommand unsupp\
ortedMediaType":t,"runVennDiagramCommand unsupportedMediaType headers":n,"runVennDiagramCommand tooManyRequests":t,"runVennDiagramCommand tooManyRequests header\
s":c,"runVennDiagramCommand internalError":t,"runVennDiagramCommand internalError headers":n,"runVennDiagramCommand unavailable":t,"runVennDiagramCommand unavai\
lable headers":c,"listJoinInnerRows ok":P,"listJoinInnerRows ok headers":n,"listJoinInnerRows badRequest":t,"listJoinInnerRows badRequest headers":n,"listJoinIn\
nerRows unauthorized":t,"listJoinInnerRows unauthorized headers":f,"listJoinInnerRows forbidden":t,"listJoinInnerRows forbidden headers":n,"listJoinInnerRows no\
tFound":t,"listJoinInnerRows notFound headers":n,"listJoinInnerRows notAcceptable":t,"listJoinInnerRows notAcceptable headers":n,"listJoinInnerRows conflict":t,
"listJoinInnerRows conflict headers":n,"listJoinInnerRows tooManyRequests":t,"listJoinInnerRows tooManyRequests headers":c,"listJoinInnerRows internalError":t,"\
listJoinInnerRows internalError headers":n,"listJoinInnerRows unavailable":t,"listJoinInnerRows unavailable headers":c,"runJoinInnerRowsCommand ok":q,"runJoinIn\
nerRowsCommand ok headers":n,"runJoinInnerRowsCommand badRequest":t,"runJoinInnerRowsCommand badRequest headers":n,"runJoinInnerRowsCommand unauthorized":t,"run\
JoinInnerRowsCommand unauthorized headers":f,"runJoinInnerRowsCommand forbidden":t,"runJoinInnerRowsCommand forbidden headers":n,"runJoinInnerRowsCommand notFou\
nd":t,"runJoinInnerRowsCommand notFound headers":n,"runJoinInnerRowsCommand notAcceptable":t,"runJoinInnerRowsCommand notAcceptable headers":n,"runJoinInnerRows\
Command conflict":t,"runJoinInnerRowsCommand conflict headers":n,"runJoinInnerRowsCommand contentTooLarge":t,"runJoinInnerRowsCommand contentTooLarge headers":n,
"runJoinInnerRowsCommand unsupportedMediaType":t,"runJoinInnerRowsCommand unsupportedMediaType headers":n,"runJoinInnerRowsCommand tooManyRequests":t,"runJoinIn\
nerRowsCommand tooManyRequests headers":c,"runJoinInnerRowsCommand internalError":t,"runJoinInnerRowsCommand internalError headers":n,"runJoinInnerRowsCommand u\
navailable":t,"runJoinInnerRowsCommand unavailable headers":c,"listJoinOuterRows ok":P,"listJoinOuterRows ok headers":n,"listJoinOuterRows badRequest":t,"listJo\
inOuterRows badRequest headers":n,"listJoinOuterRows unauthorized":t,"listJoinOuterRows unauthorized headers":f,"listJoinOuterRows forbidden":t,"listJoinOuterRo\
ws forbidden headers":n,"listJoinOuterRows notFound":t,"listJoinOuterRows notFound headers":n,"listJoinOuterRows notAcceptable":t,"listJoinOuterRows notAcceptab\
le headers":n,"listJoinOuterRows conflict":t,"listJoinOuterRows conflict headers":n,"listJoinOuterRows tooManyRequests":t,"listJoinOuterRows tooManyRequests hea\
ders":c,"listJoinOuterRows internalError":t,"listJoinOuterRows internalError headers":n,"listJoinOuterRows unavailable":t,"listJoinOuterRows unavailable headers":c,
"runJoinOuterRowsCommand ok":q,"runJoinOuterRowsCommand ok headers":n,"runJoinOuterRowsCommand badRequest":t,"runJoinOuterRowsCommand badRequest headers":n,"run\
JoinOuterRowsCommand unauthorized":t,"runJoinOuterRowsCommand unauthorized headers":f,"runJoinOuterRowsCommand forbidden":t,"runJoinOuterRowsCommand forbidden h\
eaders":n,"runJoinOuterRowsCommand notFound":t,"runJoinOuterRowsCommand notFound headers":n,"runJoinOuterRowsCommand notAcceptable":t,"runJoinOuterRowsCommand n\
otAcceptable headers":n,"runJoinOuterRowsCommand conflict":t,"runJoinOuterRowsCommand conflict headers":n,"runJoinOuterRowsCommand contentTooLarge":t,"runJoinOu\
terRowsCommand contentTooLarge headers":n,"runJoinOuterRowsCommand unsupportedMediaType":t,"runJoinOuterRowsCommand unsupportedMediaType headers":n,"runJoinOute\
rRowsCommand tooManyRequests":t,"runJoinOuterRowsCommand tooManyRequests headers":c,"runJoinOuterRowsCommand internalError":t,"runJoinOuterRowsCommand internalE\
rror headers":n,"runJoinOuterRowsCommand unavailable":t,"runJoinOuterRowsCommand unavailable headers":c,"listJoinLeftOuterRows ok":P,"listJoinLeftOuterRows ok h\
eaders":n,"listJoinLeftOuterRows badRequest":t,"listJoinLeftOuterRows badRequest headers":n,"listJoinLeftOuterRows unauthorized":t,"listJoinLeftOuterRows unauth\
orized headers":f,"listJoinLeftOuterRows forbidden":t,"listJoinLeftOuterRows forbidden headers":n,"listJoinLeftOuterRows notFound":t,"listJoinLeftOuterRows notF\
ound headers":n,"listJoinLeftOuterRows notAcceptable":t,"listJoinLeftOuterRows notAcceptable headers":n,"listJoinLeftOuterRows conflict":t,"listJoinLeftOuterRow\
s conflict headers":n,"listJoinLeftOuterRows tooManyRequests":t,"listJoinLeftOuterRows tooManyRequests headers":c,"listJoinLeftOuterRows internalError":t,"listJ\
oinLeftOuterRows internalError headers":n,"listJoinLeftOuterRows unavailable":t,"listJoinLeftOuterRows unavailable headers":c,"runJoinLeftOuterRowsCommand ok":q,
"runJoinLeftOuterRowsCommand ok headers":n,"runJoinLeftOuterRowsCommand badRequest":t,"runJoinLeftOuterRowsCommand badRequest headers":n,"runJoinLeftOuterRowsCo\
mmand unauthorized":t,"runJoinLeftOuterRowsCommand unauthorized headers":f,"runJoinLeftOuterRowsCommand forbidden":t,"runJoinLeftOuterRowsCommand forbidden head\
ers":n,"runJoinLeftOuterRowsCommand notFound":t,"runJoinLeftOuterRowsCommand notFound headers":n,"runJoinLeftOuterRowsCommand notAcceptable":t,"runJoinLeftOuter\
RowsCommand notAcceptable headers":n,"runJoinLeftOuterRowsCommand conflict":t,"runJoinLeftOuterRowsCommand conflict headers":n,"runJoinLeftOuterRowsCommand cont\
entTooLarge":t,"runJoinLeftOuterRowsCommand contentTooLarge headers":n,"runJoinLeftOuterRowsCommand unsupportedMediaType":t,"runJoinLeftOuterRowsCommand unsuppo\
rtedMediaType headers":n,"runJoinLeftOuterRowsCommand tooManyRequests":t,"runJoinLeftOuterRowsCommand tooManyRequests headers":c,"runJoinLeftOuterRowsCommand in\
ternalError":t,"runJoinLeftOuterRowsCommand internalError headers":n,"runJoinLeftOuterRowsCommand unavailable":t,"runJoinLeftOuterRowsCommand unavailable header\
s":c,"listJoinRightOuterRows ok":P,"listJoinRightOuterRows ok headers":n,"listJoinRightOuterRows badRequest":t,"listJoinRightOuterRows badRequest headers":n,"li\
stJoinRightOuterRows unauthorized":t,"listJoinRightOuterRows unauthorized headers":f,"listJoinRightOuterRows forbidden":t,"listJoinRightOuterRows forbidden head\
ers":n,"listJoinRightOuterRows notFound":t,"listJoinRightOuterRows notFound headers":n,"listJoinRightOuterRows notAcceptable":t,"listJoinRightOuterRows notAccep\
table headers":n,"listJoinRightOuterRows conflict":t,"listJoinRightOuterRows conflict headers":n,"listJoinRightOuterRows tooManyRequests":t,"listJoinRightOuterR\
ows tooManyRequests headers":c,"listJoinRightOuterRows internalError":t,"listJoinRightOuterRows internalError headers":n,"listJoinRightOuterRows unavailable":t,
"listJoinRightOuterRows unavailable headers":c,"runJoinRightOuterRowsCommand ok":q,"runJoinRightOuterRowsCommand ok headers":n,"runJoinRightOuterRowsCommand bad\
Request":t,"runJoinRightOuterRowsCommand badRequest headers":n,"runJoinRightOuterRowsCommand unauthorized":t,"runJoinRightOuterRowsCommand unauthorized headers":f,
"runJoinRightOuterRowsCommand forbidden":t,"runJoinRightOuterRowsCommand forbidden headers":n,"runJoinRightOuterRowsCommand notFound":t,"runJoinRightOuterRowsCo\
mmand notFound headers":n,"runJoinRightOuterRowsCommand notAcceptable":t,"runJoinRightOuterRowsCommand notAcceptable headers":n,"runJoinRightOuterRowsCommand co\
nflict":t,"runJoinRightOuterRowsCommand conflict headers":n,"runJoinRightOuterRowsCommand contentTooLarge":t,"runJoinRightOuterRowsCommand contentTooLarge heade\
rs":n,"runJoinRightOuterRowsCommand unsupportedMediaType":t,"runJoinRightOuterRowsCommand unsupportedMediaType headers":n,"runJoinRightOuterRowsCommand tooManyR\
equests":t,"runJoinRightOuterRowsCommand tooManyRequests headers":c,"runJoinRightOuterRowsCommand internalError":t,"runJoinRightOuterRowsCommand internalError h\
eaders":n,"runJoinRightOuterRowsCommand unavailable":t,"runJoinRightOuterRowsCommand unavailable headers":c,"listJoinLeftNoMatchRows ok":P,"listJoinLeftNoMatchR\
ows ok headers":n,"listJoinLeftNoMatchRows badRequest":t,"listJoinLeftNoMatchRows badRequest headers":n,"listJoinLeftNoMatchRows unauthorized":t,"listJoinLeftNo\
MatchRows unauthorized headers":f,"listJoinLeftNoMatchRows forbidden":t,"listJoinLeftNoMatchRows forbidden headers":n,"listJoinLeftNoMatchRows notFound":t,"list\
JoinLeftNoMatchRows notFound headers":n,"listJoinLeftNoMatchRows notAcceptable":t,"listJoinLeftNoMatchRows notAcceptable headers":n,"listJoinLeftNoMatchRows con\
flict":t,"listJoinLeftNoMatchRows conflict headers":n,"listJoinLeftNoMatchRows tooManyRequests":t,"listJoinLeftNoMatchRows tooManyRequests headers":c,"listJoinL\
eftNoMatchRows internalError":t,"listJoinLeftNoMatchRows internalError headers":n,"listJoinLeftNoMatchRows unavailable":t,"listJoinLeftNoMatchRows unavailable h\
eaders":c,"runJoinLeftNoMatchRowsCommand ok":q,"runJoinLeftNoMatchRowsCommand ok headers":n,"runJoinLeftNoMatchRowsCommand badRequest":t,"runJoinLeftNoMatchRows\
Command badRequest headers":n,"runJoinLeftNoMatchRowsCommand unauthorized":t,"runJoinLeftNoMatchRowsCommand unauthorized headers":f,"runJoinLeftNoMatchRowsComma\
nd forbidden":t,"runJoinLeftNoMatchRowsCommand forbidden headers":n,"runJoinLeftNoMatchRowsCommand notFound":t,"runJoinLeftNoMatchRowsCommand notFound headers":n,
"runJoinLeftNoMatchRowsCommand notAcceptable":t,"runJoinLeftNoMatchRowsCommand notAcceptable headers":n,"runJoinLeftNoMatchRowsCommand conflict":t,"runJoinLeftN\
oMatchRowsCommand conflict headers":n,"runJoinLeftNoMatchRowsCommand contentTooLarge":t,"runJoinLeftNoMatchRowsCommand contentTooLarge headers":n,"runJoinLeftNo\
MatchRowsCommand unsupportedMediaType":t,"runJoinLeftNoMatchRowsCommand unsupportedMediaType headers":n,"runJoinLeftNoMatchRowsCommand tooManyRequests":t,"runJo\
inLeftNoMatchRowsCommand tooManyRequests headers":c,"runJoinLeftNoMatchRowsCommand internalError":t,"runJoinLeftNoMatchRowsCommand internalError headers":n,"run\
JoinLeftNoMatchRowsCommand unavailable":t,"runJoinLeftNoMatchRowsCommand unavailable headers":c,"listJoinRightNoMatchRows ok":P,"listJoinRightNoMatchRows ok hea\
ders":n,"listJoinRightNoMatchRows badRequest":t,"listJoinRightNoMatchRows badRequest headers":n,"listJoinRightNoMatchRows unauthorized":t,"listJoinRightNoMatchR\
ows unauthorized headers":f,"listJoinRightNoMatchRows forbidden":t,"listJoinRightNoMatchRows forbidden headers":n,"listJoinRightNoMatchRows notFound":t,"listJoi\
nRightNoMatchRows notFound headers":n,"listJoinRightNoMatchRows notAcceptable":t,"listJoinRightNoMatchRows notAcceptable headers":n,"listJoinRightNoMatchRows co\
nflict":t,"listJoinRightNoMatchRows conflict headers":n,"listJoinRightNoMatchRows tooManyRequests":t,"listJoinRightNoMatchRows tooManyRequests headers":c,"listJ\
oinRightNoMatchRows internalError":t,"listJoinRightNoMatchRows internalError headers":n,"listJoinRightNoMatchRows unavailable":t,"listJoinRightNoMatchRows unava\
ilable headers":c,"runJoinRightNoMatchRowsCommand ok":q,"runJoinRightNoMatchRowsCommand ok headers":n,"runJoinRightNoMatchRowsCommand badRequest":t,"runJoinRigh\
tNoMatchRowsCommand badRequest headers":n,"runJoinRightNoMatchRowsCommand unauthorized":t,"runJoinRightNoMatchRowsCommand unauthorized headers":f,"runJoinRightN\
oMatchRowsCommand forbidden":t,"runJoinRightNoMatchRowsCommand forbidden headers":n,"runJoinRightNoMatchRowsCommand notFound":t,"runJoinRightNoMatchRowsCommand \
notFound headers":n,"runJoinRightNoMatchRowsCommand notAcceptable":t,"runJoinRightNoMatchRowsCommand notAcceptable headers":n,"runJoinRightNoMatchRowsCommand co\
nflict":t,"runJoinRightNoMatchRowsCommand conflict headers":n,"runJoinRightNoMatchRowsCommand contentTooLarge":t,"runJoinRightNoMatchRowsCommand contentTooLarge\
 headers":n,"runJoinRightNoMatchRowsCommand unsupportedMediaType":t,"runJoinRightNoMatchRowsCommand unsupportedMediaType headers":n,"runJoinRightNoMatchRowsComm\
and tooManyRequests":t,"runJoinRightNoMatchRowsCommand tooManyRequests headers":c,"runJoinRightNoMatchRowsCommand internalError":t,"runJoinRightNoMatchRowsComma\
nd internalError headers":n,"runJoinRightNoMatchRowsCommand unavailable":t,"runJoinRightNoMatchRowsCommand unavailable headers":c,"listJoinMatchingValues ok":P,
"listJoinMatchingValues ok headers":n,"listJoinMatchingValues badRequest":t,"listJoinMatchingValues badRequest headers":n,"listJoinMatchingValues unauthorized":t,
"listJoinMatchingValues unauthorized headers":f,"listJoinMatchingValues forbidden":t,"listJoinMatchingValues forbidden headers":n,"listJoinMatchingValues notFou\
nd":t,"listJoinMatchingValues notFound headers":n,"listJoinMatchingValues notAcceptable":t,"listJoinMatchingValues notAcceptable headers":n,"listJoinMatchingVal\
ues conflict":t,"listJoinMatchingValues conflict headers":n,"listJoinMatchingValues tooManyRequests":t,"listJoinMatchingValues tooManyRequests headers":c,"listJ\
oinMatchingValues internalError":t,"listJoinMatchingValues internalError headers":n,"listJoinMatchingValues unavailable":t,"listJoinMatchingValues unavailable h\
eaders":c,"runJoinMatchingValuesCommand ok":q,"runJoinMatchingValuesCommand ok headers":n,"runJoinMatchingValuesCommand badRequest":t,"runJoinMatchingValuesComm\
and badRequest headers":n,"runJoinMatchingValuesCommand unauthorized":t,"runJoinMatchingValuesCommand unauthorized headers":f,"runJoinMatchingValuesCommand forb\
idden":t,"runJoinMatchingValuesCommand forbidden headers":n,"runJoinMatchingValuesCommand notFound":t,"runJoinMatchingValuesCommand notFound headers":n,"runJoin\
MatchingValuesCommand notAcceptable":t,"runJoinMatchingValuesCommand notAcceptable headers":n,"runJoinMatchingValuesCommand conflict":t,"runJoinMatchingValuesCo\
mmand conflict headers":n,"runJoinMatchingValuesCommand contentTooLarge":t,"runJoinMatchingValuesCommand contentTooLarge headers":n,"runJoinMatchingValuesComman\
d unsupportedMediaType":t,"runJoinMatchingValuesCommand unsupportedMediaType headers":n,"runJoinMatchingValuesCommand tooManyRequests":t,"runJoinMatchingValuesC\
ommand tooManyRequests headers":c,"runJoinMatchingValuesCommand internalError":t,"runJoinMatchingValuesCommand internalError headers":n,"runJoinMatchingValuesCo\
mmand unavailable":t,"runJoinMatchingValuesCommand unavailable headers":c,"listJoinLeftNoMatchValues ok":P,"listJoinLeftNoMatchValues ok headers":n,"listJoinLef\
tNoMatchValues badRequest":t,"listJoinLeftNoMatchValues badRequest headers":n,"listJoinLeftNoMatchValues unauthorized":t,"listJoinLeftNoMatchValues unauthorized\
 headers":f,"listJoinLeftNoMatchValues forbidden":t,"listJoinLeftNoMatchValues forbidden headers":n,"listJoinLeftNoMatchValues notFound":t,"listJoinLeftNoMatchV\
alues notFound headers":n,"listJoinLeftNoMatchValues notAcceptable":t,"listJoinLeftNoMatchValues notAcceptable headers":n,"listJoinLeftNoMatchValues conflict":t,
"listJoinLeftNoMatchValues conflict headers":n,"listJoinLeftNoMatchValues tooManyRequests":t,"listJoinLeftNoMatchValues tooManyRequests headers":c,"listJoinLeft\
NoMatchValues internalError":t,"listJoinLeftNoMatchValues internalError headers":n,"listJoinLeftNoMatchValues unavailable":t,"listJoinLeftNoMatchValues unavaila\
ble headers":c,"runJoinLeftNoMatchValuesCommand ok":q,"runJoinLeftNoMatchValuesCommand ok headers":n,"runJoinLeftNoMatchValuesCommand badRequest":t,"runJoinLeft\
NoMatchValuesCommand badRequest headers":n,"runJoinLeftNoMatchValuesCommand unauthorized":t,"runJoinLeftNoMatchValuesCommand unauthorized headers":f,"runJoinLef\
tNoMatchValuesCommand forbidden":t,"runJoinLeftNoMatchValuesCommand forbidden headers":n,"runJoinLeftNoMatchValuesCommand notFound":t,"runJoinLeftNoMatchValuesC\
ommand notFound headers":n,"runJoinLeftNoMatchValuesCommand notAcceptable":t,"runJoinLeftNoMatchValuesCommand notAcceptable headers":n,"runJoinLeftNoMatchValues\
Command conflict":t,"runJoinLeftNoMatchValuesCommand conflict headers":n,"runJoinLeftNoMatchValuesCommand contentTooLarge":t,"runJoinLeftNoMatchValuesCommand co\
ntentTooLarge headers":n,"runJoinLeftNoMatchValuesCommand unsupportedMediaType":t,"runJoinLeftNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinLeftN\
oMatchValuesCommand tooManyRequests":t,"runJoinLeftNoMatchValuesCommand tooManyRequests headers":c,"runJoinLeftNoMatchValuesCommand internalError":t,"runJoinLef\
tNoMatchValuesCommand internalError headers":n,"runJoinLeftNoMatchValuesCommand unavailable":t,"runJoinLeftNoMatchValuesCommand unavailable headers":c,"listJoin\
RightNoMatchValues ok":P,"listJoinRightNoMatchValues ok headers":n,"listJoinRightNoMatchValues badRequest":t,"listJoinRightNoMatchValues badRequest headers":n,"\
listJoinRightNoMatchValues unauthorized":t,"listJoinRightNoMatchValues unauthorized headers":f,"listJoinRightNoMatchValues forbidden":t,"listJoinRightNoMatchVal\
ues forbidden headers":n,"listJoinRightNoMatchValues notFound":t,"listJoinRightNoMatchValues notFound headers":n,"listJoinRightNoMatchValues notAcceptable":t,"l\
istJoinRightNoMatchValues notAcceptable headers":n,"listJoinRightNoMatchValues conflict":t,"listJoinRightNoMatchValues conflict headers":n,"listJoinRightNoMatch\
Values tooManyRequests":t,"listJoinRightNoMatchValues tooManyRequests headers":c,"listJoinRightNoMatchValues internalError":t,"listJoinRightNoMatchValues intern\
alError headers":n,"listJoinRightNoMatchValues unavailable":t,"listJoinRightNoMatchValues unavailable headers":c,"runJoinRightNoMatchValuesCommand ok":q,"runJoi\
nRightNoMatchValuesCommand ok headers":n,"runJoinRightNoMatchValuesCommand badRequest":t,"runJoinRightNoMatchValuesCommand badRequest headers":n,"runJoinRightNo\
MatchValuesCommand unauthorized":t,"runJoinRightNoMatchValuesCommand unauthorized headers":f,"runJoinRightNoMatchValuesCommand forbidden":t,"runJoinRightNoMatch\
ValuesCommand forbidden headers":n,"runJoinRightNoMatchValuesCommand notFound":t,"runJoinRightNoMatchValuesCommand notFound headers":n,"runJoinRightNoMatchValue\
sCommand notAcceptable":t,"runJoinRightNoMatchValuesCommand notAcceptable headers":n,"runJoinRightNoMatchValuesCommand conflict":t,"runJoinRightNoMatchValuesCom\
mand conflict headers":n,"runJoinRightNoMatchValuesCommand contentTooLarge":t,"runJoinRightNoMatchValuesCommand contentTooLarge headers":n,"runJoinRightNoMatchV\
aluesCommand unsupportedMediaType":t,"runJoinRightNoMatchValuesCommand unsupportedMediaType headers":n,"runJoinRightNoMatchValuesCommand tooManyRequests":t,"run\
JoinRightNoMatchValuesCommand tooManyRequests headers":c,"runJoinRightNoMatchValuesCommand internalError":t,"runJoinRightNoMatchValuesCommand internalError head\
ers":n,"runJoinRightNoMatchValuesCommand unavailable":t,"runJoinRightNoMatchValuesCommand unavailable headers":c,"listKeywords ok":P,"listKeywords ok headers":n,
"listKeywords badRequest":t,"listKeywords badRequest headers":n,"listKeywords unauthorized":t,"listKeywords unauthorized headers":f,"listKeywords forbidden":t,"\
listKeywords forbidden headers":n,"listKeywords notFound":t,"listKeywords notFound headers":n,"listKeywords notAcceptable":t,"listKeywords notAcceptable headers":n,
"listKeywords tooManyRequests":t,"listKeywords tooManyRequests headers":c,"listKeywords internalError":t,"listKeywords internalError headers":n,"listKeywords un\
available":t,"listKeywords unavailable headers":c,"runKeywordsCommand ok":Es,"runKeywordsCommand ok headers":n,"runKeywordsCommand badRequest":t,"runKeywordsCom\
mand badRequest headers":n,"runKeywordsCommand unauthorized":t,"runKeywordsCommand unauthorized headers":f,"runKeywordsCommand forbidden":t,"runKeywordsCommand \
forbidden headers":n,"runKeywordsCommand notFound":t,"runKeywordsCommand notFound headers":n,"runKeywordsCommand notAcceptable":t,"runKeywordsCommand notAccepta\
ble headers":n,"runKeywordsCommand conflict":t,"runKeywordsCommand conflict headers":n,"runKeywordsCommand contentTooLarge":t,"runKeywordsCommand contentTooLarg\
e headers":n,"runKeywordsCommand unsupportedMediaType":t,"runKeywordsCommand unsupportedMediaType headers":n,"runKeywordsCommand tooManyRequests":t,"runKeywords\
Command tooManyRequests headers":c,"runKeywordsCommand internalError":t,"runKeywordsCommand internalError headers":n,"runKeywordsCommand unavailable":t,"runKeyw\
ordsCommand unavailable headers":c,"deleteKeywordCategory noContent headers":n,"deleteKeywordCategory badRequest":t,"deleteKeywordCategory badRequest headers":n,
"deleteKeywordCategory unauthorized":t,"deleteKeywordCategory unauthorized headers":f,"deleteKeywordCategory forbidden":t,"deleteKeywordCategory forbidden heade\
rs":n,"deleteKeywordCategory notFound":t,"deleteKeywordCategory notFound headers":n,"deleteKeywordCategory conflict":t,"deleteKeywordCategory conflict headers":n,
"deleteKeywordCategory tooManyRequests":t,"deleteKeywordCategory tooManyRequests headers":c,"deleteKeywordCategory internalError":t,"deleteKeywordCategory inter\
nalError headers":n,"deleteKeywordCategory unavailable":t,"deleteKeywordCategory unavailable headers":c,"deleteKeyword noContent headers":n,"deleteKeyword badRe\
quest":t,"deleteKeyword badRequest headers":n,"deleteKeyword unauthorized":t,"deleteKeyword unauthorized headers":f,"deleteKeyword forbidden":t,"deleteKeyword f\
orbidden headers":n,"deleteKeyword notFound":t,"deleteKeyword notFound headers":n,"deleteKeyword conflict":t,"deleteKeyword conflict headers":n,"deleteKeyword t\
ooManyRequests":t,"deleteKeyword tooManyRequests headers":c,"deleteKeyword internalError":t,"deleteKeyword internalError headers":n,"deleteKeyword unavailable":t,
"deleteKeyword unavailable headers":c,"listRuleFolders ok":P,"listRuleFolders ok headers":n,"listRuleFolders badRequest":t,"listRuleFolders badRequest headers":n,
"listRuleFolders unauthorized":t,"listRuleFolders unauthorized headers":f,"listRuleFolders forbidden":t,"listRuleFolders forbidden headers":n,"listRuleFolders n\
otFound":t,"listRuleFolders notFound headers":n,"listRuleFolders notAcceptable":t,"listRuleFolders notAcceptable headers":n,"listRuleFolders tooManyRequests":t,
"listRuleFolders tooManyRequests headers":c,"listRuleFolders internalError":t,"listRuleFolders internalError headers":n,"listRuleFolders unavailable":t,"listRul\
eFolders unavailable headers":c,"runRuleFoldersCommand ok":q,"runRuleFoldersCommand ok headers":n,"runRuleFoldersCommand noContent headers":Ls,"runRuleFoldersCo\
mmand badRequest":t,"runRuleFoldersCommand badRequest headers":n,"runRuleFoldersCommand unauthorized":t,"runRuleFoldersCommand unauthorized headers":f,"runRuleF\
oldersCommand forbidden":t,"runRuleFoldersCommand forbidden headers":n,"runRuleFoldersCommand notFound":t,"runRuleFoldersCommand notFound headers":n,"runRuleFol\
dersCommand notAcceptable":t,"runRuleFoldersCommand notAcceptable headers":n,"runRuleFoldersCommand conflict":t,"runRuleFoldersCommand conflict headers":n,"runR\
uleFoldersCommand contentTooLarge":t,"runRuleFoldersCommand contentTooLarge headers":n,"runRuleFoldersCommand unsupportedMediaType":t,"runRuleFoldersCommand uns\
upportedMediaType headers":n,"runRuleFoldersCommand tooManyRequests":t,"runRuleFoldersCommand tooManyRequests headers":c,"runRuleFoldersCommand internalError":t,
"runRuleFoldersCommand internalError headers":n,"runRuleFoldersCommand unavailable":t,"runRuleFoldersCommand unavailable headers":c,"getRuleFolder ok":P,"getRul\
eFolder ok headers":n,"getRuleFolder badRequest":t,"getRuleFolder badRequest headers":n,"getRuleFolder unauthorized":t,"getRuleFolder unauthorized headers":f,"g\
etRuleFolder forbidden":t,"getRuleFolder forbidden headers":n,"getRuleFolder notFound":t,"getRuleFolder notFound headers":n,"getRuleFolder notAcceptable":t,"get\
RuleFolder notAcceptable headers":n,"getRuleFolder tooManyRequests":t,"getRuleFolder tooManyRequests headers":c,"getRuleFolder internalError":t,"getRuleFolder i\
nternalError headers":n,"getRuleFolder unavailable":t,"getRuleFolder unavailable headers":c,"runRuleFolderCommand ok":x,"runRuleFolderCommand ok headers":n,"run\
RuleFolderCommand badRequest":t,"runRuleFolderCommand badRequest headers":n,"runRuleFolderCommand unauthorized":t,"runRuleFolderCommand unauthorized headers":f,
"runRuleFolderCommand forbidden":t,"runRuleFolderCommand forbidden headers":n,"runRuleFolderCommand notFound":t,"runRuleFolderCommand notFound headers":n,"runRu\
leFolderCommand notAcceptable":t,"runRuleFolderCommand notAcceptable headers":n,"runRuleFolderCommand conflict":t,"runRuleFolderCommand conflict headers":n,"run\
RuleFolderCommand contentTooLarge":t,"runRuleFolderCommand contentTooLarge headers":n,"runRuleFolderCommand unsupportedMediaType":t,"runRuleFolderCommand unsupp\
ortedMediaType headers":n,"runRuleFolderCommand tooManyRequests":t,"runRuleFolderCommand tooManyRequests headers":c,"runRuleFolderCommand internalError":t,"runR\
uleFolderCommand internalError headers":n,"runRuleFolderCommand unavailable":t,"runRuleFolderCommand unavailable headers":c,"deleteRuleFolder noContent headers":n,
"deleteRuleFolder badRequest":t,"deleteRuleFolder badRequest headers":n,"deleteRuleFolder unauthorized":t,"deleteRuleFolder unauthorized headers":f,"deleteRuleF\
older forbidden":t,"deleteRuleFolder forbidden headers":n,"deleteRuleFolder notFound":t,"deleteRuleFolder notFound headers":n,"deleteRuleFolder conflict":t,"del\
eteRuleFolder conflict headers":n,"deleteRuleFolder tooManyRequests":t,"deleteRuleFolder tooManyRequests headers":c,"deleteRuleFolder internalError":t,"deleteRu\
leFolder internalError headers":n,"deleteRuleFolder unavailable":t,"deleteRuleFolder unavailable headers":c,"listRuleFolderRules ok":P,"listRuleFolderRules ok h\
eaders":n,"listRuleFolderRules badRequest":t,"listRuleFolderRules badRequest headers":n,"listRuleFolderRules unauthorized":t,"listRuleFolderRules unauthorized h\
eaders":f,"listRuleFolderRules forbidden":t,"listRuleFolderRules forbidden headers":n,"listRuleFolderRules notFound":t,"listRuleFolderRules notFound headers":n,
"listRuleFolderRules notAcceptable":t,"listRuleFolderRules notAcceptable headers":n,"listRuleFolderRules tooManyRequests":t,"listRuleFolderRules tooManyRequests\
 headers":c,"listRuleFolderRules internalError":t,"listRuleFolderRules internalError headers":n,"listRuleFolderRules unavailable":t,"listRuleFolderRules unavail\
able headers":c,"runRuleFolderRulesCommand ok":ot,"runRuleFolderRulesCommand ok headers":n,"runRuleFolderRulesCommand badRequest":t,"runRuleFolderRulesCommand b\
adRequest headers":n,"runRuleFolderRulesCommand unauthorized":t,"runRuleFolderRulesCommand unauthorized headers":f,"runRuleFolderRulesCommand forbidden":t,"runR\
uleFolderRulesCommand forbidden headers":n,"runRuleFolderRulesCommand notFound":t,"runRuleFolderRulesCommand notFound headers":n,"runRuleFolderRulesCommand notA\
cceptable":t,"runRuleFolderRulesCommand notAcceptable headers":n,"runRuleFolderRulesCommand conflict":t,"runRuleFolderRulesCommand conflict headers":n,"runRuleF\
olderRulesCommand contentTooLarge":t,"runRuleFolderRulesCommand contentTooLarge headers":n,"runRuleFolderRulesCommand unsupportedMediaType":t,"runRuleFolderRule\
sCommand unsupportedMediaType headers":n,"runRuleFolderRulesCommand tooManyRequests":t,"runRuleFolderRulesCommand tooManyRequests headers":c,"runRuleFolderRules\
Command internalError":t,"runRuleFolderRulesCommand internalError headers":n,"runRuleFolderRulesCommand unavailable":t,"runRuleFolderRulesCommand unavailable he\
aders":c,"listRuleFolderResults ok":P,"listRuleFolderResults ok headers":n,"listRuleFolderResults badRequest":t,"listRuleFolderResults badRequest headers":n,"li\
stRuleFolderResults unauthorized":t,"listRuleFolderResults unauthorized headers":f,"listRuleFolderResults forbidden":t,"listRuleFolderResults forbidden headers":n,
"listRuleFolderResults notFound":t,"listRuleFolderResults notFound headers":n,"listRuleFolderResults notAcceptable":t,"listRuleFolderResults notAcceptable heade\
rs":n,"listRuleFolderResults tooManyRequests":t,"listRuleFolderResults tooManyRequests headers":c,"listRuleFolderResults internalError":t,"listRuleFolderResults\
 internalError headers":n,"listRuleFolderResults unavailable":t,"listRuleFolderResults unavailable headers":c,"runRuleFolderResultsCommand ok":q,"runRuleFolderR\
esultsCommand ok headers":n,"runRuleFolderResultsCommand badRequest":t,"runRuleFolderResultsCommand badRequest headers":n,"runRuleFolderResultsCommand unauthori\
zed":t,"runRuleFolderResultsCommand unauthorized headers":f,"runRuleFolderResultsCommand forbidden":t,"runRuleFolderResultsCommand forbidden headers":n,"runRule\
FolderResultsCommand notFound":t,"runRuleFolderResultsCommand notFound headers":n,"runRuleFolderResultsCommand notAcceptable":t,"runRuleFolderResultsCommand not\
Acceptable headers":n,"runRuleFolderResultsCommand contentTooLarge":t,"runRuleFolderResultsCommand contentTooLarge headers":n,"runRuleFolderResultsCommand unsup\
portedMediaType":t,"runRuleFolderResultsCommand unsupportedMediaType headers":n,"runRuleFolderResultsCommand tooManyRequests":t,"runRuleFolderResultsCommand too\
ManyRequests headers":c,"runRuleFolderResultsCommand internalError":t,"runRuleFolderResultsCommand internalError headers":n,"runRuleFolderResultsCommand unavail\
able":t,"runRuleFolderResultsCommand unavailable headers":c,"listLoaderConnections ok":P,"listLoaderConnections ok headers":n,"listLoaderConnections badRequest":t,
"listLoaderConnections badRequest headers":n,"listLoaderConnections unauthorized":t,"listLoaderConnections unauthorized headers":f,"listLoaderConnections forbid\
den":t,"listLoaderConnections forbidden headers":n,"listLoaderConnections notFound":t,"listLoaderConnections notFound headers":n,"listLoaderConnections notAccep\
table":t,"listLoaderConnections notAcceptable headers":n,"listLoaderConnections tooManyRequests":t,"listLoaderConnections tooManyRequests headers":c,"listLoader\
Connections internalError":t,"listLoaderConnections internalError headers":n,"listLoaderConnections unavailable":t,"listLoaderConnections unavailable headers":c,
"runLoaderConnectionsCommand ok":Ms,"runLoaderConnectionsCommand ok headers":n,"runLoaderConnectionsCommand badRequest":t,"runLoaderConnectionsCommand badReques\
t headers":n,"runLoaderConnectionsCommand unauthorized":t,"runLoaderConnectionsCommand unauthorized headers":f,"runLoaderConnectionsCommand forbidden":t,"runLoa\
derConnectionsCommand forbidden headers":n,"runLoaderConnectionsCommand notFound":t,"runLoaderConnectionsCommand notFound headers":n,"runLoaderConnectionsComman\
d notAcceptable":t,"runLoaderConnectionsCommand notAcceptable headers":n,"runLoaderConnectionsCommand conflict":t,"runLoaderConnectionsCommand conflict headers":n,
"runLoaderConnectionsCommand contentTooLarge":t,"runLoaderConnectionsCommand contentTooLarge headers":n,"runLoaderConnectionsCommand unsupportedMediaType":t,"ru\
nLoaderConnectionsCommand unsupportedMediaType headers":n,"runLoaderConnectionsCommand tooManyRequests":t,"runLoaderConnectionsCommand tooManyRequests headers":c,
"runLoaderConnectionsCommand internalError":t,"runLoaderConnectionsCommand internalError headers":n,"runLoaderConnectionsCommand unavailable":t,"runLoaderConnec\
tionsCommand unavailable headers":c,"getLoaderConnection ok":P,"getLoaderConnection ok headers":n,"getLoaderConnection badRequest":t,"getLoaderConnection badReq\
uest headers":n,"getLoaderConnection unauthorized":t,"getLoaderConnection unauthorized headers":f,"getLoaderConnection forbidden":t,"getLoaderConnection forbidd\
en headers":n,"getLoaderConnection notFound":t,"getLoaderConnection notFound headers":n,"getLoaderConnection notAcceptable":t,"getLoaderConnection notAcceptable\
 headers":n,"getLoaderConnection tooManyRequests":t,"getLoaderConnection tooManyRequests headers":c,"getLoaderConnection internalError":t,"getLoaderConnection i\
nternalError headers":n,"getLoaderConnection unavailable":t,"getLoaderConnection unavailable headers":c,"runLoaderConnectionCommand ok":Fs,"runLoaderConnectionC\
ommand ok headers":n,"runLoaderConnectionCommand badRequest":t,"runLoaderConnectionCommand badRequest headers":n,"runLoaderConnectionCommand unauthorized":t,"ru\
nLoaderConnectionCommand unauthorized headers":f,"runLoaderConnectionCommand forbidden":t,"runLoaderConnectionCommand forbidden headers":n,"runLoaderConnectionC\
ommand notFound":t,"runLoaderConnectionCommand notFound headers":n,"runLoaderConnectionCommand notAcceptable":t,"runLoaderConnectionCommand notAcceptable header\
s":n,"runLoaderConnectionCommand conflict":t,"runLoaderConnectionCommand conflict headers":n,"runLoaderConnectionCommand contentTooLarge":t,"runLoaderConnection\
Command contentTooLarge headers":n,"runLoaderConnectionCommand unsupportedMediaType":t,"runLoaderConnectionCommand unsupportedMediaType headers":n,"runLoaderCon\
nectionCommand tooManyRequests":t,"runLoaderConnectionCommand tooManyRequests headers":c,"runLoaderConnectionCommand internalError":t,"runLoaderConnectionComman\
d internalError headers":n,"runLoaderConnectionCommand unavailable":t,"runLoaderConnectionCommand unavailable headers":c,"deleteLoaderConnection noContent heade\
rs":n,"deleteLoaderConnection badRequest":t,"deleteLoaderConnection badRequest headers":n,"deleteLoaderConnection unauthorized":t,"deleteLoaderConnection unauth\
orized headers":f,"deleteLoaderConnection forbidden":t,"deleteLoaderConnection forbidden headers":n,"deleteLoaderConnection notFound":t,"deleteLoaderConnection \
notFound headers":n,"deleteLoaderConnection conflict":t,"deleteLoaderConnection conflict headers":n,"deleteLoaderConnection tooManyRequests":t,"deleteLoaderConn\
ection tooManyRequests headers":c,"deleteLoaderConnection internalError":t,"deleteLoaderConnection internalError headers":n,"deleteLoaderConnection unavailable":t,
"deleteLoaderConnection unavailable headers":c,"listDatasources ok":P,"listDatasources ok headers":n,"listDatasources badRequest":t,"listDatasources badRequest \
headers":n,"listDatasources unauthorized":t,"listDatasources unauthorized headers":f,"listDatasources forbidden":t,"listDatasources forbidden headers":n,"listDa\
tasources notFound":t,"listDatasources notFound headers":n,"listDatasources notAcceptable":t,"listDatasources notAcceptable headers":n,"listDatasources conflict":t,
"listDatasources conflict headers":n,"listDatasources tooManyRequests":t,"listDatasources tooManyRequests headers":c,"listDatasources internalError":t,"listData\
sources internalError headers":n,"listDatasources unavailable":t,"listDatasources unavailable headers":c,"runDatasourcesCommand ok":P,"runDatasourcesCommand ok \
headers":n,"runDatasourcesCommand badRequest":t,"runDatasourcesCommand badRequest headers":n,"runDatasourcesCommand unauthorized":t,"runDatasourcesCommand unaut\
horized headers":f,"runDatasourcesCommand forbidden":t,"runDatasourcesCommand forbidden headers":n,"runDatasourcesCommand notFound":t,"runDatasourcesCommand not\
Found headers":n,"runDatasourcesCommand notAcceptable":t,"runDatasourcesCommand notAcceptable headers":n,"runDatasourcesCommand conflict":t,"runDatasourcesComma\
nd conflict headers":n,"runDatasourcesCommand contentTooLarge":t,"runDatasourcesCommand contentTooLarge headers":n,"runDatasourcesCommand unsupportedMediaType":t,
"runDatasourcesCommand unsupportedMediaType headers":n,"runDatasourcesCommand tooManyRequests":t,"runDatasourcesCommand tooManyRequests headers":c,"runDatasourc\
esCommand internalError":t,"runDatasourcesCommand internalError headers":n,"runDatasourcesCommand unavailable":t,"runDatasourcesCommand unavailable headers":c,"\
listDataschemas ok":P,"listDataschemas ok headers":n,"listDataschemas badRequest":t,"listDataschemas badRequest headers":n,"listDataschemas unauthorized":t,"lis\
tDataschemas unauthorized headers":f,"listDataschemas forbidden":t,"listDataschemas forbidden headers":n,"listDataschemas notFound":t,"listDataschemas notFound \
headers":n,"listDataschemas notAcceptable":t,"listDataschemas notAcceptable headers":n,"listDataschemas conflict":t,"listDataschemas conflict headers":n,"listDa\
taschemas tooManyRequests":t,"listDataschemas tooManyRequests headers":c,"listDataschemas internalError":t,"listDataschemas internalError headers":n,"listDatasc\
hemas unavailable":t,"listDataschemas unavailable headers":c,"runDataschemasCommand ok":P,"runDataschemasCommand ok headers":n,"runDataschemasCommand noContent \
headers":n,"runDataschemasCommand badRequest":t,"runDataschemasCommand badRequest headers":n,"runDataschemasCommand unauthorized":t,"runDataschemasCommand unaut\
horized headers":f,"runDataschemasCommand forbidden":t,"runDataschemasCommand forbidden headers":n,"runDataschemasCommand notFound":t,"runDataschemasCommand not\
Found headers":n,"runDataschemasCommand notAcceptable":t,"runDataschemasCommand notAcceptable headers":n,"runDataschemasCommand conflict":t,"runDataschemasComma\
nd conflict headers":n,"runDataschemasCommand contentTooLarge":t,"runDataschemasCommand contentTooLarge headers":n,"runDataschemasCommand unsupportedMediaType":t,
"runDataschemasCommand unsupportedMediaType headers":n,"runDataschemasCommand tooManyRequests":t,"runDataschemasCommand tooManyRequests headers":c,"runDataschem\
asCommand internalError":t,"runDataschemasCommand internalError headers":n,"runDataschemasCommand unavailable":t,"runDataschemasCommand unavailable headers":c,"\
listConnectionEncodings ok":Ns,"listConnectionEncodings ok headers":n,"listConnectionEncodings badRequest":t,"listConnectionEncodings badRequest headers":n,"lis\
tConnectionEncodings unauthorized":t,"listConnectionEncodings unauthorized headers":f,"listConnectionEncodings forbidden":t,"listConnectionEncodings forbidden h\
eaders":n,"listConnectionEncodings notFound":t,"listConnectionEncodings notFound headers":n,"listConnectionEncodings notAcceptable":t,"listConnectionEncodings n\
otAcceptable headers":n,"listConnectionEncodings tooManyRequests":t,"listConnectionEncodings tooManyRequests headers":c,"listConnectionEncodings internalError":t,
"listConnectionEncodings internalError headers":n,"listConnectionEncodings notImplemented":t,"listConnectionEncodings notImplemented headers":n,"listConnectionE\
ncodings unavailable":t,"listConnectionEncodings unavailable headers":c,"listLoaderConnectionTypes ok":Js,"listLoaderConnectionTypes ok headers":n,"listLoaderCo\
nnectionTypes badRequest":t,"listLoaderConnectionTypes badRequest headers":n,"listLoaderConnectionTypes unauthorized":t,"listLoaderConnectionTypes unauthorized \
headers":f,"listLoaderConnectionTypes notAcceptable":t,"listLoaderConnectionTypes notAcceptable headers":n,"listLoaderConnectionTypes tooManyRequests":t,"listLo\
aderConnectionTypes tooManyRequests headers":c,"listLoaderConnectionTypes internalError":t,"listLoaderConnectionTypes internalError headers":n,"listLoaderConnec\
tionTypes unavailable":t,"listLoaderConnectionTypes unavailable headers":c,"listWebhooks ok":P,"listWebhooks ok headers":n,"listWebhooks badRequest":t,"listWebh\
ooks badRequest headers":n,"listWebhooks unauthorized":t,"listWebhooks unauthorized headers":f,"listWebhooks forbidden":t,"listWebhooks forbidden headers":n,"li\
stWebhooks notFound":t,"listWebhooks notFound headers":n,"listWebhooks notAcceptable":t,"listWebhooks notAcceptable headers":n,"listWebhooks tooManyRequests":t,
"listWebhooks tooManyRequests headers":c,"listWebhooks internalError":t,"listWebhooks internalError headers":n,"listWebhooks unavailable":t,"listWebhooks unavai\
lable headers":c,"runWebhooksCommand ok":xs,"runWebhooksCommand ok headers":n,"runWebhooksCommand badRequest":t,"runWebhooksCommand badRequest headers":n,"runWe\
bhooksCommand unauthorized":t,"runWebhooksCommand unauthorized headers":f,"runWebhooksCommand forbidden":t,"runWebhooksCommand forbidden headers":n,"runWebhooks\
Command notFound":t,"runWebhooksCommand notFound headers":n,"runWebhooksCommand notAcceptable":t,"runWebhooksCommand notAcceptable headers":n,"runWebhooksComman\
d conflict":t,"runWebhooksCommand conflict headers":n,"runWebhooksCommand contentTooLarge":t,"runWebhooksCommand contentTooLarge headers":n,"runWebhooksCommand \
unsupportedMediaType":t,"runWebhooksCommand unsupportedMediaType headers":n,"runWebhooksCommand tooManyRequests":t,"runWebhooksCommand tooManyRequests headers":c,
"runWebhooksCommand internalError":t,"runWebhooksCommand internalError headers":n,"runWebhooksCommand unavailable":t,"runWebhooksCommand unavailable headers":c,
"deleteWebhook noContent headers":n,"deleteWebhook badRequest":t,"deleteWebhook badRequest headers":n,"deleteWebhook unauthorized":t,"deleteWebhook unauthorized\
 headers":f,"deleteWebhook forbidden":t,"deleteWebhook forbidden headers":n,"deleteWebhook notFound":t,"deleteWebhook notFound headers":n,"deleteWebhook tooMany\
Requests":t,"deleteWebhook tooManyRequests headers":c,"deleteWebhook internalError":t,"deleteWebhook internalError headers":n,"deleteWebhook unavailable":t,"del\
eteWebhook unavailable headers":c,"listJobs ok":yt,"listJobs ok headers":n,"listJobs badRequest":t,"listJobs badRequest headers":n,"listJobs unauthorized":t,"li\
stJobs unauthorized headers":f,"listJobs forbidden":t,"listJobs forbidden headers":n,"listJobs notFound":t,"listJobs notFound headers":n,"listJobs notAcceptable":t,
"listJobs notAcceptable headers":n,"listJobs tooManyRequests":t,"listJobs tooManyRequests headers":c,"listJobs internalError":t,"listJobs internalError headers":n,
"listJobs unavailable":t,"listJobs unavailable headers":c,"runSchedulerCommand ok":js,"runSchedulerCommand ok headers":n,"runSchedulerCommand badRequest":t,"run\
SchedulerCommand badRequest headers":n,"runSchedulerCommand unauthorized":t,"runSchedulerCommand unauthorized headers":f,"runSchedulerCommand forbidden":t,"runS\
chedulerCommand forbidden headers":n,"runSchedulerCommand notFound":t,"runSchedulerCommand notFound headers":n,"runSchedulerCommand notAcceptable":t,"runSchedul\
erCommand notAcceptable headers":n,"runSchedulerCommand contentTooLarge":t,"runSchedulerCommand contentTooLarge headers":n,"runSchedulerCommand unsupportedMedia\
Type":t,"runSchedulerCommand unsupportedMediaType headers":n,"runSchedulerCommand tooManyRequests":t,"runSchedulerCommand tooManyRequests headers":c,"runSchedul\
erCommand internalError":t,"runSchedulerCommand internalError headers":n,"runSchedulerCommand unavailable":t,"runSchedulerCommand unavailable headers":c,"getJob\
 ok":yt,"getJob ok headers":n,"getJob okEventStream":zs,"getJob okEventStream headers":n,"getJob badRequest":t,"getJob badRequest headers":n,"getJob unauthorize\
d":t,"getJob unauthorized headers":f,"getJob forbidden":t,"getJob forbidden headers":n,"getJob notFound":t,"getJob notFound headers":n,"getJob notAcceptable":t,
"getJob notAcceptable headers":n,"getJob tooManyRequests":t,"getJob tooManyRequests headers":c,"getJob internalError":t,"getJob internalError headers":n,"getJob\
 unavailable":t,"getJob unavailable headers":c,"runJobCommand ok":x,"runJobCommand ok headers":n,"runJobCommand badRequest":t,"runJobCommand badRequest headers":n,
"runJobCommand unauthorized":t,"runJobCommand unauthorized headers":f,"runJobCommand forbidden":t,"runJobCommand forbidden headers":n,"runJobCommand notFound":t,
"runJobCommand notFound headers":n,"runJobCommand notAcceptable":t,"runJobCommand notAcceptable headers":n,"runJobCommand conflict":t,"runJobCommand conflict he\
aders":n,"runJobCommand contentTooLarge":t,"runJobCommand contentTooLarge headers":n,"runJobCommand unsupportedMediaType":t,"runJobCommand unsupportedMediaType \
headers":n,"runJobCommand tooManyRequests":t,"runJobCommand tooManyRequests headers":c,"runJobCommand internalError":t,"runJobCommand internalError headers":n,"\
runJobCommand unavailable":t,"runJobCommand unavailable headers":c};export{Os as validators};
